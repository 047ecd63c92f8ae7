"""Whose results the lab shows: those of the open experiment, or it says whose; also of runs that were stopped."""

from __future__ import annotations

import csv
import json

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.numbers import running
from tests.workbench.lab.conftest import QUICK

OTHER = QUICK.replace("Quick duel", "Another question").replace("seed: 7", "seed: 8")


@pytest.fixture
def stopped(lab, monkeypatch):
    """Give the lab with a run of the small experiment that another session stopped: 40 games of 120, with a gap."""
    monkeypatch.setattr("engine.numbers.simulate.CHUNK", 10)
    plan = lab.ready().plan
    partial = lab.store().partial(plan)
    with partial.held():
        tasks = running.tasks_of(plan)
        for task in (tasks[0], tasks[2], tasks[6], tasks[8]):
            partial.save(task, running.play_task(plan.cells[task.cell], task))
        partial.save_plan(plan)
    lab.workspace.run_list.look()
    lab.listed()
    lab.qtbot.waitUntil(lambda: lab.workspace.results.exhibit is not None, timeout=20_000)
    lab.qtbot.waitUntil(lambda: lab.workspace.results.is_settled)
    return lab


def told(lab):
    """Give what the note above the results says."""
    note = lab.workspace.page.note
    return note.words.text() if note.isVisibleTo(lab.workspace) else ""


def empty(lab):
    """Say whether no results are shown."""
    return lab.workspace.results.exhibit is None and not lab.workspace.results.isVisibleTo(lab.workspace)


