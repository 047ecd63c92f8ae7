"""The small controls that fields are built from."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import plain_tip


class Glyph(QWidget):
    """A glyph beside a text, in a colour role of the theme; an empty name leaves its room free."""

    def __init__(
        self, name: str = "", role: str = "ink2", size: int = 16, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.name = name
        self.role = role
        self.setFixedSize(QSize(size, size))

    def show_glyph(self, name: str, role: str = "ink2") -> None:
        """Show another glyph."""
        self.name, self.role = name, role
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the glyph in the theme in use."""
        if self.name:
            painter = QPainter(self)
            if not self.isEnabled():
                painter.setOpacity(theme.DISABLED_OPACITY)
            paint_glyph(painter, self.name, QRectF(self.rect()), getattr(theme.current(), self.role))


class ChangeMark(QAbstractButton):
    """A filled diamond for a value set here, an open one for a value that a parent changed.

    The filled one is a button: it takes the value back to the parent's, and shows so under the mouse.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = ""
        self._name = name
        self.setFixedSize(24, 24)
        self.setAccessibleName(name)
        self.setEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_mark(self, mark: str, origin: str = "", before: str = "") -> None:
        """Show how a value stands: `own`, `inherited` or nothing; `before` says what it was where that is known."""
        self.mark = mark
        self.setEnabled(mark == "own")
        reset = self.tr("Reset {value} to inherited").format(value=self._name)
        said = {
            "own": "\n".join(filter(None, (self.tr("Set in this variant."), before, reset))),
            "inherited": self.tr("Inherited from {variant}.").format(variant=origin),
        }.get(mark, "")
        self.setToolTip(plain_tip(said))
        self.setAccessibleName(reset if mark == "own" else said or self._name)
        self.setAccessibleDescription(said)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show when the mouse comes and goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the diamond, or the way back while the mouse or the focus is on it."""
        if not self.mark:
            return
        glyph, role = {"own": ("diamond", "selection"), "inherited": ("diamond-open", "accent")}[self.mark]
        is_near = self.isEnabled() and (self.underMouse() or self.hasFocus())
        painter = QPainter(self)
        colours = theme.current()
        area = QRectF(5, 5, 14, 14)
        paint_glyph(painter, "revert" if is_near else glyph, area, getattr(colours, role))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 4, 4)


# Above and below two lines of words.
LINES_APART = 4


class SegmentButton(QPushButton):
    """One of the words, as wide as it is when it is chosen: then it is bold."""

    def room_for(self, words: str) -> QSize:
        """Give the room that words need in bold letters, which Qt would reckon with those of now."""
        option, bold, lines = QStyleOptionButton(), QFont(self.font()), words.replace("&&", "&").split("\n")
        self.initStyleOption(option)
        # With the keyboard on it a button's frame is thicker; it takes no more room for that.
        option.state &= ~QStyle.StateFlag.State_HasFocus
        bold.setWeight(QFont.Weight.DemiBold)
        measures = QFontMetrics(bold), self.fontMetrics()
        widest = max(measure.horizontalAdvance(line) for line in lines for measure in measures)
        apart = LINES_APART if len(lines) > 1 else 0
        inner = QSize(widest, len(lines) * self.fontMetrics().height() + apart)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, inner, self)

    def sizeHint(self) -> QSize:
        """Leave room for bold letters."""
        return self.room_for(self.text())


def in_two_lines(words: str) -> str:
    r"""Break words where the longer of two lines is shortest; a single word stays as it is.

    >>> in_two_lines("To the active player")
    'To the\nactive player'
    """
    parts = words.split(" ")
    broken = (" ".join(parts[:n]) + "\n" + " ".join(parts[n:]) for n in range(1, len(parts)))
    return min(broken, key=lambda each: max(map(len, each.split("\n"))), default=words)


class SegmentsRow(QHBoxLayout):
    """The buttons side by side; a layout around asks this one, and not the widget, how high they are at a width."""

    def __init__(self, owner: Segments) -> None:
        super().__init__(owner)
        self._owner = owner

    def hasHeightForWidth(self) -> bool:
        """Say that two lines are higher than one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of one line or two."""
        return self._owner.heightForWidth(width)

    def minimumHeightForWidth(self, width: int) -> int:  # noqa: N802  # Qt's name
        """Be no lower than that."""
        return self._owner.heightForWidth(width)


