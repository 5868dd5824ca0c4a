"""The ignored folder that holds what belongs to this installation: the secret key and the games."""

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path


def open_data_folder(path: Path) -> Path:
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path


def secret_key(folder: Path) -> str:
    """Made once, at the first start. Two processes may start at the same time: the first one's key counts."""
    kept = folder / "secret_key"
    if not kept.exists():
        with tempfile.NamedTemporaryFile("w", dir=folder) as fresh:  # mode 0600
            fresh.write(secrets.token_urlsafe(64))
            fresh.flush()
            with suppress(FileExistsError):
                os.link(fresh.name, kept)
    return kept.read_text()
