"""What a step of the tour is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import games
from workbench.shelf import shelved

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow

Check = Callable[["MainWindow"], bool]
"""Says by documents, table and lab, never by clicks, whether a step was done."""


@dataclass(frozen=True)
class Explained:
    """A check that can also say what there is instead of what the step asks for: nothing while nothing was done."""

    is_done: Check
    amiss: Callable[[MainWindow], str]

    def __call__(self, window: MainWindow) -> bool:
        """Say whether the step was done."""
        return self.is_done(window)


@dataclass(frozen=True)
class Chapter:
    """A part of the tour: its title, marked for translation under `tour`, and how many minutes it takes."""

    name: str
    title: str
    minutes: int


@dataclass(frozen=True)
class Step:
    """One thing to do.

    `text` is marked for translation under `tour`; words between `**` are those on the screen, keys stand in brackets.
    `{game}` and `{variant}` stand for the usual game and the usual one of its variants.
    `at` names the controls it is done with, in the words of `controls.py`; the callout stands beside the last of them.
    A step without `done` is only to be read. What comes of one that `is_watched` is looked at before the next is said.
    The callout keeps clear of what is `looked_at` as soon as it is in sight.
    """

    name: str
    chapter: str
    room: str
    text: str
    at: tuple[str, ...]
    done: Check | None = None
    is_watched: bool = False
    looked_at: tuple[str, ...] = ()

    @property
    def names_file(self) -> bool:
        """Say whether it is done in a file dialog, where its words are still needed."""
        return "action:file.save" in self.at


def in_full(text: str) -> str:
    """Give a step's text, in any language, with the names of the usual game and variant."""
    game = games.usual()
    variant = next(each for each in shelved("variant", game.name) if each.path.stem == game.usual_variant)
    return text.format(game=game.title, variant=variant.title)
