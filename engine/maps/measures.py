"""What a board is like: numbers a designer compares maps by, each with a unit and a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from statistics import mean
from typing import Any

from engine.maps.board import Board
from engine.maps.hexes import fitting_symmetries


@dataclass(frozen=True, slots=True)
class Measure:
    """A named property of a board and how to find it."""

    title: str
    unit: str
    meaning: str
    of: Callable[[Board], Any]


def _spread(counts: list[int]) -> dict[str, Any]:
    if not counts:
        return {"least": 0, "mean": 0.0, "most": 0, "counts": {}}
    spread = {str(value): number for value, number in sorted(Counter(counts).items())}
    return {"least": min(counts), "mean": round(mean(counts), 2), "most": max(counts), "counts": spread}


def _land_per_settlement(board: Board) -> dict[str, Any]:
    return _spread([len(board.beside(space, "land")) for space in board.settlements])


def _settlements_per_land(board: Board) -> dict[str, Any]:
    return _spread([len(board.beside(space, "settlement")) for space in board.land])


def _value_density(board: Board) -> float:
    return round(board.slots / len(board.land), 3) if board.land else 0.0


def _shared_borders(board: Board) -> dict[str, Any]:
    """Count, for every pair of settlements with common land, how many land spaces touch both."""
    pairs: Counter[tuple[int, int]] = Counter()
    for space in board.land:
        ids = [other.id for other in board.beside(space, "settlement")]
        pairs.update(combinations(ids, 2))
    return {"pairs": len(pairs), **_spread(list(pairs.values()))}


def _betweenness(board: Board) -> list[dict[str, Any]]:
    """Rank the settlements by the share of shortest ways over land that pass them."""
    import networkx

    ground = board.graph.subgraph(space.id for space in board.spaces if space.terrain != "sea")
    central = networkx.betweenness_centrality(ground)
    ranked = sorted(board.settlements, key=lambda space: (-central[space.id], space.id))
    return [{"settlement": board.called(space), "share": round(central[space.id], 3)} for space in ranked[:5]]


def _islands(board: Board) -> list[dict[str, int]]:
    import networkx

    ground = board.graph.subgraph(space.id for space in board.spaces if space.terrain != "sea")
    found = []
    for part in networkx.connected_components(ground):
        spaces = [board.spaces[number] for number in part]
        slots = sum(space.capacity for space in spaces)
        settlements = sum(space.is_settlement for space in spaces)
        found.append({"spaces": len(spaces), "settlements": settlements, "slots": slots})
    return sorted(found, key=lambda island: -island["spaces"])


def _symmetry(board: Board) -> list[str]:
    return fitting_symmetries({space.at: space.kind or space.terrain for space in board.spaces})


MEASURES: dict[str, Measure] = {
    "land_per_settlement": Measure(
        "Land per settlement",
        "land spaces",
        "How many land spaces must be filled to surround a settlement.",
        _land_per_settlement,
    ),
    "settlements_per_land": Measure(
        "Settlements per land",
        "settlements",
        "How many settlements a token on a land space influences.",
        _settlements_per_land,
    ),
    "value_density": Measure(
        "Value density",
        "figures per land space",
        "How many figures there are to win for each land space.",
        _value_density,
    ),
    "shared_borders": Measure(
        "Shared borders",
        "land spaces",
        "How many land spaces two neighbouring settlements have in common.",
        _shared_borders,
    ),
    "betweenness": Measure(
        "Crossroads",
        "share of shortest ways",
        "Which settlements lie between the others, by land.",
        _betweenness,
    ),
    "islands": Measure(
        "Islands", "spaces", "The parts of the board that sea separates, largest first.", _islands
    ),
    "symmetry": Measure(
        "Symmetry",
        "of 12",
        "Which turns and mirrorings of the hexagon carry the board onto itself.",
        _symmetry,
    ),
}


def measure(board: Board) -> dict[str, Any]:
    """Take all measures of a board."""
    return {name: found.of(board) for name, found in MEASURES.items()}
