from django.db import migrations, models
from django.db.models import Max, OuterRef, Subquery
from django.db.models.functions import Coalesce


def from_rounds(apps, schema_editor):
    """Drafts name their round by that row from now on: those of before are let go, a tap makes them anew."""
    rounds = apps.get_model("games", "Round").objects.filter(game=OuterRef("pk")).order_by().values("game")
    last = Subquery(rounds.annotate(last=Max("version")).values("last"))
    apps.get_model("games", "Game").objects.update(scored_version=Coalesce(last, 0))
    apps.get_model("games", "Player").objects.update(draft="")


class Migration(migrations.Migration):
    dependencies = [("games", "0002_a_draft_of_a_turn")]

    operations = [
        migrations.AddField("game", "scored_version", models.PositiveIntegerField(default=0)),
        migrations.AddField("game", "free_seat", models.PositiveSmallIntegerField(null=True)),
        migrations.RunPython(from_rounds, migrations.RunPython.noop),
    ]
