"""What a map and a variant promise before they are played together: the board, the rules in short, what forbids it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.texts.problem import Problem, Severity
from workbench.canvas.scene import Scene, of_map
from workbench.games.samurai import glyphs

# The values whose sentences a player asks for before the first game with a variant.
IN_SHORT = {
    "turn.least_plays",
    "hand.first",
    "hand.start_player",
    "capture.surround",
    "capture.timing",
    "capture.ties",
    "end.types_gone",
    "end.tie_threshold",
    "scoring.stages",
    "scoring.no_majority",
    "captures_shown",
}


@dataclass(frozen=True, slots=True)
class Opponent:
    """An agent that can be asked to the table; one that searches has a budget."""

    name: str
    title: str
    budget: int = 0

    @property
    def searches(self) -> bool:
        """Say whether it thinks for as long as one lets it."""
        return self.budget > 0


@dataclass(frozen=True)
class Prospect:
    """What is known of a pair for a number of players; `problems` are the errors that keep it from being played."""

    map_title: str
    variant_title: str
    counts: tuple[int, ...]
    players: int
    scene: Scene
    figures: int
    tokens: int
    types: tuple[tuple[str, str], ...]
    sentences: tuple[tuple[str, str], ...]
    problems: tuple[Problem, ...]
    opponents: tuple[Opponent, ...]

    @property
    def is_playable(self) -> bool:
        """Say whether a game can begin."""
        return not self.problems


def looked_at(texts: Mapping[Path, str], chart_path: Path, rules_path: Path, players: int) -> Prospect:
    """Read a pair of documents; slow (tens of milliseconds), so it is called off the window's thread."""
    from engine import documents, games
    from engine.games.samurai.sense import token_names
    from engine.maps import map as maps
    from workbench.documents.reading import OpenLibrary

    library = OpenLibrary(texts)
    chart = maps.load(library, chart_path)
    variant = documents.load_variant(library, rules_path)
    counts = tuple(sorted(chart.players))
    fitting = games.playable_counts(chart, variant) if variant.is_sound else list(counts)
    chosen = players if players in counts else _nearest(players, fitting or list(counts))
    values = variant.values if variant.is_sound else {}
    scene = of_map(chart, values.get("settlements", {}), chosen)
    found = [*chart.problems, *variant.problems]
    if chart.is_sound and variant.is_sound:
        found += games.find(values["game"]).misfits(variant, chart, chosen)
    errors = dict.fromkeys(problem for problem in found if problem.severity is Severity.ERROR)
    return Prospect(
        chart.title,
        variant.title,
        counts,
        chosen,
        scene,
        sum(space.capacity for space in scene.spaces.values()),
        len(token_names(values)) if values else 0,
        _types(values),
        _in_short(values),
        tuple(errors),
        shipped_opponents(),
    )


def _nearest(wanted: int, counts: list[int]) -> int:
    """Give the count nearest to the one that was wanted, the larger of two.

    >>> _nearest(4, [2, 3]), _nearest(3, [2, 4]), _nearest(4, [])
    (3, 4, 4)
    """
    return min(counts, key=lambda count: (abs(count - wanted), -count), default=wanted)


def _types(values: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Give the figure types, each with its glyph and its name."""
    from engine.games.samurai.prose import type_name

    kinds = values.get("figures", {}).get("types", ())
    named = [(kind, type_name(dict(values), kind)) for kind in kinds]
    return tuple(
        (glyphs.figure(kind, name if name != kind else None, number), name)
        for number, (kind, name) in enumerate(named)
    )


def _in_short(values: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Give the sentences that matter most, each with the part of the rules it belongs to."""
    if not values:
        return ()
    from engine.games import rules_in_words

    written = rules_in_words(dict(values))
    return tuple((each.section, each.text) for each in written if each.keys[0] in IN_SHORT)


@cache
def shipped_opponents() -> tuple[Opponent, ...]:
    """Read the shipped agents, once."""
    from engine import agents

    return tuple(sorted(map(_opponent, agents.listed()), key=lambda opponent: opponent.title))


def _opponent(entry: Mapping[str, str]) -> Opponent:
    from engine import agents

    title, _, _ = entry["title"].partition(" · ")
    return Opponent(entry["name"], title, agents.read(entry["name"]).budget)
