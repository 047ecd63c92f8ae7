"""The hunt for what should not happen in a variant: stalls, endless games, seats that cannot move, wins by move one.

Random, greedy and perverse players look for it. Each finding is cut down to the shortest game that still shows it, so
that a person sees at once what is wrong, and said in a sentence.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.metrics.statistics import wilson
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play.match import Match
from engine.play.rules import Rules
from engine.questions.futures import Futures, is_set_up
from engine.questions.hunt.habits import ENDLESS, OVER, STALLED
from engine.questions.hunt.parties import EARNEST, PARTIES, Arena, Played, called, joined
from engine.questions.hunt.shortest import match_of, shortened
from engine.records import record as records
from engine.texts.saying import Name, say

Progress = Callable[[int], None]

# A seat that has no choice in so many games is one that cannot move.
IDLE_SHARE = 0.2
# A game is run away with where a seat wins more than this after one turn.
RUNAWAY = 0.9
OPENINGS, FIRST_LOOK, SECOND_LOOK = 24, 40, 300
# How often passing must win more than the best play before it is called better.
PASSING = 0.05


@dataclass(frozen=True)
class Gap:
    """Something that should not happen, in a sentence, and the shortest game found that shows it."""

    kind: str
    sentence: str
    match: Match | None = None

    @property
    def turns(self) -> int:
        """How many turns the game that shows it takes; none without one."""
        return int(_result(self.match.rules, self.match.position)["turns"]) if self.match is not None else 0


@dataclass(frozen=True)
class Hunted:
    """What a hunt has found in so many games."""

    games: int
    gaps: tuple[Gap, ...]


def hunt(
    rules: Rules,
    games: int = 2_000,
    seed: int = 0,
    *,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
) -> Hunted:
    """Look for what should not happen, in about so many games; when `stop` is set, what was found so far is given."""
    arena, each = Arena(rules, seed), max(1, games * 2 // 5)
    # A perverse player tries every move to its end, so that fewer of these games are played.
    few = max(1, games // 5 // (len(PARTIES) - len(EARNEST)))
    played: list[Played] = []
    done = 0
    for party in PARTIES:
        pieces = []
        for piece in arena.pieces(party, each if party in EARNEST else few, stop):
            pieces.append(piece)
            done += len(piece.notes)
            if progress:
                progress(done)
        if pieces:
            played.append(joined(pieces))
    gaps = [*_broken(arena, played), *_ended(arena, played), *_idle_seats(arena, played)]
    # Where games do not end, nobody can say how they would go on.
    is_sound = not any(gap.kind in ("stall", "endless", "loop") for gap in gaps)
    if is_sound and not (stop is not None and stop.is_set()):
        gaps += [*_runaways(rules, seed), *_passing(rules, seed), *_own(rules, seed, each)]
    return Hunted(done, tuple(gaps))


def write(hunted: Hunted, map_name: str, folder: Path) -> list[Path | None]:
    """Write the record of each finding into a folder, numbered, and say where."""
    folder.mkdir(parents=True, exist_ok=True)
    paths: list[Path | None] = []
    for number, gap in enumerate(hunted.gaps):
        path = folder / f"{number:02}-{gap.kind}.json" if gap.match else None
        if gap.match and path:
            records.save(records.of(gap.match, Path(map_name).stem), path)
        paths.append(path)
    return paths


# ---------------------------------------------------------------- games that do not end


def _broken(arena: Arena, played: list[Played]) -> Iterator[Gap]:
    """Find games that stop, or do not."""
    stalled = _first(played, lambda notes, results: notes["end"] == STALLED)
    if stalled:
        party, number, count, total = stalled
        moves = arena.moves(party, number)
        shows = _stalls(arena.rules)
        moves = shortened(arena.rules, arena.seed, number, moves, shows, arena.most_moves)
        match = match_of(arena.rules, arena.seed, number, moves, called(party, arena.rules.players))
        sentence = say(
            "The game can stall: seat {seat} has to move and cannot, after {moves:,} {moves:move|moves} ({games}).",
            seat=match.decider + 1,
            moves=len(moves),
            games=_games(count, total, party),
        )
        yield Gap("stall", sentence, match)
    endless = _first(played, lambda notes, results: notes["end"] == ENDLESS)
    if not endless:
        return
    party, number, count, total = endless
    moves = arena.moves(party, number)
    at = next(int(each.notes["looped_at"][number]) for each in played if each.party == party)
    counted = say(
        "{games} were given up after {moves:,} moves",
        games=_games(count, total, party),
        moves=arena.most_moves,
    )
    if at:
        match = match_of(arena.rules, arena.seed, number, moves[:at], called(party, arena.rules.players))
        sentence = say(
            "Play can go in circles for ever: after {moves:,} {moves:move|moves} a position is there for the third "
            "time ({counted}).",
            moves=at,
            counted=counted,
        )
        yield Gap("loop", sentence, match)
    else:
        match = match_of(arena.rules, arena.seed, number, moves, called(party, arena.rules.players))
        yield Gap("endless", say("A game may never end: {counted}.", counted=counted), match)


def _stalls(rules: Rules) -> Callable[[np.record], bool]:
    return lambda position: not rules.is_over(position) and not rules.legal_moves(position)


# ---------------------------------------------------------------- games that end as they should not


def _ended(arena: Arena, played: list[Played]) -> Iterator[Gap]:
    """Find games that end before everybody has had a turn, or that nobody wins."""
    rules = arena.rules
    early = _first(played, lambda notes, results: (notes["end"] == OVER) & (results["turns"] < rules.players))
    if early:
        match = _shortest(arena, early, lambda position: _result(rules, position)["turns"] < rules.players)
        party, _, count, total = early
        reason = (rules.result(match.position) or {}).get("reason", "")
        turns = int(_result(rules, match.position)["turns"])
        sentence = say(
            "A game can be over at once: after {turns} {turns:turn|turns} and {moves:,} {moves:move|moves}, before "
            "every seat has had its turn ({reason}; {games}).",
            turns=turns,
            moves=len(match.moves),
            reason=reason,
            games=_games(count, total, party),
        )
        yield Gap("at-once", sentence, match)
    if rules.facts.is_cooperative:
        return
    lost = _first(played, lambda notes, results: (notes["end"] == OVER) & (results["winners"] == 0))
    if lost:
        match = _shortest(arena, lost, lambda position: int(_result(rules, position)["winners"]) == 0)
        party, _, count, total = lost
        sentence = say(
            "A game can end without a winner, after {moves:,} {moves:move|moves} ({games}).",
            moves=len(match.moves),
            games=_games(count, total, party),
        )
        yield Gap("no-winner", sentence, match)


def _shortest(arena: Arena, found: _Found, shows: Callable[[np.record], bool]) -> Match:
    party, number, *_ = found
    rules, moves = arena.rules, arena.moves(party, number)
    ended = _ends_and(rules, shows)
    return match_of(
        rules,
        arena.seed,
        number,
        shortened(rules, arena.seed, number, moves, ended, arena.most_moves),
        called(party, arena.rules.players),
    )


def _ends_and(rules: Rules, shows: Callable[[np.record], bool]) -> Callable[[np.record], bool]:
    return lambda position: rules.is_over(position) and shows(position)


def _result(rules: Rules, position: np.record) -> Any:
    results = np.zeros(1, rules.kernel.RESULT)
    rules.kernel.note_result(rules.table, position, results[0])
    return results[0]


# ---------------------------------------------------------------- seats


def _idle_seats(arena: Arena, played: list[Played]) -> Iterator[Gap]:
    """Find seats that have nothing to decide in games in which others have."""
    rules = arena.rules
    for seat in range(rules.players):
        for each in played:
            notes = each.notes
            is_whole = (notes["end"] == OVER) & (each.results["turns"] >= 2 * rules.players)
            idle = is_whole & (notes["chose"][:, seat] == 0)
            count, total = int(idle.sum()), int(is_whole.sum())
            if each.party not in EARNEST or not total or count / total < IDLE_SHARE:
                continue
            number = int(np.flatnonzero(idle)[np.argmin(notes["moves"][idle])])
            match = match_of(
                rules, arena.seed, number, arena.moves(each.party, number), called(each.party, rules.players)
            )
            sentence = say(
                "Seat {seat} cannot really move: it {what:nothing=decides nothing|*=never has a choice} in {games}.",
                seat=seat + 1,
                what="choice" if notes["decided"][number, seat] else "nothing",
                games=_games(count, total, each.party),
            )
            yield Gap("idle-seat", sentence, match)
            break


# ---------------------------------------------------------------- games decided too early


def _runaways(rules: Rules, seed: int) -> Iterator[Gap]:
    """Find games that are as good as won after the first turn."""
    if rules.facts.is_cooperative or rules.players < 2:
        return
    futures, found = Futures(rules), []
    series = Series(rules, ("greedy",) * rules.players, seed)
    for number in range(OPENINGS):
        match = _after_first_turn(series, number)
        if match is None or match.is_over:
            continue
        shares = futures.shares(match.position, FIRST_LOOK, seed).mean(axis=0)
        seat = int(shares.argmax())
        if shares[seat] < RUNAWAY:
            continue
        again = futures.shares(match.position, SECOND_LOOK, seed + 1)[:, seat]
        if wilson(float(again.sum()), len(again), 99)[0] > RUNAWAY:
            found.append((match, seat, float(again.mean())))
    if found:
        match, seat, share = max(found, key=lambda each: each[2])
        sentence = say(
            "The game can be run away with: after the first turn of game {number} seat {seat} wins {share:.0} % of "
            "{looks} play-outs; {found} of {openings} openings are such.",
            number=match.number,
            seat=seat + 1,
            share=100 * share,
            looks=SECOND_LOOK,
            found=len(found),
            openings=OPENINGS,
        )
        yield Gap("runaway", sentence, match)


def _after_first_turn(series: Series, number: int) -> Match | None:
    """Play a game until the first turn after the set-up has passed."""
    rules = series.rules
    match = Match(rules, series.seed, number, list(series.lineup))
    players = series.seats.players(series.seed, number)
    began: tuple[int, int] | None = None
    while not match.is_over:
        whose = (match.decider, rules.turn(match.position))
        if is_set_up(rules, match.position):
            if began is None:
                began = whose
            elif whose != began:
                return match
        match.play(players[match.decider](match.position, match.past))
    return None


def _passing(rules: Rules, seed: int) -> Iterator[Gap]:
    """Find a position in which passing is better than the best play."""
    futures = Futures(rules)
    series = Series(rules, ("greedy",) * rules.players, seed)
    for number in range(OPENINGS // 4):
        match = Match(rules, seed, number, list(series.lineup))
        players = series.seats.players(seed, number)
        while not match.is_over:
            gap = _better_to_pass(futures, match, players[match.decider], seed)
            if gap:
                yield gap
                return
            match.play(players[match.decider](match.position))


def _better_to_pass(futures: Futures, match: Match, player: Callable[[Any], int], seed: int) -> Gap | None:
    rules, position, seat = match.rules, match.position, match.decider
    legal = rules.legal_moves(position)
    passing = [move for move in legal if rules.is_pass(position, move)]
    if not passing or len(legal) < 2 or not is_set_up(rules, position):
        return None
    best = player(position)
    if best in passing:
        best = next(move for move in legal if move not in passing)
    for count in (FIRST_LOOK, SECOND_LOOK):
        gains = []
        for move in (passing[0], best):
            after = position.copy()
            rules.apply(after, move)
            gains.append(futures.shares(after, count, seed + count, seat)[:, seat])
        gain = gains[0].mean() - gains[1].mean()
        spread = 3 * np.sqrt((gains[0].var() + gains[1].var()) / count)
        if gain - (0 if count == FIRST_LOOK else spread) < PASSING:
            return None
    sentence = say(
        "Passing can be best: seat {seat} wins {passed:.0} % of {looks} play-outs after a pass and {played:.0} % after "
        "`{move}`.",
        seat=seat + 1,
        passed=100 * float(gains[0].mean()),
        looks=SECOND_LOOK,
        played=100 * float(gains[1].mean()),
        move=rules.say(position, best),
    )
    return Gap("passing", sentence, match.branch(len(match.moves)))


# ---------------------------------------------------------------- what a game itself looks for


def _own(rules: Rules, seed: int, games: int) -> Iterator[Gap]:
    """Ask the game what nobody can do, after watched games of random and greedy players."""
    for agent in ("random", "greedy"):
        series = Series(rules, (agent,) * rules.players, seed, is_watched=True)
        batch = simulate.simulate(series, games)
        for kind, sentence in rules.gaps(batch.tally, batch.games):
            match = simulate.replayed(series, 0)
            told = say(
                "{sentence} ({games:,} games by {party}).",
                sentence=sentence,
                games=batch.games,
                party=Name(f"{agent} players"),
            )
            yield Gap(kind, told, match)


# ---------------------------------------------------------------- the games in question

_Found = tuple[str, int, int, int]


def _first(played: list[Played], asked: Callable[[Any, Any], Any]) -> _Found | None:
    """Give the shortest game that is asked for: its party and number, and how many of that party's games are so."""
    best: tuple[int, _Found] | None = None
    for each in played:
        hits = np.flatnonzero(asked(each.notes, each.results))
        if not len(hits):
            continue
        number = int(hits[np.argmin(each.notes["moves"][hits])])
        found = (each.party, number, len(hits), len(each.notes))
        length = int(each.notes["moves"][number])
        if best is None or length < best[0]:
            best = (length, found)
    return best[1] if best else None


def _games(count: int, total: int, party: str) -> str:
    return say("{count:,} of {total:,} games by {party}", count=count, total=total, party=Name(party))
