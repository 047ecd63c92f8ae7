"""The page of a critique, for whoever does not know the files."""

from __future__ import annotations

import html

from engine.questions.examine.critique import Chapter, Finding
from engine.questions.examine.examination import Critique
from engine.questions.subject import Subject
from engine.texts.library import Library
from workbench.export.critique import OWN_STYLE, page
from workbench.export.report import STYLE

COMMAND = "daimyo simulate --variant 2016 --set 'hand.first=random' --seed 0"


def told(sentence):
    """Give the page of a critique of one sentence."""
    finding = Finding("fair", "seats", "good", sentence, 0.25, (0.2, 0.3), COMMAND, "A rule.")
    subject = Subject.of(Library(), "2016", "japan", 4)
    return page(Critique(subject, 0, (Chapter("fair", (finding,), 100),), (), 1.0))


def test_it_is_headed_by_titles():
    """What was examined is called by the titles of the files, not by their names."""
    assert "<h1>Samurai (2016) on Japan, 4 players</h1>" in told("Fair.")


def test_a_figure_stays_with_its_sign():
    """Neither a line's end nor a hyphen comes between a number, its interval and what it counts."""
    text = html.unescape(told("It wins 25.0 % ± 0.8 of the games, and -1.0 ± 2.0 points more."))
    assert "It wins 25.0\xa0%\xa0±\xa00.8 of the games, and −1.0\xa0±\xa02.0 points more." in text


def test_a_command_breaks_between_its_words_alone():
    """Each word of a command is one piece, so that no line ends with the hyphens of an option."""
    words = "".join(f"<span>{html.escape(word)}</span> " for word in COMMAND.split(" "))
    assert f"<code>{words.strip()}</code>" in told("Fair.")


def test_what_colours_say_is_printed():
    """Cells, badges and hatching keep their colours on paper, which browsers leave out by default."""
    text = told("Fair.")
    assert "print-color-adjust:exact" in text


def test_paper_is_light():
    """Whoever reads in the dark prints in light colours: dark ones are of the screen alone."""
    assert "@media(prefers-color-scheme:dark)" not in STYLE + OWN_STYLE
    assert "@media screen and (prefers-color-scheme:dark)" in STYLE
