"""Qt without a screen, for pictures and papers that are only written to files."""

from __future__ import annotations

import os

from workbench import doctor


class NoQtError(Exception):
    """Qt cannot start here; the text says what is missing and how to mend it."""


def start_qt() -> None:
    """Start Qt without a screen, or say what it lacks."""
    finding = doctor.qt_libraries("offscreen")
    if not finding.ok:
        raise NoQtError(str(finding))
    from PySide6.QtGui import QGuiApplication

    from workbench.language import install

    if QGuiApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication(["daimyo"])
        # The command line speaks English, whose plurals are in its translation.
        _started.extend((application, install("en", application)))


# Qt needs its application as long as anything is drawn.
_started: list[object] = []
