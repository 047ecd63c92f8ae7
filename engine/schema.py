"""Documents against their JSON Schemas, with every complaint as a sentence at its place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from engine import shipped
from engine.problem import Edit, Fix, Problem, did_you_mean, in_reading_order
from engine.source import Mapping, Node, Place, Route, Scalar, Sequence, find, short

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError

KINDS = ("map", "variant", "experiment", "record")

_TYPE_WORDS = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "nothing",
}


@cache
def schema(kind: str) -> dict[str, Any]:
    """Give the JSON Schema of a document kind."""
    loaded: dict[str, Any] = json.loads(shipped.schema_file(kind).read_text(encoding="utf-8"))
    return loaded


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


def check(root: Node, kind: str, *, partial: bool = False) -> list[Problem]:
    """Give all problems of a document against its schema; `partial` ones need not say everything."""
    stated = find(root, ("schema",))
    if isinstance(stated, Scalar):
        wrong = _wrong_document(stated, kind)
        if wrong:
            return [wrong]
    if not isinstance(root, Mapping):
        return [root.place.problem("wrong-type", f"A {kind} is a mapping of keys and values.")]
    values = data(root, kind)
    errors = _validator(kind, partial).iter_errors(values)
    return in_reading_order(problem for error in errors for problem in _explain(error, root))


def properties(kind: str, route: Route) -> dict[str, Any]:
    """Give the schema of the value at a route, references followed: what forms and docs are made from."""
    top = schema(kind)
    here = top
    for step in route:
        here = _inner(here, step, top)
    return here


@cache
def _validator(kind: str, partial: bool) -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    whole = schema(kind)
    return Draft202012Validator(_without_required(whole) if partial else whole)


def _without_required(whole: dict[str, Any]) -> dict[str, Any]:
    loose = copy.deepcopy(whole)
    pending: list[Any] = [loose]
    while pending:
        part = pending.pop()
        if isinstance(part, dict):
            for key, kind in (("required", list), ("minProperties", int)):
                if isinstance(part.get(key), kind):
                    del part[key]
            pending.extend(part.values())
        elif isinstance(part, list):
            pending.extend(part)
    return loose


def _wrong_document(stated: Scalar, kind: str) -> Problem | None:
    expected = schema(kind)["properties"]["schema"]["const"]
    if stated.text == expected:
        return None
    head, _, version = stated.text.rpartition("/")
    if head == expected.rpartition("/")[0]:
        message = f"Version {short(version)} of the {kind} schema is not known; this program reads {expected}."
        return stated.place.problem("schema-version", message)
    message = f"This is not a {kind}: its schema is `{short(stated.text)}`, not `{expected}`."
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
    for choice in _choices(part, top):
        if isinstance(step, int):
            prefix = choice.get("prefixItems", [])
            inner = prefix[step] if step < len(prefix) else choice.get("items")
        else:
            inner = choice.get("properties", {}).get(step, choice.get("additionalProperties"))
        if isinstance(inner, dict):
            return _resolve(inner, top)
    return {}


def _choices(part: dict[str, Any], top: dict[str, Any]) -> list[dict[str, Any]]:
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


def _explain(error: ValidationError, root: Node) -> Iterator[Problem]:
    """Turn one of the validator's findings into problems at their places."""
    route: Route = tuple(error.absolute_path)
    node = find(root, route) or root
    explain = _EXPLANATIONS.get(str(error.validator), _explain_other)
    if "propertyNames" in error.absolute_schema_path:
        explain = _explain_key_name
    yield from explain(error, node, _named(route))


