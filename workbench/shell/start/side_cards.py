"""What stands beside the documents of a start page: the tour, what was left open, and where to learn more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.tour.steps import CHAPTERS
from workbench.tour.tour import Tour
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate


class ChapterMark(QWidget):
    """A tick for a chapter that is behind, else its number, ringed where it comes next."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number, self._state = number, "ahead"
        self.setFixedSize(20, 20)

    def show_state(self, state: str) -> None:
        """Show whether the chapter is `behind`, comes `next` or lies `ahead`."""
        self._state = state
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._state == "behind":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.ok))
            painter.drawEllipse(disc)
            icon("check", "panel").paint(painter, self.rect().adjusted(4, 4, -4, -4))
            return
        is_next = self._state == "next"
        painter.setPen(QPen(QColor(colours.accent if is_next else colours.line2), 1.4 if is_next else 1))
        painter.setBrush(QColor(colours.raised))
        painter.drawEllipse(disc)
        painter.setPen(QColor(colours.accent if is_next else colours.ink2))
        painter.setFont(typeface.style("small"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._number))


class TourCard(QFrame):
    """The chapters of the tour, which of them are behind, and a button to take it or to go on."""

    def __init__(self, tour: Tour, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._tour = tour
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 14, 14)
        column.setSpacing(6)
        heading = PlainLabel(self.tr("Take the tour"), self)
        heading.setFont(typeface.style("subtitle"))
        minutes = sum(chapter.minutes for chapter in CHAPTERS)
        sentence = PlainLabel(
            self.tr(
                "%n minutes in the running program: a board, a rule, a game, numbers and a kit.", "", minutes
            ),
            self,
        )
        sentence.setWordWrap(True)
        sentence.setFont(typeface.style("note"))
        column.addWidget(heading)
        column.addWidget(sentence)
        column.addSpacing(4)
        self.chapters: dict[str, tuple[ChapterMark, QPushButton]] = {}
        for number, chapter in enumerate(CHAPTERS, 1):
            title = translate("tour", chapter.title)
            mark, button = ChapterMark(number, self), QPushButton(title, self)
            button.setObjectName("link")
            button.setAccessibleName(self.tr("Chapter {number}: {title}").format(number=number, title=title))
            button.setToolTip(self.tr("Begin the tour here"))
            button.clicked.connect(partial(tour.take_chapter, chapter.name))
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(mark)
            row.addWidget(button)
            row.addStretch(1)
            said = PlainLabel(self.tr("{minutes} min").format(minutes=chapter.minutes), self)
            said.setObjectName("hint")
            row.addWidget(said)
            column.addLayout(row)
            self.chapters[chapter.name] = (mark, button)
        column.addSpacing(4)
        self.take_button = QPushButton(icon("play", "on_accent"), "", self)
        self.take_button.setObjectName("primary")
        self.take_button.clicked.connect(tour.take)
        self.again_button = QPushButton(self.tr("Start again"), self)
        self.again_button.clicked.connect(tour.take_again)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.take_button, 1)
        buttons.addWidget(self.again_button)
        column.addLayout(buttons)
        tour.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show how far the tour has come."""
        tour = self._tour
        for chapter in CHAPTERS:
            mark, _ = self.chapters[chapter.name]
            is_next = tour.is_begun and chapter is tour.chapter
            mark.show_state("behind" if tour.is_behind(chapter) else "next" if is_next else "ahead")
        words = self.tr("Continue at step {number}") if tour.is_begun else self.tr("Take the tour")
        self.take_button.setText(words.format(number=tour.number))
        self.again_button.setVisible(tour.is_begun)


class RowsCard(QFrame):
    """A titled card of rows, each a button with a word at its end."""

    def __init__(self, title: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(title)
        self.buttons: list[QPushButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 10, 14, 10)
        self._column.setSpacing(4)
        heading, about = PlainLabel(title, self), PlainLabel(hint, self)
        heading.setObjectName("group")
        about.setObjectName("hint")
        row = QHBoxLayout()
        row.addWidget(heading, 1)
        row.addWidget(about)
        self._column.addLayout(row)

    def add(self, glyph: str, title: str, aside: str, do: Callable[[], object]) -> None:
        """Add a row."""
        button = QPushButton(icon(glyph), "", self)
        button.setObjectName("link")
        button.setFixedWidth(26)
        label, said = ElidedLabel(title, self), PlainLabel(aside, self)
        said.setObjectName("hint")
        row = RowOf(button, label, said, self)
        button.setAccessibleName(f"{title}, {aside}" if aside else title)
        button.clicked.connect(do)
        self._column.addWidget(row)
        self.buttons.append(button)

    def add_button(self, title: str, do: Callable[[], object]) -> None:
        """Add a button that does all of it."""
        button = QPushButton(title, self)
        button.clicked.connect(do)
        self._column.addWidget(button)
        self.buttons.append(button)


class RowOf(QWidget):
    """A row that is clicked anywhere."""

    def __init__(self, button: QPushButton, label: QWidget, said: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._button = button
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(button)
        row.addWidget(label, 1)
        row.addWidget(said)

    def mouseReleaseEvent(self, event: object) -> None:
        """Press the row's button."""
        self._button.click()


def left_open_card(
    paths: Iterable[Path], rooms: Callable[[Path], tuple[str, str]], open_all: Callable[[list[Path]], object]
) -> RowsCard | None:
    """Make the card of the files that lay open when the program was last left; nothing where there is none."""
    left = list(paths)
    if not left:
        return None
    card = RowsCard(translate("starting", "Left open last time"))
    for path in left[:6]:
        glyph, room = rooms(path)
        card.add(glyph, path.name, room, partial(open_all, [path]))
    if len(left) > 1:
        card.add_button(translate("starting", "Open all of them"), partial(open_all, left))
    return card
