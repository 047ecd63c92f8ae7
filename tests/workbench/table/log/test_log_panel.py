"""The log's tabs: their names are read whole in a narrow dock, where the counts give way."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTabBar, QWidget

from workbench.table.log.log_panel import LogPanel


@pytest.mark.parametrize(("width", "is_counted"), [(260, False), (420, True)])
def test_names_of_tabs_have_room(qtbot, played, width, is_counted):
    """All tabs end before the button beside them, and no name is wider than its tab."""
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.show_sitting(played(None, "greedy", moves=60))
    panel.show_pages([(QWidget(), "Influence")])
    panel.resize(width, 500)
    panel.show()
    tabs = panel.tabs
    assert tabs.sizeHint().width() <= tabs.width()
    assert all(
        tabs.fontMetrics().horizontalAdvance(tabs.tabText(tab)) <= tabs.tabRect(tab).width()
        for tab in range(tabs.count())
    )
    assert (tabs.tabButton(0, QTabBar.ButtonPosition.RightSide) is not None) == is_counted
    assert tabs.accessibleTabName(0).startswith("Moves, ")
