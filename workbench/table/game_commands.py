"""What can be done with the game on the table: play, look at it, look back, ask agents, write notes."""

from __future__ import annotations

from workbench.canvas.panned import ZOOM_STEP
from workbench.table.agents.driver import Driver
from workbench.table.model.sitting import Sitting
from workbench.table.table_page import TablePage
from workbench.table.toolbar_end import ToolbarEnd
from workbench.workspace import Shell, Workspace


class GameCommands(Workspace):
    """A workspace with a game on a page; what actions ask and do by their names."""

    page: TablePage

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.sitting: Sitting | None = None
        self.driver = Driver(self)
        self.toolbar_end = ToolbarEnd(self.driver)
        self.toolbar_end.setEnabled(False)

    def _fail(self, error: BaseException) -> None:
        """Say why something could not be done."""
        raise NotImplementedError

    @property
    def is_laid(self) -> bool:
        """Say whether a game is on the table."""
        return self.sitting is not None

    @property
    def has_game(self) -> bool:
        """Say whether a game is on the table and nothing covers it."""
        return self.sitting is not None and self._waits_for is None

    @property
    def _waits_for(self) -> int | None:
        """The person whom the screen asks for; at autoplay nobody is asked, and all hands stay face down."""
        is_asked = self.sitting is not None and not self.driver.is_autoplay
        return self.sitting.waits_for if is_asked and self.sitting is not None else None

    @property
    def has_map(self) -> bool:
        """Say whether a picture is in view, to be moved and zoomed."""
        return self.has_game and self.page.stage.can_zoom

    @property
    def can_ask(self) -> bool:
        """Say whether a person decides now and may ask for help."""
        is_mine = self.sitting is not None and self.sitting.awaits_person
        return self.has_game and is_mine and not self.page.stage.is_hidden

    @property
    def can_end(self) -> bool:
        """Say whether the turn can be ended."""
        return self.can_ask and self.page.stage.can_end

    @property
    def can_hide(self) -> bool:
        """Say whether there is a hand to hide."""
        return self.has_game and self.sitting is not None and not self.sitting.sees_all

    @property
    def can_autoplay(self) -> bool:
        """Say whether there is a game to go on with."""
        return self.has_game and self.sitting is not None and not self.sitting.is_over

    @property
    def is_autoplay(self) -> bool:
        """Say whether agents play all seats."""
        return self.driver.is_autoplay

    @property
    def is_thinking(self) -> bool:
        """Say whether an agent thinks."""
        return self.driver.is_thinking

    @property
    def sees_all(self) -> bool:
        """Say whether the designer sees all hands."""
        return self.sitting is not None and self.sitting.sees_all

    # ------------------------------------------------------------ playing

    def play(self, move: int) -> None:
        """Play a person's move."""
        if self.sitting is not None and self.sitting.awaits_person:
            self.sitting.play(move)

    def end_turn(self) -> None:
        """End the turn, or pass."""
        self.page.stage.end_turn()

    def toggle_hand(self) -> None:
        """Hide the hand or show it."""
        self.page.toggle_hand()

    def see_all(self, sees_all: bool) -> None:
        """Let the designer see all hands, or everybody only their own."""
        if self.sitting is not None:
            self.sitting.see_all(sees_all)
            if self.sees_all:
                # Where nothing is hidden no key turns a hand up again.
                self.page.stage.hide_hand(False)
            self.toolbar_end.show_hiding(
                sees_all=self.sees_all, fixed="rules" if self.sitting.is_open else ""
            )

    def toggle_see_all(self) -> None:
        """Switch between hot seat and designer sees all."""
        self.see_all(not self.sees_all)

    # ------------------------------------------------------------ looking at the stage

    def zoom_in(self) -> None:
        """Show the stage larger."""
        self.page.stage.zoom(ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show the stage smaller."""
        self.page.stage.zoom(1 / ZOOM_STEP)

    def fit(self) -> None:
        """Show the whole stage."""
        self.page.stage.fit()

    # ------------------------------------------------------------ looking back, notes, records

    def show_first(self) -> None:
        """Show the position before the first turn."""
        if self.sitting is not None:
            self.sitting.show(self.sitting.setup_moves)

    def show_last(self) -> None:
        """Show the present."""
        if self.sitting is not None:
            self.sitting.show_live()

    def step_back(self) -> None:
        """Show the position before the shown turn."""
        self.page.scrubber.step(-1)

    def step_forward(self) -> None:
        """Show the position after the next turn."""
        self.page.scrubber.step(1)

    def add_note(self) -> None:
        """Go where a note on the shown turn is written."""
        self.page.docks.show_right()
        self.page.log.write_note()
