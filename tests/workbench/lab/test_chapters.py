"""The charts beside a critique's sentences: what each chapter's figures are drawn as, and where charts stand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from engine.questions.examine.critique import Chapter, Finding
from workbench.lab.charts.band_chart import BandChart
from workbench.lab.charts.interval_chart import IntervalChart
from workbench.lab.charts.matrix_chart import MatrixChart
from workbench.lab.charts.share_chart import ShareChart
from workbench.lab.questions.chapter_card import BESIDE, ChapterCard
from workbench.lab.questions.chapter_charts import charts_of

FIGURES: dict[str, dict[str, Any]] = {
    "fair": {"fair": 0.5, "rates": {"random": [(0.5, 0.48, 0.52)] * 2, "greedy": [(0.6, 0.58, 0.62)] * 2}},
    "skill": {
        "ladder": {"greedy over random": (0.9, 0.88, 0.92, 0.5)},
        "split": {
            "skill": (0.5, 0.4, 0.6),
            "deal": (0.2, 0.1, 0.3),
            "seat": (0.1, 0, 0.2),
            "rest": (0.2, 0, 1),
        },
    },
    "alive": {"chances": [[0.5, 0.4, 1]] * 2 + [[0.5, 0.7, 1]] * 3, "mean": [0.5, 0.7, 1]},
    "dead": {"bars": {"values": (9, 10), "tokens": (5, 5), "none": (0, 0)}},
    "matters": {"outcome": "win_rate seat 0", "effects": [("hand 4", -0.05, -0.06, -0.04, True)]},
    "strategy": {
        "names": ["rush", "block"],
        "payoffs": [[0.5, 0.6], [0.4, 0.5]],
        "half_widths": [[0, 0.05], [0.05, 0]],
        "mixture": [1.0, 0.0],
    },
}
KINDS = {
    "fair": [IntervalChart],
    "skill": [IntervalChart, ShareChart],
    "alive": [BandChart],
    "dead": [ShareChart],
    "matters": [IntervalChart],
    "strategy": [MatrixChart],
}


@pytest.mark.parametrize("name", FIGURES)
def test_every_chapter_has_its_chart(qtbot, name):
    """Each chart is drawn, says its values at its spots, and gives them as a table."""
    charts = charts_of(name, FIGURES[name])
    assert [type(chart) for chart in charts] == KINDS[name]
    for chart in charts:
        qtbot.addWidget(chart)
        chart.resize(600, 240)
        chart.grab()
        assert chart.spots and chart.table().rows


def test_teams_and_missing_figures():
    """A team's chapters show its win rates; a chapter that was not measured has no chart."""
    rows = {"two players": (0.4, 0.3, 0.5)}
    (fair,) = charts_of("fair", {"team": rows})
    (teams,) = charts_of("strategy", {"teams": rows})
    assert isinstance(fair, IntervalChart) and isinstance(teams, IntervalChart)
    assert fair.rows[0].label == teams.rows[0].label == "two players"
    for name in (*FIGURES, "try"):
        assert charts_of(name, {}) == []


def test_members_of_a_team_stand_with_their_parts():
    """Each member has a mark for what it is worth in another's place and one for each part of it."""
    part = {"value": 0.05, "ci95": [0.04, 0.06], "pairs": 90}
    member = {"name": "ann", **part, "parts": {"talent": part}}
    _, worth = charts_of("fair", {"team": {"two": (0.4, 0.3, 0.5)}, "members": [member]})
    assert isinstance(worth, IntervalChart)
    assert worth.rows[0].label == "Ann" and len(worth.rows[0].values) == 2


def test_effects_that_hold_are_ticked_and_payoffs_are_signed():
    """A change that holds after the correction has its tick; who beats whom is said without colour."""
    (effects,) = charts_of("matters", FIGURES["matters"])
    assert isinstance(effects, IntervalChart) and effects.rows[0].label == "✓ hand 4"
    assert "Seat 1" in effects.caption
    (payoffs,) = charts_of("strategy", FIGURES["strategy"])
    assert isinstance(payoffs, MatrixChart)
    assert payoffs.matrix.cells[0, 1].half.endswith("▲") and payoffs.matrix.cells[1, 0].half.endswith("▼")
    assert "rush 100 %" in payoffs.matrix.scale


def test_charts_go_below_the_sentences_where_there_is_no_room(qtbot):
    """Wide, charts stand beside the sentences; narrow, below; and the command beside a sentence is offered."""
    finding = Finding("dead", "dead", "look", "One value is dead.", 1, None, "daimyo compare", "A rule.")
    holder = QWidget()
    qtbot.addWidget(holder)
    card = ChapterCard("What is dead?", Chapter("dead", (finding,), 900, FIGURES["dead"]), "", holder)
    card.resize(BESIDE + 200, 300)
    card.grab()
    assert card._row.direction() is QBoxLayout.Direction.LeftToRight
    card.resize(BESIDE - 200, 500)
    card.grab()
    assert card._row.direction() is QBoxLayout.Direction.TopToBottom
    with qtbot.waitSignal(card.wants_copied) as copied:
        card.findChildren(QPushButton)[0].click()
    assert copied.args == ["daimyo compare"]
