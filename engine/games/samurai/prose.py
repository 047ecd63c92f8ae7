"""The rules of a variant in plain English, made from its values, and the difference between two variants in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.games.samurai.sense import kinds_with_each, token_names
from engine.play.prose import Prose, listed, number_word, ordinal

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


def _counted(number: int, word: str) -> str:
    return f"{number_word(number)} {word if number == 1 else plural(word)}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- sentences


def _players(values: Values) -> str:
    least, most = values["players"]["least"], values["players"]["most"]
    return (
        f"The game is for {least} players."
        if least == most
        else f"The game is for {least} to {most} players."
    )


def _types(values: Values) -> str:
    names = [type_name(values, name) for name in values["figures"]["types"]]
    return f"There are {number_word(len(names))} types of figure: {listed(names)}."


def _per_type(values: Values) -> str:
    stated = values["figures"]["per_type"]
    if stated == "from-map":
        return "As many figures are used as the settlements hold, spread evenly over the types."
    counts = [stated[str(count)] for count in _counts(values) if str(count) in stated]
    parts = [f"{number} with {count} players" for count, number in zip(_counts(values), counts, strict=False)]
    return f"Of each type these figures are used: {listed(parts)}."


def _counts(values: Values) -> range:
    return range(values["players"]["least"], values["players"]["most"] + 1)


def _settlements(values: Values) -> str:
    parts = [
        f"a {kind} holds {_counted(capacity, 'figure')}" for kind, capacity in values["settlements"].items()
    ]
    return _capital(listed(parts)) + "."


def _duplicates(values: Values) -> str:
    if values["figures"]["duplicates"]:
        return "A settlement may hold several figures of the same type."
    return "A settlement never holds two figures of the same type."


def _token_count(values: Values) -> str:
    names = token_names(values)
    fast = sum(len(_tokens_of(values, key)) for key, token in values["tokens"].items() if token.get("fast"))
    marked = f", {number_word(fast)} of them fast (marked 侍)" if fast else ", none of them fast"
    return f"Each player has the same {len(names)} tokens{marked}."


def _tokens_of(values: Values, key: str) -> list[str]:
    return token_names({"tokens": {key: values["tokens"][key]}})


def _token_list(values: Values) -> Iterable[str]:
    for key, token in values["tokens"].items():
        yield (
            _action_token(values, key, token) if token.get("action") else _influence_token(values, key, token)
        )


def _influence_token(values: Values, key: str, token: Values) -> str:
    strengths = Counter(strength for strength in token["strengths"] for _ in range(token.get("copies", 1)))
    parts = [
        f"{number_word(copies)} of strength {strength}" for strength, copies in sorted(strengths.items())
    ]
    types = values["figures"]["types"]
    whom = token["influences"]
    named = (
        "all types"
        if whom == "all" or set(whom) == set(types)
        else listed(plural(type_name(values, name)) for name in whom)
    )
    where = {"land": "land", "sea": "sea", "any": "land or sea"}[token["terrain"]]
    fast = "; fast" if token.get("fast") else ""
    return (
        f"{_capital(token_name(values, key))}: {listed(parts)}, influencing {named}, played on {where}{fast}."
    )


def _action_token(values: Values, key: str, token: Values) -> str:
    fast = "; fast" if token.get("fast") else ""
    number = f"{number_word(token.get('copies', 1))}, "
    if token["action"] == "swap":
        differ = (
            "" if values["figures"]["duplicates"] else "; afterwards no settlement may hold two of one type"
        )
        deed = f"exchanges two figures in different settlements, at any distance{differ}, and leaves the game"
    else:
        deed = (
            "takes the place of one of your normal tokens on the board, which moves at once to another empty space "
            "of its terrain; it stays there with strength 0"
        )
    return f"{_capital(token_name(values, key))}: {number}{deed}{fast}."


def _first_hand(values: Values) -> str:
    size = number_word(values["hand"]["size"])
    if values["hand"]["first"] == "random":
        return (
            f"Each player shuffles their tokens face down and draws {size} as the first hand; "
            "the others are the pile."
        )
    return (
        f"Before any figure is placed, each player secretly chooses {size} tokens as the first hand; "
        "the others are shuffled face down as the pile."
    )


def _start_player_hand(values: Values) -> str:
    handicapped = values["hand"].get("start_player") == "random" and values["hand"]["first"] == "chosen"
    return "The start player does not choose but draws the first hand at random." if handicapped else ""


def _handicaps(values: Values) -> str:
    sentences = []
    for count, seats in values.get("handicaps", {}).items():
        for seat, handicap in seats.items():
            parts = []
            if handicap.get("without"):
                parts.append(f"plays without {listed([_token(name) for name in handicap['without']], 'and')}")
            if "hand" in handicap:
                parts.append(f"draws up to {handicap['hand']} tokens")
            given = [
                _counted(number, type_name(values, name))
                for name, number in handicap.get("figures", {}).items()
                if number
            ]
            if given:
                parts.append(f"begins with {listed(given, 'and')} captured")
            who = "the start player" if seat == "1" else f"the player in seat {seat}"
            if parts:
                sentences.append(f"With {count} players {who} {listed(parts, 'and')}.")
    return " ".join(sentences)


def _token(name: str) -> str:
    kind, _, strength = name.rpartition("-")
    return f"the {kind} of strength {strength}" if strength.isdecimal() else f"the token {name}"


def _placement(values: Values) -> str:
    figures = values["figures"]
    whole = kinds_with_each(values)
    first = f"Each {listed(whole, 'or')} gets one figure of each type. " if whole else ""
    then, rest = ("Then, from", "The other") if whole else ("From", "The")
    return {
        "draft": f"{first}{then} the start player on, each player in turn puts one figure of their choice into a "
        "settlement, larger settlements before smaller ones, until all figures stand on the board.",
        "random": f"{first}{rest} figures are put into the settlements at random.",
        "map": "The figures stand as the map says.",
    }[figures["placement"]]


def _plays(values: Values) -> str:
    least, normal = values["turn"]["least_plays"], values["turn"]["normal_plays"]
    must = f"Play at least {_counted(least, 'token')}" if least else "You may play tokens, or none"
    some_fast = any(token.get("fast") for token in values["tokens"].values())
    limit = (
        "any number of normal tokens" if normal == "none" else f"at most {_counted(normal, 'normal token')}"
    )
    fast = " and any number of fast ones, in any order" if some_fast else ""
    return f"{must}: {limit}{fast}."


def _placing(values: Values) -> str:
    rest = "never on a settlement, and stays there to the end of the game."
    return f"A token goes on an empty space of its terrain, {rest}"


def _passing(values: Values) -> str:
    return "Who cannot play any token passes; when all players pass in a row the game ends."


def _drawing(values: Values) -> str:
    size = number_word(values["hand"]["size"])
    upto = f"draw from your pile until you hold {size} tokens"
    return f"At the end of the turn {upto}; without a pile play on with fewer."


def _timing(values: Values) -> str:
    return {
        "immediate": "Captures are resolved at once, after every single token.",
        "end_of_turn": "Captures are resolved at the end of the turn, when all its tokens have been played.",
    }[values["capture"]["timing"]]


def _surround(values: Values) -> str:
    spaces = {"land": "land spaces", "land-and-sea": "land and sea spaces"}[values["capture"]["surround"]]
    return f"A settlement is surrounded when all adjacent {spaces} hold tokens."


def _strongest(values: Values) -> str:
    return (
        "For each of its figures every player adds up the strength of their adjacent tokens that influence its type; "
        "who has most takes the figure."
    )


def _ties(values: Values) -> str:
    tied = "A figure for which several players are tied at the top, also all at 0,"
    return {
        "remove": f"{tied} is removed from the game.",
        "stay": f"{tied} stays and is tested again later.",
        "active-player": f"{tied} goes to the player whose turn it is.",
    }[values["capture"]["ties"]]


def _types_gone(values: Values) -> str:
    return {
        "first": "The game ends after the turn in which the last figure of some type has left the board.",
        "all": "The game ends after the turn in which the last figure of all has left the board.",
    }[values["end"]["types_gone"]]


def _tie_threshold(values: Values) -> str:
    threshold = values["end"]["tie_threshold"]
    if values["capture"]["ties"] != "remove":
        return ""
    if threshold == "none":
        return "Figures removed by ties never end the game."
    return f"It also ends after the turn in which the {ordinal(threshold)} figure was removed by a tie."


def _majority(values: Values) -> str:
    return "A majority in a type is to have captured strictly more figures of it than any other player."


_STAGE_SENTENCES = {
    "two-majorities": "who has majorities in two or more types wins",
    "any-majority": "only players with a majority can win",
    "majorities": "who has the most majorities wins",
    "other-figures": "the most figures outside one's own majority types decide",
    "all-figures": "the most figures in all decide",
}


def _stages(values: Values) -> str:
    said = dict(_STAGE_SENTENCES)
    if len(values["figures"]["types"]) > 3:  # of up to three types only one player can have two majorities
        said["two-majorities"] += ", more of them before fewer"
    parts = [said[stage] for stage in values["scoring"]["stages"]]
    return f"{_capital('; then '.join(parts))}; who is still tied shares the win."


def _no_majority(values: Values) -> str:
    return {
        "most-figures": "If nobody has a majority, the most captured figures win; a tie is shared.",
        "nobody": "If nobody has a majority, nobody wins.",
        "share": "If nobody has a majority, all players share the win.",
    }[values["scoring"]["no_majority"]]


def _shown(values: Values) -> str:
    shown = values["captures_shown"]
    counts = [str(count) for count in _counts(values)]
    opened = [count for count in counts if shown.get(count) == "open"]
    hidden = [count for count in counts if shown.get(count) == "hidden"]
    parts = [f"lie open with {listed(opened)} players"] if opened else []
    parts += [f"are hidden behind screens with {listed(hidden)} players"] if hidden else []
    if len(parts) == 1:
        return "Captured figures lie open." if opened else "Captured figures are hidden behind screens."
    return f"Captured figures {' and '.join(parts)}."


def _hidden_hands(values: Values) -> str:
    return "Hands are hidden; removed figures and the number of tokens left in each pile can be seen by all."


PROSE = Prose(
    ("Players and figures", ("players",), _players),
    ("Players and figures", ("figures.types", "figures.names"), _types),
    ("Players and figures", ("figures.per_type",), _per_type),
    ("Players and figures", ("settlements",), _settlements),
    ("Players and figures", ("figures.duplicates",), _duplicates),
    ("Tokens", ("tokens",), _token_count),
    ("Tokens", ("tokens", "figures.names"), _token_list),
    ("Set-up", ("hand.first", "hand.size"), _first_hand),
    ("Set-up", ("hand.start_player",), _start_player_hand),
    ("Set-up", ("handicaps",), _handicaps),
    ("Set-up", ("figures.placement", "figures.one_of_each", "settlements"), _placement),
    ("A turn", ("turn.least_plays", "turn.normal_plays"), _plays),
    ("A turn", ("tokens",), _placing),
    ("A turn", ("hand.size",), _drawing),
    ("A turn", ("turn.least_plays",), _passing),
    ("Captures", ("capture.surround",), _surround),
    ("Captures", ("capture.timing",), _timing),
    ("Captures", ("tokens",), _strongest),
    ("Captures", ("capture.ties",), _ties),
    ("End of the game", ("end.types_gone",), _types_gone),
    ("End of the game", ("end.tie_threshold",), _tie_threshold),
    ("The winner", ("scoring.stages",), _majority),
    ("The winner", ("scoring.stages",), _stages),
    ("The winner", ("scoring.no_majority",), _no_majority),
    ("Open information", ("captures_shown",), _shown),
    ("Open information", ("captures_shown",), _hidden_hands),
)
