"""What the table's tests stand on: a table with a game on it, and a person who plays it by mouse and keys."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt

from engine.texts import shipped
from workbench.table.model.seats import Seat
from workbench.table.setup.plan import Plan


def planned(*agents, variant="1998-english", is_hot_seat=True, seed=5, texts=None, board="japan"):
    """Give the plan of a game; nothing among the agents is a person."""
    seats = tuple(Seat(agent or "", agent, number) for number, agent in enumerate(agents))
    chart = shipped.files("map")[board] if isinstance(board, str) else board
    rules = shipped.files("variant")[variant] if isinstance(variant, str) else variant
    return Plan(chart, rules, seats, seed, texts or {}, is_hot_seat, False)


class Person:
    """Plays at the table as people do."""

    def __init__(self, window, qtbot):
        self.window, self.qtbot = window, qtbot
        self.workspace = window.show_workspace("table")
        self.workspace.driver.pace = 0
        self.page = self.workspace.page

    @property
    def stage(self):
        """The middle of the table: Samurai's, once a game of it was begun."""
        return self.workspace.page.stage

    @property
    def board(self):
        """The board."""
        return self.stage.board

    @property
    def strip(self):
        """The hand below the board."""
        return self.stage.strip

    @property
    def sitting(self):
        """The game on the table."""
        return self.workspace.sitting

    @property
    def gesture(self):
        """What is in hand."""
        return self.stage.gesture

    planned = staticmethod(planned)

    def begin(self, *agents, **options):
        """Begin a game and wait until it is on the table."""
        before = self.sitting
        self.workspace.begin(planned(*agents, **options))
        self.qtbot.waitUntil(lambda: self.sitting is not before and self.sitting is not None, timeout=60_000)
        return self

    def wait_for_me(self):
        """Wait until a person decides, or the game is over."""

        def is_mine():
            return self.sitting.is_over or self.sitting.awaits_person or self.sitting.waits_for is not None

        self.qtbot.waitUntil(is_mine, timeout=60_000)

    def skip(self, count):
        """Play moves at random, whoever decides, until so many are made."""
        match = self.sitting.match
        self.workspace.driver.halt()
        while len(match.moves) < count and not match.is_over:
            match.play(match.rules.legal_moves(match.position)[-1])
        self.refresh()

    def skip_setup(self):
        """Choose hands and place figures, whoever decides."""
        self.workspace.driver.halt()
        match = self.sitting.match
        while self.sitting.rules.view(match.position, 0).seen["phase"] in ("hands", "draft"):
            match.play(match.rules.legal_moves(match.position)[0])
        self.refresh()

    def refresh(self):
        """Let everybody see what was played behind their backs."""
        self.sitting._changed(len(self.sitting.match.moves))

    def point(self, space):
        """Give where a space lies on the board."""
        x, y = self.board.view.centre(self.sitting.names.board.spaces[space].at)
        return QPoint(round(x), round(y))

    def click(self, space):
        """Click a space."""
        self.qtbot.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=self.point(space))

    def pick(self, name):
        """Click a token of the hand, or a type of figure."""
        piece = next(piece for piece in self.strip.pieces if piece.name == name)
        self.qtbot.mouseClick(piece, Qt.MouseButton.LeftButton)

    def key(self, key, keys=Qt.KeyboardModifier.NoModifier, widget=None):
        """Press a key on the board."""
        self.qtbot.keyClick(widget or self.board, key, keys)

    def decide(self):
        """Do the next thing that can be done, by mouse."""
        options = self.gesture.options
        if options.takes:
            name, tray = next(iter(options.takes)), self.stage.tray
            piece = next(piece for piece in tray.pieces if piece.name == name)
            self.qtbot.mouseClick(piece, Qt.MouseButton.LeftButton)
            if tray.last is not None:
                self.qtbot.mouseClick(tray.confirm_button, Qt.MouseButton.LeftButton)
        elif options.figures:
            name, spaces = next(iter(options.figures.items()))
            if self.gesture.picked != name:
                self.pick(name)
            self.click(next(iter(spaces)))
        elif options.end is not None:
            self.qtbot.mouseClick(self.strip.end_button, Qt.MouseButton.LeftButton)
        elif options.places:
            name, spaces = next(iter(options.places.items()))
            self.pick(name)
            self.click(next(iter(spaces)))
        else:
            token, exchanges = next(iter(options.swaps.items()))
            (first, figure), others = next(iter(exchanges.items()))
            self.pick(token)
            self.stage.choose(first, figure)
            self.stage.choose(*next(iter(others)))


@pytest.fixture
def person(window, qtbot):
    """Give a person at an empty table."""
    return Person(window, qtbot)


@pytest.fixture
def speaking(person, qapp):
    """Give what lets the interface speak another language for the time of a test."""
    from workbench import language as languages

    made: list[object] = []

    def change(language):
        for translator in made:
            qapp.removeTranslator(translator)
        made[:] = languages.install(language, qapp)
        person.window.speak()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    yield change
    for translator in made:
        qapp.removeTranslator(translator)
    QLocale.setDefault(QLocale("en"))


@cache
def moves_of(variant, players, seed):
    """Play a whole game by greedy agents and give its moves."""
    from engine import agents

    match = planned(*["greedy"] * players, variant=variant, seed=seed).begin()
    players = [agents.player("greedy", match.rules, seed, 0, seat) for seat in range(players)]
    while not match.is_over:
        match.play(players[match.decider](match.position, match.past))
    return tuple(match.moves)


@pytest.fixture
def played(qapp):
    """Give what lays a game on the table without a window: the first moves of one, or all of it."""
    from workbench.table.model.sitting import seated

    def make(*agents, variant="1998-english", seed=5, moves=None, turns=None):
        plan = planned(*agents, variant=variant, seed=seed)
        match = plan.begin()
        for move in moves_of(variant, len(agents), seed)[:moves]:
            if turns is not None and int(match.position.turn) >= turns:
                break
            match.play(move)
        return seated(match, plan.seats, "japan", "Test")

    return make
