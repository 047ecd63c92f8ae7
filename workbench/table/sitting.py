"""One game at the table: the model that board, hands, log, scrubber and result page watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.play.game import Rules, View
from engine.play.match import Match, folded, standing_help, turn_in_play
from engine.records import record as records
from workbench.canvas.scene import Token
from workbench.table.naming import Names, capital, colour_name, translate
from workbench.table.shelf.origin import Origin
from workbench.table.telling import Telling
from workbench.table.turns import Placing, Turn, placings_of, turns_of

if TYPE_CHECKING:
    import numpy as np

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person, or an agent such as `mcts:400`."""

    name: str
    agent: str | None
    colour: int

    @property
    def is_person(self) -> bool:
        """Say whether a person decides here."""
        return self.agent is None

    @property
    def colour_name(self) -> str:
        """The name of the colour."""
        return colour_name(self.colour)


class Sitting(QObject):
    """A match with the people and agents who play it, what is shown of it, and who looks.

    `at` is the shown position; it is live when no move was made after it. Hidden information is guarded here: `view`,
    `hand` and `captured` give only what `viewer` may see, all of it while the designer sees all, and nothing hidden
    while the table waits for a person to take the device (`waits_for`).
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
        map_name: str = "map",
        title: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        match.agents = [seat.agent or HUMAN for seat in seats]
        match.names = [seat.name if seat.is_person else "" for seat in seats]
        self.match = match
        self.seats = seats
        self.map_name = map_name
        self.title = title
        self.origin = Origin()
        self.names = Names(match.rules)
        self.at = len(match.moves)
        self.path: Path | None = None
        self.is_saved = False
        self.thinking: int | None = None
        # Who wins by each of two variants whose games were compared, and why they differ.
        self.verdicts: tuple[tuple[str, list[int]], ...] = ()
        self.why = ""
        people = self.people
        self.sees_all = not people or match.is_over
        self.viewer: int | None = people[0] if len(people) == 1 else None
        # How many of a turn's plays were taken back since the last new one, and may be played again.
        self._late: dict[int, int] = {}
        self._views: dict[tuple[int, int], View] = {}
        self._phase: str | None = None
        self._telling = Telling(match)
        self._turns: tuple[Turn, ...] | None = None

    # ------------------------------------------------------------ who plays

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.match.rules

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people decide."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.match.is_over

    @property
    def is_live(self) -> bool:
        """Say whether the present position is shown."""
        return self.at == len(self.match.moves)

    @property
    def decider(self) -> int | None:
        """The seat whose decision it is now; nobody's once the game is over."""
        return None if self.match.is_over else self.match.decider

    @property
    def phase(self) -> str:
        """What the game is in now: `hands`, `draft`, `play` or `over`."""
        if self._phase is None:
            self._phase = str(self.rules.view(self.match.position, 0).seen["phase"])
        return self._phase

    @property
    def decides(self) -> Seat | None:
        """Who decides now."""
        return None if self.decider is None else self.seats[self.decider]

    # ------------------------------------------------------------ playing

    def play(self, move: int, helper: str | None = None) -> None:
        """Play a legal move in the present position, or raise `IllegalMove` with the reason.

        `helper` is the agent that decided in place of the person whose seat it is.
        """
        seat, helped = self.match.decider, list(standing_help(self.match, len(self.told()["turns"])))
        last, is_setup = self._last_turn, self.phase in ("hands", "draft")
        self.match.play(move)
        # What was taken back can be played no more: what was said of it stays, on the turn that is played instead.
        self.match.notes = folded(self.match.notes, last)
        self.match.undone = folded(self.match.undone, last)
        if helper is not None:
            help_given = {"player": seat, "agent": helper, **({} if is_setup else {"turn": last})}
            helped += [help_given] if help_given not in helped else []
        self.match.helped = helped
        self._late.clear()
        self._changed(len(self.match.moves))
        if self.match.is_over:
            self.ended.emit()

    @property
    def _last_turn(self) -> int:
        """The number from 0 of the turn that the game stands in."""
        return turn_in_play(self.told()["turns"], is_over=self.match.is_over)

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
            self._forget_undone()
            if not self.people or self.decider in self.people:
                break
        self._changed(len(self.match.moves))
        if self.match.is_over:
            self.ended.emit()

    def _take_back(self) -> None:
        turns = self.told()["turns"]
        self.match.undo()
        if turns and turns[-1].get("unfinished"):
            number = len(turns) - 1
            kept, late = self.match.undone.setdefault(number, []), self._late.get(number, 0)
            kept.insert(len(kept) - late, turns[-1]["plays"][-1])
            self._late[number] = late + 1

    def _forget_undone(self) -> None:
        """Strike a play from those taken back: it was made again."""
        turns = self.told()["turns"]
        number = len(turns) - 1
        if turns and turns[-1].get("unfinished") and self._late.get(number):
            kept = self.match.undone[number]
            del kept[len(kept) - self._late[number]]
            self._late[number] -= 1
            if not kept:
                del self.match.undone[number]

    def _changed(self, at: int) -> None:
        self._turns = self._phase = None
        self._views.clear()
        self.is_saved = False
        self.at = at
        self._let_look()
        self.moved.emit()
        self.shown.emit()

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

    def branch(self, at: int | None = None) -> Sitting:
        """Give a new game that goes on from a position of this one, with the notes up to there."""
        at = self.at if at is None else at
        made = Sitting(self.match.branch(at), self.seats, self.map_name, self.title)
        told, last = len(made.told()["turns"]), self._last_turn
        # What is said of the turn in play goes along, though nothing was played in it yet.
        turns = max(told, last + 1) if at == len(self.match.moves) else told
        made.match.notes.update((n, said) for n, said in folded(self.match.notes, last).items() if n < turns)
        made.match.undone.update(
            (n, said) for n, said in folded(self.match.undone, last).items() if n < turns
        )
        made.match.helped = standing_help(self.match, told)
        made.sees_all = self.sees_all and not made.people
        made.origin = Origin(
            parent=self.origin.key,
            parent_title=self.title,
            from_turn=self.turn_at(at),
            plan=self.origin.plan,
        )
        return made

    # ------------------------------------------------------------ who looks

    @property
    def waits_for(self) -> int | None:
        """The person who must take the device before anything hidden is shown; nobody, mostly.

        Figures are placed in the open: in the draft the device needs no screen, and no hand is shown.
        """
        seat = self.decider
        is_other = seat in self.people and seat != self.viewer
        if not is_other or self.sees_all:
            return None
        return None if self.phase == "draft" else seat

    def look(self, seat: int) -> None:
        """Let a person look: they say that they have the device."""
        if self.viewer != seat:
            self.viewer = seat
            self.shown.emit()

    def see_all(self, sees_all: bool) -> None:
        """Let the designer see all hands, or only a person their own."""
        if self.sees_all != sees_all:
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
        key = (self.at, seat)
        if key not in self._views:
            self._views[key] = self.rules.view(self.position, seat)
        return self._views[key]

    def is_seen(self, seat: int) -> bool:
        """Say whether what only this seat may see is shown now; after the end all screens are lifted."""
        return self.sees_all or self.match.is_over or (seat == self.viewer and self.waits_for is None)

    def hand(self, seat: int) -> tuple[str, ...] | None:
        """Name the tokens of a hand, or nothing while it is hidden."""
        return tuple(self.view(seat).seen["hand"]) if self.is_seen(seat) else None

    def captured(self, seat: int) -> dict[str, int] | None:
        """Count the figures a seat has captured, or nothing where that is hidden."""
        shown = self.view(seat if self.is_seen(seat) else (seat + 1) % len(self.seats))
        counts: dict[str, int] | None = shown.seen["captured"][seat]
        return counts

    @property
    def open_view(self) -> dict[str, Any]:
        """What lies open for everybody in the shown position: board, counts, whose turn; no hand."""
        seen = dict(self.view(0).seen)
        del seen["hand"], seen["captured"]
        return seen

    @property
    def hides_captures(self) -> bool:
        """Say whether captured figures are kept behind a screen."""
        return bool(int(self.rules.table.captures_hidden))

    def back(self, seat: int) -> Token:
        """Give a token of a seat face down."""
        return Token(self.seats[seat].colour, is_back=True)

    def totals(self) -> dict[str, int]:
        """Count the figures of each type that the game is played with."""
        return {name: int(self.rules.table.figures[n]) for n, name in enumerate(self.names.types)}

    def standing(self) -> dict[str, int]:
        """Count the figures of each type that stand on the board in the shown position."""
        found = [name for names in self.open_view["figures"].values() for name in names]
        return {name: found.count(name) for name in self.names.types}

    def pool(self, figure: str) -> int:
        """Count the figures of a type that are still to be placed in the draft."""
        return self.totals()[figure] - self.standing()[figure]

    # ------------------------------------------------------------ thinking

    def set_thinking(self, seat: int | None) -> None:
        """Say which seat's agent thinks now."""
        if self.thinking != seat:
            self.thinking = seat
            self.thinking_changed.emit()

    # ------------------------------------------------------------ the game in words

    def told(self) -> dict[str, Any]:
        """Give the game as its record tells it; the record must not leave this object while hands are hidden."""
        return self._telling.told()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns, what was played in each and what followed; nothing in it is hidden from anybody."""
        if self._turns is None:
            self._turns = turns_of(self.told(), self.match, self.names)
        return self._turns

    @property
    def placings(self) -> tuple[Placing, ...]:
        """The figures placed in the draft, in order."""
        return placings_of(self.told(), self.match, self.names)

    @property
    def setup_moves(self) -> int:
        """The number of moves before the first turn: chosen hands and draft."""
        turns = self.turns
        return turns[0].first if turns else len(self.match.moves)

    def turn_at(self, at: int | None = None) -> int:
        """Give the number of the turn that a position belongs to, from 1; 0 in the set-up.

        The position after a turn's end belongs to that turn, so that jumping to a turn shows what it did.
        """
        at = self.at if at is None else at
        return next((turn.number for turn in reversed(self.turns) if turn.first < at), 0)

    @property
    def turn(self) -> int:
        """The number of the turn that is being played now, from 1; 0 in the set-up."""
        if self.phase in ("hands", "draft"):
            return 0
        is_open = bool(self.turns) and (self.turns[-1].is_open or self.match.is_over)
        return len(self.turns) + (not is_open)

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of an ended game, as its record has it."""
        found: dict[str, Any] | None = self.told()["result"]
        return found

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
        self._turns = None
        self.is_saved = False
        self.noted.emit()

    def record(self) -> dict[str, Any]:
        """Give the record of the game as it stands."""
        return records.of(self.match, self.map_name)

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
        return Sitting(match, seats_of(match.agents, match.names), record["map"], title)


def seats_of(agents: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Give the seats of a list of agents in which people are called `human`."""
    made = []
    for number, agent in enumerate(agents):
        name = names[number] if number < len(names) else ""
        if agent == HUMAN:
            unnamed = translate("seats", "Player {number}").format(number=number + 1)
            made.append(Seat(name or unnamed, None, number))
        else:
            made.append(Seat(name or capital(agent), agent, number))
    return tuple(made)
