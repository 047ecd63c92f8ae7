"""YAML text to values with places: every text becomes a tree or problems, and never more work than the limits allow."""

from __future__ import annotations

import json
import socket

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.texts import shipped, source
from engine.texts.source import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    Mapping,
    Scalar,
    Sequence,
    Source,
    find,
    parse,
    plain,
)

SHIPPED = [path for kind in shipped.PLACES for path in shipped.files(kind).values()]
TEXTS = [path.read_text(encoding="utf-8") for path in SHIPPED]
TOKENS = [
    *("{", "}", "[", "]", ":", "-", "?", ",", "#", "&a", "*a", "!t", "|", ">", "'", '"', "%", "@", "`", "<<"),
    *(
        "---",
        "...",
        "\n",
        "\n  ",
        "\t",
        " ",
        "a",
        "b: 1",
        "~",
        "null",
        "1.5",
        "\\",
        "\r\n",
        "\u2028",
        "é",
        "😀",
    ),
]


def parsed(text):
    """Parse a text as if it were a file."""
    return parse(Source("a.yaml", text))


def read(path):
    """Read a file that is there."""
    found, problems = source.read(path)
    assert found
    assert not problems
    return found


def nodes(root):
    """Give all values of a tree, keys among them."""
    pending = [root]
    while pending:
        node = pending.pop()
        yield node
        if isinstance(node, Sequence):
            pending += node.items
        elif isinstance(node, Mapping):
            for entry in node.entries.values():
                pending += (entry.key, entry.value)


def assert_outcome(text):
    """Check that a text is a tree or problems, with every place inside it."""
    found = Source("a.yaml", text)
    tree, problems = parse(found)
    assert tree is not None or problems
    for problem in problems:
        line = found.line_starts[problem.line - 1]
        assert found.place(line + problem.column - 1)[1:3] == (problem.line, problem.column)
    for node in nodes(tree) if tree else ():
        assert 0 <= node.place.start <= node.place.end <= len(text)
    assert parsed(text)[1] == problems


def only(problems):
    """Give the code of the only problem."""
    (problem,) = problems
    return problem.code


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_every_value_of_a_shipped_document_knows_its_place(path):
    """The span of a value holds exactly its characters, and its line and column lead there."""
    found = read(path)
    tree, problems = parse(found)
    assert not problems
    lines = found.text.split("\n")
    for node in nodes(tree):
        start, end = node.place.start, node.place.end
        assert found.text.startswith(lines[node.place.line - 1][node.place.column - 1 :], start)
        if isinstance(node, Scalar) and node.is_plain:
            assert found.text[start:end] == node.text
        elif isinstance(node, Scalar) and node.style in ("'", '"'):
            assert found.text[start] == found.text[end - 1] == node.style


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_values_are_those_of_another_reader(path):
    """Read as text throughout, a shipped document has the keys and words that PyYAML's own loader finds."""
    text = path.read_text(encoding="utf-8")

    def words(node):
        if isinstance(node, Mapping):
            return {key: words(entry.value) for key, entry in node.entries.items()}
        return [words(item) for item in node.items] if isinstance(node, Sequence) else node.text

    assert words(parsed(text)[0]) == yaml.load(text, yaml.BaseLoader)


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_lines_are_counted_with_any_line_ending(newline):
    """Line and column are the same whether lines end as on Linux, Windows or an old Macintosh."""
    tree, _ = parsed(newline.join(["a: 1", "# ü 😀", "b:", "  c: [x, 😀, y]"]))
    routes = (("a",), ("b", "c", 1), ("b", "c", 2))
    places = [node.place for route in routes if (node := find(tree, route))]
    assert [place[1:3] for place in places] == [(1, 4), (4, 10), (4, 13)]


def test_a_list_that_is_not_indented_is_no_list_in_brackets():
    """Lists and mappings in lines are told from those in brackets however they are indented, tagged or anchored."""
    tree, _ = parsed("a:\n- 1\nb: &b\n  c: 1\nd: !!seq\n  - 1\ne: [1]\nf: {g: 1}\n")
    assert [tree.get(key).is_flow for key in "abdef"] == [False, False, False, True, True]


