"""How a variant is called where its game is known: the one short name that it has in every room."""

from __future__ import annotations

import re

from engine import games

# An edition as titles name it after the game, and what a copy's title says behind it.
_EDITION = re.compile(r"\((?P<name>[^()]+)\)(?P<more>.*)")


def short_title(title: str) -> str:
    """Give a variant's title without the game's name, where it is called after the game.

    It stands in lists whose parts have commas between them, so that one of its own gives way.

    >>> game = games.usual().title
    >>> short_title(f"{game} (2016, French)"), short_title(f"{game}, short game"), short_title(f"{game} (2016) (copy)")
    ('2016 French', 'Short game', '2016 (copy)')
    """
    for facts in games.all_facts():
        head, rest = title[: len(facts.title)], title[len(facts.title) :]
        if head != facts.title or not rest.startswith((" ", ",", ":")):
            continue
        inner = rest.lstrip(" ,:")
        if edition := _EDITION.fullmatch(inner):
            return edition["name"].replace(", ", " ") + edition["more"]
        return inner[:1].upper() + inner[1:] or title
    return title


def beside(name: str, other: str) -> str:
    """Give a short title where another stands beside it: a child called after its parent says only what is its own.

    >>> beside("2016: hand.size 6 instead of 5", "2016"), beside("Short game", "2016")
    ('hand.size 6 instead of 5', 'Short game')
    """
    return name.removeprefix(f"{other}: ")
