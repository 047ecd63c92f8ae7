"""The tour: every step done as a person would, left and taken up again, in any language, theme, room and size."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
)

from engine.questions.examine.examination import Critique
from engine.questions.hunt.hunt import Hunted
from engine.texts import shipped
from tests.workbench.map.conftest import Hand
from workbench.dialogs.print_kit import PrintKitDialog
from workbench.lab.questions import examine_place, hunt_place
from workbench.map.new_map import NewMapDialog
from workbench.settings import LANGUAGE, THEME
from workbench.shell.notice import NoticeBar
from workbench.tour import controls
from workbench.tour.callout import Callout, marked_up
from workbench.tour.step import Step, in_full
from workbench.tour.steps import CHAPTERS, STEPS
from workbench.tour.tour import Tour

TUTORIAL = Path(__file__).parents[3] / "docs/tutorial.md"


class Person:
    """Does what the callout says, by mouse and keys, and knows nothing of the tour's insides."""

    def __init__(self, window, qtbot, folder, monkeypatch):
        self.window, self.qtbot, self.folder = window, qtbot, folder
        self.monkeypatch = monkeypatch

    def do(self, step: Step):
        """Do a step."""
        getattr(self, step.name.replace("-", "_"), self.read)()

    def wait(self, holds, timeout=20_000):
        """Wait until something holds."""
        self.qtbot.waitUntil(holds, timeout=timeout)

    def come_back(self):
        """Work in the window again after a dialog, as the desktop sees to."""
        self.window.activateWindow()
        self.wait(lambda: QApplication.activeWindow() is self.window)

    def read(self):
        """Read a step and go on."""
        self.qtbot.mouseClick(self.window.tour.callout.next_button, Qt.MouseButton.LeftButton)

    def look_and_go_on(self):
        """Look at what came of a step, which the callout waits for, and go on."""
        self.wait(lambda: self.window.tour.callout.next_button.text() == "Next")
        self.read()

    def click(self, widget):
        """Click a control."""
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def save(self, name):
        """Save the shown document."""
        path = str(self.folder / name)
        self.monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (path, ""))
        self.qtbot.keyClick(self.window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)

    @property
    def room(self):
        """The room that is shown."""
        return self.window.workspace

    # ------------------------------------------------------------ a board

    def new_map(self):
        """Make a hexagon."""
        self.window.do("board.new_from")
        dialog = self.window.findChild(NewMapDialog)
        self.wait(lambda: self.window.tour.callout.host is dialog)
        dialog.radius.setValue(3)
        dialog.title_field.setText("Six Gates")
        self.click(dialog.make_button)
        self.come_back()

    def symmetry(self):
        """Draw six times at once."""
        self.click(self.room.tool_strip.symmetry.buttons["6"])

    def _paint(self, key, offset):
        hand = Hand(self.window, self.qtbot)
        self.wait(lambda: hand.map_text.chart is not None)
        hand.canvas.setFocus()
        hand.key(key)
        q, r = self.room.toolbox.centre
        hand.click((q + offset[0], r + offset[1]))

    def capital(self):
        """Put the capital into the middle."""
        self._paint(Qt.Key.Key_5, (0, 0))

    def cities(self):
        """Put a city into a corner."""
        self._paint(Qt.Key.Key_4, (3, 0))

    def villages(self):
        """Put a village between two corners."""
        self._paint(Qt.Key.Key_3, (1, 1))

    def players(self):
        """Make the map for two."""
        self.room.docks.show_right()
        for count in (4, 3):
            self.click(self.room.inspector.about.counts[count])

    def balance(self):
        """Wait for the first games."""
        strip = self.room.strip
        self.wait(lambda: strip.report is not None and strip.report.games > 0, 120_000)
        self.look_and_go_on()

    def save_map(self):
        """Save the map."""
        self.save("six-gates.yaml")

    # ------------------------------------------------------------ a rule

    def new_variant(self):
        """Start a variant."""
        self.qtbot.keyClick(self.window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
        self.window.files.new_variant("2016")
        document = self.window.document
        self.wait(lambda: document.is_checked and self.room.variant_text is not None)

    def variant_title(self):
        """Give it a title."""
        field = self.room.variants.details.title
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, "Sudden Peace")
        self.qtbot.keyClick(field, Qt.Key.Key_Return)

    def _set(self, key, value):
        self.room.set_value(tuple(key.split(".")), value)

    def placement(self):
        """Place at random."""
        self._set("figures.placement", "random")

    def first_hand(self):
        """Deal the first hand."""
        self._set("hand.first", "random")

    def tie_limit(self):
        """Lower the tie limit."""
        self._set("end.tie_threshold", 2)

    def save_variant(self):
        """Save the variant."""
        self.save("sudden-peace.yaml")

    # ------------------------------------------------------------ a game

    def playtest(self):
        """Go to the table."""
        self.click(self.room.buttons.playtest)

    def start_game(self):
        """Begin, against an agent."""
        page = self.room.setup_page
        self.wait(lambda: page.is_settled and page.start_button.isEnabled())
        self.click(page.start_button)
        self.wait(lambda: self.room.sitting is not None, 120_000)
        self.room.driver.pace = 0

    def turn(self):
        """Place a token and end the turn."""
        sitting = self.room.sitting
        self.wait(lambda: sitting.awaits_person)
        gesture = self.room.page.stage.gesture
        for token in sitting.hand(sitting.decider):
            gesture.pick(token)
            if gesture.legal:
                break
        self.room.page.stage.choose(min(gesture.legal))
        self.wait(lambda: self.room.can_end or sitting.awaits_person)
        if self.room.can_end:
            self.window.do("play.end_turn")

    def hint(self):
        """Ask for advice."""
        self.wait(lambda: self.room.can_ask)
        self.window.do("play.hint")
        self.wait(lambda: self.room.page.stage.shows_hint, 120_000)

    def note(self):
        """Write a note."""
        self.room.page.docks.show_right()
        log = self.room.page.log
        log.field.setFocus()
        self.qtbot.keyClicks(log.field, "Quick.")
        self.click(log.add_button)

    def autoplay(self):
        """Let agents finish."""
        self.room.driver.set_speed("full")
        self.window.do("play.autoplay")
        self.wait(lambda: self.room.sitting.is_over, 120_000)
        self.look_and_go_on()

    # ------------------------------------------------------------ a measurement

    def vary(self):
        """Vary the tie limit."""
        self.qtbot.keyClick(self.window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
        self.room.form.jump("end.tie_threshold")
        self.window.do("rules.vary")
        self.wait(lambda: self.window.workspace_name == "lab" and self.room.experiment is not None)

    def own_map(self):
        """Choose the own map alone, with another one on top of it in MAP."""
        drawn = self.window.workspaces["map"].document.path
        self.window.open_path(Path("variants/maps/twin-lakes.yaml").absolute())
        self.window.show_workspace("lab")
        maps = self.room.form.maps
        for title in ("gates", "Japan"):
            action = next(each for each in maps.menu.actions() if title.lower() in each.text().lower())
            action.trigger()
        self.wait(lambda: self.window.tour.step.name != "own-map")
        self.window.open_path(drawn)
        self.window.show_workspace("lab")

    def two_players(self):
        """Leave only two players."""
        for count, button in self.room.form.players.buttons.items():
            if button.isChecked() != (count == 2):
                self.click(button)

    def run(self):
        """Run it, with fewer games than a person would."""
        self.room.document.replace_all(
            re.sub(r"^games: .*$", "games: 20", self.room.document.text, flags=re.MULTILINE), "Fewer"
        )
        # How long it takes is measured first, by games.
        self.wait(lambda: self.room.can_run, 120_000)
        self.click(self.room.form.footer.run)
        self.wait(lambda: self.room.results.exhibit is not None and self.room.results.is_final, 120_000)

    # ------------------------------------------------------------ a kit

    def print(self):
        """Open the kit."""
        self.window.show_workspace("map")
        self.window.do("file.print")
        self.dialog = self.window.findChild(PrintKitDialog)
        self.wait(lambda: self.dialog.kit is not None)

    def save_kit(self):
        """Save the kit."""
        self.wait(lambda: self.window.tour.callout.host is self.dialog)
        path = str(self.folder / "kit.pdf")
        self.monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (path, ""))
        self.click(self.dialog.save_button)
        self.wait(lambda: self.dialog.saved is not None, 120_000)
        self.window.tour.look()
        self.dialog.reject()
        self.come_back()

    # ------------------------------------------------------------ a repair

    def _ask(self, action, place):
        self.window.show_workspace("rules")
        self.window.do(action)
        question = self.room.questions[place]
        for field, word in ((question.map, "gates"), (question.players, "2")):
            found = next(n for n in range(field.count()) if word in field.itemText(n).lower())
            field.setCurrentIndex(found)
        self.click(question.button)
        self.wait(lambda: question.has_answer, 120_000)

    def examine(self):
        """Examine the variant."""
        self._ask("lab.examine", "examine")

    def hunt(self):
        """Hunt through the variant."""
        self._ask("lab.hunt", "hunt")
        self.look_and_go_on()


