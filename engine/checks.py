"""What is wrong with a board: one small check each, with a stable code, the spaces concerned and, where possible, a fix."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine import board as boards
from engine import map as maps
from engine.board import Board, Space
from engine.hexes import Hex, neighbours
from engine.map import Map
from engine.problem import Fix, Problem, Severity, has_errors, in_reading_order
from engine.variant import Variant

Check = Callable[[Board, Mapping[str, Any]], Iterator[Problem]]


def check_map(chart: Map, variant: Variant, players: int | None = None) -> list[Problem]:
    """Check a map's board for each player count it is made for (or one), as far as the variant plays them."""
    problems = list(chart.problems)
    if not chart.spaces or has_errors(problems):
        return in_reading_order(problems)
    problems += _unknown_kinds(chart, variant)
    counts = [players] if players else list(chart.players)
    for count in counts:
        board = boards.build(chart, count, variant.values)
        for check in CHECKS.values():
            problems += check(board, variant.values)
    problems += _unplayed_counts(chart, variant, counts)
    return in_reading_order(_said_once(problems))


def playable_counts(chart: Map, variant: Variant) -> list[int]:
    """Give the player counts that both the map and the variant are made for."""
    limits = variant.values.get("players", {})
    return [count for count in chart.players if limits.get("least", 0) <= count <= limits.get("most", 0)]


def _said_once(problems: list[Problem]) -> Iterator[Problem]:
    """Drop a finding that a smaller player count has already brought at the same place."""
    seen: set[tuple[str, int, int, str]] = set()
    for problem in problems:
        key = (problem.file, problem.line, problem.column, problem.code)
        if key not in seen or problem.code in PER_COUNT:
            yield problem
        seen.add(key)


def _unknown_kinds(chart: Map, variant: Variant) -> Iterator[Problem]:
    known = variant.values.get("settlements", {})
    for mark, word in chart.values["legend"].items():
        if word not in maps.TERRAINS and word not in known:
            message = f"{variant.title} has no settlement kind `{word}`. Known: {', '.join(known)}."
            yield chart.at(("legend", mark)).problem("kind-unknown", message)


def _unplayed_counts(chart: Map, variant: Variant, counts: list[int]) -> Iterator[Problem]:
    played = playable_counts(chart, variant)
    left = [str(count) for count in counts if count not in played]
    if left:
        limits = variant.values["players"]
        message = (
            f"{variant.title} is for {limits['least']} to {limits['most']} players: "
            f"the figures for {' and '.join(left)} players were not counted."
        )
        yield chart.at(("players",)).problem("players-outside", message, Severity.INFO)


