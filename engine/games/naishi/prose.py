"""The rules of a variant in plain words, made from its values, and the difference between two variants in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.play.prose import Matter, Prose
from engine.texts.saying import Name, Said, listed, say

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


def _points(number: int) -> str:
    return str(number).replace("-", "−")


def _sum(values: Values, kind: str) -> int:
    return sum(int(card["count"]) for card in values["cards"].values() if card["kind"] == kind)


def _start(values: Values) -> str:
    return next((key for key, card in values["cards"].items() if card["kind"] == "start"), "start card")


# ---------------------------------------------------------------- parts and set-up


def _cards(values: Values) -> Said:
    start, characters, provinces = (_sum(values, kind) for kind in ("start", "character", "province"))
    return say(
        "There are {start} {name} to start with and {cards} development cards, "
        "{characters} characters and {provinces} provinces.",
        start=start,
        name=Name(plural(_start(values))),
        cards=characters + provinces,
        characters=characters,
        provinces=provinces,
    )


def _territory(values: Values) -> Said:
    return say(
        "A territory has ten places: the row, five open cards, and below it the hand. "
        "Two places are adjacent when they share a side."
    )


def _piles(values: Values) -> Iterator[Said]:
    size, each = values["deal"]["pile_size"], values["deal"]["each"]
    dealt = say(" and deal {count:word} {count:card|cards} to each player", count=each) if each else ""
    yield say(
        "Shuffle the development cards into five piles of {size:word}{dealt}. "
        "Turn up the top card of each pile: that is the river.",
        size=size,
        dealt=dealt,
    )
    rest = _sum(values, "character") + _sum(values, "province") - COLUMNS * size - 2 * each
    if rest > 0:
        number = say("{count:word}", count=rest)
        yield say("{number!c} {count:card stays|cards stay} aside, unseen.", number=number, count=rest)


def _gift(values: Values) -> Said | None:
    each, give = values["deal"]["each"], values["deal"]["give"]
    if not each:
        return None
    if not give:
        return say("Everybody keeps the dealt cards.")
    return say(
        "Look at your dealt cards, {kept:0=keep none|*=keep {kept:word}} and give one to the other player, "
        "both at the same time.",
        kept=each - 1,
    )


def _hand(values: Values) -> Said:
    start, own = COLUMNS - values["deal"]["each"], _start(values)
    return say(
        "Lay five {own} out as your row. Add {count:word} {name} "
        "to your hand, shuffle it and lay it below: from now on cards change their places only by actions.",
        own=Name(plural(own)),
        count=start,
        name=Name(plural(own) if start != 1 else card_name(own)),
    )


def _seen(values: Values) -> Said:
    if values["hands"] == "open":
        return say("Once they are shuffled, both hands lie open.")
    return say("Only you see your hand.")


# ---------------------------------------------------------------- a turn


def _turn(values: Values) -> Said:
    actions = [say("develop a place")]
    if values["court"]["decree"] and values["emissaries"]:
        actions.append(say("issue a decree"))
    if _has_extra(values):
        actions.append(say("recall your emissaries"))
    if values["end"]["declare"]["empty_piles"] != "none":
        actions.append(say("declare the end"))
    if not actions[1:]:
        return say("The players take turns, and in each develop one place.")
    return say("The players take turns. Do one of these: {actions}.", actions=listed(actions, " or "))


def _develop(values: Values) -> Said:
    return say(
        "To develop, discard a card of your row or hand; the open card of the pile in its column takes the place, and "
        "the next card of the pile is turned up."
    )


def _has_extra(values: Values) -> bool:
    spaces = values["court"]["swap"] + values["court"]["discard"]
    return bool(spaces and values["emissaries"] and values["extra"]["when"] != "never")


def _extra(values: Values) -> Said:
    if not _has_extra(values):
        return say("There are no extra actions.")
    return say(
        "With developing, and {when:either=before or after it|before=before it|after=after it}, you may send one free "
        "emissary to an empty space of the court for an extra action.",
        when=values["extra"]["when"],
    )


def _court(values: Values) -> Said:
    court = values["court"]
    spaces = [_spaces(kind, court[kind]) for kind in ("swap", "discard", "decree") if court[kind]]
    if not spaces or not values["emissaries"]:
        return say("Nobody is sent to the court.")
    return say(
        "Both players share the court: {spaces}. Each has {count:one emissary|{count:word} emissaries}.",
        spaces=listed(spaces),
        count=values["emissaries"],
    )


def _spaces(kind: str, count: int) -> Said:
    return say("{count:word} {kind} {count:space|spaces}", count=count, kind=kind)


def _swap(values: Values) -> Said | None:
    if not values["court"]["swap"] or not _has_extra(values):
        return None
    words = {
        "river": say("two open river cards"),
        "row": say("two cards of your row"),
        "hand": say("two cards of your hand"),
        "column": say("the row and the hand card of one column"),
    }
    places = listed([words[place] for place in values["swap"]["places"]], " or ")
    return say("Swap: exchange {places}.", places=places)


def _discard(values: Values) -> Said | None:
    if not values["court"]["discard"] or not _has_extra(values):
        return None
    return say(
        "Discard: {count:one open river card goes|{count:word} open river cards of different piles go} "
        "to the discard pile, then the next are turned up.",
        count=values["discard"]["cards"],
    )


def _decree(values: Values) -> Said:
    count = values["court"]["decree"]
    if not count or not values["emissaries"]:
        return say("There is no decree.")
    words = {"row": say("the row cards"), "hand": say("the hand cards")}
    return say(
        "A decree exchanges {places} of one column between the players. It is issued "
        "{count:1=once|2=twice|*={count:word} times} in the whole game, and its emissary never comes back.",
        places=listed([words[place] for place in values["decree"]["places"]], " or "),
        count=count,
    )


def _recall(values: Values) -> Said | None:
    if not _has_extra(values):
        return None
    return say("Recalling brings back all your emissaries but those of decrees.")


# ---------------------------------------------------------------- the end


def _end(values: Values) -> Said:
    piles = values["end"]["empty_piles"]
    if piles == "none":
        return say("Empty piles never end the game: it goes on until neither player can do anything.")
    last = {
        "second": say("if that is the first player's turn, the second player has a last one"),
        "opponent": say("the other player has a last one"),
        "nobody": say("nobody has another"),
    }[values["end"]["last_turn"]]
    return say(
        "The game ends with the turn after which {count:word} {count:pile is|piles are} empty; {last}.",
        count=piles,
        last=last,
    )


def _declare(values: Values) -> Said:
    declare = values["end"]["declare"]
    if declare["empty_piles"] == "none":
        return say("Nobody can declare the end.")
    last = {
        "opponent": say("the other player has a last turn"),
        "nobody": say("the game is over at once"),
    }[declare["last_turn"]]
    return say(
        "When {count:word} {count:pile is|piles are} empty and the end has not come, a player may declare it instead "
        "of any other action: {last}.",
        count=declare["empty_piles"],
        last=last,
    )


# ---------------------------------------------------------------- scoring


def _handicap(values: Values) -> Iterator[Said]:
    for seat, points in enumerate(values["scoring"]["handicap"], 1):
        if points:
            yield say(
                "The {seat:1=first|2=second} player's score is changed by {points} points.",
                seat=seat,
                points=f"{'+' if points > 0 else ''}{_points(points)}",
            )


def _stages(values: Values) -> Said:
    words = {
        "points": say("the most points"),
        "colours": say("the most different colours in the territory"),
    }
    order = [words[stage] for stage in values["scoring"]["stages"]]
    return say(
        "Lay your hand under your row and count all cards. The winner has {stages}. "
        "Who is still tied shares the win.",
        stages=listed(order, "; if tied, ", "; if tied, "),
    )


def _types(values: Values) -> Said | None:
    if not any((card.get("scores") or {}).get("by_types") for card in values["cards"].values()):
        return None
    return say(
        "Characters and provinces are types, each counted once; the start card and cards that copy add none."
    )


def _scores(values: Values) -> list[Said]:
    return [worth_of(key, card) for key, card in values["cards"].items()]


def worth_of(key: str, card: Values) -> Said:
    """Say what a card is worth, as the rules do in a sentence of its own."""
    said: list[Said] = []
    if card.get("copies"):
        said.append(
            say(
                "becomes a copy of another {kind} of your territory that copies nothing itself, with its points, "
                "colour and neighbours; it adds no type",
                kind=card["copies"],
            )
        )
    said += _worth(key, card.get("scores") or {})
    parts = listed(said, "; ", "; ") if said else say("worth nothing")
    return say("{card!c}: {parts}.", card=Name(card_name(key)), parts=parts)


def _worth(key: str, scores: Values) -> Iterator[Said]:
    yield from _by_place(scores)
    if scores.get("alone"):
        yield say(
            "{points} if no other {card} is adjacent",
            points=_points(scores["alone"]),
            card=Name(card_name(key)),
        )
    for other, points in (scores.get("beside") or {}).items():
        if points:
            yield say(
                "{points} for each adjacent {card}", points=_points(points), card=Name(card_name(other))
            )
    for other, points in (scores.get("under") or {}).items():
        if points:
            yield say(
                "{points} more in hand under a {card}", points=_points(points), card=Name(card_name(other))
            )
    for way in _BY_COUNT:
        if any(scores.get(way) or ()):
            yield say(
                "{way:by_count=all together|by_count_in_row=those in the row together|"
                "by_count_in_hand=those in hand together|by_group=each connected group} {steps}",
                way=way,
                steps=_steps(scores[way]),
            )
    types = {int(count): points for count, points in (scores.get("by_types") or {}).items() if points}
    if types:
        steps = [
            say("{points} with {count:word}", points=_points(types[count]), count=count)
            for count in sorted(types)
        ]
        yield say("each, by the number of different types of your territory, {steps}", steps=listed(steps))


_BY_COUNT = ("by_count", "by_count_in_row", "by_count_in_hand", "by_group")


def _steps(points: Sequence[int]) -> str:
    *head, last = enumerate(points, 1)
    words = [say("{count:word} {points}", count=count, points=_points(each)) for count, each in head]
    words.append(say("{count:word} or more {points}", count=last[0], points=_points(last[1])))
    return listed(words, ", ")


def _by_place(scores: Values) -> Iterator[Said]:
    row, hand = (list(scores.get(line) or [0] * COLUMNS) for line in ("row", "hand"))
    if not any(row) and not any(hand):
        return
    if row == hand:
        yield _columns(row, "any")
        return
    outside = [column for column in range(COLUMNS) if column != MIDDLE]
    if not any(row[column] or hand[column] for column in outside):
        yield say(
            "in the central column {row} in the row and {hand} in hand",
            row=_points(row[MIDDLE]),
            hand=_points(hand[MIDDLE]),
        )
        return
    if any(row):
        yield _columns(row, "row")
    if any(hand):
        yield _columns(hand, "hand")


def _columns(points: Sequence[int], where: str) -> Said:
    if len(set(points)) == 1:
        return say(
            "{points} {where:any=anywhere|row=in the row|hand=in hand}",
            points=_points(points[0]),
            where=where,
        )
    if points[0] == points[-1] and not any(points[1:-1]):
        return say(
            "{points}{where:any=|row= in the row|hand= in hand} in the first and last column",
            points=_points(points[0]),
            where=where,
        )
    return say(
        "{points}{where:any=|row= in the row|hand= in hand} by column",
        points=", ".join(map(_points, points)),
        where=where,
    )


_PARTS, _SET_UP, _TURN, _THE_END = say("Parts"), say("Set-up"), say("A turn"), say("The end")
_SCORING, _CARDS = say("Scoring"), say("Cards")

_MATTERS: tuple[Matter, ...] = (
    (_PARTS, ("cards",), _cards),
    (_PARTS, (), _territory),
    (_PARTS, ("emissaries", "court"), _court),
    (_SET_UP, ("deal.pile_size", "deal.each", "cards"), _piles),
    (_SET_UP, ("deal.each", "deal.give"), _gift),
    (_SET_UP, ("deal.each",), _hand),
    (_SET_UP, ("hands",), _seen),
    (_TURN, ("court", "emissaries", "extra.when", "end.declare.empty_piles"), _turn),
    (_TURN, (), _develop),
    (_TURN, ("extra.when", "court", "emissaries"), _extra),
    (_TURN, ("court.swap", "swap.places"), _swap),
    (_TURN, ("court.discard", "discard.cards"), _discard),
    (_TURN, ("court.decree", "decree.places"), _decree),
    (_TURN, ("emissaries", "extra.when"), _recall),
    (_THE_END, ("end.empty_piles", "end.last_turn"), _end),
    (_THE_END, ("end.declare",), _declare),
    (_SCORING, ("scoring.handicap",), _handicap),
    (_SCORING, ("scoring.stages",), _stages),
    (_SCORING, ("cards",), _types),
    (_CARDS, ("cards",), _scores),
)
PROSE = Prose(*_MATTERS)
