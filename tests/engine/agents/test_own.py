"""Agents that people write in Python."""

from __future__ import annotations

import contextlib
import textwrap
import threading
from random import Random

import numpy as np
import pytest

from engine import agents
from engine.agents import own, seats
from engine.foreign import aside, trust
from engine.play.halting import Halt, Halted
from engine.play.sight import Sight
from engine.texts.problem import ProblemError
from engine.texts.saying import in_language


def write(tmp_path, code):
    """Write a file of code."""
    path = tmp_path / "my_agent.py"
    path.write_text(textwrap.dedent(code), encoding="utf-8")
    return path


def problem_of(call, *arguments):
    """Give the one problem that a call raises."""
    with pytest.raises(ProblemError) as caught:
        call(*arguments)
    (problem,) = caught.value.problems
    return problem


def test_a_registered_function_plays(samurai):
    """It gets a view of its own seat and chance of its own, and answers with a move or the place of one."""
    seen = []

    def fickle(view, chance):
        """Takes the first move by itself, and the last by its place."""
        seen.append((view.seat, chance.random()))
        return len(view.moves) - 1 if len(seen) % 2 else view.moves[0]

    agents.register("fickle", fickle)
    rules = samurai(2)
    results = np.zeros(2, rules.kernel.RESULT)
    agents.lineup_of(rules, ["fickle", "random"]).play(results, 1)
    assert (results["turns"] > 0).all()
    assert {seat for seat, _ in seen} == {0}


def test_a_registered_agent_is_listed(tmp_path):
    """It is named like any other, with its file and the first line of what it says about itself."""
    agents.load_code(
        write(
            tmp_path,
            '''
            from engine import agents

            def first(view, chance):
                """Always the first move."""
                return 0

            agents.register("first", first)
            ''',
        )
    )
    (entry,) = [entry for entry in agents.listed() if entry["name"] == "first"]
    assert entry["title"] == "Always the first move"
    assert entry["path"].endswith("my_agent.py")
    assert agents.read("first").is_own


def test_it_never_sees_the_position(samurai):
    """What it is given names neither seed nor other hands."""
    shown = []

    def curious(view, chance):
        shown.append(view)
        return 0

    agents.register("curious", curious)
    rules = samurai(3)
    player = agents.player("curious", rules, 7, 0, 0)
    player(rules.start(7))
    assert "seed" not in str(shown[0])
    assert not hasattr(shown[0], "position")


def test_its_chance_is_its_own(samurai):
    """The same seed, game and seat give the same draws, another game others."""
    drawn = []

    def lucky(view, chance):
        drawn.append(chance.random())
        return 0

    agents.register("lucky", lucky)
    rules = samurai(2)
    for number in (1, 1, 2):
        agents.player("lucky", rules, 3, number, 0)(rules.start(3, number))
    assert drawn[0] == drawn[1] != drawn[2]


@pytest.mark.parametrize("answer", [-1, 10**6, "first", None, True])
def test_a_move_that_is_none_is_refused(samurai, answer):
    """An answer that is no move is a problem at the function, and no traceback."""
    agents.register("odd", lambda view, chance: answer)
    rules = samurai(2)
    problem = problem_of(agents.player("odd", rules, 1, 0, 0), rules.start(1))
    assert problem.code == "agent-move"
    assert problem.file.endswith("test_own.py")
    assert problem.message.startswith("The agent `odd`, at its move 1 of game 0, gave ")


def test_a_function_that_fails_is_named_with_its_line(samurai, tmp_path):
    """The line of the user's own file is what the report shows."""
    agents.load_code(
        write(
            tmp_path,
            """\
            from engine import agents

            def wild(view, chance):
                return {}["nothing"]

            agents.register("wild", wild)
            """,
        )
    )
    rules = samurai(2)
    problem = problem_of(agents.player("wild", rules, 1, 0, 0), rules.start(1))
    assert (problem.code, problem.line) == ("agent-failed", 4)
    assert "KeyError" in problem.message


@pytest.mark.parametrize(
    ("code", "expected", "line"),
    [
        ("x = 1\n", "code-idle", 1),
        ("import nothing_of_that_name\n", "code-failed", 1),
        ("x = 1\nx = = 2\n", "code-failed", 2),
        ("x = 1\n\nraise SystemExit(3)\n", "code-failed", 3),
        ("x = 1\nraise KeyboardInterrupt\n", "code-failed", 2),
        ("x = 1\nopen('no/weights')\n", "code-failed", 2),
    ],
)
def test_a_file_that_is_no_good_is_refused(tmp_path, code, expected, line):
    """A file that fails or registers nothing is a problem with its place."""
    problem = problem_of(agents.load_code, write(tmp_path, code))
    assert (problem.code, problem.line) == (expected, line)


