"""The stage: the middle of the table, where a game shows its position and a person makes a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QWidget

from workbench.table.agents.advice import Advice
from workbench.table.model.sitting import Sitting

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion


class Stage(QWidget):
    """What a game derives its own stage from: `show_sitting` and `wants_move` are all that it must have.

    A stage shows only what the sitting lets it see (`is_seen`, `view`), and lets a person decide only while
    `sitting.awaits_person`. Everything below `show_hint` has a default, that of a stage without it.
    """

    wants_move = Signal(object)
    """A complete move that a person made: a number that may be longer than those of C++."""
    wants_hint = Signal()
    wants_result = Signal()
    looked = Signal()
    """Something else is looked at, so that the status bar has something else to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sitting: Sitting | None = None
        # Whether what was taken moves; and where that of a seat lies on the screen, which the page knows.
        self.is_animated = False
        self.place_of: Callable[[int | None], QPointF | None] = lambda _: None

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        raise NotImplementedError

    def show_search(self) -> None:
        """Say that advice is on its way."""

    def show_hint(self, advice: Advice) -> None:
        """Show an agent's advice."""

    def drop_hint(self) -> None:
        """Take advice away, and leave no word of it."""

    @property
    def shows_hint(self) -> bool:
        """Say whether advice is shown."""
        return False

    @property
    def awaits_hint(self) -> bool:
        """Say whether advice is still wanted."""
        return True

    def show_judged(self, opinion: Opinion | None, *, has_line: bool) -> None:
        """Mark where a move was played that lost something and where the best would have been, or mark nothing.

        Without the line only the best move itself may be shown: what others would answer tells what they hold.
        """

    @property
    def can_magnify(self) -> bool:
        """Say whether a lens can be put over what is judged."""
        return False

    @property
    def is_magnified(self) -> bool:
        """Say whether a lens lies over what is judged."""
        return False

    def magnify(self, is_wanted: bool) -> None:
        """Put a lens over what is judged, now and later, or take it away."""

    def take_over(self, old: Stage) -> None:
        """Show what another stage of the same kind shows: what is in hand, how far it is zoomed."""

    def give_room(self, is_given: bool) -> None:
        """Put away what only whoever plays needs, such as a hand, or show it again: a finished game is looked at."""

    def log_pages(self) -> Sequence[tuple[QWidget, str]]:
        """Give what stands behind tabs of its own beside the log, with titles."""
        return ()

    # ------------------------------------------------------------ what a person does

    @property
    def can_end(self) -> bool:
        """Say whether the turn can be ended by a move that is no other play."""
        return False

    def end_turn(self) -> None:
        """End the turn, or pass."""

    def give_back(self) -> bool:
        """Give back what was chosen and is not played yet, and say whether there was anything."""
        return False

    @property
    def is_hidden(self) -> bool:
        """Say whether a person has turned down what only they may see."""
        return False

    def hide_hand(self, is_hidden: bool) -> None:
        """Turn down what only the viewer may see, or up again."""

    @property
    def can_zoom(self) -> bool:
        """Say whether there is a picture in view to be moved and zoomed."""
        return False

    def zoom(self, factor: float) -> None:
        """Show the picture larger, or smaller."""

    def fit(self) -> None:
        """Show the whole picture."""

    # ------------------------------------------------------------ words and keys

    def keys_said(self) -> str:
        """Say for the status bar what mouse and keys do now, or why something is not legal."""
        return ""

    def with_hiding(self, asked: str) -> str:
        """Add to what is asked that the space bar hides the hand, where there is one to hide."""
        if self.sitting is None or self.sitting.sees_all:
            return asked
        if self.is_hidden:
            return self.tr("Space shows your hand")
        return self.tr("{asked} · Space hides your hand").format(asked=asked)

    def looked_said(self) -> str:
        """Say for the status bar what is looked at."""
        return ""

    def panes(self) -> Sequence[QWidget]:
        """Give the parts that F6 goes round."""
        return (self,)

    def take_focus(self) -> None:
        """Put the focus where a move is made."""
        self.panes()[0].setFocus()
