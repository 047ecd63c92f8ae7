"""Schemas: complete descriptions, tables that agree with them, and sentences about what does not fit."""

from __future__ import annotations

import json
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.texts import schema, shipped
from engine.texts.source import Source, find, parse


def tree_of(text):
    """Parse a text that can be parsed."""
    return parse(Source("a.yaml", text))[0]


def parts(kind):
    """Give every part of a schema that describes a value of its own, with the way to it."""
    pending: list[Any] = [((kind,), schema.schema(kind))]
    while pending:
        way, part = pending.pop()
        for key, inner in part.items():
            if key in ("properties", "$defs"):
                for name, described in inner.items():
                    pending.append(((*way, key, name), described))
                    if key == "properties":
                        yield (*way, name), described
            elif key in ("items", "additionalProperties") and isinstance(inner, dict):
                pending.append(((*way, key), inner))
                if key == "additionalProperties":
                    yield (*way, key), inner
            elif key in ("anyOf", "prefixItems"):
                pending += [((*way, key, str(number)), choice) for number, choice in enumerate(inner)]


def whole(part, kind):
    """Give a part with its references followed."""
    return schema.choices_of(part, schema.schema(kind))[0]


@pytest.mark.parametrize("kind", schema.all_kinds())
def test_schemas_are_json_schema_2020_12(kind):
    """Each schema names its dialect and is valid by it."""
    assert schema.schema(kind)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema.schema(kind))


@pytest.mark.parametrize("kind", schema.all_kinds())
def test_every_property_says_what_it_is(kind):
    """Each property has a title, a description that is a sentence, and examples; forms and docs are made from them."""
    described = list(parts(kind))
    assert len(described) > 10
    for way, part in described:
        if set(way) & {"patternProperties", "complete", "then"}:
            continue
        full = whole(part, kind)
        for key in ("title", "description", "examples"):
            assert full.get(key), f"{'.'.join(way)} lacks {key}"
        assert full["description"].rstrip().endswith("."), way


@pytest.mark.parametrize("kind", schema.all_kinds())
def test_examples_are_valid(kind):
    """What a schema gives as an example fits it."""
    top = schema.schema(kind)
    for way, part in parts(kind):
        check = Draft202012Validator({**part, "$defs": top.get("$defs", {})})
        for example in whole(part, kind).get("examples", []):
            assert check.is_valid(example), f"{'.'.join(way)}: {example!r}"


@pytest.mark.parametrize("kind", schema.all_kinds())
def test_every_word_is_explained(kind):
    """Each word that a value may be has a title and a description, and nothing else has."""
    for way, part in parts(kind):
        full = whole(part, kind)
        words = {
            str(word)
            for choice in schema.choices_of(part, schema.schema(kind))
            for word in choice.get("enum", [])
        }
        words |= {choice["const"] for choice in full.get("anyOf", []) if "const" in choice}
        assert set(full.get("enumTitles", {})) == words, way
        assert set(full.get("enumDescriptions", {})) == words, way


def test_the_tables_of_samurai_know_every_word_of_the_schema():
    """A word of the schema picks a behaviour, and no table has a word that the schema does not allow."""
    compile_ = pytest.importorskip("engine.games.samurai.compile")
    for dotted, table in compile_.WORDS.items():
        route = (
            ("tokens", "ship", dotted.split(".")[1])
            if dotted.startswith("tokens.")
            else tuple(dotted.split("."))
        )
        part = schema.properties("variant/samurai", route)
        if "enum" not in part:
            inner = part.get("items") or schema.properties("variant/samurai", (*route, "2"))
            part = inner
        assert set(part["enum"]) == set(table), dotted


@pytest.mark.parametrize("kind", [*shipped.PLACES])
def test_shipped_documents_are_valid_without_this_program(kind):
    """A validator that knows nothing but the schema accepts every shipped document."""
    for path in shipped.files(kind).values():
        whole = f"variant/{path.parent.name}" if kind == "variant" else kind
        values = schema.data(tree_of(path.read_text(encoding="utf-8")), whole)
        # What is removed by `null` is known to this program only.
        for route in schema.removable(whole):
            outer = reduce(lambda inner, step: inner.get(step, {}), route[:-1], values)
            kept = {key: entry for key, entry in outer.pop(route[-1], {}).items() if entry is not None}
            outer |= {route[-1]: kept} if kept else {}
        validator = Draft202012Validator(_editors_schema(path) if kind == "variant" else schema.schema(kind))
        assert list(validator.iter_errors(values)) == [], path.name


