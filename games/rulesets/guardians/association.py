"""How strongly one picture makes people think of another, by what both are tagged with.

A model of people, tuned so that the set is balanced: no hint gives an island away, none leads nowhere.
"""

from games.rulesets.guardians.pictures import Element, Island

STRONG, MEDIUM, WEAK = 0.80, 0.56, 0.40


def association(hint: Element, island: Island) -> float:
    """How an element of a postcard speaks of an island: its best match there, a bit of the next two, and the air."""
    best, second, third = sorted((likeness(hint, seen) for seen in island.elements), reverse=True)[:3]
    air = 0.08 * (hint.tags.feeling == island.feeling) + 0.06 * (hint.tags.hue in island.hues)
    return best + 0.3 * second + 0.1 * third + air


def likeness(hint: Element, seen: Element) -> float:
    same_hue = hint.tags.hue == seen.tags.hue
    if hint.motif == seen.motif:
        return 0.85 + 0.2 * same_hue + 0.08 * (hint.count == seen.count > 1)
    themes = min(3, len(hint.tags.themes & seen.tags.themes))
    shapes = min(2, len(hint.tags.shapes & seen.tags.shapes))
    if not themes and not shapes:
        return 0.12 * same_hue
    alike = 0.14 * same_hue + 0.06 * (hint.tags.feeling == seen.tags.feeling) + 0.08 * (hint.count == seen.count > 2)
    return 0.17 * themes + 0.12 * shapes + alike
