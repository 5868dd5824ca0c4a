"""The archipelago as it is drawn: tiles by half columns and rows, in the order in which one reads."""

from collections.abc import Mapping

from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.archipelago import neighbours
from games.rulesets.guardians.components import shown
from games.rulesets.guardians.view import TableView
from games.rulesets.guardians.words_of_moves import island_said

FAN = 3  # ships drawn on a tile; the rest is a number


class ShipHere(Value):
    by: Who
    seeks: Who | None


class TileSeen(Value):
    at: int  # in reading order
    island: str
    x: int
    r: int
    name: Say
    label: Say
    motifs: Say
    near: Say
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
    width: int  # in half tiles
    rows: int
    tiles: tuple[TileSeen, ...]


def board_seen(view: TableView, draft: Mapping[str, str]) -> Board:
    tiles = sorted(view.archipelago, key=lambda tile: (tile.r, tile.q))
    columns = [2 * tile.q + tile.r for tile in tiles]
    left, top = min(columns), tiles[0].r
    starred = draft.get("draft-star", "").split(",")
    up = [at for at, tile in enumerate(tiles) if tile.piece not in view.face_down]
    return Board(
        width=max(columns) - left + 2,
        rows=tiles[-1].r - top + 1,
        tiles=tuple(
            tile_seen(view, at, tile.piece, (x - left, tile.r - top), beside(up, at), draft.get("island", ""), starred)
            for at, (tile, x) in enumerate(zip(tiles, columns, strict=True))
        ),
    )


def beside(up: list[int], at: int) -> tuple[int, int]:
    before, after = [one for one in up if one < at], [one for one in up if one > at]
    return [*after, *before, at][-1] if not before else before[-1], [*after, *before, at][0]


def tile_seen(
    view: TableView,
    at: int,
    island: str,
    spot: tuple[int, int],
    walk: tuple[int, int],
    chosen: str,
    starred: list[str],
) -> TileSeen:
    ships = [ship for ship in view.ships if ship.island == island]
    return TileSeen(
        at=at,
        island=island,
        x=spot[0],
        r=spot[1],
        name=Say("scene.island", {"island": island}),
        label=island_said(island),
        motifs=Say("scene.motifs", {"motifs": shown(island)}),
        near=Say("scene.near", {"near": tuple(sorted(neighbours(view.archipelago)[island]))}),
        notes=notes(view, island),
        ships=tuple(ShipHere(Who(s.by), None if s.seeks is None else Who(s.seeks)) for s in ships[:FAN]),
        more=max(0, len(ships) - FAN),
        fires=tuple(Who(Seat(i)) for i, front in enumerate(view.fronts) if island in front.fires),
        down=island in view.face_down,
        mine=Who(view.seat) if view.seat is not None and view.mine and view.mine.location == island else None,
        before=walk[0],
        after=walk[1],
        chosen=island == chosen and island not in view.face_down,
        starred=island in starred,
    )


def notes(view: TableView, island: str) -> tuple[Say, ...]:
    """What the small picture cannot tell everybody, in words."""
    said = []
    if view.mine and view.mine.location == island:
        said.append(Say("about.guards", {"seat": view.seat, "island": island}))
    here = tuple(ship.by for ship in view.ships if ship.island == island)
    if here:
        said.append(Say("scene.ships-here", {"seats": here}))
    for i, front in enumerate(view.fronts):
        if island in front.fires:
            said.append(Say("scene.fire-here", {"seat": i}))
        if near := tuple(sorted(neighbours(view.archipelago)[island] & set(front.fires))):
            said.append(Say("scene.fire-near", {"seat": i, "islands": near}))
    return tuple(said)
