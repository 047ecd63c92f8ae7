"""The set-up page: what is chosen becomes a plan, and what cannot be played says why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from engine import agents
from engine.agents import own
from engine.games.samurai.game import SamuraiRules
from engine.texts import shipped
from tests.workbench.table.conftest import planned
from workbench.table.model.seats import Seat
from workbench.table.setup import pairing_preview
from workbench.table.setup.plan import Plan, read
from workbench.table.setup.setup_page import SetupPage
from workbench.widgets.plain_label import PlainLabel

MISDRAWN = """\
schema: daimyo/map/1
title: Rock
legend: {"~": sea, v: village}
terrain:
  - "~ ~"
  - " v ~"
players: [2]
"""


@pytest.fixture
def new_page(qtbot, desk):
    """Give what makes set-up pages, shown, and takes them away at the end."""
    made = []

    def make(state=None):
        page = SetupPage(desk)
        made.append(page)
        page.restore_state(state or {})
        page.resize(1200, 800)
        page.show()
        qtbot.waitUntil(lambda: page.is_settled)
        return page

    yield make
    for page in made:
        page.hide()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def page(new_page):
    """Give a set-up page, shown and settled."""
    return new_page()


def choose(qtbot, page, box, text):
    """Choose an entry by its text, as from the list."""
    box.setCurrentIndex(box.findText(text))
    qtbot.waitUntil(lambda: page.is_settled)


def started(qtbot, page):
    """Press Enter and give the plan."""
    page.play_options.seed.setFocus()
    with qtbot.waitSignal(page.start) as waiting:
        qtbot.keyClick(page.play_options.seed, Qt.Key.Key_Return)
    return waiting.args[0]


def test_enter_starts_the_published_game(qtbot, page):
    """Without any choice a person plays the published board against greedy agents."""
    plan = started(qtbot, page)
    assert plan.map == shipped.files("map")["japan"]
    assert plan.variant == shipped.files("variant")["1998-english"]
    assert [seat.agent for seat in plan.seats] == [None, "greedy", "greedy", "greedy"]
    assert plan.seats[0].name == "Player 1"
    assert plan.is_hot_seat
    assert plan.begin().rules.players == 4


def test_only_the_counts_of_the_map_are_offered(qtbot, page):
    """The player counts follow the map, and the seats the count."""
    assert list(page.counts.buttons) == ["2", "3", "4"]
    qtbot.mouseClick(page.counts.buttons["2"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.is_settled)
    assert [row.isVisible() for row in page.rows] == [True, True, *[False] * (len(page.rows) - 2)]
    assert page.plan().players == 2
    choose(qtbot, page, page.map_choice, "Three Commas")
    assert list(page.counts.buttons) == ["3"]
    assert page.plan().players == 3


def test_a_seat_takes_a_name_or_an_agent_with_its_budget(qtbot, page):
    """People have names; an agent that searches has play-outs or milliseconds."""
    first, second = page.rows[:2]
    qtbot.keyClicks(first.name_field, "Ada")
    choose(qtbot, page, second.who, "Monte Carlo tree search")
    second.budget.setValue(400)
    assert page.plan().seats[0].name == "Ada"
    assert page.plan().seats[1].agent == "mcts:400"
    second.unit.setCurrentIndex(second.unit.findText("ms"))
    assert page.plan().seats[1].agent == "mcts:400ms"
    choose(qtbot, page, second.who, "Random")
    assert page.plan().seats[1].agent == "random"
    assert not second.budget.isVisible()


def test_nothing_is_promised_of_an_agent_of_ones_own(qtbot, new_page, monkeypatch):
    """Shipped agents that do not search answer at once; how long people's own take nobody knows."""
    monkeypatch.setattr(own, "REGISTERED", {})
    monkeypatch.setattr(pairing_preview, "opponents_in", pairing_preview.opponents_in.__wrapped__)
    agents.register("slow", lambda view, chance: 0)
    row = new_page().rows[1]
    said = row.findChildren(PlainLabel)
    for title, words in (("slow", "an agent of your own"), ("Random", "answers at once")):
        row.who.setCurrentIndex(row.who.findText(title))
        assert words in [label.text() for label in said if label.isVisible()]


def test_a_pair_that_cannot_be_played_says_why(qtbot, page):
    """The reason stands above a button that does nothing, with the way to its place."""
    choose(qtbot, page, page.map_choice, "Snow Crystal")
    assert not page.start_button.isEnabled()
    assert page.why_not.isVisible()
    line = page.why_not.lines[0]
    assert line.problem.message == "Samurai (1998, English) is for 2 to 4 players, not 6."
    with qtbot.waitSignal(page.jump) as waiting:
        qtbot.mouseClick(line.button, Qt.MouseButton.LeftButton)
    assert Path(waiting.args[0].file).name == "1998-english.yaml"
    choose(qtbot, page, page.variant_choice, "Five and six players")
    assert page.start_button.isEnabled()
    assert not page.why_not.isVisible()


