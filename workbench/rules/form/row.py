"""A row of the form: how a value stands, its label and its field, and the way to the LAB."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from engine.texts.source import Route
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.rules import schema_words
from workbench.rules.experiments import NOT_VARIED
from workbench.rules.form.field import Field
from workbench.rules.form.fields import field_for
from workbench.rules.spelling import spelled
from workbench.rules.variant_text import Standing, VariantText, dotted
from workbench.widgets.controls import ChangeMark, QuietButton, redraw_quiet
from workbench.widgets.plain_label import PlainLabel

LABEL_WIDTH = 98


class Row(QWidget):
    """One value with everything that belongs to it."""

    wants = Signal(object, object)
    wants_reset = Signal(object)
    wants_variation = Signal(object)
    """The route whose value is to be varied in the LAB."""
    wants_text = Signal(object)
    """The route whose place in the text is to be shown."""

    def __init__(self, route: Route, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        part = schema_words.properties(route)
        self.route = route
        self.title = str(part.get("title", route[-1]))
        self.setObjectName(f"row-{dotted(route)}")
        self.setMinimumHeight(theme.HEIGHT["form row"])
        self.mark = ChangeMark(self.title, self)
        self.mark.clicked.connect(lambda: self.wants_reset.emit(self.route))
        self.label = PlainLabel(self.title, self)
        self.label.setWordWrap(True)
        self.label.setFixedWidth(LABEL_WIDTH)
        tip = f"{part.get('description', '')}\n\n{dotted(route)}"
        self.label.setToolTip(tip)
        self.field: Field = field_for(route, self)
        self.field.setAccessibleDescription(part.get("description", ""))
        self.label.setBuddy(self.field)
        self.hint = PlainLabel(self)
        self.hint.setObjectName("hint")
        self.field.line.addWidget(self.hint)
        vary = self.tr("Vary {value} in the LAB").format(value=self.title)
        self.vary = QuietButton("lab", vary, self)
        self.vary.setVisible(route not in NOT_VARIED)
        self.vary.clicked.connect(lambda: self.wants_variation.emit(self.route))
        self.field.wants.connect(self.wants)
        self.field.wants_reset.connect(self.wants_reset)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 3, 2, 3)
        row.setSpacing(2)
        middle = Qt.AlignmentFlag.AlignVCenter
        row.addWidget(self.mark, 0, middle)
        row.addWidget(self.label, 0, middle)
        row.addWidget(self.field, 1)
        row.addWidget(self.vary, 0, middle)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the value and how it stands."""
        standing = variant_text.standing(self.route)
        self.field.show_variant(variant_text)
        self.mark.show_mark(standing.mark, standing.origin)
        self.hint.setText(self._hint(standing, variant_text))
        self.hint.setVisible(bool(self.hint.text()))

    def _hint(self, standing: Standing, variant_text: VariantText) -> str:
        if standing.mark == "inherited":
            return self.tr("from {variant}").format(variant=standing.origin)
        if not standing.is_own or standing.inherited is None:
            return ""
        if standing.inherited == standing.value:
            return self.tr("as in {variant}").format(variant=variant_text.ancestry.names[0])
        said = spelled(self.route, standing.inherited)
        return self.tr("was {value}").format(value=said) if len(said) <= 32 else ""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the value."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        reset = menu.addAction(icon("revert"), self.tr("Reset to inherited"))
        reset.setEnabled(self.mark.isEnabled())
        reset.triggered.connect(self.mark.click)
        vary = menu.addAction(icon("lab"), self.tr("Vary in the LAB"))
        vary.setEnabled(self.vary.isVisibleTo(self))
        vary.triggered.connect(self.vary.click)
        text = menu.addAction(icon("yaml"), self.tr("Show in the text"))
        text.triggered.connect(lambda: self.wants_text.emit(self.route))
        menu.popup(event.globalPos())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the quiet buttons while the mouse is here."""
        super().enterEvent(event)
        redraw_quiet(self)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the quiet buttons again."""
        super().leaveEvent(event)
        redraw_quiet(self)
