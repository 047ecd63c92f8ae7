"""The tools in the toolbar: those of the hand, the terrains, and the symmetry."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from workbench.canvas.swatches import space_icon
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.map.panels.palette import swatch_of
from workbench.map.space_words import kind_title
from workbench.map.tools.toolbox import TERRAINS, Toolbox
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# The tools beside the terrains: their icons, words and keys.
TOOLS = {
    "select": ("select", QT_TRANSLATE_NOOP("tools", "Select"), "V"),
    "pick": ("pick", QT_TRANSLATE_NOOP("tools", "Pick"), "I"),
    "paint": ("paint", QT_TRANSLATE_NOOP("tools", "Brush"), "D"),
    "line": ("line", QT_TRANSLATE_NOOP("tools", "Line"), "L"),
    "fill": ("fill", QT_TRANSLATE_NOOP("tools", "Fill"), "F"),
    "piece": ("piece", QT_TRANSLATE_NOOP("tools", "Piece"), "B"),
}
SYMMETRIES = {
    "off": QT_TRANSLATE_NOOP("tools", "Off"),
    "mirror": QT_TRANSLATE_NOOP("tools", "Mirror"),
    "2": "2",
    "3": "3",
    "6": "6",
}
# Below these widths of the window the words go, first those of terrains, then those of the symmetry.
WORDS, SYMMETRY_WORDS = 1560, 1300
# Below this width the buttons stand close together.
TIGHT = 1200
# The width in pixels that all words take in English.
USUAL_WORDS = 290
# From here on there is room for the heading of the symmetry too.
ALL_WORDS = 1700


class ToolStrip(QWidget):
    """Buttons of the tools; in a narrow window icons alone."""

    width_taken = Signal(int)
    """The width of the window that the buttons were fitted to."""

    def __init__(self, toolbox: Toolbox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._toolbox = toolbox
        self.tools: dict[str, QToolButton] = {}
        self.terrains: dict[str, QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for tool in ("select", "pick"):
            row.addWidget(self._tool(tool))
        row.addWidget(_rule(self))
        for number, terrain in enumerate(TERRAINS, 1):
            row.addWidget(self._terrain(terrain, str(number)))
        row.addWidget(_rule(self))
        for tool in ("paint", "line", "fill", "piece"):
            row.addWidget(self._tool(tool))
        row.addWidget(_rule(self))
        self._symmetry_label = PlainLabel(self.tr("Symmetry"), self)
        self._symmetry_label.setObjectName("hint")
        row.addWidget(self._symmetry_label)
        row.addSpacing(6)
        self.symmetry = Segment(self.tr("Symmetry"), self)
        self.symmetry.show_choices(
            {word: translate("tools", title) for word, title in SYMMETRIES.items()},
            {word: f"symmetry-{word}" for word in SYMMETRIES},
        )
        self.symmetry.chosen.connect(toolbox.set_symmetry)
        row.addWidget(self.symmetry)
        row.addWidget(self._centre_button())
        row.addStretch(1)
        # It stands where the hand expects it, however many player counts a map has.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        toolbox.changed.connect(self._show)
        self._show()

    def _tool(self, tool: str) -> QToolButton:
        glyph, title, key = TOOLS[tool]
        button = self._button(translate("tools", title), key, icon(glyph))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.clicked.connect(partial(self._toolbox.take, tool))
        self.tools[tool] = button
        return button

    def _terrain(self, terrain: str, key: str) -> QToolButton:
        button = self._button(kind_title(terrain), key, space_icon(swatch_of(terrain)))
        button.setIconSize(QSize(22, 22))
        button.clicked.connect(partial(self._toolbox.take_terrain, terrain))
        self.terrains[terrain] = button
        return button

    def _centre_button(self) -> QToolButton:
        self.centre = self._button(self.tr("Centre of the symmetry"), "Shift+Y", icon("symmetry-off"))
        self.centre.clicked.connect(self._toolbox.place_centre)
        self.centre.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        policy = self.centre.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.centre.setSizePolicy(policy)
        return self.centre

    def _button(self, title: str, key: str, picture: QIcon) -> QToolButton:
        button = QToolButton(self)
        button.setText(title)
        button.setIcon(picture)
        button.setIconSize(QSize(18, 18))
        button.setCheckable(True)
        button.setToolTip(f"{title} ({key})")
        button.setAccessibleName(title)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _show(self) -> None:
        toolbox = self._toolbox
        for tool, button in self.tools.items():
            button.setChecked(toolbox.tool == tool)
        is_painting = toolbox.tool in ("paint", "line", "fill")
        for terrain, button in self.terrains.items():
            button.setChecked(is_painting and toolbox.terrain == terrain)
        self.symmetry.show_chosen(toolbox.symmetry)
        self.centre.setVisible(toolbox.symmetry != "off")
        self.centre.setChecked(toolbox.is_placing_centre)

    # ------------------------------------------------------------ room

    def event(self, event: QEvent) -> bool:
        """Watch the window's width from the moment there is a window."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.ParentChange):
            self.window().installEventFilter(self)
            self.take_width(self.window().width())
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room when the window's width changes."""
        if event.type() is QEvent.Type.Resize and watched is self.window():
            self.take_width(self.window().width())
        return False

    def take_width(self, width: int) -> None:
        """Show words or icons alone for a width of the window."""
        style = Qt.ToolButtonStyle
        measure = QFontMetrics(typeface.style("group"))
        labelled = list(self.terrains.values())
        words = sum(measure.horizontalAdvance(button.text()) for button in labelled)
        # Other languages have longer words: there the window must be so much wider.
        has_words = width >= WORDS + max(0, words - USUAL_WORDS)
        for button in labelled:
            button.setToolButtonStyle(
                style.ToolButtonTextBesideIcon if has_words else style.ToolButtonIconOnly
            )
            # Qt leaves room for an arrow that is not there.
            text = measure.horizontalAdvance(button.text()) + 4
            sides = 8 if width < TIGHT else 15
            button.setFixedWidth(button.iconSize().width() + sides + (text if has_words else 0))
        for button in (*self.tools.values(), self.centre):
            button.setFixedWidth(31 if width < TIGHT else button.sizeHint().width())
        self._symmetry_label.setVisible(width >= ALL_WORDS)
        self.symmetry.set_labelled(width >= SYMMETRY_WORDS, is_tight=width < TIGHT)
        self.width_taken.emit(width)


def _rule(parent: QWidget) -> QWidget:
    holder = QWidget(parent)
    holder.setFixedSize(11, 24)
    rule = QFrame(holder)
    rule.setFrameShape(QFrame.Shape.VLine)
    rule.setGeometry(5, 0, 1, 24)
    return holder