def test_unsaved_texts_are_offered_and_played(qtbot, desk, page):
    """An open text comes first, is marked as not saved, and its problems are those of the text as it stands."""
    document = desk.new("rock.yaml", MISDRAWN)
    qtbot.waitUntil(lambda: page.map_choice.findData(str(document.path)) == 0)
    assert page.map_choice.itemText(0) == "rock.yaml (not saved)"
    choose(qtbot, page, page.map_choice, "rock.yaml (not saved)")
    assert "settlement-without-land" in {problem.code for problem in page.preview.problems}
    assert page.lid.preview.picture.title == "Rock"
    assert page.plan().texts[document.path] == MISDRAWN


def test_variants_are_called_as_in_every_room(qtbot, desk, page):
    """Where the game is chosen an edition has its short name, and a variant of one's own its title, not its file's."""
    text = "schema: daimyo/variant/1\ntitle: Sudden Peace\nextends: 2016\n"
    document = desk.new("new-variant.yaml", text)
    qtbot.waitUntil(lambda: page.variant_choice.findData(str(document.path)) == 0)
    assert page.variant_choice.itemText(0) == "Sudden Peace (not saved)"
    assert page.variant_choice.findText("2016") > 0


def test_what_was_opened_last_is_taken_until_somebody_chooses(qtbot, desk, page, japan, tmp_path):
    """The page follows the desk; a choice stays, whatever is opened after it."""
    desk.open(japan)
    qtbot.waitUntil(lambda: page.map_choice.path == japan)
    choose(qtbot, page, page.map_choice, "Twin Lakes")
    other = tmp_path / "other.yaml"
    other.write_text(japan.read_text(encoding="utf-8"), encoding="utf-8")
    desk.open(other)
    qtbot.waitUntil(lambda: page.map_choice.findData(str(other)) >= 0)
    assert page.map_choice.currentText() == "Twin Lakes"


def test_a_file_of_an_earlier_set_up_need_not_be_open(qtbot, page, japan):
    """A remembered map is found again where it lies."""
    plan = replace(page.plan(), map=japan)
    page.show_plan(plan)
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.plan().map == japan
    japan.unlink()
    gone = replace(plan, map=japan.with_name("gone.yaml"))
    page.show_plan(gone)
    assert page.plan().map == japan


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("map.yaml", "schema: daimyo/map/1\nterrain: 3\n"),
        ("map.yaml", "schema: daimyo/map/1\nterrain: [\n"),
        ("rules.yaml", "schema: daimyo/variant/1\nextends: nowhere\n"),
        ("rules.yaml", "schema: daimyo/variant/1\nextends: 2016\nfigures: {types: [rice]}\n"),
    ],
)
def test_a_text_that_cannot_be_read_only_says_so(qtbot, desk, page, name, text):
    """Whatever is being written at the moment, the page stands and names the error."""
    document = desk.new(name, text)
    box = page.map_choice if name == "map.yaml" else page.variant_choice
    qtbot.waitUntil(lambda: box.path == document.path and page.is_settled)
    assert page.preview.problems
    assert not page.start_button.isEnabled()


def test_a_variant_with_errors_is_still_of_its_game(qtbot, desk, page):
    """What cannot be played yet is shown as the game it belongs to, not as whatever was chosen last."""
    text = "schema: daimyo/variant/1\ntitle: Tea\nextends: naishi/base\ncards: {banner: null}\n"
    document = desk.new("tea.yaml", text)
    page.choose_variant(document.path)
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.facts.name == "naishi"
    assert page.variant_choice.path == document.path
    assert "unknown-card" in {problem.code for problem in page.preview.problems}


def test_the_dice_give_another_seed(qtbot, page):
    """The button beside the seed rolls a fresh one, which goes into the plan."""
    page.play_options.seed.setValue(5)
    assert page.plan().seed == 5
    qtbot.mouseClick(page.play_options.dice, Qt.MouseButton.LeftButton)
    assert page.play_options.seed.value() != 5


