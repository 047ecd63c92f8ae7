"""Words have their room: in a window of the least size nothing is cut off in any language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton

from engine.questions.examine.examination import examine
from engine.questions.subject import Subject
from engine.texts import shipped
from engine.texts.library import Library
from workbench.shell.rooms import ROOMS
from workbench.table.model.seats import Seat
from workbench.table.setup.plan import Plan
from workbench.widgets.panels import ElidedLabel

LANGUAGES = ["en", "pl", "de"]
SIZES = [(1100, 700), (1366, 768), (1600, 1000)]


def words_of(widget):
    """Give what is written on a label or a button in one line and must be seen whole."""
    if isinstance(widget, ElidedLabel) or not widget.text():
        return ""
    if isinstance(widget, QLabel):
        return "" if widget.wordWrap() else widget.text()
    if isinstance(widget, QToolButton) and widget.toolButtonStyle().name == "ToolButtonIconOnly":
        return ""
    # A button whose words were shortened says them whole in its tip.
    is_told = widget.text() in widget.toolTip() or (widget.text().endswith("…") and widget.toolTip())
    return "" if is_told else widget.text()


def cut_off(window):
    """Give the words of which less is seen than was asked for, because of their widget or of what is around it."""
    found = [
        widget
        for kind in (QLabel, QAbstractButton)
        for widget in window.findChildren(kind)
        if widget.isVisible() and words_of(widget)
    ]
    return [
        f"{type(widget).__name__} {words_of(widget)!r} in {type(widget.parentWidget()).__name__}"
        for widget in found
        if not widget.visibleRegion().isEmpty()
        and widget.visibleRegion().boundingRect().width() < _needed(widget)
    ]


def _needed(widget):
    if isinstance(widget, QLabel):
        plain = QTextDocumentFragment.fromHtml(widget.text()).toPlainText()
        return min(widget.sizeHint().width(), widget.fontMetrics().horizontalAdvance(plain) + 1)
    return widget.fontMetrics().horizontalAdvance(widget.text().replace("&", ""))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request, window, qtbot):
    """Give a window of a size."""
    window.resize(*request.param)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == request.param)
    return window


def all_seen(window):
    """Claim that nothing is cut off, for `waitUntil`: what is laid out anew takes a moment."""

    def claim():
        assert cut_off(window) == []

    return claim


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_has_room_for_its_words(sized, qtbot, japan):
    """With a settlement selected, both docks of the map show their words whole."""
    document = sized.open_path(japan)
    workspace = sized.workspace
    qtbot.waitUntil(lambda: document.is_checked and workspace.map_text.chart is not None)
    workspace.map_text.select(list(workspace.map_text.chart.names)[:1])
    qtbot.waitUntil(all_seen(sized))
    workspace.docks.show_right()
    qtbot.waitUntil(all_seen(sized))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_room_for_their_words(sized, qtbot, variant):
    """Form, family and difference of a variant show their words whole."""
    document = sized.open_path(variant)
    qtbot.waitUntil(lambda: document.is_checked)
    qtbot.waitUntil(all_seen(sized))
    sized.workspace.docks.show_right()
    qtbot.waitUntil(all_seen(sized))


WALKED = [(1000, 700), (1100, 700), (1600, 1000)]
GAMES = {
    "samurai": (("2016", "japan"), (None, "greedy", "greedy", "greedy")),
    "naishi": (("base", None), (None, "greedy")),
    "seven-samurai": (("normal", None), (None, "greedy", "greedy", None)),
}


class Walk:
    """Goes to every page of the program and looks at its words at every size."""

    def __init__(self, window, qtbot, language):
        self.window, self.qtbot, self.language = window, qtbot, language
        self.cut: list[str] = []

    def look(self, page):
        """Look at what is shown, at every size; what is laid out anew takes a moment."""
        for size in WALKED:
            self.window.resize(*size)
            try:
                self.qtbot.waitUntil(all_seen(self.window), timeout=2000)
            except self.qtbot.TimeoutError:
                self.cut += [f"{page} {size[0]}: {words}" for words in cut_off(self.window)]

    def documents(self, *paths):
        """Look at documents, with both docks."""
        for path in paths:
            document = self.window.open_path(path)
            self.qtbot.waitUntil(lambda document=document: document.is_checked, timeout=20_000)
            self.look(path.name)
            if getattr(self.window.workspace, "docks", None) is not None:
                self.window.workspace.docks.show_right()
                self.look(f"{path.name}, right dock")

    def rooms(self):
        """Look at the rooms with nothing open."""
        for room in ROOMS:
            self.window.show_workspace(room.name)
            self.look(f"{room.name}, empty")

    def questions(self):
        """Look at the pages that answer questions: before they are asked, and a critique with all its sentences."""
        lab = self.window.show_workspace("lab")
        for name in ("hunt", "examine"):
            lab.show_place(name)
            self.look(f"{name}, empty")
        place = lab.questions["examine"]
        subject = Subject.of(Library(), "2016", "japan", 4)
        place.show_answer(examine(subject, games=100, seed=1, only=["fair", "dead", "try"]))
        self.look("critique")
        for card in place._cards():
            card.more_button.click()
        self.look("critique, all sentences")

    def table(self, game):
        """Look at a game at its set-up, at its begin, in its middle and at its end."""
        (variant, board), agents = GAMES[game]
        seats = tuple(Seat(agent or f"Player {n + 1}", agent, n) for n, agent in enumerate(agents))
        chart = shipped.files("map")[board] if board else None
        plan = Plan(chart, shipped.files("variant", game)[variant], seats, 5, {}, True, False)
        table = self.window.show_workspace("table")
        table.driver.pace = 0
        before = table.sitting
        table.begin(plan)
        self.qtbot.waitUntil(
            lambda: table.sitting is not None and table.sitting is not before, timeout=60_000
        )
        self.look(f"{game}, begun")
        self.window.do("play.see_all")
        table.driver.halt()
        for share in ("middle", "end"):
            match = table.sitting.match
            while not match.is_over and (share == "end" or len(match.moves) < 40):
                moves = match.rules.legal_moves(match.position)
                match.play(moves[len(match.moves) % len(moves)])
            table.sitting._changed(len(match.moves))
            self.look(f"{game}, {share}")
        table.sitting.feed_back([{"player": 0, "fun": 4, "text": "Close."}])
        table.autosave.add()
        for page, show in (
            ("position", table.edit_position),
            ("shelf", table.show_shelf),
            ("feedback", table.show_feedback),
        ):
            show()
            self.look(f"{game}, {page}")
        table.driver.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["rooms", "documents", "questions", *GAMES])
def test_every_page_has_room_for_its_words(window, qtbot, language, page, japan, monkeypatch, tmp_path):
    """On every page, in three languages and at three sizes, no words are cut off that are not told elsewhere."""
    monkeypatch.setenv("DAIMYO_RUNS", str(tmp_path / "runs"))
    walk = Walk(window, qtbot, language)
    if page == "rooms":
        walk.rooms()
    elif page == "questions":
        walk.questions()
    elif page == "documents":
        broken = tmp_path / "broken.yaml"
        broken.write_text(japan.read_text(encoding="utf-8").replace("v", "c", 3), encoding="utf-8")
        variants = [shipped.files("variant", game)[variant] for game, ((variant, _), _) in GAMES.items()]
        walk.documents(japan, broken, *variants, shipped.files("experiment")["editions"])
    else:
        walk.table(page)
    assert not walk.cut, "\n".join(walk.cut)
