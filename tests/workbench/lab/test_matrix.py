"""The matrix of a whole run: coloured by any measure, walked by keys, any two cells opened side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from engine.numbers.overview import SEAT_BIAS, off_share

MATRIX = """\
schema: daimyo/experiment/1
title: All at once
maps: [japan]
variants: [1998-english, "2016"]
players: [2, 3]
lineups: [random]
games: 40
seed: 7
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Give a store with a run of several groups, played once."""
    from engine.numbers import running
    from engine.numbers.runs import Store
    from engine.texts.library import Library
    from workbench.lab.runs.job import plan_of

    folder = tmp_path_factory.mktemp("matrix")
    path = folder / "all.experiment.yaml"
    path.write_text(MATRIX, encoding="utf-8")
    plan, store = plan_of(Library(), path), Store(folder / "runs")
    store.run(plan, running.Cores(1))
    return store


@pytest.fixture
def results(played, qtbot):
    """Give the results of that run."""
    from workbench.lab.cards.results import Results
    from workbench.lab.runs.archive import Archive

    archive = Archive(played)
    made = Results()
    qtbot.addWidget(made)
    (run,) = played.runs()
    made.wants_pair.connect(
        lambda base, other: made.take_pair(base, other, archive.pair([run.name], base, other))
    )
    made.show_exhibit(archive.exhibit([run.name]))
    made.resize(1300, 900)
    made.give_room(1280)
    made.show()
    return made


def click(qtbot, results, place, modifier=Qt.KeyboardModifier.NoModifier):
    """Click a cell."""
    picture = results.matrix.picture
    at = picture.area_of(place).center().toPoint()
    qtbot.mouseClick(picture, Qt.MouseButton.LeftButton, modifier, at)


def pick(picker, title):
    """Pick what is called so from a list, as a person does."""
    place = picker.findText(title)
    assert place >= 0, [picker.itemText(each) for each in range(picker.count())]
    picker.setCurrentIndex(place)
    picker.activated.emit(place)


def test_every_game_has_its_matrix(results):
    """Players stand in rows, variants in columns, each cell with its seat, its interval and its sentence."""
    matrix = results.matrix.picture.matrix
    assert not results.matrix.isHidden()
    assert matrix.columns == ("1998 English", "2016") and matrix.baseline == 0
    assert len(matrix.rows) == 2 and len(matrix.cells) == 4
    cell = matrix.cells[0, 0]
    assert cell.seat is not None and cell.half.startswith("±")
    assert "fair share" in cell.words
    assert len(matrix.row_sums) == 2 and len(matrix.column_sums) == 2
    results.matrix.grab()
    assert results.matrix.picture.words_at(*_middle(results, (1, 1))) == matrix.cells[1, 1].words


def _middle(results, place):
    centre = results.matrix.picture.area_of(place).center()
    return centre.x(), centre.y()


def test_a_measure_is_picked(results):
    """Length colours the cells in steps of its own, hatched where it differs from the baseline."""
    card = results.matrix
    assert card.measure == SEAT_BIAS
    place = next(
        n for n in range(card.measures.count()) if tuple(card.measures.itemData(n)) == ("turns", "all")
    )
    card.measures.setCurrentIndex(place)
    card.measures.activated.emit(place)
    matrix = card.picture.matrix
    assert matrix.scale == "turns" and not matrix.row_sums
    assert not matrix.cells[0, 0].is_hatched and "baseline" in matrix.hatch
    assert {each.seat for each in matrix.cells.values()} == {None}
    pick(card.axes.columns, "players")
    assert card.picture.matrix.columns == ("2", "3")


def test_cells_are_walked_and_opened_by_keys(results, qtbot):
    """Arrows go from cell to cell, Enter shows one with its group, B makes its variant the baseline.

    Who has clicked a cell goes on by keys.
    """
    picture = results.matrix.picture
    assert picture.focusPolicy() & Qt.FocusPolicy.ClickFocus
    picture.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        qtbot.keyClick(picture, key)
    qtbot.keyClick(picture, Qt.Key.Key_Return)
    assert picture.current == (1, 1)
    assert results.findings.cells[results.selection.chosen].cell.players == 3
    assert "3 player" in results.head.groups.currentText()
    qtbot.keyClick(picture, Qt.Key.Key_B)
    assert picture.matrix.baseline == 1
    assert results.head.bases.currentText() == "2016"
    first = results.selection.ordered[0]
    assert results.findings.cells[first].cell.variant == "2016"
    # Its games are compared the other way round, which was not known before.
    assert results.duel.number.text() != "–"


@pytest.mark.parametrize("way", ["control", "button", "key"])
def test_any_two_cells_stand_side_by_side(results, qtbot, way):
    """A second cell is put beside the chosen one by Ctrl, by the button or by Space, and all cards show both."""
    click(qtbot, results, (0, 1))
    if way == "control":
        click(qtbot, results, (1, 0), Qt.KeyboardModifier.ControlModifier)
    elif way == "button":
        results.matrix.side_by_side.click()
        click(qtbot, results, (1, 0))
        assert not results.matrix.side_by_side.isChecked()
    else:
        results.matrix.picture.setFocus()
        qtbot.keyClick(results.matrix.picture, Qt.Key.Key_Down)
        qtbot.keyClick(results.matrix.picture, Qt.Key.Key_Left)
        qtbot.keyClick(results.matrix.picture, Qt.Key.Key_Space)
    picture, chosen = results.matrix.picture, results.selection
    assert chosen.is_pair and (picture.current, picture.beside) == ((0, 1), (1, 0))
    assert results.wins.picture.fair is None and len(results.wins.picture.rows) == 3
    assert "numbers of players differ" in results.duel.sentence.text()
    assert results.numbers.tree.columnCount() == 4
    click(qtbot, results, (1, 1))
    assert not results.selection.is_pair and picture.beside is None


def test_the_menu_of_a_cell_offers_the_same(results, qtbot):
    """The menu compares, makes a baseline and examines."""
    asked: list[int] = []
    results.matrix.examined.connect(asked.append)
    results.matrix.picture.asked.emit(1, 1, QPoint(10, 10))
    menu = results.matrix.findChild(QMenu)
    actions = {action.text(): action for action in menu.actions()}
    actions["Make 2016 the baseline"].trigger()
    assert results.matrix.picture.matrix.baseline == 1
    actions["Examine this cell"].trigger()
    assert [results.findings.cells[number].cell.variant for number in asked] == ["2016"]
    menu.close()


def test_all_numbers_are_there_and_explained(results):
    """Without varying anything every metric has its row, and says on hover what it means and what ± belongs to."""
    numbers = results.numbers
    heads = [numbers.tree.topLevelItem(n) for n in range(numbers.tree.topLevelItemCount())]
    metrics = {head.data(0, Qt.ItemDataRole.UserRole): head for head in heads}
    for name in ("win_rate", "shared_wins", "decisiveness", "turns", "margin", "drama", "lead_changes"):
        assert name in metrics
    tip = metrics["drama"].toolTip(1)
    assert "later winner" in tip and "± is half of its 95 % interval" in tip
    assert "split equally" in metrics["win_rate"].toolTip(0)
    assert not metrics["captures"].isExpanded() and metrics["win_rate"].isExpanded()
    assert "±" in numbers.text_of("turns")
    assert "±" in numbers.text_of("win_rate", "Seat 1")


def test_numbers_are_written_as_the_language_has_them(results, qapp):
    """In German and Polish the comma parts the decimals, on cards, in tables and on the scale of a heat map."""
    from workbench import language as languages
    from workbench.canvas.scene import Heat

    before = QLocale()
    for language in ("de", "pl"):
        installed = languages.install(language, qapp)
        try:
            results.show_percent(95)
            assert "," in results.numbers.text_of("turns")
            assert "," in results.wins.picture.table().rows[0][1]
            assert Heat({}, form="{:.1f}").said(-2.5) == "−2,5"
        finally:
            for translator in installed:
                qapp.removeTranslator(translator)
            QLocale.setDefault(before)


def test_the_report_has_the_same_matrix(played):
    """The page shows every cell by bias, hatched where fairness is excluded, and folded by every other measure."""
    from workbench.export.report import Report

    (run,) = played.runs()
    page = Report(run, played).html()
    assert "All cells at a glance" in page and "(baseline)" in page
    assert page.count('class="n heat') >= 8
    assert "<summary>Drama</summary>" in page


def test_the_run_says_what_it_comes_to(results):
    """The head of the page names what decides and the cell that is farthest off, whatever colours the cells."""
    card = results.matrix
    assert "Farthest off: " in card.conclusion.text()
    assert card.conclusion.isVisibleTo(results)
    pick(card.measures, "Length")
    assert "Farthest off: " in card.conclusion.text() and card.conclusion.isVisibleTo(results)
    biased = [each.is_hatched for each in card.picture.matrix.cells.values()]
    assert card.conclusion.frame.property("severity") in ("warning", "info")
    assert len(biased) == 4


def test_usual_measures_stand_side_by_side(results):
    """The first measures are buttons, the list says that there are more; what is picked there is shown there."""
    choice = results.matrix.choice
    assert list(choice.usual.buttons) == ["seat_bias ", "turns all", "drama all", "shared_wins all"]
    choice.give_room(900)
    assert choice.all.shown_text == "More"
    choice.usual.buttons["drama all"].click()
    assert results.matrix.measure == ("drama", "all") and choice.usual.buttons["drama all"].isChecked()
    assert results.cell.figure.text() != "–" and "%" in results.cell.interval.text()
    pick(choice.all, "Decisiveness")
    assert choice.all.shown_text == "Decisiveness"
    assert not any(button.isChecked() for button in choice.usual.buttons.values())
    choice.usual.buttons["turns all"].click()
    choice.give_room(200)
    assert choice.all.shown_text == "Length" and not choice.usual.isVisibleTo(choice)
    choice.give_room(420)
    shown = [button for button in choice.usual.buttons.values() if button.isVisibleTo(choice)]
    assert 1 < len(shown) < 4


def test_the_chosen_cell_is_told_in_full(results, qtbot):
    """Figure, sentence, seats beside the baseline's, measures with their differences, and how games end."""
    click(qtbot, results, (1, 1))
    card = results.cell
    words = card.words
    assert card.title.text().startswith("2016, Japan, 3 player")
    assert "is fair" in card.sentence.text() and "1998 English" in card.sentence.text()
    assert card.figure.text() == results.matrix.picture.matrix.cells[1, 1].value
    assert len(card.seats.rows) == 3 and all(len(row.values) == 2 for row in card.seats.rows)
    texts = [card.measures.itemAt(place).widget().text() for place in range(card.measures.count())]
    assert texts[:3] == ["Measure", "This cell", "From baseline"]
    assert words.difference_said(("turns", "all")) in texts and "Winner differs, %" in texts
    assert card.ends.table().rows and card.base.text() == "Make 2016 the baseline"
    click(qtbot, results, (1, 0))
    assert card.words.is_baseline and not card.base.isEnabled() and not card.games.isEnabled()
    assert all(len(row.values) == 1 for row in card.seats.rows)
    assert "This is the baseline" in card.sentence.text()


