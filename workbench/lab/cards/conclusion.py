"""What a whole run comes to, in two sentences: what decides how fair the seats are, and where it is worst."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.numbers import overview
from engine.numbers.overview import Reading, Weight
from workbench.lab.words import cell_label, lineup_label, map_label, variant_label
from workbench.numerals import decimal
from workbench.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from engine.numbers.plan import Cell

translate = QCoreApplication.translate

DECIDES = {
    "map": QT_TRANSLATE_NOOP(
        "conclusion",
        "The board decides most: the seat bias is {low} points on {least} and {high} on {most}, on average.",
    ),
    "variant": QT_TRANSLATE_NOOP(
        "conclusion",
        "The edition decides most: the seat bias is {low} points by {least} and {high} by {most}, on average.",
    ),
    "players": QT_TRANSLATE_NOOP(
        "conclusion",
        "The number of players decides most: the seat bias is {low} points with {least} and {high} with {most}, "
        "on average.",
    ),
    "lineup": QT_TRANSLATE_NOOP(
        "conclusion",
        "Who plays decides most: the seat bias is {low} points with {least} and {high} with {most}, on average.",
    ),
}


def concluded(cells: Sequence[Cell], found: Sequence[Reading | None]) -> str:
    """Say what decides the seat bias of a run's cells, how much editions do, and which cell is worst."""
    known = [number for number, reading in enumerate(found) if reading is not None]
    if len(known) < 2:
        return ""
    weighed = overview.weights(cells, found)
    sentences = (
        [_decides(cells, weighed[0])] if weighed and weighed[0].is_told else [_nothing_decides(weighed)]
    )
    if weighed and weighed[0].is_told:
        other = next((each for each in weighed[1:] if each.way == "variant"), None)
        if other is not None:
            words = translate(
                "conclusion", "Between editions it differs by {spread} points at most, on average."
            )
            sentences.append(words.format(spread=_points(other.spread)))
    worst = max(known, key=lambda number: abs(_value(found[number])))
    words = translate("conclusion", "Farthest off: {cell}, {value} points.")
    value = decimal(100 * _value(found[worst]), signed=True)
    sentences.append(words.format(cell=cell_label(cells[worst]), value=value))
    return " ".join(sentences)


def _value(reading: Reading | None) -> float:
    return reading.estimate.value if reading is not None else 0.0


def _decides(cells: Sequence[Cell], weight: Weight) -> str:
    least, most = (_called(cells[number], weight.way) for number in (weight.least, weight.most))
    return translate("conclusion", DECIDES[weight.way]).format(
        low=_points(weight.low), high=_points(weight.high), least=least, most=most
    )


def _nothing_decides(weighed: Sequence[Weight]) -> str:
    if not weighed:
        return ""
    return translate(
        "conclusion", "Whatever was varied, the seat bias differs by no more than chance: {spread} points."
    ).format(spread=_points(weighed[0].spread))


def _points(share: float) -> str:
    return decimal(100 * share)


def _called(cell: Cell, way: str) -> str:
    if way == "map":
        return map_label(cell.map)
    if way == "variant":
        return variant_label(cell)
    if way == "lineup":
        return cell.lineup[0] if len(set(cell.lineup)) == 1 else lineup_label(cell.lineup)
    return str(cell.players)
