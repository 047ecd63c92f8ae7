"""The painter draws any scene, the right things in the right places, and again only what changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from workbench.canvas.geometry import Box, View, fitted
from workbench.canvas.painter import BoardPainter, paint_canvas, paint_empty_hexes, paint_legend
from workbench.canvas.scene import Heat, Marks, Overlays, Scene, Space, Symmetry, Token
from workbench.canvas.tokens import paint_seat, paint_token
from workbench.dress.theme import DARK, LIGHT, THEMES, blend, channels

SEA, LAND, VILLAGE, CITY, CAPITAL = (-1, 2), (0, 2), (1, 1), (3, 1), (1, 2)


def are_alike(one, other):
    """Say whether two pictures differ by no more than rounding, which depends on what is drawn first."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(a - b) <= 3 for a, b in pairs)


@pytest.fixture
def play(scene):
    """Give a position on the island: figures, a captured city, tokens."""
    return replace(
        scene,
        is_play=True,
        figures={VILLAGE: ("helmet",), CAPITAL: ("helmet", "buddha", "rice")},
        captured={CITY},
        tokens={LAND: Token(2, "samurai", 3), SEA: Token(0, "ship", 1, sign="fast")},
    )


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_ground_has_its_colours(scene, painted, colour_at, theme):
    """Sea, land and settlement show their own colours in their middles, in both themes."""
    assert scene.spaces[SEA].terrain == "sea"
    image, view = painted(scene, theme=theme)
    assert colour_at(image, view, SEA) in (theme.sea, theme.water1)
    assert colour_at(image, view, LAND) in theme.land
    assert colour_at(image, view, VILLAGE, (0.5, 0.1)) == theme.settlement
    assert colour_at(image, view, CAPITAL, (-0.42, -0.1)) == theme.capital


def test_water_grows_lighter_towards_the_coast(scene, painted, colour_at):
    """From the coast outwards two bands of light water come before the sea."""
    image, view = painted(scene)
    bands = [colour_at(image, view, SEA, (aside, 0)) for aside in (0.76, 0.54, 0.2)]
    assert bands == [LIGHT.water2, LIGHT.water1, LIGHT.sea]


def test_outside_of_the_board_nothing_is_drawn(scene, painted):
    """The corners of the picture stay as they were."""
    image, _ = painted(scene)
    assert image.pixelColor(1, 1).alpha() == 0


def test_play_shows_figures_tokens_and_captures(play, painted, colour_at):
    """A figure is dark, a captured settlement flat, a token has its player's colour."""
    image, view = painted(play)
    assert colour_at(image, view, VILLAGE, (0, -0.07 - 0.1)) == LIGHT.figure
    assert colour_at(image, view, CITY, (0.5, 0)) == LIGHT.captured
    assert colour_at(image, view, LAND, (0.1, 0.45)) == LIGHT.seats[2].fill


def test_the_marks_of_the_moment(scene, painted, colour_at):
    """Legal spaces have a dot, hovered ones a tint, and a problem its badge."""
    marks = Marks(legal={LAND}, errors={VILLAGE}, warnings={(2, 2)})
    image, view = painted(replace(scene, marks=marks))
    assert colour_at(image, view, LAND) == LIGHT.accent
    assert colour_at(image, view, VILLAGE, (0.60, -0.75)) == LIGHT.error
    plain, _ = painted(scene)
    hovered, _ = painted(replace(scene, marks=Marks(hover=LAND)))
    expected = blend(LIGHT.accent, colour_at(plain, view, LAND), 0.14)
    assert channels(colour_at(hovered, view, LAND)) == pytest.approx(channels(expected), abs=1)


def test_ghosts_are_faint(scene, painted, colour_at):
    """What a click would bring is drawn over what is there, and lets it through."""
    ghost = replace(scene, marks=Marks(ghost_spaces={LAND: Space("sea")}))
    image, view = painted(ghost)
    plain, _ = painted(scene)
    expected = blend(LIGHT.sea, colour_at(plain, view, LAND), 0.62)
    found = colour_at(image, view, LAND, (0, 0.3))
    assert channels(found) == pytest.approx(channels(expected), abs=1)


def test_small_boards_say_less(scene, painted):
    """The smaller the hexes, the fewer colours: a minimap has only fills, coast and dots."""

    def count(s):
        image, _ = painted(scene, size=(int(14 * s), int(12 * s)), view=View(s, 3 * s, 2 * s))
        near = image.convertToFormat(QImage.Format.Format_RGB888)
        return {
            near.pixelColor(x, y).name().upper() for x in range(near.width()) for y in range(near.height())
        }

    coarse, fine = count(5), count(22)
    assert LIGHT.water2 not in coarse
    assert LIGHT.settlement not in coarse
    assert {LIGHT.water2, LIGHT.settlement, LIGHT.building} <= fine


