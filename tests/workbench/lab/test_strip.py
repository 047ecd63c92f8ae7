"""The strip above a question's answer: what has no room folds, and nothing is cut off."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QProgressBar, QPushButton, QWidget

from workbench.lab.questions.choice_field import ChoiceField
from workbench.lab.questions.strip import Progress, Strip
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.plain_label import PlainLabel


def test_words_side_by_side_are_never_cut_off(qtbot):
    """However wide the strip is, the choices stand there in full, or folded to a list."""
    around = QWidget()
    qtbot.addWidget(around)
    title = ElidedCombo(around)
    title.setMinimumContentsLength(6)
    title.setFixedWidth(150)
    budget = QComboBox(around)
    budget.addItems(["30 s", "2 min", "10 min", "1 h", "Andere…"])
    choice = ChoiceField(budget, "Aufwand", around)
    progress = Progress(QProgressBar(around), PlainLabel("", around), around)
    buttons = [QPushButton("2 Minuten mehr", around), QPushButton("Untersuchen", around)]
    strip = Strip([("Variante", title), ("Aufwand", choice)], [choice], progress, buttons, around)
    around.show()
    for width in range(720, 1100, 4):
        strip.resize(width, 120)
        shown = choice.segment if choice.segment.isVisible() else budget
        assert shown.width() >= shown.sizeHint().width(), width
