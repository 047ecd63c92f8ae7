"""What is printed from where a person is: the shown map with its variant, or the shown variant on a map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine import games
from engine.texts import shipped
from workbench.documents.desk import Desk
from workbench.map.workspace import MapWorkspace
from workbench.rules.titles import short_title
from workbench.shelf import shelved, title_in

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow


@dataclass(frozen=True)
class Subject:
    """The open texts, which of them (or of the shipped ones) are printed, and for how many players.

    A game that is played without a map is printed without one, whichever is named here.
    """

    texts: Mapping[Path, str]
    map: Path | None
    variant: Path
    players: int | None = None


def subject_of(window: MainWindow) -> Subject:
    """Give what the shown workspace is about, open texts as they are now."""
    document, desk = window.document, window.desk
    drawing = window.workspaces.get("map")
    board = drawing.document if drawing is not None else None
    players = drawing.map_text.players if isinstance(drawing, MapWorkspace) else None
    measured = drawing.strip.variant if isinstance(drawing, MapWorkspace) else None
    facts = games.of_maps()
    if document is not None and document.kind == "variant":
        chosen = board.path if board is not None else _last(desk, "map", facts.usual_map)
        return Subject(desk.texts(), chosen, document.path, players if board is not None else None)
    path = document.path if document is not None else _last(desk, "map", facts.usual_map)
    variant = _looked_at(window) or measured or _last(desk, "variant", facts.usual_variant)
    return Subject(desk.texts(), path, variant, players)


def _looked_at(window: MainWindow) -> Path | None:
    """Give the variant that RULES shows, where it is one of the game that is played on maps."""
    rules = window.workspaces.get("rules")
    shown = rules.document if rules is not None else None
    fits = shown is not None and shown.kind == "variant" and shown.reading.game == games.of_maps().name
    return shown.path if shown is not None and fits else None


def _last(desk: Desk, kind: str, usual: str | None) -> Path:
    """Give the document of a kind that was opened last, else a shipped one."""
    found = [document.path for document in desk if document.kind == kind]
    return found[-1] if found else shipped.files(kind)[str(usual)]


def offered(desk: Desk, kind: str) -> dict[Path, str]:
    """Give what can be chosen of a kind by its title, the open documents before the shipped ones, game by game."""
    found = {
        document.path: _called(title_in(document.text), document.reading.game) or document.name
        for document in desk
        if document.kind == kind
    }
    of_games = [facts.name for facts in games.all_facts()] if kind == "variant" else [None]
    for game in of_games:
        for each in shelved(kind, game):
            found.setdefault(each.path, _called(each.title, game or ""))
    return found


def _called(title: str, game: str) -> str:
    """Give a title, behind the name of its game where it has one."""
    return f"{games.facts_of(game).title}: {short_title(title)}" if title and game in games.GAMES else title
