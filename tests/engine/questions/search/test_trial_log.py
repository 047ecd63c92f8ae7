"""The log of trials: what cannot be written is told with the name of the file."""

from __future__ import annotations

import errno
import os

import pytest

from engine.questions.search.race import Measured, Outcome
from engine.questions.search.trial_log import TrialLog


def test_a_full_disk_is_told_with_the_file(tmp_path, monkeypatch):
    """Whoever has to make room must know where."""

    def full(number):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    log = TrialLog(tmp_path, ["spread"])
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left on device") as caught:
        log.add("trial", 0, (1, 2), Outcome({"spread": Measured(0.1, 0.01)}, 100, False, (0.5, 0.5)))
    assert caught.value.filename == str(log.path)
