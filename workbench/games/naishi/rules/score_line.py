"""All scores of one card in a line, and the menu by which ways of scoring come and go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from engine.texts.source import Route
from workbench.dress.icons import icon
from workbench.games.naishi.cards import names
from workbench.games.naishi.rules import scores
from workbench.games.naishi.rules.score_fields import BonusField, PlacesField, ScoreField, StepsField
from workbench.rules.schema_value import SchemaValue
from workbench.widgets.controls import WordBox, set_property
from workbench.widgets.flow import Flow
from workbench.widgets.plain_label import PlainLabel

Key = tuple[str, str]


class ScoreLine(QWidget):
    """The fields of a card's scores, below them what they were before."""

    wants = Signal(object, object)
    """A way inside the card, and the value it should have."""
    wants_out = Signal(object)
    """A way inside the card whose value should go."""

    def __init__(self, place: SchemaValue, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        self.card = str(place.route[-1])
        self.fields: dict[Key, ScoreField] = {}
        self._cards: Mapping[str, Any] = {}
        self._now: dict[str, Any] = {}
        copies = place.inner("copies").part
        words = {
            "character": self.tr("copies a character"),
            "province": self.tr("copies a province"),
        }
        name = f"{names.title(self.card)}: {copies.get('title', 'copies')}"
        self.copies = WordBox(words, copies.get("enumDescriptions", {}), name, self)
        self.copies.setObjectName("small")
        self.copies.activated.connect(lambda _: self.wants.emit(("copies",), self.copies.currentData()))
        self.no_type = PlainLabel(self.tr("adds no type"), self)
        self.no_type.setObjectName("tiny")
        self.nothing = PlainLabel(self.tr("worth nothing"), self)
        self.nothing.setObjectName("tiny")
        self._flow = Flow(gap=6, line_gap=3)
        for widget in (self.copies, self.no_type, self.nothing):
            self._flow.addWidget(widget)
        self.was = PlainLabel(self)
        self.was.setObjectName("tiny")
        self.was.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(1)
        column.addLayout(self._flow)
        column.addWidget(self.was)

    # ------------------------------------------------------------ what is shown

    def show_card(self, card: object, before: object, cards: Mapping[str, Any]) -> None:
        """Show the scores of a card, those of its parent, among the cards of the variant."""
        self._cards = cards
        self._now = scores.scores_of(card)
        keys = _keys(self._now)
        if keys != list(self.fields):
            self._build(keys)
        old = scores.scores_of(before) if isinstance(before, Mapping) else None
        for field in self.fields.values():
            field.show_scores(self._now, old)
        copied = card.get("copies") if isinstance(card, Mapping) else None
        self.copies.setVisible(copied is not None)
        self.copies.show_chosen(copied if isinstance(copied, str) else None)
        old_copied = before.get("copies") if isinstance(before, Mapping) else copied
        set_property(self.copies, "changed", copied is not None and copied != old_copied)
        self.no_type.setVisible(copied is not None)
        self.nothing.setVisible(copied is None and not keys)
        text = scores.was(before, card)
        self.was.setText(text)
        self.was.setVisible(bool(text))

    def say_removed(self) -> None:
        """Say that the variant has removed the card."""
        self.was.setText(self.tr("removed here"))
        self.was.show()

    def _build(self, keys: list[Key]) -> None:
        known, self.fields = self.fields, {}
        for key, field in known.items():
            if key not in keys:
                self._flow.removeWidget(field)
                field.hide()
                field.deleteLater()
        for position, key in enumerate(keys):
            field = known.get(key) or self._made(key)
            self._flow.removeWidget(field)
            self._flow.insert(position, field)
            field.show()
            self.fields[key] = field
        self.updateGeometry()

    def _made(self, key: Key) -> ScoreField:
        way, other = key
        limits = self._limits(way)
        field: ScoreField
        if way == "row":
            field = PlacesField(self.card, limits, self)
        elif way in scores.COUNTS or way == scores.TYPES:
            field = StepsField(self.card, way, limits, self)
        else:
            field = BonusField(self.card, way, other, limits, self, self.colour_of)
        field.wants.connect(self.wants)
        field.wants_out.connect(self.wants_out)
        return field

    def _limits(self, way: str) -> tuple[int, int]:
        inner = self.place.inner("scores", way)
        one = inner if way == "alone" else inner.inner(0) if inner.is_list else inner.inner("any")
        low, high = one.limits
        return (low, high) if low < 0 else (-99, 99)

    def colour_of(self, name: str) -> str | None:
        """Give the colour of a card of the variant."""
        card = self._cards.get(name)
        return card.get("colour") if isinstance(card, Mapping) else None

    # ------------------------------------------------------------ ways that come and go

    def fill_menu(self, menu: QMenu) -> None:
        """Offer every way of scoring, those that the card has ticked."""
        for way in scores.WAYS:
            if way in scores.BONUSES:
                inner = menu.addMenu(scores.title(way))
                for other in self._cards:
                    self._offer(inner, names.title(other), (way, other), icon(other))
            else:
                self._offer(menu, scores.title(way), (way, ""), None)
        menu.addSeparator()
        for kind, title in (
            ("character", self.tr("Copies a character")),
            ("province", self.tr("Copies a province")),
        ):
            action = menu.addAction(title)
            action.setCheckable(True)
            is_on = self.copies.isVisibleTo(self) and self.copies.currentData() == kind
            action.setChecked(is_on)
            if is_on:
                action.triggered.connect(lambda: self.wants_out.emit(("copies",)))
            else:
                action.triggered.connect(lambda _=False, kind=kind: self.wants.emit(("copies",), kind))

    def _offer(self, menu: QMenu, title: str, key: Key, sign: Any) -> None:
        action = menu.addAction(title)
        if sign is not None:
            action.setIcon(sign)
        action.setCheckable(True)
        action.setChecked(key in self.fields)
        action.triggered.connect(lambda is_on: self._set_way(key, is_on=is_on))

    def _set_way(self, key: Key, *, is_on: bool) -> None:
        way, other = key
        if is_on:
            inner: Route = ("scores", way, other) if other else ("scores", way)
            self.wants.emit(inner, scores.WAYS[way].beginning)
        elif way == "row":
            for line in scores.LINES:
                if line in self._now:
                    self.wants_out.emit(("scores", line))
        else:
            self.wants_out.emit(self.fields[key].inner)

    # ------------------------------------------------------------ the focus

    def focused(self) -> Route | None:
        """Give the way to what the chip with the focus shows."""
        here = QApplication.focusWidget()
        for field in self.fields.values():
            for chip, inner in field.chips():
                if chip is here:
                    return inner
        return None

    def first(self) -> Route | None:
        """Give the way to the first score."""
        return next((field.chips()[0][1] for field in self.fields.values() if field.chips()), None)

    def take_focus(self, inner: Route = ()) -> bool:
        """Put the focus on the chip of a value, else on the first."""
        chips = [pair for field in self.fields.values() for pair in field.chips()]
        for chip, way in chips:
            if inner and way == inner[: len(way)]:
                chip.setFocus()
                return True
        if chips:
            chips[0][0].setFocus()
        return bool(chips)


def _keys(now: Mapping[str, Any]) -> list[Key]:
    """Give the fields that scores need, in the order of the card's face."""
    keys: list[Key] = []
    if any(line in now for line in scores.LINES):
        keys.append(("row", ""))
    for way in scores.WAYS:
        if way == "row" or way not in now:
            continue
        if way in scores.BONUSES:
            named = now[way]
            keys += [(way, str(other)) for other in named] if isinstance(named, Mapping) else []
        else:
            keys.append((way, ""))
    return keys
