"""Whatever people and agents do at a table with Naishi: the record replays, and the reloaded game is the one left."""

from __future__ import annotations

import random

import pytest

from engine.records import record as records
from tests.workbench.games.naishi.table.conftest import naishi_plan
from tests.workbench.table.test_sequences import DEEDS, Sitter, Table, left
from workbench.table.model.sitting import Sitting, seated

SEQUENCES, STEPS = 4, 25


@pytest.mark.parametrize("variant", ["base", "marathon", "no-gift", "lone-emissary"])
@pytest.mark.parametrize(
    "agents",
    [(None, "greedy"), (None, None)],
    ids=lambda agents: "-".join(agent or "human" for agent in agents),
)
def test_every_sequence_leaves_a_record_that_replays(qapp, tmp_path, agents, variant):
    """Plays, undos, redos, branches, notes, saves and reloads end with a sound record and the very same game."""
    for seed in range(SEQUENCES):
        chance = random.Random(f"{agents} {variant} {seed}")
        plan = naishi_plan(*agents, variant=variant, seed=seed)
        table = Table(seated(plan.begin(), plan.seats, "", "Test"), chance, tmp_path / "game.json")
        for _ in range(chance.choice((0, 0, 20, 45, 60))):
            table.play()
        for _ in range(STEPS):
            getattr(table, chance.choice(DEEDS))()
        assert sum(turn.last - turn.first for turn in table.sitting.turns) <= len(table.sitting.match.moves)
        table.reload()


@pytest.mark.parametrize("agents", [(None, "random"), (None, None)], ids=("alone", "hot-seat"))
def test_every_sequence_in_the_window_leaves_the_same_game(person, speaking, tmp_path, agents):
    """Undo, branch, shelf, language, theme, workspace, save and kill, in any order, lose and change nothing."""
    chance = random.Random(f"{agents}")
    person.begin(*agents)
    person.window.do("play.see_all")
    sitter = Sitter(person, chance, tmp_path / "game.json", speaking)
    sitter.wait()
    done = [sitter.do() for _ in range(25)]
    record = person.sitting.record()
    assert records.verify(record).ok, done
    assert left(Sitting.of_record(record)) == left(person.sitting)
