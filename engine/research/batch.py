"""Thousands of games at once: arrays in, arrays out, and everything between compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.play import kernel
from engine.play.rules import IllegalMove
from engine.research.encoding import Encoding
from engine.texts.saying import Name

if TYPE_CHECKING:
    from engine.play.rules import Rules

Array = np.ndarray[Any, Any]


class Batch:
    """So many games side by side. When one ends the next begins in its place, so that all are always in play.

    `deciders`, `masks` and, unless it is not wanted, `observations` are about whoever decides in each game; they are
    written anew by every step, so copy what you keep, and masks are only to be read. Game i plays the numbers i,
    i + games, i + 2 games and so on of the seed, whatever happens beside it. Not to be shared by threads, but each
    thread may have its own.
    """

    def __init__(self, rules: Rules, games: int, seed: int = 0, *, observes: bool = True) -> None:
        self.rules, self.games, self.observes = rules, games, observes
        self.encoding = Encoding(rules)
        actions, size = self.encoding.actions, self.encoding.size
        self.positions = np.zeros(games, rules.kernel.POSITION)
        self.numbers = np.zeros(games, np.int64)
        self.deciders = np.zeros(games, np.int64)
        self._masks = np.zeros((games, actions), np.uint8)
        self.masks = self._masks.view()
        # A step writes only what changes, so that nobody else may write there.
        self.masks.flags.writeable = False
        self.observations = np.zeros((games, size if observes else 0), np.float32)
        self.rewards = np.zeros((games, rules.players), np.float32)
        self.dones = np.zeros(games, np.bool_)
        self._streams = np.zeros(games, kernel.STREAM)
        self._shown = np.zeros(games, np.uint64)
        self._numbers = rules.numbering.lower(rules.table, self.encoding.moves)
        # Numbers that are 1 at most, as those at the end of a row mostly are, need not be divided.
        self._most = self.encoding.most[: 1 + max(np.flatnonzero(self.encoding.most > 1), default=-1)]
        name = f"{__package__}.stepping"
        self._loops = kernel.specialise(
            name,
            f"{name}@{rules.game}",
            rules=rules.module,
            chance=rules.chance,
            observer=rules.observation,
            numbering=rules.numbering,
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin the first games of a seed."""
        self._seed = seed
        self.numbers[:] = np.arange(self.games)
        self.rewards[:] = 0
        self.dones[:] = False
        for game in range(self.games):
            kernel.start(self._streams[game], seed, game, kernel.FOR_AGENT, 0)
        self._loops.begin(self.rules.table, self.positions, seed, self.numbers)
        self._loops.look(
            self.rules.table, self.positions, self._numbers, self.deciders, self._masks, self._shown
        )
        self._observe()

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Play an action in each game; give the rewards by game and seat, and which games have ended.

        Rewards of games that go on are 0. An illegal action raises a sentence, and nothing is played in any game.
        """
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.games,):
            raise IllegalMove(
                Name(f"There are {self.games} games: an action each is wanted, not {actions.shape}.")
            )
        refused = self._loops.step(
            self.rules.table,
            self.positions,
            self.encoding.moves,
            self._numbers,
            actions,
            self._seed,
            self.numbers,
            self.rewards,
            self.dones,
            self.deciders,
            self._masks,
            self._shown,
        )
        if refused >= 0:
            raise IllegalMove(Name(f"Action {actions[refused]} is not legal in game {refused} of the batch."))
        self._observe()
        return self.rewards, self.dones

    def sample(self) -> Array:
        """Give what players at random would do, each game with chance of its own."""
        actions = np.empty(self.games, np.int64)
        self._loops.choose(self.rules.table, self.positions, self._numbers, self._streams, actions)
        return actions

    def _observe(self) -> None:
        if self.observes:
            self._loops.observe(
                self.rules.table, self.positions, self.deciders, self._most, self.observations
            )
