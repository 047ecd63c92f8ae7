"""From an experiment to its cells: every combination of map, variant, players, line-up and varied values."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from itertools import groupby, product
from pathlib import Path
from typing import Any

import yaml

from engine import agents, documents, games, metrics
from engine.agents import Agent, own
from engine.foreign import trust
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.records import record as records
from engine.texts import shipped
from engine.texts.edit import written
from engine.texts.experiment import Experiment
from engine.texts.library import Library
from engine.texts.problem import Problem, ProblemError, Severity, has_errors, in_reading_order
from engine.texts.saying import listed, say
from engine.texts.variant import Variant


@dataclass(frozen=True)
class Cell:
    """One combination, as plain values: it can be sent to another machine and hashed."""

    # The map's name, empty in a game without one.
    map: str
    variant: str
    changes: dict[str, Any]
    players: int
    lineup: tuple[str, ...]
    seed: int
    rotates: bool
    game: str
    values: dict[str, Any]
    setting: dict[str, Any]
    # What the names of the line-up stood for when the plan was made, so that a changed file is another experiment.
    agents: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """Name the variant with what was changed in it."""
        return labelled(self.variant, self.changes)

    @property
    def sitting(self) -> tuple[Agent, ...]:
        """The agents as they were when the plan was made, else as their names stand for now."""
        if self.agents:
            return tuple(Agent(**self.agents[name]) for name in self.lineup)
        return tuple(map(agents.read, self.lineup))

    @property
    def chunk_size(self) -> int:
        """How many games are played at a time."""
        return simulate.games_in_a_chunk(self.sitting)

    def series(self) -> Series:
        """Make the games of this cell ready; an agent's own code runs when somebody plays them, not here."""
        rules = _rules(self.game, json.dumps([self.values, self.setting]), self.players)
        return Series(rules, self.lineup, self.seed, self.rotates, is_watched=True, agents=self.sitting)

    def as_json(self) -> dict[str, Any]:
        """Give all of it as plain data."""
        return {**vars(self), "lineup": list(self.lineup)}


def _described(name: str) -> dict[str, Any]:
    """Write down all that an agent's name stands for, the text of a Python function too."""
    agent = agents.read(name)
    return {key: value for key, value in asdict(agent).items() if value or (agent.is_own and key == "code")}


@lru_cache(maxsize=32)
def _rules(game: str, content: str, players: int) -> Any:
    values, setting = json.loads(content)
    return games.find(game).rules_on(values, setting, players)


def labelled(variant: str, changes: Mapping[str, Any]) -> str:
    """Name a variant with its changed values, as a file says them.

    >>> labelled("2016", {"end.tie_threshold": 3}), labelled("2016", {"tokens.buddha": None})
    ('2016, end.tie_threshold=3', '2016, tokens.buddha=null')
    """
    return ", ".join([variant, *(f"{key}={written(value)}" for key, value in changes.items())])


def lineup_in_words(lineup: Sequence[str]) -> str:
    """Name a line-up shortly.

    >>> lineup_in_words(["greedy", "random", "random"])
    'greedy, 2 × random'
    """
    groups = [(name, len(list(alike))) for name, alike in groupby(lineup)]
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in groups)


@dataclass(frozen=True)
class Plan:
    """All cells of an experiment and how many games each plays."""

    title: str
    experiment: dict[str, Any]
    cells: tuple[Cell, ...]
    games: int
    metrics: list[str] | str
    maps: dict[str, str]
    # What the experiment names and the program does not bring along: the text of maps, variants, agents and code.
    files: dict[str, str] = field(default_factory=dict)
    # The hashes of the code of people's own metrics: the same games measured otherwise are another run.
    metric_code: dict[str, str] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.games * len(self.cells)

    def content(self) -> dict[str, Any]:
        """Give everything that determines the results."""
        return {
            "program": records.program(),
            "games": self.games,
            "metrics": self.metrics,
            "cells": [cell.as_json() for cell in self.cells],
            **({"metric_code": self.metric_code} if self.metric_code else {}),
        }

    def as_json(self) -> dict[str, Any]:
        """Give all of it as plain data, so that an interrupted run can go on without its documents."""
        told = {"title": self.title, "experiment": self.experiment, "maps": self.maps, "files": self.files}
        return {**told, **self.content()}

    def sha256(self) -> str:
        """Hash everything that determines the results."""
        return hashlib.sha256(json.dumps(self.content(), sort_keys=True).encode()).hexdigest()

    def games_sha256(self) -> str:
        """Hash everything that determines the games, whatever is measured of them."""
        return replace(self, metric_code={}).sha256()


