"""What can be done with a variant."""

from __future__ import annotations

from workbench.action import Action
from workbench.words import QT_TRANSLATE_NOOP

HERE = ("rules",)

ACTIONS = (
    Action(
        "rules.new",
        QT_TRANSLATE_NOOP("actions", "&New variant of"),
        QT_TRANSLATE_NOOP("actions", "Start a variant that changes an edition or another variant."),
        "files.fill_new_variant_menu",
        menu="Rules/new",
        icon="rules",
        fills_menu=True,
    ),
    Action(
        "rules.shipped",
        QT_TRANSLATE_NOOP("actions", "&Shipped variants"),
        QT_TRANSLATE_NOOP(
            "actions", "Open an edition or variant that came with Daimyo; editing it makes a copy."
        ),
        "files.fill_shipped_menu",
        menu="Rules/new",
        argument="variant",
        fills_menu=True,
    ),
    Action(
        "rules.child",
        QT_TRANSLATE_NOOP("actions", "New &child variant"),
        QT_TRANSLATE_NOOP("actions", "Start a variant that changes the shown one."),
        "workspace.new_document",
        menu="Rules/new",
        icon="branch",
        toolbar="variant",
        is_labelled=True,
        workspaces=HERE,
        when="files.has_document",
    ),
    Action(
        "rules.duplicate",
        QT_TRANSLATE_NOOP("actions", "&Duplicate"),
        QT_TRANSLATE_NOOP("actions", "Start a variant with the text of the shown one."),
        "workspace.duplicate",
        menu="Rules/new",
        icon="copy",
        toolbar="variant",
        is_labelled=True,
        workspaces=HERE,
        when="files.has_document",
    ),
    Action(
        "rules.reset",
        QT_TRANSLATE_NOOP("actions", "&Reset the value"),
        QT_TRANSLATE_NOOP("actions", "Take the value that has the focus back to that of the parent variant."),
        "workspace.reset_focused",
        menu="Rules/change",
        shortcut="Ctrl+Backspace",
        icon="revert",
        workspaces=HERE,
        when="workspace.can_reset_focused",
    ),
    Action(
        "rules.vary",
        QT_TRANSLATE_NOOP("actions", "&Vary the value in the LAB"),
        QT_TRANSLATE_NOOP("actions", "Start an experiment that varies the value that has the focus."),
        "workspace.vary_focused",
        menu="Rules/change",
        shortcut="Ctrl+Shift+L",
        icon="lab",
        workspaces=HERE,
        when="workspace.has_focused_value",
    ),
    Action(
        "rules.duel",
        QT_TRANSLATE_NOOP("actions", "D&uel in the LAB"),
        QT_TRANSLATE_NOOP(
            "actions",
            "Start an experiment with this variant and the one it is compared with, on the same seeds.",
        ),
        "workspace.duel",
        menu="Rules/compare",
        icon="compare",
        workspaces=HERE,
        when="files.has_document",
    ),
    Action(
        "rules.playtest",
        QT_TRANSLATE_NOOP("actions", "&Playtest"),
        QT_TRANSLATE_NOOP("actions", "Play the shown variant at the table."),
        "workspace.playtest",
        menu="Rules/check",
        icon="table",
        workspaces=HERE,
        when="files.has_document",
    ),
    Action(
        "rules.next_view",
        QT_TRANSLATE_NOOP("actions", "Form, both or te&xt"),
        QT_TRANSLATE_NOOP("actions", "Go on from the form to form and text, to the text alone, and back."),
        "workspace.next_view",
        menu="View/panes",
        shortcut="Ctrl+E",
        icon="split",
        workspaces=HERE,
        when="files.has_document",
    ),
)
