"""Ctrl-C: one ends the work within a moment and keeps what is finished, whoever is thinking; two end at once."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.agents import own

ENDLESS = "while True: pass"
SLEEPING = "import time\n    time.sleep(3600)"
STUBBORN = """while True:
        try:
            while True: sum((1, 2))
        except BaseException:
            print("never", flush=True)"""

AGENT = """
from engine import agents

def thinker(view, chance):
    print("thinking", flush=True)
    {thinking}

agents.register("thinker", thinker)
"""


def listen():
    """Listen to Ctrl-C, whoever started the tests."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(root, thinking, *words):
    """Start the program with an agent that thinks in its own way, and wait until it does."""
    Path("thinker.py").write_text(AGENT.format(thinking=thinking), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "workbench", *words, "--code", "thinker.py"],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # What was started in the background does not listen to Ctrl-C, nor does what it starts.
        preexec_fn=listen,  # noqa: PLW1509  # it sets a signal and nothing else
    )
    assert process.stderr is not None
    # Where two games are played at once, both say so, perhaps on one line.
    assert next(line for line in process.stderr if "thinking" in line)
    return process


SIMULATE = (
    "simulate",
    "--map",
    "strip.yaml",
    "--players",
    "2",
    "--agents",
    "thinker",
    "--json",
    "--jobs",
    "1",
)


def thought_long(process):
    """Wait as long as it takes for a thought to count as a long one, then press Ctrl-C."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(own.LONG)
    process.send_signal(signal.SIGINT)


@pytest.mark.parametrize("thinking", [ENDLESS, SLEEPING])
def test_an_agent_that_never_answers_is_given_up(thinking, root, folder):
    """One Ctrl-C is enough, what was played before, here nothing, is printed, and the agent is named with its move."""
    process = started(root, thinking, *SIMULATE, "--games", "3")
    thought_long(process)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(out)["games"] == 0
    assert "Interrupted after 0 of 3 games." in err
    assert "The agent `thinker`, at its move 1 of game 0, had been thinking for " in err
    assert "daimyo hunt" not in err
    assert "Traceback" not in err


def test_an_experiment_is_given_up_and_can_go_on(root, experiment):
    """The run stays interrupted, with the word how to go on."""
    process = started(root, ENDLESS, "experiment", experiment(lineups=["thinker"], games=2))
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "--resume` goes on" in err
    assert "Traceback" not in err


def test_an_agent_that_catches_everything_is_let_go(root, folder):
    """One Ctrl-C ends the program even where the agent's code does not listen."""
    process = started(root, STUBBORN, *SIMULATE, "--games", "3")
    thought_long(process)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "The agent `thinker`, at its move 1 of game 0, had been thinking for " in err


@pytest.mark.parametrize("thinking", [ENDLESS, SLEEPING, STUBBORN])
def test_it_leaves_a_game_in_the_terminal(thinking, root, folder):
    """Ctrl-C in the middle of its thought ends `daimyo play`, keeps the record and names it."""
    process = started(
        root, thinking, "play", "--map", "strip.yaml", "--seats", "thinker,random", "--record", "left.json"
    )
    thought_long(process)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "The agent `thinker`, at its move 1 of game 0, had been thinking for " in err
    assert json.loads(Path("left.json").read_text(encoding="utf-8"))["agents"] == ["thinker", "random"]


BUSY = """
import time
from workbench.cli.progress import stop_on_interrupt
with stop_on_interrupt() as stop:
    print("ready", flush=True)
    stop.wait()
    print("heard", flush=True)
    while True:
        time.sleep(60)
"""


def test_the_second_is_not_the_first_again(root):
    """Work that hears the first and goes on all the same is ended by the second, with a word about it."""
    process = subprocess.Popen(
        [sys.executable, "-c", BUSY],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        for word in ("ready\n", "heard\n"):
            assert process.stdout.readline() == word
            process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Ended at once" in err


def test_ctrl_c_while_the_commands_are_read_is_a_word(root):
    """Whoever stops the program at once reads one word and no lines of its code."""
    stopping = (
        "import builtins, os, signal\n"
        "before = builtins.__import__\n"
        "def reading(name, *rest):\n"
        "    if name == 'click':\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "    return before(name, *rest)\n"
        "builtins.__import__ = reading\n"
        "from workbench.entry import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", stopping],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        preexec_fn=listen,  # it sets a signal and nothing else
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Interrupted.\n")


@pytest.mark.parametrize("closed", [1, 2])
def test_a_stream_that_is_closed_stops_nothing(root, closed):
    """Where nobody listens to an output the command runs to its end all the same."""
    done = subprocess.run(
        [sys.executable, "-m", "workbench", "list", "maps"],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE if closed == 2 else None,
        stderr=subprocess.PIPE if closed == 1 else None,
        text=True,
        preexec_fn=lambda: os.close(closed),  # it closes a stream and nothing else
        check=False,
    )
    assert done.returncode == 0
    assert not done.stderr