def test_a_value_ends_where_its_last_character_stands():
    """The span of a mapping in lines does not reach into the comments behind it."""
    text = "a:\n  b: 1\n  c: 2  # two\n# more\nd: 3\n"
    tree, _ = parsed(text)
    place = tree.get("a").place
    assert text[place.start : place.end] == "b: 1\n  c: 2"


def test_a_place_beyond_the_text_is_brought_back():
    """Offsets from anywhere give a place inside the text."""
    found = Source("a.yaml", "ab\ncd")
    assert found.place(-5)[1:] == (1, 1, 0, 0)
    assert found.place(99, 3)[1:] == (2, 3, 5, 5)


# ---------------------------------------------------------------- meanings


def test_names_stay_text_and_keys_are_always_text():
    """Scalars follow YAML 1.2 core, quotes make text, and keys are text even where they look like numbers."""
    tree, problems = parsed("{2: yes, 'a': '2', true: true, ~: none, b: !!str 5, c: 0o10}")
    assert not problems
    assert plain(tree) == {"2": "yes", "a": "2", "true": True, "~": "none", "b": "5", "c": 8}


def test_the_first_of_two_equal_keys_stands():
    """A key that stands twice is reported with both places, and the tree keeps the first value."""
    tree, problems = parsed("a: 1\nb: 2\na: 3\n")
    assert plain(tree) == {"a": 1, "b": 2}
    assert [(problem.line, problem.code) for problem in problems] == [(3, "duplicate-key")]
    assert "line 1" in problems[0].message


def test_a_way_that_leads_nowhere_finds_nothing():
    """Looking for a value by keys and positions gives nothing where there is none, whatever stands there."""
    tree, _ = parsed("a: [1, {b: 2}]")
    assert find(tree, ("a", 1, "b")) is tree.get("a").items[1].get("b")
    for route in (("x",), ("a", 2), ("a", -1), ("a", "b"), ("a", 0, "b"), ("a", 1, "c")):
        assert find(tree, route) is None
    assert find(None, ("a",)) is None


# ---------------------------------------------------------------- files


def test_a_file_that_is_not_there(tmp_path):
    """A missing file is a problem of that file, not an exception."""
    assert only(source.read(tmp_path / "no.yaml")[1]) == "file-missing"


def test_a_folder_is_no_file(tmp_path):
    """A folder in place of a file is named as such."""
    assert only(source.read(tmp_path)[1]) == "file-is-folder"


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    """Where the system refuses a file its reason is given."""

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("engine.texts.source.os.open", refuse)
    (problem,) = source.read(tmp_path / "secret.yaml")[1]
    assert (problem.code, problem.message) == (
        "file-unreadable",
        "The file cannot be read: Permission denied.",
    )


def test_strange_files_and_names(tmp_path, monkeypatch):
    """Links in a circle, sockets and impossible names are unreadable, never a traceback."""
    (tmp_path / "loop").symlink_to("loop")
    monkeypatch.chdir(tmp_path)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("socket")
        for name in ("loop", "socket", "x" * 5000, "a\0b"):
            assert only(source.read(name)[1]) == "file-unreadable"


def test_a_line_of_ten_megabytes_is_not_read_to_its_end(tmp_path):
    """A file beyond the limit is refused after the limit, however large it is."""
    huge = tmp_path / "huge.yaml"
    with huge.open("wb") as stream:
        stream.truncate(10_000_000)
    assert only(source.read(huge)[1]) == "file-too-large"
    assert only(parsed("x" * (MAX_BYTES + 1))[1]) == "file-too-large"


