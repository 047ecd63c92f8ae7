"""Analysis at the table: locked until the game is over, then it grows move by move, in the graph and in the log."""

from __future__ import annotations

import pytest

from workbench.table.analysis import analyst as analysts
from workbench.table.analysis.analyst import Analyst
from workbench.table.log.log_rows import WARNING
from workbench.table.table_page import TablePage


@pytest.fixture
def quick(monkeypatch):
    """Let the search think hardly at all."""
    monkeypatch.setattr(analysts, "ANALYST", "mcts:12")


@pytest.fixture
def page(played, qtbot, quick):
    """Give a table with a finished game on it."""
    made = TablePage()
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show_sitting(played("greedy", "greedy"))
    made.show()
    return made


def test_nothing_is_shown_before_somebody_asks(page):
    """Without an analysis there is only the scrubber."""
    assert not page.graph.isVisible()
    assert page.analyst.why_locked == ""


def test_a_game_that_goes_on_is_not_analysed(played, qtbot, quick):
    """Before the end the analysis is locked and says why; in hot seat the reason is what is hidden."""
    analyst = Analyst()
    assert "no game" in analyst.why_locked
    analyst.show_sitting(played("greedy", "greedy", moves=50))
    assert analyst.why_locked == "Analysis can begin when the game is over."
    analyst.show_sitting(played(None, None, moves=50))
    assert "hidden" in analyst.why_locked
    analyst.begin()
    assert not analyst.is_begun


def test_it_grows_from_the_left(page, qtbot):
    """Every move is judged, bands reach as far as that, and the end is the result."""
    page.analyst.begin()
    assert page.graph.isVisible()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    known = page.graph.known()
    assert len(known) == len(page.scrubber.track.stops)
    assert sum(known[-1]) == pytest.approx(1)
    assert page.graph.bands == 2
    page.scrubber.step(-3)
    assert "Gold" in page.graph.summary()
    page.graph.grab()


def test_the_log_tells_what_was_better(page, qtbot):
    """Each marked move has a line in its turn, with both chances."""
    page.analyst.begin()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    marked = [opinion for opinion in page.analyst.opinions if opinion.mark]
    lines = [line.text for row in page.log.moves.rows.rows for line in row.lines if line.kind == WARNING]
    assert len([text for text in lines if text.startswith("?")]) == len(marked) > 0


def test_a_move_taken_back_takes_the_analysis_with_it(page, qtbot):
    """An analysis is of the game as it was: another move, and it is gone."""
    page.analyst.begin()
    qtbot.waitUntil(lambda: len(page.analyst.opinions) > 3, timeout=60_000)
    page.sitting.undo()
    assert page.analyst.opinions == []
    assert not page.graph.isVisible()
    assert page.analyst.why_locked


def test_the_action_begins_it_and_ends_it(person, quick):
    """While a game goes on, the action says why not."""
    person.begin("greedy", "greedy", None)
    said: list[object] = []
    person.workspace.shell.say = said.append
    person.workspace.analyse()
    assert said and not person.workspace.is_analysed
