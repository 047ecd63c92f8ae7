"""The charts beside the sentences of a critique, from the figures of each chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.metrics.statistics import Estimate
from engine.texts.saying import Name
from workbench.lab.charts.band_chart import BandChart
from workbench.lab.charts.chart import Chart
from workbench.lab.charts.interval_chart import IntervalChart, Row
from workbench.lab.charts.matrix import Matrix, MatrixCell
from workbench.lab.charts.matrix_chart import MatrixChart
from workbench.lab.charts.share_chart import ShareChart
from workbench.lab.words import seat_label
from workbench.language import told
from workbench.numerals import decimal, whole

translate = QCoreApplication.translate

MOST_EFFECTS = 10
# From which share of both wins on the row's persona has the next step of heat.
PAYOFF_STEPS = (0.4, 0.47, 0.53, 0.6)
Figures = Mapping[str, Any]


def charts_of(name: str, figures: Figures) -> list[Chart]:
    """Give the charts of a chapter; none where its figures were not measured."""
    draw = CHARTS.get(name)
    return draw(figures) if draw is not None and figures else []


def _estimate(ends: Sequence[float]) -> Estimate:
    value, low, high = ends[:3]
    return Estimate(value, low, high, 0)


def _rows(found: Mapping[str, Sequence[float]]) -> list[Row]:
    return [Row(name, (_estimate(ends),)) for name, ends in found.items()]


def _intervals(
    title: str, rows: Sequence[Row], series: Sequence[str], fair: float | None, caption: str
) -> Chart:
    chart = IntervalChart(title)
    chart.show_rows(rows, series, fair, caption)
    return chart


def _fair(figures: Figures) -> list[Chart]:
    title = translate("critique", "Win rates")
    if "team" in figures:
        caption = translate("critique", "games won by the team, %")
        return [_intervals(title, _rows(figures["team"]), [], None, caption), *_members(figures)]
    rates: Mapping[str, Any] = figures.get("rates", {})
    if not rates:
        return []
    seats = len(next(iter(rates.values())))
    rows = [
        Row(seat_label(seat), tuple(_estimate(rates[agent][seat]) for agent in rates), seat)
        for seat in range(seats)
    ]
    caption = translate("critique", "win rate, %; dashed: a fair seat; from above: {agents}")
    return [_intervals(title, rows, list(rates), figures["fair"], caption.format(agents=", ".join(rates)))]


def _members(figures: Figures) -> list[Chart]:
    """Show what each member of a team is worth in place of another, and what its parts are worth."""
    members = figures.get("members", [])
    if not members:
        return []
    parts = list(dict.fromkeys(part for member in members for part in member["parts"]))
    rows = [
        Row(
            str(member["name"]).capitalize(),
            tuple(_paired(each) for each in (member, *(member["parts"].get(part) for part in parts))),
        )
        for member in members
    ]
    caption = translate(
        "critique", "points of the team's win rate, the same games: in another's place, and what {parts} adds"
    )
    series = [translate("critique", "in place of another"), *parts]
    title = translate("critique", "What a member is worth")
    return [_intervals(title, rows, series, 0.0, caption.format(parts=", ".join(parts)))]


def _paired(figure: Mapping[str, Any] | None) -> Estimate | None:
    if figure is None:
        return None
    low, high = figure["ci95"]
    return Estimate(figure["value"], low, high, figure["pairs"])


def _skill(figures: Figures) -> list[Chart]:
    made: list[Chart] = []
    if ladder := figures.get("ladder"):
        fair = next(iter(ladder.values()))[3]
        caption = translate("critique", "won by the stronger one, %; dashed: equal strength")
        over = translate("critique", "{strong} over {weak}")
        steps = {_step(name, over): figures for name, figures in ladder.items()}
        made.append(_intervals(translate("critique", "Ladder"), _rows(steps), [], fair, caption))
    if split := figures.get("split"):
        titles = {
            "skill": translate("critique", "skill"),
            "deal": translate("critique", "deal"),
            "seat": translate("critique", "seat"),
            "rest": translate("critique", "rest"),
        }
        chart = ShareChart(translate("critique", "What decides"))
        parts = {name: _estimate(ends) for name, ends in split.items()}
        keys = {name: titles.get(name, name) for name in parts}
        chart.show_rows({translate("critique", "decides"): parts}, keys)
        made.append(chart)
    return made


def _step(name: str, over: str) -> str:
    """Say a step of the ladder in the language of the window.

    >>> _step("greedy over random", "{strong} über {weak}")
    'greedy über random'
    """
    strong, _, weak = name.partition(" over ")
    return over.format(strong=strong, weak=weak)


def _alive(figures: Figures) -> list[Chart]:
    if "chances" not in figures:
        return []
    chart = BandChart(translate("critique", "Win probability"))
    caption = translate(
        "critique", "chance of the later winner, %, over the game; bands: half and four fifths of all games"
    )
    chart.show_bands(figures["chances"], figures["mean"], caption)
    return [chart]


def _dead(figures: Figures) -> list[Chart]:
    keys = {"used": translate("critique", "used"), "never": translate("critique", "never")}
    words = translate("critique", "{what}, {used} of {total}")
    rows = {}
    for name, (used, total) in figures.get("bars", {}).items():
        if total:
            share = used / total
            parts = {"used": Estimate(share, share, share, total)}
            if used < total:
                parts["never"] = Estimate(1 - share, 1 - share, 1 - share, total)
            rows[words.format(what=told(Name(name)), used=whole(used), total=whole(total))] = parts
    if not rows:
        return []
    chart = ShareChart(translate("critique", "What was used"))
    chart.show_rows(rows, keys)
    return [chart]


def _matters(figures: Figures) -> list[Chart]:
    effects = figures.get("effects", [])[:MOST_EFFECTS]
    rows = [
        Row(f"{'✓ ' if holds else ''}{told(words)}", (Estimate(value, low, high, 0),))
        for words, value, low, high, holds in effects
    ]
    if not rows:
        return []
    label = figures.get("outcome", "").removeprefix("win_rate ")
    seat = label.removeprefix("seat ")
    who = seat_label(int(seat)) if seat.isdecimal() else translate("critique", "the team")
    caption = translate("critique", "points by which {who} wins more often; ✓ holds after the correction")
    return [_intervals(translate("critique", "Effects"), rows, [], 0.0, caption.format(who=who))]


def _strategy(figures: Figures) -> list[Chart]:
    if "teams" in figures:
        caption = translate("critique", "games won, %")
        return [_intervals(translate("critique", "Ways to play"), _rows(figures["teams"]), [], None, caption)]
    if "names" not in figures:
        return []
    chart = MatrixChart(translate("critique", "Pay-offs"))
    chart.show_matrix(payoffs(figures), (-1, -1))
    return [chart]


def payoffs(figures: Figures) -> Matrix:
    """Give the pay-offs of personas as a grid: the row's part of the games, hatched where it is not half."""
    names = figures["names"]
    cells = {}
    said = translate("critique", "{row} against {column}: {value} % ± {half} of the games between the two")
    for row, values in enumerate(figures["payoffs"]):
        for column, value in enumerate(values):
            half = figures["half_widths"][row][column]
            if row == column:
                continue
            is_apart = abs(value - 0.5) > half
            sign = ("▲" if value > 0.5 else "▼") if is_apart else "•"
            words = said.format(
                row=names[row], column=names[column], value=decimal(100 * value), half=decimal(100 * half)
            )
            cells[row, column] = MatrixCell(
                f"{100 * value:.0f}",
                f"± {100 * half:.0f} {sign}",
                sum(value >= step for step in PAYOFF_STEPS),
                words,
            )
    share = {name: part for name, part in zip(names, figures["mixture"], strict=True) if part >= 0.02}
    mixture = ", ".join(
        f"{name} {100 * part:.0f} %" for name, part in sorted(share.items(), key=lambda each: -each[1])
    )
    scale = translate("critique", "best mixture: {mixture}; ▲ beats, ▼ loses, • within ±")
    return Matrix(
        tuple((name, "") for name in names),
        tuple(names),
        cells,
        "%",
        scale=scale.format(mixture=mixture),
        missing=translate("critique", "A persona against itself wins half."),
    )


CHARTS: Mapping[str, Callable[[Figures], list[Chart]]] = {
    "fair": _fair,
    "skill": _skill,
    "alive": _alive,
    "dead": _dead,
    "matters": _matters,
    "strategy": _strategy,
}
