"""Which names and addresses this machine answers to, so that the home profile needs no configuration."""

import socket
from contextlib import suppress

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def network_address() -> str | None:
    """The address other devices of the local network can reach, or None when there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: UDP sends nothing on connect
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def own_names() -> list[str]:
    """Everything a browser of this network may write in its address bar to reach this machine."""
    name = socket.gethostname().lower()
    found = {name, f"{name}.local", network_address()}
    with suppress(OSError):  # a machine need not know its own name
        found |= {str(entry[4][0]) for entry in socket.getaddrinfo(name, None, socket.AF_INET)}
    return sorted(n for n in found if n)
