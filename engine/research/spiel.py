"""Every game as a game of OpenSpiel: `pyspiel.load_game("daimyo_naishi", {"variant": "naishi/base"})`.

The first node is the one chance node: it chooses one of the numbered deals of a seed. After it everything follows from
the actions, as it does from a seed everywhere in the house. A search that clones states therefore knows what the deal
hides and how chance will fall; one over information sets asks `resample_from_infostate` and is dealt that anew.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from engine import games, research
from engine.play.facts import Facts
from engine.play.rules import canonical
from engine.research.encoding import Encoding

if TYPE_CHECKING:
    from engine.play.rules import Rules

# No game comes near it; OpenSpiel wants to be told a number.
MOST_MOVES = 100_000
DEALS = 1000
PARAMETERS = {"variant": "", "players": 0, "map": "", "seed": 0, "deals": DEALS}


def _type_of(facts: Facts, least: int, most: int) -> pyspiel.GameType:
    """Give what OpenSpiel asks of a game whatever its variant."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"daimyo_{facts.name.replace('-', '_')}",
        long_name=facts.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if facts.is_cooperative else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it carries no types
    """A variant for a number of players, as OpenSpiel knows games; each game of the house has a class of it."""

    facts: Facts

    def __init__(self, params: dict[str, Any]) -> None:
        facts = self.facts
        chosen = {**PARAMETERS, **params}
        variant = chosen["variant"] or f"{facts.name}/{facts.usual_variant}"
        self.rules: Rules = research.rules_of(variant, chosen["players"], chosen["map"])
        self.encoding = Encoding(self.rules)
        self.seed, self.deals = chosen["seed"], chosen["deals"]
        seats = self.rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if facts.is_cooperative else 1.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(_type_of(facts, seats, seats), info, params)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Give a game that is not dealt yet."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Say that there is one deal."""
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Give who looks at states for a player: with recall at all that was seen, without at what is seen now."""
        return Observer(self.encoding, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it carries no types
    """A game in play; what it holds is plain, since OpenSpiel copies and keeps it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.is_dealt = False
        self.positions = np.zeros(1, game.rules.kernel.POSITION)
        # For each seat a digest of all that it saw and did.
        self.memories = [b""] * game.rules.players

    @property
    def game(self) -> SpielGame:
        """The game that this is one of."""
        found: SpielGame = self.get_game()
        return found

    @property
    def position(self) -> np.record:
        """The present position."""
        found: np.record = self.positions[0]
        return found

    def current_player(self) -> int:
        """Give the seat that decides, chance before the deal."""
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.game.rules.decider(self.position)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.game.encoding.legal(self.position)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the deals, each as likely as another."""
        deals = self.game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.game
        if not self.is_dealt:
            self.is_dealt = True
            game.rules.kernel.set_up(game.rules.table, self.position, game.seed, action)
            self._remember(-1, 0)
            return
        seat = game.rules.decider(self.position)
        game.encoding.play(self.position, action)
        self._remember(seat, action)

    def _remember(self, mover: int, action: int) -> None:
        """Add what each seat sees now to what it remembers, and to the mover's what it did."""
        encoding = self.game.encoding
        for seat, memory in enumerate(self.memories):
            row = encoding.observation(self.position, seat).tobytes()
            own = action.to_bytes(8, "little") if seat == mover else b""
            self.memories[seat] = blake2b(memory + row + own, digest_size=16).digest()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Give a game that the player cannot tell from this one, all that it cannot see dealt anew."""
        other: SpielState = self.clone()
        guess = self.game.rules.determinised(self.position, player, int(sampler() * 2**32))
        other.positions[0] = guess
        mine = other.memories[player]
        other._remember(-1, 0)
        other.memories[player] = mine
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game.encoding.say(self.position, action)

    def is_terminal(self) -> bool:
        """Say whether the game has ended."""
        return self.is_dealt and self.game.rules.is_over(self.position)

    def returns(self) -> list[float]:
        """Give what the ended game is worth to each seat."""
        rules = self.game.rules
        return rules.payoffs(self.position) if self.is_terminal() else [0.0] * rules.players

    def __str__(self) -> str:
        return f"game of {self.game.rules.facts.title}, {' '.join(map(str, self.history()))}"


class Observer:
    """Looks at states for a player: the fields of its observation, by name, in one row."""

    def __init__(self, encoding: Encoding, recalls: bool) -> None:
        self._encoding, self._recalls = encoding, recalls
        self.tensor = None if recalls else np.zeros(encoding.size, np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        at = 0
        if self.tensor is not None:
            for field in encoding.fields:
                self.dict[field.name] = self.tensor[at : at + field.size].reshape(field.shape)
                at += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees; before the deal that is nothing."""
        if self.tensor is not None:
            self.tensor[:] = self._encoding.observation(state.position, player) if state.is_dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """Tell what a player sees, or name all that it has seen and done."""
        if not state.is_dealt:
            return "not dealt"
        if self._recalls:
            return f"{player} {state.memories[player].hex()}"
        return canonical(self._encoding.rules.seen(state.position, player))


def register() -> None:
    """Make all games of the registry known to OpenSpiel; those that it knows already stay as they are."""
    known = set(pyspiel.registered_names())
    for name in games.GAMES:
        facts = games.facts_of(name)
        kind = _type_of(facts, 1, max(facts.most_players, 7))
        if kind.short_name not in known:
            # OpenSpiel lets go of it when Python is gone: a class outlives that, a function would end in a crash.
            pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"facts": facts}))


register()
