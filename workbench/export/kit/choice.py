"""What a game leaves to be chosen about its kit, told without a screen so that the terminal knows it too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several ways to print a section: `name` is the option, `words` its answers with their titles.

    A game lists its own as `CHOICES` in `workbench/games/<game>/printing.py`; the first answer is the usual one.
    """

    name: str
    section: str
    title: str
    hint: str
    words: Mapping[str, str]

    @property
    def usual(self) -> str:
        """What is printed unless somebody says otherwise."""
        return next(iter(self.words))
