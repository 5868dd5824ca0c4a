"""The four actions, and what can be done besides them."""

from games.engine.structs import Seat
from games.rulesets.chasseurs.abilities import act, card_showing
from games.rulesets.chasseurs.components import CHARACTERS, number, shown
from games.rulesets.chasseurs.decks import draw_character, draw_diamonds, draw_pearl, with_a_next_character
from games.rulesets.chasseurs.facts import (
    Activated,
    ActivatedNextDoor,
    DrewPearl,
    DrewThis,
    GotDiamonds,
    Paid,
    Peeked,
    PeekedAt,
    Placed,
    PlacedUnseen,
    Reached,
    Redrew,
    RedrewThese,
    SentAway,
    SpentDiamonds,
    Swapped,
    Swept,
    TookPearl,
    Traded,
)
from games.rulesets.chasseurs.means import means_of
from games.rulesets.chasseurs.moves import Activate
from games.rulesets.chasseurs.payments import Payment, declared
from games.rulesets.chasseurs.state import GOAL, Chasseurs, replace, with_front, without
from games.rulesets.chasseurs.telling import Telling


def spend_action(state: Chasseurs) -> Chasseurs:
    turn = state.turn
    return replace(state, turn=replace(turn, actions=turn.actions - 1, begun=True))


def into_hand(state: Chasseurs, *cards: str) -> Chasseurs:
    return with_front(state, state.turn.seat, replace(state.front, hand=(*state.front.hand, *cards)))


# ---- A1, A2: pearls
def take_pearl(state: Chasseurs, pearl: str, telling: Telling) -> Chasseurs:
    card = card_showing(state.pearls, pearl)
    telling.tell(TookPearl(state.turn.seat, pearl))
    state = replace(state, pearls=emptied(state.pearls, card))
    return into_hand(spend_action(state), card)


def draw_unseen(state: Chasseurs, telling: Telling) -> Chasseurs:
    """R4: an icon on it does nothing."""
    seat = state.turn.seat
    card, state = draw_pearl(state, telling)
    telling.tell(DrewPearl(seat))
    telling.whisper(DrewThis(seat, shown(card)), seat)
    return into_hand(spend_action(state), card)


def sweep(state: Chasseurs, telling: Telling) -> Chasseurs:
    gone = tuple(card for card in state.pearls if card)
    telling.tell(Swept(state.turn.seat, tuple(map(shown, gone))))
    state = replace(state, pearls=("",) * len(state.pearls), pearl_discard=(*state.pearl_discard, *gone))
    return spend_action(state)


def emptied(places: tuple[str, ...], card: str) -> tuple[str, ...]:
    i = places.index(card)
    return (*places[:i], "", *places[i + 1 :])


# ---- A3: characters
def place(state: Chasseurs, name: str, gone: str, telling: Telling) -> Chasseurs:
    state = make_room(spend_action(state), gone, telling)
    card = card_showing(state.characters, name)
    telling.tell(Placed(state.turn.seat, name))
    return onto_portal(replace(state, characters=emptied(state.characters, card)), card)


def place_unseen(state: Chasseurs, gone: str, telling: Telling) -> Chasseurs:
    """R6: what leaves, leaves before the next one is seen."""
    state = make_room(spend_action(state), gone, telling)
    card, state = draw_character(state, telling)
    telling.tell(PlacedUnseen(state.turn.seat, shown(card)))
    return onto_portal(state, card)


def make_room(state: Chasseurs, name: str, telling: Telling) -> Chasseurs:
    if not name:
        return state
    front = state.front
    card = card_showing(front.portal, name)
    telling.tell(SentAway(state.turn.seat, name))
    state = replace(state, character_discard=(*state.character_discard, card))
    return with_front(state, state.turn.seat, replace(front, portal=without(front.portal, card)))


def onto_portal(state: Chasseurs, card: str) -> Chasseurs:
    return with_front(state, state.turn.seat, replace(state.front, portal=(*state.front.portal, card)))


# ---- A4: activation
def activate(state: Chasseurs, move: Activate, telling: Telling) -> Chasseurs:
    me, payment = state.turn.seat, Payment(move.pearls, move.diamonds)
    owner = owner_of(state, move.character)
    used = declared(CHARACTERS[move.character].cost, means_of(state.front), payment)
    state, paid = pay(spend_action(state), payment)
    state = to_row(state, owner, move.character)
    told = (move.character, state.front.power)
    telling.tell(Activated(me, *told) if owner == me else ActivatedNextDoor(me, owner, *told))
    telling.tell(Paid(me, used))
    if move.diamonds:
        telling.tell(SpentDiamonds(me, move.diamonds, tuple(map(shown, state.character_discard[-move.diamonds :]))))
    state = reached(state, telling)
    state = get_diamonds(state, CHARACTERS[move.character].diamonds, telling)
    return act(state, move.character, paid, telling)


