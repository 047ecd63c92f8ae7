"""The position editor as a person uses it: laid out, taken back, refused, played, kept, asked and solved."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from engine import games
from engine.records import record as records
from engine.texts import shipped
from workbench.shell.notice import NoticeBar
from workbench.table.model.seats import Seat
from workbench.table.position.fields import ChoiceField, NumberField, RowField
from workbench.table.setup.plan import Plan
from workbench.table.shelf.kept import Kept

GAMES = ("samurai", "naishi", "seven-samurai")


def plan_of(game, players=2, seed=5):
    """Give the plan of a game by its base for people alone."""
    facts = games.facts_of(game)
    chart = shipped.files("map")[facts.usual_map] if facts.usual_map else None
    variant = shipped.files("variant", game)[facts.base]
    seats = tuple(Seat(f"Player {number + 1}", None, number) for number in range(players))
    return Plan(chart, variant, seats, seed, {}, False, False)


class Editor:
    """Lays out positions as people do."""

    def __init__(self, person, qtbot):
        self.person, self.qtbot, self.table = person, qtbot, person.workspace

    @property
    def page(self):
        """The page of the editor."""
        return self.table.position_page

    @property
    def draft(self):
        """The position in the making."""
        return self.page.draft

    def begin(self, game, players=2):
        """Set up a position of a game and wait until it lies there."""
        self.table.lay_out(plan_of(game, players))
        self.qtbot.waitUntil(lambda: self.table.is_laying_out, timeout=120_000)
        return self

    def field(self, *route):
        """Give the field of a fact."""
        return self.page.form.fields[route]

    def pick(self, *route, place=None, title):
        """Choose an entry of the menu of a thing in a row, or of the button that adds one."""
        field = self.field(*route)
        button = field.plus if place is None else field.chips[place]
        menu = button.menu()
        menu.aboutToShow.emit()
        entries = [action for action in menu.actions() if not action.menu()]
        inner = [action.menu() for action in menu.actions() if action.menu()]
        entries += [action for each in inner for action in each.actions()]
        next(action for action in entries if title in action.text()).trigger()

    def press(self, button):
        """Click a button."""
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def play(self):
        """Play the position and give the game."""
        self.press(self.page.play_button)
        self.table.driver.halt()
        return self.table.sitting

    def click_space(self, space):
        """Click a space of the board."""
        board = self.page.part and self.page._room.itemAt(1).widget().board
        x, y = board.view.centre(self.page.part.names.board.spaces[space].at)
        self.qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))

    @property
    def canvas(self):
        """Samurai's board with what is in hand."""
        return self.page._room.itemAt(1).widget()


@pytest.fixture
def editor(person, qtbot):
    """Give somebody who lays out positions."""
    return Editor(person, qtbot)


def replays(sitting):
    """Say whether the record of a game replays."""
    verdict = records.verify(sitting.record())
    assert verdict.ok, verdict.message
    return True


@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_laid_out_played_and_found_on_the_shelf(editor, game):
    """A position of every game can be set up, played on at once, and stands on the shelf."""
    editor.begin(game)
    assert not editor.draft.faults
    assert editor.page.play_button.isEnabled()
    other = editor.field("to_move")
    assert isinstance(other, ChoiceField)
    other.box.setCurrentIndex(1)
    other.box.activated.emit(1)
    assert editor.draft.situation["to_move"] == 1
    sitting = editor.play()
    assert sitting.decider == 1
    assert replays(sitting)
    kept = editor.table.store.find(sitting.origin.key)
    assert isinstance(kept, Kept)
    assert "position" in kept.record["setup"]


def test_tokens_and_figures_are_laid_on_the_board_by_mouse(editor):
    """A click lays the token in hand, the same click takes it back; figures stand in settlements only."""
    editor.begin("samurai")
    part, canvas = editor.page.part, editor.canvas
    land = part.names.board.land[0].id
    canvas.token.show_chosen("samurai-2")
    editor.click_space(land)
    assert part.token_at(land) == {"space": land, "player": 0, "token": "samurai-2"}
    assert not editor.draft.faults
    editor.click_space(land)
    assert part.token_at(land) is None
    assert not editor.draft.faults
    canvas.tool.buttons["figure"].click()
    editor.click_space(land)
    assert canvas.said.text() == "Figures stand in settlements."
    village = int(next(iter(editor.draft.situation["figures"])))
    canvas.tool.buttons["nothing"].click()
    editor.click_space(village)
    assert "nowhere" in editor.draft.faults[0].message
    assert not editor.page.play_button.isEnabled()
    editor.table.undo()
    assert not editor.draft.faults
    editor.page.go_to(("figures", str(village)))
    assert canvas.board.cursor_hex == part.names.board.spaces[village].at
    assert canvas.board.hasFocus()


