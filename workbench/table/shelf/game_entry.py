"""A game on the shelf, whatever it looks like: chosen, gone on with, renamed in place, thrown away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.form_rows import bare
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.shelf_words import ShelfWords
from workbench.widgets.controls import set_role
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip

# The dot behind the title of a game that is in no file: its radius, and the room that is left for it.
DOT, DOT_ROOM = 3.5, 14


class SeatSigns(QWidget):
    """The signs of the seats of a game, side by side, with room for those of larger games."""

    def __init__(self, players: int, parent: QWidget | None = None, *, room: int = 0) -> None:
        super().__init__(parent)
        self._players = players
        self.setFixedSize(20 * max(players, room), 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the signs."""
        painter = QPainter(self)
        for seat in range(self._players):
            paint_seat(painter, seat, QPointF(11 + 20 * seat, 9), 8, theme.current())


class GameEntry(QFrame):
    """What a card and a row of the list have in common; each lays out its parts and draws its ground."""

    chosen = Signal(str)
    resumed = Signal(str)
    renamed = Signal(str, str)
    deleted = Signal(str)
    wants_more = Signal(str)

    def __init__(self, game: Kept | Damaged, words: ShelfWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self.words, self.is_chosen = game, words, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.spoken(game))
        self.title_field: QLineEdit | None = None

    # ------------------------------------------------------------ its parts

    def made_head(self, game: Kept) -> QHBoxLayout:
        """Make the line of the title, with who won and whether it is a puzzle."""
        self.title = ElidedLabel(game.title, self)
        self.title.setFont(typeface.style("group"))
        if not game.is_saved:
            self.title.setContentsMargins(0, 0, DOT_ROOM, 0)
        self._head = bare(QHBoxLayout(), 8)
        self._head.addWidget(self.title, 1)
        for text, name in (
            (self.words.won(game), "won"),
            (self.tr("puzzle") if game.is_puzzle else "", "tag"),
        ):
            if text:
                said = PlainLabel(text, self)
                said.setObjectName(name)
                said.setFont(typeface.style("small"))
                self._head.addWidget(said, 0, Qt.AlignmentFlag.AlignVCenter)
        return self._head

    def made_resume(self, game: Kept) -> QPushButton:
        """Make the button that goes on with the game."""
        self.resume_button = QPushButton(self.tr("Look") if game.is_over else self.tr("Resume"), self)
        self.resume_button.clicked.connect(lambda: self.resumed.emit(game.key))
        self.resume_button.setAccessibleName(f"{self.resume_button.text()}: {game.title}")
        self.resume_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return self.resume_button

    def fit_resume(self) -> None:
        """Make the button as wide as that of any other game, chosen or not."""
        button, text, sign = self.resume_button, self.resume_button.text(), self.resume_button.icon()
        button.setIcon(icon("play"))
        widths = []
        for each in (self.tr("Look"), self.tr("Resume")):
            button.setText(each)
            widths.append(button.sizeHint().width())
        button.setText(text)
        button.setIcon(sign)
        button.setFixedWidth(max(widths))

    def made_delete(self, name: str) -> IconButton:
        """Make the button that throws the game away."""
        made = IconButton("delete", self.tr("Delete {title}").format(title=name), self)
        made.setToolTip(plain_tip(made.toolTip()))
        made.clicked.connect(lambda: self.deleted.emit(self.game.key))
        return made

    def made_more(self, game: Kept) -> IconButton:
        """Make the button that tells all about the game."""
        more = IconButton("more", self.tr("More about {title}").format(title=game.title), self)
        more.setToolTip(plain_tip(more.toolTip()))
        more.clicked.connect(lambda: self.wants_more.emit(game.key))
        return more

    # ------------------------------------------------------------ what is shown

    def show_chosen(self, is_chosen: bool) -> None:
        """Show whether this is the game that keys speak to."""
        self.is_chosen = is_chosen
        if isinstance(self.game, Kept):
            button = self.resume_button
            set_role(button, "primary" if is_chosen else "")
            button.setIcon(icon("play", "on_accent" if is_chosen else "ink2"))
        self.update()

    def paint_unsaved(self, painter: QPainter) -> None:
        """Mark a game that is on the shelf but in no file of its own."""
        if not isinstance(self.game, Kept) or self.game.is_saved or not self.title.isVisibleTo(self):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.current().selection))
        wide = self.title.fontMetrics().horizontalAdvance(self.title.text())
        at = self.title.geometry()
        painter.drawEllipse(
            QPointF(min(at.left() + wide + 10, at.right() - DOT), at.center().y() + 1), DOT, DOT
        )

    # ------------------------------------------------------------ what a person does

    def rename(self) -> None:
        """Let the title be written anew in its place; Enter keeps it, Escape leaves it."""
        if not isinstance(self.game, Kept) or self.title_field is not None:
            return
        field = self.title_field = TitleField(self.game.title, self)
        self._head.insertWidget(0, field, 1)
        self.title.hide()
        field.finished.connect(self._take_title)
        field.setFocus()
        field.selectAll()

    def _take_title(self, text: str) -> None:
        field, self.title_field = self.title_field, None
        if field is None or not isinstance(self.game, Kept):
            return
        self._head.removeWidget(field)
        field.hide()
        field.deleteLater()
        self.title.show()
        self.setFocus()
        if text.strip() and text.strip() != self.game.title:
            self.renamed.emit(self.game.key, text.strip())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose this game."""
        self.chosen.emit(self.game.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go on with this game."""
        if isinstance(self.game, Kept):
            self.resumed.emit(self.game.key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the game that has the focus."""
        super().focusInEvent(event)
        self.chosen.emit(self.game.key)


class TitleField(QLineEdit):
    """A field in place of a title."""

    finished = Signal(str)
    """What was written; nothing where the old title stays."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.setMaxLength(120)
        self.setAccessibleName(self.tr("New name"))
        self._is_done = False
        self.editingFinished.connect(lambda: self._finish(self.text()))

    def _finish(self, text: str) -> None:
        if not self._is_done:
            self._is_done = True
            self.finished.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up at Escape; Enter is this field's alone."""
        if event.key() == Qt.Key.Key_Escape:
            self._finish("")
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
