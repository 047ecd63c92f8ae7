"""What the pictures of README.md and docs/ show: each scene does what a person would do, and is then photographed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication, QDialog, QWidget
from stage import ROOT, Stage


def welcome(stage: Stage) -> None:
    """The first start."""
    stage.take("welcome")


def map_(stage: Stage) -> None:
    """A map in work: a settlement picked, the text beside it, games being played on it."""
    stage.open(ROOT / "variants/maps/japan.yaml")
    workspace = stage.window.show_workspace("map")
    stage.wait(lambda: workspace.strip.report is not None and workspace.strip.report.is_done)
    chart = workspace.map_text.chart
    workspace.map_text.select(
        [next(at for at, name in chart.names.items() if chart.spaces[at].terrain == "city")]
    )
    stage.wait()
    stage.take("map")


def map_problems(stage: Stage) -> None:
    """A map that cannot be played yet: what is wrong, where, and the buttons that mend it."""
    text = (ROOT / "variants/maps/twin-lakes.yaml").read_text(encoding="utf-8")
    path = stage.folder / "twin-lakes.yaml"
    path.write_text(text, encoding="utf-8")
    stage.open(path)
    workspace = stage.window.show_workspace("map")
    stage.wait(lambda: workspace.map_text.chart is not None)
    chart = workspace.map_text.chart
    villages = [at for at, space in chart.spaces.items() if space.terrain == "village"][2:5]
    workspace.map_text.paint(dict.fromkeys(villages, "city"), "Paint cities")
    workspace.map_text.select(villages)
    stage.wait(lambda: workspace.strip.report is not None, settle=1500)
    stage.take("map-problems")


def rules(stage: Stage) -> None:
    """A variant in work: values, what it changes, the rules in words."""
    stage.open(ROOT / "variants/samurai/short-game.yaml")
    stage.window.show_workspace("rules")
    stage.wait()
    stage.take("rules")


def table_setup(stage: Stage) -> None:
    """A new game being set up."""
    workspace = stage.window.show_workspace("table")
    stage.wait(lambda: workspace.setup_page.is_settled)
    stage.take("table-setup")


def played(stage: Stage, plan: Any, turns: int) -> Any:
    """Begin a game and let it be played for a number of turns, until a person has to decide; give the room."""
    workspace = stage.window.show_workspace("table")
    before = workspace.sitting
    workspace.begin(plan)
    stage.wait(lambda: workspace.sitting is not None and workspace.sitting is not before)
    workspace.driver.set_speed("full")
    workspace.driver.set_autoplay(True)
    sitting = workspace.sitting
    stage.wait(lambda: sitting.turn >= turns or sitting.is_over, settle=0)
    workspace.driver.set_autoplay(False)
    stage.wait(lambda: sitting.is_over or (not workspace.is_thinking and sitting.decides.is_person))
    return workspace


def game(stage: Stage, people: int, turns: int) -> Any:
    """Begin a game of people and agents and let it be played for a number of turns."""
    from workbench.table.model.seats import Seat
    from workbench.table.setup.plan import Plan

    agents = (None, "greedy", None if people > 1 else "greedy-cautious", "mcts:400")
    seats = tuple(
        Seat(f"Player {number + 1}" if agent is None else agent, agent, number)
        for number, agent in enumerate(agents)
    )
    variants = ROOT / "variants"
    plan = Plan(
        variants / "maps/japan.yaml", variants / "samurai/1998-english.yaml", seats, 14, {}, animates=False
    )
    return played(stage, plan, turns)


def table(stage: Stage) -> None:
    """A game in its middle: a token in hand, and what it would do before it is placed."""
    workspace = game(stage, 1, 26)
    sitting, gesture = workspace.sitting, workspace.page.stage.gesture
    sitting.note("Kyoto is worth a detour here: three players want it.", player=0)
    for token in sitting.hand(sitting.decider):
        gesture.pick(token)
        aims = [space for space in sorted(gesture.legal) if len(gesture.effects_of(space)) > 1]
        if aims:
            gesture.aim(aims[len(aims) // 2])
            break
    stage.wait()
    stage.take("table")


def table_privacy(stage: Stage) -> None:
    """The screen between two people at one device."""
    workspace = game(stage, 2, 12)
    stage.wait(lambda: workspace.sitting.waits_for is not None)
    stage.take("table-privacy")


def table_result(stage: Stage) -> None:
    """A finished game: who won, why, and what the other editions would have said."""
    game(stage, 1, 1000)
    stage.wait(settle=1500)
    stage.take("table-result")


def naishi_game(stage: Stage, turns: int, seed: int = 3, agent: str = "mcts:400") -> Any:
    """Begin a game of Naishi against an agent and let it be played for a number of turns."""
    from workbench.table.model.seats import Seat
    from workbench.table.setup.plan import Plan

    seats = (Seat("Player 1", None, 0), Seat(agent, agent, 1))
    plan = Plan(None, ROOT / "variants/naishi/base.yaml", seats, seed, {}, animates=False)
    return played(stage, plan, turns)


def table_naishi(stage: Stage) -> None:
    """A game of Naishi in its middle: a card of the river in hand, and what it would change."""
    workspace = naishi_game(stage, 15)
    sitting, gesture = workspace.sitting, workspace.page.stage.gesture
    sitting.note("Third gate for the price of a monk. Is 30 too much for three torii?", player=0)
    seen, seat = sitting.view(sitting.front).seen, sitting.front
    deeds = gesture.options.of_kind("develop")
    best = max(deeds, key=lambda deed: sitting.appraiser.outlook(seen, seat, deed).gain or 0)
    pile, place = best.spots
    gesture.choose(pile)
    gesture.aim(place)
    stage.wait()
    stage.take("table-naishi")


def result_naishi(stage: Stage) -> None:
    """A finished game of Naishi: both territories, the score pad and the course of the points."""
    workspace = naishi_game(stage, 1000)
    stage.wait(lambda: workspace.result_page.is_settled, settle=1500)
    stage.take("result-naishi")


def siege(stage: Stage, variant: str, turns: int, seed: int) -> Any:
    """Begin a siege of one person and three agents and let it be played for a number of turns."""
    from workbench.table.model.seats import Seat
    from workbench.table.setup.plan import Plan

    agents = ("greedy", "greedy", None, "greedy")
    seats = tuple(
        Seat("Player 1" if agent is None else agent, agent, number) for number, agent in enumerate(agents)
    )
    team = {"samurai.deal": ["kanbei", "kyuzo", "heihachi", "katsushiro"]}
    path = ROOT / f"variants/seven-samurai/{variant}.yaml"
    return played(stage, Plan(None, path, seats, seed, {}, animates=False, changes=team), turns)


def table_seven(stage: Stage) -> None:
    """A siege in its middle: a raider in hand, and what each answer would do."""
    workspace = siege(stage, "normal", 22, 3)
    sitting, choosing = workspace.sitting, workspace.page.stage.choosing
    sitting.note(
        "A Kiai in the own turn gives nothing here. The board should say so before the click.", player=2
    )
    while choosing.question != "card" and not sitting.is_over:
        step = next(offer.step for offer in choosing.offers if offer.is_open)
        workspace.page.stage.choose(step)
        stage.wait(lambda: sitting.is_over or (not workspace.is_thinking and sitting.decides.is_person))
    stage.wait()
    stage.take("table-seven")


def result_seven(stage: Stage) -> None:
    """A lost siege: how the village went turn by turn, what it lost and by what."""
    workspace = siege(stage, "hard", 1000, 7)
    stage.wait(lambda: workspace.result_page.is_settled, settle=1500)
    stage.take("result-seven")


def ran(stage: Stage, name: str, text: str) -> Any:
    """Write an experiment, run it and wait for all that it shows; give its results."""
    path = stage.folder / f"{name}.experiment.yaml"
    path.write_text(text, encoding="utf-8")
    stage.open(path)
    workspace = stage.window.show_workspace("lab")
    stage.wait(lambda: workspace.can_run)
    workspace.run()
    stage.wait(lambda: not workspace.queue.jobs[-1].is_open)
    results = workspace.results
    stage.wait(lambda: results.exhibit is not None and results.is_settled, settle=2000)
    return results


def lab(stage: Stage) -> None:
    """An edition duel: the experiment, its results, and the runs before it."""
    for name, text in EXPERIMENTS.items():
        ran(stage, name, text)
    stage.take("lab")


def matrix(stage: Stage) -> None:
    """All cells of a run at once, one of them looked at."""
    results = ran(stage, "editions", MATRIX)
    results.choose_cell(len(results.findings.cells) - 1)
    stage.wait(lambda: results.is_settled, settle=2000)
    stage.take("matrix")


def examine(stage: Stage) -> None:
    """A critique in its chapters, each with its chart."""
    workspace = stage.window.show_workspace("lab")
    workspace.show_place("examine")
    place = workspace.questions["examine"]
    place.choose("variant", "2016")
    place.budget.setCurrentIndex(place.budget.findData("2"))
    place.begin()
    stage.wait(lambda: place.critique is not None and not place.is_busy, settle=1500)
    stage.take("examine")


def search(stage: Stage) -> None:
    """A search with its front, and the candidate that is looked at."""
    path = stage.folder / "fair-coast.search.yaml"
    path.write_text(COAST, encoding="utf-8")
    stage.open(path)
    place = stage.window.show_workspace("lab").search_place
    place.begin()
    stage.wait(lambda: place.found is not None and not place.is_busy, settle=1500)
    stage.take("search")


def analyse(stage: Stage) -> None:
    """A finished game with everybody's chances, its dearest move, and what would have been better."""
    workspace = game(stage, 1, 1000)
    stage.window.do("play.first")
    stage.window.do("play.analyse")
    analyst = workspace.page.analyst
    stage.wait(lambda: analyst.is_done, settle=1000)
    workspace.show_turn(analyst.place_of(analyst.dearest()[0]))
    stage.wait(settle=1000)
    stage.take("analyse")


