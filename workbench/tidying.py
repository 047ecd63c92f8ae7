"""Python's garbage collection, kept on the window's thread."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 1000
# A collection of so many objects is still over before anybody notices, and more come only with modules.
MANY = 40_000


class Tidying(QObject):
    """Collects garbage now and then, on the window's thread and nowhere else.

    A collection may begin on whatever thread makes an object, and destroy on it the widgets that it finds; Qt does not
    survive that. And a collection of everything that is loaded takes a tenth of a second, in which nothing is drawn.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_on = False
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self.tidy)

    def begin(self) -> None:
        """Take garbage collection over."""
        self._was_on = gc.isenabled()
        gc.disable()
        self.settle()
        self._timer.start()

    def settle(self) -> None:
        """Leave all that was loaded up to now out of later collections: modules and compiled rules stay for good."""
        gc.freeze()

    def tidy(self) -> None:
        """Collect the generations that are due; a large load of new things, which are modules, is left alone."""
        young, middle, old = (
            count > limit for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if old and len(gc.get_objects(2)) > MANY:
            self.settle()
        elif old or middle or young:
            gc.collect(2 if old else 1 if middle else 0)

    def end(self) -> None:
        """Give garbage collection back."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_on:
            gc.enable()
