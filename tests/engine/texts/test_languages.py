"""The catalogues: all that the engine says is there in every language, with what is filled in."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engine.texts import languages, saying

OTHERS = [language for language in languages.LANGUAGES if language != languages.ENGLISH]
# How many forms a number picks from.
FORMS = {"en": 2, "de": 2, "pl": 3}
ENTRIES = [entry for file in languages.files() for entry in languages.entries(file)]


def said_in(path: Path) -> dict[str, int]:
    """Give the templates that a module says, and the words by which it joins lists, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    taken = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)} | {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in ("engine.texts.saying", "engine.texts.problem")
        for name in node.names
    }
    found: dict[str, int] = {}
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        given: list[ast.expr] = []
        if name == "say" and "say" in taken:
            given = call.args[:1]
            assert isinstance(given[0], ast.Constant), f"{path}:{call.lineno}: a template must stand there"
        elif name in ("listed", "quoted") and name in taken:
            given = [*call.args[1:], *(keyword.value for keyword in call.keywords)]
        found |= {str(part.value): call.lineno for part in given if isinstance(part, ast.Constant)}
    return found


@pytest.fixture(scope="module")
def templates(root):
    """Give every template of the program with the place where it is said."""
    return {
        template: f"{path.relative_to(root)}:{line}"
        for folder in ("engine", "workbench")
        for path in sorted((root / folder).rglob("*.py"))
        for template, line in said_in(path).items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_said_in_every_language(templates, language):
    """Each template of the source is in a catalogue; one that is not would be English wherever it is shown."""
    known = languages.catalogue(language)
    lacking = [
        f"{place}: {template!r}"
        for template, place in templates.items()
        if saying.has_words(template) and template not in known
    ]
    assert lacking == []


def test_an_entry_has_every_language_and_fills_in_the_same():
    """No language is left out, and each says the same values."""
    for entry in ENTRIES:
        assert set(entry) == set(languages.LANGUAGES), entry
        for language in OTHERS:
            assert saying.fields(entry[language]) == saying.fields(entry["en"]), entry


def test_numbers_have_all_their_forms():
    """Polish counts in three forms, English and German in two, wherever a number picks one."""
    for entry in ENTRIES:
        for language, template in entry.items():
            for forms in forms_of(template):
                assert len(forms) == FORMS[language], entry


def forms_of(template: str):
    """Give the forms that a template picks from, and those inside them."""
    for piece in saying._pieces(template):
        if piece.forms:
            yield piece.forms
        for form in (*piece.forms, *piece.choices.values()):
            yield from forms_of(form)


def test_sentences_end_alike():
    """A sentence ends as in English, blanks at its ends stay, and words in backticks are the document's own."""
    for entry in ENTRIES:
        for language in OTHERS:
            english, said = entry["en"], entry[language]
            assert said[-1:] == english[-1:] or not re.search(r"[.?]$", english), entry
            assert (said[:1] == " ", said[-1:] == " ") == (english[:1] == " ", english[-1:] == " "), entry
            assert set(re.findall(r"`[^`]*`", said)) == set(re.findall(r"`[^`]*`", english)), entry


def test_no_entry_is_left_over(templates):
    """A sentence that nobody says any more is in no catalogue, and none is there twice."""
    sentences = [entry["en"] for entry in ENTRIES if "{" in entry["en"] or entry["en"].endswith(".")]
    assert [text for text in sentences if text not in templates] == []
    assert len({entry["en"] for entry in ENTRIES}) == len(ENTRIES)
