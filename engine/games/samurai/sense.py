"""Whether a Samurai variant makes sense: what no schema can say, because it ties values together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Mapping as Mapping_
from typing import Any

from engine.texts.problem import Problem, Severity, guess, hint, in_reading_order, quoted
from engine.texts.saying import Name, listed, say
from engine.texts.source import Mapping, find, short
from engine.texts.variant import Variant

MAX_TOKENS = 40
MAX_KINDS = 32
# All editions: one of each type into Edo, the capital; a city gets its figures in the draft, whatever its room.
ONE_OF_EACH = ("capital",)


def check(variant: Variant) -> list[Problem]:
    """Give the contradictions of a variant that fits its schema."""
    if not variant.is_sound:
        return []
    return in_reading_order(problem for look in _LOOKS for problem in look(variant))


def token_names(values: dict[str, Any]) -> list[str]:
    """List a player's tokens by name, one entry for each copy: `ship-2`, or the bare key of an action token.

    >>> token_names({"tokens": {"ship": {"strengths": [1, 1, 2]}, "swap": {"action": "swap", "copies": 1}}})
    ['ship-1', 'ship-1', 'ship-2', 'swap']
    """
    names: list[str] = []
    for key, token in values["tokens"].items():
        kinds = (
            [key] if token.get("action") else [f"{key}-{strength}" for strength in token.get("strengths", ())]
        )
        names += [kind for kind in kinds for _ in range(token.get("copies", 1))]
    return names


def kinds_with_each(variant: Mapping_[str, Any]) -> tuple[str, ...]:
    """Name the kinds of settlement that get one figure of each type: as stated, or the capital, if there is room."""
    stated = variant["figures"].get("one_of_each", ONE_OF_EACH)
    types, rooms = len(variant["figures"]["types"]), variant["settlements"]
    return tuple(kind for kind, room in rooms.items() if kind in stated and room >= types)


def _player_counts(variant: Variant) -> Iterator[Problem]:
    players = variant.values["players"]
    if players["least"] > players["most"]:
        message = say(
            "The fewest players ({least}) are more than the most ({most}).",
            least=players["least"],
            most=players["most"],
        )
        yield variant.blamed(("players", "least"), ("players", "most")).problem("players-range", message)
        return
    counts = [str(count) for count in range(players["least"], players["most"] + 1)]
    for route in (("figures", "per_type"), ("captures_shown",)):
        stated = variant.values[route[0]] if len(route) == 1 else variant.values[route[0]][route[1]]
        missing = [count for count in counts if isinstance(stated, dict) and count not in stated]
        if missing:
            message = say(
                "`{key}` says nothing for {counts} players.",
                key=".".join(route),
                counts=listed(missing, between=" and "),
            )
            clash = (route, ("players", "most"), ("players", "least"))
            yield variant.blamed(*clash).problem("count-missing", message)


def _figure_types(variant: Variant) -> Iterator[Problem]:
    types = variant.values["figures"]["types"]
    for key in variant.values["figures"].get("names", {}):
        if key not in types:
            yield _unknown_type(variant, ("figures", "names", key), key, types)
    influenced: set[str] = set()
    for key, token in variant.values["tokens"].items():
        influences = token.get("influences", [])
        if influences == "all":
            influenced.update(types)
            continue
        for position, name in enumerate(influences):
            influenced.add(name)
            if name not in types:
                yield _unknown_type(variant, ("tokens", key, "influences", position), name, types)
    idle = [name for name in types if name not in influenced]
    if idle:
        message = say("No token influences {types}: every figure of it will be tied.", types=quoted(idle))
        place = variant.blamed(("figures", "types"), ("tokens",))
        yield place.problem("type-uninfluenced", message, Severity.WARNING)


def _unknown_type(variant: Variant, route: tuple[str | int, ...], name: str, types: list[str]) -> Problem:
    place = variant.blamed(route, ("figures", "types"))
    if place != variant.at(route):  # the types were changed under a name that had been right
        message = say(
            "`{key}` still names the figure type `{name}`, which is gone.",
            key=".".join(map(str, route[:3])),
            name=name,
        )
        return place.problem("unknown-type", message)
    if route[:2] == ("figures", "names"):
        place = variant.at_key(route)
    return place.problem(
        "unknown-type",
        say("There is no figure type `{name}`. {hint}", name=short(name), hint=hint(name, types)),
    )


def _sizes(variant: Variant) -> Iterator[Problem]:
    names = token_names(variant.values)
    place = variant.at(("tokens",))
    if len(names) > MAX_TOKENS:
        yield place.problem(
            "too-many-tokens",
            say(
                "A player has {count} tokens; at most {most} can be played.",
                count=len(names),
                most=MAX_TOKENS,
            ),
        )
    elif len(set(names)) > MAX_KINDS:
        message = say(
            "There are {count} different tokens; at most {most} can be played.",
            count=len(set(names)),
            most=MAX_KINDS,
        )
        yield place.problem("too-many-tokens", message)
    size = variant.values["hand"]["size"]
    if size > len(names):
        message = say(
            "The hand holds {size} tokens, but a player has only {count}.", size=size, count=len(names)
        )
        yield variant.blamed(("hand", "size"), ("tokens",)).problem("hand-too-large", message)


def _written_names(variant: Variant) -> Iterator[Problem]:
    """Find tokens of different keys whose names are written alike: a record could not tell them apart."""
    owners: dict[str, str] = {}
    for key, token in variant.values["tokens"].items():
        for name in dict.fromkeys(token_names({"tokens": {key: token}})):
            other = owners.setdefault(name, key)
            if other != key:
                message = say(
                    "A token of `{other}` and one of `{key}` are both written `{name}`: rename one.",
                    other=other,
                    key=key,
                    name=name,
                )
                place = variant.blamed(("tokens", key), ("tokens", other))
                yield place.problem("token-name-twice", message)


def _one_of_each(variant: Variant) -> Iterator[Problem]:
    figures, rooms = variant.values["figures"], variant.values["settlements"]
    for position, kind in enumerate(figures.get("one_of_each", ())):
        route = ("figures", "one_of_each", position)
        if kind not in rooms:
            message = say(
                "There is no settlement kind `{kind}`. {hint}", kind=short(kind), hint=hint(kind, rooms)
            )
            yield variant.at(route).problem("kind-unknown", message)
        elif rooms[kind] < len(figures["types"]):
            message = say(
                "A {kind} holds {room} figures, too few for one of each of {count} types.",
                kind=Name(kind),
                room=rooms[kind],
                count=len(figures["types"]),
            )
            clash = (route, ("settlements", kind), ("figures", "types"))
            yield variant.blamed(*clash).problem("capacity-too-small", message)


def _land_can_be_filled(variant: Variant) -> Iterator[Problem]:
    tokens = variant.values["tokens"].values()
    if not any(token.get("terrain") in ("land", "any") for token in tokens):
        message = say("No token can be put on land, so no settlement is ever surrounded.")
        yield variant.at(("tokens",)).problem("no-land-token", message)
    normal = variant.values["turn"]["normal_plays"]
    if normal == 0 and not any(token.get("fast") for token in tokens):
        message = say("No normal token may be played in a turn and there are no fast ones: nobody can play.")
        yield variant.blamed(("turn", "normal_plays"), ("tokens",)).problem("nothing-playable", message)


def _capacities(variant: Variant) -> Iterator[Problem]:
    figures = variant.values["figures"]
    types = len(figures["types"])
    for kind, capacity in variant.values["settlements"].items():
        if capacity > types and not figures["duplicates"]:
            message = say(
                "A {kind} holds {capacity} figures, but only {types} types may stand together.",
                kind=Name(kind),
                capacity=capacity,
                types=types,
            )
            clash = (("settlements", kind), ("figures", "types"), ("figures", "duplicates"))
            yield variant.blamed(*clash).problem("capacity-unfillable", message)


def _without_effect(variant: Variant) -> Iterator[Problem]:
    """Point at a value said in the variant's own file that another one makes meaningless."""
    end, capture = variant.values["end"], variant.values["capture"]
    limit = ("end", "tie_threshold")
    if end["tie_threshold"] != "none" and capture["ties"] != "remove" and _is_own(variant, limit):
        message = say(
            "`capture.ties: {ties}` removes no figures, so the threshold is never reached.",
            ties=capture["ties"],
        )
        yield variant.at(limit).problem("no-effect", message, Severity.WARNING)
    hand, start = variant.values["hand"], ("hand", "start_player")
    if hand["first"] == "random" and hand.get("start_player") == "random" and _is_own(variant, start):
        message = say("All first hands are dealt at random already.")
        yield variant.at(start).problem("no-effect", message, Severity.WARNING)


