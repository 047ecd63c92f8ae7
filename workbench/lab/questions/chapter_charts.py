"""The charts beside the sentences of a critique, from the figures of each chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.metrics.statistics import Estimate
from engine.questions.examine.critique import Chapter, Finding
from engine.questions.examine.life import SETTLED
from engine.questions.subject import in_yaml
from engine.texts.saying import Name
from workbench.lab.charts.band_chart import BandChart
from workbench.lab.charts.chart import Chart
from workbench.lab.charts.interval_chart import IntervalChart
from workbench.lab.charts.matrix import Matrix, MatrixCell
from workbench.lab.charts.rates import Row
from workbench.lab.questions.charts.bar_chart import Bar, BarChart, BarRow
from workbench.lab.questions.charts.coverage_chart import Cover, CoverageChart
from workbench.lab.questions.charts.lines_chart import Line, LinesChart
from workbench.lab.questions.charts.payoff_chart import PayoffChart
from workbench.lab.questions.charts.seat_chart import SeatChart
from workbench.lab.questions.charts.split_chart import SplitChart
from workbench.lab.questions.effect_rows import effect_rows
from workbench.lab.words import in_percent, interval, seat_label
from workbench.language import told
from workbench.numerals import decimal, whole

translate = QCoreApplication.translate

# So many effects always have room, and so many may have.
LEAST_EFFECTS, MOST_EFFECTS = 5, 12
# So many lines of what is dead stand beside the bars.
MOST_DEAD = 5
# Parts of the best mixture below this are none.
LEAST_PART = 0.02
# From which share of both wins on the row's persona has the next step of heat.
PAYOFF_STEPS = (0.4, 0.47, 0.53, 0.6)
Figures = Mapping[str, Any]


def charts_of(chapter: Chapter, game: str = "") -> list[Chart]:
    """Give the charts of a chapter, the first of them the widest; none where its figures were not measured."""
    draw = CHARTS.get(chapter.name)
    return draw(chapter.figures, chapter.findings, game) if draw is not None and chapter.figures else []


Findings = Sequence[Finding]


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


def _fair(figures: Figures, findings: Findings, game: str) -> list[Chart]:
    title = translate("critique", "Win rates")
    if "team" in figures:
        return [_teams(title, figures["team"]), *_members(figures)]
    rates: Mapping[str, Any] = figures.get("rates", {})
    if not rates:
        return []
    seats = len(next(iter(rates.values())))
    rows = [
        Row(seat_label(seat), tuple(_estimate(rates[agent][seat]) for agent in rates), seat)
        for seat in range(seats)
    ]
    chart = SeatChart(title)
    chart.show_rows(rows, list(rates), figures["fair"])
    return [chart]


def _teams(title: str, rates: Mapping[str, Sequence[float]]) -> Chart:
    """Show how often teams win: a row for each size, a mark for each kind of player."""
    found: dict[str, dict[str, Estimate]] = {}
    for name, ends in rates.items():
        size, _, agent = name.partition(" × ")
        found.setdefault(size, {})[agent] = _estimate(ends)
    agents = list(dict.fromkeys(agent for each in found.values() for agent in each))
    rows = [Row(_size(size), tuple(each.get(agent) for agent in agents)) for size, each in found.items()]
    chart = SeatChart(title)
    chart.show_rows(rows, agents, None, translate("critique", "games won by the team, %"))
    return chart


def _size(size: str) -> str:
    if not size.isdecimal():
        return size
    return translate("critique", "players: {count}").format(count=size)


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
    series = [translate("critique", "in place of another"), *(told(Name(part)) for part in parts)]
    chart = SeatChart(translate("critique", "What a member is worth"))
    chart.show_rows(rows, series, 0.0, translate("critique", "points of the team's win rate"), unit="")
    return [chart]


def _paired(figure: Mapping[str, Any] | None) -> Estimate | None:
    if figure is None:
        return None
    low, high = figure["ci95"]
    return Estimate(figure["value"], low, high, figure["pairs"])


def _bar(name: str, value: Estimate, rest: str = "", *, has_interval: bool = True) -> BarRow:
    half = interval(value, 100) if has_interval else ""
    return BarRow(name, (Bar(value, has_interval=has_interval),), decimal(100 * value.value), half, "", rest)


def _skill(figures: Figures, findings: Findings, game: str) -> list[Chart]:
    made: list[Chart] = []
    if ladder := figures.get("ladder"):
        chart = BarChart(translate("critique", "Ladder"))
        over = translate("critique", "over {weak}")
        rows = []
        for name, ends in reversed(ladder.items()):
            strong, _, weak = name.partition(" over ")
            rows.append(_bar(strong, _estimate(ends), over.format(weak=weak)))
        evens = {ends[3] for ends in ladder.values()}
        title = translate("critique", "Won by the stronger one, %; dashed: equal strength")
        if len(evens) > 1:
            title = translate("critique", "Won by a team of the stronger ones, %")
        chart.show_rows(rows, title, even=evens.pop() if len(evens) == 1 else None)
        made.append(chart)
    if split := figures.get("split"):
        titles = {
            "skill": translate("critique", "skill"),
            "deal": translate("critique", "deal"),
            "seat": translate("critique", "seat"),
            "rest": translate("critique", "rest"),
        }
        shares = SplitChart(translate("critique", "What decides who wins, %"))
        shares.show_parts({titles.get(name, name): _estimate(ends) for name, ends in split.items()})
        made.append(shares)
    return made


def _alive(figures: Figures, findings: Findings, game: str) -> list[Chart]:
    made: list[Chart] = []
    if "chances" in figures:
        chart = BandChart(translate("critique", "Win probability"))
        above = translate("critique", "chance of the later winner, %")
        below = translate("critique", "half and four fifths of the games")
        chart.show_bands(figures["chances"], figures["mean"], above, below)
        if "settled" in figures:
            words = translate("critique", "settled at {part} %")
            settled = figures["settled"]
            chart.show_settled(settled, SETTLED, words.format(part=whole(100 * settled)))
        made.append(chart)
    lines = _life_lines(figures, {each.kind: each for each in findings})
    if lines:
        numbers = LinesChart(translate("critique", "Length, leads and choices"))
        numbers.show_lines(lines)
        made.append(numbers)
    return made


def _life_lines(figures: Figures, found: Mapping[str, Finding]) -> list[Line]:
    """Give what is counted in whole games: how long they are, and how often something happens in them."""
    said = {
        "length": (translate("critique", "Length, turns"), 1.0, ""),
        "lead": (translate("critique", "Lead changes"), 1.0, ""),
        "kingmaking": (translate("critique", "Kingmaking"), 100.0, " %"),
        "forced": (translate("critique", "One sensible move"), 100.0, " %"),
    }
    lines = []
    for kind, (words, unit, sign) in said.items():
        each = found.get(kind)
        if each is None or each.value is None or each.ci95 is None:
            continue
        value = Estimate(each.value, *each.ci95, 0)
        lines.append(
            Line(words, decimal(unit * each.value) + sign, interval(value, unit), told(each.sentence))
        )
        if kind == "length" and "turns" in figures:
            low, _, high = figures["turns"]
            spread = translate("critique", "{low} to {high}").format(low=whole(low), high=whole(high))
            lines.append(Line(translate("critique", "four of five games"), spread))
    return lines


def _dead(figures: Figures, findings: Findings, game: str) -> list[Chart]:
    rows = [
        Cover(_capital(told(Name(name))), used, total)
        for name, (used, total) in figures.get("bars", {}).items()
        if total
    ]
    made: list[Chart] = []
    if rows:
        chart = CoverageChart(translate("critique", "What was used"))
        chart.show_rows(rows)
        made.append(chart)
    if lines := _dead_lines(figures):
        dead = LinesChart(translate("critique", "Dead weight"))
        dead.show_lines(lines, translate("critique", "Dead weight"))
        made.append(dead)
    return made


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _dead_lines(figures: Figures) -> list[Line]:
    """Name the values that decide nothing and what never came up, a few of them."""
    lines = []
    for key, before, value in figures.get("dead_changes", []):
        step = translate("critique", "{before} → {after} flips nothing")
        words = step.format(before=in_yaml(before), after=in_yaml(value))
        if value is None:
            words = translate("critique", "left out, flips nothing")
        lines.append(Line(key, words, told=f"{key}: {words}", is_key=True))
    for table, names in figures.get("never", {}).items():
        words = translate("critique", "never ({things})").format(things=told(Name(table)))
        lines += [Line(name, words, told=f"{name}: {words}", is_key=True) for name in names]
    if len(lines) > MOST_DEAD:
        rest = lines[MOST_DEAD - 1 :]
        more = translate("critique", "and {count} more").format(count=whole(len(rest)))
        lines = [*lines[: MOST_DEAD - 1], Line(more, told="\n".join(line.told for line in rest), is_key=True)]
    return lines


def _matters(figures: Figures, findings: Findings, game: str) -> list[Chart]:
    rows = effect_rows(figures, game)[:MOST_EFFECTS]
    if not rows:
        return []
    label = figures.get("outcome", "").removeprefix("win_rate ")
    seat = label.removeprefix("seat ")
    who = seat_label(int(seat)) if seat.isdecimal() else translate("critique", "the team")
    caption = translate("critique", "✓ holds after correction")
    unit = translate("critique", "wins of {who}, points").format(who=who)
    chart = BarChart(translate("critique", "Effects"))
    chart.show_rows(rows, caption=caption, unit=unit, least=LEAST_EFFECTS)
    return [chart]


def _strategy(figures: Figures, findings: Findings, game: str) -> list[Chart]:
    if "teams" in figures:
        caption = translate("critique", "games won, %")
        return [_intervals(translate("critique", "Ways to play"), _rows(figures["teams"]), [], None, caption)]
    if "names" not in figures:
        return []
    chart = PayoffChart(translate("critique", "Pay-offs"))
    chart.show_matrix(payoffs(figures))
    mixed = sorted(zip(figures["mixture"], figures["names"], strict=True), reverse=True)
    mixture = BarChart(translate("critique", "Best mixture, %"))
    rows = [
        _bar(name, Estimate(part, part, part, 0), has_interval=False)
        for part, name in mixed
        if part >= LEAST_PART
    ]
    mixture.show_rows(rows, translate("critique", "Best mixture, %"), has_axis=False)
    return [chart, mixture]


def payoffs(figures: Figures) -> Matrix:
    """Give the pay-offs of personas as a grid: the row's part of the games, with a sign where it is not half."""
    names = figures["names"]
    cells = {}
    said = translate("critique", "{row} against {column}: {value} % of the games between the two")
    for row, values in enumerate(figures["payoffs"]):
        for column, value in enumerate(values):
            half = figures["half_widths"][row][column]
            if row == column:
                continue
            share = Estimate(value, value - half, value + half, 0)
            sign = ("▲" if value > 0.5 else "▼") if abs(value - 0.5) > half else "•"
            words = said.format(row=names[row], column=names[column], value=in_percent(share))
            cells[row, column] = MatrixCell(
                f"{100 * value:.0f}",
                f"± {100 * half:.0f} {sign}",
                sum(value >= step for step in PAYOFF_STEPS),
                words,
            )
    return Matrix(
        tuple((name, "") for name in names),
        tuple(names),
        cells,
        "%",
        scale=translate("critique", "the row's share, %: ▲ beats, ▼ loses, • within ±"),
        missing=translate("critique", "A persona against itself wins half."),
    )


CHARTS: Mapping[str, Callable[[Figures, Findings, str], list[Chart]]] = {
    "fair": _fair,
    "skill": _skill,
    "alive": _alive,
    "dead": _dead,
    "matters": _matters,
    "strategy": _strategy,
}
