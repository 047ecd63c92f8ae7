"""The command line: what it prints where, and with which exit code it ends."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from engine.texts import shipped
from engine.texts.problem import ProblemError
from engine.texts.saying import Name
from engine.texts.source import Place
from tests.workbench.cli.conftest import STRIP
from workbench import cli, doctor


@pytest.fixture
def files(tmp_path, monkeypatch):
    """Give a folder with a sound and a broken map, from where the program is run."""
    monkeypatch.chdir(tmp_path)
    Path("strip.yaml").write_text(STRIP, encoding="utf-8")
    Path("broken.yaml").write_text(
        STRIP.replace("title:", "titel:").replace("[2]", "[2, 9]"), encoding="utf-8"
    )
    Path("warned.yaml").write_text(STRIP.replace("E ~", "E"), encoding="utf-8")
    return tmp_path


def program(*words, **options):
    """Run the program in a process of its own."""
    environ = {**os.environ, "PYTHONPATH": str(Path(cli.__file__).parents[2]), **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "workbench", *words], capture_output=True, check=False, env=environ, **options
    )


# ---------------------------------------------------------------- the program as a whole


def test_help_lists_every_command(daimyo):
    """`--help` names each command with a sentence, without loading any of them."""
    code, out, err = daimyo("--help")
    assert (code, err) == (0, "")
    for name, (_, sentence) in cli.COMMANDS.items():
        assert name in out
        assert sentence.split()[0] in out


def test_help_loads_no_command():
    """Asking for help imports neither a command nor anything slow."""
    ask = (
        "import sys\nfrom workbench.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "slow = {'networkx', 'numba', 'numpy', 'jsonschema', 'yaml', 'PySide6', 'rich', 'duckdb'}\n"
        "commands = {name for name in sys.modules if name.startswith('workbench.cli.')}\n"
        "print(sorted((slow & set(sys.modules)) | commands))"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask],
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=Path(cli.__file__).parents[2],
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("name", ["list", "validate", "board", "doctor", "completion"])
def test_commands_have_help(name, daimyo):
    """A command explains itself and its options, whatever was run before it."""
    daimyo("list", "maps")
    code, out, err = daimyo(name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: daimyo {name}")


def test_version(daimyo, monkeypatch):
    """`--version` prints one line, also where the program was never installed."""
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "1.2.3")
    assert daimyo("--version") == (0, "daimyo 1.2.3\n", "")

    def missing(name):
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", missing)
    code, out, err = daimyo("--version")
    assert (code, err) == (0, "")
    assert out.startswith("daimyo")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["bord"], "There is no command `bord`. Did you mean `board`?"),
        (["xyzzy"], "There is no command `xyzzy`."),
        (["xyzzy.yaml"], "There is no file `xyzzy.yaml`, nor a command of that name."),
        (["--nope"], "--nope"),
        (["board"], "MAP"),
        (["board", "japan", "--players", "many"], "many"),
        (["board", "japan", "--players", "8"], "8"),
        (["list", "cows"], "cows"),
        (["completion", "tcsh"], "tcsh"),
    ],
)
def test_wrong_usage_is_2(words, told, daimyo):
    """What the program does not understand is named on stderr, with exit code 2."""
    code, out, err = daimyo(*words)
    assert (code, out) == (2, "")
    assert told in err


@pytest.mark.parametrize(
    ("raised", "code", "told"),
    [
        (KeyboardInterrupt(), 130, "Interrupted."),
        (click.Abort(), 130, "Interrupted."),
        (
            OSError(28, "No space left on device", "runs.db"),
            3,
            "Could not finish: No space left on device (runs.db).",
        ),
        (
            ProblemError([Place("a.yaml", 1, 2, 0, 0).problem("code", Name("Wrong."))]),
            1,
            "a.yaml:1:2: error code: Wrong.",
        ),
        (click.UsageError("Say more."), 2, "Say more."),
        (click.exceptions.Exit(3), 3, ""),
    ],
)
def test_whatever_stops_a_command_becomes_a_sentence_and_a_code(raised, code, told, daimyo, monkeypatch):
    """Interruptions, full disks and problems end with their code and a sentence on stderr, never with a traceback."""

    @click.command("list")
    def failing():
        raise raised

    monkeypatch.setattr("workbench.cli.documents.list.command", failing)
    found, out, err = daimyo("list")
    assert (found, out) == (code, "")
    assert told in err
    assert "Traceback" not in err


def test_a_reader_that_has_gone_is_no_error():
    """Piping into `head` ends quietly when `head` has seen enough."""
    read, write = os.pipe()
    os.close(read)
    environ = {**os.environ, "PYTHONPATH": str(Path(cli.__file__).parents[2])}
    words = [sys.executable, "-m", "workbench", "board", "japan"]
    done = subprocess.run(words, stdout=write, stderr=subprocess.PIPE, check=False, env=environ)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


def test_letters_that_the_terminal_lacks(files):
    """With a terminal that knows only Latin letters everything is printed all the same, and JSON stays JSON."""
    latin = {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    Path("żółw.yaml").write_text(STRIP.replace("Strip", "Żółw 日本"), encoding="utf-8")
    done = program("board", "żółw.yaml", "--json", env=latin)
    assert done.returncode == 0
    assert json.loads(done.stdout)["map"] == "żółw"
    done = program("board", "żółw.yaml", env=latin)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u017b\xf3\\u0142w" in done.stdout


def test_file_names_that_are_no_text(files):
    """A file whose name is not UTF-8 is reported like any other."""
    name = os.fsdecode(b"\xff.yaml")
    Path(name).write_text("a: [", encoding="utf-8")
    done = program("validate", name, "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)[0]["code"] == "yaml-syntax"
    assert b"Traceback" not in program("validate", name).stderr


def test_no_error_hides_behind_a_thousand_warnings(daimyo, files):
    """A map that cannot be played has errors, however much else there is to say, and the rest is counted."""
    rows = "".join(
        f'  - "{" " * (row % 2)}{". E " if row % 40 == 7 else ". . "}{". " * 78}"\n' for row in range(60)
    )
    text = STRIP[: STRIP.index("terrain:")] + f"terrain:\n{rows}players: [2]\n"
    Path("huge.yaml").write_text(text, encoding="utf-8")
    code, out, err = daimyo("validate", "huge.yaml")
    assert code == 1
    assert "error too-many-spaces" in err
    assert "error slots-mismatch" in err
    assert "more problems are not listed." in err
    assert ", 2 errors, " in out
    listed = json.loads(daimyo("validate", "huge.yaml", "--json")[1])
    assert {"error", "warning"} < {problem["severity"] for problem in listed}
    assert listed[-1]["code"] == "too-many-problems"


# ---------------------------------------------------------------- list


@pytest.mark.parametrize("what", ["maps", "variants", "experiments"])
def test_list(what, daimyo):
    """Documents are listed one line each, name and title, and as JSON with their paths."""
    kind = what.removesuffix("s")
    code, out, err = daimyo("list", what)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 1 + len(shipped.files(kind))
    code, out, err = daimyo("list", what, "--json")
    listed = json.loads(out)
    assert (code, err) == (0, "")
    assert [entry["name"] for entry in listed] == list(shipped.files(kind))
    assert all(
        entry.keys() == {"name", "title", "path"} and Path(entry["path"]).is_file() for entry in listed
    )


@pytest.mark.skipif(not importlib.util.find_spec("engine.agents"), reason="there are no agents yet")
def test_list_of_everything(daimyo):
    """Without a word everything is listed, agents among it."""
    code, out, err = daimyo("list")
    assert (code, err) == (0, "")
    assert all(word in out for word in ("MAPS", "VARIANTS", "AGENTS", "japan", "2016", "random"))
    names = [entry["name"] for entry in json.loads(daimyo("list", "--json")[1])]
    assert {"japan", "2016", "random"} <= set(names)


# ---------------------------------------------------------------- validate


def test_validate_without_files_checks_all_that_is_shipped(daimyo):
    """Nothing that is shipped has an error or a warning."""
    code, out, err = daimyo("validate")
    count = sum(len(shipped.files(kind)) for kind in shipped.PLACES)
    assert (code, err) == (0, "")
    assert out.startswith(f"{count} documents, 0 errors, 0 warnings.")


def test_validate_prints_problems_on_stderr(files, daimyo):
    """Problems go to stderr as `file:line:column: severity code: message`, the count to stdout."""
    code, out, err = daimyo("validate", "broken.yaml", "strip.yaml")
    assert code == 1
    assert out == "2 documents, 2 errors, 0 warnings.\n"
    assert err.splitlines() == [
        "broken.yaml:2:1: error unknown-key: There is no key `titel`. Did you mean `title`?",
        "broken.yaml:8:14: error out-of-range: `players[2]` must be a whole number from 2 to 6, not `9`.",
    ]


def test_validate_json_is_alone_on_stdout(files, daimyo):
    """With `--json` stdout is one JSON document with the agreed keys, and stderr is empty."""
    code, out, err = daimyo("validate", "broken.yaml", "--json")
    assert (code, err) == (1, "")
    found = json.loads(out)
    assert [problem["code"] for problem in found] == ["unknown-key", "out-of-range"]
    assert all(
        problem.keys() == {"file", "line", "column", "severity", "code", "message"} for problem in found
    )
    assert json.loads(daimyo("validate", "strip.yaml", "--json")[1]) == []


def test_warnings_do_not_fail(files, daimyo):
    """A document with warnings is reported, but its exit code is 0."""
    code, out, err = daimyo("validate", "warned.yaml")
    assert code == 0
    assert "warning edge-touches-land" in err
    assert "1 warning." in out


def test_notes_are_shown_when_asked_for(daimyo):
    """Findings of severity info are counted, and printed only with `--notes`."""
    code, out, err = daimyo("validate", "japan")
    assert (code, err) == (0, "")
    assert "1 note (--notes shows them)" in out
    assert "info sea-without-settlement" in daimyo("validate", "japan", "--notes")[2]


def test_validate_against_a_variant(files, daimyo):
    """Maps are checked against the variant that is asked for; a broken one is reported once."""
    assert daimyo("validate", "strip.yaml", "--variant", "2016")[0] == 0
    code, _, err = daimyo("validate", "strip.yaml", "japan", "--variant", "2061")
    assert code == 1
    assert err.count("variant-unknown") == 1


def test_validate_by_game_and_name(daimyo):
    """A shipped variant may be named with its game, as everywhere else."""
    assert daimyo("validate", "naishi/base") == (0, "1 document, 0 errors, 0 warnings.\n", "")


def test_validate_what_is_not_there(files, daimyo):
    """A name that is neither a file nor shipped gets a proposal; a folder is no file."""
    code, _, err = daimyo("validate", "japn", ".")
    assert code == 1
    assert err.splitlines() == [
        "japn:1:1: error file-missing: There is no such file. Did you mean `japan`?",
        ".:1:1: error file-is-folder: This is a folder, not a file.",
    ]


# ---------------------------------------------------------------- board


def test_board_counts_japan(daimyo):
    """For each player count of the published board the table shows spaces, land and slots."""
    code, out, err = daimyo("board", "japan")
    assert code == 0
    assert "error" not in err
    rows = [line.split()[:3] + line.split()[5:6] for line in out.splitlines() if line[:7].strip().isdigit()]
    assert rows == [["2", "91", "30", "21"], ["3", "133", "43", "30"], ["4", "174", "56", "39"]]


@pytest.mark.parametrize(
    ("players", "spaces", "land", "slots"), [("2", 91, 30, 21), ("3", 133, 43, 30), ("4", 174, 56, 39)]
)
def test_board_json(players, spaces, land, slots, daimyo):
    """`--json` has the agreed keys, on stdout alone."""
    code, out, err = daimyo("board", "japan", "--players", players, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert (found["spaces"], found["land"], found["slots"]) == (spaces, land, slots)
    assert {"sea", "settlements", "problems", "measures"} <= found.keys()
    assert found["measures"]["settlements_per_land"]["counts"] == {"2": land}


def test_board_json_is_for_the_largest_count(daimyo):
    """Without a player count the JSON is about the largest board."""
    assert json.loads(daimyo("board", "japan", "--json")[1])["players"] == 4


def test_board_of_a_file_with_findings(files, daimyo):
    """A map with warnings is measured and its findings go to stderr; one with errors has exit code 1."""
    code, out, err = daimyo("board", "warned.yaml")
    assert code == 0
    assert "Symmetry" in out
    assert "edge-touches-land" in err
    Path("small.yaml").write_text(STRIP.replace("E . E", ". . E", 1), encoding="utf-8")
    code, out, err = daimyo("board", "small.yaml", "--json")
    assert (code, err) == (1, "")
    assert "slots-mismatch" in [problem["code"] for problem in json.loads(out)["problems"]]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["japn"], "error map-unknown: There is no map called `japn`. Did you mean `japan`?"),
        (["japan", "--players", "5"], "Japan is not made for 5 players but for 2, 3, 4."),
        (["japan", "--variant", "2061"], "error variant-unknown"),
        (["broken.yaml"], "broken.yaml:2:1: error unknown-key"),
    ],
)
def test_board_of_what_cannot_be_built(words, told, files, daimyo):
    """Where there is no board the problems are printed, with exit code 1 and nothing on stdout."""
    code, out, err = daimyo("board", *words)
    assert (code, out) == (1, "")
    assert told in err


# ---------------------------------------------------------------- doctor and completion


def test_doctor(daimyo, monkeypatch):
    """The doctor prints a line for each finding and how to mend it; 3 when anything is amiss, 0 when nothing is."""
    fine = doctor.Finding("fonts", True, "12 font files.")
    amiss = doctor.Finding("display", False, "no display: none is set.", "start it from a desktop")
    monkeypatch.setattr(doctor, "check_everything", lambda: [fine, amiss])
    code, out, err = daimyo("doctor")
    assert (code, err) == (3, "")
    assert out.splitlines() == [
        "ok   fonts: 12 font files.",
        "MEND display: no display: none is set.",
        "     start it from a desktop",
    ]
    code, out, err = daimyo("doctor", "--json")
    assert (code, err) == (3, "")
    assert [finding["ok"] for finding in json.loads(out)] == [True, False]
    monkeypatch.setattr(doctor, "check_everything", lambda: [fine])
    assert daimyo("doctor")[0] == 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_script(shell, daimyo, monkeypatch):
    """Each shell gets a script that asks the program for its completions."""
    monkeypatch.setattr("click.shell_completion.BashComplete._check_version", lambda *_: None)
    code, out, _ = daimyo("completion", shell)
    assert code == 0
    assert "_DAIMYO_COMPLETE" in out


def test_completion_finds_commands_and_options(daimyo, monkeypatch):
    """What the script asks for is answered: commands by their first letters, options of a command."""
    monkeypatch.setenv("_DAIMYO_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "daimyo val")
    monkeypatch.setenv("COMP_CWORD", "1")
    assert daimyo()[1].splitlines() == ["plain,validate"]
    monkeypatch.setenv("COMP_WORDS", "daimyo board --")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert "plain,--players" in daimyo()[1].splitlines()


def test_shipped_searches_are_listed(daimyo):
    """What `daimyo search` takes by name stands in the list like everything else that has a name."""
    assert "fair-coast" in daimyo("list", "searches")[1]
    assert "SEARCHES" in daimyo("list")[1]


def test_an_empty_name_of_a_map_is_no_map(daimyo):
    """A name that a script left empty is refused, not taken for the usual map."""
    code, _, err = daimyo("simulate", "--map", "", "--games", "2")
    assert code == 2
    assert "--map names no map" in err


def test_a_range_that_runs_backwards_is_named(daimyo):
    """Whoever writes a range the wrong way round is told so, not that something else is missing."""
    code, _, err = daimyo("compare", "--variant", "2016", "--vary", "end.tie_threshold=8..2")
    assert code == 2
    assert "--vary end.tie_threshold=8..2 names no value" in err


def test_nothing_is_no_number(daimyo):
    """A value that was left out is told what it must be, without a hint that is for texts."""
    code, _, err = daimyo("simulate", "--variant", "2016", "--set", "hand.size=")
    assert code == 1
    assert "`hand.size` must be a whole number from 1 to 12" in err
    assert "quotes" not in err
