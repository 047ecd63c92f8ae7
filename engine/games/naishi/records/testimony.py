"""What a record of Naishi says against itself, found before anything of it is played.

Whatever a replay looks up without asking (cards, sizes of piles and hands, columns and the form of a play) is compared
here with the record's own variant, so that it meets only moves that can be judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.games.naishi.compile import start_card
from engine.games.naishi.rules.state import COLUMNS, SEATS
from engine.play.verdict import Contradiction
from engine.texts.saying import say

Route = tuple[str | int, ...]


def contradictions(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Find what a record says against its own variant, the coarsest mistakes first."""
    # A position that the game began with is looked at when it is laid out.
    setup = () if "position" in record["setup"] else (_setup_names, _deck, _hands)
    for look in (*setup, _turn_names, _turns, _result):
        found = list(look(record))
        if found:
            yield from found
            return


# ---------------------------------------------------------------- the set-up


def _setup_names(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Ask whether every card of the set-up is one of the variant's."""
    cards, setup = record["variant"]["cards"], record["setup"]
    for key in ("piles", "dealt", "hands"):
        for number, names in enumerate(setup[key]):
            yield from _cards(cards, ("setup", key, number), names)
    yield from _cards(cards, ("setup", "aside"), setup["aside"])


def _turn_names(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Ask whether every card that is played is one of the variant's."""
    cards = record["variant"]["cards"]
    for number, turn in enumerate(record["turns"]):
        for key in ("plays", "undone"):
            for position, play in enumerate(turn.get(key, ())):
                for word, said in play.items():
                    route = ("turns", number, key, position, word)
                    if word in ("discarded", "took", "revealed", "cards", "gave", "got"):
                        names = said if isinstance(said, list) else [said]
                        yield from _cards(cards, route, [name for name in names if name is not None])


def _cards(cards: Mapping[str, Any], route: Route, names: Sequence[str]) -> Iterator[Contradiction]:
    for name in names:
        if name not in cards:
            yield Contradiction(route, say("There is no card `{name}` in the variant.", name=name))


def _deck(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Compare piles and dealt cards with the variant's sizes, and all cards with its counts."""
    setup, deal = record["setup"], record["variant"]["deal"]
    for column, pile in enumerate(setup["piles"]):
        if len(pile) != deal["pile_size"]:
            message = say(
                "The pile of column {column} has {count} {count:card|cards} instead of {wanted}.",
                column=column + 1,
                count=len(pile),
                wanted=deal["pile_size"],
            )
            yield Contradiction(("setup", "piles", column), message)
    for seat, dealt in enumerate(setup["dealt"]):
        if len(dealt) != deal["each"]:
            message = say(
                "Seat {seat} was dealt {count} {count:card|cards} instead of {wanted}.",
                seat=seat + 1,
                count=len(dealt),
                wanted=deal["each"],
            )
            yield Contradiction(("setup", "dealt", seat), message)
    there = Counter(name for key in ("piles", "dealt") for names in setup[key] for name in names)
    there.update(setup["aside"])
    for name, card in record["variant"]["cards"].items():
        wanted = 0 if card["kind"] == "start" else card["count"]
        if there[name] != wanted:
            message = say(
                "{count} {count:card `{name}` was|cards `{name}` were} shuffled, but the variant has {wanted}.",
                count=there[name],
                name=name,
                wanted=wanted,
            )
            yield Contradiction(("setup",), message)


def _hands(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Compare the gifts with what was dealt, and the hands with what they were made of."""
    setup, deal = record["setup"], record["variant"]["deal"]
    gave, dealt = setup["gave"], setup["dealt"]
    for seat, number in enumerate(gave):
        route = ("setup", "gave", seat)
        if deal["give"] == 0 and number is not None:
            yield Contradiction(route, say("Nothing is given away in this variant."))
        elif number is not None and number >= deal["each"]:
            yield Contradiction(
                route, say("There is no dealt card {number}: they count from 0.", number=number)
            )
    is_complete = deal["give"] == 0 or None not in gave
    if deal["give"] and gave[0] is None and gave[1] is not None:
        yield Contradiction(("setup", "gave", 0), say("Seat {seat} chooses its gift first.", seat=1))
    if not is_complete:
        # A turn that only carries what was said on it may stand there: nothing was played in it.
        is_begun = any(turn["plays"] or not turn.get("unfinished") for turn in record["turns"])
        if setup["hands"] or is_begun:
            yield Contradiction(("setup", "gave"), say("Not all gifts were chosen, so nothing can follow."))
        return
    if len(setup["hands"]) != SEATS:
        yield Contradiction(("setup", "hands"), say("Every seat has a hand once the gifts are chosen."))
        return
    if any(number is not None and number >= deal["each"] for number in gave):
        return
    for seat, hand in enumerate(setup["hands"]):
        wanted = Counter(dealt[seat])
        if deal["give"]:
            wanted.update([dealt[1 - seat][gave[1 - seat]]])
            wanted.subtract([dealt[seat][gave[seat]]])
        wanted[start_card(record["variant"])] += COLUMNS - deal["each"]
        if Counter(hand) != +wanted:
            message = say(
                "The hand of seat {seat} is not made of what was dealt, given and filled up.", seat=seat + 1
            )
            yield Contradiction(("setup", "hands", seat), message)


# ---------------------------------------------------------------- the turns


def _turns(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    turns = record["turns"]
    count = record["variant"]["discard"]["cards"]
    first = record["setup"].get("position", {}).get("to_move", 0)
    for number, turn in enumerate(turns):
        route: Route = ("turns", number)
        seat = (first + number) % SEATS
        if turn["player"] != seat:
            message = say(
                "It is the turn of seat {seat}, not of seat {other}.", seat=seat + 1, other=turn["player"] + 1
            )
            yield Contradiction((*route, "player"), message)
        for key in ("plays", "undone"):
            for position, play in enumerate(turn.get(key, ())):
                yield from _columns((*route, key, position), play, count)
        if turn.get("unfinished") and number + 1 < len(turns):
            yield Contradiction((*route, "unfinished"), say("Turns follow one that was left unfinished."))
        elif turn.get("unfinished") and record["result"] is not None:
            message = say("The game has a result, but its last turn was left unfinished.")
            yield Contradiction((*route, "unfinished"), message)


def _columns(route: Route, play: Mapping[str, Any], count: int) -> Iterator[Contradiction]:
    """Ask whether a play names as many columns as it takes, in order, and a card for each."""
    if "columns" not in play:
        return
    columns = play["columns"]
    wanted = count if play["action"] == "discard" else 1 if play["where"] == "column" else 2
    if len(columns) != wanted:
        yield Contradiction(
            (*route, "columns"),
            say(
                "This play names {wanted} {wanted:column|columns}, not {count}.",
                wanted=wanted,
                count=len(columns),
            ),
        )
    elif columns != sorted(set(columns)):
        yield Contradiction((*route, "columns"), say("Columns are named once each, in rising order."))


def _result(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Ask whether the territories of a result are of cards of the variant."""
    for seat, pad in enumerate((record["result"] or {}).get("territories", ())):
        for key in ("row", "hand"):
            route = ("result", "territories", seat, key)
            yield from _cards(record["variant"]["cards"], route, pad[key])
