"""The lab's words: cells, line-ups, reasons, causes and numbers as people read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from workbench.rules.family import short_title
from workbench.rules.spelling import label_of, spelled
from workbench.shelf import shelved
from workbench.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from engine.numbers.plan import Cell

translate = QCoreApplication.translate

REASONS = {
    "type-exhausted": QT_TRANSLATE_NOOP("lab", "One type gone"),
    "tied-figures": QT_TRANSLATE_NOOP("lab", "Tied figures"),
    "all-gone": QT_TRANSLATE_NOOP("lab", "All figures gone"),
    "no-plays": QT_TRANSLATE_NOOP("lab", "Tokens run out"),
}
# By the engine's word for why two variants name different winners: short, and as a sentence.
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
    "ended earlier": (
        QT_TRANSLATE_NOOP("lab", "End"),
        QT_TRANSLATE_NOOP("lab", "The games went alike until one of them had ended."),
    ),
    "other effect": (
        QT_TRANSLATE_NOOP("lab", "Other effect"),
        QT_TRANSLATE_NOOP("lab", "The games went alike until the same play had another effect."),
    ),
    "other play": (
        QT_TRANSLATE_NOOP("lab", "Other play"),
        QT_TRANSLATE_NOOP("lab", "The games went alike until another play was chosen."),
    ),
    "other start": (
        QT_TRANSLATE_NOOP("lab", "Other start"),
        QT_TRANSLATE_NOOP("lab", "The games began differently."),
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
UNPAIRED = {
    "game": QT_TRANSLATE_NOOP("lab", "The games are not paired: they are different games."),
    "players": QT_TRANSLATE_NOOP("lab", "The games are not paired: the numbers of players differ."),
    "lineup": QT_TRANSLATE_NOOP("lab", "The games are not paired: other agents play."),
    "rotates": QT_TRANSLATE_NOOP("lab", "The games are not paired: seats rotate in only one of them."),
    "seed": QT_TRANSLATE_NOOP("lab", "The games are not paired: their seeds differ."),
    "spaces": QT_TRANSLATE_NOOP("lab", "The games are not paired: the boards differ."),
}


def variant_label(cell: Cell) -> str:
    """Name a cell's variant by its title, with the values that were changed in it."""
    return ", ".join([_title(cell), *_changes(cell)])


def titled(variant: str, changes: Mapping[str, Any]) -> str:
    """Name a variant by its name alone, as far as its title is known without reading it.

    >>> titled("1998-german", {}), titled("my/quick.yaml", {})
    ('1998 German', 'quick.yaml')
    """
    known = next((each.title for each in shelved("variant") if each.name == variant), "")
    title = _shortened(known) if known else map_label(variant)
    return ", ".join([title, *_spelled(changes)])


def _title(cell: Cell) -> str:
    return _shortened(str(cell.values.get("title") or cell.variant))


def _shortened(title: str) -> str:
    return short_title(title).replace("1998, ", "1998 ")


def _changes(cell: Cell) -> list[str]:
    return _spelled(cell.changes)


def _spelled(changes: Mapping[str, Any]) -> list[str]:
    routes = {tuple(key.split(".")): value for key, value in changes.items()}
    return [f"{label_of(route)}: {spelled(route, value)}" for route, value in routes.items()]


def map_label(name: str) -> str:
    """Name a map: a shipped name as it is, a file by its name alone.

    >>> map_label("japan"), map_label("/maps/my-island.yaml")
    ('japan', 'my-island.yaml')
    """
    return PurePath(name).name


def lineup_label(lineup: Sequence[str]) -> str:
    """Say who plays: one name with a number where all are the same.

    >>> lineup_label(["greedy"] * 4), lineup_label(["greedy", "random"])
    ('4 × greedy', 'greedy, random')
    """
    if len(set(lineup)) == 1 and len(lineup) > 1:
        return f"{len(lineup)} × {lineup[0]}"
    return ", ".join(lineup)


def labels_of(cells: Sequence[Cell]) -> list[str]:
    """Name cells that stand side by side: the variant, and whatever else tells them apart."""
    parts: list[list[str]] = [[variant_label(cell)] for cell in cells]
    if len(cells) > 1 and len({_title(cell) for cell in cells}) == 1:
        # The same variant with several values: only what differs need be said.
        shared = set.intersection(*(set(_changes(cell)) for cell in cells))
        short = [[change for change in _changes(cell) if change not in shared] for cell in cells]
        parts = [[", ".join(said)] for said in short] if all(short) else parts
    told = (
        [map_label(cell.map) for cell in cells],
        [lineup_label(cell.lineup) for cell in cells],
        [translate("lab", "seed {seed}").format(seed=cell.seed) for cell in cells],
    )
    for said in told:
        if len(set(said)) > 1:
            for part, more in zip(parts, said, strict=True):
                part.append(more)
    labels = [" · ".join(part) for part in parts]
    # What cannot be told apart is numbered.
    return [
        f"{label} ({labels[: place + 1].count(label)})" if labels.count(label) > 1 else label
        for place, label in enumerate(labels)
    ]


def reason_label(name: str) -> str:
    """Say how a game ended."""
    return translate("lab", REASONS[name]) if name in REASONS else name


def cause_label(name: str, by: str = "") -> str:
    """Say in a few words why winners differ, and what ended or judged the games."""
    said = translate("lab", CAUSES[name][0]) if name in CAUSES else name
    return f"{said}: {_by_label(by)}" if by else said


def _by_label(by: str) -> str:
    if by in REASONS:
        return reason_label(by)
    return " / ".join(
        translate("lab", STAGES[stage]) if stage in STAGES else stage for stage in by.split(" against ")
    )


def cause_sentence(name: str) -> str:
    """Say in a sentence why winners differ."""
    return translate("lab", CAUSES[name][1]) if name in CAUSES else name


def seat_label(seat: int) -> str:
    """Name a seat; people count from one."""
    return translate("lab", "Seat {number}").format(number=seat + 1)


def whole(number: float) -> str:
    """Write a whole number with its thousands apart.

    >>> whole(1234567)
    '1,234,567'
    """
    return f"{number:,.0f}"


def in_percent(rate: Estimate) -> str:
    """Write a rate in percent, with its interval.

    >>> from engine.metrics.statistics import Estimate
    >>> in_percent(Estimate(0.034, 0.032, 0.036, 1000))
    '3.4 ± 0.2'
    """
    return f"{100 * rate.value:.1f} ± {100 * rate.half_width:.1f}"


def duration(seconds: float) -> str:
    """Say how long something takes, as roughly as people do."""
    if seconds < 1:
        return translate("lab", "under a second")
    if seconds < 100:
        return translate("lab", "about {count} s").format(count=round(seconds))
    if seconds < 100 * 60:
        return translate("lab", "about {count} min").format(count=round(seconds / 60))
    return translate("lab", "about {count} h").format(count=f"{seconds / 3600:.1f}")


def time_left(seconds: float) -> str:
    """Say how long something still takes, to the second while that is near."""
    minutes, rest = divmod(round(seconds), 60)
    if minutes >= 60:
        return translate("lab", "{hours} h {minutes} min left").format(
            hours=minutes // 60, minutes=minutes % 60
        )
    if minutes:
        return translate("lab", "{minutes} min {seconds} s left").format(minutes=minutes, seconds=rest)
    return translate("lab", "{seconds} s left").format(seconds=rest)
