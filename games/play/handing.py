"""The shared device: it lies on the table, waits behind a curtain for a player, or is open in that player's hands.

Each change rotates a key of which the browser has the other half, in an HttpOnly cookie: the page from before the
change is dead, and the browser does not restore it from its memory when somebody presses Back.
"""

import hashlib
import secrets

from games.engine.structs import Seat
from games.models import Device, Game, Player
from games.play.writing import writing


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_device() -> tuple[Device, str]:
    """A device, and the key only its browser will know."""
    key = secrets.token_urlsafe(24)
    with writing():
        return Device.objects.create(key_hash=hashed(key)), key


def device_of(key: str) -> Device | None:
    return Device.objects.filter(key_hash=hashed(key)).select_related("holder").first() if key else None


def turn(device: Device, holder: Player | None, *, lifted: bool = False) -> str:
    """Put the device into somebody's hands, or on the table: the new key is for its cookie."""
    hand = secrets.token_urlsafe(18)
    with writing():
        device.holder, device.lifted, device.hand_hash = holder, lifted, hashed(hand)
        device.save()
    return hand


def seat_behind_curtain(device: Device, game: Game) -> Seat | None:
    """For whom the device waits, or who has it open."""
    held = device.holder
    return Seat(held.seat) if held is not None and held.game_id == game.pk else None


def open_seat(device: Device, game: Game, hand: str) -> Seat | None:
    """The seat whose secrets this browser may be told now."""
    fits = device.lifted and secrets.compare_digest(device.hand_hash, hashed(hand))
    return seat_behind_curtain(device, game) if fits else None
