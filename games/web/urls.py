"""Every address of the site. Names in addresses are the words of the table: game, seat, move."""

from django.urls import path
from django.views.i18n import set_language

from games.web.pages import home

urlpatterns = [
    path("", home.home, name="home"),
    path("language", set_language, name="language"),
]
