"""Who wins and why: both territories counted card by card, then the stages of the scoring."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.naishi.pad import colours_of, counted_cards, territory, total_of
from engine.games.naishi.prose import card_name
from engine.games.naishi.rules.state import COLUMNS, SEATS
from engine.play.verdict import Step, UnreadableEnding, Verdict, seat_named
from engine.texts.problem import did_you_mean
from engine.texts.saying import Name, Said, listed, say

Values = Mapping[str, Any]
LINES = {"row": "row", "hand": "hand"}


def read_territories(variant: Values, words: Mapping[str, str]) -> list[dict[str, list[str]]]:
    """Read the territory of one seat or of both, as `daimyo score` is told them."""
    lines = {}
    for key in LINES:
        if key not in words:
            message = 'Say both lines: --row "fort sentinel advisor banner rice" --hand "fort mountain ...".'
            raise UnreadableEnding(message)
        lines[key] = [_cards(variant, key, text) for text in words[key].split(",")]
    if len(lines["row"]) != len(lines["hand"]) or len(lines["row"]) > SEATS:
        raise UnreadableEnding(
            "There are two seats at most, and each has a row and a hand: use one comma in both."
        )
    return [dict(zip(LINES, pair, strict=True)) for pair in zip(lines["row"], lines["hand"], strict=True)]


def _cards(variant: Values, line: str, text: str) -> list[str]:
    names = [name.casefold() for name in re.split(r"[\s;+]+", text.strip()) if name]
    if len(names) != COLUMNS:
        raise UnreadableEnding(f"A {line} has {COLUMNS} cards, not {len(names)}.")
    for name in names:
        if name not in variant["cards"]:
            near = did_you_mean(name, variant["cards"])
            hint = f"Did you mean `{near}`?" if near else f"Known: {', '.join(variant['cards'])}."
            raise UnreadableEnding(f"There is no card `{name}`. {hint}")
    return names


def judge(variant: Values, territories: Sequence[Values]) -> Verdict:
    """Count the territories by a variant and find the winners step by step."""
    pads = [territory(variant, [*each["row"], *each["hand"]]) for each in territories]
    handicap = variant["scoring"]["handicap"]
    scores = [total_of(pad) + (handicap[seat] if len(pads) > 1 else 0) for seat, pad in enumerate(pads)]
    colours = [colours_of(variant, counted_cards(pad)) for pad in pads]
    steps = [
        Step(
            "territory",
            {seat: scores[seat]},
            tuple(range(len(pads))),
            _told(pad, seat, scores[seat], handicap),
        )
        for seat, pad in enumerate(pads)
    ]
    kept = tuple(range(len(pads)))
    if len(pads) == 1:
        return Verdict((), tuple(steps), told={"total": scores[0], **_keys(pads[0]), "colours": colours[0]})
    for stage in variant["scoring"]["stages"]:
        if len(kept) == 1:
            break
        values = dict(enumerate(scores if stage == "points" else colours))
        kept = tuple(seat for seat in kept if values[seat] == max(values.values()))
        steps.append(Step(stage, values, kept, _stage_text(stage, values, kept)))
    both = [
        {"total": score, **_keys(pad), "colours": count}
        for score, pad, count in zip(scores, pads, colours, strict=True)
    ]
    told = {key: [each[key] for each in both] for key in both[0]}
    return Verdict(kept, tuple(steps), {"scores": tuple(scores)}, {**told, "territories": both})


def _keys(pad: Values) -> dict[str, Any]:
    return {key: pad[key] for key in ("places", "sets", "by_card", "copies", "types")}


def _told(pad: Values, seat: int, score: int, handicap: Sequence[int]) -> Said:
    """Tell a territory as the score pad has it."""
    lines = [_entry(name, points) for name, points in pad["by_card"].items()]
    copies = [
        say("{card} as {other}", card=_card(pad_card(pad, each["place"])), other=_card(each["copies"]))
        for each in pad["copies"]
        if each["copies"]
    ]
    extra = score - total_of(pad)
    lines += [say("handicap {points}", points=extra)] if extra else []
    return say(
        "{seat!c}: {lines}{copies}; {score} points.",
        seat=seat_named(seat),
        lines=listed(lines, ", "),
        copies=say(" ({copies})", copies=listed(copies, ", ")) if copies else "",
        score=score,
    )


def _entry(name: str, points: int) -> Said:
    return say("{card} {points}", card=_card(name), points=points)


def _card(key: str) -> Name:
    return Name(card_name(key))


def pad_card(pad: Values, place: int) -> str:
    """Name the card that really lies at a place of a counted territory."""
    card: str = [*pad["row"], *pad["hand"]][place]
    return card


def _stage_text(stage: str, values: Mapping[int, int], kept: Sequence[int]) -> Said:
    told = listed([str(value) for value in values.values()], " against ")
    if len(kept) > 1:
        return say(
            "Most {stage:points=points|colours=colours}: {values}, so both stay in the running.",
            stage=stage,
            values=told,
        )
    return say(
        "Most {stage:points=points|colours=colours}: {values}, so {seat} is left.",
        stage=stage,
        values=told,
        seat=seat_named(kept[0]),
    )
