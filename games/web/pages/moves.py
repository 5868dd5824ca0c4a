"""A move, or an undo: the seat comes from the device, never from the form."""

from django.http import HttpRequest, HttpResponse

from games.engine.errors import IllegalMove, Refused
from games.engine.structs import Seat
from games.models import Device, Game
from games.play import drafting, moving
from games.play.handing import open_seat, turn
from games.play.looking import goes_on, look
from games.play.moving import Answer, InHand, Stale
from games.web.access import deed
from games.web.answers import after_move, answered, to_the_table
from games.web.cookies import hand_key
from games.web.screens import Screen, Shown, notice, public_screen, shown_to, table_screen

OF_THE_FORM = ("csrfmiddlewaretoken", "asked", "key", "seat")
KEPT = "draft-"  # fields that say nothing about the move and are still wanted after it


@deed
def draft(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """What is chosen but not confirmed is kept for the player who has the device in hand."""
    seat = open_seat(device, game, hand_key(request))
    if seat is None or game.phase != Game.Phase.PLAYING:
        return to_the_table(game)
    drafting.keep_if_asked(game, seat, request.POST.get("asked", ""), filled_in(request))
    if "quiet" in request.GET:  # a script keeps the draft while the player goes on
        return HttpResponse(status=204)
    return answered(request, table_screen(game, seat))


def filled_in(request: HttpRequest) -> dict[str, str]:
    return {name: ",".join(values) for name, values in request.POST.lists() if name not in OF_THE_FORM}


@deed
def move(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return decided(request, game, device, undo=False)


@deed
def undo(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return decided(request, game, device, undo=True)


def decided(request: HttpRequest, game: Game, device: Device, *, undo: bool) -> HttpResponse:
    seat = open_seat(device, game, hand_key(request))
    try:
        return done(request, game, device, seat, undo=undo)
    except Refused as refused:
        if moving.is_there(game, request.POST.get("key", "")):  # a double click, or an answer lost on the way
            return gone_on(request, fresh(game), device, seat)
        if seat is not None:
            drafting.keep(game, seat, filled_in(request))
        return refused_page(request, fresh(game), device, seat, refused)


def done(request: HttpRequest, game: Game, device: Device, seat: Seat | None, *, undo: bool) -> HttpResponse:
    """Raises Refused."""
    acting = seat if seat is not None else asked_in_public(game, device)
    answer, form = answer_of(request, acting), filled_in(request)
    before = shown_before(request, game, seat, answer)
    kept = {name: value for name, value in form.items() if name.startswith(KEPT)}
    held = None if seat is None else InHand(device, kept)
    if undo:
        moved = moving.undo(game, acting, answer, held)
    else:
        chosen = {name: value for name, value in form.items() if name not in kept}
        moved = moving.move(game, acting, answer, moving.move_of(game, chosen), held)
    return to_the_table(game, moved.hand) if moved.hand else gone_on(request, moved.game, device, seat, before)


def shown_before(request: HttpRequest, game: Game, seat: Seat | None, answer: Answer) -> Shown | None:
    """What the browser shows, if it says that this screen takes changes and nothing else has happened since."""
    shows = request.headers.get("X-Shows")
    if seat is None or not shows or answer.asked != game.version:
        return None
    shown = shown_to(game, seat)
    return shown if shown.shows == shows else None


def fresh(game: Game) -> Game:
    game.refresh_from_db()
    return game


def asked_in_public(game: Game, device: Device) -> Seat:
    """Nobody has the device in hand: it answers for the seat of its own that is asked in the open."""
    question = look(game, None).question if game.phase == Game.Phase.PLAYING else None
    if question is None or game.seated[question.seat].device_id != device.pk:
        raise Stale
    return question.seat


def answer_of(request: HttpRequest, acting: Seat) -> Answer:
    """The form confirms for whom it was made; a damaged one is as good as an old one."""
    asked, key = request.POST.get("asked", ""), request.POST.get("key", "")
    whole = asked.isdecimal() and len(asked) < 10 and key.isprintable() and 0 < len(key) <= 64
    if not whole or request.POST.get("seat") != str(acting):
        raise Stale
    return Answer(int(asked), key)


def gone_on(
    request: HttpRequest, game: Game, device: Device, seat: Seat | None, before: Shown | None = None
) -> HttpResponse:
    """A player with more to decide stays; otherwise the device goes back to the table, and its page is dead."""
    if seat is None:
        return to_the_table(game)
    if goes_on(game, seat):
        return after_move(request, table_screen(game, seat), before)
    drafting.forget(game, seat)
    return to_the_table(game, turn(device, None))


def refused_page(request: HttpRequest, game: Game, device: Device, seat: Seat | None, refused: Refused) -> HttpResponse:
    """The current page with the reason. Nothing was changed."""
    status = 422 if isinstance(refused, IllegalMove) else 409
    private = table_screen(game, seat) if seat is not None else None
    hand = turn(device, None) if private is not None and private.ask is None else ""
    screen: Screen = private if private is not None and private.ask else public_screen(game, device)
    return answered(request, screen, hand, notice(game, refused), status)
