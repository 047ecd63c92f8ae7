"""The chapters of a critique: what their figures are drawn as, how their sentences stand, and what a click does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QWidget

from engine.questions.examine.critique import Chapter, Finding
from workbench.lab.charts.band_chart import BandChart
from workbench.lab.questions.chapter_card import BESIDE, ChapterCard, in_order
from workbench.lab.questions.chapter_charts import charts_of, payoffs
from workbench.lab.questions.charts.bar_chart import BarChart
from workbench.lab.questions.charts.coverage_chart import CoverageChart
from workbench.lab.questions.charts.lines_chart import LinesChart
from workbench.lab.questions.charts.payoff_chart import PayoffChart
from workbench.lab.questions.charts.seat_chart import SeatChart
from workbench.lab.questions.charts.split_chart import SplitChart
from workbench.lab.questions.effect_rows import effect_rows
from workbench.lab.questions.sentence import COPIED, CopyButton
from workbench.lab.questions.verdicts import VerdictMark

pytestmark = pytest.mark.usefixtures("qapp")

FIGURES: dict[str, dict[str, Any]] = {
    "fair": {"fair": 0.5, "rates": {"random": [(0.5, 0.48, 0.52)] * 2, "greedy": [(0.6, 0.58, 0.62)] * 2}},
    "skill": {
        "ladder": {"greedy over random": (0.9, 0.88, 0.92, 0.5), "mcts:20 over greedy": (1, 0.6, 1, 0.5)},
        "split": {
            "skill": (0.5, 0.4, 0.6),
            "deal": (0.2, 0.1, 0.3),
            "seat": (0.1, 0, 0.2),
            "rest": (0.2, 0, 1),
        },
    },
    "alive": {
        "chances": [[0.5, 0.4, 1]] * 2 + [[0.5, 0.7, 1]] * 3,
        "mean": [0.5, 0.7, 1],
        "settled": 0.75,
        "turns": [40, 45, 52],
    },
    "dead": {
        "bars": {"values": (9, 10), "tokens": (5, 5), "none": (0, 0)},
        "never": {"endings": ["all-gone"]},
        "dead_changes": [("hand.size", 5, 6), ("tokens.ship", {"copies": 1}, None)],
    },
    "matters": {
        "outcome": "win_rate seat 0",
        "effects": [
            ("hand.size 5 → 4", -0.05, -0.06, -0.04, True),
            ("hand.size 5 → 6", 0.03, 0.02, 0.04, True),
            ("end.tie_threshold 4 → 5", 0.01, -0.01, 0.02, False),
        ],
        "changes": [("hand.size", 5, 4), ("hand.size", 5, 6), ("end.tie_threshold", 4, 5)],
    },
    "strategy": {
        "names": ["rush", "block"],
        "payoffs": [[0.5, 0.6], [0.4, 0.5]],
        "half_widths": [[0, 0.05], [0.05, 0]],
        "mixture": [1.0, 0.0],
    },
}
LENGTH = Finding("alive", "length", "good", "A game takes 45 turns.", 45.0, (44.0, 46.0), "daimyo simulate")
KINDS = {
    "fair": [SeatChart],
    "skill": [BarChart, SplitChart],
    "alive": [BandChart, LinesChart],
    "dead": [CoverageChart, LinesChart],
    "matters": [BarChart],
    "strategy": [PayoffChart, BarChart],
}


def drawn(name, figures=None, game="samurai"):
    """Give the charts of a chapter."""
    findings = (LENGTH,) if name == "alive" else ()
    return charts_of(Chapter(name, findings, 9, FIGURES[name] if figures is None else figures), game)


@pytest.mark.parametrize("wide", [180, 600])
@pytest.mark.parametrize("name", FIGURES)
def test_every_chapter_has_its_chart(qtbot, name, wide):
    """Each chart is drawn in much and in little room, says its values at its spots, and gives them as a table."""
    charts = drawn(name)
    assert [type(chart) for chart in charts] == KINDS[name]
    for chart in charts:
        qtbot.addWidget(chart)
        chart.resize(wide, 240)
        chart.grab()
        assert chart.spots and chart.table().rows
        assert all(spot.words for spot in chart.spots)


def test_teams_and_missing_figures():
    """A team's chapters show its win rates by size and player; a chapter that was not measured has no chart."""
    rates = {"2 × random": (0.1, 0.0, 0.2), "2 × greedy": (0.4, 0.3, 0.5), "3 × greedy": (0.3, 0.2, 0.4)}
    (fair,) = drawn("fair", {"team": rates})
    (teams,) = drawn("strategy", {"teams": {"rush": (0.4, 0.3, 0.5)}})
    assert isinstance(fair, SeatChart)
    assert fair.series == ("random", "greedy")
    assert [row.label for row in fair.rows] == ["players: 2", "players: 3"]
    assert fair.rows[1].values[0] is None
    assert teams.rows[0].label == "rush"
    for name in FIGURES:
        assert charts_of(Chapter(name, (), 0)) == []
    assert charts_of(Chapter("try", (), 0, {"x": 1})) == []


