"""What is kept in the database."""

from games.models.game import SIGNS, Device, Game, Move, Player, Round, device_known_as, game_at, locked_game

__all__ = [
    "SIGNS",
    "Device",
    "Game",
    "Move",
    "Player",
    "Round",
    "device_known_as",
    "game_at",
    "locked_game",
]
