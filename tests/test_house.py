"""The rules of the house: style, types, who imports whom, and what is in the wheel."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest


def run(root: Path, *words: str | Path) -> str:
    """Run a tool from the project's folder with this Python; a complaint of the tool fails the test."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{' '.join(map(str, words))} said:\n\n{done.stdout}", pytrace=False)
    return done.stdout


def sources(root: Path) -> list[Path]:
    """Give all Python files of the project."""
    return [path for folder in ("engine", "workbench", "tests") for path in (root / folder).rglob("*.py")]


def without_prose(path: Path) -> str:
    """Give the code of a file without its comments and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_style(root):
    """The code keeps the rules that pyproject.toml selects."""
    run(root, "-m", "ruff", "check", "--quiet")


def test_layout(root):
    """The code is laid out as `make format` lays it out."""
    run(root, "-m", "ruff", "format", "--check")


def test_types(root):
    """Every type hint is true."""
    run(root, "-m", "mypy")


def test_imports(root):
    """The workbench imports the engine and not the reverse; no game imports another."""
    run(root, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())")


def test_rooms_name_no_game(root):
    """A game is named only in its own folders and in the two registries; elsewhere at most as an example in prose."""
    name = re.compile("samurai|naishi", re.IGNORECASE)
    named = [
        str(path.relative_to(root))
        for package in ("engine", "workbench")
        for path in (root / package).rglob("*.py")
        if (root / package / "games") not in path.parents and name.search(without_prose(path))
    ]
    assert not named


def test_colours_of_a_theme_are_asked_for_when_they_are_painted(root):
    """No widget writes a theme's colour into a style of its own, which would stay when the theme changes."""
    written = re.compile(r"setStyleSheet\(\s*f[\"']")
    keeping = [
        str(path.relative_to(root))
        for path in (root / "workbench").rglob("*.py")
        if path.parent.name != "dress" and written.search(path.read_text(encoding="utf-8"))
    ]
    assert not keeping


def test_every_ignored_complaint_has_its_reason(root):
    """A line that silences ruff or mypy goes on to say why."""
    silencer = re.compile(r"#\s*(noqa|type: ignore)\b(?!.*#\s*\S+ \S+)")
    bare = [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in sources(root)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if silencer.search(line)
    ]
    assert not bare, "add the reason as a second comment:\n" + "\n".join(bare)


def test_wheel_carries_the_documents(root, tmp_path):
    """Only `engine` and `workbench` are installed at the top, with schemas and variants inside."""
    run(root, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    names = {Path(name) for name in zipfile.ZipFile(wheel).namelist()}
    tops = {name.parts[0] for name in names if not name.parts[0].endswith(".dist-info")}
    assert tops == {"engine", "workbench"}
    shipped = {
        path.relative_to(root) for top in ("schemas", "variants") for path in (root / top).rglob("*.*")
    }
    assert shipped
    assert {"engine/_data" / path for path in shipped} <= names