def test_members_of_a_team_stand_with_their_parts():
    """Each member has a mark for what it is worth in another's place and one for each part of it."""
    part = {"value": 0.05, "ci95": [0.04, 0.06], "pairs": 90}
    member = {"name": "ann", **part, "parts": {"talent": part}}
    _, worth = drawn("fair", {"team": {"2 × greedy": (0.4, 0.3, 0.5)}, "members": [member]})
    assert isinstance(worth, SeatChart)
    assert worth.rows[0].label == "Ann" and len(worth.rows[0].values) == 2


def test_effects_are_named_as_in_the_rules_and_say_whether_they_hold():
    """A value has one row with both of its steps; a tick or a ring says whether it holds after the correction."""
    hand, ties = effect_rows(FIGURES["matters"], "samurai")
    assert (hand.name, hand.number, hand.holds) == ("Hand size", "−5.0 / +3.0", True)
    assert [bar.words for bar in hand.bars] == ["4", "6"]
    assert (ties.name, ties.number, ties.holds) == ("Tie limit → 5", "+1.0", False)
    (chart,) = drawn("matters")
    assert "Seat 1" in chart.unit
    assert [row[2] for row in chart.table().rows] == ["holds", "does not hold"]


def test_payoffs_are_signed():
    """Who beats whom is said without colour, and the best mixture stands beside."""
    matrix = payoffs(FIGURES["strategy"])
    assert matrix.cells[0, 1].half.endswith("▲") and matrix.cells[1, 0].half.endswith("▼")
    _, mixture = drawn("strategy")
    assert [row.name for row in mixture.rows] == ["rush"]


def test_it_is_marked_where_the_winner_is_settled():
    """The course of the game says after which part the winner keeps the lead, and the list what is counted."""
    course, numbers = drawn("alive")
    assert course.settled == 0.75 and "75" in course.settled_words
    assert [(line.number, line.half) for line in numbers.lines] == [("45.0", "± 1.0"), ("40 to 52", "")]


def test_dead_weight_is_named():
    """Values that decide nothing and things that never come up stand in a list by their keys."""
    cover, dead = drawn("dead")
    assert [(row.used, row.total) for row in cover.rows] == [(9, 10), (5, 5)]
    assert [(line.words, line.number) for line in dead.lines] == [
        ("hand.size", "5 → 6 flips nothing"),
        ("tokens.ship", "left out, flips nothing"),
        ("all-gone", "never (endings)"),
    ]


# ---------------------------------------------------------------- cards

FINDING = Finding("dead", "never", "look", "One never came up: ten.", 1, None, "daimyo compare", "A rule.")
QUIET = replace(FINDING, kind="values", verdict="good", sentence="Each decides.", command="daimyo list")


@pytest.fixture
def card(qtbot):
    """Give a card of a chapter with a grave sentence, another one and two that are good."""
    holder = QWidget()
    qtbot.addWidget(holder)
    other = replace(FINDING, sentence="Two more.", command="daimyo other")
    chapter = Chapter("dead", (QUIET, FINDING, QUIET, other), 900, FIGURES["dead"])
    made = ChapterCard("What is dead?", chapter, "", holder, game="samurai")
    made.resize(BESIDE + 200, 300)
    holder.resize(BESIDE + 300, 500)
    holder.show()
    yield made
    holder.close()


