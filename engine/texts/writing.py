"""Writing a file so that at every moment either the old or the new content is there in full, whatever kills us."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
import time
import uuid
from pathlib import Path

# Seconds after which a part is one that a killed process left: a living one takes some microseconds.
PART_LIVES = 1.0


def write_atomically(path: Path, content: bytes, *, to_disk: bool = True) -> None:
    """Replace a file's content; on any failure the old file stays as it was and nothing is left beside it.

    A symbolic link is followed, permissions stay. Without `to_disk` the system decides when it reaches the disk. A
    failure names the file: a descriptor has no name, and that of a part says nothing to people. A device such as
    `/dev/null` is written into: putting a file in its place would take it from everybody. A pipe is replaced like a
    file, since whoever writes into it waits for a reader, who may never come; see `write_out`.
    """
    if stat.S_ISCHR(_mode(path)):
        _write_into(path, content)
        return
    target = Path(os.path.realpath(path))
    try:
        _replace(target, content, to_disk)
    except OSError as error:
        if error.filename is None or Path(str(error.filename)).name.startswith(f".{target.name}."):
            error.filename = str(target)
        raise


def write_out(path: Path, content: bytes) -> None:
    """Write what a command was asked to write: into a pipe, as soon as somebody reads, or whole as a file."""
    if is_stream(path):
        _write_into(path, content)
    else:
        write_atomically(path, content)


def is_stream(path: Path) -> bool:
    """Say whether a path is that of a pipe, a terminal or another device that takes what is written."""
    mode = _mode(path)
    return stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)


def _mode(path: Path) -> int:
    try:
        return path.stat().st_mode
    except OSError:
        return 0


def _write_into(path: Path, content: bytes) -> None:
    with path.open("wb") as stream:
        stream.write(content)


def _replace(target: Path, content: bytes, to_disk: bool) -> None:
    if target.exists() and not os.access(target, os.W_OK):
        # Replacing would succeed wherever the folder allows it, but read-only was somebody's wish.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    number = _nameless(target.parent)
    part = None
    if number is None:
        number, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        part = Path(name)
    try:
        with open(number, "wb") as stream:  # noqa: PTH123  # there is a descriptor and, at best, no path
            stream.write(content)
            stream.flush()
            _take_permissions(number, target)
            if to_disk:
                os.fsync(number)
            if part is None:
                _give_name(number, target)
        if part is not None:
            os.replace(part, target)  # noqa: PTH105  # the same call, by the name whose promise it is
    except BaseException:
        if part is not None:
            with contextlib.suppress(OSError):
                part.unlink()
        raise
    if to_disk:
        _flush_folder(target.parent)


def _nameless(folder: Path) -> int | None:
    """Open a file that has no name yet, so that a kill leaves nothing of it; not every system and disk can."""
    if not hasattr(os, "O_TMPFILE") or not Path("/proc/self/fd").is_dir():
        return None
    try:
        return os.open(folder, os.O_TMPFILE | os.O_WRONLY, 0o600)
    except OSError as error:
        if error.errno in (
            errno.ENOENT,
            errno.ENOTDIR,
            errno.EACCES,
            errno.EROFS,
            errno.ENOSPC,
            errno.EDQUOT,
        ):
            raise
        return None


def _give_name(number: int, target: Path) -> None:
    """Give a nameless file the target's name, at once where that is free.

    A name that is taken can only be replaced by a file with a name. Should a kill fall between these two steps, what it
    left is taken away when the same file is written or opened again.
    """
    with contextlib.suppress(FileExistsError):
        _link(number, target)
        return
    part = target.with_name(f".{target.name}.part")
    try:
        _link(number, part)
    except FileExistsError:
        clear_part(target)
        part = target.with_name(f".{target.name}.{uuid.uuid4().hex}.part")
        _link(number, part)
    try:
        os.replace(part, target)  # noqa: PTH105  # the same call, by the name whose promise it is
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def clear_part(target: Path) -> None:
    """Take away what a killed writing of this file has left beside it, and nothing that is being written now."""
    part = target.with_name(f".{target.name}.part")
    with contextlib.suppress(OSError):
        if time.time() - part.stat().st_ctime > PART_LIVES:
            part.unlink()


def _link(number: int, path: Path) -> None:
    # Only with a folder, which a whole path does without, does Python follow the link to what has no name yet.
    os.link(f"/proc/self/fd/{number}", path, src_dir_fd=number)


def _take_permissions(number: int, target: Path) -> None:
    """Give the new file the old one's mode and, where that is allowed, its owner."""
    if not hasattr(os, "fchown"):  # Windows: a file takes what its folder grants
        return
    try:
        old = target.stat()
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        os.fchmod(number, 0o666 & ~mask)
        return
    with contextlib.suppress(OSError):
        os.fchown(number, old.st_uid, old.st_gid)
    os.fchmod(number, old.st_mode & 0o7777)


def _flush_folder(folder: Path) -> None:
    # Without it the rename itself may be lost with the power; not every file system knows how to.
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
