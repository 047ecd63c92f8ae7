"""Whatever is done at a siege: the record replays, and the reloaded game is the one that was left."""

from __future__ import annotations

import random

import pytest

from engine.play.match import Match, folded, turn_in_play
from engine.records import record as records
from tests.workbench.games.seven_samurai.table.conftest import rules_for, sensible
from tests.workbench.table import test_sequences as common
from workbench.settings import LANGUAGE
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting, seated
from workbench.table.opening import opened

SEQUENCES, STEPS = 3, 18


def told_moves(match, turns):
    """Count the decisions that the record tells: it cannot tell the first half of one, as to support but not whom."""
    count = len(match.moves)
    while (
        count and match.rules.transcript(match.positions[:count], match.moves[: count - 1])["turns"] == turns
    ):
        count -= 1
    return count


def left(sitting):
    """Give everything that a game must be found with again."""
    match, turns = sitting.match, sitting.told()["turns"]
    moves = told_moves(match, turns)
    last = turn_in_play(turns, is_over=match.is_over)
    return {
        "state": match.rules.state(match.positions[moves]),
        "moves": moves,
        "setup": sitting.told()["setup"],
        "turns": turns,
        "notes": folded(match.notes, last),
        "undone": folded(match.undone, last),
        "names": match.names,
        "agents": match.agents,
        "helped": sitting.record().get("helped", []),
        "people": [(seat.given, seat.colour, seat.role) for seat in sitting.seats if seat.is_person],
        "feedback": match.feedback,
    }


class Table(common.Table):
    """Does at random what can be done at a table."""

    def play(self):
        """Play a move, mostly one that lets the game last."""
        sitting = self.sitting
        if not sitting.is_over:
            sitting.play(sensible(sitting.rules, sitting.match.position, self.chance))


@pytest.fixture(autouse=True)
def _left_of_a_siege(monkeypatch):
    """Compare what a siege leaves."""
    monkeypatch.setattr(common, "left", left)


@pytest.mark.parametrize("variant", ["normal", "hard"])
@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_every_sequence_leaves_a_record_that_replays(qapp, tmp_path, players, variant):
    """Plays, undos, redos, branches, notes, saves and reloads end with a sound record and the very same game."""
    for seed in range(SEQUENCES):
        chance = random.Random(f"{players} {variant} {seed}")
        rules = rules_for(players, variant)
        seats = tuple(Seat(f"Anna {n}", None if n % 2 == 0 else "random", n) for n in range(rules.players))
        table = Table(seated(Match(rules, seed), seats, "", "Test"), chance, tmp_path / "game.json")
        for _ in range(chance.choice((0, 10, 30, 60))):
            table.play()
        for _ in range(STEPS):
            getattr(table, chance.choice(common.DEEDS))()
        table.reload()


def test_a_record_that_names_no_map_opens(qapp):
    """Other programs may leave out what the game has not: the table shows such a record as any other."""
    rules = rules_for(2, "normal")
    seats = tuple(Seat("", None, n) for n in range(rules.players))
    record = seated(Match(rules, 3), seats, "", "Test").record()
    del record["map"]
    assert opened(record).map_name == ""
    assert Sitting.of_record(record).map_name == ""


class Sitter(common.Sitter):
    """Does at random, in the window, what a person can do there."""

    def decide(self):
        """Give an answer by mouse."""
        self.person.sitting.show_live()
        if self.table.sitting.awaits_person:
            self.person.decide(self.chance)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("agents", [(None,), (None, "random", None)], ids=("solo", "three"))
def test_every_sequence_in_the_window_leaves_the_same_game(person, speaking, tmp_path, agents, seed):
    """Undo, branch, shelf, language, theme, workspace, save and kill, in any order, lose and change nothing."""
    chance = random.Random(f"{agents} {seed}")
    person.begin(*agents, seed=seed)
    sitter = Sitter(person, chance, tmp_path / "game.json", speaking)
    sitter.wait()
    done = [sitter.do() for _ in range(22)]
    record = person.sitting.record()
    assert records.verify(record).ok, done
    assert left(Sitting.of_record(record)) == left(person.sitting)


def test_the_status_bar_offers_answers_in_the_language_in_use(person, workbench):
    """As soon as the window speaks another language the status bar names the answers as the cards do."""
    person.begin(None, seed=1)
    person.qtbot.waitUntil(lambda: bool(person.strip.cards))
    for language in ("de", "pl", "en"):
        before = person.workspace.page
        workbench.settings.set(LANGUAGE, language)
        workbench.speak()
        assert person.workspace.page is not before
        titles = [card.offer.title for card in person.strip.cards if card.offer.is_open and card.offer.key]
        assert titles
        told = " ".join(person.window.status_bar.texts())
        assert all(one in told for one in titles)
