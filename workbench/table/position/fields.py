"""The fields of the editor's form: a choice, a number, a row of things that each open a menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from workbench.dress.icons import icon
from workbench.table.form_rows import bare
from workbench.table.position.facts import Choice, Fact, Number, Row
from workbench.widgets.controls import NumberBox, WordBox
from workbench.widgets.flow import Flow
from workbench.widgets.panels import empty


class Field(QWidget):
    """Shows one fact and says when a person wants another value."""

    wanted = Signal(object, object)
    """The way to the fact, and its new value."""

    def __init__(self, fact: Fact, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fact = fact
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_fact(self, fact: Any, value: Any) -> None:
        """Show the fact as it stands."""
        raise NotImplementedError

    def _want(self, value: Any) -> None:
        self.wanted.emit(self.fact.route, value)


class ChoiceField(Field):
    """A choice of words."""

    def __init__(self, fact: Choice, name: str, parent: QWidget | None = None) -> None:
        super().__init__(fact, name, parent)
        self._words = {str(number): word for number, word in enumerate(fact.options)}
        titles = {str(number): title for number, title in enumerate(fact.options.values())}
        self.box = WordBox(titles, {}, name, self)
        self.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(lambda _: self._want(self._words[str(self.box.currentData())]))
        bare(QVBoxLayout(self), 0).addWidget(self.box)
        self.setFocusProxy(self.box)

    def show_fact(self, fact: Choice, value: Any) -> None:
        """Show which word holds."""
        self.fact = fact
        self.box.show_chosen(next((key for key, word in self._words.items() if word == value), None))


class NumberField(Field):
    """A number."""

    def __init__(self, fact: Number, name: str, parent: QWidget | None = None) -> None:
        super().__init__(fact, name, parent)
        self.box = NumberBox(fact.least, fact.most, name, self)
        self.box.valueChanged.connect(self._want)
        bare(QVBoxLayout(self), 0).addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self.box)

    def show_fact(self, fact: Number, value: Any) -> None:
        """Show the number."""
        self.fact = fact
        self.box.blockSignals(True)
        self.box.setRange(min(fact.least, value), max(fact.most, value))
        self.box.setValue(value)
        self.box.blockSignals(False)


class RowField(Field):
    """Things in a row, each a button with a menu; the last button adds one."""

    def __init__(self, fact: Row, name: str, parent: QWidget | None = None) -> None:
        super().__init__(fact, name, parent)
        self.chips: list[QToolButton] = []
        self.values: list[Any] = []
        self._flow = Flow(self, gap=4)
        self.plus: QToolButton | None = None

    @property
    def _row(self) -> Row:
        assert isinstance(self.fact, Row)
        return self.fact

    def show_fact(self, fact: Row, value: Any) -> None:
        """Show what stands there."""
        focused = next((place for place, chip in enumerate(self.chips) if chip.hasFocus()), None)
        on_plus = self.plus is not None and self.plus.hasFocus()
        self.fact, self.values = fact, list(value)
        empty(self._flow)
        self.chips = [self._chip(place, thing) for place, thing in enumerate(self.values)]
        self.plus = None
        more = self._more()
        if not fact.is_fixed and more:
            self.plus = self._button(
                "+",
                self.tr("Add to {name}").format(name=self.accessibleName()),
                partial(self._fill, more, self.add),
            )
        elif not self.values:
            nothing = self._button("–", self.tr("Nothing"), None)
            nothing.setEnabled(False)
        if focused is not None and self.chips:
            self.chips[min(focused, len(self.chips) - 1)].setFocus()
        elif (on_plus or focused is not None) and self.plus is not None:
            self.plus.setFocus()
        self.updateGeometry()

    def _more(self) -> Mapping[Any, str]:
        row = self._row
        more = row.options if row.more is None else row.more
        return {word: title for word, title in more.items() if not (row.is_set and word in self.values)}

    def _chip(self, place: int, thing: Any) -> QToolButton:
        row = self._row
        title = (row.called or row.options).get(thing, str(thing))
        if place == 0 and row.first:
            title = f"{row.first}: {title}"
        spoken = self.tr("{name}, {number}: {title}").format(
            name=self.accessibleName(), number=place + 1, title=title
        )
        has_menu = row.can_change or row.can_remove or not (row.is_fixed or row.is_set)
        return self._button(title, spoken, partial(self._fill_chip, place) if has_menu else None)

    def _button(self, title: str, spoken: str, fill: Callable[[QMenu], None] | None) -> QToolButton:
        made = QToolButton(self)
        made.setObjectName("chip")
        made.setText(title.replace("&", "&&"))
        made.setToolTip(spoken)
        made.setAccessibleName(spoken)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if fill is not None:
            menu = QMenu(made)
            menu.aboutToShow.connect(menu.clear)
            menu.aboutToShow.connect(partial(fill, menu))
            made.setMenu(menu)
            made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._flow.addWidget(made)
        made.show()
        return made

    def _fill(self, options: Mapping[Any, str], deed: Callable[[Any], None], menu: QMenu) -> None:
        for word, title in options.items():
            menu.addAction(title.replace("&", "&&")).triggered.connect(lambda _=False, word=word: deed(word))

    def _fill_chip(self, place: int, menu: QMenu) -> None:
        row = self._row
        if row.can_change:
            into = menu if row.is_fixed else menu.addMenu(self.tr("Change to"))
            self._fill(row.options, partial(self.change, place), into)
        if not (row.is_fixed or row.is_set) and len(self.values) > 1:
            for title, by in ((self.tr("Earlier"), -1), (self.tr("Later"), 1)):
                action = menu.addAction(title)
                action.setEnabled(0 <= place + by < len(self.values))
                action.triggered.connect(lambda _=False, by=by: self.move_by(place, by))
        if row.can_remove and not row.is_fixed:
            menu.addAction(icon("delete"), self.tr("Take away")).triggered.connect(lambda: self.remove(place))

    # ------------------------------------------------------------ what a person does

    def change(self, place: int, thing: Any) -> None:
        """Put something else at a place."""
        self._want([*self.values[:place], thing, *self.values[place + 1 :]])

    def add(self, thing: Any) -> None:
        """Put something at the end."""
        self._want([*self.values, thing])

    def remove(self, place: int) -> None:
        """Take something away."""
        self._want([*self.values[:place], *self.values[place + 1 :]])

    def move_by(self, place: int, by: int) -> None:
        """Let something change places with its neighbour."""
        values = list(self.values)
        values[place], values[place + by] = values[place + by], values[place]
        self._want(values)

    def minimumSizeHint(self) -> QSize:
        """Need room for a thing or two."""
        return QSize(80, 26)


def field_of(fact: Fact, name: str, parent: QWidget) -> Field:
    """Make the field of a fact."""
    if isinstance(fact, Choice):
        return ChoiceField(fact, name, parent)
    return NumberField(fact, name, parent) if isinstance(fact, Number) else RowField(fact, name, parent)
