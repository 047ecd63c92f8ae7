"""The rows of the search form: a value that may change, an objective with its aim, a constraint with its bound."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.texts import source
from engine.texts.edit import written
from engine.texts.source import Source
from workbench.lab.search.search_text import Range
from workbench.lab.setup.fields import Choice, NumberField
from workbench.numerals import MINUS, shortly
from workbench.rules.schema_value import SchemaValue
from workbench.visible import one_line
from workbench.widgets.controls import set_property
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip

MOST_NUMBER = 1_000_000.0
# A number's field is at least so wide, in pixels.
LEAST_NUMBER = 52
LEAST, MOST, NEAR = "least", "most", "near"


class FreeRow(QWidget):
    """A value that may change: from one number to another, or among its words."""

    entered = Signal(object)
    wants_removed = Signal()

    def __init__(self, place: SchemaValue, title: str, now: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.key = ".".join(map(str, place.route))
        self._title = title
        name = PlainLabel(title, self)
        name.setToolTip(plain_tip(f"{self.key}\n{place.description}"))
        said = PlainLabel(self.tr("now {value}").format(value=now), self)
        said.setObjectName("hint")
        drop = IconButton("close", self.tr("Leave {value} as it is").format(value=title), self)
        drop.clicked.connect(self.wants_removed)
        head = QHBoxLayout()
        head.addWidget(name)
        head.addStretch(1)
        head.addWidget(said)
        head.addWidget(drop)
        self._fields = QHBoxLayout()
        self._fields.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(3)
        column.addLayout(head)
        column.addLayout(self._fields)
        self.least: NumberField | None = None
        self.most: NumberField | None = None
        self.words: dict[Any, QToolButton] = {}
        self.list: QLineEdit | None = None
        self._shape = ""

    def show_value(self, value: Range) -> None:
        """Show a range as two numbers, words as buttons, any other list as it is written."""
        known = self.place.shape.get("enum") or (
            [True, False] if self.place.shape.get("type") == "boolean" else []
        )
        shape = "range" if isinstance(value, dict) else "words" if known else "list"
        if shape != self._shape:
            self._shape = shape
            _emptied(self._fields)
            if shape == "range":
                self._make_range()
            elif shape == "words":
                self._make_words(known)
            else:
                self._make_list()
        if isinstance(value, dict) and self.least is not None and self.most is not None:
            self.least.show_number(int(value.get("from", 0)))
            self.most.show_number(int(value.get("to", 0)))
        elif isinstance(value, list) and self.words:
            for word, button in self.words.items():
                button.setChecked(word in value)
        elif isinstance(value, list) and self.list is not None:
            self.list.setText(", ".join(written(each) for each in value))

    def _make_range(self) -> None:
        low, high = self.place.limits
        self.least = NumberField(
            self.tr("{value}, from").format(value=self._title), low, high, self, is_grouped=False
        )
        self.most = NumberField(
            self.tr("{value}, to").format(value=self._title), low, high, self, is_grouped=False
        )
        self.least.entered.connect(lambda number: self._take_range(number, None))
        self.most.entered.connect(lambda number: self._take_range(None, number))
        for field in (self.least, self.most):
            field.setFixedWidth(2 * LEAST_NUMBER)
        for part in (self.least, PlainLabel(self.tr("to"), self), self.most):
            self._fields.addWidget(part)
        self._fields.addStretch(1)

    def _take_range(self, least: int | None, most: int | None) -> None:
        assert self.least is not None and self.most is not None
        low = self.least.shown if least is None else least
        high = self.most.shown if most is None else most
        if low > high:
            field = self.least if most is None else self.most
            field.refuse(self.tr("Not taken over: the range would be empty."))
            return
        self.entered.emit({"from": low, "to": high})

    def _make_words(self, known: Sequence[Any]) -> None:
        self.words = {}
        for word in known:
            button = QToolButton(self)
            title = {True: self.tr("yes"), False: self.tr("no")}.get(word) if isinstance(word, bool) else None
            button.setText(title or self.place.titled(word))
            button.setCheckable(True)
            button.setAccessibleName(f"{self._title}: {button.text()}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._take_word, word))
            self._fields.addWidget(button)
            self.words[word] = button
        self._fields.addStretch(1)

    def _take_word(self, word: Any) -> None:
        chosen = [each for each, button in self.words.items() if button.isChecked()]
        if chosen:
            self.entered.emit(chosen)
        else:
            self.words[word].setChecked(True)

    def _make_list(self) -> None:
        self.list = QLineEdit(self)
        self.list.setAccessibleName(self.tr("{value}, the values to try").format(value=self._title))
        self.list.setToolTip(self.tr("Values with commas between them"))
        self.list.editingFinished.connect(self._take_list)
        self._fields.addWidget(self.list)

    def _take_list(self) -> None:
        assert self.list is not None
        tree, problems = source.parse(Source("values", f"[{self.list.text()}]"))
        values = source.plain(tree) if tree is not None and not problems else None
        set_property(self.list, "wrong", not values)
        if values:
            self.entered.emit(values)


class ShortNumber(QDoubleSpinBox):
    """A number without needless zeros."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the number all the room: for buttons that are not there the style leaves it none."""
        super().resizeEvent(event)
        self.lineEdit().setGeometry(self.rect().adjusted(1, 1, -1, -1))

    def textFromValue(self, value: float) -> str:  # noqa: N802  # Qt's name
        """Write the number as it is read elsewhere."""
        return shortly(round(value, self.decimals())).replace(MINUS, "-")


