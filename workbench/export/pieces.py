"""Pieces of a report's page: sections, tables and numbers as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from workbench.export.charts import Point, escape, true_minus

Row = dict[str, Any]


def section(title: str, *parts: str) -> str:
    """Give a part of the page under its own title."""
    return f"<section><h3>{title}</h3>{''.join(parts)}</section>"


def table(heads: Sequence[str], rows: Iterable[str], *, numbers: bool | range = False) -> str:
    """Give a table whose rows are written already; `numbers` says which columns stand to the right."""
    right = range(1, len(heads)) if numbers is True else numbers or range(0)
    head = "".join(
        f'<th class="n">{escape(text)}</th>' if place in right else f"<th>{escape(text)}</th>"
        for place, text in enumerate(heads)
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>{"".join(rows)}</table></div>'


def point(row: Row) -> Point:
    """Give a stored number as a chart takes it."""
    return Point(row["value"], row["low"], row["high"])


def is_share(metric: Mapping[str, Any]) -> bool:
    """Say whether a metric's numbers are read in percent."""
    return bool(metric["is_rate"]) or str(metric["unit"]).startswith("share")


def is_empty(row: Row) -> bool:
    """Say whether a number is of no game at all."""
    return row.get("count") == 0


def number(row: Row | None, metric: Mapping[str, Any]) -> str:
    """Write a metric's number with its interval, which for rates lies to both sides unequally."""
    if row is None or is_empty(row):
        return "–"
    if metric["is_rate"]:
        return f"{row['value']:.2%} <small>({row['low']:.2%} to {row['high']:.2%})</small>"
    half = (row["high"] - row["low"]) / 2
    form = ".2%" if is_share(metric) else ".2f"
    return f"{true_minus(format(row['value'], form))} ± {half:{form}}"


def share_with_interval(row: Row) -> str:
    """Write a stored share with its interval in small letters.

    >>> share_with_interval({"value": 0.25, "low": 0.24, "high": 0.26})
    '25.0% <small>±&nbsp;1.0%</small>'
    """
    value, _, off = point(row).as_share().partition(" ")
    return f"{value} <small>{off.replace(' ', '&nbsp;')}</small>"


def percent(value: float | None) -> str:
    """Write a share, or that there is none."""
    return "–" if value is None else f"{value:.2%}"
