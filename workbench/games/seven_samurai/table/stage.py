"""The stage of 7 Samurai: the village above, the boards of the team, and below them whatever is to be decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.canvas.painter import paint_canvas
from workbench.dress import theme
from workbench.games.seven_samurai.table.boards.boards_area import BoardsArea
from workbench.games.seven_samurai.table.choices.choice_strip import ChoiceStrip
from workbench.games.seven_samurai.table.choices.choosing import Choosing
from workbench.games.seven_samurai.table.choices.options import Step
from workbench.games.seven_samurai.table.sitting import SevenSitting
from workbench.games.seven_samurai.table.village.discard_popup import DiscardPopup
from workbench.games.seven_samurai.table.village.village_view import VillageView
from workbench.table.agents.advice import Advice, patience
from workbench.table.model.sitting import Sitting
from workbench.table.stage import Stage

LOW, NARROW = 640, 720


class SevenStage(Stage):
    """Shows the siege and takes the team's decisions, by the strip below or on the boards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seven: SevenSitting | None = None
        self._is_searching = False
        self.choosing = Choosing(self)
        # In this order the keys go round: answers, boards, village.
        self.strip = ChoiceStrip(self.choosing, self)
        self.boards = BoardsArea(self)
        self.village = VillageView(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.village)
        column.addWidget(self.boards, 1)
        column.addWidget(self.strip)
        self.choosing.looked.connect(self._show_looked)
        self.strip.chosen.connect(self.choose)
        self.strip.wants_result.connect(self.wants_result)
        self.boards.chosen.connect(self._choose_seat)
        self.village.wants_discard.connect(self._show_discard)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.seven is not None:
            self.seven.shown.disconnect(self._show_village)
        self.sitting = self.seven = sitting if isinstance(sitting, SevenSitting) else None
        self.choosing.show_sitting(self.seven)
        for part in (self.boards, self.strip):
            part.show_sitting(self.seven)
        if self.seven is not None:
            self.seven.shown.connect(self._show_village)
            self._show_village()
        self._show_looked()

    def _show_village(self) -> None:
        if self.seven is not None:
            self.village.show_siege(self.seven.siege)
            self.looked.emit()

    def _show_looked(self) -> None:
        """Show on the boards who can be chosen and what the answer looked at would do."""
        current = self.choosing.current
        is_live = self.seven is not None and self.seven.is_live
        ghosts = dict(current.ghosts) if current is not None and is_live else {}
        targets = set(self.choosing.targets) if is_live and self.choosing.question != "card" else set()
        self.boards.show_choice(targets, ghosts)
        self.looked.emit()

    def show_search(self) -> None:
        """Say that advice is on its way."""
        self._is_searching = True
        self.strip.say_hint(self.tr("Looking for good moves…"), patience())

    def show_hint(self, advice: Advice) -> None:
        """Show what an agent gives for the answers."""
        self._is_searching = False
        self.strip.show_values({each.move: f"{each.value} {each.spread}".rstrip() for each in advice.moves})
        said = self.tr("Best moves by {agent}").format(agent=advice.agent)
        self.strip.say_hint(said, advice.meaning)

    def drop_hint(self) -> None:
        """Take advice away."""
        self._is_searching = False
        self.strip.show_values({})
        self.strip.say_hint("")

    @property
    def awaits_hint(self) -> bool:
        """Say whether advice is still wanted."""
        return self._is_searching

    def take_over(self, old: Stage) -> None:
        """Show what another stage shows: the steps that were taken."""
        if isinstance(old, SevenStage):
            for step in old.choosing.picked:
                self.choosing.choose(step)

    def give_room(self, is_given: bool) -> None:
        """Leave the room of the answers to what is looked at."""
        self.strip.setVisible(not is_given)

    def _show_discard(self) -> None:
        if self.seven is not None and self.seven.siege.discard:
            corner = self.village.rect().bottomRight()
            DiscardPopup(self.seven.siege, self).show_at(self.village.mapToGlobal(corner))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the table."""
        paint_canvas(QPainter(self), self.rect().toRectF(), theme.current())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the village small where there is little height."""
        super().resizeEvent(event)
        is_low = self.height() < LOW
        self.village.set_low(is_low=is_low)
        self.strip.set_low(is_low=is_low or self.width() < NARROW)

    # ------------------------------------------------------------ what a person does

    def choose(self, step: Step | None) -> None:
        """Take a step; the last one makes the move."""
        move = self.choosing.choose(step)
        if move is not None:
            self.wants_move.emit(move)

    def _choose_seat(self, seat: int) -> None:
        self.choose(self.choosing.targets.get(seat))

    def event(self, event: QEvent) -> bool:
        """Keep the letter of an answer from being a key of the window: N leaves a token, and shows no marked move."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            is_plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if is_plain and self.choosing.choose_key(event.text()) is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give an answer by its letter or number, take a step back by Escape."""
        step = self.choosing.choose_key(event.text()) if not event.isAutoRepeat() else None
        if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.choose(step)
        elif event.key() == Qt.Key.Key_Escape and self.choosing.put_back():
            return
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ words and keys

    def keys_said(self) -> str:
        """Say what mouse and keys do now."""
        if not self.choosing.is_on:
            return ""
        keys = [f"{offer.key} {offer.title}" for offer in self.choosing.offers if offer.key and offer.is_open]
        targets = (
            self.tr("click a board") if self.choosing.targets and self.choosing.question != "card" else ""
        )
        return " · ".join(filter(None, [*keys, targets, self.tr("arrows and Enter")]))

    def panes(self) -> Sequence[QWidget]:
        """Give the answers, the boards and the village."""
        return (self.strip, *self.boards.boards[:1], self.village)
