"""A variant's values: read a file, follow `extends`, check, and know where every value was said."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Mapping_
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.texts import schema, source
from engine.texts.edit import written
from engine.texts.library import Library, Text, is_foreign, shown, start_of
from engine.texts.problem import (
    Problem,
    ProblemError,
    at_most,
    did_you_mean,
    guess,
    has_errors,
    in_reading_order,
)
from engine.texts.saying import listed, say
from engine.texts.source import Entry, Mapping, Node, Route, Scalar, Source, find

MAX_PARENTS = 16
CHANGES = "--set"


@dataclass(frozen=True)
class Variant:
    """A resolved variant: `values` are complete, `tree` holds the same with the place where each was said."""

    name: str
    path: Path | None
    values: dict[str, Any]
    tree: Mapping | None
    chain: tuple[Path, ...]
    problems: tuple[Problem, ...]

    @property
    def title(self) -> str:
        """The variant's title, or its name where it has none."""
        title = self.values.get("title")
        return title if isinstance(title, str) and title else self.name

    @property
    def game(self) -> str:
        """The game whose rules these are."""
        return str(self.values["game"])

    @property
    def is_sound(self) -> bool:
        """Say whether it can be used: no errors were found."""
        return self.tree is not None and not has_errors(self.problems)

    def at(self, route: Route) -> source.Place:
        """Give the place where a value was said, or the nearest one that holds it."""
        for length in range(len(route), -1, -1):
            node = find(self.tree, route[:length])
            if node is not None:
                return node.place
        return start_of(shown(self.path) if self.path else self.name)

    def at_key(self, route: Route) -> source.Place:
        """Give the place of a key rather than of its value."""
        outer = find(self.tree, route[:-1])
        entry = outer.entries.get(str(route[-1])) if isinstance(outer, Mapping) else None
        return entry.key.place if entry else self.at(route)

    def blamed(self, *routes: Route) -> source.Place:
        """Give, of several values that clash, the place of the one said last: in the youngest file of the chain."""
        files = [CHANGES, *map(shown, self.chain)]
        places = [self.at(route) for route in routes]
        return min(places, key=lambda place: files.index(place.file) if place.file in files else len(files))

    def required(self) -> Variant:
        """Give the variant itself, or raise its problems."""
        if not self.is_sound:
            raise ProblemError(self.problems)
        return self


def load(library: Library, name: str | Path, changes: Mapping_[str, Any] | None = None) -> Variant:
    """Read a variant by name or path; `changes` are dotted keys with values, as given by `--set`."""
    path = name if isinstance(name, Path) else library.find("variant", name)
    if path is None:
        problem = start_of(str(name)).problem("variant-unknown", library.unknown("variant", str(name)))
        return Variant(str(name), None, {}, None, (), (problem,))
    return _resolved(library, path, changes or {})


def _resolved(library: Library, path: Path, changes: Mapping_[str, Any]) -> Variant:
    chain, problems = _chain(library, path)
    parts: list[tuple[Mapping, Path | None]] = [
        (text.tree, text.path) for text in chain if isinstance(text.tree, Mapping)
    ]
    if changes:
        tree, more = _changes_tree(changes)
        problems += more
        parts.insert(0, (tree, None))
    trees = [tree for tree, _ in parts]
    merged: Mapping | None = None
    idle: list[Problem] = []
    kind, strange = schema.variant_of(*trees), _strange_game(trees)
    for tree, own in reversed(parts):
        idle += _idle_removals(merged, tree, kind)
        # What another game's schema says of values of a game that is not here would only mislead.
        problems += [
            problem
            for problem in _wrong_in(library, tree, own, kind)
            if strange is None or _is_at(problem, strange)
        ]
        merged = tree if merged is None else merge(merged, tree)
    name = path.name.removesuffix(".yaml")
    paths = tuple(text.path for text in chain)
    if merged is None:
        return Variant(name, path, {}, None, paths, tuple(_in_order(problems, chain)))
    merged = without_removals(merged, kind)
    if not has_errors(problems):
        problems += [*at_most(idle), *schema.check(merged, kind)]
    values = schema.data(merged, kind)
    values.pop("extends", None)
    return Variant(name, path, values, merged, paths, tuple(_in_order(problems, chain)))


def _strange_game(trees: list[Mapping]) -> source.Place | None:
    """Give the place of a game that is neither known nor like a known one."""
    for tree in trees:
        stated = find(tree, ("game",))
        if isinstance(stated, Scalar):
            known = schema.games()
            is_near = stated.text in known or did_you_mean(stated.text, known) is not None
            return None if is_near else stated.place
    return None


def _is_at(problem: Problem, place: source.Place) -> bool:
    return (problem.file, problem.line, problem.column) == (place.file, place.line, place.column)


