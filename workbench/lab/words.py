"""The lab's words: cells, line-ups, reasons, causes and numbers as people read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from workbench.lab.parts import parts_of
from workbench.numerals import decimal, shortly
from workbench.rules.spelling import headed_label, spelled
from workbench.rules.titles import short_title
from workbench.shelf import shelved
from workbench.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from engine.numbers.plan import Cell

translate = QCoreApplication.translate

# By the engine's word for why two variants name different winners: short, and as a sentence.
CAUSES = {
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
        QT_TRANSLATE_NOOP("lab", "The games ran apart before their end."),
    ),
}
UNPAIRED = {
    "game": QT_TRANSLATE_NOOP("lab", "The games are not paired: they are different games."),
    "players": QT_TRANSLATE_NOOP("lab", "The games are not paired: the numbers of players differ."),
    "lineup": QT_TRANSLATE_NOOP("lab", "The games are not paired: other agents play."),
    "rotates": QT_TRANSLATE_NOOP("lab", "The games are not paired: seats rotate in only one of them."),
    "seed": QT_TRANSLATE_NOOP("lab", "The games are not paired: their seeds differ."),
    "setting": QT_TRANSLATE_NOOP("lab", "The games are not paired: the boards differ."),
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
    title = short_title(known) if known else PurePath(variant).name
    return ", ".join([title, *_spelled(changes)])


def _title(cell: Cell) -> str:
    return short_title(str(cell.values.get("title") or cell.variant))


def _changes(cell: Cell) -> list[str]:
    return _spelled(cell.changes, f"variant/{cell.game}")


def _spelled(changes: Mapping[str, Any], kind: str = "") -> list[str]:
    routes = {tuple(key.split(".")): value for key, value in changes.items()}
    return [f"{headed_label(route, kind)}: {spelled(route, value, kind)}" for route, value in routes.items()]


def map_label(name: str) -> str:
    """Name a map: a shipped one by its title, a file by its name alone.

    >>> map_label("inland-sea"), map_label("/maps/my-island.yaml")
    ('Inland Sea', 'my-island.yaml')
    """
    return next((each.title for each in shelved("map") if each.name == name), PurePath(name).name)


def lineup_label(lineup: Sequence[str]) -> str:
    """Say who plays: one name with a number where all are the same.

    >>> lineup_label(["greedy"] * 4), lineup_label(["greedy", "random"])
    ('4 × greedy', 'greedy, random')
    """
    if len(set(lineup)) == 1 and len(lineup) > 1:
        return f"{len(lineup)} × {lineup[0]}"
    return ", ".join(lineup)


def cell_label(cell: Cell) -> str:
    """Name a cell alone: its variant, its map if there is one, how many play and who."""
    where = [map_label(cell.map)] if cell.map else []
    return ", ".join([variant_label(cell), *where, lineup_label(cell.lineup)])


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


def reason_label(name: str, game: str) -> str:
    """Say how a game ended."""
    known = parts_of(game).reasons
    return translate(*known[name]) if name in known else name


def cause_label(name: str, by: str, game: str) -> str:
    """Say in a few words why winners differ, and what ended or judged the games."""
    said = _cause(name, game)[0]
    return f"{said}: {_by_label(by, game)}" if by else said


def cause_sentence(name: str, game: str) -> str:
    """Say in a sentence why winners differ."""
    return _cause(name, game)[1]


def _cause(name: str, game: str) -> tuple[str, str]:
    own = parts_of(game).causes
    if name in own:
        short, sentence = own[name]
        return translate(*short), translate(*sentence)
    told = CAUSES.get(name, (name, name))
    return translate("lab", told[0]), translate("lab", told[1])


def _by_label(by: str, game: str) -> str:
    known = {**parts_of(game).stages, **parts_of(game).reasons}
    return " / ".join(translate(*known[each]) if each in known else each for each in by.split(" against "))


def seat_label(seat: int) -> str:
    """Name a seat; people count from one."""
    return translate("lab", "Seat {number}").format(number=seat + 1)


def in_percent(rate: Estimate) -> str:
    """Write a rate in percent, with its interval.

    >>> from engine.metrics.statistics import Estimate
    >>> in_percent(Estimate(0.034, 0.032, 0.036, 1000)), in_percent(Estimate(1.0, 0.758, 1.0, 12))
    ('3.4 ± 0.2', '100.0 (75.8 to 100.0)')
    """
    return f"{decimal(100 * rate.value)} {interval(rate, 100)}"


def interval(value: Estimate, scale: float = 1.0, places: int = 1) -> str:
    """Write what may be said of how far a number is off: ± half of its interval, or its ends where it is lopsided.

    >>> from engine.metrics.statistics import Estimate
    >>> interval(Estimate(3.5, 3.25, 3.75, 9), places=2), interval(Estimate(0.0, 0.0, 0.0001, 9000), 100)
    ('± 0.25', '± 0.0')
    """
    half = scale * value.half_width
    if not value.is_lopsided or round(half, places) == 0:
        return f"± {decimal(half, places)}"
    return translate("lab", "({low} to {high})").format(
        low=decimal(scale * value.low, places), high=decimal(scale * value.high, places)
    )


def duration(seconds: float) -> str:
    """Say how long something takes, as roughly as people do."""
    if seconds < 1:
        return translate("lab", "under a second")
    if seconds < 100:
        return translate("lab", "about {count} s").format(count=round(seconds))
    if seconds < 100 * 60:
        # Of a few minutes half of one is much.
        minutes = round(seconds / 30) / 2 if seconds < 10 * 60 else round(seconds / 60)
        return translate("lab", "about {count} min").format(count=shortly(minutes))
    return translate("lab", "about {count} h").format(count=decimal(seconds / 3600))


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


def clock(seconds: float) -> str:
    """Say how long something takes or took, to the second while that is little.

    >>> clock(48), clock(111.2), clock(120), clock(3720)
    ('48 s', '1 min 51 s', '2 min', '1 h 2 min')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours = minutes // 60
    parts = [
        translate("lab", "{count} h").format(count=hours) if hours else "",
        translate("lab", "{count} min").format(count=minutes % 60) if minutes % 60 else "",
        translate("lab", "{count} s").format(count=rest) if not hours and (rest or not minutes) else "",
    ]
    return " ".join(filter(None, parts))
