"""Documents against their JSON Schemas, with every complaint as a sentence at its place."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.texts import shipped
from engine.texts.problem import MAX_PROBLEMS, Problem, at_most, in_reading_order, quoted
from engine.texts.saying import Name, listed, say
from engine.texts.source import Mapping, Node, Route, Scalar, Sequence, find, short

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

KINDS = ("map", "variant", "experiment", "search", "record", "agent")
# Kinds of which each game says more.
GAMES_OWN = ("variant", "record")

# No game is for more.
MOST_PLAYERS = 7

_TYPE_WORDS = {
    "string": say("text"),
    "integer": say("a whole number"),
    "number": say("a number"),
    "boolean": say("true or false"),
    "array": say("a list"),
    "object": say("a mapping"),
    "null": say("nothing"),
}


def schema(kind: str) -> dict[str, Any]:
    """Give the JSON Schema of a document kind; `variant/naishi` is that of all variants with what the game adds."""
    return _schema(kind, shipped.folders())


@cache
def _schema(kind: str, folders: tuple[Path, ...]) -> dict[str, Any]:
    kind, _, game = kind.partition("/")
    common = _loaded(shipped.schema_file(kind))
    if kind == "agent":
        return _with_weights(common)
    if kind == "experiment":
        return _for_players_of(game, common) if game else common
    if kind in GAMES_OWN:
        known = common["properties"]["game"]["enum"]
        known += [more for more in games() if more not in known]
    own = shipped.schema_file(kind, game) if game else None
    # A game may leave its records to what all games share, but a variant without its schema is of no game.
    if own is None or (kind == "record" and not own.is_file()):
        return {**common, "additionalProperties": False} if game else common
    return _composed(common, _loaded(own))


def _loaded(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def _composed(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Put what a game adds on top of what all games share, as one schema without references to other files."""
    whole = {
        **common,
        **{key: value for key, value in own.items() if key not in ("allOf", "unevaluatedProperties")},
    }
    for key in ("properties", "$defs"):
        whole[key] = {**common.get(key, {}), **own.get(key, {})}
    whole["required"] = [
        *common["required"],
        *(key for key in own.get("required", ()) if key not in common["required"]),
    ]
    return {**whole, "additionalProperties": False}


def _for_players_of(game: str, common: dict[str, Any]) -> dict[str, Any]:
    """Let an experiment be for as many players as the variants of a game may be for."""
    said = properties(f"variant/{game}", ("players",))["properties"]
    least, most = said["least"].get("minimum", 1), said["most"].get("maximum", MOST_PLAYERS)
    common["properties"]["players"]["items"].update(minimum=least, maximum=most)
    common["properties"]["lineups"]["items"]["anyOf"][0].update(minItems=least, maxItems=most)
    return common


def _with_weights(common: dict[str, Any]) -> dict[str, Any]:
    """Let an agent's file say weights for every game that has some."""
    for game in games():
        path = shipped.schema_file("weights", game)
        if path.is_file():
            own = _loaded(path)
            common["$defs"]["weights"]["properties"][game] = {
                key: value for key, value in own.items() if key not in ("$schema", "$defs")
            }
            common["$defs"] |= own.get("$defs", {})
    return common


def games() -> list[str]:
    """Name the games that documents may be of."""
    return list(_games(shipped.folders()))


@cache
def _games(folders: tuple[Path, ...]) -> list[str]:
    known: list[str] = list(_loaded(shipped.schema_file("variant"))["properties"]["game"]["enum"])
    for folder in folders[1:]:
        known += [
            path.name.removesuffix(".schema.json")
            for path in sorted((folder / "schemas" / "games").glob("*.schema.json"))
            if path.name.count(".") == 2
        ]
    return known


def all_kinds() -> list[str]:
    """Name every schema that documents are checked against, a game's own by its game."""
    return [
        name
        for kind in KINDS
        for name in ([f"{kind}/{game}" for game in games()] if kind in GAMES_OWN else [kind])
    ]


def variant_of(*trees: Node) -> str:
    """Give the kind of a variant by its game, said by the first of several trees that says one.

    Where none does, it is the game whose values the trees speak of most.
    """
    known = games()
    for tree in trees:
        stated = find(tree, ("game",))
        if isinstance(stated, Scalar) and stated.text in known:
            return f"variant/{stated.text}"
    keys = {key for tree in trees if isinstance(tree, Mapping) for key in tree.entries}
    best = max(known, key=lambda game: len(keys & schema(f"variant/{game}")["properties"].keys()))
    return f"variant/{best}"


def record_of(record: Any) -> str:
    """Give the kind of a record by its game; of one that names none, that of the usual game."""
    game = record.get("game") if isinstance(record, dict) else None
    known = games()
    return f"record/{game if game in known else known[0]}"


def whole_kind(kind: str, tree: Node | None) -> str:
    """Give the kind whose schema says all that a document may say: that of its game, where the kind has one."""
    if kind == "variant":
        return variant_of(*([tree] if tree else []))
    if kind == "record":
        game = find(tree, ("game",))
        return record_of({"game": game.text} if isinstance(game, Scalar) else {})
    return kind