def answer(monkeypatch, path):
    """Choose a file wherever one is asked for."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


# ---------------------------------------------------------------- stopped runs


def test_a_stopped_run_is_shown_with_how_far_it_came(stopped):
    """The games that are kept are shown, game by game as they were numbered, and the note says how many of how many."""
    findings = stopped.findings
    assert [cell.games for cell in findings.cells] == [20, 20]
    assert findings.pairs[0, 1].games == 20
    assert {flip.number for flip in findings.pairs[0, 1].flips} <= {*range(10), *range(20, 30)}
    assert told(stopped) == "Stopped: 40 of 120 games were played."
    (line,) = stopped.workspace.history.lines
    assert stopped.workspace.history._result(line) == "stopped after 40 of 120 games"


def test_a_stopped_run_is_reported_and_exported(stopped, tmp_path, monkeypatch):
    """Report and table of a stopped run hold its games and say that they are not all."""
    answer(monkeypatch, tmp_path / "report.html")
    stopped.window.do("experiment.report")
    stopped.qtbot.waitUntil((tmp_path / "report.html").exists, timeout=30_000)
    assert "stopped after 40 of 120 games" in (tmp_path / "report.html").read_text(encoding="utf-8")
    monkeypatch.setattr(
        QFileDialog,
        "getSaveFileName",
        lambda parent, title, start, kinds: (str(tmp_path / "games.csv"), kinds.split(";;")[1]),
    )
    stopped.window.do("experiment.csv")
    stopped.qtbot.waitUntil((tmp_path / "games.csv").exists, timeout=30_000)
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as stream:
        assert len(list(csv.DictReader(stream))) == 40


def test_a_stopped_run_goes_on_from_the_note(stopped):
    """The note offers to resume; once all games are played it is gone."""
    stopped.workspace.page.note.button.click()
    job = stopped.workspace.queue.jobs[-1]
    stopped.settle(job)
    assert job.games == 120
    assert told(stopped) == ""
    assert [line.is_finished for line in stopped.workspace.history.lines] == [True]


def test_a_run_that_cannot_be_read_is_told_once(done, monkeypatch):
    """A run that fails to be read leaves the page empty with one notice, however often the experiment is edited."""
    work, asked = done.workspace, []

    def fail(names):
        asked.append(names)
        raise OSError(5, "Input/output error")

    work.run_list.look()
    done.listed()
    monkeypatch.setattr(work.run_files.archive(), "exhibit", fail)
    work._show_own_results()
    done.qtbot.waitUntil(lambda: not work.run_files.is_reading, timeout=20_000)
    done.qtbot.waitUntil(lambda: bool(done.window.notices.bars), timeout=20_000)
    for games in (70, 80):
        done.write(QUICK.replace("games: 60", f"games: {games}"))
        done.ready()
    assert len(asked) == 1
    assert empty(done)
    assert "Nothing is shown yet" in work.page.empty.text()


# ---------------------------------------------------------------- one experiment beside another


def test_another_tab_never_shows_the_results_of_the_first(done, tmp_path):
    """Opening an experiment that was never run shows nothing; going back shows its own results again."""
    mine, name = done.window.document, done.run_name
    path = tmp_path / "other.experiment.yaml"
    path.write_text(OTHER, encoding="utf-8")
    done.window.open_path(path)
    assert empty(done)
    done.ready()
    assert empty(done)
    done.window.show_document(mine)
    done.qtbot.waitUntil(lambda: done.workspace.results.exhibit is not None, timeout=20_000)
    assert done.run_name == name
    assert told(done) == ""


def test_results_that_arrive_late_are_not_those_of_the_next_tab(done, tmp_path):
    """A run that was still being read when another experiment was opened does not appear beside that one."""
    path = tmp_path / "other.experiment.yaml"
    path.write_text(OTHER, encoding="utf-8")
    done.workspace.show_runs((done.run_name,))
    done.window.open_path(path)
    done.qtbot.waitUntil(lambda: not done.workspace.run_files.is_reading, timeout=20_000)
    done.ready()
    assert empty(done)


def test_an_edited_experiment_says_that_the_results_are_of_another_state(done):
    """Editing what determines the games marks the results; undoing it makes them its own again."""
    assert told(done) == ""
    done.write(done.text.replace("seed: 7", "seed: 9"))
    done.ready()
    assert told(done) == "These results are of another state of this experiment."
    done.window.do("edit.undo")
    done.ready()
    assert told(done) == ""


def test_another_number_of_games_is_told(done):
    """Where only the number of games was changed the note names both numbers."""
    done.write(done.text.replace("games: 60", "games: 5000"))
    done.ready()
    assert told(done) == "These results are of 60 games a cell; the experiment now asks for 5,000."


def test_a_run_of_another_experiment_says_whose_it_is(done, tmp_path):
    """A run that is opened from the history beside another experiment is named, and its set-up is offered."""
    name = done.run_name
    path = tmp_path / "other.experiment.yaml"
    path.write_text(OTHER, encoding="utf-8")
    done.window.open_path(path)
    done.ready()
    done.shown(name)
    assert told(done) == "These results are of another experiment: Quick duel."
    done.workspace.page.note.button.click()
    done.qtbot.waitUntil(lambda: "title: Quick duel" in done.text, timeout=20_000)
    done.qtbot.waitUntil(lambda: not done.workspace.preparation.is_busy, timeout=20_000)
    assert told(done) == ""


def test_what_was_shown_is_shown_again_after_a_restart(done, tmp_path):
    """Another session shows for each experiment the runs that were last shown for it."""
    second = tmp_path / "second.experiment.yaml"
    second.write_text(OTHER, encoding="utf-8")
    name = done.run_name
    done.window.open_path(second)
    done.ready()
    done.shown(name)
    kept = json.loads(json.dumps(done.workspace.saved_state()))
    assert kept["shown"][str(second)] == [name]
    work = done.workspace
    work.shown_for.clear()
    work.open(None)
    work.restore_state(kept)
    work.open(done.window.document)
    done.qtbot.waitUntil(lambda: work.results.exhibit is not None, timeout=20_000)
    assert work.results.exhibit.names == (name,)


# ---------------------------------------------------------------- several runs


def test_compared_runs_are_written_into_the_files_that_are_named(done, tmp_path, monkeypatch):
    """Table and report of two runs are the very files that were chosen, and hold both."""
    first = done.run_name
    done.write(OTHER)
    second = done.run().run.name
    done.workspace.history.select((first, second))
    answer(monkeypatch, tmp_path / "both.csv")
    done.window.do("experiment.csv")
    done.qtbot.waitUntil((tmp_path / "both.csv").exists, timeout=30_000)
    with (tmp_path / "both.csv").open(encoding="utf-8-sig", newline="") as stream:
        assert {row["run"] for row in csv.DictReader(stream)} == {first, second}
    answer(monkeypatch, tmp_path / "both.html")
    done.window.do("experiment.report")
    done.qtbot.waitUntil((tmp_path / "both.html").exists, timeout=30_000)
    page = (tmp_path / "both.html").read_text(encoding="utf-8")
    assert "<h1>Quick duel</h1>" in page
    assert "<h1>Another question</h1>" in page
    assert sorted(path.name for path in tmp_path.glob("both*")) == ["both.csv", "both.html"]


# ---------------------------------------------------------------- another language


def test_another_language_keeps_results_and_choices(done):
    """The lab in another language shows the same run, interval, view, selection and text, and begins nothing new."""
    work, document, name = done.workspace, done.window.document, done.run_name
    work.show_percent("99")
    work.show_view("split")
    work.history.select([name])
    work.form.until_decided.setChecked(True)
    open_before = list(done.window.desk)
    done.window.speak()
    heir = done.window.workspace
    assert heir is not work
    assert heir.document is document
    assert heir.results.exhibit.names == (name,)
    assert (heir.interval, heir.page.view) == ("99", "split")
    assert [line.name for line in heir.history.selected] == [name]
    assert heir.form.until_decided.isChecked()
    done.qtbot.waitUntil(
        lambda: not heir.run_files.is_reading and not heir.preparation.is_busy, timeout=20_000
    )
    assert list(done.window.desk) == open_before
    assert heir.results.exhibit.names == (name,)
    assert heir.can_run


def test_the_history_names_runs_in_another_language(done, monkeypatch):
    """What a run varied is told in the language in use, of runs too that were listed before."""
    monkeypatch.setattr("workbench.lab.runs.archive.titled", lambda variant, changes: "anders")
    done.window.speak()
    history = done.window.workspace.history
    done.qtbot.waitUntil(lambda: history.lines[0].entry.variants == ("anders",), timeout=20_000)


def test_a_run_goes_on_while_the_language_changes(lab, monkeypatch):
    """A run that is played stays in the queue and is followed to its end by the lab of the other language."""
    monkeypatch.setattr("engine.numbers.simulate.CHUNK", 10)
    lab.ready()
    lab.window.do("experiment.run")
    (job,) = lab.workspace.queue.jobs
    lab.window.speak()
    heir = lab.window.workspace
    assert heir is not lab.workspace
    assert heir.queue.jobs == [job]
    assert heir.run_control.followed is job
    lab.qtbot.waitUntil(lambda: not job.is_open, timeout=60_000)
    lab.qtbot.waitUntil(lambda: heir.results.exhibit is not None, timeout=20_000)
    assert heir.results.findings.games == 120
    lab.qtbot.waitUntil(lambda: heir.run_list.has(job.run.name), timeout=20_000)
    heir.queue.close()
