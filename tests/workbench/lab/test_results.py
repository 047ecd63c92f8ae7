"""What the lab shows of runs: cards, intervals, differing games, history, exports and the command line."""

from __future__ import annotations

import csv
import json
import shlex
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QToolTip

from engine.numbers.flips import EFFECT, parting
from engine.play.rules import seats_of
from engine.records import record as records
from workbench.lab.cards.flips import CAUSE, OPEN
from workbench.lab.cards.history import GAMES, RESULT, SEED, STATUS, HistoryCard
from workbench.lab.runs.job import record_of

VARIED = """\
schema: daimyo/experiment/1
title: Tie limit
maps: [japan]
variants: ["2016"]
players: [2]
lineups:
  - [greedy, random]
games: 40
seed: 3
vary:
  end.tie_threshold: [2, 4, none]
"""


# ---------------------------------------------------------------- cards


def test_stored_results_are_those_of_the_run(lab):
    """A run read from the store shows the very numbers that its games showed as they were played."""
    job = lab.run()
    live = job.findings
    stored = lab.shown(job.run.name).findings
    for one, other in zip(live.cells, stored.cells, strict=True):
        for metric in ("win_rate", "turns", "removed", "end_reasons", "margin", "drama"):
            mine, theirs = one.estimates(metric), other.estimates(metric)
            assert mine.keys() == theirs.keys()
            for label in mine:
                assert mine[label].value == pytest.approx(theirs[label].value)
                assert mine[label].half_width == pytest.approx(theirs[label].half_width)
        assert one.spreads == other.spreads
        assert one.counted("spaces")["plays"].tolist() == other.counted("spaces")["plays"].tolist()
    assert live.pairs[0, 1].flips == stored.pairs[0, 1].flips


def test_the_store_has_the_same_estimates(done):
    """The numbers on the cards are those that the store keeps, at 95 percent."""
    _, rows = done.store().sql(
        "select label, value, low, high from metrics where cell = 0 and metric = 'win_rate' order by label"
    )
    shown = done.workspace.results.findings.cells[0].estimates("win_rate", 95)
    assert [(label, *map(pytest.approx, rest)) for label, *rest in rows] == [
        (label, each.value, each.low, each.high) for label, each in shown.items()
    ]


def test_intervals_grow_with_their_confidence(done):
    """The switch between 90, 95 and 99 percent makes the same rates wider."""
    chart = done.workspace.results.wins.chart
    widths = []
    for percent in ("90", "95", "99"):
        done.window.do(f"experiment.interval_{percent}")
        widths.append(chart.rows[0].values[0].half_width)
    assert widths == sorted(set(widths))
    assert done.workspace.interval == "99"
    assert "99 % intervals" in done.workspace.status().right


def test_the_duel_is_told_in_words(done):
    """The card says how often the winner differs, why, and lists those games."""
    duel, pair = done.workspace.results.duel, done.findings.pairs[0, 1]
    assert pair.differing > 0
    assert f"{100 * pair.rate().value:.1f} %" in duel.number.text()
    assert "1998 English against 2016" in duel.sentence.text()
    assert duel.table.model().rowCount() == pair.differing
    assert sum(duel.chart.causes.values()) == pair.differing


def test_charts_are_read_as_tables_too(done):
    """Every chart card shows its numbers as rows, and describes itself to those who cannot see it."""
    results = done.workspace.results
    for card in (results.wins, results.ends, results.length, results.own_cards[0].card):
        card.switch.click()
        assert card.values.rowCount() > 0
        assert card.pages.currentWidget() is card.values
        assert card.chart.accessibleName()
        assert card.chart.accessibleDescription()
        card.switch.click()
        assert card.pages.currentWidget() is card.chart


def test_values_are_told_under_the_mouse_and_by_keys(done, qtbot):
    """A chart says its values where the mouse rests, and one after the other by the arrow keys."""
    chart = done.workspace.results.wins.chart
    chart.grab()
    spot = chart.spots[0]
    point = QPoint(round(spot.area.center().x()), round(spot.area.center().y()))
    assert chart.words_at(point.x(), point.y()) == spot.words
    assert "Seat 1" in spot.words
    QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, point, chart.mapToGlobal(point)))
    assert QToolTip.text() == spot.words
    chart.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier))
    chart.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier))
    assert QToolTip.text() == chart.spots[1].words


