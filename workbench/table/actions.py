"""What can be done at the table."""

from __future__ import annotations

from workbench.action import Action
from workbench.words import QT_TRANSLATE_NOOP

ACTIONS = (
    Action(
        "play.new",
        QT_TRANSLATE_NOOP("actions", "&New game"),
        QT_TRANSLATE_NOOP("actions", "Choose a map and a variant, and play."),
        "window.show_workspace",
        menu="Play/new",
        icon="table",
        argument="table",
    ),
)
