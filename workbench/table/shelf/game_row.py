"""A game on the shelf as a row of a list: many at a glance, the branches indented below what they come from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from workbench.dress import theme, typeface
from workbench.table.form_rows import bare
from workbench.table.shelf.game_entry import GameEntry, SeatSigns
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.shelf_words import ShelfWords
from workbench.table.shelf.thumbnail import thumbnail
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import plain_tip

HEIGHT, INDENT, PICTURE = 46, 22, 60
# Deeper branches stand below each other: the titles need the room.
DEEPEST = 4
# How many of a hundred parts of a row rules, how it stands and when it was played take; the title has the rest.
SHARES = (18, 14, 10)


class GameRow(GameEntry):
    """A small picture, the title, and what is known in columns."""

    def __init__(
        self,
        game: Kept | Damaged,
        branch: str,
        words: ShelfWords,
        depth: int = 0,
        parent: QWidget | None = None,
        *,
        most_players: int = 0,
    ) -> None:
        super().__init__(game, words, parent)
        self._columns: list[ElidedLabel] = []
        self._most_players = most_players
        self.setObjectName("gameRow")
        self.setFixedHeight(HEIGHT)
        self.level = min(depth, DEEPEST)
        row = bare(QHBoxLayout(self), 10)
        row.setContentsMargins(self._indent + PICTURE + 10, 4, 8, 4)
        if isinstance(game, Kept):
            self._tell(game, branch, row)
        else:
            damage = ElidedLabel(words.damage(game), self)
            damage.setObjectName("error")
            row.addWidget(damage, 1)
            row.addWidget(self.made_delete(game.key))

    def _tell(self, game: Kept, branch: str, row: QHBoxLayout) -> None:
        words = self.words
        row.addLayout(self.made_head(game), 1)
        if branch:
            self.title.setToolTip(plain_tip(branch))
            self.setAccessibleDescription(branch)
        texts = (words.rules(game), words.stands(game), words.when(game.played))
        for text in texts:
            label = ElidedLabel(text, self)
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            label.setFont(typeface.style("hint"))
            label.setObjectName("hint")
            row.addWidget(label)
            self._columns.append(label)
        row.addWidget(SeatSigns(game.players, self, room=self._most_players))
        row.addWidget(self.made_resume(game))
        rename = IconButton("paint", self.tr("Rename {title}").format(title=game.title), self)
        rename.setToolTip(plain_tip(rename.toolTip()))
        rename.clicked.connect(self.rename)
        for button in (rename, self.made_delete(game.title), self.made_more(game)):
            row.addWidget(button)
        self.show_chosen(False)
        self.fit_resume()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let columns begin where those of all other rows do."""
        super().resizeEvent(event)
        for label, share in zip(self._columns, SHARES, strict=False):
            label.setFixedWidth(self.width() * share // 100)

    @property
    def _indent(self) -> int:
        return 8 + self.level * INDENT

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row's ground, the way from what it branched off, the picture and the line below."""
        colours, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = self.is_chosen or self.hasFocus()
        painter.fillRect(self.rect(), QColor(colours.accent_tint if is_marked else colours.panel))
        if self.level:
            x, middle = self._indent - INDENT / 2, HEIGHT / 2
            painter.setPen(QPen(QColor(colours.accent), 1.4))
            painter.drawPolyline([QPointF(x, 0), QPointF(x, middle), QPointF(x + INDENT / 2 - 3, middle)])
        if isinstance(self.game, Kept):
            area = QRect(self._indent, 4, PICTURE, HEIGHT - 9)
            painter.drawPixmap(area.topLeft(), thumbnail(self.game, area.size(), self.devicePixelRatioF()))
        painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else colours.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.drawRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5))
        else:
            painter.drawLine(QPointF(0, HEIGHT - 0.5), QPointF(self.width(), HEIGHT - 0.5))
        self.paint_unsaved(painter)