def from_json(kept: Mapping[str, Any]) -> Plan:
    """Give the plan that `as_json` wrote down."""
    cells = tuple(cell_from_json(cell) for cell in kept["cells"])
    return Plan(
        kept["title"],
        kept["experiment"],
        cells,
        kept["games"],
        kept["metrics"],
        kept["maps"],
        kept.get("files", {}),
        kept.get("metric_code", {}),
    )


def cell_from_json(kept: Mapping[str, Any]) -> Cell:
    """Give the cell that `as_json` wrote down."""
    return Cell(**{**brought_up(kept), "lineup": tuple(kept["lineup"])})


def brought_up(kept: Mapping[str, Any]) -> dict[str, Any]:
    """Give a written cell as today's program writes it; an older one wrote of the setting only its spaces."""
    known = dict(kept)
    if "spaces" in known:
        known["setting"] = {"spaces": known.pop("spaces")}
    return known


def make(library: Library, experiment: Experiment, progress: Callable[[int], None] | None = None) -> Plan:
    """Look up everything an experiment names and lay out its cells, or raise all problems at once."""
    if has_errors(experiment.problems):
        raise ProblemError(experiment.problems)
    values = experiment.values
    problems = [
        *_unknown_metrics(library, experiment),
        *_unknown_agents(library, experiment),
        *documents.wrong_maps(library, experiment),
    ]
    cells = []
    for cell in () if has_errors(problems) else _cells(library, experiment, problems):
        cells.append(cell)
        if progress:
            progress(len(cells))
    if has_errors(problems):
        raise ProblemError(in_reading_order(problems))
    if not cells:
        message = say("No map, variant, player count and line-up of this experiment fit together.")
        raise ProblemError([experiment.at(("lineups",)).problem("nothing-to-play", message)])
    sources = {name: _map_text(library, name, experiment.path) for name in values.get("maps", ())}
    title = values.get("title") or experiment.path.name.removesuffix(".experiment.yaml")
    shown = values.get("metrics", "all")
    files = _files(library, experiment, sources)
    own_metrics = metrics.own_code()
    files |= dict(own_metrics.values())
    code = {name: trust.sha256(text) for name, (_, text) in own_metrics.items()}
    return Plan(title, values, tuple(cells), values["games"], shown, sources, files, code)


def _files(library: Library, experiment: Experiment, map_texts: Mapping[str, str]) -> dict[str, str]:
    """Give the text of everything that is not shipped: variants with all they inherit, the rest as it stands."""
    values = experiment.values
    found = {name: text for name, text in map_texts.items() if name not in shipped.files("map")}
    for name in values["variants"]:
        if name not in shipped.files("variant"):
            resolved = _variant(library, experiment, name, {}).values
            found[name] = yaml.safe_dump(resolved, sort_keys=False, allow_unicode=True)
    for lineup in values["lineups"]:
        for name in [lineup] if isinstance(lineup, str) else lineup:
            file = name.partition(":")[0]
            if file in own.REGISTERED:
                registered = own.REGISTERED[file]
                found[registered.file] = registered.code
            elif file not in agents.files():
                found[file] = Path(file).read_text(encoding="utf-8")
    return found


