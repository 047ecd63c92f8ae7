"""The rules of a variant in plain English, made from its values, and the difference between two variants in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.games.naishi.sense import COLUMNS, PLACES, SEATS, development_cards
from engine.play.prose import Prose, listed, number_word

Values = dict[str, Any]


def _many(number: int, noun: str) -> str:
    return f"{number_word(number)} {noun}{'' if number == 1 else 's'}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _start(values: Values) -> str:
    return next(name for name, card in values["cards"].items() if card["kind"] == "start")


# ---------------------------------------------------------------- set-up


def _parts(values: Values) -> str:
    return (
        f"The game is for two. Each has a territory of {number_word(PLACES)} places: a row of five, face up, above a"
        " hand of five. Two places are adjacent when they share a side."
    )


def _river(values: Values) -> str:
    size, aside = values["deal"]["pile_size"], _aside(values)
    told = (
        f"The {development_cards(values)} development cards are shuffled into {number_word(COLUMNS)} piles of "
        f"{number_word(size)}; the top card of each is turned up and stays on its pile: the river."
    )
    return told + (
        f" {_capital(_many(aside, 'card'))} stay{'s' if aside == 1 else ''} aside, unseen." if aside else ""
    )


def _aside(values: Values) -> int:
    deal = values["deal"]
    return int(development_cards(values) - COLUMNS * deal["pile_size"] - SEATS * deal["each"])


def _hands(values: Values) -> str:
    each, start = values["deal"]["each"], _start(values)
    dealt = f"{_many(each, 'development card')} and " if each else ""
    return (
        f"Each player has five {start} cards as a row, and {dealt}{_many(COLUMNS - each, start + ' card')} as a hand,"
        " which is shuffled and never rearranged."
    )


def _gift(values: Values) -> str:
    if not values["deal"]["give"]:
        return "Nobody gives a card away." if values["deal"]["each"] else ""
    return "Before that, each player looks at the dealt cards and gives one of them to the opponent, both at once."


def _hidden(values: Values) -> str:
    if values["hands"] == "open":
        return "Both hands are open from then on."
    return "Only its owner sees a hand; what was taken from the open river, or seen on its way, is known."


def _emissaries(values: Values) -> str:
    number = values["emissaries"]
    return f"Each player has {_many(number, 'emissar')}{'y' if number == 1 else ''}.".replace(
        "emissars", "emissaries"
    )


# ---------------------------------------------------------------- a turn


def _turn(values: Values) -> str:
    actions = ["develop"]
    if values["court"]["decree"] and values["emissaries"]:
        actions.append("issue a decree")
    if _extras(values):
        actions.append("recall emissaries")
    if values["end"]["declare"]["empty_piles"] != "none":
        actions.append("declare the end")
    return (
        f"The players take turns. In a turn a player does exactly one thing: {listed(actions, 'or')}."
        if actions[1:]
        else "The players take turns and develop."
    )


def _develop(values: Values) -> str:
    return (
        "To develop, discard a card of the own row or hand, put the open river card of the same column in its place,"
        " and turn up the next card of that pile."
    )


def _extras(values: Values) -> list[str]:
    """Name the extra actions that can be made at all."""
    if values["extra"]["when"] == "never" or not values["emissaries"]:
        return []
    return [action for action in ("swap", "discard") if values["court"][action]]


def _extra(values: Values) -> str:
    if not _extras(values):
        return "There are no extra actions."
    moment = {"either": "before or after", "before": "before", "after": "after"}[values["extra"]["when"]]
    return (
        f"With developing goes one extra action at most, {moment} it: a free emissary is sent to an empty space of"
        " the court, where it stays until it is recalled."
    )


def _swap(values: Values) -> str:
    if "swap" not in _extras(values):
        return "Nothing is swapped." if _extras(values) else ""
    told = {
        "river": "two open river cards",
        "row": "two cards of the own row",
        "hand": "two cards of the own hand",
        "column": "the row card and the hand card of one own column",
    }
    what = listed((told[place] for place in values["swap"]["places"]), "or")
    return f"On {_spaces(values, 'swap')}, it swaps {what}."


def _discard(values: Values) -> str:
    if "discard" not in _extras(values):
        return "Nothing is discarded from the river." if _extras(values) else ""
    cards = values["discard"]["cards"]
    what = (
        "one open river card" if cards == 1 else f"{number_word(cards)} open river cards of different piles"
    )
    return f"On {_spaces(values, 'discard')}, it discards {what}, whose piles then turn up their next cards."


def _spaces(values: Values, action: str) -> str:
    number = values["court"][action]
    return f"one of {number_word(number)} {action} spaces" if number > 1 else f"the one {action} space"


def _decree(values: Values) -> str:
    number = values["court"]["decree"]
    if not number or not values["emissaries"]:
        return "There is no decree."
    places = listed((f"{place} cards" for place in values["decree"]["places"]), "or")
    often = "Once in the game" if number == 1 else f"{_capital(number_word(number))} times in the game"
    return (
        f"{often} a decree can be issued: the players exchange their {places} of one column, and an emissary is"
        " locked for good."
    )


def _recall(values: Values) -> str:
    return (
        "A recall brings all own emissaries back that stand on swap or discard spaces."
        if _extras(values)
        else ""
    )


# ---------------------------------------------------------------- the end


def _end(values: Values) -> str:
    piles = values["end"]["empty_piles"]
    if piles == "none":
        return "Empty piles do not end the game: it ends when both players pass in a row because they can do nothing."
    are = "pile is empty" if piles == 1 else "piles are empty"
    last = {
        "second": "if that was the first player's turn, the second has one last turn",
        "opponent": "the opponent has one last turn",
        "nobody": "nobody has another turn",
    }[values["end"]["last_turn"]]
    return f"The game ends with the turn after which {number_word(piles)} {are}; {last}."


def _declare(values: Values) -> str:
    declare = values["end"]["declare"]
    piles = declare["empty_piles"]
    if piles == "none":
        return "Nobody can declare the end."
    are = "pile is empty" if piles == 1 else "piles are empty"
    last = (
        "The opponent has one last turn."
        if declare["last_turn"] == "opponent"
        else "The game is over at once."
    )
    return f"Once {number_word(piles)} {are}, a player may declare the end instead of anything else. {last}"


# ---------------------------------------------------------------- scoring


def _winner(values: Values) -> str:
    told = {"points": "more points", "colours": "more different colours"}
    stages = [told[stage] for stage in values["scoring"]["stages"]]
    ties = "".join(f", on a tie {stage}" for stage in stages[1:])
    return f"Hands are laid under the rows and counted. The player with {stages[0]} wins{ties}; still tied, both win."


def _handicap(values: Values) -> str:
    told = [
        f"the {name} player {'gets' if points > 0 else 'loses'} {abs(points)} points"
        for name, points in zip(("first", "second"), values["scoring"]["handicap"], strict=True)
        if points
    ]
    return f"{_capital(listed(told))}." if told else ""


def _cards(values: Values) -> Iterable[str]:
    for name, card in values["cards"].items():
        scores = card.get("scores", {})
        told = [*_in_lines(scores)]
        told += [each for key, tell in _SCORES.items() if key in scores for each in tell(scores[key])]
        if "copies" in card:
            told = [
                f"becomes another {card['copies']} of the territory, for the most points, and adds no type"
            ]
        worth = "; ".join(told) if told else "worth nothing"
        kind = "start card" if card["kind"] == "start" else card["kind"]
        yield f"{_capital(name)} ({card['count']}, {kind}, {_colour(card)}): {worth}."


def _colour(card: Mapping[str, Any]) -> str:
    return "no colour" if card["colour"] == "none" else str(card["colour"]).replace("-", " ")


def _in_lines(scores: Mapping[str, Any]) -> Iterable[str]:
    """Tell what a card is worth by its place, both lines together where they are alike."""
    lines = {"in the row": scores.get("row", ()), "in hand": scores.get("hand", ())}
    if lines["in the row"] == lines["in hand"]:
        lines = {"in row or hand": lines["in hand"]}
    for line, points in lines.items():
        there = [f"{number} in column {column}" for column, number in enumerate(points, 1) if number]
        if len(set(points)) == 1 and there:
            yield f"{points[0]} {line}"
        elif there:
            many = [f"{number}" for number in points]
            yield f"{line} {listed(there)}" if len(there) < COLUMNS else f"{line} {', '.join(many)} by column"


def _for_each(where: str) -> Callable[[Mapping[str, int]], Iterable[str]]:
    def tell(points: Mapping[str, int]) -> Iterable[str]:
        return [f"{number:+d} {where} {name}" for name, number in points.items() if number]

    return tell


def _by_number(what: str) -> Callable[[Sequence[int]], Iterable[str]]:
    def tell(points: Sequence[int]) -> Iterable[str]:
        last = len(points)
        steps = [
            f"{number_word(count)}{' or more' if count == last else ''} {number}"
            for count, number in enumerate(points, 1)
        ]
        return [f"{what} {', '.join(steps)}"]

    return tell


def _by_types(points: Mapping[str, int]) -> Iterable[str]:
    steps = [
        f"{number} with {count} types" for count, number in sorted(points.items(), key=lambda it: int(it[0]))
    ]
    return [f"each {', '.join(steps)}"] if steps else []


_SCORES: dict[str, Callable[[Any], Iterable[str]]] = {
    "beside": _for_each("for each adjacent"),
    "under": _for_each("in hand under a"),
    "alone": lambda points: [f"{points} with no other of its type adjacent"] if points else [],
    "by_count": _by_number("together"),
    "by_count_in_row": _by_number("together in the row"),
    "by_count_in_hand": _by_number("together in hand"),
    "by_group": _by_number("each connected group of"),
    "by_types": _by_types,
}

PROSE = Prose(
    ("Set-up", ("players",), _parts),
    ("Set-up", ("deal.pile_size", "cards"), _river),
    ("Set-up", ("deal.each",), _hands),
    ("Set-up", ("deal.give",), _gift),
    ("Set-up", ("hands",), _hidden),
    ("Set-up", ("emissaries",), _emissaries),
    ("Turn", ("court", "end.declare.empty_piles"), _turn),
    ("Turn", (), _develop),
    ("Turn", ("extra.when",), _extra),
    ("Court", ("court.swap", "swap.places"), _swap),
    ("Court", ("court.discard", "discard.cards"), _discard),
    ("Court", ("court.decree", "decree.places"), _decree),
    ("Court", ("emissaries",), _recall),
    ("End of game", ("end.empty_piles", "end.last_turn"), _end),
    ("End of game", ("end.declare",), _declare),
    ("Scoring", ("scoring.stages",), _winner),
    ("Scoring", ("scoring.handicap",), _handicap),
    ("Scoring", ("cards",), _cards),
)