@cache
def removable(kind: str) -> dict[Route, str]:
    """Give the mappings whose entries a child may remove by `null`, each with the word for such an entry.

    A step `*` stands for whatever names a designer chooses there.
    """
    found: dict[Route, str] = {}
    pending: list[Route] = [()]
    while pending:
        route = pending.pop()
        part = properties(kind, route)
        if "removable" in part:
            found[route] = part["removable"]
        pending += [(*route, key) for key in part.get("properties", {})]
        if isinstance(part.get("additionalProperties"), dict):
            pending.append((*route, "*"))
    return found


def kind_of(root: Node | None) -> str | None:
    """Say which kind of document this is by its first line, `schema: daimyo/KIND/VERSION`."""
    stated = find(root, ("schema",))
    if not isinstance(stated, Scalar):
        return None
    parts = stated.text.split("/")
    return parts[1] if len(parts) == 3 and parts[0] == "daimyo" and parts[1] in KINDS else None


def data(node: Node, kind: str) -> Any:
    """Give a document's values, names read as text even where they look like numbers (`extends: 2016`)."""
    return _value(node, schema(kind), schema(kind))


def check(root: Node, kind: str, *, partial: bool = False, values: Any = None) -> list[Problem]:
    """Give all problems of a document against its schema; a `partial` one needs only its head, not all values.

    `values` are given where they were read otherwise than from the tree, which then only knows the places.
    """
    stated = find(root, ("schema",))
    if isinstance(stated, Scalar):
        wrong = _wrong_document(stated, kind)
        if wrong:
            return [wrong]
    if not isinstance(root, Mapping):
        return [
            root.place.problem(
                "wrong-type", say("A {kind} is a mapping of keys and values.", kind=_bare(kind))
            )
        ]
    from engine.texts import complaint  # which describes with the words of this module

    said = data(root, kind) if values is None else values
    errors = islice(_validator(kind, shipped.folders(), partial=partial).iter_errors(said), MAX_PROBLEMS + 1)
    return in_reading_order(at_most(complaint.explained(errors, root, kind), is_cut=True))


def properties(kind: str, route: Route) -> dict[str, Any]:
    """Give the schema of the value at a route, references followed: what forms and docs are made from."""
    top = schema(kind)
    here = top
    for step in route:
        here = _inner(here, step, top)
    return here


@cache
def _validator(kind: str, folders: tuple[Path, ...], *, partial: bool = False) -> Validator:
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend

    # The library takes 5.0 for a whole number, and compares each item with every other where they are mixed.
    whole_numbers = Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    )
    stricter = extend(  # type: ignore[no-untyped-call]  # the library's hints lack this one
        Draft202012Validator,
        {"allOf": _check_all, "uniqueItems": _check_repeated, "pattern": _check_form},
        type_checker=whole_numbers,
    )
    top = _schema(kind, folders)
    whole = _inlined(top, top)
    found: Validator = stricter(_without_required(whole) if partial else whole)
    return found


def _inlined(part: Any, top: dict[str, Any]) -> Any:
    """Write out all references: following them takes the validator longer than everything else together."""
    if isinstance(part, dict):
        return {key: _inlined(value, top) for key, value in _resolve(part, top).items() if key != "$defs"}
    return [_inlined(item, top) for item in part] if isinstance(part, list) else part


def _check_all(validator: Any, parts: list[Any], instance: Any, whole: Any) -> Iterator[ValidationError]:
    for number, part in enumerate(parts):
        if not _is_about_another(part, instance):
            yield from validator.descend(instance, part, schema_path=number)


def _is_about_another(part: Any, instance: Any) -> bool:
    """Say whether a part holds only for entries of another kind: records have dozens of kinds of entries.

    Asking the library costs a hundred times as much.

    >>> moves = {"if": {"properties": {"kind": {"const": "move"}}}, "then": {"required": ["to"]}}
    >>> _is_about_another(moves, {"kind": "move"}), _is_about_another(moves, {"kind": "end"})
    (False, True)
    """
    if not isinstance(instance, dict) or not isinstance(part, dict) or part.keys() != {"if", "then"}:
        return False
    asked = {
        **part["if"].get("properties", {}),
        **{pattern[1:-1]: wanted for pattern, wanted in part["if"].get("patternProperties", {}).items()},
    }
    return any(
        isinstance(wanted, dict) and isinstance(wanted.get("const"), str) and instance[key] != wanted["const"]
        for key, wanted in asked.items()
        if key in instance
    )


def _check_repeated(validator: Any, wanted: Any, instance: Any, part: Any) -> Iterator[ValidationError]:
    from jsonschema.exceptions import ValidationError

    if wanted and isinstance(instance, list) and len({as_key(item) for item in instance}) < len(instance):
        yield ValidationError("repeated")


