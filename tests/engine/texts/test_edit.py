"""Edits of YAML text: they say exactly what was asked, leave the rest alone, and can be taken back."""

from __future__ import annotations

import copy
import json
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.texts import shipped
from engine.texts.edit import apply_edits, quoted, remove, rename, set_value, written
from engine.texts.problem import Edit
from engine.texts.source import Mapping, Source, parse, plain

TEXTS = {name: path.read_text(encoding="utf-8") for name, path in shipped.files("variant").items()}
LEAVES = st.one_of(
    st.text(max_size=8),
    st.integers(),
    st.booleans(),
    st.none(),
    st.floats(allow_nan=False, allow_infinity=False),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def after(text, change, *arguments, **options):
    """Make a change and give the text after it, having checked that it can be taken back."""
    source = Source("a.yaml", text)
    tree, problems = parse(source)
    assert not problems
    changed, back = apply_edits(text, change(source, tree, *arguments, **options))
    assert apply_edits(changed, back)[0] == text
    return changed


def meaning(text):
    """Give the plain values of a text that must be sound."""
    tree, problems = parse(Source("a.yaml", text))
    assert not problems, f"{problems[0]}\n{text}"
    assert tree
    return plain(tree)


def parsed(source):
    """Give the tree of a source."""
    return parse(source)[0]


# ---------------------------------------------------------------- edits


@given(
    st.text(max_size=40),
    st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40), st.text(max_size=5)), max_size=6),
)
def test_edits_are_taken_back_to_the_byte(text, spans):
    """Making edits that do not overlap, in whatever order they are given, and then their undo gives the text."""
    edits, done = [], 0
    for start, length, new in sorted(spans):
        start = min(max(start, done), len(text))
        done = min(start + length, len(text))
        edits.append(Edit(start, done, new))
    expected = text
    for edit in reversed(edits):
        expected = expected[: edit.start] + edit.text + expected[edit.end :]
    changed, back = apply_edits(text, edits)
    assert changed == expected
    assert apply_edits(changed, back)[0] == text


def test_edits_that_overlap_are_refused():
    """Two edits of the same characters contradict each other; only cuts may meet."""
    with pytest.raises(ValueError, match="overlap"):
        apply_edits("abcdef", [Edit(0, 3, "x"), Edit(2, 4, "y")])
    assert apply_edits("abcdef", [Edit(0, 3, ""), Edit(2, 4, "")])[0] == "ef"


@given(VALUES)
def test_what_is_written_is_read_back(value):
    """Any value, written on one line, means the same when it is read, wherever it stands."""
    assert meaning(f"a: [{written(value)}, {{b: {written(value)}}}]\n") == {"a": [value, {"b": value}]}


@given(st.text(max_size=20))
def test_any_text_can_stand_in_quotes(text):
    """A text in quotes stays on one line and is read back, also with line breaks and invisible characters."""
    line = quoted(text)
    assert len(line.splitlines()) == 1
    assert meaning(f"{line}: {line}") == {text: text}


# ---------------------------------------------------------------- setting values

