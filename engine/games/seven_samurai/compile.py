"""From a variant's values to the kernel's table: words become numbers, numbers per player become numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.games.seven_samurai.rules.state import TABLE
from engine.games.seven_samurai.terms import (
    BACKS,
    BONUSES,
    EFFECTS,
    GROUPS,
    PENALTIES,
    SIDES,
    SYMBOLS,
    TALENTS,
    seats_in,
)


def count_for(stated: Mapping[str, int], seats: int, most: int) -> int:
    """Give a number that is stated per player, never below 0 nor above what there is.

    >>> count_for({"per_player": 1, "plus": -1}, 4, 7), count_for({"per_player": 7, "plus": 0}, 9, 52)
    (3, 52)
    """
    return max(0, min(most, stated["per_player"] * seats + stated["plus"]))


def lower(values: Mapping[str, Any], players: int) -> np.record:
    """Make the table of a variant for so many players."""
    table = np.zeros(1, TABLE)[0]
    seats = seats_in(values, players)
    table.players, table.rounds = seats, values["rounds"]
    _village(table, values["village"], seats)
    _raiders(table, values["raiders"], seats)
    _samurai(table, values["samurai"])
    wounds, support, tokens = values["wounds"], values["support"], values["open_tokens"]
    table.wounds_at_start, table.wounds_to_flip, table.wounds_to_die = (
        wounds[key] for key in ("start", "flip", "die")
    )
    table.kiai_by_removal = values["kiai"]["by_removal"]
    table.beaten_barricades = values["beaten"]["barricades"]
    table.beaten_each_card = values["beaten"]["each_card"]
    table.support_raiders, table.support_discards = support["raiders"], support["to"] == "discard"
    table.has_open_tokens = players in tokens["players"]
    table.tokens_last_turn = tokens["last"] == "turn"
    table.least_dolls = tokens["least_dolls"] if table.has_open_tokens else 0
    for place, symbol in enumerate(SYMBOLS[:3]):
        table.missing[place] = values["missing"][symbol]
    for name in ("farm", "family", "unwounded"):
        table[f"points_{name}"] = values["scoring"][name]
    return table


def _village(table: np.record, village: Mapping[str, Any], seats: int) -> None:
    table.barricades = count_for(village["barricades"], seats, 99)
    backs = [place for place, name in enumerate(BACKS) for _ in range(village["farms"].get(name, 0))]
    bonuses = [place for place, name in enumerate(BONUSES) for _ in range(village["families"].get(name, 0))]
    table.farms, table.families = len(backs), len(bonuses)
    table.farm_backs[: len(backs)] = backs
    table.family_bonuses[: len(bonuses)] = bonuses
    table.farm_penalties, table.gives_bonuses = village["farm_penalties"], village["family_bonuses"]
    table.heals_any = village["heal_picks"] == "any"


def _raiders(table: np.record, raiders: Mapping[str, Any], seats: int) -> None:
    cards = list(raiders["cards"].values())
    table.cards = len(cards)
    for number, card in enumerate(cards):
        table.value[number] = card["value"]
        table.symbol[number] = SYMBOLS.index(card["symbol"])
        table.flames[number] = card["flames"]
        table.penalties[number] = len(card["penalties"])
        table.group_of[number] = GROUPS.index(card["group"])
        for place, penalty in enumerate(card["penalties"]):
            table.penalty[number][place] = PENALTIES.index(penalty)
    for place, group in enumerate(GROUPS):
        members = [number for number, card in enumerate(cards) if card["group"] == group]
        table.group_size[place] = len(members)
        table.group_cards[place][: len(members)] = members
        table.group_round[place] = raiders[group]["round"]
        table.group_dealt[place] = count_for(raiders[group], seats, len(members))


def _samurai(table: np.record, samurai: Mapping[str, Any]) -> None:
    boards = samurai["boards"]
    names = list(boards)
    table.boards = len(names)
    for number, board in enumerate(boards.values()):
        table.talent[number] = TALENTS.index(board["talent"])
        for side, name in enumerate(SIDES):
            table.kiai[number][side] = board[name]["kiai"]
            for effect, amount in board[name]["power"].items():
                table.power[number][side][EFFECTS.index(effect)] = amount
    if samurai["deal"] != "random":
        table.is_team_fixed = True
        seats = int(table.players)
        table.team[:seats] = [names.index(name) for name in samurai["deal"][:seats]]
