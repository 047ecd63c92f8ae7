<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>BalanceStrip</name>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
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
        <source>Removed</source>
        <translation>Entfernt</translation>
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
        <source>Who plays; intervals are those of 95 %</source>
        <translation>Wer spielt; Intervalle zu 95 %</translation>
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
    <name>Chip</name>
    <message>
        <source>Type a strength; empty it to take the token away. Up and Down change it by one.</source>
        <translation>Eine Stärke eingeben; ein leeres Feld nimmt das Plättchen weg. Auf und Ab ändern sie um eins.</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Add a strength: {name}</source>
        <translation>Stärke hinzufügen: {name}</translation>
    </message>
    <message>
        <source>{name}, strength {number}</source>
        <translation>{name}, Stärke {number}</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>Command search</source>
        <translation>Befehlssuche</translation>
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
    <name>CountsField</name>
    <message>
        <source>{count}p</source>
        <translation>{count}P</translation>
    </message>
</context>
<context>
    <name>Desk</name>
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
        <translation>Duell im LAB</translation>
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
    <name>Form</name>
    <message>
        <source>Values of the variant</source>
        <translation>Werte der Variante</translation>
    </message>
    <message>
        <source>the first stage that separates players decides</source>
        <translation>die erste Stufe, die Spieler trennt, entscheidet</translation>
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
    <name>Heading</name>
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
            <numerusform>%n Person nutzt diesen Teil</numerusform>
            <numerusform>%n Personen nutzen diesen Teil</numerusform>
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
        <translation>Teile für {count} Personen ändern</translation>
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
        <translation>Personenzahlen</translation>
    </message>
    <message>
        <source>Print on {piece}</source>
        <translation>Auf {piece} drucken</translation>
    </message>
    <message>
        <source>Remove the name</source>
        <translation>Namen entfernen</translation>
    </message>
    <message>
        <source>Select a hex to see and change what it is.</source>
        <translation>Wählen Sie ein Feld, um zu sehen und zu ändern, was es ist.</translation>
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
    <name>LabWorkspace</name>
    <message>
        <source>An experiment plays thousands of games with every combination of maps, variants, player counts and agents that it names.</source>
        <translation>Ein Experiment spielt Tausende Partien mit jeder Kombination der Karten, Varianten, Spielerzahlen und Agenten, die es nennt.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Measure a change</source>
        <translation>Eine Änderung messen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
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
    <name>LeftDock</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
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
        <source>Click or drag · double click: the whole piece · Ctrl adds</source>
        <translation>Klicken oder ziehen · Doppelklick: der ganze Teil · Strg ergänzt</translation>
    </message>
    <message>
        <source>Click the centre of the symmetry</source>
        <translation>Klicken Sie auf die Mitte der Symmetrie</translation>
    </message>
    <message>
        <source>Draw a board</source>
        <translation>Einen Spielplan zeichnen</translation>
    </message>
    <message>
        <source>Erase spaces</source>
        <translation>Felder löschen</translation>
    </message>
    <message>
        <source>Hex {at}</source>
        <translation>Feld {at}</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Left paint · Right erase · Alt pick</source>
        <translation>Links malt · Rechts löscht · Alt nimmt auf</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Paste: R turns, O flips, Esc puts back</source>
        <translation>Einfügen: R dreht, O spiegelt, Esc legt zurück</translation>
    </message>
    <message>
        <source>Show board for</source>
        <translation>Plan für</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>The clipboard holds no spaces.</source>
        <translation>Die Zwischenablage enthält keine Felder.</translation>
    </message>
    <message>
        <source>Trace a scan</source>
        <translation>Scan nachzeichnen</translation>
    </message>
    <message>
        <source>Turn spaces</source>
        <translation>Felder drehen</translation>
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
    <message>
        <source>{count} hexes</source>
        <translation>{count} Felder</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Personen</translation>
    </message>
    <message>
        <source>{file} cannot be read as an image.</source>
        <translation>{file} lässt sich nicht als Bild lesen.</translation>
    </message>
    <message>
        <source>{kind} brush</source>
        <translation>Pinsel: {kind}</translation>
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
        <source>Choose a GeoJSON or SVG file…</source>
        <translation>GeoJSON- oder SVG-Datei wählen…</translation>
    </message>
    <message>
        <source>Choose an outline</source>
        <translation>Umriss wählen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
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
        <translation>Personen</translation>
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
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>{spaces} spaces, {land} of them land, {slots} figure slots</source>
        <translation>{spaces} Felder, davon {land} Land, {slots} Figurenplätze</translation>
    </message>
