"""Random games of 7 Samurai keep what must always be true, in every shipped variant and number of players.

By default a few thousand games; `DAIMYO_GAMES=100000` plays as many as the issue of a release asks for.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import numpy as np
import pytest

from engine.games.seven_samurai.rules.state import SCOUT
from engine.numbers import simulate, summary
from engine.play import kernel
from engine.texts import shipped

GAMES = int(os.environ.get("DAIMYO_GAMES", "4000"))
VARIANTS = [path.stem for path in shipped.files("variant", "seven-samurai").values()]


def inspection():
    """Load the compiled inspection beside this file."""
    name = "seven_samurai_inspection"
    if name not in sys.modules:
        specification = importlib.util.spec_from_file_location(name, Path(__file__).parent / "inspection.py")
        assert specification is not None
        assert specification.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def fault(rules, games, seed=5):
    """Give the first game with a bad position, and what is wrong with it, or nothing."""
    stream = np.zeros(1, kernel.STREAM)[0]
    found = int(inspection().inspect_games(rules.table, rules.blank(), rules.blank(), stream, seed, 0, games))
    return None if found == 0 else divmod(found, 256)


@pytest.mark.parametrize("players", range(1, 8))
def test_every_position_is_sound(rules_of, players):
    """Raiders are all accounted for, totals, wounds, tokens and barricades stay in range, and every game ends."""
    for variant in VARIANTS:
        assert fault(rules_of(variant, players), max(1, GAMES // (7 * len(VARIANTS)))) is None, variant


def test_cards_that_sank_are_dealt_to_where_they_can_be(rules_of):
    """Where half of the raiders bring cards back and most powers expel, what is hidden is still dealt soundly."""
    cards = rules_of("normal", 3).variant["raiders"]["cards"]
    changes: dict[str, object] = {
        f"raiders__cards__{name}__penalties": ["reinforce"] for name in list(cards)[::2]
    }
    changes |= {f"raiders__cards__{name}__penalties": ["intruder"] for name in list(cards)[1::4]}
    for name in ("kyuzo", "heihachi", "daisuke"):
        changes |= {
            f"samurai__boards__{name}__human__power__expel": 3,
            f"samurai__boards__{name}__human__kiai": 4,
        }
    assert fault(rules_of("normal", 4, missing__doll=0, missing__hat=0, **changes), 400) is None


def test_what_sensible_players_cannot_see_is_dealt_soundly(rules_of):
    """In long games, with shuffles, scouted and expelled raiders, every guess at what is hidden is a sound position."""
    rules = rules_of("normal", 5)
    for number in range(12):
        match = simulate.replayed(simulate.Series(rules, ("greedy",) * 5, 7), number)
        for place, position in enumerate(match.positions[:-1]):
            if int(position.kind) != SCOUT:
                guess = rules.determinised(position, 0, place)
                assert int(inspection().fault_of(rules.table, guess)) == 0


def test_drawn_variants_are_sound(rules_of):
    """Variants whose numbers are drawn at random are played without a bad position."""
    draw = np.random.default_rng(7)

    def one_of(*values):
        return values[int(draw.integers(len(values)))]

    for _ in range(40):
        changes = {
            "rounds": one_of(1, 2, 3, 5),
            "village__barricades__plus": one_of(-3, 0, 4),
            "village__farm_penalties": one_of(True, False),
            "village__farms__farm": one_of(0, 3, 8),
            "village__families__heal": one_of(0, 3),
            "village__heal_picks": one_of("any", "wounded"),
            "raiders__plunderers__per_player": one_of(2, 7),
            "raiders__bosses__round": one_of(1, 2, 3),
            "wounds__start": one_of(0, 1),
            "wounds__die": one_of(3, 4, 9),
            "kiai__by_removal": one_of(True, False),
            "beaten__barricades": one_of(0, 1, 3),
            "beaten__each_card": one_of(True, False),
            "support__raiders": one_of(1, 4),
            "support__to": one_of("intruders", "discard"),
            "open_tokens__players": one_of([], [1, 2, 3, 4, 5]),
            "open_tokens__last": one_of("turn", "round"),
            "open_tokens__least_dolls": one_of(0, 1),
            "missing__hat": one_of(0, 2),
            "missing__doll": one_of(0, 1),
            "samurai__boards__kyuzo__human__power__scout": one_of(0, 4),
            "samurai__boards__kyuzo__human__power__move": one_of(0, 3),
            "samurai__boards__gorobei__human__power__heal": one_of(0, 2),
            "samurai__boards__daisuke__animal__power__strike": one_of(0, 2),
            "samurai__boards__kanbei__talent": one_of("redraw", "none", "fight-twice"),
        }
        assert fault(rules_of("normal", int(draw.integers(1, 8)), **changes), 60) is None, changes


@pytest.mark.parametrize(
    ("level", "players", "agent", "turns", "kiai", "losses"),
    [
        (
            "normal",
            2,
            "random",
            9.02,
            0.090,
            {"death": (1.65, 9.50), "farms": (10.73, 37.40), "families": (0, 39.93)},
        ),
        (
            "hard",
            4,
            "random",
            10.73,
            0.079,
            {"death": (13.27, 0.02), "farms": (4.04, 0.01), "families": (82.65, 0.01)},
        ),
        (
            "heroic",
            6,
            "random",
            16.49,
            0.117,
            {"death": (19.94, 0), "farms": (62.57, 0), "families": (17.49, 0)},
        ),
        (
            "normal",
            4,
            "fighter",
            30.72,
            1.982,
            {"death": (31.39, 19.16), "farms": (15.23, 27.24), "families": (6.55, 0.24)},
        ),
    ],
)
def test_figures_agree_with_another_engine(rules_of, level, players, agent, turns, kiai, losses):
    """Shares and means of uniform players lie within three standard errors of 100,000 games of an engine in C."""
    games = 20_000
    rules = rules_of(level, players)
    batch = simulate.simulate(simulate.Series(rules, (agent,) * rules.players, 11), games, jobs=1)
    found = summary.of(batch)
    for reason, shares in losses.items():
        for number, percent in enumerate(shares, 1):
            p = percent / 100
            margin = 3 * np.sqrt(max(p * (1 - p), 1e-5) * (1 / 100_000 + 1 / games))
            assert abs(found["reasons"][reason][str(number)] / games - p) <= margin, (reason, number)
    for name, mean in (("turns", turns), ("kiai", kiai)):
        values = batch.results[name]
        # The reference is rounded to its last digit.
        margin = 3 * values.std() * np.sqrt(1 / games + 1 / 100_000) + 0.006
        assert abs(values.mean() - mean) <= margin, name
