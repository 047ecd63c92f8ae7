"""One card of the table: how many there are, its kind, its colour and its scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QIcon,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from engine.texts.source import Route
from workbench.canvas.glyphs.icons import DrawnIcon, paint_glyph
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import mark
from workbench.games.naishi.cards.hues import HUES, hue
from workbench.games.naishi.rules import scores
from workbench.games.naishi.rules.score_fields import CardGlyph
from workbench.games.naishi.rules.score_line import ScoreLine
from workbench.rules.form.entries import EntryEditor
from workbench.rules.form.field import show_number
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import NumberBox, QuietButton, WordBox, set_property
from workbench.widgets.plain_label import PlainLabel, plain_tip

# Of each column; the scores take what is left.
WIDTHS = {
    "mark": 24,
    "glyph": 20,
    "name": 84,
    "count": 50,
    "kind": 82,
    "colour": 98,
    "scores": 0,
    "more": 22,
}
# What a box with a sign takes beside its word.
AROUND = 34


def widths() -> dict[str, int]:
    """Give the width of each column: the words of some languages for kinds need more than others."""
    letters = QFontMetrics(typeface.style("cell"))
    longest = max(letters.horizontalAdvance(names.short_kind(word)) for word in names.SHORT_KINDS)
    return {**WIDTHS, "kind": max(WIDTHS["kind"], longest + AROUND)}


class CardRow(EntryEditor):
    """One card with all it says."""

    picked = Signal(str)
    """The card that somebody looks at."""

    def __init__(self, place: SchemaValue, parent: QWidget) -> None:
        super().__init__(place, parent)
        self.is_current = False
        self.glyph = CardGlyph(self.key, parent=self)
        self.name = PlainLabel(names.title(self.key), self)
        self.name.setToolTip(plain_tip(self.key))
        self._make_controls()
        self.scores = ScoreLine(place, self)
        self.scores.wants.connect(self._ask)
        self.scores.wants_out.connect(self._take_out)
        self.vary = QuietButton("lab", self.tr("Vary {card} in the LAB").format(card=self.key), self)
        self.vary.clicked.connect(self._vary)
        self.vary.hide()
        self.more = QuietButton("more", self.tr("Scores of {card} and more").format(card=self.key), self)
        self.more.clicked.connect(self._open_menu)
        self._lay_out()

    def _make_controls(self) -> None:
        part = {key: self.place.inner(key).part for key in ("count", "kind", "colour")}
        title = names.title(self.key)
        self.count = NumberBox(*self.place.inner("count").limits, f"{title}: {_title(part, 'count')}", self)
        self.count.setFixedWidth(WIDTHS["count"] - 2)
        self.count.valueChanged.connect(lambda number: self._ask(("count",), number))
        kinds = {word: names.short_kind(word) for word in part["kind"].get("enum", ())}
        self.kind = self._word_box("kind", part["kind"], kinds, lambda word: _kind_icon(f"kind-{word}"))
        colours = {word: names.colour(word) for word in HUES}
        self.colour = self._word_box("colour", part["colour"], colours, _swatch)

    def _word_box(
        self, key: str, part: dict[str, Any], titles: Mapping[str, str], sign: Callable[[str], QIcon]
    ) -> WordBox:
        name = f"{names.title(self.key)}: {part.get('title', key)}"
        box = WordBox(titles, part.get("enumDescriptions", {}), name, self)
        box.setObjectName("cell")
        box.setFixedWidth(widths()[key])
        box.setIconSize(QSize(12, 12))
        box.view().setMinimumWidth(140)
        for number in range(box.count()):
            box.setItemIcon(number, sign(box.itemData(number)))
        box.activated.connect(lambda _: self._ask((key,), box.currentData()))
        return box

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 1, 2, 1)
        row.setSpacing(3)
        parts: dict[str, QWidget] = {
            "mark": self.mark,
            "glyph": self.glyph,
            "name": self.name,
            "count": self.count,
            "kind": self.kind,
            "colour": self.colour,
            "scores": self.scores,
            "more": self.more,
        }
        wide = widths()
        for key, widget in parts.items():
            if wide[key]:
                widget.setFixedWidth(wide[key] - (2 if key in ("glyph", "count") else 0))
            row.addWidget(widget, 0 if wide[key] else 1, Qt.AlignmentFlag.AlignVCenter)
        row.setStretchFactor(self.scores, 1)
        row.setAlignment(self.scores, Qt.AlignmentFlag(0))

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the card as it stands in a variant's text."""
        super().show_variant(variant_text)
        self.remove.hide()
        card = at(variant_text.values, self.route)
        before = at(variant_text.inherited, self.route)
        is_removed = not isinstance(card, Mapping)
        shown = before if is_removed else card
        cards = variant_text.values.get("cards")
        self._show_card(shown if isinstance(shown, Mapping) else {}, before, is_removed=is_removed)
        # Without a parent nothing is changed.
        old = before if variant_text.ancestry.parent else shown
        self.scores.show_card(shown, old, cards if isinstance(cards, Mapping) else {})
        if is_removed:
            self.scores.say_removed()
        for widget in (self.count, self.kind, self.colour, self.scores):
            widget.setEnabled(not is_removed)
        font = self.name.font()
        font.setStrikeOut(is_removed)
        self.name.setFont(font)

    def _show_card(self, card: Mapping[str, Any], before: object, *, is_removed: bool) -> None:
        colour = card.get("colour")
        self.glyph.show_card(self.key, colour if isinstance(colour, str) else None)
        show_number(self.count, card.get("count"))
        if isinstance(colour, str) and self.colour.findData(colour) < 0:
            self.colour.addItem(_swatch(colour), names.colour(colour), colour)
        for key, box in (("kind", self.kind), ("colour", self.colour)):
            word = card.get(key)
            box.show_chosen(word if isinstance(word, str) else None)
            box.setToolTip(plain_tip(box.currentText()))
        if card.get("copies"):
            self.kind.setItemIcon(self.kind.currentIndex(), _kind_icon(mark(card)))
        elif self.kind.currentIndex() >= 0:
            self.kind.setItemIcon(self.kind.currentIndex(), _kind_icon(f"kind-{card.get('kind')}"))
        old = before if isinstance(before, Mapping) else card
        for key, widget in (("count", self.count), ("kind", self.kind), ("colour", self.colour)):
            set_property(widget, "changed", not is_removed and card.get(key) != old.get(key))

    def show_current(self, is_current: bool) -> None:
        """Show whether this is the card of the preview."""
        if is_current != self.is_current:
            self.is_current = is_current
            font = self.name.font()
            font.setBold(is_current)
            self.name.setFont(font)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a bar at the edge of the card that is looked at."""
        super().paintEvent(event)
        if self.is_current:
            QPainter(self).fillRect(0, 1, 3, self.height() - 1, QColor(theme.current().accent))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the card."""
        super().mousePressEvent(event)
        self.picked.emit(self.key)

    # ------------------------------------------------------------ changes

    def _ask(self, inner: Route, value: object) -> None:
        self.wants.emit((*self.route, *inner), value)

    def _take_out(self, inner: Route) -> None:
        """Take a value out: of the text, or by what is worth nothing where a parent says it.

        A bonus for a card that is gone is not worth nothing but removed: no score may name such a card.
        """
        assert self._variant_text is not None
        route = (*self.route, *inner)
        before = _at_any(self._variant_text.inherited, route)
        if before is None:
            self.wants_reset.emit(route)
        elif (
            inner[1:2] in {(way,) for way in scores.BONUSES}
            and inner[-1] not in self._variant_text.values["cards"]
        ):
            self._ask(inner, None)
        else:
            self._ask(inner, scores.nothing(before))

    def _vary(self) -> None:
        inner = ("count",) if self.count.hasFocus() else self.scores.focused() or self.scores.first()
        self.wants_variation.emit((*self.route, *(inner or ("count",))))

    # ------------------------------------------------------------ menus

    def _open_menu(self) -> None:
        self.picked.emit(self.key)
        self._menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _menu(self) -> QMenu:
        assert self._variant_text is not None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        is_removed = self._variant_text.is_removed(self.route)
        if not is_removed:
            self.scores.fill_menu(menu)
            menu.addSeparator()
            vary = menu.addMenu(icon("lab"), self.tr("Vary in the LAB"))
            vary.addAction(self.tr("How many there are")).triggered.connect(
                lambda: self.wants_variation.emit((*self.route, "count"))
            )
            for field in self.scores.fields.values():
                for inner in dict.fromkeys(inner for _, inner in field.chips()):
                    route = (*self.route, *inner)
                    words = (
                        scores.said(inner, {})
                        if len(inner) > 2
                        else scores.title(str(inner[1]) if inner[1] != "hand" else "row")
                    )
                    action = vary.addAction(words)
                    action.triggered.connect(lambda _=False, route=route: self.wants_variation.emit(route))
        text = menu.addAction(icon("yaml"), self.tr("Show in the text"))
        text.triggered.connect(lambda: self.wants_text.emit(self.route))
        if self.mark.isEnabled():
            reset = menu.addAction(icon("revert"), self.mark.accessibleName())
            reset.triggered.connect(self.mark.click)
        if not is_removed:
            words = self.tr("Remove the card {card}").format(card=self.key)
            menu.addAction(icon("delete"), words).triggered.connect(self.ask_removal)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the card."""
        self._menu().popup(event.globalPos())

    def take_focus(self) -> None:
        """Put the keyboard focus on the number of cards."""
        self.count.setFocus()


def _title(part: Mapping[str, Any], key: str) -> str:
    return str(part[key].get("title", key))


def _at_any(values: object, route: Route) -> Any:
    """Give the value at a way whose keys may be numbers in the text."""
    for step in route:
        if not isinstance(values, Mapping):
            return None
        values = next((value for key, value in values.items() if str(key) == str(step)), None)
    return values


@cache
def _kind_icon(name: str) -> QIcon:
    def draw(painter: QPainter, area: QRectF, _: bool) -> None:
        if name != "kind-start":
            paint_glyph(painter, name, area.adjusted(2, 2, -2, -2), theme.current().ink)

    return QIcon(DrawnIcon(draw))


@cache
def _swatch(colour: str) -> QIcon:
    """Give a small square in a colour; an empty one for none."""

    def draw(painter: QPainter, area: QRectF, _: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tones = hue(colour)
        pen = QPen(QColor(theme.current().ink2 if colour == "none" else tones.solid), 1.2)
        if colour == "none":
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if colour == "none" else QColor(tones.band))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 2, 2)

    return QIcon(DrawnIcon(draw))
