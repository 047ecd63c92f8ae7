"""The compiled kernel: the `rule` decorator, its cache on disk, words of bits, records and random streams.

A game's rules are plain functions over packed NumPy records. `rule` compiles them with Numba; with
`NUMBA_DISABLE_JIT=1` it leaves them alone, and the same source gives the same results, bit for bit. Three habits keep
it so. A packed field is widened as it is read, `wide(position.seat)`, because NumPy wraps where Numba widens. A word
of bits meets only words, `hand & word(1)`, because a word and a number together turn into a float. And nothing
overflows except inside `times`, because NumPy warns of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import threading
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np

if "scipy.linalg" not in sys.modules:
    # Where SciPy is installed, Numba loads its linear algebra only to know whether it is there, which takes the start
    # of a command a tenth of a second. No rule computes with matrices, so here it is not there.
    sys.modules["scipy.linalg"] = None  # type: ignore[assignment]  # which Python takes for a module that is not there
    import numba.np.arraymath

    del sys.modules["scipy.linalg"]

from engine.play import instructions

# Where one game's record is the beginning of another's, Numba weighs using the compiled rules of the shorter one,
# warns that weighing this is experimental, and then takes the exact ones, as it should.
warnings.filterwarnings("ignore", message=".*has been considered a subtype of")

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = instructions.INTERPRETED
ENGINE = Path(__file__).parent.parent
KEPT_CACHES = 3

# A whole win in the integers that agents compare: up to seven can share it equally.
PAYOFF = 420

# To a type checker both are plain integers, which is what they are in the rules.
wide = cast("Callable[[Any], int]", np.int64)
word = cast("Callable[[Any], int]", np.uint64)

# ---------------------------------------------------------------- compiling


def rule(function: Function) -> Function:
    """Compile a function for the kernel, or leave it as it is when the engine runs interpreted."""
    return _compiled(function, forceinline=False)


def inner_rule(function: Function) -> Function:
    """Compile a rule that is copied into its callers: for the few that every play goes through.

    Numba's calls save and restore every register; in random games on a board this is worth a quarter of the
    speed. Elsewhere `rule` compiles faster.
    """
    return _compiled(function, forceinline=True)


def _compiled(function: Function, forceinline: bool) -> Function:
    if INTERPRETED:
        return function
    options = {"nogil": True, "error_model": "numpy", "boundscheck": False, "no_cfunc_wrapper": True}
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(_folder_of(function))
    try:
        return cast("Function", numba.njit(cache=True, forceinline=forceinline, **options)(function))
    finally:
        numba.config.CACHE_DIR = before


def specialise(template: str, name: str, **names: Any) -> ModuleType:
    """Load a module again under another name, with some of its global names already set.

    A loop written once against `rules.apply` becomes one compiled loop per game that the disk cache can keep;
    functions that are handed over or closed over could not be kept there.
    """
    # Two threads may ask for the same loop, and neither must see it half loaded.
    with _loading:
        return sys.modules[name] if name in sys.modules else _specialised(template, name, names)


_loading = threading.RLock()


def _specialised(template: str, name: str, names: dict[str, Any]) -> ModuleType:
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"there is no module {template!r} to specialise", name=template)
    specification = importlib.util.spec_from_file_location(name, found.origin)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    vars(module).update(names)
    _given_sources[name] = tuple(
        Path(given.__file__) for given in names.values() if isinstance(given, ModuleType) and given.__file__
    )
    sys.modules[name] = module
    try:
        specification.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


# ---------------------------------------------------------------- the cache of compiled rules

# The sources of what a specialised module was given, by its name.
_given_sources: dict[str, tuple[Path, ...]] = {}


@cache
def cache_folder() -> Path:
    """Give the folder in which compiled rules are kept between runs."""
    chosen = numba.config.CACHE_DIR
    for folder in [Path(chosen)] if chosen else [_user_cache(), _shared_cache()]:
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            # Compiled code is run as it is found, so it must not come from a folder that somebody else made.
            if chosen or _is_mine(folder):
                return folder
    return Path(tempfile.mkdtemp(prefix="daimyo-kernel-"))


def _is_mine(folder: Path) -> bool:
    """Say whether nobody else made a folder; where users have no numbers, their temporary folders are apart."""
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "daimyo" / "kernel"


def _shared_cache() -> Path:
    user = f"-{os.getuid()}" if hasattr(os, "getuid") else ""
    return Path(tempfile.gettempdir()) / f"daimyo-kernel{user}"


def _folder_of(function: Callable[..., Any]) -> Path:
    return _module_folder(function.__module__, Path(function.__code__.co_filename))


@cache
def _module_folder(module: str, path: Path) -> Path:
    """Give the folder for a module's compiled rules, named after the content of all that they may come from.

    Numba looks only at the file of the function itself, so that a rule changed in another file would be called in
    its old form for ever; and it names its own files after that file, so that a module specialised twice would
    share them.
    """
    content = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for source in kernel_sources(path, *_given_sources.get(module, ())):
        content.update(f"\0{source.name}\0{_text_of(source)}".encode())
    folder = cache_folder() / module / content.hexdigest()[:16]
    with contextlib.suppress(OSError):
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old_caches(folder)
        os.utime(folder)
    return folder


def kernel_sources(*paths: Path) -> list[Path]:
    """List the sources that compiled rules of some files may come from: all that those import of engine and game."""
    found: set[Path] = set()
    asked = list(paths)
    while asked:
        path = asked.pop()
        if path not in found:
            found.add(path)
            asked += _imported_by(path)
    return sorted(found)


_IMPORT = re.compile(r"^(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+))", re.MULTILINE)


@cache
def _imported_by(path: Path) -> tuple[Path, ...]:
    modules = []
    for package, names, module in _IMPORT.findall(_text_of(path)):
        modules += [module or package, *(f"{package}.{name}" for name in re.findall(r"\w+", names))]
    sources = (_home_of(path) / (name.replace(".", "/") + ".py") for name in modules if name[0] != ".")
    beside = (path.parent / f"{name.strip('.').replace('.', '/')}.py" for name in modules if name[0] == ".")
    engines = (
        ENGINE.parent / (name.replace(".", "/") + ".py") for name in modules if name.startswith("engine")
    )
    return tuple(source for source in {*sources, *beside, *engines} if source.is_file())


@cache
def _home_of(path: Path) -> Path:
    """Give the folder that a module's package lies in: a game from elsewhere has one of its own."""
    folder = path.parent
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    return folder