@pytest.fixture
def person(window, qtbot, tmp_path, monkeypatch):
    """Give somebody who does what is said."""
    monkeypatch.setenv("DAIMYO_RUNS", str(tmp_path / "runs"))
    # What an examination and a hunt find is tested elsewhere; here they only have to be asked and to answer.
    monkeypatch.setattr(examine_place, "examine", lambda subject, **_: Critique(subject, 1, (), (), 0.0))
    monkeypatch.setattr(hunt_place, "hunt", lambda *_, **__: Hunted(0, ()))
    return Person(window, qtbot, tmp_path, monkeypatch)


def stands_well(window, step):
    """Claim that the callout says the step, in the window, beside its control and over none of what it rings."""
    window.tour.look()
    callout = window.tour.callout
    host = callout.host
    assert callout.isVisible()
    assert host.rect().contains(callout.geometry())
    assert callout.text.text() == marked_up(in_full(step.text))
    found = [control.place for control in controls.find(window, step.at, step.room) if control.host is host]
    small = [place for place in found if place.width() < 400 and place.height() < 200]
    assert found
    assert not any(callout.geometry().intersects(place) for place in small)


def is_at(tour, step):
    """Claim that the tour has come to a step."""
    assert tour.step is step, f"{step.name} is not reached from {tour.step.name if tour.step else 'the end'}"
    return True


