"""The command that does in a terminal what the lab does: it works when it is pasted there."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.texts import shipped
from engine.texts.edit import written
from workbench.documents.document import Document

if TYPE_CHECKING:
    from engine.numbers.plan import Cell

Values = Mapping[str, Any]


def for_file(path: Path) -> str:
    """Give the command that runs an experiment in a file.

    >>> for_file(Path("my duel.experiment.yaml"))
    "daimyo experiment 'my duel.experiment.yaml'"
    """
    return shlex.join(["daimyo", "experiment", str(path)])


def is_comparison(values: Values) -> bool:
    """Say whether an experiment is what `daimyo compare` plays: one map, player count and line-up, several variants."""
    return (
        len(values.get("maps", ())) <= 1
        and len(values["players"]) == len(values["lineups"]) == 1
        and len(values["variants"]) > 1
        and not values.get("vary")
        and bool(values.get("rotate", True))
    )


def for_comparison(
    values: Values, folder: Path, *, until_decided: bool = False, records: Path | None = None
) -> str:
    """Give the command that plays a comparison without a file; names of files are written from the root."""
    lineup = values["lineups"][0]
    words = ["daimyo", "compare"]
    for name in values["variants"]:
        words += ["--variant", _named("variant", name, folder)]
    for name in values.get("maps", ()):
        words += ["--map", _named("map", name, folder)]
    words += ["--players", str(values["players"][0])]
    words += ["--agents", lineup if isinstance(lineup, str) else ",".join(lineup)]
    words += ["--games", str(values["games"]), "--seed", str(values["seed"])]
    for key, value in values.get("set", {}).items():
        words += ["--set", f"{key}={written(value)}"]
    if until_decided:
        words.append("--until-decided")
    if records is not None:
        words += ["--flips", str(records)]
    return shlex.join(words)


def for_cells(cells: Sequence[Cell], games: int, folder: Path, others: Iterable[Document]) -> str:
    """Give the command that plays a cell, or compares it with its baseline where both are played alike.

    Nothing where a terminal would not read what lies open here.
    """
    cell = cells[-1]
    if len({(each.map, each.players, each.lineup, written(each.changes)) for each in cells}) > 1:
        cells = cells[-1:]
    variants = list(dict.fromkeys(each.variant for each in cells))
    named = {"variants": variants, "maps": [cell.map] if cell.map else []}
    unsaved = {each.path for each in others if each.is_modified}
    if any(path in unsaved or not path.exists() for path in own_files(named, folder)):
        return ""
    words = ["daimyo", "compare" if len(variants) > 1 else "simulate"]
    words += [word for name in variants for word in ("--variant", _named("variant", name, folder))]
    words += ["--map", _named("map", cell.map, folder)] if cell.map else []
    alike = len(set(cell.lineup)) == 1
    words += ["--players", str(cell.players), "--agents", cell.lineup[0] if alike else ",".join(cell.lineup)]
    words += ["--games", str(games), "--seed", str(cell.seed)]
    words += [word for key, value in cell.changes.items() for word in ("--set", f"{key}={written(value)}")]
    return shlex.join(words)


def for_document(
    values: Values,
    document: Document,
    others: Iterable[Document],
    *,
    until_decided: bool,
    keeps_records: bool,
) -> str:
    """Give the command for an open experiment; nothing where a terminal would not read what lies open here."""
    folder = document.path.parent
    unsaved = {each.path for each in others if each.is_modified and each is not document}
    if any(path in unsaved or not path.exists() for path in own_files(values, folder)):
        return ""
    is_saved = document.is_shipped or (document.has_file and not document.is_modified)
    if is_comparison(values) and (until_decided or not is_saved):
        records = Path("differing") if keeps_records else None
        return for_comparison(values, folder, until_decided=until_decided, records=records)
    return for_file(document.path) if is_saved else ""


def own_files(values: Values, folder: Path) -> Sequence[Path]:
    """Give the files of one's own that an experiment names."""
    return [
        folder / name
        for kind, key in (("map", "maps"), ("variant", "variants"))
        for name in values.get(key, ())
        if name not in shipped.files(kind)
    ]


def _named(kind: str, name: str, folder: Path) -> str:
    return name if name in shipped.files(kind) else str(folder / name)
