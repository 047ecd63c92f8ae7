"""A row of the form: how a value stands, its label and its field, and the way to the LAB."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.rules.experiments import is_varied
from workbench.rules.form.editor import Editor
from workbench.rules.form.field import Field
from workbench.rules.form.fields import field_for
from workbench.rules.schema_value import SchemaValue
from workbench.rules.spelling import grouped_label, spelled
from workbench.rules.variant_text import Standing, VariantText, dotted
from workbench.widgets.controls import ChangeMark, QuietButton
from workbench.widgets.plain_label import PlainLabel

LABEL_WIDTH = 98


class Row(Editor):
    """One value with everything that belongs to it."""

    def __init__(
        self,
        place: SchemaValue,
        parent: QWidget | None = None,
        make_field: Callable[[SchemaValue, QWidget], Field] = field_for,
    ) -> None:
        super().__init__(place, parent)
        self.title = grouped_label(place.route, place.kind)
        self._can_be_taken_out = False
        self.setObjectName(f"row-{dotted(self.route)}")
        self.setMinimumHeight(theme.HEIGHT["form row"])
        self.mark = ChangeMark(self.title, self)
        self.mark.clicked.connect(lambda: self.wants_reset.emit(self.route))
        self.label = PlainLabel(self.title, self)
        self.label.setWordWrap(True)
        self.label.setFixedWidth(LABEL_WIDTH)
        self.label.setToolTip(f"{place.description}\n\n{dotted(self.route)}")
        self.field = make_field(place, self)
        self.field.setAccessibleDescription(place.description)
        self.label.setBuddy(self.field)
        self.hint = PlainLabel(self)
        self.hint.setObjectName("hint")
        self.field.line.addWidget(self.hint)
        self.vary = QuietButton("lab", self.tr("Vary {value} in the LAB").format(value=self.title), self)
        self.vary.setVisible(is_varied(place))
        self.vary.clicked.connect(lambda: self.wants_variation.emit(self.route))
        self.field.wants.connect(self.wants)
        self.field.wants_reset.connect(self.wants_reset)
        self._lay_out(self.vary)

    def _lay_out(self, vary: QuietButton) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 3, 2, 3)
        row.setSpacing(2)
        middle = Qt.AlignmentFlag.AlignVCenter
        row.addWidget(self.mark, 0, middle)
        row.addWidget(self.label, 0, middle)
        row.addWidget(self.field, 1)
        row.addWidget(vary, 0, middle)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the value and how it stands."""
        standing = variant_text.standing(self.route)
        self.field.show_variant(variant_text)
        hint = self._hint(standing, variant_text)
        self.mark.show_mark(standing.mark, standing.origin, hint)
        self.hint.setText(hint)
        self._fit_hint()
        self._can_be_taken_out = standing.is_own or (
            variant_text.says(self.route) and not self.place.is_required
        )

    def _hint(self, standing: Standing, variant_text: VariantText) -> str:
        if standing.mark == "inherited":
            return self.tr("from {variant}").format(variant=standing.origin)
        if not standing.is_own or standing.inherited is None:
            return ""
        if standing.inherited == standing.value:
            return self.tr("as in {variant}").format(variant=variant_text.ancestry.names[0])
        said = spelled(self.route, standing.inherited, self.place.kind)
        return self.tr("was {value}").format(value=said) if len(said) <= 32 else ""

    def _fit_hint(self) -> None:
        """Show the hint where it stands beside the field; on a line of its own it would move all rows below.

        What it says is in the tip of the mark as well.
        """
        has_room = self.field.line.has_room_for(self.hint, self.field.width())
        self.hint.setVisible(bool(self.hint.text()) and has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again whether there is room for the hint."""
        super().resizeEvent(event)
        self._fit_hint()

    def take_focus(self) -> None:
        """Put the keyboard focus into the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the value."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        reset = menu.addAction(icon("revert"), self.tr("Reset to inherited"))
        reset.setEnabled(self._can_be_taken_out)
        reset.triggered.connect(lambda: self.wants_reset.emit(self.route))
        vary = menu.addAction(icon("lab"), self.tr("Vary in the LAB"))
        vary.setEnabled(is_varied(self.place))
        vary.triggered.connect(lambda: self.wants_variation.emit(self.route))
        text = menu.addAction(icon("yaml"), self.tr("Show in the text"))
        text.triggered.connect(lambda: self.wants_text.emit(self.route))
        menu.popup(event.globalPos())
