"""`daimyo hunt`: what is found is told, whatever becomes of its records."""

from __future__ import annotations

import errno
import json
import os


def test_a_full_disk_does_not_lose_the_findings(folder, daimyo, monkeypatch):
    """The sentences are printed, and then it is said that their games could not be written."""

    def full(record, path):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr("engine.records.record.save", full)
    words = ("--variant", "1998-polish", "--map", "strip.yaml", "--players", "2", "--games", "40")
    code, out, err = daimyo("hunt", *words, "--records", "found", "--json")
    findings = json.loads(out)["findings"]
    assert findings
    assert {each["record"] for each in findings} == {None}
    assert code == 3
    assert "Could not finish: No space left" in err
