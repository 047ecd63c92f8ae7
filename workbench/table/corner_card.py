"""Cards in the corner of a stage: a few words over it, and what an agent would play."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.agents.advice import Advice
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel, escaped

WIDTH = 270


class CornerCard(QFrame):
    """A title and a few lines; it never takes the mouse."""

    def __init__(self, glyph: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title, self.words = PlainLabel(self), PlainLabel(self)
        self.title.setFont(typeface.style("group"))
        self.words.setObjectName("quiet")
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addWidget(self.title)
        column.addWidget(self.words)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 16, 10)
        row.setSpacing(12)
        self.glyph = Glyph(glyph, "accent", 22, self)
        row.addWidget(self.glyph, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column)
        self.hide()

    def tell(self, title: str, words: str) -> None:
        """Show a title and words."""
        self.title.setText(title)
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.setAccessibleName(f"{title}. {words}")
        self.show()
        # Words of another length change the height at once: a layout that is already shown waits for its next turn.
        self._row.invalidate()
        self._row.activate()
        self.adjustSize()
        self.raise_()

    def take_width(self, width: int) -> None:
        """Be so wide; the words take as many lines as they need in what is left."""
        self.title.setWordWrap(True)
        self.words.setWordWrap(True)
        self.words.setMinimumWidth(0)
        self.setFixedWidth(width)

    def put_away(self) -> None:
        """Hide, and leave no word behind that somebody else could read."""
        self.hide()
        self.title.clear()
        self.words.clear()
        self.setAccessibleName("")


class HintCard(CornerCard):
    """The plays that an agent likes best."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("hint", parent)
        self._is_narrow = False
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setMinimumWidth(WIDTH)

    def take_width(self, width: int) -> None:
        """Be so wide."""
        super().take_width(width)
        self._is_narrow = width < WIDTH

    def show_advice(self, advice: Advice) -> None:
        """Show plays with their values, best first."""
        lines = [(each.words, " ".join(filter(None, (each.value, each.spread)))) for each in advice.moves]
        # In a narrow card a value follows its words: a column of its own would leave them no room.
        end = " <b>{}</b></td>" if self._is_narrow else "</td><td align=right>&nbsp;&nbsp;<b>{}</b></td>"
        rows = "".join(
            f"<tr><td>{n}.&nbsp;</td><td>{words}{end.format(value)}</tr>"
            for n, (words, value) in enumerate(
                # A number and its interval stay in one line.
                ((escaped(a), escaped(b).replace(" ", "&nbsp;")) for a, b in lines),
                1,
            )
        )
        meaning = f"<p style='margin-top: 6px'>{escaped(advice.meaning)}</p>" if advice.meaning else ""
        title = self.tr("Best plays by {agent}").format(agent=advice.agent)
        self.tell(title, f"<table>{rows}</table>{meaning}")
        said = ", ".join(f"{words} {value}" for words, value in lines)
        self.setAccessibleName(f"{self.title.text()}: {said}. {advice.meaning}")
