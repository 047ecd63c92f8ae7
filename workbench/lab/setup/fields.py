"""The fields of the experiment form: names to choose from, player counts, line-ups, numbers, varied values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QRegularExpressionValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.texts import source
from engine.texts.edit import written
from engine.texts.source import Source
from workbench.lab.words import map_label
from workbench.numerals import read_whole, whole
from workbench.widgets.controls import set_property
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip

translate = QCoreApplication.translate

Choice = tuple[str, str]
"""A name as the experiment has it, and its title."""


class TickMenu(QMenu):
    """A menu that stays while its entries are ticked by mouse or Space; Enter ticks the last one."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick what the mouse is on."""
        if not self._tick(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick what the keys have come to."""
        if event.key() != Qt.Key.Key_Space or not self._tick(self.activeAction()):
            super().keyPressEvent(event)

    def _tick(self, action: QAction | None) -> bool:
        if action is None or not action.isCheckable():
            return False
        action.trigger()
        return True


class NameBox(ElidedCombo):
    """A field that offers names in a menu, several of which may be on."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.setAccessibleName(name)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.addItem("")
        self.menu = TickMenu(self)
        self.menu.aboutToHide.connect(self.hidePopup)
        self.on: list[str] = []

    def show_choices(self, choices: Sequence[Choice], on: Sequence[str]) -> None:
        """Offer names, some of them on."""
        self.on = list(on)
        known = dict(choices)
        titles = {name: known.get(name, name).replace("&", "&&") for name in [*known, *on]}
        # Whoever ticks several looks at the menu meanwhile: what is offered already stays where it is.
        if titles != {action.data(): action.text() for action in self.menu.actions()}:
            self.menu.clear()
            for name, title in titles.items():
                action = self.menu.addAction(title)
                action.setCheckable(True)
                action.setData(name)
                action.triggered.connect(partial(self._turn, name))
        for action in self.menu.actions():
            action.setChecked(action.data() in on)
        text = ", ".join(known.get(name) or map_label(name) for name in on) or self.tr("none")
        self.setItemText(0, text)
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(f"{self._name}: {text}")

    def showPopup(self) -> None:  # noqa: N802  # Qt's name
        """Offer the names in a menu, where more than one can be ticked."""
        self.menu.setMinimumWidth(self.width())
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()

    def _turn(self, name: str) -> None:
        """Take a name in or out; the last one stays."""
        left = [each for each in self.on if each != name]
        wanted = left if name in self.on else [*self.on, name]
        if wanted:
            self.chosen.emit(wanted)
            return
        for action in self.menu.actions():
            if action.data() == name:
                action.setChecked(True)


class NameList(QListWidget):
    """A list of names with ticks; the ticked ones keep the order in which they were ticked."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(5 * 28 + 4)
        self.on: list[str] = []
        self.itemChanged.connect(self._turn)

    def show_choices(self, choices: Sequence[Choice], on: Sequence[str]) -> None:
        """Offer names, some of them ticked."""
        known = dict(choices)
        wanted = [*known, *(name for name in on if name not in known)]
        # Whoever ticks a name looks at it; an experiment that was not shown before is shown from its ticks on.
        is_other = len({*on} ^ {*self.on}) > 1
        self.on = list(on)
        self.blockSignals(True)
        here = self.currentRow()
        if wanted != [self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())]:
            is_other = True
            self.clear()
            for name in wanted:
                item = QListWidgetItem()
                item.setData(Qt.ItemDataRole.UserRole, name)
                item.setToolTip(plain_tip(name))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                self.addItem(item)
        for row in range(self.count()):
            item = self.item(row)
            name = item.data(Qt.ItemDataRole.UserRole)
            item.setText(known.get(name, name))
            is_on = name in on
            item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
            face = item.font()
            face.setBold(is_on)
            item.setFont(face)
        self.setCurrentRow(here if 0 <= here < self.count() else -1)
        self.blockSignals(False)
        if is_other:
            self._show_ticked()

    def _show_ticked(self) -> None:
        """Scroll so that the first ticked names are in sight."""
        items = [self.item(row) for row in range(self.count())]
        ticked = [item for item in items if item.checkState() is Qt.CheckState.Checked]
        for item in reversed(ticked):
            self.scrollToItem(item)

    def _turn(self, item: QListWidgetItem) -> None:
        name = str(item.data(Qt.ItemDataRole.UserRole))
        is_on = item.checkState() is Qt.CheckState.Checked
        if is_on == (name in self.on):
            return
        wanted = [*self.on, name] if is_on else [each for each in self.on if each != name]
        if wanted:
            self.chosen.emit(wanted)
        else:
            self.blockSignals(True)
            item.setCheckState(Qt.CheckState.Checked)
            self.blockSignals(False)


# A count of players can be hit from so many pixels on.
LEAST_COUNT = 26


class CountRow(QWidget):
    """Player counts, several of which may be on."""

    chosen = Signal(object)

    def __init__(self, counts: Sequence[int], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.buttons: dict[int, QToolButton] = {}
        for place, count in enumerate(counts):
            button = QToolButton(self)
            button.setText(str(count))
            button.setCheckable(True)
            button.setProperty("segment", {0: "first", len(counts) - 1: "last"}.get(place, "middle"))
            button.setAccessibleName(f"{name}: {count}")
            button.setToolTip(
                self.tr("Play with {count} players; several counts may be on").format(count=count)
            )
            # Seven have room beside each other only where each takes what it gets.
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(LEAST_COUNT)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._turn, count))
            row.addWidget(button)
            self.buttons[count] = button

    def show_chosen(self, counts: Sequence[int]) -> None:
        """Show which counts are on."""
        for count, button in self.buttons.items():
            button.setChecked(count in counts)

    def show_possible(self, counts: Sequence[int]) -> None:
        """Offer only some counts; what is on stays in sight."""
        for count, button in self.buttons.items():
            button.setVisible(count in counts or button.isChecked())

    def _turn(self, count: int) -> None:
        on = [each for each, button in self.buttons.items() if button.isChecked()]
        if on:
            self.chosen.emit(on)
        else:
            self.buttons[count].setChecked(True)


class NumberField(QLineEdit):
    """A whole number, taken over by Enter or on leaving; large ones may be shown with their thousands apart.

    A number that cannot be is marked and not taken over.
    """

    entered = Signal(object)

    def __init__(
        self, name: str, least: int, most: int, parent: QWidget | None = None, *, is_grouped: bool
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._least, self._most = least, most
        self._is_grouped = is_grouped
        self._shown = 0
        # A minus is told what it is, and an emptied field gets its number back, where Qt would keep both in silence.
        shape = QRegularExpression("[-\u2212]?[0-9,.'\u00a0\u202f ]{0,24}")
        self.setValidator(QRegularExpressionValidator(shape, self))
        self.editingFinished.connect(self._take)

    def show_number(self, number: int) -> None:
        """Show a number."""
        self._shown = number
        self.setText(whole(number) if self._is_grouped else str(number))
        self.refuse("")

    def _take(self) -> None:
        number = read_whole(self.text()) if self.text().strip() else self._shown
        if number == self._shown:
            self.show_number(self._shown)
        elif number is not None and self._least <= number <= self._most:
            self.refuse("")
            self.entered.emit(number)
        else:
            words = self.tr("Not taken over: from {least} to {most} are possible.")
            self.refuse(words.format(least=whole(self._least), most=whole(self._most)))
            # Behind the move of the focus, which hides every tip.
            QTimer.singleShot(0, self, self._say_why)

    def _say_why(self) -> None:
        below = self.mapToGlobal(self.rect().bottomLeft())
        QToolTip.showText(below, plain_tip(self.toolTip()), self)

    @property
    def shown(self) -> int:
        """The number that was shown last."""
        return self._shown

    def refuse(self, reason: str) -> None:
        """Show that what stands here cannot be, and why; nothing takes the mark away."""
        set_property(self, "wrong", bool(reason))
        self.setToolTip(reason)
        self.setAccessibleDescription(reason)


class ChangeRow(QWidget):
    """A value that all cells have, or the values that are tried in turn."""

    entered = Signal(object)
    wants_removed = Signal()

    def __init__(self, key: str, title: str, *, is_varied: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.is_varied = is_varied
        self._shown = ""
        words = self.tr("{value}, tried in turn") if is_varied else self.tr("{value}, in all cells")
        label = PlainLabel(words.format(value=title), self)
        label.setObjectName("hint")
        label.setToolTip(plain_tip(key))
        self.field = QLineEdit(self)
        self.field.setAccessibleName(label.text())
        self.field.setToolTip(self.tr("Values with commas between them") if is_varied else plain_tip(key))
        self.field.editingFinished.connect(self._take)
        drop = IconButton("close", self.tr("Leave {value} as the variants have it").format(value=title), self)
        drop.clicked.connect(self.wants_removed)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        row.addWidget(drop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(label)
        column.addLayout(row)

    def show_value(self, value: Any) -> None:
        """Show a value, or values, as YAML."""
        self._shown = (
            ", ".join(written(each) for each in value)
            if self.is_varied and isinstance(value, list)
            else written(value)
        )
        self.field.setText(self._shown)

    def _take(self) -> None:
        text = self.field.text().strip()
        if not text or text == self._shown:
            self.field.setText(self._shown)
            return
        tree, problems = source.parse(Source("value", f"[{text}]" if self.is_varied else text))
        is_read = tree is not None and not problems
        set_property(self.field, "wrong", not is_read)
        if tree is not None and is_read:
            self.entered.emit(source.plain(tree))
