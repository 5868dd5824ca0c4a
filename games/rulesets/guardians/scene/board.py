"""The archipelago as it is drawn: tiles by half columns and rows, in the order in which one reads."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

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
    notes: tuple[Say, ...]  # ships here, fires here and next door
    ships: tuple[ShipHere, ...]
    more: int
    fires: tuple[Who, ...]
    down: bool
    mine: Who | None  # guarded by the seat itself
    before: int  # the face-up tiles beside it in reading order
    after: int
    chosen: bool
    starred: bool


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


def board_seen(view: TableView, draft: Mapping[str, str]) -> Board:
    chart = charted(view.archipelago)
    face_up = tuple([place for place in chart.places if place.island not in view.face_down])
    up = [place.at for place in face_up]
    glow = glowing(view)
    starred = draft.get("draft-star", "").split(",")
    return Board(
        width=chart.width,
        rows=chart.rows,
        tiles=tuple(
            [
                tile_seen(view, place, beside(up, place.at), glow.get(place.island, {}), draft.get("island"), starred)
                for place in chart.places
            ]
        ),
        face_up=face_up,
    )


def beside(up: list[int], at: int) -> tuple[int, int]:
    before, after = [one for one in up if one < at], [one for one in up if one > at]
    return [*after, *before, at][-1] if not before else before[-1], [*after, *before, at][0]


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
    view: TableView,
    place: Place,
    walk: tuple[int, int],
    near_fires: Mapping[Seat, tuple[str, ...]],
    chosen: str | None,
    starred: list[str],
) -> TileSeen:
    island = place.island
    ships = [ship for ship in view.ships if ship.island == island]
    fires = tuple([Seat(i) for i, front in enumerate(view.fronts) if island in front.fires])
    mine = view.seat if view.mine is not None and view.mine.location == island else None
    return TileSeen(
        place=place,
        notes=tuple(notes(island, mine, tuple([ship.by for ship in ships]), fires, near_fires)),
        ships=tuple([ShipHere(Who(s.by), None if s.seeks is None else Who(s.seeks)) for s in ships[:FAN]]),
        more=max(0, len(ships) - FAN),
        fires=tuple([Who(seat) for seat in fires]),
        down=island in view.face_down,
        mine=None if mine is None else Who(mine),
        before=walk[0],
        after=walk[1],
        chosen=island == chosen and island not in view.face_down,
        starred=island in starred,
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
