"""What the tests of commands share: the program run here, in a folder of its own with a small map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from workbench.cli import main
from workbench.cli.options import COMPILING

STRIP = """\
schema: daimyo/map/1
title: Strip
legend: {"~": sea, ".": land, E: capital}
terrain:
  - "  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~"
  - " ~ E . E . E . E . E . E . E ~"
  - "  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~"
players: [2]
"""

Ran = tuple[int, str, str]


@pytest.fixture
def daimyo(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Give a function that runs the program here and gives its exit code, stdout and stderr."""

    def run(*words: object) -> Ran:
        with pytest.raises(SystemExit) as stop:
            main(list(map(str, words)))
        printed = capsys.readouterr()
        code = stop.value.code
        assert isinstance(code, int)
        # Whichever test comes first on a new machine waits for the compiler, and is told so.
        return code, printed.out, printed.err.replace(f"{COMPILING}\n", "")

    return run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder with a small map and a store of runs of its own, from where the program is run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DAIMYO_RUNS", str(tmp_path / "runs"))
    Path("strip.yaml").write_text(STRIP, encoding="utf-8")
    return tmp_path


@pytest.fixture
def experiment(folder: Path) -> Callable[..., str]:
    """Give a function that writes a small experiment, its values changed as wanted, and gives its file's name."""

    def write(**changes: object) -> str:
        values = {
            "schema": "daimyo/experiment/1",
            "title": "Small",
            "maps": ["./strip.yaml"],
            "variants": ["1998-german", "2016"],
            "players": [2],
            "lineups": ["random"],
            "games": 200,
            "seed": 7,
            **changes,
        }
        Path("small.experiment.yaml").write_text(yaml.safe_dump(values, sort_keys=False), encoding="utf-8")
        return "small.experiment.yaml"

    return write
