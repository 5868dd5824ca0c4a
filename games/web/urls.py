"""Every address of the site. Names in addresses are the words of the table: game, hand, lift, move."""

from django.urls import path
from django.views.i18n import set_language

from games.web.pages import game, hands, home, lay, manage, moves, rules, setup, stopwatch

urlpatterns = [
    path("", home.home, name="home"),
    path("language", set_language, name="language"),
    path("new/<slug:slug>", setup.new_game, name="new"),
    path("rules/<slug:slug>", rules.rules, name="rules"),
    path("rules/<slug:slug>/first-round", rules.first_round, name="first-round"),
    path("stopwatch", stopwatch.stopwatch, name="stopwatch"),
    path("reopen", setup.reopen, name="reopen"),
    path("game/<slug:address>/", game.show, name="game"),
    path("game/<slug:address>/change", setup.change, name="change"),
    path("game/<slug:address>/lay", lay.lay, name="lay"),
    path("game/<slug:address>/deal", game.deal, name="deal"),
    path("game/<slug:address>/hand", hands.hand_over, name="hand"),
    path("game/<slug:address>/lift", hands.lift, name="lift"),
    path("game/<slug:address>/hide", hands.hide, name="hide"),
    path("game/<slug:address>/put-down", hands.put_down, name="put-down"),
    path("game/<slug:address>/move", moves.move, name="move"),
    path("game/<slug:address>/draft", moves.draft, name="draft"),
    path("game/<slug:address>/undo", moves.undo, name="undo"),
    path("game/<slug:address>/log", game.history, name="log"),
    path("game/<slug:address>/about", manage.about, name="about"),
    path("game/<slug:address>/stop", manage.stop, name="stop"),
    path("game/<slug:address>/delete", manage.delete, name="delete"),
    path("game/<slug:address>/again", manage.again, name="again"),
]
