"""The rows of the log: what each turn brought, in words that everybody at the table may read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject

from workbench.table.naming import capital, colour_name
from workbench.table.sitting import Sitting
from workbench.table.turns import Capture, Note, Placing, Turn, coming_turn

PLAY, CAPTURE, TIE, ASIDE, NOTE = "play", "capture", "tie", "aside", "note"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a row: a play with its glyph, a capture with whose it is, a tie, a remark or something beside it."""

    kind: str
    text: str
    where: str = ""
    glyph: str = ""
    seat: int | None = None
    is_fast: bool = False
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One turn, one figure of the draft or the end; `at` is the position that shows it, `said` the whole in words."""

    number: str
    seat: int | None
    lines: tuple[Line, ...]
    at: int
    said: str

    @property
    def is_draft(self) -> bool:
        """Say whether it is a figure of the draft."""
        return self.seat is not None and not self.number


class LogWords(QObject):
    """Puts a game into rows."""

    def rows(self, sitting: Sitting) -> list[Row]:
        """Give the draft, the turns and, once there is one, the end."""
        found = [self._placing(sitting, placing) for placing in sitting.placings]
        found += [self._turn(sitting, turn) for turn in sitting.turns]
        found += self._next_turn(sitting)
        if sitting.result is not None:
            found.append(self._end(sitting))
        return found

    def _placing(self, sitting: Sitting, placing: Placing) -> Row:
        glyph = sitting.names.figure_glyph(placing.figure)
        said = self.tr("{seat} places {figure} in {space}.").format(
            seat=colour_name(placing.seat), figure=sitting.names.figure(placing.figure), space=placing.where
        )
        line = Line(PLAY, placing.title, placing.where, glyph)
        return Row("", placing.seat, (line,), placing.at, said)

    def _turn(self, sitting: Sitting, turn: Turn) -> Row:
        lines = [*self._lines(sitting, turn), *(self._note(sitting, note) for note in turn.notes)]
        head = self.tr("Turn {number}, {seat}").format(number=turn.number, seat=colour_name(turn.seat))
        return Row(str(turn.number), turn.seat, tuple(lines), turn.last, self._spoken(head, lines))

    def _lines(self, sitting: Sitting, turn: Turn) -> Iterator[Line]:
        """Give each play, below it what it brought, and at the end what the end of the turn brought."""
        names = sitting.names
        if not turn.plays:
            yield Line(PLAY, self.tr("Pass") if turn.is_pass else self.tr("to play"))
        for index, play in enumerate(turn.plays):
            is_fast = names.kinds[play.token].is_fast
            yield Line(PLAY, play.title, play.where, names.token_glyph(play.token), is_fast=is_fast)
            yield from (self._capture(sitting, each) for each in turn.captures if each.after == index)
        yield from (self._capture(sitting, each) for each in turn.captures if each.after is None)
        if turn.undone:
            yield Line(ASIDE, self.tr("%n play(s) taken back", "", turn.undone), glyph="undo")
        for agent in turn.helped:
            yield Line(ASIDE, self.tr("decided by {agent}").format(agent=agent), glyph="agent")

    def _capture(self, sitting: Sitting, capture: Capture) -> Line:
        figure = sitting.names.figure(capture.figure)
        if capture.by is None:
            text = self.tr("{space}: {figure} tied, removed").format(space=capture.where, figure=figure)
            return Line(TIE, text)
        text = self.tr("{seat} captures {figure} at {space}")
        text = text.format(seat=colour_name(capture.by), figure=figure, space=capture.where)
        return Line(CAPTURE, text, seat=capture.by)

    def _note(self, sitting: Sitting, note: Note) -> Line:
        lead = "" if note.seat is None else sitting.seats[note.seat].name
        return Line(NOTE, note.text, lead=lead, seat=note.seat)

    def _next_turn(self, sitting: Sitting) -> list[Row]:
        """Give a row to what was said on a turn in which nothing is played yet."""
        turn = coming_turn(sitting.told(), sitting.match)
        return [] if turn is None else [self._turn(sitting, turn)]

    def _end(self, sitting: Sitting) -> Row:
        result = sitting.result
        assert result is not None
        text = self.won(result["winners"])
        said = self.tr("The game is over. {winners}").format(winners=text)
        return Row("", None, (Line(PLAY, text, glyph="flag"),), len(sitting.match.moves), said)

    def won(self, winners: list[int]) -> str:
        """Say who won."""
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
                parts.append(self.tr("{token} at {space}").format(token=line.text, space=line.where))
            else:
                parts.append(line.text)
        return f"{head}: {'; '.join(parts)}."

    def as_text(self, sitting: Sitting) -> str:
        """Give the whole game as plain text to be pasted elsewhere."""
        lines = [sitting.title] if sitting.title else []
        lines += [capital(row.said) for row in self.rows(sitting)]
        return "\n".join(lines) + "\n"
