"""An experiment's text as the form sees it: its values, and the edits that change them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.texts import edit
from workbench.lab.setup.form_text import FormText


@dataclass(frozen=True)
class ExperimentText(FormText):
    """One state of the text."""

    KIND = "experiment"

    @property
    def names(self) -> dict[str, list[str]]:
        """The maps and the variants that are named."""
        return {key: [str(name) for name in self.get(key, [])] for key in ("maps", "variants")}

    @property
    def players(self) -> list[int]:
        """The player counts."""
        return [count for count in self.get("players", []) if isinstance(count, int)]

    @property
    def lineups(self) -> list[str | list[str]]:
        """The line-ups: a name for all seats, or a name for each."""
        return [
            each if isinstance(each, str) else [str(name) for name in each]
            for each in self.get("lineups", [])
            if isinstance(each, str | list)
        ]


def read(path: Path, text: str) -> ExperimentText | None:
    """Read a text, or give nothing where it is no mapping of keys and values."""
    return ExperimentText.read(path, text)


def written_down(values: dict[str, Any]) -> str:
    """Write the values of an experiment as a text, a line for each key in the schema's order.

    >>> print(written_down({"games": 10, "schema": "daimyo/experiment/1", "variants": ["2016"]}), end="")
    schema: daimyo/experiment/1
    variants: ["2016"]
    games: 10
    """
    known = [key for key in ExperimentText.order() if key in values]
    return "".join(f"{key}: {edit.written(values[key])}\n" for key in known)