def test_what_was_done_otherwise_is_explained(person, window, qtbot):
    """A map of another size and a settlement too few are named beside what the step needs, until they are mended."""
    window.do("help.tour")
    tour = window.tour
    assert not tour.callout.amiss.isVisibleTo(tour.callout)
    window.do("board.new_from")
    dialog = window.findChild(NewMapDialog)
    dialog.radius.setValue(2)
    person.click(dialog.make_button)
    qtbot.waitUntil(lambda: "19" in tour.callout.amiss.text())
    assert "37" in tour.callout.amiss.text()
    assert tour.callout.amiss.isVisibleTo(tour.callout)
    assert "37" in tour.callout.accessibleName()
    person.new_map()
    person.symmetry()
    person.capital()
    qtbot.waitUntil(lambda: tour.step.name == "cities")
    assert tour.callout.amiss.text() == ""
    person.click(person.room.tool_strip.symmetry.buttons["off"])
    person.cities()
    qtbot.waitUntil(lambda: "There are 1 now, not 6" in tour.callout.amiss.text())
    window.do("edit.undo")
    person.symmetry()
    person._paint(Qt.Key.Key_4, (2, 0))
    qtbot.waitUntil(lambda: "elsewhere" in tour.callout.amiss.text())
    window.do("edit.undo")
    person.cities()
    qtbot.waitUntil(lambda: tour.step.name == "villages")
    person.villages()
    qtbot.waitUntil(lambda: tour.step.name == "players")
    person.room.docks.show_right()
    person.click(person.room.inspector.about.counts[4])
    qtbot.waitUntil(lambda: person.room.map_text.chart.players.keys() == {2, 3})
    tour.look()
    assert tour.callout.amiss.text() == ""


def test_the_whole_tour(person, window, qtbot, tmp_path):
    """Doing each step as it is said leads through all of them to the end, and says so to whoever asks."""
    tour = window.tour
    window.do("help.tour")
    for number, step in enumerate(STEPS):
        qtbot.waitUntil(partial(is_at, tour, step), timeout=20_000)
        assert tour.number == number + 1
        stands_well(window, step)
        person.do(step)
    qtbot.waitUntil(lambda: tour.step is None)
    assert not tour.is_running
    assert tour.done == {step.name for step in STEPS if step.done is not None}
    assert (tmp_path / "kit.pdf").read_bytes().startswith(b"%PDF")


def go_to(tour, name):
    """Go to a step, those before it left out."""
    step = next(each for each in STEPS if each.name == name)
    tour.take_chapter(step.chapter)
    while tour.step is not step:
        tour.skip()


def save_dialog(window, qtbot, folder):
    """Open what asks for a file to save to."""
    dialog = QFileDialog(window, "Save as", str(folder))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setModal(True)
    dialog.resize(640, 440)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.mark.parametrize("name", ["balance", "difference"])
