"""The rules of a variant in plain words, made from its values, and the difference between two variants in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.games.samurai.sense import kinds_with_each, token_names
from engine.play.prose import Prose
from engine.texts.saying import Name, Said, listed, say

Values = dict[str, Any]


def type_name(values: Values, name: str) -> str:
    """Give the display name of a figure type."""
    shown: str = values["figures"].get("names", {}).get(name, name)
    return shown


def plural(name: str) -> str:
    """Put a figure's name into the plural.

    >>> plural("castle"), plural("rice"), plural("fish")
    ('castles', 'rice', 'fishes')
    """
    if name == "rice":
        return name
    return f"{name}es" if name.endswith(("s", "x", "sh", "ch")) else f"{name}s"


def token_name(values: Values, key: str) -> str:
    """Give the display name of a kind of token; action tokens are named after what they do."""
    action = values["tokens"][key].get("action")
    if action:
        return {"move": "token exchange", "swap": "figure exchange"}[action] if key == action else key
    return type_name(values, key)


# ---------------------------------------------------------------- sentences


def _players(values: Values) -> Said:
    least, most = values["players"]["least"], values["players"]["most"]
    if least == most:
        return say("The game is for {players} players.", players=least)
    return say("The game is for {least} to {most} players.", least=least, most=most)


def _types(values: Values) -> Said:
    names = [Name(type_name(values, name)) for name in values["figures"]["types"]]
    return say("There are {count:word} types of figure: {types}.", count=len(names), types=listed(names))


def _per_type(values: Values) -> Said:
    stated = values["figures"]["per_type"]
    if stated == "from-map":
        return say("As many figures are used as the settlements hold, spread evenly over the types.")
    counts = [stated[str(count)] for count in _counts(values) if str(count) in stated]
    parts = [
        say("{count} with {players} players", count=number, players=count)
        for count, number in zip(_counts(values), counts, strict=False)
    ]
    return say("Of each type these figures are used: {parts}.", parts=listed(parts))


def _counts(values: Values) -> range:
    return range(values["players"]["least"], values["players"]["most"] + 1)


def _settlements(values: Values) -> Said:
    parts = [
        say("a {kind} holds {count:word} {count:figure|figures}", kind=Name(kind), count=capacity)
        for kind, capacity in values["settlements"].items()
    ]
    return say("{parts!c}.", parts=listed(parts))


def _duplicates(values: Values) -> Said:
    if values["figures"]["duplicates"]:
        return say("A settlement may hold several figures of the same type.")
    return say("A settlement never holds two figures of the same type.")


def _token_count(values: Values) -> Said:
    count = len(token_names(values))
    fast = sum(len(_tokens_of(values, key)) for key, token in values["tokens"].items() if token.get("fast"))
    if fast:
        return say(
            "Each player has the same {count} tokens, {fast:word} of them fast (marked 侍).",
            count=count,
            fast=fast,
        )
    return say("Each player has the same {count} tokens, none of them fast.", count=count)


def _tokens_of(values: Values, key: str) -> list[str]:
    return token_names({"tokens": {key: values["tokens"][key]}})


def _token_list(values: Values) -> Iterator[Said]:
    for key, token in values["tokens"].items():
        yield (
            _action_token(values, key, token) if token.get("action") else _influence_token(values, key, token)
        )


def _influence_token(values: Values, key: str, token: Values) -> Said:
    strengths = Counter(strength for strength in token["strengths"] for _ in range(token.get("copies", 1)))
    parts = [
        say("{copies:word} of strength {strength}", copies=copies, strength=strength)
        for strength, copies in sorted(strengths.items())
    ]
    types = values["figures"]["types"]
    whom = token["influences"]
    is_all = whom == "all" or set(whom) == set(types)
    return say(
        "{token!c}: {parts}, influencing {types}, played on {terrain:land=land|sea=sea|any=land or sea}{fast}.",
        token=Name(token_name(values, key)),
        parts=listed(parts),
        types=say("all types") if is_all else listed(Name(plural(type_name(values, name))) for name in whom),
        terrain=token["terrain"],
        fast=_fast(token),
    )


def _fast(token: Values) -> str:
    return say("; fast") if token.get("fast") else ""


def _action_token(values: Values, key: str, token: Values) -> Said:
    name, copies = Name(token_name(values, key)), token.get("copies", 1)
    if token["action"] == "move":
        return say(
            "{token!c}: {copies:word}, takes the place of one of your normal tokens on the board, which moves at once "
            "to another empty space of its terrain; it stays there with strength 0{fast}.",
            token=name,
            copies=copies,
            fast=_fast(token),
        )
    differ = say("; afterwards no settlement may hold two of one type")
    return say(
        "{token!c}: {copies:word}, exchanges two figures in different settlements, at any distance{differ}, and leaves "
        "the game{fast}.",
        token=name,
        copies=copies,
        differ="" if values["figures"]["duplicates"] else differ,
        fast=_fast(token),
    )


def _first_hand(values: Values) -> Said:
    size = values["hand"]["size"]
    if values["hand"]["first"] == "random":
        return say(
            "Each player shuffles their tokens face down and draws {size:word} as the first hand; "
            "the others are the pile.",
            size=size,
        )
    return say(
        "Before any figure is placed, each player secretly chooses {size:word} tokens as the first hand; "
        "the others are shuffled face down as the pile.",
        size=size,
    )


def _start_player_hand(values: Values) -> Said | None:
    is_handicapped = values["hand"].get("start_player") == "random" and values["hand"]["first"] == "chosen"
    return (
        say("The start player does not choose but draws the first hand at random.")
        if is_handicapped
        else None
    )


def _handicaps(values: Values) -> Said | None:
    sentences = []
    for count, seats in values.get("handicaps", {}).items():
        for seat, handicap in seats.items():
            parts = list(_burdens(values, handicap))
            who = say("the start player") if seat == "1" else say("the player in seat {seat}", seat=seat)
            if parts:
                sentences.append(
                    say("With {count} players {who} {parts}.", count=count, who=who, parts=listed(parts))
                )
    return say("{sentences}", sentences=listed(sentences, " ", " ")) if sentences else None


def _burdens(values: Values, handicap: Values) -> Iterator[Said]:
    """Say what a seat is handicapped, or helped, by."""
    if handicap.get("without"):
        yield say("plays without {tokens}", tokens=listed([_token(name) for name in handicap["without"]]))
    if "hand" in handicap:
        yield say("draws up to {count} tokens", count=handicap["hand"])
    given = [
        _figures(type_name(values, name), number)
        for name, number in handicap.get("figures", {}).items()
        if number
    ]
    if given:
        yield say("begins with {figures} captured", figures=listed(given))


def _figures(name: str, count: int) -> Said:
    return say("{count:word} {name}", count=count, name=Name(name if count == 1 else plural(name)))


def _token(name: str) -> Said:
    kind, _, strength = name.rpartition("-")
    if strength.isdecimal():
        return say("the {token} of strength {strength}", token=Name(kind), strength=strength)
    return say("the token {token}", token=Name(name))


def _placement(values: Values) -> Said:
    whole = kinds_with_each(values)
    placement = values["figures"]["placement"]
    if placement == "map":
        return say("The figures stand as the map says.")
    kinds = listed([Name(kind) for kind in whole], " or ")
    first = say("Each {kinds} gets one figure of each type.", kinds=kinds)
    if placement == "draft":
        if not whole:
            return say(
                "From the start player on, each player in turn puts one figure of their choice into a settlement, "
                "larger settlements before smaller ones, until all figures stand on the board."
            )
        return say(
            "{first} Then, from the start player on, each player in turn puts one figure of their choice into a "
            "settlement, larger settlements before smaller ones, until all figures stand on the board.",
            first=first,
        )
    if not whole:
        return say("The figures are put into the settlements at random.")
    return say("{first} The other figures are put into the settlements at random.", first=first)


def _plays(values: Values) -> Said:
    least, normal = values["turn"]["least_plays"], values["turn"]["normal_plays"]
    if normal == "none":
        limit = say("any number of normal tokens")
    else:
        limit = say("at most {most:word} {most:normal token|normal tokens}", most=normal)
    if any(token.get("fast") for token in values["tokens"].values()):
        limit = say("{limit} and any number of fast ones, in any order", limit=limit)
    if not least:
        return say("You may play tokens, or none: {limit}.", limit=limit)
    return say("Play at least {least:word} {least:token|tokens}: {limit}.", least=least, limit=limit)


def _placing(values: Values) -> Said:
    return say(
        "A token goes on an empty space of its terrain, never on a settlement, and stays there to the end of the game."
    )


def _passing(values: Values) -> Said:
    return say("Who cannot play any token passes; when all players pass in a row the game ends.")


def _drawing(values: Values) -> Said:
    return say(
        "At the end of the turn draw from your pile until you hold {size:word} tokens; without a pile play on with "
        "fewer.",
        size=values["hand"]["size"],
    )


def _timing(values: Values) -> Said:
    return {
        "immediate": say("Captures are resolved at once, after every single token."),
        "end_of_turn": say(
            "Captures are resolved at the end of the turn, when all its tokens have been played."
        ),
    }[values["capture"]["timing"]]


def _surround(values: Values) -> Said:
    return {
        "land": say("A settlement is surrounded when all adjacent land spaces hold tokens."),
        "land-and-sea": say("A settlement is surrounded when all adjacent land and sea spaces hold tokens."),
    }[values["capture"]["surround"]]


def _strongest(values: Values) -> Said:
    return say(
        "For each of its figures every player adds up the strength of their adjacent tokens that influence its type; "
        "who has most takes the figure."
    )


def _ties(values: Values) -> Said:
    return {
        "remove": say(
            "A figure for which several players are tied at the top, also all at 0, is removed from the game."
        ),
        "stay": say(
            "A figure for which several players are tied at the top, also all at 0, stays and is tested again later."
        ),
        "active-player": say(
            "A figure for which several players are tied at the top, also all at 0, goes to the player whose turn "
            "it is."
        ),
    }[values["capture"]["ties"]]


def _types_gone(values: Values) -> Said:
    return {
        "first": say(
            "The game ends after the turn in which the last figure of some type has left the board."
        ),
        "all": say("The game ends after the turn in which the last figure of all has left the board."),
    }[values["end"]["types_gone"]]


def _tie_threshold(values: Values) -> Said | None:
    threshold = values["end"]["tie_threshold"]
    if values["capture"]["ties"] != "remove":
        return None
    if threshold == "none":
        return say("Figures removed by ties never end the game.")
    return say(
        "It also ends after the turn in which the {count:th} figure was removed by a tie.", count=threshold
    )


def _majority(values: Values) -> Said:
    return say("A majority in a type is to have captured strictly more figures of it than any other player.")


_STAGES = {
    "two-majorities": say("who has majorities in two or more types wins"),
    "any-majority": say("only players with a majority can win"),
    "majorities": say("who has the most majorities wins"),
    "other-figures": say("the most figures outside one's own majority types decide"),
    "all-figures": say("the most figures in all decide"),
}


def _stages(values: Values) -> Said:
    said = dict(_STAGES)
    if len(values["figures"]["types"]) > 3:  # of up to three types only one player can have two majorities
        said["two-majorities"] = say(
            "who has majorities in two or more types wins, more of them before fewer"
        )
    parts = [said[stage] for stage in values["scoring"]["stages"]]
    return say("{parts!c}; who is still tied shares the win.", parts=listed(parts, "; then ", "; then "))


def _no_majority(values: Values) -> Said:
    return {
        "most-figures": say("If nobody has a majority, the most captured figures win; a tie is shared."),
        "nobody": say("If nobody has a majority, nobody wins."),
        "share": say("If nobody has a majority, all players share the win."),
    }[values["scoring"]["no_majority"]]


def _shown(values: Values) -> Said:
    shown = values["captures_shown"]
    counts = [str(count) for count in _counts(values)]
    opened = [count for count in counts if shown.get(count) == "open"]
    hidden = [count for count in counts if shown.get(count) == "hidden"]
    if not hidden and opened:
        return say("Captured figures lie open.")
    if not opened and hidden:
        return say("Captured figures are hidden behind screens.")
    return say(
        "Captured figures lie open with {opened} players and are hidden behind screens with {hidden} players.",
        opened=listed(opened),
        hidden=listed(hidden),
    )


def _hidden_hands(values: Values) -> Said:
    return say(
        "Hands are hidden; removed figures and the number of tokens left in each pile can be seen by all."
    )


_FIGURES, _TOKENS, _SET_UP, _TURN = say("Players and figures"), say("Tokens"), say("Set-up"), say("A turn")
_CAPTURES, _END, _WINNER, _OPEN = (
    say("Captures"),
    say("End of the game"),
    say("The winner"),
    say("Open information"),
)

PROSE = Prose(
    (_FIGURES, ("players",), _players),
    (_FIGURES, ("figures.types", "figures.names"), _types),
    (_FIGURES, ("figures.per_type",), _per_type),
    (_FIGURES, ("settlements",), _settlements),
    (_FIGURES, ("figures.duplicates",), _duplicates),
    (_TOKENS, ("tokens",), _token_count),
    (_TOKENS, ("tokens", "figures.names"), _token_list),
    (_SET_UP, ("hand.first", "hand.size"), _first_hand),
    (_SET_UP, ("hand.start_player",), _start_player_hand),
    (_SET_UP, ("handicaps",), _handicaps),
    (_SET_UP, ("figures.placement", "figures.one_of_each", "settlements"), _placement),
    (_TURN, ("turn.least_plays", "turn.normal_plays"), _plays),
    (_TURN, ("tokens",), _placing),
    (_TURN, ("hand.size",), _drawing),
    (_TURN, ("turn.least_plays",), _passing),
    (_CAPTURES, ("capture.surround",), _surround),
    (_CAPTURES, ("capture.timing",), _timing),
    (_CAPTURES, ("tokens",), _strongest),
    (_CAPTURES, ("capture.ties",), _ties),
    (_END, ("end.types_gone",), _types_gone),
    (_END, ("end.tie_threshold",), _tie_threshold),
    (_WINNER, ("scoring.stages",), _majority),
    (_WINNER, ("scoring.stages",), _stages),
    (_WINNER, ("scoring.no_majority",), _no_majority),
    (_OPEN, ("captures_shown",), _shown),
    (_OPEN, ("captures_shown",), _hidden_hands),
)
