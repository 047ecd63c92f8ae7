"""Where work starts: what was open lately, the shipped documents of a kind, a new one, and the tour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine import games
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.shelf import Shelved, shelved
from workbench.shell.key_names import key_said
from workbench.shell.start.card_grid import CardGrid
from workbench.shell.start.document_card import Deed, DocumentCard
from workbench.shell.start.glance import Glance, View
from workbench.shell.start.glances import Glances
from workbench.shell.start.offer_card import OfferCard
from workbench.shell.start.side_cards import RowsCard, TourCard, left_open_card
from workbench.shell.start.start_words import StartWords
from workbench.widgets.claimed_key import claims
from workbench.widgets.plain_label import PlainLabel, escaped
from workbench.widgets.segment import Segment
from workbench.workspace import Shell

translate = QCoreApplication.translate

SIDE_WIDTH, MOST_WIDTH = 300, 1320
# So many recent files stand there until more are asked for.
AT_FIRST = 4


@dataclass(frozen=True)
class Kind:
    """What the page of a kind of documents says and offers: whether they have pictures, and what else is made there."""

    name: str
    title: str
    sentence: str
    has_pictures: bool = False


class StartPage(QWidget):
    """The page that a workspace shows while no document of its kind is open."""

    def __init__(self, kind: Kind, shell: Shell) -> None:
        super().__init__()
        self.setObjectName("welcome")
        self.kind, self.shell = kind, shell
        self.glances = Glances(self, are_maps=kind.has_pictures)
        self.glances.arrived.connect(self._show_glance)
        self._words = StartWords(kind.name, self)
        self._shows_all = False
        self._players = 0
        # Which counts each board is for: once read it stays known, however large its picture is wanted next.
        self._counts: dict[Path, tuple[int, ...]] = {}
        self.recent = CardGrid(self.tr("Recent files"), self.tr("yours, newest first"), self)
        self.all_button = QPushButton(self)
        self.all_button.setObjectName("link")
        self.all_button.clicked.connect(self._show_all_or_fewer)
        self.recent.put_at_end(self.all_button)
        self.shipped = CardGrid(self._words.shipped, self.tr("read-only, editing makes a copy"), self)
        self.tour_card = TourCard(shell.tour, self)
        self._left_open = QVBoxLayout()
        self._add_filter()
        self._lay_out()
        shell.recent.changed.connect(self._show_recent)
        self._show_shipped()

    # ------------------------------------------------------------ how it is laid out

    def _lay_out(self) -> None:
        heading = PlainLabel(self.kind.title, self)
        heading.setFont(typeface.style("result"))
        words = PlainLabel(self.kind.sentence, self)
        words.setWordWrap(True)
        words.setFont(typeface.style("rules"))
        words.setObjectName("hint")
        row = QHBoxLayout()
        row.setSpacing(8)
        self.buttons = self._made_buttons()
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch(1)
        main, side = QVBoxLayout(), QVBoxLayout()
        main.setSpacing(10)
        main.addWidget(heading)
        main.addWidget(words)
        main.addLayout(row)
        main.addSpacing(14)
        main.addWidget(self.recent)
        main.addSpacing(8)
        main.addWidget(self.shipped)
        main.addStretch(1)
        side.setSpacing(14)
        side.addWidget(self.tour_card)
        side.addLayout(self._left_open)
        side.addWidget(self._learn_card())
        side.addStretch(1)
        inner = QWidget(self)
        inner.setObjectName("welcome")
        inner.setMaximumWidth(MOST_WIDTH)
        across = QHBoxLayout(inner)
        across.setContentsMargins(32, 26, 24, 20)
        across.setSpacing(32)
        across.addLayout(main, 1)
        holder = QWidget(inner)
        holder.setFixedWidth(SIDE_WIDTH)
        side.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(side)
        across.addWidget(holder)
        ground = QWidget(self)
        ground.setObjectName("welcome")
        centred = QHBoxLayout(ground)
        centred.setContentsMargins(0, 0, 0, 0)
        centred.addStretch(1)
        centred.addWidget(inner, 1000)
        centred.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setObjectName("welcome")
        self.area.setWidget(ground)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)

    def _made_buttons(self) -> list[QPushButton]:
        offers = [(self._words.new, "plus", "file.new"), (self.tr("Open a file…"), "open", "file.open")]
        if self.kind.name == "map":
            offers.append((self.tr("Generate…"), "dice", "board.generate"))
        made = []
        for place, (title, glyph, action) in enumerate(offers):
            button = QPushButton(icon(glyph, "ink2" if place else "on_accent"), title, self)
            button.setObjectName("" if place else "primary")
            button.setMinimumHeight(32)
            button.setAccessibleName(title)
            button.clicked.connect(partial(self.shell.do, action))
            made.append(button)
        return made

    def _add_filter(self) -> None:
        """Let the boards of one player count be shown alone."""
        self.players = Segment(self.tr("Players"), self)
        if self.kind.has_pictures:
            facts = games.of_maps()
            counts = range(facts.least_players, facts.most_players + 1)
            self.players.show_choices({"0": self.tr("any"), **{str(count): str(count) for count in counts}})
            self.players.show_chosen("0")
            self.players.chosen.connect(self._choose_players)
            words = PlainLabel(self.tr("Players"), self)
            words.setObjectName("hint")
            self.shipped.put_at_end(words, self.players)
        else:
            self.players.hide()

    def _learn_card(self) -> RowsCard:
        card = RowsCard(self.tr("Learn"), parent=self)
        card.add("keyboard", self.tr("All keys"), "F1", partial(self.shell.do, "help.shortcuts"))
        card.add(
            "search", self.tr("Search commands"), key_said("Ctrl+K"), partial(self.shell.do, "help.search")
        )
        return card

    # ------------------------------------------------------------ the cards

    def _show_shipped(self) -> None:
        # The published board first, it is the yardstick of the others, and among rules those of the usual game.
        usual = games.usual().usual_map if self.kind.name == "map" else games.usual().name
        ordered = sorted(
            shelved(self.kind.name), key=lambda each: usual not in (each.name, each.path.parent.name)
        )
        cards: list[QWidget] = [self._shipped_card(each) for each in ordered]
        if self.kind.name == "map":
            offer = OfferCard(
                "dice",
                self.tr("Generate a board"),
                self.tr("choose symmetry, land, islands and cities; it keeps the published habits"),
                self.shipped.parent_of_cards,
            )
            offer.clicked.connect(partial(self.shell.do, "board.generate"))
            cards.append(offer)
        self._all_shipped = cards
        self._choose_players("0")

    def _shipped_card(self, each: Shelved) -> DocumentCard:
        card = self._card(each.path, each.title, self.shipped.parent_of_cards)
        card.show_marks(*self._words.signs(Glance()))
        card.show_words(self._words.about_shipped(each), each.name)
        return card

    def _card(self, path: Path, title: str, parent: QWidget, further: Sequence[Deed] = ()) -> DocumentCard:
        deeds = [Deed(self.tr("Open"), "", self.open, is_primary=True)]
        if self.kind.name != "experiment":
            deeds.append(Deed(self.tr("Play"), "table", self.play))
        card = DocumentCard(path, title, deeds, further, has_picture=self.kind.has_pictures, parent=parent)
        card.opened.connect(self.open)
        card.installEventFilter(self)
        return card

    def _show_recent(self) -> None:
        paths = self.shell.recent.remembered(self.kind.name)
        shown = paths if self._shows_all else paths[:AT_FIRST]
        self.recent.show_cards([self._recent_card(path) for path in shown])
        words = self.tr("Fewer") if self._shows_all else self.tr("All {count}…").format(count=len(paths))
        self.all_button.setText(words)
        self.all_button.setVisible(len(paths) > AT_FIRST)
        self._look()

    def _recent_card(self, path: Path) -> DocumentCard:
        parent, forget = self.recent.parent_of_cards, Deed(self.tr("Forget it"), "", self.shell.recent.forget)
        if path.is_file():
            card = self._card(
                path, path.name, parent, (Deed(self.tr("Show the folder"), "", _show_folder), forget)
            )
            card.show_words("", self._words.edited(path))
            return card
        deeds = [Deed(self.tr("Find it…"), "", self.shell.find_file), forget]
        card = DocumentCard(path, path.name, deeds, has_picture=self.kind.has_pictures, parent=parent)
        card.installEventFilter(self)
        card.show_missing(self._words.missing(self.shell.recent.last_seen(path)))
        return card

    def _show_all_or_fewer(self) -> None:
        """Show all recent files, the keyboard on the first of those that came, or the latest alone."""
        self._shows_all = not self._shows_all
        self._show_recent()
        self.recent.cards[AT_FIRST if self._shows_all else 0].setFocus()

    def _choose_players(self, word: str) -> None:
        self._players = int(word)
        self.players.show_chosen(word)
        for card in self._all_shipped:
            card.hide()
        wanted = [
            card
            for card in self._all_shipped
            if not self._players
            or not isinstance(card, DocumentCard)
            or self._players in self._counts.get(card.path, ())
        ]
        # Those that are left out come back: the grid lets go of what it no longer shows.
        self.shipped.cards = []
        self.shipped.show_cards(wanted)

    # ------------------------------------------------------------ what is seen of them

    @property
    def document_cards(self) -> list[DocumentCard]:
        """The cards of all documents on the page."""
        return [card for card in (*self.recent.cards, *self._all_shipped) if isinstance(card, DocumentCard)]

    def _known(self, card: DocumentCard) -> Glance | None:
        if card.is_missing or card.width() < 50:
            return None
        view = View(card.picture_size, self.devicePixelRatioF(), theme.current())
        return self.glances.want(card.path, view)

    def _look(self) -> None:
        """Look at every document that is shown; what is not known yet arrives a moment later."""
        if self.isVisible():
            for card in self.document_cards:
                self._tell(card)

    def _show_glance(self, path: Path) -> None:
        was_counted = path in self._counts
        for card in self.document_cards:
            if card.path == path:
                self._tell(card)
        if self._players and not was_counted and path in self._counts:
            # A board that was read after the count was chosen takes its place among the others.
            self._choose_players(str(self._players))

    def _tell(self, card: DocumentCard) -> None:
        glance = self._known(card)
        if glance is None:
            return
        self._counts[card.path] = glance.players
        card.show_picture(glance.picture, self.tr("cannot be drawn") if self.kind.has_pictures else "")
        if card in self.recent.cards:
            card.show_marks(*self._words.marks(glance))
            card.show_words(self._words.about(glance), self._words.edited(card.path))
        elif self.kind.has_pictures:
            card.show_marks(*self._words.signs(glance))
            card.show_words(self._words.players(glance), self._words.shape(glance))
        # Markup, so that a long description is broken into lines.
        card.setToolTip(f"<p>{escaped(glance.description)}</p>" if glance.description else "")

    def showEvent(self, event: QShowEvent) -> None:
        """Look again at files and at what was left open."""
        super().showEvent(event)
        while (item := self._left_open.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        card = left_open_card(self.shell.left_open(), self._words.room_of, self._open_all)
        if card is not None:
            self._left_open.addWidget(card)
        self._show_recent()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_all_shipped"):
            self._look()

    # ------------------------------------------------------------ what a person does

    def open(self, path: Path) -> None:
        """Open a document."""
        self.shell.open_path(path)

    def play(self, path: Path) -> None:
        """Set up a game with a document."""
        choose = getattr(self.shell.show_workspace("table"), f"choose_{self.kind.name}", None)
        if choose is not None:
            choose(path)

    def _open_all(self, paths: list[Path]) -> None:
        for path in paths:
            self.shell.open_path(path)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the first card the keyboard, or the first button where there is none."""
        first = next(iter([*self.recent.cards, *self.shipped.cards]), self.buttons[0])
        first.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open a card by Enter, forget a recent file by Delete, go on to the other cards by the arrows."""
        if not isinstance(watched, DocumentCard):
            return False
        if event.type() is QEvent.Type.Resize:
            self._tell(watched)
        if claims(event, "Del"):
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._take_key(watched, Qt.Key(event.key()))
        return False

    def _take_key(self, card: DocumentCard, key: Qt.Key) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            card.open()
            return True
        if key == Qt.Key.Key_Delete and card in self.recent.cards:
            place = self.recent.cards.index(card)
            self.shell.recent.forget(card.path)
            left = self.recent.cards or self.shipped.cards
            left[min(place, len(left) - 1)].setFocus()
            return True
        is_last_row = card in self.recent.cards[-self.recent.columns :]
        if key == Qt.Key.Key_Down and is_last_row and self.shipped.cards:
            place = self.recent.cards.index(card) % self.recent.columns
            self.shipped.cards[min(place, len(self.shipped.cards) - 1)].setFocus()
            return True
        if key == Qt.Key.Key_Up and card in self.shipped.cards[: self.shipped.columns] and self.recent.cards:
            place = self.shipped.cards.index(card)
            self.recent.cards[min(place, len(self.recent.cards) - 1)].setFocus()
            return True
        return False


def _show_folder(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
