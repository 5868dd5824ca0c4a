"""Red characters, Will-o'-the-Wisps, what lasts, and the end of the game."""

from games.engine.structs import Seat
from games.rulesets.chasseurs import RULESET
from games.rulesets.chasseurs.moves import (
    Activate,
    Banish,
    Done,
    Place,
    Redraw,
    Rob,
    Steal,
    Swap,
    TakeBack,
    TakePearl,
)
from games.rulesets.chasseurs.state import Chasseurs
from tests.rulesets.chasseurs.table import (
    ALICE,
    BOB,
    CHARLIE,
    DANA,
    best,
    can_pay,
    end_turn,
    faces,
    facts,
    front,
    hand,
    move,
    step,
    table,
    view,
    why,
)


# ---- Medusa
def test_scenario_9_medusa_sends_a_character_away() -> None:
    """R20"""
    state = table(front("1 2 4", portal="medusa"), front(portal="lion goblin"), front(portal="goblin"))
    state = move(state, best(state, "medusa"))
    assert why(state, Done()) == ("choice-first", "R20")
    assert RULESET.legal_moves(view(state)) == (Banish(BOB, "lion"), Banish(BOB, "goblin"), Banish(CHARLIE, "goblin"))
    assert why(state, Banish(ALICE, "lion")) == ("another-player", "R20")
    assert why(state, Banish(CHARLIE, "lion")) == ("not-on-portal", "R20")
    after = move(state, Banish(BOB, "lion"))
    assert faces(after.fronts[BOB].portal) == ["goblin"]
    assert faces(after.character_discard) == ["lion"]


def test_medusa_with_nobody_to_look_at() -> None:
    """R20, scenario 9"""
    state = table(front("1 2 4", portal="medusa"), front())
    after = step(state, best(state, "medusa"))
    assert "NothingToDo" in facts(after)
    assert after.state.turn.pending is None
    assert why(after.state, Banish(BOB, "lion")) == ("no-choice", "R20")


def test_a_choice_with_one_answer_is_made_by_the_table() -> None:
    state = table(front("1 2 4", portal="medusa"), front(portal="lion"))
    after = step(state, best(state, "medusa"))
    assert "Banished" in facts(after)
    assert after.state.fronts[BOB].portal == ()


# ---- the Fairy
def fairy() -> Chasseurs:
    state = table(front("5 6 7", portal="fairy"), front("8 8 1"), front("2"), front())
    return move(state, best(state, "fairy"))


def test_the_fairy_looks_into_a_hand_and_takes_a_pearl() -> None:
    """R20, R21"""
    state = fairy()
    assert RULESET.legal_moves(view(state)) == (Rob(BOB), Rob(CHARLIE))
    assert why(state, Rob(DANA)) == ("empty-hand", "R21")
    assert why(state, Rob(ALICE)) == ("another-player", "R20")
    looking = step(state, Rob(BOB))
    assert view(looking.state).pending.pearls == ("1", "8", "8")  # type: ignore[union-attr]
    assert why(looking.state, Steal("7")) == ("no-such-pearl", "R20")
    after = move(looking.state, Steal("8"))
    assert (hand(after, ALICE), hand(after, BOB)) == ("8", "1 8")


def test_a_theft_is_known_to_two() -> None:
    looking = step(fairy(), Rob(BOB))
    assert facts(looking) == ["Robbed"]
    assert facts(looking, ALICE) == ["Robbed", "SawHand"]
    assert facts(looking, BOB) == ["Robbed"]
    assert [view(looking.state, seat).pending.pearls for seat in (BOB, CHARLIE)] == [(), ()]  # type: ignore[union-attr]
    stolen = step(looking.state, Steal("8"))
    assert [facts(stolen, seat) for seat in (None, ALICE, BOB, CHARLIE)] == [
        ["Stole"],
        ["Stole", "StoleThis"],
        ["Stole", "StoleThis"],
        ["Stole"],
    ]


def test_a_hand_that_is_looked_into_is_known_to_two() -> None:
    state = move(fairy(), Rob(BOB))
    known = {secret.place: secret.known_to for secret in RULESET.secrets(state) if secret.place.startswith("hand/")}
    assert known["hand/1/0"] == (BOB, ALICE)
    assert known["hand/2/0"] == (CHARLIE,)
    assert all(len(seats) == 1 for place, seats in known.items() if not place.startswith("hand/1/"))


def test_the_fairy_with_nobody_to_visit() -> None:
    """R21"""
    state = table(front("5 6 7", portal="fairy"), front())
    assert "NothingToDo" in facts(step(state, best(state, "fairy")))


