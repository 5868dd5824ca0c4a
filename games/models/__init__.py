"""What is kept in the database."""

from games.models.game import SIGNS, Device, Game, Move, Player, Round

__all__ = ["SIGNS", "Device", "Game", "Move", "Player", "Round"]
