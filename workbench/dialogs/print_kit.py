"""The print-and-play dialog: choose what is printed, look at every sheet, print or save it as a PDF."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.texts.problem import ProblemError
from engine.texts.writing import write_atomically
from workbench.background import Worker
from workbench.dialogs.print_bar import Bar
from workbench.dialogs.print_choices import Choices
from workbench.dialogs.print_head import Head
from workbench.dialogs.print_out import Printing, why_no_printer
from workbench.dialogs.print_pictures import SheetPictures
from workbench.dialogs.print_stage import Stage
from workbench.dialogs.print_strip import Strip
from workbench.dialogs.print_subject import Subject, offered, subject_of
from workbench.documents.reading import OpenLibrary
from workbench.documents.saving import why_not_saved
from workbench.dress.icons import icon
from workbench.export.kit import design as designs
from workbench.export.kit import order as orders
from workbench.export.kit.design import Design
from workbench.export.kit.made import Kit, made
from workbench.export.kit.order import OrderError, kept_from, order_from
from workbench.export.kit.pdf import pdf
from workbench.export.kit.sheet import Sheet
from workbench.language import told
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow

SIZE = QSize(1328, 880)


class PrintKitDialog(QDialog):
    """Lays the kit out anew behind every change, and shows it while it is drawn."""

    def __init__(
        self,
        subject: Subject,
        maps: dict[Path, str],
        variants: dict[Path, str],
        kept: dict[str, Any] | None = None,
        keep: Callable[[dict[str, Any]], None] | None = None,
        folder: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print and play"))
        self.setSizeGripEnabled(False)
        self.subject = subject
        self.kit: Kit | None = None
        self.sheet: Sheet | None = None
        # Where the kit was last saved.
        self.saved: Path | None = None
        self._design: tuple[Subject, Design] | None = None
        self._keep, self._folder = keep, folder
        self._laying_out, self._writing = Worker("kit", self), Worker("kit to PDF", self)
        self._printing: Printing | None = None
        self.pictures = SheetPictures(self)
        self.choices = Choices(order_from(kept or {}), self)
        self.stage = Stage(self.pictures, self)
        self.strip = Strip(self.pictures, self)
        self.head = Head(subject, maps, variants, self)
        self.bar = Bar(self)
        self._is_assembly = not (kept or {}).get("single", False)
        self._lay_out()
        self._connect()
        self.show_assembly(self._is_assembly)
        self.refresh()
        # Asking for printers may load a driver: first the window is shown.
        QTimer.singleShot(0, self, self._look_for_printers)

    # ------------------------------------------------------------ parts

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.bar)
        right.addWidget(self.stage, 1)
        right.addWidget(self.strip)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.choices)
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.VLine)
        middle.addWidget(line)
        middle.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addLayout(middle, 1)
        whole.addWidget(self._foot())

    def _foot(self) -> QWidget:
        foot = QFrame(self)
        foot.setObjectName("printFoot")
        foot.setFixedHeight(56)
        row = QHBoxLayout(foot)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(10)
        self.state = ElidedLabel(parent=foot)
        self.cancel = QPushButton(self.tr("Cancel"), foot)
        self.print_button = QPushButton(icon("print"), self.tr("Print…"), foot)
        self.save_button = QPushButton(icon("save", "on_accent"), self.tr("Save PDF…"), foot)
        self.save_button.setObjectName("primary")
        self.save_button.setDefault(True)
        row.addWidget(self.state, 1)
        for button in (self.cancel, self.print_button, self.save_button):
            button.setAccessibleName(button.text())
            row.addWidget(button)
        self.print_button.setEnabled(False)
        self.save_button.setEnabled(False)
        return foot

    def _connect(self) -> None:
        self.choices.changed.connect(self.refresh)
        self.head.chosen.connect(self._choose)
        self.head.closed.connect(self.reject)
        self.bar.ways.chosen.connect(lambda word: self.show_assembly(word == "assembly"))
        self.bar.wants_step.connect(self.step)
        self.bar.wants_zoom.connect(self.stage.sheet_view.zoom_by)
        self.stage.sheet_view.zoomed.connect(self.bar.show_zoom)
        self.stage.chosen.connect(self.show_sheet)
        self.strip.chosen.connect(self.show_sheet)
        self.cancel.clicked.connect(self.reject)
        self.save_button.clicked.connect(self.ask_where)
        self.print_button.clicked.connect(self.print_out)

    # ------------------------------------------------------------ the kit

    def _choose(self, subject: Subject) -> None:
        self.subject = subject
        self.refresh()

    def refresh(self) -> None:
        """Lay the kit out anew, off the window's thread."""
        order, subject, known, old = self.choices.order, self.subject, self._design, self.kit

        def work() -> tuple[Design, Kit]:
            if known is not None and known[0] is subject:
                design = known[1]
            else:
                design = _read(subject)
            if (
                old is not None
                and old.design is design
                and replace(old.order, without=order.without) == order
            ):
                return design, old.by(order)
            return design, made(design, order)

        def done(found: tuple[Design, Kit]) -> None:
            self._design = (subject, found[0])
            self._show_kit(found[1])

        self._laying_out.ask(work, done, self._refuse)

    def _refuse(self, error: BaseException) -> None:
        if isinstance(error, ProblemError):
            reason = told(error.problems[0].message)
        elif isinstance(error, OrderError):
            reason = str(error)
        else:
            raise error
        self.kit = None
        self.choices.show_refusal(reason)
        self.state.setText(reason)
        self._show_what_can_be_done()

    def _show_kit(self, kit: Kit) -> None:
        self.kit = kit
        kept = next((each for each in kit.sheets if self._is_alike(each)), None)
        self.sheet = kept or (kit.sheets[0] if kit.sheets else None)
        self.pictures.show_kit(kit)
        self.choices.show_kit(kit)
        self.stage.show_kit(kit, self.sheet)
        self.strip.show_kit(kit, self.sheet)
        self._show_about(kit)
        self._show_shown()
        self._show_what_can_be_done()

    def _is_alike(self, sheet: Sheet) -> bool:
        return self.sheet is not None and (sheet.part, sheet.name) == (self.sheet.part, self.sheet.name)

    def _show_about(self, kit: Kit) -> None:
        self.head.show_design(kit.design)
        paper = orders.PAPERS[kit.order.paper].title
        sides = self.tr("two-sided") if kit.order.has_backs else self.tr("one-sided")
        words = self.tr(
            "%n sheet(s) {paper}, {sides}. Print at 100 %, then check the 50 mm ruler.", "", len(kit.sheets)
        )
        self.state.setText(words.format(paper=paper, sides=sides))

    def _show_what_can_be_done(self) -> None:
        is_whole = self.kit is not None and bool(self.kit.sheets)
        is_free = self._printing is None and not self._writing.is_busy
        self.save_button.setEnabled(is_whole and is_free)
        for shown in (self.stage, self.strip):
            shown.setEnabled(is_whole)
        reason = self._no_printer
        self.print_button.setEnabled(is_whole and is_free and reason == "")
        self.print_button.setToolTip(plain_tip(reason or ""))
        self.print_button.setAccessibleDescription(reason or "")
        self.bar.ways.setEnabled(self.kit is not None and self.kit.joined is not None)

    # ------------------------------------------------------------ looking

    def show_sheet(self, sheet: Sheet) -> None:
        """Look at a sheet."""
        if sheet is not self.sheet:
            self.sheet = sheet
            self.stage.show_sheet(sheet)
            self.strip.show_sheet(sheet)
            self._show_shown()

    def step(self, by: int) -> None:
        """Look at a sheet before or after."""
        if self.kit is not None and self.sheet in self.kit.sheets:
            number = self.kit.sheets.index(self.sheet) + by
            if 0 <= number < len(self.kit.sheets):
                self.show_sheet(self.kit.sheets[number])

    def show_assembly(self, is_assembly: bool) -> None:
        """Show the joined board, or single sheets."""
        self._is_assembly = is_assembly
        self.bar.ways.show_chosen("assembly" if is_assembly else "single")
        self.stage.show_assembly(is_assembly)
        self._show_shown()

    def _show_shown(self) -> None:
        if self.kit is not None and self.sheet is not None:
            self.bar.show_sheet(self.kit, self.sheet, is_assembly=self._is_assembly)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages from anywhere."""
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.step(1 if event.key() == Qt.Key.Key_PageDown else -1)
            return
        super().keyPressEvent(event)

    # ------------------------------------------------------------ saving and printing

    def ask_where(self) -> None:
        """Ask for a file and save the kit there."""
        if self.kit is None:
            return
        start = str((self._folder or Path.cwd()) / self.kit.design.file_name)
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save PDF"), start, self.tr("PDF (*.pdf)"))
        if chosen:
            path = Path(chosen)
            self.save(path if path.suffix else path.with_suffix(".pdf"))

    def save(self, path: Path) -> None:
        """Write the kit to a file, off the window's thread."""
        kit = self.kit
        if kit is None:
            return

        def work() -> int:
            write_atomically(path, pdf(kit.sheets, kit.order, kit.design.name))
            return len(kit.sheets)

        def done(count: int) -> None:
            self.saved = path
            words = self.tr(
                "Saved %n sheet(s) to {file}. Print at 100 %, then check the 50 mm ruler.", "", count
            )
            self.state.setText(words.format(file=path.name))
            self.cancel.setText(self.tr("Close"))
            self.cancel.setAccessibleName(self.cancel.text())
            self._show_what_can_be_done()

        def failed(error: BaseException) -> None:
            if not isinstance(error, OSError):
                raise error
            self.state.setText(why_not_saved(path, error))
            self._show_what_can_be_done()

        self._writing.ask(work, done, failed)
        self.state.setText(self.tr("Writing {file} …").format(file=path.name))
        self._show_what_can_be_done()

    _no_printer: str | None = None

    def _look_for_printers(self) -> None:
        self._no_printer = why_no_printer()
        self._show_what_can_be_done()

    def print_out(self) -> None:
        """Ask for a printer and print the kit, a page at a time."""
        if self.kit is None:
            return
        self._printing = Printing.asked(self.kit, self)
        if self._printing is None:
            return
        self._printing.told.connect(self.state.setText)
        self._printing.ended.connect(self._printed)
        self._printing.start()
        self._show_what_can_be_done()

    def _printed(self) -> None:
        self._printing = None
        self._show_what_can_be_done()

    # ------------------------------------------------------------ the end

    def done(self, result: int) -> None:
        """Keep what was chosen for the next time."""
        if self._printing is not None:
            self._printing.stop()
        if self._keep is not None:
            self._keep({**kept_from(self.choices.order), "single": not self._is_assembly})
        self._laying_out.close(0)
        self.pictures.close()
        super().done(result)


def _read(subject: Subject) -> Design:
    """Read what is printed; a player count that another game does not know becomes its largest."""
    library = OpenLibrary(subject.texts)
    try:
        return designs.read(library, subject.map, subject.variant, subject.players)
    except ProblemError as error:
        if subject.players is None or error.problems[0].code != "players-outside":
            raise
        return designs.read(library, subject.map, subject.variant)


def open_for(window: MainWindow) -> PrintKitDialog:
    """Open the dialog for what a window shows."""
    desk, session = window.desk, window.session
    made_for = subject_of(window)
    dialog = PrintKitDialog(
        made_for,
        offered(desk, "map"),
        offered(desk, "variant"),
        session.state("print"),
        lambda kept: session.keep_state("print", kept),
        desk.folder,
        window,
    )
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(SIZE.boundedTo(QSize(window.width() - 40, window.height() - 30)))
    dialog.open()
    return dialog
