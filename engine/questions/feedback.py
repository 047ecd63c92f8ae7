"""What people said after playtests of a variant, over many records, beside what agents make of the same games.

Ratings are means of points from 1 to 5 with 95 % intervals. What people's games came to (length, who won) stands beside
games of an agent by the same rules for the same number of players; both with their intervals, since playtests are few.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from engine.metrics.statistics import Estimate, Sums
from engine.numbers.simulate import Series, play_chunk
from engine.numbers.spreadsheet import cell
from engine.records import record as records

QUESTIONS = ("fun", "tension", "clarity", "rating")
LENGTHS = ("too-short", "right", "too-long")
MOST_POINTS = 5
USUAL_AGENT, USUAL_GAMES = "greedy", 500


@dataclass(frozen=True, slots=True)
class Voice:
    """What one player, or the whole table, said after a game; `seat` counts from 0, and is none for the table."""

    record: str
    game: str
    variant: str
    map: str
    players: int
    seat: int | None
    name: str
    won: bool | None
    turns: int
    fun: int | None = None
    tension: int | None = None
    clarity: int | None = None
    rating: int | None = None
    length: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Measure:
    """One measure of playtests beside the same of an agent's games."""

    name: str
    playtests: Estimate
    agents: Estimate


@dataclass(frozen=True, slots=True)
class Setting:
    """Where playtests were played, and by how many."""

    map: str = ""
    players: int = 0

    def __str__(self) -> str:
        return ", ".join(filter(None, (self.map, f"{self.players} players")))


@dataclass(frozen=True)
class Gathered:
    """All that was said of a variant, and its playtests that came to an end."""

    game: str
    variant: str
    records: tuple[Mapping[str, Any], ...] = field(repr=False)
    voices: tuple[Voice, ...] = ()

    @property
    def finished(self) -> list[Mapping[str, Any]]:
        """The records of games that came to an end."""
        return [record for record in self.records if record["result"] is not None]

    def points(self, question: str) -> list[int]:
        """Give all points that a question got."""
        return [points for voice in self.voices if (points := getattr(voice, question)) is not None]

    def rating(self, question: str) -> Estimate | None:
        """Give the mean of a question with its interval; nothing where nobody answered."""
        points = self.points(question)
        if not points:
            return None
        # Points lie between two ends, so that Wilson's interval holds for few of them too, if anything too wide.
        share = _share([(each - 1) / (MOST_POINTS - 1) for each in points])
        ends = [1 + (MOST_POINTS - 1) * end for end in (share.value, share.low, share.high)]
        return Estimate(ends[0], ends[1], ends[2], len(points))

    def spread(self, question: str) -> list[int]:
        """Count how often a question got 1, 2, 3, 4 and 5 points."""
        counted = Counter(self.points(question))
        return [counted[points] for points in range(1, MOST_POINTS + 1)]

    @property
    def lengths(self) -> dict[str, int]:
        """Count who found it too short, right and too long."""
        counted = Counter(voice.length for voice in self.voices)
        return {word: counted[word] for word in LENGTHS}

    @property
    def comments(self) -> list[Voice]:
        """What was said in words."""
        return [voice for voice in self.voices if voice.text]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "game": self.game,
            "variant": self.variant,
            "records": len(self.records),
            "finished": len(self.finished),
            "voices": [asdict(voice) for voice in self.voices],
            "ratings": {
                question: {
                    **asdict(found),
                    "answers": len(self.points(question)),
                    "spread": self.spread(question),
                }
                for question in QUESTIONS
                if (found := self.rating(question)) is not None
            },
            "lengths": self.lengths,
        }


def names_of(files: Sequence[Path]) -> list[str]:
    """Name records by their files; folders of several sittings number their games alike, so these are named too.

    >>> names_of([Path("a.json"), Path("monday/0.json"), Path("tuesday/0.json")])
    ['a.json', 'monday/0.json', 'tuesday/0.json']
    """
    counts = Counter(file.name for file in files)
    return [file.name if counts[file.name] == 1 else file.as_posix() for file in files]


def gather(named: Iterable[tuple[str, Mapping[str, Any]]]) -> list[Gathered]:
    """Put records together by game and variant, the most talked-of first; each comes with the name that it goes by."""
    by_variant: dict[tuple[str, str], list[tuple[str, Mapping[str, Any]]]] = {}
    for name, record in named:
        key = (str(record["game"]), str(record["variant"]["title"]))
        by_variant.setdefault(key, []).append((name, record))
    found = [
        Gathered(
            game,
            variant,
            tuple(record for _, record in members),
            tuple(voice for name, record in members for voice in voices(name, record)),
        )
        for (game, variant), members in by_variant.items()
    ]
    return sorted(found, key=lambda each: (-len(each.voices), each.game, each.variant))


