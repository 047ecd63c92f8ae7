"""The schema validator's findings as sentences a designer understands, each at the place of the culprit."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any

from engine.texts import schema
from engine.texts.problem import MAX_PROBLEMS, Edit, Fix, Problem, did_you_mean, quoted
from engine.texts.saying import Name, Said, say
from engine.texts.schema import as_key, describe
from engine.texts.source import Mapping, Node, Place, Route, Scalar, Sequence, find, short

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError


@dataclass(frozen=True, slots=True)
class _Complaint:
    """One of the validator's findings: the rule that was broken, the value, its node and its name."""

    error: ValidationError
    rule: str
    wanted: Any
    instance: Any
    part: dict[str, Any]
    node: Node
    name: str
    root: Node
    kind: str

    @property
    def known(self) -> dict[str, Any]:
        """The keys that the value may have."""
        found = schema.properties(self.kind, tuple(self.error.absolute_path))
        return next(
            (
                part["properties"]
                for part in schema.choices_of(found, schema.schema(self.kind))
                if "properties" in part
            ),
            {},
        )

    def misspelt(self) -> dict[str, str]:
        """Give the keys that are not known, each with the known one that was probably meant."""
        if not isinstance(self.node, Mapping):
            return {}
        free = set(self.known) - set(self.node.entries)
        unknown = islice((key for key in self.node.entries if key not in self.known), MAX_PROBLEMS + 1)
        return {key: did_you_mean(key, free) or "" for key in unknown}

    def problem(self, code: str, message: Said, fix: Fix | None = None) -> Problem:
        """Report a finding at the value."""
        return self.node.place.problem(code, message, fix=fix)


def explained(errors: Iterable[ValidationError], root: Node, kind: str) -> Iterator[Problem]:
    """Explain findings; where a value has the wrong type, whatever else is said about it is noise."""
    for _, group in groupby(errors, key=lambda error: list(error.absolute_path)):
        found = list(group)
        typed = [error for error in found if error.validator == "type"]
        for error in typed or found:
            yield from _explain(error, root, kind)


def _explain(error: ValidationError, root: Node, kind: str) -> Iterator[Problem]:
    """Turn one of the validator's findings into problems at their places."""
    route: Route = tuple(error.absolute_path)
    part = error.schema if isinstance(error.schema, dict) else {}
    node = find(root, route) or root
    rule = str(error.validator)
    about = _Complaint(
        error, rule, error.validator_value, error.instance, part, node, _named(route), root, kind
    )
    explain = _EXPLANATIONS.get(rule, _explain_other)
    if "propertyNames" in error.absolute_schema_path:
        explain = _explain_stray_key if rule == "enum" else _explain_key_name
    yield from explain(about)


def _explain_unknown(about: _Complaint) -> Iterator[Problem]:
    if not isinstance(about.node, Mapping):
        return
    for key, near in about.misspelt().items():
        place = about.node.entries[key].key.place
        message = say("There is no key `{key}`{where}.", key=short(key), where=_of(about.name))
        fix = None
        if near:
            message = say("{message} Did you mean `{near}`?", message=message, near=near)
            fix = Fix(say("Rename to {near}", near=near), (_instead_of(about.node.entries[key].key, near),))
        elif about.known:
            message = say("{message} Known: {words}.", message=message, words=", ".join(sorted(about.known)))
        yield place.problem("unknown-key", message, fix=fix)


def _explain_required(about: _Complaint) -> Iterator[Problem]:
    # The validator reports each missing key on its own; `check` keeps equal problems once. A key that is only
    # misspelt is reported as such.
    here = {*about.instance, *about.misspelt().values()}
    missing = [key for key in about.wanted if key not in here]
    if missing:
        message = say(
            "The {count:key|keys} {keys}{where} {count:is|are} missing.",
            count=len(missing),
            keys=quoted(missing),
            where=_of(about.name),
        )
        yield about.problem("missing-key", message)


def _explain_dependent(about: _Complaint) -> Iterator[Problem]:
    here = {*about.instance, *about.misspelt().values()}
    for key, needed in about.wanted.items():
        missing = [other for other in needed if key in about.instance and other not in here]
        if missing:
            message = say(
                "The {count:key|keys} {keys}{where} {count:is|are} missing: `{key}` needs {count:it|them}.",
                count=len(missing),
                keys=quoted(missing),
                where=_of(about.name),
                key=key,
            )
            place = about.node.entries[key].key.place if isinstance(about.node, Mapping) else about.node.place
            yield place.problem("missing-key", message)


def _explain_choice(about: _Complaint) -> Iterator[Problem]:
    yield _wrong("wrong-value", about, about.wanted if about.rule == "enum" else [about.wanted])


def _wrong(code: str, about: _Complaint, words: Iterable[Any] = ()) -> Problem:
    """Say what a value must be and is not, with the nearest of the words it may be."""
    message = _must_be(about, describe(about.part))
    near = did_you_mean(about.instance, map(str, words)) if isinstance(about.instance, str) else None
    if near:
        fix = Fix(say("Change to {near}", near=near), (_instead_of(about.node, near),))
        return about.problem(code, say("{message} Did you mean `{near}`?", message=message, near=near), fix)
    return about.problem(code, message)


def _must_be(about: _Complaint, wanted: str) -> Said:
    return say(
        "{subject} must be {wanted}, not {value}.",
        subject=_subject(about.name),
        wanted=wanted,
        value=_quoted(about.instance),
    )


