"""The interface's words: found, translated and compiled, in all three languages."""

from __future__ import annotations

import ast
import re
import shutil
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from workbench.actions import MENU_TITLES
from workbench.language import FOLDER, LANGUAGES
from workbench.translations import __main__ as tool


def messages(language):
    """Give context, source and translations of every text of a language."""
    for context in ElementTree.parse(FOLDER / f"daimyo_{language}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name"), message.findtext("source"), forms


@pytest.fixture(scope="module")
def updated(tmp_path_factory):
    """Give a folder in which the translations were brought up to date and compiled."""
    folder = tmp_path_factory.mktemp("translations")
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, folder)
    tool.find_texts(folder)
    tool.compile_all(folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_are_current(updated, language):
    """A search of the sources finds nothing new and nothing gone, and the compiled file is that of the text."""
    for ending in ("ts", "qm"):
        name = f"daimyo_{language}.{ending}"
        assert (updated / name).read_bytes() == (FOLDER / name).read_bytes(), "run `make translations`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_are_complete(language):
    """Every text has its translation, in all its plural forms."""
    assert list(tool.unfinished(FOLDER / f"daimyo_{language}.ts")) == []
    assert [source for _, source, forms in messages(language) if not all(forms)] == []


@pytest.mark.parametrize("language", ["pl", "de"])
def test_translations_keep_what_is_filled_in(language):
    """Names in braces, the number, the key mark and the dots stay; so does the sentence's end."""
    for _, source, forms in messages(language):
        for form in forms:
            assert sorted(re.findall(r"{\w+}", form)) == sorted(re.findall(r"{\w+}", source)), source
            assert ("%n" in form) == ("%n" in source), source
            assert form.count("&") == source.count("&"), source
            assert form.endswith("…") == source.endswith("…"), source
            assert form.endswith(".") == source.endswith("."), source
            assert form.strip() == form, source


def test_no_text_hides_inside_a_formatted_one(root):
    """Texts inside f-strings are not found by Qt's search, so there are none."""
    hidden = []
    for path in (root / "workbench").rglob("*.py"):
        for outer in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(outer, ast.JoinedStr):
                names = [getattr(call.func, "attr", getattr(call.func, "id", "")) for call in ast.walk(outer)
                         if isinstance(call, ast.Call)]  # fmt: skip
                hidden += [f"{path}:{outer.lineno}" for name in names if name == "tr"]
    assert hidden == []


def test_texts_with_a_number_stand_in_classes_that_nobody_extends(root):
    """PySide finds plurals only under an object's very class, and Qt's search only in calls of `tr`."""
    wrong, extended, counting = [], set(), {}
    for path in (root / "workbench").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                extended |= {base.id for base in node.bases if isinstance(base, ast.Name)}
                calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
                if any(getattr(call.func, "attr", "") == "tr" and len(call.args) > 2 for call in calls):
                    counting[node.name] = path
            elif isinstance(node, ast.Call) and len(node.args) > 3:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                wrong += (
                    [f"{path}:{node.lineno}: the number is not seen here, use self.tr"]
                    if name == "translate"
                    else []
                )
    assert wrong == []
    assert {name: path for name, path in counting.items() if name in extended} == {}


def test_the_compiled_words_are_used(qapp):
    """A compiled file loads and gives Polish plurals."""
    translator = QTranslator()
    assert translator.load("daimyo_pl", str(FOLDER))
    forms = [translator.translate("ProblemCounts", "%n error(s)", "", number) for number in (1, 2, 5, 22)]
    assert forms == ["%n błąd", "%n błędy", "%n błędów", "%n błędy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_opens_one_menu(language):
    """No two menus have the same key mark."""
    words = {source: forms[0] for context, source, forms in messages(language) if context == "menus"}
    titles = [words.get(title, title) for title in MENU_TITLES.values()]
    letters = [letter.lower() for title in titles for letter in re.findall(r"&(\w)", title)]
    assert len(set(letters)) == len(titles)


def test_german_has_one_name_for_each_room():
    """Menus, buttons and the tour call the rooms as the rail does."""
    names = {source: forms[0] for context, source, forms in messages("de") if context == "rail"}
    for _, source, forms in messages("de"):
        for room, name in names.items():
            if room.isupper() and re.search(rf"\b{room}\b", source):
                assert all(name in form for form in forms), source


def test_german_has_one_word_for_players_and_one_for_the_board():
    """Who plays is a Spieler, and the board is a Plan: a Brett is what a samurai has before him."""
    for _, source, forms in messages("de"):
        said = " ".join(forms)
        if "player" in source:
            assert "Person" not in said, source
        if re.search("the board (?!of {name})", source):
            assert "Brett" not in said, source