class MeasureRow(QWidget):
    """A measure and what it should be: an objective, or a bound that a constraint sets."""

    entered = Signal(object)
    wants_removed = Signal()

    def __init__(self, measures: Sequence[Choice], *, is_bound: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_bound = is_bound
        self._kept: dict[str, Any] = {}
        self.measure, self.aim = QComboBox(self), QComboBox(self)
        self.measure.setAccessibleName(self.tr("Measure"))
        for name, title in measures:
            self.measure.addItem(title, name)
        for field in (self.measure, self.aim):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            field.setMinimumWidth(LEAST_NUMBER)
        self.aim.setAccessibleName(self.tr("Bound") if is_bound else self.tr("Aim"))
        choices = (
            ((LEAST, self.tr("at least")), (MOST, self.tr("at most")))
            if is_bound
            else ((LEAST, self.tr("smallest")), (MOST, self.tr("greatest")), (NEAR, self.tr("near")))
        )
        for word, title in choices:
            self.aim.addItem(title, word)
        self.number = ShortNumber(self)
        self.number.setAccessibleName(self.tr("Number"))
        self.number.setRange(-MOST_NUMBER, MOST_NUMBER)
        self.number.setDecimals(3)
        self.number.setKeyboardTracking(False)
        self.number.setButtonSymbols(QDoubleSpinBox.ButtonSymbols.NoButtons)
        self.number.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.number.setMinimumWidth(LEAST_NUMBER)
        drop = IconButton("close", self.tr("Take this measure out"), self)
        drop.clicked.connect(self.wants_removed)
        # The measure has a line of its own: its name is long, and its aim needs room for a number.
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 4)
        rows.setSpacing(4)
        rows.addWidget(self.measure, 0, 0, 1, 2)
        rows.addWidget(drop, 0, 2)
        rows.addWidget(self.aim, 1, 0)
        rows.addWidget(self.number, 1, 1)
        rows.setColumnStretch(0, 1)
        rows.setColumnStretch(1, 1)
        self.measure.activated.connect(lambda _: self._take())
        self.aim.activated.connect(lambda _: self._take())
        self.number.valueChanged.connect(lambda _: self._take())

    def show_value(self, value: dict[str, Any]) -> None:
        """Show a measure, its aim or its bound."""
        self._kept = value
        name = str(value.get("measure", ""))
        if self.measure.findData(name) < 0:
            self.measure.addItem(name, name)
        self.measure.setCurrentIndex(self.measure.findData(name))
        self.measure.setToolTip(plain_tip(name))
        word, number = self._read(value)
        self.aim.setCurrentIndex(max(0, self.aim.findData(word)))
        self.number.setVisible(self.is_bound or word == NEAR)
        self.number.blockSignals(True)
        self.number.setValue(number)
        self.number.blockSignals(False)

    def _read(self, value: dict[str, Any]) -> tuple[str, float]:
        if self.is_bound:
            word = MOST if MOST in value else LEAST
            bound = value.get(word, 0)
            return word, float(bound) if isinstance(bound, int | float) else 0.0
        aim = value.get("aim", LEAST)
        return (NEAR, float(aim)) if isinstance(aim, int | float) else (str(aim), 0.0)

    def _take(self) -> None:
        word, number = self.aim.currentData(), _short(self.number.value())
        made: dict[str, Any] = {"measure": self.measure.currentData()}
        if self.is_bound:
            other = LEAST if word == MOST else MOST
            # A constraint with both bounds keeps the other one.
            if other in self._kept and word in self._kept:
                made[other] = self._kept[other]
            made[word] = number
        else:
            made["aim"] = number if word == NEAR else word
        if made != self._kept:
            self.entered.emit(made)


def _short(number: float) -> int | float:
    return int(number) if number == int(number) else number


def _emptied(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def side_by_side(*fields: tuple[QWidget, int]) -> QWidget:
    """Put fields into one row, each as wide as its share."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for field, share in fields:
        field.setSizePolicy(QSizePolicy.Policy.Ignored, field.sizePolicy().verticalPolicy())
        row.addWidget(field, share)
    return made


def show_choices(field: QComboBox, choices: Sequence[tuple[Any, str]], chosen: Any) -> None:
    """Offer names with their titles; what is chosen is offered even where nobody knows it."""
    wanted = list(choices)
    if chosen not in ("", None) and chosen not in dict(wanted):
        wanted.append((chosen, str(chosen)))
    if wanted != [(field.itemData(place), field.itemText(place)) for place in range(field.count())]:
        field.clear()
        for name, title in wanted:
            field.addItem(one_line(title), name)
    field.setCurrentIndex(field.findData(chosen))
