"""Broken documents and the exact report on each: what a designer reads when something is wrong."""

from __future__ import annotations

import ast
import contextlib
import difflib
import functools
import os
import re
from pathlib import Path

import pytest

from engine import documents
from engine.texts import shipped, source
from engine.texts.edit import apply_edits
from engine.texts.library import Library
from engine.texts.problem import Problem
from engine.texts.saying import in_language

HERE = Path(__file__).parent
CASES = sorted(
    path
    for folder in HERE.iterdir()
    if folder.is_dir()
    for path in folder.rglob("*")
    if path.suffix in (".yaml", ".json") and not path.name.startswith("_")
)
BLESS = bool(os.environ.get("BLESS"))

# Where problems of documents and boards come from. Games report their own while they are played.
# Where problems of documents are found.
MODULES = ("documents.py", "texts/*.py", "maps/*.py", "games/*/sense.py", "games/*/checks.py")

# Codes that no file here can show, and why; each has a test elsewhere.
NO_FILE = {
    "file-missing": "there is no file to keep",
    "file-is-folder": "it is a folder",
    "file-unreadable": "git keeps no unreadable files",
    "file-too-large": "it is larger than 2 MB",
    "too-many-values": "it is large",
    "too-many-cells": "it is large",
    "too-many-problems": "it is large",
    "name-taken": "an editor asks for it, not a file",
    "change-form": "it is about the command line's --set",
    "figures-missing": "it takes a variant that leaves the figures to the map",
    "figures-mismatch": "it takes a variant that leaves the figures to the map",
    "map-unused": "it takes a game without a map",
}


def name_of(case: Path) -> str:
    """Give a case's name as pytest shows it."""
    return case.relative_to(HERE).as_posix()


@functools.cache
def problems_of(case: Path) -> list[Problem]:
    """Check a document from its own folder, so that messages name files without their folders."""
    with contextlib.chdir(case.parent):
        return documents.check(Library(), Path(case.name))


def text_of(case: Path, file: str) -> str:
    """Give the text of a file that a problem names."""
    raw = (case.parent / file).read_bytes().removeprefix(b"\xef\xbb\xbf")
    return raw.decode("utf-8", "replace")


def line_of(text: str, number: int) -> str:
    """Give a line of a text, with the characters that cannot be seen made visible."""
    lines = [*re.split(r"\r\n|\r|\n", text), ""]
    return "".join(mark if mark.isprintable() else "␣" for mark in lines[number - 1])


def reported(case: Path, problem: Problem) -> str:
    """Write a problem as the expected reports do: its line, the place it points at, and what its fix would give."""
    text = text_of(case, problem.file)
    lines = [
        str(problem),
        f"    | {line_of(text, problem.line)}".rstrip(),
        f"    | {' ' * (problem.column - 1)}^",
    ]
    if problem.fix:
        mended, _ = apply_edits(text, problem.fix.edits)
        changes = difflib.ndiff(text.splitlines(), mended.splitlines())
        lines += [
            f"    {problem.fix.title}:",
            *(f"    + {line[2:]}" for line in changes if line.startswith("+ ")),
        ]
    return "\n".join(line.replace(str(shipped.folder()), "SHIPPED") for line in lines) + "\n"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_report(case):
    """The report on a broken document is exactly the one beside it."""
    report = "".join(reported(case, problem) for problem in problems_of(case))
    expected = case.with_suffix(".expected")
    if BLESS:
        assert not os.environ.get("CI"), "a build machine compares reports, it does not rewrite them"
        expected.write_text(report, encoding="utf-8", newline="\n")
    assert report, "nothing is wrong with this document"
    assert report == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_fixes_mend(case):
    """A proposed fix takes its problem away and leaves a text that can be read."""
    for problem in problems_of(case):
        if problem.fix:
            path = case.parent / problem.file
            mended, _ = apply_edits(text_of(case, problem.file), problem.fix.edits)
            assert source.parse(source.Source(problem.file, mended))[0] is not None
            after = documents.check(Library({path: mended}), case)
            assert (problem.code, problem.message) not in [(other.code, other.message) for other in after]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_places_lie_inside_the_file(case):
    """Every problem names a file that is there and a character of it, or the end of a line."""
    for problem in problems_of(case):
        line = line_of(text_of(case, problem.file), problem.line)
        assert 1 <= problem.column <= len(line) + 1


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_messages_are_sentences(case, unsaid):
    """A message is whole sentences on one line in every language, without words that only a programmer knows."""
    for problem in problems_of(case):
        for language in ("pl", "de"):
            for text in (problem.message, *([problem.fix.title] if problem.fix else ())):
                assert unsaid(text, language) == []
                assert in_language(text, language) != text
            assert re.fullmatch(r"[\w`„{-].*[.?]", in_language(problem.message, language))
        assert re.fullmatch(r"[A-Z0-9`].*[.?]", problem.message)
        own_words = re.sub(r"`.*?`", "", problem.message)
        assert not re.search(r"\b(None|null|dict|array|string|integer|object|instance)\b", own_words)


def test_problems_come_in_reading_order():
    """Within each file the report goes from top to bottom, and no problem comes twice."""
    for case in CASES:
        found = problems_of(case)
        assert len(set(found)) == len(found)
        for file in {problem.file for problem in found}:
            places = [(problem.line, problem.column) for problem in found if problem.file == file]
            assert places == sorted(places)


def test_every_code_has_a_case(root):
    """Each code that the engine can report about a document occurs in a report here."""
    shown = set()
    for expected in HERE.rglob("*.expected"):
        shown.update(
            re.findall(r"^\S+:\d+:\d+: \w+ ([a-z-]+): ", expected.read_text(encoding="utf-8"), re.MULTILINE)
        )
    paths = [path for pattern in MODULES for path in (root / "engine").glob(pattern)]
    known = {code for path in paths for code in codes_in(path)}
    assert known - shown == NO_FILE.keys()


def codes_in(path: Path) -> set[str]:
    """Give the codes that a module reports: the words among the arguments of its calls of `problem` and the like."""
    reporters = {"problem", "_report", "_stop", "_wrong", "Problem"}
    module = ast.parse(path.read_text(encoding="utf-8"))
    named = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    calls = [node for node in ast.walk(module) if isinstance(node, ast.Call)]
    found: set[str] = set()
    for call in calls:
        if getattr(call.func, "attr", getattr(call.func, "id", "")) in reporters:
            choices = [part for part in call.args if isinstance(part, ast.IfExp)]
            parts = [*call.args, *(part for choice in choices for part in (choice.body, choice.orelse))]
            meant = [named.get(part.id, part) if isinstance(part, ast.Name) else part for part in parts]
            words = [str(part.value) for part in meant if isinstance(part, ast.Constant)]
            found.update(word for word in words if re.fullmatch(r"[a-z]+(-[a-z]+)*", word))
    return found


def test_every_expected_report_has_its_document():
    """No report is left over from a document that was renamed."""
    reports = {path.with_suffix("") for path in HERE.rglob("*.expected")}
    assert reports == {case.with_suffix("") for case in CASES}
    assert len(reports) >= 60
