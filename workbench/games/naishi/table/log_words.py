"""The log of a game of Naishi: cards that came and went, and what emissaries did; never a card that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject

from workbench.games.naishi.cards import names
from workbench.games.naishi.table.naming import PlaceWords
from workbench.games.naishi.table.options import COLUMN, DECLARE, DECREE, DEVELOP, DISCARD, RECALL, SWAP
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import HAND, RIVER
from workbench.games.naishi.table.turns import CardPlay, CardTurn
from workbench.table.log.log_rows import ASIDE, PLAY, WARNING, Line, LogWords
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn
from workbench.table.naming import capital


class NaishiLogWords(LogWords):
    """Puts a game of Naishi into rows; moves are told with the names of cards that everybody saw."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places = PlaceWords(self)

    def lines(self, sitting: Sitting, turn: Turn) -> Iterator[Line]:
        """Give what was developed and for what, and before or after it what an emissary did."""
        assert isinstance(sitting, NaishiSitting)
        assert isinstance(turn, CardTurn)
        if not turn.plays:
            yield Line(PLAY, self.tr("Pass") if turn.is_pass else self.tr("to play"))
        is_before = bool(turn.plays) and turn.plays[0].action in (SWAP, DISCARD)
        for play in sorted(turn.plays, key=lambda play: play.action in (SWAP, DISCARD)):
            if play.action == DEVELOP:
                yield from self._develop(play)
            elif play.action in (SWAP, DISCARD):
                yield from self._extra(play, self.tr("before") if is_before else self.tr("after"))
            else:
                yield from self._whole_turn(play)
            yield from (
                Line(WARNING, self.tr("Pile {column} is empty").format(column=column))
                for column in play.emptied
            )

    def _extra(self, play: CardPlay, moment: str) -> Iterator[Line]:
        """Give what an emissary did, and below it the cards that everybody saw."""
        glyph = "exchange" if play.action == SWAP else "wash"
        yield Line(ASIDE, f"{self.extra(play)} · {moment}", glyph=glyph)
        if cards := self._shown(play):
            yield Line(ASIDE, capital(", ".join(names.inner(card) for card in cards)), glyph=cards[0])

    def _shown(self, play: CardPlay) -> list[str]:
        """Give the cards that an emissary moved; those of a hand that changed places are hidden."""
        told: Any = play.told
        if play.action == DISCARD:
            return list(told["discarded"])
        return [] if told["where"] == HAND else list(told["cards"])

    def _develop(self, play: CardPlay) -> Iterator[Line]:
        told = play.told
        yield Line(PLAY, names.title(told["took"]), self._place(told["to"], told["column"]), told["took"])
        left = self.tr("{card} leaves").format(card=names.title(told["discarded"]))
        if told["revealed"] is not None:
            left += self.tr(", turned up: {card}").format(card=names.inner(told["revealed"]))
        yield Line(ASIDE, left, glyph=told["discarded"])

    def _whole_turn(self, play: CardPlay) -> Iterator[Line]:
        told = play.told
        if play.action == DECREE:
            where = self._place(told["where"], told["column"])
            yield Line(PLAY, self.tr("Imperial decree"), where, "decree")
            text = self.tr("{got} comes, {gave} goes")
            said = text.format(got=names.title(told["got"]), gave=names.inner(told["gave"]))
            yield Line(ASIDE, said, glyph=told["got"])
        elif play.action == RECALL:
            back = told["swap"] + told["discard"]
            count = self.tr("back from court: {count}").format(count=back)
            yield Line(PLAY, self.tr("Recall"), count, "recall")
        elif play.action == DECLARE:
            yield Line(PLAY, self.tr("Declares the end"), "", "gong")

    def extra(self, play: CardPlay) -> str:
        """Say what an emissary did, without the cards."""
        told: Any = play.told
        columns = self.places.columns([column - 1 for column in told["columns"]])
        if play.action == DISCARD:
            return self.tr("Discards of piles {columns}").format(columns=columns)
        text = {
            RIVER: self.tr("Swaps piles {columns}"),
            COLUMN: self.tr("Swaps column {columns}"),
            HAND: self.tr("Swaps hand {columns}"),
        }.get(told["where"], self.tr("Swaps row {columns}"))
        return text.format(columns=columns)

    def brief(self, play: CardPlay) -> str:
        """Say a play in a few words."""
        told: Any = play.told
        if play.action == DEVELOP:
            return f"{names.title(told['took'])}, {self._place(told['to'], told['column'])}"
        if play.action == DECREE:
            return ", ".join((self.tr("decree"), self._place(told["where"], told["column"])))
        return {
            SWAP: self.tr("swap"),
            DISCARD: self.tr("discard"),
            RECALL: self.tr("recall"),
            DECLARE: self.tr("declares the end"),
        }[play.action]

    def _place(self, line: str, column: int) -> str:
        return self.places.line(line, column - 1)

    def told_turn(self, sitting: NaishiSitting, turn: CardTurn) -> str:
        """Say a whole turn in one line."""
        said = [
            self.extra(play) if play.action in (SWAP, DISCARD) else capital(self.brief(play))
            for play in turn.plays
        ]
        return "; ".join(said) or self.tr("passed")