@cache
def _text_of(path: Path) -> str:
    return path.read_text("utf-8")


def _forget_old_caches(newest: Path) -> None:
    others = [folder for folder in newest.parent.iterdir() if folder.is_dir() and folder != newest]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[KEPT_CACHES - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


def is_warm(*functions: Callable[..., Any]) -> bool:
    """Say whether these rules load from disk when they are called, instead of compiling for a while first."""
    return INTERPRETED or all(_has_compiled_form(function) for function in functions)


def _has_compiled_form(function: Callable[..., Any]) -> bool:
    source = getattr(function, "py_func", function)
    return any(_folder_of(source).glob(f"*/*.{source.__qualname__}-*.nbc"))


# ---------------------------------------------------------------- words of bits and whole records

ones, lowest, highest = instructions.ones, instructions.lowest, instructions.highest
clear, copy = instructions.clear, instructions.copy


def _times_interpreted(one: int, other: int) -> int:
    return word(int(one) * int(other) & 0xFFFFFFFFFFFFFFFF)


def _times(one: int, other: int) -> int:
    return one * other


# The product of two words, without what does not fit.
times = _times_interpreted if INTERPRETED else rule(_times)


def _nth_in_byte() -> np.ndarray[Any, Any]:
    places = np.zeros((256, 8), np.uint8)
    for byte in range(256):
        held = [place for place in range(8) if byte >> place & 1]
        places[byte, : len(held)] = held
    return places


NTH_IN_BYTE = _nth_in_byte()
PAIRS, QUARTERS, NIBBLES = word(0x5555555555555555), word(0x3333333333333333), word(0x0F0F0F0F0F0F0F0F)
EACH_BYTE, EACH_TOP = word(0x0101010101010101), word(0x8080808080808080)


@rule
def bit(place: int) -> int:
    """Give the word in which only the bit of a place is set, of the 64 that share a word with it."""
    return word(1) << word(place & 63)


def _nth_by_bytes(bits: int, n: int) -> int:
    """Give the place of the set bit of a word that has `n` set bits below it."""
    counts = bits - (bits >> word(1) & PAIRS)
    counts = (counts & QUARTERS) + (counts >> word(2) & QUARTERS)
    counts = (counts + (counts >> word(4))) & NIBBLES
    upto = times(counts, EACH_BYTE)
    # The top bit of a byte survives where more than n bits are set up to there; no byte borrows from the next.
    reached = (upto | EACH_TOP) - times(word(n + 1), EACH_BYTE) & EACH_TOP
    place = word(lowest(reached) - 7)
    before = wide((upto << word(8)) >> place & word(255))
    return wide(place) + wide(NTH_IN_BYTE[wide(bits >> place & word(255)), n - before])


def _nth_by_steps(bits: int, n: int) -> int:
    """Give the same; faster for the few bits of a hand, where the processor guesses the loop well."""
    for _ in range(n):
        bits &= bits - word(1)
    return lowest(bits)


nth = instructions.nth_selected if instructions.SELECTS else rule(_nth_by_bytes)
nth_of_few = instructions.nth_selected if instructions.SELECTS else rule(_nth_by_steps)


@inner_rule
def count_in(words: Any) -> int:
    """Count the bits that are set in a row of words."""
    count = 0
    for part in range(len(words)):
        count += ones(words[part])
    return count


@inner_rule
def nth_in(words: Any, n: int) -> int:
    """Give the place of the n-th bit that is set in a row of words."""
    part = 0
    count = ones(words[0])
    while n >= count:
        n -= count
        part += 1
        count = ones(words[part])
    return 64 * part + nth(words[part], n)


# ---------------------------------------------------------------- random streams

# A stream is any record with a field `chance`: a position has one of its own, agents get records of this type.
STREAM = np.dtype((np.record, [("chance", "<u8")]))
Stream: TypeAlias = np.record

# What a stream is for. No two purposes share one, so that a change in one place never shifts the draws of another.
FOR_DEALING, FOR_FIGURES, FOR_AGENT, FOR_SEARCH, FOR_HANDS, FOR_MODELS = range(1, 7)

LOW_HALF, HALF = word(0xFFFFFFFF), word(32)
MULTIPLIER = word(4294883355)


@rule
def mixed(key: int) -> int:
    """Give a word in which every bit depends on every bit of the key (the end of Steele's SplitMix64)."""
    key = times(key ^ key >> word(30), word(0xBF58476D1CE4E5B9))
    key = times(key ^ key >> word(27), word(0x94D049BB133111EB))
    return key ^ key >> word(31)


@rule
def start(stream: Stream, seed: int, number: int, purpose: int, seat: int) -> None:
    """Put a stream where the draws for a seed, a game's number, a purpose and a seat begin."""
    game = mixed(mixed(word(seed) ^ word(0x9E3779B97F4A7C15)) ^ word(number))
    # Zero is the one state a stream could not leave.
    stream.chance = mixed(game ^ word(purpose << 8 | seat)) | word(1)


@rule
def draw(stream: Stream) -> int:
    """Give the next 32 random bits of a stream: Thomas's MWC64X, whose products never exceed a word."""
    state = word(stream.chance)
    low, high = state & LOW_HALF, state >> HALF
    stream.chance = low * MULTIPLIER + high
    return low ^ high


@rule
def below(stream: Stream, n: int) -> int:
    """Give a random number from 0 to n - 1."""
    return wide(draw(stream) * word(n) >> HALF)


@inner_rule
def one_of(bits: int, stream: Stream) -> int:
    """Give the place of a random one of the bits that are set in a byte."""
    return wide(NTH_IN_BYTE[bits, below(stream, ones(word(bits)))])


@rule
def is_heads(stream: Stream) -> bool:
    """Toss a coin."""
    return draw(stream) >> word(31) == word(1)