def test_heat_colours_settlements_and_land(scene, painted, colour_at):
    """The hottest and the coolest value take the ends of the scale, on tiles and on bare land."""
    image, view = painted(replace(scene, heat=Heat({VILLAGE: 1.0, LAND: 9.0})))
    assert colour_at(image, view, VILLAGE) == LIGHT.heat[0]
    assert colour_at(image, view, LAND) == LIGHT.heat[4]


def test_a_part_is_drawn_like_the_whole(play, painted):
    """Drawing only a clip gives the pixels that the whole picture has there."""
    play = replace(play, marks=Marks(selected={VILLAGE}, hover=LAND, legal={LAND}))
    whole, view = painted(play)
    x, y = (round(place) for place in view.centre(CAPITAL))
    part, _ = painted(play, view=view, clip=Box(x - 40, y - 40, x + 40, y + 40))
    assert are_alike(part.copy(x - 39, y - 39, 78, 78), whole.copy(x - 39, y - 39, 78, 78))
    assert part.pixelColor(x - 60, y).alpha() == 0


def test_a_repainted_part_makes_the_new_picture(scene, painted, qapp):
    """Painting only what is dirty over the old picture gives the new picture, pixel for pixel."""
    brush = BoardPainter(LIGHT)
    old = replace(scene, marks=Marks(hover=LAND))
    new = replace(
        scene, spaces={**scene.spaces, LAND: Space("city", 2), SEA: Space("land")}, marks=Marks(hover=SEA)
    )
    image, view = painted(old, painter=brush)
    boxes = brush.dirty(old, new, view)
    assert boxes
    for box in boxes:
        whole = Box(*(round(edge) for edge in (box.left, box.top, box.right, box.bottom)))
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(QRectF(whole.left, whole.top, whole.width, whole.height), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        brush.paint(painter, new, view, whole)
        painter.end()
    fresh, _ = painted(new, view=view)
    assert are_alike(image, fresh)


def test_nothing_is_made_twice(scene, painted, monkeypatch):
    """A second painting of the same scene makes no ground anew, another scene does."""
    from workbench.canvas import ground

    made = []
    real = ground.shapes

    def counted(*words):
        made.append(words)
        return real(*words)

    monkeypatch.setattr(ground, "shapes", counted)
    brush = BoardPainter(LIGHT)
    painted(scene, painter=brush)
    painted(replace(scene, marks=Marks(hover=LAND)), painter=brush)
    assert len(made) == 1
    painted(replace(scene, spaces=dict(scene.spaces)), painter=brush)
    assert len(made) == 2


def test_a_scan_lies_between_ground_and_settlements(scene, qapp, colour_at):
    """What is drawn between covers land and leaves tiles on top."""
    image = QImage(480, 360, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    view = fitted(scene.spaces, Box(0, 0, 480, 360))
    painter = QPainter(image)
    scan = lambda brush: brush.fillRect(QRectF(0, 0, 480, 360), Qt.GlobalColor.red)  # noqa: E731  # one expression is all it is
    BoardPainter(LIGHT).paint(painter, scene, view, between=scan)
    painter.end()
    assert colour_at(image, view, LAND) == "#FF0000"
    assert colour_at(image, view, VILLAGE, (0.5, 0.1)) == LIGHT.settlement


terrains = st.sampled_from(["sea", "land", "village", "city", "capital", "monastery", "", "~?"])
strange_spaces = st.dictionaries(
    st.tuples(st.integers(-3, 3), st.integers(-3, 3)),
    st.builds(
        Space,
        terrains,
        st.integers(-1, 9),
        st.sampled_from([None, "", "Zażółć"]),
        st.sampled_from([None, "p"]),
    ),
    max_size=12,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    spaces=strange_spaces,
    seat=st.integers(0, 9),
    glyph=st.sampled_from(["", "helmet", "wyvern", "♜"]),
    number=st.sampled_from([None, 0, 7, 12, -3]),
    s=st.sampled_from([1.5, 6.0, 12.0, 25.0, 60.0]),
    is_play=st.booleans(),
)
def test_whatever_is_drawn_is_drawn(painted, spaces, seat, glyph, number, s, is_play):
    """Half-drawn maps, unknown kinds, odd tokens and marks outside of the board never stop the painter."""
    at = next(iter(spaces), (0, 0))
    strange = Scene(
        spaces,
        is_play=is_play,
        figures={at: (glyph,) * 7},
        tokens={(1, 1): Token(seat, glyph, number, sign="fast"), (2, 2): Token(seat, is_back=True)},
        outside={(5, 5): Space("land")},
        counts={at: 2, (5, 5): 3},
        heat=Heat({at: 1.0, (9, 9): 2.0}, shows_values=True),
        marks=Marks(
            hover=(8, 8), selected={(7, 7), at}, legal={at}, affected={at}, affected_by_hover={at}, errors={at},
            warnings={(6, 6)}, infos={(3, 3)}, last_played={at}, ringed={at}, cursor=at,
            ghost_spaces={at: Space("fort", 2)}, ghost_tokens={at: Token(1)}, chips={at: "+4"},
            callouts={at: "here"}, symmetry=Symmetry(at, 3),
        ),
        overlays=Overlays(True, True, True, True, True, True, True),
    )  # fmt: skip
    image, _ = painted(strange, size=(160, 120), view=View(s, 80, 60))
    assert not image.isNull()


def test_a_thousand_hexes_at_once(painted, colour_at):
    """A map far beyond a board's limits is drawn whole."""
    spaces = {(q, r): Space("land" if (q + r) % 5 else "city", 2) for q in range(40) for r in range(25)}
    image, view = painted(Scene(spaces), size=(900, 500))
    assert colour_at(image, view, (39, 24), (0.3, 0)) in LIGHT.land
    assert colour_at(image, view, (20, 10), (0, 0.45)) == LIGHT.settlement


@pytest.mark.parametrize("seat", range(6))
def test_players_differ_by_mark_and_ring_too(qapp, seat):
    """With all colours taken away a token still says whose it is."""

    def shape(number):
        image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        grey = replace(
            LIGHT, seats=tuple(replace(s, fill="#888888", edge="#444444", ink="#000000") for s in LIGHT.seats)
        )
        paint_token(painter, Token(number, "helmet", 3), QPointF(40, 40), 36, grey, is_raised=False)
        painter.end()
        return image

    assert all(shape(seat) != shape(other) for other in range(6) if other != seat)


def test_fast_tokens_show_their_sign_only_where_it_can_be_read(qapp):
    """The sign needs a radius of 28 pixels."""

    def drawn(radius, *, is_fast):
        image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_token(
            painter, Token(0, "ship", 1, sign="fast" if is_fast else ""), QPointF(50, 50), radius, LIGHT
        )
        painter.end()
        return image

    assert drawn(40, is_fast=True) != drawn(40, is_fast=False)
    assert drawn(20, is_fast=True) == drawn(20, is_fast=False)


def test_a_seat_has_its_sign(qapp):
    """A player's small sign shows fill and mark."""
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_seat(painter, 2, QPointF(10, 10), 9, DARK)
    painter.end()
    assert image.pixelColor(10, 10).name().upper() == DARK.seats[2].ink
    assert image.pixelColor(4, 10).name().upper() == DARK.seats[2].fill


def test_the_ground_around_has_its_dots(qapp):
    """The canvas is filled and dotted every 24 pixels."""
    image = QImage(96, 96, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_canvas(painter, QRectF(0, 0, 96, 96), LIGHT)
    painter.end()
    assert image.pixelColor(0, 0).name().upper() == LIGHT.canvas
    assert all(image.pixelColor(x, y).name().upper() != LIGHT.canvas for x in (12, 36) for y in (12, 60))


def test_the_legend_has_five_steps_and_takes_room(qapp):
    """Every step of the scale is in the legend, which says how high it is."""
    image = QImage(200, 80, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    height = paint_legend(painter, Heat({(0, 0): 1.8, (1, 0): 2.7}, "players"), QPointF(0, 0), 150, LIGHT)
    painter.end()
    assert 30 < height < 80
    seen = {image.pixelColor(x, y).name().upper() for x in range(150) for y in range(80)}
    assert set(LIGHT.heat) <= seen


def test_a_fine_screen_gets_fine_lines(scene, qapp):
    """On a screen of twice the pixels the same view is drawn twice as large, tiles included."""
    image = QImage(960, 720, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    image.fill(0)
    view = fitted(scene.spaces, Box(0, 0, 480, 360))
    painter = QPainter(image)
    BoardPainter(LIGHT).paint(painter, scene, view)
    painter.end()
    x, y = view.centre(VILLAGE)
    assert (
        image.pixelColor(round(2 * (x + 0.5 * view.s)), round(2 * (y + 0.1 * view.s))).name().upper()
        == LIGHT.settlement
    )


def test_empty_hexes_stay_in_their_part_of_the_picture():
    """Where only a part is painted again, the outlines of the void touch nothing beside it."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_empty_hexes(painter, QRectF(60, 60, 50, 50), LIGHT, View(30), set())
    painter.end()
    inked = {(x, y) for x in range(200) for y in range(200) if image.pixelColor(x, y) != Qt.GlobalColor.white}
    assert inked
    assert all(60 <= x < 110 and 60 <= y < 110 for x, y in inked)
