"""The set-ups that were used lately, to be played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from workbench.dress.icons import icon
from workbench.shelf import shelved
from workbench.table.setup import plan as plans
from workbench.table.setup.plan import Plan
from workbench.visible import one_line
from workbench.widgets.card import Card
from workbench.widgets.plain_label import plain_tip

MOST = 6


class RecentSetups(Card):
    """A list of plans, the latest first; hidden where there are none."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("Set up lately"))
        self.setAccessibleName(self.title.text())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.plans: list[Plan] = []
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(QSize(18, 18))
        self.list.setAccessibleName(self.title.text())
        self.list.itemActivated.connect(self._take)
        self.list.itemClicked.connect(self._take)
        self.body.addWidget(self.list)
        self.let_body_grow()
        self.hide()

    def keep(self, plan: Plan) -> None:
        """Put a plan first; the same documents with the same seats are kept once."""
        others = [each for each in self.plans if _what(each) != _what(plan)]
        self._show([plan, *others])

    def _show(self, found: list[Plan]) -> None:
        self.plans = found[:MOST]
        self.list.clear()
        for plan in self.plans:
            title, names = self._title(plan), ", ".join(seat.name for seat in plan.seats)
            item = QListWidgetItem(icon("table"), f"{title}\n{names}")
            item.setToolTip(plain_tip(f"{title}\n{names}"))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}: {names}")
            item.setSizeHint(QSize(0, 46))
            self.list.addItem(item)
        self.setVisible(bool(self.plans))

    def _title(self, plan: Plan) -> str:
        """Name what is played, in the language in use."""
        if plan.map is None:
            return _document(plan.variant)
        return self.tr("{variant} on {map}").format(variant=_document(plan.variant), map=_document(plan.map))

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.plans[self.list.row(item)])

    def saved_state(self) -> dict[str, Any]:
        """Give the plans as plain values."""
        return {"lately": [plan.as_json() for plan in self.plans]}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over the plans of earlier sessions whose documents are still there."""
        kept = state.get("lately", [])
        found = [plans.read(each) for each in kept] if isinstance(kept, list) else []
        # A text that was never saved is gone: its plan would silently set up whatever is usual.
        self._show([plan for plan in found if plan is not None and all(map(Path.is_file, plan.files))])


def _document(path: Path) -> str:
    """Name a document as the lists of the set-up page do: a shipped one by its title, any other by its file."""
    titles = {each.path: each.title for kind in ("map", "variant") for each in shelved(kind)}
    return one_line(titles.get(path, path.name))


def _what(plan: Plan) -> object:
    return plan.map, plan.variant, plan.seats
