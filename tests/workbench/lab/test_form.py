"""The experiment builder: form and text are two views of one document."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLabel, QMenu, QToolTip, QWidget

from engine.texts import experiment as experiments
from workbench import language as languages
from workbench.lab.setup import experiment_text as texts
from workbench.rules import schema_words


def values_of(lab):
    """Give what the engine reads in the experiment's text."""
    document = lab.window.document
    return experiments.load(lab.window.desk.library(), document.path).values


def test_an_experiment_is_there_from_the_start(fresh):
    """Entering the lab lays out a new experiment that can be run, and that nobody is asked to save."""
    prepared = fresh.ready()
    assert fresh.window.document.kind == "experiment"
    assert prepared.plan.total == 2_000
    assert fresh.workspace.page.area.verticalScrollBar().maximum() == 0
    assert not fresh.window.document.is_modified
    assert not fresh.window.files.any_modified


def test_the_menu_of_maps_stays_while_maps_are_ticked(lab, qtbot):
    """One map in and another out is two clicks in one menu; Escape closes it."""
    maps = lab.workspace.form.maps
    maps.showPopup()
    qtbot.waitUntil(maps.menu.isVisible)
    for name in ("two-courts", "japan"):
        action = next(each for each in maps.menu.actions() if each.data() == name)
        place = maps.menu.actionGeometry(action).center()
        qtbot.mouseClick(maps.menu, Qt.MouseButton.LeftButton, pos=place)
        assert maps.menu.isVisible()
    assert maps.on == ["two-courts"]
    assert [each.data() for each in maps.menu.actions() if each.isChecked()] == ["two-courts"]
    qtbot.keyClick(maps.menu, Qt.Key.Key_Escape)
    assert not maps.menu.isVisible()


def test_variants_are_offered_by_the_game_and_title_they_turn_out_to_have(lab, qtbot):
    """One of another game goes once it is read, and a title that is changed elsewhere is the one that is offered."""
    variants, desk = lab.workspace.form.variants, lab.window.desk
    desk.new("river.yaml", "schema: daimyo/variant/1\ntitle: Slow river\nextends: naishi/base\n")
    mine = desk.new("mine.yaml", "schema: daimyo/variant/1\ntitle: Mine\nextends: 2016\n")

    def offered():
        return {variants.item(place).text().removesuffix(" •") for place in range(variants.count())}

    qtbot.waitUntil(lambda: "Slow river" not in offered() and "Mine" in offered())
    mine.replace_all(mine.text.replace("Mine", "Ours"), "rename")
    qtbot.waitUntil(lambda: "Ours" in offered() and "Mine" not in offered())


def test_the_form_writes_the_text(lab, qtbot):
    """What is chosen in the form stands in the text, comments and all, and can be taken back."""
    form = lab.workspace.form
    before = lab.text
    form.title.setText("Two courts")
    form.title.editingFinished.emit()
    form.maps._turn("two-courts")
    form.maps._turn("japan")
    form.variants.item(1).setCheckState(Qt.CheckState.Checked)
    qtbot.mouseClick(form.players.buttons[3], Qt.MouseButton.LeftButton)
    form.games.setText("1,500")
    form.games.editingFinished.emit()
    form.lineups.boxes[0].setEditText("greedy")
    form.lineups.boxes[0]._take()
    form.rotates.click()
    values = values_of(lab)
    assert values["title"] == "Two courts"
    assert values["maps"] == ["two-courts"]
    assert values["variants"] == ["1998-english", "2016", "1998-german"]
    assert values["players"] == [2, 3]
    assert values["lineups"] == ["greedy"]
    assert values["games"] == 1500
    assert values["rotate"] is False
    assert "# Two editions, quickly." in lab.text
    for _ in range(8):
        lab.window.do("edit.undo")
    assert lab.text == before


def test_seats_take_agents_of_their_own(lab):
    """With one player count each seat has a field; a line-up of equal agents is one name."""
    form = lab.workspace.form
    assert len(form.lineups.boxes) == 2
    form.lineups._name(1, "greedy")
    assert values_of(lab)["lineups"] == [["random", "greedy"]]
    form.lineups._name(0, "greedy")
    assert values_of(lab)["lineups"] == ["greedy"]


