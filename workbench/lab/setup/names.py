"""The maps, variants and agents that an experiment can name: what lies open, saved or not, and what is shipped."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from engine import games
from engine.texts import shipped
from workbench import agent_words
from workbench.documents.document import Document
from workbench.rules.titles import short_title
from workbench.shelf import shelved, title_in

# Budgets that are worth a choice of their own; any other can be typed.
BUDGETS = (100, 400, 2000)


def choices(
    kind: str, open_documents: Iterable[Document], folder: Path, on: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """Give the names of a kind with their titles, one's own first; an open one of no file yet counts too.

    Beside variants that are `on` only those of the same game are given, all by the names that are used.
    """
    mine = [document for document in open_documents if document.kind == kind and not document.is_shipped]
    used = {path: name for name in on if (path := shipped.find(kind, name)) is not None}
    game = None
    if kind == "variant":
        named = (document.reading.game for document in mine if name_of(document.path, folder) in on)
        game = game_of(on) or next((each for each in named if each), None)
    own = [
        (name, _title(document))
        for document in mine
        # One whose game is not known yet, or that is named already, is not kept from anybody.
        if (name := name_of(document.path, folder)) in on
        or document.reading.game in ("", game)
        or game is None
    ]
    return own + [
        (used.get(each.path, each.name), short_title(each.title)) for each in shelved(kind, game or None)
    ]


def game_of(variants: Iterable[str]) -> str:
    """Give the game of the first shipped variant among names, nothing where there is none.

    >>> game_of(["my-own.yaml", games.usual().usual_variant]) == games.usual().name
    True
    """
    found = (shipped.find("variant", name) for name in variants)
    return next((path.parent.name for path in found if path is not None), "")


def usual_variant(game: str) -> str:
    """Give the name of the variant that somebody plays who has chosen nothing but the game."""
    wanted = games.facts_of(game).usual_variant
    return next(each.name for each in shelved("variant", game) if each.path.stem == wanted)


def name_of(path: Path, folder: Path) -> str:
    """Give the name by which an experiment in a folder mentions a file of one's own.

    >>> name_of(Path("/maps/isle.yaml"), Path("/maps")), name_of(Path("/maps/isle.yaml"), Path("/work"))
    ('isle.yaml', '/maps/isle.yaml')
    """
    if path.parent == folder:
        return path.name
    below = os.path.relpath(path, folder)
    return str(path) if below.startswith("..") else below


def _title(document: Document) -> str:
    mark = " •" if document.is_modified else ""
    return (short_title(title_in(document.text)) or document.name) + mark


def agents(game: str = "") -> list[tuple[str, str]]:
    """Give the agents that know a game, or all where it is not known; searching ones with some budgets."""
    from engine import agents as registry

    found = []
    for each in registry.listed_for(game) if game else registry.listed():
        title = agent_words.titled(each["title"])
        if each["name"] == "mcts":
            found += [(f"mcts:{budget}", title) for budget in BUDGETS]
        else:
            found.append((each["name"], title))
    return sorted(found, key=lambda choice: choice[0].startswith("mcts"))
