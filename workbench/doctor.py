"""What this machine needs to run Daimyo, looked at before Qt is imported, and how to mend what is missing.

Nothing here imports Qt, so a missing system library becomes a sentence instead of a loader's traceback.
`make` asks the same question on its own: `python -m workbench.doctor [--packages] offscreen|xcb|wayland`.
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from workbench.libraries import DEBIAN_PACKAGES, Loader, debian_packages, load_library, missing_libraries

LEAST_PYTHON = (3, 11)
LEAST_FREE_BYTES = 1_000_000_000  # a stored run of a million games takes about a tenth of it


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: whether it will do, what was seen, and how to mend it if it will not do.

    >>> print(Finding("fonts", False, "No font is installed.", "apt-get install fonts-dejavu-core"))
    fonts: No font is installed. To mend it: apt-get install fonts-dejavu-core
    """

    name: str
    ok: bool
    detail: str
    mend: str = ""

    def __str__(self) -> str:
        return f"{self.name}: {self.detail}" + ("" if self.ok else f" To mend it: {self.mend}")


def check_everything() -> list[Finding]:
    """Look at all of it, in the order in which a newcomer would meet the troubles."""
    return [
        python_version(),
        packages(),
        shipped_documents(),
        qt_libraries("offscreen"),
        qt_libraries("xcb"),
        display(),
        fonts(),
        compiled_cache(),
        disk_space(),
    ]


def keeps_window_shut(environ: Mapping[str, str] = os.environ, load: Loader = load_library) -> Finding | None:
    """Give the first reason why no window can open here: no display, or a library that Qt lacks."""
    if not (seen := display(environ)).ok:
        return seen
    tried = [qt_libraries(name, load) for name in window_platforms(environ) if _is_reachable(name, environ)]
    return None if not tried or any(finding.ok for finding in tried) else tried[0]


# ---------------------------------------------------------------- Python and its packages


def python_version() -> Finding:
    """Check that this Python is new enough."""
    version = ".".join(map(str, sys.version_info[:3]))
    return Finding(
        "python", sys.version_info[:2] >= LEAST_PYTHON, f"Python {version}.", "install Python 3.11"
    )


def packages() -> Finding:
    """Compare the installed packages with the locked versions, which lie beside them in a checkout."""
    try:
        required = importlib.metadata.requires("daimyo") or []
    except importlib.metadata.PackageNotFoundError:
        return Finding("packages", False, "Daimyo itself is not installed.", "make run")
    names = [re.split(r"[^\w.-]", line)[0] for line in required if "extra ==" not in line]
    installed = {name: _installed_version(name) for name in names}
    absent = [name for name, version in installed.items() if not version]
    locked = _locked_versions()
    moved = [
        f"{name} {version} (tested with {locked[_normal(name)]})"
        for name, version in installed.items()
        if version and locked.get(_normal(name), version) != version
    ]
    if absent:
        detail = f"Not installed: {', '.join(absent)}."
    elif moved:
        detail = f"{len(names)} packages, of other versions: {', '.join(moved)}."
    else:
        detail = f"{len(names)} packages" + (", all as tested." if locked else ".")
    return Finding("packages", not absent, detail, f"pip install {' '.join(absent)}")


def _installed_version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


def _locked_versions() -> dict[str, str]:
    from engine.texts import shipped

    lock = shipped.folder() / "constraints.txt"
    lines = lock.read_text(encoding="utf-8").splitlines() if lock.is_file() else []
    pins = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {_normal(name): version.strip() for name, version in pins}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def shipped_documents() -> Finding:
    """Check that the maps, variants and schemas came along."""
    from engine.texts import shipped

    folder = shipped.folder()
    counts = {
        "schemas": len(list((folder / "schemas").glob("*.json"))),
        "maps and variants": len(list((folder / "variants").rglob("*.yaml"))),
    }
    detail = ", ".join(f"{count} {what}" for what, count in counts.items()) + f" in {folder}."
    return Finding("documents", all(counts.values()), detail, "install Daimyo again")


# ---------------------------------------------------------------- the screen


_VARIABLES = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}


