"""`daimyo report`: one page that needs nothing else, says what is so, and can be repeated."""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.metrics import METRICS

# Pictures need the application that windows of other tests need too: whoever comes first must make that one.
pytestmark = pytest.mark.usefixtures("qapp")

VOID = {"meta", "br"}


class Checker(HTMLParser):
    """Reads a page, keeps its text, and sees whether elements are closed and nothing comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag, attrs):
        """Take in the beginning of an element."""
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href", "data") and not (value or "").startswith("#"):
                self.outside.append(f"{tag} {name}={value}")
        if tag in ("script", "link", "iframe", "img", "object"):
            self.outside.append(tag)

    def handle_endtag(self, tag):
        """Take in the end of an element."""
        assert self.open.pop() == tag

    def handle_data(self, data):
        """Take in text."""
        self.text.append(data)


def read(path="report.html"):
    """Read a page and give its text, checked."""
    page = Path(path).read_text(encoding="utf-8")
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    assert checker.outside == []
    assert "@import" not in page
    assert not re.search(r"url\((?!#)", page)
    return page, " ".join(checker.text)


def test_a_page_of_its_own(daimyo, experiment):
    """The page is one file without anything from elsewhere, for light and dark, with charts that have a name."""
    daimyo("experiment", experiment(lineups=["random", ["greedy", "random"]], description="Why < so?"))
    code, out, _ = daimyo("report", "last", "-o", "report.html")
    assert (code, out) == (0, "Wrote report.html.\n")
    page, text = read()
    assert "Why < so?" in text
    assert "prefers-color-scheme:dark" in page
    assert 'class="board on-light"' in page
    assert 'class="board on-dark"' in page
    assert "Skill against luck" in text
    assert all("aria-label=" in chart for chart in re.findall(r'<svg [^>]*class="chart[^>]*>', page))


def test_flips_are_told_in_exact_words(daimyo, experiment):
    """The page counts the flips of German against 2016 by majority and says that they need its absence."""
    daimyo("experiment", experiment(games=400))
    daimyo("report", "last", "-o", "report.html")
    _, text = read()
    _, out, _ = daimyo("compare", "--variant", "1998-german", "--variant", "2016", "--map", "strip.yaml",
                       "--players", "2", "--games", "400", "--seed", "7", "--json")  # fmt: skip
    told = json.loads(out)["flip_rates"]["2016"]["words"]
    assert len(told) == 4
    assert told[-1] == "So winners differ only in games that ended alike without a majority for anybody."
    for sentence in told:
        assert sentence in text


def test_a_varied_rule_is_drawn(daimyo, experiment):
    """Where one rule takes several values there is a line over them for each trend."""
    vary = {"end.tie_threshold": [2, 4, "none"]}
    daimyo("experiment", experiment(variants=["2016"], vary=vary, set={"hand.first": "random"}))
    daimyo("report", "last", "-o", "report.html")
    page, text = read()
    assert "What “Tie limit” does: Samurai (2016)" in text
    assert page.count('class="chart half"') == 6
    assert "In all cells: First hand: Dealt." in text
    assert "Samurai (2016), Tie limit: No limit" in text


def test_only_the_metrics_that_are_wanted(daimyo, experiment):
    """The table of numbers has the metrics that the experiment names; charts stay."""
    daimyo("experiment", experiment(metrics=["drama"]))
    code, _, _ = daimyo("report", "last", "-o", "report.html")
    _, text = read()
    assert code == 0
    assert "Drama" in text
    assert "Decisiveness" not in text
    assert "Who wins" in text


def test_a_metric_of_ones_own_needs_no_code_later(daimyo, experiment):
    """A run that was measured by somebody's metric is reported with its title though the code is gone."""
    Path("mine.py").write_text(
        "from engine.metrics import metric\n\n"
        "@metric('mine', 'Very long games', 'share of games', 'How often.', is_rate=True)\n"
        "def mine(games):\n    return {'all': games.results['turns'] > 25}\n",
        encoding="utf-8",
    )
    try:
        assert daimyo("experiment", experiment(), "--code", "mine.py")[0] == 0
    finally:
        METRICS.pop("mine", None)
    assert daimyo("report", "last", "-o", "report.html")[0] == 0
    assert "Very long games" in read()[1]


