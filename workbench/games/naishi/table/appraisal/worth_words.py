"""Why a card is worth what it is, in a few words: under the card, in the tally and in tips."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import plain
from workbench.games.naishi.table.appraisal.appraisal import (
    ALONE,
    BESIDE,
    PLACE,
    TYPES,
    UNDER,
    Cards,
    Worth,
)
from workbench.games.naishi.table.spots import COLUMNS
from workbench.numerals import decimal


def points_said(points: float) -> str:
    """Write points, shares of a set with one decimal.

    >>> points_said(10.0), points_said(20 / 3), points_said(-2.5)
    ('10', '6.7', '−2.5')
    """
    return plain(round(points)) if points == round(points) else decimal(points)


class WorthWords(QObject):
    """Puts the worth of a card into words."""

    def __init__(self, cards: Cards, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards = cards

    def short(self, worth: Worth) -> str:
        """Say it under the card: numbers that add up, or the one reason."""
        if worth.is_copy:
            return self.tr("as {card}").format(card=names.inner(worth.counted))
        return self._reason(worth, is_short=True)

    def long(self, worth: Worth) -> str:
        """Say it beside the card's name, with the neighbours that earn it."""
        reason = self._reason(worth, is_short=False)
        if not worth.is_copy:
            return reason
        copied = self.tr("as {card}").format(card=names.inner(worth.counted))
        return f"{copied}: {reason}" if reason else copied

    def _reason(self, worth: Worth, *, is_short: bool) -> str:
        earned = [term for term in worth.terms if term.points]
        if len(worth.sets) == 1 and not earned:
            found = worth.sets[0]
            if len(found.places) == 1:
                return self.tr("only one")
            text = self.tr("{points} for {count}")
            return text.format(points=plain(found.points), count=len(found.places))
        if len(earned) == 1 and not worth.sets:
            return self._single(worth)
        if earned or worth.sets:
            return self._sum(worth, is_short=is_short)
        return self._nothing(worth)

    def _sum(self, worth: Worth, *, is_short: bool) -> str:
        parts = [
            plain(term.points) for term in worth.terms if term.points and term.kind not in (BESIDE, UNDER)
        ]
        near = [term for term in worth.terms if term.kind in (BESIDE, UNDER)]
        parts += [plain(term.points) for term in near]
        parts += [points_said(found.share) for found in worth.sets]
        said = " + ".join(parts)
        return said if is_short or not near else f"{said} {self._neighbours(worth)}"

    def _neighbours(self, worth: Worth) -> str:
        """Name the cards beside it that earn something."""
        scores = self.cards[worth.counted].get("scores") or {}
        named = [*(scores.get("beside") or {}), *(scores.get("under") or {})]
        return ", ".join(names.inner(card) for card in dict.fromkeys(named))

    def _single(self, worth: Worth) -> str:
        term = next(term for term in worth.terms if term.points)
        if term.kind == TYPES:
            return self.tr("enough types")
        if term.kind == ALONE:
            return self.tr("no neighbour")
        if term.kind == PLACE:
            return self._place(worth)
        return "1 × " + self._neighbours(worth)

    def _place(self, worth: Worth) -> str:
        scores = self.cards[worth.counted]["scores"]
        is_row, column = worth.place < COLUMNS, worth.place % COLUMNS
        values = scores["row" if is_row else "hand"]
        line = self.tr("row") if is_row else self.tr("hand")
        if len(set(values)) == 1:
            return self.tr("in {line}").format(line=line) if scores.get("row") != scores.get("hand") else line
        where = {0: self.tr("corner"), COLUMNS - 1: self.tr("corner"), COLUMNS // 2: self.tr("centre")}.get(
            column, self.tr("column {column}").format(column=column + 1)
        )
        return where if scores.get("row") == scores.get("hand") else f"{line}, {where}"

    def _nothing(self, worth: Worth) -> str:
        card = self.cards[worth.counted]
        scores = card.get("scores") or {}
        if scores.get("by_types"):
            return self.tr("needs {count} types").format(count=min(map(int, scores["by_types"])))
        if card.get("copies"):
            return self.tr("nothing to copy")
        if scores.get("alone"):
            return self.tr("not alone")
        if scores.get("by_count_in_row") and worth.place >= COLUMNS:
            return self.tr("row only")
        if scores.get("hand") and not scores.get("row") and worth.place < COLUMNS:
            return self.tr("hand only")
        return self.tr("not here")
