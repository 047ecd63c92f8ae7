"""The form of a search: what it starts from, what may change, what is aimed at, and how many games it may take."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.maps.hexes import Hex
from engine.texts import schema
from engine.texts.source import Route
from workbench.lab.search.hex_picker import HexField, HexPicker
from workbench.lab.search.search_fields import FreeRow, MeasureRow, show_choices, side_by_side
from workbench.lab.search.search_text import SearchText, tried
from workbench.lab.search.starting_point import StartingPoint
from workbench.lab.setup.fields import Choice, NumberField
from workbench.rules import schema_words
from workbench.rules.schema_value import SchemaValue, rows_by_group
from workbench.rules.spelling import headed_label, spelled
from workbench.widgets.controls import set_property
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import PlainLabel

_HEX = re.compile(r"(-?\d+)\s*,\s*(-?\d+)")
MOST_SEED = 2**63 - 1


class SearchForm(QWidget):
    """The values of a search; what it writes is the document's text."""

    wants = Signal(object, object, str)
    """A route, the value to write there, and the name of the deed."""
    wants_removed = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.text: SearchText | None = None
        self.start = StartingPoint()
        self.state = PlainLabel(self)
        self.state.setObjectName("hint")
        self.title = QLineEdit(self)
        self.title.editingFinished.connect(self._take_title)
        self.variant, self.map, self.players, self.agent = (ElidedCombo(self) for _ in range(4))
        self.hexes, self.symmetry = HexField(self), QComboBox(self)
        self.picker = HexPicker(self)
        self.free: dict[str, FreeRow] = {}
        self.measures: dict[str, list[MeasureRow]] = {"objectives": [], "constraints": []}
        limits = schema.schema("search")["properties"]
        self.budget = {
            key: NumberField(
                name,
                limits[key]["minimum"],
                limits[key].get("maximum", MOST_SEED),
                self,
                is_grouped=key != "seed",
            )
            for key, name in (
                ("trials", self.tr("Trials")),
                ("games", self.tr("Games of each")),
                ("confirm", self.tr("Unseen games")),
                ("seed", self.tr("Seed")),
            )
        }
        self.racing = QCheckBox(self.tr("Stop poor candidates early"), self)
        self._name_fields()
        self._lay_out()
        self._connect()

    def _name_fields(self) -> None:
        for field, name in (
            (self.title, self.tr("Name")),
            (self.variant, self.tr("Variant")),
            (self.map, self.tr("Map")),
            (self.players, self.tr("Players")),
            (self.agent, self.tr("Agent")),
            (self.hexes, self.tr("Free hexes")),
            (self.symmetry, self.tr("Symmetry")),
        ):
            field.setAccessibleName(name)
        for field in (self.variant, self.map, self.players, self.agent, self.symmetry):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setMinimumContentsLength(4)
        for word, title in (
            ("off", self.tr("Off")),
            ("mirror", self.tr("Left and right")),
            ("2", self.tr("Half a turn")),
            ("3", self.tr("Thirds of a turn")),
            ("6", self.tr("Sixths of a turn")),
        ):
            self.symmetry.addItem(title, word)

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("panel")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(0)
        column.addWidget(self._part(inner, self._grid(inner, self._start_fields())))
        self._free_part, self._free_rows = self._listed(inner, self.tr("Free values"), self._offer_free)
        column.addWidget(self._free_part)
        hexes = self._grid(inner, ((self.tr("May trade"), self.hexes), (self.tr("Symmetry"), self.symmetry)))
        hexes.addWidget(self.picker, hexes.rowCount(), 0, 1, 2)
        self.hex_part = self._part(inner, hexes, self.tr("Free hexes"))
        column.addWidget(self.hex_part)
        self._measure_rows: dict[str, QVBoxLayout] = {}
        for key, title in (("objectives", self.tr("Objectives")), ("constraints", self.tr("Constraints"))):
            part, self._measure_rows[key] = self._listed(inner, title, partial(self._add_measure, key))
            column.addWidget(part)
        budget = self._grid(inner, [(field.accessibleName(), field) for field in self.budget.values()])
        budget.addWidget(self.racing, budget.rowCount(), 0, 1, 2)
        column.addWidget(self._part(inner, budget, self.tr("Budget")))
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Values of the search"))
        area.setWidget(inner)
        whole_form = QVBoxLayout(self)
        whole_form.setContentsMargins(0, 0, 0, 0)
        whole_form.setSpacing(0)
        whole_form.addWidget(DockHeader(self.tr("Search setup"), self.state, self))
        whole_form.addWidget(area, 1)

    def _start_fields(self) -> tuple[tuple[str, QWidget], ...]:
        return (
            (self.tr("Name"), self.title),
            (self.tr("Start from"), self.variant),
            (self.tr("Map"), self.map),
            (self.tr("Players"), side_by_side((self.players, 2), (self.agent, 3))),
        )

    def _grid(self, parent: QWidget, fields: Sequence[tuple[str, QWidget]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        for row, (name, field) in enumerate(fields):
            label = PlainLabel(name, parent)
            label.setBuddy(field)
            # Names are long: the field gives way, not the form.
            field.setSizePolicy(QSizePolicy.Policy.Ignored, field.sizePolicy().verticalPolicy())
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _part(
        self, parent: QWidget, held: QGridLayout, title: str = "", aside: QWidget | None = None
    ) -> QWidget:
        part = QWidget(parent)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if title:
            column.addWidget(DockHeader(title, aside, part))
        held.setContentsMargins(14, 8, 14, 8)
        column.addLayout(held)
        return part

    def _listed(self, parent: QWidget, title: str, add: object) -> tuple[QWidget, QVBoxLayout]:
        """Make a part of rows with a button that adds one."""
        more = IconButton("plus", self.tr("{title}: add one").format(title=title), parent)
        assert callable(add)
        more.clicked.connect(lambda: add(more))
        part, rows = QWidget(parent), QVBoxLayout()
        rows.setContentsMargins(14, 6, 14, 6)
        rows.setSpacing(4)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(title, more, part))
        column.addLayout(rows)
        return part, rows

    def _connect(self) -> None:
        changed = self.tr("Change {value}")
        for key, field in (
            ("variant", self.variant),
            ("map", self.map),
            ("players", self.players),
            ("agent", self.agent),
        ):
            words = changed.format(value=field.accessibleName())
            field.activated.connect(partial(self._take_choice, key, field, words))
        for key, number in self.budget.items():
            words = changed.format(value=number.accessibleName())
            number.entered.connect(partial(self._take, (key,), deed=words))
        self.racing.clicked.connect(lambda on: self.wants.emit(("racing",), on, self.tr("Change racing")))
        self.hexes.editingFinished.connect(self._take_hexes)
        self.symmetry.activated.connect(lambda _: self._take_hexes())
        self.picker.toggled.connect(self._toggle_hex)

    # ------------------------------------------------------------ showing

    def show_search(
        self,
        text: SearchText,
        start: StartingPoint,
        variants: Sequence[Choice],
        maps: Sequence[Choice],
        agents: Sequence[str],
    ) -> None:
        """Show the values of another text, and what it could name instead."""
        self.text, self.start = text, start
        if not self.title.hasFocus() or not self.title.isModified():
            self.title.setText(str(text.values.get("title") or ""))
        for field, choices, key in (
            (self.variant, variants, "variant"),
            (self.map, maps, "map"),
            (self.players, [(count, str(count)) for count in start.players], "players"),
            (self.agent, [(name, name) for name in agents], "agent"),
        ):
            show_choices(field, choices, text.values.get(key, "greedy" if key == "agent" else ""))
        self.map.setEnabled(start.needs_map)
        self.hex_part.setVisible(start.needs_map)
        self._show_free(text)
        self.hexes.show_hexes(text.hexes, start.chart)
        self.picker.show_map(start.chart, self.players.currentData() or 0, text.hexes)
        self.symmetry.setCurrentIndex(max(0, self.symmetry.findData(text.symmetry)))
        for key in self.measures:
            self._show_measures(key, text.listed(key))
        for key, number in self.budget.items():
            number.show_number(text.get(key, 0))
        self.racing.setChecked(bool(text.values.get("racing", True)))

    def _show_free(self, text: SearchText) -> None:
        wanted = list(text.free)
        if wanted != list(self.free) or any(row.place.kind != self.start.kind for row in self.free.values()):
            for row in self.free.values():
                row.hide()
                row.deleteLater()
            self.free = {key: self._free_row(key) for key in wanted}
            for row in self.free.values():
                self._free_rows.addWidget(row)
        for key, row in self.free.items():
            row.show_value(text.free[key])

    def _free_row(self, key: str) -> FreeRow:
        route: Route = tuple(key.split("."))
        title = headed_label(route, self.start.kind)
        now = spelled(route, self.start.value(route), self.start.kind)
        row = FreeRow(SchemaValue(self.start.kind, route), title, now, self)
        changed = self.tr("Change the values of {value}").format(value=title)
        row.entered.connect(lambda value: self.wants.emit(("free", key), value, changed))
        dropped = self.tr("Leave {value} alone").format(value=title)
        row.wants_removed.connect(lambda: self.wants_removed.emit(("free", key), dropped))
        return row

    def _show_measures(self, key: str, values: list[dict[str, Any]]) -> None:
        rows = self.measures[key]
        while len(rows) > len(values):
            last = rows.pop()
            last.hide()
            last.deleteLater()
        while len(rows) < len(values):
            row = MeasureRow(self.start.measures, is_bound=key == "constraints", parent=self)
            place = len(rows)
            row.entered.connect(partial(self._take_measure, key, place))
            row.wants_removed.connect(partial(self._drop_measure, key, place))
            rows.append(row)
            self._measure_rows[key].addWidget(row)
        for row, value in zip(rows, values, strict=True):
            row.show_value(value)

    # ------------------------------------------------------------ taking

    def _take(self, route: Route, value: Any, deed: str) -> None:
        self.wants.emit(route, value, deed)

    def _take_title(self) -> None:
        said = self.title.text().strip()
        self.title.setModified(False)
        if self.text is not None and said and said != self.text.values.get("title"):
            self.wants.emit(("title",), said, self.tr("Rename the search"))

    def _take_choice(self, key: str, field: QComboBox, deed: str, _: int) -> None:
        if self.text is not None and field.currentData() != self.text.values.get(key):
            self.wants.emit((key,), field.currentData(), deed)

    def _toggle_hex(self, at: Hex) -> None:
        """Set a hex free that was clicked, or leave it as it is; one alone has nothing to trade places with yet."""
        free = [(int(q), int(r)) for q, r in _HEX.findall(self.hexes.text())]
        free = [each for each in free if each != at] if at in free else [*free, at]
        self.hexes.show_hexes(free, self.start.chart)
        self.picker.show_map(self.start.chart, self.players.currentData() or 0, free)
        self._take_hexes()

    def _take_hexes(self) -> None:
        if self.text is None:
            return
        said = self.hexes.text()
        found = [[int(q), int(r)] for q, r in _HEX.findall(said)]
        rest = _HEX.sub("", said).strip(" ;,[]()")
        strangers = [each for each in found if not self.start.has_hex((each[0], each[1]))]
        is_wrong = bool(rest or strangers or len(found) == 1)
        set_property(self.hexes, "wrong", is_wrong)
        symmetry = self.symmetry.currentData()
        if is_wrong or (
            [tuple(each) for each in found] == self.text.hexes and symmetry == self.text.symmetry
        ):
            return
        if not found:
            self.wants_removed.emit(("hexes",), self.tr("Leave all hexes alone"))
            return
        value = {"at": found, **({"symmetry": symmetry} if symmetry != "off" else {})}
        kept = self.text.get("hexes", {})
        self.wants.emit(
            ("hexes",),
            {**value, **({"centre": kept["centre"]} if "centre" in kept else {})},
            self.tr("Change free hexes"),
        )

    def _offer_free(self, button: QWidget) -> None:
        from workbench.rules.experiments import is_varied

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for group, rows in rows_by_group(self.start.kind).items():
            inner = menu.addMenu(schema_words.said(group).replace("&", "&&"))
            for row in filter(is_varied, rows):
                key = ".".join(map(str, row.route))
                if key not in self.free:
                    words = headed_label(row.route, self.start.kind).replace("&", "&&")
                    inner.addAction(words, partial(self.set_free, key))
            inner.menuAction().setVisible(not inner.isEmpty())
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def set_free(self, key: str) -> None:
        """Let a value change around what it is now."""
        route: Route = tuple(key.split("."))
        deed = self.tr("Set {value} free").format(value=headed_label(route, self.start.kind))
        self.wants.emit(("free", key), tried(self.start.values_around(route)), deed)

    def _add_measure(self, key: str, _: QWidget) -> None:
        if self.text is None:
            return
        known = [each["measure"] for each in self.text.listed(key)]
        name = next((name for name, _ in self.start.measures if name not in known), "turns")
        added: dict[str, Any] = {
            "measure": name,
            **({"most": 1} if key == "constraints" else {"aim": "least"}),
        }
        words = self.tr("Add a constraint") if key == "constraints" else self.tr("Add an objective")
        self.wants.emit((key,), [*self.text.listed(key), added], words)

    def _take_measure(self, key: str, place: int, value: dict[str, Any]) -> None:
        if self.text is not None:
            values = self.text.listed(key)
            values[place] = value
            self.wants.emit((key,), values, self.tr("Change a measure"))

    def _drop_measure(self, key: str, place: int) -> None:
        if self.text is None:
            return
        left = [each for number, each in enumerate(self.text.listed(key)) if number != place]
        deed = self.tr("Take a measure out")
        if left:
            self.wants.emit((key,), left, deed)
        elif key == "constraints":
            self.wants_removed.emit((key,), deed)
