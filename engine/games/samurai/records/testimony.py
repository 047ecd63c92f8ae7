"""What a record of Samurai says against itself, found before anything of it is played.

Whatever the rules look up without asking (spaces, seats, figure types, tokens and the form of a play) is compared here
with the record's own board, players and variant, so that a replay meets only moves that can be judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.games.samurai.compile import figure_counts, limits_exceeded, token_kinds
from engine.maps import board as boards
from engine.play.verdict import Contradiction, no_seat
from engine.texts.saying import Name, listed, say

Route = tuple[str | int, ...]

# The keys of a play beside its token, by what the token does.
_FORMS = {None: {"at"}, "swap": {"figures"}, "move": {"at", "moved", "to"}}


def contradictions(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Find what a record says against its own board, players and variant, the coarsest mistakes first."""
    looks = (_board, _size, _setup, _turns, _result)
    for look in looks:
        found = list(look(_Witness(record)))
        if found:
            yield from found
            return


class _Witness:
    """A record with the names that its parts may use."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record = record
        self.variant: dict[str, Any] = record["variant"]
        self.players: int = record["players"]
        self.spaces: list[dict[str, Any]] = record["board"]["spaces"]
        self.types: list[str] = self.variant["figures"]["types"]
        self.actions = {kind.name: kind.action for kind in token_kinds(self.variant)}

    def board(self) -> boards.Board:
        """Give the board of the record."""
        return boards.from_record(self.spaces, self.players, "record")

    # ------------------------------------------------------------ names

    def seat(self, route: Route, seat: int | None) -> Iterator[Contradiction]:
        """Ask whether a seat takes part."""
        if seat is not None and seat >= self.players:
            yield Contradiction(route, no_seat(seat, self.players))

    def figure(self, route: Route, name: str) -> Iterator[Contradiction]:
        """Ask whether a figure type is one of the variant's."""
        if name not in self.types:
            yield Contradiction(route, say("There is no figure type `{name}` in the variant.", name=name))

    def token(self, route: Route, name: str) -> Iterator[Contradiction]:
        """Ask whether a token is one of the variant's."""
        if name not in self.actions:
            yield Contradiction(route, say("There is no token `{name}` in the variant.", name=name))

    def space(self, route: Route, number: int, *, is_settlement: bool = False) -> Iterator[Contradiction]:
        """Ask whether a space is on the board, and a settlement where it must be."""
        if number >= len(self.spaces):
            yield Contradiction(
                route,
                say(
                    "There is no space {number}: the board has {count}.",
                    number=number,
                    count=len(self.spaces),
                ),
            )
        elif is_settlement and self.spaces[number]["terrain"] != "settlement":
            yield Contradiction(route, say("Space {number} is no settlement.", number=number))

    def play(self, route: Route, play: Mapping[str, Any]) -> Iterator[Contradiction]:
        """Ask whether a play has what its token needs, and names only what there is."""
        unknown = list(self.token((*route, "token"), play["token"]))
        if unknown:
            yield from unknown
            return
        form = _FORMS[self.actions[play["token"]]]
        if set(play) != {"token", *form}:
            wanted = listed((f"`{key}`" for key in sorted(form)), between=" and ")
            yield Contradiction(
                route,
                say("A play of `{token}` has {wanted} and nothing else.", token=play["token"], wanted=wanted),
            )
            return
        for key in form & {"at", "to"}:
            yield from self.space((*route, key), play[key])
        if "moved" in form:
            yield from self.token((*route, "moved"), play["moved"])
        for position, (space, figure) in enumerate(play.get("figures", ())):
            yield from self.space((*route, "figures", position), space, is_settlement=True)
            yield from self.figure((*route, "figures", position), figure)


def _board(said: _Witness) -> Iterator[Contradiction]:
    """Compare the spaces with their numbers, with each other and with the variant's settlements."""
    kinds = said.variant["settlements"]
    before: tuple[int, int] | None = None
    for number, space in enumerate(said.spaces):
        route: Route = ("board", "spaces", number)
        if space["id"] != number:
            yield Contradiction(
                (*route, "id"),
                say("The spaces are not numbered from 0 in order: {number} is missing.", number=number),
            )
            return
        at = (space["r"], space["q"])
        if before is not None and at <= before:
            if at == before:
                message = say("Space {number} has the same coordinate as the space before it.", number=number)
            else:
                message = say(
                    "Space {number} does not follow in reading order on the space before it.", number=number
                )
            yield Contradiction(route, message)
            return
        before = at
        if space["terrain"] != "settlement":
            continue
        if space["kind"] not in kinds:
            yield Contradiction(
                (*route, "kind"), say("The variant has no settlement kind `{kind}`.", kind=space["kind"])
            )
        elif space["capacity"] != kinds[space["kind"]]:
            message = say(
                "A {kind} of the variant holds {room}, not {capacity}.",
                kind=Name(space["kind"]),
                room=kinds[space["kind"]],
                capacity=space["capacity"],
            )
            yield Contradiction((*route, "capacity"), message)


