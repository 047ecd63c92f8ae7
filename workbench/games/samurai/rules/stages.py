"""The scoring stages in their order."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.rules.form.order_strip import OrderStrip, OrderWords
from workbench.rules.schema_value import SchemaValue


class StageStrip(OrderStrip):
    """The stages of the scoring; the first that separates players decides."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.card_hint = self.tr("the first stage that separates players decides")

    def words(self) -> OrderWords:
        """Call the words stages."""
        return OrderWords(
            self.tr("Stage {number}: {word}. Alt and an arrow move it, Delete takes it out."),
            self.tr("Take the stage out: {word}"),
            self.tr("Add a stage"),
            self.tr("Vary the stages in the LAB"),
            self.tr("The last stage stays: without any nobody could win."),
        )
