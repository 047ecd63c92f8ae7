"""The card of hints: as high as its words, whatever it told before."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.table.agents.advice import Advice, Advised, patience
from workbench.table.corner_card import HintCard


def test_advice_after_the_words_of_waiting_is_read_whole(qtbot, qapp):
    """The card grows with what it has to tell, and shrinks again."""
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(700, 400)
    board.show()
    card = HintCard(board)
    card.tell("Looking for good plays…", patience())
    qapp.processEvents()
    low = card.height()
    moves = tuple(Advised(number, f"Samurai {number} at Edo", "50 %", "± 5") for number in range(5))
    card.show_advice(Advice("mcts:600", moves, "How many of the search's games you win after it."))
    assert card.words.height() >= card.words.heightForWidth(card.words.width())
    card.tell("Looking for good plays…", patience())
    assert card.height() == low
