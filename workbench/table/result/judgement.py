"""What is to be said of a game that has ended: who won and why, what other variants say, and how it went."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.play.rules import Rules
from engine.play.verdict import Step

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Opinion:
    """What another variant says of the same ending; `why` is the step that decided, in a sentence."""

    name: str
    title: str
    winners: tuple[int, ...]
    agrees: bool
    why: str


@dataclass(frozen=True, slots=True)
class Judgement:
    """An ended game judged step by step; `own` is what its game found beside that."""

    winners: tuple[int, ...]
    steps: tuple[Step, ...]
    opinions: tuple[Opinion, ...]
    reason: str
    turns: int
    plays: int
    own: Any = None
    # The titles of the variants that cannot judge this ending: by them it would have been played otherwise.
    silent: tuple[str, ...] = ()

    @property
    def why(self) -> str:
        """The step that decided; nothing where all that is said is who won."""
        return self.steps[-2].text if len(self.steps) > 1 else ""


def judged(
    rules: Rules,
    told: Mapping[str, Any],
    find: Callable[[Mapping[str, Any], Values], Any],
    can_judge: Callable[[Values, Values], bool] | None,
) -> Judgement:
    """Judge an ended game; slow (tens of milliseconds), so it is called off the window's thread.

    `find` looks for what only the game knows to look for; `can_judge` says whether a variant can judge a game that was
    played by another, and without it no other is asked.
    """
    from engine import games

    result = told["result"]
    found, silent = ((), ()) if can_judge is None else opinions(rules, result, can_judge)
    return Judgement(
        tuple(result["winners"]),
        games.find(rules.game).judge(rules.variant, result).steps,
        found,
        result["reason"],
        len(told["turns"]),
        sum(len(turn.get("plays", ())) for turn in told["turns"]),
        find(told, rules.variant),
        silent,
    )


def opinions(
    rules: Rules, result: Mapping[str, Any], can_judge: Callable[[Values, Values], bool]
) -> tuple[tuple[Opinion, ...], tuple[str, ...]]:
    """Ask every other shipped variant for as many players for its verdict; those that cannot judge are named."""
    from engine import documents, games
    from engine.texts import shipped
    from engine.texts.library import Library

    library, found, silent = Library(), [], []
    for name, path in shipped.files("variant", rules.game).items():
        edition = documents.load_variant(library, path)
        limits = edition.values["players"]
        is_asked = limits["least"] <= rules.players <= limits["most"] and edition.values != rules.variant
        if not is_asked:
            continue
        if not can_judge(edition.values, rules.variant):
            silent.append(edition.title)
            continue
        verdict = games.find(rules.game).judge(edition.values, result)
        agrees = list(verdict.winners) == result["winners"]
        why = verdict.steps[-2 if len(verdict.steps) > 1 else -1].text
        found.append(Opinion(name, edition.title, verdict.winners, agrees, why))
    return tuple(found), tuple(silent)
