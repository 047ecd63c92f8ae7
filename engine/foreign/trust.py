"""Whose Python may run: what a person named on the command line, or approved on this machine, text by text.

Runs carry the text of the agents that played them. Such text is data to everybody who shows, reports or exports a run;
it becomes code only when its games are played again, and then only if this very text was approved here.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from engine.texts.problem import ProblemError
from engine.texts.saying import say
from engine.texts.source import Place

# Approved for as long as this process lives: what another process of the same person has sent here to be played.
_approved_here: set[str] = set()


def sha256(code: str) -> str:
    """Give the hash by which a text is known."""
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()


def folder() -> Path:
    """Give the folder that holds every approved text in a file named after its hash; a deleted file is a refusal."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "daimyo" / "trusted"


def _file(code: str) -> Path:
    return folder() / f"{sha256(code)}.py"


def is_trusted(code: str) -> bool:
    """Say whether a person has approved exactly this text."""
    return sha256(code) in _approved_here or _file(code).is_file()


def trust(code: str) -> Path:
    """Approve a text on this machine, and give the file that says so."""
    file = _file(code)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, temporary = tempfile.mkstemp(dir=file.parent, suffix=".new")
    with os.fdopen(handle, "wb") as stream:
        stream.write(code.encode("utf-8", "surrogatepass"))
    Path(temporary).replace(file)
    return file


def trust_for_now(code: str) -> None:
    """Approve a text for this process alone."""
    _approved_here.add(sha256(code))


def require(name: str, code: str) -> None:
    """Raise that the code of an agent may not run, unless it is approved."""
    if not is_trusted(code):
        message = say(
            "The agent `{agent}` is Python code that came with the games (SHA-256 {digest}…), and you "
            "have not approved it, so it was not run. `daimyo runs code RUN` shows it, with --trust it may run here.",
            agent=name,
            digest=sha256(code)[:16],
        )
        raise ProblemError([Place(f"agent {name}", 1, 1, 0, 0).problem("code-untrusted", message)])


def codes_of(cells: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Give the text of every agent that the cells of a `run.yaml` bring along, by name."""
    return {
        name: agent["code"]
        for cell in cells
        for name, agent in cell.get("agents", {}).items()
        if isinstance(agent, Mapping) and isinstance(agent.get("code"), str) and agent["code"]
    }
