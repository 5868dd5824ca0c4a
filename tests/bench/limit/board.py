"""A stand-in for a game: 24 tiles, 4 seats, hands and a log of 40 events; about 5 kB."""

import random
from typing import Any

import msgspec

TILES, SEATS, EVENTS, TOLD = 24, 4, 40, 10
KINDS = ("forest", "lake", "ruin", "tower", "cave", "road", "shrine", "market")
DEEDS = ("flip", "move", "ask", "take")


class Tile(msgspec.Struct):
    id: int
    kind: str
    face: str
    x: int
    y: int
    owner: int | None
    flips: int
    secret: str
    marks: list[int]


class Seat(msgspec.Struct):
    name: str
    hand: list[str]
    score: int
    known: dict[str, list[int]]


class Event(msgspec.Struct):
    seq: int
    seat: int
    kind: str
    tile: int


class State(msgspec.Struct):
    game: str
    seed: int
    turn: int
    phase: str
    tiles: list[Tile]
    seats: list[Seat]
    deck: list[str]
    log: list[Event]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(State).decode


def new_state(seed: int) -> State:
    chance = random.Random(seed)
    tiles = [new_tile(i, chance) for i in range(TILES)]
    seats = [new_seat(i, chance) for i in range(SEATS)]
    log = [Event(i, i % SEATS, chance.choice(DEEDS), chance.randrange(TILES)) for i in range(EVENTS)]
    return State("limit", seed, 0, "main", tiles, seats, [f"c{i}" for i in range(40)], log)


def new_tile(i: int, chance: random.Random) -> Tile:
    face, owner = "up" if chance.random() < 0.5 else "down", chance.choice([None, *range(SEATS)])
    marks = [chance.randrange(4) for _ in range(3)]
    return Tile(i, KINDS[i % 8], face, i % 6, i // 6, owner, 0, f"s{chance.randint(100, 999)}", marks)


def new_seat(i: int, chance: random.Random) -> Seat:
    hand = [f"c{chance.randint(1, 60)}" for _ in range(6)]
    known = {str(tile): [chance.randrange(10), chance.randrange(10)] for tile in chance.sample(range(TILES), 6)}
    return Seat(f"Player {i}", hand, chance.randint(0, 30), known)


def context(state: State, seat: int) -> dict[str, Any]:
    """What one seat may see, for the template."""
    mine = state.seats[seat]
    return {
        "match": state.seed,
        "turn": state.turn,
        "phase": state.phase,
        "tiles": [tile_seen(tile) for tile in state.tiles],
        "hand": mine.hand,
        "score": mine.score,
        "seats": [{"name": one.name, "score": one.score, "cards": len(one.hand)} for one in state.seats],
        "log": state.log[-TOLD:],
    }


def tile_seen(tile: Tile) -> dict[str, Any]:
    up = tile.face == "up"
    return {
        "id": tile.id,
        "icon": tile.kind if up else "back",
        "label": tile.kind if up else "face down",
        "px": tile.x * 100,
        "py": tile.y * 100,
        "owner": tile.owner,
        "up": up,
        "marks": tile.marks if up else (),
    }
