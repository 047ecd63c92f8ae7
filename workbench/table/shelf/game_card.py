"""One game on the shelf: its picture, its name, how it stands, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.form_rows import bare
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.shelf_words import ShelfWords
from workbench.table.shelf.thumbnail import thumbnail
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip

WIDTH, PICTURE, HEIGHT = 336, 136, 234
RADIUS = 6


class SeatSigns(QWidget):
    """The signs of the seats of a game, side by side."""

    def __init__(self, players: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self.setFixedSize(20 * players, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the signs."""
        painter = QPainter(self)
        for seat in range(self._players):
            paint_seat(painter, seat, QPointF(11 + 20 * seat, 9), 8, theme.current())


class GameCard(QFrame):
    """A game to be gone on with; it can be chosen, renamed in place, and thrown away."""

    chosen = Signal(str)
    resumed = Signal(str)
    renamed = Signal(str, str)
    deleted = Signal(str)
    wants_more = Signal(str)

    def __init__(
        self, game: Kept | Damaged, branch: str, words: ShelfWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("gameCard")
        self.game, self._words, self._is_chosen = game, words, False
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(240)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.spoken(game))
        self.title_field: QLineEdit | None = None
        column = bare(QVBoxLayout(self), 1)
        column.setContentsMargins(12, PICTURE + 8, 10, 9)
        if isinstance(game, Kept):
            self._tell(game, branch, column)
        else:
            self._tell_damage(game, column)

    def _tell(self, game: Kept, branch: str, column: QVBoxLayout) -> None:
        words = self._words
        self.title = ElidedLabel(game.title, self)
        self.title.setFont(typeface.style("group"))
        self._head = bare(QHBoxLayout(), 8)
        self._head.addWidget(self.title, 1)
        won = words.won(game)
        if won:
            said = PlainLabel(won, self)
            said.setObjectName("won")
            said.setFont(typeface.style("small"))
            self._head.addWidget(said)
        if game.is_puzzle:
            tag = PlainLabel(self.tr("puzzle"), self)
            tag.setObjectName("tag")
            tag.setFont(typeface.style("small"))
            self._head.addWidget(tag)
        self._head.addWidget(SeatSigns(game.players, self))
        column.addLayout(self._head)
        column.addLayout(self._line(words.rules(game), words.stands(game), "hint", is_first=True))
        column.addLayout(self._line(words.when(game.played), branch, "small", is_first=False))
        column.addStretch(1)
        self.resume_button = QPushButton(self)
        self.resume_button.setText(self.tr("Look") if game.is_over else self.tr("Resume"))
        self.resume_button.clicked.connect(lambda: self.resumed.emit(game.key))
        self.rename_button = QPushButton(icon("paint"), self.tr("Rename"), self)
        self.rename_button.clicked.connect(self.rename)
        row = bare(QHBoxLayout(), 6)
        for button in (self.resume_button, self.rename_button):
            button.setAccessibleName(f"{button.text()}: {game.title}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._delete_button(game.title))
        more = IconButton("more", self.tr("More about {title}").format(title=game.title), self)
        more.setToolTip(plain_tip(more.toolTip()))
        more.clicked.connect(lambda: self.wants_more.emit(game.key))
        row.addWidget(more)
        column.addLayout(row)
        self.show_chosen(False)

    def _tell_damage(self, game: Damaged, column: QVBoxLayout) -> None:
        said = PlainLabel(self._words.damage(game), self)
        said.setWordWrap(True)
        said.setObjectName("error")
        column.addWidget(said, 1)
        row = bare(QHBoxLayout(), 6)
        row.addStretch(1)
        row.addWidget(self._delete_button(game.key))
        column.addLayout(row)

    def _delete_button(self, name: str) -> IconButton:
        made = IconButton("delete", self.tr("Delete {title}").format(title=name), self)
        made.setToolTip(plain_tip(made.toolTip()))
        made.clicked.connect(lambda: self.deleted.emit(self.game.key))
        return made

    def _line(self, left: str, right: str, style: str, *, is_first: bool) -> QHBoxLayout:
        """Lay two texts out; what has less to say gives way."""
        row = bare(QHBoxLayout(), 8)
        texts = (left, right)
        wide = (0, 1) if is_first else (1, 0)
        for number, text in enumerate(texts):
            label = ElidedLabel(text, self) if number == wide[0] else PlainLabel(text, self)
            label.setFont(typeface.style(style))
            if not (is_first and number == 1):
                label.setObjectName("hint")
            if number == 1:
                label.setAlignment(Qt.AlignmentFlag.AlignRight)
            row.addWidget(label, 1 if number == wide[0] else 0)
        return row

    # ------------------------------------------------------------ what is shown

    def sizeHint(self) -> QSize:
        """Be as large as the picture and three lines need."""
        return QSize(WIDTH, HEIGHT)

    def show_chosen(self, is_chosen: bool) -> None:
        """Show whether this is the game that keys speak to."""
        self._is_chosen = is_chosen
        if isinstance(self.game, Kept):
            button = self.resume_button
            button.setObjectName("primary" if is_chosen else "")
            button.setIcon(icon("play", "on_accent" if is_chosen else "ink2"))
            button.style().unpolish(button)
            button.style().polish(button)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card's ground, the picture and the frame."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = self.rect().toRectF().adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(whole, RADIUS, RADIUS)
        painter.fillPath(outline, QColor(colours.panel))
        painter.save()
        painter.setClipPath(outline)
        self._paint_picture(painter, QRect(1, 1, self.width() - 2, PICTURE))
        painter.restore()
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(QPointF(1, PICTURE + 1), QPointF(self.width() - 1, PICTURE + 1))
        is_marked = self._is_chosen or self.hasFocus()
        painter.setPen(QPen(QColor(colours.accent if is_marked else colours.line2), 2 if is_marked else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        if isinstance(self.game, Kept) and not self.game.is_saved:
            self._paint_unsaved(painter)

    def _paint_picture(self, painter: QPainter, area: QRect) -> None:
        if isinstance(self.game, Kept):
            painter.drawPixmap(area.topLeft(), thumbnail(self.game, area.size(), self.devicePixelRatioF()))
        else:
            painter.fillRect(area, QColor(theme.current().error_tint))
            middle = QRect(0, 0, 32, 32)
            middle.moveCenter(area.center())
            icon("error", "error").paint(painter, middle)

    def _paint_unsaved(self, painter: QPainter) -> None:
        """Mark a game that is on the shelf but in no file of its own."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.current().selection))
        wide = self.title.fontMetrics().horizontalAdvance(self.title.text())
        at = self.title.geometry()
        x = min(at.left() + wide + 10, at.right() - 2)
        if self.title.isVisibleTo(self):
            painter.drawEllipse(QPointF(x, at.center().y() + 1), 3.5, 3.5)

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
