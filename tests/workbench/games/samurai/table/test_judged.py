"""A judged move on the board: marks where it was made and where the best would have been, a lens, and reasons."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from engine.agents.opinion import Choice, Opinion
from engine.games.samurai.rules import moves as packed
from workbench.dress import theme
from workbench.games.samurai.table.influence.influence import effects, outlooks_after
from workbench.games.samurai.table.judged.judged import contrasts, judged
from workbench.games.samurai.table.judged.judged_words import why_better
from workbench.games.samurai.table.judged.lens import LARGE_ENOUGH
from workbench.table.analysis import analyst as analysts
from workbench.table.parts import parts_of
from workbench.table.table_page import TablePage


def opinion_on(sitting, number, way):
    """Give an opinion that a line would have been much better than a move of the game."""
    match = sitting.match
    best = Choice(way[0], match.rules.say(match.positions[number], way[0]), 0.6, 0.03)
    played = Choice(match.moves[number], "played", 0.3, 0.03)
    seat = match.rules.decider(match.positions[number])
    return Opinion(number, seat, played, (0.5, 0.5), (best, played), lost=30, way=tuple(way))


def deeds(sitting, chance):
    """Give moves of a game in which something else could have been put on the board, each with that."""
    rules, match = sitting.rules, sitting.match
    for number in range(sitting.setup_moves, len(match.moves)):
        others = [
            move
            for move in rules.legal_moves(match.positions[number])
            if move != match.moves[number] and packed.operation_of(move) != packed.END_TURN
        ]
        if others:
            yield number, chance.choice(others)


def test_moves_leave_what_their_effects_say(played):
    """How the settlements stand after a single move is what the card beside the mouse says of that move."""
    sitting = played("greedy", "greedy")
    rules, chance = sitting.rules, random.Random(3)
    for number, move in list(deeds(sitting, chance))[::4]:
        position = sitting.match.positions[number]
        after = {each.space: each for each in outlooks_after(rules, position, [move])}
        for outlook in effects(rules, position, move):
            assert after[outlook.space].stakes == outlook.stakes
            assert after[outlook.space].open_after == outlook.open_after


def test_a_line_is_told_apart_from_the_game_only_where_it_differs(played):
    """The turn as it was played has nothing to say of itself; another move is told of where it leaves another stand."""
    sitting = played("greedy", "greedy")
    told = 0
    for number, move in deeds(sitting, random.Random(4)):
        same = opinion_on(sitting, number, sitting.match.moves[number : number + 4])
        assert contrasts(sitting, same) == () and why_better(sitting, same) == []
        found = contrasts(sitting, opinion_on(sitting, number, [move]))
        for contrast in found:
            assert contrast.figures and contrast.best.space == contrast.played.space
            stakes = {stake.figure: stake.after for stake in contrast.played.stakes}
            assert all(
                stake.after != stakes[stake.figure]
                or contrast.best.is_surrounded != contrast.played.is_surrounded
                for stake in contrast.best.stakes
                if stake.figure in contrast.figures
            )
        told += bool(found)
    assert told > 20


def test_only_the_best_move_is_shown_while_hands_are_hidden(played):
    """Without the line the board shows one move: what others would have answered tells what they hold."""
    sitting = played("greedy", "greedy")
    number = next(number for number, _ in deeds(sitting, random.Random(5)))
    opinion = opinion_on(sitting, number, sitting.match.moves[number : number + 4])
    assert len(judged(sitting, opinion, has_line=False).line) == 1
    line = judged(sitting, opinion, has_line=True).line
    assert line[0].turn == sitting.rules.turn(sitting.match.positions[number]) + 1
    assert {step.seat for step in line} <= {0, 1} and len(line) > 1


# ------------------------------------------------------------ in a window


@pytest.fixture
def page(played, qtbot, monkeypatch):
    """Give a wide table with a finished game that was judged, at its dearest move."""
    monkeypatch.setattr(analysts, "ANALYST", "mcts:12")
    made = TablePage()
    qtbot.addWidget(made)
    made.resize(1600, 900)
    sitting = played(*["greedy"] * 4)
    made.show_sitting(sitting)
    made.show()
    made.analyst.begin()
    qtbot.waitUntil(lambda: made.analyst.is_done, timeout=60_000)
    dearest = next(each for each in made.analyst.dearest() if each.number >= sitting.setup_moves)
    sitting.show(made.analyst.place_of(dearest))
    return made


def test_marks_and_ghost_stand_on_the_board(page):
    """The best move lies on the board as a ghost, unless something lies there by now; the marks are painted."""
    board, layer = page.stage.board, page.stage.judging
    assert layer.judged is not None and layer.judged.opinion is page.analyst.shown()
    best, spaces = layer.judged.line[0], page.sitting.names.board.spaces
    at = spaces[best.space].at
    assert best.token is None or at in board.scene.tokens or board.scene.marks.ghost_tokens[at] == best.token
    marked = board.grab().toImage()
    page.analyst.close()
    assert layer.judged is None and not board.scene.marks.ghost_tokens
    assert board.grab().toImage() != marked


def test_the_lens_takes_the_emptiest_corner(page):
    """It hides nothing that it shows larger, says the best move, and goes where hexes are large or room is short."""
    stage, lens = page.stage, page.stage.judging.lens
    assert lens.isVisible() and not lens.focus.intersects(lens.geometry().toRectF())
    assert lens.geometry().intersected(stage.board.rect()) == lens.geometry()
    assert "best, " in lens.accessibleName()
    stage.board.zoom_to(LARGE_ENOUGH)
    assert not lens.isVisible()
    stage.board.grab()
    stage.fit()
    assert lens.isVisible()
    page.resize(theme.NARROW - 1, 800)
    assert not lens.isVisible()


def test_escape_closes_the_lens_before_the_analysis(page, qtbot):
    """The lens stays closed on other moves until it is asked for again, and the analysis goes with the next key."""
    page.activateWindow()
    page.stage.board.setFocus()
    lens, first = page.stage.judging.lens, page.sitting.at
    qtbot.keyClick(page.stage.board, Qt.Key.Key_Escape)
    assert not lens.isVisible() and page.analyst.is_begun and page.stage.can_magnify
    page.sitting.show(page.analyst.next_marked(first))
    assert not lens.isVisible()
    page.stage.magnify(True)
    assert lens.isVisible()
    qtbot.mouseClick(lens.close_button, Qt.MouseButton.LeftButton)
    assert not lens.isVisible()
    qtbot.keyClick(page.stage.board, Qt.Key.Key_Escape)
    assert not page.analyst.is_begun and not page.stage.can_magnify


def test_the_line_on_the_stage_takes_marks_away(page, qtbot):
    """While the best line is played as a look ahead nothing lies over it; back in the game the marks are there."""
    page.toggle_line()
    assert page.preview.is_on and not page.stage.can_magnify and not page.stage.board.ghosts
    page.toggle_line()
    assert page.stage.can_magnify and page.stage.judging.lens.isVisible()


def test_the_card_says_why(page):
    """Where influence tells the difference the card of the move has a sentence on it, as has its accessible name."""
    found = [each for each in page.analyst.dearest() if contrasts(page.sitting, each)]
    assert found
    page.sitting.show(page.analyst.place_of(found[0]))
    shown, card = page.analyst.shown(), page.log.moves.card
    assert parts_of("samurai").why_better is why_better
    said = " ".join(why_better(page.sitting, shown))
    assert card.why.text() == said and said in card.accessibleName()
    assert card.why.isHidden() == (not said)


def test_who_is_about_to_play_sees_no_marks(person, monkeypatch):
    """In a game that goes on marks are shown of earlier turns, never over the board that a person plays on."""
    monkeypatch.setattr(analysts, "ANALYST", "mcts:12")
    person.begin(None, "greedy", board="twin-lakes")
    person.skip(60)
    person.wait_for_me()
    person.workspace.see_all(True)
    person.workspace.analyse()
    analyst = person.page.analyst
    person.qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    assert person.sitting.awaits_person and not person.stage.can_magnify
    person.window.do("play.next_marked")
    assert person.stage.can_magnify and person.stage.judging.judged.opinion.mark
    person.window.do("play.last")
    assert not person.stage.can_magnify


def test_a_closed_lens_stays_closed_in_another_language(person, speaking, monkeypatch):
    """Pages made anew mark the same move, and the lens is as it was left."""
    monkeypatch.setattr(analysts, "ANALYST", "mcts:12")
    person.window.resize(1600, 1000)
    person.begin("greedy", "greedy")
    person.qtbot.waitUntil(lambda: person.sitting.is_over, timeout=60_000)
    person.workspace.analyse()
    person.qtbot.waitUntil(lambda: person.page.analyst.is_done, timeout=60_000)
    person.window.do("play.first")
    person.window.do("play.next_marked")
    for is_wanted in (False, True):
        person.stage.magnify(is_wanted)
        opinion = person.stage.judging.judged.opinion
        speaking("de" if is_wanted else "pl")
        person.page = person.workspace.page
        assert person.stage.judging.judged.opinion == opinion
        assert person.stage.judging.is_lens_wanted is is_wanted