def test_charts_go_below_the_sentences_where_there_is_no_room(card):
    """Wide, charts stand beside the sentences; narrow, below."""
    card.grab()
    assert card._row.direction() is QBoxLayout.Direction.LeftToRight
    card.resize(BESIDE - 200, 500)
    card.grab()
    assert card._row.direction() is QBoxLayout.Direction.TopToBottom


def test_the_gravest_sentence_leads():
    """What makes the verdict comes first, by its kind where several do; good ones keep their place behind."""
    values = replace(FINDING, kind="values")
    told = in_order(Chapter("dead", (QUIET, FINDING, values), 0))
    assert told == [values, FINDING, QUIET]
    assert in_order(Chapter("dead", (), 0)) == []


def test_further_sentences_are_told_on_demand(card, qtbot):
    """Grave ones are told at once, the others by a click, and by another one no more."""
    shown = lambda: [row.isVisibleTo(card) for row in card.rows]  # noqa: E731  # said thrice
    assert shown() == [True, False, False]
    assert card.more_button.text().startswith("2 more sentence")
    with qtbot.waitSignal(card.opened) as opened:
        qtbot.mouseClick(card.more_button, Qt.MouseButton.LeftButton)
    assert opened.args == ["dead", True]
    assert shown() == [True, True, True]
    qtbot.keyClick(card.more_button, Qt.Key.Key_Space)
    assert shown() == [True, False, False]


def test_a_command_is_copied_and_that_is_said_for_a_while(card, qtbot, monkeypatch):
    """The link repeats the leading sentence, the button beside another one that; both say so and come to rest."""
    from workbench.lab.questions import sentence

    monkeypatch.setattr(sentence, "COPIED", 1)
    assert COPIED == 2_000
    with qtbot.waitSignal(card.wants_copied) as copied:
        qtbot.mouseClick(card.repeat, Qt.MouseButton.LeftButton)
    assert copied.args == ["daimyo compare"]
    assert card.repeat.text() == "copied"
    qtbot.waitUntil(lambda: card.repeat.text() == "Repeat this")
    button = card.rows[0].findChild(CopyButton)
    assert button.accessibleDescription() == "daimyo other"
    with qtbot.waitSignal(card.wants_copied) as copied:
        button.click()
    assert copied.args == ["daimyo other"]
    assert button.accessibleName() == "copied"
    qtbot.waitUntil(lambda: button.accessibleName() == "Repeat this")


def test_a_verdict_tells_its_rule(card, qtbot):
    """A click on a verdict, or a key, shows the rule behind it until another key."""
    assert (card.pill.verdict, card.pill.accessibleName()) == ("look", "look")
    qtbot.mouseClick(card.pill, Qt.MouseButton.LeftButton)
    popup = card.pill.popup
    assert popup.isVisible() and popup.rule.text() == "A rule."
    with qtbot.waitSignal(popup.destroyed):
        qtbot.keyClick(popup, Qt.Key.Key_Escape)
    mark = card.rows[0].findChild(VerdictMark)
    qtbot.keyClick(mark, Qt.Key.Key_Space)
    assert mark.popup.isVisible()
    mark.popup.close()


def test_a_chapter_is_copied_as_text(card, qtbot):
    """Ctrl+C on a chapter takes its sentences with their commands."""
    qtbot.keyClick(card, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[:3] == ["What is dead? look", "One never came up: ten.", "    daimyo compare"]


def test_more_time_is_offered_only_where_no_verdict_was_given(qtbot):
    """An unclear chapter can be measured for another minute; a judged one cannot."""
    holder = QWidget()
    qtbot.addWidget(holder)
    cards = []
    for verdict in ("unclear", "good"):
        chapter = Chapter("fair", (replace(FINDING, verdict=verdict),), 9)
        cards.append(ChapterCard("Fair?", chapter, "", holder))
        cards[-1].offer_time(True)
    assert [card.time_button.isVisibleTo(holder) for card in cards] == [True, False]
    with qtbot.waitSignal(cards[0].wants_time) as wanted:
        cards[0].time_button.click()
    assert wanted.args == ["fair"]