SET = {
    "a scalar": ("a: 1  # one\nb: 2\n", ("a",), 5, "a: 5  # one\nb: 2\n"),
    "the same value": ("a: 0x10  # hex\n", ("a",), 16, "a: 0x10  # hex\n"),
    "a text in double quotes": ('a: "x"\n', ("a",), "y", 'a: "y"\n'),
    "a text in single quotes": ("a: 'x'\n", ("a",), "it's", 'a: "it\'s"\n'),
    "a text that looks like a number": ("a: x\n", ("a",), "2016", 'a: "2016"\n'),
    "a number for a text": ("a: 'x'\n", ("a",), 3, "a: 3\n"),
    "one item of a list": ("a: [1, 2, 3] # all\n", ("a",), [1, 5, 3], "a: [1, 5, 3] # all\n"),
    "one item of a list in lines": ("a:\n  - 1 # one\n  - 2\n", ("a",), [1, 5], "a:\n  - 1 # one\n  - 5\n"),
    "an item by its position": ("a: [1, 2]\n", ("a", 1), 5, "a: [1, 5]\n"),
    "a longer list": ("a: [1, 2]\nb: 1\n", ("a",), [1, 2, 3], "a: [1, 2, 3]\nb: 1\n"),
    "a list in lines by a longer one": ("a:\n  - 1\n  - 2\nb: 1\n", ("a",), [1, 2, 3], "a: [1, 2, 3]\nb: 1\n"),
    "a list that is not indented": ("a:\n- 1\n- 2\nb: 1\n", ("a",), [1], "a: [1]\nb: 1\n"),
    "a mapping in lines by a word": ("a:\n  b: 1\n  c: 2\nd: 1\n", ("a",), "x", "a: x\nd: 1\n"),
    "below a comment": ("a:  # why\n- 1\nb: 1\n", ("a",), "x", "a:  # why\n  x\nb: 1\n"),
    "a block text": ("a: |\n  one\n  two\nb: 1\n", ("a",), "x", "a: x\nb: 1\n"),
    "a block text at the end": ("b: 1\na: >-\n  one\n  two\n", ("a",), "x", "b: 1\na: x\n"),
    "a value left empty": ("a:\nb: 1\n", ("a",), 5, "a: 5\nb: 1\n"),
    "a value left empty in braces": ("{a: , b: 1}\n", ("a",), 5, "{a:  5, b: 1}\n"),
    "a key alone in braces": ("{a, b: 1}\n", ("a",), 5, "{a: 5, b: 1}\n"),
    "below a value left empty": ("a:\nb: 1\n", ("a", "c"), 5, "a: {c: 5}\nb: 1\n"),
    "a new key": ("a: 1\nb: 2  # two\n# end\n", ("c",), 5, "a: 1\nb: 2  # two\nc: 5\n# end\n"),
    "a new key without a line end": ("a: 1", ("c",), 5, "a: 1\nc: 5"),
    "a new key with Windows line ends": ("a: 1\r\nb: 2\r\n", ("c",), 5, "a: 1\r\nb: 2\r\nc: 5\r\n"),
    "a new key deep inside": ("a:\n    b: 1\nc: 1\n", ("a", "d"), 5, "a:\n    b: 1\n    d: 5\nc: 1\n"),
    "new keys on the way": ("a: 1\n", ("b", "c", "d"), [5], "a: 1\nb: {c: {d: [5]}}\n"),
    "a new key behind a block text": ("a: |\n  x\n\n", ("b",), 1, "a: |\n  x\nb: 1\n\n"),
    "a new key behind kept line ends": ("a: |+\n  x\n\n", ("b",), 1, "a: |+\n  x\n\nb: 1\n"),
    "a new key in braces": ("a: {b: 1} # x\n", ("a", "c"), 5, "a: {b: 1, c: 5} # x\n"),
    "a new key in empty braces": ("a: { }\n", ("a", "c"), 5, "a: { c: 5}\n"),
    "a new key before a last comma": ("a: {b: 1,}\n", ("a", "c"), 5, "a: {b: 1, c: 5,}\n"),
    "a new key before a comment in braces": ("a: {\n b: 1  # x\n}\n", ("a", "c"), 5, "a: {\n b: 1, c: 5  # x\n}\n"),
    "a new key behind a list in braces": ("a: {b: [1, 2]}\n", ("a", "c"), 5, "a: {b: [1, 2], c: 5}\n"),
    "a new key in a list's item": ("a:\n  - b: 1\n", ("a", 0, "c"), 5, "a:\n  - b: 1\n    c: 5\n"),
    "a key that needs quotes": ("a: 1\n", ("b: c",), 5, 'a: 1\n"b: c": 5\n'),
    "a key that is a number": ("a: 1\n", ("2",), 5, "a: 1\n2: 5\n"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "route", "value", "expected"), SET.values(), ids=SET)
def test_setting_a_value(text, route, value, expected):
    """A value is written where it belongs, in the manner of the text, and everything else stays."""
    assert after(text, set_value, route, value) == expected