def test_a_cell_is_examined_and_made_the_baseline_from_its_card(results, qtbot):
    """The buttons of the card do what the menu of the cell does."""
    asked: list[int] = []
    results.matrix.examined.connect(asked.append)
    click(qtbot, results, (0, 1))
    results.cell.examine.click()
    assert [results.findings.cells[number].cell.variant for number in asked] == ["2016"]
    results.cell.base.click()
    assert results.matrix.picture.matrix.baseline == 1
    assert results.cell.words.is_baseline


def test_two_cells_side_by_side_are_told_against_each_other(results, qtbot):
    """The second is told with the first as what it is compared with, seats that one of them lacks left empty."""
    click(qtbot, results, (0, 1))
    click(qtbot, results, (1, 0), Qt.KeyboardModifier.ControlModifier)
    card = results.cell
    assert card.title.text().startswith("1998 English, Japan, 3 player")
    assert card.words.base_title().startswith("2016, 2 player")
    assert [value is None for value in card.seats.rows[2].values] == [True, False]
    assert not card.seats.grab().isNull()


def test_a_bias_among_three_differs_from_one_among_two_by_the_fair_share_of_each(results, qtbot):
    """What a seat wins among fewer is no bias: each cell is measured from its own fair share."""
    click(qtbot, results, (1, 0))
    click(qtbot, results, (0, 1), Qt.KeyboardModifier.ControlModifier)
    words = results.cell.words
    seat = words.reading(SEAT_BIAS).seat
    among = {each.cell.players: each.estimates("win_rate", 95) for each in (words.base, words.cell)}
    off = {count: found.value for count, rates in among.items() if (found := off_share(rates, seat))}
    assert off[3] == pytest.approx(among[3][f"seat {seat}"].value - 1 / 3, abs=0.02)
    assert words.difference(SEAT_BIAS).value == pytest.approx(off[2] - off[3])


