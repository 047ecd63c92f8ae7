"""What the tests of the engine share: small documents, and ways to read a text as if it were a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from engine import documents
from engine.maps import map as maps
from engine.maps.map import Map
from engine.numbers import plan as plans
from engine.numbers.plan import Plan
from engine.texts import experiment as experiments
from engine.texts import shipped
from engine.texts.library import Library
from engine.texts.problem import Problem
from engine.texts.variant import Variant

HERE = Path("/nowhere/document.yaml")


@pytest.fixture(scope="session")
def strip() -> str:
    """Give a small map on which nothing is wrong: seven capitals in a row, sea all round."""
    return """\
schema: daimyo/map/1
title: Strip  # as long as it is narrow
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~"
  - " ~ E . E . E . E . E . E . E ~"
  - "  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~"
players: [2]
"""


@pytest.fixture(scope="session")
def japan() -> str:
    """Give the text of the published board."""
    return shipped.files("map")["japan"].read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def read_map() -> Callable[[str], Map]:
    """Give a function that reads a text as a map."""
    return lambda text: maps.load(Library({HERE: text}), HERE)


@pytest.fixture(scope="session")
def read_variant() -> Callable[..., Variant]:
    """Give a function that reads a text as a variant and asks whether it makes sense."""
    return lambda text, **changes: documents.load_variant(Library({HERE: text}), HERE, **changes)


@pytest.fixture(scope="session")
def check() -> Callable[[str], list[Problem]]:
    """Give a function that checks a text as a document of whatever kind."""
    return lambda text: documents.check(Library({HERE: text}), HERE)


@pytest.fixture(scope="session")
def codes() -> Callable[[list[Problem]], list[str]]:
    """Give a function that lists the codes of problems."""
    return lambda problems: [problem.code for problem in problems]


@pytest.fixture
def make_plan(tmp_path: Path, strip: str) -> Callable[..., Plan]:
    """Give a function that plans an experiment with small quick games, its values changed as wanted."""

    def make(**changes: object) -> Plan:
        (tmp_path / "strip.yaml").write_text(strip, encoding="utf-8")
        values = {
            "schema": "daimyo/experiment/1",
            "title": "Small",
            "maps": ["./strip.yaml"],
            "variants": ["1998-german", "2016"],
            "players": [2],
            "lineups": ["random"],
            "games": 2_500,
            "seed": 7,
            **changes,
        }
        path = tmp_path / "small.experiment.yaml"
        path.write_text(yaml.safe_dump(values, sort_keys=False), encoding="utf-8")
        library = Library()
        return plans.make(library, experiments.load(library, path))

    return make
