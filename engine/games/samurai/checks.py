"""What is wrong with a board: small checks with stable codes, the spaces concerned and, where possible, a fix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.maps import board as boards
from engine.maps import map as maps
from engine.maps.board import Board, Space
from engine.maps.hexes import Hex, neighbours
from engine.maps.map import Map
from engine.texts.problem import Fix, Problem, Severity, at_most, hint, in_reading_order
from engine.texts.saying import Name, Said, listed, say
from engine.texts.source import Place, short
from engine.texts.variant import Variant

Check = Callable[[Board, Mapping[str, Any]], Iterator[Problem]]


def check_map(chart: Map, variant: Variant, players: int | None = None) -> list[Problem]:
    """Check a map's board for each player count it is made for (or one), as far as the variant plays them."""
    if not chart.is_drawn:
        return in_reading_order(chart.problems)
    counts = [players] if players else sorted(chart.players)
    strangers = list(_unknown_kinds(chart, variant))
    # Settlements of an unknown kind hold nobody knows how many figures.
    omitted = {"slots-mismatch"} if strangers else set()
    found = [*strangers, *_placed_figures(chart, variant), *_unplayed_counts(chart, variant, counts)]
    for count in counts:
        board = boards.build(chart, count, variant.values)
        omitted_here = omitted | (set() if count == counts[-1] else ON_LARGEST)
        found += _check_board(board, variant, omitted_here)
    return in_reading_order([*chart.problems, *at_most(in_reading_order(_said_once(found)))])


def _check_board(board: Board, variant: Variant, omitted: set[str]) -> Iterator[Problem]:
    if not board.settlements:
        message = say("The board for {players} players has no settlements.", players=board.players)
        yield board.map.at_count(board.players).problem("no-settlements", message)
        return
    for code, check in CHECKS.items():
        if code not in omitted:
            yield from check(board, variant.values)


def _said_once(problems: list[Problem]) -> Iterator[Problem]:
    """Drop a finding about spaces that a smaller player count has already brought."""
    seen: set[tuple[str, int, int, str, tuple[Hex, ...]]] = set()
    for problem in problems:
        key = (problem.file, problem.line, problem.column, problem.code, problem.spaces)
        if key not in seen or not problem.spaces:
            yield problem
        seen.add(key)


def _unknown_kinds(chart: Map, variant: Variant) -> Iterator[Problem]:
    known = variant.values.get("settlements", {})
    for mark, word in chart.values["legend"].items():
        if word not in maps.TERRAINS and word not in known:
            message = say(
                "{title} has no settlement kind `{word}`. Known: {words}.",
                title=variant.title,
                word=word,
                words=", ".join(known),
            )
            yield chart.at(("legend", mark)).problem("kind-unknown", message)


def _placed_figures(chart: Map, variant: Variant) -> Iterator[Problem]:
    """Compare the figures that the map itself places with the variant's types and the room in their settlements."""
    types = variant.values["figures"]["types"]
    capacities = variant.values["settlements"]
    places = [tuple(entry["at"]) for entry in chart.values.get("figures", ())]
    for position, entry in enumerate(chart.values.get("figures", ())):
        if places[position] in places[:position]:
            message = say(
                "Figures for {q}, {r} are stated twice: put them into one list.",
                q=entry["at"][0],
                r=entry["at"][1],
            )
            yield chart.at(("figures", position, "at")).problem("figures-repeated", message)
        for number, name in enumerate(entry["figures"]):
            if name not in types:
                message = say(
                    "{title} has no figure type `{name}`. {hint}",
                    title=variant.title,
                    name=short(name),
                    hint=hint(name, types),
                )
                yield chart.at(("figures", position, "figures", number)).problem("figure-unknown", message)
        space = chart.spaces.get(tuple(entry["at"]))
        room = capacities.get(space.terrain) if space else None
        if room is not None and len(entry["figures"]) > room:
            message = say(
                "{count} figures stand here, but the settlement holds {room}.",
                count=len(entry["figures"]),
                room=room,
            )
            yield chart.at(("figures", position, "figures")).problem("figures-overfull", message)
            continue
        twins = [name for name, count in Counter(entry["figures"]).items() if count > 1]
        if twins and not variant.values["figures"]["duplicates"]:
            message = say(
                "Several {name} figures stand here; {title} allows one of each type.",
                name=Name(short(twins[0])),
                title=variant.title,
            )
            # Where the variant places the figures otherwise, what the map says about them is not used.
            severity = Severity.ERROR if _is_placed_by_map(variant.values) else Severity.WARNING
            yield chart.at(("figures", position, "figures")).problem("figures-alike", message, severity)


