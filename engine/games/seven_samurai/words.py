"""Positions and moves of 7 Samurai in words: what everybody sees, and what somebody may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.games.seven_samurai.rules import state
from engine.games.seven_samurai.rules.cards import kiai_of, reach, side_of, talents_of, tokens_on
from engine.games.seven_samurai.terms import (
    BACKS,
    BONUSES,
    MOST_SEATS,
    PENALTIES,
    REASONS,
    SIDES,
    SYMBOLS,
    TALENTS,
)
from engine.texts.saying import Name, Said, say

KINDS = {
    state.OPEN: "open",
    state.ORDER: "order",
    state.IGNORE: "ignore",
    state.GIVE_UP: "give-up",
    state.ACTION: "action",
    state.WHOM: "whom",
    state.CARD: "card",
    state.AGAIN: "again",
    state.KIAI: "kiai",
    state.SCOUT: "scout",
    state.MOVE: "move",
    state.SIDE: "side",
    state.STRIKE: "strike",
    state.LEND: "lend",
    state.HEAL: "heal",
}
BINDINGS = {
    state.NOT_DEFENDING: "no-defend",
    state.NOT_SUPPORTING: "no-support",
    state.PASSING: "must-pass",
    state.TALENTLESS: "no-talent",
}
ACTIONS = ("fight", "support", "pass")
DEEDS = ("defend", "attack", "dismiss", "redraw", "give", "give")
Seen = dict[str, Any]


def arranged(count: int, order: int) -> list[int]:
    """Give one of the orders of some things, counted as in a dictionary.

    >>> [arranged(3, order) for order in range(6)]
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    """
    left, found = list(range(count)), []
    orders = 1
    for place in range(2, count):
        orders *= place
    for place in range(count):
        found.append(left.pop(order // orders))
        order %= orders
        orders //= max(count - 1 - place, 1)
    return found


class Words:
    """Puts positions and moves of one variant into words."""

    def __init__(self, variant: Mapping[str, Any], table: np.record) -> None:
        self.table = table
        self.seats = int(table.players)
        self.cards = tuple(variant["raiders"]["cards"])
        self.boards = tuple(variant["samurai"]["boards"])
        self.card_number = {name: number for number, name in enumerate(self.cards)}
        self.board_number = {name: number for number, name in enumerate(self.boards)}

    # ------------------------------------------------------------ names

    def samurai(self, position: np.record, seat: int) -> str:
        """Name the samurai of a seat."""
        return self.boards[int(position.samurai[seat])]

    def seat_of(self, position: np.record, name: str) -> int:
        """Find the seat of a samurai in play."""
        return next(seat for seat in range(self.seats) if self.samurai(position, seat) == name)

    def tokens(self, boards: int) -> list[str]:
        """Name the samurai of a set of tokens, by name."""
        return sorted(name for number, name in enumerate(self.boards) if boards >> number & 1)

    def stack(self, position: np.record) -> list[int]:
        """Give the cards of the stack, top first."""
        top = int(position.stack_top)
        return [int(position.stack[top + place & state.RING]) for place in range(int(position.stack_size))]

    def line(self, position: np.record, seat: int) -> list[str]:
        """Name the cards of a line, oldest first."""
        return [self.cards[card] for card in position.line[seat][: int(position.line_size[seat])].tolist()]

    # ------------------------------------------------------------ what everybody sees

    def seen(self, position: np.record) -> Seen:
        """Give all that lies open, and nothing else."""
        intruders = position.intruder[: int(position.intruders)].tolist()[::-1]
        card = int(position.card)
        kind = int(position.kind)
        return {
            "round": int(position.round_number),
            "rounds": int(self.table.rounds),
            "turn": int(position.turn),
            "active": int(position.active),
            "is_over": int(position.phase) == state.OVER,
            "reason": REASONS[int(position.reason)],
            "village": self.village(position),
            "stack": [self._known(position, card) for card in self.stack(position)],
            "intruders": [self._known(position, card) for card in intruders],
            "discard": [self.cards[card] for card in position.discard[: int(position.discards)].tolist()],
            "card": None if card == state.NO_CARD else self.cards[card],
            "holder": None if card == state.NO_CARD else int(position.seat),
            "samurai": [self.board(position, seat) for seat in range(self.seats)],
            "open_tokens": self.tokens(int(position.open_tokens)),
            "bound": [word for bit, word in BINDINGS.items() if int(position.bound) & bit],
            "penalties": [
                PENALTIES[penalty] for penalty in position.penalty[: int(position.penalties_left)].tolist()
            ],
            "decision": None
            if kind == state.NOTHING
            else {
                "kind": KINDS[kind],
                "seat": int(position.seat),
                "options": [
                    {"move": move, "words": self.say(position, move), **self.told(position, move)}
                    for move in self.moves(position)
                ],
            },
        }

    def _known(self, position: np.record, card: int) -> str | None:
        return self.cards[card] if int(position.known[card >> 6]) >> (card & 63) & 1 else None

    def village(self, position: np.record) -> Seen:
        """Give barricades, farms and families; the order in which they will fall is nobody's to know."""
        farms, families = int(position.farms), int(position.families)
        lost = position.farm_backs[farms : int(self.table.farms)].tolist()[::-1]
        return {
            "barricades": int(position.barricades),
            "most_barricades": int(self.table.barricades),
            "farms": farms,
            "most_farms": int(self.table.farms),
            "lost_backs": [BACKS[back] for back in lost] if self.table.farm_penalties else [],
            "families": sorted(BONUSES[bonus] for bonus in position.family_bonuses[:families].tolist()),
            "most_families": int(self.table.families),
        }

    def board(self, position: np.record, seat: int) -> Seen:
        """Give a samurai with all that lies at his board."""
        table = self.table
        side = int(side_of(table, position, seat))
        talents = int(reach(table, position, seat))
        held = [owner for owner in range(self.seats) if int(position.token_at[owner]) == seat]
        return {
            "name": self.samurai(position, seat),
            "side": SIDES[side],
            "kiai": int(kiai_of(table, position, seat)),
            "total": int(position.total[seat]),
            "line": self.line(position, seat),
            "left": {
                symbol: self.cards[card - 1] if card else None
                for symbol, card in zip(SYMBOLS, position.left[seat].tolist(), strict=False)
            },
            "wounds": int(position.wounds[seat]),
            "wound_tokens": int(tokens_on(table, position, seat)),
            "is_in": not int(position.out) >> seat & 1,
            "is_in_kiai": bool(int(position.in_kiai) >> seat & 1),
            "token_at": int(position.token_at[seat]),
            "holds": [self.samurai(position, owner) for owner in held],
            "borrowed": self.tokens(int(position.borrowed[seat])),
            "talents": [name for number, name in enumerate(TALENTS) if number and talents >> number & 1],
        }

    def talents(self, boards: int) -> list[str]:
        """Name the talents of some samurai."""
        found = int(talents_of(self.table, boards))
        return [name for number, name in enumerate(TALENTS) if number and found >> number & 1]

    # ------------------------------------------------------------ what somebody may do

    def moves(self, position: np.record) -> list[int]:
        """List the moves of the question that is open."""
        kind, options = int(position.kind), int(position.options)
        card = int(position.card) if kind in (state.CARD, state.SIDE) else 0
        return [kind << 16 | card << 8 | option for option in range(64) if options >> option & 1]

    def told(self, position: np.record, move: int) -> Seen:
        """Give a move in its parts: what is done, and with whom or what."""
        kind, option = move >> 16, move & 0xFF
        seat = int(position.seat)
        if kind == state.OPEN:
            return {"do": "stop"} if option == 0 else {"do": "open", "token": self.boards[option - 1]}
        if kind == state.ORDER:
            first, second = (PENALTIES[each] for each in position.penalty.tolist())
            return {"do": "order", "penalties": [second, first] if option else [first, second]}
        if kind == state.IGNORE:
            return {"do": "ignore" if option else "apply", "penalty": PENALTIES[int(position.penalty[0])]}
        if kind == state.GIVE_UP:
            return {"do": "give-up", "card": self.cards[int(position.left[seat][option]) - 1]}
        if kind == state.ACTION:
            return {"do": ACTIONS[option]}
        if kind == state.WHOM:
            return {"do": "support", "to": option}
        if kind == state.CARD:
            return self._with_card(option, seat)
        if kind == state.AGAIN:
            return {"do": "fight" if option else "stop"}
        if kind == state.KIAI:
            return {"do": "use" if option else "spare"}
        if kind == state.SIDE:
            return {"do": "left" if option == state.TO_LEFT else "right"}
        if kind == state.SCOUT:
            top = self.stack(position)
            return {
                "do": "scout",
                "cards": [self.cards[top[place]] for place in arranged(int(position.origin), option)],
            }
        return self._aimed(position, kind, option)

    def _with_card(self, option: int, seat: int) -> Seen:
        told: Seen = {"do": DEEDS[option]}
        if option >= state.GIVE_LEFT:
            told |= {"to": (seat + (1 if option == state.GIVE_LEFT else -1)) % self.seats}
        return told

    def _aimed(self, position: np.record, kind: int, option: int) -> Seen:
        if option == state.STOP:
            return {"do": "stop"}
        one, other = divmod(option - 1, MOST_SEATS)
        if kind == state.MOVE:
            return {"do": "move", "origin": one, "to": other, "card": self.line(position, one)[-1]}
        if kind == state.LEND:
            return {"do": "lend", "token": self.samurai(position, one), "to": other}
        if kind == state.STRIKE:
            return {"do": "strike", "origin": other, "card": self.line(position, other)[-1]}
        return {"do": "heal", "to": other}

    def say(self, position: np.record, move: int) -> Said:
        """Put a move into words."""
        told = self.told(position, move)
        kind, deed = move >> 16, told["do"]
        if deed == "stop":
            return Name(STOPPING[kind])
        whom = self.samurai(position, told["to"]) if "to" in told else ""
        if deed == "move":
            origin = self.samurai(position, told["origin"])
            return say("move {card} from {origin} to {whom}", card=told["card"], origin=origin, whom=whom)
        if deed == "strike":
            return say(
                "strike {card} of {whom}", card=told["card"], whom=self.samurai(position, told["origin"])
            )
        if deed == "lend":
            return say("lend the token of {token} to {whom}", token=told["token"], whom=whom)
        if deed == "open":
            return say("open the token of {token}", token=told["token"])
        if deed == "order":
            first, second = map(Name, told["penalties"])
            return say("{first} before {second}", first=first, second=second)
        if deed in ("apply", "ignore"):
            return say("{deed} {penalty}", deed=Name(deed), penalty=Name(told["penalty"]))
        if deed == "give-up":
            return say("give up {card}", card=told["card"])
        if deed == "scout":
            return say("put back {cards}", cards=", ".join(told["cards"]))
        if deed in ("left", "right"):
            return Name(f"take it on the {deed}")
        if kind == state.KIAI:
            return Name(f"{deed} the power")
        if kind == state.AGAIN:
            return Name("fight again")
        if kind in (state.WHOM, state.HEAL):
            return say("{deed} {whom}", deed=Name(deed), whom=whom)
        return say("give to {whom}", whom=whom) if deed == "give" else Name(deed)


STOPPING = {
    state.OPEN: "open no token",
    state.AGAIN: "fight no more",
    state.MOVE: "move nothing",
    state.STRIKE: "strike nobody",
    state.LEND: "lend nothing",
    state.HEAL: "heal nobody",
}
