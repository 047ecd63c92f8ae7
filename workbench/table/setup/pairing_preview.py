"""What a variant, and a map, promise before they are played: a picture, the rules in short, what forbids it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.play.facts import Facts
from engine.texts.problem import Problem, Severity
from engine.texts.variant import Variant
from workbench.table.parts import parts_of
from workbench.table.setup.lid_picture import LidPicture


@dataclass(frozen=True, slots=True)
class Opponent:
    """An agent that can be asked to the table; one that searches has a budget, of people's own nothing is known."""

    name: str
    title: str
    budget: int = 0
    is_own: bool = False

    @property
    def searches(self) -> bool:
        """Say whether it thinks for as long as one lets it."""
        return self.budget > 0


@dataclass(frozen=True)
class PairingPreview:
    """What is known of a pair for a number of players; `problems` are the errors that keep it from being played."""

    variant_title: str
    counts: tuple[int, ...]
    players: int
    picture: LidPicture
    sentences: tuple[tuple[str, str], ...]
    problems: tuple[Problem, ...]
    opponents: tuple[Opponent, ...]
    values: Mapping[str, Any]

    @property
    def is_playable(self) -> bool:
        """Say whether a game can begin."""
        return not self.problems


def looked_at(
    texts: Mapping[Path, str],
    facts: Facts,
    chart_path: Path | None,
    rules_path: Path,
    players: int,
    changes: Mapping[str, Any] | None = None,
) -> PairingPreview:
    """Read a variant, and a map where one is needed; slow (tens of milliseconds), so called off the window's thread."""
    from engine import documents, games
    from engine.maps import map as maps
    from workbench.documents.reading import OpenLibrary

    library = OpenLibrary(texts)
    chart = None if chart_path is None else maps.load(library, chart_path)
    variant = documents.load_variant(library, rules_path, dict(changes or {}))
    if chart is not None:
        counts = tuple(sorted(chart.players))
        fitting = games.playable_counts(chart, variant) if variant.is_sound else list(counts)
    else:
        counts = _counts_of(variant, facts)
        fitting = list(counts)
    chosen = players if players in counts else _nearest(players, fitting or list(counts))
    values = variant.values if variant.is_sound else {}
    found = [*(chart.problems if chart is not None else ()), *variant.problems]
    if (chart is None or chart.is_sound) and variant.is_sound:
        found += games.find(values["game"]).misfits(variant, chart, chosen)
    errors = dict.fromkeys(problem for problem in found if problem.severity is Severity.ERROR)
    map_title = chart.title if chart is not None else ""
    own = parts_of(facts.name).lid
    return PairingPreview(
        variant.title,
        counts,
        chosen,
        own(facts, chart, variant, chosen)
        if own is not None
        else LidPicture(facts, variant.title, map_title, chosen),
        _in_short(values, parts_of(facts.name).rules_in_short),
        tuple(errors),
        opponents_in(facts.name),
        values,
    )


def _counts_of(variant: Variant, facts: Facts) -> tuple[int, ...]:
    """Give the player counts of a game without a map: its variant's, or all where that cannot be read."""
    limits = variant.values.get("players") if variant.is_sound else None
    least, most = (limits["least"], limits["most"]) if limits else (facts.least_players, facts.most_players)
    return tuple(range(least, most + 1))


def _nearest(wanted: int, counts: list[int]) -> int:
    """Give the count nearest to the one that was wanted, the larger of two.

    >>> _nearest(4, [2, 3]), _nearest(3, [2, 4]), _nearest(4, [])
    (3, 4, 4)
    """
    return min(counts, key=lambda count: (abs(count - wanted), -count), default=wanted)


def _in_short(values: Mapping[str, Any], chosen: frozenset[str] | None) -> tuple[tuple[str, str], ...]:
    """Give the sentences that matter most, each with the part of the rules it belongs to; by default all."""
    if not values:
        return ()
    from engine.games import rules_in_words

    written = rules_in_words(dict(values))
    return tuple(
        (each.section, each.text)
        for each in written
        if chosen is None or (each.keys[:1] and each.keys[0] in chosen)
    )


@cache
def opponents_in(game: str) -> tuple[Opponent, ...]:
    """Read the agents that know a game, once."""
    from engine import agents

    return tuple(sorted(map(_opponent, agents.listed_for(game)), key=lambda opponent: opponent.title))


def _opponent(entry: Mapping[str, str]) -> Opponent:
    from engine import agents

    title, _, _ = entry["title"].partition(" · ")
    agent = agents.read(entry["name"])
    return Opponent(entry["name"], title, agent.budget, agent.is_own)
