"""The dialog that starts a map: empty, a shape, after an outline, or drawn at random."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine import documents, games
from engine.maps import generator, mapmaker
from engine.maps.mapmaker import Spaces
from engine.texts.library import Library
from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter, paint_canvas
from workbench.canvas.scene import Scene, Space
from workbench.documents.templates import rows_remark
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.map import outline_file as outline
from workbench.map.space_kinds import PARTS
from workbench.map.tools.tool_strip import SYMMETRIES
from workbench.widgets.number_field import NumberField
from workbench.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate


# What a map can start from, in the order of the list.
STARTS = ("empty", "hexagon", "rectangle", "outline", "random")


@cache
def slots_by_players() -> dict[int, int]:
    """Give how many figures the base of the game of maps has by player count: a board at random is made for them."""
    facts = games.of_maps()
    values = documents.load_variant(Library(), facts.base).values
    counts = range(facts.least_players, facts.most_players + 1)
    wanted = {count: PARTS.slots_wanted(values, count) if PARTS.slots_wanted else None for count in counts}
    return {count: slots for count, slots in wanted.items() if slots is not None}


class Sample(QWidget):
    """The map as it would be made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(420, 340)
        self.setAccessibleName(self.tr("Preview"))
        self._scene = Scene({})

    def show_spaces(self, spaces: Spaces) -> None:
        """Show other spaces."""
        self._scene = Scene(
            {at: Space(terrain, mapmaker.HOLDS.get(terrain, 0)) for at, terrain in spaces.items()}
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board."""
        painter = QPainter(self)
        paint_canvas(painter, self.rect().toRectF(), theme.current())
        if self._scene.spaces:
            view = fitted(self._scene.spaces, Box(0, 0, self.width(), self.height()), 1, most=40)
            BoardPainter(theme.current()).paint(painter, self._scene, view)


class NewMapDialog(QDialog):
    """Asks what a map starts from, shows it, and gives its text."""

    made = Signal(str, str, str)
    """The name of the file and the text of the map."""

    def __init__(self, parent: QWidget | None = None, start: str = "hexagon") -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New map"))
        self.resize(900, 600)
        self._mask: QImage | None = None
        self.spaces: Spaces = {}
        self.title_field = QLineEdit(self.tr("New map"), self)
        self.title_field.setAccessibleName(self.tr("Title"))
        # The dialog begins here, and whoever types means another title, not a longer one.
        self.title_field.selectAll()
        self.kinds = QListWidget(self)
        self.kinds.setAccessibleName(self.tr("Start from"))
        self.kinds.setFixedWidth(170)
        self.pages = QStackedWidget(self)
        # However much is said below them, the fields stay where they are.
        self.pages.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.sample = Sample(self)
        self.facts = PlainLabel(self)
        self.facts.setObjectName("hint")
        self.facts.setWordWrap(True)
        self._makers: list[Callable[[], Spaces]] = []
        self._add_pages()
        # Numbers are typed digit by digit: the picture follows a moment later.
        self._soon = QTimer(self, interval=60, singleShot=True)
        self._soon.timeout.connect(self.refresh)
        self._lay_out()
        # From the title on to the fields below it.
        self.setTabOrder(self.kinds, self.title_field)
        self.kinds.currentRowChanged.connect(self._turn_page)
        self.kinds.setCurrentRow(STARTS.index(start))

    def _lay_out(self) -> None:
        top = QFormLayout()
        top.addRow(self.tr("Title"), self.title_field)
        options = QVBoxLayout()
        options.addLayout(top)
        options.addWidget(self.pages)
        options.addWidget(self.facts)
        options.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.kinds)
        row.addLayout(options, 1)
        row.addWidget(self.sample, 2)
        buttons = QDialogButtonBox(self)
        self.make_button = buttons.addButton(self.tr("Make the map"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.make_button.setObjectName("primary")
        cancel = buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        for button in (self.make_button, cancel):
            button.setAccessibleName(button.text())
        buttons.accepted.connect(self.make)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(14)
        column.addLayout(row, 1)
        column.addWidget(buttons)

    # ------------------------------------------------------------ the pages

    def _add_pages(self) -> None:
        self.radius = self._number(self.tr("Radius"), 1, 30, 4)
        self.columns = self._number(self.tr("Columns"), 1, 60, 12)
        self.rows = self._number(self.tr("Rows"), 1, 60, 8)
        self.land = self._number(self.tr("Land spaces"), 3, 2000, 90)
        self.players = self._number(self.tr("Players"), 2, 6, 4)
        slots = slots_by_players()
        self.slots = self._number(
            self.tr("Figure slots"), 3, generator.MOST_SLOTS, slots[games.of_maps().usual_players]
        )
        self.symmetry = self._symmetry()
        self.islands = self._number(self.tr("Islands"), 1, generator.MOST_ISLANDS, 1)
        self.land_between = self._optional(self.tr("Land spaces"), 200)
        self.cities = self._optional(self.tr("Cities"), 40)
        self.capitals = self._optional(self.tr("Capitals"), 40)
        self.seed = self._number(self.tr("Seed"), 0, 999_999, 1)
        self.players.valueChanged.connect(
            lambda players: self.slots.setValue(slots.get(players, 3 + 9 * players))
        )
        self.has_settlements = QCheckBox(self.tr("Place villages"), self)
        self.has_settlements.setAccessibleName(self.has_settlements.text())
        self.has_settlements.toggled.connect(lambda _: self._soon.start())
        another = QPushButton(self.tr("Another one"), self)
        another.setAccessibleName(another.text())
        another.clicked.connect(lambda: self.seed.setValue(self.seed.value() + 1))
        choose = QPushButton(self.tr("Choose a GeoJSON or SVG file…"), self)
        choose.setAccessibleName(choose.text())
        choose.clicked.connect(self._choose_file)
        # A map has at least one space: the sea that a first stroke goes out from.
        self._page(self.tr("Empty"), lambda: {(0, 0): mapmaker.SEA}, [])
        self._page(self.tr("Hexagon"), lambda: mapmaker.hexagon(self.radius.value()), [self.radius])
        self._page(
            self.tr("Rectangle"),
            lambda: mapmaker.rectangle(self.columns.value(), self.rows.value()),
            [self.columns, self.rows],
        )
        self._page(self.tr("Outline"), self._traced, [choose, self.land, self.has_settlements])
        self._page(
            self.tr("Random"),
            self._drawn,
            [
                self.players,
                self.slots,
                self.symmetry,
                self.islands,
                self.land_between,
                self.cities,
                self.capitals,
                self.seed,
                another,
            ],
        )

    def _wanted(self) -> generator.Wanted:
        """Give the random board that the fields describe."""
        land, cities, capitals = (
            field.value() if field.value() >= 0 else None
            for field in (self.land_between, self.cities, self.capitals)
        )
        return generator.Wanted(
            self.seed.value(),
            self.slots.value(),
            self.symmetry.currentData(),
            self.islands.value(),
            land,
            cities,
            capitals,
        )

    def _drawn(self) -> Spaces:
        """Draw the random board."""
        return generator.drawn(self._wanted())

    def _compromises(self) -> str:
        """Say which numbers of the fields a random board could not keep to."""
        names = {
            "slots": self.slots,
            "islands": self.islands,
            "land": self.land_between,
            "cities": self.cities,
            "capitals": self.capitals,
        }
        words = self.tr("{what}: {made} instead of {wanted}")
        found = [
            words.format(what=names[key].accessibleName(), made=made, wanted=wanted)
            for key, (wanted, made) in generator.differences(self._wanted(), self.spaces).items()
        ]
        said = self.tr("The nearest that symmetry and coherent islands allow. {compromises}.")
        return said.format(compromises="; ".join(found)) if found else ""

    def _symmetry(self) -> QComboBox:
        field = QComboBox(self)
        field.setAccessibleName(self.tr("Symmetry"))
        for word, title in SYMMETRIES.items():
            field.addItem(icon(f"symmetry-{word}"), translate("tools", title), word)
        field.currentIndexChanged.connect(lambda _: self._soon.start())
        return field

    def _optional(self, name: str, most: int) -> QSpinBox:
        """Give a field for a number that may be left to the habits of the published board."""
        field = self._number(name, -1, most, -1)
        field.setSpecialValueText(self.tr("as usual"))
        return field

    def _number(self, name: str, least: int, most: int, value: int) -> QSpinBox:
        field = NumberField(self)
        field.setRange(least, most)
        field.setValue(value)
        field.setAccessibleName(name)
        field.valueChanged.connect(lambda _: self._soon.start())
        return field

    def _page(self, title: str, maker: Callable[[], Spaces], fields: list[QWidget]) -> None:
        page = QWidget(self)
        form = QFormLayout(page)
        form.setContentsMargins(0, 6, 0, 0)
        for field in fields:
            if isinstance(field, QSpinBox | QComboBox):
                form.addRow(field.accessibleName(), field)
            else:
                form.addRow(field)
        self.pages.addWidget(page)
        self.kinds.addItem(title)
        self._makers.append(maker)

    def _turn_page(self, row: int) -> None:
        self.pages.setCurrentIndex(row)
        self.refresh()

    # ------------------------------------------------------------ outlines

    def _choose_file(self) -> None:
        kinds = self.tr("Outlines (*.geojson *.json *.svg)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Choose an outline"), "", kinds)
        if name:
            self.take_outline(Path(name))

    def take_outline(self, path: Path) -> None:
        """Draw the map after an outline, or say why that cannot be."""
        try:
            self._mask = outline.mask_of(path)
        except outline.OutlineError as error:
            self._mask = None
            self.refresh()
            self.facts.setText(f"{path.name}: {error}")
            return
        self.title_field.setText(path.stem.replace("-", " ").replace("_", " ").title())
        self.refresh()

    def _traced(self) -> Spaces:
        if self._mask is None:
            return {}
        spaces = outline.traced(self._mask, self.land.value())
        return mapmaker.settled(spaces) if self.has_settlements.isChecked() else spaces

    # ------------------------------------------------------------ making

    def refresh(self) -> None:
        """Make the spaces anew and show them."""
        self.spaces = self._makers[max(0, self.kinds.currentRow())]()
        self.sample.show_spaces(self.spaces)
        land = sum(terrain == "land" for terrain in self.spaces.values())
        slots = sum(mapmaker.HOLDS.get(terrain, 0) for terrain in self.spaces.values())
        if self.kinds.currentRow() == STARTS.index("empty"):
            self.facts.setText(self.tr("One hex of sea to begin at: draw around it."))
            self.make_button.setEnabled(True)
            return
        words = self.tr("{spaces} spaces, {land} of them land, {slots} figure slots, islands: {islands}")
        islands = generator.count_islands(self.spaces)
        facts = words.format(spaces=len(self.spaces), land=land, slots=slots, islands=islands)
        self.facts.setText("\n".join(filter(None, (facts, self._compromises() if self._is_random else ""))))
        is_outline = self.kinds.currentRow() == STARTS.index("outline")
        self.make_button.setEnabled(not is_outline or bool(self.spaces))

    @property
    def _is_random(self) -> bool:
        return self.kinds.currentRow() == STARTS.index("random")

    def make(self) -> None:
        """Give the text and close."""
        if self._soon.isActive():
            self._soon.stop()
            self.refresh()
        title = self.title_field.text().strip() or self.tr("New map")
        players = [self.players.value()] if self._is_random else [2, 3, 4]
        drawn = self.tr("Drawn at random, seed {seed}.").format(seed=self.seed.value())
        note = drawn if self._is_random else ""
        text = mapmaker.text_of(self.spaces, title, players, note, rows_remark())
        name = "".join(letter if letter.isalnum() else "-" for letter in title.lower()).strip("-")
        symmetry = self.symmetry.currentData() if self._is_random else "off"
        self.made.emit(f"{name or 'new-map'}.yaml", text, symmetry)
        self.accept()
