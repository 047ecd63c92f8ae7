"""The page on which a variant is examined: its strip while it works, its chapters as they come, what it proposes."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QInputDialog, QPushButton, QWidget

from engine.metrics.statistics import Estimate
from engine.questions.examine.critique import Chapter, Finding, Suggestion
from engine.questions.examine.examination import Critique
from engine.questions.subject import Subject
from engine.texts.library import Library
from workbench.lab.questions import examine_place
from workbench.lab.questions.chapter_card import WaitingCard
from workbench.lab.questions.critique_head import CritiqueHead
from workbench.lab.questions.place import Setting
from workbench.lab.questions.proposal_card import ProposalCard

LEFT = Qt.MouseButton.LeftButton
WIDE, NARROW = (1400, 900), (1200, 800)


def chapter(name, verdict="unclear", games=9):
    """Give a chapter of one sentence."""
    finding = Finding(
        name, "kind", verdict, f"{name} was asked: so it is.", 1.0, None, f"daimyo {name}", "Rule."
    )
    return Chapter(name, (finding,), games)


def proposal(after=0.05, is_confirmed=True):
    """Give a change of the tie limit."""
    before, done = Estimate(0.12, 0.1, 0.14, 900), Estimate(after, after - 0.01, after + 0.01, 900)
    gain = Estimate(after - 0.12, after - 0.13, after - 0.11, 900)
    text = 'schema: daimyo/variant/1\ntitle: Ties\nextends: "2016"\n\nend: {tie_threshold: 3}\n'
    changes = {"end.tie_threshold": 3}
    command, figures = "daimyo compare --vary", (before, done)
    return Suggestion(
        "ties", changes, before, 0.03, done, gain, is_confirmed, command, "variant", text, "", figures
    )


SUBJECT = Subject.of(Library(), "2016", "japan", 4)
ANSWERS = {"fair": object(), "skill": object()}


def critique(*chapters, suggestions=(), answers=()):
    """Give a critique of the published game."""
    return Critique(SUBJECT, 107, tuple(chapters), tuple(suggestions), 9.0, dict(answers))


@pytest.fixture
def place(window, qtbot):
    """Give the page in a wide window."""
    window.resize(*WIDE)
    lab = window.show_workspace("lab")
    lab.show_place("examine")
    qtbot.waitUntil(lambda: window.width() == WIDE[0])
    return lab.questions["examine"]


class Examiner:
    """Stands in for the engine: asks chapters when it is told to, and ends when it is told to or stopped."""

    def __init__(self, monkeypatch):
        self.go, self.told = threading.Event(), []
        monkeypatch.setattr(examine_place, "examine", self.examine)
        monkeypatch.setattr(examine_place, "go_on", self.go_on)
        self.found = critique(chapter("fair"), chapter("skill", "good"), answers=ANSWERS)

    def examine(self, subject, *, stop, progress, tell, **_):
        """Tell the first chapter at once and the rest at the end."""
        progress("fair", 0.0)
        tell(self.found.chapters[0])
        progress("skill", 0.24)
        while not (self.go.is_set() or stop.is_set()):
            self.go.wait(0.01)
        if stop.is_set():
            return critique(self.found.chapters[0], answers=ANSWERS)
        for each in self.found.chapters[1:]:
            tell(each)
        return self.found

    def go_on(self, before, minutes, *, only, tell, **_):
        """Tell the first chapter again, with more games."""
        self.told.append((minutes, list(only)))
        more = chapter("fair", "good", 90)
        tell(more)
        return critique(more, *before.chapters[1:], answers=ANSWERS)


@pytest.fixture
def examiner(monkeypatch):
    """Give an engine that answers when it is told to."""
    return Examiner(monkeypatch)


def waiting(place):
    """Give what the places of chapters without figures say."""
    return {card.name: card.hint.text() for card in place.findChildren(WaitingCard) if not card.isHidden()}


def begun(place, qtbot):
    """Begin by mouse and wait for the first chapter."""
    qtbot.mouseClick(place.button, LEFT)
    qtbot.waitUntil(lambda: len(place._cards()) == 1 and place.chapters.place == 1)


def done(place, qtbot):
    """Wait for the end."""
    qtbot.waitUntil(lambda: not place.is_busy and place.critique is not None)


def test_every_chapter_keeps_its_place_until_it_has_figures(place, examiner, qtbot):
    """What waits says so, what is measured too, and a chapter takes its own place when it comes."""
    begun(place, qtbot)
    assert [card.chapter.name for card in place._cards()] == ["fair"]
    assert place.body.indexOf(place._cards()[0]) == 0
    assert waiting(place)["skill"] == "being measured"
    assert {waiting(place)[name] for name in ("alive", "dead", "matters", "strategy")} == {"waiting"}
    assert place.critique_head.title.text() == "Samurai (2016) on Japan, 4 players"
    assert place.critique_head.counts["unclear"].text() == "1 unclear"
    assert place.button.text() == "Stop" and place.said.text().endswith(" left")
    assert place.progress.time.text().endswith(" of 2 min")
    assert "same deals" in place.progress.doing.text()
    examiner.go.set()
    done(place, qtbot)
    assert waiting(place) == {}
    assert place.progress.time.text() == "2 min, done"
    assert [card.chapter.name for card in place._cards()] == ["fair", "skill"]


def test_what_was_stopped_says_what_was_not_measured(place, examiner, qtbot):
    """Stopped midway the bar ends with a mark, and chapters without figures say that they have none."""
    begun(place, qtbot)
    qtbot.mouseClick(place.button, LEFT)
    done(place, qtbot)
    assert place.chapters.is_stopped
    assert place.progress.time.text().startswith("stopped after ")
    assert set(waiting(place).values()) == {"not measured"}
    assert place.button.text() == "Examine" and place.save.isEnabled()
    assert not place.more.isVisible()
    place.chapters.grab()


def test_more_time_goes_to_what_is_in_doubt(place, examiner, qtbot):
    """A whole critique is given two more minutes, an unclear chapter one, and the new figures take the old place."""
    examiner.go.set()
    qtbot.mouseClick(place.button, LEFT)
    done(place, qtbot)
    cards = {card.chapter.name: card for card in place._cards()}
    qtbot.waitUntil(cards["fair"].time_button.isVisible)
    assert not cards["skill"].time_button.isVisible()
    qtbot.mouseClick(cards["fair"].time_button, LEFT)
    qtbot.waitUntil(lambda: not place.is_busy and place._cards()[0].chapter.games == 90)
    qtbot.waitUntil(lambda: place.critique.chapters[0].games == 90)
    assert place.critique_head.counts["good"].text() == "2 good"
    qtbot.mouseClick(place.more, LEFT)
    qtbot.waitUntil(lambda: len(examiner.told) == 2 and not place.is_busy)
    assert examiner.told == [(1.0, ["fair"]), (2.0, [])]
    assert [card.chapter.name for card in place._cards()] == ["fair", "skill"]


def test_an_open_chapter_stays_open_when_it_is_told_again(place):
    """Who has asked for all sentences keeps them when more games are played."""
    two = Chapter("fair", (*chapter("fair").findings, *chapter("fair", "good").findings), 9)
    place.show_chapter(two)
    place._cards()[0].more_button.click()
    place.show_chapter(two)
    assert place._cards()[0].rows[0].isVisibleTo(place._cards()[0])


# ---------------------------------------------------------------- what to try


def test_proposals_stand_beside_the_chapters_or_below_them(place, window, qtbot):
    """Wide, they are a dock at the right; narrow, the last chapter of the column."""
    place.show_answer(critique(chapter("fair"), suggestions=[proposal(), proposal(0.13, False)]))
    assert place.dock.isVisible() and place.dock.isAncestorOf(place.panel)
    assert [card.hint.text() for card in place.panel.cards] == ["confirmed", "not confirmed"]
    assert place.panel.cards[0].open_button.objectName() == "primary"
    assert place.panel.cards[1].open_button.objectName() == ""
    window.resize(*NARROW)
    qtbot.waitUntil(lambda: not place.dock.isVisible())
    assert place.body.itemAt(place.body.count() - 1).widget() is place.panel
    window.resize(*WIDE)
    qtbot.waitUntil(place.dock.isVisible)
    assert place.panel.isVisible()
    for card in place.panel.cards:
        card.grab()


def test_other_proposals_take_the_place_of_the_first(place, window, qtbot):
    """Whoever examines again sees what is proposed now, alone, also in a window of another width."""
    place.show_answer(critique(chapter("fair"), suggestions=[proposal(), proposal(0.13, False)]))
    place.clear()
    place.show_answer(critique(chapter("fair"), suggestions=[proposal(0.02)]))
    window.resize(*NARROW)
    qtbot.waitUntil(lambda: not place.dock.isVisible())
    assert len(place.panel.cards) == 1
    assert [card for card in place.panel.findChildren(ProposalCard) if card.isVisible()] == place.panel.cards
    place.clear()
    place.show_answer(critique(chapter("fair")))
    assert place.panel.isHidden() and place.body.count() == 1


def test_a_proposal_opens_as_a_child_variant_and_is_undone_there(place, window, qtbot):
    """Its text lies on the desk as a new document with the change alone, and edits to it are taken back as ever."""
    place.show_answer(critique(chapter("fair"), suggestions=[proposal()]))
    card = place.panel.cards[0]
    qtbot.mouseClick(card.open_button, LEFT)
    document = window.document
    assert window.workspace.name == "rules"
    assert "end: {tie_threshold: 3}" in document.text
    before = document.text
    document.replace_all(before.replace("3}", "5}"), "change")
    window.do("edit.undo")
    assert document.text == before


def test_a_proposal_is_played_against_what_it_was_made_from(place, window, qtbot):
    """The duel names both variants, whatever is chosen in the strip by now."""
    place.show_answer(critique(chapter("fair"), suggestions=[proposal()]))
    place.choose("variant", "short-game")
    qtbot.mouseClick(place.panel.cards[0].duel_button, LEFT)
    assert window.document.kind == "experiment"
    assert '"2016"' in window.document.text and "try-variant.yaml" in window.document.text


def test_a_proposal_says_its_difference_and_its_command(place, qtbot):
    """The key stands with the old value and the new one; its command is copied."""
    place.show_answer(critique(chapter("fair"), suggestions=[proposal()]))
    card = place.panel.cards[0]
    assert card.accessibleName() == "1: Tie limit: 4 → 3, confirmed"
    names = [each.accessibleName() for each in card.children() if hasattr(each, "accessibleName")]
    assert "end.tie_threshold: 3 instead of 4" in names
    card.again_button.click()
    assert QGuiApplication.clipboard().text() == "daimyo compare --vary"


def test_where_nothing_helps_the_way_to_a_search_is_shown(place, window, qtbot):
    """One sentence says so, and the place for searches starts from what was examined."""
    place.show_answer(critique(chapter("fair"), Chapter("try", (), 50)))
    place.choose("variant", "short-game")
    button = place.panel.findChild(QPushButton)
    qtbot.mouseClick(button, LEFT)
    assert window.workspace.place == "search"
    assert window.workspace.questions["search"]._start == Setting("2016", "japan", 4)


# ---------------------------------------------------------------- the strip


def test_few_choices_are_chosen_by_one_click(place, qtbot):
    """Players and budget are words side by side; a click on one chooses it, and the command says so."""
    segments = place.strip._choices[1].segment
    qtbot.mouseClick(segments.buttons["10 min"], LEFT)
    assert place.budget.currentData() == "10"
    assert "--minutes 10 " in place.command
    players = place.strip._choices[0].segment
    qtbot.keyClick(players.buttons["3"], Qt.Key.Key_Space)
    assert place.setting.players == 3
    assert players.buttons["3"].isChecked() and not players.buttons["4"].isChecked()
    assert segments.buttons["10 min"].accessibleName() == "Budget: 10 min"


def test_another_budget_is_asked_for(place, qtbot, monkeypatch):
    """A time of one's own takes its place among the others; who asks for none keeps what was chosen."""
    asked = iter([(5.0, True), (7.5, True), (0.0, False)])
    monkeypatch.setattr(QInputDialog, "getDouble", lambda *_: next(asked))
    segments = place.strip._choices[1].segment
    chosen = []
    for _ in range(3):
        qtbot.mouseClick(segments.buttons["Other…"], LEFT)
        chosen.append((place.budget.currentText(), place.budget.currentData()))
    assert chosen == [("5 min", "5"), ("7 min 30 s", "7.5"), ("7 min 30 s", "7.5")]
    assert list(segments.buttons) == ["30 s", "2 min", "10 min", "1 h", "7 min 30 s", "Other…"]