def test_choices_of_a_run_end_in_dots_where_they_have_no_room(results, qtbot):
    """Two cells side by side have a long name, which is never cut off between two letters."""
    click(qtbot, results, (0, 1))
    click(qtbot, results, (1, 0), Qt.KeyboardModifier.ControlModifier)
    choice = results.head.groups
    choice.setMaximumWidth(200)
    choice.resize(200, choice.height())
    assert choice.shown_text.endswith("…") and choice.currentText() in choice.toolTip()


def test_the_command_of_a_cell_plays_it(results, tmp_path):
    """A cell is compared with its baseline where both are played alike, else it is simulated alone."""
    from workbench.lab.setup.command_line import for_cells

    one, two = (results.findings.cells[number].cell for number in results.findings.groups[0])
    said = for_cells([one, two], 40, tmp_path, [])
    assert said == (
        "daimyo compare --variant 1998-english --variant 2016 --map japan --players 2 --agents random"
        " --games 40 --seed 7"
    )
    assert for_cells([two], 40, tmp_path, []).startswith("daimyo simulate --variant 2016 ")
    other = results.findings.cells[results.findings.groups[1][0]].cell
    assert for_cells([other, two], 40, tmp_path, []).startswith("daimyo simulate --variant 2016 ")
    own = replace(two, variant="mine.yaml")
    assert for_cells([own], 40, tmp_path, []) == ""