def test_it_stays_out_of_a_file_dialog_that_the_step_does_not_ask_for(window, qtbot, tmp_path, name):
    """Whoever saves earlier than the tour says so sees the whole dialog: the card is away meanwhile."""
    go_to(window.tour, name)
    dialog = save_dialog(window, qtbot, tmp_path)
    qtbot.waitUntil(lambda: window.tour.callout is None)
    dialog.reject()
    qtbot.waitUntil(lambda: window.tour.callout is not None and window.tour.callout.host is window)


def test_who_won_is_not_covered(person, window, qtbot):
    """At the end of the autoplay the card waits to be read, and stands beside the headline of the result."""
    window.resize(1400, 900)
    go_to(window.tour, "autoplay")
    table = window.show_workspace("table")
    person.start_game()
    table.driver.set_speed("full")
    window.do("play.autoplay")
    qtbot.waitUntil(lambda: table.sitting.is_over and table.result_page.banner.isVisible(), timeout=120_000)
    qtbot.waitUntil(lambda: window.tour.callout.next_button.text() == "Next")
    banner = table.result_page.banner
    lies_at = QRect(banner.mapTo(window, QPoint(0, 0)), banner.size())
    qtbot.waitUntil(lambda: not window.tour.callout.geometry().intersects(lies_at))


def test_it_leaves_the_buttons_of_a_file_dialog_free(window, qtbot, tmp_path):
    """Whoever saves by mouse as the step says can press the dialog's buttons: the card stands elsewhere in it."""
    go_to(window.tour, "save-map")
    dialog = save_dialog(window, qtbot, tmp_path)
    qtbot.waitUntil(lambda: window.tour.callout is not None and window.tour.callout.host is dialog)
    window.tour.look()
    card = window.tour.callout.geometry()
    for part in [*dialog.findChildren(QDialogButtonBox), *dialog.findChildren(QLineEdit)]:
        assert not card.intersects(QRect(part.mapTo(dialog, QPoint(0, 0)), part.size()))
    dialog.reject()


def test_it_covers_no_dialog_that_has_no_part_in_the_step(window, qtbot):
    """While somebody is asked about unsaved changes the card is away, and comes back behind that."""
    window.do("help.tour")
    dialog = QDialog(window)
    dialog.setModal(True)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.waitUntil(lambda: window.tour.callout is None)
    dialog.reject()
    qtbot.waitUntil(lambda: window.tour.callout is not None and window.tour.callout.host is window)


def test_an_open_menu_leaves_the_step_in_sight(window, qtbot):
    """Whoever opens the menu that a step names can still read which entry of it: the card goes out of its way."""
    window.resize(1600, 960)
    tour = window.tour
    tour.take_chapter("rule")
    qtbot.waitUntil(lambda: not tour.callout.pos().isNull())
    name = tour.step.at[0].removeprefix("action:")
    shown = window.commands.menu_action(window.commands.declared[name].menu.partition("/")[0]).menu()
    tour.look()
    # Where the menu opens, however the screen of the test would move it.
    shown.popup(window.mapToGlobal(tour.callout.geometry().center()))
    qtbot.waitUntil(shown.isVisible)
    lies_at = QRect(window.mapFromGlobal(shown.geometry().topLeft()), shown.size())
    assert tour.callout.geometry().intersects(lies_at)
    tour.look()
    assert not tour.callout.geometry().intersects(lies_at)
    assert window.rect().contains(tour.callout.geometry())
    shown.close()


def test_it_covers_no_button_where_there_is_room(window, qtbot):
    """The card of the symmetry leaves the other symmetries, the views and the player counts free."""
    window.resize(1600, 960)
    window.do("help.tour")
    window.open_path(Path("variants/maps/twin-lakes.yaml").absolute())
    window.tour.skip()
    assert window.tour.step.name == "symmetry"

    def nothing_is_covered():
        for button in window.workspace.findChildren(QAbstractButton):
            lies_at = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
            is_covered = button.isVisible() and window.tour.callout.geometry().intersects(lies_at)
            assert not is_covered, (window.tour.callout.geometry(), lies_at, button)

    qtbot.waitUntil(nothing_is_covered)


def test_it_makes_way_for_what_appears_under_it(window, qtbot):
    """A card on the board that comes after the step was said, such as a hint, is not hidden by it."""
    window.resize(1600, 960)
    window.open_path(Path("variants/maps/twin-lakes.yaml").absolute())
    window.do("help.tour")
    window.tour.skip()
    callout = window.tour.callout
    qtbot.waitUntil(lambda: callout._looks_left < 0)
    came = QLabel("It says much.", window)
    came.setGeometry(callout.geometry())
    came.show()
    qtbot.waitUntil(lambda: not callout.geometry().intersects(came.geometry()))


