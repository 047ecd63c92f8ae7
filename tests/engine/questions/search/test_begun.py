"""A search that was begun: it is looked at, ended early and measured again, and goes on as if nothing had happened."""

from __future__ import annotations

import itertools
import textwrap
import threading

import pytest

from engine.questions.search import begun, race
from engine.questions.search import search as searching
from engine.texts import search as searches
from engine.texts.library import Library

TEXT = """
schema: daimyo/search/1
variant: leaky/tight
players: 2
agent: random
free:
  start: {from: 0, to: 9}
  goal: {from: 18, to: 30}
objectives:
  - {measure: spread, aim: least}
trials: 30
games: 100
confirm: 200
seed: 5
"""


@pytest.fixture
def plan(tmp_path):
    """Give a search ready to run."""
    path = tmp_path / "mend.search.yaml"
    path.write_text(textwrap.dedent(TEXT), encoding="utf-8")
    library = Library()
    return searching.plan(library, searches.load(library, path))


def there(found):
    """Give what there is of a search, since there is something."""
    assert found is not None
    return found


def stopped_after(plan, folder, trials):
    """Run a search until so many trials are there, and give what it found."""
    stop, counted = threading.Event(), itertools.count(1)

    def tell(_):
        if next(counted) == trials:
            stop.set()

    return searching.run(plan, folder, tell=tell, stop=stop)


def no_game(monkeypatch):
    """Let whoever plays a game fail."""

    def play(*_, **__):
        raise AssertionError("a game was played")

    monkeypatch.setattr(race, "run", play)


def test_what_was_stopped_is_looked_at_without_a_game(plan, tmp_path, monkeypatch):
    """Its trials are there as they were, none confirmed; of a search that was never begun there is nothing."""
    folder = tmp_path / "found"
    assert begun.kept(plan, folder) is None and not folder.exists()
    before = stopped_after(plan, folder, 17)
    no_game(monkeypatch)
    found = there(begun.kept(plan, folder))
    assert (found.trials, found.front) == (before.trials, before.front)
    assert not found.is_complete and found.plan is plan


def test_what_was_ended_early_goes_on_all_the_same(plan, tmp_path, monkeypatch):
    """The best of 17 trials are confirmed and kept so; all 30 come to what they come to without that."""
    early, whole = tmp_path / "early", tmp_path / "whole"
    stopped_after(plan, early, 17)
    found = there(begun.finished(plan, early))
    assert found.is_complete and len(found.trials) == 17
    assert all(found.trials[number].confirmed for number in (0, *found.front))
    with monkeypatch.context() as patched:
        no_game(patched)
        assert there(begun.kept(plan, early)).as_json() == found.as_json()
    assert searching.run(plan, early).as_json() == searching.run(plan, whole).as_json()


def test_any_trial_is_measured_again(plan, tmp_path):
    """One that is not of the front is confirmed on unseen games, others are not, and that stays known."""
    folder = tmp_path / "found"
    stopped_after(plan, folder, 14)
    found = there(begun.confirm(plan, folder, [3, 99]))
    assert [each.number for each in found.trials if each.confirmed] == [3]
    again = found.trials[3].confirmed
    assert again is not None and again.games == 200
    assert there(begun.kept(plan, folder)).trials[3].confirmed == again
