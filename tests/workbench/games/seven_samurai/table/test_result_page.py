"""The result of a siege: the story of a loss, the score of a village that held, and the ways back into the game."""

from __future__ import annotations

import random

import pytest

from engine.play.match import Match
from tests.workbench.games.seven_samurai.table.conftest import played_on, rules_for, sensible
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import seated


def ended(is_won, variant, players=4, seeds=400):
    """Give an ended game that was won, or lost."""
    rules = rules_for(players, variant)
    for seed in range(seeds):
        match = Match(rules, seed)
        played_on(match, random.Random(seed))
        if (match.rules.result(match.position) or {})["won"] == is_won:
            return seated(match, tuple(Seat(f"Anna {n}", None, n) for n in range(rules.players)), "", "Test")
    raise AssertionError("no such game")


@pytest.fixture
def shown(person, qtbot):
    """Give what shows the result of a game."""

    def show(sitting):
        person.lay(sitting)
        person.workspace.show_result()
        page = person.workspace.result_page
        qtbot.waitUntil(lambda: page.isVisible() and page.is_settled, timeout=60_000)
        return page

    return show


@pytest.mark.parametrize("variant", ["normal", "hard"])
def test_a_loss_is_told(shown, person, variant):
    """The headline says in which round and why; the last moment is the last straw; losses and team are shown."""
    page = shown(ended(False, variant))
    part, result = page.part, person.sitting.result
    assert page.banner.headline == f"The village is lost in round {result['round']}"
    assert str(part.story.rows[-1].moment.turn) in page.banner.why
    assert part.story.rows[-1].moment.is_last
    assert len(part.losses.said) >= 5
    assert part.help.said
    assert len(part.team.rows) == 4
    assert not page.steps.isVisible()
    assert not person.window.grab().isNull()


def test_a_village_that_held_has_a_score(shown, person):
    """The headline has the score with the grade, and the card beside it says what made it."""
    page = shown(ended(True, "gentle-evening", 3))
    result = person.sitting.result
    assert page.banner.headline == f"The village holds: {result['score']}{result['grade']}"
    assert page.part.story.title.text() == "How it was held"
    assert any(str(result["score"]) in said for said in page.part.help.said)


def test_a_moment_branches_and_a_turn_opens(shown, person):
    """From a moment of the story a new game goes on; a turn of the curve is opened at the table."""
    page = shown(ended(False, "normal"))
    moment = page.part.story.rows[-1].moment
    before = person.sitting
    page.part.curve.chart.chosen.emit(3)
    assert person.page.isVisible()
    assert person.sitting.at == before.siege_turns[2].last
    person.workspace.show_result()
    page.part.story.branched.emit(moment.turn)
    assert person.sitting is not before
    assert not person.sitting.is_over
    turns = before.siege_turns[: moment.turn]
    first = next(turn.first for turn in reversed(turns) if turn.last > turn.first)
    assert len(person.sitting.match.moves) == min(first, len(before.match.moves) - 1)
    person.sitting.play(sensible(person.sitting.rules, person.sitting.match.position, random.Random(1)))


def test_a_branch_at_the_end_of_a_round_goes_on_before_its_losses(shown, person):
    """Whoever branches where a round cost families has them all: the turn before is to be decided anew."""
    page = shown(ended(False, "normal"))
    before = person.sitting
    end = next(number for number, turn in enumerate(before.siege_turns, 1) if turn.last == turn.first)
    page.part.story.branched.emit(end)
    assert len(person.sitting.match.moves) == before.siege_turns[end - 2].first
