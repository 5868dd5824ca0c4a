"""The table in words, for those who read it or have it read aloud."""

from collections.abc import Iterator

from games.engine.say import Say
from games.engine.structs import Seat, Section
from games.rulesets.guardians.archipelago import neighbours
from games.rulesets.guardians.components import LEGENDS, shown
from games.rulesets.guardians.pictures import PICTURES, reading
from games.rulesets.guardians.score import target
from games.rulesets.guardians.view import Revealed, Sheet, TableView
from games.rulesets.guardians.words_of_moves import element_said


def describe(view: TableView) -> tuple[Section, ...]:
    sections = [Section(Say("about.round", {"round": view.round}), tuple(round_lines(view)))]
    if view.mine and view.seat is not None:
        sections.append(Section(Say("about.mine", {"seat": view.seat}), tuple(own_lines(view))))
    if view.sheet:
        sections.append(sheet_section(view.sheet))
    sections += [
        Section(
            Say("about.players"), tuple(line for i in range(len(view.fronts)) for line in player_lines(view, Seat(i)))
        ),
        Section(Say("about.postcards"), tuple(postcard_lines(view))),
        Section(Say("about.ships"), ship_lines(view)),
        Section(Say("about.islands"), tuple(island_lines(view))),
    ]
    if view.revealed:
        sections.append(Section(Say("about.revealed"), tuple(revealed_lines(view.revealed))))
    return tuple(sections)


def round_lines(view: TableView) -> Iterator[Say]:
    yield Say("about.level", {"level": str(view.level), "coins": target(view.level)})
    yield Say("about.start", {"start": view.start})
    if view.phase == "search":
        yield Say(f"about.lap-{view.lap}" if view.lap else "about.search")
        waiting = tuple(Seat(i) for i, front in enumerate(view.fronts) if not front.done)
        if len(waiting) < len(view.fronts):
            yield Say("about.waiting", {"seats": waiting})
    elif view.phase == "council":
        yield Say("about.council", {"seats": view.council})
    yield Say("about.decks", {"locations": view.locations_left, "postcards": view.postcards_left})


def own_lines(view: TableView) -> Iterator[Say]:
    assert view.mine is not None  # noqa: S101  (the section is there for who guards)
    yield Say("about.guards", {"seat": view.seat, "island": view.mine.location})
    yield Say("about.on-island", {"island": view.mine.location, "motifs": shown(view.mine.location)})
    yield Say("about.reward", {"reward": view.mine.reward})
    if view.level >= 3 and view.mine.reward in LEGENDS:
        yield Say(f"power.{view.mine.reward}")


def player_lines(view: TableView, seat: Seat) -> Iterator[Say]:
    front = view.fronts[seat]
    yield Say("about.player", {"seat": seat, "gold": front.gold, "legend": front.legend, "points": front.coins})
    if not view.guards[seat]:
        yield Say("about.guards-nothing", {"seat": seat}, "R36")
    if view.phase == "search":
        yield Say("about.allowed", {"seat": seat, "hints": front.hints, "ships": front.ships})
    if front.fires:
        yield Say("about.fires", {"seat": seat, "islands": front.fires})
    for legend in front.kept:
        yield Say("about.kept", {"seat": seat, "legend": legend, "effect": Say(f"power.{legend}")})
    if front.kunee:
        yield Say("about.kunee", {"seat": seat, "n": front.kunee})
    if front.apple:
        yield Say("about.apple", {"seat": seat, "n": front.apple})


def postcard_lines(view: TableView) -> Iterator[Say]:
    for card in view.lying:
        yield Say(
            "about.postcard", {"card": card, "elements": tuple(map(element_said, PICTURES.postcards[card].elements))}
        )
        for seat, front in enumerate(view.fronts):
            for arrow in front.arrows:
                if arrow.card == card:
                    motif = reading(card, arrow.x, arrow.y)
                    yield Say("about.arrow", {"seat": seat, "motif": motif, "card": card})


def ship_lines(view: TableView) -> tuple[Say, ...]:
    lines = tuple(
        Say("about.ship", {"by": ship.by, "island": ship.island})
        if ship.seeks is None
        else Say("about.ship-seeks", {"by": ship.by, "island": ship.island, "seeks": ship.seeks})
        for ship in view.ships
    )
    return lines or (Say("about.no-ships"),)


def island_lines(view: TableView) -> Iterator[Say]:
    near = neighbours(view.archipelago)
    for tile in view.archipelago:
        params = {"island": tile.piece, "near": tuple(sorted(near[tile.piece]))}
        if tile.piece in view.face_down:
            yield Say("about.island-down", params)
            continue
        yield Say("about.island", params | {"motifs": shown(tile.piece)})


def sheet_section(sheet: Sheet) -> Section:
    return Section(Say("about.sheet", {"round": sheet.round}), tuple(fact.said() for fact in sheet.facts))


def revealed_lines(shown: Revealed) -> Iterator[Say]:
    for seat, hand in enumerate(shown.hands):
        if hand:
            yield Say("about.guarded", {"seat": seat, "island": hand.location, "reward": hand.reward})
        for pile in shown.piles[seat]:
            yield Say("about.pile", {"seat": seat, "island": pile.location, "reward": pile.reward})
    yield Say("about.seed", {"seed": shown.seed})
