"""The players' signs in words: never colour alone."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.models import SIGNS

_NAMES = (_("red circle"), _("blue triangle"), _("gold square"), _("green cross"), _("violet waves"))
SIGN_NAMES: dict[str, Promise] = dict(zip(SIGNS, _NAMES, strict=True))