def test_a_file_that_never_ends_is_refused(tmp_path, monkeypatch):
    """A file that hangs while it is loaded is let go of after a while, and its line is told."""
    monkeypatch.setattr(own, "SECONDS", 0.2)
    problem = problem_of(agents.load_code, write(tmp_path, "x = 1\nwhile True:\n    x += 1\n"))
    assert problem.code == "agent-slow"
    assert problem.line in (2, 3)
    assert problem.message == "This file was not read to its end within 0.2 s."


def test_a_file_that_is_not_there_is_refused(tmp_path):
    """A missing file is a problem too."""
    assert problem_of(agents.load_code, tmp_path / "none.py").code == "code-unreadable"


def test_a_file_may_bring_metrics_instead(tmp_path):
    """The same option loads metrics, so a file with one of those is not idle."""
    from engine import metrics

    code = """
    from engine import metrics

    @metrics.metric("mine", "Mine", "games", "One for each game.")
    def mine(games):
        return {}
    """
    try:
        agents.load_code(write(tmp_path, code))
    finally:
        assert metrics.METRICS.pop("mine")


@pytest.mark.parametrize("name", ["greedy", "with space", "7up", "a:b", ""])
def test_a_name_must_be_free_and_plain(name):
    """Shipped names are taken, and a name must fit into a line-up."""
    assert problem_of(agents.register, name, lambda view, chance: 0).code == "agent-name"


def test_an_own_agent_takes_no_budget():
    """A budget behind its name is refused."""
    agents.register("mine", lambda view, chance: 0)
    assert problem_of(agents.read, "mine:100").code == "agent-budget"


class Spiteful:
    """Something that fails when it is looked at."""

    def __index__(self):
        raise LookupError("no number")

    def __repr__(self):
        raise LookupError("no words")


class Mute:
    """Something that is no number and has no words."""

    def __repr__(self):
        raise LookupError("no words")


class WordlessError(Exception):
    """An error that cannot say what is wrong."""

    def __str__(self):
        raise LookupError("no words")


def leaves(view, chance):
    """Ends the program."""
    raise SystemExit(0)


def sulks(view, chance):
    """Fails without words."""
    raise WordlessError


def interrupts(view, chance):
    """Does as if somebody had pressed Ctrl-C."""
    raise KeyboardInterrupt


def misnames(view, chance):
    """Asks the engine for what is not there, and gets one of its problems."""
    return agents.read("nobody")


@pytest.mark.parametrize(
    "function", [leaves, sulks, interrupts, misnames, lambda *_: Spiteful(), lambda *_: Mute()]
)
def test_whatever_a_function_does_is_a_sentence(samurai, function):
    """Ending the program, or answers and errors that fail when they are looked at, are problems with game and move."""
    agents.register("odd", function)
    rules = samurai(2)
    problem = problem_of(agents.player("odd", rules, 1, 5, 0), rules.start(1))
    assert problem.code == "agent-failed"
    assert problem.message.startswith("The agent `odd`, at its move 1 of game 5, failed: ")


def loops(view, chance):
    """Thinks for ever."""
    while True:
        pass


def silent(view, chance):
    """Gives nothing."""


def dozes(view, chance):
    """Waits for something that never comes, where no exception reaches it."""
    threading.Event().wait()


@pytest.fixture
def deaf():
    """Give an agent that no exception stops until its test is over, lest it take half a core from all later ones."""
    is_over = threading.Event()

    def insists(view, chance):
        while not is_over.is_set():
            with contextlib.suppress(BaseException):
                while not is_over.is_set():
                    pass

    yield insists
    is_over.set()


@pytest.mark.parametrize("function", [loops, dozes])
def test_endless_thinking_is_a_sentence(samurai, function):
    """Who gives no answer within its time is named with game, move and time, at the line where it was."""
    agents.register("slow", function, seconds=0.1)
    rules = samurai(2)
    problem = problem_of(agents.player("slow", rules, 1, 5, 0), rules.start(1))
    first = function.__code__.co_firstlineno
    assert problem.code == "agent-slow"
    assert problem.message == "The agent `slow`, at its move 1 of game 5, gave no answer within 0.1 s."
    assert first < problem.line <= first + 3


