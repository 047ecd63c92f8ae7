"""Any document in full: whatever a file holds, the outcome is a list of problems with places, never a traceback."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import documents
from engine.maps import map as maps
from engine.texts import shipped, source
from engine.texts import variant as variants
from engine.texts.library import Library
from engine.texts.problem import Severity, has_errors

SHIPPED = [path for kind in shipped.PLACES for path in shipped.files(kind).values()]
TEXTS = [path.read_text(encoding="utf-8") for path in SHIPPED]
HERE = Path("/nowhere/document.yaml")
TOKENS = [
    *(
        "{",
        "}",
        "[",
        "]",
        ": ",
        "- ",
        "? ",
        ",",
        " #",
        "&a ",
        "*a",
        "!t ",
        "|",
        "'",
        '"',
        "\n",
        "\n  ",
        "\t",
        "~",
    ),
    *(
        "null",
        "1.5",
        "-1",
        "99999999999999999999",
        "true",
        "[]",
        "{}",
        "schema",
        "\0",
        "é",
        "land",
        "2",
        "2.0",
        "1e400",
    ),
    *("none", "tokens:", "extends: document.yaml", "origin: [1, 0]", "names: {}"),
]


def assert_report(text):
    """Check that the report on a text is well-formed, whichever way it is asked for."""
    library = Library({HERE: text})
    found = source.Source("x", text)
    problems = documents.check(library, HERE)
    for problem in problems:
        assert problem.code
        assert problem.message == problem.message.strip()
        assert "\n" not in str(problem)
        assert problem.line >= 1
        assert problem.column >= 1
        if Path(problem.file) == HERE:
            offset = found.line_starts[problem.line - 1] + problem.column - 1
            assert found.place(offset)[1:3] == (problem.line, problem.column)
    assert len(problems) <= 4 * 501
    tree = library.read(HERE).tree
    assert tree is not None or has_errors(problems)
    return problems


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_shipped_documents_have_no_problems(path):
    """Nothing shipped has an error or a warning."""
    assert [
        problem for problem in documents.check(Library(), path) if problem.severity is not Severity.INFO
    ] == []


@given(st.data())
def test_mangled_documents_have_a_report(data):
    """A shipped document with characters changed, cut or moved has a report, and never raises."""
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        text = text[:start] + data.draw(st.sampled_from([*TOKENS, "", text[start:end] * 2])) + text[end:]
    assert_report(text)


@given(st.data())
def test_documents_with_other_values_have_a_report(data):
    """A shipped document in which values are replaced by values of other types has a report, and never raises."""
    tree, _ = source.parse(source.Source("a.yaml", data.draw(st.sampled_from(TEXTS))))
    assert tree
    values = source.plain(tree)
    strange = st.sampled_from(
        [None, True, 0, -1, 2.0, 1e300, 10**30, "", "x", [], {}, [None], {"": None}, [[1, 2]], "2"]
    )
    for _ in range(data.draw(st.integers(1, 3))):
        here = values
        while True:
            steps = list(here) if isinstance(here, dict) else list(range(len(here)))
            if not steps:
                break
            step = data.draw(st.sampled_from(steps))
            if isinstance(here[step], dict | list) and here[step] and data.draw(st.booleans()):
                here = here[step]
                continue
            here[step] = copy.deepcopy(data.draw(strange))
            break
    assert_report(json.dumps(values))


@given(st.text(max_size=60))
@pytest.mark.parametrize("kind", ["map", "variant", "experiment", "record"])
def test_a_document_with_any_text_behind_its_head(kind, text):
    """Whatever follows the first line, there is a report with places inside the file."""
    assert assert_report(f"schema: daimyo/{kind}/1\n{text}")


@pytest.mark.parametrize("kind", ["map", "variant", "experiment", "record"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_bare_head_lacks_keys_only(kind, newline, check, codes):
    """A document that says nothing but what it is lacks keys, in one message."""
    assert codes(check(f"schema: daimyo/{kind}/1{newline}")) == ["missing-key"] * (
        2 if kind == "variant" else 1
    )


def test_numbers_that_are_not_whole_never_reach_a_count(strip, check, codes):
    """`2.0` is no number of players, no coordinate and no hand: it is refused before anything is counted with it."""
    assert codes(check(strip.replace("[2]", "[2.0]"))) == ["wrong-type"]
    assert codes(check(strip + "names: {Edo: [1.0, 1]}\n")) == ["wrong-type"]
    head = "schema: daimyo/variant/1\ntitle: x\nextends: 2016\n"
    assert codes(check(head + "players: {least: 2.0, most: 4.0}\n")) == ["wrong-type"] * 2
    assert codes(check(head + "tokens: {swap: {copies: 1.0}}\n")) == ["wrong-type"]


def test_files_that_cannot_be_read(tmp_path, codes):
    """A missing file, a folder and an empty file each have one problem."""
    (tmp_path / "empty.yaml").touch()
    for name, code in (("none.yaml", "file-missing"), (".", "file-is-folder"), ("empty.yaml", "empty-file")):
        assert codes(documents.check(Library(), tmp_path / name)) == [code]


def test_a_map_is_checked_against_the_variant_that_is_asked_for(tmp_path, codes):
    """A variant that is broken or unknown is reported beside the map's own problems."""
    path = shipped.files("map")["japan"]
    assert codes(documents.check(Library(), path, "2061")) == ["variant-unknown"]
    house = tmp_path / "house.yaml"
    house.write_text(
        "schema: daimyo/variant/1\ntitle: House\nextends: 2016\nsettlements: {city: 1}\n", encoding="utf-8"
    )
    assert codes(documents.check(Library(), path, house))[-3:] == ["slots-mismatch"] * 3


def test_a_record_is_checked_with_its_variant(root, codes):
    """The rules inside a record are checked as a complete variant, at their places in the record."""
    broken = root / "tests" / "problems" / "records" / "variant-incomplete.json"
    assert codes(documents.check(Library(), broken)) == ["missing-key", "wrong-value"]


def test_a_sound_variant_is_asked_for_its_sense(read_variant, codes):
    """Values that fit their schema but not each other are found by the game."""
    found = read_variant("schema: daimyo/variant/1\ntitle: x\nextends: 2016\nplayers: {most: 5}\n")
    assert codes(found.problems) == ["count-missing", "count-missing"]
    assert not found.is_sound


@pytest.mark.parametrize("size", [1_000, 9_000])
def test_work_does_not_grow_beyond_the_limits(size, check):
    """Thousands of wrong values give a list that ends: a map of unknown keys, names, marks and pieces."""
    head = 'schema: daimyo/map/1\ntitle: x\nlegend: {v: village, ".": land}\nplayers: [2]\nterrain: ["v ."]\n'
    many = [
        head + "".join(f"k{number}: 1\n" for number in range(size)),
        head + "names: {" + ", ".join(f"n{number}: [{number}, 0]" for number in range(size // 3)) + "}\n",
        head.replace(
            '["v ."]', "[" + ", ".join(f'"{chr(0x4E00 + number)}"' for number in range(size // 2)) + "]"
        ),
    ]
    for text in many:
        assert len(check(text)) <= 3 * 501


def test_loading_does_not_check_twice(monkeypatch):
    """Two documents that share a parent read it once."""
    opened = []
    original = source.read

    def read(path, file):
        opened.append(path)
        return original(path, file)

    monkeypatch.setattr(source, "read", read)
    library = Library()
    for name in ("1998-german", "1998-polish", "2016"):
        variants.load(library, name)
    maps.load(library, "japan")
    assert len(opened) == len(set(opened)) == 5
