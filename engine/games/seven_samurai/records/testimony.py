"""What a record of 7 Samurai says against itself, before anything of it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.games.seven_samurai.sense import dealt_of
from engine.games.seven_samurai.terms import GROUPS, seats_in
from engine.play.verdict import Contradiction, no_seat
from engine.texts.problem import quoted
from engine.texts.saying import say


def contradictions(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Compare the set-up with the variant and the number of players, and everything that names a seat."""
    values, setup, players = record["variant"], record["setup"], record["players"]
    seats = seats_in(values, players)
    # A position that the game began with is looked at when it is laid out.
    if "position" not in setup:
        yield from _team(values, setup, players, seats)
        yield from _village(values, setup, seats)
        yield from _stacks(values, setup["stacks"], players, seats)
    yield from _named(values, record, seats)
    result = record["result"]
    if result is not None and len(result["wounds"]) != seats:
        message = say(
            "`{key}` has {count} {count:seat|seats}, but there are {players}.",
            key="wounds",
            count=len(result["wounds"]),
            players=seats,
        )
        yield Contradiction(("result", "wounds"), message)


def _team(
    values: Mapping[str, Any], setup: Mapping[str, Any], players: int, seats: int
) -> Iterator[Contradiction]:
    team, boards, deal = setup["samurai"], values["samurai"]["boards"], values["samurai"]["deal"]
    unknown = [name for name in team if name not in boards]
    if unknown:
        yield Contradiction(
            ("setup", "samurai"), say("The variant has no samurai {names}.", names=quoted(unknown))
        )
        return
    if len(team) != seats or len(set(team)) != seats:
        yield Contradiction(
            ("setup", "samurai"), say("There must be {seats} different samurai.", seats=seats)
        )
        return
    turned = [[*deal[at:seats], *deal[:at]] for at in range(seats)] if deal != "random" else [team]
    if team not in turned:
        yield Contradiction(
            ("setup", "samurai"),
            say("The variant's team is {names}, in this order.", names=quoted(deal[:seats])),
        )
    uses_tokens = players in values["open_tokens"]["players"]
    absent = sorted(set(boards) - set(team)) if uses_tokens else []
    if setup["open_tokens"] != absent:
        message = (
            say("The open tokens are those of {names}.", names=quoted(absent))
            if absent
            else say("There are no open tokens.")
        )
        yield Contradiction(("setup", "open_tokens"), message)


def _village(values: Mapping[str, Any], setup: Mapping[str, Any], seats: int) -> Iterator[Contradiction]:
    village = values["village"]
    for key in ("farms", "families"):
        wanted = {kind: count for kind, count in village[key].items() if count}
        if Counter(setup[key]) != wanted:
            yield Contradiction(("setup", key), say("The {what} are not those of the variant.", what=key))
    stated = village["barricades"]
    barricades = max(0, stated["per_player"] * seats + stated["plus"])
    if setup["barricades"] != barricades:
        yield Contradiction(
            ("setup", "barricades"),
            say("The village begins with {barricades} barricades.", barricades=barricades),
        )


def _stacks(
    values: Mapping[str, Any], stacks: Sequence[Sequence[str]], players: int, seats: int
) -> Iterator[Contradiction]:
    raiders = values["raiders"]
    cards = raiders["cards"]
    if len(stacks) != values["rounds"]:
        yield Contradiction(
            ("setup", "stacks"),
            say("There are {rounds} rounds, each with its stack.", rounds=values["rounds"]),
        )
        return
    before: set[str] = set()
    for number, stack in enumerate(stacks, 1):
        where = ("setup", "stacks", number - 1)
        if len(set(stack)) != len(stack) or not set(stack) <= set(cards):
            yield Contradiction(
                where,
                say(
                    "The stack of round {number} holds a raider twice, or one that is not there.",
                    number=number,
                ),
            )
            return
        if not before <= set(stack):
            yield Contradiction(
                where, say("The stack of round {number} lacks a raider of the one before.", number=number)
            )
            return
        joined = Counter(cards[name]["group"] for name in stack if name not in before)
        wanted = {
            group: dealt_of(values, group, seats) for group in GROUPS if raiders[group]["round"] == number
        }
        if joined != {group: count for group, count in wanted.items() if count}:
            yield Contradiction(
                where, say("In round {number} other raiders join than the variant says.", number=number)
            )
            return
        dolls = sum(cards[name]["symbol"] == "doll" for name in stack if cards[name]["group"] == GROUPS[0])
        least = values["open_tokens"]["least_dolls"] if players in values["open_tokens"]["players"] else 0
        if joined[GROUPS[0]] and dolls < least:
            yield Contradiction(where, say("Fewer than {least} dolls are among the plunderers.", least=least))
        before = set(stack)


def _named(values: Mapping[str, Any], record: Mapping[str, Any], seats: int) -> Iterator[Contradiction]:
    """Find seats that are not there, in turns and steps."""
    for number, turn in enumerate(record["turns"]):
        if turn.get("seat", 0) >= seats:
            yield Contradiction(("turns", number, "seat"), no_seat(turn["seat"], seats))
        for place, step in enumerate(turn["steps"]):
            for key in ("seat", "to", "origin"):
                if step.get(key, 0) >= seats:
                    route = ("turns", number, "steps", place, key)
                    yield Contradiction(route, no_seat(step[key], seats))