def settlement_without_land(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find settlements that can never be surrounded since no land touches them."""
    for space in board.settlements:
        if not board.beside(space, "land"):
            message = f"{_called(board, space)} touches no land, so it would count as surrounded from the start."
            yield space.place.problem("settlement-without-land", message, spaces=(space.at,))


def settlements_adjacent(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find settlements that share a side, which the published board avoids."""
    for space in board.settlements:
        for other in board.beside(space, "settlement"):
            if other.id > space.id:
                message = f"{_called(board, space)} and {_called(board, other)} are adjacent."
                fix = _paint_fix(board, f"Turn {_called(board, other)} into land", {other.at: "land"})
                spaces = (space.at, other.at)
                yield other.place.problem("settlements-adjacent", message, Severity.WARNING, fix=fix, spaces=spaces)


def land_without_settlement(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find land where a token would influence nothing."""
    for space in board.land:
        if not board.beside(space, "settlement"):
            message = f"The land at {space.q}, {space.r} touches no settlement: a token there would do nothing."
            fix = _paint_fix(board, "Turn it into sea", {space.at: "sea"})
            yield space.place.problem("land-without-settlement", message, Severity.WARNING, fix=fix, spaces=(space.at,))


def sea_without_settlement(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Count the sea where a ship would influence nothing."""
    idle = [space for space in board.sea if not board.beside(space, "settlement")]
    if idle:
        count = f"{len(idle)} sea spaces touch" if len(idle) > 1 else "1 sea space touches"
        message = f"{count} no settlement: a ship there would do nothing."
        spaces = tuple(space.at for space in idle)
        yield idle[0].place.problem("sea-without-settlement", message, Severity.INFO, spaces=spaces)


def edge_touches_land(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find land and settlements at the rim of the board, where the published board has coast all round."""
    for space in (*board.land, *board.settlements):
        missing = [at for at in neighbours(space.at) if at not in board.at]
        if missing:
            message = f"{_called(board, space)} lies at the edge of the board for {board.players} players: no sea beyond it."
            # Spaces of a piece that this count leaves out cannot be painted anew.
            free = {at: "sea" for at in missing if at not in board.map.spaces}
            fix = _paint_fix(board, "Put sea around it", free) if free else None
            yield space.place.problem("edge-touches-land", message, Severity.WARNING, fix=fix, spaces=(space.at,))


def land_beside_two(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Count the land that does not touch exactly two settlements, as all land of the published board does."""
    odd = [space for space in board.land if len(board.beside(space, "settlement")) not in (0, 2)]
    if odd:
        count = f"{len(odd)} land spaces touch" if len(odd) > 1 else "1 land space touches"
        message = f"{count} one or more than two settlements; on the published board all touch two."
        spaces = tuple(space.at for space in odd)
        yield odd[0].place.problem("land-beside-two", message, Severity.INFO, spaces=spaces)


def slots_match(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Compare the figures of the variant with the room the settlements have for them."""
    figures = variant.get("figures", {})
    per_type = figures.get("per_type")
    each = per_type.get(str(board.players)) if isinstance(per_type, dict) else None
    if each is None:
        return
    wanted = each * len(figures["types"])
    if wanted != board.slots:
        message = (
            f"The settlements hold {board.slots} figures, {variant['title']} needs {wanted} "
            f"for {board.players} players."
        )
        place = board.map.at(("players", str(board.players)))
        yield place.problem("slots-mismatch", message)


def capacity_unfillable(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find settlements with more room than there are figure types, where figures must differ."""
    figures = variant.get("figures", {})
    types = len(figures.get("types", ()))
    if figures.get("duplicates"):
        return
    for space in board.settlements:
        if space.capacity > types:
            message = f"{_called(board, space)} holds {space.capacity} figures, but only {types} types may stand together."
            yield space.place.problem("capacity-unfillable", message, spaces=(space.at,))


def board_not_fillable(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Compare the land (and sea, where it must be filled too) with the tokens that can ever lie on it."""
    tokens = variant.get("tokens", {}).values()
    needs_sea = variant.get("capture", {}).get("surround") == "land-and-sea"
    on_land = board.players * sum(_copies(token) for token in tokens if token.get("terrain") in ("land", "any"))
    # A token exchange leaves itself behind and moves another token on: one more space is filled.
    on_land += board.players * sum(_copies(token) for token in tokens if token.get("action") == "move")
    if on_land < len(board.land):
        message = (
            f"{len(board.land)} land spaces, but {board.players} players have only {on_land} tokens for land: "
            "some settlements may never be surrounded."
        )
        yield _whole(board).problem("board-not-fillable", message, Severity.WARNING)
    on_sea = board.players * sum(_copies(token) for token in tokens if token.get("terrain") in ("sea", "any"))
    coast = [space for space in board.sea if board.beside(space, "settlement")]
    if needs_sea and on_sea < len(coast):
        message = f"{len(coast)} sea spaces must be filled, but there are only {on_sea} tokens for the sea."
        yield _whole(board).problem("board-not-fillable", message, Severity.WARNING)


def too_many_spaces(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find boards beyond the size that can be played."""
    for found, most, what in (
        (len(board.spaces), boards.MAX_SPACES, "spaces"),
        (len(board.settlements), boards.MAX_SETTLEMENTS, "settlements"),
    ):
        if found > most:
            message = f"{found} {what} for {board.players} players: the map can be edited and drawn, but not played above {most}."
            yield _whole(board).problem(f"too-many-{what}", message)


def no_settlements(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find boards without any settlement."""
    if not board.settlements:
        message = f"The board for {board.players} players has no settlements."
        yield _whole(board).problem("no-settlements", message)


CHECKS: dict[str, Check] = {
    "no-settlements": no_settlements,
    "settlement-without-land": settlement_without_land,
    "settlements-adjacent": settlements_adjacent,
    "land-without-settlement": land_without_settlement,
    "sea-without-settlement": sea_without_settlement,
    "edge-touches-land": edge_touches_land,
    "land-beside-two": land_beside_two,
    "slots-mismatch": slots_match,
    "capacity-unfillable": capacity_unfillable,
    "board-not-fillable": board_not_fillable,
    "too-many-spaces": too_many_spaces,
}

# Findings that each player count has for itself, though they stand at the same place.
PER_COUNT = {"slots-mismatch", "board-not-fillable", "too-many-spaces", "too-many-settlements", "no-settlements"}


def _called(board: Board, space: Space) -> str:
    return space.name or f"the {space.kind or space.terrain} at {space.q}, {space.r}".capitalize()


def _copies(token: Mapping[str, Any]) -> int:
    return len(token.get("strengths", [0])) * int(token.get("copies", 1))


def _whole(board: Board) -> Any:
    return board.map.at(("players", str(board.players)))


def _paint_fix(board: Board, title: str, terrain: Mapping[Hex, str]) -> Fix | None:
    if any(word not in board.map.marks for word in terrain.values()):
        return None
    return Fix(title, tuple(maps.paint(board.map, terrain)))