def test_the_board_is_used_by_keys(editor, qtbot):
    """Arrows walk over the board, Enter lays what is in hand, Delete takes it away."""
    editor.begin("samurai")
    part, board = editor.page.part, editor.canvas.board
    space = part.names.board.land[3]
    board.setFocus()
    board.cursor_hex = space.at
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert part.token_at(space.id) is not None
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    assert part.token_at(space.id) is None
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert board.cursor_hex != space.at
    assert board.accessibleDescription()


def test_a_hand_is_changed_and_what_is_missing_is_said(editor):
    """A token that leaves a hand lies on the pile; the form says what is wrong and leads to the place."""
    editor.begin("samurai")
    editor.pick("hands", 0, place=0, title="Take away")
    assert [fault.route for fault in editor.draft.faults] == [("hands", 0)]
    assert "Gold" in editor.page.faults.findChildren(type(editor.page.stale))[0].text()
    editor.press(editor.page.faults.lines[0])
    assert editor.field("hands", 0).chips[0].hasFocus()
    field = editor.field("hands", 0)
    menu = field.plus.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert not editor.draft.faults


def test_cards_of_naishi_come_from_where_they_lie(editor):
    """A card of a row changes by its menu and comes from the river; too many emissaries are refused, and taken back."""
    editor.begin("naishi")
    in_river = sum(pile.count("fort") for pile in editor.draft.situation["river"])
    editor.pick("rows", 0, place=0, title="Fort")
    assert editor.draft.situation["rows"][0][0] == "fort"
    assert sum(pile.count("fort") for pile in editor.draft.situation["river"]) == in_river - 1
    assert not editor.draft.faults
    for place in ("swap", "discard"):
        editor.field("court", place, 0).box.setValue(2)
    assert "emissaries" in editor.draft.faults[0].message
    assert editor.page.stale.isVisibleTo(editor.page)
    editor.table.undo()
    assert not editor.draft.faults
    editor.table.redo()
    assert editor.draft.situation["court"]["discard"] == [2, 0]


def test_raiders_go_from_place_to_place(editor):
    """A raider that comes into a line leaves the stack, one that leaves it comes back, and rounds bring theirs."""
    editor.begin("seven-samurai", 3)
    top = editor.draft.situation["stack"][0]
    editor.pick("lines", 0, title=top)
    assert editor.draft.situation["lines"][0] == [top]
    assert top not in editor.draft.situation["stack"]
    assert not editor.draft.faults
    editor.pick("lines", 0, place=0, title="Take away")
    assert editor.draft.situation["stack"][-1] == top
    rounds = editor.field("round")
    rounds.box.setCurrentIndex(2)
    rounds.box.activated.emit(2)
    assert not editor.draft.faults
    assert replays(editor.play())


def test_a_puzzle_is_asked_kept_reloaded_and_solved(editor, qtbot):
    """A task and a goal are kept with the position; played to the goal, the bar says that it is solved."""
    editor.begin("naishi")
    page, table = editor.page, editor.table
    qtbot.keyClicks(page.goal.text, "Build a fort.")
    page.goal.kind.setCurrentIndex(page.goal.kind.findData("reach"))
    page.goal.kind.activated.emit(0)
    goal = editor.draft.puzzle["goal"]
    assert goal["what"] == "points"
    assert not editor.draft.faults
    page.goal.turns.setValue(2)
    assert editor.draft.puzzle["goal"]["turns"] == 2
    editor.press(page.keep_button)
    table.show_shelf()
    game = next(game for game in table.shelf_page.games if isinstance(game, Kept))
    assert game.is_puzzle
    table.shelf_page.tools.kinds.buttons["puzzles"].click()
    assert list(table.shelf_page.cards) == [game.key]
    table.resume(game.key)
    qtbot.waitUntil(lambda: table.sitting is not None, timeout=60_000)
    table.driver.halt()
    bar, sitting = table.page.puzzle, table.sitting
    assert bar.isVisibleTo(table.page)
    assert bar.task.text() == "Build a fort."
    rules = sitting.rules

    def worth(move):
        after = sitting.match.position.copy()
        rules.apply(after, move)
        return rules.counted(after, 0)["points"]

    sitting.play(max(rules.legal_moves(sitting.match.position), key=worth))
    assert "Solved" in bar.state.text()
    assert replays(sitting)
    bar.start_button.setFocus()
    editor.press(bar.start_button)
    assert not sitting.match.moves
    assert "Solved" not in bar.state.text()
    # The button has nothing more to do: its keys go to where moves are made.
    assert table.page.stage.isAncestorOf(QApplication.focusWidget())


