"""The chips above the table of raiders: one line for each thing that raiders differ in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.games.seven_samurai import glyphs, words
from workbench.games.seven_samurai.rules.raider_model import FILTERS, NONE, Filters, Line
from workbench.widgets.controls import set_property
from workbench.widgets.flow import Flow
from workbench.widgets.plain_label import PlainLabel, plain_tip

ICON, PADDING = 14, 12
ROLES = {"flames": "selection", "wound": "error", "barricade": "warn"}


class RaiderFilters(QWidget):
    """Chips with how many raiders have each thing; those that nothing is left of under the other lines are faint."""

    changed = Signal(object)
    """The `Filters` that are asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filters = Filters()
        self.chips: dict[str, dict[str, QToolButton]] = {name: {} for name in FILTERS}
        self._flow = Flow(self, gap=14, line_gap=6)
        self._rows: dict[str, QHBoxLayout] = {}
        for name in FILTERS:
            block = QWidget(self)
            block.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            row = self._rows[name] = QHBoxLayout(block)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            label = PlainLabel(self._title(name), block)
            label.setObjectName("hint")
            row.addWidget(label)
            self._flow.addWidget(block)
        self.count = PlainLabel(self)
        self.count.setObjectName("hint")
        self.clear = QPushButton(self.tr("Clear filters"), self)
        self.clear.setObjectName("small")
        self.clear.clicked.connect(lambda: self.changed.emit(Filters()))
        # Beside the symbols there is room.
        for place, widget in enumerate((self.count, self.clear), FILTERS.index("symbol") + 1):
            self._flow.insert(place, widget)

    def _title(self, name: str) -> str:
        return {
            "group": self.tr("Group"),
            "value": self.tr("Value"),
            "symbol": self.tr("Symbol"),
            "penalty": self.tr("Penalty"),
            "flames": self.tr("Flames"),
        }[name]

    def show_lines(self, lines: Iterable[Line], filters: Filters) -> None:
        """Show the chips of these raiders, and which are on."""
        lines = [line for line in lines if not line.is_removed]
        self.filters = filters
        for name in FILTERS:
            every = Counter(word for line in lines for word in set(line.facts()[name]))
            left = Counter(
                word for line in lines if filters.lets(line, but=name) for word in set(line.facts()[name])
            )
            known = _in_order(name, every)
            if known != list(self.chips[name]):
                self._build(name, known)
            for word, chip in self.chips[name].items():
                self._show_chip(chip, name, word, every[word], left[word])
        self.clear.setVisible(not filters.is_empty)
        passed = sum(filters.lets(line) for line in lines)
        self.count.setText(self.tr("{shown} of {count} shown").format(shown=passed, count=len(lines)))
        self._flow.invalidate()
        self.updateGeometry()

    def _build(self, name: str, known: list[str]) -> None:
        row = self._rows[name]
        for chip in self.chips[name].values():
            row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips[name] = {}
        for word in known:
            chip = QToolButton(self)
            chip.setProperty("filter", True)
            chip.setCheckable(True)
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            glyph = _glyph(name, word)
            if glyph:
                chip.setIcon(icon(glyph, ROLES.get(word, "ink2")))
                chip.setIconSize(QSize(ICON, ICON))
                chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            chip.clicked.connect(partial(self._toggle, name, word))
            row.addWidget(chip)
            self.chips[name][word] = chip

    def _show_chip(self, chip: QToolButton, name: str, word: str, count: int, left: int) -> None:
        said = _said(name, word)
        chip.setText(str(count) if _glyph(name, word) else f"{said}  {count}")
        full = self.tr("{filter}: {word}, {count} raiders").format(
            filter=self._title(name), word=said, count=count
        )
        chip.setToolTip(plain_tip(full))
        chip.setAccessibleName(full)
        chip.setChecked(word in self.filters.chosen.get(name, ()))
        set_property(chip, "empty", not left)
        # Qt leaves room for an arrow that is not there.
        room = QFontMetrics(typeface.style("hint")).horizontalAdvance(chip.text()) + 2
        chip.setFixedWidth(PADDING + room + (0 if chip.icon().isNull() else ICON + 5))

    def _toggle(self, name: str, word: str) -> None:
        self.changed.emit(self.filters.toggled(name, word))


def _in_order(name: str, found: Counter[str]) -> list[str]:
    """Give the words that raiders have: the known ones as the rules list them, those without any last."""
    orders: dict[str, tuple[str, ...]] = {
        "group": ("plunderers", "lieutenants", "bosses"),
        "symbol": words.SYMBOLS,
        "penalty": words.PENALTIES,
        "flames": ("flames",),
    }
    known = orders.get(name, tuple(sorted(found, key=int)) if name == "value" else ())
    more = sorted(word for word in found if word not in known and word != NONE)
    return [word for word in (*known, *more, NONE) if word in found]


def _glyph(name: str, word: str) -> str:
    if word == NONE:
        return ""
    return {"symbol": word, "penalty": glyphs.penalty(word), "flames": "flames"}.get(name, "")


def _said(name: str, word: str) -> str:
    if word == NONE:
        return words.symbol(NONE)
    return {"group": words.group, "symbol": words.symbol, "penalty": words.penalty}.get(name, str)(word)
