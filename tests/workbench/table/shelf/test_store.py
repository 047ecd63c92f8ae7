"""The folder of kept games: nothing replaced, nothing lost, a damaged game in nobody's way."""

from __future__ import annotations

import json
import os

import pytest

from engine.records import record as records
from workbench import places
from workbench.table.model.sitting import Sitting
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.store import PART_LIVES, Store


@pytest.fixture
def store(tmp_path, monkeypatch):
    """Give an empty shelf in a folder of this test's own."""
    monkeypatch.setattr(places, "state_folder", lambda: tmp_path)
    return Store()


@pytest.fixture
def game(played):
    """Give a game in its eighth turn."""
    made = played(None, "greedy", turns=8)
    made.given_title = "First"
    return made


def test_a_kept_game_is_found_as_it_was_left(store, game):
    """Title, turn, who is to play and the whole record are found again by another process."""
    game.note("hm")
    store.keep(game)
    (kept,) = Store().games()
    assert isinstance(kept, Kept)
    assert (kept.title, kept.turn, kept.decider, kept.notes) == ("First", game.turn, game.decider, 1)
    assert Sitting.of_record(records.load(store.file(kept.key))).record() == game.record()
    assert "hand" not in kept.seen
    assert "captured" not in kept.seen


def test_a_branch_stands_beside_its_parent(store, game):
    """A branch knows what it branched off and where, and replaces nothing."""
    branch = game.branch(game.turns[3].last)
    for sitting in (game, branch):
        store.keep(sitting)
    kept = {each.key: each for each in store.games()}
    assert len(kept) == 2
    origin = kept[branch.origin.key].origin
    assert (origin.parent, origin.parent_title, origin.from_turn) == (game.origin.key, "First", 4)


def test_a_damaged_game_says_so_and_hinders_no_other(store, game):
    """Half a file, a file of something else and a folder are no games; the sound one is listed before them."""
    store.keep(game)
    (store.folder / "half.json").write_text('{"turns": [', encoding="utf-8")
    (store.folder / "other.json").write_text('{"turns": 3}', encoding="utf-8")
    (store.folder / "list.json").write_text("[" * 100_000, encoding="utf-8")
    found = store.games()
    assert isinstance(found[0], Kept)
    assert {each.key: each.reason for each in found[1:] if isinstance(each, Damaged)} == {
        "half": "it is not JSON",
        "other": "it is not a record",
        "list": "it is not a record",
    }


@pytest.mark.parametrize("card", ["", "{", "[]", '{"schema": "daimyo/kept-game/1", "turn": null}', None])
def test_a_game_without_its_card_is_still_a_game(store, game, card):
    """What the list shows is made up from the record where the card is gone; a card of nonsense is said."""
    store.keep(game)
    file = store.folder / f"{game.origin.key}.card.json"
    if card is None:
        file.unlink()
    else:
        file.write_text(card, encoding="utf-8")
    (found,) = Store().games()
    if card is not None and "turn" in card:
        assert isinstance(found, Damaged)
    else:
        assert isinstance(found, Kept)
        assert found.title == "Samurai (1998, English), japan"


def test_what_was_thrown_away_comes_back(store, game):
    """A deleted parent leaves its branches; brought back, it is as it was."""
    branch = game.branch()
    store.keep(game)
    store.keep(branch)
    before = store.file(game.origin.key).read_bytes()
    store.delete(game.origin.key)
    assert [each.key for each in store.games()] == [branch.origin.key]
    store.bring_back(game.origin.key)
    assert store.file(game.origin.key).read_bytes() == before
    assert {each.title for each in store.games() if isinstance(each, Kept)} == {"First", branch.title}


def test_a_new_name_reaches_the_branches(store, game):
    """A branch says the name that its parent has now."""
    branch = game.branch()
    store.keep(game)
    store.keep(branch)
    store.rename(store.find(game.origin.key), "Renamed")
    assert store.find(game.origin.key).title == "Renamed"
    assert store.find(branch.origin.key).origin.parent_title == "Renamed"


def test_a_game_played_on_elsewhere_is_not_replaced(store, game):
    """Two processes with the same game end with two games."""
    store.keep(game)
    elsewhere = store.file(game.origin.key)
    text = elsewhere.read_text(encoding="utf-8")
    elsewhere.write_text(text, encoding="utf-8")
    os.utime(elsewhere, ns=(1, 1))
    game.note("mine")
    store.keep(game)
    assert elsewhere.read_text(encoding="utf-8") == text
    assert len(store.games()) == 2


def test_what_a_killed_process_left_is_cleared(store, game):
    """Half-written parts go once nobody can be writing them; fresh ones, and games, stay."""
    store.keep(game)
    old, fresh = store.folder / ".a.json.x1", store.folder / ".b.json.x2"
    for part in (old, fresh):
        part.write_text("{", encoding="utf-8")
    gone = old.stat().st_mtime - PART_LIVES - 5
    os.utime(old, (gone, gone))
    assert len(Store().games()) == 1
    assert not old.exists()
    assert fresh.exists()


def test_the_game_of_an_earlier_version_stands_on_the_shelf(store, game, tmp_path):
    """The one game that earlier versions kept is taken over."""
    records.save(game.record(), tmp_path / "last-game.json")
    (kept,) = Store().games()
    assert json.loads(store.file(kept.key).read_text(encoding="utf-8")) == game.record()
    assert not (tmp_path / "last-game.json").exists()
