<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>BalanceStrip</name>
    <message>
        <source>Ends</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Rozegrane gry</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Live balance</source>
        <translation>Balans na żywo</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Usunięte</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>Seat {number} wins</source>
        <translation>Wygrywa {number}</translation>
    </message>
    <message>
        <source>Variant that the map is measured by</source>
        <translation>Wariant, którym mierzona jest mapa</translation>
    </message>
    <message>
        <source>Who plays; intervals are those of 95 %</source>
        <translation>Kto gra; przedziały są 95-procentowe</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>ładowanie…</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>nie do gry</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>nieaktualne</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tur</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>aktualne</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>liczy</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
    </message>
</context>
<context>
    <name>BrokenNote</name>
    <message>
        <source>The text has errors: it cannot be drawn yet.</source>
        <translation>Tekst zawiera błędy: nie można go jeszcze narysować.</translation>
    </message>
    <message>
        <source>The text has errors: this is the last picture that could be drawn.</source>
        <translation>Tekst zawiera błędy: to ostatni obraz, który dało się narysować.</translation>
    </message>
</context>
<context>
    <name>ChangeMark</name>
    <message>
        <source>Inherited from {variant}.</source>
        <translation>Odziedziczone z {variant}.</translation>
    </message>
    <message>
        <source>Reset {value} to inherited</source>
        <translation>Przywróć odziedziczone: {value}</translation>
    </message>
    <message>
        <source>Set in this variant.</source>
        <translation>Ustawione w tym wariancie.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Type a strength; empty it to take the token away. Up and Down change it by one.</source>
        <translation>Wpisz siłę; puste pole usuwa kafelek. Strzałki w górę i w dół zmieniają ją o jeden.</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Add a strength: {name}</source>
        <translation>Dodaj siłę: {name}</translation>
    </message>
    <message>
        <source>{name}, strength {number}</source>
        <translation>{name}, siła {number}</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>Command search</source>
        <translation>Szukaj poleceń</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Co chcesz zrobić?</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Compare with</source>
        <translation>Porównaj z</translation>
    </message>
    <message>
        <source>The variant that the difference is shown to</source>
        <translation>Wariant, do którego pokazana jest różnica</translation>
    </message>
</context>
<context>
    <name>CompletionPopup</name>
    <message>
        <source>Complete {word}</source>
        <translation>Uzupełnij {word}</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Podpowiedzi</translation>
    </message>
</context>
<context>
    <name>Composition</name>
    <message>
        <source>Figures within reach of a token</source>
        <translation>Figury w zasięgu żetonu</translation>
    </message>
</context>
<context>
    <name>CountsField</name>
    <message>
        <source>{count}p</source>
        <translation>{count}os</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Odzyskaj niezapisane zmiany</translation>
    </message>
    <message>
        <source>Revert to the file</source>
        <translation>Przywróć z pliku</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Designer’s note</source>
        <translation>Notatka autora</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Extends</source>
        <translation>Rozszerza</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Reasons, open questions, what the last playtest showed</source>
        <translation>Powody, otwarte pytania, co pokazała ostatnia próba</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>none of the shipped ones</source>
        <translation>żadna z dołączonych</translation>
    </message>
    <message>
        <source>nothing: it says everything itself</source>
        <translation>nic: sam mówi wszystko</translation>
    </message>
</context>
<context>
    <name>DifferenceDialog</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>DifferencePanel</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n zmiana</numerusform>
            <numerusform>%n zmiany</numerusform>
            <numerusform>%n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Kopiuj jako tabelę</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Difference in values</source>
        <translation>Różnica w wartościach</translation>
    </message>
    <message>
        <source>Difference in words</source>
        <translation>Różnica słowami</translation>
    </message>
    <message>
        <source>Difference shown</source>
        <translation>Pokazywana różnica</translation>
    </message>
    <message>
        <source>Duel in LAB</source>
        <translation>Pojedynek w LAB</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Słowami</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Simulate both variants on the same seeds</source>
        <translation>Symuluj oba warianty na tych samych ziarnach</translation>
    </message>
    <message>
        <source>Take the selected values back to those of the parent</source>
        <translation>Przywróć wybranym wartościom to, co mówi wariant nadrzędny</translation>
    </message>
    <message>
        <source>The rules read the same.</source>
        <translation>Zasady brzmią tak samo.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>from {variant}</source>
        <translation>z {variant}</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>odziedziczone</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>ustawione tutaj</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Zamknij (Ctrl+W)</translation>
    </message>
    <message>
        <source>New document (Ctrl+N)</source>
        <translation>Nowy dokument (Ctrl+N)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niezapisany</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figura</numerusform>
            <numerusform>%n figury</numerusform>
            <numerusform>%n figur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Wyczyść tę listę</translation>
    </message>
    <message>
        <source>Daimyo documents (*.yaml *.yml);;All files (*)</source>
        <translation>Dokumenty Daimyo (*.yaml *.yml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Daimyo ended unexpectedly. Unsaved changes were kept: {files}.</source>
        <translation>Daimyo zakończył się nieoczekiwanie. Zachowano niezapisane zmiany: {files}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Zachowaj moje</translation>
    </message>
    <message>
        <source>Lines with - are only in the file, lines with + only in your text.</source>
        <translation>Wiersze z - są tylko w pliku, wiersze z + tylko w twoim tekście.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Jeszcze nie ma plików</translation>
    </message>
    <message>
        <source>None are shipped</source>
        <translation>Nie ma dołączonych</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Odzyskaj</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Zapisz ponownie</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Pokaż różnicę</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for recovery: {reason}. Save your work to its files.</source>
        <translation>Niezapisanych zmian nie można zachować na wypadek awarii: {reason}. Zapisz pracę w plikach.</translation>
    </message>
    <message>
        <source>{file} as open here</source>
        <translation>{file} otwarty tutaj</translation>
    </message>
    <message>
        <source>{file} came with Daimyo and stays as it is. You are editing a copy, not saved yet.</source>
        <translation>{file} należy do Daimyo i pozostaje bez zmian. Edytujesz kopię, jeszcze niezapisaną.</translation>
    </message>
    <message>
        <source>{file} is open already: close it first, or choose another name.</source>
        <translation>{file} jest już otwarty: najpierw go zamknij albo wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>{file} on disk</source>
        <translation>{file} na dysku</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} został zmieniony przez inny program.</translation>
    </message>
    <message>
        <source>{file} was changed by another program. Replace it by your text?</source>
        <translation>{file} został zmieniony przez inny program. Zastąpić go twoim tekstem?</translation>
    </message>
    <message>
        <source>{file} was deleted or moved. Your text is still here; saving writes it again.</source>
        <translation>{file} usunięto lub przeniesiono. Twój tekst wciąż tu jest; zapis utworzy plik ponownie.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Close the search</source>
        <translation>Zamknij wyszukiwanie</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Znajdź w tekście</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>Znajdź następne</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Znajdź poprzednie</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nie znaleziono</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Values of the variant</source>
        <translation>Wartości wariantu</translation>
    </message>
    <message>
        <source>the first stage that separates players decides</source>
        <translation>decyduje pierwszy etap, który różni graczy</translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>Line numbers and marks of problems</source>
        <translation>Numery wierszy i znaki problemów</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>extends {parent}</source>
        <translation>rozszerza {parent}</translation>
    </message>
    <message>
        <source>extends {parent}, which extends {base}</source>
        <translation>rozszerza {parent}, który rozszerza {base}</translation>
    </message>
    <message>
        <source>from {variant}</source>
        <translation>z {variant}</translation>
    </message>
    <message>
        <source>says everything itself</source>
        <translation>sam mówi wszystko</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>ustawione tutaj</translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message>
        <source>Figure slots</source>
        <translation>Miejsca na figury</translation>
    </message>
    <message>
        <source>Would touch</source>
        <translation>Dotknie</translation>
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
            <numerusform>%n figura</numerusform>
            <numerusform>%n figury</numerusform>
            <numerusform>%n figur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>wybrano %n pole</numerusform>
            <numerusform>wybrano %n pola</numerusform>
            <numerusform>wybrano %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players use this piece</source>
        <translation>
            <numerusform>%n gracz używa tej części</numerusform>
            <numerusform>%n graczy używa tej części</numerusform>
            <numerusform>%n graczy używa tej części</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Sąsiedzi</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Pojemność</translation>
    </message>
    <message>
        <source>Change the pieces for {count} players</source>
        <translation>Zmień części dla {count} graczy</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>Nazwij {name}</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>Player counts</source>
        <translation>Liczby graczy</translation>
    </message>
    <message>
        <source>Print on {piece}</source>
        <translation>Przypisz do: {piece}</translation>
    </message>
    <message>
        <source>Remove the name</source>
        <translation>Usuń nazwę</translation>
    </message>
    <message>
        <source>Select a hex to see and change what it is.</source>
        <translation>Zaznacz pole, aby zobaczyć i zmienić, czym jest.</translation>
    </message>
    <message>
        <source>axial {at} · row {row}</source>
        <translation>osiowo {at} · wiersz {row}</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>bez nazwy</translation>
    </message>
    <message>
        <source>{figures}, from kind</source>
        <translation>{figures}, wg rodzaju</translation>
    </message>
    <message>
        <source>{kind} on {piece}</source>
        <translation>{kind}, {piece}</translation>
    </message>
