"""The steps of the tour, in order: edit this list to teach something else.

`docs/tutorial.md` tells the same steps in the same words; a test keeps the two alike, another one does every step as a
person would. After a change run `python -m workbench.translations`.
"""

from __future__ import annotations

from engine import games
from workbench.tour import checks
from workbench.tour.step import Chapter, Step
from workbench.words import QT_TRANSLATE_NOOP

# Where the settlements stand, counted from the middle.
MIDDLE = ((0, 0),)
CORNERS = ((3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3))
BETWEEN_CORNERS = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))

CHAPTERS = (
    Chapter("board", QT_TRANSLATE_NOOP("tour", "A board"), 4),
    Chapter("rule", QT_TRANSLATE_NOOP("tour", "A rule"), 3),
    Chapter("game", QT_TRANSLATE_NOOP("tour", "A game"), 4),
    Chapter("measurement", QT_TRANSLATE_NOOP("tour", "A measurement"), 3),
    Chapter("kit", QT_TRANSLATE_NOOP("tour", "A kit"), 1),
    Chapter("repair", QT_TRANSLATE_NOOP("tour", "A repair"), 5),
)

STEPS = (
    Step(
        "new-map",
        "board",
        "map",
        QT_TRANSLATE_NOOP(
            "tour",
            "Choose **Board > New map from…** [Ctrl+Shift+N]. Pick **Hexagon**, set **Radius** to 3, write "
            "**Six Gates** as the title, and press **Make the map**.",
        ),
        ("action:board.new_from", "dialog:NewMapDialog.make_button"),
        checks.has_land(37),
    ),
    Step(
        "symmetry",
        "board",
        "map",
        QT_TRANSLATE_NOOP(
            "tour",
            "Press **6** in the symmetry bar above the board, the one with the star. From now on everything "
            "you draw appears six times around the middle.",
        ),
        ("map.tool_strip.symmetry.buttons.6",),
        checks.draws_with("6"),
    ),
    Step(
        "capital",
        "board",
        "map",
        QT_TRANSLATE_NOOP("tour", "Take the capital in hand [5] and click the hex in the very middle."),
        ("map.tool_strip.terrains.capital", "hex:0,0"),
        checks.has_settlements("capital", MIDDLE),
    ),
    Step(
        "cities",
        "board",
        "map",
        QT_TRANSLATE_NOOP("tour", "Take the city in hand [4] and click one of the six corners of the land."),
        ("map.tool_strip.terrains.city", "hex:3,0"),
        checks.has_settlements("city", CORNERS),
    ),
    Step(
        "villages",
        "board",
        "map",
        QT_TRANSLATE_NOOP(
            "tour",
            "Take the village in hand [3] and click a hex that is two steps from the middle and lies between "
            "two corners. Six villages stand around the capital, and the palette counts 21 "
            "figure slots.",
        ),
        ("map.tool_strip.terrains.village", "hex:1,1"),
        checks.has_settlements("village", BETWEEN_CORNERS),
    ),
    Step(
        "players",
        "board",
        "map",
        QT_TRANSLATE_NOOP(
            "tour",
            "The board check still complains: a board for 3 and 4 players needs more figures. "
            "This one is for two. In the inspector, under **Player counts**, take the ticks from **3** and "
            "**4**.",
        ),
        ("map.inspector.about.counts.4", "map.inspector.about.counts.3"),
        checks.is_made_for(2),
    ),
    Step(
        "balance",
        "board",
        "map",
        QT_TRANSLATE_NOOP(
            "tour",
            "The complaints go, and the strip at the bottom begins to play. The very first time it compiles the "
            "rules for about half a minute; then you see how often each seat wins, with its interval. The first "
            "seat wins more often than the second; remember by how much.",
        ),
        ("map.strip",),
        checks.is_measured,
        is_watched=True,
    ),
    Step(
        "save-map",
        "board",
        "map",
        QT_TRANSLATE_NOOP("tour", "Save the map [Ctrl+S] as **six-gates.yaml**."),
        ("action:file.save",),
        checks.is_saved("map"),
    ),
    Step(
        "new-variant",
        "rule",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour",
            "Go to **RULES** on the rail [Ctrl+2], and choose **Rules > New variant of > {game} > {variant}**.",
        ),
        ("action:rules.new",),
        checks.extends(games.usual().usual_variant),
    ),
    Step(
        "variant-title",
        "rule",
        "rules",
        QT_TRANSLATE_NOOP("tour", "At the lower left write **Sudden Peace** as the title [Enter]."),
        ("rules.variants.details.title",),
        checks.is_titled_anew,
    ),
    Step(
        "placement",
        "rule",
        "rules",
        QT_TRANSLATE_NOOP("tour", "Under **Players & figures** set **Placement** to **At random**."),
        ("value:figures.placement",),
        checks.says("figures.placement", "random"),
    ),
    Step(
        "first-hand",
        "rule",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour", "Under **Turn** set **First hand** to **Dealt**. Now a game begins at once."
        ),
        ("value:hand.first",),
        checks.says("hand.first", "random"),
    ),
    Step(
        "tie-limit",
        "rule",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour",
            "Under **End of game** set **Tie limit** to 2 [Enter]: the game ends when ties have removed two "
            "figures instead of four.",
        ),
        ("value:end.tie_threshold",),
        checks.says("end.tie_threshold", 2),
    ),
    Step(
        "difference",
        "rule",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour",
            "Each changed value has a red mark; **Values** beside the form lists them, **In words** says "
            "what they mean, and the rules text below is already rewritten.",
        ),
        ("rules.right.difference",),
    ),
    Step(
        "save-variant",
        "rule",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour", "Save the variant [Ctrl+S] as **sudden-peace.yaml**: only what you changed is in it."
        ),
        ("action:file.save",),
        checks.is_saved("rules"),
    ),
    Step(
        "playtest",
        "game",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour",
            "Press **Playtest** above the form. The table is set with your board and your rules: you against Greedy.",
        ),
        ("rules.buttons.playtest",),
        checks.is_set_up,
    ),
    Step(
        "start-game",
        "game",
        "table",
        QT_TRANSLATE_NOOP("tour", "Press **Start the game** [Enter]."),
        ("table.setup_page.start_button",),
        checks.is_begun,
    ),
    Step(
        "turn",
        "game",
        "table",
        QT_TRANSLATE_NOOP(
            "tour",
            "Click a token of your hand. Hexes where it may go are marked. Move the mouse over one of them: "
            "a card says what the token would do to every settlement it touches, before you place it. Click "
            "to place it; a fast token (侍) may follow. Then **End turn**.",
        ),
        ("table.page.stage.strip",),
        checks.has_played_a_turn,
        looked_at=("table.page.stage.influence_card",),
    ),
    Step(
        "hint",
        "game",
        "table",
        QT_TRANSLATE_NOOP(
            "tour", "Stuck? **Hint** shows the best plays of an agent with their values on the board."
        ),
        ("action:play.hint",),
        checks.is_advised,
    ),
    Step(
        "note",
        "game",
        "table",
        QT_TRANSLATE_NOOP(
            "tour",
            "Write what you notice at the lower right and press **Add**: the note stays with the turn.",
        ),
        ("table.page.log.field",),
        checks.has_note,
    ),
    Step(
        "autoplay",
        "game",
        "table",
        QT_TRANSLATE_NOOP(
            "tour",
            "When you have seen enough, press **Autoplay**, and agents play the game to its end. The result "
            "says who won, step by step, and what the other editions would have said.",
        ),
        ("action:play.autoplay",),
        checks.is_over,
        is_watched=True,
        looked_at=tuple(f"table.result_page.{part}" for part in ("banner", "own_cards", "steps", "opinions")),
    ),
    Step(
        "vary",
        "measurement",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour",
            "Go back to **RULES** [Ctrl+2], click into **Tie limit**, and choose "
            "**Rules > Vary the value in the LAB**.",
        ),
        ("action:rules.vary", "value:end.tie_threshold"),
        checks.varies("end.tie_threshold"),
    ),
    Step(
        "own-map",
        "measurement",
        "lab",
        QT_TRANSLATE_NOOP(
            "tour",
            "The LAB has an experiment for it: your variant with a tie limit of 1, 2, 3, 4 and none. In "
            "**Maps** tick **Six Gates** and take the tick from **Japan**.",
        ),
        ("lab.form.maps",),
        checks.plays_own_map,
    ),
    Step(
        "two-players",
        "measurement",
        "lab",
        QT_TRANSLATE_NOOP("tour", "Under **Players** leave only **2**."),
        ("lab.form.players",),
        checks.plays_with(2),
    ),
    Step(
        "run",
        "measurement",
        "lab",
        QT_TRANSLATE_NOOP("tour", "Press **Queue run**. A thousand games of each value are over in seconds."),
        ("lab.form.footer.run",),
        checks.has_run,
    ),
    Step(
        "read-results",
        "measurement",
        "lab",
        QT_TRANSLATE_NOOP(
            "tour",
            "Read the cards: with a limit of 1 four games in ten end by ties and are much shorter, with 2 "
            "one in ten, and from 4 on hardly any, so that the published limit makes no difference on this "
            "board. The seats keep their distance whatever the limit: if the first seat wins too often for "
            "your taste, it is the board that has to change.",
        ),
        ("lab.page.area",),
    ),
    Step(
        "print",
        "kit",
        "map",
        QT_TRANSLATE_NOOP(
            "tour", "Go to **MAP** [Ctrl+1] and choose **File > Print and play kit…** [Ctrl+P]."
        ),
        ("action:file.print",),
        checks.has_kit,
    ),
    Step(
        "save-kit",
        "kit",
        "map",
        QT_TRANSLATE_NOOP(
            "tour",
            "Choose your variant at the top, keep the paper and the hex width, and press **Save PDF…**. "
            "Print at 100 %, check the ruler on the first sheet, cut along the dashed lines, and glue the "
            "tiles over the hatched bands.",
        ),
        ("action:file.print", "dialog:PrintKitDialog.save_button"),
        checks.has_printed,
    ),
    Step(
        "examine",
        "repair",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour",
            "Go to **RULES** [Ctrl+2] and choose **Experiment > Examine**. The LAB asks about your variant, "
            "on **Six Gates** with 2 players where both files are open; otherwise choose them. Press "
            "**Examine**. After two minutes seven questions have an answer, each with its interval; **Fair?** "
            "says how often each seat wins, and whether that can be told from the games at hand.",
        ),
        ("action:lab.examine", "lab.questions.examine.button"),
        checks.has_answer("examine"),
        looked_at=("lab.questions.examine.chapters",),
    ),
    Step(
        "try",
        "repair",
        "lab",
        QT_TRANSLATE_NOOP(
            "tour",
            "**What to try**, at the right or below, lists the changes that bring the seats nearest to "
            "each other. Each was found on one lot of games and measured again on games that it never "
            "saw: both numbers stand there. Take one that says **confirmed**, and press **Open as child "
            "variant**, or **Open as map copy** where the board is to change. If none says so, what "
            "seemed to help was luck: give it more minutes and examine again, or have **Search** in the "
            "LAB try many changes together.",
        ),
        ("lab.questions.examine.to_try",),
    ),
    Step(
        "hunt",
        "repair",
        "rules",
        QT_TRANSLATE_NOOP(
            "tour",
            "Last, **Experiment > Hunt for gaps** in **RULES** [Ctrl+2], again with **Six Gates** as the map, and "
            "**Hunt**: nothing found means that the repair has opened no hole.",
        ),
        ("action:lab.hunt", "lab.questions.hunt.button"),
        checks.has_answer("hunt"),
        is_watched=True,
    ),
)
