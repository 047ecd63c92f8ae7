"""The doctor names what is missing and how to mend it, without importing Qt."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from workbench import doctor, libraries


def lacking(*names):
    """Give a loader to which some libraries are missing."""
    return lambda library: (
        f"{library}: cannot open shared object file: No such file or directory" if library in names else ""
    )


def test_nothing_missing():
    """With every library there, the doctor is content."""
    assert doctor.qt_libraries("xcb", load=lacking()).ok


def test_missing_libraries_are_named_with_the_command_that_installs_them(monkeypatch):
    """Two missing libraries make one sentence with one command, in place of a loader's traceback."""
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    finding = doctor.qt_libraries("offscreen", load=lacking("libEGL.so.1", "libxkbcommon.so.0"))
    assert not finding.ok
    assert str(finding) == (
        "Qt libraries (offscreen): Qt cannot start without libEGL.so.1, libxkbcommon.so.0. "
        "To mend it: sudo apt-get install libegl1 libxkbcommon0"
    )


def test_other_systems_are_not_told_to_use_apt(monkeypatch):
    """Where there is no apt-get the libraries are named all the same."""
    monkeypatch.setattr("shutil.which", lambda _: None)
    finding = doctor.qt_libraries("offscreen", load=lacking("libGL.so.1"))
    assert "libGL.so.1" in finding.detail
    assert "apt-get" not in finding.mend


def test_a_library_that_lacks_another_does_not_hide_it():
    """When a library is there but its own need is not, the one that is absent is named."""

    def load(library):
        return "libxcb.so.1: cannot open shared object file" if library == "libX11.so.6" else ""

    assert list(libraries.missing_libraries("offscreen", load)) == ["libxcb.so.1"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads ELF files")
@pytest.mark.parametrize("platform", ["offscreen", "xcb", "wayland"])
def test_the_package_of_every_needed_library_is_known(platform):
    """Each library that Qt needs, but for the C library's own parts, has a Debian package in the table."""
    own_parts = ("ld-linux", "libdl.", "libm.", "libpthread.", "libresolv.", "librt.")
    needed = [name for name in libraries.needed_libraries(platform) if not name.startswith(own_parts)]
    assert "libEGL.so.1" in needed
    assert [name for name in needed if name not in libraries.DEBIAN_PACKAGES] == []


def test_a_file_that_is_no_library_is_linked_to_nothing(tmp_path):
    """Anything but an ELF file of this kind is passed over in silence."""
    (tmp_path / "text.so").write_text("INPUT(libother.so)", encoding="utf-8")
    assert libraries.linked_libraries(tmp_path / "text.so") == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"DISPLAY": ":4711"},
        {"DISPLAY": "nonsense"},
        {"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"},
    ],
)
def test_no_display(environ):
    """A display that is not named, does not answer or shows nothing counts as none."""
    finding = doctor.display(environ)
    assert not finding.ok
    assert finding.detail.startswith("no display: ")
    assert doctor.keeps_window_shut(environ) == finding


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_a_display_that_answers(tmp_path):
    """With a display that answers, only a missing library keeps the window shut."""
    environ = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path)}
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "w"))
        compositor.listen()
        assert doctor.display(environ).ok
        assert doctor.keeps_window_shut(environ, load=lacking()) is None
        shut = doctor.keeps_window_shut(environ, load=lacking("libwayland-client.so.0"))
    assert shut is not None
    assert "libwayland-client" in shut.detail


def test_a_cache_that_cannot_be_written(tmp_path, monkeypatch):
    """A place for compiled rules that nobody can write to is a finding with a way out."""
    (tmp_path / "a file").touch()
    monkeypatch.setattr("engine.play.kernel.cache_folder", lambda: tmp_path / "a file" / "rules")
    finding = doctor.compiled_cache()
    assert not finding.ok
    assert "NUMBA_CACHE_DIR" in finding.mend


def test_everything_is_looked_at_once():
    """The doctor's round has every finding under its own name, each with something to say."""
    findings = doctor.check_everything()
    assert len({finding.name for finding in findings}) == len(findings)
    assert all(finding.detail for finding in findings)


def test_no_qt_is_imported():
    """Asking the doctor loads no Qt, so that a broken Qt can still be diagnosed."""
    ask = (
        "import sys; from workbench import doctor; doctor.check_everything(); print('PySide6' in sys.modules)"
    )
    assert subprocess.check_output([sys.executable, "-c", ask], encoding="utf-8").strip() == "False"
