"""Every game in the lab: its runs are measured, read back, and shown on the cards, a team's as one win rate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import games, metrics
from engine.numbers import plan as plans
from engine.numbers.running import Cores
from engine.numbers.runs import Store
from engine.texts import experiment as experiments
from engine.texts.library import Library
from workbench.lab.cards.results import Results
from workbench.lab.metric_words import titled
from workbench.lab.parts import parts_of
from workbench.lab.runs.archive import Archive
from workbench.lab.runs.measuring import Measuring
from workbench.lab.setup import command_line
from workbench.lab.setup.form import Form

GAMES = 80


def plan_of(case, folder, **more):
    """Lay out an experiment with a game."""
    values = {
        "schema": "daimyo/experiment/1",
        "title": f"Of {case.game}",
        **({"maps": [case.facts.usual_map]} if case.facts.needs_map else {}),
        "variants": [case.variant_name],
        "players": [case.players],
        "lineups": ["random"],
        "games": GAMES,
        "seed": 3,
        **more,
    }
    path = Path(folder) / "mine.experiment.yaml"
    path.write_text(json.dumps(values), encoding="utf-8")
    return plans.make(Library(), experiments.load(Library(), path))


@pytest.fixture
def archive(tmp_path):
    """Give an empty archive."""
    return Archive(Store(tmp_path / "runs"))


def shown(qtbot, archive, plan):
    """Play a plan, read the run back and show its cards."""
    run = archive.store.run(plan, Cores(1))
    results = Results()
    qtbot.addWidget(results)
    results.show_exhibit(archive.exhibit([run.name]))
    return results


def test_a_run_is_measured_read_back_and_shown(case, qtbot, archive, tmp_path):
    """What is measured while games are played is what the store gives back, and every card shows it."""
    plan = plan_of(case, tmp_path)
    results = shown(qtbot, archive, plan)
    (findings,) = results.findings.cells
    measuring = Measuring(plan.cells)
    run = archive.store.find("last")
    (read,) = archive.exhibit([run.name]).findings.cells
    assert findings.games == read.games == GAMES
    assert sum(read.spreads["turns"].values()) == GAMES
    assert not measuring.findings().games
    rows = results.wins.picture.rows
    if case.facts.is_cooperative:
        assert [row.label for row in rows] == ["Team"]
        assert results.wins.picture.fair is None
        assert rows[0].values[0].count == GAMES
        assert results.ladder.isHidden()
    else:
        assert [row.seat for row in rows] == list(range(case.players))
        assert results.wins.picture.fair == 1 / case.players
    assert results.ends.picture.keys
    assert results.length.picture.series[0].counts == read.spreads["turns"]
    assert bool(results.own_cards) == (parts_of(case.game).cards is not None)
    assert archive.own_tables(run.name) == list(parts_of(case.game).tables)
    (entry,) = archive.entries()
    assert entry.is_cooperative == case.facts.is_cooperative
    assert entry.first_seat is not None
    assert entry.maps == ((case.facts.usual_map,) if case.facts.needs_map else ())


def test_two_variants_of_a_team_duel(qtbot, archive, tmp_path, cases):
    """Games that one variant wins and the other loses are listed as won and lost, with why, and vary as one rate."""
    case = next(each for each in cases if each.game == "lifeboat" and each.players > 1)
    plan = plan_of(case, tmp_path, variants=["lifeboat/calm"], vary={"shore": [4, 7, 10]}, games=400)
    results = shown(qtbot, archive, plan)
    flips = results.duel.table.flips
    assert flips.flips
    shown_winners = {flips._words(flip, column) for flip in flips.flips for column in (1, 2)}
    assert shown_winners == {"won", "lost"}
    assert flips._tip(flips.flips[0])
    assert not results.sensitivity.isHidden()
    assert ("win_rate", "team") in [
        tuple(results.sensitivity.choice.itemData(place))
        for place in range(results.sensitivity.choice.count())
    ]


def test_cards_follow_the_game_that_is_shown(qtbot, archive, tmp_path, cases):
    """A run of another game takes the cards of the one before away, and its distributions with them."""
    board, cards = (next(each for each in cases if each.game == game) for game in ("samurai", "high-card"))
    names = [archive.store.run(plan_of(case, tmp_path), Cores(1)).name for case in (board, cards)]
    results = Results()
    qtbot.addWidget(results)
    results.show_exhibit(archive.exhibit([names[0]]))
    results.length.choose("removed")
    before = list(results.own_cards)
    results.show_exhibit(archive.exhibit([names[1]]))
    assert (len(before), len(results.own_cards)) == (1, 0)
    assert results.length.what == "turns"


def test_the_form_offers_what_a_game_can_be_played_with(case, qtbot):
    """Counts of players are those of the game, and one without a map asks for none."""
    form = Form([("greedy", "Greedy")])
    qtbot.addWidget(form)
    form.show_game(case.game)
    facts = case.facts
    offered = [count for count, button in form.players.buttons.items() if not button.isHidden()]
    assert offered == list(range(facts.least_players, facts.most_players + 1))
    assert form.map_part.isHidden() != facts.needs_map


def test_numbers_have_titles(case):
    """Every number that a game is measured by has a title of its own; a team has one win rate, not one by seat."""
    for name, metric in metrics.of(games.find(case.game)).items():
        is_of_a_team = case.facts.is_cooperative and name == "win_rate"
        assert titled(name, "all", case.game) == ("Team win rate" if is_of_a_team else metric.title)


def test_the_command_of_a_comparison_names_a_map_only_where_there_is_one(case, tmp_path):
    """What the lab says for a terminal is what that game's commands take."""
    plan = plan_of(case, tmp_path)
    values = {**plan.experiment, "variants": [case.variant_name, case.variant_name]}
    assert command_line.is_comparison(values)
    assert ("--map" in command_line.for_comparison(values, tmp_path)) == case.facts.needs_map
