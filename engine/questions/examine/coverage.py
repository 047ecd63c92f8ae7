"""What is dead: endings, stages, spaces, tokens or cards that never come up, and values whose change flips no game."""

from __future__ import annotations

from engine.metrics.statistics import wilson
from engine.numbers.simulate import Batch
from engine.questions import tables
from engine.questions.examine.critique import GOOD, LOOK, PROBLEM, Ask, Chapter, Finding
from engine.questions.examine.screen import comparison, screen
from engine.questions.steps import Change, natural

# What greedy players use in fewer of their games than this, nobody should.
HARDLY = 0.02
# So many names are told in a sentence.
NAMED = 6
RULE = (
    "Problem: something that players choose is never used by greedy players though random ones use it, or not by "
    "either. Look: an ending, a stage or a space that never comes up, or a value whose changes flip no game."
)
CHOSEN = "chosen"


def examine(ask: Ask) -> Chapter:
    """Count what comes up in random and greedy games, and try every value."""
    rules, played = ask.subject.rules(), 0
    half = max(100, ask.games // 4)
    batches: dict[str, Batch] = {}
    for agent in ("random", "greedy"):
        batches[agent] = tables.play(
            rules, [agent] * rules.players, half, ask.seed, is_watched=True, stop=ask.stop
        )
        played += batches[agent].games
    counted = {
        agent: rules.coverage(batch.results, batch.tally) for agent, batch in batches.items() if batch.games
    }
    if len(counted) < 2:
        return Chapter("dead", (), played)
    findings, bars = [], {}
    for table, things in counted["greedy"].items():
        both = {name: count + counted["random"].get(table, {}).get(name, 0) for name, count in things.items()}
        never = [name for name, count in both.items() if not count]
        bars[table] = (len(both) - len(never), len(both))
        findings += _said(ask, table, things, never, batches)
    flipping = _values(ask)
    played += flipping[2]
    bars["values"] = (flipping[1] - len(flipping[0]), flipping[1])
    findings += _dead_values(ask, flipping)
    return Chapter(
        "dead", tuple(findings), played, {"bars": bars, "dead": [each[0].words for each in flipping[0]]}
    )


def _said(
    ask: Ask, table: str, things: dict[str, int], never: list[str], batches: dict[str, Batch]
) -> list[Finding]:
    """Say what of a table never came up, and of what players choose, what greedy players leave alone."""
    games = batches["greedy"].games
    command = ask.simulation("greedy", games, "--watch")
    found = []
    is_chosen = table in batches["greedy"].rules.choices
    if is_chosen:
        most = max(things.values(), default=0)
        idle = [name for name, count in things.items() if count < HARDLY * most]
        if idle:
            sentence = f"Greedy players hardly ever use {_listed(idle)}: nobody should, or nobody can."
            value = max(things[name] for name in idle) / games
            found.append(
                Finding(
                    "dead",
                    f"unused {table}",
                    PROBLEM,
                    sentence,
                    value,
                    wilson(value * games, games),
                    command,
                    RULE,
                )
            )
        else:
            sentence = f"Every one of {len(things)} {table} is used by greedy players."
            found.append(
                Finding("dead", f"unused {table}", GOOD, sentence, float(len(things)), None, command, RULE)
            )
    elif never:
        sentence = (
            f"Of {len(things)} {table}, {len(never)} never came up in {2 * games:,} games: {_listed(never)}."
        )
        bound = wilson(0, 2 * games)
        found.append(Finding("dead", f"never {table}", LOOK, sentence, 0.0, bound, command, RULE))
    else:
        sentence = f"All {len(things)} {table} come up."
        found.append(
            Finding("dead", f"never {table}", GOOD, sentence, float(len(things)), None, command, RULE)
        )
    return found


def _values(ask: Ask) -> tuple[list[tuple[Change, int]], int, int]:
    """Find the values none of whose changes flips a game, by random or by greedy players."""
    changes = natural(ask.subject)
    keys = list(dict.fromkeys(change.key for change in changes))
    games = max(50, ask.games // 4 // max(1, len(changes)))
    flips: dict[str, float] = dict.fromkeys(keys, 0.0)
    played = 0
    tried: dict[str, Change] = {}
    for agent in ("random", "greedy"):
        found = screen(ask, agent, games, changes)
        played += found.played
        for change, share in found.flips.items():
            flips[change.key] = max(flips[change.key], share)
            tried[change.key] = change
    dead = [(tried[key], games) for key in keys if key in tried and flips[key] == 0]
    return dead, len(keys), played


def _dead_values(ask: Ask, flipping: tuple[list[tuple[Change, int]], int, int]) -> list[Finding]:
    dead, values, _ = flipping
    if not dead:
        sentence = f"Each of {values} values decides some game: changed, it flips the winner."
        return [
            Finding("dead", "values", GOOD, sentence, float(values), None, ask.again("dead"), RULE),
        ]
    games = dead[0][1]
    names = _listed([change.key for change, _ in dead])
    weight = f"{len(dead)} of {values} values are dead weight here"
    sentence = f"{weight}: no change of {names} flips one of {games:,} games."
    command = comparison(ask, dead[0][0], "greedy", games, ask.seed)
    return [Finding("dead", "values", LOOK, sentence, 0.0, wilson(0, games), command, RULE)]


def _listed(names: list[str]) -> str:
    shown = names[:NAMED]
    rest = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(shown) + rest
