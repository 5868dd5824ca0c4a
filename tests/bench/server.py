"""A site under granian (WSGI, one worker), started on a free port and ended by its own process."""

import http.client
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import psutil

from tests.bench.counted import COUNTER

PATIENCE = 30  # seconds


class Served:
    """One connection to a running site, kept open, as a browser keeps it."""

    def __init__(self, process: int, port: int) -> None:
        self.process = process
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.asking = 0.0  # what asking for the counter costs by itself
        self.asking = statistics.median(self.cost(int) for _ in range(200))

    def call_again(self) -> None:
        """The server hangs up on who has been silent for long, as during the other side's round."""
        self.line.close()
        self.counter()

    def counter(self) -> int:
        self.line.request("GET", COUNTER)
        return int(self.line.getresponse().read())

    def cost(self, deed: Callable[[], object]) -> float:
        """CPU nanoseconds of the serving process from before a deed until it is all done."""
        before = self.counter()
        deed()
        return self.counter() - before - self.asking

    def ticks(self) -> float:
        """CPU seconds of all processes of the server, as /proc tells them."""
        top = psutil.Process(self.process)
        times = [one.cpu_times() for one in (top, *top.children(recursive=True))]
        return float(sum(each.user + each.system for each in times))


@contextmanager
def serving(application: str, env: Mapping[str, str]) -> Iterator[Served]:
    port = free_port()
    command = ["-m", "granian", "--interface", "wsgi", "--workers", "1", "--blocking-threads", "1", "--no-access-log"]
    where = ["--host", "127.0.0.1", "--port", str(port), "--log-level", "warning", application]
    process = subprocess.Popen([sys.executable, *command, *where], env=env, stdout=sys.stderr)
    try:
        wait_for(port, process)
        yield Served(process.pid, port)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server did not start")
