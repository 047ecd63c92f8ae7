"""Whatever people and agents do at the table: the record replays, and the reloaded game is the one that was left."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.play.match import folded, turn_in_play
from engine.records import record as records
from engine.texts import shipped
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting, seated
from workbench.table.setup.plan import Plan

LINE_UPS = (
    (None, "greedy"),
    (None, None),
    ("greedy", None, None),
    (None, "random", "greedy"),
    ("greedy", "random"),
)
SEQUENCES, STEPS = 9, 25
DEEDS = ("play", "play", "play", "helped", "undo", "undo", "redo", "note", "look", "branch", "seat", "reload")


@cache
def rules_for(players, variant):
    """Give the rules of a game, for two on the smallest board."""
    chart = shipped.files("map")["twin-lakes" if players == 2 else "japan"]
    rules = shipped.files("variant")[variant]
    seats = tuple(Seat("", None, number) for number in range(players))
    return Plan(chart, rules, seats, 0, {}).begin().rules


def begun(agents, variant, seed):
    """Give a game that has just begun."""
    from engine.play.match import Match

    seats = tuple(
        Seat(agent.capitalize() if agent else f"Anna {n}", agent, n) for n, agent in enumerate(agents)
    )
    return seated(Match(rules_for(len(agents), variant), seed), seats, "twin-lakes", "Test")


def left(sitting):
    """Give everything that a game must be found with again."""
    match, turns = sitting.match, sitting.told()["turns"]
    last = turn_in_play(turns, is_over=match.is_over)
    return {
        "state": match.rules.state(match.position),
        "moves": len(match.moves),
        "setup": sitting.told()["setup"],
        "turns": [{key: turn.get(key) for key in ("player", "plays", "captures", "drew")} for turn in turns],
        "notes": folded(match.notes, last),
        "undone": folded(match.undone, last),
        "names": match.names,
        "agents": match.agents,
        "helped": sitting.record().get("helped", []),
        "people": [(seat.given, seat.colour) for seat in sitting.seats if seat.is_person],
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

    def seat(self):
        """Give the seat of the agent that decides to somebody else."""
        decides = self.sitting.decides
        if decides is not None and not decides.is_person:
            self.sitting.give_seat(self.sitting.decider, self.chance.choice(["random", "greedy", None]))

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


class Sitter:
    """Does at random, in the window, what a person can do there."""

    deeds = ("decide", "decide", "decide", "undo", "undo", "redo", "note", "branch", "look", "shelf", "kill")
    rare = ("theme", "workspace", "language", "save", "open_again", "analyse", "analyse", "lens", "line")

    def __init__(self, person, chance, path, speak):
        self.person, self.chance, self.path, self.speak = person, chance, path, speak
        self.table = person.workspace

    def do(self):
        """Do something, then wait until a person is to decide."""
        deed = self.chance.choice(self.deeds if self.chance.random() < 0.85 else self.rare)
        getattr(self, deed)()
        self.wait()
        # Nothing is marked where a person is about to play.
        assert not (self.person.sitting.awaits_person and self.table.page.stage.can_magnify), deed
        return deed

    def wait(self):
        """Wait until a person decides; while the past is shown nobody does."""
        if self.person.sitting.is_live:
            self.person.wait_for_me()

    @property
    def people(self):
        """Give those who decide themselves, and nobody for an ended game."""
        return (None, *(seat for seat in self.person.sitting.seats if seat.is_person))

    def decide(self):
        """Play something."""
        sitting = self.person.sitting
        sitting.show_live()
        if self.table.sitting.awaits_person:
            moves = sitting.rules.legal_moves(sitting.match.position)
            self.table.play(self.chance.choice(moves))

    def undo(self):
        """Press Ctrl+Z, also while an agent thinks."""
        self.person.window.do("edit.undo")

    def redo(self):
        """Press Ctrl+Shift+Z."""
        self.person.window.do("edit.redo")

    def note(self):
        """Write a note on what is shown."""
        self.table.page.log.field.setText("hm")
        self.table.page.log.add_note()

    def branch(self):
        """Go on from the shown position as another game."""
        self.person.window.do("play.branch")

    def look(self):
        """Look at any position."""
        self.person.sitting.show(self.chance.randint(0, len(self.person.sitting.match.moves)))

    def theme(self):
        """Choose the other theme."""
        from workbench.settings import THEME

        settings = self.person.window.settings
        settings.set(THEME, "light" if settings.word(THEME) == "dark" else "dark")

    def workspace(self):
        """Go away and come back."""
        self.person.window.show_workspace("rules")
        self.person.window.show_workspace("table")

    def language(self):
        """Choose another language."""
        before = left(self.person.sitting)
        self.speak(self.chance.choice(("de", "pl")))
        assert left(self.person.sitting) == before

    def analyse(self):
        """Have the moves so far judged and go to a marked one, or give that up."""
        before = left(self.person.sitting)
        self.person.window.do("play.analyse")
        analyst = self.table.page.analyst
        self.person.qtbot.waitUntil(lambda: analyst.is_done or not analyst.is_begun, timeout=60_000)
        self.person.window.do("play.next_marked")
        assert left(self.person.sitting) == before

    def lens(self):
        """Put the lens over what is marked, or away."""
        self.person.window.do("play.lens")

    def line(self):
        """Play the best line as a look ahead, or go back."""
        self.person.window.do("play.best_line")

    def save(self):
        """Press Ctrl+S."""
        self.person.sitting.path = self.path
        self.person.window.do("play.save")
        found = records.load(self.path)
        assert records.verify(found).ok
        assert left(Sitting.of_record(found)) == left(self.person.sitting)

    def open_again(self):
        """Save, and open the file."""
        self.save()
        before, old = left(self.person.sitting), self.person.sitting
        self.table.open_record(self.path)
        self.person.qtbot.waitUntil(lambda: self.person.sitting is not old, timeout=60_000)
        assert left(self.person.sitting) == before

    def shelf(self):
        """Put the game on the shelf and take it from there."""
        if not self.person.sitting.match.moves:
            return
        before, key = left(self.person.sitting), self.person.sitting.origin.key
        self.person.window.do("play.shelf")
        if self.table.store.find(key) is not None:
            self.table.resume(key)
        else:
            self.table.open_record(self.path)
        self.person.qtbot.waitUntil(lambda: self.person.sitting is not None, timeout=60_000)
        assert left(self.person.sitting) == before

    def kill(self):
        """Begin anew over the same storage, without a farewell: the very game lies on the table."""
        from workbench.table.workspace import TableWorkspace

        self.wait()
        self.person.qtbot.waitUntil(lambda: not self.table.autosave._soon.isActive(), timeout=5_000)
        # While the past is shown agents wait; over the same storage one would play on at once.
        if not self.table.store.on_table or self.person.sitting.decides not in self.people:
            return
        fresh = TableWorkspace(self.person.window)
        fresh.restore_state({})
        self.person.qtbot.waitUntil(lambda: fresh.sitting is not None, timeout=60_000)
        assert left(fresh.sitting) == left(self.person.sitting)
        fresh.driver.close()
        fresh.autosave.watch(None, at_once=False)
        fresh.deleteLater()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("agents", [(None, "greedy"), (None, None)], ids=("alone", "hot-seat"))
def test_every_sequence_in_the_window_leaves_the_same_game(
    person, speaking, tmp_path, monkeypatch, agents, seed
):
    """Undo, branch, shelf, language, analysis, workspace, save and kill, in any order, lose and change nothing."""
    monkeypatch.setattr("workbench.table.analysis.analyst.ANALYST", "mcts:6")
    chance = random.Random(f"{agents} {seed}")
    person.begin(*agents, board="twin-lakes", seed=seed)
    if seed % 2:
        person.skip_setup()
    person.window.do("play.see_all")
    sitter = Sitter(person, chance, tmp_path / "game.json", speaking)
    sitter.wait()
    done = [sitter.do() for _ in range(25)]
    record = person.sitting.record()
    assert records.verify(record).ok, done
    assert left(Sitting.of_record(record)) == left(person.sitting)
