"""How a game of 7 Samurai is judged: won or lost, and what the village that was held is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.seven_samurai.terms import MOST_FAMILIES, MOST_FARMS
from engine.play.verdict import Step, UnreadableEnding, Verdict
from engine.texts.saying import Said, say
from engine.texts.source import short

TOPICS = {"farms": MOST_FARMS, "families": MOST_FAMILIES, "wounded": 7}


def judge(values: Mapping[str, Any], ending: Mapping[str, Any]) -> Verdict:
    """Find whether the team wins, and its score by a variant's scoring."""
    winners = tuple(ending["winners"])
    if not ending["won"]:
        text = say(
            "{reason:death=A samurai is dead|farms=No farm is left|families=No family is left|"
            "turn-limit=The turns have run out} in round {round}: the team loses.",
            reason=ending["reason"],
            round=ending["round"],
        )
        return Verdict(winners, (Step("lost", {}, winners, text),))
    points, flip = values["scoring"], values["wounds"]["flip"]
    farms, families = ending["farms"], ending["families"]
    is_unwounded = all(wounds in (0, flip) for wounds in ending["wounds"])
    score = points["farm"] * farms + points["family"] * families + points["unwounded"] * is_unwounded
    grade = values["difficulty"]["grade"]
    steps = (
        Step("held", {}, winners, say("The village has held: the team wins.")),
        Step(
            "farms",
            {},
            winners,
            _worth(say("{count} {count:farm|farms}", count=farms), points["farm"] * farms),
        ),
        Step(
            "families",
            {},
            winners,
            _worth(say("{count} {count:family|families}", count=families), points["family"] * families),
        ),
        Step(
            "unwounded",
            {},
            winners,
            _worth(say("No board has a wound token"), points["unwounded"])
            if is_unwounded
            else _worth(say("A board has a wound token"), 0),
        ),
        Step("score", {}, winners, say("The score is {score}{grade}.", score=score, grade=grade)),
    )
    return Verdict(winners, steps, {"score": score, "grade": grade})


def _worth(what: Said, points: int) -> Said:
    return say("{what}: {points}.", what=what, points=points)


def read_village(text: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Read what is left of a village that was held: `farms:4 families:2 wounded:1`."""
    counts: dict[str, int] = {}
    for word in text.split():
        name, _, number = word.partition(":")
        if name not in TOPICS or not (number.isascii() and number.isdecimal()):
            raise UnreadableEnding(
                f"`{short(word)}` is not understood: write WORD:NUMBER with one of {', '.join(TOPICS)}."
            )
        if name in counts:
            raise UnreadableEnding(f"The {name} are given twice.")
        most = sum(values["village"][name].values()) if name in values["village"] else TOPICS[name]
        if len(number) > 3 or int(number) > most:
            raise UnreadableEnding(f"`{short(word)}`: there are never more than {most}.")
        counts[name] = int(number)
    if not counts.get("farms") or not counts.get("families"):
        raise UnreadableEnding(
            "A village that was held has at least a farm and a family: say how many of each."
        )
    wounded = counts.get("wounded", 0)
    return {
        "won": True,
        "reason": "held",
        "round": values["rounds"],
        "farms": counts["farms"],
        "families": counts["families"],
        "wounds": [1] * wounded if values["wounds"]["flip"] > 1 else [values["wounds"]["flip"] + 1] * wounded,
        "winners": list(range(max(wounded, values["players"]["least"], 1))),
    }