def test_it_makes_way_at_once_for_the_card_of_a_move_and_else_stays(window):
    """What the hand points at moves with the mouse: the callout leaves only a place where it would cover it."""
    window.resize(1600, 960)
    window.show()
    callout, place = Callout(window), QRect(700, 600, 60, 40)
    callout.say("A game", "Click a token.", is_to_read=True)
    for _ in range(12):
        callout.stand_beside([place])
    card = callout.geometry()
    callout.stand_beside([place], [card])
    assert not callout.geometry().intersects(card)
    stands = callout.pos()
    for step in range(8):
        callout.stand_beside([place], [QRect(100 + 10 * step, 100, 200, 100)])
    assert callout.pos() == stands


def test_leaving_says_the_way_back(window):
    """Whoever leaves the tour is told where it stands and how to go on, whoever ends it that it is over."""
    window.do("help.tour")
    window.tour.callout.close_button.click()
    assert any("step 1 of" in bar.notice.text for bar in window.notices.bars)
    window.do("help.tour")
    assert not any("step 1 of" in bar.notice.text for bar in window.notices.bars)
    window.tour.take_chapter(CHAPTERS[-1].name)
    while window.tour.step is not None:
        window.tour.callout.next_button.click()
    assert any("whole tour" in bar.notice.text for bar in window.findChildren(NoticeBar))


def test_going_on_without_being_told_is_seen(person, window, qtbot):
    """Whoever saves the map while the card still waits to be read is led on from there."""
    window.do("help.tour")
    window.tour.take_chapter("board")
    for step in STEPS[:6]:
        qtbot.waitUntil(partial(is_at, window.tour, step))
        person.do(step)
    qtbot.waitUntil(lambda: window.tour.callout.next_button.text() == "Next", timeout=120_000)
    assert window.tour.step.name == "balance"
    person.save_map()
    qtbot.waitUntil(lambda: window.tour.step.name == "new-variant")


def test_it_scrolls_to_a_value_once_its_room_is_shown(person, window, qtbot):
    """Whoever comes back to RULES finds the row that the step speaks of in sight, wherever the form stood before."""
    window.open_path(shipped.files("variant")["short-game"])
    rules = window.workspaces["rules"]
    row = rules.form.editors["end.tie_threshold"]
    window.show_workspace("table")
    tour = window.tour
    tour.take_chapter("measurement")
    window.show_workspace("table")
    tour.look()
    window.resize(1100, 700)
    window.show_workspace("rules")
    qtbot.waitUntil(lambda: not row.visibleRegion().isEmpty())


def test_a_short_step_has_a_small_card(window):
    """After a long step the card of a short one is as small as its words."""
    card = Callout(window)
    card.say("1", "Short.", is_to_read=False)
    small = card.height()
    card.say("2", "Many words. " * 40, is_to_read=False)
    card.say("3", "Short.", is_to_read=False)
    assert card.height() == small


def test_it_goes_on_after_a_restart(person, window, qtbot, stored):
    """A tour that was left stands where it was left; one that ran when the program ended runs again."""
    window.do("help.tour")
    for step in STEPS[:2]:
        qtbot.waitUntil(lambda step=step: window.tour.step is step)
        person.do(step)
    qtbot.waitUntil(lambda: window.tour.step is STEPS[2])
    window.keep_session()
    again = Tour(window)
    stands = (again.step, again.is_running)
    assert stands == (STEPS[2], False)
    again.resume_after_start()
    assert again.is_running
    again.leave()
    left = Tour(window)
    left.resume_after_start()
    assert left.step is STEPS[2]
    assert not left.is_running


def test_a_step_whose_file_is_closed_says_so(person, window, qtbot):
    """Whoever goes on without the map that the step works on is sent to the recent files; the first step needs none."""
    window.do("help.tour")
    assert not window.tour.callout.amiss.isVisibleTo(window.tour.callout)
    person.do(STEPS[0])
    qtbot.waitUntil(lambda: window.tour.step is STEPS[1])
    assert not window.tour.callout.amiss.isVisibleTo(window.tour.callout)
    window.desk.close(window.document)
    qtbot.waitUntil(lambda: "among the recent ones" in window.tour.callout.amiss.text())
    window.tour.leave()