# ---- Puss in Boots
def test_scenario_15_puss_in_boots() -> None:
    """R13, R20: a pearl of the hand comes back, not a carried one, and no diamond."""
    state = table(front("3 4", portal="puss_in_boots", carried="5"), front())
    state = move(state, best(state, "puss_in_boots"))
    assert RULESET.legal_moves(view(state)) == (TakeBack("3"), TakeBack("4"))
    assert why(state, TakeBack("5")) == ("no-such-pearl", "R20")
    after = move(state, TakeBack("4"))
    assert hand(after) == "4"
    assert faces(after.pearl_discard) == ["3"]

    raised = table(front("3 4 4", portal="puss_in_boots", diamonds=1), front())
    raised = move(raised, Activate("puss_in_boots", ("3", "4", "4"), 1), TakeBack("4"))
    assert (hand(raised), raised.fronts[0].diamonds) == ("4", ())

    nothing = table(front("", portal="puss_in_boots", carried="3 4 5"), front())
    after_nothing = step(nothing, Activate("puss_in_boots"))
    assert "NothingToDo" in facts(after_nothing)


# ---- more actions
def test_scenario_16_the_golem_as_last_action() -> None:
    """R24"""
    state = table(front("1 3 5 7 8", portal="golem_odd", can="redraw_hand"), front(), actions=1)
    after = move(state, best(state, "golem_odd"))
    assert (after.turn.actions, after.turn.phase) == (3, "actions")
    assert why(after, Redraw()) == ("actions-left", "R19")


def test_scenario_16_the_wraith_gives_an_action_away() -> None:
    """R11, R25"""
    state = table(front("5 5 5 5", portal="wraith"), front(), front())
    after = end_turn(move(state, best(state, "wraith")))
    assert (after.turn.seat, after.turn.actions) == (BOB, 4)
    actions = []
    for _ in range(3):
        after = end_turn(after)
        actions.append(after.turn.actions)
    assert actions == [3, 3, 3]


def test_little_red_riding_hood_gives_an_action_every_turn() -> None:
    state = table(front("4 5 6 7 8", portal="red_riding_hood"), front())
    after = move(state, best(state, "red_riding_hood"))
    assert after.turn.actions == 3
    assert end_turn(end_turn(after)).turn.actions == 4


# ---- Will-o'-the-Wisps
def test_scenario_11_will_o_the_wisp() -> None:
    """R22, R23"""
    state = table(front(portal="wisp_45 goblin"), front(), front("4 4 4"), front(), turn=CHARLIE)
    assert why(state, Activate("wisp_45", ("4", "4", "4"))) == ("not-a-neighbour", "R22")
    assert not any(isinstance(one, Activate) for one in RULESET.legal_moves(view(state)))
    for seat in (BOB, DANA):
        state = table(front("8", portal="wisp_45 goblin"), front("4 4 4"), front(), front("4 4 4"), turn=seat)
        after = step(state, Activate("wisp_45", ("4", "4", "4")))
        assert "ActivatedNextDoor" in facts(after)
        assert faces(after.state.fronts[seat].activated) == ["wisp_45"]
        assert after.state.fronts[seat].power == 3
        assert faces(after.state.fronts[ALICE].portal) == ["goblin"]
        assert (hand(after.state), after.state.fronts[ALICE].power) == ("8", 0)


def test_scenario_11_diamonds_for_a_wisp() -> None:
    def bob(diamonds: int, can: str = "") -> bool:
        state = table(front(portal="wisp_45"), front("4 4 5", diamonds=diamonds, can=can), turn=BOB)
        return can_pay(state, "wisp_45")

    assert [bob(1), bob(2), bob(1, "diamond_minus")] == [False, True, True]


def test_neighbours_of_a_wisp_with_two_and_three_players() -> None:
    """R22"""
    two = table(front(portal="wisp_36"), front("3 3 3"), turn=BOB)
    three = table(front(portal="wisp_36"), front("6 6 6"), front("3 3 3"), turn=BOB)
    across = table(front(portal="wisp_36"), front("6 6 6"), front("3 3 3"), turn=CHARLIE)
    assert [why(state, best(state, "wisp_36")) for state in (two, three, across)] == [("", "")] * 3


def test_only_wisps_are_shared() -> None:
    state = table(front(portal="goblin"), front("5 5"), turn=BOB)
    assert why(state, Activate("goblin", ("5", "5"))) == ("not-on-portal", "")
    assert why(state, Activate("nobody", ("5", "5"))) == ("no-such-character", "")


