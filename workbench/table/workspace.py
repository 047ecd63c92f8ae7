"""The TABLE workspace: a game is set up, played, looked back at and judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QStackedLayout,
    QWidget,
)

from engine.texts.problem import ProblemError, Severity
from engine.texts.saying import Said
from workbench.dress import theme
from workbench.language import told
from workbench.settings import AUTOSAVE, REDUCE_MOTION, REOPEN
from workbench.shell.notice import Notice
from workbench.table.agents.driver import SPEEDS
from workbench.table.arrivals import Arrivals
from workbench.table.feedback_commands import FeedbackCommands
from workbench.table.model.sitting import Sitting
from workbench.table.opening import Contradiction
from workbench.table.record_files import RecordFiles
from workbench.table.setup.edited_rules import EditedRules
from workbench.table.setup.plan import Plan
from workbench.table.shelf.autosave import Autosave
from workbench.table.shelf.kept import Kept
from workbench.table.shelf.store import Store
from workbench.table.status_words import StatusWords
from workbench.table.views import Views
from workbench.workspace import Shell, Status


class TableWorkspace(FeedbackCommands):
    """Where games are played by hand."""

    name = "table"
    has_tabs = False

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.store = Store()
        self.autosave = Autosave(self.store, self)
        self.record_files = RecordFiles(self)
        self.added_records = {}
        self._words = StatusWords(self)
        self.arrivals = Arrivals(self.store, self)
        self._is_animated = True
        self._shows_result = False
        self._pages = QStackedLayout(self)
        # The mouse passes many spaces: the status bar follows when it has a moment.
        self._status_soon = QTimer(self, interval=60, singleShot=True)
        self._status_soon.timeout.connect(self.status_changed)
        self._views = self._made_views()
        self.driver.changed.connect(self._take_change)
        self.driver.failed.connect(self.say_no_answer)
        self.autosave.failed.connect(self._say_not_kept)
        self.arrivals.arrived.connect(self._welcome)
        self.arrivals.failed.connect(self._fail)
        self.arrivals.lost.connect(self.show_shelf)
        self.toolbar_end.wants_all.connect(self.see_all)
        self.edited_rules = EditedRules(shell, self, self.play_again)
        self.setup_page.show_shelf(len(self.store.games()))

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.sitting.rules.game if self.sitting is not None else ""

    def _made_views(self) -> Views:
        """Make the pages, in the language in use."""
        views = Views(self.shell.desk, self.store, self)
        self.setup_page, self.page, self.privacy = views.setup, views.table, views.privacy
        self.result_page, self.shelf_page, self.position_page = views.result, views.shelf, views.position
        self.feedback_page = views.feedback
        for part in views.pages:
            self._pages.addWidget(part)
        self._connect()
        return views

    def reworded(self) -> TableWorkspace:
        """Take another language over at once: what the window says around the table is asked for right afterwards."""
        self.speak()
        return self

    def _holds(self, widget: QWidget | None) -> bool:
        return widget is not None and self.isAncestorOf(widget)

    def speak(self) -> None:
        """Make the pages anew in the language in use: the game, who thinks and what is in hand stay."""
        old, shown = self._views, self._pages.currentIndex()
        # The window's own, not the application's: languages are chosen in a dialog, and keys come back from it.
        had_focus = self._holds(self.window().focusWidget())
        wants_hint = self._wants_hint_still(old.table.stage)
        if self.sitting is not None:
            self.sitting.speak()
        self._views = self._made_views()
        self._views.take_over(old, self.sitting)
        self._pages.setCurrentIndex(len(old.pages) + shown)
        for page in old.pages:
            self._pages.removeWidget(page)
        old.put_away()
        self.toolbar_end.speak()
        self._words = StatusWords(self)
        self.setup_page.show_shelf(len(self.store.games()))
        self._take_change()
        # An agent that gave no answer is asked again: what was said of it went with the old words.
        self.driver.go_on()
        if wants_hint:
            self.hint()
        if self._pages.currentWidget() is self.feedback_page:
            self._gather()
        if had_focus:
            self.take_focus()
        self.status_changed.emit()

    def _connect(self) -> None:
        self.setup_page.start.connect(self.begin)
        self.arrivals.is_busy.connect(self.setup_page.show_busy)
        self.arrivals.is_busy.connect(self.shelf_page.detail.show_busy)
        self.arrivals.is_busy.connect(lambda _: self.status_changed.emit())
        self.setup_page.jump.connect(self.shell.show_problem)
        self.setup_page.wants_record.connect(self.ask_for_record)
        self.setup_page.wants_shelf.connect(self.show_shelf)
        self.setup_page.wants_position.connect(self.lay_out)
        self.position_page.wants_play.connect(self.play_draft)
        self.position_page.wants_kept.connect(self.keep_draft)
        self.position_page.changed.connect(self.status_changed)
        self.shelf_page.wants_position.connect(self.set_up_position)
        self.shelf_page.wants_feedback.connect(self.show_feedback)
        self.page.puzzle.wants_start.connect(self.start_again)
        self.feedback_page.wants_csv.connect(self.export_feedback)
        self.feedback_page.wants_records.connect(self.add_records)
        self.feedback_page.wants_shelf.connect(self.show_shelf)
        self.shelf_page.wants_game.connect(self.resume)
        self.shelf_page.wants_branch.connect(self.resume_to_branch)
        self.shelf_page.wants_file.connect(self.save_kept)
        self.shelf_page.wants_analysis.connect(self.resume_to_analyse)
        self.shelf_page.wants_new.connect(self.set_up_game)
        self.shelf_page.wants_record.connect(self.ask_for_record)
        self.shelf_page.threw_away.connect(self._say_thrown_away)
        self.shelf_page.brought_back.connect(lambda: self.shell.withdraw("shelf"))
        self.shelf_page.changed.connect(self.status_changed)
        self.page.wants_move.connect(self.play)
        self.page.wants_hint.connect(self.hint)
        self.page.wants_result.connect(self.show_result)
        self.page.analyst.changed.connect(self._status_soon.start)
        self.page.analyst.failed.connect(self.say_game_error)
        self.result_page.wants_replay.connect(self.replay)
        self.result_page.wants_save.connect(self.save_record_as)
        self.result_page.wants_branch.connect(self.choose_branch)
        self.result_page.wants_turn.connect(self.show_turn)
        self.result_page.wants_branch_at.connect(self.branch_at)
        self.result_page.wants_again.connect(self.play_again)
        self.page.log.wants_save.connect(self.save_record_as)
        self.page.log.wants_branch.connect(self.branch_at)
        self.page.bar.wants_branch.connect(self.branch_line)
        self.page.looked.connect(self._status_soon.start)
        self.privacy.lifted.connect(self._lift)

    # ------------------------------------------------------------ beginning

    def choose_variant(self, path: Path) -> None:
        """Go to the set-up of a new game with a variant."""
        self.set_up_game()
        self.setup_page.choose_variant(path)

    def choose_map(self, path: Path) -> None:
        """Go to the set-up of a new game on a map."""
        self.set_up_game()
        self.setup_page.choose_map(path)

    def set_up_game(self) -> None:
        """Leave the game and set up another; the one that is left stands on the shelf."""
        self.arrivals.let_go()
        self._keep()
        self.setup_page.show_shelf(len(self.store.games()))
        self._show(None, self.setup_page)

    def set_up_position(self) -> None:
        """Ask for the game whose position is to be laid out."""
        self.set_up_game()
        self.setup_page.position_button.setFocus()

    def show_page(self, page: QWidget) -> None:
        """Leave the game and show a page in its place."""
        self.arrivals.let_go()
        self._keep()
        self._show(None, page)
        self.panes()[0].setFocus()

    def show_shelf(self) -> None:
        """Leave the game and show all that were played."""
        self.arrivals.let_go()
        self._keep()
        left = self.sitting.origin.key if self.sitting is not None else ""
        self.shelf_page.refresh()
        self.shelf_page.choose(left)
        self._show(None, self.shelf_page)
        # When the board goes, Qt gives the focus to any field; keys are to speak to the games.
        if self.isVisible():
            self.shelf_page.focus_target.setFocus()

    def begin(self, plan: Plan) -> None:
        """Begin a game by a plan, once the rules are ready."""
        self.arrivals.begin(plan)

    def open_record(
        self,
        record: Path | Mapping[str, Any],
        at: int | None = None,
        verdicts: tuple[tuple[str, list[int]], ...] = (),
        why: str = "",
        *,
        is_left_open: bool = False,
    ) -> None:
        """Show the game of a record, at a position if one is given; with who wins by each of two variants, and why.

        Left open it stands where the record ends, with all hands in sight: no agent plays on.
        """
        self.arrivals.open_record(record, at, verdicts, why, is_left_open=is_left_open)

    def ask_for_record(self) -> None:
        """Ask for a record and show its game."""
        path = self.record_files.ask(self.shell.desk.folder)
        if path is not None:
            self.open_record(path)

    def resume(self, key: str, then: Callable[[], object] | None = None) -> None:
        """Go on with a game of the shelf, and then do something else with it."""
        kept = self.store.find(key)
        if not isinstance(kept, Kept):
            self._say_error(self.tr("This game is not on the shelf any more."))
            return
        self.arrivals.resume(kept, then)

    def resume_to_branch(self, key: str) -> None:
        """Show a game of the shelf so that a branch can be made at any of its turns."""
        self.resume(key, self.choose_branch)

    def resume_to_analyse(self, key: str) -> None:
        """Show a game of the shelf and have a search judge its moves."""
        self.resume(key, self.analyse)

    def lay_out_last(self) -> None:
        """Put what lay on the table last there again; where nothing did, offer the shelf."""
        if not self.arrivals.bring_last() and not self.store.is_empty:
            self.show_shelf()

    def _welcome(self, sitting: Sitting, animates: bool | None) -> None:
        # What was wrong with another game is no news about this one.
        self.shell.withdraw("table")
        self._is_animated = self._is_animated if animates is None else animates
        self._show(sitting)

    def _show(self, sitting: Sitting | None, page: QWidget | None = None) -> None:
        """Put another game on the table, or none and a page in its place."""
        self.shell.withdraw("game")
        self._keep()
        self.arrivals.remember(sitting)
        had_focus, stage = self._holds(self.window().focusWidget()), self.page.stage
        old, self.sitting = self.sitting, sitting
        self.toolbar_end.setEnabled(sitting is not None)
        self.driver.is_autoplay = self._shows_result = False
        self.result_page.show_sitting(None)
        if old is not None:
            for signal in (old.shown, old.thinking_changed):
                signal.disconnect(self._take_change)
            for signal in (old.noted, old.saved):
                signal.disconnect(self._show_what_is_asked)
            old.ended.disconnect(self.show_result)
        self.page.is_animated = self._is_animated and not self.shell.settings.is_on(REDUCE_MOTION)
        self.page.show_sitting(sitting)
        self.autosave.watch(sitting, at_once=self.shell.settings.is_on(AUTOSAVE))
        self.edited_rules.watch(sitting)
        if sitting is not None:
            for signal in (sitting.shown, sitting.thinking_changed):
                signal.connect(self._take_change)
            for signal in (sitting.noted, sitting.saved):
                signal.connect(self._show_what_is_asked)
            sitting.ended.connect(self.show_result)
            self._take_change()
            # A stage made for another game has lost the focus to whatever comes next in the window.
            if had_focus and self.page.stage is not stage and self._pages.currentWidget() is self.page:
                self.page.stage.take_focus()
        else:
            self.toolbar_end.show_hiding(sees_all=False, fixed="none")
            self._show_page(page or self.setup_page)
            self.status_changed.emit()
        self.driver.show_sitting(sitting)
        if old is not None:
            old.deleteLater()

    def _fail(self, error: BaseException) -> None:
        if isinstance(error, Contradiction):
            said = self.tr("The record contradicts itself in turn {turn}: {what}")
            if error.turn is None:
                said = self.tr("The record contradicts itself: {what}")
            self._say_error(said.format(turn=error.turn, what=self._contradicted(error.what)))
            return
        problems = error.problems if isinstance(error, ProblemError) else ()
        self._say_error(told(problems[0].message) if problems else str(error))

    def _contradicted(self, what: str) -> str:
        """Say what contradicts in a sentence: the values themselves, in the record's own letters, help nobody here."""
        values = what.values if isinstance(what, Said) else {}
        if "given" in values or "value" in values:
            place = values.get("key", "result")
            return self.tr("what it says there of `{place}` does not follow from its moves.").format(
                place=place
            )
        return told(what)

    def _say_not_kept(self, reason: str) -> None:
        self._say_error(self.tr("The game could not be kept on the shelf: {reason}.").format(reason=reason))

    def _say_thrown_away(self, title: str) -> None:
        text = self.tr("{title} was thrown away.").format(title=title)
        self.shell.say(Notice(text, choices=((self.tr("Bring it back"), self._bring_back),), topic="shelf"))

    def _bring_back(self) -> None:
        self.shelf_page.bring_back()

    def _say_error(self, text: str) -> None:
        self.shell.say(Notice(text, Severity.ERROR, topic="table"))

    # ------------------------------------------------------------ what is shown

    def _take_change(self) -> None:
        """Show another position; advice about the one before is worth nothing, nor what went wrong in it."""
        self.shell.withdraw("game")
        if self.sitting is not None:
            self.page.stage.drop_hint()
        self._show_what_is_asked()

    def _show_what_is_asked(self) -> None:
        """Show what the game asks for now: the screen between people, or the table."""
        sitting = self.sitting
        if sitting is None:
            return
        waited = self._waits_for
        if waited is not None:
            self.page.stage.hide_hand(False)
            self.privacy.show_for(sitting, waited)
        # Nothing that could lay hands open is in reach while nobody has confirmed.
        reasons = {"rules": sitting.is_open, "over": sitting.is_over, "screen": waited is not None}
        self.toolbar_end.show_hiding(
            sees_all=sitting.sees_all or sitting.is_over,
            fixed=next((why for why, holds in reasons.items() if holds), ""),
        )
        self._shows_result = self._shows_result and sitting.is_over and sitting.is_live
        page = self.result_page if self._shows_result else self.page
        self._show_page(page if waited is None else self.privacy)
        self.status_changed.emit()

    def _show_page(self, page: QWidget) -> None:
        if self._pages.currentWidget() is page:
            return
        if self.is_laying_out:
            self._leave_draft()
        elif page is self.position_page:
            self.shell.withdraw("position")
        # What could not be done on the page before lies over nothing of this one.
        self.shell.withdraw("table")
        had_focus = self._holds(QApplication.focusWidget())
        self._pages.setCurrentWidget(page)
        if (had_focus and page is not self.setup_page) or page is self.privacy:
            # Qt has given the focus of the page that went to any part of the one that came.
            self.panes()[0].setFocus()
        elif had_focus:
            self.take_focus()

    def _lift(self, seat: int) -> None:
        if self.sitting is not None:
            self.sitting.look(seat)
            self.page.stage.take_focus()

    # ------------------------------------------------------------ shelf and undo

    @property
    def is_at_shelf(self) -> bool:
        """Say whether the shelf is shown."""
        return self._pages.currentWidget() is self.shelf_page

    @property
    def is_laying_out(self) -> bool:
        """Say whether the position editor is shown."""
        return self._pages.currentWidget() is self.position_page

    @property
    def can_set_up(self) -> bool:
        """Say whether something else than the set-up of a new game is shown."""
        return self._pages.currentWidget() is not self.setup_page

    @property
    def can_show_shelf(self) -> bool:
        """Say whether there is a shelf to go to."""
        return not self.is_at_shelf and (self.is_laid or not self.store.is_empty)

    @property
    def can_undo(self) -> bool:
        """Say whether a move can be taken back, or at the shelf a game brought back."""
        if self.is_at_shelf:
            return bool(self.shelf_page.thrown_away)
        if self.is_laying_out:
            return self.draft is not None and self.draft.can_undo
        return self.has_game and self.sitting is not None and self.sitting.can_undo

    @property
    def can_redo(self) -> bool:
        """Say whether a move was taken back, or a step of the position."""
        if self.is_laying_out:
            return self.draft is not None and self.draft.can_redo
        return self.has_game and self.sitting is not None and self.sitting.can_redo

    def undo(self) -> None:
        """Take back to the last decision of a person, which the record keeps; at the shelf, a throwing away."""
        if self.is_at_shelf:
            self.shelf_page.bring_back()
        elif self.is_laying_out and self.draft is not None:
            self.draft.undo()
        elif self.can_undo and self.sitting is not None and not self.page.stage.give_back():
            self.driver.give_back()
            self.sitting.undo()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.is_laying_out and self.draft is not None:
            self.draft.redo()
        elif self.can_redo and self.sitting is not None:
            self.driver.give_back()
            self.sitting.redo()

    # ------------------------------------------------------------ what surrounds it

    def toolbar_widgets(self) -> Sequence[QWidget]:
        """Give the switch between hidden and open hands."""
        self.toolbar_end.set_narrow(self.window().width() < theme.NARROW)
        return (self.toolbar_end,)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the toolbar to the tools in a narrow window."""
        super().resizeEvent(event)
        self.toolbar_end.set_narrow(self.window().width() < theme.NARROW)

    def title(self) -> str:
        """Name the game on the table, or the shelf."""
        sitting = self.sitting
        if self.is_at_shelf:
            return self.tr("Shelf")
        if self.is_laying_out:
            return self.tr("Position")
        if self._pages.currentWidget() is self.feedback_page:
            return self.tr("Feedback")
        return "" if sitting is None else f"{sitting.title}{'' if sitting.is_saved else '*'}"

    def status(self) -> Status:
        """Say whose turn it is and what can be done, or why a space is not legal."""
        if self.is_at_shelf:
            return Status(*self.shelf_page.status())
        if self.is_laying_out:
            return Status(*self.position_page.status())
        if self.sitting is None and self.arrivals.is_on_the_way:
            return Status((self._words.getting_ready(),))
        if self._pages.currentWidget() is self.feedback_page:
            return Status((self.tr("Feedback of playtests"),))
        return self._words.said(
            self.sitting,
            self.driver,
            self.page.stage,
            is_analysed=self.page.analyst.is_begun,
            is_result=self._shows_result,
        )

    def panes(self) -> Sequence[QWidget]:
        """Give the parts that F6 goes round."""
        shown = self._pages.currentWidget()
        if shown is self.page:
            stage = (pane for pane in self.page.stage.panes() if not pane.isHidden())
            return (*stage, self.page.shown_side, self.page.log)
        if shown is self.shelf_page:
            return (self.shelf_page.focus_target, self.shelf_page.detail)
        if shown is self.feedback_page:
            return (self.feedback_page.variants, self.feedback_page.csv_button)
        if shown is self.position_page:
            return (self.position_page.focus_target, self.position_page.goal, self.position_page.play_button)
        if shown is self.result_page:
            return (self.result_page.again_button, self.result_page.area)
        return (self.privacy.card.button,) if shown is self.privacy else (self.setup_page,)

    # ------------------------------------------------------------ between sessions

    def farewell(self) -> None:
        """Keep the game with what players have filled in."""
        self._keep()

    def saved_state(self) -> dict[str, Any]:
        """Keep the set-ups, how many games there were, and the game that is on."""
        self.autosave.keep_now()
        docks = {} if self.page.docks.is_narrow else {"docks": self.page.docks.sizes()}
        return {
            **self.setup_page.saved_state(),
            **docks,
            "games": self.arrivals.games,
            "speed": self.driver.speed,
            "shelf": self.shelf_page.tools.view,
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `saved_state` gave."""
        self.setup_page.restore_state(state)
        games, speed = state.get("games"), state.get("speed")
        self.arrivals.games = games if isinstance(games, int) else 0
        self.driver.speed = speed if speed in SPEEDS else "usual"
        self.shelf_page.tools.choose_view(str(state.get("shelf")))
        sizes = state.get("docks")
        if isinstance(sizes, list) and len(sizes) == 3:
            self.page.docks.setSizes([int(size) for size in sizes])
        if self.shell.settings.is_on(REOPEN):
            self.lay_out_last()
