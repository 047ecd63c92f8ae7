"""What a run says about the spaces of its board, as the values of a heat map: for the lab's card and for MAP."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from engine.maps.hexes import Hex
from workbench.canvas.scene import Heat
from workbench.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from engine.metrics.statistics import Array

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Measure:
    """A way to look at spaces: its title on the switch, the legend's sentence, and how values are written."""

    title: str
    legend: str
    form: str
    most: str
    least: str


MEASURES = {
    "share": Measure(
        QT_TRANSLATE_NOOP("heat", "Capture share"),
        QT_TRANSLATE_NOOP("heat", "figures captured by somebody, %"),
        "{:.0f}",
        QT_TRANSLATE_NOOP("heat", "most often captured"),
        QT_TRANSLATE_NOOP("heat", "least often captured"),
    ),
    "contest": Measure(
        QT_TRANSLATE_NOOP("heat", "Contest"),
        QT_TRANSLATE_NOOP("heat", "players with influence at capture"),
        "{:.2f}",
        QT_TRANSLATE_NOOP("heat", "most contested"),
        QT_TRANSLATE_NOOP("heat", "least contested"),
    ),
    "ties": Measure(
        QT_TRANSLATE_NOOP("heat", "Ties"),
        QT_TRANSLATE_NOOP("heat", "figures removed by ties, %"),
        "{:.1f}",
        QT_TRANSLATE_NOOP("heat", "most ties"),
        QT_TRANSLATE_NOOP("heat", "fewest ties"),
    ),
    "use": Measure(
        QT_TRANSLATE_NOOP("heat", "Use"),
        QT_TRANSLATE_NOOP("heat", "tokens played there in a game"),
        "{:.2f}",
        QT_TRANSLATE_NOOP("heat", "most used"),
        QT_TRANSLATE_NOOP("heat", "least used"),
    ),
}


def capacities_of(spaces: Iterable[Mapping[str, Any]]) -> dict[int, int]:
    """Give how many figures each space of a cell holds, by its number."""
    return {int(space["id"]): int(space.get("capacity") or 0) for space in spaces}


def values_of(
    spaces: Mapping[str, Array], board: Sequence[Mapping[str, Any]], games: int, measure: str
) -> dict[Hex, float]:
    """Give a measure's value on each space that has one, from the columns of the table of spaces and its board."""
    if not spaces or not games:
        return {}
    import numpy as np

    capacities = capacities_of(board)

    figures = _numbers(spaces["figures"])
    ties = _numbers(spaces["ties"])
    if measure == "use":
        found = _numbers(spaces["plays"]) / games
        # Only where a token can be played, and not at sea: ships are few, and would take half of the scale.
        sea = [int(space["id"]) for space in board if space["terrain"] == "sea"]
        found = np.where(np.isnan(figures) & ~np.isin(spaces["space"], sea), found, np.nan)
    elif measure == "contest":
        found = np.where(figures > 0, _numbers(spaces["mean_rivals"]), np.nan)
    elif measure == "ties":
        found = np.where(figures > 0, 100 * ties / np.maximum(figures, 1), np.nan)
    else:
        room = np.array([capacities.get(int(number), 0) for number in spaces["space"]], float)
        found = np.where(room > 0, 100 * (figures - ties) / np.maximum(room * games, 1), np.nan)
    return {
        (int(q), int(r)): float(value)
        for q, r, value in zip(spaces["q"], spaces["r"], found, strict=True)
        if not np.isnan(value)
    }


def _numbers(column: Array) -> Array:
    """Give a column as floats, what is missing as not a number."""
    import numpy as np

    filled: Array = np.ma.filled(np.ma.asarray(column, float), np.nan)
    return filled


def heat_of(values: Mapping[Hex, float], measure: str) -> Heat:
    """Give values as the painter takes them."""
    said = MEASURES[measure]
    return Heat(values, translate("heat", said.legend), form=said.form)
