"""The form speaks the interface's language: titles, groups, choices and units of the schema are translated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTranslator

from workbench.rules import schema_words, spelling
from workbench.rules.schema_value import SchemaValue

KIND = "variant/samurai"


class Marking(QTranslator):
    """Translates every word of the schema by marking it."""

    def translate(self, context, text, disambiguation=None, number=-1):
        """Mark a word of the schema."""
        return f"<{text}>" if context == schema_words.CONTEXT else text


@pytest.fixture
def marked(qapp):
    """Speak a language in which the schema's words are marked."""
    translator = Marking()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_titles_choices_and_units_are_translated(marked):
    """What stands on the form is translated, descriptions too; the words of the text are not."""
    part = SchemaValue(KIND, ("figures", "placement")).part
    assert part["title"] == "<Placement>"
    assert part["enumTitles"]["random"] == "<At random>"
    assert "random" in part["enum"]
    assert part["description"].startswith("<")
    assert SchemaValue(KIND, ("hand", "size")).part["unit"] == "<tokens>"


def test_a_translated_title_keeps_its_first_letter(marked):
    """Only English titles begin with a small letter inside a sentence."""
    assert spelling.deed_of_reset(KIND, ("hand", "size")) == "Reset <Hand size>"


def test_the_form_shows_translated_words(marked, window, qtbot, variant):
    """Cards, rows and choices of the form are in the interface's language."""
    document = window.open_path(variant)
    qtbot.waitUntil(lambda: document.is_checked)
    form = window.workspace.form
    titles = [card.title.text() for card in form.cards.values()]
    assert all(title.startswith("<") for title in titles)
    assert "End of game" in form.cards


def test_english_titles_begin_small_in_a_sentence(qapp):
    """In English the title of a value is written small where it does not begin the sentence."""
    assert spelling.deed_of_reset(KIND, ("hand", "size")) == "Reset hand size"
