"""What can be done in the lab."""

from __future__ import annotations

from workbench.action import Action
from workbench.words import QT_TRANSLATE_NOOP

ACTIONS = (
    Action(
        "experiment.new",
        QT_TRANSLATE_NOOP("actions", "&New experiment"),
        QT_TRANSLATE_NOOP("actions", "Start an experiment that compares two editions."),
        "files.new_experiment",
        menu="Experiment/new",
        icon="lab",
    ),
    Action(
        "experiment.shipped",
        QT_TRANSLATE_NOOP("actions", "&Shipped experiments"),
        QT_TRANSLATE_NOOP("actions", "Open an experiment that came with Daimyo; editing it makes a copy."),
        "files.fill_shipped_menu",
        menu="Experiment/new",
        argument="experiment",
        fills_menu=True,
    ),
)
