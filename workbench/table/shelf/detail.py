"""All about the chosen game of the shelf: a larger picture, who plays, since when, and its branches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.numerals import whole
from workbench.table.form_rows import bare
from workbench.table.model.seats import Seat
from workbench.table.naming import capital
from workbench.table.parts import parts_of
from workbench.table.shelf.arrangement import depth_first, root_of
from workbench.table.shelf.branch_list import BranchList
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.shelf_words import ShelfWords, seats_in
from workbench.table.shelf.thumbnail import thumbnail
from workbench.widgets.controls import set_role
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import DockHeader, ElidedLabel, empty
from workbench.widgets.plain_label import PlainLabel

WIDTH, PICTURE = 320, 210


class Picture(QWidget):
    """A game's picture over the whole width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game: Kept | None = None
        self.setFixedHeight(PICTURE)

    def show_game(self, game: Kept | None) -> None:
        """Show another game."""
        self.game = game
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if self.game is not None:
            picture = thumbnail(self.game, QSize(self.width(), self.height()), self.devicePixelRatioF())
            QPainter(self).drawPixmap(0, 0, picture)


class SeatLine(QFrame):
    """A seat, who sits there, and what the game notes of it."""

    def __init__(self, seat: Seat, note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tokenRow")
        self._seat = seat
        row = bare(QHBoxLayout(self), 8)
        row.setContentsMargins(28, 5, 2, 5)
        colour = PlainLabel(seat.colour_name, self)
        colour.setFont(typeface.style("group"))
        colour.setFixedWidth(64)
        row.addWidget(colour)
        row.addWidget(ElidedLabel(seat.name, self), 1)
        held = PlainLabel(note, self)
        held.setObjectName("hint")
        row.addWidget(held)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the seat's sign before the words."""
        super().paintEvent(event)
        paint_seat(QPainter(self), self._seat.colour, QPointF(12, self.height() / 2), 9, theme.current())


class Detail(QFrame):
    """The dock at the right of the shelf."""

    resumed = Signal(str)
    wants_branch = Signal(str)
    wants_file = Signal(str)
    wants_analysis = Signal(str)
    deleted = Signal(str)
    chosen = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shelfDetail")
        self.setFixedWidth(WIDTH)
        self.setAccessibleName(self.tr("The chosen game"))
        self.game: Kept | None = None
        self.key = ""
        self._words = ShelfWords(self)
        self.is_kept = PlainLabel(self)
        self.is_kept.setFont(typeface.style("hint"))
        self.close_button = IconButton("close", self.tr("Close"), self)
        self.close_button.clicked.connect(self.closed)
        aside = QWidget(self)
        row = bare(QHBoxLayout(aside), 6)
        row.addWidget(self.is_kept)
        row.addWidget(self.close_button)
        self.header = DockHeader("", aside, self)
        self.header.title.setTextFormat(Qt.TextFormat.PlainText)
        self.picture = Picture(self)
        self.headline = PlainLabel(self)
        self.headline.setFont(typeface.style("subtitle"))
        self.headline.setWordWrap(True)
        self.about = PlainLabel(self)
        self.about.setObjectName("hint")
        self.about.setFont(typeface.style("hint"))
        self.about.setWordWrap(True)
        self._seats = bare(QVBoxLayout(), 0)
        self._facts = QGridLayout()
        self._facts.setContentsMargins(0, 8, 0, 8)
        self._facts.setVerticalSpacing(5)
        self.branches = BranchList(self)
        self.branches.wants.connect(self.chosen)
        self.family = PlainLabel(self)
        self.family.setObjectName("hint")
        self._lay_out()
        self.show_game(None, ())

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("dock")
        column = bare(QVBoxLayout(inner), 0)
        column.addWidget(self.picture)
        words = bare(QVBoxLayout(), 3)
        words.setContentsMargins(14, 12, 14, 4)
        words.addWidget(self.headline)
        words.addWidget(self.about)
        words.addSpacing(6)
        words.addLayout(self._seats)
        words.addLayout(self._facts)
        column.addLayout(words)
        self.branches_header = DockHeader(self.tr("Branches"), self.family, self)
        column.addWidget(self.branches_header)
        column.addWidget(self.branches)
        promise = PlainLabel(
            self.tr("Every move is kept here at once. A new game or a branch never replaces another one."),
            self,
        )
        promise.setObjectName("kept")
        promise.setWordWrap(True)
        promise.setFont(typeface.style("hint"))
        around = bare(QVBoxLayout(), 0)
        around.setContentsMargins(14, 12, 14, 12)
        around.addWidget(promise)
        column.addLayout(around)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("The chosen game"))
        whole = bare(QVBoxLayout(self), 0)
        whole.setContentsMargins(1, 0, 0, 0)
        whole.addWidget(self.header)
        whole.addWidget(area, 1)
        whole.addLayout(self._buttons())

    def _buttons(self) -> QGridLayout:
        self._resume_words = ""
        self.resume_button = self._button("play", "", self.resumed.emit)
        self.resume_button.setObjectName("primary")
        self.resume_button.setIcon(icon("play", "on_accent"))
        self.branch_button = self._button("branch", self.tr("Branch…"), self.wants_branch.emit)
        self.branch_button.setToolTip(self.tr("Go on from any turn as a new game"))
        self.file_button = self._button("save", self.tr("Save as file…"), self.wants_file.emit)
        self.analyse_button = self._button("graph", self.tr("Analyse"), self.wants_analysis.emit)
        self.delete_button = self._button("delete", self.tr("Delete"), self.deleted.emit)
        grid = QGridLayout()
        grid.setContentsMargins(14, 8, 14, 14)
        grid.setSpacing(8)
        grid.addWidget(self.resume_button, 0, 0, 1, 2)
        grid.addWidget(self.branch_button, 1, 0)
        grid.addWidget(self.file_button, 1, 1)
        grid.addWidget(self.analyse_button, 2, 0)
        grid.addWidget(self.delete_button, 2, 1)
        return grid

    def _button(self, glyph: str, title: str, deed: Callable[[str], object]) -> QPushButton:
        made = QPushButton(icon(glyph), title, self)
        made.setAccessibleName(title.rstrip("…"))
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        made.clicked.connect(lambda: deed(self.key) if self.key else None)
        return made

    # ------------------------------------------------------------ what is shown

    def show_busy(self, is_busy: bool) -> None:
        """Say that a game is on its way to the table, or that this is over."""
        text = self.tr("Making the rules ready…") if is_busy else self._resume_words
        self.resume_button.setText(text)
        self.resume_button.setAccessibleName(text)

    def show_game(self, game: Kept | Damaged | None, games: Sequence[Kept | Damaged]) -> None:
        """Show another game, or none; one that cannot be read says so, and can only be thrown away."""
        self.game, self.key = game if isinstance(game, Kept) else None, "" if game is None else game.key
        for button in (self.resume_button, self.branch_button, self.file_button, self.analyse_button):
            button.setEnabled(self.game is not None)
        self.delete_button.setEnabled(game is not None)
        for part in (self.picture, self.branches_header, self.branches):
            part.setVisible(self.game is not None)
        self.picture.show_game(self.game)
        empty(self._seats)
        empty(self._facts)
        self.branches.clear()
        if self.game is None:
            for label in (self.header.title, self.headline, self.about, self.is_kept):
                label.clear()
            self._resume_words = self.tr("Resume")
            self.show_busy(False)
            self.about.setText(self._words.damage(game) if isinstance(game, Damaged) else "")
            return
        self._show_words(self.game)
        self._show_seats(self.game)
        self._show_branches(self.game, games)

    def _show_words(self, game: Kept) -> None:
        words = self._words
        self.header.title.setText(self.fontMetrics().elidedText(game.title, Qt.TextElideMode.ElideRight, 150))
        unsaved = self.tr("kept, no file yet")
        self.is_kept.setText(self.tr("saved in a file") if game.is_saved else f"● {unsaved}")
        set_role(self.is_kept, "hint" if game.is_saved else "unsaved")
        self.headline.setText(words.won(game) or capital(words.stands(game)))
        said = self.tr("{rules}, seed {seed}") if not game.origin.parent else "{rules}, {branch}"
        branch = words.branch(game, is_parent_there=True)
        self.about.setText(said.format(rules=words.rules(game), seed=game.record["seed"], branch=branch))
        if game.is_over:
            text = self.tr("Look at it")
        elif game.turn:
            text = self.tr("Resume at turn {turn}").format(turn=game.turn)
        else:
            text = self.tr("Resume in the set-up")
        self._resume_words = text
        self.show_busy(False)
        facts = (
            (self.tr("Begun"), words.when(game.origin.begun)),
            (self.tr("Last played"), words.when(game.played)),
            (self.tr("Notes"), str(game.notes)),
        )
        for row, (name, value) in enumerate(facts):
            label, said_value = PlainLabel(name, self), PlainLabel(value, self)
            label.setObjectName("hint")
            self._facts.addWidget(label, row, 0)
            self._facts.addWidget(said_value, row, 1, Qt.AlignmentFlag.AlignRight)

    def _show_seats(self, game: Kept) -> None:
        note = parts_of(str(game.record["game"])).seat_note
        for seat in seats_in(game):
            self._seats.addWidget(SeatLine(seat, note(game, seat.colour) if note else "", self))

    def _show_branches(self, game: Kept, games: Sequence[Kept | Damaged]) -> None:
        family = depth_first(root_of(game, games), games)
        for shown in (self.branches_header, self.branches):
            shown.setVisible(len(family) > 1)
        self.family.setText(whole(len(family) - 1))
        self.branches.show_family(family, game.key)
