"""From what a game says to a sentence in the reader's language, with the players' names in it."""

from collections.abc import Sequence

from django.utils.translation import get_language

from games.engine.say import Say, text
from games.models import Game
from games.play.shelf import rules_of


class Teller:
    def __init__(self, slug: str, names: Sequence[str] = ()) -> None:
        self.slug = slug
        self.words = rules_of(slug).words
        self.names = names
        self.language = get_language() or "en"

    def __call__(self, say: Say) -> str:
        return text(say, self.words, self.language, self.names)


def teller_of(game: Game) -> Teller:
    return Teller(game.slug, [player.name for player in game.seated])
