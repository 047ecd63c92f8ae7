"""The form: a variant's values in cards, generated from its game's schema, a live view of the document's text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from engine.texts.problem import Problem
from workbench.language import told
from workbench.rules.form.cards import Cards, editor_of
from workbench.rules.form.editor import Editor
from workbench.rules.form.heading import Heading
from workbench.rules.form.row import Row
from workbench.rules.variant_text import VariantText
from workbench.widgets.card import Card, ProblemLine
from workbench.widgets.plain_label import PlainLabel


class Form(QWidget):
    """The cards of the variant's game, under a heading that says what the variant extends."""

    wants = Signal(object, object)
    wants_reset = Signal(object)
    wants_variation = Signal(object)
    wants_text = Signal(object)
    chosen = Signal(object)
    """The problem whose place is to be shown."""
    wants_fix = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variant_text: VariantText | None = None
        self.heading = Heading(self)
        self._why: ProblemLine | None = None
        # Where a form in another language stood, as long as this one was not laid out.
        self._place_to_take: tuple[str, int] | None = None
        # Cards are made when a variant of their game is first shown.
        self._cards_by_kind: dict[str, Cards] = {}
        self._shown_cards: Cards | None = None
        self.heading.group_wanted.connect(self.go_to_group)
        self._build()

    def _build(self) -> None:
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setAccessibleName(self.tr("Values of the variant"))
        inner = QWidget(self._area)
        inner.setObjectName("welcome")  # the window's ground, between the cards
        page = QVBoxLayout(inner)
        page.setContentsMargins(14, 12, 14, 16)
        page.setSpacing(10)
        page.addWidget(self.heading)
        self._nothing = PlainLabel(
            self.tr("This text cannot be read as a variant: mend it in the YAML."), inner
        )
        self._nothing.setWordWrap(True)
        self._nothing.hide()
        page.addWidget(self._nothing)
        self._notices = QVBoxLayout()
        page.addLayout(self._notices)
        self._cards_area = QWidget(inner)
        places = QVBoxLayout(self._cards_area)
        places.setContentsMargins(0, 0, 0, 0)
        places.setSpacing(0)
        page.addWidget(self._cards_area)
        page.addStretch(1)
        self._area.setWidget(inner)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)

    def _show_cards(self, kind: str) -> Cards:
        """Show the cards of a game, made now if none of its variants was shown before."""
        cards = self._cards_by_kind.get(kind)
        if cards is None:
            cards = self._cards_by_kind[kind] = Cards(kind, self._cards_area)
            for signal in ("wants", "wants_reset", "wants_variation", "wants_text", "chosen", "wants_fix"):
                getattr(cards, signal).connect(getattr(self, signal))
            places = self._cards_area.layout()
            assert places is not None
            places.addWidget(cards)
        if cards is not self._shown_cards:
            if self._shown_cards is not None:
                self._shown_cards.hide()
            self._shown_cards = cards
            cards.show()
        return cards

    @property
    def editors(self) -> dict[str, Editor]:
        """The editors of the shown variant's game by dotted key."""
        return self._shown_cards.editors if self._shown_cards else {}

    @property
    def rows(self) -> dict[str, Row]:
        """Those of them that are plain rows."""
        return {key: editor for key, editor in self.editors.items() if isinstance(editor, Row)}

    @property
    def cards(self) -> dict[str, Card]:
        """The cards of the shown variant's game by group."""
        return self._shown_cards.cards if self._shown_cards else {}

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the values of another state of the text."""
        self.variant_text = variant_text
        cards = self._show_cards(variant_text.kind)
        self._cards_area.setEnabled(True)
        self._show_page(has_values=True)
        self.heading.show_variant(variant_text)
        self.heading.show_groups(cards.cards)
        cards.show_variant(variant_text)
        self._show_why(None)

    def show_broken(self, problem: Problem | None) -> None:
        """Keep the last values, greyed, and say why the text has none."""
        self._cards_area.setEnabled(False)
        self._show_why(problem)

    def show_unread(self, problem: Problem | None) -> None:
        """Show no values, for the text never had any that can be read, and say why."""
        self.variant_text = None
        self.show_broken(problem)
        self._show_page(has_values=False)

    def _show_page(self, *, has_values: bool) -> None:
        self.heading.setVisible(has_values)
        self._cards_area.setVisible(has_values)
        self._nothing.setVisible(not has_values)

    @property
    def is_greyed(self) -> bool:
        """Say whether the values shown are not those of the text."""
        return not self._cards_area.isEnabled()

    @property
    def reason(self) -> str:
        """Why the values are greyed."""
        return told(self._why.problem.message) if self._why else ""

    def _show_why(self, problem: Problem | None) -> None:
        if self._why is not None:
            if problem == self._why.problem:
                return
            self._notices.removeWidget(self._why)
            self._why.hide()
            self._why.deleteLater()
            self._why = None
        if problem is not None:
            self._why = ProblemLine(problem, self)
            self._why.chosen.connect(self.chosen)
            self._why.wants_fix.connect(self.wants_fix)
            self._notices.addWidget(self._why)

    def show_problems(self, problems: Iterable[Problem], variant_text: VariantText) -> None:
        """Show problems on the cards they belong to."""
        if self._shown_cards is not None:
            self._shown_cards.show_problems(problems, variant_text)

    def take_place(self, other: Form) -> None:
        """Show the same part as another form, as soon as this one is laid out: words of other lengths change it."""
        self._place_to_take = other.place

    @property
    def place(self) -> tuple[str, int] | None:
        """A value in sight and how far below the upper edge it stands: the one that has the focus, else a middle one.

        Nothing at the beginning of the form.
        """
        page, top = self._area.widget(), self._area.verticalScrollBar().value()
        if self._place_to_take is not None or page is None or top == 0:
            return self._place_to_take
        high, focused = self._area.viewport().height(), editor_of(self.window().focusWidget(), self)
        below = {
            key: editor.mapTo(page, QPoint(0, 0)).y() - top
            for key, editor in self.editors.items()
            if editor.isVisibleTo(page)
        }
        in_sight = [key for key, start in below.items() if 0 <= start < high]
        key = next((key for key in in_sight if self.editors[key] is focused), "")
        key = key or min(in_sight, key=lambda each: abs(below[each] - high // 2), default="")
        return (key, below[key]) if key else None

    def showEvent(self, event: QShowEvent) -> None:
        """Go to the place that was taken over."""
        super().showEvent(event)
        if self._place_to_take is not None:
            QTimer.singleShot(0, self, partial(self._go_to_place, -1))

    def _go_to_place(self, length_before: int) -> None:
        """Scroll there, and again as long as the layout still changes."""
        bar, page = self._area.verticalScrollBar(), self._area.widget()
        key, below = self._place_to_take or ("", 0)
        if page is None or key not in self.editors:
            self._place_to_take = None
            return
        bar.setValue(self.editors[key].mapTo(page, QPoint(0, 0)).y() - below)
        if bar.maximum() == length_before:
            self._place_to_take = None
        else:
            QTimer.singleShot(0, self, partial(self._go_to_place, bar.maximum()))

    def go_to_group(self, group: str) -> None:
        """Show a card from its top, and give its first value the focus."""
        card, page = self.cards[group], self._area.widget()
        assert page is not None
        self._area.verticalScrollBar().setValue(card.mapTo(page, QPoint(0, 0)).y() - 12)
        first = next(editor for editor in self.editors.values() if card.isAncestorOf(editor))
        first.take_focus()

    def jump(self, key: str) -> bool:
        """Show the field of a value by its dotted key and give it the focus."""
        target = self._shown_cards.editor_at(tuple(key.split("."))) if self._shown_cards else None
        if target is None:
            return False
        self._area.ensureWidgetVisible(target, 0, 80)
        target.take_focus()
        return True
