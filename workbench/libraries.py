"""Which shared libraries Qt needs of the system, which of them are missing, and which packages hold them.

The links of PySide6's files are read, not followed: an import would stop at the first missing library.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

# Tries to load a shared library by name and says what went wrong, or nothing.
Loader = Callable[[str], str]

# The Qt modules that the workbench and its tests import.
QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtPrintSupport", "QtTest")

# Which package of Debian and Ubuntu holds which library. Names ending in t64 lack that ending before
# Debian 13 and Ubuntu 24.04.
DEBIAN_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0t64",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
BEFORE_T64 = {"bullseye", "bookworm", "focal", "jammy", "mantic"}


def load_library(library: str) -> str:
    """Load a shared library and give the loader's complaint, or nothing when it loads."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return ""


def missing_libraries(platform: str, load: Loader = load_library) -> dict[str, str]:
    """Give the system libraries that Qt needs on a platform but cannot load, each with the loader's words."""
    if not sys.platform.startswith("linux"):
        return {}
    missing: dict[str, str] = {}
    for library in needed_libraries(platform):
        if complaint := load(library):
            # A library that is there may itself lack another: the loader then begins with that one's name.
            named = complaint.split(":")[0]
            missing.setdefault(named if named in DEBIAN_PACKAGES else library, complaint)
    return missing


def debian_packages(libraries: Iterable[str], codename: str | None = None) -> list[str]:
    """Give the packages of this Debian or Ubuntu that hold some libraries.

    >>> debian_packages(["libEGL.so.1", "libglib-2.0.so.0"], codename="trixie")
    ['libegl1', 'libglib2.0-0t64']
    >>> debian_packages(["libgthread-2.0.so.0", "libglib-2.0.so.0"], codename="jammy")
    ['libglib2.0-0']
    """
    names = {DEBIAN_PACKAGES[library] for library in libraries if library in DEBIAN_PACKAGES}
    if (codename or _codename()) in BEFORE_T64:
        names = {name.removesuffix("t64") for name in names}
    return sorted(names)


def needed_libraries(platform: str) -> list[str]:
    """Give the libraries outside PySide6 that its modules and a platform's plugin are linked to."""
    if (spec := importlib.util.find_spec("PySide6")) is None or spec.origin is None:
        return []
    pyside = Path(spec.origin).parent
    own = {
        path.name: path
        for folder in ("Qt/lib", "", "../shiboken6")
        for path in (pyside / folder).glob("*.so*")
    }
    ahead = [own[f"{module}.abi3.so"] for module in QT_MODULES if f"{module}.abi3.so" in own]
    ahead += (pyside / "Qt/plugins/platforms").glob(f"libq{platform}.so")
    seen = set(ahead)
    outside = set()
    while ahead:
        for library in linked_libraries(ahead.pop()):
            if library not in own:
                outside.add(library)
            elif own[library] not in seen:
                seen.add(own[library])
                ahead.append(own[library])
    return sorted(outside)


def linked_libraries(path: Path) -> list[str]:
    """Give the names that a 64-bit little-endian ELF file asks the loader for; none for any other file."""
    with path.open("rb") as file:
        if file.read(6) != b"\x7fELF\x02\x01":
            return []
        segments = list(_segments(file))
        entries = [entry for kind, *place in segments if kind == _DYNAMIC for entry in _dynamic(file, *place)]
        tables = dict(entries)
        if _STRINGS not in tables:
            return []
        start = next(
            offset + tables[_STRINGS] - address
            for kind, offset, address, size in segments
            if kind == _LOADED and address <= tables[_STRINGS] < address + size
        )
        file.seek(start)
        strings = file.read(tables[_STRINGS_SIZE])
    wanted = (value for tag, value in entries if tag == _NEEDED)
    return [strings[at : strings.index(b"\0", at)].decode() for at in wanted]


# Kinds of program header and tags of dynamic entries, as the ELF specification numbers them.
_LOADED, _DYNAMIC = 1, 2
_NEEDED, _STRINGS, _STRINGS_SIZE = 1, 5, 10


def _segments(file: BinaryIO) -> Iterator[tuple[int, int, int, int]]:
    """Read the program headers of an ELF file: kind, place in the file, address in memory, size."""
    file.seek(32)
    (table,) = struct.unpack("<Q", file.read(8))
    file.seek(54)
    size, count = struct.unpack("<HH", file.read(4))
    for number in range(count):
        file.seek(table + number * size)
        kind, _flags, offset, address, _physical, length = struct.unpack("<IIQQQQ", file.read(40))
        yield kind, offset, address, length


def _dynamic(file: BinaryIO, offset: int, _address: int, size: int) -> Iterator[tuple[int, int]]:
    file.seek(offset)
    yield from struct.iter_unpack("<qQ", file.read(size - size % 16))


def _codename() -> str:
    with contextlib.suppress(OSError):
        text = Path("/etc/os-release").read_text(encoding="utf-8")
        stated = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
        return stated.get("UBUNTU_CODENAME", stated.get("VERSION_CODENAME", "")).strip("\"'")
    return ""
