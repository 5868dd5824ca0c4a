"""A game on its device: the table, the curtain, and a player's own page.

A GET never shows a secret. Secrets come only as the answer to a POST of the player who has the device in hand, so
no address, no reload, no second tab and no Back button can bring them up again.
"""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.engine.errors import IllegalMove, Refused
from games.engine.structs import Seat
from games.models import Device, Game, Player
from games.play import moving, opening
from games.play.handing import open_seat, seat_behind_curtain, turn
from games.play.looking import log, look
from games.play.moving import Answer, Stale
from games.web.access import at_the_table, deed
from games.web.cookies import hand_key, set_hand
from games.web.screens import Notice, Screen, TableScreen, notice, public_screen, table_screen
from games.web.telling import teller_of

OF_THE_FORM = ("csrfmiddlewaretoken", "asked", "key", "seat")


def answered(
    request: HttpRequest, screen: Screen, hand: str = "", refused: Notice | None = None, status: int = 200
) -> HttpResponse:
    """A screen in its game's skin, whole or as the part that htmx swaps."""
    template = "game.html#screen" if request.headers.get("HX-Request") else "game.html"
    answer = render(request, template, {"screen": screen, "refused": refused}, status=status)
    if hand:
        set_hand(answer, hand)
    return answer


def to_the_table(game: Game, hand: str = "") -> HttpResponse:
    answer = HttpResponseRedirect(reverse("game", args=[game.address]), status=303)
    if hand:
        set_hand(answer, hand)
    return answer


@require_safe
@at_the_table
def show(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return answered(request, public_screen(game, device))


@deed
def deal(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    opening.deal(game)
    return to_the_table(game)


@deed
def hand_over(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """The curtain falls for a player whose seat this device holds."""
    player = named_player(request, game, device)
    if player is None or game.phase != Game.Phase.PLAYING:
        return to_the_table(game)
    return to_the_table(game, turn(device, player))


@deed
def lift(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """Only from the curtain that hangs now: an older form, sent again, opens nothing."""
    player = named_player(request, game, device)
    behind = player is not None and device.holder_id == player.pk
    if (
        player is None
        or not (behind and request.POST.get("curtain") == device.curtain)
        or game.phase != Game.Phase.PLAYING
    ):
        return to_the_table(game)
    seat = Seat(player.seat)
    moving.lift(game, seat)
    game.refresh_from_db()
    return answered(request, table_screen(game, seat), turn(device, player, lifted=True))


@deed
def hide(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """The curtain falls again; the device stays with its player."""
    holder = device.holder if seat_behind_curtain(device, game) is not None else None
    return to_the_table(game, turn(device, holder))


@deed
def put_down(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return to_the_table(game, turn(device, None))


@deed
def move(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return decided(request, game, device, undo=False)


@deed
def undo(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return decided(request, game, device, undo=True)


def decided(request: HttpRequest, game: Game, device: Device, *, undo: bool) -> HttpResponse:
    """The seat comes from the device; the form only confirms whom it was made for."""
    seat = open_seat(device, game, hand_key(request))
    if moving.is_there(game, request.POST.get("key", "")):  # a double click, or an answer lost on the way
        return gone_on(request, game, device, seat)
    try:
        acting = seat if seat is not None else asked_in_public(game)
        answer = answer_of(request, acting)
        if undo:
            moving.undo(game, acting, answer)
        else:
            form = {name: str(value) for name, value in request.POST.items() if name not in OF_THE_FORM}
            moving.move(game, acting, answer, moving.move_of(game, form))
    except Refused as refused:
        return refused_page(request, game, device, seat, refused)
    game.refresh_from_db()
    return gone_on(request, game, device, seat)


def asked_in_public(game: Game) -> Seat:
    question = look(game, None).question if game.phase == Game.Phase.PLAYING else None
    if question is None:
        raise Stale
    return question.seat


def answer_of(request: HttpRequest, acting: Seat) -> Answer:
    if request.POST.get("seat") != str(acting):
        raise Stale
    asked, key = request.POST.get("asked", ""), request.POST.get("key", "")
    if not (asked.isdecimal() and len(asked) < 10 and key.isprintable() and 0 < len(key) <= 64):
        raise Stale
    return Answer(int(asked), key)


def gone_on(request: HttpRequest, game: Game, device: Device, seat: Seat | None) -> HttpResponse:
    """A player with more to decide stays; otherwise the device goes back to the table, and its page is dead."""
    if seat is None:
        return to_the_table(game)
    screen = table_screen(game, seat)
    return answered(request, screen) if screen.ask else to_the_table(game, turn(device, None))


def refused_page(request: HttpRequest, game: Game, device: Device, seat: Seat | None, refused: Refused) -> HttpResponse:
    """The current page with the reason. Nothing was changed."""
    status = 422 if isinstance(refused, IllegalMove) else 409
    game.refresh_from_db()
    screen: Screen | None = table_screen(game, seat) if seat is not None else None
    hand = ""
    if not (isinstance(screen, TableScreen) and screen.ask):
        hand = turn(device, None) if seat is not None else ""
        screen = public_screen(game, device)
    return answered(request, screen, hand, notice(game, refused), status)


def named_player(request: HttpRequest, game: Game, device: Device) -> Player | None:
    seat = request.POST.get("seat", "")
    if not seat.isdecimal() or len(seat) > 3:
        return None
    return game.players.filter(seat=int(seat), device=device).first()


@require_safe
@at_the_table
def history(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    tell = teller_of(game)
    told = [[tell(say) for say in row] for row in log(game)] if game.phase != Game.Phase.LOBBY else []
    return render(request, "log.html", {"screen": public_screen(game, device), "rows": told})
