"""What a browser gone wrong, or a clever child, might send: forms with fields missing, strange, twice or of no form."""

from collections.abc import Mapping
from urllib.parse import urlencode

from django.test.client import BOUNDARY, MULTIPART_CONTENT, encode_multipart
from hypothesis import strategies as st

NASTY = (
    "",
    "\0",
    "\ud800",
    "\u202eelppa",
    "٣",
    "-1",
    "1e999",
    "NaN",
    "9" * 400,
    "null",
    "[" * 20_000,
    '{"do":' * 2_000,
    '{"do":"Sail","island":"library","seeks":99999999999999999999}',
    '{"do":["Sail"]}',
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "%00%ff",
    "x" * 1_000_000,
)
VALUES = st.one_of(st.sampled_from(NASTY), st.text(max_size=60), st.integers().map(str), st.floats().map(str))
OTHER_NAMES = st.sampled_from(
    ("seat", "asked", "key", "move", "do", "island", "draft-star", "tap-owl.x", "\0", "x" * 99)
)
FORM = "application/x-www-form-urlencoded"

type Pairs = list[tuple[str, str]]
type Body = tuple[bytes, str]  # and its content type


@st.composite
def pairs(draw: st.DrawFn, fields: Mapping[str, str]) -> Pairs:
    """Most fields are as they should be, or else nothing would come past the first check."""
    spoiled = draw(st.sets(st.sampled_from(sorted(fields)), max_size=2)) if fields else set()
    sent = [(name, value) for name, value in fields.items() if name not in spoiled]
    for name in sorted(spoiled):
        values = draw(st.lists(st.one_of(st.just(fields[name]), VALUES), max_size=2))  # none: the field is missing
        sent += [(name, value) for value in values]
    return sent + draw(st.lists(st.tuples(OTHER_NAMES, VALUES), max_size=1))


@st.composite
def bodies(draw: st.DrawFn, fields: Mapping[str, str]) -> Body:
    sent = draw(pairs(fields))
    return draw(st.sampled_from((as_form(sent), as_form(sent), as_form(sent), as_multipart(sent), *NO_FORMS)))


def as_form(sent: Pairs) -> Body:
    return urlencode([(as_bytes(name), as_bytes(value)) for name, value in sent]).encode(), FORM


def as_multipart(sent: Pairs) -> Body:
    printable = {name.replace("\0", ""): as_bytes(value).decode("utf-8", "replace") for name, value in sent}
    return encode_multipart(BOUNDARY, printable), MULTIPART_CONTENT


NO_FORMS: tuple[Body, ...] = (
    (b'{"move": {"do": "Done"}}', "application/json"),
    (b"--x\r\n\0\0", "multipart/form-data; boundary=x"),
    (b"", "multipart/form-data"),
    (b"move=%ff%00&seat=%e2%28", f"{FORM}; charset=klingon"),
    (b"move=%ff%00&seat=1", f"{FORM}; charset=utf-16"),
)


def as_bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
