"""Ctrl-C: one ends the work within a moment and keeps what is finished, whoever is thinking; two end at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

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


def started(root, thinking, *words):
    """Start the program with an agent that thinks in its own way, and wait until it does."""
    Path("thinker.py").write_text(AGENT.format(thinking=thinking), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "workbench", *words, "--code", "thinker.py"],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert next(line for line in process.stderr if line == "thinking\n")
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


@pytest.mark.parametrize("thinking", [ENDLESS, SLEEPING])
def test_an_agent_that_never_answers_is_given_up(thinking, root, folder):
    """One Ctrl-C is enough, and what was played before, here nothing, is printed."""
    process = started(root, thinking, *SIMULATE, "--games", "3")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(out)["games"] == 0
    assert "Interrupted after 0 of 3 games." in err
    assert "No game of Samurai (1998, English) was over yet." in err
    assert "`daimyo hunt --variant 1998-english`" in err
    assert "Traceback" not in err


def test_an_experiment_is_given_up_and_can_go_on(root, experiment):
    """The run stays interrupted, with the word how to go on."""
    process = started(root, ENDLESS, "experiment", experiment(lineups=["thinker"], games=2))
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "--resume` goes on" in err
    assert "Traceback" not in err


def test_a_second_one_ends_at_once(root, folder):
    """Where even the first is caught by the agent, the second ends the program."""
    process = started(root, STUBBORN, *SIMULATE, "--games", "3")
    process.send_signal(signal.SIGINT)
    assert process.stderr is not None
    assert next(line for line in process.stderr if line == "never\n")
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130


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
