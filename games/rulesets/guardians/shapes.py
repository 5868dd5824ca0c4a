"""Archipelagos with a name, 24 islands each. None is wider than six and a half tiles: a phone shows all of it."""

from typing import Literal

from games.engine.hexes import drawing

Shape = Literal["tall", "round", "wide", "ring", "crescent", "twins", "fours", "random", "own"]

SHAPES = {
    "tall": drawing("""
o o o o
 o o o
o o o o
 o o o
o o o o
 o o o
o o o
"""),
    "round": drawing("""
  o o o o
 o o o o o
o o o o o o
 o o o o o
  o o o o
"""),
    "wide": drawing("""
o o o o o o
 o o o o o o
o o o o o o
 o o o o o o
"""),
    "ring": drawing("""
  o o o
 o o o o
o o   o o
 o     o
o o   o o
 o o o o
  o o o
"""),
    "crescent": drawing("""
      o o
   o o o o
  o o o
 o o o
o o o
 o o o
  o o o o
     o o
"""),
    "twins": drawing("""
  o o o
 o o o o
o o o o o

o o o o o
 o o o o
  o o o
"""),
    "fours": drawing("""
  o   o o o
 o o   o o
o o o   o

o o o   o
 o o   o o
  o   o o o
"""),
}
