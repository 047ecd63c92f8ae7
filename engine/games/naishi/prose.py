"""The rules of a variant in plain English, made from its values, and the difference between two variants in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from engine.play.prose import Prose, listed, number_word

Values = dict[str, Any]

COLUMNS = 5
MIDDLE = 2
# What people call a card where it is not called by its key.
_NAMES = {"rice": "rice field"}
_PLURALS = {"naishi": "naishi", "torii": "torii", "ronin": "ronin", "ninja": "ninja"}


def card_name(key: str) -> str:
    """Give what a card is called within a sentence.

    >>> card_name("rice"), card_name("tea-house")
    ('rice field', 'tea house')
    """
    return _NAMES.get(key, key.replace("-", " "))


def plural(key: str) -> str:
    """Give what several cards of a type are called.

    >>> plural("rice"), plural("torii"), plural("horseman")
    ('rice fields', 'torii', 'horsemen')
    """
    name = _PLURALS.get(key)
    if name is None:
        name = card_name(key)
        name = f"{name[:-3]}men" if name.endswith("man") else f"{name}s"
    return name


def _counted(number: int, word: str) -> str:
    return f"{number_word(number)} {word}{'' if number == 1 else 's'}"


def _points(number: int) -> str:
    return str(number).replace("-", "−")


def _sum(values: Values, kind: str) -> int:
    return sum(int(card["count"]) for card in values["cards"].values() if card["kind"] == kind)


def _start(values: Values) -> str:
    return next((key for key, card in values["cards"].items() if card["kind"] == "start"), "start card")


# ---------------------------------------------------------------- parts and set-up


def _cards(values: Values) -> str:
    start, characters, provinces = (_sum(values, kind) for kind in ("start", "character", "province"))
    return (
        f"There are {start} {plural(_start(values))} to start with and {characters + provinces} development cards, "
        f"{characters} characters and {provinces} provinces."
    )


def _territory(values: Values) -> str:
    return (
        "A territory has ten places: the row, five open cards, and below it the hand. "
        "Two places are adjacent when they share a side."
    )


def _piles(values: Values) -> Iterator[str]:
    size, each = values["deal"]["pile_size"], values["deal"]["each"]
    dealt = f" and deal {_counted(each, 'card')} to each player" if each else ""
    yield (
        f"Shuffle the development cards into five piles of {number_word(size)}{dealt}. "
        "Turn up the top card of each pile: that is the river."
    )
    rest = _sum(values, "character") + _sum(values, "province") - COLUMNS * size - 2 * each
    if rest > 0:
        yield f"{_counted(rest, 'card').capitalize()} stay{'s' if rest == 1 else ''} aside, unseen."


def _gift(values: Values) -> str:
    each, give = values["deal"]["each"], values["deal"]["give"]
    if not each:
        return ""
    if not give:
        return "Everybody keeps the dealt cards."
    kept = f"keep {number_word(each - 1)}" if each > 1 else "keep none"
    return f"Look at your dealt cards, {kept} and give one to the other player, both at the same time."


def _hand(values: Values) -> str:
    start = COLUMNS - values["deal"]["each"]
    own = plural(_start(values))
    return (
        f"Lay five {own} out as your row. Add {number_word(start)} {own if start != 1 else card_name(_start(values))} "
        "to your hand, shuffle it and lay it below: from now on cards change their places only by actions."
    )


def _seen(values: Values) -> str:
    if values["hands"] == "open":
        return "Once they are shuffled, both hands lie open."
    return "Only you see your hand."


# ---------------------------------------------------------------- a turn


def _turn(values: Values) -> str:
    decree = ", issue a decree" if values["court"]["decree"] and values["emissaries"] else ""
    recall = ", recall your emissaries" if _has_extra(values) else ""
    declare = ", declare the end" if values["end"]["declare"]["empty_piles"] != "none" else ""
    others = f"{decree}{recall}{declare}"
    if not others:
        return "The players take turns, and in each develop one place."
    head, _, tail = others.rpartition(", ")
    return f"The players take turns. Do one of these: develop a place{head} or {tail}."


def _develop(values: Values) -> str:
    return (
        "To develop, discard a card of your row or hand; the open card of the pile in its column takes the place, and "
        "the next card of the pile is turned up."
    )


def _has_extra(values: Values) -> bool:
    spaces = values["court"]["swap"] + values["court"]["discard"]
    return bool(spaces and values["emissaries"] and values["extra"]["when"] != "never")


def _extra(values: Values) -> str:
    when = {"either": "before or after it", "before": "before it", "after": "after it"}
    if not _has_extra(values):
        return "There are no extra actions."
    return (
        f"With developing, and {when[values['extra']['when']]}, you may send one free emissary to an empty space of "
        "the court for an extra action."
    )


def _court(values: Values) -> str:
    court = values["court"]
    spaces = [_counted(court[kind], f"{kind} space") for kind in ("swap", "discard", "decree") if court[kind]]
    if not spaces or not values["emissaries"]:
        return "Nobody is sent to the court."
    count = values["emissaries"]
    each = "one emissary" if count == 1 else f"{number_word(count)} emissaries"
    return f"Both players share the court: {listed(spaces)}. Each has {each}."


def _swap(values: Values) -> str:
    if not values["court"]["swap"] or not _has_extra(values):
        return ""
    words = {
        "river": "two open river cards",
        "row": "two cards of your row",
        "hand": "two cards of your hand",
        "column": "the row and the hand card of one column",
    }
    return f"Swap: exchange {_either(words[place] for place in values['swap']['places'])}."


def _discard(values: Values) -> str:
    if not values["court"]["discard"] or not _has_extra(values):
        return ""
    count = values["discard"]["cards"]
    many = (
        "one open river card" if count == 1 else f"{number_word(count)} open river cards of different piles"
    )
    return f"Discard: {many} go{'es' if count == 1 else ''} to the discard pile, then the next are turned up."


def _decree(values: Values) -> str:
    count = values["court"]["decree"]
    if not count or not values["emissaries"]:
        return "There is no decree."
    places = _either(f"the {place} cards" for place in values["decree"]["places"])
    often = {1: "once", 2: "twice"}.get(count, f"{number_word(count)} times")
    return (
        f"A decree exchanges {places} of one column between the players. It is issued {often} in the whole game, and "
        "its emissary never comes back."
    )


def _recall(values: Values) -> str:
    return "Recalling brings back all your emissaries but those of decrees." if _has_extra(values) else ""


def _either(words: Iterable[str]) -> str:
    found = list(words)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} or {found[-1]}"


# ---------------------------------------------------------------- the end


def _end(values: Values) -> str:
    piles = values["end"]["empty_piles"]
    if piles == "none":
        return "Empty piles never end the game: it goes on until neither player can do anything."
    last = {
        "second": "if that is the first player's turn, the second player has a last one",
        "opponent": "the other player has a last one",
        "nobody": "nobody has another",
    }[values["end"]["last_turn"]]
    return f"The game ends with the turn after which {_empty(piles)}; {last}."


def _empty(piles: int) -> str:
    return f"{_counted(piles, 'pile')} {'is' if piles == 1 else 'are'} empty"


def _declare(values: Values) -> str:
    declare = values["end"]["declare"]
    if declare["empty_piles"] == "none":
        return "Nobody can declare the end."
    last = {"opponent": "the other player has a last turn", "nobody": "the game is over at once"}
    return (
        f"When {_empty(declare['empty_piles'])} and the end has not come, a player may declare it instead of any other "
        f"action: {last[declare['last_turn']]}."
    )


# ---------------------------------------------------------------- scoring


def _handicap(values: Values) -> Iterator[str]:
    for seat, points in zip(("first", "second"), values["scoring"]["handicap"], strict=True):
        if points:
            yield f"The {seat} player's score is changed by {_points(points)} points."


def _stages(values: Values) -> str:
    words = {"points": "the most points", "colours": "the most different colours in the territory"}
    order = [words[stage] for stage in values["scoring"]["stages"]]
    ties = "".join(f"; if tied, {each}" for each in order[1:])
    return (
        f"Lay your hand under your row and count all cards. The winner has {order[0]}{ties}. "
        "Who is still tied shares the win."
    )


def _types(values: Values) -> str:
    if not any((card.get("scores") or {}).get("by_types") for card in values["cards"].values()):
        return ""
    return (
        "Characters and provinces are types, each counted once; the start card and cards that copy add none."
    )


def _scores(values: Values) -> list[str]:
    return [_score(values, key, card) for key, card in values["cards"].items()]


def _score(values: Values, key: str, card: Values) -> str:
    name = card_name(key)
    said: list[str] = []
    if card.get("copies"):
        kind = card["copies"]
        said.append(
            f"becomes a copy of another {kind} of your territory that copies nothing itself, with its points, colour "
            "and neighbours; it adds no type"
        )
    said += _worth(key, card.get("scores") or {})
    return f"{name[:1].upper()}{name[1:]}: {'; '.join(said) or 'worth nothing'}."


def _worth(key: str, scores: Values) -> Iterator[str]:
    yield from _by_place(scores)
    if scores.get("alone"):
        yield f"{_points(scores['alone'])} if no other {card_name(key)} is adjacent"
    for other, points in (scores.get("beside") or {}).items():
        if points:
            yield f"{_points(points)} for each adjacent {card_name(other)}"
    for other, points in (scores.get("under") or {}).items():
        if points:
            yield f"{_points(points)} more in hand under a {card_name(other)}"
    for way, head in _BY_COUNT.items():
        if any(scores.get(way) or ()):
            yield f"{head} {_steps(scores[way])}"
    types = {int(count): points for count, points in (scores.get("by_types") or {}).items() if points}
    if types:
        steps = [f"{_points(types[count])} with {number_word(count)}" for count in sorted(types)]
        yield f"each, by the number of different types of your territory, {listed(steps)}"


_BY_COUNT = {
    "by_count": "all together",
    "by_count_in_row": "those in the row together",
    "by_count_in_hand": "those in hand together",
    "by_group": "each connected group",
}


def _steps(points: Sequence[int]) -> str:
    last = len(points)
    words = [
        f"{number_word(count)}{' or more' if count == last else ''} {_points(each)}"
        for count, each in enumerate(points, 1)
    ]
    return ", ".join(words)


def _by_place(scores: Values) -> Iterator[str]:
    row, hand = (list(scores.get(line) or [0] * COLUMNS) for line in ("row", "hand"))
    if not any(row) and not any(hand):
        return
    if row == hand:
        yield _columns(row, "")
        return
    outside = [column for column in range(COLUMNS) if column != MIDDLE]
    if not any(row[column] or hand[column] for column in outside):
        yield f"in the central column {_points(row[MIDDLE])} in the row and {_points(hand[MIDDLE])} in hand"
        return
    if any(row):
        yield _columns(row, " in the row")
    if any(hand):
        yield _columns(hand, " in hand")


def _columns(points: Sequence[int], where: str) -> str:
    if len(set(points)) == 1:
        return f"{_points(points[0])}{where or ' anywhere'}"
    if points[0] == points[-1] and not any(points[1:-1]):
        return f"{_points(points[0])}{where} in the first and last column"
    return f"{', '.join(map(_points, points))}{where} by column"


_Matter = tuple[str, tuple[str, ...], Callable[[Values], str | Iterable[str]]]
_MATTERS: tuple[_Matter, ...] = (
    ("Parts", ("cards",), _cards),
    ("Parts", (), _territory),
    ("Parts", ("emissaries", "court"), _court),
    ("Set-up", ("deal.pile_size", "deal.each", "cards"), _piles),
    ("Set-up", ("deal.each", "deal.give"), _gift),
    ("Set-up", ("deal.each",), _hand),
    ("Set-up", ("hands",), _seen),
    ("A turn", ("court", "emissaries", "extra.when", "end.declare.empty_piles"), _turn),
    ("A turn", (), _develop),
    ("A turn", ("extra.when", "court", "emissaries"), _extra),
    ("A turn", ("court.swap", "swap.places"), _swap),
    ("A turn", ("court.discard", "discard.cards"), _discard),
    ("A turn", ("court.decree", "decree.places"), _decree),
    ("A turn", ("emissaries", "extra.when"), _recall),
    ("The end", ("end.empty_piles", "end.last_turn"), _end),
    ("The end", ("end.declare",), _declare),
    ("Scoring", ("scoring.handicap",), _handicap),
    ("Scoring", ("scoring.stages",), _stages),
    ("Scoring", ("cards",), _types),
    ("Cards", ("cards",), _scores),
)
PROSE = Prose(*_MATTERS)
