"""What a search starts from: the variant and its map as they are now, and what can be measured of their games."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine import games
from engine.maps.hexes import Hex
from engine.maps.map import Map
from engine.texts.library import Library
from engine.texts.source import Route
from workbench.lab.metric_words import metrics_of, title, titled
from workbench.lab.parts import parts_of
from workbench.lab.search.search_text import SearchText

translate = QCoreApplication.translate


@dataclass(frozen=True)
class StartingPoint:
    """A variant's game and values, its map, and how many can play."""

    game: str = field(default_factory=lambda: games.usual().name)
    values: dict[str, Any] = field(default_factory=dict)
    players: tuple[int, ...] = ()
    chart: Map | None = None

    @property
    def kind(self) -> str:
        """The kind of the variant's document."""
        return f"variant/{self.game}"

    @property
    def needs_map(self) -> bool:
        """Say whether the game is played on a map."""
        return games.facts_of(self.game).needs_map

    def value(self, route: Route) -> Any:
        """Give what a value is now; nothing where the variant does not say it."""
        from workbench.rules.variant_text import at

        return at(self.values, route) if self.values else None

    def values_around(self, route: Route) -> list[Any]:
        """Give values around what one is now that are worth trying."""
        from workbench.rules.experiments import values_to_try

        current = self.value(route)
        return values_to_try(route, current, self.kind) if current is not None else [current]

    def has_hex(self, at: Hex) -> bool:
        """Say whether the map has a hex; where the map is not known nothing speaks against it."""
        return self.chart is None or at in self.chart.spaces

    @property
    def measures(self) -> list[tuple[str, str]]:
        """What can be aimed at, with titles: how far seats are apart, skill, and what is measured as one number."""
        facts = games.facts_of(self.game)
        found = (
            [("win_rate team", translate("lab", "Team win rate"))]
            if facts.is_cooperative
            else [
                ("spread", translate("lab", "Seat spread")),
                ("skill", translate("lab", "Skill")),
            ]
        )
        several = {"win_rate", "agent_win_rate", "place_win_rate", "end_reasons"}
        found += [
            (name, title(name, self.game))
            for name, metric in metrics_of(self.game).items()
            if name not in several and not metric.is_detail
        ]
        found += [
            (f"end_reasons {reason}", titled("end_reasons", reason, self.game))
            for reason in parts_of(self.game).reasons
        ]
        return found


def measure_title(name: str, game: str) -> str:
    """Name a measure of a search as people read it."""
    return dict(StartingPoint(game).measures).get(name, name)


def starting_point(library: Library, text: SearchText, path: Path) -> StartingPoint:
    """Look up what a search names, as far as it is there."""
    from engine import documents
    from engine.maps import map as maps

    named = {key: str(text.values.get(key, "")) for key in ("variant", "map")}
    found = library.find("variant", named["variant"], beside=path) if named["variant"] else None
    variant = documents.load_variant(library, found) if found is not None else None
    if variant is None or not variant.is_sound:
        return StartingPoint()
    facts, limits = games.facts_of(variant.game), variant.values["players"]
    counts = tuple(range(limits["least"], limits["most"] + 1))
    chart = None
    chart_path = library.find("map", named["map"], beside=path) if named["map"] and facts.needs_map else None
    if chart_path is not None:
        read = maps.load(library, chart_path)
        if read.is_sound:
            chart = read
            counts = tuple(games.playable_counts(chart, variant)) or counts
    return StartingPoint(variant.game, variant.values, counts, chart)
