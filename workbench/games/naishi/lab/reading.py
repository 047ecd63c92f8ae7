"""What the cards of the lab show, read from the numbers that were measured; nothing where a run lacks them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import COLUMNS
from workbench.games.naishi.lab.cards_chart import HOLDINGS, Line
from workbench.games.naishi.lab.territory_chart import Places
from workbench.lab.charts.figures_chart import Figure

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from workbench.lab.runs.findings import CellFindings

translate = QCoreApplication.translate

BOTH = "both"


def widest(estimates: Iterable[Estimate | None]) -> float:
    """Give the largest half of an interval."""
    return max(((each.high - each.low) / 2 for each in estimates if each is not None), default=0.0)


def _cards(each: CellFindings) -> Mapping[str, Mapping[str, object]]:
    found: Mapping[str, Mapping[str, object]] = each.cell.values["cards"]
    return found


def card_lines(each: CellFindings, percent: int) -> list[Line]:
    """Give a line for each card type of a cell."""
    held, points, won, wins = (
        each.estimates(name, percent) for name in ("held", "points_by_card", "winner_points", "wins_with")
    )
    total = sum(estimate.value for estimate in won.values())
    if not held or not total:
        return []
    return [
        Line(
            name,
            str(card.get("colour")),
            held.get(name),
            points.get(name),
            _part(won[name], total) if name in won else None,
            tuple(wins.get(f"{name} {_many(count)}") for count in range(1, HOLDINGS + 1)),
        )
        for name, card in _cards(each).items()
    ]


def _many(count: int) -> str:
    return f"{count}+" if count == HOLDINGS else str(count)


def _part(estimate: Estimate, total: float) -> Estimate:
    """Give a number as a share of a total, its interval with it."""
    return type(estimate)(estimate.value / total, estimate.low / total, estimate.high / total, estimate.count)


def places(each: CellFindings, percent: int, who: str) -> list[Places]:
    """Give the measures of the ten places, of both seats or of one."""
    head = "" if who == BOTH else f"seat {who} "
    labels = [f"{head}{line} {column + 1}" for line in ("row", "hand") for column in range(COLUMNS)]
    measures = (
        (
            "place_points",
            translate("naishi", "Points at the end"),
            translate("naishi", "points of the card there"),
            "{:.1f}",
        ),
        (
            "place_developed",
            translate("naishi", "Developed"),
            translate("naishi", "times a game"),
            "{:.2f}",
        ),
    )
    found = []
    for metric, title, unit, form in measures:
        values = each.estimates(metric, percent)
        if values:
            found.append(Places(title, unit, form, tuple(values.get(label) for label in labels)))
    return found


# ---------------------------------------------------------------- numbers written large


def _share(estimate: Estimate | None, caption: str) -> Iterable[Figure]:
    if estimate is not None:
        off = 50 * (estimate.high - estimate.low)
        yield Figure(f"{100 * estimate.value:.1f} %", f"{off:.1f}", caption)


def _number(estimate: Estimate | None, caption: str) -> Iterable[Figure]:
    if estimate is not None:
        text = f"{estimate.value:+.1f}".replace("-", "−")
        yield Figure(text, f"{(estimate.high - estimate.low) / 2:.1f}", caption)


def declared(each: CellFindings, percent: int) -> list[Figure]:
    """Give what is known of declaring the end."""

    def one(metric: str) -> Estimate | None:
        return each.estimates(metric, percent).get("all")

    return [
        *_share(one("declare_rate"), translate("naishi", "of games end by declaring")),
        *_share(one("declare_success"), translate("naishi", "won by who declared")),
        *_number(one("declare_margin"), translate("naishi", "points ahead at the end")),
        *_share(one("declared_by_first"), translate("naishi", "declared by the first seat")),
    ]


# ---------------------------------------------------------------- sets


def sets(each: CellFindings, percent: int) -> dict[str, Estimate]:
    """Give how often who holds a set wins, by set."""
    held = each.estimates("sets_held", percent)
    wins = each.estimates("wins_with_set", percent)
    return {name: wins[name] for name in held if name in wins}


def set_title(name: str) -> str:
    """Name a set as people read it: `torii 3`, `rice group 4`, `ronin types 10`."""
    card, *rest = name.split(" ")
    title, count = names.title(card), rest[-1]
    if rest[0] == "group":
        return translate("naishi", "{card}, group of {count}").format(card=title, count=count)
    if rest[0] == "types":
        return translate("naishi", "{card}, {count} types").format(card=title, count=count)
    return f"{title} × {count}"