def test_a_new_key_goes_before_another_and_its_comment():
    """A comment stays with the key it stands above."""
    text = "a: 1\n# about b\nb: 2\n"
    assert after(text, set_value, ("c",), 5, before="b") == "a: 1\nc: 5\n# about b\nb: 2\n"
    assert after("{a: 1, b: 2}", set_value, ("c",), 5, before="b") == "{a: 1, c: 5, b: 2}"
    assert after("# head\nb: 2\n", set_value, ("c",), 5, before="b") == "# head\nc: 5\nb: 2\n"
    assert after("x:\n - b: 2\n", set_value, ("x", 0, "c"), 5, before="b") == "x:\n - c: 5\n   b: 2\n"


def test_a_mapping_too_wide_for_a_line_gets_lines():
    """New keys stay in braces while these fit on a line; then each gets its own, and undo folds them again."""
    text = "a: 1\nz: 2\n"
    for number in range(9):
        text = after(text, set_value, ("cards", f"card-{number}", "count"), number, before="z")
    assert "cards:\n  card-0: {count: 0}\n" in text
    assert text.startswith("a: 1\n")
    assert text.endswith("  card-8: {count: 8}\nz: 2\n")
    wide = {f"key-{number}": list(range(10)) for number in range(4)}
    assert meaning(after("a:\n  b: 1\n", set_value, ("a", "c"), wide)) == {"a": {"b": 1, "c": wide}}
    assert max(map(len, after("a:\n  b: 1\n", set_value, ("a", "c"), wide).splitlines())) < 60


def test_wide_braces_of_somebody_else_stay_braces():
    """Braces that are not written as they are here, or have a comment behind them, are not laid out anew."""
    inner = ", ".join(f"card-{number}: 1" for number in range(9))
    for text in (f"a: {{ {inner} }}\n", f"a: {{{inner}}}  # all\n", f"{{\na: {{{inner}}}\n}}\n"):
        assert after(text, set_value, ("a", "b"), 1).count("\n") == text.count("\n")


def test_a_way_through_a_word_is_refused():
    """A value cannot be put inside a word or beyond the end of a list."""
    for route in (("a", "b"), ("c", 7), ("c", -1)):
        with pytest.raises(KeyError):
            after("a: 1\nc: [1]\n", set_value, route, 5)


# ---------------------------------------------------------------- removing and renaming

REMOVED = {
    "a line": ("a: 1\nb: 2  # two\nc: 3\n", ("b",), "a: 1\nc: 3\n"),
    "the last line": ("a: 1\nb: 2\n", ("b",), "a: 1\n"),
    "the last line without a line end": ("a: 1\r\nb: 2", ("b",), "a: 1"),
    "several lines": ("a: 1\nb:\n  - 1\n  - 2\n# about c\nc: 3\n", ("b",), "a: 1\n# about c\nc: 3\n"),
    "a block text": ("a: |\n  x\n  y\nb: 1\n", ("a",), "b: 1\n"),
    "with Windows line ends": ("a: 1\r\nb: 2\r\nc: 3\r\n", ("b",), "a: 1\r\nc: 3\r\n"),
    "the first of a list's item": ("a:\n  - b: 1\n    c: 2\n", ("a", 0, "b"), None),
    "the first in braces": ("{a: 1, b: 2, c: 3}", ("a",), "{b: 2, c: 3}"),
    "the middle in braces": ("{a: 1, b: 2, c: 3}", ("b",), "{a: 1, c: 3}"),
    "the last in braces": ("{a: 1, b: 2, c: [3, 4]}", ("c",), "{a: 1, b: 2}"),
    "the last in braces, a comma behind": ("{a: 1, b: 2,}", ("b",), "{a: 1,}"),
    "the last in braces, a comment before": ("{a: 1, # one\n b: 2}", ("b",), "{a: 1, # one\n }"),
    "a key alone in braces": ("{a, b: 1}", ("a",), "{b: 1}"),
    "the only key, with its mapping": ("a: {b: {c: 1}}\nd: 1\n", ("a", "b", "c"), "d: 1\n"),
    "the only key in lines, with its mapping": ("a:\n  b:\n    c: 1\nd: 1\n", ("a", "b", "c"), "d: 1\n"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "route", "expected"), REMOVED.values(), ids=REMOVED)