def test_the_board_has_heat_maps(done):
    """Each measure gives values on spaces: settlements, or where tokens are played."""
    results = done.workspace.results
    board = results.own_cards[0].card.picture
    for measure in ("share", "contest", "ties", "use"):
        results.own_cards[0].card.measures.buttons[measure].click()
        settlements = {at for at, space in board.scene.spaces.items() if space.is_settlement}
        assert board.values
        assert bool(set(board.values) & settlements) == (measure != "use")
        sea = {at for at, space in board.scene.spaces.items() if space.terrain == "sea"}
        assert sea and not set(board.values) & sea
        board.grab()


def test_removed_figures_have_a_histogram(done):
    """The length card turns to the figures that ties removed."""
    results = done.workspace.results
    results.length.choice.buttons["removed"].click()
    assert results.length.picture.series[0].counts == done.findings.cells[0].spreads["removed"]


def test_a_varied_value_is_charted_and_agents_are_ranked(lab):
    """An experiment that varies a value shows how the game follows it, and unequal agents a ladder."""
    lab.write(VARIED)
    lab.run()
    results = lab.workspace.results
    assert results.sensitivity.isVisibleTo(results)
    assert results.sensitivity.chart.values == ("2", "4", "No limit")
    assert results.ladder.isVisibleTo(results)
    first, second = results.ladder.chart.rows
    assert first.label == "greedy"
    assert first.values[0].value > second.values[0].value
    for card in (results.sensitivity, results.ladder):
        card.grab()


# ---------------------------------------------------------------- differing games


def test_a_differing_game_opens_at_the_table(done, monkeypatch, qtbot):
    """A double click hands the table the record of the game, the turn where it parts, and the other variant."""
    table = done.window.show_workspace("table")
    opened = []
    monkeypatch.setattr(
        table,
        "open_record",
        lambda record, at=None, verdicts=(), why="": opened.append((record, verdicts)),
    )
    done.window.show_workspace("lab")
    duel = done.workspace.results.duel
    flip = done.findings.pairs[0, 1].flips[0]
    duel.table.activated.emit(duel.table.model().index(0, 0))
    qtbot.waitUntil(lambda: bool(opened), timeout=20_000)
    record, verdicts = opened[0]
    assert record["number"] == flip.number
    assert record["result"]["winners"] == [seat for seat in range(2) if flip.base >> seat & 1]
    assert records.verify(record).ok
    assert verdicts == tuple(
        zip(("1998 English", "2016"), map(seats_of, (flip.base, flip.other)), strict=True)
    )
    assert done.window.workspace_name == "table"


def test_the_open_column_and_the_action_open_too(done, monkeypatch, qtbot):
    """A click on Open, or the menu's action on the selected row, opens the game."""
    asked = []
    monkeypatch.setattr(done.workspace.run_files, "record", lambda wish, show: asked.append(wish.number))
    table = done.workspace.results.duel.table
    table.clicked.emit(table.model().index(1, OPEN))
    table.setCurrentIndex(table.model().index(2, 0))
    done.window.do("experiment.flip")
    flips = done.findings.pairs[0, 1].flips
    assert asked == [flips[1].number, flips[2].number]


def test_games_part_where_their_records_do(done):
    """The turn that is shown is the first in which the two records differ."""
    base, other = (each.cell for each in done.findings.cells)
    flip = done.findings.pairs[0, 1].flips[0]
    found = parting(base.series(), other.series(), flip)
    one, two = (record_of(cell, flip.number)["turns"] for cell in (base, other))
    assert found.cause == flip.cause == EFFECT
    assert one[: found.turn] == two[: found.turn]
    assert one[found.turn]["plays"] == two[found.turn]["plays"]
    assert one[found.turn]["captures"] != two[found.turn]["captures"]