def test_line_ups_follow_the_player_count(lab, qtbot):
    """A line-up for two becomes one for three when three play."""
    form = lab.workspace.form
    form.lineups._name(1, "greedy")
    qtbot.mouseClick(form.players.buttons[3], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(form.players.buttons[2], Qt.MouseButton.LeftButton)
    values = values_of(lab)
    assert values["players"] == [3]
    assert values["lineups"] == [["random", "greedy", "greedy"]]


def test_the_text_writes_the_form(lab):
    """What is typed in the text shows in the form."""
    lab.write(lab.text.replace("games: 60", "games: 4000").replace("[2]", "[4]"))
    form = lab.workspace.form
    assert form.games.text() == "4,000"
    assert form.players.buttons[4].isChecked()
    assert not form.players.buttons[2].isChecked()
    assert len(form.lineups.boxes) == 4


def test_the_size_is_told_before_it_is_run(lab):
    """The box says what is multiplied and how many games that makes."""
    lab.ready()
    form = lab.workspace.form.footer
    assert form.product.text() == "1 map × 2 variants × 60"
    assert form.total.text() == "120 games"
    assert form.time.text()


def test_what_lies_open_can_be_named(lab, tmp_path):
    """An open variant that was never saved is offered, and is played as it lies open."""
    own = lab.window.desk.new("mine.yaml", "schema: daimyo/variant/1\ntitle: Mine\nextends: 2016\n")
    lab.window.show_document(lab.window.desk.find(tmp_path / "quick.experiment.yaml"))
    names = [lab.workspace.form.variants.item(row).toolTip() for row in range(3)]
    assert names[0] == own.path.name
    lab.workspace.form.variants.item(0).setCheckState(Qt.CheckState.Checked)
    plan = lab.ready().plan
    assert [cell.variant for cell in plan.cells] == ["1998-english", "2016", "mine.yaml"]


def test_ones_own_variants_of_another_game_are_not_offered(lab, tmp_path, qtbot):
    """Open variants of two games lie on the desk: only those of the experiment's game are offered."""
    texts = {"mine": 'extends: "2016"', "other": "game: naishi\nextends: naishi/base"}
    own = [
        lab.window.desk.new(f"{name}.yaml", f"schema: daimyo/variant/1\ntitle: {name}\n{text}\n")
        for name, text in texts.items()
    ]
    qtbot.waitUntil(lambda: all(document.reading.game for document in own), timeout=10_000)
    lab.window.show_document(lab.window.desk.find(tmp_path / "quick.experiment.yaml"))
    lab.workspace._names_changed()
    offered = lab.workspace.form.variants
    names = [offered.item(row).toolTip() for row in range(offered.count())]
    assert "mine.yaml" in names and "other.yaml" not in names


def test_a_value_can_be_varied(lab):
    """A value from the menu is tried around the first variant's own, and can be left alone again."""
    lab.workspace.vary("end.tie_threshold")
    assert values_of(lab)["vary"] == {"end.tie_threshold": [2, 3, 4, 5, 6, "none"]}
    row = lab.workspace.form.changes[0]
    row.field.setText("3, none")
    row.field.editingFinished.emit()
    assert values_of(lab)["vary"] == {"end.tie_threshold": [3, "none"]}
    lab.workspace.form.changes[0].wants_removed.emit()
    assert "vary" not in values_of(lab)


def test_the_dice_give_another_seed(lab, monkeypatch):
    """The dice write a seed into the text."""
    monkeypatch.setattr("secrets.randbelow", lambda most: 4242)
    lab.window.do("experiment.seed")
    assert "seed: 4242" in lab.text


def test_a_wrong_experiment_shows_its_problem_and_is_not_run(lab, runs):
    """A name that does not exist is told in the form; nothing can be queued and nothing is stored."""
    lab.write(lab.text.replace("1998-english", "1998-englsh"))
    prepared = lab.ready()
    form = lab.workspace.form.footer
    assert prepared.plan is None
    assert form.problem.isVisibleTo(form)
    assert "1998-english" in form.problem_words.text()
    assert not form.run.isEnabled()
    lab.window.do("experiment.run")
    assert lab.workspace.queue.jobs == []
    assert not runs.exists()


def test_an_unknown_agent_is_a_problem(lab):
    """An agent that nobody knows keeps the experiment from being run, with the nearest name."""
    lab.workspace.form.lineups._name(0, "gredy")
    prepared = lab.ready()
    assert prepared.plan is None
    assert "greedy" in prepared.problems[0].message


def test_a_broken_text_rests_the_form(lab):
    """While the text cannot be read nothing can be run, and the form says why."""
    lab.write("schema: daimyo/experiment/1\nmaps: [japan\n")
    assert lab.workspace.experiment is None
    assert lab.ready().plan is None
    assert not lab.workspace.form.footer.run.isEnabled()


def test_an_edit_keeps_comments(tmp_path):
    """Setting a value replaces its span alone."""
    text = "schema: daimyo/experiment/1\ngames: 10  # few\nseed: 1\n"
    experiment = texts.read(tmp_path / "a.experiment.yaml", text)
    assert experiment is not None
    (edit,) = experiment.setting(("games",), 20)
    assert text[: edit.start] + edit.text + text[edit.end :] == text.replace("10", "20")


def test_impossible_numbers_are_refused_at_the_field(lab):
    """Too many games, none, or a seed beyond a machine word are marked with the reason and not written."""
    form, before = lab.workspace.form, lab.text
    for field, typed, words in (
        (form.games, "0", "from 1 to 10,000,000"),
        (form.games, "1000000000000", "from 1 to 10,000,000"),
        (form.seed, str(2**64), "from 0 to 18,446,744,073,709,551,615"),
    ):
        field.setText(typed)
        field.editingFinished.emit()
        assert lab.text == before
        assert field.property("wrong")
        assert words in field.toolTip()
        lab.qtbot.waitUntil(lambda words=words: words in QToolTip.text())
        field.setText("12")
        field.editingFinished.emit()
        assert not field.property("wrong")
        lab.write(before)


def test_a_minus_is_refused_and_an_emptied_field_gets_its_number_back(lab, qtbot):
    """A typed -3 does not become 3, and what was emptied is what it was once the field is left."""
    field, before = lab.workspace.form.seed, lab.text
    shown = field.text()
    field.selectAll()
    qtbot.keyClicks(field, "-3")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.property("wrong") and lab.text == before
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == shown and not field.property("wrong") and lab.text == before


def test_groups_of_values_to_vary_are_named_in_the_language(lab, qapp):
    """The menu has the groups of the rules as the form of the rules heads them."""
    before = QLocale()
    installed = languages.install("de", qapp)
    try:
        lab.workspace.form.vary.click()
        menu = lab.workspace.form.findChild(QMenu)
        titles = [action.text() for action in menu.actions() if action.isVisible()]
        menu.close()
        assert "Spielende" in titles and "Wertung" in titles
        assert not [title for title in titles if schema_words.is_english(title)]
    finally:
        for each in installed:
            qapp.removeTranslator(each)
        QLocale.setDefault(before)


def test_thousands_are_read_as_any_language_parts_them(lab):
    """German, Polish and English thousands are the same number; a part of a game is none."""
    field, before = lab.workspace.form.games, lab.text
    for typed in ("1.200", "1 200", "1,200", "1200"):
        field.setText(typed)
        field.editingFinished.emit()
        assert values_of(lab)["games"] == 1200
        lab.write(before)
    field.setText("10.5")
    field.editingFinished.emit()
    assert field.property("wrong") and lab.text == before


def test_words_of_documents_are_never_taken_for_markup(lab, qtbot):
    """Titles and names that look like markup stand in labels and tips as they are written."""
    bad = "<b>Bold</b><img src='x'>"
    lab.write(lab.text.replace("Quick duel", bad))
    lab.run()
    work = lab.workspace
    work.history.select([lab.run_name])
    lab.write(lab.text.replace("maps: [japan]", f'maps: [japan, "{bad}"]'))
    lab.ready()
    work.grab()
    shown = [label for label in work.findChildren(QLabel) if "<b>" in label.text()]
    assert work.results.head.title in shown
    assert work.form.footer.problem_words in shown
    assert {label.textFormat() for label in shown} == {Qt.TextFormat.PlainText}
    tips = [widget.toolTip() for widget in work.findChildren(QWidget)]
    table = work.history.table
    tips += [table.item(0, column).toolTip() for column in range(table.columnCount())]
    assert any("&lt;b&gt;" in tip for tip in tips)
    assert not any("<b>" in tip for tip in tips)


def test_another_games_form_keeps_nothing_of_the_last(lab, tmp_path):
    """After an experiment with maps, one of a game without shows neither maps nor the other's player counts."""
    path = tmp_path / "cards.experiment.yaml"
    path.write_text(
        "schema: daimyo/experiment/1\ntitle: Cards\nvariants: [naishi/base]\nplayers: [2]\n"
        "lineups: [[greedy, greedy]]\ngames: 20\nseed: 1\n",
        encoding="utf-8",
    )
    form = lab.workspace.form
    form.players.show_chosen([4])
    lab.window.open_path(path)
    assert not form.map_part.isVisibleTo(form)
    assert [count for count, button in form.players.buttons.items() if button.isVisibleTo(form.players)] == [
        2
    ]


def test_an_agent_is_taken_as_it_was_typed(lab, qtbot):
    """A name that others begin with is not completed to one of these."""
    box = lab.workspace.form.lineups.boxes[0]
    box.show_agent("random")
    box.setFocus()
    box.lineEdit().selectAll()
    qtbot.keyClicks(box, "greedy")
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert box.currentText() == "greedy"


def test_counts_that_nobody_plays_are_told(lab):
    """A line-up of three agents leaves out the other counts that are chosen, and the form says so."""
    field = lab.workspace.form.lineups
    field.show_lineups([["greedy", "random", "random"]], [2, 3, 4], rotates=True)
    assert field.unplayed.text() == "Not played with 2, 4 players: no line-up has so many seats."
    assert not field.unplayed.isHidden()
    field.show_lineups(["greedy", ["greedy", "random", "random"]], [2, 3, 4], rotates=True)
    assert field.unplayed.isHidden()


def test_the_ticked_variants_are_in_sight(lab, qtbot):
    """An experiment with a variant far down the list is shown from its tick on; a tick moves nothing."""
    names = lab.workspace.form.variants
    names.resize(200, names.height())
    names.show_choices([(f"v{number}", f"Variant {number}") for number in range(30)], ["v20"])
    ticked = names.item(20)
    qtbot.waitUntil(lambda: names.viewport().rect().contains(names.visualItemRect(ticked).center()))
    before = names.verticalScrollBar().value()
    names.show_choices([(f"v{number}", f"Variant {number}") for number in range(30)], ["v20", "v2"])
    assert names.verticalScrollBar().value() == before