def owner_of(state: Chasseurs, name: str) -> Seat:
    """The own portal first; then, for a Will-o'-the-Wisp, those next to it."""
    me = state.turn.seat
    near = (me, *state.neighbours(me))
    return next(seat for seat in near if name in map(shown, state.fronts[seat].portal))


def pay(state: Chasseurs, payment: Payment) -> tuple[Chasseurs, tuple[str, ...]]:
    front, paid = state.front, []
    hand = front.hand
    for kind in payment.pearls:
        paid.append(card_showing(hand, kind))
        hand = without(hand, paid[-1])
    spent, kept = front.diamonds[: payment.diamonds], front.diamonds[payment.diamonds :]  # R16
    state = with_front(state, state.turn.seat, replace(front, hand=hand, diamonds=kept))
    pearls, characters = (*state.pearl_discard, *paid), (*state.character_discard, *spent)
    return replace(state, pearl_discard=pearls, character_discard=characters), tuple(paid)


def to_row(state: Chasseurs, owner: Seat, name: str) -> Chasseurs:
    card = card_showing(state.fronts[owner].portal, name)
    portal = without(state.fronts[owner].portal, card)
    state = with_front(state, owner, replace(state.fronts[owner], portal=portal))
    front = state.front
    return with_front(state, state.turn.seat, replace(front, activated=(*front.activated, card)))


def reached(state: Chasseurs, telling: Telling) -> Chasseurs:
    """R29, R30: the first who has twelve calls the final round."""
    if state.final_round is not None or state.front.power < GOAL:
        return state
    final = state.round + 1
    telling.tell(Reached(state.turn.seat, state.front.power, final))
    return replace(state, final_round=final)


def get_diamonds(state: Chasseurs, n: int, telling: Telling) -> Chasseurs:
    drawn, state = draw_diamonds(state, n, telling)
    if not drawn:
        return state
    telling.tell(GotDiamonds(state.turn.seat, len(drawn)))
    return with_front(state, state.turn.seat, replace(state.front, diamonds=(*state.front.diamonds, *drawn)))


# ---- besides the actions
def trade(state: Chasseurs, telling: Telling) -> Chasseurs:  # R26
    front = state.front
    card = next(card for card in front.hand if number(card) == 2)
    telling.tell(Traded(state.turn.seat))
    state = replace(state, pearl_discard=(*state.pearl_discard, card))
    state = with_front(state, state.turn.seat, replace(front, hand=without(front.hand, card)))
    return get_diamonds(state, 1, telling)


def peek(state: Chasseurs, telling: Telling) -> Chasseurs:
    seat = state.turn.seat
    state = with_a_next_character(replace(state, turn=replace(state.turn, may_peek=False)), telling)
    telling.tell(Peeked(seat))
    telling.whisper(PeekedAt(seat, shown(state.character_deck[0])), seat)
    return replace(state, top_known_to=tuple(sorted({*state.top_known_to, seat})))


def swap(state: Chasseurs, mine: str, theirs: str, telling: Telling) -> Chasseurs:
    """R27: the two change places."""
    front = state.front
    own, other = card_showing(front.portal, mine), card_showing(state.characters, theirs)
    telling.tell(Swapped(state.turn.seat, mine, theirs))
    portal = tuple(other if card == own else card for card in front.portal)
    characters = tuple(own if card == other else card for card in state.characters)
    state = replace(state, characters=characters, turn=replace(state.turn, may_swap=False))
    return with_front(state, state.turn.seat, replace(front, portal=portal))


def redraw(state: Chasseurs, telling: Telling) -> Chasseurs:  # R19
    seat, gone = state.turn.seat, state.front.hand
    telling.tell(Redrew(seat, tuple(sorted(map(shown, gone)))))
    state = replace(state, pearl_discard=(*state.pearl_discard, *gone), turn=replace(state.turn, redrawn=True))
    state = with_front(state, seat, replace(state.front, hand=()))
    drawn = []
    for _ in gone:
        card, state = draw_pearl(state, telling)
        drawn.append(card)
    came = tuple(card for card in drawn if card)
    telling.whisper(RedrewThese(seat, tuple(sorted(map(shown, came)))), seat)
    return into_hand(state, *came)