def _size(said: _Witness) -> Iterator[Contradiction]:
    """Ask whether the game can be played at all."""
    for reason in limits_exceeded(said.board(), said.variant, said.players):
        yield Contradiction(("board",), reason)


def _setup(said: _Witness) -> Iterator[Contradiction]:
    setup = said.record["setup"]
    if "position" in setup:
        return  # it is looked at when it is laid out
    for key in ("hands", "piles"):
        if len(setup[key]) != said.players:
            message = say(
                "`{key}` has {count} {count:seat|seats}, but there are {players}.",
                key=f"setup.{key}",
                count=len(setup[key]),
                players=said.players,
            )
            yield Contradiction(("setup", key), message)
        for seat, tokens in enumerate(setup[key]):
            for position, token in enumerate(tokens):
                yield from said.token(("setup", key, seat, position), token)
    yield from _standing(said, setup["figures"])
    for position, step in enumerate(setup["draft"]):
        route: Route = ("setup", "draft", position)
        yield from said.seat((*route, "player"), step["player"])
        yield from said.figure((*route, "figure"), step["figure"])
        yield from said.space((*route, "space"), step["space"], is_settlement=True)


def _standing(said: _Witness, figures: Mapping[str, Sequence[str]]) -> Iterator[Contradiction]:
    """Compare the figures of the set-up with the room in their settlements and with the variant's numbers."""
    settlements = {str(space["id"]): space for space in said.spaces if space["terrain"] == "settlement"}
    in_all: Counter[str] = Counter()
    for number, names in figures.items():
        route: Route = ("setup", "figures", number)
        if number not in settlements:
            yield Contradiction(
                route, say("Figures stand on space {number}, which is no settlement.", number=number[:9])
            )
            continue
        for position, name in enumerate(names):
            yield from said.figure((*route, position), name)
        room = settlements[number]["capacity"]
        if len(names) > room:
            yield Contradiction(
                route,
                say(
                    "{count} figures stand on space {number}, which holds {room}.",
                    count=len(names),
                    number=number,
                    room=room,
                ),
            )
        if len(set(names)) < len(names) and not said.variant["figures"]["duplicates"]:
            yield Contradiction(route, say("Two figures of one type stand on space {number}.", number=number))
        in_all.update(names)
    if said.variant["figures"]["placement"] == "map":
        return  # the numbers stand on the map, of which a record has only the board
    wanted = dict(zip(said.types, figure_counts(said.board(), said.variant, said.players), strict=True))
    for name in said.types:
        # A record that was left before the end of the set-up has fewer; the replay knows how many.
        if in_all[name] > wanted[name]:
            message = say(
                "{count} figures of type `{name}` stand on the board, but there are {wanted}.",
                count=in_all[name],
                name=name,
                wanted=wanted[name],
            )
            yield Contradiction(("setup", "figures"), message)


def _turns(said: _Witness) -> Iterator[Contradiction]:
    turns = said.record["turns"]
    first = said.record["setup"].get("position", {}).get("to_move", 0)
    for number, turn in enumerate(turns):
        route: Route = ("turns", number)
        seat = (first + number) % said.players
        if turn["player"] != seat:
            message = say(
                "It is the turn of seat {seat}, not of seat {other}.", seat=seat + 1, other=turn["player"] + 1
            )
            yield Contradiction((*route, "player"), message)
        for key in ("plays", "undone"):
            for position, play in enumerate(turn.get(key, ())):
                yield from said.play((*route, key, position), play)
        for position, capture in enumerate(turn["captures"]):
            here: Route = (*route, "captures", position)
            yield from said.seat((*here, "by"), capture["by"])
            yield from said.figure((*here, "figure"), capture["figure"])
            yield from said.space((*here, "space"), capture["space"], is_settlement=True)
        for position, token in enumerate(turn["drew"]):
            yield from said.token((*route, "drew", position), token)
        if turn.get("unfinished") and number + 1 < len(turns):
            yield Contradiction((*route, "unfinished"), say("Turns follow one that was left unfinished."))
        elif turn.get("unfinished") and said.record["result"] is not None:
            yield Contradiction(
                (*route, "unfinished"), say("The game has a result, but its last turn was left unfinished.")
            )


def _result(said: _Witness) -> Iterator[Contradiction]:
    result = said.record["result"]
    if result is None:
        return
    if len(result["captured"]) != said.players:
        message = say(
            "`{key}` has {count} {count:seat|seats}, but there are {players}.",
            key="captured",
            count=len(result["captured"]),
            players=said.players,
        )
        yield Contradiction(("result", "captured"), message)
    counts = [(("result", "captured", seat), count) for seat, count in enumerate(result["captured"])]
    for route, counted in (*counts, (("result", "removed"), result["removed"])):
        if set(counted) != set(said.types):
            yield Contradiction(
                route, say("The counts are not those of the types {types}.", types=", ".join(said.types))
            )
    for position, seat in enumerate(result["winners"]):
        yield from said.seat(("result", "winners", position), seat)
