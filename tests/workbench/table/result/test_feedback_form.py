"""The feedback form: short, by keyboard, kept in the record and found again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.records import record as records
from workbench.table.model.sitting import Sitting
from workbench.table.result.feedback_form import FeedbackForm


@pytest.fixture
def form(qtbot):
    """Give an empty form, shown."""
    made = FeedbackForm()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def click(qtbot, button):
    """Click a button."""
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_answers_go_into_the_record_and_come_back(form, played, qtbot, tmp_path):
    """What two players say is saved with the game and shown again when it is loaded."""
    sitting = played(None, None)
    form.show_sitting(sitting)
    assert not form.save_button.isEnabled()
    click(qtbot, form.ratings["fun"].buttons["4"])
    click(qtbot, form.ratings["tension"].buttons["5"])
    click(qtbot, form.length.buttons["right"])
    qtbot.keyClicks(form.text, "The last three turns felt decided.")
    click(qtbot, form.save_button)
    assert form.seat == 1
    assert form.answers() == {}
    click(qtbot, form.ratings["clarity"].buttons["2"])
    click(qtbot, form.save_button)
    path = tmp_path / "game.json"
    sitting.save(path)
    again = Sitting.of_record(records.load(path))
    assert again.match.feedback == [
        {
            "player": 0,
            "fun": 4,
            "tension": 5,
            "length": "right",
            "text": "The last three turns felt decided.",
        },
        {"player": 1, "clarity": 2},
    ]
    form.show_sitting(again)
    assert form.ratings["fun"].points == 4
    assert form.length.current == "right"
    assert form.text.toPlainText() == "The last three turns felt decided."
    assert not form.save_button.isEnabled()
    click(qtbot, form.people.buttons["1"])
    assert form.ratings["clarity"].points == 2
    assert form.text.toPlainText() == ""


def test_the_whole_form_by_keyboard(form, played, qtbot):
    """Numbers give points, Delete takes them back, Ctrl+Enter in the text saves."""
    sitting = played(None, "greedy")
    form.show_sitting(sitting)
    fun = form.ratings["fun"]
    qtbot.keyClick(fun, Qt.Key.Key_3)
    assert form.answers() == {"player": 0, "fun": 3}
    qtbot.keyClick(fun, Qt.Key.Key_Delete)
    assert form.answers() == {}
    qtbot.keyClick(fun, Qt.Key.Key_5)
    qtbot.keyClicks(form.text, "Again!")
    qtbot.keyClick(form.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert sitting.match.feedback == [{"player": 0, "fun": 5, "text": "Again!"}]
    assert form.is_saved


def test_one_person_is_not_asked_who_they_are(form, played):
    """The choice of players is there only for several."""
    form.show_sitting(played(None, "greedy", None))
    assert list(form.people.buttons) == ["0", "2"]
    form.show_sitting(played(None, "greedy"))
    assert form.people is None


def test_answers_can_be_changed_and_withdrawn(form, played, qtbot):
    """A second answer replaces the first; an empty form takes it away."""
    sitting = played(None, "greedy")
    form.show_sitting(sitting)
    click(qtbot, form.ratings["fun"].buttons["1"])
    form.save()
    click(qtbot, form.ratings["fun"].buttons["2"])
    form.save()
    assert sitting.match.feedback == [{"player": 0, "fun": 2}]
    qtbot.keyClick(form.ratings["fun"], Qt.Key.Key_Backspace)
    form.save()
    assert sitting.match.feedback == []


def test_a_game_of_agents_is_judged_by_the_table(form, played, qtbot):
    """Where nobody in particular played, the answer belongs to no seat; an older rating stays."""
    sitting = played("greedy", "greedy")
    sitting.match.feedback = [{"rating": 3}]
    form.show_sitting(sitting)
    click(qtbot, form.length.buttons["too-long"])
    form.save()
    assert sitting.match.feedback == [{"rating": 3, "length": "too-long"}]


def test_what_is_not_saved_yet_outlasts_a_look_elsewhere(form, played, qtbot):
    """Another player's turn to answer, or the same game shown again, take nothing away; another game does."""
    sitting = played(None, None)
    form.show_sitting(sitting)
    click(qtbot, form.ratings["fun"].buttons["4"])
    qtbot.keyClicks(form.text, "Long")
    click(qtbot, form.people.buttons["1"])
    assert form.answers() == {}
    click(qtbot, form.length.buttons["right"])
    form.show_sitting(sitting)
    assert form.answers() == {"player": 1, "length": "right"}
    click(qtbot, form.people.buttons["0"])
    assert form.answers() == {"player": 0, "fun": 4, "text": "Long"}
    assert sitting.match.feedback == []
    form.show_sitting(played(None, None, seed=6))
    assert form.answers() == {}


def test_what_is_filled_in_is_kept_when_the_game_is_left(person, qtbot):
    """A look at the moves leaves it in the form; leaving the game saves it."""
    person.begin(None, "greedy")
    person.skip(10_000)
    table = person.workspace
    person.window.do("play.result")
    click(qtbot, table.result_page.feedback.ratings["fun"].buttons["4"])
    person.window.do("play.first")
    person.window.do("play.result")
    assert table.result_page.feedback.answers() == {"player": 0, "fun": 4}
    key = table.sitting.origin.key
    person.window.keep_session()
    assert table.sitting.match.feedback == []
    person.window.do("play.shelf")
    assert table.store.find(key).record["feedback"] == [{"player": 0, "fun": 4}]


def test_what_is_filled_in_is_kept_when_the_window_closes(person):
    """Who closes the window with answers in the form finds them in the record."""
    person.begin(None, "greedy")
    person.skip(10_000)
    table = person.workspace
    person.window.do("play.result")
    table.result_page.feedback.text.setPlainText("Again!")
    assert person.window.close()
    assert table.store.find(table.sitting.origin.key).record["feedback"] == [{"player": 0, "text": "Again!"}]