def _check_form(validator: Any, wanted: str, instance: Any, part: Any) -> Iterator[ValidationError]:
    from jsonschema.exceptions import ValidationError

    if isinstance(instance, str) and not _form(wanted).search(instance):
        yield ValidationError("wrong form")


@cache
def _form(pattern: str) -> re.Pattern[str]:
    """Read a pattern as JSON Schema means it: `$` is the end of the text, not the place before a last line break."""
    return re.compile(pattern.replace("$", r"\Z"))


def as_key(value: Any) -> str:
    """Give a text that two values share exactly when they are the same."""
    return json.dumps(value, sort_keys=True)


def _without_required(whole: dict[str, Any]) -> dict[str, Any]:
    loose = copy.deepcopy(whole)
    head = loose.pop("required")
    pending: list[Any] = [loose]
    while pending:
        part = pending.pop()
        if isinstance(part, dict):
            for key, kind in (("required", list), ("minProperties", int)):
                if isinstance(part.get(key), kind):
                    del part[key]
            pending.extend(
                inner for key, inner in part.items() if key != "if"
            )  # a condition asks, it does not demand
        elif isinstance(part, list):
            pending.extend(part)
    return {**loose, "required": head}


def _wrong_document(stated: Scalar, kind: str) -> Problem | None:
    kind = _bare(kind)
    expected = schema(kind)["properties"]["schema"]["const"]
    if stated.text == expected:
        return None
    head, _, version = stated.text.rpartition("/")
    if head == expected.rpartition("/")[0]:
        message = say(
            "Version {version} of the {kind} schema is not known; this program reads {expected}.",
            version=short(version),
            kind=kind,
            expected=expected,
        )
        return stated.place.problem("schema-version", message)
    message = say(
        "This is not a {kind}: its schema is `{stated}`, not `{expected}`.",
        kind=kind,
        stated=short(stated.text),
        expected=expected,
    )
    return stated.place.problem("wrong-document", message)


def _resolve(part: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in part:
        target: Any = top
        for step in part["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        part = {**target, **{key: value for key, value in part.items() if key != "$ref"}}
    return part


def _inner(part: dict[str, Any], step: str | int, top: dict[str, Any]) -> dict[str, Any]:
    """Give the schema of a member, or an empty one (which accepts anything) where the schema says nothing."""
    for choice in choices_of(part, top):
        if isinstance(step, int):
            prefix = choice.get("prefixItems", [])
            inner = prefix[step] if step < len(prefix) else choice.get("items")
        else:
            inner = choice.get("properties", {}).get(step, choice.get("additionalProperties"))
        if isinstance(inner, dict):
            return _resolve(inner, top)
    return {}


def choices_of(part: dict[str, Any], top: dict[str, Any]) -> list[dict[str, Any]]:
    """Give a schema and the choices it leaves, references followed."""
    part = _resolve(part, top)
    return [part, *(_resolve(choice, top) for choice in part.get("anyOf", []))]


def _value(node: Node, part: dict[str, Any], top: dict[str, Any]) -> Any:
    if isinstance(node, Mapping):
        return {key: _value(entry.value, _inner(part, key, top), top) for key, entry in node.entries.items()}
    if isinstance(node, Sequence):
        return [_value(item, _inner(part, position, top), top) for position, item in enumerate(node.items)]
    assert isinstance(node, Scalar)
    wants_text = _resolve(part, top).get("type") == "string"
    return node.text if wants_text and node.is_plain and node.value is not None else node.value


def _bare(kind: str) -> str:
    """Give a kind without its game."""
    return kind.partition("/")[0]


def describe(part: Any) -> str:
    """Say in words what a schema accepts.

    >>> describe({"anyOf": [{"type": "integer", "minimum": 1, "maximum": 99}, {"const": "none"}]})
    'a whole number from 1 to 99 or `none`'
    """
    if not isinstance(part, dict):
        return say("something else")
    if "anyOf" in part:
        return listed((describe(choice) for choice in part["anyOf"]), " or ", " or ")
    if "const" in part:
        return f"`{part['const']}`"
    if "enum" in part:
        return quoted(map(str, part["enum"]), " or ")
    if "patternMeaning" in part:
        return Name(str(part["patternMeaning"]))
    kinds = part.get("type", "string")
    words = {kind: _TYPE_WORDS[kind] for kind in ([kinds] if isinstance(kinds, str) else kinds)}
    low, high = part.get("minimum"), part.get("maximum")
    if low is not None and high is not None:
        words["integer"] = say("a whole number from {low} to {high}", low=low, high=high)
    elif low is not None:
        words["integer"] = say("a whole number of {low} or more", low=low)
    elif high is not None:
        words["integer"] = say("a whole number of {high} at most", high=high)
    return listed(words.values(), " or ", " or ")


def fits(values: Any, kind: str) -> bool:
    """Say whether values fit the schema of a document kind: the quick question before asking for places."""
    return _validator(kind, shipped.folders()).is_valid(values)