def test_removing_a_key(text, route, expected):
    """A key goes with its value and its line, and a mapping that would be left empty goes too."""
    if expected is None:
        with pytest.raises(KeyError):
            after(text, remove, route)
    else:
        assert after(text, remove, route) == expected


def test_renaming_a_key():
    """Only the key's own characters change, with quotes where the new name needs them."""
    source = Source("a.yaml", "names: {Edo: [1, 2], 'Ise': [3, 4]}  # two\n")
    names = parsed(source).get("names")
    assert (
        apply_edits(source.text, rename(names, "Edo", "To: kyo"))[0]
        == "names: {\"To: kyo\": [1, 2], 'Ise': [3, 4]}  # two\n"
    )


# ---------------------------------------------------------------- random edits in every layout


def in_lines(text):
    """Leave a text as it is."""
    return text


def with_windows_line_ends(text):
    """End lines as Windows does."""
    return text.replace("\n", "\r\n")


def in_braces(text):
    """Write a document as JSON on many lines."""
    return json.dumps(meaning(text), ensure_ascii=False, indent=1)


def on_one_line(text):
    """Write a document in braces on one line, with a comment behind."""
    return f"{written(meaning(text))}  # all of it"


def in_single_quotes(text):
    """Put words into single quotes."""
    return re.sub(r"(?m)^( *[a-z_]+): ([a-z-]+)( *#.*)?$", r"\1: '\2'\3", text)


LAYOUTS = [in_lines, with_windows_line_ends, in_braces, on_one_line, in_single_quotes]
WORDS = ["end_of_turn", "none", "2016", "it's", 'a "b"', "a: b", "# c", "", "yes", "ł", "two\nlines", "- x"]


def random_change(chance, values):
    """Choose a value to set or a key to remove; give the way to it, the new value, and what the text will mean."""
    route, here = [], values
    while True:
        keys = list(here)
        key = chance.choice([*keys, f"new{chance.randrange(99)}"])
        route.append(key)
        if isinstance(here.get(key), dict) and here[key] and chance.random() < 0.7:
            here = here[key]
            continue
        break
    expected = copy.deepcopy(values)
    chain = [expected]
    for step in route[:-1]:
        chain.append(chain[-1][step])
    if route[-1] in here and len(values) > 2 and chance.random() < 0.3:
        while len(chain) > 1 and len(chain[-1]) == 1:
            chain.pop()
        del chain[-1][route[len(chain) - 1]]
        return remove, (tuple(route),), expected
    value = chance.choice([*WORDS, 7, -1, True, None, 1.5, [1, "b"], [], {"x": [1]}, {}])
    chain[-1][route[-1]] = value
    return set_value, (tuple(route), value), expected


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_hundred_random_edits_and_their_undos(layout):
    """In each layout every random edit says what was asked, and all undos together give the first bytes."""
    chance = random.Random(layout.__name__)
    for name in ("1998-english", "short-game"):
        first = text = layout(TEXTS[name])
        undos = []
        for _ in range(50):
            source = Source("a.yaml", text)
            tree = parsed(source)
            change, arguments, expected = random_change(chance, plain(tree))
            text, back = apply_edits(text, change(source, tree, *arguments))
            undos.append(back)
            assert meaning(text) == expected, (change, arguments)
        for back in reversed(undos):
            text, _ = apply_edits(text, back)
        assert text.encode() == first.encode()


@pytest.mark.parametrize("name", TEXTS)
def test_comments_survive_a_change_of_every_value(name):
    """Changing every single value of a shipped variant, one after the other, loses no comment; a long one every few."""
    text = TEXTS[name]
    comments = re.findall(r"#.*", text)

    def routes(node, prefix=()):
        for key, entry in node.entries.items():
            inner = isinstance(entry.value, Mapping)
            yield from routes(entry.value, (*prefix, key)) if inner else [(*prefix, key)]

    all_routes = list(routes(parsed(Source("a.yaml", text))))
    for route in all_routes[:: 1 + len(all_routes) // 150]:
        old = meaning(text)
        for step in route:
            old = old[step]
        text = after(text, set_value, route, ["x"] * len(old) if isinstance(old, list) else "x")
    assert re.findall(r"#.*", text) == comments