def test_summary_rows_and_report_say_the_same_of_a_varied_limit(lab, daimyo, tmp_path):
    """A lower tie limit ends games earlier: chart, rows and their tips, the report and `compare` say just that."""
    lab.write(VARIED.replace("[greedy, random]", "[random, random]").replace("2, 4, none", "2, 4"))
    job = lab.run()
    # The variant's own limit is 4: the other is compared with it.
    duel, pair = lab.workspace.results.duel, job.findings.pairs[1, 0]
    assert pair.causes == {("ended earlier", "tied-figures"): pair.differing}
    (said,) = {row[0] for row in duel.chart.table().rows[2:]}
    assert said == "End: Tied figures"
    rows = duel.table.flips
    base, other = (cell.series() for cell in rows.cells)
    for row, flip in enumerate(pair.flips):
        assert rows.data(rows.index(row, CAUSE), Qt.ItemDataRole.DisplayRole) == said
        rows.note({flip.number: parting(base, other, flip)})
        tip = rows.data(rows.index(row, CAUSE), Qt.ItemDataRole.ToolTipRole)
        assert "until one of them had ended" in tip
        assert "is the last one of the shorter game" in tip
        assert "another play" not in tip
    count = pair.differing
    sentence = f"All of these games went alike until one of them had ended (tied figures {count})."
    daimyo("report", job.run.name, "-o", tmp_path / "report.html")
    assert sentence in (tmp_path / "report.html").read_text(encoding="utf-8")
    words = ("--variant", "2016", "--vary", "end.tie_threshold=2,4", "--map", "japan", "--players", "2",
             "--games", "40", "--seed", "3", "--agents", "random")  # fmt: skip
    told = json.loads(daimyo("compare", *words, "--json"))
    assert {flip["cause"] for flip in told["flips"]} == {"ended earlier"}


# ---------------------------------------------------------------- history


def test_the_history_lists_and_compares(done, qtbot):
    """Two runs stand in the history, and selected together they are shown side by side."""
    name = done.run_name
    done.write(done.text.replace("Quick duel", "Other seed").replace("seed: 7", "seed: 8"))
    second = done.run()
    work = done.workspace
    assert [line.entry.title for line in work.history.lines] == ["Other seed", "Quick duel"]
    assert "winner differs" in work.history._result(work.history.lines[0])
    names = (second.run.name, name)
    work.history.select(names)
    assert work.history.compare.isEnabled()
    work.history.compare.click()
    qtbot.waitUntil(lambda: work.results.exhibit.names == names, timeout=20_000)
    qtbot.waitUntil(lambda: work.results.is_settled)
    assert len(work.results.findings.cells) == 4
    assert "seed 8" in work.results.head.legend.series[0]


def test_report_and_table_are_of_the_run_that_is_shown(done, qtbot):
    """A new run that is shown takes the place of the one before it; only who selects another means that one."""
    work, first = done.workspace, done.run_name
    assert work.run_list.chosen == (first,)
    done.write(done.text.replace("Quick duel", "Other seed").replace("seed: 7", "seed: 8"))
    second = done.run().run.name
    qtbot.waitUntil(lambda: work.results.exhibit.names == (second,), timeout=20_000)
    assert work.run_list.chosen == (second,)
    work.history.select([first])
    work.run_list.mark_shown((second,))
    assert work.run_list.chosen == (first,)


def test_another_run_is_shown_from_its_beginning(done, qtbot):
    """Whoever opens a run at the bottom of the page sees its name and its first card, not the middle of it."""
    lab = done
    lab.write(lab.text.replace("seed: 7", "seed: 8") if "seed: 7" in lab.text else lab.text + "\nseed: 8\n")
    lab.run()
    bar = lab.workspace.page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: len(lab.workspace.history.lines) == 2)
    bar.setRange(0, 500)
    bar.setValue(300)
    other = next(
        line for line in lab.workspace.history.lines if line.name not in lab.workspace.results.exhibit.names
    )
    lab.workspace.show_runs((other.name,))
    qtbot.waitUntil(lambda: lab.workspace.results.exhibit.names == (other.name,))
    assert bar.value() == 0


def test_the_history_gives_its_room_to_what_has_no_tip(done):
    """In a wide window all columns stand side by side; in a narrow one names give way, and the rest is scrolled to."""
    card = done.workspace.history
    table = card.table
    for width in (1400, 700):
        card.resize(width, 200)
        card.layout().activate()
        card._share_width()
        for column in (GAMES, SEED, STATUS):
            assert table.columnWidth(column) >= table.sizeHintForColumn(column)
        if width == 1400:
            assert table.horizontalHeader().length() <= table.viewport().width()


def test_results_are_read_whole_however_many_runs_there_are(done, qtbot):
    """Names give way before results do, and a scroll bar at the side needs none below."""
    line, card = done.workspace.history.lines[0], HistoryCard()
    qtbot.addWidget(card)
    table = card.table
    long = replace(
        line.entry, title="An experiment with a title that needs room", variants=("a" * 60, "b" * 60)
    )
    card.resize(1150, 220)
    card.show()
    card.show_lines([replace(line, name=f"run-{number}", entry=long) for number in range(40)])
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    assert table.horizontalScrollBar().maximum() == 0
    assert table.columnWidth(RESULT) >= table.sizeHintForColumn(RESULT)