def _wrong_in(library: Library, tree: Mapping, path: Path | None, kind: str) -> tuple[Problem, ...]:
    """Check what a file says once: it says the same whatever is changed beside it, and hundreds may be tried."""
    if path is None:
        return tuple(_check_file(tree, kind))
    return library.once(f"problems as {kind}", path, lambda: tuple(_check_file(tree, kind)))


def _check_file(tree: Mapping, kind: str) -> Iterator[Problem]:
    """Check one file of the chain: only one that extends nothing has to say everything."""
    is_change = tree.place.file == CHANGES
    is_partial = is_change or "extends" in tree.entries
    example = schema.properties(kind, ("extends",))["examples"][0]
    for problem in schema.check(without_removals(tree, kind), kind, partial=is_partial):
        if problem.code != "missing-key":
            yield problem
        elif not is_change:  # changes given by `--set` have no head
            is_root = (problem.line, problem.column) == (tree.place.line, tree.place.column)
            if is_root and not is_partial:
                message = say(
                    "{message} Or extend a variant: `extends: {example}`.",
                    message=problem.message,
                    example=example,
                )
                problem = replace(problem, message=message)
            yield problem


def _in_order(problems: list[Problem], chain: list[Text]) -> list[Problem]:
    """Sort by place, the variant's own file first and then its parents, as they were read."""
    files = [CHANGES, *(shown(text.path) for text in chain)]
    return in_reading_order(sorted(problems, key=lambda problem: files.index(problem.file)))


def _chain(library: Library, path: Path) -> tuple[list[Text], list[Problem]]:
    """Read a file and its parents, child first."""
    texts = [library.read(path)]
    problems = list(texts[0].problems)
    if texts[0].tree is not None and not isinstance(texts[0].tree, Mapping):
        problems += schema.check(texts[0].tree, schema.variant_of(texts[0].tree))
    while True:
        parent = find(texts[-1].tree, ("extends",))
        if not isinstance(parent, Scalar) or parent.value is None:
            return texts, problems
        found = library.find("variant", parent.text, beside=texts[-1].path)
        text = library.read(found) if found else None
        wrong = _wrong_parent(library, parent, text, texts)
        if wrong:
            return texts, [*problems, wrong]
        assert text is not None
        texts.append(text)
        problems += text.problems


def _wrong_parent(library: Library, parent: Scalar, text: Text | None, texts: list[Text]) -> Problem | None:
    """Say why a variant cannot be extended, at the line that asks for it."""
    place = parent.place
    if text is None or any(problem.code == "file-missing" for problem in text.problems):
        return place.problem("parent-missing", library.unknown("variant", parent.text))
    if text.source is None and (text.problems[0].line, text.problems[0].column) == (1, 1):
        message = say(
            "`{parent}` cannot be extended: {reason!l}",
            parent=source.short(parent.text),
            reason=text.problems[0].message,
        )
        return place.problem("parent-missing", message)
    if text.tree is not None and schema.kind_of(text.tree) not in ("variant", None):
        message = say(
            "`{parent}` is a {kind}, not a variant.",
            parent=source.short(parent.text),
            kind=schema.kind_of(text.tree),
        )
        return place.problem("parent-wrong", message)
    is_no_mapping = text.tree is not None and not isinstance(text.tree, Mapping)
    if is_no_mapping or is_foreign(text, "variant", texts[-1].path):
        message = say("`{name}` is not a {kind}.", name=source.short(parent.text), kind="variant")
        return place.problem("parent-wrong", message)
    games = [
        stated.text for known in (text, *texts) if isinstance(stated := find(known.tree, ("game",)), Scalar)
    ]
    if len(set(games)) > 1:
        message = say(
            "`{parent}` is a variant of {one}, not of {other}.",
            parent=source.short(parent.text),
            one=source.short(games[0]),
            other=games[-1],
        )
        return place.problem("parent-wrong", message)
    if text.path in [known.path for known in texts]:
        ring = listed((known.path.stem for known in [*texts, text]), " extends ", " extends ")
        return place.problem("parent-cycle", say("This goes round in a circle: {ring}.", ring=ring))
    if len(texts) >= MAX_PARENTS:
        message = say("More than {most} variants extend one another here.", most=MAX_PARENTS)
        return place.problem("parent-depth", message)
    return None


def _idle_removals(parent: Mapping | None, child: Mapping, kind: str) -> Iterator[Problem]:
    """Find entries that a child removes by `null` though its parents have none of that name."""
    said = schema.removable(kind)
    for route, word in ((here, said[kept]) for kept in said for here in _routes(child, kept)):
        known, entries = find(parent, route), find(child, route)
        there = known.entries.items() if isinstance(known, Mapping) else ()
        names = [key for key, entry in there if not _is_null(entry.value)]
        for key, entry in entries.entries.items() if isinstance(entries, Mapping) else ():
            if _is_null(entry.value) and key not in names:
                message = say(
                    "There is no {word} `{key}` to remove.{hint}",
                    word=word,
                    key=source.short(key),
                    hint=guess(key, names),
                )
                yield entry.key.place.problem(f"{word}-unknown", message)


