"""Where games stand on the shelf: branches at the right of their parents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.table.shelf.kept import Damaged, Kept


@dataclass(frozen=True)
class Stand:
    """The place of a game; `is_joined` where the game before it in its row is the one it branched off."""

    game: Kept | Damaged
    row: int
    column: int
    is_joined: bool = False


def arranged(games: Sequence[Kept | Damaged], columns: int) -> list[Stand]:
    """Give each game its place: families in the order of their first member, never begun where they would be torn."""
    shown, placed = {game.key for game in games}, set[str]()
    found: list[Stand] = []
    place = 0
    # Games whose files say that they branched off each other have no root: they come last, and are not lost.
    for root in sorted(games, key=lambda game: parent_of(game) in shown):
        family = [game for game in _family(root, games) if game.key not in placed]
        if not family:
            continue
        placed |= {game.key for game in family}
        if place % columns and place % columns + min(len(family), columns) > columns:
            place += columns - place % columns
        for number, game in enumerate(family):
            row, column = divmod(place, columns)
            is_joined = number > 0 and column > 0 and parent_of(game) == family[number - 1].key
            found.append(Stand(game, row, column, is_joined))
            place += 1
    return found


def parent_of(game: Kept | Damaged) -> str:
    """Give the key of the game that a game branched off; nothing where it is no branch."""
    return game.origin.parent if isinstance(game, Kept) else ""


def _family(root: Kept | Damaged, games: Sequence[Kept | Damaged]) -> list[Kept | Damaged]:
    """List a game, its branches, and theirs, each before its own; a circle is walked once."""
    family: dict[str, Kept | Damaged] = {}
    waiting = [root]
    while waiting:
        game = waiting.pop()
        if game.key not in family:
            family[game.key] = game
            waiting += reversed([other for other in games if parent_of(other) == game.key])
    return list(family.values())


def depth_first(root: Kept, games: Sequence[Kept | Damaged]) -> list[tuple[int, Kept]]:
    """List a game's family with how deep each branch lies."""
    depths = {root.key: 0}
    found = []
    for game in _family(root, games):
        depths.setdefault(game.key, depths.get(parent_of(game), 0) + 1)
        if isinstance(game, Kept):
            found.append((depths[game.key], game))
    return found


def depth_of(game: Kept | Damaged, games: Sequence[Kept | Damaged]) -> int:
    """Give how many games that are still there lie between a game and the first of its family; a circle ends it."""
    known, seen = {other.key: other for other in games}, {game.key}
    while (parent := known.get(parent_of(game))) is not None and parent.key not in seen:
        seen.add(parent.key)
        game = parent
    return len(seen) - 1


def root_of(game: Kept, games: Sequence[Kept | Damaged]) -> Kept:
    """Give the first game of a family, as far as it is still there."""
    known, seen = {other.key: other for other in games}, set()
    while game.key not in seen:
        seen.add(game.key)
        parent = known.get(parent_of(game))
        if not isinstance(parent, Kept):
            break
        game = parent
    return game
