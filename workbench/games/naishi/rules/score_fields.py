"""The scores of a card as chips that are edited where they stand: a grid of places, steps by count, bonuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from engine.texts.source import Route
from workbench.canvas.cards.ground import Dress
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import COLUMNS, steps_of
from workbench.games.naishi.cards.hues import hue
from workbench.games.naishi.rules import scores
from workbench.rules.form.chips import Chip, Limits
from workbench.widgets.controls import Glyph, set_property
from workbench.widgets.flow import Flow
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip

PLACE = (23, 18)


class CardGlyph(Glyph):
    """The glyph of a card in its colour."""

    def __init__(
        self, name: str = "", colour: str | None = None, size: int = 18, parent: QWidget | None = None
    ) -> None:
        super().__init__(name, size=size, parent=parent)
        self.colour = colour

    def show_card(self, name: str, colour: str | None) -> None:
        """Show the glyph of another card, or in another colour."""
        self.name, self.colour = name, colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the glyph in the theme in use."""
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(theme.DISABLED_OPACITY)
        ink = Dress(theme.current()).solid(hue(self.colour).solid)
        paint_glyph(painter, self.name, QRectF(self.rect()), ink)


class ScoreChip(Chip):
    """Points: a loss shows as one, and where `is_place` nothing stands for no points."""

    def __init__(self, limits: Limits, tip: str, parent: QWidget, *, is_place: bool = False) -> None:
        super().__init__(0, limits, tip, parent)
        self._is_place = is_place
        self.setProperty("small" if is_place else "bare", True)
        if is_place:
            self.setFixedSize(*PLACE)
        else:
            self.setFixedWidth(34)

    def show_points(self, number: int, *, is_changed: bool) -> None:
        """Show points, outlined where they are not the parent's."""
        if not self.isModified():
            text = "" if self._is_place and not number else str(number)
            if self.text() != text:
                self.setText(text)
        set_property(self, "loss", number < 0)
        set_property(self, "faint", self._is_place and not number)
        set_property(self, "changed" if self._is_place else "marked", is_changed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step from nothing as from no points."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not self.text():
            self.setText("0")
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave an empty place as it was."""
        if self._is_place and not self.text() and not self.isModified():
            self.setText("0")
            super().focusOutEvent(event)
            self.setText("")
        else:
            super().focusOutEvent(event)


class ScoreField(QWidget):
    """One way of scoring of a card; asks for values by the way to them inside the card."""

    wants = Signal(object, object)
    """A way inside the card, and the value it should have."""
    wants_out = Signal(object)
    """A way inside the card whose value should go."""

    def __init__(self, card: str, way: str, limits: Limits, parent: QWidget) -> None:
        super().__init__(parent)
        self.card, self.way, self.limits = card, way, limits
        self.inner: Route = ("scores", way)
        self.setAccessibleName(f"{names.title(card)}: {scores.title(way)}")

    def show_scores(self, now: Mapping[str, Any], before: Mapping[str, Any] | None) -> None:
        """Show the points, and which of them are not the parent's."""
        raise NotImplementedError

    def chips(self) -> Sequence[tuple[ScoreChip, Route]]:
        """Give the chips, each with the way to what it shows as far as that can be varied."""
        raise NotImplementedError

    def tip(self) -> str:
        """Say how points are changed."""
        return self.tr("Type the points. Up and Down change them by one; Ctrl+Delete takes them out.")


class PlacesField(ScoreField):
    """Points by place: the row above the hand, column by column."""

    def __init__(self, card: str, limits: Limits, parent: QWidget) -> None:
        super().__init__(card, "row", limits, parent)
        self.cells: dict[str, list[ScoreChip]] = {}
        self._shown: dict[str, list[int]] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(2)
        words = {"row": self.tr("row"), "hand": self.tr("hand")}
        for line_number, line in enumerate(scores.LINES):
            label = PlainLabel(words[line], self)
            label.setObjectName("tiny")
            label.setFixedWidth(max(28, label.sizeHint().width()))
            grid.addWidget(label, line_number, 0)
            self.cells[line] = []
            for column in range(COLUMNS):
                chip = ScoreChip(limits, self.tip(), self, is_place=True)
                said = self.tr("{card}, {line}, column {column}")
                chip.setAccessibleName(
                    said.format(card=names.title(card), line=words[line], column=column + 1)
                )
                chip.entered.connect(
                    lambda number, line=line, column=column: self._entered(line, column, number)
                )
                grid.addWidget(chip, line_number, column + 1)
                self.cells[line].append(chip)

    def show_scores(self, now: Mapping[str, Any], before: Mapping[str, Any] | None) -> None:
        """Show both lines."""
        for line, cells in self.cells.items():
            points, old = _points(now.get(line)), _points(before.get(line)) if before is not None else None
            self._shown[line] = points
            for column, chip in enumerate(cells):
                is_changed = old is not None and old[column] != points[column]
                chip.show_points(points[column], is_changed=is_changed)

    def _entered(self, line: str, column: int, number: int | None) -> None:
        wanted = list(self._shown[line])
        wanted[column] = number or 0
        self.cells[line][column].setModified(False)
        if wanted != self._shown[line]:
            self.wants.emit(("scores", line), wanted)

    def chips(self) -> Sequence[tuple[ScoreChip, Route]]:
        """Give the chips; a whole line is varied."""
        return [(chip, ("scores", line)) for line, cells in self.cells.items() for chip in cells]


class StepsField(ScoreField):
    """Points by steps: for 1, 2, 3 … cards, or from so many types on."""

    def __init__(self, card: str, way: str, limits: Limits, parent: QWidget) -> None:
        super().__init__(card, way, limits, parent)
        self._now: Any = None
        self._steps: list[tuple[QFrame, PlainLabel, ScoreChip]] = []
        self._line = Flow(self, gap=2)
        add = self.tr("Add a step: {score}").format(score=self.accessibleName())
        self.plus = IconButton("plus", add, self, icon_size=11)
        self.plus.setFixedWidth(14)
        self.plus.clicked.connect(self._add)
        caption = PlainLabel(scores.caption(way), self)
        caption.setObjectName("tiny")
        self._line.addWidget(caption)
        self._line.addWidget(self.plus)

    def show_scores(self, now: Mapping[str, Any], before: Mapping[str, Any] | None) -> None:
        """Show the steps."""
        self._now = now.get(self.way)
        steps = _steps(self._now)
        old = dict(_steps((before or {}).get(self.way))) if before is not None else None
        if old is not None and isinstance(self._now, list):
            old = {
                count: points for (count, _), points in zip(steps, _numbers(before, self.way), strict=False)
            }
        while len(self._steps) > len(steps):
            frame, _, chip = self._steps.pop()
            chip.blockSignals(True)
            if chip.hasFocus():
                (self._steps[-1][2] if self._steps else self.plus).setFocus()
            self._line.removeWidget(frame)
            frame.hide()
            frame.deleteLater()
        while len(self._steps) < len(steps):
            self._append()
        for (count, points), (frame, head, chip) in zip(steps, self._steps, strict=True):
            head.setText(count)
            is_changed = old is not None and old.get(count) != points
            chip.show_points(points, is_changed=is_changed)
            chip.setAccessibleName(f"{self.accessibleName()}, {count}")
            set_property(frame, "changed", is_changed)
        most = self.limits_of_steps()
        self.plus.setVisible(len(steps) < most)
        self.updateGeometry()

    def limits_of_steps(self) -> int:
        """Give how many steps there can be."""
        return scores.MOST_STEPS

    def _append(self) -> None:
        frame = QFrame(self)
        frame.setObjectName("step")
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        head = PlainLabel(frame)
        head.setObjectName("stepHead")
        head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        chip = ScoreChip(self.limits, self.tip(), frame)
        chip.setFixedWidth(24)
        chip.entered.connect(lambda number: self._entered(chip, number))
        row.addWidget(head)
        row.addWidget(chip)
        self._line.insert(len(self._steps), frame)
        self._steps.append((frame, head, chip))
        frame.show()

    def _entered(self, chip: ScoreChip, number: int | None) -> None:
        position = next((n for n, step in enumerate(self._steps) if step[2] is chip), None)
        if position is None or self._now is None:
            return
        count, points = _steps(self._now)[position]
        if number is None:
            chip.setText(str(points))
            chip.setModified(False)
        if isinstance(self._now, Mapping):
            self._enter_type(count, points, number)
        else:
            wanted = list(self._now)
            if number is None:
                wanted.pop(position)
            else:
                wanted[position] = number
            if not wanted:
                self.wants_out.emit(self.inner)
            elif wanted != list(self._now):
                self.wants.emit(self.inner, wanted)

    def _enter_type(self, count: str, points: int, number: int | None) -> None:
        if number is None:
            self.wants_out.emit((*self.inner, count))
        elif number != points:
            self.wants.emit((*self.inner, count), number)

    def _add(self) -> None:
        if isinstance(self._now, Mapping):
            taken = {int(key) for key in self._now if str(key).isdecimal()}
            free = [
                count
                for count in (*range(max(taken, default=7) + 1, 11), *range(10, 0, -1))
                if count not in taken
            ]
            if free:
                points = max((each for each in self._now.values() if isinstance(each, int)), default=1)
                self.wants.emit((*self.inner, str(free[0])), points)
        elif isinstance(self._now, list):
            self.wants.emit(self.inner, [*self._now, self._now[-1] if self._now else 0])

    def chips(self) -> Sequence[tuple[ScoreChip, Route]]:
        """Give the chips; a list is varied as a whole, a number of types by itself."""
        counts = [count for count, _ in _steps(self._now)]
        return [
            (chip, (*self.inner, count) if isinstance(self._now, Mapping) else self.inner)
            for count, (_, _, chip) in zip(counts, self._steps, strict=True)
        ]


class BonusField(ScoreField):
    """One number with what it is for: alone, beside a card, under a card."""

    def __init__(
        self,
        card: str,
        way: str,
        other: str,
        limits: Limits,
        parent: QWidget,
        colour_of: Callable[[str], str | None],
    ) -> None:
        super().__init__(card, way, limits, parent)
        self.other = other
        self._colour_of = colour_of
        if other:
            self.inner = ("scores", way, other)
            self.setAccessibleName(f"{self.accessibleName()}, {names.title(other)}")
        frame = QFrame(self)
        frame.setObjectName("step")
        self._frame = frame
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(3)
        self.chip = ScoreChip(limits, self.tip(), frame)
        self.chip.setAccessibleName(self.accessibleName())
        self.chip.setFixedWidth(28)
        self.chip.entered.connect(self._entered)
        row.addWidget(self.chip)
        word = PlainLabel(scores.caption(way), frame)
        word.setObjectName("tiny")
        row.addWidget(word)
        self._glyph = CardGlyph(other, colour_of(other), 14, frame) if other else None
        if self._glyph:
            frame.setToolTip(plain_tip(names.title(other)))
            row.addWidget(self._glyph)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self._points = 0

    def show_scores(self, now: Mapping[str, Any], before: Mapping[str, Any] | None) -> None:
        """Show the points."""
        self._points = _bonus(now, self.way, self.other) or 0
        is_changed = before is not None and _bonus(before, self.way, self.other) != self._points
        self.chip.show_points(self._points, is_changed=is_changed)
        set_property(self._frame, "changed", is_changed)
        if self._glyph:
            self._glyph.show_card(self.other, self._colour_of(self.other))

    def _entered(self, number: int | None) -> None:
        if number is None:
            self.chip.setText(str(self._points))
            self.chip.setModified(False)
            self.wants_out.emit(self.inner)
        elif number != self._points:
            self.wants.emit(self.inner, number)

    def chips(self) -> Sequence[tuple[ScoreChip, Route]]:
        """Give the one chip."""
        return [(self.chip, self.inner)]


# ---------------------------------------------------------------- values that may be anything while they are typed


def _points(value: object) -> list[int]:
    found = [each if isinstance(each, int) else 0 for each in value] if isinstance(value, list) else []
    return (found + [0] * COLUMNS)[:COLUMNS]


def _numbers(card_scores: Mapping[str, Any] | None, way: str) -> list[int]:
    found = (card_scores or {}).get(way)
    return [each for each in found if isinstance(each, int)] if isinstance(found, list) else []


def _steps(value: object) -> list[tuple[str, int]]:
    if isinstance(value, Mapping):
        known = {
            int(key): points
            for key, points in value.items()
            if str(key).isdecimal() and isinstance(points, int)
        }
        return [(str(count), known[count]) for count in sorted(known)]
    if isinstance(value, list):
        return steps_of([each if isinstance(each, int) else 0 for each in value])
    return []


def _bonus(card_scores: Mapping[str, Any], way: str, other: str) -> int | None:
    found = card_scores.get(way)
    if other:
        found = found.get(other) if isinstance(found, Mapping) else None
    return found if isinstance(found, int) else None