</context>
<context>
    <name>NewToken</name>
    <message>
        <source>A name has small letters, digits and hyphens, and starts with a letter.</source>
        <translation>Ein Name hat kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
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
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
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
        <source>Print on {piece}</source>
        <translation>Auf {piece} drucken</translation>
    </message>
    <message>
        <source>Print the selection on it</source>
        <translation>Die Auswahl darauf drucken</translation>
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
    <name>ProblemCard</name>
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
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
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
        <translation>Im LAB variieren</translation>
    </message>
    <message>
        <source>Vary {value} in the LAB</source>
        <translation>Im LAB variieren: {value}</translation>
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
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
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
    <name>Sheet</name>
    <message>
        <source>The text cannot be drawn as it is: mend it first.</source>
        <translation>Der Text lässt sich so nicht zeichnen: Beheben Sie zuerst die Fehler.</translation>
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
        <translation>{file} · alle Ansichten bearbeiten denselben Text, Kommentare bleiben</translation>
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
    <name>StageCard</name>
    <message>
        <source>Stage {number}: {stage}. Alt and an arrow move it, Delete takes it out.</source>
        <translation>Stufe {number}: {stage}. Alt und ein Pfeil verschieben sie, Entf nimmt sie heraus.</translation>
    </message>
    <message>
        <source>Take the stage out: {stage}</source>
        <translation>Stufe herausnehmen: {stage}</translation>
    </message>
    <message>
        <source>added</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>StageStrip</name>
    <message>
        <source>Add a stage</source>
        <translation>Stufe hinzufügen</translation>
    </message>
    <message>
        <source>Vary the stages in the LAB</source>
        <translation>Stufen im LAB variieren</translation>
    </message>
    <message>
        <source>drag to reorder, or Alt with an arrow</source>
        <translation>zum Umordnen ziehen, oder Alt mit einem Pfeil</translation>
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
    <name>SwitchField</name>
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
    <name>TableWorkspace</name>
    <message numerus="yes">
        <source>%n error(s) keep them from being played together.</source>
        <translation>
            <numerusform>%n Fehler verhindert, dass sie zusammen gespielt werden.</numerusform>
            <numerusform>%n Fehler verhindern, dass sie zusammen gespielt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Open a map and a variant first.</source>
        <translation>Öffnen Sie zuerst eine Karte und eine Variante.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play what you have drawn and changed, by hand or against agents, before it is printed.</source>
        <translation>Spielen Sie, was Sie gezeichnet und geändert haben, mit Menschen oder Agenten, bevor es gedruckt wird.</translation>
    </message>
    <message>
        <source>Players: {counts}.</source>
        <translation>Spieler: {counts}.</translation>
    </message>
    <message>
        <source>They go together.</source>
        <translation>Sie passen zusammen.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
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
        <translation>Stärken von {token} im LAB variieren</translation>
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
    <message>
        <source>Tokens</source>
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
</context>
<context>
    <name>VariantsDock</name>
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
    <name>Ways</name>
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
        <translation>Im LAB laufen</translation>
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
    <name>WritingWorkspace</name>
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
        <translation>gehört zu Daimyo</translation>
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
    <name>_Side</name>
    <message>
        <source>Docks</source>
        <translation>Seitenleisten</translation>
    </message>
