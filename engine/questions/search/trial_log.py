"""What a search keeps of its trials: a line for each, which survives a kill and is not believed blindly."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection
from math import isfinite
from pathlib import Path
from typing import Any

from engine.questions.search.candidates import Genome
from engine.questions.search.race import Measured, Outcome
from engine.texts.writing import write_atomically

FILE = "trials.jsonl"
KINDS = ("trial", "semifinal", "middle", "final", "confirmed")


def interrupted_after(folder: Path) -> int:
    """Count the trials that are kept in a folder, none where they came to their end and something was confirmed.

    A small space has fewer candidates than a search may try.
    """
    path = folder / FILE
    kept = path.read_bytes() if path.is_file() else b""
    return 0 if b'"kind": "confirmed"' in kept else kept.count(b'"kind": "trial"')


class TrialLog:
    """A file of finished trials, of those that met in the final, and of those that were confirmed."""

    def __init__(
        self,
        folder: Path,
        measures: Collection[str],
        could_be: Callable[[Genome, Outcome], bool] | None = None,
    ) -> None:
        """Read what is kept in a folder, as far as it could be of this search."""
        self.path = folder / FILE
        self.kept: dict[str, dict[int, Outcome]] = {kind: {} for kind in KINDS}
        # What was tried: a trial is never taken for another, even if somewhere else another had been asked.
        self.genomes: dict[int, Genome] = {}
        # Where a log with a line that is none was put; nothing where all lines are sound.
        self.set_aside: Path | None = None
        self._read(measures, could_be)

    def _read(self, measures: Collection[str], could_be: Callable[[Genome, Outcome], bool] | None) -> None:
        """Read the finished trials; a last line that was cut off is forgotten, any other damage is set aside."""
        if not self.path.is_file():
            return
        content = self.path.read_bytes()
        lines = content.splitlines(keepends=True)
        sound = 0
        for line in lines:
            told = _told(line, measures)
            if told is None or (could_be is not None and not could_be(*told[2:])):
                break
            kind, number, genome, outcome = told
            self.kept[kind][number] = outcome
            if kind == "trial":
                self.genomes[number] = genome
            sound += 1
        if sound == len(lines):
            return
        if sound < len(lines) - 1 or lines[-1].endswith(b"\n"):
            self.set_aside = self.path.with_name(f"damaged-{FILE}")
            write_atomically(self.set_aside, content)
        write_atomically(self.path, b"".join(lines[:sound]))

    def asked(self, first: int, count: int) -> list[Genome]:
        """Give what was asked for from a number on, as far as it is known: then nobody has to ask once more."""
        return [self.genomes[number] for number in range(first, first + count) if number in self.genomes]

    def add(self, kind: str, number: int, genome: Genome, outcome: Outcome) -> None:
        """Write a finished trial down, for good."""
        line = json.dumps({"kind": kind, "number": number, "genome": genome, **outcome.as_json()}) + "\n"
        try:
            with self.path.open("ab") as stream:
                stream.write(line.encode())
                stream.flush()
                os.fsync(stream.fileno())
        except OSError as error:
            # What a full disk refuses is told without the name of the file.
            raise OSError(error.errno, error.strerror, str(self.path)) from error


def _told(line: bytes, measures: Collection[str]) -> tuple[str, int, Genome, Outcome] | None:
    """Give what a line says of a trial; nothing where it is cut off, or no line of ours."""
    try:
        kept: Any = json.loads(line) if line.endswith(b"\n") else None
        kind, number, games, is_stopped = (kept[key] for key in ("kind", "number", "games", "is_stopped"))
        found = {name: Measured(*map(float, kept["measures"][name])) for name in measures}
        shares, genome = tuple(map(float, kept["shares"])), tuple(kept["genome"])
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None
    is_ours = (
        kind in KINDS
        and type(number) is type(games) is int
        and games > 0
        and type(is_stopped) is bool
        and all(0 <= share <= 1 for share in shares)
        and all(type(each) in (int, str) for each in genome)
        and all(isfinite(each.value) and isfinite(each.error) for each in found.values())
    )
    return (kind, number, genome, Outcome(found, games, is_stopped, shares)) if is_ours else None