def test_runs_with_other_seeds_are_not_paired(done):
    """Side by side, runs of different seeds have no duel, and the card says why."""
    name = done.run_name
    done.write(done.text.replace('[1998-english, "2016"]', "[domination]").replace("seed: 7", "seed: 8"))
    second = done.run()
    results = done.shown(name, second.run.name)
    results.head.others.setCurrentIndex(1)
    results.head.others.activated.emit(1)
    assert "seeds differ" in results.duel.sentence.text()
    assert not results.duel.table.isVisibleTo(results)


def test_a_run_is_deleted_only_after_asking(done, runs, monkeypatch, qtbot):
    """Refusing keeps the run; agreeing removes its folder and its line."""
    work, folder = done.workspace, runs / done.run_name
    work.history.select([done.run_name])
    monkeypatch.setattr(work.run_files, "may_delete", lambda titles: False)
    done.window.do("experiment.delete")
    assert folder.exists()
    monkeypatch.setattr(work.run_files, "may_delete", lambda titles: True)
    done.window.do("experiment.delete")
    qtbot.waitUntil(lambda: not folder.exists(), timeout=20_000)
    qtbot.waitUntil(lambda: work.history.lines == [], timeout=20_000)
    assert work.results.exhibit is None
    assert not work.results.isVisible()


def test_one_run_is_not_asked_about_as_several(done, monkeypatch):
    """The question names what would be deleted: one run as one, and of many not every one."""
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append((box.windowTitle(), box.text())))
    files = done.workspace.run_files
    assert not files.may_delete(["Quick duel"])
    assert not files.may_delete(["Quick duel"] * 10)
    (one, said), (several, told) = asked
    assert (one, said) == ("Delete run", "Delete this run for good?\n\nQuick duel")
    assert several == "Delete runs"
    assert told.startswith("Delete these runs for good?") and told.endswith("\nand 2 more")


def test_a_run_is_set_up_again(done, qtbot):
    """The set-up of a stored run becomes a new experiment, which the store knows as already run."""
    before, name = done.window.document, done.run_name
    done.window.do("experiment.again")
    qtbot.waitUntil(lambda: done.window.document is not before, timeout=20_000)
    assert done.store().name_of(done.ready().plan) == name
    qtbot.waitUntil(lambda: done.workspace.results.exhibit is not None, timeout=20_000)
    assert done.run_name == name


def test_games_played_by_the_clock_are_not_opened(done, monkeypatch):
    """A game of agents that think for a time is not played again: it would be another one."""
    monkeypatch.setattr("engine.numbers.flips.is_repeatable", lambda series: False)
    monkeypatch.setattr(done.workspace.run_files, "record", lambda *_: pytest.fail("played again"))
    done.workspace.results.duel.table.setCurrentIndex(done.workspace.results.duel.table.model().index(0, 0))
    done.window.do("experiment.flip")
    assert any("think for a time" in bar.notice.text for bar in done.window.notices.bars)


def test_numbers_are_written_as_csv(done, tmp_path, monkeypatch, qtbot):
    """Each table can be written, with the cell's words in every row."""
    asked = iter((("Numbers", 20), ("each game", 120), ("each space", 100), ("token", 10)))
    for words, count in asked:
        path = tmp_path / f"{count}.csv"

        def choose(parent, title, start, kinds, words=words, path=path):
            return str(path), next(each for each in kinds.split(";;") if words in each)

        monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
        done.window.do("experiment.csv")
        qtbot.waitUntil(
            lambda path=path: any(path.name in bar.notice.text for bar in done.window.notices.bars)
        )
        with path.open(encoding="utf-8-sig", newline="") as stream:
            rows = list(csv.DictReader(stream))
        assert len(rows) >= count
        assert {row["variant"] for row in rows} == {"1998-english", "2016"}


def test_the_report_is_written(done, tmp_path, monkeypatch, qtbot):
    """The report of the shown run is one page with its title; the status bar says that it is being written."""
    path = tmp_path / "report.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    told = []
    done.workspace.status_changed.connect(lambda: told.append(done.workspace.status().left[0]))
    done.window.do("experiment.report")
    assert told[-1] == "Writing a file…"
    qtbot.waitUntil(path.exists, timeout=30_000)
    qtbot.waitUntil(lambda: told[-1] == "No run in progress", timeout=30_000)
    assert "Quick duel" in path.read_text(encoding="utf-8")


# ---------------------------------------------------------------- the command line


def copied(lab):
    """Copy the command line and give its words."""
    lab.ready()
    lab.window.do("experiment.command")
    return shlex.split(QGuiApplication.clipboard().text())