</context>
<context>
    <name>LabWorkspace</name>
    <message>
        <source>An experiment plays thousands of games with every combination of maps, variants, player counts and agents that it names.</source>
        <translation>Eksperyment rozgrywa tysiące partii z każdą kombinacją map, wariantów, liczb graczy i agentów, które wymienia.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Eksperymenty</translation>
    </message>
    <message>
        <source>Measure a change</source>
        <translation>Zmierz zmianę</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Overlays</source>
        <translation>Nakładki</translation>
    </message>
</context>
<context>
    <name>LeftDock</name>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>MapWorkspace</name>
    <message>
        <source>A map is a picture of hexes in a text file. Start with an empty one, or open the published board.</source>
        <translation>Mapa to obraz z heksów w pliku tekstowym. Zacznij od nowej albo otwórz wydaną planszę.</translation>
    </message>
    <message>
        <source>Board check</source>
        <translation>Kontrola planszy</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Płótno</translation>
    </message>
    <message>
        <source>Click or drag · double click: the whole piece · Ctrl adds</source>
        <translation>Kliknij lub przeciągnij · dwuklik: cała część · Ctrl dodaje</translation>
    </message>
    <message>
        <source>Click the centre of the symmetry</source>
        <translation>Kliknij środek symetrii</translation>
    </message>
    <message>
        <source>Draw a board</source>
        <translation>Narysuj planszę</translation>
    </message>
    <message>
        <source>Erase spaces</source>
        <translation>Usuń pola</translation>
    </message>
    <message>
        <source>Hex {at}</source>
        <translation>Pole {at}</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Left paint · Right erase · Alt pick</source>
        <translation>Lewy maluje · Prawy usuwa · Alt pobiera</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Paste: R turns, O flips, Esc puts back</source>
        <translation>Wklejanie: R obraca, O odbija, Esc odkłada</translation>
    </message>
    <message>
        <source>Show board for</source>
        <translation>Plansza dla</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Oba</translation>
    </message>
    <message>
        <source>The clipboard holds no spaces.</source>
        <translation>W schowku nie ma pól.</translation>
    </message>
    <message>
        <source>Trace a scan</source>
        <translation>Odrysuj skan</translation>
    </message>
    <message>
        <source>Turn spaces</source>
        <translation>Obróć pola</translation>
    </message>
    <message>
        <source>Variant {name}</source>
        <translation>Wariant {name}</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>{count} hexes</source>
        <translation>pola: {count}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} graczy</translation>
    </message>
    <message>
        <source>{file} cannot be read as an image.</source>
        <translation>{file} nie da się odczytać jako obraz.</translation>
    </message>
    <message>
        <source>{kind} brush</source>
        <translation>Pędzel: {kind}</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Click to go there</source>
        <translation>Kliknij, aby tam przejść</translation>
    </message>
    <message>
        <source>Minimap: arrows move the board</source>
        <translation>Minimapa: strzałki przesuwają planszę</translation>
    </message>
</context>
<context>
    <name>NewMapDialog</name>
    <message>
        <source>Another one</source>
        <translation>Inna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Choose a GeoJSON or SVG file…</source>
        <translation>Wybierz plik GeoJSON lub SVG…</translation>
    </message>
    <message>
        <source>Choose an outline</source>
        <translation>Wybierz obrys</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Pusta</translation>
    </message>
    <message>
        <source>Figure slots</source>
        <translation>Miejsca na figury</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sześciokąt</translation>
    </message>
    <message>
        <source>Land spaces</source>
        <translation>Pola lądu</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Utwórz mapę</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nowa mapa</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Obrys</translation>
    </message>
    <message>
        <source>Outlines (*.geojson *.json *.svg)</source>
        <translation>Obrysy (*.geojson *.json *.svg)</translation>
    </message>
    <message>
        <source>Place villages</source>
        <translation>Rozmieść wioski</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Promień</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowa</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Prostokąt</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Zacznij od</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>{spaces} spaces, {land} of them land, {slots} figure slots</source>
        <translation>pola: {spaces}, w tym ląd: {land}, miejsca na figury: {slots}</translation>
    </message>
