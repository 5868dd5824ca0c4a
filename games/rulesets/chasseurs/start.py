"""The set-up: two shuffled decks, four pearls and two characters in the open. Nobody has a hand."""

from games.engine.errors import BadOption
from games.engine.rng import Rng
from games.engine.say import Say
from games.engine.structs import Seat
from games.rulesets.chasseurs.components import CHARACTER_CARDS, PEARLS
from games.rulesets.chasseurs.state import PORTAL, Chasseurs, Front, Options, Turn

PEARLS_SHOWN = 4
CHARACTERS_SHOWN = PORTAL


def setup(seats: int, options: Options, seed: str) -> Chasseurs:
    rng = Rng(seed)
    start = options.start
    if start is None:
        drawn, rng = rng.below(seats)
        start = Seat(drawn)
    elif start >= seats:
        raise BadOption("start", Say("refused.no-such-seat"))
    pearls, rng = rng.shuffled(PEARLS)
    characters, rng = rng.shuffled(CHARACTER_CARDS)
    return Chasseurs(
        rng=rng,
        start=start,
        fronts=(Front(),) * seats,
        pearls=pearls[:PEARLS_SHOWN],  # icons turned up now do nothing
        pearl_deck=pearls[PEARLS_SHOWN:],
        pearl_discard=(),
        characters=characters[:CHARACTERS_SHOWN],
        character_deck=characters[CHARACTERS_SHOWN:],
        character_discard=(),
        turn=Turn(start),
        scored=(0,) * seats,
    )
