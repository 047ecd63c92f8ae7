"""The guided tour: which step it stands at, whether that was done, and where its callout stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from workbench.shell.notice import Notice
from workbench.tour import controls
from workbench.tour.callout import Callout
from workbench.tour.step import Chapter, Explained, Step, in_full
from workbench.tour.steps import CHAPTERS, STEPS

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow

translate = QCoreApplication.translate

# Dialogs come and go, docks are dragged, agents think: whatever tells nobody is looked at so often, in milliseconds.
PULSE = 150
KEPT_AS = "tour"
# Where a step goes on with the document of an earlier one.
WORKED_IN = ("map", "rules")


class Tour(QObject):
    """Leads through the steps while it runs; it can be left at any one and gone on with, also after a restart."""

    changed = Signal()
    """It stands at another step, was left, or is gone on with."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.callout: Callout | None = None
        self.is_running = False
        kept = window.session.state(KEPT_AS)
        names = [step.name for step in STEPS]
        done = kept.get("done", [])
        self.done = {name for name in done if name in names} if isinstance(done, list) else set()
        self._at = names.index(kept["at"]) if kept.get("at") in names else 0
        self._was_running = kept.get("is_running") is True
        # The step that the callout says, whether it is only to be read by now, and what is said to be amiss.
        self._told: tuple[str, bool, str] | None = None
        # What was otherwise than the step asks for when it began is not what somebody did in it.
        self._amiss_before: tuple[str, str] = ("", "")
        # Whether the step was done, and what came of it is being looked at.
        self._is_watching = False
        # Whether what the step is done with was scrolled to, which can be only once its room is there.
        self._is_revealed = False
        self._pulse = QTimer(self, interval=PULSE)
        self._pulse.timeout.connect(self.look)

    # ------------------------------------------------------------ where it stands

    @property
    def step(self) -> Step | None:
        """The step that comes next; nothing when all of them are behind."""
        return STEPS[self._at] if self._at < len(STEPS) else None

    @property
    def number(self) -> int:
        """The number of that step, from 1."""
        return self._at + 1

    @property
    def is_begun(self) -> bool:
        """Say whether some step is behind and some ahead."""
        return 0 < self._at < len(STEPS)

    def is_behind(self, chapter: Chapter) -> bool:
        """Say whether every step of a chapter is behind."""
        return all(place < self._at for place, step in enumerate(STEPS) if step.chapter == chapter.name)

    @property
    def chapter(self) -> Chapter | None:
        """The chapter of the step that comes next."""
        step = self.step
        return next((each for each in CHAPTERS if step is not None and each.name == step.chapter), None)

    # ------------------------------------------------------------ taking and leaving it

    def take(self) -> None:
        """Go on where it was left, from the beginning where all is behind; while it runs, give it the keyboard."""
        if self.is_running and self.callout is not None and isValid(self.callout):
            self.callout.next_button.setFocus()
            return
        if self.step is None:
            self._at, self.done, self._is_watching = 0, set(), False
        self._go_on()

    def take_again(self) -> None:
        """Begin anew."""
        self._at, self.done, self._is_watching = 0, set(), False
        self._go_on()

    def take_chapter(self, name: str) -> None:
        """Begin with a chapter."""
        self._is_watching = False
        self._at = next(place for place, step in enumerate(STEPS) if step.chapter == name)
        self._go_on()

    def resume_after_start(self) -> None:
        """Go on if it ran when the program was left, in the room that is shown: a file may have been asked for."""
        if self._was_running and self.step is not None:
            self._run()

    def leave(self) -> None:
        """Leave it here, to be gone on with some other time, and say how."""
        if self.is_running:
            words = (
                translate(
                    "tour",
                    "Left at step {number} of {count}. **Help > Take the tour** [Shift+F1] goes on there.",
                )
                if self.step is not None
                else translate(
                    "tour", "That was the whole tour. **Help > Take the tour** [Shift+F1] begins it anew."
                )
            )
            said = words.replace("**", "").format(number=self.number, count=len(STEPS))
            self._window.say(Notice(said, topic=KEPT_AS, is_for_all=True))
        self.is_running = False
        self._pulse.stop()
        self._drop_callout()
        self._keep()

    def skip(self) -> None:
        """Go to the next step."""
        self._advance()
        if self.step is None:
            self.leave()
        else:
            self._keep()
            self.look()

    def speak(self) -> None:
        """Say the step in the language that now holds."""
        self._told = None
        if self.is_running:
            self.look()
        self.changed.emit()

    def _go_on(self) -> None:
        step = self.step
        # A step that works on what lies open is not hidden behind another room.
        if step is not None and self._window.workspace_name != step.room:
            self._window.show_workspace(step.room)
        self._run()

    def _run(self) -> None:
        self.is_running = True
        self._window.withdraw(KEPT_AS)
        self._told, self._is_revealed = None, False
        self._pulse.start()
        self._keep()
        self.look()

    def _keep(self) -> None:
        self._window.session.keep_state(KEPT_AS, self.saved_state())
        self.changed.emit()

    def saved_state(self) -> dict[str, Any]:
        """Give what is found again at the next start."""
        at = self.step.name if self.step is not None else None
        return {"at": at, "done": sorted(self.done), "is_running": self.is_running}

    # ------------------------------------------------------------ looking

    def look(self) -> None:
        """See whether the step was done, and stand beside the next one."""
        if not self.is_running:
            return
        before = self._at
        while (step := self.step) is not None and step.done is not None and step.done(self._window):
            self.done.add(step.name)
            self._is_watching = step.is_watched and not self._is_next_done()
            if self._is_watching:
                break
            self._advance()
        if self.step is None:
            self.leave()
            return
        if self._at != before:
            self._keep()
        self._show(self.step)

    def _is_next_done(self) -> bool:
        """Say whether somebody went on to the step after this one without being told."""
        following = STEPS[self._at + 1] if self._at + 1 < len(STEPS) else None
        return following is not None and following.done is not None and following.done(self._window)

    def _advance(self) -> None:
        self._at += 1
        self._told, self._is_revealed, self._is_watching = None, False, False

    def _show(self, step: Step) -> None:
        if not self._is_revealed:
            self._is_revealed = controls.reveal(self._window, step.at)
        found = controls.find(self._window, step.at, step.room)
        dialog = QApplication.activeModalWidget()
        has_part = isinstance(dialog, QFileDialog) and step.names_file
        if not found and dialog is not None and not has_part:
            # One that has no part in the step, as about unsaved changes, is not to be covered.
            self._drop_callout()
            return
        host = found[-1].host if found else dialog or self._window
        callout = self._callout_in(host)
        is_to_read = step.done is None or self._is_watching
        amiss = "" if is_to_read else self._amiss(step)
        if self._told != (step.name, is_to_read, amiss):
            self._told = (step.name, is_to_read, amiss)
            text = in_full(translate("tour", step.text))
            callout.say(self._where(), text, amiss, is_to_read=is_to_read)
        is_here = self._window.workspace_name == step.room
        looked_at = controls.find(self._window, step.looked_at, step.room) if is_here else []
        places, clear = ([each.place for each in some if each.host is host] for some in (found, looked_at))
        callout.stand_beside(places, clear)

    def _amiss(self, step: Step) -> str:
        """Say what somebody did otherwise than the step asks for, if anything, or that what it works on is not open."""
        is_later = any(earlier.room == step.room for earlier in STEPS[: self._at])
        is_here = step.room in WORKED_IN and self._window.workspace_name == step.room
        if is_later and is_here and self._window.workspace.document is None:
            return translate(
                "tour", "Nothing is open here: open the file that you began, it stands among the recent ones."
            )
        said = step.done.amiss(self._window) if isinstance(step.done, Explained) else ""
        if self._amiss_before[0] != step.name:
            self._amiss_before = (step.name, said)
        return said if said != self._amiss_before[1] else ""

    def _callout_in(self, host: QWidget) -> Callout:
        """Give the callout in a window; a dialog takes the one in it along when it goes."""
        callout = self.callout
        if callout is not None and isValid(callout) and callout.host is host:
            return callout
        self._drop_callout()
        self._told = None
        made = self.callout = Callout(host)
        made.wants_next.connect(self.skip)
        made.wants_leave.connect(self.leave)
        made.wants_work.connect(self._go_to_work)
        return made

    def panes(self) -> list[QWidget]:
        """Give the callout where it stands in the window, for F6."""
        callout = self.callout
        is_there = callout is not None and isValid(callout) and callout.host is self._window
        return [callout] if is_there and callout is not None else []

    def _go_to_work(self) -> None:
        """Give the keyboard back to whatever the callout stands in."""
        host = self.callout.host if self.callout is not None else self._window
        if host is self._window:
            self._window.workspace.take_focus()
        else:
            host.setFocus()

    def _drop_callout(self) -> None:
        if self.callout is not None and isValid(self.callout):
            self.callout.go()
        self.callout = None

    def _where(self) -> str:
        words = translate("tour", "{chapter} · step {number} of {count}")
        chapter = self.chapter
        title = translate("tour", chapter.title) if chapter is not None else ""
        return words.format(chapter=title, number=self.number, count=len(STEPS))