</context>
<context>
    <name>NewToken</name>
    <message>
        <source>A name has small letters, digits and hyphens, and starts with a letter.</source>
        <translation>Nazwa ma małe litery, cyfry i łączniki i zaczyna się od litery.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add a token…</source>
        <translation>Dodaj kafelek…</translation>
    </message>
    <message>
        <source>Add the token</source>
        <translation>Dodaj ten kafelek</translation>
    </message>
    <message>
        <source>Counts next to settlements</source>
        <translation>Liczy się przy osadach</translation>
    </message>
    <message>
        <source>Name of the new token</source>
        <translation>Nazwa nowego kafelka</translation>
    </message>
    <message>
        <source>There is a token of this name already.</source>
        <translation>Kafelek o tej nazwie już jest.</translation>
    </message>
    <message>
        <source>What the new token does</source>
        <translation>Co robi nowy kafelek</translation>
    </message>
    <message>
        <source>name, e.g. daimyo</source>
        <translation>nazwa, np. daimyo</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Zamknij to powiadomienie</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>&lt;h3&gt;Daimyo {version}&lt;/h3&gt;&lt;p&gt;A workbench for board-game designers, under the MIT licence.&lt;/p&gt;&lt;p&gt;Built with Qt (LGPL). The typefaces Inter, Source Serif 4 and JetBrains Mono are under the SIL Open Font License.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Daimyo {version}&lt;/h3&gt;&lt;p&gt;Warsztat dla projektantów gier planszowych, na licencji MIT.&lt;/p&gt;&lt;p&gt;Zbudowany z Qt (LGPL). Kroje pisma Inter, Source Serif 4 i JetBrains Mono są na licencji SIL Open Font License.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Daimyo</source>
        <translation>O programie Daimyo</translation>
    </message>
    <message>
        <source>Nothing unexpected has happened: there is no log.</source>
        <translation>Nic nieoczekiwanego się nie stało: nie ma dziennika.</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure slots</source>
        <translation>Miejsca na figury</translation>
    </message>
    <message>
        <source>Figure slots: {slots}</source>
        <translation>Miejsca na figury: {slots}</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>{slots} of {wanted}</source>
        <translation>{slots} z {wanted}</translation>
    </message>
</context>
<context>
    <name>PieceRow</name>
    <message>
        <source>Click: new spaces go here. Double click: select its spaces. Right click: more.</source>
        <translation>Klik: tu trafiają nowe pola. Dwuklik: zaznacza jej pola. Prawy przycisk: więcej.</translation>
    </message>
</context>
<context>
    <name>PiecesPanel</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Dodaj część</translation>
    </message>
    <message>
        <source>Add piece</source>
        <translation>Dodaj część</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>One board for all: no pieces.</source>
        <translation>Jedna plansza dla wszystkich: bez części.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Części</translation>
    </message>
    <message>
        <source>Print on {piece}</source>
        <translation>Przypisz do: {piece}</translation>
    </message>
    <message>
        <source>Print the selection on it</source>
        <translation>Przypisz do niej zaznaczenie</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Zmień nazwę części</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Select its spaces</source>
        <translation>Zaznacz jej pola</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>Mend it in this way (Ctrl+.)</source>
        <translation>Napraw w ten sposób (Ctrl+.)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show the place of: {problem}</source>
        <translation>Pokaż miejsce: {problem}</translation>
    </message>
