"""Designers sit at Windows and macOS too: nothing that only one family of systems has is needed to start."""

from __future__ import annotations

import os
import subprocess
import sys

from engine.texts.writing import write_atomically

# What Windows does not have, but the module `posix` and the function `uname`: Python and NumPy ask for them on Linux.
MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
FUNCTIONS = (
    *("chown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups", "getpgid", "getuid", "killpg"),
    *("mkfifo", "nice", "openpty", "sched_getaffinity", "setsid"),
)

IMPORTS = f"""
import importlib, os, pkgutil, sys

for name in {MODULES}:
    sys.modules[name] = None
for name in {FUNCTIONS}:
    vars(os).pop(name, None)

import engine, workbench

for package in (engine, workbench):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".", onerror=lambda name: None):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
            print(module.name)
"""


def test_every_module_loads_without_what_only_posix_has(root):
    """Engine and workbench are imported whole where no module and no function of POSIX alone is to be had."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS], cwd=root, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    there = {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        for package in ("engine", "workbench")
        for path in (root / package).rglob("*.py")
        if path.name != "__main__.py"
    }
    assert there - {"engine", "workbench"} == set(done.stdout.split())


def test_a_file_is_saved_where_files_have_no_owner(tmp_path, monkeypatch):
    """On a system that knows neither owners nor modes of open files, new and old files are written all the same."""
    monkeypatch.delattr(os, "fchown")
    monkeypatch.delattr(os, "fchmod")
    for content in (b"new", b"changed"):
        write_atomically(tmp_path / "map.yaml", content)
        assert (tmp_path / "map.yaml").read_bytes() == content
