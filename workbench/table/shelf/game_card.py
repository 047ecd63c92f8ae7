"""A game on the shelf as a card: its picture, its name, how it stands, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.form_rows import bare
from workbench.table.shelf.game_entry import GameEntry, SeatSigns
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.shelf_words import ShelfWords
from workbench.table.shelf.thumbnail import thumbnail
from workbench.widgets.card_ground import paint_card
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

WIDTH, PICTURE, HEIGHT = 336, 136, 234


class GameCard(GameEntry):
    """A picture over three lines and the buttons."""

    def __init__(
        self, game: Kept | Damaged, branch: str, words: ShelfWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(game, words, parent)
        self.setObjectName("gameCard")
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(240)
        column = bare(QVBoxLayout(self), 1)
        column.setContentsMargins(12, PICTURE + 8, 10, 9)
        if isinstance(game, Kept):
            self._tell(game, branch, column)
        else:
            self._tell_damage(game, column)

    def _tell(self, game: Kept, branch: str, column: QVBoxLayout) -> None:
        words = self.words
        head = self.made_head(game)
        head.addWidget(SeatSigns(game.players, self))
        column.addLayout(head)
        column.addLayout(self._line(words.rules(game), words.stands(game), "hint", is_first=True))
        column.addLayout(self._line(words.when(game.played), branch, "small", is_first=False))
        column.addStretch(1)
        self.rename_button = QPushButton(icon("paint"), self.tr("Rename"), self)
        self.rename_button.setAccessibleName(f"{self.rename_button.text()}: {game.title}")
        self.rename_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rename_button.clicked.connect(self.rename)
        row = bare(QHBoxLayout(), 6)
        row.addWidget(self.made_resume(game))
        row.addWidget(self.rename_button)
        row.addStretch(1)
        row.addWidget(self.made_delete(game.title))
        row.addWidget(self.made_more(game))
        column.addLayout(row)
        self.show_chosen(False)

    def _tell_damage(self, game: Damaged, column: QVBoxLayout) -> None:
        said = PlainLabel(self.words.damage(game), self)
        said.setWordWrap(True)
        said.setObjectName("error")
        column.addWidget(said, 1)
        row = bare(QHBoxLayout(), 6)
        row.addStretch(1)
        row.addWidget(self.made_delete(game.key))
        column.addLayout(row)

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card's ground, the picture and the frame."""
        painter = QPainter(self)
        is_marked = self.is_chosen or self.hasFocus()
        paint_card(painter, self.rect(), PICTURE, self._paint_picture, is_marked=is_marked)
        self.paint_unsaved(painter)

    def _paint_picture(self, painter: QPainter, area: QRect) -> None:
        if isinstance(self.game, Kept):
            painter.drawPixmap(area.topLeft(), thumbnail(self.game, area.size(), self.devicePixelRatioF()))
        else:
            painter.fillRect(area, QColor(theme.current().error_tint))
            middle = QRect(0, 0, 32, 32)
            middle.moveCenter(area.center())
            icon("error", "error").paint(painter, middle)