</context>
<context>
    <name>ProblemCounts</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n ostrzeżenie</numerusform>
            <numerusform>%n ostrzeżenia</numerusform>
            <numerusform>%n ostrzeżeń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemLine</name>
    <message>
        <source>Go to line</source>
        <translation>Idź do wiersza</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Wiersz {line}: {message}</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Keys and actions</source>
        <translation>Klawisze i polecenia</translation>
    </message>
    <message>
        <source>Keys and actions (F1)</source>
        <translation>Klawisze i polecenia (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Ustawienia (Ctrl+,)</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Obszary pracy</translation>
    </message>
</context>
<context>
    <name>RangeField</name>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Reset to inherited</source>
        <translation>Przywróć odziedziczone</translation>
    </message>
    <message>
        <source>Show in the text</source>
        <translation>Pokaż w tekście</translation>
    </message>
    <message>
        <source>Vary in the LAB</source>
        <translation>Zmieniaj w LAB</translation>
    </message>
    <message>
        <source>Vary {value} in the LAB</source>
        <translation>Zmieniaj w LAB: {value}</translation>
    </message>
    <message>
        <source>as in {variant}</source>
        <translation>jak w {variant}</translation>
    </message>
    <message>
        <source>from {variant}</source>
        <translation>z {variant}</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>było: {value}</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Copy the rules as text</source>
        <translation>Kopiuj zasady jako tekst</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Zasady słowami</translation>
    </message>
    <message>
        <source>Rules text, generated</source>
        <translation>Zasady słowami</translation>
    </message>
</context>
<context>
    <name>RulesWorkspace</name>
    <message>
        <source>A variant says only what differs from another. Start from an edition and change a value.</source>
        <translation>Wariant mówi tylko to, czym różni się od innego. Zacznij od wydania i zmień wartość.</translation>
    </message>
    <message>
        <source>Bend the rules</source>
        <translation>Zmień zasady</translation>
    </message>
    <message>
        <source>Difference and rules</source>
        <translation>Różnica i zasady</translation>
    </message>
    <message>
        <source>Extends {parent}</source>
        <translation>Rozszerza {parent}</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (kopia)</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation>Działa od następnego uruchomienia.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The text cannot be drawn as it is: mend it first.</source>
        <translation>Tego tekstu nie da się narysować: najpierw go popraw.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Action</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Keys and actions</source>
        <translation>Klawisze i polecenia</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
</context>
<context>
    <name>SourcePanel</name>
    <message>
        <source>Go to line</source>
        <translation>Idź do wiersza</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>YAML source</source>
        <translation>Źródło YAML</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>wiersz {line}, kolumna {column}</translation>
    </message>
    <message>
        <source>{file} · all views edit the same text, comments are kept</source>
        <translation>{file} · wszystkie widoki edytują ten sam tekst, komentarze zostają</translation>
    </message>
    <message>
        <source>{file} · cannot be edited</source>
        <translation>{file} · nie można edytować</translation>
    </message>
    <message>
        <source>{file} · shipped with Daimyo, editing makes a copy</source>
        <translation>{file} · należy do Daimyo, edycja tworzy kopię</translation>
    </message>
</context>
<context>
    <name>StageCard</name>
    <message>
        <source>Stage {number}: {stage}. Alt and an arrow move it, Delete takes it out.</source>
        <translation>Etap {number}: {stage}. Alt i strzałka przesuwa go, Delete usuwa.</translation>
    </message>
    <message>
        <source>Take the stage out: {stage}</source>
        <translation>Usuń etap: {stage}</translation>
    </message>
    <message>
        <source>added</source>
        <translation>dodany</translation>
    </message>
</context>
<context>
    <name>StageStrip</name>
    <message>
        <source>Add a stage</source>
        <translation>Dodaj etap</translation>
    </message>
    <message>
        <source>Vary the stages in the LAB</source>
        <translation>Zmieniaj etapy w LAB</translation>
    </message>
    <message>
        <source>drag to reorder, or Alt with an arrow</source>
        <translation>przeciągnij, by zmienić kolejność, lub Alt ze strzałką</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niedozwolone</translation>
    </message>
</context>
<context>
    <name>TableWorkspace</name>
    <message numerus="yes">
        <source>%n error(s) keep them from being played together.</source>
        <translation>
            <numerusform>%n błąd nie pozwala zagrać nimi razem.</numerusform>
            <numerusform>%n błędy nie pozwalają zagrać nimi razem.</numerusform>
            <numerusform>%n błędów nie pozwala zagrać nimi razem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Jeszcze nie ma partii</translation>
    </message>
    <message>
        <source>Open a map and a variant first.</source>
        <translation>Najpierw otwórz mapę i wariant.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Play what you have drawn and changed, by hand or against agents, before it is printed.</source>
        <translation>Zagraj w to, co zostało narysowane i zmienione, z ludźmi lub agentami, zanim trafi do druku.</translation>
    </message>
    <message>
        <source>Players: {counts}.</source>
        <translation>Gracze: {counts}.</translation>
    </message>
    <message>
        <source>They go together.</source>
        <translation>Pasują do siebie.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Comment out</source>
        <translation>Zmień w komentarz</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>Zwiększ wcięcie</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>Żaden dokument nie jest otwarty.</translation>
    </message>
    <message>
        <source>Outdent</source>
        <translation>Zmniejsz wcięcie</translation>
    </message>
    <message>
        <source>YAML text</source>
        <translation>Tekst YAML</translation>
    </message>
</context>
<context>
    <name>TitledMenuBar</name>
    <message>
        <source>Menus</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Search commands and documents (Ctrl+K)</source>
        <translation>Szukaj poleceń i dokumentów (Ctrl+K)</translation>
    </message>
    <message>
        <source>Search commands; open: {name}</source>
        <translation>Szukaj poleceń; otwarty: {name}</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>All types</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Remove the token {token}</source>
        <translation>Usuń kafelek {token}</translation>
    </message>
    <message>
        <source>Vary the strengths of {token} in the LAB</source>
        <translation>Zmieniaj siły kafelka {token} w LAB</translation>
    </message>
    <message>
        <source>all types</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>bez siły</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>usunięty tutaj</translation>
    </message>
</context>
<context>
    <name>TokenTable</name>
    <message numerus="yes">
        <source>%n token(s) per player</source>
        <translation>
            <numerusform>%n kafelek na gracza</numerusform>
            <numerusform>%n kafelki na gracza</numerusform>
            <numerusform>%n kafelków na gracza</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts on</source>
        <translation>Działa na</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>Placed on</source>
        <translation>Kładziony na</translation>
    </message>
    <message>
        <source>Strengths, click to edit</source>
        <translation>Siły, kliknij</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Kafelek</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Kafelki</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Centre of the symmetry</source>
        <translation>Środek symetrii</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
</context>
<context>
    <name>Underlay</name>
    <message>
        <source>Click the first point on the scan.</source>
        <translation>Kliknij pierwszy punkt na skanie.</translation>
    </message>
    <message>
        <source>Click the second point on the scan.</source>
        <translation>Kliknij drugi punkt na skanie.</translation>
    </message>
    <message>
        <source>Click where the first point belongs on the board.</source>
        <translation>Kliknij miejsce pierwszego punktu na planszy.</translation>
    </message>
    <message>
        <source>Click where the second point belongs on the board.</source>
        <translation>Kliknij miejsce drugiego punktu na planszy.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Odrzuć wszystkie</translation>
    </message>
    <message>
        <source>Documents with unsaved changes</source>
        <translation>Dokumenty z niezapisanymi zmianami</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Zapisz wszystkie</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n documents?</source>
        <translation>
            <numerusform>Zapisać zmiany w %n dokumencie?</numerusform>
            <numerusform>Zapisać zmiany w %n dokumentach?</numerusform>
            <numerusform>Zapisać zmiany w %n dokumentach?</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>Zapisać zmiany w {file}?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Niezapisane zmiany</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Bez zapisu zostaną utracone.</translation>
    </message>
</context>
<context>
    <name>VariantsDock</name>
    <message>
        <source>Compare with this</source>
        <translation>Porównaj z tym</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Filter variants</source>
        <translation>Filtruj warianty</translation>
    </message>
    <message>
        <source>Locked: shipped, editing makes a copy. +n: values changed from the parent.</source>
        <translation>Kłódka: dołączony, zmiana tworzy kopię. +n: wartości zmienione względem nadrzędnego.</translation>
    </message>
    <message>
        <source>New variant from {title}</source>
        <translation>Nowy wariant od {title}</translation>
    </message>
    <message>
        <source>New variant of the selected one</source>
        <translation>Nowy wariant od wybranego</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>Variants by inheritance</source>
        <translation>Warianty według dziedziczenia</translation>
    </message>
    <message>
        <source>base</source>
        <translation>podstawa</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Form</source>
        <translation>Formularz</translation>
    </message>
    <message>
        <source>Form and text (Ctrl+E goes on)</source>
        <translation>Formularz i tekst (Ctrl+E: dalej)</translation>
    </message>
    <message>
        <source>Only the form (Ctrl+E goes on)</source>
        <translation>Tylko formularz (Ctrl+E: dalej)</translation>
    </message>
    <message>
        <source>Only the text (Ctrl+E goes on)</source>
        <translation>Tylko tekst (Ctrl+E: dalej)</translation>
    </message>
    <message>
        <source>Play this variant at the table</source>
        <translation>Zagraj ten wariant przy stole</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Run in LAB</source>
        <translation>Uruchom w LAB</translation>
    </message>
    <message>
        <source>Simulate this variant against the one it is compared with</source>
        <translation>Symuluj ten wariant i ten, z którym jest porównywany</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Oba</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
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
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Pokaż dziennik</translation>
    </message>
    <message>
        <source>Something unexpected happened: {what}. Your documents are untouched; saving is a good idea.</source>
        <translation>Stało się coś nieoczekiwanego: {what}. Dokumenty są nienaruszone; warto je zapisać.</translation>
    </message>
</context>
<context>
    <name>WritingWorkspace</name>
    <message>
        <source>No document is open.</source>
        <translation>Żaden dokument nie jest otwarty.</translation>
    </message>
    <message>
        <source>edited, not saved</source>
        <translation>zmieniony, niezapisany</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisany</translation>
    </message>
    <message>
        <source>shipped with Daimyo</source>
        <translation>należy do Daimyo</translation>
    </message>
</context>
<context>
    <name>ZoomBox</name>
    <message>
        <source>Show the whole board</source>
        <translation>Pokaż całą planszę</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>Skala 100 %</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Close {file}</source>
        <translation>Zamknij {file}</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Otwarte dokumenty</translation>
    </message>
    <message>
        <source>{file}, not saved</source>
        <translation>{file}, niezapisany</translation>
    </message>
</context>
<context>
    <name>_Side</name>
    <message>
        <source>Docks</source>
        <translation>Panele</translation>
    </message>
</context>
<context>
    <name>_Verdict</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problemy</numerusform>
            <numerusform>%n problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Sprawdzanie…</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nie znaleziono problemów.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Daimyo</source>
        <translation>O &amp;programie Daimyo</translation>
    </message>
    <message>
        <source>&amp;Calibrate the scan</source>
        <translation>S&amp;kalibruj skan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>W&amp;spółrzędne</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Powiel</translation>
    </message>
    <message>
        <source>&amp;Erase the selection</source>
        <translation>Usuń za&amp;znaczenie</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Wypełnij</translation>
    </message>
    <message>
        <source>&amp;Find in the text…</source>
        <translation>&amp;Znajdź w tekście…</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>O&amp;dbij</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation>&amp;Idź do wiersza…</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Mapa ciepła</translation>
    </message>
    <message>
        <source>&amp;Keys and actions</source>
        <translation>&amp;Klawisze i polecenia</translation>
    </message>
    <message>
        <source>&amp;Lab workspace</source>
        <translation>Obszar &amp;laboratorium</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linia</translation>
    </message>
    <message>
        <source>&amp;Map workspace</source>
        <translation>Obszar &amp;mapy</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowy</translation>
    </message>
    <message>
        <source>&amp;New experiment</source>
        <translation>&amp;Nowy eksperyment</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>&amp;New map</source>
        <translation>&amp;Nowa mapa</translation>
    </message>
    <message>
        <source>&amp;New variant of</source>
        <translation>&amp;Nowy wariant</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Następny dokument</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Pobierz</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <translation>&amp;Zagraj na próbę</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Poprzedni dokument</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>&amp;Reset the value</source>
        <translation>P&amp;rzywróć wartość</translation>
    </message>
    <message>
        <source>&amp;Rules workspace</source>
        <translation>Obszar &amp;zasad</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Z&amp;apisz</translation>
    </message>
    <message>
        <source>&amp;Search commands…</source>
        <translation>&amp;Szukaj poleceń…</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Zaznacz</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Shipped experiments</source>
        <translation>&amp;Dołączone eksperymenty</translation>
    </message>
    <message>
        <source>&amp;Shipped maps</source>
        <translation>&amp;Dołączone mapy</translation>
    </message>
    <message>
        <source>&amp;Shipped variants</source>
        <translation>&amp;Dołączone warianty</translation>
    </message>
    <message>
        <source>&amp;Table workspace</source>
        <translation>Obszar &amp;stołu</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>&amp;Trace a scan…</source>
        <translation>Odrysuj s&amp;kan…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Vary the value in the LAB</source>
        <translation>Zmieniaj &amp;wartość w LAB</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>&amp;Powiększ</translation>
    </message>
    <message>
        <source>Ad&amp;jacency graph</source>
        <translation>&amp;Graf sąsiedztwa</translation>
    </message>
    <message>
        <source>C&amp;omplete the word</source>
        <translation>&amp;Uzupełnij słowo</translation>
    </message>
    <message>
        <source>Canvas, s&amp;plit, YAML</source>
        <translation>Płótno, &amp;podział, YAML</translation>
    </message>
    <message>
        <source>Change the rules of a variant.</source>
        <translation>Zmienia zasady wariantu.</translation>
    </message>
    <message>
        <source>Choose a map and a variant, and play.</source>
        <translation>Wybierz mapę i wariant, i graj.</translation>
    </message>
    <message>
        <source>Choose light or dark colours, or those of the system.</source>
        <translation>Wybór jasnych lub ciemnych barw albo tych z systemu.</translation>
    </message>
    <message>
        <source>Choose theme, language and how unsaved changes are kept.</source>
        <translation>Wybór motywu, języka i sposobu zachowywania zmian.</translation>
    </message>
    <message>
        <source>Click two points of the scan and where each belongs.</source>
        <translation>Kliknij dwa punkty skanu i miejsca, do których należą.</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Zamknij wszystkie</translation>
    </message>
    <message>
        <source>Close every document, asking once about all unsaved changes.</source>
        <translation>Zamyka wszystkie dokumenty, pytając raz o wszystkie niezapisane zmiany.</translation>
    </message>
    <message>
        <source>Close the document, asking first if it has unsaved changes.</source>
        <translation>Zamyka dokument, pytając najpierw o niezapisane zmiany.</translation>
    </message>
    <message>
        <source>Close the workbench, asking first about unsaved changes.</source>
        <translation>Zamyka program, pytając najpierw o niezapisane zmiany.</translation>
    </message>
    <message>
        <source>Co&amp;mment out</source>
        <translation>Zmień w ko&amp;mentarz</translation>
    </message>
    <message>
        <source>Colour each hex by the figures that a token there would reach.</source>
        <translation>Pokoloruj pola według liczby figur w zasięgu żetonu.</translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard.</source>
        <translation>Kopiuje zaznaczenie do schowka.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>D&amp;uel in the LAB</source>
        <translation>Po&amp;jedynek w LAB</translation>
    </message>
    <message>
        <source>Do again what was taken back.</source>
        <translation>Wykonuje ponownie to, co cofnięto.</translation>
    </message>
    <message>
        <source>Draw the board.</source>
        <translation>Rysuje planszę.</translation>
    </message>
    <message>
        <source>E&amp;rase</source>
        <translation>&amp;Usuwaj</translation>
    </message>
    <message>
        <source>Fi&amp;x the problem</source>
        <translation>Napraw p&amp;roblem</translation>
    </message>
    <message>
        <source>Find and do anything by a few letters: actions, documents, workspaces.</source>
        <translation>Znajduje wszystko po kilku literach: polecenia, dokumenty, obszary pracy.</translation>
    </message>
    <message>
        <source>Form, both or te&amp;xt</source>
        <translation>Formularz, oba lub te&amp;kst</translation>
    </message>
    <message>
        <source>Give up the changes since the last save; undo brings them back.</source>
        <translation>Porzuca zmiany od ostatniego zapisu; cofnięcie je przywraca.</translation>
    </message>
    <message>
        <source>Go on from the canvas to both and to the text alone.</source>
        <translation>Przejdź od płótna do obu widoków i do samego tekstu.</translation>
    </message>
    <message>
        <source>Go on from the form to form and text, to the text alone, and back.</source>
        <translation>Przejdź od formularza do formularza z tekstem, do samego tekstu i z powrotem.</translation>
    </message>
    <message>
        <source>Go on to the next symmetry.</source>
        <translation>Przejdź do następnej symetrii.</translation>
    </message>
    <message>
        <source>Go to the next problem of the document.</source>
        <translation>Przechodzi do następnego problemu dokumentu.</translation>
    </message>
    <message>
        <source>Go to the problem before.</source>
        <translation>Przechodzi do poprzedniego problemu.</translation>
    </message>
    <message>
        <source>Hex &amp;grid</source>
        <translation>Siatka &amp;pól</translation>
    </message>
    <message>
        <source>Lay an image under the settlements to draw the board after it.</source>
        <translation>Podłóż obraz pod osady, aby odrysować planszę.</translation>
    </message>
    <message>
        <source>Let the next click choose the centre.</source>
        <translation>Następne kliknięcie wybierze środek.</translation>
    </message>
    <message>
        <source>Mark the hexes that the board check found fault with.</source>
        <translation>Oznacz pola, do których kontrola planszy ma zastrzeżenia.</translation>
    </message>
    <message>
        <source>Mend the current problem, or the first that can be mended, as its button proposes.</source>
        <translation>Naprawia bieżący problem albo pierwszy, który da się naprawić, tak jak proponuje jego przycisk.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Lustro</translation>
    </message>
    <message>
        <source>Mirror what is carried, or what is selected, left and right.</source>
        <translation>Odbij w poziomie to, co niesione lub zaznaczone.</translation>
    </message>
    <message>
        <source>Move the cen&amp;tre of the symmetry</source>
        <translation>Przesuń śr&amp;odek symetrii</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>Przenosi fokus klawiatury do następnej części okna.</translation>
    </message>
    <message>
        <source>Move the selection to the clipboard.</source>
        <translation>Przenosi zaznaczenie do schowka.</translation>
    </message>
    <message>
        <source>Ne&amp;xt symmetry</source>
        <translation>&amp;Następna symetria</translation>
    </message>
    <message>
        <source>New &amp;child variant</source>
        <translation>Nowy wariant po&amp;chodny</translation>
    </message>
    <message>
        <source>New map &amp;from…</source>
        <translation>Nowa mapa &amp;z…</translation>
    </message>
    <message>
        <source>Next &amp;player count</source>
        <translation>Następna liczba &amp;graczy</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Następny p&amp;anel</translation>
    </message>
    <message>
        <source>Next proble&amp;m</source>
        <translation>Następny proble&amp;m</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Bez symetrii</translation>
    </message>
    <message>
        <source>Offer the keys and words that can stand at the cursor of the YAML text.</source>
        <translation>Podpowiada klucze i słowa, które mogą stać przy kursorze tekstu YAML.</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otwórz &amp;ostatnie</translation>
    </message>
    <message>
        <source>Open a file that was open lately.</source>
        <translation>Otwiera niedawno otwierany plik.</translation>
    </message>
    <message>
        <source>Open a map that came with Daimyo; editing it makes a copy.</source>
        <translation>Otwiera mapę należącą do Daimyo; edycja tworzy kopię.</translation>
    </message>
    <message>
        <source>Open an edition or variant that came with Daimyo; editing it makes a copy.</source>
        <translation>Otwiera wydanie lub wariant należący do Daimyo; edycja tworzy kopię.</translation>
    </message>
    <message>
        <source>Open an experiment that came with Daimyo; editing it makes a copy.</source>
        <translation>Otwiera eksperyment należący do Daimyo; edycja tworzy kopię.</translation>
    </message>
    <message>
        <source>Open maps, variants or experiments from files.</source>
        <translation>Otwiera mapy, warianty lub eksperymenty z plików.</translation>
    </message>
    <message>
        <source>Open the file that unexpected errors are written to.</source>
        <translation>Otwiera plik, w którym zapisywane są nieoczekiwane błędy.</translation>
    </message>
    <message>
        <source>Paint &amp;village</source>
        <translation>Maluj &amp;wioski</translation>
    </message>
    <message>
        <source>Paint a straight line.</source>
        <translation>Maluj linię prostą.</translation>
    </message>
    <message>
        <source>Paint all spaces of one terrain that hang together.</source>
        <translation>Maluj wszystkie połączone pola jednego terenu.</translation>
    </message>
    <message>
        <source>Paint c&amp;apital</source>
        <translation>Maluj &amp;stolicę</translation>
    </message>
    <message>
        <source>Paint capitals; the right button erases.</source>
        <translation>Maluj stolice; prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Paint ci&amp;ty</source>
        <translation>Maluj &amp;miasta</translation>
    </message>
    <message>
        <source>Paint cities; the right button erases.</source>
        <translation>Maluj miasta; prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Paint lan&amp;d</source>
        <translation>Maluj lą&amp;d</translation>
    </message>
    <message>
        <source>Paint land; the right button erases.</source>
        <translation>Maluj ląd; prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Paint s&amp;ea</source>
        <translation>Maluj mo&amp;rze</translation>
    </message>
    <message>
        <source>Paint sea; the right button erases.</source>
        <translation>Maluj morze; prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Paint villages; the right button erases.</source>
        <translation>Maluj wioski; prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Pie&amp;ce brush</source>
        <translation>Pędzel &amp;części</translation>
    </message>
    <message>
        <source>Piece &amp;names</source>
        <translation>&amp;Nazwy części</translation>
    </message>
    <message>
        <source>Piece t&amp;ints</source>
        <translation>Bar&amp;wy części</translation>
    </message>
    <message>
        <source>Play a game by hand or against agents.</source>
        <translation>Rozgrywka z ludźmi lub agentami.</translation>
    </message>
    <message>
        <source>Play the shown variant at the table.</source>
        <translation>Zagraj pokazany wariant przy stole.</translation>
    </message>
    <message>
        <source>Player-count &amp;edges</source>
        <translation>&amp;Granice liczby graczy</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>&amp;Poprzedni problem</translation>
    </message>
    <message>
        <source>Print spaces on the chosen piece.</source>
        <translation>Przypisz pola do wybranej części.</translation>
    </message>
    <message>
        <source>Pro&amp;blems on the board</source>
        <translation>Pro&amp;blemy na planszy</translation>
    </message>
    <message>
        <source>Put the clipboard in place of the selection.</source>
        <translation>Wstawia schowek w miejsce zaznaczenia.</translation>
    </message>
    <message>
        <source>Put the cursor on a line of the YAML text.</source>
        <translation>Ustawia kursor w wierszu tekstu YAML.</translation>
    </message>
    <message>
        <source>Re&amp;move the scan</source>
        <translation>Usuń sk&amp;an</translation>
    </message>
    <message>
        <source>Re&amp;vert to the file</source>
        <translation>P&amp;rzywróć z pliku</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>Zapisz &amp;wszystkie</translation>
    </message>
    <message>
        <source>Search the YAML text.</source>
        <translation>Przeszukuje tekst YAML.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Zaznacz w&amp;szystko</translation>
    </message>
    <message>
        <source>Select everything in the active editor.</source>
        <translation>Zaznacza wszystko w aktywnym edytorze.</translation>
    </message>
    <message>
        <source>Select spaces by click or rubber band; drag what is selected to move it.</source>
        <translation>Zaznaczaj pola kliknięciem lub ramką; przeciągnij zaznaczone, aby je przesunąć.</translation>
    </message>
    <message>
        <source>Settlement n&amp;ames</source>
        <translation>N&amp;azwy osad</translation>
    </message>
    <message>
        <source>Show a line for every side that two hexes share.</source>
        <translation>Pokaż linię dla każdego wspólnego boku dwóch pól.</translation>
    </message>
    <message>
        <source>Show every action with its key and what it does.</source>
        <translation>Pokazuje każde polecenie z klawiszem i opisem.</translation>
    </message>
    <message>
        <source>Show the &amp;error log</source>
        <translation>Pokaż &amp;dziennik błędów</translation>
    </message>
    <message>
        <source>Show the axial coordinate of each hex.</source>
        <translation>Pokaż współrzędne osiowe każdego pola.</translation>
    </message>
    <message>
        <source>Show the board larger.</source>
        <translation>Pokaż planszę większą.</translation>
    </message>
    <message>
        <source>Show the board of the next player count.</source>
        <translation>Pokaż planszę dla następnej liczby graczy.</translation>
    </message>
    <message>
        <source>Show the board smaller.</source>
        <translation>Pokaż planszę mniejszą.</translation>
    </message>
    <message>
        <source>Show the lines between hexes.</source>
        <translation>Pokaż linie między polami.</translation>
    </message>
    <message>
        <source>Show the next open document of this workspace.</source>
        <translation>Pokazuje następny otwarty dokument tego obszaru.</translation>
    </message>
    <message>
        <source>Show the open document before this one.</source>
        <translation>Pokazuje poprzedni otwarty dokument.</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Pokazuje wersję i licencje.</translation>
    </message>
    <message>
        <source>Show the whole board.</source>
        <translation>Pokaż całą planszę.</translation>
    </message>
    <message>
        <source>Show what the pieces are called.</source>
        <translation>Pokaż, jak nazywają się części.</translation>
    </message>
    <message>
        <source>Show what the settlements are called.</source>
        <translation>Pokaż, jak nazywają się osady.</translation>
    </message>
    <message>
        <source>Show where the board of each player count ends.</source>
        <translation>Pokaż, gdzie kończy się plansza każdej liczby graczy.</translation>
    </message>
    <message>
        <source>Simulate thousands of games and compare variants.</source>
        <translation>Symuluje tysiące partii i porównuje warianty.</translation>
    </message>
    <message>
        <source>Sixfold symmetry</source>
        <translation>Symetria sześciokrotna</translation>
    </message>
    <message>
        <source>Start a map: empty, a shape, an outline, or drawn at random.</source>
        <translation>Zacznij mapę: pustą, z kształtu, z obrysu lub losową.</translation>
    </message>
    <message>
        <source>Start a new document of the kind this workspace is for.</source>
        <translation>Zaczyna nowy dokument odpowiedni dla tego obszaru.</translation>
    </message>
    <message>
        <source>Start a small map to draw on.</source>
        <translation>Zaczyna małą mapę do rysowania.</translation>
    </message>
    <message>
        <source>Start a variant that changes an edition or another variant.</source>
        <translation>Zaczyna wariant, który zmienia wydanie lub inny wariant.</translation>
    </message>
    <message>
        <source>Start a variant that changes the shown one.</source>
        <translation>Zacznij wariant, który zmienia ten pokazany.</translation>
    </message>
    <message>
        <source>Start a variant with the text of the shown one.</source>
        <translation>Zacznij wariant z tekstem tego pokazanego.</translation>
    </message>
    <message>
        <source>Start an experiment that compares two editions.</source>
        <translation>Zaczyna eksperyment porównujący dwa wydania.</translation>
    </message>
    <message>
        <source>Start an experiment that varies the value that has the focus.</source>
        <translation>Zacznij eksperyment, który zmienia wybraną wartość.</translation>
    </message>
    <message>
        <source>Start an experiment with this variant and the one it is compared with, on the same seeds.</source>
        <translation>Zacznij eksperyment z tym wariantem i tym, z którym jest porównywany, na tych samych ziarnach.</translation>
    </message>
    <message>
        <source>Strokes fall left and right of the centre.</source>
        <translation>Kreski powtarzają się po lewej i prawej stronie środka.</translation>
    </message>
    <message>
        <source>Strokes fall six times around the centre.</source>
        <translation>Kreski powtarzają się sześć razy wokół środka.</translation>
    </message>
    <message>
        <source>Strokes fall three times around the centre.</source>
        <translation>Kreski powtarzają się trzy razy wokół środka.</translation>
    </message>
    <message>
        <source>Strokes fall twice around the centre.</source>
        <translation>Kreski powtarzają się dwa razy wokół środka.</translation>
    </message>
    <message>
        <source>Strokes fall where they are drawn.</source>
        <translation>Kreski pozostają tam, gdzie je narysowano.</translation>
    </message>
    <message>
        <source>Take spaces off the board.</source>
        <translation>Zdejmij pola z planszy.</translation>
    </message>
    <message>
        <source>Take terrain and piece from a space; Alt and a click does it at any time.</source>
        <translation>Pobierz teren i część z pola; Alt i kliknięcie robi to zawsze.</translation>
    </message>
    <message>
        <source>Take the image away.</source>
        <translation>Usuń obraz.</translation>
    </message>
    <message>
        <source>Take the last deed back.</source>
        <translation>Cofa ostatnią czynność.</translation>
    </message>
    <message>
        <source>Take the selected spaces off the board.</source>
        <translation>Zdejmij zaznaczone pola z planszy.</translation>
    </message>
    <message>
        <source>Take the value that has the focus back to that of the parent variant.</source>
        <translation>Przywróć wybranej wartości to, co mówi wariant nadrzędny.</translation>
    </message>
    <message>
        <source>Threefold symmetry</source>
        <translation>Symetria trzykrotna</translation>
    </message>
    <message>
        <source>Tint the land by its piece.</source>
        <translation>Zabarw ląd według części.</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Obróć w p&amp;rawo</translation>
    </message>
    <message>
        <source>Turn the selected lines of the YAML text into comments, or back.</source>
        <translation>Zamienia zaznaczone wiersze tekstu YAML w komentarze lub z powrotem.</translation>
    </message>
    <message>
        <source>Turn what is carried, or what is selected, by 60 degrees against the clock.</source>
        <translation>Obróć niesione lub zaznaczone o 60 stopni w lewo.</translation>
    </message>
    <message>
        <source>Turn what is carried, or what is selected, by 60 degrees with the clock.</source>
        <translation>Obróć niesione lub zaznaczone o 60 stopni w prawo.</translation>
    </message>
    <message>
        <source>Twofold symmetry</source>
        <translation>Symetria dwukrotna</translation>
    </message>
    <message>
        <source>Use the whole screen, or go back to a window.</source>
        <translation>Używa całego ekranu albo wraca do okna.</translation>
    </message>
    <message>
        <source>Write every changed document to its file.</source>
        <translation>Zapisuje każdy zmieniony dokument w jego pliku.</translation>
    </message>
    <message>
        <source>Write the document to another file and go on with that.</source>
        <translation>Zapisuje dokument w innym pliku i przechodzi do niego.</translation>
    </message>
    <message>
        <source>Write the document to its file.</source>
        <translation>Zapisuje dokument w jego pliku.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
</context>
<context>
    <name>balance</name>
    <message>
        <source>all gone</source>
        <translation>brak figur</translation>
    </message>
    <message>
        <source>no plays</source>
        <translation>brak ruchów</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>remisy</translation>
    </message>
    <message>
        <source>type gone</source>
        <translation>brak typu</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>open document</source>
        <translation>otwarty dokument</translation>
    </message>
    <message>
        <source>recent file</source>
        <translation>ostatni plik</translation>
    </message>
    <message>
        <source>shipped experiment</source>
        <translation>dołączony eksperyment</translation>
    </message>
    <message>
        <source>shipped map</source>
        <translation>dołączona mapa</translation>
    </message>
    <message>
        <source>shipped variant</source>
        <translation>dołączony wariant</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Adjacency graph</source>
        <translation>Graf sąsiedztwa</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Współrzędne</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa ciepła</translation>
    </message>
    <message>
        <source>Hex grid</source>
        <translation>Siatka pól</translation>
    </message>
    <message>
        <source>Piece names</source>
        <translation>Nazwy części</translation>
    </message>
    <message>
        <source>Piece tints</source>
        <translation>Barwy części</translation>
    </message>
    <message>
        <source>Player-count edges</source>
        <translation>Granice liczby graczy</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>Settlement names</source>
        <translation>Nazwy osad</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Board</source>
        <translation>Pl&amp;ansza</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>E&amp;xperiment</source>
        <translation>Ek&amp;speryment</translation>
    </message>
</context>
<context>
    <name>rail</name>
    <message>
        <source>LAB</source>
        <translation>LAB</translation>
    </message>
    <message>
        <source>MAP</source>
        <translation>MAPA</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>ZASADY</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>STÓŁ</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Nothing is lost: the old file and your text are as they were.</source>
        <translation>Nic nie stracono: stary plik i twój tekst są takie, jak były.</translation>
    </message>
    <message>
        <source>{file} was not saved: its folder is no longer there.</source>
        <translation>{file} nie został zapisany: nie ma już jego folderu.</translation>
    </message>
    <message>
        <source>{file} was not saved: its text holds half a character.</source>
        <translation>{file} nie został zapisany: tekst zawiera pół znaku.</translation>
    </message>
    <message>
        <source>{file} was not saved: the disk is full.</source>
        <translation>{file} nie został zapisany: dysk jest pełny.</translation>
    </message>
    <message>
        <source>{file} was not saved: the file or its folder is read-only.</source>
        <translation>{file} nie został zapisany: plik lub folder jest tylko do odczytu.</translation>
    </message>
    <message>
        <source>{file} was not saved: there is a folder of that name.</source>
        <translation>{file} nie został zapisany: jest folder o tej nazwie.</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}.</source>
        <translation>{file} nie został zapisany: {reason}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>After a crash the next start offers them; your files are not touched.</source>
        <translation>Po awarii zaproponuje je następne uruchomienie; pliki pozostają nietknięte.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak system</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>How long after a change the text is kept.</source>
        <translation>Ile czasu po zmianie tekst jest zachowywany.</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Skala interfejsu</translation>
    </message>
    <message>
        <source>Keep them after</source>
        <translation>Zachowaj je po</translation>
    </message>
    <message>
        <source>Keep unsaved changes for recovery</source>
        <translation>Zachowuj niezapisane zmiany</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Light or dark colours; by default those of your desktop.</source>
        <translation>Jasne lub ciemne barwy; domyślnie takie jak pulpit.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Makes everything larger, on top of the scale of your desktop.</source>
        <translation>Powiększa wszystko, ponad skalę pulpitu.</translation>
    </message>
    <message>
        <source>Open the last files at start</source>
        <translation>Otwieraj ostatnie pliki na starcie</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Ogranicz ruch</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Bezpieczeństwo</translation>
    </message>
    <message>
        <source>Starts where you left off.</source>
        <translation>Zaczyna tam, gdzie skończono.</translation>
    </message>
    <message>
        <source>The language of the interface; rules and problems are in English.</source>
        <translation>Język interfejsu; zasady i problemy są po angielsku.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Things change at once instead of moving.</source>
        <translation>Wszystko zmienia się od razu, bez ruchu.</translation>
    </message>
