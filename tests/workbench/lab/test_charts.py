"""The charts by themselves: they draw what they are given, say the same as rows, and rest where there is nothing."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage, QPainter

from engine.metrics.statistics import Estimate
from workbench.dress import theme
from workbench.games.samurai.lab.board_chart import BoardChart
from workbench.lab.cards.duel import DuelChart
from workbench.lab.charts.chart import ORDER, look, paint_pattern, ticks
from workbench.lab.charts.figures_chart import Figure, placed
from workbench.lab.charts.histogram import Distribution, Histogram
from workbench.lab.charts.interval_chart import IntervalChart
from workbench.lab.charts.line_chart import LineChart
from workbench.lab.charts.rates import Row
from workbench.lab.charts.share_chart import ShareChart


def estimate(value, half=0.01):
    """Give a number with an interval."""
    return Estimate(value, value - half, value + half, 1000)


def colours_in(widget):
    """Give the colours of a widget's picture."""
    widget.resize(360, 220)
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {
        image.pixelColor(x, y).name().upper()
        for x in range(image.width())
        for y in range(0, image.height(), 2)
    }


@pytest.mark.parametrize(
    "chart",
    [
        lambda: IntervalChart("a"),
        lambda: ShareChart("a"),
        lambda: Histogram("a", "turns"),
        lambda: LineChart("a"),
        lambda: BoardChart("a"),
        DuelChart,
    ],
)
def test_a_chart_without_numbers_rests(qtbot, chart):
    """Before anything was played a chart draws itself empty and has no value rows to speak of."""
    made = chart()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.grab()
    assert all(set(row[1:]) <= {"0"} for row in made.table().rows)


def test_intervals_are_drawn_in_the_colours_of_their_series(qtbot):
    """Two series have two colours and two shapes, a fair line stands between them, and the rows say the numbers."""
    chart = IntervalChart("Seat win rates")
    qtbot.addWidget(chart)
    rows = [Row("Seat 1", (estimate(0.26), estimate(0.24))), Row("Seat 2", (estimate(0.25), None))]
    chart.show_rows(rows, ["A", "B"], 0.25, "win rate")
    seen = colours_in(chart)
    assert theme.current().series[look(0, 2)] in seen
    assert theme.current().series[look(1, 2)] in seen
    assert chart.table().rows == (("Seat 1", "26.0 ± 1.0", "24.0 ± 1.0"), ("Seat 2", "25.0 ± 1.0", "–"))
    assert len(chart.spots) == 3
    assert "26.0 ± 1.0" in chart.accessibleDescription()


def test_a_lopsided_interval_is_told_by_its_ends(qtbot):
    """A seat that won all of twelve games is no rate ± half: its ends are told, and the marks leave them room."""
    chart = IntervalChart("Seat win rates")
    qtbot.addWidget(chart)
    chart.show_rows([Row("Seat 1", (Estimate(1.0, 0.758, 1.0, 12),))], ["A"], 0.5, "win rate")
    assert chart.table().rows == (("Seat 1", "100.0 (75.8 to 100.0)"),)
    for width in (600, 180):
        chart.resize(width, 120)
        chart.grab()
        assert chart._tells_ends is (width == 600)
    assert "100.0 (75.8 to 100.0) %, from 75.80 to 100.00 %" in chart.spots[0].words


def test_shares_fill_their_bar(qtbot):
    """The parts of a bar are as wide as their shares, and each tells its own under the mouse."""
    chart = ShareChart("Ends")
    qtbot.addWidget(chart)
    shares = {"a": estimate(0.75), "b": estimate(0.25)}
    chart.show_rows({"One": shares}, {"a": "First", "b": "Second"})
    chart.resize(300, 160)
    chart.grab()
    first, second = chart.spots
    assert first.area.width() == pytest.approx(3 * second.area.width(), rel=0.01)
    assert "First: 75.0" in first.words


def test_numbers_are_put_together_where_they_are_many(qtbot):
    """A long range of numbers becomes few bars, whose shares still make a whole."""
    chart = Histogram("Length", "turns")
    qtbot.addWidget(chart)
    chart.show_series([Distribution("A", dict.fromkeys(range(20, 120), 1))])
    rows = chart.table().rows[:-1]
    assert len(rows) <= 25
    assert sum(float(row[1]) for row in rows) == pytest.approx(100, abs=1)
    assert chart.table().rows[-1] == ("mean", "69.5")


def test_a_line_joins_the_values_that_were_tried(qtbot):
    """Rates are shown in percent; a value that was not played leaves a gap."""
    chart = LineChart("Sensitivity")
    qtbot.addWidget(chart)
    chart.show_lines(["2", "3"], {"A": (estimate(0.5), None)}, "Tie limit", "%", is_rate=True)
    chart.resize(300, 200)
    chart.grab()
    assert chart.table().rows == (("2", "50.00 ± 1.00"), ("3", "–"))
    assert len(chart.spots) == 1


def test_series_differ_without_colour(qtbot):
    """Each series fills an area with a pattern of its own: drawn in one colour they still differ."""
    pictures = []
    for series in range(4):
        image = QImage(24, 24, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        colours = theme.LIGHT
        paint_pattern(painter, image.rect().toRectF(), series, colours)
        painter.end()
        gap = [
            image.pixelColor(x, y).name().upper() != colours.series[series]
            for x in range(24)
            for y in range(24)
        ]
        pictures.append(tuple(gap))
    assert len(set(pictures)) == 4


def test_the_baseline_has_a_look_of_its_own():
    """One series alone takes the first colour; of several the first is the baseline's."""
    assert look(0, 1) == 0
    assert [look(place, 4) for place in range(4)] == list(ORDER)
    assert sorted(ORDER) == [0, 1, 2, 3]


@pytest.mark.parametrize(("low", "high"), [(0, 1), (23.7, 26.4), (-5, 5), (0.001, 0.0011), (0, 100000)])
def test_ticks_are_round_and_inside(low, high):
    """An axis has a few round numbers, all between its ends and evenly apart."""
    found = ticks(low, high)
    assert 2 <= len(found) <= 8
    assert low <= found[0] and found[-1] <= high
    steps = {round(b - a, 9) for a, b in pairwise(found)}
    assert len(steps) == 1


def test_an_interval_without_room_beside_its_number_goes_below(qapp):
    """Both ends of a long one are read whole, before what the number says."""
    figure = Figure("99.8 %", "(99.4 to 99.9)", "of games have a decree")
    assert placed(figure, 400) == ("(99.4 to 99.9)", "of games have a decree")
    assert placed(figure, 20) == ("", "(99.4 to 99.9) of games have a decree")
