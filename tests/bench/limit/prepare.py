"""Tables, matches and one user who is logged in; prints the key of that session."""

import django
from django.core.management import call_command

django.setup()

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.contrib.sessions.backends.db import SessionStore  # noqa: E402

from tests.bench.limit.board import encode, new_state  # noqa: E402
from tests.bench.limit.models import Match  # noqa: E402
from tests.bench.limit.pages import MATCHES  # noqa: E402


def logged_in() -> str:
    user = User.objects.create(username="bench")
    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.save()
    return str(session.session_key)


if __name__ == "__main__":
    call_command("migrate", verbosity=0, run_syncdb=True)
    Match.objects.bulk_create(Match(pk=i, state=encode(new_state(i))) for i in range(1, MATCHES + 1))
    print(logged_in())
