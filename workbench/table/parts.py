"""What a game offers to the table; what it does not offer falls back to the table's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from workbench import games

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from engine.agents.opinion import Opinion
    from engine.maps.map import Map
    from engine.play.facts import Facts
    from engine.play.rules import Rules
    from engine.texts.variant import Variant
    from workbench.dress.theme import Theme
    from workbench.table.log.log_rows import LogWords
    from workbench.table.model.sitting import Sitting
    from workbench.table.position.facts import PositionPart
    from workbench.table.result.result_part import ResultPart
    from workbench.table.screen.screen_part import ScreenPart
    from workbench.table.seating.seat_facts import SeatFacts, TableFacts
    from workbench.table.setup.lid_picture import LidPicture
    from workbench.table.setup.own_choice import OwnChoice
    from workbench.table.shelf.kept import Kept
    from workbench.table.stage import Stage


@dataclass(frozen=True)
class TableParts:
    """A game at the table; a part that is `None` is the table's default."""

    # The model (set-up, what turns tell, what lies open), and the middle of the table, where the position is shown and
    # moves are made.
    sitting: type[Sitting] | None = None
    stage: type[Stage] | None = None
    # The lines on a seat's card, what stands below the seats and what above them; turns in words; the screen between
    # two people.
    seat_facts: type[SeatFacts] | None = None
    table_facts: type[TableFacts] | None = None
    table_lead: type[TableFacts] | None = None
    log_words: type[LogWords] | None = None
    screen: type[ScreenPart] | None = None
    # Cards and numbers of the result page; whether a variant (first) can judge a game that was played by another.
    result: type[ResultPart] | None = None
    can_judge: Callable[[dict[str, Any], dict[str, Any]], bool] | None = None
    # Why the best moves of a turn were better than those played, in sentences.
    why_better: Callable[[Sitting, Opinion], Sequence[str]] | None = None
    # The position editor: which facts of a position are set, on which picture, and what a puzzle counts.
    position: type[PositionPart] | None = None
    counted: Callable[[Rules, str], str] | None = None
    # The shelf: the picture of a kept game, and a note on each of its seats.
    thumbnail: Callable[[QPainter, QRectF, Kept, Theme], None] | None = None
    seat_note: Callable[[Kept, int], str] | None = None
    # The set-up page: the lid of the box, which sentences are the rules in short, who begins (in words), and what is
    # said of things that move; both words are of the context `setup`.
    lid: Callable[[Facts, Map | None, Variant, int], LidPicture] | None = None
    rules_in_short: frozenset[str] | None = None
    begins: str | None = None
    # Values that people may choose for one game in place of the variant's.
    setup: type[OwnChoice] | None = None
    motion: str | None = None


def parts_of(game: str) -> TableParts:
    """Give what a game offers to the table."""
    offered = games.find(game).table
    return offered() if offered else TableParts()


def counted_word(rules: Rules, name: str) -> str:
    """Call what the goal of a puzzle counts as people call it."""
    called = parts_of(rules.game).counted
    return called(rules, name) if called else name