def analyse_naishi(stage: Stage) -> None:
    """The same of a card game."""
    workspace = naishi_game(stage, 1000)
    stage.window.do("play.first")
    stage.window.do("play.analyse")
    stage.wait(lambda: workspace.page.analyst.is_done, settle=1000)
    stage.window.do("play.next_marked")
    stage.window.do("play.next_marked")
    stage.window.do("play.best_line")
    stage.wait(settle=1500)
    stage.take("analyse-naishi")


def analyse_seven(stage: Stage) -> None:
    """The same of a siege, where all win or lose together."""
    workspace = siege(stage, "easy", 1000, 3)
    stage.window.do("play.first")
    stage.window.do("play.analyse")
    stage.wait(lambda: workspace.page.analyst.is_done, settle=1000)
    stage.window.do("play.next_marked")
    stage.wait(settle=1000)
    stage.take("analyse-seven")


def table_shelf(stage: Stage) -> None:
    """All games that were played or left, each with its picture."""
    game(stage, 1, 20)
    naishi_game(stage, 9)
    siege(stage, "normal", 12, 3)
    naishi_game(stage, 1000)
    stage.window.do("play.shelf")
    stage.wait(settle=1500)
    stage.take("table-shelf")


def table_position(stage: Stage) -> None:
    """A position set up by hand."""
    game(stage, 1, 20)
    stage.window.do("play.edit_position")
    stage.wait(settle=1500)
    stage.take("table-position")


