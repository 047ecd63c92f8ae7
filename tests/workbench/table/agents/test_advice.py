"""Advice as it is shown: moves in words of the interface's language, by their values, each with what it is worth."""

from __future__ import annotations

from engine.agents.seats import Expected
from engine.texts.saying import in_language
from workbench.table.agents.advice import told


def found(sitting, *values):
    """Give what a search expects of the first legal moves: pairs of a share and its doubt."""
    moves = sitting.rules.legal_moves(sitting.match.position)
    return [Expected(int(move), 0, *value) for move, value in zip(moves, values, strict=False)]


def test_higher_chances_stand_above_lower_ones(played):
    """Whatever a search came back to most, people read the list from the best value down."""
    sitting = played(None, "greedy", moves=60)
    shown = told(sitting, found(sitting, (0.51, 0.04), (0.57, 0.11), (0.53, 0.05))).moves
    assert [each.value for each in shown] == ["57 %", "53 %", "51 %"]
    assert shown[0].spread == "± 11"


def test_a_move_that_was_hardly_tried_has_no_number(played):
    """Two lost games say nothing: the move comes last and says that it was hardly tried."""
    sitting = played(None, "greedy", moves=60)
    shown = told(sitting, found(sitting, (1.0, 0.34), (0.2, 0.05))).moves
    assert [(each.value, each.spread) for each in shown] == [("20 %", "± 5"), ("hardly tried", "")]


def test_moves_are_said_in_the_language_in_use(played, monkeypatch):
    """A hint speaks the language of the interface."""
    monkeypatch.setattr("workbench.language.spoken", lambda: "de")
    sitting = played(None, "greedy", moves=60)
    move = found(sitting, (0.5, 0.05))[0].move
    said = in_language(sitting.rules.say(sitting.match.position, move), "de")
    assert told(sitting, found(sitting, (0.5, 0.05))).moves[0].words.casefold() == said.casefold()