def test_a_byte_order_mark_is_kept():
    """A mark at the start does not count as a character, and is written back."""
    raw = "\ufefftitle: Ü\r\n".encode()
    found, problems = source.decode(raw, "a.yaml")
    assert found
    assert not problems
    assert parsed(found.text)[0].get("title").place[1:3] == (1, 8)
    assert found.encoded() == raw


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252", "shift-jis"])
def test_other_encodings_are_refused_at_the_first_wrong_character(encoding):
    """A text saved otherwise than as UTF-8 gets one problem inside its first lines."""
    found, problems = source.decode("title: Über 日本\n".encode(encoding, "replace"), "a.yaml")
    if found is not None:
        problems = parse(found)[1]
    assert only(problems) in ("encoding", "control-character")
    assert problems[0].line == 1


@given(st.binary(max_size=200))
def test_any_bytes_are_a_text_or_a_problem(raw):
    """Whatever bytes a file holds, it decodes to a text that can be written back, or one problem says why not."""
    found, problems = source.decode(raw, "a.yaml")
    if found is None:
        assert only(problems) == "encoding"
    else:
        assert found.encoded() == raw
        assert_outcome(found.text)


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "[{a: "])
def test_sixty_thousand_brackets(opening):
    """Nesting stops at the limit, long before the parser's own stack would."""
    assert only(parsed(opening * 60_000)[1]) == "yaml-depth"


def test_the_depth_limit_is_exact():
    """As many brackets as the limit says are read, one more is refused at its place."""
    assert parsed("[" * MAX_DEPTH + "]" * MAX_DEPTH)[1] == []
    (problem,) = parsed("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))[1]
    assert (problem.code, problem.column) == ("yaml-depth", MAX_DEPTH + 1)


def test_the_number_of_values_is_limited():
    """A file of very many small values is refused at the first one too many."""
    assert parsed("[" + "1," * (MAX_NODES - 1) + "]")[1] == []
    problems = parsed("[" + "1," * (3 * MAX_NODES) + "]")[1]
    assert only(problems) == "too-many-values"
    assert problems[0].column <= 2 * MAX_NODES + 2


def test_an_alias_bomb_does_not_go_off():
    """Values are never multiplied: the first alias ends the reading."""
    bomb = "a: &a [x, x]\n" + "".join(
        f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    tree, problems = parsed(bomb)
    assert tree is None
    assert (only(problems), problems[0].line) == ("yaml-alias", 2)


def test_endless_equal_keys_are_summed_up():
    """A file that repeats one key thousands of times gets a list that ends."""
    problems = parsed("a: 1\n" * 20_000)[1]
    assert len(problems) == 501
    assert problems[-1].code == "too-many-problems"


@pytest.mark.parametrize("mark", ["\0", "\x07", "\x7f", "\x85", "\u2028", "\ufeff", "\ufffe", "\ud800"])
def test_characters_that_yaml_forbids_have_a_place(mark):
    """Control characters and the like are found before the parser stumbles over them."""
    (problem,) = parsed(f"a: 1\nbc: {mark}x\n")[1]
    assert (problem.code, problem.line, problem.column) == ("control-character", 2, 5)


# ---------------------------------------------------------------- mangled texts


@given(st.text(max_size=100))
def test_any_text_is_a_tree_or_problems(text):
    """Random characters never raise, and every place lies inside the text."""
    assert_outcome(text)


@given(st.lists(st.sampled_from(TOKENS), max_size=40).map("".join))
def test_token_soup_is_a_tree_or_problems(text):
    """Pieces of YAML in any order never raise, and every place lies inside the text."""
    assert_outcome(text)


@given(st.data())
def test_mangled_documents_are_a_tree_or_problems(data):
    """A shipped document with characters changed, cut or doubled never raises, and places lie inside it."""
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 30)))
        text = text[:start] + data.draw(st.sampled_from([*TOKENS, "", text[start:end] * 2])) + text[end:]
    assert_outcome(text)


@given(
    st.recursive(
        st.text(max_size=5) | st.integers() | st.booleans() | st.none(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
        max_leaves=20,
    )
)
def test_json_is_yaml(value):
    """What a JSON library writes, as records are, is read with the same meaning."""
    text = json.dumps(value, ensure_ascii=False)
    assume(parsed(text)[0] is not None)  # JSON allows some characters that YAML does not
    assert plain(parsed(text)[0]) == value