def test_after_a_restart_it_leaves_the_room_that_was_asked_for(window):
    """Whoever starts the program with a file sees that file, with the way to the step marked on the rail."""
    window.tour.take_chapter("game")
    window.keep_session()
    window.open_path(shipped.files("map")["twin-lakes"])
    again = Tour(window)
    again.resume_after_start()
    assert again.is_running
    assert window.workspace_name == "map"
    again.leave()


@pytest.mark.parametrize("number", [0, 2, 9, 16])
def test_nothing_disturbs_it(workbench, window, qtbot, number):
    """Another language, theme, room or size leaves it at its step, in sight, in the language in use."""
    tour = window.tour
    window.open_path(Path("variants/maps/twin-lakes.yaml").absolute())
    tour.take_chapter(STEPS[number].chapter)
    while tour.step is not STEPS[number]:
        tour.skip()
    english = tour.callout.text.text()
    for language in ("de", "pl", "en"):
        workbench.settings.set(LANGUAGE, language)
        qtbot.waitUntil(lambda language=language: (tour.callout.text.text() == english) == (language == "en"))
    for name in ("dark", "light"):
        workbench.settings.set(THEME, name)
    for size in ((1000, 700), (1600, 1000), (1100, 700)):
        window.resize(*size)
        tour.look()
        assert window.rect().contains(tour.callout.geometry())
    window.show_workspace("table" if STEPS[number].room != "table" else "map")
    tour.look()
    assert tour.step is STEPS[number]
    rail = window.rail.buttons[STEPS[number].room]
    assert [control.widget for control in controls.find(window, STEPS[number].at, STEPS[number].room)] == [
        rail
    ]
    assert tour.callout.isVisible()


def test_it_is_taken_by_keys_alone(window, qtbot):
    """Shift+F1 begins it, again gives it the keyboard, Escape goes back to work, and its buttons answer to Space."""
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert window.tour.is_running
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert window.tour.callout.isAncestorOf(QApplication.focusWidget())
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.tour.callout.isAncestorOf(QApplication.focusWidget())
    window.tour.take()
    qtbot.keyClick(window.tour.callout.next_button, Qt.Key.Key_Space)
    assert window.tour.step is STEPS[1]
    window.tour.callout.close_button.setFocus()
    qtbot.keyClick(window.tour.callout.close_button, Qt.Key.Key_Space)
    assert not window.tour.is_running


def test_a_click_leaves_the_keyboard_to_the_work(window, qtbot):
    """After a click on the card Enter is not its own: the focus stays in the room, or goes back there."""
    window.open_path(Path("variants/maps/twin-lakes.yaml").absolute())
    window.do("help.tour")
    window.workspace.take_focus()
    working = QApplication.focusWidget()
    qtbot.mouseClick(window.tour.callout.next_button, Qt.MouseButton.LeftButton)
    assert window.tour.step is STEPS[1]
    assert QApplication.focusWidget() is working
    window.tour.take()
    assert window.tour.callout.next_button.hasFocus()
    qtbot.mouseClick(window.tour.callout.next_button, Qt.MouseButton.LeftButton)
    assert window.tour.step is STEPS[2]
    assert window.workspace.isAncestorOf(QApplication.focusWidget())
    window.tour.take()
    qtbot.mouseClick(window.tour.callout, Qt.MouseButton.LeftButton, pos=QPoint(20, 40))
    assert window.workspace.isAncestorOf(QApplication.focusWidget())


def test_the_tutorial_says_the_same():
    """Every step stands in the tutorial in the same words, in its chapter, in order; the tutorial has no other."""
    text = TUTORIAL.read_text(encoding="utf-8")
    sections = re.split(r"^## \d\. ", text, flags=re.MULTILINE)[1:]
    assert len(sections) == len(CHAPTERS)
    for chapter, section in zip(CHAPTERS, sections, strict=True):
        body = section.split("\n## ")[0]
        assert body.startswith(chapter.title)
        items = re.findall(r"^\d+\. ((?:.|\n(?!\n|\d+\. ))*)", body, flags=re.MULTILINE)
        told = [" ".join(item.split()) for item in items]
        assert told == [in_full(step.text) for step in STEPS if step.chapter == chapter.name]


def test_every_step_is_sound():
    """Names are unique, chapters and rooms are known, and what is to be done can be checked."""
    assert len({step.name for step in STEPS}) == len(STEPS)
    assert {step.chapter for step in STEPS} == {chapter.name for chapter in CHAPTERS}
    assert {step.room for step in STEPS} <= {"map", "rules", "table", "lab"}
    assert sum(step.done is None for step in STEPS) <= 4