def window_platforms(environ: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Give the Qt platforms that could show a window, in the order in which Qt tries them.

    >>> window_platforms({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"})
    ('wayland', 'xcb')
    >>> window_platforms({"QT_QPA_PLATFORM": "vnc:size=800x600"})
    ('vnc',)
    """
    if chosen := environ.get("QT_QPA_PLATFORM"):
        return tuple(name.split(":")[0] for name in chosen.split(";"))
    return tuple(platform for platform, variable in _VARIABLES.items() if environ.get(variable))


def display(environ: Mapping[str, str] = os.environ) -> Finding:
    """Check that a window would be seen: a display is named and answers."""
    if sys.platform in ("win32", "darwin"):
        return Finding("display", True, "The system's own.")
    platforms = window_platforms(environ)
    if reached := [platform for platform in platforms if _is_reachable(platform, environ)]:
        return Finding("display", True, f"Qt shows windows through {reached[0]}.")
    if environ.get("QT_QPA_PLATFORM"):
        why = f"QT_QPA_PLATFORM is {environ['QT_QPA_PLATFORM']}."
    elif platforms:
        named = " and ".join(_VARIABLES[platform] for platform in platforms)
        why = f"nothing answers where {named} points."
    else:
        why = f"{' and '.join(_VARIABLES.values())} are not set."
    return Finding(
        "display", False, f"no display: {why}", "start Daimyo from a desktop session, or through ssh -X"
    )


def _is_reachable(platform: str, environ: Mapping[str, str]) -> bool:
    if platform in ("offscreen", "minimal"):
        return False  # they draw windows, but nobody sees them
    if platform.startswith("wayland"):
        return _answers(
            str(Path(environ.get("XDG_RUNTIME_DIR", ""), environ.get("WAYLAND_DISPLAY", "wayland-0")))
        )
    if platform != "xcb":
        return True  # a framebuffer or a VNC server brings its own display
    named = re.fullmatch(r"(?P<host>.*):(?P<number>\d+)(\.\d+)?", environ.get("DISPLAY", ""))
    if named and named["host"] not in ("", "unix"):
        return _answers((named["host"].strip("[]"), 6000 + int(named["number"])))
    return named is not None and _answers(f"/tmp/.X11-unix/X{named['number']}")


def _answers(address: str | tuple[str, int]) -> bool:
    """Knock at a display's socket; an X server also listens at the abstract twin of its path."""
    if not isinstance(address, str):
        with contextlib.suppress(OSError), socket.create_connection(address, timeout=2):
            return True
        return False
    for path in (address, f"\0{address}"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as knock:
            knock.connect(path)
            return True
    return False


def fonts() -> Finding:
    """Check that there is a font to write with."""
    if sys.platform in ("win32", "darwin"):
        return Finding("fonts", True, "The system's own.")
    bases = os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(":")
    folders = [Path.home() / ".fonts", Path.home() / ".local/share/fonts"]
    folders += [Path(base) / "fonts" for base in bases]
    count = sum(1 for folder in folders for _ in folder.rglob("*.[ot]t[fc]"))
    return Finding("fonts", count > 0, f"{count} font files.", _install(["fonts-dejavu-core"]))


def qt_libraries(platform: str, load: Loader = load_library) -> Finding:
    """Check that the system has every library that Qt needs on a platform (`offscreen`, `xcb`, `wayland`)."""
    name = f"Qt libraries ({platform})"
    if importlib.util.find_spec("PySide6") is None:
        return Finding(name, False, "PySide6-Essentials is not installed.", "make run")
    missing = missing_libraries(platform, load)
    if not missing:
        return Finding(name, True, "All there.")
    detail = f"Qt cannot start without {', '.join(missing)}."
    strangers = [library for library in missing if library not in DEBIAN_PACKAGES]
    if strangers or not shutil.which("apt-get"):
        return Finding(name, False, detail, "install your system's packages that hold these libraries")
    return Finding(name, False, detail, _install(debian_packages(missing)))


def _install(names: list[str]) -> str:
    sudo = "" if os.geteuid() == 0 else "sudo "
    return f"{sudo}apt-get install {' '.join(names)}"


# ---------------------------------------------------------------- places to write


def compiled_cache() -> Finding:
    """Check that compiled rules can be kept, so that only the first start compiles them."""
    name, mend = "compiled rules", "set NUMBA_CACHE_DIR to a folder of your own"
    try:
        from engine.play.kernel import cache_folder
    except ImportError as error:
        return Finding(name, False, f"The kernel does not load: {error}.", "install Daimyo again")
    place = cache_folder()
    folder = _nearest_existing(place)
    if folder.is_dir() and os.access(folder, os.W_OK):
        return Finding(name, True, f"Kept in {place}.")
    return Finding(name, False, f"Nothing can be written to {folder}.", mend)


def _nearest_existing(place: Path) -> Path:
    return next(folder for folder in (place, *place.absolute().parents) if folder.exists())


def disk_space() -> Finding:
    """Check that there is room for stored runs."""
    place = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    free = shutil.disk_usage(_nearest_existing(place)).free
    detail = f"{free / 1e9:.1f} GB free in {place}."
    return Finding("disk", free >= LEAST_FREE_BYTES, detail, "make room there")


def main(arguments: list[str]) -> int:
    """Say in one line what Qt lacks on a platform, or with `--packages` only the packages to install."""
    platform = arguments[-1] if arguments else "offscreen"
    if "--packages" in arguments:
        print(*debian_packages(missing_libraries(platform)))
        return 0
    finding = qt_libraries(platform)
    if not finding.ok:
        print(finding, file=sys.stderr)
    return 0 if finding.ok else 3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
