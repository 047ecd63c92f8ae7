"""What a search thinks of a move that was played: what it left, what was better, and how bad that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.play.match import Match

# From so many lost points of the mover's own chance on, a move gets a mark; the worst first.
MARKS = ((20, "??"), (10, "?"), (5, "?!"))
# Half an interval wider than this says nothing: the search hardly looked at the move.
MOST_DOUBT = 0.2
# A mover below this chance in every choice cannot win any more; a move that takes so many points of a hundred from one
# of the others and gives as many to another decides between them.
HOPELESS, DECIDING = 0.02, 20


@dataclass(frozen=True)
class Choice:
    """A move that could be made, the mover's chance to win after it, and half of that chance's 95 % interval."""

    move: int
    words: str
    chance: float
    doubt: float = 0.0


@dataclass(frozen=True)
class Opinion:
    """What the search thinks of one move; `chances` are those of all seats before it, as the mover could know them.

    `after` are those after it, the mover's as it is told of the move. `lost` are points of a hundred. Where there was
    nothing to choose, or no search, `choices` is empty. `way` are the moves of the best line, `line` the same in words.
    """

    number: int
    seat: int
    played: Choice
    chances: tuple[float, ...]
    choices: tuple[Choice, ...] = ()
    line: tuple[str, ...] = ()
    lost: int = 0
    turn: int = 0
    way: tuple[int, ...] = ()
    after: tuple[float, ...] = ()

    @property
    def mark(self) -> str:
        """The sign of a bad move, by what it lost: ?!, ? or ??."""
        return mark_of(self.lost)

    @property
    def best(self) -> Choice:
        """The move that the search would have made."""
        return self.choices[0] if self.choices else self.played

    @property
    def doubt(self) -> float:
        """How far the chances of the best move and of the one that was played may be off: the larger of both."""
        return max(self.best.doubt, self.played.doubt)

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data: values are chances to win, and `loss` is what the move left of the best one's."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "move": self.played.words,
            "value": self.played.chance,
            "best": self.best.words,
            "best_value": self.best.chance,
            "loss": self.lost / 100,
            "mark": self.mark,
            "line": list(self.line),
            "chances": list(self.chances),
            "choices": [{"move": each.words, "value": each.chance} for each in self.choices],
        }


@dataclass(frozen=True)
class Outlook:
    """What the search thinks of a position in which nothing was played yet: all seats' chances, and the best moves.

    Where there is nothing to choose, or no search, `choices` is the one move that would be made and `is_searched` is
    false.
    """

    seat: int
    turn: int
    chances: tuple[float, ...]
    choices: tuple[Choice, ...]
    line: tuple[str, ...] = ()
    is_searched: bool = True

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data: values are chances to win."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "chances": list(self.chances),
            "choices": [{"move": each.words, "value": each.chance} for each in self.choices],
            "line": list(self.line),
        }


def mark_of(lost: int) -> str:
    """Give the sign of a move that lost so many points.

    >>> [mark_of(lost) for lost in (4, 5, 10, 20)]
    ['', '?!', '?', '??']
    """
    return next((mark for least, mark in MARKS if lost >= least), "")


@dataclass(frozen=True, slots=True)
class Kingmaking:
    """A turn in which a seat that could not win any more decided between others: who lost and who won how many points.

    Points are of a hundred, against what the mover's choices would have left on the average of the search; `opinion` is
    on the first move of the turn.
    """

    opinion: Opinion
    loser: int
    lost: int
    winner: int
    won: int


def kingmaking(opinions: Sequence[Opinion], *, is_cooperative: bool = False) -> list[Kingmaking]:
    """Give the turns in which somebody without hope decided who else wins, the weightiest first."""
    if is_cooperative:
        return []
    judged = (each for each in opinions if each.choices)
    turns = [list(turn) for _, turn in groupby(judged, key=lambda each: (each.turn, each.seat))]
    found = [each for each in map(_decided, turns) if each is not None]
    return sorted(found, key=lambda each: (-min(each.lost, each.won), each.opinion.number))


def _decided(turn: Sequence[Opinion]) -> Kingmaking | None:
    """Say who lost and who won by the moves of a turn together, if its mover had no hope in any of them."""
    chances, after, seat = turn[0].chances, turn[-1].after, turn[0].seat
    others = [other for other in range(len(after)) if other != seat]
    hopes = [choice.chance for each in turn for choice in (each.played, *each.choices)]
    if len(others) < 2 or max(hopes) > HOPELESS:
        return None
    shifts = {other: round(100 * (after[other] - chances[other])) for other in others}
    loser, winner = min(others, key=lambda other: shifts[other]), max(others, key=lambda other: shifts[other])
    if -shifts[loser] < DECIDING or shifts[winner] < DECIDING:
        return None
    return Kingmaking(turn[0], loser, -shifts[loser], winner, shifts[winner])


def seat_sums(opinions: Sequence[Opinion], players: int) -> list[dict[str, Any]]:
    """Give what each seat lost in all, and how many marks it got."""
    return [
        {
            "seat": seat,
            "lost": sum(each.lost for each in opinions if each.seat == seat),
            "marks": {
                mark: sum(each.seat == seat and each.mark == mark for each in opinions)
                for _, mark in reversed(MARKS)
            },
        }
        for seat in range(players)
    ]


def usual_doubt(opinions: Sequence[Opinion]) -> float:
    """Give how far chances may be off: that of the move in the middle, of all that were searched."""
    return median([each.doubt for each in opinions if each.choices] or [0.0])


# ------------------------------------------------------------ kept beside a game


def kept(opinions: Sequence[Opinion]) -> list[dict[str, Any]]:
    """Give opinions as numbers; words are said anew when they are read, in whatever language is spoken then."""
    return [
        {
            "played": _numbers(each.played),
            "chances": list(each.chances),
            "after": list(each.after),
            "choices": [_numbers(choice) for choice in each.choices],
            "way": list(each.way),
            "lost": each.lost,
        }
        for each in opinions
    ]


def _numbers(choice: Choice) -> list[float]:
    return [choice.move, choice.chance, choice.doubt]


def read(match: Match, found: Sequence[Mapping[str, Any]]) -> list[Opinion]:
    """Give the opinions that were kept of a game, from its first move on; `ValueError` where they are of another."""
    if [each["played"][0] for each in found] != match.moves[: len(found)]:
        raise ValueError("These opinions are of other moves.")
    return [_read(match, number, each) for number, each in enumerate(found)]


def _read(match: Match, number: int, found: Mapping[str, Any]) -> Opinion:
    rules, position = match.rules, match.positions[number]

    def choice(move: int, chance: float, doubt: float) -> Choice:
        return Choice(int(move), rules.say(position, int(move)), float(chance), float(doubt))

    way = tuple(map(int, found["way"]))
    return Opinion(
        number,
        rules.decider(position),
        choice(*found["played"]),
        tuple(map(float, found["chances"])),
        tuple(choice(*each) for each in found["choices"]),
        said_line(match, number, way),
        int(found["lost"]),
        rules.turn(position),
        way,
        tuple(map(float, found["after"])),
    )


def said_line(match: Match, number: int, way: Sequence[int]) -> tuple[str, ...]:
    """Put moves that would be made from a position on into words."""
    now, words = match.positions[number].copy(), []
    for move in way:
        words.append(match.rules.say(now, move))
        match.rules.apply(now, move)
    return tuple(words)
