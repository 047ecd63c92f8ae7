"""The note above the results: that they are not all of a run, or not those of the experiment that is open."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from workbench.lab.cards.card import WrappedLabel
from workbench.numerals import whole
from workbench.widgets.controls import Glyph

if TYPE_CHECKING:
    from engine.numbers.plan import Cell
    from workbench.lab.runs.findings import Exhibit
    from workbench.lab.setup.preparation import Prepared


class Kinship(Enum):
    """How results relate to the open experiment."""

    OWN = auto()
    OTHER_GAMES = auto()
    OTHER_STATE = auto()
    STRANGER = auto()


def kinship(exhibit: Exhibit, prepared: Prepared) -> Kinship:
    """Say whether results are those of an experiment as it is now, of another state of it, or of another one."""
    plan = prepared.plan
    if plan is None:
        return Kinship.OTHER_STATE if exhibit.experiment.get("title") else Kinship.STRANGER
    if any(name.removesuffix(":test") == prepared.name for name in exhibit.names):
        return Kinship.OWN
    if len(exhibit.names) == 1 and _are_among([each.cell for each in exhibit.findings.cells], plan.cells):
        return Kinship.OTHER_GAMES
    return Kinship.OTHER_STATE if exhibit.title == plan.title else Kinship.STRANGER


def _are_among(cells: list[Cell], all_of_them: tuple[Cell, ...]) -> bool:
    """Say whether all cells are there, in order; of a stopped run some may be missing."""
    rest = iter(all_of_them)
    return all(any(cell == each for each in rest) for cell in cells)


class ResultsNote(QFrame):
    """A line of words with one thing to do about it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setProperty("severity", "info")
        self.words = WrappedLabel("", 1, self)
        self.button = QPushButton(self)
        self.button.setObjectName("link")
        self.button.clicked.connect(self._do)
        self._deed: Callable[[], None] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(Glyph("info", "accent", 16, self), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def say(self, words: str, offer: str = "", deed: Callable[[], None] | None = None) -> None:
        """Say something, and offer to do something about it; nothing hides the note."""
        self.setVisible(bool(words))
        self.words.setText(words)
        self.setAccessibleName(words)
        self.button.setVisible(deed is not None)
        self.button.setText(offer)
        self.button.setAccessibleName(offer)
        self._deed = deed

    def _do(self) -> None:
        if self._deed is not None:
            self._deed()

    def stopped(self, exhibit: Exhibit) -> str:
        """Say that a run was stopped before all its games were played."""
        if exhibit.wanted <= exhibit.findings.games:
            return ""
        return self.tr("Stopped: {games} of {all} games were played.").format(
            games=whole(exhibit.findings.games), all=whole(exhibit.wanted)
        )

    def related(self, exhibit: Exhibit, prepared: Prepared) -> str:
        """Say how results relate to the open experiment; nothing where they are its own."""
        kin = kinship(exhibit, prepared)
        if kin is Kinship.OTHER_GAMES and prepared.plan is not None:
            said = exhibit.experiment.get("games", 0)
            if said == prepared.plan.games:
                return ""
            words = self.tr(
                "These results are of {games} games a cell; the experiment now asks for {wanted}."
            )
            return words.format(games=whole(said), wanted=whole(prepared.plan.games))
        if kin is Kinship.OTHER_STATE:
            return self.tr("These results are of another state of this experiment.")
        if kin is Kinship.STRANGER:
            return self.tr("These results are of another experiment: {title}.").format(title=exhibit.title)
        return ""
