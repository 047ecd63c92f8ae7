"""What a step of the tour is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow

Check = Callable[["MainWindow"], bool]
"""Says by documents, table and lab, never by clicks, whether a step was done."""


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
    `at` names the controls it is done with, in the words of `controls.py`; the callout stands beside the last of them.
    A step without `done` is only to be read.
    """

    name: str
    chapter: str
    room: str
    text: str
    at: tuple[str, ...]
    done: Check | None = None
