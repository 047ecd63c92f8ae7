"""Whatever people and agents do at the table: the record replays, and the reloaded game is the one that was left."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine import record as records
from engine import shipped
from engine.match import folded, turn_in_play
from workbench.table import beginning
from workbench.table.plan import Plan
from workbench.table.sitting import Seat, Sitting

LINE_UPS = (
    (None, "greedy"),
    (None, None),
    ("greedy", None, None),
    (None, "random", "greedy"),
    ("greedy", "random"),
)
SEQUENCES, STEPS = 14, 25
DEEDS = ("play", "play", "play", "helped", "undo", "undo", "redo", "note", "look", "branch", "reload")


@cache
def rules_for(players, variant):
    """Give the rules of a game, for two on the smallest board."""
    chart = shipped.files("map")["twin-lakes" if players == 2 else "japan"]
    rules = shipped.files("variant")[variant]
    seats = tuple(Seat("", None, number) for number in range(players))
    return beginning.begin(Plan(chart, rules, seats, 0, {}, "")).rules


def begun(agents, variant, seed):
    """Give a game that has just begun."""
    from engine.match import Match

    seats = tuple(
        Seat(agent.capitalize() if agent else f"Anna {n}", agent, n) for n, agent in enumerate(agents)
    )
    return Sitting(Match(rules_for(len(agents), variant), seed), seats, "twin-lakes", "Test")


def left(sitting):
    """Give everything that a game must be found with again."""
    match, turns = sitting.match, sitting.told()["turns"]
    last = turn_in_play(turns, is_over=match.is_over)
    return {
        "state": match.rules.state(match.position),
        "moves": len(match.moves),
        "setup": sitting.told()["setup"],
        "turns": [{key: turn[key] for key in ("player", "plays", "captures", "drew")} for turn in turns],
        "notes": folded(match.notes, last),
        "undone": folded(match.undone, last),
        "names": match.names,
        "agents": match.agents,
        "helped": sitting.record().get("helped", []),
        "seats": sitting.seats,
        "feedback": match.feedback,
    }


class Table:
    """Does at random what can be done at a table."""

    def __init__(self, sitting, chance, path):
        self.sitting, self.chance, self.path = sitting, chance, path
        self.said = 0

    def play(self):
        """Play a legal move, whoever decides."""
        if not self.sitting.is_over:
            self.sitting.play(self.chance.choice(self.sitting.rules.legal_moves(self.sitting.match.position)))

    def helped(self):
        """Let an agent decide for the person whose turn it is."""
        if self.sitting.decider in self.sitting.people:
            moves = self.sitting.rules.legal_moves(self.sitting.match.position)
            self.sitting.play(moves[0], "mcts:400")

    def undo(self):
        """Take back, a few times."""
        for _ in range(self.chance.choice((1, 1, 2, 5))):
            self.sitting.undo()

    def redo(self):
        """Play again, a few times."""
        for _ in range(self.chance.choice((1, 1, 2, 5))):
            self.sitting.redo()

    def note(self):
        """Write a note on the shown turn."""
        self.said += 1
        self.sitting.note(f"note {self.said}", player=self.chance.choice((None, 0)))

    def look(self):
        """Look at any position."""
        self.sitting.show(self.chance.randint(0, len(self.sitting.match.moves)))

    def branch(self):
        """Go on from the shown position as another game."""
        self.sitting = self.sitting.branch()

    def reload(self):
        """Save, and go on with what the file says."""
        before = left(self.sitting)
        self.sitting.save(self.path)
        found = records.load(self.path)
        verdict = records.verify(found)
        assert verdict.ok, verdict
        again = Sitting.of_record(found, "Test")
        assert left(again) == before
        assert records.text(again.record()) == self.path.read_text(encoding="utf-8")
        self.sitting = again


@pytest.mark.parametrize("variant", ["1998-english", "2016", "1998-german"])
@pytest.mark.parametrize(
    "agents", LINE_UPS, ids=lambda agents: "-".join(agent or "human" for agent in agents)
)
def test_every_sequence_leaves_a_record_that_replays(qapp, tmp_path, agents, variant):
    """Plays, undos, redos, branches, notes, saves and reloads end with a sound record and the very same game."""
    for seed in range(SEQUENCES):
        chance = random.Random(f"{agents} {variant} {seed}")
        table = Table(begun(agents, variant, seed), chance, tmp_path / "game.json")
        for _ in range(chance.choice((0, 0, 20, 45, 60))):
            table.play()
        done = []
        for _ in range(STEPS):
            done.append(chance.choice(DEEDS))
            getattr(table, done[-1])()
        table.reload()
