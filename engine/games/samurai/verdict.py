"""Who wins and why: scoring step by step, and the search for end positions that two editions judge apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from math import comb
from typing import Any

import numpy as np

from engine.games.samurai.compile import lower_scoring
from engine.games.samurai.endings import first_difference
from engine.games.samurai.prose import plural, type_name
from engine.games.samurai.rules import scoring
from engine.games.samurai.words import PLAYER_COLOURS
from engine.play.verdict import EndingSearch, Step, Verdict
from engine.texts.saying import Name, Said, listed, say

Captured = Sequence[Mapping[str, int]]

# How many end positions a search looks at for one player count; above that it takes fewer figures of each type.
MOST_POSITIONS = 25_000_000


def winners_of(variant: Mapping[str, Any], captured: Captured) -> list[int]:
    """Name the seats that win by a variant's scoring."""
    table, tally = _lowered(variant, captured)
    return _seats(scoring.winners(table, tally))


def has_majority(variant: Mapping[str, Any], captured: Captured) -> bool:
    """Say whether anybody has a majority in any type."""
    return bool(scoring.someone_has_majority(*_lowered(variant, captured)))


def majorities(variant: Mapping[str, Any], captured: Captured) -> tuple[tuple[str, ...], ...]:
    """Name for each seat the types in which it has a majority."""
    table, tally = _lowered(variant, captured)
    types = variant["figures"]["types"]
    return tuple(
        tuple(name for figure, name in enumerate(types) if scoring.has_majority(table, tally, seat, figure))
        for seat in range(len(captured))
    )


def judge(variant: dict[str, Any], captured: Captured) -> Verdict:
    """Find the winners step by step and say each step in words."""
    table, tally = _lowered(variant, captured)
    seats = range(len(captured))
    by_stages = bool(scoring.someone_has_majority(table, tally))
    steps = [_majorities_step(variant, table, tally, seats)]
    steps += (
        _stage_steps(variant, table, tally, seats) if by_stages else [_no_majority_step(variant, captured)]
    )
    winners = _seats(scoring.winners(table, tally))
    steps.append(Step("result", {}, tuple(winners), _result_text(winners)))
    ranks = tuple(int(scoring.rank(table, tally, seat)) for seat in seats)
    return Verdict(tuple(winners), tuple(steps), {"ranks": ranks, "has_majority": by_stages})


def stage_of_difference(one: dict[str, Any], other: dict[str, Any], captured: Captured) -> str:
    """Name the first stage of the scoring after which two variants keep other players in the running.

    Nothing where nobody has a majority: then there are no stages.
    """
    # Editions may call the same types otherwise.
    names = dict(zip(one["figures"]["types"], other["figures"]["types"], strict=True))
    renamed = [{names[name]: count for name, count in counts.items()} for counts in captured]
    verdicts = judge(one, captured), judge(other, renamed)
    if not all(verdict.details["has_majority"] for verdict in verdicts):
        return ""
    for mine, theirs in zip(*(verdict.steps for verdict in verdicts), strict=False):
        if mine.kept != theirs.kept:
            return mine.stage if mine.stage == theirs.stage else f"{mine.stage} against {theirs.stage}"
    return ""


def _lowered(variant: Mapping[str, Any], captured: Captured) -> tuple[np.record, np.record]:
    tally = np.zeros(1, scoring.TALLY)[0]
    for seat, counts in enumerate(captured):
        for figure, name in enumerate(variant["figures"]["types"]):
            tally.captured[seat, figure] = counts.get(name, 0)
    return lower_scoring(variant, len(captured)), tally


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(int(mask).bit_length()) if int(mask) >> seat & 1]


def player(seat: int) -> str:
    """Call a player by the colour of the seat."""
    return PLAYER_COLOURS[seat]


def _majorities_step(variant: dict[str, Any], table: np.record, tally: np.record, seats: range) -> Step:
    held: dict[int, list[str]] = {seat: [] for seat in seats}
    tied: list[str] = []
    for figure, name in enumerate(variant["figures"]["types"]):
        shown = plural(type_name(variant, name))
        holders = [seat for seat in seats if scoring.has_majority(table, tally, seat, figure)]
        for seat in holders:
            held[seat].append(shown)
        if not holders:
            tied.append(shown)
    parts = [
        say("{player} in {types}", player=_named(seat), types=listed(map(Name, names)))
        for seat, names in held.items()
        if names
    ]
    text = say("Nobody has a majority in any type.")
    if parts:
        text = say("Majorities: {parts}.", parts=listed(parts, "; ", "; "))
    if tied and parts:
        text = say("{text} Nobody has one in {types}.", text=text, types=listed(map(Name, tied)))
    return Step("majorities-held", {seat: len(names) for seat, names in held.items()}, tuple(seats), text)


