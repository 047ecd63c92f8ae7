"""Where games stand on the shelf."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from workbench.table.shelf.arrangement import arranged, depth_first, root_of
from workbench.table.shelf.kept import Kept
from workbench.table.shelf.origin import Origin

RECORD = {"result": None, "turns": [], "agents": ["human", "human"], "variant": {"title": "V"}, "map": "m"}


def kept(key, parent=""):
    """Give a game, perhaps a branch."""
    return Kept(Origin(key, 0.0, parent, parent, 3), key, RECORD, 0.0, 1, 0, {})


def test_branches_stand_right_of_their_parents():
    """A chain of branches shares a row, and a family that would be torn begins a new one."""
    games = [kept("a"), kept("b"), kept("c"), kept("b1", "b"), kept("b2", "b1")]
    places = {stand.game.key: (stand.row, stand.column, stand.is_joined) for stand in arranged(games, 3)}
    assert places["a"] == (0, 0, False)
    assert places["b"] == (1, 0, False)
    assert places["b1"] == (1, 1, True)
    assert places["b2"] == (1, 2, True)
    assert places["c"] == (2, 0, False)


def test_a_branch_whose_parent_is_gone_stands_alone():
    """Without its parent a branch is the first of its family."""
    orphan = kept("x", "gone")
    assert [stand.is_joined for stand in arranged([orphan], 3)] == [False]
    assert root_of(orphan, [orphan]) is orphan
    assert depth_first(orphan, [orphan]) == [(0, orphan)]


@given(st.lists(st.integers(-1, 11), max_size=12), st.integers(1, 4))
def test_every_game_has_one_place(parents, columns):
    """Whatever files say of their parents, each game stands exactly once and no two share a place."""
    games = [kept(str(n), "" if parent < 0 else str(parent)) for n, parent in enumerate(parents)]
    stands = arranged(games, columns)
    assert sorted(stand.game.key for stand in stands) == sorted(game.key for game in games)
    assert len({(stand.row, stand.column) for stand in stands}) == len(games)
    assert all(stand.column < columns for stand in stands)
    for game in games:
        assert root_of(game, games).key in {each.key for each in games}
