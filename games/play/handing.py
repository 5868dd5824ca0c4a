"""The shared device: it lies on the table, waits behind a curtain for a player, or is open in that player's hands.

Each change rotates a key of which the browser has the other half, in an HttpOnly cookie: the page from before the
change is dead, and the browser does not restore it from its memory when somebody presses Back.
"""

import hashlib
import secrets

from games.engine.structs import Seat
from games.models import Device, Game, Player, device_known_as
from games.play.writing import writing


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_device() -> tuple[Device, str]:
    """A device, and the key only its browser will know."""
    key = secrets.token_urlsafe(24)
    with writing():
        return Device.objects.create(key_hash=hashed(key)), key


def device_of(key: str) -> Device | None:
    return next(iter(device_known_as(hashed(key))), None) if key else None


def turn(device: Device, holder: Player | None, *, lifted: bool = False) -> str:
    """Put the device into somebody's hands, or on the table: the new key is for its cookie."""
    with writing():
        return given(device, holder, lifted=lifted)


def given(device: Device, holder: Player | None, *, lifted: bool = False) -> str:
    """Inside writing()."""
    hand = secrets.token_urlsafe(18)
    device.holder, device.lifted, device.hand_hash = holder, lifted, hashed(hand)
    device.save(update_fields=["holder", "lifted", "hand_hash"])
    return hand


def seat_behind_curtain(device: Device, game: Game) -> Seat | None:
    """For whom the device waits, or who has it open. In a lobby nobody has anything to hide."""
    if device.holder_id is None or game.phase == Game.Phase.LOBBY:
        return None
    return next((Seat(player.seat) for player in game.seated if player.pk == device.holder_id), None)


def open_seat(device: Device, game: Game, hand: str) -> Seat | None:
    """The seat whose secrets this browser may be told now."""
    fits = device.lifted and secrets.compare_digest(device.hand_hash, hashed(hand))
    return seat_behind_curtain(device, game) if fits else None
