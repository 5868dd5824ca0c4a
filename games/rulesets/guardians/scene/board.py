"""The archipelago as it is drawn: tiles by half columns and rows, in the order in which one reads."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec.structs import replace

from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.archipelago import Archipelago, neighbours
from games.rulesets.guardians.components import shown
from games.rulesets.guardians.view import TableView
from games.rulesets.guardians.words_of_moves import island_said

FAN = 3  # ships drawn on a tile; the rest is a number


class ShipHere(Value):
    by: Who
    seeks: Who | None


class Place(Value):
    """An island where it lies: the same all game long."""

    at: int  # in reading order
    island: str
    x: int
    r: int
    name: Say
    label: Say
    motifs: Say
    near: Say


class Chart(Value):
    width: int  # in half tiles
    rows: int
    places: tuple[Place, ...]


class TileSeen(Value):
    place: Place
    down: bool
    before: int  # the face-up tiles beside it in reading order
    after: int
    notes: tuple[Say, ...] = ()  # ships here, fires here and next door
    ships: tuple[ShipHere, ...] = ()
    more: int = 0
    fires: tuple[Who, ...] = ()
    mine: Who | None = None  # guarded by the seat itself
    chosen: bool = False
    starred: bool = False


class Board(Value):
    width: int
    rows: int
    tiles: tuple[TileSeen, ...]
    face_up: tuple[Place, ...]


@lru_cache(maxsize=64)
def charted(tiles: Archipelago) -> Chart:
    tiles = tuple(sorted(tiles, key=lambda tile: (tile.r, tile.q)))
    columns = [2 * tile.q + tile.r for tile in tiles]
    left, top = min(columns), tiles[0].r
    places = tuple(
        Place(
            at=at,
            island=tile.piece,
            x=x - left,
            r=tile.r - top,
            name=Say("scene.island", {"island": tile.piece}),
            label=island_said(tile.piece),
            motifs=Say("scene.motifs", {"motifs": shown(tile.piece)}),
            near=Say("scene.near", {"near": tuple(sorted(neighbours(tiles)[tile.piece]))}),
        )
        for at, (tile, x) in enumerate(zip(tiles, columns, strict=True))
    )
    return Chart(width=max(columns) - left + 2, rows=tiles[-1].r - top + 1, places=places)


@lru_cache(maxsize=64)
def bare(tiles: Archipelago, face_down: tuple[str, ...]) -> Board:
    """The archipelago with nothing on it, as most of it stays all round long."""
    chart = charted(tiles)
    face_up = tuple([place for place in chart.places if place.island not in face_down])
    return Board(
        width=chart.width,
        rows=chart.rows,
        tiles=tuple([bare_tile(place, [one.at for one in face_up]) for place in chart.places]),
        face_up=face_up,
    )


def bare_tile(place: Place, up: list[int]) -> TileSeen:
    before, after = beside(up, place.at)
    return TileSeen(place=place, down=place.at not in up, before=before, after=after)


def beside(up: list[int], at: int) -> tuple[int, int]:
    before, after = [one for one in up if one < at], [one for one in up if one > at]
    return [*after, *before, at][-1] if not before else before[-1], [*after, *before, at][0]


def board_seen(view: TableView, draft: Mapping[str, str]) -> Board:
    board = bare(view.archipelago, view.face_down)
    glow = glowing(view)
    marked = {draft.get("island", ""), *draft.get("draft-star", "").split(",")}
    touched = {*marked, *glow, *(ship.island for ship in view.ships), *(one for f in view.fronts for one in f.fires)}
    if view.mine:
        touched.add(view.mine.location)
    tiles = [
        tile_seen(view, tile, glow.get(tile.place.island, {}), draft) if tile.place.island in touched else tile
        for tile in board.tiles
    ]
    return replace(board, tiles=tuple(tiles))


def glowing(view: TableView) -> dict[str, dict[Seat, tuple[str, ...]]]:
    """For each island next to a fire: whose, and where the fires are."""
    glow: dict[str, dict[Seat, tuple[str, ...]]] = {}
    lit = [(Seat(i), sorted(front.fires)) for i, front in enumerate(view.fronts) if front.fires]
    near = neighbours(view.archipelago) if lit else {}
    for seat, fires in lit:
        for fire in fires:
            for island in near[fire]:
                whose = glow.setdefault(island, {})
                whose[seat] = (*whose.get(seat, ()), fire)
    return glow


def tile_seen(
    view: TableView, bare: TileSeen, near_fires: Mapping[Seat, tuple[str, ...]], draft: Mapping[str, str]
) -> TileSeen:
    island = bare.place.island
    ships = [ship for ship in view.ships if ship.island == island]
    fires = tuple([Seat(i) for i, front in enumerate(view.fronts) if island in front.fires])
    mine = view.seat if view.mine is not None and view.mine.location == island else None
    return replace(
        bare,
        notes=tuple(notes(island, mine, tuple([ship.by for ship in ships]), fires, near_fires)),
        ships=tuple([ShipHere(Who(s.by), None if s.seeks is None else Who(s.seeks)) for s in ships[:FAN]]),
        more=max(0, len(ships) - FAN),
        fires=tuple([Who(seat) for seat in fires]),
        mine=None if mine is None else Who(mine),
        chosen=island == draft.get("island") and not bare.down,
        starred=island in draft.get("draft-star", "").split(","),
    )


def notes(
    island: str,
    mine: Seat | None,
    ships: tuple[Seat, ...],
    fires: tuple[Seat, ...],
    near_fires: Mapping[Seat, tuple[str, ...]],
) -> Iterator[Say]:
    """What the small picture cannot tell everybody, in words."""
    if mine is not None:
        yield Say("about.guards", {"seat": mine, "island": island})
    if ships:
        yield Say("scene.ships-here", {"seats": ships})
    for seat in sorted({*fires, *near_fires}):
        if seat in fires:
            yield Say("scene.fire-here", {"seat": seat})
        if seat in near_fires:
            yield Say("scene.fire-near", {"seat": seat, "islands": near_fires[seat]})
