"""What the cards of the lab show, read from the numbers that were measured; nothing where a run lacks them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import COLUMNS
from workbench.games.naishi.lab.cards_chart import HOLDINGS, LEAST_CASES, Line
from workbench.games.naishi.lab.territory_chart import Places
from workbench.lab.charts.figures_chart import Figure
from workbench.lab.words import interval
from workbench.numerals import decimal

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from workbench.lab.runs.findings import CellFindings

translate = QCoreApplication.translate


def widest(estimates: Iterable[Estimate | None]) -> float:
    """Give the largest half of an interval."""
    return max(((each.high - each.low) / 2 for each in estimates if each is not None), default=0.0)


def _cards(each: CellFindings) -> Mapping[str, Mapping[str, object]]:
    found: Mapping[str, Mapping[str, object]] = each.cell.values["cards"]
    return found


def card_lines(each: CellFindings, percent: int) -> list[Line]:
    """Give a line for each card type of a cell."""
    held, points, share, wins = (
        each.estimates(name, percent)
        for name in ("held", "points_by_card", "winner_share_by_card", "wins_with")
    )
    if not held:
        return []
    return [
        Line(
            name,
            str(card.get("colour")),
            held.get(name),
            None if card.get("copies") else points.get(name),
            share.get(name),
            tuple(wins.get(f"{name} {_many(count)}") for count in range(1, HOLDINGS + 1)),
        )
        for name, card in _cards(each).items()
    ]


def _many(count: int) -> str:
    return f"{count}+" if count == HOLDINGS else str(count)


def fates(each: CellFindings, percent: int) -> dict[str, dict[str, Estimate]]:
    """Give what becomes of the cards of the river by type, as shares of all that lay there."""
    found = {
        fate: each.estimates(metric, percent)
        for fate, metric in (("taken", "taken"), ("washed", "discarded_river"), ("left", "left"))
    }
    told = {}
    for name, card in _cards(each).items():
        parts = {fate: estimates[name] for fate, estimates in found.items() if name in estimates}
        total = sum(part.value for part in parts.values())
        if card.get("kind") != "start" and len(parts) == len(found) and total > 0:
            told[name] = {fate: _part(part, total) for fate, part in parts.items()}
    return told


def _part(estimate: Estimate, total: float) -> Estimate:
    """Give a number as a share of a total, its interval with it."""
    return type(estimate)(estimate.value / total, estimate.low / total, estimate.high / total, estimate.count)


def places(each: CellFindings, percent: int) -> list[Places]:
    """Give the measures of the ten places, the row and then the hand."""
    labels = [f"{line} {column + 1}" for line in ("row", "hand") for column in range(COLUMNS)]
    measures = (
        (
            "place_points",
            translate("naishi", "Points at the end"),
            translate("naishi", "of the single card there"),
            1,
        ),
        (
            "place_heat",
            translate("naishi", "Developed"),
            translate("naishi", "times in a territory"),
            2,
        ),
    )
    found = []
    for metric, title, unit, digits in measures:
        values = each.estimates(metric, percent)
        if values:
            found.append(Places(title, unit, digits, tuple(values.get(label) for label in labels)))
    return found


# ---------------------------------------------------------------- numbers written large


def _share(estimate: Estimate | None, caption: str) -> Iterable[Figure]:
    if estimate is not None:
        yield Figure(f"{decimal(100 * estimate.value)} %", interval(estimate, 100), caption)


def _number(estimate: Estimate | None, caption: str) -> Iterable[Figure]:
    if estimate is not None:
        text = decimal(estimate.value, 1, signed=True)
        yield Figure(text, interval(estimate), caption)


def declared(each: CellFindings, percent: int) -> list[Figure]:
    """Give what is known of declaring the end."""
    rate, success, margin = (
        each.estimates(metric, percent) for metric in ("declare_rate", "declare_success", "declare_margin")
    )
    return [
        *_share(rate.get("all"), translate("naishi", "of games end by declaring")),
        *_share(success.get("all"), translate("naishi", "won by who declared")),
        *_number(margin.get("then"), translate("naishi", "points ahead when declaring")),
        *_number(margin.get("at the end"), translate("naishi", "points ahead at the end")),
    ]


def decreed(each: CellFindings, percent: int) -> list[Figure]:
    """Give what is known of the first decree."""
    decree, turn, gain = (
        each.estimates(metric, percent) for metric in ("decree", "decree_turn", "decree_gain")
    )
    return [
        *_share(decree.get("issued"), translate("naishi", "of games have a decree")),
        *_share(decree.get("issuer wins"), translate("naishi", "won by who issued it")),
        *_share(decree.get("over the row"), translate("naishi", "over the row, not the hand")),
        *_plain(turn.get("all"), translate("naishi", "mean turn of the decree")),
        *_number(gain.get("all"), translate("naishi", "points gained and taken")),
    ]


def led(each: CellFindings, percent: int) -> list[Figure]:
    """Give what is known of the lead, and of how close games are."""
    changes, leader, close, extra = (
        each.estimates(metric, percent)
        for metric in ("lead_changes", "half_time_leader", "close_games", "extra_actions")
    )
    return [
        *_plain(changes.get("all"), translate("naishi", "changes of the lead after turn 10")),
        *_share(leader.get("all"), translate("naishi", "won by who leads at half-time")),
        *_share(close.get("all"), translate("naishi", "within five points")),
        *_share(extra.get("of all turns"), translate("naishi", "of turns have an extra action")),
    ]


def _plain(estimate: Estimate | None, caption: str) -> Iterable[Figure]:
    if estimate is not None:
        yield Figure(decimal(estimate.value), interval(estimate), caption)


# ---------------------------------------------------------------- sets


def sets(each: CellFindings, percent: int) -> dict[str, Estimate]:
    """Give how often who holds one of the best sets wins: as many copies as pay most, or the most types."""
    wins = each.estimates("wins_with", percent)
    wanted = []
    for name, card in _cards(each).items():
        scores = card.get("scores")
        for way in ("by_count", "by_group", "by_count_in_row"):
            steps = scores.get(way) if isinstance(scores, dict) else None
            if steps and len(steps) > 1 and max(steps) == steps[-1] > 0:
                wanted.append(f"{name} {_many(min(len(steps), HOLDINGS))}")
        if isinstance(scores, dict) and scores.get("by_types"):
            wanted += [f"types {count}" for count in sorted(map(int, scores["by_types"]), reverse=True)[:2]]
    return {key: wins[key] for key in wanted if key in wins and wins[key].count >= LEAST_CASES}


def set_title(name: str) -> str:
    """Name a set as people read it: `torii 3`, `types 10`."""
    card, count = name.rsplit(" ", 1)
    if card == "types":
        return translate("naishi", "{count} types").format(count=count)
    return f"{names.title(card)} × {count}"
