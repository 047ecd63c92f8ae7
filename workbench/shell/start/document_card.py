"""A document to start from: its picture, its name and what is known of it; its buttons come with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.canvas.painter import paint_canvas
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.widgets.card_ground import paint_card
from workbench.widgets.controls import Glyph
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip

PICTURE, WORDS = 122, 66


@dataclass(frozen=True)
class Deed:
    """What can be done with a document: the words of a button, its icon, and whom to call with the path."""

    title: str
    icon: str
    do: Callable[[Path], object]
    is_primary: bool = False


class Mark(NamedTuple):
    """A glyph behind the title, its role, its words and perhaps a number beside it."""

    glyph: str
    role: str
    words: str
    number: str = ""


class DocumentCard(QFrame):
    """Shows one document; Enter or a double click opens it, its buttons and its menu do whatever else can be done."""

    opened = Signal(object)

    def __init__(
        self,
        path: Path,
        title: str,
        deeds: Sequence[Deed],
        further: Sequence[Deed] = (),
        *,
        has_picture: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("documentCard")
        self.path, self._picture, self._said_in_picture = path, QImage(), ""
        self._deeds, self._further = tuple(deeds), tuple(further)
        self.is_missing = False
        self._picture_height = PICTURE if has_picture else 0
        self.setFixedHeight(self._picture_height + WORDS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = ElidedLabel(title, self)
        self.title.setFont(typeface.style("group"))
        self._marks = QHBoxLayout()
        self._marks.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addLayout(self._marks)
        self.lines = (ElidedLabel("", self), ElidedLabel("", self))
        self.lines[1].setObjectName("hint")
        self._foot = QStackedWidget(self)
        self._foot.addWidget(self._words())
        self.buttons: list[QAbstractButton] = [self._button(deed) for deed in deeds]
        if further:
            self.buttons.append(self._more_button())
        self._foot.addWidget(self._row_of_buttons())
        column = QVBoxLayout(self)
        column.setContentsMargins(12, self._picture_height + 6, 10, 6)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._foot, 1)
        self._tell()

    def _words(self) -> QWidget:
        words = QWidget(self)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.lines[0].setFont(typeface.style("hint"))
        self.lines[1].setFont(typeface.style("small"))
        for line in self.lines:
            column.addWidget(line)
        return words

    def _button(self, deed: Deed) -> QPushButton:
        button = (
            QPushButton(icon(deed.icon), deed.title, self) if deed.icon else QPushButton(deed.title, self)
        )
        button.setObjectName("primary" if deed.is_primary else "")
        button.setAccessibleName(f"{deed.title}: {self.title.text()}")
        button.clicked.connect(lambda: deed.do(self.path))
        return button

    def _more_button(self) -> IconButton:
        # Named like the button at the shelf of games.
        button = IconButton("more", self.tr("More about {title}").format(title=self.title.text()), self)
        button.clicked.connect(lambda: self._show_menu(button.mapToGlobal(button.rect().bottomLeft())))
        return button

    def _show_menu(self, at: QPoint) -> None:
        """Offer everything that can be done with the document."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for group in (self._deeds, self._further):
            menu.addSeparator()
            for deed in group:
                does = (
                    menu.addAction(icon(deed.icon), deed.title) if deed.icon else menu.addAction(deed.title)
                )
                # Later, when the menu is gone: what is done may take the card away.
                does.triggered.connect(partial(QTimer.singleShot, 0, partial(deed.do, self.path)))
        menu.popup(at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer everything that can be done, under the mouse or, by the menu key, on the card."""
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        self._show_menu(event.globalPos() if is_mouse else self.mapToGlobal(self.rect().center()))

    def _row_of_buttons(self) -> QWidget:
        holder = QWidget(self)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(6)
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch(1)
        return holder

    # ------------------------------------------------------------ what it shows

    def show_words(self, first: str, second: str = "") -> None:
        """Say what is known of the document, in two lines."""
        self.lines[0].setText(first)
        self.lines[1].setText(second)
        self._tell()

    def show_marks(self, *marks: Mark) -> None:
        """Show glyphs behind the title, with their numbers."""
        while (item := self._marks.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for mark in marks:
            glyph = Glyph(mark.glyph, mark.role, 14, self)
            glyph.setToolTip(mark.words)
            glyph.setAccessibleName(mark.words)
            self._marks.addWidget(glyph)
            if mark.number:
                count = PlainLabel(mark.number, self)
                count.setFont(typeface.style("group"))
                count.setObjectName(mark.role)
                count.setToolTip(mark.words)
                self._marks.addWidget(count)

    def show_picture(self, picture: QImage | None, otherwise: str = "") -> None:
        """Show the picture of the document, or words where it has none."""
        self._picture = picture or QImage()
        self._said_in_picture = "" if picture else otherwise
        self._tell()
        self.update()

    def show_missing(self, sentence: str) -> None:
        """Show that the file is not there any more; its buttons stay in sight."""
        self.is_missing = True
        self._said_in_picture = sentence
        self.setToolTip(plain_tip(sentence))
        self._foot.setCurrentIndex(1)
        self.title.setEnabled(False)
        self._tell()

    @property
    def picture_size(self) -> QSize:
        """The room for the picture."""
        return QSize(self.width() - 2, self._picture_height)

    @property
    def has_picture(self) -> bool:
        """Say whether a picture is shown already."""
        return not self._picture.isNull()

    def _tell(self) -> None:
        in_picture = self._said_in_picture.split("\n")
        said = (self.title.text(), *in_picture, *(line.text() for line in self.lines))
        self.setAccessibleName(", ".join(word for word in said if word))

    # ------------------------------------------------------------ mouse and keyboard

    def open(self) -> None:
        """Do what the card is for."""
        if not self.is_missing:
            self.opened.emit(self.path)

    def _show_foot(self) -> None:
        focused = QApplication.focusWidget()
        is_near = (
            self.is_missing
            or self.underMouse()
            or (focused is not None and (focused is self or self.isAncestorOf(focused)))
        )
        self._foot.setCurrentIndex(1 if is_near else 0)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the buttons under the mouse."""
        super().enterEvent(event)
        self._show_foot()

    def leaveEvent(self, event: QEvent) -> None:
        """Show the words again."""
        super().leaveEvent(event)
        self._show_foot()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the buttons to the keyboard."""
        super().focusInEvent(event)
        self._show_foot()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the words again, unless the focus went to one of the buttons."""
        super().focusOutEvent(event)
        self._show_foot()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the document."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.open()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the document whose picture was clicked."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and event.position().y() < self._picture_height:
            self.open()

    # ------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card's ground, the picture and the frame."""
        painter = QPainter(self)
        paint_card(painter, self.rect(), self._picture_height, self._paint_picture, is_marked=self.hasFocus())

    def _paint_picture(self, painter: QPainter, area: QRect) -> None:
        colours = theme.current()
        paint_canvas(painter, area.toRectF(), colours)
        if not self._said_in_picture:
            painter.drawImage(QRectF(area).topLeft(), self._picture)
            return
        middle = QRect(0, 0, 24, 24)
        middle.moveCenter(area.center())
        icon("open" if self.is_missing else "error").paint(painter, middle.translated(0, -18))
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink2))
        painter.drawText(area.adjusted(8, 36, -8, 0), Qt.AlignmentFlag.AlignCenter, self._said_in_picture)
