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
    written anew by every step, so copy what you keep. Game i plays the numbers i, i + games, i + 2 games and so on of
    the seed, whatever happens beside it. Not to be shared by threads, but each thread may have its own.
    """

    def __init__(self, rules: Rules, games: int, seed: int = 0, *, observes: bool = True) -> None:
        self.rules, self.games, self.observes = rules, games, observes
        self.encoding = Encoding(rules)
        actions, size = self.encoding.actions, self.encoding.size
        self.positions = np.zeros(games, rules.kernel.POSITION)
        self.numbers = np.zeros(games, np.int64)
        self.deciders = np.zeros(games, np.int64)
        self.masks = np.zeros((games, actions), np.uint8)
        self.observations = np.zeros((games, size if observes else 0), np.float32)
        self.rewards = np.zeros((games, rules.players), np.float32)
        self.dones = np.zeros(games, np.bool_)
        self._streams = np.zeros(games, kernel.STREAM)
        self._legal, self._row = np.empty(actions, np.int64), np.empty(size, np.int32)
        self._every = np.arange(games)
        name = f"{__package__}.stepping"
        self._loops = kernel.specialise(
            name,
            f"{name}@{rules.game}",
            rules=rules.module,
            chance=rules.chance,
            observer=rules.observation,
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin the first games of a seed."""
        self._seed = seed
        self.numbers[:] = self._every
        self.rewards[:] = 0
        self.dones[:] = False
        for game in range(self.games):
            kernel.start(self._streams[game], seed, game, kernel.FOR_AGENT, 0)
        self._loops.begin(self.rules.table, self.positions, seed, self.numbers)
        self._look()

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Play an action in each game; give the rewards by game and seat, and which games have ended.

        Rewards of games that go on are 0. An illegal action raises a sentence, and nothing is played in any game.
        """
        actions = np.asarray(actions, np.int64)
        self._refuse(actions)
        played = self.encoding.moves[actions]
        self._loops.advance(
            self.rules.table, self.positions, played, self._seed, self.numbers, self.rewards, self.dones
        )
        self._look()
        return self.rewards, self.dones

    def sample(self) -> Array:
        """Give what players at random would do, each game with chance of its own."""
        actions = np.empty(self.games, np.int64)
        self._loops.choose(self.rules.table, self.positions, self.encoding.moves, self._streams, actions)
        return actions

    def _look(self) -> None:
        table, moves = self.rules.table, self.encoding.moves
        self._loops.look(table, self.positions, moves, self._legal, self.deciders, self.masks)
        if self.observes:
            self._loops.observe(
                table, self.positions, self.deciders, self.encoding.most, self._row, self.observations
            )

    def _refuse(self, actions: Array) -> None:
        """Raise what is wrong with the first action that is not legal, if there is one."""
        if actions.shape != (self.games,):
            raise IllegalMove(
                Name(f"There are {self.games} games: an action each is wanted, not {actions.shape}.")
            )
        inside = (actions >= 0) & (actions < self.encoding.actions)
        is_legal = inside & (self.masks[self._every, np.where(inside, actions, 0)] == 1)
        if not is_legal.all():
            game = int(np.argmin(is_legal))
            raise IllegalMove(Name(f"Action {actions[game]} is not legal in game {game} of the batch."))
