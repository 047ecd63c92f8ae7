"""The rows of the log: what each turn brought, in words that everybody at the table may read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from workbench.language import told
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import NOBODY, Note, Turn
from workbench.table.naming import capital, colour_name

PLAY, GAIN, WARNING, ASIDE, NOTE = "play", "gain", "warning", "aside", "note"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a row: a play with its glyph, a gain with whose it is, a warning, a remark or something beside it."""

    kind: str
    text: str
    where: str = ""
    glyph: str = ""
    seat: int | None = None
    is_fast: bool = False
    lead: str = ""
    # The colour of the glyph of something beside a play, by its role in the theme.
    role: str = ""
    # What an analysis says of a play: its mark, and what it lost, or that it is still to be judged.
    mark: str = ""
    lost: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One turn, one step of the set-up or the end; `at` is the position that shows it, `said` the whole in words."""

    number: str
    seat: int | None
    lines: tuple[Line, ...]
    at: int
    said: str

    @property
    def is_set_up(self) -> bool:
        """Say whether it is a step of the set-up."""
        return self.seat is not None and not self.number


class UndoneWords(QObject):
    """How many plays were taken back, in words; a class of its own, since plurals are found under no heir's name."""

    def said(self, count: int) -> str:
        """Say it."""
        return self.tr("%n play(s) taken back", "", count)


class LogWords(QObject):
    """Puts a game into rows; a game with more to tell of its turns derives its own kind."""

    def rows(self, sitting: Sitting) -> list[Row]:
        """Give the set-up, the turns and, once there is one, the end."""
        found = list(self.set_up_rows(sitting))
        found += [self._turn(sitting, turn) for turn in sitting.turns]
        found += self._next_turn(sitting)
        if sitting.result is not None:
            found.append(self._end(sitting))
        return found

    def _turn(self, sitting: Sitting, turn: Turn) -> Row:
        lines = [
            *self.lines(sitting, turn),
            *self._asides(turn),
            *(self._note(sitting, note) for note in turn.notes),
        ]
        if turn.seat == NOBODY:
            seat, head = None, self.tr("Turn {number}").format(number=turn.number)
        else:
            seat, name = turn.seat, sitting.seats[turn.seat].colour_name
            head = self.tr("Turn {number}, {seat}").format(number=turn.number, seat=name)
        return Row(str(turn.number), seat, tuple(lines), turn.last, self._spoken(head, lines))

    def set_up_rows(self, sitting: Sitting) -> Iterable[Row]:
        """Give what happened before the first turn, as far as everybody may read it."""
        return ()

    def lines(self, sitting: Sitting, turn: Turn) -> Iterator[Line]:
        """Give each play in words."""
        if not turn.plays:
            yield Line(PLAY, self.tr("Pass") if turn.is_pass else self.tr("to play"))
        yield from (Line(PLAY, capital(told(play.words)), glyph="step-forward") for play in turn.plays)

    def _asides(self, turn: Turn) -> Iterator[Line]:
        if turn.undone:
            yield Line(ASIDE, UndoneWords().said(turn.undone), glyph="undo")
        for agent in dict.fromkeys(turn.helped):
            yield Line(ASIDE, self.tr("decided by {agent}").format(agent=agent), glyph="agent")

    def _note(self, sitting: Sitting, note: Note) -> Line:
        lead = "" if note.seat is None else sitting.seats[note.seat].name
        return Line(NOTE, note.text, lead=lead, seat=note.seat)

    def _next_turn(self, sitting: Sitting) -> list[Row]:
        """Give a row to what was said on a turn in which nothing is played yet."""
        turn = sitting.coming_turn
        return [] if turn is None else [self._turn(sitting, turn)]

    def _end(self, sitting: Sitting) -> Row:
        result = sitting.result
        assert result is not None
        text = self.won(result["winners"], is_team=sitting.rules.facts.is_cooperative)
        said = self.tr("The game is over. {winners}").format(winners=text)
        return Row("", None, (Line(PLAY, text, glyph="flag"),), len(sitting.match.moves), said)

    def won(self, winners: Sequence[int], *, is_team: bool = False) -> str:
        """Say who won; a team wins or loses together."""
        if is_team:
            return self.tr("The team wins.") if winners else self.tr("The team loses.")
        if not winners:
            return self.tr("Nobody wins.")
        names = [colour_name(seat) for seat in winners]
        if len(names) == 1:
            return self.tr("{seat} wins.").format(seat=names[0])
        *others, last = names
        return self.tr("{seats} and {seat} share the win.").format(seats=", ".join(others), seat=last)

    def _spoken(self, head: str, lines: list[Line]) -> str:
        parts = []
        for line in lines:
            if line.kind == NOTE:
                lead = line.lead or self.tr("Note")
                parts.append(f"{lead}: {line.text}")
            elif line.where:
                parts.append(self.placed(line.text, line.where))
            else:
                parts.append(line.text)
        return f"{head}: {'; '.join(parts)}."

    def placed(self, text: str, where: str) -> str:
        """Join a play with what stands at the right end of its line."""
        return self.tr("{token} at {space}").format(token=text, space=where)

    def as_text(self, sitting: Sitting) -> str:
        """Give the whole game as plain text to be pasted elsewhere."""
        lines = [sitting.title] if sitting.title else []
        lines += [capital(row.said) for row in self.rows(sitting)]
        return "\n".join(lines) + "\n"
