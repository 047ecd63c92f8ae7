"""A game on the shelf: its record as a file of its own, and beside it a card that says what the list shows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.table.shelf import titles
from workbench.table.shelf.origin import Origin

if TYPE_CHECKING:
    from workbench.table.model.sitting import Sitting

SCHEMA = "daimyo/kept-game/1"
CARD, ANALYSIS = ".card.json", ".analysis.json"
COMPANIONS = (CARD, ANALYSIS)
NOT_JSON, NOT_A_RECORD = "it is not JSON", "it is not a record"


@dataclass(frozen=True)
class Kept:
    """A game that can be gone on with; `seen` is what lies open for everybody, as far as a picture needs it."""

    origin: Origin
    given_title: str
    record: Mapping[str, Any] = field(repr=False)
    played: float
    turn: int
    decider: int | None
    seen: Mapping[str, Any] = field(repr=False)
    path: str = ""
    is_saved: bool = False
    is_hot_seat: bool = True

    @property
    def title(self) -> str:
        """What the game is called, in the language in use where it got its title by itself."""
        return titles.said(self.given_title)

    @property
    def key(self) -> str:
        """The name of its files on the shelf."""
        return self.origin.key

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.record["result"] is not None

    @property
    def game(self) -> str:
        """The game that is played."""
        return str(self.record["game"])

    @property
    def is_puzzle(self) -> bool:
        """Say whether it asks something of whoever plays it."""
        return bool(self.record.get("puzzle"))

    @property
    def variant(self) -> str:
        """The title of the rules it is played by."""
        return str(self.record["variant"]["title"])

    @property
    def map_name(self) -> str:
        """The map it is played on; nothing in a game without one."""
        return str(self.record.get("map") or "")

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.record["agents"])

    @property
    def notes(self) -> int:
        """How many remarks were written down."""
        return sum(len(turn.get("notes", ())) for turn in self.record["turns"])


@dataclass(frozen=True)
class Damaged:
    """A file on the shelf that is no game any more, with the reason."""

    key: str
    file: Path
    reason: str
    played: float = 0.0


def card_of(sitting: Sitting, played: float) -> dict[str, Any]:
    """Give the card of a game as it stands."""
    origin = sitting.origin
    return {
        "schema": SCHEMA,
        "title": sitting.given_title,
        "begun": origin.begun,
        "played": played,
        "parent": origin.parent,
        "parent_title": origin.parent_title,
        "from_turn": origin.from_turn,
        "plan": origin.plan,
        "turn": sitting.turn,
        "decider": sitting.decider,
        "seen": sitting.open_at(len(sitting.match.moves)),
        "path": str(sitting.path or ""),
        "is_saved": sitting.is_saved,
        "is_hot_seat": not sitting.sees_all,
    }


def read(file: Path) -> Kept | Damaged:
    """Read a game of the shelf; a card that is missing or cannot be read is made up from the record."""
    key, played = file.stem, 0.0
    try:
        played = file.stat().st_mtime
        record = json.loads(file.read_text(encoding="utf-8"))
        return _kept(key, record, _card(file.with_name(f"{key}{CARD}")), played)
    except OSError as error:
        return Damaged(key, file, error.strerror or str(error), played)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        return Damaged(key, file, NOT_JSON if isinstance(error, ValueError) else NOT_A_RECORD, played)


def _card(file: Path) -> Mapping[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) and found.get("schema") == SCHEMA else {}


def _kept(key: str, record: Mapping[str, Any], card: Mapping[str, Any], written: float) -> Kept:
    """Put record and card together; whatever the list shows of the record is looked at here, so that it is there."""
    turns, plan, seen = record["turns"], card.get("plan"), card.get("seen")
    origin = Origin(
        key,
        float(card.get("begun", written)),
        str(card.get("parent", "")),
        str(card.get("parent_title", "")),
        int(card.get("from_turn", 0)),
        plan if isinstance(plan, dict) else None,
    )
    decider = card.get("decider")
    kept = Kept(
        origin,
        str(card.get("title", "")) or ", ".join(filter(None, (record["variant"]["title"], record["map"]))),
        record,
        float(card.get("played", written)),
        int(card.get("turn", len(turns))),
        None if decider is None else int(decider),
        seen if isinstance(seen, dict) else {},
        str(card.get("path", "")),
        bool(card.get("is_saved", False)),
        bool(card.get("is_hot_seat", True)),
    )
    # Each of these is asked for by the list.
    _ = kept.is_over, kept.variant, kept.map_name, kept.players, kept.notes
    return kept
