<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AboutMap</name>
    <message numerus="yes">
        <source>Made for %n players</source>
        <translation>
            <numerusform>Made for %n player</numerusform>
            <numerusform>Made for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message numerus="yes">
        <source>%n board tile(s), {sheet}</source>
        <translation>
            <numerusform>%n board tile, {sheet}</numerusform>
            <numerusform>%n board tiles, {sheet}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message numerus="yes">
        <source>%n samurai</source>
        <translation>
            <numerusform>%n samurai</numerusform>
            <numerusform>%n samurai</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CapturedCard</name>
    <message numerus="yes">
        <source>%n removed by ties</source>
        <translation>
            <numerusform>%n removed by ties</numerusform>
            <numerusform>%n removed by ties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellDetail</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChapterCard</name>
    <message numerus="yes">
        <source>%n more sentence(s)</source>
        <translation>
            <numerusform>%n more sentence</numerusform>
            <numerusform>%n more sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board check has %n error(s). The print shows the board as it is now.</source>
        <translation>
            <numerusform>Board check has %n error. The print shows the board as it is now.</numerusform>
            <numerusform>Board check has %n errors. The print shows the board as it is now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferencePanel</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>Build %n barricade(s), never above the starting number.</source>
        <translation>
            <numerusform>Build %n barricade, never above the starting number.</numerusform>
            <numerusform>Build %n barricades, never above the starting number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the last card of a line, %n time(s).</source>
        <translation>
            <numerusform>Discard the last card of a line, %n time.</numerusform>
            <numerusform>Discard the last card of a line, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the top %n intruder(s).</source>
        <translation>
            <numerusform>Discard the top %n intruder.</numerusform>
            <numerusform>Discard the top %n intruders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the top %n raider(s).</source>
        <translation>
            <numerusform>Discard the top %n raider.</numerusform>
            <numerusform>Discard the top %n raiders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lend %n support token(s) on.</source>
        <translation>
            <numerusform>Lend %n support token on.</numerusform>
            <numerusform>Lend %n support tokens on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n raider(s) and order them.</source>
        <translation>
            <numerusform>Look at the top %n raider.</numerusform>
            <numerusform>Turn up the top %n raiders and order them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the last card of a line, %n time(s).</source>
        <translation>
            <numerusform>Move the last card of a line, %n time.</numerusform>
            <numerusform>Move the last card of a line, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n wound token(s) off any samurai.</source>
        <translation>
            <numerusform>Take %n wound token off any samurai.</numerusform>
            <numerusform>Take %n wound tokens off samurai.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndingsCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeedbackPage</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>{files} and %n more</source>
        <translation>
            <numerusform>{files} and %n more</numerusform>
            <numerusform>{files} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingCard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>%n turn left</numerusform>
            <numerusform>%n turns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal}, within %n turn(s) of all seats</source>
        <translation>
            <numerusform>{goal}, within %n turn of all seats</numerusform>
            <numerusform>{goal}, within %n turns of all seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAbout</name>
    <message numerus="yes">
        <source>%n token(s) in the pile</source>
        <translation>
            <numerusform>%n token in the pile</numerusform>
            <numerusform>%n tokens in the pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{map} with variant {variant}, %n player(s)</source>
        <translation>
            <numerusform>{map} with variant {variant}, %n player</numerusform>
            <numerusform>{map} with variant {variant}, %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexField</name>
    <message numerus="yes">
        <source>%n may change</source>
        <translation>
            <numerusform>%n may change</numerusform>
            <numerusform>%n may change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HuntPlace</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n hex selected</numerusform>
            <numerusform>%n hexes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players use this piece</source>
        <translation>
            <numerusform>%n player uses this piece</numerusform>
            <numerusform>%n players use this piece</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NaishiTableFacts</name>
    <message numerus="yes">
        <source>It may be declared once %n pile(s) are empty.</source>
        <translation>
            <numerusform>It may be declared once %n pile is empty.</numerusform>
            <numerusform>It may be declared once %n piles are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends when %n pile(s) are empty.</source>
        <translation>
            <numerusform>The game ends when %n pile is empty.</numerusform>
            <numerusform>The game ends when %n piles are empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PiecesPanel</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintKitDialog</name>
    <message numerus="yes">
        <source>%n sheet(s) {paper}, {sides}. Print at 100 %, then check the 50 mm ruler.</source>
        <translation>
            <numerusform>%n sheet {paper}, {sides}. Print at 100 %, then check the 50 mm ruler.</numerusform>
            <numerusform>%n sheets {paper}, {sides}. Print at 100 %, then check the 50 mm ruler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n sheet(s) to {file}. Print at 100 %, then check the 50 mm ruler.</source>
        <translation>
            <numerusform>Saved %n sheet to {file}. Print at 100 %, then check the 50 mm ruler.</numerusform>
            <numerusform>Saved %n sheets to {file}. Print at 100 %, then check the 50 mm ruler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message numerus="yes">
        <source>%n more like this</source>
        <translation>
            <numerusform>%n more like this</numerusform>
            <numerusform>%n more like this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mend all %n</source>
        <translation>
            <numerusform>Mend all %n</numerusform>
            <numerusform>Mend all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemCounts</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>%n more: F8 goes to each, and mending makes room</source>
        <translation>
            <numerusform>%n more: F8 goes to each, and mending makes room</numerusform>
            <numerusform>%n more: F8 goes to each, and mending makes room</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaiderTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsHead</name>
    <message numerus="yes">
        <source>%n edition(s)</source>
        <translation>
            <numerusform>%n edition</numerusform>
            <numerusform>%n editions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n map(s)</source>
        <translation>
            <numerusform>%n map</numerusform>
            <numerusform>%n maps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n game(s) to go on with</source>
        <translation>
            <numerusform>%n game to go on with</numerusform>
            <numerusform>%n games to go on with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>%n more game</numerusform>
            <numerusform>%n more games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games}, %n of them branch(es)</source>
        <translation>
            <numerusform>{games}, %n of them a branch</numerusform>
            <numerusform>{games}, %n of them branches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenTable</name>
    <message numerus="yes">
        <source>%n token(s) per player</source>
        <translation>
            <numerusform>%n token per player</numerusform>
            <numerusform>%n tokens per player</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message numerus="yes">
        <source>%n minutes in the running program: a board, a rule, a game, numbers and a kit.</source>
        <translation>
            <numerusform>%n minute in the running program: a board, a rule, a game, numbers and a kit.</numerusform>
            <numerusform>%n minutes in the running program: a board, a rule, a game, numbers and a kit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message numerus="yes">
        <source>After %n normal token(s) only fast ones may follow in this turn.</source>
        <translation>
            <numerusform>After %n normal token only fast ones may follow in this turn.</numerusform>
            <numerusform>After %n normal tokens only fast ones may follow in this turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoneWords</name>
    <message numerus="yes">
        <source>%n play(s) taken back</source>
        <translation>
            <numerusform>%n play taken back</numerusform>
            <numerusform>%n plays taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message numerus="yes">
        <source>Save the changes to %n documents?</source>
        <translation>
            <numerusform>Save the changes to %n document?</numerusform>
            <numerusform>Save the changes to %n documents?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VariantsPanel</name>
    <message numerus="yes">
        <source>%n value(s) differ from {parent}</source>
        <translation>
            <numerusform>%n value differs from {parent}</numerusform>
            <numerusform>%n values differ from {parent}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignored</numerusform>
            <numerusform>%n ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message numerus="yes">
        <source>%n error(s) keep them from being played together.</source>
        <translation>
            <numerusform>%n error keeps them from being played together.</numerusform>
            <numerusform>%n errors keep them from being played together.</numerusform>
        </translation>
    </message>
</context>
</TS>
