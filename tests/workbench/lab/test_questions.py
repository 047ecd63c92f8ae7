"""The places of the lab that answer questions: they work off the window's thread and open what they find."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from engine.play.match import Match
from engine.questions.hunt.hunt import Gap
from engine.questions.subject import Subject
from engine.texts.library import Library
from workbench.lab.questions.finding_card import FindingCard, NothingCard
from workbench.lab.questions.place import Setting
from workbench.lab.questions.proposal_card import ProposalCard
from workbench.lab.questions.sentence import RepeatLink
from workbench.lab.search.search_text import SearchText


@pytest.fixture
def lab(window):
    """Give the lab in its window."""
    return window.show_workspace("lab")


def answered(qtbot, place):
    """Begin, and wait for the answer."""
    place.begin()
    qtbot.waitUntil(lambda: not place.is_busy, timeout=120_000)
    qtbot.waitUntil(lambda: place.body.count() > 0, timeout=10_000)


def test_the_four_places_are_shown(lab):
    """Each place has a page of its own, and an experiment that is opened brings its own back."""
    for name in ("examine", "hunt", "search", "experiments"):
        lab.show_place(name)
        assert lab.place == name
        assert lab.places.buttons[name].isChecked()


def test_a_variant_is_hunted_through_and_its_game_opens_at_the_table(lab, window, qtbot):
    """What is found is said in a sentence, and its shortest game stands at the table."""
    lab.show_place("hunt")
    place = lab.questions["hunt"]
    place.choose("variant", "1998-polish")
    place.players.setCurrentIndex(place.players.findData(4))
    place.budget.setItemData(place.budget.currentIndex(), 100)
    answered(qtbot, place)
    place.choose("variant", "2016")
    card = place.area.findChild(FindingCard)
    assert place.title.text() == "Samurai (1998, Polish) on Japan, 4 players"
    assert card.hint.text().startswith(f"{card.gap.turns} turns, ")
    qtbot.mouseClick(card.open_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.workspace.name == "table", timeout=10_000)


def test_what_a_hunt_found_stays_where_it_is_shown(lab, window, qtbot):
    """At the table nobody plays on from where a finding shows, though agents or perverse players played up to there."""
    lab.show_place("hunt")
    rules = Subject.of(Library(), "1998-polish", "japan", 2, {}).rules()
    match = Match(rules, 3, agents=["greedy", "plays for length"])
    for _ in range(6):
        match.play(rules.legal_moves(match.position)[0])
    lab.questions["hunt"].open_game(Gap("passing", "Passing can be best here.", match), "japan.yaml")
    table = window.workspace
    qtbot.waitUntil(lambda: table.sitting is not None, timeout=60_000)
    assert table.driver.answers() is None
    assert len(table.sitting.match.moves) == 6
    assert table.sitting.sees_all
    assert any("Passing can be best here." in bar.notice.text for bar in window.notices.bars)


def test_a_hunt_without_findings_says_what_was_looked_for(lab, qtbot, monkeypatch):
    """Nothing found is told in words, with how many games were played and the command that does it again."""
    from engine.questions.hunt.hunt import Hunted
    from workbench.lab.questions import hunt_place

    monkeypatch.setattr(hunt_place, "hunt", lambda *_, **__: Hunted(1_996, ()))
    lab.show_place("hunt")
    place = lab.questions["hunt"]
    place.choose("variant", "2016")
    qtbot.mouseClick(place.strip._choices[1].segment.buttons["500"], Qt.MouseButton.LeftButton)
    assert place.budget.currentData() == 500
    qtbot.mouseClick(place.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: place.has_answer)
    assert place.area.findChild(NothingCard).title.text() == "Nothing was found."
    repeat = place.area.findChild(RepeatLink)
    repeat.click()
    assert QGuiApplication.clipboard().text().startswith("daimyo hunt --variant 2016 --map japan --players")
    assert repeat.text() == "copied"


def test_a_critique_shows_its_chapters_as_they_come(lab, qtbot, monkeypatch):
    """Each chapter is a card, and the critique can be saved."""
    from engine.questions.examine import examination
    from workbench.lab.questions import examine_place

    def quick(subject, **options):
        options.pop("minutes")
        return examination.examine(subject, games=900, only=["fair", "dead"], **options)

    monkeypatch.setattr(examine_place, "examine", quick)
    lab.show_place("examine")
    place = lab.questions["examine"]
    place.choose("variant", "2016")
    answered(qtbot, place)
    assert place.body.count() == 2
    assert place.save.isEnabled()


def test_a_chapter_that_is_told_again_takes_its_place(lab):
    """More games say more of a chapter: it stands where it stood, once."""
    from engine.questions.examine.critique import Chapter

    lab.show_place("examine")
    place = lab.questions["examine"]
    for name, games in (("fair", 10), ("dead", 10), ("fair", 90), ("try", 5), ("try", 50)):
        place.show_chapter(Chapter(name, (), games))
    assert [(card.chapter.name, card.chapter.games) for card in place._cards()] == [
        ("fair", 90),
        ("dead", 10),
    ]
    assert place.panel.chapter.games == 50


def test_what_to_try_is_named_as_in_the_rules(lab):
    """A changed value has its title and its words, a changed board its sentence; the first is what the tour shows."""
    from engine.metrics.statistics import Estimate
    from engine.questions.examine.critique import Suggestion
    from engine.questions.examine.examination import Critique
    from engine.questions.subject import Subject
    from engine.texts.library import Library

    lab.show_place("examine")
    place = lab.questions["examine"]
    none = Estimate(0, 0, 0, 0)
    proposed = [
        Suggestion(title, changes, none, 0.0, none, none, True, "daimyo", kind)
        for title, changes, kind in (
            (
                "end.tie_threshold 4 → 2, hand.first choice → random",
                {"end.tie_threshold": 2, "hand.first": "random"},
                "variant",
            ),
            ("Akita becomes a village", {"map": []}, "map"),
        )
    ]
    subject = Subject.of(Library(), "2016", "japan", 4)
    place._show_end(Critique(subject, 1, (), tuple(proposed), 0.0))
    cards = place.findChildren(ProposalCard)
    assert [card.title.text() for card in cards] == [
        "Tie limit: 4 → 2; First hand: Chosen → Dealt",
        "Akita becomes a village",
    ]
    assert place.to_try is cards[0]
    place.clear()
    assert place.to_try is place.area


def test_the_shown_variant_is_asked_about(window, qtbot):
    """From the rules a variant goes to the lab and is chosen there."""
    from engine.texts import shipped

    window.open_path(shipped.files("variant")["short-game"])
    window.workspace.ask_lab("examine")
    lab = window.workspace
    assert lab.name == "lab"
    assert lab.questions["examine"].variant.currentData() == "short-game"


def test_files_of_ones_own_are_asked_about_wherever_they_lie(window, qtbot, variant, japan):
    """A variant and a map in another folder than the program was started from are found again."""
    window.open_path(japan)
    window.open_path(variant)
    window.workspace.ask_lab("examine")
    place = window.workspace.questions["examine"]
    place.map.setCurrentIndex(place.map.findText("Japan"))
    subject = place.subject()()
    assert subject.read.title == "Quick"
    assert subject.chart.path == japan


def test_a_place_starts_from_what_was_looked_at_last(lab, window):
    """From a place to another one goes with variant, map and players, and a new search begins there too."""
    lab.show_place("examine")
    examine = lab.questions["examine"]
    examine.choose_setting(Setting("short-game", "inland-sea", 3))
    lab.show_place("hunt")
    assert lab.questions["hunt"].setting == Setting("short-game", "inland-sea", 3)
    lab.questions["hunt"].choose_setting(Setting("seven-samurai/easy", "", 5))
    lab.show_place("search")
    new = next(
        each for each in lab.questions["search"].area.findChildren(QPushButton) if each.text() == "New search"
    )
    new.click()
    text = SearchText.read(window.document.path, window.document.text)
    assert text is not None
    said = text.values
    assert (said["variant"], said["players"], "map" in said) == ("easy", 5, False)


def test_an_answer_stays_beside_what_it_was_about(lab):
    """A place with an answer keeps its own variant when one comes back to it."""
    lab.show_place("hunt")
    hunt = lab.questions["hunt"]
    hunt.has_answer = True
    lab.show_place("examine")
    lab.questions["examine"].choose("variant", "short-game")
    lab.show_place("hunt")
    assert hunt.setting.variant == "2016"


def test_the_map_that_lies_in_front_is_asked_about_where_the_variant_has_room(window, variant, japan):
    """Not what was opened last but what was looked at last, unless no number of players is for both."""
    from engine.texts import shipped

    two_courts = shipped.files("map")["two-courts"]
    drawn = window.open_path(japan)
    window.open_path(two_courts)
    window.show_document(drawn)
    window.open_path(variant)
    window.workspace.ask_lab("examine")
    place = window.workspace.questions["examine"]
    assert place.subject()().chart.path == japan
    window.open_path(two_courts)
    window.open_path(variant)
    window.workspace.ask_lab("examine")
    assert place.subject()().chart.path == japan
    place.choose("map", "two-courts")
    assert [place.players.itemData(row) for row in range(place.players.count())] == [5, 6]


def test_the_files_that_were_opened_last_are_asked_about(window, variant, japan):
    """Who goes to a place finds the map and the variant there that were worked on."""
    window.open_path(variant)
    window.open_path(japan)
    lab = window.show_workspace("lab")
    lab.show_place("hunt")
    subject = lab.questions["hunt"].subject()()
    assert (subject.read.title, subject.chart.path) == ("Quick", japan)


def test_a_variant_with_a_problem_is_told_in_a_notice(window, variant, qtbot):
    """What cannot be played is said in a sentence, and the place waits for the next question."""
    document = window.open_path(variant)
    document.replace_all(document.text + "hand: {size: many}\n", "Spoil")
    window.workspace.ask_lab("hunt")
    place = window.workspace.questions["hunt"]
    place.begin()
    qtbot.waitUntil(lambda: not place.is_busy, timeout=60_000)
    line = document.text.count("\n")
    assert any(bar.notice.text.startswith(f"{variant.name}:{line}: ") for bar in window.notices.bars)
    assert place.button.text() == "Hunt"


def test_the_budget_is_shown_chapter_by_chapter(lab):
    """The bar fills to the chapter that is worked on, never past it, and whole at the end."""
    lab.show_place("examine")
    bar = lab.questions["examine"].chapters
    bar.begin(120.0)
    bar.show_chapter("alive")
    shares = [share for _, _, share in bar.parts]
    assert bar.done == pytest.approx(sum(shares[:2]) / sum(shares))
    bar._began -= 10_000
    bar._tick()
    assert bar.done == pytest.approx(sum(shares[:3]) / sum(shares))
    bar.show_chapter("fair")
    assert bar.done == pytest.approx(sum(shares[:3]) / sum(shares))
    bar.end(is_whole=False)
    assert bar.done == pytest.approx(sum(shares[:3]) / sum(shares))
    bar.end(is_whole=True)
    assert bar.done == 1.0


def test_what_was_stopped_is_not_shown_as_done(lab, qtbot):
    """The bar of a question that was stopped, or that failed, stays where it was; of an answered one it is full."""
    lab.show_place("hunt")
    place = lab.questions["hunt"]

    def stopped(stop, progress):
        progress(0.25)
        stop.wait()

    def failing(_, progress):
        progress(0.5)
        raise ValueError("no")

    place.work(stopped, lambda _: None)
    qtbot.waitUntil(lambda: place.bar.value() == 250)
    place.begin_or_stop()
    qtbot.waitUntil(lambda: not place.is_busy)
    assert place.bar.value() == 250
    place.work(failing, lambda _: None)
    qtbot.waitUntil(lambda: not place.is_busy)
    assert place.bar.value() == 500
    place.work(lambda *_: None, lambda _: None)
    qtbot.waitUntil(lambda: not place.is_busy)
    assert place.bar.value() == 1000


def test_another_language_keeps_what_was_answered_and_where_one_was(lab, window, qtbot, monkeypatch):
    """A critique and findings are shown again by the lab that speaks another language, and the place is the same."""
    from engine.questions.examine import examination
    from workbench.lab.questions import examine_place

    def quick(subject, **options):
        options.pop("minutes")
        return examination.examine(subject, games=300, only=["fair"], **options)

    monkeypatch.setattr(examine_place, "examine", quick)
    for name in ("hunt", "examine"):
        lab.show_place(name)
        place = lab.questions[name]
        place.choose("variant", "short-game")
        place.budget.setItemData(place.budget.currentIndex(), place.budget.itemData(0))
        answered(qtbot, place)
    shown = {name: place.body.count() for name, place in lab.questions.items()}
    window.speak()
    heir = window.workspace
    assert heir is not lab
    assert heir.place == "examine"
    assert {name: place.body.count() for name, place in heir.questions.items()} == shown
    assert heir.questions["examine"].variant.currentData() == "short-game"
    assert heir.questions["examine"].save.isEnabled()


def test_another_language_lets_a_question_at_work_go_on(lab, window, qtbot):
    """What is being looked for while the language changes is found, and then told in the new one."""
    lab.show_place("hunt")
    place = lab.questions["hunt"]
    place.choose("variant", "1998-polish")
    place.budget.setItemData(place.budget.currentIndex(), 200)
    place.begin()
    assert place.is_busy
    window.speak()
    heir = window.workspace
    assert heir.questions["hunt"] is place
    assert heir.place == "hunt"
    qtbot.waitUntil(lambda: heir.questions["hunt"] is not place, timeout=120_000)
    again = heir.questions["hunt"]
    assert heir.place == "hunt" and again.isVisible()
    assert again.has_answer and again.body.count() > 0
    assert again.variant.currentData() == "1998-polish"


def test_names_of_chapters_find_room(lab):
    """A part of the bar is as wide as its name; the shares divide only what is left."""
    lab.show_place("examine")
    bar = lab.questions["examine"].chapters
    letters = bar._letters()
    names = [letters.horizontalAdvance(title) for _, title, _ in bar.parts]
    widths = bar._widths(letters, sum(names) + 200.0)
    assert all(width > name for width, name in zip(widths, names, strict=True))
    assert sum(bar._widths(letters, 100.0)) == pytest.approx(100.0)


def test_the_command_is_that_of_the_place(lab, window, variant, japan):
    """What is copied asks what the place asks, and names no file that a terminal could not read as it lies here."""
    window.desk.open(variant)
    lab.show_place("examine")
    place = lab.questions["examine"]
    place.choose_setting(Setting("2016", "japan", 3))
    assert lab.has_command
    assert lab.command == "daimyo examine --variant 2016 --map japan --players 3 --minutes 2 --seed 107"
    lab.show_place("hunt")
    assert lab.command == "daimyo hunt --variant 2016 --map japan --players 3 --games 2000 --seed 107"
    draft = window.desk.new("draft-variant.yaml", variant.read_text(encoding="utf-8"))
    lab.ask_about("hunt", draft)
    assert lab.has_command
    assert lab.command == ""
    lab.show_place("search")
    assert lab.has_command == lab.has_search
    assert not lab.can_run


def test_only_what_a_place_can_do_is_offered(lab, qtbot):
    """Intervals of another confidence and a text beside the results are for experiments; others say what they do."""
    lab.show_percent("99")
    lab.show_place("hunt")
    assert not lab.intervals.isEnabled()
    assert not lab.views.isEnabled()
    assert not lab.has_intervals
    assert "95 % intervals" in lab.status().right
    place = lab.questions["hunt"]
    place.budget.setItemData(place.budget.currentIndex(), 100)
    place.begin()
    assert lab.status().left[0] == "Hunting for gaps…"
    qtbot.waitUntil(lambda: not place.is_busy, timeout=120_000)
    lab.show_place("experiments")
    assert lab.intervals.isEnabled()
    assert lab.views.isEnabled()
    assert "99 % intervals" in lab.status().right


def test_a_change_that_makes_things_worse_says_so(lab):
    """What did harm on unseen games is not merely not confirmed, and what to try has a heading."""
    from dataclasses import replace

    from engine.metrics.statistics import Estimate
    from engine.questions.examine.critique import Suggestion
    from engine.questions.examine.examination import Critique

    some, less = Estimate(0.1, 0.1, 0.1, 9), Estimate(-0.1, -0.2, -0.1, 9)
    better = Suggestion("a", {}, some, 0.1, some, less, True, "")
    worse = replace(better, title="b", difference=Estimate(0.1, 0.05, 0.2, 9), confirmed=False)
    unsure = replace(better, title="c", difference=Estimate(0.1, -0.1, 0.2, 9), confirmed=False)
    lab.show_place("examine")
    place = lab.questions["examine"]
    place.show_answer(Critique(place.subject()(), 1, (), (better, worse, unsure), 1.0))
    hints = {card.title.text(): card.hint.text() for card in place.findChildren(ProposalCard)}
    assert hints == {"a": "confirmed", "b": "makes it worse", "c": "not confirmed"}