</context>
<context>
    <name>spaces</name>
    <message>
        <source>Capital</source>
        <translation>Stolica</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Ląd</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Morze</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wioska</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Pustka</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>stolica</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>land</source>
        <translation>ląd</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>morze</translation>
    </message>
    <message>
        <source>village</source>
        <translation>wioska</translation>
    </message>
    <message>
        <source>void</source>
        <translation>pustka</translation>
    </message>
    <message>
        <source>{at}, void</source>
        <translation>{at}, pustka</translation>
    </message>
</context>
<context>
    <name>spelling</name>
    <message>
        <source>Add token {token}</source>
        <translation>Dodaj kafelek {token}</translation>
    </message>
    <message>
        <source>Change {value}</source>
        <translation>Zmień: {value}</translation>
    </message>
    <message>
        <source>Remove token {token}</source>
        <translation>Usuń kafelek {token}</translation>
    </message>
    <message>
        <source>Reset token {token}</source>
        <translation>Przywróć kafelek {token}</translation>
    </message>
    <message>
        <source>Reset {value}</source>
        <translation>Przywróć: {value}</translation>
    </message>
    <message>
        <source>Set {value} to {word}</source>
        <translation>Ustaw: {value} = {word}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
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
        <translation>Nowy eksperyment</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nowa mapa</translation>
    </message>
    <message>
        <source>New variant of 2016</source>
        <translation>Nowy wariant wydania 2016</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Shipped experiments</source>
        <translation>Dołączone eksperymenty</translation>
    </message>
    <message>
        <source>Shipped maps</source>
        <translation>Dołączone mapy</translation>
    </message>
    <message>
        <source>Shipped variants</source>
        <translation>Dołączone warianty</translation>
    </message>
