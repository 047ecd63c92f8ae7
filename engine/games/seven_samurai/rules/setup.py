"""Setting up a game: who plays whom, the village, the first stack."""

from __future__ import annotations

from engine.games.seven_samurai.rules.play import advance
from engine.games.seven_samurai.rules.rounds import TABLE_SIDE, begin_round
from engine.games.seven_samurai.rules.state import Position, Table
from engine.play.kernel import FOR_DEALING, FOR_FIGURES, below, clear, rule, start, wide


@rule
def set_up(table: Table, position: Position, seed: int, number: int) -> None:
    """Begin the game that a seed and a number stand for; the first player's seat is 0."""
    clear(position, 0)
    position.seed = seed
    position.number = number
    start(position, seed, number, FOR_DEALING, TABLE_SIDE)
    deal_samurai(table, position)
    lay_farms(table, position)
    lay_families(table, position)
    position.barricades = table.barricades
    start(position, seed, number, FOR_FIGURES, 0)
    begin_round(table, position)
    advance(table, position)


@rule
def deal_samurai(table: Table, position: Position) -> None:
    """Deal the samurai, or turn a fixed team to a random first player; absent ones leave their open tokens."""
    players, boards = wide(table.players), wide(table.boards)
    present = 0
    if table.is_team_fixed:
        first = below(position, players)
        for seat in range(players):
            board = wide(table.team[(seat + first) % players])
            position.samurai[seat] = board
            present |= 1 << board
    else:
        for seat in range(players):
            # The n-th of those not dealt yet.
            left = below(position, boards - seat)
            board = 0
            while present >> board & 1 or left > 0:
                left -= 1 - (present >> board & 1)
                board += 1
            position.samurai[seat] = board
            present |= 1 << board
    for seat in range(players):
        position.wounds[seat] = table.wounds_at_start
    if table.has_open_tokens:
        position.open_tokens = ((1 << boards) - 1) & ~present


@rule
def lay_farms(table: Table, position: Position) -> None:
    """Lay the farms out in the random order in which they will be lost."""
    farms = wide(table.farms)
    for place in range(farms):
        position.farm_backs[place] = table.farm_backs[place]
    for last in range(farms - 1, 0, -1):
        other = below(position, last + 1)
        back = position.farm_backs[last]
        position.farm_backs[last] = position.farm_backs[other]
        position.farm_backs[other] = back
    position.farms = farms


@rule
def lay_families(table: Table, position: Position) -> None:
    """Lay the families out in the random order in which they will be lost."""
    families = wide(table.families)
    for place in range(families):
        position.family_bonuses[place] = table.family_bonuses[place]
    for last in range(families - 1, 0, -1):
        other = below(position, last + 1)
        bonus = position.family_bonuses[last]
        position.family_bonuses[last] = position.family_bonuses[other]
        position.family_bonuses[other] = bonus
    position.families = families
