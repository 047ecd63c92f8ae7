"""The pages of the table, all in one language; after another was chosen, new ones go on where the old were left."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.documents.desk import Desk
from workbench.table.gesture import Gesture
from workbench.table.privacy_screen import PrivacyScreen
from workbench.table.result_page import ResultPage
from workbench.table.setup_page import SetupPage
from workbench.table.shelf.shelf_page import ShelfPage
from workbench.table.shelf.store import Store
from workbench.table.sitting import Sitting
from workbench.table.table_page import TablePage


class Views:
    """Set-up, table, privacy screen, result and shelf."""

    def __init__(self, desk: Desk, gesture: Gesture, store: Store, parent: QWidget) -> None:
        self.setup = SetupPage(desk, parent)
        self.table = TablePage(gesture, parent)
        self.privacy = PrivacyScreen(parent)
        self.result = ResultPage(parent)
        self.shelf = ShelfPage(store, parent)
        self.pages: tuple[QWidget, ...] = (self.setup, self.table, self.privacy, self.result, self.shelf)

    def take_over(self, old: Views, sitting: Sitting | None) -> None:
        """Show what other pages show: what is set up, in hand and written, how far the board is zoomed."""
        self.setup.take_over(old.setup)
        gesture = old.table.gesture
        note, is_hidden = old.table.log.field.text(), old.table.strip.is_hidden
        in_hand = gesture.picked, gesture.lifted, gesture.swapped, gesture.target
        feedback = old.result.feedback
        seat, answers = feedback.seat, feedback.answers()
        self.table.show_sitting(sitting)
        self.table.board.take_over(old.table.board)
        old.table.show_sitting(None)
        gesture.show(sitting)
        gesture.take_in_hand(*in_hand)
        self.table.flights.is_on, self.table.flights.place_of = (
            old.table.flights.is_on,
            old.table.flights.place_of,
        )
        self.table.strip.hide_hand(is_hidden)
        self.table.log.field.setText(note)
        self.table.log.tabs.setCurrentIndex(old.table.log.tabs.currentIndex())
        if not old.table.docks.is_narrow:
            self.table.docks.setSizes(old.table.docks.sizes())
        self.result.show_sitting(old.result.sitting)
        old.result.show_sitting(None)
        if self.result.sitting is not None:
            self.result.feedback.show_answers(seat, answers)
        self.shelf.take_over(old.shelf)

    def put_away(self) -> None:
        """Let go of the pages."""
        for page in self.pages:
            page.hide()
            page.deleteLater()