_STAGE_TEXT = {
    "two-majorities": say("Majorities, where they are two or more"),
    "any-majority": say("Holding any majority"),
    "majorities": say("Majorities"),
    "other-figures": say("Figures outside one's own majority types"),
    "all-figures": say("Figures in all"),
}


def _stage_steps(
    variant: Mapping[str, Any], table: np.record, tally: np.record, seats: range
) -> Iterator[Step]:
    left = list(seats)
    for stage in variant["scoring"]["stages"]:
        values = {seat: _value(stage, table, tally, seat) for seat in left}
        left = [seat for seat in left if values[seat] == max(values.values())]
        text = say(
            "{stage}: {values}. {players} {count:stays|stay}.",
            stage=_STAGE_TEXT[stage],
            values=_each(values),
            players=listed(map(_named, left)),
            count=len(left),
        )
        yield Step(stage, values, tuple(left), text)
        if len(left) == 1:
            return


def _value(stage: str, table: np.record, tally: np.record, seat: int) -> int:
    majorities = scoring.majorities_of(table, tally, seat)
    others = scoring.figures_outside_majorities(table, tally, seat)
    return int(scoring.STAGES[stage](majorities, others, scoring.figures_of(table, tally, seat)))


def _no_majority_step(variant: Mapping[str, Any], captured: Captured) -> Step:
    word = variant["scoring"]["no_majority"]
    totals = {seat: sum(counts.values()) for seat, counts in enumerate(captured)}
    kept, text = {
        "most-figures": (
            [seat for seat, total in totals.items() if total == max(totals.values())],
            say("Without a majority the most figures win: {values}.", values=_each(totals)),
        ),
        "nobody": ([], say("Without a majority nobody wins.")),
        "share": (list(totals), say("Without a majority all players share the win.")),
    }[word]
    return Step(f"no-majority:{word}", totals, tuple(kept), text)


def _result_text(winners: Sequence[int]) -> Said:
    if not winners:
        return say("Nobody wins.")
    names = listed(map(_named, winners))
    return say("{names!c} {count:wins|win together}.", names=names, count=len(winners))


def _named(seat: int) -> Name:
    return Name(player(seat))


def _each(values: Mapping[int, int]) -> str:
    """List what every player has."""
    entries = [say("{player} {value}", player=_named(seat), value=value) for seat, value in values.items()]
    return listed(entries, ", ")


# ---------------------------------------------------------------- all end positions


def search(one: dict[str, Any], other: dict[str, Any], players: int, jobs: int) -> EndingSearch:
    """Look for the first end position that two variants judge apart: every way the figures can be captured.

    Figures that nobody captured were removed by ties or are still on the board.
    """
    types = one["figures"]["types"]
    counts = one["figures"]["per_type"]
    full = counts.get(str(players), 0) if isinstance(counts, dict) else 0
    most = max(n for n in range(full + 1) if comb(n + players, players) ** len(types) <= MOST_POSITIONS)
    splits = np.array(
        [split for split in product(range(most + 1), repeat=players) if sum(split) <= most], np.uint16
    )
    tables = lower_scoring(one, players), lower_scoring(other, players)

    def look(first: int) -> int:
        tally = np.zeros(1, scoring.TALLY)[0]
        return int(first_difference(*tables, tally, splits, first))

    with ThreadPoolExecutor(jobs) as pool:
        found = next((place for place in pool.map(look, range(len(splits))) if place >= 0), -1)
    captured = _captured_at(found, splits, types, players) if found >= 0 else None
    is_complete = most == full
    return EndingSearch(
        players,
        len(splits) ** len(types),
        is_complete,
        "all" if is_complete else f"up to {most} figures of each type,",
        {"most_of_a_type": most},
        {"captured": captured} if captured else None,
        tuple(_captures_in_words(captured or [])),
        ""
        if not captured or has_majority(one, captured)
        else "Nobody has a majority there: the editions differ in what happens then.",
    )


def _captures_in_words(captured: Captured) -> Iterator[str]:
    for seat, counts in enumerate(captured):
        yield f"player {seat}: " + " ".join(f"{name}:{number}" for name, number in counts.items())


def _captured_at(
    place: int, splits: np.ndarray[Any, Any], types: Sequence[str], players: int
) -> list[dict[str, int]]:
    digits = []
    for _ in types:
        place, digit = divmod(place, len(splits))
        digits.append(digit)
    chosen = [splits[digit] for digit in reversed(digits)]
    return [
        {name: int(split[seat]) for name, split in zip(types, chosen, strict=True)} for seat in range(players)
    ]