def voices(name: str, record: Mapping[str, Any]) -> Iterator[Voice]:
    """Give what was said after one game."""
    result, names = record["result"], record.get("names", ())
    for said in record.get("feedback", ()):
        seat = said.get("player")
        yield Voice(
            record=name,
            game=str(record["game"]),
            variant=str(record["variant"]["title"]),
            map=str(record.get("map") or ""),
            players=int(record["players"]),
            seat=seat,
            name=str(names[seat]) if seat is not None and seat < len(names) else "",
            won=None if result is None or seat is None else seat in result["winners"],
            turns=len(record["turns"]),
            **{question: said.get(question) for question in QUESTIONS},
            length=str(said.get("length", "")),
            text=str(said.get("text", "")),
        )


def beside_agents(
    found: Gathered, agent: str = USUAL_AGENT, games: int = USUAL_GAMES
) -> tuple[list[Measure], Setting]:
    """Compare the finished playtests of the most played setting with an agent's games, and give the setting.

    It loads compiled rules and plays, so it is called off the window's thread.
    """
    settings: dict[Setting, list[Mapping[str, Any]]] = {}
    for record in found.finished:
        if "position" not in record["setup"]:
            place = Setting(str(record.get("map") or ""), int(record["players"]))
            settings.setdefault(place, []).append(record)
    if not settings:
        return [], Setting()
    place, played = max(settings.items(), key=lambda each: len(each[1]))
    rules = records.rules_of(played[0])
    chunk = play_chunk(Series(rules, (agent,) * rules.players, 1), 0, games)
    batch = chunk.results
    lengths = [_turns(record) for record in played]
    measures = [Measure("turns", _mean(lengths), _mean(batch["turns"]))]
    if rules.facts.is_cooperative:
        wins = [bool(record["result"]["winners"]) for record in played]
        return [*measures, Measure("won", _share(wins), _share(batch["winners"] > 0))], place
    # A shared win is split, as in all win rates.
    together = np.maximum(np.bitwise_count(batch["winners"]), 1)
    for seat in range(rules.players):
        mine = [
            1 / len(record["result"]["winners"]) if seat in record["result"]["winners"] else 0
            for record in played
        ]
        theirs = ((batch["winners"] >> np.uint8(seat)) & np.uint8(1)) / together
        measures.append(Measure(f"seat {seat + 1}", _share(mine), _share(theirs)))
    return measures, place


def _turns(record: Mapping[str, Any]) -> int:
    return sum("end" not in turn for turn in record["turns"])


def _mean(values: Any) -> Estimate:
    """Give a mean with Student's interval: of one game alone nothing is known about the next."""
    sums = Sums()
    sums.add(np.asarray(values, float))
    if sums.count < 2:
        return Estimate(sums.mean, -np.inf, np.inf, sums.count)
    half = _student(sums.count) * sums.deviation / sums.count**0.5
    return Estimate(sums.mean, sums.mean - half, sums.mean + half, sums.count)


def _student(count: int) -> float:
    """Give how many standard errors hold 95 of 100 times for so many observations.

    >>> _student(2), _student(8), round(_student(1000), 2)
    (12.71, 2.36, 1.96)
    """
    few = (12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18)
    return few[count - 2] if count - 2 < len(few) else 1.96 + 2.6 / count


def _share(values: Any) -> Estimate:
    sums = Sums()
    sums.add(np.asarray(values, float))
    return sums.rate()


# ---------------------------------------------------------------- as a table

COLUMNS = (
    *("game", "variant", "map", "players", "record", "seat", "name", "won", "turns"),
    *(*QUESTIONS, "length", "text"),
)


def rows(voices_: Sequence[Voice]) -> Iterator[list[Any]]:
    """Give what was said line by line, seats counted from 1, texts so that no spreadsheet calculates them."""
    for voice in voices_:
        seat = "" if voice.seat is None else voice.seat + 1
        values = {**asdict(voice), "seat": seat, "won": "" if voice.won is None else int(voice.won)}
        yield ["" if values[key] is None else cell(values[key]) for key in COLUMNS]


def as_csv(voices_: Sequence[Voice]) -> bytes:
    """Give what was said as a CSV file: a line for each voice, with the mark by which spreadsheets know UTF-8."""
    written = io.StringIO()
    # With these ends of lines a text that has either of their signs is put in quotes.
    sheet = csv.writer(written, lineterminator="\r\n")
    sheet.writerow(COLUMNS)
    sheet.writerows(rows(voices_))
    return written.getvalue().encode("utf-8-sig")
