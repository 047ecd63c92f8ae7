"""What agents do at the table when they are asked: hints, help with a turn, autoplay; and who takes the seat of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from engine.texts.problem import Severity
from workbench.shell.notice import Notice
from workbench.table.agents import advice, successor
from workbench.table.game_commands import GameCommands

if TYPE_CHECKING:
    from engine.agents.seats import Expected
    from workbench.table.stage import Stage


class AgentCommands(GameCommands):
    """A workspace whose game agents take part in."""

    # The position on which advice was asked for last.
    _advised: object = None

    @property
    def why_no_help(self) -> str:
        """Say why nobody may ask for help now."""
        sitting = self.sitting
        if sitting is None:
            return self.tr("There is no game on the table.")
        if sitting.is_over:
            return self.tr("The game is over.")
        if not self.has_game:
            return self.tr("First say that it is you.")
        if not sitting.is_live:
            return self.tr("You are looking at an earlier turn: go back to the present.")
        if self.page.stage.is_hidden:
            return self.tr("Your hand is face down: turn it up first.")
        return self.tr("It is not your turn: an agent decides now.")

    def hint(self) -> None:
        """Ask an agent for the best plays and show them on the stage."""
        sitting = self.sitting
        if sitting is None or not self.can_ask or sitting.decider is None:
            return
        stage, position = self.page.stage, sitting.match.position

        def done(found: list[Expected]) -> None:
            # Whoever plays on meanwhile needs no advice any more.
            is_wanted = self.sitting is sitting and self.page.stage is stage and stage.awaits_hint
            if is_wanted and sitting.match.position is position:
                stage.show_hint(advice.told(sitting, found))

        agent = advice.ADVISOR
        self._advised = position
        stage.show_search()
        self.driver.thinker.advise(sitting.match, sitting.decider, agent, advice.COUNT, done, self._fail)

    def _wants_hint_still(self, stage: Stage) -> bool:
        """Say whether a stage shows or awaits advice on the position that lies there."""
        sitting = self.sitting
        is_of_this = sitting is not None and sitting.match.position is self._advised
        return is_of_this and (stage.shows_hint or stage.awaits_hint)

    def let_agent_move(self) -> None:
        """Let an agent play the rest of this turn for the person."""
        self.driver.lend()

    def move_now(self) -> None:
        """Let the thinking agent answer at once with the best it has."""
        self.driver.hurry()

    @property
    def can_give_seat(self) -> bool:
        """Say whether an agent decides now, whose seat somebody else could take."""
        decides = self.sitting.decides if self.sitting is not None else None
        return self.has_game and decides is not None and not decides.is_person

    def fill_seat_menu(self, menu: QMenu) -> None:
        """List who could play on in place of the agent whose decision it is."""
        if self.sitting is not None and self.can_give_seat:
            successor.fill_menu(menu, self.sitting, self.give_seat)

    def give_seat(self, agent: str | None) -> None:
        """Let another agent, or with nothing a person, play the seat whose decision it is from now on."""
        sitting = self.sitting
        if sitting is not None and sitting.decider is not None and self.can_give_seat:
            self.driver.halt()
            sitting.give_seat(sitting.decider, agent)
            sitting.show_live()

    def toggle_autoplay(self) -> None:
        """Let agents play all seats, or stop them."""
        self.driver.set_autoplay(not self.driver.is_autoplay)

    def fill_speed_menu(self, menu: QMenu) -> None:
        """List the speeds of autoplay."""
        self.toolbar_end.fill_speeds(menu)

    # ------------------------------------------------------------ agents that do not answer

    def say_game_error(self, text: str) -> None:
        """Say what went wrong with the game on the table."""
        self.shell.say(Notice(text, Severity.ERROR, topic="game"))

    def say_no_answer(self, error: BaseException) -> None:
        """Say that an agent gave no answer; the game goes on if it is asked again, or somebody else takes its seat."""
        sitting = self.sitting
        if sitting is None:
            return
        position, agent = sitting.match.position, sitting.decides
        text = successor.what_happened(sitting, error)
        if not self.can_give_seat:
            self.say_game_error(text)
            return

        def choose() -> None:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.fill_seat_menu(menu)
            # A choice is heard after the list is gone.
            menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, ask_again))
            menu.popup(QCursor.pos())

        def ask_again() -> None:
            """Go on asking where the list was closed without a choice."""
            if self.sitting is sitting and sitting.match.position is position and not is_chosen():
                self.say_no_answer(error)

        def is_chosen() -> bool:
            return self.driver.is_thinking or not self.can_give_seat or sitting.decides is not agent

        choices = (
            (self.tr("Try again"), self.driver.try_again),
            (self.tr("Give the seat to…"), choose),
        )
        self.shell.say(Notice(text, Severity.ERROR, choices, topic="game"))