# What players answered after four games.
SAID: tuple[dict[str, Any], ...] = (
    {"fun": 4, "tension": 5, "clarity": 3, "length": "right", "text": "The third torii decides too much."},
    {"fun": 5, "tension": 4, "clarity": 4, "length": "right", "text": "Tense to the last pile."},
    {"fun": 3, "tension": 2, "clarity": 4, "length": "too-short"},
    {"fun": 4, "tension": 4, "clarity": 2, "length": "right", "text": "When may an emissary be recalled?"},
)


def table_feedback(stage: Stage) -> None:
    """What players said of a variant, over all its games."""
    for seed, said in enumerate(SAID):
        workspace = naishi_game(stage, 1000, seed=seed + 3, agent="greedy")
        workspace.sitting.feed_back([{"player": 0, **said}])
    stage.window.do("play.feedback")
    page = workspace.feedback_page
    stage.wait(lambda: page.is_settled, settle=1500)
    stage.take("table-feedback")


def hunt(stage: Stage) -> None:
    """What should not happen in a variant, looked for."""
    workspace = stage.window.show_workspace("lab")
    workspace.show_place("hunt")
    place = workspace.questions["hunt"]
    place.choose("variant", "1998-german")
    place.begin()
    stage.wait(lambda: not place.is_busy, settle=1500)
    stage.take("hunt")


def dialog(stage: Stage, action: str, name: str) -> None:
    """Photograph a dialog over its page."""

    def close() -> None:
        for each in dialogs():
            each.close()
        stage.wait()

    def open_() -> Callable[[], None]:
        stage.window.do(action)
        stage.wait(dialogs, settle=2500)
        return close

    stage.take(name, open_)


def dialogs() -> list[QWidget]:
    """Give the dialogs that are open."""
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]


def settings(stage: Stage) -> None:
    """The settings, over an empty map room."""
    dialog(stage, "edit.settings", "settings")


def generator(stage: Stage) -> None:
    """A map being made by the generator."""
    dialog(stage, "board.generate", "generator")


def print_(stage: Stage) -> None:
    """The print-and-play kit before it is saved."""
    stage.open(ROOT / "variants/maps/inland-sea.yaml")
    stage.window.show_workspace("map")
    stage.wait(settle=1500)
    dialog(stage, "file.print", "print")


def keep_kit(stage: Stage, name: str, *chosen: Any) -> None:
    """Keep all sheets of a kit on one page; paper is white in any theme."""
    from engine.texts.library import Library
    from workbench.export.kit import design, made, overview
    from workbench.export.kit.order import Order

    sheets = made.made(design.read(Library(), *chosen), Order())
    stage.keep(name, overview.png(sheets))


def kit(stage: Stage) -> None:
    """All sheets of a board game's kit."""
    keep_kit(stage, "kit", "inland-sea", "2016", 4)


