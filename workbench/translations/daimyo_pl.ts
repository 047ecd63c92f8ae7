<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>AboutMap</name>
    <message>
        <source>Change the description</source>
        <translation>Zmień opis</translation>
    </message>
    <message>
        <source>Change the player counts</source>
        <translation>Zmień liczby graczy</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Zmień tytuł</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message numerus="yes">
        <source>Made for %n players</source>
        <translation>
            <numerusform>Dla %n gracza</numerusform>
            <numerusform>Dla %n graczy</numerusform>
            <numerusform>Dla %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Player counts</source>
        <translation>Liczby graczy</translation>
    </message>
    <message>
        <source>Select a hex to see and change what it is.</source>
        <translation>Zaznacz pole, aby zobaczyć i zmienić, czym jest.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
</context>
<context>
    <name>AgentCommands</name>
    <message>
        <source>First say that it is you.</source>
        <translation>Najpierw potwierdź, że to ty.</translation>
    </message>
    <message>
        <source>Give the seat to…</source>
        <translation>Oddaj miejsce…</translation>
    </message>
    <message>
        <source>It is not your turn: an agent decides now.</source>
        <translation>To nie Twoja tura: teraz decyduje agent.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma żadnej partii.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn: go back to the present.</source>
        <translation>Oglądasz wcześniejszą turę: wróć do obecnej.</translation>
    </message>
    <message>
        <source>Your hand is face down: turn it up first.</source>
        <translation>Ręka leży zakryta: najpierw ją odkryj.</translation>
    </message>
</context>
<context>
    <name>AmountRow</name>
    <message>
        <source>There are only so many cards in this group.</source>
        <translation>W tej grupie jest tylko tyle kart.</translation>
    </message>
    <message>
        <source>Vary {value} in the LAB</source>
        <translation>Zmieniaj w LAB: {value}</translation>
    </message>
    <message>
        <source>What it gives to one person, who plays several samurai</source>
        <translation>Ile daje jednej osobie, która prowadzi kilku samurajów</translation>
    </message>
    <message>
        <source>What it gives with {players} players</source>
        <translation>Ile daje przy {players} graczach</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>od rundy</translation>
    </message>
    <message>
        <source>per player</source>
        <translation>na gracza</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>było: {value}</translation>
    </message>
    <message>
        <source>{players} players: {number}</source>
        <translation>graczy: {players}, {number}</translation>
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
        <translation>Agent, który ocenia</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Szanse na wygraną</translation>
    </message>
    <message>
        <source>Every figure is the team&apos;s chance to win</source>
        <translation>Każda liczba to szansa drużyny na wygraną</translation>
    </message>
    <message>
        <source>How they played</source>
        <translation>Jak grali</translation>
    </message>
    <message>
        <source>It knows the hidden hands only as the mover did.</source>
        <translation>Ukryte ręce zna tylko tak, jak znał je grający.</translation>
    </message>
    <message>
        <source>No move lost five points or more.</source>
        <translation>Żaden ruch nie stracił pięciu punktów ani więcej.</translation>
    </message>
    <message>
        <source>Think ten times longer</source>
        <translation>Myśl dziesięć razy dłużej</translation>
    </message>
    <message>
        <source>Turn {turn}: {seat} could not win any more and decided between others: {loser} −{lost}, {winner} +{won} points (kingmaking).</source>
        <translation>Tura {turn}: {seat} nie ma już szans na wygraną i rozstrzyga między innymi: {loser} −{lost}, {winner} +{won} pkt (kingmaking).</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Punkty zwrotne</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>około {count} min</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <translation>około {count} s</translation>
    </message>
    <message>
        <source>{agent} judges every move again</source>
        <translation>{agent} oceni każdy ruch od nowa</translation>
    </message>
    <message>
        <source>{count} of {all} turns</source>
        <translation>tur: {count} z {all}</translation>
    </message>
    <message>
        <source>{game}, finished</source>
        <translation>{game}, zakończona</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant}, {map}</translation>
    </message>
    <message>
        <source>{what}, mostly ± {off} points (95 of 100 times).</source>
        <translation>{what}, zwykle ± {off} punkty (95 razy na 100).</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ gotowe</translation>
    </message>
</context>
<context>
    <name>Analyst</name>
    <message>
        <source>First say that it is you.</source>
        <translation>Najpierw potwierdź, że to ty.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Nic jeszcze nie zagrano.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma żadnej partii.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Budget</source>
        <translation>Budżet</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
</context>
<context>
    <name>AssumedRow</name>
    <message>
        <source>An assumption: no source tells how many farms have which back.</source>
        <translation>Założenie: żadne źródło nie mówi, ile gospodarstw ma jaki rewers.</translation>
    </message>
</context>
<context>
    <name>BalanceStrip</name>
    <message>
        <source>Agent that plays all seats</source>
        <translation>Agent na wszystkich miejscach</translation>
    </message>
    <message>
        <source>Compiling the rules for the first games: about half a minute, this once.</source>
        <translation>Reguły są kompilowane przed pierwszymi partiami: około pół minuty, tylko ten jeden raz.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Examine this map in the LAB</source>
        <translation>Zbadaj tę mapę w LAB</translation>
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
        <source>compiling</source>
        <translation>kompilacja</translation>
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
    <name>BandChart</name>
    <message>
        <source>% of the game</source>
        <translation>% gry</translation>
    </message>
    <message>
        <source>After {part} % of the game: {mean} % on average, in half of all games {low} to {high} %</source>
        <translation>Po {part} % gry: średnio {mean} %, w połowie gier od {low} do {high} %</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>średnia</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message numerus="yes">
        <source>%n board tile(s), {sheet}</source>
        <translation>
            <numerusform>%n segment planszy, {sheet}</numerusform>
            <numerusform>%n segmenty planszy, {sheet}</numerusform>
            <numerusform>%n segmentów planszy, {sheet}</numerusform>
        </translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Złożenie</translation>
    </message>
    <message>
        <source>Fit the whole sheet</source>
        <translation>Dopasuj cały arkusz</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Następny arkusz</translation>
    </message>
    <message>
        <source>Sheet before</source>
        <translation>Poprzedni arkusz</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>Arkusz {number} z {count}</translation>
    </message>
    <message>
        <source>Single sheets</source>
        <translation>Osobne arkusze</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
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
        <source>Zoom {percent} %, fit the whole sheet</source>
        <translation>Skala {percent} %, dopasuj cały arkusz</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>nieistotne</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>istotne</translation>
    </message>
</context>
<context>
    <name>BoardChart</name>
    <message>
        <source>Space</source>
        <translation>Pole</translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>Removed by ties</source>
        <translation>Usunięte w remisach</translation>
    </message>
    <message>
        <source>Removed by ties: {count}</source>
        <translation>Usunięte w remisach: {count}</translation>
    </message>
    <message>
        <source>The game ends at removed figure number {limit}, or when all types are gone.</source>
        <translation>Gra kończy się przy usuniętej figurze nr {limit} lub gdy zabraknie wszystkich rodzajów.</translation>
    </message>
    <message>
        <source>The game ends at removed figure number {limit}, or when one type is gone.</source>
        <translation>Gra kończy się przy usuniętej figurze nr {limit} lub gdy zabraknie jednego rodzaju.</translation>
    </message>
    <message>
        <source>The game ends when all types are gone.</source>
        <translation>Gra kończy się, gdy zabraknie wszystkich rodzajów.</translation>
    </message>
    <message>
        <source>The game ends when one type is gone.</source>
        <translation>Gra kończy się, gdy zabraknie jednego rodzaju.</translation>
    </message>
    <message>
        <source>{count} of {limit}</source>
        <translation>{count} z {limit}</translation>
    </message>
</context>
<context>
    <name>BoardLegend</name>
    <message>
        <source>Marks on the map</source>
        <translation>Znaki na mapie</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmienione</translation>
    </message>
    <message>
        <source>free, unchanged</source>
        <translation>wolne, bez zmian</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>was {value}</source>
        <translation>było: {value}</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message numerus="yes">
        <source>%n samurai</source>
        <translation>
            <numerusform>%n samuraj</numerusform>
            <numerusform>%n samurajów</numerusform>
            <numerusform>%n samurajów</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a samurai…</source>
        <translation>Dodaj samuraja…</translation>
    </message>
    <message>
        <source>Animal power</source>
        <translation>Moc zwierzęcia</translation>
    </message>
    <message>
        <source>Human power</source>
        <translation>Moc człowieka</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
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
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Kiai {value}</source>
        <translation>Kiai {value}</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Poza planszą</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>Which figure?</source>
        <translation>Która figura?</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>obrona</translation>
    </message>
    <message>
        <source>empty, not printed</source>
        <translation>pusty, bez druku</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>{board}. Enter chooses him.</source>
        <translation>{board}. Enter wybiera go.</translation>
    </message>
    <message>
        <source>{columns} by {rows} tiles, {count} of them printed</source>
        <translation>{columns} na {rows} segmentów, do druku: {count}</translation>
    </message>
    <message>
        <source>{total} of {kiai}</source>
        <translation>{total} z {kiai}</translation>
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
        <translation>broni: {symbols}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusty</translation>
    </message>
    <message>
        <source>lent to {name}</source>
        <translation>pożyczony: {name}</translation>
    </message>
    <message>
        <source>line · beyond, must pass</source>
        <translation>linia · ponad Kiai, musi spasować</translation>
    </message>
    <message>
        <source>line · first card leaves after the Kiai</source>
        <translation>linia · po Kiai odpada pierwsza karta</translation>
    </message>
    <message>
        <source>line · next turn: no penalty</source>
        <translation>linia · następna tura: bez kary</translation>
    </message>
    <message>
        <source>line · next turn: {penalty}</source>
        <translation>linia · następna tura: {penalty}</translation>
    </message>
    <message>
        <source>line · next turn: {penalty}, or ignore it</source>
        <translation>linia · następna tura: {penalty} lub pominie</translation>
    </message>
    <message>
        <source>line · rests until the next round</source>
        <translation>linia · odpoczywa do następnej rundy</translation>
    </message>
    <message>
        <source>line: {cards}</source>
        <translation>linia: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>own</source>
        <translation>własny</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>spasował</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>decyduje</translation>
    </message>
    <message>
        <source>total {total} of {kiai}</source>
        <translation>suma {total} z {kiai}</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>rana</translation>
    </message>
</context>
<context>
    <name>BoardsArea</name>
    <message>
        <source>The team</source>
        <translation>Drużyna</translation>
    </message>
</context>
<context>
    <name>BoxLid</name>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>BranchList</name>
    <message>
        <source>Branches</source>
        <translation>Odgałęzienia</translation>
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
    <name>Callout</name>
    <message>
        <source>Leave the tour</source>
        <translation>Przerwij przewodnik</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Pomiń ten krok</translation>
    </message>
</context>
<context>
    <name>CandidateBoard</name>
    <message>
        <source>Map of trial {number}</source>
        <translation>Mapa próby {number}</translation>
    </message>
    <message>
        <source>No hex changes.</source>
        <translation>Żadne pole się nie zmienia.</translation>
    </message>
</context>
<context>
    <name>CandidateDock</name>
    <message>
        <source>An experiment that plays the same games as it is now and by this trial</source>
        <translation>Eksperyment, który rozgrywa te same partie bez zmian i według tej próby</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandydat</translation>
    </message>
    <message>
        <source>Duel in LAB</source>
        <translation>Pojedynek w LAB</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nic się nie różni</translation>
    </message>
    <message>
        <source>Nothing was tried yet. What a search finds stands here, one candidate at a time.</source>
        <translation>Niczego jeszcze nie wypróbowano. Tu pojawi się to, co szukanie znajdzie, po jednym kandydacie.</translation>
    </message>
    <message>
        <source>Open as child variant</source>
        <translation>Otwórz jako wariant pochodny</translation>
    </message>
    <message>
        <source>Open as child variant and map</source>
        <translation>Otwórz jako wariant pochodny i mapę</translation>
    </message>
    <message>
        <source>Open as map</source>
        <translation>Otwórz jako mapę</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Seat win rates</source>
        <translation>Wygrane wg miejsc</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Set up a game at the TABLE with what this trial changes</source>
        <translation>Przygotuj grę przy STOLE z tym, co zmienia ta próba</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Trial {number}</source>
        <translation>Próba {number}</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>tak jak teraz</translation>
    </message>
    <message>
        <source>found in {games} games, then stopped by racing; not measured again</source>
        <translation>znalezione w {games} grach, potem przerwane wcześniej; nie zmierzone ponownie</translation>
    </message>
    <message>
        <source>found in {games} games; not measured again yet</source>
        <translation>znalezione w {games} grach; jeszcze nie zmierzone ponownie</translation>
    </message>
    <message>
        <source>found {found}; {games} games on unseen seeds</source>
        <translation>znaleziono {found}; {games} gier na niewidzianych ziarnach</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>trial {number}</source>
        <translation>próba {number}</translation>
    </message>
    <message>
        <source>win rate of the team, %</source>
        <translation>odsetek wygranych drużyny, %</translation>
    </message>
    <message>
        <source>win rate, %; dashed: a fair seat</source>
        <translation>wygrane, %; przerywana: po równo</translation>
    </message>
    <message>
        <source>{value}, before: {was}</source>
        <translation>{value}, przedtem: {was}</translation>
    </message>
</context>
<context>
    <name>CandidateTable</name>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Potwierdzone</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Difference from {start}</source>
        <translation>Różnica wobec: {start}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Zmierz</translation>
    </message>
    <message>
        <source>Measure trial {number} on unseen games</source>
        <translation>Zmierz próbę {number} w niewidzianych grach</translation>
    </message>
    <message>
        <source>Open: found. Filled: on unseen games, with its interval.</source>
        <translation>Pusty znak: znalezione. Pełny: w niewidzianych grach, z przedziałem.</translation>
    </message>
    <message>
        <source>Space keeps a trial among the chosen ones</source>
        <translation>Spacja zatrzymuje próbę wśród wybranych</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Werdykt</translation>
    </message>
    <message>
        <source>{measure}, confirmed on games that the search never saw</source>
        <translation>{measure}, potwierdzone w grach, których szukanie nie widziało</translation>
    </message>
    <message>
        <source>{measure}, found on the games of the search</source>
        <translation>{measure}, znalezione w grach szukania</translation>
    </message>
    <message>
        <source>{measure}, {low} to {high}</source>
        <translation>{measure}, od {low} do {high}</translation>
    </message>
    <message>
        <source>{measure}: confirmed on unseen games, or found where that is not known yet</source>
        <translation>{measure}: potwierdzone w niewidzianych grach albo znalezione, gdzie tego jeszcze nie wiadomo</translation>
    </message>
</context>
<context>
    <name>CapturedCard</name>
    <message numerus="yes">
        <source>%n removed by ties</source>
        <translation>
            <numerusform>%n usunięta w remisach</numerusform>
            <numerusform>%n usunięte w remisach</numerusform>
            <numerusform>%n usuniętych w remisach</numerusform>
        </translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Zdobyte</translation>
    </message>
    <message>
        <source>underlined: a majority</source>
        <translation>podkreślenie: przewaga</translation>
    </message>
</context>
<context>
    <name>CapturedRow</name>
    <message>
        <source>; majority in {figures}</source>
        <translation>; przewaga: {figures}</translation>
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
        <translation>Atak</translation>
    </message>
    <message>
        <source>Attack, then Kiai</source>
        <translation>Atak, potem Kiai</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Obrona</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Odprawa</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Oddaj</translation>
    </message>
    <message>
        <source>Give left</source>
        <translation>Oddaj w lewo</translation>
    </message>
    <message>
        <source>Give right</source>
        <translation>Oddaj w prawo</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>Oddaj: {name}</translation>
    </message>
    <message>
        <source>He has this symbol on his left already: {symbol}.</source>
        <translation>Ma już ten symbol po lewej: {symbol}.</translation>
    </message>
    <message>
        <source>No defence in this turn.</source>
        <translation>W tej turze bez obrony.</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>The card has no symbol.</source>
        <translation>Karta nie ma symbolu.</translation>
    </message>
    <message>
        <source>a {value} lies in his line</source>
        <translation>w jego linii leży {value}</translation>
    </message>
    <message>
        <source>attacks: {sum}</source>
        <translation>atak: {sum}</translation>
    </message>
    <message>
        <source>barricades {before} → {after}</source>
        <translation>barykady {before} → {after}</translation>
    </message>
    <message>
        <source>beaten: barricades {before} → {after}</source>
        <translation>pokonany: barykady {before} → {after}</translation>
    </message>
    <message>
        <source>beaten: farms {before} → {after}</source>
        <translation>pokonany: gospodarstwa {before} → {after}</translation>
    </message>
    <message>
        <source>beyond: he must pass</source>
        <translation>ponad Kiai: musi spasować</translation>
    </message>
    <message>
        <source>by the token of {name}</source>
        <translation>dzięki żetonowi: {name}</translation>
    </message>
    <message>
        <source>can defend: no {symbol} yet</source>
        <translation>może bronić: nie ma jeszcze symbolu {symbol}</translation>
    </message>
    <message>
        <source>can dismiss a {value}</source>
        <translation>może odprawić {value}</translation>
    </message>
    <message>
        <source>first card out, total {total}</source>
        <translation>pierwsza karta odpada, suma {total}</translation>
    </message>
    <message>
        <source>goes to the discard</source>
        <translation>trafia do odrzuconych</translation>
    </message>
    <message>
        <source>must keep the next</source>
        <translation>musi zagrać następną</translation>
    </message>
    <message>
        <source>no penalty from this card</source>
        <translation>ta karta nie daje kary</translation>
    </message>
    <message>
        <source>no penalty next turn</source>
        <translation>następna tura bez kary</translation>
    </message>
    <message>
        <source>saves a family at the end</source>
        <translation>na koniec ocala rodzinę</translation>
    </message>
    <message>
        <source>saves a farm at the end</source>
        <translation>na koniec ocala gospodarstwo</translation>
    </message>
    <message>
        <source>saves a wound at the end</source>
        <translation>na koniec oszczędza ranę</translation>
    </message>
    <message>
        <source>the total stays {total}</source>
        <translation>suma pozostaje {total}</translation>
    </message>
    <message>
        <source>then he must pass</source>
        <translation>potem musi spasować</translation>
    </message>
    <message>
        <source>this {value} goes under</source>
        <translation>ta karta {value} idzie pod spód</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>do: {name}</translation>
    </message>
    <message>
        <source>{before} + {value} = {total}</source>
        <translation>{before} + {value} = {total}</translation>
    </message>
    <message>
        <source>{count} in {all} make Kiai</source>
        <translation>{count} z {all} daje Kiai</translation>
    </message>
    <message>
        <source>{count} to go to Kiai</source>
        <translation>do Kiai brakuje {count}</translation>
    </message>
    <message>
        <source>{penalty} next turn</source>
        <translation>następna tura: {penalty}</translation>
    </message>
    <message>
        <source>{penalty} next turn, or ignored</source>
        <translation>następna tura: {penalty}, lub pominie</translation>
    </message>
    <message>
        <source>{sum} of {kiai}</source>
        <translation>{sum} z {kiai}</translation>
    </message>
    <message>
        <source>{sum}, over {kiai}</source>
        <translation>{sum}, ponad {kiai}</translation>
    </message>
    <message>
        <source>{sum}: Kiai</source>
        <translation>{sum}: Kiai</translation>
    </message>
    <message>
        <source>{symbol} gained, {count} of 3</source>
        <translation>{symbol} zdobyty, {count} z 3</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Podgląd karty</translation>
    </message>
    <message>
        <source>The card before</source>
        <translation>Poprzednia karta</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>Następna karta</translation>
    </message>
    <message>
        <source>card {number} of {count}</source>
        <translation>karta {number} z {count}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>tutaj</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>usunięte tutaj</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>How many there are</source>
        <translation>Liczba kart</translation>
    </message>
    <message>
        <source>Remove the card {card}</source>
        <translation>Usuń kartę {card}</translation>
    </message>
    <message>
        <source>Scores of {card} and more</source>
        <translation>Punkty {card} i więcej</translation>
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
        <source>Vary {card} in the LAB</source>
        <translation>Zmieniaj {card} w LAB</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Scores, click to edit</source>
        <translation>Punkty, kliknij, by zmienić</translation>
    </message>
    <message>
        <source>{count} to develop = {piles} piles × {size} + {seats} × {each} dealt</source>
        <translation>{count} do rozwoju = {piles} stosów × {size} + {seats} × {each} rozdane</translation>
    </message>
    <message>
        <source>{said} + {count} aside</source>
        <translation>{said} + {count} odłożone</translation>
    </message>
    <message>
        <source>{said}: {count} too few</source>
        <translation>{said}: o {count} za mało</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>held, %</source>
        <translation>posiadane, %</translation>
    </message>
    <message>
        <source>of the winner’s points, %</source>
        <translation>punktów zwycięzcy, %</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>wins with 1, 2, 3, 4+, %</source>
        <translation>wygrane z 1, 2, 3, 4+, %</translation>
    </message>
    <message>
        <source>wins with {count}, %</source>
        <translation>wygrane z {count}, %</translation>
    </message>
    <message>
        <source>{card}: held {held} %, {points} points where it lies, {share} % of the winner’s points</source>
        <translation>{card}: posiadana w {held} %, {points} punktów tam, gdzie leży, {share} % punktów zwycięzcy</translation>
    </message>
    <message>
        <source>{card}: seats with {count} of it win {value} %, {cases} cases</source>
        <translation>{card}: miejsca z {count} wygrywają {value} %, przypadków: {cases}</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>CellCard</name>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
</context>
<context>
    <name>CellDetail</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Copy the command that plays this cell in a terminal</source>
        <translation>Skopiuj polecenie, które rozgrywa tę komórkę w terminalu</translation>
    </message>
    <message>
        <source>Examine this cell</source>
        <translation>Zbadaj tę komórkę</translation>
    </message>
    <message>
        <source>From baseline</source>
        <translation>Wobec bazy</translation>
    </message>
    <message>
        <source>Games that differ</source>
        <translation>Różniące się gry</translation>
    </message>
    <message>
        <source>Go to the games whose winner differs from the baseline&apos;s</source>
        <translation>Przejdź do gier, w których wygrywa kto inny niż w bazie</translation>
    </message>
    <message>
        <source>How games end, %</source>
        <translation>Jak kończą się gry, %</translation>
    </message>
    <message>
        <source>In how many of the games on the same seeds somebody else wins than by the baseline.</source>
        <translation>W ilu grach z tymi samymi ziarnami wygrywa kto inny niż w bazie.</translation>
    </message>
    <message>
        <source>Make {variant} the baseline</source>
        <translation>Ustaw {variant} jako punkt odniesienia</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Miara</translation>
    </message>
    <message>
        <source>Seat win rates</source>
        <translation>Wygrane wg miejsc</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Team win rate</source>
        <translation>Wygrane drużyny</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Ta komórka</translation>
    </message>
    <message>
        <source>Winner differs, %</source>
        <translation>Inny zwycięzca, %</translation>
    </message>
    <message>
        <source>same seeds</source>
        <translation>te same ziarna</translation>
    </message>
    <message>
        <source>win rate of the team, %</source>
        <translation>odsetek wygranych drużyny, %</translation>
    </message>
    <message>
        <source>win rate, %; dashed: a fair seat</source>
        <translation>wygrane, %; przerywana: po równo</translation>
    </message>
</context>
<context>
    <name>CellTab</name>
    <message>
        <source>Cell</source>
        <translation>Komórka</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>Seat bias</source>
        <translation>Przewaga miejsca</translation>
    </message>
    <message>
        <source>That may be chance: the interval reaches a fair share.</source>
        <translation>To może być przypadek: przedział sięga sprawiedliwego udziału.</translation>
    </message>
    <message>
        <source>This is the baseline: the others of its group are compared with it.</source>
        <translation>To jest baza: z nią porównuje się inne komórki grupy.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>{baseline} differs: {difference} from it.</source>
        <translation>{baseline} ma inaczej: różnica {difference}.</translation>
    </message>
    <message>
        <source>{baseline} does the same: the difference, {difference}, is no more than chance.</source>
        <translation>{baseline} ma tak samo: różnica, {difference}, to nie więcej niż przypadek.</translation>
    </message>
    <message>
        <source>{seat} has most of it.</source>
        <translation>Najwięcej z tego ma {seat}.</translation>
    </message>
    <message>
        <source>{seat} lacks most of it.</source>
        <translation>Najwięcej tego brakuje: {seat}.</translation>
    </message>
    <message>
        <source>{seat} wins {rate} % where {fair} % is fair.</source>
        <translation>{seat} wygrywa {rate} %, gdzie sprawiedliwe jest {fair} %.</translation>
    </message>
</context>
<context>
    <name>ChanceGraph</name>
    <message>
        <source>? loses 10 to 19</source>
        <translation>? traci 10 do 19</translation>
    </message>
    <message>
        <source>?! loses 5 to 9</source>
        <translation>?! traci 5 do 9</translation>
    </message>
    <message>
        <source>?? loses 20 and more</source>
        <translation>?? traci 20 i więcej</translation>
    </message>
    <message>
        <source>Analysing, {share} % done</source>
        <translation>Analiza, gotowe {share} %</translation>
    </message>
    <message>
        <source>Chance to win, %</source>
        <translation>Szansa na wygraną, %</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Szanse na wygraną</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>after turn {turn}</source>
        <translation>po turze {turn}</translation>
    </message>
    <message>
        <source>before turn 1</source>
        <translation>przed turą 1</translation>
    </message>
    <message>
        <source>by {agent}</source>
        <translation>według {agent}</translation>
    </message>
    <message>
        <source>points of the chance</source>
        <translation>punktów szansy</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>{seat} {chance} %</source>
        <translation>{seat} {chance} %</translation>
    </message>
    <message>
        <source>{shares}, by {agent}</source>
        <translation>{shares}, według {agent}</translation>
    </message>
</context>
<context>
    <name>ChangeChart</name>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>before</source>
        <translation>przedtem</translation>
    </message>
    <message>
        <source>found</source>
        <translation>znaleziono</translation>
    </message>
    <message>
        <source>on unseen seeds</source>
        <translation>na nowych ziarnach</translation>
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
    <name>ChangeRow</name>
    <message>
        <source>Leave {value} as the variants have it</source>
        <translation>Zostaw jak w wariantach: {value}</translation>
    </message>
    <message>
        <source>Values with commas between them</source>
        <translation>Wartości rozdzielone przecinkami</translation>
    </message>
    <message>
        <source>{value}, in all cells</source>
        <translation>{value}, w każdej komórce</translation>
    </message>
    <message>
        <source>{value}, tried in turn</source>
        <translation>{value}, po kolei</translation>
    </message>
</context>
<context>
    <name>ChapterBar</name>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
</context>
<context>
    <name>ChapterCard</name>
    <message numerus="yes">
        <source>%n more sentence(s)</source>
        <translation>
            <numerusform>jeszcze %n zdanie</numerusform>
            <numerusform>jeszcze %n zdania</numerusform>
            <numerusform>jeszcze %n zdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask this chapter once more, in as many games as a minute allows</source>
        <translation>Zapytaj ten rozdział jeszcze raz, w tylu partiach, na ile pozwala minuta</translation>
    </message>
    <message>
        <source>Fewer sentences</source>
        <translation>Mniej zdań</translation>
    </message>
    <message>
        <source>Spend 1 min</source>
        <translation>Dodaj 1 min</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>{title}: values as a table</source>
        <translation>{title}: wartości w tabeli</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Add a number: {name}</source>
        <translation>Dodaj liczbę: {name}</translation>
    </message>
    <message>
        <source>Type a number; empty it to take it away. Up and Down change it by one.</source>
        <translation>Wpisz liczbę; puste pole ją usuwa. Strzałki w górę i w dół zmieniają ją o jeden.</translation>
    </message>
    <message>
        <source>{name}, number {number}</source>
        <translation>{name}, liczba {number}</translation>
    </message>
</context>
<context>
    <name>ChoiceStrip</name>
    <message>
        <source>Show the result</source>
        <translation>Pokaż wynik</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n arkusz</numerusform>
            <numerusform>%n arkusze</numerusform>
            <numerusform>%n arkuszy</numerusform>
        </translation>
    </message>
    <message>
        <source>Assembled board</source>
        <translation>Złożona plansza</translation>
    </message>
    <message>
        <source>Back sides for duplex</source>
        <translation>Rewersy do dupleksu</translation>
    </message>
    <message numerus="yes">
        <source>Board check has %n error(s). The print shows the board as it is now.</source>
        <translation>
            <numerusform>Kontrola planszy wykazała %n błąd. Wydruk pokaże planszę taką, jaka jest teraz.</numerusform>
            <numerusform>Kontrola planszy wykazała %n błędy. Wydruk pokaże planszę taką, jaka jest teraz.</numerusform>
            <numerusform>Kontrola planszy wykazała %n błędów. Wydruk pokaże planszę taką, jaka jest teraz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Zawartość</translation>
    </message>
    <message>
        <source>Empty tiles left out</source>
        <translation>Pominięte puste segmenty</translation>
    </message>
    <message>
        <source>Every sheet gets a second page: turn the paper over its long side when printing.</source>
        <translation>Każdy arkusz dostaje drugą stronę: przy druku odwracaj papier wzdłuż długiego boku.</translation>
    </message>
    <message>
        <source>Hex width</source>
        <translation>Szerokość pola</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tusz</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margines</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Co jest drukowane</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>arkusze</translation>
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
        <translation>Rozwój, {place}: {points} pkt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>brak kart</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>zostało: {count}</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>Do not run it</source>
        <translation>Nie uruchamiaj</translation>
    </message>
    <message>
        <source>From {path}</source>
        <translation>Z {path}</translation>
    </message>
    <message>
        <source>Run somebody&apos;s code?</source>
        <translation>Uruchomić cudzy kod?</translation>
    </message>
    <message>
        <source>Run this code</source>
        <translation>Uruchom ten kod</translation>
    </message>
    <message>
        <source>The code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>To play these games the agent “{name}” must run. It is Python code that came with them, and it could do on this computer whatever you can do. Run it only if you have read it and trust where it comes from.</source>
        <translation>Aby rozegrać te partie, musi działać agent „{name}”. To kod w Pythonie, który przyszedł razem z nimi i mógłby zrobić na tym komputerze wszystko, co możesz ty. Uruchom go tylko, jeśli go przeczytasz i ufasz jego pochodzeniu.</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>Command search</source>
        <translation>Szukaj poleceń</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nic się tak nie nazywa.</translation>
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
        <translation>Figury w zasięgu kafelka</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Make it</source>
        <translation>Zmień na</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Nazwij…</translation>
    </message>
    <message>
        <source>Print it on</source>
        <translation>Przenieś na część</translation>
    </message>
    <message>
        <source>Select all of its kind</source>
        <translation>Zaznacz wszystkie tego rodzaju</translation>
    </message>
    <message>
        <source>Select the whole piece</source>
        <translation>Zaznacz całą część</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Repeat this</source>
        <translation>Powtórz to</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>skopiowano</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>Play with {count} players; several counts may be on</source>
        <translation>Gra na {count} graczy; można włączyć kilka liczb</translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message>
        <source>Points after every turn</source>
        <translation>Punkty po każdej turze</translation>
    </message>
    <message>
        <source>as if it ended there</source>
        <translation>jakby to był koniec</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Left</source>
        <translation>Pozostało</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>koniec ogłoszony</translation>
    </message>
    <message>
        <source>decree: {card}</source>
        <translation>dekret: {card}</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}: decree brings {card}</source>
        <translation>tura {turn}, {seat}: dekret przynosi kartę {card}</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}: {card}, {points}</source>
        <translation>tura {turn}, {seat}: {card}, {points}</translation>
    </message>
    <message>
        <source>turn {turn}: {seat} declares the end</source>
        <translation>tura {turn}: {seat} ogłasza koniec</translation>
    </message>
</context>
<context>
    <name>CourtPanel</name>
    <message>
        <source>Discard from the river</source>
        <translation>Odrzucenie z rzeki</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Cesarski dekret</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Zamień dwie karty</translation>
    </message>
    <message>
        <source>full</source>
        <translation>pełne</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>wydany</translation>
    </message>
    <message>
        <source>once a game</source>
        <translation>raz w grze</translation>
    </message>
    <message>
        <source>{action}: {owners}; free: {count}</source>
        <translation>{action}: {owners}; wolne: {count}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} z {all}</translation>
    </message>
</context>
<context>
    <name>CoverageChart</name>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>came up</source>
        <translation>wystąpiło</translation>
    </message>
    <message>
        <source>{count} never</source>
        <translation>{count} ani razu</translation>
    </message>
    <message>
        <source>{used} of {total}</source>
        <translation>{used} z {total}</translation>
    </message>
</context>
<context>
    <name>CritiqueHead</name>
    <message>
        <source>Save critique…</source>
        <translation>Zapisz ocenę…</translation>
    </message>
    <message>
        <source>verdicts only where the interval allows one:</source>
        <translation>oceny tylko tam, gdzie przedział na to pozwala:</translation>
    </message>
</context>
<context>
    <name>CritiquePage</name>
    <message>
        <source>Agents play for as long as you give them, and seven questions are answered in sentences. Each figure comes with its interval and with the command that repeats it.</source>
        <translation>Agenci grają tak długo, jak im pozwolisz, i na siedem pytań padają odpowiedzi zdaniami. Każda liczba ma swój przedział i polecenie, które ją powtarza.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Nie zmierzono.</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>ziarno {seed}</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
    </message>
</context>
<context>
    <name>CurveCard</name>
    <message>
        <source>The village, turn by turn</source>
        <translation>Wioska, tura po turze</translation>
    </message>
    <message>
        <source>a click opens the turn</source>
        <translation>kliknięcie otwiera turę</translation>
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>Barricades</source>
        <translation>Barykady</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Rodziny</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Gospodarstwa</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>Turn {turn}: barricades {barricades}, farms {farms}, families {families}</source>
        <translation>Tura {turn}: barykady {barricades}, gospodarstwa {farms}, rodziny {families}</translation>
    </message>
    <message>
        <source>last straw, turn {turn}</source>
        <translation>przelanie czary, tura {turn}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tura</translation>
    </message>
    <message>
        <source>wounds, Kiai</source>
        <translation>rany, Kiai</translation>
    </message>
</context>
<context>
    <name>DeclareCard</name>
    <message>
        <source>Declaring the end</source>
        <translation>Ogłoszenie końca</translation>
    </message>
</context>
<context>
    <name>DecreeCard</name>
    <message>
        <source>The decree</source>
        <translation>Dekret</translation>
    </message>
    <message>
        <source>Turn of the decree</source>
        <translation>Tura dekretu</translation>
    </message>
    <message>
        <source>decree</source>
        <translation>dekret</translation>
    </message>
    <message>
        <source>turn of the decree</source>
        <translation>tura dekretu</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>An emissary discards open cards of the river, before or after developing.</source>
        <translation>Emisariusz odrzuca odkryte karty rzeki, przed rozwojem albo po nim.</translation>
    </message>
    <message>
        <source>An emissary swaps two cards, before or after developing.</source>
        <translation>Emisariusz zamienia dwie karty, przed rozwojem albo po nim.</translation>
    </message>
    <message>
        <source>As your turn: declare the end; the other seat has one last turn.</source>
        <translation>Jako cała tura: ogłoś koniec; przeciwnik ma jeszcze jedną turę.</translation>
    </message>
    <message>
        <source>As your turn: exchange the two row or hand cards of a column with the other seat.</source>
        <translation>Jako cała tura: wymień z przeciwnikiem karty rzędu albo ręki z jednej kolumny.</translation>
    </message>
    <message>
        <source>As your turn: take your emissaries back from court.</source>
        <translation>Jako cała tura: zabierz swoich emisariuszy z dworu.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ogłoś</translation>
    </message>
    <message>
        <source>Decree</source>
        <translation>Dekret</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Rozwiń</translation>
    </message>
    <message>
        <source>Discard one</source>
        <translation>Odrzuć 1</translation>
    </message>
    <message>
        <source>Discard three</source>
        <translation>Odrzuć 3</translation>
    </message>
    <message>
        <source>Discard two</source>
        <translation>Odrzuć 2</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Oddaj</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Odwołaj</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Swap two</source>
        <translation>Zamień 2</translation>
    </message>
</context>
<context>
    <name>DeedsCard</name>
    <message>
        <source>Deeds and decisions</source>
        <translation>Czyny i decyzje</translation>
    </message>
    <message>
        <source>decisions a game</source>
        <translation>decyzji na grę</translation>
    </message>
    <message>
        <source>flames let in by support</source>
        <translation>płomieni wpuściło wsparcie</translation>
    </message>
    <message>
        <source>of Kiai in another&apos;s turn</source>
        <translation>Kiai w cudzej turze</translation>
    </message>
    <message>
        <source>of lent talents used</source>
        <translation>pożyczonych talentów użyto</translation>
    </message>
    <message>
        <source>of turns without a choice</source>
        <translation>tur bez wyboru</translation>
    </message>
    <message>
        <source>passes a game</source>
        <translation>pasów na grę</translation>
    </message>
    <message>
        <source>supports a game</source>
        <translation>wsparć na grę</translation>
    </message>
    <message>
        <source>turns a game</source>
        <translation>tur na grę</translation>
    </message>
</context>
<context>
    <name>Defended</name>
    <message>
        <source>nothing defended</source>
        <translation>nic nie broni</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Name the same files from another folder</source>
        <translation>Wskaż te same pliki z innego folderu</translation>
    </message>
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
    <name>Detail</name>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Odgałęzienia</translation>
    </message>
    <message>
        <source>Branch…</source>
        <translation>Odgałęź…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Every move is kept here at once. A new game or a branch never replaces another one.</source>
        <translation>Każdy ruch jest tu od razu zachowany. Nowa partia ani odgałęzienie nigdy nie zastępuje innej.</translation>
    </message>
    <message>
        <source>Go on from any turn as a new game</source>
        <translation>Graj dalej od dowolnej tury jako nową partię</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio grane</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Making the rules ready…</source>
        <translation>Przygotowywanie zasad…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Resume at turn {turn}</source>
        <translation>Kontynuuj od tury {turn}</translation>
    </message>
    <message>
        <source>Resume in the set-up</source>
        <translation>Kontynuuj przygotowanie</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Zapisz do pliku…</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>Wybrana partia</translation>
    </message>
    <message>
        <source>kept, no file yet</source>
        <translation>zachowane, bez pliku</translation>
    </message>
    <message>
        <source>saved in a file</source>
        <translation>zapisane w pliku</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}</source>
        <translation>{rules}, ziarno {seed}</translation>
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
        <source>With these values the rules cannot be told.</source>
        <translation>Z tymi wartościami nie da się opisać zasad.</translation>
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
    <name>DifferingGames</name>
    <message>
        <source>Games of agents that think for a time cannot be played again as they were.</source>
        <translation>Gier agentów myślących na czas nie da się powtórzyć.</translation>
    </message>
    <message>
        <source>Open it by {variant}</source>
        <translation>Otwórz według {variant}</translation>
    </message>
    <message>
        <source>This is game {number} by {variant}.</source>
        <translation>To jest partia {number} według {variant}.</translation>
    </message>
</context>
<context>
    <name>DiscardPopup</name>
    <message>
        <source>Discard {count}</source>
        <translation>Odrzucone {count}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Heed problems</source>
        <translation>Pokaż pominięte problemy</translation>
    </message>
    <message>
        <source>Ignore a problem</source>
        <translation>Pomiń problem</translation>
    </message>
</context>
<context>
    <name>DocumentCard</name>
    <message>
        <source>More about {title}</source>
        <translation>Więcej o: {title}</translation>
    </message>
</context>
<context>
    <name>DocumentChoice</name>
    <message>
        <source>{name} (not saved)</source>
        <translation>{name} (niezapisany)</translation>
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
    <name>DrawingWorkspace</name>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)</translation>
    </message>
    <message>
        <source>Trace a scan</source>
        <translation>Odrysuj skan</translation>
    </message>
    <message>
        <source>Turn spaces</source>
        <translation>Obróć pola</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message>
        <source>wounds {count} of {all}</source>
        <translation>rany {count} z {all}</translation>
    </message>
</context>
<context>
    <name>DuelCard</name>
    <message>
        <source>Duel</source>
        <translation>Pojedynek</translation>
    </message>
    <message>
        <source>Edition duel</source>
        <translation>Pojedynek wydań</translation>
    </message>
    <message>
        <source>No game has been played by both yet.</source>
        <translation>Żadnej gry jeszcze nie rozegrano w obu.</translation>
    </message>
    <message>
        <source>same seeds, same agents</source>
        <translation>te same ziarna, ci sami agenci</translation>
    </message>
    <message>
        <source>{all} games</source>
        <translation>gry: {all}</translation>
    </message>
    <message>
        <source>{base} against {other}: the outcome differs in {rate} % {interval} of {games} paired games.</source>
        <translation>{base} kontra {other}: wynik różni się w {rate} % {interval} z {games} sparowanych gier.</translation>
    </message>
    <message>
        <source>{base} against {other}: the winner differs in {rate} % {interval} of {games} paired games.</source>
        <translation>{base} i {other}: inny zwycięzca w {rate} % {interval} sparowanych gier (razem {games}).</translation>
    </message>
    <message>
        <source>{shown} of {all} listed</source>
        <translation>na liście {shown} z {all}</translation>
    </message>
</context>
<context>
    <name>DuelChart</name>
    <message>
        <source>First cause of the difference</source>
        <translation>Pierwsza przyczyna różnicy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Games with another winner, and why</source>
        <translation>Gry z innym zwycięzcą i dlaczego</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>różne</translation>
    </message>
    <message>
        <source>same outcome</source>
        <translation>ten sam wynik</translation>
    </message>
    <message>
        <source>same winner</source>
        <translation>ten sam zwycięzca</translation>
    </message>
    <message>
        <source>{count} differ</source>
        <translation>różne: {count}</translation>
    </message>
    <message>
        <source>{count} same outcome</source>
        <translation>ten sam wynik: {count}</translation>
    </message>
    <message>
        <source>{count} same winner</source>
        <translation>ten sam zwycięzca: {count}</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
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
    <name>EditedRules</name>
    <message>
        <source>New game as it is now</source>
        <translation>Nowa partia według obecnego stanu</translation>
    </message>
    <message>
        <source>The map was edited since this game began. The game goes on on the board it began with.</source>
        <translation>Mapę zmieniono od początku tej partii. Partia toczy się dalej na planszy, na której się zaczęła.</translation>
    </message>
    <message>
        <source>The variant was edited since this game began. The game goes on by the rules it began with.</source>
        <translation>Wariant zmieniono od początku tej partii. Partia toczy się dalej według zasad, z którymi się zaczęła.</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>Build %n barricade(s), never above the starting number.</source>
        <translation>
            <numerusform>Zbuduj %n barykadę, nigdy ponad liczbę początkową.</numerusform>
            <numerusform>Zbuduj %n barykady, nigdy ponad liczbę początkową.</numerusform>
            <numerusform>Zbuduj %n barykad, nigdy ponad liczbę początkową.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the last card of a line, %n time(s).</source>
        <translation>
            <numerusform>Odrzuć ostatnią kartę rzędu, %n raz.</numerusform>
            <numerusform>Odrzuć ostatnią kartę rzędu, %n razy.</numerusform>
            <numerusform>Odrzuć ostatnią kartę rzędu, %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the top %n intruder(s).</source>
        <translation>
            <numerusform>Odrzuć %n intruza z wierzchu.</numerusform>
            <numerusform>Odrzuć %n intruzów z wierzchu.</numerusform>
            <numerusform>Odrzuć %n intruzów z wierzchu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the top %n raider(s).</source>
        <translation>
            <numerusform>Odrzuć %n najeźdźcę z wierzchu stosu.</numerusform>
            <numerusform>Odrzuć %n najeźdźców z wierzchu stosu.</numerusform>
            <numerusform>Odrzuć %n najeźdźców z wierzchu stosu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lend %n support token(s) on.</source>
        <translation>
            <numerusform>Pożycz dalej %n żeton wsparcia.</numerusform>
            <numerusform>Pożycz dalej %n żetony wsparcia.</numerusform>
            <numerusform>Pożycz dalej %n żetonów wsparcia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n raider(s) and order them.</source>
        <translation>
            <numerusform>Obejrzyj %n najeźdźcę z wierzchu stosu.</numerusform>
            <numerusform>Odkryj %n najeźdźców z wierzchu i ułóż ich.</numerusform>
            <numerusform>Odkryj %n najeźdźców z wierzchu i ułóż ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the last card of a line, %n time(s).</source>
        <translation>
            <numerusform>Przenieś ostatnią kartę rzędu, %n raz.</numerusform>
            <numerusform>Przenieś ostatnią kartę rzędu, %n razy.</numerusform>
            <numerusform>Przenieś ostatnią kartę rzędu, %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n wound token(s) off any samurai.</source>
        <translation>
            <numerusform>Zdejmij %n znacznik rany z dowolnego samuraja.</numerusform>
            <numerusform>Zdejmij %n znaczniki ran z samurajów.</numerusform>
            <numerusform>Zdejmij %n znaczników ran z samurajów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndingsCard</name>
    <message>
        <source>% of games; light to dark: rounds</source>
        <translation>% gier; od jasnych do ciemnych: rundy</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Słupki</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Według graczy</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Według wariantu</translation>
    </message>
    <message>
        <source>How games end</source>
        <translation>Jak kończą się gry</translation>
    </message>
    <message>
        <source>mean score of won games {score}</source>
        <translation>średni wynik wygranych gier {score}</translation>
    </message>
</context>
<context>
    <name>EndsCard</name>
    <message>
        <source>% of games</source>
        <translation>% gier</translation>
    </message>
    <message>
        <source>How games end</source>
        <translation>Jak kończą się gry</translation>
    </message>
</context>
<context>
    <name>EntryEditor</name>
    <message>
        <source>Remove {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
</context>
<context>
    <name>ExaminePlace</name>
    <message>
        <source>Ask the chapters once more whose sentences more games would decide</source>
        <translation>Zapytaj jeszcze raz rozdziały, których zdania rozstrzygnęłoby więcej partii</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budżet</translation>
    </message>
    <message>
        <source>Critique</source>
        <translation>Ocena gry</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Zbadaj</translation>
    </message>
    <message>
        <source>Minutes:</source>
        <translation>Minuty:</translation>
    </message>
    <message>
        <source>Nearly done…</source>
        <translation>Prawie gotowe…</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Inny…</translation>
    </message>
    <message>
        <source>Save critique…</source>
        <translation>Zapisz ocenę…</translation>
    </message>
    <message>
        <source>Spend 2 more minutes</source>
        <translation>Dodaj 2 minuty</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>w trakcie pomiaru</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nie zmierzono</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>zatrzymano</translation>
    </message>
    <message>
        <source>stopped after {time} of {budget}</source>
        <translation>zatrzymano po {time} z {budget}</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
    </message>
    <message>
        <source>{time} of {budget}</source>
        <translation>{time} z {budget}</translation>
    </message>
    <message>
        <source>{time}, done</source>
        <translation>{time}, gotowe</translation>
    </message>
</context>
<context>
    <name>ExperimentEditing</name>
    <message>
        <source>A terminal reads files: save what is open, and what it names, first.</source>
        <translation>Terminal czyta pliki: zapisz najpierw to, co otwarte, i to, co tam nazwano.</translation>
    </message>
    <message>
        <source>Copied: {command}</source>
        <translation>Skopiowano: {command}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Roll another seed</source>
        <translation>Wylosuj inne ziarno</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Oba</translation>
    </message>
    <message>
        <source>Vary {value}</source>
        <translation>Zmieniaj: {value}</translation>
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
        <source>draft</source>
        <translation>szkic</translation>
    </message>
</context>
<context>
    <name>ExperimentRuns</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>The code was not run, so the games are not played.</source>
        <translation>Kodu nie uruchomiono, więc partie nie są rozgrywane.</translation>
    </message>
    <message>
        <source>This experiment has been run already; its results are shown.</source>
        <translation>Ten eksperyment już wykonano; oto jego wyniki.</translation>
    </message>
    <message>
        <source>{file} was written.</source>
        <translation>Zapisano {file}.</translation>
    </message>
    <message>
        <source>{title} was decided after {games} games and is kept with these.</source>
        <translation>{title}: rozstrzygnięto, gry: {games}; wynik zachowano.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Click to give it away, and once more to confirm.</source>
        <translation>Kliknij, aby ją oddać, i jeszcze raz, aby potwierdzić.</translation>
    </message>
    <message>
        <source>Dealt to you: {card}</source>
        <translation>Rozdana tobie: {card}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusty</translation>
    </message>
    <message>
        <source>give</source>
        <translation>oddaję</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>zostaje</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}: pusty</translation>
    </message>
    <message>
        <source>{place}: face down</source>
        <translation>{place}: zakryta</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>{place}: {card}, seen by you</source>
        <translation>{place}: {card}, widziana przez ciebie</translation>
    </message>
    <message>
        <source>{place}: {card}, {count} left</source>
        <translation>{place}: {card}, zostało {count}</translation>
    </message>
    <message>
        <source>{place}: {card}, {points} points, {why}</source>
        <translation>{place}: {card}, {points} pkt, {why}</translation>
    </message>
</context>
<context>
    <name>FateCard</name>
    <message>
        <source>% of copies</source>
        <translation>% egzemplarzy</translation>
    </message>
    <message>
        <source>Fate in the river</source>
        <translation>Los w rzece</translation>
    </message>
    <message>
        <source>left in the piles</source>
        <translation>zostały w stosach</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>wzięte</translation>
    </message>
    <message>
        <source>washed away</source>
        <translation>spłukane</translation>
    </message>
</context>
<context>
    <name>FaultsList</name>
    <message>
        <source>A game can go on from here.</source>
        <translation>Stąd można grać dalej.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show: {message}</source>
        <translation>Pokaż: {message}</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Co jest nie tak</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
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
        <translation>Dodaj zapisy</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Eksportuj jako CSV</translation>
    </message>
    <message>
        <source>Game records (*.json);;All files (*)</source>
        <translation>Zapisy partii (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabele (*.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The answers were written to {file}.</source>
        <translation>Odpowiedzi zapisano do {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Nie udało się zapisać {file}: {reason}.</translation>
    </message>
</context>
<context>
    <name>FeedbackForm</name>
    <message>
        <source>Clear rules</source>
        <translation>Jasne zasady</translation>
    </message>
    <message>
        <source>Fun</source>
        <translation>Zabawa</translation>
    </message>
    <message>
        <source>How was it?</source>
        <translation>Jak było?</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Save feedback</source>
        <translation>Zapisz opinię</translation>
    </message>
    <message>
        <source>Save feedback (Ctrl+Enter)</source>
        <translation>Zapisz opinię (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Napięcie</translation>
    </message>
    <message>
        <source>What should stay, what should change?</source>
        <translation>Co zostawić, co zmienić?</translation>
    </message>
    <message>
        <source>kept in the record</source>
        <translation>jest w zapisie partii</translation>
    </message>
    <message>
        <source>never unsure</source>
        <translation>zawsze jasne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>often unsure</source>
        <translation>często niejasne</translation>
    </message>
    <message>
        <source>right</source>
        <translation>w sam raz</translation>
    </message>
    <message>
        <source>soon decided</source>
        <translation>szybko jasne</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>do końca</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>za długa</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>za krótka</translation>
    </message>
    <message>
        <source>very much</source>
        <translation>świetna</translation>
    </message>
</context>
<context>
    <name>FeedbackPage</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n odpowiedź</numerusform>
            <numerusform>%n odpowiedzi</numerusform>
            <numerusform>%n odpowiedzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 5 points; the line holds 95 of 100 times</source>
        <translation>od 1 do 5 punktów; kreska trafia 95 razy na 100</translation>
    </message>
    <message>
        <source>Add records…</source>
        <translation>Dodaj zapisy…</translation>
    </message>
    <message>
        <source>Agents play the same games…</source>
        <translation>Agenci grają te same partie…</translation>
    </message>
    <message>
        <source>Beside the games of agents</source>
        <translation>Obok partii agentów</translation>
    </message>
    <message>
        <source>Clear rules</source>
        <translation>Jasne zasady</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Eksportuj jako CSV…</translation>
    </message>
    <message>
        <source>Feedback of playtests</source>
        <translation>Opinie po próbach</translation>
    </message>
    <message>
        <source>Fun</source>
        <translation>Zabawa</translation>
    </message>
    <message>
        <source>Games on the shelf</source>
        <translation>Partie na półce</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Ogółem</translation>
    </message>
    <message>
        <source>In brackets the 95 % interval; few games leave it wide.</source>
        <translation>W nawiasach przedział 95 %; przy niewielu partiach jest szeroki.</translation>
    </message>
    <message>
        <source>Length: too short {short}, right {right}, too long {long}</source>
        <translation>Długość: za krótko {short}, w sam raz {right}, za długo {long}</translation>
    </message>
    <message>
        <source>No playtest of this variant has come to an end yet.</source>
        <translation>Żadna próba tego wariantu nie dobiegła jeszcze końca.</translation>
    </message>
    <message>
        <source>Nobody has said anything yet. After a game the result page asks its players; what they answer stands here.</source>
        <translation>Nikt jeszcze nic nie powiedział. Po partii strona wyniku pyta graczy; ich odpowiedzi znajdą się tutaj.</translation>
    </message>
    <message>
        <source>Nobody wrote a comment.</source>
        <translation>Nikt nie napisał uwagi.</translation>
    </message>
    <message>
        <source>Playtests ({count})</source>
        <translation>Próby ({count})</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Oceny</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Napięcie</translation>
    </message>
    <message>
        <source>The playtests began with laid-out positions, which agents&apos; games do not.</source>
        <translation>Próby zaczęły się od ustawionych pozycji, a partie agentów nie.</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Tury w partii</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Co powiedziano</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Wygrane wspólnie</translation>
    </message>
    <message>
        <source>did not win</source>
        <translation>bez wygranej</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>jedna partia</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>cały stół</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>{count} games of {agent}</source>
        <translation>Partie agenta {agent}: {count}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} do {high}</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>Wygrywa: {seat}</translation>
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
    <name>FiguresChart</name>
    <message>
        <source>Interval</source>
        <translation>Przedział</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
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
        <source>Daimyo documents and game records (*.yaml *.yml *.json);;All files (*)</source>
        <translation>Dokumenty Daimyo i zapisy partii (*.yaml *.yml *.json);;Wszystkie pliki (*)</translation>
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
        <source>Find {file}</source>
        <translation>Znajdź {file}</translation>
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
    <message numerus="yes">
        <source>{files} and %n more</source>
        <translation>
            <numerusform>{files} i jeszcze %n</numerusform>
            <numerusform>{files} i jeszcze %n</numerusform>
            <numerusform>{files} i jeszcze %n</numerusform>
        </translation>
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
    <name>FindingCard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>Open at the table</source>
        <translation>Otwórz przy stole</translation>
    </message>
    <message>
        <source>The shortest game that shows it, at its last move</source>
        <translation>Najkrótsza partia, która to pokazuje, przy ostatnim ruchu</translation>
    </message>
</context>
<context>
    <name>FlipModel</name>
    <message>
        <source>Cause</source>
        <translation>Przyczyna</translation>
    </message>
    <message>
        <source>Differs at</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>tura {number}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
</context>
<context>
    <name>FlipTable</name>
    <message>
        <source>Games whose winner differs</source>
        <translation>Gry z innym zwycięzcą</translation>
    </message>
</context>
<context>
    <name>FoldedEntry</name>
    <message>
        <source>Show what {name} says</source>
        <translation>Pokaż, co mówi {name}</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>usunięty tutaj</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>Change games per cell</source>
        <translation>Zmień liczbę gier na komórkę</translation>
    </message>
    <message>
        <source>Change line-ups</source>
        <translation>Zmień składy</translation>
    </message>
    <message>
        <source>Change maps</source>
        <translation>Zmień mapy</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Zmień graczy</translation>
    </message>
    <message>
        <source>Change seed</source>
        <translation>Zmień ziarno</translation>
    </message>
    <message>
        <source>Change the game</source>
        <translation>Zmień grę</translation>
    </message>
    <message>
        <source>Change the rotation of seats</source>
        <translation>Zmień rotację miejsc</translation>
    </message>
    <message>
        <source>Change the values of {value}</source>
        <translation>Zmień wartości: {value}</translation>
    </message>
    <message>
        <source>Change variants</source>
        <translation>Zmień warianty</translation>
    </message>
    <message>
        <source>Experiment setup</source>
        <translation>Plan eksperymentu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games per cell</source>
        <translation>Gry na komórkę</translation>
    </message>
    <message>
        <source>Keep records of differing games</source>
        <translation>Zachowuj zapisy różnych gier</translation>
    </message>
    <message>
        <source>Leave {value} alone</source>
        <translation>Nie zmieniaj: {value}</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Mapy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Zmień nazwę eksperymentu</translation>
    </message>
    <message>
        <source>Rotate agents over the seats</source>
        <translation>Zmieniaj miejsca agentów</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Stop early when decided</source>
        <translation>Zakończ po rozstrzygnięciu</translation>
    </message>
    <message>
        <source>Stops when the win rates of all pairs are told apart or shown to be alike, by intervals that are valid at any stop; for this session, not in the text.</source>
        <translation>Kończy, gdy odsetki wygranych wszystkich par okażą się różne lub podobne, według przedziałów ważnych w każdej chwili; na tę sesję, nie w tekście.</translation>
    </message>
    <message>
        <source>The agents of a line-up move on by one seat from game to game.</source>
        <translation>Agenci składu przesuwają się co grę o jedno miejsce.</translation>
    </message>
    <message>
        <source>This text cannot be read as a variant: mend it in the YAML.</source>
        <translation>Tego tekstu nie da się odczytać jako wariantu: popraw go w YAML.</translation>
    </message>
    <message>
        <source>Values of the experiment</source>
        <translation>Wartości eksperymentu</translation>
    </message>
    <message>
        <source>Values of the variant</source>
        <translation>Wartości wariantu</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>Vary a value of the rules</source>
        <translation>Zmieniaj wartość zasad</translation>
    </message>
    <message>
        <source>Vary a value…</source>
        <translation>Zmieniaj wartość…</translation>
    </message>
    <message>
        <source>Writes the games whose winner differs into the run&apos;s folder; for this session, not in the text.</source>
        <translation>Zapisuje gry z innym zwycięzcą w folderze przebiegu; na tę sesję, nie w tekście.</translation>
    </message>
    <message>
        <source>no map</source>
        <translation>bez mapy</translation>
    </message>
    <message>
        <source>{on} of {all}</source>
        <translation>{on} z {all}</translation>
    </message>
</context>
<context>
    <name>FreeRow</name>
    <message>
        <source>Leave {value} as it is</source>
        <translation>Zostaw {value} bez zmian</translation>
    </message>
    <message>
        <source>Not taken over: the range would be empty.</source>
        <translation>Nie przyjęto: zakres byłby pusty.</translation>
    </message>
    <message>
        <source>Values with commas between them</source>
        <translation>Wartości rozdzielone przecinkami</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>teraz {value}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>{value}, from</source>
        <translation>{value}, od</translation>
    </message>
    <message>
        <source>{value}, the values to try</source>
        <translation>{value}, wartości do wypróbowania</translation>
    </message>
    <message>
        <source>{value}, to</source>
        <translation>{value}, do</translation>
    </message>
</context>
<context>
    <name>FrontChart</name>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Front Pareto</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrane</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>potwierdzone</translation>
    </message>
    <message>
        <source>confirmed on unseen games</source>
        <translation>potwierdzone w nowych grach</translation>
    </message>
    <message>
        <source>found</source>
        <translation>znaleziono</translation>
    </message>
    <message>
        <source>front</source>
        <translation>front</translation>
    </message>
    <message>
        <source>full trial</source>
        <translation>pełna próba</translation>
    </message>
    <message>
        <source>stopped by racing</source>
        <translation>przerwana wcześnie</translation>
    </message>
    <message>
        <source>target {value}</source>
        <translation>cel {value}</translation>
    </message>
    <message>
        <source>the {found} found was luck</source>
        <translation>znalezione {found} to szczęście</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>próba</translation>
    </message>
    <message>
        <source>{value} on unseen seeds:</source>
        <translation>{value} na niewidzianych ziarnach:</translation>
    </message>
    <message>
        <source>{variant} now</source>
        <translation>{variant} teraz</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
</context>
<context>
    <name>GameEntry</name>
    <message>
        <source>Delete {title}</source>
        <translation>Usuń: {title}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>More about {title}</source>
        <translation>Więcej o: {title}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>zagadka</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Rename {title}</source>
        <translation>Zmień nazwę: {title}</translation>
    </message>
</context>
<context>
    <name>Gesture</name>
    <message>
        <source>No figure stands at {space}.</source>
        <translation>Nie ma tu figury: {space}.</translation>
    </message>
</context>
<context>
    <name>GoalCard</name>
    <message>
        <source>At least</source>
        <translation>Co najmniej</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Turns of all seats, from this position on; none means any time</source>
        <translation>Tury wszystkich miejsc, licząc od tej pozycji; brak oznacza dowolny czas</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>What is to be found here?</source>
        <translation>Co trzeba tu znaleźć?</translation>
    </message>
    <message>
        <source>Within turns</source>
        <translation>W ciągu tur</translation>
    </message>
    <message>
        <source>keeps</source>
        <translation>zachowuje</translation>
    </message>
    <message>
        <source>no goal to check</source>
        <translation>bez celu do sprawdzenia</translation>
    </message>
    <message>
        <source>reaches</source>
        <translation>osiąga</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tur</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>within</source>
        <translation>w ciągu</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>została %n tura</numerusform>
            <numerusform>zostały %n tury</numerusform>
            <numerusform>zostało %n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved: take moves back and try another way</source>
        <translation>Nierozwiązane: cofnij ruchy i spróbuj inaczej</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>open</source>
        <translation>w toku</translation>
    </message>
    <message numerus="yes">
        <source>{goal}, within %n turn(s) of all seats</source>
        <translation>
            <numerusform>{goal}, w ciągu %n tury wszystkich miejsc</numerusform>
            <numerusform>{goal}, w ciągu %n tur wszystkich miejsc</numerusform>
            <numerusform>{goal}, w ciągu %n tur wszystkich miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} keeps {what}: {least} at least</source>
        <translation>{who} zachowuje {what}: co najmniej {least}</translation>
    </message>
    <message>
        <source>{who} reaches {what}: {least} at least</source>
        <translation>{who} osiąga {what}: co najmniej {least}</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who} wygrywa</translation>
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
    <name>HandAbout</name>
    <message numerus="yes">
        <source>%n token(s) in the pile</source>
        <translation>
            <numerusform>%n kafelek w stosie</numerusform>
            <numerusform>%n kafelki w stosie</numerusform>
            <numerusform>%n kafelków w stosie</numerusform>
        </translation>
    </message>
    <message>
        <source>captured</source>
        <translation>zdobyte</translation>
    </message>
    <message>
        <source>captured figures are hidden</source>
        <translation>zdobyte figury są ukryte</translation>
    </message>
    <message>
        <source>captured, seen only by you</source>
        <translation>zdobyte, widzisz je tylko ty</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja tura</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Połóż</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>The hand is hidden.</source>
        <translation>Ręka jest ukryta.</translation>
    </message>
    <message>
        <source>fast, {where}</source>
        <translation>szybki, {where}</translation>
    </message>
    <message>
        <source>land</source>
        <translation>ląd</translation>
    </message>
    <message>
        <source>land or sea</source>
        <translation>ląd lub morze</translation>
    </message>
    <message>
        <source>moves one</source>
        <translation>przenosi</translation>
    </message>
    <message>
        <source>sea only</source>
        <translation>morze</translation>
    </message>
    <message>
        <source>swaps two</source>
        <translation>zamienia</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>zostało: {count}</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Print and play</source>
        <translation>Drukuj i graj</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
    <message numerus="yes">
        <source>{map} with variant {variant}, %n player(s)</source>
        <translation>
            <numerusform>{map}, wariant {variant}, %n gracz</numerusform>
            <numerusform>{map}, wariant {variant}, %n graczy</numerusform>
            <numerusform>{map}, wariant {variant}, %n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Go to</source>
        <translation>Przejdź do</translation>
    </message>
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
    <name>HeatCard</name>
    <message>
        <source>Board heat map</source>
        <translation>Mapa cieplna</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa ciepła</translation>
    </message>
    <message>
        <source>Variant of the heat map</source>
        <translation>Wariant mapy ciepła</translation>
    </message>
</context>
<context>
    <name>HeatChoice</name>
    <message>
        <source>Heat from</source>
        <translation>Ciepło wg</translation>
    </message>
    <message>
        <source>Reach of tokens</source>
        <translation>Zasięg kafelków</translation>
    </message>
    <message>
        <source>What the heat map shows</source>
        <translation>Co pokazuje mapa ciepła</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>A board has a wound token.</source>
        <translation>Na którejś planszy leży znacznik rany.</translation>
    </message>
    <message>
        <source>Another last card for {name}</source>
        <translation>Inna ostatnia karta: {name}</translation>
    </message>
    <message>
        <source>Families, {count}: {points}</source>
        <translation>Rodziny, {count}: {points}</translation>
    </message>
    <message>
        <source>Farms, {count}: {points}</source>
        <translation>Gospodarstwa, {count}: {points}</translation>
    </message>
    <message>
        <source>Losses by penalties: {all}, of them due to his line: {mine}.</source>
        <translation>Straty przez kary: {all}, z tego przez jego linię: {mine}.</translation>
    </message>
    <message>
        <source>Lost for want of a symbol on the left: farms {farms}, families {families}.</source>
        <translation>Stracone przez brak symbolu po lewej: gospodarstwa {farms}, rodziny {families}.</translation>
    </message>
    <message>
        <source>More symbols defended</source>
        <translation>Więcej bronionych symboli</translation>
    </message>
    <message>
        <source>No board has a wound token.</source>
        <translation>Na żadnej planszy nie ma znacznika rany.</translation>
    </message>
    <message>
        <source>Of them it would have ignored {count}.</source>
        <translation>Z nich pominąłby {count}.</translation>
    </message>
    <message>
        <source>One barricade more</source>
        <translation>O jedną barykadę więcej</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Wynik {score}</translation>
    </message>
    <message>
        <source>The mark stands for the level: {level}.</source>
        <translation>Znak oznacza poziom: {level}.</translation>
    </message>
    <message>
        <source>The talent of {owner} on the board of {name}</source>
        <translation>Talent z planszy {owner} na planszy {name}</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Ile jest warta</translation>
    </message>
    <message>
        <source>What would have helped</source>
        <translation>Co by pomogło</translation>
    </message>
    <message>
        <source>With it, and with backs that do nothing, the same losses leave farms: {farms}.</source>
        <translation>Z nią i przy nieczynnych tyłach te same straty zostawiłyby gospodarstw: {farms}.</translation>
    </message>
    <message>
        <source>Wounds: {points}</source>
        <translation>Rany: {points}</translation>
    </message>
    <message>
        <source>the same cards, the same moves</source>
        <translation>te same karty, te same ruchy</translation>
    </message>
    <message>
        <source>{points} for each</source>
        <translation>{points} za każdą</translation>
    </message>
</context>
<context>
    <name>HexField</name>
    <message numerus="yes">
        <source>%n may change</source>
        <translation>
            <numerusform>%n może się zmienić</numerusform>
            <numerusform>%n mogą się zmienić</numerusform>
            <numerusform>%n może się zmienić</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexes whose kinds may trade places, by their coordinates as MAP shows them: 17,5  17,3</source>
        <translation>Pola, których rodzaje mogą zamienić się miejscami, według współrzędnych z MAPY: 17,5  17,3</translation>
    </message>
    <message>
        <source>none may change</source>
        <translation>żadne się nie zmieni</translation>
    </message>
</context>
<context>
    <name>HexPicker</name>
    <message>
        <source>Click a hex to set it free, or to leave it as it is</source>
        <translation>Kliknij pole, aby je uwolnić albo zostawić bez zmian</translation>
    </message>
    <message>
        <source>Free hexes on the map</source>
        <translation>Wolne pola na mapie</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Best plays by {agent}</source>
        <translation>Najlepsze ruchy wg {agent}</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>mean</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>{series} mean {value}</source>
        <translation>{series}: średnia {value}</translation>
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
        <translation>Agenci</translation>
    </message>
    <message>
        <source>Compare selected</source>
        <translation>Porównaj wybrane</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Games/s</source>
        <translation>Gry/s</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Run history</source>
        <translation>Historia przebiegów</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Show the selected runs side by side</source>
        <translation>Pokaż wybrane przebiegi obok siebie</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowy</translation>
    </message>
    <message>
        <source>every run keeps its setup, seed and program version</source>
        <translation>każdy przebieg zachowuje plan, ziarno i wersję programu</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nieudany</translation>
    </message>
    <message>
        <source>outcome differs {rate} %</source>
        <translation>inny wynik {rate} %</translation>
    </message>
    <message>
        <source>paused {share}</source>
        <translation>pauza {share}</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>w kolejce</translation>
    </message>
    <message>
        <source>running {share}</source>
        <translation>trwa {share}</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>pokazany</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>zatrzymano</translation>
    </message>
    <message>
        <source>stopped after {games} of {all} games</source>
        <translation>zatrzymany po {games} z {all} partii</translation>
    </message>
    <message>
        <source>the team wins {rate} %</source>
        <translation>drużyna wygrywa {rate} %</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dziś</translation>
    </message>
    <message>
        <source>winner differs {rate} %</source>
        <translation>inny zwycięzca {rate} %</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>gry: {count}</translation>
    </message>
    <message>
        <source>{seat} wins {rate} %</source>
        <translation>{seat} wygrywa {rate} %</translation>
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
    <name>HuntPlace</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n znalezisko</numerusform>
            <numerusform>%n znaleziska</numerusform>
            <numerusform>%n znalezisk</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Znaleziska</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Polowanie</translation>
    </message>
    <message>
        <source>Looking at openings and passes…</source>
        <translation>Sprawdzanie otwarć i pasów…</translation>
    </message>
    <message>
        <source>Looks for what should not happen: games that stall, never end, end at once or without a winner, seats that cannot move. Each finding comes with the shortest game that shows it.</source>
        <translation>Szuka tego, co nie powinno się zdarzyć: partii, które się zacinają, nigdy się nie kończą, kończą się od razu albo bez zwycięzcy, oraz miejsc, które nie mogą się ruszyć. Do każdego znaleziska należy najkrótsza partia, która je pokazuje.</translation>
    </message>
    <message>
        <source>{done} of {total} games</source>
        <translation>gry: {done} z {total}</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
    </message>
    <message>
        <source>{games} games, seed {seed}</source>
        <translation>partie: {games}, ziarno {seed}</translation>
    </message>
</context>
<context>
    <name>InHandCard</name>
    <message>
        <source>Choose a figure.</source>
        <translation>Wybierz figurę.</translation>
    </message>
    <message>
        <source>Choose its new place.</source>
        <translation>Wybierz nowe pole.</translation>
    </message>
    <message>
        <source>Choose the other figure.</source>
        <translation>Wybierz drugą figurę.</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>Wybierz swój kafelek.</translation>
    </message>
    <message>
        <source>Counts for all figures. Esc to put back.</source>
        <translation>Liczy się dla wszystkich figur. Esc odkłada.</translation>
    </message>
    <message>
        <source>Counts for {figures} only. Esc to put back.</source>
        <translation>Liczy się tylko: {figures}. Esc odkłada.</translation>
    </message>
    <message>
        <source>The largest settlements are filled first.</source>
        <translation>Największe osady zapełnia się najpierw.</translation>
    </message>
    <message>
        <source>{figure}: {count} settlements can take it</source>
        <translation>{figure}, możliwe osady: {count}</translation>
    </message>
    <message>
        <source>{step} Esc to put back.</source>
        <translation>{step} Esc odkłada.</translation>
    </message>
    <message>
        <source>{token}: {count} legal hexes</source>
        <translation>{token}, dozwolone pola: {count}</translation>
    </message>
    <message>
        <source>{token}: {count} of your tokens</source>
        <translation>{token}, twoje kafelki: {count}</translation>
    </message>
    <message>
        <source>{token}: {count} settlements</source>
        <translation>{token}, osady: {count}</translation>
    </message>
</context>
<context>
    <name>InfluenceCard</name>
    <message>
        <source>no change</source>
        <translation>bez zmian</translation>
    </message>
</context>
<context>
    <name>InfluencePanel</name>
    <message>
        <source>Influence</source>
        <translation>Wpływ</translation>
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
        <source>Give to {piece}</source>
        <translation>Przydziel do: {piece}</translation>
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
        <source>Remove the name</source>
        <translation>Usuń nazwę</translation>
    </message>
    <message>
        <source>This map is one piece. The list of pieces has a plus sign to add others.</source>
        <translation>Ta mapa jest jedną częścią. Na liście części jest znak plus, który dodaje kolejne.</translation>
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
    <name>IntervalChart</name>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>{who}: {value} %, from {low} to {high} %, {games} games</source>
        <translation>{who}: {value} %, od {low} do {high} %, gry: {games}</translation>
    </message>
</context>
<context>
    <name>Joints</name>
    <message>
        <source>from
turn {turn}</source>
        <translation>od
tury {turn}</translation>
    </message>
    <message>
        <source>from the
set-up</source>
        <translation>od przy-
gotowania</translation>
    </message>
</context>
<context>
    <name>JudgedRows</name>
    <message>
        <source>{mark} {chance} % instead of {best} %, by {agent}.</source>
        <translation>{mark} {chance} % zamiast {best} %, według {agent}.</translation>
    </message>
</context>
<context>
    <name>JudgedWords</name>
    <message>
        <source>nobody has influence</source>
        <translation>nikt nie ma wpływu</translation>
    </message>
    <message>
        <source>tied at {most}</source>
        <translation>remis po {most}</translation>
    </message>
    <message>
        <source>tied at {most} and removed</source>
        <translation>remis po {most}, usunięte</translation>
    </message>
    <message>
        <source>tied at {most}, it stays</source>
        <translation>remis po {most}, zostaje</translation>
    </message>
    <message>
        <source>tied at {most}, to the player on turn</source>
        <translation>remis po {most}, dla gracza na ruchu</translation>
    </message>
    <message>
        <source>{place}, {figures}: {best}; as played, {played}.</source>
        <translation>{place}, {figures}: {best}; jak zagrano: {played}.</translation>
    </message>
    <message>
        <source>{seat} leads {most} to {second}</source>
        <translation>{seat} prowadzi {most} do {second}</translation>
    </message>
    <message>
        <source>{seat} takes it {most} to {second}</source>
        <translation>{seat} bierze {most} do {second}</translation>
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
        <translation>Kiai osiągnięte</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>per game he is in</source>
        <translation>na grę z nim</translation>
    </message>
    <message>
        <source>power used, %</source>
        <translation>moc użyta, %</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Cell</source>
        <translation>Komórka</translation>
    </message>
    <message>
        <source>Nothing is shown yet. Queue the experiment, try it with Test 100, or open a run below.</source>
        <translation>Jeszcze nic tu nie ma. Dodaj eksperyment do kolejki, wypróbuj go przez Test 100 albo otwórz przebieg poniżej.</translation>
    </message>
    <message>
        <source>Reading results…</source>
        <translation>Wczytywanie wyników…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
</context>
<context>
    <name>LabPlaces</name>
    <message>
        <source>Examine</source>
        <translation>Zbadaj</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Eksperymenty</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Polowanie</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Połóż</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukanie</translation>
    </message>
</context>
<context>
    <name>LabWorkspace</name>
    <message>
        <source>Examining…</source>
        <translation>Badanie…</translation>
    </message>
    <message>
        <source>Hunting for gaps…</source>
        <translation>Szukanie luk…</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Przedział</translation>
    </message>
    <message>
        <source>No run in progress</source>
        <translation>Brak przebiegu w toku</translation>
    </message>
    <message>
        <source>Open its set-up</source>
        <translation>Otwórz jego ustawienia</translation>
    </message>
    <message>
        <source>Reading results…</source>
        <translation>Czytam wyniki…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Runs in {folder}</source>
        <translation>Przebiegi w {folder}</translation>
    </message>
    <message>
        <source>Searching for balance…</source>
        <translation>Szukanie równowagi…</translation>
    </message>
    <message>
        <source>Writing a file…</source>
        <translation>Zapisuję plik…</translation>
    </message>
    <message>
        <source>{count} queued</source>
        <translation>w kolejce: {count}</translation>
    </message>
    <message>
        <source>{percent} % intervals</source>
        <translation>przedziały {percent} %</translation>
    </message>
    <message>
        <source>{title}: paused</source>
        <translation>{title}: pauza</translation>
    </message>
    <message>
        <source>{title}: running</source>
        <translation>{title}: trwa</translation>
    </message>
</context>
<context>
    <name>LadderCard</name>
    <message>
        <source>Agent ladder</source>
        <translation>Ranking agentów</translation>
    </message>
    <message>
        <source>agents of the line-up</source>
        <translation>agenci składu</translation>
    </message>
    <message>
        <source>win rate, %, wherever the agent sits; dashed: all alike</source>
        <translation>wygrane, %, na dowolnym miejscu; przerywana: po równo</translation>
    </message>
</context>
<context>
    <name>LaidBoard</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Poza planszą</translation>
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
    <name>LeadCard</name>
    <message>
        <source>Tension</source>
        <translation>Napięcie</translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Seat spread:</source>
        <translation>Rozpiętość miejsc:</translation>
    </message>
    <message>
        <source>Series: {names}</source>
        <translation>Serie: {names}</translation>
    </message>
    <message>
        <source>Team wins, %:</source>
        <translation>Wygrane zespołu, %:</translation>
    </message>
    <message>
        <source>after this move</source>
        <translation>po tym ruchu</translation>
    </message>
    <message>
        <source>before</source>
        <translation>przedtem</translation>
    </message>
    <message>
        <source>bonus between two cards</source>
        <translation>premia między dwiema kartami</translation>
    </message>
    <message>
        <source>corner mark</source>
        <translation>znak narożny</translation>
    </message>
    <message>
        <source>cut here</source>
        <translation>tnij tutaj</translation>
    </message>
    <message>
        <source>found</source>
        <translation>znaleziono</translation>
    </message>
    <message>
        <source>glue under the next tile</source>
        <translation>podklej pod następny segment</translation>
    </message>
    <message>
        <source>on unseen seeds</source>
        <translation>na nowych ziarnach</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Close the lens (Esc)</source>
        <translation>Zamknij lupę (Esc)</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepszy</translation>
    </message>
    <message>
        <source>best, {turn}</source>
        <translation>najlepszy, {turn}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>wzięte</translation>
    </message>
    <message>
        <source>then</source>
        <translation>potem</translation>
    </message>
    <message>
        <source>then, {turn}</source>
        <translation>potem, {turn}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>{place}, as played</source>
        <translation>{place}, jak zagrano</translation>
    </message>
    <message>
        <source>{place}, best line</source>
        <translation>{place}, najlepszy wariant</translation>
    </message>
</context>
<context>
    <name>LineLabels</name>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rząd</translation>
    </message>
    <message>
        <source>all hands lie open</source>
        <translation>wszystkie ręce leżą odkryte</translation>
    </message>
    <message>
        <source>emissaries free: {count}</source>
        <translation>wolni emisariusze: {count}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryte</translation>
    </message>
    <message>
        <source>not made yet</source>
        <translation>jeszcze nie ma</translation>
    </message>
    <message>
        <source>piles empty: {count}</source>
        <translation>puste stosy: {count}</translation>
    </message>
    <message>
        <source>you gave: {card}</source>
        <translation>oddana karta: {card}</translation>
    </message>
    <message>
        <source>your dealt cards, seen only by you</source>
        <translation>rozdane ci karty, widzisz je tylko ty</translation>
    </message>
    <message>
        <source>your hand is face down</source>
        <translation>twoja ręka jest zakryta</translation>
    </message>
    <message>
        <source>your hand, seen only by you; {seat} knows {count} of 5</source>
        <translation>twoja ręka, widzisz ją tylko ty; {seat} zna {count} z 5</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja tura</translation>
    </message>
    <message>
        <source>{count} cards left</source>
        <translation>zostało kart: {count}</translation>
    </message>
    <message>
        <source>{count} of 5 known</source>
        <translation>znane {count} z 5</translation>
    </message>
</context>
<context>
    <name>LinesChart</name>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
</context>
<context>
    <name>LineupField</name>
    <message>
        <source>Add a line-up</source>
        <translation>Dodaj skład</translation>
    </message>
    <message>
        <source>Agent at all seats</source>
        <translation>Agent na wszystkich miejscach</translation>
    </message>
    <message>
        <source>Agent at {seat}</source>
        <translation>Agent: {seat}</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenci</translation>
    </message>
    <message>
        <source>Line-up before</source>
        <translation>Poprzedni skład</translation>
    </message>
    <message>
        <source>Next line-up</source>
        <translation>Następny skład</translation>
    </message>
    <message>
        <source>Not played with {counts} players: no line-up has so many seats.</source>
        <translation>Bez gier dla {counts} osób: żaden skład nie ma tylu miejsc.</translation>
    </message>
    <message>
        <source>Remove this line-up</source>
        <translation>Usuń ten skład</translation>
    </message>
    <message>
        <source>seats rotate</source>
        <translation>zmiana miejsc</translation>
    </message>
    <message>
        <source>seats stay</source>
        <translation>stałe miejsca</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
</context>
<context>
    <name>LiveChip</name>
    <message>
        <source>Show the present</source>
        <translation>Pokaż bieżący stan</translation>
    </message>
    <message>
        <source>The present is shown</source>
        <translation>Widać bieżący stan</translation>
    </message>
    <message>
        <source>go live</source>
        <translation>do teraz</translation>
    </message>
    <message>
        <source>live</source>
        <translation>na żywo</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Dodaj notatkę</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Eksportuj dziennik</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Moves, {count}</source>
        <translation>Ruchy, {count}</translation>
    </message>
    <message>
        <source>Note on the set-up…</source>
        <translation>Notatka do przygotowania…</translation>
    </message>
    <message>
        <source>Note on turn {number}…</source>
        <translation>Notatka do tury {number}…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Notes, {count}</source>
        <translation>Notatki, {count}</translation>
    </message>
    <message>
        <source>Only marked moves</source>
        <translation>Tylko oznaczone ruchy</translation>
    </message>
    <message>
        <source>Points of the mover&apos;s own chance to win that a play lost</source>
        <translation>Punkty własnej szansy grającego na wygraną, które stracił ruch</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Zapisz partię…</translation>
    </message>
    <message>
        <source>chance lost</source>
        <translation>strata szansy</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Nobody wins.</source>
        <translation>Nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The game is over. {winners}</source>
        <translation>Koniec gry. {winners}</translation>
    </message>
    <message>
        <source>The team loses.</source>
        <translation>Drużyna przegrywa.</translation>
    </message>
    <message>
        <source>The team wins.</source>
        <translation>Drużyna wygrywa.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tura {number}</translation>
    </message>
    <message>
        <source>Turn {number}, {seat}</source>
        <translation>Tura {number}, {seat}</translation>
    </message>
    <message>
        <source>decided by {agent}</source>
        <translation>decyzja: {agent}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>{seats} and {seat} share the win.</source>
        <translation>{seats} i {seat} dzielą zwycięstwo.</translation>
    </message>
    <message>
        <source>{seat} wins.</source>
        <translation>{seat} wygrywa.</translation>
    </message>
    <message>
        <source>{token} at {space}</source>
        <translation>{token}, {space}</translation>
    </message>
</context>
<context>
    <name>LossesCard</name>
    <message>
        <source>Backs of the farms</source>
        <translation>Tyły gospodarstw</translation>
    </message>
    <message>
        <source>Beaten, total above Kiai</source>
        <translation>Pokonany, suma ponad Kiai</translation>
    </message>
    <message>
        <source>Intruders with flames</source>
        <translation>Intruzi z płomieniem</translation>
    </message>
    <message>
        <source>Missing symbol at the end of a round</source>
        <translation>Brak symbolu na koniec rundy</translation>
    </message>
    <message>
        <source>Penalty of a last card</source>
        <translation>Kara ostatniej karty</translation>
    </message>
    <message>
        <source>Rebuilt by a Kiai or a family</source>
        <translation>Odbudowane</translation>
    </message>
    <message>
        <source>What the village lost, and by what</source>
        <translation>Co wioska straciła i przez co</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>barykady</translation>
    </message>
    <message>
        <source>families</source>
        <translation>rodziny</translation>
    </message>
    <message>
        <source>farms</source>
        <translation>gospodarstwa</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This mend would bring new errors, so nothing was changed.</source>
        <translation>Ta poprawka wprowadziłaby nowe błędy, więc nic nie zmieniono.</translation>
    </message>
    <message>
        <source>{game} is played without a map.</source>
        <translation>W {game} gra się bez mapy.</translation>
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
    <name>MapClipboard</name>
    <message>
        <source>Erase spaces</source>
        <translation>Usuń pola</translation>
    </message>
    <message>
        <source>The clipboard holds no spaces.</source>
        <translation>W schowku nie ma pól.</translation>
    </message>
</context>
<context>
    <name>MapText</name>
    <message>
        <source>The text cannot be drawn as it is: mend it first.</source>
        <translation>Tego tekstu nie da się narysować: najpierw go popraw.</translation>
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
        <source>Draw a board</source>
        <translation>Narysuj planszę</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Oba</translation>
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
</context>
<context>
    <name>MappingField</name>
    <message>
        <source>Take out: {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
    <message>
        <source>{count}p</source>
        <translation>{count}os</translation>
    </message>
</context>
<context>
    <name>MatrixAxes</name>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>What stands in columns</source>
        <translation>Co stoi w kolumnach</translation>
    </message>
    <message>
        <source>What stands in rows, in this order</source>
        <translation>Co stoi w wierszach, w tej kolejności</translation>
    </message>
    <message>
        <source>editions</source>
        <translation>wydania</translation>
    </message>
    <message>
        <source>line-ups</source>
        <translation>składy</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>mapy</translation>
    </message>
    <message>
        <source>players</source>
        <translation>gracze</translation>
    </message>
</context>
<context>
    <name>MatrixCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows walk, Enter opens, Space puts beside, B makes a column the baseline.</source>
        <translation>Strzałki chodzą, Enter otwiera, spacja stawia obok, B czyni kolumnę punktem odniesienia.</translation>
    </message>
    <message>
        <source>By how much more or less than a fair share of the games the seat wins that is farthest off it.</source>
        <translation>O ile więcej lub mniej niż równy udział partii wygrywa miejsce, które najbardziej od niego odbiega.</translation>
    </message>
    <message>
        <source>Design matrix</source>
        <translation>Macierz prób</translation>
    </message>
    <message>
        <source>Examine this cell</source>
        <translation>Zbadaj tę komórkę</translation>
    </message>
    <message>
        <source>Make {variant} the baseline</source>
        <translation>Ustaw {variant} jako punkt odniesienia</translation>
    </message>
    <message>
        <source>No cell of this run: its map, edition and players do not go together, or were not asked for.</source>
        <translation>Brak takiej komórki w tym przebiegu: mapa, wydanie i liczba graczy nie pasują do siebie albo nikt o nie nie prosił.</translation>
    </message>
    <message>
        <source>Nothing is known of this cell yet.</source>
        <translation>O tej komórce jeszcze nic nie wiadomo.</translation>
    </message>
    <message>
        <source>Put beside the chosen cell</source>
        <translation>Postaw obok wybranej komórki</translation>
    </message>
    <message>
        <source>Seat bias</source>
        <translation>Przewaga miejsca</translation>
    </message>
    <message>
        <source>Show this cell</source>
        <translation>Pokaż tę komórkę</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Obok siebie</translation>
    </message>
    <message>
        <source>The agents stay at their seats: how well each plays counts in it too.</source>
        <translation>Agenci zostają na swoich miejscach: liczy się też, jak dobrze każdy gra.</translation>
    </message>
    <message>
        <source>The interval excludes a fair share.</source>
        <translation>Przedział wyklucza sprawiedliwy udział.</translation>
    </message>
    <message>
        <source>The interval excludes what the baseline has.</source>
        <translation>Przedział wyklucza wartość punktu odniesienia.</translation>
    </message>
    <message>
        <source>Then click another cell: both are shown below, one against the other (Space in the matrix)</source>
        <translation>Potem kliknij inną komórkę: obie pojawią się niżej, jedna wobec drugiej (spacja w macierzy)</translation>
    </message>
    <message>
        <source>differs from the baseline, {hatched} of {count}</source>
        <translation>różni się od punktu odniesienia, {hatched} z {count}</translation>
    </message>
    <message>
        <source>interval excludes fairness, {hatched} of {count}</source>
        <translation>przedział wyklucza sprawiedliwość, {hatched} z {count}</translation>
    </message>
    <message>
        <source>mean, worst</source>
        <translation>średnia, najgorsza</translation>
    </message>
    <message>
        <source>over</source>
        <translation>więcej</translation>
    </message>
    <message>
        <source>players</source>
        <translation>gracze</translation>
    </message>
    <message>
        <source>points off a fair share</source>
        <translation>punkty od sprawiedliwego udziału</translation>
    </message>
    <message>
        <source>to {end}</source>
        <translation>do {end}</translation>
    </message>
    <message>
        <source>{cells} cells, {games} games each</source>
        <translation>{cells} komórek, po {games} gier</translation>
    </message>
    <message>
        <source>{seat} is farthest off: {value} {half} points of its fair share, in {games} games.</source>
        <translation>{seat} odbiega najbardziej: {value} {half} punktu od sprawiedliwego udziału, w {games} grach.</translation>
    </message>
</context>
<context>
    <name>MatrixChart</name>
    <message>
        <source>baseline</source>
        <translation>punkt odniesienia</translation>
    </message>
    <message>
        <source>the seat farthest off</source>
        <translation>najdalsze miejsce</translation>
    </message>
</context>
<context>
    <name>MeasureChoice</name>
    <message>
        <source>Measure</source>
        <translation>Miara</translation>
    </message>
    <message>
        <source>Measure that colours the cells</source>
        <translation>Miara, która barwi komórki</translation>
    </message>
</context>
<context>
    <name>MeasureRow</name>
    <message>
        <source>Aim</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Granica</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Miara</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Take this measure out</source>
        <translation>Usuń tę miarę</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>co najmniej</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>co najwyżej</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>największe</translation>
    </message>
    <message>
        <source>near</source>
        <translation>blisko</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>najmniejsze</translation>
    </message>
</context>
<context>
    <name>Millimetres</name>
    <message>
        <source>{name}, {least:g} to {most:g} mm</source>
        <translation>{name}, od {least:g} do {most:g} mm</translation>
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
    <name>MomentRow</name>
    <message>
        <source>Branch</source>
        <translation>Odgałęź</translation>
    </message>
    <message>
        <source>Branch before turn {turn}</source>
        <translation>Odgałęź przed turą {turn}</translation>
    </message>
</context>
<context>
    <name>MoveBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Best line, move {step} of {steps}: {move}</source>
        <translation>Najlepszy wariant, ruch {step} z {steps}: {move}</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Odgałęź tu</translation>
    </message>
    <message>
        <source>Move of the line before</source>
        <translation>Poprzedni ruch wariantu</translation>
    </message>
    <message>
        <source>Next move of the line</source>
        <translation>Następny ruch wariantu</translation>
    </message>
    <message>
        <source>Set-up, {seat}: {move}</source>
        <translation>Przygotowanie, {seat}: {move}</translation>
    </message>
    <message>
        <source>Turn {turn}, {seat}: {move}</source>
        <translation>Tura {turn}, {seat}: {move}</translation>
    </message>
    <message>
        <source>a look ahead: the game stays as it is</source>
        <translation>podgląd: gra zostaje, jak jest</translation>
    </message>
    <message>
        <source>{chances}, best: {move}</source>
        <translation>{chances}, najlepiej: {move}</translation>
    </message>
    <message>
        <source>{chances}, the dearest move of the game</source>
        <translation>{chances}, najdroższy ruch gry</translation>
    </message>
    <message>
        <source>{chance} % instead of {best} %</source>
        <translation>{chance} % zamiast {best} %</translation>
    </message>
</context>
<context>
    <name>MoveCard</name>
    <message>
        <source>Best was {move}</source>
        <translation>Najlepiej było: {move}</translation>
    </message>
    <message>
        <source>Branch before it</source>
        <translation>Odgałęź przed nim</translation>
    </message>
    <message>
        <source>Go on from before this move as a new game</source>
        <translation>Graj dalej sprzed tego ruchu jako nową grę</translation>
    </message>
    <message>
        <source>It would go on: {moves}.</source>
        <translation>Dalej byłoby: {moves}.</translation>
    </message>
    <message>
        <source>Play the best line on the table, as a look ahead (Enter)</source>
        <translation>Pokaż najlepszy wariant na stole jako podgląd (Enter)</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Pokaż wariant</translation>
    </message>
    <message>
        <source>{best} % instead of {chance} % ± {off}, by {agent}</source>
        <translation>{best} % zamiast {chance} % ± {off}, według {agent}</translation>
    </message>
    <message>
        <source>{moves}, then {move}</source>
        <translation>{moves}, potem {move}</translation>
    </message>
    <message>
        <source>{move}, played</source>
        <translation>{move}, zagrane</translation>
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
        <translation>Filtruj ruchy</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Dozwolone ruchy</translation>
    </message>
</context>
<context>
    <name>NaishiLogWords</name>
    <message>
        <source>, turned up: {card}</source>
        <translation>, odkryto: {card}</translation>
    </message>
    <message>
        <source>Declares the end</source>
        <translation>Ogłasza koniec</translation>
    </message>
    <message>
        <source>Discards of piles {columns}</source>
        <translation>Odrzuca ze stosów {columns}</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Cesarski dekret</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pile {column} is empty</source>
        <translation>Stos {column} jest pusty</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Odwołaj</translation>
    </message>
    <message>
        <source>Swaps column {columns}</source>
        <translation>Zamienia kolumnę {columns}</translation>
    </message>
    <message>
        <source>Swaps hand {columns}</source>
        <translation>Zamienia na ręce {columns}</translation>
    </message>
    <message>
        <source>Swaps piles {columns}</source>
        <translation>Zamienia stosy {columns}</translation>
    </message>
    <message>
        <source>Swaps row {columns}</source>
        <translation>Zamienia w rzędzie {columns}</translation>
    </message>
    <message>
        <source>after</source>
        <translation>potem</translation>
    </message>
    <message>
        <source>back from court: {count}</source>
        <translation>z dworu: {count}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>przedtem</translation>
    </message>
    <message>
        <source>declares the end</source>
        <translation>ogłasza koniec</translation>
    </message>
    <message>
        <source>decree</source>
        <translation>dekret</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>odrzucenie</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>odwołanie</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>zamiana</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>{card} leaves</source>
        <translation>Odchodzi: {card}</translation>
    </message>
    <message>
        <source>{got} comes, {gave} goes</source>
        <translation>Przychodzi {got}, odchodzi {gave}</translation>
    </message>
</context>
<context>
    <name>NaishiPosition</name>
    <message>
        <source>Aside</source>
        <translation>Na boku</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Cards that were dealt nowhere</source>
        <translation>Karty, których nie rozdano</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Hand places seen</source>
        <translation>Widziane miejsca na ręce</translation>
    </message>
    <message>
        <source>On decree</source>
        <translation>Na dekrecie</translation>
    </message>
    <message>
        <source>On discard</source>
        <translation>Na odrzuceniu</translation>
    </message>
    <message>
        <source>On swap</source>
        <translation>Na zamianie</translation>
    </message>
    <message>
        <source>Pile {column}</source>
        <translation>Stos {column}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rząd</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ta tura</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>open</source>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>others will follow</source>
        <translation>będą następne</translation>
    </message>
    <message>
        <source>the last: declared</source>
        <translation>ostatnia: zadeklarowano</translation>
    </message>
    <message>
        <source>the last: piles are empty</source>
        <translation>ostatnia: puste stosy</translation>
    </message>
    <message>
        <source>{card} (none left)</source>
        <translation>{card} (już nie ma)</translation>
    </message>
</context>
<context>
    <name>NaishiResult</name>
    <message>
        <source>Changes of the lead</source>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>It ended since</source>
        <translation>Koniec, bo</translation>
    </message>
    <message>
        <source>Lead at the end</source>
        <translation>Przewaga</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Most points of {seat}: {card}, {points}.</source>
        <translation>Najwięcej punktów, {seat}: {card}, {points}.</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>koniec ogłoszony</translation>
    </message>
    <message>
        <source>first</source>
        <translation>pierwszy</translation>
    </message>
    <message>
        <source>nobody could do anything</source>
        <translation>nikt nie mógł nic zrobić</translation>
    </message>
    <message>
        <source>second</source>
        <translation>drugi</translation>
    </message>
    <message>
        <source>the end was declared</source>
        <translation>ogłoszono koniec</translation>
    </message>
    <message>
        <source>the piles ran dry</source>
        <translation>skończyły się stosy</translation>
    </message>
    <message>
        <source>{count} turns</source>
        <translation>tury: {count}</translation>
    </message>
    <message>
        <source>{count} turns, declared by {seat}</source>
        <translation>tury: {count}, koniec ogłasza {seat}</translation>
    </message>
    <message>
        <source>{turns} turns, {plays} actions</source>
        <translation>tury: {turns}, akcje: {plays}</translation>
    </message>
    <message>
        <source>{won}, {high} to {low}</source>
        <translation>{won}, {high} do {low}</translation>
    </message>
</context>
<context>
    <name>NaishiScreen</name>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Tu {name}, pokaż rękę</translation>
    </message>
    <message>
        <source>{name} gives a card away. Everyone else, please look away.</source>
        <translation>{name} oddaje kartę. Pozostali niech nie patrzą.</translation>
    </message>
</context>
<context>
    <name>NaishiSeatFacts</name>
    <message>
        <source>Emissaries</source>
        <translation>Emisariusze</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>not made yet</source>
        <translation>jeszcze nie ma</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>{count} of {all} known</source>
        <translation>znane {count} z {all}</translation>
    </message>
    <message>
        <source>{free} of {count} free</source>
        <translation>wolni {free} z {count}</translation>
    </message>
</context>
<context>
    <name>NaishiStage</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Click a river card, then one of its two places</source>
        <translation>Kliknij kartę rzeki, potem jedno z jej dwóch miejsc</translation>
    </message>
    <message>
        <source>Click the card that you give away</source>
        <translation>Kliknij kartę, którą oddajesz</translation>
    </message>
    <message>
        <source>Enter ends the turn</source>
        <translation>Enter kończy turę</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Szukam dobrych ruchów…</translation>
    </message>
</context>
<context>
    <name>NaishiTableFacts</name>
    <message>
        <source>Discard pile</source>
        <translation>Stos kart odrzuconych</translation>
    </message>
    <message>
        <source>Either seat may declare the end now.</source>
        <translation>Każdy może teraz ogłosić koniec.</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Puste stosy</translation>
    </message>
    <message>
        <source>Empty piles: {count}</source>
        <translation>Puste stosy: {count}</translation>
    </message>
    <message>
        <source>Imperial court</source>
        <translation>Dwór cesarski</translation>
    </message>
    <message>
        <source>In the piles, in {seat}&apos;s hand, or set aside.</source>
        <translation>W stosach, na ręce ({seat}) lub odłożone na bok.</translation>
    </message>
    <message>
        <source>In the piles, or in {seat}&apos;s hand.</source>
        <translation>W stosach albo w ręce, którą ma {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>It may be declared once %n pile(s) are empty.</source>
        <translation>
            <numerusform>Można go ogłosić, gdy pusty jest %n stos.</numerusform>
            <numerusform>Można go ogłosić, gdy puste są %n stosy.</numerusform>
            <numerusform>Można go ogłosić, gdy pustych jest %n stosów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card yet.</source>
        <translation>Jeszcze nie ma kart.</translation>
    </message>
    <message>
        <source>The end has come: {seat} has the last turn.</source>
        <translation>Koniec nadszedł: ostatnią turę ma {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends when %n pile(s) are empty.</source>
        <translation>
            <numerusform>Gra kończy się, gdy pusty jest %n stos.</numerusform>
            <numerusform>Gra kończy się, gdy puste są %n stosy.</numerusform>
            <numerusform>Gra kończy się, gdy pustych jest %n stosów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game goes on until nobody can do anything.</source>
        <translation>Gra trwa, póki ktoś może coś zrobić.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>Unseen by you</source>
        <translation>Niewidziane przez ciebie</translation>
    </message>
    <message>
        <source>{card} on top. Face up, not to be browsed.</source>
        <translation>Na wierzchu: {card}. Odkryte, bez przeglądania.</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} z {all}</translation>
    </message>
</context>
<context>
    <name>NameBox</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>NewCard</name>
    <message>
        <source>Add a card type…</source>
        <translation>Dodaj rodzaj karty…</translation>
    </message>
    <message>
        <source>Add the card</source>
        <translation>Dodaj kartę</translation>
    </message>
    <message>
        <source>Kind of the new card</source>
        <translation>Rodzaj nowej karty</translation>
    </message>
    <message>
        <source>Name of the new card</source>
        <translation>Nazwa nowej karty</translation>
    </message>
    <message>
        <source>There is a card of this name already.</source>
        <translation>Karta o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>name, e.g. tea-house</source>
        <translation>nazwa, np. tea-house</translation>
    </message>
</context>
<context>
    <name>NewEntry</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add an entry: {name}</source>
        <translation>Dodaj wpis: {name}</translation>
    </message>
    <message>
        <source>Add the entry: {name}</source>
        <translation>Dodaj ten wpis: {name}</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Dodaj…</translation>
    </message>
    <message>
        <source>It must be {meaning}.</source>
        <translation>Wymagane: {meaning}.</translation>
    </message>
    <message>
        <source>Name of the new entry: {name}</source>
        <translation>Nazwa nowego wpisu: {name}</translation>
    </message>
    <message>
        <source>There is an entry of this name already.</source>
        <translation>Wpis o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
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
        <source>Capitals</source>
        <translation>Stolice</translation>
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
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Drawn at random, seed {seed}.</source>
        <translation>Narysowana losowo, ziarno {seed}.</translation>
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
        <source>Islands</source>
        <translation>Wyspy</translation>
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
        <source>One hex of sea to begin at: draw around it.</source>
        <translation>Jedno pole morza na początek: rysuj wokół niego.</translation>
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
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>The nearest that symmetry and coherent islands allow. {compromises}.</source>
        <translation>Najbliższe, na co pozwalają symetria i spójne wyspy. {compromises}.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>jak zwykle</translation>
    </message>
    <message>
        <source>{spaces} spaces, {land} of them land, {slots} figure slots, islands: {islands}</source>
        <translation>Pola: {spaces}, w tym ląd: {land}, miejsca na figury: {slots}, wyspy: {islands}</translation>
    </message>
    <message>
        <source>{what}: {made} instead of {wanted}</source>
        <translation>{what}: {made} zamiast {wanted}</translation>
    </message>
</context>
<context>
    <name>NewToken</name>
    <message>
        <source>A name has small letters, digits and hyphens, and starts with a letter.</source>
        <translation>Nazwa ma małe litery, cyfry i łączniki i zaczyna się od litery.</translation>
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
    <name>NothingCard</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message>
        <source>Random and greedy players played, and some who avoid the end, play for length or for a tie, or hand the game to another seat. No game stalled, went on without end, was over at once or had no winner; every seat could move, none had won after one turn, and passing was never best.</source>
        <translation>Grali gracze losowi i zachłanni, a także tacy, którzy unikają końca, grają na długość lub na remis albo oddają partię innemu miejscu. Żadna partia nie utknęła, nie ciągnęła się bez końca, nie skończyła się od razu ani nie została bez zwycięzcy; każde miejsce mogło wykonać ruch, żadne nie wygrało po jednej turze, a pas nigdy nie był najlepszy.</translation>
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
    <name>NumberField</name>
    <message>
        <source>From {least} to {most} are possible.</source>
        <translation>Możliwe są liczby od {least} do {most}.</translation>
    </message>
    <message>
        <source>Not taken over: from {least} to {most} are possible.</source>
        <translation>Nie przyjęto: możliwe od {least} do {most}.</translation>
    </message>
</context>
<context>
    <name>NumbersCard</name>
    <message>
        <source>All numbers</source>
        <translation>Wszystkie liczby</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Miara</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Gra w liczbach</translation>
    </message>
    <message>
        <source>The second less the first; bold where its interval excludes 0. Both are taken as independent, so that ± is wider than where the same games are paired.</source>
        <translation>Druga minus pierwsza; pogrubiona, gdy przedział wyklucza 0. Obie traktuje się jako niezależne, więc ± jest szersze niż przy tych samych grach w parach.</translation>
    </message>
    <message>
        <source>± half of a {percent} % interval</source>
        <translation>± połowa przedziału {percent} %</translation>
    </message>
</context>
<context>
    <name>NumbersRow</name>
    <message>
        <source>was {value}</source>
        <translation>było: {value}</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Discard it</source>
        <translation>Odrzuć ją</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Fight again</source>
        <translation>Walcz znowu</translation>
    </message>
    <message>
        <source>First {penalty}</source>
        <translation>Najpierw: {penalty}</translation>
    </message>
    <message>
        <source>Give it to him</source>
        <translation>Daj mu ją</translation>
    </message>
    <message>
        <source>Give up the {symbol}</source>
        <translation>Oddaj symbol: {symbol}</translation>
    </message>
    <message>
        <source>Heal him</source>
        <translation>Ulecz go</translation>
    </message>
    <message>
        <source>Ignore it</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>W tej kolejności</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Lend it to him</source>
        <translation>Pożycz mu go</translation>
    </message>
    <message>
        <source>Lend this token</source>
        <translation>Pożycz tego żetonu</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Dość</translation>
    </message>
    <message>
        <source>None now</source>
        <translation>Teraz żaden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Strike here</source>
        <translation>Uderz tutaj</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Wsparcie</translation>
    </message>
    <message>
        <source>Support him</source>
        <translation>Wesprzyj go</translation>
    </message>
    <message>
        <source>Support…</source>
        <translation>Wesprzyj…</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Use his token</source>
        <translation>Użyj jego żetonu</translation>
    </message>
    <message>
        <source>Use the power</source>
        <translation>Użyj mocy</translation>
    </message>
    <message>
        <source>a raider goes to the discard</source>
        <translation>najeźdźca trafia do odrzuconych</translation>
    </message>
    <message>
        <source>a raider slips in unseen</source>
        <translation>najeźdźca wkrada się niewidziany</translation>
    </message>
    <message>
        <source>a {value} is on top</source>
        <translation>na wierzchu leży {value}</translation>
    </message>
    <message>
        <source>by his talent</source>
        <translation>dzięki talentowi</translation>
    </message>
    <message>
        <source>can defend: no {symbol} yet</source>
        <translation>może bronić: nie ma jeszcze symbolu {symbol}</translation>
    </message>
    <message>
        <source>his last card goes, a {value}</source>
        <translation>znika jego ostatnia karta, {value}</translation>
    </message>
    <message>
        <source>his last card, a {value}</source>
        <translation>jego ostatnia karta, {value}</translation>
    </message>
    <message>
        <source>his token helps another, next turn</source>
        <translation>jego żeton pomoże innemu w jego turze</translation>
    </message>
    <message>
        <source>in his next turn: {talent}</source>
        <translation>w jego następnej turze: {talent}</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>w tej turze</translation>
    </message>
    <message>
        <source>it goes home at the end of this turn</source>
        <translation>wraca na koniec tej tury</translation>
    </message>
    <message>
        <source>lends: {talent}</source>
        <translation>pożycza: {talent}</translation>
    </message>
    <message>
        <source>lies with {name}</source>
        <translation>leży u: {name}</translation>
    </message>
    <message>
        <source>no doll: a family at the end</source>
        <translation>bez lalki: na koniec rodzina</translation>
    </message>
    <message>
        <source>no farm: a farm at the end</source>
        <translation>bez chaty: na koniec gospodarstwo</translation>
    </message>
    <message>
        <source>no hat: a wound at the end</source>
        <translation>bez kapelusza: na koniec rana</translation>
    </message>
    <message>
        <source>no open token is used now</source>
        <translation>teraz nie używa odkrytego żetonu</translation>
    </message>
    <message>
        <source>out until the round ends</source>
        <translation>poza grą do końca rundy</translation>
    </message>
    <message>
        <source>the power is not used</source>
        <translation>moc nie zostaje użyta</translation>
    </message>
    <message>
        <source>the rest of the power is left</source>
        <translation>reszta mocy przepada</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>tura się kończy</translation>
    </message>
    <message>
        <source>then his first card goes, a {value}</source>
        <translation>potem odpada jego pierwsza karta, {value}</translation>
    </message>
    <message>
        <source>total {before} → {after}</source>
        <translation>suma {before} → {after}</translation>
    </message>
    <message>
        <source>total {total} of {kiai}</source>
        <translation>suma {total} z {kiai}</translation>
    </message>
    <message>
        <source>turns up the top raider</source>
        <translation>odkrywa wierzchniego najeźdźcę</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>do końca rundy</translation>
    </message>
    <message>
        <source>wound tokens {before} → {after}</source>
        <translation>znaczniki ran {before} → {after}</translation>
    </message>
    <message>
        <source>{count} of {all} go beyond</source>
        <translation>{count} z {all} przekracza</translation>
    </message>
    <message>
        <source>{count} of {all} make Kiai</source>
        <translation>{count} z {all} daje Kiai</translation>
    </message>
    <message>
        <source>{count} to go to Kiai</source>
        <translation>do Kiai brakuje {count}</translation>
    </message>
    <message>
        <source>{total} of {kiai}</source>
        <translation>{total} z {kiai}</translation>
    </message>
    <message>
        <source>{until}, once in a game</source>
        <translation>{until}, raz w grze</translation>
    </message>
    <message>
        <source>{value} on top</source>
        <translation>{value} na wierzchu</translation>
    </message>
</context>
<context>
    <name>OpinionsCard</name>
    <message>
        <source>Nobody can say, for these would have been played otherwise: {variants}</source>
        <translation>Nie wiadomo, bo grano by inaczej: {variants}</translation>
    </message>
    <message>
        <source>What the other editions would have said</source>
        <translation>Co powiedziałyby inne wydania</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>zgodne</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>wszystkie zgodne</translation>
    </message>
    <message>
        <source>disagrees</source>
        <translation>niezgodne</translation>
    </message>
    <message>
        <source>{against} of {all} disagree</source>
        <translation>niezgodne: {against} z {all}</translation>
    </message>
    <message>
        <source>{edition} agrees</source>
        <translation>{edition}: zgodne</translation>
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
        <translation>dodany</translation>
    </message>
</context>
<context>
    <name>OrderStrip</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Take out: {word}</source>
        <translation>Usuń: {word}</translation>
    </message>
    <message>
        <source>The last one stays: without any nothing would be decided.</source>
        <translation>Ostatnia pozycja zostaje: bez żadnej nic nie byłoby rozstrzygnięte.</translation>
    </message>
    <message>
        <source>Vary {value} in the LAB</source>
        <translation>Zmieniaj w LAB: {value}</translation>
    </message>
    <message>
        <source>drag to reorder, or Alt with an arrow</source>
        <translation>przeciągnij, by zmienić kolejność, lub Alt ze strzałką</translation>
    </message>
    <message>
        <source>{word}, place {number}. Alt and an arrow move it, Delete takes it out.</source>
        <translation>{word}, miejsce {number}. Alt ze strzałką przesuwa, Delete usuwa.</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message>
        <source>from the {count} cards you have seen</source>
        <translation>z {count} kart, które znasz</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} do {high}</translation>
    </message>
    <message>
        <source>{seat} now</source>
        <translation>Teraz {seat}</translation>
    </message>
</context>
<context>
    <name>OutlookCard</name>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Analyse the position</source>
        <translation>Analizuj pozycję</translation>
    </message>
    <message>
        <source>Best moves of {seat}, with the chance after each; ± holds 95 of 100 times:</source>
        <translation>Najlepsze ruchy: {seat}, z szansą po każdym; ± trafia 95 razy na 100:</translation>
    </message>
    <message>
        <source>Have a search judge the position: every seat&apos;s chance, and the best moves</source>
        <translation>Niech przeszukiwanie oceni pozycję: szanse wszystkich miejsc i najlepsze ruchy</translation>
    </message>
    <message>
        <source>It would go on: {moves}</source>
        <translation>Dalszy ciąg: {moves}</translation>
    </message>
    <message>
        <source>The game is over here: there is nothing to choose.</source>
        <translation>Partia jest tu skończona: nie ma nic do wyboru.</translation>
    </message>
    <message>
        <source>The team&apos;s chance</source>
        <translation>Szansa drużyny</translation>
    </message>
    <message>
        <source>There is only one move: {move}.</source>
        <translation>Jest tylko jeden ruch: {move}.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Myśli…</translation>
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
        <translation>Kolory, tylko przy remisie</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Wyrównanie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Notes punktacji</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Rodzaje</translation>
    </message>
    <message>
        <source>{card}, with {copy}</source>
        <translation>{card}, razem z: {copy}</translation>
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
    <name>PartRow</name>
    <message>
        <source>{hint}, sheets: {sheets}</source>
        <translation>{hint}, arkusze: {sheets}</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>selected</source>
        <translation>wybrane</translation>
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
        <source>Delete it with its hexes</source>
        <translation>Usuń ją wraz z polami</translation>
    </message>
    <message>
        <source>Delete it: its hexes join {piece}</source>
        <translation>Usuń: jej pola przejdą do {piece}</translation>
    </message>
    <message>
        <source>Delete it: one board for all</source>
        <translation>Usuń: jedna plansza dla wszystkich</translation>
    </message>
    <message>
        <source>Delete {piece}</source>
        <translation>Usuń {piece}</translation>
    </message>
    <message>
        <source>Give it the selected hexes</source>
        <translation>Przydziel jej zaznaczone pola</translation>
    </message>
    <message>
        <source>Give to {piece}</source>
        <translation>Przydziel do: {piece}</translation>
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
    <name>Place</name>
    <message>
        <source>Preparing…</source>
        <translation>Przygotowanie…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Zatrzymywanie…</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>hand {column}</source>
        <translation>ręka {column}</translation>
    </message>
    <message>
        <source>pile {column}</source>
        <translation>stos {column}</translation>
    </message>
    <message>
        <source>row {column}</source>
        <translation>rząd {column}</translation>
    </message>
    <message>
        <source>their hand {column}</source>
        <translation>ręka przeciwnika {column}</translation>
    </message>
    <message>
        <source>their row {column}</source>
        <translation>rząd przeciwnika {column}</translation>
    </message>
    <message>
        <source>{columns} and {column}</source>
        <translation>{columns} i {column}</translation>
    </message>
</context>
<context>
    <name>PlacesField</name>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
    <message>
        <source>{card}, {line}, column {column}</source>
        <translation>{card}, {line}, kolumna {column}</translation>
    </message>
</context>
<context>
    <name>PlainStage</name>
    <message>
        <source>An earlier position is shown. Play goes on from the last one.</source>
        <translation>Widać wcześniejszą pozycję. Gra toczy się dalej od ostatniej.</translation>
    </message>
    <message>
        <source>Best moves by {agent}</source>
        <translation>Najlepsze ruchy według {agent}</translation>
    </message>
    <message>
        <source>Click a move, or choose by the arrows and Enter</source>
        <translation>Kliknij ruch albo wybierz strzałkami i Enterem</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>Teraz gra {seat}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Szukam dobrych ruchów…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>{name}, choose a move</source>
        <translation>{name}, wybierz ruch</translation>
    </message>
    <message>
        <source>{seat} is thinking…</source>
        <translation>{seat} myśli…</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>A screen goes up whenever the device passes to another person.</source>
        <translation>Gdy urządzenie przejmuje inna osoba, pojawia się zasłona.</translation>
    </message>
    <message>
        <source>All hands lie open, for trying things out.</source>
        <translation>Wszystkie ręce są odkryte, do prób.</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>Designer sees all</source>
        <translation>Autor widzi wszystko</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <translation>Ukryte informacje</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Hot seat</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Sposób gry</translation>
    </message>
    <message>
        <source>Nothing is hidden in this game.</source>
        <translation>W tej grze nic nie jest zakryte.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>There is nobody at this screen to hide from; the toolbar shows all hands later.</source>
        <translation>Przy tym ekranie nie ma przed kim ukrywać; wszystkie ręce pokaże później pasek narzędzi.</translation>
    </message>
    <message>
        <source>Where chance begins: the same seed gives the same start.</source>
        <translation>Początek losowości: to samo ziarno daje ten sam początek.</translation>
    </message>
</context>
<context>
    <name>PlayedCard</name>
    <message>
        <source>Lost in all</source>
        <translation>Strata razem</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>Board for</source>
        <translation>Plansza dla</translation>
    </message>
    <message>
        <source>Show board for</source>
        <translation>Plansza dla</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} graczy</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsCard</name>
    <message>
        <source>Points by card</source>
        <translation>Punkty według kart</translation>
    </message>
    <message>
        <source>± {points} points at most</source>
        <translation>najwyżej ± {points} punktu</translation>
    </message>
</context>
<context>
    <name>PositionBoard</name>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Figures stand in settlements.</source>
        <translation>Figury stoją w osadach.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>W ręku</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Kafelek</translation>
    </message>
    <message>
        <source>Tokens lie beside settlements, on land or sea.</source>
        <translation>Kafelki leżą obok osad, na lądzie lub morzu.</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>Go back to it</source>
        <translation>Wróć do niej</translation>
    </message>
    <message>
        <source>Positions can be laid out from the first turn on.</source>
        <translation>Pozycje można ustawiać od pierwszej tury.</translation>
    </message>
    <message>
        <source>The position was left and is not on the shelf.</source>
        <translation>Pozycja została opuszczona i nie ma jej na półce.</translation>
    </message>
    <message>
        <source>{title} is on the shelf.</source>
        <translation>{title} jest na półce.</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>The position</source>
        <translation>Pozycja</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>A game can go on from here</source>
        <translation>Stąd można grać dalej</translation>
    </message>
    <message>
        <source>As a puzzle</source>
        <translation>Jako zagadka</translation>
    </message>
    <message>
        <source>Can it be played?</source>
        <translation>Czy da się w to grać?</translation>
    </message>
    <message>
        <source>Ctrl+Z takes a step back · F6 goes to the next part</source>
        <translation>Ctrl+Z cofa krok · F6 przechodzi do następnej części</translation>
    </message>
    <message>
        <source>Goal and deeds</source>
        <translation>Cel i działania</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>Zachowaj na półce</translation>
    </message>
    <message>
        <source>Keep the position or puzzle as it is, to be played later</source>
        <translation>Zachowaj pozycję lub zagadkę, by zagrać później</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Zagadka</translation>
    </message>
    <message>
        <source>The picture shows the last position that was possible.</source>
        <translation>Obraz pokazuje ostatnią możliwą pozycję.</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>What a search thinks</source>
        <translation>Co sądzi przeszukiwanie</translation>
    </message>
    <message>
        <source>What to do with it</source>
        <translation>Co z nią zrobić</translation>
    </message>
</context>
<context>
    <name>PositionPart</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>The moves that lead there</source>
        <translation>Ruchy, które tam prowadzą</translation>
    </message>
</context>
<context>
    <name>PositionTile</name>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>lay everything out as you like, then play, analyse or keep it as a puzzle</source>
        <translation>ułóż wszystko według uznania, potem graj, analizuj albo zachowaj jako zagadkę</translation>
    </message>
</context>
<context>
    <name>PowerChips</name>
    <message>
        <source>Add an effect: {name}</source>
        <translation>Dodaj efekt: {name}</translation>
    </message>
    <message>
        <source>Type an amount; empty it to take the effect away. Up and Down change it by one.</source>
        <translation>Wpisz liczbę; usuń ją, by zabrać efekt. Strzałki w górę i w dół zmieniają ją o jeden.</translation>
    </message>
</context>
<context>
    <name>PrintKitDialog</name>
    <message numerus="yes">
        <source>%n sheet(s) {paper}, {sides}. Print at 100 %, then check the 50 mm ruler.</source>
        <translation>
            <numerusform>%n arkusz {paper}, {sides}. Drukuj w skali 100 %, potem sprawdź linijkę 50 mm.</numerusform>
            <numerusform>%n arkusze {paper}, {sides}. Drukuj w skali 100 %, potem sprawdź linijkę 50 mm.</numerusform>
            <numerusform>%n arkuszy {paper}, {sides}. Drukuj w skali 100 %, potem sprawdź linijkę 50 mm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print and play</source>
        <translation>Drukuj i graj</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Zapisz PDF</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Zapisz PDF…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n sheet(s) to {file}. Print at 100 %, then check the 50 mm ruler.</source>
        <translation>
            <numerusform>Zapisano %n arkusz w {file}. Drukuj w skali 100 %, potem sprawdź linijkę 50 mm.</numerusform>
            <numerusform>Zapisano %n arkusze w {file}. Drukuj w skali 100 %, potem sprawdź linijkę 50 mm.</numerusform>
            <numerusform>Zapisano %n arkuszy w {file}. Drukuj w skali 100 %, potem sprawdź linijkę 50 mm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <translation>Zapisywanie {file} …</translation>
    </message>
    <message>
        <source>one-sided</source>
        <translation>jednostronnie</translation>
    </message>
    <message>
        <source>two-sided</source>
        <translation>dwustronnie</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message numerus="yes">
        <source>%n more like this</source>
        <translation>
            <numerusform>jeszcze %n podobny</numerusform>
            <numerusform>jeszcze %n podobne</numerusform>
            <numerusform>jeszcze %n podobnych</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignoruj</translation>
    </message>
    <message>
        <source>Ignore: {problem}</source>
        <translation>Ignoruj: {problem}</translation>
    </message>
    <message>
        <source>List it no more (Del); a map keeps that in its text</source>
        <translation>Nie pokazuj więcej (Del); mapa zapamięta to w swoim tekście</translation>
    </message>
    <message numerus="yes">
        <source>Mend all %n</source>
        <translation>
            <numerusform>Popraw %n</numerusform>
            <numerusform>Popraw wszystkie %n</numerusform>
            <numerusform>Popraw wszystkie %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Mend every problem of this kind, as one deed</source>
        <translation>Popraw wszystkie problemy tego rodzaju, jako jedną zmianę</translation>
    </message>
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
    <message numerus="yes">
        <source>%n more: F8 goes to each, and mending makes room</source>
        <translation>
            <numerusform>Jeszcze %n: F8 prowadzi do każdego, a naprawianie robi miejsce</numerusform>
            <numerusform>Jeszcze %n: F8 prowadzi do każdego, a naprawianie robi miejsce</numerusform>
            <numerusform>Jeszcze %n: F8 prowadzi do każdego, a naprawianie robi miejsce</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
</context>
<context>
    <name>ProposalCard</name>
    <message>
        <source>An experiment that plays the same games with and without this change</source>
        <translation>Eksperyment, który rozgrywa te same partie z tą zmianą i bez niej</translation>
    </message>
    <message>
        <source>Before and on unseen seeds</source>
        <translation>Przedtem i na nowych ziarnach</translation>
    </message>
    <message>
        <source>Duel in LAB</source>
        <translation>Pojedynek w LAB</translation>
    </message>
    <message>
        <source>Games won by the team, in %, on {games} games that had no part in choosing this.</source>
        <translation>Partie wygrane przez zespół w %, z partii w liczbie {games}, które nie miały udziału w tym wyborze.</translation>
    </message>
    <message>
        <source>Open as child variant</source>
        <translation>Otwórz jako wariant pochodny</translation>
    </message>
    <message>
        <source>Open as map copy</source>
        <translation>Otwórz jako kopię mapy</translation>
    </message>
    <message>
        <source>Points between the luckiest and the unluckiest seat: found {found}, measured again {after} on {games} games that had no part in choosing it.</source>
        <translation>Punkty między najszczęśliwszym i najmniej szczęśliwym miejscem: znaleziono {found}, zmierzono ponownie {after} w partiach w liczbie {games}, które nie miały udziału w tym wyborze.</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>potwierdzone</translation>
    </message>
    <message>
        <source>makes it worse</source>
        <translation>pogarsza</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>niepotwierdzone</translation>
    </message>
    <message>
        <source>{key}: {after} instead of {before}</source>
        <translation>{key}: {after} zamiast {before}</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Take all moves back to the position that the puzzle begins with</source>
        <translation>Cofnij wszystkie ruchy do pozycji początkowej zagadki</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Szukaj w:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Typ plików:</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>A card is moved to him. On which side does he lay it?</source>
        <translation>Dostaje przeniesioną kartę. Po której stronie ją kładzie?</translation>
    </message>
    <message>
        <source>An earlier position is shown. Play goes on from the last one.</source>
        <translation>Widać wcześniejszą pozycję. Gra toczy się dalej od ostatniej.</translation>
    </message>
    <message>
        <source>Before his turn he may use open tokens, each once in a game.</source>
        <translation>Przed turą może użyć odkrytych żetonów, każdego raz w grze.</translation>
    </message>
    <message>
        <source>He has turned up the top raiders. In which order do they lie?</source>
        <translation>Odkrył wierzchnich najeźdźców. W jakiej kolejności mają leżeć?</translation>
    </message>
    <message>
        <source>He may fight once more.</source>
        <translation>Może walczyć jeszcze raz.</translation>
    </message>
    <message>
        <source>His action, exactly one.</source>
        <translation>Jego akcja, dokładnie jedna.</translation>
    </message>
    <message>
        <source>Kiai! His total is exactly {kiai}.</source>
        <translation>Kiai! Jego suma to dokładnie {kiai}.</translation>
    </message>
    <message>
        <source>Over to {name}: {samurai} decides in the turn of {active}.</source>
        <translation>Teraz {name}: {samurai} decyduje w turze, którą ma {active}.</translation>
    </message>
    <message>
        <source>Penalty of his last card: {penalty}. He may ignore it.</source>
        <translation>Kara ostatniej karty: {penalty}. Może ją pominąć.</translation>
    </message>
    <message>
        <source>Penalty: one of his defended cards is lost. Which one?</source>
        <translation>Kara: traci jedną z bronionych kart. Którą?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>Two penalties: which comes first?</source>
        <translation>Dwie kary: która najpierw?</translation>
    </message>
    <message>
        <source>Who is to get it? Esc takes the first step back.</source>
        <translation>Kto ma to dostać? Esc cofa pierwszy krok.</translation>
    </message>
    <message>
        <source>Whom does he heal? Choose a board.</source>
        <translation>Kogo leczy? Wybierz planszę.</translation>
    </message>
    <message>
        <source>Whom does he support? Choose a board.</source>
        <translation>Kogo wspiera? Wybierz planszę.</translation>
    </message>
    <message>
        <source>Whose last card does he strike? Choose a board.</source>
        <translation>Czyją ostatnią kartę uderza? Wybierz planszę.</translation>
    </message>
    <message>
        <source>Whose last card is to be moved? Choose a board.</source>
        <translation>Czyja ostatnia karta ma zostać przeniesiona? Wybierz planszę.</translation>
    </message>
    <message>
        <source>Whose support token is to be lent? Choose a board.</source>
        <translation>Czyj żeton wsparcia pożyczyć? Wybierz planszę.</translation>
    </message>
    <message>
        <source>fights and turns up: {raider} {value}.</source>
        <translation>walczy i odkrywa: {raider} {value}.</translation>
    </message>
    <message>
        <source>must play what he is given: {raider} {value}.</source>
        <translation>musi zagrać, co dostał: {raider} {value}.</translation>
    </message>
    <message>
        <source>{agent} is thinking…</source>
        <translation>{agent} myśli…</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>Decyduje {name}.</translation>
    </message>
    <message>
        <source>{samurai} decides in the turn of {active}.</source>
        <translation>{samurai} decyduje w turze, którą ma {active}.</translation>
    </message>
</context>
<context>
    <name>RaiderDelegate</name>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
</context>
<context>
    <name>RaiderFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>Wyczyść filtry</translation>
    </message>
    <message>
        <source>Flames</source>
        <translation>Płomienie</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>{filter}: {word}, {count} raiders</source>
        <translation>{filter}: {word}, najeźdźców: {count}</translation>
    </message>
    <message>
        <source>{shown} of {count} shown</source>
        <translation>widać {shown} z {count}</translation>
    </message>
</context>
<context>
    <name>RaiderModel</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Flames</source>
        <translation>Płomienie</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>In play, {players} players</source>
        <translation>W grze, {players} graczy</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Kary</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>flames</source>
        <translation>płomienie</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>tu nowy</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no flames</source>
        <translation>bez płomieni</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>bez kary</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>usunięte tutaj</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>było: {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
</context>
<context>
    <name>RaiderTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a raider…</source>
        <translation>Dodaj najeźdźcę…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
    <message>
        <source>Reset to inherited</source>
        <translation>Przywróć odziedziczone</translation>
    </message>
    <message>
        <source>Show in the text</source>
        <translation>Pokaż w tekście</translation>
    </message>
    <message>
        <source>Vary its value in the LAB</source>
        <translation>Zmieniaj jego wartość w LAB</translation>
    </message>
</context>
<context>
    <name>RaidersCard</name>
    <message>
        <source>% of cards turned up or let in</source>
        <translation>% kart odkrytych lub wpuszczonych</translation>
    </message>
    <message>
        <source>Where raiders end</source>
        <translation>Gdzie kończą najeźdźcy</translation>
    </message>
</context>
<context>
    <name>RaidersFacts</name>
    <message>
        <source>Raiders not seen</source>
        <translation>Niewidziani najeźdźcy</translation>
    </message>
    <message>
        <source>Round ends</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>That many lie face down, of those that it may be.</source>
        <translation>Tyle leży zakrytych spośród tych, które mogą to być.</translation>
    </message>
    <message>
        <source>Value {value}: {said}</source>
        <translation>Wartość {value}: {said}</translation>
    </message>
    <message>
        <source>When the stack of {count} is gone, or all have passed. If it ended now:</source>
        <translation>Gdy skończy się stos ({count}) albo wszyscy spasują. Gdyby skończyła się teraz:</translation>
    </message>
    <message>
        <source>families −{count}</source>
        <translation>rodziny −{count}</translation>
    </message>
    <message>
        <source>farms −{count}</source>
        <translation>gospodarstwa −{count}</translation>
    </message>
    <message>
        <source>flames</source>
        <translation>płomienie</translation>
    </message>
    <message>
        <source>intruders: {count}</source>
        <translation>intruzi: {count}</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>bez strat</translation>
    </message>
    <message>
        <source>without doll: {count}</source>
        <translation>bez lalki: {count}</translation>
    </message>
    <message>
        <source>without farm: {count}</source>
        <translation>bez gospodarstwa: {count}</translation>
    </message>
    <message>
        <source>without hat: {count}</source>
        <translation>bez kapelusza: {count}</translation>
    </message>
    <message>
        <source>wounds {count}</source>
        <translation>rany {count}</translation>
    </message>
    <message>
        <source>{count} burn</source>
        <translation>pali {count}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} z {all}</translation>
    </message>
    <message>
        <source>{least} to {most} burn</source>
        <translation>pali od {least} do {most}</translation>
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
    <name>Reasons</name>
    <message>
        <source>A decree exchanges cards of the two territories.</source>
        <translation>Dekret wymienia karty obu terytoriów.</translation>
    </message>
    <message>
        <source>All spaces for this are taken at court.</source>
        <translation>Wszystkie pola tej akcji na dworze są zajęte.</translation>
    </message>
    <message>
        <source>By this variant emissaries act only after developing.</source>
        <translation>W tym wariancie emisariusze działają tylko po rozwoju.</translation>
    </message>
    <message>
        <source>By this variant emissaries act only before developing.</source>
        <translation>W tym wariancie emisariusze działają tylko przed rozwojem.</translation>
    </message>
    <message>
        <source>By this variant emissaries do not act.</source>
        <translation>W tym wariancie emisariusze nie działają.</translation>
    </message>
    <message>
        <source>By this variant nothing is swapped here.</source>
        <translation>W tym wariancie tutaj nic się nie zamienia.</translation>
    </message>
    <message>
        <source>By this variant the decree does not touch this line.</source>
        <translation>W tym wariancie dekret nie dotyczy tej linii.</translation>
    </message>
    <message>
        <source>By this variant the end is not declared.</source>
        <translation>W tym wariancie końca się nie ogłasza.</translation>
    </message>
    <message>
        <source>First choose which of your dealt cards you give away.</source>
        <translation>Najpierw wybierz, którą z rozdanych kart oddajesz.</translation>
    </message>
    <message>
        <source>None of your emissaries is free.</source>
        <translation>Żaden z twoich emisariuszy nie jest wolny.</translation>
    </message>
    <message>
        <source>None of your emissaries stands on a swap or discard space.</source>
        <translation>Żaden z twoich emisariuszy nie stoi na polu zamiany ani odrzucenia.</translation>
    </message>
    <message>
        <source>Nothing can be developed: no pile has a card.</source>
        <translation>Nie ma czego rozwinąć: żaden stos nie ma karty.</translation>
    </message>
    <message>
        <source>Only open cards of the river are discarded.</source>
        <translation>Odrzuca się tylko odkryte karty rzeki.</translation>
    </message>
    <message>
        <source>Only your own cards or two of the river are swapped.</source>
        <translation>Zamienia się tylko własne karty albo dwie karty rzeki.</translation>
    </message>
    <message>
        <source>Pile {column} is empty.</source>
        <translation>Stos {column} jest pusty.</translation>
    </message>
    <message>
        <source>Pile {column} is empty: nothing is developed in this column.</source>
        <translation>Stos {column} jest pusty: w tej kolumnie niczego się nie rozwija.</translation>
    </message>
    <message>
        <source>Swap within the river, within one line, or row and hand of one column.</source>
        <translation>Zamieniaj w rzece, w jednej linii albo rząd z ręką w jednej kolumnie.</translation>
    </message>
    <message>
        <source>The card of pile {column} goes to row {column} or hand {column}.</source>
        <translation>Karta ze stosu {column} idzie do rzędu {column} albo do ręki {column}.</translation>
    </message>
    <message>
        <source>The decree has been issued.</source>
        <translation>Dekret został już wydany.</translation>
    </message>
    <message>
        <source>The end has come already: these are the last turns.</source>
        <translation>Koniec już nadszedł: to ostatnie tury.</translation>
    </message>
    <message>
        <source>The end may be declared once a pile is empty.</source>
        <translation>Koniec można ogłosić, gdy jakiś stos jest pusty.</translation>
    </message>
    <message>
        <source>The end may be declared once {count} piles are empty.</source>
        <translation>Koniec można ogłosić, gdy puste stosy: {count}.</translation>
    </message>
    <message>
        <source>The other territory is changed only by a decree.</source>
        <translation>Cudze terytorium zmienia tylko dekret.</translation>
    </message>
    <message>
        <source>There are too few cards in the river.</source>
        <translation>W rzece jest za mało kart.</translation>
    </message>
    <message>
        <source>This variant has no decree.</source>
        <translation>Ten wariant nie ma dekretu.</translation>
    </message>
    <message>
        <source>This would be a turn of its own, and yours has begun.</source>
        <translation>To byłaby osobna tura, a twoja już trwa.</translation>
    </message>
    <message>
        <source>You have developed: send an emissary, or end the turn.</source>
        <translation>Rozwój gotowy: wyślij emisariusza albo zakończ turę.</translation>
    </message>
    <message>
        <source>Your emissary has acted: now develop.</source>
        <translation>Twój emisariusz już zadziałał: teraz rozwiń.</translation>
    </message>
</context>
<context>
    <name>RecentSetups</name>
    <message>
        <source>Set up lately</source>
        <translation>Ostatnio wybrane</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant}, {map}</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>Branch here</source>
        <translation>Odgałęź tu</translation>
    </message>
    <message>
        <source>First turn your hand face up: what was better would tell what is in it.</source>
        <translation>Najpierw odkryj swoją rękę: to, co było lepsze, zdradziłoby, co w niej jest.</translation>
    </message>
    <message>
        <source>Go to any turn, then choose Branch here.</source>
        <translation>Przejdź do dowolnej tury, potem wybierz Odgałęź tu.</translation>
    </message>
    <message>
        <source>Only your own moves are judged, each by what you could know then; the others would tell what they hold and wait for the end.</source>
        <translation>Oceniane są tylko własne ruchy, każdy według tego, co można było wtedy wiedzieć; cudze zdradziłyby, co kto trzyma, i czekają do końca partii.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Game records (*.json);;All files (*)</source>
        <translation>Zapisy partii (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Nie udało się zapisać {file}: {reason}.</translation>
    </message>
</context>
<context>
    <name>RemovedRow</name>
    <message>
        <source>end</source>
        <translation>kres</translation>
    </message>
</context>
<context>
    <name>RepeatLink</name>
    <message>
        <source>Repeat this</source>
        <translation>Powtórz to</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>skopiowano</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Branch…</source>
        <translation>Odgałęź…</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Opinia</translation>
    </message>
    <message>
        <source>New game, same set-up</source>
        <translation>Nowa taka sama partia</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Zapisz partię…</translation>
    </message>
</context>
<context>
    <name>ResultPart</name>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>{turns} turns, {plays} moves</source>
        <translation>tury: {turns}, ruchy: {plays}</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Compared game by game once the run has ended.</source>
        <translation>Porównanie gra po grze nastąpi po zakończeniu przebiegu.</translation>
    </message>
    <message>
        <source>Comparing the games of both…</source>
        <translation>Porównywanie gier obu…</translation>
    </message>
    <message>
        <source>The games of both cannot be compared: a test keeps none.</source>
        <translation>Gier obu nie da się porównać: próba żadnych nie zachowuje.</translation>
    </message>
</context>
<context>
    <name>ResultsHead</name>
    <message numerus="yes">
        <source>%n edition(s)</source>
        <translation>
            <numerusform>%n wydanie</numerusform>
            <numerusform>%n wydania</numerusform>
            <numerusform>%n wydań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n map(s)</source>
        <translation>
            <numerusform>%n mapa</numerusform>
            <numerusform>%n mapy</numerusform>
            <numerusform>%n map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Punkt odniesienia</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Porównane</translation>
    </message>
    <message>
        <source>Differences are from this cell; of varied values, the variant&apos;s own to begin with.</source>
        <translation>Różnice liczą się od tej komórki; przy zmienianych wartościach na początku od własnej wartości wariantu.</translation>
    </message>
    <message>
        <source>Map, players and line-up</source>
        <translation>Mapa, gracze i skład</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Pokazane</translation>
    </message>
    <message>
        <source>Variant that is compared with the baseline</source>
        <translation>Wariant porównywany z bazowym</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>ziarno {seed}</translation>
    </message>
    <message>
        <source>{counts} players</source>
        <translation>graczy: {counts}</translation>
    </message>
    <message>
        <source>{count} variants</source>
        <translation>warianty: {count}</translation>
    </message>
    <message>
        <source>{one} beside {other}</source>
        <translation>{one} obok {other}</translation>
    </message>
    <message>
        <source>{variants} on {map}, {players}, {lineup}, seed {seed}</source>
        <translation>{variants}, {map}, {players}, {lineup}, ziarno {seed}</translation>
    </message>
    <message>
        <source>{variants}, {players}, {lineup}, seed {seed}</source>
        <translation>{variants}, {players}, {lineup}, ziarno {seed}</translation>
    </message>
</context>
<context>
    <name>ResultsNote</name>
    <message>
        <source>Stopped: {games} of {all} games were played.</source>
        <translation>Zatrzymano: rozegrano {games} z {all} partii.</translation>
    </message>
    <message>
        <source>These results are of another experiment: {title}.</source>
        <translation>Te wyniki należą do innego eksperymentu: {title}.</translation>
    </message>
    <message>
        <source>These results are of another state of this experiment.</source>
        <translation>Te wyniki należą do innego stanu tego eksperymentu.</translation>
    </message>
    <message>
        <source>These results are of {games} games a cell; the experiment now asks for {wanted}.</source>
        <translation>Te wyniki pochodzą z {games} partii na komórkę; eksperyment żąda teraz {wanted}.</translation>
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
    <name>RowField</name>
    <message>
        <source>Add to {name}</source>
        <translation>Dodaj: {name}</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Zmień na</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Usuń</translation>
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
        <translation>Zasady w skrócie</translation>
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
        <source>{title} (copy {number})</source>
        <translation>{title} (kopia {number})</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (kopia)</translation>
    </message>
</context>
<context>
    <name>RunBanner</name>
    <message>
        <source>A warning where the interval of some cell excludes a fair share of the games.</source>
        <translation>Ostrzeżenie, gdy przedział którejś komórki wyklucza sprawiedliwy udział w wygranych.</translation>
    </message>
</context>
<context>
    <name>RunControl</name>
    <message>
        <source>{title}, test</source>
        <translation>{title}, test</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Usuń przebieg</translation>
    </message>
    <message>
        <source>Delete runs</source>
        <translation>Usuń przebiegi</translation>
    </message>
    <message>
        <source>Delete these runs for good?</source>
        <translation>Usunąć te przebiegi na zawsze?</translation>
    </message>
    <message>
        <source>Delete this run for good?</source>
        <translation>Usunąć ten przebieg na zawsze?</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Eksport CSV</translation>
    </message>
    <message>
        <source>Numbers with intervals (*.csv)</source>
        <translation>Liczby z przedziałami (*.csv)</translation>
    </message>
    <message>
        <source>One row for each game (*.csv)</source>
        <translation>Wiersz na każdą grę (*.csv)</translation>
    </message>
    <message>
        <source>One row for each kind of token (*.csv)</source>
        <translation>Wiersz na każdy rodzaj kafelka (*.csv)</translation>
    </message>
    <message>
        <source>One row for each place of a territory (*.csv)</source>
        <translation>Wiersz dla każdego miejsca terytorium (*.csv)</translation>
    </message>
    <message>
        <source>One row for each space (*.csv)</source>
        <translation>Wiersz na każde pole (*.csv)</translation>
    </message>
    <message>
        <source>One row for each type of card (*.csv)</source>
        <translation>Wiersz dla każdego rodzaju karty (*.csv)</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Moce</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>Table {name} (*.csv)</source>
        <translation>Tabela {name} (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Strony WWW (*.html)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunFooter</name>
    <message>
        <source>By games of these cells, tried a moment ago on this machine as busy as it is.</source>
        <translation>Według partii tych komórek, wypróbowanych przed chwilą na tym komputerze przy jego obecnym obciążeniu.</translation>
    </message>
    <message>
        <source>Code of your own is not run before you play: a test or a run tells its pace.</source>
        <translation>Własny kod nie jest uruchamiany, zanim zagrasz: tempo poda test lub przebieg.</translation>
    </message>
    <message>
        <source>Once for these agents in this game; how long the games take is measured after it.</source>
        <translation>Raz dla tych agentów w tej grze; czas partii jest mierzony potem.</translation>
    </message>
    <message>
        <source>Play 100 games a cell and keep nothing</source>
        <translation>Rozegraj 100 gier na komórkę, bez zapisu</translation>
    </message>
    <message>
        <source>Queue run</source>
        <translation>Do kolejki</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show the problem in the text</source>
        <translation>Pokaż problem w tekście</translation>
    </message>
    <message>
        <source>Test 100</source>
        <translation>Test 100</translation>
    </message>
    <message>
        <source>compiling first, {time}</source>
        <translation>najpierw kompilacja, {time}</translation>
    </message>
    <message>
        <source>line-ups</source>
        <translation>składy</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>mapy</translation>
    </message>
    <message>
        <source>measuring …</source>
        <translation>mierzę …</translation>
    </message>
    <message>
        <source>pace not known yet</source>
        <translation>tempo nieznane</translation>
    </message>
    <message>
        <source>player counts</source>
        <translation>liczby graczy</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>warianty</translation>
    </message>
    <message>
        <source>varied values</source>
        <translation>zmieniane wartości</translation>
    </message>
    <message>
        <source>{cells} cells: {product}</source>
        <translation>{cells} komórek: {product}</translation>
    </message>
    <message>
        <source>{count} cells × {games}</source>
        <translation>komórki: {count} × {games}</translation>
    </message>
    <message>
        <source>{count} combinations are not played: their parts do not go together.</source>
        <translation>Nierozgrywanych połączeń: {count}; ich części do siebie nie pasują.</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>gry: {count}</translation>
    </message>
    <message>
        <source>{count} map</source>
        <translation>{count} mapa</translation>
    </message>
    <message>
        <source>{count} maps</source>
        <translation>mapy: {count}</translation>
    </message>
    <message>
        <source>{count} values</source>
        <translation>wartości: {count}</translation>
    </message>
    <message>
        <source>{count} variant</source>
        <translation>{count} wariant</translation>
    </message>
    <message>
        <source>{count} variants</source>
        <translation>warianty: {count}</translation>
    </message>
</context>
<context>
    <name>RunStrip</name>
    <message>
        <source>End the run; what is finished is kept and it can be resumed</source>
        <translation>Kończy przebieg; gotowe gry zostają i można go wznowić</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Rozegrane gry</translation>
    </message>
    <message>
        <source>Hold the run; it goes on from here</source>
        <translation>Wstrzymuje przebieg; ruszy od tego miejsca</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pause or resume the run</source>
        <translation>Wstrzymaj lub wznów przebieg</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>Przebieg w toku</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Zatrzymaj przebieg</translation>
    </message>
    <message>
        <source>compiling, once, up to a minute</source>
        <translation>kompilacja, raz, do minuty</translation>
    </message>
    <message>
        <source>done at {time}</source>
        <translation>koniec o {time}</translation>
    </message>
    <message>
        <source>finishing the last games</source>
        <translation>kończy ostatnie gry</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pauza</translation>
    </message>
    <message>
        <source>running</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startuje</translation>
    </message>
    <message>
        <source>test, not kept</source>
        <translation>test, bez zapisu</translation>
    </message>
    <message>
        <source>writing the tables</source>
        <translation>zapisywanie tabel</translation>
    </message>
    <message>
        <source>{cells} cells of {games} games</source>
        <translation>komórki: {cells}, gry: po {games}</translation>
    </message>
    <message>
        <source>{count} games/s</source>
        <translation>{count} gier/s</translation>
    </message>
    <message>
        <source>{count} more queued</source>
        <translation>w kolejce jeszcze {count}</translation>
    </message>
    <message>
        <source>{done} of {total} games</source>
        <translation>gry: {done} z {total}</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
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
    <name>SamuraiCard</name>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>wounds and what dealt them</source>
        <translation>rany i ich przyczyny</translation>
    </message>
</context>
<context>
    <name>SamuraiLogWords</name>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>{seat} captures {figure} at {space}</source>
        <translation>{seat} zdobywa: {figure}, {space}</translation>
    </message>
    <message>
        <source>{seat} places {figure} in {space}.</source>
        <translation>{seat} stawia: {figure}, {space}.</translation>
    </message>
    <message>
        <source>{space}: {figure} tied, removed</source>
        <translation>{space}: remis, odpada {figure}</translation>
    </message>
</context>
<context>
    <name>SamuraiPosition</name>
    <message>
        <source>Captured {figure}</source>
        <translation>Zdobyte: {figure}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figury</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>Removed by ties</source>
        <translation>Usunięte w remisach</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>next</source>
        <translation>następny</translation>
    </message>
</context>
<context>
    <name>SamuraiResult</name>
    <message>
        <source>Changes of the lead</source>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>It ended since</source>
        <translation>Koniec, bo</translation>
    </message>
    <message>
        <source>Lead for good</source>
        <translation>Rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Removed by ties</source>
        <translation>Usunięte w remisach</translation>
    </message>
    <message>
        <source>a type of figure was gone</source>
        <translation>zabrakło rodzaju figur</translation>
    </message>
    <message>
        <source>all figures were gone</source>
        <translation>zabrakło figur</translation>
    </message>
    <message>
        <source>nobody could play</source>
        <translation>nikt nie mógł grać</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>open to the end</source>
        <translation>otwarte do końca</translation>
    </message>
    <message>
        <source>the tie limit was reached</source>
        <translation>osiągnięto limit remisów</translation>
    </message>
    <message>
        <source>turn {turn} of {all} ({share} %)</source>
        <translation>tura {turn} z {all} ({share} %)</translation>
    </message>
    <message>
        <source>{turns} turns, {plays} tokens</source>
        <translation>tury: {turns}, kafelki: {plays}</translation>
    </message>
</context>
<context>
    <name>SamuraiRow</name>
    <message>
        <source>back of a farm</source>
        <translation>tył gospodarstwa</translation>
    </message>
    <message>
        <source>line {total} of {kiai}</source>
        <translation>linia {total} z {kiai}</translation>
    </message>
    <message>
        <source>never wounded</source>
        <translation>ani razu nie ranny</translation>
    </message>
    <message>
        <source>no hat</source>
        <translation>brak kapelusza</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>turn {turn} healed</source>
        <translation>tura {turn}: uleczony</translation>
    </message>
    <message>
        <source>turn {turn} {cause}</source>
        <translation>tura {turn}: {cause}</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>rana</translation>
    </message>
    <message>
        <source>{count} Kiai</source>
        <translation>Kiai: {count}</translation>
    </message>
</context>
<context>
    <name>SamuraiScreen</name>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Tu {name}, pokaż rękę</translation>
    </message>
    <message>
        <source>No capture</source>
        <translation>Bez zdobyczy</translation>
    </message>
    <message>
        <source>Tied at {space}, removed: {figures}</source>
        <translation>Remis, {space}, odpada: {figures}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>{name} chooses a first hand. Everyone else, please look away.</source>
        <translation>{name} wybiera pierwszą rękę. Pozostałych prosimy odwrócić wzrok.</translation>
    </message>
    <message>
        <source>{name} places a figure. Everyone else, please look away.</source>
        <translation>{name} stawia figurę. Pozostałych prosimy odwrócić wzrok.</translation>
    </message>
    <message>
        <source>{seat} captured at {space}: {figures}</source>
        <translation>{seat} zdobywa, {space}: {figures}</translation>
    </message>
    <message>
        <source>{token} on {space}</source>
        <translation>{token}, {space}</translation>
    </message>
</context>
<context>
    <name>SamuraiSeatFacts</name>
    <message>
        <source>Captured</source>
        <translation>Zdobyte</translation>
    </message>
    <message>
        <source>Still to draw</source>
        <translation>Do dobrania</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>na ręce: {count}</translation>
    </message>
</context>
<context>
    <name>SamuraiStage</name>
    <message>
        <source>Choose a figure, then a settlement</source>
        <translation>Wybierz figurę, potem osadę</translation>
    </message>
    <message>
        <source>Choose the tokens that you begin with</source>
        <translation>Wybierz kafelki, z którymi zaczynasz</translation>
    </message>
    <message>
        <source>Click a token, then a hex</source>
        <translation>Kliknij kafelek, potem pole</translation>
    </message>
    <message>
        <source>Enter ends the turn</source>
        <translation>Enter kończy turę</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Wpływ</translation>
    </message>
    <message>
        <source>Looking for good plays…</source>
        <translation>Szukam dobrych zagrań…</translation>
    </message>
</context>
<context>
    <name>ScanRow</name>
    <message>
        <source>Calibrate</source>
        <translation>Skalibruj</translation>
    </message>
    <message>
        <source>Click two points of the scan and where each belongs</source>
        <translation>Kliknij dwa punkty skanu i miejsca, do których należą</translation>
    </message>
    <message>
        <source>Opacity of the scan</source>
        <translation>Krycie skanu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Skan</translation>
    </message>
    <message>
        <source>Take the scan away</source>
        <translation>Usuń skan</translation>
    </message>
</context>
<context>
    <name>ScoreField</name>
    <message>
        <source>Type the points. Up and Down change them by one; Ctrl+Delete takes them out.</source>
        <translation>Wpisz punkty. Strzałki w górę i w dół zmieniają je o jeden; Ctrl+Delete usuwa je.</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>Copies a character</source>
        <translation>Kopiuje postać</translation>
    </message>
    <message>
        <source>Copies a province</source>
        <translation>Kopiuje prowincję</translation>
    </message>
    <message>
        <source>adds no type</source>
        <translation>nie dodaje rodzaju</translation>
    </message>
    <message>
        <source>copies a character</source>
        <translation>kopiuje postać</translation>
    </message>
    <message>
        <source>copies a province</source>
        <translation>kopiuje prowincję</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>usunięte tutaj</translation>
    </message>
    <message>
        <source>worth nothing</source>
        <translation>nic nie warte</translation>
    </message>
</context>
<context>
    <name>ScreenPart</name>
    <message>
        <source>I am {name}, show the table</source>
        <translation>Jestem {name}, pokaż stół</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>{name} decides in the set-up. Everyone else, please look away.</source>
        <translation>{name} decyduje w przygotowaniu. Pozostali proszę nie patrzeć.</translation>
    </message>
    <message>
        <source>{name} plays turn {turn}. Everyone else, please look away.</source>
        <translation>{name} gra turę {turn}. Pozostałych prosimy odwrócić wzrok.</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Before turn 1</source>
        <translation>Przed turą 1</translation>
    </message>
    <message>
        <source>First turn (Home)</source>
        <translation>Pierwsza tura (Home)</translation>
    </message>
    <message>
        <source>Halt the replay</source>
        <translation>Zatrzymaj powtórkę</translation>
    </message>
    <message>
        <source>Last turn (End)</source>
        <translation>Ostatnia tura (End)</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Następna tura</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Poprzednia tura</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tura {number}</translation>
    </message>
    <message>
        <source>{turn} of {all}</source>
        <translation>{turn} z {all}</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Add a constraint</source>
        <translation>Dodaj warunek</translation>
    </message>
    <message>
        <source>Add an objective</source>
        <translation>Dodaj cel</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budżet</translation>
    </message>
    <message>
        <source>Change a measure</source>
        <translation>Zmień miarę</translation>
    </message>
    <message>
        <source>Change free hexes</source>
        <translation>Zmień wolne pola</translation>
    </message>
    <message>
        <source>Change racing</source>
        <translation>Zmień wczesne przerywanie</translation>
    </message>
    <message>
        <source>Change the values of {value}</source>
        <translation>Zmień wartości: {value}</translation>
    </message>
    <message>
        <source>Change {value}</source>
        <translation>Zmień: {value}</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Warunki</translation>
    </message>
    <message>
        <source>Free hexes</source>
        <translation>Wolne pola</translation>
    </message>
    <message>
        <source>Free values</source>
        <translation>Wolne wartości</translation>
    </message>
    <message>
        <source>Games of each</source>
        <translation>Gry na próbę</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Pół obrotu</translation>
    </message>
    <message>
        <source>Leave all hexes alone</source>
        <translation>Zostaw wszystkie pola w spokoju</translation>
    </message>
    <message>
        <source>Leave {value} alone</source>
        <translation>Zostaw w spokoju: {value}</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Lewa i prawa</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>May trade</source>
        <translation>Mogą się zamienić</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączona</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>Zmień nazwę szukania</translation>
    </message>
    <message>
        <source>Search setup</source>
        <translation>Plan szukania</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Set {value} free</source>
        <translation>Uwolnij: {value}</translation>
    </message>
    <message>
        <source>Sixths of a turn</source>
        <translation>Szóste części obrotu</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Zacznij od</translation>
    </message>
    <message>
        <source>Stop poor candidates early</source>
        <translation>Słabych kandydatów przerywaj wcześnie</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>Take a measure out</source>
        <translation>Usuń miarę</translation>
    </message>
    <message>
        <source>Thirds of a turn</source>
        <translation>Trzecie części obrotu</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Próby</translation>
    </message>
    <message>
        <source>Unseen games</source>
        <translation>Nowe gry</translation>
    </message>
    <message>
        <source>Values of the search</source>
        <translation>Wartości szukania</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>{title}: add one</source>
        <translation>{title}: dodaj</translation>
    </message>
</context>
<context>
    <name>SearchHead</name>
    <message>
        <source>Finish here</source>
        <translation>Zakończ tutaj</translation>
    </message>
    <message>
        <source>State of the search</source>
        <translation>Stan szukania</translation>
    </message>
    <message>
        <source>Try nothing more: measure the best of what was tried again, on unseen games</source>
        <translation>Nie próbuj niczego więcej: zmierz ponownie najlepsze z wypróbowanych, w niewidzianych grach</translation>
    </message>
    <message>
        <source>{count} games/s</source>
        <translation>{count} gier/s</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Across</source>
        <translation>W poprzek</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>Choose by the confirmed column.</source>
        <translation>Wybieraj według kolumny potwierdzonej.</translation>
    </message>
    <message>
        <source>Measure the chosen again</source>
        <translation>Zmierz wybrane ponownie</translation>
    </message>
    <message>
        <source>No candidate keeps the constraints; trial 0 is the start.</source>
        <translation>Żaden kandydat nie spełnia warunków; próba 0 to punkt wyjścia.</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Front Pareto</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Why numbers shrink:</source>
        <translation>Dlaczego liczby maleją:</translation>
    </message>
    <message>
        <source>the best of {count} trials is partly the luckiest.</source>
        <translation>najlepsza z {count} prób jest po części najszczęśliwsza.</translation>
    </message>
    <message>
        <source>{count} on the front, found on the games of the search, confirmed on unseen ones</source>
        <translation>na froncie: {count}, znalezione w grach szukania, potwierdzone w niewidzianych</translation>
    </message>
    <message>
        <source>{full} full trials of {all}</source>
        <translation>pełne próby: {full} z {all}</translation>
    </message>
</context>
<context>
    <name>SearchPlace</name>
    <message>
        <source>A search tries many variants of a variant, and of its map, for what you aim at, and measures the best again on games that it never saw.</source>
        <translation>Szukanie wypróbowuje wiele odmian wariantu i jego mapy pod kątem celu, a najlepsze mierzy ponownie w grach, których nie widziało.</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandydat</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>Nowe szukanie</translation>
    </message>
    <message>
        <source>Nothing was tried yet. The first trial is the start as it is now; then others are sought.</source>
        <translation>Niczego jeszcze nie wypróbowano. Pierwsza próba to punkt wyjścia bez zmian; potem szuka się innych.</translation>
    </message>
    <message>
        <source>Search for balance</source>
        <translation>Szukanie równowagi</translation>
    </message>
    <message>
        <source>Search from here</source>
        <translation>Szukaj stąd</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Trial {number}</source>
        <translation>Próba {number}</translation>
    </message>
    <message>
        <source>edited, not saved</source>
        <translation>niezapisany</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisane</translation>
    </message>
</context>
<context>
    <name>SearchRuns</name>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Run search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukanie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowy</translation>
    </message>
    <message>
        <source>finished here, resumable</source>
        <translation>zakończone tutaj, można wznowić</translation>
    </message>
    <message>
        <source>measuring the best again</source>
        <translation>ponowny pomiar najlepszych</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>jeszcze nie uruchomione</translation>
    </message>
    <message>
        <source>of another state of this search</source>
        <translation>z innego stanu tego szukania</translation>
    </message>
    <message>
        <source>running</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>stopped, resumable</source>
        <translation>zatrzymane, można wznowić</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>zatrzymywanie…</translation>
    </message>
    <message>
        <source>{done} of {all} trials, {stopped} stopped early, {games} games saved</source>
        <translation>{done} z {all} prób, przerwane wcześniej: {stopped}, zaoszczędzone gry: {games}</translation>
    </message>
    <message>
        <source>{trials} trials of {games} games at most</source>
        <translation>próby: {trials}, najwyżej po {games} gier</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message>
        <source>person</source>
        <translation>osoba</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
</context>
<context>
    <name>SeatChart</name>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>{who}, {what}: {value}, from {low} to {high}</source>
        <translation>{who}, {what}: {value}, od {low} do {high}</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Last</source>
        <translation>Ostatnio</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Budget of {colour}</source>
        <translation>Budżet: {colour}</translation>
    </message>
    <message>
        <source>Games tried out before each move; the same seed gives the same game.</source>
        <translation>Gry próbne przed każdym ruchem; to samo ziarno daje tę samą grę.</translation>
    </message>
    <message>
        <source>How long it thinks about each move: more plays better and takes longer.</source>
        <translation>Jak długo myśli nad każdym ruchem: więcej znaczy lepiej, ale wolniej.</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Imię: {colour}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Time for each move; games cannot be repeated exactly.</source>
        <translation>Czas na każdy ruch; gry nie da się dokładnie powtórzyć.</translation>
    </message>
    <message>
        <source>Unit of the budget of {colour}</source>
        <translation>Jednostka budżetu: {colour}</translation>
    </message>
    <message>
        <source>Who plays {colour}</source>
        <translation>Kto gra: {colour}</translation>
    </message>
    <message>
        <source>an agent of your own</source>
        <translation>własny agent</translation>
    </message>
    <message>
        <source>answers at once</source>
        <translation>odpowiada od razu</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>play-outs</source>
        <translation>symulacje</translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>{who}: {value} %, from {low} to {high} %, {games} games</source>
        <translation>{who}: {value} %, od {low} do {high} %, gry: {games}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Fellow players</source>
        <translation>Współgracze</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant}, {map}</translation>
    </message>
</context>
<context>
    <name>SeenPanel</name>
    <message>
        <source>What is seen</source>
        <translation>Co widać</translation>
    </message>
    <message>
        <source>What only one player may see is hidden.</source>
        <translation>To, co może widzieć tylko jeden gracz, jest ukryte.</translation>
    </message>
    <message>
        <source>{seat} sees</source>
        <translation>{seat} widzi</translation>
    </message>
</context>
<context>
    <name>SeenWords</name>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
</context>
<context>
    <name>SensitivityCard</name>
    <message>
        <source>Number shown against the varied value</source>
        <translation>Liczba pokazana względem zmienianej wartości</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Wrażliwość</translation>
    </message>
    <message>
        <source>{number} by {value}</source>
        <translation>{number} wg: {value}</translation>
    </message>
</context>
<context>
    <name>SetsCard</name>
    <message>
        <source>Jackpots</source>
        <translation>Wielkie zestawy</translation>
    </message>
    <message>
        <source>wins of who holds the set, %</source>
        <translation>wygrane posiadacza zestawu, %</translation>
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
    <name>SettlementRow</name>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n game(s) to go on with</source>
        <translation>
            <numerusform>%n partia do kontynuowania</numerusform>
            <numerusform>%n partie do kontynuowania</numerusform>
            <numerusform>%n partii do kontynuowania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games on the shelf</source>
        <translation>Partie na półce</translation>
    </message>
    <message>
        <source>Lay out any situation of this game by hand, then play it or keep it as a puzzle</source>
        <translation>Ustaw ręcznie dowolną sytuację tej gry, potem graj albo zachowaj ją jako zagadkę</translation>
    </message>
    <message>
        <source>Making the rules ready…</source>
        <translation>Przygotowywanie zasad…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Otwórz partię…</translation>
    </message>
    <message>
        <source>Play what you have drawn and changed, by hand or against agents, before it is printed.</source>
        <translation>Zagraj w to, co zostało narysowane i zmienione, z ludźmi lub agentami, zanim trafi do druku.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Start the game (Enter)</source>
        <translation>Rozpocznij grę (Enter)</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
</context>
<context>
    <name>SevenLogWords</name>
    <message>
        <source>Round {number} ends</source>
        <translation>Koniec rundy {number}</translation>
    </message>
    <message>
        <source>a barricade burns, {left} left</source>
        <translation>płonie barykada, zostaje {left}</translation>
    </message>
    <message>
        <source>a barricade is built, {left} now</source>
        <translation>powstaje barykada, teraz {left}</translation>
    </message>
    <message>
        <source>a family is lost, {left} left</source>
        <translation>ginie rodzina, zostaje {left}</translation>
    </message>
    <message>
        <source>a farm is lost, {left} left</source>
        <translation>przepada gospodarstwo, zostaje {left}</translation>
    </message>
    <message>
        <source>a raider slips in</source>
        <translation>wkrada się najeźdźca</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>a {value} with {symbol}</source>
        <translation>{value} ({symbol})</translation>
    </message>
    <message>
        <source>all have passed</source>
        <translation>wszyscy spasowali</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>pokonany</translation>
    </message>
    <message>
        <source>first card out, total {total}</source>
        <translation>pierwsza karta odpada, suma {total}</translation>
    </message>
    <message>
        <source>gives up {card}</source>
        <translation>oddaje: {card}</translation>
    </message>
    <message>
        <source>ignores the penalty: {penalty}</source>
        <translation>pomija karę: {penalty}</translation>
    </message>
    <message>
        <source>intruder with flames</source>
        <translation>intruz z płomieniem</translation>
    </message>
    <message>
        <source>intruders expelled: {values}</source>
        <translation>wypędzeni intruzi: {values}</translation>
    </message>
    <message>
        <source>lends the token of {owner} to {name}</source>
        <translation>pożycza żetonu {owner}: {name}</translation>
    </message>
    <message>
        <source>no raider is left</source>
        <translation>nie ma już najeźdźców</translation>
    </message>
    <message>
        <source>penalty impossible: {penalty}</source>
        <translation>kara niemożliwa: {penalty}</translation>
    </message>
    <message>
        <source>penalty: {penalty}</source>
        <translation>kara: {penalty}</translation>
    </message>
    <message>
        <source>raiders routed: {values}</source>
        <translation>przepędzeni najeźdźcy: {values}</translation>
    </message>
    <message>
        <source>redraws: {card} comes</source>
        <translation>wymienia: przychodzi {card}</translation>
    </message>
    <message>
        <source>scouts: {values}</source>
        <translation>zwiad: {values}</translation>
    </message>
    <message>
        <source>strikes {card} of {name}</source>
        <translation>uderza: {card}, {name}</translation>
    </message>
    <message>
        <source>symbol missing</source>
        <translation>brak symbolu</translation>
    </message>
    <message>
        <source>the farm&apos;s back</source>
        <translation>tył gospodarstwa</translation>
    </message>
    <message>
        <source>the rest of the stack slips in</source>
        <translation>wkrada się reszta stosu</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>do wyboru</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>do: {name}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>suma {total}</translation>
    </message>
    <message>
        <source>turns up {card}</source>
        <translation>odkrywa: {card}</translation>
    </message>
    <message>
        <source>uses the token of {name}</source>
        <translation>używa żetonu: {name}</translation>
    </message>
    <message>
        <source>{card} is shuffled in</source>
        <translation>wtasowana: {card}</translation>
    </message>
    <message>
        <source>{card} moves from {origin} to {to}</source>
        <translation>{card} przechodzi: {origin} → {to}</translation>
    </message>
    <message>
        <source>{loss}: {cause}</source>
        <translation>{loss}: {cause}</translation>
    </message>
    <message>
        <source>{name} attacks a {value}</source>
        <translation>{name} atakuje kartę {value}</translation>
    </message>
    <message>
        <source>{name} defends with a {value}</source>
        <translation>{name} broni kartą {value}</translation>
    </message>
    <message>
        <source>{name} dismisses a {value}</source>
        <translation>{name} odprawia kartę {value}</translation>
    </message>
    <message>
        <source>{name} draws {card}, total {total}</source>
        <translation>{name} dobiera: {card}, suma {total}</translation>
    </message>
    <message>
        <source>{name} fights</source>
        <translation>{name} walczy</translation>
    </message>
    <message>
        <source>{name} gives a {value}</source>
        <translation>{name} oddaje kartę {value}</translation>
    </message>
    <message>
        <source>{name} is healed</source>
        <translation>{name} zostaje uleczony</translation>
    </message>
    <message>
        <source>{name} is wounded</source>
        <translation>{name} odnosi ranę</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pasuje</translation>
    </message>
    <message>
        <source>{name} supports</source>
        <translation>{name} wspiera</translation>
    </message>
    <message>
        <source>{name}: Kiai at {total}</source>
        <translation>{name}: Kiai przy {total}</translation>
    </message>
    <message>
        <source>{name}: Kiai at {total}, power unused</source>
        <translation>{name}: Kiai przy {total}, moc nieużyta</translation>
    </message>
</context>
<context>
    <name>SevenPosition</name>
    <message>
        <source>Barricade</source>
        <translation>Barykada</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barykady</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Związany przez</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Rodziny</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Rodzina</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Gospodarstwo</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Gospodarstwa</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Leczenie</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Intruz</translation>
    </message>
    <message>
        <source>Intruders</source>
        <translation>Intruzi</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Lewa strona</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Open tokens</source>
        <translation>Odkryte żetony</translation>
    </message>
    <message>
        <source>Open tokens used</source>
        <translation>Użyte odkryte żetony</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Spasowali</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>The raiders</source>
        <translation>Najeźdźcy</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>Wioska</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Token with</source>
        <translation>Żeton u</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Rana</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Rany</translation>
    </message>
    <message>
        <source>first</source>
        <translation>pierwszy</translation>
    </message>
    <message>
        <source>next lost</source>
        <translation>następne do utraty</translation>
    </message>
    <message>
        <source>top</source>
        <translation>wierzch</translation>
    </message>
</context>
<context>
    <name>SevenResult</name>
    <message>
        <source>no score, no grade</source>
        <translation>bez wyniku i znaku</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>wynik {score}</translation>
    </message>
    <message>
        <source>turns {turns}, Kiai {kiai}, supports {supports}</source>
        <translation>tury {turns}, Kiai {kiai}, wsparcia {supports}</translation>
    </message>
    <message>
        <source>{variant}, {count} samurai</source>
        <translation>{variant}, samurajowie: {count}</translation>
    </message>
</context>
<context>
    <name>SevenSeatFacts</name>
    <message>
        <source>dead</source>
        <translation>nie żyje</translation>
    </message>
    <message>
        <source>one from death</source>
        <translation>o krok od śmierci</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>spasował</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>decyduje</translation>
    </message>
</context>
<context>
    <name>SevenStage</name>
    <message>
        <source>Best moves by {agent}</source>
        <translation>Najlepsze ruchy według {agent}</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Szukam dobrych ruchów…</translation>
    </message>
    <message>
        <source>arrows and Enter</source>
        <translation>strzałki i Enter</translation>
    </message>
    <message>
        <source>click a board</source>
        <translation>kliknij planszę</translation>
    </message>
</context>
<context>
    <name>ShareChart</name>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>No sheet</source>
        <translation>Brak arkusza</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>jeszcze %n partia</numerusform>
            <numerusform>jeszcze %n partie</numerusform>
            <numerusform>jeszcze %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows walk the shelf · Enter resumes · F2 renames · Delete asks nothing, Ctrl+Z brings back</source>
        <translation>Strzałki chodzą po półce · Enter kontynuuje · F2 zmienia nazwę · Delete usuwa bez pytania, Ctrl+Z przywraca</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Opinie</translation>
    </message>
    <message>
        <source>Games on the shelf</source>
        <translation>Partie na półce</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <translation>Żadna partia nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Otwórz zapis…</translation>
    </message>
    <message>
        <source>Shelf in {folder}</source>
        <translation>Półka w {folder}</translation>
    </message>
    <message>
        <source>The shelf is empty: a game stands here from its first move on.</source>
        <translation>Półka jest pusta: partia stoi tu od pierwszego ruchu.</translation>
    </message>
    <message>
        <source>What players said after their games, by variant</source>
        <translation>Co gracze powiedzieli po partiach, według wariantu</translation>
    </message>
    <message numerus="yes">
        <source>{games}, %n of them branch(es)</source>
        <translation>
            <numerusform>{games}, w tym %n odgałęzienie</numerusform>
            <numerusform>{games}, w tym %n odgałęzienia</numerusform>
            <numerusform>{games}, w tym %n odgałęzień</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfTools</name>
    <message>
        <source>All {count}</source>
        <translation>Wszystkie {count}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Filter by name, map, player</source>
        <translation>Filtruj: nazwa, mapa, gracz</translation>
    </message>
    <message>
        <source>Finished {count}</source>
        <translation>Skończone {count}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Puzzles {count}</source>
        <translation>Zagadki {count}</translation>
    </message>
    <message>
        <source>Unfinished {count}</source>
        <translation>Nieskończone {count}</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>wszystkie gry</translation>
    </message>
    <message>
        <source>last begun</source>
        <translation>ostatnio zaczęte</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>ostatnio grane</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}. Its file is {file}.</source>
        <translation>Tej partii nie da się odczytać: {reason}. Jej plik to {file}.</translation>
    </message>
    <message>
        <source>branch of {title}</source>
        <translation>odgałęzienie: {title}</translation>
    </message>
    <message>
        <source>branch of {title}, which is gone</source>
        <translation>odgałęzienie usuniętej partii {title}</translation>
    </message>
    <message>
        <source>from the set-up, {now}</source>
        <translation>od przygotowania, {now}</translation>
    </message>
    <message>
        <source>from {turn}, {now}</source>
        <translation>od {turn}, {now}</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>to nie jest JSON</translation>
    </message>
    <message>
        <source>it is not a record</source>
        <translation>to nie jest zapis partii</translation>
    </message>
    <message>
        <source>lost together</source>
        <translation>przegrana wspólna</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>bez zwycięzcy</translation>
    </message>
    <message>
        <source>now {turn}</source>
        <translation>teraz {turn}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>wspólna wygrana</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>dziś {time}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tura {turn}</translation>
    </message>
    <message>
        <source>turn {turn}, {seat} to play</source>
        <translation>tura {turn}, ruch: {seat}</translation>
    </message>
    <message>
        <source>won together</source>
        <translation>wygrana wspólna</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>wczoraj {time}</translation>
    </message>
    <message>
        <source>{seat} won</source>
        <translation>wygrywa {seat}</translation>
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
    <name>Side</name>
    <message>
        <source>Docks</source>
        <translation>Panele</translation>
    </message>
</context>
<context>
    <name>SiegeLead</name>
    <message>
        <source>Barricades</source>
        <translation>Barykady</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Rodziny</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Gospodarstwa</translation>
    </message>
    <message>
        <source>Lost with the last farm, the last family, or when a samurai dies of his wounds.</source>
        <translation>Przegrana wraz z ostatnim gospodarstwem, ostatnią rodziną lub śmiercią samuraja od ran.</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Oblężenie</translation>
    </message>
    <message>
        <source>round {number} of {all}</source>
        <translation>runda {number} z {all}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} z {all}</translation>
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
    <name>SplitChart</name>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
</context>
<context>
    <name>SpreadCard</name>
    <message>
        <source>Distribution</source>
        <translation>Rozkład</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Długość gry</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Removed figures</source>
        <translation>Usunięte figury</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>cards left in the river</source>
        <translation>kart zostało w rzece</translation>
    </message>
    <message>
        <source>figures removed by ties</source>
        <translation>figury usunięte w remisach</translation>
    </message>
    <message>
        <source>points between the scores</source>
        <translation>punktów między wynikami</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tury</translation>
    </message>
</context>
<context>
    <name>StackChart</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Board, landscape tiles</source>
        <translation>Plansza, segmenty poziome</translation>
    </message>
    <message>
        <source>Board, portrait tiles</source>
        <translation>Plansza, segmenty pionowe</translation>
    </message>
    <message>
        <source>Space shows your hand</source>
        <translation>Spacja pokazuje rękę</translation>
    </message>
    <message>
        <source>{asked} · Space hides your hand</source>
        <translation>{asked} · Spacja ukrywa rękę</translation>
    </message>
</context>
<context>
    <name>StageStrip</name>
    <message>
        <source>Add a stage</source>
        <translation>Dodaj etap</translation>
    </message>
    <message>
        <source>Stage {number}: {word}. Alt and an arrow move it, Delete takes it out.</source>
        <translation>Etap {number}: {word}. Alt ze strzałką przesuwa, Delete usuwa.</translation>
    </message>
    <message>
        <source>Take the stage out: {word}</source>
        <translation>Usuń etap: {word}</translation>
    </message>
    <message>
        <source>The last stage stays: without any nobody could win.</source>
        <translation>Ostatni etap zostaje: bez żadnego nikt nie mógłby wygrać.</translation>
    </message>
    <message>
        <source>Vary the stages in the LAB</source>
        <translation>Zmieniaj etapy w LAB</translation>
    </message>
    <message>
        <source>the first stage that separates players decides</source>
        <translation>decyduje pierwszy etap, który różni graczy</translation>
    </message>
</context>
<context>
    <name>StakeWords</name>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>surrounded</source>
        <translation>otoczona</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>tied, removed</source>
        <translation>remis, odpada</translation>
    </message>
    <message>
        <source>tied, stays</source>
        <translation>remis, zostaje</translation>
    </message>
    <message>
        <source>tied, to the player on turn</source>
        <translation>remis, dla gracza tej tury</translation>
    </message>
    <message>
        <source>{count} open</source>
        <translation>wolne: {count}</translation>
    </message>
    <message>
        <source>{seat} leads</source>
        <translation>{seat} prowadzi</translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation>{seat} zdobywa</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>&lt;b&gt;{count}&lt;/b&gt; of {total}</source>
        <translation>&lt;b&gt;{count}&lt;/b&gt; z {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
    <message>
        <source>All {count}…</source>
        <translation>Wszystkie {count}…</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Znajdź…</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Zapomnij</translation>
    </message>
    <message>
        <source>Generate a board</source>
        <translation>Wygeneruj planszę</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Generuj…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Szukaj poleceń</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolnie</translation>
    </message>
    <message>
        <source>cannot be drawn</source>
        <translation>nie da się narysować</translation>
    </message>
    <message>
        <source>choose symmetry, land, islands and cities; it keeps the published habits</source>
        <translation>wybierz symetrię, ląd, wyspy i miasta; zachowa zwyczaje wydanej planszy</translation>
    </message>
    <message>
        <source>read-only, editing makes a copy</source>
        <translation>do odczytu, edycja kopiuje</translation>
    </message>
    <message>
        <source>yours, newest first</source>
        <translation>twoje, od najnowszych</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
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
    <message>
        <source>New map</source>
        <translation>Nowa mapa</translation>
    </message>
    <message>
        <source>New variant of {name}</source>
        <translation>Nowy wariant od {name}</translation>
    </message>
    <message>
        <source>Shipped maps</source>
        <translation>Dołączone mapy</translation>
    </message>
    <message>
        <source>Shipped variants</source>
        <translation>Dołączone warianty</translation>
    </message>
    <message>
        <source>a sixth of a turn</source>
        <translation>jedna szósta obrotu</translation>
    </message>
    <message>
        <source>a third of a turn</source>
        <translation>jedna trzecia obrotu</translation>
    </message>
    <message>
        <source>edited today {time}</source>
        <translation>zmieniony dziś {time}</translation>
    </message>
    <message>
        <source>edited yesterday {time}</source>
        <translation>zmieniony wczoraj {time}</translation>
    </message>
    <message>
        <source>edited {day}</source>
        <translation>zmieniony {day}</translation>
    </message>
    <message>
        <source>file is not there</source>
        <translation>pliku nie ma</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>pół obrotu</translation>
    </message>
    <message>
        <source>last seen {day}</source>
        <translation>ostatnio widziany {day}</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>lustrzana</translation>
    </message>
    <message>
        <source>nothing to mend</source>
        <translation>nic do poprawy</translation>
    </message>
    <message>
        <source>shipped with Daimyo</source>
        <translation>dołączone do Daimyo</translation>
    </message>
    <message>
        <source>{counts} players</source>
        <translation>graczy: {counts}</translation>
    </message>
    <message>
        <source>{least} to {most} spaces</source>
        <translation>od {least} do {most} pól</translation>
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
    <name>StatusWords</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>, . step · N next marked move · Enter shows the best line</source>
        <translation>, . krok · N następny oznaczony ruch · Enter pokazuje najlepszy wariant</translation>
    </message>
    <message>
        <source>Click lays it down · right click puts it back</source>
        <translation>Klik kładzie · prawy przycisk odkłada</translation>
    </message>
    <message>
        <source>Click or drag · double click: the whole piece · Ctrl adds · right click: more</source>
        <translation>Klik lub przeciąganie · dwuklik: cała część · Ctrl dodaje · prawy przycisk: więcej</translation>
    </message>
    <message>
        <source>Click the centre of the symmetry</source>
        <translation>Kliknij środek symetrii</translation>
    </message>
    <message>
        <source>Ctrl+Enter lets it move now</source>
        <translation>Ctrl+Enter: ruch od razu</translation>
    </message>
    <message>
        <source>Drag over hexes · Alt picks their piece</source>
        <translation>Przeciągaj po polach · Alt pobiera ich część</translation>
    </message>
    <message>
        <source>Esc closes the analysis</source>
        <translation>Esc zamyka analizę</translation>
    </message>
    <message>
        <source>Esc closes the lens</source>
        <translation>Esc zamyka lupę</translation>
    </message>
    <message>
        <source>Gives hexes to {piece}</source>
        <translation>Przydziela pola do: {piece}</translation>
    </message>
    <message>
        <source>Hands hidden, waiting for {seat}</source>
        <translation>Ręce ukryte, następny: {seat}</translation>
    </message>
    <message>
        <source>Hex {at}</source>
        <translation>Pole {at}</translation>
    </message>
    <message>
        <source>L shows the lens · Esc closes the analysis</source>
        <translation>L pokazuje lupę · Esc zamyka analizę</translation>
    </message>
    <message>
        <source>Left paint · Right erase · Alt pick</source>
        <translation>Lewy maluje · Prawy usuwa · Alt pobiera</translation>
    </message>
    <message>
        <source>Making the rules ready: the first time they are compiled, about half a minute, once</source>
        <translation>Przygotowuję zasady: za pierwszym razem są kompilowane, raz, około pół minuty</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Jeszcze nie ma partii</translation>
    </message>
    <message>
        <source>Paste: R turns, O flips</source>
        <translation>Wklejanie: R obraca, O odbija</translation>
    </message>
    <message>
        <source>Replay, turn {turn} of {all}</source>
        <translation>Powtórka, tura {turn} z {all}</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>Zapisano {file}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>The table shows again after {name} confirms</source>
        <translation>Stół pokaże się znowu, gdy {name} potwierdzi</translation>
    </message>
    <message>
        <source>Variant {name}</source>
        <translation>Wariant {name}</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>niezapisana</translation>
    </message>
    <message>
        <source>{kind} brush</source>
        <translation>Pędzel: {kind}</translation>
    </message>
    <message>
        <source>{replay}, {seat}: {play}</source>
        <translation>{replay}, {seat}: {play}</translation>
    </message>
    <message>
        <source>{seat} gets ready; compiling the rules takes a while the first time…</source>
        <translation>{seat} przygotowuje się; pierwsza kompilacja zasad chwilę trwa…</translation>
    </message>
    <message>
        <source>{seat} is thinking…</source>
        <translation>{seat} myśli…</translation>
    </message>
    <message>
        <source>{seat} to play, set-up</source>
        <translation>{seat} na ruchu, przygotowanie</translation>
    </message>
    <message>
        <source>{seat} to play, turn {turn}</source>
        <translation>{seat} na ruchu, tura {turn}</translation>
    </message>
</context>
<context>
    <name>StepsCard</name>
    <message>
        <source>How it was decided</source>
        <translation>Jak rozstrzygnięto</translation>
    </message>
</context>
<context>
    <name>StepsField</name>
    <message>
        <source>Add a step: {score}</source>
        <translation>Dodaj stopień: {score}</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>How it was held</source>
        <translation>Jak ją obroniono</translation>
    </message>
    <message>
        <source>How it was lost</source>
        <translation>Jak ją stracono</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>A family is lost</source>
        <translation>Ginie rodzina</translation>
    </message>
    <message>
        <source>A farm is lost</source>
        <translation>Przepada gospodarstwo</translation>
    </message>
    <message>
        <source>A penalty demands it.</source>
        <translation>Wymaga tego kara.</translation>
    </message>
    <message>
        <source>A samurai dies of his wounds in turn {turn}.</source>
        <translation>W turze {turn} samuraj umiera od ran.</translation>
    </message>
    <message>
        <source>A samurai ends the round without the symbol that defends it.</source>
        <translation>Samuraj kończy rundę bez symbolu, który tego broni.</translation>
    </message>
    <message>
        <source>A samurai is beaten.</source>
        <translation>Samuraj zostaje pokonany.</translation>
    </message>
    <message>
        <source>After round {rounds} there stand farms: {farms}, families: {families}.</source>
        <translation>Po rundzie {rounds} stoją gospodarstwa: {farms}, rodziny: {families}.</translation>
    </message>
    <message>
        <source>An intruder with flames burns it.</source>
        <translation>Podpala to intruz z płomieniem.</translation>
    </message>
    <message>
        <source>An intruder with flames, a {value}, burns it.</source>
        <translation>Podpala to intruz z płomieniem o wartości {value}.</translation>
    </message>
    <message>
        <source>Families lost: {families}</source>
        <translation>Stracone rodziny: {families}</translation>
    </message>
    <message>
        <source>Farms lost: {farms}</source>
        <translation>Stracone gospodarstwa: {farms}</translation>
    </message>
    <message>
        <source>Farms lost: {farms}, families: {families}</source>
        <translation>Stracone gospodarstwa: {farms}, rodziny: {families}</translation>
    </message>
    <message>
        <source>For want of symbols: wounds {wounds}, farms {farms}, families {families}.</source>
        <translation>Przez brak symboli: rany {wounds}, gospodarstwa {farms}, rodziny {families}.</translation>
    </message>
    <message>
        <source>No barricade is left</source>
        <translation>Nie ma już barykad</translation>
    </message>
    <message>
        <source>Nothing was lost for want of a symbol.</source>
        <translation>Przez brak symboli nic nie przepadło.</translation>
    </message>
    <message>
        <source>Round {round} ends: barricades {barricades}, farms {farms}, families {families}</source>
        <translation>Koniec rundy {round}: barykady {barricades}, gospodarstwa {farms}, rodziny {families}</translation>
    </message>
    <message>
        <source>The back of the farm before it acts.</source>
        <translation>Działa tył poprzedniego gospodarstwa.</translation>
    </message>
    <message>
        <source>The fatal wound</source>
        <translation>Śmiertelna rana</translation>
    </message>
    <message>
        <source>The last family</source>
        <translation>Ostatnia rodzina</translation>
    </message>
    <message>
        <source>The last family is lost in turn {turn}.</source>
        <translation>Ostatnia rodzina ginie w turze {turn}.</translation>
    </message>
    <message>
        <source>The last farm</source>
        <translation>Ostatnie gospodarstwo</translation>
    </message>
    <message>
        <source>The last farm burns in turn {turn}.</source>
        <translation>Ostatnie gospodarstwo płonie w turze {turn}.</translation>
    </message>
    <message>
        <source>The turns have run out.</source>
        <translation>Skończyły się tury.</translation>
    </message>
    <message>
        <source>The village holds: {score}</source>
        <translation>Wioska obroniona: {score}</translation>
    </message>
    <message>
        <source>The village is lost in round {round}</source>
        <translation>Wioska stracona w rundzie {round}</translation>
    </message>
    <message>
        <source>The {value} at the end of the line of {name} demands its penalty.</source>
        <translation>Karta {value} na końcu linii ({name}) wymaga kary.</translation>
    </message>
    <message>
        <source>Time has run out</source>
        <translation>Czas minął</translation>
    </message>
    <message>
        <source>{name} is beaten by a {value}: his total is above his Kiai.</source>
        <translation>{name} przegrywa z kartą {value}: suma jest ponad jego Kiai.</translation>
    </message>
    <message>
        <source>{name} turns animal</source>
        <translation>{name} zmienia się w zwierzę</translation>
    </message>
</context>
<context>
    <name>StrawsCard</name>
    <message>
        <source>% of lost games, by the step that lost them</source>
        <translation>% przegranych gier, według kroku, który je przegrał</translation>
    </message>
    <message>
        <source>The last straw</source>
        <translation>Ostatnia kropla</translation>
    </message>
</context>
<context>
    <name>StrengthCard</name>
    <message>
        <source>First seat by line-up</source>
        <translation>Pierwsze miejsce według składu</translation>
    </message>
    <message>
        <source>all line-ups of the run</source>
        <translation>wszystkie składy przebiegu</translation>
    </message>
    <message>
        <source>wins of the first seat, %; dashed: a fair seat</source>
        <translation>wygrane pierwszego miejsca, %; linia przerywana: sprawiedliwie</translation>
    </message>
</context>
<context>
    <name>StrengthChips</name>
    <message>
        <source>Add a strength: {name}</source>
        <translation>Dodaj siłę: {name}</translation>
    </message>
    <message>
        <source>Type a strength; empty it to take the token away. Up and Down change it by one.</source>
        <translation>Wpisz siłę; puste pole usuwa kafelek. Strzałki w górę i w dół zmieniają ją o jeden.</translation>
    </message>
    <message>
        <source>{name}, strength {number}</source>
        <translation>{name}, siła {number}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Sheet {number} of {count}: {title}</source>
        <translation>Arkusz {number} z {count}: {title}</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Arkusze</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
</context>
<context>
    <name>TableWorkspace</name>
    <message>
        <source>Bring it back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Opinie</translation>
    </message>
    <message>
        <source>Feedback of playtests</source>
        <translation>Opinie po próbach</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Półka</translation>
    </message>
    <message>
        <source>The game could not be kept on the shelf: {reason}.</source>
        <translation>Nie udało się zachować partii na półce: {reason}.</translation>
    </message>
    <message>
        <source>The record contradicts itself in turn {turn}: {what}</source>
        <translation>Zapis zaprzecza sobie w turze {turn}: {what}</translation>
    </message>
    <message>
        <source>The record contradicts itself: {what}</source>
        <translation>Zapis zaprzecza sobie: {what}</translation>
    </message>
    <message>
        <source>This game is not on the shelf any more.</source>
        <translation>Tej partii nie ma już na półce.</translation>
    </message>
    <message>
        <source>what it says there of `{place}` does not follow from its moves.</source>
        <translation>to, co mówi tam o `{place}`, nie wynika z jego ruchów.</translation>
    </message>
    <message>
        <source>{title} was thrown away.</source>
        <translation>Usunięto: {title}.</translation>
    </message>
</context>
<context>
    <name>TallyCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your territory</source>
        <translation>Twoje terytorium</translation>
    </message>
    <message>
        <source>Your territory: {points} points</source>
        <translation>Twoje terytorium: {points} pkt</translation>
    </message>
    <message>
        <source>Your territory: {points} points, {after} {where}</source>
        <translation>Twoje terytorium: {points} pkt, {after} {where}</translation>
    </message>
    <message>
        <source>colours: {count}</source>
        <translation>kolory: {count}</translation>
    </message>
    <message>
        <source>types: {count}</source>
        <translation>rodzaje: {count}</translation>
    </message>
</context>
<context>
    <name>TeamChoice</name>
    <message>
        <source>Chosen</source>
        <translation>Wybrana</translation>
    </message>
    <message>
        <source>Dealt by chance</source>
        <translation>Losowa</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>Samurai of seat {number}</source>
        <translation>Samuraj na miejscu {number}</translation>
    </message>
    <message>
        <source>Samurai to one player</source>
        <translation>Samurajowie jednego gracza</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>Drużyna</translation>
    </message>
</context>
<context>
    <name>TerritoryCard</name>
    <message>
        <source>Territory</source>
        <translation>Terytorium</translation>
    </message>
    <message>
        <source>colours: {colours} · types: {types}</source>
        <translation>kolory: {colours} · rodzaje: {types}</translation>
    </message>
</context>
<context>
    <name>TerritoryChart</name>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
</context>
<context>
    <name>TerritoryPicture</name>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rząd</translation>
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
    <name>TitleField</name>
    <message>
        <source>New name</source>
        <translation>Nowa nazwa</translation>
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
    <name>ToTry</name>
    <message>
        <source>No single change was found to help.</source>
        <translation>Żadna pojedyncza zmiana nie pomogła.</translation>
    </message>
    <message>
        <source>Search from here</source>
        <translation>Szukaj stąd</translation>
    </message>
    <message>
        <source>Try many changes at once, in the place for searches</source>
        <translation>Wypróbuj wiele zmian naraz, w miejscu wyszukiwań</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Co wypróbować</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
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
    <name>ToolbarArea</name>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
</context>
<context>
    <name>ToolbarButtons</name>
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
    <name>ToolbarEnd</name>
    <message>
        <source>All hands lie open</source>
        <translation>Wszystkie ręce są odkryte</translation>
    </message>
    <message>
        <source>Autoplay speed</source>
        <translation>Tempo autogry</translation>
    </message>
    <message>
        <source>Designer sees all</source>
        <translation>Autor widzi wszystko</translation>
    </message>
    <message>
        <source>Everybody sees only their own hand; a screen covers the table between two people</source>
        <translation>Każdy widzi tylko swoją rękę; przy zmianie osoby stół zakrywa zasłona</translation>
    </message>
    <message>
        <source>First say that it is you</source>
        <translation>Najpierw potwierdź, że to ty</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <translation>Ukryte informacje</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Hot seat</translation>
    </message>
    <message>
        <source>No game lies on the table</source>
        <translation>Na stole nie ma partii</translation>
    </message>
    <message>
        <source>Nothing is hidden here</source>
        <translation>Tu nic nie jest zakryte</translation>
    </message>
    <message>
        <source>The game is over, all lies open</source>
        <translation>Koniec gry, wszystko jest odkryte</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message numerus="yes">
        <source>%n minutes in the running program: a board, a rule, a game, numbers and a kit.</source>
        <translation>
            <numerusform>%n minuta w działającym programie: plansza, zasada, gra, liczby i zestaw.</numerusform>
            <numerusform>%n minuty w działającym programie: plansza, zasada, gra, liczby i zestaw.</numerusform>
            <numerusform>%n minut w działającym programie: plansza, zasada, gra, liczby i zestaw.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the tour here</source>
        <translation>Zacznij przewodnik tutaj</translation>
    </message>
    <message>
        <source>Chapter {number}: {title}</source>
        <translation>Rozdział {number}: {title}</translation>
    </message>
    <message>
        <source>Continue at step {number}</source>
        <translation>Dalej od kroku {number}</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Od początku</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Przejdź z przewodnikiem</translation>
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
        <translation>{file} nie da się odczytać jako obraz.</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Begin with this hand</source>
        <translation>Zacznij z tą ręką</translation>
    </message>
    <message>
        <source>Choose the last one again</source>
        <translation>Wybierz ostatni ponownie</translation>
    </message>
    <message>
        <source>Click the tokens that you want to start with; Undo gives the last one back.</source>
        <translation>Kliknij kafelki na początek gry; Cofnij oddaje ostatni.</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Pierwsza ręka</translation>
    </message>
    <message>
        <source>The numbers say what {agent} thinks of a token: only their order matters.</source>
        <translation>Liczby mówią, jak {agent} ocenia kafelek: liczy się tylko ich kolejność.</translation>
    </message>
    <message>
        <source>Your first hand: {held} of {size}</source>
        <translation>Twoja pierwsza ręka: {held} z {size}</translation>
    </message>
    <message>
        <source>Your first hand: {tokens}</source>
        <translation>Twoja pierwsza ręka: {tokens}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>zostało: {count}</translation>
    </message>
</context>
<context>
    <name>TryDock</name>
    <message>
        <source>What to try</source>
        <translation>Co wypróbować</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message numerus="yes">
        <source>After %n normal token(s) only fast ones may follow in this turn.</source>
        <translation>
            <numerusform>Po %n zwykłym kafelku w tej turze mogą nastąpić tylko szybkie.</numerusform>
            <numerusform>Po %n zwykłych kafelkach w tej turze mogą nastąpić tylko szybkie.</numerusform>
            <numerusform>Po %n zwykłych kafelkach w tej turze mogą nastąpić tylko szybkie.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>Wcześniejsza pozycja</translation>
    </message>
    <message>
        <source>An earlier position is shown. Play goes on from the last one.</source>
        <translation>Widać wcześniejszą pozycję. Gra toczy się dalej od ostatniej.</translation>
    </message>
    <message>
        <source>Cards to choose: {count}</source>
        <translation>Karty do wyboru: {count}</translation>
    </message>
    <message>
        <source>Choose a card of the river, or another action.</source>
        <translation>Wybierz kartę rzeki albo inną akcję.</translation>
    </message>
    <message>
        <source>Choose a card of the river, then one of its two places.</source>
        <translation>Wybierz kartę rzeki, potem jedno z jej dwóch miejsc.</translation>
    </message>
    <message>
        <source>Choose a column of row or hand: both cards change sides.</source>
        <translation>Wybierz kolumnę rzędu albo ręki: obie karty zmienią stronę.</translation>
    </message>
    <message>
        <source>Choose one of your own tokens.</source>
        <translation>Wybierz jeden ze swoich kafelków.</translation>
    </message>
    <message>
        <source>Choose the figure to swap it with.</source>
        <translation>Wybierz figurę do zamiany.</translation>
    </message>
    <message>
        <source>Choose the first figure.</source>
        <translation>Wybierz pierwszą figurę.</translation>
    </message>
    <message>
        <source>Choose the second card.</source>
        <translation>Wybierz drugą kartę.</translation>
    </message>
    <message>
        <source>Choose where it goes. Esc puts back.</source>
        <translation>Wybierz nowe pole. Esc odkłada.</translation>
    </message>
    <message>
        <source>Choose your first hand: {held} of {size} tokens.</source>
        <translation>Wybierz pierwszą rękę: kafelki {held} z {size}.</translation>
    </message>
    <message>
        <source>Declare the end</source>
        <translation>Ogłoś koniec</translation>
    </message>
    <message>
        <source>Decree: {place}</source>
        <translation>Dekret: {place}</translation>
    </message>
    <message>
        <source>Develop {place}</source>
        <translation>Rozwiń: {place}</translation>
    </message>
    <message>
        <source>Developed</source>
        <translation>Rozwinięte</translation>
    </message>
    <message>
        <source>Discard from the river</source>
        <translation>Odrzucenie z rzeki</translation>
    </message>
    <message>
        <source>Discard of piles {columns}</source>
        <translation>Odrzuć ze stosów {columns}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Oddaj</translation>
    </message>
    <message>
        <source>Give one card away</source>
        <translation>Oddaj jedną kartę</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Oddaj: {card}</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Cesarski dekret</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>Teraz gra {seat}.</translation>
    </message>
    <message>
        <source>Last turn.</source>
        <translation>Ostatnia tura.</translation>
    </message>
    <message>
        <source>Lift from {space}</source>
        <translation>Podnieś: {space}</translation>
    </message>
    <message>
        <source>No pile has a card to develop.</source>
        <translation>Żaden stos nie ma karty do rozwoju.</translation>
    </message>
    <message>
        <source>None of your normal tokens on the board can be moved.</source>
        <translation>Żadnego z twoich zwykłych kafelków na planszy nie można przenieść.</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <translation>Nic nie można zrobić</translation>
    </message>
    <message>
        <source>Now develop</source>
        <translation>Teraz rozwiń</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Spasuj.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Połóż</translation>
    </message>
    <message>
        <source>Place a figure: choose a type, then a settlement.</source>
        <translation>Postaw figurę: wybierz rodzaj, potem osadę.</translation>
    </message>
    <message>
        <source>Place on {space}</source>
        <translation>Połóż: {space}</translation>
    </message>
    <message>
        <source>Play goes on from the last one.</source>
        <translation>Gra toczy się od ostatniej.</translation>
    </message>
    <message>
        <source>Recall the emissaries</source>
        <translation>Odwołaj emisariuszy</translation>
    </message>
    <message>
        <source>Row {column} or hand {column}. Esc puts back.</source>
        <translation>Rząd {column} albo ręka {column}. Esc odkłada.</translation>
    </message>
    <message>
        <source>Send an emissary, or end the turn.</source>
        <translation>Wyślij emisariusza albo zakończ turę.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>Swap column {column}</source>
        <translation>Zamień kolumnę {column}</translation>
    </message>
    <message>
        <source>Swap hand {columns}</source>
        <translation>Zamień na ręce {columns}</translation>
    </message>
    <message>
        <source>Swap piles {columns}</source>
        <translation>Zamień stosy {columns}</translation>
    </message>
    <message>
        <source>Swap row {columns}</source>
        <translation>Zamień w rzędzie {columns}</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Zamień dwie karty</translation>
    </message>
    <message>
        <source>Swap with {space}</source>
        <translation>Zamień: {space}</translation>
    </message>
    <message>
        <source>Swap {place} with …</source>
        <translation>Zamień: {place} i …</translation>
    </message>
    <message>
        <source>Take from {space}</source>
        <translation>Weź: {space}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>There is no empty space left {where}.</source>
        <translation>Nie ma już pustego pola {where}.</translation>
    </message>
    <message>
        <source>Turn {number}.</source>
        <translation>Tura {number}.</translation>
    </message>
    <message>
        <source>Two of the river, of one line, or of one column.</source>
        <translation>Dwie z rzeki, z jednej linii albo z jednej kolumny.</translation>
    </message>
    <message>
        <source>Two settlements with figures are needed, and there are not two left.</source>
        <translation>Potrzebne są dwie osady z figurami, a dwóch już nie ma.</translation>
    </message>
    <message>
        <source>You keep the other; what you get you see afterwards.</source>
        <translation>Drugą zachowasz; co dostaniesz, zobaczysz potem.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>at sea</source>
        <translation>na morzu</translation>
    </message>
    <message>
        <source>on land</source>
        <translation>na lądzie</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>na planszy</translation>
    </message>
    <message>
        <source>{card}, pile {column}</source>
        <translation>{card}, stos {column}</translation>
    </message>
    <message>
        <source>{seat} is thinking…</source>
        <translation>{seat} myśli…</translation>
    </message>
    <message>
        <source>{turn} Any number of tokens.</source>
        <translation>{turn} Dowolnie wiele kafelków.</translation>
    </message>
    <message>
        <source>{turn} One normal token plus any number of fast ones.</source>
        <translation>{turn} Jeden zwykły kafelek i dowolnie wiele szybkich.</translation>
    </message>
    <message>
        <source>{turn} Play on, or end the turn.</source>
        <translation>{turn} Graj dalej albo zakończ turę.</translation>
    </message>
    <message>
        <source>{turn} Up to {count} normal tokens plus any number of fast ones.</source>
        <translation>{turn} Do {count} zwykłych kafelków i dowolnie wiele szybkich.</translation>
    </message>
</context>
<context>
    <name>TurningPoint</name>
    <message>
        <source>Set-up, {seat}: {move}, {lost} points lost</source>
        <translation>Przygotowanie, {seat}: {move}, strata: {lost} pkt</translation>
    </message>
    <message>
        <source>Turn {turn}, {seat}: {move}, {lost} points lost</source>
        <translation>Tura {turn}, {seat}: {move}, strata w punktach: {lost}</translation>
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
    <name>UndoneWords</name>
    <message numerus="yes">
        <source>%n play(s) taken back</source>
        <translation>
            <numerusform>cofnięto %n ruch</numerusform>
            <numerusform>cofnięto %n ruchy</numerusform>
            <numerusform>cofnięto %n ruchów</numerusform>
        </translation>
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
    <message>
        <source>not saved yet</source>
        <translation>jeszcze niezapisany</translation>
    </message>
</context>
<context>
    <name>VariantsPanel</name>
    <message numerus="yes">
        <source>%n value(s) differ from {parent}</source>
        <translation>
            <numerusform>%n wartość inna niż w {parent}</numerusform>
            <numerusform>%n wartości inne niż w {parent}</numerusform>
            <numerusform>%n wartości innych niż w {parent}</numerusform>
        </translation>
    </message>
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
        <source>Game not known</source>
        <translation>Gra nieznana</translation>
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
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignorowany</numerusform>
            <numerusform>%n ignorowane</numerusform>
            <numerusform>%n ignorowanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problemy</numerusform>
            <numerusform>%n problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Sprawdzanie…</translation>
    </message>
    <message>
        <source>List ignored problems again</source>
        <translation>Znów pokaż ignorowane problemy</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nie znaleziono problemów.</translation>
    </message>
    <message>
        <source>Nothing else found.</source>
        <translation>Nic więcej nie znaleziono.</translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>By &lt;b&gt;{variant}&lt;/b&gt; nobody wins</source>
        <translation>Wg &lt;b&gt;{variant}&lt;/b&gt; nikt nie wygrywa</translation>
    </message>
    <message>
        <source>By &lt;b&gt;{variant}&lt;/b&gt; the winner is &lt;b&gt;{seats}&lt;/b&gt;</source>
        <translation>Wg &lt;b&gt;{variant}&lt;/b&gt; wygrywa &lt;b&gt;{seats}&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>VillageCard</name>
    <message>
        <source>Barricades</source>
        <translation>Barykady</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Rodziny</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Gospodarstwa</translation>
    </message>
    <message>
        <source>Village curve</source>
        <translation>Los wioski</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrane</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>{middle}, in 80 % of the games {low} to {high}; mean {mean} ± {half}</source>
        <translation>{middle}, w 80 % gier od {low} do {high}; średnia {mean} ± {half}</translation>
    </message>
    <message>
        <source>{variant}, {players} players: middle line, and 10 to 90 % of the games that came so far</source>
        <translation>{variant}, graczy: {players}: linia środkowa i 10 do 90 % gier, które doszły tak daleko</translation>
    </message>
</context>
<context>
    <name>VillageView</name>
    <message>
        <source>look through</source>
        <translation>przejrzyj</translation>
    </message>
</context>
<context>
    <name>VillageWords</name>
    <message>
        <source>At the end of a round the families left give: {bonuses}.</source>
        <translation>Na koniec rundy pozostałe rodziny dają: {bonuses}.</translation>
    </message>
    <message>
        <source>Discard {count}</source>
        <translation>Odrzucone {count}</translation>
    </message>
    <message>
        <source>Intruders {count}</source>
        <translation>Intruzi {count}</translation>
    </message>
    <message>
        <source>Stack {count}</source>
        <translation>Stos {count}</translation>
    </message>
    <message>
        <source>The families give no bonus on this level, but they must be saved.</source>
        <translation>Na tym poziomie rodziny nie dają premii, ale trzeba je ocalić.</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wioska</translation>
    </message>
    <message>
        <source>barricades {count} of {all}</source>
        <translation>barykady {count} z {all}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>families {count} of {all}</source>
        <translation>rodziny {count} z {all}</translation>
    </message>
    <message>
        <source>farms {count} of {all}</source>
        <translation>gospodarstwa {count} z {all}</translation>
    </message>
    <message>
        <source>values known: {values}</source>
        <translation>znane wartości: {values}</translation>
    </message>
    <message>
        <source>with flames: {count}</source>
        <translation>z płomieniem: {count}</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message numerus="yes">
        <source>%n error(s) keep them from being played together.</source>
        <translation>
            <numerusform>%n błąd nie pozwala zagrać nimi razem.</numerusform>
            <numerusform>%n błędy nie pozwalają zagrać nimi razem.</numerusform>
            <numerusform>%n błędów nie pozwala zagrać nimi razem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinsCard</name>
    <message>
        <source>Seat win rates</source>
        <translation>Wygrane wg miejsc</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Team win rate</source>
        <translation>Wygrane drużyny</translation>
    </message>
    <message>
        <source>win rate of the team, %</source>
        <translation>odsetek wygranych drużyny, %</translation>
    </message>
    <message>
        <source>win rate, %; dashed: a fair seat</source>
        <translation>wygrane, %; przerywana: po równo</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>gry: {count}</translation>
    </message>
    <message>
        <source>{count} games each</source>
        <translation>gry: po {count}</translation>
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
    <name>WorthCard</name>
    <message>
        <source>Pair the games</source>
        <translation>Paruj gry</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Parowanie…</translation>
    </message>
    <message>
        <source>Plays {games} games: the same deals with each samurai in the place of each other one, and without his talent or his power.</source>
        <translation>Rozgrywa {games} gier: te same rozdania z każdym samurajem w miejsce każdego innego oraz bez jego talentu lub mocy.</translation>
    </message>
    <message>
        <source>What a samurai is worth</source>
        <translation>Ile wart jest samuraj</translation>
    </message>
    <message>
        <source>in another&apos;s place</source>
        <translation>w miejsce innego</translation>
    </message>
    <message>
        <source>points of win rate, same games; from above: in another&apos;s place, talent, power</source>
        <translation>punkty wygranych, te same gry; od góry: w miejsce innego, talent, moc</translation>
    </message>
    <message>
        <source>points of win rate, with him less without</source>
        <translation>punkty procentowe wygranych: z nim minus bez niego</translation>
    </message>
    <message>
        <source>power</source>
        <translation>moc</translation>
    </message>
    <message>
        <source>talent</source>
        <translation>talent</translation>
    </message>
    <message>
        <source>{players} players, teams dealt at random</source>
        <translation>{players} graczy, drużyny losowe</translation>
    </message>
    <message>
        <source>{players} players, {games} games in pairs, 95 %</source>
        <translation>graczy: {players}, gry w parach: {games}, 95 %</translation>
    </message>
</context>
<context>
    <name>WorthWords</name>
    <message>
        <source>as {card}</source>
        <translation>jako {card}</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>środek</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>kolumna {column}</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>róg</translation>
    </message>
    <message>
        <source>enough types</source>
        <translation>dość rodzajów</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>hand only</source>
        <translation>tylko w ręce</translation>
    </message>
    <message>
        <source>in {line}</source>
        <translation>{line}</translation>
    </message>
    <message>
        <source>needs {count} types</source>
        <translation>od {count} rodzajów</translation>
    </message>
    <message>
        <source>no neighbour</source>
        <translation>bez sąsiada</translation>
    </message>
    <message>
        <source>not alone</source>
        <translation>nie sama</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nie tutaj</translation>
    </message>
    <message>
        <source>nothing to copy</source>
        <translation>nic do kopii</translation>
    </message>
    <message>
        <source>only one</source>
        <translation>jedyna</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
    <message>
        <source>row only</source>
        <translation>tylko w rzędzie</translation>
    </message>
    <message>
        <source>{points} for {count}</source>
        <translation>{points} za {count}</translation>
    </message>
</context>
<context>
    <name>WritingWorkspace</name>
    <message>
        <source>Drop files anywhere · arrows walk the cards, Enter opens, Delete forgets a recent file</source>
        <translation>Upuść pliki gdziekolwiek · strzałki chodzą po kartach, Enter otwiera, Delete zapomina ostatni plik</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>Żaden dokument nie jest otwarty.</translation>
    </message>
    <message>
        <source>edited, not saved</source>
        <translation>niezapisany</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisany</translation>
    </message>
    <message>
        <source>shipped with Daimyo</source>
        <translation>dołączone do Daimyo</translation>
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
    <name>_Captured</name>
    <message>
        <source>hidden</source>
        <translation>ukryte</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Pass the device to {seat}</source>
        <translation>Urządzenie przejmuje {seat}</translation>
    </message>
    <message>
        <source>Press Enter, hold Space for one second, or click</source>
        <translation>Naciśnij Enter, przytrzymaj spację przez sekundę lub kliknij</translation>
    </message>
    <message>
        <source>Public since your last turn</source>
        <translation>Jawne od twojej ostatniej tury</translation>
    </message>
</context>
<context>
    <name>_Others</name>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Daimyo</source>
        <translation>O &amp;programie Daimyo</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizuj</translation>
    </message>
    <message>
        <source>&amp;Best line</source>
        <translation>&amp;Najlepszy wariant</translation>
    </message>
    <message>
        <source>&amp;Branch here</source>
        <translation>Od&amp;gałęź tu</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pędzel</translation>
    </message>
    <message>
        <source>&amp;Calibrate the scan</source>
        <translation>S&amp;kalibruj skan</translation>
    </message>
    <message>
        <source>&amp;Change this position…</source>
        <translation>&amp;Zmień tę pozycję…</translation>
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
        <source>&amp;Copy command line</source>
        <translation>Kopiuj pole&amp;cenie</translation>
    </message>
    <message>
        <source>&amp;Delete the selected runs…</source>
        <translation>&amp;Usuń wybrane przebiegi…</translation>
    </message>
    <message>
        <source>&amp;Designer sees all</source>
        <translation>Autor widzi w&amp;szystko</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Powiel</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Koniec t&amp;ury</translation>
    </message>
    <message>
        <source>&amp;Erase the selection</source>
        <translation>Usuń za&amp;znaczenie</translation>
    </message>
    <message>
        <source>&amp;Feedback of playtests</source>
        <translation>&amp;Opinie po próbach</translation>
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
        <source>&amp;First turn</source>
        <translation>&amp;Pierwsza tura</translation>
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
        <source>&amp;Generate a map…</source>
        <translation>&amp;Generuj mapę…</translation>
    </message>
    <message>
        <source>&amp;Give the seat to</source>
        <translation>&amp;Oddaj miejsce</translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation>&amp;Idź do wiersza…</translation>
    </message>
    <message>
        <source>&amp;Go to the table</source>
        <translation>Graj prz&amp;y stole</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Mapa ciepła</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;Hunt for gaps</source>
        <translation>Szukaj &amp;luk</translation>
    </message>
    <message>
        <source>&amp;Ignore the problem</source>
        <translation>I&amp;gnoruj problem</translation>
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
        <source>&amp;Lens</source>
        <translation>&amp;Lupa</translation>
    </message>
    <message>
        <source>&amp;Let AI move</source>
        <translation>Ruch A&amp;I</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linia</translation>
    </message>
    <message>
        <source>&amp;List ignored problems again</source>
        <translation>Znów pok&amp;aż ignorowane</translation>
    </message>
    <message>
        <source>&amp;Map workspace</source>
        <translation>Obszar &amp;mapy</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Zagraj teraz</translation>
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
        <source>&amp;New game…</source>
        <translation>&amp;Nowa partia…</translation>
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
        <source>&amp;Open record…</source>
        <translation>&amp;Otwórz partię…</translation>
    </message>
    <message>
        <source>&amp;Open the differing game</source>
        <translation>&amp;Otwórz różniącą się grę</translation>
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
        <source>&amp;Pause the run</source>
        <translation>&amp;Wstrzymaj przebieg</translation>
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
        <source>&amp;Present</source>
        <translation>&amp;Bieżący stan</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Poprzedni dokument</translation>
    </message>
    <message>
        <source>&amp;Print and play kit…</source>
        <translation>Zestaw &amp;do druku…</translation>
    </message>
    <message>
        <source>&amp;Queue run</source>
        <translation>Do &amp;kolejki</translation>
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
        <source>&amp;Result</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>&amp;Resume the selected run</source>
        <translation>Wznów wy&amp;brany przebieg</translation>
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
        <source>&amp;Save record</source>
        <translation>Z&amp;apisz partię</translation>
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
        <source>&amp;Stop the run</source>
        <translation>&amp;Zatrzymaj przebieg</translation>
    </message>
    <message>
        <source>&amp;Table workspace</source>
        <translation>Obszar &amp;stołu</translation>
    </message>
    <message>
        <source>&amp;Test 100 games</source>
        <translation>&amp;Test 100 gier</translation>
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
        <source>&amp;Turn back</source>
        <translation>Tura wste&amp;cz</translation>
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
        <source>90 % intervals</source>
        <translation>Przedziały 90 %</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>Przedziały 95 %</translation>
    </message>
    <message>
        <source>99 % intervals</source>
        <translation>Przedziały 99 %</translation>
    </message>
    <message>
        <source>Ad&amp;jacency graph</source>
        <translation>&amp;Graf sąsiedztwa</translation>
    </message>
    <message>
        <source>Add &amp;note</source>
        <translation>&amp;Dodaj notatkę</translation>
    </message>
    <message>
        <source>Another s&amp;eed</source>
        <translation>&amp;Inne ziarno</translation>
    </message>
    <message>
        <source>Auto&amp;play</source>
        <translation>Au&amp;togra</translation>
    </message>
    <message>
        <source>Autoplay sp&amp;eed</source>
        <translation>T&amp;empo autogry</translation>
    </message>
    <message>
        <source>Be led from an empty map to a measured, printed variant, or go on where you left off.</source>
        <translation>Daj się poprowadzić od pustej mapy do zmierzonego i wydrukowanego wariantu albo idź dalej od miejsca przerwania.</translation>
    </message>
    <message>
        <source>Begin the tour anew.</source>
        <translation>Zacznij przewodnik od nowa.</translation>
    </message>
    <message>
        <source>Bring back the warnings and notes that were ignored.</source>
        <translation>Przywraca ignorowane ostrzeżenia i uwagi.</translation>
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
        <source>Choose how quickly autoplay goes.</source>
        <translation>Wybór tempa autogry.</translation>
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
        <translation>Pokoloruj pola według liczby figur w zasięgu kafelka.</translation>
    </message>
    <message>
        <source>Copy the command that does the same in a terminal.</source>
        <translation>Kopiuje polecenie, które robi to samo w terminalu.</translation>
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
        <source>Draw the board as it is shown to an SVG, PNG or PDF file.</source>
        <translation>Narysuj planszę tak, jak jest pokazana, do pliku SVG, PNG lub PDF.</translation>
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
        <source>E&amp;xamine</source>
        <translation>&amp;Zbadaj</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>&amp;Eksport CSV…</translation>
    </message>
    <message>
        <source>End the run that is played; what is finished is kept and can be resumed.</source>
        <translation>Kończy trwający przebieg; gotowe gry zostają i można go wznowić.</translation>
    </message>
    <message>
        <source>End the turn, or pass where nothing can be played.</source>
        <translation>Kończy turę albo pasuje, gdy nie ma ruchu.</translation>
    </message>
    <message>
        <source>Export &amp;image…</source>
        <translation>Eksportuj &amp;obraz…</translation>
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
        <source>Games on the s&amp;helf</source>
        <translation>Partie na &amp;półce</translation>
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
        <source>Go on from the results to results and text, to the text alone, and back.</source>
        <translation>Przechodzi od wyników do wyników z tekstem, do samego tekstu i z powrotem.</translation>
    </message>
    <message>
        <source>Go on from the shown position as a new game.</source>
        <translation>Kontynuuje od pokazanej pozycji jako nową partię.</translation>
    </message>
    <message>
        <source>Go on to the next symmetry.</source>
        <translation>Przejdź do następnej symetrii.</translation>
    </message>
    <message>
        <source>Go on with a run that was stopped.</source>
        <translation>Kontynuuje zatrzymany przebieg.</translation>
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
        <source>H&amp;ide the hand</source>
        <translation>U&amp;kryj rękę</translation>
    </message>
    <message>
        <source>Have a map drawn at random, with the symmetry, the land and the cities you want.</source>
        <translation>Wylosuj mapę o wybranej symetrii, ilości lądu i miast.</translation>
    </message>
    <message>
        <source>Have a search judge the moves so far: who had which chance, what lost it. While hands are hidden, only your own.</source>
        <translation>Niech wyszukiwanie oceni dotychczasowe ruchy: kto miał jaką szansę i co ją odebrało. Dopóki ręce są ukryte, tylko własne.</translation>
    </message>
    <message>
        <source>Hex &amp;grid</source>
        <translation>Siatka &amp;pól</translation>
    </message>
    <message>
        <source>Hold the run that is played, or let it go on.</source>
        <translation>Wstrzymuje trwający przebieg albo go wznawia.</translation>
    </message>
    <message>
        <source>Lay all hands open, or give everybody only their own.</source>
        <translation>Odkrywa wszystkie ręce albo pokazuje każdemu tylko jego własną.</translation>
    </message>
    <message>
        <source>Lay an image under the settlements to draw the board after it.</source>
        <translation>Podłóż obraz pod osady, aby odrysować planszę.</translation>
    </message>
    <message>
        <source>Lay out any situation of a game by hand, to play it or keep it as a puzzle.</source>
        <translation>Ustaw ręcznie dowolną sytuację gry, by ją rozegrać albo zachować jako zagadkę.</translation>
    </message>
    <message>
        <source>Let agents play all seats until you stop them.</source>
        <translation>Agenci grają na wszystkich miejscach, aż ich zatrzymasz.</translation>
    </message>
    <message>
        <source>Let an agent play the rest of this turn for you.</source>
        <translation>Agent dogrywa tę turę za ciebie.</translation>
    </message>
    <message>
        <source>Let chance begin elsewhere.</source>
        <translation>Losowanie zaczyna się gdzie indziej.</translation>
    </message>
    <message>
        <source>Let somebody else play on in place of the agent that decides now.</source>
        <translation>Niech ktoś inny gra dalej zamiast agenta, który teraz decyduje.</translation>
    </message>
    <message>
        <source>Let the agent that is thinking answer at once with the best it has.</source>
        <translation>Myślący agent od razu gra najlepszy ruch, jaki ma.</translation>
    </message>
    <message>
        <source>Let the next click choose the centre.</source>
        <translation>Następne kliknięcie wybierze środek.</translation>
    </message>
    <message>
        <source>List the current warning or note no more while the document is open.</source>
        <translation>Nie pokazuje bieżącego ostrzeżenia lub uwagi, dopóki dokument jest otwarty.</translation>
    </message>
    <message>
        <source>Look for what should not happen in the shown variant or map, in the LAB.</source>
        <translation>Szuka w LAB tego, co nie powinno się zdarzyć w pokazanym wariancie lub na mapie.</translation>
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
        <source>New s&amp;earch</source>
        <translation>Nowe szu&amp;kanie</translation>
    </message>
    <message>
        <source>Next &amp;marked move</source>
        <translation>Następny oz&amp;naczony ruch</translation>
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
        <source>Open a search that came with Daimyo; editing it makes a copy.</source>
        <translation>Otwórz szukanie dołączone do Daimyo; edycja tworzy kopię.</translation>
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
        <source>Open the selected game at the table, with the verdicts of both variants.</source>
        <translation>Otwiera wybraną grę przy stole, z werdyktami obu wariantów.</translation>
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
        <source>Paint every space that the mouse passes; keys 1 to 6 choose what is painted.</source>
        <translation>Maluj każde pole, po którym przejdzie mysz; klawisze od 1 do 6 wybierają, co jest malowane.</translation>
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
        <source>Play 100 games of each cell and keep nothing.</source>
        <translation>Rozgrywa po 100 gier w każdej komórce, bez zapisu.</translation>
    </message>
    <message>
        <source>Play a game by hand or against agents.</source>
        <translation>Rozgrywka z ludźmi lub agentami.</translation>
    </message>
    <message>
        <source>Play on the table what would have been better than the shown move, and go back.</source>
        <translation>Pokaż na stole, co byłoby lepsze od pokazanego ruchu, i wróć.</translation>
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
        <source>Print board, tokens, figures, screens and rules, or save them as a PDF.</source>
        <translation>Drukuje planszę, kafelki, figury, zasłonki i zasady albo zapisuje je jako PDF.</translation>
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
        <source>Re&amp;port…</source>
        <translation>&amp;Raport…</translation>
    </message>
    <message>
        <source>Re&amp;vert to the file</source>
        <translation>P&amp;rzywróć z pliku</translation>
    </message>
    <message>
        <source>Remove the selected runs for good, asking first.</source>
        <translation>Usuwa wybrane przebiegi na zawsze, po potwierdzeniu.</translation>
    </message>
    <message>
        <source>Results, both or te&amp;xt</source>
        <translation>Wyniki, oba lub te&amp;kst</translation>
    </message>
    <message>
        <source>Run the shown experiment, after those that wait.</source>
        <translation>Uruchamia pokazany eksperyment, po tych, które czekają.</translation>
    </message>
    <message>
        <source>S&amp;how the selected runs</source>
        <translation>&amp;Pokaż wybrane przebiegi</translation>
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
        <source>Save record &amp;as…</source>
        <translation>Zapisz partię &amp;jako…</translation>
    </message>
    <message>
        <source>Sc&amp;an</source>
        <translation>S&amp;kan</translation>
    </message>
    <message>
        <source>Search for &amp;balance</source>
        <translation>Szukaj &amp;równowagi</translation>
    </message>
    <message>
        <source>Search the YAML text.</source>
        <translation>Przeszukuje tekst YAML.</translation>
    </message>
    <message>
        <source>Search values and map spaces for balance, in the LAB.</source>
        <translation>Szuka w LAB równowagi wśród wartości i pól mapy.</translation>
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
        <source>Set &amp;up again</source>
        <translation>U&amp;staw ponownie</translation>
    </message>
    <message>
        <source>Set up a &amp;position</source>
        <translation>Ustaw &amp;pozycję</translation>
    </message>
    <message>
        <source>Set up another game; the one on the table stays on the shelf.</source>
        <translation>Przygotuj inną partię; ta na stole zostaje na półce.</translation>
    </message>
    <message>
        <source>Settlement n&amp;ames</source>
        <translation>N&amp;azwy osad</translation>
    </message>
    <message>
        <source>Shipped se&amp;arches</source>
        <translation>Dołączone szuk&amp;ania</translation>
    </message>
    <message>
        <source>Show a line for every side that two hexes share.</source>
        <translation>Pokaż linię dla każdego wspólnego boku dwóch pól.</translation>
    </message>
    <message>
        <source>Show all games and branches that were played, to go on with any of them.</source>
        <translation>Pokaż wszystkie rozegrane partie i odgałęzienia, by dowolną kontynuować.</translation>
    </message>
    <message>
        <source>Show every action with its key and what it does.</source>
        <translation>Pokazuje każde polecenie z klawiszem i opisem.</translation>
    </message>
    <message>
        <source>Show intervals that hold the true value in 90 of 100 cases.</source>
        <translation>Pokazuje przedziały, które zawierają prawdziwą wartość w 90 na 100 przypadków.</translation>
    </message>
    <message>
        <source>Show intervals that hold the true value in 95 of 100 cases.</source>
        <translation>Pokazuje przedziały, które zawierają prawdziwą wartość w 95 na 100 przypadków.</translation>
    </message>
    <message>
        <source>Show intervals that hold the true value in 99 of 100 cases.</source>
        <translation>Pokazuje przedziały, które zawierają prawdziwą wartość w 99 na 100 przypadków.</translation>
    </message>
    <message>
        <source>Show the &amp;error log</source>
        <translation>Pokaż &amp;dziennik błędów</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>Pokaż &amp;folder</translation>
    </message>
    <message>
        <source>Show the axial coordinate of each hex.</source>
        <translation>Pokaż współrzędne osiowe każdego pola.</translation>
    </message>
    <message>
        <source>Show the board after the next turn.</source>
        <translation>Pokazuje planszę po następnej turze.</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Pokazuje planszę taką, jaka jest teraz.</translation>
    </message>
    <message>
        <source>Show the board as it was before the shown turn.</source>
        <translation>Pokazuje planszę sprzed pokazanej tury.</translation>
    </message>
    <message>
        <source>Show the board before the first turn.</source>
        <translation>Pokazuje planszę sprzed pierwszej tury.</translation>
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
        <source>Show the folder of the selected run, or of all runs.</source>
        <translation>Pokazuje folder wybranego przebiegu lub wszystkich.</translation>
    </message>
    <message>
        <source>Show the game of a record, look through it, go on from any position.</source>
        <translation>Pokazuje zapisaną partię: można ją przejrzeć i grać dalej od dowolnej pozycji.</translation>
    </message>
    <message>
        <source>Show the image that is traced.</source>
        <translation>Pokaż odrysowywany obraz.</translation>
    </message>
    <message>
        <source>Show the lines between hexes.</source>
        <translation>Pokaż linie między polami.</translation>
    </message>
    <message>
        <source>Show the next move that lost five points or more.</source>
        <translation>Pokaż następny ruch, który stracił pięć punktów lub więcej.</translation>
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
        <source>Show the place of the marked move larger, or close the lens.</source>
        <translation>Pokaż miejsce oznaczonego ruchu w powiększeniu albo zamknij lupę.</translation>
    </message>
    <message>
        <source>Show the plays that a searching agent likes best, with their values.</source>
        <translation>Pokazuje ruchy, które agent ocenia najwyżej, z ich wartościami.</translation>
    </message>
    <message>
        <source>Show the selected run, or several side by side.</source>
        <translation>Pokazuje wybrany przebieg lub kilka obok siebie.</translation>
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
        <source>Show what players said after their games, by variant, beside what agents make of it.</source>
        <translation>Pokaż, co gracze powiedzieli po partiach, według wariantu, obok wyników agentów.</translation>
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
        <source>Show who won and why, and what other editions would have said.</source>
        <translation>Pokazuje, kto wygrał i dlaczego oraz co powiedziałyby inne wydania.</translation>
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
        <source>Start a search for balance: what may change, and what is aimed at.</source>
        <translation>Zacznij szukanie równowagi: co wolno zmienić i do czego się dąży.</translation>
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
        <source>Start an experiment with the set-up of the chosen run.</source>
        <translation>Zacznij eksperyment z ustawieniami wybranego przebiegu.</translation>
    </message>
    <message>
        <source>Start an experiment with this variant and the one it is compared with, on the same seeds.</source>
        <translation>Zacznij eksperyment z tym wariantem i tym, z którym jest porównywany, na tych samych ziarnach.</translation>
    </message>
    <message>
        <source>Start the tour a&amp;gain</source>
        <translation>Przewodnik od &amp;początku</translation>
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
        <source>Take the &amp;tour</source>
        <translation>Przejdź z prze&amp;wodnikiem</translation>
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
        <source>Take the shown position into the editor, as a new game beside this one.</source>
        <translation>Przenieś pokazaną pozycję do edytora, jako nową partię obok tej.</translation>
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
        <source>Turn &amp;on</source>
        <translation>Tura da&amp;lej</translation>
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
        <source>Turn your hand face down, or up again; the space bar does the same.</source>
        <translation>Zakrywa rękę albo znów ją odkrywa; spacja robi to samo.</translation>
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
        <source>Write a critique of the shown variant or map, in the LAB.</source>
        <translation>Pisze w LAB ocenę pokazanego wariantu lub mapy.</translation>
    </message>
    <message>
        <source>Write a remark on the shown turn; the record keeps it.</source>
        <translation>Dodaje uwagę do pokazanej tury; zostaje w zapisie partii.</translation>
    </message>
    <message>
        <source>Write every changed document to its file.</source>
        <translation>Zapisuje każdy zmieniony dokument w jego pliku.</translation>
    </message>
    <message>
        <source>Write the chosen run as one page that opens without a network.</source>
        <translation>Zapisuje wybrany przebieg jako stronę, która otwiera się bez sieci.</translation>
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
        <source>Write the game to another record.</source>
        <translation>Zapisuje partię w innym pliku.</translation>
    </message>
    <message>
        <source>Write the game to its record.</source>
        <translation>Zapisuje partię w jej pliku.</translation>
    </message>
    <message>
        <source>Write the numbers of the chosen runs as a table.</source>
        <translation>Zapisuje liczby wybranych przebiegów jako tabelę.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>How far the search&apos;s games come after it, from 0 to 100; it is not the chance to win, which the analysis shows. ± holds 95 of 100 times.</source>
        <translation>Jak daleko dochodzą gry wyszukiwania po tym ruchu, od 0 do 100; to nie szansa na wygraną, którą pokazuje analiza. ± trzyma 95 razy na 100.</translation>
    </message>
    <message>
        <source>How many of the search&apos;s games you win after it; ± holds 95 of 100 times.</source>
        <translation>Ile partii przeszukiwania potem wygrywasz; ± trafia 95 razy na 100.</translation>
    </message>
    <message>
        <source>Points of greedy&apos;s own evaluation: only their order says something.</source>
        <translation>Punkty własnej oceny agenta greedy: liczy się tylko ich kolejność.</translation>
    </message>
    <message>
        <source>The first time the search is compiled, about half a minute, once.</source>
        <translation>Za pierwszym razem wyszukiwanie jest kompilowane, raz, około pół minuty.</translation>
    </message>
    <message>
        <source>hardly tried</source>
        <translation>prawie nie badane</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <translation>{share} na 100</translation>
    </message>
</context>
<context>
    <name>agents</name>
    <message>
        <source>Fighter</source>
        <translation>Wojownik</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Greedy, aggressive</source>
        <translation>Greedy, agresywny</translation>
    </message>
    <message>
        <source>Greedy, cautious</source>
        <translation>Greedy, ostrożny</translation>
    </message>
    <message>
        <source>Greedy, hopeful</source>
        <translation>Greedy, z nadzieją</translation>
    </message>
    <message>
        <source>Greedy, tuned</source>
        <translation>Greedy, dostrojony</translation>
    </message>
    <message>
        <source>Monte Carlo tree search</source>
        <translation>Przeszukiwanie drzewa Monte Carlo</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowy</translation>
    </message>
</context>
<context>
    <name>balance</name>
    <message>
        <source>Removed</source>
        <translation>Usunięte</translation>
    </message>
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
        <translation>brak rodzaju</translation>
    </message>
</context>
<context>
    <name>conclusion</name>
    <message>
        <source>Between editions it differs by {spread} points at most, on average.</source>
        <translation>Między wydaniami różni się średnio najwyżej o {spread} p.</translation>
    </message>
    <message>
        <source>Farthest off: {cell}, {value} points.</source>
        <translation>Najdalej: {cell}, {value} p.</translation>
    </message>
    <message>
        <source>The board decides most: the seat bias is {low} points on {least} and {high} on {most}, on average.</source>
        <translation>Najwięcej decyduje plansza: przewaga miejsca wynosi średnio {low} p. na {least} i {high} na {most}.</translation>
    </message>
    <message>
        <source>The edition decides most: the seat bias is {low} points by {least} and {high} by {most}, on average.</source>
        <translation>Najwięcej decyduje wydanie: przewaga miejsca wynosi średnio {low} p. według {least} i {high} według {most}.</translation>
    </message>
    <message>
        <source>The number of players decides most: the seat bias is {low} points with {least} and {high} with {most}, on average.</source>
        <translation>Najwięcej decyduje liczba graczy: przewaga miejsca wynosi średnio {low} p. przy {least} i {high} przy {most}.</translation>
    </message>
    <message>
        <source>Whatever was varied, the seat bias differs by no more than chance: {spread} points.</source>
        <translation>Cokolwiek zmieniano, przewaga miejsca różni się nie więcej niż przypadkiem: {spread} p.</translation>
    </message>
    <message>
        <source>Who plays decides most: the seat bias is {low} points with {least} and {high} with {most}, on average.</source>
        <translation>Najwięcej decyduje to, kto gra: przewaga miejsca wynosi średnio {low} p. przy {least} i {high} przy {most}.</translation>
    </message>
</context>
<context>
    <name>critique</name>
    <message>
        <source>A persona against itself wins half.</source>
        <translation>Styl przeciw sobie wygrywa połowę.</translation>
    </message>
    <message>
        <source>Alive?</source>
        <translation>Czy żyje?</translation>
    </message>
    <message>
        <source>Best mixture, %</source>
        <translation>Najlepsza mieszanka, %</translation>
    </message>
    <message>
        <source>Dead weight</source>
        <translation>Martwy balast</translation>
    </message>
    <message>
        <source>Dead?</source>
        <translation>Martwe?</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Skutki</translation>
    </message>
    <message>
        <source>Fair?</source>
        <translation>Czy uczciwa?</translation>
    </message>
    <message>
        <source>How long games take, when the winner is settled, how often the lead changes, and whether the last to choose only makes a king.</source>
        <translation>Jak długo trwają partie, kiedy zwycięzca jest rozstrzygnięty, jak często zmienia się prowadzenie i czy ostatni wybierający tylko rozdaje zwycięstwo.</translation>
    </message>
    <message>
        <source>How often each seat wins when everybody plays at random, plays greedily or thinks ahead, and what the first turn is worth; of a team, how hard its game is.</source>
        <translation>Jak często wygrywa każde miejsce, gdy wszyscy grają losowo, zachłannie lub myślą naprzód, i ile warta jest pierwsza tura; w zespole: jak trudna jest jego gra.</translation>
    </message>
    <message>
        <source>Kingmaking</source>
        <translation>Rozdawanie zwycięstwa</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>Length, leads and choices</source>
        <translation>Długość, prowadzenie i wybory</translation>
    </message>
    <message>
        <source>Length, turns</source>
        <translation>Długość, tury</translation>
    </message>
    <message>
        <source>Matters</source>
        <translation>Ważne</translation>
    </message>
    <message>
        <source>One sensible move</source>
        <translation>Jeden sensowny ruch</translation>
    </message>
    <message>
        <source>Pay-offs</source>
        <translation>Wypłaty</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Umiejętność</translation>
    </message>
    <message>
        <source>Skill or luck?</source>
        <translation>Umiejętność czy szczęście?</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>The three changes that help most, measured again in games that had no part in choosing them; each opens as a child variant or as a copy of the map.</source>
        <translation>Trzy zmiany, które najbardziej pomagają, zmierzone ponownie w partiach, które nie miały udziału w ich wyborze; każda otwiera się jako wariant potomny albo kopia mapy.</translation>
    </message>
    <message>
        <source>To try</source>
        <translation>Próby</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Style gry</translation>
    </message>
    <message>
        <source>What a member is worth</source>
        <translation>Ile wart jest członek drużyny</translation>
    </message>
    <message>
        <source>What decides who wins, %</source>
        <translation>Co decyduje, %</translation>
    </message>
    <message>
        <source>What is dead?</source>
        <translation>Co jest martwe?</translation>
    </message>
    <message>
        <source>What matters?</source>
        <translation>Co ma znaczenie?</translation>
    </message>
    <message>
        <source>What never comes up: endings, spaces, tokens or cards, and the values whose change flips no game.</source>
        <translation>Co nigdy nie występuje: zakończenia, pola, żetony lub karty, oraz wartości, których zmiana nie odwraca żadnej partii.</translation>
    </message>
    <message>
        <source>What thinking wins, step by step, and how much of who wins is decided by skill, by the deal and by the seat.</source>
        <translation>Ile daje myślenie, stopień po stopniu, i w jakiej części o wygranej decydują umiejętność, rozdanie i miejsce.</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Co wypróbować</translation>
    </message>
    <message>
        <source>What was used</source>
        <translation>Czego użyto</translation>
    </message>
    <message>
        <source>Whether a one-sided way to play beats all others, and the best mixture of them.</source>
        <translation>Czy jednostronny sposób gry pokonuje wszystkie inne, i jaka jest ich najlepsza mieszanka.</translation>
    </message>
    <message>
        <source>Which strategy rules?</source>
        <translation>Która strategia rządzi?</translation>
    </message>
    <message>
        <source>Which values move the seats: each is changed by a step, in the same games, and what is chance is sorted out.</source>
        <translation>Które wartości przesuwają miejsca: każda jest zmieniana o krok, w tych samych partiach, a przypadek jest odsiewany.</translation>
    </message>
    <message>
        <source>Win probability</source>
        <translation>Szansa wygranej</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won by a team of the stronger ones, %</source>
        <translation>Wygrane zespołu silniejszych, %</translation>
    </message>
    <message>
        <source>Won by the stronger one, %; dashed: equal strength</source>
        <translation>Wygrane silniejszego, %; kreski: równa siła</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>i jeszcze {count}</translation>
    </message>
    <message>
        <source>chance of the later winner, %</source>
        <translation>szansa późniejszego zwycięzcy, %</translation>
    </message>
    <message>
        <source>counting what comes up, changing every value</source>
        <translation>liczenie tego, co występuje; zmiana każdej wartości</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>rozdanie</translation>
    </message>
    <message>
        <source>every value changed by a step, in the same games</source>
        <translation>każda wartość zmieniona o krok, w tych samych partiach</translation>
    </message>
    <message>
        <source>four of five games</source>
        <translation>cztery na pięć partii</translation>
    </message>
    <message>
        <source>games won by the team, %</source>
        <translation>gry wygrane przez drużynę, %</translation>
    </message>
    <message>
        <source>games won, %</source>
        <translation>wygrane gry, %</translation>
    </message>
    <message>
        <source>half and four fifths of the games</source>
        <translation>połowa i cztery piąte partii</translation>
    </message>
    <message>
        <source>in place of another</source>
        <translation>w miejsce innego</translation>
    </message>
    <message>
        <source>left out, flips nothing</source>
        <translation>bez: nic nie zmienia</translation>
    </message>
    <message>
        <source>looking into games by play-outs</source>
        <translation>wgląd w partie przez dogrywki</translation>
    </message>
    <message>
        <source>never ({things})</source>
        <translation>nigdy ({things})</translation>
    </message>
    <message>
        <source>one-sided players against each other</source>
        <translation>jednostronni gracze przeciw sobie</translation>
    </message>
    <message>
        <source>over {weak}</source>
        <translation>nad {weak}</translation>
    </message>
    <message>
        <source>players: {count}</source>
        <translation>gracze: {count}</translation>
    </message>
    <message>
        <source>points of the team&apos;s win rate</source>
        <translation>punkty odsetka wygranych zespołu</translation>
    </message>
    <message>
        <source>random, greedy and searching games</source>
        <translation>partie losowe, zachłanne i z przeszukiwaniem</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>reszta</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>settled at {part} %</source>
        <translation>rozstrzygnięte przy {part} %</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>umiejętność</translation>
    </message>
    <message>
        <source>strong players among weaker ones, the same deals at other seats</source>
        <translation>silni gracze wśród słabszych, te same rozdania na innych miejscach</translation>
    </message>
    <message>
        <source>the best changes, on unseen seeds</source>
        <translation>najlepsze zmiany, na nowych ziarnach</translation>
    </message>
    <message>
        <source>the row&apos;s share, %: ▲ beats, ▼ loses, • within ±</source>
        <translation>udział wiersza, %: ▲ wygrywa, ▼ przegrywa, • w ±</translation>
    </message>
    <message>
        <source>the team</source>
        <translation>drużyna</translation>
    </message>
    <message>
        <source>wins of {who}, points</source>
        <translation>wygrane: {who}, punkty</translation>
    </message>
    <message>
        <source>without {entry}</source>
        <translation>bez {entry}</translation>
    </message>
    <message>
        <source>{before} → {after} flips nothing</source>
        <translation>{before} → {after} nic nie zmienia</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} do {high}</translation>
    </message>
    <message>
        <source>{row} against {column}: {value} % of the games between the two</source>
        <translation>{row} przeciw {column}: {value} % partii między nimi</translation>
    </message>
    <message>
        <source>✓ holds after correction</source>
        <translation>✓ istotne po korekcie</translation>
    </message>
</context>
<context>
    <name>experiments</name>
    <message>
        <source>{variant} against {other}</source>
        <translation>{variant} przeciw {other}</translation>
    </message>
    <message>
        <source>{variant}: {value} varied</source>
        <translation>{variant}: {value}, różne wartości</translation>
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
    <name>heat</name>
    <message>
        <source>Capture share</source>
        <translation>Zdobycia</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Rywale</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Użycie</translation>
    </message>
    <message>
        <source>fewest ties</source>
        <translation>najmniej remisów</translation>
    </message>
    <message>
        <source>figures captured by somebody, %</source>
        <translation>figury zdobyte przez kogoś, %</translation>
    </message>
    <message>
        <source>figures removed by ties, %</source>
        <translation>figury usunięte w remisach, %</translation>
    </message>
    <message>
        <source>hex {at}</source>
        <translation>pole {at}</translation>
    </message>
    <message>
        <source>least contested</source>
        <translation>najmniej rywali</translation>
    </message>
    <message>
        <source>least often captured</source>
        <translation>najrzadziej zdobywane</translation>
    </message>
    <message>
        <source>least used</source>
        <translation>najmniej użyć</translation>
    </message>
    <message>
        <source>most contested</source>
        <translation>najwięcej rywali</translation>
    </message>
    <message>
        <source>most often captured</source>
        <translation>najczęściej zdobywane</translation>
    </message>
    <message>
        <source>most ties</source>
        <translation>najwięcej remisów</translation>
    </message>
    <message>
        <source>most used</source>
        <translation>najwięcej użyć</translation>
    </message>
    <message>
        <source>players with influence at capture</source>
        <translation>gracze z wpływem przy zdobyciu</translation>
    </message>
    <message>
        <source>tokens played there in a game</source>
        <translation>kafelki położone tam w grze</translation>
    </message>
</context>
<context>
    <name>image file</name>
    <message>
        <source>Drew the board to {file}.</source>
        <translation>Narysowano planszę w pliku {file}.</translation>
    </message>
    <message>
        <source>Export image</source>
        <translation>Eksport obrazu</translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>After it the territory would count {best} points at the end of the turn, as played {played}.</source>
        <translation>Z nim terytorium liczyłoby na koniec tury {best} pkt, jak zagrano: {played}.</translation>
    </message>
    <message>
        <source>best, {chance}</source>
        <translation>najlepszy, {chance}</translation>
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
        <translation>1 barykada</translation>
    </message>
    <message>
        <source>1 intruder</source>
        <translation>1 intruz</translation>
    </message>
    <message>
        <source>1 wound</source>
        <translation>1 rana</translation>
    </message>
    <message>
        <source>50 mm check ruler</source>
        <translation>Linijka kontrolna 50 mm</translation>
    </message>
    <message>
        <source>50 mm: print at 100 %</source>
        <translation>50 mm: drukuj w skali 100 %</translation>
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
        <translation>Karta {width} × {height} mm nie mieści się na papierze {paper}: wybierz większy papier.</translation>
    </message>
    <message>
        <source>A hex is {least} to {most} mm wide, not {value}.</source>
        <translation>Pole ma szerokość od {least} do {most} mm, nie {value}.</translation>
    </message>
    <message>
        <source>A hex of {hex} mm does not fit: {paper} leaves {width} × {height} mm inside the margins. Choose a smaller hex, larger paper or smaller margins.</source>
        <translation>Pole {hex} mm się nie mieści: {paper} daje {width} × {height} mm wewnątrz marginesów. Wybierz mniejsze pole, większy papier lub mniejsze marginesy.</translation>
    </message>
    <message>
        <source>A margin has {least} to {most} mm, not {value}.</source>
        <translation>Margines ma od {least} do {most} mm, nie {value}.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Animal sides</source>
        <translation>Strony zwierząt</translation>
    </message>
    <message>
        <source>Backs of farms: how many of each is an assumption</source>
        <translation>Rewersy gospodarstw: ile których, to założenie</translation>
    </message>
    <message>
        <source>Barricades, burnt</source>
        <translation>Barykady, spalone</translation>
    </message>
    <message>
        <source>Barricades, {count}</source>
        <translation>Barykady, {count}</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Board, tile {tile} of {count}</source>
        <translation>Plansza, {tile} z {count}</translation>
    </message>
    <message>
        <source>Bonuses of families</source>
        <translation>Premie rodzin</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Changed faces</source>
        <translation>Zmienione karty</translation>
    </message>
    <message>
        <source>Colours, if tied</source>
        <translation>Kolory przy remisie</translation>
    </message>
    <message>
        <source>Corner crop marks</source>
        <translation>Narożne znaki cięcia</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Linie cięcia</translation>
    </message>
    <message>
        <source>Discard from the river: {count}</source>
        <translation>Odrzuć z rzeki: {count}</translation>
    </message>
    <message>
        <source>Emissaries, {count} each and {spare} spare: fold and glue</source>
        <translation>Emisariusze, po {count} i {spare} zapasowy: złóż i sklej</translation>
    </message>
    <message>
        <source>Every card, or only those that differ from the parent&apos;s, for a deck that is printed already.</source>
        <translation>Wszystkie karty albo tylko różniące się od wariantu nadrzędnego, do już wydrukowanej talii.</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Rodziny</translation>
    </message>
    <message>
        <source>Families, points each: {points}</source>
        <translation>Rodziny, punktów za każdą: {points}</translation>
    </message>
    <message>
        <source>Farms</source>
        <translation>Gospodarstwa</translation>
    </message>
    <message>
        <source>Farms, points each: {points}</source>
        <translation>Gospodarstwa, punktów za każde: {points}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figury</translation>
    </message>
    <message>
        <source>Figures as</source>
        <translation>Figury jako</translation>
    </message>
    <message>
        <source>Figures {number}</source>
        <translation>Figury {number}</translation>
    </message>
    <message>
        <source>Figures {number} of {count}</source>
        <translation>Figury {number} z {count}</translation>
    </message>
    <message>
        <source>Flat counters, or strips that fold to stand up.</source>
        <translation>Płaskie żetony albo paski, które po złożeniu stoją.</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>Pełny kolor</translation>
    </message>
    <message>
        <source>Hand screens</source>
        <translation>Zasłonki</translation>
    </message>
    <message>
        <source>Hand screens {number} of {count}</source>
        <translation>Zasłonki {number} z {count}</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Wyrównanie</translation>
    </message>
    <message>
        <source>Here: {text}</source>
        <translation>Tutaj: {text}</translation>
    </message>
    <message>
        <source>Imperial court</source>
        <translation>Dwór cesarski</translation>
    </message>
    <message>
        <source>Imperial decree</source>
        <translation>Cesarski dekret</translation>
    </message>
    <message>
        <source>Millimetres: for usual sleeves, nine to a sheet, or as large as the published cards.</source>
        <translation>W milimetrach: na zwykłe koszulki, dziewięć na arkuszu, albo tak duże jak wydane karty.</translation>
    </message>
    <message>
        <source>No printer is set up on this machine. Save a PDF and print that.</source>
        <translation>Na tym komputerze nie ma drukarki. Zapisz PDF i wydrukuj go.</translation>
    </message>
    <message>
        <source>Nothing in the rules.</source>
        <translation>Nic w zasadach.</translation>
    </message>
    <message>
        <source>Nothing is chosen to be printed.</source>
        <translation>Nie wybrano nic do druku.</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>Nie ma o tym mowy.</translation>
    </message>
    <message>
        <source>Other sides of tokens</source>
        <translation>Drugie strony żetonów</translation>
    </message>
    <message>
        <source>Overlap bands</source>
        <translation>Pasy zakładek</translation>
    </message>
    <message>
        <source>Player aids</source>
        <translation>Ściągawki</translation>
    </message>
    <message>
        <source>Player aids {number} of {count}</source>
        <translation>Ściągawki {number} z {count}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Printing page {number} of {count} …</source>
        <translation>Drukowanie strony {number} z {count} …</translation>
    </message>
    <message>
        <source>Qt cannot print on this machine. Save a PDF and print that.</source>
        <translation>Qt nie może drukować na tym komputerze. Zapisz PDF i wydrukuj go.</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Najeźdźcy</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules in short, for {players} players on {map}.</source>
        <translation>Zasady w skrócie, {players} graczy, {map}.</translation>
    </message>
    <message>
        <source>Rules in short. Players: {players}.</source>
        <translation>Zasady w skrócie. Gracze: {players}.</translation>
    </message>
    <message>
        <source>Rules sheet</source>
        <translation>Arkusz zasad</translation>
    </message>
    <message>
        <source>Rules {number}</source>
        <translation>Zasady {number}</translation>
    </message>
    <message>
        <source>Rules {number} of {count}</source>
        <translation>Zasady {number} z {count}</translation>
    </message>
    <message>
        <source>Samurai boards</source>
        <translation>Plansze samurajów</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Oszczędny</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Notes punktacji</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Zasłonki</translation>
    </message>
    <message>
        <source>Screens {number}</source>
        <translation>Zasłonki {number}</translation>
    </message>
    <message>
        <source>Sent {count} pages {paper} to the printer. Now check the 50 mm ruler.</source>
        <translation>Wysłano do drukarki, strony {paper}: {count}. Teraz sprawdź linijkę 50 mm.</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Rozmiar kart</translation>
    </message>
    <message>
        <source>Stand-ups</source>
        <translation>Standy</translation>
    </message>
    <message>
        <source>Support tokens</source>
        <translation>Żetony wsparcia</translation>
    </message>
    <message>
        <source>Support tokens, used</source>
        <translation>Żetony wsparcia, użyte</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Zamień dwie karty</translation>
    </message>
    <message>
        <source>The board would take {count} sheets: choose a smaller hex or larger paper.</source>
        <translation>Plansza zajęłaby {count} arkuszy: wybierz mniejsze pole lub większy papier.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save a PDF and print that.</source>
        <translation>Drukarka nie odpowiada. Zapisz PDF i wydrukuj go.</translation>
    </message>
    <message>
        <source>There: {text}</source>
        <translation>Tam: {text}</translation>
    </message>
    <message>
        <source>Tile labels and neighbours</source>
        <translation>Oznaczenia segmentów i sąsiadów</translation>
    </message>
    <message>
        <source>Tiles overlap by {least} to {most} mm, not {value}.</source>
        <translation>Zakładka segmentów ma od {least} do {most} mm, nie {value}.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Kafelki</translation>
    </message>
    <message>
        <source>Tokens {number}</source>
        <translation>Kafelki {number}</translation>
    </message>
    <message>
        <source>Tokens {number} of {count}, {colours}</source>
        <translation>Kafelki {number} z {count}, {colours}</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wioska</translation>
    </message>
    <message>
        <source>Village tokens</source>
        <translation>Żetony wioski</translation>
    </message>
    <message>
        <source>What differs from {title}</source>
        <translation>Czym różni się od: {title}</translation>
    </message>
    <message>
        <source>Where the figures stand</source>
        <translation>Gdzie stoją figury</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Które karty</translation>
    </message>
    <message>
        <source>Which cards and boards</source>
        <translation>Które karty i plansze</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Rany</translation>
    </message>
    <message>
        <source>Wounds, {count}</source>
        <translation>Rany, {count}</translation>
    </message>
    <message>
        <source>burns a barricade as an intruder</source>
        <translation>jako intruz pali barykadę</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolumna</translation>
    </message>
    <message>
        <source>defends {whom}; families lost without it: {count}</source>
        <translation>broni: {whom}; bez niego straconych rodzin: {count}</translation>
    </message>
    <message>
        <source>defends {whom}; farms lost without it: {count}</source>
        <translation>broni: {whom}; bez niego straconych gospodarstw: {count}</translation>
    </message>
    <message>
        <source>defends {whom}; wounds without it: {count}</source>
        <translation>broni: {whom}; bez niego ran: {count}</translation>
    </message>
    <message>
        <source>empty, not printed</source>
        <translation>pusty, bez druku</translation>
    </message>
    <message>
        <source>exchanged with the other player: {places}; stays to the end</source>
        <translation>wymiana z drugim graczem: {places}; zostaje do końca</translation>
    </message>
    <message>
        <source>four to a sheet</source>
        <translation>cztery na arkuszu</translation>
    </message>
    <message>
        <source>generated text</source>
        <translation>tekst generowany</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>1 segment</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>zapas</translation>
    </message>
    <message>
        <source>spare, to write on</source>
        <translation>zapasowa, do opisania</translation>
    </message>
    <message>
        <source>then turn up the next cards</source>
        <translation>potem odkryj następne karty</translation>
    </message>
    <message>
        <source>with emissaries</source>
        <translation>z emisariuszami</translation>
    </message>
    <message>
        <source>{columns} × {rows} tiles</source>
        <translation>{columns} × {rows} segmentów</translation>
    </message>
    <message>
        <source>{count} and {spare} spare</source>
        <translation>{count} i {spare} zapasowe</translation>
    </message>
    <message>
        <source>{count} cards, 63 × 88 mm</source>
        <translation>kart: {count}, 63 × 88 mm</translation>
    </message>
    <message>
        <source>{count} fold cards</source>
        <translation>składane karty: {count}</translation>
    </message>
    <message>
        <source>{count} sheets, players: {players}</source>
        <translation>arkusze: {count}, gracze: {players}</translation>
    </message>
    <message>
        <source>{count} sheets, {players} players, assembled board {width} × {height} cm, hexes of {hex} mm</source>
        <translation>arkusze: {count}, {players} graczy, złożona plansza {width} × {height} cm, pola {hex} mm</translation>
    </message>
    <message>
        <source>{count}, 120 × 77 mm</source>
        <translation>{count}, 120 × 77 mm</translation>
    </message>
    <message>
        <source>{count}, shared cuts</source>
        <translation>{count}, wspólne cięcia</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i {last}</translation>
    </message>
    <message>
        <source>{name}, court and emissaries</source>
        <translation>{name}, dwór i emisariusze</translation>
    </message>
    <message>
        <source>{name}, figures</source>
        <translation>{name}, figury</translation>
    </message>
    <message>
        <source>{name}, hand screens</source>
        <translation>{name}, zasłonki</translation>
    </message>
    <message>
        <source>{name}, player aids: glue them behind the screens</source>
        <translation>{name}, ściągawki: przyklej je za zasłonkami</translation>
    </message>
    <message>
        <source>{name}, rules {number}/{count}</source>
        <translation>{name}, zasady {number}/{count}</translation>
    </message>
    <message>
        <source>{name}, score pad</source>
        <translation>{name}, notes punktacji</translation>
    </message>
    <message>
        <source>{name}, tokens {number}/{count}</source>
        <translation>{name}, kafelki {number}/{count}</translation>
    </message>
    <message>
        <source>{name}, village</source>
        <translation>{name}, wioska</translation>
    </message>
    <message>
        <source>{title} has no spaces to print.</source>
        <translation>{title} nie ma pól do wydrukowania.</translation>
    </message>
    <message>
        <source>{title} is played on a map, and none is named.</source>
        <translation>{title} wymaga mapy, a żadnej nie podano.</translation>
    </message>
    <message>
        <source>{title} {number} of {count}</source>
        <translation>{title} {number} z {count}</translation>
    </message>
    <message>
        <source>{title}, continued</source>
        <translation>{title}, ciąg dalszy</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>({low} to {high})</source>
        <translation>({low} do {high})</translation>
    </message>
    <message>
        <source>All figures gone</source>
        <translation>Brak figur</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Ogłoszony koniec</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Final tie-break</source>
        <translation>Reguła remisu</translation>
    </message>
    <message>
        <source>In brackets stand the ends of its {percent} % interval, from {games} cases: it is not in the middle of them.</source>
        <translation>W nawiasach stoją końce przedziału {percent} %, z {games} przypadków: liczba nie leży w ich środku.</translation>
    </message>
    <message>
        <source>In turn {turn} {seat} plays {base} by {one}, but {other} by {two}.</source>
        <translation>W turze {turn} {seat} zagrywa {base} według {one}, lecz {other} według {two}.</translation>
    </message>
    <message>
        <source>In turn {turn} {seat} plays {base} in both, with another effect.</source>
        <translation>W turze {turn} {seat} w obu zagrywa {base}, lecz z innym skutkiem.</translation>
    </message>
    <message>
        <source>Named fifth</source>
        <translation>Wymieniony jako piąty</translation>
    </message>
    <message>
        <source>Named first</source>
        <translation>Wymieniony jako pierwszy</translation>
    </message>
    <message>
        <source>Named fourth</source>
        <translation>Wymieniony jako czwarty</translation>
    </message>
    <message>
        <source>Named second</source>
        <translation>Wymieniony jako drugi</translation>
    </message>
    <message>
        <source>Named seventh</source>
        <translation>Wymieniony jako siódmy</translation>
    </message>
    <message>
        <source>Named sixth</source>
        <translation>Wymieniony jako szósty</translation>
    </message>
    <message>
        <source>Named third</source>
        <translation>Wymieniony jako trzeci</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Brak ruchów</translation>
    </message>
    <message>
        <source>One type gone</source>
        <translation>Brak rodzaju</translation>
    </message>
    <message>
        <source>Other effect</source>
        <translation>Inny skutek</translation>
    </message>
    <message>
        <source>Other play</source>
        <translation>Inne zagranie</translation>
    </message>
    <message>
        <source>Other start</source>
        <translation>Inny początek</translation>
    </message>
    <message>
        <source>Piles empty</source>
        <translation>Puste stosy</translation>
    </message>
    <message>
        <source>Ran apart</source>
        <translation>Rozeszły się</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Seat spread</source>
        <translation>Rozstęp miejsc</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Umiejętność</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Team win rate</source>
        <translation>Wygrane drużyny</translation>
    </message>
    <message>
        <source>The games are not paired: other agents play.</source>
        <translation>Gry nie są sparowane: grają inni agenci.</translation>
    </message>
    <message>
        <source>The games are not paired: seats rotate in only one of them.</source>
        <translation>Gry nie są sparowane: miejsca zmieniają się tylko w jednej z nich.</translation>
    </message>
    <message>
        <source>The games are not paired: the boards differ.</source>
        <translation>Gry nie są sparowane: plansze są różne.</translation>
    </message>
    <message>
        <source>The games are not paired: the numbers of players differ.</source>
        <translation>Gry nie są sparowane: liczby graczy są różne.</translation>
    </message>
    <message>
        <source>The games are not paired: their seeds differ.</source>
        <translation>Gry nie są sparowane: ziarna są różne.</translation>
    </message>
    <message>
        <source>The games are not paired: they are different games.</source>
        <translation>Gry nie są sparowane: to różne gry.</translation>
    </message>
    <message>
        <source>The games began differently.</source>
        <translation>Partie zaczęły się inaczej.</translation>
    </message>
    <message>
        <source>The games ended alike with a majority, but the scoring differs.</source>
        <translation>Gry skończyły się tak samo, z przewagą, ale punktacja jest inna.</translation>
    </message>
    <message>
        <source>The games ended alike, nobody had a majority, and the editions judge that differently.</source>
        <translation>Gry skończyły się tak samo, nikt nie miał przewagi, a wydania różnie to oceniają.</translation>
    </message>
    <message>
        <source>The games ended with the same territories, which are counted otherwise.</source>
        <translation>Gry skończyły się tymi samymi terytoriami, które liczą się inaczej.</translation>
    </message>
    <message>
        <source>The games ran apart before their end and finished with other captures.</source>
        <translation>Gry rozeszły się przed końcem i dały inne zdobycze.</translation>
    </message>
    <message>
        <source>The games ran apart before their end and finished with other territories.</source>
        <translation>Gry rozeszły się przed końcem i skończyły innymi terytoriami.</translation>
    </message>
    <message>
        <source>The games ran apart before their end.</source>
        <translation>Gry rozeszły się przed końcem.</translation>
    </message>
    <message>
        <source>The games went alike until another play was chosen.</source>
        <translation>Partie przebiegały tak samo, aż wybrano inne zagranie.</translation>
    </message>
    <message>
        <source>The games went alike until one of them had ended.</source>
        <translation>Partie przebiegały tak samo, aż jedna z nich się skończyła.</translation>
    </message>
    <message>
        <source>The games went alike until the same play had another effect.</source>
        <translation>Partie przebiegały tak samo, aż to samo zagranie miało inny skutek.</translation>
    </message>
    <message>
        <source>The number is a mean; ± is half of its {percent} % interval, from {games} cases.</source>
        <translation>Liczba jest średnią; ± to połowa jej przedziału {percent} %, z {games} przypadków.</translation>
    </message>
    <message>
        <source>The rate is in percent; ± is half of its {percent} % interval, from {games} cases.</source>
        <translation>Odsetek jest w procentach; ± to połowa jego przedziału {percent} %, z {games} przypadków.</translation>
    </message>
    <message>
        <source>Tied figures</source>
        <translation>Limit remisów</translation>
    </message>
    <message>
        <source>Tokens run out</source>
        <translation>Brak kafelków</translation>
    </message>
    <message>
        <source>Turn {turn} of {seat} is the last one of the shorter game.</source>
        <translation>Tura {turn} ({seat}) jest ostatnią w krótszej partii.</translation>
    </message>
    <message>
        <source>a beaten samurai</source>
        <translation>pokonany samuraj</translation>
    </message>
    <message>
        <source>a missing hat</source>
        <translation>brakujący kapelusz</translation>
    </message>
    <message>
        <source>a missing symbol</source>
        <translation>brak symbolu</translation>
    </message>
    <message>
        <source>a penalty</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>a removed card</source>
        <translation>usunięta karta</translation>
    </message>
    <message>
        <source>a samurai died</source>
        <translation>zginął samuraj</translation>
    </message>
    <message>
        <source>about {count} h</source>
        <translation>około {count} h</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>około {count} min</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <translation>około {count} s</translation>
    </message>
    <message>
        <source>all figures</source>
        <translation>wszystkie figury</translation>
    </message>
    <message>
        <source>an arrow</source>
        <translation>strzałka</translation>
    </message>
    <message>
        <source>an impossible penalty</source>
        <translation>kara niemożliwa do wykonania</translation>
    </message>
    <message>
        <source>an intruder</source>
        <translation>intruz</translation>
    </message>
    <message>
        <source>any majority</source>
        <translation>dowolna przewaga</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>na końcu</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>w ataku</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>barykady</translation>
    </message>
    <message>
        <source>before developing</source>
        <translation>przed rozbudową</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>kolory</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolumna</translation>
    </message>
    <message>
        <source>column {}</source>
        <translation>kolumna {}</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>obrona</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>odrzucenie</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>odprawieni</translation>
    </message>
    <message>
        <source>families after round {}, lost games</source>
        <translation>rodziny po rundzie {}, partie przegrane</translation>
    </message>
    <message>
        <source>families after round {}, won games</source>
        <translation>rodziny po rundzie {}, partie wygrane</translation>
    </message>
    <message>
        <source>farms after round {}, lost games</source>
        <translation>gospodarstwa po rundzie {}, partie przegrane</translation>
    </message>
    <message>
        <source>farms after round {}, won games</source>
        <translation>gospodarstwa po rundzie {}, partie wygrane</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>walki</translation>
    </message>
    <message>
        <source>given card</source>
        <translation>karta podarowana</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>hand, column {}</source>
        <translation>ręka, kolumna {}</translation>
    </message>
    <message>
        <source>in another&apos;s turn</source>
        <translation>w cudzej turze</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>wydany</translation>
    </message>
    <message>
        <source>last family lost</source>
        <translation>stracono ostatnią rodzinę</translation>
    </message>
    <message>
        <source>last farm burnt</source>
        <translation>spłonęło ostatnie gospodarstwo</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>pozostali</translation>
    </message>
    <message>
        <source>let in as intruders</source>
        <translation>wpuszczeni jako intruzi</translation>
    </message>
    <message>
        <source>majorities held</source>
        <translation>posiadane przewagi</translation>
    </message>
    <message>
        <source>number of majorities</source>
        <translation>liczba przewag</translation>
    </message>
    <message>
        <source>of all turns</source>
        <translation>ze wszystkich tur</translation>
    </message>
    <message>
        <source>other figures</source>
        <translation>pozostałe figury</translation>
    </message>
    <message>
        <source>out of turns</source>
        <translation>brak tur</translation>
    </message>
    <message>
        <source>over the row</source>
        <translation>w rzędzie</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>karta własna</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasy</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>odwołanie</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>round {1}: {0}</source>
        <translation>runda {1}: {0}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>runda {}</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>rozpędzeni</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
    <message>
        <source>row, column {}</source>
        <translation>rząd, kolumna {}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>ziarno {seed}</translation>
    </message>
    <message>
        <source>supports</source>
        <translation>wsparcia</translation>
    </message>
    <message>
        <source>territory</source>
        <translation>terytorium</translation>
    </message>
    <message>
        <source>the back of a farm</source>
        <translation>rewers gospodarstwa</translation>
    </message>
    <message>
        <source>the village holds</source>
        <translation>wioska się broni</translation>
    </message>
    <message>
        <source>turning over</source>
        <translation>odwrócenie</translation>
    </message>
    <message>
        <source>two majorities</source>
        <translation>dwie przewagi</translation>
    </message>
    <message>
        <source>types held: {}</source>
        <translation>posiadane rodzaje: {}</translation>
    </message>
    <message>
        <source>under a second</source>
        <translation>poniżej sekundy</translation>
    </message>
    <message>
        <source>when declaring</source>
        <translation>w chwili ogłoszenia</translation>
    </message>
    <message>
        <source>who issued it wins</source>
        <translation>wygrywa ten, kto go wydał</translation>
    </message>
    <message>
        <source>with {}</source>
        <translation>jest: {}</translation>
    </message>
    <message>
        <source>without {}</source>
        <translation>brak: {}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
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
        <translation>zostało {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s left</source>
        <translation>zostało {minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <translation>zostało {seconds} s</translation>
    </message>
    <message>
        <source>{} after round {}, lost games</source>
        <translation>{} po rundzie {}, partie przegrane</translation>
    </message>
    <message>
        <source>{} after round {}, won games</source>
        <translation>{} po rundzie {}, partie wygrane</translation>
    </message>
    <message>
        <source>{}, 1 held</source>
        <translation>{}, 1 sztuka</translation>
    </message>
    <message>
        <source>{}, 2 held</source>
        <translation>{}, 2 sztuki</translation>
    </message>
    <message>
        <source>{}, 3 held</source>
        <translation>{}, 3 sztuki</translation>
    </message>
    <message>
        <source>{}, 4 or more held</source>
        <translation>{}, 4 lub więcej sztuk</translation>
    </message>
    <message>
        <source>{}, then {}</source>
        <translation>{}, potem {}</translation>
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
        <translation>pl</translation>
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
    <name>lid</name>
    <message>
        <source>{variant}, {players} players</source>
        <translation>{variant}, graczy: {players}</translation>
    </message>
</context>
<context>
    <name>map</name>
    <message>
        <source>A piece needs a name in Latin letters.</source>
        <translation>Część potrzebuje nazwy z liter łacińskich.</translation>
    </message>
    <message>
        <source>There is a piece called {name} already.</source>
        <translation>Jest już część o nazwie {name}.</translation>
    </message>
    <message>
        <source>{players} players need at least one piece.</source>
        <translation>Dla {players} graczy potrzebna jest co najmniej jedna część.</translation>
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
    <name>metrics</name>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Zwierzęta</translation>
    </message>
    <message>
        <source>Captures by seat and type</source>
        <translation>Zdobycze wg miejsca i rodzaju</translation>
    </message>
    <message>
        <source>Cards held</source>
        <translation>Karty w posiadaniu</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Pozostałe karty</translation>
    </message>
    <message>
        <source>Close games</source>
        <translation>Wyrównane gry</translation>
    </message>
    <message>
        <source>Complete defences</source>
        <translation>Pełne obrony</translation>
    </message>
    <message>
        <source>Court use</source>
        <translation>Użycie dworu</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Decisiveness</source>
        <translation>Rozstrzygalność</translation>
    </message>
    <message>
        <source>Declared ends</source>
        <translation>Ogłoszone końce</translation>
    </message>
    <message>
        <source>Declarer&apos;s lead</source>
        <translation>Przewaga ogłaszającego</translation>
    </message>
    <message>
        <source>Declarers win</source>
        <translation>Wygrane ogłaszających</translation>
    </message>
    <message>
        <source>Decrees</source>
        <translation>Dekrety</translation>
    </message>
    <message>
        <source>Develops by place</source>
        <translation>Rozwój wg miejsca</translation>
    </message>
    <message>
        <source>Drama</source>
        <translation>Dramaturgia</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Puste stosy</translation>
    </message>
    <message>
        <source>First seat&apos;s advantage</source>
        <translation>Przewaga pierwszego miejsca</translation>
    </message>
    <message>
        <source>For how much of the game the later winner was not alone in the lead.</source>
        <translation>Przez jaką część gry późniejszy zwycięzca nie prowadził sam.</translation>
    </message>
    <message>
        <source>Full court</source>
        <translation>Pełny dwór</translation>
    </message>
    <message>
        <source>Gain by the decree</source>
        <translation>Zysk z dekretu</translation>
    </message>
    <message>
        <source>Games without a winner</source>
        <translation>Gry bez zwycięzcy</translation>
    </message>
    <message>
        <source>Half-time leader wins</source>
        <translation>Wygrane prowadzącego w połowie</translation>
    </message>
    <message>
        <source>How a Kiai is reached</source>
        <translation>Jak dochodzi do Kiai</translation>
    </message>
    <message>
        <source>How games end</source>
        <translation>Jak kończą się gry</translation>
    </message>
    <message>
        <source>How many Kiai are reached in another samurai&apos;s turn.</source>
        <translation>Ile Kiai osiąga się w turze innego samuraja.</translation>
    </message>
    <message>
        <source>How many barricades, farms and families are left after each round, won and lost games apart.</source>
        <translation>Ile barykad, gospodarstw i rodzin zostaje po każdej rundzie, osobno w grach wygranych i przegranych.</translation>
    </message>
    <message>
        <source>How many cards are left in the river at the end.</source>
        <translation>Ile kart zostaje na koniec w rzece.</translation>
    </message>
    <message>
        <source>How many choices with more than one answer a game has, and how many fall in another&apos;s turn.</source>
        <translation>Ile wyborów z więcej niż jedną odpowiedzią ma gra i ile z nich wypada w cudzej turze.</translation>
    </message>
    <message>
        <source>How many figures of each type each seat captures.</source>
        <translation>Ile figur każdego rodzaju zdobywa każde miejsce.</translation>
    </message>
    <message>
        <source>How many figures the winner has more than the best other player; below 0 where majorities beat numbers.</source>
        <translation>O ile figur więcej ma zwycięzca od najlepszego z pozostałych; poniżej 0, gdy przewagi biją liczby.</translation>
    </message>
    <message>
        <source>How many figures ties remove from the game.</source>
        <translation>Ile figur remisy usuwają z gry.</translation>
    </message>
    <message>
        <source>How many lent support tokens help before they go home.</source>
        <translation>Ile pożyczonych żetonów wsparcia pomaga, nim wróci do domu.</translation>
    </message>
    <message>
        <source>How many of them set a power free.</source>
        <translation>Ile z nich uwalnia moc.</translation>
    </message>
    <message>
        <source>How many open tokens are used.</source>
        <translation>Ile odkrytych żetonów się zużywa.</translation>
    </message>
    <message>
        <source>How many points a seat has at the end, its handicap included.</source>
        <translation>Ile punktów ma miejsce na koniec, z wyrównaniem włącznie.</translation>
    </message>
    <message>
        <source>How many points lie between the seats.</source>
        <translation>Ile punktów dzieli miejsca.</translation>
    </message>
    <message>
        <source>How many points the first decree gains its issuer and takes from the other.</source>
        <translation>Ile punktów pierwszy dekret daje wydającemu i odbiera drugiemu.</translation>
    </message>
    <message>
        <source>How many points the first seat has more than the second.</source>
        <translation>O ile punktów więcej ma pierwsze miejsce od drugiego.</translation>
    </message>
    <message>
        <source>How many points whoever declares is ahead, then and at the end.</source>
        <translation>O ile punktów prowadzi ogłaszający, wtedy i na koniec.</translation>
    </message>
    <message>
        <source>How many raiders with flames slip in for the supports of a game.</source>
        <translation>Ilu najeźdźców z płomieniem wślizguje się za wsparcia w grze.</translation>
    </message>
    <message>
        <source>How many samurai begin a round as animals.</source>
        <translation>Ilu samurajów zaczyna rundę jako zwierzęta.</translation>
    </message>
    <message>
        <source>How many samurai have all three symbols on their left at the end of a round.</source>
        <translation>Ilu samurajów ma na koniec rundy po lewej wszystkie trzy symbole.</translation>
    </message>
    <message>
        <source>How many tokens are played in a game.</source>
        <translation>Ile kafelków zagrywa się w grze.</translation>
    </message>
    <message>
        <source>How many turns a game takes, all players&apos; counted.</source>
        <translation>Ile tur trwa gra, licząc wszystkich graczy.</translation>
    </message>
    <message>
        <source>How many turns begin with no free swap or discard space.</source>
        <translation>Ile tur zaczyna się bez wolnego pola wymiany lub odrzucenia.</translation>
    </message>
    <message>
        <source>How many turns go by in which nobody has a choice.</source>
        <translation>Ile tur mija, w których nikt nie ma wyboru.</translation>
    </message>
    <message>
        <source>How many won games lost nothing at all.</source>
        <translation>Ile wygranych gier niczego nie straciło.</translation>
    </message>
    <message>
        <source>How much of the winner&apos;s points comes from each type, where there is one winner with points.</source>
        <translation>Jaka część punktów zwycięzcy pochodzi z każdego rodzaju, gdy jest jeden zwycięzca z punktami.</translation>
    </message>
    <message>
        <source>How often 5 points or fewer lie between the seats.</source>
        <translation>Jak często miejsca dzieli najwyżej 5 punktów.</translation>
    </message>
    <message>
        <source>How often a card is still in the river at the end.</source>
        <translation>Jak często karta leży na koniec wciąż w rzece.</translation>
    </message>
    <message>
        <source>How often a card is taken from the river.</source>
        <translation>Jak często karta zostaje wzięta z rzeki.</translation>
    </message>
    <message>
        <source>How often a card is thrown out of a territory.</source>
        <translation>Jak często karta zostaje wyrzucona z terytorium.</translation>
    </message>
    <message>
        <source>How often a card is washed out of the river by an emissary.</source>
        <translation>Jak często emisariusz spłukuje kartę z rzeki.</translation>
    </message>
    <message>
        <source>How often a decree is issued, over rows, and how often its issuer wins.</source>
        <translation>Jak często wydaje się dekret, jak często na rzędy i jak często wygrywa wydający.</translation>
    </message>
    <message>
        <source>How often a game is lost by each cause in each round.</source>
        <translation>Jak często gra przepada z każdej przyczyny w każdej rundzie.</translation>
    </message>
    <message>
        <source>How often a game sees each action.</source>
        <translation>Jak często w grze zdarza się każda akcja.</translation>
    </message>
    <message>
        <source>How often a place is developed.</source>
        <translation>Jak często miejsce jest rozwijane.</translation>
    </message>
    <message>
        <source>How often a samurai reaches his Kiai in a game.</source>
        <translation>Jak często samuraj osiąga w grze swoje Kiai.</translation>
    </message>
    <message>
        <source>How often a seat sends an emissary for each purpose, and recalls.</source>
        <translation>Jak często miejsce wysyła emisariusza w każdym celu i odwołuje go.</translation>
    </message>
    <message>
        <source>How often a seat wins that ends with so many copies of a card, or so many types.</source>
        <translation>Jak często wygrywa miejsce, które kończy z tyloma egzemplarzami karty lub tyloma typami.</translation>
    </message>
    <message>
        <source>How often a territory ends with such a card.</source>
        <translation>Jak często terytorium kończy z taką kartą.</translation>
    </message>
    <message>
        <source>How often both seats share the win.</source>
        <translation>Jak często oba miejsca dzielą wygraną.</translation>
    </message>
    <message>
        <source>How often each agent of a mixed line-up wins, wherever it sits; of several alike, how often one of them does.</source>
        <translation>Jak często wygrywa każdy agent mieszanego składu, gdziekolwiek siedzi; z kilku jednakowych, jak często jeden z nich.</translation>
    </message>
    <message>
        <source>How often each seat wins, a draw split.</source>
        <translation>Jak często wygrywa każde miejsce, remis dzielony.</translation>
    </message>
    <message>
        <source>How often each seat wins; a shared win is split equally. In a co-operative game, how often the team wins.</source>
        <translation>Jak często wygrywa każde miejsce; wspólna wygrana dzieli się po równo. W grze kooperacyjnej: jak często wygrywa drużyna.</translation>
    </message>
    <message>
        <source>How often each team wins that was dealt, whoever sits where.</source>
        <translation>Jak często wygrywa każda rozdana drużyna, ktokolwiek gdzie siedzi.</translation>
    </message>
    <message>
        <source>How often equal points are decided by colours.</source>
        <translation>Jak często równe punkty rozstrzygają kolory.</translation>
    </message>
    <message>
        <source>How often exactly one player wins.</source>
        <translation>Jak często wygrywa dokładnie jeden gracz.</translation>
    </message>
    <message>
        <source>How often nobody wins.</source>
        <translation>Jak często nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>How often several players win together.</source>
        <translation>Jak często kilku graczy wygrywa razem.</translation>
    </message>
    <message>
        <source>How often teams win in which a samurai who gives cards sits to the right of each other one.</source>
        <translation>Jak często wygrywają drużyny, w których samuraj dający karty siedzi po prawej każdego innego.</translation>
    </message>
    <message>
        <source>How often teams win that have a samurai, and those that have not: the others are dealt at random.</source>
        <translation>Jak często wygrywają drużyny z danym samurajem i bez niego: pozostali są rozdani losowo.</translation>
    </message>
    <message>
        <source>How often the agent named first, second and so on in a mixed line-up wins, wherever it sits.</source>
        <translation>Jak często wygrywa agent wymieniony w mieszanym składzie jako pierwszy, drugi itd., gdziekolwiek siedzi.</translation>
    </message>
    <message>
        <source>How often the end is declared.</source>
        <translation>Jak często ogłasza się koniec.</translation>
    </message>
    <message>
        <source>How often the lead in true points changes after turn 10.</source>
        <translation>Jak często po turze 10 zmienia się prowadzenie w prawdziwych punktach.</translation>
    </message>
    <message>
        <source>How often the pile of a column is empty at the end.</source>
        <translation>Jak często stos kolumny jest na koniec pusty.</translation>
    </message>
    <message>
        <source>How often the player who would win now gives way to another.</source>
        <translation>Jak często gracz, który wygrałby teraz, ustępuje innemu.</translation>
    </message>
    <message>
        <source>How often whoever declares the end wins.</source>
        <translation>Jak często wygrywa ten, kto ogłasza koniec.</translation>
    </message>
    <message>
        <source>How often whoever leads at half-time wins.</source>
        <translation>Jak często wygrywa ten, kto prowadzi w połowie.</translation>
    </message>
    <message>
        <source>In how many turns an emissary is sent, and how many of them before developing.</source>
        <translation>W ilu turach wysyła się emisariusza i w ilu z nich przed rozwojem.</translation>
    </message>
    <message>
        <source>In which turn, counted from 1, the first decree is issued.</source>
        <translation>W której turze, licząc od 1, wydaje się pierwszy dekret.</translation>
    </message>
    <message>
        <source>Kiai a game</source>
        <translation>Kiai na grę</translation>
    </message>
    <message>
        <source>Kiai in another&apos;s turn</source>
        <translation>Kiai w cudzej turze</translation>
    </message>
    <message>
        <source>Kiai reached</source>
        <translation>Kiai osiągnięte</translation>
    </message>
    <message>
        <source>Kiai used</source>
        <translation>Kiai użyte</translation>
    </message>
    <message>
        <source>Last straw</source>
        <translation>Ostatnia kropla</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>Left in the river</source>
        <translation>Zostało w rzece</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Lent talents used</source>
        <translation>Użyte pożyczone talenty</translation>
    </message>
    <message>
        <source>Losses by cause and round</source>
        <translation>Porażki wg przyczyny i rundy</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Przewaga</translation>
    </message>
    <message>
        <source>Open tokens</source>
        <translation>Odkryte żetony</translation>
    </message>
    <message>
        <source>Perfect games</source>
        <translation>Gry bez straty</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Zagrania</translation>
    </message>
    <message>
        <source>Points by card</source>
        <translation>Punkty według kart</translation>
    </message>
    <message>
        <source>Points by card over all territories</source>
        <translation>Punkty według kart we wszystkich terytoriach</translation>
    </message>
    <message>
        <source>Points by copying</source>
        <translation>Punkty z kopiowania</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Punkty według miejsca</translation>
    </message>
    <message>
        <source>Price of support</source>
        <translation>Cena wsparcia</translation>
    </message>
    <message>
        <source>Removed figures</source>
        <translation>Usunięte figury</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Score of won games</source>
        <translation>Wynik wygranych gier</translation>
    </message>
    <message>
        <source>Share of the winner&apos;s points by card</source>
        <translation>Udział kart w punktach zwycięzcy</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Wspólne wygrane</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Wzięte</translation>
    </message>
    <message>
        <source>Thrown out</source>
        <translation>Wyrzucone</translation>
    </message>
    <message>
        <source>Ties broken by colours</source>
        <translation>Remisy rozstrzygnięte kolorami</translation>
    </message>
    <message>
        <source>Turn of the decree</source>
        <translation>Tura dekretu</translation>
    </message>
    <message>
        <source>Turns with an extra action</source>
        <translation>Tury z dodatkową akcją</translation>
    </message>
    <message>
        <source>Turns without a choice</source>
        <translation>Tury bez wyboru</translation>
    </message>
    <message>
        <source>Village after each round</source>
        <translation>Wioska po każdej rundzie</translation>
    </message>
    <message>
        <source>Washed away</source>
        <translation>Spłukane</translation>
    </message>
    <message>
        <source>What a won game is worth: farms, families, and a point if nobody is wounded.</source>
        <translation>Ile warta jest wygrana gra: gospodarstwa, rodziny i punkt, jeśli nikt nie jest ranny.</translation>
    </message>
    <message>
        <source>What all cards of a type are worth in a territory that holds one, a copy counted as what it copies.</source>
        <translation>Ile warte są wszystkie karty jednego rodzaju w terytorium, które taką ma; kopia liczy się jako to, co kopiuje.</translation>
    </message>
    <message>
        <source>What all cards of a type are worth in a territory, whether it holds one or not.</source>
        <translation>Ile warte są wszystkie karty jednego rodzaju w terytorium, czy je ma, czy nie.</translation>
    </message>
    <message>
        <source>What becomes of the raiders: defended, attacked, dismissed, routed, let in, or left over when all have passed.</source>
        <translation>Co dzieje się z najeźdźcami: obrona, atak, odprawa, rozpędzenie, wpuszczenie albo reszta, gdy wszyscy spasowali.</translation>
    </message>
    <message>
        <source>What brings a samurai to his Kiai.</source>
        <translation>Co doprowadza samuraja do Kiai.</translation>
    </message>
    <message>
        <source>What copying brings to a territory with a card that copies.</source>
        <translation>Co kopiowanie daje terytorium z kartą kopiującą.</translation>
    </message>
    <message>
        <source>What copying cards become</source>
        <translation>Czym stają się karty kopiujące</translation>
    </message>
    <message>
        <source>What copying cards copy.</source>
        <translation>Co kopiują karty kopiujące.</translation>
    </message>
    <message>
        <source>What kind of step loses the games that are lost.</source>
        <translation>Jaki krok przegrywa przegrane gry.</translation>
    </message>
    <message>
        <source>What the single card at a place is worth at the end.</source>
        <translation>Ile na koniec warta jest pojedyncza karta na miejscu.</translation>
    </message>
    <message>
        <source>Where raiders end</source>
        <translation>Gdzie kończą najeźdźcy</translation>
    </message>
    <message>
        <source>Where wounds come from.</source>
        <translation>Skąd biorą się rany.</translation>
    </message>
    <message>
        <source>Which of the rules&apos; reasons ends the game.</source>
        <translation>Która z przyczyn w zasadach kończy grę.</translation>
    </message>
    <message>
        <source>Win rate by agent</source>
        <translation>Wygrane wg agenta</translation>
    </message>
    <message>
        <source>Win rate by neighbours</source>
        <translation>Wygrane wg sąsiadów</translation>
    </message>
    <message>
        <source>Win rate by place in the line-up</source>
        <translation>Wygrane wg pozycji w składzie</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Wygrane wg miejsc</translation>
    </message>
    <message>
        <source>Win rate by team</source>
        <translation>Wygrane wg drużyny</translation>
    </message>
    <message>
        <source>Win rate with and without each samurai</source>
        <translation>Wygrane z każdym samurajem i bez niego</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Wygrane według miejsc</translation>
    </message>
    <message>
        <source>Wins with</source>
        <translation>Wygrane z</translation>
    </message>
    <message>
        <source>Wounds by source</source>
        <translation>Rany wg źródła</translation>
    </message>
    <message>
        <source>actions a game</source>
        <translation>akcji na grę</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karty</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>zmiany</translation>
    </message>
    <message>
        <source>decisions a game</source>
        <translation>decyzji na grę</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figury</translation>
    </message>
    <message>
        <source>flames a game</source>
        <translation>płomieni na grę</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>elementy</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>times per copy</source>
        <translation>razy na egzemplarz</translation>
    </message>
    <message>
        <source>times per seat</source>
        <translation>razy na miejsce</translation>
    </message>
    <message>
        <source>times per territory</source>
        <translation>razy na terytorium</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>kafelki</translation>
    </message>
    <message>
        <source>tokens a game</source>
        <translation>żetonów na grę</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tura</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tury</translation>
    </message>
    <message>
        <source>wounds a game</source>
        <translation>ran na grę</translation>
    </message>
</context>
<context>
    <name>naishi</name>
    <message>
        <source>Advisor</source>
        <translation>Doradca</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Samotnie</translation>
    </message>
    <message>
        <source>At the corners of your territory.</source>
        <translation>W narożnikach twojego terytorium.</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Sztandar</translation>
    </message>
    <message>
        <source>By connected group</source>
        <translation>Według połączonej grupy</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>Według liczby</translation>
    </message>
    <message>
        <source>By count in hand</source>
        <translation>Według liczby na ręce</translation>
    </message>
    <message>
        <source>By count in the row</source>
        <translation>Według liczby w rzędzie</translation>
    </message>
    <message>
        <source>By different types</source>
        <translation>Według różnych rodzajów</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Według miejsca</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>Developed</source>
        <translation>Rozwinięte</translation>
    </message>
    <message>
        <source>Each connected group counts by itself.</source>
        <translation>Każda połączona grupa liczy się osobno.</translation>
    </message>
    <message>
        <source>For each card beside it</source>
        <translation>Za każdą sąsiednią kartę</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Horseman</source>
        <translation>Jeździec</translation>
    </message>
    <message>
        <source>In hand it is worth nothing.</source>
        <translation>Na ręce nie jest nic warta.</translation>
    </message>
    <message>
        <source>In hand, under a card</source>
        <translation>Na ręce, pod kartą</translation>
    </message>
    <message>
        <source>Its colour, points and neighbours. Adds no type.</source>
        <translation>Jej kolor, punkty i sąsiedztwo. Nie dodaje rodzaju.</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Mnich</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Góra</translation>
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
        <translation>Samotny szczyt zachwyca. Więcej to pustkowie.</translation>
    </message>
    <message>
        <source>Only in the central column.</source>
        <translation>Tylko w środkowej kolumnie.</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkty na końcu</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Prowincja</translation>
    </message>
    <message>
        <source>Rice field</source>
        <translation>Pole ryżowe</translation>
    </message>
    <message>
        <source>Ronin</source>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>Sentinel</source>
        <translation>Strażniczka</translation>
    </message>
    <message>
        <source>Start card</source>
        <translation>Karta początkowa</translation>
    </message>
    <message>
        <source>Three gates open the way.</source>
        <translation>Trzy bramy otwierają drogę.</translation>
    </message>
    <message>
        <source>Torii</source>
        <translation>Torii</translation>
    </message>
    <message>
        <source>Worth nothing by itself.</source>
        <translation>Sama nie jest nic warta.</translation>
    </message>
    <message>
        <source>a group</source>
        <translation>grupa</translation>
    </message>
    <message>
        <source>adjacent cards</source>
        <translation>sąsiadujące karty</translation>
    </message>
    <message>
        <source>advisor</source>
        <translation>doradca</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>samotnie</translation>
    </message>
    <message>
        <source>banner</source>
        <translation>sztandar</translation>
    </message>
    <message>
        <source>becomes a copy of another character of your territory</source>
        <translation>staje się kopią innej postaci z twojego terytorium</translation>
    </message>
    <message>
        <source>becomes a copy of another province of your territory</source>
        <translation>staje się kopią innej prowincji z twojego terytorium</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>obok</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>cards in your hand</source>
        <translation>kart na twojej ręce</translation>
    </message>
    <message>
        <source>cards in your row</source>
        <translation>kart w twoim rzędzie</translation>
    </message>
    <message>
        <source>cards in your territory</source>
        <translation>kart na twoim terytorium</translation>
    </message>
    <message>
        <source>changes of the lead after turn 10</source>
        <translation>zmian prowadzenia po turze 10</translation>
    </message>
    <message>
        <source>character</source>
        <translation>postać</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>kolor</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>kopiuje</translation>
    </message>
    <message>
        <source>count</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>granatowy</translation>
    </message>
    <message>
        <source>different types</source>
        <translation>różnych rodzajów</translation>
    </message>
    <message>
        <source>each adjacent {card}</source>
        <translation>za każdą sąsiednią kartę: {card}</translation>
    </message>
    <message>
        <source>emissaries free: {count}</source>
        <translation>wolni emisariusze: {count}</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>horseman</source>
        <translation>jeździec</translation>
    </message>
    <message>
        <source>if no {card} is adjacent</source>
        <translation>bez sąsiedniej karty: {card}</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>razem</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>na ręce</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>w rzędzie</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>rodzaj</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>błękitny</translation>
    </message>
    <message>
        <source>mean turn of the decree</source>
        <translation>średnia tura dekretu</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>mnich</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>góra</translation>
    </message>
    <message>
        <source>naishi</source>
        <translation>naishi</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>ninja</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>of games end by declaring</source>
        <translation>gier kończy ogłoszenie</translation>
    </message>
    <message>
        <source>of games have a decree</source>
        <translation>gier ma dekret</translation>
    </message>
    <message>
        <source>of the single card there</source>
        <translation>pojedynczej leżącej tam karty</translation>
    </message>
    <message>
        <source>of turns have an extra action</source>
        <translation>tur ma dodatkową akcję</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>over the row, not the hand</source>
        <translation>dotyczy rzędu, nie ręki</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>różowy</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>points ahead at the end</source>
        <translation>punktów przewagi na końcu</translation>
    </message>
    <message>
        <source>points ahead when declaring</source>
        <translation>punktów przewagi przy ogłoszeniu</translation>
    </message>
    <message>
        <source>points gained and taken</source>
        <translation>punktów zyskanych i odebranych</translation>
    </message>
    <message>
        <source>province</source>
        <translation>prowincja</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>rice field</source>
        <translation>pole ryżowe</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>ronin</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
    <message>
        <source>sentinel</source>
        <translation>strażniczka</translation>
    </message>
    <message>
        <source>start</source>
        <translation>startowa</translation>
    </message>
    <message>
        <source>times in a territory</source>
        <translation>razy na terytorium</translation>
    </message>
    <message>
        <source>torii</source>
        <translation>torii</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turkusowy</translation>
    </message>
    <message>
        <source>types</source>
        <translation>rodzaje</translation>
    </message>
    <message>
        <source>under</source>
        <translation>pod</translation>
    </message>
    <message>
        <source>was {before}</source>
        <translation>było {before}</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>within five points</source>
        <translation>w granicach pięciu punktów</translation>
    </message>
    <message>
        <source>won by who declared</source>
        <translation>wygrał ogłaszający</translation>
    </message>
    <message>
        <source>won by who issued it</source>
        <translation>wygrał wydający</translation>
    </message>
    <message>
        <source>won by who leads at half-time</source>
        <translation>wygrał prowadzący w połowie</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>{cards} cards · {emissaries} emissaries each</source>
        <translation>{cards} kart · po {emissaries} emisariuszy</translation>
    </message>
    <message>
        <source>{card} in the row above</source>
        <translation>{card} w rzędzie powyżej</translation>
    </message>
    <message>
        <source>{count} types</source>
        <translation>{count} rodzajów</translation>
    </message>
    <message>
        <source>{value} new</source>
        <translation>{value}: nowe</translation>
    </message>
    <message>
        <source>{value} was {before}</source>
        <translation>{value}: było {before}</translation>
    </message>
    <message>
        <source>● and ◆ count, each type once</source>
        <translation>liczą się ● i ◆, każdy rodzaj raz</translation>
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
    <name>samurai</name>
    <message>
        <source>captured {figure}</source>
        <translation>zdobyte: {figure}</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>na ręce: {count}</translation>
    </message>
    <message>
        <source>{figures} figures · {tokens} tokens each</source>
        <translation>figury: {figures} · kafelki: po {tokens}</translation>
    </message>
    <message>
        <source>{variant} on {map}, {players} players, {figures} figures</source>
        <translation>{variant}, {map}, {players} graczy, figury: {figures}</translation>
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
    <name>schema</name>
    <message>
        <source>2 players</source>
        <translation>2 graczy</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 graczy</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 graczy</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 graczy</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 graczy</translation>
    </message>
    <message>
        <source>7 Samurai</source>
        <translation>7 samurajów</translation>
    </message>
    <message>
        <source>A barricade is lost; if none is there, a farm.</source>
        <translation>Przepada barykada; gdy żadnej nie ma, gospodarstwo.</translation>
    </message>
    <message>
        <source>A board as a picture of its hexes, with the parts that each number of players uses and the names of its settlements.</source>
        <translation>Plansza jako rysunek pól, z częściami, których używa każda liczba graczy, i nazwami osad.</translation>
    </message>
    <message>
        <source>A character</source>
        <translation>postać</translation>
    </message>
    <message>
        <source>A design matrix that one command runs, resumes and reports. Every combination of map, variant, player count, line-up and varied value is a cell.</source>
        <translation>Plan eksperymentu, który jedno polecenie rozgrywa, wznawia i opisuje. Każde połączenie mapy, wariantu, liczby graczy, składu i zmienianej wartości to komórka.</translation>
    </message>
    <message>
        <source>A development card with the symbol of a character.</source>
        <translation>Karta rozwoju z symbolem postaci.</translation>
    </message>
    <message>
        <source>A development card with the symbol of a province.</source>
        <translation>Karta rozwoju z symbolem prowincji.</translation>
    </message>
    <message>
        <source>A fixed starting placement: which figures stand in which settlement. It is used by variants whose figure placement is `map`.</source>
        <translation>Stałe ustawienie początkowe: które figury stoją w której osadzie. Używają go warianty, w których rozstawienie figur to `map`.</translation>
    </message>
    <message>
        <source>A majority in any type</source>
        <translation>Przewaga w dowolnym rodzaju</translation>
    </message>
    <message>
        <source>A measure and its bounds.</source>
        <translation>Miara i jej granice.</translation>
    </message>
    <message>
        <source>A measure and what it should be.</source>
        <translation>Miara i to, jaka ma być.</translation>
    </message>
    <message>
        <source>A note on one space.</source>
        <translation>Notatka do jednego pola.</translation>
    </message>
    <message>
        <source>A number of players.</source>
        <translation>Liczba graczy.</translation>
    </message>
    <message>
        <source>A player who can must play at least this many tokens in a turn, normal and fast together. With 0 a turn may be empty.</source>
        <translation>Kto może, musi zagrać w turze co najmniej tyle kafelków, zwykłych i szybkich razem. Przy 0 tura może być pusta.</translation>
    </message>
    <message>
        <source>A province</source>
        <translation>prowincja</translation>
    </message>
    <message>
        <source>A random card of the discard is shuffled into the stack.</source>
        <translation>Losową kartę odrzuconą wtasowuje się w stos.</translation>
    </message>
    <message>
        <source>A random samurai among those with a wound token.</source>
        <translation>Losowego samuraja spośród tych ze znacznikiem rany.</translation>
    </message>
    <message>
        <source>A random samurai, wounded or not.</source>
        <translation>Losowego samuraja, rannego lub nie.</translation>
    </message>
    <message>
        <source>A range of whole numbers, or the values to choose from.</source>
        <translation>Zakres liczb całkowitych albo wartości do wyboru.</translation>
    </message>
    <message>
        <source>A search for balance: what may change in a variant and on its map, what is aimed at, and how many games it may take.</source>
        <translation>Szukanie równowagi: co może się zmienić w wariancie i na jego mapie, do czego się dąży i ile gier może to kosztować.</translation>
    </message>
    <message>
        <source>A second picture of the same shape, which says on which board piece each space is printed.</source>
        <translation>Drugi rysunek o tym samym kształcie, który mówi, na której części planszy leży każde pole.</translation>
    </message>
    <message>
        <source>A shipped map&apos;s name or the path of a map file.</source>
        <translation>Nazwa dołączonej mapy albo ścieżka do pliku mapy.</translation>
    </message>
    <message>
        <source>A shipped variant&apos;s name or the path of a variant file.</source>
        <translation>Nazwa dołączonego wariantu albo ścieżka do pliku wariantu.</translation>
    </message>
    <message>
        <source>A token as it is written: `ship-2`.</source>
        <translation>Kafelek tak, jak się go pisze: `ship-2`.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>After each play</source>
        <translation>Po każdym zagraniu</translation>
    </message>
    <message>
        <source>After every single play; what is played later in the turn no longer counts for figures already taken.</source>
        <translation>Po każdym zagraniu; to, co zagra się w turze później, nie liczy się już do figur zabranych.</translation>
    </message>
    <message>
        <source>All adjacent land and sea spaces must be occupied.</source>
        <translation>Wszystkie sąsiednie pola lądu i morza muszą być zajęte.</translation>
    </message>
    <message>
        <source>All adjacent land spaces must be occupied; the sea does not matter.</source>
        <translation>Wszystkie sąsiednie pola lądu muszą być zajęte; morze się nie liczy.</translation>
    </message>
    <message>
        <source>All players share the win.</source>
        <translation>Wszyscy gracze dzielą zwycięstwo.</translation>
    </message>
    <message>
        <source>All players take their first hand in secret and at the same time, by choice.</source>
        <translation>Wszyscy gracze wybierają pierwszą rękę w tajemnicy i jednocześnie.</translation>
    </message>
    <message>
        <source>All share</source>
        <translation>Wszyscy razem</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Wszystkie rodzaje</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Samotnie</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Oraz</translation>
    </message>
    <message>
        <source>Animal side</source>
        <translation>Strona zwierzęcia</translation>
    </message>
    <message>
        <source>Antoine Bauza&apos;s 7 Samurai: a team holds a village against raiders, all together or not at all.</source>
        <translation>7 samurajów Antoine&apos;a Bauzy: drużyna broni wioski przed najeźdźcami, wszyscy razem albo wcale.</translation>
    </message>
    <message>
        <source>Any number of normal tokens may be played in a turn.</source>
        <translation>W turze wolno zagrać dowolnie wiele zwykłych kafelków.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Ktokolwiek</translation>
    </message>
    <message>
        <source>As on the map</source>
        <translation>Jak na mapie</translation>
    </message>
    <message>
        <source>At most this many normal tokens (those that are not fast) may be played in a turn. `none` means no limit, 0 allows fast tokens only.</source>
        <translation>Tyle zwykłych kafelków (nie szybkich) wolno najwyżej zagrać w turze. `none` oznacza brak limitu, 0 pozwala tylko na szybkie.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>Na koniec tury</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Backs count</source>
        <translation>Rewersy działają</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barykada</translation>
    </message>
    <message>
        <source>Barricade back</source>
        <translation>Rewers: barykada</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barykady</translation>
    </message>
    <message>
        <source>Barricades lost</source>
        <translation>Tracone barykady</translation>
    </message>
    <message>
        <source>Barricades, farms and families: what the samurai defend.</source>
        <translation>Barykady, gospodarstwa i rodziny: czego bronią samurajowie.</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Pokonany</translation>
    </message>
    <message>
        <source>Before or after</source>
        <translation>Przed lub po</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Obok</translation>
    </message>
    <message>
        <source>Between which places two cards may be swapped.</source>
        <translation>Między którymi miejscami wolno zamienić dwie karty.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Bonuses count</source>
        <translation>Premie działają</translation>
    </message>
    <message>
        <source>Bosses</source>
        <translation>Hersztowie</translation>
    </message>
    <message>
        <source>Both players see both hands.</source>
        <translation>Obaj gracze widzą obie ręce.</translation>
    </message>
    <message>
        <source>Building family</source>
        <translation>Rodzina budująca</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Buduje</translation>
    </message>
    <message>
        <source>By a card taken away</source>
        <translation>Przez zabraną kartę</translation>
    </message>
    <message>
        <source>By each card</source>
        <translation>Za każdą kartę</translation>
    </message>
    <message>
        <source>By group</source>
        <translation>Za grupę</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Za liczbę</translation>
    </message>
    <message>
        <source>By number in hand</source>
        <translation>Za liczbę na ręce</translation>
    </message>
    <message>
        <source>By number in the row</source>
        <translation>Za liczbę w rzędzie</translation>
    </message>
    <message>
        <source>By types</source>
        <translation>Za rodzaje</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Pojemność</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Zdobywanie</translation>
    </message>
    <message>
        <source>Captured figures</source>
        <translation>Zdobyte figury</translation>
    </message>
    <message>
        <source>Captured figures lie in front of the screens, for all to see.</source>
        <translation>Zdobyte figury leżą przed zasłonkami, widoczne dla wszystkich.</translation>
    </message>
    <message>
        <source>Captured figures stand behind the screens; only their owner may look.</source>
        <translation>Zdobyte figury stoją za zasłonkami; patrzeć może tylko właściciel.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Sprawdzane</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Wybrana</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Column and row that are added to every position of the picture. It keeps the coordinates of all spaces when the picture grows upwards or to the left.</source>
        <translation>Kolumna i wiersz dodawane do każdej pozycji rysunku. Zachowuje współrzędne wszystkich pól, gdy rysunek rośnie w górę lub w lewo.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Sztuk</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdana</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Przydzielani losowo</translation>
    </message>
    <message>
        <source>Dealt to each player</source>
        <translation>Rozdane każdemu</translation>
    </message>
    <message>
        <source>Declaring the end</source>
        <translation>Ogłoszenie końca</translation>
    </message>
    <message>
        <source>Decree</source>
        <translation>Dekret</translation>
    </message>
    <message>
        <source>Decree spaces</source>
        <translation>Pola dekretu</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Dies of</source>
        <translation>Ginie od rany</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Poziom trudności</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzucenie</translation>
    </message>
    <message>
        <source>Discard spaces</source>
        <translation>Pola odrzucania</translation>
    </message>
    <message>
        <source>Discarded cards</source>
        <translation>Odrzucane karty</translation>
    </message>
    <message>
        <source>Dismisses like values</source>
        <translation>Odrzuca równe wartości</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Display names</source>
        <translation>Nazwy</translation>
    </message>
    <message>
        <source>Doll</source>
        <translation>Lalka</translation>
    </message>
    <message>
        <source>Draws anew</source>
        <translation>Dobiera ponownie</translation>
    </message>
    <message>
        <source>Each hex changes by itself.</source>
        <translation>Każde pole zmienia się osobno.</translation>
    </message>
    <message>
        <source>Emissaries</source>
        <translation>Emisariusze</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Puste stosy</translation>
    </message>
    <message>
        <source>Empty piles never end the game.</source>
        <translation>Puste stosy nigdy nie kończą gry.</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Every raider by its name. In a file with `extends`, `null` in place of a card removes it. At most 128 cards.</source>
        <translation>Każdy najeźdźca według nazwy. W pliku z `extends` `null` w miejscu karty ją usuwa. Najwyżej 128 kart.</translation>
    </message>
    <message>
        <source>Every samurai by name. In a file with `extends`, `null` in place of a samurai removes him. At most 16.</source>
        <translation>Każdy samuraj według imienia. W pliku z `extends` `null` w miejscu samuraja go usuwa. Najwyżej 16.</translation>
    </message>
    <message>
        <source>Exchanged places</source>
        <translation>Wymieniane miejsca</translation>
    </message>
    <message>
        <source>Expels</source>
        <translation>Wypędza</translation>
    </message>
    <message>
        <source>Extends</source>
        <translation>Rozszerza</translation>
    </message>
    <message>
        <source>Extra action</source>
        <translation>Akcja dodatkowa</translation>
    </message>
    <message>
        <source>Face up to the discard.</source>
        <translation>Odkryci na stos odrzuconych.</translation>
    </message>
    <message>
        <source>Families by bonus</source>
        <translation>Rodziny według premii</translation>
    </message>
    <message>
        <source>Families that build a barricade.</source>
        <translation>Rodziny, które budują barykadę.</translation>
    </message>
    <message>
        <source>Families that send the top intruder to the discard.</source>
        <translation>Rodziny, które odsyłają wierzchniego intruza na stos odrzuconych.</translation>
    </message>
    <message>
        <source>Families that take a wound token off a random samurai.</source>
        <translation>Rodziny, które zdejmują znacznik rany z losowego samuraja.</translation>
    </message>
    <message>
        <source>Family back</source>
        <translation>Rewers: rodzina</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Gospodarstwo</translation>
    </message>
    <message>
        <source>Farm back</source>
        <translation>Rewers: gospodarstwo</translation>
    </message>
    <message>
        <source>Farms by back</source>
        <translation>Gospodarstwa według rewersu</translation>
    </message>
    <message>
        <source>Farms that take a barricade with them, or another farm if there is none.</source>
        <translation>Gospodarstwa, które zabierają ze sobą barykadę, a gdy jej nie ma, drugie gospodarstwo.</translation>
    </message>
    <message>
        <source>Farms that take a family with them.</source>
        <translation>Gospodarstwa, które zabierają ze sobą rodzinę.</translation>
    </message>
    <message>
        <source>Farms that take another farm with them.</source>
        <translation>Gospodarstwa, które zabierają ze sobą drugie gospodarstwo.</translation>
    </message>
    <message>
        <source>Farms that wound a random samurai.</source>
        <translation>Gospodarstwa, które ranią losowego samuraja.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>Fewest dolls</source>
        <translation>Najmniej lalek</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Najmniej graczy</translation>
    </message>
    <message>
        <source>Fewest plays</source>
        <translation>Najmniej zagrań</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Fights twice</source>
        <translation>Walczy dwa razy</translation>
    </message>
    <message>
        <source>Figure exchange</source>
        <translation>Zamiana figur</translation>
    </message>
    <message>
        <source>Figure types</source>
        <translation>Rodzaje figur</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figury</translation>
    </message>
    <message>
        <source>Figures at the start</source>
        <translation>Figury na początku</translation>
    </message>
    <message>
        <source>Figures of each type in a game of five.</source>
        <translation>Figury każdego rodzaju w grze na pięciu.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of four.</source>
        <translation>Figury każdego rodzaju w grze na czterech.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of six.</source>
        <translation>Figury każdego rodzaju w grze na sześciu.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of three.</source>
        <translation>Figury każdego rodzaju w grze na trzech.</translation>
    </message>
    <message>
        <source>Figures of each type in a game of two.</source>
        <translation>Figury każdego rodzaju w grze na dwóch.</translation>
    </message>
    <message>
        <source>Figures per type</source>
        <translation>Figur rodzaju</translation>
    </message>
    <message>
        <source>Figures removed by ties never end the game.</source>
        <translation>Figury usunięte w remisach nigdy nie kończą gry.</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Pierwsza ręka</translation>
    </message>
    <message>
        <source>First q, which grows to the right, then r, which grows downwards row by row.</source>
        <translation>Najpierw q, które rośnie w prawo, potem r, które rośnie w dół wiersz po wierszu.</translation>
    </message>
    <message>
        <source>First the column, then the row; negative when the picture has grown left or up.</source>
        <translation>Najpierw kolumna, potem wiersz; ujemne, gdy rysunek urósł w lewo lub w górę.</translation>
    </message>
    <message>
        <source>Flames</source>
        <translation>Płomienie</translation>
    </message>
    <message>
        <source>For each family</source>
        <translation>Za każdą rodzinę</translation>
    </message>
    <message>
        <source>For each farm</source>
        <translation>Za każde gospodarstwo</translation>
    </message>
    <message>
        <source>For the rest of this turn the samurai has no talent.</source>
        <translation>Do końca tej tury samuraj nie ma talentu.</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Od rundy</translation>
    </message>
    <message>
        <source>From the map</source>
        <translation>Z mapy</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Oddawane</translation>
    </message>
    <message>
        <source>Gives even cards</source>
        <translation>Oddaje karty parzyste</translation>
    </message>
    <message>
        <source>Gives odd cards</source>
        <translation>Oddaje karty nieparzyste</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Wyrównanie</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Wyrównania</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ręce</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Kapelusz</translation>
    </message>
    <message>
        <source>Healing family</source>
        <translation>Rodzina lecząca</translation>
    </message>
    <message>
        <source>Healing picks</source>
        <translation>Leczenie wybiera</translation>
    </message>
    <message>
        <source>Heals</source>
        <translation>Leczy</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Zakryte</translation>
    </message>
    <message>
        <source>How a type, and the token of the same id, is called on screen and in print, by type id. A type without an entry shows its id.</source>
        <translation>Jak nazywa się rodzaj i kafelek o tym samym identyfikatorze na ekranie i w druku. Rodzaj bez wpisu pokazuje swój identyfikator.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of five.</source>
        <translation>Jak trzyma się zdobyte figury w grze na pięciu.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of four.</source>
        <translation>Jak trzyma się zdobyte figury w grze na czterech.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of six.</source>
        <translation>Jak trzyma się zdobyte figury w grze na sześciu.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of three.</source>
        <translation>Jak trzyma się zdobyte figury w grze na trzech.</translation>
    </message>
    <message>
        <source>How captured figures are kept in a game of two.</source>
        <translation>Jak trzyma się zdobyte figury w grze na dwóch.</translation>
    </message>
    <message>
        <source>How each player&apos;s first hand is found.</source>
        <translation>Jak powstaje pierwsza ręka każdego gracza.</translation>
    </message>
    <message>
        <source>How long a token that was taken helps.</source>
        <translation>Jak długo pomaga wzięty żeton.</translation>
    </message>
    <message>
        <source>How many barricades are lost.</source>
        <translation>Ile barykad przepada.</translation>
    </message>
    <message>
        <source>How many barricades stand at the start; there are never more.</source>
        <translation>Ile barykad stoi na początku; więcej nigdy nie będzie.</translation>
    </message>
    <message>
        <source>How many bosses come.</source>
        <translation>Ilu przychodzi hersztów.</translation>
    </message>
    <message>
        <source>How many candidates are tried.</source>
        <translation>Ilu kandydatów się próbuje.</translation>
    </message>
    <message>
        <source>How many cards each of the five piles of the river has at the start.</source>
        <translation>Ile kart ma na początku każdy z pięciu stosów rzeki.</translation>
    </message>
    <message>
        <source>How many copies of the card there are.</source>
        <translation>Ile jest egzemplarzy karty.</translation>
    </message>
    <message>
        <source>How many decrees can be issued in the whole game. Each locks its emissary for good.</source>
        <translation>Ile dekretów można wydać w całej grze. Każdy zatrzymuje emisariusza na stałe.</translation>
    </message>
    <message>
        <source>How many development cards each player is dealt. The hand is filled up to five with start cards.</source>
        <translation>Ile kart rozwoju dostaje każdy gracz. Rękę uzupełnia się do pięciu kartami początkowymi.</translation>
    </message>
    <message>
        <source>How many emissaries can stand on discard spaces at the same time.</source>
        <translation>Ilu emisariuszy może stać jednocześnie na polach odrzucenia.</translation>
    </message>
    <message>
        <source>How many emissaries can stand on swap spaces at the same time.</source>
        <translation>Ilu emisariuszy może stać jednocześnie na polach zamiany.</translation>
    </message>
    <message>
        <source>How many emissaries each player has. Each extra action and each decree needs a free one.</source>
        <translation>Ilu emisariuszy ma każdy gracz. Każda akcja dodatkowa i każdy dekret wymaga wolnego.</translation>
    </message>
    <message>
        <source>How many families are lost.</source>
        <translation>Ile rodzin ginie.</translation>
    </message>
    <message>
        <source>How many families have each bonus; together they are the families of the village.</source>
        <translation>Ile rodzin daje którą premię; razem to rodziny wioski.</translation>
    </message>
    <message>
        <source>How many farms are lost.</source>
        <translation>Ile gospodarstw przepada.</translation>
    </message>
    <message>
        <source>How many farms have each back; together they are the farms of the village. No source tells how many there are of each.</source>
        <translation>Ile gospodarstw ma który rewers; razem to gospodarstwa wioski. Żadne źródło nie mówi, ile jest których.</translation>
    </message>
    <message>
        <source>How many figure types must have left the board completely, captured or removed, before the game ends.</source>
        <translation>Ile rodzajów figur musi zniknąć z planszy w całości, zdobytych lub usuniętych, zanim gra się skończy.</translation>
    </message>
    <message>
        <source>How many figures a settlement of this kind holds.</source>
        <translation>Ile figur mieści osada tego rodzaju.</translation>
    </message>
    <message>
        <source>How many figures of a type this seat has captured before the first turn.</source>
        <translation>Ile figur rodzaju to miejsce ma zdobytych przed pierwszą turą.</translation>
    </message>
    <message>
        <source>How many figures of each type are in play with each number of players. The word `from-map` takes as many as the settlements hold, spread evenly over the types, or with `placement: map` as many as the map places.</source>
        <translation>Ile figur każdego rodzaju jest w grze przy każdej liczbie graczy. Słowo `from-map` bierze tyle, ile mieszczą osady, po równo z każdego rodzaju, a przy `placement: map` tyle, ile stawia mapa.</translation>
    </message>
    <message>
        <source>How many figures of this type.</source>
        <translation>Ile figur tego rodzaju.</translation>
    </message>
    <message>
        <source>How many games a candidate plays that is not stopped early.</source>
        <translation>Ile gier rozgrywa kandydat, którego nie przerwano wcześnie.</translation>
    </message>
    <message>
        <source>How many games each cell plays: 10,000,000 at most, and 100,000,000 in all cells together.</source>
        <translation>Ile gier rozgrywa każda komórka: najwyżej 10 000 000, a we wszystkich komórkach razem 100 000 000.</translation>
    </message>
    <message>
        <source>How many games on seeds that the search never saw each of the best plays.</source>
        <translation>Ile gier na ziarnach, których szukanie nie widziało, rozgrywa każdy z najlepszych.</translation>
    </message>
    <message>
        <source>How many lieutenants come.</source>
        <translation>Ilu przychodzi poruczników.</translation>
    </message>
    <message>
        <source>How many of the dealt cards go to the opponent: one, or none. Not more than are dealt.</source>
        <translation>Ile rozdanych kart idzie do przeciwnika: jedna albo żadna. Nie więcej, niż się rozdaje.</translation>
    </message>
    <message>
        <source>How many of this action token a player has. Other tokens are counted by their strengths.</source>
        <translation>Ile takich kafelków akcji ma gracz. Inne kafelki liczy się według ich sił.</translation>
    </message>
    <message>
        <source>How many open river cards are discarded, each from another pile. Before developing, a card must be left in the river.</source>
        <translation>Ile odkrytych kart rzeki się odrzuca, każdą z innego stosu. Przed rozwojem w rzece musi zostać karta.</translation>
    </message>
    <message>
        <source>How many people can play by these rules.</source>
        <translation>Ile osób może grać według tych zasad.</translation>
    </message>
    <message>
        <source>How many people can play by these rules: Naishi is for two.</source>
        <translation>Ile osób może grać według tych zasad: Naishi jest dla dwóch.</translation>
    </message>
    <message>
        <source>How many piles must be empty before the end may be declared. `none` takes the action out of the game.</source>
        <translation>Ile stosów musi być pustych, zanim wolno ogłosić koniec. `none` usuwa tę akcję z gry.</translation>
    </message>
    <message>
        <source>How many play.</source>
        <translation>Ilu gra.</translation>
    </message>
    <message>
        <source>How many plunderers come.</source>
        <translation>Ilu przychodzi grabieżców.</translation>
    </message>
    <message>
        <source>How many raiders leave the stack.</source>
        <translation>Ilu najeźdźców opuszcza stos.</translation>
    </message>
    <message>
        <source>How many rounds the village must hold.</source>
        <translation>Ile rund musi przetrwać wioska.</translation>
    </message>
    <message>
        <source>How many samurai one person plays; every number per samurai counts them.</source>
        <translation>Ilu samurajów prowadzi jedna osoba; każda liczba na samuraja ich liczy.</translation>
    </message>
    <message>
        <source>How many seats a game has.</source>
        <translation>Ile miejsc ma gra.</translation>
    </message>
    <message>
        <source>How many spaces the imperial court has for each action, for both players together. With 0 the action is not in the game.</source>
        <translation>Ile pól ma dwór cesarski na każdą akcję, dla obu graczy razem. Przy 0 akcji nie ma w grze.</translation>
    </message>
    <message>
        <source>How many there are beside those for each samurai; a negative number makes them fewer.</source>
        <translation>Ile jest oprócz tych na samuraja; liczba ujemna je zmniejsza.</translation>
    </message>
    <message>
        <source>How many there are for each samurai in play.</source>
        <translation>Ile przypada na każdego samuraja w grze.</translation>
    </message>
    <message>
        <source>How many tokens a player draws up to at the end of the turn. With an empty pile play goes on with fewer.</source>
        <translation>Do ilu kafelków gracz dobiera na koniec tury. Przy pustym stosie gra się dalej mniejszą ręką.</translation>
    </message>
    <message>
        <source>How many tokens a player holds and how the first ones are found.</source>
        <translation>Ile kafelków ma gracz na ręce i jak powstaje pierwsza.</translation>
    </message>
    <message>
        <source>How many tokens a player may and must play in a turn. Fast tokens are never limited.</source>
        <translation>Ile kafelków gracz może i musi zagrać w turze. Szybkich nigdy się nie ogranicza.</translation>
    </message>
    <message>
        <source>How many tokens this seat draws up to, instead of the variant&apos;s number.</source>
        <translation>Do ilu kafelków dobiera to miejsce, zamiast liczby wariantu.</translation>
    </message>
    <message>
        <source>How many wounds he takes.</source>
        <translation>Ile ran odnosi.</translation>
    </message>
    <message>
        <source>How much this token counts next to a settlement.</source>
        <translation>Ile ten kafelek liczy się przy osadzie.</translation>
    </message>
    <message>
        <source>How one person plays alone.</source>
        <translation>Jak gra jedna osoba.</translation>
    </message>
    <message>
        <source>How the development cards are dealt. Those that are left over stay aside, unseen.</source>
        <translation>Jak rozdaje się karty rozwoju. Te, które zostaną, leżą na boku, nieobejrzane.</translation>
    </message>
    <message>
        <source>How the figures come onto the board before the first turn.</source>
        <translation>Jak figury trafiają na planszę przed pierwszą turą.</translation>
    </message>
    <message>
        <source>Human side</source>
        <translation>Strona człowieka</translation>
    </message>
    <message>
        <source>Ignores even penalties</source>
        <translation>Ignoruje kary parzyste</translation>
    </message>
    <message>
        <source>Ignores odd penalties</source>
        <translation>Ignoruje kary nieparzyste</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>W ręku</translation>
    </message>
    <message>
        <source>In the row</source>
        <translation>W rzędzie</translation>
    </message>
    <message>
        <source>In this turn the samurai may not choose Support.</source>
        <translation>W tej turze samuraj nie może wybrać Wsparcia.</translation>
    </message>
    <message>
        <source>In this turn the samurai must pass.</source>
        <translation>W tej turze samuraj musi spasować.</translation>
    </message>
    <message>
        <source>In this turn the samurai puts no card on his left.</source>
        <translation>W tej turze samuraj nie kładzie kart po lewej.</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>Wpływa na</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Intruz</translation>
    </message>
    <message>
        <source>It becomes one of the characters of the territory, whichever brings the most points.</source>
        <translation>Staje się jedną z postaci terytorium, tą, która da najwięcej punktów.</translation>
    </message>
    <message>
        <source>It becomes one of the provinces of the territory, whichever brings the most points.</source>
        <translation>Staje się jedną z prowincji terytorium, tą, która da najwięcej punktów.</translation>
    </message>
    <message>
        <source>It cannot lie on the left.</source>
        <translation>Nie może leżeć po lewej.</translation>
    </message>
    <message>
        <source>It fills the rows and hands at the start and is no type. There is exactly one.</source>
        <translation>Wypełnia na początku rzędy i ręce i nie jest rodzajem. Jest dokładnie jedna.</translation>
    </message>
    <message>
        <source>It is dealt with the bosses.</source>
        <translation>Rozdaje się ją z hersztami.</translation>
    </message>
    <message>
        <source>It is dealt with the lieutenants.</source>
        <translation>Rozdaje się ją z porucznikami.</translation>
    </message>
    <message>
        <source>It is dealt with the plunderers.</source>
        <translation>Rozdaje się ją z grabieżcami.</translation>
    </message>
    <message>
        <source>It may not be less.</source>
        <translation>Nie może być mniejsza.</translation>
    </message>
    <message>
        <source>It may not be more.</source>
        <translation>Nie może być większa.</translation>
    </message>
    <message>
        <source>It takes the place of one of the player&apos;s own normal tokens, with strength 0, and that token goes at once to another empty space.</source>
        <translation>Zajmuje miejsce jednego z własnych zwykłych kafelków gracza, z siłą 0, a tamten idzie od razu na inne puste pole.</translation>
    </message>
    <message>
        <source>Its strength.</source>
        <translation>Jej siła.</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Ląd</translation>
    </message>
    <message>
        <source>Land and sea spaces</source>
        <translation>Pola lądu i morza</translation>
    </message>
    <message>
        <source>Land or sea</source>
        <translation>Ląd lub morze</translation>
    </message>
    <message>
        <source>Land spaces</source>
        <translation>Pola lądu</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ostatnia tura</translation>
    </message>
    <message>
        <source>Left and right change alike.</source>
        <translation>Lewa i prawa strona zmieniają się tak samo.</translation>
    </message>
    <message>
        <source>Left neighbour draws</source>
        <translation>Lewy sąsiad dobiera</translation>
    </message>
    <message>
        <source>Lends</source>
        <translation>Pożycza</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Lieutenants</source>
        <translation>Porucznicy</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Jak inni</translation>
    </message>
    <message>
        <source>Loses a defence</source>
        <translation>Traci obronę</translation>
    </message>
    <message>
        <source>M. Bieri and A. Fortineau&apos;s Naishi: two territories, a river of five piles, an imperial court.</source>
        <translation>Naishi M. Bieriego i A. Fortineau: dwa terytoria, rzeka z pięciu stosów, dwór cesarski.</translation>
    </message>
    <message>
        <source>Majorities in two types</source>
        <translation>Przewaga w dwóch</translation>
    </message>
    <message>
        <source>Makes the card become, at the end, another card of this kind that lies in the same territory and does not copy itself. It adds no type and has no scores of its own.</source>
        <translation>Karta staje się na koniec inną kartą tego rodzaju, która leży na tym samym terytorium i sama nie kopiuje. Nie dodaje rodzaju i nie ma własnej punktacji.</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Znak</translation>
    </message>
    <message>
        <source>May discard a drawn card of a value that lies in his line.</source>
        <translation>Może odrzucić dobraną kartę o wartości, która leży w jego linii.</translation>
    </message>
    <message>
        <source>May fight twice in his turn.</source>
        <translation>Może w swojej turze walczyć dwa razy.</translation>
    </message>
    <message>
        <source>May give a drawn card of even value to a neighbour.</source>
        <translation>Może oddać sąsiadowi dobraną kartę o wartości parzystej.</translation>
    </message>
    <message>
        <source>May give a drawn card of odd value to a neighbour.</source>
        <translation>Może oddać sąsiadowi dobraną kartę o wartości nieparzystej.</translation>
    </message>
    <message>
        <source>May ignore the penalties of cards of even value.</source>
        <translation>Może ignorować kary kart o wartości parzystej.</translation>
    </message>
    <message>
        <source>May ignore the penalties of cards of odd value.</source>
        <translation>Może ignorować kary kart o wartości nieparzystej.</translation>
    </message>
    <message>
        <source>May put a drawn card under the stack and keep the next one.</source>
        <translation>Może włożyć dobraną kartę pod stos i zatrzymać następną.</translation>
    </message>
    <message>
        <source>Missing symbols</source>
        <translation>Brakujące symbole</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Most colours</source>
        <translation>Najwięcej kolorów</translation>
    </message>
    <message>
        <source>Most figures</source>
        <translation>Najwięcej figur</translation>
    </message>
    <message>
        <source>Most figures in all</source>
        <translation>Najwięcej w sumie</translation>
    </message>
    <message>
        <source>Most majorities</source>
        <translation>Najwięcej przewag</translation>
    </message>
    <message>
        <source>Most other figures</source>
        <translation>Najwięcej innych</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Najwięcej graczy</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Najwięcej punktów</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Must pass</source>
        <translation>Musi spasować</translation>
    </message>
    <message>
        <source>Naishi</source>
        <translation>Naishi</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Never declared</source>
        <translation>Bez ogłaszania</translation>
    </message>
    <message>
        <source>No defending</source>
        <translation>Bez obrony</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>No support</source>
        <translation>Bez wsparcia</translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Bez symbolu</translation>
    </message>
    <message>
        <source>No talent</source>
        <translation>Bez talentu</translation>
    </message>
    <message>
        <source>No talent.</source>
        <translation>Bez talentu.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Nobody can declare the end.</source>
        <translation>Nikt nie może ogłosić końca.</translation>
    </message>
    <message>
        <source>Nobody has a majority</source>
        <translation>Nikt nie ma przewagi</translation>
    </message>
    <message>
        <source>Nobody wounded</source>
        <translation>Nikt nie jest ranny</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Normal plays</source>
        <translation>Zwykłe zagrania</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>On empty land and sea spaces.</source>
        <translation>Na pustych polach lądu i morza.</translation>
    </message>
    <message>
        <source>On empty land spaces.</source>
        <translation>Na pustych polach lądu.</translation>
    </message>
    <message>
        <source>On empty sea spaces.</source>
        <translation>Na pustych polach morza.</translation>
    </message>
    <message>
        <source>Once, when the player has finished playing; every token of the turn counts.</source>
        <translation>Raz, gdy gracz skończy zagrywać; liczy się każdy kafelek tury.</translation>
    </message>
    <message>
        <source>One agent name for all seats, or a list of agents in the order of the seats.</source>
        <translation>Jedna nazwa agenta dla wszystkich miejsc albo lista agentów w kolejności miejsc.</translation>
    </message>
    <message>
        <source>One card type. It scores the sum of its `scores`; without any it is worth nothing.</source>
        <translation>Jeden rodzaj karty. Daje sumę tego, co jest w `scores`; bez nich jest nic niewarta.</translation>
    </message>
    <message>
        <source>One card.</source>
        <translation>Jedna karta.</translation>
    </message>
    <message>
        <source>One kind of token. It either counts next to settlements (influences, strengths, terrain) or does something (action).</source>
        <translation>Jeden rodzaj kafelka. Albo liczy się przy osadach (wpływ, siły, teren), albo coś robi (działanie).</translation>
    </message>
    <message>
        <source>One number for each token of this kind that a player has: how much it counts next to a settlement. A number that stands twice means two such tokens.</source>
        <translation>Jedna liczba na każdy kafelek tego rodzaju, jaki ma gracz: ile liczy się przy osadzie. Liczba podana dwa razy to dwa takie kafelki.</translation>
    </message>
    <message>
        <source>One of each type</source>
        <translation>Po jednej figurze każdego rodzaju</translation>
    </message>
    <message>
        <source>One or two sentences on what the map is and what is special about it.</source>
        <translation>Jedno lub dwa zdania o tym, czym jest mapa i co w niej szczególnego.</translation>
    </message>
    <message>
        <source>One or two sentences on what this variant is for and how it differs.</source>
        <translation>Jedno lub dwa zdania o tym, po co jest ten wariant i czym się różni.</translation>
    </message>
    <message>
        <source>One row of the picture: a piece&apos;s character for each space of the terrain row.</source>
        <translation>Jeden wiersz rysunku: znak części dla każdego pola wiersza terenu.</translation>
    </message>
    <message>
        <source>One row of the picture: characters of the legend, with a blank between neighbours.</source>
        <translation>Jeden wiersz rysunku: znaki legendy, ze spacją między sąsiadami.</translation>
    </message>
    <message>
        <source>One samurai.</source>
        <translation>Jeden samuraj.</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>Tylko po</translation>
    </message>
    <message>
        <source>Only after developing, when the new river card has been turned up.</source>
        <translation>Tylko po rozwoju, gdy odkryto nową kartę rzeki.</translation>
    </message>
    <message>
        <source>Only before</source>
        <translation>Tylko przed</translation>
    </message>
    <message>
        <source>Only before developing.</source>
        <translation>Tylko przed rozwojem.</translation>
    </message>
    <message>
        <source>Only its owner sees a hand; the opponent knows what was seen on its way there.</source>
        <translation>Rękę widzi tylko właściciel; przeciwnik wie, co widział po drodze.</translation>
    </message>
    <message>
        <source>Only players with a majority in at least one type stay in the running.</source>
        <translation>W grze o zwycięstwo zostają tylko gracze z przewagą w co najmniej jednym rodzaju.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>Open tokens</source>
        <translation>Odkryte żetony</translation>
    </message>
    <message>
        <source>Peasants: without it he takes a wound.</source>
        <translation>Wieśniacy: bez niego odnosi ranę.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Kary</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Per samurai</source>
        <translation>Na samuraja</translation>
    </message>
    <message>
        <source>Pile size</source>
        <translation>Wielkość stosu</translation>
    </message>
    <message>
        <source>Placed on</source>
        <translation>Kładziony na</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Rozstawienie</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Places between which two cards may be swapped.</source>
        <translation>Miejsca, między którymi wolno zamienić dwie karty.</translation>
    </message>
    <message>
        <source>Places of both players that exchange their cards.</source>
        <translation>Miejsca obu graczy, które wymieniają karty.</translation>
    </message>
    <message>
        <source>Played out</source>
        <translation>Do wyczerpania</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Players &amp; figures</source>
        <translation>Gracze &amp; figury</translation>
    </message>
    <message>
        <source>Players with majorities in two or more types go before all others, and of those the ones with more majorities before those with fewer.</source>
        <translation>Gracze z przewagą w dwóch lub więcej rodzajach są przed innymi, a wśród nich ci, którzy mają więcej przewag.</translation>
    </message>
    <message>
        <source>Plays without</source>
        <translation>Gra bez</translation>
    </message>
    <message>
        <source>Plunderers</source>
        <translation>Grabieżcy</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points added to the score of each seat, the first player&apos;s first.</source>
        <translation>Punkty dodawane do wyniku każdego miejsca, najpierw pierwszego gracza.</translation>
    </message>
    <message>
        <source>Points for all cards of the type in the hand together, for 1, 2, 3 ... of them; the last entry holds for all beyond.</source>
        <translation>Punkty za wszystkie karty rodzaju na ręce razem, za 1, 2, 3 ... z nich; ostatni wpis obowiązuje dla większych liczb.</translation>
    </message>
    <message>
        <source>Points for all cards of the type in the row together, for 1, 2, 3 ... of them; the last entry holds for all beyond.</source>
        <translation>Punkty za wszystkie karty rodzaju w rzędzie razem, za 1, 2, 3 ... z nich; ostatni wpis obowiązuje dla większych liczb.</translation>
    </message>
    <message>
        <source>Points for all cards of the type together, for 1, 2, 3 ... of them; the last entry holds for all beyond.</source>
        <translation>Punkty za wszystkie karty rodzaju razem, za 1, 2, 3 ... z nich; ostatni wpis obowiązuje dla większych liczb.</translation>
    </message>
    <message>
        <source>Points for each adjacent card of a type. In a file with `extends`, `null` removes one.</source>
        <translation>Punkty za każdą sąsiednią kartę rodzaju. W pliku z `extends` `null` usuwa pozycję.</translation>
    </message>
    <message>
        <source>Points for each connected group of the type, for groups of 1, 2, 3 ... cards; the last entry holds for all beyond.</source>
        <translation>Punkty za każdą połączoną grupę rodzaju, za grupy z 1, 2, 3 ... kart; ostatni wpis obowiązuje dla większych.</translation>
    </message>
    <message>
        <source>Points for each family that is left.</source>
        <translation>Punkty za każdą rodzinę, która została.</translation>
    </message>
    <message>
        <source>Points for each farm that is left.</source>
        <translation>Punkty za każde gospodarstwo, które zostało.</translation>
    </message>
    <message>
        <source>Points for each such card, by the number of different types in the territory: the highest entry reached. In a file with `extends`, `null` removes one.</source>
        <translation>Punkty za każdą taką kartę według liczby różnych rodzajów na terytorium: najwyższy osiągnięty wpis. W pliku z `extends` `null` usuwa pozycję.</translation>
    </message>
    <message>
        <source>Points for each such card.</source>
        <translation>Punkty za każdą taką kartę.</translation>
    </message>
    <message>
        <source>Points for this number of cards; the last entry holds for all beyond.</source>
        <translation>Punkty za tyle kart; ostatni wpis obowiązuje dla wszystkich większych liczb.</translation>
    </message>
    <message>
        <source>Points if no board has a wound token.</source>
        <translation>Punkty, jeśli na żadnej planszy nie ma znacznika rany.</translation>
    </message>
    <message>
        <source>Points in the hand, by column.</source>
        <translation>Punkty na ręce, według kolumn.</translation>
    </message>
    <message>
        <source>Points in the row, by column.</source>
        <translation>Punkty w rzędzie, według kolumn.</translation>
    </message>
    <message>
        <source>Points in this column.</source>
        <translation>Punkty w tej kolumnie.</translation>
    </message>
    <message>
        <source>Points when no card of its own type is adjacent.</source>
        <translation>Punkty, gdy nie sąsiaduje z kartą swojego rodzaju.</translation>
    </message>
    <message>
        <source>Points when the card is in hand and a card of a type lies in the row of the same column. In a file with `extends`, `null` removes one.</source>
        <translation>Punkty, gdy karta jest na ręce, a w rzędzie tej samej kolumny leży karta rodzaju. W pliku z `extends` `null` usuwa pozycję.</translation>
    </message>
    <message>
        <source>Points with at least so many types.</source>
        <translation>Punkty przy co najmniej tylu rodzajach.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Moc</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Prowincja</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>Najeźdźca</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Najeźdźcy</translation>
    </message>
    <message>
        <source>Raiders let in</source>
        <translation>Wpuszczeni najeźdźcy</translation>
    </message>
    <message>
        <source>Reiner Knizia&apos;s Samurai: tokens surround settlements and capture their figures.</source>
        <translation>Samuraj Reinera Knizii: kafelki otaczają osady i zdobywają ich figury.</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Posiłki</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Usunięta</translation>
    </message>
    <message>
        <source>Right neighbour draws</source>
        <translation>Prawy sąsiad dobiera</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Routs</source>
        <translation>Rozprasza</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rząd</translation>
    </message>
    <message>
        <source>Same type twice</source>
        <translation>Ten sam rodzaj</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schemat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation>Zwiad</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Morze</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <translation>Miejsce 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <translation>Miejsce 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <translation>Miejsce 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <translation>Miejsce 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <translation>Miejsce 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <translation>Miejsce 6</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Osady</translation>
    </message>
    <message>
        <source>Six hexes change alike.</source>
        <translation>Sześć pól zmienia się tak samo.</translation>
    </message>
    <message>
        <source>So many barricades are built, never above the starting number.</source>
        <translation>Tyle barykad się buduje, nigdy ponad liczbę początkową.</translation>
    </message>
    <message>
        <source>So many intruders go from the top of their pile to the discard.</source>
        <translation>Tylu intruzów idzie z wierzchu ich stosu na stos odrzuconych.</translation>
    </message>
    <message>
        <source>So many raiders are turned up and put back face up in any order.</source>
        <translation>Tylu najeźdźców odkrywa się i odkłada odkrytych w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>So many raiders go from the top of the stack to the discard.</source>
        <translation>Tylu najeźdźców idzie z wierzchu stosu na stos odrzuconych.</translation>
    </message>
    <message>
        <source>So often a support token goes to another samurai.</source>
        <translation>Tyle razy żeton wsparcia przechodzi do innego samuraja.</translation>
    </message>
    <message>
        <source>So often a wound token is taken off a board.</source>
        <translation>Tyle razy zdejmuje się z planszy znacznik rany.</translation>
    </message>
    <message>
        <source>So often the last card of a line goes to another samurai, or to the own left.</source>
        <translation>Tyle razy ostatnia karta linii przechodzi do innego samuraja albo na własną lewą stronę.</translation>
    </message>
    <message>
        <source>So often the last card of a line goes to the discard.</source>
        <translation>Tyle razy ostatnia karta linii idzie na stos odrzuconych.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Etapy</translation>
    </message>
    <message>
        <source>Start card</source>
        <translation>Karta początkowa</translation>
    </message>
    <message>
        <source>Start player&apos;s first hand</source>
        <translation>Ręka pierwszego gracza</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Zostaje</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Siły</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Uderza</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Wsparcie</translation>
    </message>
    <message>
        <source>Surrounded by</source>
        <translation>Otoczona przez</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Zamiana</translation>
    </message>
    <message>
        <source>Swap spaces</source>
        <translation>Pola zamiany</translation>
    </message>
    <message>
        <source>Swapped places</source>
        <translation>Zamieniane miejsca</translation>
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
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>The axial coordinates q and r of the settlement with this name.</source>
        <translation>Współrzędne osiowe q i r osady o tej nazwie.</translation>
    </message>
    <message>
        <source>The axial coordinates q and r of the settlement.</source>
        <translation>Współrzędne osiowe q i r osady.</translation>
    </message>
    <message>
        <source>The axial coordinates q and r of the space.</source>
        <translation>Współrzędne osiowe q i r pola.</translation>
    </message>
    <message>
        <source>The capital, or what `one_of_each` names, gets one figure of each type; then the players in turn put one figure each into a settlement of their choice, larger settlements before smaller ones.</source>
        <translation>Stolica, albo co wymienia `one_of_each`, dostaje po jednej figurze każdego rodzaju; potem gracze po kolei stawiają po jednej figurze w wybranej osadzie, najpierw w większych.</translation>
    </message>
    <message>
        <source>The card types by name, in the order in which they are listed everywhere. In a file with `extends`, `null` in place of a card removes it. Exactly one is the start card. At most 16 types.</source>
        <translation>Rodzaje kart według nazw, w kolejności, w jakiej wszędzie się je wymienia. W pliku z `extends` `null` w miejscu karty ją usuwa. Dokładnie jedna jest kartą początkową. Najwyżej 16 rodzajów.</translation>
    </message>
    <message>
        <source>The cards that attack the village: how many of each group come, when, and what is on them.</source>
        <translation>Karty, które atakują wioskę: ile przychodzi z każdej grupy, kiedy i co na nich jest.</translation>
    </message>
    <message>
        <source>The code of a problem, or the code and the axial coordinates of its spaces.</source>
        <translation>Kod problemu albo kod i współrzędne osiowe jego pól.</translation>
    </message>
    <message>
        <source>The colour that counts in a tie: cards of one colour count once. `none` never counts.</source>
        <translation>Kolor, który liczy się przy remisie: karty jednego koloru liczą się raz. `none` nigdy się nie liczy.</translation>
    </message>
    <message>
        <source>The comparisons that find the winner, in order. Each keeps the players with its highest value, and who is left after the last one shares the win.</source>
        <translation>Porównania, które wskazują zwycięzcę, po kolei. Każde zostawia graczy z najwyższą wartością, a kto zostanie po ostatnim, dzieli zwycięstwo.</translation>
    </message>
    <message>
        <source>The designer&apos;s notes on single spaces. They change nothing in play.</source>
        <translation>Notatki autora do pojedynczych pól. W grze niczego nie zmieniają.</translation>
    </message>
    <message>
        <source>The designer&apos;s notes: reasons, open questions, what rests on a ruling. They change nothing in play.</source>
        <translation>Notatki autora: powody, otwarte pytania, co opiera się na rozstrzygnięciu. W grze niczego nie zmieniają.</translation>
    </message>
    <message>
        <source>The end comes with the turn after which so many piles are empty. `none` plays on until neither player can do anything.</source>
        <translation>Koniec przychodzi z turą, po której tyle stosów jest pustych. Przy `none` gra się, dopóki ktokolwiek może coś zrobić.</translation>
    </message>
    <message>
        <source>The figure is set aside, belongs to nobody and counts towards the tie limit.</source>
        <translation>Figurę odkłada się na bok; nie należy do nikogo i liczy się do limitu remisów.</translation>
    </message>
    <message>
        <source>The figure stays in its settlement and can still be captured when the influence changes.</source>
        <translation>Figura zostaje w osadzie i można ją jeszcze zdobyć, gdy wpływ się zmieni.</translation>
    </message>
    <message>
        <source>The figure types that the token helps to capture, or `all`.</source>
        <translation>Rodzaje figur, które kafelek pomaga zdobyć, albo `all`.</translation>
    </message>
    <message>
        <source>The figures are spread at random, under the same restrictions as in the draft.</source>
        <translation>Figury rozmieszcza się losowo, z tymi samymi ograniczeniami co po kolei.</translation>
    </message>
    <message>
        <source>The figures that stand in one settlement at the start.</source>
        <translation>Figury, które na początku stoją w jednej osadzie.</translation>
    </message>
    <message>
        <source>The figures that stand in the settlements and are captured: their types, their numbers and how they come onto the board.</source>
        <translation>Figury, które stoją w osadach i są zdobywane: ich rodzaje, liczby i sposób, w jaki trafiają na planszę.</translation>
    </message>
    <message>
        <source>The first hand is drawn from the shuffled tokens.</source>
        <translation>Pierwszą rękę dobiera się z potasowanych kafelków.</translation>
    </message>
    <message>
        <source>The first type</source>
        <translation>Pierwszy rodzaj</translation>
    </message>
    <message>
        <source>The game ends in the turn in which this many figures have been removed by ties. `none` switches this off.</source>
        <translation>Gra kończy się w turze, w której tyle figur odpadło w remisach. `none` to wyłącza.</translation>
    </message>
    <message>
        <source>The game ends when no figure is left on the board.</source>
        <translation>Gra kończy się, gdy na planszy nie ma już figur.</translation>
    </message>
    <message>
        <source>The game ends when the last figure of any one type has left the board.</source>
        <translation>Gra kończy się, gdy z planszy zniknie ostatnia figura któregokolwiek rodzaju.</translation>
    </message>
    <message>
        <source>The game has no winner.</source>
        <translation>Gra nie ma zwycięzcy.</translation>
    </message>
    <message>
        <source>The game is over at once.</source>
        <translation>Gra kończy się od razu.</translation>
    </message>
    <message>
        <source>The game whose rules these are. A file with `extends` takes it from there.</source>
        <translation>Gra, której zasady to są. Plik z `extends` bierze ją stamtąd.</translation>
    </message>
    <message>
        <source>The greater the better.</source>
        <translation>Im więcej, tym lepiej.</translation>
    </message>
    <message>
        <source>The greatest value.</source>
        <translation>Największa wartość.</translation>
    </message>
    <message>
        <source>The hand cards of one column.</source>
        <translation>Karty ręki z jednej kolumny.</translation>
    </message>
    <message>
        <source>The hex that the symmetry is about.</source>
        <translation>Pole, wokół którego jest symetria.</translation>
    </message>
    <message>
        <source>The hexes as they lie, one text per row. Neighbouring rows are staggered by one column, and a blank means that there is no space.</source>
        <translation>Pola tak, jak leżą, jeden tekst na wiersz. Sąsiednie wiersze są przesunięte o kolumnę, a spacja oznacza brak pola.</translation>
    </message>
    <message>
        <source>The hexes, each by its two coordinates.</source>
        <translation>Pola, każde podane dwiema współrzędnymi.</translation>
    </message>
    <message>
        <source>The ids of the figure types, in the order in which they are listed everywhere. Records and all shipped variants use these ids.</source>
        <translation>Identyfikatory rodzajów figur, w kolejności, w jakiej wszędzie się je wymienia. Używają ich zapisy partii i wszystkie dołączone warianty.</translation>
    </message>
    <message>
        <source>The kinds of settlement that a map may use, and how many figures one of each kind holds.</source>
        <translation>Rodzaje osad, których może używać mapa, i ile figur mieści osada każdego rodzaju.</translation>
    </message>
    <message>
        <source>The kinds of settlement that get one figure of each type before the other figures are placed. The editions give them to the capital alone: a city with room for all types still gets its figures in the draft. An empty list means none, and `placement: map` does not use it.</source>
        <translation>Rodzaje osad, które dostają po jednej figurze każdego rodzaju, zanim staną inne figury. W wydaniach jest to tylko stolica: miasto, choć ma miejsce na wszystkie rodzaje, dostaje figury po kolei. Pusta lista oznacza żadną, a `placement: map` jej nie używa.</translation>
    </message>
    <message>
        <source>The largest number of players, always two.</source>
        <translation>Największa liczba graczy, zawsze dwóch.</translation>
    </message>
    <message>
        <source>The largest number of players. It is not below the smallest.</source>
        <translation>Największa liczba graczy. Nie mniejsza od najmniejszej.</translation>
    </message>
    <message>
        <source>The least value.</source>
        <translation>Najmniejsza wartość.</translation>
    </message>
    <message>
        <source>The left neighbour draws a raider into his line.</source>
        <translation>Lewy sąsiad dobiera najeźdźcę do swojej linii.</translation>
    </message>
    <message>
        <source>The map file states which figures stand where, under its key `figures`: as many of each type as `per_type` says, or with `from-map` as many as it likes. Settlements may stay empty, and a type that it does not place is not in play.</source>
        <translation>Plik mapy podaje w kluczu `figures`, które figury gdzie stoją: tyle każdego rodzaju, ile mówi `per_type`, a przy `from-map` dowolnie. Osady mogą zostać puste, a rodzaju, którego mapa nie stawia, nie ma w grze.</translation>
    </message>
    <message>
        <source>The map to start from: a shipped name or a path relative to this file. A game without a map has none.</source>
        <translation>Mapa, od której się zaczyna: dołączona nazwa lub ścieżka względem tego pliku. Gra bez mapy nie ma żadnej.</translation>
    </message>
    <message>
        <source>The map&apos;s settlements decide: all their slots are filled, spread evenly over the types.</source>
        <translation>Decydują osady mapy: wszystkie ich miejsca są zapełnione, po równo z każdego rodzaju.</translation>
    </message>
    <message>
        <source>The maps to play on: shipped names or paths relative to this file. A game without a map has none.</source>
        <translation>Mapy, na których się gra: dołączone nazwy lub ścieżki względem tego pliku. Gra bez mapy nie ma żadnej.</translation>
    </message>
    <message>
        <source>The most captured figures of all types together.</source>
        <translation>Najwięcej zdobytych figur wszystkich rodzajów razem.</translation>
    </message>
    <message>
        <source>The most captured figures outside the player&apos;s own majority types.</source>
        <translation>Najwięcej zdobytych figur spoza rodzajów, w których gracz ma przewagę.</translation>
    </message>
    <message>
        <source>The most different colours in the territory.</source>
        <translation>Najwięcej różnych kolorów na terytorium.</translation>
    </message>
    <message>
        <source>The most points, the handicap included.</source>
        <translation>Najwięcej punktów, z wyrównaniem.</translation>
    </message>
    <message>
        <source>The name of the experiment as people read it in lists and reports.</source>
        <translation>Nazwa eksperymentu, jak czyta się ją na listach i w raportach.</translation>
    </message>
    <message>
        <source>The name of the level.</source>
        <translation>Nazwa poziomu.</translation>
    </message>
    <message>
        <source>The name of the map as people read it in lists and reports.</source>
        <translation>Nazwa mapy, jak czyta się ją na listach i w raportach.</translation>
    </message>
    <message>
        <source>The name of the piece.</source>
        <translation>Nazwa części.</translation>
    </message>
    <message>
        <source>The name of the search as people read it.</source>
        <translation>Nazwa szukania, jak się ją czyta.</translation>
    </message>
    <message>
        <source>The name of the variant as people read it in lists and reports.</source>
        <translation>Nazwa wariantu, jak czyta się ją na listach i w raportach.</translation>
    </message>
    <message>
        <source>The name that people read instead of the id.</source>
        <translation>Nazwa, którą czyta się zamiast identyfikatora.</translation>
    </message>
    <message>
        <source>The names of settlements, each with the place of its space.</source>
        <translation>Nazwy osad, każda z miejscem jej pola.</translation>
    </message>
    <message>
        <source>The number from which all chance is drawn. The same seed gives the same games on every machine, and all cells share it, so that their games can be paired.</source>
        <translation>Liczba, z której bierze się cały los. To samo ziarno daje te same gry na każdym komputerze, a wszystkie komórki je dzielą, więc gry można łączyć w pary.</translation>
    </message>
    <message>
        <source>The one extra action that may go with developing.</source>
        <translation>Jedna akcja dodatkowa, którą można wykonać przy rozwijaniu.</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>The opponent of whoever brings the end has one.</source>
        <translation>Przeciwnik tego, kto przynosi koniec.</translation>
    </message>
    <message>
        <source>The opponent of whoever declares has one.</source>
        <translation>Przeciwnik tego, kto ogłasza.</translation>
    </message>
    <message>
        <source>The parts that the board consists of: the character of each in the second picture, and its name.</source>
        <translation>Części, z których składa się plansza: znak każdej na drugim rysunku i jej nazwa.</translation>
    </message>
    <message>
        <source>The pieces that a game of five uses.</source>
        <translation>Części, których używa gra na pięciu.</translation>
    </message>
    <message>
        <source>The pieces that a game of four uses.</source>
        <translation>Części, których używa gra na czterech.</translation>
    </message>
    <message>
        <source>The pieces that a game of six uses.</source>
        <translation>Części, których używa gra na sześciu.</translation>
    </message>
    <message>
        <source>The pieces that a game of three uses.</source>
        <translation>Części, których używa gra na trzech.</translation>
    </message>
    <message>
        <source>The pieces that a game of two uses.</source>
        <translation>Części, których używa gra na dwóch.</translation>
    </message>
    <message>
        <source>The player chooses the moment: before developing or after it.</source>
        <translation>Gracz wybiera chwilę: przed rozwojem lub po nim.</translation>
    </message>
    <message>
        <source>The player counts for which they lie open; an empty list means never.</source>
        <translation>Liczby graczy, przy których leżą odkryte; pusta lista oznacza nigdy.</translation>
    </message>
    <message>
        <source>The player counts to play with.</source>
        <translation>Liczby graczy, przy których się gra.</translation>
    </message>
    <message>
        <source>The player whose turn it is takes the figure.</source>
        <translation>Figurę zabiera gracz, którego trwa tura.</translation>
    </message>
    <message>
        <source>The player with the most captured figures wins; tied players share the win.</source>
        <translation>Wygrywa gracz z największą liczbą zdobytych figur; remisujący dzielą zwycięstwo.</translation>
    </message>
    <message>
        <source>The players with majorities in the most types stay in the running.</source>
        <translation>W grze o zwycięstwo zostają gracze z przewagą w największej liczbie rodzajów.</translation>
    </message>
    <message>
        <source>The question that the experiment is to answer, in one or two sentences.</source>
        <translation>Pytanie, na które eksperyment ma odpowiedzieć, w jednym lub dwóch zdaniach.</translation>
    </message>
    <message>
        <source>The report shows every metric that the game knows.</source>
        <translation>Raport pokazuje każdą miarę, którą zna gra.</translation>
    </message>
    <message>
        <source>The right neighbour draws a raider into his line.</source>
        <translation>Prawy sąsiad dobiera najeźdźcę do swojej linii.</translation>
    </message>
    <message>
        <source>The right to declare the end instead of any other action.</source>
        <translation>Prawo ogłoszenia końca zamiast każdej innej akcji.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Rundę</translation>
    </message>
    <message>
        <source>The round in which they join; they stay to the end.</source>
        <translation>Runda, w której dołączają; zostają do końca.</translation>
    </message>
    <message>
        <source>The row card and the hand card of one own column.</source>
        <translation>Karta rzędu i karta ręki z jednej własnej kolumny.</translation>
    </message>
    <message>
        <source>The row cards of one column.</source>
        <translation>Karty rzędu z jednej kolumny.</translation>
    </message>
    <message>
        <source>The rules of one edition or house variant as values. A file with `extends` says only what differs from another variant; every other file says everything.</source>
        <translation>Zasady jednego wydania lub wariantu domowego jako wartości. Plik z `extends` podaje tylko to, czym różni się od innego wariantu; każdy inny podaje wszystko.</translation>
    </message>
    <message>
        <source>The samurai are dealt at random.</source>
        <translation>Samurajów rozdziela się losowo.</translation>
    </message>
    <message>
        <source>The samurai discards a card of his left.</source>
        <translation>Samuraj odrzuca kartę leżącą po lewej.</translation>
    </message>
    <message>
        <source>The samurai takes a wound.</source>
        <translation>Samuraj odnosi ranę.</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Drugi gracz</translation>
    </message>
    <message>
        <source>The second player has one when the end comes in the first player&apos;s turn.</source>
        <translation>Drugi gracz, gdy koniec przychodzi w turze pierwszego.</translation>
    </message>
    <message>
        <source>The seven, or as many as you like: their talents and both sides of their boards.</source>
        <translation>Siedmiu, albo ilu zechcesz: ich talenty i obie strony plansz.</translation>
    </message>
    <message>
        <source>The side that is up at the start.</source>
        <translation>Strona, która na początku jest na wierzchu.</translation>
    </message>
    <message>
        <source>The side that wounds turn up.</source>
        <translation>Strona, którą odsłaniają rany.</translation>
    </message>
    <message>
        <source>The smaller the better.</source>
        <translation>Im mniej, tym lepiej.</translation>
    </message>
    <message>
        <source>The smallest number of players, always two.</source>
        <translation>Najmniejsza liczba graczy, zawsze dwóch.</translation>
    </message>
    <message>
        <source>The smallest number of players.</source>
        <translation>Najmniejsza liczba graczy.</translation>
    </message>
    <message>
        <source>The spaces of the map whose kinds may trade places, so that every kind stays as frequent as it is.</source>
        <translation>Pola mapy, których rodzaje mogą zamieniać się miejscami, tak że każdy rodzaj pozostaje równie częsty.</translation>
    </message>
    <message>
        <source>The spaces on which the token may be placed. They must be empty, and settlements never take tokens.</source>
        <translation>Pola, na których wolno położyć kafelek. Muszą być puste, a na osadach nigdy nie kładzie się kafelków.</translation>
    </message>
    <message>
        <source>The start player&apos;s first hand is drawn from the shuffled tokens, whatever the others do.</source>
        <translation>Pierwszą rękę gracz rozpoczynający dobiera z potasowanych kafelków, cokolwiek robią inni.</translation>
    </message>
    <message>
        <source>The start player&apos;s first hand is found as `first` says.</source>
        <translation>Pierwsza ręka gracza rozpoczynającego powstaje tak, jak mówi `first`.</translation>
    </message>
    <message>
        <source>The support tokens of absent samurai, which lie open beside the village.</source>
        <translation>Żetony wsparcia nieobecnych samurajów, które leżą odkryte obok wioski.</translation>
    </message>
    <message>
        <source>The token counts for figures of every type.</source>
        <translation>Kafelek liczy się do figur każdego rodzaju.</translation>
    </message>
    <message>
        <source>The tokens that each player has, by name; all players have the same. In a file with `extends`, `null` in place of a token removes it. Several may do the same, but no two may be written alike: key and strength (`ship-2`), or the bare key of an action token. At most 32 different tokens and 40 tokens per player.</source>
        <translation>Kafelki każdego gracza, według nazw; wszyscy mają takie same. W pliku z `extends` `null` w miejscu kafelka go usuwa. Kilka może robić to samo, ale żadne dwa nie mogą się tak samo pisać: klucz i siła (`ship-2`) albo sam klucz kafelka akcji. Najwyżej 32 różne kafelki i 40 kafelków na gracza.</translation>
    </message>
    <message>
        <source>The tokens that this seat does not have, each as it is written: key and strength, or the bare key of an action token.</source>
        <translation>Kafelki, których to miejsce nie ma, tak jak się je pisze: klucz i siła albo sam klucz kafelka akcji.</translation>
    </message>
    <message>
        <source>The top raider goes unseen to the intruders.</source>
        <translation>Wierzchni najeźdźca trafia bez oglądania do intruzów.</translation>
    </message>
    <message>
        <source>The total of the line that sets the power free.</source>
        <translation>Suma linii, która uwalnia moc.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>The two coordinates of a hex.</source>
        <translation>Dwie współrzędne pola.</translation>
    </message>
    <message>
        <source>The type ids of the figures that stand there.</source>
        <translation>Identyfikatory rodzajów figur, które tam stoją.</translation>
    </message>
    <message>
        <source>The value that replaces the variant&apos;s own; `null` removes an entry that the variant inherits.</source>
        <translation>Wartość, która zastępuje wartość wariantu; `null` usuwa odziedziczony wpis.</translation>
    </message>
    <message>
        <source>The values of the variant that may change, by dotted key: a range of whole numbers, or a list of values.</source>
        <translation>Wartości wariantu, które mogą się zmieniać, według klucza z kropkami: zakres liczb całkowitych albo lista wartości.</translation>
    </message>
    <message>
        <source>The values to try, one cell each.</source>
        <translation>Wartości do wypróbowania, po jednej komórce.</translation>
    </message>
    <message>
        <source>The variant that this one changes: a shipped name or a path relative to this file. Mappings merge, lists and single values replace, and `null` removes a card.</source>
        <translation>Wariant, który ten zmienia: dołączona nazwa lub ścieżka względem tego pliku. Mapowania się łączą, listy i pojedyncze wartości zastępują, a `null` usuwa kartę.</translation>
    </message>
    <message>
        <source>The variant that this one changes: a shipped name or a path relative to this file. Mappings merge, lists and single values replace, and `null` removes a token.</source>
        <translation>Wariant, który ten zmienia: dołączona nazwa lub ścieżka względem tego pliku. Mapowania się łączą, listy i pojedyncze wartości zastępują, a `null` usuwa kafelek.</translation>
    </message>
    <message>
        <source>The variant that this one changes: a shipped name or a path relative to this file. Mappings merge, lists and single values replace, and `null` removes an entry.</source>
        <translation>Wariant, który ten zmienia: dołączona nazwa lub ścieżka względem tego pliku. Mapowania się łączą, listy i pojedyncze wartości zastępują, a `null` usuwa wpis.</translation>
    </message>
    <message>
        <source>The variant to start from: a shipped name or a path relative to this file.</source>
        <translation>Wariant, od którego się zaczyna: dołączona nazwa lub ścieżka względem tego pliku.</translation>
    </message>
    <message>
        <source>The variants to compare: shipped names or paths relative to this file. The first is the baseline.</source>
        <translation>Porównywane warianty: dołączone nazwy lub ścieżki względem tego pliku. Pierwszy jest punktem odniesienia.</translation>
    </message>
    <message>
        <source>The wound that kills him, and all lose.</source>
        <translation>Rana, która go zabija, a wszyscy przegrywają.</translation>
    </message>
    <message>
        <source>The wound that turns his board to the animal.</source>
        <translation>Rana, która odwraca jego planszę na zwierzę.</translation>
    </message>
    <message>
        <source>The wounded</source>
        <translation>Ranni</translation>
    </message>
    <message>
        <source>There are no extra actions; emissaries only issue decrees.</source>
        <translation>Nie ma akcji dodatkowych; emisariusze tylko wydają dekrety.</translation>
    </message>
    <message>
        <source>They last</source>
        <translation>Działają przez</translation>
    </message>
    <message>
        <source>Three hexes change alike.</source>
        <translation>Trzy pola zmieniają się tak samo.</translation>
    </message>
    <message>
        <source>Tie limit</source>
        <translation>Limit remisów</translation>
    </message>
    <message>
        <source>Tied figure</source>
        <translation>Figura przy remisie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>To the active player</source>
        <translation>Dla aktywnego gracza</translation>
    </message>
    <message>
        <source>To the discard</source>
        <translation>Na stos odrzuconych</translation>
    </message>
    <message>
        <source>To the end of the round.</source>
        <translation>Do końca rundy.</translation>
    </message>
    <message>
        <source>To the end of the turn.</source>
        <translation>Do końca tury.</translation>
    </message>
    <message>
        <source>To the intruders</source>
        <translation>Do intruzów</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Kafelek</translation>
    </message>
    <message>
        <source>Token exchange</source>
        <translation>Zamiana kafelków</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Kafelki</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Turns at</source>
        <translation>Obraca się przy ranie</translation>
    </message>
    <message>
        <source>Two cards of the own hand.</source>
        <translation>Dwie karty własnej ręki.</translation>
    </message>
    <message>
        <source>Two cards of the own row.</source>
        <translation>Dwie karty własnego rzędu.</translation>
    </message>
    <message>
        <source>Two figures on the board change places, and the token leaves the game.</source>
        <translation>Dwie figury na planszy zamieniają się miejscami, a kafelek odpada z gry.</translation>
    </message>
    <message>
        <source>Two open river cards; the face-down cards below them stay.</source>
        <translation>Dwie odkryte karty rzeki; zakryte karty pod nimi zostają.</translation>
    </message>
    <message>
        <source>Two opposite hexes change alike.</source>
        <translation>Dwa pola naprzeciw siebie zmieniają się tak samo.</translation>
    </message>
    <message>
        <source>Types gone</source>
        <translation>Brak rodzajów</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Unseen to the intruders.</source>
        <translation>Bez oglądania do intruzów.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Values of the variants that are changed in all cells, each named by its keys with dots between them.</source>
        <translation>Wartości wariantów zmieniane we wszystkich komórkach, każda nazwana kluczami z kropkami między nimi.</translation>
    </message>
    <message>
        <source>Values of the variants that take several values in turn, each named by its keys with dots between them. Several names are combined with each other; an experiment has 2,000 cells at most.</source>
        <translation>Wartości wariantów, które przyjmują po kolei kilka wartości, każda nazwana kluczami z kropkami między nimi. Kilka nazw łączy się ze sobą; eksperyment ma najwyżej 2000 komórek.</translation>
    </message>
    <message>
        <source>Variant of 7 Samurai</source>
        <translation>Wariant 7 samurajów</translation>
    </message>
    <message>
        <source>Variant of Naishi</source>
        <translation>Wariant Naishi</translation>
    </message>
    <message>
        <source>Variant of Samurai</source>
        <translation>Wariant Samuraja</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wioska</translation>
    </message>
    <message>
        <source>Warnings and notes of the board check that are meant to be as they are: the code of a problem, perhaps with the spaces it concerns.</source>
        <translation>Ostrzeżenia i uwagi kontroli planszy, które mają pozostać: kod problemu, ewentualnie z polami, których dotyczy.</translation>
    </message>
    <message>
        <source>Watching family</source>
        <translation>Rodzina czuwająca</translation>
    </message>
    <message>
        <source>What a candidate must keep, whatever it gains.</source>
        <translation>Co kandydat musi zachować, cokolwiek zyska.</translation>
    </message>
    <message>
        <source>What a samurai defends with it on his left.</source>
        <translation>Czego samuraj nią broni po lewej stronie.</translation>
    </message>
    <message>
        <source>What a won game is worth.</source>
        <translation>Ile warta jest wygrana gra.</translation>
    </message>
    <message>
        <source>What an emissary on a discard space washes away.</source>
        <translation>Co spłukuje emisariusz na polu odrzucenia.</translation>
    </message>
    <message>
        <source>What an emissary on a swap space may exchange.</source>
        <translation>Co może zamienić emisariusz na polu zamiany.</translation>
    </message>
    <message>
        <source>What an imperial decree exchanges.</source>
        <translation>Co wymienia cesarski dekret.</translation>
    </message>
    <message>
        <source>What becomes of a figure on which two or more players share the strongest influence, or on which nobody has any.</source>
        <translation>Co dzieje się z figurą, o którą dwóch lub więcej graczy ma największy wpływ po równo albo nikt nie ma żadnego.</translation>
    </message>
    <message>
        <source>What each character of the terrain picture means: `sea`, `land` or a settlement kind of the variant.</source>
        <translation>Co oznacza każdy znak rysunku terenu: `sea`, `land` lub rodzaj osady wariantu.</translation>
    </message>
    <message>
        <source>What each samurai costs at the end of a round who lacks a symbol on his left.</source>
        <translation>Ile na koniec rundy kosztuje każdy samuraj, któremu po lewej brakuje symbolu.</translation>
    </message>
    <message>
        <source>What ends the game, and who has a last turn. The turn in which it happens is always finished.</source>
        <translation>Co kończy grę i kto ma ostatnią turę. Turę, w której to się dzieje, zawsze się kończy.</translation>
    </message>
    <message>
        <source>What ends the game. The turn in which it happens is always finished.</source>
        <translation>Co kończy grę. Turę, w której to się dzieje, zawsze się kończy.</translation>
    </message>
    <message>
        <source>What happens.</source>
        <translation>Co się dzieje.</translation>
    </message>
    <message>
        <source>What he can always do.</source>
        <translation>Co zawsze potrafi.</translation>
    </message>
    <message>
        <source>What is added to the score of this seat.</source>
        <translation>Co dodaje się do wyniku tego miejsca.</translation>
    </message>
    <message>
        <source>What is compared in this stage.</source>
        <translation>Co porównuje się na tym etapie.</translation>
    </message>
    <message>
        <source>What is different for single seats, by the number of players and then by the seat, counted from 1 as the start player: tokens that it plays without, the size of its hand, and figures that it begins with. Without this all seats are equal.</source>
        <translation>Co jest inne dla pojedynczych miejsc, według liczby graczy i miejsca, liczonego od 1 jako rozpoczynającego: kafelki, bez których gra, wielkość ręki i figury, z którymi zaczyna. Bez tego wszystkie miejsca są równe.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of five.</source>
        <translation>Co jest inne dla niektórych miejsc w grze na pięciu.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of four.</source>
        <translation>Co jest inne dla niektórych miejsc w grze na czterech.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of six.</source>
        <translation>Co jest inne dla niektórych miejsc w grze na sześciu.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of three.</source>
        <translation>Co jest inne dla niektórych miejsc w grze na trzech.</translation>
    </message>
    <message>
        <source>What is different for some seats in a game of two.</source>
        <translation>Co jest inne dla niektórych miejsc w grze na dwóch.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 2.</source>
        <translation>Co jest inne dla gracza na miejscu 2.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 3.</source>
        <translation>Co jest inne dla gracza na miejscu 3.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 4.</source>
        <translation>Co jest inne dla gracza na miejscu 4.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 5.</source>
        <translation>Co jest inne dla gracza na miejscu 5.</translation>
    </message>
    <message>
        <source>What is different for the player in seat 6.</source>
        <translation>Co jest inne dla gracza na miejscu 6.</translation>
    </message>
    <message>
        <source>What is different for the start player.</source>
        <translation>Co jest inne dla gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>What it costs to go beyond the Kiai value.</source>
        <translation>Ile kosztuje przekroczenie wartości Kiai.</translation>
    </message>
    <message>
        <source>What it does to the samurai whose turn begins with it as his last card; two at most.</source>
        <translation>Co robi samurajowi, którego tura zaczyna się z nią jako ostatnią kartą; najwyżej dwie kary.</translation>
    </message>
    <message>
        <source>What kind of document this is and which version of it. It is the first key of the file.</source>
        <translation>Jakiego rodzaju jest to dokument i w której wersji. To pierwszy klucz pliku.</translation>
    </message>
    <message>
        <source>What stands behind the score of a won game; it may be empty.</source>
        <translation>Co stoi za wynikiem wygranej gry; może być puste.</translation>
    </message>
    <message>
        <source>What stays symmetric about the centre: opposite hexes then change together.</source>
        <translation>Co pozostaje symetryczne względem środka: pola naprzeciw siebie zmieniają się wtedy razem.</translation>
    </message>
    <message>
        <source>What the action Support costs.</source>
        <translation>Ile kosztuje akcja Wsparcie.</translation>
    </message>
    <message>
        <source>What the card is worth at the end. All that is said here adds up. In a file with `extends`, `null` removes one.</source>
        <translation>Ile karta jest warta na koniec. Wszystko, co tu jest, się sumuje. W pliku z `extends` `null` usuwa pozycję.</translation>
    </message>
    <message>
        <source>What the card is. Characters and provinces count as types; the start card fills rows and hands.</source>
        <translation>Czym jest karta. Postacie i prowincje liczą się jako rodzaje; karta początkowa wypełnia rzędy i ręce.</translation>
    </message>
    <message>
        <source>What the note says.</source>
        <translation>Co mówi notatka.</translation>
    </message>
    <message>
        <source>What the report shows, by name, or the word `all`.</source>
        <translation>Co pokazuje raport, według nazw, albo słowo `all`.</translation>
    </message>
    <message>
        <source>What the samurai may do when he reaches his Kiai, in this order; no entry means no power.</source>
        <translation>Co samuraj może zrobić, gdy osiągnie Kiai, w tej kolejności; brak wpisu oznacza brak mocy.</translation>
    </message>
    <message>
        <source>What the search aims at: the smallest or greatest value of a measure, or one near a number.</source>
        <translation>Do czego dąży szukanie: najmniejsza lub największa wartość miary albo bliska pewnej liczbie.</translation>
    </message>
    <message>
        <source>What the search is to find, in one or two sentences.</source>
        <translation>Co ma znaleźć szukanie, w jednym lub dwóch zdaniach.</translation>
    </message>
    <message>
        <source>What the token does instead of counting next to settlements.</source>
        <translation>Co kafelek robi, zamiast liczyć się przy osadach.</translation>
    </message>
    <message>
        <source>What this level is called, and the mark behind its score.</source>
        <translation>Jak nazywa się ten poziom i jaki znak stoi za jego wynikiem.</translation>
    </message>
    <message>
        <source>What wounds do to a samurai.</source>
        <translation>Co rany robią samurajowi.</translation>
    </message>
    <message>
        <source>When a samurai reaches his Kiai.</source>
        <translation>Kiedy samuraj osiąga swoje Kiai.</translation>
    </message>
    <message>
        <source>When a settlement is surrounded, when its figures are awarded, and what becomes of a tie.</source>
        <translation>Kiedy osada jest otoczona, kiedy przyznaje się jej figury i co dzieje się przy remisie.</translation>
    </message>
    <message>
        <source>When surrounded settlements are found and their figures awarded.</source>
        <translation>Kiedy szuka się otoczonych osad i przyznaje ich figury.</translation>
    </message>
    <message>
        <source>Where chance begins: all candidates play the same deals.</source>
        <translation>Gdzie zaczyna się los: wszyscy kandydaci grają te same rozdania.</translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation>Dokąd idą</translation>
    </message>
    <message>
        <source>Where those raiders go.</source>
        <translation>Dokąd idą ci najeźdźcy.</translation>
    </message>
    <message>
        <source>Whether a Kiai is also reached when a card leaves the line; a card added or a turned board always count.</source>
        <translation>Czy Kiai osiąga się też, gdy karta opuszcza linię; dołożona karta i odwrócona plansza liczą się zawsze.</translation>
    </message>
    <message>
        <source>Whether a farm that is lost does what its back says.</source>
        <translation>Czy stracone gospodarstwo robi to, co mówi jego rewers.</translation>
    </message>
    <message>
        <source>Whether an extra action comes before developing, after it, or either.</source>
        <translation>Czy akcja dodatkowa jest przed rozwojem, po nim, czy do wyboru.</translation>
    </message>
    <message>
        <source>Whether captured figures lie open for everybody or hidden behind the screens, for each number of players.</source>
        <translation>Czy zdobyte figury leżą jawnie, czy są ukryte za zasłonkami, dla każdej liczby graczy.</translation>
    </message>
    <message>
        <source>Whether every further card costs again while he is beyond.</source>
        <translation>Czy każda następna karta kosztuje znowu, gdy jest ponad Kiai.</translation>
    </message>
    <message>
        <source>Whether families that are left give their bonus at the end of each round.</source>
        <translation>Czy rodziny, które zostały, dają premię na koniec każdej rundy.</translation>
    </message>
    <message>
        <source>Whether it costs a barricade as an intruder.</source>
        <translation>Czy jako intruz kosztuje barykadę.</translation>
    </message>
    <message>
        <source>Whether one settlement may hold two figures of the same type. It binds the set-up and every exchange of figures.</source>
        <translation>Czy w jednej osadzie mogą stać dwie figury tego samego rodzaju. Dotyczy przygotowania i każdej zamiany figur.</translation>
    </message>
    <message>
        <source>Whether poor candidates stop early.</source>
        <translation>Czy słabych kandydatów przerywa się wcześnie.</translation>
    </message>
    <message>
        <source>Whether the agents of a line-up move on by one seat from game to game, so that each plays every seat equally often.</source>
        <translation>Czy agenci składu przesuwają się z gry na grę o jedno miejsce, tak że każdy równie często gra na każdym.</translation>
    </message>
    <message>
        <source>Whether the opponent may see a hand. Open hands are seen once they are shuffled, not before.</source>
        <translation>Czy przeciwnik może widzieć rękę. Odkryte ręce widać po potasowaniu, nie wcześniej.</translation>
    </message>
    <message>
        <source>Whether the start player&apos;s first hand is found as everybody&apos;s is, or always at random. A set-up handicap for the advantage of the first turn.</source>
        <translation>Czy pierwsza ręka gracza rozpoczynającego powstaje jak u wszystkich, czy zawsze losowo. Wyrównanie korzyści z pierwszej tury.</translation>
    </message>
    <message>
        <source>Whether the token carries the Japanese character. Any number of fast tokens may be played in a turn, before or after the normal ones.</source>
        <translation>Czy kafelek ma japoński znak. W turze wolno zagrać dowolnie wiele szybkich kafelków, przed zwykłymi lub po nich.</translation>
    </message>
    <message>
        <source>Which board pieces each number of players uses. On a map without pieces it is the list of the player counts for which the map is made.</source>
        <translation>Których części planszy używa każda liczba graczy. Na mapie bez części jest to lista liczb graczy, dla których ją zrobiono.</translation>
    </message>
    <message>
        <source>Which cards of one column the two players may be made to exchange.</source>
        <translation>Które karty jednej kolumny gracze muszą wymienić.</translation>
    </message>
    <message>
        <source>Which raiders it comes with.</source>
        <translation>Z którymi najeźdźcami przychodzi.</translation>
    </message>
    <message>
        <source>Which spaces next to a settlement must hold tokens before its figures are captured.</source>
        <translation>Na których polach obok osady muszą leżeć kafelki, zanim zdobędzie się jej figury.</translation>
    </message>
    <message>
        <source>Who has a last turn after a declaration.</source>
        <translation>Kto ma ostatnią turę po ogłoszeniu.</translation>
    </message>
    <message>
        <source>Who has a last turn when the piles bring the end.</source>
        <translation>Kto ma ostatnią turę, gdy koniec przynoszą stosy.</translation>
    </message>
    <message>
        <source>Who is in play: dealt at random, or a list of names by seat, which chance then turns to the first player.</source>
        <translation>Kto jest w grze: losowo albo lista imion według miejsc, którą los obraca do pierwszego gracza.</translation>
    </message>
    <message>
        <source>Who plays all seats.</source>
        <translation>Kto gra na wszystkich miejscach.</translation>
    </message>
    <message>
        <source>Who plays: each line-up is one agent for all seats, or a list with one agent per seat. A list is used with as many players as it has agents.</source>
        <translation>Kto gra: każdy skład to jeden agent na wszystkich miejscach albo lista z jednym agentem na miejsce. Listy używa się przy tylu graczach, ilu ma agentów.</translation>
    </message>
    <message>
        <source>Who wins when no player has a majority in any type. The stages are then not used.</source>
        <translation>Kto wygrywa, gdy nikt nie ma przewagi w żadnym rodzaju. Etapów się wtedy nie używa.</translation>
    </message>
    <message>
        <source>Who wins, once both territories are counted.</source>
        <translation>Kto wygrywa po policzeniu obu terytoriów.</translation>
    </message>
    <message>
        <source>Who wins. A majority in a type is strictly more captured figures of it than any other player has.</source>
        <translation>Kto wygrywa. Przewaga w rodzaju to więcej zdobytych jego figur, niż ma każdy inny gracz.</translation>
    </message>
    <message>
        <source>Whom the healing family may pick.</source>
        <translation>Kogo może wybrać rodzina lecząca.</translation>
    </message>
    <message>
        <source>With how many wounds each samurai starts.</source>
        <translation>Z iloma ranami zaczyna każdy samuraj.</translation>
    </message>
    <message>
        <source>With open tokens the plunderers are dealt anew until so many dolls are among them.</source>
        <translation>Przy odkrytych żetonach grabieżców rozdaje się ponownie, aż jest wśród nich tyle lalek.</translation>
    </message>
    <message>
        <source>With so many players</source>
        <translation>Przy tylu graczach</translation>
    </message>
    <message>
        <source>Without a doll</source>
        <translation>Bez lalki</translation>
    </message>
    <message>
        <source>Without a farm</source>
        <translation>Bez chaty</translation>
    </message>
    <message>
        <source>Without a hat</source>
        <translation>Bez kapelusza</translation>
    </message>
    <message>
        <source>Without it a family is lost.</source>
        <translation>Bez niego ginie rodzina.</translation>
    </message>
    <message>
        <source>Without it a farm is lost.</source>
        <translation>Bez niego przepada gospodarstwo.</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Rana</translation>
    </message>
    <message>
        <source>Wound back</source>
        <translation>Rewers: rana</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Rany</translation>
    </message>
    <message>
        <source>`least`, `most`, or the number that it should be near.</source>
        <translation>`least`, `most` albo liczba, której ma być bliska.</translation>
    </message>
    <message>
        <source>`sea`, `land` or a settlement kind of the variant, such as `village`.</source>
        <translation>`sea`, `land` lub rodzaj osady wariantu, na przykład `village`.</translation>
    </message>
    <message>
        <source>`spread` between the seats, `skill` (what greedy wins among random players), or a metric by its name, with its label after a blank where it has several.</source>
        <translation>`spread` między miejscami, `skill` (co wygrywa greedy wśród graczy losowych) albo miara według nazwy, z etykietą po spacji, gdy ma ich kilka.</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>barykady</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karty</translation>
    </message>
    <message>
        <source>emissaries</source>
        <translation>emisariusze</translation>
    </message>
    <message>
        <source>families</source>
        <translation>rodziny</translation>
    </message>
    <message>
        <source>farms</source>
        <translation>gospodarstwa</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figur</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>wpływu</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>stosy</translation>
    </message>
    <message>
        <source>players</source>
        <translation>graczy</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>zagrań</translation>
    </message>
    <message>
        <source>plunderers</source>
        <translation>grabieżcy</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>raiders</source>
        <translation>najeźdźcy</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rundy</translation>
    </message>
    <message>
        <source>samurai</source>
        <translation>samurajowie</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punktacja</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>pola</translation>
    </message>
    <message>
        <source>token</source>
        <translation>kafelek</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>kafelków</translation>
    </message>
    <message>
        <source>types</source>
        <translation>rodzaje</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>użycia</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>rany</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Holds: on games that the search never saw, the interval of each objective reaches what was found, or is better. Shrunk: of one it does not.</source>
        <translation>Trzyma się: w grach, których szukanie nie widziało, przedział każdego celu sięga tego, co znaleziono, albo jest lepszy. Skurczyło się: dla któregoś celu nie sięga.</translation>
    </message>
    <message>
        <source>Stopped early after {games} games.</source>
        <translation>Przerwana wcześnie po {games} grach.</translation>
    </message>
    <message>
        <source>Trial {number} found {found} and keeps {confirmed} ({measure}).</source>
        <translation>Próba {number} znalazła {found}, a zachowuje {confirmed} ({measure}).</translation>
    </message>
    <message>
        <source>Trial {number}, which found {found}, keeps {confirmed}.</source>
        <translation>Próba {number}, która znalazła {found}, zachowuje {confirmed}.</translation>
    </message>
    <message>
        <source>Trial {number}: {difference}</source>
        <translation>Próba {number}: {difference}</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>tak jak teraz</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>trwałe</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>jeszcze nie</translation>
    </message>
    <message>
        <source>shrunk</source>
        <translation>zmalało</translation>
    </message>
    <message>
        <source>{measure}: {found} found</source>
        <translation>{measure}: {found} znalezione</translation>
    </message>
    <message>
        <source>{measure}: {found} found, {confirmed} confirmed</source>
        <translation>{measure}: {found} znalezione, {confirmed} potwierdzone</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} i {other}</translation>
    </message>
    <message>
        <source>{variant} on {map}</source>
        <translation>{variant}, {map}</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>({file}, line {line})</source>
        <translation>({file}, wiersz {line})</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Kość słoniowa</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
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
        <source>The language of the interface, of problems and of the rules in words.</source>
        <translation>Język interfejsu, problemów i zasad opisanych słowami.</translation>
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
    <name>setup</name>
    <message>
        <source>A random samurai begins</source>
        <translation>Zaczyna losowy samuraj</translation>
    </message>
    <message>
        <source>Gold begins</source>
        <translation>Złoty zaczyna</translation>
    </message>
    <message>
        <source>Show captures as movements</source>
        <translation>Pokazuj zdobycze w ruchu</translation>
    </message>
</context>
<context>
    <name>seven</name>
    <message>
        <source>A barricade burns</source>
        <translation>Płonie barykada</translation>
    </message>
    <message>
        <source>A discard comes back</source>
        <translation>Wraca karta odrzucona</translation>
    </message>
    <message>
        <source>A raider slips in</source>
        <translation>Wkrada się najeźdźca</translation>
    </message>
    <message>
        <source>Kiai</source>
        <translation>Kiai</translation>
    </message>
    <message>
        <source>Kiai power</source>
        <translation>Moc Kiai</translation>
    </message>
    <message>
        <source>Left neighbour draws</source>
        <translation>Lewy sąsiad dobiera</translation>
    </message>
    <message>
        <source>Lose a defended card</source>
        <translation>Tracisz kartę obrony</translation>
    </message>
    <message>
        <source>May dismiss a card whose value lies in his line.</source>
        <translation>Może odprawić kartę, której wartość leży w jego rzędzie.</translation>
    </message>
    <message>
        <source>May fight a second time in his turn.</source>
        <translation>Może walczyć w swojej turze drugi raz.</translation>
    </message>
    <message>
        <source>May give an even card he draws to a neighbour who is in.</source>
        <translation>Może oddać dobraną parzystą kartę sąsiadowi, który jeszcze walczy.</translation>
    </message>
    <message>
        <source>May give an odd card he draws to a neighbour who is in.</source>
        <translation>Może oddać dobraną nieparzystą kartę sąsiadowi, który jeszcze walczy.</translation>
    </message>
    <message>
        <source>May ignore the penalties of an even card.</source>
        <translation>Może pominąć kary karty parzystej.</translation>
    </message>
    <message>
        <source>May ignore the penalties of an odd card.</source>
        <translation>Może pominąć kary karty nieparzystej.</translation>
    </message>
    <message>
        <source>May put a card he draws under the stack and take the next.</source>
        <translation>Może położyć dobraną kartę pod stos i wziąć następną.</translation>
    </message>
    <message>
        <source>No defence this turn</source>
        <translation>W tej turze bez obrony</translation>
    </message>
    <message>
        <source>No support this turn</source>
        <translation>W tej turze bez wsparcia</translation>
    </message>
    <message>
        <source>No talent this turn</source>
        <translation>W tej turze bez talentu</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Brak.</translation>
    </message>
    <message>
        <source>Right neighbour draws</source>
        <translation>Prawy sąsiad dobiera</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>You are wounded</source>
        <translation>Odnosisz ranę</translation>
    </message>
    <message>
        <source>You must pass</source>
        <translation>Musisz spasować</translation>
    </message>
    <message>
        <source>a barricade</source>
        <translation>barykada</translation>
    </message>
    <message>
        <source>a family</source>
        <translation>rodzina</translation>
    </message>
    <message>
        <source>a random wound</source>
        <translation>losowa rana</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>zwierzę</translation>
    </message>
    <message>
        <source>another farm</source>
        <translation>kolejne gospodarstwo</translation>
    </message>
    <message>
        <source>barricade</source>
        <translation>barykada</translation>
    </message>
    <message>
        <source>barricades</source>
        <translation>barykady</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>herszt</translation>
    </message>
    <message>
        <source>build</source>
        <translation>buduj</translation>
    </message>
    <message>
        <source>dismisses a value</source>
        <translation>odprawia tę wartość</translation>
    </message>
    <message>
        <source>doll</source>
        <translation>lalka</translation>
    </message>
    <message>
        <source>expel</source>
        <translation>wypędź</translation>
    </message>
    <message>
        <source>families</source>
        <translation>rodziny</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>gospodarstwo</translation>
    </message>
    <message>
        <source>farms</source>
        <translation>gospodarstwa</translation>
    </message>
    <message>
        <source>farmsteads</source>
        <translation>gospodarstwa</translation>
    </message>
    <message>
        <source>fights twice</source>
        <translation>walczy dwa razy</translation>
    </message>
    <message>
        <source>gives even cards</source>
        <translation>oddaje parzyste</translation>
    </message>
    <message>
        <source>gives odd cards</source>
        <translation>oddaje nieparzyste</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>kapelusz</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>ulecz</translation>
    </message>
    <message>
        <source>human</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>ignores even</source>
        <translation>pomija parzyste</translation>
    </message>
    <message>
        <source>ignores odd</source>
        <translation>pomija nieparzyste</translation>
    </message>
    <message>
        <source>intruder</source>
        <translation>intruz</translation>
    </message>
    <message>
        <source>left draws</source>
        <translation>dobiera lewy</translation>
    </message>
    <message>
        <source>lend</source>
        <translation>pożycz</translation>
    </message>
    <message>
        <source>lieutenant</source>
        <translation>porucznik</translation>
    </message>
    <message>
        <source>lose a defence</source>
        <translation>strata obrony</translation>
    </message>
    <message>
        <source>move</source>
        <translation>przesuń</translation>
    </message>
    <message>
        <source>must pass</source>
        <translation>musi spasować</translation>
    </message>
    <message>
        <source>no defence</source>
        <translation>bez obrony</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>bez kary</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>bez mocy</translation>
    </message>
    <message>
        <source>no support</source>
        <translation>bez wsparcia</translation>
    </message>
    <message>
        <source>no talent</source>
        <translation>bez talentu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>peasants</source>
        <translation>chłopi</translation>
    </message>
    <message>
        <source>plunderer</source>
        <translation>grabieżca</translation>
    </message>
    <message>
        <source>raiders on the left side</source>
        <translation>najeźdźcy po lewej</translation>
    </message>
    <message>
        <source>redraws</source>
        <translation>dobiera ponownie</translation>
    </message>
    <message>
        <source>reinforce</source>
        <translation>posiłki</translation>
    </message>
    <message>
        <source>right draws</source>
        <translation>dobiera prawy</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>rout</source>
        <translation>rozpędź</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>zwiad</translation>
    </message>
    <message>
        <source>strike</source>
        <translation>cios</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>rana</translation>
    </message>
    <message>
        <source>{name}, {side}</source>
        <translation>{name}, {side}</translation>
    </message>
    <message>
        <source>{samurai} samurai · {barricades} barricades</source>
        <translation>samurajowie: {samurai} · barykady: {barricades}</translation>
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
    <name>speeds</name>
    <message>
        <source>As fast as it goes</source>
        <translation>Najszybciej, jak się da</translation>
    </message>
    <message>
        <source>Fast, eight moves a second</source>
        <translation>Szybko, osiem ruchów na sekundę</translation>
    </message>
    <message>
        <source>Slow, one move a second</source>
        <translation>Wolno, jeden ruch na sekundę</translation>
    </message>
    <message>
        <source>Usual, three moves a second</source>
        <translation>Normalnie, trzy ruchy na sekundę</translation>
    </message>
</context>
<context>
    <name>spelling</name>
    <message>
        <source>Add {kind} {name}</source>
        <translation>Dodaj: {kind} {name}</translation>
    </message>
    <message>
        <source>Change {value}</source>
        <translation>Zmień: {value}</translation>
    </message>
    <message>
        <source>Remove {kind} {name}</source>
        <translation>Usuń: {kind} {name}</translation>
    </message>
    <message>
        <source>Reset {kind} {name}</source>
        <translation>Przywróć: {kind} {name}</translation>
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
        <source>{value} of {name}</source>
        <translation>{value}, {name}</translation>
    </message>
</context>
<context>
    <name>starting</name>
    <message>
        <source>Left open last time</source>
        <translation>Ostatnio otwarte</translation>
    </message>
    <message>
        <source>Open all of them</source>
        <translation>Otwórz wszystkie</translation>
    </message>
</context>
<context>
    <name>templates</name>
    <message>
        <source>A row is a row of hexes drawn as they lie: neighbouring rows are staggered by one column.</source>
        <translation>Wiersz to rząd pól narysowany tak, jak leży: sąsiednie rzędy są przesunięte o jedną kolumnę.</translation>
    </message>
    <message>
        <source>A small island to start from.</source>
        <translation>Mała wyspa na początek.</translation>
    </message>
    <message>
        <source>New experiment</source>
        <translation>Nowy eksperyment</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nowa mapa</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>Nowe szukanie</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>Nowy wariant</translation>
    </message>
    <message>
        <source>One cell for each value; the variant itself has {value}.</source>
        <translation>Jedna komórka na każdą wartość; sam wariant ma {value}.</translation>
    </message>
    <message>
        <source>One name fills all seats.</source>
        <translation>Jedna nazwa zajmuje wszystkie miejsca.</translation>
    </message>
    <message>
        <source>Only what differs from {parent} is said here.</source>
        <translation>Tu stoi tylko to, co różni się od {parent}.</translation>
    </message>
    <message>
        <source>Run it here in the lab, or with: daimyo experiment FILE</source>
        <translation>Uruchom tutaj w laboratorium albo poleceniem: daimyo experiment PLIK</translation>
    </message>
    <message>
        <source>Run it here in the lab, or with: daimyo search FILE</source>
        <translation>Uruchom tutaj w laboratorium albo poleceniem: daimyo search PLIK</translation>
    </message>
    <message>
        <source>The first is the baseline.</source>
        <translation>Pierwszy jest punktem odniesienia.</translation>
    </message>
    <message>
        <source>what is to be found out</source>
        <translation>czego chcesz się dowiedzieć</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Game {number}</source>
        <translation>Gra {number}</translation>
    </message>
    <message>
        <source>Playtest {number}</source>
        <translation>Próba {number}</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Zagadka {number}</translation>
    </message>
    <message>
        <source>{title}, branch at turn {turn}</source>
        <translation>{title}, gałąź od tury {turn}</translation>
    </message>
    <message>
        <source>{title}, branch in the set-up</source>
        <translation>{title}, gałąź od przygotowania</translation>
    </message>
</context>
<context>
    <name>tools</name>
    <message>
        <source>Add a piece first: the list of pieces has a plus sign.</source>
        <translation>Najpierw dodaj część: lista części ma znak plus.</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pędzel</translation>
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
        <source>Give to {piece}</source>
        <translation>Przydziel do: {piece}</translation>
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
        <source>Select</source>
        <translation>Zaznacz</translation>
    </message>
    <message>
        <source>The void around the board has no end: draw a rim first, or use the brush.</source>
        <translation>Pustka wokół planszy nie ma końca: narysuj najpierw brzeg albo użyj pędzla.</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>**What to try**, at the right or below, lists the changes that bring the seats nearest to each other. Each was found on one lot of games and measured again on games that it never saw: both numbers stand there. Take one that says **confirmed**, and press **Open as child variant**, or **Open as map copy** where the board is to change. If none says so, what seemed to help was luck: give it more minutes and examine again, or have **Search** in the LAB try many changes together.</source>
        <translation>**Co wypróbować**, po prawej lub niżej, wymienia zmiany, które najbardziej zbliżają do siebie miejsca. Każdą znaleziono na jednej porcji gier i zmierzono ponownie na grach, których nie widziała: podane są obie liczby. Wybierz taką z napisem **potwierdzone** i naciśnij **Otwórz jako wariant potomny** albo **Otwórz jako kopię mapy**, jeśli zmienić ma się plansza. Jeśli żadna go nie ma, to, co zdawało się pomagać, było przypadkiem: daj więcej minut i zbadaj jeszcze raz albo niech **Szukanie** w LAB wypróbuje wiele zmian naraz.</translation>
    </message>
    <message>
        <source>A board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>A kit</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>A measurement</source>
        <translation>Pomiar</translation>
    </message>
    <message>
        <source>A repair</source>
        <translation>Naprawa</translation>
    </message>
    <message>
        <source>A rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Another settlement stands there. Undo [Ctrl+Z] takes a stroke back.</source>
        <translation>Stoi tam inna osada. Cofnij [Ctrl+Z] odwołuje ostatnie pociągnięcie.</translation>
    </message>
    <message>
        <source>Another symmetry is on now; the step needs **{wanted}**.</source>
        <translation>Teraz włączona jest inna symetria; krok wymaga **{wanted}**.</translation>
    </message>
    <message>
        <source>At the lower left write **Sudden Peace** as the title [Enter].</source>
        <translation>Na dole po lewej wpisz tytuł **Sudden Peace** [Enter].</translation>
    </message>
    <message>
        <source>Choose **Board &gt; New map from…** [Ctrl+Shift+N]. Pick **Hexagon**, set **Radius** to 3, write **Six Gates** as the title, and press **Make the map**.</source>
        <translation>Wybierz **Plansza &gt; Nowa mapa z…** [Ctrl+Shift+N]. Zaznacz **Sześciokąt**, ustaw **Promień** na 3, wpisz tytuł **Six Gates** i naciśnij **Utwórz mapę**.</translation>
    </message>
    <message>
        <source>Choose your variant at the top, keep the paper and the hex width, and press **Save PDF…**. Print at 100 %, check the ruler on the first sheet, cut along the dashed lines, and glue the tiles over the hatched bands.</source>
        <translation>U góry wybierz swój wariant, zostaw papier i szerokość pola i naciśnij **Zapisz PDF…**. Drukuj w skali 100 %, sprawdź linijkę na pierwszym arkuszu, tnij wzdłuż linii przerywanych i sklej części na zakreskowanych paskach.</translation>
    </message>
    <message>
        <source>Click a token of your hand. Hexes where it may go are marked. Move the mouse over one of them: a card says what the token would do to every settlement it touches, before you place it. Click to place it; a fast token (侍) may follow. Then **End turn**.</source>
        <translation>Kliknij kafelek z ręki. Pola, na które może pójść, są zaznaczone. Najedź myszą na jedno z nich: zanim położysz kafelek, karta powie, co zrobi z każdą osadą, której dotyka. Kliknij, aby go położyć; może dojść szybki kafelek (侍). Potem **Koniec tury**.</translation>
    </message>
    <message>
        <source>Each changed value has a red mark; **Values** beside the form lists them, **In words** says what they mean, and the rules text below is already rewritten.</source>
        <translation>Każda zmieniona wartość ma czerwony znak; **Wartości** obok formularza je wymieniają, **Słowami** mówi, co znaczą, a tekst zasad niżej jest już napisany od nowa.</translation>
    </message>
    <message>
        <source>Go back to **RULES** [Ctrl+2], click into **Tie limit**, and choose **Rules &gt; Vary the value in the LAB**.</source>
        <translation>Wróć do **ZASAD** [Ctrl+2], kliknij w **Limit remisów** i wybierz **Zasady &gt; Zmieniaj wartość w LAB**.</translation>
    </message>
    <message>
        <source>Go to **MAP** [Ctrl+1] and choose **File &gt; Print and play kit…** [Ctrl+P].</source>
        <translation>Idź do **MAPY** [Ctrl+1] i wybierz **Plik &gt; Zestaw do druku…** [Ctrl+P].</translation>
    </message>
    <message>
        <source>Go to **RULES** [Ctrl+2] and choose **Experiment &gt; Examine**. The LAB asks about your variant, on **Six Gates** with 2 players where both files are open; otherwise choose them. Press **Examine**. After two minutes seven questions have an answer, each with its interval; **Fair?** says how often each seat wins, and whether that can be told from the games at hand.</source>
        <translation>Idź do **ZASAD** [Ctrl+2] i wybierz **Eksperyment &gt; Zbadaj**. LAB pyta o twój wariant, na mapie **Six Gates** z 2 graczami, jeśli oba pliki są otwarte; jeśli nie, wybierz je. Naciśnij **Zbadaj**. Po dwóch minutach siedem pytań ma odpowiedź, każda z przedziałem; **Czy uczciwa?** mówi, jak często wygrywa każde miejsce i czy da się to stwierdzić na podstawie rozegranych gier.</translation>
    </message>
    <message>
        <source>Go to **RULES** on the rail [Ctrl+2], and choose **Rules &gt; New variant of &gt; {game} &gt; {variant}**.</source>
        <translation>Idź do **ZASAD** na pasku z lewej [Ctrl+2] i wybierz **Zasady &gt; Nowy wariant &gt; {game} &gt; {variant}**.</translation>
    </message>
    <message>
        <source>Last, **Experiment &gt; Hunt for gaps** in **RULES** [Ctrl+2], again with **Six Gates** as the map, and **Hunt**: nothing found means that the repair has opened no hole.</source>
        <translation>Na koniec w **ZASADACH** [Ctrl+2] **Eksperyment &gt; Szukaj luk**, znów z mapą **Six Gates**, i **Polowanie**: jeśli nic nie znaleziono, naprawa nie otworzyła żadnej luki.</translation>
    </message>
    <message>
        <source>Left at step {number} of {count}. **Help &gt; Take the tour** [Shift+F1] goes on there.</source>
        <translation>Przerwano na kroku {number} z {count}. **Pomoc &gt; Przejdź z przewodnikiem** [Shift+F1] prowadzi dalej od niego.</translation>
    </message>
    <message>
        <source>Nothing is open here: open the file that you began, it stands among the recent ones.</source>
        <translation>Nic tu nie jest otwarte: otwórz plik, od którego zacząłeś, jest wśród ostatnich.</translation>
    </message>
    <message>
        <source>Press **6** in the symmetry bar above the board, the one with the star. From now on everything you draw appears six times around the middle.</source>
        <translation>Naciśnij **6** na pasku symetrii nad planszą, przycisk z gwiazdką. Odtąd wszystko, co narysujesz, pojawi się sześć razy wokół środka.</translation>
    </message>
    <message>
        <source>Press **Playtest** above the form. The table is set with your board and your rules: you against Greedy.</source>
        <translation>Naciśnij **Próba** nad formularzem. Stół jest nakryty twoją planszą i twoimi zasadami: ty przeciw Greedy.</translation>
    </message>
    <message>
        <source>Press **Queue run**. A thousand games of each value are over in seconds.</source>
        <translation>Naciśnij **Do kolejki**. Tysiąc gier dla każdej wartości trwa kilka sekund.</translation>
    </message>
    <message>
        <source>Press **Start the game** [Enter].</source>
        <translation>Naciśnij **Rozpocznij grę** [Enter].</translation>
    </message>
    <message>
        <source>Read the cards: with a limit of 1 four games in ten end by ties and are much shorter, with 2 one in ten, and from 4 on hardly any, so that the published limit makes no difference on this board. The seats keep their distance whatever the limit: if the first seat wins too often for your taste, it is the board that has to change.</source>
        <translation>Przeczytaj karty: przy limicie 1 cztery gry na dziesięć kończą się remisami i są znacznie krótsze, przy 2 jedna na dziesięć, a od 4 prawie żadna, więc wydany limit nic na tej planszy nie zmienia. Odstęp między miejscami jest przy każdym limicie taki sam: jeśli pierwsze miejsce wygrywa dla ciebie za często, zmienić trzeba planszę.</translation>
    </message>
    <message>
        <source>Save the map [Ctrl+S] as **six-gates.yaml**.</source>
        <translation>Zapisz mapę [Ctrl+S] jako **six-gates.yaml**.</translation>
    </message>
    <message>
        <source>Save the variant [Ctrl+S] as **sudden-peace.yaml**: only what you changed is in it.</source>
        <translation>Zapisz wariant [Ctrl+S] jako **sudden-peace.yaml**: jest w nim tylko to, co zmieniono.</translation>
    </message>
    <message>
        <source>Stuck? **Hint** shows the best plays of an agent with their values on the board.</source>
        <translation>Nie wiesz, co dalej? **Rada** pokazuje na planszy najlepsze zagrania agenta z ich wartościami.</translation>
    </message>
    <message>
        <source>Take the capital in hand [5] and click the hex in the very middle.</source>
        <translation>Weź stolicę [5] i kliknij pole w samym środku.</translation>
    </message>
    <message>
        <source>Take the city in hand [4] and click one of the six corners of the land.</source>
        <translation>Weź miasto [4] i kliknij jeden z sześciu rogów lądu.</translation>
    </message>
    <message>
        <source>Take the village in hand [3] and click a hex that is two steps from the middle and lies between two corners. Six villages stand around the capital, and the palette counts 21 figure slots.</source>
        <translation>Weź wioskę [3] i kliknij pole o dwa kroki od środka, leżące między dwoma rogami. Wokół stolicy stoi sześć wiosek, a paleta liczy 21 miejsc na figury.</translation>
    </message>
    <message>
        <source>That was the whole tour. **Help &gt; Take the tour** [Shift+F1] begins it anew.</source>
        <translation>To był cały przewodnik. **Pomoc &gt; Przejdź z przewodnikiem** [Shift+F1] zaczyna go od nowa.</translation>
    </message>
    <message>
        <source>The LAB has an experiment for it: your variant with a tie limit of 1, 2, 3, 4 and none. In **Maps** tick **Six Gates** and take the tick from **Japan**.</source>
        <translation>LAB ma już eksperyment: twój wariant z limitem remisów 1, 2, 3, 4 i bez limitu. W **Mapach** zaznacz **Six Gates** i odznacz **Japan**.</translation>
    </message>
    <message>
        <source>The board check still complains: a board for 3 and 4 players needs more figures. This one is for two. In the inspector, under **Player counts**, take the ticks from **3** and **4**.</source>
        <translation>Kontrola planszy jeszcze narzeka: plansza dla 3 i 4 graczy potrzebuje więcej figur. Ta jest dla dwojga. W inspektorze, pod **Liczby graczy**, odznacz **3** i **4**.</translation>
    </message>
    <message>
        <source>The complaints go, and the strip at the bottom begins to play. The very first time it compiles the rules for about half a minute; then you see how often each seat wins, with its interval. The first seat wins more often than the second; remember by how much.</source>
        <translation>Skargi znikają, a pasek na dole zaczyna grać. Za pierwszym razem kompiluje zasady przez jakieś pół minuty; potem widać, jak często wygrywa każde miejsce, z przedziałem. Pierwsze miejsce wygrywa częściej niż drugie; zapamiętaj, o ile.</translation>
    </message>
    <message>
        <source>The experiment varies {now}; the step needs {wanted}.</source>
        <translation>Eksperyment zmienia {now}; krok wymaga {wanted}.</translation>
    </message>
    <message>
        <source>The player counts are {counts} now; the step needs {wanted} alone.</source>
        <translation>Liczby graczy to teraz {counts}; krok wymaga tylko {wanted}.</translation>
    </message>
    <message>
        <source>The value is {now} now; the step needs {wanted}.</source>
        <translation>Wartość to teraz {now}; krok wymaga {wanted}.</translation>
    </message>
    <message>
        <source>There are {count} now, not {wanted}. Undo [Ctrl+Z] takes a stroke back.</source>
        <translation>Teraz jest ich {count}, a nie {wanted}. Cofnij [Ctrl+Z] odwołuje ostatnie pociągnięcie.</translation>
    </message>
    <message>
        <source>They stand elsewhere than the step says. Undo [Ctrl+Z] takes a stroke back.</source>
        <translation>Stoją gdzie indziej, niż mówi krok. Cofnij [Ctrl+Z] odwołuje ostatnie pociągnięcie.</translation>
    </message>
    <message>
        <source>This map has {count} spaces of land; the step needs one with {wanted}.</source>
        <translation>Ta mapa ma {count} pól lądu; krok wymaga {wanted}.</translation>
    </message>
    <message>
        <source>This variant extends {now}; the step needs one that extends {wanted}.</source>
        <translation>Ten wariant rozszerza {now}; krok wymaga takiego, który rozszerza {wanted}.</translation>
    </message>
    <message>
        <source>Under **End of game** set **Tie limit** to 2 [Enter]: the game ends when ties have removed two figures instead of four.</source>
        <translation>W grupie **Koniec gry** ustaw **Limit remisów** na 2 [Enter]: gra kończy się, gdy remisy usunęły dwie figury zamiast czterech.</translation>
    </message>
    <message>
        <source>Under **Players &amp; figures** set **Placement** to **At random**.</source>
        <translation>W grupie **Gracze &amp; figury** ustaw **Rozstawienie** na **Losowo**.</translation>
    </message>
    <message>
        <source>Under **Players** leave only **2**.</source>
        <translation>Pod **Gracze** zostaw tylko **2**.</translation>
    </message>
    <message>
        <source>Under **Turn** set **First hand** to **Dealt**. Now a game begins at once.</source>
        <translation>W grupie **Tura** ustaw **Pierwsza ręka** na **Rozdana**. Teraz gra zaczyna się od razu.</translation>
    </message>
    <message>
        <source>When you have seen enough, press **Autoplay**, and agents play the game to its end. The result says who won, step by step, and what the other editions would have said.</source>
        <translation>Gdy zobaczysz dość, naciśnij **Autogra**, a agenci dokończą grę. Wynik mówi krok po kroku, kto wygrał i co powiedziałyby inne wydania.</translation>
    </message>
    <message>
        <source>Write what you notice at the lower right and press **Add**: the note stays with the turn.</source>
        <translation>Zapisz na dole po prawej, co zauważasz, i naciśnij **Dodaj**: notatka zostaje przy turze.</translation>
    </message>
    <message>
        <source>{chapter} · step {number} of {count}</source>
        <translation>{chapter} · krok {number} z {count}</translation>
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
<context>
    <name>verdict</name>
    <message>
        <source>The interval allows no verdict; more games would.</source>
        <translation>Przedział nie pozwala na ocenę; więcej partii by pozwoliło.</translation>
    </message>
    <message>
        <source>The interval shows something that a designer should know.</source>
        <translation>Przedział pokazuje coś, o czym projektant powinien wiedzieć.</translation>
    </message>
    <message>
        <source>The interval shows that it is as it should be.</source>
        <translation>Przedział pokazuje, że jest tak, jak być powinno.</translation>
    </message>
    <message>
        <source>The interval shows what most designers would change.</source>
        <translation>Przedział pokazuje to, co większość projektantów by zmieniła.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>dobrze</translation>
    </message>
    <message>
        <source>look</source>
        <translation>przyjrzyj się</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problem</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>niejasne</translation>
    </message>
</context>
</TS>
