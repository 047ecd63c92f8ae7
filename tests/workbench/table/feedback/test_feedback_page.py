"""The page of feedback: gathered from the shelf, chosen by variant, exported, and at its command."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel

from workbench.table.model.sitting import Sitting


@pytest.fixture
def told(person, played):
    """Give a table with two finished games after which something was said."""
    table = person.workspace
    for seed, fun, text in ((5, 4, "Too long in the middle."), (6, 2, "")):
        sitting: Sitting = played(None, "greedy", turns=None, seed=seed)
        sitting.given_title = f"Game {seed}"
        sitting.feed_back([{"player": 0, "fun": fun, "tension": 3, **({"text": text} if text else {})}])
        table.store.keep(sitting)
    return table


def texts(page):
    """Give all texts of a page."""
    return [label.text() for label in page.findChildren(QLabel)]


def test_what_players_said_is_found_in_one_place(told, qtbot):
    """Ratings, comments with who said them, and agents' games beside them stand on one page."""
    told.show_shelf()
    qtbot.mouseClick(told.shelf_page.feedback_button, Qt.MouseButton.LeftButton)
    page = told.feedback_page
    assert told.title() == "Feedback"
    assert page.variants.count() == 1
    assert "2 answer" in page.variants.item(0).text()
    assert any(text.startswith("3.0") for text in texts(page))
    assert "Too long in the middle." in texts(page)
    assert any("Gold" in text and "Game 5" in text for text in texts(page))
    qtbot.waitUntil(lambda: any("games of greedy" in text for text in texts(page)), timeout=120_000)
    assert "Turns of a game" in texts(page)


def test_the_answers_are_exported(told, qtbot, tmp_path, monkeypatch):
    """Every answer becomes a line of a CSV file."""
    file = tmp_path / "said.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    told.show_feedback()
    qtbot.mouseClick(told.feedback_page.csv_button, Qt.MouseButton.LeftButton)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


def test_without_a_word_the_page_says_where_words_come_from(person):
    """An empty page says how it is filled."""
    person.workspace.show_feedback()
    assert person.workspace.feedback_page.nothing.isVisibleTo(person.workspace.feedback_page)
    assert not person.workspace.feedback_page.csv_button.isEnabled()
