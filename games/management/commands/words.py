"""`make words`: bring games/locale/*.po up to the sentences in code and templates."""

from typing import Any

from django.core.management import BaseCommand

from games.web.catalog import TRANSLATED, as_po, po_path, refreshed, untranslated


class Command(BaseCommand):
    help = "Collect the app's sentences into games/locale and list those without a translation."

    def handle(self, *args: Any, **options: Any) -> None:
        for language in TRANSLATED:
            catalog = refreshed(language)
            po_path(language).parent.mkdir(parents=True, exist_ok=True)
            po_path(language).write_bytes(as_po(catalog))
            for sentence in untranslated(catalog):
                self.stdout.write(f"{language}: {sentence}")