@pytest.mark.slow
def test_the_commands_repeat_the_run(daimyo, experiment, folder, root):
    """What the page says to type, in an empty folder, arrives at the same hash: map, variant and agents included."""
    Path("house").mkdir()
    Path("house/mine.yaml").write_text(
        "schema: daimyo/variant/1\ntitle: Mine\nextends: 2016\nend: {tie_threshold: 3}\n", encoding="utf-8"
    )
    Path("first.py").write_text(
        "import engine.agents\n\n\ndef first(view, chance):\n    return 0\n\n\n"
        'engine.agents.register("first", first)\n',
        encoding="utf-8",
    )
    file = experiment(
        title="Do they, 'really'?",
        variants=["./house/mine.yaml", "2016"],
        lineups=["random", ["first", "random"]],
        vary={"hand.first": ["random", "chosen"]},
        games=4,
    )
    code, out, _ = daimyo("experiment", file, "--code", "first.py", "--json")
    assert code == 0
    found = json.loads(out)
    daimyo("report", "last", "-o", "report.html")
    page, text = read()
    assert found["results_sha256"] in text
    commands = re.search(r'<pre id="repeat">(.*?)</pre>', page, re.DOTALL)
    assert commands is not None
    empty = folder / "empty"
    empty.mkdir()
    program = empty / "daimyo"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m workbench "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    done = subprocess.run(
        ["sh", "-e", "-c", html.unescape(commands[1])],
        cwd=empty,
        env={**os.environ, "PYTHONPATH": str(root), "PATH": f"{empty}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"results_sha256 {found['results_sha256']}" in done.stdout


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["xyzzy", "-o", "report.html"], 1, "There is no run `xyzzy`"),
        (["last", "-o", "nowhere/report.html"], 3, "No such file or directory"),
        (["last"], 2, "-o"),
    ],
)
def test_what_it_refuses(words, code, told, daimyo, experiment):
    """What is wrong is said on stderr with its exit code."""
    daimyo("experiment", experiment(games=10))
    found, out, err = daimyo("report", *words)
    assert (found, out) == (code, "")
    assert told in err


def test_people_read_names_and_seats_from_one(daimyo, experiment):
    """Titles stand for ids, seats count from 1, every measure is explained at the end, and no cell is left out."""
    daimyo("experiment", experiment())
    daimyo("report", "last", "-o", "report.html")
    page, text = read()
    assert "Samurai (2016)" in text
    assert "Seat 1" in text
    assert "Seat 0" not in text
    assert "seat 0" not in text
    assert "Strip, 2 players" in text
    assert {"turns, Samurai (1998, German)", "turns, Samurai (2016)"} <= set(
        re.findall(r"turns, Samurai \([^)]*\)", page)
    )
    assert "The same for Samurai (2016)" in text
    assert not {"type-exhausted", "tied-figures", "all-gone", "no-plays"} & set(
        re.findall(r"[a-z]+-[a-z]+", text)
    )
    assert text.index("Glossary") < text.index("Drama (")


def test_who_plays_is_explained(daimyo, experiment):
    """The glossary tells how each agent plays, and the table of agents does so where the mouse rests."""
    daimyo("experiment", experiment(variants=["2016"], lineups=[["greedy", "random"]]))
    daimyo("report", "last", "-o", "report.html")
    page, text = read()
    assert " games in 1 cell, " in text
    assert "An agent that takes any legal move." in text
    assert '<td title="An agent that takes the move that looks best at once.">greedy</td>' in page


def test_the_overview_has_room_and_is_printed(daimyo, experiment):
    """Its columns keep their width on a narrow screen, and its colours on paper."""
    daimyo("experiment", experiment(lineups=["greedy", "random"]))
    daimyo("report", "last", "-o", "report.html")
    page, _ = read()
    assert re.search(r'class="cells" style="--columns:[2-9]"', page)
    assert "print-color-adjust:exact" in page
