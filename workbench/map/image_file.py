"""The board as a picture in a file: asked for, drawn by the one painter, written whole."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.texts.problem import Severity
from engine.texts.writing import write_atomically
from workbench.canvas import pictures
from workbench.canvas.scene import Scene
from workbench.documents.saving import why_not_saved
from workbench.dress import theme
from workbench.shell.notice import Notice

translate = QCoreApplication.translate

# Pixels across a picture of dots: enough for a page of a printed rulebook.
PNG_WIDTH = 2400
KINDS = {".svg": "SVG (*.svg)", ".png": "PNG (*.png)", ".pdf": "PDF (*.pdf)"}


def ask(parent: QWidget, start: Path) -> Path | None:
    """Ask for the file to draw to; its ending says the format, or else the kind that was chosen."""
    title = translate("image file", "Export image")
    name, kind = QFileDialog.getSaveFileName(
        parent, title, str(start.with_suffix(".svg")), ";;".join(KINDS.values())
    )
    if not name:
        return None
    path = Path(name)
    ending = next((ending for ending, words in KINDS.items() if words == kind), ".svg")
    return path if path.suffix.lower() in KINDS else path.with_name(path.name + ending)


def draw(scene: Scene, path: Path, title: str) -> Notice:
    """Draw a scene to a file, alike in each format and without what the moment marks on it; say what came of it."""
    look, make = theme.current(), pictures.FORMATS[path.suffix.lower()]
    shown = replace(scene, marks=type(scene.marks)(), outside={})
    sheet = pictures.sheet_for(shown, look)
    if path.suffix.lower() == ".png":
        # The same picture as in the other formats, finer.
        make = partial(pictures.png, pixel=PNG_WIDTH / sheet.width)
    try:
        content = make(shown, sheet, look, look.canvas, title)
        write_atomically(path, content)
    except OSError as error:
        return Notice(why_not_saved(path, error), Severity.ERROR, topic="image")
    said = translate("image file", "Drew the board to {file}.").format(file=path.name)
    return Notice(said, Severity.INFO, topic="image")
