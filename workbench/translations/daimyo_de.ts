<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutMap</name>
    <message>
        <source>Change the description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Change the player counts</source>
        <translation>Spielerzahlen ändern</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message numerus="yes">
        <source>Made for %n players</source>
        <translation>
            <numerusform>Für %n Spieler</numerusform>
            <numerusform>Für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Player counts</source>
        <translation>Spielerzahlen</translation>
    </message>
    <message>
        <source>Select a hex to see and change what it is.</source>
        <translation>Wählen Sie ein Feld, um zu sehen und zu ändern, was es ist.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>AgentCommands</name>
    <message>
        <source>First say that it is you.</source>
        <translation>Zuerst bestätigen, dass Sie es sind.</translation>
    </message>
    <message>
        <source>Give the seat to…</source>
        <translation>Platz übergeben an…</translation>
    </message>
    <message>
        <source>It is not your turn: an agent decides now.</source>
        <translation>Sie sind nicht am Zug: Jetzt entscheidet ein Agent.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Auf dem Tisch liegt keine Partie.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn: go back to the present.</source>
        <translation>Sie sehen einen früheren Zug: Gehen Sie zurück zum jetzigen.</translation>
    </message>
    <message>
        <source>Your hand is face down: turn it up first.</source>
        <translation>Ihre Hand ist verdeckt: Decken Sie sie erst auf.</translation>
    </message>
</context>
<context>
    <name>AmountRow</name>
    <message>
        <source>There are only so many cards in this group.</source>
        <translation>So viele Karten hat die Gruppe höchstens.</translation>
    </message>
    <message>
        <source>Vary {value} in the LAB</source>
        <translation>Im LABOR variieren: {value}</translation>
    </message>
    <message>
        <source>What it gives to one person, who plays several samurai</source>
        <translation>Was es einer Person gibt, die mehrere Samurai spielt</translation>
    </message>
    <message>
        <source>What it gives with {players} players</source>
        <translation>Was es bei {players} Spielern gibt</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>ab Runde</translation>
    </message>
    <message>
        <source>per player</source>
        <translation>pro Spieler</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>war: {value}</translation>
    </message>
    <message>
        <source>{players} players: {number}</source>
        <translation>{players} Spieler: {number}</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Agent that judges</source>
        <translation>Agent, der urteilt</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>Every figure is the team&apos;s chance to win</source>
        <translation>Jede Zahl ist die Gewinnchance des Teams</translation>
    </message>
    <message>
        <source>How they played</source>
        <translation>Wie sie spielten</translation>
    </message>
    <message>
        <source>It knows the hidden hands only as the mover did.</source>
        <translation>Verdeckte Hände kennt sie nur so, wie der Ziehende sie kannte.</translation>
    </message>
    <message>
        <source>No move lost five points or more.</source>
        <translation>Kein Zug verlor fünf Punkte oder mehr.</translation>
    </message>
    <message>
        <source>Think ten times longer</source>
        <translation>Zehnmal länger denken</translation>
    </message>
    <message>
        <source>Turn {turn}: {seat} could not win any more and decided between others: {loser} −{lost}, {winner} +{won} points (kingmaking).</source>
        <translation>Zug {turn}: {seat} konnte nicht mehr gewinnen und entschied zwischen anderen: {loser} −{lost}, {winner} +{won} Punkte (Königsmacher).</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>etwa {count} min</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <translation>etwa {count} s</translation>
    </message>
    <message>
        <source>{agent} judges every move again</source>
        <translation>{agent} beurteilt jeden Zug noch einmal</translation>
    </message>
    <message>
        <source>{count} of {all} turns</source>
        <translation>{count} von {all} Zügen</translation>
    </message>
    <message>
        <source>{game}, finished</source>
        <translation>{game}, beendet</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant} auf {map}</translation>
    </message>
    <message>
        <source>{what}, mostly ± {off} points (95 of 100 times).</source>
        <translation>{what}, meist ± {off} Punkte (95 von 100 Malen).</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ fertig</translation>
    </message>
</context>
<context>
    <name>Analyst</name>
    <message>
        <source>First say that it is you.</source>
        <translation>Zuerst bestätigen, dass Sie es sind.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Es wurde noch nichts gespielt.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Auf dem Tisch liegt keine Partie.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Budget</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>AssumedRow</name>
    <message>
        <source>An assumption: no source tells how many farms have which back.</source>
        <translation>Eine Annahme: keine Quelle sagt, wie viele Höfe welche Rückseite haben.</translation>
    </message>
</context>
<context>
    <name>BalanceStrip</name>
    <message>
        <source>Agent that plays all seats</source>
        <translation>Agent, der alle Plätze spielt</translation>
    </message>
    <message>
        <source>Compiling the rules for the first games: about half a minute, this once.</source>
        <translation>Die Regeln werden vor den ersten Partien übersetzt: etwa eine halbe Minute, nur dieses eine Mal.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Examine this map in the LAB</source>
        <translation>Diese Karte im LABOR untersuchen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Live balance</source>
        <translation>Balance live</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Seat {number} wins</source>
        <translation>Platz {number} siegt</translation>
    </message>
    <message>
        <source>Variant that the map is measured by</source>
        <translation>Variante, an der die Karte gemessen wird</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>wird übersetzt</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>lädt…</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>rechnet</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
</context>
<context>
    <name>BandChart</name>
    <message>
        <source>% of the game</source>
        <translation>% der Partie</translation>
    </message>
    <message>
        <source>After {part} % of the game: {mean} % on average, in half of all games {low} to {high} %</source>
        <translation>Nach {part} % der Partie: im Mittel {mean} %, in der Hälfte aller Partien {low} bis {high} %</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message numerus="yes">
        <source>%n board tile(s), {sheet}</source>
        <translation>
            <numerusform>%n Plankachel, {sheet}</numerusform>
            <numerusform>%n Plankacheln, {sheet}</numerusform>
        </translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Montage</translation>
    </message>
    <message>
        <source>Fit the whole sheet</source>
        <translation>Ganzes Blatt zeigen</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>Sheet before</source>
        <translation>Voriges Blatt</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>Blatt {number} von {count}</translation>
    </message>
    <message>
        <source>Single sheets</source>
        <translation>Einzelblätter</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom {percent} %, fit the whole sheet</source>
        <translation>Zoom {percent} %, ganzes Blatt zeigen</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>gilt</translation>
    </message>
</context>
<context>
    <name>BoardChart</name>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>On the board</source>
        <translation>Auf dem Plan</translation>
    </message>
    <message>
        <source>Removed by ties</source>
        <translation>Bei Gleichstand weg</translation>
    </message>
    <message>
        <source>Removed by ties: {count}</source>
        <translation>Bei Gleichstand weg: {count}</translation>
    </message>
    <message>
        <source>The game ends at removed figure number {limit}, or when all types are gone.</source>
        <translation>Die Partie endet mit der {limit}. entfernten Figur oder wenn alle Arten weg sind.</translation>
    </message>
    <message>
        <source>The game ends at removed figure number {limit}, or when one type is gone.</source>
        <translation>Die Partie endet mit der {limit}. entfernten Figur oder wenn eine Art weg ist.</translation>
    </message>
    <message>
        <source>The game ends when all types are gone.</source>
        <translation>Die Partie endet, wenn alle Arten weg sind.</translation>
    </message>
    <message>
        <source>The game ends when one type is gone.</source>
        <translation>Die Partie endet, wenn eine Art weg ist.</translation>
    </message>
    <message>
        <source>{count} of {limit}</source>
        <translation>{count} von {limit}</translation>
    </message>
</context>
<context>
    <name>BoardLegend</name>
    <message>
        <source>Marks on the map</source>
        <translation>Zeichen auf der Karte</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>free, unchanged</source>
        <translation>frei, unverändert</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>was {value}</source>
        <translation>war: {value}</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message numerus="yes">
        <source>%n samurai</source>
        <translation>
            <numerusform>%n Samurai</numerusform>
            <numerusform>%n Samurai</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a samurai…</source>
        <translation>Samurai hinzufügen…</translation>
    </message>
    <message>
        <source>Animal power</source>
        <translation>Kraft als Tier</translation>
    </message>
    <message>
        <source>Human power</source>
        <translation>Kraft als Mensch</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Kiai {value}</source>
        <translation>Kiai {value}</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Außerhalb des Plans</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>Which figure?</source>
        <translation>Welche Figur?</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>empty, not printed</source>
        <translation>leer, nicht gedruckt</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>{board}. Enter chooses him.</source>
        <translation>{board}. Enter wählt ihn.</translation>
    </message>
    <message>
        <source>{columns} by {rows} tiles, {count} of them printed</source>
        <translation>{columns} mal {rows} Kacheln, davon {count} gedruckt</translation>
    </message>
    <message>
        <source>{total} of {kiai}</source>
        <translation>{total} von {kiai}</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>Talent: {talent}
Kiai {value}: {power}</source>
        <translation>Talent: {talent}
Kiai {value}: {power}</translation>
    </message>
    <message>
        <source>defends {symbols}</source>
        <translation>verteidigt: {symbols}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>lent to {name}</source>
        <translation>verliehen an {name}</translation>
    </message>
    <message>
        <source>line · beyond, must pass</source>
        <translation>Linie · darüber, muss passen</translation>
    </message>
    <message>
        <source>line · first card leaves after the Kiai</source>
        <translation>Linie · nach dem Kiai geht die erste Karte</translation>
    </message>
    <message>
        <source>line · next turn: no penalty</source>
        <translation>Linie · nächster Zug: keine Strafe</translation>
    </message>
    <message>
        <source>line · next turn: {penalty}</source>
        <translation>Linie · nächster Zug: {penalty}</translation>
    </message>
    <message>
        <source>line · next turn: {penalty}, or ignore it</source>
        <translation>Linie · nächster Zug: {penalty}, oder übergehen</translation>
    </message>
    <message>
        <source>line · rests until the next round</source>
        <translation>Linie · ruht bis zur nächsten Runde</translation>
    </message>
    <message>
        <source>line: {cards}</source>
        <translation>Linie: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>total {total} of {kiai}</source>
        <translation>Summe {total} von {kiai}</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
</context>
<context>
    <name>BoardsArea</name>
    <message>
        <source>The team</source>
        <translation>Das Team</translation>
    </message>
</context>
<context>
    <name>BoxLid</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
</context>
<context>
    <name>BranchList</name>
    <message>
        <source>Branches</source>
        <translation>Abzweigungen</translation>
    </message>
</context>
<context>
    <name>BrokenNote</name>
    <message>
        <source>The text has errors: it cannot be drawn yet.</source>
        <translation>Der Text hat Fehler: Er lässt sich noch nicht zeichnen.</translation>
    </message>
    <message>
        <source>The text has errors: this is the last picture that could be drawn.</source>
        <translation>Der Text hat Fehler: Dies ist das letzte Bild, das sich zeichnen ließ.</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Leave the tour</source>
        <translation>Rundgang verlassen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Schritt überspringen</translation>
    </message>
</context>
<context>
    <name>CandidateBoard</name>
    <message>
        <source>Map of trial {number}</source>
        <translation>Karte von Versuch {number}</translation>
    </message>
    <message>
        <source>No hex changes.</source>
        <translation>Kein Feld ändert sich.</translation>
    </message>
</context>
<context>
    <name>CandidateDock</name>
    <message>
        <source>An experiment that plays the same games as it is now and by this trial</source>
        <translation>Ein Experiment, das dieselben Partien unverändert und nach diesem Versuch spielt</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Duel in LAB</source>
        <translation>Duell im LABOR</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nichts ist anders</translation>
    </message>
    <message>
        <source>Nothing was tried yet. What a search finds stands here, one candidate at a time.</source>
        <translation>Noch wurde nichts versucht. Hier steht, was eine Suche findet, ein Kandidat nach dem anderen.</translation>
    </message>
    <message>
        <source>Open as child variant</source>
        <translation>Als abgeleitete Variante öffnen</translation>
    </message>
    <message>
        <source>Open as child variant and map</source>
        <translation>Als abgeleitete Variante und Karte öffnen</translation>
    </message>
    <message>
        <source>Open as map</source>
        <translation>Als Karte öffnen</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Seat win rates</source>
        <translation>Siegquoten je Platz</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Set up a game at the TABLE with what this trial changes</source>
        <translation>Am TISCH eine Partie mit dem aufbauen, was dieser Versuch ändert</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Trial {number}</source>
        <translation>Versuch {number}</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>wie es jetzt ist</translation>
    </message>
    <message>
        <source>found in {games} games, then stopped by racing; not measured again</source>
        <translation>gefunden in {games} Partien, dann früh gestoppt; nicht nachgemessen</translation>
    </message>
    <message>
        <source>found in {games} games; not measured again yet</source>
        <translation>gefunden in {games} Partien; noch nicht nachgemessen</translation>
    </message>
    <message>
        <source>found {found}; {games} games on unseen seeds</source>
        <translation>gefunden {found}; {games} Partien mit ungesehenen Startwerten</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>trial {number}</source>
        <translation>Versuch {number}</translation>
    </message>
    <message>
        <source>win rate of the team, %</source>
        <translation>Siegquote des Teams, %</translation>
    </message>
    <message>
        <source>win rate, %; dashed: a fair seat</source>
        <translation>Siegquote, %; gestrichelt: ein fairer Platz</translation>
    </message>
    <message>
        <source>{value}, before: {was}</source>
        <translation>{value}, vorher: {was}</translation>
    </message>
</context>
<context>
    <name>CandidateTable</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Difference from {start}</source>
        <translation>Unterschied zu {start}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure trial {number} on unseen games</source>
        <translation>Versuch {number} in ungesehenen Partien messen</translation>
    </message>
    <message>
        <source>Open: found. Filled: on unseen games, with its interval.</source>
        <translation>Offen: gefunden. Gefüllt: in ungesehenen Partien, mit Intervall.</translation>
    </message>
    <message>
        <source>Space keeps a trial among the chosen ones</source>
        <translation>Die Leertaste behält einen Versuch unter den gewählten</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>{measure}, confirmed on games that the search never saw</source>
        <translation>{measure}, bestätigt in Partien, die die Suche nie sah</translation>
    </message>
    <message>
        <source>{measure}, found on the games of the search</source>
        <translation>{measure}, gefunden in den Partien der Suche</translation>
    </message>
    <message>
        <source>{measure}, {low} to {high}</source>
        <translation>{measure}, {low} bis {high}</translation>
    </message>
    <message>
        <source>{measure}: confirmed on unseen games, or found where that is not known yet</source>
        <translation>{measure}: in ungesehenen Partien bestätigt, oder gefunden, wo das noch nicht bekannt ist</translation>
    </message>
</context>
<context>
    <name>CapturedCard</name>
    <message numerus="yes">
        <source>%n removed by ties</source>
        <translation>
            <numerusform>%n bei Gleichstand weg</numerusform>
            <numerusform>%n bei Gleichstand weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Erobert</translation>
    </message>
    <message>
        <source>underlined: a majority</source>
        <translation>unterstrichen: Mehrheit</translation>
    </message>
</context>
<context>
    <name>CapturedRow</name>
    <message>
        <source>; majority in {figures}</source>
        <translation>; Mehrheit: {figures}</translation>
    </message>
    <message>
        <source>{seat}, {name}: {figures}</source>
        <translation>{seat}, {name}: {figures}</translation>
    </message>
</context>
<context>
    <name>CardOffers</name>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Attack, then Kiai</source>
        <translation>Angreifen, dann Kiai</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Abwehren</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Entlassen</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Give left</source>
        <translation>Nach links geben</translation>
    </message>
    <message>
        <source>Give right</source>
        <translation>Nach rechts geben</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>An {name} geben</translation>
    </message>
    <message>
        <source>He has this symbol on his left already: {symbol}.</source>
        <translation>Er hat dieses Symbol schon links: {symbol}.</translation>
    </message>
    <message>
        <source>No defence in this turn.</source>
        <translation>In diesem Zug keine Abwehr.</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>The card has no symbol.</source>
        <translation>Die Karte hat kein Symbol.</translation>
    </message>
    <message>
        <source>a {value} lies in his line</source>
        <translation>eine {value} liegt in seiner Linie</translation>
    </message>
    <message>
        <source>attacks: {sum}</source>
        <translation>greift an: {sum}</translation>
    </message>
    <message>
        <source>barricades {before} → {after}</source>
        <translation>Barrikaden {before} → {after}</translation>
    </message>
    <message>
        <source>beaten: barricades {before} → {after}</source>
        <translation>besiegt: Barrikaden {before} → {after}</translation>
    </message>
    <message>
        <source>beaten: farms {before} → {after}</source>
        <translation>besiegt: Höfe {before} → {after}</translation>
    </message>
    <message>
        <source>beyond: he must pass</source>
        <translation>darüber: Er muss passen</translation>
    </message>
    <message>
        <source>by the token of {name}</source>
        <translation>durch den Marker von {name}</translation>
    </message>
    <message>
        <source>can defend: no {symbol} yet</source>
        <translation>kann abwehren: noch kein Symbol {symbol}</translation>
    </message>
    <message>
        <source>can dismiss a {value}</source>
        <translation>kann eine {value} entlassen</translation>
    </message>
    <message>
        <source>first card out, total {total}</source>
        <translation>erste Karte weg, Summe {total}</translation>
    </message>
    <message>
        <source>goes to the discard</source>
        <translation>kommt auf die Ablage</translation>
    </message>
    <message>
        <source>must keep the next</source>
        <translation>muss die nächste behalten</translation>
    </message>
    <message>
        <source>no penalty from this card</source>
        <translation>keine Strafe von dieser Karte</translation>
    </message>
    <message>
        <source>no penalty next turn</source>
        <translation>keine Strafe im nächsten Zug</translation>
    </message>
    <message>
        <source>saves a family at the end</source>
        <translation>rettet am Ende eine Familie</translation>
    </message>
    <message>
        <source>saves a farm at the end</source>
        <translation>rettet am Ende einen Hof</translation>
    </message>
    <message>
        <source>saves a wound at the end</source>
        <translation>erspart am Ende eine Wunde</translation>
    </message>
    <message>
        <source>the total stays {total}</source>
        <translation>die Summe bleibt {total}</translation>
    </message>
    <message>
        <source>then he must pass</source>
        <translation>dann muss er passen</translation>
    </message>
    <message>
        <source>this {value} goes under</source>
        <translation>diese {value} kommt darunter</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>an {name}</translation>
    </message>
    <message>
        <source>{before} + {value} = {total}</source>
        <translation>{before} + {value} = {total}</translation>
    </message>
    <message>
        <source>{count} in {all} make Kiai</source>
        <translation>{count} von {all} ergeben Kiai</translation>
    </message>
    <message>
        <source>{count} to go to Kiai</source>
        <translation>noch {count} bis Kiai</translation>
    </message>
    <message>
        <source>{penalty} next turn</source>
        <translation>nächster Zug: {penalty}</translation>
    </message>
    <message>
        <source>{penalty} next turn, or ignored</source>
        <translation>nächster Zug: {penalty}, oder übergangen</translation>
    </message>
    <message>
        <source>{sum} of {kiai}</source>
        <translation>{sum} von {kiai}</translation>
    </message>
    <message>
        <source>{sum}, over {kiai}</source>
        <translation>{sum}, über {kiai}</translation>
    </message>
    <message>
        <source>{sum}: Kiai</source>
        <translation>{sum}: Kiai</translation>
    </message>
    <message>
        <source>{symbol} gained, {count} of 3</source>
        <translation>{symbol} gewonnen, {count} von 3</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Kartenvorschau</translation>
    </message>
    <message>
        <source>The card before</source>
        <translation>Vorige Karte</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>card {number} of {count}</source>
        <translation>Karte {number} von {count}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>hier entfernt</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>How many there are</source>
        <translation>Wie viele es gibt</translation>
    </message>
    <message>
        <source>Remove the card {card}</source>
        <translation>Karte {card} entfernen</translation>
    </message>
    <message>
        <source>Scores of {card} and more</source>
        <translation>Wertung von {card} und mehr</translation>
    </message>
    <message>
        <source>Show in the text</source>
        <translation>Im Text zeigen</translation>
    </message>
    <message>
        <source>Vary in the LAB</source>
        <translation>Im LABOR variieren</translation>
    </message>
    <message>
        <source>Vary {card} in the LAB</source>
        <translation>{card} im LABOR variieren</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Scores, click to edit</source>
        <translation>Wertung, zum Ändern klicken</translation>
    </message>
    <message>
        <source>{count} to develop = {piles} piles × {size} + {seats} × {each} dealt</source>
        <translation>{count} zum Ausbauen = {piles} Stapel × {size} + {seats} × {each} ausgeteilt</translation>
    </message>
    <message>
        <source>{said} + {count} aside</source>
        <translation>{said} + {count} beiseite</translation>
    </message>
    <message>
        <source>{said}: {count} too few</source>
        <translation>{said}: {count} zu wenig</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>held, %</source>
        <translation>gehalten, %</translation>
    </message>
    <message>
        <source>of the winner’s points, %</source>
        <translation>der Siegerpunkte, %</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>wins with 1, 2, 3, 4+, %</source>
        <translation>Siege mit 1, 2, 3, 4+, %</translation>
    </message>
    <message>
        <source>wins with {count}, %</source>
        <translation>Siege mit {count}, %</translation>
    </message>
    <message>
        <source>{card}: held {held} %, {points} points where it lies, {share} % of the winner’s points</source>
        <translation>{card}: gehalten zu {held} %, {points} Punkte, wo sie liegt, {share} % der Siegerpunkte</translation>
    </message>
    <message>
        <source>{card}: seats with {count} of it win {value} %, {cases} cases</source>
        <translation>{card}: Plätze mit {count} davon gewinnen {value} %, Fälle: {cases}</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>CellCard</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>CellDetail</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Copy the command that plays this cell in a terminal</source>
        <translation>Den Befehl kopieren, der diese Zelle in einem Terminal spielt</translation>
    </message>
    <message>
        <source>Examine this cell</source>
        <translation>Diese Zelle prüfen</translation>
    </message>
    <message>
        <source>From baseline</source>
        <translation>Zur Basis</translation>
    </message>
    <message>
        <source>Games that differ</source>
        <translation>Andere Sieger</translation>
    </message>
    <message>
        <source>Go to the games whose winner differs from the baseline&apos;s</source>
        <translation>Zu den Partien, die jemand anderes gewinnt als in der Basis</translation>
    </message>
    <message>
        <source>How games end, %</source>
        <translation>Wie Partien enden, %</translation>
    </message>
    <message>
        <source>In how many of the games on the same seeds somebody else wins than by the baseline.</source>
        <translation>In wie vielen Partien mit denselben Startwerten jemand anderes gewinnt als in der Basis.</translation>
    </message>
    <message>
        <source>Make {variant} the baseline</source>
        <translation>{variant} zum Vergleichsmaß machen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Seat win rates</source>
        <translation>Siegquoten je Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team win rate</source>
        <translation>Siegquote des Teams</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Diese Zelle</translation>
    </message>
    <message>
        <source>Winner differs, %</source>
        <translation>Anderer Sieger, %</translation>
    </message>
    <message>
        <source>same seeds</source>
        <translation>gleiche Startwerte</translation>
    </message>
    <message>
        <source>win rate of the team, %</source>
        <translation>Siegquote des Teams, %</translation>
    </message>
    <message>
        <source>win rate, %; dashed: a fair seat</source>
        <translation>Siegquote, %; gestrichelt: ein fairer Platz</translation>
    </message>
</context>
<context>
    <name>CellTab</name>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>Seat bias</source>
        <translation>Vorteil eines Platzes</translation>
    </message>
    <message>
        <source>That may be chance: the interval reaches a fair share.</source>
        <translation>Das kann Zufall sein: Das Intervall reicht bis zu einem gerechten Anteil.</translation>
    </message>
    <message>
        <source>This is the baseline: the others of its group are compared with it.</source>
        <translation>Das ist die Basis: Mit ihr werden die anderen ihrer Gruppe verglichen.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{baseline} differs: {difference} from it.</source>
        <translation>{baseline} weicht ab: Unterschied {difference}.</translation>
    </message>
    <message>
        <source>{baseline} does the same: the difference, {difference}, is no more than chance.</source>
        <translation>{baseline} tut dasselbe: Der Unterschied, {difference}, ist nicht mehr als Zufall.</translation>
    </message>
    <message>
        <source>{seat} has most of it.</source>
        <translation>Das meiste davon hat {seat}.</translation>
    </message>
    <message>
        <source>{seat} lacks most of it.</source>
        <translation>Das meiste davon fehlt {seat}.</translation>
    </message>
    <message>
        <source>{seat} wins {rate} % where {fair} % is fair.</source>
        <translation>{seat} gewinnt {rate} %, wo {fair} % gerecht sind.</translation>
    </message>
</context>
<context>
    <name>ChanceGraph</name>
    <message>
        <source>? loses 10 to 19</source>
        <translation>? verliert 10 bis 19</translation>
    </message>
    <message>
        <source>?! loses 5 to 9</source>
        <translation>?! verliert 5 bis 9</translation>
    </message>
    <message>
        <source>?? loses 20 and more</source>
        <translation>?? verliert 20 und mehr</translation>
    </message>
    <message>
        <source>Analysing, {share} % done</source>
        <translation>Analyse, {share} % fertig</translation>
    </message>
    <message>
        <source>Chance to win, %</source>
        <translation>Gewinnchance, %</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>after turn {turn}</source>
        <translation>nach Zug {turn}</translation>
    </message>
    <message>
        <source>before turn 1</source>
        <translation>vor Zug 1</translation>
    </message>
    <message>
        <source>by {agent}</source>
        <translation>nach {agent}</translation>
    </message>
    <message>
        <source>points of the chance</source>
        <translation>Punkte der Chance</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>{seat} {chance} %</source>
        <translation>{seat} {chance} %</translation>
    </message>
    <message>
        <source>{shares}, by {agent}</source>
        <translation>{shares}, nach {agent}</translation>
    </message>
</context>
<context>
    <name>ChangeChart</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>on unseen seeds</source>
        <translation>mit neuen Startwerten</translation>
    </message>
</context>
<context>
    <name>ChangeMark</name>
    <message>
        <source>Inherited from {variant}.</source>
        <translation>Geerbt von {variant}.</translation>
    </message>
    <message>
        <source>Reset {value} to inherited</source>
        <translation>Auf Geerbtes zurücksetzen: {value}</translation>
    </message>
    <message>
        <source>Set in this variant.</source>
        <translation>In dieser Variante gesetzt.</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Leave {value} as the variants have it</source>
        <translation>Wie in den Varianten lassen: {value}</translation>
    </message>
    <message>
        <source>Values with commas between them</source>
        <translation>Werte, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>{value}, in all cells</source>
        <translation>{value}, in allen Zellen</translation>
    </message>
    <message>
        <source>{value}, tried in turn</source>
        <translation>{value}, nacheinander</translation>
    </message>
</context>
<context>
    <name>ChapterBar</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>ChapterCard</name>
    <message numerus="yes">
        <source>%n more sentence(s)</source>
        <translation>
            <numerusform>noch %n Satz</numerusform>
            <numerusform>noch %n Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask this chapter once more, in as many games as a minute allows</source>
        <translation>Dieses Kapitel noch einmal fragen, in so vielen Partien, wie eine Minute erlaubt</translation>
    </message>
    <message>
        <source>Fewer sentences</source>
        <translation>Weniger Sätze</translation>
    </message>
    <message>
        <source>Spend 1 min</source>
        <translation>1 min mehr</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>{title}: values as a table</source>
        <translation>{title}: Werte als Tabelle</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Add a number: {name}</source>
        <translation>Zahl hinzufügen: {name}</translation>
    </message>
    <message>
        <source>Type a number; empty it to take it away. Up and Down change it by one.</source>
        <translation>Zahl eintippen; ein leeres Feld nimmt sie weg. Auf und Ab ändern sie um eins.</translation>
    </message>
    <message>
        <source>{name}, number {number}</source>
        <translation>{name}, Zahl {number}</translation>
    </message>
</context>
<context>
    <name>ChoiceStrip</name>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n Blatt</numerusform>
            <numerusform>%n Blätter</numerusform>
        </translation>
    </message>
    <message>
        <source>Assembled board</source>
        <translation>Fertiger Plan</translation>
    </message>
    <message>
        <source>Back sides for duplex</source>
        <translation>Rückseiten für Duplex</translation>
    </message>
    <message numerus="yes">
        <source>Board check has %n error(s). The print shows the board as it is now.</source>
        <translation>
            <numerusform>Die Planprüfung hat %n Fehler. Gedruckt wird der Plan, wie er jetzt ist.</numerusform>
            <numerusform>Die Planprüfung hat %n Fehler. Gedruckt wird der Plan, wie er jetzt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Empty tiles left out</source>
        <translation>Weggelassene Kacheln</translation>
    </message>
    <message>
        <source>Every sheet gets a second page: turn the paper over its long side when printing.</source>
        <translation>Jedes Blatt erhält eine zweite Seite: beim Drucken über die lange Kante wenden.</translation>
    </message>
    <message>
        <source>Hex width</source>
        <translation>Feldbreite</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>{width} × {height} cm</source>
        <translation>{width} × {height} cm</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>Develop {place}: {points} points</source>
        <translation>{place} ausbauen: {points} Punkte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>Do not run it</source>
        <translation>Nicht ausführen</translation>
    </message>
    <message>
        <source>From {path}</source>
        <translation>Aus {path}</translation>
    </message>
    <message>
        <source>Run somebody&apos;s code?</source>
        <translation>Fremden Code ausführen?</translation>
    </message>
    <message>
        <source>Run this code</source>
        <translation>Diesen Code ausführen</translation>
    </message>
    <message>
        <source>The code</source>
        <translation>Der Code</translation>
    </message>
    <message>
        <source>To play these games the agent “{name}” must run. It is Python code that came with them, and it could do on this computer whatever you can do. Run it only if you have read it and trust where it comes from.</source>
        <translation>Um diese Partien zu spielen, muss der Agent „{name}“ laufen. Er ist Python-Code, der mit ihnen kam, und könnte auf diesem Rechner alles tun, was Sie tun können. Führen Sie ihn nur aus, wenn Sie ihn gelesen haben und seiner Herkunft trauen.</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>Command search</source>
        <translation>Befehlssuche</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>So heißt hier nichts.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>The variant that the difference is shown to</source>
        <translation>Die Variante, zu der der Unterschied gezeigt wird</translation>
    </message>
</context>
<context>
    <name>CompletionPopup</name>
    <message>
        <source>Complete {word}</source>
        <translation>{word} vervollständigen</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>Composition</name>
    <message>
        <source>Figures within reach of a token</source>
        <translation>Figuren in Reichweite eines Plättchens</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Make it</source>
        <translation>Umwandeln in</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>Print it on</source>
        <translation>Drucken auf</translation>
    </message>
    <message>
        <source>Select all of its kind</source>
        <translation>Alle dieser Art auswählen</translation>
    </message>
    <message>
        <source>Select the whole piece</source>
        <translation>Das ganze Teil auswählen</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Repeat this</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>kopiert</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>Play with {count} players; several counts may be on</source>
        <translation>Mit {count} Spielern spielen; mehrere Zahlen sind möglich</translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message>
        <source>Points after every turn</source>
        <translation>Punkte nach jedem Zug</translation>
    </message>
    <message>
        <source>as if it ended there</source>
        <translation>als wäre dort Schluss</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>ausgerufen</translation>
    </message>
    <message>
        <source>decree: {card}</source>
        <translation>Erlass: {card}</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}: decree brings {card}</source>
        <translation>Zug {turn}, {seat}: Erlass bringt {card}</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}: {card}, {points}</source>
        <translation>Zug {turn}, {seat}: {card}, {points}</translation>
    </message>
    <message>
        <source>turn {turn}: {seat} declares the end</source>
        <translation>Zug {turn}: {seat} ruft das Ende aus</translation>
    </message>
</context>
<context>
    <name>CourtPanel</name>
    <message>
        <source>Discard from the river</source>
        <translation>Aus dem Fluss abwerfen</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Erlass</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Zwei Karten tauschen</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>erlassen</translation>
    </message>
    <message>
        <source>once a game</source>
        <translation>einmal in der Partie</translation>
    </message>
    <message>
        <source>{action}: {owners}; free: {count}</source>
        <translation>{action}: {owners}; frei: {count}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
</context>
<context>
    <name>CoverageChart</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>came up</source>
        <translation>kam vor</translation>
    </message>
    <message>
        <source>{count} never</source>
        <translation>{count} nie</translation>
    </message>
    <message>
        <source>{used} of {total}</source>
        <translation>{used} von {total}</translation>
    </message>
</context>
<context>
    <name>CritiqueHead</name>
    <message>
        <source>Save critique…</source>
        <translation>Kritik speichern…</translation>
    </message>
    <message>
        <source>verdicts only where the interval allows one:</source>
        <translation>Urteile nur, wo das Intervall eines zulässt:</translation>
    </message>
</context>
<context>
    <name>CritiquePage</name>
    <message>
        <source>Agents play for as long as you give them, and seven questions are answered in sentences. Each figure comes with its interval and with the command that repeats it.</source>
        <translation>Agenten spielen, solange man ihnen Zeit gibt, und sieben Fragen werden in Sätzen beantwortet. Jede Zahl kommt mit ihrem Intervall und mit dem Befehl, der sie wiederholt.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Nicht gemessen.</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
</context>
<context>
    <name>CurveCard</name>
    <message>
        <source>The village, turn by turn</source>
        <translation>Das Dorf, Zug um Zug</translation>
    </message>
    <message>
        <source>a click opens the turn</source>
        <translation>ein Klick öffnet den Zug</translation>
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>Barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Turn {turn}: barricades {barricades}, farms {farms}, families {families}</source>
        <translation>Zug {turn}: Barrikaden {barricades}, Höfe {farms}, Familien {families}</translation>
    </message>
    <message>
        <source>last straw, turn {turn}</source>
        <translation>Ausschlag, Zug {turn}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>wounds, Kiai</source>
        <translation>Wunden, Kiai</translation>
    </message>
</context>
<context>
    <name>DeclareCard</name>
    <message>
        <source>Declaring the end</source>
        <translation>Ende ausrufen</translation>
    </message>
</context>
<context>
    <name>DecreeCard</name>
    <message>
        <source>The decree</source>
        <translation>Der Erlass</translation>
    </message>
    <message>
        <source>Turn of the decree</source>
        <translation>Zug des Erlasses</translation>
    </message>
    <message>
        <source>decree</source>
        <translation>Erlass</translation>
    </message>
    <message>
        <source>turn of the decree</source>
        <translation>Zug des Erlasses</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>An emissary discards open cards of the river, before or after developing.</source>
        <translation>Ein Gesandter wirft offene Karten des Flusses ab, vor oder nach dem Ausbauen.</translation>
    </message>
    <message>
        <source>An emissary swaps two cards, before or after developing.</source>
        <translation>Ein Gesandter tauscht zwei Karten, vor oder nach dem Ausbauen.</translation>
    </message>
    <message>
        <source>As your turn: declare the end; the other seat has one last turn.</source>
        <translation>Als ganzer Zug: das Ende ausrufen; die andere Seite hat einen letzten Zug.</translation>
    </message>
    <message>
        <source>As your turn: exchange the two row or hand cards of a column with the other seat.</source>
        <translation>Als ganzer Zug: die Reihen- oder Handkarten einer Spalte mit der anderen Seite tauschen.</translation>
    </message>
    <message>
        <source>As your turn: take your emissaries back from court.</source>
        <translation>Als ganzer Zug: Ihre Gesandten vom Hof zurückholen.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ausrufen</translation>
    </message>
    <message>
        <source>Decree</source>
        <translation>Erlass</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Ausbauen</translation>
    </message>
    <message>
        <source>Discard one</source>
        <translation>1 abwerfen</translation>
    </message>
    <message>
        <source>Discard three</source>
        <translation>3 abwerfen</translation>
    </message>
    <message>
        <source>Discard two</source>
        <translation>2 abwerfen</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rückruf</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Swap two</source>
        <translation>2 tauschen</translation>
    </message>
</context>
<context>
    <name>DeedsCard</name>
    <message>
        <source>Deeds and decisions</source>
        <translation>Taten und Entscheidungen</translation>
    </message>
    <message>
        <source>decisions a game</source>
        <translation>Entscheidungen je Partie</translation>
    </message>
    <message>
        <source>flames let in by support</source>
        <translation>Flammen durch Unterstützung eingelassen</translation>
    </message>
    <message>
        <source>of Kiai in another&apos;s turn</source>
        <translation>der Kiai im Zug anderer</translation>
    </message>
    <message>
        <source>of lent talents used</source>
        <translation>der geliehenen Talente genutzt</translation>
    </message>
    <message>
        <source>of turns without a choice</source>
        <translation>der Züge ohne Wahl</translation>
    </message>
    <message>
        <source>passes a game</source>
        <translation>Mal gepasst je Partie</translation>
    </message>
    <message>
        <source>supports a game</source>
        <translation>Unterstützungen je Partie</translation>
    </message>
    <message>
        <source>turns a game</source>
        <translation>Züge je Partie</translation>
    </message>
</context>
<context>
    <name>Defended</name>
    <message>
        <source>nothing defended</source>
        <translation>nichts verteidigt</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Name the same files from another folder</source>
        <translation>Dieselben Dateien aus einem anderen Ordner nennen</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Revert to the file</source>
        <translation>Auf die Datei zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Abzweigungen</translation>
    </message>
    <message>
        <source>Branch…</source>
        <translation>Abzweigen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Every move is kept here at once. A new game or a branch never replaces another one.</source>
        <translation>Jeder Zug wird hier sofort aufbewahrt. Eine neue Partie oder Abzweigung ersetzt nie eine andere.</translation>
    </message>
    <message>
        <source>Go on from any turn as a new game</source>
        <translation>Von einem beliebigen Zug als neue Partie weiterspielen</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Making the rules ready…</source>
        <translation>Regeln werden vorbereitet …</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Resume at turn {turn}</source>
        <translation>Bei Zug {turn} fortsetzen</translation>
    </message>
    <message>
        <source>Resume in the set-up</source>
        <translation>Im Aufbau fortsetzen</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei…</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>Die gewählte Partie</translation>
    </message>
    <message>
        <source>kept, no file yet</source>
        <translation>aufbewahrt, ohne Datei</translation>
    </message>
    <message>
        <source>saved in a file</source>
        <translation>in einer Datei</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}</source>
        <translation>{rules}, Startwert {seed}</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Boards</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Designer’s note</source>
        <translation>Notiz des Autors</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Extends</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Reasons, open questions, what the last playtest showed</source>
        <translation>Gründe, offene Fragen, was das letzte Probespiel zeigte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>none of the shipped ones</source>
        <translation>keiner der mitgelieferten</translation>
    </message>
    <message>
        <source>nothing: it says everything itself</source>
        <translation>nichts: sagt alles selbst</translation>
    </message>
</context>
<context>
    <name>DifferenceDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DifferencePanel</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Difference in values</source>
        <translation>Unterschied in Werten</translation>
    </message>
    <message>
        <source>Difference in words</source>
        <translation>Unterschied in Worten</translation>
    </message>
    <message>
        <source>Difference shown</source>
        <translation>Gezeigter Unterschied</translation>
    </message>
    <message>
        <source>Duel in LAB</source>
        <translation>Duell im LABOR</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Simulate both variants on the same seeds</source>
        <translation>Beide Varianten mit denselben Startwerten simulieren</translation>
    </message>
    <message>
        <source>Take the selected values back to those of the parent</source>
        <translation>Die gewählten Werte auf die der übergeordneten Variante zurücksetzen</translation>
    </message>
    <message>
        <source>The rules read the same.</source>
        <translation>Die Regeln lauten gleich.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>With these values the rules cannot be told.</source>
        <translation>Mit diesen Werten lassen sich die Regeln nicht in Worte fassen.</translation>
    </message>
    <message>
        <source>from {variant}</source>
        <translation>von {variant}</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>geerbt</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>hier gesetzt</translation>
    </message>
</context>
<context>
    <name>DifferingGames</name>
    <message>
        <source>Games of agents that think for a time cannot be played again as they were.</source>
        <translation>Partien von Agenten, die nach Zeit denken, lassen sich nicht wiederholen.</translation>
    </message>
    <message>
        <source>Open it by {variant}</source>
        <translation>Nach {variant} öffnen</translation>
    </message>
    <message>
        <source>This is game {number} by {variant}.</source>
        <translation>Das ist Partie {number} nach {variant}.</translation>
    </message>
</context>
<context>
    <name>DiscardPopup</name>
    <message>
        <source>Discard {count}</source>
        <translation>Ablage {count}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Heed problems</source>
        <translation>Probleme wieder beachten</translation>
    </message>
    <message>
        <source>Ignore a problem</source>
        <translation>Problem ignorieren</translation>
    </message>
</context>
<context>
    <name>DocumentCard</name>
    <message>
        <source>More about {title}</source>
        <translation>Mehr zu {title}</translation>
    </message>
</context>
<context>
    <name>DocumentChoice</name>
    <message>
        <source>{name} (not saved)</source>
        <translation>{name} (nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Schließen (Strg+W)</translation>
    </message>
    <message>
        <source>New document (Ctrl+N)</source>
        <translation>Neues Dokument (Strg+N)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>DrawingWorkspace</name>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</translation>
    </message>
    <message>
        <source>Trace a scan</source>
        <translation>Scan nachzeichnen</translation>
    </message>
    <message>
        <source>Turn spaces</source>
        <translation>Felder drehen</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message>
        <source>wounds {count} of {all}</source>
        <translation>Wunden {count} von {all}</translation>
    </message>
</context>
<context>
    <name>DuelCard</name>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Edition duel</source>
        <translation>Ausgabenduell</translation>
    </message>
    <message>
        <source>No game has been played by both yet.</source>
        <translation>Noch keine Partie wurde mit beiden gespielt.</translation>
    </message>
    <message>
        <source>same seeds, same agents</source>
        <translation>gleiche Startwerte und Agenten</translation>
    </message>
    <message>
        <source>{all} games</source>
        <translation>{all} Partien</translation>
    </message>
    <message>
        <source>{base} against {other}: the outcome differs in {rate} % {interval} of {games} paired games.</source>
        <translation>{base} gegen {other}: Der Ausgang ist in {rate} % {interval} von {games} gepaarten Partien ein anderer.</translation>
    </message>
    <message>
        <source>{base} against {other}: the winner differs in {rate} % {interval} of {games} paired games.</source>
        <translation>{base} gegen {other}: anderer Sieger in {rate} % {interval} von {games} gepaarten Partien.</translation>
    </message>
    <message>
        <source>{shown} of {all} listed</source>
        <translation>{shown} von {all} gelistet</translation>
    </message>
</context>
<context>
    <name>DuelChart</name>
    <message>
        <source>First cause of the difference</source>
        <translation>Erste Ursache des Unterschieds</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games with another winner, and why</source>
        <translation>Partien mit anderem Sieger und warum</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>same outcome</source>
        <translation>gleicher Ausgang</translation>
    </message>
    <message>
        <source>same winner</source>
        <translation>gleicher Sieger</translation>
    </message>
    <message>
        <source>{count} differ</source>
        <translation>{count} anders</translation>
    </message>
    <message>
        <source>{count} same outcome</source>
        <translation>{count} gleicher Ausgang</translation>
    </message>
    <message>
        <source>{count} same winner</source>
        <translation>{count} gleicher Sieger</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>EditedRules</name>
    <message>
        <source>New game as it is now</source>
        <translation>Neue Partie nach dem jetzigen Stand</translation>
    </message>
    <message>
        <source>The map was edited since this game began. The game goes on on the board it began with.</source>
        <translation>Die Karte wurde seit Beginn dieser Partie geändert. Die Partie geht auf dem Plan weiter, auf dem sie begann.</translation>
    </message>
    <message>
        <source>The variant was edited since this game began. The game goes on by the rules it began with.</source>
        <translation>Die Variante wurde seit Beginn dieser Partie geändert. Die Partie geht nach den Regeln weiter, mit denen sie begann.</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>Build %n barricade(s), never above the starting number.</source>
        <translation>
            <numerusform>Bauen Sie %n Barrikade, nie über die Anfangszahl.</numerusform>
            <numerusform>Bauen Sie %n Barrikaden, nie über die Anfangszahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the last card of a line, %n time(s).</source>
        <translation>
            <numerusform>Legen Sie die letzte Karte einer Linie ab, %n Mal.</numerusform>
            <numerusform>Legen Sie die letzte Karte einer Linie ab, %n Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the top %n intruder(s).</source>
        <translation>
            <numerusform>Legen Sie den obersten %n Eindringling ab.</numerusform>
            <numerusform>Legen Sie die obersten %n Eindringlinge ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the top %n raider(s).</source>
        <translation>
            <numerusform>Legen Sie den obersten %n Räuber ab.</numerusform>
            <numerusform>Legen Sie die obersten %n Räuber ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lend %n support token(s) on.</source>
        <translation>
            <numerusform>Verleihen Sie %n Unterstützungsmarker weiter.</numerusform>
            <numerusform>Verleihen Sie %n Unterstützungsmarker weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n raider(s) and order them.</source>
        <translation>
            <numerusform>Sehen Sie den obersten %n Räuber an.</numerusform>
            <numerusform>Decken Sie die obersten %n Räuber auf und ordnen Sie sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the last card of a line, %n time(s).</source>
        <translation>
            <numerusform>Verschieben Sie die letzte Karte einer Linie, %n Mal.</numerusform>
            <numerusform>Verschieben Sie die letzte Karte einer Linie, %n Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n wound token(s) off any samurai.</source>
        <translation>
            <numerusform>Nehmen Sie %n Wundenmarker von einem Samurai.</numerusform>
            <numerusform>Nehmen Sie %n Wundenmarker von Samurai.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndingsCard</name>
    <message>
        <source>% of games; light to dark: rounds</source>
        <translation>% der Partien; hell bis dunkel: Runden</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Nach Spielern</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Nach Variante</translation>
    </message>
    <message>
        <source>How games end</source>
        <translation>Wie Partien enden</translation>
    </message>
    <message>
        <source>mean score of won games {score}</source>
        <translation>mittlere Wertung gewonnener Partien {score}</translation>
    </message>
</context>
<context>
    <name>EndsCard</name>
    <message>
        <source>% of games</source>
        <translation>% der Partien</translation>
    </message>
    <message>
        <source>How games end</source>
        <translation>Wie Partien enden</translation>
    </message>
</context>
<context>
    <name>EntryEditor</name>
    <message>
        <source>Remove {name}</source>
        <translation>Entfernen: {name}</translation>
    </message>
</context>
<context>
    <name>ExaminePlace</name>
    <message>
        <source>Ask the chapters once more whose sentences more games would decide</source>
        <translation>Die Kapitel noch einmal fragen, deren Sätze mehr Partien entscheiden würden</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Critique</source>
        <translation>Kritik</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Minutes:</source>
        <translation>Minuten:</translation>
    </message>
    <message>
        <source>Nearly done…</source>
        <translation>Fast fertig…</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>Save critique…</source>
        <translation>Kritik speichern…</translation>
    </message>
    <message>
        <source>Spend 2 more minutes</source>
        <translation>2 Minuten mehr</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>wird gemessen</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stopped after {time} of {budget}</source>
        <translation>angehalten nach {time} von {budget}</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
    <message>
        <source>{time} of {budget}</source>
        <translation>{time} von {budget}</translation>
    </message>
    <message>
        <source>{time}, done</source>
        <translation>{time}, fertig</translation>
    </message>
</context>
<context>
    <name>ExperimentEditing</name>
    <message>
        <source>A terminal reads files: save what is open, and what it names, first.</source>
        <translation>Ein Terminal liest Dateien: Speichere zuerst, was offen ist und was darin genannt wird.</translation>
    </message>
    <message>
        <source>Copied: {command}</source>
        <translation>Kopiert: {command}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Roll another seed</source>
        <translation>Anderen Startwert würfeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Vary {value}</source>
        <translation>Variieren: {value}</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>ExperimentRuns</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The code was not run, so the games are not played.</source>
        <translation>Der Code wurde nicht ausgeführt, also werden die Partien nicht gespielt.</translation>
    </message>
    <message>
        <source>This experiment has been run already; its results are shown.</source>
        <translation>Dieses Experiment ist schon gelaufen; seine Ergebnisse werden gezeigt.</translation>
    </message>
    <message>
        <source>{file} was written.</source>
        <translation>{file} wurde geschrieben.</translation>
    </message>
    <message>
        <source>{title} was decided after {games} games and is kept with these.</source>
        <translation>{title} war nach {games} Partien entschieden und wird mit diesen aufgehoben.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Click to give it away, and once more to confirm.</source>
        <translation>Klicken, um sie abzugeben, und noch einmal zum Bestätigen.</translation>
    </message>
    <message>
        <source>Dealt to you: {card}</source>
        <translation>Ihnen ausgeteilt: {card}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>give</source>
        <translation>geben</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}: leer</translation>
    </message>
    <message>
        <source>{place}: face down</source>
        <translation>{place}: verdeckt</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>{place}: {card}, seen by you</source>
        <translation>{place}: {card}, von Ihnen gesehen</translation>
    </message>
    <message>
        <source>{place}: {card}, {count} left</source>
        <translation>{place}: {card}, noch {count}</translation>
    </message>
    <message>
        <source>{place}: {card}, {points} points, {why}</source>
        <translation>{place}: {card}, {points} Punkte, {why}</translation>
    </message>
</context>
<context>
    <name>FateCard</name>
    <message>
        <source>% of copies</source>
        <translation>% der Exemplare</translation>
    </message>
    <message>
        <source>Fate in the river</source>
        <translation>Schicksal im Fluss</translation>
    </message>
    <message>
        <source>left in the piles</source>
        <translation>in den Stapeln geblieben</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>washed away</source>
        <translation>weggespült</translation>
    </message>
</context>
<context>
    <name>FaultsList</name>
    <message>
        <source>A game can go on from here.</source>
        <translation>Von hier kann es weitergehen.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: {message}</source>
        <translation>Zeigen: {message}</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {message}</source>
        <translation>{place}: {message}</translation>
    </message>
</context>
<context>
    <name>FeedbackCommands</name>
    <message>
        <source>Add records</source>
        <translation>Partien hinzunehmen</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV ausgeben</translation>
    </message>
    <message>
        <source>Game records (*.json);;All files (*)</source>
        <translation>Partien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The answers were written to {file}.</source>
        <translation>Die Antworten wurden nach {file} geschrieben.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} ließ sich nicht schreiben: {reason}.</translation>
    </message>
</context>
<context>
    <name>FeedbackForm</name>
    <message>
        <source>Clear rules</source>
        <translation>Klare Regeln</translation>
    </message>
    <message>
        <source>Fun</source>
        <translation>Freude</translation>
    </message>
    <message>
        <source>How was it?</source>
        <translation>Wie war es?</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Save feedback</source>
        <translation>Feedback speichern</translation>
    </message>
    <message>
        <source>Save feedback (Ctrl+Enter)</source>
        <translation>Feedback speichern (Strg+Enter)</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>What should stay, what should change?</source>
        <translation>Was soll bleiben, was sich ändern?</translation>
    </message>
    <message>
        <source>kept in the record</source>
        <translation>bleibt bei der Partie</translation>
    </message>
    <message>
        <source>never unsure</source>
        <translation>nie unklar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>often unsure</source>
        <translation>oft unklar</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>soon decided</source>
        <translation>bald entschieden</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>very much</source>
        <translation>sehr viel</translation>
    </message>
</context>
<context>
    <name>FeedbackPage</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 5 points; the line holds 95 of 100 times</source>
        <translation>1 bis 5 Punkte; der Strich gilt in 95 von 100 Fällen</translation>
    </message>
    <message>
        <source>Add records…</source>
        <translation>Partien hinzunehmen …</translation>
    </message>
    <message>
        <source>Agents play the same games…</source>
        <translation>Agenten spielen dieselben Partien …</translation>
    </message>
    <message>
        <source>Beside the games of agents</source>
        <translation>Neben den Partien der Agenten</translation>
    </message>
    <message>
        <source>Clear rules</source>
        <translation>Klare Regeln</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV ausgeben …</translation>
    </message>
    <message>
        <source>Feedback of playtests</source>
        <translation>Feedback der Probespiele</translation>
    </message>
    <message>
        <source>Fun</source>
        <translation>Freude</translation>
    </message>
    <message>
        <source>Games on the shelf</source>
        <translation>Partien im Regal</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>In brackets the 95 % interval; few games leave it wide.</source>
        <translation>In Klammern das 95-%-Intervall; bei wenigen Partien bleibt es breit.</translation>
    </message>
    <message>
        <source>Length: too short {short}, right {right}, too long {long}</source>
        <translation>Länge: zu kurz {short}, richtig {right}, zu lang {long}</translation>
    </message>
    <message>
        <source>No playtest of this variant has come to an end yet.</source>
        <translation>Noch kein Probespiel dieser Variante ist zu Ende.</translation>
    </message>
    <message>
        <source>Nobody has said anything yet. After a game the result page asks its players; what they answer stands here.</source>
        <translation>Noch hat niemand etwas gesagt. Nach einer Partie fragt die Ergebnisseite die Spieler; was sie antworten, steht hier.</translation>
    </message>
    <message>
        <source>Nobody wrote a comment.</source>
        <translation>Niemand hat eine Bemerkung geschrieben.</translation>
    </message>
    <message>
        <source>Playtests ({count})</source>
        <translation>Probespiele ({count})</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>The playtests began with laid-out positions, which agents&apos; games do not.</source>
        <translation>Die Probespiele begannen mit aufgebauten Stellungen, die Partien der Agenten nicht.</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Züge einer Partie</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>did not win</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der ganze Tisch</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{count} games of {agent}</source>
        <translation>{count} Partien von {agent}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gewinnt</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresChart</name>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>Daimyo documents (*.yaml *.yml);;All files (*)</source>
        <translation>Daimyo-Dokumente (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Daimyo documents and game records (*.yaml *.yml *.json);;All files (*)</source>
        <translation>Daimyo-Dokumente und Partien (*.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Daimyo ended unexpectedly. Unsaved changes were kept: {files}.</source>
        <translation>Daimyo wurde unerwartet beendet. Ungespeicherte Änderungen sind erhalten: {files}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Find {file}</source>
        <translation>{file} suchen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Lines with - are only in the file, lines with + only in your text.</source>
        <translation>Zeilen mit - stehen nur in der Datei, Zeilen mit + nur in Ihrem Text.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>None are shipped</source>
        <translation>Keine mitgeliefert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Erneut speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Unterschied zeigen</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for recovery: {reason}. Save your work to its files.</source>
        <translation>Ungespeicherte Änderungen lassen sich nicht sichern: {reason}. Speichern Sie Ihre Arbeit in den Dateien.</translation>
    </message>
    <message numerus="yes">
        <source>{files} and %n more</source>
        <translation>
            <numerusform>{files} und %n weitere</numerusform>
            <numerusform>{files} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} as open here</source>
        <translation>{file} wie hier geöffnet</translation>
    </message>
    <message>
        <source>{file} came with Daimyo and stays as it is. You are editing a copy, not saved yet.</source>
        <translation>{file} gehört zu Daimyo und bleibt, wie sie ist. Sie bearbeiten eine Kopie, noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>{file} is open already: close it first, or choose another name.</source>
        <translation>{file} ist schon geöffnet: Schließen Sie sie zuerst oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} on disk</source>
        <translation>{file} auf der Platte</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>{file} was changed by another program. Replace it by your text?</source>
        <translation>{file} wurde von einem anderen Programm geändert. Durch Ihren Text ersetzen?</translation>
    </message>
    <message>
        <source>{file} was deleted or moved. Your text is still here; saving writes it again.</source>
        <translation>{file} wurde gelöscht oder verschoben. Ihr Text ist noch da; Speichern schreibt ihn erneut.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>FindingCard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Einzelzug</numerusform>
            <numerusform>%n Einzelzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Open at the table</source>
        <translation>Am Tisch öffnen</translation>
    </message>
    <message>
        <source>The shortest game that shows it, at its last move</source>
        <translation>Die kürzeste Partie, die es zeigt, bei ihrem letzten Zug</translation>
    </message>
</context>
<context>
    <name>FlipModel</name>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Differs at</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>FlipTable</name>
    <message>
        <source>Games whose winner differs</source>
        <translation>Partien mit anderem Sieger</translation>
    </message>
</context>
<context>
    <name>FoldedEntry</name>
    <message>
        <source>Show what {name} says</source>
        <translation>Zeigen, was {name} sagt</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>hier entfernt</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Change games per cell</source>
        <translation>Partien je Zelle ändern</translation>
    </message>
    <message>
        <source>Change line-ups</source>
        <translation>Besetzungen ändern</translation>
    </message>
    <message>
        <source>Change maps</source>
        <translation>Karten ändern</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Change seed</source>
        <translation>Startwert ändern</translation>
    </message>
    <message>
        <source>Change the game</source>
        <translation>Spiel ändern</translation>
    </message>
    <message>
        <source>Change the rotation of seats</source>
        <translation>Platzwechsel ändern</translation>
    </message>
    <message>
        <source>Change the values of {value}</source>
        <translation>Werte ändern: {value}</translation>
    </message>
    <message>
        <source>Change variants</source>
        <translation>Varianten ändern</translation>
    </message>
    <message>
        <source>Experiment setup</source>
        <translation>Aufbau des Experiments</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games per cell</source>
        <translation>Partien je Zelle</translation>
    </message>
    <message>
        <source>Keep records of differing games</source>
        <translation>Abweichende Partien aufheben</translation>
    </message>
    <message>
        <source>Leave {value} alone</source>
        <translation>Nicht ändern: {value}</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Experiment umbenennen</translation>
    </message>
    <message>
        <source>Rotate agents over the seats</source>
        <translation>Agenten die Plätze wechseln lassen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Stop early when decided</source>
        <translation>Früh enden, wenn entschieden</translation>
    </message>
    <message>
        <source>Stops when the win rates of all pairs are told apart or shown to be alike, by intervals that are valid at any stop; for this session, not in the text.</source>
        <translation>Endet, sobald die Siegquoten aller Paare sicher verschieden oder sicher gleich sind, nach Intervallen, die jederzeit gelten; für diese Sitzung, nicht im Text.</translation>
    </message>
    <message>
        <source>The agents of a line-up move on by one seat from game to game.</source>
        <translation>Die Agenten einer Besetzung rücken von Partie zu Partie einen Platz weiter.</translation>
    </message>
    <message>
        <source>This text cannot be read as a variant: mend it in the YAML.</source>
        <translation>Dieser Text ist nicht als Variante lesbar: Verbessern Sie ihn im YAML.</translation>
    </message>
    <message>
        <source>Values of the experiment</source>
        <translation>Werte des Experiments</translation>
    </message>
    <message>
        <source>Values of the variant</source>
        <translation>Werte der Variante</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Vary a value of the rules</source>
        <translation>Einen Wert der Regeln variieren</translation>
    </message>
    <message>
        <source>Vary a value…</source>
        <translation>Wert variieren …</translation>
    </message>
    <message>
        <source>Writes the games whose winner differs into the run&apos;s folder; for this session, not in the text.</source>
        <translation>Schreibt die Partien mit anderem Sieger in den Ordner des Laufs; für diese Sitzung, nicht im Text.</translation>
    </message>
    <message>
        <source>no map</source>
        <translation>ohne Karte</translation>
    </message>
    <message>
        <source>{on} of {all}</source>
        <translation>{on} von {all}</translation>
    </message>
</context>
<context>
    <name>FreeRow</name>
    <message>
        <source>Leave {value} as it is</source>
        <translation>{value} lassen, wie es ist</translation>
    </message>
    <message>
        <source>Not taken over: the range would be empty.</source>
        <translation>Nicht übernommen: der Bereich wäre leer.</translation>
    </message>
    <message>
        <source>Values with commas between them</source>
        <translation>Werte mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>jetzt {value}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{value}, from</source>
        <translation>{value}, von</translation>
    </message>
    <message>
        <source>{value}, the values to try</source>
        <translation>{value}, die zu probierenden Werte</translation>
    </message>
    <message>
        <source>{value}, to</source>
        <translation>{value}, bis</translation>
    </message>
</context>
<context>
    <name>FrontChart</name>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>confirmed on unseen games</source>
        <translation>bestätigt in ungesehenen Partien</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>full trial</source>
        <translation>voller Versuch</translation>
    </message>
    <message>
        <source>stopped by racing</source>
        <translation>früh gestoppt</translation>
    </message>
    <message>
        <source>target {value}</source>
        <translation>Ziel {value}</translation>
    </message>
    <message>
        <source>the {found} found was luck</source>
        <translation>die gefundenen {found} waren Glück</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>{value} on unseen seeds:</source>
        <translation>{value} mit ungesehenen Startwerten:</translation>
    </message>
    <message>
        <source>{variant} now</source>
        <translation>{variant} jetzt</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>GameEntry</name>
    <message>
        <source>Delete {title}</source>
        <translation>{title} löschen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>More about {title}</source>
        <translation>Mehr zu {title}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>Aufgabe</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Rename {title}</source>
        <translation>{title} umbenennen</translation>
    </message>
</context>
<context>
    <name>Gesture</name>
    <message>
        <source>No figure stands at {space}.</source>
        <translation>In {space} steht keine Figur.</translation>
    </message>
</context>
<context>
    <name>GoalCard</name>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Turns of all seats, from this position on; none means any time</source>
        <translation>Züge aller Plätze, von dieser Stellung an; ohne Zahl jederzeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What is to be found here?</source>
        <translation>Was ist hier zu finden?</translation>
    </message>
    <message>
        <source>Within turns</source>
        <translation>Innerhalb von Zügen</translation>
    </message>
    <message>
        <source>keeps</source>
        <translation>behält</translation>
    </message>
    <message>
        <source>no goal to check</source>
        <translation>kein prüfbares Ziel</translation>
    </message>
    <message>
        <source>reaches</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Zügen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>within</source>
        <translation>innerhalb von</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved: take moves back and try another way</source>
        <translation>Nicht gelöst: Züge zurücknehmen und anders versuchen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>Das Team</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message numerus="yes">
        <source>{goal}, within %n turn(s) of all seats</source>
        <translation>
            <numerusform>{goal}, innerhalb von %n Zug aller Plätze</numerusform>
            <numerusform>{goal}, innerhalb von %n Zügen aller Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} keeps {what}: {least} at least</source>
        <translation>{who} behält {what}: mindestens {least}</translation>
    </message>
    <message>
        <source>{who} reaches {what}: {least} at least</source>
        <translation>{who} erreicht {what}: mindestens {least}</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who} gewinnt</translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>Line numbers and marks of problems</source>
        <translation>Zeilennummern und Problemmarken</translation>
    </message>
</context>
<context>
    <name>HandAbout</name>
    <message numerus="yes">
        <source>%n token(s) in the pile</source>
        <translation>
            <numerusform>%n Plättchen im Stapel</numerusform>
            <numerusform>%n Plättchen im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erobert</translation>
    </message>
    <message>
        <source>captured figures are hidden</source>
        <translation>Erobertes ist verdeckt</translation>
    </message>
    <message>
        <source>captured, seen only by you</source>
        <translation>erobert, nur Ihnen sichtbar</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Ihr Zug</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The hand is hidden.</source>
        <translation>Die Hand ist verdeckt.</translation>
    </message>
    <message>
        <source>fast, {where}</source>
        <translation>schnell, {where}</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>land or sea</source>
        <translation>Land oder Meer</translation>
    </message>
    <message>
        <source>moves one</source>
        <translation>versetzt eins</translation>
    </message>
    <message>
        <source>sea only</source>
        <translation>nur Meer</translation>
    </message>
    <message>
        <source>swaps two</source>
        <translation>tauscht zwei</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Print and play</source>
        <translation>Print-and-Play</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message numerus="yes">
        <source>{map} with variant {variant}, %n player(s)</source>
        <translation>
            <numerusform>{map} mit Variante {variant}, %n Spieler</numerusform>
            <numerusform>{map} mit Variante {variant}, %n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>extends {parent}</source>
        <translation>erweitert {parent}</translation>
    </message>
    <message>
        <source>extends {parent}, which extends {base}</source>
        <translation>erweitert {parent}, das {base} erweitert</translation>
    </message>
    <message>
        <source>from {variant}</source>
        <translation>von {variant}</translation>
    </message>
    <message>
        <source>says everything itself</source>
        <translation>sagt alles selbst</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>hier gesetzt</translation>
    </message>
</context>
<context>
    <name>HeatCard</name>
    <message>
        <source>Board heat map</source>
        <translation>Wärmekarte</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Wärmekarte</translation>
    </message>
    <message>
        <source>Variant of the heat map</source>
        <translation>Variante der Wärmekarte</translation>
    </message>
</context>
<context>
    <name>HeatChoice</name>
    <message>
        <source>Heat from</source>
        <translation>Wärme aus</translation>
    </message>
    <message>
        <source>Reach of tokens</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>What the heat map shows</source>
        <translation>Was die Wärmekarte zeigt</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>A board has a wound token.</source>
        <translation>Auf einem Brett liegt ein Wundenmarker.</translation>
    </message>
    <message>
        <source>Another last card for {name}</source>
        <translation>Eine andere letzte Karte für {name}</translation>
    </message>
    <message>
        <source>Families, {count}: {points}</source>
        <translation>Familien, {count}: {points}</translation>
    </message>
    <message>
        <source>Farms, {count}: {points}</source>
        <translation>Höfe, {count}: {points}</translation>
    </message>
    <message>
        <source>Losses by penalties: {all}, of them due to his line: {mine}.</source>
        <translation>Verluste durch Strafen: {all}, davon durch seine Linie: {mine}.</translation>
    </message>
    <message>
        <source>Lost for want of a symbol on the left: farms {farms}, families {families}.</source>
        <translation>Mangels eines Symbols links verloren: Höfe {farms}, Familien {families}.</translation>
    </message>
    <message>
        <source>More symbols defended</source>
        <translation>Mehr verteidigte Symbole</translation>
    </message>
    <message>
        <source>No board has a wound token.</source>
        <translation>Auf keinem Brett liegt ein Wundenmarker.</translation>
    </message>
    <message>
        <source>Of them it would have ignored {count}.</source>
        <translation>Davon hätte es {count} übergangen.</translation>
    </message>
    <message>
        <source>One barricade more</source>
        <translation>Eine Barrikade mehr</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Wertung {score}</translation>
    </message>
    <message>
        <source>The mark stands for the level: {level}.</source>
        <translation>Das Zeichen steht für die Stufe: {level}.</translation>
    </message>
    <message>
        <source>The talent of {owner} on the board of {name}</source>
        <translation>Das Talent von {owner} auf dem Brett von {name}</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Was es wert ist</translation>
    </message>
    <message>
        <source>What would have helped</source>
        <translation>Was geholfen hätte</translation>
    </message>
    <message>
        <source>With it, and with backs that do nothing, the same losses leave farms: {farms}.</source>
        <translation>Mit ihr und mit wirkungslosen Rückseiten lassen dieselben Verluste Höfe übrig: {farms}.</translation>
    </message>
    <message>
        <source>Wounds: {points}</source>
        <translation>Wunden: {points}</translation>
    </message>
    <message>
        <source>the same cards, the same moves</source>
        <translation>dieselben Karten, dieselben Züge</translation>
    </message>
    <message>
        <source>{points} for each</source>
        <translation>{points} je Stück</translation>
    </message>
</context>
<context>
    <name>HexField</name>
    <message numerus="yes">
        <source>%n may change</source>
        <translation>
            <numerusform>%n darf sich ändern</numerusform>
            <numerusform>%n dürfen sich ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexes whose kinds may trade places, by their coordinates as MAP shows them: 17,5  17,3</source>
        <translation>Felder, deren Arten die Plätze tauschen dürfen, mit den Koordinaten, die KARTE zeigt: 17,5  17,3</translation>
    </message>
    <message>
        <source>none may change</source>
        <translation>keines darf sich ändern</translation>
    </message>
</context>
<context>
    <name>HexPicker</name>
    <message>
        <source>Click a hex to set it free, or to leave it as it is</source>
        <translation>Ein Feld anklicken, um es freizugeben oder zu lassen, wie es ist</translation>
    </message>
    <message>
        <source>Free hexes on the map</source>
        <translation>Freie Felder auf der Karte</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Best plays by {agent}</source>
        <translation>Beste Züge laut {agent}</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>{series} mean {value}</source>
        <translation>{series} Mittel {value}</translation>
    </message>
    <message>
        <source>{series}, %</source>
        <translation>{series}, %</translation>
    </message>
</context>
<context>
    <name>HistoryCard</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Compare selected</source>
        <translation>Gewählte vergleichen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games/s</source>
        <translation>Partien/s</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Run history</source>
        <translation>Bisherige Läufe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Show the selected runs side by side</source>
        <translation>Die gewählten Läufe nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>every run keeps its setup, seed and program version</source>
        <translation>jeder Lauf behält Aufbau, Startwert und Programmversion</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>outcome differs {rate} %</source>
        <translation>anderer Ausgang {rate} %</translation>
    </message>
    <message>
        <source>paused {share}</source>
        <translation>pausiert {share}</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running {share}</source>
        <translation>läuft {share}</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stopped after {games} of {all} games</source>
        <translation>nach {games} von {all} Partien angehalten</translation>
    </message>
    <message>
        <source>the team wins {rate} %</source>
        <translation>das Team gewinnt {rate} %</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>winner differs {rate} %</source>
        <translation>anderer Sieger {rate} %</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>{seat} wins {rate} %</source>
        <translation>{seat} gewinnt {rate} %</translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message>
        <source>Figure slots</source>
        <translation>Figurenplätze</translation>
    </message>
    <message>
        <source>Would touch</source>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>{deed} at {at}</source>
        <translation>{deed}: {at}</translation>
    </message>
</context>
<context>
    <name>HuntPlace</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Fund</numerusform>
            <numerusform>%n Funde</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Jagd</translation>
    </message>
    <message>
        <source>Looking at openings and passes…</source>
        <translation>Eröffnungen und Passen werden geprüft…</translation>
    </message>
    <message>
        <source>Looks for what should not happen: games that stall, never end, end at once or without a winner, seats that cannot move. Each finding comes with the shortest game that shows it.</source>
        <translation>Sucht nach dem, was nicht vorkommen sollte: Partien, die stocken, nie enden, sofort oder ohne Sieger enden, und Plätze, die nicht ziehen können. Zu jedem Fund gehört die kürzeste Partie, die ihn zeigt.</translation>
    </message>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} von {total} Partien</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
    <message>
        <source>{games} games, seed {seed}</source>
        <translation>{games} Partien, Startwert {seed}</translation>
    </message>
</context>
<context>
    <name>InHandCard</name>
    <message>
        <source>Choose a figure.</source>
        <translation>Eine Figur wählen.</translation>
    </message>
    <message>
        <source>Choose its new place.</source>
        <translation>Neuen Platz wählen.</translation>
    </message>
    <message>
        <source>Choose the other figure.</source>
        <translation>Die andere Figur wählen.</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>Ihr Plättchen wählen.</translation>
    </message>
    <message>
        <source>Counts for all figures. Esc to put back.</source>
        <translation>Zählt für alle Figuren. Esc legt zurück.</translation>
    </message>
    <message>
        <source>Counts for {figures} only. Esc to put back.</source>
        <translation>Zählt nur für {figures}. Esc legt zurück.</translation>
    </message>
    <message>
        <source>The largest settlements are filled first.</source>
        <translation>Die größten Siedlungen werden zuerst besetzt.</translation>
    </message>
    <message>
        <source>{figure}: {count} settlements can take it</source>
        <translation>{figure}: {count} Siedlungen möglich</translation>
    </message>
    <message>
        <source>{step} Esc to put back.</source>
        <translation>{step} Esc legt zurück.</translation>
    </message>
    <message>
        <source>{token}: {count} legal hexes</source>
        <translation>{token}: {count} erlaubte Felder</translation>
    </message>
    <message>
        <source>{token}: {count} of your tokens</source>
        <translation>{token}: {count} Ihrer Plättchen</translation>
    </message>
    <message>
        <source>{token}: {count} settlements</source>
        <translation>{token}: {count} Siedlungen</translation>
    </message>
</context>
<context>
    <name>InfluenceCard</name>
    <message>
        <source>no change</source>
        <translation>unverändert</translation>
    </message>
</context>
<context>
    <name>InfluencePanel</name>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n Feld gewählt</numerusform>
            <numerusform>%n Felder gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players use this piece</source>
        <translation>
            <numerusform>%n Spieler nutzt diesen Teil</numerusform>
            <numerusform>%n Spieler nutzen diesen Teil</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Benachbart</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Fasst</translation>
    </message>
    <message>
        <source>Change the pieces for {count} players</source>
        <translation>Teile für {count} Spieler ändern</translation>
    </message>
    <message>
        <source>Give to {piece}</source>
        <translation>Zu {piece} geben</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>{name} benennen</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Player counts</source>
        <translation>Spielerzahlen</translation>
    </message>
    <message>
        <source>Remove the name</source>
        <translation>Namen entfernen</translation>
    </message>
    <message>
        <source>This map is one piece. The list of pieces has a plus sign to add others.</source>
        <translation>Diese Karte besteht aus einem einzigen Teil. Die Liste der Teile hat ein Pluszeichen für weitere.</translation>
    </message>
    <message>
        <source>axial {at} · row {row}</source>
        <translation>axial {at} · Zeile {row}</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>{figures}, from kind</source>
        <translation>{figures}, nach Art</translation>
    </message>
    <message>
        <source>{kind} on {piece}</source>
        <translation>{kind} auf {piece}</translation>
    </message>
</context>
<context>
    <name>IntervalChart</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>{who}: {value} %, from {low} to {high} %, {games} games</source>
        <translation>{who}: {value} %, von {low} bis {high} %, {games} Partien</translation>
    </message>
</context>
<context>
    <name>Joints</name>
    <message>
        <source>from
turn {turn}</source>
        <translation>ab
Zug {turn}</translation>
    </message>
    <message>
        <source>from the
set-up</source>
        <translation>ab dem
Aufbau</translation>
    </message>
</context>
<context>
    <name>JudgedRows</name>
    <message>
        <source>{mark} {chance} % instead of {best} %, by {agent}.</source>
        <translation>{mark} {chance} % statt {best} %, nach {agent}.</translation>
    </message>
</context>
<context>
    <name>JudgedWords</name>
    <message>
        <source>nobody has influence</source>
        <translation>niemand hat Einfluss</translation>
    </message>
    <message>
        <source>tied at {most}</source>
        <translation>gleichauf mit {most}</translation>
    </message>
    <message>
        <source>tied at {most} and removed</source>
        <translation>gleichauf mit {most}, entfernt</translation>
    </message>
    <message>
        <source>tied at {most}, it stays</source>
        <translation>gleichauf mit {most}, bleibt stehen</translation>
    </message>
    <message>
        <source>tied at {most}, to the player on turn</source>
        <translation>gleichauf mit {most}, an wer am Zug ist</translation>
    </message>
    <message>
        <source>{place}, {figures}: {best}; as played, {played}.</source>
        <translation>{place}, {figures}: {best}; wie gespielt: {played}.</translation>
    </message>
    <message>
        <source>{seat} leads {most} to {second}</source>
        <translation>{seat} führt {most} zu {second}</translation>
    </message>
    <message>
        <source>{seat} takes it {most} to {second}</source>
        <translation>{seat} nimmt sie {most} zu {second}</translation>
    </message>
</context>
<context>
    <name>KiaiCard</name>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Kiai reached</source>
        <translation>Kiai erreicht</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>per game he is in</source>
        <translation>je Partie mit ihm</translation>
    </message>
    <message>
        <source>power used, %</source>
        <translation>Kraft genutzt, %</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Nothing is shown yet. Queue the experiment, try it with Test 100, or open a run below.</source>
        <translation>Noch ist nichts zu sehen. Reihen Sie das Experiment ein, proben Sie es mit Test 100 oder öffnen Sie unten einen Lauf.</translation>
    </message>
    <message>
        <source>Reading results…</source>
        <translation>Ergebnisse werden gelesen…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>LabPlaces</name>
    <message>
        <source>Examine</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Jagd</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>LabWorkspace</name>
    <message>
        <source>Examining…</source>
        <translation>Wird untersucht…</translation>
    </message>
    <message>
        <source>Hunting for gaps…</source>
        <translation>Lücken werden gejagt…</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>No run in progress</source>
        <translation>Kein Lauf im Gange</translation>
    </message>
    <message>
        <source>Open its set-up</source>
        <translation>Seinen Aufbau öffnen</translation>
    </message>
    <message>
        <source>Reading results…</source>
        <translation>Lese Ergebnisse …</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Runs in {folder}</source>
        <translation>Läufe in {folder}</translation>
    </message>
    <message>
        <source>Searching for balance…</source>
        <translation>Gleichgewicht wird gesucht…</translation>
    </message>
    <message>
        <source>Writing a file…</source>
        <translation>Schreibe eine Datei …</translation>
    </message>
    <message>
        <source>{count} queued</source>
        <translation>{count} wartend</translation>
    </message>
    <message>
        <source>{percent} % intervals</source>
        <translation>{percent}-%-Intervalle</translation>
    </message>
    <message>
        <source>{title}: paused</source>
        <translation>{title}: pausiert</translation>
    </message>
    <message>
        <source>{title}: running</source>
        <translation>{title}: läuft</translation>
    </message>
</context>
<context>
    <name>LadderCard</name>
    <message>
        <source>Agent ladder</source>
        <translation>Agentenrangliste</translation>
    </message>
    <message>
        <source>agents of the line-up</source>
        <translation>Agenten der Besetzung</translation>
    </message>
    <message>
        <source>win rate, %, wherever the agent sits; dashed: all alike</source>
        <translation>Siegquote, %, auf jedem Platz; gestrichelt: alle gleich</translation>
    </message>
</context>
<context>
    <name>LaidBoard</name>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Außerhalb des Plans</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Overlays</source>
        <translation>Ebenen</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Seat spread:</source>
        <translation>Spanne der Plätze:</translation>
    </message>
    <message>
        <source>Series: {names}</source>
        <translation>Reihen: {names}</translation>
    </message>
    <message>
        <source>Team wins, %:</source>
        <translation>Siege des Teams, %:</translation>
    </message>
    <message>
        <source>after this move</source>
        <translation>nach diesem Zug</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>bonus between two cards</source>
        <translation>Bonus zwischen zwei Karten</translation>
    </message>
    <message>
        <source>corner mark</source>
        <translation>Eckmarke</translation>
    </message>
    <message>
        <source>cut here</source>
        <translation>hier schneiden</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>glue under the next tile</source>
        <translation>unter die nächste Kachel kleben</translation>
    </message>
    <message>
        <source>on unseen seeds</source>
        <translation>mit neuen Startwerten</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Close the lens (Esc)</source>
        <translation>Lupe schließen (Esc)</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>best, {turn}</source>
        <translation>bester, {turn}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>then, {turn}</source>
        <translation>dann, {turn}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>zu</translation>
    </message>
    <message>
        <source>{place}, as played</source>
        <translation>{place}, wie gespielt</translation>
    </message>
    <message>
        <source>{place}, best line</source>
        <translation>{place}, beste Folge</translation>
    </message>
</context>
<context>
    <name>LineLabels</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>all hands lie open</source>
        <translation>alle Hände liegen offen</translation>
    </message>
    <message>
        <source>emissaries free: {count}</source>
        <translation>Gesandte frei: {count}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>not made yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>piles empty: {count}</source>
        <translation>leere Stapel: {count}</translation>
    </message>
    <message>
        <source>you gave: {card}</source>
        <translation>gegeben: {card}</translation>
    </message>
    <message>
        <source>your dealt cards, seen only by you</source>
        <translation>Ihre ausgeteilten Karten, nur für Sie zu sehen</translation>
    </message>
    <message>
        <source>your hand is face down</source>
        <translation>Ihre Hand liegt verdeckt</translation>
    </message>
    <message>
        <source>your hand, seen only by you; {seat} knows {count} of 5</source>
        <translation>Ihre Hand, nur für Sie zu sehen; {seat} kennt {count} von 5</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>{count} cards left</source>
        <translation>noch {count} Karten</translation>
    </message>
    <message>
        <source>{count} of 5 known</source>
        <translation>{count} von 5 bekannt</translation>
    </message>
</context>
<context>
    <name>LinesChart</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>LineupField</name>
    <message>
        <source>Add a line-up</source>
        <translation>Besetzung hinzufügen</translation>
    </message>
    <message>
        <source>Agent at all seats</source>
        <translation>Agent auf allen Plätzen</translation>
    </message>
    <message>
        <source>Agent at {seat}</source>
        <translation>Agent auf {seat}</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Line-up before</source>
        <translation>Vorige Besetzung</translation>
    </message>
    <message>
        <source>Next line-up</source>
        <translation>Nächste Besetzung</translation>
    </message>
    <message>
        <source>Not played with {counts} players: no line-up has so many seats.</source>
        <translation>Nicht gespielt mit {counts} Spielern: Keine Besetzung hat so viele Plätze.</translation>
    </message>
    <message>
        <source>Remove this line-up</source>
        <translation>Diese Besetzung entfernen</translation>
    </message>
    <message>
        <source>seats rotate</source>
        <translation>Plätze wechseln</translation>
    </message>
    <message>
        <source>seats stay</source>
        <translation>Plätze bleiben</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>LiveChip</name>
    <message>
        <source>Show the present</source>
        <translation>Aktuellen Stand zeigen</translation>
    </message>
    <message>
        <source>The present is shown</source>
        <translation>Aktueller Stand</translation>
    </message>
    <message>
        <source>go live</source>
        <translation>zu live</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Die Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves, {count}</source>
        <translation>Züge, {count}</translation>
    </message>
    <message>
        <source>Note on the set-up…</source>
        <translation>Notiz zum Aufbau …</translation>
    </message>
    <message>
        <source>Note on turn {number}…</source>
        <translation>Notiz zu Zug {number} …</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes, {count}</source>
        <translation>Notizen, {count}</translation>
    </message>
    <message>
        <source>Only marked moves</source>
        <translation>Nur markierte Züge</translation>
    </message>
    <message>
        <source>Points of the mover&apos;s own chance to win that a play lost</source>
        <translation>Punkte der eigenen Gewinnchance, die ein Zug verlor</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Partie speichern …</translation>
    </message>
    <message>
        <source>chance lost</source>
        <translation>Chance verloren</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand siegt.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The game is over. {winners}</source>
        <translation>Die Partie ist zu Ende. {winners}</translation>
    </message>
    <message>
        <source>The team loses.</source>
        <translation>Das Team verliert.</translation>
    </message>
    <message>
        <source>The team wins.</source>
        <translation>Das Team gewinnt.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Turn {number}, {seat}</source>
        <translation>Zug {number}, {seat}</translation>
    </message>
    <message>
        <source>decided by {agent}</source>
        <translation>entschieden von {agent}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{seats} and {seat} share the win.</source>
        <translation>{seats} und {seat} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>{seat} wins.</source>
        <translation>{seat} siegt.</translation>
    </message>
    <message>
        <source>{token} at {space}</source>
        <translation>{token} bei {space}</translation>
    </message>
</context>
<context>
    <name>LossesCard</name>
    <message>
        <source>Backs of the farms</source>
        <translation>Rückseiten der Höfe</translation>
    </message>
    <message>
        <source>Beaten, total above Kiai</source>
        <translation>Besiegt, Summe über Kiai</translation>
    </message>
    <message>
        <source>Intruders with flames</source>
        <translation>Eindringlinge mit Flammen</translation>
    </message>
    <message>
        <source>Missing symbol at the end of a round</source>
        <translation>Fehlendes Symbol am Rundenende</translation>
    </message>
    <message>
        <source>Penalty of a last card</source>
        <translation>Strafe einer letzten Karte</translation>
    </message>
    <message>
        <source>Rebuilt by a Kiai or a family</source>
        <translation>Wieder aufgebaut</translation>
    </message>
    <message>
        <source>What the village lost, and by what</source>
        <translation>Was das Dorf verlor, und wodurch</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>farms</source>
        <translation>Höfe</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This mend would bring new errors, so nothing was changed.</source>
        <translation>Diese Korrektur brächte neue Fehler, also blieb alles, wie es war.</translation>
    </message>
    <message>
        <source>{game} is played without a map.</source>
        <translation>{game} wird ohne Karte gespielt.</translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>MapClipboard</name>
    <message>
        <source>Erase spaces</source>
        <translation>Felder löschen</translation>
    </message>
    <message>
        <source>The clipboard holds no spaces.</source>
        <translation>Die Zwischenablage enthält keine Felder.</translation>
    </message>
</context>
<context>
    <name>MapText</name>
    <message>
        <source>The text cannot be drawn as it is: mend it first.</source>
        <translation>Der Text lässt sich so nicht zeichnen: Beheben Sie zuerst die Fehler.</translation>
    </message>
</context>
<context>
    <name>MapWorkspace</name>
    <message>
        <source>A map is a picture of hexes in a text file. Start with an empty one, or open the published board.</source>
        <translation>Eine Karte ist ein Bild aus Hexfeldern in einer Textdatei. Beginnen Sie neu oder öffnen Sie den veröffentlichten Plan.</translation>
    </message>
    <message>
        <source>Board check</source>
        <translation>Planprüfung</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Draw a board</source>
        <translation>Einen Plan zeichnen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Variant {name}</source>
        <translation>Variante {name}</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
</context>
<context>
    <name>MappingField</name>
    <message>
        <source>Take out: {name}</source>
        <translation>Herausnehmen: {name}</translation>
    </message>
    <message>
        <source>{count}p</source>
        <translation>{count}P</translation>
    </message>
</context>
<context>
    <name>MatrixAxes</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>What stands in columns</source>
        <translation>Was in den Spalten steht</translation>
    </message>
    <message>
        <source>What stands in rows, in this order</source>
        <translation>Was in den Zeilen steht, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>editions</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>line-ups</source>
        <translation>Besetzungen</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>MatrixCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows walk, Enter opens, Space puts beside, B makes a column the baseline.</source>
        <translation>Pfeile gehen, Enter öffnet, Leertaste stellt daneben, B macht eine Spalte zum Vergleichsmaß.</translation>
    </message>
    <message>
        <source>By how much more or less than a fair share of the games the seat wins that is farthest off it.</source>
        <translation>Um wie viel mehr oder weniger als einen gerechten Anteil der Partien der Platz gewinnt, der am weitesten davon abweicht.</translation>
    </message>
    <message>
        <source>Design matrix</source>
        <translation>Versuchsplan</translation>
    </message>
    <message>
        <source>Examine this cell</source>
        <translation>Diese Zelle prüfen</translation>
    </message>
    <message>
        <source>Make {variant} the baseline</source>
        <translation>{variant} zum Vergleichsmaß machen</translation>
    </message>
    <message>
        <source>No cell of this run: its map, edition and players do not go together, or were not asked for.</source>
        <translation>Keine Zelle dieses Laufs: Karte, Ausgabe und Spielerzahl passen nicht zusammen oder waren nicht verlangt.</translation>
    </message>
    <message>
        <source>Nothing is known of this cell yet.</source>
        <translation>Von dieser Zelle ist noch nichts bekannt.</translation>
    </message>
    <message>
        <source>Put beside the chosen cell</source>
        <translation>Neben die gewählte Zelle stellen</translation>
    </message>
    <message>
        <source>Seat bias</source>
        <translation>Vorteil eines Platzes</translation>
    </message>
    <message>
        <source>Show this cell</source>
        <translation>Diese Zelle zeigen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>The agents stay at their seats: how well each plays counts in it too.</source>
        <translation>Die Agenten bleiben auf ihren Plätzen: Wie gut jeder spielt, steckt mit darin.</translation>
    </message>
    <message>
        <source>The interval excludes a fair share.</source>
        <translation>Das Intervall schließt einen gerechten Anteil aus.</translation>
    </message>
    <message>
        <source>The interval excludes what the baseline has.</source>
        <translation>Das Intervall schließt den Wert des Vergleichsmaßes aus.</translation>
    </message>
    <message>
        <source>Then click another cell: both are shown below, one against the other (Space in the matrix)</source>
        <translation>Danach eine andere Zelle anklicken: beide erscheinen unten, eine gegen die andere (Leertaste in der Matrix)</translation>
    </message>
    <message>
        <source>differs from the baseline, {hatched} of {count}</source>
        <translation>weicht vom Vergleichsmaß ab, {hatched} von {count}</translation>
    </message>
    <message>
        <source>interval excludes fairness, {hatched} of {count}</source>
        <translation>Intervall schließt Gerechtigkeit aus, {hatched} von {count}</translation>
    </message>
    <message>
        <source>mean, worst</source>
        <translation>Mittel, größter</translation>
    </message>
    <message>
        <source>over</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>points off a fair share</source>
        <translation>Punkte neben dem gerechten Anteil</translation>
    </message>
    <message>
        <source>to {end}</source>
        <translation>bis {end}</translation>
    </message>
    <message>
        <source>{cells} cells, {games} games each</source>
        <translation>{cells} Zellen, je {games} Partien</translation>
    </message>
    <message>
        <source>{seat} is farthest off: {value} {half} points of its fair share, in {games} games.</source>
        <translation>{seat} weicht am weitesten ab: {value} {half} Punkte vom gerechten Anteil, in {games} Partien.</translation>
    </message>
</context>
<context>
    <name>MatrixChart</name>
    <message>
        <source>baseline</source>
        <translation>Vergleichsmaß</translation>
    </message>
    <message>
        <source>the seat farthest off</source>
        <translation>der fernste Platz</translation>
    </message>
</context>
<context>
    <name>MeasureChoice</name>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Measure that colours the cells</source>
        <translation>Messgröße, die die Zellen färbt</translation>
    </message>
</context>
<context>
    <name>MeasureRow</name>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Take this measure out</source>
        <translation>Diese Messgröße entfernen</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>größte</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nahe</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>kleinste</translation>
    </message>
</context>
<context>
    <name>Millimetres</name>
    <message>
        <source>{name}, {least:g} to {most:g} mm</source>
        <translation>{name}, {least:g} bis {most:g} mm</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Click to go there</source>
        <translation>Klicken, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Minimap: arrows move the board</source>
        <translation>Übersicht: Pfeile bewegen den Plan</translation>
    </message>
</context>
<context>
    <name>MomentRow</name>
    <message>
        <source>Branch</source>
        <translation>Abzweigen</translation>
    </message>
    <message>
        <source>Branch before turn {turn}</source>
        <translation>Abzweig vor Zug {turn}</translation>
    </message>
</context>
<context>
    <name>MoveBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Best line, move {step} of {steps}: {move}</source>
        <translation>Beste Folge, Zug {step} von {steps}: {move}</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Hier abzweigen</translation>
    </message>
    <message>
        <source>Move of the line before</source>
        <translation>Voriger Zug der Folge</translation>
    </message>
    <message>
        <source>Next move of the line</source>
        <translation>Nächster Zug der Folge</translation>
    </message>
    <message>
        <source>Set-up, {seat}: {move}</source>
        <translation>Aufbau, {seat}: {move}</translation>
    </message>
    <message>
        <source>Turn {turn}, {seat}: {move}</source>
        <translation>Zug {turn}, {seat}: {move}</translation>
    </message>
    <message>
        <source>a look ahead: the game stays as it is</source>
        <translation>eine Vorschau: Die Partie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>{chances}, best: {move}</source>
        <translation>{chances}, am besten: {move}</translation>
    </message>
    <message>
        <source>{chances}, the dearest move of the game</source>
        <translation>{chances}, der teuerste Zug der Partie</translation>
    </message>
    <message>
        <source>{chance} % instead of {best} %</source>
        <translation>{chance} % statt {best} %</translation>
    </message>
</context>
<context>
    <name>MoveCard</name>
    <message>
        <source>Best was {move}</source>
        <translation>Am besten war: {move}</translation>
    </message>
    <message>
        <source>Branch before it</source>
        <translation>Davor abzweigen</translation>
    </message>
    <message>
        <source>Go on from before this move as a new game</source>
        <translation>Vor diesem Zug als neue Partie weiterspielen</translation>
    </message>
    <message>
        <source>It would go on: {moves}.</source>
        <translation>Es ginge weiter: {moves}.</translation>
    </message>
    <message>
        <source>Play the best line on the table, as a look ahead (Enter)</source>
        <translation>Die beste Folge als Vorschau auf dem Tisch zeigen (Enter)</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Folge zeigen</translation>
    </message>
    <message>
        <source>{best} % instead of {chance} % ± {off}, by {agent}</source>
        <translation>{best} % statt {chance} % ± {off}, nach {agent}</translation>
    </message>
    <message>
        <source>{moves}, then {move}</source>
        <translation>{moves}, dann {move}</translation>
    </message>
    <message>
        <source>{move}, played</source>
        <translation>{move}, gespielt</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Filter the moves</source>
        <translation>Züge filtern</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
</context>
<context>
    <name>NaishiLogWords</name>
    <message>
        <source>, turned up: {card}</source>
        <translation>, aufgedeckt: {card}</translation>
    </message>
    <message>
        <source>Declares the end</source>
        <translation>Ruft das Ende aus</translation>
    </message>
    <message>
        <source>Discards of piles {columns}</source>
        <translation>Wirft von Stapel {columns} ab</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Kaiserlicher Erlass</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pile {column} is empty</source>
        <translation>Stapel {column} ist leer</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rückruf</translation>
    </message>
    <message>
        <source>Swaps column {columns}</source>
        <translation>Tauscht Spalte {columns}</translation>
    </message>
    <message>
        <source>Swaps hand {columns}</source>
        <translation>Tauscht Hand {columns}</translation>
    </message>
    <message>
        <source>Swaps piles {columns}</source>
        <translation>Tauscht Stapel {columns}</translation>
    </message>
    <message>
        <source>Swaps row {columns}</source>
        <translation>Tauscht Reihe {columns}</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>back from court: {count}</source>
        <translation>vom Hof: {count}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>declares the end</source>
        <translation>ruft das Ende aus</translation>
    </message>
    <message>
        <source>decree</source>
        <translation>Erlass</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Zurückrufen</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{card} leaves</source>
        <translation>{card} geht</translation>
    </message>
    <message>
        <source>{got} comes, {gave} goes</source>
        <translation>{got} kommt, {gave} geht</translation>
    </message>
</context>
<context>
    <name>NaishiPosition</name>
    <message>
        <source>Aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards that were dealt nowhere</source>
        <translation>Nicht ausgeteilte Karten</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand places seen</source>
        <translation>Gesehene Handplätze</translation>
    </message>
    <message>
        <source>On decree</source>
        <translation>Auf Erlass</translation>
    </message>
    <message>
        <source>On discard</source>
        <translation>Auf Abwerfen</translation>
    </message>
    <message>
        <source>On swap</source>
        <translation>Auf Tausch</translation>
    </message>
    <message>
        <source>Pile {column}</source>
        <translation>Stapel {column}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>others will follow</source>
        <translation>weitere folgen</translation>
    </message>
    <message>
        <source>the last: declared</source>
        <translation>der letzte: angesagt</translation>
    </message>
    <message>
        <source>the last: piles are empty</source>
        <translation>der letzte: Stapel leer</translation>
    </message>
    <message>
        <source>{card} (none left)</source>
        <translation>{card} (keine übrig)</translation>
    </message>
</context>
<context>
    <name>NaishiResult</name>
    <message>
        <source>Changes of the lead</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>It ended since</source>
        <translation>Ende, weil</translation>
    </message>
    <message>
        <source>Lead at the end</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Most points of {seat}: {card}, {points}.</source>
        <translation>Die meisten Punkte von {seat}: {card}, {points}.</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>ausgerufen</translation>
    </message>
    <message>
        <source>first</source>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>nobody could do anything</source>
        <translation>niemand etwas tun konnte</translation>
    </message>
    <message>
        <source>second</source>
        <translation>als Zweiter</translation>
    </message>
    <message>
        <source>the end was declared</source>
        <translation>das Ende ausgerufen wurde</translation>
    </message>
    <message>
        <source>the piles ran dry</source>
        <translation>die Stapel leer waren</translation>
    </message>
    <message>
        <source>{count} turns</source>
        <translation>{count} Züge</translation>
    </message>
    <message>
        <source>{count} turns, declared by {seat}</source>
        <translation>{count} Züge, ausgerufen von {seat}</translation>
    </message>
    <message>
        <source>{turns} turns, {plays} actions</source>
        <translation>{turns} Züge, {plays} Aktionen</translation>
    </message>
    <message>
        <source>{won}, {high} to {low}</source>
        <translation>{won}, {high} zu {low}</translation>
    </message>
</context>
<context>
    <name>NaishiScreen</name>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Ich bin {name}, meine Hand zeigen</translation>
    </message>
    <message>
        <source>{name} gives a card away. Everyone else, please look away.</source>
        <translation>{name} gibt eine Karte ab. Alle anderen schauen bitte weg.</translation>
    </message>
</context>
<context>
    <name>NaishiSeatFacts</name>
    <message>
        <source>Emissaries</source>
        <translation>Gesandte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not made yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>{count} of {all} known</source>
        <translation>{count} von {all} bekannt</translation>
    </message>
    <message>
        <source>{free} of {count} free</source>
        <translation>{free} von {count} frei</translation>
    </message>
</context>
<context>
    <name>NaishiStage</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Click a river card, then one of its two places</source>
        <translation>Flusskarte anklicken, dann einen ihrer zwei Plätze</translation>
    </message>
    <message>
        <source>Click the card that you give away</source>
        <translation>Die Karte anklicken, die Sie abgeben</translation>
    </message>
    <message>
        <source>Enter ends the turn</source>
        <translation>Enter beendet den Zug</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Gute Züge werden gesucht…</translation>
    </message>
</context>
<context>
    <name>NaishiTableFacts</name>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Either seat may declare the end now.</source>
        <translation>Beide Seiten dürfen jetzt das Ende ausrufen.</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Leere Stapel</translation>
    </message>
    <message>
        <source>Empty piles: {count}</source>
        <translation>Leere Stapel: {count}</translation>
    </message>
    <message>
        <source>Imperial court</source>
        <translation>Kaiserhof</translation>
    </message>
    <message>
        <source>In the piles, in {seat}&apos;s hand, or set aside.</source>
        <translation>In den Stapeln, auf der Hand von {seat} oder beiseitegelegt.</translation>
    </message>
    <message>
        <source>In the piles, or in {seat}&apos;s hand.</source>
        <translation>In den Stapeln oder in der Hand von {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>It may be declared once %n pile(s) are empty.</source>
        <translation>
            <numerusform>Ausrufen darf man es, sobald %n Stapel leer ist.</numerusform>
            <numerusform>Ausrufen darf man es, sobald %n Stapel leer sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card yet.</source>
        <translation>Noch keine Karte.</translation>
    </message>
    <message>
        <source>The end has come: {seat} has the last turn.</source>
        <translation>Das Ende ist da: {seat} hat den letzten Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends when %n pile(s) are empty.</source>
        <translation>
            <numerusform>Die Partie endet, wenn %n Stapel leer ist.</numerusform>
            <numerusform>Die Partie endet, wenn %n Stapel leer sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game goes on until nobody can do anything.</source>
        <translation>Die Partie geht weiter, bis niemand mehr etwas tun kann.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Unseen by you</source>
        <translation>Noch nicht gesehen</translation>
    </message>
    <message>
        <source>{card} on top. Face up, not to be browsed.</source>
        <translation>Obenauf: {card}. Offen, nicht durchzusehen.</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
</context>
<context>
    <name>NameBox</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>NewCard</name>
    <message>
        <source>Add a card type…</source>
        <translation>Kartenart hinzufügen…</translation>
    </message>
    <message>
        <source>Add the card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Kind of the new card</source>
        <translation>Typ der neuen Karte</translation>
    </message>
    <message>
        <source>Name of the new card</source>
        <translation>Name der neuen Karte</translation>
    </message>
    <message>
        <source>There is a card of this name already.</source>
        <translation>Eine Karte dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>name, e.g. tea-house</source>
        <translation>Name, z. B. tea-house</translation>
    </message>
</context>
<context>
    <name>NewEntry</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add an entry: {name}</source>
        <translation>Eintrag hinzufügen: {name}</translation>
    </message>
    <message>
        <source>Add the entry: {name}</source>
        <translation>Den Eintrag hinzufügen: {name}</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>It must be {meaning}.</source>
        <translation>Erwartet wird {meaning}.</translation>
    </message>
    <message>
        <source>Name of the new entry: {name}</source>
        <translation>Name des neuen Eintrags: {name}</translation>
    </message>
    <message>
        <source>There is an entry of this name already.</source>
        <translation>Einen Eintrag dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>NewMapDialog</name>
    <message>
        <source>Another one</source>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Hauptstädte</translation>
    </message>
    <message>
        <source>Choose a GeoJSON or SVG file…</source>
        <translation>GeoJSON- oder SVG-Datei wählen…</translation>
    </message>
    <message>
        <source>Choose an outline</source>
        <translation>Umriss wählen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Drawn at random, seed {seed}.</source>
        <translation>Zufällig gezeichnet, Startwert {seed}.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Figure slots</source>
        <translation>Figurenplätze</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Land spaces</source>
        <translation>Landfelder</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Karte anlegen</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>One hex of sea to begin at: draw around it.</source>
        <translation>Ein Meerfeld für den Anfang: ringsum zeichnen.</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Outlines (*.geojson *.json *.svg)</source>
        <translation>Umrisse (*.geojson *.json *.svg)</translation>
    </message>
    <message>
        <source>Place villages</source>
        <translation>Dörfer setzen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>The nearest that symmetry and coherent islands allow. {compromises}.</source>
        <translation>Das Nächste, was Symmetrie und zusammenhängende Inseln erlauben. {compromises}.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>{spaces} spaces, {land} of them land, {slots} figure slots, islands: {islands}</source>
        <translation>{spaces} Felder, davon {land} Land, {slots} Figurenplätze, Inseln: {islands}</translation>
    </message>
    <message>
        <source>{what}: {made} instead of {wanted}</source>
        <translation>{what}: {made} statt {wanted}</translation>
    </message>
</context>
<context>
    <name>NewToken</name>
    <message>
        <source>A name has small letters, digits and hyphens, and starts with a letter.</source>
        <translation>Ein Name hat kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.</translation>
    </message>
    <message>
        <source>Add a token…</source>
        <translation>Plättchen hinzufügen…</translation>
    </message>
    <message>
        <source>Add the token</source>
        <translation>Das Plättchen hinzufügen</translation>
    </message>
    <message>
        <source>Counts next to settlements</source>
        <translation>Zählt neben Siedlungen</translation>
    </message>
    <message>
        <source>Name of the new token</source>
        <translation>Name des neuen Plättchens</translation>
    </message>
    <message>
        <source>There is a token of this name already.</source>
        <translation>Ein Plättchen dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>What the new token does</source>
        <translation>Was das neue Plättchen tut</translation>
    </message>
    <message>
        <source>name, e.g. daimyo</source>
        <translation>Name, z. B. daimyo</translation>
    </message>
</context>
<context>
    <name>NothingCard</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>Random and greedy players played, and some who avoid the end, play for length or for a tie, or hand the game to another seat. No game stalled, went on without end, was over at once or had no winner; every seat could move, none had won after one turn, and passing was never best.</source>
        <translation>Zufällige und gierige Spieler spielten, dazu solche, die das Ende meiden, auf Länge oder Gleichstand spielen oder einem anderen Platz die Partie überlassen. Keine Partie stockte, ging endlos weiter, war sofort vorbei oder blieb ohne Sieger; jeder Platz konnte ziehen, keiner hatte nach einem Zug gewonnen, und Passen war nie das Beste.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>From {least} to {most} are possible.</source>
        <translation>Möglich ist {least} bis {most}.</translation>
    </message>
    <message>
        <source>Not taken over: from {least} to {most} are possible.</source>
        <translation>Nicht übernommen: möglich sind {least} bis {most}.</translation>
    </message>
</context>
<context>
    <name>NumbersCard</name>
    <message>
        <source>All numbers</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Die Partie in Zahlen</translation>
    </message>
    <message>
        <source>The second less the first; bold where its interval excludes 0. Both are taken as independent, so that ± is wider than where the same games are paired.</source>
        <translation>Die zweite weniger der ersten; fett, wo das Intervall 0 ausschließt. Beide gelten als unabhängig, so dass ± weiter ist als bei gepaarten Spielen.</translation>
    </message>
    <message>
        <source>± half of a {percent} % interval</source>
        <translation>± halbes {percent}-%-Intervall</translation>
    </message>
</context>
<context>
    <name>NumbersRow</name>
    <message>
        <source>was {value}</source>
        <translation>war: {value}</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Discard it</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Fight again</source>
        <translation>Nochmals kämpfen</translation>
    </message>
    <message>
        <source>First {penalty}</source>
        <translation>Zuerst: {penalty}</translation>
    </message>
    <message>
        <source>Give it to him</source>
        <translation>Sie ihm geben</translation>
    </message>
    <message>
        <source>Give up the {symbol}</source>
        <translation>Aufgeben: {symbol}</translation>
    </message>
    <message>
        <source>Heal him</source>
        <translation>Ihn heilen</translation>
    </message>
    <message>
        <source>Ignore it</source>
        <translation>Übergehen</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Lend it to him</source>
        <translation>Ihm leihen</translation>
    </message>
    <message>
        <source>Lend this token</source>
        <translation>Diesen Marker leihen</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Nicht mehr</translation>
    </message>
    <message>
        <source>None now</source>
        <translation>Jetzt keines</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Strike here</source>
        <translation>Hier zuschlagen</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Support him</source>
        <translation>Ihn unterstützen</translation>
    </message>
    <message>
        <source>Support…</source>
        <translation>Unterstützen…</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Use his token</source>
        <translation>Seinen Marker nutzen</translation>
    </message>
    <message>
        <source>Use the power</source>
        <translation>Die Kraft nutzen</translation>
    </message>
    <message>
        <source>a raider goes to the discard</source>
        <translation>ein Räuber kommt auf die Ablage</translation>
    </message>
    <message>
        <source>a raider slips in unseen</source>
        <translation>ein Räuber schlüpft ungesehen hinein</translation>
    </message>
    <message>
        <source>a {value} is on top</source>
        <translation>eine {value} liegt obenauf</translation>
    </message>
    <message>
        <source>by his talent</source>
        <translation>durch sein Talent</translation>
    </message>
    <message>
        <source>can defend: no {symbol} yet</source>
        <translation>kann abwehren: noch kein Symbol {symbol}</translation>
    </message>
    <message>
        <source>his last card goes, a {value}</source>
        <translation>seine letzte Karte geht, eine {value}</translation>
    </message>
    <message>
        <source>his last card, a {value}</source>
        <translation>seine letzte Karte, eine {value}</translation>
    </message>
    <message>
        <source>his token helps another, next turn</source>
        <translation>sein Marker hilft einem anderen im nächsten Zug</translation>
    </message>
    <message>
        <source>in his next turn: {talent}</source>
        <translation>in seinem nächsten Zug: {talent}</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>in diesem Zug</translation>
    </message>
    <message>
        <source>it goes home at the end of this turn</source>
        <translation>er kehrt am Ende dieses Zugs zurück</translation>
    </message>
    <message>
        <source>lends: {talent}</source>
        <translation>verleiht: {talent}</translation>
    </message>
    <message>
        <source>lies with {name}</source>
        <translation>liegt bei {name}</translation>
    </message>
    <message>
        <source>no doll: a family at the end</source>
        <translation>keine Puppe: am Ende eine Familie</translation>
    </message>
    <message>
        <source>no farm: a farm at the end</source>
        <translation>kein Hof: am Ende ein Hof</translation>
    </message>
    <message>
        <source>no hat: a wound at the end</source>
        <translation>kein Hut: am Ende eine Wunde</translation>
    </message>
    <message>
        <source>no open token is used now</source>
        <translation>jetzt wird kein offener Marker genutzt</translation>
    </message>
    <message>
        <source>out until the round ends</source>
        <translation>draußen bis zum Rundenende</translation>
    </message>
    <message>
        <source>the power is not used</source>
        <translation>die Kraft bleibt ungenutzt</translation>
    </message>
    <message>
        <source>the rest of the power is left</source>
        <translation>der Rest der Kraft entfällt</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>der Zug endet</translation>
    </message>
    <message>
        <source>then his first card goes, a {value}</source>
        <translation>dann geht seine erste Karte, eine {value}</translation>
    </message>
    <message>
        <source>total {before} → {after}</source>
        <translation>Summe {before} → {after}</translation>
    </message>
    <message>
        <source>total {total} of {kiai}</source>
        <translation>Summe {total} von {kiai}</translation>
    </message>
    <message>
        <source>turns up the top raider</source>
        <translation>deckt den obersten Räuber auf</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>bis zum Rundenende</translation>
    </message>
    <message>
        <source>wound tokens {before} → {after}</source>
        <translation>Wundenmarker {before} → {after}</translation>
    </message>
    <message>
        <source>{count} of {all} go beyond</source>
        <translation>{count} von {all} gehen darüber</translation>
    </message>
    <message>
        <source>{count} of {all} make Kiai</source>
        <translation>{count} von {all} ergeben Kiai</translation>
    </message>
    <message>
        <source>{count} to go to Kiai</source>
        <translation>noch {count} bis Kiai</translation>
    </message>
    <message>
        <source>{total} of {kiai}</source>
        <translation>{total} von {kiai}</translation>
    </message>
    <message>
        <source>{until}, once in a game</source>
        <translation>{until}, einmal in der Partie</translation>
    </message>
    <message>
        <source>{value} on top</source>
        <translation>{value} obenauf</translation>
    </message>
</context>
<context>
    <name>OpinionsCard</name>
    <message>
        <source>Nobody can say, for these would have been played otherwise: {variants}</source>
        <translation>Das weiß niemand, denn damit wäre anders gespielt worden: {variants}</translation>
    </message>
    <message>
        <source>What the other editions would have said</source>
        <translation>Was die anderen Ausgaben gesagt hätten</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt zu</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>alle einig</translation>
    </message>
    <message>
        <source>disagrees</source>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>{against} of {all} disagree</source>
        <translation>{against} von {all} dagegen</translation>
    </message>
    <message>
        <source>{edition} agrees</source>
        <translation>{edition} stimmt zu</translation>
    </message>
    <message>
        <source>{edition}: {verdict}</source>
        <translation>{edition}: {verdict}</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>added</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>OrderStrip</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Take out: {word}</source>
        <translation>Herausnehmen: {word}</translation>
    </message>
    <message>
        <source>The last one stays: without any nothing would be decided.</source>
        <translation>Der letzte Eintrag bleibt: ohne einen wäre nichts entschieden.</translation>
    </message>
    <message>
        <source>Vary {value} in the LAB</source>
        <translation>Im LABOR variieren: {value}</translation>
    </message>
    <message>
        <source>drag to reorder, or Alt with an arrow</source>
        <translation>zum Umordnen ziehen, oder Alt mit einem Pfeil</translation>
    </message>
    <message>
        <source>{word}, place {number}. Alt and an arrow move it, Delete takes it out.</source>
        <translation>{word}, Platz {number}. Alt und ein Pfeil verschieben, Entf nimmt heraus.</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message>
        <source>from the {count} cards you have seen</source>
        <translation>aus den {count} Karten, die Sie kennen</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{seat} now</source>
        <translation>{seat} jetzt</translation>
    </message>
</context>
<context>
    <name>OutlookCard</name>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Analyse the position</source>
        <translation>Stellung analysieren</translation>
    </message>
    <message>
        <source>Best moves of {seat}, with the chance after each; ± holds 95 of 100 times:</source>
        <translation>Beste Züge von {seat}, mit der Chance danach; ± gilt in 95 von 100 Fällen:</translation>
    </message>
    <message>
        <source>Have a search judge the position: every seat&apos;s chance, and the best moves</source>
        <translation>Eine Suche beurteilt die Stellung: die Chancen aller Plätze und die besten Züge</translation>
    </message>
    <message>
        <source>It would go on: {moves}</source>
        <translation>So ginge es weiter: {moves}</translation>
    </message>
    <message>
        <source>The game is over here: there is nothing to choose.</source>
        <translation>Die Partie ist hier zu Ende: Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>The team&apos;s chance</source>
        <translation>Chance der Gruppe</translation>
    </message>
    <message>
        <source>There is only one move: {move}.</source>
        <translation>Es gibt nur einen Zug: {move}.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
</context>
<context>
    <name>PadCard</name>
    <message>
        <source>Colours, only if tied</source>
        <translation>Farben bei Gleichstand</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>{card}, with {copy}</source>
        <translation>{card}, mit {copy}</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>&lt;h3&gt;Daimyo {version}&lt;/h3&gt;&lt;p&gt;A workbench for board-game designers, under the MIT licence.&lt;/p&gt;&lt;p&gt;Built with Qt (LGPL). The typefaces Inter, Source Serif 4 and JetBrains Mono are under the SIL Open Font License.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Daimyo {version}&lt;/h3&gt;&lt;p&gt;Eine Werkbank für Brettspielautoren, unter der MIT-Lizenz.&lt;/p&gt;&lt;p&gt;Gebaut mit Qt (LGPL). Die Schriften Inter, Source Serif 4 und JetBrains Mono stehen unter der SIL Open Font License.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Daimyo</source>
        <translation>Über Daimyo</translation>
    </message>
    <message>
        <source>Nothing unexpected has happened: there is no log.</source>
        <translation>Es ist nichts Unerwartetes geschehen: Es gibt kein Protokoll.</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure slots</source>
        <translation>Figurenplätze</translation>
    </message>
    <message>
        <source>Figure slots: {slots}</source>
        <translation>Figurenplätze: {slots}</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>{slots} of {wanted}</source>
        <translation>{slots} von {wanted}</translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>{hint}, sheets: {sheets}</source>
        <translation>{hint}, Blätter: {sheets}</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>selected</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>PieceRow</name>
    <message>
        <source>Click: new spaces go here. Double click: select its spaces. Right click: more.</source>
        <translation>Klick: Neue Felder kommen hierher. Doppelklick: seine Felder wählen. Rechtsklick: mehr.</translation>
    </message>
</context>
<context>
    <name>PiecesPanel</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Add piece</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Delete it with its hexes</source>
        <translation>Mit seinen Feldern löschen</translation>
    </message>
    <message>
        <source>Delete it: its hexes join {piece}</source>
        <translation>Löschen: seine Felder kommen zu {piece}</translation>
    </message>
    <message>
        <source>Delete it: one board for all</source>
        <translation>Löschen: ein Plan für alle</translation>
    </message>
    <message>
        <source>Delete {piece}</source>
        <translation>{piece} löschen</translation>
    </message>
    <message>
        <source>Give it the selected hexes</source>
        <translation>Ihm die gewählten Felder geben</translation>
    </message>
    <message>
        <source>Give to {piece}</source>
        <translation>Zu {piece} geben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>One board for all: no pieces.</source>
        <translation>Ein Plan für alle: keine Teile.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Teil umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Select its spaces</source>
        <translation>Seine Felder wählen</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>hand {column}</source>
        <translation>Hand {column}</translation>
    </message>
    <message>
        <source>pile {column}</source>
        <translation>Stapel {column}</translation>
    </message>
    <message>
        <source>row {column}</source>
        <translation>Reihe {column}</translation>
    </message>
    <message>
        <source>their hand {column}</source>
        <translation>fremde Hand {column}</translation>
    </message>
    <message>
        <source>their row {column}</source>
        <translation>fremde Reihe {column}</translation>
    </message>
    <message>
        <source>{columns} and {column}</source>
        <translation>{columns} und {column}</translation>
    </message>
</context>
<context>
    <name>PlacesField</name>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>{card}, {line}, column {column}</source>
        <translation>{card}, {line}, Spalte {column}</translation>
    </message>
</context>
<context>
    <name>PlainStage</name>
    <message>
        <source>An earlier position is shown. Play goes on from the last one.</source>
        <translation>Zu sehen ist eine frühere Stellung. Gespielt wird in der letzten.</translation>
    </message>
    <message>
        <source>Best moves by {agent}</source>
        <translation>Beste Züge nach {agent}</translation>
    </message>
    <message>
        <source>Click a move, or choose by the arrows and Enter</source>
        <translation>Klicken Sie einen Zug an oder wählen Sie mit Pfeilen und Enter</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Gute Züge werden gesucht…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{name}, choose a move</source>
        <translation>{name}, wähle einen Zug</translation>
    </message>
    <message>
        <source>{seat} is thinking…</source>
        <translation>{seat} denkt nach …</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>A screen goes up whenever the device passes to another person.</source>
        <translation>Ein Sichtschutz erscheint, sobald das Gerät an jemand anderen geht.</translation>
    </message>
    <message>
        <source>All hands lie open, for trying things out.</source>
        <translation>Alle Hände liegen offen, zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Designer sees all</source>
        <translation>Autor sieht alles</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <translation>Verdeckte Infos</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Hotseat</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie gespielt wird</translation>
    </message>
    <message>
        <source>Nothing is hidden in this game.</source>
        <translation>In diesem Spiel ist nichts verdeckt.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>There is nobody at this screen to hide from; the toolbar shows all hands later.</source>
        <translation>An diesem Bildschirm ist niemand, vor dem etwas zu verdecken wäre; alle Hände zeigt später die Werkzeugleiste.</translation>
    </message>
    <message>
        <source>Where chance begins: the same seed gives the same start.</source>
        <translation>Wo der Zufall beginnt: derselbe Startwert gibt denselben Anfang.</translation>
    </message>
</context>
<context>
    <name>PlayedCard</name>
    <message>
        <source>Lost in all</source>
        <translation>Insgesamt verloren</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>Board for</source>
        <translation>Plan für</translation>
    </message>
    <message>
        <source>Show board for</source>
        <translation>Plan für</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Spieler</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsCard</name>
    <message>
        <source>Points by card</source>
        <translation>Punkte nach Karten</translation>
    </message>
    <message>
        <source>± {points} points at most</source>
        <translation>höchstens ± {points} Punkte</translation>
    </message>
</context>
<context>
    <name>PositionBoard</name>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Figures stand in settlements.</source>
        <translation>Figuren stehen in Orten.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tokens lie beside settlements, on land or sea.</source>
        <translation>Plättchen liegen neben Orten, auf Land oder See.</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>Go back to it</source>
        <translation>Dorthin zurück</translation>
    </message>
    <message>
        <source>Positions can be laid out from the first turn on.</source>
        <translation>Stellungen lassen sich vom ersten Zug an aufbauen.</translation>
    </message>
    <message>
        <source>The position was left and is not on the shelf.</source>
        <translation>Die Stellung wurde verlassen und steht nicht im Regal.</translation>
    </message>
    <message>
        <source>{title} is on the shelf.</source>
        <translation>{title} steht im Regal.</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>A game can go on from here</source>
        <translation>Von hier kann es weitergehen</translation>
    </message>
    <message>
        <source>As a puzzle</source>
        <translation>Als Aufgabe</translation>
    </message>
    <message>
        <source>Can it be played?</source>
        <translation>Ist das spielbar?</translation>
    </message>
    <message>
        <source>Ctrl+Z takes a step back · F6 goes to the next part</source>
        <translation>Strg+Z nimmt einen Schritt zurück · F6 geht zum nächsten Teil</translation>
    </message>
    <message>
        <source>Goal and deeds</source>
        <translation>Ziel und was zu tun ist</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>Ins Regal stellen</translation>
    </message>
    <message>
        <source>Keep the position or puzzle as it is, to be played later</source>
        <translation>Stellung oder Aufgabe aufheben, um sie später zu spielen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier spielen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>The picture shows the last position that was possible.</source>
        <translation>Das Bild zeigt die letzte Stellung, die möglich war.</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>What a search thinks</source>
        <translation>Was eine Suche meint</translation>
    </message>
    <message>
        <source>What to do with it</source>
        <translation>Was damit geschieht</translation>
    </message>
</context>
<context>
    <name>PositionPart</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The moves that lead there</source>
        <translation>Die Züge, die dorthin führen</translation>
    </message>
</context>
<context>
    <name>PositionTile</name>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>lay everything out as you like, then play, analyse or keep it as a puzzle</source>
        <translation>alles beliebig auslegen, dann spielen, analysieren oder als Aufgabe aufheben</translation>
    </message>
</context>
<context>
    <name>PowerChips</name>
    <message>
        <source>Add an effect: {name}</source>
        <translation>Wirkung hinzufügen: {name}</translation>
    </message>
    <message>
        <source>Type an amount; empty it to take the effect away. Up and Down change it by one.</source>
        <translation>Eine Zahl eingeben; leeren nimmt die Wirkung weg. Auf und Ab ändern um eins.</translation>
    </message>
</context>
<context>
    <name>PrintKitDialog</name>
    <message numerus="yes">
        <source>%n sheet(s) {paper}, {sides}. Print at 100 %, then check the 50 mm ruler.</source>
        <translation>
            <numerusform>%n Blatt {paper}, {sides}. Mit 100 % drucken, dann das 50-mm-Maß prüfen.</numerusform>
            <numerusform>%n Blatt {paper}, {sides}. Mit 100 % drucken, dann das 50-mm-Maß prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print and play</source>
        <translation>Print-and-Play</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>PDF speichern</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern …</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n sheet(s) to {file}. Print at 100 %, then check the 50 mm ruler.</source>
        <translation>
            <numerusform>%n Blatt in {file} gespeichert. Mit 100 % drucken, dann das 50-mm-Maß prüfen.</numerusform>
            <numerusform>%n Blätter in {file} gespeichert. Mit 100 % drucken, dann das 50-mm-Maß prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <translation>{file} wird geschrieben …</translation>
    </message>
    <message>
        <source>one-sided</source>
        <translation>einseitig</translation>
    </message>
    <message>
        <source>two-sided</source>
        <translation>beidseitig</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message numerus="yes">
        <source>%n more like this</source>
        <translation>
            <numerusform>%n weiteres dieser Art</numerusform>
            <numerusform>%n weitere dieser Art</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Ignore: {problem}</source>
        <translation>Ignorieren: {problem}</translation>
    </message>
    <message>
        <source>List it no more (Del); a map keeps that in its text</source>
        <translation>Nicht mehr auflisten (Entf); eine Karte merkt sich das in ihrem Text</translation>
    </message>
    <message numerus="yes">
        <source>Mend all %n</source>
        <translation>
            <numerusform>Alle %n beheben</numerusform>
            <numerusform>Alle %n beheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Mend every problem of this kind, as one deed</source>
        <translation>Alle Probleme dieser Art beheben, als ein Schritt</translation>
    </message>
    <message>
        <source>Mend it in this way (Ctrl+.)</source>
        <translation>So beheben (Strg+.)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the place of: {problem}</source>
        <translation>Stelle zeigen: {problem}</translation>
    </message>
</context>
<context>
    <name>ProblemCounts</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemLine</name>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Zeile {line}: {message}</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>%n more: F8 goes to each, and mending makes room</source>
        <translation>
            <numerusform>Noch %n: F8 geht zu jedem, und Beheben macht Platz</numerusform>
            <numerusform>Noch %n: F8 geht zu jedem, und Beheben macht Platz</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>ProposalCard</name>
    <message>
        <source>An experiment that plays the same games with and without this change</source>
        <translation>Ein Experiment, das dieselben Partien mit und ohne diese Änderung spielt</translation>
    </message>
    <message>
        <source>Before and on unseen seeds</source>
        <translation>Vorher und mit neuen Startwerten</translation>
    </message>
    <message>
        <source>Duel in LAB</source>
        <translation>Duell im LABOR</translation>
    </message>
    <message>
        <source>Games won by the team, in %, on {games} games that had no part in choosing this.</source>
        <translation>Vom Team gewonnene Partien in %, aus {games} Partien, die an der Wahl keinen Anteil hatten.</translation>
    </message>
    <message>
        <source>Open as child variant</source>
        <translation>Als abgeleitete Variante öffnen</translation>
    </message>
    <message>
        <source>Open as map copy</source>
        <translation>Als Kartenkopie öffnen</translation>
    </message>
    <message>
        <source>Points between the luckiest and the unluckiest seat: found {found}, measured again {after} on {games} games that had no part in choosing it.</source>
        <translation>Punkte zwischen dem glücklichsten und dem unglücklichsten Platz: {found} gefunden, erneut gemessen {after} in {games} Partien, die an der Wahl keinen Anteil hatten.</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>makes it worse</source>
        <translation>macht es schlechter</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>nicht bestätigt</translation>
    </message>
    <message>
        <source>{key}: {after} instead of {before}</source>
        <translation>{key}: {after} statt {before}</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Take all moves back to the position that the puzzle begins with</source>
        <translation>Alle Züge bis zur Anfangsstellung der Aufgabe zurücknehmen</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>A card is moved to him. On which side does he lay it?</source>
        <translation>Eine Karte wird zu ihm verschoben. Auf welche Seite legt er sie?</translation>
    </message>
    <message>
        <source>An earlier position is shown. Play goes on from the last one.</source>
        <translation>Zu sehen ist eine frühere Stellung. Gespielt wird in der letzten.</translation>
    </message>
    <message>
        <source>Before his turn he may use open tokens, each once in a game.</source>
        <translation>Vor seinem Zug darf er offene Marker nutzen, jeden einmal in der Partie.</translation>
    </message>
    <message>
        <source>He has turned up the top raiders. In which order do they lie?</source>
        <translation>Er hat die obersten Räuber aufgedeckt. In welcher Reihenfolge liegen sie?</translation>
    </message>
    <message>
        <source>He may fight once more.</source>
        <translation>Er darf noch einmal kämpfen.</translation>
    </message>
    <message>
        <source>His action, exactly one.</source>
        <translation>Seine Aktion, genau eine.</translation>
    </message>
    <message>
        <source>Kiai! His total is exactly {kiai}.</source>
        <translation>Kiai! Seine Summe ist genau {kiai}.</translation>
    </message>
    <message>
        <source>Over to {name}: {samurai} decides in the turn of {active}.</source>
        <translation>Jetzt {name}: {samurai} entscheidet im Zug von {active}.</translation>
    </message>
    <message>
        <source>Penalty of his last card: {penalty}. He may ignore it.</source>
        <translation>Strafe seiner letzten Karte: {penalty}. Er darf sie übergehen.</translation>
    </message>
    <message>
        <source>Penalty: one of his defended cards is lost. Which one?</source>
        <translation>Strafe: Eine seiner verteidigten Karten geht verloren. Welche?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Two penalties: which comes first?</source>
        <translation>Zwei Strafen: Welche kommt zuerst?</translation>
    </message>
    <message>
        <source>Who is to get it? Esc takes the first step back.</source>
        <translation>Wer soll es bekommen? Esc nimmt den ersten Schritt zurück.</translation>
    </message>
    <message>
        <source>Whom does he heal? Choose a board.</source>
        <translation>Wen heilt er? Wählen Sie ein Brett.</translation>
    </message>
    <message>
        <source>Whom does he support? Choose a board.</source>
        <translation>Wen unterstützt er? Wählen Sie ein Brett.</translation>
    </message>
    <message>
        <source>Whose last card does he strike? Choose a board.</source>
        <translation>Wessen letzte Karte schlägt er? Wählen Sie ein Brett.</translation>
    </message>
    <message>
        <source>Whose last card is to be moved? Choose a board.</source>
        <translation>Wessen letzte Karte soll verschoben werden? Wählen Sie ein Brett.</translation>
    </message>
    <message>
        <source>Whose support token is to be lent? Choose a board.</source>
        <translation>Wessen Unterstützungsmarker soll verliehen werden? Wählen Sie ein Brett.</translation>
    </message>
    <message>
        <source>fights and turns up: {raider} {value}.</source>
        <translation>kämpft und deckt auf: {raider} {value}.</translation>
    </message>
    <message>
        <source>must play what he is given: {raider} {value}.</source>
        <translation>muss spielen, was er bekommt: {raider} {value}.</translation>
    </message>
    <message>
        <source>{agent} is thinking…</source>
        <translation>{agent} denkt nach…</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} entscheidet.</translation>
    </message>
    <message>
        <source>{samurai} decides in the turn of {active}.</source>
        <translation>{samurai} entscheidet im Zug von {active}.</translation>
    </message>
</context>
<context>
    <name>RaiderDelegate</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>RaiderFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Flames</source>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>{filter}: {word}, {count} raiders</source>
        <translation>{filter}: {word}, {count} Räuber</translation>
    </message>
    <message>
        <source>{shown} of {count} shown</source>
        <translation>{shown} von {count} gezeigt</translation>
    </message>
</context>
<context>
    <name>RaiderModel</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Flames</source>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>In play, {players} players</source>
        <translation>Im Spiel, {players} Spieler</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>flames</source>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>hier neu</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no flames</source>
        <translation>keine Flammen</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>keine Strafe</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>hier entfernt</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>war: {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>RaiderTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a raider…</source>
        <translation>Räuber hinzufügen…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Entfernen: {name}</translation>
    </message>
    <message>
        <source>Reset to inherited</source>
        <translation>Auf Geerbtes zurücksetzen</translation>
    </message>
    <message>
        <source>Show in the text</source>
        <translation>Im Text zeigen</translation>
    </message>
    <message>
        <source>Vary its value in the LAB</source>
        <translation>Seinen Wert im LABOR variieren</translation>
    </message>
</context>
<context>
    <name>RaidersCard</name>
    <message>
        <source>% of cards turned up or let in</source>
        <translation>% der aufgedeckten oder eingelassenen Karten</translation>
    </message>
    <message>
        <source>Where raiders end</source>
        <translation>Wo Räuber enden</translation>
    </message>
</context>
<context>
    <name>RaidersFacts</name>
    <message>
        <source>Raiders not seen</source>
        <translation>Ungesehene Räuber</translation>
    </message>
    <message>
        <source>Round ends</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>That many lie face down, of those that it may be.</source>
        <translation>So viele liegen verdeckt, von denen, die es sein können.</translation>
    </message>
    <message>
        <source>Value {value}: {said}</source>
        <translation>Wert {value}: {said}</translation>
    </message>
    <message>
        <source>When the stack of {count} is gone, or all have passed. If it ended now:</source>
        <translation>Wenn der Stapel von {count} leer ist oder alle gepasst haben. Endete sie jetzt:</translation>
    </message>
    <message>
        <source>families −{count}</source>
        <translation>Familien −{count}</translation>
    </message>
    <message>
        <source>farms −{count}</source>
        <translation>Höfe −{count}</translation>
    </message>
    <message>
        <source>flames</source>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>intruders: {count}</source>
        <translation>Eindringlinge: {count}</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>kein Verlust</translation>
    </message>
    <message>
        <source>without doll: {count}</source>
        <translation>ohne Puppe: {count}</translation>
    </message>
    <message>
        <source>without farm: {count}</source>
        <translation>ohne Hof: {count}</translation>
    </message>
    <message>
        <source>without hat: {count}</source>
        <translation>ohne Hut: {count}</translation>
    </message>
    <message>
        <source>wounds {count}</source>
        <translation>Wunden {count}</translation>
    </message>
    <message>
        <source>{count} burn</source>
        <translation>{count} brennen</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>{least} to {most} burn</source>
        <translation>{least} bis {most} brennen</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Keys and actions</source>
        <translation>Tasten und Befehle</translation>
    </message>
    <message>
        <source>Keys and actions (F1)</source>
        <translation>Tasten und Befehle (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Einstellungen (Strg+,)</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
</context>
<context>
    <name>RangeField</name>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A decree exchanges cards of the two territories.</source>
        <translation>Ein Erlass tauscht Karten der beiden Gebiete.</translation>
    </message>
    <message>
        <source>All spaces for this are taken at court.</source>
        <translation>Alle Felder dafür am Hof sind besetzt.</translation>
    </message>
    <message>
        <source>By this variant emissaries act only after developing.</source>
        <translation>In dieser Variante handeln Gesandte nur nach dem Ausbauen.</translation>
    </message>
    <message>
        <source>By this variant emissaries act only before developing.</source>
        <translation>In dieser Variante handeln Gesandte nur vor dem Ausbauen.</translation>
    </message>
    <message>
        <source>By this variant emissaries do not act.</source>
        <translation>In dieser Variante handeln Gesandte nicht.</translation>
    </message>
    <message>
        <source>By this variant nothing is swapped here.</source>
        <translation>In dieser Variante wird hier nichts getauscht.</translation>
    </message>
    <message>
        <source>By this variant the decree does not touch this line.</source>
        <translation>In dieser Variante betrifft der Erlass diese Linie nicht.</translation>
    </message>
    <message>
        <source>By this variant the end is not declared.</source>
        <translation>In dieser Variante wird das Ende nicht ausgerufen.</translation>
    </message>
    <message>
        <source>First choose which of your dealt cards you give away.</source>
        <translation>Wählen Sie zuerst, welche der ausgeteilten Karten Sie abgeben.</translation>
    </message>
    <message>
        <source>None of your emissaries is free.</source>
        <translation>Keiner Ihrer Gesandten ist frei.</translation>
    </message>
    <message>
        <source>None of your emissaries stands on a swap or discard space.</source>
        <translation>Keiner Ihrer Gesandten steht auf einem Feld zum Tauschen oder Abwerfen.</translation>
    </message>
    <message>
        <source>Nothing can be developed: no pile has a card.</source>
        <translation>Nichts lässt sich ausbauen: Kein Stapel hat eine Karte.</translation>
    </message>
    <message>
        <source>Only open cards of the river are discarded.</source>
        <translation>Nur offene Karten des Flusses werden abgeworfen.</translation>
    </message>
    <message>
        <source>Only your own cards or two of the river are swapped.</source>
        <translation>Getauscht werden nur eigene Karten oder zwei des Flusses.</translation>
    </message>
    <message>
        <source>Pile {column} is empty.</source>
        <translation>Stapel {column} ist leer.</translation>
    </message>
    <message>
        <source>Pile {column} is empty: nothing is developed in this column.</source>
        <translation>Stapel {column} ist leer: In dieser Spalte wird nichts ausgebaut.</translation>
    </message>
    <message>
        <source>Swap within the river, within one line, or row and hand of one column.</source>
        <translation>Getauscht wird im Fluss, in einer Linie oder Reihe mit Hand einer Spalte.</translation>
    </message>
    <message>
        <source>The card of pile {column} goes to row {column} or hand {column}.</source>
        <translation>Die Karte von Stapel {column} kommt in Reihe {column} oder Hand {column}.</translation>
    </message>
    <message>
        <source>The decree has been issued.</source>
        <translation>Der Erlass ist schon ergangen.</translation>
    </message>
    <message>
        <source>The end has come already: these are the last turns.</source>
        <translation>Das Ende ist schon da: Das sind die letzten Züge.</translation>
    </message>
    <message>
        <source>The end may be declared once a pile is empty.</source>
        <translation>Das Ende darf ausgerufen werden, sobald ein Stapel leer ist.</translation>
    </message>
    <message>
        <source>The end may be declared once {count} piles are empty.</source>
        <translation>Das Ende darf ausgerufen werden, sobald {count} Stapel leer sind.</translation>
    </message>
    <message>
        <source>The other territory is changed only by a decree.</source>
        <translation>Das andere Gebiet ändert nur ein Erlass.</translation>
    </message>
    <message>
        <source>There are too few cards in the river.</source>
        <translation>Im Fluss sind zu wenige Karten.</translation>
    </message>
    <message>
        <source>This variant has no decree.</source>
        <translation>Diese Variante hat keinen Erlass.</translation>
    </message>
    <message>
        <source>This would be a turn of its own, and yours has begun.</source>
        <translation>Das wäre ein eigener Zug, und Ihrer hat schon begonnen.</translation>
    </message>
    <message>
        <source>You have developed: send an emissary, or end the turn.</source>
        <translation>Ausgebaut: Schicken Sie einen Gesandten oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>Your emissary has acted: now develop.</source>
        <translation>Ihr Gesandter hat gehandelt: Jetzt wird ausgebaut.</translation>
    </message>
</context>
<context>
    <name>RecentSetups</name>
    <message>
        <source>Set up lately</source>
        <translation>Zuletzt aufgebaut</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant} auf {map}</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>Branch here</source>
        <translation>Hier abzweigen</translation>
    </message>
    <message>
        <source>First turn your hand face up: what was better would tell what is in it.</source>
        <translation>Zuerst die Hand aufdecken: Was besser gewesen wäre, würde verraten, was darin ist.</translation>
    </message>
    <message>
        <source>Go to any turn, then choose Branch here.</source>
        <translation>Gehen Sie zu einem Zug und wählen Sie „Hier abzweigen“.</translation>
    </message>
    <message>
        <source>Only your own moves are judged, each by what you could know then; the others would tell what they hold and wait for the end.</source>
        <translation>Beurteilt werden nur die eigenen Züge, jeder nach dem, was man damals wissen konnte; die der anderen würden verraten, was sie halten, und warten bis zum Ende.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Game records (*.json);;All files (*)</source>
        <translation>Partien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} ließ sich nicht schreiben: {reason}.</translation>
    </message>
</context>
<context>
    <name>RemovedRow</name>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>RepeatLink</name>
    <message>
        <source>Repeat this</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>kopiert</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Branch…</source>
        <translation>Abzweigen …</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>New game, same set-up</source>
        <translation>Neue Partie, gleicher Aufbau</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Partie speichern …</translation>
    </message>
</context>
<context>
    <name>ResultPart</name>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>{turns} turns, {plays} moves</source>
        <translation>{turns} Runden, {plays} Züge</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Compared game by game once the run has ended.</source>
        <translation>Wird Partie für Partie verglichen, sobald der Lauf zu Ende ist.</translation>
    </message>
    <message>
        <source>Comparing the games of both…</source>
        <translation>Die Partien beider werden verglichen…</translation>
    </message>
    <message>
        <source>The games of both cannot be compared: a test keeps none.</source>
        <translation>Die Partien beider lassen sich nicht vergleichen: ein Test behält keine.</translation>
    </message>
</context>
<context>
    <name>ResultsHead</name>
    <message numerus="yes">
        <source>%n edition(s)</source>
        <translation>
            <numerusform>%n Ausgabe</numerusform>
            <numerusform>%n Ausgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n map(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Vergleichsmaß</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Differences are from this cell; of varied values, the variant&apos;s own to begin with.</source>
        <translation>Unterschiede zählen von dieser Zelle aus; bei variierten Werten zunächst vom eigenen Wert der Variante.</translation>
    </message>
    <message>
        <source>Map, players and line-up</source>
        <translation>Karte, Spieler und Besetzung</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Variant that is compared with the baseline</source>
        <translation>Variante, die mit der Basis verglichen wird</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>{counts} players</source>
        <translation>{counts} Spieler</translation>
    </message>
    <message>
        <source>{count} variants</source>
        <translation>{count} Varianten</translation>
    </message>
    <message>
        <source>{one} beside {other}</source>
        <translation>{one} neben {other}</translation>
    </message>
    <message>
        <source>{variants} on {map}, {players}, {lineup}, seed {seed}</source>
        <translation>{variants} auf {map}, {players}, {lineup}, Startwert {seed}</translation>
    </message>
    <message>
        <source>{variants}, {players}, {lineup}, seed {seed}</source>
        <translation>{variants}, {players}, {lineup}, Startwert {seed}</translation>
    </message>
</context>
<context>
    <name>ResultsNote</name>
    <message>
        <source>Stopped: {games} of {all} games were played.</source>
        <translation>Angehalten: {games} von {all} Partien wurden gespielt.</translation>
    </message>
    <message>
        <source>These results are of another experiment: {title}.</source>
        <translation>Diese Ergebnisse gehören zu einem anderen Experiment: {title}.</translation>
    </message>
    <message>
        <source>These results are of another state of this experiment.</source>
        <translation>Diese Ergebnisse gehören zu einem anderen Stand dieses Experiments.</translation>
    </message>
    <message>
        <source>These results are of {games} games a cell; the experiment now asks for {wanted}.</source>
        <translation>Diese Ergebnisse stammen von {games} Partien je Zelle; das Experiment verlangt jetzt {wanted}.</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Reset to inherited</source>
        <translation>Auf Geerbtes zurücksetzen</translation>
    </message>
    <message>
        <source>Show in the text</source>
        <translation>Im Text zeigen</translation>
    </message>
    <message>
        <source>Vary in the LAB</source>
        <translation>Im LABOR variieren</translation>
    </message>
    <message>
        <source>Vary {value} in the LAB</source>
        <translation>Im LABOR variieren: {value}</translation>
    </message>
    <message>
        <source>as in {variant}</source>
        <translation>wie in {variant}</translation>
    </message>
    <message>
        <source>from {variant}</source>
        <translation>von {variant}</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>war: {value}</translation>
    </message>
</context>
<context>
    <name>RowField</name>
    <message>
        <source>Add to {name}</source>
        <translation>Hinzufügen: {name}</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Ändern in</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>{name}, {number}: {title}</source>
        <translation>{name}, {number}: {title}</translation>
    </message>
</context>
<context>
    <name>RulesInShort</name>
    <message>
        <source>The rules in short</source>
        <translation>Die Regeln in Kürze</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Copy the rules as text</source>
        <translation>Regeln als Text kopieren</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Regeln in Worten</translation>
    </message>
    <message>
        <source>Rules text, generated</source>
        <translation>Regeln in Worten</translation>
    </message>
</context>
<context>
    <name>RulesWorkspace</name>
    <message>
        <source>A variant says only what differs from another. Start from an edition and change a value.</source>
        <translation>Eine Variante sagt nur, was sie von einer anderen unterscheidet. Mit einer Ausgabe beginnen und einen Wert ändern.</translation>
    </message>
    <message>
        <source>Bend the rules</source>
        <translation>Regeln verändern</translation>
    </message>
    <message>
        <source>Difference and rules</source>
        <translation>Unterschied, Regeln</translation>
    </message>
    <message>
        <source>Extends {parent}</source>
        <translation>Erweitert {parent}</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>{title} (copy {number})</source>
        <translation>{title} (Kopie {number})</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
    </message>
</context>
<context>
    <name>RunBanner</name>
    <message>
        <source>A warning where the interval of some cell excludes a fair share of the games.</source>
        <translation>Eine Warnung, wo das Intervall einer Zelle einen gerechten Anteil der Partien ausschließt.</translation>
    </message>
</context>
<context>
    <name>RunControl</name>
    <message>
        <source>{title}, test</source>
        <translation>{title}, Test</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>Delete runs</source>
        <translation>Läufe löschen</translation>
    </message>
    <message>
        <source>Delete these runs for good?</source>
        <translation>Diese Läufe endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete this run for good?</source>
        <translation>Diesen Lauf endgültig löschen?</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>Numbers with intervals (*.csv)</source>
        <translation>Zahlen mit Intervallen (*.csv)</translation>
    </message>
    <message>
        <source>One row for each game (*.csv)</source>
        <translation>Eine Zeile je Partie (*.csv)</translation>
    </message>
    <message>
        <source>One row for each kind of token (*.csv)</source>
        <translation>Eine Zeile je Plättchenart (*.csv)</translation>
    </message>
    <message>
        <source>One row for each place of a territory (*.csv)</source>
        <translation>Eine Zeile für jeden Platz eines Gebiets (*.csv)</translation>
    </message>
    <message>
        <source>One row for each space (*.csv)</source>
        <translation>Eine Zeile je Feld (*.csv)</translation>
    </message>
    <message>
        <source>One row for each type of card (*.csv)</source>
        <translation>Eine Zeile für jede Kartenart (*.csv)</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Table {name} (*.csv)</source>
        <translation>Tabelle {name} (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunFooter</name>
    <message>
        <source>By games of these cells, tried a moment ago on this machine as busy as it is.</source>
        <translation>Nach Partien dieser Zellen, eben erst auf diesem Rechner bei seiner jetzigen Last ausprobiert.</translation>
    </message>
    <message>
        <source>Code of your own is not run before you play: a test or a run tells its pace.</source>
        <translation>Eigener Code läuft nicht, bevor gespielt wird: Sein Tempo zeigt ein Test oder ein Lauf.</translation>
    </message>
    <message>
        <source>Once for these agents in this game; how long the games take is measured after it.</source>
        <translation>Einmal für diese Agenten in diesem Spiel; danach wird gemessen, wie lange die Partien dauern.</translation>
    </message>
    <message>
        <source>Play 100 games a cell and keep nothing</source>
        <translation>100 Partien je Zelle spielen, nichts aufheben</translation>
    </message>
    <message>
        <source>Queue run</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the problem in the text</source>
        <translation>Problem im Text zeigen</translation>
    </message>
    <message>
        <source>Test 100</source>
        <translation>Test 100</translation>
    </message>
    <message>
        <source>compiling first, {time}</source>
        <translation>erst übersetzen, {time}</translation>
    </message>
    <message>
        <source>line-ups</source>
        <translation>Besetzungen</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>measuring …</source>
        <translation>wird gemessen …</translation>
    </message>
    <message>
        <source>pace not known yet</source>
        <translation>Tempo unbekannt</translation>
    </message>
    <message>
        <source>player counts</source>
        <translation>Spielerzahlen</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>varied values</source>
        <translation>variierte Werte</translation>
    </message>
    <message>
        <source>{cells} cells: {product}</source>
        <translation>{cells} Zellen: {product}</translation>
    </message>
    <message>
        <source>{count} cells × {games}</source>
        <translation>{count} Zellen × {games}</translation>
    </message>
    <message>
        <source>{count} combinations are not played: their parts do not go together.</source>
        <translation>{count} Verbindungen werden nicht gespielt: Ihre Teile passen nicht zusammen.</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>{count} map</source>
        <translation>{count} Karte</translation>
    </message>
    <message>
        <source>{count} maps</source>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <source>{count} values</source>
        <translation>{count} Werte</translation>
    </message>
    <message>
        <source>{count} variant</source>
        <translation>{count} Variante</translation>
    </message>
    <message>
        <source>{count} variants</source>
        <translation>{count} Varianten</translation>
    </message>
</context>
<context>
    <name>RunStrip</name>
    <message>
        <source>End the run; what is finished is kept and it can be resumed</source>
        <translation>Den Lauf stoppen; Fertiges bleibt, er lässt sich fortsetzen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Hold the run; it goes on from here</source>
        <translation>Den Lauf anhalten; er geht von hier weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause or resume the run</source>
        <translation>Den Lauf anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>Lauf im Gange</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Den Lauf stoppen</translation>
    </message>
    <message>
        <source>compiling, once, up to a minute</source>
        <translation>wird übersetzt, einmal, bis zu 1 min</translation>
    </message>
    <message>
        <source>done at {time}</source>
        <translation>fertig um {time}</translation>
    </message>
    <message>
        <source>finishing the last games</source>
        <translation>letzte Partien laufen aus</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>test, not kept</source>
        <translation>Test, ungespeichert</translation>
    </message>
    <message>
        <source>writing the tables</source>
        <translation>Tabellen werden geschrieben</translation>
    </message>
    <message>
        <source>{cells} cells of {games} games</source>
        <translation>{cells} Zellen mit {games} Partien</translation>
    </message>
    <message>
        <source>{count} games/s</source>
        <translation>{count} Partien/s</translation>
    </message>
    <message>
        <source>{count} more queued</source>
        <translation>noch {count} wartend</translation>
    </message>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} von {total} Partien</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>SamuraiCard</name>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>wounds and what dealt them</source>
        <translation>Wunden und woher sie kamen</translation>
    </message>
</context>
<context>
    <name>SamuraiLogWords</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{seat} captures {figure} at {space}</source>
        <translation>{seat} erobert {figure} in {space}</translation>
    </message>
    <message>
        <source>{seat} places {figure} in {space}.</source>
        <translation>{seat} setzt {figure} in {space}.</translation>
    </message>
    <message>
        <source>{space}: {figure} tied, removed</source>
        <translation>{space}: {figure} gleichauf, entfernt</translation>
    </message>
</context>
<context>
    <name>SamuraiPosition</name>
    <message>
        <source>Captured {figure}</source>
        <translation>Erobert: {figure}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Removed by ties</source>
        <translation>Bei Gleichstand weg</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>next</source>
        <translation>nächstes</translation>
    </message>
</context>
<context>
    <name>SamuraiResult</name>
    <message>
        <source>Changes of the lead</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>It ended since</source>
        <translation>Ende, weil</translation>
    </message>
    <message>
        <source>Lead for good</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Removed by ties</source>
        <translation>Bei Gleichstand weg</translation>
    </message>
    <message>
        <source>a type of figure was gone</source>
        <translation>eine Figurenart weg war</translation>
    </message>
    <message>
        <source>all figures were gone</source>
        <translation>alle Figuren weg waren</translation>
    </message>
    <message>
        <source>nobody could play</source>
        <translation>niemand legen konnte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>open to the end</source>
        <translation>offen bis zum Ende</translation>
    </message>
    <message>
        <source>the tie limit was reached</source>
        <translation>genug Figuren entfernt waren</translation>
    </message>
    <message>
        <source>turn {turn} of {all} ({share} %)</source>
        <translation>Zug {turn} von {all} ({share} %)</translation>
    </message>
    <message>
        <source>{turns} turns, {plays} tokens</source>
        <translation>{turns} Züge, {plays} Plättchen</translation>
    </message>
</context>
<context>
    <name>SamuraiRow</name>
    <message>
        <source>back of a farm</source>
        <translation>Rückseite eines Hofs</translation>
    </message>
    <message>
        <source>line {total} of {kiai}</source>
        <translation>Linie {total} von {kiai}</translation>
    </message>
    <message>
        <source>never wounded</source>
        <translation>nie verwundet</translation>
    </message>
    <message>
        <source>no hat</source>
        <translation>kein Hut</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>turn {turn} healed</source>
        <translation>Zug {turn}: geheilt</translation>
    </message>
    <message>
        <source>turn {turn} {cause}</source>
        <translation>Zug {turn}: {cause}</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>{count} Kiai</source>
        <translation>{count} Kiai</translation>
    </message>
</context>
<context>
    <name>SamuraiScreen</name>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Ich bin {name}, meine Hand zeigen</translation>
    </message>
    <message>
        <source>No capture</source>
        <translation>Nichts erobert</translation>
    </message>
    <message>
        <source>Tied at {space}, removed: {figures}</source>
        <translation>Gleichauf in {space}, entfernt: {figures}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>{name} chooses a first hand. Everyone else, please look away.</source>
        <translation>{name} wählt eine Starthand. Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>{name} places a figure. Everyone else, please look away.</source>
        <translation>{name} setzt eine Figur. Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>{seat} captured at {space}: {figures}</source>
        <translation>{seat} eroberte in {space}: {figures}</translation>
    </message>
    <message>
        <source>{token} on {space}</source>
        <translation>{token} auf {space}</translation>
    </message>
</context>
<context>
    <name>SamuraiSeatFacts</name>
    <message>
        <source>Captured</source>
        <translation>Erobert</translation>
    </message>
    <message>
        <source>Still to draw</source>
        <translation>Noch zu ziehen</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} auf der Hand</translation>
    </message>
</context>
<context>
    <name>SamuraiStage</name>
    <message>
        <source>Choose a figure, then a settlement</source>
        <translation>Erst eine Figur wählen, dann eine Siedlung</translation>
    </message>
    <message>
        <source>Choose the tokens that you begin with</source>
        <translation>Wähle die Plättchen, mit denen du beginnst</translation>
    </message>
    <message>
        <source>Click a token, then a hex</source>
        <translation>Erst Plättchen, dann Feld anklicken</translation>
    </message>
    <message>
        <source>Enter ends the turn</source>
        <translation>Enter beendet den Zug</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Looking for good plays…</source>
        <translation>Suche gute Züge …</translation>
    </message>
</context>
<context>
    <name>ScanRow</name>
    <message>
        <source>Calibrate</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>Click two points of the scan and where each belongs</source>
        <translation>Auf zwei Punkte des Scans klicken und darauf, wohin sie gehören</translation>
    </message>
    <message>
        <source>Opacity of the scan</source>
        <translation>Deckkraft des Scans</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Take the scan away</source>
        <translation>Den Scan wegnehmen</translation>
    </message>
</context>
<context>
    <name>ScoreField</name>
    <message>
        <source>Type the points. Up and Down change them by one; Ctrl+Delete takes them out.</source>
        <translation>Tippe die Punkte ein. Auf und Ab ändern sie um eins; Strg+Entf nimmt sie heraus.</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>Copies a character</source>
        <translation>Kopiert einen Charakter</translation>
    </message>
    <message>
        <source>Copies a province</source>
        <translation>Kopiert eine Provinz</translation>
    </message>
    <message>
        <source>adds no type</source>
        <translation>zählt nicht als Art</translation>
    </message>
    <message>
        <source>copies a character</source>
        <translation>kopiert einen Charakter</translation>
    </message>
    <message>
        <source>copies a province</source>
        <translation>kopiert eine Provinz</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>hier entfernt</translation>
    </message>
    <message>
        <source>worth nothing</source>
        <translation>nichts wert</translation>
    </message>
</context>
<context>
    <name>ScreenPart</name>
    <message>
        <source>I am {name}, show the table</source>
        <translation>Ich bin {name}, zeige den Tisch</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>{name} decides in the set-up. Everyone else, please look away.</source>
        <translation>{name} entscheidet im Aufbau. Alle anderen bitte wegsehen.</translation>
    </message>
    <message>
        <source>{name} plays turn {turn}. Everyone else, please look away.</source>
        <translation>{name} spielt Zug {turn}. Alle anderen schauen bitte weg.</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Before turn 1</source>
        <translation>Vor Zug 1</translation>
    </message>
    <message>
        <source>First turn (Home)</source>
        <translation>Erster Zug (Pos1)</translation>
    </message>
    <message>
        <source>Halt the replay</source>
        <translation>Wiedergabe anhalten</translation>
    </message>
    <message>
        <source>Last turn (End)</source>
        <translation>Letzter Zug (Ende)</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>{turn} of {all}</source>
        <translation>{turn} von {all}</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Add a constraint</source>
        <translation>Eine Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Add an objective</source>
        <translation>Ein Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Change a measure</source>
        <translation>Eine Messgröße ändern</translation>
    </message>
    <message>
        <source>Change free hexes</source>
        <translation>Freie Felder ändern</translation>
    </message>
    <message>
        <source>Change racing</source>
        <translation>Frühes Stoppen ändern</translation>
    </message>
    <message>
        <source>Change the values of {value}</source>
        <translation>Die Werte von {value} ändern</translation>
    </message>
    <message>
        <source>Change {value}</source>
        <translation>{value} ändern</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Free hexes</source>
        <translation>Freie Felder</translation>
    </message>
    <message>
        <source>Free values</source>
        <translation>Freie Werte</translation>
    </message>
    <message>
        <source>Games of each</source>
        <translation>Partien je Versuch</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Leave all hexes alone</source>
        <translation>Alle Felder in Ruhe lassen</translation>
    </message>
    <message>
        <source>Leave {value} alone</source>
        <translation>{value} in Ruhe lassen</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>May trade</source>
        <translation>Dürfen tauschen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>Die Suche umbenennen</translation>
    </message>
    <message>
        <source>Search setup</source>
        <translation>Aufbau der Suche</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Set {value} free</source>
        <translation>{value} freigeben</translation>
    </message>
    <message>
        <source>Sixths of a turn</source>
        <translation>Sechstel einer Drehung</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>Stop poor candidates early</source>
        <translation>Schwache Kandidaten früh stoppen</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Take a measure out</source>
        <translation>Eine Messgröße entfernen</translation>
    </message>
    <message>
        <source>Thirds of a turn</source>
        <translation>Drittel einer Drehung</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Unseen games</source>
        <translation>Ungesehene Partien</translation>
    </message>
    <message>
        <source>Values of the search</source>
        <translation>Werte der Suche</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>{title}: add one</source>
        <translation>{title}: hinzufügen</translation>
    </message>
</context>
<context>
    <name>SearchHead</name>
    <message>
        <source>Finish here</source>
        <translation>Hier abschließen</translation>
    </message>
    <message>
        <source>State of the search</source>
        <translation>Stand der Suche</translation>
    </message>
    <message>
        <source>Try nothing more: measure the best of what was tried again, on unseen games</source>
        <translation>Nichts mehr versuchen: die besten der Versuche nachmessen, in ungesehenen Partien</translation>
    </message>
    <message>
        <source>{count} games/s</source>
        <translation>{count} Partien/s</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Choose by the confirmed column.</source>
        <translation>Wählen Sie nach der bestätigten Spalte.</translation>
    </message>
    <message>
        <source>Measure the chosen again</source>
        <translation>Gewählte nachmessen</translation>
    </message>
    <message>
        <source>No candidate keeps the constraints; trial 0 is the start.</source>
        <translation>Kein Kandidat hält die Bedingungen ein; Versuch 0 ist der Anfang.</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Why numbers shrink:</source>
        <translation>Warum Zahlen schrumpfen:</translation>
    </message>
    <message>
        <source>the best of {count} trials is partly the luckiest.</source>
        <translation>der beste von {count} Versuchen ist zum Teil der glücklichste.</translation>
    </message>
    <message>
        <source>{count} on the front, found on the games of the search, confirmed on unseen ones</source>
        <translation>{count} auf der Front, in den Partien der Suche gefunden, in ungesehenen bestätigt</translation>
    </message>
    <message>
        <source>{full} full trials of {all}</source>
        <translation>{full} volle Versuche von {all}</translation>
    </message>
</context>
<context>
    <name>SearchPlace</name>
    <message>
        <source>A search tries many variants of a variant, and of its map, for what you aim at, and measures the best again on games that it never saw.</source>
        <translation>Eine Suche probiert viele Varianten einer Variante und ihrer Karte auf Ihr Ziel hin und misst die besten noch einmal in Partien, die sie nie sah.</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>Neue Suche</translation>
    </message>
    <message>
        <source>Nothing was tried yet. The first trial is the start as it is now; then others are sought.</source>
        <translation>Noch wurde nichts versucht. Der erste Versuch ist der Anfang, wie er jetzt ist; dann werden andere gesucht.</translation>
    </message>
    <message>
        <source>Search for balance</source>
        <translation>Suche nach Gleichgewicht</translation>
    </message>
    <message>
        <source>Search from here</source>
        <translation>Von hier aus suchen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Trial {number}</source>
        <translation>Versuch {number}</translation>
    </message>
    <message>
        <source>edited, not saved</source>
        <translation>geändert, nicht gespeichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
</context>
<context>
    <name>SearchRuns</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Run search</source>
        <translation>Suche starten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>finished here, resumable</source>
        <translation>hier abgeschlossen, fortsetzbar</translation>
    </message>
    <message>
        <source>measuring the best again</source>
        <translation>die besten werden nachgemessen</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>noch nicht gestartet</translation>
    </message>
    <message>
        <source>of another state of this search</source>
        <translation>von einem anderen Stand dieser Suche</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>stopped, resumable</source>
        <translation>angehalten, fortsetzbar</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird angehalten…</translation>
    </message>
    <message>
        <source>{done} of {all} trials, {stopped} stopped early, {games} games saved</source>
        <translation>{done} von {all} Versuchen, {stopped} früh beendet, {games} Partien gespart</translation>
    </message>
    <message>
        <source>{trials} trials of {games} games at most</source>
        <translation>{trials} Versuche zu höchstens {games} Partien</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>AI</source>
        <translation>KI</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt …</translation>
    </message>
</context>
<context>
    <name>SeatChart</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>{who}, {what}: {value}, from {low} to {high}</source>
        <translation>{who}, {what}: {value}, von {low} bis {high}</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Budget of {colour}</source>
        <translation>Budget von {colour}</translation>
    </message>
    <message>
        <source>Games tried out before each move; the same seed gives the same game.</source>
        <translation>Vor jedem Zug erprobte Partien; gleicher Startwert, gleiche Partie.</translation>
    </message>
    <message>
        <source>How long it thinks about each move: more plays better and takes longer.</source>
        <translation>Wie lange er über jeden Zug nachdenkt: mehr spielt besser und dauert länger.</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Name von {colour}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Time for each move; games cannot be repeated exactly.</source>
        <translation>Zeit je Zug; Partien lassen sich nicht genau wiederholen.</translation>
    </message>
    <message>
        <source>Unit of the budget of {colour}</source>
        <translation>Einheit des Budgets von {colour}</translation>
    </message>
    <message>
        <source>Who plays {colour}</source>
        <translation>Wer {colour} spielt</translation>
    </message>
    <message>
        <source>an agent of your own</source>
        <translation>ein eigener Agent</translation>
    </message>
    <message>
        <source>answers at once</source>
        <translation>antwortet sofort</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>play-outs</source>
        <translation>Playouts</translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>{who}: {value} %, from {low} to {high} %, {games} games</source>
        <translation>{who}: {value} %, von {low} bis {high} %, {games} Partien</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Fellow players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant} auf {map}</translation>
    </message>
</context>
<context>
    <name>SeenPanel</name>
    <message>
        <source>What is seen</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>What only one player may see is hidden.</source>
        <translation>Was nur einer sehen darf, ist verdeckt.</translation>
    </message>
    <message>
        <source>{seat} sees</source>
        <translation>{seat} sieht</translation>
    </message>
</context>
<context>
    <name>SeenWords</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>SensitivityCard</name>
    <message>
        <source>Number shown against the varied value</source>
        <translation>Zahl, die über dem variierten Wert gezeigt wird</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>{number} by {value}</source>
        <translation>{number} nach {value}</translation>
    </message>
</context>
<context>
    <name>SetsCard</name>
    <message>
        <source>Jackpots</source>
        <translation>Große Sätze</translation>
    </message>
    <message>
        <source>wins of who holds the set, %</source>
        <translation>Siege mit dem Satz, %</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation>Wirkt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SettlementRow</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n game(s) to go on with</source>
        <translation>
            <numerusform>%n Partie zum Fortsetzen</numerusform>
            <numerusform>%n Partien zum Fortsetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Eine neue Partie</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games on the shelf</source>
        <translation>Partien im Regal</translation>
    </message>
    <message>
        <source>Lay out any situation of this game by hand, then play it or keep it as a puzzle</source>
        <translation>Eine beliebige Lage dieses Spiels von Hand aufbauen, dann spielen oder als Aufgabe aufheben</translation>
    </message>
    <message>
        <source>Making the rules ready…</source>
        <translation>Regeln werden vorbereitet …</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Play what you have drawn and changed, by hand or against agents, before it is printed.</source>
        <translation>Spielen Sie, was Sie gezeichnet und geändert haben, mit Menschen oder Agenten, bevor es gedruckt wird.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Start the game (Enter)</source>
        <translation>Partie beginnen (Enter)</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>SevenLogWords</name>
    <message>
        <source>Round {number} ends</source>
        <translation>Runde {number} endet</translation>
    </message>
    <message>
        <source>a barricade burns, {left} left</source>
        <translation>eine Barrikade brennt, {left} übrig</translation>
    </message>
    <message>
        <source>a barricade is built, {left} now</source>
        <translation>eine Barrikade wird gebaut, nun {left}</translation>
    </message>
    <message>
        <source>a family is lost, {left} left</source>
        <translation>eine Familie geht verloren, {left} übrig</translation>
    </message>
    <message>
        <source>a farm is lost, {left} left</source>
        <translation>ein Hof geht verloren, {left} übrig</translation>
    </message>
    <message>
        <source>a raider slips in</source>
        <translation>ein Räuber schlüpft hinein</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>eine {value}</translation>
    </message>
    <message>
        <source>a {value} with {symbol}</source>
        <translation>eine {value} mit {symbol}</translation>
    </message>
    <message>
        <source>all have passed</source>
        <translation>alle haben gepasst</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>first card out, total {total}</source>
        <translation>erste Karte weg, Summe {total}</translation>
    </message>
    <message>
        <source>gives up {card}</source>
        <translation>gibt auf: {card}</translation>
    </message>
    <message>
        <source>ignores the penalty: {penalty}</source>
        <translation>übergeht die Strafe: {penalty}</translation>
    </message>
    <message>
        <source>intruder with flames</source>
        <translation>Eindringling mit Flammen</translation>
    </message>
    <message>
        <source>intruders expelled: {values}</source>
        <translation>verjagte Eindringlinge: {values}</translation>
    </message>
    <message>
        <source>lends the token of {owner} to {name}</source>
        <translation>leiht den Marker von {owner} an {name}</translation>
    </message>
    <message>
        <source>no raider is left</source>
        <translation>kein Räuber ist übrig</translation>
    </message>
    <message>
        <source>penalty impossible: {penalty}</source>
        <translation>Strafe unmöglich: {penalty}</translation>
    </message>
    <message>
        <source>penalty: {penalty}</source>
        <translation>Strafe: {penalty}</translation>
    </message>
    <message>
        <source>raiders routed: {values}</source>
        <translation>vertriebene Räuber: {values}</translation>
    </message>
    <message>
        <source>redraws: {card} comes</source>
        <translation>zieht neu: {card} kommt</translation>
    </message>
    <message>
        <source>scouts: {values}</source>
        <translation>späht: {values}</translation>
    </message>
    <message>
        <source>strikes {card} of {name}</source>
        <translation>schlägt {card} von {name}</translation>
    </message>
    <message>
        <source>symbol missing</source>
        <translation>Symbol fehlt</translation>
    </message>
    <message>
        <source>the farm&apos;s back</source>
        <translation>die Rückseite des Hofs</translation>
    </message>
    <message>
        <source>the rest of the stack slips in</source>
        <translation>der Rest des Stapels schlüpft hinein</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>zu wählen</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>an {name}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>Summe {total}</translation>
    </message>
    <message>
        <source>turns up {card}</source>
        <translation>deckt auf: {card}</translation>
    </message>
    <message>
        <source>uses the token of {name}</source>
        <translation>nutzt den Marker von {name}</translation>
    </message>
    <message>
        <source>{card} is shuffled in</source>
        <translation>{card} wird eingemischt</translation>
    </message>
    <message>
        <source>{card} moves from {origin} to {to}</source>
        <translation>{card} wandert von {origin} zu {to}</translation>
    </message>
    <message>
        <source>{loss}: {cause}</source>
        <translation>{loss}: {cause}</translation>
    </message>
    <message>
        <source>{name} attacks a {value}</source>
        <translation>{name} greift eine {value} an</translation>
    </message>
    <message>
        <source>{name} defends with a {value}</source>
        <translation>{name} verteidigt mit einer {value}</translation>
    </message>
    <message>
        <source>{name} dismisses a {value}</source>
        <translation>{name} entlässt eine {value}</translation>
    </message>
    <message>
        <source>{name} draws {card}, total {total}</source>
        <translation>{name} zieht {card}, Summe {total}</translation>
    </message>
    <message>
        <source>{name} fights</source>
        <translation>{name} kämpft</translation>
    </message>
    <message>
        <source>{name} gives a {value}</source>
        <translation>{name} gibt eine {value}</translation>
    </message>
    <message>
        <source>{name} is healed</source>
        <translation>{name} wird geheilt</translation>
    </message>
    <message>
        <source>{name} is wounded</source>
        <translation>{name} wird verwundet</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>{name} supports</source>
        <translation>{name} unterstützt</translation>
    </message>
    <message>
        <source>{name}: Kiai at {total}</source>
        <translation>{name}: Kiai bei {total}</translation>
    </message>
    <message>
        <source>{name}: Kiai at {total}, power unused</source>
        <translation>{name}: Kiai bei {total}, Kraft ungenutzt</translation>
    </message>
</context>
<context>
    <name>SevenPosition</name>
    <message>
        <source>Barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Gebunden durch</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Eindringling</translation>
    </message>
    <message>
        <source>Intruders</source>
        <translation>Eindringlinge</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Linke Seite</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Open tokens</source>
        <translation>Offene Marker</translation>
    </message>
    <message>
        <source>Open tokens used</source>
        <translation>Benutzte offene Marker</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>The raiders</source>
        <translation>Die Räuber</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>Das Dorf</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Token with</source>
        <translation>Marker bei</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erste</translation>
    </message>
    <message>
        <source>next lost</source>
        <translation>nächster Verlust</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
</context>
<context>
    <name>SevenResult</name>
    <message>
        <source>no score, no grade</source>
        <translation>keine Wertung, kein Zeichen</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Wertung {score}</translation>
    </message>
    <message>
        <source>turns {turns}, Kiai {kiai}, supports {supports}</source>
        <translation>Züge {turns}, Kiai {kiai}, Unterstützungen {supports}</translation>
    </message>
    <message>
        <source>{variant}, {count} samurai</source>
        <translation>{variant}, {count} Samurai</translation>
    </message>
</context>
<context>
    <name>SevenSeatFacts</name>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>one from death</source>
        <translation>eine Wunde vor dem Tod</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>entscheidet</translation>
    </message>
</context>
<context>
    <name>SevenStage</name>
    <message>
        <source>Best moves by {agent}</source>
        <translation>Beste Züge nach {agent}</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Gute Züge werden gesucht…</translation>
    </message>
    <message>
        <source>arrows and Enter</source>
        <translation>Pfeile und Enter</translation>
    </message>
    <message>
        <source>click a board</source>
        <translation>ein Brett anklicken</translation>
    </message>
</context>
<context>
    <name>ShareChart</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>No sheet</source>
        <translation>Kein Blatt</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>%n weitere Partie</numerusform>
            <numerusform>%n weitere Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows walk the shelf · Enter resumes · F2 renames · Delete asks nothing, Ctrl+Z brings back</source>
        <translation>Pfeile gehen durchs Regal · Enter setzt fort · F2 benennt um · Entf fragt nicht, Strg+Z holt zurück</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Games on the shelf</source>
        <translation>Partien im Regal</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <translation>Keine Partie passt zum Filter.</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Shelf in {folder}</source>
        <translation>Regal in {folder}</translation>
    </message>
    <message>
        <source>The shelf is empty: a game stands here from its first move on.</source>
        <translation>Das Regal ist leer: Eine Partie steht hier vom ersten Zug an.</translation>
    </message>
    <message>
        <source>What players said after their games, by variant</source>
        <translation>Was Spieler nach ihren Partien sagten, nach Varianten</translation>
    </message>
    <message numerus="yes">
        <source>{games}, %n of them branch(es)</source>
        <translation>
            <numerusform>{games}, davon %n Abzweigung</numerusform>
            <numerusform>{games}, davon %n Abzweigungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfTools</name>
    <message>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Filter by name, map, player</source>
        <translation>Nach Name, Karte, Spieler filtern</translation>
    </message>
    <message>
        <source>Finished {count}</source>
        <translation>Beendet {count}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Puzzles {count}</source>
        <translation>Aufgaben {count}</translation>
    </message>
    <message>
        <source>Unfinished {count}</source>
        <translation>Offen {count}</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>last begun</source>
        <translation>zuletzt begonnen</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>zuletzt gespielt</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}. Its file is {file}.</source>
        <translation>Diese Partie ist nicht lesbar: {reason}. Ihre Datei ist {file}.</translation>
    </message>
    <message>
        <source>branch of {title}</source>
        <translation>Abzweigung von {title}</translation>
    </message>
    <message>
        <source>branch of {title}, which is gone</source>
        <translation>Abzweigung von {title}, die fehlt</translation>
    </message>
    <message>
        <source>from the set-up, {now}</source>
        <translation>vom Aufbau, {now}</translation>
    </message>
    <message>
        <source>from {turn}, {now}</source>
        <translation>ab {turn}, {now}</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>es ist kein JSON</translation>
    </message>
    <message>
        <source>it is not a record</source>
        <translation>es ist keine Aufzeichnung</translation>
    </message>
    <message>
        <source>lost together</source>
        <translation>gemeinsam verloren</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>kein Sieger</translation>
    </message>
    <message>
        <source>now {turn}</source>
        <translation>jetzt {turn}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>turn {turn}, {seat} to play</source>
        <translation>Zug {turn}, {seat} am Zug</translation>
    </message>
    <message>
        <source>won together</source>
        <translation>gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gestern {time}</translation>
    </message>
    <message>
        <source>{seat} won</source>
        <translation>{seat} gewann</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys and actions</source>
        <translation>Tasten und Befehle</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was er tut</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Docks</source>
        <translation>Seitenleisten</translation>
    </message>
</context>
<context>
    <name>SiegeLead</name>
    <message>
        <source>Barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>Lost with the last farm, the last family, or when a samurai dies of his wounds.</source>
        <translation>Verloren mit dem letzten Hof, der letzten Familie oder wenn ein Samurai an seinen Wunden stirbt.</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>round {number} of {all}</source>
        <translation>Runde {number} von {all}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
</context>
<context>
    <name>SourcePanel</name>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>YAML source</source>
        <translation>YAML-Quelltext</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>{file} · all views edit the same text, comments are kept</source>
        <translation>{file} · ein Text in allen Ansichten, Kommentare bleiben</translation>
    </message>
    <message>
        <source>{file} · cannot be edited</source>
        <translation>{file} · kann nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>{file} · shipped with Daimyo, editing makes a copy</source>
        <translation>{file} · gehört zu Daimyo, Bearbeiten erzeugt eine Kopie</translation>
    </message>
</context>
<context>
    <name>SplitChart</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>SpreadCard</name>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Partielänge</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Removed figures</source>
        <translation>Entfernte Figuren</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>cards left in the river</source>
        <translation>Karten im Fluss übrig</translation>
    </message>
    <message>
        <source>figures removed by ties</source>
        <translation>bei Gleichstand entfernte Figuren</translation>
    </message>
    <message>
        <source>points between the scores</source>
        <translation>Punkte zwischen den Wertungen</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>StackChart</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Board, landscape tiles</source>
        <translation>Plan, Kacheln quer</translation>
    </message>
    <message>
        <source>Board, portrait tiles</source>
        <translation>Plan, Kacheln hoch</translation>
    </message>
    <message>
        <source>Space shows your hand</source>
        <translation>Leertaste zeigt die Hand</translation>
    </message>
    <message>
        <source>{asked} · Space hides your hand</source>
        <translation>{asked} · Leertaste verdeckt die Hand</translation>
    </message>
</context>
<context>
    <name>StageStrip</name>
    <message>
        <source>Add a stage</source>
        <translation>Stufe hinzufügen</translation>
    </message>
    <message>
        <source>Stage {number}: {word}. Alt and an arrow move it, Delete takes it out.</source>
        <translation>Stufe {number}: {word}. Alt und ein Pfeil verschieben, Entf nimmt heraus.</translation>
    </message>
    <message>
        <source>Take the stage out: {word}</source>
        <translation>Stufe herausnehmen: {word}</translation>
    </message>
    <message>
        <source>The last stage stays: without any nobody could win.</source>
        <translation>Die letzte Stufe bleibt: ohne eine könnte niemand gewinnen.</translation>
    </message>
    <message>
        <source>Vary the stages in the LAB</source>
        <translation>Stufen im LABOR variieren</translation>
    </message>
    <message>
        <source>the first stage that separates players decides</source>
        <translation>die erste Stufe, die Spieler trennt, entscheidet</translation>
    </message>
</context>
<context>
    <name>StakeWords</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>surrounded</source>
        <translation>umstellt</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>tied, removed</source>
        <translation>gleichauf, entfernt</translation>
    </message>
    <message>
        <source>tied, stays</source>
        <translation>gleichauf, bleibt</translation>
    </message>
    <message>
        <source>tied, to the player on turn</source>
        <translation>gleichauf: wer am Zug ist</translation>
    </message>
    <message>
        <source>{count} open</source>
        <translation>{count} offen</translation>
    </message>
    <message>
        <source>{seat} leads</source>
        <translation>{seat} führt</translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation>{seat} erobert</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>&lt;b&gt;{count}&lt;/b&gt; of {total}</source>
        <translation>&lt;b&gt;{count}&lt;/b&gt; von {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>All {count}…</source>
        <translation>Alle {count} …</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Generate a board</source>
        <translation>Plan erzeugen</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Erzeugen …</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>cannot be drawn</source>
        <translation>lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>choose symmetry, land, islands and cities; it keeps the published habits</source>
        <translation>Symmetrie, Land, Inseln und Städte wählen; die Gewohnheiten des veröffentlichten Plans bleiben</translation>
    </message>
    <message>
        <source>read-only, editing makes a copy</source>
        <translation>nur lesbar, Ändern kopiert</translation>
    </message>
    <message>
        <source>yours, newest first</source>
        <translation>eigene, neueste zuerst</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>New variant of {name}</source>
        <translation>Neue Variante von {name}</translation>
    </message>
    <message>
        <source>Shipped maps</source>
        <translation>Mitgelieferte Karten</translation>
    </message>
    <message>
        <source>Shipped variants</source>
        <translation>Mitgelieferte Varianten</translation>
    </message>
    <message>
        <source>a sixth of a turn</source>
        <translation>Sechsteldrehung</translation>
    </message>
    <message>
        <source>a third of a turn</source>
        <translation>Dritteldrehung</translation>
    </message>
    <message>
        <source>edited today {time}</source>
        <translation>heute {time} geändert</translation>
    </message>
    <message>
        <source>edited yesterday {time}</source>
        <translation>gestern {time} geändert</translation>
    </message>
    <message>
        <source>edited {day}</source>
        <translation>geändert {day}</translation>
    </message>
    <message>
        <source>file is not there</source>
        <translation>Datei ist nicht da</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>last seen {day}</source>
        <translation>zuletzt gesehen am {day}</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>nothing to mend</source>
        <translation>nichts zu beheben</translation>
    </message>
    <message>
        <source>shipped with Daimyo</source>
        <translation>mit Daimyo geliefert</translation>
    </message>
    <message>
        <source>{counts} players</source>
        <translation>{counts} Spieler</translation>
    </message>
    <message>
        <source>{least} to {most} spaces</source>
        <translation>{least} bis {most} Felder</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>, . step · N next marked move · Enter shows the best line</source>
        <translation>, . Schritt · N nächster markierter Zug · Enter zeigt die beste Folge</translation>
    </message>
    <message>
        <source>Click lays it down · right click puts it back</source>
        <translation>Klick legt es ab · rechte Taste legt es zurück</translation>
    </message>
    <message>
        <source>Click or drag · double click: the whole piece · Ctrl adds · right click: more</source>
        <translation>Klicken oder ziehen · Doppelklick: ganzes Teil · Strg ergänzt · rechte Taste: mehr</translation>
    </message>
    <message>
        <source>Click the centre of the symmetry</source>
        <translation>Klicken Sie auf die Mitte der Symmetrie</translation>
    </message>
    <message>
        <source>Ctrl+Enter lets it move now</source>
        <translation>Strg+Enter: jetzt ziehen</translation>
    </message>
    <message>
        <source>Drag over hexes · Alt picks their piece</source>
        <translation>Über Felder ziehen · Alt nimmt ihr Teil auf</translation>
    </message>
    <message>
        <source>Esc closes the analysis</source>
        <translation>Esc schließt die Analyse</translation>
    </message>
    <message>
        <source>Esc closes the lens</source>
        <translation>Esc schließt die Lupe</translation>
    </message>
    <message>
        <source>Gives hexes to {piece}</source>
        <translation>Gibt Felder zu {piece}</translation>
    </message>
    <message>
        <source>Hands hidden, waiting for {seat}</source>
        <translation>Hände verdeckt, warten auf {seat}</translation>
    </message>
    <message>
        <source>Hex {at}</source>
        <translation>Feld {at}</translation>
    </message>
    <message>
        <source>L shows the lens · Esc closes the analysis</source>
        <translation>L zeigt die Lupe · Esc schließt die Analyse</translation>
    </message>
    <message>
        <source>Left paint · Right erase · Alt pick</source>
        <translation>Links malt · Rechts löscht · Alt nimmt auf</translation>
    </message>
    <message>
        <source>Making the rules ready: the first time they are compiled, about half a minute, once</source>
        <translation>Regeln werden vorbereitet: beim ersten Mal werden sie kompiliert, einmalig, etwa eine halbe Minute</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Paste: R turns, O flips</source>
        <translation>Einfügen: R dreht, O spiegelt</translation>
    </message>
    <message>
        <source>Replay, turn {turn} of {all}</source>
        <translation>Wiedergabe, Zug {turn} von {all}</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} gespeichert</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The table shows again after {name} confirms</source>
        <translation>Der Tisch erscheint wieder, wenn {name} bestätigt</translation>
    </message>
    <message>
        <source>Variant {name}</source>
        <translation>Variante {name}</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>{kind} brush</source>
        <translation>Pinsel: {kind}</translation>
    </message>
    <message>
        <source>{replay}, {seat}: {play}</source>
        <translation>{replay}, {seat}: {play}</translation>
    </message>
    <message>
        <source>{seat} gets ready; compiling the rules takes a while the first time…</source>
        <translation>{seat} macht sich bereit; beim ersten Mal dauert das Übersetzen der Regeln …</translation>
    </message>
    <message>
        <source>{seat} is thinking…</source>
        <translation>{seat} denkt nach …</translation>
    </message>
    <message>
        <source>{seat} to play, set-up</source>
        <translation>{seat} ist dran, Aufbau</translation>
    </message>
    <message>
        <source>{seat} to play, turn {turn}</source>
        <translation>{seat} ist dran, Zug {turn}</translation>
    </message>
</context>
<context>
    <name>StepsCard</name>
    <message>
        <source>How it was decided</source>
        <translation>Wie es entschieden wurde</translation>
    </message>
</context>
<context>
    <name>StepsField</name>
    <message>
        <source>Add a step: {score}</source>
        <translation>Stufe hinzufügen: {score}</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>How it was held</source>
        <translation>Wie es gehalten wurde</translation>
    </message>
    <message>
        <source>How it was lost</source>
        <translation>Wie es verloren ging</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>A family is lost</source>
        <translation>Eine Familie geht verloren</translation>
    </message>
    <message>
        <source>A farm is lost</source>
        <translation>Ein Hof geht verloren</translation>
    </message>
    <message>
        <source>A penalty demands it.</source>
        <translation>Eine Strafe verlangt es.</translation>
    </message>
    <message>
        <source>A samurai dies of his wounds in turn {turn}.</source>
        <translation>In Zug {turn} stirbt ein Samurai an seinen Wunden.</translation>
    </message>
    <message>
        <source>A samurai ends the round without the symbol that defends it.</source>
        <translation>Ein Samurai beendet die Runde ohne das Symbol, das es schützt.</translation>
    </message>
    <message>
        <source>A samurai is beaten.</source>
        <translation>Ein Samurai wird besiegt.</translation>
    </message>
    <message>
        <source>After round {rounds} there stand farms: {farms}, families: {families}.</source>
        <translation>Nach Runde {rounds} stehen Höfe: {farms}, Familien: {families}.</translation>
    </message>
    <message>
        <source>An intruder with flames burns it.</source>
        <translation>Ein Eindringling mit Flammen brennt es nieder.</translation>
    </message>
    <message>
        <source>An intruder with flames, a {value}, burns it.</source>
        <translation>Ein Eindringling mit Flammen, eine {value}, brennt es nieder.</translation>
    </message>
    <message>
        <source>Families lost: {families}</source>
        <translation>Familien verloren: {families}</translation>
    </message>
    <message>
        <source>Farms lost: {farms}</source>
        <translation>Höfe verloren: {farms}</translation>
    </message>
    <message>
        <source>Farms lost: {farms}, families: {families}</source>
        <translation>Höfe verloren: {farms}, Familien: {families}</translation>
    </message>
    <message>
        <source>For want of symbols: wounds {wounds}, farms {farms}, families {families}.</source>
        <translation>Mangels Symbolen: Wunden {wounds}, Höfe {farms}, Familien {families}.</translation>
    </message>
    <message>
        <source>No barricade is left</source>
        <translation>Keine Barrikade steht mehr</translation>
    </message>
    <message>
        <source>Nothing was lost for want of a symbol.</source>
        <translation>Mangels Symbolen ging nichts verloren.</translation>
    </message>
    <message>
        <source>Round {round} ends: barricades {barricades}, farms {farms}, families {families}</source>
        <translation>Runde {round} endet: Barrikaden {barricades}, Höfe {farms}, Familien {families}</translation>
    </message>
    <message>
        <source>The back of the farm before it acts.</source>
        <translation>Die Rückseite des Hofs davor wirkt.</translation>
    </message>
    <message>
        <source>The fatal wound</source>
        <translation>Die tödliche Wunde</translation>
    </message>
    <message>
        <source>The last family</source>
        <translation>Die letzte Familie</translation>
    </message>
    <message>
        <source>The last family is lost in turn {turn}.</source>
        <translation>Die letzte Familie geht in Zug {turn} verloren.</translation>
    </message>
    <message>
        <source>The last farm</source>
        <translation>Der letzte Hof</translation>
    </message>
    <message>
        <source>The last farm burns in turn {turn}.</source>
        <translation>Der letzte Hof brennt in Zug {turn}.</translation>
    </message>
    <message>
        <source>The turns have run out.</source>
        <translation>Die Züge sind aufgebraucht.</translation>
    </message>
    <message>
        <source>The village holds: {score}</source>
        <translation>Das Dorf hält stand: {score}</translation>
    </message>
    <message>
        <source>The village is lost in round {round}</source>
        <translation>Das Dorf fällt in Runde {round}</translation>
    </message>
    <message>
        <source>The {value} at the end of the line of {name} demands its penalty.</source>
        <translation>Die {value} am Ende der Linie von {name} fordert ihre Strafe.</translation>
    </message>
    <message>
        <source>Time has run out</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>{name} is beaten by a {value}: his total is above his Kiai.</source>
        <translation>{name} wird von einer {value} besiegt: Seine Summe liegt über seinem Kiai.</translation>
    </message>
    <message>
        <source>{name} turns animal</source>
        <translation>{name} wird zum Tier</translation>
    </message>
</context>
<context>
    <name>StrawsCard</name>
    <message>
        <source>% of lost games, by the step that lost them</source>
        <translation>% der verlorenen Partien, nach dem Schritt, der sie verlor</translation>
    </message>
    <message>
        <source>The last straw</source>
        <translation>Der letzte Tropfen</translation>
    </message>
</context>
<context>
    <name>StrengthCard</name>
    <message>
        <source>First seat by line-up</source>
        <translation>Erster Platz nach Besetzung</translation>
    </message>
    <message>
        <source>all line-ups of the run</source>
        <translation>alle Besetzungen des Laufs</translation>
    </message>
    <message>
        <source>wins of the first seat, %; dashed: a fair seat</source>
        <translation>Siege des ersten Platzes, %; gestrichelt: fair</translation>
    </message>
</context>
<context>
    <name>StrengthChips</name>
    <message>
        <source>Add a strength: {name}</source>
        <translation>Stärke hinzufügen: {name}</translation>
    </message>
    <message>
        <source>Type a strength; empty it to take the token away. Up and Down change it by one.</source>
        <translation>Eine Stärke eingeben; ein leeres Feld nimmt das Plättchen weg. Auf und Ab ändern sie um eins.</translation>
    </message>
    <message>
        <source>{name}, strength {number}</source>
        <translation>{name}, Stärke {number}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Sheet {number} of {count}: {title}</source>
        <translation>Blatt {number} von {count}: {title}</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>TableWorkspace</name>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Feedback of playtests</source>
        <translation>Feedback der Probespiele</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>The game could not be kept on the shelf: {reason}.</source>
        <translation>Die Partie konnte nicht ins Regal gestellt werden: {reason}.</translation>
    </message>
    <message>
        <source>The record contradicts itself in turn {turn}: {what}</source>
        <translation>Die Aufzeichnung widerspricht sich in Zug {turn}: {what}</translation>
    </message>
    <message>
        <source>The record contradicts itself: {what}</source>
        <translation>Die Aufzeichnung widerspricht sich: {what}</translation>
    </message>
    <message>
        <source>This game is not on the shelf any more.</source>
        <translation>Diese Partie ist nicht mehr im Regal.</translation>
    </message>
    <message>
        <source>what it says there of `{place}` does not follow from its moves.</source>
        <translation>Was sie dort über `{place}` sagt, folgt nicht aus ihren Zügen.</translation>
    </message>
    <message>
        <source>{title} was thrown away.</source>
        <translation>{title} wurde weggeworfen.</translation>
    </message>
</context>
<context>
    <name>TallyCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Your territory</source>
        <translation>Ihr Gebiet</translation>
    </message>
    <message>
        <source>Your territory: {points} points</source>
        <translation>Ihr Gebiet: {points} Punkte</translation>
    </message>
    <message>
        <source>Your territory: {points} points, {after} {where}</source>
        <translation>Ihr Gebiet: {points} Punkte, {after} {where}</translation>
    </message>
    <message>
        <source>colours: {count}</source>
        <translation>Farben: {count}</translation>
    </message>
    <message>
        <source>types: {count}</source>
        <translation>Arten: {count}</translation>
    </message>
</context>
<context>
    <name>TeamChoice</name>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Dealt by chance</source>
        <translation>Zufällig verteilt</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Samurai of seat {number}</source>
        <translation>Samurai auf Platz {number}</translation>
    </message>
    <message>
        <source>Samurai to one player</source>
        <translation>Samurai für einen Spieler</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>Das Team</translation>
    </message>
</context>
<context>
    <name>TerritoryCard</name>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>colours: {colours} · types: {types}</source>
        <translation>Farben: {colours} · Arten: {types}</translation>
    </message>
</context>
<context>
    <name>TerritoryChart</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
</context>
<context>
    <name>TerritoryPicture</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Comment out</source>
        <translation>Auskommentieren</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>Kein Dokument ist geöffnet.</translation>
    </message>
    <message>
        <source>Outdent</source>
        <translation>Ausrücken</translation>
    </message>
    <message>
        <source>YAML text</source>
        <translation>YAML-Text</translation>
    </message>
</context>
<context>
    <name>TitleField</name>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
</context>
<context>
    <name>TitledMenuBar</name>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Search commands and documents (Ctrl+K)</source>
        <translation>Befehle und Dokumente suchen (Strg+K)</translation>
    </message>
    <message>
        <source>Search commands; open: {name}</source>
        <translation>Befehle suchen; geöffnet: {name}</translation>
    </message>
</context>
<context>
    <name>ToTry</name>
    <message>
        <source>No single change was found to help.</source>
        <translation>Keine einzelne Änderung hat geholfen.</translation>
    </message>
    <message>
        <source>Search from here</source>
        <translation>Von hier aus suchen</translation>
    </message>
    <message>
        <source>Try many changes at once, in the place for searches</source>
        <translation>Viele Änderungen zugleich versuchen, wo gesucht wird</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Was man versuchen kann</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Remove the token {token}</source>
        <translation>Das Plättchen {token} entfernen</translation>
    </message>
    <message>
        <source>Vary the strengths of {token} in the LAB</source>
        <translation>Stärken von {token} im LABOR variieren</translation>
    </message>
    <message>
        <source>all types</source>
        <translation>alle Arten</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>ohne Wert</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>hier entfernt</translation>
    </message>
</context>
<context>
    <name>TokenTable</name>
    <message numerus="yes">
        <source>%n token(s) per player</source>
        <translation>
            <numerusform>%n Plättchen je Spieler</numerusform>
            <numerusform>%n Plättchen je Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts on</source>
        <translation>Wirkt auf</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Placed on</source>
        <translation>Gelegt auf</translation>
    </message>
    <message>
        <source>Strengths, click to edit</source>
        <translation>Stärken, anklicken</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Centre of the symmetry</source>
        <translation>Mitte der Symmetrie</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
</context>
<context>
    <name>ToolbarArea</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>ToolbarButtons</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Form and text (Ctrl+E goes on)</source>
        <translation>Formular und Text (Strg+E geht weiter)</translation>
    </message>
    <message>
        <source>Only the form (Ctrl+E goes on)</source>
        <translation>Nur das Formular (Strg+E geht weiter)</translation>
    </message>
    <message>
        <source>Only the text (Ctrl+E goes on)</source>
        <translation>Nur der Text (Strg+E geht weiter)</translation>
    </message>
    <message>
        <source>Play this variant at the table</source>
        <translation>Diese Variante am Tisch spielen</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Run in LAB</source>
        <translation>Im LABOR laufen</translation>
    </message>
    <message>
        <source>Simulate this variant against the one it is compared with</source>
        <translation>Diese Variante gegen die verglichene simulieren</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
</context>
<context>
    <name>ToolbarEnd</name>
    <message>
        <source>All hands lie open</source>
        <translation>Alle Hände liegen offen</translation>
    </message>
    <message>
        <source>Autoplay speed</source>
        <translation>Autoplay-Tempo</translation>
    </message>
    <message>
        <source>Designer sees all</source>
        <translation>Autor sieht alles</translation>
    </message>
    <message>
        <source>Everybody sees only their own hand; a screen covers the table between two people</source>
        <translation>Alle sehen nur die eigene Hand; zwischen zwei Menschen verdeckt ein Sichtschutz den Tisch</translation>
    </message>
    <message>
        <source>First say that it is you</source>
        <translation>Erst bestätigen, dass Sie es sind</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <translation>Verdeckte Infos</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Hotseat</translation>
    </message>
    <message>
        <source>No game lies on the table</source>
        <translation>Auf dem Tisch liegt keine Partie</translation>
    </message>
    <message>
        <source>Nothing is hidden here</source>
        <translation>Hier ist nichts verdeckt</translation>
    </message>
    <message>
        <source>The game is over, all lies open</source>
        <translation>Spiel vorbei, alles liegt offen</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message numerus="yes">
        <source>%n minutes in the running program: a board, a rule, a game, numbers and a kit.</source>
        <translation>
            <numerusform>%n Minute im laufenden Programm: ein Plan, eine Regel, eine Partie, Zahlen und ein Bastelbogen.</numerusform>
            <numerusform>%n Minuten im laufenden Programm: ein Plan, eine Regel, eine Partie, Zahlen und ein Bastelbogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the tour here</source>
        <translation>Rundgang hier beginnen</translation>
    </message>
    <message>
        <source>Chapter {number}: {title}</source>
        <translation>Kapitel {number}: {title}</translation>
    </message>
    <message>
        <source>Continue at step {number}</source>
        <translation>Weiter bei Schritt {number}</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang machen</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>Tracing</name>
    <message>
        <source>{file} cannot be read as an image.</source>
        <translation>{file} lässt sich nicht als Bild lesen.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Begin with this hand</source>
        <translation>Mit dieser Hand beginnen</translation>
    </message>
    <message>
        <source>Choose the last one again</source>
        <translation>Das letzte neu wählen</translation>
    </message>
    <message>
        <source>Click the tokens that you want to start with; Undo gives the last one back.</source>
        <translation>Klicken Sie die Plättchen an, mit denen Sie beginnen; Rückgängig gibt das letzte zurück.</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>The numbers say what {agent} thinks of a token: only their order matters.</source>
        <translation>Die Zahlen sagen, was {agent} von einem Plättchen hält: Nur ihre Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Your first hand: {held} of {size}</source>
        <translation>Ihre Starthand: {held} von {size}</translation>
    </message>
    <message>
        <source>Your first hand: {tokens}</source>
        <translation>Ihre Starthand: {tokens}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
</context>
<context>
    <name>TryDock</name>
    <message>
        <source>What to try</source>
        <translation>Was man versuchen kann</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message numerus="yes">
        <source>After %n normal token(s) only fast ones may follow in this turn.</source>
        <translation>
            <numerusform>Nach %n normalen Plättchen dürfen in diesem Zug nur schnelle folgen.</numerusform>
            <numerusform>Nach %n normalen Plättchen dürfen in diesem Zug nur schnelle folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>Eine frühere Stellung</translation>
    </message>
    <message>
        <source>An earlier position is shown. Play goes on from the last one.</source>
        <translation>Zu sehen ist eine frühere Stellung. Gespielt wird in der letzten.</translation>
    </message>
    <message>
        <source>Cards to choose: {count}</source>
        <translation>Karten zu wählen: {count}</translation>
    </message>
    <message>
        <source>Choose a card of the river, or another action.</source>
        <translation>Wählen Sie eine Karte des Flusses oder eine andere Aktion.</translation>
    </message>
    <message>
        <source>Choose a card of the river, then one of its two places.</source>
        <translation>Wählen Sie eine Karte des Flusses, dann einen ihrer zwei Plätze.</translation>
    </message>
    <message>
        <source>Choose a column of row or hand: both cards change sides.</source>
        <translation>Wählen Sie eine Spalte von Reihe oder Hand: Beide Karten wechseln die Seite.</translation>
    </message>
    <message>
        <source>Choose one of your own tokens.</source>
        <translation>Ein eigenes Plättchen wählen.</translation>
    </message>
    <message>
        <source>Choose the figure to swap it with.</source>
        <translation>Die Figur wählen, mit der getauscht wird.</translation>
    </message>
    <message>
        <source>Choose the first figure.</source>
        <translation>Die erste Figur wählen.</translation>
    </message>
    <message>
        <source>Choose the second card.</source>
        <translation>Wählen Sie die zweite Karte.</translation>
    </message>
    <message>
        <source>Choose where it goes. Esc puts back.</source>
        <translation>Neues Feld wählen. Esc legt zurück.</translation>
    </message>
    <message>
        <source>Choose your first hand: {held} of {size} tokens.</source>
        <translation>Starthand wählen: {held} von {size} Plättchen.</translation>
    </message>
    <message>
        <source>Declare the end</source>
        <translation>Das Ende ausrufen</translation>
    </message>
    <message>
        <source>Decree: {place}</source>
        <translation>Erlass: {place}</translation>
    </message>
    <message>
        <source>Develop {place}</source>
        <translation>{place} ausbauen</translation>
    </message>
    <message>
        <source>Developed</source>
        <translation>Ausgebaut</translation>
    </message>
    <message>
        <source>Discard from the river</source>
        <translation>Aus dem Fluss abwerfen</translation>
    </message>
    <message>
        <source>Discard of piles {columns}</source>
        <translation>Von Stapel {columns} abwerfen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Give one card away</source>
        <translation>Geben Sie eine Karte ab</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>{card} abgeben</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Kaiserlicher Erlass</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message>
        <source>Last turn.</source>
        <translation>Letzter Zug.</translation>
    </message>
    <message>
        <source>Lift from {space}</source>
        <translation>Aufnehmen: {space}</translation>
    </message>
    <message>
        <source>No pile has a card to develop.</source>
        <translation>Kein Stapel hat eine Karte zum Ausbauen.</translation>
    </message>
    <message>
        <source>None of your normal tokens on the board can be moved.</source>
        <translation>Keines deiner normalen Plättchen auf dem Plan lässt sich versetzen.</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <translation>Nichts ist möglich</translation>
    </message>
    <message>
        <source>Now develop</source>
        <translation>Jetzt ausbauen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passen.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Place a figure: choose a type, then a settlement.</source>
        <translation>Figur setzen: erst die Art, dann die Siedlung wählen.</translation>
    </message>
    <message>
        <source>Place on {space}</source>
        <translation>Setzen: {space}</translation>
    </message>
    <message>
        <source>Play goes on from the last one.</source>
        <translation>Gespielt wird von der letzten an.</translation>
    </message>
    <message>
        <source>Recall the emissaries</source>
        <translation>Gesandte zurückrufen</translation>
    </message>
    <message>
        <source>Row {column} or hand {column}. Esc puts back.</source>
        <translation>Reihe {column} oder Hand {column}. Esc legt zurück.</translation>
    </message>
    <message>
        <source>Send an emissary, or end the turn.</source>
        <translation>Schicken Sie einen Gesandten oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Swap column {column}</source>
        <translation>Spalte {column} tauschen</translation>
    </message>
    <message>
        <source>Swap hand {columns}</source>
        <translation>Hand {columns} tauschen</translation>
    </message>
    <message>
        <source>Swap piles {columns}</source>
        <translation>Stapel {columns} tauschen</translation>
    </message>
    <message>
        <source>Swap row {columns}</source>
        <translation>Reihe {columns} tauschen</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Zwei Karten tauschen</translation>
    </message>
    <message>
        <source>Swap with {space}</source>
        <translation>Tauschen: {space}</translation>
    </message>
    <message>
        <source>Swap {place} with …</source>
        <translation>{place} tauschen mit …</translation>
    </message>
    <message>
        <source>Take from {space}</source>
        <translation>Nehmen: {space}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no empty space left {where}.</source>
        <translation>Es ist kein leeres Feld {where} mehr da.</translation>
    </message>
    <message>
        <source>Turn {number}.</source>
        <translation>Zug {number}.</translation>
    </message>
    <message>
        <source>Two of the river, of one line, or of one column.</source>
        <translation>Zwei des Flusses, einer Linie oder einer Spalte.</translation>
    </message>
    <message>
        <source>Two settlements with figures are needed, and there are not two left.</source>
        <translation>Nötig sind zwei Orte mit Figuren, und es sind keine zwei mehr da.</translation>
    </message>
    <message>
        <source>You keep the other; what you get you see afterwards.</source>
        <translation>Die andere behalten Sie; was Sie bekommen, sehen Sie danach.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>at sea</source>
        <translation>auf See</translation>
    </message>
    <message>
        <source>on land</source>
        <translation>an Land</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>auf dem Plan</translation>
    </message>
    <message>
        <source>{card}, pile {column}</source>
        <translation>{card}, Stapel {column}</translation>
    </message>
    <message>
        <source>{seat} is thinking…</source>
        <translation>{seat} denkt nach …</translation>
    </message>
    <message>
        <source>{turn} Any number of tokens.</source>
        <translation>{turn} Beliebig viele Plättchen.</translation>
    </message>
    <message>
        <source>{turn} One normal token plus any number of fast ones.</source>
        <translation>{turn} Ein normales Plättchen und beliebig viele schnelle.</translation>
    </message>
    <message>
        <source>{turn} Play on, or end the turn.</source>
        <translation>{turn} Weiterlegen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>{turn} Up to {count} normal tokens plus any number of fast ones.</source>
        <translation>{turn} Bis zu {count} normale Plättchen und beliebig viele schnelle.</translation>
    </message>
</context>
<context>
    <name>TurningPoint</name>
    <message>
        <source>Set-up, {seat}: {move}, {lost} points lost</source>
        <translation>Aufbau, {seat}: {move}, {lost} Punkte verloren</translation>
    </message>
    <message>
        <source>Turn {turn}, {seat}: {move}, {lost} points lost</source>
        <translation>Zug {turn}, {seat}: {move}, {lost} Punkte verloren</translation>
    </message>
</context>
<context>
    <name>Underlay</name>
    <message>
        <source>Click the first point on the scan.</source>
        <translation>Klicken Sie auf den ersten Punkt des Scans.</translation>
    </message>
    <message>
        <source>Click the second point on the scan.</source>
        <translation>Klicken Sie auf den zweiten Punkt des Scans.</translation>
    </message>
    <message>
        <source>Click where the first point belongs on the board.</source>
        <translation>Klicken Sie darauf, wohin der erste Punkt auf dem Plan gehört.</translation>
    </message>
    <message>
        <source>Click where the second point belongs on the board.</source>
        <translation>Klicken Sie darauf, wohin der zweite Punkt auf dem Plan gehört.</translation>
    </message>
</context>
<context>
    <name>UndoneWords</name>
    <message numerus="yes">
        <source>%n play(s) taken back</source>
        <translation>
            <numerusform>%n Aktion zurückgenommen</numerusform>
            <numerusform>%n Aktionen zurückgenommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>Documents with unsaved changes</source>
        <translation>Dokumente mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n documents?</source>
        <translation>
            <numerusform>Änderungen an %n Dokument speichern?</numerusform>
            <numerusform>Änderungen an %n Dokumenten speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>Änderungen an {file} speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>VariantsPanel</name>
    <message numerus="yes">
        <source>%n value(s) differ from {parent}</source>
        <translation>
            <numerusform>%n Wert anders als in {parent}</numerusform>
            <numerusform>%n Werte anders als in {parent}</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with this</source>
        <translation>Mit dieser vergleichen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Filter variants</source>
        <translation>Varianten filtern</translation>
    </message>
    <message>
        <source>Game not known</source>
        <translation>Spiel unbekannt</translation>
    </message>
    <message>
        <source>Locked: shipped, editing makes a copy. +n: values changed from the parent.</source>
        <translation>Schloss: mitgeliefert, Ändern macht eine Kopie. +n: gegenüber der übergeordneten geänderte Werte.</translation>
    </message>
    <message>
        <source>New variant from {title}</source>
        <translation>Neue Variante von {title}</translation>
    </message>
    <message>
        <source>New variant of the selected one</source>
        <translation>Neue Variante der gewählten</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Variants by inheritance</source>
        <translation>Varianten nach Vererbung</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignoriert</numerusform>
            <numerusform>%n ignoriert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>List ignored problems again</source>
        <translation>Ignorierte Probleme wieder melden</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Nothing else found.</source>
        <translation>Sonst nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>By &lt;b&gt;{variant}&lt;/b&gt; nobody wins</source>
        <translation>Nach &lt;b&gt;{variant}&lt;/b&gt; siegt niemand</translation>
    </message>
    <message>
        <source>By &lt;b&gt;{variant}&lt;/b&gt; the winner is &lt;b&gt;{seats}&lt;/b&gt;</source>
        <translation>Nach &lt;b&gt;{variant}&lt;/b&gt; siegt &lt;b&gt;{seats}&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>VillageCard</name>
    <message>
        <source>Barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>Village curve</source>
        <translation>Verlauf des Dorfs</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{middle}, in 80 % of the games {low} to {high}; mean {mean} ± {half}</source>
        <translation>{middle}, in 80 % der Partien {low} bis {high}; Mittel {mean} ± {half}</translation>
    </message>
    <message>
        <source>{variant}, {players} players: middle line, and 10 to 90 % of the games that came so far</source>
        <translation>{variant}, {players} Spieler: mittlere Linie und 10 bis 90 % der Partien, die so weit kamen</translation>
    </message>
</context>
<context>
    <name>VillageView</name>
    <message>
        <source>look through</source>
        <translation>durchsehen</translation>
    </message>
</context>
<context>
    <name>VillageWords</name>
    <message>
        <source>At the end of a round the families left give: {bonuses}.</source>
        <translation>Am Ende einer Runde geben die verbliebenen Familien: {bonuses}.</translation>
    </message>
    <message>
        <source>Discard {count}</source>
        <translation>Ablage {count}</translation>
    </message>
    <message>
        <source>Intruders {count}</source>
        <translation>Eindringlinge {count}</translation>
    </message>
    <message>
        <source>Stack {count}</source>
        <translation>Stapel {count}</translation>
    </message>
    <message>
        <source>The families give no bonus on this level, but they must be saved.</source>
        <translation>Auf dieser Stufe geben die Familien keinen Bonus, müssen aber gerettet werden.</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>barricades {count} of {all}</source>
        <translation>Barrikaden {count} von {all}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>families {count} of {all}</source>
        <translation>Familien {count} von {all}</translation>
    </message>
    <message>
        <source>farms {count} of {all}</source>
        <translation>Höfe {count} von {all}</translation>
    </message>
    <message>
        <source>values known: {values}</source>
        <translation>bekannte Werte: {values}</translation>
    </message>
    <message>
        <source>with flames: {count}</source>
        <translation>mit Flammen: {count}</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message numerus="yes">
        <source>%n error(s) keep them from being played together.</source>
        <translation>
            <numerusform>%n Fehler verhindert, dass sie zusammen gespielt werden.</numerusform>
            <numerusform>%n Fehler verhindern, dass sie zusammen gespielt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinsCard</name>
    <message>
        <source>Seat win rates</source>
        <translation>Siegquoten je Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team win rate</source>
        <translation>Siegquote des Teams</translation>
    </message>
    <message>
        <source>win rate of the team, %</source>
        <translation>Siegquote des Teams, %</translation>
    </message>
    <message>
        <source>win rate, %; dashed: a fair seat</source>
        <translation>Siegquote, %; gestrichelt: ein fairer Platz</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>{count} games each</source>
        <translation>je {count} Partien</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Something unexpected happened: {what}. Your documents are untouched; saving is a good idea.</source>
        <translation>Etwas Unerwartetes ist geschehen: {what}. Ihre Dokumente sind unversehrt; Speichern ist ratsam.</translation>
    </message>
</context>
<context>
    <name>WorthCard</name>
    <message>
        <source>Pair the games</source>
        <translation>Spiele paaren</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Wird gepaart…</translation>
    </message>
    <message>
        <source>Plays {games} games: the same deals with each samurai in the place of each other one, and without his talent or his power.</source>
        <translation>Spielt {games} Spiele: dieselben Verteilungen mit jedem Samurai an der Stelle jedes anderen, und ohne sein Talent oder seine Kraft.</translation>
    </message>
    <message>
        <source>What a samurai is worth</source>
        <translation>Was ein Samurai wert ist</translation>
    </message>
    <message>
        <source>in another&apos;s place</source>
        <translation>an anderer Stelle</translation>
    </message>
    <message>
        <source>points of win rate, same games; from above: in another&apos;s place, talent, power</source>
        <translation>Punkte der Siegquote, dieselben Spiele; von oben: an anderer Stelle, Talent, Kraft</translation>
    </message>
    <message>
        <source>points of win rate, with him less without</source>
        <translation>Prozentpunkte der Siege, mit ihm minus ohne</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>{players} players, teams dealt at random</source>
        <translation>{players} Spieler, Teams zufällig</translation>
    </message>
    <message>
        <source>{players} players, {games} games in pairs, 95 %</source>
        <translation>{players} Spieler, {games} gepaarte Spiele, 95 %</translation>
    </message>
</context>
<context>
    <name>WorthWords</name>
    <message>
        <source>as {card}</source>
        <translation>als {card}</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>Spalte {column}</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>enough types</source>
        <translation>genug Arten</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>hand only</source>
        <translation>nur Hand</translation>
    </message>
    <message>
        <source>in {line}</source>
        <translation>{line}</translation>
    </message>
    <message>
        <source>needs {count} types</source>
        <translation>ab {count} Arten</translation>
    </message>
    <message>
        <source>no neighbour</source>
        <translation>kein Nachbar</translation>
    </message>
    <message>
        <source>not alone</source>
        <translation>nicht allein</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht hier</translation>
    </message>
    <message>
        <source>nothing to copy</source>
        <translation>nichts zu kopieren</translation>
    </message>
    <message>
        <source>only one</source>
        <translation>nur eine</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>row only</source>
        <translation>nur Reihe</translation>
    </message>
    <message>
        <source>{points} for {count}</source>
        <translation>{points} für {count}</translation>
    </message>
</context>
<context>
    <name>WritingWorkspace</name>
    <message>
        <source>Drop files anywhere · arrows walk the cards, Enter opens, Delete forgets a recent file</source>
        <translation>Dateien irgendwo ablegen · Pfeile gehen durch die Karten, Enter öffnet, Entf vergisst eine Datei</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>Kein Dokument ist geöffnet.</translation>
    </message>
    <message>
        <source>edited, not saved</source>
        <translation>bearbeitet, nicht gespeichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>shipped with Daimyo</source>
        <translation>mit Daimyo geliefert</translation>
    </message>
</context>
<context>
    <name>ZoomBox</name>
    <message>
        <source>Show the whole board</source>
        <translation>Den ganzen Plan zeigen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>Auf 100 %</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Close {file}</source>
        <translation>{file} schließen</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Geöffnete Dokumente</translation>
    </message>
    <message>
        <source>{file}, not saved</source>
        <translation>{file}, nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>_Captured</name>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Pass the device to {seat}</source>
        <translation>Gerät an {seat} weitergeben</translation>
    </message>
    <message>
        <source>Press Enter, hold Space for one second, or click</source>
        <translation>Eingabe drücken, Leertaste eine Sekunde halten oder klicken</translation>
    </message>
    <message>
        <source>Public since your last turn</source>
        <translation>Offen seit Ihrem letzten Zug</translation>
    </message>
</context>
<context>
    <name>_Others</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Daimyo</source>
        <translation>Ü&amp;ber Daimyo</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Best line</source>
        <translation>&amp;Beste Folge</translation>
    </message>
    <message>
        <source>&amp;Branch here</source>
        <translation>Hier abz&amp;weigen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>&amp;Calibrate the scan</source>
        <translation>Scan &amp;kalibrieren</translation>
    </message>
    <message>
        <source>&amp;Change this position…</source>
        <translation>Diese Stellung än&amp;dern …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy command line</source>
        <translation>&amp;Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete the selected runs…</source>
        <translation>Gewählte Läufe &amp;löschen …</translation>
    </message>
    <message>
        <source>&amp;Designer sees all</source>
        <translation>&amp;Autor sieht alles</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Erase the selection</source>
        <translation>Auswahl &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Feedback of playtests</source>
        <translation>&amp;Feedback der Probespiele</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>&amp;Find in the text…</source>
        <translation>Im Text &amp;suchen …</translation>
    </message>
    <message>
        <source>&amp;First turn</source>
        <translation>E&amp;rster Zug</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Generate a map…</source>
        <translation>Karte er&amp;zeugen …</translation>
    </message>
    <message>
        <source>&amp;Give the seat to</source>
        <translation>Platz über&amp;geben an</translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation>&amp;Gehe zu Zeile …</translation>
    </message>
    <message>
        <source>&amp;Go to the table</source>
        <translation>&amp;Zum Tisch</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Wärmekarte</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Hunt for gaps</source>
        <translation>&amp;Lücken jagen</translation>
    </message>
    <message>
        <source>&amp;Ignore the problem</source>
        <translation>&amp;Problem ignorieren</translation>
    </message>
    <message>
        <source>&amp;Keys and actions</source>
        <translation>&amp;Tasten und Befehle</translation>
    </message>
    <message>
        <source>&amp;Lab workspace</source>
        <translation>Bereich &amp;Labor</translation>
    </message>
    <message>
        <source>&amp;Lens</source>
        <translation>&amp;Lupe</translation>
    </message>
    <message>
        <source>&amp;Let AI move</source>
        <translation>&amp;KI soll ziehen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;List ignored problems again</source>
        <translation>Ignorierte Probleme wie&amp;der melden</translation>
    </message>
    <message>
        <source>&amp;Map workspace</source>
        <translation>Bereich &amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;New experiment</source>
        <translation>&amp;Neues Experiment</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;New map</source>
        <translation>&amp;Neue Karte</translation>
    </message>
    <message>
        <source>&amp;New variant of</source>
        <translation>&amp;Neue Variante von</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Nächstes Dokument</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>Partie ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Open the differing game</source>
        <translation>&amp;Abweichende Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>&amp;Pause the run</source>
        <translation>Lauf an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>Auf&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>Aktueller Stan&amp;d</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>V&amp;origes Dokument</translation>
    </message>
    <message>
        <source>&amp;Print and play kit…</source>
        <translation>&amp;Print-and-Play …</translation>
    </message>
    <message>
        <source>&amp;Queue run</source>
        <translation>Lauf &amp;einreihen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Reset the value</source>
        <translation>Wert zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>Er&amp;gebnis</translation>
    </message>
    <message>
        <source>&amp;Resume the selected run</source>
        <translation>Gewählten Lauf &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Rules workspace</source>
        <translation>Bereich &amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save record</source>
        <translation>Partie &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Search commands…</source>
        <translation>Befehle &amp;suchen …</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Aus&amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Shipped experiments</source>
        <translation>&amp;Mitgelieferte Experimente</translation>
    </message>
    <message>
        <source>&amp;Shipped maps</source>
        <translation>&amp;Mitgelieferte Karten</translation>
    </message>
    <message>
        <source>&amp;Shipped variants</source>
        <translation>&amp;Mitgelieferte Varianten</translation>
    </message>
    <message>
        <source>&amp;Stop the run</source>
        <translation>Lauf &amp;stoppen</translation>
    </message>
    <message>
        <source>&amp;Table workspace</source>
        <translation>Bereich &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Test 100 games</source>
        <translation>&amp;Test mit 100 Partien</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Trace a scan…</source>
        <translation>Scan &amp;nachzeichnen…</translation>
    </message>
    <message>
        <source>&amp;Turn back</source>
        <translation>Zug &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Vary the value in the LAB</source>
        <translation>Wert im LABOR &amp;variieren</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Ganzer Plan</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>90 % intervals</source>
        <translation>90-%-Intervalle</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>95-%-Intervalle</translation>
    </message>
    <message>
        <source>99 % intervals</source>
        <translation>99-%-Intervalle</translation>
    </message>
    <message>
        <source>Ad&amp;jacency graph</source>
        <translation>Nach&amp;barschaftsgraph</translation>
    </message>
    <message>
        <source>Add &amp;note</source>
        <translation>Neue N&amp;otiz</translation>
    </message>
    <message>
        <source>Another s&amp;eed</source>
        <translation>Anderer Sta&amp;rtwert</translation>
    </message>
    <message>
        <source>Auto&amp;play</source>
        <translation>Auto&amp;play</translation>
    </message>
    <message>
        <source>Autoplay sp&amp;eed</source>
        <translation>Autoplay-T&amp;empo</translation>
    </message>
    <message>
        <source>Be led from an empty map to a measured, printed variant, or go on where you left off.</source>
        <translation>Von der leeren Karte zur gemessenen und gedruckten Variante führen lassen, oder dort weitermachen, wo man aufgehört hat.</translation>
    </message>
    <message>
        <source>Begin the tour anew.</source>
        <translation>Den Rundgang neu beginnen.</translation>
    </message>
    <message>
        <source>Bring back the warnings and notes that were ignored.</source>
        <translation>Holt die ignorierten Warnungen und Hinweise zurück.</translation>
    </message>
    <message>
        <source>C&amp;omplete the word</source>
        <translation>W&amp;ort vervollständigen</translation>
    </message>
    <message>
        <source>Canvas, s&amp;plit, YAML</source>
        <translation>Zeichnung, &amp;beides, YAML</translation>
    </message>
    <message>
        <source>Change the rules of a variant.</source>
        <translation>Ändert die Regeln einer Variante.</translation>
    </message>
    <message>
        <source>Choose a map and a variant, and play.</source>
        <translation>Karte und Variante wählen und spielen.</translation>
    </message>
    <message>
        <source>Choose how quickly autoplay goes.</source>
        <translation>Wählt, wie schnell Autoplay spielt.</translation>
    </message>
    <message>
        <source>Choose light or dark colours, or those of the system.</source>
        <translation>Helle oder dunkle Farben wählen oder die des Systems.</translation>
    </message>
    <message>
        <source>Choose theme, language and how unsaved changes are kept.</source>
        <translation>Farbschema, Sprache und Sicherung ungespeicherter Änderungen wählen.</translation>
    </message>
    <message>
        <source>Click two points of the scan and where each belongs.</source>
        <translation>Klicken Sie auf zwei Punkte des Scans und darauf, wohin sie gehören.</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Close every document, asking once about all unsaved changes.</source>
        <translation>Schließt alle Dokumente und fragt einmal nach allen ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <source>Close the document, asking first if it has unsaved changes.</source>
        <translation>Schließt das Dokument und fragt vorher nach ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <source>Close the workbench, asking first about unsaved changes.</source>
        <translation>Beendet das Programm und fragt vorher nach ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <source>Co&amp;mment out</source>
        <translation>Aus&amp;kommentieren</translation>
    </message>
    <message>
        <source>Colour each hex by the figures that a token there would reach.</source>
        <translation>Jedes Feld nach den Figuren färben, die ein Plättchen dort erreicht.</translation>
    </message>
    <message>
        <source>Copy the command that does the same in a terminal.</source>
        <translation>Kopiert den Befehl, der im Terminal dasselbe tut.</translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard.</source>
        <translation>Kopiert die Auswahl in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>D&amp;uel in the LAB</source>
        <translation>D&amp;uell im LABOR</translation>
    </message>
    <message>
        <source>Do again what was taken back.</source>
        <translation>Führt Zurückgenommenes wieder aus.</translation>
    </message>
    <message>
        <source>Draw the board as it is shown to an SVG, PNG or PDF file.</source>
        <translation>Den Plan, wie er gezeigt wird, in eine SVG-, PNG- oder PDF-Datei zeichnen.</translation>
    </message>
    <message>
        <source>Draw the board.</source>
        <translation>Zeichnet den Spielplan.</translation>
    </message>
    <message>
        <source>E&amp;rase</source>
        <translation>&amp;Radieren</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>&amp;Untersuchen</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>CSV-E&amp;xport …</translation>
    </message>
    <message>
        <source>End the run that is played; what is finished is kept and can be resumed.</source>
        <translation>Stoppt den laufenden Lauf; Fertiges bleibt und lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>End the turn, or pass where nothing can be played.</source>
        <translation>Beendet den Zug oder passt, wo sich nichts legen lässt.</translation>
    </message>
    <message>
        <source>Export &amp;image…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>Fi&amp;x the problem</source>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>Find and do anything by a few letters: actions, documents, workspaces.</source>
        <translation>Findet alles an wenigen Buchstaben: Befehle, Dokumente, Arbeitsbereiche.</translation>
    </message>
    <message>
        <source>Form, both or te&amp;xt</source>
        <translation>Formular, beides oder Te&amp;xt</translation>
    </message>
    <message>
        <source>Games on the s&amp;helf</source>
        <translation>Partien im &amp;Regal</translation>
    </message>
    <message>
        <source>Give up the changes since the last save; undo brings them back.</source>
        <translation>Gibt die Änderungen seit dem letzten Speichern auf; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>Go on from the canvas to both and to the text alone.</source>
        <translation>Von der Zeichnung zu beidem und zum Text allein weitergehen.</translation>
    </message>
    <message>
        <source>Go on from the form to form and text, to the text alone, and back.</source>
        <translation>Vom Formular zu Formular und Text, zum Text allein und zurück.</translation>
    </message>
    <message>
        <source>Go on from the results to results and text, to the text alone, and back.</source>
        <translation>Von den Ergebnissen zu Ergebnissen und Text, zum Text allein und zurück.</translation>
    </message>
    <message>
        <source>Go on from the shown position as a new game.</source>
        <translation>Spielt ab der gezeigten Stellung als neue Partie weiter.</translation>
    </message>
    <message>
        <source>Go on to the next symmetry.</source>
        <translation>Zur nächsten Symmetrie weitergehen.</translation>
    </message>
    <message>
        <source>Go on with a run that was stopped.</source>
        <translation>Setzt einen gestoppten Lauf fort.</translation>
    </message>
    <message>
        <source>Go to the next problem of the document.</source>
        <translation>Geht zum nächsten Problem des Dokuments.</translation>
    </message>
    <message>
        <source>Go to the problem before.</source>
        <translation>Geht zum vorigen Problem.</translation>
    </message>
    <message>
        <source>H&amp;ide the hand</source>
        <translation>&amp;Hand verdecken</translation>
    </message>
    <message>
        <source>Have a map drawn at random, with the symmetry, the land and the cities you want.</source>
        <translation>Eine Karte zufällig zeichnen lassen, mit der Symmetrie, dem Land und den Städten, die man will.</translation>
    </message>
    <message>
        <source>Have a search judge the moves so far: who had which chance, what lost it. While hands are hidden, only your own.</source>
        <translation>Eine Suche die bisherigen Züge beurteilen lassen: wer welche Chance hatte und was sie kostete. Solange Hände verdeckt sind, nur die eigenen.</translation>
    </message>
    <message>
        <source>Hex &amp;grid</source>
        <translation>Feld&amp;raster</translation>
    </message>
    <message>
        <source>Hold the run that is played, or let it go on.</source>
        <translation>Hält den laufenden Lauf an oder setzt ihn fort.</translation>
    </message>
    <message>
        <source>Lay all hands open, or give everybody only their own.</source>
        <translation>Deckt alle Hände auf oder zeigt allen nur die eigene.</translation>
    </message>
    <message>
        <source>Lay an image under the settlements to draw the board after it.</source>
        <translation>Ein Bild unter die Siedlungen legen, um den Plan danach zu zeichnen.</translation>
    </message>
    <message>
        <source>Lay out any situation of a game by hand, to play it or keep it as a puzzle.</source>
        <translation>Eine beliebige Lage eines Spiels von Hand aufbauen, um sie zu spielen oder als Aufgabe aufzuheben.</translation>
    </message>
    <message>
        <source>Let agents play all seats until you stop them.</source>
        <translation>Lässt Agenten alle Plätze spielen, bis Sie sie anhalten.</translation>
    </message>
    <message>
        <source>Let an agent play the rest of this turn for you.</source>
        <translation>Lässt einen Agenten den Rest dieses Zugs für Sie spielen.</translation>
    </message>
    <message>
        <source>Let chance begin elsewhere.</source>
        <translation>Lässt den Zufall anderswo beginnen.</translation>
    </message>
    <message>
        <source>Let somebody else play on in place of the agent that decides now.</source>
        <translation>Jemand anderes spielt statt des Agenten weiter, der jetzt entscheidet.</translation>
    </message>
    <message>
        <source>Let the agent that is thinking answer at once with the best it has.</source>
        <translation>Lässt den denkenden Agenten sofort mit dem Besten antworten, das er hat.</translation>
    </message>
    <message>
        <source>Let the next click choose the centre.</source>
        <translation>Der nächste Klick wählt die Mitte.</translation>
    </message>
    <message>
        <source>List the current warning or note no more while the document is open.</source>
        <translation>Meldet die aktuelle Warnung oder den Hinweis nicht mehr, solange das Dokument offen ist.</translation>
    </message>
    <message>
        <source>Look for what should not happen in the shown variant or map, in the LAB.</source>
        <translation>Sucht im LABOR, was in der gezeigten Variante oder Karte nicht geschehen sollte.</translation>
    </message>
    <message>
        <source>Mark the hexes that the board check found fault with.</source>
        <translation>Die Felder markieren, die die Planprüfung beanstandet.</translation>
    </message>
    <message>
        <source>Mend the current problem, or the first that can be mended, as its button proposes.</source>
        <translation>Behebt das aktuelle Problem oder das erste behebbare, so wie sein Knopf es vorschlägt.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>Mirror what is carried, or what is selected, left and right.</source>
        <translation>Getragenes oder Gewähltes links und rechts vertauschen.</translation>
    </message>
    <message>
        <source>Move the cen&amp;tre of the symmetry</source>
        <translation>Mi&amp;tte der Symmetrie versetzen</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>Setzt den Tastaturfokus in den nächsten Teil des Fensters.</translation>
    </message>
    <message>
        <source>Move the selection to the clipboard.</source>
        <translation>Verschiebt die Auswahl in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Ne&amp;xt symmetry</source>
        <translation>Nächste S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>New &amp;child variant</source>
        <translation>Neue ab&amp;geleitete Variante</translation>
    </message>
    <message>
        <source>New map &amp;from…</source>
        <translation>Neue Karte a&amp;us…</translation>
    </message>
    <message>
        <source>New s&amp;earch</source>
        <translation>Neue S&amp;uche</translation>
    </message>
    <message>
        <source>Next &amp;marked move</source>
        <translation>Nächster &amp;markierter Zug</translation>
    </message>
    <message>
        <source>Next &amp;player count</source>
        <translation>Nächste &amp;Spielerzahl</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Next proble&amp;m</source>
        <translation>Nächstes Proble&amp;m</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>Offer the keys and words that can stand at the cursor of the YAML text.</source>
        <translation>Bietet Schlüssel und Wörter an, die an der Schreibmarke des YAML-Texts stehen können.</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a file that was open lately.</source>
        <translation>Öffnet eine kürzlich geöffnete Datei.</translation>
    </message>
    <message>
        <source>Open a map that came with Daimyo; editing it makes a copy.</source>
        <translation>Öffnet eine mitgelieferte Karte; Bearbeiten erzeugt eine Kopie.</translation>
    </message>
    <message>
        <source>Open a search that came with Daimyo; editing it makes a copy.</source>
        <translation>Eine mit Daimyo gelieferte Suche öffnen; beim Bearbeiten entsteht eine Kopie.</translation>
    </message>
    <message>
        <source>Open an edition or variant that came with Daimyo; editing it makes a copy.</source>
        <translation>Öffnet eine mitgelieferte Ausgabe oder Variante; Bearbeiten erzeugt eine Kopie.</translation>
    </message>
    <message>
        <source>Open an experiment that came with Daimyo; editing it makes a copy.</source>
        <translation>Öffnet ein mitgeliefertes Experiment; Bearbeiten erzeugt eine Kopie.</translation>
    </message>
    <message>
        <source>Open maps, variants or experiments from files.</source>
        <translation>Öffnet Karten, Varianten oder Experimente aus Dateien.</translation>
    </message>
    <message>
        <source>Open the file that unexpected errors are written to.</source>
        <translation>Öffnet die Datei, in der unerwartete Fehler stehen.</translation>
    </message>
    <message>
        <source>Open the selected game at the table, with the verdicts of both variants.</source>
        <translation>Öffnet die gewählte Partie am Tisch, mit den Urteilen beider Varianten.</translation>
    </message>
    <message>
        <source>Paint &amp;village</source>
        <translation>&amp;Dorf malen</translation>
    </message>
    <message>
        <source>Paint a straight line.</source>
        <translation>Eine gerade Linie malen.</translation>
    </message>
    <message>
        <source>Paint all spaces of one terrain that hang together.</source>
        <translation>Alle zusammenhängenden Felder eines Geländes malen.</translation>
    </message>
    <message>
        <source>Paint c&amp;apital</source>
        <translation>&amp;Hauptstadt malen</translation>
    </message>
    <message>
        <source>Paint capitals; the right button erases.</source>
        <translation>Hauptstädte malen; die rechte Taste löscht.</translation>
    </message>
    <message>
        <source>Paint ci&amp;ty</source>
        <translation>&amp;Stadt malen</translation>
    </message>
    <message>
        <source>Paint cities; the right button erases.</source>
        <translation>Städte malen; die rechte Taste löscht.</translation>
    </message>
    <message>
        <source>Paint every space that the mouse passes; keys 1 to 6 choose what is painted.</source>
        <translation>Jedes Feld bemalen, über das die Maus fährt; die Tasten 1 bis 6 wählen, was gemalt wird.</translation>
    </message>
    <message>
        <source>Paint lan&amp;d</source>
        <translation>&amp;Land malen</translation>
    </message>
    <message>
        <source>Paint land; the right button erases.</source>
        <translation>Land malen; die rechte Taste löscht.</translation>
    </message>
    <message>
        <source>Paint s&amp;ea</source>
        <translation>&amp;Meer malen</translation>
    </message>
    <message>
        <source>Paint sea; the right button erases.</source>
        <translation>Meer malen; die rechte Taste löscht.</translation>
    </message>
    <message>
        <source>Paint villages; the right button erases.</source>
        <translation>Dörfer malen; die rechte Taste löscht.</translation>
    </message>
    <message>
        <source>Pie&amp;ce brush</source>
        <translation>&amp;Teilepinsel</translation>
    </message>
    <message>
        <source>Piece &amp;names</source>
        <translation>&amp;Namen der Teile</translation>
    </message>
    <message>
        <source>Piece t&amp;ints</source>
        <translation>&amp;Farben der Teile</translation>
    </message>
    <message>
        <source>Play 100 games of each cell and keep nothing.</source>
        <translation>Spielt 100 Partien je Zelle und hebt nichts auf.</translation>
    </message>
    <message>
        <source>Play a game by hand or against agents.</source>
        <translation>Eine Partie mit Menschen oder Agenten spielen.</translation>
    </message>
    <message>
        <source>Play on the table what would have been better than the shown move, and go back.</source>
        <translation>Auf dem Tisch zeigen, was besser gewesen wäre als der gezeigte Zug, und zurück.</translation>
    </message>
    <message>
        <source>Play the shown variant at the table.</source>
        <translation>Die gezeigte Variante am Tisch spielen.</translation>
    </message>
    <message>
        <source>Player-count &amp;edges</source>
        <translation>&amp;Grenzen je Spielerzahl</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Print board, tokens, figures, screens and rules, or save them as a PDF.</source>
        <translation>Druckt Plan, Plättchen, Figuren, Sichtschirme und Regeln oder speichert sie als PDF.</translation>
    </message>
    <message>
        <source>Print spaces on the chosen piece.</source>
        <translation>Felder auf den gewählten Teil drucken.</translation>
    </message>
    <message>
        <source>Pro&amp;blems on the board</source>
        <translation>Pro&amp;bleme auf dem Plan</translation>
    </message>
    <message>
        <source>Put the clipboard in place of the selection.</source>
        <translation>Setzt die Zwischenablage an die Stelle der Auswahl.</translation>
    </message>
    <message>
        <source>Put the cursor on a line of the YAML text.</source>
        <translation>Setzt die Schreibmarke in eine Zeile des YAML-Texts.</translation>
    </message>
    <message>
        <source>Re&amp;move the scan</source>
        <translation>Scan &amp;entfernen</translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation>Beri&amp;cht …</translation>
    </message>
    <message>
        <source>Re&amp;vert to the file</source>
        <translation>Auf die Datei &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Remove the selected runs for good, asking first.</source>
        <translation>Löscht die gewählten Läufe nach Rückfrage endgültig.</translation>
    </message>
    <message>
        <source>Results, both or te&amp;xt</source>
        <translation>Ergebnisse, beides oder Te&amp;xt</translation>
    </message>
    <message>
        <source>Run the shown experiment, after those that wait.</source>
        <translation>Führt das gezeigte Experiment nach den wartenden aus.</translation>
    </message>
    <message>
        <source>S&amp;how the selected runs</source>
        <translation>Gewählte Läufe &amp;zeigen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>A&amp;lle speichern</translation>
    </message>
    <message>
        <source>Save record &amp;as…</source>
        <translation>Partie speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Sc&amp;an</source>
        <translation>S&amp;can</translation>
    </message>
    <message>
        <source>Search for &amp;balance</source>
        <translation>&amp;Balance suchen</translation>
    </message>
    <message>
        <source>Search the YAML text.</source>
        <translation>Durchsucht den YAML-Text.</translation>
    </message>
    <message>
        <source>Search values and map spaces for balance, in the LAB.</source>
        <translation>Sucht im LABOR unter Werten und Kartenfeldern nach Balance.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select everything in the active editor.</source>
        <translation>Wählt alles im aktiven Editor aus.</translation>
    </message>
    <message>
        <source>Select spaces by click or rubber band; drag what is selected to move it.</source>
        <translation>Felder durch Klick oder Rahmen wählen; Gewähltes ziehen, um es zu verschieben.</translation>
    </message>
    <message>
        <source>Set &amp;up again</source>
        <translation>Neu &amp;ansetzen</translation>
    </message>
    <message>
        <source>Set up a &amp;position</source>
        <translation>&amp;Stellung aufbauen</translation>
    </message>
    <message>
        <source>Set up another game; the one on the table stays on the shelf.</source>
        <translation>Eine andere Partie aufbauen; die auf dem Tisch bleibt im Regal.</translation>
    </message>
    <message>
        <source>Settlement n&amp;ames</source>
        <translation>Namen der S&amp;iedlungen</translation>
    </message>
    <message>
        <source>Shipped se&amp;arches</source>
        <translation>Mitgelieferte Su&amp;chen</translation>
    </message>
    <message>
        <source>Show a line for every side that two hexes share.</source>
        <translation>Eine Linie für jede gemeinsame Seite zweier Felder zeigen.</translation>
    </message>
    <message>
        <source>Show all games and branches that were played, to go on with any of them.</source>
        <translation>Alle gespielten Partien und Abzweigungen zeigen, um jede fortzusetzen.</translation>
    </message>
    <message>
        <source>Show every action with its key and what it does.</source>
        <translation>Zeigt jeden Befehl mit seiner Taste und dem, was er tut.</translation>
    </message>
    <message>
        <source>Show intervals that hold the true value in 90 of 100 cases.</source>
        <translation>Zeigt Intervalle, die in 90 von 100 Fällen den wahren Wert enthalten.</translation>
    </message>
    <message>
        <source>Show intervals that hold the true value in 95 of 100 cases.</source>
        <translation>Zeigt Intervalle, die in 95 von 100 Fällen den wahren Wert enthalten.</translation>
    </message>
    <message>
        <source>Show intervals that hold the true value in 99 of 100 cases.</source>
        <translation>Zeigt Intervalle, die in 99 von 100 Fällen den wahren Wert enthalten.</translation>
    </message>
    <message>
        <source>Show the &amp;error log</source>
        <translation>&amp;Fehlerprotokoll zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Show the axial coordinate of each hex.</source>
        <translation>Die axiale Koordinate jedes Feldes zeigen.</translation>
    </message>
    <message>
        <source>Show the board after the next turn.</source>
        <translation>Zeigt den Plan nach dem nächsten Zug.</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Zeigt den Plan, wie er jetzt ist.</translation>
    </message>
    <message>
        <source>Show the board as it was before the shown turn.</source>
        <translation>Zeigt den Plan, wie er vor dem gezeigten Zug war.</translation>
    </message>
    <message>
        <source>Show the board before the first turn.</source>
        <translation>Zeigt den Plan vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>Show the board larger.</source>
        <translation>Den Plan größer zeigen.</translation>
    </message>
    <message>
        <source>Show the board of the next player count.</source>
        <translation>Den Plan der nächsten Spielerzahl zeigen.</translation>
    </message>
    <message>
        <source>Show the board smaller.</source>
        <translation>Den Plan kleiner zeigen.</translation>
    </message>
    <message>
        <source>Show the folder of the selected run, or of all runs.</source>
        <translation>Zeigt den Ordner des gewählten Laufs oder aller Läufe.</translation>
    </message>
    <message>
        <source>Show the game of a record, look through it, go on from any position.</source>
        <translation>Zeigt eine gespeicherte Partie zum Durchsehen oder Weiterspielen ab jeder Stellung.</translation>
    </message>
    <message>
        <source>Show the image that is traced.</source>
        <translation>Das Bild zeigen, das nachgezeichnet wird.</translation>
    </message>
    <message>
        <source>Show the lines between hexes.</source>
        <translation>Die Linien zwischen den Feldern zeigen.</translation>
    </message>
    <message>
        <source>Show the next move that lost five points or more.</source>
        <translation>Den nächsten Zug zeigen, der fünf Punkte oder mehr verlor.</translation>
    </message>
    <message>
        <source>Show the next open document of this workspace.</source>
        <translation>Zeigt das nächste geöffnete Dokument dieses Bereichs.</translation>
    </message>
    <message>
        <source>Show the open document before this one.</source>
        <translation>Zeigt das vorige geöffnete Dokument.</translation>
    </message>
    <message>
        <source>Show the place of the marked move larger, or close the lens.</source>
        <translation>Die Stelle des markierten Zuges größer zeigen oder die Lupe schließen.</translation>
    </message>
    <message>
        <source>Show the plays that a searching agent likes best, with their values.</source>
        <translation>Zeigt die Züge, die ein suchender Agent am besten findet, mit ihren Werten.</translation>
    </message>
    <message>
        <source>Show the selected run, or several side by side.</source>
        <translation>Zeigt den gewählten Lauf oder mehrere nebeneinander.</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Zeigt die Version und die Lizenzen.</translation>
    </message>
    <message>
        <source>Show the whole board.</source>
        <translation>Den ganzen Plan zeigen.</translation>
    </message>
    <message>
        <source>Show what players said after their games, by variant, beside what agents make of it.</source>
        <translation>Zeigen, was Spieler nach ihren Partien sagten, nach Varianten, neben den Ergebnissen der Agenten.</translation>
    </message>
    <message>
        <source>Show what the pieces are called.</source>
        <translation>Zeigen, wie die Teile heißen.</translation>
    </message>
    <message>
        <source>Show what the settlements are called.</source>
        <translation>Zeigen, wie die Siedlungen heißen.</translation>
    </message>
    <message>
        <source>Show where the board of each player count ends.</source>
        <translation>Zeigen, wo der Plan jeder Spielerzahl endet.</translation>
    </message>
    <message>
        <source>Show who won and why, and what other editions would have said.</source>
        <translation>Zeigt, wer warum gesiegt hat und was andere Ausgaben gesagt hätten.</translation>
    </message>
    <message>
        <source>Simulate thousands of games and compare variants.</source>
        <translation>Simuliert Tausende Partien und vergleicht Varianten.</translation>
    </message>
    <message>
        <source>Sixfold symmetry</source>
        <translation>Sechszählige Symmetrie</translation>
    </message>
    <message>
        <source>Start a map: empty, a shape, an outline, or drawn at random.</source>
        <translation>Eine Karte beginnen: leer, als Form, nach einem Umriss oder zufällig.</translation>
    </message>
    <message>
        <source>Start a new document of the kind this workspace is for.</source>
        <translation>Beginnt ein neues Dokument der Art dieses Bereichs.</translation>
    </message>
    <message>
        <source>Start a search for balance: what may change, and what is aimed at.</source>
        <translation>Eine Suche nach Gleichgewicht beginnen: was sich ändern darf und was das Ziel ist.</translation>
    </message>
    <message>
        <source>Start a small map to draw on.</source>
        <translation>Beginnt eine kleine Karte zum Zeichnen.</translation>
    </message>
    <message>
        <source>Start a variant that changes an edition or another variant.</source>
        <translation>Beginnt eine Variante, die eine Ausgabe oder andere Variante ändert.</translation>
    </message>
    <message>
        <source>Start a variant that changes the shown one.</source>
        <translation>Eine Variante beginnen, die die gezeigte ändert.</translation>
    </message>
    <message>
        <source>Start a variant with the text of the shown one.</source>
        <translation>Eine Variante mit dem Text der gezeigten beginnen.</translation>
    </message>
    <message>
        <source>Start an experiment that compares two editions.</source>
        <translation>Beginnt ein Experiment, das zwei Ausgaben vergleicht.</translation>
    </message>
    <message>
        <source>Start an experiment that varies the value that has the focus.</source>
        <translation>Ein Experiment beginnen, das den gewählten Wert variiert.</translation>
    </message>
    <message>
        <source>Start an experiment with the set-up of the chosen run.</source>
        <translation>Ein Experiment mit dem Aufbau des gewählten Laufs beginnen.</translation>
    </message>
    <message>
        <source>Start an experiment with this variant and the one it is compared with, on the same seeds.</source>
        <translation>Ein Experiment mit dieser und der verglichenen Variante beginnen, mit denselben Startwerten.</translation>
    </message>
    <message>
        <source>Start the tour a&amp;gain</source>
        <translation>Rundgang von &amp;vorn</translation>
    </message>
    <message>
        <source>Strokes fall left and right of the centre.</source>
        <translation>Striche fallen links und rechts der Mitte.</translation>
    </message>
    <message>
        <source>Strokes fall six times around the centre.</source>
        <translation>Striche fallen sechsmal um die Mitte.</translation>
    </message>
    <message>
        <source>Strokes fall three times around the centre.</source>
        <translation>Striche fallen dreimal um die Mitte.</translation>
    </message>
    <message>
        <source>Strokes fall twice around the centre.</source>
        <translation>Striche fallen zweimal um die Mitte.</translation>
    </message>
    <message>
        <source>Strokes fall where they are drawn.</source>
        <translation>Striche fallen dorthin, wo sie gezogen werden.</translation>
    </message>
    <message>
        <source>Take spaces off the board.</source>
        <translation>Felder vom Plan nehmen.</translation>
    </message>
    <message>
        <source>Take terrain and piece from a space; Alt and a click does it at any time.</source>
        <translation>Gelände und Teil von einem Feld aufnehmen; Alt und ein Klick tut es jederzeit.</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundgang machen</translation>
    </message>
    <message>
        <source>Take the image away.</source>
        <translation>Das Bild wegnehmen.</translation>
    </message>
    <message>
        <source>Take the last deed back.</source>
        <translation>Nimmt die letzte Handlung zurück.</translation>
    </message>
    <message>
        <source>Take the selected spaces off the board.</source>
        <translation>Die gewählten Felder vom Plan nehmen.</translation>
    </message>
    <message>
        <source>Take the shown position into the editor, as a new game beside this one.</source>
        <translation>Die gezeigte Stellung in den Editor übernehmen, als neue Partie neben dieser.</translation>
    </message>
    <message>
        <source>Take the value that has the focus back to that of the parent variant.</source>
        <translation>Den gewählten Wert auf den der übergeordneten Variante zurücksetzen.</translation>
    </message>
    <message>
        <source>Threefold symmetry</source>
        <translation>Dreizählige Symmetrie</translation>
    </message>
    <message>
        <source>Tint the land by its piece.</source>
        <translation>Das Land nach seinem Teil färben.</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>&amp;Links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;on</source>
        <translation>Zug &amp;vor</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>&amp;Rechts drehen</translation>
    </message>
    <message>
        <source>Turn the selected lines of the YAML text into comments, or back.</source>
        <translation>Macht die gewählten Zeilen des YAML-Texts zu Kommentaren oder zurück.</translation>
    </message>
    <message>
        <source>Turn what is carried, or what is selected, by 60 degrees against the clock.</source>
        <translation>Getragenes oder Gewähltes um 60 Grad gegen den Uhrzeigersinn drehen.</translation>
    </message>
    <message>
        <source>Turn what is carried, or what is selected, by 60 degrees with the clock.</source>
        <translation>Getragenes oder Gewähltes um 60 Grad im Uhrzeigersinn drehen.</translation>
    </message>
    <message>
        <source>Turn your hand face down, or up again; the space bar does the same.</source>
        <translation>Verdeckt Ihre Hand oder deckt sie wieder auf; auch mit der Leertaste.</translation>
    </message>
    <message>
        <source>Twofold symmetry</source>
        <translation>Zweizählige Symmetrie</translation>
    </message>
    <message>
        <source>Use the whole screen, or go back to a window.</source>
        <translation>Nutzt den ganzen Bildschirm oder kehrt zum Fenster zurück.</translation>
    </message>
    <message>
        <source>Write a critique of the shown variant or map, in the LAB.</source>
        <translation>Schreibt im LABOR eine Kritik der gezeigten Variante oder Karte.</translation>
    </message>
    <message>
        <source>Write a remark on the shown turn; the record keeps it.</source>
        <translation>Schreibt eine Bemerkung zum gezeigten Zug; sie bleibt bei der Partie.</translation>
    </message>
    <message>
        <source>Write every changed document to its file.</source>
        <translation>Schreibt jedes geänderte Dokument in seine Datei.</translation>
    </message>
    <message>
        <source>Write the chosen run as one page that opens without a network.</source>
        <translation>Schreibt den gewählten Lauf als eine Seite, die sich ohne Netz öffnet.</translation>
    </message>
    <message>
        <source>Write the document to another file and go on with that.</source>
        <translation>Schreibt das Dokument in eine andere Datei und arbeitet dort weiter.</translation>
    </message>
    <message>
        <source>Write the document to its file.</source>
        <translation>Schreibt das Dokument in seine Datei.</translation>
    </message>
    <message>
        <source>Write the game to another record.</source>
        <translation>Schreibt die Partie in eine andere Datei.</translation>
    </message>
    <message>
        <source>Write the game to its record.</source>
        <translation>Schreibt die Partie in ihre Datei.</translation>
    </message>
    <message>
        <source>Write the numbers of the chosen runs as a table.</source>
        <translation>Schreibt die Zahlen der gewählten Läufe als Tabelle.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>How far the search&apos;s games come after it, from 0 to 100; it is not the chance to win, which the analysis shows. ± holds 95 of 100 times.</source>
        <translation>Wie weit die Spiele der Suche danach kommen, von 0 bis 100; es ist nicht die Gewinnchance, die die Analyse zeigt. ± gilt in 95 von 100 Fällen.</translation>
    </message>
    <message>
        <source>How many of the search&apos;s games you win after it; ± holds 95 of 100 times.</source>
        <translation>Wie viele Partien der Suche du danach gewinnst; ± gilt in 95 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Points of greedy&apos;s own evaluation: only their order says something.</source>
        <translation>Punkte der eigenen Bewertung von greedy: nur ihre Reihenfolge sagt etwas.</translation>
    </message>
    <message>
        <source>The first time the search is compiled, about half a minute, once.</source>
        <translation>Beim ersten Mal wird die Suche kompiliert, einmalig, etwa eine halbe Minute.</translation>
    </message>
    <message>
        <source>hardly tried</source>
        <translation>kaum versucht</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <translation>{share} von 100</translation>
    </message>
</context>
<context>
    <name>agents</name>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Greedy, aggressive</source>
        <translation>Greedy, angriffslustig</translation>
    </message>
    <message>
        <source>Greedy, cautious</source>
        <translation>Greedy, vorsichtig</translation>
    </message>
    <message>
        <source>Greedy, hopeful</source>
        <translation>Greedy, hoffnungsvoll</translation>
    </message>
    <message>
        <source>Greedy, tuned</source>
        <translation>Greedy, abgestimmt</translation>
    </message>
    <message>
        <source>Monte Carlo tree search</source>
        <translation>Monte-Carlo-Baumsuche</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
</context>
<context>
    <name>balance</name>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>all gone</source>
        <translation>alle weg</translation>
    </message>
    <message>
        <source>no plays</source>
        <translation>keine Züge</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>Gleichstände</translation>
    </message>
    <message>
        <source>type gone</source>
        <translation>Art weg</translation>
    </message>
</context>
<context>
    <name>conclusion</name>
    <message>
        <source>Between editions it differs by {spread} points at most, on average.</source>
        <translation>Zwischen den Ausgaben unterscheidet er sich im Mittel um höchstens {spread} Punkte.</translation>
    </message>
    <message>
        <source>Farthest off: {cell}, {value} points.</source>
        <translation>Am weitesten daneben: {cell}, {value} Punkte.</translation>
    </message>
    <message>
        <source>The board decides most: the seat bias is {low} points on {least} and {high} on {most}, on average.</source>
        <translation>Am meisten entscheidet der Plan: Der Vorteil eines Platzes beträgt im Mittel {low} Punkte auf {least} und {high} auf {most}.</translation>
    </message>
    <message>
        <source>The edition decides most: the seat bias is {low} points by {least} and {high} by {most}, on average.</source>
        <translation>Am meisten entscheidet die Ausgabe: Der Vorteil eines Platzes beträgt im Mittel {low} Punkte nach {least} und {high} nach {most}.</translation>
    </message>
    <message>
        <source>The number of players decides most: the seat bias is {low} points with {least} and {high} with {most}, on average.</source>
        <translation>Am meisten entscheidet die Zahl der Spieler: Der Vorteil eines Platzes beträgt im Mittel {low} Punkte bei {least} und {high} bei {most}.</translation>
    </message>
    <message>
        <source>Whatever was varied, the seat bias differs by no more than chance: {spread} points.</source>
        <translation>Was auch verändert wurde, der Vorteil eines Platzes unterscheidet sich nicht mehr als durch Zufall: {spread} Punkte.</translation>
    </message>
    <message>
        <source>Who plays decides most: the seat bias is {low} points with {least} and {high} with {most}, on average.</source>
        <translation>Am meisten entscheidet, wer spielt: Der Vorteil eines Platzes beträgt im Mittel {low} Punkte mit {least} und {high} mit {most}.</translation>
    </message>
</context>
<context>
    <name>critique</name>
    <message>
        <source>A persona against itself wins half.</source>
        <translation>Gegen sich selbst gewinnt jede Spielweise die Hälfte.</translation>
    </message>
    <message>
        <source>Alive?</source>
        <translation>Lebendig?</translation>
    </message>
    <message>
        <source>Best mixture, %</source>
        <translation>Beste Mischung, %</translation>
    </message>
    <message>
        <source>Dead weight</source>
        <translation>Toter Ballast</translation>
    </message>
    <message>
        <source>Dead?</source>
        <translation>Tot?</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>Fair?</source>
        <translation>Fair?</translation>
    </message>
    <message>
        <source>How long games take, when the winner is settled, how often the lead changes, and whether the last to choose only makes a king.</source>
        <translation>Wie lange Partien dauern, wann der Sieger feststeht, wie oft die Führung wechselt und ob, wer zuletzt wählt, nur noch einen König macht.</translation>
    </message>
    <message>
        <source>How often each seat wins when everybody plays at random, plays greedily or thinks ahead, and what the first turn is worth; of a team, how hard its game is.</source>
        <translation>Wie oft jeder Platz gewinnt, wenn alle zufällig spielen, gierig spielen oder vorausdenken, und was der erste Zug wert ist; bei einem Team, wie schwer sein Spiel ist.</translation>
    </message>
    <message>
        <source>Kingmaking</source>
        <translation>Königsmacher</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>Length, leads and choices</source>
        <translation>Länge, Führungen und Wahl</translation>
    </message>
    <message>
        <source>Length, turns</source>
        <translation>Länge, Züge</translation>
    </message>
    <message>
        <source>Matters</source>
        <translation>Wirkt</translation>
    </message>
    <message>
        <source>One sensible move</source>
        <translation>Ein sinnvoller Zug</translation>
    </message>
    <message>
        <source>Pay-offs</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Skill or luck?</source>
        <translation>Können oder Glück?</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>The three changes that help most, measured again in games that had no part in choosing them; each opens as a child variant or as a copy of the map.</source>
        <translation>Die drei Änderungen, die am meisten helfen, erneut gemessen in Partien, die an der Wahl keinen Anteil hatten; jede öffnet sich als Kindvariante oder als Kopie des Plans.</translation>
    </message>
    <message>
        <source>To try</source>
        <translation>Versuchen</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Spielweisen</translation>
    </message>
    <message>
        <source>What a member is worth</source>
        <translation>Was ein Mitglied wert ist</translation>
    </message>
    <message>
        <source>What decides who wins, %</source>
        <translation>Was entscheidet, %</translation>
    </message>
    <message>
        <source>What is dead?</source>
        <translation>Was ist tot?</translation>
    </message>
    <message>
        <source>What matters?</source>
        <translation>Worauf kommt es an?</translation>
    </message>
    <message>
        <source>What never comes up: endings, spaces, tokens or cards, and the values whose change flips no game.</source>
        <translation>Was nie vorkommt: Enden, Felder, Plättchen oder Karten, und die Werte, deren Änderung keine Partie kippt.</translation>
    </message>
    <message>
        <source>What thinking wins, step by step, and how much of who wins is decided by skill, by the deal and by the seat.</source>
        <translation>Was Denken gewinnt, Stufe um Stufe, und wie viel davon, wer gewinnt, Können, Verteilung und Platz entscheiden.</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Was man versuchen kann</translation>
    </message>
    <message>
        <source>What was used</source>
        <translation>Was genutzt wurde</translation>
    </message>
    <message>
        <source>Whether a one-sided way to play beats all others, and the best mixture of them.</source>
        <translation>Ob eine einseitige Spielweise alle anderen schlägt, und die beste Mischung aus ihnen.</translation>
    </message>
    <message>
        <source>Which strategy rules?</source>
        <translation>Welche Strategie herrscht?</translation>
    </message>
    <message>
        <source>Which values move the seats: each is changed by a step, in the same games, and what is chance is sorted out.</source>
        <translation>Welche Werte die Plätze verschieben: Jeder wird um einen Schritt geändert, in denselben Partien, und was Zufall ist, wird aussortiert.</translation>
    </message>
    <message>
        <source>Win probability</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Siegquoten</translation>
    </message>
    <message>
        <source>Won by a team of the stronger ones, %</source>
        <translation>Gewonnen vom Team der Stärkeren, %</translation>
    </message>
    <message>
        <source>Won by the stronger one, %; dashed: equal strength</source>
        <translation>Siege des Stärkeren, %; gestrichelt: gleich stark</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>chance of the later winner, %</source>
        <translation>Chance des späteren Siegers, %</translation>
    </message>
    <message>
        <source>counting what comes up, changing every value</source>
        <translation>zählen, was vorkommt; jeden Wert ändern</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>every value changed by a step, in the same games</source>
        <translation>jeder Wert um einen Schritt geändert, in denselben Partien</translation>
    </message>
    <message>
        <source>four of five games</source>
        <translation>vier von fünf Partien</translation>
    </message>
    <message>
        <source>games won by the team, %</source>
        <translation>vom Team gewonnene Partien, %</translation>
    </message>
    <message>
        <source>games won, %</source>
        <translation>gewonnene Partien, %</translation>
    </message>
    <message>
        <source>half and four fifths of the games</source>
        <translation>halbe und vier Fünftel der Partien</translation>
    </message>
    <message>
        <source>in place of another</source>
        <translation>an der Stelle eines anderen</translation>
    </message>
    <message>
        <source>left out, flips nothing</source>
        <translation>ohne: nichts kippt</translation>
    </message>
    <message>
        <source>looking into games by play-outs</source>
        <translation>Blicke in Partien durch Ausspiele</translation>
    </message>
    <message>
        <source>never ({things})</source>
        <translation>nie ({things})</translation>
    </message>
    <message>
        <source>one-sided players against each other</source>
        <translation>einseitige Spieler gegeneinander</translation>
    </message>
    <message>
        <source>over {weak}</source>
        <translation>über {weak}</translation>
    </message>
    <message>
        <source>players: {count}</source>
        <translation>Spieler: {count}</translation>
    </message>
    <message>
        <source>points of the team&apos;s win rate</source>
        <translation>Punkte der Siegquote des Teams</translation>
    </message>
    <message>
        <source>random, greedy and searching games</source>
        <translation>zufällige, gierige und suchende Partien</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>settled at {part} %</source>
        <translation>entschieden bei {part} %</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>strong players among weaker ones, the same deals at other seats</source>
        <translation>starke Spieler unter schwächeren, dieselben Verteilungen an anderen Plätzen</translation>
    </message>
    <message>
        <source>the best changes, on unseen seeds</source>
        <translation>die besten Änderungen, mit neuen Startwerten</translation>
    </message>
    <message>
        <source>the row&apos;s share, %: ▲ beats, ▼ loses, • within ±</source>
        <translation>Anteil der Zeile, %: ▲ schlägt, ▼ verliert, • in ±</translation>
    </message>
    <message>
        <source>the team</source>
        <translation>das Team</translation>
    </message>
    <message>
        <source>wins of {who}, points</source>
        <translation>Siege von {who}, Punkte</translation>
    </message>
    <message>
        <source>without {entry}</source>
        <translation>ohne {entry}</translation>
    </message>
    <message>
        <source>{before} → {after} flips nothing</source>
        <translation>{before} → {after} kippt nichts</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{row} against {column}: {value} % of the games between the two</source>
        <translation>{row} gegen {column}: {value} % der Partien zwischen beiden</translation>
    </message>
    <message>
        <source>✓ holds after correction</source>
        <translation>✓ gilt nach Korrektur</translation>
    </message>
</context>
<context>
    <name>experiments</name>
    <message>
        <source>{variant} against {other}</source>
        <translation>{variant} gegen {other}</translation>
    </message>
    <message>
        <source>{variant}: {value} varied</source>
        <translation>{variant}: {value} variiert</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>open document</source>
        <translation>geöffnetes Dokument</translation>
    </message>
    <message>
        <source>recent file</source>
        <translation>zuletzt geöffnete Datei</translation>
    </message>
    <message>
        <source>shipped experiment</source>
        <translation>mitgeliefertes Experiment</translation>
    </message>
    <message>
        <source>shipped map</source>
        <translation>mitgelieferte Karte</translation>
    </message>
    <message>
        <source>shipped variant</source>
        <translation>mitgelieferte Variante</translation>
    </message>
</context>
<context>
    <name>heat</name>
    <message>
        <source>Capture share</source>
        <translation>Erobert</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Konkurrenz</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>fewest ties</source>
        <translation>wenigste Gleichstände</translation>
    </message>
    <message>
        <source>figures captured by somebody, %</source>
        <translation>eroberte Figuren, %</translation>
    </message>
    <message>
        <source>figures removed by ties, %</source>
        <translation>bei Gleichstand entfernte Figuren, %</translation>
    </message>
    <message>
        <source>hex {at}</source>
        <translation>Feld {at}</translation>
    </message>
    <message>
        <source>least contested</source>
        <translation>am wenigsten umkämpft</translation>
    </message>
    <message>
        <source>least often captured</source>
        <translation>am seltensten erobert</translation>
    </message>
    <message>
        <source>least used</source>
        <translation>am wenigsten genutzt</translation>
    </message>
    <message>
        <source>most contested</source>
        <translation>am meisten umkämpft</translation>
    </message>
    <message>
        <source>most often captured</source>
        <translation>am häufigsten erobert</translation>
    </message>
    <message>
        <source>most ties</source>
        <translation>meiste Gleichstände</translation>
    </message>
    <message>
        <source>most used</source>
        <translation>meistgenutzt</translation>
    </message>
    <message>
        <source>players with influence at capture</source>
        <translation>Spieler mit Einfluss bei Eroberung</translation>
    </message>
    <message>
        <source>tokens played there in a game</source>
        <translation>dort gelegte Plättchen je Partie</translation>
    </message>
</context>
<context>
    <name>image file</name>
    <message>
        <source>Drew the board to {file}.</source>
        <translation>Der Plan wurde in {file} gezeichnet.</translation>
    </message>
    <message>
        <source>Export image</source>
        <translation>Bild exportieren</translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>After it the territory would count {best} points at the end of the turn, as played {played}.</source>
        <translation>Damit zählte das Gebiet am Ende des Zuges {best} Punkte, wie gespielt {played}.</translation>
    </message>
    <message>
        <source>best, {chance}</source>
        <translation>bester, {chance}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
</context>
<context>
    <name>kit</name>
    <message>
        <source>1 barricade</source>
        <translation>1 Barrikade</translation>
    </message>
    <message>
        <source>1 intruder</source>
        <translation>1 Eindringling</translation>
    </message>
    <message>
        <source>1 wound</source>
        <translation>1 Wunde</translation>
    </message>
    <message>
        <source>50 mm check ruler</source>
        <translation>50-mm-Prüfmaß</translation>
    </message>
    <message>
        <source>50 mm: print at 100 %</source>
        <translation>50 mm: mit 100 % drucken</translation>
    </message>
    <message>
        <source>63 × 88 mm</source>
        <translation>63 × 88 mm</translation>
    </message>
    <message>
        <source>70 × 120 mm</source>
        <translation>70 × 120 mm</translation>
    </message>
    <message>
        <source>A card of {width} × {height} mm does not fit {paper}: choose larger paper.</source>
        <translation>Eine Karte von {width} × {height} mm passt nicht auf {paper}: Wählen Sie größeres Papier.</translation>
    </message>
    <message>
        <source>A hex is {least} to {most} mm wide, not {value}.</source>
        <translation>Ein Feld ist {least} bis {most} mm breit, nicht {value}.</translation>
    </message>
    <message>
        <source>A hex of {hex} mm does not fit: {paper} leaves {width} × {height} mm inside the margins. Choose a smaller hex, larger paper or smaller margins.</source>
        <translation>Ein Feld von {hex} mm passt nicht: {paper} lässt innerhalb der Ränder {width} × {height} mm. Wählen Sie kleinere Felder, größeres Papier oder kleinere Ränder.</translation>
    </message>
    <message>
        <source>A margin has {least} to {most} mm, not {value}.</source>
        <translation>Ein Rand hat {least} bis {most} mm, nicht {value}.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Animal sides</source>
        <translation>Tierseiten</translation>
    </message>
    <message>
        <source>Backs of farms: how many of each is an assumption</source>
        <translation>Rückseiten der Höfe: wie viele von jeder, ist eine Annahme</translation>
    </message>
    <message>
        <source>Barricades, burnt</source>
        <translation>Barrikaden, verbrannt</translation>
    </message>
    <message>
        <source>Barricades, {count}</source>
        <translation>Barrikaden, {count}</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Board, tile {tile} of {count}</source>
        <translation>Plan, Kachel {tile} von {count}</translation>
    </message>
    <message>
        <source>Bonuses of families</source>
        <translation>Boni der Familien</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Changed faces</source>
        <translation>Geänderte Karten</translation>
    </message>
    <message>
        <source>Colours, if tied</source>
        <translation>Farben bei Gleichstand</translation>
    </message>
    <message>
        <source>Corner crop marks</source>
        <translation>Eckmarken</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Schnittlinien</translation>
    </message>
    <message>
        <source>Discard from the river: {count}</source>
        <translation>Aus dem Fluss abwerfen: {count}</translation>
    </message>
    <message>
        <source>Emissaries, {count} each and {spare} spare: fold and glue</source>
        <translation>Gesandte, je {count} und {spare} Ersatz: falten und kleben</translation>
    </message>
    <message>
        <source>Every card, or only those that differ from the parent&apos;s, for a deck that is printed already.</source>
        <translation>Alle Karten oder nur die, die sich von denen der Elternvariante unterscheiden, für ein schon gedrucktes Deck.</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Families, points each: {points}</source>
        <translation>Familien, Punkte für jede: {points}</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>Farms, points each: {points}</source>
        <translation>Höfe, Punkte für jeden: {points}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Figures as</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Figures {number}</source>
        <translation>Figuren {number}</translation>
    </message>
    <message>
        <source>Figures {number} of {count}</source>
        <translation>Figuren {number} von {count}</translation>
    </message>
    <message>
        <source>Flat counters, or strips that fold to stand up.</source>
        <translation>Flache Marker oder Streifen, die gefaltet stehen.</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>Farbig</translation>
    </message>
    <message>
        <source>Hand screens</source>
        <translation>Sichtschirme</translation>
    </message>
    <message>
        <source>Hand screens {number} of {count}</source>
        <translation>Sichtschirme {number} von {count}</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Here: {text}</source>
        <translation>Hier: {text}</translation>
    </message>
    <message>
        <source>Imperial court</source>
        <translation>Kaiserhof</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Kaiserlicher Erlass</translation>
    </message>
    <message>
        <source>Millimetres: for usual sleeves, nine to a sheet, or as large as the published cards.</source>
        <translation>In Millimetern: für übliche Hüllen, neun auf einem Blatt, oder so groß wie die erschienenen Karten.</translation>
    </message>
    <message>
        <source>No printer is set up on this machine. Save a PDF and print that.</source>
        <translation>Auf diesem Rechner ist kein Drucker eingerichtet. Speichern Sie ein PDF und drucken Sie dieses.</translation>
    </message>
    <message>
        <source>Nothing in the rules.</source>
        <translation>Nichts in den Regeln.</translation>
    </message>
    <message>
        <source>Nothing is chosen to be printed.</source>
        <translation>Es ist nichts zum Drucken gewählt.</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>Keine Angabe.</translation>
    </message>
    <message>
        <source>Other sides of tokens</source>
        <translation>Rückseiten der Marker</translation>
    </message>
    <message>
        <source>Overlap bands</source>
        <translation>Klebeflächen</translation>
    </message>
    <message>
        <source>Player aids</source>
        <translation>Spielhilfen</translation>
    </message>
    <message>
        <source>Player aids {number} of {count}</source>
        <translation>Spielhilfen {number} von {count}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Printing page {number} of {count} …</source>
        <translation>Seite {number} von {count} wird gedruckt …</translation>
    </message>
    <message>
        <source>Qt cannot print on this machine. Save a PDF and print that.</source>
        <translation>Qt kann auf diesem Rechner nicht drucken. Speichern Sie ein PDF und drucken Sie dieses.</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules in short, for {players} players on {map}.</source>
        <translation>Regeln in Kürze, für {players} Spieler auf {map}.</translation>
    </message>
    <message>
        <source>Rules in short. Players: {players}.</source>
        <translation>Regeln in Kürze. Spieler: {players}.</translation>
    </message>
    <message>
        <source>Rules sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>Rules {number}</source>
        <translation>Regeln {number}</translation>
    </message>
    <message>
        <source>Rules {number} of {count}</source>
        <translation>Regeln {number} von {count}</translation>
    </message>
    <message>
        <source>Samurai boards</source>
        <translation>Samurai-Bretter</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Schirme</translation>
    </message>
    <message>
        <source>Screens {number}</source>
        <translation>Schirme {number}</translation>
    </message>
    <message>
        <source>Sent {count} pages {paper} to the printer. Now check the 50 mm ruler.</source>
        <translation>{count} Seiten {paper} an den Drucker gesandt. Prüfen Sie nun das 50-mm-Maß.</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Stand-ups</source>
        <translation>Stehend</translation>
    </message>
    <message>
        <source>Support tokens</source>
        <translation>Unterstützungsmarker</translation>
    </message>
    <message>
        <source>Support tokens, used</source>
        <translation>Unterstützungsmarker, benutzt</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Zwei Karten tauschen</translation>
    </message>
    <message>
        <source>The board would take {count} sheets: choose a smaller hex or larger paper.</source>
        <translation>Der Plan bräuchte {count} Blätter: Wählen Sie kleinere Felder oder größeres Papier.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save a PDF and print that.</source>
        <translation>Der Drucker antwortet nicht. Speichern Sie ein PDF und drucken Sie dieses.</translation>
    </message>
    <message>
        <source>There: {text}</source>
        <translation>Dort: {text}</translation>
    </message>
    <message>
        <source>Tile labels and neighbours</source>
        <translation>Kachelnamen und Nachbarn</translation>
    </message>
    <message>
        <source>Tiles overlap by {least} to {most} mm, not {value}.</source>
        <translation>Kacheln überlappen um {least} bis {most} mm, nicht {value}.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tokens {number}</source>
        <translation>Plättchen {number}</translation>
    </message>
    <message>
        <source>Tokens {number} of {count}, {colours}</source>
        <translation>Plättchen {number} von {count}, {colours}</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Village tokens</source>
        <translation>Dorfmarker</translation>
    </message>
    <message>
        <source>What differs from {title}</source>
        <translation>Was von {title} abweicht</translation>
    </message>
    <message>
        <source>Where the figures stand</source>
        <translation>Wo die Figuren stehen</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>Which cards and boards</source>
        <translation>Welche Karten und Bretter</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Wounds, {count}</source>
        <translation>Wunden, {count}</translation>
    </message>
    <message>
        <source>burns a barricade as an intruder</source>
        <translation>verbrennt als Eindringling eine Barrikade</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>defends {whom}; families lost without it: {count}</source>
        <translation>schützt {whom}; verlorene Familien ohne es: {count}</translation>
    </message>
    <message>
        <source>defends {whom}; farms lost without it: {count}</source>
        <translation>schützt {whom}; verlorene Höfe ohne es: {count}</translation>
    </message>
    <message>
        <source>defends {whom}; wounds without it: {count}</source>
        <translation>schützt {whom}; Wunden ohne es: {count}</translation>
    </message>
    <message>
        <source>empty, not printed</source>
        <translation>leer, nicht gedruckt</translation>
    </message>
    <message>
        <source>exchanged with the other player: {places}; stays to the end</source>
        <translation>Tausch mit dem anderen Spieler: {places}; bleibt bis zum Ende</translation>
    </message>
    <message>
        <source>four to a sheet</source>
        <translation>vier auf einem Blatt</translation>
    </message>
    <message>
        <source>generated text</source>
        <translation>erzeugter Text</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>eine Kachel</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>spare, to write on</source>
        <translation>Reserve, zum Beschriften</translation>
    </message>
    <message>
        <source>then turn up the next cards</source>
        <translation>dann die nächsten Karten aufdecken</translation>
    </message>
    <message>
        <source>with emissaries</source>
        <translation>mit Gesandten</translation>
    </message>
    <message>
        <source>{columns} × {rows} tiles</source>
        <translation>{columns} × {rows} Kacheln</translation>
    </message>
    <message>
        <source>{count} and {spare} spare</source>
        <translation>{count} und {spare} Ersatz</translation>
    </message>
    <message>
        <source>{count} cards, 63 × 88 mm</source>
        <translation>{count} Karten, 63 × 88 mm</translation>
    </message>
    <message>
        <source>{count} fold cards</source>
        <translation>{count} Faltkarten</translation>
    </message>
    <message>
        <source>{count} sheets, players: {players}</source>
        <translation>{count} Blätter, Spieler: {players}</translation>
    </message>
    <message>
        <source>{count} sheets, {players} players, assembled board {width} × {height} cm, hexes of {hex} mm</source>
        <translation>{count} Blätter, {players} Spieler, fertiger Plan {width} × {height} cm, Felder von {hex} mm</translation>
    </message>
    <message>
        <source>{count}, 120 × 77 mm</source>
        <translation>{count}, 120 × 77 mm</translation>
    </message>
    <message>
        <source>{count}, shared cuts</source>
        <translation>{count}, geteilte Schnitte</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{name}, court and emissaries</source>
        <translation>{name}, Hof und Gesandte</translation>
    </message>
    <message>
        <source>{name}, figures</source>
        <translation>{name}, Figuren</translation>
    </message>
    <message>
        <source>{name}, hand screens</source>
        <translation>{name}, Sichtschirme</translation>
    </message>
    <message>
        <source>{name}, player aids: glue them behind the screens</source>
        <translation>{name}, Spielhilfen: hinter die Sichtschirme kleben</translation>
    </message>
    <message>
        <source>{name}, rules {number}/{count}</source>
        <translation>{name}, Regeln {number}/{count}</translation>
    </message>
    <message>
        <source>{name}, score pad</source>
        <translation>{name}, Wertungsblock</translation>
    </message>
    <message>
        <source>{name}, tokens {number}/{count}</source>
        <translation>{name}, Plättchen {number}/{count}</translation>
    </message>
    <message>
        <source>{name}, village</source>
        <translation>{name}, Dorf</translation>
    </message>
    <message>
        <source>{title} has no spaces to print.</source>
        <translation>{title} hat keine Felder zu drucken.</translation>
    </message>
    <message>
        <source>{title} is played on a map, and none is named.</source>
        <translation>{title} wird auf einer Karte gespielt, und keine ist genannt.</translation>
    </message>
    <message>
        <source>{title} {number} of {count}</source>
        <translation>{title} {number} von {count}</translation>
    </message>
    <message>
        <source>{title}, continued</source>
        <translation>{title}, Fortsetzung</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>({low} to {high})</source>
        <translation>({low} bis {high})</translation>
    </message>
    <message>
        <source>All figures gone</source>
        <translation>Alle Figuren weg</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Ausgerufen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Final tie-break</source>
        <translation>Stichentscheid</translation>
    </message>
    <message>
        <source>In brackets stand the ends of its {percent} % interval, from {games} cases: it is not in the middle of them.</source>
        <translation>In Klammern stehen die Enden des {percent}-%-Intervalls, aus {games} Fällen: Die Zahl liegt nicht in ihrer Mitte.</translation>
    </message>
    <message>
        <source>In turn {turn} {seat} plays {base} by {one}, but {other} by {two}.</source>
        <translation>In Zug {turn} spielt {seat} nach {one} {base}, nach {two} aber {other}.</translation>
    </message>
    <message>
        <source>In turn {turn} {seat} plays {base} in both, with another effect.</source>
        <translation>In Zug {turn} spielt {seat} in beiden {base}, mit anderer Wirkung.</translation>
    </message>
    <message>
        <source>Named fifth</source>
        <translation>Als fünfter genannt</translation>
    </message>
    <message>
        <source>Named first</source>
        <translation>Zuerst genannt</translation>
    </message>
    <message>
        <source>Named fourth</source>
        <translation>Als vierter genannt</translation>
    </message>
    <message>
        <source>Named second</source>
        <translation>Als zweiter genannt</translation>
    </message>
    <message>
        <source>Named seventh</source>
        <translation>Als siebter genannt</translation>
    </message>
    <message>
        <source>Named sixth</source>
        <translation>Als sechster genannt</translation>
    </message>
    <message>
        <source>Named third</source>
        <translation>Als dritter genannt</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Nichts zu spielen</translation>
    </message>
    <message>
        <source>One type gone</source>
        <translation>Eine Art weg</translation>
    </message>
    <message>
        <source>Other effect</source>
        <translation>Andere Wirkung</translation>
    </message>
    <message>
        <source>Other play</source>
        <translation>Anderer Zug</translation>
    </message>
    <message>
        <source>Other start</source>
        <translation>Anderer Anfang</translation>
    </message>
    <message>
        <source>Piles empty</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>Ran apart</source>
        <translation>Anderer Verlauf</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Seat spread</source>
        <translation>Abstand der Plätze</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team win rate</source>
        <translation>Siegquote des Teams</translation>
    </message>
    <message>
        <source>The games are not paired: other agents play.</source>
        <translation>Die Partien sind nicht gepaart: Es spielen andere Agenten.</translation>
    </message>
    <message>
        <source>The games are not paired: seats rotate in only one of them.</source>
        <translation>Die Partien sind nicht gepaart: Nur in einer wechseln die Plätze.</translation>
    </message>
    <message>
        <source>The games are not paired: the boards differ.</source>
        <translation>Die Partien sind nicht gepaart: Die Pläne sind verschieden.</translation>
    </message>
    <message>
        <source>The games are not paired: the numbers of players differ.</source>
        <translation>Die Partien sind nicht gepaart: Die Spielerzahlen sind verschieden.</translation>
    </message>
    <message>
        <source>The games are not paired: their seeds differ.</source>
        <translation>Die Partien sind nicht gepaart: Die Startwerte sind verschieden.</translation>
    </message>
    <message>
        <source>The games are not paired: they are different games.</source>
        <translation>Die Partien sind nicht gepaart: Es sind verschiedene Spiele.</translation>
    </message>
    <message>
        <source>The games began differently.</source>
        <translation>Die Partien begannen verschieden.</translation>
    </message>
    <message>
        <source>The games ended alike with a majority, but the scoring differs.</source>
        <translation>Die Partien endeten gleich mit einer Mehrheit, werden aber verschieden gewertet.</translation>
    </message>
    <message>
        <source>The games ended alike, nobody had a majority, and the editions judge that differently.</source>
        <translation>Die Partien endeten gleich, niemand hatte eine Mehrheit, und das werten die Ausgaben verschieden.</translation>
    </message>
    <message>
        <source>The games ended with the same territories, which are counted otherwise.</source>
        <translation>Die Partien endeten mit denselben Gebieten, die anders gezählt werden.</translation>
    </message>
    <message>
        <source>The games ran apart before their end and finished with other captures.</source>
        <translation>Die Partien verliefen schon vor dem Ende verschieden und endeten mit anderen Eroberungen.</translation>
    </message>
    <message>
        <source>The games ran apart before their end and finished with other territories.</source>
        <translation>Die Partien liefen vor ihrem Ende auseinander und endeten mit anderen Gebieten.</translation>
    </message>
    <message>
        <source>The games ran apart before their end.</source>
        <translation>Die Partien liefen vor ihrem Ende auseinander.</translation>
    </message>
    <message>
        <source>The games went alike until another play was chosen.</source>
        <translation>Die Partien verliefen gleich, bis ein anderer Zug gewählt wurde.</translation>
    </message>
    <message>
        <source>The games went alike until one of them had ended.</source>
        <translation>Die Partien verliefen gleich, bis eine von ihnen zu Ende war.</translation>
    </message>
    <message>
        <source>The games went alike until the same play had another effect.</source>
        <translation>Die Partien verliefen gleich, bis derselbe Zug anders wirkte.</translation>
    </message>
    <message>
        <source>The number is a mean; ± is half of its {percent} % interval, from {games} cases.</source>
        <translation>Die Zahl ist ein Mittelwert; ± ist die Hälfte ihres {percent}-%-Intervalls, aus {games} Fällen.</translation>
    </message>
    <message>
        <source>The rate is in percent; ± is half of its {percent} % interval, from {games} cases.</source>
        <translation>Der Anteil steht in Prozent; ± ist die Hälfte seines {percent}-%-Intervalls, aus {games} Fällen.</translation>
    </message>
    <message>
        <source>Tied figures</source>
        <translation>Gleichstände</translation>
    </message>
    <message>
        <source>Tokens run out</source>
        <translation>Plättchen alle</translation>
    </message>
    <message>
        <source>Turn {turn} of {seat} is the last one of the shorter game.</source>
        <translation>Zug {turn} von {seat} ist der letzte der kürzeren Partie.</translation>
    </message>
    <message>
        <source>a beaten samurai</source>
        <translation>ein besiegter Samurai</translation>
    </message>
    <message>
        <source>a missing hat</source>
        <translation>ein fehlender Hut</translation>
    </message>
    <message>
        <source>a missing symbol</source>
        <translation>ein fehlendes Symbol</translation>
    </message>
    <message>
        <source>a penalty</source>
        <translation>eine Strafe</translation>
    </message>
    <message>
        <source>a removed card</source>
        <translation>eine entfernte Karte</translation>
    </message>
    <message>
        <source>a samurai died</source>
        <translation>ein Samurai starb</translation>
    </message>
    <message>
        <source>about {count} h</source>
        <translation>etwa {count} h</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>etwa {count} min</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <translation>etwa {count} s</translation>
    </message>
    <message>
        <source>all figures</source>
        <translation>alle Figuren</translation>
    </message>
    <message>
        <source>an arrow</source>
        <translation>ein Pfeil</translation>
    </message>
    <message>
        <source>an impossible penalty</source>
        <translation>eine unmögliche Strafe</translation>
    </message>
    <message>
        <source>an intruder</source>
        <translation>ein Eindringling</translation>
    </message>
    <message>
        <source>any majority</source>
        <translation>irgendeine Mehrheit</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>angegriffen</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>before developing</source>
        <translation>vor dem Ausbau</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>column {}</source>
        <translation>Spalte {}</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>entlassen</translation>
    </message>
    <message>
        <source>families after round {}, lost games</source>
        <translation>Familien nach Runde {}, verlorene Partien</translation>
    </message>
    <message>
        <source>families after round {}, won games</source>
        <translation>Familien nach Runde {}, gewonnene Partien</translation>
    </message>
    <message>
        <source>farms after round {}, lost games</source>
        <translation>Höfe nach Runde {}, verlorene Partien</translation>
    </message>
    <message>
        <source>farms after round {}, won games</source>
        <translation>Höfe nach Runde {}, gewonnene Partien</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>given card</source>
        <translation>gegebene Karte</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>hand, column {}</source>
        <translation>Hand, Spalte {}</translation>
    </message>
    <message>
        <source>in another&apos;s turn</source>
        <translation>im Zug eines anderen</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>erlassen</translation>
    </message>
    <message>
        <source>last family lost</source>
        <translation>letzte Familie verloren</translation>
    </message>
    <message>
        <source>last farm burnt</source>
        <translation>letzter Hof verbrannt</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>let in as intruders</source>
        <translation>als Eindringlinge eingelassen</translation>
    </message>
    <message>
        <source>majorities held</source>
        <translation>gehaltene Mehrheiten</translation>
    </message>
    <message>
        <source>number of majorities</source>
        <translation>Zahl der Mehrheiten</translation>
    </message>
    <message>
        <source>of all turns</source>
        <translation>von allen Zügen</translation>
    </message>
    <message>
        <source>other figures</source>
        <translation>übrige Figuren</translation>
    </message>
    <message>
        <source>out of turns</source>
        <translation>keine Züge mehr</translation>
    </message>
    <message>
        <source>over the row</source>
        <translation>über die Reihe</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>eigene Karte</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Zurückrufen</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>round {1}: {0}</source>
        <translation>Runde {1}: {0}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>Runde {}</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>row, column {}</source>
        <translation>Reihe, Spalte {}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>supports</source>
        <translation>Unterstützungen</translation>
    </message>
    <message>
        <source>territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>the back of a farm</source>
        <translation>die Rückseite eines Hofs</translation>
    </message>
    <message>
        <source>the village holds</source>
        <translation>das Dorf hält</translation>
    </message>
    <message>
        <source>turning over</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>two majorities</source>
        <translation>zwei Mehrheiten</translation>
    </message>
    <message>
        <source>types held: {}</source>
        <translation>Arten gehalten: {}</translation>
    </message>
    <message>
        <source>under a second</source>
        <translation>unter einer Sekunde</translation>
    </message>
    <message>
        <source>when declaring</source>
        <translation>beim Ausrufen</translation>
    </message>
    <message>
        <source>who issued it wins</source>
        <translation>wer ihn erließ, gewinnt</translation>
    </message>
    <message>
        <source>with {}</source>
        <translation>mit {}</translation>
    </message>
    <message>
        <source>without {}</source>
        <translation>ohne {}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} h</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <translation>noch {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s left</source>
        <translation>noch {minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <translation>noch {seconds} s</translation>
    </message>
    <message>
        <source>{} after round {}, lost games</source>
        <translation>{} nach Runde {}, verlorene Partien</translation>
    </message>
    <message>
        <source>{} after round {}, won games</source>
        <translation>{} nach Runde {}, gewonnene Partien</translation>
    </message>
    <message>
        <source>{}, 1 held</source>
        <translation>{}, 1 gehalten</translation>
    </message>
    <message>
        <source>{}, 2 held</source>
        <translation>{}, 2 gehalten</translation>
    </message>
    <message>
        <source>{}, 3 held</source>
        <translation>{}, 3 gehalten</translation>
    </message>
    <message>
        <source>{}, 4 or more held</source>
        <translation>{}, 4 oder mehr gehalten</translation>
    </message>
    <message>
        <source>{}, then {}</source>
        <translation>{}, dann {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Adjacency graph</source>
        <translation>Nachbarschaftsgraph</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Wärmekarte</translation>
    </message>
    <message>
        <source>Hex grid</source>
        <translation>Feldraster</translation>
    </message>
    <message>
        <source>Piece names</source>
        <translation>Namen der Teile</translation>
    </message>
    <message>
        <source>Piece tints</source>
        <translation>Farben der Teile</translation>
    </message>
    <message>
        <source>Player-count edges</source>
        <translation>Spielergrenzen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Settlement names</source>
        <translation>Namen der Siedlungen</translation>
    </message>
</context>
<context>
    <name>lid</name>
    <message>
        <source>{variant}, {players} players</source>
        <translation>{variant}, {players} Spieler</translation>
    </message>
</context>
<context>
    <name>map</name>
    <message>
        <source>A piece needs a name in Latin letters.</source>
        <translation>Ein Teil braucht einen Namen aus lateinischen Buchstaben.</translation>
    </message>
    <message>
        <source>There is a piece called {name} already.</source>
        <translation>Es gibt schon ein Teil namens {name}.</translation>
    </message>
    <message>
        <source>{players} players need at least one piece.</source>
        <translation>Für {players} Spieler braucht es mindestens ein Teil.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>E&amp;xperiment</source>
        <translation>E&amp;xperiment</translation>
    </message>
</context>
<context>
    <name>metrics</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Captures by seat and type</source>
        <translation>Eroberungen nach Platz und Art</translation>
    </message>
    <message>
        <source>Cards held</source>
        <translation>Gehaltene Karten</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>Close games</source>
        <translation>Knappe Partien</translation>
    </message>
    <message>
        <source>Complete defences</source>
        <translation>Vollständige Abwehren</translation>
    </message>
    <message>
        <source>Court use</source>
        <translation>Nutzung des Hofs</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Decisiveness</source>
        <translation>Eindeutigkeit</translation>
    </message>
    <message>
        <source>Declared ends</source>
        <translation>Ausgerufene Enden</translation>
    </message>
    <message>
        <source>Declarer&apos;s lead</source>
        <translation>Vorsprung dessen, der ausruft</translation>
    </message>
    <message>
        <source>Declarers win</source>
        <translation>Siege dessen, der ausruft</translation>
    </message>
    <message>
        <source>Decrees</source>
        <translation>Erlasse</translation>
    </message>
    <message>
        <source>Develops by place</source>
        <translation>Ausbau nach Platz</translation>
    </message>
    <message>
        <source>Drama</source>
        <translation>Spannung im Verlauf</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Leere Stapel</translation>
    </message>
    <message>
        <source>First seat&apos;s advantage</source>
        <translation>Vorteil des ersten Platzes</translation>
    </message>
    <message>
        <source>For how much of the game the later winner was not alone in the lead.</source>
        <translation>Für welchen Teil des Spiels der spätere Sieger nicht allein führte.</translation>
    </message>
    <message>
        <source>Full court</source>
        <translation>Voller Hof</translation>
    </message>
    <message>
        <source>Gain by the decree</source>
        <translation>Gewinn durch den Erlass</translation>
    </message>
    <message>
        <source>Games without a winner</source>
        <translation>Partien ohne Sieger</translation>
    </message>
    <message>
        <source>Half-time leader wins</source>
        <translation>Siege des Führenden zur Halbzeit</translation>
    </message>
    <message>
        <source>How a Kiai is reached</source>
        <translation>Wie ein Kiai erreicht wird</translation>
    </message>
    <message>
        <source>How games end</source>
        <translation>Wie Partien enden</translation>
    </message>
    <message>
        <source>How many Kiai are reached in another samurai&apos;s turn.</source>
        <translation>Wie viele Kiai im Zug eines anderen Samurai erreicht werden.</translation>
    </message>
    <message>
        <source>How many barricades, farms and families are left after each round, won and lost games apart.</source>
        <translation>Wie viele Barrikaden, Höfe und Familien nach jeder Runde übrig sind, gewonnene und verlorene Partien getrennt.</translation>
    </message>
    <message>
        <source>How many cards are left in the river at the end.</source>
        <translation>Wie viele Karten am Ende im Fluss übrig sind.</translation>
    </message>
    <message>
        <source>How many choices with more than one answer a game has, and how many fall in another&apos;s turn.</source>
        <translation>Wie viele Entscheidungen mit mehr als einer Antwort eine Partie hat und wie viele in den Zug eines anderen fallen.</translation>
    </message>
    <message>
        <source>How many figures of each type each seat captures.</source>
        <translation>Wie viele Figuren jeder Art jeder Platz erobert.</translation>
    </message>
    <message>
        <source>How many figures the winner has more than the best other player; below 0 where majorities beat numbers.</source>
        <translation>Wie viele Figuren der Sieger mehr hat als der beste andere; unter 0, wo Mehrheiten mehr zählen als Zahlen.</translation>
    </message>
    <message>
        <source>How many figures ties remove from the game.</source>
        <translation>Wie viele Figuren Gleichstände aus dem Spiel nehmen.</translation>
    </message>
    <message>
        <source>How many lent support tokens help before they go home.</source>
        <translation>Wie viele geliehene Unterstützungsmarker helfen, bevor sie heimkehren.</translation>
    </message>
    <message>
        <source>How many of them set a power free.</source>
        <translation>Wie viele davon eine Kraft freisetzen.</translation>
    </message>
    <message>
        <source>How many open tokens are used.</source>
        <translation>Wie viele offene Marker genutzt werden.</translation>
    </message>
    <message>
        <source>How many points a seat has at the end, its handicap included.</source>
        <translation>Wie viele Punkte ein Platz am Ende hat, die Vorgabe eingeschlossen.</translation>
    </message>
    <message>
        <source>How many points lie between the seats.</source>
        <translation>Wie viele Punkte zwischen den Plätzen liegen.</translation>
    </message>
    <message>
        <source>How many points the first decree gains its issuer and takes from the other.</source>
        <translation>Wie viele Punkte der erste Erlass dem bringt, der ihn erlässt, und dem anderen nimmt.</translation>
    </message>
    <message>
        <source>How many points the first seat has more than the second.</source>
        <translation>Wie viele Punkte der erste Platz mehr hat als der zweite.</translation>
    </message>
    <message>
        <source>How many points whoever declares is ahead, then and at the end.</source>
        <translation>Um wie viele Punkte vorn liegt, wer ausruft, dann und am Ende.</translation>
    </message>
    <message>
        <source>How many raiders with flames slip in for the supports of a game.</source>
        <translation>Wie viele Räuber mit Flammen für die Unterstützungen einer Partie durchschlüpfen.</translation>
    </message>
    <message>
        <source>How many samurai begin a round as animals.</source>
        <translation>Wie viele Samurai eine Runde als Tiere beginnen.</translation>
    </message>
    <message>
        <source>How many samurai have all three symbols on their left at the end of a round.</source>
        <translation>Wie viele Samurai am Ende einer Runde links alle drei Symbole haben.</translation>
    </message>
    <message>
        <source>How many tokens are played in a game.</source>
        <translation>Wie viele Plättchen in einer Partie gelegt werden.</translation>
    </message>
    <message>
        <source>How many turns a game takes, all players&apos; counted.</source>
        <translation>Wie viele Züge eine Partie dauert, die aller Spieler gezählt.</translation>
    </message>
    <message>
        <source>How many turns begin with no free swap or discard space.</source>
        <translation>Wie viele Züge ohne freies Feld zum Tauschen oder Abwerfen beginnen.</translation>
    </message>
    <message>
        <source>How many turns go by in which nobody has a choice.</source>
        <translation>Wie viele Züge vergehen, in denen niemand eine Wahl hat.</translation>
    </message>
    <message>
        <source>How many won games lost nothing at all.</source>
        <translation>Wie viele gewonnene Partien gar nichts verloren haben.</translation>
    </message>
    <message>
        <source>How much of the winner&apos;s points comes from each type, where there is one winner with points.</source>
        <translation>Wie viel von den Punkten des Siegers von jeder Art kommt, wo es genau einen Sieger mit Punkten gibt.</translation>
    </message>
    <message>
        <source>How often 5 points or fewer lie between the seats.</source>
        <translation>Wie oft höchstens 5 Punkte zwischen den Plätzen liegen.</translation>
    </message>
    <message>
        <source>How often a card is still in the river at the end.</source>
        <translation>Wie oft eine Karte am Ende noch im Fluss liegt.</translation>
    </message>
    <message>
        <source>How often a card is taken from the river.</source>
        <translation>Wie oft eine Karte aus dem Fluss genommen wird.</translation>
    </message>
    <message>
        <source>How often a card is thrown out of a territory.</source>
        <translation>Wie oft eine Karte aus einem Gebiet abgeworfen wird.</translation>
    </message>
    <message>
        <source>How often a card is washed out of the river by an emissary.</source>
        <translation>Wie oft ein Gesandter eine Karte aus dem Fluss spült.</translation>
    </message>
    <message>
        <source>How often a decree is issued, over rows, and how often its issuer wins.</source>
        <translation>Wie oft ein Erlass ergeht, wie oft über Reihen, und wie oft gewinnt, wer ihn erlässt.</translation>
    </message>
    <message>
        <source>How often a game is lost by each cause in each round.</source>
        <translation>Wie oft eine Partie durch jede Ursache in jeder Runde verloren geht.</translation>
    </message>
    <message>
        <source>How often a game sees each action.</source>
        <translation>Wie oft eine Partie jede Aktion sieht.</translation>
    </message>
    <message>
        <source>How often a place is developed.</source>
        <translation>Wie oft ein Platz ausgebaut wird.</translation>
    </message>
    <message>
        <source>How often a samurai reaches his Kiai in a game.</source>
        <translation>Wie oft ein Samurai in einer Partie seinen Kiai erreicht.</translation>
    </message>
    <message>
        <source>How often a seat sends an emissary for each purpose, and recalls.</source>
        <translation>Wie oft ein Platz zu jedem Zweck einen Gesandten schickt und zurückruft.</translation>
    </message>
    <message>
        <source>How often a seat wins that ends with so many copies of a card, or so many types.</source>
        <translation>Wie oft ein Platz gewinnt, der mit so vielen Exemplaren einer Karte oder so vielen Arten endet.</translation>
    </message>
    <message>
        <source>How often a territory ends with such a card.</source>
        <translation>Wie oft ein Gebiet mit einer solchen Karte endet.</translation>
    </message>
    <message>
        <source>How often both seats share the win.</source>
        <translation>Wie oft beide Plätze den Sieg teilen.</translation>
    </message>
    <message>
        <source>How often each agent of a mixed line-up wins, wherever it sits; of several alike, how often one of them does.</source>
        <translation>Wie oft jeder Agent einer gemischten Besetzung gewinnt, wo er auch sitzt; von mehreren gleichen, wie oft einer von ihnen.</translation>
    </message>
    <message>
        <source>How often each seat wins, a draw split.</source>
        <translation>Wie oft jeder Platz gewinnt, ein Unentschieden geteilt.</translation>
    </message>
    <message>
        <source>How often each seat wins; a shared win is split equally. In a co-operative game, how often the team wins.</source>
        <translation>Wie oft jeder Platz gewinnt; ein geteilter Sieg zählt zu gleichen Teilen. In einem kooperativen Spiel, wie oft das Team gewinnt.</translation>
    </message>
    <message>
        <source>How often each team wins that was dealt, whoever sits where.</source>
        <translation>Wie oft jedes ausgeteilte Team gewinnt, wer auch wo sitzt.</translation>
    </message>
    <message>
        <source>How often equal points are decided by colours.</source>
        <translation>Wie oft gleiche Punkte durch Farben entschieden werden.</translation>
    </message>
    <message>
        <source>How often exactly one player wins.</source>
        <translation>Wie oft genau ein Spieler gewinnt.</translation>
    </message>
    <message>
        <source>How often nobody wins.</source>
        <translation>Wie oft niemand gewinnt.</translation>
    </message>
    <message>
        <source>How often several players win together.</source>
        <translation>Wie oft mehrere Spieler gemeinsam gewinnen.</translation>
    </message>
    <message>
        <source>How often teams win in which a samurai who gives cards sits to the right of each other one.</source>
        <translation>Wie oft Teams gewinnen, in denen ein Samurai, der Karten gibt, rechts von jedem anderen sitzt.</translation>
    </message>
    <message>
        <source>How often teams win that have a samurai, and those that have not: the others are dealt at random.</source>
        <translation>Wie oft Teams mit einem Samurai gewinnen und wie oft Teams ohne ihn: die anderen werden zufällig ausgeteilt.</translation>
    </message>
    <message>
        <source>How often the agent named first, second and so on in a mixed line-up wins, wherever it sits.</source>
        <translation>Wie oft der als erster, zweiter usw. genannte Agent einer gemischten Besetzung gewinnt, wo er auch sitzt.</translation>
    </message>
    <message>
        <source>How often the end is declared.</source>
        <translation>Wie oft das Ende ausgerufen wird.</translation>
    </message>
    <message>
        <source>How often the lead in true points changes after turn 10.</source>
        <translation>Wie oft die Führung in wahren Punkten nach Zug 10 wechselt.</translation>
    </message>
    <message>
        <source>How often the pile of a column is empty at the end.</source>
        <translation>Wie oft der Stapel einer Spalte am Ende leer ist.</translation>
    </message>
    <message>
        <source>How often the player who would win now gives way to another.</source>
        <translation>Wie oft der Spieler, der jetzt gewinnen würde, einem anderen weicht.</translation>
    </message>
    <message>
        <source>How often whoever declares the end wins.</source>
        <translation>Wie oft gewinnt, wer das Ende ausruft.</translation>
    </message>
    <message>
        <source>How often whoever leads at half-time wins.</source>
        <translation>Wie oft gewinnt, wer zur Halbzeit führt.</translation>
    </message>
    <message>
        <source>In how many turns an emissary is sent, and how many of them before developing.</source>
        <translation>In wie vielen Zügen ein Gesandter geschickt wird, und in wie vielen davon vor dem Ausbauen.</translation>
    </message>
    <message>
        <source>In which turn, counted from 1, the first decree is issued.</source>
        <translation>In welchem Zug, ab 1 gezählt, der erste Erlass ergeht.</translation>
    </message>
    <message>
        <source>Kiai a game</source>
        <translation>Kiai je Partie</translation>
    </message>
    <message>
        <source>Kiai in another&apos;s turn</source>
        <translation>Kiai im Zug eines anderen</translation>
    </message>
    <message>
        <source>Kiai reached</source>
        <translation>Kiai erreicht</translation>
    </message>
    <message>
        <source>Kiai used</source>
        <translation>Kiai genutzt</translation>
    </message>
    <message>
        <source>Last straw</source>
        <translation>Der letzte Tropfen</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>Left in the river</source>
        <translation>Im Fluss geblieben</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Lent talents used</source>
        <translation>Genutzte geliehene Talente</translation>
    </message>
    <message>
        <source>Losses by cause and round</source>
        <translation>Niederlagen nach Ursache und Runde</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Open tokens</source>
        <translation>Offene Marker</translation>
    </message>
    <message>
        <source>Perfect games</source>
        <translation>Makellose Partien</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Gespielte Plättchen</translation>
    </message>
    <message>
        <source>Points by card</source>
        <translation>Punkte nach Karten</translation>
    </message>
    <message>
        <source>Points by card over all territories</source>
        <translation>Punkte nach Karten über alle Gebiete</translation>
    </message>
    <message>
        <source>Points by copying</source>
        <translation>Punkte durch Kopieren</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Punkte nach Platz</translation>
    </message>
    <message>
        <source>Price of support</source>
        <translation>Preis der Unterstützung</translation>
    </message>
    <message>
        <source>Removed figures</source>
        <translation>Entfernte Figuren</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Score of won games</source>
        <translation>Punktzahl gewonnener Partien</translation>
    </message>
    <message>
        <source>Share of the winner&apos;s points by card</source>
        <translation>Anteil an den Punkten des Siegers nach Karten</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Thrown out</source>
        <translation>Abgeworfen</translation>
    </message>
    <message>
        <source>Ties broken by colours</source>
        <translation>Durch Farben gelöste Gleichstände</translation>
    </message>
    <message>
        <source>Turn of the decree</source>
        <translation>Zug des Erlasses</translation>
    </message>
    <message>
        <source>Turns with an extra action</source>
        <translation>Züge mit Zusatzaktion</translation>
    </message>
    <message>
        <source>Turns without a choice</source>
        <translation>Züge ohne Wahl</translation>
    </message>
    <message>
        <source>Village after each round</source>
        <translation>Dorf nach jeder Runde</translation>
    </message>
    <message>
        <source>Washed away</source>
        <translation>Weggespült</translation>
    </message>
    <message>
        <source>What a won game is worth: farms, families, and a point if nobody is wounded.</source>
        <translation>Was eine gewonnene Partie wert ist: Höfe, Familien und ein Punkt, wenn niemand verwundet ist.</translation>
    </message>
    <message>
        <source>What all cards of a type are worth in a territory that holds one, a copy counted as what it copies.</source>
        <translation>Was alle Karten einer Art in einem Gebiet wert sind, das eine hält; eine Kopie zählt als das, was sie kopiert.</translation>
    </message>
    <message>
        <source>What all cards of a type are worth in a territory, whether it holds one or not.</source>
        <translation>Was alle Karten einer Art in einem Gebiet wert sind, ob es eine hält oder nicht.</translation>
    </message>
    <message>
        <source>What becomes of the raiders: defended, attacked, dismissed, routed, let in, or left over when all have passed.</source>
        <translation>Was aus den Räubern wird: abgewehrt, angegriffen, entlassen, vertrieben, eingelassen oder übrig, wenn alle gepasst haben.</translation>
    </message>
    <message>
        <source>What brings a samurai to his Kiai.</source>
        <translation>Was einen Samurai zu seinem Kiai bringt.</translation>
    </message>
    <message>
        <source>What copying brings to a territory with a card that copies.</source>
        <translation>Was das Kopieren einem Gebiet mit einer Kopierkarte bringt.</translation>
    </message>
    <message>
        <source>What copying cards become</source>
        <translation>Was Kopierkarten werden</translation>
    </message>
    <message>
        <source>What copying cards copy.</source>
        <translation>Was Kopierkarten kopieren.</translation>
    </message>
    <message>
        <source>What kind of step loses the games that are lost.</source>
        <translation>Welcher Schritt die Partien verliert, die verloren gehen.</translation>
    </message>
    <message>
        <source>What the single card at a place is worth at the end.</source>
        <translation>Was die einzelne Karte auf einem Platz am Ende wert ist.</translation>
    </message>
    <message>
        <source>Where raiders end</source>
        <translation>Wo Räuber enden</translation>
    </message>
    <message>
        <source>Where wounds come from.</source>
        <translation>Woher Wunden kommen.</translation>
    </message>
    <message>
        <source>Which of the rules&apos; reasons ends the game.</source>
        <translation>Welcher Grund der Regeln die Partie beendet.</translation>
    </message>
    <message>
        <source>Win rate by agent</source>
        <translation>Siegquote nach Agent</translation>
    </message>
    <message>
        <source>Win rate by neighbours</source>
        <translation>Siegquote nach Nachbarn</translation>
    </message>
    <message>
        <source>Win rate by place in the line-up</source>
        <translation>Siegquote nach Stelle in der Besetzung</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Siegquote nach Platz</translation>
    </message>
    <message>
        <source>Win rate by team</source>
        <translation>Siegquote nach Team</translation>
    </message>
    <message>
        <source>Win rate with and without each samurai</source>
        <translation>Siegquote mit und ohne jeden Samurai</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Siege nach Platz</translation>
    </message>
    <message>
        <source>Wins with</source>
        <translation>Siege mit</translation>
    </message>
    <message>
        <source>Wounds by source</source>
        <translation>Wunden nach Herkunft</translation>
    </message>
    <message>
        <source>actions a game</source>
        <translation>Aktionen je Partie</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>decisions a game</source>
        <translation>Entscheidungen je Partie</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>flames a game</source>
        <translation>Flammen je Partie</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>times per copy</source>
        <translation>mal je Exemplar</translation>
    </message>
    <message>
        <source>times per seat</source>
        <translation>mal je Platz</translation>
    </message>
    <message>
        <source>times per territory</source>
        <translation>mal je Gebiet</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>tokens a game</source>
        <translation>Marker je Partie</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>wounds a game</source>
        <translation>Wunden je Partie</translation>
    </message>
</context>
<context>
    <name>naishi</name>
    <message>
        <source>Advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>At the corners of your territory.</source>
        <translation>An den Ecken Ihres Gebiets.</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>By connected group</source>
        <translation>Nach verbundener Gruppe</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <source>By count in hand</source>
        <translation>Nach Anzahl auf der Hand</translation>
    </message>
    <message>
        <source>By count in the row</source>
        <translation>Nach Anzahl in der Reihe</translation>
    </message>
    <message>
        <source>By different types</source>
        <translation>Nach verschiedenen Arten</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Developed</source>
        <translation>Ausgebaut</translation>
    </message>
    <message>
        <source>Each connected group counts by itself.</source>
        <translation>Jede zusammenhängende Gruppe zählt für sich.</translation>
    </message>
    <message>
        <source>For each card beside it</source>
        <translation>Für jede Nachbarkarte</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Horseman</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>In hand it is worth nothing.</source>
        <translation>Auf der Hand ist sie nichts wert.</translation>
    </message>
    <message>
        <source>In hand, under a card</source>
        <translation>Auf der Hand, unter einer Karte</translation>
    </message>
    <message>
        <source>Its colour, points and neighbours. Adds no type.</source>
        <translation>Ihre Farbe, Punkte und Nachbarn. Zählt nicht als Art.</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Naishi</source>
        <translation>Naishi</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>One lone peak is a sight. More is wasteland.</source>
        <translation>Ein einsamer Gipfel ist ein Anblick. Mehr ist Ödland.</translation>
    </message>
    <message>
        <source>Only in the central column.</source>
        <translation>Nur in der mittleren Spalte.</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Rice field</source>
        <translation>Reisfeld</translation>
    </message>
    <message>
        <source>Ronin</source>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>Sentinel</source>
        <translation>Wächterin</translation>
    </message>
    <message>
        <source>Start card</source>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>Three gates open the way.</source>
        <translation>Drei Tore öffnen den Weg.</translation>
    </message>
    <message>
        <source>Torii</source>
        <translation>Torii</translation>
    </message>
    <message>
        <source>Worth nothing by itself.</source>
        <translation>Für sich allein nichts wert.</translation>
    </message>
    <message>
        <source>a group</source>
        <translation>je Gruppe</translation>
    </message>
    <message>
        <source>adjacent cards</source>
        <translation>benachbarte Karten</translation>
    </message>
    <message>
        <source>advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>becomes a copy of another character of your territory</source>
        <translation>wird zur Kopie eines anderen Charakters Ihres Gebiets</translation>
    </message>
    <message>
        <source>becomes a copy of another province of your territory</source>
        <translation>wird zur Kopie einer anderen Provinz Ihres Gebiets</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>neben</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>cards in your hand</source>
        <translation>Karten auf Ihrer Hand</translation>
    </message>
    <message>
        <source>cards in your row</source>
        <translation>Karten in Ihrer Reihe</translation>
    </message>
    <message>
        <source>cards in your territory</source>
        <translation>Karten in Ihrem Gebiet</translation>
    </message>
    <message>
        <source>changes of the lead after turn 10</source>
        <translation>Führungswechsel nach Zug 10</translation>
    </message>
    <message>
        <source>character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>kopiert</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>dunkelblau</translation>
    </message>
    <message>
        <source>different types</source>
        <translation>verschiedene Arten</translation>
    </message>
    <message>
        <source>each adjacent {card}</source>
        <translation>je Nachbarkarte: {card}</translation>
    </message>
    <message>
        <source>emissaries free: {count}</source>
        <translation>Gesandte frei: {count}</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>horseman</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>if no {card} is adjacent</source>
        <translation>ohne Nachbarkarte: {card}</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>in der Reihe</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>mean turn of the decree</source>
        <translation>mittlerer Zug des Erlasses</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>naishi</source>
        <translation>Naishi</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>of games end by declaring</source>
        <translation>der Partien enden durch Ausrufen</translation>
    </message>
    <message>
        <source>of games have a decree</source>
        <translation>der Partien haben einen Erlass</translation>
    </message>
    <message>
        <source>of the single card there</source>
        <translation>der einzelnen Karte dort</translation>
    </message>
    <message>
        <source>of turns have an extra action</source>
        <translation>der Züge haben eine Zusatzaktion</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>over the row, not the hand</source>
        <translation>über die Reihe, nicht die Hand</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points ahead at the end</source>
        <translation>Punkte Vorsprung am Ende</translation>
    </message>
    <message>
        <source>points ahead when declaring</source>
        <translation>Punkte Vorsprung beim Ausrufen</translation>
    </message>
    <message>
        <source>points gained and taken</source>
        <translation>Punkte gewonnen und genommen</translation>
    </message>
    <message>
        <source>province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>rice field</source>
        <translation>Reisfeld</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>sentinel</source>
        <translation>Wächterin</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>times in a territory</source>
        <translation>mal je Gebiet</translation>
    </message>
    <message>
        <source>torii</source>
        <translation>Torii</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>under</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>was {before}</source>
        <translation>war {before}</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>within five points</source>
        <translation>innerhalb von fünf Punkten</translation>
    </message>
    <message>
        <source>won by who declared</source>
        <translation>gewann, wer ausrief</translation>
    </message>
    <message>
        <source>won by who issued it</source>
        <translation>gewann, wer ihn erließ</translation>
    </message>
    <message>
        <source>won by who leads at half-time</source>
        <translation>gewann, wer zur Halbzeit führt</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>{cards} cards · {emissaries} emissaries each</source>
        <translation>{cards} Karten · je {emissaries} Gesandte</translation>
    </message>
    <message>
        <source>{card} in the row above</source>
        <translation>{card} in der Reihe darüber</translation>
    </message>
    <message>
        <source>{count} types</source>
        <translation>{count} Arten</translation>
    </message>
    <message>
        <source>{value} new</source>
        <translation>{value} neu</translation>
    </message>
    <message>
        <source>{value} was {before}</source>
        <translation>{value} war {before}</translation>
    </message>
    <message>
        <source>● and ◆ count, each type once</source>
        <translation>● und ◆ zählen, jede Art einmal</translation>
    </message>
</context>
<context>
    <name>rail</name>
    <message>
        <source>LAB</source>
        <translation>LABOR</translation>
    </message>
    <message>
        <source>MAP</source>
        <translation>KARTE</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGELN</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TISCH</translation>
    </message>
</context>
<context>
    <name>samurai</name>
    <message>
        <source>captured {figure}</source>
        <translation>erobert: {figure}</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} auf der Hand</translation>
    </message>
    <message>
        <source>{figures} figures · {tokens} tokens each</source>
        <translation>{figures} Figuren · je {tokens} Plättchen</translation>
    </message>
    <message>
        <source>{variant} on {map}, {players} players, {figures} figures</source>
        <translation>{variant} auf {map}, {players} Spieler, {figures} Figuren</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Nothing is lost: the old file and your text are as they were.</source>
        <translation>Nichts ist verloren: Die alte Datei und Ihr Text sind, wie sie waren.</translation>
    </message>
    <message>
        <source>{file} was not saved: its folder is no longer there.</source>
        <translation>{file} wurde nicht gespeichert: Den Ordner gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>{file} was not saved: its text holds half a character.</source>
        <translation>{file} wurde nicht gespeichert: Der Text enthält ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>{file} was not saved: the disk is full.</source>
        <translation>{file} wurde nicht gespeichert: Die Platte ist voll.</translation>
    </message>
    <message>
        <source>{file} was not saved: the file or its folder is read-only.</source>
        <translation>{file} wurde nicht gespeichert: Die Datei oder ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>{file} was not saved: there is a folder of that name.</source>
        <translation>{file} wurde nicht gespeichert: Es gibt einen Ordner dieses Namens.</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}.</source>
        <translation>{file} wurde nicht gespeichert: {reason}.</translation>
    </message>
</context>
<context>
    <name>schema</name>
    <message>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 Spieler</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 Spieler</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 Spieler</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 Spieler</translation>
    </message>
    <message>
        <source>7 Samurai</source>
        <translation>7 Samurai</translation>
    </message>
    <message>
        <source>A barricade is lost; if none is there, a farm.</source>
        <translation>Eine Barrikade geht verloren; ist keine da, ein Hof.</translation>
    </message>
    <message>
        <source>A board as a picture of its hexes, with the parts that each number of players uses and the names of its settlements.</source>
        <translation>Ein Plan als Bild seiner Felder, mit den Teilen, die jede Spielerzahl nutzt, und den Namen seiner Siedlungen.</translation>
    </message>
    <message>
        <source>A character</source>
        <translation>ein Charakter</translation>
    </message>
    <message>
        <source>A design matrix that one command runs, resumes and reports. Every combination of map, variant, player count, line-up and varied value is a cell.</source>
        <translation>Ein Versuchsplan, den ein Befehl ausführt, fortsetzt und auswertet. Jede Verbindung von Karte, Variante, Spielerzahl, Besetzung und variiertem Wert ist eine Zelle.</translation>
    </message>
    <message>
        <source>A development card with the symbol of a character.</source>
        <translation>Eine Ausbaukarte mit dem Symbol eines Charakters.</translation>
    </message>
    <message>
        <source>A development card with the symbol of a province.</source>
        <translation>Eine Ausbaukarte mit dem Symbol einer Provinz.</translation>
    </message>
    <message>
        <source>A fixed starting placement: which figures stand in which settlement. It is used by variants whose figure placement is `map`.</source>
        <translation>Eine feste Startaufstellung: welche Figuren in welcher Siedlung stehen. Varianten, deren Aufstellung `map` ist, benutzen sie.</translation>
    </message>
    <message>
        <source>A majority in any type</source>
        <translation>Mehrheit in einer Art</translation>
    </message>
    <message>
        <source>A measure and its bounds.</source>
        <translation>Eine Messgröße und ihre Grenzen.</translation>
    </message>
    <message>
        <source>A measure and what it should be.</source>
        <translation>Eine Messgröße und was sie sein soll.</translation>
    </message>
    <message>
        <source>A note on one space.</source>
        <translation>Eine Notiz zu einem Feld.</translation>
    </message>
    <message>
        <source>A number of players.</source>
        <translation>Eine Spielerzahl.</translation>
    </message>
    <message>
        <source>A player who can must play at least this many tokens in a turn, normal and fast together. With 0 a turn may be empty.</source>
        <translation>Wer kann, muss im Zug mindestens so viele Plättchen legen, normale und schnelle zusammen. Bei 0 darf ein Zug leer sein.</translation>
    </message>
    <message>
        <source>A province</source>
        <translation>eine Provinz</translation>
    </message>
    <message>
        <source>A random card of the discard is shuffled into the stack.</source>
        <translation>Eine zufällige Karte der Ablage wird in den Stapel gemischt.</translation>
    </message>
    <message>
        <source>A random samurai among those with a wound token.</source>
        <translation>Einen zufälligen Samurai unter denen mit Wundenmarker.</translation>
    </message>
    <message>
        <source>A random samurai, wounded or not.</source>
        <translation>Einen zufälligen Samurai, verwundet oder nicht.</translation>
    </message>
    <message>
        <source>A range of whole numbers, or the values to choose from.</source>
        <translation>Ein Bereich ganzer Zahlen oder die Werte zur Wahl.</translation>
    </message>
    <message>
        <source>A search for balance: what may change in a variant and on its map, what is aimed at, and how many games it may take.</source>
        <translation>Eine Suche nach Balance: was sich an einer Variante und ihrer Karte ändern darf, was das Ziel ist und wie viele Partien sie kosten darf.</translation>
    </message>
    <message>
        <source>A second picture of the same shape, which says on which board piece each space is printed.</source>
        <translation>Ein zweites Bild derselben Form, das sagt, auf welchem Teil jedes Feld gedruckt ist.</translation>
    </message>
    <message>
        <source>A shipped map&apos;s name or the path of a map file.</source>
        <translation>Der Name einer mitgelieferten Karte oder der Pfad einer Kartendatei.</translation>
    </message>
    <message>
        <source>A shipped variant&apos;s name or the path of a variant file.</source>
        <translation>Der Name einer mitgelieferten Variante oder der Pfad einer Variantendatei.</translation>
    </message>
    <message>
        <source>A token as it is written: `ship-2`.</source>
        <translation>Ein Plättchen, wie man es schreibt: `ship-2`.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>After each play</source>
        <translation>Nach jedem Plättchen</translation>
    </message>
    <message>
        <source>After every single play; what is played later in the turn no longer counts for figures already taken.</source>
        <translation>Nach jedem einzelnen Plättchen; was später im Zug gelegt wird, zählt für schon genommene Figuren nicht mehr.</translation>
    </message>
    <message>
        <source>All adjacent land and sea spaces must be occupied.</source>
        <translation>Alle benachbarten Land- und Meerfelder müssen besetzt sein.</translation>
    </message>
    <message>
        <source>All adjacent land spaces must be occupied; the sea does not matter.</source>
        <translation>Alle benachbarten Landfelder müssen besetzt sein; das Meer zählt nicht.</translation>
    </message>
    <message>
        <source>All players share the win.</source>
        <translation>Alle Spieler teilen den Sieg.</translation>
    </message>
    <message>
        <source>All players take their first hand in secret and at the same time, by choice.</source>
        <translation>Alle Spieler wählen ihre erste Hand geheim und gleichzeitig.</translation>
    </message>
    <message>
        <source>All share</source>
        <translation>Alle teilen</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Animal side</source>
        <translation>Tierseite</translation>
    </message>
    <message>
        <source>Antoine Bauza&apos;s 7 Samurai: a team holds a village against raiders, all together or not at all.</source>
        <translation>7 Samurai von Antoine Bauza: Ein Team hält ein Dorf gegen Räuber, alle zusammen oder gar nicht.</translation>
    </message>
    <message>
        <source>Any number of normal tokens may be played in a turn.</source>
        <translation>Im Zug dürfen beliebig viele normale Plättchen gelegt werden.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Irgendwer</translation>
    </message>
    <message>
        <source>As on the map</source>
        <translation>Wie auf der Karte</translation>
    </message>
    <message>
        <source>At most this many normal tokens (those that are not fast) may be played in a turn. `none` means no limit, 0 allows fast tokens only.</source>
        <translation>So viele normale (nicht schnelle) Plättchen dürfen im Zug höchstens gelegt werden. `none` heißt ohne Grenze, 0 erlaubt nur schnelle.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>Am Zugende</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Backs count</source>
        <translation>Rückseiten gelten</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>Barricade back</source>
        <translation>Rückseite Barrikade</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>Barricades lost</source>
        <translation>Verlorene Barrikaden</translation>
    </message>
    <message>
        <source>Barricades, farms and families: what the samurai defend.</source>
        <translation>Barrikaden, Höfe und Familien: was die Samurai verteidigen.</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Besiegt</translation>
    </message>
    <message>
        <source>Before or after</source>
        <translation>Davor oder danach</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Neben</translation>
    </message>
    <message>
        <source>Between which places two cards may be swapped.</source>
        <translation>Zwischen welchen Plätzen zwei Karten getauscht werden dürfen.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Bonuses count</source>
        <translation>Boni gelten</translation>
    </message>
    <message>
        <source>Bosses</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>Both players see both hands.</source>
        <translation>Beide Spieler sehen beide Hände.</translation>
    </message>
    <message>
        <source>Building family</source>
        <translation>Bauende Familie</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Baut</translation>
    </message>
    <message>
        <source>By a card taken away</source>
        <translation>Durch eine entfernte Karte</translation>
    </message>
    <message>
        <source>By each card</source>
        <translation>Für jede Karte</translation>
    </message>
    <message>
        <source>By group</source>
        <translation>Nach Gruppe</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <source>By number in hand</source>
        <translation>Nach Anzahl auf der Hand</translation>
    </message>
    <message>
        <source>By number in the row</source>
        <translation>Nach Anzahl in der Reihe</translation>
    </message>
    <message>
        <source>By types</source>
        <translation>Nach Arten</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>Captured figures</source>
        <translation>Eroberte Figuren</translation>
    </message>
    <message>
        <source>Captured figures lie in front of the screens, for all to see.</source>
        <translation>Eroberte Figuren liegen vor den Sichtschirmen, für alle zu sehen.</translation>
    </message>
    <message>
        <source>Captured figures stand behind the screens; only their owner may look.</source>
        <translation>Eroberte Figuren stehen hinter den Sichtschirmen; nur ihr Besitzer darf hinsehen.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column and row that are added to every position of the picture. It keeps the coordinates of all spaces when the picture grows upwards or to the left.</source>
        <translation>Spalte und Zeile, die zu jeder Stelle des Bilds hinzukommen. So behalten alle Felder ihre Koordinaten, wenn das Bild nach oben oder links wächst.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Zufällig verteilt</translation>
    </message>
    <message>
        <source>Dealt to each player</source>
        <translation>Karten für jeden</translation>
    </message>
    <message>
        <source>Declaring the end</source>
        <translation>Ende ausrufen</translation>
    </message>
    <message>
        <source>Decree</source>
        <translation>Erlass</translation>
    </message>
    <message>
        <source>Decree spaces</source>
        <translation>Felder für Erlasse</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Dies of</source>
        <translation>Stirbt an Wunde</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Discard spaces</source>
        <translation>Felder zum Abwerfen</translation>
    </message>
    <message>
        <source>Discarded cards</source>
        <translation>Abgeworfene Karten</translation>
    </message>
    <message>
        <source>Dismisses like values</source>
        <translation>Wirft gleiche Werte ab</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>Display names</source>
        <translation>Anzeigenamen</translation>
    </message>
    <message>
        <source>Doll</source>
        <translation>Puppe</translation>
    </message>
    <message>
        <source>Draws anew</source>
        <translation>Zieht neu</translation>
    </message>
    <message>
        <source>Each hex changes by itself.</source>
        <translation>Jedes Feld ändert sich für sich.</translation>
    </message>
    <message>
        <source>Emissaries</source>
        <translation>Gesandte</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Leere Stapel</translation>
    </message>
    <message>
        <source>Empty piles never end the game.</source>
        <translation>Leere Stapel beenden die Partie nie.</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Every raider by its name. In a file with `extends`, `null` in place of a card removes it. At most 128 cards.</source>
        <translation>Jeder Räuber nach seinem Namen. In einer Datei mit `extends` entfernt `null` eine Karte. Höchstens 128 Karten.</translation>
    </message>
    <message>
        <source>Every samurai by name. In a file with `extends`, `null` in place of a samurai removes him. At most 16.</source>
        <translation>Jeder Samurai nach Namen. In einer Datei mit `extends` entfernt `null` einen Samurai. Höchstens 16.</translation>
    </message>
    <message>
        <source>Exchanged places</source>
        <translation>Getauschte Plätze</translation>
    </message>
    <message>
        <source>Expels</source>
        <translation>Vertreibt</translation>
    </message>
    <message>
        <source>Extends</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Extra action</source>
        <translation>Zusatzaktion</translation>
    </message>
    <message>
        <source>Face up to the discard.</source>
        <translation>Offen auf die Ablage.</translation>
    </message>
    <message>
        <source>Families by bonus</source>
        <translation>Familien nach Bonus</translation>
    </message>
    <message>
        <source>Families that build a barricade.</source>
        <translation>Familien, die eine Barrikade bauen.</translation>
    </message>
    <message>
        <source>Families that send the top intruder to the discard.</source>
        <translation>Familien, die den obersten Eindringling auf die Ablage schicken.</translation>
    </message>
    <message>
        <source>Families that take a wound token off a random samurai.</source>
        <translation>Familien, die einem zufälligen Samurai einen Wundenmarker abnehmen.</translation>
    </message>
    <message>
        <source>Family back</source>
        <translation>Rückseite Familie</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Farm back</source>
        <translation>Rückseite Hof</translation>
    </message>
    <message>
        <source>Farms by back</source>
        <translation>Höfe nach Rückseite</translation>
    </message>
    <message>
        <source>Farms that take a barricade with them, or another farm if there is none.</source>
        <translation>Höfe, die eine Barrikade mitnehmen, oder einen weiteren Hof, wenn keine da ist.</translation>
    </message>
    <message>
        <source>Farms that take a family with them.</source>
        <translation>Höfe, die eine Familie mitnehmen.</translation>
    </message>
    <message>
        <source>Farms that take another farm with them.</source>
        <translation>Höfe, die einen weiteren Hof mitnehmen.</translation>
    </message>
    <message>
        <source>Farms that wound a random samurai.</source>
        <translation>Höfe, die einen zufälligen Samurai verwunden.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Fewest dolls</source>
        <translation>Mindestens Puppen</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Wenigste Spieler</translation>
    </message>
    <message>
        <source>Fewest plays</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Fights twice</source>
        <translation>Kämpft zweimal</translation>
    </message>
    <message>
        <source>Figure exchange</source>
        <translation>Figurentausch</translation>
    </message>
    <message>
        <source>Figure types</source>
        <translation>Figurenarten</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Figures at the start</source>
        <translation>Figuren zu Beginn</translation>
    </message>
    <message>
        <source>Figures of each type in a game of five.</source>
        <translation>Figuren jeder Art im Spiel zu fünft.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of four.</source>
        <translation>Figuren jeder Art im Spiel zu viert.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of six.</source>
        <translation>Figuren jeder Art im Spiel zu sechst.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of three.</source>
        <translation>Figuren jeder Art im Spiel zu dritt.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of two.</source>
        <translation>Figuren jeder Art im Spiel zu zweit.</translation>
    </message>
    <message>
        <source>Figures per type</source>
        <translation>Figuren je Art</translation>
    </message>
    <message>
        <source>Figures removed by ties never end the game.</source>
        <translation>Durch Gleichstand entfernte Figuren beenden die Partie nie.</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>First q, which grows to the right, then r, which grows downwards row by row.</source>
        <translation>Erst q, das nach rechts wächst, dann r, das Zeile für Zeile nach unten wächst.</translation>
    </message>
    <message>
        <source>First the column, then the row; negative when the picture has grown left or up.</source>
        <translation>Erst die Spalte, dann die Zeile; negativ, wenn das Bild nach links oder oben gewachsen ist.</translation>
    </message>
    <message>
        <source>Flames</source>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>For each family</source>
        <translation>Für jede Familie</translation>
    </message>
    <message>
        <source>For each farm</source>
        <translation>Für jeden Hof</translation>
    </message>
    <message>
        <source>For the rest of this turn the samurai has no talent.</source>
        <translation>Für den Rest dieses Zugs hat der Samurai kein Talent.</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>From the map</source>
        <translation>Von der Karte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Gives even cards</source>
        <translation>Gibt gerade Karten weiter</translation>
    </message>
    <message>
        <source>Gives odd cards</source>
        <translation>Gibt ungerade Karten weiter</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Handgröße</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Hut</translation>
    </message>
    <message>
        <source>Healing family</source>
        <translation>Heilende Familie</translation>
    </message>
    <message>
        <source>Healing picks</source>
        <translation>Heilung trifft</translation>
    </message>
    <message>
        <source>Heals</source>
        <translation>Heilt</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>How a type, and the token of the same id, is called on screen and in print, by type id. A type without an entry shows its id.</source>
        <translation>Wie eine Art und das Plättchen derselben Kennung auf dem Schirm und im Druck heißen. Eine Art ohne Eintrag zeigt ihre Kennung.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of five.</source>
        <translation>Wie eroberte Figuren im Spiel zu fünft aufbewahrt werden.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of four.</source>
        <translation>Wie eroberte Figuren im Spiel zu viert aufbewahrt werden.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of six.</source>
        <translation>Wie eroberte Figuren im Spiel zu sechst aufbewahrt werden.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of three.</source>
        <translation>Wie eroberte Figuren im Spiel zu dritt aufbewahrt werden.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of two.</source>
        <translation>Wie eroberte Figuren im Spiel zu zweit aufbewahrt werden.</translation>
    </message>
    <message>
        <source>How each player&apos;s first hand is found.</source>
        <translation>Wie die erste Hand jedes Spielers gefunden wird.</translation>
    </message>
    <message>
        <source>How long a token that was taken helps.</source>
        <translation>Wie lange ein genommener Marker hilft.</translation>
    </message>
    <message>
        <source>How many barricades are lost.</source>
        <translation>Wie viele Barrikaden verloren gehen.</translation>
    </message>
    <message>
        <source>How many barricades stand at the start; there are never more.</source>
        <translation>Wie viele Barrikaden am Anfang stehen; mehr werden es nie.</translation>
    </message>
    <message>
        <source>How many bosses come.</source>
        <translation>Wie viele Bosse kommen.</translation>
    </message>
    <message>
        <source>How many candidates are tried.</source>
        <translation>Wie viele Kandidaten versucht werden.</translation>
    </message>
    <message>
        <source>How many cards each of the five piles of the river has at the start.</source>
        <translation>Wie viele Karten jeder der fünf Stapel des Flusses am Anfang hat.</translation>
    </message>
    <message>
        <source>How many copies of the card there are.</source>
        <translation>Wie viele Exemplare der Karte es gibt.</translation>
    </message>
    <message>
        <source>How many decrees can be issued in the whole game. Each locks its emissary for good.</source>
        <translation>Wie viele Erlasse in der ganzen Partie verkündet werden können. Jeder hält seinen Gesandten für immer fest.</translation>
    </message>
    <message>
        <source>How many development cards each player is dealt. The hand is filled up to five with start cards.</source>
        <translation>Wie viele Ausbaukarten jeder Spieler bekommt. Die Hand wird mit Startkarten auf fünf aufgefüllt.</translation>
    </message>
    <message>
        <source>How many emissaries can stand on discard spaces at the same time.</source>
        <translation>Wie viele Gesandte zugleich auf Feldern zum Abwerfen stehen können.</translation>
    </message>
    <message>
        <source>How many emissaries can stand on swap spaces at the same time.</source>
        <translation>Wie viele Gesandte zugleich auf Feldern zum Tauschen stehen können.</translation>
    </message>
    <message>
        <source>How many emissaries each player has. Each extra action and each decree needs a free one.</source>
        <translation>Wie viele Gesandte jeder Spieler hat. Jede Zusatzaktion und jeder Erlass braucht einen freien.</translation>
    </message>
    <message>
        <source>How many families are lost.</source>
        <translation>Wie viele Familien verloren gehen.</translation>
    </message>
    <message>
        <source>How many families have each bonus; together they are the families of the village.</source>
        <translation>Wie viele Familien welchen Bonus geben; zusammen sind sie die Familien des Dorfs.</translation>
    </message>
    <message>
        <source>How many farms are lost.</source>
        <translation>Wie viele Höfe verloren gehen.</translation>
    </message>
    <message>
        <source>How many farms have each back; together they are the farms of the village. No source tells how many there are of each.</source>
        <translation>Wie viele Höfe welche Rückseite haben; zusammen sind sie die Höfe des Dorfs. Keine Quelle sagt, wie viele es von jeder gibt.</translation>
    </message>
    <message>
        <source>How many figure types must have left the board completely, captured or removed, before the game ends.</source>
        <translation>Wie viele Figurenarten ganz vom Plan sein müssen, erobert oder entfernt, bevor die Partie endet.</translation>
    </message>
    <message>
        <source>How many figures a settlement of this kind holds.</source>
        <translation>Wie viele Figuren eine Siedlung dieser Art fasst.</translation>
    </message>
    <message>
        <source>How many figures of a type this seat has captured before the first turn.</source>
        <translation>Wie viele Figuren einer Art dieser Platz vor dem ersten Zug erobert hat.</translation>
    </message>
    <message>
        <source>How many figures of each type are in play with each number of players. The word `from-map` takes as many as the settlements hold, spread evenly over the types, or with `placement: map` as many as the map places.</source>
        <translation>Wie viele Figuren jeder Art bei jeder Spielerzahl im Spiel sind. Das Wort `from-map` nimmt so viele, wie die Siedlungen fassen, gleichmäßig verteilt, oder bei `placement: map` so viele, wie die Karte setzt.</translation>
    </message>
    <message>
        <source>How many figures of this type.</source>
        <translation>Wie viele Figuren dieser Art.</translation>
    </message>
    <message>
        <source>How many games a candidate plays that is not stopped early.</source>
        <translation>Wie viele Partien ein Kandidat spielt, der nicht früh gestoppt wird.</translation>
    </message>
    <message>
        <source>How many games each cell plays: 10,000,000 at most, and 100,000,000 in all cells together.</source>
        <translation>Wie viele Partien jede Zelle spielt: höchstens 10.000.000, und 100.000.000 in allen Zellen zusammen.</translation>
    </message>
    <message>
        <source>How many games on seeds that the search never saw each of the best plays.</source>
        <translation>Wie viele Partien mit Startwerten, die die Suche nie sah, jeder der besten spielt.</translation>
    </message>
    <message>
        <source>How many lieutenants come.</source>
        <translation>Wie viele Leutnants kommen.</translation>
    </message>
    <message>
        <source>How many of the dealt cards go to the opponent: one, or none. Not more than are dealt.</source>
        <translation>Wie viele der ausgeteilten Karten an den Gegner gehen: eine oder keine. Nicht mehr, als ausgeteilt werden.</translation>
    </message>
    <message>
        <source>How many of this action token a player has. Other tokens are counted by their strengths.</source>
        <translation>Wie viele dieser Aktionsplättchen ein Spieler hat. Andere Plättchen zählen nach ihren Stärken.</translation>
    </message>
    <message>
        <source>How many open river cards are discarded, each from another pile. Before developing, a card must be left in the river.</source>
        <translation>Wie viele offene Karten des Flusses abgeworfen werden, jede von einem anderen Stapel. Vor dem Ausbauen muss eine Karte im Fluss bleiben.</translation>
    </message>
    <message>
        <source>How many people can play by these rules.</source>
        <translation>Wie viele Spieler nach diesen Regeln spielen können.</translation>
    </message>
    <message>
        <source>How many people can play by these rules: Naishi is for two.</source>
        <translation>Wie viele Spieler nach diesen Regeln spielen können: Naishi ist für zwei.</translation>
    </message>
    <message>
        <source>How many piles must be empty before the end may be declared. `none` takes the action out of the game.</source>
        <translation>Wie viele Stapel leer sein müssen, bevor das Ende ausgerufen werden darf. `none` nimmt die Aktion aus dem Spiel.</translation>
    </message>
    <message>
        <source>How many play.</source>
        <translation>Wie viele spielen.</translation>
    </message>
    <message>
        <source>How many plunderers come.</source>
        <translation>Wie viele Plünderer kommen.</translation>
    </message>
    <message>
        <source>How many raiders leave the stack.</source>
        <translation>Wie viele Räuber den Stapel verlassen.</translation>
    </message>
    <message>
        <source>How many rounds the village must hold.</source>
        <translation>Wie viele Runden das Dorf standhalten muss.</translation>
    </message>
    <message>
        <source>How many samurai one person plays; every number per samurai counts them.</source>
        <translation>Wie viele Samurai eine Person spielt; jede Zahl je Samurai zählt sie.</translation>
    </message>
    <message>
        <source>How many seats a game has.</source>
        <translation>Wie viele Plätze eine Partie hat.</translation>
    </message>
    <message>
        <source>How many spaces the imperial court has for each action, for both players together. With 0 the action is not in the game.</source>
        <translation>Wie viele Felder der Kaiserhof für jede Aktion hat, für beide Spieler zusammen. Bei 0 ist die Aktion nicht im Spiel.</translation>
    </message>
    <message>
        <source>How many there are beside those for each samurai; a negative number makes them fewer.</source>
        <translation>Wie viele es außer denen je Samurai gibt; eine negative Zahl macht sie weniger.</translation>
    </message>
    <message>
        <source>How many there are for each samurai in play.</source>
        <translation>Wie viele es für jeden Samurai im Spiel gibt.</translation>
    </message>
    <message>
        <source>How many tokens a player draws up to at the end of the turn. With an empty pile play goes on with fewer.</source>
        <translation>Auf wie viele Plättchen ein Spieler am Ende des Zugs nachzieht. Ohne Stapel geht es mit weniger weiter.</translation>
    </message>
    <message>
        <source>How many tokens a player holds and how the first ones are found.</source>
        <translation>Wie viele Plättchen ein Spieler auf der Hand hat und wie die ersten gefunden werden.</translation>
    </message>
    <message>
        <source>How many tokens a player may and must play in a turn. Fast tokens are never limited.</source>
        <translation>Wie viele Plättchen ein Spieler im Zug legen darf und muss. Schnelle sind nie begrenzt.</translation>
    </message>
    <message>
        <source>How many tokens this seat draws up to, instead of the variant&apos;s number.</source>
        <translation>Auf wie viele Plättchen dieser Platz nachzieht, statt der Zahl der Variante.</translation>
    </message>
    <message>
        <source>How many wounds he takes.</source>
        <translation>Wie viele Wunden er erleidet.</translation>
    </message>
    <message>
        <source>How much this token counts next to a settlement.</source>
        <translation>Wie viel dieses Plättchen neben einer Siedlung zählt.</translation>
    </message>
    <message>
        <source>How one person plays alone.</source>
        <translation>Wie eine Person allein spielt.</translation>
    </message>
    <message>
        <source>How the development cards are dealt. Those that are left over stay aside, unseen.</source>
        <translation>Wie die Ausbaukarten verteilt werden. Was übrig ist, bleibt ungesehen beiseite.</translation>
    </message>
    <message>
        <source>How the figures come onto the board before the first turn.</source>
        <translation>Wie die Figuren vor dem ersten Zug auf den Plan kommen.</translation>
    </message>
    <message>
        <source>Human side</source>
        <translation>Menschenseite</translation>
    </message>
    <message>
        <source>Ignores even penalties</source>
        <translation>Missachtet gerade Strafen</translation>
    </message>
    <message>
        <source>Ignores odd penalties</source>
        <translation>Missachtet ungerade Strafen</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>In the row</source>
        <translation>In der Reihe</translation>
    </message>
    <message>
        <source>In this turn the samurai may not choose Support.</source>
        <translation>In diesem Zug darf der Samurai nicht Unterstützung wählen.</translation>
    </message>
    <message>
        <source>In this turn the samurai must pass.</source>
        <translation>In diesem Zug muss der Samurai passen.</translation>
    </message>
    <message>
        <source>In this turn the samurai puts no card on his left.</source>
        <translation>In diesem Zug legt der Samurai keine Karte nach links.</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>Beeinflusst</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Eindringling</translation>
    </message>
    <message>
        <source>It becomes one of the characters of the territory, whichever brings the most points.</source>
        <translation>Sie wird zu einem der Charaktere des Gebiets, dem, der am meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>It becomes one of the provinces of the territory, whichever brings the most points.</source>
        <translation>Sie wird zu einer der Provinzen des Gebiets, der, die am meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>It cannot lie on the left.</source>
        <translation>Sie kann nicht links liegen.</translation>
    </message>
    <message>
        <source>It fills the rows and hands at the start and is no type. There is exactly one.</source>
        <translation>Sie füllt am Anfang Reihen und Hände und ist keine Art. Es gibt genau eine.</translation>
    </message>
    <message>
        <source>It is dealt with the bosses.</source>
        <translation>Sie wird mit den Bossen ausgeteilt.</translation>
    </message>
    <message>
        <source>It is dealt with the lieutenants.</source>
        <translation>Sie wird mit den Leutnants ausgeteilt.</translation>
    </message>
    <message>
        <source>It is dealt with the plunderers.</source>
        <translation>Sie wird mit den Plünderern ausgeteilt.</translation>
    </message>
    <message>
        <source>It may not be less.</source>
        <translation>Sie darf nicht kleiner sein.</translation>
    </message>
    <message>
        <source>It may not be more.</source>
        <translation>Sie darf nicht größer sein.</translation>
    </message>
    <message>
        <source>It takes the place of one of the player&apos;s own normal tokens, with strength 0, and that token goes at once to another empty space.</source>
        <translation>Es nimmt den Platz eines eigenen normalen Plättchens ein, mit Stärke 0, und jenes kommt sofort auf ein anderes leeres Feld.</translation>
    </message>
    <message>
        <source>Its strength.</source>
        <translation>Ihre Stärke.</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Land and sea spaces</source>
        <translation>Land- und Meerfelder</translation>
    </message>
    <message>
        <source>Land or sea</source>
        <translation>Land oder Meer</translation>
    </message>
    <message>
        <source>Land spaces</source>
        <translation>Landfelder</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Left and right change alike.</source>
        <translation>Links und rechts ändern sich gleich.</translation>
    </message>
    <message>
        <source>Left neighbour draws</source>
        <translation>Linker Nachbar zieht</translation>
    </message>
    <message>
        <source>Lends</source>
        <translation>Verleiht</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Lieutenants</source>
        <translation>Leutnants</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Wie die anderen</translation>
    </message>
    <message>
        <source>Loses a defence</source>
        <translation>Verliert eine Verteidigung</translation>
    </message>
    <message>
        <source>M. Bieri and A. Fortineau&apos;s Naishi: two territories, a river of five piles, an imperial court.</source>
        <translation>Naishi von M. Bieri und A. Fortineau: zwei Gebiete, ein Fluss aus fünf Stapeln, ein Kaiserhof.</translation>
    </message>
    <message>
        <source>Majorities in two types</source>
        <translation>Zwei Mehrheiten</translation>
    </message>
    <message>
        <source>Makes the card become, at the end, another card of this kind that lies in the same territory and does not copy itself. It adds no type and has no scores of its own.</source>
        <translation>Die Karte wird am Ende zu einer anderen Karte dieser Sorte, die im selben Gebiet liegt und selbst nicht kopiert. Sie fügt keine Art hinzu und hat keine eigene Wertung.</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>May discard a drawn card of a value that lies in his line.</source>
        <translation>Darf eine gezogene Karte mit einem Wert abwerfen, der in seiner Linie liegt.</translation>
    </message>
    <message>
        <source>May fight twice in his turn.</source>
        <translation>Darf in seinem Zug zweimal kämpfen.</translation>
    </message>
    <message>
        <source>May give a drawn card of even value to a neighbour.</source>
        <translation>Darf eine gezogene Karte mit geradem Wert einem Nachbarn geben.</translation>
    </message>
    <message>
        <source>May give a drawn card of odd value to a neighbour.</source>
        <translation>Darf eine gezogene Karte mit ungeradem Wert einem Nachbarn geben.</translation>
    </message>
    <message>
        <source>May ignore the penalties of cards of even value.</source>
        <translation>Darf die Strafen von Karten mit geradem Wert missachten.</translation>
    </message>
    <message>
        <source>May ignore the penalties of cards of odd value.</source>
        <translation>Darf die Strafen von Karten mit ungeradem Wert missachten.</translation>
    </message>
    <message>
        <source>May put a drawn card under the stack and keep the next one.</source>
        <translation>Darf eine gezogene Karte unter den Stapel legen und die nächste behalten.</translation>
    </message>
    <message>
        <source>Missing symbols</source>
        <translation>Fehlende Symbole</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Most colours</source>
        <translation>Die meisten Farben</translation>
    </message>
    <message>
        <source>Most figures</source>
        <translation>Meiste Figuren</translation>
    </message>
    <message>
        <source>Most figures in all</source>
        <translation>Meiste insgesamt</translation>
    </message>
    <message>
        <source>Most majorities</source>
        <translation>Meiste Mehrheiten</translation>
    </message>
    <message>
        <source>Most other figures</source>
        <translation>Meiste übrige</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Meiste Spieler</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Die meisten Punkte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Must pass</source>
        <translation>Muss passen</translation>
    </message>
    <message>
        <source>Naishi</source>
        <translation>Naishi</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Never declared</source>
        <translation>Nie ausgerufen</translation>
    </message>
    <message>
        <source>No defending</source>
        <translation>Kein Verteidigen</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>No support</source>
        <translation>Keine Unterstützung</translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Kein Symbol</translation>
    </message>
    <message>
        <source>No talent</source>
        <translation>Kein Talent</translation>
    </message>
    <message>
        <source>No talent.</source>
        <translation>Kein Talent.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody can declare the end.</source>
        <translation>Niemand kann das Ende ausrufen.</translation>
    </message>
    <message>
        <source>Nobody has a majority</source>
        <translation>Niemand hat Mehrheit</translation>
    </message>
    <message>
        <source>Nobody wounded</source>
        <translation>Niemand verwundet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Normal plays</source>
        <translation>Normale Plättchen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>On empty land and sea spaces.</source>
        <translation>Auf leeren Land- und Meerfeldern.</translation>
    </message>
    <message>
        <source>On empty land spaces.</source>
        <translation>Auf leeren Landfeldern.</translation>
    </message>
    <message>
        <source>On empty sea spaces.</source>
        <translation>Auf leeren Meerfeldern.</translation>
    </message>
    <message>
        <source>Once, when the player has finished playing; every token of the turn counts.</source>
        <translation>Einmal, wenn der Spieler fertig gelegt hat; jedes Plättchen des Zugs zählt.</translation>
    </message>
    <message>
        <source>One agent name for all seats, or a list of agents in the order of the seats.</source>
        <translation>Ein Agentenname für alle Plätze oder eine Liste von Agenten in der Reihenfolge der Plätze.</translation>
    </message>
    <message>
        <source>One card type. It scores the sum of its `scores`; without any it is worth nothing.</source>
        <translation>Eine Kartenart. Sie bringt die Summe ihrer `scores`; ohne sie ist sie nichts wert.</translation>
    </message>
    <message>
        <source>One card.</source>
        <translation>Eine Karte.</translation>
    </message>
    <message>
        <source>One kind of token. It either counts next to settlements (influences, strengths, terrain) or does something (action).</source>
        <translation>Eine Plättchenart. Sie zählt entweder neben Siedlungen (Einfluss, Stärken, Gelände) oder tut etwas (Wirkung).</translation>
    </message>
    <message>
        <source>One number for each token of this kind that a player has: how much it counts next to a settlement. A number that stands twice means two such tokens.</source>
        <translation>Eine Zahl für jedes Plättchen dieser Art, das ein Spieler hat: wie viel es neben einer Siedlung zählt. Eine doppelte Zahl heißt zwei solche Plättchen.</translation>
    </message>
    <message>
        <source>One of each type</source>
        <translation>Je eine von jeder Art</translation>
    </message>
    <message>
        <source>One or two sentences on what the map is and what is special about it.</source>
        <translation>Ein oder zwei Sätze dazu, was die Karte ist und was an ihr besonders ist.</translation>
    </message>
    <message>
        <source>One or two sentences on what this variant is for and how it differs.</source>
        <translation>Ein oder zwei Sätze dazu, wozu diese Variante da ist und was sie anders macht.</translation>
    </message>
    <message>
        <source>One row of the picture: a piece&apos;s character for each space of the terrain row.</source>
        <translation>Eine Zeile des Bilds: das Zeichen eines Teils für jedes Feld der Geländezeile.</translation>
    </message>
    <message>
        <source>One row of the picture: characters of the legend, with a blank between neighbours.</source>
        <translation>Eine Zeile des Bilds: Zeichen der Legende, mit einem Leerzeichen zwischen Nachbarn.</translation>
    </message>
    <message>
        <source>One samurai.</source>
        <translation>Ein Samurai.</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>Nur danach</translation>
    </message>
    <message>
        <source>Only after developing, when the new river card has been turned up.</source>
        <translation>Nur nach dem Ausbauen, wenn die neue Karte des Flusses aufgedeckt ist.</translation>
    </message>
    <message>
        <source>Only before</source>
        <translation>Nur davor</translation>
    </message>
    <message>
        <source>Only before developing.</source>
        <translation>Nur vor dem Ausbauen.</translation>
    </message>
    <message>
        <source>Only its owner sees a hand; the opponent knows what was seen on its way there.</source>
        <translation>Nur der Besitzer sieht eine Hand; der Gegner weiß, was unterwegs zu sehen war.</translation>
    </message>
    <message>
        <source>Only players with a majority in at least one type stay in the running.</source>
        <translation>Nur Spieler mit einer Mehrheit in mindestens einer Art bleiben im Rennen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open tokens</source>
        <translation>Offene Marker</translation>
    </message>
    <message>
        <source>Peasants: without it he takes a wound.</source>
        <translation>Bauern: Ohne ihn erleidet er eine Wunde.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Per samurai</source>
        <translation>Je Samurai</translation>
    </message>
    <message>
        <source>Pile size</source>
        <translation>Stapelgröße</translation>
    </message>
    <message>
        <source>Placed on</source>
        <translation>Gelegt auf</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Places between which two cards may be swapped.</source>
        <translation>Plätze, zwischen denen zwei Karten getauscht werden dürfen.</translation>
    </message>
    <message>
        <source>Places of both players that exchange their cards.</source>
        <translation>Plätze beider Spieler, die ihre Karten tauschen.</translation>
    </message>
    <message>
        <source>Played out</source>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players &amp; figures</source>
        <translation>Spieler &amp; Figuren</translation>
    </message>
    <message>
        <source>Players with majorities in two or more types go before all others, and of those the ones with more majorities before those with fewer.</source>
        <translation>Spieler mit Mehrheiten in zwei oder mehr Arten kommen vor allen anderen, und unter ihnen die mit mehr Mehrheiten zuerst.</translation>
    </message>
    <message>
        <source>Plays without</source>
        <translation>Spielt ohne</translation>
    </message>
    <message>
        <source>Plunderers</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points added to the score of each seat, the first player&apos;s first.</source>
        <translation>Punkte, die zum Ergebnis jedes Platzes kommen, zuerst die des ersten Spielers.</translation>
    </message>
    <message>
        <source>Points for all cards of the type in the hand together, for 1, 2, 3 ... of them; the last entry holds for all beyond.</source>
        <translation>Punkte für alle Karten der Art auf der Hand zusammen, für 1, 2, 3 ... davon; der letzte Eintrag gilt für alle darüber.</translation>
    </message>
    <message>
        <source>Points for all cards of the type in the row together, for 1, 2, 3 ... of them; the last entry holds for all beyond.</source>
        <translation>Punkte für alle Karten der Art in der Reihe zusammen, für 1, 2, 3 ... davon; der letzte Eintrag gilt für alle darüber.</translation>
    </message>
    <message>
        <source>Points for all cards of the type together, for 1, 2, 3 ... of them; the last entry holds for all beyond.</source>
        <translation>Punkte für alle Karten der Art zusammen, für 1, 2, 3 ... davon; der letzte Eintrag gilt für alle darüber.</translation>
    </message>
    <message>
        <source>Points for each adjacent card of a type. In a file with `extends`, `null` removes one.</source>
        <translation>Punkte für jede benachbarte Karte einer Art. In einer Datei mit `extends` entfernt `null` einen Eintrag.</translation>
    </message>
    <message>
        <source>Points for each connected group of the type, for groups of 1, 2, 3 ... cards; the last entry holds for all beyond.</source>
        <translation>Punkte für jede verbundene Gruppe der Art, für Gruppen aus 1, 2, 3 ... Karten; der letzte Eintrag gilt für alle darüber.</translation>
    </message>
    <message>
        <source>Points for each family that is left.</source>
        <translation>Punkte für jede verbliebene Familie.</translation>
    </message>
    <message>
        <source>Points for each farm that is left.</source>
        <translation>Punkte für jeden verbliebenen Hof.</translation>
    </message>
    <message>
        <source>Points for each such card, by the number of different types in the territory: the highest entry reached. In a file with `extends`, `null` removes one.</source>
        <translation>Punkte für jede solche Karte nach der Zahl der verschiedenen Arten im Gebiet: der höchste erreichte Eintrag. In einer Datei mit `extends` entfernt `null` einen Eintrag.</translation>
    </message>
    <message>
        <source>Points for each such card.</source>
        <translation>Punkte für jede solche Karte.</translation>
    </message>
    <message>
        <source>Points for this number of cards; the last entry holds for all beyond.</source>
        <translation>Punkte für so viele Karten; der letzte Eintrag gilt für alle darüber.</translation>
    </message>
    <message>
        <source>Points if no board has a wound token.</source>
        <translation>Punkte, wenn auf keinem Brett ein Wundenmarker liegt.</translation>
    </message>
    <message>
        <source>Points in the hand, by column.</source>
        <translation>Punkte auf der Hand, nach Spalten.</translation>
    </message>
    <message>
        <source>Points in the row, by column.</source>
        <translation>Punkte in der Reihe, nach Spalten.</translation>
    </message>
    <message>
        <source>Points in this column.</source>
        <translation>Punkte in dieser Spalte.</translation>
    </message>
    <message>
        <source>Points when no card of its own type is adjacent.</source>
        <translation>Punkte, wenn keine Karte der eigenen Art benachbart ist.</translation>
    </message>
    <message>
        <source>Points when the card is in hand and a card of a type lies in the row of the same column. In a file with `extends`, `null` removes one.</source>
        <translation>Punkte, wenn die Karte auf der Hand ist und in der Reihe derselben Spalte eine Karte der Art liegt. In einer Datei mit `extends` entfernt `null` einen Eintrag.</translation>
    </message>
    <message>
        <source>Points with at least so many types.</source>
        <translation>Punkte bei mindestens so vielen Arten.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Raiders let in</source>
        <translation>Eingelassene Räuber</translation>
    </message>
    <message>
        <source>Reiner Knizia&apos;s Samurai: tokens surround settlements and capture their figures.</source>
        <translation>Reiner Knizias Samurai: Plättchen umstellen Siedlungen und erobern deren Figuren.</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Right neighbour draws</source>
        <translation>Rechter Nachbar zieht</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Routs</source>
        <translation>Schlägt in die Flucht</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Same type twice</source>
        <translation>Gleiche Art doppelt</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation>Späht aus</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <translation>Platz 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <translation>Platz 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <translation>Platz 6</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Six hexes change alike.</source>
        <translation>Sechs Felder ändern sich gleich.</translation>
    </message>
    <message>
        <source>So many barricades are built, never above the starting number.</source>
        <translation>So viele Barrikaden werden gebaut, nie mehr als am Anfang.</translation>
    </message>
    <message>
        <source>So many intruders go from the top of their pile to the discard.</source>
        <translation>So viele Eindringlinge kommen von ihrem Stapel auf die Ablage.</translation>
    </message>
    <message>
        <source>So many raiders are turned up and put back face up in any order.</source>
        <translation>So viele Räuber werden aufgedeckt und offen in beliebiger Reihenfolge zurückgelegt.</translation>
    </message>
    <message>
        <source>So many raiders go from the top of the stack to the discard.</source>
        <translation>So viele Räuber kommen vom Stapel auf die Ablage.</translation>
    </message>
    <message>
        <source>So often a support token goes to another samurai.</source>
        <translation>So oft geht ein Unterstützungsmarker an einen anderen Samurai.</translation>
    </message>
    <message>
        <source>So often a wound token is taken off a board.</source>
        <translation>So oft wird ein Wundenmarker von einem Brett genommen.</translation>
    </message>
    <message>
        <source>So often the last card of a line goes to another samurai, or to the own left.</source>
        <translation>So oft kommt die letzte Karte einer Linie zu einem anderen Samurai oder auf die eigene linke Seite.</translation>
    </message>
    <message>
        <source>So often the last card of a line goes to the discard.</source>
        <translation>So oft kommt die letzte Karte einer Linie auf die Ablage.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Start card</source>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>Start player&apos;s first hand</source>
        <translation>Hand des Startspielers</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Schlägt zu</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Surrounded by</source>
        <translation>Umstellt von</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Swap spaces</source>
        <translation>Felder zum Tauschen</translation>
    </message>
    <message>
        <source>Swapped places</source>
        <translation>Getauschte Plätze</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>The axial coordinates q and r of the settlement with this name.</source>
        <translation>Die axialen Koordinaten q und r der Siedlung mit diesem Namen.</translation>
    </message>
    <message>
        <source>The axial coordinates q and r of the settlement.</source>
        <translation>Die axialen Koordinaten q und r der Siedlung.</translation>
    </message>
    <message>
        <source>The axial coordinates q and r of the space.</source>
        <translation>Die axialen Koordinaten q und r des Feldes.</translation>
    </message>
    <message>
        <source>The capital, or what `one_of_each` names, gets one figure of each type; then the players in turn put one figure each into a settlement of their choice, larger settlements before smaller ones.</source>
        <translation>Die Hauptstadt, oder was `one_of_each` nennt, bekommt je eine Figur jeder Art; dann setzen die Spieler reihum je eine Figur in eine Siedlung ihrer Wahl, größere vor kleineren.</translation>
    </message>
    <message>
        <source>The card types by name, in the order in which they are listed everywhere. In a file with `extends`, `null` in place of a card removes it. Exactly one is the start card. At most 16 types.</source>
        <translation>Die Kartenarten nach Namen, in der Reihenfolge, in der sie überall stehen. In einer Datei mit `extends` entfernt `null` eine Karte. Genau eine ist die Startkarte. Höchstens 16 Arten.</translation>
    </message>
    <message>
        <source>The cards that attack the village: how many of each group come, when, and what is on them.</source>
        <translation>Die Karten, die das Dorf angreifen: wie viele jeder Gruppe kommen, wann, und was auf ihnen steht.</translation>
    </message>
    <message>
        <source>The code of a problem, or the code and the axial coordinates of its spaces.</source>
        <translation>Der Code eines Problems, oder der Code und die axialen Koordinaten seiner Felder.</translation>
    </message>
    <message>
        <source>The colour that counts in a tie: cards of one colour count once. `none` never counts.</source>
        <translation>Die Farbe, die bei Gleichstand zählt: Karten einer Farbe zählen einmal. `none` zählt nie.</translation>
    </message>
    <message>
        <source>The comparisons that find the winner, in order. Each keeps the players with its highest value, and who is left after the last one shares the win.</source>
        <translation>Die Vergleiche, die den Sieger finden, der Reihe nach. Jeder lässt die Spieler mit dem höchsten Wert übrig; wer nach dem letzten übrig ist, teilt den Sieg.</translation>
    </message>
    <message>
        <source>The designer&apos;s notes on single spaces. They change nothing in play.</source>
        <translation>Die Notizen des Autors zu einzelnen Feldern. Im Spiel ändern sie nichts.</translation>
    </message>
    <message>
        <source>The designer&apos;s notes: reasons, open questions, what rests on a ruling. They change nothing in play.</source>
        <translation>Die Notizen des Autors: Gründe, offene Fragen, was auf einer Auslegung beruht. Im Spiel ändern sie nichts.</translation>
    </message>
    <message>
        <source>The end comes with the turn after which so many piles are empty. `none` plays on until neither player can do anything.</source>
        <translation>Das Ende kommt mit dem Zug, nach dem so viele Stapel leer sind. Bei `none` geht es weiter, bis keiner mehr etwas tun kann.</translation>
    </message>
    <message>
        <source>The figure is set aside, belongs to nobody and counts towards the tie limit.</source>
        <translation>Die Figur kommt beiseite, gehört niemandem und zählt zur Remisgrenze.</translation>
    </message>
    <message>
        <source>The figure stays in its settlement and can still be captured when the influence changes.</source>
        <translation>Die Figur bleibt in ihrer Siedlung und kann noch erobert werden, wenn sich der Einfluss ändert.</translation>
    </message>
    <message>
        <source>The figure types that the token helps to capture, or `all`.</source>
        <translation>Die Figurenarten, die das Plättchen erobern hilft, oder `all`.</translation>
    </message>
    <message>
        <source>The figures are spread at random, under the same restrictions as in the draft.</source>
        <translation>Die Figuren werden zufällig verteilt, mit denselben Einschränkungen wie reihum.</translation>
    </message>
    <message>
        <source>The figures that stand in one settlement at the start.</source>
        <translation>Die Figuren, die am Anfang in einer Siedlung stehen.</translation>
    </message>
    <message>
        <source>The figures that stand in the settlements and are captured: their types, their numbers and how they come onto the board.</source>
        <translation>Die Figuren, die in den Siedlungen stehen und erobert werden: ihre Arten, ihre Zahl und wie sie auf den Plan kommen.</translation>
    </message>
    <message>
        <source>The first hand is drawn from the shuffled tokens.</source>
        <translation>Die erste Hand wird von den gemischten Plättchen gezogen.</translation>
    </message>
    <message>
        <source>The first type</source>
        <translation>Die erste Art</translation>
    </message>
    <message>
        <source>The game ends in the turn in which this many figures have been removed by ties. `none` switches this off.</source>
        <translation>Die Partie endet in dem Zug, in dem so viele Figuren durch Gleichstand weg sind. `none` schaltet das ab.</translation>
    </message>
    <message>
        <source>The game ends when no figure is left on the board.</source>
        <translation>Die Partie endet, wenn keine Figur mehr auf dem Plan ist.</translation>
    </message>
    <message>
        <source>The game ends when the last figure of any one type has left the board.</source>
        <translation>Die Partie endet, wenn die letzte Figur irgendeiner Art den Plan verlassen hat.</translation>
    </message>
    <message>
        <source>The game has no winner.</source>
        <translation>Die Partie hat keinen Sieger.</translation>
    </message>
    <message>
        <source>The game is over at once.</source>
        <translation>Die Partie ist sofort zu Ende.</translation>
    </message>
    <message>
        <source>The game whose rules these are. A file with `extends` takes it from there.</source>
        <translation>Das Spiel, dessen Regeln das sind. Eine Datei mit `extends` übernimmt es von dort.</translation>
    </message>
    <message>
        <source>The greater the better.</source>
        <translation>Je größer, desto besser.</translation>
    </message>
    <message>
        <source>The greatest value.</source>
        <translation>Der größte Wert.</translation>
    </message>
    <message>
        <source>The hand cards of one column.</source>
        <translation>Die Karten der Hand in einer Spalte.</translation>
    </message>
    <message>
        <source>The hex that the symmetry is about.</source>
        <translation>Das Feld, um das die Symmetrie liegt.</translation>
    </message>
    <message>
        <source>The hexes as they lie, one text per row. Neighbouring rows are staggered by one column, and a blank means that there is no space.</source>
        <translation>Die Felder, wie sie liegen, ein Text je Zeile. Benachbarte Zeilen sind um eine Spalte versetzt, und ein Leerzeichen heißt, dass dort kein Feld ist.</translation>
    </message>
    <message>
        <source>The hexes, each by its two coordinates.</source>
        <translation>Die Felder, jedes durch seine zwei Koordinaten.</translation>
    </message>
    <message>
        <source>The ids of the figure types, in the order in which they are listed everywhere. Records and all shipped variants use these ids.</source>
        <translation>Die Kennungen der Figurenarten, in der Reihenfolge, in der sie überall stehen. Aufzeichnungen und alle mitgelieferten Varianten benutzen sie.</translation>
    </message>
    <message>
        <source>The kinds of settlement that a map may use, and how many figures one of each kind holds.</source>
        <translation>Die Siedlungsarten, die eine Karte benutzen darf, und wie viele Figuren jede fasst.</translation>
    </message>
    <message>
        <source>The kinds of settlement that get one figure of each type before the other figures are placed. The editions give them to the capital alone: a city with room for all types still gets its figures in the draft. An empty list means none, and `placement: map` does not use it.</source>
        <translation>Die Siedlungsarten, die je eine Figur jeder Art bekommen, bevor die übrigen gesetzt werden. In den Ausgaben ist das nur die Hauptstadt: Eine Stadt mit Platz für alle Arten bekommt ihre Figuren trotzdem reihum. Eine leere Liste heißt keine, und `placement: map` benutzt sie nicht.</translation>
    </message>
    <message>
        <source>The largest number of players, always two.</source>
        <translation>Die größte Spielerzahl, immer zwei.</translation>
    </message>
    <message>
        <source>The largest number of players. It is not below the smallest.</source>
        <translation>Die größte Spielerzahl. Sie liegt nicht unter der kleinsten.</translation>
    </message>
    <message>
        <source>The least value.</source>
        <translation>Der kleinste Wert.</translation>
    </message>
    <message>
        <source>The left neighbour draws a raider into his line.</source>
        <translation>Der linke Nachbar zieht einen Räuber in seine Linie.</translation>
    </message>
    <message>
        <source>The map file states which figures stand where, under its key `figures`: as many of each type as `per_type` says, or with `from-map` as many as it likes. Settlements may stay empty, and a type that it does not place is not in play.</source>
        <translation>Die Kartendatei sagt unter `figures`, welche Figuren wo stehen: von jeder Art so viele, wie `per_type` sagt, oder bei `from-map` beliebig viele. Siedlungen dürfen leer bleiben, und eine Art, die sie nicht setzt, ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>The map to start from: a shipped name or a path relative to this file. A game without a map has none.</source>
        <translation>Die Karte, von der sie ausgeht: ein mitgelieferter Name oder ein Pfad ab dieser Datei. Ein Spiel ohne Karte hat keine.</translation>
    </message>
    <message>
        <source>The map&apos;s settlements decide: all their slots are filled, spread evenly over the types.</source>
        <translation>Die Siedlungen der Karte entscheiden: Alle Plätze werden besetzt, gleichmäßig mit allen Arten.</translation>
    </message>
    <message>
        <source>The maps to play on: shipped names or paths relative to this file. A game without a map has none.</source>
        <translation>Die Karten, auf denen gespielt wird: mitgelieferte Namen oder Pfade ab dieser Datei. Ein Spiel ohne Karte hat keine.</translation>
    </message>
    <message>
        <source>The most captured figures of all types together.</source>
        <translation>Die meisten eroberten Figuren aller Arten zusammen.</translation>
    </message>
    <message>
        <source>The most captured figures outside the player&apos;s own majority types.</source>
        <translation>Die meisten eroberten Figuren außerhalb der eigenen Mehrheiten.</translation>
    </message>
    <message>
        <source>The most different colours in the territory.</source>
        <translation>Die meisten verschiedenen Farben im Gebiet.</translation>
    </message>
    <message>
        <source>The most points, the handicap included.</source>
        <translation>Die meisten Punkte, die Vorgabe eingerechnet.</translation>
    </message>
    <message>
        <source>The name of the experiment as people read it in lists and reports.</source>
        <translation>Der Name des Experiments, wie man ihn in Listen und Berichten liest.</translation>
    </message>
    <message>
        <source>The name of the level.</source>
        <translation>Der Name der Stufe.</translation>
    </message>
    <message>
        <source>The name of the map as people read it in lists and reports.</source>
        <translation>Der Name der Karte, wie man ihn in Listen und Berichten liest.</translation>
    </message>
    <message>
        <source>The name of the piece.</source>
        <translation>Der Name des Teils.</translation>
    </message>
    <message>
        <source>The name of the search as people read it.</source>
        <translation>Der Name der Suche, wie man ihn liest.</translation>
    </message>
    <message>
        <source>The name of the variant as people read it in lists and reports.</source>
        <translation>Der Name der Variante, wie man ihn in Listen und Berichten liest.</translation>
    </message>
    <message>
        <source>The name that people read instead of the id.</source>
        <translation>Der Name, den man statt der Kennung liest.</translation>
    </message>
    <message>
        <source>The names of settlements, each with the place of its space.</source>
        <translation>Die Namen der Siedlungen, jeder mit dem Ort seines Feldes.</translation>
    </message>
    <message>
        <source>The number from which all chance is drawn. The same seed gives the same games on every machine, and all cells share it, so that their games can be paired.</source>
        <translation>Die Zahl, aus der aller Zufall kommt. Derselbe Startwert gibt auf jeder Maschine dieselben Partien, und alle Zellen teilen ihn, sodass sich Partien paaren lassen.</translation>
    </message>
    <message>
        <source>The one extra action that may go with developing.</source>
        <translation>Die eine Zusatzaktion, die zum Ausbauen gehören kann.</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Der Gegner</translation>
    </message>
    <message>
        <source>The opponent of whoever brings the end has one.</source>
        <translation>Der Gegner dessen, der das Ende bringt.</translation>
    </message>
    <message>
        <source>The opponent of whoever declares has one.</source>
        <translation>Der Gegner dessen, der ausruft.</translation>
    </message>
    <message>
        <source>The parts that the board consists of: the character of each in the second picture, and its name.</source>
        <translation>Die Teile, aus denen der Plan besteht: das Zeichen jedes Teils im zweiten Bild und sein Name.</translation>
    </message>
    <message>
        <source>The pieces that a game of five uses.</source>
        <translation>Die Teile, die ein Spiel zu fünft nutzt.</translation>
    </message>
    <message>
        <source>The pieces that a game of four uses.</source>
        <translation>Die Teile, die ein Spiel zu viert nutzt.</translation>
    </message>
    <message>
        <source>The pieces that a game of six uses.</source>
        <translation>Die Teile, die ein Spiel zu sechst nutzt.</translation>
    </message>
    <message>
        <source>The pieces that a game of three uses.</source>
        <translation>Die Teile, die ein Spiel zu dritt nutzt.</translation>
    </message>
    <message>
        <source>The pieces that a game of two uses.</source>
        <translation>Die Teile, die ein Spiel zu zweit nutzt.</translation>
    </message>
    <message>
        <source>The player chooses the moment: before developing or after it.</source>
        <translation>Der Spieler wählt den Zeitpunkt: vor dem Ausbauen oder danach.</translation>
    </message>
    <message>
        <source>The player counts for which they lie open; an empty list means never.</source>
        <translation>Die Spielerzahlen, bei denen sie offen liegen; eine leere Liste heißt nie.</translation>
    </message>
    <message>
        <source>The player counts to play with.</source>
        <translation>Die Spielerzahlen, mit denen gespielt wird.</translation>
    </message>
    <message>
        <source>The player whose turn it is takes the figure.</source>
        <translation>Die Figur nimmt der Spieler, der am Zug ist.</translation>
    </message>
    <message>
        <source>The player with the most captured figures wins; tied players share the win.</source>
        <translation>Es gewinnt, wer die meisten Figuren erobert hat; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>The players with majorities in the most types stay in the running.</source>
        <translation>Die Spieler mit Mehrheiten in den meisten Arten bleiben im Rennen.</translation>
    </message>
    <message>
        <source>The question that the experiment is to answer, in one or two sentences.</source>
        <translation>Die Frage, die das Experiment beantworten soll, in ein oder zwei Sätzen.</translation>
    </message>
    <message>
        <source>The report shows every metric that the game knows.</source>
        <translation>Der Bericht zeigt jede Messgröße, die das Spiel kennt.</translation>
    </message>
    <message>
        <source>The right neighbour draws a raider into his line.</source>
        <translation>Der rechte Nachbar zieht einen Räuber in seine Linie.</translation>
    </message>
    <message>
        <source>The right to declare the end instead of any other action.</source>
        <translation>Das Recht, statt jeder anderen Aktion das Ende auszurufen.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>The round in which they join; they stay to the end.</source>
        <translation>Die Runde, in der sie dazukommen; sie bleiben bis zum Ende.</translation>
    </message>
    <message>
        <source>The row card and the hand card of one own column.</source>
        <translation>Die Karte der Reihe und die der Hand in einer eigenen Spalte.</translation>
    </message>
    <message>
        <source>The row cards of one column.</source>
        <translation>Die Karten der Reihe in einer Spalte.</translation>
    </message>
    <message>
        <source>The rules of one edition or house variant as values. A file with `extends` says only what differs from another variant; every other file says everything.</source>
        <translation>Die Regeln einer Ausgabe oder Hausvariante als Werte. Eine Datei mit `extends` sagt nur, was von einer anderen Variante abweicht; jede andere sagt alles.</translation>
    </message>
    <message>
        <source>The samurai are dealt at random.</source>
        <translation>Die Samurai werden zufällig verteilt.</translation>
    </message>
    <message>
        <source>The samurai discards a card of his left.</source>
        <translation>Der Samurai wirft eine Karte links ab.</translation>
    </message>
    <message>
        <source>The samurai takes a wound.</source>
        <translation>Der Samurai erleidet eine Wunde.</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Der zweite Spieler</translation>
    </message>
    <message>
        <source>The second player has one when the end comes in the first player&apos;s turn.</source>
        <translation>Der zweite Spieler, wenn das Ende im Zug des ersten kommt.</translation>
    </message>
    <message>
        <source>The seven, or as many as you like: their talents and both sides of their boards.</source>
        <translation>Die sieben, oder so viele Sie wollen: ihre Talente und beide Seiten ihrer Bretter.</translation>
    </message>
    <message>
        <source>The side that is up at the start.</source>
        <translation>Die Seite, die am Anfang oben liegt.</translation>
    </message>
    <message>
        <source>The side that wounds turn up.</source>
        <translation>Die Seite, die durch Wunden nach oben kommt.</translation>
    </message>
    <message>
        <source>The smaller the better.</source>
        <translation>Je kleiner, desto besser.</translation>
    </message>
    <message>
        <source>The smallest number of players, always two.</source>
        <translation>Die kleinste Spielerzahl, immer zwei.</translation>
    </message>
    <message>
        <source>The smallest number of players.</source>
        <translation>Die kleinste Spielerzahl.</translation>
    </message>
    <message>
        <source>The spaces of the map whose kinds may trade places, so that every kind stays as frequent as it is.</source>
        <translation>Die Felder der Karte, deren Arten die Plätze tauschen dürfen, sodass jede Art gleich häufig bleibt.</translation>
    </message>
    <message>
        <source>The spaces on which the token may be placed. They must be empty, and settlements never take tokens.</source>
        <translation>Die Felder, auf die das Plättchen gelegt werden darf. Sie müssen leer sein, und auf Siedlungen kommt nie ein Plättchen.</translation>
    </message>
    <message>
        <source>The start player&apos;s first hand is drawn from the shuffled tokens, whatever the others do.</source>
        <translation>Die erste Hand des Startspielers wird von den gemischten Plättchen gezogen, was auch immer die anderen tun.</translation>
    </message>
    <message>
        <source>The start player&apos;s first hand is found as `first` says.</source>
        <translation>Die erste Hand des Startspielers wird gefunden, wie `first` sagt.</translation>
    </message>
    <message>
        <source>The support tokens of absent samurai, which lie open beside the village.</source>
        <translation>Die Unterstützungsmarker abwesender Samurai, die offen neben dem Dorf liegen.</translation>
    </message>
    <message>
        <source>The token counts for figures of every type.</source>
        <translation>Das Plättchen zählt für Figuren jeder Art.</translation>
    </message>
    <message>
        <source>The tokens that each player has, by name; all players have the same. In a file with `extends`, `null` in place of a token removes it. Several may do the same, but no two may be written alike: key and strength (`ship-2`), or the bare key of an action token. At most 32 different tokens and 40 tokens per player.</source>
        <translation>Die Plättchen jedes Spielers, nach Namen; alle haben die gleichen. In einer Datei mit `extends` entfernt `null` ein Plättchen. Mehrere dürfen dasselbe tun, aber keine zwei sich gleich schreiben: Schlüssel und Stärke (`ship-2`) oder nur der Schlüssel eines Aktionsplättchens. Höchstens 32 verschiedene und 40 je Spieler.</translation>
    </message>
    <message>
        <source>The tokens that this seat does not have, each as it is written: key and strength, or the bare key of an action token.</source>
        <translation>Die Plättchen, die dieser Platz nicht hat, wie man sie schreibt: Schlüssel und Stärke oder nur der Schlüssel eines Aktionsplättchens.</translation>
    </message>
    <message>
        <source>The top raider goes unseen to the intruders.</source>
        <translation>Der oberste Räuber kommt ungesehen zu den Eindringlingen.</translation>
    </message>
    <message>
        <source>The total of the line that sets the power free.</source>
        <translation>Die Summe der Linie, die die Kraft freisetzt.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The two coordinates of a hex.</source>
        <translation>Die zwei Koordinaten eines Feldes.</translation>
    </message>
    <message>
        <source>The type ids of the figures that stand there.</source>
        <translation>Die Kennungen der Figurenarten, die dort stehen.</translation>
    </message>
    <message>
        <source>The value that replaces the variant&apos;s own; `null` removes an entry that the variant inherits.</source>
        <translation>Der Wert, der den der Variante ersetzt; `null` entfernt einen geerbten Eintrag.</translation>
    </message>
    <message>
        <source>The values of the variant that may change, by dotted key: a range of whole numbers, or a list of values.</source>
        <translation>Die Werte der Variante, die sich ändern dürfen, nach Schlüssel mit Punkten: ein Bereich ganzer Zahlen oder eine Liste von Werten.</translation>
    </message>
    <message>
        <source>The values to try, one cell each.</source>
        <translation>Die Werte, die versucht werden, je eine Zelle.</translation>
    </message>
    <message>
        <source>The variant that this one changes: a shipped name or a path relative to this file. Mappings merge, lists and single values replace, and `null` removes a card.</source>
        <translation>Die Variante, die diese ändert: ein mitgelieferter Name oder ein Pfad ab dieser Datei. Zuordnungen verbinden sich, Listen und einzelne Werte ersetzen, und `null` entfernt eine Karte.</translation>
    </message>
    <message>
        <source>The variant that this one changes: a shipped name or a path relative to this file. Mappings merge, lists and single values replace, and `null` removes a token.</source>
        <translation>Die Variante, die diese ändert: ein mitgelieferter Name oder ein Pfad ab dieser Datei. Zuordnungen verbinden sich, Listen und einzelne Werte ersetzen, und `null` entfernt ein Plättchen.</translation>
    </message>
    <message>
        <source>The variant that this one changes: a shipped name or a path relative to this file. Mappings merge, lists and single values replace, and `null` removes an entry.</source>
        <translation>Die Variante, die diese ändert: ein mitgelieferter Name oder ein Pfad ab dieser Datei. Zuordnungen verbinden sich, Listen und einzelne Werte ersetzen, und `null` entfernt einen Eintrag.</translation>
    </message>
    <message>
        <source>The variant to start from: a shipped name or a path relative to this file.</source>
        <translation>Die Variante, von der sie ausgeht: ein mitgelieferter Name oder ein Pfad ab dieser Datei.</translation>
    </message>
    <message>
        <source>The variants to compare: shipped names or paths relative to this file. The first is the baseline.</source>
        <translation>Die verglichenen Varianten: mitgelieferte Namen oder Pfade ab dieser Datei. Die erste ist der Vergleichsmaßstab.</translation>
    </message>
    <message>
        <source>The wound that kills him, and all lose.</source>
        <translation>Die Wunde, die ihn tötet, und alle verlieren.</translation>
    </message>
    <message>
        <source>The wound that turns his board to the animal.</source>
        <translation>Die Wunde, die sein Brett auf das Tier wendet.</translation>
    </message>
    <message>
        <source>The wounded</source>
        <translation>Die Verwundeten</translation>
    </message>
    <message>
        <source>There are no extra actions; emissaries only issue decrees.</source>
        <translation>Es gibt keine Zusatzaktionen; Gesandte verkünden nur Erlasse.</translation>
    </message>
    <message>
        <source>They last</source>
        <translation>Sie gelten für</translation>
    </message>
    <message>
        <source>Three hexes change alike.</source>
        <translation>Drei Felder ändern sich gleich.</translation>
    </message>
    <message>
        <source>Tie limit</source>
        <translation>Remisgrenze</translation>
    </message>
    <message>
        <source>Tied figure</source>
        <translation>Figur bei Gleichstand</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To the active player</source>
        <translation>An den aktiven Spieler</translation>
    </message>
    <message>
        <source>To the discard</source>
        <translation>Auf den Ablagestapel</translation>
    </message>
    <message>
        <source>To the end of the round.</source>
        <translation>Bis zum Ende der Runde.</translation>
    </message>
    <message>
        <source>To the end of the turn.</source>
        <translation>Bis zum Ende des Zugs.</translation>
    </message>
    <message>
        <source>To the intruders</source>
        <translation>Zu den Eindringlingen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Token exchange</source>
        <translation>Plättchentausch</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turns at</source>
        <translation>Dreht sich bei Wunde</translation>
    </message>
    <message>
        <source>Two cards of the own hand.</source>
        <translation>Zwei Karten der eigenen Hand.</translation>
    </message>
    <message>
        <source>Two cards of the own row.</source>
        <translation>Zwei Karten der eigenen Reihe.</translation>
    </message>
    <message>
        <source>Two figures on the board change places, and the token leaves the game.</source>
        <translation>Zwei Figuren auf dem Plan tauschen die Plätze, und das Plättchen scheidet aus.</translation>
    </message>
    <message>
        <source>Two open river cards; the face-down cards below them stay.</source>
        <translation>Zwei offene Karten des Flusses; die verdeckten darunter bleiben.</translation>
    </message>
    <message>
        <source>Two opposite hexes change alike.</source>
        <translation>Zwei gegenüberliegende Felder ändern sich gleich.</translation>
    </message>
    <message>
        <source>Types gone</source>
        <translation>Verbrauchte Arten</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Unseen to the intruders.</source>
        <translation>Ungesehen zu den Eindringlingen.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values of the variants that are changed in all cells, each named by its keys with dots between them.</source>
        <translation>Werte der Varianten, die in allen Zellen geändert sind, jeder benannt durch seine Schlüssel mit Punkten dazwischen.</translation>
    </message>
    <message>
        <source>Values of the variants that take several values in turn, each named by its keys with dots between them. Several names are combined with each other; an experiment has 2,000 cells at most.</source>
        <translation>Werte der Varianten, die nacheinander mehrere Werte annehmen, jeder benannt durch seine Schlüssel mit Punkten dazwischen. Mehrere Namen werden miteinander verbunden; ein Experiment hat höchstens 2.000 Zellen.</translation>
    </message>
    <message>
        <source>Variant of 7 Samurai</source>
        <translation>Variante von 7 Samurai</translation>
    </message>
    <message>
        <source>Variant of Naishi</source>
        <translation>Variante von Naishi</translation>
    </message>
    <message>
        <source>Variant of Samurai</source>
        <translation>Variante von Samurai</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Warnings and notes of the board check that are meant to be as they are: the code of a problem, perhaps with the spaces it concerns.</source>
        <translation>Warnungen und Hinweise der Planprüfung, die so gewollt sind: der Code eines Problems, vielleicht mit den betroffenen Feldern.</translation>
    </message>
    <message>
        <source>Watching family</source>
        <translation>Wachende Familie</translation>
    </message>
    <message>
        <source>What a candidate must keep, whatever it gains.</source>
        <translation>Was ein Kandidat einhalten muss, was immer er gewinnt.</translation>
    </message>
    <message>
        <source>What a samurai defends with it on his left.</source>
        <translation>Was ein Samurai links mit ihr verteidigt.</translation>
    </message>
    <message>
        <source>What a won game is worth.</source>
        <translation>Was eine gewonnene Partie wert ist.</translation>
    </message>
    <message>
        <source>What an emissary on a discard space washes away.</source>
        <translation>Was ein Gesandter auf einem Feld zum Abwerfen wegspült.</translation>
    </message>
    <message>
        <source>What an emissary on a swap space may exchange.</source>
        <translation>Was ein Gesandter auf einem Feld zum Tauschen vertauschen darf.</translation>
    </message>
    <message>
        <source>What an imperial decree exchanges.</source>
        <translation>Was ein kaiserlicher Erlass tauscht.</translation>
    </message>
    <message>
        <source>What becomes of a figure on which two or more players share the strongest influence, or on which nobody has any.</source>
        <translation>Was mit einer Figur geschieht, auf die zwei oder mehr Spieler gleich den größten Einfluss haben oder niemand einen.</translation>
    </message>
    <message>
        <source>What each character of the terrain picture means: `sea`, `land` or a settlement kind of the variant.</source>
        <translation>Was jedes Zeichen des Geländebilds bedeutet: `sea`, `land` oder eine Siedlungsart der Variante.</translation>
    </message>
    <message>
        <source>What each samurai costs at the end of a round who lacks a symbol on his left.</source>
        <translation>Was am Ende einer Runde jeder Samurai kostet, dem links ein Symbol fehlt.</translation>
    </message>
    <message>
        <source>What ends the game, and who has a last turn. The turn in which it happens is always finished.</source>
        <translation>Was die Partie beendet und wer einen letzten Zug hat. Der Zug, in dem es geschieht, wird immer zu Ende gespielt.</translation>
    </message>
    <message>
        <source>What ends the game. The turn in which it happens is always finished.</source>
        <translation>Was die Partie beendet. Der Zug, in dem es geschieht, wird immer zu Ende gespielt.</translation>
    </message>
    <message>
        <source>What happens.</source>
        <translation>Was geschieht.</translation>
    </message>
    <message>
        <source>What he can always do.</source>
        <translation>Was er immer kann.</translation>
    </message>
    <message>
        <source>What is added to the score of this seat.</source>
        <translation>Was zum Ergebnis dieses Platzes kommt.</translation>
    </message>
    <message>
        <source>What is compared in this stage.</source>
        <translation>Was auf dieser Stufe verglichen wird.</translation>
    </message>
    <message>
        <source>What is different for single seats, by the number of players and then by the seat, counted from 1 as the start player: tokens that it plays without, the size of its hand, and figures that it begins with. Without this all seats are equal.</source>
        <translation>Was für einzelne Plätze anders ist, nach Spielerzahl und Platz, gezählt ab 1 als Startspieler: Plättchen, ohne die er spielt, die Größe der Hand und Figuren, mit denen er beginnt. Sonst sind alle Plätze gleich.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of five.</source>
        <translation>Was für manche Plätze im Spiel zu fünft anders ist.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of four.</source>
        <translation>Was für manche Plätze im Spiel zu viert anders ist.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of six.</source>
        <translation>Was für manche Plätze im Spiel zu sechst anders ist.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of three.</source>
        <translation>Was für manche Plätze im Spiel zu dritt anders ist.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of two.</source>
        <translation>Was für manche Plätze im Spiel zu zweit anders ist.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 2.</source>
        <translation>Was für den Spieler auf Platz 2 anders ist.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 3.</source>
        <translation>Was für den Spieler auf Platz 3 anders ist.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 4.</source>
        <translation>Was für den Spieler auf Platz 4 anders ist.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 5.</source>
        <translation>Was für den Spieler auf Platz 5 anders ist.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 6.</source>
        <translation>Was für den Spieler auf Platz 6 anders ist.</translation>
    </message>
    <message>
        <source>What is different for the start player.</source>
        <translation>Was für den Startspieler anders ist.</translation>
    </message>
    <message>
        <source>What it costs to go beyond the Kiai value.</source>
        <translation>Was es kostet, über den Kiai-Wert zu kommen.</translation>
    </message>
    <message>
        <source>What it does to the samurai whose turn begins with it as his last card; two at most.</source>
        <translation>Was sie dem Samurai antut, dessen Zug mit ihr als letzter Karte beginnt; höchstens zwei Strafen.</translation>
    </message>
    <message>
        <source>What kind of document this is and which version of it. It is the first key of the file.</source>
        <translation>Was für ein Dokument das ist und in welcher Version. Es ist der erste Schlüssel der Datei.</translation>
    </message>
    <message>
        <source>What stands behind the score of a won game; it may be empty.</source>
        <translation>Was hinter dem Ergebnis einer gewonnenen Partie steht; es darf leer sein.</translation>
    </message>
    <message>
        <source>What stays symmetric about the centre: opposite hexes then change together.</source>
        <translation>Was um die Mitte symmetrisch bleibt: Gegenüberliegende Felder ändern sich dann gemeinsam.</translation>
    </message>
    <message>
        <source>What the action Support costs.</source>
        <translation>Was die Aktion Unterstützung kostet.</translation>
    </message>
    <message>
        <source>What the card is worth at the end. All that is said here adds up. In a file with `extends`, `null` removes one.</source>
        <translation>Was die Karte am Ende wert ist. Alles, was hier steht, zählt zusammen. In einer Datei mit `extends` entfernt `null` einen Eintrag.</translation>
    </message>
    <message>
        <source>What the card is. Characters and provinces count as types; the start card fills rows and hands.</source>
        <translation>Was die Karte ist. Charaktere und Provinzen zählen als Arten; die Startkarte füllt Reihen und Hände.</translation>
    </message>
    <message>
        <source>What the note says.</source>
        <translation>Was die Notiz sagt.</translation>
    </message>
    <message>
        <source>What the report shows, by name, or the word `all`.</source>
        <translation>Was der Bericht zeigt, nach Namen, oder das Wort `all`.</translation>
    </message>
    <message>
        <source>What the samurai may do when he reaches his Kiai, in this order; no entry means no power.</source>
        <translation>Was der Samurai tun darf, wenn er sein Kiai erreicht, in dieser Reihenfolge; kein Eintrag heißt keine Kraft.</translation>
    </message>
    <message>
        <source>What the search aims at: the smallest or greatest value of a measure, or one near a number.</source>
        <translation>Was die Suche anstrebt: den kleinsten oder größten Wert einer Messgröße oder einen nahe einer Zahl.</translation>
    </message>
    <message>
        <source>What the search is to find, in one or two sentences.</source>
        <translation>Was die Suche finden soll, in ein oder zwei Sätzen.</translation>
    </message>
    <message>
        <source>What the token does instead of counting next to settlements.</source>
        <translation>Was das Plättchen tut, statt neben Siedlungen zu zählen.</translation>
    </message>
    <message>
        <source>What this level is called, and the mark behind its score.</source>
        <translation>Wie diese Stufe heißt und welches Zeichen hinter ihrem Ergebnis steht.</translation>
    </message>
    <message>
        <source>What wounds do to a samurai.</source>
        <translation>Was Wunden einem Samurai antun.</translation>
    </message>
    <message>
        <source>When a samurai reaches his Kiai.</source>
        <translation>Wann ein Samurai sein Kiai erreicht.</translation>
    </message>
    <message>
        <source>When a settlement is surrounded, when its figures are awarded, and what becomes of a tie.</source>
        <translation>Wann eine Siedlung umstellt ist, wann ihre Figuren vergeben werden und was bei Gleichstand geschieht.</translation>
    </message>
    <message>
        <source>When surrounded settlements are found and their figures awarded.</source>
        <translation>Wann umstellte Siedlungen gesucht und ihre Figuren vergeben werden.</translation>
    </message>
    <message>
        <source>Where chance begins: all candidates play the same deals.</source>
        <translation>Wo der Zufall beginnt: Alle Kandidaten spielen dieselben Verteilungen.</translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation>Wohin sie gehen</translation>
    </message>
    <message>
        <source>Where those raiders go.</source>
        <translation>Wohin diese Räuber gehen.</translation>
    </message>
    <message>
        <source>Whether a Kiai is also reached when a card leaves the line; a card added or a turned board always count.</source>
        <translation>Ob ein Kiai auch erreicht wird, wenn eine Karte die Linie verlässt; eine hinzugefügte Karte oder ein gewendetes Brett zählt immer.</translation>
    </message>
    <message>
        <source>Whether a farm that is lost does what its back says.</source>
        <translation>Ob ein verlorener Hof tut, was seine Rückseite sagt.</translation>
    </message>
    <message>
        <source>Whether an extra action comes before developing, after it, or either.</source>
        <translation>Ob eine Zusatzaktion vor dem Ausbauen kommt, danach oder nach Wahl.</translation>
    </message>
    <message>
        <source>Whether captured figures lie open for everybody or hidden behind the screens, for each number of players.</source>
        <translation>Ob eroberte Figuren für alle offen liegen oder hinter den Sichtschirmen verborgen sind, für jede Spielerzahl.</translation>
    </message>
    <message>
        <source>Whether every further card costs again while he is beyond.</source>
        <translation>Ob jede weitere Karte wieder kostet, solange er darüber ist.</translation>
    </message>
    <message>
        <source>Whether families that are left give their bonus at the end of each round.</source>
        <translation>Ob die verbliebenen Familien am Ende jeder Runde ihren Bonus geben.</translation>
    </message>
    <message>
        <source>Whether it costs a barricade as an intruder.</source>
        <translation>Ob sie als Eindringling eine Barrikade kostet.</translation>
    </message>
    <message>
        <source>Whether one settlement may hold two figures of the same type. It binds the set-up and every exchange of figures.</source>
        <translation>Ob in einer Siedlung zwei Figuren derselben Art stehen dürfen. Das bindet den Aufbau und jeden Figurentausch.</translation>
    </message>
    <message>
        <source>Whether poor candidates stop early.</source>
        <translation>Ob schwache Kandidaten früh gestoppt werden.</translation>
    </message>
    <message>
        <source>Whether the agents of a line-up move on by one seat from game to game, so that each plays every seat equally often.</source>
        <translation>Ob die Agenten einer Besetzung von Partie zu Partie um einen Platz weiterrücken, sodass jeder jeden Platz gleich oft spielt.</translation>
    </message>
    <message>
        <source>Whether the opponent may see a hand. Open hands are seen once they are shuffled, not before.</source>
        <translation>Ob der Gegner eine Hand sehen darf. Offene Hände sieht man nach dem Mischen, nicht vorher.</translation>
    </message>
    <message>
        <source>Whether the start player&apos;s first hand is found as everybody&apos;s is, or always at random. A set-up handicap for the advantage of the first turn.</source>
        <translation>Ob die erste Hand des Startspielers wie die der anderen gefunden wird oder immer zufällig. Eine Vorgabe gegen den Vorteil des ersten Zugs.</translation>
    </message>
    <message>
        <source>Whether the token carries the Japanese character. Any number of fast tokens may be played in a turn, before or after the normal ones.</source>
        <translation>Ob das Plättchen das japanische Schriftzeichen trägt. Beliebig viele schnelle Plättchen dürfen im Zug gelegt werden, vor oder nach den normalen.</translation>
    </message>
    <message>
        <source>Which board pieces each number of players uses. On a map without pieces it is the list of the player counts for which the map is made.</source>
        <translation>Welche Teile des Plans jede Spielerzahl nutzt. Auf einer Karte ohne Teile ist es die Liste der Spielerzahlen, für die sie gemacht ist.</translation>
    </message>
    <message>
        <source>Which cards of one column the two players may be made to exchange.</source>
        <translation>Welche Karten einer Spalte die beiden Spieler tauschen müssen.</translation>
    </message>
    <message>
        <source>Which raiders it comes with.</source>
        <translation>Mit welchen Räubern sie kommt.</translation>
    </message>
    <message>
        <source>Which spaces next to a settlement must hold tokens before its figures are captured.</source>
        <translation>Auf welchen Feldern neben einer Siedlung Plättchen liegen müssen, bevor ihre Figuren erobert werden.</translation>
    </message>
    <message>
        <source>Who has a last turn after a declaration.</source>
        <translation>Wer nach dem Ausrufen einen letzten Zug hat.</translation>
    </message>
    <message>
        <source>Who has a last turn when the piles bring the end.</source>
        <translation>Wer einen letzten Zug hat, wenn die Stapel das Ende bringen.</translation>
    </message>
    <message>
        <source>Who is in play: dealt at random, or a list of names by seat, which chance then turns to the first player.</source>
        <translation>Wer im Spiel ist: zufällig verteilt oder eine Liste von Namen nach Plätzen, die der Zufall dann zum ersten Spieler dreht.</translation>
    </message>
    <message>
        <source>Who plays all seats.</source>
        <translation>Wer alle Plätze spielt.</translation>
    </message>
    <message>
        <source>Who plays: each line-up is one agent for all seats, or a list with one agent per seat. A list is used with as many players as it has agents.</source>
        <translation>Wer spielt: Jede Besetzung ist ein Agent für alle Plätze oder eine Liste mit einem Agenten je Platz. Eine Liste gilt für so viele Spieler, wie sie Agenten hat.</translation>
    </message>
    <message>
        <source>Who wins when no player has a majority in any type. The stages are then not used.</source>
        <translation>Wer gewinnt, wenn niemand in einer Art die Mehrheit hat. Die Stufen werden dann nicht benutzt.</translation>
    </message>
    <message>
        <source>Who wins, once both territories are counted.</source>
        <translation>Wer gewinnt, wenn beide Gebiete gezählt sind.</translation>
    </message>
    <message>
        <source>Who wins. A majority in a type is strictly more captured figures of it than any other player has.</source>
        <translation>Wer gewinnt. Eine Mehrheit in einer Art sind mehr eroberte Figuren, als jeder andere Spieler davon hat.</translation>
    </message>
    <message>
        <source>Whom the healing family may pick.</source>
        <translation>Wen die heilende Familie treffen kann.</translation>
    </message>
    <message>
        <source>With how many wounds each samurai starts.</source>
        <translation>Mit wie vielen Wunden jeder Samurai beginnt.</translation>
    </message>
    <message>
        <source>With open tokens the plunderers are dealt anew until so many dolls are among them.</source>
        <translation>Mit offenen Markern werden die Plünderer neu ausgeteilt, bis so viele Puppen darunter sind.</translation>
    </message>
    <message>
        <source>With so many players</source>
        <translation>Bei so vielen Spielern</translation>
    </message>
    <message>
        <source>Without a doll</source>
        <translation>Ohne Puppe</translation>
    </message>
    <message>
        <source>Without a farm</source>
        <translation>Ohne Hof</translation>
    </message>
    <message>
        <source>Without a hat</source>
        <translation>Ohne Hut</translation>
    </message>
    <message>
        <source>Without it a family is lost.</source>
        <translation>Ohne sie geht eine Familie verloren.</translation>
    </message>
    <message>
        <source>Without it a farm is lost.</source>
        <translation>Ohne ihn geht ein Hof verloren.</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Wound back</source>
        <translation>Rückseite Wunde</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>`least`, `most`, or the number that it should be near.</source>
        <translation>`least`, `most` oder die Zahl, der sie nahe sein soll.</translation>
    </message>
    <message>
        <source>`sea`, `land` or a settlement kind of the variant, such as `village`.</source>
        <translation>`sea`, `land` oder eine Siedlungsart der Variante, zum Beispiel `village`.</translation>
    </message>
    <message>
        <source>`spread` between the seats, `skill` (what greedy wins among random players), or a metric by its name, with its label after a blank where it has several.</source>
        <translation>`spread` zwischen den Plätzen, `skill` (was greedy unter Zufallsspielern gewinnt) oder eine Messgröße nach Namen, mit ihrer Bezeichnung nach einem Leerzeichen, wo sie mehrere hat.</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>emissaries</source>
        <translation>Gesandte</translation>
    </message>
    <message>
        <source>families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>farms</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>plunderers</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>raiders</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>Wunden</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Holds: on games that the search never saw, the interval of each objective reaches what was found, or is better. Shrunk: of one it does not.</source>
        <translation>Hält: In Partien, die die Suche nie sah, reicht das Intervall jedes Ziels bis zum Gefundenen oder ist besser. Geschrumpft: Bei einem tut es das nicht.</translation>
    </message>
    <message>
        <source>Stopped early after {games} games.</source>
        <translation>Nach {games} Partien früh gestoppt.</translation>
    </message>
    <message>
        <source>Trial {number} found {found} and keeps {confirmed} ({measure}).</source>
        <translation>Versuch {number} fand {found} und behält {confirmed} ({measure}).</translation>
    </message>
    <message>
        <source>Trial {number}, which found {found}, keeps {confirmed}.</source>
        <translation>Versuch {number}, der {found} fand, behält {confirmed}.</translation>
    </message>
    <message>
        <source>Trial {number}: {difference}</source>
        <translation>Versuch {number}: {difference}</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>wie es jetzt ist</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>shrunk</source>
        <translation>geschrumpft</translation>
    </message>
    <message>
        <source>{measure}: {found} found</source>
        <translation>{measure}: {found} gefunden</translation>
    </message>
    <message>
        <source>{measure}: {found} found, {confirmed} confirmed</source>
        <translation>{measure}: {found} gefunden, {confirmed} bestätigt</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} gegen {other}</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant} auf {map}</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>({file}, line {line})</source>
        <translation>({file}, Zeile {line})</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tusche</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>After a crash the next start offers them; your files are not touched.</source>
        <translation>Nach einem Absturz bietet der nächste Start sie an; Ihre Dateien bleiben unberührt.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>How long after a change the text is kept.</source>
        <translation>Wie lange nach einer Änderung der Text gesichert wird.</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>Keep them after</source>
        <translation>Sichern nach</translation>
    </message>
    <message>
        <source>Keep unsaved changes for recovery</source>
        <translation>Ungespeicherte Änderungen sichern</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark colours; by default those of your desktop.</source>
        <translation>Helle oder dunkle Farben; sonst die Ihres Systems.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Makes everything larger, on top of the scale of your desktop.</source>
        <translation>Macht alles größer, zusätzlich zur Skalierung des Systems.</translation>
    </message>
    <message>
        <source>Open the last files at start</source>
        <translation>Letzte Dateien beim Start öffnen</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Starts where you left off.</source>
        <translation>Beginnt, wo Sie aufgehört haben.</translation>
    </message>
    <message>
        <source>The language of the interface, of problems and of the rules in words.</source>
        <translation>Die Sprache der Oberfläche, der Probleme und der Regeln in Worten.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Things change at once instead of moving.</source>
        <translation>Alles ändert sich sofort, statt sich zu bewegen.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>A random samurai begins</source>
        <translation>Ein zufälliger Samurai beginnt</translation>
    </message>
    <message>
        <source>Gold begins</source>
        <translation>Gold beginnt</translation>
    </message>
    <message>
        <source>Show captures as movements</source>
        <translation>Eroberungen als Bewegung zeigen</translation>
    </message>
</context>
<context>
    <name>seven</name>
    <message>
        <source>A barricade burns</source>
        <translation>Eine Barrikade brennt</translation>
    </message>
    <message>
        <source>A discard comes back</source>
        <translation>Eine Karte kehrt zurück</translation>
    </message>
    <message>
        <source>A raider slips in</source>
        <translation>Ein Räuber schlüpft hinein</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Kiai power</source>
        <translation>Kiai-Kraft</translation>
    </message>
    <message>
        <source>Left neighbour draws</source>
        <translation>Linker Nachbar zieht</translation>
    </message>
    <message>
        <source>Lose a defended card</source>
        <translation>Verliere eine Abwehrkarte</translation>
    </message>
    <message>
        <source>May dismiss a card whose value lies in his line.</source>
        <translation>Darf eine Karte entlassen, deren Wert in seiner Linie liegt.</translation>
    </message>
    <message>
        <source>May fight a second time in his turn.</source>
        <translation>Darf in seinem Zug ein zweites Mal kämpfen.</translation>
    </message>
    <message>
        <source>May give an even card he draws to a neighbour who is in.</source>
        <translation>Darf eine gezogene gerade Karte einem Nachbarn geben, der noch dabei ist.</translation>
    </message>
    <message>
        <source>May give an odd card he draws to a neighbour who is in.</source>
        <translation>Darf eine gezogene ungerade Karte einem Nachbarn geben, der noch dabei ist.</translation>
    </message>
    <message>
        <source>May ignore the penalties of an even card.</source>
        <translation>Darf die Strafen einer geraden Karte übergehen.</translation>
    </message>
    <message>
        <source>May ignore the penalties of an odd card.</source>
        <translation>Darf die Strafen einer ungeraden Karte übergehen.</translation>
    </message>
    <message>
        <source>May put a card he draws under the stack and take the next.</source>
        <translation>Darf eine gezogene Karte unter den Stapel legen und die nächste nehmen.</translation>
    </message>
    <message>
        <source>No defence this turn</source>
        <translation>Diesen Zug keine Abwehr</translation>
    </message>
    <message>
        <source>No support this turn</source>
        <translation>Diesen Zug keine Unterstützung</translation>
    </message>
    <message>
        <source>No talent this turn</source>
        <translation>Diesen Zug kein Talent</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keins.</translation>
    </message>
    <message>
        <source>Right neighbour draws</source>
        <translation>Rechter Nachbar zieht</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>You are wounded</source>
        <translation>Sie werden verwundet</translation>
    </message>
    <message>
        <source>You must pass</source>
        <translation>Sie müssen passen</translation>
    </message>
    <message>
        <source>a barricade</source>
        <translation>eine Barrikade</translation>
    </message>
    <message>
        <source>a family</source>
        <translation>eine Familie</translation>
    </message>
    <message>
        <source>a random wound</source>
        <translation>eine Wunde, zufällig</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>another farm</source>
        <translation>noch ein Hof</translation>
    </message>
    <message>
        <source>barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>build</source>
        <translation>bauen</translation>
    </message>
    <message>
        <source>dismisses a value</source>
        <translation>entlässt gleichen Wert</translation>
    </message>
    <message>
        <source>doll</source>
        <translation>Puppe</translation>
    </message>
    <message>
        <source>expel</source>
        <translation>verjagen</translation>
    </message>
    <message>
        <source>families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>farms</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>farmsteads</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>fights twice</source>
        <translation>kämpft zweimal</translation>
    </message>
    <message>
        <source>gives even cards</source>
        <translation>gibt gerade weiter</translation>
    </message>
    <message>
        <source>gives odd cards</source>
        <translation>gibt ungerade weiter</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>Hut</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>heilen</translation>
    </message>
    <message>
        <source>human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>ignores even</source>
        <translation>übergeht gerade</translation>
    </message>
    <message>
        <source>ignores odd</source>
        <translation>übergeht ungerade</translation>
    </message>
    <message>
        <source>intruder</source>
        <translation>Eindringling</translation>
    </message>
    <message>
        <source>left draws</source>
        <translation>links zieht</translation>
    </message>
    <message>
        <source>lend</source>
        <translation>leihen</translation>
    </message>
    <message>
        <source>lieutenant</source>
        <translation>Leutnant</translation>
    </message>
    <message>
        <source>lose a defence</source>
        <translation>Abwehr verlieren</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>must pass</source>
        <translation>muss passen</translation>
    </message>
    <message>
        <source>no defence</source>
        <translation>keine Abwehr</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>keine Strafe</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>keine Kraft</translation>
    </message>
    <message>
        <source>no support</source>
        <translation>keine Unterstützung</translation>
    </message>
    <message>
        <source>no talent</source>
        <translation>kein Talent</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>peasants</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>plunderer</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>raiders on the left side</source>
        <translation>Räuber auf der linken Seite</translation>
    </message>
    <message>
        <source>redraws</source>
        <translation>zieht neu</translation>
    </message>
    <message>
        <source>reinforce</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>right draws</source>
        <translation>rechts zieht</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>rout</source>
        <translation>vertreiben</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>spähen</translation>
    </message>
    <message>
        <source>strike</source>
        <translation>schlagen</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>{name}, {side}</source>
        <translation>{name}, {side}</translation>
    </message>
    <message>
        <source>{samurai} samurai · {barricades} barricades</source>
        <translation>Samurai: {samurai} · Barrikaden: {barricades}</translation>
    </message>
</context>
<context>
    <name>spaces</name>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{at}, void</source>
        <translation>{at}, nichts</translation>
    </message>
</context>
<context>
    <name>speeds</name>
    <message>
        <source>As fast as it goes</source>
        <translation>So schnell es geht</translation>
    </message>
    <message>
        <source>Fast, eight moves a second</source>
        <translation>Schnell, acht Züge je Sekunde</translation>
    </message>
    <message>
        <source>Slow, one move a second</source>
        <translation>Langsam, ein Zug je Sekunde</translation>
    </message>
    <message>
        <source>Usual, three moves a second</source>
        <translation>Normal, drei Züge je Sekunde</translation>
    </message>
</context>
<context>
    <name>spelling</name>
    <message>
        <source>Add {kind} {name}</source>
        <translation>{kind} {name} hinzufügen</translation>
    </message>
    <message>
        <source>Change {value}</source>
        <translation>Ändern: {value}</translation>
    </message>
    <message>
        <source>Remove {kind} {name}</source>
        <translation>{kind} {name} entfernen</translation>
    </message>
    <message>
        <source>Reset {kind} {name}</source>
        <translation>{kind} {name} zurücksetzen</translation>
    </message>
    <message>
        <source>Reset {value}</source>
        <translation>Zurücksetzen: {value}</translation>
    </message>
    <message>
        <source>Set {value} to {word}</source>
        <translation>Setzen: {value} = {word}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{value} of {name}</source>
        <translation>{value} von {name}</translation>
    </message>
</context>
<context>
    <name>starting</name>
    <message>
        <source>Left open last time</source>
        <translation>Zuletzt offen gelassen</translation>
    </message>
    <message>
        <source>Open all of them</source>
        <translation>Alle öffnen</translation>
    </message>
</context>
<context>
    <name>templates</name>
    <message>
        <source>A row is a row of hexes drawn as they lie: neighbouring rows are staggered by one column.</source>
        <translation>Eine Zeile ist eine Reihe von Feldern, so wie sie liegen: Benachbarte Reihen sind um eine Spalte versetzt.</translation>
    </message>
    <message>
        <source>A small island to start from.</source>
        <translation>Eine kleine Insel für den Anfang.</translation>
    </message>
    <message>
        <source>New experiment</source>
        <translation>Neues Experiment</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>Neue Suche</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>Neue Variante</translation>
    </message>
    <message>
        <source>One cell for each value; the variant itself has {value}.</source>
        <translation>Eine Zelle für jeden Wert; die Variante selbst hat {value}.</translation>
    </message>
    <message>
        <source>One name fills all seats.</source>
        <translation>Ein Name besetzt alle Plätze.</translation>
    </message>
    <message>
        <source>Only what differs from {parent} is said here.</source>
        <translation>Hier steht nur, was von {parent} abweicht.</translation>
    </message>
    <message>
        <source>Run it here in the lab, or with: daimyo experiment FILE</source>
        <translation>Hier im Labor starten oder mit: daimyo experiment DATEI</translation>
    </message>
    <message>
        <source>Run it here in the lab, or with: daimyo search FILE</source>
        <translation>Hier im Labor starten oder mit: daimyo search DATEI</translation>
    </message>
    <message>
        <source>The first is the baseline.</source>
        <translation>Die erste ist das Vergleichsmaß.</translation>
    </message>
    <message>
        <source>what is to be found out</source>
        <translation>was herausgefunden werden soll</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Playtest {number}</source>
        <translation>Probespiel {number}</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Aufgabe {number}</translation>
    </message>
    <message>
        <source>{title}, branch at turn {turn}</source>
        <translation>{title}, Abzweig bei Zug {turn}</translation>
    </message>
    <message>
        <source>{title}, branch in the set-up</source>
        <translation>{title}, Abzweig im Aufbau</translation>
    </message>
</context>
<context>
    <name>tools</name>
    <message>
        <source>Add a piece first: the list of pieces has a plus sign.</source>
        <translation>Fügen Sie zuerst einen Teil hinzu: Die Liste der Teile hat ein Pluszeichen.</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Erase spaces</source>
        <translation>Felder löschen</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Give to {piece}</source>
        <translation>Zu {piece} geben</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>Move spaces</source>
        <translation>Felder verschieben</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Paint capital</source>
        <translation>Hauptstadt malen</translation>
    </message>
    <message>
        <source>Paint city</source>
        <translation>Stadt malen</translation>
    </message>
    <message>
        <source>Paint land</source>
        <translation>Land malen</translation>
    </message>
    <message>
        <source>Paint sea</source>
        <translation>Meer malen</translation>
    </message>
    <message>
        <source>Paint village</source>
        <translation>Dorf malen</translation>
    </message>
    <message>
        <source>Paint {kind}</source>
        <translation>{kind} malen</translation>
    </message>
    <message>
        <source>Paste spaces</source>
        <translation>Felder einfügen</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>The void around the board has no end: draw a rim first, or use the brush.</source>
        <translation>Das Nichts um den Plan hat kein Ende: Zeichne zuerst einen Rand oder nimm den Pinsel.</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>**What to try**, at the right or below, lists the changes that bring the seats nearest to each other. Each was found on one lot of games and measured again on games that it never saw: both numbers stand there. Take one that says **confirmed**, and press **Open as child variant**, or **Open as map copy** where the board is to change. If none says so, what seemed to help was luck: give it more minutes and examine again, or have **Search** in the LAB try many changes together.</source>
        <translation>**Was man versuchen kann**, rechts oder weiter unten, nennt die Änderungen, die die Plätze einander am nächsten bringen. Jede wurde an einem Teil der Partien gefunden und an Partien nachgemessen, die sie nie gesehen hat: beide Zahlen stehen da. Eine nehmen, bei der **bestätigt** steht, und **Als Untervariante öffnen** drücken, oder **Als Kartenkopie öffnen**, wenn sich der Plan ändern soll. Steht das bei keiner, so war, was zu helfen schien, Zufall: mehr Minuten geben und noch einmal untersuchen, oder **Suche** im LABOR viele Änderungen zusammen versuchen lassen.</translation>
    </message>
    <message>
        <source>A board</source>
        <translation>Ein Plan</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>A kit</source>
        <translation>Ein Bastelbogen</translation>
    </message>
    <message>
        <source>A measurement</source>
        <translation>Eine Messung</translation>
    </message>
    <message>
        <source>A repair</source>
        <translation>Eine Reparatur</translation>
    </message>
    <message>
        <source>A rule</source>
        <translation>Eine Regel</translation>
    </message>
    <message>
        <source>Another settlement stands there. Undo [Ctrl+Z] takes a stroke back.</source>
        <translation>Dort steht eine andere Siedlung. Rückgängig [Strg+Z] nimmt einen Strich zurück.</translation>
    </message>
    <message>
        <source>Another symmetry is on now; the step needs **{wanted}**.</source>
        <translation>Jetzt ist eine andere Symmetrie an; der Schritt braucht **{wanted}**.</translation>
    </message>
    <message>
        <source>At the lower left write **Sudden Peace** as the title [Enter].</source>
        <translation>Unten links als Titel **Sudden Peace** eintragen [Eingabe].</translation>
    </message>
    <message>
        <source>Choose **Board &gt; New map from…** [Ctrl+Shift+N]. Pick **Hexagon**, set **Radius** to 3, write **Six Gates** as the title, and press **Make the map**.</source>
        <translation>**Plan &gt; Neue Karte aus…** [Strg+Umschalt+N] wählen. **Sechseck** nehmen, **Radius** auf 3 stellen, als Titel **Six Gates** eintragen und **Karte anlegen** drücken.</translation>
    </message>
    <message>
        <source>Choose your variant at the top, keep the paper and the hex width, and press **Save PDF…**. Print at 100 %, check the ruler on the first sheet, cut along the dashed lines, and glue the tiles over the hatched bands.</source>
        <translation>Oben die eigene Variante wählen, Papier und Feldbreite lassen und **PDF speichern …** drücken. Mit 100 % drucken, das Lineal auf dem ersten Bogen prüfen, an den gestrichelten Linien schneiden und die Teile über die schraffierten Streifen kleben.</translation>
    </message>
    <message>
        <source>Click a token of your hand. Hexes where it may go are marked. Move the mouse over one of them: a card says what the token would do to every settlement it touches, before you place it. Click to place it; a fast token (侍) may follow. Then **End turn**.</source>
        <translation>Ein Plättchen der Hand anklicken. Felder, auf die es darf, sind markiert. Mit der Maus über eines fahren: eine Karte sagt, was das Plättchen bei jeder berührten Siedlung bewirken würde, bevor es liegt. Klicken legt es; ein schnelles Plättchen (侍) darf folgen. Dann **Zug beenden**.</translation>
    </message>
    <message>
        <source>Each changed value has a red mark; **Values** beside the form lists them, **In words** says what they mean, and the rules text below is already rewritten.</source>
        <translation>Jeder geänderte Wert hat eine rote Marke; **Werte** neben dem Formular zählt sie auf, **In Worten** sagt, was sie bedeuten, und der Regeltext darunter ist schon neu geschrieben.</translation>
    </message>
    <message>
        <source>Go back to **RULES** [Ctrl+2], click into **Tie limit**, and choose **Rules &gt; Vary the value in the LAB**.</source>
        <translation>Zurück zu **REGELN** [Strg+2], in **Remisgrenze** klicken und **Regeln &gt; Wert im LABOR variieren** wählen.</translation>
    </message>
    <message>
        <source>Go to **MAP** [Ctrl+1] and choose **File &gt; Print and play kit…** [Ctrl+P].</source>
        <translation>Zu **KARTE** [Strg+1] gehen und **Datei &gt; Print-and-Play …** [Strg+P] wählen.</translation>
    </message>
    <message>
        <source>Go to **RULES** [Ctrl+2] and choose **Experiment &gt; Examine**. The LAB asks about your variant, on **Six Gates** with 2 players where both files are open; otherwise choose them. Press **Examine**. After two minutes seven questions have an answer, each with its interval; **Fair?** says how often each seat wins, and whether that can be told from the games at hand.</source>
        <translation>Zu **REGELN** [Strg+2] gehen und **Experiment &gt; Untersuchen** wählen. Das LABOR fragt nach der Variante, auf **Six Gates** mit 2 Spielern, wenn beide Dateien offen sind; sonst sind sie zu wählen. **Untersuchen** drücken. Nach zwei Minuten haben sieben Fragen eine Antwort, jede mit ihrem Intervall; **Fair?** sagt, wie oft jeder Platz gewinnt und ob sich das an den gespielten Partien erkennen lässt.</translation>
    </message>
    <message>
        <source>Go to **RULES** on the rail [Ctrl+2], and choose **Rules &gt; New variant of &gt; {game} &gt; {variant}**.</source>
        <translation>In der Leiste links zu **REGELN** gehen [Strg+2] und **Regeln &gt; Neue Variante von &gt; {game} &gt; {variant}** wählen.</translation>
    </message>
    <message>
        <source>Last, **Experiment &gt; Hunt for gaps** in **RULES** [Ctrl+2], again with **Six Gates** as the map, and **Hunt**: nothing found means that the repair has opened no hole.</source>
        <translation>Zuletzt bei **REGELN** [Strg+2] **Experiment &gt; Lücken jagen**, wieder mit **Six Gates** als Karte, und **Jagd**: nichts gefunden heißt, dass die Reparatur kein Loch aufgerissen hat.</translation>
    </message>
    <message>
        <source>Left at step {number} of {count}. **Help &gt; Take the tour** [Shift+F1] goes on there.</source>
        <translation>Bei Schritt {number} von {count} verlassen. **Hilfe &gt; Rundgang machen** [Umschalt+F1] geht dort weiter.</translation>
    </message>
    <message>
        <source>Nothing is open here: open the file that you began, it stands among the recent ones.</source>
        <translation>Hier ist nichts geöffnet: Öffnen Sie die begonnene Datei, sie steht bei den zuletzt geöffneten.</translation>
    </message>
    <message>
        <source>Press **6** in the symmetry bar above the board, the one with the star. From now on everything you draw appears six times around the middle.</source>
        <translation>In der Symmetrieleiste über dem Plan **6** drücken, die mit dem Stern. Von nun an erscheint alles Gezeichnete sechsmal rund um die Mitte.</translation>
    </message>
    <message>
        <source>Press **Playtest** above the form. The table is set with your board and your rules: you against Greedy.</source>
        <translation>Über dem Formular **Probespiel** drücken. Der Tisch ist mit dem eigenen Plan und den eigenen Regeln gedeckt: man selbst gegen Greedy.</translation>
    </message>
    <message>
        <source>Press **Queue run**. A thousand games of each value are over in seconds.</source>
        <translation>**Einreihen** drücken. Tausend Partien je Wert sind in Sekunden vorbei.</translation>
    </message>
    <message>
        <source>Press **Start the game** [Enter].</source>
        <translation>**Partie beginnen** drücken [Eingabe].</translation>
    </message>
    <message>
        <source>Read the cards: with a limit of 1 four games in ten end by ties and are much shorter, with 2 one in ten, and from 4 on hardly any, so that the published limit makes no difference on this board. The seats keep their distance whatever the limit: if the first seat wins too often for your taste, it is the board that has to change.</source>
        <translation>Die Karten lesen: bei einer Grenze von 1 enden vier von zehn Partien durch Remis und sind viel kürzer, bei 2 eine von zehn und ab 4 kaum eine, so dass die veröffentlichte Grenze auf diesem Plan nichts ausmacht. Der Abstand der Plätze bleibt bei jeder Grenze: gewinnt der erste Platz zu oft, muss sich der Plan ändern.</translation>
    </message>
    <message>
        <source>Save the map [Ctrl+S] as **six-gates.yaml**.</source>
        <translation>Die Karte [Strg+S] als **six-gates.yaml** speichern.</translation>
    </message>
    <message>
        <source>Save the variant [Ctrl+S] as **sudden-peace.yaml**: only what you changed is in it.</source>
        <translation>Die Variante [Strg+S] als **sudden-peace.yaml** speichern: nur das Geänderte steht darin.</translation>
    </message>
    <message>
        <source>Stuck? **Hint** shows the best plays of an agent with their values on the board.</source>
        <translation>Ratlos? **Tipp** zeigt auf dem Plan die besten Züge eines Agenten mit ihren Werten.</translation>
    </message>
    <message>
        <source>Take the capital in hand [5] and click the hex in the very middle.</source>
        <translation>Die Hauptstadt zur Hand nehmen [5] und das Feld genau in der Mitte anklicken.</translation>
    </message>
    <message>
        <source>Take the city in hand [4] and click one of the six corners of the land.</source>
        <translation>Die Stadt zur Hand nehmen [4] und eine der sechs Ecken des Landes anklicken.</translation>
    </message>
    <message>
        <source>Take the village in hand [3] and click a hex that is two steps from the middle and lies between two corners. Six villages stand around the capital, and the palette counts 21 figure slots.</source>
        <translation>Das Dorf zur Hand nehmen [3] und ein Feld anklicken, das zwei Schritte von der Mitte und zwischen zwei Ecken liegt. Sechs Dörfer stehen um die Hauptstadt, und die Palette zählt 21 Figurenplätze.</translation>
    </message>
    <message>
        <source>That was the whole tour. **Help &gt; Take the tour** [Shift+F1] begins it anew.</source>
        <translation>Das war der ganze Rundgang. **Hilfe &gt; Rundgang machen** [Umschalt+F1] beginnt ihn von vorn.</translation>
    </message>
    <message>
        <source>The LAB has an experiment for it: your variant with a tie limit of 1, 2, 3, 4 and none. In **Maps** tick **Six Gates** and take the tick from **Japan**.</source>
        <translation>Das LABOR hat dafür ein Experiment: die Variante mit einer Remisgrenze von 1, 2, 3, 4 und ohne. Unter **Karten** bei **Six Gates** den Haken setzen und bei **Japan** wegnehmen.</translation>
    </message>
    <message>
        <source>The board check still complains: a board for 3 and 4 players needs more figures. This one is for two. In the inspector, under **Player counts**, take the ticks from **3** and **4**.</source>
        <translation>Die Planprüfung klagt noch: ein Plan für 3 und 4 Spieler braucht mehr Figuren. Dieser ist für zwei. Im Inspektor unter **Spielerzahlen** die Haken bei **3** und **4** wegnehmen.</translation>
    </message>
    <message>
        <source>The complaints go, and the strip at the bottom begins to play. The very first time it compiles the rules for about half a minute; then you see how often each seat wins, with its interval. The first seat wins more often than the second; remember by how much.</source>
        <translation>Die Klagen verschwinden, und der Streifen unten beginnt zu spielen. Beim allerersten Mal übersetzt er die Regeln etwa eine halbe Minute lang; dann sieht man, wie oft jeder Platz gewinnt, mit Intervall. Der erste Platz gewinnt öfter als der zweite; merken, um wie viel.</translation>
    </message>
    <message>
        <source>The experiment varies {now}; the step needs {wanted}.</source>
        <translation>Das Experiment variiert {now}; der Schritt braucht {wanted}.</translation>
    </message>
    <message>
        <source>The player counts are {counts} now; the step needs {wanted} alone.</source>
        <translation>Die Spielerzahlen sind jetzt {counts}; der Schritt braucht nur {wanted}.</translation>
    </message>
    <message>
        <source>The value is {now} now; the step needs {wanted}.</source>
        <translation>Der Wert ist jetzt {now}; der Schritt braucht {wanted}.</translation>
    </message>
    <message>
        <source>There are {count} now, not {wanted}. Undo [Ctrl+Z] takes a stroke back.</source>
        <translation>Jetzt sind es {count}, nicht {wanted}. Rückgängig [Strg+Z] nimmt einen Strich zurück.</translation>
    </message>
    <message>
        <source>They stand elsewhere than the step says. Undo [Ctrl+Z] takes a stroke back.</source>
        <translation>Sie stehen woanders, als der Schritt sagt. Rückgängig [Strg+Z] nimmt einen Strich zurück.</translation>
    </message>
    <message>
        <source>This map has {count} spaces of land; the step needs one with {wanted}.</source>
        <translation>Diese Karte hat {count} Landfelder; der Schritt braucht eine mit {wanted}.</translation>
    </message>
    <message>
        <source>This variant extends {now}; the step needs one that extends {wanted}.</source>
        <translation>Diese Variante erweitert {now}; der Schritt braucht eine, die {wanted} erweitert.</translation>
    </message>
    <message>
        <source>Under **End of game** set **Tie limit** to 2 [Enter]: the game ends when ties have removed two figures instead of four.</source>
        <translation>Unter **Spielende** die **Remisgrenze** auf 2 stellen [Eingabe]: das Spiel endet, wenn Remis zwei Figuren statt vier entfernt haben.</translation>
    </message>
    <message>
        <source>Under **Players &amp; figures** set **Placement** to **At random**.</source>
        <translation>Unter **Spieler &amp; Figuren** die **Aufstellung** auf **Zufällig** stellen.</translation>
    </message>
    <message>
        <source>Under **Players** leave only **2**.</source>
        <translation>Unter **Spieler** nur **2** stehen lassen.</translation>
    </message>
    <message>
        <source>Under **Turn** set **First hand** to **Dealt**. Now a game begins at once.</source>
        <translation>Unter **Zug** die **Starthand** auf **Ausgeteilt** stellen. Jetzt beginnt eine Partie sofort.</translation>
    </message>
    <message>
        <source>When you have seen enough, press **Autoplay**, and agents play the game to its end. The result says who won, step by step, and what the other editions would have said.</source>
        <translation>Wer genug gesehen hat, drückt **Autoplay**, und Agenten spielen die Partie zu Ende. Das Ergebnis sagt Schritt für Schritt, wer gewonnen hat und was die anderen Ausgaben gesagt hätten.</translation>
    </message>
    <message>
        <source>Write what you notice at the lower right and press **Add**: the note stays with the turn.</source>
        <translation>Unten rechts aufschreiben, was auffällt, und **Hinzufügen** drücken: die Notiz bleibt beim Zug.</translation>
    </message>
    <message>
        <source>{chapter} · step {number} of {count}</source>
        <translation>{chapter} · Schritt {number} von {count}</translation>
    </message>
</context>
<context>
    <name>typing</name>
    <message>
        <source>Deletion</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Insertion</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Tippen</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>The interval allows no verdict; more games would.</source>
        <translation>Das Intervall lässt kein Urteil zu; mehr Partien täten es.</translation>
    </message>
    <message>
        <source>The interval shows something that a designer should know.</source>
        <translation>Das Intervall zeigt etwas, das man beim Entwerfen wissen sollte.</translation>
    </message>
    <message>
        <source>The interval shows that it is as it should be.</source>
        <translation>Das Intervall zeigt, dass es so ist, wie es sein soll.</translation>
    </message>
    <message>
        <source>The interval shows what most designers would change.</source>
        <translation>Das Intervall zeigt, was die meisten ändern würden.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>unklar</translation>
    </message>
</context>
</TS>
