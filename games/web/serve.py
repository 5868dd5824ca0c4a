"""`make play`: migrate, say where the table is, serve with one process until Ctrl-C."""

import io
from collections.abc import Callable, Iterator
from ipaddress import ip_address

import segno
import uvicorn
from django.core.management import call_command

from guardians_site.network import network_address


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr_code(text: str) -> str:
    drawing = io.StringIO()
    segno.make(text, micro=False).terminal(drawing, compact=True)
    return drawing.getvalue()


def announcement(host: str, port: int, network: str | None) -> Iterator[str]:
    """What the terminal says before the first request."""
    if is_loopback(host):
        yield f"Guardians' Table is open at http://localhost:{port}/ (stop with Ctrl-C)"
        yield "For phones and tablets in the same network: make play HOST=0.0.0.0"
        return
    reachable = network if host in ("0.0.0.0", "::") else host  # noqa: S104  the operator asked for it
    if reachable is None:
        yield f"Guardians' Table is open at http://localhost:{port}/; this machine has no network address"
        return
    address = f"http://{reachable}:{port}/"
    yield qr_code(address)
    yield f"Guardians' Table is open at {address} for every device in this network (stop with Ctrl-C)"


def serve(host: str, port: int, say: Callable[[str], None]) -> None:
    call_command("migrate", verbosity=0)
    for line in announcement(host, port, network_address()):
        say(line)
    uvicorn.run(
        "guardians_site.asgi:application",
        host=host,
        port=port,
        lifespan="off",
        log_level="warning",
        timeout_graceful_shutdown=2,  # open live streams would hold the door for ever
    )