def _handicaps(variant: Variant) -> Iterator[Problem]:
    """Find handicaps of seats and player counts that there are not, and of tokens and figures that nobody has."""
    limits, types = variant.values["players"], variant.values["figures"]["types"]
    for count, seats in variant.values.get("handicaps", {}).items():
        route: tuple[str | int, ...] = ("handicaps", count)
        if not limits["least"] <= int(count) <= limits["most"]:
            message = say("The variant is not for {count} players.", count=count)
            yield variant.at_key(route).problem("players-outside", message)
        for seat, handicap in seats.items():
            if int(seat) > int(count):
                message = say("There is no seat {seat} in a game of {count}.", seat=seat, count=count)
                yield variant.at_key((*route, seat)).problem("seat-outside", message)
            left = token_names(variant.values)
            for position, name in enumerate(handicap.get("without", ())):
                if name in left:
                    left.remove(name)
                    continue
                place = variant.at((*route, seat, "without", position))
                yield place.problem(
                    "token-unknown",
                    say(
                        "Nobody has a token `{name}` to do without.{hint}",
                        name=short(name),
                        hint=guess(name, left),
                    ),
                )
            for name in handicap.get("figures", {}):
                if name not in types:
                    yield _unknown_type(variant, (*route, seat, "figures", name), name, types)


def _is_own(variant: Variant, route: tuple[str, ...]) -> bool:
    node = find(variant.tree, route)
    return (
        isinstance(variant.tree, Mapping) and node is not None and node.place.file == variant.tree.place.file
    )


_LOOKS: tuple[Callable[[Variant], Iterator[Problem]], ...] = (
    _player_counts,
    _figure_types,
    _sizes,
    _written_names,
    _one_of_each,
    _land_can_be_filled,
    _capacities,
    _handicaps,
    _without_effect,
)
