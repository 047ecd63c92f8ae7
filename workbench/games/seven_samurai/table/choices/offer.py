"""An answer as it is offered: a title, a key, what it would do line by line, and what it would change on the boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from workbench.games.seven_samurai.cards.raider import Raider
from workbench.games.seven_samurai.table.boards.board_view import Ghost
from workbench.games.seven_samurai.table.choices.options import Step


@dataclass(frozen=True)
class Effect:
    """A line of what an answer does, with a glyph and the role of its colour in the theme."""

    text: str
    glyph: str = "bullet"
    role: str = "ink2"


@dataclass(frozen=True)
class Offer:
    """One of the answers side by side; one that cannot be given now says why."""

    step: Step | None
    title: str
    glyph: str
    lines: tuple[Effect, ...] = ()
    lead: str = ""
    deed: str = ""
    key: str = ""
    raiders: tuple[Raider, ...] = ()
    seat: int | None = None
    why_not: str = ""
    ghosts: Mapping[int, Ghost] = field(default_factory=dict)

    @property
    def is_open(self) -> bool:
        """Say whether the answer can be given."""
        return self.step is not None

    @property
    def said(self) -> str:
        """The whole in words."""
        lines = [self.why_not] if self.why_not else [self.lead, *(line.text for line in self.lines)]
        told = "; ".join(filter(None, lines))
        return f"{self.title}: {told}" if told else self.title
