"""What Samurai tells of its turns: tokens and where they went, figures that were captured, and the draft."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.games.samurai.table.naming import Names
from workbench.table.model.turns import Play, Turn


@dataclass(frozen=True, slots=True)
class TokenPlay(Play):
    """One play: the token, where it went in words, and the position that it led to."""

    token: str
    title: str
    where: str
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Capture:
    """A figure that left the board: who took it, nobody where a tie removed it; `after` which play, if after one."""

    figure: str
    title: str
    space: int
    where: str
    by: int | None
    after: int | None = None


@dataclass(frozen=True)
class CaptureTurn(Turn):
    """A turn of Samurai."""

    plays: tuple[TokenPlay, ...]
    captures: tuple[Capture, ...] = ()

    @property
    def gainers(self) -> tuple[int, ...]:
        """The seats that captured something in it."""
        return tuple(dict.fromkeys(capture.by for capture in self.captures if capture.by is not None))

    @property
    def is_marked(self) -> bool:
        """Say whether a tie removed something."""
        return any(capture.by is None for capture in self.captures)


@dataclass(frozen=True, slots=True)
class Placing:
    """A figure that came onto the board in the draft."""

    seat: int
    figure: str
    title: str
    space: int
    where: str
    at: int


def with_captures(turn: Turn, names: Names) -> CaptureTurn:
    """Give a turn with its tokens and captures."""
    told = turn.told
    plays = tuple(
        _token_play(play, said, names) for play, said in zip(told.get("plays", ()), turn.plays, strict=True)
    )
    captures = tuple(_capture(capture, names) for capture in told.get("captures", ()))
    return CaptureTurn(**{**vars(turn), "plays": plays}, captures=captures)


def placings_of(steps: list[Mapping[str, Any]], first: int, names: Names) -> tuple[Placing, ...]:
    """Give the draft in order; it began at position `first`, and each step's `at` is the position after it."""
    return tuple(
        Placing(
            step["player"],
            step["figure"],
            names.figure_title(step["figure"]),
            step["space"],
            names.space(step["space"]),
            first + number + 1,
        )
        for number, step in enumerate(steps)
    )


def _token_play(play: Mapping[str, Any], said: Play, names: Names) -> TokenPlay:
    if "figures" in play:
        spaces = tuple(space for space, _ in play["figures"])
    elif "to" in play:
        spaces = (play["at"], play["to"])
    else:
        spaces = (play["at"],)
    joint = " ↔ " if "figures" in play else " → "
    where = joint.join(names.space(space) for space in spaces)
    return TokenPlay(said.words, said.at, play["token"], names.token_title(play["token"]), where, spaces)


def _capture(capture: Mapping[str, Any], names: Names) -> Capture:
    figure, space = capture["figure"], capture["space"]
    title, where = names.figure_title(figure), names.space(space)
    return Capture(figure, title, space, where, capture["by"], capture.get("after"))