class Segments(QWidget):
    """A row of words of which one is chosen; the longest are broken where there is no room for one line."""

    chosen = Signal(str)

    def __init__(
        self,
        words: Mapping[str, str],
        tips: Mapping[str, str],
        name: str,
        parent: QWidget | None = None,
        *,
        is_tight: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        row = SegmentsRow(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._titles = {word: title.replace("&", "&&") for word, title in words.items()}
        self.buttons: dict[str, SegmentButton] = {}
        last = len(words) - 1
        for position, (word, title) in enumerate(words.items()):
            button = SegmentButton(self._titles[word], self)
            place = "only" if not last else {0: "first", last: "last"}.get(position, "middle")
            button.setProperty("segment", place)
            button.setProperty("tight", is_tight)
            button.setCheckable(True)
            button.setToolTip(tips.get(word, ""))
            button.setAccessibleName(f"{name}: {title}" if name else title)
            button.setAccessibleDescription(tips.get(word, ""))
            button.clicked.connect(lambda _=False, word=word: self.chosen.emit(word))
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self._group.addButton(button)
            row.addWidget(button)
            self.buttons[word] = button
        row.addStretch(1)
        self.setFocusProxy(next(iter(self.buttons.values())))

    # ------------------------------------------------------------ its room

    def _said(self, room: int) -> dict[str, str]:
        """Give the words of the buttons, of which the longest are broken as long as a room asks for it."""
        said = dict(self._titles)
        for word in sorted(said, key=lambda each: -len(said[each])):
            if self._taken(said).width() <= room:
                break
            said[word] = in_two_lines(said[word])
        return said

    def _taken(self, said: Mapping[str, str]) -> QSize:
        rooms = [self.buttons[word].room_for(words) for word, words in said.items()]
        return QSize(sum(room.width() for room in rooms), max(room.height() for room in rooms))

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return self._taken(self._titles)

    def minimumSizeHint(self) -> QSize:
        """Make do with the width of broken words."""
        return QSize(self._taken(self._said(0)).width(), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Say that two lines are higher than one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of one line or two."""
        return self._taken(self._said(width)).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words that have no room."""
        super().resizeEvent(event)
        said = self._said(self.width())
        # Beside one of two lines the others are as high.
        least = self._taken(said).height() if said != self._titles else 0
        for word, words in said.items():
            self.buttons[word].setText(words)
            self.buttons[word].setMinimumHeight(least)

    # ------------------------------------------------------------ which holds

    def show_chosen(self, word: str | None) -> None:
        """Show which word holds; a word that is not among them leaves all of them off."""
        self._group.setExclusive(False)
        for each, button in self.buttons.items():
            button.setChecked(each == word)
        self._group.setExclusive(True)

    @property
    def current(self) -> str | None:
        """The word that is on."""
        return next((word for word, button in self.buttons.items() if button.isChecked()), None)

    def set_changed(self, is_changed: bool) -> None:
        """Outline the row where the value was set here."""
        for button in self.buttons.values():
            set_property(button, "changed", is_changed and button.isChecked())


class NumberBox(QSpinBox):
    """A whole number, taken over by Enter, the arrows or on leaving; the wheel only turns it while it has the focus."""

    def __init__(self, low: int, high: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(54 if high > 9 else 48)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll unless the number is being edited."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class WordBox(ElidedCombo):
    """A choice of words in little room; the wheel only turns it while it has the focus."""

    def __init__(
        self, words: Mapping[str, str], tips: Mapping[str, str], name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        for word, title in words.items():
            self.addItem(title, word)
            self.setItemData(self.count() - 1, tips.get(word, ""), Qt.ItemDataRole.ToolTipRole)

    def show_chosen(self, word: str | None) -> None:
        """Show which word holds."""
        self.setCurrentIndex(self.findData(word) if word is not None else -1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll unless the choice is being made."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class QuietButton(IconButton):
    """An icon button that is drawn only while the mouse or the focus is in the row it stands in."""

    def __init__(self, icon_name: str, name: str, row: QWidget) -> None:
        super().__init__(icon_name, name, row, icon_size=14)
        self._row = row

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon while somebody is near."""
        focused = QApplication.focusWidget()
        if self._row.underMouse() or (focused is not None and self._row.isAncestorOf(focused)):
            super().paintEvent(event)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        _dress_again(widget)


def set_role(widget: QWidget, name: str) -> None:
    """Give a widget another name, by which the style sheet knows what it is: `error`, `hint`, `primary` ..."""
    if widget.objectName() != name:
        widget.setObjectName(name)
        _dress_again(widget)


def _dress_again(widget: QWidget) -> None:
    # The style looks at names and properties only once.
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def redraw_quiet(row: QWidget) -> None:
    """Draw the quiet buttons of a row again: the mouse or the focus came or went."""
    for button in row.findChildren(QuietButton):
        button.update()
