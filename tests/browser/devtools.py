"""A browser by its raw DevTools protocol: JSON over two pipes.

Playwright switches the back/forward cache off and keeps every tab in front. This browser is as players have it.
"""

import fcntl
import json
import os
import select
import signal
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

type Told = dict[str, Any]

PATIENCE = 20.0  # seconds: longer than any answer takes, shorter than anybody waits
TO_CLOSE = 5.0


class Failed(Exception):
    """The browser said no, or nothing at all."""


class Chromium:
    """One browser process. Whoever starts it closes it; it is ended by its own id."""

    def __init__(self, program: str, folder: Path, flags: Iterable[str]) -> None:
        hears, self._mouth = _pipe()
        self._ear, speaks = _pipe()
        command = [program, "--headless", "--remote-debugging-pipe", f"--user-data-dir={folder}", *flags]
        quiet = (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)
        ends = [(os.POSIX_SPAWN_DUP2, hears, 3), (os.POSIX_SPAWN_DUP2, speaks, 4), quiet]
        self.process = os.posix_spawn(program, command, dict(os.environ), file_actions=ends, setpgroup=0)
        os.close(hears)
        os.close(speaks)
        self._asked = 0
        self._answers: dict[int, Told] = {}
        self._rest = b""
        self.heard: list[Told] = []
        self.hooks: list[Callable[[Told], None]] = []

    def post(self, method: str, session: str = "", /, **params: Any) -> int:
        """Say it and do not wait for the answer: what a hook may do."""
        self._asked += 1
        message = {"id": self._asked, "method": method, "params": params}
        os.write(self._mouth, json.dumps(message | ({"sessionId": session} if session else {})).encode() + b"\0")
        return self._asked

    def call(self, method: str, session: str = "", /, **params: Any) -> Told:
        number = self.post(method, session, **params)
        answer = self.until(lambda: self._answers.pop(number, None), f"an answer to {method}")
        if "error" in answer:
            raise Failed(f"{method}: {answer['error']['message']}")
        return dict(answer["result"])

    def until[T](self, found: Callable[[], T | None], what: str) -> T:
        """Listen until something is there; never for ever."""
        end = time.monotonic() + PATIENCE
        while not (there := found()):
            if time.monotonic() > end:
                raise Failed(f"in vain: {what}")
            self.listen()
        return there

    def listen(self, seconds: float = 0.05) -> None:
        if not select.select([self._ear], [], [], seconds)[0]:
            return
        came = os.read(self._ear, 1 << 20)
        if not came:
            raise Failed("the browser has ended")
        *whole, self._rest = (self._rest + came).split(b"\0")
        for message in map(json.loads, whole):
            self._take(message)

    def _take(self, message: Told) -> None:
        if "id" in message:
            self._answers[message["id"]] = message
            return
        self.heard.append(message)
        for hook in self.hooks:
            hook(message)

    def close(self) -> None:
        """Politely first: what a browser writes down while it closes is what it opens again."""
        with suppress(OSError):
            self.post("Browser.close")
        end = time.monotonic() + TO_CLOSE
        while (gone := os.waitpid(self.process, os.WNOHANG)[0] != 0) is False and time.monotonic() < end:
            time.sleep(0.02)
        with suppress(ProcessLookupError):  # its children, if it left any
            os.killpg(self.process, signal.SIGKILL)
        if not gone:
            os.waitpid(self.process, 0)
        os.close(self._mouth)
        os.close(self._ear)


def _pipe() -> tuple[int, int]:
    """Both ends above 9: 3 and 4 are where the browser looks for its own."""
    ends = os.pipe()
    reading, writing = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends)
    for end in ends:
        os.close(end)
    return reading, writing