def test_in_a_narrow_window_the_cell_is_a_tab_beside_the_form(played, window, qtbot):
    """Below 1360 pixels the cell leaves the page to the matrix; its games and its command are found from there."""
    from workbench.lab.runs.archive import Archive

    lab = window.show_workspace("lab")
    (run,) = played.runs()
    window.resize(1600, 1000)
    lab.page.show_results()
    lab.results.show_exhibit(Archive(played).exhibit([run.name]))
    lab.results.choose_cell(lab.results.findings.groups[1][1])
    assert lab.results.isAncestorOf(lab.results.cell)
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: lab.page.side.tabs.isVisibleTo(lab.page))
    tabs = lab.page.side.tabs
    assert [tabs.tabText(place) for place in range(2)] == ["Set-up", "Cell"]
    tabs.setCurrentIndex(1)
    assert lab.results.cell.isVisibleTo(lab.page) and not lab.results.isAncestorOf(lab.results.cell)
    assert "3 player" in lab.results.cell.title.text()
    lab.results.cell.games.click()
    assert lab.results.duel.table.hasFocus() or not window.isActiveWindow()
    lab.results.cell.command.click()
    assert QGuiApplication.clipboard().text().startswith("daimyo compare --variant 1998-english")
    window.resize(1600, 1000)
    qtbot.waitUntil(lambda: not tabs.isVisibleTo(lab.page))
    assert lab.results.isAncestorOf(lab.results.cell) and lab.results.cell.isVisibleTo(lab.results)


def test_the_cards_of_a_game_are_shown_after_those_of_another(results, qtbot):
    """What a game adds to the results is in sight too where results of another game were before."""
    exhibit = results.exhibit
    results._take_game("naishi")
    results.show_exhibit(replace(exhibit))
    assert results.own_cards and all(each.card.isVisible() for each in results.own_cards)
    assert all(results._grid.indexOf(each.card) >= 0 for each in results.own_cards)


def test_many_cells_say_their_number_alone(results):
    """Past twelve rows cells are small; their intervals are told under the mouse."""
    card = results.matrix
    many = [
        replace(each, cell=replace(each.cell, map=f"map-{number}"))
        for number in range(7)
        for each in card._cells
    ]
    card.show_run(many, [0] * len(many), (0, -1), 95)
    picture = card.picture
    assert picture.is_dense and len(picture.matrix.rows) == 14
    assert not picture.grab().isNull()
    assert "±" in picture.words_at(*_middle(results, (3, 1)))


