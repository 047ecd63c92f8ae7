"""Any document, checked in full: what `daimyo validate` and the list of problems show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from engine import games
from engine.maps import map as maps
from engine.records import record as records
from engine.texts import experiment, ignoring, schema, search, source
from engine.texts import variant as variants
from engine.texts.experiment import Experiment
from engine.texts.library import Library, Text
from engine.texts.problem import Edit, Fix, Problem, did_you_mean, guess, has_errors, in_reading_order
from engine.texts.saying import say
from engine.texts.source import Mapping, Scalar, find, short
from engine.texts.variant import Variant


def check(library: Library, path: Path, variant: str | Path | None = None) -> list[Problem]:
    """Give all problems of a file, whatever kind of document it is; a map is checked against a variant."""
    text = library.read(path)
    if text.tree is None:
        problems = _json_problems(text)
        return in_reading_order(text.problems if problems is None else problems)
    kind = schema.kind_of(text.tree)
    if kind is None:
        return in_reading_order([*text.problems, _unknown_kind(text)])
    return in_reading_order(_CHECKS[kind](library, path, variant or games.of_maps().base))


def _json_problems(text: Text) -> list[Problem] | None:
    """Give the problems of a record, or nothing where the text is no JSON.

    JSON may be no YAML: one character may be written as two escapes.
    """
    if text.source is None or "daimyo/record/" not in text.source.text:
        return None
    problems = records.check(text.source)
    return None if any(problem.code == "json-syntax" for problem in problems) else problems


def _unknown_kind(text: Text) -> Problem:
    names = [f"daimyo/{kind}/1" for kind in schema.KINDS]
    known = ", ".join(names)
    assert text.tree is not None
    if not isinstance(text.tree, Mapping):
        message = say("A document is a mapping that starts with `schema`: {known}.", known=known)
        return text.tree.place.problem("wrong-type", message)
    stated = find(text.tree, ("schema",))
    if stated is None:
        message = say("The key `schema` is missing. It is one of {known}.", known=known)
        return text.tree.place.problem("missing-key", message)
    if not isinstance(stated, Scalar):
        message = say("`schema` must be one of {known}, not a list or a mapping.", known=known)
        return stated.place.problem("wrong-type", message)
    near = did_you_mean(stated.text, names)
    edits = (Edit(stated.place.start, stated.place.end, near or ""),)
    fix = Fix(say("Change to {near}", near=near), edits) if near else None
    message = say(
        "`schema` must be one of {known}, not `{stated}`.{hint}",
        known=known,
        stated=short(stated.text),
        hint=guess(stated.text, names),
    )
    return stated.place.problem("wrong-document", message, fix=fix)


def _check_map(library: Library, path: Path, variant: str | Path) -> list[Problem]:
    chart = maps.load(library, path)
    rules = load_variant(library, variant)
    if not rules.is_sound:
        return [*chart.problems, *rules.problems]
    return ignoring.marked(games.check_map(chart, rules), chart.values.get("ignored"))


def _check_variant(library: Library, path: Path, variant: str | Path) -> list[Problem]:
    return list(load_variant(library, path).problems)


def _check_experiment(library: Library, path: Path, variant: str | Path) -> list[Problem]:
    read = experiment.load(library, path)
    if has_errors(read.problems):
        return list(read.problems)
    return [*read.problems, *wrong_maps(library, read)]


def wrong_maps(library: Library, read: Experiment) -> Iterator[Problem]:
    """Find that a map is missing for a game that is played on one, or named for one that is not."""
    has_maps = bool(read.values.get("maps"))
    for position, name in enumerate(read.values["variants"]):
        variant = load_variant(library, library.find("variant", name, beside=read.path) or name)
        if not variant.is_sound:
            continue
        facts = games.facts_of(variant.game)
        if facts.needs_map and not has_maps:
            message = say(
                "{game} is played on a map: name one under `maps`, for example {map}.",
                game=facts.title,
                map=facts.usual_map,
            )
            yield read.at(("variants", position)).problem("map-missing", message)
            return
        elif has_maps and not facts.needs_map:
            message = say("{game} is played without a map: leave `maps` away.", game=facts.title)
            yield read.at(("maps",)).problem("map-unused", message)
            return


def _check_search(library: Library, path: Path, variant: str | Path) -> list[Problem]:
    return list(search.load(library, path).problems)


def _check_record(library: Library, path: Path, variant: str | Path) -> list[Problem]:
    text = library.read(path)
    problems = _json_problems(text)
    if problems is not None or text.source is None or text.tree is None:
        return problems or []
    # A record in YAML: what else it lacks says more than that it is no JSON.
    kind = schema.record_of(source.plain(text.tree))
    return [*text.problems, *schema.check(text.tree, kind)] or records.check(text.source)


def _check_agent(library: Library, path: Path, variant: str | Path) -> list[Problem]:
    text = library.read(path)
    return [*text.problems, *(schema.check(text.tree, "agent") if text.tree else [])]


_CHECKS: dict[str, Callable[[Library, Path, str | Path], list[Problem]]] = {
    "map": _check_map,
    "variant": _check_variant,
    "experiment": _check_experiment,
    "search": _check_search,
    "record": _check_record,
    "agent": _check_agent,
}


def load_variant(library: Library, name: str | Path, changes: dict[str, object] | None = None) -> Variant:
    """Read a variant and ask its game whether the values make sense together."""
    path = name if isinstance(name, Path) else library.find("variant", name)
    if path is None or changes:
        return _sensible(variants.load(library, name, changes))
    return library.once("variant", path, lambda: _sensible(variants.load(library, path)))


def _sensible(found: Variant) -> Variant:
    """Give a variant with the problems that its game has with its values."""
    if not found.is_sound:
        return found
    more = games.sense_of(found.values["game"])(found)
    return Variant(found.name, found.path, found.values, found.tree, found.chain, (*found.problems, *more))