</context>
<context>
    <name>tools</name>
    <message>
        <source>Add a piece first: the list of pieces has a plus sign.</source>
        <translation>Najpierw dodaj część: lista części ma znak plus.</translation>
    </message>
    <message>
        <source>Erase spaces</source>
        <translation>Usuń pola</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Wypełnij</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Lustro</translation>
    </message>
    <message>
        <source>Move spaces</source>
        <translation>Przesuń pola</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Paint capital</source>
        <translation>Maluj stolicę</translation>
    </message>
    <message>
        <source>Paint city</source>
        <translation>Maluj miasto</translation>
    </message>
    <message>
        <source>Paint land</source>
        <translation>Maluj ląd</translation>
    </message>
    <message>
        <source>Paint sea</source>
        <translation>Maluj morze</translation>
    </message>
    <message>
        <source>Paint village</source>
        <translation>Maluj wioskę</translation>
    </message>
    <message>
        <source>Paint {kind}</source>
        <translation>Maluj: {kind}</translation>
    </message>
    <message>
        <source>Paste spaces</source>
        <translation>Wklej pola</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Pobierz</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>Print on {piece}</source>
        <translation>Przypisz do: {piece}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Zaznacz</translation>
    </message>
</context>
<context>
    <name>typing</name>
    <message>
        <source>Deletion</source>
        <translation>Usuwanie</translation>
    </message>
    <message>
        <source>Insertion</source>
        <translation>Wstawianie</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Pisanie</translation>
    </message>
</context>
</TS>
