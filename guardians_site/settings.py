"""One file for both profiles. Home needs no configuration; PUBLIC_URL=https://... makes it the public one."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import dj_database_url
from django.utils.csp import CSP

from guardians_site.datafolder import open_data_folder, secret_key
from guardians_site.network import LOOPBACK, own_names

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = open_data_folder(Path(os.environ.get("DATA_DIR", BASE_DIR / ".data")))
PUBLIC_URL = os.environ.get("PUBLIC_URL", "")
PUBLIC = bool(PUBLIC_URL)

SECRET_KEY = os.environ.get("SECRET_KEY") or secret_key(DATA_DIR)
DEBUG = False

INSTALLED_APPS = ["django.contrib.staticfiles", "django_htmx", "games"]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.csp.ContentSecurityPolicyMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "games.web.errors.DatabaseIsAway",
]
ROOT_URLCONF = "guardians_site.urls"
ASGI_APPLICATION = "guardians_site.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.i18n",
                "django.template.context_processors.request",
            ],
            "builtins": [
                "django.templatetags.i18n",
                "django.templatetags.static",
                "django_htmx.templatetags.django_htmx",
                "games.templatetags.keeping",
            ],
        },
    }
]

# --- data -------------------------------------------------------------------------------------------------------
# Django's own SQLite defaults lose moves when two players act at once: 175 of 200 failed with "database is locked".
SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
}


def database() -> dict[str, Any]:
    chosen: dict[str, Any] = dict(dj_database_url.config(default=f"sqlite:///{DATA_DIR / 'games.sqlite3'}"))
    if chosen["ENGINE"].endswith("sqlite3"):
        # A file, not memory: a test server runs in threads of its own, and memory knows no busy timeout.
        chosen |= {"OPTIONS": SQLITE_OPTIONS, "TEST": {"NAME": str(DATA_DIR / "test.sqlite3")}}
    # How long a thread keeps its connection: opening one costs as much as all that a move asks of it. See wsgi.py.
    return chosen | {"CONN_MAX_AGE": int(os.environ.get("CONNECTION_SECONDS", "0")), "CONN_HEALTH_CHECKS": True}


DATABASES = {"default": database()}
REDIS_URL = os.environ.get("REDIS_URL", "")  # wakes browsers over many processes; memory does for one
CACHES = {
    "default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS_URL}
    if REDIS_URL
    else {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
}

# --- who may call, and how --------------------------------------------------------------------------------------
ALLOWED_HOSTS = [urlsplit(PUBLIC_URL).hostname or ""] if PUBLIC else [*LOOPBACK, *own_names()]
CSRF_TRUSTED_ORIGINS = [PUBLIC_URL.rstrip("/")] if PUBLIC else []
CSRF_FAILURE_VIEW = "games.web.errors.not_from_here"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = PUBLIC
CSRF_COOKIE_NAME = "__Host-csrf" if PUBLIC else "csrf"
LANGUAGE_COOKIE_NAME = "__Host-language" if PUBLIC else "language"
LANGUAGE_COOKIE_SECURE = PUBLIC
LANGUAGE_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600
SECURE_SSL_REDIRECT = PUBLIC
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if PUBLIC else None
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if PUBLIC else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = PUBLIC
SECURE_HSTS_PRELOAD = PUBLIC
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SECURE_CSP = {
    "default-src": [CSP.NONE],
    "script-src": [CSP.SELF],
    "style-src": [CSP.SELF],
    "img-src": [CSP.SELF],
    "font-src": [CSP.SELF],
    "connect-src": [CSP.SELF],
    "manifest-src": [CSP.SELF],
    "form-action": [CSP.SELF],
    "base-uri": [CSP.NONE],
    "frame-ancestors": [CSP.NONE],
}

# --- languages --------------------------------------------------------------------------------------------------
USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("fr", "Français"), ("nl", "Nederlands")]
LOCALE_PATHS = [BASE_DIR / "games" / "locale"]

# --- static files: served by static_files.py, fonts straight from their packages ---------------------------------


def font_folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"the font package {package} is not installed: make setup")
    return Path(spec.origin).parent / "files"


STATIC_URL = "/static/"
STORAGES = {"staticfiles": {"BACKEND": "guardians_site.versioned.VersionedStorage"}}
STATICFILES_DIRS = [
    BASE_DIR / "static",
    ("fonts", font_folder("font_manrope")),
    ("fonts", font_folder("font_source_serif_pro")),
]
