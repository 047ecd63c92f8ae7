"""The turns of a game in words, as log, scrubber and panels show them: only what lies open for everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.play.match import Match, folded, turn_in_play
from workbench.table.naming import Names


@dataclass(frozen=True, slots=True)
class Play:
    """One play: the token, where it went in words, and the position that it led to."""

    token: str
    title: str
    where: str
    words: str
    spaces: tuple[int, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Capture:
    """A figure that left the board: who took it, nobody where a tie removed it; `after` which play, if after one."""

    figure: str
    title: str
    space: int
    where: str
    by: int | None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """A remark on a turn; the seat that made it where one did."""

    text: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn; `number` counts from 1, `first` and `last` are the positions before and after it."""

    number: int
    seat: int
    plays: tuple[Play, ...]
    captures: tuple[Capture, ...]
    first: int
    last: int
    is_open: bool
    notes: tuple[Note, ...] = ()
    undone: int = 0
    # The agents that decided in it for the person whose seat it is.
    helped: tuple[str, ...] = ()

    @property
    def is_pass(self) -> bool:
        """Say whether nothing was played."""
        return not self.plays and not self.is_open


@dataclass(frozen=True, slots=True)
class Placing:
    """A figure that came onto the board in the draft."""

    seat: int
    figure: str
    title: str
    space: int
    where: str
    at: int


def placings_of(told: Mapping[str, Any], match: Match, names: Names) -> tuple[Placing, ...]:
    """Give the draft in order; each step's `at` is the position after it."""
    steps = told["setup"]["draft"]
    first = len(match.moves) - _played(told["turns"]) - len(steps)
    return tuple(
        Placing(
            step["player"],
            step["figure"],
            names.figure_title(step["figure"]),
            step["space"],
            names.space(step["space"]),
            first + number + 1,
        )
        for number, step in enumerate(steps)
    )


def turns_of(told: Mapping[str, Any], match: Match, names: Names) -> tuple[Turn, ...]:
    """Give the turns of a game's transcript with the positions they lie between."""
    found: list[Turn] = []
    last = turn_in_play(told["turns"], is_over=match.is_over)
    notes, undone = folded(match.notes, last), folded(match.undone, last)
    at = len(match.moves) - _played(told["turns"])
    for number, turn in enumerate(told["turns"]):
        is_open = bool(turn.get("unfinished"))
        last = at + len(turn["plays"]) + (not is_open)
        found.append(
            Turn(
                number + 1,
                turn["player"],
                tuple(_play(play, match, at + k, names) for k, play in enumerate(turn["plays"])),
                tuple(_capture(capture, names) for capture in turn["captures"]),
                at,
                last,
                is_open,
                tuple(note_of(said) for said in notes.get(number, ())),
                len(undone.get(number, ())),
                tuple(each["agent"] for each in match.helped if each.get("turn") == number),
            )
        )
        at = last
    return tuple(found)


def coming_turn(told: Mapping[str, Any], match: Match) -> Turn | None:
    """Give the turn in play where nothing was played in it yet but something was said of it."""
    number = turn_in_play(told["turns"], is_over=match.is_over)
    notes, undone = folded(match.notes, number).get(number, ()), folded(match.undone, number).get(number, ())
    if number < len(told["turns"]) or not notes:
        return None
    seat, at = number % match.rules.players, len(match.moves)
    return Turn(number + 1, seat, (), (), at, at, True, tuple(map(note_of, notes)), len(undone))


def _played(turns: Sequence[Mapping[str, Any]]) -> int:
    """Count the moves that turns are made of: their plays, and the end of each that has ended."""
    return sum(len(turn["plays"]) + (not turn.get("unfinished")) for turn in turns)


def _play(play: Mapping[str, Any], match: Match, index: int, names: Names) -> Play:
    token = play["token"]
    if "figures" in play:
        spaces = tuple(space for space, _ in play["figures"])
    elif "to" in play:
        spaces = (play["at"], play["to"])
    else:
        spaces = (play["at"],)
    joint = " ↔ " if "figures" in play else " → "
    where = joint.join(names.space(space) for space in spaces)
    words = match.rules.say(match.positions[index], match.moves[index])
    return Play(token, names.token_title(token), where, words, spaces, index + 1)


def _capture(capture: Mapping[str, Any], names: Names) -> Capture:
    figure, space = capture["figure"], capture["space"]
    title, where = names.figure_title(figure), names.space(space)
    return Capture(figure, title, space, where, capture["by"], capture.get("after"))


def note_of(said: str | Mapping[str, Any]) -> Note:
    """Read a remark as a record has it."""
    return Note(said) if isinstance(said, str) else Note(said["text"], said["player"])