def _editors_schema(path: Path) -> dict[str, Any]:
    """Give the schema that a variant's first line names, as an editor reads it: with the file it refers to put in."""
    named = (path.parent / path.read_text(encoding="utf-8").partition("$schema=")[2].split()[0]).resolve()
    assert named == shipped.schema_file("variant", path.parent.name).resolve()
    own: dict[str, Any] = json.loads(named.read_text(encoding="utf-8"))
    common = json.loads(shipped.schema_file("variant").read_text(encoding="utf-8"))
    assert own["allOf"] == [{"$ref": "../variant.schema.json"}]
    return {**own, "allOf": [common]}


def problems_of(text, kind, **options):
    """Check a text against a schema."""
    return schema.check(tree_of(text), kind, **options)


def test_names_that_look_like_numbers_are_text():
    """Where the schema wants text, a number, a boolean or a date is read as it is written."""
    tree = tree_of("title: 010\nextends: 2016\nnotes: true\nhand: {size: 010}\n")
    assert schema.data(tree, "variant/samurai") == {
        "title": "010",
        "extends": "2016",
        "notes": "true",
        "hand": {"size": 10},
    }


def test_a_partial_document_needs_only_its_head():
    """A variant that extends another may leave out everything but schema and title."""
    assert (
        problems_of("schema: daimyo/variant/1\ntitle: x\nhand: {}\n", "variant/samurai", partial=True) == []
    )
    (problem,) = problems_of("schema: daimyo/variant/1\nhand: {}\n", "variant/samurai", partial=True)
    assert problem.message == "The key `title` is missing."


def test_a_wrong_type_silences_what_follows_from_it():
    """A list where a word should stand is one problem, not one for its type and one for its value."""
    (problem,) = problems_of(
        "schema: daimyo/variant/1\ntitle: x\ncapture: {timing: [x]}\n", "variant/samurai", partial=True
    )
    assert problem.code == "wrong-type"


def test_a_misspelt_key_is_not_missing_too():
    """A key with a slip in it is reported once, with the key that was meant."""
    text = "schema: daimyo/experiment/1\ntitel: x\nmaps: [a]\nvariants: [b]\nplayers: [2]\nlineups: [c]\n"
    (problem,) = problems_of(text + "games: 1\nseed: 1\n", "experiment")
    assert (problem.code, problem.fix.title) == ("unknown-key", "Rename to title")


def test_very_many_mistakes_are_summed_up():
    """A document that is wrong throughout gets a list that ends."""
    many = "schema: daimyo/map/1\n" + "".join(f"key{number}: 1\n" for number in range(5000))
    problems = problems_of(many, "map")
    assert len(problems) == 501
    assert "too-many-problems" in {problem.code for problem in problems}


def test_mixed_items_are_compared_once_each():
    """Items of several types that repeat are found in one pass over the list, both places named."""
    items = [*range(3000), *(f"a{number}" for number in range(3000)), [1], {"b": 1}, True, None]
    text = json.dumps({"schema": "daimyo/experiment/1", "vary": {"hand.size": [*items, "a7", {"b": 1}]}})
    found = [
        problem.message for problem in problems_of(text, "experiment") if problem.code == "repeated-item"
    ]
    assert len(found) == 2
    assert found[0].startswith("`a7` stands twice in `vary.hand.size`, here and at column ")


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ({"type": "integer", "minimum": 1}, "a whole number of 1 or more"),
        ({"type": "integer", "maximum": 9}, "a whole number of 9 at most"),
        ({"type": ["integer", "null"], "minimum": 0, "maximum": 5}, "a whole number from 0 to 5 or nothing"),
        ({"enum": ["a", "b", "c"]}, "`a`, `b` or `c`"),
        ({"type": "string", "pattern": "^x$", "patternMeaning": "an x"}, "an x"),
        ({"anyOf": [{"type": "array"}, {"const": "all"}]}, "a list or `all`"),
        (True, "something else"),
    ],
)
def test_schemas_are_described_in_words(part, words):
    """What a value must be is said as a person would say it."""
    assert schema.describe(part) == words


def test_properties_are_found_by_their_way():
    """Forms ask for the description of a value by its keys, through references, choices and open mappings."""
    assert schema.properties("variant/samurai", ("tokens", "anything", "fast"))["title"] == "Fast"
    assert schema.properties("variant/samurai", ("figures", "per_type", "3"))["title"] == "3 players"
    assert schema.properties("map", ("names", "Edo", 0))["title"] == "Coordinate"
    assert schema.properties("variant/samurai", ("nothing", "here")) == {}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("schema: daimyo/map/1", "map"),
        ("schema: daimyo/record/7", "record"),
        ("schema: daimyo/game/1", None),
        ("schema: [daimyo/map/1]", None),
        ("schema: daimyo/map/1/2", None),
        ("map: 1", None),
        ("[1]", None),
    ],
)
def test_the_first_line_says_what_a_document_is(text, kind):
    """The kind of a document is read from its schema, whatever its version."""
    tree = tree_of(text)
    assert schema.kind_of(tree) == kind
    assert find(tree, ("nothing",)) is None
