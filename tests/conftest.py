"""What every test stands on: no screen, a home of its own, and the same compiled rules from run to run."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from workbench import doctor

ROOT = Path(__file__).resolve().parents[1]

# Everything below must happen before Qt or Numba is imported, hence at the import of this file.

# Compiled rules are kept where the program keeps them, so that only a change of the rules compiles them anew;
# the place is settled before the home changes.
USER_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
os.environ.setdefault("NUMBA_CACHE_DIR", str(USER_CACHE / "daimyo" / "kernel"))

# A home for this session alone: no test reads or writes a person's settings, runs or recent files.
HOME = Path(tempfile.mkdtemp(prefix="daimyo-tests-"))
os.environ["HOME"] = str(HOME)
for variable, place in {
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": "run",
}.items():
    (HOME / place).mkdir(parents=True, mode=0o700)
    os.environ[variable] = str(HOME / place)

# No screen, and no habits of the terminal the tests were started from.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for variable in ("DISPLAY", "WAYLAND_DISPLAY", "FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES"):
    os.environ.pop(variable, None)

# `fast` is for every day; on a build machine the same examples come each time; `thorough` is for a long evening.
hypothesis.settings.register_profile("fast", max_examples=50, deadline=None)
hypothesis.settings.register_profile("ci", max_examples=50, deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("thorough", max_examples=1000, deadline=None, print_blob=True)
hypothesis.settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "fast")
)


@pytest.fixture(autouse=True)
def _registered_agents() -> Iterator[None]:
    """Forget the agents that a test registers, so that no other one is offered them."""
    known = getattr(sys.modules.get("engine.agents.own"), "REGISTERED", {})
    before = dict(known)
    yield
    now = getattr(sys.modules.get("engine.agents.own"), "REGISTERED", {})
    if now != before:
        now.clear()
        now.update(before)


def pytest_configure() -> None:
    """Stop with a sentence where Qt would stop with a loader's traceback."""
    libraries = doctor.qt_libraries("offscreen")
    if not libraries.ok:
        pytest.exit(str(libraries), returncode=3)


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    shutil.rmtree(HOME, ignore_errors=True)


@pytest.fixture(scope="session")
def root() -> Path:
    """Give the folder of the whole project."""
    return ROOT


@pytest.fixture(scope="session")
def unsaid() -> Callable[[str, str], list[str]]:
    """Give what finds the parts of a text that a language lacks: sentences, names, and choices without a word."""
    from engine.texts import languages, saying

    def look(text: Any, language: str) -> list[str]:
        if not isinstance(text, saying.Said):
            return []
        known = languages.catalogue(language)
        template = known.get(text.template, text.template)
        if isinstance(text, saying.Name):
            return [] if text.template in known else [text.template]
        if isinstance(text, saying.Joined):
            return [lack for part in text.values["parts"] for lack in look(part, language)]
        lacks = [template] if saying.has_words(template) and text.template not in known else []
        for name, chosen in choices_of(template):
            if str(text.values[name]) not in chosen and "*" not in chosen:
                lacks.append(f"{name}={text.values[name]} in {template}")
        return lacks + [lack for value in text.values.values() for lack in look(value, language)]

    def choices_of(template: str) -> Iterator[tuple[str, Mapping[str, str]]]:
        for piece in saying._pieces(template):
            if piece.choices:
                yield piece.name, piece.choices
            for form in (*piece.forms, *piece.choices.values()):
                yield from choices_of(form)

    return look
