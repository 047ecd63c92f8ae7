"""How verdicts look: a sign and a word, never a colour alone; a click tells the rule behind one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QVBoxLayout, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.widgets.plain_label import PlainLabel, long_tip

translate = QCoreApplication.translate

# The glyph and the colour of each verdict; its word stands beside it. What is unclear has no ground.
VERDICTS = {
    "good": ("verdict-good", "ok"),
    "look": ("warning", "warn"),
    "problem": ("verdict-problem", "error"),
    "unclear": ("verdict-unclear", "ink2"),
}
GROUNDS = {"good": "ok_tint", "look": "warn_tint", "problem": "error_tint"}
PILL, GLYPH, MARK = 24, 14, 24
POPUP_WIDTH = 420


def verdict_word(verdict: str) -> str:
    """Give a verdict's word."""
    return {
        "good": translate("verdict", "good"),
        "look": translate("verdict", "look"),
        "problem": translate("verdict", "problem"),
        "unclear": translate("verdict", "unclear"),
    }[verdict]


def verdict_meaning(verdict: str) -> str:
    """Say what a verdict means."""
    return {
        "good": translate("verdict", "The interval shows that it is as it should be."),
        "look": translate("verdict", "The interval shows something that a designer should know."),
        "problem": translate("verdict", "The interval shows what most designers would change."),
        "unclear": translate("verdict", "The interval allows no verdict; more games would."),
    }[verdict]


class VerdictButton(QAbstractButton):
    """A verdict that tells its rule when it is clicked."""

    def __init__(self, verdict: str, rule: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.verdict, self.rule = verdict, rule
        self.popup: RulePopup | None = None
        self.setAccessibleName(verdict_word(verdict))
        self.setAccessibleDescription(rule)
        self.setToolTip(long_tip(f"{verdict_word(verdict)}\n{rule}"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.tell_rule)

    def tell_rule(self) -> None:
        """Show the rule below the verdict until somebody clicks elsewhere."""
        self.popup = RulePopup(self.verdict, self.rule, self)
        self.popup.show_below(self)

    def event(self, event: QEvent) -> bool:
        """Show when the mouse comes and goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)


class VerdictPill(VerdictButton):
    """A sign and its word on a ground of its colour."""

    def sizeHint(self) -> QSize:
        """Be as wide as sign and word."""
        letters = QFontMetrics(typeface.style("group"))
        return QSize(GLYPH + 26 + letters.horizontalAdvance(verdict_word(self.verdict)), PILL)

    def minimumSizeHint(self) -> QSize:
        """Never be cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, the sign and the word; what is unclear has a dashed edge."""
        painter, colours = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (glyph, role), ground = VERDICTS[self.verdict], GROUNDS.get(self.verdict)
        colour = getattr(colours, role)
        area = QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        style = Qt.PenStyle.SolidLine if ground else Qt.PenStyle.DashLine
        edge = theme.blend(colour, colours.panel, 0.9 if self.underMouse() else 0.5)
        painter.setPen(QPen(QColor(edge), 1, style))
        painter.setBrush(QColor(getattr(colours, ground)) if ground else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        paint_glyph(painter, glyph, QRectF(9, (PILL - GLYPH) / 2, GLYPH, GLYPH), colour)
        painter.setFont(typeface.style("group"))
        painter.setPen(QColor(colour))
        words = area.adjusted(GLYPH + 15, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, verdict_word(self.verdict))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(area.adjusted(0.5, 0, -0.5, 0), area.height() / 2, area.height() / 2)


class VerdictMark(VerdictButton):
    """The sign alone, beside a sentence; its word is told under the mouse and to those who cannot see it."""

    def sizeHint(self) -> QSize:
        """Be a target of 24 pixels."""
        return QSize(MARK, MARK)

    def minimumSizeHint(self) -> QSize:
        """Never be cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign."""
        painter, colours = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glyph, role = VERDICTS[self.verdict]
        if self.underMouse() or self.hasFocus():
            pen = QPen(QColor(colours.accent), 2) if self.hasFocus() else QPen(Qt.PenStyle.NoPen)
            painter.setPen(pen)
            painter.setBrush(QColor(colours.line) if self.underMouse() else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 4, 4)
        side = (MARK - GLYPH) / 2
        paint_glyph(painter, glyph, QRectF(side, side, GLYPH, GLYPH), getattr(colours, role))


class RulePopup(QFrame):
    """What a verdict means and the rule by which it was given; a click elsewhere or a key takes it away."""

    def __init__(self, verdict: str, rule: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("popup")
        self.setAccessibleName(verdict_word(verdict))
        self.setAccessibleDescription(rule)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        head = PlainLabel(f"{verdict_word(verdict)}: {verdict_meaning(verdict)}", self)
        head.setObjectName("group")
        self.rule = PlainLabel(rule, self)
        for label in (head, self.rule):
            label.setWordWrap(True)
            label.setFixedWidth(POPUP_WIDTH)
            label.setVisible(bool(label.text()))
            column.addWidget(label)

    def show_below(self, button: QWidget) -> None:
        """Show it below a button, or above where the screen ends."""
        self.adjustSize()
        at = button.mapToGlobal(QPoint(0, button.height() + 4))
        room = button.screen().availableGeometry()
        x = max(room.left(), min(at.x(), room.right() - self.width()))
        if at.y() + self.height() > room.bottom():
            at.setY(button.mapToGlobal(QPoint(0, 0)).y() - self.height() - 4)
        self.move(x, at.y())
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away at any key."""
        self.close()
