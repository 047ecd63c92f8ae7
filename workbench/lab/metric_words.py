"""What is measured, in words: titles, units and meanings in the interface's language, and numbers with their ±."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine import games
from workbench.lab.label_words import said as label_said
from workbench.lab.words import interval, reason_label
from workbench.numerals import decimal, whole

if TYPE_CHECKING:
    from engine.metrics import Metric
    from engine.metrics.statistics import Estimate

translate = QCoreApplication.translate

CONTEXT = "metrics"
# A number whose interval is at least so wide is written with none, one or two decimal places.
WIDE, NARROW = 10.0, 0.1
# What a metric of one number alone calls it.
WHOLE = ("all", "team")


def metrics_of(game: str) -> dict[str, Metric]:
    """Give what is measured of a game, by name."""
    from engine import metrics

    return metrics.of(games.find(game))


def every_word() -> Iterator[str]:
    """Give every title, unit and meaning of what is measured of any game, for those who translate."""
    seen: dict[str, None] = {}
    for game in games.GAMES:
        for metric in metrics_of(game).values():
            seen |= dict.fromkeys(
                (metric.title, metric.meaning, *(() if metric.is_share else (metric.unit,)))
            )
    return iter(seen)


def title(metric: str, game: str) -> str:
    """Name a metric."""
    known = metrics_of(game).get(metric)
    if metric == "win_rate" and known is not None and games.facts_of(game).is_cooperative:
        return translate("lab", "Team win rate")
    return translate(CONTEXT, known.title) if known is not None else metric


def titled(metric: str, label: str, game: str) -> str:
    """Name one number of a metric."""
    said = title(metric, game)
    return said if label in WHOLE else f"{said}: {labelled(metric, label, game)}"


def labelled(metric: str, label: str, game: str) -> str:
    """Name one number among those of its metric."""
    if metric == "end_reasons":
        return reason_label(label, game)
    if metric == "agent_win_rate":
        return label
    return label_said(label, game)


def unit(metric: str, game: str) -> str:
    """Give what a metric's numbers are counted in: percent, or pieces."""
    known = metrics_of(game).get(metric)
    if known is None:
        return ""
    return "%" if known.is_share else translate(CONTEXT, known.unit)


def with_unit(metric: str, game: str) -> str:
    """Name a metric with what it is counted in, unless its name ends with that.

    >>> with_unit("turns", "samurai"), with_unit("removed", "samurai")
    ('Length, turns', 'Removed figures')
    """
    named, counted_in = title(metric, game), unit(metric, game)
    return named if named.casefold().endswith(counted_in.casefold()) else f"{named}, {counted_in}"


def meaning(metric: str, game: str) -> str:
    """Say what a metric means."""
    known = metrics_of(game).get(metric)
    return translate(CONTEXT, known.meaning) if known is not None else ""


def is_share(metric: str, game: str) -> bool:
    """Say whether a metric's numbers are read in percent."""
    known = metrics_of(game).get(metric)
    return known is not None and known.is_share


def number_and_interval(value: Estimate, *, is_share: bool, is_signed: bool = False) -> tuple[str, str]:
    """Write a number and its `interval`, shares in percent, with as many places as the interval is worth.

    >>> from engine.metrics.statistics import Estimate
    >>> number_and_interval(Estimate(0.034, 0.032, 0.036, 1000), is_share=True)
    ('3.4', '± 0.2')
    >>> number_and_interval(Estimate(49.812, 49.77, 49.854, 9), is_share=False)
    ('49.81', '± 0.04')
    >>> number_and_interval(Estimate(0.052, 0.012, 0.092, 9), is_share=False, is_signed=True)
    ('+0.05', '± 0.04')
    >>> number_and_interval(Estimate(0.0, 0.0, 0.037, 100), is_share=True)
    ('0.0', '(0.0 to 3.7)')
    """
    scale = 100.0 if is_share else 1.0
    half = scale * value.half_width
    places = 0 if half >= WIDE else 1 if half >= NARROW else 2
    return decimal(scale * value.value, places, signed=is_signed), interval(value, scale, places)


def explained(metric: str, game: str, value: Estimate | None, percent: int) -> str:
    """Say what a number means, and what its ± or its brackets belong to."""
    said = meaning(metric, game)
    if value is None:
        return said
    is_rate = is_share(metric, game)
    if number_and_interval(value, is_share=is_rate)[1].startswith("±"):
        words = (
            translate(
                "lab", "The rate is in percent; ± is half of its {percent} % interval, from {games} cases."
            )
            if is_rate
            else translate(
                "lab", "The number is a mean; ± is half of its {percent} % interval, from {games} cases."
            )
        )
    else:
        words = translate(
            "lab",
            "In brackets stand the ends of its {percent} % interval, from {games} cases: it is not in the middle of "
            "them.",
        )
    return f"{said} {words.format(percent=percent, games=whole(value.count))}"