def test_a_saved_experiment_is_a_file_for_the_command_line(done, daimyo, quick):
    """The copied command runs the same experiment: the store knows it already."""
    words = copied(done)
    assert words == ["daimyo", "experiment", str(quick)]
    told = json.loads(daimyo(*words[1:], "--json"))
    assert told["run"] == done.run_name


def test_an_unsaved_comparison_needs_no_file(lab, daimyo):
    """A changed experiment of two editions is a `compare` that gives the same flips."""
    lab.write(lab.text.replace("seed: 7", "seed: 9"))
    words = copied(lab)
    assert words[:2] == ["daimyo", "compare"]
    told = json.loads(daimyo(*words[1:], "--json"))
    job = lab.run()
    flips = job.findings.pairs[0, 1].flips
    assert [flip["number"] for flip in told["flips"]] == [flip.number for flip in flips]


def test_stopping_early_is_part_of_the_command(lab):
    """With the box ticked the command looks until it is decided, and keeps records if that is wished."""
    lab.workspace.form.until_decided.setChecked(True)
    lab.workspace.form.keeps_records.setChecked(True)
    words = copied(lab)
    assert "--until-decided" in words
    assert words[words.index("--flips") + 1] == "differing"


def test_what_a_terminal_cannot_read_must_be_saved_first(lab):
    """A changed experiment that is no comparison offers to save instead of copying a command that fails."""
    QGuiApplication.clipboard().setText("before")
    lab.write(VARIED)
    lab.ready()
    lab.window.do("experiment.command")
    assert QGuiApplication.clipboard().text() == "before"
    assert any("save" in bar.notice.text for bar in lab.window.notices.bars)


# ---------------------------------------------------------------- elsewhere


def test_a_value_varied_in_rules_arrives(runs, window, qtbot, variant):
    """The button beside a value in RULES opens the lab with an experiment that tries values around it."""
    window.open_path(variant)
    rules = window.workspace
    qtbot.waitUntil(
        lambda: rules.variant_text is not None and bool(rules.variant_text.ancestry.names), timeout=20_000
    )
    rules.vary(("end", "tie_threshold"))
    assert window.workspace_name == "lab"
    work = window.workspace
    (row,) = work.form.changes
    assert row.key == "end.tie_threshold"
    assert row.field.text().startswith("1, 2, 3")
    qtbot.waitUntil(lambda: work.can_run, timeout=20_000)
    work.queue.close()


def test_the_heat_of_a_run_lies_over_its_map(done, qtbot, japan):
    """MAP offers the runs that were played on the shown board, and draws what they say."""
    window = done.window
    window.open_path(japan)
    work = window.workspace
    qtbot.waitUntil(lambda: window.document.is_checked and work.map_text.chart is not None, timeout=20_000)
    choice = work.heat_choice
    assert choice.source.count() == 1  # the run is one of two players, the board shown is that of four
    work.map_text.show_players(2)
    qtbot.waitUntil(lambda: choice.source.count() == 3, timeout=20_000)
    choice.source.setCurrentIndex(1)
    choice.source.activated.emit(1)
    qtbot.waitUntil(lambda: work.canvas.composition.heat is not None, timeout=20_000)
    assert "heat" in work.toolbox.layers
    assert work.canvas.scene.heat.values
    choice.source.setCurrentIndex(0)
    choice.source.activated.emit(0)
    assert work.canvas.composition.heat is None


def test_views_go_round(lab):
    """The text stands beside the results or alone, and the state is kept for the next start."""
    work = lab.workspace
    assert not work.source.isVisibleTo(work)
    lab.window.do("experiment.next_view")
    assert work.source.isVisibleTo(work)
    assert work.page.area.isVisibleTo(work)
    lab.window.do("experiment.next_view")
    assert not work.page.area.isVisibleTo(work)
    kept = work.saved_state()
    work.show_view("results")
    work.restore_state(kept)
    assert work.page.view == "yaml"


def test_cards_stand_in_two_columns_once_the_window_is_narrow(done):
    """A window made narrower puts the cards where they can be seen, without scrolling sideways; wider they go back."""
    work, window = done.workspace, done.window
    for width, is_wide in ((1600, True), (1100, False), (1600, True)):
        window.resize(width, 800)
        done.qtbot.waitUntil(lambda is_wide=is_wide: work.results._arranged[0] is is_wide)
        done.qtbot.waitUntil(lambda: work.page.area.horizontalScrollBar().maximum() == 0)