def test_boards_stand_beside_their_rows(results):
    """Each map that heads rows is drawn once, as the largest board that is played on."""
    card = results.matrix
    cell = card._cells[0].cell
    other = [replace(each, cell=replace(each.cell, map="elsewhere")) for each in card._cells]
    card.show_run([*card._cells, *other], [0] * 8, (0, -1), 95)
    assert sorted(card.picture.matrix.boards) == [0, 2]
    assert len(card.picture.matrix.boards[0].spaces) > len(cell.setting["spaces"])
    card.picture.resize(900, 420)
    assert not card.picture.grab().isNull()


def test_a_single_row_is_named_by_what_its_cells_share(results):
    """Where cells differ in players alone, their row is not named after the players of the first."""
    findings = results.findings
    same = [each for each in findings.cells if each.cell.variant == "2016"]
    results.matrix.show_run(same, (0, 1), (0, -1), 95)
    matrix = results.matrix.picture.matrix
    assert (matrix.columns, matrix.rows) == (("2", "3"), (("2016", ""),))


def test_a_cell_without_games_is_awaited(results):
    """While a run goes on, a cell that has not begun says so, and not that there is no such cell."""
    findings = results.findings
    first, *others = findings.cells
    results.matrix.show_run([replace(first, games=0, sums={}), *others], findings.baselines, (1, -1), 95)
    picture = results.matrix.picture
    assert picture.matrix.awaited_at == {(0, 0)} and (0, 0) not in picture.matrix.cells
    results.matrix.grab()
    assert picture.words_at(*_middle(results, (0, 0))) == "Nothing is known of this cell yet."


LINEUPS = """\
schema: daimyo/experiment/1
title: Who plays
maps: [japan, inland-sea]
variants: [1998-english, "2016"]
players: [2]
lineups: [random, greedy, [greedy, random]]
games: 20
seed: 7
"""


@pytest.fixture
def by_lineup(tmp_path, qtbot):
    """Give the results of a run with several line-ups."""
    from engine.numbers import running
    from engine.numbers.runs import Store
    from engine.texts.library import Library
    from workbench.lab.cards.results import Results
    from workbench.lab.runs.archive import Archive
    from workbench.lab.runs.job import plan_of

    path = tmp_path / "who.experiment.yaml"
    path.write_text(LINEUPS, encoding="utf-8")
    store = Store(tmp_path / "runs")
    store.run(plan_of(Library(), path), running.Cores(1))
    made = Results()
    qtbot.addWidget(made)
    (run,) = store.runs()
    made.show_exhibit(Archive(store).exhibit([run.name]))
    made.resize(1300, 900)
    made.show()
    return made


def test_line_ups_stand_in_rows_or_columns(by_lineup):
    """A run of several line-ups shows them as an axis like any other: in rows in any order, or in columns."""
    card = by_lineup.matrix
    matrix = card.picture.matrix
    assert matrix.columns == ("1998 English", "2016")
    assert matrix.rows[:3] == (("Japan", "random"), ("Japan", "greedy"), ("Japan", "greedy, random"))
    pick(card.axes.rows, "line-ups, maps")
    matrix = card.picture.matrix
    assert matrix.rows[:3] == (("random", "Japan"), ("random", "Inland Sea"), ("greedy", "Japan"))
    assert not matrix.boards
    pick(card.axes.columns, "line-ups")
    matrix = card.picture.matrix
    assert matrix.columns == ("random", "greedy", "greedy, random") and len(matrix.cells) == 12
    assert [head for head, _ in matrix.rows] == ["Japan", "Japan", "Inland Sea", "Inland Sea"]
    pick(card.axes.rows, "editions, maps")
    assert card.picture.matrix.rows[0] == ("1998 English", "Japan")
    card.grab()


def test_a_measure_of_one_line_up_alone_colours_its_cells(by_lineup):
    """How often an agent wins that sits in one line-up only can be asked for, though the first has no such number."""
    card = by_lineup.matrix
    titles = [card.measures.itemText(place) for place in range(card.measures.count())]
    title = next(title for title in titles if "agent" in title.lower() and "greedy" in title)
    pick(card.measures, title)
    pick(card.axes.columns, "line-ups")
    columns = {column for _, column in card.picture.matrix.cells}
    assert columns and 0 not in columns
