"""What everything on the form has that edits a value: a row, a table, a strip of cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QFrame, QWidget

from engine.texts.source import Route
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import QuietButton, redraw_quiet


class Editor(QFrame):
    """Shows a value of a variant with all that belongs to it, and asks for changes; the text decides what comes."""

    wants = Signal(object, object)
    """A route and the value it should have."""
    wants_reset = Signal(object)
    """The route whose value should be the parent's again."""
    wants_variation = Signal(object)
    """The route whose value is to be varied in the LAB."""
    wants_text = Signal(object)
    """The route whose place in the text is to be shown."""
    hint_changed = Signal(str)
    """What the card that it stands on should say beside its title."""

    # Whether it needs the form's whole width, and what its card says beside its title.
    is_wide = False
    card_hint = ""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.route = place.route
        self.vary: QuietButton | None = None

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the value as it stands in a variant's text."""
        raise NotImplementedError

    def follow(self, inner: Editor) -> None:
        """Ask for what an editor inside asks for."""
        inner.wants.connect(self.wants)
        inner.wants_reset.connect(self.wants_reset)
        inner.wants_variation.connect(self.wants_variation)
        inner.wants_text.connect(self.wants_text)

    def reach(self, route: Route) -> None:
        """Make ready to show a value that lies inside, where not everything is seen at once."""

    def take_focus(self) -> None:
        """Put the keyboard focus where the value is edited."""
        self.setFocus()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the quiet buttons while the mouse is here."""
        super().enterEvent(event)
        redraw_quiet(self)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the quiet buttons again."""
        super().leaveEvent(event)
        redraw_quiet(self)
