"""How a game is to be played: where chance begins, what is hidden, and whether things move."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSpinBox, QWidget

from workbench.dress import typeface
from workbench.table.form_rows import GAP, LABEL_WIDTH, bare, lay_rows, named_row
from workbench.widgets.card import Card
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip
from workbench.widgets.segment import Segment

MOST_SEED = 999_999_999
HOT_SEAT, SEES_ALL = "hot-seat", "sees-all"


class PlayOptions(Card):
    """A seed with dice, the switch between hot seat and designer sees all, and a tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("How it is played"))
        self.setAccessibleName(self.title.text())
        lay_rows(self)
        self.seed = QSpinBox(self)
        self.seed.setRange(0, MOST_SEED)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("Where chance begins: the same seed gives the same start."))
        self.seed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.dice = IconButton("dice", self.tr("Another seed"), self, icon_size=18)
        self.dice.clicked.connect(self.roll)
        seeds = QWidget(self)
        seeds.setAccessibleName(self.seed.accessibleName())
        row = bare(QHBoxLayout(seeds), 6)
        row.addWidget(self.seed)
        row.addWidget(self.dice)
        self.body.addLayout(named_row(seeds, self))
        self.hidden = Segment(self.tr("Hidden information"), self)
        self.hidden.show_choices(
            {HOT_SEAT: self.tr("Hot seat"), SEES_ALL: self.tr("Designer sees all")},
            {HOT_SEAT: "lock", SEES_ALL: "eye"},
            self._tips(),
        )
        self.hidden.show_chosen(HOT_SEAT)
        self.hidden.chosen.connect(self.hidden.show_chosen)
        self.body.addLayout(named_row(self.hidden, self))
        self.why_fixed = PlainLabel(self)
        self.why_fixed.setObjectName("hint")
        self.why_fixed.setFont(typeface.style("hint"))
        self.why_fixed.setWordWrap(True)
        self.body.addLayout(self._indented(self.why_fixed))
        self.animates = QCheckBox(self)
        self.animates.setChecked(True)
        self.body.addLayout(self._indented(self.animates))
        self.roll()

    def _indented(self, widget: QWidget) -> QHBoxLayout:
        """Put something below the fields, without a name before it."""
        row = QHBoxLayout()
        row.addSpacing(LABEL_WIDTH + GAP)
        row.addWidget(widget, 1)
        return row

    def _tips(self) -> tuple[str, str]:
        return (
            self.tr("A screen goes up whenever the device passes to another person."),
            self.tr("All hands lie open, for trying things out."),
        )

    def show_hiding(self, *, is_open: bool, people: int) -> None:
        """Offer to hide hands where several people share the screen; elsewhere say why there is nothing to choose."""
        why = ""
        if is_open:
            why = self.tr("Nothing is hidden in this game.")
        elif people < 2:
            why = self.tr("There is nobody at this screen to hide from; the toolbar shows all hands later.")
        self.hidden.setEnabled(not why)
        self.why_fixed.setText(why)
        self.why_fixed.setVisible(bool(why))
        for button, tip in zip(self.hidden.buttons.values(), self._tips(), strict=True):
            button.setToolTip(plain_tip(why or tip))

    def show_motion(self, words: str) -> None:
        """Offer to let things move, in a game's words; nothing where nothing can."""
        self.animates.setText(words)
        self.animates.setAccessibleName(words)
        self.animates.setVisible(bool(words))

    def roll(self) -> None:
        """Take another seed."""
        from engine import agents

        self.seed.setValue(agents.fresh_seed())

    @property
    def is_hot_seat(self) -> bool:
        """Say whether everybody sees only their own hand."""
        return self.hidden.buttons[HOT_SEAT].isChecked()

    def show_options(self, *, is_hot_seat: bool, animates: bool) -> None:
        """Show how a game was played."""
        self.hidden.show_chosen(HOT_SEAT if is_hot_seat else SEES_ALL)
        self.animates.setChecked(animates)
