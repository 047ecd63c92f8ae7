"""The page of a critique: its head, a card for each chapter, and what to try beside them or below."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.questions.examine.critique import Chapter, Suggestion
from engine.questions.examine.examination import QUESTIONS, Critique
from engine.questions.subject import Subject
from workbench.dress import theme
from workbench.lab.questions import chapter_words
from workbench.lab.questions.asking import Asking
from workbench.lab.questions.chapter_card import ChapterCard, WaitingCard
from workbench.lab.questions.critique_head import CritiqueHead
from workbench.lab.questions.place import Setting
from workbench.lab.questions.to_try import ToTry, TryDock
from workbench.language import told
from workbench.numerals import whole
from workbench.workspace import Shell

SEED = 107


class CritiquePage(Asking):
    """Shows chapters as they come, and the proposals of a critique."""

    wants_time = Signal(str)
    """The name of the chapter that is to be measured in more games."""

    def __init__(self, shell: Shell, title: str, verb: str, parent: QWidget) -> None:
        super().__init__(shell, title, verb, parent)
        self.critique: Critique | None = None
        self._subject: Subject | None = None
        self.titles, self._asks = chapter_words.titles(), chapter_words.what_is_asked()
        assert set(self.titles) == set(QUESTIONS)
        # Chapters all of whose sentences are told.
        self._open: set[str] = set()
        # The first proposal, or what says that there is none, else the page: what the tour points at.
        self.to_try: QWidget = self.area
        self._lay_page()
        self._show_questions()

    def _lay_page(self) -> None:
        """Put the head above the chapters and the proposals beside them."""
        self.critique_head = CritiqueHead(self)
        self.critique_head.hide()
        self.save = self.critique_head.save
        self.panel = ToTry(self)
        self.panel.wants_opened.connect(self._open_proposal)
        self.panel.wants_duel.connect(self._duel)
        self.panel.wants_copied.connect(self._copy)
        self.panel.wants_search.connect(self._search)
        self.panel.hide()
        self.dock = TryDock(self)
        self.dock.hide()
        self._is_beside = False
        self.column.removeWidget(self.area)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.critique_head)
        left.addWidget(self.area, 1)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.dock)
        self.column.addLayout(row, 1)

    def _show_questions(self) -> None:
        """Say on an empty page what is asked."""
        self.say_what_for(
            self.tr(
                "Agents play for as long as you give them, and seven questions are answered in sentences. Each figure "
                "comes with its interval and with the command that repeats it."
            )
        )
        for name in self.titles:
            self._add_waiting(name)

    def _add_waiting(self, name: str) -> WaitingCard:
        card = WaitingCard(name, self.titles[name], self._asks[name], self)
        self.body.addWidget(card)
        return card

    def _about(self, games: int) -> str:
        said = [self.tr("seed {seed}").format(seed=SEED)]
        if games:
            said.append(self.tr("{games} games").format(games=whole(games)))
        return ", ".join(said)

    def clear(self) -> None:
        """Take all answers away."""
        self._put_away()
        self.panel.clear()
        super().clear()
        self.to_try = self.area
        self.critique_head.hide()

    def show_critique(self, critique: Critique) -> None:
        """Show what is said of a whole critique: its head, its proposals, and how often each verdict was given."""
        self.critique, self._subject = critique, critique.subject
        self.save.setEnabled(True)
        self.critique_head.show_about(told(critique.subject.title), self._about(critique.games))
        self.critique_head.show()
        chapter = next((each for each in critique.chapters if each.name == "try"), None)
        if critique.suggestions:
            self.panel.show_proposals(critique.suggestions, critique.subject, chapter)
        self._show_panel(is_shown=bool(critique.suggestions) or self.panel.chapter is not None)
        self.to_try = self.area
        if self.panel.cards:
            self.to_try = self.panel.cards[0]
        elif self.panel.chapter is not None:
            self.to_try = self.panel
        self._count()

    # ------------------------------------------------------------ chapters

    def _show_waiting(self) -> None:
        """Keep the place of every chapter, so that nothing moves when it comes."""
        for name in self.titles:
            if name != "try":
                self._add_waiting(name).say(self.tr("waiting"))
        variant, chart = self.variant.currentText(), self.map.currentText() if self.map.isEnabled() else ""
        self.critique_head.show_about(", ".join(filter(None, (variant, chart))), self._about(0))
        self.critique_head.show_counts(())
        self.critique_head.show()
        self.panel.say(self.tr("waiting"))
        self._show_panel(is_shown=True)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show a chapter as soon as it has its figures, in place of what fewer games said of it.

        What to try is shown by its cards.
        """
        if chapter.name == "try":
            if not chapter.findings:
                self.panel.show_nothing(chapter)
                self._show_panel(is_shown=True)
            return
        before = next((card for card in self._cards() if card.chapter.name == chapter.name), None)
        waiting = next((card for card in self._waiting() if card.name == chapter.name), None)
        game = self._subject.read.game if self._subject is not None else ""
        card = ChapterCard(
            self.titles[chapter.name],
            chapter,
            self.tr("Not measured."),
            self,
            game=game,
            is_open=chapter.name in self._open,
        )
        card.wants_copied.connect(self._copy)
        card.wants_time.connect(self.wants_time)
        card.opened.connect(self._keep_open)
        old = before or waiting
        place = self.body.indexOf(old) if old is not None else self.body.indexOf(self.panel)
        self.body.insertWidget(place, card)
        if old is not None:
            self._take_away(old)
        self._count()

    def _keep_open(self, name: str, is_open: bool) -> None:
        (self._open.add if is_open else self._open.discard)(name)

    def _cards(self) -> list[ChapterCard]:
        return [card for card in self._in_body() if isinstance(card, ChapterCard)]

    def _waiting(self) -> list[WaitingCard]:
        return [card for card in self._in_body() if isinstance(card, WaitingCard)]

    def _in_body(self) -> list[QWidget | None]:
        items = filter(None, map(self.body.itemAt, range(self.body.count())))
        return [item.widget() for item in items]

    def _take_away(self, card: QWidget) -> None:
        self.body.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _count(self) -> None:
        self.critique_head.show_counts(card.chapter.verdict for card in self._cards())

    def _offer_time(self) -> None:
        """Offer more games where no verdict could be given and there is something to go on from."""
        critique = self.critique
        is_idle = critique is not None and not self.is_busy
        for card in self._cards():
            card.offer_time(is_idle and critique is not None and card.chapter.name in critique.answers)

    def _copy(self, command: str) -> None:
        QGuiApplication.clipboard().setText(command)

    # ------------------------------------------------------------ what to try

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the proposals beside the chapters, or below them where there is no room."""
        super().resizeEvent(event)
        self._show_panel(is_shown=not self.panel.isHidden())

    def _show_panel(self, *, is_shown: bool) -> None:
        """Show the proposals where there is room for them."""
        if not is_shown:
            self._put_away()
            return
        is_beside = self.width() + theme.RAIL_WIDTH >= theme.NARROW
        if self.panel.parent() is self or is_beside != self._is_beside:
            self._put_away()
            if is_beside:
                self.dock.hold(self.panel)
            else:
                self.body.addWidget(self.panel)
            self._is_beside = is_beside
            self.panel.set_beside(is_beside)
        self.panel.show()
        self.dock.setVisible(is_beside)

    def _put_away(self) -> None:
        """Take the proposals away from wherever they stand."""
        if self._is_beside:
            self.dock.area.takeWidget()
        self.body.removeWidget(self.panel)
        self.panel.setParent(self)
        self.panel.hide()
        self.dock.hide()
        self._is_beside = False

    def _open_proposal(self, each: Suggestion) -> None:
        self.open_texts({each.kind: each.text}, "try")

    def _search(self) -> None:
        """Go on where many changes are tried, with what was examined, whatever is chosen by now."""
        assert self.critique is not None
        subject = self.critique.subject
        self.choose_setting(Setting(subject.variant, subject.map, subject.players))
        self.wants_place.emit("search")

    def _duel(self, each: Suggestion) -> None:
        assert self.critique is not None
        self.open_duel(self.critique.subject, {each.kind: each.text}, "try", each.title)
