from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("games", "0001_a_game_and_its_log")]

    operations = [
        migrations.AddField(model_name="player", name="draft", field=models.TextField(default="")),
    ]
