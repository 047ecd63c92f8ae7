"""The folder of kept games: written whole or not at all, thrown away only so that it can be brought back."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.records import record as records
from engine.texts.writing import write_atomically
from workbench import places
from workbench.table.shelf.kept import ANALYSIS, CARD, SCHEMA, Damaged, Kept, card_of, read
from workbench.table.shelf.origin import new_key

if TYPE_CHECKING:
    from workbench.table.model.sitting import Sitting

# Seconds after which the part of a file that a killed process left, and a game thrown away, are removed for good.
PART_LIVES, THROWN_AWAY_LIVES = 60.0, 30 * 86_400.0


class Store:
    """Keeps games by their keys: `KEY.json` is the record, `KEY.card.json` what the list shows.

    `KEY.analysis.json` is what searches thought of the game, by the names of the agents.
    """

    def __init__(self) -> None:
        self.folder = places.state_folder() / "games"
        self._deleted = self.folder / "deleted"
        # When each file was written that this process knows, to notice a game that another one plays on.
        self._stamps: dict[str, int] = {}
        self._read: dict[str, tuple[object, Kept | Damaged]] = {}
        self._take_over()
        self._tidy()

    def _take_over(self) -> None:
        """Put the one game that earlier versions kept on the shelf."""
        old = places.state_folder() / "last-game.json"
        if old.is_file():
            with contextlib.suppress(OSError):
                self.folder.mkdir(parents=True, exist_ok=True)
                old.replace(self.file(new_key()))

    def _tidy(self) -> None:
        """Remove what a killed process left half-written, and what was thrown away long ago."""
        now = time.time()
        for file in [*self.folder.glob(".*"), *self._deleted.glob("*")]:
            lives = PART_LIVES if file.name.startswith(".") else THROWN_AWAY_LIVES
            with contextlib.suppress(OSError):
                if file.is_file() and now - file.stat().st_mtime > lives:
                    file.unlink()

    # ------------------------------------------------------------ reading

    def games(self) -> list[Kept | Damaged]:
        """Give all games, the last played first; damaged ones come last and hinder no other."""
        files = [file for file in self.folder.glob("*.json") if not file.name.endswith((CARD, ANALYSIS))]
        return sorted(map(self._known, files), key=_order)

    @property
    def is_empty(self) -> bool:
        """Say whether there is no game at all, without reading any."""
        return next(self.folder.glob("*.json"), None) is None

    def _known(self, file: Path) -> Kept | Damaged:
        """Read a game, or give what was read of it before as long as its files are the same."""
        stamp = tuple(_written(each) for each in (file, file.with_name(f"{file.stem}{CARD}")))
        known = self._read.get(file.stem)
        if known is None or known[0] != stamp:
            known = self._read[file.stem] = (stamp, read(file))
        return known[1]

    def find(self, key: str) -> Kept | Damaged | None:
        """Give a game by its key."""
        return self._known(self.file(key)) if key and self.file(key).is_file() else None

    def file(self, key: str) -> Path:
        """Give the file of a game's record."""
        return self.folder / f"{key}.json"

    # ------------------------------------------------------------ writing

    def keep(self, sitting: Sitting, *, to_disk: bool = True) -> None:
        """Write a game as it stands; one that another process has played on meanwhile is kept beside it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        known = self._stamps.get(sitting.origin.key)
        if known is not None and _written(self.file(sitting.origin.key)) not in (known, 0):
            sitting.origin = replace(sitting.origin, key=new_key())
        key = sitting.origin.key
        content = records.text(sitting.record()).encode("utf-8", "surrogatepass")
        write_atomically(self.file(key), content, to_disk=to_disk)
        self._stamps[key] = _written(self.file(key))
        self._write_card(key, card_of(sitting, time.time()))

    def took_up(self, key: str) -> None:
        """Remember how a game was found that is played on now."""
        self._stamps[key] = _written(self.file(key))

    def rename(self, game: Kept, title: str) -> None:
        """Give a game another title."""
        self._change_card(game.key, title=title)
        for other in self.games():
            if isinstance(other, Kept) and other.origin.parent == game.key:
                self._change_card(other.key, parent_title=title)

    def note_file(self, key: str, path: Path) -> None:
        """Note the file that a game was written to."""
        self._change_card(key, path=str(path), is_saved=True)

    def _change_card(self, key: str, **changes: str | bool) -> None:
        file = self.folder / f"{key}{CARD}"
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            found = None
        found = found if isinstance(found, dict) else {"schema": SCHEMA}
        self._write_card(key, {**found, **changes})

    def _write_card(self, key: str, card: Mapping[str, Any]) -> None:
        content = json.dumps(card, ensure_ascii=True).encode("ascii")
        write_atomically(self.folder / f"{key}{CARD}", content, to_disk=False)

    # ------------------------------------------------------------ what was thought of a game

    def _analyses(self, key: str) -> dict[str, Any]:
        """Give what is kept of a game by the names of agents; another version of the program may think otherwise."""
        try:
            found = json.loads((self.folder / f"{key}{ANALYSIS}").read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        is_ours = isinstance(found, dict) and found.get("engine") == records.program()
        agents = found.get("agents") if is_ours else None
        return agents if isinstance(agents, dict) else {}

    def analysis(self, key: str, agent: str) -> Mapping[str, Any] | None:
        """Give what an agent thought of a game, if that was kept."""
        found = self._analyses(key).get(agent)
        return found if isinstance(found, dict) else None

    def keep_analysis(self, key: str, agent: str, found: Mapping[str, Any]) -> None:
        """Keep what an agent thought of a game that stands on the shelf; without room for it, it is thought again."""
        if not self.file(key).is_file():
            return
        kept = {"engine": records.program(), "agents": {**self._analyses(key), agent: found}}
        with contextlib.suppress(OSError):
            content = json.dumps(kept, ensure_ascii=True).encode("ascii")
            write_atomically(self.folder / f"{key}{ANALYSIS}", content, to_disk=False)

    # ------------------------------------------------------------ throwing away

    def delete(self, key: str) -> None:
        """Throw a game away so that it can be brought back; its branches stay."""
        self._deleted.mkdir(parents=True, exist_ok=True)
        self._move(key, self.folder, self._deleted)

    def bring_back(self, key: str) -> None:
        """Put a game that was thrown away back on the shelf."""
        self._move(key, self._deleted, self.folder)

    def _move(self, key: str, here: Path, there: Path) -> None:
        # The record last: a card alone is not listed, and a record alone is still a game.
        for name in (f"{key}{ANALYSIS}", f"{key}{CARD}", f"{key}.json"):
            with contextlib.suppress(FileNotFoundError):
                (here / name).replace(there / name)

    # ------------------------------------------------------------ what lies on the table

    @property
    def on_table(self) -> str:
        """What lay on the table last: the key of a game, the path of a record, or nothing."""
        try:
            return (self.folder / "on-table").read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""

    def lay_on_table(self, what: str) -> None:
        """Remember what lies on the table, also for a start after a crash."""
        if what != self.on_table:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self.folder / "on-table", what.encode("utf-8", "surrogateescape"), to_disk=False)


def _order(game: Kept | Damaged) -> tuple[bool, float, str]:
    return isinstance(game, Damaged), -game.played, game.key


def _written(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0