def _explain_type(about: _Complaint) -> Iterator[Problem]:
    # `~` alone means nothing in YAML, yet it is a common mark in pictures.
    is_text = about.part.get("type") == "string"
    if isinstance(about.node, Scalar) and about.instance is None and about.node.text and is_text:
        message = say(
            "{subject} must be {wanted}: put `{text}` in quotes.",
            subject=_subject(about.name),
            wanted=describe(about.part),
            text=about.node.text,
        )
        yield about.problem("wrong-type", message)
    else:
        yield _wrong("wrong-type", about)


def _explain_any(about: _Complaint) -> Iterator[Problem]:
    choices = [
        list(causes)
        for _, causes in groupby(about.error.context or [], key=lambda cause: cause.schema_path[0])
    ]
    near = [causes for causes in choices if not any(_is_about_type(cause) for cause in causes)]
    if len(near) == 1 and isinstance(about.instance, dict | list):
        # One choice is of the value's own type: what it lacks says more than the list of choices.
        yield from explained(near[0], about.root, about.kind)
        return
    words = [choice["const"] for choice in about.wanted if "const" in choice]
    is_number = isinstance(about.instance, int) and not isinstance(about.instance, bool)
    yield _wrong("out-of-range" if near and is_number else "wrong-value", about, words)


def _is_about_type(cause: ValidationError) -> bool:
    return not cause.relative_path and cause.validator in ("type", "const", "enum")


def _explain_range(about: _Complaint) -> Iterator[Problem]:
    yield _wrong("out-of-range", about)


def _explain_count(about: _Complaint) -> Iterator[Problem]:
    least = about.rule.startswith("min")
    if least and about.wanted == 1:
        yield about.problem("too-few", say("{subject} must not be empty.", subject=_subject(about.name)))
        return
    message = say(
        "{subject} must have at {bound} {wanted} {unit:items={wanted:item|items}|"
        "characters={wanted:character|characters}}, not {count}.",
        subject=_subject(about.name),
        bound="least" if least else "most",
        wanted=about.wanted,
        unit="characters" if about.rule.endswith("Length") else "items",
        count=len(about.instance),
    )
    yield about.problem("too-few" if least else "too-many", message)


def _explain_repeated(about: _Complaint) -> Iterator[Problem]:
    seen: dict[str, Place] = {}
    items = about.node.items if isinstance(about.node, Sequence) else []
    for item, value in zip(items, about.instance, strict=False):
        first = seen.setdefault(as_key(value), item.place)
        if first is not item.place:
            message = say(
                "{value} stands twice in {subject}, here and at {where}.",
                value=_quoted(value),
                subject=_subject(about.name),
                where=first.seen_from(item.place),
            )
            yield item.place.problem("repeated-item", message)


def _explain_form(about: _Complaint) -> Iterator[Problem]:
    meaning = about.part.get("patternMeaning")
    wanted = Name(meaning) if meaning else say("text of the form {form}", form=about.wanted)
    yield about.problem("wrong-form", _must_be(about, wanted))


def _explain_key_name(about: _Complaint) -> Iterator[Problem]:
    place = about.node.place
    if isinstance(about.node, Mapping) and str(about.instance) in about.node.entries:
        place = about.node.entries[str(about.instance)].key.place
    message = say(
        "The key {key}{where} must be {wanted}.",
        key=_quoted(about.instance),
        where=_of(about.name),
        wanted=describe(about.part),
    )
    empty = say("A key{where} is empty.", where=_of(about.name))
    yield place.problem("wrong-key", message if about.instance else empty)


def _explain_stray_key(about: _Complaint) -> Iterator[Problem]:
    """Name all keys that cannot stand beside another one, at the place where the younger file says them."""
    if not isinstance(about.node, Mapping):
        return
    stray = [key for key in about.node.entries if key not in about.wanted and key in about.known]
    if not stray:
        return  # keys that are not known at all have been reported as such
    path = list(about.error.absolute_schema_path)
    cause = str(path[path.index("dependentSchemas") + 1]) if "dependentSchemas" in path else ""
    concerned = [about.node.entries[key].key.place for key in (*stray, cause) if key in about.node.entries]
    place = next((place for place in concerned if place.file == about.root.place.file), concerned[0])
    message = say(
        "{keys} cannot stand{beside} in `{name}`.",
        keys=quoted(map(short, stray)),
        beside=say(" beside `{key}`", key=cause) if cause else "",
        name=about.name,
    )
    yield place.problem("wrong-key", message)


def _explain_other(about: _Complaint) -> Iterator[Problem]:
    message = say(
        "{subject} does not fit its description: {wanted}.",
        subject=_subject(about.name),
        wanted=describe(about.part),
    )
    yield about.problem("wrong-value", message)


_EXPLANATIONS: dict[str, Callable[[_Complaint], Iterator[Problem]]] = {
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


def _instead_of(node: Node, word: str) -> Edit:
    """Put another word in a word's place, in the same quotes: a record must stay JSON."""
    quote = (node.style or "") if isinstance(node, Scalar) else ""
    return Edit(node.place.start, node.place.end, f"{quote}{word}{quote}")


def _named(route: Route) -> str:
    name = ""
    for step in route:
        if isinstance(step, int):
            name += f"[{step + 1}]"
        else:
            name += f".{step}" if name else str(step)
    return short(name)


def _subject(name: str) -> str:
    return f"`{name}`" if name else say("The document")


def _of(name: str) -> str:
    return say(" in `{name}`", name=name) if name else ""


def _quoted(value: Any) -> str:
    if value is None:
        return say("empty")
    if isinstance(value, dict):
        return say("a mapping")
    if isinstance(value, list):
        return say("a list")
    return f"`{short(json.dumps(value, ensure_ascii=False) if not isinstance(value, str) else value)}`"
