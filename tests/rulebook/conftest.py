"""Small boards drawn in the tests, with tokens laid by hand, to play the rulebooks' examples on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import documents, games
from engine.games.samurai.rules import kernel, state
from engine.maps import board as boards
from engine.maps import map as maps
from engine.texts.library import Library

KINDS = {"1": "village", "2": "city", "3": "capital"}


class Scene:
    """A board drawn with letters: capitals are land, small letters sea, digits settlements by their capacity.

    Settlements are called by the letter that stands under `named` at the same place, spaces by their own letter.
    """

    rules: Any

    def __init__(self, picture: str, figures: dict[str, list[str]], players: int, **changes: Any) -> None:
        rows = [row for row in picture.split("\n") if row.strip()]
        marks = sorted({mark for row in rows for mark in row if mark != " "})
        legend = {mark: KINDS.get(mark) or ("land" if mark.isupper() else "sea") for mark in marks}
        text = (
            "schema: daimyo/map/1\ntitle: Scene\nlegend: " + repr(legend).replace("'", '"') + "\nterrain:\n"
        )
        text += "".join(f'  - "{row}"\n' for row in rows) + f"players: [{players}]\n"
        path = Path("scene.yaml").absolute()
        library = Library({path: text})
        chart = maps.load(library, path).required()
        dotted = {key.replace("__", "."): value for key, value in changes.items()}
        self.variant = (
            documents.load_variant(library, dotted.pop("variant", "1998-english"), dotted).required().values
        )
        board = boards.build(chart, players, self.variant)
        setting = {"spaces": [space.as_json() for space in board.spaces]}
        self.rules = games.find("samurai").rules_on(
            {**self.variant, "figures": self._figures(figures)}, setting, players
        )
        assert chart.terrain is not None
        self.space = {
            cell.mark: board.at[cell.space].id for cell in chart.terrain.cells() if not cell.mark.isdigit()
        }
        self.settlements = [space.id for space in board.settlements]
        self.position = self.rules.start()
        self.position.phase = state.PLAY
        self.position.seat = 0
        self.position.hands[:] = self.rules.table.seat_tokens[0]
        self.position.pile_left[:] = 0
        standing = {str(self.settlements[int(place)]): types for place, types in figures.items()}
        self.rules.transcriber.place_figures(self.position, standing)

    def _figures(self, figures: dict[str, list[str]]) -> dict[str, Any]:
        return {**self.variant["figures"], "placement": "random", "per_type": "from-map"}

    def lies(self, seat: int, token: str, mark: str) -> Scene:
        """Lay a token that was played before."""
        kind = self.rules.words.find_kind(token)
        self.position.tokens[self.space[mark]] = 1 + state.SEAT_STEP * seat + kind
        kernel.derive(self.rules.table, self.position)
        return self

    def turn(self, seat: int) -> Scene:
        """Let a seat have its turn."""
        self.position.seat = seat
        return self

    def play(self, token: str, mark: str) -> list[tuple[int, str, int | None]]:
        """Play a token and give the figures it captures: settlement, type and who takes it."""
        return self.move(f"{token} at #{self.space[mark]}")

    def move(self, words: str) -> list[tuple[int, str, int | None]]:
        """Make any move and give the figures it brings off the board."""
        before: np.record = self.position.copy()
        move = self.rules.read(self.position, words)
        self.rules.apply(self.position, move)
        found = self.rules.transcriber.captures(before, self.position, move)
        return [(self.settlements.index(each["space"]), each["figure"], each["by"]) for each in found]


@pytest.fixture(scope="session")
def scene() -> type[Scene]:
    """The class that builds a small board."""
    return Scene