def _unknown_metrics(library: Library, experiment: Experiment) -> Iterator[Problem]:
    """Find metrics that none of the games measures, before any game is played."""
    names = experiment.values.get("metrics", "all")
    if names == "all":
        return
    variants = (_variant(library, experiment, name, {}) for name in experiment.values["variants"])
    played = {variant.values["game"] for variant in variants if variant.is_sound}
    known = {name: metric for game in sorted(played) for name, metric in metrics.of(games.find(game)).items()}
    for position, name in enumerate(names):
        if known and name not in known:
            yield experiment.at(("metrics", position)).problem("metric-unknown", metrics.unknown(name, known))


def _unknown_agents(library: Library, experiment: Experiment) -> Iterator[Problem]:
    """Find what is wrong with the agents of line-ups, each at its place in the experiment."""
    variants = (_variant(library, experiment, name, {}) for name in experiment.values["variants"])
    played = {variant.values["game"] for variant in variants if variant.is_sound}
    for position, lineup in enumerate(experiment.values["lineups"]):
        routes = (
            [(position,)] if isinstance(lineup, str) else [(position, seat) for seat in range(len(lineup))]
        )
        for route, name in zip(routes, [lineup] if isinstance(lineup, str) else lineup, strict=True):
            try:
                agent = agents.read(name)
                for game in sorted(played):
                    agent.require(game)
            except ProblemError as error:
                place = experiment.at(("lineups", *route))
                for problem in error.problems:
                    is_name = problem.file == name
                    yield (
                        place.problem(problem.code, say("{message}", message=problem.message))
                        if is_name
                        else problem
                    )


def _map_text(library: Library, name: str, beside: Path) -> str:
    path = library.find("map", name, beside=beside)
    source = library.read(path).source if path else None
    return source.text if source else ""


def _cells(library: Library, experiment: Experiment, problems: list[Problem]) -> Iterator[Cell]:
    values = experiment.values
    for (at_map, map_name), variant_name, varied, players in product(
        enumerate(values.get("maps") or [""]),
        values["variants"],
        _combinations(values.get("vary", {})),
        values["players"],
    ):
        changes = {**values.get("set", {}), **varied}
        variant = _variant(library, experiment, variant_name, changes)
        chart = _map(library, experiment, map_name) if map_name else None
        found = _misfits(variant, chart, players)
        if has_errors(found):
            reason = next(problem.message for problem in found if problem.severity is Severity.ERROR)
            pair = listed([*([map_name] if map_name else []), labelled(variant_name, changes)])
            message = say(
                "{pair} cannot be played by {players} {players:player|players}: {reason}",
                pair=pair,
                players=players,
                reason=reason,
            )
            problems.append(experiment.at(("maps", at_map)).problem("impossible-pairing", message))
            continue
        rules = games.find(variant.values["game"]).rules(variant, chart, players)
        for lineup in _lineups(values["lineups"], rules.players):
            yield Cell(
                map_name,
                variant_name,
                changes,
                players,
                lineup,
                values["seed"],
                values.get("rotate", True),
                variant.values["game"],
                variant.values,
                rules.setting,
                {name: _described(name) for name in dict.fromkeys(lineup)},
            )


def _variant(library: Library, experiment: Experiment, name: str, changes: dict[str, Any]) -> Variant:
    return documents.load_variant(
        library, library.find("variant", name, beside=experiment.path) or name, changes
    )


def _map(library: Library, experiment: Experiment, name: str) -> maps.Map:
    return maps.load(library, library.find("map", name, beside=experiment.path) or name)


def _misfits(variant: Variant, chart: maps.Map | None, players: int) -> list[Problem]:
    if not variant.is_sound or (chart and not chart.is_sound):
        return [*variant.problems, *(chart.problems if chart else ())]
    return games.find(variant.values["game"]).misfits(variant, chart, players)


def _combinations(vary: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    for values in product(*vary.values()):
        yield dict(zip(vary, values, strict=True))


def _lineups(stated: list[Any], players: int) -> Iterator[tuple[str, ...]]:
    """Give the line-ups for a player count: one name fills all seats, a list is used where it fits."""
    for lineup in stated:
        if isinstance(lineup, str):
            yield (lineup,) * players
        elif len(lineup) == players:
            yield tuple(lineup)
