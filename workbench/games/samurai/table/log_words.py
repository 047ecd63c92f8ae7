"""The log of a game of Samurai: tokens and where they went, what was captured, and the draft."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.games.samurai.table.turns import Capture, CaptureTurn, Placing
from workbench.table.log.log_rows import GAIN, PLAY, WARNING, Line, LogWords, Row
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn
from workbench.table.naming import colour_name


class SamuraiLogWords(LogWords):
    """Puts a game of Samurai into rows."""

    def set_up_rows(self, sitting: Sitting) -> Iterable[Row]:
        """Give the draft."""
        assert isinstance(sitting, SamuraiSitting)
        return [self._placing(sitting, placing) for placing in sitting.placings]

    def _placing(self, sitting: SamuraiSitting, placing: Placing) -> Row:
        glyph = sitting.names.figure_glyph(placing.figure)
        said = self.tr("{seat} places {figure} in {space}.").format(
            seat=colour_name(placing.seat), figure=sitting.names.figure(placing.figure), space=placing.where
        )
        line = Line(PLAY, placing.title, placing.where, glyph)
        return Row("", placing.seat, (line,), placing.at, said)

    def lines(self, sitting: Sitting, turn: Turn) -> Iterator[Line]:
        """Give each play, below it what it brought, and at the end what the end of the turn brought."""
        assert isinstance(sitting, SamuraiSitting)
        assert isinstance(turn, CaptureTurn)
        names = sitting.names
        if not turn.plays:
            yield Line(PLAY, self.tr("Pass") if turn.is_pass else self.tr("to play"))
        for index, play in enumerate(turn.plays):
            is_fast = names.kinds[play.token].is_fast
            yield Line(PLAY, play.title, play.where, names.token_glyph(play.token), is_fast=is_fast)
            yield from (self._capture(sitting, each) for each in turn.captures if each.after == index)
        yield from (self._capture(sitting, each) for each in turn.captures if each.after is None)

    def _capture(self, sitting: SamuraiSitting, capture: Capture) -> Line:
        figure = sitting.names.figure(capture.figure)
        if capture.by is None:
            text = self.tr("{space}: {figure} tied, removed").format(space=capture.where, figure=figure)
            return Line(WARNING, text)
        text = self.tr("{seat} captures {figure} at {space}")
        text = text.format(seat=colour_name(capture.by), figure=figure, space=capture.where)
        return Line(GAIN, text, seat=capture.by)
