"""One game at the table: the model that stage, seats, log, scrubber and result page watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.play.match import Match, folded, standing_help
from engine.play.rules import View
from engine.records import record as records
from workbench.table.model.seats import HUMAN, Seat, filled, seats_of
from workbench.table.model.taken_back import TakenBack
from workbench.table.model.told_match import ToldMatch
from workbench.table.parts import parts_of
from workbench.table.shelf import titles
from workbench.table.shelf.origin import Origin

if TYPE_CHECKING:
    import numpy as np


class Sitting(ToldMatch):
    """A match with the people and agents who play it, what is shown of it, and who looks.

    `at` is the shown position; it is live when no move was made after it. Hidden information is guarded here: `is_seen`
    says whether what only a seat may see is shown, which is so for `viewer`, for everybody while the designer sees all,
    and for nobody while the table waits for a person to take the device (`waits_for`).

    A game derives its own kind where its turns have more to tell than moves in words, or it has a set-up.
    """

    moved = Signal()
    """Moves were made or taken back; `shown` follows when the shown position changed."""
    shown = Signal()
    """Another position is shown, or another seat looks."""
    thinking_changed = Signal()
    ended = Signal()
    """The game came to its end."""
    noted = Signal()
    """A note or feedback was written."""
    saved = Signal()

    def __init__(
        self,
        match: Match,
        seats: tuple[Seat, ...],
        map_name: str = "",
        title: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, parent)
        match.agents = [seat.agent or HUMAN for seat in seats]
        match.names = [seat.given if seat.is_person else "" for seat in seats]
        self.seats = seats
        self.map_name = map_name
        self.given_title = title
        self.origin = Origin()
        self.at = len(match.moves)
        self.path: Path | None = None
        self.is_saved = False
        self.thinking: int | None = None
        # A look ahead that nobody plays on.
        self.is_preview = False
        # Who wins by each of two variants whose games were compared, and why they differ.
        self.verdicts: tuple[tuple[str, list[int]], ...] = ()
        self.why = ""
        self._taken_back = TakenBack(match)
        self._views: dict[tuple[int, int], View] = {}
        people = self.people
        self.sees_all = not people or match.is_over or self.is_open
        self.viewer: int | None = people[0] if len(people) == 1 else None

    @property
    def title(self) -> str:
        """What the game is called, in the language in use where it got its title by itself."""
        return titles.said(self.given_title)

    def speak(self) -> None:
        """Say everything anew, in the language in use."""
        self._tell_anew()

    # ------------------------------------------------------------ who plays

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people decide."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def is_live(self) -> bool:
        """Say whether the present position is shown."""
        return self.at == len(self.match.moves)

    @property
    def decider(self) -> int | None:
        """The seat whose decision it is now; nobody's once the game is over."""
        return None if self.match.is_over else self.match.decider

    @property
    def decides(self) -> Seat | None:
        """Who decides now."""
        return None if self.decider is None else self.seats[self.decider]

    @property
    def awaits_person(self) -> bool:
        """Say whether a person who has the device decides now."""
        if not self.is_live or self.is_preview or self.thinking is not None:
            return False
        return self.decider in self.people and self.waits_for is None

    # ------------------------------------------------------------ playing

    def play(self, move: int, helper: str | None = None) -> None:
        """Play a legal move in the present position, or raise `IllegalMove` with the reason.

        `helper` is the agent that decided in place of the person whose seat it is.
        """
        seat, helped = self.match.decider, list(standing_help(self.match, len(self.told()["turns"])))
        last, is_set_up = self._last_turn, self.is_set_up
        self.match.play(move)
        # What was taken back can be played no more: what was said of it stays, on the turn that is played instead.
        self.match.notes = folded(self.match.notes, last)
        self.match.undone = folded(self.match.undone, last)
        if helper is not None:
            help_given = {"player": seat, "agent": helper, **({} if is_set_up else {"turn": last})}
            helped += [help_given] if help_given not in helped else []
        self.match.helped = helped
        self._taken_back.forget()
        self._changed(len(self.match.moves))
        if self.match.is_over:
            self.ended.emit()

    @property
    def can_undo(self) -> bool:
        """Say whether a person's move can be taken back; without people, any move."""
        people = self.people
        deciders = (self.rules.decider(position) for position in self.match.positions[:-1])
        return bool(self.match.moves) and (not people or any(seat in people for seat in deciders))

    @property
    def can_redo(self) -> bool:
        """Say whether something was taken back."""
        return bool(self.match.taken_back)

    def undo(self) -> None:
        """Take back to the last decision of a person, across turns; the record keeps what was taken back."""
        if not self.can_undo:
            return
        while True:
            self._take_back()
            if not self.people or self.decider in self.people:
                break
        self._changed(len(self.match.moves))

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person."""
        if not self.can_redo:
            return
        while self.can_redo:
            self.match.redo()
            if (last := self._last_play()) is not None:
                self._taken_back.strike(last[0])
            if not self.people or self.decider in self.people:
                break
        self._changed(len(self.match.moves))
        if self.match.is_over:
            self.ended.emit()

    def _take_back(self) -> None:
        last = self._last_play()
        self.match.undo()
        if last is not None:
            self._taken_back.note(*last)

    def _last_play(self) -> tuple[int, Any] | None:
        """Give the last move as the record tells it, with its turn; none where it ended a turn or was of the set-up."""
        turns = self.told()["turns"]
        is_play = bool(turns) and self.move_counts(turns)[-1] == len(turns[-1]["plays"])
        return (len(turns) - 1, turns[-1]["plays"][-1]) if is_play else None

    def _changed(self, at: int) -> None:
        self._tell_anew()
        self._views.clear()
        self.is_saved = False
        self.at = at
        self._let_look()
        self.moved.emit()
        self.shown.emit()

    def give_seat(self, number: int, agent: str | None) -> None:
        """Let another agent, or with nothing a person, play an agent's seat from now on.

        Whose the seat is stands in the record for the whole game, so what the agent before decided is written down
        as help.
        """
        before, match = self.seats[number].agent, self.match
        if before is not None:
            turns = [{"turn": turn.number - 1} for turn in self.turns if turn.seat == number and turn.plays]
            first = (self.rules.decider(position) for position in match.positions[: self.setup_moves])
            given = [*([{}] if number in first else []), *turns]
            match.helped = [*match.helped, *({"player": number, "agent": before, **when} for when in given)]
        match.agents[number], match.names[number] = agent or HUMAN, ""
        self.seats = tuple(
            replace(new, role=old.role, player=old.player)
            for new, old in zip(seats_of(match.agents, match.names), self.seats, strict=True)
        )
        match.names = [seat.given if seat.is_person else "" for seat in self.seats]
        people = self.people
        self.viewer = people[0] if len(people) == 1 else self.viewer
        self._changed(len(match.moves))

    # ------------------------------------------------------------ looking back and branching

    def show(self, at: int) -> None:
        """Show a position of the game; the last one is the present."""
        at = min(max(at, 0), len(self.match.moves))
        if at != self.at:
            self.at = at
            self.shown.emit()

    def show_live(self) -> None:
        """Show the present."""
        self.show(len(self.match.moves))

    def branch(self, at: int | None = None, moves: Sequence[int] = ()) -> Sitting:
        """Give a new game that goes on from a position of this one, with the notes up to there, and then with moves."""
        at = self.at if at is None else at
        made = type(self)(self.match.branch(at), self.seats, self.map_name, self.given_title)
        told, last = len(made.told()["turns"]), self._last_turn
        # What is said of the turn in play goes along, though nothing was played in it yet.
        turns = max(told, last + 1) if at == len(self.match.moves) else told
        made.match.notes.update((n, said) for n, said in folded(self.match.notes, last).items() if n < turns)
        made.match.undone.update(
            (n, said) for n, said in folded(self.match.undone, last).items() if n < turns
        )
        made.match.helped = standing_help(self.match, told)
        # After the end all lies open anyway; before it somebody chose to see all, and still does.
        made.sees_all = self.is_open or (self.sees_all and not (made.people and self.is_over))
        made.origin = Origin(
            parent=self.origin.key,
            parent_title=self.given_title,
            from_turn=self.turn_at(at),
            plan=self.origin.plan,
        )
        for move in moves:
            made.match.play(move)
        made._tell_anew()
        made.at = len(made.match.moves)
        return made

    def looking_ahead(self, at: int, moves: Sequence[int]) -> Sitting:
        """Give a copy that goes on otherwise from a position, only to be looked at: nobody plays on in it."""
        made = self.branch(at, moves)
        made.is_preview = made.sees_all = True
        made.at = at + 1
        return made

    # ------------------------------------------------------------ who looks

    @property
    def is_decided_openly(self) -> bool:
        """Say whether whoever decides now needs nothing hidden for it, so that the device needs no screen."""
        return self.is_open

    @property
    def waits_for(self) -> int | None:
        """The person who must take the device before anything hidden is shown; nobody, mostly."""
        seat = self.decider
        is_other = seat in self.people and seat != self.viewer
        return seat if is_other and not self.sees_all and not self.is_decided_openly else None

    def look(self, seat: int) -> None:
        """Let a person look: they say that they have the device."""
        if self.viewer != seat:
            self.viewer = seat
            self.shown.emit()

    def see_all(self, sees_all: bool) -> None:
        """Let the designer see all hands, or only a person their own."""
        if self.sees_all != sees_all and not self.is_open:
            self.sees_all = sees_all
            self.shown.emit()

    def _let_look(self) -> None:
        """Take the view from whoever had it once another person decides."""
        if len(self.people) > 1 and self.decider in self.people and self.decider != self.viewer:
            self.viewer = None

    @property
    def front(self) -> int:
        """The seat whose hand lies below the board: who looks, or the person to decide where all is seen."""
        if self.viewer is not None and not (self.sees_all and len(self.people) > 1):
            return self.viewer
        if not self.people:
            return 0
        seat = self.rules.decider(self.position)
        return seat if seat in self.people else self.people[0]

    @property
    def position(self) -> np.record:
        """The shown position; only for the rules and for what is open to all."""
        return self.match.positions[self.at]

    def view(self, seat: int) -> View:
        """Give what a seat may see in the shown position."""
        return self._viewed(self.at, seat)

    def _viewed(self, at: int, seat: int) -> View:
        key = (at, seat)
        if key not in self._views:
            self._views[key] = self.rules.view(self.match.positions[at], seat)
        return self._views[key]

    def is_seen(self, seat: int) -> bool:
        """Say whether what only this seat may see is shown now; after the end all screens are lifted."""
        return self.sees_all or self.match.is_over or (seat == self.viewer and self.waits_for is None)

    def open_at(self, at: int) -> dict[str, Any]:
        """Give what lies open for everybody in a position."""
        return dict(self._viewed(at, 0).seen) if self.is_open else {}

    @property
    def open_view(self) -> dict[str, Any]:
        """What lies open for everybody in the shown position."""
        return self.open_at(self.at)

    # ------------------------------------------------------------ thinking

    def set_thinking(self, seat: int | None) -> None:
        """Say which seat's agent thinks now."""
        if self.thinking != seat:
            self.thinking = seat
            self.thinking_changed.emit()

    # ------------------------------------------------------------ the turns

    def turn_at(self, at: int | None = None) -> int:
        """Give the number of the turn that a position belongs to, from 1; 0 in the set-up.

        The position after a turn's end belongs to that turn, so that jumping to a turn shows what it did.
        """
        at = self.at if at is None else at
        return next((turn.number for turn in reversed(self.turns) if turn.first < at), 0)

    # ------------------------------------------------------------ notes and the record

    def note(self, text: str, at: int | None = None, player: int | None = None) -> None:
        """Write a note on the turn of a position, by default the shown one; `player` is the seat that says it."""
        text = text.strip()
        if not text:
            return
        at = self.at if at is None else at
        number = self.turn if at == len(self.match.moves) and not self.match.is_over else self.turn_at(at)
        said = text if player is None else {"player": player, "text": text}
        self.match.notes.setdefault(max(number - 1, 0), []).append(said)
        self._noted()

    def feed_back(self, feedback: list[dict[str, Any]]) -> None:
        """Write down what the players said after the game, in place of what they said before."""
        self.match.feedback = list(feedback)
        self._noted()

    def _noted(self) -> None:
        self._tell_anew()
        self.is_saved = False
        self.noted.emit()

    def record(self) -> dict[str, Any]:
        """Give the record of the game as it stands."""
        return records.of(self.match, self.map_name or None, self.told())

    def save(self, path: Path) -> None:
        """Write the record to a file."""
        records.save(self.record(), path)
        self.path = path
        self.is_saved = True
        self.saved.emit()

    @staticmethod
    def of_record(record: Mapping[str, Any], title: str = "") -> Sitting:
        """Give the game of a record; it loads the compiled rules, so call it off the window's thread the first time."""
        match = records.replay(dict(record))
        return seated(match, seats_of(match.agents, match.names), record.get("map") or "", title)


def seated(
    match: Match,
    seats: tuple[Seat, ...],
    map_name: str = "",
    title: str = "",
    parent: QObject | None = None,
) -> Sitting:
    """Give a match with whoever plays it, as its game sees it."""
    kind = parts_of(match.rules.game).sitting or Sitting
    return kind(match, filled(seats, match.rules.players, match.rules.people), map_name, title, parent)
