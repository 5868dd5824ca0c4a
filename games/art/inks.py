"""The paint box: 27 inks, ten moods of light, and how colours mix."""

from collections.abc import Iterable

from games.engine.value import Value

INKS = {
    "ink": "#1c2142",
    "paper": "#f7edd6",
    "foam": "#f1f5e6",
    "white": "#fffaf0",
    "sand": "#e9cf98",
    "sun": "#f6bd45",
    "gold": "#f0b32f",
    "ochre": "#cf8a3a",
    "ember": "#ff8a2b",
    "coral": "#e4663f",
    "crimson": "#ae3047",
    "rose": "#eaa39b",
    "plum": "#5f3a70",
    "lilac": "#ab8fc8",
    "moss": "#63823c",
    "leaf": "#98b54c",
    "pine": "#2d5c4d",
    "lagoon": "#6fc3b6",
    "sea": "#2e8097",
    "deep": "#1e4d70",
    "sky": "#8fc6d3",
    "ice": "#d3e8ec",
    "stone": "#b3a795",
    "slate": "#666d80",
    "bark": "#74503c",
    "wood": "#a9713f",
    "night": "#1b2552",
}
DARK = frozenset(("ink", "night", "plum", "pine", "deep", "sea", "slate", "bark", "crimson"))
PALE = frozenset(("paper", "foam", "white", "ice", "sand"))
LIGHT, SHADE = "#fff3d6", "#3a2f6b"  # what an ink is mixed with on the lit and on the dark side
MANY = "many"  # what has all colours at once
GLOW = "#fff3cf"


class Mood(Value):
    """The light of a scene. Its tint is multiplied over every ink, so that any motif fits into any scene."""

    sky: tuple[str, ...]  # from the top to the horizon
    sea: tuple[str, str, str]  # from far to near
    tint: str
    strength: float
    ink: str
    haze: str
    clear: bool = True  # shallow water shines through round the land

    @property
    def dark(self) -> bool:
        """Whether dark marks would be lost on the upper sky."""
        return brightness(self.sky[0]) < 280


MOODS = {
    "day": Mood(
        ("#3f93b5", "#86c5d0", "#f6edcb"), ("#69b9b8", "#2f8299", "#1d5878"), "#fff4dc", 0.35, "#1c2142", "#dbe7d2"
    ),
    "dawn": Mood(
        ("#7fb2c4", "#f0c2a4", "#fbe6b4"), ("#e9c3a0", "#78a9ab", "#35708a"), "#ffe3cf", 0.55, "#2a2148", "#f6dcb4"
    ),
    "gold": Mood(
        ("#e98a4b", "#f6bb5f", "#fdebb0"), ("#f0c874", "#7da78d", "#2c6a7c"), "#ffdfae", 0.6, "#2e1f3d", "#f9d58e"
    ),
    "dusk": Mood(
        ("#2f2b62", "#8a4a80", "#f0896a", "#fbd08a"),
        ("#e59a83", "#6d5790", "#2a2d63"),
        "#ecc0d8",
        0.5,
        "#1d173c",
        "#d98b83",
        clear=False,
    ),
    "night": Mood(
        ("#0f1638", "#1d2f63", "#3f639a"),
        ("#4a77a8", "#1f3a70", "#111a42"),
        "#8fa3dc",
        0.62,
        "#0c1130",
        "#3b5f96",
        clear=False,
    ),
    "storm": Mood(
        ("#2d3a4e", "#5f7280", "#b7bfa6"),
        ("#86988f", "#3f5f6d", "#22394e"),
        "#c6d2d2",
        0.6,
        "#171d33",
        "#8f9f9c",
        clear=False,
    ),
    "mist": Mood(
        ("#9fbcbc", "#cfdad1", "#f1ead8"), ("#cddad0", "#8db1b0", "#587f8b"), "#eef2e6", 0.5, "#2b3a50", "#dde3d6"
    ),
    "polar": Mood(
        ("#17335f", "#2f6f8f", "#9fd3cf", "#ecf2df"),
        ("#a9d6d6", "#4d93ad", "#20527d"),
        "#dceefa",
        0.55,
        "#152048",
        "#b7dbdb",
    ),
    "ember": Mood(
        ("#221430", "#6d2336", "#d9502c", "#ffc35c"),
        ("#e2763c", "#6d2d40", "#281a38"),
        "#ffbd92",
        0.55,
        "#170f26",
        "#b9482f",
        clear=False,
    ),
    "dream": Mood(
        ("#4a4593", "#9a7cbf", "#eab3c6", "#fde3cb"),
        ("#f0c3cb", "#9d8cc9", "#4a4a96"),
        "#f3dcf5",
        0.5,
        "#2a1f52",
        "#e3b5c9",
    ),
}


def contrast(ink: str) -> str:
    """The ink for fine marks on a body of that colour."""
    return "paper" if ink in DARK else "ink"


def brightness(ink: str) -> int:
    """How bright an ink is, of 765."""
    return sum(_channels(INKS.get(ink, ink)))


def mark(ink: str) -> float:
    """The tone of carved marks that show on an ink: light on dark inks, dark on the others."""
    return 0.4 if brightness(ink) < 270 else -0.5


def lifted(ink: str) -> float:
    """The tone of a body: the darkest inks are lifted a little, so that their shadows still show."""
    return 0.17 if ink in ("ink", "night") else 0


def mix(one: str, other: str, share: float) -> str:
    """One colour with a share of another in it."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return _written(a + (b - a) * share for a, b in pairs)


def multiply(one: str, other: str, share: float) -> str:
    """One colour seen through a glass of another."""
    product = _written(a * b / 255 for a, b in zip(_channels(one), _channels(other), strict=True))
    return mix(one, product, share)


def toned(ink: str, tone: float, mood: Mood) -> str:
    """An ink lighter (above 0) or darker (below 0); a colour that is written out counts as an ink of its own."""
    if ink not in INKS and not ink.startswith("#"):
        raise ValueError(f"no ink is called {ink!r}")
    colour = INKS.get(ink, ink)
    if tone > 0:
        return mix(colour, LIGHT, tone)
    return mix(colour, mix(mood.ink, SHADE, 0.35), -tone)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def _written(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{max(0, min(255, round(channel))):02x}" for channel in channels)
