"""What the values of a variant do, as rows of bars: a row for each value, named as the form of RULES names it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.metrics.statistics import Estimate
from workbench.lab.questions.charts.bar_chart import Bar, BarRow
from workbench.language import told
from workbench.numerals import decimal
from workbench.rules.spelling import headed_label, spelled

translate = QCoreApplication.translate

# A value so short stands at the end of its bar.
SHORT = 4


class _Effect(NamedTuple):
    """What one change does to how often somebody wins."""

    value: Any
    words: str
    diff: Estimate
    holds: bool


def effect_rows(figures: Mapping[str, Any], game: str) -> list[BarRow]:
    """Give a row for each value, the one that moves most first, with its greatest effect and the opposite one."""
    effects = figures.get("effects", [])
    changes = figures.get("changes") or [(words, None, None) for words, *_ in effects]
    by_key: dict[str, list[_Effect]] = {}
    for (key, _, value), (words, middle, low, high, holds) in zip(changes, effects, strict=True):
        effect = _Effect(value, told(words), Estimate(middle, low, high, 0), holds)
        by_key.setdefault(key, []).append(effect)
    is_named = "changes" in figures
    return [_row(key, found, game if is_named else "") for key, found in by_key.items()]


def _row(key: str, found: list[_Effect], game: str) -> BarRow:
    first = found[0]
    opposite = [each for each in found[1:] if each.diff.value * first.diff.value < 0]
    shown = sorted([first, *opposite[:1]], key=lambda each: each.diff.value)
    sides = [spelled(tuple(key.split(".")), each.value, f"variant/{game}") if game else "" for each in shown]
    is_short = len(shown) > 1 and all(len(side) <= SHORT for side in sides)
    name = _name(key, first, game, is_told=len(shown) == 1 or not is_short)
    if not is_short:
        shown, sides = [first], [""]
    bars = tuple(Bar(each.diff, side if is_short else "") for each, side in zip(shown, sides, strict=True))
    number = " / ".join(decimal(100 * each.diff.value, signed=True) for each in shown)
    half = f"± {decimal(100 * first.diff.half_width)}"
    said = "\n".join(f"{each.words}: {_points(each.diff)}" for each in found)
    return BarRow(name, bars, number, half, said, holds=any(each.holds for each in shown))


def _points(diff: Estimate) -> str:
    return decimal(100 * diff.value, signed=True) + f" ± {decimal(100 * diff.half_width)}"


def _name(key: str, effect: _Effect, game: str, *, is_told: bool) -> str:
    """Name a value in the words of the form, with what it would be where that is not told at its bar."""
    if not game:
        return effect.words
    route = tuple(key.split("."))
    title = headed_label(route, f"variant/{game}")
    if effect.value is None:
        return translate("critique", "without {entry}").format(entry=key.partition(".")[2])
    return f"{title} → {spelled(route, effect.value, f'variant/{game}')}" if is_told else title
