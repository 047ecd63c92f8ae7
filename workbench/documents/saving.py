"""Writing a file so that at every moment either the old or the new text is there in full."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def write_atomically(path: Path, content: bytes, *, to_disk: bool = True) -> None:
    """Replace a file's content; on any failure the old file stays as it was and nothing is left beside it.

    A symbolic link is followed, permissions stay. Without `to_disk` the system decides when it reaches the disk.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not os.access(target, os.W_OK):
        # Replacing would succeed wherever the folder allows it, but read-only was somebody's wish.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    part = Path(name)
    try:
        with open(number, "wb") as stream:  # noqa: PTH123  # mkstemp gives a descriptor, not a path
            stream.write(content)
            stream.flush()
            _take_permissions(number, target)
            if to_disk:
                os.fsync(number)
        os.replace(part, target)  # noqa: PTH105  # the same call, by the name whose promise it is
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    if to_disk:
        _flush_folder(target.parent)


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


def why_not_saved(path: Path, error: OSError | ValueError) -> str:
    """Say in a sentence why a file could not be written, and that nothing was lost."""
    return " ".join(
        (
            _reason(path, error),
            translate("saving", "Nothing is lost: the old file and your text are as they were."),
        )
    )


def _reason(path: Path, error: OSError | ValueError) -> str:
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOSPC, errno.EDQUOT):
        reason = translate("saving", "{file} was not saved: the disk is full.")
    elif number in (errno.EACCES, errno.EPERM, errno.EROFS):
        reason = translate("saving", "{file} was not saved: the file or its folder is read-only.")
    elif number in (errno.ENOENT, errno.ENOTDIR):
        reason = translate("saving", "{file} was not saved: its folder is no longer there.")
    elif number == errno.EISDIR:
        reason = translate("saving", "{file} was not saved: there is a folder of that name.")
    elif isinstance(error, UnicodeError):
        reason = translate("saving", "{file} was not saved: its text holds half a character.")
    else:
        reason = translate("saving", "{file} was not saved: {reason}.")
    return reason.format(file=path.name, reason=getattr(error, "strerror", None) or error)
