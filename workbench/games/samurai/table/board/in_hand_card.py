"""The card that says what is in hand, and why a space is not legal."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.games.samurai.table.gesture import Gesture
from workbench.games.samurai.table.naming import Names
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.table.corner_card import CornerCard


class InHandCard(CornerCard):
    """Says what is in hand and where it counts, or why it cannot go where the mouse is."""

    def __init__(self, gesture: Gesture, parent: QWidget) -> None:
        super().__init__("hex", parent)
        self._gesture = gesture

    def show_for(self, sitting: SamuraiSitting | None, looked_at: int | None) -> None:
        """Show what is in hand now."""
        gesture = self._gesture
        if sitting is None or gesture.picked is None:
            self.put_away()
            return
        reason = gesture.why_not(looked_at) if looked_at is not None else ""
        self.tell(self._title(sitting), reason or self._effect(sitting.names))

    def _title(self, sitting: SamuraiSitting) -> str:
        gesture = self._gesture
        assert gesture.picked is not None
        names, count = sitting.names, len(gesture.legal)
        if gesture.is_draft:
            text = self.tr("{figure}: {count} settlements can take it")
            return text.format(figure=names.figure_title(gesture.picked), count=count)
        if gesture.is_swap:
            text = self.tr("{token}: {count} settlements")
        elif gesture.is_lift and gesture.lifted is None:
            text = self.tr("{token}: {count} of your tokens")
        else:
            text = self.tr("{token}: {count} legal hexes")
        return text.format(token=names.token_title(gesture.picked), count=count)

    def _effect(self, names: Names) -> str:
        gesture = self._gesture
        if gesture.is_draft:
            return self.tr("The largest settlements are filled first.")
        if gesture.is_swap:
            text = (
                self.tr("Choose a figure.")
                if gesture.swapped is None
                else self.tr("Choose the other figure.")
            )
            return self.tr("{step} Esc to put back.").format(step=text)
        if gesture.is_lift:
            text = (
                self.tr("Choose your token.") if gesture.lifted is None else self.tr("Choose its new place.")
            )
            return self.tr("{step} Esc to put back.").format(step=text)
        kind = names.kinds[gesture.picked or ""]
        if set(kind.influences) == set(names.types):
            return self.tr("Counts for all figures. Esc to put back.")
        counted = ", ".join(names.figure(figure) for figure in kind.influences)
        return self.tr("Counts for {figures} only. Esc to put back.").format(figures=counted)