def merge(parent: Mapping, child: Mapping) -> Mapping:
    """Lay a child's values over its parent's: mappings merge, lists and scalars replace.

    >>> tree = lambda text: source.parse(Source("a.yaml", text))[0]
    >>> source.plain(merge(tree("{end: {a: 1, b: [2]}}"), tree("{end: {b: [3, 4]}}")))
    {'end': {'a': 1, 'b': [3, 4]}}
    """
    entries = dict(parent.entries)
    for key, entry in child.entries.items():
        old = entries.get(key)
        value = entry.value
        if old and isinstance(old.value, Mapping) and isinstance(value, Mapping):
            value = merge(old.value, value)
        entries[key] = Entry(entry.key, value)
    return Mapping(child.place, entries, child.is_flow)


def _routes(tree: Node | None, route: Route, taken: Route = ()) -> Iterator[Route]:
    """Give the routes of a tree that a route stands for, whose `*` is any name."""
    if "*" not in route:
        yield (*taken, *route)
        return
    here = route.index("*")
    outer = (*taken, *route[:here])
    inner = find(tree, outer)
    for key in inner.entries if isinstance(inner, Mapping) else ():
        yield from _routes(tree, route[here + 1 :], (*outer, key))


def without_removals(tree: Mapping, kind: str) -> Mapping:
    """Leave out what a child removed by saying `null`."""
    # What lies outside goes first, so that nothing inside it is looked for.
    for route in sorted(schema.removable(kind), key=len):
        for here in list(_routes(tree, route)):
            tree = _pruned(tree, here)
    return tree


def _pruned(tree: Mapping, route: Route) -> Mapping:
    if not route:
        kept = {key: entry for key, entry in tree.entries.items() if not _is_null(entry.value)}
        return Mapping(tree.place, kept, tree.is_flow)
    step, *rest = route
    entry = tree.entries.get(str(step))
    if entry is None or not isinstance(entry.value, Mapping):
        return tree
    inner = Entry(entry.key, _pruned(entry.value, tuple(rest)))
    return Mapping(tree.place, {**tree.entries, str(step): inner}, tree.is_flow)


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None


def _changes_tree(changes: Mapping_[str, Any]) -> tuple[Mapping, list[Problem]]:
    """Write changes as a document of their own, so that mistakes in them have a place too."""
    nested: dict[str, Any] = {}
    for dotted, value in changes.items():
        here = nested
        *outer, last = dotted.split(".")
        for key in outer:
            inner = here.get(key)
            here[key] = dict(inner) if isinstance(inner, dict) else {}  # a later change wins
            here = here[key]
        here[last] = value
    tree, problems = source.parse(Source(CHANGES, written(nested)))
    if not isinstance(tree, Mapping):
        raise ProblemError(problems)
    return tree, problems


def read_change(text: str, library: Library, base: Variant, option: str = CHANGES) -> tuple[str, Any]:
    """Read `key=value` as an option like `--set` gives it, the key dotted and known, the value written as YAML."""
    key, equals, written_value = text.partition("=")
    key = key.strip()
    here = start_of(f"{option} {text}")
    if not equals or not key:
        message = say("A change is written key=value, for example capture.timing=immediate.")
        raise ProblemError([here.problem("change-form", message)])
    known = list(dotted_keys(base.values))
    # A key may be new (a token, a player count), but only inside a mapping that the schema leaves open.
    if not any(key == other or other.startswith(f"{key}.") for other in known) and not _is_open(
        key, base.game
    ):
        message = say("No variant has a value `{key}`.{hint}", key=key, hint=guess(key, known))
        raise ProblemError([here.problem("unknown-key", message)])
    tree, problems = source.parse(Source(f"{option} {text}", written_value.strip() or "null"))
    if tree is None:
        raise ProblemError(problems)
    return key, source.plain(tree)


def _is_open(dotted: str, game: str) -> bool:
    return bool(schema.properties(f"variant/{game}", tuple(dotted.split("."))))


def dotted_keys(values: Mapping_[str, Any], prefix: str = "") -> list[str]:
    """List the values of nested mappings by dotted key.

    >>> dotted_keys({"hand": {"size": 5, "first": "chosen"}, "title": "x"})
    ['hand.size', 'hand.first', 'title']
    """
    keys: list[str] = []
    for key, value in values.items():
        name = f"{prefix}{key}"
        keys += dotted_keys(value, f"{name}.") if isinstance(value, dict) else [name]
    return keys
