"""The kit on a printer: one page at a time, so that the window goes on answering."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from workbench.export.kit.made import Kit
from workbench.export.kit.order import PAPERS
from workbench.export.kit.pdf import MM_PER_INCH, page_layout, pages

try:
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
except ImportError:  # Qt's printing needs libraries of the system that may be missing
    CAN_PRINT = False
else:
    CAN_PRINT = True

translate = QCoreApplication.translate


def why_no_printer() -> str:
    """Say why nothing can be printed from here, or nothing if it can."""
    if not CAN_PRINT:
        return translate("kit", "Qt cannot print on this machine. Save a PDF and print that.")
    if not QPrinterInfo.availablePrinterNames():
        return translate("kit", "No printer is set up on this machine. Save a PDF and print that.")
    return ""


class Printing(QObject):
    """A kit on its way to a printer."""

    told = Signal(str)
    ended = Signal()

    def __init__(self, kit: Kit, printer: QPrinter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._printer = printer
        self._pages = list(pages(kit.sheets, kit.order))
        self._number = 0
        self._painter = QPainter()
        self._next = QTimer(self, interval=0, singleShot=True)
        self._next.timeout.connect(self._print_page)

    @classmethod
    def asked(cls, kit: Kit, parent: QWidget) -> Printing | None:
        """Ask which printer, and give what prints there; nothing if the person changed their mind."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(kit.design.name)
        printer.setFullPage(True)
        printer.setPageLayout(page_layout(kit.sheets[0]))
        if kit.order.has_backs:
            printer.setDuplex(QPrinter.DuplexMode.DuplexLongSide)
        dialog = QPrintDialog(printer, parent)
        if dialog.exec() != QPrintDialog.DialogCode.Accepted:
            return None
        return cls(kit, printer, parent)

    def start(self) -> None:
        """Begin with the first page."""
        self._printer.setPageLayout(page_layout(self._pages[0][0]))
        if not self._painter.begin(self._printer):
            self.told.emit(translate("kit", "The printer does not answer. Save a PDF and print that."))
            self.ended.emit()
            return
        self._next.start()

    def stop(self) -> None:
        """Give up what has not been printed yet."""
        if self._painter.isActive():
            self._next.stop()
            self._printer.abort()
            self._painter.end()

    def _print_page(self) -> None:
        sheet, paint = self._pages[self._number]
        if self._number:
            self._printer.setPageLayout(page_layout(sheet))
            self._printer.newPage()
        scale = self._printer.resolution() / MM_PER_INCH
        self._painter.save()
        self._painter.scale(scale, scale)
        if paint is not None:
            paint(self._painter)
        self._painter.restore()
        self._number += 1
        if self._number < len(self._pages):
            words = translate("kit", "Printing page {number} of {count} …")
            self.told.emit(words.format(number=self._number, count=len(self._pages)))
            self._next.start()
            return
        self._painter.end()
        paper = PAPERS[sheet.page.order.paper].title
        words = translate("kit", "Sent {count} pages {paper} to the printer. Now check the 50 mm ruler.")
        self.told.emit(words.format(count=len(self._pages), paper=paper))
        self.ended.emit()
