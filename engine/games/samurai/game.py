"""Samurai behind the contract: documents become rules ready to be played, positions become what a seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, repeat
from typing import Any, ClassVar

import numpy as np

from engine.games.samurai import checks, sense
from engine.games.samurai.agents import evaluation, numbering, observation, outlook
from engine.games.samurai.agents.personas import personas
from engine.games.samurai.compile import lower, token_kinds
from engine.games.samurai.ending_words import read_captured
from engine.games.samurai.facts import FACTS
from engine.games.samurai.measures import watch
from engine.games.samurai.measures.metrics import METRICS
from engine.games.samurai.measures.summary import Summary
from engine.games.samurai.records import testimony
from engine.games.samurai.records.situation import Layout
from engine.games.samurai.records.transcript import REASONS, Transcriber
from engine.games.samurai.rules import kernel, moves, state
from engine.games.samurai.rules.tokens import kind_on, seat_of
from engine.games.samurai.verdict import has_majority, judge, search, stage_of_difference, winners_of
from engine.games.samurai.words import Words
from engine.maps import board as boards
from engine.maps.board import Board
from engine.maps.map import Map
from engine.play.game import Game
from engine.play.match import Match
from engine.play.resulttext import Choice, Number, Part, Writer
from engine.play.rules import IllegalMove, Rules, canonical, seats_of
from engine.play.situation import last_told
from engine.play.verdict import Contradiction, EndingSearch, UnreadableEnding, Verdict
from engine.texts.problem import Problem
from engine.texts.saying import Said, say
from engine.texts.variant import Variant

PHASES = {state.HANDS: "hands", state.DRAFT: "draft", state.PLAY: "play", state.OVER: "over"}


class Samurai(Game):
    """Reiner Knizia's Samurai."""

    facts = FACTS
    metrics = METRICS
    flip_causes: ClassVar[Mapping[str, str]] = {
        "nobody has a majority": "ended alike without a majority for anybody",
        "scoring": "ended alike with a majority for somebody",
        "ran apart": "ran apart and ended with other captures",
    }

    def sense(self, variant: Variant) -> list[Problem]:
        """Give the contradictions between a variant's values."""
        return sense.check(variant)

    def rules(self, variant: Variant, chart: Map | None, players: int) -> SamuraiRules:
        """Make a variant and a map ready to be played, or raise the problems that forbid it."""
        self.refuse(variant, chart, players)
        assert chart is not None
        return SamuraiRules(variant.values, boards.build(chart, players, variant.values))

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> SamuraiRules:
        """Make resolved values and the spaces of a board ready to be played: what a record carries."""
        return SamuraiRules(values, boards.from_record(setting["spaces"], players, "record"))

    def personas(self, weights: Mapping[str, Any]) -> dict[str, Any]:
        """Rush, hoard, block, shun ties, chase one type, spread over all types, or stay far from full settlements."""
        return personas(weights)

    def winners(self, values: dict[str, Any], ending: Mapping[str, Any]) -> list[int]:
        """Name the seats that win by a variant's scoring of what was captured."""
        return winners_of(values, ending["captured"])

    def judge(self, values: dict[str, Any], ending: Mapping[str, Any]) -> Verdict:
        """Find who wins by what was captured, step by step."""
        return judge(values, ending["captured"])

    def read_ending(self, values: dict[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
        """Read what each player captured."""
        if "captured" not in words:
            raise UnreadableEnding('Say what each player captured: --captured "helmet:3 rice:1, buddha:2".')
        return {"captured": read_captured(words["captured"], values["figures"])}

    def search_endings(
        self, values: dict[str, Any], others: dict[str, Any], players: int, jobs: int
    ) -> EndingSearch:
        """Try every way the figures can be captured."""
        return search(values, others, players, jobs)

    def why_not_judged(self, values: dict[str, Any], ending: Mapping[str, Any]) -> str:
        """Say that the figures of a game are none of a variant."""
        if set(ending["removed"]) == set(values["figures"]["types"]):
            return ""
        return "has other figure types, so it cannot judge this game."

    def cause_of_flip(
        self, values: dict[str, Any], ending: Mapping[str, Any], other: Mapping[str, Any]
    ) -> str:
        """Say whether games with the same captures were judged differently with or without a majority."""
        # Editions call the same figures castles or helmets: what counts is their order.
        if _counts_of(ending) != _counts_of(other):
            return ""
        return "scoring" if has_majority(values, ending["captured"]) else "nobody has a majority"

    def contradictions(self, record: Mapping[str, Any]) -> Iterator[Contradiction]:
        """Find what a record says against its own board, players and variant."""
        return testimony.contradictions(record)

    def stage_of_flip(self, values: dict[str, Any], others: dict[str, Any], ending: Mapping[str, Any]) -> str:
        """Name the first stage after which other players are left in the running."""
        return stage_of_difference(values, others, ending["captured"])

    def misfits(self, variant: Variant, chart: Map | None, players: int) -> list[Problem]:
        """Give what keeps a variant and a map from being played together by so many players."""
        if chart is None:
            return [variant.at(()).problem("map-missing", say("Samurai is played on a map."))]
        wrong = chart.required().misfits(players) or super().misfits(variant, chart, players)
        return wrong or checks.check_map(chart, variant, players)


# Of so many games the scoring is looked at step by step.
MOST_JUDGED = 1_000


class SamuraiRules(Rules):
    """A Samurai variant on a board."""

    metrics = METRICS
    chance = kernel
    evaluation = evaluation
    outlook = outlook
    observation = observation
    numbering = numbering
    watch = watch

    def __init__(self, variant: dict[str, Any], board: Board) -> None:
        super().__init__(FACTS, variant, kernel, lower(board, variant, board.players), board.players)
        self.board = board
        kinds = tuple(kind.name for kind in token_kinds(variant))
        self.words = Words(
            board, kinds, tuple(variant["figures"]["types"]), self.table, variant["figures"].get("names", {})
        )
        self.transcriber = Transcriber(self.words)
        self.layout = Layout(self.transcriber)

    @property
    def setting(self) -> dict[str, Any]:
        """The spaces of the board."""
        return {"spaces": [space.as_json() for space in self.board.spaces]}

    # ------------------------------------------------------------ seeing and saying

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Give what a seat may see: the board, its own hand, and of the others only what lies open."""
        is_open = not int(self.table.captures_hidden)
        types, told = self.words.types, self.transcriber
        return {
            "phase": PHASES[int(position.phase)],
            "turn": int(position.turn),
            "to_move": int(position.seat),
            "plays": int(position.plays),
            "tokens": [
                {"space": space, "seat": int(seat_of(token)), "token": self.words.kinds[int(kind_on(token))]}
                for space, token in enumerate(
                    int(token) for token in position.tokens[: len(self.board.spaces)]
                )
                if token
            ],
            "figures": {
                str(told.settlements[number]): names
                for number, names in enumerate(told.standing(position))
                if names
            },
            "hand": told.hand(position, seat),
            "hand_sizes": [int(position.hands[other]).bit_count() for other in range(self.players)],
            "pile_sizes": [int(position.pile_left[other]) for other in range(self.players)],
            "captured": [
                {name: int(position.captured[other][figure]) for figure, name in enumerate(types)}
                if is_open or other == seat
                else None
                for other in range(self.players)
            ],
            # Whose figures lie behind screens was seen by all who looked on while they were captured.
            "remembered": [
                {name: int(position.captured[other][figure]) for figure, name in enumerate(types)}
                for other in range(self.players)
            ],
            "removed": {name: int(position.removed[figure]) for figure, name in enumerate(types)},
        }

    def say(self, position: np.record, move: int) -> str:
        """Put a move into words."""
        return self.words.say(position, move)

    def read(self, position: np.record, words: str) -> int:
        """Find the legal move that words mean."""
        move = self.words.read(position, words)
        if not self.is_legal(position, move):
            raise IllegalMove(self.why_not(position, move))
        return move

    def why_not(self, position: np.record, move: int) -> Said:
        """Say in a sentence why a move is not legal."""
        return self.words.why_not(position, move)

    def all_moves(self) -> np.ndarray[Any, Any]:
        """Give every move that there can be on the board."""
        return moves.every(self.table)

    choices = ("tokens",)

    def chosen(self, position: np.record, move: int) -> str:
        """Name the token that is played."""
        is_play = int(position.phase) == state.PLAY and not self.is_pass(position, move)
        return self.words.kinds[moves.kind_of(move)] if is_play else ""

    def coverage(
        self, results: np.ndarray[Any, Any], tally: np.ndarray[Any, Any] | None
    ) -> dict[str, dict[str, int]]:
        """Give the endings, the stages of the scoring that decide, the tokens played and the spaces filled."""
        found = super().coverage(results, tally)
        stages = dict.fromkeys(self.variant["scoring"]["stages"], 0)
        for ending in self.results(results[:MOST_JUDGED]):
            left = self.players
            for step in judge(self.variant, ending["captured"]).steps:
                if step.stage in stages:
                    stages[step.stage] += len(step.kept) < left
                    left = len(step.kept)
        filled = {
            self.board.called(space): int(tally[0]["space_plays"][space.id])
            for space in self.board.spaces
            if tally is not None and space.terrain != "settlement"
        }
        return {**found, "stages": stages, "spaces": filled}

    def gaps(self, tally: np.ndarray[Any, Any] | None, games: int) -> list[tuple[str, str]]:
        """Find settlements whose figures nobody takes: no tokens can surround them, or nobody ever does."""
        if tally is None:
            return []
        taken = tally[0]["captures"].sum(axis=1) + tally[0]["ties"]
        return [
            ("no-capture", say("Nobody captures what stands in {place}", place=self.board.called(space)))
            for number, space in enumerate(each for each in self.board.spaces if each.terrain == "settlement")
            if not taken[number]
        ]

    # ------------------------------------------------------------ results and records

    def results(self, batch: np.ndarray[Any, Any]) -> Iterator[dict[str, Any]]:
        """Give the `result` of each game of a batch."""
        types, seats = self.words.types, range(self.players)
        captured = batch["captured"][:, : self.players, : len(types)].tolist()
        removed = batch["removed"][:, : len(types)].tolist()
        winners = [[seat for seat in seats if mask >> seat & 1] for mask in range(1 << self.players)]
        for taken, lost, reason, mask in zip(
            captured, removed, batch["reason"].tolist(), batch["winners"].tolist(), strict=True
        ):
            yield {
                "reason": REASONS[reason],
                "captured": [dict(zip(types, counts, strict=True)) for counts in taken],
                "removed": dict(zip(types, lost, strict=True)),
                "winners": winners[mask],
            }

    def result_lines(self, batch: np.ndarray[Any, Any]) -> memoryview:
        """Give the canonical JSON of each result, a line each."""
        return self._writer.lines(batch)

    @cached_property
    def _writer(self) -> Writer:
        seats, types = range(self.players), self.words.types

        def counts(field: str, *place: int) -> Iterator[Part]:
            """Give the counts of figures, by the names of their types in alphabetical order."""
            for comma, name in zip(chain("{", repeat(",")), sorted(types), strict=False):
                yield f"{comma}{canonical(name)}:"
                yield Number(field, (*place, types.index(name)))
            yield "}"

        parts: list[Part] = ['{"captured":[']
        for seat in seats:
            parts += [*([","] if seat else []), *counts("captured", seat)]
        reasons = [REASONS.get(code, "") for code in range(max(REASONS) + 1)]
        parts += ['],"reason":"', Choice("reason", reasons), '","removed":', *counts("removed")]
        winners = [canonical(seats_of(mask)) for mask in range(1 << self.players)]
        return Writer(self.kernel.RESULT, [*parts, ',"winners":', Choice("winners", winners), "}"])

    def tally_columns(self, tally: np.ndarray[Any, Any]) -> dict[str, dict[str, np.ndarray[Any, Any]]]:
        """Give how spaces and settlements were used and contested, and how tokens were used."""
        counted, spaces = tally[0], self.board.spaces
        at = {space: number for number, space in enumerate(self.transcriber.settlements)}
        kinds = len(self.words.kinds)

        def per_settlement(counts: Any) -> np.ndarray[Any, Any]:
            return np.array([float(counts[at[space.id]]) if space.id in at else np.nan for space in spaces])

        figures = counted["captures"].sum(axis=1) + counted["ties"]
        return {
            "spaces": {
                "space": np.array([space.id for space in spaces]),
                "q": np.array([space.q for space in spaces]),
                "r": np.array([space.r for space in spaces]),
                "terrain": np.array([space.kind or space.terrain for space in spaces]),
                "name": np.array([self.board.called(space) for space in spaces]),
                "plays": counted["space_plays"][: len(spaces)],
                "wins": counted["space_wins"][: len(spaces)],
                "figures": per_settlement(figures),
                "ties": per_settlement(counted["ties"]),
                "mean_turn": per_settlement(counted["capture_turns"] / np.maximum(figures, 1)),
                "mean_margin": per_settlement(counted["capture_margins"] / np.maximum(figures, 1)),
                "mean_rivals": per_settlement(counted["capture_rivals"] / np.maximum(figures, 1)),
                **{
                    f"captures_{seat}": per_settlement(counted["captures"][:, seat])
                    for seat in range(self.players)
                },
            },
            "tokens": {
                "token": np.array(self.words.kinds),
                "plays": counted["kind_plays"][:kinds],
                "seats": counted["kind_seats"][:kinds],
                "wins": counted["kind_wins"][:kinds],
            },
        }

    def result_columns(self, batch: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """Give the plays, the figures that ties removed and what each seat captured of each type."""
        return {
            "plays": batch["plays"],
            "removed": batch["removed"].sum(axis=1),
            **{
                f"captured_{seat}_{name}": batch["captured"][:, seat, place]
                for seat in range(self.players)
                for place, name in enumerate(self.words.types)
            },
        }

    def results_from(self, columns: Mapping[str, np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
        """Make results of their columns; figures removed are known only in sum."""
        batch = np.zeros(len(columns["winners"]), self.kernel.RESULT)
        for name in ("winners", "reason", "turns", "plays"):
            batch[name] = columns[name]
        batch["removed"][:, 0] = columns["removed"]
        for seat in range(self.players):
            for place, name in enumerate(self.words.types):
                batch["captured"][:, seat, place] = columns[f"captured_{seat}_{name}"]
        return batch

    def summary(self) -> Summary:
        """Give what counts how many figures ties remove."""
        return Summary()

    def summary_in_words(self, found: Mapping[str, Any]) -> list[str]:
        """Say how many figures ties remove from a game."""
        return [f"Figures removed by ties: {found['removed_mean']:.2f} a game"]

    def end_reasons(self) -> dict[int, str]:
        """Give the words for the reasons a game ends."""
        return REASONS

    def transcript(self, positions: Sequence[np.record], played: Sequence[int]) -> dict[str, Any]:
        """Give a record's `board`, `setup`, `turns` and `result`."""
        return self.transcriber.write(positions, played)

    def coming_seat(self, position: np.record) -> int:
        """Turns go round, whoever still chooses a hand or places figures."""
        return int(position.seat) if int(position.phase) >= state.PLAY else 0

    def open_turn(self, position: np.record) -> dict[str, Any]:
        """Give a turn in which nothing has been played yet, to carry what was said on it."""
        return {
            "player": self.coming_seat(position),
            "plays": [],
            "captures": [],
            "drew": [],
            "unfinished": True,
        }

    def situation(self, match: Match, at: int) -> dict[str, Any] | None:
        """Give the beginning of the turn that a position belongs to."""
        return last_told(match, at, self.layout.told)

    def lay_out(self, situation: Mapping[str, Any], seed: int = 0, number: int = 0) -> np.record:
        """Give the position that a situation tells, or raise `Impossible`."""
        return self.layout.lay_out(situation, seed, number)

    def counted(self, position: np.record, seat: int) -> dict[str, int]:
        """Count the captured figures of each type."""
        return {name: int(position.captured[seat][figure]) for figure, name in enumerate(self.words.types)}

    def in_order(self, key: str, value: Any) -> Any:
        """Sort what has no order: the tokens of a hand, figures in a settlement, the two figures of a swap."""
        if key == "hands":
            return [sorted(hand) for hand in value]
        if key == "figures":
            return {space: sorted(names) for space, names in value.items()}
        if key == "plays":
            return [
                {**play, "figures": sorted(play["figures"])} if "figures" in play else play for play in value
            ]
        return value

    def retrace(self, record: dict[str, Any], match: Match) -> None:
        """Play a record again, its hands, piles and figures taken from its set-up and not from its seed."""
        self.transcriber.retrace(record, match)


GAME = Samurai()


def _counts_of(ending: Mapping[str, Any]) -> list[list[int]]:
    return [list(captured.values()) for captured in ending["captured"]]
