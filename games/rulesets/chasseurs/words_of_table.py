"""The table in words, for those who read it or have it read aloud."""

from collections.abc import Iterator

from games.engine.say import Say
from games.engine.structs import Seat, Section
from games.rulesets.chasseurs.components import CHARACTERS
from games.rulesets.chasseurs.state import GOAL
from games.rulesets.chasseurs.view import FrontSeen, TableView
from games.rulesets.chasseurs.words_of_moves import ability_said, character_said


def describe(view: TableView) -> tuple[Section, ...]:
    sections = [Section(Say("about.round", {"round": view.round}), tuple(round_lines(view)))]
    if view.seat is not None:
        sections.append(Section(Say("about.mine", {"seat": view.seat}), tuple(own_lines(view))))
    sections += [
        Section(Say("about.pearls"), tuple(pearl_lines(view))),
        Section(Say("about.characters"), tuple(character_lines(view))),
    ]
    players = [Seat(i) for i in range(len(view.fronts))]
    sections += [
        Section(Say("about.player", {"seat": seat}), tuple(player_lines(seat, view.fronts[seat]))) for seat in players
    ]
    return tuple(sections)


def round_lines(view: TableView) -> Iterator[Say]:
    yield Say("about.start", {"start": view.start})
    if view.final_round is None:
        yield Say("about.goal", {"power": GOAL})
    else:
        yield Say("about.final" if view.final_round == view.round else "about.final-next")
    if view.phase != "over":
        yield Say("about.turn", {"seat": view.turn, "actions": view.actions})


def own_lines(view: TableView) -> Iterator[Say]:
    assert view.seat is not None  # noqa: S101  (the section is there for a seat)
    front = view.fronts[view.seat]
    if view.hand:
        yield Say("about.hand", {"pearls": view.hand, "limit": front.limit})
    else:
        yield Say("about.no-hand")
    yield from (Say("about.on-portal", character_said(name)) for name in front.portal)
    if view.next_character:
        yield Say("about.next", character_said(view.next_character))
    if view.pending and view.pending.pearls and view.pending.player is not None:
        yield Say("about.looks", {"player": view.pending.player, "pearls": view.pending.pearls})


def pearl_lines(view: TableView) -> Iterator[Say]:
    lying = tuple(pearl for pearl in view.pearls if pearl)
    yield Say("about.lying", {"pearls": lying}) if lying else Say("about.none-lying")
    yield Say("about.pearl-deck", {"n": view.pearls_left})
    if view.pearls_gone:
        yield Say("about.pearls-gone", {"pearls": view.pearls_gone[::-1]}, "R17")


def character_lines(view: TableView) -> Iterator[Say]:
    lying = tuple(name for name in view.characters if name)
    yield from (Say("about.character", character_said(name)) for name in lying)
    if not lying:
        yield Say("about.none-lying")
    yield Say("about.character-deck", {"n": view.characters_left})
    if view.characters_gone:
        yield Say("about.characters-gone", {"characters": view.characters_gone[::-1]}, "R17")


def player_lines(seat: Seat, front: FrontSeen) -> Iterator[Say]:
    yield Say("about.worth", {"power": front.power, "diamonds": front.diamonds, "pearls": front.hand})
    yield from (Say("about.on-portal", character_said(name)) for name in front.portal)
    if not front.portal:
        yield Say("about.portal-empty")
    for name in front.activated:
        lasts = CHARACTERS[name].colour == "blue"
        yield Say("about.activated", {"character": name, "ability": ability_said(name) if lasts else Say("nothing")})
    if front.bonus_actions:
        yield Say("about.bonus", {"actions": front.bonus_actions}, "R25")
