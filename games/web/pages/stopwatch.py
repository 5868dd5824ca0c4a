"""A stopwatch for tables that play with the box. All it knows stands in the address, so it needs no script:
a deadline while it runs, what is left while it is paused.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

LENGTHS = (30, 60, 90, 120)
USUAL = 60
SECOND = 1000  # milliseconds

type Field = Callable[[str], str | None]  # a query or a form, asked for one of its fields


@dataclass(frozen=True)
class Watch:
    seconds: int
    left: int  # milliseconds
    running: bool = False

    @property
    def over(self) -> bool:
        return not self.left

    @property
    def fresh(self) -> bool:
        return self.left == self.seconds * SECOND

    @property
    def shown(self) -> int:
        """Whole seconds: 0 is shown only when the time is over."""
        return -(-self.left // SECOND)

    @property
    def share(self) -> str:
        """What is left of the ring, of 100. Text: an attribute of SVG knows no decimal comma."""
        return f"{self.left / (self.seconds * 10):.2f}"

    @property
    def runs_for(self) -> str:
        return f"{self.left / SECOND:.3f}"

    @property
    def looks_again_in(self) -> int:
        """A page without scripts comes back at the next ten seconds, at five and at the end."""
        last = self.shown - 1
        goal = last - last % 10 if last >= 10 else 5 if last >= 5 else 0
        return max(1, self.shown - goal)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def stopwatch(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        return HttpResponseRedirect(f"{reverse('stopwatch')}?{urlencode(pressed(request))}", status=303)
    watch, at = watch_of(request.GET.get), now()
    context = {"watch": watch, "lengths": LENGTHS, "now": at, "end": at + watch.left}
    return render(request, "stopwatch.html", context)


def pressed(request: HttpRequest) -> dict[str, int]:
    """What the next address says."""
    watch = watch_of(request.POST.get)
    seconds = {"seconds": watch.seconds}
    match request.POST.get("do"):
        case "start":
            return seconds | {"end": now() + (watch.left or watch.seconds * SECOND)}
        case "pause":
            return seconds | {"left": watch.left}
        case _:
            return seconds


def watch_of(field: Field) -> Watch:
    """A damaged address is a fresh watch."""
    seconds = number(field("seconds"))
    if seconds not in LENGTHS:
        seconds = USUAL
    end, left = number(field("end")), number(field("left"))
    if end is not None:
        left = max(0, end - now())
    if left is None or left > seconds * SECOND:
        return Watch(seconds, seconds * SECOND)
    return Watch(seconds, left, running=end is not None and left > 0)


def number(text: str | None) -> int | None:
    return int(text) if text and text.isdecimal() and len(text) < 15 else None


def now() -> int:
    return time.time_ns() // 1_000_000