def _explain_unknown(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    if not isinstance(node, Mapping):
        return
    known = error.schema.get("properties", {}) if isinstance(error.schema, dict) else {}
    for key, entry in node.entries.items():
        if key in known:
            continue
        near = did_you_mean(key, set(known) - set(node.entries))
        place = entry.key.place
        message = f"There is no key `{short(key)}`{_of(name)}."
        fix = None
        if near:
            message += f" Did you mean `{near}`?"
            fix = Fix(f"Rename to {near}", (Edit(place.start, place.end, near),))
        elif known:
            message += f" Known: {', '.join(sorted(known))}."
        yield place.problem("unknown-key", message, fix=fix)


def _explain_required(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    # The validator reports each missing key on its own; `check` keeps equal problems once.
    for key in error.validator_value:
        if key not in error.instance:
            yield node.place.problem("missing-key", f"The key `{key}`{_of(name)} is missing.")


def _explain_dependent(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    for key, needed in error.validator_value.items():
        for other in needed if key in error.instance else ():
            if other not in error.instance:
                message = f"The key `{other}`{_of(name)} is missing: `{key}` needs it."
                yield node.place.problem("missing-key", message)


def _explain_choice(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    words = error.validator_value if error.validator == "enum" else [error.validator_value]
    near = did_you_mean(str(error.instance), [str(word) for word in words]) if _is_word(error.instance) else None
    message = f"{_subject(name)} must be {describe(error.schema)}, not {_quoted(error.instance)}."
    fix = None
    if near:
        message += f" Did you mean `{near}`?"
        fix = Fix(f"Change to {near}", (Edit(node.place.start, node.place.end, near),))
    yield node.place.problem("wrong-value", message, fix=fix)


def _explain_type(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    message = f"{_subject(name)} must be {describe(error.schema)}, not {_quoted(error.instance)}."
    yield node.place.problem("wrong-type", message)


def _explain_any(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    # Where one choice is of the value's own type, its inner complaint says more than the list of choices.
    inner = [cause for cause in error.context or [] if cause.validator != "type" and cause.validator != "const"]
    deeper = [cause for cause in inner if list(cause.relative_path) or cause.validator == "additionalProperties"]
    if deeper:
        root = node
        for cause in deeper:
            target = find(root, tuple(cause.relative_path)) or root
            explain = _EXPLANATIONS.get(str(cause.validator), _explain_other)
            yield from explain(cause, target, _named((name, *cause.relative_path)) if name else "")
        return
    message = f"{_subject(name)} must be {describe(error.schema)}, not {_quoted(error.instance)}."
    code = "out-of-range" if inner and isinstance(error.instance, int) else "wrong-value"
    yield node.place.problem(code, message)


def _explain_range(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    message = f"{_subject(name)} must be {describe(error.schema)}, not {_quoted(error.instance)}."
    yield node.place.problem("out-of-range", message)


def _explain_count(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    least = error.validator in ("minItems", "minProperties", "minLength")
    amount = error.validator_value
    unit = "character" if str(error.validator).endswith("Length") else "item"
    unit += "" if amount == 1 else "s"
    message = f"{_subject(name)} must have at {'least' if least else 'most'} {amount} {unit}, not {len(error.instance)}."
    yield node.place.problem("too-few" if least else "too-many", message)


def _explain_repeated(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    seen: dict[str, Place] = {}
    for item, value in zip(node.items if isinstance(node, Sequence) else [], error.instance, strict=False):
        key = json.dumps(value, sort_keys=True)
        if key in seen:
            message = f"{_quoted(value)} stands twice in {_subject(name)}, here and at line {seen[key].line}."
            yield item.place.problem("repeated-item", message)
        seen.setdefault(key, item.place)


def _explain_form(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    meaning = error.schema.get("patternMeaning") if isinstance(error.schema, dict) else None
    wanted = meaning or f"text of the form {error.validator_value}"
    yield node.place.problem("wrong-form", f"{_subject(name)} must be {wanted}, not {_quoted(error.instance)}.")


def _explain_key_name(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    place = node.place
    if isinstance(node, Mapping) and str(error.instance) in node.entries:
        place = node.entries[str(error.instance)].key.place
    wanted = describe(error.schema)
    yield place.problem("wrong-key", f"The key {_quoted(error.instance)}{_of(name)} must be {wanted}.")


def _explain_other(error: ValidationError, node: Node, name: str) -> Iterator[Problem]:
    yield node.place.problem("wrong-value", f"{_subject(name)} does not fit its description: {describe(error.schema)}.")


_EXPLANATIONS = {
    "additionalProperties": _explain_unknown,
    "required": _explain_required,
    "dependentRequired": _explain_dependent,
    "enum": _explain_choice,
    "const": _explain_choice,
    "type": _explain_type,
    "anyOf": _explain_any,
    "minimum": _explain_range,
    "maximum": _explain_range,
    "minItems": _explain_count,
    "maxItems": _explain_count,
    "minLength": _explain_count,
    "maxLength": _explain_count,
    "minProperties": _explain_count,
    "maxProperties": _explain_count,
    "uniqueItems": _explain_repeated,
    "pattern": _explain_form,
}


def describe(part: Any) -> str:
    """Say in words what a schema accepts.

    >>> describe({"anyOf": [{"type": "integer", "minimum": 1, "maximum": 99}, {"const": "none"}]})
    'a whole number from 1 to 99 or `none`'
    """
    if not isinstance(part, dict):
        return "something else"
    if "anyOf" in part:
        return " or ".join(describe(choice) for choice in part["anyOf"])
    if "const" in part:
        return f"`{part['const']}`"
    if "enum" in part:
        words = [f"`{word}`" for word in part["enum"]]
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
    if "patternMeaning" in part:
        return str(part["patternMeaning"])
    kinds = part.get("type", "string")
    words = [_TYPE_WORDS[kind] for kind in ([kinds] if isinstance(kinds, str) else kinds)]
    low, high = part.get("minimum"), part.get("maximum")
    span = ""
    if low is not None and high is not None:
        span = f" from {low} to {high}"
    elif low is not None:
        span = f" of {low} or more"
    elif high is not None:
        span = f" of {high} at most"
    return " or ".join(words) + span


def _named(route: Route) -> str:
    name = ""
    for step in route:
        if isinstance(step, int):
            name += f"[{step + 1}]"
        else:
            name += f".{step}" if name else str(step)
    return short(name)


def _subject(name: str) -> str:
    return f"`{name}`" if name else "The document"


def _of(name: str) -> str:
    return f" in `{name}`" if name else ""


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) < 80


def _quoted(value: Any) -> str:
    if value is None:
        return "empty"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    return f"`{short(json.dumps(value, ensure_ascii=False) if not isinstance(value, str) else value)}`"