</context>
<context>
    <name>_Verdict</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Daimyo</source>
        <translation>Ü&amp;ber Daimyo</translation>
    </message>
    <message>
        <source>&amp;Calibrate the scan</source>
        <translation>Scan &amp;kalibrieren</translation>
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
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Erase the selection</source>
        <translation>Auswahl &amp;löschen</translation>
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
        <source>&amp;Flip</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation>&amp;Gehe zu Zeile …</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Wärmekarte</translation>
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
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;Map workspace</source>
        <translation>Bereich &amp;Karte</translation>
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
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
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
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
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
        <source>&amp;Previous document</source>
        <translation>V&amp;origes Dokument</translation>
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
        <source>&amp;Rules workspace</source>
        <translation>Bereich &amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
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
        <source>&amp;Table workspace</source>
        <translation>Bereich &amp;Tisch</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Vary the value in the LAB</source>
        <translation>Wert im LAB &amp;variieren</translation>
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
        <source>Ad&amp;jacency graph</source>
        <translation>Nach&amp;barschaftsgraph</translation>
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
        <source>Copy the selection to the clipboard.</source>
        <translation>Kopiert die Auswahl in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>D&amp;uel in the LAB</source>
        <translation>D&amp;uell im LAB</translation>
    </message>
    <message>
        <source>Do again what was taken back.</source>
        <translation>Führt Zurückgenommenes wieder aus.</translation>
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
        <source>Go on to the next symmetry.</source>
        <translation>Zur nächsten Symmetrie weitergehen.</translation>
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
        <source>Hex &amp;grid</source>
        <translation>Feld&amp;raster</translation>
    </message>
    <message>
        <source>Lay an image under the settlements to draw the board after it.</source>
        <translation>Ein Bild unter die Orte legen, um den Plan danach zu zeichnen.</translation>
    </message>
    <message>
        <source>Let the next click choose the centre.</source>
        <translation>Der nächste Klick wählt die Mitte.</translation>
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
        <source>Next &amp;player count</source>
        <translation>Nächste &amp;Personenzahl</translation>
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
        <source>Play a game by hand or against agents.</source>
        <translation>Eine Partie mit Menschen oder Agenten spielen.</translation>
    </message>
    <message>
        <source>Play the shown variant at the table.</source>
        <translation>Die gezeigte Variante am Tisch spielen.</translation>
    </message>
    <message>
        <source>Player-count &amp;edges</source>
        <translation>&amp;Grenzen je Personenzahl</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>&amp;Voriges Problem</translation>
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
        <source>Re&amp;vert to the file</source>
        <translation>Auf die Datei &amp;zurücksetzen</translation>
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
        <source>Search the YAML text.</source>
        <translation>Durchsucht den YAML-Text.</translation>
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
        <source>Settlement n&amp;ames</source>
        <translation>Namen der &amp;Orte</translation>
    </message>
    <message>
        <source>Show a line for every side that two hexes share.</source>
        <translation>Eine Linie für jede gemeinsame Seite zweier Felder zeigen.</translation>
    </message>
    <message>
        <source>Show every action with its key and what it does.</source>
        <translation>Zeigt jeden Befehl mit seiner Taste und dem, was er tut.</translation>
    </message>
    <message>
        <source>Show the &amp;error log</source>
        <translation>&amp;Fehlerprotokoll zeigen</translation>
    </message>
    <message>
        <source>Show the axial coordinate of each hex.</source>
        <translation>Die axiale Koordinate jedes Feldes zeigen.</translation>
    </message>
    <message>
        <source>Show the board larger.</source>
        <translation>Den Plan größer zeigen.</translation>
    </message>
    <message>
        <source>Show the board of the next player count.</source>
        <translation>Den Plan der nächsten Personenzahl zeigen.</translation>
    </message>
    <message>
        <source>Show the board smaller.</source>
        <translation>Den Plan kleiner zeigen.</translation>
    </message>
    <message>
        <source>Show the lines between hexes.</source>
        <translation>Die Linien zwischen den Feldern zeigen.</translation>
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
        <source>Show the version and the licences.</source>
        <translation>Zeigt die Version und die Lizenzen.</translation>
    </message>
    <message>
        <source>Show the whole board.</source>
        <translation>Den ganzen Plan zeigen.</translation>
    </message>
    <message>
        <source>Show what the pieces are called.</source>
        <translation>Zeigen, wie die Teile heißen.</translation>
    </message>
    <message>
        <source>Show what the settlements are called.</source>
        <translation>Zeigen, wie die Orte heißen.</translation>
    </message>
    <message>
        <source>Show where the board of each player count ends.</source>
        <translation>Zeigen, wo der Plan jeder Personenzahl endet.</translation>
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
        <source>Start an experiment with this variant and the one it is compared with, on the same seeds.</source>
        <translation>Ein Experiment mit dieser und der verglichenen Variante beginnen, mit denselben Startwerten.</translation>
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
        <source>Twofold symmetry</source>
        <translation>Zweizählige Symmetrie</translation>
    </message>
    <message>
        <source>Use the whole screen, or go back to a window.</source>
        <translation>Nutzt den ganzen Bildschirm oder kehrt zum Fenster zurück.</translation>
    </message>
    <message>
        <source>Write every changed document to its file.</source>
        <translation>Schreibt jedes geänderte Dokument in seine Datei.</translation>
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
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
</context>
<context>
    <name>balance</name>
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
        <translation>Grenzen je Personenzahl</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Settlement names</source>
        <translation>Namen der Orte</translation>
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
        <source>The language of the interface; rules and problems are in English.</source>
        <translation>Die Sprache der Oberfläche; Regeln und Probleme sind auf Englisch.</translation>
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
    <name>spelling</name>
    <message>
        <source>Add token {token}</source>
        <translation>Plättchen {token} hinzufügen</translation>
    </message>
    <message>
        <source>Change {value}</source>
        <translation>Ändern: {value}</translation>
    </message>
    <message>
        <source>Remove token {token}</source>
        <translation>Plättchen {token} entfernen</translation>
    </message>
    <message>
        <source>Reset token {token}</source>
        <translation>Plättchen {token} zurücksetzen</translation>
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
        <source>{value} of {token}</source>
        <translation>{value}, {token}</translation>
    </message>
</context>
<context>
    <name>starting</name>
    <message>
        <source>New experiment</source>
        <translation>Neues Experiment</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>New variant of 2016</source>
        <translation>Neue Variante von 2016</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Shipped experiments</source>
        <translation>Mitgelieferte Experimente</translation>
    </message>
    <message>
        <source>Shipped maps</source>
        <translation>Mitgelieferte Karten</translation>
    </message>
    <message>
        <source>Shipped variants</source>
        <translation>Mitgelieferte Varianten</translation>
    </message>
</context>
<context>
    <name>tools</name>
    <message>
        <source>Add a piece first: the list of pieces has a plus sign.</source>
        <translation>Fügen Sie zuerst einen Teil hinzu: Die Liste der Teile hat ein Pluszeichen.</translation>
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
        <source>Print on {piece}</source>
        <translation>Auf {piece} drucken</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
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
</TS>
