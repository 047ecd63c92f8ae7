"""The pages of the table, all in one language; after another was chosen, new ones go on where the old were left."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.documents.desk import Desk
from workbench.table.feedback.feedback_page import FeedbackPage
from workbench.table.model.sitting import Sitting
from workbench.table.position.position_page import PositionPage
from workbench.table.result.result_page import ResultPage
from workbench.table.screen.privacy_screen import PrivacyScreen
from workbench.table.setup.setup_page import SetupPage
from workbench.table.shelf.shelf_page import ShelfPage
from workbench.table.shelf.store import Store
from workbench.table.table_page import TablePage


class Views:
    """Set-up, table, privacy screen, result, shelf, position editor and feedback."""

    def __init__(self, desk: Desk, store: Store, parent: QWidget) -> None:
        self.setup = SetupPage(desk, parent)
        self.table = TablePage(parent)
        self.table.analyst.keeper = store
        self.privacy = PrivacyScreen(parent)
        self.result = ResultPage(parent)
        self.shelf = ShelfPage(store, parent)
        self.position = PositionPage(parent)
        self.feedback = FeedbackPage(parent)
        self.pages: tuple[QWidget, ...] = (
            self.setup,
            self.table,
            self.privacy,
            self.result,
            self.shelf,
            self.position,
            self.feedback,
        )

    def take_over(self, old: Views, sitting: Sitting | None) -> None:
        """Show what other pages show: what is set up, in hand and written, how far the stage is zoomed."""
        self.setup.take_over(old.setup)
        note = old.table.log.field.text()
        self.table.is_animated = old.table.is_animated
        self.table.show_sitting(sitting)
        self.table.stage.take_over(old.table.stage)
        self.table.analyst.take_over(old.table.analyst)
        self.table.log.only_marked.setChecked(old.table.log.only_marked.isChecked())
        old.table.show_sitting(None)
        self.table.log.field.setText(note)
        self.table.log.tabs.setCurrentIndex(old.table.log.tabs.currentIndex())
        if not old.table.docks.is_narrow:
            self.table.docks.setSizes(old.table.docks.sizes())
        self.result.show_sitting(old.result.sitting)
        self.result.feedback.take_over(old.result.feedback)
        old.result.show_sitting(None)
        self.shelf.take_over(old.shelf)
        draft = old.position.draft
        old.position.show_draft(None)
        self.position.show_draft(draft)

    def put_away(self) -> None:
        """Let go of the pages."""
        for page in self.pages:
            page.hide()
            page.deleteLater()
