"""A position of 7 Samurai as the table shows it: read once from what lies open, with the cards and boards it names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.games.seven_samurai.cards.board import Board, read_boards
from workbench.games.seven_samurai.cards.raider import Raider, read_raiders


@dataclass(frozen=True)
class Samurai:
    """How a samurai stands; `line` goes from the first card to the last, `left` has a card for each symbol."""

    name: str
    talent: str
    side: str
    kiai: int
    power: Mapping[str, int]
    wounds: int
    tokens: int
    line: tuple[str, ...]
    left: Mapping[str, str]
    total: int
    is_out: bool
    is_in_kiai: bool
    # The seat that has his support token, the seats whose tokens lie here, the open tokens he uses, his talents now.
    token_at: int
    holds: tuple[int, ...]
    borrowed: tuple[str, ...]
    reach: tuple[str, ...]

    @property
    def is_beyond(self) -> bool:
        """Say whether his total is above his Kiai value."""
        return self.total > self.kiai


@dataclass(frozen=True)
class Siege:
    """The village, the team and the piles; of stack and intruders, top first, only cards that everybody knows."""

    values: Mapping[str, Any] = field(repr=False)
    raiders: Mapping[str, Raider] = field(repr=False)
    boards: Mapping[str, Board] = field(repr=False)
    round: int
    rounds: int
    turn: int
    active: int
    decider: int | None
    question: str
    options: tuple[Mapping[str, Any], ...] = field(repr=False)
    samurai: tuple[Samurai, ...]
    barricades: int
    most_barricades: int
    farms: int
    most_farms: int
    lost_backs: tuple[str, ...]
    families: tuple[str, ...]
    most_families: int
    stack: tuple[str | None, ...]
    intruders: tuple[str | None, ...]
    discard: tuple[str, ...]
    card: str | None
    open_tokens: tuple[str, ...]
    bound: frozenset[str]
    penalties: tuple[str, ...]
    # The raiders that may be in play, and those of them that nobody has seen in this round.
    pool: frozenset[str] = frozenset()

    def raider(self, card: str) -> Raider:
        """Give a card by its name."""
        return self.raiders[card]

    def last(self, seat: int) -> Raider | None:
        """Give the last card of a samurai's line."""
        line = self.samurai[seat].line
        return self.raiders[line[-1]] if line else None

    def rule(self, group: str, key: str) -> Any:
        """Give a value of the variant by its group and its key."""
        return self.values[group][key]

    @property
    def has_bonuses(self) -> bool:
        """Say whether the families left give something at the end of a round."""
        return bool(self.values["village"]["family_bonuses"])

    @property
    def players(self) -> int:
        """How many samurai are in play."""
        return len(self.samurai)

    def neighbour(self, seat: int, *, is_left: bool) -> int:
        """Give who sits beside a samurai; left is clockwise, as the turn goes."""
        return (seat + (1 if is_left else -1)) % self.players

    def lender(self, seat: int, talents: tuple[str, ...]) -> str:
        """Name whose token lends a samurai one of some talents; nobody's where it is his own."""
        who = self.samurai[seat]
        if who.talent in talents:
            return ""
        for owner in who.holds:
            if self.samurai[owner].talent in talents:
                return self.samurai[owner].name
        return next((name for name in who.borrowed if self.boards[name].talent in talents), "")

    # ------------------------------------------------------------ what nobody has seen

    @property
    def visible(self) -> set[str]:
        """The cards that lie open or are known where they lie."""
        found = {
            card for card in (*self.stack, *self.intruders, *self.discard, self.card) if card is not None
        }
        for who in self.samurai:
            found.update(who.line, who.left.values())
        return found

    @property
    def unseen(self) -> set[str]:
        """The cards that may lie face down."""
        return set(self.pool) - self.visible

    @property
    def unseen_values(self) -> dict[int, int]:
        """Count the raiders that may lie face down by their values."""
        return counted(self.raiders[card].value for card in self.unseen)


def counted(values: Iterable[int]) -> dict[int, int]:
    """Count equal numbers.

    >>> counted([1, 2, 1])
    {1: 2, 2: 1}
    """
    found: dict[int, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return found


def _samurai(entry: Mapping[str, Any], board: Board, seats: Mapping[str, int]) -> Samurai:
    return Samurai(
        board.name,
        board.talent,
        entry["side"],
        entry["kiai"],
        board.side(entry["side"]).power,
        entry["wounds"],
        entry["wound_tokens"],
        tuple(entry["line"]),
        {symbol: card for symbol, card in entry["left"].items() if card is not None},
        entry["total"],
        not entry["is_in"],
        entry["is_in_kiai"],
        entry["token_at"],
        tuple(seats[name] for name in entry["holds"]),
        tuple(entry["borrowed"]),
        tuple(entry["talents"]),
    )


def read_siege(seen: Mapping[str, Any], values: Mapping[str, Any], pool: Iterable[str] = ()) -> Siege:
    """Read what lies open in a game by a variant; `pool` are the raiders that may be in play."""
    raiders, boards = read_raiders(values), read_boards(values)
    village, decision = seen["village"], seen["decision"]
    seats = {entry["name"]: seat for seat, entry in enumerate(seen["samurai"])}
    return Siege(
        values,
        raiders,
        boards,
        seen["round"],
        seen["rounds"],
        seen["turn"],
        seen["active"],
        None if decision is None else decision["seat"],
        "" if decision is None else decision["kind"],
        () if decision is None else tuple(decision["options"]),
        tuple(_samurai(entry, boards[entry["name"]], seats) for entry in seen["samurai"]),
        village["barricades"],
        village["most_barricades"],
        village["farms"],
        village["most_farms"],
        tuple(village["lost_backs"]),
        tuple(village["families"]),
        village["most_families"],
        tuple(seen["stack"]),
        tuple(seen["intruders"]),
        tuple(seen["discard"]),
        seen["card"],
        tuple(seen["open_tokens"]),
        frozenset(seen["bound"]),
        tuple(seen["penalties"]),
        frozenset(pool),
    )
