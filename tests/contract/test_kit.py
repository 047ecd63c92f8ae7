"""Every game prints a kit that can be read back, within what printers reach; cards fit their backs."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QRectF, Qt

from engine import games
from engine.texts import shipped
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from tests.workbench.export.conftest import papers
from workbench.canvas.cards.card import Back, Card, Steps, Words
from workbench.cli.documents import print as printing
from workbench.dialogs.print_kit import PrintKitDialog
from workbench.dialogs.print_subject import Subject
from workbench.export.kit import board_sheets, card_sheets, counter_sheets, design, overview, pieces
from workbench.export.kit.made import made
from workbench.export.kit.order import UNPRINTABLE, Order
from workbench.export.kit.pdf import pdf

EXACT = 0.2


def kit_of(case, **order):
    """Lay out the kit of a game."""
    return made(design.read(Library(), case.facts.usual_map, case.variant_name, case.players), Order(**order))


def lie_within_reach(paper):
    """Say whether everything on a page lies where printers reach."""
    edge = UNPRINTABLE - 0.1
    return all(
        path.box[0] >= edge
        and path.box[1] >= edge
        and path.box[2] <= paper.width - edge
        and path.box[3] <= paper.height - edge
        for path in paper.paths
    ) and all(edge < x < paper.width - edge and edge < y < paper.height - edge for (x, y), _ in paper.texts)


def test_every_game_prints_a_kit(case, qapp):
    """There is a page for each sheet, nothing lies where printers do not reach, and the rules are all there."""
    kit = kit_of(case, paper="a4" if case.players % 2 else "letter")
    found = papers(pdf(kit.sheets, kit.order, kit.design.name))
    assert len(found) == len(kit.sheets)
    assert all(map(lie_within_reach, found))
    words = {word for page in found for word in page.words.split()}
    for sentence in games.rules_in_words(kit.design.values):
        # Letters that are joined in print (fi, fl) and drawn signs are not read back as letters.
        assert {word for word in sentence.text.split() if "f" not in word and word.isascii()} <= words
    assert ("board" in [section.name for section in kit.sections]) == case.facts.needs_map
    assert overview.png(kit, 200).startswith(b"\x89PNG")


def test_a_game_without_a_kit_of_its_own_lists_its_values(qapp):
    """Beside its rules the kit says every value, and marks what differs from the game's base."""
    kit = made(design.read(Library(), None, "lifeboat/far"), Order())
    assert [section.name for section in kit.sections] == ["rules", "values"]
    found = papers(pdf(kit.sheets, kit.order))
    assert "What differs from" in found[0].words
    assert f"shore: {kit.design.values['shore']}" in found[1].words
    assert kit.design.players == 7


def test_a_game_of_cards_is_printed_by_its_variant_alone(qapp, tmp_path, monkeypatch):
    """The terminal wants no map where the game has none, and one where it has."""
    monkeypatch.chdir(tmp_path)
    run = CliRunner().invoke
    result = run(printing.command, ["--variant", "high-card/plain", "-o", "kit.pdf", "--json"])
    assert result.exit_code == 0, result.output
    facts = json.loads(result.stdout)
    assert [sheet["part"] for sheet in facts["sheets"]] == ["rules", "values"]
    assert "map" not in facts and facts["game"] == "high-card"
    assert len(papers((tmp_path / "kit.pdf").read_bytes())) == 2
    for words, reason in (
        (["japan", "--variant", "high-card/plain"], "without a map"),
        (["--variant", "2016"], "on a map"),
        (["--variant", "high-card/plain", "--only", "board"], "Known: rules, values."),
    ):
        refused = run(printing.command, [*words, "-o", "other.pdf"])
        assert refused.exit_code == 2
        assert reason in refused.output
    with pytest.raises(ProblemError, match="is for 2 players, not 5"):
        design.read(Library(), None, "high-card/plain", 5)


def test_the_dialog_prints_a_game_without_a_map(qapp, qtbot):
    """It offers no map, no hex and no tiles, and comes back to them with a game that has a board."""
    variants = {
        shipped.files("variant", "lifeboat")["calm"]: "calm",
        shipped.files("variant", "samurai")["2016"]: "2016",
    }
    lifeboat, samurai = variants
    map_path = shipped.files("map")["twin-lakes"]
    dialog = PrintKitDialog(Subject({}, map_path, lifeboat, 7), {map_path: "twin-lakes"}, variants)
    qtbot.addWidget(dialog)
    dialog.show()

    def shows(*parts):
        qtbot.waitUntil(lambda: list(dialog.choices.parts) == list(parts), timeout=20_000)

    shows("rules", "values")
    assert dialog.head.about.text().startswith("calm, 7 player")
    hidden = (dialog.head.maps, dialog.choices.sizes["hex_mm"], dialog.choices.marks["bands"])
    assert not any(part.isVisible() for part in hidden)
    assert not dialog.stage.board.isVisible()
    assert [dialog.head.players.itemData(at) for at in range(dialog.head.players.count())] == [
        *range(1, 8),
    ]
    dialog.head.variants.setCurrentIndex(dialog.head.variants.findData(samurai))
    dialog.head.variants.activated.emit(0)
    shows("board", "tokens", "figures", "screens", "rules")
    assert all(part.isVisible() for part in hidden)
    assert dialog.kit is not None
    assert dialog.kit.design.players == 2
    dialog.reject()


# ---------------------------------------------------------------- cards


def counters(count):
    """Give pieces that are easily measured: both sides are filled."""

    def paint(painter, box, page):
        painter.fillRect(QRectF(box.left, box.top, box.width, box.height), Qt.GlobalColor.red)

    return [pieces.Piece(paint, paint) for _ in range(count)]


