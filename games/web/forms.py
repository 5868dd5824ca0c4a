"""The set-up form: names and signs, and whatever the game's own options ask."""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from django import forms
from django.forms.boundfield import BoundField
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.engine.errors import BadOption
from games.engine.hexes import Layout
from games.models import SIGNS, Game
from games.play.opening import Named
from games.play.shelf import Boxed, Option, chosen, shown
from games.web.layout import thumbnail
from games.web.signs import SIGN_NAMES
from games.web.telling import Teller

LONGEST_NAME = 20


class NameField(forms.CharField):
    def to_python(self, value: Any) -> str:
        """A name as it can be printed: one line, no control or invisible characters."""
        printable = [c if unicodedata.category(c)[0] != "C" else " " for c in super().to_python(value) or ""]
        return unicodedata.normalize("NFC", " ".join("".join(printable).split()))


class Shapes(forms.RadioSelect):
    """A choice between shapes, each with its thumbnail."""

    template_in_setup = "setup/shapes.html"

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout = layout

    def create_option(self, name: str, value: Any, *args: Any, **more: Any) -> dict[str, Any]:
        return super().create_option(name, value, *args, **more) | {"thumbnail": thumbnail(self.layout, str(value))}


class SetupForm(forms.Form):
    key = forms.CharField(max_length=40, widget=forms.HiddenInput)

    def __init__(
        self, box: Boxed, data: Mapping[str, Any] | None = None, initial: dict[str, Any] | None = None
    ) -> None:
        super().__init__(data, initial=initial)
        self.box = box
        self.most, self.fewest = box.seats[-1], box.seats[0]
        for row in range(self.most):
            self.fields[f"name_{row}"] = name_field()
            self.fields[f"sign_{row}"] = sign_field(row)
        tell = Teller(box.slug)
        for option in box.options:
            self.fields[f"option_{option.name}"] = option_field(option, tell, self.most)

    def rows(self) -> Iterator[tuple[int, bool, BoundField, BoundField]]:
        """Number, whether it may stay empty, name and sign."""
        for row in range(self.most):
            yield row + 1, row >= self.fewest, self[f"name_{row}"], self[f"sign_{row}"]

    def option_fields(self) -> list[BoundField]:
        return [self[f"option_{option.name}"] for option in self.box.options]

    def filled(self) -> list[int]:
        return [row for row in range(self.most) if self.cleaned_data.get(f"name_{row}")]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        self._enough()
        self._no_two_alike()
        for option in self.box.options:
            if option.of_seats and cleaned.get(f"option_{option.name}"):
                self._seat_is_taken(option)
        if not self.errors:
            self._can_be_set_up()
        return cleaned

    def _enough(self) -> None:
        for row in [row for row in range(self.most) if row not in self.filled()][: self.fewest - len(self.filled())]:
            if not self.has_error(f"name_{row}"):
                self.add_error(f"name_{row}", _("A name is missing here."))

    def _no_two_alike(self) -> None:
        names: set[str] = set()
        signs: set[str] = set()
        for row in self.filled():
            name, sign = self.cleaned_data[f"name_{row}"], self.cleaned_data.get(f"sign_{row}", "")
            if name.casefold() in names:
                self.add_error(f"name_{row}", _("Two players are called %(name)s.") % {"name": name})
            if sign in signs:
                self.add_error(f"sign_{row}", _("Two players have this sign."))
            names.add(name.casefold())
            signs.add(sign)

    def _seat_is_taken(self, option: Option) -> None:
        if int(self.cleaned_data[f"option_{option.name}"]) not in self.filled():
            self.add_error(f"option_{option.name}", _("Nobody has this place."))

    def _can_be_set_up(self) -> None:
        """The game itself has the last word."""
        try:
            chosen(self.box.slug, len(self.filled()), self.options())
        except BadOption as bad:
            field = f"option_{bad.field}"
            self.add_error(field if field in self.fields else None, Teller(self.box.slug)(bad.say))

    def focus_first_error(self) -> None:
        wrong = next((name for name in self.fields if name in self.errors), None)
        if wrong:
            self.fields[wrong].widget.attrs["autofocus"] = True

    def players(self) -> list[Named]:
        data = self.cleaned_data
        return [Named(data[f"name_{row}"], data[f"sign_{row}"]) for row in self.filled()]

    def options(self) -> dict[str, str]:
        """As the game has them: empty rows are no seats."""
        values = {option.name: self.cleaned_data[f"option_{option.name}"] for option in self.box.options}
        for option in self.box.options:
            if option.of_seats and values[option.name]:
                values[option.name] = str(self.filled().index(int(values[option.name])))
        return values


def name_field() -> NameField:
    attributes = {"autocomplete": "off", "spellcheck": "false"}
    return NameField(
        label=gettext_lazy("Name"), max_length=LONGEST_NAME, required=False, widget=forms.TextInput(attributes)
    )


def sign_field(row: int) -> forms.ChoiceField:
    return forms.ChoiceField(
        label=gettext_lazy("Sign"), choices=list(SIGN_NAMES.items()), initial=SIGNS[row], widget=forms.RadioSelect
    )


def option_field(option: Option, tell: Teller, seats: int) -> forms.ChoiceField:
    choices = [(value, tell(say)) for value, say in option.values]
    if option.of_seats:
        choices += [(str(row), _("Player %(number)s") % {"number": row + 1}) for row in range(seats)]
    required = all(value for value, _label in choices)
    return forms.ChoiceField(
        label=tell(option.title), choices=choices, initial=option.default, widget=widget_of(option), required=required
    )


def widget_of(option: Option) -> forms.Widget:
    if option.layout:
        return Shapes(option.layout)
    return forms.Select() if option.of_seats else forms.RadioSelect()


def values_of(game: Game, *, with_options: bool = True) -> dict[str, Any]:
    """A game's players and options, to start a form with."""
    values: dict[str, Any] = {}
    for player in game.players.all():
        values |= {f"name_{player.seat}": player.name, f"sign_{player.seat}": player.sign}
    if with_options:
        values |= {f"option_{option.name}": value for option, value in shown(game.slug, game.options)}
    free = [sign for sign in SIGNS if sign not in values.values()]
    rest = range(game.players.count(), len(SIGNS))
    return values | {f"sign_{row}": sign for row, sign in zip(rest, free, strict=True)}
