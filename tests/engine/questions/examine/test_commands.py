"""Every figure of a critique can be had again by the command beside its sentence, and every interval."""

from __future__ import annotations

import json
import shlex

import pytest
from click.testing import CliRunner

from engine.questions.examine.examination import examine
from workbench.cli import daimyo


@pytest.mark.parametrize(
    ("variant", "games", "only"),
    [
        ("leaky/tight", 2_000, ()),
        ("2016", 800, ("fair", "alive")),
        ("naishi/base", 300, ("fair", "skill")),
        ("seven-samurai/normal", 350, ("fair",)),
    ],
)
def test_every_figure_is_repeated_by_its_command(about, variant, games, only):
    """The command beside a sentence prints its figure with its interval, and where it asks again the very sentence."""
    found = examine(about(variant), games=games, seed=4, only=only)
    told = [each for chapter in found.chapters for each in chapter.findings if each.value is not None]
    assert told
    for command in dict.fromkeys(each.command for each in told):
        result = CliRunner().invoke(daimyo, [*shlex.split(command)[1:], "--json"])
        assert result.exit_code == 0, command
        printed = json.loads(result.stdout)
        for each in (each for each in told if each.command == command):
            if "findings" in printed:
                assert each.as_json() in printed["findings"]
            else:
                assert all(_holds(printed, number) for number in (each.value, *(each.ci95 or ()))), each


@pytest.mark.parametrize("kind", ["first-turn", "try"])
def test_two_figures_of_a_sentence_are_both_repeated(about, kind):
    """What is told from two lots of games has a command that plays both, so that it says the very sentence."""
    found = examine(about("leaky/tight", start=6), games=300, seed=1, only=["fair", "try"])
    told = [each for chapter in found.chapters for each in chapter.findings if each.kind == kind]
    assert told
    assert all(each.command.startswith("daimyo examine ") for each in told)


def _holds(printed, value):
    """Say whether a number stands anywhere in what was printed; that no game was flipped is an empty list."""
    if isinstance(printed, dict):
        return any(_holds(part, value) for part in printed.values())
    if isinstance(printed, list):
        return len(printed) == value == 0 or any(_holds(part, value) for part in printed)
    return isinstance(printed, int | float) and printed == pytest.approx(value, abs=1e-9)
