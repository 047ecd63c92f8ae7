"""Variants drawn at random, with several kinds of everything, on small maps drawn at random, played by every agent.

What validates must play: every move legal and readable, the game over in the end, its record replayed from the record
alone, the same results on one core and two, compiled and interpreted. What does not validate must be refused in words.
By default a few dozen; `DAIMYO_VARIANTS=5000` draws as many.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from engine import documents, games
from engine.games import playable_counts
from engine.games.samurai.measures import watch
from engine.games.samurai.sense import token_names
from engine.maps import generator, mapmaker
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play.match import Match
from engine.records import record
from engine.research.encoding import Encoding
from engine.texts import schema
from engine.texts.edit import written
from engine.texts.library import Library
from engine.texts.problem import ProblemError, has_errors

VARIANTS = int(os.environ.get("DAIMYO_VARIANTS", "64"))
BATCHES = 8
SAMPLES = tuple(range(1, 12))
RULES, MAP = Path("/nowhere/rules.yaml"), Path("/nowhere/map.yaml")

# Ordinary names, and names that are words of moves too.
TYPES = ("helmet", "buddha", "rice", "gold", "silk", "take", "swap", "into", "end")
KEYS = (
    "samurai",
    "ship",
    "ronin",
    "helmet",
    "swap",
    "move",
    "take",
    "pass",
    "end",
    "spy",
    "x-1",
    "x",
    "war-ship",
)
STAGES = ("two-majorities", "any-majority", "majorities", "other-figures", "all-figures")


# ---------------------------------------------------------------- drawing


def drawn_tokens(chance, types):
    """Draw tokens: several kinds of one action, odd strengths, any terrain."""
    tokens = {}
    for key in chance.sample(KEYS, chance.randint(2, 9)):
        fast = {"fast": True} if chance.random() < 0.4 else {}
        if chance.random() < 0.45:
            tokens[key] = {"action": chance.choice(("swap", "move")), "copies": chance.randint(1, 4), **fast}
            continue
        some = chance.sample(types, chance.randint(1, len(types)))
        most = 99 if chance.random() < 0.1 else 5
        tokens[key] = {
            "influences": "all" if chance.random() < 0.4 else some,
            "strengths": [chance.randint(0, most) for _ in range(chance.randint(1, 7))],
            "terrain": chance.choice(("land", "land", "sea", "any")),
            **fast,
        }
    if chance.random() < 0.9:
        tokens["walker"] = {"influences": "all", "strengths": [1, 2], "terrain": "land", "fast": True}
    return tokens


def drawn_variant(chance):
    """Draw all values of a variant, every word of the schema being as likely as the others."""
    types = chance.sample(TYPES, chance.randint(2, 5))
    least = chance.randint(2, 6)
    most = chance.randint(least, 6)
    duplicates = chance.random() < 0.35
    room = 7 if duplicates and chance.random() < 0.5 else len(types)
    figures = {
        "types": types,
        "per_type": "from-map",
        "placement": chance.choice(("draft", "random", "map")),
        "duplicates": duplicates,
    }
    settlements = {kind: chance.randint(1, room) for kind in ("village", "city", "capital")}
    if chance.random() < 0.4:
        roomy = [kind for kind, held in settlements.items() if held >= len(types) or chance.random() < 0.1]
        figures["one_of_each"] = chance.sample(roomy, chance.randint(0, len(roomy)))
    if chance.random() < 0.3:
        figures["names"] = {types[0]: chance.choice(("castle", types[1], "Old Fort"))}
    tokens = drawn_tokens(chance, types)
    most_in_hand = 12 if chance.random() < 0.1 else min(12, len(token_names({"tokens": tokens})))
    hand = {"size": chance.randint(1, most_in_hand), "first": chance.choice(("chosen", "random"))}
    if chance.random() < 0.5:
        hand["start_player"] = chance.choice(("same", "random"))
    return {
        "schema": "daimyo/variant/1",
        "title": "Drawn",
        "game": "samurai",
        "players": {"least": least, "most": most},
        "figures": figures,
        "settlements": settlements,
        "tokens": tokens,
        "hand": hand,
        "turn": {"normal_plays": chance.choice((0, 1, 2, 3, "none")), "least_plays": chance.randint(0, 5)},
        "capture": {
            "timing": chance.choice(("immediate", "end_of_turn")),
            "surround": chance.choice(("land", "land-and-sea")),
            "ties": chance.choice(("remove", "stay", "active-player")),
        },
        "end": {
            "tie_threshold": chance.choice((1, 2, 4, 99, "none")),
            "types_gone": chance.choice(("first", "all")),
        },
        "scoring": {
            "no_majority": chance.choice(("most-figures", "nobody", "share")),
            "stages": chance.sample(STAGES, chance.randint(1, 5)),
        },
        "captures_shown": {str(count): chance.choice(("open", "hidden")) for count in range(least, most + 1)},
    }


def drawn_spaces(chance):
    """Draw a small board, its settlements of any kind, here and there a land space more or less."""
    spaces = generator.drawn(generator.Wanted(chance.randrange(10**6), chance.randint(3, 16)))
    for at, terrain in list(spaces.items()):
        if terrain not in mapmaker.HOLDS:
            if chance.random() < 0.06:
                spaces[at] = chance.choice(("land", "sea", "village"))
        else:
            spaces[at] = chance.choice(("village", "city", "capital"))
    return mapmaker.with_coast(spaces)


def drawn_figures(chance, variant, spaces):
    """Draw figures for the map to place, mostly such as the variant allows."""
    types, found = variant["figures"]["types"], []
    counts: Counter[str] = Counter()
    for at, kind in spaces.items():
        room = variant["settlements"].get(kind, 0)
        count = chance.randint(0, min(room, len(types)))
        names = chance.choices(types, k=count) if chance.random() < 0.1 else chance.sample(types, count)
        if variant["figures"]["duplicates"]:
            names = chance.choices(types, k=chance.randint(0, room))
        if names:
            found.append({"at": list(at), "figures": names})
            counts.update(names)
    if isinstance(variant["figures"]["per_type"], dict) and chance.random() < 0.9:
        _even_out(found, {name: counts[name] - min(counts[other] for other in types) for name in types})
    return [entry for entry in found if entry["figures"]]


def _even_out(placed, too_many):
    """Take figures off the map until there are equally many of each type."""
    for entry in placed:
        for name in list(entry["figures"]):
            if too_many[name]:
                too_many[name] -= 1
                entry["figures"].remove(name)


def drawn(seed):
    """Draw the texts of a variant and a map."""
    chance = random.Random(seed)
    variant, spaces = drawn_variant(chance), drawn_spaces(chance)
    slots = sum(variant["settlements"].get(kind, 0) for kind in spaces.values())
    types = len(variant["figures"]["types"])
    counts = range(variant["players"]["least"], variant["players"]["most"] + 1)
    placed, is_placed = [], variant["figures"]["placement"] == "map"
    if slots // types and chance.random() < (0.1 if slots % types and not is_placed else 0.6):
        # Where the slots cannot be shared out evenly this is an error, as it should be said.
        variant["figures"]["per_type"] = {str(count): slots // types for count in counts}
    if is_placed or chance.random() < 0.1:
        placed = drawn_figures(chance, variant, spaces)
    if is_placed and placed and variant["figures"]["per_type"] != "from-map":
        standing = sum(entry["figures"].count(variant["figures"]["types"][0]) for entry in placed)
        variant["figures"]["per_type"] = {str(count): standing or 1 for count in counts}
    text = mapmaker.text_of(spaces, "Drawn", chance.sample(list(counts), chance.randint(1, len(counts))))
    text += f"figures: {written(placed)}\n" if placed else ""
    return written(variant) + "\n", text


# ---------------------------------------------------------------- playing


def made(seed):
    """Give the rules of a drawn variant and map and a chance for what follows, or none where they do not validate."""
    rules_text, map_text = drawn(seed)
    library = Library({RULES: rules_text, MAP: map_text})
    found = [*documents.check(library, RULES), *documents.check(library, MAP, RULES)]
    variant, chart = documents.load_variant(library, RULES), maps.load(library, MAP)
    chance = random.Random(f"players {seed}")
    if not has_errors(found):
        return games.find("samurai").rules(variant, chart, chance.choice(playable_counts(chart, variant)))
    for players in chart.players:
        with pytest.raises(ProblemError):
            games.find("samurai").rules(variant, chart, players)
    return None


def play_to_the_end(series, number):
    """Play a game move by move; an illegal move raises, and a game longer than any can be is given up."""
    match = Match(series.rules, series.seed, number, list(series.lineup))
    players = series.seats.players(series.seed, number, series.rotates)
    while not match.is_over:
        assert len(match.moves) < watch.MAX_LOG, "the game does not end"
        match.play(players[match.decider](match.position, match.past))
    return match


def check_positions(match):
    """Every move is read as it was said and listed among the legal ones; what is derived follows from the state."""
    rules = match.rules
    for position, move in list(zip(match.positions, match.moves, strict=False))[::5]:
        assert rules.read(position, rules.say(position, move)) == move
        listed = rules.legal_moves(position)
        assert move in listed
        assert listed == sorted(set(listed))
        derived = position.copy()
        rules.kernel.derive(rules.table, derived)
        assert derived.tobytes() == position.tobytes()


def check_actions(match):
    """Every move has its place among all moves, and the marked actions of each position are the legal ones."""
    rules, encoding = match.rules, Encoding(match.rules)
    numbers, shown = rules.numbering.lower(rules.table, encoding.moves), np.uint64(0)
    row = np.zeros(encoding.actions, np.uint8)
    for action in range(0, encoding.actions, 7):
        assert rules.numbering.action_of(rules.table, numbers, int(encoding.moves[action])) == action
    for position in match.positions:
        shown = np.uint64(rules.numbering.mark(rules.table, position, numbers, row, shown))
        assert row.nonzero()[0].tolist() == encoding.legal(position).tolist()


def check_record(match, referee):
    """A record of the game passes the referee and replays exactly from itself alone."""
    told = json.loads(record.text(record.of(match, "map")))
    referee(told)
    verdict = record.verify(told)
    assert verdict.ok, verdict
    return told


def check_reading(match, told):
    """The record fits its schema, and the game that is read from it is the game that was played."""
    assert schema.fits(told, schema.record_of(told))
    again = record.replay(told)
    assert again.rules.table.tobytes() == match.rules.table.tobytes()
    assert again.position.tobytes() == match.position.tobytes()


def hashed(series, count, jobs):
    """Hash the results of a series played in chunks of one game on some cores."""
    parts = [chunk.results for chunk in simulate.chunks(series, count, size=1, jobs=jobs)]
    return simulate.results_sha256(series.rules, parts)


def check_variant(rules, referee):
    """Play a variant with each agent and check all that must hold."""
    for agent, count in (("random", 2), ("greedy", 1), ("mcts:4", 1)):
        series = Series(rules, (agent,) * rules.players, 11)
        results = []
        for number in range(count):
            match = play_to_the_end(series, number)
            told = check_record(match, referee)
            results.append(told["result"])
            if not number:
                check_positions(match)
                check_reading(match, told)
        if agent == "random":
            check_actions(match)
        (*chunks,) = simulate.chunks(Series(rules, series.lineup, 11, is_watched=True), count, size=1, jobs=1)
        assert [result for chunk in chunks for result in rules.results(chunk.results)] == results
        assert hashed(series, count, 1) == hashed(series, count, 2)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_variant_that_validates_is_played_and_one_that_does_not_is_refused(batch, referee):
    """Drawn variants that have no errors are played by all agents, legally, to the end, and replay."""
    played, seed = 0, batch
    while played < VARIANTS / BATCHES:
        rules = made(seed)
        if rules is not None:
            try:
                check_variant(rules, referee)
            except Exception as error:
                error.add_note(f"drawn from seed {seed}")
                raise
            played += 1
        seed += BATCHES
    assert seed < 4 * VARIANTS, "most of what is drawn should be playable"


def results_of(seeds):
    """Hash the results of drawn variants, random and greedy: the same compiled and interpreted."""
    digest = hashlib.sha256()
    for rules in filter(None, map(made, seeds)):
        for agent in ("random", "greedy"):
            digest.update(hashed(Series(rules, (agent,) * rules.players, 5), 1, 1).encode())
    return digest.hexdigest()


def test_drawn_variants_are_played_alike_compiled_and_interpreted(root):
    """The same source without the compiler gives the same games, bit for bit."""
    code = f"import test_drawn_variants as drawn; print(drawn.results_of({SAMPLES}))"
    interpreted = subprocess.run(
        [sys.executable, "-c", code],
        env={
            **os.environ,
            "NUMBA_DISABLE_JIT": "1",
            "PYTHONPATH": os.pathsep.join((str(root), str(Path(__file__).parent))),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.strip() == results_of(SAMPLES)


def test_the_referee_is_awake(referee):
    """A record in which somebody else wins, captures or plays is not passed."""
    rules = next(filter(None, map(made, range(100))))
    match = play_to_the_end(Series(rules, ("random",) * rules.players, 1), 0)

    def tampered(change):
        told = json.loads(record.text(record.of(match, "map")))
        referee(told)
        change(told)
        with pytest.raises((AssertionError, LookupError)):
            referee(told)

    tampered(
        lambda told: told["result"].update(winners=[0, 1] if told["result"]["winners"] != [0, 1] else [0])
    )
    tampered(
        lambda told: next(turn for turn in told["turns"] if turn["captures"])["captures"][0].update(by=7)
    )
    tampered(lambda told: told["turns"][0]["plays"][0].update(token=told["setup"]["piles"][0][0] + "x"))
    tampered(lambda told: told["turns"].pop())


def words_in(part, *keys):
    """Give the words under some keys of a schema, or with none all keys and values of a document."""
    if isinstance(part, dict):
        for key, value in part.items():
            if keys and key in keys:
                yield from value if isinstance(value, list) else [value]
            if not keys:
                yield key
            yield from words_in(value, *keys)
    elif isinstance(part, list):
        for value in part:
            yield from words_in(value, *keys)
    elif not keys:
        yield part


def test_every_word_of_the_schema_is_drawn():
    """No word that a variant may say is left out of the draw."""
    said = {word for seed in range(200) for word in words_in(drawn_variant(random.Random(seed)))}
    assert set(words_in(schema.schema("variant/samurai"), "enum", "const")) - {*schema.games()} <= said
