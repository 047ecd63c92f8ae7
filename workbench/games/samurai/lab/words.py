"""The lab's words for Samurai: how games end, why winners differ, and what judged them."""

from __future__ import annotations

from workbench.words import QT_TRANSLATE_NOOP

REASONS = {
    "type-exhausted": QT_TRANSLATE_NOOP("lab", "One type gone"),
    "tied-figures": QT_TRANSLATE_NOOP("lab", "Tied figures"),
    "all-gone": QT_TRANSLATE_NOOP("lab", "All figures gone"),
    "no-plays": QT_TRANSLATE_NOOP("lab", "Tokens run out"),
}
CAUSES = {
    "nobody has a majority": (
        QT_TRANSLATE_NOOP("lab", "Final tie-break"),
        QT_TRANSLATE_NOOP(
            "lab", "The games ended alike, nobody had a majority, and the editions judge that differently."
        ),
    ),
    "scoring": (
        QT_TRANSLATE_NOOP("lab", "Scoring"),
        QT_TRANSLATE_NOOP("lab", "The games ended alike with a majority, but the scoring differs."),
    ),
    "ran apart": (
        QT_TRANSLATE_NOOP("lab", "Ran apart"),
        QT_TRANSLATE_NOOP("lab", "The games ran apart before their end and finished with other captures."),
    ),
}
# The stages of the scoring, as the rules form calls them.
STAGES = {
    "majorities-held": QT_TRANSLATE_NOOP("lab", "majorities held"),
    "two-majorities": QT_TRANSLATE_NOOP("lab", "two majorities"),
    "any-majority": QT_TRANSLATE_NOOP("lab", "any majority"),
    "majorities": QT_TRANSLATE_NOOP("lab", "number of majorities"),
    "other-figures": QT_TRANSLATE_NOOP("lab", "other figures"),
    "all-figures": QT_TRANSLATE_NOOP("lab", "all figures"),
}
REMOVED = QT_TRANSLATE_NOOP("SpreadCard", "Removed figures")
REMOVED_UNIT = QT_TRANSLATE_NOOP("SpreadCard", "figures removed by ties")
TABLES = {
    "spaces": QT_TRANSLATE_NOOP("RunFiles", "One row for each space (*.csv)"),
    "tokens": QT_TRANSLATE_NOOP("RunFiles", "One row for each kind of token (*.csv)"),
}
