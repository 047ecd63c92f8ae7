"""Why a file could not be saved, in a sentence."""

from __future__ import annotations

import errno
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def why_not_saved(path: Path, error: OSError | ValueError) -> str:
    """Say in a sentence why a file could not be written, and that nothing was lost."""
    return " ".join(
        (
            not_saved(path, error),
            translate("saving", "Nothing is lost: the old file and your text are as they were."),
        )
    )


def not_saved(path: Path, error: OSError | ValueError) -> str:
    """Say only which file could not be written, and why."""
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
