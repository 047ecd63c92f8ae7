"""7 Samurai behind the contract: documents become rules ready to be played, positions become what everybody sees.

The table is open: `seen` gives the same to every seat. Its keys, cards and samurai by their names in the variant:

- `round`, `rounds`; `turn`, the turns begun; `active`, the seat whose turn it is; `is_over`, `reason` (empty in play)
- `village`: `barricades`, `most_barricades`, `farms`, `most_farms`, `lost_backs` (of lost farms, where backs count),
  `families` (the bonuses of those left), `most_families`
- `stack` and `intruders`, each card top first by its name if everybody knows it there, else `None`; their lengths count
- `discard`, oldest first
- `card` in hand and its `holder`, or `None`
- `samurai`, one for each seat: `name`, `side`, `kiai`, `total`, `line` (oldest first), `left` by symbol, `wounds` in
  all, `wound_tokens` on the board, `is_in`, `is_in_kiai`, `token_at` (who holds his support token), `holds` (whose
  support tokens lie here, his own too), `borrowed` (open tokens in use), `talents` in reach now
- `open_tokens` not used yet; `bound`, what binds the active seat; `penalties` of its turn still to come
- `decision`, `None` when the game is over: its `kind` (D0 to D14 of the rules as words), the `seat` that decides, and
  `options`, each with its `move`, its `words`, and the same in parts: what is done (`do`) and with what (`to`, `card`,
  `origin`, `token`, `penalty`, `penalties`, `cards`)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from engine.games.seven_samurai import sense
from engine.games.seven_samurai.agents import evaluation, observation
from engine.games.seven_samurai.compile import lower
from engine.games.seven_samurai.facts import FACTS
from engine.games.seven_samurai.measures import team, village, watch
from engine.games.seven_samurai.measures.metrics import METRICS
from engine.games.seven_samurai.measures.summary import Summary
from engine.games.seven_samurai.records import testimony
from engine.games.seven_samurai.records.retrace import Retracer
from engine.games.seven_samurai.records.situation import Layout
from engine.games.seven_samurai.records.transcript import Transcriber
from engine.games.seven_samurai.rules import kernel, moves
from engine.games.seven_samurai.terms import EFFECTS, REASONS, SIDES, seats_in
from engine.games.seven_samurai.verdict import judge, read_village
from engine.games.seven_samurai.words import Words
from engine.maps.map import Map
from engine.play.game import Game
from engine.play.match import Match
from engine.play.resulttext import Choice, Number, Part, Writer
from engine.play.rules import Rules, canonical
from engine.play.situation import last_told
from engine.play.verdict import Contradiction, UnreadableEnding, Verdict
from engine.texts.problem import Problem
from engine.texts.variant import Variant


class SevenSamurai(Game):
    """Antoine Bauza's 7 Samurai."""

    facts = FACTS
    metrics = METRICS
    flip_causes: ClassVar[Mapping[str, str]] = {"ran apart": "ran apart, and one held the village"}

    def sense(self, variant: Variant) -> list[Problem]:
        """Give the contradictions between a variant's values."""
        return sense.check(variant)

    def seats(self, values: Mapping[str, Any], players: int) -> int:
        """Somebody who plays alone has several samurai."""
        return seats_in(values, players)

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> Rules:
        """Make resolved values ready to be played."""
        return SevenSamuraiRules(values, players)

    def misfits(self, variant: Variant, chart: Map | None, players: int) -> list[Problem]:
        """Give what keeps a variant from being played by so many players."""
        return super().misfits(variant, chart, players) or sense.check_team(variant, players)

    def contradictions(self, record: Mapping[str, Any]) -> Iterator[Contradiction]:
        """Find what a record says against its own variant and players."""
        return testimony.contradictions(record)

    def judge(self, values: dict[str, Any], ending: Mapping[str, Any]) -> Verdict:
        """Find whether the team wins, and its score."""
        return judge(values, ending)

    def read_ending(self, values: dict[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
        """Read what is left of the village."""
        if "village" not in words:
            raise UnreadableEnding(
                'Say what is left of the village: --village "farms:4 families:2 wounded:1".'
            )
        return read_village(words["village"], values)


class SevenSamuraiRules(Rules):
    """A variant of 7 Samurai, ready to be played."""

    metrics = METRICS
    chance = kernel
    evaluation = evaluation
    observation = observation
    search = "paired"
    watch = watch

    def __init__(self, variant: dict[str, Any], players: int) -> None:
        table = lower(variant, players)
        super().__init__(FACTS, variant, kernel, table, int(table.players), players)
        self.words = Words(variant, table)
        self.transcriber = Transcriber(self.words)
        self.layout = Layout(self.transcriber, variant)

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Give what lies open, to every seat the same."""
        return self.words.seen(position)

    def say(self, position: np.record, move: int) -> str:
        """Put a move into words."""
        return self.words.say(position, move)

    def all_moves(self) -> np.ndarray[Any, Any]:
        """Give every answer to every question."""
        return moves.every(self.table)

    def turn(self, position: np.record) -> int:
        """Give the number of the turn in play; a record counts the end of each round as one."""
        return int(position.turn) + int(position.round_number) - 2

    def results(self, batch: np.ndarray[Any, Any]) -> Iterator[dict[str, Any]]:
        """Give the `result` of each game."""
        grade = self.variant["difficulty"]["grade"]
        for row in batch:
            is_won = bool(row["winners"])
            yield {
                "won": is_won,
                "reason": REASONS[int(row["reason"])],
                "round": int(row["round_number"]),
                "farms": int(row["farms"]),
                "families": int(row["families"]),
                "barricades": int(row["barricades"]),
                "wounds": row["wounds"][: self.players].tolist(),
                "score": int(row["told_score"]) - 1 if is_won else None,
                "grade": grade if is_won else None,
                "winners": list(range(self.players)) if is_won else [],
            }

    def result_lines(self, batch: np.ndarray[Any, Any]) -> memoryview:
        """Give the canonical JSON of each result, a line each."""
        return self._writer.lines(batch)

    @cached_property
    def _writer(self) -> Writer:
        """The same as `results` in text, at the speed at which games are played; keys in alphabetical order."""
        grade, table = canonical(self.variant["difficulty"]["grade"]), self.table
        ends = [
            f',"grade":{grade if reason == "held" else "null"},"reason":{canonical(reason)},"round":'
            for reason in REASONS
        ]
        most = int(table.points_farm) * int(table.farms) + int(table.points_family) * int(table.families)
        scores = ["null", *(str(score) for score in range(most + int(table.points_unwounded) + 1))]
        lost, everybody = ',"winners":[],"won":false,"wounds":[', canonical(list(range(self.players)))
        won = f',"winners":{everybody},"won":true,"wounds":['
        parts: list[Part] = ['{"barricades":', Number("barricades"), ',"families":', Number("families")]
        parts += [',"farms":', Number("farms"), Choice("reason", ends), Number("round_number")]
        parts += [Choice("told_score", [f',"score":{score}' for score in scores])]
        parts += [Choice("winners", [lost] * ((1 << self.players) - 1) + [won])]
        for seat in range(self.players):
            parts += [*([","] if seat else []), Number("wounds", (seat,))]
        return Writer(self.kernel.RESULT, [*parts, "]}"])

    def transcript(self, positions: Sequence[np.record], moves: Sequence[int]) -> dict[str, Any]:
        """Give a record's `setup`, `turns` and `result`."""
        return {
            "setup": self.transcriber.setup(positions[0]),
            "turns": self.transcriber.turns(positions, moves),
            "result": self.result(positions[-1]),
        }

    def coming_seat(self, position: np.record) -> int:
        """A turn is its samurai's, whoever decides in it."""
        return int(position.active)

    def open_turn(self, position: np.record) -> dict[str, Any]:
        """Give a turn in which nothing has happened yet, to carry what was said on it."""
        return {
            "round": int(position.round_number),
            "seat": int(position.active),
            "steps": [],
            "unfinished": True,
        }

    def situation(self, match: Match, at: int) -> dict[str, Any] | None:
        """Give the last moment up to a position in which an action was chosen."""
        return last_told(match, at, self.layout.told)

    def lay_out(self, situation: Mapping[str, Any], seed: int = 0, number: int = 0) -> np.record:
        """Give the position that a situation tells, or raise `Impossible`."""
        return self.layout.lay_out(situation, seed, number)

    def counted(self, position: np.record, seat: int) -> dict[str, int]:
        """Count what is left of the village, and the raiders that a samurai has driven off to his left."""
        return {
            "barricades": int(position.barricades),
            "farms": int(position.farms),
            "families": int(position.families),
            "left": int((position.left[seat] > 0).sum()),
        }

    def turns_played(self, position: np.record) -> int:
        """Count turns alone, and no ends of rounds."""
        return int(position.turn)

    def retrace(self, record: dict[str, Any], match: Match) -> None:
        """Play a record again, its set-up and all chance taken from what it says."""
        Retracer(self.words, self.transcriber, record, match).run()

    @property
    def members(self) -> tuple[str, ...]:
        """The samurai, where they are dealt at random."""
        return () if self.table.is_team_fixed else tuple(self.words.boards)

    def present(self, batch: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Say which samurai were in each game."""
        return team.present(batch["samurai"][:, : self.players], len(self.words.boards))

    def exchanged(self, one: str, other: str) -> Rules:
        """Let two samurai trade places in the deal."""
        return SevenSamuraiRules(team.exchanged(self.variant, one, other), self.people)

    def without_parts(self, member: str) -> dict[str, Rules]:
        """Switch off a samurai's talent, or his power."""
        changed = team.without_parts(self.variant, member)
        return {part: SevenSamuraiRules(values, self.people) for part, values in changed.items()}

    def summary(self) -> Summary:
        """Give what adds up losses, scores, Kiai, supports and the village."""
        return Summary(int(self.table.rounds))

    def summary_in_words(self, found: Mapping[str, Any]) -> list[str]:
        """Say when games were lost, what won ones scored, and how often Kiai and supports come."""
        lost = [
            f"{reason} {' / '.join(f'{games:,}' for games in rounds.values())}"
            for reason, rounds in found["reasons"].items()
            if reason != "held" and any(rounds.values())
        ]
        lines = [f"Lost by round: {', '.join(lost)}"] if lost else []
        if found["score"]["mean"] is not None:
            score = found["score"]
            lines.append(
                f"Score of wins: mean {score['mean']:.1f}, from {score['p10']} (10 %) over {score['p50']} to "
                f"{score['p90']} (90 %)"
            )
        lines += [
            f"Village after round {row['round']}, 10 / 50 / 90 % of {row['games']:,} games: "
            + ", ".join(f"{piece} {' / '.join(map(str, row[piece].values()))}" for piece in village.PIECES)
            for row in found["village"]
            if row["games"]
        ]
        return [
            *lines,
            f"A game: {found['kiai_per_game']:.2f} Kiai, {found['supports_per_game']:.2f} supports",
        ]

    def is_pass(self, position: np.record, move: int) -> bool:
        """Passing is a move like others here: a samurai steps back for the round before a card too many beats him."""
        return False

    choices = ("powers",)

    def coverage(
        self, results: np.ndarray[Any, Any], tally: np.ndarray[Any, Any] | None
    ) -> dict[str, dict[str, int]]:
        """Give the endings, and how often each power that a samurai has is used."""
        found = super().coverage(results, tally)
        boards = self.variant["samurai"]["boards"].values()
        owned = {effect for board in boards for side in SIDES for effect in board[side]["power"]}
        if tally is not None:
            found["powers"] = {
                effect: int(tally[0]["uses"][place])
                for place, effect in enumerate(EFFECTS)
                if effect in owned
            }
        return found

    def tally_columns(self, tally: np.ndarray[Any, Any]) -> dict[str, dict[str, np.ndarray[Any, Any]]]:
        """Give what was counted of samurai, of powers and of the left sides at the end of rounds."""
        counted, boards, rounds = tally[0], len(self.words.boards), int(self.table.rounds)
        return {
            "samurai": {
                "samurai": np.array(self.words.boards),
                **{
                    name: counted[name][:boards]
                    for name in ("seats", "wins", "deaths", "wounds", "kiai", "kiai_used", "opened")
                },
            },
            "powers": {
                "effect": np.array(EFFECTS),
                "uses": counted["uses"],
                "mean_amount": counted["amounts"] / np.maximum(counted["uses"], 1),
            },
            "rounds": {
                "round": np.arange(1, rounds + 1),
                "games": counted["rounds"][:rounds],
                "kiai": counted["kiai_by_round"][:rounds],
                **{f"symbols_{count}": counted["lefts"][:rounds, count] for count in range(4)},
            },
        }

    def end_reasons(self) -> dict[int, str]:
        """Give the words for the reasons a game ends."""
        return {code: reason for code, reason in enumerate(REASONS) if reason}


GAME = SevenSamurai()
