"""Home needs no configuration; PUBLIC_URL makes the strict profile. Each is looked at in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

from django.conf import settings

SHOW = """
import json, django
from django.conf import settings as s
django.setup()
from django.core.checks import run_checks
names = "DEBUG CSRF_COOKIE_SECURE CSRF_COOKIE_NAME SECURE_SSL_REDIRECT SECURE_HSTS_SECONDS ALLOWED_HOSTS"
shown = {n: getattr(s, n) for n in names.split()}
print(json.dumps(shown | {"checks": [c.id for c in run_checks(include_deployment_checks=True)]}))
"""

OF_THE_TESTS = ("PUBLIC_URL", "SECRET_KEY", "DJANGO_ALLOW_ASYNC_UNSAFE")


def clean() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if k not in OF_THE_TESTS and not k.startswith("PYTEST")}


def profile(folder: Path, **environment: str) -> dict[str, object]:
    of_it = {"DATA_DIR": str(folder), "DJANGO_SETTINGS_MODULE": "guardians_site.settings", **environment}
    run = subprocess.run(
        [sys.executable, "-c", SHOW], env=clean() | of_it, cwd=settings.BASE_DIR, capture_output=True, check=True
    )
    shown: dict[str, object] = json.loads(run.stdout)
    return shown


def test_home_works_on_plain_http_without_debug(tmp_path: Path) -> None:
    home = profile(tmp_path)
    assert home["DEBUG"] is False
    assert home["CSRF_COOKIE_SECURE"] is False
    assert isinstance(home["ALLOWED_HOSTS"], list)
    assert {"localhost", "127.0.0.1"} <= set(home["ALLOWED_HOSTS"])
    assert "*" not in home["ALLOWED_HOSTS"]


def test_public_is_strict_and_clean_for_deployment(tmp_path: Path) -> None:
    public = profile(tmp_path, PUBLIC_URL="https://table.example")
    assert public["ALLOWED_HOSTS"] == ["table.example"]
    assert public["CSRF_COOKIE_SECURE"] is True
    assert public["CSRF_COOKIE_NAME"] == "__Host-csrf"
    assert public["SECURE_SSL_REDIRECT"] is True
    assert public["checks"] == []


def test_the_secret_key_is_made_once_and_kept_private(tmp_path: Path) -> None:
    profile(tmp_path)
    key = (tmp_path / "secret_key").read_text()
    profile(tmp_path)
    assert (tmp_path / "secret_key").read_text() == key
    assert len(key) >= 64
    assert (tmp_path / "secret_key").stat().st_mode & 0o077 == 0


def test_every_answer_is_strict_in_the_public_profile_too(tmp_path: Path) -> None:
    """The same tests as here, in a process with https."""
    public = {"PUBLIC_URL": "https://table.example", "DATA_DIR": str(tmp_path)}
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/web/test_headers.py"]
    run = subprocess.run(tests, env=clean() | public, cwd=settings.BASE_DIR, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
