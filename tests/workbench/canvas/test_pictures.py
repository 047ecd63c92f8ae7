"""Boards as files: vectors in SVG and PDF, exact pixels in PNG."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree
from dataclasses import replace

import pypdf
import pytest
from PySide6.QtGui import QImage

from workbench.canvas import pictures
from workbench.canvas.scene import Heat, Marks, Overlays, Scene, Space
from workbench.dress.theme import DARK, LIGHT


@pytest.fixture
def labelled(scene):
    """Give the island with names, heat and marks."""
    shown = Overlays(names=True, coordinates=True, piece_names=True)
    return replace(scene, overlays=shown, heat=Heat({(1, 1): 2.0}, "heat"), marks=Marks(selected={(1, 1)}))


def test_svg_is_made_of_paths(labelled, qapp):
    """An SVG has paths in our colours, no pixels, and no text that would need our fonts."""
    sheet = pictures.sheet_for(labelled, LIGHT)
    tree = xml.etree.ElementTree.fromstring(pictures.svg(labelled, sheet, title="Island"))
    names = [element.tag.rpartition("}")[2] for element in tree.iter()]
    assert names.count("path") > 30
    assert not {"image", "text"} & set(names)
    assert tree.attrib["viewBox"] == f"0 0 {sheet.width} {sheet.height}"
    fills = {element.attrib.get("fill", "").upper() for element in tree.iter()}
    assert {LIGHT.sea, LIGHT.land[0], LIGHT.settlement} <= fills


def test_svg_dashes_have_the_length_of_the_screen(scene, qapp):
    """Dashes of a selected hex's neighbours are a few pixels long."""
    chosen = replace(scene, marks=Marks(errors={(1, 1)}))
    text = pictures.svg(chosen, pictures.sheet_for(chosen, LIGHT)).decode()
    dashes = [
        float(number)
        for found in re.findall(r'stroke-dasharray="([^"]+)"', text)
        for number in found.split(",")
    ]
    assert dashes
    assert all(1 < dash < 20 for dash in dashes)


def test_png_has_the_size_and_colours_asked_for(scene, qapp):
    """A PNG is as large as its sheet, with the ground around the board filled or left clear."""
    sheet = pictures.sheet_for(scene, DARK, 20)
    filled = QImage.fromData(pictures.png(scene, sheet, DARK, DARK.canvas))
    clear = QImage.fromData(pictures.png(scene, sheet, DARK))
    assert (filled.width(), filled.height()) == (sheet.width, sheet.height)
    assert filled.pixelColor(1, 1).name().upper() == DARK.canvas
    assert clear.pixelColor(1, 1).alpha() == 0


def test_pdf_is_one_vector_page_of_the_right_size(labelled, qapp):
    """A PDF has one page, 96 pixels to the inch, without pictures in it."""
    sheet = pictures.sheet_for(labelled, LIGHT)
    reader = pypdf.PdfReader(io.BytesIO(pictures.pdf(labelled, sheet, title="Island")))
    (page,) = reader.pages
    assert float(page.mediabox.width) == pytest.approx(sheet.width * 0.75, abs=1)
    assert float(page.mediabox.height) == pytest.approx(sheet.height * 0.75, abs=1)
    assert not page.images
    assert reader.metadata is not None
    assert reader.metadata.title == "Island"


def test_a_width_is_kept(labelled, qapp):
    """The scale found for a width gives a sheet of that width, names and all."""
    for width in (200, 640, 1500):
        scale = pictures.scale_for_width(labelled, LIGHT, width)
        assert pictures.sheet_for(labelled, LIGHT, scale).width == pytest.approx(width, abs=2)


def test_an_empty_board_is_an_empty_picture(qapp):
    """Nothing to draw is no failure, in any format."""
    nothing = Scene({})
    sheet = pictures.sheet_for(nothing, LIGHT)
    assert all(make(nothing, sheet) for make in pictures.FORMATS.values())


def test_names_of_pieces_have_room(qapp):
    """A long name beside a tiny piece makes the sheet wider, not the name shorter."""
    tiny = Scene(
        {(0, 0): Space("land", piece="a-very-long-name-indeed")}, overlays=Overlays(piece_names=True)
    )
    assert (
        pictures.sheet_for(tiny, LIGHT).width
        > 2 * pictures.sheet_for(replace(tiny, overlays=Overlays()), LIGHT).width
    )