def test_a_wisp_is_banished_swapped_and_replaced_like_any_other() -> None:
    """R23"""
    banished = table(front("1 2 4", portal="medusa"), front(portal="wisp_36"))
    assert move(banished, best(banished, "medusa")).fronts[BOB].portal == ()
    swapped = table(front(portal="wisp_36", can="swap_portal"), front(), characters="lion giant")
    assert faces(move(swapped, Swap("wisp_36", "lion")).fronts[ALICE].portal) == ["lion"]
    replaced = table(front(portal="wisp_36 goblin"), front(), characters="lion giant")
    assert faces(move(replaced, Place("lion", "wisp_36")).fronts[ALICE].portal) == ["goblin", "lion"]


# ---- the end


def test_scenario_12_the_end() -> None:
    """R29, R30: the round is finished, then everybody has one more turn."""
    state = table(
        front(),
        front("5 5", portal="goblin", activated="lion fairy_godmother cerberus"),
        front(),
        turn=BOB,
        round=7,
    )
    after = step(state, Activate("goblin", ("5", "5")))
    assert "Reached" in facts(after)
    assert (after.state.final_round, after.state.round) == (8, 7)
    seats: list[tuple[int, Seat]] = []
    now = after.state
    while RULESET.to_act(now):
        if not seats or seats[-1] != (now.round, now.turn.seat):
            seats.append((now.round, now.turn.seat))
        now = move(now, Done())
    assert seats == [(7, BOB), (7, CHARLIE), (8, ALICE), (8, BOB), (8, CHARLIE)]
    assert [s.won for s in RULESET.standings(now)] == [False, True, False]


def test_scenario_12_reached_in_the_last_turn_of_a_round() -> None:
    """R30"""
    row = front("5 5", portal="goblin", activated="lion fairy_godmother cerberus")
    state = table(front(), front(), row, turn=CHARLIE, round=7)
    after = end_turn(move(state, Activate("goblin", ("5", "5"))))
    assert (after.round, after.final_round, after.turn.seat) == (8, 8, ALICE)


def ended(*fronts: dict[str, object]) -> tuple[list[str], list[tuple[int, bool]]]:
    last = Seat(len(fronts) - 1)
    state = table(*fronts, turn=last, round=8, final_round=8)
    after = step(state, Done())
    return facts(after), [(one.place, one.won) for one in RULESET.standings(after.state)]


def test_scenario_12_ties_are_broken_by_diamonds() -> None:
    """R28"""
    a, b = "lion fairy_godmother fairy_godmother", "giant giant giant barbarian cerberus"
    told, places = ended(front(activated=a, diamonds=1), front(activated=b, diamonds=2), front(diamonds=5))
    assert (told[-2:], places) == (["Ended", "TieBroken"], [(2, False), (1, True), (3, False)])
    told, places = ended(front(activated=a, diamonds=2), front(activated=b, diamonds=2), front(diamonds=5))
    assert (told[-2:], places) == (["Ended", "WonTogether"], [(1, True), (1, True), (3, False)])


def test_a_round_is_scored_when_everybody_had_a_turn() -> None:
    state = move(table(front("5 5", portal="goblin"), front()), Activate("goblin", ("5", "5")))
    state = end_turn(state)
    last = step(state, Done())
    assert last.round is not None
    assert (last.round.number, last.round.points) == (1, (1, 0))
    assert last.state.round == 2


# ---- what the others see
def test_scenario_18_who_sees_what() -> None:
    """R17"""
    state = table(front("1 2 3", diamonds=2), front("8"))
    seen = view(state, BOB)
    assert (seen.fronts[ALICE].hand, seen.fronts[ALICE].diamonds, seen.hand) == (3, 2, ("8",))
    raw = str(seen)
    assert not any(card in raw for card in (*state.fronts[0].hand, *state.fronts[0].diamonds, *state.pearl_deck))
    assert view(state, ALICE).hand == ("1", "2", "3")
    spent = move(state, TakePearl("5"))
    assert view(spent, BOB).pearls_gone == ()


def test_a_spent_diamond_is_turned_over() -> None:
    """R16, R17"""
    state = table(front("7 8", portal="hansel_gretel", diamonds=1), front())
    after = step(state, Activate("hansel_gretel", ("7", "8"), 1))
    assert "SpentDiamonds" in facts(after)
    assert view(after.state, BOB).characters_gone == tuple(faces(state.fronts[0].diamonds))


def test_a_view_is_no_state() -> None:
    state = table(front("1"), front())
    assert repr(state) == "<Chasseurs>"