def test_a_stuck_agent_holds_up_nobody(samurai):
    """While the threads of some are stuck for ever, others answer as before."""
    agents.register("slow", dozes, seconds=0.05)
    agents.register("quick", lambda view, chance: 0)
    rules = samurai(2)
    for number in range(3):
        assert problem_of(agents.player("slow", rules, 1, number, 0), rules.start(1)).code == "agent-slow"
        move = agents.player("quick", rules, 1, number, 0)(rules.start(1))
        assert move in rules.legal_moves(rules.start(1))


def test_one_that_listens_to_nothing_is_let_go(samurai, deaf):
    """Even code that catches whatever is raised in it ends in a sentence."""
    agents.register("deaf", deaf, seconds=0.05)
    rules = samurai(2)
    problem = problem_of(agents.player("deaf", rules, 1, 0, 0), rules.start(1))
    assert problem.code == "agent-slow"


def test_a_wish_to_stop_ends_its_thinking(samurai):
    """A set wish frees whoever waits, without a problem: nothing went wrong."""
    wish = Halt()

    def begins(view, chance):
        wish.set()
        threading.Event().wait()

    agents.register("stopped", begins, seconds=None)
    rules = samurai(2)
    with pytest.raises(Halted):
        agents.player("stopped", rules, 1, 0, 0, wish)(rules.start(1))


@pytest.mark.parametrize("seconds", [0, -1.0, float("nan")])
def test_no_time_is_no_limit(seconds):
    """A limit must leave some time to think."""
    with pytest.raises(ProblemError) as caught:
        agents.register("mine", lambda view, chance: 0, seconds=seconds)
    assert caught.value.problems[0].code == "agent-seconds"


def test_what_went_wrong_is_told_by_the_title_of_the_game(samurai):
    """At the table people know a game by its title, and its moves as they count them."""
    agents.register("odd", silent)
    rules = samurai(2)
    problem = problem_of(agents.player("odd", rules, 1, 0, 0), rules.start(1))
    said = own.told_of(problem, "Playtest 2", 13)
    assert said.startswith("The agent `odd`, at its move 13 of Playtest 2, gave None where ")
    assert in_language(said, "de").startswith("Der Agent `odd`, bei seinem Zug 13 in „Playtest 2“: ")


def test_a_rewritten_view_changes_no_rule(samurai):
    """Moves that a function writes into its view are no moves."""

    def forger(view, chance):
        object.__setattr__(view, "moves", (1 << 60,))
        return 1 << 60

    agents.register("forger", forger)
    rules = samurai(2)
    problem = problem_of(agents.player("forger", rules, 1, 0, 0), rules.start(1))
    assert problem.code == "agent-move"


def test_what_it_prints_stays_out_of_the_results(samurai):
    """Stdout belongs to results: what own code prints when it is asked goes aside, and nothing else does."""
    asides = []

    def talker(view, chance):
        asides.append(aside.is_meant())
        return 0

    agents.register("talker", talker)
    rules = samurai(2)
    agents.player("talker", rules, 1, 0, 0)(rules.start(1))
    assert (asides, aside.is_meant()) == ([True], False)


def test_its_chance_tells_nothing_about_the_seed(samurai):
    """The generator is keyed by a hash of the seed: it is none that the seat's stream could have made."""
    given = []

    def curious(view, chance):
        given.append(chance.getstate())
        return 0

    agents.register("curious", curious)
    rules = samurai(2)
    agents.player("curious", rules, 3, 1, 0)(rules.start(3, 1))
    stream = seats.stream_for(3, 1, 0)
    assert given[0] != Random(int(stream.chance)).getstate()
    assert given[0] == own.chance_for(3, 1, 0).getstate()
    assert own.chance_for(3, 1, 0).getstate() != own.chance_for(4, 1, 0).getstate()


def test_foreign_code_that_registers_another_name_is_refused(tmp_path, monkeypatch):
    """Approved code that does not bring the agent it came as is a problem, not a traceback."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code = 'from engine import agents\nagents.register("other", lambda view, chance: 0)\n'
    trust.trust(code)
    assert problem_of(own.found, "mine", code).code == "code-idle"


def test_an_agent_may_see_numbers(samurai):
    """Who is registered with `rows` gets what the seat may see as the row that researchers' programs learn from."""
    rules, seen = samurai(2), []

    def learned(view, chance):
        seen.append(view.row)
        return 0

    def plain(view, chance):
        seen.append(view.row)
        return 0

    agents.register("learned", learned, rows=True)
    agents.register("plain", plain)
    position = rules.start(1)
    agents.player("learned", rules, 1, 0, 0)(position)
    agents.player("plain", rules, 1, 0, 0)(position)
    assert seen[0].tolist() == Sight(rules).observation(position, 0).tolist()
    assert seen[1] is None
