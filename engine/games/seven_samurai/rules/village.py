"""Losses and gains of the village: barricades, farms with their backs, families, wounds; and how a game is lost."""

from __future__ import annotations

from engine.games.seven_samurai.rules.cards import ask, note, put_off
from engine.games.seven_samurai.rules.state import (
    BARRICADE_BACK,
    DEATH,
    FAMILIES_LOST,
    FAMILY_BACK,
    FARM_BACK,
    FARMS_LOST,
    FLIPPED,
    N_BARRICADE,
    N_FAMILY,
    N_FARM,
    N_HEAL,
    N_WOUND,
    NOTHING,
    OVER,
    SETTLE,
    WHO_IS_HURT,
    Position,
    Table,
)
from engine.play.kernel import rule, wide


@rule
def end_game(position: Position, reason: int) -> None:
    """End the game at once: whatever was set off falls away."""
    position.reason = reason
    position.phase = OVER
    position.depth = 0
    position.kind = NOTHING


@rule
def lose_barricade(table: Table, position: Position) -> None:
    """Remove a barricade; if none is there, a farm."""
    left = wide(position.barricades)
    if left > 0:
        position.barricades = left - 1
        note(position, N_BARRICADE, 0, left - 1, 0)
    else:
        lose_farm(table, position)


@rule
def lose_farm(table: Table, position: Position) -> None:
    """Remove the next farm, and where backs count do what its back says, down to the last of a chain."""
    while True:
        farms = wide(position.farms) - 1
        back = wide(position.farm_backs[farms])
        position.farms = farms
        note(position, N_FARM, back, farms, 0)
        if farms == 0:
            end_game(position, FARMS_LOST)
            return
        if not table.farm_penalties:
            return
        if back == FAMILY_BACK:
            lose_family(position)
            return
        if back == FARM_BACK:
            continue
        if back == BARRICADE_BACK:
            left = wide(position.barricades)
            if left == 0:
                continue
            position.barricades = left - 1
            note(position, N_BARRICADE, 0, left - 1, 0)
            return
        # In or out (R31): chance decides, and what set this off goes on afterwards.
        ask(position, WHO_IS_HURT, 0, (1 << wide(table.players)) - 1)
        return


@rule
def lose_family(position: Position) -> None:
    """Remove the next family; with the last the game is lost (R32)."""
    families = wide(position.families) - 1
    bonus = wide(position.family_bonuses[families])
    position.families = families
    note(position, N_FAMILY, bonus, families, 0)
    if families == 0:
        end_game(position, FAMILIES_LOST)


@rule
def hurt(table: Table, position: Position, seat: int) -> None:
    """Wound a samurai: at one wound his board turns, at the last he dies and all is lost."""
    wounds = wide(position.wounds[seat]) + 1
    position.wounds[seat] = wounds
    note(position, N_WOUND, seat, wounds, 0)
    if wounds >= wide(table.wounds_to_die):
        end_game(position, DEATH)
    elif wounds == wide(table.wounds_to_flip):
        put_off(position, SETTLE, seat, FLIPPED, 0)


@rule
def heal(position: Position, seat: int) -> None:
    """Take a wound token off a board."""
    position.wounds[seat] = wide(position.wounds[seat]) - 1
    note(position, N_HEAL, seat, wide(position.wounds[seat]), 0)


@rule
def build(table: Table, position: Position, count: int) -> int:
    """Build barricades, never above the starting number, and count them."""
    built = min(count, wide(table.barricades) - wide(position.barricades))
    for _ in range(built):
        position.barricades = wide(position.barricades) + 1
        note(position, N_BARRICADE, 1, wide(position.barricades), 0)
    return built
