"""Playing by mouse and keys: from the first hand to the last turn, exchanges with Escape, reasons, previews, undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit

from engine import agents
from engine.records import record as records
from workbench.dress import typeface
from workbench.table.agents.advice import told


def to_my_turn(person, token=None, **options):
    """Begin against greedy and skip to the first turn, perhaps with a token in hand."""
    person.begin(None, "greedy", **options)
    person.skip_setup()
    person.wait_for_me()
    if token is not None:
        give(person, token)


def give(person, *tokens):
    """Put tokens into the hand of the person to move, in exchange for others."""
    position, table = person.sitting.match.position, person.sitting.rules.table
    words = person.sitting.names.rules.words
    hand = 0
    for token in tokens:
        free = int(table.kind_tokens[words.find_kind(token)]) & ~hand
        hand |= free & -free
    position.hands[0] = hand
    person.refresh()


def test_a_person_against_greedy_to_the_end(person):
    """First hand, draft and all turns are played by mouse, up to the result page; the record of it all replays."""
    person.begin(None, "greedy")
    for _ in range(400):
        person.wait_for_me()
        if person.sitting.is_over:
            break
        person.decide()
    assert person.sitting.is_over
    assert person.sitting.result["winners"] is not None
    record = person.sitting.record()
    assert record["agents"] == ["human", "greedy"]
    assert records.verify(record).ok
    page = person.workspace.result_page
    assert page.isVisible()
    person.qtbot.waitUntil(lambda: page.is_settled, timeout=60_000)
    assert page.judgement.winners == tuple(record["result"]["winners"])
    person.qtbot.mouseClick(page.replay_button, Qt.MouseButton.LeftButton)
    assert person.board.isVisible()
    assert person.sitting.turn_at() == 0
    person.page.scrubber.stop()
    person.window.do("play.result")
    assert page.isVisible()
    old = person.sitting
    person.qtbot.mouseClick(page.again_button, Qt.MouseButton.LeftButton)
    person.qtbot.waitUntil(lambda: person.sitting is not old, timeout=60_000)
    assert person.sitting.match.moves == []
    assert [seat.agent for seat in person.sitting.seats] == [None, "greedy"]


def test_legal_spaces_are_lit_and_others_say_why_not(person):
    """With a token in hand its spaces are lit; over any other the reason stands in words."""
    to_my_turn(person, "ship-1")
    person.pick("ship-1")
    board = person.sitting.names.board
    sea = {space.at for space in board.sea}
    assert set(person.board.scene.marks.legal) == sea
    land = board.land[0]
    person.board.mouseMoveEvent(moved(person, land.id))
    assert "Ship 1 goes on sea" in person.stage.in_hand.words.text()
    assert any("Ship 1 goes on sea" in text for text in person.workspace.status().left)
    settlement = board.settlements[0]
    person.board.mouseMoveEvent(moved(person, settlement.id))
    assert "settlement" in person.stage.in_hand.words.text()
    moves = len(person.sitting.match.moves)
    person.click(land.id)
    assert len(person.sitting.match.moves) == moves


def moved(person, space):
    """Give the event of the mouse coming over a space."""
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    point = QPointF(person.point(space))
    none = Qt.MouseButton.NoButton
    there = person.board.mapToGlobal(point)
    return QMouseEvent(QEvent.Type.MouseMove, point, there, none, none, Qt.KeyboardModifier.NoModifier)


def test_the_influence_card_tells_before_and_after(person):
    """Before a token is put down every settlement it touches shows what would change, and nothing has changed."""
    to_my_turn(person, "samurai-2")
    person.pick("samurai-2")
    board, gesture = person.sitting.names.board, person.gesture
    space = max(gesture.legal, key=lambda each: len(gesture.effects_of(each)))
    beside = [other for other in board.neighbours[space] if board.spaces[other].is_settlement]
    person.board.mouseMoveEvent(moved(person, space))
    card = person.stage.influence_card
    assert card.isVisible()
    assert {outlook.space for outlook in card.outlooks} == set(beside)
    for outlook in card.outlooks:
        for stake in outlook.stakes:
            assert (stake.before[0], stake.after[0]) == (0, 2)
            assert stake.leader == 0
    assert "Gold leads" in card.accessibleName()
    assert person.board.scene.marks.ghost_tokens
    assert not person.board.scene.tokens
    assert set(person.board.scene.marks.affected_by_hover) == {board.spaces[each].at for each in beside}


def test_a_settlement_tells_how_it_stands(person):
    """With nothing in hand the card says who leads where the mouse is, and a space without figures says nothing."""
    to_my_turn(person, "samurai-2")
    person.pick("samurai-2")
    space = max(person.gesture.legal, key=lambda each: len(person.gesture.effects_of(each)))
    touched = [outlook.space for outlook in person.gesture.effects_of(space)]
    person.click(space)
    card = person.stage.influence_card
    person.board.mouseMoveEvent(moved(person, touched[0]))
    assert [outlook.space for outlook in card.outlooks] == touched[:1]
    assert card.isVisible()
    assert not card.is_preview
    person.board.mouseMoveEvent(moved(person, space))
    assert not card.isVisible()


def test_several_plays_in_a_turn_and_undo(person):
    """Fast tokens follow a normal one; undo takes the plays of the turn back one by one."""
    to_my_turn(person)
    give(person, "samurai-2", "ship-1", "ship-2", "ronin-1", "rice-2")
    start = len(person.sitting.match.moves)
    for name in ("samurai-2", "ship-1"):
        person.pick(name)
        person.click(min(person.gesture.legal))
    assert len(person.sitting.match.moves) == start + 2
    blocked = next(piece for piece in person.strip.pieces if piece.name == "rice-2")
    assert not blocked.is_playable
    assert next(piece for piece in person.strip.pieces if piece.name == "ronin-1").is_playable
    # Why it cannot be played is told to the mouse, to who hears it, and to who tries.
    assert "only fast ones" in blocked.toolTip()
    assert "only fast ones" in blocked.accessibleDescription()
    blocked.setFocus()
    assert blocked.hasFocus()
    person.key(Qt.Key.Key_Return, widget=blocked)
    assert "only fast ones" in person.strip.about.words.text()
    assert person.gesture.picked is None
    person.window.do("edit.undo")
    person.window.do("edit.undo")
    assert len(person.sitting.match.moves) == start
    assert person.window.commands.actions["edit.redo"].isEnabled()
    person.window.do("edit.redo")
    assert person.sitting.turns[-1].plays[0].title == "Samurai 2"
    person.qtbot.mouseClick(person.strip.end_button, Qt.MouseButton.LeftButton)
    assert person.sitting.turns[0].is_open is False
    assert person.sitting.decider == 1


def test_by_keyboard_alone(person):
    """A digit takes a token, Tab goes to a legal space, Enter puts it there, Ctrl+E ends the turn."""
    to_my_turn(person)
    person.board.setFocus()
    person.qtbot.waitUntil(person.board.hasFocus)
    before = len(person.sitting.match.moves)
    number = next(
        n for n, piece in enumerate(person.strip.pieces) if person.gesture.options.places.get(piece.name)
    )
    person.key(Qt.Key.Key_1 + number)
    picked = person.gesture.picked
    assert picked == person.strip.pieces[number].name
    assert person.board.hasFocus()
    person.key(Qt.Key.Key_Tab)
    first = person.gesture.target
    person.key(Qt.Key.Key_Tab)
    assert person.gesture.target != first
    assert "legal" in person.board.accessibleDescription()
    person.key(Qt.Key.Key_Backtab)
    assert person.gesture.target == first
    person.key(Qt.Key.Key_Return)
    assert len(person.sitting.match.moves) == before + 1
    assert person.sitting.turns[-1].plays[0].spaces == (first,)
    person.qtbot.waitUntil(person.window.commands.actions["play.end_turn"].isEnabled)
    person.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier, person.window)
    assert person.sitting.decider == 1


def test_arrows_go_over_the_board_and_along_the_hand(person):
    """Arrows move the cursor from space to space and the focus from token to token; Space hides the hand."""
    to_my_turn(person)
    person.board.setFocus()
    person.key(Qt.Key.Key_Right)
    start = person.board.cursor_hex
    person.key(Qt.Key.Key_Left)
    assert person.board.cursor_hex != start
    assert person.board.accessibleDescription()
    person.strip.pieces[0].setFocus()
    person.key(Qt.Key.Key_Right, widget=person.strip.pieces[0])
    assert person.strip.pieces[1].hasFocus()
    person.key(Qt.Key.Key_Space, widget=person.strip.pieces[1])
    assert person.strip.pieces == []
    assert person.strip.backs.isVisible()
    person.qtbot.mouseClick(person.strip.hide_button, Qt.MouseButton.LeftButton)
    assert len(person.strip.pieces) == 5


def test_a_swap_in_two_steps_with_escape(person):
    """The first figure is chosen, given up by Escape, chosen again, and exchanged with the second."""
    to_my_turn(person)
    give(person, "swap", "samurai-1", "samurai-2", "rice-2", "rice-3")
    gesture = person.gesture
    person.pick("swap")
    assert gesture.is_swap
    swaps = gesture.options.swaps["swap"]
    one = next(figure for figure in swaps if len(gesture.figures_at(figure[0])) == 1)
    person.click(one[0])
    assert gesture.swapped == one
    assert person.board.scene.marks.selected
    person.board.setFocus()
    person.key(Qt.Key.Key_Escape)
    assert gesture.swapped is None
    assert gesture.picked == "swap"
    person.key(Qt.Key.Key_Escape)
    assert gesture.picked is None
    person.pick("swap")
    person.click(one[0])
    two = next(figure for figure in swaps[one] if figure[1] != one[1])
    person.stage.choose(*two)
    figures = person.sitting.open_view["figures"]
    assert figures[str(one[0])] == [two[1]]
    assert person.sitting.turns[-1].plays[0].token == "swap"


def test_several_figures_ask_which_is_meant(person):
    """Where a settlement holds several figures a menu asks which one is swapped."""
    from PySide6.QtWidgets import QMenu

    to_my_turn(person)
    give(person, "swap", "samurai-1", "samurai-2", "rice-2", "rice-3")
    person.pick("swap")
    capital = next(int(at) for at, names in person.sitting.open_view["figures"].items() if len(names) == 3)
    person.click(capital)
    menu = person.board.findChild(QMenu)
    assert [choice.text() for choice in menu.actions()] == ["Helmet", "Buddha", "Rice"]
    menu.actions()[1].trigger()
    menu.close()
    assert person.gesture.swapped == (capital, "buddha")


def test_a_move_in_two_steps_with_escape(person):
    """An own token is chosen, given up by Escape, chosen again, and put elsewhere; the move token takes its place."""
    to_my_turn(person)
    give(person, "samurai-2", "move", "samurai-1", "rice-2", "rice-3")
    person.pick("samurai-2")
    there = min(person.gesture.legal)
    person.click(there)
    person.qtbot.mouseClick(person.strip.end_button, Qt.MouseButton.LeftButton)
    person.wait_for_me()
    give(person, "move", "samurai-1", "rice-2", "rice-3", "rice-4")
    person.pick("move")
    assert person.gesture.legal == {there}
    person.click(there)
    assert person.gesture.lifted == there
    person.board.setFocus()
    person.key(Qt.Key.Key_Escape)
    assert person.gesture.lifted is None
    person.click(there)
    target = max(person.gesture.legal)
    person.click(target)
    lying = {each["space"]: each["token"] for each in person.sitting.open_view["tokens"] if each["seat"] == 0}
    assert lying == {there: "move", target: "samurai-2"}


def test_a_token_is_dragged_to_the_board(person):
    """What is dragged from the hand is taken in hand and put down where it is dropped; elsewhere it is refused."""
    from PySide6.QtCore import QByteArray, QMimeData
    from PySide6.QtGui import QDragMoveEvent, QDropEvent

    from workbench.games.samurai.table.board.board_view import TOKEN_MIME

    to_my_turn(person)
    give(person, "rice-2", "rice-3", "rice-4", "ship-1", "samurai-2")
    person.strip.pieces[0].dragged.emit("rice-2")
    assert person.gesture.picked == "rice-2"
    carried = QMimeData()
    carried.setData(TOKEN_MIME, QByteArray(b"rice-2"))
    action, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    refused = QDragMoveEvent(person.point(person.sitting.names.board.sea[0].id), action, carried, left, none)
    person.board.dragMoveEvent(refused)
    assert not refused.isAccepted()
    space = min(person.gesture.legal)
    person.board.dropEvent(QDropEvent(QPointF(person.point(space)), action, carried, left, none))
    assert person.sitting.turns[-1].plays[0].spaces == (space,)


def test_the_board_is_moved_and_zoomed(person):
    """Dragging moves the board and chooses nothing; the wheel zooms."""
    to_my_turn(person)
    before = person.board.view
    middle = person.board.rect().center()
    person.qtbot.mousePress(person.board, Qt.MouseButton.LeftButton, pos=middle)
    moves = len(person.sitting.match.moves)
    person.board.pan(40, 20)
    assert (person.board.view.x, person.board.view.y) == (before.x + 40, before.y + 20)
    person.board.zoom(2)
    assert person.board.view.s == 2 * before.s
    person.board.fit()
    assert person.board.view == before
    assert len(person.sitting.match.moves) == moves


def test_all_controls_have_names(person):
    """Whoever cannot see the controls hears what they are."""
    to_my_turn(person)
    person.pick(person.strip.pieces[0].name)
    nameless = [
        each
        for kind in (QAbstractButton, QComboBox, QLineEdit)
        for each in person.workspace.findChildren(kind)
        if each.isVisible()
        and not (each.accessibleName() or each.text() or each.toolTip())
        and not each.objectName().startswith("qt_")
    ]
    assert nameless == []


@pytest.mark.parametrize("size", [(1100, 700), (1600, 1000)])
def test_advice_on_the_first_hand_leaves_its_tokens_in_sight(person, size):
    """What an agent thinks stands below the tokens; a card with advice lies over none of them."""
    person.window.resize(*size)
    person.begin(None, "greedy")
    tray, hint = person.stage.tray, person.stage.hint
    assert not any("+" in piece.note for piece in tray.pieces)
    before = tray.pos()
    person.window.do("play.hint")
    person.qtbot.waitUntil(lambda: sum("+" in piece.note for piece in tray.pieces) > 1)
    assert not hint.isVisible() or not hint.geometry().intersects(tray.geometry())
    assert tray.words.text().startswith("The numbers say what greedy thinks")
    assert person.board.rect().contains(tray.geometry())
    person.stage.drop_hint()
    assert not any("+" in piece.note for piece in tray.pieces)
    assert tray.y() == before.y()


def test_keys_choose_the_first_hand_and_undo_gives_back_one_token(person):
    """Keys stay in the tray when the last of a kind is taken, Undo gives back only the last token, Enter confirms."""
    person.begin(None, "greedy")
    tray, match = person.stage.tray, person.sitting.match
    person.stage.take_focus()
    for _ in range(5):
        here = next(piece for piece in tray.pieces if piece.hasFocus())
        person.key(Qt.Key.Key_Return, widget=here)
    assert len(match.moves) == 4
    assert tray.confirm_button.hasFocus()
    person.window.do("edit.undo")
    assert len(match.moves) == 4
    assert not tray.confirm_button.isVisible()
    person.key(Qt.Key.Key_Right, widget=next(piece for piece in tray.pieces if piece.hasFocus()))
    person.key(Qt.Key.Key_Return, widget=next(piece for piece in tray.pieces if piece.hasFocus()))
    person.key(Qt.Key.Key_Return, widget=tray.confirm_button)
    assert len(match.moves) >= 5
    assert person.window.focusWidget() is person.board


def test_enter_ends_the_turn_once_nothing_is_in_hand(person):
    """With a token in hand Enter plays it, after it Enter ends the turn, and a key that is held ends nothing."""
    person.begin(None, None, is_hot_seat=False)
    person.skip_setup()
    token = next(iter(person.gesture.options.tokens))
    person.pick(token)
    person.click(min(person.gesture.legal))
    assert person.stage.can_end
    assert person.stage.keys_said() == "Enter ends the turn"
    seat, count = person.sitting.decider, len(person.sitting.match.moves)
    person.board.setFocus()
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(person.window.windowHandle(), held)
    assert len(person.sitting.match.moves) == count
    person.key(Qt.Key.Key_Return, widget=person.board)
    assert person.sitting.decider != seat


def test_the_space_bar_is_told_where_it_hides_a_hand(person):
    """The status bar speaks of hiding only where a hand can be hidden, and of showing it once it is."""
    person.begin(None, "greedy")
    person.skip_setup()
    person.wait_for_me()
    assert person.stage.keys_said() == "Click a token, then a hex · Space hides your hand"
    person.key(Qt.Key.Key_Space)
    assert person.stage.keys_said() == "Space shows your hand"
    person.window.do("play.see_all")
    assert person.stage.keys_said() == "Click a token, then a hex"
    assert not person.strip.is_hidden
    assert person.strip.pieces


def test_the_keys_stay_at_the_stage_while_an_agent_thinks(person):
    """A hand that is put out gives the keys to the board, not to the rail beside the table."""
    person.begin(None, "greedy")
    person.skip_setup()
    person.strip.pieces[0].setFocus()
    person.strip.setEnabled(False)
    assert person.stage.isAncestorOf(person.window.focusWidget())


def test_the_first_hand_is_confirmed_before_play_begins(person):
    """The last token waits for a word: it can be chosen again, and the game goes on only once the hand is confirmed."""
    person.begin(None, "greedy")
    tray, match = person.stage.tray, person.sitting.match
    for _ in range(4):
        person.decide()
    last = [piece for piece in tray.pieces if piece.isEnabled()][-1]
    person.qtbot.mouseClick(last, Qt.MouseButton.LeftButton)
    assert len(match.moves) == 4
    assert tray.confirm_button.isVisible()
    assert tray.confirm_button.hasFocus()
    assert last.text().lower() in tray.title.text().lower()
    size = int(person.sitting.rules.table.hand_size[0])
    assert len(person.strip.pieces) == size
    assert f"{size} of {size} tokens" in person.strip.about.words.text()
    left = int(person.sitting.open_view["pile_sizes"][0]) - 1
    assert person.strip.about.pile.text().startswith(f"{left} token")
    person.key(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier, widget=tray.confirm_button)
    person.qtbot.mouseClick(tray.back_button, Qt.MouseButton.LeftButton)
    assert not tray.confirm_button.isVisible()
    assert len(person.strip.pieces) == size - 1
    other = next(piece for piece in tray.pieces if piece.isEnabled())
    person.qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    person.qtbot.mouseClick(tray.confirm_button, Qt.MouseButton.LeftButton)
    assert len(match.moves) >= 5
    assert person.sitting.hand(0).count(other.name)
    assert person.strip.about.pile.text().startswith("15 token")


def test_the_tray_of_the_first_hand_shows_whole_names_and_stays_where_it_is(person):
    """No name of a token is cut where the board has room, and a full hand moves nothing under the mouse."""
    person.window.resize(1600, 970)
    person.begin(None, "greedy")
    tray = person.stage.tray
    measure = QFontMetrics(typeface.style("group"))
    assert all(measure.horizontalAdvance(piece.text()) <= piece.width() - 2 for piece in tray.pieces)
    assert "tokens that you begin with" in person.stage.keys_said()
    for _ in range(4):
        person.decide()
    before = tray.geometry()
    person.qtbot.mouseClick(
        next(piece for piece in tray.pieces if piece.isEnabled()), Qt.MouseButton.LeftButton
    )
    assert tray.confirm_button.isVisible()
    assert tray.geometry() == before


def test_a_hint_says_what_its_numbers_are(person):
    """Beside each advised play stands its share with its spread, and below what that is."""
    person.begin(None, "greedy")
    person.skip_setup()
    found = agents.expectations(person.sitting.rules, person.sitting.match.position, 0, 5, "mcts:60")
    assert all(each.share is not None and 0 <= each.share <= 1 and each.doubt >= 0 for each in found)
    person.stage.show_hint(told(person.sitting, found))
    words = person.stage.hint.accessibleName()
    assert "±" in words
    assert "you win after it" in words
