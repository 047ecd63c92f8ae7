"""The palette: what can be painted, how much of it there is, and how the figure slots compare with the variant."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from workbench.canvas.scene import Space
from workbench.canvas.swatches import space_icon
from workbench.dress import theme, typeface
from workbench.map.map_text import MapText
from workbench.map.space_kinds import USUAL, VOID
from workbench.map.space_words import kind_title
from workbench.map.tools.toolbox import TERRAINS, Toolbox
from workbench.widgets.controls import set_role
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate

# How wide a key is, and what lies between a title and the note beside it.
KEY, GAP = 17, 7


def swatch_of(terrain: str, capacity: int | None = None) -> Space | None:
    """Give the space that stands for a terrain on buttons; nothing for the void."""
    if terrain == VOID:
        return None
    room = 0 if terrain in ("land", "sea") else capacity or USUAL.get(terrain, 1)
    return Space(terrain, room)


def paint_key(painter: QPainter, area: QRectF, key: str) -> None:
    """Draw a key as a small cap."""
    colours = theme.current()
    painter.setPen(QColor(colours.line2))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(area, 3, 3)
    painter.setFont(typeface.style("small"))
    painter.setPen(QColor(colours.ink3))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, key)


class KeyCap(PlainLabel):
    """The key that does the same as what stands beside it."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(key, parent)
        self.setFixedSize(18, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_key(painter, QRectF(0.5, 0.5, 17, 17), self.text())


class DockRow(QAbstractButton):
    """A row of a dock that can be chosen: a picture, a title with a note, a number, and perhaps a key."""

    def __init__(self, title: str, key: str = "", height: int = 30, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(title)
        self._key = key
        self._least_height = height
        self.note = ""
        self.number = ""
        self._is_note_below = False
        self.setCheckable(True)
        self.setFixedHeight(height)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setIconSize(QSize(24, 24))

    def show_number(self, number: str, note: str = "") -> None:
        """Show how much of it there is."""
        if (number, note) != (self.number, self.note):
            self.number, self.note = number, note
            self._make_room()
            self.update()
        self.setAccessibleName(" ".join(part for part in (self.text(), note, number) if part))

    def _make_room(self) -> None:
        """Be tall enough for a note that has no room beside the title."""
        beside = QFontMetrics(typeface.style("group")).horizontalAdvance(self.text()) + GAP
        noted = QFontMetrics(typeface.style("small"))
        self._is_note_below = bool(self.note) and beside + noted.horizontalAdvance(self.note) > self._room()
        self.setFixedHeight(self._least_height + (noted.height() if self._is_note_below else 0))

    def _right(self) -> int:
        """Give where the number ends."""
        return self.width() - 14 - (KEY + 10 if self._key else 0)

    def _left(self) -> int:
        """Give where the title begins."""
        return 14 + self.iconSize().width() + 8

    def _room(self) -> int:
        """Give the width between picture and number."""
        number = QFontMetrics(typeface.style("group")).horizontalAdvance(self.number)
        return self._right() - number - 8 - self._left()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again where the note has room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._make_room()

    def nextCheckState(self) -> None:  # noqa: N802  # Qt's name
        """Stay as it is: who is asked decides what is chosen."""

    def sizeHint(self) -> QSize:
        """Be as wide as the dock."""
        return QSize(160, self.height())

    def event(self, event: QEvent) -> bool:
        """Show when the mouse comes and goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, picture, words and key."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect()).adjusted(6.5, 0.5, -6.5, -0.5)
        self._paint_ground(painter, ground)
        side = self.iconSize().width()
        self.icon().paint(painter, 14, self.height() // 2 - side // 2, side, side)
        if self._key:
            self._paint_key(painter, self.width() - 14)
        painter.setFont(typeface.style("group"))
        painter.setPen(QColor(colours.ink))
        area = self.rect().adjusted(0, 0, self._right() - self.width(), 0)
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.number)
        left, right = self._left(), self._left() + self._room()
        # Two lines lie close together, half of one above the middle and half below.
        shift = QFontMetrics(typeface.style("small")).height() // 2 if self._is_note_below else 0
        painter.setFont(typeface.style("group" if self.isChecked() else "body"))
        width = self._write(painter, self.text(), (left, right, -shift), colours.ink)
        painter.setFont(typeface.style("small"))
        after = (left, right, shift + 1) if self._is_note_below else (left + width + GAP, right, 0)
        self._write(painter, self.note, after, colours.ink3)

    def _paint_ground(self, painter: QPainter, ground: QRectF) -> None:
        colours = theme.current()
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.setPen(QColor(theme.blend(colours.accent, colours.panel, 0.45)))
            painter.setBrush(QColor(colours.accent_tint))
            painter.drawRoundedRect(ground, 5, 5)
        elif self.underMouse():
            painter.setBrush(QColor(theme.blend(colours.ink, colours.panel, 0.06)))
            painter.drawRoundedRect(ground, 5, 5)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)

    def _paint_key(self, painter: QPainter, right: int) -> None:
        paint_key(painter, QRectF(right - KEY, self.height() / 2 - KEY / 2, KEY, KEY), self._key)

    def _write(self, painter: QPainter, text: str, place: tuple[int, int, int], ink: str) -> int:
        """Write from left to right, so far below the middle, and give how wide it is."""
        left, right, shift = place
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(0, right - left))
        painter.setPen(QColor(ink))
        area = self.rect().adjusted(left, 0, 0, 0).translated(0, shift)
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        return painter.fontMetrics().horizontalAdvance(shown)


class SlotBar(QWidget):
    """How many figures the board holds beside how many the variant has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slots, self._wanted = 0, 0
        self.setFixedHeight(14)

    def show_slots(self, slots: int, wanted: int) -> None:
        """Show other numbers."""
        self._slots, self._wanted = slots, wanted
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar with a tick where it should end; what is too much is in the colour of errors."""
        if not self._wanted:
            return
        colours = theme.current()
        painter = QPainter(self)
        whole = QRectF(14, 4, self.width() - 28, 6)
        most = max(self._slots, self._wanted) * 1.06
        wanted, filled = whole.width() * self._wanted / most, whole.width() * self._slots / most
        painter.fillRect(whole, QColor(colours.line))
        painter.fillRect(QRectF(whole.left(), 4, min(filled, wanted), 6), QColor(colours.accent))
        if filled > wanted:
            painter.fillRect(QRectF(whole.left() + wanted, 4, filled - wanted, 6), QColor(colours.error))
        painter.fillRect(QRectF(whole.left() + wanted - 1, 1, 2, 12), QColor(colours.ink))


class PalettePanel(QWidget):
    """The terrains and settlements with their counts on the shown board, and the slots bar."""

    def __init__(self, map_text: MapText, toolbox: Toolbox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._map_text, self._toolbox = map_text, toolbox
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Palette"), parent=self))
        column.addSpacing(6)
        self.rows: dict[str, DockRow] = {}
        for key, terrain in enumerate(TERRAINS, 1):
            row = DockRow(kind_title(terrain), str(key), parent=self)
            row.setIcon(space_icon(swatch_of(terrain)))
            row.clicked.connect(partial(toolbox.take_terrain, terrain))
            column.addWidget(row)
            self.rows[terrain] = row
        column.addSpacing(6)
        line = QHBoxLayout()
        line.setContentsMargins(14, 0, 14, 0)
        words = PlainLabel(self.tr("Figure slots"), self)
        words.setObjectName("hint")
        self.slots_label = PlainLabel(self)
        self.slots_label.setFont(typeface.style("group"))
        line.addWidget(words)
        line.addStretch(1)
        line.addWidget(self.slots_label)
        column.addLayout(line)
        self.bar = SlotBar(self)
        column.addWidget(self.bar)
        column.addSpacing(8)
        toolbox.changed.connect(self._show_chosen)
        for signal in (map_text.chart_changed, map_text.players_changed, map_text.variant_changed):
            signal.connect(self._count)
        self._show_chosen()
        self._count()

    def _show_chosen(self) -> None:
        is_painting = self._toolbox.tool in ("paint", "line", "fill")
        for terrain, row in self.rows.items():
            row.setChecked(is_painting and terrain == self._toolbox.terrain)

    def _count(self) -> None:
        map_text = self._map_text
        spaces = map_text.chart.spaces_for(map_text.players or 0) if map_text.chart else []
        counts = Counter(space.terrain for space in spaces)
        for terrain, row in self.rows.items():
            note = ""
            if terrain in USUAL:
                room = map_text.capacities.get(terrain, 0)
                note = self.tr("%n slot(s)", "", room)
            row.show_number("–" if terrain == VOID else str(counts[terrain]), note)
        self._show_slots()

    def _show_slots(self) -> None:
        slots, wanted = self._map_text.slots(), self._map_text.wanted_slots()
        fits = wanted is None or slots == wanted
        text = (
            str(slots)
            if wanted is None
            else self.tr("{slots} of {wanted}").format(slots=slots, wanted=wanted)
        )
        self.slots_label.setText(text)
        set_role(self.slots_label, "group" if fits else "error")
        self.slots_label.setAccessibleName(self.tr("Figure slots: {slots}").format(slots=text))
        self.bar.show_slots(slots, wanted or 0)
        self.bar.setVisible(wanted is not None)