def boxes_of(page, size):
    """Give the filled boxes of a size on a page."""
    return [
        path.box
        for path in page.paths
        if path.fill == (1.0, 0.0, 0.0)
        and path.box[2] - path.box[0] == pytest.approx(size[0], abs=EXACT)
        and path.box[3] - path.box[1] == pytest.approx(size[1], abs=EXACT)
    ]


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize(("size", "on_a4"), [((63, 88), 9), ((70, 120), 4), ((120, 77), 4)])
def test_cards_share_their_cuts_and_lie_before_their_backs(qapp, paper, size, on_a4):
    """Cards touch without gaps within 0.2 mm, and turned over the long side each back lies behind its front."""
    order = Order(paper=paper, has_backs=True)
    laid = card_sheets.grid(order, size)
    assert paper == "a3" or laid.count == on_a4
    (sheet,) = card_sheets.sheets("cards", "Cards", counters(laid.count), order, "Toy", size)
    front, back = papers(pdf([sheet], order))
    assert lie_within_reach(front) and lie_within_reach(back)
    fronts, backs = boxes_of(front, size), boxes_of(back, size)
    assert len(fronts) == len(backs) == laid.count
    for box, (left, top, right, bottom) in zip(laid.boxes(), fronts, strict=True):
        assert (left, top, right, bottom) == pytest.approx(
            (box.left, box.top, box.right, box.bottom), abs=EXACT
        )
    for one, other in zip(fronts, backs, strict=True):
        if laid.page.is_landscape:
            behind = (one[0], front.height - one[3], one[2], front.height - one[1])
        else:
            behind = (front.width - one[2], one[1], front.width - one[0], one[3])
        assert other == pytest.approx(behind, abs=EXACT)


def test_spare_cards_fill_the_last_sheet(qapp):
    """Twelve cards take two sheets; six spare ones can be written on, and have backs as well."""
    order = Order(has_backs=True)
    found = card_sheets.sheets("cards", "Cards", counters(12), order, "Toy")
    assert [sheet.title for sheet in found] == ["Cards 1 of 2", "Cards 2 of 2"]
    pages = papers(pdf(found, order))
    assert pages[2].words.count("spare, to write on") == 6
    assert len(boxes_of(pages[3], (63, 88))) == 9
    assert set("123456789") <= set(pages[1].words)


def test_a_card_larger_than_the_paper_is_refused(qapp):
    """Nothing is cut off: the reason says what would do."""
    with pytest.raises(ValueError, match="A card of 300 × 200 mm does not fit A4"):
        card_sheets.grid(Order(), (300, 200))


def test_drawn_cards_can_be_searched(qapp):
    """The words of a card are text on paper, within its box, in every ink."""
    front = Card(
        "Mountain",
        count="16×",
        glyphs=("village",),
        hue="#6D665A",
        body=(Steps((("1", "5"), ("2+", "−5")), "cards in your territory"), Words("One lone peak.")),
    )
    for ink in ("full", "saving", "black"):
        order = Order(ink=ink, has_backs=True)
        found = card_sheets.sheets("cards", "Cards", [pieces.card(front, Back("village"))], order, "Toy")
        page, back = papers(pdf(found, order))
        assert lie_within_reach(page) and lie_within_reach(back)
        assert all(words in page.words for words in ("Mountain", "16×", "territory", "peak."))
        assert back.paths
        if ink == "black":
            assert all(len(set(colour)) == 1 for colour in page.colours | back.colours)


def test_a_board_of_any_size_is_painted_over_several_sheets(qapp):
    """Each sheet shows its part of the one picture, in place within 0.2 mm and inside the margins."""
    order = Order(marks=frozenset())

    def paint(painter, page):
        painter.fillRect(QRectF(100, 50, 20, 30), Qt.GlobalColor.red)
        painter.fillRect(QRectF(300, 140, 20, 30), Qt.GlobalColor.red)

    board = board_sheets.of_picture(400, 180, paint, order, "Village")
    assert board.tiling is not None and len(board.sheets) == 2
    area = board.sheets[0].page.area
    found = []
    for place, page in zip(board.tiling.printed, papers(pdf(board.sheets, order)), strict=True):
        left, top = board.tiling.box(place).left - area.left, board.tiling.box(place).top - area.top
        found += [(box[0] + left, box[1] + top) for box in boxes_of(page, (20, 30))]
    (x, y), (to_x, to_y) = found
    assert (to_x - x, to_y - y) == pytest.approx((200, 90), abs=EXACT)


def test_counters_of_several_sizes_keep_apart(qapp):
    """Groups lie under their headings, none over another, and their backs behind them."""
    order = Order(has_backs=True)
    groups = [
        counter_sheets.Group("Farms", counters(30), 22),
        counter_sheets.Group("Wounds", counters(60), 14, is_round=True),
    ]
    found = counter_sheets.sheets("tokens", "Tokens", groups, order, "Toy")
    pages = papers(pdf(found, order))
    assert all(map(lie_within_reach, pages))
    fronts = [box for page in pages[::2] for size in (22, 14) for box in boxes_of(page, (size, size))]
    assert len(fronts) == 90
    assert "Farms" in pages[0].words and any("Wounds" in page.words for page in pages)
    for page, back in zip(pages[::2], pages[1::2], strict=True):
        for size in (22, 14):
            for one, other in zip(boxes_of(page, (size, size)), boxes_of(back, (size, size)), strict=True):
                assert other[:2] == pytest.approx((page.width - one[2], one[1]), abs=EXACT)
        boxes = [box for size in (22, 14) for box in boxes_of(page, (size, size))]
        for number, one in enumerate(boxes):
            for other in boxes[:number]:
                assert one[0] >= other[2] or one[2] <= other[0] or one[1] >= other[3] or one[3] <= other[1]
