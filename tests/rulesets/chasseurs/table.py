"""A table to try the rules at: Alice begins, then Bob, Charlie, Dana, Eve. Cards are dealt by what they show."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.engine.play import play
from games.engine.structs import Instant, Seat, Step
from games.rulesets.chasseurs import RULESET
from games.rulesets.chasseurs.components import CHARACTER_CARDS, CHARACTERS, PEARLS, shown
from games.rulesets.chasseurs.moves import Activate, AnyMove, Done
from games.rulesets.chasseurs.payments import Payment, payments, sparing
from games.rulesets.chasseurs.state import Chasseurs, Front, Options, Turn
from games.rulesets.chasseurs.view import TableView

ALICE, BOB, CHARLIE, DANA, EVE = (Seat(i) for i in range(5))
NOW = Instant(1_000_000)

CARRIED = {str(value): f"dwarf_{value}" for value in range(1, 8)} | {"8": "phoenix", "?": "white_dragon"}
WITH = {
    "ones_as_eights": "eternal_boy",
    "threes_wild": "rumpelstiltskin",
    "diamond_minus": "warrior",
    "two_for_diamond": "snow_white",
    "redraw_hand": "reaper",
    "swap_portal": "mad_hatter",
    "peek_character": "old_wizard",
    "hand_limit_plus_one": "winged_monkey",
    "extra_action_each_turn": "red_riding_hood",
}


class Box:
    """Every card is taken out once."""

    def __init__(self) -> None:
        self.pearls, self.characters = list(PEARLS), list(CHARACTER_CARDS)

    def pearl(self, kind: str) -> str:
        return taken(self.pearls, kind)

    def character(self, name: str) -> str:
        return taken(self.characters, name)


def taken(cards: list[str], kind: str) -> str:
    return cards.pop([shown(card) for card in cards].index(kind))


def front(
    hand: str = "", portal: str = "", activated: str = "", diamonds: int = 0, carried: str = "", can: str = ""
) -> dict[str, Any]:
    """By what the cards show: pearls "6 6 8", names "giant lion"; carried "5 ?", abilities by name."""
    row = [*activated.split(), *(CARRIED[one] for one in carried.split()), *(WITH[one] for one in can.split())]
    return {"hand": hand.split(), "portal": portal.split(), "activated": row, "diamonds": diamonds}


def table(
    *fronts: dict[str, Any],
    pearls: str = "2 5 6 7",
    characters: str = "halfling_odd halfling_even",
    next_pearls: str = "",
    next_characters: str = "",
    turn: Seat = ALICE,
    actions: int = 3,
    **changes: Any,
) -> Chasseurs:
    """A state with exactly these cards; the decks go on with the rest of the box."""
    box = Box()
    shown_pearls = tuple(map(box.pearl, pearls.split()))
    shown_characters = tuple(map(box.character, characters.split()))
    coming = tuple(map(box.pearl, next_pearls.split())), tuple(map(box.character, next_characters.split()))
    named = [(given, _named(box, given)) for given in fronts]
    built = tuple(replace(made, diamonds=_diamonds(box, given["diamonds"])) for given, made in named)
    state = RULESET.setup(len(fronts), Options(start=ALICE), "table")
    begun = Turn(turn, actions, may_peek=built[turn].can("peek_character"), may_swap=built[turn].can("swap_portal"))
    state = replace(
        state,
        fronts=built,
        pearls=shown_pearls,
        characters=shown_characters,
        pearl_deck=(*coming[0], *_plain_first(box.pearls)),
        character_deck=(*coming[1], *box.characters),
        turn=begun,
        scored=tuple(one.power for one in built),
    )
    return replace(state, **changes)


def _named(box: Box, given: dict[str, Any]) -> Front:
    return Front(
        hand=tuple(map(box.pearl, given["hand"])),
        portal=tuple(map(box.character, given["portal"])),
        activated=tuple(map(box.character, given["activated"])),
    )


def _diamonds(box: Box, n: int) -> tuple[str, ...]:
    taken = tuple(box.characters[-n:]) if n else ()
    for card in taken:
        box.characters.remove(card)
    return taken


def _plain_first(cards: list[str]) -> list[str]:
    """Icons far down, where they disturb nobody."""
    return sorted(cards, key=lambda card: "*" in card)


def step(state: Chasseurs, what: AnyMove, seat: Seat | None = None) -> Step[Chasseurs]:
    return play(RULESET, state, state.turn.seat if seat is None else seat, what, NOW)


def move(state: Chasseurs, *what: AnyMove) -> Chasseurs:
    for one in what:
        state = step(state, one).state
    return state


def view(state: Chasseurs, seat: Seat | None = None) -> TableView:
    return RULESET.view(state, state.turn.seat if seat is None else seat)


def why(state: Chasseurs, what: AnyMove, seat: Seat | None = None) -> tuple[str, str]:
    """The refusal as (key, ruling); ("", "") if the move is legal."""
    say = RULESET.refusal(view(state, seat), what)
    return (say.key.removeprefix("refused."), say.rule) if say else ("", "")


def best(state: Chasseurs, name: str) -> Activate:
    """The suggested payment."""
    means = view(state).means
    assert means is not None
    first = sparing(CHARACTERS[name].cost, means)[0]
    return Activate(name, first.pearls, first.diamonds)


def ways_to_pay(state: Chasseurs, name: str) -> tuple[Payment, ...]:
    means = view(state).means
    assert means is not None
    return payments(CHARACTERS[name].cost, means)


def can_pay(state: Chasseurs, name: str) -> bool:
    return bool(ways_to_pay(state, name))


def hand(state: Chasseurs, seat: Seat = ALICE) -> str:
    return " ".join(sorted(map(shown, state.fronts[seat].hand)))


def faces(cards: Iterable[str]) -> list[str]:
    return [shown(card) for card in cards]


def end_turn(state: Chasseurs) -> Chasseurs:
    """Stops early, until it is somebody else's turn."""
    seat = state.turn.seat
    while RULESET.to_act(state) == (seat,):
        state = move(state, Done())
    return state


def facts(step: Step[Chasseurs], seat: Seat | None = None) -> list[str]:
    """What a seat is told; None: what everybody is told."""
    return [
        type(event.fact).__name__
        for event in step.events
        if event.seen_by is None or (seat is not None and seat in event.seen_by)
    ]
