"""How to repeat a run: the commands that write its documents into an empty folder and play it again."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any

import yaml

# Where the run is kept when it is repeated, so that the one that is known already does not stand in for it.
STORE = "again"


def commands(about: Mapping[str, Any]) -> str:
    """Give the commands of a run, by what its `run.yaml` says."""
    names = _file_names(about.get("files", {}))
    code = [name for file, name in names.items() if file.endswith(".py")]
    experiment = f"{_slug(str(about['title']))}.experiment.yaml"
    written = {names[file]: text for file, text in about.get("files", {}).items()}
    written[experiment] = _experiment(about["experiment"], names)
    again = ["daimyo", "experiment", experiment, *(word for name in code for word in ("--code", name))]
    return "\n".join(
        [*(_here_document(*file) for file in written.items()), shlex.join([*again, "--store", STORE])]
    )


def _file_names(files: Mapping[str, str]) -> dict[str, str]:
    """Give each document a file of its own beside the experiment."""
    names: dict[str, str] = {}
    for file in files:
        name = PurePath(file).name or "document.yaml"
        while name in names.values():
            name = f"other-{name}"
        names[file] = name
    return names


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40] or "run"


def _experiment(values: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """Write an experiment whose own documents lie beside it."""

    def beside(name: str) -> str:
        file, _, budget = name.partition(":")
        place = names.get(file)
        if place is None or place.endswith(".py"):
            return name
        return f"./{place}" + (f":{budget}" if budget else "")

    changed = {
        **values,
        **({"maps": [beside(name) for name in values["maps"]]} if "maps" in values else {}),
        "variants": [beside(name) for name in values["variants"]],
        "lineups": [
            beside(lineup) if isinstance(lineup, str) else [beside(name) for name in lineup]
            for lineup in values["lineups"]
        ],
    }
    return yaml.safe_dump(changed, sort_keys=False, allow_unicode=True, width=100)


def _here_document(name: str, text: str) -> str:
    end = "END"
    while end in text.split("\n"):
        end += "X"
    return f"cat > {shlex.quote(name)} <<'{end}'\n{text.rstrip(chr(10))}\n{end}"
