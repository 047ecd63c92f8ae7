"""A judged move on the cards: the places of what was played and of what was best say what each was worth."""

from __future__ import annotations

import pytest

from workbench.games.naishi.table.judged import judged_spots, why_better
from workbench.games.naishi.table.options import DECREE, deed_of
from workbench.games.naishi.table.spots import HAND, OTHER_HAND, OTHER_ROW, ROW
from workbench.table.analysis import analyst as analysts
from workbench.table.table_page import TablePage


@pytest.fixture
def page(played, qtbot, monkeypatch):
    """Give a table with a finished game that was judged."""
    monkeypatch.setattr(analysts, "ANALYST", "mcts:24")
    made = TablePage()
    qtbot.addWidget(made)
    made.resize(1500, 900)
    made.show_sitting(played("random", "random"))
    made.show()
    made.analyst.begin()
    qtbot.waitUntil(lambda: made.analyst.is_done, timeout=60_000)
    return made


def test_places_say_what_was_played_and_what_was_best(page):
    """The last place of a move carries its chance, on the side of the table where the mover sits; closed, it goes."""
    seen = set()
    for opinion in page.analyst.dearest():
        page.sitting.show(page.analyst.place_of(opinion))
        shown = page.analyst.shown()
        assert shown.mark
        found = judged_spots(page.sitting, shown)
        assert page.stage.cloth.hints == dict(found)
        own, other = {ROW, HAND}, {OTHER_ROW, OTHER_HAND}
        wrong = other if shown.seat == page.sitting.front else own
        assert not {spot.line for spot in found} & wrong
        seen |= {said.split()[0] for said in found.values()}
    assert "best," in seen and "??" in seen
    page.analyst.close()
    assert page.stage.cloth.hints == {}


def test_reasons_know_no_more_than_the_mover(page):
    """The territory is told of after both, except where a card came from a hand that the mover had not seen."""
    told = 0
    for opinion in page.analyst.dearest():
        said = why_better(page.sitting, opinion)
        told += bool(said)
        position = page.sitting.match.positions[opinion.number]
        deed = deed_of(page.sitting.rules, opinion.best.move)
        if deed.kind == DECREE and deed.where == HAND:
            seen = page.sitting.rules.seen(position, opinion.seat)
            assert not said or seen["other_hand"][deed.columns[0]] is not None
    assert told


def test_advice_in_a_game_that_goes_on_is_left_alone(page):
    """Where nothing is judged, values that an agent was asked for stay on the cards."""
    page.analyst.close()
    spot = next(iter(page.stage.cloth.spots))
    page.stage.cloth.show_hints({spot: "61 %"})
    page.stage.show_judged(None, has_line=True)
    assert page.stage.cloth.hints == {spot: "61 %"}


def test_the_log_blames_nobody_for_the_set_up(page):
    """A set-up without rows is no part of the first turn: each row's marks are of its own seat's moves."""
    sitting = page.sitting
    for row in page.log.moves.rows.rows:
        turn = next((turn for turn in sitting.turns if turn.last == row.at), None)
        marks = [line.mark for line in row.lines if line.mark]
        if turn is not None and marks:
            opinions = page.analyst.opinions[turn.first : turn.last]
            assert set(marks) <= {each.mark for each in opinions if each.seat == turn.seat}
    first = next(row for row in page.log.moves.rows.rows if row.number)
    assert first.at > sitting.setup_moves
    lost = max(each.lost for each in page.analyst.opinions[sitting.setup_moves : first.at] if each.choices)
    assert first.lines[0].lost == (f"−{lost}" if lost else "0")


def test_a_set_up_move_is_called_so(page):
    """A card that was given away wrongly stands above the cards as part of the set-up, with what was best."""
    opinion = next(each for each in page.analyst.opinions if each.choices)
    page.bar._tell_move(opinion)
    assert page.bar.title.text().startswith("Set-up, ") and ", best: " in page.bar.words.text()