def _unplayed_counts(chart: Map, variant: Variant, counts: list[int]) -> Iterator[Problem]:
    limits = variant.values.get("players", {})
    played = [count for count in counts if limits.get("least", 0) <= count <= limits.get("most", 0)]
    left = [str(count) for count in counts if count not in played]
    if left:
        limits = variant.values["players"]
        message = say(
            "{title} is for {least} to {most} players: the figures for {counts} players were not counted.",
            title=variant.title,
            least=limits["least"],
            most=limits["most"],
            counts=listed(left, between=" and "),
        )
        yield chart.at(("players",)).problem("players-outside", message, Severity.INFO)


def settlement_without_land(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find settlements that can never be surrounded since no land touches them."""
    for space in board.settlements:
        if not board.beside(space, "land"):
            message = say(
                "{space!c} touches no land{with_players}, so it would count as surrounded from the start.",
                space=_called(space),
                with_players=_unless_whole(board, space),
            )
            yield space.place.problem("settlement-without-land", message, spaces=(space.at,))


def settlements_adjacent(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find settlements that share a side, which the published board avoids."""
    for space in board.settlements:
        for other in board.beside(space, "settlement"):
            if other.id > space.id:
                message = say(
                    "{space!c} and {other} are adjacent.", space=_called(space), other=_called(other)
                )
                # The smaller settlement gives way; where both are alike, the later one.
                least = min(other, space, key=lambda one: one.capacity)
                fix = _paint_fix(
                    board, say("Turn {space} into land", space=_called(least)), {least.at: "land"}
                )
                spaces = (space.at, other.at)
                yield other.place.problem(
                    "settlements-adjacent", message, Severity.WARNING, fix=fix, spaces=spaces
                )


def land_without_settlement(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find land where a token would influence nothing."""
    for space in board.land:
        if not board.beside(space, "settlement"):
            message = say(
                "{space!c} touches no settlement{with_players}: a token there would do nothing.",
                space=_called(space),
                with_players=_unless_whole(board, space),
            )
            fix = _paint_fix(board, say("Turn it into sea"), {space.at: "sea"})
            yield space.place.problem(
                "land-without-settlement", message, Severity.WARNING, fix=fix, spaces=(space.at,)
            )


def sea_without_settlement(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Count the sea where a ship would influence nothing."""
    idle = [space for space in board.sea if not board.beside(space, "settlement")]
    if idle:
        message = say(
            "{count} sea {count:space touches|spaces touch} no settlement: a ship there would do nothing.",
            count=len(idle),
        )
        spaces = tuple(space.at for space in idle)
        yield idle[0].place.problem("sea-without-settlement", message, Severity.INFO, spaces=spaces)


def edge_touches_land(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find land and settlements at the rim of the board, where the published board has coast all round."""
    for space in (*board.land, *board.settlements):
        missing = [at for at in neighbours(space.at) if at not in board.at]
        if missing:
            message = say(
                "{space!c} lies at the edge of the board{with_players}: no sea beyond it.",
                space=_called(space),
                with_players=_unless_whole(board, space),
            )
            # Spaces of a piece that this count leaves out cannot be painted anew.
            free = {at: "sea" for at in missing if at not in board.map.spaces}
            fix = _paint_fix(board, say("Put sea around it"), free) if free else None
            yield space.place.problem(
                "edge-touches-land", message, Severity.WARNING, fix=fix, spaces=(space.at,)
            )


def land_beside_two(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Count the land that does not touch exactly two settlements, as all land of the published board does."""
    odd = [space for space in board.land if len(board.beside(space, "settlement")) not in (0, 2)]
    if odd:
        message = say(
            "{count} land {count:space touches|spaces touch} one or more than two settlements; "
            "on the published board all touch two.",
            count=len(odd),
        )
        spaces = tuple(space.at for space in odd)
        yield odd[0].place.problem("land-beside-two", message, Severity.INFO, spaces=spaces)


def slots_match(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Compare the figures of the variant with the room the settlements have for them."""
    wanted = _figures_for(board.players, variant)
    if wanted is not None and wanted != board.slots and not _is_placed_by_map(variant):
        message = say(
            "The settlements hold {room} {room:figure|figures}, {title} needs {wanted} for {players} players.",
            room=board.slots,
            title=variant["title"],
            wanted=wanted,
            players=board.players,
        )
        fix = _slots_fix(board, variant, wanted - board.slots) or _fewer_counts_fix(board, variant)
        yield _whole(board).problem("slots-mismatch", message, fix=fix)


def placed_figures_match(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Compare the figures that the map places with those of the variant, where it leaves them to the map."""
    if not _is_placed_by_map(variant):
        return
    standing = Counter(figure for figures in board.figures.values() for figure in figures)
    if not standing:
        message = say(
            "{title} leaves the figures to the map, but the map for {players} players places none: "
            "it lacks `figures`.",
            title=variant["title"],
            players=board.players,
        )
        yield _whole(board).problem("figures-missing", message)
        return
    types, per_type = variant["figures"]["types"], variant["figures"]["per_type"]
    each = per_type.get(str(board.players)) if isinstance(per_type, dict) else None
    wrong = [
        say("{count} {name}", count=standing[name], name=Name(name))
        for name in types
        if each is not None and standing[name] != each
    ]
    if wrong:
        message = say(
            "{title} needs {each} figures of each type, but the map for {players} players places {wrong}.",
            title=variant["title"],
            each=each,
            players=board.players,
            wrong=listed(wrong, ", "),
        )
        yield board.map.at(("figures",)).problem("figures-mismatch", message)


def _is_placed_by_map(variant: Mapping[str, Any]) -> bool:
    return bool(variant.get("figures", {}).get("placement") == "map")


def _figures_for(players: int, variant: Mapping[str, Any]) -> int | None:
    """Give how many figures the variant puts on the board of a player count, where it says so."""
    figures = variant.get("figures", {})
    per_type = figures.get("per_type")
    each = per_type.get(str(players)) if isinstance(per_type, dict) else None
    return None if each is None else each * len(figures["types"])


def _slots_fix(board: Board, variant: Mapping[str, Any], lacking: int) -> Fix | None:
    """Propose another kind for one settlement where that alone mends the room, and spoils no other player count."""
    chart, kinds = board.map, variant["settlements"]
    # Spaces of a player count whose room is right, or wrong by another number.
    kept = {
        space.at
        for count in chart.players
        if _lacking(chart, count, variant) not in (lacking, None)
        for space in chart.spaces_for(count)
    }
    changes = [
        (space, kind)
        for space in board.settlements
        for kind in (*kinds, "land")
        if space.at not in kept
        and kind in chart.marks
        and kinds.get(kind, 0) - space.capacity == lacking
        # A settlement that touches another is against the habits of the board: it may as well go.
        and (kind in kinds or board.beside(space, "settlement"))
    ]
    if not changes:
        return None
    # Rather what touches most settlements than what stands well, rather what nobody has named.
    space, kind = min(
        changes, key=lambda each: (-len(board.beside(each[0], "settlement")), each[0].name is not None)
    )
    if kind == "land":
        title = say("Turn {space} into land", space=_called(space))
    else:
        title = say("Turn {space} into a {kind}", space=_called(space), kind=kind)
    return _paint_fix(board, title, {space.at: kind})


def _fewer_counts_fix(board: Board, variant: Mapping[str, Any]) -> Fix | None:
    """Propose to make the map for those player counts alone whose room is right, where there are any."""
    chart = board.map
    fitting = [count for count in chart.players if _lacking(chart, count, variant) == 0]
    if not fitting:
        return None
    return Fix(
        say("Only for {counts} players", counts=listed(map(str, fitting), between=" and ")),
        tuple(maps.make_for(chart, fitting)),
    )


def _lacking(chart: Map, players: int, variant: Mapping[str, Any]) -> int | None:
    """Give how much room the board of a player count lacks for the variant's figures."""
    wanted = _figures_for(players, variant)
    room = variant["settlements"]
    used = sum(room.get(space.terrain, 0) for space in chart.spaces_for(players))
    return None if wanted is None else wanted - used


def board_not_fillable(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Compare the land (and sea, where it must be filled too) with the tokens that can ever lie on it."""
    tokens = variant.get("tokens", {}).values()
    needs_sea = variant.get("capture", {}).get("surround") == "land-and-sea"
    on_land = board.players * sum(
        _copies(token) for token in tokens if token.get("terrain") in ("land", "any")
    )
    # A token exchange leaves itself behind and moves another token on: one more space is filled.
    on_land += board.players * sum(_copies(token) for token in tokens if token.get("action") == "move")
    if on_land < len(board.land):
        message = say(
            "{count} land spaces, but {players} players have only {tokens} tokens for land: "
            "some settlements may never be surrounded.",
            count=len(board.land),
            players=board.players,
            tokens=on_land,
        )
        yield _whole(board).problem("board-not-fillable", message, Severity.WARNING)
    on_sea = board.players * sum(_copies(token) for token in tokens if token.get("terrain") in ("sea", "any"))
    coast = [space for space in board.sea if board.beside(space, "settlement")]
    if needs_sea and on_sea < len(coast):
        message = say(
            "{count} sea spaces must be filled, but there are only {tokens} tokens for the sea.",
            count=len(coast),
            tokens=on_sea,
        )
        yield _whole(board).problem("board-not-fillable", message, Severity.WARNING)


def too_many_spaces(board: Board, variant: Mapping[str, Any]) -> Iterator[Problem]:
    """Find boards beyond the size that can be played."""
    if len(board.spaces) > boards.MAX_SPACES:
        message = say(
            "{count} spaces for {players} players: the map can be edited and drawn, but not played above {most}.",
            count=len(board.spaces),
            players=board.players,
            most=boards.MAX_SPACES,
        )
        yield _whole(board).problem("too-many-spaces", message)
    if len(board.settlements) > boards.MAX_SETTLEMENTS:
        message = say(
            "{count} settlements for {players} players: "
            "the map can be edited and drawn, but not played above {most}.",
            count=len(board.settlements),
            players=board.players,
            most=boards.MAX_SETTLEMENTS,
        )
        yield _whole(board).problem("too-many-settlements", message)


CHECKS: dict[str, Check] = {
    "settlement-without-land": settlement_without_land,
    "settlements-adjacent": settlements_adjacent,
    "land-without-settlement": land_without_settlement,
    "sea-without-settlement": sea_without_settlement,
    "edge-touches-land": edge_touches_land,
    "land-beside-two": land_beside_two,
    "slots-mismatch": slots_match,
    "figures-mismatch": placed_figures_match,
    "board-not-fillable": board_not_fillable,
    "too-many-spaces": too_many_spaces,
}

# Counts of spaces, which differ little from one player count to the next: the largest board speaks for all.
ON_LARGEST = {"sea-without-settlement", "land-beside-two"}


def _called(space: Space) -> str:
    kind = space.kind or space.terrain
    return space.name or say("the {kind} at {q}, {r}", kind=Name(kind), q=space.q, r=space.r)


def _unless_whole(board: Board, space: Space) -> str:
    """Name the player count where the map goes on beside a space, but this count leaves that piece out."""
    goes_on = any(at in board.map.spaces and at not in board.at for at in neighbours(space.at))
    return say(" with {players} players", players=board.players) if goes_on else ""


def _copies(token: Mapping[str, Any]) -> int:
    return len(token.get("strengths", [0])) * int(token.get("copies", 1))


def _whole(board: Board) -> Place:
    return board.map.at_count(board.players)


def _paint_fix(board: Board, title: Said, terrain: Mapping[Hex, str]) -> Fix | None:
    # Each fix looks at the whole picture: on a map too large to play that would take too long.
    if len(board.spaces) > boards.MAX_SPACES or any(word not in board.map.marks for word in terrain.values()):
        return None
    return Fix(title, tuple(maps.paint(board.map, terrain)))
