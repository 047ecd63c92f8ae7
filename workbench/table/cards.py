"""Cards in the corner of the board: what is in hand, why a space is not legal, and what an agent would play."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.gesture import Gesture
from workbench.table.naming import Names
from workbench.table.plain_label import PlainLabel
from workbench.table.sitting import Sitting
from workbench.widgets.controls import Glyph


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
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 16, 10)
        row.setSpacing(12)
        row.addWidget(Glyph(glyph, "accent", 22, self), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column)
        self.hide()

    def tell(self, title: str, words: str) -> None:
        """Show a title and words."""
        self.title.setText(title)
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.setAccessibleName(f"{title}. {words}")
        self.show()
        self.adjustSize()
        self.raise_()

    def put_away(self) -> None:
        """Hide, and leave no word behind that somebody else could read."""
        self.hide()
        self.title.clear()
        self.words.clear()
        self.setAccessibleName("")


class InHandCard(CornerCard):
    """Says what is in hand and where it counts, or why it cannot go where the mouse is."""

    def __init__(self, gesture: Gesture, parent: QWidget) -> None:
        super().__init__("hex", parent)
        self._gesture = gesture

    def show_for(self, sitting: Sitting | None, looked_at: int | None) -> None:
        """Show what is in hand now."""
        gesture = self._gesture
        if sitting is None or gesture.picked is None:
            self.put_away()
            return
        reason = gesture.why_not(looked_at) if looked_at is not None else ""
        self.tell(self._title(sitting), reason or self._effect(sitting.names))

    def _title(self, sitting: Sitting) -> str:
        gesture = self._gesture
        assert gesture.picked is not None
        names, count = sitting.names, len(gesture.legal)
        if gesture.is_draft:
            text = self.tr("{figure}: {count} settlements can take it")
            return text.format(figure=names.figure_title(gesture.picked), count=count)
        if gesture.is_swap:
            text = self.tr("{token}: {count} settlements")
        elif gesture.is_lift and gesture.lifted is None:
            text = self.tr("{token}: {count} of your tokens")
        else:
            text = self.tr("{token}: {count} legal hexes")
        return text.format(token=names.token_title(gesture.picked), count=count)

    def _effect(self, names: Names) -> str:
        gesture = self._gesture
        if gesture.is_draft:
            return self.tr("The largest settlements are filled first.")
        if gesture.is_swap:
            text = (
                self.tr("Choose a figure.")
                if gesture.swapped is None
                else self.tr("Choose the other figure.")
            )
            return self.tr("{step} Esc to put back.").format(step=text)
        if gesture.is_lift:
            text = (
                self.tr("Choose your token.") if gesture.lifted is None else self.tr("Choose its new place.")
            )
            return self.tr("{step} Esc to put back.").format(step=text)
        kind = names.kinds[gesture.picked or ""]
        if set(kind.influences) == set(names.types):
            return self.tr("Counts for all figures. Esc to put back.")
        counted = ", ".join(names.figure(figure) for figure in kind.influences)
        return self.tr("Counts for {figures} only. Esc to put back.").format(figures=counted)


class HintCard(CornerCard):
    """The plays that an agent likes best."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("hint", parent)
        self.words.setTextFormat(Qt.TextFormat.RichText)

    def show_advice(self, agent: str, lines: Sequence[tuple[str, str]]) -> None:
        """Show plays with their values, best first."""
        rows = "".join(
            f"<tr><td>{n}.&nbsp;</td><td>{words}</td><td align=right>&nbsp;&nbsp;<b>{value}</b></td></tr>"
            for n, (words, value) in enumerate(((escape(a), escape(b)) for a, b in lines), 1)
        )
        self.tell(self.tr("Best plays by {agent}").format(agent=agent), f"<table>{rows}</table>")
        said = ", ".join(f"{words} {value}" for words, value in lines)
        self.setAccessibleName(f"{self.title.text()}: {said}")
