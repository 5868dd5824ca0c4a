"""What a site has used of the processor, told by itself: exact to the nanosecond, where /proc counts in ticks of 10 ms.

The server's own threads are in the same process, so that what it does for a request is counted with it.
"""

import time
from collections.abc import Callable, Iterable
from typing import Any

COUNTER = "/cpu"

type Site = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


def counted(site: Site) -> Site:
    def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if environ["PATH_INFO"] != COUNTER:
            return site(environ, start_response)
        told = str(time.process_time_ns()).encode()
        start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(told)))])
        return [told]

    return application
