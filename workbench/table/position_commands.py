"""What can be done with positions that are laid out by hand: taken from a game or begun anew, played, kept, asked."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from engine.play.match import Match
from engine.play.situation import opening
from workbench.shell.notice import Notice
from workbench.table.model.sitting import Sitting, seated
from workbench.table.position.draft import Draft
from workbench.table.position.position_page import PositionPage
from workbench.table.record_commands import RecordCommands
from workbench.table.setup.plan import Plan
from workbench.table.shelf.origin import Origin


class PositionCommands(RecordCommands):
    """A workspace in which positions are laid out."""

    position_page: PositionPage

    def show_page(self, page: QWidget) -> None:
        """Leave the game and show a page in its place."""
        raise NotImplementedError

    @property
    def is_laying_out(self) -> bool:
        """Say whether the position editor is shown."""
        raise NotImplementedError

    @property
    def draft(self) -> Draft | None:
        """The position in the making."""
        return self.position_page.draft

    @property
    def can_edit_position(self) -> bool:
        """Say whether a position can be taken from the game on the table, with all that is hidden in it."""
        sitting = self.sitting
        if not self.has_game or sitting is None:
            return False
        # Hidden hands would lie open: only who sees all may look into them.
        return sitting.is_open or sitting.sees_all or sitting.is_over or len(sitting.people) < 2

    def edit_position(self) -> None:
        """Take the shown position into the editor, as a new game that leaves this one as it is."""
        sitting = self.sitting
        if sitting is None or not self.can_edit_position:
            return
        match = sitting.match
        at = next(
            (k for k in range(sitting.at, -1, -1) if not match.rules.is_over(match.positions[k])), sitting.at
        )
        situation = match.rules.situation(match, at)
        if situation is None:
            self._say_error(self.tr("Positions can be laid out from the first turn on."))
            return
        draft = Draft(match.rules, situation, sitting.seats, sitting.map_name, match.seed, self)
        draft.puzzle = dict(match.puzzle or {})
        draft.origin = Origin(
            parent=sitting.origin.key,
            parent_title=sitting.given_title,
            from_turn=sitting.turn_at(at),
            plan=sitting.origin.plan,
        )
        self.show_draft(draft)

    def lay_out(self, plan: Plan) -> None:
        """Begin a position by a plan, once the rules are ready."""
        self.arrivals.prepare(plan, lambda match: self._begin_draft(plan, match))

    def _begin_draft(self, plan: Plan, match: Match) -> None:
        place = plan.map.stem if plan.map is not None else ""
        draft = Draft(match.rules, opening(match.rules, plan.seed), plan.seats, place, plan.seed, self)
        draft.origin = Origin(plan=plan.as_json())
        self.show_draft(draft)

    def show_draft(self, draft: Draft) -> None:
        """Show a position in the editor."""
        self.position_page.show_draft(draft)
        self.show_page(self.position_page)

    def go_back_to_draft(self) -> None:
        """Show the position again that was left."""
        if self.draft is not None:
            self.show_page(self.position_page)

    def _leave_draft(self) -> None:
        """Say where a position is found again that was left with changes that nobody kept."""
        draft = self.draft
        self.shell.withdraw("position")
        if draft is not None and not draft.is_kept:
            text = self.tr("The position was left and is not on the shelf.")
            choices = ((self.tr("Go back to it"), self.go_back_to_draft),)
            self.shell.say(Notice(text, choices=choices, topic="position"))

    # ------------------------------------------------------------ what becomes of it

    def play_draft(self) -> None:
        """Begin a game with the position; the draft stays as it is."""
        made = self._sitting_of_draft()
        if made is not None:
            self._show(made)
            self.autosave.add()

    def keep_draft(self) -> None:
        """Put the position on the shelf as a game in which nothing was played yet."""
        made = self._sitting_of_draft()
        if made is not None:
            self.store.keep(made)
            made.deleteLater()
            text = self.tr("{title} is on the shelf.").format(title=made.title)
            self.shell.say(Notice(text, topic="position"))
            self.status_changed.emit()

    def _sitting_of_draft(self) -> Sitting | None:
        draft = self.draft
        if draft is None or draft.faults:
            return None
        match = draft.match([])
        title = self.arrivals.new_title(is_puzzle=bool(draft.puzzle))
        made = seated(match, draft.seats, draft.map_name, title, self)
        made.origin = Origin(
            parent=draft.origin.parent,
            parent_title=draft.origin.parent_title,
            from_turn=draft.origin.from_turn,
            plan=draft.origin.plan,
        )
        made.see_all(True)
        draft.is_kept = True
        return made

    # ------------------------------------------------------------ puzzles

    def start_again(self) -> None:
        """Take everything back to the position that the game began with."""
        sitting = self.sitting
        if sitting is not None:
            self.driver.give_back()
            had_focus = self.page.puzzle.start_button.hasFocus()
            while sitting.can_undo:
                sitting.undo()
            # The button is out now: its keys would go on to whatever comes next in the window.
            if had_focus:
                self.page.stage.take_focus()