def rules_naishi(stage: Stage) -> None:
    """A card game in work: every score a chip, the card as it is printed, the rules in words."""
    stage.open(ROOT / "variants/naishi/tame-jackpots.yaml")
    stage.window.show_workspace("rules")
    stage.wait(settle=1000)
    stage.take("rules-naishi")


def lab_naishi(stage: Stage) -> None:
    """A duel of two Naishi variants: cards, river, places, declarations and sets."""
    ran(stage, "jackpots", JACKPOTS)
    stage.take("lab-naishi")


def kit_naishi(stage: Stage) -> None:
    """All sheets of a card game's kit."""
    keep_kit(stage, "kit-naishi", None, "naishi/base")


def rules_seven(stage: Stage) -> None:
    """A co-operative game in work: numbers for one to seven, raiders filtered by what they do, two-sided boards."""
    stage.open(ROOT / "variants/seven-samurai/hard.yaml")
    workspace = stage.window.show_workspace("rules")
    stage.wait(lambda: "raiders.cards" in workspace.form.editors, settle=1000)
    table = workspace.form.editors["raiders.cards"]
    table.filters.chips["penalty"]["barricade"].click()
    table.filters.chips["flames"]["flames"].click()
    table.reach((*table.route, "2-05", "penalties"))
    stage.wait(settle=1000)
    stage.take("rules-seven")


def lab_seven(stage: Stage) -> None:
    """A whole siege: four levels by six team sizes, and what one cell of them shows."""
    results = ran(stage, "siege", SIEGE)
    results.matrix.picture.chosen.emit(1, 1)
    stage.wait(lambda: results.is_settled, settle=2000)
    stage.take("lab-seven")


def kit_seven(stage: Stage) -> None:
    """All sheets of a co-operative game's kit."""
    keep_kit(stage, "kit-seven", None, "seven-samurai/normal")


EXPERIMENT = """\
schema: daimyo/experiment/1
title: {title}
maps: [japan]
variants: [{variants}]
players: [{players}]
lineups: [greedy]
games: {games}
seed: 107
metrics: all
rotate: true
"""
EXPERIMENTS = {
    "quick": EXPERIMENT.format(title="A quick look", variants='"2016"', players=3, games=1000),
    "ties": EXPERIMENT.format(title="Ties", variants="1998-english, no-tie-limit", players=4, games=2000),
    "duel": EXPERIMENT.format(title="Edition duel", variants='1998-german, "2016"', players=4, games=10000),
}

MATRIX = """\
schema: daimyo/experiment/1
title: Editions on three boards
maps: [japan, inland-sea, crescent-bay]
variants: [1998-english, 1998-german, 1998-polish, "2016"]
players: [2, 3]
lineups: [greedy]
games: 1000
seed: 107
metrics: all
"""

COAST = """\
schema: daimyo/search/1
title: Fair coast
variant: "2016"
map: japan
players: 4
agent: greedy
free:
  hand.size: {from: 4, to: 6}
  hand.first: [chosen, random]
  end.tie_threshold: {from: 3, to: 6}
hexes:
  at: [[17, 5], [17, 3], [12, 9], [14, 9], [4, 14], [6, 14], [8, 13], [8, 15]]
objectives:
  - {measure: spread, aim: least}
  - {measure: turns, aim: 50}
constraints:
  - {measure: shared_wins, most: 0.1}
trials: 60
games: 400
confirm: 2000
seed: 107
"""

JACKPOTS = """\
schema: daimyo/experiment/1
title: Do jackpots decide?
variants: [naishi/base, naishi/tame-jackpots]
players: [2]
lineups: [greedy]
games: 10000
seed: 5
metrics: all
"""

SIEGE = """\
schema: daimyo/experiment/1
title: How hard is the siege?
variants: [seven-samurai/easy, seven-samurai/normal, seven-samurai/hard, seven-samurai/heroic]
players: [2, 3, 4, 5, 6, 7]
lineups: [greedy]
games: 300
seed: 21
metrics: all
"""

SCENES: tuple[Callable[[Stage], None], ...] = (
    welcome,
    map_,
    map_problems,
    rules,
    table_setup,
    table,
    table_privacy,
    table_result,
    analyse,
    table_naishi,
    result_naishi,
    table_seven,
    result_seven,
    lab,
    matrix,
    examine,
    search,
    print_,
    kit,
    rules_naishi,
    lab_naishi,
    kit_naishi,
    rules_seven,
    lab_seven,
    kit_seven,
)

# Pages that no document shows: photographed only to be looked at.
FURTHER_SCENES: tuple[Callable[[Stage], None], ...] = (
    settings,
    generator,
    table_feedback,
    analyse_naishi,
    analyse_seven,
    table_shelf,
    table_position,
    hunt,
)
