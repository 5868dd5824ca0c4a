"""What a player can pay with. The one place that says what a carried pearl is (R13): no pearl of the hand."""

from functools import lru_cache

from games.rulesets.chasseurs.components import CHARACTERS
from games.rulesets.chasseurs.payments import Means
from games.rulesets.chasseurs.state import Front, faces


def means_of(front: Front) -> Means:
    """R15: only characters that were activated before help."""
    return means(faces(front.hand), len(front.diamonds), faces(front.activated))


@lru_cache(maxsize=4096)
def means(hand: tuple[str, ...], diamonds: int, activated: tuple[str, ...]) -> Means:
    abilities = {CHARACTERS[name].ability for name in activated}
    return Means(
        hand=tuple(sorted(hand)),
        diamonds=diamonds,
        carried=tuple(sorted(carried for name in activated if (carried := CHARACTERS[name].carries))),
        ones_as_eights="ones_as_eights" in abilities,
        threes_wild="threes_wild" in abilities,
        diamond_minus="diamond_minus" in abilities,
    )