def test_a_part_of_the_bar_names_its_chapter_whole(place, examiner, qtbot):
    """Short names stand below the bar; the whole one, and the time it took, are told under the mouse."""
    begun(place, qtbot)
    bar = place.chapters
    assert bar.parts[1][1] == "Skill" and bar.words_at(0).startswith("Fair?: ")
    assert bar.words_at(bar.width() - 5) == "What to try"
    examiner.go.set()
    done(place, qtbot)
    assert bar.done == 1.0


def test_another_language_keeps_a_time_of_ones_own(place, window, monkeypatch):
    """The budget that was chosen, and where the bar stood, are the same in the lab that takes over."""
    monkeypatch.setattr(QInputDialog, "getDouble", lambda *_: (5.0, True))
    place._choose_budget(place.budget.findData("other"))
    place.show_answer(critique(chapter("fair"), suggestions=[proposal()]))
    place.answer, place.has_answer = place.critique, True
    window.speak()
    heir = window.workspace.questions["examine"]
    assert heir is not place
    assert heir.budget.currentData() == "5"
    assert heir.panel.cards and heir.panel.isVisible()


def test_the_head_of_a_critique_says_how_many_games_in_any_width(qtbot):
    """Where not all has room it is left out when a verdict is given, and no number is cut off."""
    outer = QWidget()
    qtbot.addWidget(outer)
    head = CritiqueHead(outer)
    head.show_counts(["look", "look", "problem", "unclear"])
    head.show_about("Samurai: Sudden Peace on Six Gates, 2 players", "seed 107, 498,898 games")
    outer.show()
    told = set()
    for width in range(1700, 300, -20):
        head.resize(width, 40)
        head._row.activate()
        told.add(head.said.isVisible())
        assert head.about.width() >= head.about.sizeHint().width() or not head.said.isVisible()
    assert told == {True, False}
