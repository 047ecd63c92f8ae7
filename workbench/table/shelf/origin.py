"""Where a game at the table comes from: its key on the shelf, when it began, and what it is a branch of."""

from __future__ import annotations

import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


def new_key() -> str:
    """Give the key of a new game: no two are alike, and keys of one day stand together."""
    return f"{time.strftime('%Y%m%d')}-{uuid.uuid4().hex[:12]}"


@dataclass(frozen=True)
class Origin:
    """What is known of a game apart from its record; `from_turn` is the turn of its parent that it branched off."""

    key: str = field(default_factory=new_key)
    begun: float = field(default_factory=time.time)
    parent: str = ""
    parent_title: str = ""
    from_turn: int = 0
    # What was chosen on the set-up page, as plain values; a game from a record has none.
    plan: Mapping[str, Any] | None = None
