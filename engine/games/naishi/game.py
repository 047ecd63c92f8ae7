"""Naishi behind the contract: variants become rules ready to be played, positions become what a seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from engine.games.naishi import sense
from engine.games.naishi.agents import evaluation, observation
from engine.games.naishi.agents.personas import personas
from engine.games.naishi.compile import lower
from engine.games.naishi.facts import FACTS
from engine.games.naishi.measures import watch
from engine.games.naishi.measures.measuring import copied_points, points_by_card
from engine.games.naishi.measures.metrics import METRICS
from engine.games.naishi.measures.score_metrics import CLOSE
from engine.games.naishi.measures.summary import Summary
from engine.games.naishi.pad import result_of
from engine.games.naishi.records import testimony
from engine.games.naishi.records.lines import LineWriter
from engine.games.naishi.records.situation import Layout
from engine.games.naishi.records.transcript import Transcriber
from engine.games.naishi.rules import kernel, moves, state
from engine.games.naishi.rules.scoring import count_up
from engine.games.naishi.rules.state import SEATS
from engine.games.naishi.verdict import judge, read_territories
from engine.games.naishi.words import Words, line_of
from engine.play.game import Game
from engine.play.match import Match
from engine.play.rules import IllegalMove, Rules
from engine.play.situation import last_told
from engine.play.verdict import Contradiction, Step, Verdict
from engine.texts.problem import Problem
from engine.texts.saying import Said
from engine.texts.variant import Variant

PHASES = {
    state.GIVE: "give",
    state.START: "start",
    state.MUST: "must",
    state.AFTER: "after",
    state.OVER: "over",
}
REASONS = {state.DECLARED: "declared", state.PILES_EMPTY: "piles-empty", state.NO_PLAYS: "no-plays"}
# Results are counted so many at a time: fresh memory for all of them takes longer than counting.
SLICE = 20_000


class Naishi(Game):
    """M. Bieri and A. Fortineau's Naishi."""

    facts = FACTS
    metrics = METRICS
    flip_causes: ClassVar[Mapping[str, str]] = {
        "scoring": "ended with the same territories, which were counted otherwise",
        "ran apart": "ran apart and ended with other territories",
    }

    def sense(self, variant: Variant) -> list[Problem]:
        """Give the contradictions between a variant's values."""
        return sense.check(variant)

    def judge(self, values: dict[str, Any], ending: Mapping[str, Any]) -> Verdict:
        """Count both territories by a variant, and find who wins step by step."""
        verdict = judge(values, ending["territories"])
        if len(ending["territories"]) < FACTS.least_players:
            return verdict
        last = Step("result", {}, verdict.winners, self.result_text(verdict.winners))
        return replace(verdict, steps=(*verdict.steps, last))

    def read_ending(self, values: dict[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
        """Read the territory of one seat, or of both."""
        return {"territories": read_territories(values, words)}

    def why_not_judged(self, values: dict[str, Any], ending: Mapping[str, Any]) -> str:
        """Say that a card of a game is none of a variant."""
        lying = {card for pad in ending["territories"] for card in (*pad["row"], *pad["hand"])}
        strange = sorted(lying - set(values["cards"]))
        return f"has no card {strange[0]}, so it cannot judge this game." if strange else ""

    def cause_of_flip(
        self, values: dict[str, Any], ending: Mapping[str, Any], other: Mapping[str, Any]
    ) -> str:
        """Say that the same territories were counted otherwise."""
        return "scoring" if _lying(ending) == _lying(other) else ""

    def stage_of_flip(self, values: dict[str, Any], others: dict[str, Any], ending: Mapping[str, Any]) -> str:
        """Name the first stage after which other seats are left."""
        verdicts = (judge(each, ending["territories"]) for each in (values, others))
        for mine, theirs in zip(*(verdict.steps[SEATS:] for verdict in verdicts), strict=False):
            if mine.kept != theirs.kept:
                return mine.stage if mine.stage == theirs.stage else f"{mine.stage} against {theirs.stage}"
        return ""

    def personas(self, weights: Mapping[str, Any]) -> dict[str, Any]:
        """Hope for everything, for sets, fields, copies, types or new cards, or count sure points alone."""
        return personas(weights)

    def contradictions(self, record: Mapping[str, Any]) -> Iterator[Contradiction]:
        """Find what a record says against its own variant."""
        return testimony.contradictions(record)

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> NaishiRules:
        """Make resolved values ready to be played: what a record carries."""
        return NaishiRules(values)


class NaishiRules(Rules):
    """A Naishi variant, ready to be played."""

    metrics = METRICS
    chance = kernel
    evaluation = evaluation
    observation = observation
    watch = watch

    def __init__(self, variant: dict[str, Any]) -> None:
        super().__init__(FACTS, variant, kernel, lower(variant), state.SEATS)
        self.words = Words(variant, self.table)
        self.transcriber = Transcriber(self.words)
        self.layout = Layout(self.words)

    # ------------------------------------------------------------ seeing and saying

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Give what a seat may see: the table, its own cards, and of the other hand what it has seen."""
        words, phase = self.words, int(position.phase)
        lands = [words.land(position, each) for each in range(self.players)]
        known = int(position.known[seat])
        is_shuffled, is_over = phase != state.GIVE, phase == state.OVER
        gave = int(position.gave[seat])
        return {
            "phase": PHASES[phase],
            "turn": int(position.turn),
            "rows": [land[: state.COLUMNS] for land in lands],
            "hand": lands[seat][state.COLUMNS :] if is_shuffled else [None] * state.COLUMNS,
            "other_hand": [
                card if is_over or known >> column & 1 else None
                for column, card in enumerate(lands[1 - seat][state.COLUMNS :])
            ],
            "dealt": words.dealt(position, seat),
            "gave": gave - 1 if gave else None,
            "river": words.river(position),
            "left": position.left.tolist(),
            "court": {
                "swap": position.on_swap.tolist(),
                "discard": position.on_discard.tolist(),
                "decree": position.on_decree.tolist(),
            },
            "emissaries": position.emissaries.tolist(),
            "discards": [words.cards[card] for card in position.discards[: int(position.discarded)].tolist()],
            "declared_by": int(position.declared) - 1 if int(position.declared) else None,
            "last": int(position.last) - 1 if int(position.last) else None,
        }

    def say(self, position: np.record, move: int) -> str:
        """Put a move into words."""
        return self.words.say(position, move)

    def read(self, position: np.record, words: str) -> int:
        """Find the legal move that words mean."""
        move = self.words.read(words, self.words.dealt(position, int(position.seat)))
        if not self.is_legal(position, move):
            raise IllegalMove(self.why_not(position, move))
        return move

    def why_not(self, position: np.record, move: int) -> Said:
        """Say in a sentence why a move is not legal."""
        return self.words.why_not(position, move)

    def all_moves(self) -> np.ndarray[Any, Any]:
        """Give every move: each has its own number, whatever the position."""
        return np.arange(moves.MOVES)

    # ------------------------------------------------------------ results and records

    def results(self, batch: np.ndarray[Any, Any]) -> Iterator[dict[str, Any]]:
        """Give the `result` of each game of a batch."""
        for row in batch:
            yield result_of(self.variant, row, REASONS)

    def result_lines(self, batch: np.ndarray[Any, Any]) -> memoryview:
        """Give the canonical JSON of each result, a line each."""
        return self._writer.lines(batch)

    @cached_property
    def _writer(self) -> LineWriter:
        return LineWriter(self.variant, self.table, REASONS)

    def summary(self) -> Summary:
        """Give what adds up scores and margins."""
        return Summary()

    def summary_in_words(self, found: Mapping[str, Any]) -> list[str]:
        """Say how many points the seats have, and how close games are."""
        means = " and ".join(f"{each['mean']:.1f}" for each in found["score"])
        margin = found["margin"]
        return [
            f"Points: {means} on average",
            f"Margin: {margin['mean']:.1f} points; {100 * margin['close']:.1f} % of games within {CLOSE}",
        ]

    choices = ("cards taken", "cards that score")

    def chosen(self, position: np.record, move: int) -> str:
        """Name the card that is taken from the river."""
        if int(position.phase) == state.GIVE or move >= moves.SWAP_RIVER:
            return ""
        return self.words.cards[watch.open_card(self.table, position, move % state.COLUMNS)]

    def coverage(
        self, results: np.ndarray[Any, Any], tally: np.ndarray[Any, Any] | None
    ) -> dict[str, dict[str, int]]:
        """Give the endings, the stages that decide, the cards taken, and in how many territories each counts."""
        scores, cards = results["scores"], self.variant["cards"]
        level = scores[:, 0] == scores[:, 1]
        stages = {
            "points": int((~level).sum()),
            "colours": int((level & np.isin(results["winners"], (1, 2))).sum()),
        }
        counts = (points_by_card(self.table, results) != 0).sum(axis=(0, 1))
        copies = int((copied_points(self.table, results) != 0).sum())
        scoring = {
            name: copies if "copies" in cards[name] else int(counts[place])
            for place, name in enumerate(self.words.cards)
        }
        found = {**super().coverage(results, tally), "cards that score": scoring}
        found["stages"] = {stage: stages[stage] for stage in self.variant["scoring"]["stages"]}
        if tally is not None:
            found["cards taken"] = {
                name: int(tally[0]["taken"][place])
                for place, name in enumerate(self.words.cards)
                if cards[name]["kind"] != "start"
            }
        return found

    def tally_columns(self, tally: np.ndarray[Any, Any]) -> dict[str, dict[str, np.ndarray[Any, Any]]]:
        """Give what became of cards and how places were used."""
        counted, cards = tally[0], self.words.cards
        games, count = max(int(counted["games"]), 1), len(cards)
        places = np.arange(state.PLACES)
        return {
            "places": {
                "place": places,
                "line": np.array([line_of(place) for place in places.tolist()]),
                "column": places % state.COLUMNS + 1,
                "developed": counted["developed"],
                "mean_points": counted["place_points"] / (games * self.players),
                **{f"lying_{name}": counted["lying"][:, card] for card, name in enumerate(cards)},
            },
            "cards": {
                "card": np.array(cards),
                **{
                    key: counted[key][:count]
                    for key in ("taken", "discarded_own", "discarded_river", "left", "seats", "wins")
                },
            },
        }

    def end_reasons(self) -> dict[int, str]:
        """Give the words for the reasons a game ends."""
        return REASONS

    def coming_seat(self, position: np.record) -> int:
        """Turns alternate, whoever still chooses a gift."""
        return 0 if int(position.phase) == state.GIVE else int(position.seat)

    def situation(self, match: Match, at: int) -> dict[str, Any] | None:
        """Give the beginning of the turn that a position belongs to."""
        return last_told(match, at, self.layout.told)

    def lay_out(self, situation: Mapping[str, Any], seed: int = 0, number: int = 0) -> np.record:
        """Give the position that a situation tells, or raise `Impossible`."""
        return self.layout.lay_out(situation, seed, number)

    def counted(self, position: np.record, seat: int) -> dict[str, int]:
        """Count the points of a territory as it lies."""
        counted = position.copy()
        count_up(self.table, counted)
        return {"points": int(counted.scores[seat])}

    def in_order(self, key: str, value: Any) -> Any:
        """Sort what has no order: the cards that stay aside."""
        return sorted(value) if key == "aside" and value else value

    def transcript(self, positions: Sequence[np.record], played: Sequence[int]) -> dict[str, Any]:
        """Give a record's `setup`, `turns` and `result`."""
        return {
            "setup": self.transcriber.setup(positions),
            "turns": list(self.transcriber.turns(positions, played)),
            "result": self.result(positions[-1]),
        }

    def retrace(self, record: dict[str, Any], match: Match) -> None:
        """Play a record again, its cards taken from its set-up and not from its seed."""
        self.transcriber.retrace(record, match)


def _lying(ending: Mapping[str, Any]) -> list[list[str]]:
    return [[*pad["row"], *pad["hand"]] for pad in ending["territories"]]


GAME = Naishi()
