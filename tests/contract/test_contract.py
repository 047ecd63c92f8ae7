"""Every game proves itself by the same contract: registered ones, cards for two, and co-operation for up to seven."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from engine import agents, documents, games, metrics
from engine.agents.analysis import Analysis
from engine.maps import map as maps
from engine.numbers import simulate, summary
from engine.numbers.simulate import Series
from engine.play import kernel
from engine.play.match import Match
from engine.play.rules import IllegalMove
from engine.records import record as records
from engine.research.encoding import Encoding
from engine.texts import schema, shipped
from engine.texts.library import Library
from engine.texts.problem import ProblemError


def stream(seed, seat=0):
    """Give a stream of chance."""
    made = np.zeros(1, kernel.STREAM)[0]
    kernel.start(made, seed, 0, kernel.FOR_AGENT, seat)
    return made


def played(rules, seed, number=0):
    """Play a game at random."""
    match, chance = Match(rules, seed, number, ["random"] * rules.players), stream(seed)
    while not match.is_over:
        match.play(int(rules.chance.random_move(rules.table, match.position, chance)))
    return match


def some(positions, count=12):
    """Give some of a match's positions, spread over the whole of it."""
    return positions[:: max(1, len(positions) // count)]


# ---------------------------------------------------------------- facts and documents


def test_every_registered_game_is_here(cases):
    """No game is registered without being led through these tests."""
    assert {case.game for case in cases} == set(games.GAMES)


def test_facts_agree_with_the_documents(case):
    """The facts name a base that extends nothing, usual documents that exist, and players that the base allows."""
    facts, library = case.facts, Library()
    base = documents.load_variant(library, f"{case.game}/{facts.base}").required()
    assert len(base.chain) == 1
    assert base.game == facts.name
    usual = documents.load_variant(library, f"{case.game}/{facts.usual_variant}").required()
    limits = usual.values["players"]
    assert limits["least"] <= facts.usual_players <= limits["most"]
    assert facts.least_players <= limits["least"] <= limits["most"] <= facts.most_players
    assert facts.needs_map == (facts.usual_map is not None)
    assert facts.summary.endswith(".")


def test_the_schema_names_the_game(case):
    """Documents may be of the game, and its schema gives titles and descriptions for all that a variant says."""
    assert case.game in schema.games()
    for key, part in schema.schema(f"variant/{case.game}")["properties"].items():
        assert part["title"], key
        assert part["description"].endswith("."), key


def test_every_shipped_variant_is_sound_and_plays(case):
    """All variants of the game are without errors, and each can be played to its end."""
    library, game = Library(), games.find(case.game)
    for path in shipped.files("variant", case.game).values():
        variant = documents.load_variant(library, path).required()
        if variant.values["players"]["least"] <= case.players <= variant.values["players"]["most"]:
            chart = maps.load(library, case.facts.usual_map) if case.facts.usual_map else None
            assert played(game.rules(variant, chart, case.players), 1).is_over


# ---------------------------------------------------------------- rules


def test_legal_moves_apply_and_the_game_ends(rules):
    """Every listed move is legal and can be played, and the game ends with payoffs from 0 to 1."""
    for seed in range(3):
        match = played(rules, seed)
        for position in some(match.positions[:-1], 40):
            moves = rules.legal_moves(position)
            assert moves
            assert len(moves) == len(set(moves)) <= rules.kernel.MAX_MOVES
            assert all(rules.is_legal(position, move) for move in moves[:: max(1, len(moves) // 20)])
        assert all(0 <= worth <= 1 for worth in rules.payoffs(match.position))


def test_an_illegal_move_is_refused_and_changes_nothing(rules):
    """What is not legal raises with a sentence, and the position stays as it is."""
    match = Match(rules, 1)
    before = match.position.tobytes()
    with pytest.raises(IllegalMove, match=r"\w+.*\.$"):
        match.play(2**50)
    assert match.position.tobytes() == before


def test_undo_restores_the_bytes(rules):
    """Taking everything back gives the start, byte for byte."""
    match = played(rules, 4)
    while match.moves:
        match.undo()
    assert match.position.tobytes() == rules.start(4, 0).tobytes()


def test_the_same_seed_gives_the_same_start(rules):
    """Chance belongs to the state: the seed and the number settle it."""
    assert rules.start(9, 3).tobytes() == rules.start(9, 3).tobytes()
    assert rules.start(9, 3).tobytes() != rules.start(9, 4).tobytes()


def test_words_lead_back_to_the_move(rules):
    """A move put into words is read back as the same move, and nonsense is refused with a sentence."""
    match = played(rules, 2)
    for position, move in zip(match.positions, match.moves, strict=False):
        assert rules.read(position, rules.say(position, move)) == move
    with pytest.raises(IllegalMove, match=r"\w"):
        rules.read(match.positions[0], "fly to the moon")


# ---------------------------------------------------------------- what a seat can see


def test_a_determinisation_looks_the_same_to_the_seat(rules):
    """Dealing the hidden part anew changes nothing that the seat can see, and can be played on to the end."""
    match = played(rules, 6)
    for position in some(match.positions[:-1]):
        for seat in range(rules.players):
            guess = rules.determinised(position, seat, 77)
            assert rules.view(guess, seat) == rules.view(position, seat)
        other, chance = Match(rules, positions=[guess]), stream(3)
        while not other.is_over:
            other.play(int(rules.chance.random_move(rules.table, other.position, chance)))


def test_a_view_hides_what_it_must(rules):
    """Positions that differ only in what a seat cannot see look alike to it, and not to whom the difference belongs.

    A determinisation for one seat is such a position. Whatever it changed that another seat may see, that seat sees.
    """
    hides, told = 0, 0
    for seed in range(4):
        for position in some(played(rules, seed).positions[:-1], 6):
            for seat in range(rules.players):
                guess = rules.determinised(position, seat, seed)
                assert rules.view(guess, seat) == rules.view(position, seat)
                hides += rules.state(guess) != rules.state(position)
                others = (other for other in range(rules.players) if other != seat)
                told += any(rules.view(guess, other) != rules.view(position, other) for other in others)
    assert hides
    assert told or rules.players == 1 or rules.facts.is_open


def test_a_view_never_holds_the_seed(rules):
    """Two games that look alike but have other seeds cannot be told apart by any view."""
    for position in some(played(rules, 5).positions[:-1], 4):
        for seat in range(rules.players):
            seen = {rules.determinised(position, seat, seed).tobytes() for seed in range(3)}
            assert seen
            assert "seed" not in rules.view(position, seat).seen


@pytest.mark.parametrize("agent", ["greedy", "mcts:24"])
def test_agents_use_only_what_they_see(rules, agent):
    """An agent answers positions that look alike to its seat with the same move."""
    match = played(rules, 11)
    for position in some(match.positions[:-1], 5):
        seat = rules.decider(position)
        guess = rules.determinised(position, seat, 5)
        one, two = (agents.player(agent, rules, 3, 0, seat)(each.copy()) for each in (position, guess))
        assert one == two


def test_programs_that_learn_are_shown_no_more_than_the_seat(rules):
    """Every move has an action, and positions that look alike to a seat are the same numbers to it."""
    encoding = Encoding(rules)
    for position in some(played(rules, 4).positions[:-1], 6):
        assert encoding.moves[encoding.legal(position)].tolist() == sorted(rules.legal_moves(position))
        for seat in range(rules.players):
            guess = rules.determinised(position, seat, 9)
            row = encoding.observation(position, seat)
            assert (encoding.observation(guess, seat) == row).all()
            decider = encoding.part(row, "decider").tolist()
            assert decider.index(1) == (rules.decider(position) - seat) % rules.players


# ---------------------------------------------------------------- agents, simulation, metrics


@pytest.mark.parametrize("agent", ["random", "greedy", "mcts:10"])
def test_agents_play_whole_games(rules, agent):
    """Every kind of agent plays the game to its end by legal moves, the compiled loop as the table does."""
    series = Series(rules, (agent,) * rules.players, seed=5)
    results = simulate.play_chunk(series, 0, 2).results
    for number in range(2):
        match = simulate.replayed(series, number)
        assert match.is_over
        again = np.zeros(1, rules.kernel.RESULT)
        rules.kernel.note_result(rules.table, match.position, again[0])
        assert again[0] == results[number]


def test_a_finished_game_is_analysed(rules):
    """A search has an opinion on the moves of every game, with a chance for each seat, and the same for a team."""
    match = played(rules, 4)
    opinions = list(islice(Analysis(match, agents.read("mcts:6")).opinions(), 40))
    assert [opinion.played.move for opinion in opinions] == match.moves[:40]
    for opinion in opinions:
        assert len(opinion.chances) == rules.players
        assert all(0 <= chance <= 1 for chance in opinion.chances)
        assert not rules.facts.is_cooperative or len(set(opinion.chances)) == 1


def test_watched_games_give_the_same_results(rules):
    """Watching a game changes nothing in it, whether the game has something to watch or not."""
    plain, watched = (
        simulate.simulate(Series(rules, ("random",) * rules.players, 7, is_watched=is_watched), 60)
        for is_watched in (False, True)
    )
    assert plain.sha256() == watched.sha256()
    for columns in rules.tally_columns(watched.tally).values() if watched.tally is not None else ():
        assert len({len(values) for values in columns.values()}) == 1


def test_the_summary_adds_up(rules):
    """Win rates and games without a winner make one whole; a team is counted as one."""
    batch = simulate.simulate(Series(rules, ("random",) * rules.players, 3), 200)
    told = summary.of(batch)
    rates = [seat["win_rate"] for seat in told["seats"]]
    if rules.facts.is_cooperative:
        assert set(rates) == {told["win_rate"]}
        assert told["won"] + told["no_winner"] == 200
        assert told["ci95"][0] <= told["win_rate"] <= told["ci95"][1]
        assert told["shared_wins"] == 0
    else:
        assert sum(rates) + told["no_winner"] / 200 == pytest.approx(1)
        assert "won" not in told
    assert sum(told["end_reasons"].values()) == 200


def test_every_metric_measures_the_game(rules):
    """Each metric gives a number for each game, and says what it means."""
    series = Series(rules, ("random",) * rules.players, 2, is_watched=rules.watch is not None)
    accumulators = metrics.chosen(rules, watched=series.is_watched)
    simulate.simulate(series, 50, accumulators=accumulators)
    for accumulator in accumulators:
        assert accumulator.metric.meaning.endswith(".")
        assert all(sums.count <= 50 for sums in accumulator.sums.values())
    rates = next(each for each in accumulators if each.metric.name == "win_rate").estimates()
    assert set(rates) == (
        {"team"} if rules.facts.is_cooperative else {f"seat {n}" for n in range(rules.players)}
    )


# ---------------------------------------------------------------- records


def test_a_record_replays_and_is_judged(rules, case):
    """A record tells the whole game: it verifies, leads to the same end, and its variant names the same winners."""
    match = played(rules, 8)
    record = records.of(match, case.facts.usual_map)
    assert records.verify(record).ok
    assert rules.state(records.replay(record).position) == rules.state(match.position)
    game = games.find(case.game)
    assert game.winners(record["variant"], record["result"]) == record["result"]["winners"]
    assert all(step.text.endswith(".") for step in game.judge(record["variant"], record["result"]).steps)
    assert ("board" in record) == case.facts.needs_map


def test_a_record_of_a_game_that_goes_on_replays(rules, case):
    """An unfinished game has no result, and leads to the position it was left in."""
    match = played(rules, 9)
    while len(match.moves) > len(match.positions) // 2:
        match.undo()
        if len(match.moves) <= 1:
            break
    record = records.of(match, case.facts.usual_map)
    assert record["result"] is None
    assert records.verify(record).ok
    assert rules.state(records.replay(record).position) == rules.state(match.position)


def test_a_tampered_result_is_refused(rules, case):
    """A record whose winners were changed does not verify."""
    record = records.of(played(rules, 10), case.facts.usual_map)
    everybody, winners = list(range(rules.players)), record["result"]["winners"]
    record["result"]["winners"] = [] if winners == everybody else everybody
    assert not records.verify(record).ok


def test_a_golden_playthrough_exists_for_every_variant(root):
    """Every shipped variant of every game has whole games written down."""
    for name, path in shipped.files("variant").items():
        if path.is_relative_to(shipped.folder() / "variants"):
            assert list((root / "tests" / "playthroughs").glob(f"**/{path.stem}-*.txt")), name


def test_values_that_contradict_each_other_are_told_at_their_place(tmp_path):
    """What only the game knows to be wrong is a problem with its line, and keeps the variant from being played."""
    path = tmp_path / "near.yaml"
    path.write_text(
        "schema: daimyo/variant/1\ntitle: Near\nextends: dice-race/short\ngoal: 6\n", encoding="utf-8"
    )
    variant = documents.load_variant(Library(), path)
    (problem,) = games.find("dice-race").sense(variant)
    assert (problem.code, problem.line) == ("goal-too-near", 4)
    with pytest.raises(ProblemError, match="One roll reaches the goal"):
        games.find("dice-race").rules(variant, None, 3)
