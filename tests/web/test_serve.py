"""What `make play` says before the first request."""

import pytest

from games.web.serve import announcement, is_loopback


def said(host: str, network: str | None = "10.1.2.3") -> str:
    return "\n".join(announcement(host, 8000, network))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_on_loopback_one_line_says_how_to_open_it(host: str) -> None:
    assert is_loopback(host)
    assert "http://localhost:8000/" in said(host)
    assert "HOST=0.0.0.0" in said(host)
    assert "10.1.2.3" not in said(host)


def test_opened_to_the_network_it_shows_address_and_qr_code() -> None:
    text = said("0.0.0.0")
    assert "http://10.1.2.3:8000/" in text
    assert any(block in text for block in "▀▄█")


def test_a_named_address_is_the_one_shown() -> None:
    assert "http://10.9.9.9:8000/" in said("10.9.9.9")


def test_without_a_network_it_says_so() -> None:
    assert "no network address" in said("0.0.0.0", network=None)
