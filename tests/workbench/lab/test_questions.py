"""The places of the lab that answer questions: they work off the window's thread and open what they find."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton


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
    buttons = [each for each in place.area.findChildren(QPushButton) if each.isEnabled()]
    buttons[0].click()
    qtbot.waitUntil(lambda: window.workspace.name == "table", timeout=10_000)


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
        ("try", 50),
    ]


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
    subject = place.subject()
    assert subject.read.title == "Quick"
    assert subject.chart.path == japan


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
    bar.end()
    assert bar.done == 1.0


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
    """What is being looked for while the language changes is found."""
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
    qtbot.waitUntil(lambda: place.body.count() > 0, timeout=120_000)


def test_names_of_chapters_find_room(lab):
    """A part of the bar is as wide as its name; the shares divide only what is left."""
    lab.show_place("examine")
    bar = lab.questions["examine"].chapters
    letters = bar._letters()
    names = [letters.horizontalAdvance(title) for _, title, _ in bar.parts]
    widths = bar._widths(letters, sum(names) + 200.0)
    assert all(width > name for width, name in zip(widths, names, strict=True))
    assert sum(bar._widths(letters, 100.0)) == pytest.approx(100.0)
