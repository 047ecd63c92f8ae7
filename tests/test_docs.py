"""The pages that are made from the program are as the program is now."""

from __future__ import annotations

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

PAGES = ("values.md", "numbers.md", "problems.md")


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_current(name, root):
    """`python docs/generate.py` would change nothing."""
    pages = runpy.run_path(str(root / "docs" / "generate.py"))["PAGES"]
    assert set(pages) == set(PAGES)
    assert pages[name]() == (root / "docs" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["docs/architecture.md", "docs/adding-a-game.md", "CONTRIBUTING.md", "README.md"]
)
def test_paths_that_a_page_names_are_there(name, root):
    """Folders and modules that a page speaks of exist; `<game>` stands for any game, here for the first."""
    page = (root / name).read_text(encoding="utf-8").replace("<game>", "samurai")
    named = re.findall(r"`((?:engine|workbench|schemas|variants|tests|docs)/[\w/.-]*)`", page)
    assert named
    assert [path for path in named if not (root / path).exists() and "dice" not in path] == []


def test_examples_of_the_guide_can_be_read(root):
    """What the guide to a new game shows is Python, JSON and YAML without mistakes of spelling."""
    readers: dict[str, Callable[[str], object]] = {
        "python": ast.parse,
        "json": json.loads,
        "yaml": yaml.safe_load,
    }
    page = (root / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w+)\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert {language for language, _ in blocks} == {*readers, "sh"}
    for language, text in blocks:
        if language in readers:
            assert readers[language](text)


def test_examples_of_the_guide_run(root, tmp_path, monkeypatch):
    """The Python that the guide to a new game shows runs as it stands, one piece after the other."""
    monkeypatch.syspath_prepend(root / "tests" / "contract" / "toys")
    (tmp_path / "guide.py").write_text("\n".join(_guide(root, "python")), encoding="utf-8")
    assert runpy.run_path(str(tmp_path / "guide.py"), run_name="guide")["GAME"].facts.name == "dice-race"


def test_the_script_of_the_guide_lets_a_game_join(root, tmp_path):
    """A game that lies anywhere is known to every command that is started by the guide's script."""
    (script,) = [text for text in _guide(root, "python") if "games.also" in text]
    (tmp_path / "with_dice_race.py").write_text(script, encoding="utf-8")
    shutil.copytree(root / "tests" / "contract" / "toys" / "dice_race", tmp_path / "dice_race")
    started = subprocess.run(
        [sys.executable, str(tmp_path / "with_dice_race.py"), "list", "variants"],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "dice-race" in started.stdout


def _guide(root: Path, language: str) -> list[str]:
    page = (root / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.DOTALL | re.MULTILINE)


def test_links_between_pages_lead_somewhere(root):
    """Every relative link of the documentation names a file that is there."""
    for page in [root / "README.md", root / "CONTRIBUTING.md", *(root / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