def test_the_position_of_a_game_is_changed_beside_it(editor, person):
    """The shown position of a game comes into the editor; what is played from there is a branch of it."""
    person.begin(None, "greedy", is_hot_seat=False)
    person.skip_setup()
    game = person.sitting
    person.workspace.autosave.add()
    assert editor.table.can_edit_position
    editor.table.edit_position()
    assert editor.table.is_laying_out
    assert editor.draft.situation["to_move"] == 0
    sitting = editor.play()
    assert sitting.origin.parent == game.origin.key
    assert replays(sitting)


def test_a_position_that_was_left_is_found_again(editor):
    """Leaving the editor with changes says so and leads back; nothing is asked and nothing is lost."""
    editor.begin("naishi")
    editor.pick("rows", 0, place=0, title="Fort")
    editor.table.set_up_game()
    bars = editor.person.window.notices.findChildren(NoticeBar)
    bar = next(bar for bar in bars if bar.notice.topic == "position")
    editor.press(next(button for button in bar.findChildren(QPushButton) if "Go back" in button.text()))
    assert editor.table.is_laying_out
    assert editor.draft.situation["rows"][0][0] == "fort"


def test_hidden_hands_are_not_laid_open_by_the_editor(editor, person):
    """While two people hide their hands from each other, the position cannot be taken into the editor."""
    person.begin(None, None)
    person.skip_setup()
    assert not editor.table.can_edit_position


@pytest.mark.parametrize("game", GAMES)
def test_random_deeds_always_leave_a_record_that_replays(editor, game):
    """Whatever is set, taken back, played, branched, kept and taken up again: every record replays."""
    rng = random.Random(game)
    editor.begin(game, 3 if game != "naishi" else 2)
    for _ in range(4):
        for _ in range(6):
            act(editor, rng)
        while editor.draft.faults and editor.draft.can_undo:
            editor.table.undo()
        sitting = editor.play()
        for _ in range(rng.randrange(5)):
            if not sitting.is_over:
                sitting.play(rng.choice(sitting.rules.legal_moves(sitting.match.position)))
        assert replays(sitting)
        if sitting.match.moves and rng.random() < 0.6:
            sitting.undo()
        if rng.random() < 0.6:
            sitting.show(rng.randrange(len(sitting.match.moves) + 1))
            editor.table.branch_here()
            editor.table.driver.halt()
            sitting = editor.table.sitting
            editor.table.see_all(True)
        assert replays(sitting)
        kept = editor.table.store.find(sitting.origin.key)
        assert isinstance(kept, Kept)
        assert records.verify(kept.record).ok
        editor.table.edit_position()
        assert editor.table.is_laying_out


def act(editor, rng):
    """Do one thing in the editor, whatever comes of it."""
    if rng.random() < 0.25:
        rng.choice((editor.table.undo, editor.table.redo))()
        return
    field = rng.choice(list(editor.page.form.fields.values()))
    if isinstance(field, ChoiceField):
        index = rng.randrange(field.box.count())
        field.box.setCurrentIndex(index)
        field.box.activated.emit(index)
    elif isinstance(field, NumberField):
        field.box.setValue(rng.randint(field.box.minimum(), min(field.box.maximum(), 4)))
    elif isinstance(field, RowField):
        row = field._row
        if field.values and row.can_change and rng.random() < 0.6:
            field.change(rng.randrange(len(field.values)), rng.choice(list(row.options)))
        elif len(field.values) > 1 and not row.is_fixed:
            field.move_by(0, 1)
        elif not row.is_fixed and field._more():
            field.add(rng.choice(list(field._more())))


def test_a_position_is_analysed_where_it_is_laid_out(editor, qtbot, monkeypatch):
    """The button has a search tell every seat's chance and the best moves; a change of the position takes it away."""
    monkeypatch.setattr("workbench.table.position.outlook_card.ADVISOR", "mcts:20")
    card = editor.begin("naishi").page.outlook
    editor.press(card.button)
    assert card.is_thinking
    qtbot.waitUntil(lambda: not card.is_thinking, timeout=120_000)
    assert sum(text.endswith(" %") for text in card.said) == 2
    values = [text for text in card.said if " % ± " in text or text == "hardly tried"]
    assert values
    assert values == sorted(values, key=lambda text: text == "hardly tried")
    assert any(text.startswith("Best moves of ") for text in card.said)
    other = editor.field("to_move")
    editor.draft.set(("to_move",), 1 - editor.draft.situation["to_move"])
    assert other is not None
    assert card.said == []