def test_hidden_information_is_asked_only_among_people(qtbot, page):
    """With one person at the screen there is nobody to hide from."""
    options = page.play_options
    assert not options.hidden.isEnabled()
    assert "nobody at this screen" in options.why_fixed.text()
    assert "nobody at this screen" in options.hidden.buttons["sees-all"].toolTip()
    choose(qtbot, page, page.rows[1].who, "Person")
    assert options.hidden.isEnabled()
    assert not options.why_fixed.isVisible()
    qtbot.mouseClick(page.play_options.hidden.buttons["sees-all"], Qt.MouseButton.LeftButton)
    assert not page.plan().is_hot_seat


def test_set_ups_are_remembered(qtbot, page, new_page):
    """A set-up that was used is offered again, also in the next session."""
    choose(qtbot, page, page.map_choice, "Twin Lakes")
    qtbot.keyClicks(page.rows[0].name_field, "Ada")
    plan = started(qtbot, page)
    choose(qtbot, page, page.map_choice, "Japan")
    page.rows[0].name_field.clear()
    later = new_page(page.saved_state())
    assert later.plan().map == plan.map
    assert later.plan().seats == plan.seats
    later.restore_state({"lately": ["of another version"]})
    assert later.recent_setups.list.count() == 0
    item = page.recent_setups.list.item(0)
    qtbot.mouseClick(
        page.recent_setups.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=page.recent_setups.list.visualItemRect(item).center(),
    )
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.plan().seats == plan.seats


def test_a_set_up_whose_text_is_gone_is_offered_no_more(qtbot, page, new_page, tmp_path):
    """What was played unsaved cannot be set up in a later session, and nothing else is in its name."""
    plan = page.plan()
    page.recent_setups.keep(plan)
    page.recent_setups.keep(replace(plan, variant=tmp_path / "never-saved.yaml"))
    later = new_page(page.saved_state())
    assert later.recent_setups.plans == [replace(plan, texts={})]
    assert later.plan().variant == plan.variant


def test_a_plan_survives_as_plain_values():
    """What is kept between sessions is read again; what is no plan is nothing."""
    seats = (Seat("Ada", None, 0), Seat("Greedy", "greedy", 1))
    plan = Plan(Path("a.yaml"), Path("b.yaml"), seats, 7, {}, False, True)
    assert read(plan.as_json()) == plan
    assert read({"seats": 3}) is None


def test_a_new_game_comes_with_rules_that_have_answered_once(monkeypatch):
    """A first click waits for no compiler: a move was tried before, and the game still stands at its start."""
    tried = []
    apply = SamuraiRules.apply

    def watched(rules, position, move):
        tried.append(move)
        apply(rules, position, move)

    monkeypatch.setattr(SamuraiRules, "apply", watched)
    match = planned(None, "greedy").begin()
    assert len(tried) == 1
    assert match.moves == []
    assert match.rules.state(match.position) == match.rules.state(match.rules.start(match.seed))


def test_the_ways_back_to_earlier_games(qtbot, page):
    """The shelf and records are offered beside the start; Enter on a button presses that button."""
    assert not page.shelf_button.isVisible()
    page.show_shelf(3)
    with qtbot.waitSignal(page.wants_shelf):
        qtbot.mouseClick(page.shelf_button, Qt.MouseButton.LeftButton)
    page.record_button.setFocus()
    with qtbot.waitSignal(page.wants_record):
        qtbot.keyClick(page.record_button, Qt.Key.Key_Return)


def test_the_page_waits_while_rules_are_made_ready(qtbot, page):
    """Nothing can be started twice, and a second Enter presses no other button."""
    page.activateWindow()
    page.start_button.setFocus()
    qtbot.waitUntil(page.start_button.hasFocus)
    page.show_busy(True)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)
    assert not page.start_button.isEnabled()
    assert page.start_button.text() == "Making the rules ready…"
    page.show_busy(False)
    assert page.start_button.isEnabled()


def test_the_rules_in_short_are_those_of_the_variant(qtbot, page):
    """The back of the box tells the variant's own rules."""
    assert "Captures are resolved at once" in page.rules_text.browser.toPlainText()
    choose(qtbot, page, page.variant_choice, "2016")
    assert "Captures are resolved at the end of the turn" in page.rules_text.browser.toPlainText()
    assert "Samurai (2016) on Japan, 4 players, 39 figures" in page.lid.accessibleDescription()


def test_the_next_game_is_dealt_anew(qtbot, page):
    """A new game gets another seed than the last; one that somebody types is played with, and stays to be seen."""
    played = []
    page.play_options.seed.setValue(123)
    for _ in range(3):
        shown = page.play_options.seed.value()
        played.append(started(qtbot, page).seed)
        assert played[-1] == shown == page.play_options.seed.value()
        page.hide()  # the game comes to the table
        page.show()
        qtbot.waitUntil(lambda: page.is_settled)
    assert played[0] == 123
    assert len(set(played)) == 3
