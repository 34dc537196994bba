<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name></name>
    <message>
        <source>%1 %2: %3</source>
        <comment>place, name, score and points</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>This is not JSON: line %1, column %2.</source>
        <translation>To nie jest JSON: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands here twice; one was expected.</source>
        <translation>Klucz „%1” występuje tu dwa razy; może wystąpić tylko raz.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 was expected, not %3.</source>
        <translation>Oczekiwana jest liczba całkowita od %1 do %2, a nie %3.</translation>
    </message>
    <message>
        <source>A name was expected here, but this text is empty.</source>
        <translation>Oczekiwana jest tu nazwa, a ten tekst jest pusty.</translation>
    </message>
    <message>
        <source>A text was expected here, but this one is empty.</source>
        <translation>Oczekiwany jest tu tekst, a ten jest pusty.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; expected is one of: %2.</source>
        <translation>Słowo „%1” nie jest tu znane; oczekiwane jest jedno z: %2.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; expected are: %2.</source>
        <translation>Klucz „%1” nie jest tu znany; oczekiwane są: %2.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; was &quot;%2&quot; meant?</source>
        <translation>Klucz „%1” nie jest tu znany; czy chodzi o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; was &quot;%2&quot; meant? Expected is one of: %3.</source>
        <translation>Słowo „%1” nie jest tu znane; czy chodzi o „%2”? Oczekiwane jest jedno z: %3.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; no key is expected.</source>
        <translation>Klucz „%1” nie jest tu znany; żaden klucz nie jest oczekiwany.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Brakuje klucza „%1”.</translation>
    </message>
    <message>
        <source>Entries expected: at least %1, not %2.</source>
        <translation>Oczekiwana liczba elementów to co najmniej %1, a nie %2.</translation>
    </message>
    <message>
        <source>Entries expected: at most %1, not %2.</source>
        <translation>Oczekiwana liczba elementów to najwyżej %1, a nie %2.</translation>
    </message>
    <message>
        <source>Expected here is %1, but this is %2.</source>
        <translation>Tu potrzebne jest: %1, a to jest: %2.</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>liczba całkowita</translation>
    </message>
    <message>
        <source>a fraction</source>
        <translation>ułamek</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>prawda lub fałsz</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>At most %1 characters were expected, not %2.</source>
        <translation>Oczekiwano najwyżej %1 znaków, nie %2.</translation>
    </message>
    <message>
        <source>%1 stands in this list already.</source>
        <translation>%1 już jest na tej liście.</translation>
    </message>
    <message>
        <source>There is nothing here; JSON was expected.</source>
        <translation>Nic tu nie ma; oczekiwano JSON.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8: there is a zero byte in line %1, column %2.</source>
        <translation>To nie jest tekst UTF-8: bajt zerowy w wierszu %1, kolumnie %2.</translation>
    </message>
    <message>
        <source>Lists and objects are nested deeper than anybody needs: line %1, column %2.</source>
        <translation>Listy i obiekty są zagnieżdżone zbyt głęboko: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>This number is out of range: line %1, column %2.</source>
        <translation>Ta liczba jest poza zakresem: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; it should be one of %2 words, such as &quot;%3&quot;.</source>
        <translation>„%1” nie jest tu znane; powinno to być jedno ze słów (%2), na przykład „%3”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; was &quot;%2&quot; meant?</source>
        <translation>„%1” nie jest tu znane; czy chodziło o „%2”?</translation>
    </message>
    <message>
        <source>a number that is too large</source>
        <translation>za duża liczba</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; does not belong here.</source>
        <translation>Klucz „%1” tu nie pasuje.</translation>
    </message>
    <message>
        <source>There is not enough memory to go on. What was answered before is recorded.</source>
        <translation>Brakuje pamięci, aby kontynuować. To, na co padła już odpowiedź, jest zapisane.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device; a file was expected.</source>
        <translation>%1 to folder, potok albo urządzenie; tu potrzebny jest plik.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; more than %3 MB are not read here.</source>
        <translation>%1 ma %2 MB; tutaj wczytuje się najwyżej %3 MB.</translation>
    </message>
    <message>
        <source>This is no text: neither UTF-8, nor UTF-16, nor Windows-1250.</source>
        <translation>To nie jest tekst: ani UTF-8, ani UTF-16, ani Windows-1250.</translation>
    </message>
    <message>
        <source>There is a control character (%1) in this text; only what can be read belongs in it.</source>
        <translation>W tym tekście jest znak sterujący (%1); mogą w nim być tylko znaki, które da się przeczytać.</translation>
    </message>
</context>
<context>
    <name>battleline</name>
    <message>
        <source>Both sets at this flag are complete, so it must be said who laid the last card there: &quot;north&quot; or &quot;south&quot;.</source>
        <translation>Oba zestawy przy tej fladze są pełne, więc trzeba podać, kto położył tu ostatnią kartę: „north” czy „south”.</translation>
    </message>
    <message>
        <source>May this player take this flag?</source>
        <translation>Czy ten gracz może zdobyć tę flagę?</translation>
    </message>
    <message>
        <source>%1 has won the game already: no further flag can be claimed.</source>
        <translation>Grę wygrywa %1: nie można już zgłaszać flag.</translation>
    </message>
    <message>
        <source>Flag %2 is won by %1 for good.</source>
        <translation>Flaga %2 jest zdobyta na stałe; zdobywca: %1.</translation>
    </message>
    <message>
        <source>%1 has %2 of the %3 cards that a complete formation needs at flag %4.</source>
        <translation>%1: przy fladze %4 leży %2 z %3 kart pełnej formacji.</translation>
    </message>
    <message>
        <source>Fog: only the sums count.</source>
        <translation>Mgła: liczą się tylko sumy.</translation>
    </message>
    <message>
        <source>Mud: four cards a side.</source>
        <translation>Błoto: po cztery karty z każdej strony.</translation>
    </message>
    <message>
        <source>%1 stands for %2.</source>
        <translation>Karta %1 zastępuje tu kartę %2.</translation>
    </message>
    <message>
        <source>%1 has a %2 with the sum %3.</source>
        <translation>%1: formacja %2 o sumie %3.</translation>
    </message>
    <message>
        <source>%1 has the sum %2.</source>
        <translation>%1: suma %2.</translation>
    </message>
    <message>
        <source>%1 has one empty slot, which any Troop card that is not visible may fill.</source>
        <translation>%1: jedno puste miejsce, które może zająć każda niewidoczna karta oddziału.</translation>
    </message>
    <message>
        <source>The best that %1 can add is %2.</source>
        <translation>%1: najlepsze, co można dołożyć, to %2.</translation>
    </message>
    <message>
        <source>That would be a %2 with the sum %3 for %1.</source>
        <translation>Byłaby to formacja %2 o sumie %3 (%1).</translation>
    </message>
    <message>
        <source>That would be the sum %2 for %1.</source>
        <translation>Suma wynosiłaby %2 (%1).</translation>
    </message>
    <message>
        <source>A %1 beats a %2, whatever the sums.</source>
        <translation>Formacja %1 bije formację %2, bez względu na sumy.</translation>
    </message>
    <message>
        <source>The higher sum wins: %1 against %2.</source>
        <translation>Wygrywa wyższa suma: %1 przeciw %2.</translation>
    </message>
    <message>
        <source>It would be a tie, and %1 would lay the last card: %1 loses it.</source>
        <translation>Byłby remis, a ostatnia karta: %1; przegrywa.</translation>
    </message>
    <message>
        <source>It is a tie, and %1 laid the last card here: %1 loses the flag.</source>
        <translation>Jest remis. Ostatnia karta tutaj: %1; przegrywa flagę.</translation>
    </message>
    <message>
        <source>Flag %2 goes to %1.</source>
        <translation>Flagę %2 zdobywa: %1.</translation>
    </message>
    <message>
        <source>Flag %2 is not proven and stays open.</source>
        <translation>Flaga %2 nie jest udowodniona i pozostaje otwarta.</translation>
    </message>
    <message>
        <source>%1 wins the flag.</source>
        <translation>Flagę zdobywa: %1.</translation>
    </message>
    <message>
        <source>Either &quot;to_flag&quot; or &quot;out_of_play&quot;: true says where the card goes.</source>
        <translation>Albo „to_flag”, albo „out_of_play”: true mówi, dokąd trafia karta.</translation>
    </message>
    <message>
        <source>A complete set has %1 cards here, not %2.</source>
        <translation>Pełny zestaw ma tu %1 karty, nie %2.</translation>
    </message>
    <message>
        <source>%1 lies here and elsewhere too; there is only one.</source>
        <translation>Karta %1 leży tu i gdzie indziej; jest tylko jedna taka karta.</translation>
    </message>
    <message>
        <source>%1 %2 lies here and elsewhere too; there is only one.</source>
        <translation>Karta %1 %2 leży tu i gdzie indziej; jest tylko jedna taka karta.</translation>
    </message>
    <message>
        <source>Two Leaders on one side; each player may have one only.</source>
        <translation>Dwóch Dowódców po jednej stronie; każdy gracz może mieć tylko jednego.</translation>
    </message>
    <message>
        <source>Which of two complete formations wins?</source>
        <translation>Która z dwóch pełnych formacji wygrywa?</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Mgła</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Błoto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane gry</translation>
    </message>
    <message>
        <source>Troop deck</source>
        <translation>Talia oddziału</translation>
    </message>
    <message>
        <source>Tactics deck</source>
        <translation>Talia taktyki</translation>
    </message>
    <message>
        <source>%1 takes flag %2.</source>
        <translation>%1 zdobywa flagę %2.</translation>
    </message>
    <message>
        <source>%1 cannot take flag %2 now.</source>
        <translation>%1 nie może teraz wziąć flagi %2.</translation>
    </message>
    <message>
        <source>It can still be beaten by a %1 with the sum %2.</source>
        <translation>Może ją jeszcze pokonać %1 o sumie %2.</translation>
    </message>
    <message>
        <source>%1 must play a card.</source>
        <translation>%1 musi zagrać kartę.</translation>
    </message>
    <message>
        <source>%1 must play a Tactics card.</source>
        <translation>%1 musi zagrać kartę taktyki.</translation>
    </message>
    <message>
        <source>%1 may play a Tactics card or pass.</source>
        <translation>%1 może zagrać kartę taktyki albo spasować.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Gra kończy się remisem.</translation>
    </message>
    <message>
        <source>%1 has won: %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>%1 has won the series.</source>
        <translation>Serię wygrywa %1.</translation>
    </message>
    <message>
        <source>%1 leads by %2.</source>
        <translation>Prowadzi %1, przewaga %2.</translation>
    </message>
    <message>
        <source>The players are level.</source>
        <translation>Gracze są równi.</translation>
    </message>
    <message>
        <source>%1 starts the next game.</source>
        <translation>Następną grę zaczyna %1.</translation>
    </message>
    <message>
        <source>%1 is in this hand twice.</source>
        <translation>Karta %1 jest na tej ręce dwa razy.</translation>
    </message>
    <message>
        <source>%1 %2 is in this hand twice.</source>
        <translation>Karta %1 %2 jest na tej ręce dwa razy.</translation>
    </message>
    <message>
        <source>%1 lies on the table, so it cannot be in the hand.</source>
        <translation>Karta %1 leży na stole, więc nie może być na ręce.</translation>
    </message>
    <message>
        <source>%1 %2 lies on the table, so it cannot be in the hand.</source>
        <translation>Karta %1 %2 leży na stole, więc nie może być na ręce.</translation>
    </message>
    <message>
        <source>&quot;decks&quot; is missing: with Scout in the hand it must be said how many cards are left in each deck.</source>
        <translation>Brakuje „decks”: gdy na ręce jest Zwiadowca, trzeba podać, ile kart zostało w każdej talii.</translation>
    </message>
    <message>
        <source>At most %1 cards of this kind can be left in the deck, not %2.</source>
        <translation>Kart tego rodzaju może być w talii najwyżej %1, nie %2.</translation>
    </message>
    <message>
        <source>What may this player play, and may the player pass?</source>
        <translation>Co może zagrać ten gracz i czy może spasować?</translation>
    </message>
    <message>
        <source>%1 has won the game: nothing is played any more.</source>
        <translation>Grę wygrywa %1: niczego już się nie zagrywa.</translation>
    </message>
    <message>
        <source>%1 has no free slot at any flag that is not won.</source>
        <translation>%1 nie ma wolnego miejsca przy żadnej niezdobytej fladze.</translation>
    </message>
    <message>
        <source>%1 holds no Troop card.</source>
        <translation>%1 nie ma na ręce karty oddziału.</translation>
    </message>
    <message>
        <source>%1 cannot be played: each player may have one Leader in a game.</source>
        <translation>Karty %1 nie można zagrać: każdy gracz może mieć w grze tylko jednego Dowódcę.</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2 has had a Leader in this game, which counts also out of play.</source>
        <translation>Karty %1 nie można zagrać: %2 ma już w tej grze jednego zagranego Dowódcę, a liczy się on także poza grą.</translation>
    </message>
    <message>
        <source>%1 cannot be played: there is no card that it could take.</source>
        <translation>Karty %1 nie można zagrać: nie ma karty, którą mogłaby zabrać.</translation>
    </message>
    <message>
        <source>%1 cannot be played: there is no free slot to put a card into.</source>
        <translation>Karty %1 nie można zagrać: nie ma wolnego miejsca na kartę.</translation>
    </message>
    <message>
        <source>With Scout %1 draws %2 and puts back %3: %4 + %2 - %3 = %5 in the hand.</source>
        <translation>Zwiadowca: %1 dobiera karty (%2) i odkłada karty (%3); na ręce jest ich potem %4 + %2 - %3 = %5.</translation>
    </message>
    <message>
        <source>Cards left in both decks together: %1. Scout may be played all the same, and draws them all.</source>
        <translation>W obu taliach zostało razem kart: %1. Zwiadowcę można mimo to zagrać i dobrać je wszystkie.</translation>
    </message>
    <message>
        <source>Both decks are empty: Scout may be played all the same, and draws nothing.</source>
        <translation>Obie talie są puste: Zwiadowcę można mimo to zagrać, ale niczego się nie dobiera.</translation>
    </message>
    <message>
        <source>Redeploy takes a card of %1 from a flag that is not won: to a free slot at another one, never back to the same, or out of play.</source>
        <translation>Przegrupowanie zabiera kartę gracza %1 od niezdobytej flagi: na wolne miejsce przy innej takiej fladze, nigdy z powrotem przy tej samej, albo poza grę.</translation>
    </message>
    <message>
        <source>Deserter takes a Troop or Morale card of %1 from a flag that is not won out of play.</source>
        <translation>Dezerter zabiera poza grę kartę oddziału albo morale gracza %1 od niezdobytej flagi.</translation>
    </message>
    <message>
        <source>Traitor takes a Troop card of %1 from a flag that is not won, to any free slot of %2 at such a flag, the same one included.</source>
        <translation>Zdrajca zabiera kartę oddziału gracza %1 od niezdobytej flagi na dowolne wolne miejsce gracza %2 przy takiej fladze, także przy tej samej.</translation>
    </message>
    <message>
        <source>A Troop card can be played, so %1 may not pass.</source>
        <translation>Można zagrać kartę oddziału, więc %1 nie może spasować.</translation>
    </message>
    <message>
        <source>No Troop card can be played, so %1 must play a Tactics card.</source>
        <translation>Nie można zagrać karty oddziału, więc %1 musi zagrać kartę taktyki.</translation>
    </message>
    <message>
        <source>No Troop card can be played; by the agreed rule %1 may play a Tactics card or pass.</source>
        <translation>Nie można zagrać karty oddziału; zgodnie z umówioną zasadą %1 może zagrać kartę taktyki albo spasować.</translation>
    </message>
    <message>
        <source>Nothing can be played: %1 passes.</source>
        <translation>Niczego nie można zagrać: %1 pasuje.</translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation>Klin</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation>Falanga</translation>
    </message>
    <message>
        <source>Battalion Order</source>
        <translation>Szyk batalionu</translation>
    </message>
    <message>
        <source>Skirmish Line</source>
        <translation>Tyraliera</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Zastęp</translation>
    </message>
    <message>
        <source>before the game</source>
        <translation>przed grą</translation>
    </message>
    <message>
        <source>claiming first</source>
        <translation>najpierw zgłaszanie</translation>
    </message>
    <message>
        <source>playing a card</source>
        <translation>zagranie karty</translation>
    </message>
    <message>
        <source>scouting</source>
        <translation>zwiad</translation>
    </message>
    <message>
        <source>claiming and drawing</source>
        <translation>zgłaszanie i dobieranie</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>koniec gry</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Przełamanie</translation>
    </message>
    <message>
        <source>Envelopment</source>
        <translation>Okrążenie</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwona</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowa</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółta</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielona</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieska</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowa</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Aleksander</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Dariusz</translation>
    </message>
    <message>
        <source>Companion Cavalry</source>
        <translation>Jazda hetajrów</translation>
    </message>
    <message>
        <source>Shield Bearers</source>
        <translation>Tarczownicy</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Zwiadowca</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Przegrupowanie</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Dezerter</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Zdrajca</translation>
    </message>
    <message>
        <source>This card is of the kind &quot;%1&quot;.</source>
        <translation>Ta karta jest rodzaju „%1”.</translation>
    </message>
    <message>
        <source>These are not the values that the card may stand for by the rules.</source>
        <translation>Zgodnie z zasadami karta zastępuje inne wartości.</translation>
    </message>
    <message>
        <source>The referee has no house rule &quot;%1&quot;.</source>
        <translation>Sędzia nie zna zasady domowej „%1”.</translation>
    </message>
    <message>
        <source>The referee has other values for this house rule: %1.</source>
        <translation>Sędzia zna dla tej zasady domowej inne wartości: %1.</translation>
    </message>
    <message>
        <source>The referee has another default for this house rule: %1.</source>
        <translation>U sędziego ta zasada domowa ma inną wartość domyślną: %1.</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Gra %1</translation>
    </message>
    <message>
        <source>%1 wins the series</source>
        <translation>Serię wygrywa: %1</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>Grę wygrywa: %1</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Gra remisowa</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Gra toczy się dalej</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>przez: %1</translation>
    </message>
    <message>
        <source>The game ends: %1 wins by %2.</source>
        <translation>Koniec gry: wygrywa %1 (%2).</translation>
    </message>
    <message>
        <source>The game ends in a draw.</source>
        <translation>Gra kończy się remisem.</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>W liczbach</translation>
    </message>
    <message>
        <source>Troop cards laid</source>
        <translation>Położone karty oddziału</translation>
    </message>
    <message>
        <source>Tactics cards played</source>
        <translation>Zagrane karty taktyki</translation>
    </message>
    <message>
        <source>Flags proven early</source>
        <translation>Flagi udowodnione przed czasem</translation>
    </message>
    <message>
        <source>Turns passed</source>
        <translation>Spasowane tury</translation>
    </message>
    <message>
        <source>A game won by most flags leaves the loser three flags at most, not %1.</source>
        <translation>Przy wygranej większą liczbą flag przegrany ma najwyżej trzy flagi, nie %1.</translation>
    </message>
    <message>
        <source>How does the series stand, and who starts the next game?</source>
        <translation>Jaki jest stan serii i kto zaczyna następną grę?</translation>
    </message>
    <message>
        <source>A side has three slots, four only at a flag with Mud (BL-5.1); here are %1 cards.</source>
        <translation>Po jednej stronie są trzy miejsca, cztery tylko przy fladze z Błotem (BL-5.1); tu kart jest %1.</translation>
    </message>
    <message>
        <source>%1 has two Leaders; each player may have one only.</source>
        <translation>%1 ma dwóch Dowódców; każdy gracz może mieć tylko jednego.</translation>
    </message>
    <message>
        <source>%1 Troop or Morale cards are set aside here; after the Deserter and the Redeploy that were played it must be from %2 to %3.</source>
        <translation>Odłożone karty oddziału lub morale: %1; po zagranym Dezerterze i Przegrupowaniu musi ich być od %2 do %3.</translation>
    </message>
    <message>
        <source>Both players have three adjacent or five flags; the game ends with the first.</source>
        <translation>Obaj gracze mają trzy sąsiednie lub pięć flag; gra kończy się przy pierwszym.</translation>
    </message>
    <message>
        <source>No game has begun: start_game comes first.</source>
        <translation>Gra się nie zaczęła: najpierw start_game.</translation>
    </message>
    <message>
        <source>A game is in progress; the next one follows it.</source>
        <translation>Gra trwa; następna będzie po niej.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ta gra jest skończona.</translation>
    </message>
    <message>
        <source>That belongs to another step of the turn: %1. Now comes: %2.</source>
        <translation>To należy do innego kroku tury: %1. Teraz jest: %2.</translation>
    </message>
    <message>
        <source>The series is decided: %1 has won it.</source>
        <translation>Seria jest rozstrzygnięta: wygrywa %1.</translation>
    </message>
    <message>
        <source>%1 starts this game of the series.</source>
        <translation>Tę grę serii zaczyna: %1.</translation>
    </message>
    <message>
        <source>What decides the series was agreed before its first game.</source>
        <translation>To, co rozstrzyga serię, ustala się przed jej pierwszą grą.</translation>
    </message>
    <message>
        <source>%1 is not a Troop card.</source>
        <translation>To nie jest karta oddziału: %1.</translation>
    </message>
    <message>
        <source>%1 is not a Morale card.</source>
        <translation>To nie jest karta morale: %1.</translation>
    </message>
    <message>
        <source>%1 is not an Environment card.</source>
        <translation>To nie jest karta otoczenia: %1.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <translation>Karta %1 już leży na stole.</translation>
    </message>
    <message>
        <source>%1 holds no Tactics card.</source>
        <translation>%1 nie ma na ręce karty taktyki.</translation>
    </message>
    <message>
        <source>Flag %1 is won by %2: it is closed for good.</source>
        <translation>Flaga %1 należy do: %2. Jest zamknięta na stałe.</translation>
    </message>
    <message>
        <source>%2 has no free slot at flag %1.</source>
        <translation>%2 nie ma wolnego miejsca przy fladze %1.</translation>
    </message>
    <message>
        <source>%1 has had a Leader in this game; a second one is never played.</source>
        <translation>%1: Dowódca był już w tej grze zagrany; drugiego nigdy się nie zagrywa.</translation>
    </message>
    <message>
        <source>%1 does not lie on the opponent&apos;s side of a flag that is not won.</source>
        <translation>Karta %1 nie leży po stronie przeciwnika przy niezdobytej fladze.</translation>
    </message>
    <message>
        <source>Redeploy lays %1 at another flag, not back at its own.</source>
        <translation>Przegrupowanie kładzie kartę (%1) przy innej fladze, nie z powrotem przy tej samej.</translation>
    </message>
    <message>
        <source>The %1 is empty.</source>
        <translation>%1: pusta.</translation>
    </message>
    <message>
        <source>Draws left for Scout: %1.</source>
        <translation>Pozostałe dobrania Zwiadowcy: %1.</translation>
    </message>
    <message>
        <source>By the agreed rule Scout draws all its cards at once: %1.</source>
        <translation>Zgodnie z umówioną zasadą Zwiadowca dobiera wszystkie karty naraz: %1.</translation>
    </message>
    <message>
        <source>Scout draws first; cards are put back when all are drawn.</source>
        <translation>Zwiadowca najpierw dobiera; karty odkłada się, gdy wszystkie są dobrane.</translation>
    </message>
    <message>
        <source>Cards to put back after Scout: %1.</source>
        <translation>Karty do odłożenia po Zwiadowcy: %1.</translation>
    </message>
    <message>
        <source>%1 holds a Troop card and has a free slot, so a card must be played.</source>
        <translation>%1 ma kartę oddziału i wolne miejsce, więc musi zagrać kartę.</translation>
    </message>
    <message>
        <source>Nothing is drawn at the end of this turn.</source>
        <translation>Na końcu tej tury nie dobiera się karty.</translation>
    </message>
    <message>
        <source>%1 has to draw a card; that ends the turn.</source>
        <translation>%1 musi dobrać kartę; to kończy turę.</translation>
    </message>
    <message>
        <source>%1 has a %2 with the sum %3 there.</source>
        <translation>%1: formacja %2 o sumie %3 w tym miejscu.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4.</source>
        <translation>%1 może tam jeszcze mieć formację %2 o sumie %3, z kartą %4.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4 and %5.</source>
        <translation>%1 może tam jeszcze mieć formację %2 o sumie %3, z kartami %4 i %5.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4, %5 and %6.</source>
        <translation>%1 może tam jeszcze mieć formację %2 o sumie %3, z kartami %4, %5 i %6.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4, %5, %6 and %7.</source>
        <translation>%1 może tam jeszcze mieć formację %2 o sumie %3, z kartami %4, %5, %6 i %7.</translation>
    </message>
    <message>
        <source>The claimed set is a %1 with the sum %2, which is worse.</source>
        <translation>Zgłaszany zestaw to %1 o sumie %2: jest gorszy.</translation>
    </message>
    <message>
        <source>It is a tie, and %1 laid the last card: a tie loses.</source>
        <translation>Jest remis. Ostatnia karta: %1; remis przegrywa.</translation>
    </message>
    <message>
        <source>Game %2 begins; %1 has the first turn.</source>
        <translation>Zaczyna się gra %2; pierwszą turę ma %1.</translation>
    </message>
    <message>
        <source>%1 lays %2 at flag %3.</source>
        <translation>%1 kładzie kartę %2 przy fladze %3.</translation>
    </message>
    <message>
        <source>The set of %1 at flag %2 is complete.</source>
        <translation>%1: zestaw przy fladze %2 jest pełny.</translation>
    </message>
    <message>
        <source>Fog at flag %1: from now on only sums count there.</source>
        <translation>Mgła przy fladze %1: odtąd liczą się tam tylko sumy.</translation>
    </message>
    <message>
        <source>Mud at flag %1: from now on four cards a side are needed there.</source>
        <translation>Błoto przy fladze %1: odtąd potrzeba tam czterech kart z każdej strony.</translation>
    </message>
    <message>
        <source>%1 draws from the %2.</source>
        <translation>%1 dobiera (%2).</translation>
    </message>
    <message>
        <source>%1 puts a card back on the %2.</source>
        <translation>%1 odkłada kartę (%2).</translation>
    </message>
    <message>
        <source>Redeploy: %1 moves from flag %2 to flag %3.</source>
        <translation>Przegrupowanie: %1 przechodzi od flagi %2 do flagi %3.</translation>
    </message>
    <message>
        <source>Redeploy: %1 leaves flag %2 and is out of play.</source>
        <translation>Przegrupowanie: karta %1 opuszcza flagę %2 i jest poza grą.</translation>
    </message>
    <message>
        <source>Deserter: %1 leaves flag %2 and is out of play.</source>
        <translation>Dezerter: karta %1 opuszcza flagę %2 i jest poza grą.</translation>
    </message>
    <message>
        <source>Traitor: %1 changes sides from flag %2 to flag %3.</source>
        <translation>Zdrajca: karta %1 zmienia stronę, od flagi %2 do flagi %3.</translation>
    </message>
    <message>
        <source>%1 passes; nothing is drawn.</source>
        <translation>%1 pasuje; nie dobiera się karty.</translation>
    </message>
    <message>
        <source>%1 holds Tactics cards and may play one more: if one of them can be played, it must be.</source>
        <translation>%1 ma karty taktyki i może zagrać jeszcze jedną: jeśli którąś można zagrać, musi to zrobić.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Tura: %1.</translation>
    </message>
    <message>
        <source>Flag %2 is proven and is awarded to %1.</source>
        <translation>Flaga %2 jest udowodniona i przypada: %1.</translation>
    </message>
    <message>
        <source>%1 claims no more and plays now.</source>
        <translation>%1 nie zgłasza więcej i teraz zagrywa kartę.</translation>
    </message>
    <message>
        <source>Decks, hands and table would hold %1 Troop cards and %2 Tactics cards in place of 60 and 10.</source>
        <translation>W taliach, rękach i na stole byłoby %1 kart oddziału i %2 kart taktyki zamiast 60 i 10.</translation>
    </message>
    <message>
        <source>The game would go on although %1 has won it.</source>
        <translation>Gra toczyłaby się dalej, choć wygrana należy do: %1.</translation>
    </message>
    <message>
        <source>Game %2: %1 starts</source>
        <translation>Gra %2: zaczyna %1</translation>
    </message>
    <message>
        <source>%1: %2 at flag %3</source>
        <translation>%1: %2 przy fladze %3</translation>
    </message>
    <message>
        <source>%1: Scout</source>
        <translation>%1: Zwiadowca</translation>
    </message>
    <message>
        <source>%1 draws for Scout: %2</source>
        <translation>%1 dobiera dla Zwiadowcy: %2</translation>
    </message>
    <message>
        <source>%1 draws for Scout: %2, %3</source>
        <translation>%1 dobiera dla Zwiadowcy: %2, %3</translation>
    </message>
    <message>
        <source>%1 draws for Scout: %2, %3, %4</source>
        <translation>%1 dobiera dla Zwiadowcy: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 puts back: %2</source>
        <translation>%1 odkłada: %2</translation>
    </message>
    <message>
        <source>%1 puts back: %2, %3</source>
        <translation>%1 odkłada: %2, %3</translation>
    </message>
    <message>
        <source>%1 puts back: %2, %3, %4</source>
        <translation>%1 odkłada: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1: Redeploy, %2 to flag %3</source>
        <translation>%1: Przegrupowanie, %2 do flagi %3</translation>
    </message>
    <message>
        <source>%1: Redeploy, %2 out of play</source>
        <translation>%1: Przegrupowanie, %2 poza grę</translation>
    </message>
    <message>
        <source>%1: Deserter, %2 out of play</source>
        <translation>%1: Dezerter, %2 poza grę</translation>
    </message>
    <message>
        <source>%1: Traitor, %2 to flag %3</source>
        <translation>%1: Zdrajca, %2 do flagi %3</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasuje</translation>
    </message>
    <message>
        <source>%1 claims flag %2</source>
        <translation>%1 zgłasza flagę %2</translation>
    </message>
    <message>
        <source>%1 draws: %2</source>
        <translation>%1 dobiera: %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 kończy turę</translation>
    </message>
    <message>
        <source>%1 claims no more</source>
        <translation>%1 nie zgłasza więcej</translation>
    </message>
    <message>
        <source>Flag %1 is won already; a flag is won once and for good.</source>
        <translation>Flaga %1 jest już zdobyta; flagę zdobywa się raz na zawsze.</translation>
    </message>
    <message>
        <source>Is the game over, who has won, and what does it score?</source>
        <translation>Czy gra jest skończona, kto wygrał i ile to daje?</translation>
    </message>
    <message>
        <source>Nobody has three adjacent flags or five flags yet.</source>
        <translation>Nikt nie ma jeszcze trzech sąsiednich ani pięciu flag.</translation>
    </message>
    <message>
        <source>With flag %2 %1 has three adjacent flags: a Breakthrough.</source>
        <translation>Z flagą %2 %1 ma trzy sąsiednie flagi: Przełamanie.</translation>
    </message>
    <message>
        <source>With flag %2 %1 has five flags: an Envelopment.</source>
        <translation>Z flagą %2 %1 ma pięć flag: Okrążenie.</translation>
    </message>
    <message>
        <source>The claim of flag %1 came after the end of the game and is void.</source>
        <translation>Zgłoszenie flagi %1 nastąpiło po końcu gry i jest nieważne.</translation>
    </message>
    <message>
        <source>Both players have passed one after the other: the game is over.</source>
        <translation>Obaj gracze spasowali jeden po drugim: gra jest skończona.</translation>
    </message>
    <message>
        <source>%1 has more flags, %2 against %3, and wins.</source>
        <translation>%1 ma więcej flag, %2 przeciw %3, i wygrywa.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>Game %1 was played after the end of the series and does not count.</source>
        <translation>Gra %1 odbyła się po końcu serii i się nie liczy.</translation>
    </message>
    <message>
        <source>%1 won the last game and starts the next.</source>
        <translation>Ostatnią grę wygrywa %1 i zaczyna następną.</translation>
    </message>
    <message>
        <source>The last game was a draw: %1 started it and starts again.</source>
        <translation>Ostatnia gra była remisowa: znowu zaczyna %1.</translation>
    </message>
    <message>
        <source>%1 starts the first game.</source>
        <translation>Pierwszą grę zaczyna: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and value of a Troop card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>formation and the sum of its values</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 has no free slot at these flags: %2.</source>
        <translation>%1 nie ma wolnego miejsca przy tych flagach: %2.</translation>
    </message>
    <message>
        <source>These flags are won, and closed to both sides: %1.</source>
        <translation>Te flagi są zdobyte i zamknięte dla obu stron: %1.</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <translation>Punkty: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Game %1: %2 %3, %4 %5.</source>
        <translation>Gra %1: %2 %3, %4 %5.</translation>
    </message>
    <message>
        <source>Together: %1 %2, %3 %4.</source>
        <translation>Razem: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>%1 claims flag %2.</source>
        <translation>%1 zgłasza flagę %2.</translation>
    </message>
    <message>
        <source>%1 has no card there.</source>
        <translation>%1: nie ma tam karty.</translation>
    </message>
    <message>
        <source>%1 has there: %2.</source>
        <translation>%1 ma tam: %2.</translation>
    </message>
    <message>
        <source>%1 has there: %2, %3.</source>
        <translation>%1 ma tam: %2, %3.</translation>
    </message>
    <message>
        <source>%1 has there: %2, %3, %4.</source>
        <translation>%1 ma tam: %2, %3, %4.</translation>
    </message>
    <message>
        <source>%1 has there: %2, %3, %4, %5.</source>
        <translation>%1 ma tam: %2, %3, %4, %5.</translation>
    </message>
    <message>
        <source>Fog lies there.</source>
        <translation>Leży tam Mgła.</translation>
    </message>
    <message>
        <source>Mud lies there.</source>
        <translation>Leży tam Błoto.</translation>
    </message>
    <message>
        <source>%1 laid the last card there.</source>
        <translation>Ostatnia karta tam: %1.</translation>
    </message>
    <message>
        <source>Troop cards that nobody has seen yet: %1.</source>
        <translation>Karty oddziału, których nikt jeszcze nie widział: %1.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>Gra teraz: %1.</translation>
    </message>
    <message>
        <source>Tactics cards that %1 has played: %2.</source>
        <translation>Zagrane karty taktyki, %1: %2.</translation>
    </message>
    <message>
        <source>Open flags where %1 has a free slot: %2.</source>
        <translation>Otwarte flagi z wolnym miejscem, %1: %2.</translation>
    </message>
    <message>
        <source>One Tactics card more than the opponent is the limit.</source>
        <translation>Najwyżej o jedną kartę taktyki więcej niż przeciwnik.</translation>
    </message>
    <message>
        <source>Each player may have one Leader only.</source>
        <translation>Każdy gracz może mieć tylko jednego Dowódcę.</translation>
    </message>
    <message>
        <source>There is no card that it could take.</source>
        <translation>Nie ma karty, którą mogłaby zabrać.</translation>
    </message>
    <message>
        <source>No slot is free and no Tactics card can be played: pass.</source>
        <translation>Nie ma wolnego miejsca i nie można zagrać karty taktyki: pas.</translation>
    </message>
    <message>
        <source>No Troop card is held and no Tactics card can be played: pass.</source>
        <translation>Na ręce nie ma karty oddziału i nie można zagrać karty taktyki: pas.</translation>
    </message>
    <message>
        <source>No slot is free: play a Tactics card, or pass.</source>
        <translation>Nie ma wolnego miejsca: zagraj kartę taktyki albo spasuj.</translation>
    </message>
    <message>
        <source>No Troop card is held: play a Tactics card, or pass.</source>
        <translation>Na ręce nie ma karty oddziału: zagraj kartę taktyki albo spasuj.</translation>
    </message>
    <message>
        <source>No slot is free: if a Tactics card can be played, it must be.</source>
        <translation>Nie ma wolnego miejsca: jeśli można zagrać kartę taktyki, trzeba to zrobić.</translation>
    </message>
    <message>
        <source>No Troop card is held: if a Tactics card can be played, it must be.</source>
        <translation>Na ręce nie ma karty oddziału: jeśli można zagrać kartę taktyki, trzeba to zrobić.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n empty slot(s); any Troop card that is not visible may go there.</source>
        <translation>
            <numerusform>%1 ma %n puste miejsce; może tam trafić dowolna niewidoczna karta oddziału.</numerusform>
            <numerusform>%1 ma %n puste miejsca; może tam trafić dowolna niewidoczna karta oddziału.</numerusform>
            <numerusform>%1 ma %n pustych miejsc; może tam trafić dowolna niewidoczna karta oddziału.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %2 %1 would win, but it lies at flag %3.</source>
        <translation>Z kartą %2 wygrywa %1, ale leży ona przy fladze %3.</translation>
    </message>
    <message>
        <source>With %2 %1 would win, but it is out of play.</source>
        <translation>Z kartą %2 wygrywa %1, ale jest ona poza grą.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen yet, all tried: none wins.</source>
        <translation>
            <numerusform>%n niewidziana karta, sprawdzona: nie wygrywa.</numerusform>
            <numerusform>%n niewidziane karty, wszystkie sprawdzone: żadna nie wygrywa.</numerusform>
            <numerusform>%n niewidzianych kart, wszystkie sprawdzone: żadna nie wygrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3: no further one may follow now.</source>
        <translation>
            <numerusform>%1: zagrana %n karta taktyki, u przeciwnika %3; kolejna nie może teraz nastąpić.</numerusform>
            <numerusform>%1: zagrane %n karty taktyki, u przeciwnika %3; kolejna nie może teraz nastąpić.</numerusform>
            <numerusform>%1: zagranych %n kart taktyki, u przeciwnika %3; kolejna nie może teraz nastąpić.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Scout and draws %n card(s), as chosen.</source>
        <translation>
            <numerusform>%1 zagrywa Zwiadowcę i dobiera %n kartę do wyboru.</numerusform>
            <numerusform>%1 zagrywa Zwiadowcę i dobiera %n karty do wyboru.</numerusform>
            <numerusform>%1 zagrywa Zwiadowcę i dobiera %n kart do wyboru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s).</source>
        <translation>
            <numerusform>%1: na ręce byłoby %n karta.</numerusform>
            <numerusform>%1: na ręce byłoby %n karty.</numerusform>
            <numerusform>%1: na ręce byłoby %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n flag(s): the game is a draw.</source>
        <translation>
            <numerusform>Każdy gracz ma %n flagę: gra kończy się remisem.</numerusform>
            <numerusform>Każdy gracz ma %n flagi: gra kończy się remisem.</numerusform>
            <numerusform>Każdy gracz ma %n flag: gra kończy się remisem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads by %n point(s): that decides the series.</source>
        <translation>
            <numerusform>%1 prowadzi przewagą %n punktu: to rozstrzyga serię.</numerusform>
            <numerusform>%1 prowadzi przewagą %n punktów: to rozstrzyga serię.</numerusform>
            <numerusform>%1 prowadzi przewagą %n punktów: to rozstrzyga serię.</numerusform>
        </translation>
    </message>
    <message>
        <source>One game was agreed, and %1 has won it.</source>
        <translation>Umówiono się na jedną grę i wygrywa ją %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n game(s) in a row: that decides the series.</source>
        <translation>
            <numerusform>%1 wygrywa %n grę z rzędu; to rozstrzyga serię.</numerusform>
            <numerusform>%1 wygrywa %n gry z rzędu; to rozstrzyga serię.</numerusform>
            <numerusform>%1 wygrywa %n gier z rzędu; to rozstrzyga serię.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n game(s) in a row by Breakthrough: that decides the series.</source>
        <translation>
            <numerusform>%1 wygrywa %n grę z rzędu Przełamaniem; to rozstrzyga serię.</numerusform>
            <numerusform>%1 wygrywa %n gry z rzędu Przełamaniem; to rozstrzyga serię.</numerusform>
            <numerusform>%1 wygrywa %n gier z rzędu Przełamaniem; to rozstrzyga serię.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3, so a Tactics card may be played.</source>
        <translation>
            <numerusform>%1: zagrana %n karta taktyki, u przeciwnika %3, więc kartę taktyki można zagrać.</numerusform>
            <numerusform>%1: zagrane %n karty taktyki, u przeciwnika %3, więc kartę taktyki można zagrać.</numerusform>
            <numerusform>%1: zagranych %n kart taktyki, u przeciwnika %3, więc kartę taktyki można zagrać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3, so no Tactics card may follow.</source>
        <translation>
            <numerusform>%1: zagrana %n karta taktyki, u przeciwnika %3, więc kolejnej karty taktyki zagrać nie można.</numerusform>
            <numerusform>%1: zagrane %n karty taktyki, u przeciwnika %3, więc kolejnej karty taktyki zagrać nie można.</numerusform>
            <numerusform>%1: zagranych %n kart taktyki, u przeciwnika %3, więc kolejnej karty taktyki zagrać nie można.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most flags</source>
        <translation>Najwięcej flag</translation>
    </message>
    <message>
        <source>Tactics cards played: North %1, South %2; these numbers can differ by one at most (BL-8.3).</source>
        <translation>Zagrane karty taktyki: Północ %1, Południe %2; różnica może wynosić najwyżej jeden (BL-8.3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot have won this flag with %n card(s); %3 are needed.</source>
        <translation>
            <numerusform>%1: tej flagi nie zdobywa się %n kartą; potrzeba %3.</numerusform>
            <numerusform>%1: tej flagi nie zdobywa się %n kartami; potrzeba %3.</numerusform>
            <numerusform>%1: tej flagi nie zdobywa się %n kartami; potrzeba %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by a lead of %n point(s)</source>
        <translation>
            <numerusform>przewagą %n punktu</numerusform>
            <numerusform>przewagą %n punktów</numerusform>
            <numerusform>przewagą %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n win(s) in a row</source>
        <translation>
            <numerusform>%n wygraną z rzędu</numerusform>
            <numerusform>%n wygranymi z rzędu</numerusform>
            <numerusform>%n wygranymi z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n Breakthrough(s) in a row</source>
        <translation>
            <numerusform>%n Przełamaniem z rzędu</numerusform>
            <numerusform>%n Przełamaniami z rzędu</numerusform>
            <numerusform>%n Przełamaniami z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>The match does not say who played: both names are needed, two different ones.</source>
        <translation>Mecz nie mówi, kto grał: potrzebne są oba imiona, dwa różne.</translation>
    </message>
    <message>
        <source>by games won in a row</source>
        <translation>grami wygranymi z rzędu</translation>
    </message>
    <message>
        <source>Flags are claimed on your own turn, after playing and before drawing.</source>
        <translation>Flagi zgłasza się we własnej turze, po zagraniu karty i przed dobraniem.</translation>
    </message>
    <message>
        <source>By the agreed rule flags are claimed only at the start of your own turn, before playing.</source>
        <translation>Zgodnie z umówioną zasadą flagi zgłasza się tylko na początku własnej tury, przed zagraniem karty.</translation>
    </message>
    <message>
        <source>This claim is made at another moment: %1.</source>
        <translation>To zgłoszenie pada w innym momencie: %1.</translation>
    </message>
    <message>
        <source>at the start of the turn, before playing</source>
        <translation>na początku tury, przed zagraniem karty</translation>
    </message>
    <message>
        <source>after playing, before drawing</source>
        <translation>po zagraniu karty, przed dobraniem</translation>
    </message>
    <message>
        <source>after drawing</source>
        <translation>po dobraniu</translation>
    </message>
    <message>
        <source>in the opponent&apos;s turn</source>
        <translation>w turze przeciwnika</translation>
    </message>
    <message>
        <source>Flag %2 is not proven; recorded anyway, it goes to %1.</source>
        <translation>Flaga %2 nie jest udowodniona; zapisana mimo to, przypada: %1.</translation>
    </message>
    <message>
        <source>%1 does not lie on the player&apos;s own side of a flag that is not won.</source>
        <translation>Karta %1 nie leży po własnej stronie niezdobytej flagi.</translation>
    </message>
    <message>
        <source>The Traitor takes a Troop card; %1 is not one.</source>
        <translation>Zdrajca zabiera kartę oddziału, a to nią nie jest: %1.</translation>
    </message>
    <message>
        <source>There is no free slot on the player&apos;s own side of an open flag.</source>
        <translation>Nie ma wolnego miejsca po własnej stronie otwartej flagi.</translation>
    </message>
    <message>
        <source>%1 counts %2.</source>
        <translation>Karta %1 liczy się tu jako %2.</translation>
    </message>
</context>
<context>
    <name>battleline_pages</name>
    <message>
        <source>in this question</source>
        <translation>w tym pytaniu</translation>
    </message>
    <message>
        <source>More about flag %1</source>
        <translation>Więcej o fladze %1</translation>
    </message>
    <message>
        <source>flag %1</source>
        <translation>flaga %1</translation>
    </message>
    <message>
        <source>Flag %1, %2: tap the cards that lie there</source>
        <translation>Flaga %1, %2: dotknij kart, które tam leżą</translation>
    </message>
    <message>
        <source>Tap each flag on the side of who has won it, in the order of winning.</source>
        <translation>Dotykaj flag po stronie tego, kto je zdobył, w kolejności zdobywania.</translation>
    </message>
    <message>
        <source>Won in this order: %1. Tap a side again to take its flag back.</source>
        <translation>Zdobyte w tej kolejności: %1. Dotknij strony jeszcze raz, aby cofnąć jej flagę.</translation>
    </message>
</context>
<context>
    <name>catalog</name>
    <message>
        <source>Kaosball</source>
        <translation>Kaosball</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>Nie ma gry „%1”.</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; was &quot;%2&quot; meant?</source>
        <translation>Nie ma nazwy „%1”; czy chodzi o „%2”?</translation>
    </message>
    <message>
        <source>There is no question &quot;%1&quot;; `ask --list` shows them all.</source>
        <translation>Nie ma pytania „%1”; `ask --list` pokazuje wszystkie.</translation>
    </message>
    <message>
        <source>Battle Line</source>
        <translation>Battle Line</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>zabici</translation>
    </message>
    <message>
        <source>most kills</source>
        <translation>najwięcej zabitych</translation>
    </message>
    <message>
        <source>fewest kills</source>
        <translation>najmniej zabitych</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>faule</translation>
    </message>
    <message>
        <source>most fouls</source>
        <translation>najwięcej fauli</translation>
    </message>
    <message>
        <source>fewest fouls</source>
        <translation>najmniej fauli</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>punktami</translation>
    </message>
    <message>
        <source>in overtime</source>
        <translation>w dogrywce</translation>
    </message>
    <message>
        <source>by blowout</source>
        <translation>przez pogrom</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>przez eliminację</translation>
    </message>
    <message>
        <source>as the last team in play</source>
        <translation>jako ostatnia drużyna w grze</translation>
    </message>
    <message>
        <source>all have lost</source>
        <translation>wszyscy przegrali</translation>
    </message>
    <message>
        <source>Two coaches have the team &quot;%1&quot;; in this league each team is there once.</source>
        <translation>Dwóch trenerów ma drużynę „%1”; w tej lidze każda drużyna występuje raz.</translation>
    </message>
    <message>
        <source>Only matches of two teams count for a league (KB-34.2).</source>
        <translation>W lidze liczą się tylko mecze dwóch drużyn (KB-34.2).</translation>
    </message>
    <message>
        <source>El Grande</source>
        <translation>El Grande</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Chaotic</translation>
    </message>
    <message>
        <source>Might &amp; Magic Heroes</source>
        <translation>Might &amp; Magic Heroes</translation>
    </message>
    <message>
        <source>This is a match of &quot;%1&quot;; the season is one of &quot;%2&quot;.</source>
        <translation>To mecz gry „%1”; sezon jest gry „%2”.</translation>
    </message>
    <message>
        <source>Results of this game are entered by hand: its matches are not read.</source>
        <translation>Wyniki tej gry wpisuje się ręcznie: jej mecze nie są odczytywane.</translation>
    </message>
    <message>
        <source>Entry %1 cannot have happened: %2 The match does not count.</source>
        <translation>Wpis %1 nie mógł się zdarzyć: %2 Mecz się nie liczy.</translation>
    </message>
    <message>
        <source>The match was played with another data pack, so it cannot be verified.</source>
        <translation>Mecz rozegrano z innym pakietem danych, więc nie można go sprawdzić.</translation>
    </message>
    <message>
        <source>No fixture of %1 is open in this season.</source>
        <translation>W tym sezonie nie ma otwartego spotkania: %1.</translation>
    </message>
    <message>
        <source>There is no fixture &quot;%1&quot;.</source>
        <translation>Nie ma spotkania „%1”.</translation>
    </message>
    <message>
        <source>This match is in the season already: it is the result of fixture &quot;%1&quot; (%2). A match counts once.</source>
        <translation>Ten mecz jest już w sezonie: to wynik spotkania „%1” (%2). Mecz liczy się raz.</translation>
    </message>
    <message>
        <source>%1 has no team of the game in this season. Give it one, or enter the result.</source>
        <translation>%1: w tym sezonie bez drużyny z gry. Przydziel ją albo wpisz wynik.</translation>
    </message>
    <message>
        <source>%1 and %2 play the same team, so their match cannot be followed here. Enter its result.</source>
        <translation>%1 i %2 grają tą samą drużyną, więc nie można tu śledzić ich meczu. Wpisz jego wynik.</translation>
    </message>
    <message>
        <source>A league match is between two teams.</source>
        <translation>Mecz ligowy toczy się między dwiema drużynami.</translation>
    </message>
    <message>
        <source>A league match starts with %1 cash.</source>
        <translation>Gotówka na początku meczu ligowego: %1.</translation>
    </message>
    <message>
        <source>%1 start with %2 cash: what was kept is on top.</source>
        <translation>Drużyna %1 zaczyna z gotówką %2: to, co zachowała, jest doliczone.</translation>
    </message>
    <message>
        <source>Upgrades are drafted for each match.</source>
        <translation>Ulepszenia licytuje się przed każdym meczem.</translation>
    </message>
    <message>
        <source>What a team has bought it keeps; what is left is drafted.</source>
        <translation>Co drużyna kupiła, to zachowuje; reszta idzie na licytację.</translation>
    </message>
    <message>
        <source>%1 own from matches before: %2.</source>
        <translation>Drużyna %1 ma z wcześniejszych meczów: %2.</translation>
    </message>
    <message>
        <source>%1 have lost for good: %2.</source>
        <translation>Drużyna %1 straciła na dobre: %2.</translation>
    </message>
    <message>
        <source>In the playoffs the better seed begins: %1.</source>
        <translation>W fazie pucharowej zaczyna lepiej rozstawiona drużyna: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of the record is one that the rules refuse: %2</source>
        <translation>Zasady odrzucają wpis %1 zapisu: %2</translation>
    </message>
    <message>
        <source>This record holds no season: its first entry creates one.</source>
        <translation>W tym zapisie nie ma sezonu: tworzy go dopiero pierwszy wpis.</translation>
    </message>
    <message>
        <source>The season has started, so what was settled before it stays. Points and tie-breakers can still be changed, with a reason that the table then tells.</source>
        <translation>Sezon się zaczął, więc to, co ustalono przedtem, zostaje. Punkty i kryteria można jeszcze zmienić z uzasadnieniem, o którym tabela powie.</translation>
    </message>
    <message>
        <source>Cash left</source>
        <translation>Pozostała gotówka</translation>
    </message>
    <message>
        <source>Fouls kept</source>
        <translation>Zachowane faule</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Ulepszenia</translation>
    </message>
    <message>
        <source>Ringers</source>
        <translation>Najemnicy</translation>
    </message>
    <message>
        <source>Killed (r1, b4)</source>
        <translation>Zabici (r1, b4)</translation>
    </message>
    <message>
        <source>The season in this file is not the one that its record brings about.</source>
        <translation>Sezon w tym pliku nie jest tym, który wynika z jego zapisu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n active upgrade point(s) by now.</source>
        <translation>
            <numerusform>Drużyna %1 ma już %n punkt aktywnych ulepszeń.</numerusform>
            <numerusform>Drużyna %1 ma już %n punkty aktywnych ulepszeń.</numerusform>
            <numerusform>Drużyna %1 ma już %n punktów aktywnych ulepszeń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bring %n foul(s) along.</source>
        <translation>
            <numerusform>Drużyna %1 przynosi ze sobą %n faul.</numerusform>
            <numerusform>Drużyna %1 przynosi ze sobą %n faule.</numerusform>
            <numerusform>Drużyna %1 przynosi ze sobą %n fauli.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3, not %4</source>
        <translation>%1, %2: %3, a nie %4</translation>
    </message>
    <message>
        <source>%1 began, not %2</source>
        <translation>zaczyna %1, a nie %2</translation>
    </message>
    <message>
        <source>without a draft</source>
        <translation>bez licytacji</translation>
    </message>
    <message>
        <source>an exhibition match</source>
        <translation>mecz towarzyski</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>active upgrade points</source>
        <translation>punkty aktywnych ulepszeń</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>gotówka</translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation>ulepszenia</translation>
    </message>
    <message>
        <source>ringers</source>
        <translation>najemnicy</translation>
    </message>
    <message>
        <source>dead figures</source>
        <translation>zabite figurki</translation>
    </message>
    <message>
        <source>This match is not to be played: it is settled.</source>
        <translation>Tego meczu nie trzeba grać: jest rozstrzygnięty.</translation>
    </message>
    <message>
        <source>Who plays this match is not known yet.</source>
        <translation>Nie wiadomo jeszcze, kto gra ten mecz.</translation>
    </message>
    <message>
        <source>The fixture is %1; this match was %2.</source>
        <translation>Spotkanie to %1, a ten mecz rozegrali: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the match is not in this season.</source>
        <translation>„%1” z meczu nie występuje w tym sezonie.</translation>
    </message>
    <message>
        <source>The fixture is %1 vs %2.</source>
        <translation>Spotkanie: %1 – %2.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 only %n figure(s) can still play. With fewer than 5 a team forfeits: enter a no-show.</source>
        <translation>
            <numerusform>%1: została tylko %n figurka, która może grać. Mając mniej niż 5, drużyna oddaje walkower: wpisz, że nie przyszła.</numerusform>
            <numerusform>%1: zostały tylko %n figurki, które mogą grać. Mając mniej niż 5, drużyna oddaje walkower: wpisz, że nie przyszła.</numerusform>
            <numerusform>%1: zostało tylko %n figurek, które mogą grać. Mając mniej niż 5, drużyna oddaje walkower: wpisz, że nie przyszła.</numerusform>
        </translation>
    </message>
    <message>
        <source>These reasons are not those that this Whistle gives, in any language. Another version may have worded them otherwise; the table itself is right.</source>
        <translation>Te uzasadnienia nie są w żadnym języku tymi, które podaje ten Whistle. Inna wersja mogła ująć je inaczej; sama tabela jest poprawna.</translation>
    </message>
    <message>
        <source>the match was corrected after it was taken in</source>
        <translation>mecz poprawiono po wczytaniu</translation>
    </message>
    <message>
        <source>Each team of the game only once</source>
        <translation>Każda drużyna z gry tylko raz</translation>
    </message>
    <message>
        <source>Cash for each match</source>
        <translation>Gotówka na każdy mecz</translation>
    </message>
    <message>
        <source>Unspent cash that is kept, at most</source>
        <translation>Niewydana gotówka, którą się zachowuje, najwyżej</translation>
    </message>
    <message>
        <source>Active upgrade points at the start</source>
        <translation>Punkty aktywnych ulepszeń na początku</translation>
    </message>
    <message>
        <source>One more active upgrade point after this many matches</source>
        <translation>Dodatkowy punkt aktywnych ulepszeń co tyle meczów</translation>
    </message>
    <message>
        <source>Most active upgrade points</source>
        <translation>Najwięcej punktów aktywnych ulepszeń</translation>
    </message>
    <message>
        <source>Upgrades and ringers</source>
        <translation>Ulepszenia i najemnicy</translation>
    </message>
    <message>
        <source>Killed figures stay dead</source>
        <translation>Zabite figurki pozostają martwe</translation>
    </message>
    <message>
        <source>Fouls are carried over</source>
        <translation>Faule przechodzą dalej</translation>
    </message>
    <message>
        <source>Draft before each match</source>
        <translation>Licytacja przed każdym meczem</translation>
    </message>
    <message>
        <source>Kept all season</source>
        <translation>Zachowane przez cały sezon</translation>
    </message>
    <message>
        <source>The packs in the folder &quot;%1&quot; are not read; those of this game lie in &quot;%2&quot;.</source>
        <translation>Paczki z folderu „%1” nie są czytane; paczki tej gry leżą w „%2”.</translation>
    </message>
    <message>
        <source>These are not two copies of one season: they have no beginning in common.</source>
        <translation>To nie są dwie kopie jednego sezonu: nie mają wspólnego początku.</translation>
    </message>
    <message>
        <source>The act that it changes was left out, or is the other copy&apos;s as well.</source>
        <translation>Czynność, którą to zmienia, została pominięta albo jest też w drugiej kopii.</translation>
    </message>
</context>
<context>
    <name>chaotic</name>
    <message>
        <source>A whole number from %1 to %2 was expected, not %3.</source>
        <translation>Oczekiwano liczby całkowitej od %1 do %2, nie %3.</translation>
    </message>
    <message>
        <source>A change of 0 changes nothing.</source>
        <translation>Zmiana o 0 niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Event %1 was not allowed.</source>
        <translation>Zdarzenie %1 było niedozwolone.</translation>
    </message>
    <message>
        <source>Both have passed: the Burst is complete and resolves from the top. Then %1 may act first.</source>
        <translation>Obaj spasowali: Seria jest gotowa i rozpatruje się od góry. Potem pierwszy może działać %1.</translation>
    </message>
    <message>
        <source>The Burst is open: %1 may add something or pass.</source>
        <translation>Seria jest otwarta: %1 może coś dodać albo spasować.</translation>
    </message>
    <message>
        <source>No Burst has begun.</source>
        <translation>Żadna Seria się nie zaczęła.</translation>
    </message>
    <message>
        <source>%1 resolves.</source>
        <translation>%1 zostaje rozpatrzone.</translation>
    </message>
    <message>
        <source>%1 was dispelled.</source>
        <translation>%1 rozproszono.</translation>
    </message>
    <message>
        <source>%1 was negated and does nothing.</source>
        <translation>%1 zanegowano i nic nie robi.</translation>
    </message>
    <message>
        <source>%1 does nothing: its target has left the Burst.</source>
        <translation>%1 nic nie robi: cel opuścił Serię.</translation>
    </message>
    <message>
        <source>%1 waits for the next Burst.</source>
        <translation>%1 czeka na następną Serię.</translation>
    </message>
    <message>
        <source>The Active Player puts down triggered abilities first.</source>
        <translation>Najpierw zdolności wyzwalane kładzie gracz aktywny.</translation>
    </message>
    <message>
        <source>While a Burst resolves nobody may add anything or pass.</source>
        <translation>W czasie rozpatrywania Serii nikt nie może dodawać ani pasować.</translation>
    </message>
    <message>
        <source>Innate abilities are never part of a Burst.</source>
        <translation>Zdolności wrodzone nigdy nie są częścią Serii.</translation>
    </message>
    <message>
        <source>An Attack can only begin a Burst.</source>
        <translation>Atak może tylko zacząć Serię.</translation>
    </message>
    <message>
        <source>An Attack is played in the strikes of a combat only.</source>
        <translation>Atak zagrywa się tylko w uderzeniach walki.</translation>
    </message>
    <message>
        <source>Only the Striking Player plays an Attack.</source>
        <translation>Atak zagrywa tylko uderzający.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s choice.</source>
        <translation>Wybór ma drugi gracz.</translation>
    </message>
    <message>
        <source>The target is not on the Burst.</source>
        <translation>Celu nie ma w Serii.</translation>
    </message>
    <message>
        <source>An Attack cannot be dispelled.</source>
        <translation>Ataku nie można rozproszyć.</translation>
    </message>
    <message>
        <source>The target cannot be chosen as a target.</source>
        <translation>Celu nie można wybrać.</translation>
    </message>
    <message>
        <source>The target is not of an affiliation that may be hit.</source>
        <translation>Cel nie ma przynależności, którą wolno trafić.</translation>
    </message>
    <message>
        <source>There is no Burst in which to pass.</source>
        <translation>Nie ma Serii, w której można spasować.</translation>
    </message>
    <message>
        <source>%1 deals %3 damage to %2.</source>
        <translation>%1 zadaje %3 obrażeń: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 damage of %3 Energy and is defeated.</source>
        <translation>%1 ma %2 obrażeń przy Energii %3 i jest pokonany.</translation>
    </message>
    <message>
        <source>%1 has %2 damage of %3 Energy.</source>
        <translation>%1 ma %2 obrażeń przy Energii %3.</translation>
    </message>
    <message>
        <source>The Attack was negated: it does nothing.</source>
        <translation>Atak zanegowano: nic nie robi.</translation>
    </message>
    <message>
        <source>%1 was the last creature of its player: the match is over before the Attack resolves.</source>
        <translation>%1 był ostatnim potworem gracza: mecz kończy się przed rozpatrzeniem Ataku.</translation>
    </message>
    <message>
        <source>Recklessness deals %2 to %1 itself: damage %3.</source>
        <translation>Lekkomyślność zadaje %2 samemu %1: obrażenia %3.</translation>
    </message>
    <message>
        <source>%1 is immune to Recklessness.</source>
        <translation>%1 jest odporny na Lekkomyślność.</translation>
    </message>
    <message>
        <source>%1 is defeated; its Attack resolves with its last Disciplines and elements, without Element X and Strike.</source>
        <translation>%1 jest pokonany; jego Atak działa z ostatnimi Dyscyplinami i żywiołami, bez Żywiołu X i Uderzenia.</translation>
    </message>
    <message>
        <source>Base %1 + elements %2 + text %3 + Element X %4 + Strike %5 = %6.</source>
        <translation>Podstawa %1 + żywioły %2 + tekst %3 + Żywioł X %4 + Uderzenie %5 = %6.</translation>
    </message>
    <message>
        <source>%1 has %2: %3 more.</source>
        <translation>%1 ma %2: %3 więcej.</translation>
    </message>
    <message>
        <source>%1 does not have %2: its %3 does not count.</source>
        <translation>%1 nie ma: %2; jego %3 się nie liczy.</translation>
    </message>
    <message>
        <source>It is a %2 Attack: %2 X of %1 adds %3.</source>
        <translation>To Atak typu %2: %2 X (%1) dodaje %3.</translation>
    </message>
    <message>
        <source>By the house rule %2 X does not help %1, which does not have %2.</source>
        <translation>Według zasady domowej %2 X nie pomaga (%1), który nie ma: %2.</translation>
    </message>
    <message>
        <source>First attack of the combat: Strike adds %2.</source>
        <translation>Pierwszy atak walki: Uderzenie dodaje %2.</translation>
    </message>
    <message>
        <source>It is not the first attack of %1 in the combat: Strike does not count.</source>
        <translation>To nie pierwszy atak w walce (%1): Uderzenie się nie liczy.</translation>
    </message>
    <message>
        <source>The Invisibility of %1 works: Strike %2 counts.</source>
        <translation>Niewidzialność (%1) działa: Uderzenie %2 się liczy.</translation>
    </message>
    <message>
        <source>The Invisibility of %1 is negated: its Strike %2 does not count.</source>
        <translation>Niewidzialność (%1) jest zanegowana: jej Uderzenie %2 się nie liczy.</translation>
    </message>
    <message>
        <source>Both are invisible, so their effects cancel each other: Strike %2 of %1 does not count.</source>
        <translation>Oba są niewidzialne, więc ich efekty się znoszą: Uderzenie %2 (%1) się nie liczy.</translation>
    </message>
    <message>
        <source>%1 is immune to Strike.</source>
        <translation>%1 jest odporny na Uderzenie.</translation>
    </message>
    <message>
        <source>Check %1 %3: %2 is enough.</source>
        <translation>Test %1 %3: %2 wystarcza.</translation>
    </message>
    <message>
        <source>Check %1 %3: %2 is too little.</source>
        <translation>Test %1 %3: %2 to za mało.</translation>
    </message>
    <message>
        <source>Challenge %1 %5: %2 − %3 = %4 is enough.</source>
        <translation>Wyzwanie %1 %5: %2 − %3 = %4 wystarcza.</translation>
    </message>
    <message>
        <source>Challenge %1 %5: %2 − %3 = %4 is too little.</source>
        <translation>Wyzwanie %1 %5: %2 − %3 = %4 to za mało.</translation>
    </message>
    <message>
        <source>%1 has %2: the effect works.</source>
        <translation>%1 ma %2: efekt działa.</translation>
    </message>
    <message>
        <source>%1 does not have %2: no such effect.</source>
        <translation>%1 nie ma: %2; tego efektu nie ma.</translation>
    </message>
    <message>
        <source>By the players&apos; word: %1 holds.</source>
        <translation>Według graczy zachodzi: %1.</translation>
    </message>
    <message>
        <source>By the players&apos; word: %1 does not hold.</source>
        <translation>Według graczy nie zachodzi: %1.</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>warunek</translation>
    </message>
    <message>
        <source>The text deals %1 more.</source>
        <translation>Tekst zadaje o %1 więcej.</translation>
    </message>
    <message>
        <source>%1 heals %2: damage %3.</source>
        <translation>%1 leczy %2: obrażenia %3.</translation>
    </message>
    <message>
        <source>%1 gains %2 Energy: %3.</source>
        <translation>%1 zyskuje %2 Energii: %3.</translation>
    </message>
    <message>
        <source>%1 loses %3 of %2: %4.</source>
        <translation>%1 traci %3 z: %2: %4.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 traci: %2.</translation>
    </message>
    <message>
        <source>The players carry out: %1.</source>
        <translation>Gracze wykonują: %1.</translation>
    </message>
    <message>
        <source>%1 + %2 (%3) = %4.</source>
        <translation>%1 + %2 (%3) = %4.</translation>
    </message>
    <message>
        <source>%1 × %2 (%3) = %4.</source>
        <translation>%1 × %2 (%3) = %4.</translation>
    </message>
    <message>
        <source>%1 : %2 (%3), rounded down, is %4.</source>
        <translation>%1 : %2 (%3), w dół, to %4.</translation>
    </message>
    <message>
        <source>%1 − %2 (%3) = %4.</source>
        <translation>%1 − %2 (%3) = %4.</translation>
    </message>
    <message>
        <source>The damage is set to %2 (%3).</source>
        <translation>Obrażenia ustawiono na %2 (%3).</translation>
    </message>
    <message>
        <source>Below 0 counts as 0.</source>
        <translation>Poniżej 0 liczy się jako 0.</translation>
    </message>
    <message>
        <source>The deck is legal. Build points: %1 of %2.</source>
        <translation>Talia jest zgodna z zasadami. Punkty budowy: %1 z %2.</translation>
    </message>
    <message>
        <source>The deck is not legal. Faults: %1.</source>
        <translation>Talia nie jest zgodna z zasadami. Błędy: %1.</translation>
    </message>
    <message>
        <source>Creatures %1, Battlegear %2, Mugic %3, Locations %4, Attacks %5.</source>
        <translation>Potwory %1, Ekwipunek %2, Magia %3, Lokacje %4, Ataki %5.</translation>
    </message>
    <message>
        <source>Both players use the same number of creatures: %1 here, %2 there.</source>
        <translation>Obaj gracze mają tyle samo potworów: tu %1, tam %2.</translation>
    </message>
    <message>
        <source>Creatures: %2, but agreed are %1.</source>
        <translation>Potwory: %2, a uzgodniono %1.</translation>
    </message>
    <message>
        <source>Battlegear: %2, but there must be %1, one for each creature.</source>
        <translation>Ekwipunek: %2, a musi być %1, po jednym na potwora.</translation>
    </message>
    <message>
        <source>Mugic: %2, but there must be %1, one for each creature.</source>
        <translation>Magia: %2, a musi być %1, po jednej na potwora.</translation>
    </message>
    <message>
        <source>Locations: %2, but there must be %1.</source>
        <translation>Lokacje: %2, a musi być %1.</translation>
    </message>
    <message>
        <source>Attacks: %2, but there must be %1.</source>
        <translation>Ataki: %2, a musi być %1.</translation>
    </message>
    <message>
        <source>Build points: %2, but at most %1 are allowed.</source>
        <translation>Punkty budowy: %2, a wolno najwyżej %1.</translation>
    </message>
    <message>
        <source>%3 is Unique: one copy is allowed, here are %2.</source>
        <translation>%3 jest Unikalna: wolno jedną kopię, tu jest %2.</translation>
    </message>
    <message>
        <source>%3: copies allowed %1, here %2.</source>
        <translation>%3: dozwolone kopie %1, tu %2.</translation>
    </message>
    <message>
        <source>%3 may not join a mixed army; tribes here: %2.</source>
        <translation>%3 nie może być w mieszanej armii; plemiona tutaj: %2.</translation>
    </message>
    <message>
        <source>%1 of %2 strikes first.</source>
        <translation>%1 gracza %2 uderza pierwszy.</translation>
    </message>
    <message>
        <source>Chance decides who strikes first: enter whom it chose.</source>
        <translation>O pierwszym uderzeniu decyduje los: wpiszcie, kogo wybrał.</translation>
    </message>
    <message>
        <source>%1 has Surprise and wins Initiative.</source>
        <translation>%1 ma Zaskoczenie i wygrywa Inicjatywę.</translation>
    </message>
    <message>
        <source>Both have Surprise: it decides nothing.</source>
        <translation>Oba mają Zaskoczenie: niczego nie rozstrzyga.</translation>
    </message>
    <message>
        <source>%1 is immune to Surprise.</source>
        <translation>%1 jest odporny na Zaskoczenie.</translation>
    </message>
    <message>
        <source>The Invisibility of %1 is taken away.</source>
        <translation>Niewidzialność: %1 ją traci.</translation>
    </message>
    <message>
        <source>Both are invisible: their Invisibility effects cancel each other.</source>
        <translation>Oba są niewidzialne: ich efekty Niewidzialności się znoszą.</translation>
    </message>
    <message>
        <source>%1 loses Initiative checks.</source>
        <translation>%1 przegrywa testy Inicjatywy.</translation>
    </message>
    <message>
        <source>In a Showdown chance decides: it chose %1.</source>
        <translation>W Ostatecznej Rozgrywce decyduje los: wybrał %1.</translation>
    </message>
    <message>
        <source>The Location compares %1: %4 %2, %5 %3.</source>
        <translation>Lokacja porównuje %1: %4 %2, %5 %3.</translation>
    </message>
    <message>
        <source>Mugic counters</source>
        <translation>Znaczniki Magii</translation>
    </message>
    <message>
        <source>The Location names %1: only %2 has it.</source>
        <translation>Lokacja wymienia: %1; ma to tylko %2.</translation>
    </message>
    <message>
        <source>The Location names %1: it decides nothing between the two.</source>
        <translation>Lokacja wymienia: %1; nie rozstrzyga to między nimi.</translation>
    </message>
    <message>
        <source>It is a tie: the Active Player&apos;s creature %1 has Initiative.</source>
        <translation>Remis: Inicjatywę ma potwór gracza aktywnego: %1.</translation>
    </message>
    <message>
        <source>%1 can move. Spaces within reach: %2.</source>
        <translation>%1 może się ruszyć. Pola w zasięgu: %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 nie może się ruszyć.</translation>
    </message>
    <message>
        <source>Only creatures of %1, the Active Player, move.</source>
        <translation>Ruszają się tylko potwory gracza aktywnego: %1.</translation>
    </message>
    <message>
        <source>%1 has moved in this turn.</source>
        <translation>%1 już się ruszył w tej turze.</translation>
    </message>
    <message>
        <source>An effect keeps %1 where it is.</source>
        <translation>Efekt trzyma na miejscu: %1.</translation>
    </message>
    <message>
        <source>No space within reach is free or may be attacked.</source>
        <translation>Żadne pole w zasięgu nie jest wolne ani do zaatakowania.</translation>
    </message>
    <message>
        <source>Steps: 1 + Swift %1 = %2.</source>
        <translation>Kroki: 1 + Zwinny %1 = %2.</translation>
    </message>
    <message>
        <source>With Range it may pass through occupied spaces.</source>
        <translation>Z Zasięgiem może minąć zajęte pola.</translation>
    </message>
    <message>
        <source>An effect lets it move to any space.</source>
        <translation>Efekt pozwala mu iść na dowolne pole.</translation>
    </message>
    <message>
        <source>It may attack %1.</source>
        <translation>Może zaatakować: %1.</translation>
    </message>
    <message>
        <source>There was a combat in this turn: only empty spaces may be entered.</source>
        <translation>W tej turze była walka: wolno wejść tylko na puste pola.</translation>
    </message>
    <message>
        <source>The Mugic can be played. Creatures that may pay: %1.</source>
        <translation>Magię można zagrać. Potwory, które mogą zapłacić: %1.</translation>
    </message>
    <message>
        <source>No creature can play this Mugic.</source>
        <translation>Żaden potwór nie może zagrać tej Magii.</translation>
    </message>
    <message>
        <source>No Mugic may be played now.</source>
        <translation>Teraz nie wolno zagrać Magii.</translation>
    </message>
    <message>
        <source>Only Generic Mugic may be played now; this one is %1.</source>
        <translation>Teraz wolno zagrać tylko Magię ogólną; ta jest: %1.</translation>
    </message>
    <message>
        <source>Cost %1 and a change of %2 (%3): %4.</source>
        <translation>Koszt %1 i zmiana o %2 (%3): %4.</translation>
    </message>
    <message>
        <source>The cost is at least 0.</source>
        <translation>Koszt wynosi co najmniej 0.</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>efekt</translation>
    </message>
    <message>
        <source>%1 can pay: Mugic counters %2, left %3.</source>
        <translation>%1 może zapłacić: znaczniki Magii %2, zostaje %3.</translation>
    </message>
    <message>
        <source>%1 is not a creature of %2.</source>
        <translation>%1 nie jest potworem gracza %2.</translation>
    </message>
    <message>
        <source>%1 is %2; the Mugic is %3.</source>
        <translation>%1 to %2; Magia to %3.</translation>
    </message>
    <message>
        <source>%1 has too few Mugic counters: %2 of %3.</source>
        <translation>%1 ma za mało znaczników Magii: %2 z %3.</translation>
    </message>
    <message>
        <source>A Showdown is required: no creature of %1 has fought in the turns %2 to %3.</source>
        <translation>Wymagana jest Ostateczna Rozgrywka: żaden potwór gracza %1 nie walczył w turach od %2 do %3.</translation>
    </message>
    <message>
        <source>No Showdown: %1 has had no turn before this one.</source>
        <translation>Bez Ostatecznej Rozgrywki: to pierwsza tura gracza %1.</translation>
    </message>
    <message>
        <source>No Showdown: there was a combat in turn %2, and the time of %1 runs from turn %3.</source>
        <translation>Bez Ostatecznej Rozgrywki: w turze %1 była walka, a czas gracza %2 biegnie od tury %3.</translation>
    </message>
    <message>
        <source>Each player picks a creature of the other; chance decides who strikes first.</source>
        <translation>Każdy wybiera potwora drugiego; o pierwszym uderzeniu decyduje los.</translation>
    </message>
    <message>
        <source>%2 is not a creature that %1 may pick.</source>
        <translation>%2 nie jest potworem, którego może wybrać %1.</translation>
    </message>
    <message>
        <source>The winner %1 stands on the space that it came from.</source>
        <translation>Zwycięzca %1 stoi na polu, z którego przyszedł.</translation>
    </message>
    <message>
        <source>By the house rule the winner %1 stands where the fight was.</source>
        <translation>Według zasady domowej zwycięzca %1 stoi tam, gdzie była walka.</translation>
    </message>
    <message>
        <source>%1 %2: Support gives %4 for each neighbour of its tribe, here %3: %5.</source>
        <translation>%1 %2: Wsparcie daje %4 za każdego sąsiada plemienia, tu %3: %5.</translation>
    </message>
    <message>
        <source>%1 %2 + %3 (%4) = %5.</source>
        <translation>%1 %2 + %3 (%4) = %5.</translation>
    </message>
    <message>
        <source>%1 %2 − %3 (%4) = %5.</source>
        <translation>%1 %2 − %3 (%4) = %5.</translation>
    </message>
    <message>
        <source>%1 %2 − %3 (%4): not below 0.</source>
        <translation>%1 %2 − %3 (%4): nie poniżej 0.</translation>
    </message>
    <message>
        <source>%1: %2 for each creature that counts, %2 × %3 = %4.</source>
        <translation>%1: %2 za każdego liczonego potwora, %2 × %3 = %4.</translation>
    </message>
    <message>
        <source>%1 does not count: it asks for %2 %4 at least, here %3.</source>
        <translation>%1: nie liczy się, bo wymaga: %2 co najmniej %4; tu jest %3.</translation>
    </message>
    <message>
        <source>%1 does not count: it asks for %2 below %4, here %3.</source>
        <translation>%1: nie liczy się, bo wymaga: %2 poniżej %4; tu jest %3.</translation>
    </message>
    <message>
        <source>%1 does not count: it is for creatures of %2 only.</source>
        <translation>%1: nie liczy się, bo dotyczy tylko potworów plemienia: %2.</translation>
    </message>
    <message>
        <source>%1 does not count: the creature has lost its abilities.</source>
        <translation>%1: nie liczy się, bo potwór stracił zdolności.</translation>
    </message>
    <message>
        <source>%1 does not count: Hive is off.</source>
        <translation>%1: nie liczy się, bo Rój jest wyłączony.</translation>
    </message>
    <message>
        <source>%1 does not count: the Battlegear lies face down.</source>
        <translation>%1: nie liczy się, bo Ekwipunek leży zakryty.</translation>
    </message>
    <message>
        <source>%1 does not count: the Battlegear has lost its abilities.</source>
        <translation>%1: nie liczy się, bo Ekwipunek stracił zdolności.</translation>
    </message>
    <message>
        <source>%1 does not count: the creature is immune to Intimidate.</source>
        <translation>%1: nie liczy się, bo potwór jest odporny na Zastraszenie.</translation>
    </message>
    <message>
        <source>%1 does not count: it has ended with the turn.</source>
        <translation>%1: nie liczy się, bo skończyło się z końcem tury.</translation>
    </message>
    <message>
        <source>%1 is set to %2 (%3).</source>
        <translation>%1 ustawiono na %2 (%3).</translation>
    </message>
    <message>
        <source>It gains %1 (%2).</source>
        <translation>Zyskuje: %1 (%2).</translation>
    </message>
    <message>
        <source>It loses %1 (%2).</source>
        <translation>Traci: %1 (%2).</translation>
    </message>
    <message>
        <source>Energy %1 − damage %2 = %3.</source>
        <translation>Energia %1 − obrażenia %2 = %3.</translation>
    </message>
    <message>
        <source>Energy %1 − damage %2, but at least 0: %3.</source>
        <translation>Energia %1 − obrażenia %2, ale co najmniej 0: %3.</translation>
    </message>
    <message>
        <source>Damage %2 reaches Energy %1: it is defeated.</source>
        <translation>Obrażenia %2 osiągają Energię %1: jest pokonany.</translation>
    </message>
    <message>
        <source>No pack has a card &quot;%1&quot; of this kind.</source>
        <translation>W żadnym pakiecie nie ma takiej karty: „%1”.</translation>
    </message>
    <message>
        <source>What does this Attack do?</source>
        <translation>Co robi ten Atak?</translation>
    </message>
    <message>
        <source>A creature does not fight itself.</source>
        <translation>Potwór nie walczy sam ze sobą.</translation>
    </message>
    <message>
        <source>With %1 damage and %2 Energy it would have been defeated before.</source>
        <translation>Przy %1 obrażeniach i %2 Energii byłby już wcześniej pokonany.</translation>
    </message>
    <message>
        <source>In which order does this Burst resolve, and was everything allowed?</source>
        <translation>W jakiej kolejności rozpatruje się tę Serię i czy wszystko było dozwolone?</translation>
    </message>
    <message>
        <source>%1 is the id of another item already.</source>
        <translation>%1 to już identyfikator innej pozycji.</translation>
    </message>
    <message>
        <source>Only a Mugic or an activated ability dispels or negates.</source>
        <translation>Rozprasza lub neguje tylko Magia albo zdolność aktywowana.</translation>
    </message>
    <message>
        <source>What are this creature&apos;s numbers now?</source>
        <translation>Jakie są teraz liczby tego potwora?</translation>
    </message>
    <message>
        <source>Intimidate takes from a Discipline or from all of them.</source>
        <translation>Zastraszenie odbiera jednej Dyscyplinie albo wszystkim.</translation>
    </message>
    <message>
        <source>Is this deck legal?</source>
        <translation>Czy ta talia jest zgodna z zasadami?</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Inicjatywa</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Potwory</translation>
    </message>
    <message>
        <source>Battlegear</source>
        <translation>Ekwipunek</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Lokacje</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataki</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Unikalna</translation>
    </message>
    <message>
        <source>Build points</source>
        <translation>Punkty budowy</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lokacja</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Odwaga</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Moc</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Mądrość</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Zaskoczenie</translation>
    </message>
    <message>
        <source>It has Invisibility</source>
        <translation>Ma Niewidzialność</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Powietrze</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Element X</source>
        <translation>Żywioł X</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Uderzenie</translation>
    </message>
    <message>
        <source>Recklessness</source>
        <translation>Lekkomyślność</translation>
    </message>
    <message>
        <source>Untargetable</source>
        <translation>Nie do wybrania</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Zwinny</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Zasięg</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Wsparcie</translation>
    </message>
    <message>
        <source>Player one</source>
        <translation>Gracz pierwszy</translation>
    </message>
    <message>
        <source>Player two</source>
        <translation>Gracz drugi</translation>
    </message>
    <message>
        <source>OverWorld</source>
        <translation>Nadświat</translation>
    </message>
    <message>
        <source>UnderWorld</source>
        <translation>Podświat</translation>
    </message>
    <message>
        <source>Danian</source>
        <translation>Danianie</translation>
    </message>
    <message>
        <source>Mipedian</source>
        <translation>Mipedianie</translation>
    </message>
    <message>
        <source>M&apos;arrillian</source>
        <translation>M&apos;arrillianie</translation>
    </message>
    <message>
        <source>Generic</source>
        <translation>Ogólna</translation>
    </message>
    <message>
        <source>all Disciplines</source>
        <translation>wszystkie Dyscypliny</translation>
    </message>
    <message>
        <source>Invisibility</source>
        <translation>Niewidzialność</translation>
    </message>
    <message>
        <source>Intimidate</source>
        <translation>Zastraszenie</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>zdolność</translation>
    </message>
    <message>
        <source>its own ability</source>
        <translation>własna zdolność</translation>
    </message>
    <message>
        <source>Hive</source>
        <translation>Rój</translation>
    </message>
    <message>
        <source>Who strikes first?</source>
        <translation>Kto uderza pierwszy?</translation>
    </message>
    <message>
        <source>Two creatures fight, one of each player; both of these have the same one.</source>
        <translation>Walczą dwa potwory, po jednym gracza; te należą do tego samego.</translation>
    </message>
    <message>
        <source>Where can this creature go?</source>
        <translation>Dokąd może pójść ten potwór?</translation>
    </message>
    <message>
        <source>Who can play this Mugic?</source>
        <translation>Kto może zagrać tę Magię?</translation>
    </message>
    <message>
        <source>The space %1 is not on this board.</source>
        <translation>Na tej planszy nie ma pola %1.</translation>
    </message>
    <message>
        <source>%1 stands on this space already.</source>
        <translation>%1 już stoi na tym polu.</translation>
    </message>
    <message>
        <source>There is no creature &quot;%1&quot; among those that are given.</source>
        <translation>Wśród podanych nie ma potwora „%1”.</translation>
    </message>
    <message>
        <source>Is a Showdown required?</source>
        <translation>Czy wymagana jest Ostateczna Rozgrywka?</translation>
    </message>
    <message>
        <source>The players take turns: this one belongs to %1.</source>
        <translation>Gracze grają na zmianę: ta tura należy do: %1.</translation>
    </message>
    <message>
        <source>%1 has no creature in play.</source>
        <translation>%1 nie ma potwora w grze.</translation>
    </message>
    <message>
        <source>The winner is one of the two that were picked.</source>
        <translation>Zwycięzca to jeden z dwóch wybranych.</translation>
    </message>
    <message>
        <source>%1 stands in this list already; its copies are counted.</source>
        <translation>%1 jest już na liście; liczy się kopie.</translation>
    </message>
    <message>
        <source>The id of a creature has no &quot;/&quot;.</source>
        <translation>Identyfikator potwora nie ma „/”.</translation>
    </message>
    <message>
        <source>A change of a Discipline cannot depend on a Discipline.</source>
        <translation>Zmiana Dyscypliny nie może zależeć od Dyscypliny.</translation>
    </message>
    <message>
        <source>New match. Creatures a side: %1</source>
        <translation>Nowy mecz. Potwory na stronę: %1</translation>
    </message>
    <message>
        <source>%1 brings a deck</source>
        <translation>%1 przynosi talię</translation>
    </message>
    <message>
        <source>%1 places a creature: row %2, space %3</source>
        <translation>%1 stawia potwora: rząd %2, pole %3</translation>
    </message>
    <message>
        <source>%1 puts Battlegear under a creature</source>
        <translation>%1 wkłada Ekwipunek pod potwora</translation>
    </message>
    <message>
        <source>All creatures are turned up</source>
        <translation>Odkrywa się wszystkie potwory</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 zaczyna</translation>
    </message>
    <message>
        <source>%1: Location %2</source>
        <translation>%1: Lokacja %2</translation>
    </message>
    <message>
        <source>New Location: %1</source>
        <translation>Nowa Lokacja: %1</translation>
    </message>
    <message>
        <source>%1 moves to row %2, space %3 of %4</source>
        <translation>%1 idzie: rząd %2, pole %3, strona: %4</translation>
    </message>
    <message>
        <source>%1 strikes with %2</source>
        <translation>%1 uderza: %2</translation>
    </message>
    <message>
        <source>%1 plays %2 with %3</source>
        <translation>%1 zagrywa %2, płaci %3</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2</source>
        <translation>%1 używa zdolności: %2</translation>
    </message>
    <message>
        <source>Triggered abilities on the Burst: %1</source>
        <translation>Zdolności wyzwalane w Serii: %1</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasuje</translation>
    </message>
    <message>
        <source>%1 resolves</source>
        <translation>%1 zostaje rozpatrzone</translation>
    </message>
    <message>
        <source>The top of the Burst resolves</source>
        <translation>Rozpatruje się wierzch Serii</translation>
    </message>
    <message>
        <source>Hive on</source>
        <translation>Rój włączony</translation>
    </message>
    <message>
        <source>Hive off</source>
        <translation>Rój wyłączony</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 odrzuca: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 back</source>
        <translation>%1 zabiera z powrotem: %2</translation>
    </message>
    <message>
        <source>End of the Action step</source>
        <translation>Koniec kroku akcji</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1 się poddaje</translation>
    </message>
    <message>
        <source>An effect ends</source>
        <translation>Efekt się kończy</translation>
    </message>
    <message>
        <source>A rule for the whole table</source>
        <translation>Zasada dla całego stołu</translation>
    </message>
    <message>
        <source>%1 heals %2</source>
        <translation>%1 leczy %2</translation>
    </message>
    <message>
        <source>%1 takes %2 damage</source>
        <translation>%1 przyjmuje %2 obrażeń</translation>
    </message>
    <message>
        <source>%1: Mugic counters %2</source>
        <translation>%1: znaczniki Magii %2</translation>
    </message>
    <message>
        <source>%1 gains %2 Energy</source>
        <translation>%1 zyskuje %2 Energii</translation>
    </message>
    <message>
        <source>%1: a number changes by %2</source>
        <translation>%1: liczba zmienia się o %2</translation>
    </message>
    <message>
        <source>%1: an element changes</source>
        <translation>%1: zmienia się żywioł</translation>
    </message>
    <message>
        <source>%1 gains an ability</source>
        <translation>%1 zyskuje zdolność</translation>
    </message>
    <message>
        <source>%1: damage of Attacks changes</source>
        <translation>%1: zmieniają się obrażenia Ataków</translation>
    </message>
    <message>
        <source>%1: an effect of a text</source>
        <translation>%1: efekt tekstu</translation>
    </message>
    <message>
        <source>Mugic costs change by %2</source>
        <translation>Koszty Magii zmieniają się o %2</translation>
    </message>
    <message>
        <source>%1: Battlegear turned up</source>
        <translation>%1: Ekwipunek odkryty</translation>
    </message>
    <message>
        <source>%1 loses its Battlegear</source>
        <translation>%1 traci Ekwipunek</translation>
    </message>
    <message>
        <source>%1 is put on another space</source>
        <translation>%1 trafia na inne pole</translation>
    </message>
    <message>
        <source>%1 leaves play</source>
        <translation>%1 opuszcza grę</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>Location step</source>
        <translation>krok lokacji</translation>
    </message>
    <message>
        <source>Action step</source>
        <translation>krok akcji</translation>
    </message>
    <message>
        <source>End of turn step</source>
        <translation>krok końca tury</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>koniec meczu</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Odporny</translation>
    </message>
    <message>
        <source>Reveal at the beginning of the game</source>
        <translation>Odkryj na początku gry</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>Mecz trwa dalej</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>W liczbach</translation>
    </message>
    <message>
        <source>In a combat</source>
        <translation>W walce</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Gdzie indziej</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Uderzenia</translation>
    </message>
    <message>
        <source>Damage of Attacks</source>
        <translation>Obrażenia Ataków</translation>
    </message>
    <message>
        <source>Mugic played</source>
        <translation>Zagrana Magia</translation>
    </message>
    <message>
        <source>Abilities used</source>
        <translation>Użyte zdolności</translation>
    </message>
    <message>
        <source>No creature of this match is called &quot;%1&quot;.</source>
        <translation>W tym meczu nie ma potwora „%1”.</translation>
    </message>
    <message>
        <source>No card of this match is called &quot;%1&quot;.</source>
        <translation>W tym meczu nie ma karty „%1”.</translation>
    </message>
    <message>
        <source>No item of this match is called &quot;%1&quot;.</source>
        <translation>W tym meczu nie ma pozycji „%1”.</translation>
    </message>
    <message>
        <source>No effect that is in force is called &quot;%1&quot;.</source>
        <translation>Nie działa żaden efekt „%1”.</translation>
    </message>
    <message>
        <source>This board has no such space.</source>
        <translation>Na tej planszy nie ma takiego pola.</translation>
    </message>
    <message>
        <source>The card has no such ability.</source>
        <translation>Karta nie ma takiej zdolności.</translation>
    </message>
    <message>
        <source>The cost is X: the player names it.</source>
        <translation>Koszt to X: podaje go gracz.</translation>
    </message>
    <message>
        <source>The cost of this Mugic is not X.</source>
        <translation>Koszt tej Magii to nie X.</translation>
    </message>
    <message>
        <source>The card itself says what it does to an item.</source>
        <translation>Karta sama mówi, co robi z pozycją.</translation>
    </message>
    <message>
        <source>No match has begun.</source>
        <translation>Mecz się nie zaczął.</translation>
    </message>
    <message>
        <source>A match is in progress.</source>
        <translation>Mecz już trwa.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Mecz się skończył.</translation>
    </message>
    <message>
        <source>The game is played with 1, 3, 6 or 10 creatures a side, not with %1.</source>
        <translation>Gra się z 1, 3, 6 lub 10 potworami na stronę, nie z %1.</translation>
    </message>
    <message>
        <source>The setup is done.</source>
        <translation>Przygotowanie jest skończone.</translation>
    </message>
    <message>
        <source>The setup is not done: the players have not decided who begins.</source>
        <translation>Przygotowanie nie jest skończone: gracze nie ustalili, kto zaczyna.</translation>
    </message>
    <message>
        <source>The creatures have not been turned up.</source>
        <translation>Potworów jeszcze nie odkryto.</translation>
    </message>
    <message>
        <source>The basic game has nothing of this kind.</source>
        <translation>Gra podstawowa nie ma niczego takiego.</translation>
    </message>
    <message>
        <source>%1 has placed a creature: the deck stays.</source>
        <translation>%1 ma już potwora na planszy: talia zostaje.</translation>
    </message>
    <message>
        <source>%1 has no deck.</source>
        <translation>%1 nie ma talii.</translation>
    </message>
    <message>
        <source>This creature has been placed.</source>
        <translation>Tego potwora już postawiono.</translation>
    </message>
    <message>
        <source>A creature of the same player stands there.</source>
        <translation>Stoi tam potwór tego samego gracza.</translation>
    </message>
    <message>
        <source>This is not a creature that %1 has on the board.</source>
        <translation>To nie jest potwór gracza %1 na planszy.</translation>
    </message>
    <message>
        <source>A creature has at most one Battlegear.</source>
        <translation>Potwór ma najwyżej jeden Ekwipunek.</translation>
    </message>
    <message>
        <source>%1 has no further copy of this Battlegear.</source>
        <translation>%1 nie ma kolejnej kopii tego Ekwipunku.</translation>
    </message>
    <message>
        <source>Spaces of %1 are empty: creatures placed %2 of %3.</source>
        <translation>Gracz %1 ma puste pola: postawione potwory %2 z %3.</translation>
    </message>
    <message>
        <source>Creatures of %1 without Battlegear: %2.</source>
        <translation>Potwory gracza %1 bez Ekwipunku: %2.</translation>
    </message>
    <message>
        <source>The players have decided who begins: %1.</source>
        <translation>Gracze ustalili, kto zaczyna: %1.</translation>
    </message>
    <message>
        <source>That belongs to another step: %1. Now it is: %2.</source>
        <translation>To należy do innego kroku: %1. Teraz jest: %2.</translation>
    </message>
    <message>
        <source>Triggered abilities must be put on the Burst first: %1.</source>
        <translation>Najpierw trzeba położyć w Serii zdolności wyzwalane: %1.</translation>
    </message>
    <message>
        <source>A Burst is open: it comes first.</source>
        <translation>Seria jest otwarta: ona idzie najpierw.</translation>
    </message>
    <message>
        <source>The Burst resolves: nothing may be added or done meanwhile.</source>
        <translation>Seria jest rozpatrywana: nic nie można dodać ani zrobić.</translation>
    </message>
    <message>
        <source>A Showdown is due: it comes first.</source>
        <translation>Należna jest Ostateczna Rozgrywka: ona idzie najpierw.</translation>
    </message>
    <message>
        <source>A combat is in progress.</source>
        <translation>Trwa walka.</translation>
    </message>
    <message>
        <source>%2 is not a Location of %1&apos;s deck.</source>
        <translation>%2 nie jest Lokacją z talii gracza %1.</translation>
    </message>
    <message>
        <source>No Location is active.</source>
        <translation>Żadna Lokacja nie jest aktywna.</translation>
    </message>
    <message>
        <source>%1 has no %2 left in the Location Deck.</source>
        <translation>%1 nie ma już w talii Lokacji: %2.</translation>
    </message>
    <message>
        <source>No card or ability that says so is being carried out.</source>
        <translation>Nie wykonuje się karty ani zdolności, która tak mówi.</translation>
    </message>
    <message>
        <source>%1 is not in play.</source>
        <translation>%1 nie jest w grze.</translation>
    </message>
    <message>
        <source>%1 is not a creature of the Active Player.</source>
        <translation>%1 nie jest potworem gracza aktywnego.</translation>
    </message>
    <message>
        <source>%1 stands on this space.</source>
        <translation>%1 stoi na tym polu.</translation>
    </message>
    <message>
        <source>%1 cannot reach this space. Steps: %2.</source>
        <translation>%1 nie sięga tego pola. Kroki: %2.</translation>
    </message>
    <message>
        <source>There is no combat.</source>
        <translation>Nie ma walki.</translation>
    </message>
    <message>
        <source>Initiative is decided: %1.</source>
        <translation>Inicjatywa jest rozstrzygnięta: %1.</translation>
    </message>
    <message>
        <source>Chance decides Initiative in a Showdown only.</source>
        <translation>Los decyduje o Inicjatywie tylko w Ostatecznej Rozgrywce.</translation>
    </message>
    <message>
        <source>Initiative has not been decided.</source>
        <translation>Inicjatywa nie jest rozstrzygnięta.</translation>
    </message>
    <message>
        <source>%1 cannot hold %2: every copy of the deck lies on the discard pile.</source>
        <translation>%1 nie może mieć: %2; wszystkie kopie są na stosie odrzuconych.</translation>
    </message>
    <message>
        <source>%2 is not an Attack of %1&apos;s deck.</source>
        <translation>%2 nie jest Atakiem z talii gracza %1.</translation>
    </message>
    <message>
        <source>%1 has no Attack card.</source>
        <translation>%1 nie ma karty Ataku.</translation>
    </message>
    <message>
        <source>It is the choice of %1.</source>
        <translation>Wybiera %1.</translation>
    </message>
    <message>
        <source>In the End of turn step no player starts a Burst.</source>
        <translation>W kroku końca tury żaden gracz nie zaczyna Serii.</translation>
    </message>
    <message>
        <source>%1 does not have the Mugic %2 in hand.</source>
        <translation>%1 nie ma na ręce Magii %2.</translation>
    </message>
    <message>
        <source>%1 does not have the Mugic %2 in the discard pile.</source>
        <translation>%1 nie ma wśród odrzuconych Magii %2.</translation>
    </message>
    <message>
        <source>The target must be an item on the Burst.</source>
        <translation>Celem musi być pozycja w Serii.</translation>
    </message>
    <message>
        <source>The target must be a creature in play.</source>
        <translation>Celem musi być potwór w grze.</translation>
    </message>
    <message>
        <source>Of the items on the Burst only an Attack can be its target.</source>
        <translation>Z pozycji Serii celem może być tylko Atak.</translation>
    </message>
    <message>
        <source>%1 is Untargetable.</source>
        <translation>%1 nie można wybrać na cel.</translation>
    </message>
    <message>
        <source>%1 has no Battlegear.</source>
        <translation>%1 nie ma Ekwipunku.</translation>
    </message>
    <message>
        <source>The Battlegear of %1 lies face down: it has no effect.</source>
        <translation>Ekwipunek: %1: leży zakryty i nie działa.</translation>
    </message>
    <message>
        <source>%1 has no face-down Battlegear.</source>
        <translation>%1 nie ma zakrytego Ekwipunku.</translation>
    </message>
    <message>
        <source>%1 has no face-up Battlegear.</source>
        <translation>%1 nie ma odkrytego Ekwipunku.</translation>
    </message>
    <message>
        <source>Only activated abilities are used.</source>
        <translation>Używa się tylko zdolności aktywowanych.</translation>
    </message>
    <message>
        <source>The card has lost its abilities.</source>
        <translation>Karta straciła zdolności.</translation>
    </message>
    <message>
        <source>Abilities cannot be used now.</source>
        <translation>Teraz nie można używać zdolności.</translation>
    </message>
    <message>
        <source>The cost includes a sacrifice: enter which.</source>
        <translation>Koszt obejmuje poświęcenie: podaj, co.</translation>
    </message>
    <message>
        <source>The cost includes no sacrifice.</source>
        <translation>Koszt nie obejmuje poświęcenia.</translation>
    </message>
    <message>
        <source>Only a creature of one&apos;s own in play, or the Battlegear that bears the ability, can be sacrificed.</source>
        <translation>Poświęcić można tylko własnego potwora w grze albo Ekwipunek z tą zdolnością.</translation>
    </message>
    <message>
        <source>A triggered ability is put down once.</source>
        <translation>Zdolność wyzwalaną kładzie się raz.</translation>
    </message>
    <message>
        <source>This ability is not waiting to be put on the Burst.</source>
        <translation>Ta zdolność nie czeka na położenie w Serii.</translation>
    </message>
    <message>
        <source>All abilities that have triggered go on the Burst. Left out: %1.</source>
        <translation>Wszystkie wyzwolone zdolności idą do Serii. Pominięto: %1.</translation>
    </message>
    <message>
        <source>The Active Player %1 puts down triggered abilities first.</source>
        <translation>Najpierw zdolności wyzwalane kładzie gracz aktywny: %1.</translation>
    </message>
    <message>
        <source>There is no Burst.</source>
        <translation>Nie ma Serii.</translation>
    </message>
    <message>
        <source>No Burst is complete: nothing resolves.</source>
        <translation>Żadna Seria nie jest gotowa: nic się nie rozpatruje.</translation>
    </message>
    <message>
        <source>Conditions that the players judge here: %1; answers given: %2.</source>
        <translation>Warunki oceniane przez graczy: %1; podane odpowiedzi: %2.</translation>
    </message>
    <message>
        <source>%1 has only this many Mugic counters: %2.</source>
        <translation>%1 ma tylko tyle znaczników Magii: %2.</translation>
    </message>
    <message>
        <source>%1 is engaged in a combat.</source>
        <translation>%1 jest zaangażowany w walkę.</translation>
    </message>
    <message>
        <source>The space is not empty.</source>
        <translation>Pole nie jest puste.</translation>
    </message>
    <message>
        <source>%1 must move a creature in this turn, and one can move.</source>
        <translation>%1 musi w tej turze ruszyć potwora, a jeden może.</translation>
    </message>
    <message>
        <source>No Showdown is due.</source>
        <translation>Ostateczna Rozgrywka nie jest należna.</translation>
    </message>
    <message>
        <source>%1 picks a creature in play of %2.</source>
        <translation>%1 wybiera potwora w grze gracza %2.</translation>
    </message>
    <message>
        <source>That would not leave a table as the rules know it.</source>
        <translation>Nie zostałby stół, jaki znają zasady.</translation>
    </message>
    <message>
        <source>A match begins. Creatures a side: %1.</source>
        <translation>Zaczyna się mecz. Potwory na stronę: %1.</translation>
    </message>
    <message>
        <source>%1 has a deck.</source>
        <translation>%1 ma talię.</translation>
    </message>
    <message>
        <source>%1 places a creature: row %2, space %3.</source>
        <translation>%1 stawia potwora: rząd %2, pole %3.</translation>
    </message>
    <message>
        <source>%1 puts a face-down Battlegear under a creature.</source>
        <translation>%1 wkłada zakryty Ekwipunek pod potwora.</translation>
    </message>
    <message>
        <source>All creatures are turned up; each player draws two Attack cards.</source>
        <translation>Odkrywa się wszystkie potwory; każdy dobiera dwie karty Ataku.</translation>
    </message>
    <message>
        <source>%2, the Battlegear of %1, is turned up.</source>
        <translation>%2, Ekwipunek: %1, zostaje odkryty.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 zaczyna.</translation>
    </message>
    <message>
        <source>%2 of %1 is the Active Location.</source>
        <translation>%2 gracza %1 jest aktywną Lokacją.</translation>
    </message>
    <message>
        <source>%1 moves to row %2, space %3 on the side of %4.</source>
        <translation>%1 idzie: rząd %2, pole %3, strona: %4.</translation>
    </message>
    <message>
        <source>%1 attacks %2: a combat begins.</source>
        <translation>%1 atakuje: %2: zaczyna się walka.</translation>
    </message>
    <message>
        <source>%2 of %1 triggers and goes on the Burst.</source>
        <translation>%2 (%1) się wyzwala i idzie do Serii.</translation>
    </message>
    <message>
        <source>%1&apos;s Attack discard pile is shuffled into a new Attack Deck.</source>
        <translation>Odrzucone Ataki gracza %1 tasuje się w nową talię Ataków.</translation>
    </message>
    <message>
        <source>%1 strikes with %2.</source>
        <translation>%1 uderza: %2.</translation>
    </message>
    <message>
        <source>Recklessness %2 of %1 goes on top of it.</source>
        <translation>Lekkomyślność %2 (%1) idzie na wierzch.</translation>
    </message>
    <message>
        <source>%1 may answer first.</source>
        <translation>Pierwszy może odpowiedzieć %1.</translation>
    </message>
    <message>
        <source>%1 plays %2; %3 pays Mugic counters: %4, left %5.</source>
        <translation>%1 zagrywa %2; %3 płaci znaczniki Magii: %4, zostaje %5.</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2.</source>
        <translation>%1 używa zdolności: %2.</translation>
    </message>
    <message>
        <source>%1 pays Mugic counters: %2, left %3.</source>
        <translation>%1 płaci znaczniki Magii: %2, zostaje %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 damage as the cost.</source>
        <translation>%1 przyjmuje %2 obrażeń jako koszt.</translation>
    </message>
    <message>
        <source>%1 is sacrificed.</source>
        <translation>%1 zostaje poświęcony.</translation>
    </message>
    <message>
        <source>%2 of %1 is sacrificed.</source>
        <translation>%2 (%1) zostaje poświęcony.</translation>
    </message>
    <message>
        <source>On the Burst: %2 of %1.</source>
        <translation>W Serii: %2 (%1).</translation>
    </message>
    <message>
        <source>%2 of %1 waits for the next Burst.</source>
        <translation>%2 (%1) czeka na następną Serię.</translation>
    </message>
    <message>
        <source>By the house rule the Burst is open again.</source>
        <translation>Według zasady domowej Seria jest znów otwarta.</translation>
    </message>
    <message>
        <source>%1 may add something or pass.</source>
        <translation>%1 może coś dodać albo spasować.</translation>
    </message>
    <message>
        <source>%1 adds nothing.</source>
        <translation>%1 niczego nie dodaje.</translation>
    </message>
    <message>
        <source>Both have passed: the Burst is complete. What was added last resolves first.</source>
        <translation>Obaj spasowali: Seria jest gotowa. Najpierw rozpatruje się dodane ostatnio.</translation>
    </message>
    <message>
        <source>%1 does nothing: what it was meant for is gone.</source>
        <translation>%1 nic nie robi: tego, na co było, już nie ma.</translation>
    </message>
    <message>
        <source>%1 is dispelled.</source>
        <translation>%1 zostaje rozproszone.</translation>
    </message>
    <message>
        <source>%1 is negated.</source>
        <translation>%1 zostaje zanegowane.</translation>
    </message>
    <message>
        <source>The Burst is over: %1 may act first.</source>
        <translation>Seria się skończyła: pierwszy może działać %1.</translation>
    </message>
    <message>
        <source>What waited forms the next Burst.</source>
        <translation>To, co czekało, tworzy następną Serię.</translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3.</source>
        <translation>%1 przyjmuje %2 obrażeń: %3.</translation>
    </message>
    <message>
        <source>%2 changes %1.</source>
        <translation>%2 zmienia: %1.</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>poprawka</translation>
    </message>
    <message>
        <source>%1: %2 + %3 (%4).</source>
        <translation>%1: %2 + %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2 − %3 (%4).</source>
        <translation>%1: %2 − %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2 is set to %3 (%4).</source>
        <translation>%1: %2 ustawiono na %3 (%4).</translation>
    </message>
    <message>
        <source>%1 gains %2 (%3).</source>
        <translation>%1 zyskuje: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses %2 (%3).</source>
        <translation>%1 traci: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gains %2 %4 (%3).</source>
        <translation>%1 zyskuje: %2 %4 (%3).</translation>
    </message>
    <message>
        <source>%1 gains %2 (%5) %4 (%3).</source>
        <translation>%1 zyskuje: %2 (%5) %4 (%3).</translation>
    </message>
    <message>
        <source>%1 is immune to %2 (%3).</source>
        <translation>%1 jest odporny na: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is immune to Intimidate: it does not count.</source>
        <translation>%1 jest odporny na Zastraszenie: nie liczy się ono.</translation>
    </message>
    <message>
        <source>Damage of Attacks by %1: %2 %3 (%4).</source>
        <translation>Obrażenia Ataków, które wykonuje %1: %2 %3 (%4).</translation>
    </message>
    <message>
        <source>Damage of Attacks on %1: %2 %3 (%4).</source>
        <translation>Obrażenia Ataków, których celem jest %1: %2 %3 (%4).</translation>
    </message>
    <message>
        <source>Change of the cost of every Mugic: %1 (%2).</source>
        <translation>Zmiana kosztu każdej Magii: %1 (%2).</translation>
    </message>
    <message>
        <source>Change of the cost of Mugic (%3): %1 (%2).</source>
        <translation>Zmiana kosztu Magii (%3): %1 (%2).</translation>
    </message>
    <message>
        <source>Change of the cost of every Mugic that %4 pays: %1 (%2).</source>
        <translation>Zmiana kosztu każdej Magii, gdy płaci %4: %1 (%2).</translation>
    </message>
    <message>
        <source>Change of the cost of Mugic (%3) that %4 pays: %1 (%2).</source>
        <translation>Zmiana kosztu Magii (%3), gdy płaci %4: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 cannot move (%2).</source>
        <translation>%1 nie może się ruszyć (%2).</translation>
    </message>
    <message>
        <source>%1 may move to any space (%2).</source>
        <translation>%1 może ruszyć na dowolne pole (%2).</translation>
    </message>
    <message>
        <source>%1 may play Mugic of every tribe (%2).</source>
        <translation>%1 może zagrywać Magię każdego plemienia (%2).</translation>
    </message>
    <message>
        <source>%1 loses its abilities (%2).</source>
        <translation>%1 traci zdolności (%2).</translation>
    </message>
    <message>
        <source>The Invisibility of %1 is negated (%2).</source>
        <translation>Niewidzialność (%1) jest zanegowana (%2).</translation>
    </message>
    <message>
        <source>%1 loses Initiative checks (%2).</source>
        <translation>%1 przegrywa testy Inicjatywy (%2).</translation>
    </message>
    <message>
        <source>Only Generic Mugic may be played (%2).</source>
        <translation>Wolno zagrywać tylko Magię ogólną (%2).</translation>
    </message>
    <message>
        <source>No Mugic may be played (%2).</source>
        <translation>Nie wolno zagrywać Magii (%2).</translation>
    </message>
    <message>
        <source>The Battlegear of %1 loses its abilities (%2).</source>
        <translation>Ekwipunek (%1) traci zdolności (%2).</translation>
    </message>
    <message>
        <source>%1 and its Battlegear cannot use activated abilities (%2).</source>
        <translation>%1 i Ekwipunek nie mogą używać zdolności aktywowanych (%2).</translation>
    </message>
    <message>
        <source>All Battlegear loses its abilities (%2).</source>
        <translation>Każdy Ekwipunek traci zdolności (%2).</translation>
    </message>
    <message>
        <source>No activated ability may be used (%2).</source>
        <translation>Nie wolno używać zdolności aktywowanych (%2).</translation>
    </message>
    <message>
        <source>%1 is in force.</source>
        <translation>%1 działa.</translation>
    </message>
    <message>
        <source>%1 has Mugic counters: %2.</source>
        <translation>%1 ma znaczników Magii: %2.</translation>
    </message>
    <message>
        <source>%1 loses its Battlegear.</source>
        <translation>%1 traci Ekwipunek.</translation>
    </message>
    <message>
        <source>%1 is put on row %2, space %3 on the side of %4.</source>
        <translation>%1 trafia: rząd %2, pole %3, strona: %4.</translation>
    </message>
    <message>
        <source>The effect of %1 ends.</source>
        <translation>Efekt: %1 się kończy.</translation>
    </message>
    <message>
        <source>Hive is on.</source>
        <translation>Rój jest włączony.</translation>
    </message>
    <message>
        <source>Hive is off.</source>
        <translation>Rój jest wyłączony.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 odrzuca: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 back into hand.</source>
        <translation>%1 zabiera na rękę: %2.</translation>
    </message>
    <message>
        <source>The Action step of %1 is over.</source>
        <translation>Krok akcji gracza %1 się skończył.</translation>
    </message>
    <message>
        <source>A Showdown is required; it is dropped.</source>
        <translation>Wymagana jest Ostateczna Rozgrywka; pomija się ją.</translation>
    </message>
    <message>
        <source>%1 leaves play.</source>
        <translation>%1 opuszcza grę.</translation>
    </message>
    <message>
        <source>%1 is defeated: damage %2, Energy %3.</source>
        <translation>%1 jest pokonany: obrażenia %2, Energia %3.</translation>
    </message>
    <message>
        <source>Strikes in a row without damage: %1 each. Both creatures are defeated.</source>
        <translation>Uderzenia z rzędu bez obrażeń: po %1. Oba potwory są pokonane.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Walka się skończyła.</translation>
    </message>
    <message>
        <source>The Showdown is over: the End of turn step comes next.</source>
        <translation>Ostateczna Rozgrywka się skończyła: teraz krok końca tury.</translation>
    </message>
    <message>
        <source>All damage and what lasts for the turn ends. Now %1 is the Active Player.</source>
        <translation>Kończą się obrażenia i wszystko, co trwa turę. Teraz aktywny jest %1.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 się poddaje.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 wygrywa mecz.</translation>
    </message>
    <message>
        <source>Neither player has a creature left: the match is a draw.</source>
        <translation>Żaden gracz nie ma potwora: mecz jest remisem.</translation>
    </message>
    <message>
        <source>Two of a name, one Unique</source>
        <translation>Dwie kopie, 1 unikalna</translation>
    </message>
    <message>
        <source>Loyal ones: one tribe</source>
        <translation>Lojalni: jedno plemię</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no cards and no deck in this file: a list of cards, a data pack with cards, or a deck was expected.</source>
        <translation>W tym pliku nie ma kart ani talii: oczekiwano listy kart, pakietu danych z kartami albo talii.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known here; was &quot;%2&quot; meant?</source>
        <translation>Kolumna „%1” nie jest tu znana; może „%2”?</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known here; expected are: %2.</source>
        <translation>Kolumna „%1” nie jest tu znana; oczekiwane: %2.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is missing.</source>
        <translation>Brakuje kolumny „%1”.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; stands here twice.</source>
        <translation>Kolumna „%1” występuje dwa razy.</translation>
    </message>
    <message>
        <source>Cells in this line: %2, columns: %1.</source>
        <translation>Komórki w tym wierszu: %2, kolumny: %1.</translation>
    </message>
    <message>
        <source>A quotation mark is opened and not closed.</source>
        <translation>Cudzysłów jest otwarty, a nie zamknięty.</translation>
    </message>
    <message>
        <source>Damage of its Attacks of the type %1: +%2</source>
        <translation>Obrażenia jego ataków typu %1: +%2</translation>
    </message>
    <message>
        <source>Further spaces in a move: %2</source>
        <translation>Dalsze pola w ruchu: %2</translation>
    </message>
    <message>
        <source>It may pass through occupied spaces</source>
        <translation>Może przechodzić przez zajęte pola</translation>
    </message>
    <message>
        <source>Damage of its first Attack in a combat: +%2</source>
        <translation>Obrażenia jego pierwszego ataku w walce: +%2</translation>
    </message>
    <message>
        <source>Damage to itself whenever it uses an Attack: %2</source>
        <translation>Obrażenia zadane sobie przy każdym ataku: %2</translation>
    </message>
    <message>
        <source>At the beginning of combat the opposing creature loses: %1 %2</source>
        <translation>Na początku walki przeciwny potwór traci: %1 %2</translation>
    </message>
    <message>
        <source>%1 for each adjacent creature of its own tribe: +%2</source>
        <translation>%1 za każdego sąsiedniego potwora własnego plemienia: +%2</translation>
    </message>
    <message>
        <source>It has Initiative whatever the Location says</source>
        <translation>Ma Inicjatywę, cokolwiek mówi Lokacja</translation>
    </message>
    <message>
        <source>It has Hive</source>
        <translation>Ma Rój</translation>
    </message>
    <message>
        <source>It is immune to this ability: %1</source>
        <translation>Jest odporny na tę zdolność: %1</translation>
    </message>
    <message>
        <source>It cannot be chosen as a target</source>
        <translation>Nie może zostać wybrany na cel</translation>
    </message>
    <message>
        <source>One copy in a deck at most</source>
        <translation>Najwyżej jedna kopia w talii</translation>
    </message>
    <message>
        <source>It lies face up from the beginning of the game</source>
        <translation>Leży odkryty od początku gry</translation>
    </message>
    <message>
        <source>while its Invisibility is not negated</source>
        <translation>póki jego Niewidzialność nie jest zanegowana</translation>
    </message>
    <message>
        <source>while Hive is on</source>
        <translation>póki działa Rój</translation>
    </message>
    <message>
        <source>It</source>
        <translation>On sam</translation>
    </message>
    <message>
        <source>The equipped creature</source>
        <translation>Wyposażony potwór</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>The opposing creature</source>
        <translation>Przeciwny potwór</translation>
    </message>
    <message>
        <source>Every creature</source>
        <translation>Każdy potwór</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <translation>%1: %2 +%3</translation>
    </message>
    <message>
        <source>%1: %2 −%3</source>
        <translation>%1: %2 −%3</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1: %2 wynosi odtąd %3</translation>
    </message>
    <message>
        <source>%1: gains %2</source>
        <translation>%1: zyskuje: %2</translation>
    </message>
    <message>
        <source>%1: loses %2</source>
        <translation>%1: traci: %2</translation>
    </message>
    <message>
        <source>only of the tribe %1</source>
        <translation>tylko z plemienia: %1</translation>
    </message>
    <message>
        <source>only with %1 of %2 or more</source>
        <translation>tylko gdy %1 co najmniej %2</translation>
    </message>
    <message>
        <source>only with %1 below %2</source>
        <translation>tylko gdy %1 poniżej %2</translation>
    </message>
    <message>
        <source>times the creatures of the tribe %1</source>
        <translation>razy liczba potworów plemienia %1</translation>
    </message>
    <message>
        <source>times the creatures that are: %1</source>
        <translation>razy liczba potworów: %1</translation>
    </message>
    <message>
        <source>it outlives the turn</source>
        <translation>trwa dłużej niż tura</translation>
    </message>
    <message>
        <source>not for %1</source>
        <translation>nie dla: %1</translation>
    </message>
    <message>
        <source>Damage of Attacks: +%1</source>
        <translation>Obrażenia ataków: +%1</translation>
    </message>
    <message>
        <source>Damage of Attacks: times %1</source>
        <translation>Obrażenia ataków razy: %1</translation>
    </message>
    <message>
        <source>Damage of Attacks: divided by %1</source>
        <translation>Obrażenia ataków podzielone przez: %1</translation>
    </message>
    <message>
        <source>Damage of Attacks: −%1</source>
        <translation>Obrażenia ataków: −%1</translation>
    </message>
    <message>
        <source>Damage of Attacks: becomes %1</source>
        <translation>Obrażenia ataków wynoszą odtąd: %1</translation>
    </message>
    <message>
        <source>only of the type %1</source>
        <translation>tylko typu: %1</translation>
    </message>
    <message>
        <source>only the first in a combat</source>
        <translation>tylko pierwszy w walce</translation>
    </message>
    <message>
        <source>not the first in a combat</source>
        <translation>nie pierwszy w walce</translation>
    </message>
    <message>
        <source>only by the tribe %1</source>
        <translation>tylko plemię: %1</translation>
    </message>
    <message>
        <source>only if the attacker has %1</source>
        <translation>tylko jeśli atakujący ma: %1</translation>
    </message>
    <message>
        <source>only if the attacker is lower in %1</source>
        <translation>tylko jeśli atakujący ma mniej w: %1</translation>
    </message>
    <message>
        <source>if the attacker has %1 of %2 or more</source>
        <translation>jeśli atakujący ma %1 co najmniej %2</translation>
    </message>
    <message>
        <source>if the attacker is higher in %1 by %2 or more</source>
        <translation>jeśli atakujący przewyższa w: %1 co najmniej o %2</translation>
    </message>
    <message>
        <source>if the players say so: %1</source>
        <translation>jeśli gracze tak uznają: %1</translation>
    </message>
    <message>
        <source>Damage: +%1</source>
        <translation>Obrażenia: +%1</translation>
    </message>
    <message>
        <source>The attacker heals: %1</source>
        <translation>Atakujący leczy: %1</translation>
    </message>
    <message>
        <source>The attacker: %1 +%2</source>
        <translation>Atakujący: %1 +%2</translation>
    </message>
    <message>
        <source>The attacker: loses %1</source>
        <translation>Atakujący traci: %1</translation>
    </message>
    <message>
        <source>Activated ability. It costs Mugic counters: %1</source>
        <translation>Zdolność aktywowana. Kosztuje znaczniki Magii: %1</translation>
    </message>
    <message>
        <source>Activated ability. It costs a sacrifice</source>
        <translation>Zdolność aktywowana. Kosztuje poświęcenie</translation>
    </message>
    <message>
        <source>Activated ability. It costs damage to itself: %1</source>
        <translation>Zdolność aktywowana. Kosztuje obrażenia zadane sobie: %1</translation>
    </message>
    <message>
        <source>Activated ability without a cost</source>
        <translation>Zdolność aktywowana bez kosztu</translation>
    </message>
    <message>
        <source>Triggers at the beginning of combat</source>
        <translation>Wyzwala się na początku walki</translation>
    </message>
    <message>
        <source>Triggers when the Location becomes active</source>
        <translation>Wyzwala się, gdy Lokacja staje się aktywna</translation>
    </message>
    <message>
        <source>Triggers when an Attack is played</source>
        <translation>Wyzwala się, gdy zagrano Atak</translation>
    </message>
    <message>
        <source>Triggers when damage is dealt</source>
        <translation>Wyzwala się przy zadaniu obrażeń</translation>
    </message>
    <message>
        <source>Triggers when the players say so</source>
        <translation>Wyzwala się, gdy gracze tak powiedzą</translation>
    </message>
    <message>
        <source>You carry it out: %1</source>
        <translation>To wykonujecie wy: %1</translation>
    </message>
    <message>
        <source>It needs a deck of its own tribe alone</source>
        <translation>Wymaga talii tylko ze swojego plemienia</translation>
    </message>
    <message>
        <source>Copies in a deck at most: %1</source>
        <translation>Najwyżej tyle kopii w talii: %1</translation>
    </message>
    <message>
        <source>Any creature may pay. Mugic counters: %1</source>
        <translation>Zapłacić może każdy potwór. Znaczniki Magii: %1</translation>
    </message>
    <message>
        <source>A creature of the tribe %1 pays. Mugic counters: %2</source>
        <translation>Płaci potwór plemienia %1. Znaczniki Magii: %2</translation>
    </message>
    <message>
        <source>Damage to the target: %1</source>
        <translation>Obrażenia celu: %1</translation>
    </message>
    <message>
        <source>The target heals: %1</source>
        <translation>Cel leczy: %1</translation>
    </message>
    <message>
        <source>The item that it is aimed at is dispelled</source>
        <translation>Rozprasza to, na co jest skierowana</translation>
    </message>
    <message>
        <source>The item that it is aimed at is negated</source>
        <translation>Neguje to, na co jest skierowana</translation>
    </message>
    <message>
        <source>Initiative by %1</source>
        <translation>Inicjatywa według: %1</translation>
    </message>
    <message>
        <source>Mugic costs more counters: %1</source>
        <translation>Magia kosztuje więcej znaczników o: %1</translation>
    </message>
    <message>
        <source>Mugic costs fewer counters: %1</source>
        <translation>Magia kosztuje mniej znaczników o: %1</translation>
    </message>
    <message>
        <source>Showdown: %1 vs %2</source>
        <translation>Ostateczna Rozgrywka: %1 i %2</translation>
    </message>
    <message>
        <source>%1 places creatures on their own side only.</source>
        <translation>%1 stawia potwory tylko po swojej stronie.</translation>
    </message>
    <message>
        <source>Showdown: %1 vs %2.</source>
        <translation>Ostateczna Rozgrywka: %1 i %2.</translation>
    </message>
    <message>
        <source>An element is gained or lost, never set.</source>
        <translation>Żywioł można zyskać lub stracić, ale nie ustawić.</translation>
    </message>
    <message>
        <source>What comes behind them was not looked at.</source>
        <translation>Dalszych wierszy już nie sprawdzono.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>Which question? `ask --list` shows them all, `ask GAME/QUESTION` asks one.</source>
        <translation>Które pytanie? `ask --list` pokazuje wszystkie, `ask GAME/QUESTION` zadaje jedno.</translation>
    </message>
    <message>
        <source>--list goes with no question, and --json only with --list.</source>
        <translation>--list nie łączy się z pytaniem, a --json działa tylko z --list.</translation>
    </message>
    <message>
        <source>--schema reads no input and records nothing.</source>
        <translation>--schema nie czyta danych i niczego nie zapisuje.</translation>
    </message>
    <message>
        <source>%1 holds a match of &quot;%2&quot;, not of &quot;%3&quot;; nothing was written.</source>
        <translation>%1 zawiera mecz gry „%2”, a nie „%3”; nic nie zostało zapisane.</translation>
    </message>
    <message>
        <source>%1 holds a match already, and the first line starts another one. Give another name, or go on with commands of the match in it; nothing was written.</source>
        <translation>%1 zawiera już mecz, a pierwszy wiersz zaczyna inny. Podaj inną nazwę albo kontynuuj poleceniami tamtego meczu; nic nie zostało zapisane.</translation>
    </message>
    <message>
        <source>%1 exists already and holds no match that could be continued: %2</source>
        <translation>%1 już istnieje i nie zawiera meczu, który można kontynuować: %2</translation>
    </message>
    <message>
        <source>This match has no entry %1; its last is %2, and 0 is before the first.</source>
        <translation>W tym meczu nie ma wpisu %1; ostatni to %2, a 0 to stan przed pierwszym.</translation>
    </message>
    <message>
        <source>--until: the number of an entry was expected, or 0, not &quot;%1&quot;.</source>
        <translation>--until: oczekiwany jest numer wpisu albo 0, nie „%1”.</translation>
    </message>
    <message>
        <source>Entry %1 was accepted when it was recorded; the rules refuse it: %2</source>
        <translation>Wpis %1 był przyjęty, gdy go zapisano; zasady go odrzucają: %2</translation>
    </message>
    <message>
        <source>Entry %1 is refused and changes nothing: %2</source>
        <translation>Wpis %1 jest odrzucony i niczego nie zmienia: %2</translation>
    </message>
    <message>
        <source>There is no season &quot;%1&quot;; `league list` shows them all.</source>
        <translation>Nie ma sezonu „%1”; `league list` pokazuje wszystkie.</translation>
    </message>
    <message>
        <source>There is no entrant &quot;%1&quot; in this season; there are: %2.</source>
        <translation>W tym sezonie nie ma uczestnika „%1”; są: %2.</translation>
    </message>
    <message>
        <source>Several seasons are called &quot;%1&quot;; `league list --all` shows what else names them.</source>
        <translation>Kilka sezonów nazywa się „%1”; `league list --all` pokazuje, co jeszcze je nazywa.</translation>
    </message>
    <message>
        <source>The season cannot be like this: %1</source>
        <translation>Sezon nie może taki być: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Nie można zapisać %1: %2.</translation>
    </message>
    <message>
        <source>No rule has &quot;%1&quot;.</source>
        <translation>Żadna zasada nie zawiera „%1”.</translation>
    </message>
    <message>
        <source>There are no rules of &quot;%1&quot; here; there are: %2.</source>
        <translation>Nie ma tu zasad „%1”; są: %2.</translation>
    </message>
    <message>
        <source>Found as: %1.</source>
        <translation>Znaleziono jako: %1.</translation>
    </message>
    <message>
        <source>Also found: %1.</source>
        <translation>Znaleziono też: %1.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Przykład: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Dlaczego: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: %2.</source>
        <translation>%1 nie da się odczytać do końca: %2.</translation>
    </message>
    <message>
        <source>Everything is recorded, but the list of seasons could not be brought up to date: %1</source>
        <translation>Wszystko jest zapisane, ale lista sezonów nie została odświeżona: %1</translation>
    </message>
    <message>
        <source>%1 cannot be used: the name of a data folder or a backup has to be UTF-8.</source>
        <translation>%1 nie nadaje się: nazwa folderu danych i kopii musi być w UTF-8.</translation>
    </message>
    <message>
        <source>There is a season &quot;%1&quot; already; each needs an id of its own.</source>
        <translation>Sezon „%1” już istnieje; każdy potrzebuje własnego identyfikatora.</translation>
    </message>
    <message>
        <source>--paper goes with --format html.</source>
        <translation>--paper działa razem z --format html.</translation>
    </message>
    <message>
        <source>The season has nothing to print as &quot;%1&quot; yet.</source>
        <translation>Sezon nie ma jeszcze wydruku „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of one round; leave --round out.</source>
        <translation>„%1” nie dotyczy jednej rundy; --round jest tu zbędne.</translation>
    </message>
    <message>
        <source>There is no round &quot;%1&quot; in this season yet; there are: %2.</source>
        <translation>W tym sezonie nie ma jeszcze rundy „%1”; są: %2.</translation>
    </message>
    <message>
        <source>Input line %1: %2</source>
        <translation>Wiersz wejścia %1: %2</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; there are: %2.</source>
        <translation>Nie ma „%1”; są: %2.</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; was &quot;%2&quot; meant? There are: %3.</source>
        <translation>Nie ma „%1”; czy chodziło o „%2”? Są: %3.</translation>
    </message>
    <message>
        <source>A word is missing; there are: %1.</source>
        <translation>Brakuje słowa; są: %1.</translation>
    </message>
    <message>
        <source>There is a season &quot;%1&quot; here already, and its record went on differently than the one of this file. Delete or keep that one; nothing was imported.</source>
        <translation>Jest tu już sezon „%1”, a jego zapis poszedł dalej inaczej niż w tym pliku. Usuń go albo zachowaj; nic nie wczytano.</translation>
    </message>
    <message>
        <source>No rule has &quot;%1&quot;. Nearest: &quot;%2&quot;.</source>
        <translation>Żadna zasada nie zawiera „%1”. Najbliższe: „%2”.</translation>
    </message>
    <message>
        <source>--schema reads no match.</source>
        <translation>--schema nie czyta żadnego meczu.</translation>
    </message>
    <message>
        <source>A match file was expected.</source>
        <translation>Oczekiwany jest plik meczu.</translation>
    </message>
    <message>
        <source>The time %1 is before that of the line above, or still to come.</source>
        <translation>Czas %1 jest wcześniejszy niż w poprzednim wierszu albo jeszcze nie nadszedł.</translation>
    </message>
    <message>
        <source>This line is sealed, and there is no secret of this seat.</source>
        <translation>Ten wiersz jest zapieczętowany, a to miejsce nie ma tu tajemnicy.</translation>
    </message>
    <message>
        <source>What the file says of the season is not what its record brings about; the record is taken in.</source>
        <translation>To, co plik mówi o sezonie, nie wynika z jego zapisu; liczy się zapis.</translation>
    </message>
</context>
<context>
    <name>elgrande</name>
    <message>
        <source>A move must lead to another place.</source>
        <translation>Ruch musi prowadzić w inne miejsce.</translation>
    </message>
    <message>
        <source>A move was expected here: an entry after which more follows moves somebody.</source>
        <translation>Potrzebny jest ruch: wpis, po którym następuje więcej, kogoś przesuwa.</translation>
    </message>
    <message>
        <source>A correction was expected here; this sets nothing.</source>
        <translation>Potrzebna jest poprawka; ta niczego nie ustawia.</translation>
    </message>
    <message>
        <source>No match has begun: new_match comes first.</source>
        <translation>Mecz się nie zaczął: najpierw new_match.</translation>
    </message>
    <message>
        <source>Not now: %1. This belongs to: %2.</source>
        <translation>Nie teraz: %1. To należy do: %2.</translation>
    </message>
    <message>
        <source>It is the turn of %2, not of %1.</source>
        <translation>Kolej gracza %2, nie %1.</translation>
    </message>
    <message>
        <source>%1 has no action card yet.</source>
        <translation>%1 nie ma jeszcze karty akcji.</translation>
    </message>
    <message>
        <source>The action card of %1 does something else: %2.</source>
        <translation>Karta akcji gracza %1 robi co innego: %2.</translation>
    </message>
    <message>
        <source>The special action of %1 has not been announced yet.</source>
        <translation>Akcja specjalna gracza %1 nie jest jeszcze zapowiedziana.</translation>
    </message>
    <message>
        <source>The special action of %1 is over.</source>
        <translation>Akcja specjalna gracza %1 się skończyła.</translation>
    </message>
    <message>
        <source>More of this special action follows.</source>
        <translation>Ta akcja specjalna trwa dalej.</translation>
    </message>
    <message>
        <source>%1 takes power card %2 back.</source>
        <translation>%1 odzyskuje kartę siły %2.</translation>
    </message>
    <message>
        <source>%1 takes a spent power card back, in secret.</source>
        <translation>%1 odzyskuje w tajemnicy zużytą kartę siły.</translation>
    </message>
    <message>
        <source>%1 has not spent power card %2.</source>
        <translation>%1 ma jeszcze niezużytą kartę siły %2.</translation>
    </message>
    <message>
        <source>%1 has no spent power card left to take.</source>
        <translation>%1 nie ma zużytej karty siły do odzyskania.</translation>
    </message>
    <message>
        <source>No return is asked of %1.</source>
        <translation>Od gracza %1 nie żąda się odesłania.</translation>
    </message>
    <message>
        <source>%2 returns Caballeros next, not %1.</source>
        <translation>Teraz odsyła %2, nie %1.</translation>
    </message>
    <message>
        <source>This card takes from the court only: %2 from the court of %1, nobody else.</source>
        <translation>Ta karta bierze tylko z dworu: %2 z dworu gracza %1, nikogo więcej.</translation>
    </message>
    <message>
        <source>Nobody leaves %1 while the King stands there.</source>
        <translation>Nikt nie opuszcza: %1, póki stoi tam Król.</translation>
    </message>
    <message>
        <source>%1 must return %2 in all, not %3.</source>
        <translation>%1 musi odesłać łącznie %2, nie %3.</translation>
    </message>
    <message>
        <source>%1 has too few Caballeros in %2 for that (%3).</source>
        <translation>%1 ma na to za mało rycerzy: %2 (%3).</translation>
    </message>
    <message>
        <source>One Caballero of %1 from one region within reach is returned, no other.</source>
        <translation>Wraca jeden rycerz gracza %1 z jednego regionu w zasięgu, nikt więcej.</translation>
    </message>
    <message>
        <source>%1 returns from one region only, and nobody from the court: %2 from it.</source>
        <translation>%1 odsyła tylko z jednego regionu, z dworu nikogo: stamtąd %2.</translation>
    </message>
    <message>
        <source>In the setup nothing is corrected; entries are taken back.</source>
        <translation>W przygotowaniu nic się nie poprawia; wpisy się cofa.</translation>
    </message>
    <message>
        <source>The special action of %1 comes to its end first.</source>
        <translation>Najpierw kończy się akcja specjalna gracza %1.</translation>
    </message>
    <message>
        <source>%1 would have %2 Caballeros in all, not %3.</source>
        <translation>Rycerzy gracza %1 byłoby łącznie %2, nie %3.</translation>
    </message>
    <message>
        <source>Both scoreboards would lie in %1.</source>
        <translation>Obie tabliczki leżałyby tu: %1.</translation>
    </message>
    <message>
        <source>No disc is asked of %1 now.</source>
        <translation>Od gracza %1 nie żąda się teraz tarczy.</translation>
    </message>
    <message>
        <source>No discs are asked for now.</source>
        <translation>Teraz tarcze nie są potrzebne.</translation>
    </message>
    <message>
        <source>The discs have been turned over already.</source>
        <translation>Tarcze już odkryto.</translation>
    </message>
    <message>
        <source>The Castillo is open; discs can no longer be changed.</source>
        <translation>Zamek jest otwarty; tarcz nie można już zmieniać.</translation>
    </message>
    <message>
        <source>%1 has set a secret disc.</source>
        <translation>%1 ustawia tajną tarczę.</translation>
    </message>
    <message>
        <source>The disc of %1 is missing.</source>
        <translation>Brakuje tarczy gracza %1.</translation>
    </message>
    <message>
        <source>The Castillo is opened and scored first.</source>
        <translation>Najpierw otwiera się i punktuje Zamek.</translation>
    </message>
    <message>
        <source>The disc of %1 shows %2.</source>
        <translation>Tarcza gracza %1 pokazuje: %2.</translation>
    </message>
    <message>
        <source>No scoring is under way.</source>
        <translation>Nie trwa żadna punktacja.</translation>
    </message>
    <message>
        <source>No scoring asks for the Castillo now.</source>
        <translation>Żadna punktacja nie wymaga teraz Zamku.</translation>
    </message>
    <message>
        <source>It is the Castillo that is scored next: it is opened.</source>
        <translation>Następny jest Zamek: trzeba go otworzyć.</translation>
    </message>
    <message>
        <source>The discs are turned over before the regions are scored.</source>
        <translation>Przed punktacją regionów odkrywa się tarcze.</translation>
    </message>
    <message>
        <source>%1 are left to be scored, not %2.</source>
        <translation>Do punktacji zostało: %1, nie %2.</translation>
    </message>
    <message>
        <source>The count differs for %1: %2 counted, %3 by the record.</source>
        <translation>Liczba się różni (%1): policzono %2, w zapisie %3.</translation>
    </message>
    <message>
        <source>The Castillo held Caballeros of %1: %2.</source>
        <translation>W Zamku byli rycerze gracza %1: %2.</translation>
    </message>
    <message>
        <source>The Castillo was empty.</source>
        <translation>Zamek był pusty.</translation>
    </message>
    <message>
        <source>Everybody goes back into the Castillo.</source>
        <translation>Wszyscy wracają do Zamku.</translation>
    </message>
    <message>
        <source>General scoring %1 is done.</source>
        <translation>Punktacja ogólna %1 zakończona.</translation>
    </message>
    <message>
        <source>Points of %1 now: %2.</source>
        <translation>%1 ma teraz punktów: %2.</translation>
    </message>
    <message>
        <source>This match has begun already.</source>
        <translation>Ten mecz już się zaczął.</translation>
    </message>
    <message>
        <source>El Grande is for 2 to 5 players, not for %1.</source>
        <translation>El Grande jest dla 2 do 5 graczy, nie dla %1.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Dwaj gracze mają to samo imię: %1.</translation>
    </message>
    <message>
        <source>Two players have the colour %1.</source>
        <translation>Dwaj gracze mają ten sam kolor: %1.</translation>
    </message>
    <message>
        <source>The youngest starts: the age rank of %1 is missing.</source>
        <translation>Zaczyna najmłodszy: brakuje kolejności wieku (%1).</translation>
    </message>
    <message>
        <source>Two players have the age rank %1.</source>
        <translation>Dwaj gracze mają tę samą kolejność wieku: %1.</translation>
    </message>
    <message>
        <source>By the house rule somebody is chosen to start: enter who.</source>
        <translation>Według zasady domowej wybiera się rozpoczynającego: trzeba go podać.</translation>
    </message>
    <message>
        <source>The youngest starts; nobody is chosen without the house rule.</source>
        <translation>Zaczyna najmłodszy; bez zasady domowej nikogo się nie wybiera.</translation>
    </message>
    <message>
        <source>%1 lays the first power card of the first round.</source>
        <translation>%1 kładzie pierwszą kartę siły pierwszej rundy.</translation>
    </message>
    <message>
        <source>The King stands in %1 already.</source>
        <translation>Król już stoi: %1.</translation>
    </message>
    <message>
        <source>The King starts in %1.</source>
        <translation>Król zaczyna: %1.</translation>
    </message>
    <message>
        <source>The King&apos;s region card is turned up first.</source>
        <translation>Najpierw odkrywa się kartę regionu Króla.</translation>
    </message>
    <message>
        <source>%1 is at home in %2 already.</source>
        <translation>%1 ma już dom: %2.</translation>
    </message>
    <message>
        <source>The King starts in %1; nobody else can.</source>
        <translation>Król zaczyna: %1; nikt inny nie może.</translation>
    </message>
    <message>
        <source>%1 is the home region of %2.</source>
        <translation>%1 to region domowy gracza %2.</translation>
    </message>
    <message>
        <source>%1 is at home in %2: there %3, in the court %4, in the provinces %5.</source>
        <translation>%1 ma dom: %2; tam %3, na dworze %4, na prowincji %5.</translation>
    </message>
    <message>
        <source>The setup is not finished: %1.</source>
        <translation>Przygotowanie nie jest skończone: %1.</translation>
    </message>
    <message>
        <source>Round %1 is not over: %2.</source>
        <translation>Runda %1 się nie skończyła: %2.</translation>
    </message>
    <message>
        <source>The match is over after the third general scoring.</source>
        <translation>Mecz się skończył po trzeciej punktacji ogólnej.</translation>
    </message>
    <message>
        <source>Round %1 begins; %2 lays the first power card.</source>
        <translation>Zaczyna się runda %1; %2 kładzie pierwszą kartę siły.</translation>
    </message>
    <message>
        <source>The King card lies face up in every round.</source>
        <translation>Karta Króla leży odkryta w każdej rundzie.</translation>
    </message>
    <message>
        <source>Stack %1 has its card of this round: %2.</source>
        <translation>Stos %1 ma już kartę tej rundy: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to stack %2, not to stack %3.</source>
        <translation>%1 należy do stosu %2, nie do stosu %3.</translation>
    </message>
    <message>
        <source>Every copy of this card has been turned up before: %1 (copies: %2).</source>
        <translation>Wszystkie kopie tej karty już odkryto: %1 (kopie: %2).</translation>
    </message>
    <message>
        <source>By the house rule the Veto cards are not in this game.</source>
        <translation>Według zasady domowej w tej grze nie ma kart Weto.</translation>
    </message>
    <message>
        <source>Stack %1 shows %2.</source>
        <translation>Stos %1 pokazuje: %2.</translation>
    </message>
    <message>
        <source>%1 lays power card %2.</source>
        <translation>%1 kładzie kartę siły %2.</translation>
    </message>
    <message>
        <source>%1 lays the next card.</source>
        <translation>Następną kartę kładzie %1.</translation>
    </message>
    <message>
        <source>It is the card that %1 had retrieved in secret.</source>
        <translation>To karta odzyskana w tajemnicy przez gracza %1.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Kolej gracza %1.</translation>
    </message>
    <message>
        <source>%1 takes Caballeros at the start of the turn, or by The Court.</source>
        <translation>%1 bierze rycerzy na początku kolejki albo dzięki karcie Dwór.</translation>
    </message>
    <message>
        <source>First %1 takes Caballeros, even if it is none.</source>
        <translation>Najpierw %1 bierze rycerzy, nawet jeśli nikogo.</translation>
    </message>
    <message>
        <source>%1 has an action card already: %2.</source>
        <translation>%1 ma już kartę akcji: %2.</translation>
    </message>
    <message>
        <source>Stack %1 shows no card.</source>
        <translation>Stos %1 nie pokazuje karty.</translation>
    </message>
    <message>
        <source>%1 is taken in this round, by %2.</source>
        <translation>%1 w tej rundzie jest już wzięta przez gracza %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 and discards the power card.</source>
        <translation>%1 bierze: %2 i odrzuca kartę siły.</translation>
    </message>
    <message>
        <source>%1 has placed Caballeros in this turn already.</source>
        <translation>%1: rycerze w tej kolejce są już wystawieni.</translation>
    </message>
    <message>
        <source>The special action of %1 has been announced, skipped or stopped already.</source>
        <translation>Akcja specjalna gracza %1 jest już zapowiedziana, pominięta albo zatrzymana.</translation>
    </message>
    <message>
        <source>The Grande of %1 stands in the King&apos;s region and cannot leave it.</source>
        <translation>Grand gracza %1 stoi w regionie Króla i nie może odejść.</translation>
    </message>
    <message>
        <source>Nothing goes to %1 and nothing leaves it while the King stands there.</source>
        <translation>Nikt nie wchodzi ani nie wychodzi: %1, póki stoi tam Król.</translation>
    </message>
    <message>
        <source>%1 announces the special action: %2.</source>
        <translation>%1 zapowiada akcję specjalną: %2.</translation>
    </message>
    <message>
        <source>%1 announces the special action: %2, for %3.</source>
        <translation>%1 zapowiada akcję specjalną: %2, dla: %3.</translation>
    </message>
    <message>
        <source>The Veto lies before %1, up to round %2.</source>
        <translation>Weto leży przed graczem %1, do rundy %2.</translation>
    </message>
    <message>
        <source>It strikes nobody.</source>
        <translation>Nikogo nie dotyczy.</translation>
    </message>
    <message>
        <source>%1 returns Caballeros next.</source>
        <translation>Teraz odsyła %1.</translation>
    </message>
    <message>
        <source>The Veto lies before %1 already.</source>
        <translation>Weto leży już przed graczem %1.</translation>
    </message>
    <message>
        <source>The special action of %1 is over already.</source>
        <translation>Akcja specjalna gracza %1 już się skończyła.</translation>
    </message>
    <message>
        <source>The special action of %1 has begun and cannot be dropped.</source>
        <translation>Akcja specjalna gracza %1 się zaczęła i nie można jej porzucić.</translation>
    </message>
    <message>
        <source>%1 leaves out the special action.</source>
        <translation>%1 pomija akcję specjalną.</translation>
    </message>
    <message>
        <source>No Veto lies before %1.</source>
        <translation>Przed graczem %1 nie leży Weto.</translation>
    </message>
    <message>
        <source>No special action has been announced.</source>
        <translation>Żadna akcja specjalna nie jest zapowiedziana.</translation>
    </message>
    <message>
        <source>The special action is over; a Veto comes too late.</source>
        <translation>Akcja specjalna się skończyła; na Weto za późno.</translation>
    </message>
    <message>
        <source>The discs have been turned over; a Veto comes too late.</source>
        <translation>Tarcze odkryto; na Weto za późno.</translation>
    </message>
    <message>
        <source>What the discs bring about is one piece, also while a region is still to be chosen for one of them.</source>
        <translation>To, co wynika z tarcz, jest jedną całością, także gdy za którąś z nich trzeba jeszcze wybrać region.</translation>
    </message>
    <message>
        <source>%1 must take an action card first.</source>
        <translation>%1 musi najpierw wziąć kartę akcji.</translation>
    </message>
    <message>
        <source>The special action of %1 must be carried out or left out first.</source>
        <translation>Akcję specjalną gracza %1 trzeba najpierw wykonać albo pominąć.</translation>
    </message>
    <message>
        <source>The turn of %1 is over.</source>
        <translation>Kolejka gracza %1 się skończyła.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Runda %1 się skończyła.</translation>
    </message>
    <message>
        <source>The unused Veto of %1 is discarded.</source>
        <translation>Nieużyte Weto gracza %1 odpada.</translation>
    </message>
    <message>
        <source>A general scoring comes now: everybody sets a secret disc.</source>
        <translation>Teraz punktacja ogólna: każdy ustawia tajną tarczę.</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; plays in this match.</source>
        <translation>Nikt o imieniu „%1” nie gra w tym meczu.</translation>
    </message>
    <message>
        <source>There is no action card &quot;%1&quot;.</source>
        <translation>Nie ma karty akcji „%1”.</translation>
    </message>
    <message>
        <source>The key &quot;region&quot; is missing: this card needs it.</source>
        <translation>Brakuje klucza „region”: ta karta go wymaga.</translation>
    </message>
    <message>
        <source>The key &quot;region&quot; is not known here: this card takes none.</source>
        <translation>Klucz „region” nie jest tu znany: ta karta go nie przyjmuje.</translation>
    </message>
    <message>
        <source>A region was expected here, not the Castillo.</source>
        <translation>Oczekiwano regionu, nie Zamku.</translation>
    </message>
    <message>
        <source>The key &quot;value&quot; is missing.</source>
        <translation>Brakuje klucza „value”.</translation>
    </message>
    <message>
        <source>The key &quot;value&quot; is not known here: power cards are retrieved in secret.</source>
        <translation>Klucz „value” nie jest tu znany: karty siły odzyskuje się w tajemnicy.</translation>
    </message>
    <message>
        <source>Taken: %1 (allowed: %2). The court holds %3 then, the provinces %4.</source>
        <translation>Wzięto: %1 (dozwolone: %2). Na dworze jest wtedy %3, na prowincji %4.</translation>
    </message>
    <message>
        <source>Power card %1 brings up to %2.</source>
        <translation>Karta siły %1 daje do %2.</translation>
    </message>
    <message>
        <source>The Court brings up to %1.</source>
        <translation>Dwór daje do %1.</translation>
    </message>
    <message>
        <source>%1 may be taken, not %2.</source>
        <translation>Wolno wziąć %1, nie %2.</translation>
    </message>
    <message>
        <source>The provinces hold %1, too few for %2.</source>
        <translation>Na prowincji jest %1, za mało na %2.</translation>
    </message>
    <message>
        <source>The Court takes from the provinces only.</source>
        <translation>Dwór bierze tylko z prowincji.</translation>
    </message>
    <message>
        <source>The provinces still hold %1; they come first, the board only for the rest.</source>
        <translation>Na prowincji jest jeszcze %1; idą pierwsi, plansza tylko dla reszty.</translation>
    </message>
    <message>
        <source>More are taken from %1 than stand there (%2).</source>
        <translation>Bierze się więcej, niż tam stoi: %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s) and is El Grande.</source>
        <translation>
            <numerusform>%1 wygrywa z %n punktem i jest El Grande.</numerusform>
            <numerusform>%1 wygrywa z %n punktami i jest El Grande.</numerusform>
            <numerusform>%1 wygrywa z %n punktami i jest El Grande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>%1 dzieli zwycięstwo, mając %n punkt.</numerusform>
            <numerusform>%1 dzieli zwycięstwo, mając %n punkty.</numerusform>
            <numerusform>%1 dzieli zwycięstwo, mając %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1: %2 with %3.</source>
        <translation>Miejsce %1: %2 z %3.</translation>
    </message>
    <message>
        <source>The match goes on: %1 of 3 general scorings are done.</source>
        <translation>Mecz trwa: z 3 punktacji ogólnych zakończono %1.</translation>
    </message>
    <message>
        <source>The tie is broken by the most Caballeros in regions.</source>
        <translation>O remisie decyduje więcej rycerzy w regionach.</translation>
    </message>
    <message>
        <source>The tie is broken by the most Caballeros in the court.</source>
        <translation>O remisie decyduje więcej rycerzy na dworze.</translation>
    </message>
    <message>
        <source>The tie is broken by the highest unused power cards.</source>
        <translation>O remisie decydują najwyższe niezużyte karty siły.</translation>
    </message>
    <message>
        <source>%1 returns from the court: %2.</source>
        <translation>%1 odsyła z dworu: %2.</translation>
    </message>
    <message>
        <source>%1 returns from %2: %3.</source>
        <translation>%1 odsyła stąd: %2: %3.</translation>
    </message>
    <message>
        <source>%1 has nothing to return.</source>
        <translation>%1 nie ma czego odesłać.</translation>
    </message>
    <message>
        <source>%1 has nobody in %2.</source>
        <translation>%1 nie ma nikogo: %2.</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 (Caballeros: %4).</source>
        <translation>%1: %2 → %3 (rycerze: %4).</translation>
    </message>
    <message>
        <source>The disc of %1 shows no valid goal (%2): Caballeros that go to the court: %3.</source>
        <translation>Tarcza gracza %1 nie pokazuje ważnego celu (%2): rycerze na dwór: %3.</translation>
    </message>
    <message>
        <source>%1 must return exactly %2, out of the court or regions without the King.</source>
        <translation>%1 musi odesłać dokładnie %2, z dworu albo regionów bez Króla.</translation>
    </message>
    <message>
        <source>%1 has no Caballero within reach in %2.</source>
        <translation>%1 nie ma rycerza w zasięgu: %2.</translation>
    </message>
    <message>
        <source>The disc of %1 shows %2: nothing that this card demands stands there.</source>
        <translation>Tarcza gracza %1 pokazuje: %2; nie ma tam tego, czego żąda karta.</translation>
    </message>
    <message>
        <source>In place of the illegal disc of %1 it is %2.</source>
        <translation>W miejsce niedozwolonej tarczy gracza %1: %2.</translation>
    </message>
    <message>
        <source>%1 is the King&apos;s region and cannot be evicted.</source>
        <translation>%1 to region Króla i nie można go eksmitować.</translation>
    </message>
    <message>
        <source>Caballeros of %1 that go from %2 to %3: %4.</source>
        <translation>Rycerze gracza %1: %2 → %3: %4.</translation>
    </message>
    <message>
        <source>Caballeros that go from %1 into the Castillo: %2.</source>
        <translation>Rycerze idący do Zamku (%1): %2.</translation>
    </message>
    <message>
        <source>Nobody is moved.</source>
        <translation>Nikt się nie rusza.</translation>
    </message>
    <message>
        <source>%1 is the King&apos;s region: nobody may go there.</source>
        <translation>%1 to region Króla: nikt nie może tam wejść.</translation>
    </message>
    <message>
        <source>Nobody leaves the Castillo before it is scored.</source>
        <translation>Nikt nie opuszcza Zamku przed punktacją.</translation>
    </message>
    <message>
        <source>This card moves nobody out of a court.</source>
        <translation>Ta karta nie rusza nikogo z dworu.</translation>
    </message>
    <message>
        <source>This card places from the court, not from a region.</source>
        <translation>Ta karta wystawia z dworu, nie z regionu.</translation>
    </message>
    <message>
        <source>Only %1&apos;s own Caballeros may be moved here, not those of %2.</source>
        <translation>Wolno ruszyć tylko własnych rycerzy gracza %1, nie gracza %2.</translation>
    </message>
    <message>
        <source>This card moves Caballeros of the other players, not one&apos;s own.</source>
        <translation>Ta karta rusza rycerzy innych graczy, nie własnych.</translation>
    </message>
    <message>
        <source>%1 has too few Caballeros in %2 for that: before the special action there are %3.</source>
        <translation>%1 ma na to za mało rycerzy: %2; przed akcją specjalną %3.</translation>
    </message>
    <message>
        <source>This card moves Caballeros out of one region only.</source>
        <translation>Ta karta rusza tylko z jednego regionu.</translation>
    </message>
    <message>
        <source>Either from the court or out of one region, not both.</source>
        <translation>Albo z dworu, albo z jednego regionu, nie jedno i drugie.</translation>
    </message>
    <message>
        <source>At most %1 of one&apos;s own, not %2.</source>
        <translation>Własnych najwyżej %1, nie %2.</translation>
    </message>
    <message>
        <source>At most %1 of other players, not %2.</source>
        <translation>Cudzych najwyżej %1, nie %2.</translation>
    </message>
    <message>
        <source>At most %1 in all, not %2.</source>
        <translation>Łącznie najwyżej %1, nie %2.</translation>
    </message>
    <message>
        <source>The King goes from %1 to %2.</source>
        <translation>Król idzie: %1 → %2.</translation>
    </message>
    <message>
        <source>The Grande goes from %1 to %2, the new home region.</source>
        <translation>Grand idzie: %1 → %2; to nowy region domowy.</translation>
    </message>
    <message>
        <source>The scoreboard goes from %1 to %2.</source>
        <translation>Tabliczka przechodzi: %1 → %2.</translation>
    </message>
    <message>
        <source>Nothing leaves %1 while the King stands there.</source>
        <translation>Nic nie opuszcza: %1, póki stoi tam Król.</translation>
    </message>
    <message>
        <source>Nothing goes to %1 while the King stands there.</source>
        <translation>Nic nie wchodzi: %1, póki stoi tam Król.</translation>
    </message>
    <message>
        <source>It cannot go into the Castillo.</source>
        <translation>Nie może iść do Zamku.</translation>
    </message>
    <message>
        <source>The other scoreboard lies in %1.</source>
        <translation>Druga tabliczka leży tu: %1.</translation>
    </message>
    <message>
        <source>It stands in %1 already and must really move.</source>
        <translation>Już tam stoi: %1; musi się naprawdę ruszyć.</translation>
    </message>
    <message>
        <source>%1 does not touch the King&apos;s region, %2.</source>
        <translation>%1 nie styka się z regionem Króla: %2.</translation>
    </message>
    <message>
        <source>Placed: %1. The card allows %2, the court holds %3 and then %4.</source>
        <translation>Wystawiono: %1. Karta pozwala na %2, na dworze było %3, potem %4.</translation>
    </message>
    <message>
        <source>The King is in %1; the regions that touch it and the Castillo may receive Caballeros.</source>
        <translation>Król stoi: %1; rycerzy przyjmują sąsiednie regiony i Zamek.</translation>
    </message>
    <message>
        <source>The card allows %1 to be placed, not %2.</source>
        <translation>Karta pozwala wystawić %1, nie %2.</translation>
    </message>
    <message>
        <source>The court holds %1, too few for %2.</source>
        <translation>Na dworze jest %1, za mało na %2.</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3 (Caballeros: %5, place %4).</source>
        <translation>%1 dostaje %2: %3 (rycerze: %5, miejsce %4).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3 (Caballeros: %5, tied and so place %4).</source>
        <translation>%1 dostaje %2: %3 (rycerze: %5, remis, więc miejsce %4).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3: %4 and 2 for the King&apos;s region (most Caballeros: %5).</source>
        <translation>%1 dostaje %2: %3: %4 i 2 za region Króla (najwięcej rycerzy: %5).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3: %4 and 2 at home (most Caballeros: %5).</source>
        <translation>%1 dostaje %2: %3: %4 i 2 za dom (najwięcej rycerzy: %5).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3: %4, 2 for the King&apos;s region and 2 at home (most Caballeros: %5).</source>
        <translation>%1 dostaje %2: %3: %4, 2 za region Króla i 2 za dom (najwięcej rycerzy: %5).</translation>
    </message>
    <message>
        <source>%1 scores nothing in %2 (Caballeros: %4, place %3).</source>
        <translation>%1 nic nie dostaje: %2 (rycerze: %4, miejsce %3).</translation>
    </message>
    <message>
        <source>%1 scores nothing in %2 (Caballeros: %4, tied and so place %3).</source>
        <translation>%1 nic nie dostaje: %2 (rycerze: %4, remis, więc miejsce %3).</translation>
    </message>
    <message>
        <source>Nobody scores in %1: it is empty.</source>
        <translation>Nikt nie punktuje, bo jest pusto: %1.</translation>
    </message>
    <message>
        <source>In %1 the scoreboard counts: %2, %3 and %4 for the three places.</source>
        <translation>Liczy się tabliczka: %1: za trzy miejsca %2, %3 i %4.</translation>
    </message>
    <message>
        <source>With two players only first place pays.</source>
        <translation>Przy dwóch graczach płaci tylko pierwsze miejsce.</translation>
    </message>
    <message>
        <source>With three players only first and second place pay.</source>
        <translation>Przy trzech graczach płacą tylko pierwsze i drugie miejsce.</translation>
    </message>
    <message>
        <source>This card scores first places only; a tie pays nobody.</source>
        <translation>Ta karta punktuje tylko pierwsze miejsca; remis nie płaci nikomu.</translation>
    </message>
    <message>
        <source>Nobody alone has the most Caballeros in %1, so no bonus is paid.</source>
        <translation>Nikt sam nie ma najwięcej rycerzy, więc nie ma premii: %1.</translation>
    </message>
    <message>
        <source>%1 goes from the Castillo to %2 (Caballeros: %3).</source>
        <translation>%1 idzie z Zamku: %2 (rycerze: %3).</translation>
    </message>
    <message>
        <source>%1 set the King&apos;s region: Caballeros back from the Castillo into the court: %2.</source>
        <translation>Tarcza gracza %1 pokazuje region Króla: rycerze z Zamku z powrotem na dwór: %2.</translation>
    </message>
    <message>
        <source>Nobody can read the disc of %1: Caballeros back from the Castillo into the court: %2.</source>
        <translation>Tarcza gracza %1 jest nieczytelna: rycerze z Zamku z powrotem na dwór: %2.</translation>
    </message>
    <message>
        <source>Scored is %1 (value %2).</source>
        <translation>Punktuje się: %1 (wartość %2).</translation>
    </message>
    <message>
        <source>%1 is left out: under the scoreboard its value is %2 in place of the printed %3.</source>
        <translation>%1 odpada: pod tabliczką ma wartość %2 zamiast wydrukowanej %3.</translation>
    </message>
    <message>
        <source>Scored is %1.</source>
        <translation>Punktuje się: %1.</translation>
    </message>
    <message>
        <source>Scored is %1, the fullest (Caballeros: %2).</source>
        <translation>Punktuje się najpełniejszy: %1 (rycerze: %2).</translation>
    </message>
    <message>
        <source>Scored is %1, the emptiest with anybody (Caballeros: %2).</source>
        <translation>Punktuje się najbardziej pusty z kimś: %1 (rycerze: %2).</translation>
    </message>
    <message>
        <source>In every region first place alone is scored.</source>
        <translation>W każdym regionie punktuje się tylko pierwsze miejsce.</translation>
    </message>
    <message>
        <source>Scored is %1: only one disc shows it.</source>
        <translation>Punktuje się: %1; pokazuje to tylko jedna tarcza.</translation>
    </message>
    <message>
        <source>%1 is not scored: %2 discs show it.</source>
        <translation>Nie punktuje się: %1; pokazuje to tarcz: %2.</translation>
    </message>
    <message>
        <source>No region is scored: nobody stands in any of them.</source>
        <translation>Nie punktuje się żadnego regionu: w żadnym nikt nie stoi.</translation>
    </message>
    <message>
        <source>No region is scored: none is shown by one disc alone.</source>
        <translation>Nie punktuje się żadnego regionu: żadnego nie wskazuje dokładnie jedna tarcza.</translation>
    </message>
    <message>
        <source>No region is scored: none has such a value now.</source>
        <translation>Nie punktuje się żadnego regionu: żaden nie ma teraz takiej wartości.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <translation>%1 kładzie %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2, with %3.</source>
        <translation>Kolejka %1: %2, karta %3.</translation>
    </message>
    <message>
        <source>%1 laid the lowest card and starts the next round.</source>
        <translation>%1 ma najniższą kartę i zaczyna następną rundę.</translation>
    </message>
    <message>
        <source>%1 has laid %2 in this round already.</source>
        <translation>W tej rundzie karta gracza %1 już leży: %2.</translation>
    </message>
    <message>
        <source>It is %2 who lays a card now, not %1.</source>
        <translation>Teraz kartę kładzie %2, nie %1.</translation>
    </message>
    <message>
        <source>%1 does not hold %2 any more.</source>
        <translation>%1 nie ma już karty %2.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <translation>%1 już leży na stole.</translation>
    </message>
    <message>
        <source>%1 stops the special action of %2: %3.</source>
        <translation>%1 zatrzymuje akcję specjalną gracza %2: %3.</translation>
    </message>
    <message>
        <source>%1 stops the rest of the special action of %2 (%3); what is done stands.</source>
        <translation>%1 zatrzymuje resztę akcji specjalnej gracza %2 (%3); co zrobiono, zostaje.</translation>
    </message>
    <message>
        <source>This Veto can be used up to round %1.</source>
        <translation>Tego Weta można użyć do rundy %1.</translation>
    </message>
    <message>
        <source>This Veto could be used up to round %1, and leaves the game now.</source>
        <translation>Tego Weta można było użyć do rundy %1; teraz wypada ono z gry.</translation>
    </message>
    <message>
        <source>This Veto has been used already.</source>
        <translation>To Weto już zużyto.</translation>
    </message>
    <message>
        <source>This Veto could be used up to round %1 only.</source>
        <translation>Tego Weta można było użyć tylko do rundy %1.</translation>
    </message>
    <message>
        <source>%1 cannot stop an action of their own.</source>
        <translation>%1 nie może zatrzymać własnej akcji.</translation>
    </message>
    <message>
        <source>A Veto stops special actions only, not the placing of Caballeros.</source>
        <translation>Weto zatrzymuje tylko akcje specjalne, nie wystawianie rycerzy.</translation>
    </message>
    <message>
        <source>That special action is over; a Veto comes too late.</source>
        <translation>Ta akcja specjalna się skończyła; na Weto za późno.</translation>
    </message>
    <message>
        <source>By the house rule no Veto stops the taking of a Veto.</source>
        <translation>Według zasady domowej żadne Weto nie zatrzymuje wzięcia Weta.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in this list twice; once was expected.</source>
        <translation>„%1” jest na liście dwa razy; oczekiwano raz.</translation>
    </message>
    <message>
        <source>%1 and %2 must be neighbours of each other, or neither of the other.</source>
        <translation>%1 i %2 muszą sąsiadować wzajemnie albo wcale.</translation>
    </message>
    <message>
        <source>Neither has the Castillo neighbours nor a region itself.</source>
        <translation>Zamek nie ma sąsiadów, a region nie sąsiaduje ze sobą.</translation>
    </message>
    <message>
        <source>Stack %1 has %2 cards; nine rounds need at least %3.</source>
        <translation>Stos %1 ma kart: %2; na dziewięć rund trzeba co najmniej %3.</translation>
    </message>
    <message>
        <source>Stack 5 is one card, and its effect is king_card.</source>
        <translation>Stos 5 to jedna karta, jej efekt to king_card.</translation>
    </message>
    <message>
        <source>At most %1 different action cards were expected.</source>
        <translation>Oczekiwano najwyżej %1 różnych kart akcji.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice; once was expected.</source>
        <translation>„%1” jest tu dwa razy; oczekiwano raz.</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; is among the players.</source>
        <translation>Wśród graczy nie ma „%1”.</translation>
    </message>
    <message>
        <source>This is missing here.</source>
        <translation>Tego tu brakuje.</translation>
    </message>
    <message>
        <source>This key is not for this card.</source>
        <translation>Ten klucz nie jest do tej karty.</translation>
    </message>
    <message>
        <source>%1 has %2 Caballeros in play, and here are %3.</source>
        <translation>%1 ma w grze rycerzy: %2, a tu jest %3.</translation>
    </message>
    <message>
        <source>Both scoreboards cannot lie in %1.</source>
        <translation>Obie tabliczki nie mogą leżeć razem: %1.</translation>
    </message>
    <message>
        <source>%1 scores %2 in all.</source>
        <translation>%1 dostaje łącznie %2.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Nikt nie punktuje.</translation>
    </message>
    <message>
        <source>This is allowed.</source>
        <translation>To jest dozwolone.</translation>
    </message>
    <message>
        <source>This is not allowed.</source>
        <translation>To nie jest dozwolone.</translation>
    </message>
    <message>
        <source>Play %1 is against the rules.</source>
        <translation>Zagranie %1 jest niezgodne z zasadami.</translation>
    </message>
    <message>
        <source>%1 has the first turn.</source>
        <translation>Pierwszą kolejkę ma %1.</translation>
    </message>
    <message>
        <source>The Veto holds.</source>
        <translation>Weto działa.</translation>
    </message>
    <message>
        <source>The Veto cannot be used.</source>
        <translation>Weta nie można użyć.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 wygrywa.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>Mecz trwa dalej.</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Weto</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Kto wygrał?</translation>
    </message>
    <message>
        <source>the court</source>
        <translation>dwór</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>%1 plays the card; only opponents can stand here.</source>
        <translation>Kartę zagrywa %1; mogą tu być tylko przeciwnicy.</translation>
    </message>
    <message>
        <source>The choice of %1 is missing, who has something to lose.</source>
        <translation>Brakuje wyboru gracza %1, który ma co stracić.</translation>
    </message>
    <message>
        <source>What do the opponents lose by this card?</source>
        <translation>Co tracą przeciwnicy przez tę kartę?</translation>
    </message>
    <message>
        <source>A Grande is in a region, never in the Castillo.</source>
        <translation>Grand stoi w regionie, nigdy w Zamku.</translation>
    </message>
    <message>
        <source>Both scoreboards cannot lie in one place.</source>
        <translation>Obie tabliczki nie mogą leżeć w jednym miejscu.</translation>
    </message>
    <message>
        <source>May these Caballeros be placed?</source>
        <translation>Czy wolno wystawić tych rycerzy?</translation>
    </message>
    <message>
        <source>May these Caballeros be moved by this card?</source>
        <translation>Czy tą kartą wolno ruszyć tych rycerzy?</translation>
    </message>
    <message>
        <source>May the King, a Grande or a scoreboard go there?</source>
        <translation>Czy Król, Grand lub tabliczka może tam pójść?</translation>
    </message>
    <message>
        <source>%1 stands here twice; once was expected.</source>
        <translation>%1 jest tu dwa razy; oczekiwano raz.</translation>
    </message>
    <message>
        <source>Round %1 is not played in this game.</source>
        <translation>Runda %1 nie jest rozgrywana w tej grze.</translation>
    </message>
    <message>
        <source>Round %1 comes before the one in which the Veto was taken.</source>
        <translation>Runda %1 jest przed tą, w której wzięto Weto.</translation>
    </message>
    <message>
        <source>Either &quot;start_player&quot; or &quot;previous_round&quot; was expected, and not both.</source>
        <translation>Oczekiwano „start_player” albo „previous_round”, nie obu.</translation>
    </message>
    <message>
        <source>The card of %1 is missing.</source>
        <translation>Brakuje karty gracza %1.</translation>
    </message>
    <message>
        <source>The hand of %1 is missing.</source>
        <translation>Brakuje ręki gracza %1.</translation>
    </message>
    <message>
        <source>This is missing: a tie-breaker needs it.</source>
        <translation>Tego brakuje: wymaga tego rozstrzyganie remisu.</translation>
    </message>
    <message>
        <source>A player has %1 Caballeros in play, and here are %2.</source>
        <translation>Gracz ma w grze %1 rycerzy, a tu jest %2.</translation>
    </message>
    <message>
        <source>The power cards of a round</source>
        <translation>Karty siły jednej rundy</translation>
    </message>
    <message>
        <source>Caballeros that go to the court</source>
        <translation>Rycerze idący na dwór</translation>
    </message>
    <message>
        <source>May this Veto be used?</source>
        <translation>Czy wolno użyć tego Weta?</translation>
    </message>
    <message>
        <source>That card never scores the Castillo.</source>
        <translation>Ta karta nigdy nie punktuje Zamku.</translation>
    </message>
    <message>
        <source>Who scores what in one region?</source>
        <translation>Kto ile dostaje w jednym regionie?</translation>
    </message>
    <message>
        <source>A whole general scoring</source>
        <translation>Cała punktacja ogólna</translation>
    </message>
    <message>
        <source>A scoring by an action card</source>
        <translation>Punktacja z karty akcji</translation>
    </message>
    <message>
        <source>Somewhere %1 would have fewer Caballeros than none.</source>
        <translation>Gdzieś rycerzy gracza %1 byłoby mniej niż zero.</translation>
    </message>
    <message>
        <source>Both scoreboards would lie in one place.</source>
        <translation>Obie tabliczki leżałyby w jednym miejscu.</translation>
    </message>
    <message>
        <source>A match of %1 players begins</source>
        <translation>Zaczyna się mecz, gracze: %1</translation>
    </message>
    <message>
        <source>The King starts in %1</source>
        <translation>Król zaczyna: %1</translation>
    </message>
    <message>
        <source>%1 is at home in %2</source>
        <translation>%1 ma dom: %2</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Zaczyna się runda %1</translation>
    </message>
    <message>
        <source>Stack %1 shows %2</source>
        <translation>Stos %1 pokazuje: %2</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>nieznana karta</translation>
    </message>
    <message>
        <source>%1 lays power card %2</source>
        <translation>%1 kładzie kartę siły %2</translation>
    </message>
    <message>
        <source>%1 takes Caballeros to the court: %2</source>
        <translation>%1 bierze rycerzy na dwór: %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 bierze: %2</translation>
    </message>
    <message>
        <source>%1 places Caballeros: %2</source>
        <translation>%1 wystawia rycerzy: %2</translation>
    </message>
    <message>
        <source>%1 announces %2</source>
        <translation>%1 zapowiada: %2</translation>
    </message>
    <message>
        <source>%1 announces %2, for %3</source>
        <translation>%1 zapowiada: %2, dla: %3</translation>
    </message>
    <message>
        <source>%1 moves Caballeros: %2</source>
        <translation>%1 rusza rycerzy: %2</translation>
    </message>
    <message>
        <source>%1 moves the King to %2</source>
        <translation>%1 rusza Króla: %2</translation>
    </message>
    <message>
        <source>%1 moves the Grande to %2</source>
        <translation>%1 rusza Granda: %2</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3</source>
        <translation>%1 przenosi: %2 → %3</translation>
    </message>
    <message>
        <source>%1 takes power card %2 back</source>
        <translation>%1 odzyskuje kartę siły %2</translation>
    </message>
    <message>
        <source>%1 takes a power card back in secret</source>
        <translation>%1 odzyskuje kartę siły w tajemnicy</translation>
    </message>
    <message>
        <source>%1 returns Caballeros to the provinces</source>
        <translation>%1 odsyła rycerzy na prowincję</translation>
    </message>
    <message>
        <source>%1 sets a secret disc</source>
        <translation>%1 ustawia tajną tarczę</translation>
    </message>
    <message>
        <source>The discs are turned over</source>
        <translation>Odkrywa się tarcze</translation>
    </message>
    <message>
        <source>%1 is scored</source>
        <translation>Punktacja: %1</translation>
    </message>
    <message>
        <source>Regions are scored: %1</source>
        <translation>Punktacja regionów: %1</translation>
    </message>
    <message>
        <source>The Castillo is opened and scored</source>
        <translation>Otwiera się i punktuje Zamek</translation>
    </message>
    <message>
        <source>%1 says Veto</source>
        <translation>%1 mówi Weto</translation>
    </message>
    <message>
        <source>%1 leaves out the special action</source>
        <translation>%1 pomija akcję specjalną</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 kończy kolejkę</translation>
    </message>
    <message>
        <source>Galicia</source>
        <translation>Galicja</translation>
    </message>
    <message>
        <source>Basque Country</source>
        <translation>Kraj Basków</translation>
    </message>
    <message>
        <source>Old Castile</source>
        <translation>Stara Kastylia</translation>
    </message>
    <message>
        <source>Aragon</source>
        <translation>Aragonia</translation>
    </message>
    <message>
        <source>Catalonia</source>
        <translation>Katalonia</translation>
    </message>
    <message>
        <source>New Castile</source>
        <translation>Nowa Kastylia</translation>
    </message>
    <message>
        <source>Valencia</source>
        <translation>Walencja</translation>
    </message>
    <message>
        <source>Seville</source>
        <translation>Sewilla</translation>
    </message>
    <message>
        <source>Granada</source>
        <translation>Grenada</translation>
    </message>
    <message>
        <source>the Castillo</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Intrigue: all of one&apos;s own out of one region</source>
        <translation>Intryga: wszyscy swoi z jednego regionu</translation>
    </message>
    <message>
        <source>Intrigue: two more from the court</source>
        <translation>Intryga: jeszcze dwóch z dworu</translation>
    </message>
    <message>
        <source>Intrigue: two from the court, or all of one&apos;s own out of one region</source>
        <translation>Intryga: dwóch z dworu albo wszyscy swoi z jednego regionu</translation>
    </message>
    <message>
        <source>Intrigue: five of any colour out of one region</source>
        <translation>Intryga: pięciu czyichkolwiek z jednego regionu</translation>
    </message>
    <message>
        <source>Intrigue: three of other players</source>
        <translation>Intryga: trzech cudzych</translation>
    </message>
    <message>
        <source>Intrigue: three of any colour</source>
        <translation>Intryga: trzech czyichkolwiek</translation>
    </message>
    <message>
        <source>Intrigue: two of one&apos;s own and two of others</source>
        <translation>Intryga: dwóch swoich i dwóch cudzych</translation>
    </message>
    <message>
        <source>Intrigue: four of one&apos;s own</source>
        <translation>Intryga: czterech swoich</translation>
    </message>
    <message>
        <source>Intrigue: four of any colour</source>
        <translation>Intryga: czterech czyichkolwiek</translation>
    </message>
    <message>
        <source>Decay of Authority: all</source>
        <translation>Upadek władzy: wszyscy</translation>
    </message>
    <message>
        <source>Decay of Authority: three</source>
        <translation>Upadek władzy: trzech</translation>
    </message>
    <message>
        <source>The King returns!</source>
        <translation>Król powraca!</translation>
    </message>
    <message>
        <source>One of each opponent</source>
        <translation>Po jednym od każdego przeciwnika</translation>
    </message>
    <message>
        <source>Two from a secret region</source>
        <translation>Dwóch z tajnego regionu</translation>
    </message>
    <message>
        <source>All from a secret region</source>
        <translation>Wszyscy z tajnego regionu</translation>
    </message>
    <message>
        <source>Special scoring: any region</source>
        <translation>Punktacja specjalna: dowolny region</translation>
    </message>
    <message>
        <source>Special scoring: the fours</source>
        <translation>Punktacja specjalna: czwórki</translation>
    </message>
    <message>
        <source>Special scoring: the fives</source>
        <translation>Punktacja specjalna: piątki</translation>
    </message>
    <message>
        <source>Special scoring: sixes and sevens</source>
        <translation>Punktacja specjalna: szóstki i siódemki</translation>
    </message>
    <message>
        <source>Special scoring: the Castillo</source>
        <translation>Punktacja specjalna: Zamek</translation>
    </message>
    <message>
        <source>Special scoring: the fullest region</source>
        <translation>Punktacja specjalna: najpełniejszy region</translation>
    </message>
    <message>
        <source>Special scoring: the emptiest region</source>
        <translation>Punktacja specjalna: najbardziej pusty region</translation>
    </message>
    <message>
        <source>Special scoring: first places</source>
        <translation>Punktacja specjalna: pierwsze miejsca</translation>
    </message>
    <message>
        <source>Mobile scoreboard</source>
        <translation>Ruchoma tabliczka punktacji</translation>
    </message>
    <message>
        <source>Royal Adviser</source>
        <translation>Królewski doradca</translation>
    </message>
    <message>
        <source>Eviction</source>
        <translation>Eksmisja</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Power Cards</source>
        <translation>Karty siły</translation>
    </message>
    <message>
        <source>Special scoring: secret regions</source>
        <translation>Punktacja specjalna: tajne regiony</translation>
    </message>
    <message>
        <source>King card</source>
        <translation>Karta Króla</translation>
    </message>
    <message>
        <source>before the match</source>
        <translation>przed meczem</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>action cards are turned up</source>
        <translation>odkrywanie kart akcji</translation>
    </message>
    <message>
        <source>power cards are laid</source>
        <translation>zagrywanie kart siły</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>kolejki</translation>
    </message>
    <message>
        <source>general scoring</source>
        <translation>punktacja ogólna</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>runda się skończyła</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>mecz się skończył</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>the King&apos;s region</source>
        <translation>region Króla</translation>
    </message>
    <message>
        <source>home regions</source>
        <translation>regiony domowe</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>taking Caballeros</source>
        <translation>branie rycerzy</translation>
    </message>
    <message>
        <source>choosing an action card</source>
        <translation>wybór karty akcji</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>karta akcji</translation>
    </message>
    <message>
        <source>secret discs</source>
        <translation>tajne tarcze</translation>
    </message>
    <message>
        <source>opening the Castillo</source>
        <translation>otwarcie Zamku</translation>
    </message>
    <message>
        <source>revealing the discs</source>
        <translation>odkrycie tarcz</translation>
    </message>
    <message>
        <source>scoring the regions</source>
        <translation>punktacja regionów</translation>
    </message>
    <message>
        <source>the scoreboard 8/4/0</source>
        <translation>tabliczka 8/4/0</translation>
    </message>
    <message>
        <source>the scoreboard 4/0/0</source>
        <translation>tabliczka 4/0/0</translation>
    </message>
    <message>
        <source>nothing that can be read</source>
        <translation>nic czytelnego</translation>
    </message>
    <message>
        <source>the place beside the board</source>
        <translation>miejsce obok planszy</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>Mecz trwa dalej</translation>
    </message>
    <message>
        <source>%1 is El Grande</source>
        <translation>%1 jest El Grande</translation>
    </message>
    <message>
        <source>Several players win together</source>
        <translation>Kilku graczy wygrywa razem</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>General scoring %1</source>
        <translation>Punktacja ogólna %1</translation>
    </message>
    <message>
        <source>Special scorings</source>
        <translation>Punktacje specjalne</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>The match in numbers</source>
        <translation>Mecz w liczbach</translation>
    </message>
    <message>
        <source>Caballeros taken to the court</source>
        <translation>Rycerze wzięci na dwór</translation>
    </message>
    <message>
        <source>Caballeros placed from the court</source>
        <translation>Rycerze wystawieni z dworu</translation>
    </message>
    <message>
        <source>The King moved</source>
        <translation>Ruchy Króla</translation>
    </message>
    <message>
        <source>Vetoes used</source>
        <translation>Użyte Weta</translation>
    </message>
    <message>
        <source>Special actions left out</source>
        <translation>Pominięte akcje specjalne</translation>
    </message>
    <message>
        <source>After an illegal disc it is a legal region with the fewest Caballeros of %1; %2 is not one.</source>
        <translation>Po niedozwolonej tarczy to dozwolony region z najmniejszą liczbą rycerzy (%1); %2 nim nie jest.</translation>
    </message>
    <message>
        <source>%2 is not a legal region for %1.</source>
        <translation>%2 nie jest dozwolonym regionem (%1).</translation>
    </message>
    <message>
        <source>The record is corrected: %1</source>
        <translation>Zapis poprawiony: %1</translation>
    </message>
    <message>
        <source>That is not a legal region for %1: %2 chooses another, with the fewest Caballeros.</source>
        <translation>To nie jest dozwolony region (%1): %2 wybiera inny, z najmniejszą liczbą rycerzy.</translation>
    </message>
    <message>
        <source>That is not a legal region for %1, who chooses again.</source>
        <translation>To nie jest dozwolony region; %1 wybiera ponownie.</translation>
    </message>
    <message>
        <source>That is not a legal region for %1, who by the house rule loses nothing.</source>
        <translation>To nie jest dozwolony region; według zasady domowej %1 nic nie traci.</translation>
    </message>
</context>
<context>
    <name>heroes</name>
    <message>
        <source>The four units of the faction are expected here, each once.</source>
        <translation>Oczekiwano czterech jednostek frakcji, każdej raz.</translation>
    </message>
    <message>
        <source>The tokens of a faction are %1, not %2.</source>
        <translation>Żetonów frakcji jest %1, nie %2.</translation>
    </message>
    <message>
        <source>A hero has at most one Chief or Master skill, of a unit of its faction.</source>
        <translation>Heros ma najwyżej jedną zdolność Wódz lub Mistrz, dla jednostki swojej frakcji.</translation>
    </message>
    <message>
        <source>Four texts of four terrain codes (. M W H P) were expected.</source>
        <translation>Oczekiwano czterech tekstów po cztery kody terenu (. M W H P).</translation>
    </message>
    <message>
        <source>Terrain, site, encounter or guards: one of them at least was expected.</source>
        <translation>Teren, miejsce, spotkanie albo straż: oczekiwano co najmniej jednego.</translation>
    </message>
    <message>
        <source>0 changes nothing.</source>
        <translation>0 niczego nie zmienia.</translation>
    </message>
    <message>
        <source>The price of this building is known: only the level is typed in.</source>
        <translation>Cena tego budynku jest znana: wpisuje się tylko poziom.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is in use already.</source>
        <translation>Nazwa „%1” jest już zajęta.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice: %2, not %3.</source>
        <translation>Ataki: %1, więc kostki: %2, nie %3.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice beside the elite die: %2, not %3.</source>
        <translation>Ataki: %1, więc kostki obok elitarnej: %2, nie %3.</translation>
    </message>
    <message>
        <source>There is no elite unit and no elite-die symbol in this attack: no elite die.</source>
        <translation>W tym ataku nie ma elitarnej jednostki ani symbolu: nie ma kostki elitarnej.</translation>
    </message>
    <message>
        <source>Elite dice are ruled out in this battle.</source>
        <translation>W tej bitwie kostki elitarne są wykluczone.</translation>
    </message>
    <message>
        <source>The luck token for the elite die comes before every other re-roll.</source>
        <translation>Żeton szczęścia na kostkę elitarną idzie przed innymi przerzutami.</translation>
    </message>
    <message>
        <source>No elite die was rolled.</source>
        <translation>Nie rzucono kostki elitarnej.</translation>
    </message>
    <message>
        <source>The elite die does not show luck.</source>
        <translation>Kostka elitarna nie pokazuje szczęścia.</translation>
    </message>
    <message>
        <source>The elite die does not show bad luck.</source>
        <translation>Kostka elitarna nie pokazuje pecha.</translation>
    </message>
    <message>
        <source>What the elite die shows works once.</source>
        <translation>Wynik kostki elitarnej działa raz.</translation>
    </message>
    <message>
        <source>What the elite die shows works before the other re-rolls.</source>
        <translation>Wynik kostki elitarnej działa przed innymi przerzutami.</translation>
    </message>
    <message>
        <source>Bad luck comes first: the hits must be re-rolled.</source>
        <translation>Najpierw pech: trafienia trzeba rzucić ponownie.</translation>
    </message>
    <message>
        <source>There is no missed die that has not been re-rolled.</source>
        <translation>Nie ma chybionej kostki, której jeszcze nie przerzucono.</translation>
    </message>
    <message>
        <source>The attacker has no Precise Strike.</source>
        <translation>Atakujący nie ma Precyzyjnego ciosu.</translation>
    </message>
    <message>
        <source>Precise Strike re-rolls one die in an attack.</source>
        <translation>Precyzyjny cios przerzuca jedną kostkę w ataku.</translation>
    </message>
    <message>
        <source>There is no luck token left.</source>
        <translation>Nie ma więcej żetonów szczęścia.</translation>
    </message>
    <message>
        <source>Dice to be re-rolled: %1; results that were given: %2.</source>
        <translation>Przerzuca się kostek: %1, podano wyników: %2.</translation>
    </message>
    <message>
        <source>A luck token re-rolls the elite die: %1.</source>
        <translation>Żeton szczęścia przerzuca kostkę elitarną: %1.</translation>
    </message>
    <message>
        <source>Luck re-rolls the misses: %1, now %2.</source>
        <translation>Szczęście przerzuca chybione: %1, teraz %2.</translation>
    </message>
    <message>
        <source>Bad luck re-rolls the hits: %1, now %2.</source>
        <translation>Pech przerzuca trafienia: %1, teraz %2.</translation>
    </message>
    <message>
        <source>A luck token cancels the bad luck.</source>
        <translation>Żeton szczęścia anuluje pecha.</translation>
    </message>
    <message>
        <source>A luck token re-rolls the misses: %1, now %2.</source>
        <translation>Żeton szczęścia przerzuca chybione: %1, teraz %2.</translation>
    </message>
    <message>
        <source>Precise Strike re-rolls %1: it becomes %2.</source>
        <translation>Precyzyjny cios przerzuca %1: staje się %2.</translation>
    </message>
    <message>
        <source>A card re-rolls the misses: %1, now %2.</source>
        <translation>Karta przerzuca chybione: %1, teraz %2.</translation>
    </message>
    <message>
        <source>The opponent has the hits re-rolled: %1, now %2.</source>
        <translation>Przeciwnik każe przerzucić trafienia: %1, teraz %2.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice: %2.</source>
        <translation>Ataki: %1, więc kostki: %2.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice beside the elite die: %2.</source>
        <translation>Ataki: %1, więc kostki obok elitarnej: %2.</translation>
    </message>
    <message>
        <source>Rolled: %1, against a strength of %2.</source>
        <translation>Rzut: %1, przy sile %2.</translation>
    </message>
    <message>
        <source>Only the elite die is rolled.</source>
        <translation>Rzuca się tylko kostką elitarną.</translation>
    </message>
    <message>
        <source>The elite die shows %1.</source>
        <translation>Kostka elitarna pokazuje: %1.</translation>
    </message>
    <message>
        <source>Bad luck: dice that hit and must be re-rolled first: %1.</source>
        <translation>Pech: trafione kostki do przerzucenia: %1.</translation>
    </message>
    <message>
        <source>Damage %1: hits %2, skulls %3, modifier %4.</source>
        <translation>Obrażenia %1: trafienia %2, czaszki %3, modyfikator %4.</translation>
    </message>
    <message>
        <source>Damage %1: hits %2 doubled by Devastating, skulls %3, modifier %4.</source>
        <translation>Obrażenia %1: trafienia %2 podwojone przez Niszczycielski, czaszki %3, modyfikator %4.</translation>
    </message>
    <message>
        <source>Guardian Angel ignores the damage of the elite die: %1.</source>
        <translation>Anioł Stróż pomija obrażenia kostki elitarnej: %1.</translation>
    </message>
    <message>
        <source>Rage: never fewer than 5 attacks.</source>
        <translation>Szał: nigdy mniej niż 5 ataków.</translation>
    </message>
    <message>
        <source>The laurel turns one base unit to elite or resurrects one point, before the damage.</source>
        <translation>Laur ulepsza zwykłą jednostkę albo wskrzesza jeden punkt, przed obrażeniami.</translation>
    </message>
    <message>
        <source>The laurel resurrects: damage of one encounter token, if any has some, comes off before that of the roll.</source>
        <translation>Laur wskrzesza: jeśli któreś spotkanie ma obrażenia, schodzą z niego przed obrażeniami rzutu.</translation>
    </message>
    <message>
        <source>%1: not taken, the hero has not been on its space in this movement.</source>
        <translation>%1: nieprzejęte, heros nie był w tym ruchu na jego polu.</translation>
    </message>
    <message>
        <source>%1: not taken, it is controlled by the hero&apos;s player already.</source>
        <translation>%1: nieprzejęte, już należy do gracza herosa.</translation>
    </message>
    <message>
        <source>%1: not taken, it is still guarded.</source>
        <translation>%1: nieprzejęte, nadal strzeżone.</translation>
    </message>
    <message>
        <source>%1: not taken, it lies in the control zone of %2.</source>
        <translation>%1: nieprzejęte, leży w strefie kontroli: %2.</translation>
    </message>
    <message>
        <source>%1 changes hands: Power Points %2 for %3.</source>
        <translation>%1 zmienia właściciela: punkty Potęgi %2 dla %3.</translation>
    </message>
    <message>
        <source>%1 changes hands: Power Points %2 for %3, as many less for %4.</source>
        <translation>%1 zmienia właściciela: punkty Potęgi %2 dla %3, o tyle mniej dla %4.</translation>
    </message>
    <message>
        <source>No site changes hands.</source>
        <translation>Żadne miejsce nie zmienia właściciela.</translation>
    </message>
    <message>
        <source>Power Points of %1: %2, before %3.</source>
        <translation>Punkty Potęgi: %1: %2, przedtem %3.</translation>
    </message>
    <message>
        <source>%1 has reached %2 Power Points and wins at once.</source>
        <translation>%1 osiąga %2 punktów Potęgi i od razu wygrywa.</translation>
    </message>
    <message>
        <source>A stack with Defence cannot be chosen by Precise Strike.</source>
        <translation>Precyzyjny cios nie może wybrać oddziału z Obroną.</translation>
    </message>
    <message>
        <source>More points are assigned than there is damage to take.</source>
        <translation>Przydzielono więcej punktów, niż jest obrażeń.</translation>
    </message>
    <message>
        <source>The damage stays with a stack until that stack is destroyed.</source>
        <translation>Obrażenia zostają przy oddziale aż do jego zniszczenia.</translation>
    </message>
    <message>
        <source>The stack that Precise Strike has chosen takes the damage first.</source>
        <translation>Najpierw obrażenia przyjmuje oddział wybrany Precyzyjnym ciosem.</translation>
    </message>
    <message>
        <source>This stack is destroyed already.</source>
        <translation>Ten oddział jest już zniszczony.</translation>
    </message>
    <message>
        <source>The wounded token of the stack must be hit next.</source>
        <translation>Następny musi być ranny żeton oddziału.</translation>
    </message>
    <message>
        <source>There is no such token in this stack any more.</source>
        <translation>Takiego żetonu nie ma już w tym oddziale.</translation>
    </message>
    <message>
        <source>All the damage must be assigned as long as there is a unit.</source>
        <translation>Póki jest jednostka, trzeba przydzielić wszystkie obrażenia.</translation>
    </message>
    <message>
        <source>Not legal: it goes wrong with damage point %1.</source>
        <translation>Niezgodne z zasadami: błąd przy punkcie obrażeń %1.</translation>
    </message>
    <message>
        <source>Not legal.</source>
        <translation>Niezgodne z zasadami.</translation>
    </message>
    <message>
        <source>%1: base units %2, elite units %3.</source>
        <translation>%1: zwykłe jednostki %2, elitarne %3.</translation>
    </message>
    <message>
        <source>%1: destroyed.</source>
        <translation>%1: zniszczone.</translation>
    </message>
    <message>
        <source>The whole army is destroyed; damage lost: %1.</source>
        <translation>Cała armia zniszczona; stracone obrażenia: %1.</translation>
    </message>
    <message>
        <source>Damage %1: unit tokens destroyed %2.</source>
        <translation>Obrażenia %1: zniszczone żetony %2.</translation>
    </message>
    <message>
        <source>%1: challenge left %2, damage %3, absorbed by Tough %4.</source>
        <translation>%1: wyzwanie %2, obrażenia %3, pochłonięte przez Wytrzymałość %4.</translation>
    </message>
    <message>
        <source>%1: destroyed with %2 damage.</source>
        <translation>%1: zniszczone, obrażenia %2.</translation>
    </message>
    <message>
        <source>Damage goes to the additional enemy before the original.</source>
        <translation>Obrażenia idą najpierw na dodatkowego wroga.</translation>
    </message>
    <message>
        <source>Pierce: Tough does not help against this attack.</source>
        <translation>Przebicie: Wytrzymałość nie pomaga.</translation>
    </message>
    <message>
        <source>The match has not begun: new_match comes first.</source>
        <translation>Mecz się nie zaczął: najpierw new_match.</translation>
    </message>
    <message>
        <source>This match has begun already.</source>
        <translation>Ten mecz już się zaczął.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Mecz się skończył.</translation>
    </message>
    <message>
        <source>Not now. What comes now: %1.</source>
        <translation>Nie teraz. Teraz jest: %1.</translation>
    </message>
    <message>
        <source>The open action is another one: %1.</source>
        <translation>Trwa inna akcja: %1.</translation>
    </message>
    <message>
        <source>No action is open.</source>
        <translation>Żadna akcja nie trwa.</translation>
    </message>
    <message>
        <source>There is nothing of that name in this battle: %1.</source>
        <translation>W tej bitwie nie ma niczego o nazwie: %1.</translation>
    </message>
    <message>
        <source>%1 is not in play.</source>
        <translation>%1 nie jest w grze.</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>revealing the Week Card</source>
        <translation>odkrycie karty tygodnia</translation>
    </message>
    <message>
        <source>playing an Action Card or passing</source>
        <translation>zagranie karty akcji albo pas</translation>
    </message>
    <message>
        <source>carrying out the action</source>
        <translation>wykonanie akcji</translation>
    </message>
    <message>
        <source>the battle with the enemy on the space</source>
        <translation>bitwa z wrogiem na polu</translation>
    </message>
    <message>
        <source>placing the pieces on the initiative board</source>
        <translation>ustawienie na torze inicjatywy</translation>
    </message>
    <message>
        <source>the next attack</source>
        <translation>następny atak</translation>
    </message>
    <message>
        <source>the laurel</source>
        <translation>laur</translation>
    </message>
    <message>
        <source>assigning the damage</source>
        <translation>przydzielenie obrażeń</translation>
    </message>
    <message>
        <source>ending the battle</source>
        <translation>zakończenie bitwy</translation>
    </message>
    <message>
        <source>choosing the rewards of the Treasure Card</source>
        <translation>wybór nagród z karty skarbu</translation>
    </message>
    <message>
        <source>the level-up</source>
        <translation>awans</translation>
    </message>
    <message>
        <source>ending the match</source>
        <translation>zakończenie meczu</translation>
    </message>
    <message>
        <source>A match has 2 to 4 players, not %1.</source>
        <translation>W meczu jest od 2 do 4 graczy, nie %1.</translation>
    </message>
    <message>
        <source>Each faction is played once: %1.</source>
        <translation>Każdą frakcją gra się raz: %1.</translation>
    </message>
    <message>
        <source>The match begins; the first player is %1, the goal %2 Power Points.</source>
        <translation>Mecz się zaczyna; pierwszy gra %1, cel to %2 punktów Potęgi.</translation>
    </message>
    <message>
        <source>Every treasury holds 7 gold and 5 resources; Week Cards: %1.</source>
        <translation>W każdym skarbcu jest 7 złota i 5 zasobów; karty tygodnia: %1.</translation>
    </message>
    <message>
        <source>This match is tracked without a board.</source>
        <translation>Ten mecz śledzi się bez planszy.</translation>
    </message>
    <message>
        <source>Tile %1 is not used with this number of players: only 1 to %2.</source>
        <translation>Płytki %1 nie używa się przy tej liczbie graczy: tylko od 1 do %2.</translation>
    </message>
    <message>
        <source>Tile %1 lies on the table already.</source>
        <translation>Płytka %1 już leży na stole.</translation>
    </message>
    <message>
        <source>A tile lies in this place already.</source>
        <translation>Na tym miejscu leży już płytka.</translation>
    </message>
    <message>
        <source>Tile %1 is laid.</source>
        <translation>Płytka %1 położona.</translation>
    </message>
    <message>
        <source>Portals of two tiles touch: turn one of the tiles so that they are as far apart as possible.</source>
        <translation>Portale dwóch płytek się stykają: obróćcie jedną, by były jak najdalej.</translation>
    </message>
    <message>
        <source>There is no tile at %1.</source>
        <translation>Nie ma tu płytki: %1.</translation>
    </message>
    <message>
        <source>There is a capital at %1.</source>
        <translation>Jest tu stolica: %1.</translation>
    </message>
    <message>
        <source>There is a site at %1 already.</source>
        <translation>Jest tu już miejsce: %1.</translation>
    </message>
    <message>
        <source>There is an encounter at %1 already.</source>
        <translation>Jest tu już spotkanie: %1.</translation>
    </message>
    <message>
        <source>There is a site of the name %1 already.</source>
        <translation>Jest już miejsce o nazwie %1.</translation>
    </message>
    <message>
        <source>The name %1 is in use already.</source>
        <translation>Nazwa %1 jest już zajęta.</translation>
    </message>
    <message>
        <source>Only an encounter on this space can guard a site.</source>
        <translation>Miejsca może strzec tylko spotkanie na tym polu.</translation>
    </message>
    <message>
        <source>%1 has a guard already.</source>
        <translation>%1 ma już strażnika.</translation>
    </message>
    <message>
        <source>%1 guards a site already.</source>
        <translation>%1 już strzeże miejsca.</translation>
    </message>
    <message>
        <source>The space %1 is described.</source>
        <translation>Pole %1 jest opisane.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 strzeże: %2.</translation>
    </message>
    <message>
        <source>A capital goes on the corner of a tile.</source>
        <translation>Stolica stoi w rogu płytki.</translation>
    </message>
    <message>
        <source>There is a capital on this tile already.</source>
        <translation>Na tej płytce jest już stolica.</translation>
    </message>
    <message>
        <source>A capital goes on a space without site and encounter.</source>
        <translation>Stolica stoi na polu bez miejsca i spotkania.</translation>
    </message>
    <message>
        <source>%1 has a capital already.</source>
        <translation>%1 ma już stolicę.</translation>
    </message>
    <message>
        <source>The capital of %1 lies at %2.</source>
        <translation>Stolica gracza %1 leży: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to another faction.</source>
        <translation>%1 należy do innej frakcji.</translation>
    </message>
    <message>
        <source>%1 has chosen a hero already.</source>
        <translation>%1 ma już herosa.</translation>
    </message>
    <message>
        <source>The starting army (%1 units) exceeds the Leadership (%2).</source>
        <translation>Armia startowa (%1 jednostek) przekracza Dowodzenie (%2).</translation>
    </message>
    <message>
        <source>%1 enters play for %2.</source>
        <translation>%1 wchodzi do gry: %2.</translation>
    </message>
    <message>
        <source>The army: %1 of level I and %2 of level II, all elite.</source>
        <translation>Armia: poziom I %1, poziom II %2, wszystkie elitarne.</translation>
    </message>
    <message>
        <source>Supply Wagon: 5 resources, now %1.</source>
        <translation>Wóz z zaopatrzeniem: 5 zasobów, teraz %1.</translation>
    </message>
    <message>
        <source>Legacy: 5 gold, now %1.</source>
        <translation>Dziedzictwo: 5 złota, teraz %1.</translation>
    </message>
    <message>
        <source>Sage: the Skill Card %1.</source>
        <translation>Mędrzec: karta umiejętności %1.</translation>
    </message>
    <message>
        <source>Everybody is ready: the first turn is that of %1.</source>
        <translation>Wszyscy gotowi: zaczyna %1.</translation>
    </message>
    <message>
        <source>Week Card %1; cards left: %2.</source>
        <translation>Karta tygodnia %1; zostało: %2.</translation>
    </message>
    <message>
        <source>That was the last Week Card: this is the last round.</source>
        <translation>To była ostatnia karta tygodnia: to ostatnia runda.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Kolej gracza %1.</translation>
    </message>
    <message>
        <source>Card %1 lies face down.</source>
        <translation>Karta %1 leży zakryta.</translation>
    </message>
    <message>
        <source>The fourth card comes with the Marketplace.</source>
        <translation>Czwartą kartę daje Targowisko.</translation>
    </message>
    <message>
        <source>This action is not on card %1.</source>
        <translation>Tej akcji nie ma na karcie %1.</translation>
    </message>
    <message>
        <source>%1 uses card %2: %3.</source>
        <translation>%1 używa karty %2: %3.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>Card %1 of %2 is turned face down.</source>
        <translation>Karta %1 gracza %2 zostaje zakryta.</translation>
    </message>
    <message>
        <source>Round %1 is over; the First Player token goes to %2.</source>
        <translation>Runda %1 się skończyła; znacznik pierwszego gracza ma %2.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Ostatnia runda się skończyła.</translation>
    </message>
    <message>
        <source>The last round is not over yet.</source>
        <translation>Ostatnia runda jeszcze trwa.</translation>
    </message>
    <message>
        <source>%1 is not a hero of %2.</source>
        <translation>%1 nie jest herosem gracza %2.</translation>
    </message>
    <message>
        <source>%1 has no unit and stays in the capital.</source>
        <translation>%1 nie ma jednostki i zostaje w stolicy.</translation>
    </message>
    <message>
        <source>%1 has been activated in this action already.</source>
        <translation>%1 był już aktywowany w tej akcji.</translation>
    </message>
    <message>
        <source>%1 is activated.</source>
        <translation>%1 jest aktywowany.</translation>
    </message>
    <message>
        <source>%1 is not being moved now.</source>
        <translation>%1 teraz się nie rusza.</translation>
    </message>
    <message>
        <source>The movement of %1 is over.</source>
        <translation>Ruch skończony: %1.</translation>
    </message>
    <message>
        <source>%1 has lost its battle and is done for this activation.</source>
        <translation>%1 przegrał bitwę i w tej aktywacji skończył.</translation>
    </message>
    <message>
        <source>Entering the space of an enemy starts a battle at once: %1.</source>
        <translation>Wejście na pole wroga od razu zaczyna bitwę: %1.</translation>
    </message>
    <message>
        <source>%1 stands at %2; movement points left: %3.</source>
        <translation>%1 stoi: %2; zostało punktów ruchu: %3.</translation>
    </message>
    <message>
        <source>%1 enters the capital; the movement ends.</source>
        <translation>%1 wchodzi do stolicy; ruch się kończy.</translation>
    </message>
    <message>
        <source>A battle begins with %1.</source>
        <translation>Zaczyna się bitwa: %1.</translation>
    </message>
    <message>
        <source>%1 is known as another kind of site.</source>
        <translation>%1 jest znane jako inne miejsce.</translation>
    </message>
    <message>
        <source>%1 does not stand on the space of %2.</source>
        <translation>%1 nie stoi na polu: %2.</translation>
    </message>
    <message>
        <source>%1 is still guarded.</source>
        <translation>%1 jest nadal strzeżone.</translation>
    </message>
    <message>
        <source>%1 has been looted already.</source>
        <translation>%1 już złupiono.</translation>
    </message>
    <message>
        <source>%1 loots %2.</source>
        <translation>%1 łupi: %2.</translation>
    </message>
    <message>
        <source>A Treasure Card: one reward.</source>
        <translation>Karta skarbu: jedna nagroda.</translation>
    </message>
    <message>
        <source>%1 levels up without paying experience.</source>
        <translation>%1 awansuje bez doświadczenia.</translation>
    </message>
    <message>
        <source>%1 may be activated once more in this action.</source>
        <translation>%1 można w tej akcji aktywować jeszcze raz.</translation>
    </message>
    <message>
        <source>%1 may recruit 3 units here, whatever the capital&apos;s level.</source>
        <translation>%1 może tu zrekrutować 3 jednostki, niezależnie od poziomu stolicy.</translation>
    </message>
    <message>
        <source>%1 may upgrade base units here.</source>
        <translation>%1 może tu ulepszać zwykłe jednostki.</translation>
    </message>
    <message>
        <source>The card that is drawn is entered next.</source>
        <translation>Dobraną kartę wpisuje się następnie.</translation>
    </message>
    <message>
        <source>%1 is in the capital.</source>
        <translation>%1 jest w stolicy.</translation>
    </message>
    <message>
        <source>%1 is controlled by %2 already.</source>
        <translation>%1 już kontroluje %2.</translation>
    </message>
    <message>
        <source>%1 takes control of %2.</source>
        <translation>%1 przejmuje kontrolę: %2.</translation>
    </message>
    <message>
        <source>%1 has been beaten or scared off already.</source>
        <translation>%1 już pokonano albo odstraszono.</translation>
    </message>
    <message>
        <source>%1 is not here: neither on the space that was entered nor the guard of this site.</source>
        <translation>%1 nie ma tutaj: ani na tym polu, ani jako strażnika miejsca.</translation>
    </message>
    <message>
        <source>%1 is known with other values.</source>
        <translation>%1 jest znane z innymi wartościami.</translation>
    </message>
    <message>
        <source>%1 has fought a battle in this activation already.</source>
        <translation>%1 stoczył już bitwę w tej aktywacji.</translation>
    </message>
    <message>
        <source>%1 is gone; rewards of a Treasure Card: %2.</source>
        <translation>%1 znika; nagrody z karty skarbu: %2.</translation>
    </message>
    <message>
        <source>%1 is a hero of the same player.</source>
        <translation>%1 to heros tego samego gracza.</translation>
    </message>
    <message>
        <source>%1 has no unit and cannot be fought.</source>
        <translation>%1 nie ma jednostki i nie można z nim walczyć.</translation>
    </message>
    <message>
        <source>Nobody in this battle has Honor, so elite dice cannot be ruled out.</source>
        <translation>Nikt w tej bitwie nie ma Honoru, więc kostek elitarnych nie można wykluczyć.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1 walczy: %2.</translation>
    </message>
    <message>
        <source>On Dark Days there is an additional enemy with the same values.</source>
        <translation>W Mroczne Dni jest dodatkowy wróg o tych samych wartościach.</translation>
    </message>
    <message>
        <source>Honor: no elite dice in this battle.</source>
        <translation>Honor: w tej bitwie bez kostek elitarnych.</translation>
    </message>
    <message>
        <source>%1 is not guarded any more.</source>
        <translation>%1 nie jest już strzeżone.</translation>
    </message>
    <message>
        <source>The order stays as it is: no initiative has changed.</source>
        <translation>Kolejność zostaje: żadna inicjatywa się nie zmieniła.</translation>
    </message>
    <message>
        <source>By initiative the pieces come in another order: place %1 is that of %2.</source>
        <translation>Inicjatywa daje inną kolejność: miejsce %1 zajmuje %2.</translation>
    </message>
    <message>
        <source>The pieces are placed. The first attack: %1.</source>
        <translation>Ustawiono. Pierwszy atak: %1.</translation>
    </message>
    <message>
        <source>Every piece of the battle is expected here once.</source>
        <translation>Oczekiwano każdego z bitwy, raz.</translation>
    </message>
    <message>
        <source>The next attack is that of %2, not of %1.</source>
        <translation>Następny atak: %2, nie %1.</translation>
    </message>
    <message>
        <source>This face is not on the elite die.</source>
        <translation>Takiej ściany nie ma na kostce elitarnej.</translation>
    </message>
    <message>
        <source>A lone elite unit may not roll the elite die here.</source>
        <translation>Samotna elita nie może tu rzucać kostką elitarną.</translation>
    </message>
    <message>
        <source>Only Precise Strike chooses a target.</source>
        <translation>Cel wybiera tylko Precyzyjny cios.</translation>
    </message>
    <message>
        <source>The additional enemy takes the damage first.</source>
        <translation>Najpierw obrażenia przyjmuje dodatkowy wróg.</translation>
    </message>
    <message>
        <source>The defender has no Guardian Angel.</source>
        <translation>Obrońca nie ma Anioła Stróża.</translation>
    </message>
    <message>
        <source>The Guardian Angel has been used in this clash already.</source>
        <translation>Anioła Stróża już użyto w tym starciu.</translation>
    </message>
    <message>
        <source>The Guardian Angel ignores skulls, and there are none.</source>
        <translation>Anioł Stróż pomija czaszki, a ich nie ma.</translation>
    </message>
    <message>
        <source>Only a hero with the skill Aggressor attacks once more.</source>
        <translation>Jeszcze raz atakuje tylko heros ze zdolnością Agresor.</translation>
    </message>
    <message>
        <source>Aggressor has been used already.</source>
        <translation>Agresora już użyto.</translation>
    </message>
    <message>
        <source>Attack: %1.</source>
        <translation>Atak: %1.</translation>
    </message>
    <message>
        <source>Aggressor: %1 attacks once more after this.</source>
        <translation>Agresor: %1 potem atakuje jeszcze raz.</translation>
    </message>
    <message>
        <source>The laurel is carried out before the damage.</source>
        <translation>Laur wykonuje się przed obrażeniami.</translation>
    </message>
    <message>
        <source>The laurel can do nothing and is skipped.</source>
        <translation>Laur nie może nic zrobić i przepada.</translation>
    </message>
    <message>
        <source>Damage to be assigned by the defender: %1.</source>
        <translation>Obrażenia do przydzielenia przez obrońcę: %1.</translation>
    </message>
    <message>
        <source>No damage.</source>
        <translation>Brak obrażeń.</translation>
    </message>
    <message>
        <source>All enemies are destroyed: %1 has won.</source>
        <translation>Wszyscy wrogowie zniszczeni: wygrywa %1.</translation>
    </message>
    <message>
        <source>The whole army is destroyed: %1 has won.</source>
        <translation>Cała armia zniszczona: wygrywa %1.</translation>
    </message>
    <message>
        <source>The clash is over; clash %1 begins.</source>
        <translation>Starcie się skończyło; zaczyna się starcie %1.</translation>
    </message>
    <message>
        <source>%1 regenerates: all damage comes off.</source>
        <translation>%1 się regeneruje: schodzą wszystkie obrażenia.</translation>
    </message>
    <message>
        <source>An initiative has changed: the order is made anew.</source>
        <translation>Inicjatywa się zmieniła: kolejność układa się od nowa.</translation>
    </message>
    <message>
        <source>The laurel belongs to %1.</source>
        <translation>Laur należy do: %1.</translation>
    </message>
    <message>
        <source>The laurel of an army upgrades or resurrects one of its own units.</source>
        <translation>Laur armii ulepsza lub wskrzesza własną jednostkę.</translation>
    </message>
    <message>
        <source>The laurel of an encounter resurrects an encounter.</source>
        <translation>Laur spotkania wskrzesza spotkanie.</translation>
    </message>
    <message>
        <source>%1 has no damage that could come off.</source>
        <translation>%1 nie ma obrażeń do zdjęcia.</translation>
    </message>
    <message>
        <source>All damage comes off %1.</source>
        <translation>Schodzą wszystkie obrażenia: %1.</translation>
    </message>
    <message>
        <source>There is no wounded token in this stack.</source>
        <translation>W tym oddziale nie ma rannego żetonu.</translation>
    </message>
    <message>
        <source>%1: a wound is healed.</source>
        <translation>%1: rana wyleczona.</translation>
    </message>
    <message>
        <source>Of the other side: %1.</source>
        <translation>Należy do drugiej strony: %1.</translation>
    </message>
    <message>
        <source>No unit is left: %1.</source>
        <translation>Nie zostały jednostki: %1.</translation>
    </message>
    <message>
        <source>Necromancy works after the battle.</source>
        <translation>Nekromancja działa po bitwie.</translation>
    </message>
    <message>
        <source>This side has no Necromancy.</source>
        <translation>Ta strona nie ma Nekromancji.</translation>
    </message>
    <message>
        <source>Necromancy has been used in this battle already.</source>
        <translation>Nekromancji już użyto w tej bitwie.</translation>
    </message>
    <message>
        <source>Necromancy does not work after a lost battle here.</source>
        <translation>Nekromancja nie działa tu po przegranej.</translation>
    </message>
    <message>
        <source>Only an army is resurrected this way.</source>
        <translation>W ten sposób wskrzesza się tylko armię.</translation>
    </message>
    <message>
        <source>Points of resurrection used: %1 of %2.</source>
        <translation>Użyte punkty wskrzeszenia: %1 z %2.</translation>
    </message>
    <message>
        <source>That needs %1 points of resurrection; there are %2.</source>
        <translation>Potrzeba punktów wskrzeszenia: %1; jest %2.</translation>
    </message>
    <message>
        <source>A hero retreats at the beginning of a clash, but not of the first.</source>
        <translation>Heros wycofuje się na początku starcia, ale nie pierwszego.</translation>
    </message>
    <message>
        <source>Encounters never retreat.</source>
        <translation>Spotkania nigdy się nie wycofują.</translation>
    </message>
    <message>
        <source>%1 are not there in that number.</source>
        <translation>%1: nie ma ich tylu.</translation>
    </message>
    <message>
        <source>A retreat costs %1 units (or a single one with Defence), not %2.</source>
        <translation>Odwrót kosztuje jednostek: %1 (albo jedną z Obroną), nie %2.</translation>
    </message>
    <message>
        <source>%1 retreats and gives up units: %2. That is a defeat.</source>
        <translation>%1 się wycofuje i oddaje jednostki: %2. To porażka.</translation>
    </message>
    <message>
        <source>Only the winner of a battle between heroes gets such a reward.</source>
        <translation>Taką nagrodę dostaje tylko zwycięzca bitwy herosów.</translation>
    </message>
    <message>
        <source>%1 does not wear %2.</source>
        <translation>%1 nie nosi: %2.</translation>
    </message>
    <message>
        <source>%1 wears an Artefact in this slot already.</source>
        <translation>%1 nosi już artefakt w tym miejscu.</translation>
    </message>
    <message>
        <source>%1 is not controlled by %2.</source>
        <translation>%1 nie jest kontrolowane przez gracza %2.</translation>
    </message>
    <message>
        <source>%1 is a trophy of %2: experience %3.</source>
        <translation>%1 to trofeum: %2: doświadczenie %3.</translation>
    </message>
    <message>
        <source>%1 stays where it was, without damage.</source>
        <translation>%1 zostaje na miejscu, bez obrażeń.</translation>
    </message>
    <message>
        <source>%1 goes to its capital.</source>
        <translation>%1 idzie do stolicy.</translation>
    </message>
    <message>
        <source>Destroyed units go back to the reserve: %1.</source>
        <translation>Zniszczone jednostki wracają do rezerwy: %1.</translation>
    </message>
    <message>
        <source>%1 gains the Skill Card %2.</source>
        <translation>%1 zyskuje kartę umiejętności %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3.</source>
        <translation>%1 zabiera: %2, od: %3.</translation>
    </message>
    <message>
        <source>%1 goes over to %2.</source>
        <translation>%1 przechodzi do: %2.</translation>
    </message>
    <message>
        <source>This is for %1 to take.</source>
        <translation>To może wziąć %1.</translation>
    </message>
    <message>
        <source>There are %1 rewards to choose, not %2.</source>
        <translation>Do wyboru jest nagród: %1, nie %2.</translation>
    </message>
    <message>
        <source>Each reward of a card can be chosen once: number %1.</source>
        <translation>Nagrodę z karty wybiera się raz: numer %1.</translation>
    </message>
    <message>
        <source>Gold: %1, now %2.</source>
        <translation>Złoto: %1, teraz %2.</translation>
    </message>
    <message>
        <source>Resources: %1, now %2.</source>
        <translation>Zasoby: %1, teraz %2.</translation>
    </message>
    <message>
        <source>Luck tokens: %1, now %2.</source>
        <translation>Żetony szczęścia: %1, teraz %2.</translation>
    </message>
    <message>
        <source>Experience for a level-up now: %1.</source>
        <translation>Doświadczenie na awans teraz: %1.</translation>
    </message>
    <message>
        <source>The card that was drawn or what else the reward is, is entered next.</source>
        <translation>Dobraną kartę albo resztę nagrody wpisuje się następnie.</translation>
    </message>
    <message>
        <source>No reward is taken.</source>
        <translation>Nie bierze się nagrody.</translation>
    </message>
    <message>
        <source>The experience of the Treasure Card (%1) does not suffice for a level and is lost.</source>
        <translation>Doświadczenie z karty skarbu (%1) nie starcza na awans i przepada.</translation>
    </message>
    <message>
        <source>%1 must level up: experience %2, cost %3.</source>
        <translation>%1 musi awansować: doświadczenie %2, koszt %3.</translation>
    </message>
    <message>
        <source>%1 has no trophy of the name %2.</source>
        <translation>%1 nie ma trofeum: %2.</translation>
    </message>
    <message>
        <source>The payment is worth %1, the level costs %2.</source>
        <translation>Zapłata jest warta %1, awans kosztuje %2.</translation>
    </message>
    <message>
        <source>%1 learns %2.</source>
        <translation>%1 uczy się: %2.</translation>
    </message>
    <message>
        <source>No card is left; %1 learns nothing.</source>
        <translation>Nie ma kart; %1 niczego się nie uczy.</translation>
    </message>
    <message>
        <source>Trophies discarded: %1; experience paid %2 of %3.</source>
        <translation>Odrzucone trofea: %1; zapłacone doświadczenie %2 z %3.</translation>
    </message>
    <message>
        <source>The player has gathered in this action already.</source>
        <translation>Gracz już zbierał w tej akcji.</translation>
    </message>
    <message>
        <source>This building stands already.</source>
        <translation>Ten budynek już stoi.</translation>
    </message>
    <message>
        <source>One building or one level in an action.</source>
        <translation>Jeden budynek albo jeden poziom w akcji.</translation>
    </message>
    <message>
        <source>%1 needs capital level %2; the capital has %3.</source>
        <translation>%1 wymaga poziomu stolicy %2; jest %3.</translation>
    </message>
    <message>
        <source>That costs gold %1 and resources %2; there are gold %3 and resources %4.</source>
        <translation>To kosztuje złota %1 i zasobów %2; jest złota %3 i zasobów %4.</translation>
    </message>
    <message>
        <source>The Temple needs the Tear of Asha with a hero of the faction.</source>
        <translation>Świątynia wymaga Łzy Ashy u herosa frakcji.</translation>
    </message>
    <message>
        <source>%1 builds: %2.</source>
        <translation>%1 buduje: %2.</translation>
    </message>
    <message>
        <source>Paid: gold %1, resources %2; left: gold %3, resources %4.</source>
        <translation>Zapłacono: złoto %1, zasoby %2; zostało: złoto %3, zasoby %4.</translation>
    </message>
    <message>
        <source>The fourth Action Card comes into play.</source>
        <translation>Czwarta karta akcji wchodzi do gry.</translation>
    </message>
    <message>
        <source>The fourth Action Card can be used from the next round on.</source>
        <translation>Czwartej karty akcji można używać od następnej rundy.</translation>
    </message>
    <message>
        <source>The Tear of Asha lies under the Temple now.</source>
        <translation>Łza Ashy leży teraz pod Świątynią.</translation>
    </message>
    <message>
        <source>The capital has the highest level already.</source>
        <translation>Stolica ma już najwyższy poziom.</translation>
    </message>
    <message>
        <source>The capital of %1 has level %2 now.</source>
        <translation>Stolica gracza %1 ma teraz poziom %2.</translation>
    </message>
    <message>
        <source>%1 is not a unit of this faction.</source>
        <translation>%1 nie jest jednostką tej frakcji.</translation>
    </message>
    <message>
        <source>%1: %2, gold left %3, recruited %4 of %5.</source>
        <translation>%1: %2, zostało złota %3, zrekrutowano %4 z %5.</translation>
    </message>
    <message>
        <source>Trading needs the Marketplace.</source>
        <translation>Handel wymaga Targowiska.</translation>
    </message>
    <message>
        <source>Two are changed for one: an even number is needed.</source>
        <translation>Dwa zamienia się na jeden: potrzebna liczba parzysta.</translation>
    </message>
    <message>
        <source>There is not enough: %1 of %2.</source>
        <translation>Za mało: %1 z %2.</translation>
    </message>
    <message>
        <source>Given: %1, taken: %2; the treasury holds gold %3, resources %4.</source>
        <translation>Oddano: %1, wzięto: %2; w skarbcu złoto %3, zasoby %4.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is sells Scrolls.</source>
        <translation>Zwoje sprzedaje tylko gracz, którego jest kolej.</translation>
    </message>
    <message>
        <source>%1 is not in the capital.</source>
        <translation>%1 nie jest w stolicy.</translation>
    </message>
    <message>
        <source>%1 has Scrolls: %2.</source>
        <translation>%1 ma zwojów: %2.</translation>
    </message>
    <message>
        <source>Scrolls sold for gold: %1; gold now %2.</source>
        <translation>Zwoje sprzedane za złoto: %1; złoto teraz %2.</translation>
    </message>
    <message>
        <source>%1 is on the table already.</source>
        <translation>%1 jest już na stole.</translation>
    </message>
    <message>
        <source>%1 wears %2: 1 Power Point.</source>
        <translation>%1 nosi: %2: 1 punkt Potęgi.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 traci: %2.</translation>
    </message>
    <message>
        <source>An Artefact goes to another hero.</source>
        <translation>Artefakt przechodzi do innego herosa.</translation>
    </message>
    <message>
        <source>The Magic of %1 (%2) is too low for a Scroll of level %3.</source>
        <translation>Magia: %1 (%2) to za mało na zwój poziomu %3.</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 używa: %2.</translation>
    </message>
    <message>
        <source>%1 has luck tokens: %2.</source>
        <translation>%1 ma żetonów szczęścia: %2.</translation>
    </message>
    <message>
        <source>That would fall below 0.</source>
        <translation>To spadłoby poniżej 0.</translation>
    </message>
    <message>
        <source>Adjusted by %1, now %2.</source>
        <translation>Poprawka: %1, teraz %2.</translation>
    </message>
    <message>
        <source>A remark is noted.</source>
        <translation>Uwaga zapisana.</translation>
    </message>
    <message>
        <source>Gathered: gold %1, resources %2.</source>
        <translation>Zebrano: złoto %1, zasoby %2.</translation>
    </message>
    <message>
        <source>The treasury holds gold %1, resources %2 then.</source>
        <translation>W skarbcu jest wtedy złoto %1, zasoby %2.</translation>
    </message>
    <message>
        <source>Sawmills (%1): gold %2, resources %3</source>
        <translation>Tartaki (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>Ore mines (%1): gold %2, resources %3</source>
        <translation>Kopalnie rudy (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>Crystal mines (%1): gold %2, resources %3</source>
        <translation>Kopalnie kryształów (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>Gold mines (%1): gold %2, resources %3</source>
        <translation>Kopalnie złota (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>Income building (%1): gold %2, resources %3</source>
        <translation>Budynek dochodu (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>Traders (%1): gold %2, resources %3</source>
        <translation>Kupcy (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>Estate Management (%1): gold %2, resources %3</source>
        <translation>Zarządzanie majątkiem (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>Cards and other sources (%1): gold %2, resources %3</source>
        <translation>Karty i inne źródła (%1): złoto %2, zasoby %3</translation>
    </message>
    <message>
        <source>%1. %2 (initiative %3)</source>
        <translation>%1. %2 (inicjatywa %3)</translation>
    </message>
    <message>
        <source>At initiative %1 an encounter comes first, then the sides take turns.</source>
        <translation>Przy inicjatywie %1 najpierw spotkanie, potem strony na zmianę.</translation>
    </message>
    <message>
        <source>At initiative %1 %2 places first: a hero&apos;s initiative of %3 against %4.</source>
        <translation>Przy inicjatywie %1 pierwszy ustawia %2: inicjatywa herosa %3 wobec %4.</translation>
    </message>
    <message>
        <source>At initiative %1 the active side places first: both heroes have initiative %2.</source>
        <translation>Przy inicjatywie %1 pierwsza ustawia strona aktywna: obaj herosi mają inicjatywę %2.</translation>
    </message>
    <message>
        <source>At initiative %1 all pieces of %2 come first: Bloodrage wins every tie.</source>
        <translation>Przy inicjatywie %1 najpierw idą wszyscy: %2: Szał krwi wygrywa każdy remis.</translation>
    </message>
    <message>
        <source>At initiative %1 %2 places first, then the sides take turns: Bloodrage.</source>
        <translation>Przy inicjatywie %1 pierwszy ustawia %2, potem na zmianę: Szał krwi.</translation>
    </message>
    <message>
        <source>The hero levels up: experience %1, cost %2.</source>
        <translation>Heros awansuje: doświadczenie %1, koszt %2.</translation>
    </message>
    <message>
        <source>No level-up: experience %1, cost %2.</source>
        <translation>Brak awansu: doświadczenie %1, koszt %2.</translation>
    </message>
    <message>
        <source>The hero levels up without paying experience.</source>
        <translation>Heros awansuje bez płacenia doświadczeniem.</translation>
    </message>
    <message>
        <source>Cost: 3 and one for each Skill Card (%1).</source>
        <translation>Koszt: 3 i po jednym za każdą kartę umiejętności (%1).</translation>
    </message>
    <message>
        <source>Experience from the Treasure Card: %1.</source>
        <translation>Doświadczenie z karty skarbu: %1.</translation>
    </message>
    <message>
        <source>Best payment: %1.</source>
        <translation>Najlepsza zapłata: %1.</translation>
    </message>
    <message>
        <source>Experience paid in excess and lost: %1.</source>
        <translation>Nadpłacone i stracone doświadczenie: %1.</translation>
    </message>
    <message>
        <source>The experience of the Treasure Card (%1) is lost.</source>
        <translation>Doświadczenie z karty skarbu (%1) przepada.</translation>
    </message>
    <message>
        <source>The payment is enough; lost in excess: %1.</source>
        <translation>Zapłata wystarcza; nadpłata: %1.</translation>
    </message>
    <message>
        <source>The payment is not enough.</source>
        <translation>Zapłata nie wystarcza.</translation>
    </message>
    <message>
        <source>The trophies that are left (%1) reach the next cost (%2) too.</source>
        <translation>Pozostałe trofea (%1) starczą też na następny koszt (%2).</translation>
    </message>
    <message>
        <source>Cards drawn: %1, kept: %2.</source>
        <translation>Dobrane karty: %1, zatrzymane: %2.</translation>
    </message>
    <message>
        <source>A hero without a unit stays in the capital.</source>
        <translation>Heros bez jednostki zostaje w stolicy.</translation>
    </message>
    <message>
        <source>The movement has ended already.</source>
        <translation>Ruch już się skończył.</translation>
    </message>
    <message>
        <source>A step goes to a space beside the hero, never diagonally.</source>
        <translation>Krok prowadzi na sąsiednie pole, nigdy na ukos.</translation>
    </message>
    <message>
        <source>A portal leads from a portal space to another, or to the capital.</source>
        <translation>Portal prowadzi z pola portalu na inne albo do stolicy.</translation>
    </message>
    <message>
        <source>The capital has no Portal yet.</source>
        <translation>Stolica nie ma jeszcze Portalu.</translation>
    </message>
    <message>
        <source>Only a Dimension Walker travels between two portals of the board.</source>
        <translation>Między dwoma portalami planszy podróżuje tylko Wędrowiec wymiarów.</translation>
    </message>
    <message>
        <source>A hero may not enter an enemy capital.</source>
        <translation>Heros nie może wejść do wrogiej stolicy.</translation>
    </message>
    <message>
        <source>Only an Explorer crosses mountains.</source>
        <translation>Góry przechodzi tylko Odkrywca.</translation>
    </message>
    <message>
        <source>Only a hero that started on a harbour crosses water.</source>
        <translation>Wodę przechodzi tylko heros, który zaczął w przystani.</translation>
    </message>
    <message>
        <source>The step needs a movement point, but %1 of %2 are used.</source>
        <translation>Krok wymaga punktu ruchu, a zużyto już %1 z %2.</translation>
    </message>
    <message>
        <source>A hero fights one battle in an activation.</source>
        <translation>Heros stacza w aktywacji jedną bitwę.</translation>
    </message>
    <message>
        <source>Nobody may end the movement on a mountain.</source>
        <translation>Nikt nie może skończyć na górze.</translation>
    </message>
    <message>
        <source>Nobody may end the movement on water.</source>
        <translation>Nikt nie może skończyć na wodzie.</translation>
    </message>
    <message>
        <source>Two heroes of a player may not stand on one space.</source>
        <translation>Dwóch herosów gracza nie może stać na jednym polu.</translation>
    </message>
    <message>
        <source>Not legal: step %1, to %2.</source>
        <translation>Niezgodne z zasadami: krok %1, na %2.</translation>
    </message>
    <message>
        <source>Legal: movement points used %1 of %2, left %3.</source>
        <translation>Zgodne z zasadami: użyte punkty ruchu %1 z %2, zostało %3.</translation>
    </message>
    <message>
        <source>The movement ends in the capital.</source>
        <translation>Ruch kończy się w stolicy.</translation>
    </message>
    <message>
        <source>At %1 there is a battle with a hero.</source>
        <translation>Bitwa z herosem: %1.</translation>
    </message>
    <message>
        <source>At %1 there is a battle with an encounter.</source>
        <translation>Bitwa ze spotkaniem: %1.</translation>
    </message>
    <message>
        <source>Movement points %1: usual 4, Wanderer %2, further %3.</source>
        <translation>Punkty ruchu %1: zwykłe 4, Wędrowiec %2, dodatkowe %3.</translation>
    </message>
    <message>
        <source>Through a portal to %1; movement points: %2.</source>
        <translation>Przez portal na %1; punkty ruchu: %2.</translation>
    </message>
    <message>
        <source>Another harbour is reached at %1: the movement ends.</source>
        <translation>Dociera do innej przystani, %1: ruch się kończy.</translation>
    </message>
    <message>
        <source>The active side wins with %1 percent, loses with %2, undecided %3.</source>
        <translation>Strona aktywna wygrywa w %1 procentach, przegrywa w %2, nierozstrzygnięte %3.</translation>
    </message>
    <message>
        <source>Clashes begun on average: %1.</source>
        <translation>Rozpoczęte starcia średnio: %1.</translation>
    </message>
    <message>
        <source>Units left on average: %1.</source>
        <translation>Pozostałe jednostki średnio: %1.</translation>
    </message>
    <message>
        <source>In half of the battles at least %1 units are left, in every tenth at least %2.</source>
        <translation>W połowie bitew zostaje co najmniej %1 jednostek, w co dziesiątej co najmniej %2.</translation>
    </message>
    <message>
        <source>Worked out exactly, for sides that follow a fixed policy and never retreat.</source>
        <translation>Policzono dokładnie, dla stron grających według stałej reguły i bez odwrotu.</translation>
    </message>
    <message>
        <source>The encounter runs away: overwhelm %1, needed %2 (group: %3).</source>
        <translation>Spotkanie ucieka: przewaga %1, potrzeba %2 (grupa: %3).</translation>
    </message>
    <message>
        <source>The encounter stays: overwhelm %1, needed %2 (group: %3).</source>
        <translation>Spotkanie zostaje: przewaga %1, potrzeba %2 (grupa: %3).</translation>
    </message>
    <message>
        <source>An army of at least nine units: 1.</source>
        <translation>Armia co najmniej dziewięciu jednostek: 1.</translation>
    </message>
    <message>
        <source>An elite unit of strength 5 (level IV): 1.</source>
        <translation>Elitarna jednostka o sile 5 (poziom IV): 1.</translation>
    </message>
    <message>
        <source>Ambush: 1.</source>
        <translation>Zasadzka: 1.</translation>
    </message>
    <message>
        <source>Gauntlet of Victory: 1.</source>
        <translation>Rękawica Zwycięstwa: 1.</translation>
    </message>
    <message>
        <source>Cards and other sources: %1.</source>
        <translation>Karty i inne źródła: %1.</translation>
    </message>
    <message>
        <source>On Dark Days one more overwhelm is needed.</source>
        <translation>W Mroczne Dni potrzeba przewagi o jeden większej.</translation>
    </message>
    <message>
        <source>Rewards of the Treasure Card: %1; a scared encounter brings no experience.</source>
        <translation>Nagrody z karty skarbu: %1; odstraszone spotkanie nie daje doświadczenia.</translation>
    </message>
    <message>
        <source>Power Points: %1 of %2.</source>
        <translation>Punkty Potęgi: %1 z %2.</translation>
    </message>
    <message>
        <source>That is the goal: domination.</source>
        <translation>To cel: dominacja.</translation>
    </message>
    <message>
        <source>The marker stands at %1; correction: %2.</source>
        <translation>Znacznik stoi na %1; poprawka: %2.</translation>
    </message>
    <message>
        <source>Nothing brings Power Points yet.</source>
        <translation>Nic jeszcze nie daje punktów Potęgi.</translation>
    </message>
    <message>
        <source>The Power Points do not fall below 0.</source>
        <translation>Punkty Potęgi nie spadają poniżej 0.</translation>
    </message>
    <message>
        <source>Sawmills: %1.</source>
        <translation>Tartaki: %1.</translation>
    </message>
    <message>
        <source>Crystal mines: %1.</source>
        <translation>Kopalnie kryształów: %1.</translation>
    </message>
    <message>
        <source>Ore mines: %1.</source>
        <translation>Kopalnie rudy: %1.</translation>
    </message>
    <message>
        <source>Gold mines: %1.</source>
        <translation>Kopalnie złota: %1.</translation>
    </message>
    <message>
        <source>Crystal orbs: %1.</source>
        <translation>Kryształowe kule: %1.</translation>
    </message>
    <message>
        <source>Dragon circles: %1.</source>
        <translation>Smocze kręgi: %1.</translation>
    </message>
    <message>
        <source>Artefacts: %1.</source>
        <translation>Artefakty: %1.</translation>
    </message>
    <message>
        <source>Temple of Asha: %1.</source>
        <translation>Świątynia Ashy: %1.</translation>
    </message>
    <message>
        <source>Tear of Asha: %1.</source>
        <translation>Łza Ashy: %1.</translation>
    </message>
    <message>
        <source>Other: %1.</source>
        <translation>Inne: %1.</translation>
    </message>
    <message>
        <source>The game goes on: nobody has %1 Power Points yet.</source>
        <translation>Gra trwa: nikt nie ma jeszcze %1 punktów Potęgi.</translation>
    </message>
    <message>
        <source>%1 wins at once: Power Points %2, goal %3.</source>
        <translation>%1 od razu wygrywa: punkty Potęgi %2, cel %3.</translation>
    </message>
    <message>
        <source>%1 wins with the most Power Points: %2.</source>
        <translation>%1 wygrywa z największą liczbą punktów Potęgi: %2.</translation>
    </message>
    <message>
        <source>%1 wins: level on Power Points (%2), but with the richest treasury.</source>
        <translation>%1 wygrywa: równo w punktach Potęgi (%2), ale z najbogatszym skarbcem.</translation>
    </message>
    <message>
        <source>%1 wins too: level on Power Points (%2) and on the treasury.</source>
        <translation>%1 też wygrywa: równo w punktach Potęgi (%2) i w skarbcu.</translation>
    </message>
    <message>
        <source>%1: Power Points %2, gold %3 + resources %4 = %5.</source>
        <translation>%1: punkty Potęgi %2, złoto %3 + zasoby %4 = %5.</translation>
    </message>
    <message>
        <source>%1: Power Points %2, gold %3, then resources %4.</source>
        <translation>%1: punkty Potęgi %2, złoto %3, potem zasoby %4.</translation>
    </message>
    <message>
        <source>Not legal: step %1 goes wrong.</source>
        <translation>Niezgodne z zasadami: błąd w kroku %1.</translation>
    </message>
    <message>
        <source>Gold spent %1, gold left %2.</source>
        <translation>Wydane złoto %1, zostało złota %2.</translation>
    </message>
    <message>
        <source>Recruited %1 of at most %2.</source>
        <translation>Zrekrutowano %1, najwyżej %2.</translation>
    </message>
    <message>
        <source>Units of %1: %2 of at most %3.</source>
        <translation>Jednostki, które prowadzi %1: %2, najwyżej %3.</translation>
    </message>
    <message>
        <source>%1: %2 × %3 gold = %5.</source>
        <translation>%1: %2 × %3 złota = %5.</translation>
    </message>
    <message>
        <source>%1: %2 × (%3 − %4) gold = %5.</source>
        <translation>%1: %2 × (%3 − %4) złota = %5.</translation>
    </message>
    <message>
        <source>%1 recruits %2 for 1 gold less each.</source>
        <translation>%1 rekrutuje o 1 złota taniej: %2.</translation>
    </message>
    <message>
        <source>%1 brings gold: %2.</source>
        <translation>%1 daje złota: %2.</translation>
    </message>
    <message>
        <source>This cannot be done at this site.</source>
        <translation>W tym miejscu nie można tego zrobić.</translation>
    </message>
    <message>
        <source>The building for new heroes is missing.</source>
        <translation>Brakuje budynku nowych herosów.</translation>
    </message>
    <message>
        <source>This hero is in play already.</source>
        <translation>Ten heros jest już w grze.</translation>
    </message>
    <message>
        <source>A player has at most three heroes in play.</source>
        <translation>Gracz ma w grze najwyżej trzech herosów.</translation>
    </message>
    <message>
        <source>The limit of recruits is exceeded: %1, at most %2.</source>
        <translation>Przekroczono limit rekrutacji: %1, najwyżej %2.</translation>
    </message>
    <message>
        <source>There is not enough gold: needed %1, there is %2.</source>
        <translation>Za mało złota: potrzeba %1, jest %2.</translation>
    </message>
    <message>
        <source>This hero is not in play.</source>
        <translation>Tego herosa nie ma w grze.</translation>
    </message>
    <message>
        <source>The hero needs %1 of these units and has %2.</source>
        <translation>Heros potrzebuje tych jednostek: %1, a ma: %2.</translation>
    </message>
    <message>
        <source>The last unit of a hero may not be disbanded.</source>
        <translation>Ostatniej jednostki herosa nie można rozwiązać.</translation>
    </message>
    <message>
        <source>Only the hero at the site may use it.</source>
        <translation>Może tego użyć tylko heros w tym miejscu.</translation>
    </message>
    <message>
        <source>The hero is not in the capital.</source>
        <translation>Herosa nie ma w stolicy.</translation>
    </message>
    <message>
        <source>The building for elite units is missing.</source>
        <translation>Brakuje budynku elit.</translation>
    </message>
    <message>
        <source>The unit has level %1, the capital only level %2.</source>
        <translation>Jednostka ma poziom %1, stolica tylko %2.</translation>
    </message>
    <message>
        <source>Needed from the reserve: %1; tokens there: %2.</source>
        <translation>Potrzeba z rezerwy: %1; żetonów w niej: %2.</translation>
    </message>
    <message>
        <source>The hero&apos;s Leadership would be exceeded: %1 units, at most %2.</source>
        <translation>Przekroczono by Dowodzenie herosa: jednostek %1, najwyżej %2.</translation>
    </message>
    <message>
        <source>There are not enough points of resurrection for this step.</source>
        <translation>Za mało punktów wskrzeszenia na ten krok.</translation>
    </message>
    <message>
        <source>Only a laurel upgrades a unit beyond the elites at the start.</source>
        <translation>Tylko laur ulepsza ponad elity z początku.</translation>
    </message>
    <message>
        <source>No unit of this stack has been destroyed in this battle.</source>
        <translation>Z tego oddziału nikt nie zginął w tej bitwie.</translation>
    </message>
    <message>
        <source>The stack has all the elites that it had at the start.</source>
        <translation>Oddział ma wszystkie elity z początku.</translation>
    </message>
    <message>
        <source>There is no base unit in this stack.</source>
        <translation>W tym oddziale nie ma zwykłej jednostki.</translation>
    </message>
    <message>
        <source>A destroyed encounter does not come back.</source>
        <translation>Zniszczone spotkanie nie wraca.</translation>
    </message>
    <message>
        <source>Points used: %1 of %2.</source>
        <translation>Użyte punkty: %1 z %2.</translation>
    </message>
    <message>
        <source>All damage comes off the encounter: its challenge is %1 again.</source>
        <translation>Ze spotkania schodzą wszystkie obrażenia: jego wyzwanie to znów %1.</translation>
    </message>
    <message>
        <source>The referee has no switch of this name with this default.</source>
        <translation>Sędzia nie ma przełącznika o tej nazwie i wartości.</translation>
    </message>
    <message>
        <source>Is this assignment of damage legal, and what is left?</source>
        <translation>Czy to przydzielenie obrażeń jest zgodne z zasadami i co zostaje?</translation>
    </message>
    <message>
        <source>Are dice and re-rolls right, how many hits, how much damage?</source>
        <translation>Czy kostki i przerzuty są dobre, ile trafień i obrażeń?</translation>
    </message>
    <message>
        <source>What are the chances of this battle?</source>
        <translation>Jakie są szanse w tej bitwie?</translation>
    </message>
    <message>
        <source>Does a site change hands, what about control zones and Power Points?</source>
        <translation>Czy miejsce zmienia właściciela, co ze strefami i punktami Potęgi?</translation>
    </message>
    <message>
        <source>Who wins, and why?</source>
        <translation>Kto wygrywa i dlaczego?</translation>
    </message>
    <message>
        <source>What does a gather action bring?</source>
        <translation>Co daje zbieranie?</translation>
    </message>
    <message>
        <source>Who attacks in which order?</source>
        <translation>Kto atakuje w jakiej kolejności?</translation>
    </message>
    <message>
        <source>What does a level cost, must the hero level up, how is it paid?</source>
        <translation>Ile kosztuje awans, czy heros musi awansować, jak się płaci?</translation>
    </message>
    <message>
        <source>Is this way legal, what does it cost, where are the battles?</source>
        <translation>Czy ta droga jest zgodna z zasadami, ile kosztuje, gdzie są bitwy?</translation>
    </message>
    <message>
        <source>Does the encounter run away?</source>
        <translation>Czy spotkanie ucieka?</translation>
    </message>
    <message>
        <source>How many Power Points has a player, and what is left to domination?</source>
        <translation>Ile punktów Potęgi ma gracz i ile brakuje do dominacji?</translation>
    </message>
    <message>
        <source>Is this recruit action legal, and what comes of it?</source>
        <translation>Czy ta rekrutacja jest zgodna z zasadami i co z niej wynika?</translation>
    </message>
    <message>
        <source>May these units come back?</source>
        <translation>Czy te jednostki mogą wrócić?</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot; here.</source>
        <translation>Nie ma tu „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice.</source>
        <translation>„%1” jest tu dwa razy.</translation>
    </message>
    <message>
        <source>All rows must have the same length.</source>
        <translation>Wszystkie wiersze muszą mieć tę samą długość.</translation>
    </message>
    <message>
        <source>A row consists of the codes . M W H P.</source>
        <translation>Wiersz składa się z kodów . M W H P.</translation>
    </message>
    <message>
        <source>This space is not on the board.</source>
        <translation>Tego pola nie ma na planszy.</translation>
    </message>
    <message>
        <source>Only Tough can stand here twice.</source>
        <translation>Dwa razy może tu stać tylko Wytrzymały.</translation>
    </message>
    <message>
        <source>Only encounters have this ability.</source>
        <translation>Tę zdolność mają tylko spotkania.</translation>
    </message>
    <message>
        <source>An army has exactly one hero, at least one stack and no encounter.</source>
        <translation>Armia ma dokładnie jednego herosa, co najmniej jeden oddział i żadnego spotkania.</translation>
    </message>
    <message>
        <source>In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.</source>
        <translation>W bitwie ze spotkaniami przeciwnik ma tylko spotkania, najwyżej cztery, i nie ma Szału krwi.</translation>
    </message>
    <message>
        <source>Only one side can have Bloodrage.</source>
        <translation>Szał krwi może mieć tylko jedna strona.</translation>
    </message>
    <message>
        <source>Only one side can have a Guardian Angel.</source>
        <translation>Anioła Stróża może mieć tylko jedna strona.</translation>
    </message>
    <message>
        <source>A hero&apos;s attack has no elite die.</source>
        <translation>Atak herosa nie ma kostki elitarnej.</translation>
    </message>
    <message>
        <source>Encounters have no luck tokens.</source>
        <translation>Spotkania nie mają żetonów szczęścia.</translation>
    </message>
    <message>
        <source>At least one unit is needed here.</source>
        <translation>Potrzebna jest co najmniej jedna jednostka.</translation>
    </message>
    <message>
        <source>There is no such token with that many Tough symbols.</source>
        <translation>Nie ma żetonu z tyloma symbolami Wytrzymałości.</translation>
    </message>
    <message>
        <source>The damage must be less than the challenge.</source>
        <translation>Obrażenia muszą być mniejsze niż wyzwanie.</translation>
    </message>
    <message>
        <source>The damage cannot be more than the challenge.</source>
        <translation>Obrażenia nie mogą być większe niż wyzwanie.</translation>
    </message>
    <message>
        <source>Of two encounters exactly one is the additional enemy; a single one is not.</source>
        <translation>Z dwóch spotkań dokładnie jedno jest dodatkowym wrogiem; pojedyncze nie jest.</translation>
    </message>
    <message>
        <source>Damage to encounters is not assigned.</source>
        <translation>Obrażeń spotkań się nie przydziela.</translation>
    </message>
    <message>
        <source>A laurel is one point.</source>
        <translation>Laur to jeden punkt.</translation>
    </message>
    <message>
        <source>Either &quot;stacks&quot; with &quot;steps&quot; or &quot;encounter&quot; was expected.</source>
        <translation>Oczekiwano „stacks” ze „steps” albo „encounter”.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Brakuje klucza „%1”.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; does not belong here.</source>
        <translation>Klucz „%1” tu nie pasuje.</translation>
    </message>
    <message>
        <source>There are more tokens or more elites now than at the start.</source>
        <translation>Jest teraz więcej żetonów lub elit niż na początku.</translation>
    </message>
    <message>
        <source>All stacks must be named here, each once.</source>
        <translation>Trzeba tu podać wszystkie oddziały, każdy raz.</translation>
    </message>
    <message>
        <source>In a battle of heroes the opponent is an army.</source>
        <translation>W bitwie herosów przeciwnikiem jest armia.</translation>
    </message>
    <message>
        <source>In a battle against encounters the opponent is an encounter.</source>
        <translation>W bitwie ze spotkaniami przeciwnikiem jest spotkanie.</translation>
    </message>
    <message>
        <source>An army has at most %1 tokens here.</source>
        <translation>Armia ma tu najwyżej %1 żetonów.</translation>
    </message>
    <message>
        <source>Another unit has this level already.</source>
        <translation>Ten poziom ma już inna jednostka.</translation>
    </message>
    <message>
        <source>An elite unit is not cheaper than a base unit.</source>
        <translation>Elitarna jednostka nie jest tańsza od zwykłej.</translation>
    </message>
    <message>
        <source>The army is greater than the hero&apos;s Leadership allows.</source>
        <translation>Armia jest większa, niż pozwala Dowodzenie herosa.</translation>
    </message>
    <message>
        <source>The site needs a hero that is not in the capital and has a unit.</source>
        <translation>Miejsce wymaga herosa spoza stolicy, który ma jednostkę.</translation>
    </message>
    <message>
        <source>Only the Arena and the Armourer have a hero at the site.</source>
        <translation>Herosa w miejscu mają tylko Arena i Płatnerz.</translation>
    </message>
    <message>
        <source>This is not one of the unused heroes.</source>
        <translation>To nie jest jeden z nieużytych herosów.</translation>
    </message>
    <message>
        <source>This player has a capital already.</source>
        <translation>Ten gracz ma już stolicę.</translation>
    </message>
    <message>
        <source>The hero&apos;s player needs a capital.</source>
        <translation>Gracz herosa potrzebuje stolicy.</translation>
    </message>
    <message>
        <source>There is something else on this space already.</source>
        <translation>Na tym polu jest już coś innego.</translation>
    </message>
    <message>
        <source>This is a capital&apos;s space.</source>
        <translation>To pole stolicy.</translation>
    </message>
    <message>
        <source>A controlled site is not guarded.</source>
        <translation>Kontrolowane miejsce nie jest strzeżone.</translation>
    </message>
    <message>
        <source>The loser is another player.</source>
        <translation>Przegrany to inny gracz.</translation>
    </message>
    <message>
        <source>This hero has an Artefact in this slot already.</source>
        <translation>Ten heros ma już artefakt w tym miejscu.</translation>
    </message>
    <message>
        <source>This card stands here already.</source>
        <translation>Ta karta już tu jest.</translation>
    </message>
    <message>
        <source>The Tear of Asha lies under the Temple.</source>
        <translation>Łza Ashy leży pod Świątynią.</translation>
    </message>
    <message>
        <source>Two players have reached the goal; the first of them has won already.</source>
        <translation>Dwóch graczy osiągnęło cel; pierwszy z nich już wygrał.</translation>
    </message>
    <message>
        <source>A free level-up uses no experience of a Treasure Card.</source>
        <translation>Darmowy awans nie używa doświadczenia z karty skarbu.</translation>
    </message>
    <message>
        <source>New match: %1 players, %2 goes first</source>
        <translation>Nowy mecz: %1 graczy, zaczyna %2</translation>
    </message>
    <message>
        <source>Tile %1 is laid</source>
        <translation>Płytka %1 położona</translation>
    </message>
    <message>
        <source>The space %1 is described</source>
        <translation>Pole %1 opisane</translation>
    </message>
    <message>
        <source>The capital of %1 at %2</source>
        <translation>Stolica gracza %1: %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 wybiera: %2</translation>
    </message>
    <message>
        <source>Week Card: %1</source>
        <translation>Karta tygodnia: %1</translation>
    </message>
    <message>
        <source>Week Card: %1 (Dark Days)</source>
        <translation>Karta tygodnia: %1 (Mroczne Dni)</translation>
    </message>
    <message>
        <source>%1: card %2, %3</source>
        <translation>%1: karta %2, %3</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasuje</translation>
    </message>
    <message>
        <source>%1 ends the action</source>
        <translation>%1 kończy akcję</translation>
    </message>
    <message>
        <source>%1 is activated</source>
        <translation>%1 aktywowany</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 idzie: %2</translation>
    </message>
    <message>
        <source>%1 loots %2</source>
        <translation>%1 łupi: %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 przejmuje: %2</translation>
    </message>
    <message>
        <source>%1 scares off %2</source>
        <translation>%1 odstrasza: %2</translation>
    </message>
    <message>
        <source>%1 fights %2</source>
        <translation>%1 walczy: %2</translation>
    </message>
    <message>
        <source>The pieces are placed</source>
        <translation>Ustawiono na torze</translation>
    </message>
    <message>
        <source>Attack, %1: %2</source>
        <translation>Atak, %1: %2</translation>
    </message>
    <message>
        <source>The laurel of %1</source>
        <translation>Laur: %1</translation>
    </message>
    <message>
        <source>Damage is assigned</source>
        <translation>Obrażenia przydzielone</translation>
    </message>
    <message>
        <source>Units are resurrected: %1</source>
        <translation>Jednostki wskrzeszone: %1</translation>
    </message>
    <message>
        <source>Necromancy: %1</source>
        <translation>Nekromancja: %1</translation>
    </message>
    <message>
        <source>%1 retreats</source>
        <translation>%1 się wycofuje</translation>
    </message>
    <message>
        <source>The battle is over: %1 has won</source>
        <translation>Bitwa się skończyła: wygrywa %1</translation>
    </message>
    <message>
        <source>%1 takes rewards: %2</source>
        <translation>%1 bierze nagrody: %2</translation>
    </message>
    <message>
        <source>%1 learns %2</source>
        <translation>%1 uczy się: %2</translation>
    </message>
    <message>
        <source>%1 levels up</source>
        <translation>%1 awansuje</translation>
    </message>
    <message>
        <source>%1 gathers</source>
        <translation>%1 zbiera</translation>
    </message>
    <message>
        <source>%1 builds: %2</source>
        <translation>%1 buduje: %2</translation>
    </message>
    <message>
        <source>%1 raises the capital</source>
        <translation>%1 podnosi stolicę</translation>
    </message>
    <message>
        <source>%1 recruits %2 (%3)</source>
        <translation>%1 rekrutuje: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 upgrades %2 (%3)</source>
        <translation>%1 ulepsza: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 disbands %2 (%3)</source>
        <translation>%1 rozwiązuje: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 recruits %2</source>
        <translation>%1 rekrutuje: %2</translation>
    </message>
    <message>
        <source>%1 trades: %2, given %3</source>
        <translation>%1 handluje: %2, oddano %3</translation>
    </message>
    <message>
        <source>%1 sells Scrolls: %2</source>
        <translation>%1 sprzedaje zwoje: %2</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 dostaje: %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 traci: %2</translation>
    </message>
    <message>
        <source>%1 gets Scrolls: %2</source>
        <translation>%1 dostaje zwoje: %2</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 używa: %2</translation>
    </message>
    <message>
        <source>%1 gets luck: %2</source>
        <translation>%1 dostaje szczęście: %2</translation>
    </message>
    <message>
        <source>%1 spends luck: %2</source>
        <translation>%1 wydaje szczęście: %2</translation>
    </message>
    <message>
        <source>%1: adjusted by %2, %3</source>
        <translation>%1: poprawka %2, %3</translation>
    </message>
    <message>
        <source>Remark: %1</source>
        <translation>Uwaga: %1</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Mecz się kończy</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Kusznicy</translation>
    </message>
    <message>
        <source>Sisters</source>
        <translation>Siostry</translation>
    </message>
    <message>
        <source>Griffins</source>
        <translation>Gryfy</translation>
    </message>
    <message>
        <source>Seraphs</source>
        <translation>Serafini</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>Szkielety</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Wampiry</translation>
    </message>
    <message>
        <source>Liches</source>
        <translation>Licze</translation>
    </message>
    <message>
        <source>Fate Weavers</source>
        <translation>Tkaczki losu</translation>
    </message>
    <message>
        <source>Shark Guards</source>
        <translation>Rekini strażnicy</translation>
    </message>
    <message>
        <source>Kenshi</source>
        <translation>Kenshi</translation>
    </message>
    <message>
        <source>the fourth Sanctuary unit</source>
        <translation>czwarta jednostka Sanktuarium</translation>
    </message>
    <message>
        <source>Kirin</source>
        <translation>Kiriny</translation>
    </message>
    <message>
        <source>Orcs</source>
        <translation>Orki</translation>
    </message>
    <message>
        <source>Centaurs</source>
        <translation>Centaury</translation>
    </message>
    <message>
        <source>Dreamwalkers</source>
        <translation>Wędrowcy snów</translation>
    </message>
    <message>
        <source>Cyclopes</source>
        <translation>Cyklopy</translation>
    </message>
    <message>
        <source>Haven</source>
        <translation>Przystań</translation>
    </message>
    <message>
        <source>Necropolis</source>
        <translation>Nekropolia</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Sanktuarium</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <translation>Twierdza</translation>
    </message>
    <message>
        <source>base</source>
        <translation>zwykła</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>elitarna</translation>
    </message>
    <message>
        <source>one skull</source>
        <translation>jedna czaszka</translation>
    </message>
    <message>
        <source>two skulls</source>
        <translation>dwie czaszki</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szczęście</translation>
    </message>
    <message>
        <source>laurel</source>
        <translation>laur</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>pech</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>pusta</translation>
    </message>
    <message>
        <source>average</source>
        <translation>przeciętne</translation>
    </message>
    <message>
        <source>dreadful</source>
        <translation>straszliwe</translation>
    </message>
    <message>
        <source>legendary</source>
        <translation>legendarne</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Tartak</translation>
    </message>
    <message>
        <source>Crystal mine</source>
        <translation>Kopalnia kryształów</translation>
    </message>
    <message>
        <source>Ore mine</source>
        <translation>Kopalnia rudy</translation>
    </message>
    <message>
        <source>Gold mine</source>
        <translation>Kopalnia złota</translation>
    </message>
    <message>
        <source>Crystal orb</source>
        <translation>Kryształowa kula</translation>
    </message>
    <message>
        <source>Dragon circle</source>
        <translation>Smoczy krąg</translation>
    </message>
    <message>
        <source>Dragon lake</source>
        <translation>Smocze jezioro</translation>
    </message>
    <message>
        <source>Mystic library</source>
        <translation>Mistyczna biblioteka</translation>
    </message>
    <message>
        <source>Armourer</source>
        <translation>Płatnerz</translation>
    </message>
    <message>
        <source>Stone of Enlightenment</source>
        <translation>Kamień oświecenia</translation>
    </message>
    <message>
        <source>Stables</source>
        <translation>Stajnie</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Kowal</translation>
    </message>
    <message>
        <source>Dragon&apos;s nest</source>
        <translation>Smocze gniazdo</translation>
    </message>
    <message>
        <source>New heroes</source>
        <translation>Nowi herosi</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Dochód</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Targowisko</translation>
    </message>
    <message>
        <source>Temple of Asha</source>
        <translation>Świątynia Ashy</translation>
    </message>
    <message>
        <source>Elite units</source>
        <translation>Elity</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>Rekrutacja</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Dowodzenie</translation>
    </message>
    <message>
        <source>Portal</source>
        <translation>Portal</translation>
    </message>
    <message>
        <source>Faction building</source>
        <translation>Budynek frakcji</translation>
    </message>
    <message>
        <source>garment</source>
        <translation>strój</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>zbroja</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>broń</translation>
    </message>
    <message>
        <source>jewel</source>
        <translation>klejnot</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>torba</translation>
    </message>
    <message>
        <source>activate heroes</source>
        <translation>aktywacja herosów</translation>
    </message>
    <message>
        <source>gather</source>
        <translation>zbieranie</translation>
    </message>
    <message>
        <source>build</source>
        <translation>budowanie</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>rekrutacja</translation>
    </message>
    <message>
        <source>Might deck</source>
        <translation>Talia Siły</translation>
    </message>
    <message>
        <source>Magic deck</source>
        <translation>Talia Magii</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>złoto</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>zasoby</translation>
    </message>
    <message>
        <source>the active side</source>
        <translation>strona aktywna</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>przeciwnik</translation>
    </message>
    <message>
        <source>Aggressor</source>
        <translation>Agresor</translation>
    </message>
    <message>
        <source>Supply Wagon</source>
        <translation>Wóz z zaopatrzeniem</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mistyk</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Odkrywca</translation>
    </message>
    <message>
        <source>Artefact Seeker</source>
        <translation>Poszukiwacz artefaktów</translation>
    </message>
    <message>
        <source>Legacy</source>
        <translation>Dziedzictwo</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Estate Management</source>
        <translation>Zarządzanie majątkiem</translation>
    </message>
    <message>
        <source>Dimension Walker</source>
        <translation>Wędrowiec wymiarów</translation>
    </message>
    <message>
        <source>Recognised Leader</source>
        <translation>Uznany dowódca</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Mędrzec</translation>
    </message>
    <message>
        <source>Wanderer</source>
        <translation>Wędrowiec</translation>
    </message>
    <message>
        <source>Orc Chief</source>
        <translation>Wódz orków</translation>
    </message>
    <message>
        <source>Crossbowman Chief</source>
        <translation>Wódz kuszników</translation>
    </message>
    <message>
        <source>Shark Guard Chief</source>
        <translation>Wódz rekinich strażników</translation>
    </message>
    <message>
        <source>Skeleton Chief</source>
        <translation>Wódz szkieletów</translation>
    </message>
    <message>
        <source>Dreamwalker Master</source>
        <translation>Mistrz wędrowców snów</translation>
    </message>
    <message>
        <source>Griffin Master</source>
        <translation>Mistrz gryfów</translation>
    </message>
    <message>
        <source>Kenshi Master</source>
        <translation>Mistrz kenshi</translation>
    </message>
    <message>
        <source>Vampire Master</source>
        <translation>Mistrz wampirów</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Zasadzka</translation>
    </message>
    <message>
        <source>Gauntlet of Victory</source>
        <translation>Rękawica Zwycięstwa</translation>
    </message>
    <message>
        <source>Tear of Asha</source>
        <translation>Łza Ashy</translation>
    </message>
    <message>
        <source>Artefacts</source>
        <translation>Artefakty</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Kostki ataku</translation>
    </message>
    <message>
        <source>This is legal.</source>
        <translation>To jest zgodne z zasadami.</translation>
    </message>
    <message>
        <source>This is not legal.</source>
        <translation>To nie jest zgodne z zasadami.</translation>
    </message>
    <message>
        <source>The first attack: %1.</source>
        <translation>Pierwszy atak: %1.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>Wygrywa: %1.</translation>
    </message>
    <message>
        <source>Sites that change hands: %1.</source>
        <translation>Miejsca, które zmieniają właściciela: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>Hits %1, damage %2.</source>
        <translation>Trafienia: %1, obrażenia: %2.</translation>
    </message>
    <message>
        <source>Bad luck comes first: hits must be re-rolled.</source>
        <translation>Najpierw pech: trafienia trzeba przerzucić.</translation>
    </message>
    <message>
        <source>The active side wins with %1 percent.</source>
        <translation>Strona aktywna wygrywa z szansą %1 procent.</translation>
    </message>
    <message>
        <source>Gold %1, resources %2.</source>
        <translation>Złoto: %1, zasoby: %2.</translation>
    </message>
    <message>
        <source>The encounter runs away.</source>
        <translation>Spotkanie ucieka.</translation>
    </message>
    <message>
        <source>The encounter stays.</source>
        <translation>Spotkanie zostaje.</translation>
    </message>
    <message>
        <source>The hero levels up.</source>
        <translation>Heros awansuje.</translation>
    </message>
    <message>
        <source>No level-up.</source>
        <translation>Brak awansu.</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>Mecz trwa</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>Several players win together</source>
        <translation>Kilku graczy wygrywa razem</translation>
    </message>
    <message>
        <source>By domination: the goal of %1 Power Points</source>
        <translation>Dominacją: cel %1 punktów Potęgi</translation>
    </message>
    <message>
        <source>After the last Week Card</source>
        <translation>Po ostatniej karcie tygodnia</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Controlled sites</source>
        <translation>Kontrolowane miejsca</translation>
    </message>
    <message>
        <source>Cards and corrections</source>
        <translation>Karty i poprawki</translation>
    </message>
    <message>
        <source>The match in numbers</source>
        <translation>Mecz w liczbach</translation>
    </message>
    <message>
        <source>Battles won</source>
        <translation>Wygrane bitwy</translation>
    </message>
    <message>
        <source>Battles lost</source>
        <translation>Przegrane bitwy</translation>
    </message>
    <message>
        <source>Encounters scared off</source>
        <translation>Odstraszone spotkania</translation>
    </message>
    <message>
        <source>Sites looted</source>
        <translation>Splądrowane miejsca</translation>
    </message>
    <message>
        <source>Times gathered</source>
        <translation>Zbierania</translation>
    </message>
    <message>
        <source>Units recruited</source>
        <translation>Zrekrutowane jednostki</translation>
    </message>
    <message>
        <source>Levels gained</source>
        <translation>Awanse</translation>
    </message>
    <message>
        <source>The luck of the dice</source>
        <translation>Szczęście w kostkach</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>Hits to be expected</source>
        <translation>Oczekiwane trafienia</translation>
    </message>
    <message>
        <source>Each throw as it fell, before re-rolls.</source>
        <translation>Każdy rzut, jak upadł, przed przerzutami.</translation>
    </message>
    <message>
        <source>Die %1 is not a missed die that can still be re-rolled.</source>
        <translation>Kostka %1 nie jest chybiona i nieprzerzucona.</translation>
    </message>
    <message>
        <source>That would leave an impossible table.</source>
        <translation>Zostałby niemożliwy stół.</translation>
    </message>
    <message>
        <source>%1 is not a site to be looted.</source>
        <translation>%1 nie jest miejscem do złupienia.</translation>
    </message>
    <message>
        <source>%1 is not a site to be controlled.</source>
        <translation>%1 nie jest miejscem do kontrolowania.</translation>
    </message>
    <message>
        <source>%1 is not an enemy stack or encounter with anything left.</source>
        <translation>%1 nie jest wrogim oddziałem ani spotkaniem, któremu coś zostało.</translation>
    </message>
    <message>
        <source>Might + 1</source>
        <translation>Siła + 1</translation>
    </message>
    <message>
        <source>one more die for the hero</source>
        <translation>jedna kostka herosa więcej</translation>
    </message>
    <message>
        <source>%1: a base unit becomes an elite</source>
        <translation>%1: zwykła jednostka staje się elitarna</translation>
    </message>
    <message>
        <source>%1: one more base unit</source>
        <translation>%1: jedna zwykła jednostka więcej</translation>
    </message>
    <message>
        <source>Precise Strike</source>
        <translation>Precyzyjny cios</translation>
    </message>
    <message>
        <source>Tough</source>
        <translation>Wytrzymałość</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Obrona</translation>
    </message>
    <message>
        <source>Pierce</source>
        <translation>Przebicie</translation>
    </message>
    <message>
        <source>Devastating</source>
        <translation>Niszczycielski</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Szał</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Regeneracja</translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message>
        <source>Entry %1 is withdrawn.</source>
        <translation>Wpis %1 jest wycofany.</translation>
    </message>
    <message>
        <source>Entry %1 is restored.</source>
        <translation>Wpis %1 jest przywrócony.</translation>
    </message>
    <message>
        <source>Entry %1 is replaced.</source>
        <translation>Wpis %1 jest zastąpiony.</translation>
    </message>
    <message>
        <source>Entry %1 is inserted before entry %2.</source>
        <translation>Wpis %1 jest wstawiony przed wpisem %2.</translation>
    </message>
    <message>
        <source>Entry %1 is now against the rules and does not count any more:</source>
        <translation>Wpis %1 jest teraz wbrew zasadom i już się nie liczy:</translation>
    </message>
    <message>
        <source>Entry %1 follows the rules again and counts.</source>
        <translation>Wpis %1 znów jest zgodny z zasadami i się liczy.</translation>
    </message>
    <message>
        <source>There is no entry %1; the record has %2 lines so far.</source>
        <translation>Nie ma wpisu %1; liczba wierszy w zapisie to na razie %2.</translation>
    </message>
    <message>
        <source>Line %1 is an edit; the number of an entry was expected.</source>
        <translation>Wiersz %1 jest poprawką; oczekiwany jest numer wpisu.</translation>
    </message>
    <message>
        <source>Entry %1 is withdrawn; an entry that stands was expected.</source>
        <translation>Wpis %1 jest wycofany; oczekiwany jest wpis, który obowiązuje.</translation>
    </message>
    <message>
        <source>Entry %1 stands; only a withdrawn entry can be restored.</source>
        <translation>Wpis %1 obowiązuje; przywrócić można tylko wycofany wpis.</translation>
    </message>
    <message>
        <source>Entry %1 starts the match; it can be replaced, but not withdrawn.</source>
        <translation>Wpis %1 zaczyna mecz; można go zastąpić, ale nie wycofać.</translation>
    </message>
    <message>
        <source>Entry %1 starts the match; nothing can come before it.</source>
        <translation>Wpis %1 zaczyna mecz; nic nie może stać przed nim.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>This match was recorded under version %1 of the rules; this Whistle has version %2.</source>
        <translation>Ten mecz zapisano według wersji %1 zasad; ten Whistle ma wersję %2.</translation>
    </message>
    <message>
        <source>This match was played with the data pack &quot;%1&quot; %2 as it was then; the pack here, &quot;%3&quot; %4, differs from it.</source>
        <translation>Ten mecz rozegrano z pakietem danych „%1” %2 w ówczesnej postaci; tutejszy pakiet, „%3” %4, różni się od niego.</translation>
    </message>
    <message>
        <source>This is not a match file: its first line is not the header of one.</source>
        <translation>To nie jest plik meczu: jego pierwszy wiersz nie jest nagłówkiem meczu.</translation>
    </message>
    <message>
        <source>This match file has format version %1; this Whistle reads up to version %2. A newer Whistle can open it.</source>
        <translation>Ten plik meczu ma wersję formatu %1; ten Whistle czyta wersje do %2. Nowszy Whistle może go otworzyć.</translation>
    </message>
    <message>
        <source>The first line of this match file was changed; nothing in it can be relied on.</source>
        <translation>Pierwszy wiersz tego pliku meczu został zmieniony; na niczym w nim nie można polegać.</translation>
    </message>
    <message>
        <source>The number %1 was expected here, not %2.</source>
        <translation>Oczekiwana jest tu liczba %1, a nie %2.</translation>
    </message>
    <message>
        <source>A time in UTC such as &quot;2026-01-31T19:04:11Z&quot; was expected here.</source>
        <translation>Oczekiwany jest tu czas UTC, na przykład „2026-01-31T19:04:11Z”.</translation>
    </message>
    <message>
        <source>Line %1 of the record cannot be read: %2</source>
        <translation>Nie można odczytać wiersza %1 zapisu: %2</translation>
    </message>
    <message>
        <source>The reason of an override stands beside the entry, not in it.</source>
        <translation>Powód zapisu wbrew zasadom stoi obok wpisu, nie w nim.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Nie można zapisać %1: %2.</translation>
    </message>
    <message>
        <source>%1 exists already and is not overwritten.</source>
        <translation>%1 już istnieje i nie zostaje nadpisany.</translation>
    </message>
    <message>
        <source>Another program is writing %1; close the match there first.</source>
        <translation>Inny program zapisuje %1; najpierw zamknij tam mecz.</translation>
    </message>
    <message>
        <source>Entry %1 is sealed again, but it has been seen: the record says so from now on.</source>
        <translation>Wpis %1 jest znów zapieczętowany, ale go widziano: zapis odtąd to zaznacza.</translation>
    </message>
    <message>
        <source>Entry %1 was changed after it had been opened: the record says so from now on.</source>
        <translation>Wpis %1 zmieniono po jego odsłonięciu: zapis odtąd to zaznacza.</translation>
    </message>
    <message>
        <source>Entry %1 is sealed; what the rules have against it is told when it is opened.</source>
        <translation>Wpis %1 jest zapieczętowany; co mają przeciw niemu zasady, okaże się po odsłonięciu.</translation>
    </message>
    <message>
        <source>This is not what a sealed entry looks like.</source>
        <translation>Tak nie wygląda zapieczętowany wpis.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device; a match is kept in a file.</source>
        <translation>%1 to folder, potok albo urządzenie; mecz trzyma się w pliku.</translation>
    </message>
    <message>
        <source>%1 was moved, removed or changed by another program. Nothing is recorded any more; what was entered before is where that file is now.</source>
        <translation>%1: inny program przeniósł, usunął albo zmienił ten plik. Nic więcej się nie zapisuje; wcześniejsze wpisy są tam, gdzie jest teraz ten plik.</translation>
    </message>
    <message>
        <source>This match file was changed after entry %1. Up to there it is sound.</source>
        <translation>Ten plik meczu został zmieniony po wpisie %1. Do tego miejsca jest w porządku.</translation>
    </message>
    <message>
        <source>The last line of this match file was not finished and is left out. Up to entry %1 it is sound.</source>
        <translation>Ostatni wiersz tego pliku meczu jest niedokończony i zostaje pominięty. Do wpisu %1 plik jest w porządku.</translation>
    </message>
    <message>
        <source>This file is in UTF-16; a match file is in UTF-8. Another program has saved it anew: take the file as Whistle wrote it.</source>
        <translation>Ten plik jest w UTF-16, a plik meczu jest w UTF-8. Inny program zapisał go na nowo: użyj pliku, który zapisał Whistle.</translation>
    </message>
    <message>
        <source>This file begins with a byte order mark, which no match file has. Another program has saved it anew: take the file as Whistle wrote it.</source>
        <translation>Ten plik zaczyna się od znacznika kolejności bajtów, którego nie ma w pliku meczu. Inny program zapisał go na nowo: użyj pliku, który zapisał Whistle.</translation>
    </message>
    <message>
        <source>This would open what is still sealed in the match. It is opened there alone, not on a copy.</source>
        <translation>To odsłoniłoby coś, co w meczu jest jeszcze zapieczętowane. Odsłania się to tylko tam, nie na kopii.</translation>
    </message>
</context>
<context>
    <name>kaosball</name>
    <message>
        <source>Bonus points for kills and fouls at half-time and at the end.</source>
        <translation>Punkty dodatkowe za zabitych i faule w przerwie i na końcu.</translation>
    </message>
    <message>
        <source>Teams in play: %1; the table for %1 teams counts.</source>
        <translation>Drużyny w grze: %1; obowiązuje tabela dla liczby drużyn %1.</translation>
    </message>
    <message>
        <source>Kills of %4: %1. That is place %2: +%3.</source>
        <translation>Zabici przez drużynę %4: %1. To miejsce %2: +%3.</translation>
    </message>
    <message>
        <source>Kills of %4 and of %5: %1 each. They share place %2: +%3 each.</source>
        <translation>Zabici przez drużyny %4 i %5: po %1. Dzielą miejsce %2: po +%3.</translation>
    </message>
    <message>
        <source>Kills of %4, of %5 and of %6: %1 each. They share place %2: +%3 each.</source>
        <translation>Zabici przez drużyny %4, %5 i %6: po %1. Dzielą miejsce %2: po +%3.</translation>
    </message>
    <message>
        <source>Kills of %4, of %5, of %6 and of %7: %1 each. They share place %2: +%3 each.</source>
        <translation>Zabici przez drużyny %4, %5, %6 i %7: po %1. Dzielą miejsce %2: po +%3.</translation>
    </message>
    <message>
        <source>Fouls of %4: %1. That is place %2: %3.</source>
        <translation>Faule drużyny %4: %1. To miejsce %2: %3.</translation>
    </message>
    <message>
        <source>Fouls of %4 and of %5: %1 each. They share place %2: %3 each.</source>
        <translation>Faule drużyn %4 i %5: po %1. Dzielą miejsce %2: po %3.</translation>
    </message>
    <message>
        <source>Fouls of %4, of %5 and of %6: %1 each. They share place %2: %3 each.</source>
        <translation>Faule drużyn %4, %5 i %6: po %1. Dzielą miejsce %2: po %3.</translation>
    </message>
    <message>
        <source>Fouls of %4, of %5, of %6 and of %7: %1 each. They share place %2: %3 each.</source>
        <translation>Faule drużyn %4, %5, %6 i %7: po %1. Dzielą miejsce %2: po %3.</translation>
    </message>
    <message>
        <source>At least two teams must be in play; here there are %1.</source>
        <translation>W grze muszą być co najmniej dwie drużyny; tu ich liczba to %1.</translation>
    </message>
    <message>
        <source>Bribes and foul rolls at the end of a period: cash, rolls and fouls.</source>
        <translation>Łapówki i rzuty na faule na końcu części meczu: gotówka, rzuty i faule.</translation>
    </message>
    <message>
        <source>The rolls of %1 bring fouls: %2. With %3 from before that makes %4.</source>
        <translation>Rzuty drużyny %1 przynoszą faule: %2. Razem z dotychczasowymi %3 daje to %4.</translation>
    </message>
    <message>
        <source>The rolls of %1 bring fouls: %2. With %3 from before that would be more than %4, so it stays at %4.</source>
        <translation>Rzuty drużyny %1 przynoszą faule: %2. Razem z dotychczasowymi %3 byłoby to więcej niż %4, więc zostaje %4.</translation>
    </message>
    <message>
        <source>A roll of %1 has at most %2 results, with its re-rolls, not %3.</source>
        <translation>Rzut drużyny %1 ma wraz z przerzutami najwyżej tyle wyników: %2, a nie %3.</translation>
    </message>
    <message>
        <source>Card %1 is live and counts %2.</source>
        <translation>Karta %1 jest żywa i liczy się za %2.</translation>
    </message>
    <message>
        <source>Card %1 is dead: the same number lies burned as card %2.</source>
        <translation>Karta %1 jest martwa: ta sama liczba leży już spalona jako karta %2.</translation>
    </message>
    <message>
        <source>Card %1 is dead: tactic and cheat cards bring nothing in a contest.</source>
        <translation>Karta %1 jest martwa: karty taktyki i oszustwa nic nie dają w starciu.</translation>
    </message>
    <message>
        <source>Is this card live or dead, and does the bell ring?</source>
        <translation>Czy ta karta jest żywa czy martwa i czy brzmi dzwonek?</translation>
    </message>
    <message>
        <source>handling</source>
        <translation>chwyt</translation>
    </message>
    <message>
        <source>tackling</source>
        <translation>obalanie</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>walka</translation>
    </message>
    <message>
        <source>health of the runners</source>
        <translation>zdrowie biegaczy</translation>
    </message>
    <message>
        <source>health of the bruisers</source>
        <translation>zdrowie osiłków</translation>
    </message>
    <message>
        <source>No pack knows this number of %1: %2. The players have to read it off the dugout.</source>
        <translation>Żaden pakiet nie zna tej liczby drużyny %1: %2. Gracze muszą odczytać ją z ławki.</translation>
    </message>
    <message>
        <source>No pack knows the team %1, so its ability has to be given.</source>
        <translation>Żaden pakiet nie zna drużyny %1, więc trzeba podać jej zdolność.</translation>
    </message>
    <message>
        <source>No pack knows a ringer %1; its minimum bid and its health have to be given.</source>
        <translation>Żaden pakiet nie zna najemnika %1; trzeba podać jego minimalną stawkę i zdrowie.</translation>
    </message>
    <message>
        <source>No pack knows a ringer %1; was &quot;%2&quot; meant? If not, its minimum bid and its health have to be given.</source>
        <translation>Żaden pakiet nie zna najemnika %1; czy chodzi o „%2”? Jeśli nie, trzeba podać jego minimalną stawkę i zdrowie.</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent; a wall stands between two adjacent spaces.</source>
        <translation>Pola %1 i %2 nie sąsiadują ze sobą; ściana stoi między dwoma sąsiednimi polami.</translation>
    </message>
    <message>
        <source>The figures are missing: &quot;placements&quot;, or in scorekeeper depth &quot;figures&quot;.</source>
        <translation>Brakuje figurek: „placements”, a w szczegółowości protokołu „figures”.</translation>
    </message>
    <message>
        <source>&quot;placements&quot; and &quot;figures&quot; cannot be given together.</source>
        <translation>Nie można podać „placements” i „figures” jednocześnie.</translation>
    </message>
    <message>
        <source>Only a figure of kind ringer has a ringer.</source>
        <translation>Tylko figurka rodzaju „ringer” ma najemnika.</translation>
    </message>
    <message>
        <source>Who wins this contest, and what happens?</source>
        <translation>Kto wygrywa to starcie i co się dzieje?</translation>
    </message>
    <message>
        <source>The team &quot;%1&quot; is in this contest twice.</source>
        <translation>Drużyna „%1” jest w tym starciu dwa razy.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; is in this contest twice.</source>
        <translation>Figurka „%1” jest w tym starciu dwa razy.</translation>
    </message>
    <message>
        <source>%1 has health %2, so its damage is below that, not %3.</source>
        <translation>Figurka %1 ma zdrowie %2, więc jej obrażenia są mniejsze, a nie %3.</translation>
    </message>
    <message>
        <source>A runner cannot tackle or attack (KB-3.3); a bruiser or ringer can.</source>
        <translation>Biegacz nie może obalać ani atakować (KB-3.3); osiłek lub najemnik może.</translation>
    </message>
    <message>
        <source>A bruiser cannot steal (KB-3.4); a runner or ringer can.</source>
        <translation>Osiłek nie może odebrać piłki (KB-3.4); biegacz lub najemnik może.</translation>
    </message>
    <message>
        <source>There is one ball: two figures cannot have it.</source>
        <translation>Jest jedna piłka: nie mogą jej mieć dwie figurki.</translation>
    </message>
    <message>
        <source>A steal has one target.</source>
        <translation>Odebranie piłki ma jeden cel.</translation>
    </message>
    <message>
        <source>A steal needs a target with the ball; %1 has none.</source>
        <translation>Odebranie piłki wymaga celu z piłką; figurka %1 jej nie ma.</translation>
    </message>
    <message>
        <source>Two targets are for Cretin the Ettin alone, tackling or attacking in its own turn (KB-30.1).</source>
        <translation>Dwa cele ma tylko Cretin the Ettin, gdy obala lub atakuje we własnej turze (KB-30.1).</translation>
    </message>
    <message>
        <source>At most two figures can be targets together.</source>
        <translation>Celem mogą być jednocześnie najwyżej dwie figurki.</translation>
    </message>
    <message>
        <source>A reaction has one target.</source>
        <translation>Reakcja ma jeden cel.</translation>
    </message>
    <message>
        <source>Panther cannot be tackled or attacked as a reaction (KB-30.4).</source>
        <translation>Figurki Panther nie można obalać ani atakować w reakcji (KB-30.4).</translation>
    </message>
    <message>
        <source>Pain/Gain is for an undamaged figure; %1 has damage (KB-29.8).</source>
        <translation>Ból/Zysk jest dla figurki bez obrażeń; figurka %1 ma obrażenia (KB-29.8).</translation>
    </message>
    <message>
        <source>Pain/Gain may not kill: %1 has health %2 (KB-R18).</source>
        <translation>Ból/Zysk nie może zabić: figurka %1 ma zdrowie %2 (KB-R18).</translation>
    </message>
    <message>
        <source>Brick is for bruisers and ringers; %1 is a runner (KB-29.1).</source>
        <translation>Cegła jest dla osiłków i najemników; figurka %1 jest biegaczem (KB-29.1).</translation>
    </message>
    <message>
        <source>Brick may not kill: 1 more damage would end %1 (KB-R18).</source>
        <translation>Cegła nie może zabić: jeszcze 1 obrażenie byłoby końcem figurki %1 (KB-R18).</translation>
    </message>
    <message>
        <source>A space has four sides: %1 free and %2 blocked are too many.</source>
        <translation>Pole ma cztery boki: wolne %1 i zablokowane %2 to za dużo.</translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, total %5.</source>
        <translation>Drużyna %1: karta %2, %3 %4, razem %5.</translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, Pain/Gain %5, total %6.</source>
        <translation>Drużyna %1: karta %2, %3 %4, Ból/Zysk %5, razem %6.</translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, Pain/Gain %5, doubled by Stim Pack! to %6.</source>
        <translation>Drużyna %1: karta %2, %3 %4, Ból/Zysk %5, podwojone przez Zastrzyk! do %6.</translation>
    </message>
    <message>
        <source>%1 played Stim Pack!: the starred %2 counts %3.</source>
        <translation>Drużyna %1 zagrywa Zastrzyk!: %2 z gwiazdką liczy się za %3.</translation>
    </message>
    <message>
        <source>The %2 of %1 is dead: a %2 is burned already in this period.</source>
        <translation>Karta %2 drużyny %1 jest martwa: w tej części meczu %2 leży już spalone.</translation>
    </message>
    <message>
        <source>The UPSET! of %1 is dead: one is burned already in this period.</source>
        <translation>Sensacja! drużyny %1 jest martwa: w tej części meczu jedna leży już spalona.</translation>
    </message>
    <message>
        <source>The Booster Bru of %1 is dead: one is burned already in this period.</source>
        <translation>Booster Bru drużyny %1 jest martwy: w tej części meczu jeden leży już spalony.</translation>
    </message>
    <message>
        <source>%1 played a tactic card: dead in a contest.</source>
        <translation>Drużyna %1 zagrywa kartę taktyki: w starciu jest martwa.</translation>
    </message>
    <message>
        <source>%1 played a cheat card: dead in a contest.</source>
        <translation>Drużyna %1 zagrywa kartę oszustwa: w starciu jest martwa.</translation>
    </message>
    <message>
        <source>The UPSET! of %1 beats a live card of %2 or more: won by %3.</source>
        <translation>Sensacja! drużyny %1 pokonuje żywą kartę o wartości co najmniej %2: wygrana różnicą %3.</translation>
    </message>
    <message>
        <source>The UPSET! of %1 beats a dead card: won by %2.</source>
        <translation>Sensacja! drużyny %1 pokonuje martwą kartę: wygrana różnicą %2.</translation>
    </message>
    <message>
        <source>The live card of %1 beats the dead card of %2: %3.</source>
        <translation>Żywa karta drużyny %1 pokonuje martwą kartę drużyny %2: %3.</translation>
    </message>
    <message>
        <source>Both cards are dead and count 0; the rest decides.</source>
        <translation>Obie karty są martwe i liczą się za 0; rozstrzyga reszta.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3, by %4.</source>
        <translation>Drużyna %1 wygrywa %2 do %3, różnicą %4.</translation>
    </message>
    <message>
        <source>%1 to %1: %2 have the turn and roll the tiebreaker die.</source>
        <translation>%1 do %1: turę ma drużyna %2 i rzuca kostką rozstrzygającą.</translation>
    </message>
    <message>
        <source>%1 to %1: %2 have the turn and rolled %3, so %4 win by %5.</source>
        <translation>%1 do %1: turę ma drużyna %2 i wyrzuca %3, więc drużyna %4 wygrywa różnicą %5.</translation>
    </message>
    <message>
        <source>%1 takes the ball.</source>
        <translation>Figurka %1 bierze piłkę.</translation>
    </message>
    <message>
        <source>The steal fails; nothing else happens.</source>
        <translation>Odebranie piłki się nie udaje; nic więcej się nie dzieje.</translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3 of %4 health.</source>
        <translation>Figurka %1 otrzymuje obrażenia: %2; razem %3 przy zdrowiu %4.</translation>
    </message>
    <message>
        <source>Hardy: %1 ignores %2 damage this turn.</source>
        <translation>Hart: figurka %1 pomija w tej turze obrażenia: %2.</translation>
    </message>
    <message>
        <source>%1 lost its attack: %2 damage, whatever the difference.</source>
        <translation>Figurka %1 przegrywa swój atak: obrażenia %2, niezależnie od różnicy.</translation>
    </message>
    <message>
        <source>%1 is killed: a trophy for %2.</source>
        <translation>Figurka %1 jest zabita: trofeum dla drużyny %2.</translation>
    </message>
    <message>
        <source>%1 is killed; nobody gets the kill.</source>
        <translation>Figurka %1 ginie; nie liczy się to nikomu.</translation>
    </message>
    <message>
        <source>The Butcher won and dealt damage: %1 dies, whatever its health.</source>
        <translation>The Butcher wygrywa i zadaje obrażenia: figurka %1 ginie, niezależnie od zdrowia.</translation>
    </message>
    <message>
        <source>%1 is knocked down.</source>
        <translation>Figurka %1 jest powalona.</translation>
    </message>
    <message>
        <source>Brick: %1 takes 1 damage and stays on its feet.</source>
        <translation>Cegła: figurka %1 otrzymuje 1 obrażenie i zostaje na nogach.</translation>
    </message>
    <message>
        <source>The tackle is lost: %1 may be pushed one space.</source>
        <translation>Obalenie jest przegrane: figurkę %1 można odepchnąć o jedno pole.</translation>
    </message>
    <message>
        <source>The tackle is lost next to an obstacle: %1 may be pushed or knocked down.</source>
        <translation>Obalenie jest przegrane obok przeszkody: figurkę %1 można odepchnąć lub powalić.</translation>
    </message>
    <message>
        <source>The tackle is lost and every space round %1 is blocked.</source>
        <translation>Obalenie jest przegrane, a każde pole wokół figurki %1 jest zablokowane.</translation>
    </message>
    <message>
        <source>%1 follows up into the space and takes the ball.</source>
        <translation>Figurka %1 robi krok za piłką na to pole i bierze piłkę.</translation>
    </message>
    <message>
        <source>The ball stays loose in the space.</source>
        <translation>Piłka zostaje wolna na polu.</translation>
    </message>
    <message>
        <source>The ball stays loose in the space; %1 could have followed up.</source>
        <translation>Piłka zostaje wolna na polu; figurka %1 mogła zrobić krok za piłką.</translation>
    </message>
    <message>
        <source>Hate: +%2 for %1.</source>
        <translation>Nienawiść: +%2 dla drużyny %1.</translation>
    </message>
    <message>
        <source>Pile Driver: +%2 for %1.</source>
        <translation>Kafar: +%2 dla drużyny %1.</translation>
    </message>
    <message>
        <source>Panda Monium: −1 for %1, who started a contest against it.</source>
        <translation>Panda Monium: −1 dla drużyny %1, która zaczęła starcie przeciw tej figurce.</translation>
    </message>
    <message>
        <source>Vampirism: %1 may heal 1 damage.</source>
        <translation>Wampiryzm: drużyna %1 może wyleczyć 1 obrażenie.</translation>
    </message>
    <message>
        <source>Replay of an auction: who owns what, who must act, which entry is illegal.</source>
        <translation>Odtworzenie licytacji: kto co ma, kto musi działać, który wpis jest niezgodny z zasadami.</translation>
    </message>
    <message>
        <source>It is the turn of %1 to name a lot or to pass.</source>
        <translation>Kolej drużyny %1, aby wskazać przedmiot lub spasować.</translation>
    </message>
    <message>
        <source>No lot is left: the auction is over.</source>
        <translation>Nie ma już przedmiotów: licytacja się kończy.</translation>
    </message>
    <message>
        <source>All teams in a row passed the right to name: the auction is over. Lots unsold: %1.</source>
        <translation>Wszystkie drużyny po kolei zrezygnowały ze wskazania: licytacja się kończy. Niesprzedane przedmioty: %1.</translation>
    </message>
    <message>
        <source>The rules turn up %1 lots for %2 players; here there are %3.</source>
        <translation>Przy liczbie graczy %2 zasady odkrywają przedmioty: %1; tu ich liczba to %3.</translation>
    </message>
    <message>
        <source>The auction is over; %1 can do nothing more.</source>
        <translation>Licytacja jest skończona; drużyna %1 nie może nic więcej zrobić.</translation>
    </message>
    <message>
        <source>%1 cannot name a lot now: the bidding for %2 is not finished.</source>
        <translation>Drużyna %1 nie może teraz wskazać przedmiotu: licytacja o %2 trwa.</translation>
    </message>
    <message>
        <source>%1 cannot bid: no lot is named, and %2 may name one or pass.</source>
        <translation>Drużyna %1 nie może licytować: żaden przedmiot nie jest wskazany, a wskazać lub spasować może drużyna %2.</translation>
    </message>
    <message>
        <source>It is the turn of %1, not of %2.</source>
        <translation>Kolej drużyny %1, a nie drużyny %2.</translation>
    </message>
    <message>
        <source>The printed minimum bid of %1 is not known; minimum_bid must be given.</source>
        <translation>Wydrukowana minimalna stawka przedmiotu %1 nie jest znana; trzeba podać minimum_bid.</translation>
    </message>
    <message>
        <source>From now on with the spaces of all figures</source>
        <translation>Odtąd z polami wszystkich figurek</translation>
    </message>
    <message>
        <source>From now on without spaces</source>
        <translation>Odtąd bez pól</translation>
    </message>
    <message>
        <source>Period %1 begins</source>
        <translation>Zaczyna się część %1</translation>
    </message>
    <message>
        <source>Overtime begins</source>
        <translation>Zaczyna się dogrywka</translation>
    </message>
    <message>
        <source>Overtime period %1 begins</source>
        <translation>Zaczyna się część %1 dogrywki</translation>
    </message>
    <message>
        <source>%1 acts before the first turn, by Celerity</source>
        <translation>Figurka %1 działa przed pierwszą turą dzięki ulepszeniu Chyżość</translation>
    </message>
    <message>
        <source>%1 acts at the very end, by Last Stand</source>
        <translation>Figurka %1 działa na samym końcu dzięki ulepszeniu Ostatni zryw</translation>
    </message>
    <message>
        <source>The activation of %1 ends</source>
        <translation>Aktywacja figurki %1 się kończy</translation>
    </message>
    <message>
        <source>The activation ends</source>
        <translation>Aktywacja się kończy</translation>
    </message>
    <message>
        <source>%1 announces a sprint</source>
        <translation>Figurka %1 zapowiada sprint</translation>
    </message>
    <message>
        <source>%1 announces a tackle</source>
        <translation>Figurka %1 zapowiada obalenie</translation>
    </message>
    <message>
        <source>%1 announces an attack</source>
        <translation>Figurka %1 zapowiada atak</translation>
    </message>
    <message>
        <source>%1 sprints to %2</source>
        <translation>Figurka %1 sprintuje na pole %2</translation>
    </message>
    <message>
        <source>%1 sprints to %2 and picks up the ball</source>
        <translation>Figurka %1 sprintuje na pole %2 i podnosi piłkę</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>Figurka %1 idzie na pole %2</translation>
    </message>
    <message>
        <source>%1 moves to %2 and picks up the ball</source>
        <translation>Figurka %1 idzie na pole %2 i podnosi piłkę</translation>
    </message>
    <message>
        <source>%1 picks up the ball</source>
        <translation>Figurka %1 podnosi piłkę</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation>Figurka %1 zostaje na miejscu</translation>
    </message>
    <message>
        <source>A figure moves</source>
        <translation>Figurka się porusza</translation>
    </message>
    <message>
        <source>%1 scatters to %2</source>
        <translation>Figurka %1 biegnie w rozsypce na pole %2</translation>
    </message>
    <message>
        <source>%1 scatters to %2 and picks up the ball</source>
        <translation>Figurka %1 biegnie w rozsypce na pole %2 i podnosi piłkę</translation>
    </message>
    <message>
        <source>%1 hands the ball to %2</source>
        <translation>Figurka %1 podaje piłkę figurce %2</translation>
    </message>
    <message>
        <source>%1 stomps %2</source>
        <translation>Figurka %1 odpycha tupnięciem figurkę %2</translation>
    </message>
    <message>
        <source>%1 stomps %2 enemies</source>
        <translation>Figurka %1 odpycha tupnięciem wrogów: %2</translation>
    </message>
    <message>
        <source>%1 scorches the enemies round it</source>
        <translation>Figurka %1 przypala wrogów wokół siebie</translation>
    </message>
    <message>
        <source>%1 takes %2 damage</source>
        <translation>Figurka %1 otrzymuje obrażenia: %2</translation>
    </message>
    <message>
        <source>%1 tries to steal from %2</source>
        <translation>Figurka %1 próbuje odebrać piłkę figurce %2</translation>
    </message>
    <message>
        <source>%1 tackles %2</source>
        <translation>Figurka %1 obala figurkę %2</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>Figurka %1 atakuje figurkę %2</translation>
    </message>
    <message>
        <source>%1 tackles %2 and %3</source>
        <translation>Figurka %1 obala figurki %2 i %3</translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3</source>
        <translation>Figurka %1 atakuje figurki %2 i %3</translation>
    </message>
    <message>
        <source>%1 reacts and tries to steal from %2</source>
        <translation>Figurka %1 reaguje i próbuje odebrać piłkę figurce %2</translation>
    </message>
    <message>
        <source>%1 reacts and tackles %2</source>
        <translation>Figurka %1 reaguje i obala figurkę %2</translation>
    </message>
    <message>
        <source>%1 reacts and attacks %2</source>
        <translation>Figurka %1 reaguje i atakuje figurkę %2</translation>
    </message>
    <message>
        <source>%1 reacts</source>
        <translation>Figurka %1 reaguje</translation>
    </message>
    <message>
        <source>Period %1 is scored</source>
        <translation>Liczenie punktów części %1</translation>
    </message>
    <message>
        <source>The overtime is scored</source>
        <translation>Liczenie punktów dogrywki</translation>
    </message>
    <message>
        <source>Kills and fouls are scored</source>
        <translation>Punkty za zabitych i faule</translation>
    </message>
    <message>
        <source>Clean-up after period %1</source>
        <translation>Porządki po części %1</translation>
    </message>
    <message>
        <source>The match is called</source>
        <translation>Mecz jest rozstrzygnięty</translation>
    </message>
    <message>
        <source>Overtime of %1 teams</source>
        <translation>Dogrywka, liczba drużyn: %1</translation>
    </message>
    <message>
        <source>The alliances roll the tiebreaker die</source>
        <translation>Sojusze rzucają kostką rozstrzygającą</translation>
    </message>
    <message>
        <source>%1 stands here twice; every name is used once.</source>
        <translation>Nazwa %1 występuje tu dwa razy; każdej nazwy używa się raz.</translation>
    </message>
    <message>
        <source>%1 would be a third alliance; there are two alliances of two teams.</source>
        <translation>%1 byłby trzecim sojuszem; są dwa sojusze po dwie drużyny.</translation>
    </message>
    <message>
        <source>Alliance %1 has two teams already; there are two alliances of two teams.</source>
        <translation>Sojusz %1 ma już dwie drużyny; są dwa sojusze po dwie drużyny.</translation>
    </message>
    <message>
        <source>%1 would be on the crossfield, but in none of its spaces.</source>
        <translation>Figurka %1 byłaby na boisku krzyżowym, ale na żadnym z jego pól.</translation>
    </message>
    <message>
        <source>%1 and %2 would both stand in %3; a space has room for one standing figure.</source>
        <translation>Figurki %1 i %2 obie stałyby na polu %3; na polu mieści się jedna stojąca figurka.</translation>
    </message>
    <message>
        <source>%1 would carry the ball without standing on the crossfield.</source>
        <translation>Figurka %1 niosłaby piłkę, nie stojąc na boisku krzyżowym.</translation>
    </message>
    <message>
        <source>The ball would be in no space and with no figure.</source>
        <translation>Piłka nie byłaby na żadnym polu ani u żadnej figurki.</translation>
    </message>
    <message>
        <source>The ball would be with %1 and lie in %2 at the same time.</source>
        <translation>Piłka byłaby u figurki %1 i jednocześnie leżała na polu %2.</translation>
    </message>
    <message>
        <source>%1 would live on with %2 damage; its health is %3.</source>
        <translation>Figurka %1 żyłaby dalej z obrażeniami %2; jej zdrowie to %3.</translation>
    </message>
    <message>
        <source>The damage of %1 would be %2, below 0.</source>
        <translation>Obrażenia figurki %1 wynosiłyby %2, poniżej 0.</translation>
    </message>
    <message>
        <source>%1 would have %2 damage in its dugout; there it has none.</source>
        <translation>Obrażenia figurki %1 na ławce wynosiłyby %2; tam nie ma żadnych.</translation>
    </message>
    <message>
        <source>The fouls of %1 would be %2; the dial goes from 0 to %3.</source>
        <translation>Faule drużyny %1 wynosiłyby %2; wskaźnik sięga od 0 do %3.</translation>
    </message>
    <message>
        <source>The cash of %1 would be %2; it cannot go below 0.</source>
        <translation>Gotówka drużyny %1 wynosiłaby %2; nie może spaść poniżej 0.</translation>
    </message>
    <message>
        <source>A wall would stand where no two spaces of the crossfield meet.</source>
        <translation>Ściana stałaby tam, gdzie nie stykają się żadne dwa pola boiska krzyżowego.</translation>
    </message>
    <message>
        <source>Two walls would stand between %1 and %2; a border has room for one.</source>
        <translation>Między polami %1 i %2 stałyby dwie ściany; na granicy mieści się jedna.</translation>
    </message>
    <message>
        <source>There would be %1 walls; the box has %2 wall tokens.</source>
        <translation>Liczba ścian wynosiłaby %1; w pudełku żetonów ściany jest %2.</translation>
    </message>
    <message>
        <source>Fire would burn in none of the spaces of the crossfield.</source>
        <translation>Ogień płonąłby na żadnym z pól boiska krzyżowego.</translation>
    </message>
    <message>
        <source>The fire in %1 would be written down twice, or without a token.</source>
        <translation>Ogień na polu %1 byłby zapisany dwa razy albo bez żetonu.</translation>
    </message>
    <message>
        <source>Fire would burn in %1, which is a scoring mound.</source>
        <translation>Ogień płonąłby na polu %1, które jest kopcem punktowym.</translation>
    </message>
    <message>
        <source>There would be %1 fire tokens on the crossfield; the box has %2.</source>
        <translation>Liczba żetonów ognia na boisku krzyżowym wynosiłaby %1; w pudełku jest %2.</translation>
    </message>
    <message>
        <source>Two score tokens would lie in %1.</source>
        <translation>Na polu %1 leżałyby dwa żetony punktów.</translation>
    </message>
    <message>
        <source>A score token would belong to none of the teams.</source>
        <translation>Żeton punktów nie należałby do żadnej drużyny.</translation>
    </message>
    <message>
        <source>There would be %1 score tokens on the crossfield; the box has %2.</source>
        <translation>Liczba żetonów punktów na boisku krzyżowym wynosiłaby %1; w pudełku jest %2.</translation>
    </message>
    <message>
        <source>%1 would have been killed by a team, but be nobody&apos;s trophy.</source>
        <translation>Figurka %1 byłaby zabita przez drużynę, ale nie byłaby niczyim trofeum.</translation>
    </message>
    <message>
        <source>%1 would be a trophy more than once.</source>
        <translation>Figurka %1 byłaby trofeum więcej niż raz.</translation>
    </message>
    <message>
        <source>%1 would be a trophy of %2 without having been killed by a team.</source>
        <translation>Figurka %1 byłaby trofeum drużyny %2, choć nie zabiła jej żadna drużyna.</translation>
    </message>
    <message>
        <source>The draw pile would have %1 cards and the discard pile %2.</source>
        <translation>Stos dobierania miałby karty: %1, a stos kart odrzuconych: %2.</translation>
    </message>
    <message>
        <source>Hands, burned cards and both piles would be %1 cards together; the deck has %2.</source>
        <translation>Ręce, spalone karty i oba stosy to byłoby razem kart: %1; talia ma ich %2.</translation>
    </message>
    <message>
        <source>No team would be the first player.</source>
        <translation>Żadna drużyna nie byłaby pierwszym graczem.</translation>
    </message>
    <message>
        <source>A turn would go on that belongs to no team.</source>
        <translation>Trwałaby tura, która nie należy do żadnej drużyny.</translation>
    </message>
    <message>
        <source>Teams would have their last turns before the bell has rung.</source>
        <translation>Drużyny miałyby ostatnie tury, zanim zabrzmiał dzwonek.</translation>
    </message>
    <message>
        <source>%1 would have more than one turn after the bell.</source>
        <translation>Drużyna %1 miałaby po dzwonku więcej niż jedną turę.</translation>
    </message>
    <message>
        <source>The bell would have been rung by none of the teams.</source>
        <translation>Dzwonka nie wywołałaby żadna z drużyn.</translation>
    </message>
    <message>
        <source>Which teams are blown out or eliminated, and is the match over?</source>
        <translation>Które drużyny odpadają przez pogrom lub eliminację i czy mecz jest skończony?</translation>
    </message>
    <message>
        <source>No team in play is %1 points behind the next one above: nobody is blown out.</source>
        <translation>Żadna drużyna w grze nie traci %1 punktów do najbliższej wyżej: nie ma pogromu.</translation>
    </message>
    <message>
        <source>The last place is not %1 points behind the next one above: nobody is blown out.</source>
        <translation>Ostatnie miejsce nie traci %1 punktów do najbliższego wyżej: nie ma pogromu.</translation>
    </message>
    <message>
        <source>The lower score of an alliance counts: %1 has %2, %3 has %4.</source>
        <translation>Liczy się niższy wynik w sojuszu: %1 ma %2, %3 ma %4.</translation>
    </message>
    <message>
        <source>Alliance %1 is %2 points behind: blown out (the limit is %3).</source>
        <translation>Sojusz %1 traci punkty: %2; to pogrom (granica to %3).</translation>
    </message>
    <message>
        <source>Neither alliance is %1 points behind the other: nobody is blown out.</source>
        <translation>Żaden sojusz nie traci %1 punktów do drugiego: nie ma pogromu.</translation>
    </message>
    <message>
        <source>Alliance %1 has lost with a team that is out: %2 and %3 have won.</source>
        <translation>Sojusz %1 przegrywa z drużyną poza meczem: wygrywają drużyny %2 i %3.</translation>
    </message>
    <message>
        <source>All went out at the same time: all have lost.</source>
        <translation>Wszystkie odpadają jednocześnie: wszystkie przegrywają.</translation>
    </message>
    <message>
        <source>Teams still in play: %1. The match goes on.</source>
        <translation>Drużyny wciąż w grze: %1. Mecz trwa dalej.</translation>
    </message>
    <message>
        <source>The key &quot;figures&quot; is missing: while replenishing, the figures of %1 must be known.</source>
        <translation>Brakuje klucza „figures”: przy uzupełnianiu figurki drużyny %1 muszą być znane.</translation>
    </message>
    <message>
        <source>Is this loadout legal, and what do its upgrades do?</source>
        <translation>Czy to wyposażenie jest zgodne z zasadami i co dają jego ulepszenia?</translation>
    </message>
    <message>
        <source>The active upgrades cost %1 of %2 active upgrade points; left: %3.</source>
        <translation>Aktywne ulepszenia kosztują %1 z %2 punktów aktywnych ulepszeń; zostaje: %3.</translation>
    </message>
    <message>
        <source>The active upgrades cost %1, but there are only %2 active upgrade points: %3 too many.</source>
        <translation>Aktywne ulepszenia kosztują %1, a punktów aktywnych ulepszeń jest tylko %2: o %3 za dużo.</translation>
    </message>
    <message>
        <source>Active copies of %1: %2; owned: %3. Only tiles that were bought can be active.</source>
        <translation>Aktywne egzemplarze %1: %2; posiadane: %3. Aktywne mogą być tylko kupione kafelki.</translation>
    </message>
    <message>
        <source>The active upgrades take %1 of %2 places.</source>
        <translation>Aktywne ulepszenia zajmują %1 z %2 miejsc.</translation>
    </message>
    <message>
        <source>The active upgrades have %1 different names, but there are only %2 places.</source>
        <translation>Liczba różnych nazw aktywnych ulepszeń to %1, a miejsc jest tylko %2.</translation>
    </message>
    <message>
        <source>Ringers fielded: %1; allowed: %2.</source>
        <translation>Wystawieni najemnicy: %1; dozwolone: %2.</translation>
    </message>
    <message>
        <source>%1 is fielded, but is not among the team&apos;s living ringers.</source>
        <translation>Najemnik %1 jest wystawiony, ale nie należy do żyjących najemników drużyny.</translation>
    </message>
    <message>
        <source>Ringers in a runner&apos;s place: %1; there are only %2 such places.</source>
        <translation>Najemnicy na miejscach biegaczy: %1; takich miejsc jest tylko %2.</translation>
    </message>
    <message>
        <source>Ringers in a bruiser&apos;s place: %1; there are only %2 such places.</source>
        <translation>Najemnicy na miejscach osiłków: %1; takich miejsc jest tylko %2.</translation>
    </message>
    <message>
        <source>Who has won the match, or what must still be played?</source>
        <translation>Kto wygrał mecz albo co trzeba jeszcze rozegrać?</translation>
    </message>
    <message>
        <source>No team is in play: all have lost.</source>
        <translation>Żadna drużyna nie jest w grze: wszystkie przegrywają.</translation>
    </message>
    <message>
        <source>Several teams are in play and period 4 is not over: the match goes on.</source>
        <translation>W grze jest kilka drużyn, a część 4 się nie skończyła: mecz trwa dalej.</translation>
    </message>
    <message>
        <source>Both alliances are complete and period 4 is not over: the match goes on.</source>
        <translation>Oba sojusze są w komplecie, a część 4 się nie skończyła: mecz trwa dalej.</translation>
    </message>
    <message>
        <source>Teams that share the lead with %2 points: %1. They play an overtime period.</source>
        <translation>Drużyny, które remisują na czele z wynikiem %2: %1. Rozgrywają część dogrywki.</translation>
    </message>
    <message>
        <source>Both alliances have a team that is out: all have lost.</source>
        <translation>Oba sojusze mają drużynę poza meczem: wszyscy przegrywają.</translation>
    </message>
    <message>
        <source>Both alliances rolled %1: the roll is repeated.</source>
        <translation>Oba sojusze wyrzuciły %1: rzut się powtarza.</translation>
    </message>
    <message>
        <source>The lower scores are equal: each alliance rolls the tiebreaker die, the higher one wins.</source>
        <translation>Niższe wyniki są równe: każdy sojusz rzuca kostką rozstrzygającą, wyższy wynik wygrywa.</translation>
    </message>
    <message>
        <source>Teams are in play, but none of them played the overtime.</source>
        <translation>Są drużyny w grze, ale żadna z nich nie grała w dogrywce.</translation>
    </message>
    <message>
        <source>The key &quot;overtime_teams&quot; is missing: after an overtime it tells who played it.</source>
        <translation>Brakuje klucza „overtime_teams”: po dogrywce mówi on, kto w niej grał.</translation>
    </message>
    <message>
        <source>overtime_teams belongs to the end of an overtime only.</source>
        <translation>overtime_teams należy tylko do końca dogrywki.</translation>
    </message>
    <message>
        <source>%1 is neither of the two alliances.</source>
        <translation>%1 nie jest żadnym z dwóch sojuszy.</translation>
    </message>
    <message>
        <source>The roll of alliance %1 is missing.</source>
        <translation>Brakuje rzutu sojuszu %1.</translation>
    </message>
    <message>
        <source>Where can a figure go, and what does its path provoke?</source>
        <translation>Dokąd może iść figurka i co wywołuje jej trasa?</translation>
    </message>
    <message>
        <source>%1 has %2 damage and health %3, so it would be dead already.</source>
        <translation>Figurka %1 ma obrażenia %2 i zdrowie %3, więc już by nie żyła.</translation>
    </message>
    <message>
        <source>There is no figure called %1.</source>
        <translation>Nie ma figurki o nazwie %1.</translation>
    </message>
    <message>
        <source>%1 is knocked down, so it cannot be activated.</source>
        <translation>Figurka %1 jest powalona, więc nie można jej aktywować.</translation>
    </message>
    <message>
        <source>%1 is a runner: it can neither tackle nor attack.</source>
        <translation>Figurka %1 jest biegaczem: nie może obalać ani atakować.</translation>
    </message>
    <message>
        <source>%1 is a bruiser: Scatter! moves runners and ringers only.</source>
        <translation>Figurka %1 jest osiłkiem: W rozsypkę! porusza tylko biegaczy i najemników.</translation>
    </message>
    <message>
        <source>Only a sprint of a runner or a ringer can end with a steal.</source>
        <translation>Tylko sprint biegacza lub najemnika może skończyć się odebraniem piłki.</translation>
    </message>
    <message>
        <source>Hustle! does not go with Scatter!.</source>
        <translation>Żwawo! i W rozsypkę! nie łączą się ze sobą.</translation>
    </message>
    <message>
        <source>A wall stands between two adjacent spaces; %1 and %2 are not.</source>
        <translation>Ściana stoi między dwoma sąsiednimi polami; pola %1 i %2 nie sąsiadują.</translation>
    </message>
    <message>
        <source>There is a wall between %1 and %2 already.</source>
        <translation>Między polami %1 i %2 już stoi ściana.</translation>
    </message>
    <message>
        <source>%1 has an entry already; its tokens belong together.</source>
        <translation>Pole %1 ma już wpis; jego żetony należą do jednego wpisu.</translation>
    </message>
    <message>
        <source>There are %1 fire tokens in all, not %2.</source>
        <translation>Żetonów ognia jest w sumie %1, a nie %2.</translation>
    </message>
    <message>
        <source>The ball is picked up at the end of a path, but no path is given.</source>
        <translation>Piłkę podnosi się na końcu trasy, a żadna trasa nie jest podana.</translation>
    </message>
    <message>
        <source>sprint</source>
        <translation>sprint</translation>
    </message>
    <message>
        <source>tackle</source>
        <translation>obalenie</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>atak</translation>
    </message>
    <message>
        <source>Scatter! moves %1 up to %2 spaces, whatever else it has.</source>
        <translation>W rozsypkę! daje figurce %1 zasięg ruchu do %2, niezależnie od reszty.</translation>
    </message>
    <message>
        <source>Spaces where %1 can end its movement alive, its own included: %2.</source>
        <translation>Pola, na których figurka %1 może zakończyć ruch żywa, razem z jej własnym: %2.</translation>
    </message>
    <message>
        <source>%1 passes figures and walls, but cannot stop on a figure.</source>
        <translation>Figurka %1 mija figurki i ściany, ale nie może stanąć na polu z figurką.</translation>
    </message>
    <message>
        <source>Each fire token that %1 enters is %2 damage; for each space its least harmful way counts.</source>
        <translation>Każdy żeton ognia, na który wchodzi figurka %1, to obrażenia %2; dla każdego pola liczy się najmniej szkodliwa trasa.</translation>
    </message>
    <message>
        <source>Points of damage that Hardy still keeps off %1 in this turn: %2.</source>
        <translation>Obrażenia, przed którymi Hart jeszcze chroni figurkę %1 w tej turze: %2.</translation>
    </message>
    <message>
        <source>The path of %1 to %2 is legal: %3 of %4 spaces used.</source>
        <translation>Trasa figurki %1 na pole %2 jest zgodna z zasadami: zużyte pola to %3 z %4.</translation>
    </message>
    <message>
        <source>%1 stays in %2, which is legal.</source>
        <translation>Figurka %1 zostaje na polu %2, co jest zgodne z zasadami.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2 and %3 share no border line.</source>
        <translation>Krok %1 nie jest możliwy: pola %2 i %3 nie mają wspólnej granicy.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: there is a wall between %2 and %3.</source>
        <translation>Krok %1 nie jest możliwy: między polami %2 i %3 stoi ściana.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2 stands in %3.</source>
        <translation>Krok %1 nie jest możliwy: figurka %2 stoi na polu %3.</translation>
    </message>
    <message>
        <source>%1 passes figures, but cannot stop in %2: %3 stands there.</source>
        <translation>Figurka %1 mija figurki, ale nie może zatrzymać się na polu %2: stoi tam figurka %3.</translation>
    </message>
    <message>
        <source>Step %1 into %2 kills %3, so it never walks the rest of the path.</source>
        <translation>Krok %1 na pole %2 zabija figurkę %3, więc nie przechodzi ona reszty trasy.</translation>
    </message>
    <message>
        <source>The fire in %1 kills %2; it is nobody&apos;s kill.</source>
        <translation>Ogień na polu %1 zabija figurkę %2; nie liczy się to nikomu.</translation>
    </message>
    <message>
        <source>%1 cannot pick up the ball: it does not lie in %2.</source>
        <translation>Figurka %1 nie może podnieść piłki: piłka nie leży na polu %2.</translation>
    </message>
    <message>
        <source>Step %1, fire in %2: tokens %3, damage to %4 %5.</source>
        <translation>Krok %1, ogień na polu %2: żetony %3, obrażenia figurki %4: %5.</translation>
    </message>
    <message>
        <source>Step %1, fire in %2: tokens %3, kept off by Hardy %4, damage to %5 %6.</source>
        <translation>Krok %1, ogień na polu %2: żetony %3, zatrzymane przez Hart %4, obrażenia figurki %5: %6.</translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may attack or tackle.</source>
        <translation>Krok %1 na pole %2: figurka %3 (%4) może atakować lub obalać.</translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may steal the ball.</source>
        <translation>Krok %1 na pole %2: figurka %3 (%4) może odebrać piłkę.</translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may attack, tackle or steal the ball.</source>
        <translation>Krok %1 na pole %2: figurka %3 (%4) może atakować, obalać lub odebrać piłkę.</translation>
    </message>
    <message>
        <source>%1: nobody attacks or tackles it for its steps.</source>
        <translation>Figurka %1: nikt jej nie atakuje ani nie obala za jej kroki.</translation>
    </message>
    <message>
        <source>Scatter!: nobody attacks or tackles %1 for its steps.</source>
        <translation>W rozsypkę!: nikt nie atakuje ani nie obala figurki %1 za jej kroki.</translation>
    </message>
    <message>
        <source>No enemy may react to the steps of %1.</source>
        <translation>Żaden wróg nie może reagować na kroki figurki %1.</translation>
    </message>
    <message>
        <source>In %1, %2 can hand off the ball to %3.</source>
        <translation>Na polu %1 figurka %2 może podać piłkę figurce %3.</translation>
    </message>
    <message>
        <source>In %1, %2 can receive the ball from %3.</source>
        <translation>Na polu %1 figurka %2 może przyjąć piłkę od figurki %3.</translation>
    </message>
    <message>
        <source>No hand-off: it needs a sprint without a steal, or a Scatter! move.</source>
        <translation>Podanie wymaga sprintu bez odebrania piłki albo ruchu z karty W rozsypkę! – tu tego nie ma.</translation>
    </message>
    <message>
        <source>%1 picks up the ball in %2, which ends its movement and its action.</source>
        <translation>Figurka %1 podnosi piłkę na polu %2, co kończy jej ruch i akcję.</translation>
    </message>
    <message>
        <source>%1 takes the ball along to %2.</source>
        <translation>Figurka %1 zabiera piłkę na pole %2.</translation>
    </message>
    <message>
        <source>From %1, %2 can tackle %3.</source>
        <translation>Z pola %1 figurka %2 może obalać figurkę %3.</translation>
    </message>
    <message>
        <source>From %1, %2 can attack %3.</source>
        <translation>Z pola %1 figurka %2 może atakować figurkę %3.</translation>
    </message>
    <message>
        <source>From %1, %2 can steal the ball from %3.</source>
        <translation>Z pola %1 figurka %2 może odebrać piłkę figurce %3.</translation>
    </message>
    <message>
        <source>From %1, no enemy stands in the killzone of %2.</source>
        <translation>Na polu %1 w strefie rażenia figurki %2 nie stoi żaden wróg.</translation>
    </message>
    <message>
        <source>From %1, no enemy with the ball stands in the killzone of %2.</source>
        <translation>Na polu %1 w strefie rażenia figurki %2 nie stoi żaden wróg z piłką.</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Cegła</translation>
    </message>
    <message>
        <source>Celerity</source>
        <translation>Chyżość</translation>
    </message>
    <message>
        <source>Enforcement</source>
        <translation>Wzmocnienie</translation>
    </message>
    <message>
        <source>Hardy</source>
        <translation>Hart</translation>
    </message>
    <message>
        <source>Hate</source>
        <translation>Nienawiść</translation>
    </message>
    <message>
        <source>Last Stand</source>
        <translation>Ostatni zryw</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Szczęściarz</translation>
    </message>
    <message>
        <source>Pain/Gain</source>
        <translation>Ból/Zysk</translation>
    </message>
    <message>
        <source>Pile Driver</source>
        <translation>Kafar</translation>
    </message>
    <message>
        <source>Relay Training</source>
        <translation>Trening podań</translation>
    </message>
    <message>
        <source>Sexy Contract</source>
        <translation>Seksowny kontrakt</translation>
    </message>
    <message>
        <source>Speed Training</source>
        <translation>Trening szybkości</translation>
    </message>
    <message>
        <source>Cretin the Ettin</source>
        <translation>Cretin the Ettin</translation>
    </message>
    <message>
        <source>Macho Libre</source>
        <translation>Macho Libre</translation>
    </message>
    <message>
        <source>Panda Monium</source>
        <translation>Panda Monium</translation>
    </message>
    <message>
        <source>Panther</source>
        <translation>Panther</translation>
    </message>
    <message>
        <source>T-Bone</source>
        <translation>T-Bone</translation>
    </message>
    <message>
        <source>The Butcher</source>
        <translation>The Butcher</translation>
    </message>
    <message>
        <source>The Dragon</source>
        <translation>The Dragon</translation>
    </message>
    <message>
        <source>Spectre</source>
        <translation>Spectre</translation>
    </message>
    <message>
        <source>Hail Mary Play</source>
        <translation>Va banque</translation>
    </message>
    <message>
        <source>Huddle</source>
        <translation>Narada</translation>
    </message>
    <message>
        <source>Hustle!</source>
        <translation>Żwawo!</translation>
    </message>
    <message>
        <source>Power Play</source>
        <translation>Zagranie siłowe</translation>
    </message>
    <message>
        <source>Rain of Fire</source>
        <translation>Deszcz ognia</translation>
    </message>
    <message>
        <source>Scatter!</source>
        <translation>W rozsypkę!</translation>
    </message>
    <message>
        <source>Wall of Stone</source>
        <translation>Kamienna ściana</translation>
    </message>
    <message>
        <source>Warpstone</source>
        <translation>Kamień mocy</translation>
    </message>
    <message>
        <source>Boot to the Head</source>
        <translation>Kopniak w głowę</translation>
    </message>
    <message>
        <source>BZZZZT!</source>
        <translation>BZZZZT!</translation>
    </message>
    <message>
        <source>Illegal Scouting</source>
        <translation>Nielegalny zwiad</translation>
    </message>
    <message>
        <source>Kaos Rule</source>
        <translation>Zasada Kaosu</translation>
    </message>
    <message>
        <source>Kaos Warp</source>
        <translation>Skok Kaosu</translation>
    </message>
    <message>
        <source>Stim Pack!</source>
        <translation>Zastrzyk!</translation>
    </message>
    <message>
        <source>before the match</source>
        <translation>przed meczem</translation>
    </message>
    <message>
        <source>upgrade auction</source>
        <translation>licytacja ulepszeń</translation>
    </message>
    <message>
        <source>ringer auction</source>
        <translation>licytacja najemników</translation>
    </message>
    <message>
        <source>loadout</source>
        <translation>wyposażenie</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>ustawienie</translation>
    </message>
    <message>
        <source>before the period</source>
        <translation>przed częścią meczu</translation>
    </message>
    <message>
        <source>between turns</source>
        <translation>między turami</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tura</translation>
    </message>
    <message>
        <source>end of the period</source>
        <translation>koniec części meczu</translation>
    </message>
    <message>
        <source>bribes</source>
        <translation>łapówki</translation>
    </message>
    <message>
        <source>foul rolls</source>
        <translation>rzuty na faule</translation>
    </message>
    <message>
        <source>kills and fouls</source>
        <translation>zabici i faule</translation>
    </message>
    <message>
        <source>clean-up</source>
        <translation>porządki</translation>
    </message>
    <message>
        <source>filling up</source>
        <translation>uzupełnianie</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>koniec meczu</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończony</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Melee Mastery</source>
        <translation>Mistrzostwo walki wręcz</translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation>Przypalanie</translation>
    </message>
    <message>
        <source>Vampirism</source>
        <translation>Wampiryzm</translation>
    </message>
    <message>
        <source>Stomp</source>
        <translation>Tupnięcie</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>energy card</source>
        <translation>karta energii</translation>
    </message>
    <message>
        <source>UPSET!</source>
        <translation>Sensacja!</translation>
    </message>
    <message>
        <source>Booster Bru</source>
        <translation>Booster Bru</translation>
    </message>
    <message>
        <source>tactic card</source>
        <translation>karta taktyki</translation>
    </message>
    <message>
        <source>cheat card</source>
        <translation>karta oszustwa</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>brak karty</translation>
    </message>
    <message>
        <source>An id has small letters, digits and _ only, not &quot;%1&quot;.</source>
        <translation>Identyfikator ma tylko małe litery, cyfry i _, a nie „%1”.</translation>
    </message>
    <message>
        <source>This should be %1, the sum of its parts, not %2.</source>
        <translation>Tu powinno być %1, suma części, a nie %2.</translation>
    </message>
    <message>
        <source>The pack lists %1 of these, not %2.</source>
        <translation>Pakiet wymienia ich %1, a nie %2.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is missing.</source>
        <translation>Brakuje karty „%1”.</translation>
    </message>
    <message>
        <source>The minimum bid of an upgrade is its cost (KB-26.3), here %1, not %2.</source>
        <translation>Minimalna stawka ulepszenia to jego koszt (KB-26.3), tu %1, a nie %2.</translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; is not among the pack&apos;s &quot;sources&quot;; was &quot;%2&quot; meant?</source>
        <translation>Źródła „%1” nie ma wśród „sources” pakietu; czy chodzi o „%2”?</translation>
    </message>
    <message>
        <source>Of value %1 there cannot be more cards with a star (%2) than cards (%3).</source>
        <translation>O wartości %1 nie może być więcej kart z gwiazdką (%2) niż wszystkich kart (%3).</translation>
    </message>
    <message>
        <source>A later place cannot count for more than the one before it.</source>
        <translation>Dalsze miejsce nie może liczyć się za więcej niż poprzednie.</translation>
    </message>
    <message>
        <source>The die cannot show %1: it is not among its results.</source>
        <translation>Kostka nie może pokazać %1: nie ma tego wśród jej wyników.</translation>
    </message>
    <message>
        <source>The tiebreaker die has no 0: a tie is always broken (KB-R14).</source>
        <translation>Kostka rozstrzygająca nie ma 0: remis zawsze się rozstrzyga (KB-R14).</translation>
    </message>
    <message>
        <source>Half-time must come before the last period, which is %1.</source>
        <translation>Przerwa musi być przed ostatnią częścią, czyli częścią %1.</translation>
    </message>
    <message>
        <source>The space %1 stands here twice; one was expected.</source>
        <translation>Pole %1 występuje tu dwa razy; może wystąpić tylko raz.</translation>
    </message>
    <message>
        <source>The space %1 of the crossfield is missing.</source>
        <translation>Brakuje pola %1 boiska krzyżowego.</translation>
    </message>
    <message>
        <source>On the crossfield (KB-2) this is %1 for %2, not %3.</source>
        <translation>Na boisku krzyżowym (KB-2) jest tu %1 dla pola %2, a nie %3.</translation>
    </message>
    <message>
        <source>The crossfield has %1 spaces, not %2.</source>
        <translation>Liczba pól boiska krzyżowego to %1, a nie %2.</translation>
    </message>
    <message>
        <source>Opposite to %1 lies %2, not %3.</source>
        <translation>Naprzeciw pola %1 leży pole %2, a nie %3.</translation>
    </message>
    <message>
        <source>For this house rule the referee has %1 here, not %2.</source>
        <translation>Dla tej zasady domowej sędzia ma tu %1, a nie %2.</translation>
    </message>
    <message>
        <source>The referee&apos;s default for this house rule is another one than %1.</source>
        <translation>Wartość domyślna sędziego dla tej zasady domowej jest inna niż %1.</translation>
    </message>
    <message>
        <source>The name %1 stands here twice.</source>
        <translation>Nazwa %1 występuje tu dwa razy.</translation>
    </message>
    <message>
        <source>There is no team called %1 in &quot;teams&quot;.</source>
        <translation>W „teams” nie ma drużyny o nazwie %1.</translation>
    </message>
    <message>
        <source>%1 and %2 both stand in %3; one standing figure fits in a space.</source>
        <translation>Figurki %1 i %2 obie stoją na polu %3; na polu mieści się jedna stojąca figurka.</translation>
    </message>
    <message>
        <source>There is no figure called %1 that could carry the ball.</source>
        <translation>Nie ma figurki o nazwie %1, która mogłaby nieść piłkę.</translation>
    </message>
    <message>
        <source>%1 is knocked down, so it cannot carry the ball.</source>
        <translation>Figurka %1 jest powalona, więc nie może nieść piłki.</translation>
    </message>
    <message>
        <source>Who scores now, at the start of a turn or at the end of a period?</source>
        <translation>Kto punktuje teraz, na początku tury lub na końcu części meczu?</translation>
    </message>
    <message>
        <source>Another team sits at this side already.</source>
        <translation>Po tej stronie siedzi już inna drużyna.</translation>
    </message>
    <message>
        <source>The key &quot;active_team&quot; is missing: whose turn starts?</source>
        <translation>Brakuje klucza „active_team”: czyja tura się zaczyna?</translation>
    </message>
    <message>
        <source>No team is active at the end of a period.</source>
        <translation>Na końcu części meczu żadna drużyna nie jest aktywna.</translation>
    </message>
    <message>
        <source>There is a score token in %1 already.</source>
        <translation>Na polu %1 już leży żeton punktów.</translation>
    </message>
    <message>
        <source>A minor scoring mound is worth %2 in period %1.</source>
        <translation>Mniejszy kopiec punktowy jest w części %1 wart %2.</translation>
    </message>
    <message>
        <source>A minor scoring mound is worth %1 in overtime.</source>
        <translation>Mniejszy kopiec punktowy jest w dogrywce wart %1.</translation>
    </message>
    <message>
        <source>%1 on %2 is a bruiser, and bruisers do not score.</source>
        <translation>Figurka %1 na polu %2 jest osiłkiem, a osiłki nie punktują.</translation>
    </message>
    <message>
        <source>%1 on %2 is knocked down and does not score.</source>
        <translation>Figurka %1 na polu %2 jest powalona i nie punktuje.</translation>
    </message>
    <message>
        <source>%1 on %2: the major scoring mound of %3 is %4, so this one gives nothing.</source>
        <translation>Figurka %1 na polu %2: większy kopiec punktowy drużyny %3 to %4, więc ten nic nie daje.</translation>
    </message>
    <message>
        <source>%1 on %2: the score token there is not its team&apos;s, so it gives nothing.</source>
        <translation>Figurka %1 na polu %2: tamtejszy żeton punktów nie należy do jej drużyny, więc nic nie daje.</translation>
    </message>
    <message>
        <source>No standing runner or ringer is on a scoring mound of its own.</source>
        <translation>Żaden stojący biegacz ani najemnik nie jest na swoim kopcu punktowym.</translation>
    </message>
    <message>
        <source>The table of a league, with its tie-breakers.</source>
        <translation>Tabela ligi z rozstrzyganiem remisów.</translation>
    </message>
    <message>
        <source>That belongs to the phase &quot;%1&quot;; the match is in the phase &quot;%2&quot;.</source>
        <translation>To należy do fazy „%1”; mecz jest w fazie „%2”.</translation>
    </message>
    <message>
        <source>The match has begun already.</source>
        <translation>Mecz już się zaczął.</translation>
    </message>
    <message>
        <source>No match has begun: new_match comes first.</source>
        <translation>Żaden mecz się nie zaczął: najpierw jest new_match.</translation>
    </message>
    <message>
        <source>No team &quot;%1&quot; plays in this match.</source>
        <translation>Drużyna „%1” nie gra w tym meczu.</translation>
    </message>
    <message>
        <source>%1 are out of the match.</source>
        <translation>Drużyna %1 jest już poza meczem.</translation>
    </message>
    <message>
        <source>There is no figure &quot;%1&quot; in this match.</source>
        <translation>W tym meczu nie ma figurki „%1”.</translation>
    </message>
    <message>
        <source>%1 does not stand on the crossfield.</source>
        <translation>Figurka %1 nie stoi na boisku krzyżowym.</translation>
    </message>
    <message>
        <source>The team %1 is listed twice.</source>
        <translation>Drużyna %1 jest na liście dwa razy.</translation>
    </message>
    <message>
        <source>This step is for %1, not for %2.</source>
        <translation>To krok drużyny %1, a nie drużyny %2.</translation>
    </message>
    <message>
        <source>Without figures on the crossfield nothing is moved; this needs the mirror.</source>
        <translation>Bez figurek na boisku nic się nie rusza; potrzebny jest tryb Lustro (figurki na boisku).</translation>
    </message>
    <message>
        <source>The crossfield is mirrored here, so &quot;%1&quot; follows from the places.</source>
        <translation>Boisko krzyżowe jest tu prowadzone w lustrze, więc „%1” wynika z pól.</translation>
    </message>
    <message>
        <source>The match has this depth already.</source>
        <translation>Mecz ma już tę szczegółowość.</translation>
    </message>
    <message>
        <source>%1 is on the crossfield: enter the space.</source>
        <translation>Figurka %1 jest na boisku krzyżowym: podaj, na którym polu.</translation>
    </message>
    <message>
        <source>Two standing figures cannot share %1.</source>
        <translation>Dwie stojące figurki nie mogą dzielić pola %1.</translation>
    </message>
    <message>
        <source>Nobody carries the ball: enter where it lies.</source>
        <translation>Nikt nie niesie piłki: podaj, gdzie leży.</translation>
    </message>
    <message>
        <source>%1 is not on the crossfield.</source>
        <translation>Figurki %1 nie ma na boisku krzyżowym.</translation>
    </message>
    <message>
        <source>%1 teams do not fit this mode: versus has 2, max kaos 3 or 4, alliance 4.</source>
        <translation>Liczba drużyn %1 nie pasuje do tego trybu: pojedynek ma 2, Maksymalny Kaos 3 lub 4, sojusz 4.</translation>
    </message>
    <message>
        <source>A league match is between two teams.</source>
        <translation>Mecz ligowy toczy się między dwiema drużynami.</translation>
    </message>
    <message>
        <source>Two teams sit at opposite sides.</source>
        <translation>Dwie drużyny siedzą po przeciwnych stronach.</translation>
    </message>
    <message>
        <source>The teams are listed clockwise: south, west, north, east.</source>
        <translation>Drużyny wymienia się zgodnie z ruchem wskazówek zegara: południe, zachód, północ, wschód.</translation>
    </message>
    <message>
        <source>An alliance match has two alliances of two teams.</source>
        <translation>Mecz sojuszy ma dwa sojusze po dwie drużyny.</translation>
    </message>
    <message>
        <source>Allies sit at neighbouring sides.</source>
        <translation>Sojusznicy siedzą po sąsiednich stronach.</translation>
    </message>
    <message>
        <source>In an alliance match the first player is the left-seated ally: %1 or %2.</source>
        <translation>W meczu sojuszy pierwszym graczem jest sojusznik siedzący po lewej: drużyna %1 lub %2.</translation>
    </message>
    <message>
        <source>The first player &quot;%1&quot; is not among the teams.</source>
        <translation>Pierwszego gracza „%1” nie ma wśród drużyn.</translation>
    </message>
    <message>
        <source>No pack has a ringer &quot;%1&quot;.</source>
        <translation>Żaden pakiet nie ma najemnika „%1”.</translation>
    </message>
    <message>
        <source>%1 lots are turned up with %2 players, not %3.</source>
        <translation>Liczba odkrywanych przedmiotów to %1 przy liczbie graczy %2, a nie %3.</translation>
    </message>
    <message>
        <source>The lot &quot;%1&quot; is listed twice.</source>
        <translation>Przedmiot „%1” jest na liście dwa razy.</translation>
    </message>
    <message>
        <source>No pack has an upgrade &quot;%1&quot;.</source>
        <translation>Żaden pakiet nie ma ulepszenia „%1”.</translation>
    </message>
    <message>
        <source>There is one %1 only.</source>
        <translation>Jest tylko jeden egzemplarz: %1.</translation>
    </message>
    <message>
        <source>There is no lot &quot;%1&quot;.</source>
        <translation>Nie ma przedmiotu „%1”.</translation>
    </message>
    <message>
        <source>The auction is over; unsold lots go back to the box.</source>
        <translation>Licytacja się kończy; niesprzedane przedmioty wracają do pudełka.</translation>
    </message>
    <message>
        <source>%1 is dead and cannot be fielded.</source>
        <translation>Najemnik %1 nie żyje i nie można go wystawić.</translation>
    </message>
    <message>
        <source>All have chosen: the loadouts are revealed.</source>
        <translation>Wszystkie wybrały: wyposażenie zostaje ujawnione.</translation>
    </message>
    <message>
        <source>%1 is placed twice.</source>
        <translation>Figurka %1 jest ustawiona dwa razy.</translation>
    </message>
    <message>
        <source>%1 is not in the dugout.</source>
        <translation>Figurki %1 nie ma na ławce.</translation>
    </message>
    <message>
        <source>%1 was not chosen for this half; another ringer waits for half-time.</source>
        <translation>Figurka %1 nie jest wybrana na tę połowę; inny najemnik czeka do przerwy.</translation>
    </message>
    <message>
        <source>%1 was chosen and has to be lined up in its post.</source>
        <translation>Najemnik %1 jest wybrany i trzeba go ustawić na jego pozycji.</translation>
    </message>
    <message>
        <source>%1 starts on a free space of its own symbol of its scrimmage line, not on %2.</source>
        <translation>Figurka %1 zaczyna na wolnym polu z własnym symbolem na swojej linii wznowienia, a nie na polu %2.</translation>
    </message>
    <message>
        <source>A figure stands on %1.</source>
        <translation>Na polu %1 stoi figurka.</translation>
    </message>
    <message>
        <source>Every hand is filled to %1 cards.</source>
        <translation>Wszyscy dobierają do %1 kart.</translation>
    </message>
    <message>
        <source>The next turn belongs to %1, not to %2.</source>
        <translation>Następna tura należy do drużyny %1, a nie do drużyny %2.</translation>
    </message>
    <message>
        <source>%1 heals completely.</source>
        <translation>Figurka %1 leczy się całkowicie.</translation>
    </message>
    <message>
        <source>A runner or ringer of %1 has to hold the ball to score; %2 does.</source>
        <translation>Aby punktować, piłkę musi trzymać biegacz lub najemnik drużyny %1; trzyma ją figurka %2.</translation>
    </message>
    <message>
        <source>Celerity comes before the first turn of the period.</source>
        <translation>Chyżość działa przed pierwszą turą części meczu.</translation>
    </message>
    <message>
        <source>Last Stand activates a bruiser or a ringer.</source>
        <translation>Ostatni zryw aktywuje osiłka lub najemnika.</translation>
    </message>
    <message>
        <source>%1 does not belong to %2.</source>
        <translation>Figurka %1 nie należy do drużyny %2.</translation>
    </message>
    <message>
        <source>One figure is activated in a turn; %1 has been.</source>
        <translation>W turze aktywuje się jedną figurkę; aktywacja już była: %1.</translation>
    </message>
    <message>
        <source>Scatter! activates no figure.</source>
        <translation>W rozsypkę! nie aktywuje żadnej figurki.</translation>
    </message>
    <message>
        <source>Hail Mary Play activates %1 and no other.</source>
        <translation>Va banque aktywuje figurkę %1 i żadną inną.</translation>
    </message>
    <message>
        <source>%1 has stomped and is the one to activate.</source>
        <translation>Figurka %1 tupnęła i to ją trzeba aktywować.</translation>
    </message>
    <message>
        <source>%1 is knocked down and cannot be activated.</source>
        <translation>Figurka %1 jest powalona i nie można jej aktywować.</translation>
    </message>
    <message>
        <source>%1 is a runner: it can sprint only.</source>
        <translation>Figurka %1 jest biegaczem: może tylko sprintować.</translation>
    </message>
    <message>
        <source>Power Play: all damage of %1 is removed.</source>
        <translation>Zagranie siłowe: wszystkie obrażenia figurki %1 znikają.</translation>
    </message>
    <message>
        <source>%1 stands up again.</source>
        <translation>Figurka %1 znów wstaje.</translation>
    </message>
    <message>
        <source>A figure stands on its space, so %1 stays down for the period.</source>
        <translation>Na jej polu stoi figurka, więc figurka %1 leży do końca części meczu.</translation>
    </message>
    <message>
        <source>The last turn is played: the period is over.</source>
        <translation>Ostatnia tura jest rozegrana: część meczu się kończy.</translation>
    </message>
    <message>
        <source>A tactic card takes the place of the activation: it comes first in the turn.</source>
        <translation>Karta taktyki zastępuje aktywację: jest pierwsza w turze.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong to this card.</source>
        <translation>„%1” nie należy do tej karty.</translation>
    </message>
    <message>
        <source>Kaos Rule is for an opponent of %1.</source>
        <translation>Zasada Kaosu jest dla przeciwnika drużyny %1.</translation>
    </message>
    <message>
        <source>Kaos Rule by %1: the card is discarded without effect; %2 may activate a figure.</source>
        <translation>Zasada Kaosu drużyny %1: karta jest odrzucona bez skutku; drużyna %2 może aktywować figurkę.</translation>
    </message>
    <message>
        <source>Hail Mary Play brings no ringer.</source>
        <translation>Va banque nie wprowadza najemnika.</translation>
    </message>
    <message>
        <source>No such token is left, so the card cannot be played.</source>
        <translation>Nie ma już takiego żetonu, więc tej karty nie można zagrać.</translation>
    </message>
    <message>
        <source>The two spaces must be different.</source>
        <translation>Te dwa pola muszą być różne.</translation>
    </message>
    <message>
        <source>%1 is a scoring mound.</source>
        <translation>Pole %1 jest kopcem punktowym.</translation>
    </message>
    <message>
        <source>%1 is not in the midfield.</source>
        <translation>Pole %1 nie leży na środku boiska.</translation>
    </message>
    <message>
        <source>A wall stands between %1 and %2 already.</source>
        <translation>Między polami %1 i %2 już stoi ściana.</translation>
    </message>
    <message>
        <source>This cheat card is played with a contest or a tactic card, not by itself.</source>
        <translation>Tę kartę oszustwa zagrywa się ze starciem lub z kartą taktyki, a nie samą.</translation>
    </message>
    <message>
        <source>%1 is not an enemy of %2.</source>
        <translation>Figurka %1 nie jest wrogiem drużyny %2.</translation>
    </message>
    <message>
        <source>Boot to the Head: %1 have no team ability until the end of the turn.</source>
        <translation>Kopniak w głowę: drużyna %1 nie ma zdolności drużynowej do końca tury.</translation>
    </message>
    <message>
        <source>%1 has not just come into a killzone of %2.</source>
        <translation>Figurka %1 nie weszła właśnie w strefę rażenia drużyny %2.</translation>
    </message>
    <message>
        <source>BZZZZT! hits %1; nothing prevents it.</source>
        <translation>BZZZZT! trafia figurkę %1; nic temu nie zapobiega.</translation>
    </message>
    <message>
        <source>Brick is for bruisers and ringers, not for %1.</source>
        <translation>Cegła jest dla osiłków i najemników, nie dla figurki %1.</translation>
    </message>
    <message>
        <source>Brick may not kill %1.</source>
        <translation>Cegła nie może zabić figurki %1.</translation>
    </message>
    <message>
        <source>No figure is being activated.</source>
        <translation>Żadna figurka nie jest teraz aktywowana.</translation>
    </message>
    <message>
        <source>The activation of %1 is over.</source>
        <translation>Aktywacja figurki %1 jest skończona.</translation>
    </message>
    <message>
        <source>%1 picked up the ball: that ended its movement and its action.</source>
        <translation>Figurka %1 podniosła piłkę: to skończyło jej ruch i akcję.</translation>
    </message>
    <message>
        <source>%1 has had its contest; it does not move any more.</source>
        <translation>Figurka %1 miała już swoje starcie; więcej się nie porusza.</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent.</source>
        <translation>Pola %1 i %2 nie sąsiadują ze sobą.</translation>
    </message>
    <message>
        <source>A wall stands between %1 and %2.</source>
        <translation>Między polami %1 i %2 stoi ściana.</translation>
    </message>
    <message>
        <source>A figure stands on %1; %2 cannot enter it.</source>
        <translation>Na polu %1 stoi figurka; figurka %2 nie może na nie wejść.</translation>
    </message>
    <message>
        <source>%2 may pass figures but not stop on %1.</source>
        <translation>Figurka %2 może mijać figurki, ale nie może zatrzymać się na polu %1.</translation>
    </message>
    <message>
        <source>Fire kills %1 on %2, before the end of the path.</source>
        <translation>Ogień zabija figurkę %1 na polu %2, przed końcem trasy.</translation>
    </message>
    <message>
        <source>The ball does not lie on %1.</source>
        <translation>Piłka nie leży w tym miejscu: %1.</translation>
    </message>
    <message>
        <source>A move without a step and without picking up the ball does nothing.</source>
        <translation>Ruch bez kroku i bez podniesienia piłki nic nie daje.</translation>
    </message>
    <message>
        <source>During Scatter! a figure moves as that card says, not as in an activation.</source>
        <translation>Podczas karty W rozsypkę! figurka porusza się tak, jak mówi ta karta, a nie jak w aktywacji.</translation>
    </message>
    <message>
        <source>Scatter! was not played in this turn.</source>
        <translation>Karty W rozsypkę! nie zagrano w tej turze.</translation>
    </message>
    <message>
        <source>Scatter! moves each runner once; %1 has moved.</source>
        <translation>W rozsypkę! porusza każdego biegacza raz; figurka %1 już się ruszyła.</translation>
    </message>
    <message>
        <source>Scatter! moves runners and ringers; %1 is a bruiser.</source>
        <translation>W rozsypkę! porusza biegaczy i najemników; figurka %1 jest osiłkiem.</translation>
    </message>
    <message>
        <source>Fire on %2 burns %1.</source>
        <translation>Ogień na polu %2 parzy figurkę %1.</translation>
    </message>
    <message>
        <source>%1 picks up the ball; that ends its movement and its action.</source>
        <translation>Figurka %1 podnosi piłkę; to kończy jej ruch i akcję.</translation>
    </message>
    <message>
        <source>A hand-off is possible only in a sprint or a Scatter! move.</source>
        <translation>Tylko sprint lub ruch z karty W rozsypkę! pozwala na podanie.</translation>
    </message>
    <message>
        <source>%1 is active: it gives or receives the ball.</source>
        <translation>Figurka %1 jest aktywna: to ona podaje lub przyjmuje piłkę.</translation>
    </message>
    <message>
        <source>%1 does not hold the ball.</source>
        <translation>Figurka %1 nie ma piłki.</translation>
    </message>
    <message>
        <source>The ball is handed to teammates and allies only.</source>
        <translation>Piłkę podaje się tylko kolegom z drużyny i sojusznikom.</translation>
    </message>
    <message>
        <source>%2 is out of hand-off range of %1.</source>
        <translation>Figurka %2 jest poza zasięgiem podania figurki %1.</translation>
    </message>
    <message>
        <source>%1 hands the ball to %2; the movement goes on.</source>
        <translation>Figurka %1 podaje piłkę figurce %2; ruch trwa dalej.</translation>
    </message>
    <message>
        <source>%1 do not have the ability to stomp now.</source>
        <translation>Drużyna %1 nie ma teraz zdolności Tupnięcie.</translation>
    </message>
    <message>
        <source>One stomp an activation, before the figure does anything else.</source>
        <translation>Jedno tupnięcie na aktywację, zanim figurka zrobi cokolwiek innego.</translation>
    </message>
    <message>
        <source>This stomp moves nobody.</source>
        <translation>To tupnięcie nikogo nie odpycha.</translation>
    </message>
    <message>
        <source>%1 is not a standing enemy next to %2.</source>
        <translation>Figurka %1 nie jest stojącym wrogiem obok figurki %2.</translation>
    </message>
    <message>
        <source>%1 can only be pushed straight back, onto a free space without a wall before it.</source>
        <translation>Figurkę %1 można odepchnąć tylko prosto do tyłu, na wolne pole, przed którym nie ma ściany.</translation>
    </message>
    <message>
        <source>%1 stomps: %2 is pushed to %3.</source>
        <translation>Figurka %1 tupie: figurka %2 jest odepchnięta na pole %3.</translation>
    </message>
    <message>
        <source>%1 do not have the ability to scorch now.</source>
        <translation>Drużyna %1 nie ma teraz zdolności Przypalanie.</translation>
    </message>
    <message>
        <source>One scorch an activation.</source>
        <translation>Jedno przypalanie na aktywację.</translation>
    </message>
    <message>
        <source>%1 must stand, with its activation behind it, to scorch.</source>
        <translation>Aby przypalać, figurka %1 musi stać i mieć aktywację za sobą.</translation>
    </message>
    <message>
        <source>No enemy figure is in the killzone of %1.</source>
        <translation>W strefie rażenia figurki %1 nie ma wrogiej figurki.</translation>
    </message>
    <message>
        <source>An energy card of %1 or more prevents the scorch.</source>
        <translation>Karta energii o wartości co najmniej %1 zapobiega przypalaniu.</translation>
    </message>
    <message>
        <source>%1 scorches %2.</source>
        <translation>Figurka %1 przypala figurkę %2.</translation>
    </message>
    <message>
        <source>The ball of %1 stays in the space.</source>
        <translation>Piłka figurki %1 zostaje na polu.</translation>
    </message>
    <message>
        <source>%1 is the active figure, not %2.</source>
        <translation>Aktywna jest figurka %1, a nie figurka %2.</translation>
    </message>
    <message>
        <source>The announced action stays: %1 cannot do that now.</source>
        <translation>Zapowiedziana akcja obowiązuje: figurka %1 nie może teraz tego zrobić.</translation>
    </message>
    <message>
        <source>After a hand-off there is no steal.</source>
        <translation>Po podaniu nie ma odebrania piłki.</translation>
    </message>
    <message>
        <source>A Scatter! move has no contest of its own.</source>
        <translation>Ruch z karty W rozsypkę! nie ma własnego starcia.</translation>
    </message>
    <message>
        <source>%1 is not in the killzone of %2.</source>
        <translation>Figurka %1 nie jest w strefie rażenia figurki %2.</translation>
    </message>
    <message>
        <source>The same target stands twice.</source>
        <translation>Ten sam cel podano dwa razy.</translation>
    </message>
    <message>
        <source>Nobody may react now: %1 has not just entered a killzone by moving.</source>
        <translation>Nikt nie może teraz reagować: figurka %1 nie weszła właśnie swoim ruchem w strefę rażenia.</translation>
    </message>
    <message>
        <source>%1 has had its one reaction in this activation.</source>
        <translation>Figurka %1 miała już swoją jedną reakcję w tej aktywacji.</translation>
    </message>
    <message>
        <source>%1 cannot react to %2 in this way.</source>
        <translation>Figurka %1 nie może w ten sposób reagować na figurkę %2.</translation>
    </message>
    <message>
        <source>%1 did not carry the ball when it entered.</source>
        <translation>Figurka %1 nie niosła piłki, gdy wchodziła.</translation>
    </message>
    <message>
        <source>It is a tie: %1 have the turn and roll the tiebreaker die.</source>
        <translation>Remis: turę ma drużyna %1 i rzuca kostką rozstrzygającą.</translation>
    </message>
    <message>
        <source>There is no tie, so nobody rolls the tiebreaker die.</source>
        <translation>Nie ma remisu, więc nikt nie rzuca kostką rozstrzygającą.</translation>
    </message>
    <message>
        <source>The results of the tiebreaker die are given for each target&apos;s team.</source>
        <translation>Wyniki kostki rozstrzygającej podaje się osobno dla drużyny każdego celu.</translation>
    </message>
    <message>
        <source>%1 cannot follow up: no ball carrier was knocked down by it.</source>
        <translation>Figurka %1 nie może zrobić kroku za piłką: nie powaliła niosącego piłkę.</translation>
    </message>
    <message>
        <source>Nobody is pushed here.</source>
        <translation>Nikt nie jest tu odpychany.</translation>
    </message>
    <message>
        <source>%1 cannot be pushed to %2.</source>
        <translation>Figurki %1 nie można odepchnąć na pole %2.</translation>
    </message>
    <message>
        <source>The winner cannot choose the smash here.</source>
        <translation>Zwycięzca nie może tu wybrać powalenia na miejscu.</translation>
    </message>
    <message>
        <source>Either the push or the smash, not both.</source>
        <translation>Albo odepchnięcie, albo powalenie na miejscu, nie jedno i drugie.</translation>
    </message>
    <message>
        <source>%1 is pushed to %2.</source>
        <translation>Figurka %1 jest odepchnięta na pole %2.</translation>
    </message>
    <message>
        <source>Vampirism does not heal here.</source>
        <translation>Wampiryzm tu nie leczy.</translation>
    </message>
    <message>
        <source>%1 cannot be healed: it must be a damaged figure of the team on the crossfield.</source>
        <translation>Figurki %1 nie można wyleczyć: musi to być figurka drużyny z obrażeniami, która jest na boisku krzyżowym.</translation>
    </message>
    <message>
        <source>By the house rule Vampirism heals the figure that won, %1.</source>
        <translation>Według zasady domowej Wampiryzm leczy figurkę, która wygrała, czyli %1.</translation>
    </message>
    <message>
        <source>Vampirism heals 1 damage of %1.</source>
        <translation>Wampiryzm leczy 1 obrażenie figurki %1.</translation>
    </message>
    <message>
        <source>Kaos Warp by %1: the first cards are discarded, new ones are played.</source>
        <translation>Skok Kaosu drużyny %1: pierwsze karty są odrzucone, zagrywa się nowe.</translation>
    </message>
    <message>
        <source>Illegal Scouting by %1: the other side shows its card first.</source>
        <translation>Nielegalny zwiad drużyny %1: druga strona pierwsza pokazuje kartę.</translation>
    </message>
    <message>
        <source>%1 follows up to %2.</source>
        <translation>Figurka %1 robi krok za piłką na pole %2.</translation>
    </message>
    <message>
        <source>%1 cannot score: runners and ringers that stand do.</source>
        <translation>Figurka %1 nie może punktować: punktują stojący biegacze i najemnicy.</translation>
    </message>
    <message>
        <source>Fire, walls and score tokens are removed; the ball goes to the centerfield.</source>
        <translation>Ogień, ściany i żetony punktów znikają; piłka wraca na pole środkowe.</translation>
    </message>
    <message>
        <source>%1 shares its space: benched and healed.</source>
        <translation>Figurka %1 dzieli pole: zostaje odesłana na ławkę i wyleczona.</translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <translation>Figurka %1 wstaje.</translation>
    </message>
    <message>
        <source>Half-time: all figures go to their dugouts and are healed.</source>
        <translation>Przerwa: wszystkie figurki wracają na swoje ławki i są leczone.</translation>
    </message>
    <message>
        <source>The first-player marker goes to %1.</source>
        <translation>Znacznik pierwszego gracza dostaje drużyna %1.</translation>
    </message>
    <message>
        <source>The lead is shared: sudden death overtime.</source>
        <translation>Remis na czele: dogrywka (nagła śmierć).</translation>
    </message>
    <message>
        <source>The lower scores are equal: each alliance rolls the tiebreaker die.</source>
        <translation>Niższe wyniki są równe: każdy sojusz rzuca kostką rozstrzygającą.</translation>
    </message>
    <message>
        <source>The overtime is for the teams that share the lead, and only for them.</source>
        <translation>Dogrywka jest dla drużyn, które remisują na czele, i tylko dla nich.</translation>
    </message>
    <message>
        <source>No overtime is due.</source>
        <translation>Żadna dogrywka nie jest potrzebna.</translation>
    </message>
    <message>
        <source>No roll of the alliances is due.</source>
        <translation>Żaden rzut sojuszy nie jest potrzebny.</translation>
    </message>
    <message>
        <source>Both alliances roll: %1 and %2.</source>
        <translation>Rzucają oba sojusze: %1 i %2.</translation>
    </message>
    <message>
        <source>Equal rolls: both roll again.</source>
        <translation>Równe rzuty: oba sojusze rzucają jeszcze raz.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be corrected; expected is a path such as scores/TEAM, cash/TEAM, figures/TEAM/FIGURE/damage or ball.</source>
        <translation>„%1” nie można poprawić; oczekiwana jest ścieżka taka jak scores/TEAM, cash/TEAM, figures/TEAM/FIGURE/damage lub ball.</translation>
    </message>
    <message>
        <source>dead card</source>
        <translation>martwa karta</translation>
    </message>
    <message>
        <source>live card</source>
        <translation>żywa karta</translation>
    </message>
    <message>
        <source>%1 dies, nobody&apos;s kill</source>
        <translation>Figurka %1 ginie, nie liczy się to nikomu</translation>
    </message>
    <message>
        <source>%1 dies: a trophy for %2</source>
        <translation>Figurka %1 ginie: trofeum dla drużyny %2</translation>
    </message>
    <message>
        <source>%1 is knocked down</source>
        <translation>Figurka %1 jest powalona</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage, %2 of %3 now</source>
        <translation>
            <numerusform>Figurka %1 otrzymuje %n obrażenie, teraz %2 z %3</numerusform>
            <numerusform>Figurka %1 otrzymuje %n obrażenia, teraz %2 z %3</numerusform>
            <numerusform>Figurka %1 otrzymuje %n obrażeń, teraz %2 z %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Hardy keeps the damage off %1</source>
        <translation>Hart chroni figurkę %1 przed obrażeniami</translation>
    </message>
    <message>
        <source>%1 has the ball</source>
        <translation>Figurka %1 ma piłkę</translation>
    </message>
    <message>
        <source>The ball lies loose on %1</source>
        <translation>Piłka leży wolna na polu %1</translation>
    </message>
    <message>
        <source>The ball is loose</source>
        <translation>Piłka jest wolna</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Punkty zwycięstwa drużyny %1</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Odebranie piłki</translation>
    </message>
    <message>
        <source>Tackle</source>
        <translation>Obalenie</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>%1 steals</source>
        <translation>Figurka %1 odbiera piłkę</translation>
    </message>
    <message>
        <source>%1 tackles</source>
        <translation>Figurka %1 obala</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>Figurka %1 atakuje</translation>
    </message>
    <message>
        <source>die</source>
        <translation>kostka</translation>
    </message>
    <message>
        <source>roll now</source>
        <translation>rzuć teraz</translation>
    </message>
    <message>
        <source>only in a tie</source>
        <translation>tylko przy remisie</translation>
    </message>
    <message>
        <source>UPSET! wins by itself.</source>
        <translation>Sensacja! wygrywa bez liczenia.</translation>
    </message>
    <message>
        <source>Live beats dead.</source>
        <translation>Żywa pokonuje martwą.</translation>
    </message>
    <message>
        <source>This contest is not possible (%1).</source>
        <translation>To starcie nie jest możliwe (%1).</translation>
    </message>
    <message>
        <source>A tie: %1 roll</source>
        <translation>Remis: rzuca drużyna %1</translation>
    </message>
    <message>
        <source>One won, one lost</source>
        <translation>Jedno wygrane, jedno przegrane</translation>
    </message>
    <message>
        <source>%1 win, %2 to %3</source>
        <translation>Drużyna %1 wygrywa, %2 do %3</translation>
    </message>
    <message>
        <source>%1 win by %2</source>
        <translation>Drużyna %1 wygrywa różnicą %2</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>Drużyna %1 wygrywa</translation>
    </message>
    <message>
        <source>blown out</source>
        <translation>pogrom</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminacja</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>gotówka</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>faule</translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation>ulepszenia</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>ostatnia tura</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ma ruch</translation>
    </message>
    <message>
        <source>Draft: upgrades</source>
        <translation>Licytacja: ulepszenia</translation>
    </message>
    <message>
        <source>Draft: ringers</source>
        <translation>Licytacja: najemnicy</translation>
    </message>
    <message>
        <source>Loadout</source>
        <translation>Wyposażenie</translation>
    </message>
    <message>
        <source>New loadouts</source>
        <translation>Nowe wyposażenie</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>End of the overtime</source>
        <translation>Koniec dogrywki</translation>
    </message>
    <message>
        <source>End of period %1</source>
        <translation>Koniec części %1</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Koniec meczu</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Dogrywka</translation>
    </message>
    <message>
        <source>Period %1 of %2</source>
        <translation>Część %1 z %2</translation>
    </message>
    <message>
        <source>last turn now</source>
        <translation>ostatnia tura teraz</translation>
    </message>
    <message>
        <source>last turn next</source>
        <translation>ostatnia tura jako następna</translation>
    </message>
    <message>
        <source>last turn after that</source>
        <translation>ostatnia tura później</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Sprint</translation>
    </message>
    <message>
        <source>energy %1 with a star</source>
        <translation>energia %1 z gwiazdką</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>energia %1</translation>
    </message>
    <message>
        <source>a tactic card</source>
        <translation>karta taktyki</translation>
    </message>
    <message>
        <source>a cheat card</source>
        <translation>karta oszustwa</translation>
    </message>
    <message>
        <source>No more than %1 figures can stand on these mounds at once.</source>
        <translation>Na tych kopcach może stać jednocześnie najwyżej tyle figurek: %1.</translation>
    </message>
    <message>
        <source>%1 stands: only figures that lie in a shared space are benched.</source>
        <translation>Figurka %1 stoi: na ławkę odsyła się tylko figurki, które leżą na dzielonym polu.</translation>
    </message>
    <message>
        <source>Bell! %1 have %2 burned cards.</source>
        <translation>Dzwonek! %1: spalonych kart %2.</translation>
    </message>
    <message>
        <source>The period ends after one last turn. %1 have had theirs.</source>
        <translation>Część meczu kończy się po jednej ostatniej turze. %1: ta tura już była.</translation>
    </message>
    <message>
        <source>The period ends after %1 last turns. %2 have had theirs.</source>
        <translation>Część meczu kończy się po ostatnich turach: %1. %2: ta tura już była.</translation>
    </message>
    <message>
        <source>%1 have no card left: that counts as a dead card.</source>
        <translation>Drużyna %1 nie ma już kart: to liczy się jak martwa karta.</translation>
    </message>
    <message>
        <source>%1 name %2 and bid %3</source>
        <translation>Drużyna %1 otwiera licytację o %2 od %3</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation>Drużyna %1 daje %2</translation>
    </message>
    <message>
        <source>%1 bid %2 for %3</source>
        <translation>Drużyna %1 daje %2 za %3</translation>
    </message>
    <message>
        <source>%1 pass on %2</source>
        <translation>Drużyna %1 pasuje: %2</translation>
    </message>
    <message>
        <source>%1 name no lot</source>
        <translation>Drużyna %1 nie wskazuje przedmiotu</translation>
    </message>
    <message>
        <source>%1 have chosen their loadout</source>
        <translation>Drużyna %1 wybrała wyposażenie</translation>
    </message>
    <message>
        <source>%1 line up</source>
        <translation>Drużyna %1 ustawia się</translation>
    </message>
    <message>
        <source>%1 end their turn</source>
        <translation>Drużyna %1 kończy turę</translation>
    </message>
    <message>
        <source>%1 pass their turn</source>
        <translation>Drużyna %1 pasuje w swojej turze</translation>
    </message>
    <message>
        <source>%1 play %2</source>
        <translation>Drużyna %1 zagrywa kartę %2</translation>
    </message>
    <message>
        <source>%1 play %2, cancelled by Kaos Rule of %3</source>
        <translation>Drużyna %1 zagrywa kartę %2, którą unieważnia Zasada Kaosu drużyny %3</translation>
    </message>
    <message>
        <source>%1 play Rain of Fire on %2 and %3</source>
        <translation>Drużyna %1 zagrywa Deszcz ognia na pola %2 i %3</translation>
    </message>
    <message>
        <source>%1 play Warpstone on %2</source>
        <translation>Drużyna %1 zagrywa Kamień mocy na pole %2</translation>
    </message>
    <message>
        <source>%1 play Hail Mary Play: %2 comes in on %3</source>
        <translation>Drużyna %1 zagrywa Va banque: figurka %2 wchodzi na pole %3</translation>
    </message>
    <message>
        <source>%1 play %2 against %3</source>
        <translation>Drużyna %1 zagrywa kartę %2 przeciw figurce %3</translation>
    </message>
    <message>
        <source>%1 pay no bribe</source>
        <translation>Drużyna %1 nie płaci łapówki</translation>
    </message>
    <message>
        <source>%1 pay a bribe of %2</source>
        <translation>Drużyna %1 płaci łapówkę: %2</translation>
    </message>
    <message>
        <source>%1 roll for their cheat cards</source>
        <translation>Drużyna %1 rzuca za swoje karty oszustwa</translation>
    </message>
    <message>
        <source>%1 bring in nobody</source>
        <translation>Drużyna %1 nikogo nie wprowadza</translation>
    </message>
    <message>
        <source>%1 bring in %2</source>
        <translation>Drużyna %1 wprowadza figurkę %2</translation>
    </message>
    <message>
        <source>The match begins: %1 cash a team, %2 go first.</source>
        <translation>Mecz się zaczyna: gotówka każdej drużyny to %1, pierwszym graczem jest drużyna %2.</translation>
    </message>
    <message>
        <source>%1 name %2 and bid %3.</source>
        <translation>Drużyna %1 wskazuje przedmiot %2 i daje %3.</translation>
    </message>
    <message>
        <source>%1 bid %2.</source>
        <translation>Drużyna %1 daje %2.</translation>
    </message>
    <message>
        <source>%1 pass.</source>
        <translation>Drużyna %1 pasuje.</translation>
    </message>
    <message>
        <source>%1 have chosen; it stays secret until all have.</source>
        <translation>Drużyna %1 wybrała; wybór jest tajny, dopóki nie wybiorą wszystkie.</translation>
    </message>
    <message>
        <source>%1 need %2 in runners&apos; and %3 in bruisers&apos; places, not %4 and %5.</source>
        <translation>Drużyna %1 potrzebuje %2 na miejscach biegaczy i %3 na miejscach osiłków, a nie %4 i %5.</translation>
    </message>
    <message>
        <source>Period %1 begins; %2 go first.</source>
        <translation>Zaczyna się część %1; zaczyna drużyna %2.</translation>
    </message>
    <message>
        <source>Overtime begins; %1 go first.</source>
        <translation>Zaczyna się dogrywka; zaczyna drużyna %1.</translation>
    </message>
    <message>
        <source>%1 begin a turn.</source>
        <translation>Drużyna %1 zaczyna turę.</translation>
    </message>
    <message>
        <source>%1 begin the last turn of the period.</source>
        <translation>Drużyna %1 zaczyna ostatnią turę części meczu.</translation>
    </message>
    <message>
        <source>%1 begin with the ball on a mound: +%2.</source>
        <translation>Drużyna %1 zaczyna z piłką na kopcu: +%2.</translation>
    </message>
    <message>
        <source>%1 have no Celerity left for this period.</source>
        <translation>Drużyna %1 nie ma już na tę część meczu ulepszenia Chyżość.</translation>
    </message>
    <message>
        <source>%1 have no Last Stand left for this period.</source>
        <translation>Drużyna %1 nie ma już na tę część meczu ulepszenia Ostatni zryw.</translation>
    </message>
    <message>
        <source>%1 come before %2 in turn order from the first player, and %2 have acted already.</source>
        <translation>W kolejności od pierwszego gracza drużyna %1 jest przed drużyną %2, a ta już wykonała ruch.</translation>
    </message>
    <message>
        <source>A turn is a tactic card or an activation; %1 have done neither.</source>
        <translation>Tura to karta taktyki albo aktywacja; drużyna %1 nie wykonała żadnej z nich.</translation>
    </message>
    <message>
        <source>%1 have a standing figure, so there is something to do; no pass.</source>
        <translation>Drużyna %1 ma stojącą figurkę, więc jest co robić; nie ma pasowania.</translation>
    </message>
    <message>
        <source>%1 have done something in this turn; that is no pass.</source>
        <translation>Drużyna %1 zrobiła już coś w tej turze; to nie jest pasowanie.</translation>
    </message>
    <message>
        <source>%1 have no card in the hand.</source>
        <translation>Drużyna %1 nie ma kart na ręce.</translation>
    </message>
    <message>
        <source>One tactic card a turn; %1 have played one.</source>
        <translation>Jedna karta taktyki na turę; drużyna %1 już zagrała swoją.</translation>
    </message>
    <message>
        <source>%1 play %2.</source>
        <translation>Drużyna %1 zagrywa kartę %2.</translation>
    </message>
    <message>
        <source>Huddle discards %1 other cards; %2 have %3.</source>
        <translation>Narada odrzuca inne karty: %1; drużyna %2 ma ich %3.</translation>
    </message>
    <message>
        <source>%1 discard %2 and draw %3.</source>
        <translation>Drużyna %1 odrzuca %2 i dobiera %3.</translation>
    </message>
    <message>
        <source>%1 have no active Brick.</source>
        <translation>Drużyna %1 nie ma aktywnego ulepszenia Cegła.</translation>
    </message>
    <message>
        <source>%1 have no figure in this scorch.</source>
        <translation>Drużyna %1 nie ma figurki objętej tym przypalaniem.</translation>
    </message>
    <message>
        <source>%1 burn a card and prevent the scorch.</source>
        <translation>Drużyna %1 spala kartę i zapobiega przypalaniu.</translation>
    </message>
    <message>
        <source>%1 take no part in this contest.</source>
        <translation>W tym starciu nie bierze udziału: %1.</translation>
    </message>
    <message>
        <source>%1 have cards in the hand and have to play one.</source>
        <translation>Drużyna %1 ma karty na ręce i musi jedną zagrać.</translation>
    </message>
    <message>
        <source>%1 are out: their figures leave the crossfield.</source>
        <translation>Drużyna %1 jest poza meczem: jej figurki opuszczają boisko krzyżowe.</translation>
    </message>
    <message>
        <source>%1 win.</source>
        <translation>Wygrywa: %1.</translation>
    </message>
    <message>
        <source>A tie: the tiebreaker die decides.</source>
        <translation>Remis: rozstrzyga kostka.</translation>
    </message>
    <message>
        <source>The card of %1 is dead.</source>
        <translation>Martwa karta: %1.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <translation>Figurka %1 ginie.</translation>
    </message>
    <message>
        <source>%1 has the ball.</source>
        <translation>Piłkę ma: %1.</translation>
    </message>
    <message>
        <source>The ball is loose.</source>
        <translation>Piłka jest wolna.</translation>
    </message>
    <message>
        <source>%1 may be pushed back.</source>
        <translation>Figurkę %1 można odepchnąć.</translation>
    </message>
    <message>
        <source>%1 cannot be pushed and goes down.</source>
        <translation>Figurki %1 nie można odepchnąć: zostaje powalona.</translation>
    </message>
    <message>
        <source>The card is live.</source>
        <translation>Karta jest żywa.</translation>
    </message>
    <message>
        <source>The card is dead.</source>
        <translation>Karta jest martwa.</translation>
    </message>
    <message>
        <source>Card %1 is live.</source>
        <translation>Karta %1 jest żywa.</translation>
    </message>
    <message>
        <source>Card %1 is dead.</source>
        <translation>Karta %1 jest martwa.</translation>
    </message>
    <message>
        <source>The bell rings at the end of the turn.</source>
        <translation>Na końcu tury brzmi dzwonek.</translation>
    </message>
    <message>
        <source>Points for %1: %2.</source>
        <translation>Punkty, %1: %2.</translation>
    </message>
    <message>
        <source>Fouls of %1 afterwards: %2.</source>
        <translation>Faule potem, %1: %2.</translation>
    </message>
    <message>
        <source>Rolls that %1 must still make: %2.</source>
        <translation>Pozostałe rzuty, %1: %2.</translation>
    </message>
    <message>
        <source>All have lost.</source>
        <translation>Wszyscy przegrali.</translation>
    </message>
    <message>
        <source>Nobody goes out; the match goes on.</source>
        <translation>Nikt nie odpada; mecz trwa.</translation>
    </message>
    <message>
        <source>The path is legal.</source>
        <translation>Trasa jest zgodna z zasadami.</translation>
    </message>
    <message>
        <source>The path is legal, and kills the figure.</source>
        <translation>Trasa jest zgodna z zasadami i zabija figurkę.</translation>
    </message>
    <message>
        <source>The path is not legal: step %1 fails.</source>
        <translation>Trasa nie jest zgodna z zasadami: krok %1 jest niemożliwy.</translation>
    </message>
    <message>
        <source>Steps that enemies may react to: %1.</source>
        <translation>Kroki, na które wrogowie mogą zareagować: %1.</translation>
    </message>
    <message>
        <source>The loadout is legal.</source>
        <translation>Wyposażenie jest zgodne z zasadami.</translation>
    </message>
    <message>
        <source>The loadout is not legal.</source>
        <translation>Wyposażenie nie jest zgodne z zasadami.</translation>
    </message>
    <message>
        <source>Entry %1 of the auction is not legal.</source>
        <translation>Wpis %1 licytacji nie jest zgodny z zasadami.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>Licytacja jest skończona.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Kolej na: %1.</translation>
    </message>
    <message>
        <source>An overtime period is played.</source>
        <translation>Gra się dogrywkę.</translation>
    </message>
    <message>
        <source>The alliances roll the tiebreaker die.</source>
        <translation>Sojusze rzucają kostką rozstrzygającą.</translation>
    </message>
    <message>
        <source>Nothing is decided; the match goes on.</source>
        <translation>Nic nie jest rozstrzygnięte; mecz trwa.</translation>
    </message>
    <message>
        <source>%1 score %2.</source>
        <translation>%1 zdobywa: %2.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Nikt nie punktuje.</translation>
    </message>
    <message>
        <source>The lead is shared.</source>
        <translation>Na czele jest remis.</translation>
    </message>
    <message>
        <source>The match is not finished</source>
        <translation>Mecz nie jest skończony</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>Wygrywają: %1 i %2</translation>
    </message>
    <message>
        <source>All have lost</source>
        <translation>Wszyscy przegrali</translation>
    </message>
    <message>
        <source>by victory points</source>
        <translation>punktami zwycięstwa</translation>
    </message>
    <message>
        <source>in the overtime</source>
        <translation>w dogrywce</translation>
    </message>
    <message>
        <source>by the lower scores of the alliances</source>
        <translation>niższymi wynikami sojuszy</translation>
    </message>
    <message>
        <source>by the tiebreaker die</source>
        <translation>kostką rozstrzygającą</translation>
    </message>
    <message>
        <source>by a blowout</source>
        <translation>przez pogrom</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>przez eliminację</translation>
    </message>
    <message>
        <source>as the last team in play</source>
        <translation>jako ostatnia drużyna w grze</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>Część %1</translation>
    </message>
    <message>
        <source>carrying</source>
        <translation>niesienie piłki</translation>
    </message>
    <message>
        <source>mounds</source>
        <translation>kopce</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>zabici</translation>
    </message>
    <message>
        <source>kept at zero</source>
        <translation>zatrzymane na zerze</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawiony</translation>
    </message>
    <message>
        <source>Contests and cards</source>
        <translation>Starcia i karty</translation>
    </message>
    <message>
        <source>contests won</source>
        <translation>wygrane starcia</translation>
    </message>
    <message>
        <source>dead cards played</source>
        <translation>zagrane martwe karty</translation>
    </message>
    <message>
        <source>cheat cards</source>
        <translation>zagrane karty oszustwa</translation>
    </message>
    <message>
        <source>dice won</source>
        <translation>wygrane rzuty</translation>
    </message>
    <message>
        <source>Contests by kind</source>
        <translation>Starcia według rodzaju</translation>
    </message>
    <message>
        <source>steals won</source>
        <translation>wygrane odebrania</translation>
    </message>
    <message>
        <source>steals lost</source>
        <translation>przegrane odebrania</translation>
    </message>
    <message>
        <source>tackles won</source>
        <translation>wygrane obalenia</translation>
    </message>
    <message>
        <source>tackles lost</source>
        <translation>przegrane obalenia</translation>
    </message>
    <message>
        <source>attacks won</source>
        <translation>wygrane ataki</translation>
    </message>
    <message>
        <source>attacks lost</source>
        <translation>przegrane ataki</translation>
    </message>
    <message>
        <source>reactions</source>
        <translation>reakcje</translation>
    </message>
    <message>
        <source>Card luck</source>
        <translation>Szczęście w kartach</translation>
    </message>
    <message>
        <source>average live energy</source>
        <translation>średnia żywa energia</translation>
    </message>
    <message>
        <source>live cards</source>
        <translation>żywe karty</translation>
    </message>
    <message>
        <source>dice in all</source>
        <translation>suma rzutów</translation>
    </message>
    <message>
        <source>A match of equal luck with the cards.</source>
        <translation>Karty sprzyjały po równo.</translation>
    </message>
    <message>
        <source>%1 had the better cards.</source>
        <translation>Lepsze karty: %1.</translation>
    </message>
    <message>
        <source>%1 had the better cards, and did not win.</source>
        <translation>Lepsze karty, ale bez zwycięstwa: %1.</translation>
    </message>
    <message>
        <source>%2 kill %1</source>
        <translation>%2: zabita figurka %1</translation>
    </message>
    <message>
        <source>%1 dies, and nobody gets the kill</source>
        <translation>%1 ginie, nie liczy się to nikomu</translation>
    </message>
    <message>
        <source>%1 ring the bell</source>
        <translation>%1: dzwonek</translation>
    </message>
    <message>
        <source>%1 are out of the match</source>
        <translation>%1: poza meczem</translation>
    </message>
    <message>
        <source>Only in a league match does a team bring something along: %1.</source>
        <translation>Tylko w meczu ligowym drużyna przynosi coś ze sobą: %1.</translation>
    </message>
    <message>
        <source>%1 start with %2 cash.</source>
        <translation>Drużyna %1 zaczyna z gotówką %2.</translation>
    </message>
    <message>
        <source>%1 belongs to one of the teams already, so it is left out.</source>
        <translation>%1 należy już do jednej z drużyn, więc zostaje poza licytacją.</translation>
    </message>
    <message>
        <source>Put right: the score of %1 is %2.</source>
        <translation>Poprawka: wynik drużyny %1 to %2.</translation>
    </message>
    <message>
        <source>Put right: the cash of %1 is %2.</source>
        <translation>Poprawka: gotówka drużyny %1 to %2.</translation>
    </message>
    <message>
        <source>Put right: the fouls of %1 are %2.</source>
        <translation>Poprawka: faule drużyny %1: %2.</translation>
    </message>
    <message>
        <source>Put right: cards in hand of %1: %2.</source>
        <translation>Poprawka: karty na ręce drużyny %1: %2.</translation>
    </message>
    <message>
        <source>Put right: the active upgrade points of %1 are %2.</source>
        <translation>Poprawka: punkty aktywnych ulepszeń drużyny %1: %2.</translation>
    </message>
    <message>
        <source>Put right: the upgrades of %1.</source>
        <translation>Poprawka: ulepszenia drużyny %1.</translation>
    </message>
    <message>
        <source>Put right: the burned cards of %1.</source>
        <translation>Poprawka: spalone karty drużyny %1.</translation>
    </message>
    <message>
        <source>Put right: damage on %1: %2.</source>
        <translation>Poprawka: obrażenia figurki %1: %2.</translation>
    </message>
    <message>
        <source>Put right: the health of %1 is %2.</source>
        <translation>Poprawka: zdrowie figurki %1 to %2.</translation>
    </message>
    <message>
        <source>Put right: %1 stands.</source>
        <translation>Poprawka: figurka %1 stoi.</translation>
    </message>
    <message>
        <source>Put right: %1 lies.</source>
        <translation>Poprawka: figurka %1 leży powalona.</translation>
    </message>
    <message>
        <source>Put right: %1 is on %2.</source>
        <translation>Poprawka: figurka %1 jest na polu %2.</translation>
    </message>
    <message>
        <source>Put right: %1 is on the bench.</source>
        <translation>Poprawka: figurka %1 jest na ławce.</translation>
    </message>
    <message>
        <source>Put right: %1 has the ball.</source>
        <translation>Poprawka: piłkę ma figurka %1.</translation>
    </message>
    <message>
        <source>Put right: the ball lies on %1.</source>
        <translation>Poprawka: piłka leży na polu %1.</translation>
    </message>
    <message>
        <source>Put right: nobody has said who has the ball.</source>
        <translation>Poprawka: nikt nie podał, kto ma piłkę.</translation>
    </message>
    <message>
        <source>Put right: cards in the draw pile: %1.</source>
        <translation>Poprawka: karty w stosie dobierania: %1.</translation>
    </message>
    <message>
        <source>Put right: something that has no name here.</source>
        <translation>Poprawka: coś, co nie ma tu nazwy.</translation>
    </message>
    <message>
        <source>%1 is not one of the teams.</source>
        <translation>%1 nie jest żadną z drużyn.</translation>
    </message>
    <message>
        <source>%1 are out of the match and are not counted.</source>
        <translation>Drużyna %1 jest poza meczem i nie jest liczona.</translation>
    </message>
    <message>
        <source>%1 have no kill: no place, no points.</source>
        <translation>Drużyna %1 nikogo nie zabiła: nie ma miejsca ani punktów.</translation>
    </message>
    <message>
        <source>%1 have no foul: they lose nothing.</source>
        <translation>Drużyna %1 nie ma żadnego faulu: nic nie traci.</translation>
    </message>
    <message>
        <source>Kills and fouls: %1 %2, %3 %4.</source>
        <translation>Zabici i faule: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Kills and fouls: %1 %2, %3 %4, %5 %6.</source>
        <translation>Zabici i faule: %1 %2, %3 %4, %5 %6.</translation>
    </message>
    <message>
        <source>Kills and fouls: %1 %2, %3 %4, %5 %6, %7 %8.</source>
        <translation>Zabici i faule: %1 %2, %3 %4, %5 %6, %7 %8.</translation>
    </message>
    <message>
        <source>%1 pay %2 cash for as many cheat cards and keep %3. Cheat cards left to roll for: %4.</source>
        <translation>Drużyna %1 płaci %2 za tyle samo kart oszustwa i zachowuje %3. Karty oszustwa, za które pozostaje rzut: %4.</translation>
    </message>
    <message>
        <source>%1 pay no bribe. Cheat cards left to roll for: %2.</source>
        <translation>Drużyna %1 nie płaci łapówki. Karty oszustwa, za które pozostaje rzut: %2.</translation>
    </message>
    <message>
        <source>%1 have not rolled yet; afterwards they have at least %2 and at most %3 fouls.</source>
        <translation>Drużyna %1 jeszcze nie rzucała; potem jej faule to co najmniej %2 i najwyżej %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stand at %n foul(s): a greatest cheater at every bonus scoring.</source>
        <translation>
            <numerusform>Drużyna %1 ma %n faul: przy każdym liczeniu punktów dodatkowych jest największym oszustem.</numerusform>
            <numerusform>Drużyna %1 ma %n faule: przy każdym liczeniu punktów dodatkowych jest największym oszustem.</numerusform>
            <numerusform>Drużyna %1 ma %n fauli: przy każdym liczeniu punktów dodatkowych jest największym oszustem.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay %2 in bribes: they have only %3 cash.</source>
        <translation>Drużyna %1 nie może zapłacić %2 w łapówkach: jej gotówka to tylko %3.</translation>
    </message>
    <message>
        <source>%1 cannot pay %2 in bribes: only %3 of their cheat cards lie burned.</source>
        <translation>Drużyna %1 nie może zapłacić %2 w łapówkach: liczba jej spalonych kart oszustwa to tylko %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 roll for each cheat card that is left: %n roll(s) needed, not %3.</source>
        <translation>
            <numerusform>Drużyna %1 rzuca za każdą pozostałą kartę oszustwa: potrzeba %n rzutu, a nie %3.</numerusform>
            <numerusform>Drużyna %1 rzuca za każdą pozostałą kartę oszustwa: potrzeba %n rzutów, a nie %3.</numerusform>
            <numerusform>Drużyna %1 rzuca za każdą pozostałą kartę oszustwa: potrzeba %n rzutów, a nie %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n burned card(s); %2 ring the bell.</source>
        <translation>
            <numerusform>%n spalona karta; dzwonek brzmi przy liczbie %2.</numerusform>
            <numerusform>%n spalone karty; dzwonek brzmi przy liczbie %2.</numerusform>
            <numerusform>%n spalonych kart; dzwonek brzmi przy liczbie %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may roll %n time(s): once, and once more for each active Lucky.</source>
        <translation>
            <numerusform>Drużyna %1 może rzucić %n raz: raz i po jednym razie za każdy aktywny kafelek Szczęściarz.</numerusform>
            <numerusform>Drużyna %1 może rzucić %n razy: raz i po jednym razie za każdy aktywny kafelek Szczęściarz.</numerusform>
            <numerusform>Drużyna %1 może rzucić %n razy: raz i po jednym razie za każdy aktywny kafelek Szczęściarz.</numerusform>
        </translation>
    </message>
    <message>
        <source>live beats dead</source>
        <translation>żywa pokonuje martwą</translation>
    </message>
    <message>
        <source>UPSET! decides</source>
        <translation>decyduje Sensacja!</translation>
    </message>
    <message>
        <source>the die decides</source>
        <translation>decyduje kostka</translation>
    </message>
    <message>
        <source>%1 win %2 to %3.</source>
        <translation>Drużyna %1 wygrywa %2 do %3.</translation>
    </message>
    <message>
        <source>%1 win, %2.</source>
        <translation>Drużyna %1 wygrywa, %2.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 takes the ball.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 bierze piłkę.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 takes the ball.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 bierze piłkę.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 keeps the ball.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 zachowuje piłkę.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 keeps the ball.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 zachowuje piłkę.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is knocked down.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 jest powalona.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is knocked down.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 jest powalona.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 stays on its feet by Brick.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 zostaje na nogach dzięki Cegle.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 stays on its feet by Brick.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 zostaje na nogach dzięki Cegle.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is pushed to %5.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 jest odepchnięta na pole %5.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is pushed to %4.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 jest odepchnięta na pole %4.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is pushed.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 jest odepchnięta.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is pushed.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 jest odepchnięta.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 stays where it is.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 zostaje na miejscu.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 stays where it is.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 zostaje na miejscu.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is killed.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 jest zabita.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is killed.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 jest zabita.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 takes %5 damage.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 otrzymuje obrażenia: %5.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 takes %4 damage.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 otrzymuje obrażenia: %4.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is unhurt.</source>
        <translation>Drużyna %1 wygrywa %2 do %3: figurka %4 jest nietknięta.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is unhurt.</source>
        <translation>Drużyna %1 wygrywa, %2: figurka %3 jest nietknięta.</translation>
    </message>
    <message>
        <source>%1 played Stim Pack!, but no live card with a star: nothing is doubled.</source>
        <translation>Drużyna %1 zagrała Zastrzyk!, ale nie pokazała żywej karty z gwiazdką: nic się nie podwaja.</translation>
    </message>
    <message>
        <source>%1 played Stim Pack!, but no totals are compared: nothing is doubled.</source>
        <translation>Drużyna %1 zagrała Zastrzyk!, ale sum się nie porównuje: nic się nie podwaja.</translation>
    </message>
    <message numerus="yes">
        <source>%1 are the last ones in for %2, pay %3 and have %n cash left.</source>
        <translation>
            <numerusform>Drużyna %1 zostaje ostatnia w licytacji o %2, płaci %3 i ma jeszcze %n kredyt.</numerusform>
            <numerusform>Drużyna %1 zostaje ostatnia w licytacji o %2, płaci %3 i ma jeszcze %n kredyty.</numerusform>
            <numerusform>Drużyna %1 zostaje ostatnia w licytacji o %2, płaci %3 i ma jeszcze %n kredytów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lead for %2 with %3; it is the turn of %4 to bid more or to pass.</source>
        <translation>W licytacji o %2 prowadzi drużyna %1 ze stawką %3; kolej drużyny %4, aby przebić lub spasować.</translation>
    </message>
    <message>
        <source>%1 open %2 with %3, but its minimum bid is %4.</source>
        <translation>Drużyna %1 otwiera licytację o %2 stawką %3, a minimalna stawka to %4.</translation>
    </message>
    <message>
        <source>%1 bid %2, but the last bid is %3: bid more or pass.</source>
        <translation>Drużyna %1 daje %2, a ostatnia stawka to %3: trzeba przebić lub spasować.</translation>
    </message>
    <message>
        <source>%1 bid %2, but have only %3 cash.</source>
        <translation>Drużyna %1 daje %2, a jej gotówka to tylko %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s), %3 behind %4, the next ones above: blown out (the limit is %5).</source>
        <translation>
            <numerusform>Drużyna %1 ma %n punkt, strata %3 do najbliższej wyżej drużyny %4: pogrom (granica to %5).</numerusform>
            <numerusform>Drużyna %1 ma %n punkty, strata %3 do najbliższej wyżej drużyny %4: pogrom (granica to %5).</numerusform>
            <numerusform>Drużyna %1 ma %n punktów, strata %3 do najbliższej wyżej drużyny %4: pogrom (granica to %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are last with %n point(s), %3 behind %4, the next ones above: blown out (the limit is %5).</source>
        <translation>
            <numerusform>Drużyna %1 jest ostatnia z %n punktem, strata %3 do najbliższej wyżej drużyny %4: pogrom (granica to %5).</numerusform>
            <numerusform>Drużyna %1 jest ostatnia z %n punktami, strata %3 do najbliższej wyżej drużyny %4: pogrom (granica to %5).</numerusform>
            <numerusform>Drużyna %1 jest ostatnia z %n punktami, strata %3 do najbliższej wyżej drużyny %4: pogrom (granica to %5).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must fill up, but are short of figures (runners %2, bruisers %3, ringers that they may field %4): eliminated.</source>
        <translation>Drużyna %1 musi uzupełnić skład, ale brakuje jej figurek (biegacze %2, osiłki %3, najemnicy, których może wystawić, %4): eliminacja.</translation>
    </message>
    <message>
        <source>%1 can fill up: they need %3 figures and have %2.</source>
        <translation>Drużyna %1 może uzupełnić skład: potrzebne figurki %3, dostępne %2.</translation>
    </message>
    <message>
        <source>%1 are the last team in play and have won.</source>
        <translation>Drużyna %1 jest ostatnią drużyną w grze i wygrywa.</translation>
    </message>
    <message>
        <source>In an alliance match all four teams must be in play, but %1 are not.</source>
        <translation>W meczu sojuszy wszystkie cztery drużyny muszą być w grze, a drużyna %1 nie jest.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tile(s) of %1 in the box.</source>
        <translation>
            <numerusform>Kafelek %1 jest w pudełku tylko %n.</numerusform>
            <numerusform>Kafelki %1 są w pudełku tylko %n.</numerusform>
            <numerusform>Kafelków %1 jest w pudełku tylko %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are the last team in play; the others are blown out.</source>
        <translation>Drużyna %1 jest ostatnią drużyną w grze; pozostałe odpadły przez pogrom.</translation>
    </message>
    <message>
        <source>%1 are the last team in play; the others are eliminated.</source>
        <translation>Drużyna %1 jest ostatnią drużyną w grze; pozostałe odpadły przez eliminację.</translation>
    </message>
    <message>
        <source>%1 are the last team in play; of the others some are blown out and some eliminated.</source>
        <translation>Drużyna %1 jest ostatnią drużyną w grze; z pozostałych jedne odpadły przez pogrom, a inne przez eliminację.</translation>
    </message>
    <message>
        <source>%1 alone have the most points in play, %2, and win.</source>
        <translation>Drużyna %1 jako jedyna ma najwięcej punktów w grze, %2, i wygrywa.</translation>
    </message>
    <message>
        <source>%1 alone have the most points after the overtime, %2, and win.</source>
        <translation>Drużyna %1 jako jedyna ma najwięcej punktów po dogrywce, %2, i wygrywa.</translation>
    </message>
    <message>
        <source>%1 play in the overtime.</source>
        <translation>Drużyna %1 gra w dogrywce.</translation>
    </message>
    <message>
        <source>%1 are out and do not count, whatever their score.</source>
        <translation>Drużyna %1 jest poza meczem i nie liczy się, niezależnie od wyniku.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4.</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5.</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4, Trening szybkości %5.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4, Trening szybkości %5.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4, Trening szybkości %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, The Dragon %5.</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4, The Dragon %5.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4, The Dragon %5.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4, The Dragon %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5, The Dragon %6.</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4, Trening szybkości %5, The Dragon %6.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4, Trening szybkości %5, The Dragon %6.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4, Trening szybkości %5, The Dragon %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, times %5 for Hustle!</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4, razy %5 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4, razy %5 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4, razy %5 za kartę Żwawo!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4 and Speed Training %5, times %6 for Hustle!</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4 i Trening szybkości %5, razy %6 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4 i Trening szybkości %5, razy %6 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4 i Trening szybkości %5, razy %6 za kartę Żwawo!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4 and The Dragon %5, times %6 for Hustle!</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4 i The Dragon %5, razy %6 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4 i The Dragon %5, razy %6 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4 i The Dragon %5, razy %6 za kartę Żwawo!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole: %3 %4, Trening szybkości %5 i The Dragon %6, razy %7 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola: %3 %4, Trening szybkości %5 i The Dragon %6, razy %7 za kartę Żwawo!</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól: %3 %4, Trening szybkości %5 i The Dragon %6, razy %7 za kartę Żwawo!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1 to %2 is too far: %3 may move %n space(s).</source>
        <translation>
            <numerusform>Krok %1 na pole %2 jest za daleko: figurka %3 może się ruszyć o %n pole.</numerusform>
            <numerusform>Krok %1 na pole %2 jest za daleko: figurka %3 może się ruszyć o %n pola.</numerusform>
            <numerusform>Krok %1 na pole %2 jest za daleko: figurka %3 może się ruszyć o %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 do not hold the ball at the start of their turn, so they score nothing.</source>
        <translation>Drużyna %1 nie ma piłki na początku swojej tury, więc nie punktuje.</translation>
    </message>
    <message>
        <source>%1 score %2: %3 holds the ball on %4.</source>
        <translation>Drużyna %1 zdobywa punkty: %2. Piłkę trzyma %3 na polu %4.</translation>
    </message>
    <message>
        <source>%1 score %2, %3 score %4.</source>
        <translation>Punkty zdobywają: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>%1 score %2, %3 score %4, %5 score %6.</source>
        <translation>Punkty zdobywają: %1 %2, %3 %4, %5 %6.</translation>
    </message>
    <message>
        <source>%1 score %2, %3 score %4, %5 score %6, %7 score %8.</source>
        <translation>Punkty zdobywają: %1 %2, %3 %4, %5 %6, %7 %8.</translation>
    </message>
    <message>
        <source>%1 have done this already.</source>
        <translation>Drużyna %1 już to zrobiła.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have only %n figure(s) left and need %3: they forfeit the match.</source>
        <translation>
            <numerusform>Drużynie %1 została tylko %n figurka, a potrzeba %3: oddaje mecz walkowerem.</numerusform>
            <numerusform>Drużynie %1 zostały tylko %n figurki, a potrzeba %3: oddaje mecz walkowerem.</numerusform>
            <numerusform>Drużynie %1 zostało tylko %n figurek, a potrzeba %3: oddaje mecz walkowerem.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sit at a side that is taken.</source>
        <translation>Drużyna %1 siedzi po stronie, która jest zajęta.</translation>
    </message>
    <message>
        <source>Only an alliance match has alliances; %1 have one.</source>
        <translation>Tylko mecz sojuszy ma sojusze; drużyna %1 ma sojusz.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tile(s) of %1.</source>
        <translation>
            <numerusform>Kafelek %1 jest tylko %n.</numerusform>
            <numerusform>Kafelki %1 są tylko %n.</numerusform>
            <numerusform>Kafelków %1 jest tylko %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lot(s) are up; %2 name the first.</source>
        <translation>
            <numerusform>Do licytacji jest %n przedmiot; pierwszy wskazuje drużyna %2.</numerusform>
            <numerusform>Do licytacji jest %n przedmioty; pierwszy wskazuje drużyna %2.</numerusform>
            <numerusform>Do licytacji jest %n przedmiotów; pierwszy wskazuje drużyna %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 get %2 for %3 and have %n cash left.</source>
        <translation>
            <numerusform>Drużyna %1 dostaje %2 za %3 i ma jeszcze %n kredyt.</numerusform>
            <numerusform>Drużyna %1 dostaje %2 za %3 i ma jeszcze %n kredyty.</numerusform>
            <numerusform>Drużyna %1 dostaje %2 za %3 i ma jeszcze %n kredytów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sexy Contract: +%n cash for %1.</source>
        <translation>
            <numerusform>Seksowny kontrakt: +%n kredyt dla drużyny %1.</numerusform>
            <numerusform>Seksowny kontrakt: +%n kredyty dla drużyny %1.</numerusform>
            <numerusform>Seksowny kontrakt: +%n kredytów dla drużyny %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 put %n figure(s) on, not %3.</source>
        <translation>
            <numerusform>Drużyna %1 wystawia %n figurkę, a nie %3.</numerusform>
            <numerusform>Drużyna %1 wystawia %n figurki, a nie %3.</numerusform>
            <numerusform>Drużyna %1 wystawia %n figurek, a nie %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have lined up %n figure(s).</source>
        <translation>
            <numerusform>Drużyna %1 ustawiła %n figurkę.</numerusform>
            <numerusform>Drużyna %1 ustawiła %n figurki.</numerusform>
            <numerusform>Drużyna %1 ustawiła %n figurek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bring on %n figure(s).</source>
        <translation>
            <numerusform>Drużyna %1 wprowadza %n figurkę.</numerusform>
            <numerusform>Drużyna %1 wprowadza %n figurki.</numerusform>
            <numerusform>Drużyna %1 wprowadza %n figurek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s).</source>
        <translation>
            <numerusform>Figurka %1 może się ruszyć o %n pole.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pola.</numerusform>
            <numerusform>Figurka %1 może się ruszyć o %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draw %2 and have %n card(s).</source>
        <translation>
            <numerusform>Drużyna %1 dobiera karty: %2; na ręce ma teraz %n kartę.</numerusform>
            <numerusform>Drużyna %1 dobiera karty: %2; na ręce ma teraz %n karty.</numerusform>
            <numerusform>Drużyna %1 dobiera karty: %2; na ręce ma teraz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n card(s) and draw nothing.</source>
        <translation>
            <numerusform>Drużyna %1 ma na ręce %n kartę i nic nie dobiera.</numerusform>
            <numerusform>Drużyna %1 ma na ręce %n karty i nic nie dobiera.</numerusform>
            <numerusform>Drużyna %1 ma na ręce %n kart i nic nie dobiera.</numerusform>
        </translation>
    </message>
    <message>
        <source>The activation is over. It was no turn: nobody draws.</source>
        <translation>Aktywacja się skończyła. To nie była tura: nikt nie dobiera.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n burned card(s): the bell rings. Every other team has one more turn.</source>
        <translation>
            <numerusform>Drużyna %1 ma %n spaloną kartę: brzmi dzwonek. Każda inna drużyna ma jeszcze jedną turę.</numerusform>
            <numerusform>Drużyna %1 ma %n spalone karty: brzmi dzwonek. Każda inna drużyna ma jeszcze jedną turę.</numerusform>
            <numerusform>Drużyna %1 ma %n spalonych kart: brzmi dzwonek. Każda inna drużyna ma jeszcze jedną turę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) must be placed, not %2.</source>
        <translation>
            <numerusform>Do położenia jest %n żeton, a nie %2.</numerusform>
            <numerusform>Do położenia są %n żetony, a nie %2.</numerusform>
            <numerusform>Do położenia jest %n żetonów, a nie %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n space(s) left, not %3.</source>
        <translation>
            <numerusform>Figurce %1 zostało %n pole, a nie %3.</numerusform>
            <numerusform>Figurce %1 zostały %n pola, a nie %3.</numerusform>
            <numerusform>Figurce %1 zostało %n pól, a nie %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves to %2 and has %n space(s) left.</source>
        <translation>
            <numerusform>Figurka %1 idzie na pole %2 i ma jeszcze %n pole.</numerusform>
            <numerusform>Figurka %1 idzie na pole %2 i ma jeszcze %n pola.</numerusform>
            <numerusform>Figurka %1 idzie na pole %2 i ma jeszcze %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>Active for %1: %2 (%3).</source>
        <translation>Aktywne, %1: %2 (%3).</translation>
    </message>
    <message>
        <source>On the field for %1: %2.</source>
        <translation>Na boisku, %1: %2.</translation>
    </message>
    <message>
        <source>No %1 is left to be played: all that the deck has lie burned (%2).</source>
        <translation>Nie ma już %1 do zagrania: wszystkie takie karty z talii leżą spalone (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n burned cheat card(s) and %3 cash: %4 is too much.</source>
        <translation>
            <numerusform>Drużyna %1 ma %n spaloną kartę oszustwa, a jej gotówka to %3; %4 to za dużo.</numerusform>
            <numerusform>Drużyna %1 ma %n spalone karty oszustwa, a jej gotówka to %3; %4 to za dużo.</numerusform>
            <numerusform>Drużyna %1 ma %n spalonych kart oszustwa, a jej gotówka to %3; %4 to za dużo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 roll once for each of their %n cheat card(s), not %3 times.</source>
        <translation>
            <numerusform>Drużyna %1 rzuca raz za każdą ze swoich kart oszustwa, razem %n, a nie %3.</numerusform>
            <numerusform>Drużyna %1 rzuca raz za każdą ze swoich kart oszustwa, razem %n, a nie %3.</numerusform>
            <numerusform>Drużyna %1 rzuca raz za każdą ze swoich kart oszustwa, razem %n, a nie %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may roll each die %n time(s), not %3.</source>
        <translation>
            <numerusform>Drużyna %1 może rzucić każdą kostką %n raz, a nie %3.</numerusform>
            <numerusform>Drużyna %1 może rzucić każdą kostką %n razy, a nie %3.</numerusform>
            <numerusform>Drużyna %1 może rzucić każdą kostką %n razy, a nie %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 roll %n foul(s) and have %3.</source>
        <translation>
            <numerusform>Drużyna %1 wyrzuca %n faul i ma ich teraz %3.</numerusform>
            <numerusform>Drużyna %1 wyrzuca %n faule i ma ich teraz %3.</numerusform>
            <numerusform>Drużyna %1 wyrzuca %n fauli i ma ich teraz %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win a forfeited match against %2 with %3 to 0, without kills and fouls.</source>
        <translation>Drużyna %1 wygrywa mecz oddany przez drużynę %2 wynikiem %3 do 0, bez zabitych i fauli.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 both lost their match and get %n league point(s) each.</source>
        <translation>
            <numerusform>Drużyny %1 i %2 obie przegrały swój mecz i dostają po %n punkcie ligowym.</numerusform>
            <numerusform>Drużyny %1 i %2 obie przegrały swój mecz i dostają po %n punkty ligowe.</numerusform>
            <numerusform>Drużyny %1 i %2 obie przegrały swój mecz i dostają po %n punktów ligowych.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot play against themselves.</source>
        <translation>Drużyna %1 nie może grać sama ze sobą.</translation>
    </message>
    <message>
        <source>%1 did not play this match, so they cannot be its winner.</source>
        <translation>Drużyna %1 nie grała w tym meczu, więc nie może go wygrać.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n figure(s) on the crossfield; at most %3 may be there.</source>
        <translation>
            <numerusform>Drużyna %1 miałaby na boisku krzyżowym %n figurkę; może ich tam być najwyżej %3.</numerusform>
            <numerusform>Drużyna %1 miałaby na boisku krzyżowym %n figurki; może ich tam być najwyżej %3.</numerusform>
            <numerusform>Drużyna %1 miałaby na boisku krzyżowym %n figurek; może ich tam być najwyżej %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n ringer(s) on the crossfield; at most %3 may be there.</source>
        <translation>
            <numerusform>Drużyna %1 miałaby na boisku krzyżowym %n najemnika; może ich tam być najwyżej %3.</numerusform>
            <numerusform>Drużyna %1 miałaby na boisku krzyżowym %n najemników; może ich tam być najwyżej %3.</numerusform>
            <numerusform>Drużyna %1 miałaby na boisku krzyżowym %n najemników; może ich tam być najwyżej %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n different active upgrade(s); their dugout has %3 places.</source>
        <translation>
            <numerusform>Drużyna %1 miałaby %n aktywne ulepszenie; jej ławka ma tyle miejsc: %3.</numerusform>
            <numerusform>Drużyna %1 miałaby %n różne aktywne ulepszenia; jej ławka ma tyle miejsc: %3.</numerusform>
            <numerusform>Drużyna %1 miałaby %n różnych aktywnych ulepszeń; jej ławka ma tyle miejsc: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s); a hand has 0 to %3.</source>
        <translation>
            <numerusform>Drużyna %1 miałaby na ręce %n kartę; ręka mieści od 0 do %3.</numerusform>
            <numerusform>Drużyna %1 miałaby na ręce %n karty; ręka mieści od 0 do %3.</numerusform>
            <numerusform>Drużyna %1 miałaby na ręce %n kart; ręka mieści od 0 do %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be the turn of %1, who are not in play.</source>
        <translation>Byłaby kolej drużyny %1, która nie jest w grze.</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n team(s) begins</source>
        <translation>
            <numerusform>Zaczyna się mecz %n drużyny</numerusform>
            <numerusform>Zaczyna się mecz %n drużyn</numerusform>
            <numerusform>Zaczyna się mecz %n drużyn</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begin their turn</source>
        <translation>Zaczyna się tura drużyny %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bring in %n figure(s)</source>
        <translation>
            <numerusform>Drużyna %1 wprowadza %n figurkę</numerusform>
            <numerusform>Drużyna %1 wprowadza %n figurki</numerusform>
            <numerusform>Drużyna %1 wprowadza %n figurek</numerusform>
        </translation>
    </message>
    <message>
        <source>Amazons</source>
        <translation>Amazonki</translation>
    </message>
    <message>
        <source>Daemons</source>
        <translation>Demony</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Kły</translation>
    </message>
    <message>
        <source>Ogres</source>
        <translation>Ogry</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbarzyńcy</translation>
    </message>
    <message>
        <source>Cowboys</source>
        <translation>Kowboje</translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation>Gobliny</translation>
    </message>
    <message>
        <source>Hellcats</source>
        <translation>Piekielne Kotki</translation>
    </message>
    <message>
        <source>Klockwerks</source>
        <translation>Mechany</translation>
    </message>
    <message>
        <source>Lycanthropes</source>
        <translation>Likantropy</translation>
    </message>
    <message>
        <source>Ninjas</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>Paragons</source>
        <translation>Czempioni</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Piraci</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samuraje</translation>
    </message>
    <message>
        <source>Trolls</source>
        <translation>Trolle</translation>
    </message>
    <message>
        <source>Valkyries</source>
        <translation>Walkirie</translation>
    </message>
    <message>
        <source>Warlocks</source>
        <translation>Czarnoksiężnicy</translation>
    </message>
    <message>
        <source>Zombies</source>
        <translation>Zombie</translation>
    </message>
    <message>
        <source>a bruiser may take 1 damage that cannot be prevented instead of being knocked down</source>
        <translation>osiłek zamiast zostać powalony może przyjąć 1 obrażenie, któremu nie da się zapobiec</translation>
    </message>
    <message>
        <source>each period, before the first player&apos;s first turn, may activate one runner or bruiser</source>
        <translation>w każdej części, przed pierwszą turą pierwszego gracza, może aktywować jednego biegacza lub osiłka</translation>
    </message>
    <message>
        <source>may field one more ringer</source>
        <translation>może wystawić o jednego najemnika więcej</translation>
    </message>
    <message>
        <source>each turn, each figure ignores the first point of damage it would take</source>
        <translation>w każdej turze każda figurka pomija pierwsze obrażenie, które by otrzymała</translation>
    </message>
    <message>
        <source>gain 1 victory point each time one of the team&apos;s figures damages or kills an enemy figure</source>
        <translation>1 punkt zwycięstwa za każdym razem, gdy figurka drużyny zrani lub zabije figurkę wroga</translation>
    </message>
    <message>
        <source>may activate one bruiser at the very end of each period</source>
        <translation>na samym końcu każdej części może aktywować jednego osiłka</translation>
    </message>
    <message>
        <source>each time the team rolls the tiebreaker die it may re-roll once and must keep the new result</source>
        <translation>za każdym razem, gdy drużyna rzuca kostką rozstrzygającą, może raz powtórzyć rzut i musi zachować nowy wynik</translation>
    </message>
    <message>
        <source>before a contest, an undamaged figure may take 1 damage for +1 in that contest</source>
        <translation>przed starciem figurka bez obrażeń może przyjąć 1 obrażenie za +1 w tym starciu</translation>
    </message>
    <message>
        <source>gain 1 victory point each time the team initiates and wins a tackle contest</source>
        <translation>1 punkt zwycięstwa za każdym razem, gdy drużyna rozpocznie i wygra obalenie</translation>
    </message>
    <message>
        <source>figures can hand off and receive the ball from one space further away</source>
        <translation>figurki mogą podawać i przyjmować piłkę z odległości większej o jedno pole</translation>
    </message>
    <message>
        <source>3 cash before each match</source>
        <translation>3 kredyty przed każdym meczem</translation>
    </message>
    <message>
        <source>each activated figure may move 1 more space</source>
        <translation>każda aktywowana figurka może ruszyć się o 1 pole dalej</translation>
    </message>
    <message>
        <source>on its own team&apos;s turn it may attack or tackle two enemies with a single contest</source>
        <translation>w turze swojej drużyny może jednym starciem zaatakować lub obalić dwóch wrogów</translation>
    </message>
    <message>
        <source>victory points it scores at the end of a period count double</source>
        <translation>punkty zwycięstwa, które zdobywa na końcu części, liczą się podwójnie</translation>
    </message>
    <message>
        <source>an opponent that initiates a contest against it loses 1 victory point</source>
        <translation>przeciwnik, który rozpoczyna z nią starcie, traci 1 punkt zwycięstwa</translation>
    </message>
    <message>
        <source>cannot be attacked or tackled for moving into enemy killzones on its own team&apos;s turn</source>
        <translation>w turze swojej drużyny nie można jej atakować ani obalać za wejście w strefy rażenia wrogów</translation>
    </message>
    <message>
        <source>heals all damage at the start of each of its team&apos;s turns</source>
        <translation>na początku każdej tury swojej drużyny leczy wszystkie obrażenia</translation>
    </message>
    <message>
        <source>if it wins an attack contest and deals any damage, the opposing figure is killed</source>
        <translation>jeśli wygra atak i zada jakiekolwiek obrażenia, figurka przeciwnika ginie</translation>
    </message>
    <message>
        <source>moves 3 more spaces when activated</source>
        <translation>po aktywacji rusza się o 3 pola dalej</translation>
    </message>
    <message>
        <source>may move through other figures and wall tokens</source>
        <translation>może przechodzić przez inne figurki i żetony ściany</translation>
    </message>
    <message>
        <source>cannot be attacked</source>
        <translation>nie można jej atakować</translation>
    </message>
    <message>
        <source>the team&apos;s other runners get +1 in every contest (erratum)</source>
        <translation>pozostali biegacze drużyny mają +1 w każdym starciu (errata)</translation>
    </message>
    <message>
        <source>%1 holds the ball on %2 as the turn begins</source>
        <translation>%1 trzyma piłkę na polu %2, gdy zaczyna się tura</translation>
    </message>
    <message>
        <source>r%1</source>
        <comment>a runner and its number</comment>
        <translation>B%1</translation>
    </message>
    <message>
        <source>b%1</source>
        <comment>a bruiser and its number</comment>
        <translation>O%1</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>Clean-up: nobody goes to the bench.</source>
        <translation>Porządki: nikt nie trafia na ławkę.</translation>
    </message>
    <message numerus="yes">
        <source>Clean-up: %n figure(s) benched and healed.</source>
        <translation>
            <numerusform>Porządki: %n figurka trafia na ławkę i zdrowieje.</numerusform>
            <numerusform>Porządki: %n figurki trafiają na ławkę i zdrowieją.</numerusform>
            <numerusform>Porządki: %n figurek trafia na ławkę i zdrowieje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pain/Gain can be used once for each active copy; %1 have %2.</source>
        <translation>Każdy aktywny egzemplarz tego ulepszenia działa raz; %1 ma: %2.</translation>
    </message>
    <message>
        <source>%1 cannot name %2: %3 have bought it already.</source>
        <translation>Drużyna %1 nie może wskazać przedmiotu %2: drużyna %3 już go kupiła.</translation>
    </message>
    <message>
        <source>%2 of alliance %1 are out, so that alliance has lost.</source>
        <translation>Drużyna %2 z sojuszu %1 odpadła, więc ten sojusz przegrywa.</translation>
    </message>
    <message>
        <source>The lower score of an alliance counts: %2 for alliance %1, %4 for alliance %3.</source>
        <translation>Liczy się niższy wynik w sojuszu: sojusz %1 ma %2, sojusz %3 ma %4.</translation>
    </message>
    <message>
        <source>Alliance %1 has more and wins.</source>
        <translation>Sojusz %1 ma więcej i wygrywa.</translation>
    </message>
    <message>
        <source>The lower scores are equal; alliance %1 rolled %2 and wins, alliance %3 rolled %4.</source>
        <translation>Niższe wyniki są równe; sojusz %1 wyrzucił %2, sojusz %3 wyrzucił %4: wygrywa sojusz %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on the minor scoring mound %2: %n point(s).</source>
        <translation>
            <numerusform>Figurka %1 na mniejszym kopcu punktowym %2: %n punkt.</numerusform>
            <numerusform>Figurka %1 na mniejszym kopcu punktowym %2: %n punkty.</numerusform>
            <numerusform>Figurka %1 na mniejszym kopcu punktowym %2: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on its own major scoring mound %2: %n point(s).</source>
        <translation>
            <numerusform>Figurka %1 na własnym większym kopcu punktowym %2: %n punkt.</numerusform>
            <numerusform>Figurka %1 na własnym większym kopcu punktowym %2: %n punkty.</numerusform>
            <numerusform>Figurka %1 na własnym większym kopcu punktowym %2: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on its team&apos;s score token in %2: %n point(s).</source>
        <translation>
            <numerusform>Figurka %1 na żetonie punktów swojej drużyny na polu %2: %n punkt.</numerusform>
            <numerusform>Figurka %1 na żetonie punktów swojej drużyny na polu %2: %n punkty.</numerusform>
            <numerusform>Figurka %1 na żetonie punktów swojej drużyny na polu %2: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the minor scoring mound %2: %3, doubled for Macho Libre to %4.</source>
        <translation>Figurka %1 na mniejszym kopcu punktowym %2: %3, podwojone dzięki Macho Libre do %4.</translation>
    </message>
    <message>
        <source>%1 on its own major scoring mound %2: %3, doubled for Macho Libre to %4.</source>
        <translation>Figurka %1 na własnym większym kopcu punktowym %2: %3, podwojone dzięki Macho Libre do %4.</translation>
    </message>
    <message>
        <source>%1 on its team&apos;s score token in %2: %3, doubled for Macho Libre to %4.</source>
        <translation>Figurka %1 na żetonie punktów swojej drużyny na polu %2: %3, podwojone dzięki Macho Libre do %4.</translation>
    </message>
    <message>
        <source>A name is listed twice: %1.</source>
        <translation>Nazwa stoi na liście dwa razy: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 bribe %n cheat card(s), 1 cash each; left to roll for: %3.</source>
        <translation>
            <numerusform>Drużyna %1 przekupuje %n kartę oszustwa po 1 kredycie; do rzutu zostaje: %3.</numerusform>
            <numerusform>Drużyna %1 przekupuje %n karty oszustwa po 1 kredycie; do rzutu zostaje: %3.</numerusform>
            <numerusform>Drużyna %1 przekupuje %n kart oszustwa po 1 kredycie; do rzutu zostaje: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 have nothing to roll for.</source>
        <translation>%1: nie ma za co rzucać.</translation>
    </message>
    <message>
        <source>%1 have won.</source>
        <translation>Wygrana: %1.</translation>
    </message>
    <message>
        <source>%1 are blown out.</source>
        <translation>%1: pogrom.</translation>
    </message>
    <message>
        <source>%1 are eliminated.</source>
        <translation>%1: eliminacja.</translation>
    </message>
    <message>
        <source>%1 lead the table.</source>
        <translation>Tabelę prowadzi: %1.</translation>
    </message>
    <message>
        <source>The winner by points or in overtime has the higher score; %1 have not.</source>
        <translation>Zwycięzca na punkty lub w dogrywce ma wyższy wynik; drużyna %1 go nie ma.</translation>
    </message>
    <message>
        <source>%1 burned cards ring the bell at the end of the team&apos;s own turn.</source>
        <translation>Spalone karty: %1; na końcu własnej tury brzmi dzwonek.</translation>
    </message>
    <message>
        <source>%1 is not one of the lots.</source>
        <translation>%1 nie jest żadnym z przedmiotów.</translation>
    </message>
    <message>
        <source>Only one of them may try it: %1 suffers one reaction a turn, successful or not.</source>
        <translation>Spróbować może tylko jeden z nich: figurka %1 jest w turze celem jednej reakcji, udanej lub nie.</translation>
    </message>
    <message>
        <source>A score token lies on a midfield space that is not a scoring mound; %1 does not fit.</source>
        <translation>Żeton punktów leży na polu środka boiska, które nie jest kopcem punktowym; pole %1 takim nie jest.</translation>
    </message>
    <message>
        <source>%1 holds the ball on %2, which is not a scoring mound.</source>
        <translation>Figurka %1 trzyma piłkę na polu %2, które nie jest kopcem punktowym.</translation>
    </message>
    <message>
        <source>The price of %1 is not known: enter it from the card.</source>
        <translation>Cena przedmiotu %1 nie jest znana: odczytaj ją z karty i podaj.</translation>
    </message>
    <message>
        <source>The health of %1 is not known: enter it from the card (ringer_health, or with the lot).</source>
        <translation>Zdrowie najemnika %1 nie jest znane: odczytaj je z karty (ringer_health albo przy przedmiocie).</translation>
    </message>
    <message>
        <source>Enter the space on which %1 starts.</source>
        <translation>Podaj, na którym polu zaczyna figurka %1.</translation>
    </message>
    <message>
        <source>Hail Mary Play needs fewer than %1 of the team&apos;s figures on the crossfield; %2 have %3.</source>
        <translation>Va banque wymaga mniej niż %1 własnych figurek na boisku krzyżowym; drużyna %2 ma ich %3.</translation>
    </message>
    <message>
        <source>Enter which figure comes in, and where.</source>
        <translation>Podaj, która figurka wchodzi i gdzie.</translation>
    </message>
    <message>
        <source>Boot to the Head comes at the start of the team&apos;s own turn, before anything else.</source>
        <translation>Kopniak w głowę zagrywa się na początku własnej tury, przed wszystkim innym.</translation>
    </message>
    <message>
        <source>Enter the card that %1 played.</source>
        <translation>Podaj, którą kartę zagrała drużyna %1.</translation>
    </message>
    <message>
        <source>%1 cannot have the value that was given.</source>
        <translation>Ta wartość jest tu niemożliwa: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the values that plain energy cards have here.</source>
        <translation>„%1” nie jest żadną z wartości, jakie mają tu zwykłe karty energii.</translation>
    </message>
    <message>
        <source>A score token would lie where none may lie; they belong on spaces of the midfield that are not mounds.</source>
        <translation>Żeton punktów leżałby tam, gdzie nie może leżeć; miejsce żetonów jest na polach środka boiska, które nie są kopcami.</translation>
    </message>
    <message>
        <source>%1 would be a trophy of %2, but is not an enemy of that team.</source>
        <translation>Figurka %1 byłaby trofeum drużyny %2, ale nie jest jej wrogiem.</translation>
    </message>
    <message>
        <source>%1 is not a ringer: only figures of kind ringer have this key.</source>
        <translation>Figurka %1 nie jest najemnikiem: ten klucz mają tylko figurki rodzaju „ringer”.</translation>
    </message>
    <message>
        <source>%1 vs %2: the match begins</source>
        <translation>Drużyna %1 przeciw drużynie %2: mecz się zaczyna</translation>
    </message>
    <message numerus="yes">
        <source>%n upgrade tile(s) revealed</source>
        <translation>
            <numerusform>Odkryto %n kafelek ulepszenia</numerusform>
            <numerusform>Odkryto %n kafelki ulepszeń</numerusform>
            <numerusform>Odkryto %n kafelków ulepszeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ringer(s) revealed</source>
        <translation>
            <numerusform>Odkryto %n najemnika</numerusform>
            <numerusform>Odkryto %n najemników</numerusform>
            <numerusform>Odkryto %n najemników</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtime: %1 vs %2</source>
        <translation>Dogrywka: drużyna %1 przeciw drużynie %2</translation>
    </message>
</context>
<context>
    <name>kaosball_pages</name>
    <message>
        <source>A card is asked for here.</source>
        <translation>Tu trzeba podać kartę.</translation>
    </message>
    <message>
        <source>Choose on the crossfield</source>
        <translation>Wybór na boisku</translation>
    </message>
    <message>
        <source>Which figures are on the crossfield?</source>
        <translation>Jakie figurki są na boisku?</translation>
    </message>
    <message>
        <source>Tap another figure, or the space that %1 goes to.</source>
        <translation>Dotknij innej figurki albo pola, na którym ma stanąć %1.</translation>
    </message>
    <message>
        <source>Tap the space of %1.</source>
        <translation>Dotknij pola, na którym stoi %1.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Wyjmij %1</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Więcej: %1</translation>
    </message>
    <message>
        <source>no space yet</source>
        <translation>jeszcze bez pola</translation>
    </message>
    <message>
        <source>Add to %1: %2</source>
        <translation>Dodaj drużynie %1: %2</translation>
    </message>
</context>
<context>
    <name>league</name>
    <message>
        <source>Seed %1 belongs to %2, not to %3.</source>
        <translation>Rozstawienie %1 należy do %2, nie do %3.</translation>
    </message>
    <message>
        <source>Others play in round %1, pairing %2 of the playoffs.</source>
        <translation>W rundzie %1, para %2 fazy pucharowej grają inni.</translation>
    </message>
    <message>
        <source>The game %1 has other sides than its pairing.</source>
        <translation>Gra %1 ma inne strony niż jej para.</translation>
    </message>
    <message>
        <source>In round %1, pairing %2 somebody else advances: %3.</source>
        <translation>W rundzie %1, para %2 dalej przechodzi kto inny: %3.</translation>
    </message>
    <message>
        <source>The games won in round %1, pairing %2 are %3 to %4.</source>
        <translation>Wygrane gry w rundzie %1, para %2: %3 do %4.</translation>
    </message>
    <message>
        <source>The champion is %1, not %2.</source>
        <translation>Mistrzem jest %1, nie %2.</translation>
    </message>
    <message>
        <source>The fixture %1 is there twice.</source>
        <translation>Spotkanie %1 jest dwa razy.</translation>
    </message>
    <message>
        <source>%1 has a side twice, or one that takes no part.</source>
        <translation>W spotkaniu %1 ktoś jest dwa razy albo nie bierze udziału.</translation>
    </message>
    <message>
        <source>%1 plays twice in round %2.</source>
        <translation>%1 gra dwa razy w rundzie %2.</translation>
    </message>
    <message>
        <source>%1 is a match between two groups.</source>
        <translation>%1 to mecz między grupami.</translation>
    </message>
    <message>
        <source>The matches are uneven: some play %1, others %2.</source>
        <translation>Mecze są nierówne: jedni grają %1, inni %2.</translation>
    </message>
    <message>
        <source>%1 has %2 sides; %3 to %4 was to be.</source>
        <translation>%1: stron jest %2; miało ich być od %3 do %4.</translation>
    </message>
    <message>
        <source>The groups do not hold everybody once.</source>
        <translation>W grupach nie każdy jest dokładnie raz.</translation>
    </message>
    <message>
        <source>The places of %1 do not follow its scores.</source>
        <translation>Miejsca w %1 nie wynikają z wyników.</translation>
    </message>
    <message>
        <source>%1 belongs to the playoffs and has no winner.</source>
        <translation>%1 należy do fazy pucharowej i nie ma zwycięzcy.</translation>
    </message>
    <message>
        <source>The result of %1 is not one of its sides.</source>
        <translation>Wynik %1 nie dotyczy jego stron.</translation>
    </message>
    <message>
        <source>%1 counts although a side has dropped out with all its matches.</source>
        <translation>%1 się liczy, choć jedna ze stron wycofała się ze wszystkimi meczami.</translation>
    </message>
    <message>
        <source>%1 has %2: %3, not %4.</source>
        <translation>%1: %2 to %3, nie %4.</translation>
    </message>
    <message>
        <source>Place %1 belongs to %2, not to %3.</source>
        <translation>Miejsce %1 należy do %2, nie do %3.</translation>
    </message>
    <message>
        <source>%1 is on place %2, not %3.</source>
        <translation>%1 jest na miejscu %2, nie %3.</translation>
    </message>
    <message>
        <source>The table does not hold those who take part in it.</source>
        <translation>Tabela nie zawiera tych, którzy biorą udział.</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Najwyższa wygrana</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Najwyższy wynik</translation>
    </message>
    <message>
        <source>Highest scores of both together</source>
        <translation>Najwyższy wspólny wynik</translation>
    </message>
    <message>
        <source>Most in a match</source>
        <translation>Najwięcej w jednym meczu</translation>
    </message>
    <message>
        <source>The record of this season file does not hold: %1</source>
        <translation>Zapis tego pliku sezonu jest wadliwy: %1</translation>
    </message>
    <message>
        <source>Season %1 created</source>
        <translation>Sezon %1 utworzony</translation>
    </message>
    <message>
        <source>%1 among the people</source>
        <translation>%1 wśród osób</translation>
    </message>
    <message>
        <source>%1 enters</source>
        <translation>%1 zgłasza się</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 zmieniono</translation>
    </message>
    <message>
        <source>The season starts</source>
        <translation>Sezon się zaczyna</translation>
    </message>
    <message>
        <source>Fixture added: %1</source>
        <translation>Dodane spotkanie: %1</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>Wynik: %1</translation>
    </message>
    <message>
        <source>Result of %1 corrected</source>
        <translation>Wynik poprawiony: %1</translation>
    </message>
    <message>
        <source>%1 drops out</source>
        <translation>%1 wycofuje się</translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>Zastąpienie: %1</translation>
    </message>
    <message>
        <source>Rules of the table changed: %1</source>
        <translation>Zasady tabeli zmienione: %1</translation>
    </message>
    <message>
        <source>The organiser decides: %1</source>
        <translation>Decyzja organizatora: %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Grupa %1</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Terminarz</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Faza pucharowa</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Jeszcze otwarte</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ręcznie</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>walkower</translation>
    </message>
    <message>
        <source>corrected: %1</source>
        <translation>poprawiono: %1</translation>
    </message>
    <message>
        <source>Points or tie-breakers were changed after the start: %1</source>
        <translation>Punktację lub kryteria zmieniono po rozpoczęciu: %1</translation>
    </message>
    <message>
        <source>Nobody else has as many.</source>
        <translation>Nikt inny nie ma tyle.</translation>
    </message>
    <message>
        <source>Level on points with %1.</source>
        <translation>Tyle samo punktów co %1.</translation>
    </message>
    <message>
        <source>Level on points per match with %1.</source>
        <translation>Tyle samo punktów na mecz co %1.</translation>
    </message>
    <message>
        <source>Still level with %1 by %2: %3 each.</source>
        <translation>Nadal równo z %1 (%2: po %3).</translation>
    </message>
    <message>
        <source>Ahead of %1 by %2: %3 to %4.</source>
        <translation>Przed %1 (%2: %3 do %4).</translation>
    </message>
    <message>
        <source>Behind %1 by %2: %3 to %4.</source>
        <translation>Za %1 (%2: %3 do %4).</translation>
    </message>
    <message>
        <source>Ahead of %1: won the head-to-head %2 to %3.</source>
        <translation>Przed %1: bezpośrednie mecze wygrane %2 do %3.</translation>
    </message>
    <message>
        <source>Behind %1: lost the head-to-head %2 to %3.</source>
        <translation>Za %1: bezpośrednie mecze przegrane %2 do %3.</translation>
    </message>
    <message>
        <source>Ahead of %1 by the organiser&apos;s decision: %2.</source>
        <translation>Przed %1 decyzją organizatora: %2.</translation>
    </message>
    <message>
        <source>Behind %1 by the organiser&apos;s decision: %2.</source>
        <translation>Za %1 decyzją organizatora: %2.</translation>
    </message>
    <message>
        <source>Shares place %2 with %1: no tie-breaker separates them.</source>
        <translation>Dzieli miejsce %2 z %1: żadne kryterium ich nie rozdziela.</translation>
    </message>
    <message>
        <source>points of the matches among them</source>
        <translation>punkty z meczów między nimi</translation>
    </message>
    <message>
        <source>score difference of the matches among them</source>
        <translation>różnica wyników z meczów między nimi</translation>
    </message>
    <message>
        <source>score of the matches among them</source>
        <translation>wynik z meczów między nimi</translation>
    </message>
    <message>
        <source>score difference</source>
        <translation>różnica wyników</translation>
    </message>
    <message>
        <source>score</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>fewest points against</source>
        <translation>najmniej straconych punktów</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>wygrane mecze</translation>
    </message>
    <message>
        <source>points of the opponents met</source>
        <translation>punkty przeciwników</translation>
    </message>
    <message>
        <source>There is no season yet: create it first.</source>
        <translation>Nie ma jeszcze sezonu: najpierw trzeba go utworzyć.</translation>
    </message>
    <message>
        <source>The season %1 has been created already.</source>
        <translation>Sezon %1 już utworzono.</translation>
    </message>
    <message>
        <source>No game with the name &quot;%1&quot; has leagues.</source>
        <translation>Żadna gra o nazwie „%1” nie ma lig.</translation>
    </message>
    <message>
        <source>The season has started already.</source>
        <translation>Sezon już się zaczął.</translation>
    </message>
    <message>
        <source>The season has not started yet.</source>
        <translation>Sezon jeszcze się nie zaczął.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is there twice; each needs its own.</source>
        <translation>Nazwa „%1” jest dwa razy; każdy potrzebuje własnej.</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; takes part.</source>
        <translation>Nikt o nazwie „%1” nie bierze udziału.</translation>
    </message>
    <message>
        <source>There is no fixture &quot;%1&quot;.</source>
        <translation>Nie ma spotkania „%1”.</translation>
    </message>
    <message>
        <source>The game has no team &quot;%1&quot;.</source>
        <translation>W grze nie ma drużyny „%1”.</translation>
    </message>
    <message>
        <source>A season of this game takes %1 to %2 entrants; there are %3.</source>
        <translation>Sezon tej gry przyjmuje od %1 do %2 uczestników; jest ich %3.</translation>
    </message>
    <message>
        <source>This game is not played by two.</source>
        <translation>W tę grę nie gra się we dwoje.</translation>
    </message>
    <message>
        <source>%1 groups are too many for %2 entrants: each needs two.</source>
        <translation>Tyle grup (%1) to za dużo na %2 uczestników: w każdej musi być dwóch.</translation>
    </message>
    <message>
        <source>Tables of %1 to %2 are not possible: this game takes %3 to %4 players, and there are %5.</source>
        <translation>Stoły od %1 do %2 są niemożliwe: w tę grę gra od %3 do %4 graczy, a jest ich %5.</translation>
    </message>
    <message>
        <source>Playoffs for %1 are not possible with %2 entrants.</source>
        <translation>Faza pucharowa dla %1 jest niemożliwa przy %2 uczestnikach.</translation>
    </message>
    <message>
        <source>A series is the best of an odd number of games, not of %1.</source>
        <translation>Seria składa się z nieparzystej liczby gier, nie z %1.</translation>
    </message>
    <message>
        <source>There is no tie-breaker &quot;%1&quot; in this game.</source>
        <translation>W tej grze nie ma kryterium „%1”.</translation>
    </message>
    <message>
        <source>This game does not count &quot;%1&quot;.</source>
        <translation>Ta gra nie liczy „%1”.</translation>
    </message>
    <message>
        <source>Fixtures and entrants come in later only in a ladder; here the draw is made.</source>
        <translation>Spotkania i uczestników można dodać później tylko w rankingu; tu losowanie już się odbyło.</translation>
    </message>
    <message>
        <source>A match of this game has %1 to %2 different players.</source>
        <translation>W meczu tej gry bierze udział od %1 do %2 różnych graczy.</translation>
    </message>
    <message>
        <source>%1 cannot have %2; between %3 and %4 is possible.</source>
        <translation>%1 nie może wynosić %2; możliwe jest od %3 do %4.</translation>
    </message>
    <message>
        <source>These places are not possible: who is behind two others is third, and so on; where nobody wins all are second.</source>
        <translation>Takie miejsca są niemożliwe: kto jest za dwoma innymi, jest trzeci i tak dalej; gdy nikt nie wygrywa, wszyscy są drudzy.</translation>
    </message>
    <message>
        <source>The places and the scores do not agree: %1 has more than %2 and stands behind.</source>
        <translation>Miejsca i wyniki się nie zgadzają: %1 ma więcej niż %2, a zajmuje dalsze miejsce.</translation>
    </message>
    <message>
        <source>No match of this game ends by &quot;%1&quot;.</source>
        <translation>Żaden mecz tej gry nie kończy się przez „%1”.</translation>
    </message>
    <message>
        <source>Nobody has won by these places; the way it ended says that somebody has.</source>
        <translation>Według miejsc nikt nie wygrał; sposób zakończenia mówi, że ktoś tak.</translation>
    </message>
    <message>
        <source>No league match of this game ends level.</source>
        <translation>Żaden mecz ligowy tej gry nie kończy się remisem.</translation>
    </message>
    <message>
        <source>A match of the playoffs needs a winner.</source>
        <translation>Mecz fazy pucharowej potrzebuje zwycięzcy.</translation>
    </message>
    <message>
        <source>A forfeited match has no scores, places or statistics of its own.</source>
        <translation>Walkower nie ma własnych wyników, miejsc ani statystyk.</translation>
    </message>
    <message>
        <source>The organiser decides between two or more different entrants.</source>
        <translation>Organizator rozstrzyga między dwoma lub więcej różnymi uczestnikami.</translation>
    </message>
    <message>
        <source>Points and tie-breakers are fixed since the start. A change is possible; the table will carry its reason.</source>
        <translation>Punktacja i kryteria są ustalone od rozpoczęcia. Zmiana jest możliwa; jej powód zostanie przy tabeli.</translation>
    </message>
    <message>
        <source>The season %1 is created.</source>
        <translation>Sezon %1 jest utworzony.</translation>
    </message>
    <message>
        <source>%1: nobody came; all have lost.</source>
        <translation>%1: nikt nie przychodzi; wszyscy przegrywają.</translation>
    </message>
    <message>
        <source>League points for %1: %2.</source>
        <translation>Punkty ligowe, %1: %2.</translation>
    </message>
    <message>
        <source>The result of %1 is corrected: %2.</source>
        <translation>Wynik %1 jest poprawiony: %2.</translation>
    </message>
    <message>
        <source>The result of %1 is taken back: %2.</source>
        <translation>Wynik %1 jest wycofany: %2.</translation>
    </message>
    <message>
        <source>The rules of the table are changed: %1.</source>
        <translation>Zasady tabeli się zmieniają: %1.</translation>
    </message>
    <message>
        <source>The organiser decides: %1 (%2).</source>
        <translation>Decyzja organizatora: %1 (%2).</translation>
    </message>
    <message>
        <source>Nothing separates %1, and it matters: the organiser must decide.</source>
        <translation>Nic nie rozdziela: %1, a to ma znaczenie; musi rozstrzygnąć organizator.</translation>
    </message>
    <message>
        <source>The champion is %2 instead of %1.</source>
        <translation>Mistrzem jest %2 zamiast %1.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>%1: clinched first place.</source>
        <translation>%1: pewne pierwsze miejsce.</translation>
    </message>
    <message>
        <source>%1: place %2 to %3 still possible; others must lose points.</source>
        <translation>%1: możliwe jeszcze miejsce od %2 do %3; inni muszą stracić punkty.</translation>
    </message>
    <message>
        <source>No match against %1 yet.</source>
        <translation>Jeszcze bez meczu z: %1.</translation>
    </message>
    <message>
        <source>Dropped out already: %1.</source>
        <translation>Wycofanie już nastąpiło: %1.</translation>
    </message>
    <message>
        <source>Entered: %1.</source>
        <translation>Zgłoszenie: %1.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Zmieniono: %1.</translation>
    </message>
    <message>
        <source>Taken out: %1.</source>
        <translation>Usunięto: %1.</translation>
    </message>
    <message>
        <source>Dropped out: %1. The matches left are won by the opponents.</source>
        <translation>Wycofuje się: %1. Pozostałe mecze wygrywają przeciwnicy.</translation>
    </message>
    <message>
        <source>Dropped out: %1. None of these league matches counts.</source>
        <translation>Wycofuje się: %1. Żaden z tych meczów ligowych się nie liczy.</translation>
    </message>
    <message>
        <source>%2 in the place of %1, whose results stay.</source>
        <translation>%2 w miejsce: %1; dotychczasowe wyniki zostają.</translation>
    </message>
    <message>
        <source>%1: from place %2 to place %3.</source>
        <translation>%1: z miejsca %2 na miejsce %3.</translation>
    </message>
    <message>
        <source>The champion: %1.</source>
        <translation>Mistrz: %1.</translation>
    </message>
    <message>
        <source>This season does not fit together: %1</source>
        <translation>Ten sezon nie składa się w całość: %1</translation>
    </message>
    <message>
        <source>An exported season says &quot;%1&quot;; it is missing.</source>
        <translation>Zapisany sezon podaje „%1”; tego tu brakuje.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>„%1” występuje dwa razy.</translation>
    </message>
    <message>
        <source>There is no fixture &quot;%1&quot; in this season.</source>
        <translation>W tym sezonie nie ma spotkania „%1”.</translation>
    </message>
    <message>
        <source>%1 is played and has no result.</source>
        <translation>%1: rozegrane, a nie ma wyniku.</translation>
    </message>
    <message>
        <source>This is not told of each side of %1, once.</source>
        <translation>Nie podano tego dla każdej strony %1, raz.</translation>
    </message>
    <message>
        <source>There are no groups, or one is empty.</source>
        <translation>Nie ma grup albo któraś jest pusta.</translation>
    </message>
    <message>
        <source>This pairing is not the next one of a bracket of %1.</source>
        <translation>To nie jest kolejna para drabinki na %1.</translation>
    </message>
    <message>
        <source>The playoffs have no match.</source>
        <translation>Faza pucharowa nie ma meczu.</translation>
    </message>
    <message>
        <source>Other games are forfeited than the drop-out of a side leaves open.</source>
        <translation>Walkowerem oddano inne gry niż te, które wycofanie się strony zostawia.</translation>
    </message>
    <message>
        <source>Others are level and wait for the organiser.</source>
        <translation>Kto inny jest równy i czeka na organizatora.</translation>
    </message>
    <message>
        <source>Nothing is left to play or to decide, and there is no champion.</source>
        <translation>Nie zostało nic do rozegrania ani rozstrzygnięcia, a mistrza nie ma.</translation>
    </message>
    <message>
        <source>There is no tie between these that waits for the organiser.</source>
        <translation>Między nimi nie ma remisu, który czeka na organizatora.</translation>
    </message>
    <message>
        <source>The season is over.</source>
        <translation>Sezon się skończył.</translation>
    </message>
    <message>
        <source>The playoffs have begun: what was played before them stays.</source>
        <translation>Faza pucharowa się zaczęła: to, co rozegrano przed nią, zostaje.</translation>
    </message>
    <message>
        <source>No match of the playoffs has been played: their seeds follow the table by themselves.</source>
        <translation>Nie rozegrano jeszcze meczu fazy pucharowej: rozstawienie samo podąża za tabelą.</translation>
    </message>
    <message>
        <source>Nothing separates %1 in the table: decide that first.</source>
        <translation>Nic nie rozdziela w tabeli: %1. Najpierw rozstrzygnij to.</translation>
    </message>
    <message>
        <source>%1 stands behind all who are still in.</source>
        <translation>%1 stoi za wszystkimi, którzy jeszcze grają.</translation>
    </message>
    <message>
        <source>%1 forfeits what is left to play; what was played stays.</source>
        <translation>%1 oddaje walkowerem to, co zostało; rozegrane mecze zostają.</translation>
    </message>
    <message>
        <source>The playoffs are seeded anew by the table: %1 (%2).</source>
        <translation>Faza pucharowa rozstawiona na nowo według tabeli: %1 (%2).</translation>
    </message>
    <message>
        <source>By the table the seeds would now be %1. The playoffs have begun, so the seeds stay as they are.</source>
        <translation>Według tabeli rozstawienie byłoby teraz takie: %1. Faza pucharowa się zaczęła, więc rozstawienie zostaje bez zmian.</translation>
    </message>
    <message>
        <source>Through without a match: %1.</source>
        <translation>Przechodzi bez meczu: %1.</translation>
    </message>
    <message>
        <source>The season is over. Nobody is left to be its champion.</source>
        <translation>Sezon się skończył. Nie został nikt, kto mógłby być mistrzem.</translation>
    </message>
    <message>
        <source>The final is shared by %1: the organiser must decide who is champion.</source>
        <translation>Pierwsze miejsce w finale dzielą: %1. Organizator musi rozstrzygnąć, kto jest mistrzem.</translation>
    </message>
    <message>
        <source>Playoffs seeded anew: %1</source>
        <translation>Nowe rozstawienie fazy pucharowej: %1</translation>
    </message>
    <message>
        <source>Has dropped out: behind all who are still in.</source>
        <translation>Po wycofaniu się: za wszystkimi, którzy jeszcze grają.</translation>
    </message>
    <message>
        <source>Not compared by %1: it is not known of every match.</source>
        <translation>Nie porównano (%1): nie z każdego meczu to wiadomo.</translation>
    </message>
    <message>
        <source>%1 neither plays in round %2 nor may be left out.</source>
        <translation>%1 nie gra w rundzie %2, a pominięcie jest niedozwolone.</translation>
    </message>
    <message>
        <source>%1 and %2 meet again in round %3; it need not be.</source>
        <translation>%1 i %2 spotykają się znowu w rundzie %3; nie musi tak być.</translation>
    </message>
    <message>
        <source>%1 has a second bye in round %2; it need not be.</source>
        <translation>%1 ma w rundzie %2 drugi wolny los; nie musi tak być.</translation>
    </message>
    <message>
        <source>In round %1 those who meet could be nearer by their points.</source>
        <translation>W rundzie %1 mogliby się spotkać ci, którzy są sobie bliżsi punktami.</translation>
    </message>
    <message>
        <source>The bye of round %1 belongs to somebody else.</source>
        <translation>Wolny los w rundzie %1 należy do kogoś innego.</translation>
    </message>
    <message>
        <source>%1 rounds are too many for %2 entrants: nobody is to meet anybody again.</source>
        <translation>%1 rund to za dużo na %2 uczestników: nikt nie ma spotkać nikogo po raz drugi.</translation>
    </message>
    <message>
        <source>In the Swiss system the table goes by points.</source>
        <translation>W systemie szwajcarskim tabela jest według punktów.</translation>
    </message>
    <message>
        <source>Rounds are paired one after the other only in the Swiss system.</source>
        <translation>Rundy kojarzy się jedną po drugiej tylko w systemie szwajcarskim.</translation>
    </message>
    <message>
        <source>All rounds have been paired.</source>
        <translation>Wszystkie rundy są skojarzone.</translation>
    </message>
    <message>
        <source>The round before is not over: %1 has no result yet.</source>
        <translation>Poprzednia runda się nie skończyła: %1 nie ma jeszcze wyniku.</translation>
    </message>
    <message>
        <source>The next round to be paired is round %1.</source>
        <translation>Następna do skojarzenia jest runda %1.</translation>
    </message>
    <message>
        <source>%1 does not play in round %2.</source>
        <translation>%1 nie gra w rundzie %2.</translation>
    </message>
    <message>
        <source>%1 is neither paired nor has the bye.</source>
        <translation>%1: ani pary, ani wolnego losu.</translation>
    </message>
    <message>
        <source>A bye is only for the one who is left of an odd number.</source>
        <translation>Wolny los jest tylko dla tego, kto zostaje przy nieparzystej liczbie.</translation>
    </message>
    <message>
        <source>%1 and %2 have met already. Others could meet instead: enter a reason.</source>
        <translation>%1 i %2 już się spotkali. Mogliby się spotkać inni: powiedz, dlaczego ma tak być.</translation>
    </message>
    <message>
        <source>%1 has had a bye already. Others could have it: enter a reason.</source>
        <translation>%1: wolny los już był. Mógłby go mieć ktoś inny: podaj, dlaczego ma tak być.</translation>
    </message>
    <message>
        <source>In the Swiss system what was played stays: the rounds were paired by it.</source>
        <translation>W systemie szwajcarskim to, co rozegrano, zostaje: według tego kojarzono rundy.</translation>
    </message>
    <message>
        <source>Round %1 has been paired already.</source>
        <translation>Runda %1 jest już skojarzona.</translation>
    </message>
    <message>
        <source>The round is not over: %1 has no result yet.</source>
        <translation>Runda się nie skończyła: %1 nie ma jeszcze wyniku.</translation>
    </message>
    <message>
        <source>The season %1 is changed before its start.</source>
        <translation>Sezon %1 zmienia się przed startem.</translation>
    </message>
    <message>
        <source>Booked twice at that time: %1 and %2.</source>
        <translation>Podwójnie zajęte w tym czasie: %1 i %2.</translation>
    </message>
    <message>
        <source>Round %1 is paired: %2.</source>
        <translation>Runda %1 skojarzona: %2.</translation>
    </message>
    <message>
        <source>The bye: %1.</source>
        <translation>Wolny los: %1.</translation>
    </message>
    <message>
        <source>Paired by the organiser, not by the rules: %1.</source>
        <translation>Skojarzył organizator, nie według reguł: %1.</translation>
    </message>
    <message>
        <source>%1 is not paired in round %2.</source>
        <translation>%1: bez pary w rundzie %2.</translation>
    </message>
    <message>
        <source>The season is changed before its start</source>
        <translation>Sezon zmienia się przed startem</translation>
    </message>
    <message>
        <source>Round %1 paired</source>
        <translation>Runda %1 skojarzona</translation>
    </message>
    <message>
        <source>%1 does not play in round %2</source>
        <translation>%1 nie gra w rundzie %2</translation>
    </message>
    <message>
        <source>Points for the bye in round %1: %2.</source>
        <translation>Punkty za wolny los w rundzie %1: %2.</translation>
    </message>
    <message>
        <source>Points for round %1, which was missed: %2.</source>
        <translation>Punkty za opuszczoną rundę %1: %2.</translation>
    </message>
    <message>
        <source>Not compared by %1: not all of them have met.</source>
        <translation>Nie porównano według: %1. Nie wszyscy oni się spotkali.</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>Buchholz bez najniższego</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>Buchholz bez dwóch najniższych</translation>
    </message>
    <message>
        <source>Buchholz without the lowest and the highest</source>
        <translation>Buchholz bez najniższego i najwyższego</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>direct encounter</source>
        <translation>bezpośrednie spotkanie</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>wycofanie</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finał</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Półfinały</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>Ćwierćfinały</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Trzecie miejsce</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Stół finałowy</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>rozstawiony z nr %1</translation>
    </message>
    <message>
        <source>place %1 of the table</source>
        <translation>miejsce %1 w tabeli</translation>
    </message>
    <message>
        <source>winner of match %1 (%2)</source>
        <translation>zwycięzca meczu %1 (%2)</translation>
    </message>
    <message>
        <source>loser of match %1 (%2)</source>
        <translation>przegrany meczu %1 (%2)</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Wolny los: %1</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>Mecz się nie skończył.</translation>
    </message>
    <message>
        <source>All matches of the league are played with the usual readings.</source>
        <translation>Wszystkie mecze ligi gra się według zwykłych interpretacji.</translation>
    </message>
    <message>
        <source>A result that is awarded has no statistics, and nobody forfeits in it.</source>
        <translation>Wynik przyznany nie ma statystyk i nikt nie oddaje w nim walkoweru.</translation>
    </message>
    <message>
        <source>This league has no table: points cannot be taken off or given.</source>
        <translation>Ta liga nie ma tabeli: nie można odjąć ani dodać punktów.</translation>
    </message>
    <message>
        <source>%1 is awarded by the organiser: %2.</source>
        <translation>%1: wynik przyznany przez organizatora: %2.</translation>
    </message>
    <message>
        <source>The organiser takes points off %1: %2 (%3).</source>
        <translation>Organizator odejmuje punkty, %1: %2 (%3).</translation>
    </message>
    <message>
        <source>The organiser gives points to %1: %2 (%3).</source>
        <translation>Organizator dodaje punkty, %1: %2 (%3).</translation>
    </message>
    <message>
        <source>Points taken off %1</source>
        <translation>Odjęte punkty: %1</translation>
    </message>
    <message>
        <source>Points given to %1</source>
        <translation>Dodane punkty: %1</translation>
    </message>
    <message>
        <source>Points taken off: %1 (%2).</source>
        <translation>Odjęte punkty: %1 (%2).</translation>
    </message>
    <message>
        <source>Points given: %1 (%2).</source>
        <translation>Dodane punkty: %1 (%2).</translation>
    </message>
    <message>
        <source>awarded: %1</source>
        <translation>przyznany: %1</translation>
    </message>
    <message>
        <source>A double elimination has three places at least, and no match for the third place: the lower bracket decides it.</source>
        <translation>Podwójna eliminacja ma co najmniej trzy miejsca i nie ma meczu o trzecie miejsce: rozstrzyga o nim dolna drabinka.</translation>
    </message>
    <message>
        <source>A consolation needs six places at least: two who lose in the first round.</source>
        <translation>Turniej pocieszenia wymaga co najmniej sześciu miejsc: dwóch, którzy przegrywają w pierwszej rundzie.</translation>
    </message>
    <message>
        <source>Group %1, round %2</source>
        <translation>Grupa %1, runda %2</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ranking (drabina wyzwań)</translation>
    </message>
    <message>
        <source>Upper round %1</source>
        <translation>Górna, runda %1</translation>
    </message>
    <message>
        <source>Upper final</source>
        <translation>Górny finał</translation>
    </message>
    <message>
        <source>Lower round %1</source>
        <translation>Dolna, runda %1</translation>
    </message>
    <message>
        <source>Lower final</source>
        <translation>Dolny finał</translation>
    </message>
    <message>
        <source>Second final</source>
        <translation>Drugi finał</translation>
    </message>
    <message>
        <source>Consolation, round %1</source>
        <translation>Pocieszenie, runda %1</translation>
    </message>
    <message>
        <source>Consolation, final</source>
        <translation>Finał pocieszenia</translation>
    </message>
    <message>
        <source>winner of %1, %2</source>
        <translation>zwycięzca pary %1, %2</translation>
    </message>
    <message>
        <source>loser of %1, %2</source>
        <translation>przegrany z pary %1, %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>jeszcze nieznany</translation>
    </message>
    <message>
        <source>most points scored</source>
        <translation>najwięcej zdobytych punktów</translation>
    </message>
    <message>
        <source>%1 is a season of another game than %2.</source>
        <translation>%1 to sezon innej gry niż %2.</translation>
    </message>
    <message>
        <source>The table of %1 is not final: nobody can change places by it yet.</source>
        <translation>Tabela sezonu %1 nie jest jeszcze końcowa: nikt nie może się według niej zamienić.</translation>
    </message>
    <message>
        <source>%1 has %2 who are still in; that is too few for %3 to change places.</source>
        <translation>%1: gra jeszcze %2; to za mało, by tylu się zamieniło: %3.</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>Karta rundy</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Karty wyników</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Drabinka</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Still to be played</source>
        <translation>Do rozegrania</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>How a day is written: Sat 9 Jan 2027</extracomment>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>gra %1 z %2</translation>
    </message>
    <message>
        <source>postponed from %1</source>
        <translation>przełożone z %1</translation>
    </message>
    <message>
        <source>Table no.</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Gospodarz</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gość</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Does not play: %1</source>
        <translation>Nie gra: %1</translation>
    </message>
    <message>
        <source>Nothing of this round is to be played.</source>
        <translation>W tej rundzie nie ma nic do rozegrania.</translation>
    </message>
    <message>
        <source>Table no. %1</source>
        <translation>Stół %1</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Podpis</translation>
    </message>
    <message>
        <source>How it ended:</source>
        <translation>Jak się skończyło:</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Team of the game</source>
        <translation>Drużyna z gry</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>no opponent</source>
        <translation>bez przeciwnika</translation>
    </message>
    <message>
        <source>best of %1</source>
        <translation>liczba gier w serii: %1</translation>
    </message>
    <message>
        <source>only if it is needed</source>
        <translation>tylko w razie potrzeby</translation>
    </message>
    <message>
        <source>Others would meet nearer by their points: enter a reason.</source>
        <translation>Inni spotkaliby się z bliższą liczbą punktów: powiedz, dlaczego ma być tak.</translation>
    </message>
    <message numerus="yes">
        <source>There are %1 tables of %n group(s).</source>
        <translation>
            <numerusform>Na %n grupę przypada tabel: %1.</numerusform>
            <numerusform>Na %n grupy przypada tabel: %1.</numerusform>
            <numerusform>Na %n grup przypada tabel: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 meet %n time(s); %4 was to be.</source>
        <translation>
            <numerusform>%1 i %2 spotykają się %n raz; miało być %4.</numerusform>
            <numerusform>%1 i %2 spotykają się %n razy; miało być %4.</numerusform>
            <numerusform>%1 i %2 spotykają się %n razy; miało być %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The matches of %1 at home: %2; away: %3.</source>
        <translation>Mecze drużyny %1 u siebie: %2; na wyjeździe: %3.</translation>
    </message>
    <message>
        <source>Rounds that have fixtures: %1; rounds that are paired: %2.</source>
        <translation>Rundy ze spotkaniami: %1; rundy skojarzone: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 brings %2 %n point(s), not %4.</source>
        <translation>
            <numerusform>%1 daje %n punkt (%2), nie %4.</numerusform>
            <numerusform>%1 daje %n punkty (%2), nie %4.</numerusform>
            <numerusform>%1 daje %n punktów (%2), nie %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>wpis %1: %2</translation>
    </message>
    <message>
        <source>Among the people: %1.</source>
        <translation>Wśród osób: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The season starts: %1 entrants, %n fixture(s).</source>
        <translation>
            <numerusform>Sezon się zaczyna: uczestnicy %1, %n spotkanie.</numerusform>
            <numerusform>Sezon się zaczyna: uczestnicy %1, %n spotkania.</numerusform>
            <numerusform>Sezon się zaczyna: uczestnicy %1, %n spotkań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) instead of %2.</source>
        <translation>
            <numerusform>%1: %n punkt zamiast %2.</numerusform>
            <numerusform>%1: %n punkty zamiast %2.</numerusform>
            <numerusform>%1: %n punktów zamiast %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still in for the %2 places of the playoffs: %1. The free places will be byes.</source>
        <translation>O miejsca w fazie pucharowej (%2) grają jeszcze: %1. Wolne miejsca będą wolnymi losami.</translation>
    </message>
    <message numerus="yes">
        <source>%1: clinched with %n more point(s), whatever the others do. Matches left: %3.</source>
        <translation>
            <numerusform>%1: pewne przy jeszcze %n punkcie, cokolwiek zrobią inni. Pozostałe mecze: %3.</numerusform>
            <numerusform>%1: pewne przy jeszcze %n punktach, cokolwiek zrobią inni. Pozostałe mecze: %3.</numerusform>
            <numerusform>%1: pewne przy jeszcze %n punktach, cokolwiek zrobią inni. Pozostałe mecze: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, won %4, drawn %5, lost %6.</source>
        <translation>
            <numerusform>%1: %n punkt; mecze %3, wygrane %4, remisy %5, przegrane %6.</numerusform>
            <numerusform>%1: %n punkty; mecze %3, wygrane %4, remisy %5, przegrane %6.</numerusform>
            <numerusform>%1: %n punktów; mecze %3, wygrane %4, remisy %5, przegrane %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, won %4, lost %5.</source>
        <translation>
            <numerusform>%1: %n punkt; mecze %3, wygrane %4, przegrane %5.</numerusform>
            <numerusform>%1: %n punkty; mecze %3, wygrane %4, przegrane %5.</numerusform>
            <numerusform>%1: %n punktów; mecze %3, wygrane %4, przegrane %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, first in %4 of them.</source>
        <translation>
            <numerusform>%1: %n punkt; mecze %3, w tym pierwsze miejsca: %4.</numerusform>
            <numerusform>%1: %n punkty; mecze %3, w tym pierwsze miejsca: %4.</numerusform>
            <numerusform>%1: %n punktów; mecze %3, w tym pierwsze miejsca: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>score difference of the matches among them, to each of them</source>
        <translation>różnica punktów w meczach między nimi, wobec każdego z nich</translation>
    </message>
    <message>
        <source>score of the matches among them, counted against each of them</source>
        <translation>wynik z meczów między nimi, liczony wobec każdego z nich</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Points of the league for a match</extracomment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>The match has its result already; to change it, correct it and enter a reason.</source>
        <translation>Mecz ma już wynik; aby go zmienić, popraw go i podaj powód.</translation>
    </message>
    <message>
        <source>The match has no result to correct.</source>
        <translation>Mecz nie ma wyniku do poprawienia.</translation>
    </message>
    <message>
        <source>Who plays this match is not known yet.</source>
        <translation>Nie wiadomo jeszcze, kto gra ten mecz.</translation>
    </message>
    <message>
        <source>This match is not to be played any more.</source>
        <translation>Tego meczu już się nie gra.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not play in this match.</source>
        <translation>„%1” nie gra w tym meczu.</translation>
    </message>
    <message>
        <source>Arranged: %1.</source>
        <translation>Umówiono: %1.</translation>
    </message>
    <message>
        <source>Arranged: a match whose sides are not known yet.</source>
        <translation>Umówiono mecz, którego uczestnicy nie są jeszcze znani.</translation>
    </message>
    <message>
        <source>Fixture added: %1.</source>
        <translation>Dodane spotkanie: %1.</translation>
    </message>
    <message>
        <source>Fixture cancelled: %1.</source>
        <translation>Odwołane spotkanie: %1.</translation>
    </message>
    <message>
        <source>Won by %1: %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>Level: %1.</source>
        <translation>Remis: %1.</translation>
    </message>
    <message>
        <source>Nobody wins: %1.</source>
        <translation>Nikt nie wygrywa: %1.</translation>
    </message>
    <message>
        <source>Now %2 meet instead of %1.</source>
        <translation>Teraz grają %2 zamiast %1.</translation>
    </message>
    <message>
        <source>%1 do not meet for now: who plays there is not known any more.</source>
        <translation>%1 na razie się nie odbędzie: nie wiadomo już, kto tam gra.</translation>
    </message>
    <message>
        <source>This result does not count any more, for others play there now: %1.</source>
        <translation>Ten wynik już się nie liczy, bo grają tam teraz inni: %1.</translation>
    </message>
    <message>
        <source>This result counts again: %1.</source>
        <translation>Ten wynik znowu się liczy: %1.</translation>
    </message>
    <message>
        <source>Seeded for the playoffs are now: %1.</source>
        <translation>Rozstawieni w fazie pucharowej są teraz: %1.</translation>
    </message>
    <message>
        <source>Nobody is left of %1; the next opponent has a bye.</source>
        <translation>Nikt nie został (%1); następny rywal ma wolny los.</translation>
    </message>
    <message>
        <source>Nobody is left for one more match of the playoffs; the next opponent has a bye.</source>
        <translation>Na jeszcze jeden mecz fazy pucharowej nikt nie został; następny rywal ma wolny los.</translation>
    </message>
    <message>
        <source>A match of the playoffs arranged</source>
        <translation>Umówiono mecz fazy pucharowej</translation>
    </message>
    <message>
        <source>Arranged: %1</source>
        <translation>Umówiono: %1</translation>
    </message>
    <message>
        <source>Fixture cancelled: %1</source>
        <translation>Odwołane spotkanie: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in this season.</source>
        <translation>„%1” nie występuje w tym sezonie.</translation>
    </message>
    <message>
        <source>The playoffs are seeded before the league phase is over.</source>
        <translation>Faza pucharowa jest rozstawiona, choć część ligowa nie jest skończona.</translation>
    </message>
    <message>
        <source>The league phase is over and nobody is seeded.</source>
        <translation>Część ligowa jest skończona, a nikt nie jest rozstawiony.</translation>
    </message>
    <message>
        <source>Whether round %1, pairing %2 is a bye is reported wrongly.</source>
        <translation>Źle podano, czy para %2 w rundzie %1 to wolny los.</translation>
    </message>
    <message>
        <source>%1 plays in round %2 and is listed as left out.</source>
        <translation>%1 gra w rundzie %2, a jest na liście pominiętych.</translation>
    </message>
    <message>
        <source>The draw does not match the draw phrase &quot;%1&quot;.</source>
        <translation>Losowanie nie pasuje do hasła „%1”.</translation>
    </message>
    <message>
        <source>The places of %1 are not possible.</source>
        <translation>Miejsca w %1 są niemożliwe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the people of this season.</source>
        <translation>„%1” nie jest osobą tego sezonu.</translation>
    </message>
    <message>
        <source>The season needs a league phase, playoffs, or both.</source>
        <translation>Sezon potrzebuje części ligowej, fazy pucharowej albo obu.</translation>
    </message>
    <message>
        <source>Without a league phase all %2 entrants play in the playoffs, not %1.</source>
        <translation>Bez części ligowej w fazie pucharowej gra wszystkich %2 uczestników, nie %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date or time of the form 2027-01-31 or 18:30.</source>
        <translation>„%1” nie jest datą ani godziną w postaci 2027-01-31 lub 18:30.</translation>
    </message>
    <message>
        <source>Enter it for each side of the match: %1 is missing.</source>
        <translation>Trzeba to podać dla każdej strony meczu: brakuje %1.</translation>
    </message>
    <message>
        <source>Enter the scores or the places.</source>
        <translation>Trzeba podać wyniki albo miejsca.</translation>
    </message>
    <message>
        <source>A match that ends this way has no winner; the places say that there is one.</source>
        <translation>Mecz tak zakończony nie ma zwycięzcy; miejsca mówią, że jest.</translation>
    </message>
    <message>
        <source>Enter a number of points: 0 changes nothing.</source>
        <translation>Podaj, ile punktów: 0 niczego nie zmienia.</translation>
    </message>
    <message>
        <source>All draws are made from the draw phrase &quot;%1&quot;.</source>
        <translation>Hasło wszystkich losowań: „%1”.</translation>
    </message>
    <message>
        <source>%1: %2 did not show up; the match is forfeited.</source>
        <translation>%1: %2 nie przychodzi; mecz kończy się walkowerem.</translation>
    </message>
    <message>
        <source>Not by league rules: %1.</source>
        <translation>Niezgodnie z zasadami ligi: %1.</translation>
    </message>
    <message>
        <source>%1 is abandoned and waits to be continued.</source>
        <translation>%1 jest przerwany i czeka na kontynuację.</translation>
    </message>
    <message>
        <source>The league phase is closed.</source>
        <translation>Część ligowa jest zamknięta.</translation>
    </message>
    <message>
        <source>The league phase is over. Seeded for the playoffs: %1.</source>
        <translation>Część ligowa jest skończona. Rozstawieni w fazie pucharowej: %1.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Najwięcej wygranych z rzędu</translation>
    </message>
    <message>
        <source>Longest unbeaten run</source>
        <translation>Najwięcej meczów bez porażki</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>najwięcej wygranych z rzędu</translation>
    </message>
    <message>
        <source>%1: clinched a top-%2 place.</source>
        <translation>%1: pewne miejsce wśród pierwszych %2.</translation>
    </message>
    <message>
        <source>%1: can no longer reach the top %2.</source>
        <translation>%1: pierwsze %2 miejsc już poza zasięgiem.</translation>
    </message>
    <message>
        <source>%1: can no longer reach first place.</source>
        <translation>%1: pierwsze miejsce już poza zasięgiem.</translation>
    </message>
    <message>
        <source>Draw with the phrase &quot;%1&quot;</source>
        <translation>Losowanie z hasłem „%1”</translation>
    </message>
    <message>
        <source>%1 abandoned</source>
        <translation>%1 przerwany</translation>
    </message>
    <message>
        <source>The league phase is closed</source>
        <translation>Część ligowa zamknięta</translation>
    </message>
    <message>
        <source>Ahead of %1 by the draw, from the published draw phrase &quot;%2&quot;.</source>
        <translation>Przed %1 losem, z ogłoszonym hasłem „%2”.</translation>
    </message>
    <message>
        <source>Behind %1 by the draw, from the published draw phrase &quot;%2&quot;.</source>
        <translation>Za %1 losem, z ogłoszonym hasłem „%2”.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>losowanie</translation>
    </message>
    <message>
        <source>not by league rules: %1</source>
        <translation>niezgodnie z zasadami ligi: %1</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>przerwany: %1</translation>
    </message>
    <message>
        <source>The players of the fixture play: %1.</source>
        <translation>Grają gracze spotkania: %1.</translation>
    </message>
    <message>
        <source>Advances: %1, %2 to %3 in games vs %4.</source>
        <translation>Przechodzi: %1, gry %2 do %3 przeciw %4.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Date (2027-01-31, optional)</source>
        <translation>Data (2027-01-31), można pominąć</translation>
    </message>
    <message>
        <source>Time (18:30, optional)</source>
        <translation>Godzina (18:30), można pominąć</translation>
    </message>
    <message>
        <source>Place (optional)</source>
        <translation>Miejsce, można pominąć</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>U siebie</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>What becomes of its matches</source>
        <translation>Co z meczami drużyny</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Która runda</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Najlepszy na początku</translation>
    </message>
    <message>
        <source>How it was decided (by a die, 5 to 3)</source>
        <translation>Jak rozstrzygnięto (kostką, 5 do 3)</translation>
    </message>
    <message>
        <source>Points; below 0: taken off</source>
        <translation>Punkty; poniżej 0: odjęte</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>Anulowanie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Nobody meets anybody again; those with as many points meet as far as they can.</source>
        <translation>Nikt nie spotyka nikogo po raz drugi; możliwie grają ze sobą ci, którzy mają tyle samo punktów.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Skojarz rundę %1</translation>
    </message>
    <message>
        <source>Pair them this way</source>
        <translation>Skojarz tak</translation>
    </message>
    <message>
        <source>Misses a round</source>
        <translation>Opuszcza rundę</translation>
    </message>
    <message>
        <source>Who says so before is not paired in it.</source>
        <translation>Kto zapowie to wcześniej, nie jest w niej kojarzony.</translation>
    </message>
    <message>
        <source>End it after this round</source>
        <translation>Zakończ po tej rundzie</translation>
    </message>
    <message>
        <source>No round is paired any more; the table is final.</source>
        <translation>Żadna runda nie będzie już kojarzona; tabela jest ostateczna.</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Add a fixture</source>
        <translation>Dodaj spotkanie</translation>
    </message>
    <message>
        <source>The first one is at home, or begins.</source>
        <translation>Pierwsza strona gra u siebie albo zaczyna.</translation>
    </message>
    <message>
        <source>Close the ladder</source>
        <translation>Zamknij ranking</translation>
    </message>
    <message>
        <source>No fixture can be added afterwards; the table is final.</source>
        <translation>Potem nie można dodać żadnego spotkania; tabela jest ostateczna.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Rename or recolour</source>
        <translation>Zmień nazwę lub kolor</translation>
    </message>
    <message>
        <source>Results and fixtures stay as they are.</source>
        <translation>Wyniki i spotkania pozostają bez zmian.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>The replacement keeps the results and the fixtures; results remember who coached.</source>
        <translation>Następca przejmuje wyniki i spotkania; wyniki pamiętają, kto był trenerem.</translation>
    </message>
    <message>
        <source>Who is replaced</source>
        <translation>Kto jest zastępowany</translation>
    </message>
    <message>
        <source>Drop-out</source>
        <translation>Wycofanie</translation>
    </message>
    <message>
        <source>Forfeited: what was played stays, the rest is won by the opponents. Annulled: none of its league matches counts.</source>
        <translation>Walkower: rozegrane mecze zostają, resztę wygrywają przeciwnicy. Anulowanie: żaden z meczów ligowych drużyny się nie liczy.</translation>
    </message>
    <message>
        <source>Who drops out</source>
        <translation>Kto się wycofuje</translation>
    </message>
    <message>
        <source>Points off or given</source>
        <translation>Punkty odjęte lub dodane</translation>
    </message>
    <message>
        <source>They count in the table, which tells the reason.</source>
        <translation>Liczą się w tabeli, a ona podaje powód.</translation>
    </message>
    <message>
        <source>Whose points</source>
        <translation>Czyje punkty</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>Coaches and players; who is retired stays in the records.</source>
        <translation>Trenerzy i gracze; kto zakończył grę, zostaje w rekordach.</translation>
    </message>
    <message>
        <source>Decide the tie</source>
        <translation>Rozstrzygnij remis</translation>
    </message>
    <message>
        <source>Best first, and how it was decided.</source>
        <translation>Od najlepszego; podaj też, jak to rozstrzygnięto.</translation>
    </message>
    <message>
        <source>Somebody comes later</source>
        <translation>Ktoś dołącza później</translation>
    </message>
    <message>
        <source>Is paired from the next round on; the rounds before bring nothing.</source>
        <translation>Jest kojarzony od następnej rundy; wcześniejsze rundy nic nie dają.</translation>
    </message>
    <message>
        <source>Seed the playoffs anew</source>
        <translation>Rozstaw fazę pucharową na nowo</translation>
    </message>
    <message>
        <source>The seeds are those of the table as it is now. What others have played is kept aside and counts again if the same sides meet.</source>
        <translation>Rozstawienie jest według obecnej tabeli. To, co rozegrali inni, zostaje odłożone i liczy się znowu, gdy spotkają się te same strony.</translation>
    </message>
    <message>
        <source>Name, format, dates and rules</source>
        <translation>Nazwa, format, terminy i reguły</translation>
    </message>
    <message>
        <source>Points and tie-breakers</source>
        <translation>Punktacja i kryteria</translation>
    </message>
    <message>
        <source>They are fixed since the start. A change is possible; the table carries its reason for everybody to see.</source>
        <translation>Są ustalone od rozpoczęcia. Zmiana jest możliwa; jej powód widzą wszyscy przy tabeli.</translation>
    </message>
    <message>
        <source>They are fixed when the season starts.</source>
        <translation>Są ustalone od rozpoczęcia sezonu.</translation>
    </message>
    <message>
        <source>Who plays is not known yet.</source>
        <translation>Nie wiadomo jeszcze, kto gra.</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Wpisz wynik</translation>
    </message>
    <message>
        <source>Entered by hand, and marked as such.</source>
        <translation>Wpisany ręcznie i tak oznaczony.</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Zapisz wynik</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Przerwany</translation>
    </message>
    <message>
        <source>It waits; its result is entered when it has been played.</source>
        <translation>Czeka; wynik wpisuje się, gdy zostanie rozegrany.</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Popraw wynik</translation>
    </message>
    <message>
        <source>What was entered stays in the record, beside the reason.</source>
        <translation>To, co wpisano, zostaje w zapisie, obok powodu.</translation>
    </message>
    <message>
        <source>Accept the correction</source>
        <translation>Przyjmij poprawkę</translation>
    </message>
    <message>
        <source>Remove the result</source>
        <translation>Usuń wynik</translation>
    </message>
    <message>
        <source>What was entered stays in the record.</source>
        <translation>To, co wpisano, zostaje w zapisie.</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Termin i miejsce</translation>
    </message>
    <message>
        <source>Save date and place</source>
        <translation>Zapisz termin i miejsce</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Zaczyna</translation>
    </message>
    <message>
        <source>Cancel the fixture</source>
        <translation>Odwołaj spotkanie</translation>
    </message>
    <message>
        <source>The playoffs have begun: what is decided stays, %1 plays what is open.</source>
        <translation>Faza pucharowa się zaczęła: co rozstrzygnięte, zostaje, %1 gra to, co otwarte.</translation>
    </message>
    <message>
        <source>%1 and %2 meet again: of those who play nobody is left for all of them whom they have not met.</source>
        <translation>%1 i %2 grają ze sobą ponownie: nie dla wszystkich grających jest jeszcze rywal, z którym nie grali.</translation>
    </message>
    <message>
        <source>League phase</source>
        <translation>Część ligowa</translation>
    </message>
    <message>
        <source>Meetings of each pair</source>
        <translation>Spotkania każdej pary</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>Players at a table, at least</source>
        <translation>Graczy przy stole, co najmniej</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Najwyżej</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>A bye counts</source>
        <translation>Wolny los liczy się</translation>
    </message>
    <message>
        <source>A round missed on request counts</source>
        <translation>Runda opuszczona na prośbę liczy się</translation>
    </message>
    <message>
        <source>Places (free ones are byes)</source>
        <translation>Miejsca (puste to wolne losy)</translation>
    </message>
    <message>
        <source>Each round</source>
        <translation>Każda runda</translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation>Kto przegrywa</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Mecz o trzecie miejsce</translation>
    </message>
    <message>
        <source>Players in the last match</source>
        <translation>Gracze w ostatnim meczu</translation>
    </message>
    <message>
        <source>Schedule order</source>
        <translation>Kto gdzie stoi w terminarzu</translation>
    </message>
    <message>
        <source>Draw phrase: any words, published before the draw; empty: the name of the season</source>
        <translation>Hasło losowania: dowolne słowa, ogłoszone przed losowaniem; puste: nazwa sezonu</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Terminy</translation>
    </message>
    <message>
        <source>First round (2027-01-31); empty: no dates</source>
        <translation>Pierwsza runda (2027-01-31); puste: bez dat</translation>
    </message>
    <message>
        <source>Days from round to round</source>
        <translation>Dni od rundy do rundy</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Everyone loses</source>
        <translation>Wszyscy przegrali</translation>
    </message>
    <message>
        <source>No-show</source>
        <translation>Nieobecność</translation>
    </message>
    <message>
        <source>Score awarded for a no-show</source>
        <translation>Wynik przy nieobecności przeciwnika</translation>
    </message>
    <message>
        <source>By place, the first one first</source>
        <translation>Za miejsca, pierwsze na początku</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Premie</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Co się liczy</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Co najmniej</translation>
    </message>
    <message>
        <source>Ranked by (per match: for ladders with unequal numbers of matches)</source>
        <translation>Kolejność według (na mecz: dla rankingów z nierówną liczbą meczów)</translation>
    </message>
    <message>
        <source>Tie-breakers, in order</source>
        <translation>Kryteria przy równej liczbie punktów, kolejno</translation>
    </message>
    <message>
        <source>Rules of the game in this league</source>
        <translation>Zasady gry w tej lidze</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>Tables, everybody meets everybody evenly</source>
        <translation>Stoły, wszyscy spotykają się równie często</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>System szwajcarski</translation>
    </message>
    <message>
        <source>Ladder with free fixtures</source>
        <translation>Ranking z dowolnymi spotkaniami</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>System pucharowy</translation>
    </message>
    <message>
        <source>One last match of the best</source>
        <translation>Jeden ostatni mecz najlepszych</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>As won</source>
        <translation>Jak wygrana</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Jak remis</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Single match</source>
        <translation>Jeden mecz</translation>
    </message>
    <message>
        <source>Best of 3</source>
        <translation>Liczba gier w serii: 3</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <translation>Liczba gier w serii: 5</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <translation>Liczba gier w serii: 7</translation>
    </message>
    <message>
        <source>Best of 9</source>
        <translation>Liczba gier w serii: 9</translation>
    </message>
    <message>
        <source>Are out</source>
        <translation>Odpada</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Turniej pocieszenia</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Podwójna eliminacja</translation>
    </message>
    <message>
        <source>In the order of entry</source>
        <translation>W kolejności zgłoszeń</translation>
    </message>
    <message>
        <source>By draw</source>
        <translation>Przez losowanie</translation>
    </message>
    <message>
        <source>Points per match</source>
        <translation>Punkty na mecz</translation>
    </message>
    <message>
        <source>Score of at least</source>
        <translation>Wynik co najmniej</translation>
    </message>
    <message>
        <source>Lost by at most</source>
        <translation>Porażka najwyżej o</translation>
    </message>
    <message>
        <source>At least this many</source>
        <translation>Co najmniej tyle</translation>
    </message>
    <message>
        <source>Round %1 was paired by the points before. Nothing of it has been played: it can be taken back and paired anew.</source>
        <translation>Runda %1 została skojarzona według wcześniejszych punktów. Nic z niej jeszcze nie rozegrano: można ją wycofać i skojarzyć od nowa.</translation>
    </message>
    <message>
        <source>%1 has won, %2 to %3 in games vs %4.</source>
        <translation>Zwycięstwo: %1, %2 do %3 w grach przeciwko: %4.</translation>
    </message>
    <message>
        <source>More than one is called %1.</source>
        <translation>Więcej niż jedna osoba lub drużyna nazywa się %1.</translation>
    </message>
    <message>
        <source>What %1 have played does not count any more.</source>
        <translation>Mecz %1 już się nie liczy.</translation>
    </message>
    <message>
        <source>The row of %1 in the table of the league has changed.</source>
        <translation>Zmienił się wiersz %1 w tabeli ligi.</translation>
    </message>
</context>
<context>
    <name>leagues</name>
    <message>
        <source>The season %1 is here already, and its record went on differently than the one of this file.</source>
        <translation>Sezon %1 już tu jest, a jego zapis potoczył się inaczej niż w tym pliku.</translation>
    </message>
    <message>
        <source>The season %1 has come in its place; the two cannot be told apart.</source>
        <translation>W jego miejscu jest już sezon %1; nie dałoby się ich odróżnić.</translation>
    </message>
    <message>
        <source>This season was changed after entry %1. Up to there it is sound.</source>
        <translation>Ten sezon został zmieniony po wpisie %1. Do tego miejsca jest w porządku.</translation>
    </message>
    <message>
        <source>The rules refuse an entry of the example season.</source>
        <translation>Zasady nie dopuszczają jednego z wpisów przykładowego sezonu.</translation>
    </message>
</context>
<context>
    <name>packs</name>
    <message>
        <source>The pack&apos;s format version is %1; this program reads version %2.</source>
        <translation>Wersja formatu pakietu to %1; ten program czyta wersję %2.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, wiersz %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message>
        <source>This is not a data pack: its key &quot;format&quot; must be &quot;whistle-data-pack&quot;.</source>
        <translation>To nie jest pakiet danych: jego klucz „format” musi mieć wartość „whistle-data-pack”.</translation>
    </message>
    <message>
        <source>The folder cannot be read: %1</source>
        <translation>Nie można odczytać folderu: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in this list twice; one was expected.</source>
        <translation>„%1” występuje na tej liście dwa razy; może wystąpić tylko raz.</translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; is not among the pack&apos;s &quot;sources&quot;.</source>
        <translation>Źródła „%1” nie ma wśród „sources” pakietu.</translation>
    </message>
    <message>
        <source>By the rules this is %1, not %2; a pack cannot change it.</source>
        <translation>Zgodnie z zasadami jest to %1, nie %2; pakiet nie może tego zmienić.</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>triangle</source>
        <translation>trójkąt</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>romb</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>krzyż</translation>
    </message>
    <message>
        <source>half disc</source>
        <translation>półkole</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>pierścień</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Nie można zapisać %1: %2.</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>The id &quot;%1&quot; stands here twice.</source>
        <translation>Identyfikator „%1” jest tu dwa razy.</translation>
    </message>
    <message>
        <source>The book has no rule &quot;%1&quot;.</source>
        <translation>W instrukcji nie ma zasady „%1”.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; points at itself.</source>
        <translation>Zasada „%1” wskazuje na samą siebie.</translation>
    </message>
    <message>
        <source>A reading or an example says in &quot;about&quot; which rules it belongs to.</source>
        <translation>Interpretacja lub przykład podaje w „about”, do których zasad należy.</translation>
    </message>
    <message>
        <source>Only a reading or an example has &quot;about&quot;; other rules have &quot;see&quot;.</source>
        <translation>„about” mają tylko interpretacje i przykłady; inne zasady mają „see”.</translation>
    </message>
    <message>
        <source>The words of &quot;%1&quot; are missing here.</source>
        <translation>Brakuje tu słów dla „%1”.</translation>
    </message>
    <message>
        <source>The book has no &quot;%1&quot;.</source>
        <translation>W instrukcji nie ma „%1”.</translation>
    </message>
    <message>
        <source>The book has no &quot;%1&quot;; was &quot;%2&quot; meant?</source>
        <translation>W instrukcji nie ma „%1”; czy chodziło o „%2”?</translation>
    </message>
    <message>
        <source>A reading says in &quot;reason&quot; why it is taken.</source>
        <translation>Interpretacja podaje w „reason”, dlaczego ją przyjęto.</translation>
    </message>
    <message>
        <source>Only a reading has a reason.</source>
        <translation>Powód ma tylko interpretacja.</translation>
    </message>
    <message>
        <source>&quot;values&quot; are those of a house rule; this has none.</source>
        <translation>„values” to wartości zasady domowej; tu jej nie ma.</translation>
    </message>
    <message>
        <source>The usual value &quot;%1&quot; of the house rule is not among its values.</source>
        <translation>Zwykłej wartości „%1” tej zasady domowej nie ma wśród jej wartości.</translation>
    </message>
    <message>
        <source>These are words of &quot;%1&quot;, the book is of &quot;%2&quot;.</source>
        <translation>To słowa gry „%1”, a instrukcja jest gry „%2”.</translation>
    </message>
    <message>
        <source>The book is written in &quot;%1&quot; too, but there is no file with its words.</source>
        <translation>Instrukcja jest też w języku „%1”, ale nie ma pliku z jej słowami.</translation>
    </message>
    <message>
        <source>The book does not list the language &quot;%1&quot; of these words.</source>
        <translation>Instrukcja nie wymienia języka „%1” tych słów.</translation>
    </message>
</context>
<context>
    <name>shapes</name>
    <message>
        <source>the whole table at the moment of the claim</source>
        <translation>cały stół w chwili zgłoszenia</translation>
    </message>
    <message>
        <source>the claimed flag</source>
        <translation>zgłaszana flaga</translation>
    </message>
    <message>
        <source>who claims</source>
        <translation>kto zgłasza</translation>
    </message>
    <message>
        <source>default: the proper moment</source>
        <translation>domyślnie: właściwy moment</translation>
    </message>
    <message>
        <source>a complete set: three cards, four with Mud</source>
        <translation>pełny zestaw: trzy karty, cztery z Błotem</translation>
    </message>
    <message>
        <source>who laid the last formation card (BL-R4)</source>
        <translation>kto położył ostatnią kartę formacji (BL-R4)</translation>
    </message>
    <message>
        <source>visible Troop cards elsewhere; default: none</source>
        <translation>widoczne karty oddziału gdzie indziej; domyślnie: brak</translation>
    </message>
    <message>
        <source>what a wildcard may stand for (BL-R1)</source>
        <translation>co może zastępować joker (BL-R1)</translation>
    </message>
    <message>
        <source>when flags are claimed (BL-13.1)</source>
        <translation>kiedy zgłasza się flagi (BL-13.1)</translation>
    </message>
    <message>
        <source>a Tactics card must be played where no Troop card can be (BL-R10)</source>
        <translation>trzeba zagrać kartę taktyki, gdy nie można karty oddziału (BL-R10)</translation>
    </message>
    <message>
        <source>how Scout draws (BL-R12)</source>
        <translation>jak dobiera Zwiadowca (BL-R12)</translation>
    </message>
    <message>
        <source>what a drawn game scores (BL-R17)</source>
        <translation>ile daje gra remisowa (BL-R17)</translation>
    </message>
    <message>
        <source>at the start of the playing step</source>
        <translation>na początku kroku zagrywania</translation>
    </message>
    <message>
        <source>who is to play</source>
        <translation>kto ma zagrać</translation>
    </message>
    <message>
        <source>cards left; required with scout in the hand</source>
        <translation>pozostałe karty; wymagane, gdy na ręce jest Zwiadowca</translation>
    </message>
    <message>
        <source>default 10; null: switched off</source>
        <translation>domyślnie 10; null: wyłączone</translation>
    </message>
    <message>
        <source>default 5; null: switched off</source>
        <translation>domyślnie 5; null: wyłączone</translation>
    </message>
    <message>
        <source>default 3; null: switched off</source>
        <translation>domyślnie 3; null: wyłączone</translation>
    </message>
    <message>
        <source>who started game 1</source>
        <translation>kto zaczynał grę 1</translation>
    </message>
    <message>
        <source>results in order</source>
        <translation>wyniki po kolei</translation>
    </message>
    <message>
        <source>with most_flags 0 to 3</source>
        <translation>przy most_flags od 0 do 3</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>what decides the series (BL-14.1)</source>
        <translation>co rozstrzyga serię (BL-14.1)</translation>
    </message>
    <message>
        <source>flags 1 to 9</source>
        <translation>flagi od 1 do 9</translation>
    </message>
    <message>
        <source>formation cards on this side</source>
        <translation>karty formacji po tej stronie</translation>
    </message>
    <message>
        <source>who laid it; default: none lies here</source>
        <translation>kto ją położył; domyślnie: żadna tu nie leży</translation>
    </message>
    <message>
        <source>default null</source>
        <translation>domyślnie null</translation>
    </message>
    <message>
        <source>who laid the latest formation card that lies here (BL-R4); default null</source>
        <translation>kto położył ostatnią kartę formacji, która tu leży (BL-R4); domyślnie null</translation>
    </message>
    <message>
        <source>face-up cards beside the Tactics deck, by the side they lie on; default: none</source>
        <translation>odkryte karty obok talii taktyki, według strony, po której leżą; domyślnie: brak</translation>
    </message>
    <message>
        <source>the flags won so far, in the order they were won</source>
        <translation>dotychczas zdobyte flagi, w kolejności zdobycia</translation>
    </message>
    <message>
        <source>both have passed one after the other, and the awards are among the claims</source>
        <translation>obaj spasowali jeden po drugim, a przyznane flagi są wśród zgłoszeń</translation>
    </message>
    <message>
        <source>trophies of the whole match</source>
        <translation>trofea z całego meczu</translation>
    </message>
    <message>
        <source>on the dial</source>
        <translation>na wskaźniku</translation>
    </message>
    <message>
        <source>a team that is out gets and loses nothing</source>
        <translation>drużyna poza meczem nic nie zyskuje i nie traci</translation>
    </message>
    <message>
        <source>at least two in play; an alliance match gives all four</source>
        <translation>w grze co najmniej dwie; mecz sojuszy podaje wszystkie cztery</translation>
    </message>
    <message>
        <source>before the bribes</source>
        <translation>przed łapówkami</translation>
    </message>
    <message>
        <source>before the rolls</source>
        <translation>przed rzutami</translation>
    </message>
    <message>
        <source>cash spent, one for each cheat card</source>
        <translation>wydana gotówka, jedna za każdą kartę oszustwa</translation>
    </message>
    <message>
        <source>active copies</source>
        <translation>aktywne egzemplarze</translation>
    </message>
    <message>
        <source>in turn order</source>
        <translation>w kolejności tur</translation>
    </message>
    <message>
        <source>in this period, in order</source>
        <translation>w tej części meczu, po kolei</translation>
    </message>
    <message>
        <source>each is judged against `burned` only</source>
        <translation>każda jest oceniana tylko względem `burned`</translation>
    </message>
    <message>
        <source>the number on the card</source>
        <translation>liczba na karcie</translation>
    </message>
    <message>
        <source>Booster Bru has its own kind</source>
        <translation>Booster Bru ma własny rodzaj</translation>
    </message>
    <message>
        <source>the players&apos; own name for it</source>
        <translation>własna nazwa graczy</translation>
    </message>
    <message>
        <source>whose place it takes</source>
        <translation>czyje miejsce zajmuje</translation>
    </message>
    <message>
        <source>adjacent spaces that it could enter</source>
        <translation>sąsiednie pola, na które mogłaby wejść</translation>
    </message>
    <message>
        <source>edge, wall or standing figure, not counting the side of a target</source>
        <translation>krawędź, ściana lub stojąca figurka, bez boku po stronie celu</translation>
    </message>
    <message>
        <source>before the contest and before Pain/Gain</source>
        <translation>przed starciem i przed Ból/Zysk</translation>
    </message>
    <message>
        <source>only of kind ringer</source>
        <translation>tylko rodzaju ringer</translation>
    </message>
    <message>
        <source>points that Hardy has ignored in this turn</source>
        <translation>obrażenia, które Hart pominął w tej turze</translation>
    </message>
    <message>
        <source>if it would be knocked down</source>
        <translation>gdyby miała zostać powalona</translation>
    </message>
    <message>
        <source>in this period, in order, without the cards of this contest</source>
        <translation>w tej części meczu, po kolei, bez kart z tego starcia</translation>
    </message>
    <message>
        <source>played Stim Pack! for this contest</source>
        <translation>zagranie karty Zastrzyk! w tym starciu</translation>
    </message>
    <message>
        <source>uses by the side&apos;s first figure</source>
        <translation>użycia przez pierwszą figurkę strony</translation>
    </message>
    <message>
        <source>successive results of the active side if this comparison ties; the last counts</source>
        <translation>kolejne wyniki strony aktywnej, gdy to porównanie daje remis; liczy się ostatni</translation>
    </message>
    <message>
        <source>the single target&apos;s team has its turn</source>
        <translation>turę ma drużyna jedynego celu</translation>
    </message>
    <message>
        <source>the initiator&apos;s side follows up if that is allowed</source>
        <translation>strona inicjatora robi krok za piłką, jeśli wolno</translation>
    </message>
    <message>
        <source>who acts; one of `teams`</source>
        <translation>kto działa; jedna z `teams`</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>gotówka</translation>
    </message>
    <message>
        <source>one of `lots`</source>
        <translation>jeden z `lots`</translation>
    </message>
    <message>
        <source>what is sold</source>
        <translation>co się sprzedaje</translation>
    </message>
    <message>
        <source>default: the printed minimum bid</source>
        <translation>domyślnie: wydrukowana minimalna stawka</translation>
    </message>
    <message>
        <source>clockwise from the first player</source>
        <translation>zgodnie z ruchem wskazówek zegara od pierwszego gracza</translation>
    </message>
    <message>
        <source>what was turned up</source>
        <translation>co zostało odkryte</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>po kolei</translation>
    </message>
    <message>
        <source>alive, on the crossfield and in the dugout</source>
        <translation>żywe, na boisku krzyżowym i na ławce</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>żywi</translation>
    </message>
    <message>
        <source>1 + active Enforcement tiles</source>
        <translation>1 + aktywne kafelki Wzmocnienie</translation>
    </message>
    <message>
        <source>two alliances of two teams</source>
        <translation>dwa sojusze po dwie drużyny</translation>
    </message>
    <message>
        <source>required while replenishing</source>
        <translation>wymagane przy uzupełnianiu</translation>
    </message>
    <message>
        <source>the teams must fill up their figures now</source>
        <translation>drużyny muszą teraz uzupełnić figurki</translation>
    </message>
    <message>
        <source>at least two in play; in mode alliance all four</source>
        <translation>w grze co najmniej dwie; w trybie alliance wszystkie cztery</translation>
    </message>
    <message>
        <source>one entry for each tile; never more than there are tiles</source>
        <translation>jeden wpis na każdy kafelek; nigdy więcej niż jest kafelków</translation>
    </message>
    <message>
        <source>different ones, without those that died; default none</source>
        <translation>różni, bez tych, którzy zginęli; domyślnie brak</translation>
    </message>
    <message>
        <source>each ringer once; default none</source>
        <translation>każdy najemnik raz; domyślnie brak</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>różne nazwy</translation>
    </message>
    <message>
        <source>the ends: after the bonus scoring</source>
        <translation>końce: po liczeniu punktów dodatkowych</translation>
    </message>
    <message>
        <source>who played the overtime; required at end_of_overtime and only there</source>
        <translation>kto grał dogrywkę; wymagane przy end_of_overtime i tylko tam</translation>
    </message>
    <message>
        <source>the end: after the bonus scoring</source>
        <translation>koniec: po liczeniu punktów dodatkowych</translation>
    </message>
    <message>
        <source>one entry for each time both alliances rolled: result by alliance; default none</source>
        <translation>jeden wpis na każdy raz, gdy rzucały oba sojusze: wynik według sojuszu; domyślnie brak</translation>
    </message>
    <message>
        <source>teams with the same one are not enemies</source>
        <translation>drużyny z takim samym nie są wrogami</translation>
    </message>
    <message>
        <source>below health</source>
        <translation>mniej niż zdrowie</translation>
    </message>
    <message>
        <source>all figures on the crossfield</source>
        <translation>wszystkie figurki na boisku krzyżowym</translation>
    </message>
    <message>
        <source>a standing figure</source>
        <translation>stojąca figurka</translation>
    </message>
    <message>
        <source>scatter: moved by Scatter!</source>
        <translation>scatter: ruch kartą W rozsypkę!</translation>
    </message>
    <message>
        <source>the sprint shall end with a steal</source>
        <translation>sprint ma się skończyć odebraniem piłki</translation>
    </message>
    <message>
        <source>activated by Hustle!</source>
        <translation>aktywacja kartą Żwawo!</translation>
    </message>
    <message>
        <source>pairs of adjacent spaces</source>
        <translation>pary sąsiednich pól</translation>
    </message>
    <message>
        <source>one entry a space</source>
        <translation>jeden wpis na pole</translation>
    </message>
    <message>
        <source>teams, by Boot to the Head</source>
        <translation>drużyny, przez kartę Kopniak w głowę</translation>
    </message>
    <message>
        <source>points that Hardy has ignored for the active figure</source>
        <translation>obrażenia, które Hart pominął dla aktywnej figurki</translation>
    </message>
    <message>
        <source>spaces entered, in order; [] = stay</source>
        <translation>pola, na które wchodzi, po kolei; [] = zostaje</translation>
    </message>
    <message>
        <source>at the end of the path</source>
        <translation>na końcu trasy</translation>
    </message>
    <message>
        <source>where it lies loose</source>
        <translation>gdzie leży wolna</translation>
    </message>
    <message>
        <source>in the midfield, no mound</source>
        <translation>na środku boiska, nie na kopcu</translation>
    </message>
    <message>
        <source>its owner</source>
        <translation>właściciel</translation>
    </message>
    <message>
        <source>all that matter</source>
        <translation>wszystkie, które mają znaczenie</translation>
    </message>
    <message>
        <source>at start_of_turn, and only then</source>
        <translation>przy start_of_turn i tylko wtedy</translation>
    </message>
    <message>
        <source>two different ones of `teams`</source>
        <translation>dwie różne z `teams`</translation>
    </message>
    <message>
        <source>of the two teams</source>
        <translation>obu drużyn</translation>
    </message>
    <message>
        <source>one of the two; by points or in overtime: the one with more</source>
        <translation>jedna z dwóch; punktami lub w dogrywce: ta, która ma więcej</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>default none</source>
        <translation>domyślnie brak</translation>
    </message>
    <message>
        <source>for each team of a match that all lose</source>
        <translation>dla każdej drużyny w meczu, który wszyscy przegrywają</translation>
    </message>
    <message>
        <source>in order, none twice; default all, in the order in which the schema names them</source>
        <translation>po kolei, bez powtórzeń; domyślnie wszystkie, w kolejności, w jakiej wymienia je schemat</translation>
    </message>
    <message>
        <source>as they are now</source>
        <translation>takie, jakie są teraz</translation>
    </message>
    <message>
        <source>as it is now, without regard to damage</source>
        <translation>taka, jaka jest teraz, bez obrażeń</translation>
    </message>
    <message>
        <source>Element X: one number for each copy</source>
        <translation>Żywioł X: po liczbie na kopię</translation>
    </message>
    <message>
        <source>one number for each copy</source>
        <translation>po liczbie na kopię</translation>
    </message>
    <message>
        <source>it is its player&apos;s last creature</source>
        <translation>ostatni potwór swojego gracza</translation>
    </message>
    <message>
        <source>the attacker&apos;s first attack in this combat</source>
        <translation>pierwszy atak atakującego w tej walce</translation>
    </message>
    <message>
        <source>everything else that changes the damage</source>
        <translation>wszystko inne, co zmienia obrażenia</translation>
    </message>
    <message>
        <source>the item that is dispelled or negated</source>
        <translation>pozycja rozpraszana lub negowana</translation>
    </message>
    <message>
        <source>it may only hit items of these</source>
        <translation>może trafić tylko pozycje tych</translation>
    </message>
    <message>
        <source>in the order in which they were put down</source>
        <translation>w kolejności położenia</translation>
    </message>
    <message>
        <source>only in the strikes of a combat</source>
        <translation>tylko w uderzeniach walki</translation>
    </message>
    <message>
        <source>in the order in which they happened</source>
        <translation>w kolejności zdarzeń</translation>
    </message>
    <message>
        <source>all creatures in play</source>
        <translation>wszystkie potwory w grze</translation>
    </message>
    <message>
        <source>Hive is on</source>
        <translation>Rój jest włączony</translation>
    </message>
    <message>
        <source>the creature has lost its own abilities</source>
        <translation>potwór stracił własne zdolności</translation>
    </message>
    <message>
        <source>one for each copy</source>
        <translation>po jednej na kopię</translation>
    </message>
    <message>
        <source>in the order in which they took effect</source>
        <translation>w kolejności działania</translation>
    </message>
    <message>
        <source>for a card that states its own limit</source>
        <translation>dla karty, która podaje własny limit</translation>
    </message>
    <message>
        <source>may not join mixed armies</source>
        <translation>nie może być w mieszanej armii</translation>
    </message>
    <message>
        <source>creatures agreed for the game</source>
        <translation>potwory uzgodnione na grę</translation>
    </message>
    <message>
        <source>size of the opponent&apos;s deck, if it is to be compared</source>
        <translation>wielkość talii przeciwnika, jeśli ma być porównana</translation>
    </message>
    <message>
        <source>it has any Invisibility effect</source>
        <translation>ma jakikolwiek efekt Niewidzialności</translation>
    </message>
    <message>
        <source>an effect has taken its Invisibility</source>
        <translation>efekt odebrał mu Niewidzialność</translation>
    </message>
    <message>
        <source>whom chance has chosen; in a Showdown only</source>
        <translation>wybrany losem; tylko w Ostatecznej Rozgrywce</translation>
    </message>
    <message>
        <source>what the Active Location names; not needed in a Showdown</source>
        <translation>co wymienia aktywna Lokacja; niepotrzebne w Ostatecznej Rozgrywce</translation>
    </message>
    <message>
        <source>every space counts as adjacent</source>
        <translation>każde pole liczy się jako sąsiednie</translation>
    </message>
    <message>
        <source>only for Mugic of this affiliation</source>
        <translation>tylko dla Magii tej przynależności</translation>
    </message>
    <message>
        <source>only where this creature pays</source>
        <translation>tylko gdy płaci ten potwór</translation>
    </message>
    <message>
        <source>may play Mugic of every tribe</source>
        <translation>może grać Magię każdego plemienia</translation>
    </message>
    <message>
        <source>who wants to play it</source>
        <translation>kto chce ją zagrać</translation>
    </message>
    <message>
        <source>needed exactly when the cost is X</source>
        <translation>potrzebne dokładnie wtedy, gdy koszt to X</translation>
    </message>
    <message>
        <source>a combat or a Showdown took place</source>
        <translation>była walka albo Ostateczna Rozgrywka</translation>
    </message>
    <message>
        <source>every turn so far; the last one is the turn that ends</source>
        <translation>wszystkie dotychczasowe tury; ostatnia to ta, która się kończy</translation>
    </message>
    <message>
        <source>what it comes from</source>
        <translation>skąd pochodzi</translation>
    </message>
    <message>
        <source>times the creatures in play that are counted</source>
        <translation>razy liczone potwory w grze</translation>
    </message>
    <message>
        <source>counts only for a tribe, or by a Discipline</source>
        <translation>liczy się tylko dla plemienia albo według Dyscypliny</translation>
    </message>
    <message>
        <source>the effect outlives the turn</source>
        <translation>efekt trwa po turze</translation>
    </message>
    <message>
        <source>as the players judge it</source>
        <translation>jak oceniają gracze</translation>
    </message>
    <message>
        <source>all must be met</source>
        <translation>wszystkie muszą być spełnione</translation>
    </message>
    <message>
        <source>only elements with a number on the card, 0 included</source>
        <translation>tylko żywioły z liczbą na karcie, także 0</translation>
    </message>
    <message>
        <source>a Discipline in which the attacker is the lower one</source>
        <translation>Dyscyplina, w której atakujący ma mniej</translation>
    </message>
    <message>
        <source>front spaces that touch at a corner across the centre are adjacent (CH-R1)</source>
        <translation>pola przednie stykające się rogiem przez środek sąsiadują (CH-R1)</translation>
    </message>
    <message>
        <source>Intimidate lowers all four Disciplines in place of the named one (CH-R5)</source>
        <translation>Zastraszenie obniża wszystkie cztery Dyscypliny zamiast podanej (CH-R5)</translation>
    </message>
    <message>
        <source>Element X helps only a creature that has the element (CH-R6)</source>
        <translation>Żywioł X pomaga tylko potworowi z tym żywiołem (CH-R6)</translation>
    </message>
    <message>
        <source>where the winner of a Showdown stands (CH-R9)</source>
        <translation>gdzie stoi zwycięzca Ostatecznej Rozgrywki (CH-R9)</translation>
    </message>
    <message>
        <source>abilities that trigger while a Burst resolves reopen it (CH-R12)</source>
        <translation>zdolności wyzwolone w czasie rozpatrywania otwierają ją ponownie (CH-R12)</translation>
    </message>
    <message>
        <source>strikes in a row without damage after which both creatures are defeated; 0: never (CH-R16)</source>
        <translation>po tylu uderzeniach bez obrażeń oba potwory są pokonane; 0: nigdy (CH-R16)</translation>
    </message>
    <message>
        <source>begins a match</source>
        <translation>zaczyna mecz</translation>
    </message>
    <message>
        <source>where the King starts</source>
        <translation>gdzie zaczyna Król</translation>
    </message>
    <message>
        <source>where a Grande starts</source>
        <translation>gdzie zaczyna Grand</translation>
    </message>
    <message>
        <source>the next round begins</source>
        <translation>zaczyna się następna runda</translation>
    </message>
    <message>
        <source>the top card of a stack is turned up</source>
        <translation>odkrywa się wierzchnią kartę stosu</translation>
    </message>
    <message>
        <source>a power card is laid</source>
        <translation>zagranie karty siły</translation>
    </message>
    <message>
        <source>Caballeros go to the court: at the start of a turn, or by The Court</source>
        <translation>rycerze na dwór: na początku kolejki albo kartą Dwór</translation>
    </message>
    <message>
        <source>an action card is taken</source>
        <translation>wzięcie karty akcji</translation>
    </message>
    <message>
        <source>Caballeros go from the court to the board</source>
        <translation>rycerze z dworu na planszę</translation>
    </message>
    <message>
        <source>the special action of the card begins</source>
        <translation>zaczyna się akcja specjalna karty</translation>
    </message>
    <message>
        <source>a card of stack 1 is carried out, whole or in parts</source>
        <translation>wykonanie karty ze stosu 1, w całości lub częściami</translation>
    </message>
    <message>
        <source>the King is moved</source>
        <translation>ruch Króla</translation>
    </message>
    <message>
        <source>a mobile scoreboard is moved</source>
        <translation>przeniesienie ruchomej tabliczki</translation>
    </message>
    <message>
        <source>a spent power card is taken back</source>
        <translation>odzyskanie zużytej karty siły</translation>
    </message>
    <message>
        <source>an opponent returns Caballeros to the provinces</source>
        <translation>przeciwnik odsyła rycerzy na prowincję</translation>
    </message>
    <message>
        <source>a secret disc is set</source>
        <translation>ustawienie tajnej tarczy</translation>
    </message>
    <message>
        <source>the discs are turned over</source>
        <translation>odkrycie tarcz</translation>
    </message>
    <message>
        <source>the next areas are scored</source>
        <translation>punktacja następnych miejsc</translation>
    </message>
    <message>
        <source>the Castillo is lifted, counted and scored</source>
        <translation>podniesienie, policzenie i punktacja Zamku</translation>
    </message>
    <message>
        <source>a Veto stops a special action</source>
        <translation>Weto zatrzymuje akcję specjalną</translation>
    </message>
    <message>
        <source>the special action is left out</source>
        <translation>pominięcie akcji specjalnej</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>koniec kolejki</translation>
    </message>
    <message>
        <source>the smallest is the youngest</source>
        <translation>najmniejszy to najmłodszy</translation>
    </message>
    <message>
        <source>the content itself</source>
        <translation>sama zawartość</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>starts the first round; only where it is not the youngest</source>
        <translation>zaczyna pierwszą rundę; tylko gdy nie najmłodszy</translation>
    </message>
    <message>
        <source>the switches</source>
        <translation>zasady domowe</translation>
    </message>
    <message>
        <source>1 to 4; the King card lies there by itself</source>
        <translation>od 1 do 4; karta Króla leży tam sama</translation>
    </message>
    <message>
        <source>its id in the pack</source>
        <translation>jej identyfikator w pakiecie</translation>
    </message>
    <message>
        <source>only the shortfall</source>
        <translation>tylko to, czego brakuje</translation>
    </message>
    <message>
        <source>what is scored or evicted; only with these two cards</source>
        <translation>co się punktuje lub eksmituje; tylko przy tych dwóch kartach</translation>
    </message>
    <message>
        <source>further moves of this special action follow</source>
        <translation>następują dalsze ruchy tej akcji specjalnej</translation>
    </message>
    <message>
        <source>left out where it is retrieved in secret</source>
        <translation>pomijane, gdy odzyskuje się ją w tajemnicy</translation>
    </message>
    <message>
        <source>shaped like the table; what it leaves out stays</source>
        <translation>w kształcie stołu; co pominięte, zostaje</translation>
    </message>
    <message>
        <source>whose card it is</source>
        <translation>czyja to karta</translation>
    </message>
    <message>
        <source>where each opponent loses one; only with that card</source>
        <translation>gdzie każdy przeciwnik traci jednego; tylko przy tej karcie</translation>
    </message>
    <message>
        <source>only with the cards that ask for secret discs</source>
        <translation>tylko przy kartach wymagających tajnych tarcz</translation>
    </message>
    <message>
        <source>chosen in place of an illegal disc</source>
        <translation>wybrane zamiast niedozwolonej tarczy</translation>
    </message>
    <message>
        <source>only with Eviction</source>
        <translation>tylko przy Eksmisji</translation>
    </message>
    <message>
        <source>at the moment of placing</source>
        <translation>w chwili wystawiania</translation>
    </message>
    <message>
        <source>of the action card</source>
        <translation>karty akcji</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>czyja kolej</translation>
    </message>
    <message>
        <source>before the special action</source>
        <translation>przed akcją specjalną</translation>
    </message>
    <message>
        <source>before the move</source>
        <translation>przed ruchem</translation>
    </message>
    <message>
        <source>who lays the first card; or give the previous round</source>
        <translation>kto kładzie pierwszą kartę; albo poprzednia runda</translation>
    </message>
    <message>
        <source>the cards of the round before; or give who starts</source>
        <translation>karty poprzedniej rundy; albo kto zaczyna</translation>
    </message>
    <message>
        <source>in the order in which they were laid</source>
        <translation>w kolejności zagrania</translation>
    </message>
    <message>
        <source>before</source>
        <translation>przedtem</translation>
    </message>
    <message>
        <source>Caballeros of this player</source>
        <translation>rycerze tego gracza</translation>
    </message>
    <message>
        <source>before whom the Veto lies</source>
        <translation>przed kim leży Weto</translation>
    </message>
    <message>
        <source>what is to be stopped</source>
        <translation>co ma zatrzymać</translation>
    </message>
    <message>
        <source>what is scored</source>
        <translation>co się punktuje</translation>
    </message>
    <message>
        <source>how many stand there</source>
        <translation>ilu tam stoi</translation>
    </message>
    <message>
        <source>home regions</source>
        <translation>regiony domowe</translation>
    </message>
    <message>
        <source>before the Castillo is opened</source>
        <translation>przed otwarciem Zamku</translation>
    </message>
    <message>
        <source>nine rounds, or six without 1, 4 and 7</source>
        <translation>dziewięć rund albo sześć bez 1, 4 i 7</translation>
    </message>
    <message>
        <source>whether everybody sees what is in the Castillo</source>
        <translation>czy każdy widzi zawartość Zamku</translation>
    </message>
    <message>
        <source>what an illegal disc leads to on the return cards</source>
        <translation>do czego prowadzi niedozwolona tarcza przy kartach odsyłania</translation>
    </message>
    <message>
        <source>tried in this order where the scores are equal</source>
        <translation>przy równych punktach w tej kolejności</translation>
    </message>
    <message>
        <source>it has the elite-die symbol</source>
        <translation>ma symbol kostki elitarnej</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>jak wydrukowano</translation>
    </message>
    <message>
        <source>the additional enemy of Dark Days</source>
        <translation>dodatkowy wróg Mrocznych Dni</translation>
    </message>
    <message>
        <source>chosen by Precise Strike</source>
        <translation>wybrany Precyzyjnym ciosem</translation>
    </message>
    <message>
        <source>with everything that changes it; a hero&apos;s Might</source>
        <translation>ze wszystkim, co ją zmienia; Siła herosa</translation>
    </message>
    <message>
        <source>units of the stack, current challenge, attacks of the hero</source>
        <translation>jednostki oddziału, bieżące wyzwanie, ataki herosa</translation>
    </message>
    <message>
        <source>the stack has an elite unit, the encounter the elite-die symbol</source>
        <translation>oddział ma elitę, spotkanie symbol kostki</translation>
    </message>
    <message>
        <source>the face of the elite die</source>
        <translation>ściana kostki elitarnej</translation>
    </message>
    <message>
        <source>re-rolls in the order in which they happened</source>
        <translation>przerzuty w kolejności</translation>
    </message>
    <message>
        <source>Guardian Angel</source>
        <translation>Anioł Stróż</translation>
    </message>
    <message>
        <source>its six faces</source>
        <translation>jej sześć ścian</translation>
    </message>
    <message>
        <source>rows of terrain codes</source>
        <translation>wiersze kodów terenu</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>na planszy</translation>
    </message>
    <message>
        <source>the active one, or the winner of the battle</source>
        <translation>aktywny albo zwycięzca bitwy</translation>
    </message>
    <message>
        <source>sites, in this order</source>
        <translation>miejsca, w tej kolejności</translation>
    </message>
    <message>
        <source>in this movement</source>
        <translation>w tym ruchu</translation>
    </message>
    <message>
        <source>the player whose hero has lost</source>
        <translation>gracz, którego heros przegrał</translation>
    </message>
    <message>
        <source>controlled by the player</source>
        <translation>kontrolowane przez gracza</translation>
    </message>
    <message>
        <source>null: not built</source>
        <translation>null: niezbudowany</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>w grze</translation>
    </message>
    <message>
        <source>before the gathering</source>
        <translation>przed zbieraniem</translation>
    </message>
    <message>
        <source>with everything that changes it</source>
        <translation>ze wszystkim, co ją zmienia</translation>
    </message>
    <message>
        <source>tied ones as their owner wants to place them</source>
        <translation>remisujące tak, jak chce właściciel</translation>
    </message>
    <message>
        <source>in the deck and among its discards</source>
        <translation>w talii i wśród odrzuconych</translation>
    </message>
    <message>
        <source>from a Treasure Card just now</source>
        <translation>teraz, z karty skarbu</translation>
    </message>
    <message>
        <source>Stone of Enlightenment</source>
        <translation>Kamień oświecenia</translation>
    </message>
    <message>
        <source>trophies, to be judged</source>
        <translation>trofea do oceny</translation>
    </message>
    <message>
        <source>null: in its capital</source>
        <translation>null: w stolicy</translation>
    </message>
    <message>
        <source>in this activation</source>
        <translation>w tej aktywacji</translation>
    </message>
    <message>
        <source>where the marker stands</source>
        <translation>gdzie stoi znacznik</translation>
    </message>
    <message>
        <source>without the building</source>
        <translation>bez budynku</translation>
    </message>
    <message>
        <source>the unit of a Chief or Master</source>
        <translation>jednostka Wodza lub Mistrza</translation>
    </message>
    <message>
        <source>Legacy</source>
        <translation>Dziedzictwo</translation>
    </message>
    <message>
        <source>at the Arena or the Armourer</source>
        <translation>na Arenie lub u Płatnerza</translation>
    </message>
    <message>
        <source>at the start of the battle</source>
        <translation>na początku bitwy</translation>
    </message>
    <message>
        <source>what opponents return; only where they choose it themselves</source>
        <translation>co oddają przeciwnicy; tylko tam, gdzie sami to wybierają</translation>
    </message>
    <message>
        <source>a game that was won</source>
        <translation>gra wygrana</translation>
    </message>
    <message>
        <source>a drawn game</source>
        <translation>gra remisowa</translation>
    </message>
    <message>
        <source>switches of the digest&apos;s section 4; default if omitted</source>
        <translation>przełączniki z działu 4 streszczenia; pominięte: wartość domyślna</translation>
    </message>
    <message>
        <source>the player&apos;s own Grande is moved</source>
        <translation>ruch własnego Granda</translation>
    </message>
    <message>
        <source>corrects the record</source>
        <translation>poprawia zapis</translation>
    </message>
    <message>
        <source>omitted: all that are left</source>
        <translation>pominięte: wszystkie pozostałe</translation>
    </message>
    <message>
        <source>what was found; omitted: as recorded</source>
        <translation>co znaleziono; pominięte: jak w zapisie</translation>
    </message>
    <message>
        <source>at the start of the round; omitted: anybody may hold any card</source>
        <translation>na początku rundy; pominięte: każdy może mieć dowolną kartę</translation>
    </message>
    <message>
        <source>omitted: ascending strength</source>
        <translation>pominięte: rosnąca siła</translation>
    </message>
    <message>
        <source>readings where the rulebook is silent; default if omitted</source>
        <translation>interpretacje tam, gdzie instrukcja milczy; pominięte: wartość domyślna</translation>
    </message>
    <message>
        <source>one entry for each cheat card left, with the successive results of that roll, of which the last counts; omitted: not rolled yet</source>
        <translation>jeden wpis na każdą pozostałą kartę oszustwa, z kolejnymi wynikami tego rzutu, z których liczy się ostatni; pominięte: jeszcze bez rzutu</translation>
    </message>
    <message>
        <source>active copies; omitted: none</source>
        <translation>aktywne egzemplarze; pominięte: brak</translation>
    </message>
    <message>
        <source>for a lost tackle; omitted: there is a free space and nothing is blocked</source>
        <translation>dla przegranego obalenia; pominięte: jest wolne pole i nic nie jest zablokowane</translation>
    </message>
    <message>
        <source>omitted or null: not known, the figure never dies</source>
        <translation>pominięte lub null: nieznane, figurka nigdy nie ginie</translation>
    </message>
    <message>
        <source>a triggered ability</source>
        <translation>zdolność wyzwalana</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>cokolwiek innego</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>według nazwy</translation>
    </message>
    <message>
        <source>by its token</source>
        <translation>według żetonu</translation>
    </message>
    <message>
        <source>against one team</source>
        <translation>przeciw jednej drużynie</translation>
    </message>
    <message>
        <source>against several teams</source>
        <translation>przeciw kilku drużynom</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>jedna talia</translation>
    </message>
    <message>
        <source>several decks</source>
        <translation>kilka talii</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>This match is of the game %1, which this Whistle does not know. A newer one may.</source>
        <translation>To mecz gry %1, której ten Whistle nie zna. Nowszy może ją znać.</translation>
    </message>
    <message>
        <source>This game has no reports.</source>
        <translation>Ta gra nie ma raportów.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a value that is not there</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>against %1: “%2”</source>
        <comment>rule, reason</comment>
        <translation>wbrew %1: „%2”</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>rule</comment>
        <translation>wbrew %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>seen before its time, or changed after it</source>
        <translation>widziane przed czasem albo zmienione po nim</translation>
    </message>
    <message>
        <source>This match was changed after entry %1. Up to there it is sound.</source>
        <translation>Ten mecz zmieniono po wpisie %1. Do tego miejsca jest w porządku.</translation>
    </message>
    <message>
        <source>There is no example match of this game.</source>
        <translation>Ta gra nie ma przykładowego meczu.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was done, what came of it</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>The database %1 cannot be opened: %2. Check that the folder can be written to and that the disk is not full.</source>
        <translation>Nie można otworzyć bazy danych %1: %2. Sprawdź, czy w folderze można zapisywać i czy dysk nie jest pełny.</translation>
    </message>
    <message>
        <source>The database %1 is damaged: %2. Nothing was changed in it. Move it away to start afresh, or put a backup in its place.</source>
        <translation>Baza danych %1 jest uszkodzona: %2. Nic w niej nie zmieniono. Przenieś ją, aby zacząć od nowa, albo wstaw w jej miejsce kopię zapasową.</translation>
    </message>
    <message>
        <source>The file %1 is not a database of Whistle. Move it away or choose another folder.</source>
        <translation>Plik %1 nie jest bazą danych programu Whistle. Przenieś go albo wybierz inny folder.</translation>
    </message>
    <message>
        <source>The database %1 was made by a newer Whistle (version %2 of the tables; this one knows %3). Install the newer Whistle to open it.</source>
        <translation>Bazę danych %1 utworzył nowszy Whistle (wersja tabel %2; ten zna %3). Zainstaluj nowszy Whistle, aby ją otworzyć.</translation>
    </message>
    <message>
        <source>The database %1 could not do this: %2. Nothing was changed.</source>
        <translation>Baza danych %1 nie mogła tego wykonać: %2. Nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>There is no match %1 in the database.</source>
        <translation>W bazie danych nie ma meczu %1.</translation>
    </message>
    <message>
        <source>%1 exists already and is not overwritten. Give another name.</source>
        <translation>%1 już istnieje i nie zostanie nadpisany. Podaj inną nazwę.</translation>
    </message>
    <message>
        <source>There is no database in %1 that could be backed up.</source>
        <translation>W %1 nie ma bazy danych do zapisania kopii.</translation>
    </message>
    <message>
        <source>The backup %1 could not be made: %2.</source>
        <translation>Nie udało się utworzyć kopii %1: %2.</translation>
    </message>
    <message>
        <source>%1 is not a backup of Whistle: %2.</source>
        <translation>%1 nie jest kopią Whistle: %2.</translation>
    </message>
    <message>
        <source>it does not read as a sound database</source>
        <translation>nie da się jej odczytać jako sprawnej bazy danych</translation>
    </message>
    <message>
        <source>The backup could not be put into %1: %2. What was there is still there.</source>
        <translation>Kopii nie udało się umieścić w %1: %2. To, co tam było, zostało.</translation>
    </message>
    <message>
        <source>The data folder %1 cannot be made: %2. Choose a folder that you may write to.</source>
        <translation>Nie można utworzyć folderu danych %1: %2. Wybierz folder, w którym wolno ci pisać.</translation>
    </message>
    <message>
        <source>The database %1 is held by another program: %2. Nothing was changed. Try again when that program has finished.</source>
        <translation>Bazę danych %1 trzyma inny program: %2. Nic się nie zmieniło. Spróbuj ponownie, gdy ten program skończy.</translation>
    </message>
    <message>
        <source>The database %1 was moved, removed or replaced by another program. Nothing is recorded any more; what was entered before is where that file is now.</source>
        <translation>Bazę danych %1 przeniósł, usunął albo zastąpił inny program. Nic więcej się nie zapisuje; wcześniejsze wpisy są tam, gdzie jest teraz ten plik.</translation>
    </message>
    <message>
        <source>Of this record %1 lines were written, and %2 of them can be found: the database is damaged. Put a backup in its place.</source>
        <translation>Z tego zapisu zapisano wierszy: %1, a odnaleziono: %2. Baza danych jest uszkodzona. Wstaw w jej miejsce kopię.</translation>
    </message>
    <message>
        <source>There is no backup: %1 in the data folder cannot be taken into it: %2.</source>
        <translation>Nie ma kopii: %1 z folderu danych nie może się w niej znaleźć: %2.</translation>
    </message>
    <message>
        <source>The data folder %1 is in use by another window or program (%2). Close it there before restoring.</source>
        <translation>Folderu danych %1 używa inne okno lub program (%2). Przed przywróceniem zamknij go tam.</translation>
    </message>
    <message>
        <source>%1 cannot be moved aside: %2. Nothing was changed. Check that you may write there.</source>
        <translation>Nie można odłożyć %1: %2. Nic się nie zmieniło. Sprawdź, czy wolno tam pisać.</translation>
    </message>
    <message>
        <source>Putting the backup in place stopped at %1: %2. What is still to come is in %3, what was there in %4. It goes on when Whistle is started again.</source>
        <translation>Przywracanie kopii stanęło na %1: %2. To, co jeszcze przyjdzie, jest w %3, a to, co tam było, w %4. Ciąg dalszy przy następnym uruchomieniu Whistle.</translation>
    </message>
    <message>
        <source>its tables are not those of Whistle</source>
        <translation>jej tabele nie są tabelami Whistle</translation>
    </message>
    <message>
        <source>it was changed after it was written</source>
        <translation>zmieniono ją po zapisaniu</translation>
    </message>
    <message>
        <source>the record %1 cannot be proven beyond its entry %2</source>
        <translation>zapisu %1 nie da się dowieść poza wpisem %2</translation>
    </message>
    <message>
        <source>its files are not those of a data folder</source>
        <translation>jej pliki nie są plikami folderu danych</translation>
    </message>
    <message>
        <source>It was continued in another window or program. Close it here and open it again to see what was entered there.</source>
        <translation>Kontynuowano to w innym oknie lub programie. Zamknij tutaj i otwórz ponownie, żeby zobaczyć, co tam wpisano.</translation>
    </message>
    <message>
        <source>The database %1 could not finish this: %2. Whether it is recorded shows when Whistle is started again.</source>
        <translation>Baza danych %1 nie mogła tego dokończyć: %2. Czy to zapisano, okaże się przy następnym uruchomieniu Whistle.</translation>
    </message>
</context>
<context>
    <name>whistle::ActForm</name>
    <message>
        <source>Somebody new</source>
        <translation>Ktoś nowy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Notes (optional)</source>
        <translation>Uwagi, można pominąć</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Podaj imię lub nazwę.</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Zakończył grę</translation>
    </message>
    <message>
        <source>Still to be told: %1</source>
        <translation>Jeszcze do podania: %1</translation>
    </message>
</context>
<context>
    <name>whistle::ActPanel</name>
    <message>
        <source>Record</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>• %1</source>
        <comment>one of a list</comment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>This cannot be recorded.</source>
        <translation>Tego nie można zapisać.</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Co wynika</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Choose first what it is about.</source>
        <translation>Najpierw podaj, o co chodzi.</translation>
    </message>
</context>
<context>
    <name>whistle::ArithmeticPanel</name>
    <message>
        <source>%1: points %2</source>
        <translation>%1: punkty %2</translation>
    </message>
</context>
<context>
    <name>whistle::BackupList</name>
    <message>
        <source>%1, %2</source>
        <comment>day, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 mecz</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n mecz</numerusform>
            <numerusform>%n mecze</numerusform>
            <numerusform>%n meczów</numerusform>
        </translation>
    </message>
    <message>
        <source>1 season</source>
        <translation>1 sezon</translation>
    </message>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n sezon</numerusform>
            <numerusform>%n sezony</numerusform>
            <numerusform>%n sezonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>matches, seasons</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is in it, size</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It is being looked through (%1).</source>
        <comment>size</comment>
        <translation>Trwa przeglądanie (%1).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Przywróć kopię: %1</translation>
    </message>
    <message>
        <source>1 other file</source>
        <translation>1 inny plik</translation>
    </message>
    <message numerus="yes">
        <source>%n other files</source>
        <translation>
            <numerusform>%n inny plik</numerusform>
            <numerusform>%n inne pliki</numerusform>
            <numerusform>%n innych plików</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; not in it: %2</source>
        <comment>what is in it, files that no backup holds</comment>
        <translation>%1; nie zawiera: %2</translation>
    </message>
</context>
<context>
    <name>whistle::BellBand</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::BracketTab</name>
    <message>
        <source>%1 is free in this round</source>
        <translation>%1 ma w tej rundzie wolny los</translation>
    </message>
    <message>
        <source>%1 (%2) is free in this round</source>
        <translation>%1 (%2) ma w tej rundzie wolny los</translation>
    </message>
    <message>
        <source>best of %1</source>
        <translation>liczba gier w serii: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Stół finałowy</translation>
    </message>
    <message>
        <source>The seeds follow from the table when its last match is played.</source>
        <translation>Rozstawienie wyniknie z tabeli po jej ostatnim meczu.</translation>
    </message>
    <message>
        <source>Seeded by the draw.</source>
        <translation>Rozstawienie z losowania.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>team, why it stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The seeds are the places of the table.</source>
        <translation>Rozstawienie to miejsca w tabeli.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Następnie: %1</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Faza pucharowa</translation>
    </message>
    <message>
        <source>Nobody is left here</source>
        <translation>Nikt tu nie został</translation>
    </message>
    <message>
        <source>set aside: %1</source>
        <translation>odłożono: %1</translation>
    </message>
    <message>
        <source>only if it is needed</source>
        <translation>tylko jeśli trzeba</translation>
    </message>
    <message>
        <source>Nothing separates some of them, and it matters: decide it under Organiser.</source>
        <translation>Niektórych nic nie rozdziela, a to ma znaczenie: rozstrzygnij w zakładce Organizator.</translation>
    </message>
</context>
<context>
    <name>whistle::BracketView</name>
    <message>
        <source>goes on</source>
        <translation>gra dalej</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <comment>the champion</comment>
        <translation>%1: jeszcze nie wiadomo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the champion, a name</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::BurnedRow</name>
    <message>
        <source>No burned cards</source>
        <translation>Brak spalonych kart</translation>
    </message>
    <message>
        <source>Burned cards: %1</source>
        <translation>Spalone karty: %1</translation>
    </message>
</context>
<context>
    <name>whistle::CardButton</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>whistle::CardPad</name>
    <message>
        <source>live</source>
        <translation>żywa</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>martwa</translation>
    </message>
    <message>
        <source>Bru</source>
        <translation>Bru</translation>
    </message>
    <message>
        <source>U!</source>
        <translation>U!</translation>
    </message>
    <message>
        <source>Tactic card</source>
        <translation>Karta taktyki</translation>
    </message>
    <message>
        <source>always dead</source>
        <translation>zawsze martwa</translation>
    </message>
    <message>
        <source>Cheat card</source>
        <translation>Karta oszustwa</translation>
    </message>
    <message>
        <source>★ star</source>
        <translation>★ gwiazdka</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Brak karty</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::CaseTree</name>
    <message>
        <source>Facts</source>
        <translation>Fakty</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Co wynika</translation>
    </message>
</context>
<context>
    <name>whistle::ChallengePage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Nothing changes at the table.</source>
        <translation>Na stole nic się nie zmienia.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sprzeciw</translation>
    </message>
    <message>
        <source>The match waits. Whatever is changed here is tried on a side copy.</source>
        <translation>Mecz czeka. Wszystko, co tu zmienicie, jest próbą na kopii obok.</translation>
    </message>
    <message>
        <source>Ruling before</source>
        <translation>Orzeczenie wcześniej</translation>
    </message>
    <message>
        <source>Ruling after</source>
        <translation>Orzeczenie później</translation>
    </message>
    <message>
        <source>Correct entry %1</source>
        <translation>Popraw wpis %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>Orzeczenie</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>Zmień fakt</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Wpis %1: %2</translation>
    </message>
    <message>
        <source>This is the first ruling.</source>
        <translation>To pierwsze orzeczenie.</translation>
    </message>
    <message>
        <source>This is the last ruling.</source>
        <translation>To ostatnie orzeczenie.</translation>
    </message>
    <message>
        <source>Challenge view</source>
        <translation>Widok sprzeciwu</translation>
    </message>
</context>
<context>
    <name>whistle::ChancesPanel</name>
    <message>
        <source>Chances</source>
        <translation>Szanse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Seasons played</source>
        <translation>Rozegrane sezony</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Faza pucharowa</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>&lt;1 %</source>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>&gt;99 %</source>
        <translation>&gt;99 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The rest of the season played %1 times, each match by current Elo ratings.</source>
        <translation>Reszta sezonu rozegrana tyle razy: %1, każdy mecz według obecnych rankingów Elo.</translation>
    </message>
    <message>
        <source>The rest of the season is played many times, each match by current Elo ratings.</source>
        <translation>Reszta sezonu jest rozgrywana wiele razy, każdy mecz według obecnych rankingów Elo.</translation>
    </message>
    <message>
        <source>Calculate the chances</source>
        <translation>Policz szanse</translation>
    </message>
</context>
<context>
    <name>whistle::ChangesPanel</name>
    <message>
        <source>%1: %2, then %3</source>
        <comment>name, old value, new value</comment>
        <translation>%1: %2, potem %3</translation>
    </message>
    <message>
        <source>Leave as it was</source>
        <translation>Zostaw, jak było</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message numerus="yes">
        <source>%n entries would be illegal. Fix each of them, delete it, or record it with a reason.</source>
        <translation>
            <numerusform>%n wpis byłby niezgodny z zasadami. Popraw go, usuń albo zapisz z uzasadnieniem.</numerusform>
            <numerusform>%n wpisy byłyby niezgodne z zasadami. Każdy popraw, usuń albo zapisz z uzasadnieniem.</numerusform>
            <numerusform>%n wpisów byłoby niezgodnych z zasadami. Każdy popraw, usuń albo zapisz z uzasadnieniem.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was: %1</source>
        <translation>Było: %1</translation>
    </message>
    <message>
        <source>It becomes: %1</source>
        <translation>Będzie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n edits, accepted together.</source>
        <translation>
            <numerusform>%n zmiana, przyjmowana jako całość.</numerusform>
            <numerusform>%n zmiany, przyjmowane razem.</numerusform>
            <numerusform>%n zmian, przyjmowanych razem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n entries that would be illegal</source>
        <translation>
            <numerusform>Usuń %n wpis, który byłby niezgodny z zasadami</numerusform>
            <numerusform>Usuń %n wpisy, które byłyby niezgodne z zasadami</numerusform>
            <numerusform>Usuń %n wpisów, które byłyby niezgodne z zasadami</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 would be illegal</source>
        <translation>Wpis %1 byłby niezgodny z zasadami</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Usuń</translation>
    </message>
    <message numerus="yes">
        <source>And %n more; fixing the first ones may fix them too.</source>
        <translation>
            <numerusform>I jeszcze %n; poprawienie pierwszych może naprawić i ten.</numerusform>
            <numerusform>I jeszcze %n; poprawienie pierwszych może naprawić i te.</numerusform>
            <numerusform>I jeszcze %n; poprawienie pierwszych może naprawić i te.</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes after it</source>
        <translation>Co się po tym zmienia</translation>
    </message>
    <message>
        <source>Counts again: %1</source>
        <translation>Znowu się liczy: %1</translation>
    </message>
    <message>
        <source>Nothing: the match stands as it stood.</source>
        <translation>Nic: mecz stoi tak, jak stał.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Pokaż więcej</translation>
    </message>
    <message>
        <source>Show more of the entries that would be illegal</source>
        <translation>Pokaż więcej wpisów, które byłyby niedozwolone</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n</source>
        <translation>
            <numerusform>Usuń %n</numerusform>
            <numerusform>Usuń wszystkie %n</numerusform>
            <numerusform>Usuń wszystkie %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::CoachesTab</name>
    <message>
        <source>, </source>
        <comment>between two teams</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Season by season</source>
        <translation>Sezon po sezonie</translation>
    </message>
    <message>
        <source>The seasons of the game are being read, %1 of %2.</source>
        <translation>Trwa odczyt sezonów gry, %1 z %2.</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>mistrz</translation>
    </message>
    <message>
        <source>in the final</source>
        <translation>w finale</translation>
    </message>
    <message>
        <source>seasons</source>
        <translation>sezony</translation>
    </message>
    <message>
        <source>titles</source>
        <translation>tytuły</translation>
    </message>
    <message>
        <source>finals</source>
        <translation>finały</translation>
    </message>
    <message>
        <source>played</source>
        <translation>rozegrane</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrane</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Ranking %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>No coaches are named in this season. Name them with the teams, and their careers appear here.</source>
        <translation>W tym sezonie nie podano trenerów. Podaj ich przy drużynach, a pojawią się tu ich kariery.</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>wygrane z rzędu</translation>
    </message>
</context>
<context>
    <name>whistle::CountBars</name>
    <message>
        <source>%1 %2</source>
        <comment>seat, number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Porównanie</translation>
    </message>
</context>
<context>
    <name>whistle::Crossfield</name>
    <message>
        <source>seat %1</source>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>centre of the field</source>
        <translation>środek pola gry</translation>
    </message>
    <message>
        <source>minor mound</source>
        <translation>mniejszy kopiec</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>wart %1</translation>
    </message>
    <message>
        <source>major mound of %1</source>
        <translation>większy kopiec drużyny %1</translation>
    </message>
    <message>
        <source>major mound of nobody</source>
        <translation>niczyj większy kopiec</translation>
    </message>
    <message>
        <source>runner&apos;s post of %1</source>
        <translation>pozycja biegacza drużyny %1</translation>
    </message>
    <message>
        <source>runner&apos;s post of nobody</source>
        <translation>niczyja pozycja biegacza</translation>
    </message>
    <message>
        <source>bruiser&apos;s post of %1</source>
        <translation>pozycja osiłka drużyny %1</translation>
    </message>
    <message>
        <source>bruiser&apos;s post of nobody</source>
        <translation>niczyja pozycja osiłka</translation>
    </message>
    <message>
        <source>%1 knocked down</source>
        <translation>%1, figurka powalona</translation>
    </message>
    <message>
        <source>%1 of %2 hurt</source>
        <translation>obrażenia %1 z %2</translation>
    </message>
    <message>
        <source>has the ball</source>
        <translation>ma piłkę</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktywna</translation>
    </message>
    <message>
        <source>may be chosen as a target</source>
        <translation>można wybrać jako cel</translation>
    </message>
    <message>
        <source>score token of %1</source>
        <translation>żeton punktów drużyny %1</translation>
    </message>
    <message>
        <source>the ball lies here</source>
        <translation>tu leży piłka</translation>
    </message>
    <message>
        <source>fire, %1 damage</source>
        <translation>ogień, obrażenia %1</translation>
    </message>
    <message>
        <source>wall towards %1</source>
        <translation>ściana od strony pola %1</translation>
    </message>
    <message>
        <source>reachable in 1 step</source>
        <translation>osiągalne w 1 kroku</translation>
    </message>
    <message numerus="yes">
        <source>reachable in %n steps</source>
        <translation>
            <numerusform>osiągalne w %n kroku</numerusform>
            <numerusform>osiągalne w %n krokach</numerusform>
            <numerusform>osiągalne w %n krokach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 damage on the way</source>
        <translation>obrażenia po drodze: %1</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <translation>%1 może zareagować</translation>
    </message>
    <message>
        <source>killzone of %1</source>
        <translation>strefa rażenia drużyny %1</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>można wybrać</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is on a space</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1 and %2</source>
        <translation>granica między polami %1 i %2</translation>
    </message>
</context>
<context>
    <name>whistle::CrossfieldView</name>
    <message>
        <source>Crossfield</source>
        <translation>Boisko krzyżowe</translation>
    </message>
</context>
<context>
    <name>whistle::Curtain</name>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Wszyscy inni odwracają wzrok.</translation>
    </message>
    <message>
        <source>The curtain is open, for %1 alone.</source>
        <translation>Kurtyna jest odsłonięta, tylko dla: %1.</translation>
    </message>
    <message>
        <source>The curtain before %1 is closed. Everybody else looks away.</source>
        <translation>Kurtyna jest zasłonięta; kolej na: %1. Wszyscy inni odwracają wzrok.</translation>
    </message>
</context>
<context>
    <name>whistle::Dial</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 z %3</translation>
    </message>
    <message>
        <source>Press to correct it.</source>
        <translation>Naciśnij, aby poprawić.</translation>
    </message>
</context>
<context>
    <name>whistle::DiePad</name>
    <message>
        <source>Tiebreaker die</source>
        <translation>Kostka rozstrzygająca</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Rzuć za nas</translation>
    </message>
</context>
<context>
    <name>whistle::DisputePage</name>
    <message>
        <source>Dispute desk</source>
        <translation>Rozstrzyganie sporów</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Take from the match</source>
        <translation>Weź z meczu</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Pytania</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Filled in from the match</source>
        <translation>Wypełnione z meczu</translation>
    </message>
</context>
<context>
    <name>whistle::DugoutPanel</name>
    <message>
        <source>Live</source>
        <translation>Żywe</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n burned card(s). %2.</source>
        <translation>
            <numerusform>%1, %n spalona karta. %2.</numerusform>
            <numerusform>%1, %n spalone karty. %2.</numerusform>
            <numerusform>%1, %n spalonych kart. %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press for all upgrades and to correct the dials.</source>
        <translation>Naciśnij, aby zobaczyć wszystkie ulepszenia i poprawić wskaźniki.</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>z %1</translation>
    </message>
    <message>
        <source>the bell rings</source>
        <translation>brzmi dzwonek</translation>
    </message>
    <message numerus="yes">
        <source>%n more ring the bell</source>
        <translation>
            <numerusform>jeszcze %n i dzwonek</numerusform>
            <numerusform>jeszcze %n i dzwonek</numerusform>
            <numerusform>jeszcze %n i dzwonek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (suspended)</source>
        <translation>%1 (zawieszone)</translation>
    </message>
    <message>
        <source>Bench: %1. Kills: %2.</source>
        <translation>Ławka: %1. Zabici: %2.</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Zabici</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Ławka</translation>
    </message>
    <message>
        <source> %1: %2.</source>
        <comment>what, number</comment>
        <translation> %1: %2.</translation>
    </message>
    <message>
        <source>bell in %1</source>
        <comment>number of cards</comment>
        <translation>dzwonek za %1</translation>
    </message>
    <message>
        <source>No kills</source>
        <translation>Bez zabitych</translation>
    </message>
    <message>
        <source>Bench empty</source>
        <translation>Ławka: nikt</translation>
    </message>
    <message>
        <source>1 card to the bell</source>
        <translation>1 karta do dzwonka</translation>
    </message>
</context>
<context>
    <name>whistle::EntrantForm</name>
    <message>
        <source>Colour of seat 1</source>
        <translation>Kolor miejsca 1</translation>
    </message>
    <message>
        <source>Colour of seat 2</source>
        <translation>Kolor miejsca 2</translation>
    </message>
    <message>
        <source>Colour of seat 3</source>
        <translation>Kolor miejsca 3</translation>
    </message>
    <message>
        <source>Colour of seat 4</source>
        <translation>Kolor miejsca 4</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowy</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Team of the game</source>
        <translation>Drużyna z gry</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>a team of the game</comment>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>Notes (optional)</source>
        <translation>Uwagi, można pominąć</translation>
    </message>
    <message>
        <source>Enter the name of the team.</source>
        <translation>Podaj nazwę drużyny.</translation>
    </message>
    <message>
        <source>Enter the name.</source>
        <translation>Podaj nazwę.</translation>
    </message>
</context>
<context>
    <name>whistle::EntryPanel</name>
    <message>
        <source>Still needed: %1.</source>
        <translation>Brakuje jeszcze: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::EntrySheet</name>
    <message>
        <source>Other entry</source>
        <translation>Inny wpis</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>Szukaj wśród wpisów</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Wszystkie wpisy</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>The referee would refuse it: %1</source>
        <translation>Sędzia by odmówił: %1</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation>Brakuje jeszcze: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::Finder</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Rules, questions, matches, teams, pages</source>
        <translation>Zasady, pytania, mecze, drużyny, strony</translation>
    </message>
    <message>
        <source>Find rules, questions, matches, teams and pages</source>
        <translation>Szukaj zasad, pytań, meczów, drużyn i stron</translation>
    </message>
</context>
<context>
    <name>whistle::FinderContent</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Dispute desk</source>
        <translation>Rozstrzyganie sporów</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Challenge the last ruling</source>
        <translation>Sprzeciw wobec ostatniego orzeczenia</translation>
    </message>
    <message>
        <source>Time machine</source>
        <translation>Wehikuł czasu</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Raport meczu</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tablica wyników</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Nowy mecz: %1</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Question, %1: %2</source>
        <translation>Pytanie, %1: %2</translation>
    </message>
    <message>
        <source>Match of %1</source>
        <translation>Mecz: %1</translation>
    </message>
    <message>
        <source>Team of %1: a new match</source>
        <translation>Drużyna gry %1: nowy mecz</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, page</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::FirstEvening</name>
    <message>
        <source>Begin</source>
        <translation>Zaczynamy</translation>
    </message>
    <message>
        <source>It leaves no match behind.</source>
        <translation>Nie zostaje po tym żaden mecz.</translation>
    </message>
    <message>
        <source>New here? See what it does</source>
        <translation>Pierwszy raz? Zobacz, co potrafi</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>Obejrzyj mecz</translation>
    </message>
    <message numerus="yes">
        <source>%n entries. Nothing to set up.</source>
        <translation>
            <numerusform>%n wpis. Nic nie trzeba przygotowywać.</numerusform>
            <numerusform>%n wpisy. Nic nie trzeba przygotowywać.</numerusform>
            <numerusform>%n wpisów. Nic nie trzeba przygotowywać.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry by entry, each with its ruling. Stop anywhere, and go on from there yourself.</source>
        <translation>Wpis po wpisie, każdy z orzeczeniem. Zatrzymaj się, gdzie chcesz, i graj dalej samodzielnie.</translation>
    </message>
</context>
<context>
    <name>whistle::FixturePanel</name>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kills 3:4</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Uwaga: %1</translation>
    </message>
    <message>
        <source>Corrected, it was %1: %2</source>
        <comment>score, reason</comment>
        <translation>Poprawiono, było %1: %2</translation>
    </message>
    <message>
        <source>Who plays is not known yet.</source>
        <translation>Nie wiadomo jeszcze, kto gra.</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Zagraj tutaj</translation>
    </message>
    <message>
        <source>Result from a match file</source>
        <translation>Wynik z pliku meczu</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>Do meczu</translation>
    </message>
    <message>
        <source>Choose a fixture to see its result, its date and what else can be done.</source>
        <translation>Wybierz spotkanie, aby zobaczyć wynik, termin i co jeszcze można zrobić.</translation>
    </message>
    <message>
        <source>Not by league rules: %1</source>
        <translation>Niezgodnie z zasadami ligi: %1</translation>
    </message>
</context>
<context>
    <name>whistle::FixtureRow</name>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>who, score, how</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>names of two sides</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>whistle::FixtureWords</name>
    <message>
        <source>nobody came</source>
        <translation>nikt nie przyszedł</translation>
    </message>
    <message>
        <source>forfeited by %1</source>
        <translation>oddaje walkowerem: %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two names</comment>
        <translation> i </translation>
    </message>
    <message>
        <source>a result of others is kept aside</source>
        <translation>wynik innych jest odłożony</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>odwołany</translation>
    </message>
    <message>
        <source>not to be played any more</source>
        <translation>już się go nie gra</translation>
    </message>
    <message>
        <source>after a drop-out</source>
        <translation>po wycofaniu się</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ręcznie</translation>
    </message>
    <message>
        <source>tracked</source>
        <translation>śledzony</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>z pliku</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>nikt nie wygrał</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawiony</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>gra %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>postponed from %1</source>
        <translation>przełożone z %1</translation>
    </message>
    <message>
        <source>double booking with %1</source>
        <translation>koliduje z: %1</translation>
    </message>
    <message>
        <source>awarded: %1</source>
        <translation>przyznany: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>przerwany: %1</translation>
    </message>
    <message>
        <source>not by league rules</source>
        <translation>niezgodnie z zasadami ligi</translation>
    </message>
</context>
<context>
    <name>whistle::FixturesTab</name>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Which fixtures</source>
        <translation>Które spotkania</translation>
    </message>
    <message>
        <source>Fixtures of</source>
        <translation>Czyje spotkania</translation>
    </message>
    <message>
        <source>All fixtures</source>
        <translation>Wszystkie spotkania</translation>
    </message>
    <message>
        <source>All teams</source>
        <translation>Wszystkie drużyny</translation>
    </message>
    <message>
        <source>Nothing is left to be played.</source>
        <translation>Nic nie zostało do rozegrania.</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnego meczu.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Skojarz rundę %1</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Wolny los: %1</translation>
    </message>
    <message>
        <source>Does not play: %1</source>
        <translation>Nie gra: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Paired by the organiser: %1</source>
        <translation>Skojarzył organizator: %1</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
</context>
<context>
    <name>whistle::FormWords</name>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: ?</source>
        <translation>%1: ?</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>nr %1</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>całość</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between facts that hold lists themselves</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 bez: %2</translation>
    </message>
</context>
<context>
    <name>whistle::Gallery</name>
    <message>
        <source>Gallery of the parts</source>
        <translation>Galeria elementów</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Przyciski</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Odebranie piłki</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Kaosball</source>
        <translation>Kaosball</translation>
    </message>
    <message>
        <source>2 to 4 coaches</source>
        <translation>od 2 do 4 trenerów</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Record: Fangs win</source>
        <translation>Zapisz: wygrywa drużyna Kły</translation>
    </message>
    <message>
        <source>Start a league</source>
        <translation>Rozpocznij ligę</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Minor, 3</source>
        <translation>Mniejszy, 3</translation>
    </message>
    <message>
        <source>Major, 5</source>
        <translation>Większy, 5</translation>
    </message>
    <message>
        <source>Ball on a mound?</source>
        <translation>Piłka na kopcu?</translation>
    </message>
    <message>
        <source>Nobody stands on a major mound.</source>
        <translation>Nikt nie stoi na większym kopcu.</translation>
    </message>
    <message>
        <source>Stock controls</source>
        <translation>Standardowe kontrolki</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Płaski</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Find a rule, a match, a player</source>
        <translation>Znajdź zasadę, mecz, gracza</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>English</source>
        <translation>angielski</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>węgierski</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polski</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Gotówka</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Ogranicz ruch</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Lustro</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Kły</translation>
    </message>
    <message>
        <source>Amazons</source>
        <translation>Amazonki</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Kostka</translation>
    </message>
    <message>
        <source>No league so far.</source>
        <translation>Nie ma jeszcze żadnej ligi.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Teams or players, a few weeks, one table that explains itself.</source>
        <translation>Drużyny lub gracze, kilka tygodni i tabela, która sama się tłumaczy.</translation>
    </message>
</context>
<context>
    <name>whistle::GamePage</name>
    <message>
        <source>Entry %1</source>
        <translation>Wpis %1</translation>
    </message>
    <message>
        <source>Correct entry %1</source>
        <translation>Popraw wpis %1</translation>
    </message>
    <message>
        <source>Insert one before entry %1</source>
        <translation>Wstaw nowy przed wpisem %1</translation>
    </message>
    <message>
        <source>Delete entry %1</source>
        <translation>Usuń wpis %1</translation>
    </message>
    <message>
        <source>What if, after entry %1</source>
        <translation>Co by było, gdyby – po wpisie %1</translation>
    </message>
    <message>
        <source>Challenge the ruling on entry %1</source>
        <translation>Sprzeciw wobec orzeczenia do wpisu %1</translation>
    </message>
</context>
<context>
    <name>whistle::GoalTrack</name>
    <message>
        <source>%1: %2 of %3</source>
        <comment>name, score, goal</comment>
        <translation>%1: %2 z %3</translation>
    </message>
</context>
<context>
    <name>whistle::HomePage</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowy mecz</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Wszystko zostaje na tym komputerze.</translation>
    </message>
    <message>
        <source>%1, on at this moment</source>
        <comment>game</comment>
        <translation>%1, trwa w tej chwili</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two scores: 13 to 7</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two teams</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Again: %1</source>
        <comment>teams</comment>
        <translation>Jeszcze raz: %1</translation>
    </message>
    <message>
        <source>%1, the same seats</source>
        <comment>game</comment>
        <translation>%1, te same miejsca</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligi</translation>
    </message>
    <message>
        <source>one table that explains itself</source>
        <translation>jedna tabela, która sama się tłumaczy</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Archive or delete this match</source>
        <translation>Do archiwum albo usuń</translation>
    </message>
    <message>
        <source>Archive: %1</source>
        <translation>Archiwum: %1</translation>
    </message>
    <message>
        <source>Which game is on the table?</source>
        <translation>Jaka gra leży na stole?</translation>
    </message>
    <message>
        <source>Find a rule, a match, a player</source>
        <translation>Znajdź zasadę, mecz, gracza</translation>
    </message>
    <message>
        <source>Ctrl+K, from every page</source>
        <translation>Ctrl+K, z każdej strony</translation>
    </message>
    <message>
        <source>Somebody disagrees?</source>
        <translation>Ktoś się nie zgadza?</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>Obejrzyj mecz</translation>
    </message>
    <message>
        <source>entry by entry, each with its ruling</source>
        <translation>wpis po wpisie, każdy z orzeczeniem</translation>
    </message>
    <message>
        <source>From files</source>
        <translation>Z plików</translation>
    </message>
    <message>
        <source>matches from another table</source>
        <translation>mecze z innego stołu</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>On</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Które mecze</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Mecze: %1</translation>
    </message>
    <message>
        <source>No other match so far.</source>
        <translation>Nie ma jeszcze innego meczu.</translation>
    </message>
    <message>
        <source>No match of this kind.</source>
        <translation>Nie ma takiego meczu.</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Starsze mecze</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Continue, %1</source>
        <comment>where the match stands</comment>
        <translation>Graj dalej, %1</translation>
    </message>
    <message>
        <source>saved %1</source>
        <comment>time</comment>
        <translation>zapisano: %1</translation>
    </message>
    <message>
        <source>Ask, and see the rule.</source>
        <translation>Zapytaj i zobacz zasadę.</translation>
    </message>
    <message>
        <source>An example season</source>
        <translation>Przykładowy sezon</translation>
    </message>
    <message>
        <source>six teams, table and playoffs</source>
        <translation>sześć drużyn, tabela i faza pucharowa</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Znajdź zasadę</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>whistle::HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>Where the rulebook is silent, the usual readings are in force.</source>
        <translation>Tam, gdzie instrukcja milczy, obowiązują zwykłe interpretacje.</translation>
    </message>
    <message>
        <source>One reading is not the usual one.</source>
        <translation>Jedna interpretacja jest inna niż zwykle.</translation>
    </message>
    <message>
        <source>%1 readings are not the usual ones.</source>
        <translation>Interpretacje inne niż zwykle: %1.</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Zamknij listę</translation>
    </message>
    <message>
        <source>See or change them</source>
        <translation>Pokaż lub zmień</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are set.</source>
        <comment>title of a house rule, number, number</comment>
        <translation>%1: podano %2 z %3.</translation>
    </message>
</context>
<context>
    <name>whistle::KeptPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The ruling was: %1</source>
        <translation>Orzeczenie brzmiało: %1</translation>
    </message>
    <message>
        <source>The same facts.</source>
        <translation>Te same fakty.</translation>
    </message>
    <message>
        <source>Different then: %1 and more.</source>
        <translation>Wtedy inaczej: %1 i inne.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Different then: %1.</source>
        <translation>Wtedy inaczej: %1.</translation>
    </message>
    <message>
        <source>House precedents</source>
        <translation>Precedensy domowe</translation>
    </message>
    <message>
        <source>The rules in this program judge it differently today.</source>
        <translation>Zasady, jakie tu dziś znamy, orzekają inaczej.</translation>
    </message>
    <message>
        <source>View it</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odrzuć</translation>
    </message>
</context>
<context>
    <name>whistle::KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>On this page now</source>
        <translation>Teraz na tej stronie</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>The rule about what has the keyboard, or these keys</source>
        <translation>Zasada zaznaczonego elementu albo ta lista</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Cofnij, ponów</translation>
    </message>
    <message>
        <source>Back, or close what is open</source>
        <translation>Wstecz albo zamknij to, co otwarte</translation>
    </message>
    <message>
        <source>Time machine</source>
        <translation>Wehikuł czasu</translation>
    </message>
    <message>
        <source>Challenge the last ruling</source>
        <translation>Sprzeciw wobec ostatniego orzeczenia</translation>
    </message>
    <message>
        <source>Find a rule, a match, a player</source>
        <translation>Znajdź zasadę, mecz, gracza</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Dispute desk</source>
        <translation>Rozstrzyganie sporów</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligi</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Scoreboard on the second screen</source>
        <translation>Tablica wyników na drugim ekranie</translation>
    </message>
    <message>
        <source>Larger, smaller or usual text</source>
        <translation>Większy, mniejszy lub zwykły tekst</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key, and what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::LeagueBand</name>
    <message>
        <source>By the league&apos;s rules</source>
        <translation>Według zasad ligi</translation>
    </message>
    <message>
        <source>Some rules differ. The match still counts; its result says what was different.</source>
        <translation>Coś gra się inaczej. Mecz i tak się liczy; przy wyniku jest podane, co było inne.</translation>
    </message>
    <message>
        <source>Use other rules</source>
        <translation>Zagraj inaczej</translation>
    </message>
</context>
<context>
    <name>whistle::LeagueSession</name>
    <message>
        <source>not known yet</source>
        <comment>a side of a fixture</comment>
        <translation>jeszcze nieznany</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>jeszcze bez terminu</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>format of a day: Sat 9 Jan</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>when, where</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>single round robin</source>
        <translation>każdy z każdym raz</translation>
    </message>
    <message>
        <source>double round robin</source>
        <translation>każdy z każdym dwa razy</translation>
    </message>
    <message numerus="yes">
        <source>%n meetings each</source>
        <translation>
            <numerusform>każdy z każdym %n raz</numerusform>
            <numerusform>każdy z każdym %n razy</numerusform>
            <numerusform>każdy z każdym %n razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n groups</source>
        <comment>single round robin</comment>
        <translation>
            <numerusform>%1 w %n grupie</numerusform>
            <numerusform>%1 w %n grupach</numerusform>
            <numerusform>%1 w %n grupach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>tables of %1, %2</source>
        <comment>players, rounds</comment>
        <translation>stoły dla %1 osób, %2</translation>
    </message>
    <message>
        <source>tables of %1 to %2, %3</source>
        <translation>stoły od %1 do %2 osób, %3</translation>
    </message>
    <message>
        <source>ladder with free fixtures</source>
        <translation>ranking z dowolnymi spotkaniami</translation>
    </message>
    <message>
        <source>final table of the best %1</source>
        <translation>stół finałowy: %1 najlepszych</translation>
    </message>
    <message>
        <source>series of two</source>
        <translation>seria dwóch uczestników</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>puchar</translation>
    </message>
    <message>
        <source>championship match of the best 2</source>
        <translation>mecz o mistrzostwo 2 najlepszych</translation>
    </message>
    <message>
        <source>best %1 to the playoffs</source>
        <translation>%1 najlepszych do fazy pucharowej</translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n drużyna</numerusform>
            <numerusform>%n drużyny</numerusform>
            <numerusform>%n drużyn</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Swiss system, %n rounds</source>
        <translation>
            <numerusform>system szwajcarski, %n runda</numerusform>
            <numerusform>system szwajcarski, %n rundy</numerusform>
            <numerusform>system szwajcarski, %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1 to a double elimination</source>
        <translation>najlepsi (%1) w podwójnej eliminacji</translation>
    </message>
    <message>
        <source>double elimination</source>
        <translation>podwójna eliminacja</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>whistle::LeagueLayout</name>
    <message>
        <source>Choose the day from a calendar</source>
        <translation>Wybierz dzień z kalendarza</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Trzeba podać powód.</translation>
    </message>
</context>
<context>
    <name>whistle::LeaguePage</name>
    <message>
        <source>Table</source>
        <comment>of a league</comment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Terminarz</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Faza pucharowa</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Trenerzy</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizator</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>undo, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Wszystkie sezony</translation>
    </message>
    <message>
        <source>Export season</source>
        <translation>Eksportuj sezon</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Strona WWW</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabela (CSV)</translation>
    </message>
    <message>
        <source>Fixtures (CSV)</source>
        <translation>Terminarz (CSV)</translation>
    </message>
    <message>
        <source>Season file</source>
        <translation>Plik sezonu</translation>
    </message>
    <message>
        <source>The season is in the file %1.</source>
        <translation>Sezon jest w pliku %1.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>The page to print is in the file %1.</source>
        <translation>Strona do druku jest w pliku %1.</translation>
    </message>
    <message>
        <source>The whole season</source>
        <translation>Cały sezon</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Dokument do druku</translation>
    </message>
    <message>
        <source>Of which round</source>
        <translation>Której rundy</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>the results of one</comment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendarz</translation>
    </message>
    <message>
        <source>Careers</source>
        <translation>Kariery</translation>
    </message>
    <message>
        <source>Season tabs</source>
        <translation>Karty sezonu</translation>
    </message>
    <message>
        <source>Save the season to a file</source>
        <translation>Zapisz sezon w pliku</translation>
    </message>
    <message>
        <source>The season could not be saved to %1.</source>
        <translation>Nie udało się zapisać sezonu w pliku %1.</translation>
    </message>
</context>
<context>
    <name>whistle::LeagueTable</name>
    <message>
        <source>%1 %2</source>
        <comment>column and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>mark of a team, its coach</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>whistle::LeaguesPage</name>
    <message>
        <source>Seasons (*.json);;All files (*)</source>
        <translation>Sezony (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Champion: %1</source>
        <translation>Mistrz: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n members, not started yet</source>
        <translation>
            <numerusform>%n uczestnik, jeszcze przed startem</numerusform>
            <numerusform>%n uczestników, jeszcze przed startem</numerusform>
            <numerusform>%n uczestników, jeszcze przed startem</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 matches played</source>
        <translation>rozegrane mecze: %1 z %2</translation>
    </message>
    <message>
        <source>The list of seasons cannot be read.</source>
        <translation>Listy sezonów nie można odczytać.</translation>
    </message>
    <message>
        <source>The league is not created.</source>
        <translation>Nie udało się utworzyć ligi.</translation>
    </message>
    <message>
        <source>This season cannot be opened.</source>
        <translation>Tego sezonu nie można otworzyć.</translation>
    </message>
    <message>
        <source>Something about this season is not as it was recorded.</source>
        <translation>Coś w tym sezonie nie zgadza się z zapisem.</translation>
    </message>
    <message>
        <source>This is not saved, so it does not count.</source>
        <translation>To nie jest zapisane, więc się nie liczy.</translation>
    </message>
    <message>
        <source>This fixture cannot be played here.</source>
        <translation>Tego spotkania nie można tu rozegrać.</translation>
    </message>
    <message>
        <source>The match file of this fixture</source>
        <translation>Plik meczu tego spotkania</translation>
    </message>
    <message>
        <source>Matches (*.whistle);;All files (*)</source>
        <translation>Mecze (*.whistle);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Season of %1</source>
        <translation>Sezon gry: %1</translation>
    </message>
    <message>
        <source>Import a season</source>
        <translation>Importuj sezon</translation>
    </message>
    <message>
        <source>The season stays where it is.</source>
        <translation>Sezon zostaje tam, gdzie jest.</translation>
    </message>
    <message>
        <source>In the archive: %1</source>
        <translation>W archiwum: %1</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Back among the seasons: %1</source>
        <translation>Z powrotem w sezonach: %1</translation>
    </message>
    <message>
        <source>This season could not be imported.</source>
        <translation>Nie udało się zaimportować tego sezonu.</translation>
    </message>
    <message>
        <source>Example season</source>
        <translation>Przykładowy sezon</translation>
    </message>
</context>
<context>
    <name>whistle::LessonPage</name>
    <message>
        <source>%1. Nothing here is recorded.</source>
        <comment>title of a lesson</comment>
        <translation>%1. Nic się tu nie zapisuje.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Wyjdź z lekcji</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Krok %1 z %2: %3</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>Przeczytane</translation>
    </message>
</context>
<context>
    <name>whistle::ListControl</name>
    <message>
        <source>Add: %1</source>
        <translation>Dodaj: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>%1: take out %2</source>
        <translation>%1: wyjmij %2</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <translation>%1, nr %2</translation>
    </message>
    <message>
        <source>Take out of %1: no. %2</source>
        <translation>Wyjmij z %1: nr %2</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Kolejny</translation>
    </message>
    <message>
        <source>%1: take out %2, no. %3</source>
        <translation>%1: usuń %2, nr %3</translation>
    </message>
</context>
<context>
    <name>whistle::LiveRow</name>
    <message>
        <source>No live number</source>
        <translation>Brak żywych liczb</translation>
    </message>
    <message>
        <source>Live numbers: %1</source>
        <translation>Żywe liczby: %1</translation>
    </message>
</context>
<context>
    <name>whistle::LogList</name>
    <message>
        <source>withdrawn: %1</source>
        <translation>wycofany: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>counts no more: %1</source>
        <translation>już się nie liczy: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Entries will appear here.</source>
        <translation>Tu pojawi się pierwszy wpis.</translation>
    </message>
</context>
<context>
    <name>whistle::LogModel</name>
    <message>
        <source>Entry %1: %2</source>
        <translation>Wpis %1: %2</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>punkty %1</translation>
    </message>
    <message>
        <source>recorded against the rules</source>
        <translation>zapisany wbrew zasadom</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawiony</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>wycofany</translation>
    </message>
    <message>
        <source>against the rules, counts no more</source>
        <translation>wbrew zasadom, już się nie liczy</translation>
    </message>
    <message>
        <source>Turn, folded: %1</source>
        <translation>Tura, zwinięta: %1</translation>
    </message>
    <message>
        <source>Turn, unfolded: %1</source>
        <translation>Tura, rozwinięta: %1</translation>
    </message>
</context>
<context>
    <name>whistle::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n wpis</numerusform>
            <numerusform>%n wpisy</numerusform>
            <numerusform>%n wpisów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MainWindow</name>
    <message>
        <source>Leagues</source>
        <translation>Ligi</translation>
    </message>
    <message>
        <source>The list of matches cannot be read.</source>
        <translation>Listy meczów nie można odczytać.</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>Tego meczu nie można otworzyć.</translation>
    </message>
    <message>
        <source>Something about this match is not as it was recorded.</source>
        <translation>Coś w tym meczu nie zgadza się z zapisem.</translation>
    </message>
    <message>
        <source>The match is not started.</source>
        <translation>Nie udało się rozpocząć meczu.</translation>
    </message>
    <message>
        <source>The match is in the file %1.</source>
        <translation>Mecz jest w pliku %1.</translation>
    </message>
    <message>
        <source>Matches (*.whistle);;All files (*)</source>
        <translation>Mecze (*.whistle);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The ruling is not kept.</source>
        <translation>Orzeczenie nie zostało zachowane.</translation>
    </message>
    <message>
        <source>The report is in the file %1.</source>
        <translation>Raport jest w pliku %1.</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>HTML (*.html);;All files (*)</source>
        <translation>HTML (*.html);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The rules are in the file %1.</source>
        <translation>Zasady są w pliku %1.</translation>
    </message>
    <message>
        <source>The match is not tied to its fixture. Count it for the league when it is over.</source>
        <translation>Mecz nie jest powiązany ze swoim spotkaniem w lidze. Zalicz go do ligi, gdy się skończy.</translation>
    </message>
    <message>
        <source>In the archive: %1</source>
        <translation>W archiwum: %1</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Back among the matches: %1</source>
        <translation>Znów wśród meczów: %1</translation>
    </message>
    <message>
        <source>The match stays where it is.</source>
        <translation>Mecz zostaje tam, gdzie jest.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: this match was here already.</source>
        <translation>%1: ten mecz już tu był.</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>Nie udało się zaimportować: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>Nie udało się zaimportować %n pliku.</numerusform>
            <numerusform>Nie udało się zaimportować %n plików.</numerusform>
            <numerusform>Nie udało się zaimportować %n plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported, with a remark.</source>
        <translation>Zaimportowano, z uwagą.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>Zaimportowano %n mecz.</numerusform>
            <numerusform>Zaimportowano %n mecze.</numerusform>
            <numerusform>Zaimportowano %n meczów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importuj mecze</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Zapisz mecz jako</translation>
    </message>
    <message>
        <source>The match could not be saved to %1.</source>
        <translation>Nie udało się zapisać meczu w pliku %1.</translation>
    </message>
    <message>
        <source>The report could not be saved to %1.</source>
        <translation>Nie udało się zapisać raportu w %1.</translation>
    </message>
    <message>
        <source>Save the report to a file</source>
        <translation>Zapisz raport do pliku</translation>
    </message>
    <message>
        <source>Save the rules to a file</source>
        <translation>Zapisz zasady do pliku</translation>
    </message>
    <message>
        <source>The rules could not be saved to %1.</source>
        <translation>Nie udało się zapisać zasad w %1.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Otwórz ponownie</translation>
    </message>
    <message>
        <source>PNG (*.png);;All files (*)</source>
        <translation>PNG (*.png);;Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>whistle::MapControl</name>
    <message>
        <source>%1: the next name</source>
        <translation>%1: następna nazwa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Dodaj: %1</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Wyjmij %1</translation>
    </message>
</context>
<context>
    <name>whistle::MatchSession</name>
    <message>
        <source>Ruling %1</source>
        <translation>Orzeczenie %1</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sprzeciw</translation>
    </message>
</context>
<context>
    <name>whistle::MatchFrame</name>
    <message>
        <source>Other entry…</source>
        <translation>Inny wpis…</translation>
    </message>
</context>
<context>
    <name>whistle::MatchLinks</name>
    <message>
        <source>%1, %2</source>
        <comment>season, round</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> vs </source>
        <comment>between two sides of a fixture</comment>
        <translation> – </translation>
    </message>
    <message>
        <source>Whether this match counts for a season cannot be read.</source>
        <translation>Nie można odczytać, czy ten mecz liczy się do sezonu.</translation>
    </message>
    <message>
        <source>The season of this match cannot be opened.</source>
        <translation>Sezonu tego meczu nie można otworzyć.</translation>
    </message>
    <message>
        <source>This match does not count for %1.</source>
        <translation>Ten mecz nie liczy się do sezonu %1.</translation>
    </message>
    <message>
        <source>%1 does not take this result.</source>
        <translation>Sezon %1 nie przyjmuje tego wyniku.</translation>
    </message>
    <message>
        <source>The result is not saved in %1.</source>
        <translation>Wynik nie jest zapisany w sezonie %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>season and round, result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has the result.</source>
        <translation>Sezon %1 ma wynik.</translation>
    </message>
    <message>
        <source>See the season</source>
        <translation>Pokaż sezon</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The result is not taken back.</source>
        <translation>Wyniku nie wycofano.</translation>
    </message>
    <message>
        <source>%1 has the result no more. The match stays as it is.</source>
        <translation>Sezon %1 nie ma już wyniku. Mecz zostaje, jaki jest.</translation>
    </message>
    <message>
        <source>This match: %1</source>
        <translation>Ten mecz: %1</translation>
    </message>
    <message>
        <source>The match has another result than the season</source>
        <translation>Mecz ma inny wynik niż sezon</translation>
    </message>
    <message>
        <source>%1 has another result for this match.</source>
        <translation>Sezon %1 ma inny wynik tego meczu.</translation>
    </message>
    <message>
        <source>See what would follow</source>
        <translation>Zobacz, co by wynikło</translation>
    </message>
    <message>
        <source>The match goes on, and the season has its result</source>
        <translation>Mecz trwa dalej, a sezon ma jego wynik</translation>
    </message>
    <message>
        <source>This match goes on, and %1 still has its result.</source>
        <translation>Ten mecz trwa dalej, a sezon %1 nadal ma jego wynik.</translation>
    </message>
    <message>
        <source>When it is over again, a different result is offered as a correction.</source>
        <translation>Gdy znów się skończy, inny wynik będzie do przyjęcia jako poprawka.</translation>
    </message>
    <message>
        <source>Count it for %1</source>
        <translation>Zalicz: %1</translation>
    </message>
    <message>
        <source>The match is not counted.</source>
        <translation>Meczu nie zaliczono.</translation>
    </message>
    <message>
        <source>Does this match count for a league?</source>
        <translation>Czy ten mecz liczy się do ligi?</translation>
    </message>
    <message>
        <source>Does this match count for one of these leagues?</source>
        <translation>Czy ten mecz liczy się do jednej z tych lig?</translation>
    </message>
    <message>
        <source>The file %1 is not taken as a result.</source>
        <translation>Nie udało się wczytać wyniku z pliku %1.</translation>
    </message>
    <message>
        <source>Not by league rules: %1</source>
        <translation>Niezgodnie z zasadami ligi: %1</translation>
    </message>
</context>
<context>
    <name>whistle::MatchRows</name>
    <message>
        <source>%1, finished, %2</source>
        <comment>game, day</comment>
        <translation>%1, zakończony, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>game, where it stands, day</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team, score</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two teams</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Report of %1</source>
        <translation>Raport: %1</translation>
    </message>
    <message>
        <source>Into the archive</source>
        <translation>Do archiwum</translation>
    </message>
    <message>
        <source>Back among the matches</source>
        <translation>Z powrotem do meczów</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Archive or delete %1</source>
        <translation>Do archiwum albo usuń: %1</translation>
    </message>
    <message>
        <source>Save %1 to a file</source>
        <translation>Zapisz w pliku: %1</translation>
    </message>
</context>
<context>
    <name>whistle::MembersTab</name>
    <message>
        <source>Draw phrase: any words, published before the draw</source>
        <translation>Hasło losowania: dowolne słowa, ogłoszone przed losowaniem</translation>
    </message>
    <message>
        <source>Start the season</source>
        <translation>Rozpocznij sezon</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Another season</source>
        <translation>Inny sezon</translation>
    </message>
    <message>
        <source>This season cannot be opened.</source>
        <translation>Tego sezonu nie można otworzyć.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Zmień: %1</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Dodaj drużynę</translation>
    </message>
    <message>
        <source>Enter the team</source>
        <translation>Wpisz drużynę</translation>
    </message>
    <message>
        <source>Enter them one after the other; they can be changed until the start.</source>
        <translation>Wpisuj ich po kolei; do startu można ich zmieniać.</translation>
    </message>
    <message>
        <source>Take over who took part</source>
        <translation>Przejmij uczestników</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Enter the player</source>
        <translation>Wpisz gracza</translation>
    </message>
    <message>
        <source>Then the draw is made, and members, draw phrase and format stay as they are.</source>
        <translation>Wtedy odbywa się losowanie, a uczestnicy, hasło i format pozostają bez zmian.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Draw with this phrase</source>
        <translation>Losuj z tym hasłem</translation>
    </message>
    <message>
        <source>Enter the draw phrase.</source>
        <translation>Podaj hasło losowania.</translation>
    </message>
    <message>
        <source>This draw phrase has been used already.</source>
        <translation>Z tym hasłem już losowano.</translation>
    </message>
    <message>
        <source>The schedule goes by the order of entry; the draw decides only ties.</source>
        <translation>Terminarz idzie w kolejności zgłoszeń; losowanie rozstrzyga tylko remisy.</translation>
    </message>
    <message>
        <source>The same draw phrase gives everybody the same draw.</source>
        <translation>To samo hasło daje każdemu to samo losowanie.</translation>
    </message>
    <message>
        <source>The draw with &quot;%1&quot;: %2. The same draw phrase gives everybody the same draw.</source>
        <translation>Losowanie z hasłem „%1”: %2. To samo hasło daje każdemu to samo losowanie.</translation>
    </message>
</context>
<context>
    <name>whistle::MoveInput</name>
    <message>
        <source>Put back</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>whistle::MoveGroups</name>
    <message numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n możliwość</numerusform>
            <numerusform>%n możliwości</numerusform>
            <numerusform>%n możliwości</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Poza tym</translation>
    </message>
    <message>
        <source>And then</source>
        <translation>A potem</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Dodatkowo</translation>
    </message>
</context>
<context>
    <name>whistle::NewLeaguePage</name>
    <message>
        <source>New league</source>
        <translation>Nowa liga</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>W co się gra</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>Nazwa sezonu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Create the league</source>
        <translation>Utwórz ligę</translation>
    </message>
    <message>
        <source>Change the season</source>
        <translation>Zmień sezon</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>To samo jeszcze raz</translation>
    </message>
    <message>
        <source>Divisions</source>
        <translation>Klasy rozgrywek</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>a division</comment>
        <translation>Nie ma</translation>
    </message>
    <message>
        <source>Division above: its last ones come down</source>
        <translation>Klasa wyżej: ostatni spadają tutaj</translation>
    </message>
    <message>
        <source>Division below: its best ones come up</source>
        <translation>Klasa niżej: najlepsi wchodzą tutaj</translation>
    </message>
    <message>
        <source>How many change places</source>
        <translation>Ilu zamienia się miejscami</translation>
    </message>
    <message>
        <source>Who takes part is entered next; everything can be changed until the start.</source>
        <translation>Następny krok: uczestnicy; do startu można wszystko zmienić.</translation>
    </message>
    <message>
        <source>Who took part comes along; everything can be changed until the start.</source>
        <translation>Uczestnicy przechodzą razem; do startu można wszystko zmienić.</translation>
    </message>
    <message>
        <source>Enter the name of the season.</source>
        <translation>Podaj nazwę sezonu.</translation>
    </message>
    <message>
        <source>Still to be told: %1</source>
        <translation>Jeszcze do podania: %1</translation>
    </message>
</context>
<context>
    <name>whistle::NewMatchFrame</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Rozpocznij mecz</translation>
    </message>
    <message>
        <source>All set: the match can begin.</source>
        <translation>Wszystko jest podane. Mecz może się zacząć.</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>Obejrzyj mecz</translation>
    </message>
    <message>
        <source>entry by entry, each with its ruling</source>
        <translation>wpis po wpisie, każdy z orzeczeniem</translation>
    </message>
</context>
<context>
    <name>whistle::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
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
    <name>whistle::NumbersControl</name>
    <message>
        <source>%1, place %2</source>
        <translation>%1, miejsce %2</translation>
    </message>
</context>
<context>
    <name>whistle::ObjectControl</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>whistle::OpenFolder</name>
    <message>
        <source>This choice counts until the program ends.</source>
        <translation>Ten wybór obowiązuje do zamknięcia programu.</translation>
    </message>
    <message>
        <source>Where are the matches kept?</source>
        <translation>Gdzie przechowywać mecze?</translation>
    </message>
    <message>
        <source>Backups (*.backup);;All files (*)</source>
        <translation>Kopie zapasowe (*.backup);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The backup is being written.</source>
        <translation>Trwa zapisywanie kopii.</translation>
    </message>
    <message>
        <source>There is no backup in %1.</source>
        <translation>W %1 nie ma kopii.</translation>
    </message>
    <message>
        <source>The backup is in the file %1.</source>
        <translation>Kopia jest w pliku %1.</translation>
    </message>
    <message>
        <source>The backup is not restored.</source>
        <translation>Nie udało się przywrócić kopii.</translation>
    </message>
    <message>
        <source>The backup is being put in place.</source>
        <translation>Trwa przywracanie kopii.</translation>
    </message>
    <message>
        <source>What was there before is kept in %1.</source>
        <translation>To, co było tam wcześniej, zostaje w %1.</translation>
    </message>
    <message>
        <source>The backup of %1 is restored.</source>
        <translation>Przywrócono kopię: %1.</translation>
    </message>
    <message>
        <source>The folder starts empty.</source>
        <translation>Folder jest na początku pusty.</translation>
    </message>
    <message>
        <source>The damaged database is kept in %1.</source>
        <translation>Uszkodzona baza danych zostaje w %1.</translation>
    </message>
    <message>
        <source>The database is not moved aside.</source>
        <translation>Nie udało się odłożyć bazy danych.</translation>
    </message>
    <message>
        <source>Which backup is to be restored?</source>
        <translation>Którą kopię przywrócić?</translation>
    </message>
    <message>
        <source>No automatic backup could be made.</source>
        <translation>Nie udało się zrobić automatycznej kopii.</translation>
    </message>
    <message>
        <source>When Whistle was closed, no automatic backup could be made.</source>
        <translation>Przy zamykaniu Whistle nie udało się zrobić automatycznej kopii.</translation>
    </message>
    <message>
        <source>Save a backup of everything</source>
        <translation>Zapisz kopię wszystkiego</translation>
    </message>
    <message>
        <source>Your own data packs have a problem. Played without them: %1.</source>
        <translation>W twoich własnych pakietach danych jest błąd. Bez nich gra się w: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more; fixing the first ones may fix them too.</source>
        <translation>
            <numerusform>I jeszcze %n; poprawienie pierwszych może naprawić i ten.</numerusform>
            <numerusform>I jeszcze %n; poprawienie pierwszych może naprawić i te.</numerusform>
            <numerusform>I jeszcze %n; poprawienie pierwszych może naprawić i te.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::OpenMatch</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>i inne</translation>
    </message>
    <message>
        <source>The ruling is not kept.</source>
        <translation>Orzeczenie nie zostało zachowane.</translation>
    </message>
    <message>
        <source>The rulings kept beside this match cannot be read.</source>
        <translation>Nie można odczytać orzeczeń zachowanych przy tym meczu.</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>rozstrzygnięto: %1</translation>
    </message>
    <message>
        <source>This entry is not recorded. Every entry before it is safe.</source>
        <translation>Ten wpis nie został zapisany. Wszystkie wcześniejsze wpisy są bezpieczne.</translation>
    </message>
</context>
<context>
    <name>whistle::OrderControl</name>
    <message>
        <source>%1. %2</source>
        <comment>number, tie-breaker</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>%1: up</source>
        <translation>%1: w górę</translation>
    </message>
    <message>
        <source>It is the first one already.</source>
        <translation>To już pierwsze kryterium.</translation>
    </message>
    <message>
        <source>%1: take it out</source>
        <translation>%1: usuń</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>Jeszcze jeden: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Dodaj: %1</translation>
    </message>
</context>
<context>
    <name>whistle::OrganiserTab</name>
    <message>
        <source>What the organiser does</source>
        <translation>Co robi organizator</translation>
    </message>
    <message>
        <source>Record of the season</source>
        <translation>Zapis sezonu</translation>
    </message>
    <message>
        <source>Nothing separates %1, and it matters.</source>
        <translation>Nic nie rozdziela: %1, a to ma znaczenie.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Czynność %1</translation>
    </message>
</context>
<context>
    <name>whistle::OverviewTab</name>
    <message>
        <source>Champion: %1</source>
        <translation>Mistrz: %1</translation>
    </message>
    <message>
        <source>Points or tie-breakers were changed after the start: %1</source>
        <translation>Punktację lub kryteria zmieniono po rozpoczęciu: %1</translation>
    </message>
    <message>
        <source>Tie-breakers: %1</source>
        <translation>Kryteria rozstrzygające: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two tie-breakers</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Team page</source>
        <translation>Strona drużyny</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of a league</comment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>&lt;b&gt;Still open.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Jeszcze otwarte.&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>Every case</source>
        <translation>Każdy przypadek</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Zagraj: %1</translation>
    </message>
    <message>
        <source>Last results</source>
        <translation>Ostatnie wyniki</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Grupa %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <comment>of a Swiss system</comment>
        <translation>Runda się skończyła</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Skojarz rundę %1</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Przełożone</translation>
    </message>
    <message>
        <source>Player page</source>
        <translation>Strona gracza</translation>
    </message>
    <message>
        <source>Nothing separates %1, and it matters: the organiser decides.</source>
        <translation>Nic ich nie rozdziela, a to ważne: %1. Decyduje organizator.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozstrzygnij</translation>
    </message>
    <message>
        <source>The first round</source>
        <comment>of a Swiss system</comment>
        <translation>Pierwsza runda</translation>
    </message>
</context>
<context>
    <name>whistle::PickerControl</name>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Szukaj: %1</translation>
    </message>
    <message>
        <source>Search, or another name</source>
        <translation>Szukaj albo inna nazwa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Take &quot;%1&quot;</source>
        <translation>Weź „%1”</translation>
    </message>
</context>
<context>
    <name>whistle::PlainBoard</name>
    <message>
        <source>the table, seat by seat</source>
        <translation>stół, gracz po graczu</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ma ruch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>on nobody’s side</source>
        <translation>u nikogo</translation>
    </message>
</context>
<context>
    <name>whistle::PlainNewMatchPage</name>
    <message>
        <source>Still missing: %1.</source>
        <translation>Brakuje jeszcze: %1.</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Nowy mecz: %1</translation>
    </message>
</context>
<context>
    <name>whistle::PlainTelling</name>
    <message>
        <source>The match goes on</source>
        <translation>Mecz trwa</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Wspólna wygrana</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Mecz jest skończony</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Łącznie</translation>
    </message>
    <message>
        <source>Counted at the table</source>
        <translation>Policzone przy stole</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ma ruch</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n wpis</numerusform>
            <numerusform>%n wpisy</numerusform>
            <numerusform>%n wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the stretch of the match, how many entries</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The win is shared: %1</source>
        <translation>Wspólna wygrana: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a fact and whose it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Stretch of the match</source>
        <translation>Etap meczu</translation>
    </message>
</context>
<context>
    <name>whistle::PlainView</name>
    <message>
        <source>Table and words</source>
        <translation>Stół i słowa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Ruling and log</source>
        <translation>Orzeczenie i dziennik</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Ruch ma %1</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>Gra toczy się dalej</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Mecz jest skończony</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>The win is shared: %1</source>
        <translation>Wspólna wygrana: %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Play again, the same seats</source>
        <translation>Jeszcze raz, te same miejsca</translation>
    </message>
</context>
<context>
    <name>whistle::PlayerFields</name>
    <message>
        <source>Players, clockwise</source>
        <translation>Gracze zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Player %1, if there is one</source>
        <translation>Gracz %1, jeśli jest</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowy</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowy</translation>
    </message>
    <message>
        <source>As the seat</source>
        <translation>Kolor miejsca</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>Kolor gracza %1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::QuestionPanel</name>
    <message>
        <source>Then: %1.</source>
        <translation>Wtedy: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation>Brakuje jeszcze: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::QuestionList</name>
    <message>
        <source>Questions</source>
        <translation>Pytania</translation>
    </message>
    <message>
        <source>Search questions</source>
        <translation>Szukaj pytań</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look in the rulebook</source>
        <translation>Szukaj w instrukcji</translation>
    </message>
    <message>
        <source>No question is about this.</source>
        <translation>Żadne pytanie tego nie dotyczy.</translation>
    </message>
</context>
<context>
    <name>whistle::Rail</name>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Dźwięk włączony</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Dźwięk wyłączony</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Dispute desk</source>
        <translation>Rozstrzyganie sporów</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Gallery of the parts</source>
        <translation>Galeria elementów</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligi</translation>
    </message>
</context>
<context>
    <name>whistle::RatingChart</name>
    <message>
        <source>%1: %2</source>
        <comment>name, rating</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ratings, match by match</source>
        <translation>Rankingi, mecz po meczu</translation>
    </message>
</context>
<context>
    <name>whistle::RecordsTab</name>
    <message>
        <source>%1: %2</source>
        <comment>most in a match, kills</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This season</source>
        <translation>Ten sezon</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Wszystkie sezony</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Trenerzy</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Records of which seasons</source>
        <translation>Rekordy z których sezonów</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Rankingi</translation>
    </message>
    <message>
        <source>The seasons of the game are being read, %1 of %2.</source>
        <translation>Trwa odczyt sezonów gry, %1 z %2.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>the value of a record</comment>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>second: %1</source>
        <translation>drugie miejsce: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>an award, who has it, how many</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>as champion</comment>
        <translation>nikt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>champion, coach</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Galeria sław</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>Show ratings of</source>
        <translation>Czyje rankingi</translation>
    </message>
    <message>
        <source>Records appear here with the first result.</source>
        <translation>Tu pojawi się pierwszy wynik.</translation>
    </message>
</context>
<context>
    <name>whistle::Report</name>
    <message>
        <source>Score, entry by entry</source>
        <translation>Wynik, wpis po wpisie</translation>
    </message>
    <message>
        <source>Refereed by Whistle.</source>
        <translation>Sędziował Whistle.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>team, who played it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momenty</translation>
    </message>
    <message>
        <source>Recorded against the rules</source>
        <translation>Zapisane wbrew zasadom</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team, score</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>result, scores</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n wpis</numerusform>
            <numerusform>%n wpisy</numerusform>
            <numerusform>%n wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Entry %1, %2, against %3: “%4”</source>
        <translation>Wpis %1, %2, wbrew %3: „%4”</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rule id, how it is read</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were corrected.</source>
        <translation>
            <numerusform>Poprawiono %n wpis.</numerusform>
            <numerusform>Poprawiono %n wpisy.</numerusform>
            <numerusform>Poprawiono %n wpisów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were taken back.</source>
        <translation>
            <numerusform>Wycofano %n wpis.</numerusform>
            <numerusform>Wycofano %n wpisy.</numerusform>
            <numerusform>Wycofano %n wpisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 godz. %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3 (%4)</source>
        <comment>day, two times, how long</comment>
        <translation>%1, %2–%3 (%4)</translation>
    </message>
</context>
<context>
    <name>whistle::ReportPage</name>
    <message>
        <source>Match report</source>
        <translation>Raport meczu</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Match file</source>
        <translation>Plik meczu</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>Do meczu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Rematch, same teams</source>
        <translation>Rewanż, te same drużyny</translation>
    </message>
    <message>
        <source>Score, entry by entry</source>
        <translation>Wynik, wpis po wpisie</translation>
    </message>
    <message>
        <source>Press a step or a moment to see it in the time machine.</source>
        <translation>Naciśnij stopień lub moment, aby zobaczyć go w wehikule czasu.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momenty</translation>
    </message>
    <message>
        <source>Moments of the match</source>
        <translation>Momenty meczu</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Zasady domowe: %1</translation>
    </message>
    <message>
        <source>For the record</source>
        <translation>Do protokołu</translation>
    </message>
    <message>
        <source>Recorded against the rules</source>
        <translation>Zapisane wbrew zasadom</translation>
    </message>
    <message>
        <source>Rematch, same players</source>
        <translation>Rewanż, ci sami gracze</translation>
    </message>
    <message>
        <source>Save the report as PDF</source>
        <translation>Zapisz raport do pliku PDF</translation>
    </message>
    <message>
        <source>Save the report as HTML</source>
        <translation>Zapisz raport do pliku HTML</translation>
    </message>
    <message>
        <source>Save the match to a file that other tables can read</source>
        <translation>Zapisz sam mecz do pliku, który odczytają inne stoły</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Save the result and the chart as a picture to share</source>
        <translation>Zapisz wynik i wykres jako obraz do udostępnienia</translation>
    </message>
</context>
<context>
    <name>whistle::ResultCard</name>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>team and score, what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in a ranking</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>whistle::ResultChangePage</name>
    <message>
        <source>Why is it corrected?</source>
        <translation>Dlaczego wynik jest poprawiany?</translation>
    </message>
    <message>
        <source>the match was corrected</source>
        <translation>mecz został poprawiony</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Popraw wynik</translation>
    </message>
    <message>
        <source>Take the result out</source>
        <translation>Usuń wynik</translation>
    </message>
    <message>
        <source>Enter why the result is corrected.</source>
        <translation>Podaj, dlaczego wynik jest poprawiany.</translation>
    </message>
</context>
<context>
    <name>whistle::ResultForm</name>
    <message>
        <source>%1 of %2</source>
        <comment>score, team</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nie podano</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Jak się skończył</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Kto wygrał</translation>
    </message>
    <message>
        <source>Awarded by the organiser: why; empty: it was played</source>
        <translation>Przyznany przez organizatora: dlaczego; puste: rozegrano</translation>
    </message>
    <message>
        <source>No-show</source>
        <translation>Nieobecność</translation>
    </message>
    <message>
        <source>%1 did not show up</source>
        <translation>Nieobecność: %1</translation>
    </message>
    <message>
        <source>Played on (2027-01-31, optional)</source>
        <translation>Data gry (2027-01-31), można pominąć</translation>
    </message>
    <message>
        <source>Note (optional)</source>
        <translation>Uwaga, można pominąć</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the game.</source>
        <translation>„%1” nie należy do tej gry.</translation>
    </message>
    <message>
        <source>Enter the score of %1, or a no-show.</source>
        <translation>Podaj wynik: %1, albo nieobecność.</translation>
    </message>
    <message>
        <source>Choose the winner.</source>
        <translation>Podaj, kto wygrał.</translation>
    </message>
    <message>
        <source>Ended: not set</source>
        <translation>Koniec: nie podano</translation>
    </message>
</context>
<context>
    <name>whistle::RoundTab</name>
    <message>
        <source>Results of a round</source>
        <translation>Wyniki rundy</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Która runda</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, who against whom</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Record %n results</source>
        <translation>
            <numerusform>Zapisz %n wynik</numerusform>
            <numerusform>Zapisz %n wyniki</numerusform>
            <numerusform>Zapisz %n wyników</numerusform>
        </translation>
    </message>
    <message>
        <source>No result is complete yet.</source>
        <translation>Żaden wynik nie jest jeszcze kompletny.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Tab, Enter and the arrows go from field to field. A minus sign, or nothing: not known.</source>
        <translation>Tab, Enter i strzałki przechodzą między polami. Minus albo puste pole: nie wiadomo.</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>Do meczu</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Zagraj tutaj</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Termin i miejsce</translation>
    </message>
    <message>
        <source>Table after this round</source>
        <translation>Tabela po tej rundzie</translation>
    </message>
    <message>
        <source>Meanwhile another window or program has recorded other results.</source>
        <translation>W międzyczasie inne okno lub inny program zapisał inne wyniki.</translation>
    </message>
    <message>
        <source>%1: recorded is %2, typed here was %3.</source>
        <translation>%1: zapisano %2, tutaj wpisano %3.</translation>
    </message>
</context>
<context>
    <name>whistle::RuleChip</name>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Otwórz zasadę %1</translation>
    </message>
</context>
<context>
    <name>whistle::RuleSheet</name>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
    </message>
    <message>
        <source>No rulebook has a rule %1.</source>
        <translation>Żadna instrukcja nie ma zasady %1.</translation>
    </message>
    <message>
        <source>The rulebook is silent here: this is a reading that a match may change by a house rule.</source>
        <translation>Instrukcja tu milczy: to interpretacja, którą mecz może zmienić zasadą domową.</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>Rozdział</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Przykład: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Dlaczego: %1</translation>
    </message>
    <message>
        <source>Open in the rulebook</source>
        <translation>Otwórz w instrukcji</translation>
    </message>
</context>
<context>
    <name>whistle::RulebookPage</name>
    <message>
        <source>Glossary</source>
        <translation>Słowniczek</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Dlaczego: %1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Przykład: %1</translation>
    </message>
    <message>
        <source>House rule of this match</source>
        <translation>Zasada domowa tego meczu</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Zobacz też</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Used in this match</source>
        <translation>Użyta w tym meczu</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Wpis %1</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Wpis %1: %2</translation>
    </message>
    <message>
        <source>Earlier entries: %1</source>
        <translation>Wcześniejsze wpisy: %1</translation>
    </message>
    <message>
        <source>Keep rule %1 as a bookmark</source>
        <translation>Zachowaj zasadę %1 jako zakładkę</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: the rules</source>
        <translation>%1: zasady</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>Szukaj w dowolnym języku</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Język zasad</translation>
    </message>
    <message>
        <source>Contents and hits</source>
        <translation>Spis i trafienia</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>No rule has “%1”.</source>
        <translation>Żadna zasada nie zawiera „%1”.</translation>
    </message>
    <message>
        <source>Rules found: %1</source>
        <translation>Znalezione zasady: %1</translation>
    </message>
    <message>
        <source>Rules found: %1, as “%2”</source>
        <translation>Znalezione zasady: %1, jako „%2”</translation>
    </message>
    <message>
        <source>Save all rules as HTML</source>
        <translation>Zapisz wszystkie zasady jako HTML</translation>
    </message>
    <message>
        <source>Save all rules as PDF</source>
        <translation>Zapisz wszystkie zasady jako PDF</translation>
    </message>
    <message>
        <source>No rule has “%1”. Nearest: “%2”</source>
        <translation>Żadna zasada nie zawiera „%1”. Najbliższe: „%2”</translation>
    </message>
</context>
<context>
    <name>whistle::RulingBanner</name>
    <message>
        <source>Record it anyway, with a reason</source>
        <translation>Zapisz mimo to, z uzasadnieniem</translation>
    </message>
    <message>
        <source>Record with this reason</source>
        <translation>Zapisz z tym uzasadnieniem</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Enter a reason first.</source>
        <translation>Najpierw podaj powód.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Reason for recording it anyway</source>
        <translation>Powód zapisania mimo to</translation>
    </message>
</context>
<context>
    <name>whistle::RulingMoment</name>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>whistle::RulingView</name>
    <message>
        <source>Ruling</source>
        <translation>Orzeczenie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Save to the log at entry %1</source>
        <translation>Zapisz w dzienniku przy wpisie %1</translation>
    </message>
    <message>
        <source>Save to the match log</source>
        <translation>Zapisz w dzienniku meczu</translation>
    </message>
    <message>
        <source>Keep as precedent</source>
        <translation>Zachowaj jako precedens</translation>
    </message>
    <message>
        <source>What you decided, if it is not the ruling</source>
        <translation>Co rozstrzygnęliście, jeśli nie tak jak orzeczenie</translation>
    </message>
    <message>
        <source>What if … %1?</source>
        <translation>Co by było, gdyby … %1?</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Saved to the log</source>
        <translation>Zapisano w dzienniku</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Zachowano</translation>
    </message>
    <message>
        <source>Ruled differently? Note it.</source>
        <translation>Rozstrzygnęliście inaczej? Jak?</translation>
    </message>
</context>
<context>
    <name>whistle::RulingWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Rozstrzygnięto: %1</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreCell</name>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation>%1 (%2): %3, %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and what it counts</comment>
        <translation>%2: %1</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreChart</name>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Score, entry by entry</source>
        <translation>Wynik, wpis po wpisie</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreStrip</name>
    <message>
        <source>Saved</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>Time machine: look at, correct, insert or delete entries (Ctrl+T)</source>
        <translation>Wehikuł czasu: oglądaj, poprawiaj, wstawiaj lub usuwaj wpisy (Ctrl+T)</translation>
    </message>
    <message>
        <source>Scoreboard on the second screen (F11)</source>
        <translation>Tablica wyników na drugim ekranie (F11)</translation>
    </message>
    <message>
        <source>More of what can be done with this match</source>
        <translation>Więcej możliwości w tym meczu</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreTrack</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 z %2 na %3</translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation>Tor punktów: %1</translation>
    </message>
</context>
<context>
    <name>whistle::Scoreboard</name>
    <message>
        <source>%1 %2</source>
        <comment>team and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>entry and its points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreboardView</name>
    <message>
        <source>of %1</source>
        <translation>z %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 z %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tablica wyników</translation>
    </message>
    <message>
        <source>Scoreboard, %1</source>
        <translation>Tablica wyników, %1</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreboardWindow</name>
    <message>
        <source>Scoreboard</source>
        <translation>Tablica wyników</translation>
    </message>
</context>
<context>
    <name>whistle::ScreenGuard</name>
    <message>
        <source>A match is on.</source>
        <translation>Trwa mecz.</translation>
    </message>
</context>
<context>
    <name>whistle::Scrubber</name>
    <message>
        <source>Entries of the match</source>
        <translation>Wpisy meczu</translation>
    </message>
</context>
<context>
    <name>whistle::SeasonExport</name>
    <message>
        <source>HTML (*.html);;All files (*)</source>
        <translation>HTML (*.html);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Seasons (*.json);;All files (*)</source>
        <translation>Sezony (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Calendars (*.ics);;All files (*)</source>
        <translation>Kalendarze (*.ics);;Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>whistle::SeasonsPage</name>
    <message>
        <source>Leagues</source>
        <translation>Ligi</translation>
    </message>
    <message>
        <source>Seasons of any game: fixtures, results, a table that explains itself, playoffs.</source>
        <translation>Sezony dowolnej gry: spotkania, wyniki, tabela, która sama się tłumaczy, faza pucharowa.</translation>
    </message>
    <message>
        <source>Import a season</source>
        <translation>Importuj sezon</translation>
    </message>
    <message>
        <source>Start a league</source>
        <translation>Rozpocznij ligę</translation>
    </message>
    <message>
        <source>No league so far.</source>
        <translation>Nie ma jeszcze żadnej ligi.</translation>
    </message>
    <message numerus="yes">
        <source>All %n seasons</source>
        <translation>
            <numerusform>Wszystkie sezony: %n</numerusform>
            <numerusform>Wszystkie %n sezony</numerusform>
            <numerusform>Wszystkie %n sezonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>game, where it stands, day</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Copy, archive or delete %1</source>
        <translation>%1: kopiuj, archiwizuj, usuń</translation>
    </message>
    <message>
        <source>Back among the seasons</source>
        <translation>Z powrotem do sezonów</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>To samo jeszcze raz</translation>
    </message>
    <message>
        <source>In the archive: %1</source>
        <translation>W archiwum: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Look at an example</source>
        <translation>Zobacz przykład</translation>
    </message>
    <message>
        <source>Teams or players, a few weeks, one table that explains itself.</source>
        <translation>Drużyny lub gracze, kilka tygodni i tabela, która sama się tłumaczy.</translation>
    </message>
</context>
<context>
    <name>whistle::SeatTable</name>
    <message>
        <source>%1 %2</source>
        <comment>column and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::SecretStage</name>
    <message>
        <source>chooses</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zamknięte</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>czeka</translation>
    </message>
</context>
<context>
    <name>whistle::SegmentsControl</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, behind a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełny</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ograniczony</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Włączony</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Wszystko zostaje na tym komputerze.</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Dzwonek</translation>
    </message>
    <message>
        <source>Whistle</source>
        <translation>Gwizdek</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Zabita figurka</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>Chances in contests</source>
        <translation>Szanse w starciach</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ukryte</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Widoczne</translation>
    </message>
    <message>
        <source>How likely each card wins, as far as the table shows. Never in league matches.</source>
        <translation>Jak prawdopodobna jest wygrana każdej karty, na ile widać ze stołu. Nigdy w meczach ligowych.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Back up now…</source>
        <translation>Zapisz kopię teraz…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Przywróć…</translation>
    </message>
    <message>
        <source>Matches, seasons, settings and data packs in one file. Whistle also makes backups by itself and keeps them in the data folder.</source>
        <translation>Mecze, sezony, ustawienia i pakiety danych w jednym pliku. Whistle sam też robi kopie i trzyma je w folderze danych.</translation>
    </message>
    <message>
        <source>The sound is off.</source>
        <translation>Dźwięk jest wyłączony.</translation>
    </message>
    <message>
        <source>Listen: %1</source>
        <translation>Posłuchaj: %1</translation>
    </message>
    <message>
        <source>Larger in a large window</source>
        <translation>Większe w dużym oknie</translation>
    </message>
</context>
<context>
    <name>whistle::ShareBars</name>
    <message>
        <source>%1: %2</source>
        <comment>what, how likely</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>whistle::SideBand</name>
    <message>
        <source>Side copy: nothing here is recorded.</source>
        <translation>Kopia obok: nic się tu nie zapisuje.</translation>
    </message>
    <message>
        <source>Leave the side copy</source>
        <translation>Opuść kopię</translation>
    </message>
</context>
<context>
    <name>whistle::Standings</name>
    <message>
        <source>%1:%2</source>
        <comment>score for and against</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>wycofanie</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Diff.</source>
        <translation>Różn.</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points of the table</comment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Per match</source>
        <translation>Na mecz</translation>
    </message>
    <message>
        <source>playoff line</source>
        <translation>próg fazy pucharowej</translation>
    </message>
    <message>
        <source>qualified</source>
        <translation>awans</translation>
    </message>
    <message>
        <source>clinched 1st</source>
        <translation>pewne 1. miejsce</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>bez szans</translation>
    </message>
</context>
<context>
    <name>whistle::StepList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %1, now: %2</source>
        <translation>Krok %1, teraz: %2</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>Krok %1, wykonany: %2</translation>
    </message>
    <message>
        <source>Step %1, up next: %2</source>
        <translation>Krok %1, przed nami: %2</translation>
    </message>
</context>
<context>
    <name>whistle::SumRows</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2; total %3.</source>
        <translation>%1: %2; razem %3.</translation>
    </message>
</context>
<context>
    <name>whistle::Tally</name>
    <message>
        <source>Played</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>score for and against</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Elo: everybody starts with %1, a match moves a rating by %2 at most, %3 more means 10 to 1. Forfeits are not rated.</source>
        <translation>Elo: każdy zaczyna z liczbą %1, mecz zmienia ranking najwyżej o %2, przewaga %3 oznacza szanse 10 do 1. Walkowery nie wpływają na ranking.</translation>
    </message>
</context>
<context>
    <name>whistle::TeamsTab</name>
    <message>
        <source>Form: the last matches, the latest last</source>
        <translation>Forma: ostatnie mecze, najnowszy na końcu</translation>
    </message>
    <message>
        <source>Brings to its next match</source>
        <translation>Przynosi na następny mecz</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Z każdą z pozostałych</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <translation>Trener: %1</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>wycofanie</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>played</source>
        <translation>rozegrane</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remisy</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrane</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>score for and against</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>score</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>walkowery</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won, one letter</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn, one letter</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost, one letter</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>won or lost, result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Ranking %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>wygrane z rzędu</translation>
    </message>
</context>
<context>
    <name>whistle::TimeMachine</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Zmiany</translation>
    </message>
    <message>
        <source>What the time machine shows</source>
        <translation>Co pokazuje wehikuł czasu</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Wstaw przed</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Co by było, gdyby</translation>
    </message>
    <message>
        <source>One entry back (left arrow)</source>
        <translation>Jeden wpis wstecz (strzałka w lewo)</translation>
    </message>
    <message>
        <source>One entry on (right arrow)</source>
        <translation>Jeden wpis dalej (strzałka w prawo)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Wpis %1: %2</translation>
    </message>
    <message>
        <source>This is the first entry.</source>
        <translation>To pierwszy wpis.</translation>
    </message>
    <message>
        <source>This is the last entry.</source>
        <translation>To ostatni wpis.</translation>
    </message>
    <message>
        <source>Entry %1 starts the match: it can be corrected, but nothing can come before it, and it cannot be deleted.</source>
        <translation>Wpis %1 rozpoczyna mecz: można go poprawić, ale nic nie może go poprzedzać i nie można go usunąć.</translation>
    </message>
    <message>
        <source>Enter what entry %1 should have been: the first entry you make takes its place.</source>
        <translation>Wprowadź, czym powinien być wpis %1: pierwszy nowy wpis zajmie jego miejsce.</translation>
    </message>
    <message>
        <source>Enter what was forgotten before entry %1: the first entry you make is inserted.</source>
        <translation>Wprowadź, czego zabrakło przed wpisem %1: pierwszy nowy wpis zostanie wstawiony.</translation>
    </message>
    <message>
        <source>What if: play on from entry %1.</source>
        <translation>Co by było, gdyby: graj dalej od wpisu %1.</translation>
    </message>
    <message>
        <source>Entry %1 is corrected</source>
        <translation>Wpis %1 poprawiony</translation>
    </message>
    <message>
        <source>Entry %1 is inserted</source>
        <translation>Wpis %1 wstawiony</translation>
    </message>
    <message>
        <source>Entry %1 is deleted</source>
        <translation>Wpis %1 usunięty</translation>
    </message>
    <message>
        <source>entry %1, %2</source>
        <comment>number, sentence</comment>
        <translation>wpis %1, %2</translation>
    </message>
</context>
<context>
    <name>whistle::TimeMachineStrip</name>
    <message>
        <source>Close the time machine (Esc)</source>
        <translation>Zamknij wehikuł czasu (Esc)</translation>
    </message>
    <message>
        <source>Time machine, entry %1 of %2</source>
        <translation>Wehikuł czasu, wpis %1 z %2</translation>
    </message>
    <message>
        <source>Nothing is changed until you accept.</source>
        <translation>Nic się nie zmienia, dopóki nie przyjmiesz.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>when it was, what is changed</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team, score</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two teams</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two scores: 13 to 7</comment>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>whistle::TroublePage</name>
    <message>
        <source>The matches in the data folder cannot be opened.</source>
        <translation>Meczów w folderze danych nie można otworzyć.</translation>
    </message>
    <message>
        <source>Data folder: %1</source>
        <translation>Folder danych: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>Inny folder</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Whistle has made these by itself. What is in the folder now is kept beside what is restored.</source>
        <translation>Whistle zrobił je sam. To, co jest teraz w folderze, zostaje obok tego, co zostanie przywrócone.</translation>
    </message>
    <message>
        <source>Whistle has no backup of this folder.</source>
        <translation>Whistle nie ma kopii tego folderu.</translation>
    </message>
    <message>
        <source>Another backup…</source>
        <translation>Inna kopia…</translation>
    </message>
    <message>
        <source>Or go on without the old matches: the damaged database is moved aside and stays in the folder.</source>
        <translation>Albo graj dalej bez dawnych meczów: uszkodzona baza danych zostaje odłożona i pozostaje w folderze.</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Zacznij od pustego</translation>
    </message>
</context>
<context>
    <name>whistle::WordChips</name>
    <message>
        <source>%1: %2</source>
        <comment>what they are, a list</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::BattleLineNewMatchPage</name>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>New match of Battle Line</source>
        <translation>Nowy mecz Battle Line</translation>
    </message>
    <message>
        <source>Player at the south side</source>
        <translation>Gracz po stronie południowej</translation>
    </message>
    <message>
        <source>Player at the north side</source>
        <translation>Gracz po stronie północnej</translation>
    </message>
    <message>
        <source>Who did not deal takes the first turn</source>
        <translation>Pierwszą turę ma ten, kto nie rozdawał</translation>
    </message>
    <message>
        <source>What decides a series (0: it does not count)</source>
        <translation>Co rozstrzyga serię (0: nie liczy się)</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Przewaga punktowa</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Wygrane z rzędu</translation>
    </message>
    <message>
        <source>Breakthroughs in a row</source>
        <translation>Przełamania z rzędu</translation>
    </message>
    <message>
        <source>Seven Troop cards each are dealt on the table; Whistle never asks which.</source>
        <translation>Na stole każdy dostaje siedem kart oddziału; Whistle nigdy nie pyta jakie.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Jedna gra</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>One game or a series</source>
        <translation>Jedna gra czy seria</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::BattleLinePage</name>
    <message>
        <source>Troop cards not seen yet: %1</source>
        <translation>Niewidziane jeszcze karty oddziału: %1</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Oddziały</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Taktyka</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flaga</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>What stands beside the line</source>
        <translation>Co stoi obok linii</translation>
    </message>
    <message>
        <source>Troop cards</source>
        <translation>Karty oddziału</translation>
    </message>
    <message>
        <source>Tactics cards</source>
        <translation>Karty taktyki</translation>
    </message>
    <message>
        <source>Decks: %1 Troop, %2 Tactics</source>
        <translation>Talie: oddziału %1, taktyki %2</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>%1 plays a card</source>
        <translation>%1 zagrywa kartę</translation>
    </message>
    <message>
        <source>%1 moves %2: which flag?</source>
        <translation>%1 przenosi %2: do której flagi?</translation>
    </message>
    <message>
        <source>%1: which card?</source>
        <translation>%1: którą kartę?</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 zagrywa: %2</translation>
    </message>
    <message>
        <source>%1: which flag?</source>
        <translation>%1: przy której fladze?</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż z powrotem</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Zagraj kartę %1</translation>
    </message>
    <message>
        <source>%1 draws; cards to go: %2</source>
        <translation>%1 dobiera; zostało: %2</translation>
    </message>
    <message>
        <source>%1 puts back; cards to go: %2</source>
        <translation>%1 odkłada; zostało: %2</translation>
    </message>
    <message>
        <source>Draw a Troop card</source>
        <translation>Dobierz kartę oddziału</translation>
    </message>
    <message>
        <source>Draw a Tactics card</source>
        <translation>Dobierz kartę taktyki</translation>
    </message>
    <message>
        <source>Troop card back</source>
        <translation>Karta oddziału z powrotem</translation>
    </message>
    <message>
        <source>Tactics card back</source>
        <translation>Karta taktyki z powrotem</translation>
    </message>
    <message>
        <source>%1 may claim flags</source>
        <translation>%1 może zgłaszać flagi</translation>
    </message>
    <message>
        <source>%1 claims, then draws</source>
        <translation>%1 zgłasza, potem dobiera</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>%1 cannot play a Troop card</source>
        <translation>%1 nie może zagrać karty oddziału</translation>
    </message>
    <message>
        <source>By keyboard: the letter of the colour, the value (0 for 10), then the flag&apos;s number.</source>
        <translation>Z klawiatury: litera koloru, wartość (0 to 10), potem numer flagi.</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 dobiera kartę</translation>
    </message>
    <message>
        <source>Play again, the same seats</source>
        <translation>Jeszcze raz, te same miejsca</translation>
    </message>
    <message>
        <source>Choose another card</source>
        <translation>Wybierz inną kartę</translation>
    </message>
    <message>
        <source>%1 takes flag %2</source>
        <translation>%1 bierze flagę %2</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Kilka naraz</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::CardPad</name>
    <message>
        <source>%1, lies at %2</source>
        <translation>%1, leży tu: %2</translation>
    </message>
    <message>
        <source>%1, not seen yet</source>
        <translation>%1, jeszcze niewidziana</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a card, and why it cannot be played</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a card, and what it does</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::CardRow</name>
    <message>
        <source>%1 as %2</source>
        <comment>a wildcard, and what it stands for</comment>
        <translation>%1 jako %2</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::ClaimView</name>
    <message>
        <source>The best that %1 could have</source>
        <translation>Najlepsze, co może mieć %1</translation>
    </message>
    <message>
        <source>lies at flag %1</source>
        <translation>leży przy fladze %1</translation>
    </message>
    <message>
        <source>is out of play</source>
        <translation>jest poza grą</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <comment>card, formation and sum, where it lies</comment>
        <translation>%1: %2; %3</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::FlagPanel</name>
    <message>
        <source>%1 can take the flag.</source>
        <translation>%1 może zdobyć flagę.</translation>
    </message>
    <message>
        <source>%1 cannot prove it now.</source>
        <translation>%1 nie może teraz tego udowodnić.</translation>
    </message>
    <message>
        <source>Tap a flag to see who could prove it, and why.</source>
        <translation>Dotknij flagi, aby zobaczyć, kto mógłby ją udowodnić i dlaczego.</translation>
    </message>
    <message>
        <source>Claim on flag %1</source>
        <translation>Zgłoszenie flagi %1</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flagi</translation>
    </message>
    <message>
        <source>Whose claim</source>
        <translation>Czyje zgłoszenie</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>udowodnione</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nieudowodnione</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::GameEntry</name>
    <message>
        <source>Battle Line</source>
        <translation>Battle Line</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 graczy</translation>
    </message>
    <message>
        <source>game %1, turn %2</source>
        <translation>gra %1, tura %2</translation>
    </message>
    <message>
        <source>%1 has won the series</source>
        <translation>Serię wygrywa %1</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::LineView</name>
    <message>
        <source>The line of nine flags</source>
        <translation>Linia dziewięciu flag</translation>
    </message>
    <message>
        <source>%1 at flag %2, may be taken</source>
        <translation>%1 przy fladze %2, można ją zabrać</translation>
    </message>
    <message>
        <source>Flag %1, won by %2</source>
        <translation>Flaga %1, zdobyta przez: %2</translation>
    </message>
    <message>
        <source>Flag %1, open</source>
        <translation>Flaga %1, otwarta</translation>
    </message>
    <message>
        <source>%1: no card</source>
        <translation>%1: brak kart</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 can prove it</source>
        <translation>%1 może ją udowodnić</translation>
    </message>
    <message>
        <source>the chosen card may be laid here</source>
        <translation>wybraną kartę można tu położyć</translation>
    </message>
    <message>
        <source>%1 claimable</source>
        <translation>%1 do wzięcia</translation>
    </message>
    <message>
        <source>Flag %1, %2</source>
        <translation>Flaga %1, %2</translation>
    </message>
    <message>
        <source>Flag %1, %2: empty slot</source>
        <comment>number, player</comment>
        <translation>Flaga %1, %2: puste miejsce</translation>
    </message>
    <message>
        <source>%1; has won the flag</source>
        <comment>a side, what lies there</comment>
        <translation>%1; flaga zdobyta</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::Past</name>
    <message>
        <source>game %1</source>
        <translation>gra %1</translation>
    </message>
    <message>
        <source>Turn %1, %2 to move</source>
        <translation>Tura %1, kolej na: %2</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>brak karty</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Set aside, %1</source>
        <translation>Odłożone, %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Ręka: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Kolej</translation>
    </message>
    <message>
        <source>Flag %1</source>
        <translation>Flaga %1</translation>
    </message>
    <message>
        <source>Flag %1, %2</source>
        <comment>number, player</comment>
        <translation>Flaga %1, %2</translation>
    </message>
    <message>
        <source>Fog and Mud at flag %1</source>
        <translation>Mgła i Błoto przy fladze %1</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>zdobyta przez: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarta</translation>
    </message>
    <message>
        <source>%1 Troop, %2 Tactics</source>
        <translation>oddziału %1, taktyki %2</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>gra trwa</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::Strip</name>
    <message>
        <source>to claim</source>
        <translation>zgłasza</translation>
    </message>
    <message>
        <source>scouting</source>
        <translation>zwiad</translation>
    </message>
    <message>
        <source>to claim and draw</source>
        <translation>zgłasza i dobiera</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>zagrywa</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>Game %1, turn %2</source>
        <translation>Gra %1, tura %2</translation>
    </message>
    <message>
        <source>Tactics played</source>
        <translation>Zagrane taktyki</translation>
    </message>
    <message>
        <source>Series points</source>
        <translation>Punkty serii</translation>
    </message>
    <message>
        <source>flag %1</source>
        <translation>flaga %1</translation>
    </message>
    <message>
        <source>the side of the table, set aside</source>
        <translation>brzeg stołu, odłożone</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Gra kończy się remisem</translation>
    </message>
    <message>
        <source>%1 wins by Breakthrough</source>
        <translation>%1 wygrywa przez Przełamanie</translation>
    </message>
    <message>
        <source>%1 wins by Envelopment</source>
        <translation>%1 wygrywa przez Okrążenie</translation>
    </message>
    <message>
        <source>%1 wins with more flags</source>
        <translation>%1 wygrywa większą liczbą flag</translation>
    </message>
    <message>
        <source>Series points %1 to %2: %3 has won the series</source>
        <translation>Punkty serii %1 do %2: serię wygrywa %3</translation>
    </message>
    <message>
        <source>Series points %1 to %2: level</source>
        <translation>Punkty serii %1 do %2: równo</translation>
    </message>
    <message>
        <source>Series points %1 to %2: %3 leads</source>
        <translation>Punkty serii %1 do %2: prowadzi %3</translation>
    </message>
    <message>
        <source>Tactics played: %1</source>
        <translation>Zagrane taktyki: %1</translation>
    </message>
    <message>
        <source>Hand: %1 Troop, %2 Tactics. Tactics played: %3</source>
        <translation>Ręka: oddziału %1, taktyki %2. Zagrane taktyki: %3</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>dobiera</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>flagi</translation>
    </message>
    <message>
        <source>%1 flags, or %2 in a row</source>
        <translation>%1 flag albo %2 obok siebie</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::BarChart</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, how many</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::BoardView</name>
    <message>
        <source>Locations %1</source>
        <translation>Lokacje: %1</translation>
    </message>
    <message>
        <source>Mugic in hand %1</source>
        <translation>Magia na ręce: %1</translation>
    </message>
    <message>
        <source>The Battleboard</source>
        <translation>Plansza bitwy</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Brak pola</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player and space</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>creature and player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Energy %1 of %2</source>
        <translation>Energia %1 z %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Discipline and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Mugic counters %1</source>
        <translation>znaczniki Magii: %1</translation>
    </message>
    <message>
        <source>Battlegear face up</source>
        <translation>Ekwipunek odkryty</translation>
    </message>
    <message>
        <source>Battlegear face down</source>
        <translation>Ekwipunek zakryty</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>walczy</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>już się ruszył</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>Energy</comment>
        <translation>z %1</translation>
    </message>
    <message>
        <source>Attack deck %1</source>
        <translation>Talia ataków: %1</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>odrzucone: %1</translation>
    </message>
    <message>
        <source>Battlegear, face down</source>
        <translation>Ekwipunek, zakryty</translation>
    </message>
    <message>
        <source>Mugic counter</source>
        <translation>Znacznik Magii</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::BurstView</name>
    <message>
        <source>No Burst</source>
        <translation>Nie ma Serii</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kind and player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>item and target</comment>
        <translation>%1, cel: %2</translation>
    </message>
    <message>
        <source>to be put down</source>
        <translation>do wyłożenia</translation>
    </message>
    <message>
        <source>dispelled</source>
        <translation>rozproszone</translation>
    </message>
    <message>
        <source>negated</source>
        <translation>zanegowane</translation>
    </message>
    <message>
        <source>resolves next</source>
        <translation>teraz działa</translation>
    </message>
    <message>
        <source>resolves</source>
        <translation>zadziała</translation>
    </message>
    <message>
        <source>waits for the next Burst</source>
        <translation>czeka na następną Serię</translation>
    </message>
    <message>
        <source>The Burst</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>%1 in the order of resolving</source>
        <translation>w kolejności działania: %1</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>można wybrać</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::CardEditor</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Zapisz: %1</translation>
    </message>
    <message>
        <source>The card has no name yet.</source>
        <translation>Karta nie ma jeszcze nazwy.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what happens, and when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Its numbers, and nothing else.</source>
        <translation>Same liczby i nic więcej.</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nazwa karty</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Potwór</translation>
    </message>
    <message>
        <source>Battlegear</source>
        <translation>Ekwipunek</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lokacja</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>What kind of card</source>
        <translation>Jaka to karta</translation>
    </message>
    <message>
        <source>What stands on it, sentence by sentence</source>
        <translation>Co na niej stoi, zdanie po zdaniu</translation>
    </message>
    <message>
        <source>Swift 1. Fire 5. 1 Mugic counter: heals 10</source>
        <translation>Zwinny 1. Ogień 5. 1 znacznik Magii: leczy 10</translation>
    </message>
    <message>
        <source>What the referee understands</source>
        <translation>Co z tego rozumie sędzia</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Wszystkie pola</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::CardList</name>
    <message>
        <source>%1, %2</source>
        <comment>tribe, the four numbers</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Battlegear</source>
        <translation>Ekwipunek</translation>
    </message>
    <message>
        <source>Mugic, %1</source>
        <translation>Magia, %1</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lokacja</translation>
    </message>
    <message>
        <source>Attack, base %1</source>
        <translation>Atak, podstawa %1</translation>
    </message>
    <message>
        <source>Attack, base %1, %2</source>
        <comment>elements</comment>
        <translation>Atak, podstawa %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card, what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, in the deck: %2</source>
        <translation>%1, w talii: %2</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::ChaoticNewMatchPage</name>
    <message>
        <source>Each player then chooses a deck behind the curtain.</source>
        <translation>Potem każdy gracz wybiera talię za kurtyną.</translation>
    </message>
    <message>
        <source>Player on the near side</source>
        <translation>Gracz po bliższej stronie</translation>
    </message>
    <message>
        <source>Player on the far side</source>
        <translation>Gracz po dalszej stronie</translation>
    </message>
    <message>
        <source>Creatures a side</source>
        <translation>Potwory po każdej stronie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Podstawowe</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Zaawansowane</translation>
    </message>
    <message>
        <source>New match of Chaotic</source>
        <translation>Nowy mecz Chaotic</translation>
    </message>
    <message>
        <source>Each player then chooses a deck behind the curtain; %1 is among them.</source>
        <translation>Potem każdy gracz wybiera talię za kurtyną; jest wśród nich %1.</translation>
    </message>
    <message>
        <source>Cards and decks</source>
        <translation>Karty i talie</translation>
    </message>
    <message>
        <source>%1 vs %1</source>
        <translation>%1 na %1</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::ChaoticPage</name>
    <message>
        <source>the creature may be placed here</source>
        <translation>tu można położyć potwora</translation>
    </message>
    <message>
        <source>the Battlegear may be put here</source>
        <translation>tu można włożyć Ekwipunek</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>można wybrać</translation>
    </message>
    <message>
        <source>may be picked for the Showdown</source>
        <translation>można wybrać do Ostatecznej Rozgrywki</translation>
    </message>
    <message>
        <source>may be attacked</source>
        <translation>można zaatakować</translation>
    </message>
    <message>
        <source>may be moved to</source>
        <translation>można tu wejść</translation>
    </message>
    <message>
        <source>put down as number %1</source>
        <translation>wyłożone jako %1.</translation>
    </message>
    <message>
        <source>Burst, complete</source>
        <translation>Seria zamknięta</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>last added, first resolved</source>
        <translation>ostatnie działa pierwsze</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Użyj: %1</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Potwór</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>What stands beside the board</source>
        <translation>Co stoi obok planszy</translation>
    </message>
    <message>
        <source>Active Location</source>
        <translation>Aktywna Lokacja</translation>
    </message>
    <message>
        <source>Tap a creature to see what makes its numbers.</source>
        <translation>Dotknij potwora, by zobaczyć, skąd biorą się jego liczby.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Mugic of %1, behind the curtain</source>
        <translation>Magia gracza %1 za kurtyną</translation>
    </message>
    <message>
        <source>Both set up; what lies face down stays closed</source>
        <translation>Obaj się rozstawiają; co zakryte, pozostaje zamknięte</translation>
    </message>
    <message>
        <source>%1: creatures and Battlegear</source>
        <translation>%1: potwory i Ekwipunek</translation>
    </message>
    <message>
        <source>%1: choose the deck</source>
        <translation>%1: wybór talii</translation>
    </message>
    <message>
        <source>Turn up all creatures</source>
        <translation>Odkryj wszystkie potwory</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>The players decide it by any method that both accept.</source>
        <translation>Gracze rozstrzygają to dowolnym sposobem, na który obaj się godzą.</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 zaczyna</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 wybiera</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Wszyscy inni odwracają wzrok.</translation>
    </message>
    <message>
        <source>Done, close the curtain</source>
        <translation>Gotowe, zasłoń kurtynę</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Zasłoń kurtynę</translation>
    </message>
    <message>
        <source>Place the rest as listed</source>
        <translation>Reszta według listy</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż z powrotem</translation>
    </message>
    <message>
        <source>%1: which creature pays?</source>
        <translation>%1: który potwór płaci?</translation>
    </message>
    <message>
        <source>%1: how much is X?</source>
        <translation>%1: ile wynosi X?</translation>
    </message>
    <message>
        <source>%1: what is sacrificed?</source>
        <translation>%1: co zostaje poświęcone?</translation>
    </message>
    <message>
        <source>The Battlegear itself</source>
        <translation>Sam Ekwipunek</translation>
    </message>
    <message>
        <source>%1: which target?</source>
        <translation>%1: jaki cel?</translation>
    </message>
    <message>
        <source>Without a target</source>
        <translation>Bez celu</translation>
    </message>
    <message>
        <source>Tap what shines, on the board or on the Burst.</source>
        <translation>Dotknij tego, co świeci, na planszy lub w Serii.</translation>
    </message>
    <message>
        <source>Triggered abilities go on the Burst</source>
        <translation>Zdolności wyzwalane trafiają do Serii</translation>
    </message>
    <message>
        <source>Tap them in the order in which they are put down.</source>
        <translation>Dotykaj ich w kolejności wykładania.</translation>
    </message>
    <message>
        <source>Put them down</source>
        <translation>Wyłóż</translation>
    </message>
    <message>
        <source>%1 may add something</source>
        <translation>%1 może coś dodać</translation>
    </message>
    <message>
        <source>%1 has added nothing.</source>
        <translation>%1 niczego nie dodaje.</translation>
    </message>
    <message>
        <source>%1 adds nothing</source>
        <translation>%1 niczego nie dodaje</translation>
    </message>
    <message>
        <source>Closed: nothing can be added</source>
        <translation>Zamknięta: niczego nie można dodać</translation>
    </message>
    <message>
        <source>The condition holds</source>
        <translation>Warunek jest spełniony</translation>
    </message>
    <message>
        <source>It does not hold</source>
        <translation>Nie jest spełniony</translation>
    </message>
    <message>
        <source>Dispel an item</source>
        <translation>Rozprosz coś z Serii</translation>
    </message>
    <message>
        <source>Negate an item</source>
        <translation>Zaneguj coś z Serii</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <translation>Wykonaj: %1</translation>
    </message>
    <message>
        <source>Chance decides who strikes first</source>
        <translation>Los rozstrzyga, kto uderza pierwszy</translation>
    </message>
    <message>
        <source>%1 strikes first</source>
        <translation>Pierwszy uderza %1</translation>
    </message>
    <message>
        <source>Who strikes first?</source>
        <translation>Kto uderza pierwszy?</translation>
    </message>
    <message>
        <source>Decide Initiative</source>
        <translation>Rozstrzygnij Inicjatywę</translation>
    </message>
    <message>
        <source>%1 strikes</source>
        <translation>%1 uderza</translation>
    </message>
    <message>
        <source>%1 draws an Attack and plays one of three.</source>
        <translation>%1 dobiera Atak i zagrywa jeden z trzech.</translation>
    </message>
    <message>
        <source>Attacks of %1</source>
        <translation>Ataki gracza %1</translation>
    </message>
    <message>
        <source>Showdown: %1 picks a creature of %2</source>
        <translation>Ostateczna Rozgrywka: %1 wybiera potwora gracza %2</translation>
    </message>
    <message>
        <source>Tap one of those that shine.</source>
        <translation>Dotknij jednego ze świecących.</translation>
    </message>
    <message>
        <source>%1 turns up a Location</source>
        <translation>%1 odkrywa Lokację</translation>
    </message>
    <message>
        <source>Locations of %1</source>
        <translation>Lokacje gracza %1</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 wykonuje ruch</translation>
    </message>
    <message>
        <source>No creature can move any more.</source>
        <translation>Żaden potwór nie może się już ruszyć.</translation>
    </message>
    <message>
        <source>Tap a creature, then a shining space.</source>
        <translation>Dotknij potwora, potem świecącego pola.</translation>
    </message>
    <message>
        <source>End the Action step</source>
        <translation>Zakończ krok akcji</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>Tura gracza %1 się kończy</translation>
    </message>
    <message>
        <source>All damage goes, and what lasts for the turn.</source>
        <translation>Znikają wszystkie obrażenia i to, co trwa do końca tury.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>%1, Energy %2</source>
        <translation>%1, Energia %2</translation>
    </message>
    <message>
        <source>Only %1 looks at what is behind the curtain.</source>
        <translation>Za kurtynę zagląda tylko %1.</translation>
    </message>
    <message>
        <source>A button below opens the curtain.</source>
        <translation>Kurtynę otwiera przycisk poniżej.</translation>
    </message>
    <message>
        <source>The deck of %1</source>
        <translation>Talia gracza %1</translation>
    </message>
    <message>
        <source>Cards to try with</source>
        <translation>Karty na próbę</translation>
    </message>
    <message>
        <source>Build points %1</source>
        <translation>Punkty budowy: %1</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>tribe</comment>
        <translation>Najpierw: %1</translation>
    </message>
    <message>
        <source>Whole decks</source>
        <translation>Gotowe talie</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Talie (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in the file, problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 się rozstawia</translation>
    </message>
    <message>
        <source>Tap a card, then a shining space of the board.</source>
        <translation>Dotknij karty, potem świecącego pola planszy.</translation>
    </message>
    <message>
        <source>Creatures to place</source>
        <translation>Potwory do rozstawienia</translation>
    </message>
    <message>
        <source>Battlegear to put under them</source>
        <translation>Ekwipunek do włożenia pod nie</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>space, creature</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>creature, Battlegear</comment>
        <translation>%1, Ekwipunek: %2</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Ręka gracza %1</translation>
    </message>
    <message>
        <source>Which Location is turned up?</source>
        <translation>Która Lokacja zostaje odkryta?</translation>
    </message>
    <message>
        <source>Which Attack is played?</source>
        <translation>Który Atak zostaje zagrany?</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>obrażenia: %1</translation>
    </message>
    <message>
        <source>It cannot be played now.</source>
        <translation>Teraz nie można tego zagrać.</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>koszt: %1</translation>
    </message>
    <message>
        <source>cost X</source>
        <translation>koszt: X</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cost and effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Mugic in hand.</source>
        <translation>Brak Magii na ręce.</translation>
    </message>
    <message>
        <source>Your own decks are made among the cards and decks; a file is one in JSON.</source>
        <translation>Własne talie powstają wśród kart i talii; plik to taka talia w JSON.</translation>
    </message>
    <message>
        <source>Import a deck…</source>
        <translation>Wczytaj talię…</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Wczytaj talię</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::DeckCheckView</name>
    <message>
        <source>%1 of %2</source>
        <comment>cards here, cards wanted</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is checked, how it stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Sprawdzenie talii</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::DeckPanel</name>
    <message>
        <source>Basic</source>
        <comment>rules</comment>
        <translation>Podstawowe</translation>
    </message>
    <message>
        <source>%1 for one %2</source>
        <comment>Attack to put in, Attack to take out</comment>
        <translation>%1 za jedną %2</translation>
    </message>
    <message>
        <source>%1 − %2 + %3 = %4 build points</source>
        <translation>%1 − %2 + %3 = %4 (punkty budowy)</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>zgodna z zasadami</translation>
    </message>
    <message>
        <source>not legal yet: %1</source>
        <translation>jeszcze niezgodna: %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>so many or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>No creature of this deck has: %1.</source>
        <translation>Żaden potwór tej talii nie ma: %1.</translation>
    </message>
    <message>
        <source>Mugic counters of its creatures: %1; all its Mugic costs: %2.</source>
        <translation>Znaczniki Magii potworów: %1; cała Magia kosztuje: %2.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>No deck yet</source>
        <translation>Nie ma jeszcze talii</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nazwa talii</translation>
    </message>
    <message>
        <source>Another name for this deck</source>
        <translation>Inna nazwa tej talii</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nowa talia</translation>
    </message>
    <message>
        <source>Delete this deck</source>
        <translation>Usuń tę talię</translation>
    </message>
    <message>
        <source>%1v%1</source>
        <comment>creatures against creatures</comment>
        <translation>%1 na %1</translation>
    </message>
    <message>
        <source>Creatures a side</source>
        <translation>Potwory po każdej stronie</translation>
    </message>
    <message>
        <source>A deck for the basic rules</source>
        <translation>Talia do zasad podstawowych</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Attacks by build points</source>
        <translation>Ataki według punktów budowy</translation>
    </message>
    <message>
        <source>Attacks by element</source>
        <translation>Ataki według żywiołu</translation>
    </message>
    <message>
        <source>Creatures by Energy</source>
        <translation>Potwory według Energii</translation>
    </message>
    <message>
        <source>Creatures by tribe</source>
        <translation>Potwory według plemienia</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Drukuj talię</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj nią</translation>
    </message>
    <message>
        <source>Save the deck to a file</source>
        <translation>Zapisz talię do pliku</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::DeckSheet</name>
    <message>
        <source>basic rules</source>
        <translation>zasady podstawowe</translation>
    </message>
    <message>
        <source>advanced rules</source>
        <translation>zasady zaawansowane</translation>
    </message>
    <message>
        <source>%1 vs %1, %2</source>
        <comment>creatures a side, basic or advanced</comment>
        <translation>%1 na %1, %2</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::FightSums</name>
    <message>
        <source>Base damage</source>
        <translation>Obrażenia podstawowe</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Żywioły</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>elements</comment>
        <translation>%1 ma: %2</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>Tekst karty</translation>
    </message>
    <message>
        <source>Element X</source>
        <translation>Żywioł X</translation>
    </message>
    <message>
        <source>Strike X</source>
        <translation>Uderzenie X</translation>
    </message>
    <message>
        <source>Other changes</source>
        <translation>Inne zmiany</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>wydrukowane %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and source</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>set to %1 by %2</source>
        <translation>ustawione na %1 (%2)</translation>
    </message>
    <message>
        <source>%1 strikes %2</source>
        <translation>%1 uderza: %2</translation>
    </message>
    <message>
        <source>%1, as it would resolve now</source>
        <translation>%1, gdyby zadziałało teraz</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Obrażenia: %1</translation>
    </message>
    <message>
        <source>%1: %2 − %3, defeated</source>
        <translation>%1: %2 − %3, pokonany</translation>
    </message>
    <message>
        <source>%1: %2 − %3, Energy left %4</source>
        <translation>%1: %2 − %3, zostaje Energii %4</translation>
    </message>
    <message>
        <source>%1 struck %2</source>
        <translation>%1 uderzył: %2</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Obrażenia</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>zostaje: %1</translation>
    </message>
    <message>
        <source>Mugic counters</source>
        <translation>Znaczniki Magii</translation>
    </message>
    <message>
        <source>Mugic ability %1</source>
        <translation>zdolność Magii: %1</translation>
    </message>
    <message>
        <source>Battlegear: %1</source>
        <translation>Ekwipunek: %1</translation>
    </message>
    <message>
        <source>Battlegear: face down</source>
        <translation>Ekwipunek: zakryty</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::FormPickers</name>
    <message>
        <source>Tap a card of the Burst to dispel it with the next one.</source>
        <translation>Dotknij karty w Serii, by następna ją rozproszyła.</translation>
    </message>
    <message>
        <source>The next Mugic or ability dispels %1.</source>
        <translation>Następna Magia lub zdolność rozprasza: %1.</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <translation>Cofnij ostatnie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>niczego nie dodaje</translation>
    </message>
    <message>
        <source>Nothing on the Burst yet</source>
        <translation>W Serii nie ma jeszcze nic</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>player and target</comment>
        <translation>%1, cel: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and number</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::GameEntry</name>
    <message>
        <source>the Location</source>
        <translation>Lokacja</translation>
    </message>
    <message>
        <source>the Battlegear</source>
        <translation>Ekwipunek</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>space and player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Chaotic</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 graczy</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>rozstawienie</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tura %1</translation>
    </message>
    <message>
        <source>Cards and decks</source>
        <translation>Karty i talie</translation>
    </message>
    <message>
        <source>Chaotic: your own cards, decks that are legal</source>
        <translation>Chaotic: własne karty, talie zgodne z zasadami</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::LibraryPage</name>
    <message>
        <source>Cards and decks (*.csv *.json);;All files (*)</source>
        <translation>Karty i talie (*.csv *.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Talia %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards found, all cards</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Cards: %1, decks: %2</source>
        <translation>Karty: %1, talie: %2</translation>
    </message>
    <message>
        <source>your copy</source>
        <translation>twój egzemplarz</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>drukowana</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>Imported. Cards: %1.</source>
        <translation>Wczytano. Karty: %1.</translation>
    </message>
    <message>
        <source>Imported: the deck %1.</source>
        <translation>Wczytano talię: %1.</translation>
    </message>
    <message>
        <source>The deck is in the file %1.</source>
        <translation>Talia jest w pliku %1.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Drukuj talię</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Decks (*.json);;All files (*)</source>
        <translation>Talie (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Not everything could be kept or read.</source>
        <translation>Nie wszystko dało się zapisać lub odczytać.</translation>
    </message>
    <message>
        <source>Cards and decks</source>
        <translation>Karty i talie</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nowa karta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Name, tribe, energy&gt;40</source>
        <translation>Nazwa, plemię, energia&gt;40</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Szukaj wśród kart</translation>
    </message>
    <message>
        <source>highest first</source>
        <translation>najwyższe najpierw</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>W tej talii</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Który rodzaj</translation>
    </message>
    <message>
        <source>All tribes</source>
        <translation>Plemiona</translation>
    </message>
    <message>
        <source>Which tribe</source>
        <translation>Które plemię</translation>
    </message>
    <message>
        <source>Import cards or a deck</source>
        <translation>Wczytaj karty albo talię</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <comment>file</comment>
        <translation>%1 nie wczytano.</translation>
    </message>
    <message>
        <source>The deck could not be saved.</source>
        <translation>Nie udało się zapisać talii.</translation>
    </message>
    <message>
        <source>Save the deck to a file</source>
        <translation>Zapisz talię do pliku</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Wczytaj karty</translation>
    </message>
    <message>
        <source>The file was read as %1.</source>
        <translation>Plik odczytano jako %1.</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::Past</name>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lokacja</translation>
    </message>
    <message>
        <source>On the Burst</source>
        <translation>W Serii</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>space and player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation>Energia: %1</translation>
    </message>
    <message>
        <source>Mugic counters of %1</source>
        <translation>Znaczniki Magii: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Attack deck of %1</source>
        <translation>Talia Ataków gracza %1</translation>
    </message>
    <message>
        <source>Attacks discarded by %1</source>
        <translation>Odrzucone Ataki gracza %1</translation>
    </message>
    <message>
        <source>Location deck of %1</source>
        <translation>Talia Lokacji gracza %1</translation>
    </message>
    <message>
        <source>Mugic in hand of %1</source>
        <translation>Magia na ręce gracza %1</translation>
    </message>
    <message>
        <source>the match goes on</source>
        <translation>mecz trwa</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Location</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tura %1</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::Strip</name>
    <message>
        <source>has won</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>sets up</source>
        <translation>rozstawia się</translation>
    </message>
    <message>
        <source>may answer</source>
        <translation>może odpowiedzieć</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>uderza</translation>
    </message>
    <message>
        <source>Active Player</source>
        <translation>gracz aktywny</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tura %1, %2</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Potwory</translation>
    </message>
    <message>
        <source>Mugic in hand</source>
        <translation>Magia na ręce</translation>
    </message>
    <message>
        <source>creatures</source>
        <comment>behind or beside their number</comment>
        <translation>potwory</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::Words</name>
    <message>
        <source>%1 %2</source>
        <comment>ability and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ability and Discipline</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>immune: %1</source>
        <translation>odporność: %1</translation>
    </message>
    <message>
        <source>a face-down creature</source>
        <translation>zakryty potwór</translation>
    </message>
    <message>
        <source>row %1, space %2</source>
        <translation>rząd %1, pole %2</translation>
    </message>
    <message>
        <source>no element</source>
        <translation>bez żywiołu</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>zdolność</translation>
    </message>
    <message>
        <source>triggered ability</source>
        <translation>zdolność wyzwalana</translation>
    </message>
    <message>
        <source>Mugic counters</source>
        <translation>Znaczniki Magii</translation>
    </message>
    <message>
        <source>Initiative by %1</source>
        <translation>Inicjatywa: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>creature and what counts</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what decides, and what both have</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Mugic counters: %1</source>
        <translation>znaczniki Magii: %1</translation>
    </message>
    <message>
        <source>damage to itself: %1</source>
        <translation>obrażenia własne: %1</translation>
    </message>
    <message>
        <source>a sacrifice</source>
        <translation>poświęcenie</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>zdolność</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cost and effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wygrywa mecz</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Mecz kończy się remisem</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Ostateczna Rozgrywka</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>walka</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::AreaSum</name>
    <message>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Nikt nie punktuje</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 daje %2</translation>
    </message>
    <message>
        <source>place %1 pays nothing</source>
        <translation>miejsce %1 nic nie daje</translation>
    </message>
    <message>
        <source>tied: no points</source>
        <translation>remis: bez punktów</translation>
    </message>
    <message>
        <source>tied: paid as place %1</source>
        <translation>remis: płatne jak miejsce %1</translation>
    </message>
    <message>
        <source>alone in front</source>
        <translation>sam na czele</translation>
    </message>
    <message>
        <source>alone: place %1</source>
        <translation>sam: miejsce %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, Caballeros</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Król</translation>
    </message>
    <message>
        <source>home</source>
        <translation>dom</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Jest pusty.</translation>
    </message>
    <message>
        <source>Nobody is alone in front, so no bonus is paid.</source>
        <translation>Nikt nie jest sam na czele, więc nie ma premii.</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::Card</name>
    <message>
        <source>All own, one region</source>
        <translation>Wszyscy swoi, jeden region</translation>
    </message>
    <message>
        <source>Two from court</source>
        <translation>Dwóch z dworu</translation>
    </message>
    <message>
        <source>Two from court, or all own</source>
        <translation>Dwóch z dworu albo wszyscy swoi</translation>
    </message>
    <message>
        <source>Five any, one region</source>
        <translation>Pięciu dowolnych, jeden region</translation>
    </message>
    <message>
        <source>Three of others</source>
        <translation>Trzech cudzych</translation>
    </message>
    <message>
        <source>Three any</source>
        <translation>Trzech dowolnych</translation>
    </message>
    <message>
        <source>Two own, two others</source>
        <translation>Dwóch swoich, dwóch cudzych</translation>
    </message>
    <message>
        <source>Four own</source>
        <translation>Czterech swoich</translation>
    </message>
    <message>
        <source>Four any</source>
        <translation>Czterech dowolnych</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Weto</translation>
    </message>
    <message>
        <source>Decay: all</source>
        <translation>Upadek: wszyscy</translation>
    </message>
    <message>
        <source>Decay: three</source>
        <translation>Upadek: trzech</translation>
    </message>
    <message>
        <source>The King returns!</source>
        <translation>Król powraca!</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Po jednym</translation>
    </message>
    <message>
        <source>Two, secret region</source>
        <translation>Dwóch, tajny region</translation>
    </message>
    <message>
        <source>All, secret region</source>
        <translation>Wszyscy, tajny region</translation>
    </message>
    <message>
        <source>Score any region</source>
        <translation>Punkty: dowolny region</translation>
    </message>
    <message>
        <source>Score the fours</source>
        <translation>Punkty: czwórki</translation>
    </message>
    <message>
        <source>Score the fives</source>
        <translation>Punkty: piątki</translation>
    </message>
    <message>
        <source>Score 6 and 7</source>
        <translation>Punkty: 6 i 7</translation>
    </message>
    <message>
        <source>Score the Castillo</source>
        <translation>Punkty: Zamek</translation>
    </message>
    <message>
        <source>Score the fullest</source>
        <translation>Punkty: najpełniejszy</translation>
    </message>
    <message>
        <source>Score the emptiest</source>
        <translation>Punkty: najpustszy</translation>
    </message>
    <message>
        <source>Score first places</source>
        <translation>Punkty: pierwsze miejsca</translation>
    </message>
    <message>
        <source>Mobile scoreboard</source>
        <translation>Ruchoma tabliczka</translation>
    </message>
    <message>
        <source>Royal Adviser</source>
        <translation>Królewski doradca</translation>
    </message>
    <message>
        <source>Eviction</source>
        <translation>Eksmisja</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Power Cards</source>
        <translation>Karty siły</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>Score secret regions</source>
        <translation>Punkty: tajne regiony</translation>
    </message>
    <message>
        <source>King card</source>
        <translation>Karta Króla</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::ElGrandeNewMatchPage</name>
    <message>
        <source>Who lays the first power card?</source>
        <translation>Kto kładzie pierwszą kartę siły?</translation>
    </message>
    <message>
        <source>Who is the youngest, and lays the first power card?</source>
        <translation>Kto jest najmłodszy i kładzie pierwszą kartę siły?</translation>
    </message>
    <message>
        <source>New match of El Grande</source>
        <translation>Nowy mecz El Grande</translation>
    </message>
    <message>
        <source>Enter the players: two to five names.</source>
        <translation>Podaj graczy: od dwóch do pięciu imion.</translation>
    </message>
    <message>
        <source>Choose who lays the first power card.</source>
        <translation>Podaj, kto kładzie pierwszą kartę siły.</translation>
    </message>
    <message>
        <source>9 rounds</source>
        <translation>9 rund</translation>
    </message>
    <message>
        <source>6 rounds</source>
        <translation>6 rund</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::ElGrandePage</name>
    <message>
        <source>Special scoring, %1 of %2</source>
        <translation>Punktacja specjalna, %1 z %2</translation>
    </message>
    <message>
        <source>General scoring, %1 of %2</source>
        <translation>Punktacja ogólna, %1 z %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>What stands beside the map</source>
        <translation>Co stoi obok mapy</translation>
    </message>
    <message>
        <source>Secret until all are turned over</source>
        <translation>Tajne, aż wszystkie zostaną odkryte</translation>
    </message>
    <message>
        <source>Show the regions to %1</source>
        <translation>Pokaż regiony: %1</translation>
    </message>
    <message>
        <source>The action cards are turned up</source>
        <translation>Odkrywanie kart akcji</translation>
    </message>
    <message>
        <source>%1 lays a power card</source>
        <translation>%1 kładzie kartę siły</translation>
    </message>
    <message>
        <source>General scoring</source>
        <translation>Punktacja ogólna</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Runda się skończyła</translation>
    </message>
    <message>
        <source>Start round %1</source>
        <translation>Zacznij rundę %1</translation>
    </message>
    <message>
        <source>Put it right…</source>
        <translation>Popraw…</translation>
    </message>
    <message>
        <source>Where does the King start?</source>
        <translation>Gdzie zaczyna Król?</translation>
    </message>
    <message>
        <source>Where is %1 at home?</source>
        <translation>Gdzie ma dom %1?</translation>
    </message>
    <message>
        <source>Choose an action card; the Caballeros are taken with it</source>
        <translation>Wybierz kartę akcji; rycerze są brani razem z nią</translation>
    </message>
    <message>
        <source>%1 takes an action card</source>
        <translation>%1 bierze kartę akcji</translation>
    </message>
    <message>
        <source>Special action first</source>
        <translation>Najpierw akcja specjalna</translation>
    </message>
    <message>
        <source>Leave the action out</source>
        <translation>Pomiń akcję</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Koniec kolejki</translation>
    </message>
    <message>
        <source>Veto of %1</source>
        <translation>Weto: %1</translation>
    </message>
    <message>
        <source>%1 takes from the provinces: %2</source>
        <translation>%1 bierze z prowincji: %2</translation>
    </message>
    <message>
        <source>%1 takes from the provinces: %2, from regions: %3</source>
        <translation>%1 bierze z prowincji: %2, z regionów: %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Weź %1</translation>
    </message>
    <message>
        <source>%1 places: %2 of %3</source>
        <translation>%1 stawia: %2 z %3</translation>
    </message>
    <message>
        <source>Place nobody</source>
        <translation>Nie stawia nikogo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose the region</source>
        <translation>Wybierz region</translation>
    </message>
    <message>
        <source>There is nothing that it could do now</source>
        <translation>Teraz nic by nie zrobiła</translation>
    </message>
    <message>
        <source>Announce and score</source>
        <translation>Zapowiedz i punktuj</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>Zapowiedz</translation>
    </message>
    <message>
        <source>Choose the King&apos;s region</source>
        <translation>Wybierz region Króla</translation>
    </message>
    <message>
        <source>Choose the region of the Grande</source>
        <translation>Wybierz region Granda</translation>
    </message>
    <message>
        <source>Choose a scoreboard and where it goes</source>
        <translation>Wybierz tabliczkę i miejsce</translation>
    </message>
    <message>
        <source>Take a card back in secret</source>
        <translation>Odzyskaj kartę w tajemnicy</translation>
    </message>
    <message>
        <source>Move nobody</source>
        <translation>Nie przesuwa nikogo</translation>
    </message>
    <message>
        <source>Choose where they come from</source>
        <translation>Wybierz, skąd przychodzą</translation>
    </message>
    <message>
        <source>From the court</source>
        <translation>Z dworu</translation>
    </message>
    <message>
        <source>From the court: choose where they go</source>
        <translation>Z dworu: wybierz, dokąd idą</translation>
    </message>
    <message>
        <source>%1 returns: %2 of %3</source>
        <translation>%1 oddaje: %2 z %3</translation>
    </message>
    <message>
        <source>One from the court</source>
        <translation>Jeden z dworu</translation>
    </message>
    <message>
        <source>Turn the discs over</source>
        <translation>Odkryj tarcze</translation>
    </message>
    <message>
        <source>Score the regions</source>
        <translation>Punktuj regiony</translation>
    </message>
    <message>
        <source>Score %1 alone</source>
        <translation>Punktuj tylko: %1</translation>
    </message>
    <message>
        <source>Count what is in the Castillo, or take the record as it is</source>
        <translation>Policz, co jest w Zamku, albo przyjmij zapis</translation>
    </message>
    <message>
        <source>Open: the record stands</source>
        <translation>Otwórz: zapis obowiązuje</translation>
    </message>
    <message>
        <source>Region back</source>
        <translation>Region wstecz</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Dalej: %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>If it were scored now</source>
        <translation>Gdyby teraz punktować</translation>
    </message>
    <message>
        <source>What everybody has</source>
        <translation>Co kto ma</translation>
    </message>
    <message>
        <source>power</source>
        <translation>siła</translation>
    </message>
    <message>
        <source>court</source>
        <translation>dwór</translation>
    </message>
    <message>
        <source>prov.</source>
        <translation>prow.</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Weto</translation>
    </message>
    <message>
        <source>Power card %1, Caballeros: %2</source>
        <translation>Karta siły %1, rycerze: %2</translation>
    </message>
    <message>
        <source>%1 has laid it in this round.</source>
        <translation>W tej rundzie już leży: %1.</translation>
    </message>
    <message>
        <source>It is spent.</source>
        <translation>Jest zużyta.</translation>
    </message>
    <message>
        <source>The power card that comes back</source>
        <translation>Odzyskiwana karta siły</translation>
    </message>
    <message>
        <source>Stack %1 shows</source>
        <translation>Stos %1 pokazuje</translation>
    </message>
    <message>
        <source>What was found in the Castillo: a tap for each Caballero</source>
        <translation>Co było w Zamku: dotknięcie na rycerza</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of the stack, card</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>not turned up yet</source>
        <translation>jeszcze nie odkryta</translation>
    </message>
    <message>
        <source>%1 has taken it.</source>
        <translation>Już zabrana: %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Secret discs</source>
        <translation>Tajne tarcze</translation>
    </message>
    <message>
        <source>Where the Caballeros of the Castillo go</source>
        <translation>Dokąd idą rycerze z Zamku</translation>
    </message>
    <message>
        <source>Which region, %1?</source>
        <translation>Który region, %1?</translation>
    </message>
    <message>
        <source>the King is here</source>
        <translation>tu jest Król</translation>
    </message>
    <message>
        <source>None that can be read</source>
        <translation>Nieczytelna</translation>
    </message>
    <message>
        <source>Nobody else moves</source>
        <translation>Nikt więcej się nie rusza</translation>
    </message>
    <message>
        <source>%1 returns Caballeros</source>
        <translation>%1 oddaje rycerzy</translation>
    </message>
    <message>
        <source>Caballeros of %1, from %2: choose where they go</source>
        <translation>Rycerze gracza %1, stąd: %2. Wybierz, dokąd idą</translation>
    </message>
    <message>
        <source>Move %1, and more</source>
        <translation>%1 idzie, inni też</translation>
    </message>
    <message>
        <source>Move %1: that is all</source>
        <translation>%1 idzie: to wszystko</translation>
    </message>
    <message>
        <source>All %1 from the court</source>
        <translation>Wszyscy (%1) z dworu</translation>
    </message>
    <message>
        <source>%1 chooses for %2</source>
        <translation>%1 wybiera za gracza %2</translation>
    </message>
    <message>
        <source>The disc of %1 shows no region that counts</source>
        <translation>Tarcza gracza %1 nie pokazuje ważnego regionu</translation>
    </message>
    <message>
        <source>A tap for each, or a region and a number; with the last one it is entered</source>
        <translation>Dotknięcie na rycerza albo region i liczba; ostatni zapisuje</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Wszystko naraz</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Nikt nie punktuje</translation>
    </message>
    <message>
        <source>Special scoring</source>
        <translation>Punktacja specjalna</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Tura gracza %1</translation>
    </message>
    <message>
        <source>The rest of %1 is stopped.</source>
        <translation>%1: reszta zatrzymana.</translation>
    </message>
    <message>
        <source>%1 is stopped.</source>
        <translation>%1: zatrzymane.</translation>
    </message>
    <message>
        <source>The King is in %1</source>
        <translation>Król: %1</translation>
    </message>
    <message>
        <source>Put the record right…</source>
        <translation>Popraw zapis…</translation>
    </message>
    <message>
        <source>now</source>
        <comment>what the nine regions would score</comment>
        <translation>teraz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press the button, go to the region and let go there; or tap one after the other.</source>
        <translation>Naciśnij przycisk, przesuń palec na region i tam puść; albo dotknij jednego po drugim.</translation>
    </message>
    <message>
        <source>A disc that shows %1 does not count now.</source>
        <translation>Tarcza, która pokazuje %1, teraz się nie liczy.</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>Sprzeciw…</translation>
    </message>
    <message>
        <source>now: what the nine regions would bring, without the Castillo</source>
        <translation>teraz: ile dałyby wszystkie regiony, bez Zamku</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>M: to the map; arrows go from region to region, Space takes one, a digit says how many.</source>
        <translation>M: na mapę; strzałki chodzą między regionami, spacja wybiera, cyfra mówi, ilu.</translation>
    </message>
    <message>
        <source>1 to 5 take a card of the round, 1 to 9 a card of a stack or a power card.</source>
        <translation>1–5: karta rundy, 1–9: karta ze stosu albo karta siły.</translation>
    </message>
    <message>
        <source>Power card of %1 (■ to the court)</source>
        <translation>Karta siły: %1 (■ na dwór)</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 naraz</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::GameEntry</name>
    <message>
        <source>El Grande</source>
        <translation>El Grande</translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation>2 do 5 graczy</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::MapView</name>
    <message>
        <source>The map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>%1, worth %2, %3, %4</source>
        <translation>%1, wart %2, %3, %4</translation>
    </message>
    <message>
        <source>by a mobile scoreboard</source>
        <translation>według tabliczki</translation>
    </message>
    <message>
        <source>the King is here</source>
        <translation>tu jest Król</translation>
    </message>
    <message>
        <source>home of %1</source>
        <translation>dom gracza %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: to be entered %2</source>
        <translation>%1: do wpisania %2</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>można wybrać</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zamknięty</translation>
    </message>
    <message>
        <source>would score %1 now</source>
        <translation>teraz dałoby punktów: %1</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::Past</name>
    <message>
        <source>nowhere</source>
        <translation>nigdzie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>Punkty gracza %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>region, player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Court of %1</source>
        <translation>Dwór gracza %1</translation>
    </message>
    <message>
        <source>Provinces of %1</source>
        <translation>Prowincje gracza %1</translation>
    </message>
    <message>
        <source>Home of %1</source>
        <translation>Dom gracza %1</translation>
    </message>
    <message>
        <source>Caballeros in the Castillo</source>
        <translation>Rycerze w Zamku</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Król</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ruchu</translation>
    </message>
    <message>
        <source>the match goes on</source>
        <translation>mecz trwa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>round, phase</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>%1, %2 to move</source>
        <comment>round, player</comment>
        <translation>%1, na ruchu %2</translation>
    </message>
    <message>
        <source>%1 out of the court</source>
        <translation>%1 z dworu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, region</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>court</source>
        <translation>dwór</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>number, from, to</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 of %2, %3 → %4</source>
        <comment>number, player, from, to</comment>
        <translation>%1 (%2), %3 → %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, region of the disc</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>nieczytelna</translation>
    </message>
    <message>
        <source>Discs: %1</source>
        <translation>Tarcze: %1</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 stawia: %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <translation>%1 przesuwa: %2</translation>
    </message>
    <message>
        <source>%1 returns %2</source>
        <translation>%1 oddaje: %2</translation>
    </message>
    <message>
        <source>King to %1</source>
        <translation>Król: %1</translation>
    </message>
    <message>
        <source>Grande to %1</source>
        <translation>Grande: %1</translation>
    </message>
    <message>
        <source>no special action</source>
        <translation>bez akcji specjalnej</translation>
    </message>
    <message>
        <source>All nine regions are scored</source>
        <translation>Punktuje wszystkich dziewięć regionów</translation>
    </message>
    <message>
        <source>Scored: %1</source>
        <translation>Punktacja: %1</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::Strip</name>
    <message>
        <source>sets a disc</source>
        <translation>ustawia tarczę</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>oddaje</translation>
    </message>
    <message>
        <source>lays a card</source>
        <translation>kładzie kartę</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>%1 is El Grande</source>
        <translation>%1 to El Grande</translation>
    </message>
    <message>
        <source>Level in front: %1</source>
        <translation>Remis na czele: %1</translation>
    </message>
    <message>
        <source>court</source>
        <translation>dwór</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>prowincje</translation>
    </message>
    <message>
        <source>general scoring %1 of 3</source>
        <translation>punktacja ogólna %1 z 3</translation>
    </message>
    <message>
        <source>scoring after round %1</source>
        <translation>punktacja po rundzie %1</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Acts</name>
    <message>
        <source>Lay a tile…</source>
        <translation>Połóż płytkę…</translation>
    </message>
    <message>
        <source>Describe a space…</source>
        <translation>Opisz pole…</translation>
    </message>
    <message>
        <source>%1 begins with %2</source>
        <translation>%1 zaczyna: %2</translation>
    </message>
    <message>
        <source>with a Skill Card</source>
        <translation>z kartą umiejętności</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Tydzień %1</translation>
    </message>
    <message>
        <source>A week without Dark Days</source>
        <translation>Tydzień bez Mrocznych Dni</translation>
    </message>
    <message>
        <source>Dark Days</source>
        <translation>Mroczne Dni</translation>
    </message>
    <message>
        <source>every encounter is two</source>
        <translation>każde spotkanie podwójne</translation>
    </message>
    <message>
        <source>With its name…</source>
        <translation>Z nazwą…</translation>
    </message>
    <message>
        <source>Take a Skill Card…</source>
        <translation>Weź kartę umiejętności…</translation>
    </message>
    <message>
        <source>without elite dice</source>
        <translation>bez kostek elitarnych</translation>
    </message>
    <message>
        <source>overwhelm %1</source>
        <translation>przewaga %1</translation>
    </message>
    <message>
        <source>reward: %1</source>
        <translation>nagroda: %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>number, unit, side</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>gives up %1</source>
        <translation>oddaje: %1</translation>
    </message>
    <message>
        <source>%1: all damage goes</source>
        <translation>%1: wszystkie obrażenia znikają</translation>
    </message>
    <message>
        <source>%1: a unit comes back</source>
        <translation>%1: jednostka wraca</translation>
    </message>
    <message>
        <source>%1: a unit is elite again</source>
        <translation>%1: jednostka znów elitarna</translation>
    </message>
    <message>
        <source>%1: a unit becomes elite</source>
        <translation>%1: jednostka staje się elitarna</translation>
    </message>
    <message>
        <source>%1: a wound heals</source>
        <translation>%1: rana się goi</translation>
    </message>
    <message>
        <source>Necromancy</source>
        <translation>Nekromancja</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>karta %1</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>Aktywuj: %1</translation>
    </message>
    <message>
        <source>Gather %1</source>
        <translation>Zbierz: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>unit, side</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>price, hero</comment>
        <translation>%1, dla: %2</translation>
    </message>
    <message>
        <source>Upgrade %1</source>
        <translation>Ulepsz: %1</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Buduj: %1</translation>
    </message>
    <message>
        <source>for 3 %1</source>
        <translation>za 3: %1</translation>
    </message>
    <message>
        <source>Fight an encounter…</source>
        <translation>Walcz ze spotkaniem…</translation>
    </message>
    <message>
        <source>Take a site…</source>
        <translation>Przejmij miejsce…</translation>
    </message>
    <message>
        <source>Loot a site…</source>
        <translation>Splądruj miejsce…</translation>
    </message>
    <message>
        <source>Trade 2 gold for 1 resource</source>
        <translation>2 złota za 1 zasób</translation>
    </message>
    <message>
        <source>Trade 2 resources for 1 gold</source>
        <translation>2 zasoby za 1 złoto</translation>
    </message>
    <message>
        <source>End the action</source>
        <translation>Zakończ akcję</translation>
    </message>
    <message>
        <source>takes an Artefact</source>
        <translation>bierze artefakt</translation>
    </message>
    <message>
        <source>takes a Scroll</source>
        <translation>bierze zwój</translation>
    </message>
    <message>
        <source>takes a Treasure Card</source>
        <translation>bierze kartę skarbu</translation>
    </message>
    <message>
        <source>price as printed</source>
        <translation>cena z nadruku</translation>
    </message>
    <message>
        <source>Raise the capital…</source>
        <translation>Podnieś stolicę…</translation>
    </message>
    <message>
        <source>Recruit %1…</source>
        <translation>Rekrutuj: %1…</translation>
    </message>
    <message>
        <source>costs %1 experience</source>
        <translation>kosztuje %1 doświadczenia</translation>
    </message>
    <message>
        <source>Might card %1</source>
        <translation>Karta Siły %1</translation>
    </message>
    <message>
        <source>A card of the Might deck</source>
        <translation>Karta z talii Siły</translation>
    </message>
    <message>
        <source>Magic card %1</source>
        <translation>Karta Magii %1</translation>
    </message>
    <message>
        <source>A card of the Magic deck</source>
        <translation>Karta z talii Magii</translation>
    </message>
    <message>
        <source>Nothing of it</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <comment>damage, stack, side</comment>
        <translation>%1 obrażeń: %2 (%3)</translation>
    </message>
    <message>
        <source>Enter the rewards…</source>
        <translation>Podaj nagrody…</translation>
    </message>
    <message>
        <source>Point by point…</source>
        <translation>Punkt po punkcie…</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::BattleView</name>
    <message>
        <source>in order of initiative</source>
        <translation>w kolejności inicjatywy</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zniszczone</translation>
    </message>
    <message>
        <source>strength %1, %2 of %3 units</source>
        <translation>siła %1, jednostki %2 z %3</translation>
    </message>
    <message>
        <source>one is wounded</source>
        <translation>jedna ranna</translation>
    </message>
    <message>
        <source>might %1, 1 die</source>
        <translation>siła %1, 1 kostka</translation>
    </message>
    <message>
        <source>strength %1, %2 of %3 challenge left</source>
        <translation>siła %1, wyzwanie %2 z %3</translation>
    </message>
    <message>
        <source>has attacked</source>
        <translation>już atakowało</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Inicjatywa</translation>
    </message>
    <message>
        <source>%1: the attack</source>
        <translation>%1: atak</translation>
    </message>
    <message numerus="yes">
        <source>%n attack dice and the elite die; a hit is %1 or less.</source>
        <translation>
            <numerusform>%n kostka ataku i kostka elitarna; trafia %1 lub mniej.</numerusform>
            <numerusform>%n kostki ataku i kostka elitarna; trafia %1 lub mniej.</numerusform>
            <numerusform>%n kostek ataku i kostka elitarna; trafia %1 lub mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack dice; a hit is %1 or less.</source>
        <translation>
            <numerusform>%n kostka ataku; trafia %1 lub mniej.</numerusform>
            <numerusform>%n kostki ataku; trafia %1 lub mniej.</numerusform>
            <numerusform>%n kostek ataku; trafia %1 lub mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>hit</source>
        <translation>trafia</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>pudło</translation>
    </message>
    <message>
        <source>elite die</source>
        <translation>kostka elitarna</translation>
    </message>
    <message>
        <source>%1: the attack is over</source>
        <translation>%1: atak zakończony</translation>
    </message>
    <message>
        <source>as it lies</source>
        <translation>jak leży</translation>
    </message>
    <message>
        <source>Nobody has attacked yet</source>
        <translation>Nikt jeszcze nie atakował</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Without the elite die</source>
        <translation>Bez kostki elitarnej</translation>
    </message>
    <message>
        <source>Keep the misses</source>
        <translation>Pudła zostają</translation>
    </message>
    <message>
        <source>Luck token: the misses again</source>
        <translation>Żeton szczęścia: pudła jeszcze raz</translation>
    </message>
    <message>
        <source>Luck token: no bad luck</source>
        <translation>Żeton szczęścia: bez pecha</translation>
    </message>
    <message>
        <source>Luck token: the elite die again</source>
        <translation>Żeton szczęścia: kostka elitarna jeszcze raz</translation>
    </message>
    <message>
        <source>Precise Strike: one miss again</source>
        <translation>Precyzyjny cios: jedno pudło jeszcze raz</translation>
    </message>
    <message>
        <source>Aggressor: attack once more</source>
        <translation>Agresor: jeszcze jeden atak</translation>
    </message>
    <message>
        <source>Guardian Angel: no skulls</source>
        <translation>Anioł Stróż: bez czaszek</translation>
    </message>
    <message>
        <source>%1, a hit</source>
        <translation>%1, trafia</translation>
    </message>
    <message>
        <source>%1, a miss</source>
        <translation>%1, pudło</translation>
    </message>
    <message>
        <source>Throw for us</source>
        <translation>Rzuć za nas</translation>
    </message>
    <message>
        <source>Take the last back</source>
        <translation>Cofnij ostatnią</translation>
    </message>
    <message>
        <source>Aim at %1</source>
        <translation>Cel: %1</translation>
    </message>
    <message numerus="yes">
        <source>Bad luck: the hits are thrown again, %n to enter.</source>
        <translation>
            <numerusform>Pech: trafienia rzuca się jeszcze raz, została %n.</numerusform>
            <numerusform>Pech: trafienia rzuca się jeszcze raz, zostały %n.</numerusform>
            <numerusform>Pech: trafienia rzuca się jeszcze raz, zostało %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The misses are thrown again, %n to enter.</source>
        <translation>
            <numerusform>Pudła rzuca się jeszcze raz, została %n.</numerusform>
            <numerusform>Pudła rzuca się jeszcze raz, zostały %n.</numerusform>
            <numerusform>Pudła rzuca się jeszcze raz, zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hits %1 + skulls %2: damage %3.</source>
        <translation>Trafienia %1 + czaszki %2: obrażenia %3.</translation>
    </message>
    <message>
        <source>Hits %1: damage %2.</source>
        <translation>Trafienia %1: obrażenia %2.</translation>
    </message>
    <message>
        <source>%1 vs %2, clash %3</source>
        <comment>hero, enemy, number</comment>
        <translation>%1 kontra %2, starcie %3</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>będzie</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::GameEntry</name>
    <message>
        <source>Might &amp; Magic Heroes</source>
        <translation>Might &amp; Magic Heroes</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2–4 graczy</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::HeroesNewMatchPage</name>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Encounters, week cards and prices that are not known yet are asked when they come up.</source>
        <translation>O nieznane spotkania, karty tygodnia i ceny pytamy, gdy się pojawią.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Gracze, zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>Faction of player %1</source>
        <translation>Frakcja gracza %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>What is tracked</source>
        <translation>Co śledzimy</translation>
    </message>
    <message>
        <source>What is printed on the components</source>
        <translation>Co jest nadrukowane na elementach</translation>
    </message>
    <message>
        <source>Whistle does not know the numbers on your tokens and sheets. What stands here is a stand-in until you put it right; it is remembered for the next match.</source>
        <translation>Whistle nie zna liczb z waszych żetonów i plansz. To, co tu stoi, jest zastępcze, póki tego nie poprawicie; na następny mecz będzie zapamiętane.</translation>
    </message>
    <message>
        <source>Whose components</source>
        <translation>Czyje elementy</translation>
    </message>
    <message>
        <source>New match of Might &amp; Magic Heroes</source>
        <translation>Nowy mecz Might &amp; Magic Heroes</translation>
    </message>
    <message>
        <source>Each faction is played once: %1.</source>
        <translation>Każdą frakcją gra się raz: %1.</translation>
    </message>
    <message>
        <source>Check it and correct it</source>
        <translation>Obejrzyj i popraw</translation>
    </message>
    <message>
        <source>Short, 10 rounds</source>
        <translation>Krótka, 10 rund</translation>
    </message>
    <message>
        <source>Standard, 13 rounds</source>
        <translation>Zwykła, 13 rund</translation>
    </message>
    <message>
        <source>Long, 16 rounds</source>
        <translation>Długa, 16 rund</translation>
    </message>
    <message>
        <source>Without the board</source>
        <translation>Bez planszy</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Z planszą</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Spotkania</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::HeroesPage</name>
    <message>
        <source>Battle</source>
        <translation>Bitwa</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>%1: movement left %2</source>
        <comment>hero, number</comment>
        <translation>%1: pozostały ruch %2</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation>%1: atak</translation>
    </message>
    <message>
        <source>Thrown by Whistle; the log will say so.</source>
        <translation>Rzucał Whistle; dziennik to powie.</translation>
    </message>
    <message>
        <source>Tap the faces as they fell, or let Whistle throw.</source>
        <translation>Dotknijcie ścian, jak upadły, albo niech rzuca Whistle.</translation>
    </message>
    <message>
        <source>Deal %1 damage</source>
        <translation>Zadaj obrażenia: %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Whistle threw the dice of %1.</source>
        <translation>Kostki rzucał Whistle: %1.</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Widok stołu</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::MapView</name>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>góra</translation>
    </message>
    <message>
        <source>water</source>
        <translation>woda</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>przystań</translation>
    </message>
    <message>
        <source>portal</source>
        <translation>portal</translation>
    </message>
    <message>
        <source>looted</source>
        <translation>splądrowane</translation>
    </message>
    <message>
        <source>a capital</source>
        <translation>stolica</translation>
    </message>
    <message>
        <source>a capital may go here</source>
        <translation>tu może stanąć stolica</translation>
    </message>
    <message>
        <source>a battle begins here</source>
        <translation>tu zaczyna się bitwa</translation>
    </message>
    <message>
        <source>reachable, %1 movement left</source>
        <translation>osiągalne, zostaje ruchu: %1</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>bitwa</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::OddsPanel</name>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Exact odds, from %1</source>
        <translation>Dokładne szanse, od: %1</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Dokładne szanse</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymane.</translation>
    </message>
    <message>
        <source>Counted, not simulated: every outcome of every die. Nobody retreats, no cards are used, and damage goes to the weakest stack first, elites before base units.</source>
        <translation>Policzone, nie symulowane: każdy wynik każdej kostki. Nikt się nie wycofuje, bez kart, obrażenia idą najpierw na najsłabszy oddział, elity przed podstawowymi.</translation>
    </message>
    <message>
        <source>The odds are being calculated</source>
        <translation>Trwa liczenie szans</translation>
    </message>
    <message>
        <source>No odds for the battle as it stands.</source>
        <translation>Brak szans dla tego stanu bitwy.</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Liczenie…</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) left</source>
        <translation>
            <numerusform>zostaje %n jednostka</numerusform>
            <numerusform>zostają %n jednostki</numerusform>
            <numerusform>zostaje %n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 units left</source>
        <translation>zostaje od %1 do %2 jednostek</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>nie zostaje żadna</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Pozostałe jednostki</translation>
    </message>
    <message>
        <source>Clash by clash</source>
        <translation>Starcie po starciu</translation>
    </message>
    <message>
        <source>With more</source>
        <translation>Gdyby było więcej</translation>
    </message>
    <message>
        <source>What is told of the odds</source>
        <translation>Co widać z szans</translation>
    </message>
    <message>
        <source>On average %1 clashes, %2 units left.</source>
        <translation>Średnio starć: %1, pozostałych jednostek: %2.</translation>
    </message>
    <message>
        <source>Bounds so far, no estimates: the exact odds lie between them.</source>
        <translation>Na razie granice, nie szacunki: dokładne szanse leżą między nimi.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two shares</comment>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>still on after clash %1 (won %2, lost %3)</source>
        <translation>trwa po starciu %1 (wygrana %2, przegrana %3)</translation>
    </message>
    <message>
        <source>the start of clash %1</source>
        <translation>początek starcia %1</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Past</name>
    <message>
        <source>held by %1</source>
        <translation>ma: %1</translation>
    </message>
    <message>
        <source>looted</source>
        <translation>splądrowane</translation>
    </message>
    <message>
        <source>guarded</source>
        <translation>strzeżone</translation>
    </message>
    <message>
        <source>free</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ruchu</translation>
    </message>
    <message>
        <source>Power Points of %1</source>
        <translation>Punkty Potęgi: %1</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>Skarbiec: %1</translation>
    </message>
    <message>
        <source>Capital level of %1</source>
        <translation>Poziom stolicy: %1</translation>
    </message>
    <message>
        <source>Buildings of %1</source>
        <translation>Budynki: %1</translation>
    </message>
    <message>
        <source>Heroes of %1</source>
        <translation>Herosi: %1</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation>Armia: %1</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Położenie: %1</translation>
    </message>
    <message>
        <source>Skill cards of %1</source>
        <translation>Karty umiejętności: %1</translation>
    </message>
    <message>
        <source>Trophies of %1</source>
        <translation>Trofea: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hero, army</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>round, what happens</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::PlayerBoard</name>
    <message>
        <source>3 of one kind</source>
        <translation>3 jednego rodzaju</translation>
    </message>
    <message>
        <source>12 of both, Tear</source>
        <translation>po 12, Łza</translation>
    </message>
    <message>
        <source>price as printed</source>
        <translation>cena z nadruku</translation>
    </message>
    <message>
        <source>heroes for 5 gold</source>
        <translation>herosi za 5 złota</translation>
    </message>
    <message>
        <source>+3 gold or resources</source>
        <translation>+3 złota lub zasobów</translation>
    </message>
    <message>
        <source>fourth card, trade</source>
        <translation>czwarta karta, handel</translation>
    </message>
    <message>
        <source>3 Power Points</source>
        <translation>3 punkty Potęgi</translation>
    </message>
    <message>
        <source>recruit, upgrade</source>
        <translation>rekrutacja, ulepszanie</translation>
    </message>
    <message>
        <source>limit 5</source>
        <translation>limit 5</translation>
    </message>
    <message>
        <source>+1 for every hero</source>
        <translation>+1 dla każdego herosa</translation>
    </message>
    <message>
        <source>capital to portals</source>
        <translation>stolica z portalami</translation>
    </message>
    <message>
        <source>Guardian Angel</source>
        <translation>Anioł Stróż</translation>
    </message>
    <message>
        <source>Necromancy, 2 after a battle</source>
        <translation>Nekromancja, 2 po bitwie</translation>
    </message>
    <message>
        <source>Honor</source>
        <translation>Honor</translation>
    </message>
    <message>
        <source>Bloodrage</source>
        <translation>Szał krwi</translation>
    </message>
    <message>
        <source>%1 elite %2</source>
        <comment>number, unit</comment>
        <translation>elita %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no army</source>
        <translation>bez armii</translation>
    </message>
    <message>
        <source>in the capital</source>
        <translation>w stolicy</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>tu: %1</translation>
    </message>
    <message>
        <source>Heroes of %1</source>
        <translation>Herosi gracza %1</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Skarbiec</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>złoto</translation>
    </message>
    <message>
        <source>+%1 a gather</source>
        <translation>+%1 / zbieranie</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>zasoby</translation>
    </message>
    <message>
        <source>%1, town level %2</source>
        <comment>faction, number</comment>
        <translation>%1, miasto poziomu %2</translation>
    </message>
    <message>
        <source>%1 elite, %2 base</source>
        <translation>elita %1, podstawowe %2</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>from level %1</source>
        <translation>od poziomu %1</translation>
    </message>
    <message>
        <source>No hero has entered play yet.</source>
        <translation>Żaden heros nie jest jeszcze w grze.</translation>
    </message>
    <message>
        <source>might</source>
        <translation>siła</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magia</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>inicjatywa</translation>
    </message>
    <message>
        <source>leadership</source>
        <translation>dowodzenie</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>doświadczenie</translation>
    </message>
    <message>
        <source>Level up</source>
        <translation>Awans</translation>
    </message>
    <message>
        <source>at %1 experience</source>
        <translation>przy %1 doświadczenia</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szczęście</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Umiejętności</translation>
    </message>
    <message>
        <source>Skill cards</source>
        <translation>Karty umiejętności</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trofea</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>Zwoje</translation>
    </message>
    <message>
        <source>Artefacts, 1 Power Point each</source>
        <translation>Artefakty, po 1 punkcie Potęgi</translation>
    </message>
    <message>
        <source>Artefacts</source>
        <translation>Artefakty</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>Army, %1 of %2 that the leadership allows; overwhelm %3</source>
        <translation>Armia, %1 z %2 wedle dowodzenia; przewaga %3</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>strength %1, initiative %2</source>
        <translation>siła %1, inicjatywa %2</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::RealmPanel</name>
    <message>
        <source>%1; Week Cards left: %2</source>
        <comment>round, number</comment>
        <translation>%1; zostało kart tygodnia: %2</translation>
    </message>
    <message>
        <source>No Week Card yet</source>
        <translation>Nie ma jeszcze karty tygodnia</translation>
    </message>
    <message>
        <source>Dark Days: encounters are two, and overwhelm needs 1 more.</source>
        <translation>Mroczne Dni: spotkania są podwójne, przewagi trzeba o 1 więcej.</translation>
    </message>
    <message>
        <source>Power Points; %1 win at once</source>
        <translation>Punkty Potęgi; %1 wygrywa od razu</translation>
    </message>
    <message>
        <source>What counts for %1</source>
        <translation>Co liczy się dla: %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>a gather</source>
        <translation>za zbieranie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>site, kind</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Artefacts</source>
        <translation>Artefakty</translation>
    </message>
    <message>
        <source>Cards and corrections</source>
        <translation>Karty i poprawki</translation>
    </message>
    <message>
        <source>3 of one kind</source>
        <translation>3 jednego rodzaju</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Strip</name>
    <message>
        <source>in battle</source>
        <translation>w bitwie</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>Last round, %1</source>
        <translation>Ostatnia runda, %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>They win together: %1</source>
        <translation>Wygrywają razem: %1</translation>
    </message>
    <message>
        <source>%1 wins by domination</source>
        <translation>%1 wygrywa dominacją</translation>
    </message>
    <message>
        <source>%1 wins after the last round</source>
        <translation>%1 wygrywa po ostatniej rundzie</translation>
    </message>
    <message>
        <source>Setting up the table</source>
        <translation>Przygotowanie stołu</translation>
    </message>
    <message>
        <source>%1 reveals the Week Card</source>
        <translation>%1 odkrywa kartę tygodnia</translation>
    </message>
    <message>
        <source>%1 plays an Action Card</source>
        <translation>%1 zagrywa kartę akcji</translation>
    </message>
    <message>
        <source>%1, card %2: %3</source>
        <comment>player, number, action</comment>
        <translation>%1, karta %2: %3</translation>
    </message>
    <message>
        <source>%1 meets %2</source>
        <comment>hero, enemy</comment>
        <translation>%1 spotyka: %2</translation>
    </message>
    <message>
        <source>The pieces are placed by initiative</source>
        <translation>Elementy ustawia się według inicjatywy</translation>
    </message>
    <message>
        <source>Clash %1</source>
        <translation>Starcie %1</translation>
    </message>
    <message>
        <source>A laurel: %1 chooses</source>
        <translation>Laur: wybiera %1</translation>
    </message>
    <message>
        <source>Damage to deal with: %1</source>
        <translation>Obrażenia do przydzielenia: %1</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Bitwa skończona</translation>
    </message>
    <message>
        <source>%1 takes rewards of a Treasure Card: %2</source>
        <comment>hero, number</comment>
        <translation>%1 bierze nagrody z karty skarbu: %2</translation>
    </message>
    <message>
        <source>%1 levels up</source>
        <translation>%1 awansuje</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Ostatnia runda skończona</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoto</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Zasoby</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::TileGrid</name>
    <message>
        <source>built</source>
        <translation>zbudowane</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Words</name>
    <message>
        <source>%1 gold</source>
        <translation>%1 złota</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n zasób</numerusform>
            <numerusform>%n zasoby</numerusform>
            <numerusform>%n zasobów</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::BellStage</name>
    <message>
        <source>%1: to the last turn</source>
        <translation>%1: do ostatniej tury</translation>
    </message>
    <message>
        <source>The bell rang in period %1</source>
        <translation>Zabrzmiał dzwonek: część %1</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ContestSidePanel</name>
    <message>
        <source>Burned %1 of %2</source>
        <translation>Spalone %1 z %2</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ContestStage</name>
    <message>
        <source>%1 by %2</source>
        <translation>%1, drużyna %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na polu %2</translation>
    </message>
    <message>
        <source>reaction, started by %1</source>
        <translation>reakcja, zaczyna drużyna %1</translation>
    </message>
    <message>
        <source>started by %1</source>
        <translation>zaczyna drużyna %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>%1 resists</source>
        <translation>%1 broni się</translation>
    </message>
    <message>
        <source>%1, initiator</source>
        <translation>%1, inicjator</translation>
    </message>
    <message>
        <source>%1, target</source>
        <translation>%1, cel</translation>
    </message>
    <message>
        <source>Kaos Warp discarded %1; a new card</source>
        <translation>Skok Kaosu: karta %1 odrzucona; nowa karta</translation>
    </message>
    <message>
        <source>A tie with %1: %2 roll.</source>
        <translation>Remis z drużyną %1: rzuca drużyna %2.</translation>
    </message>
    <message>
        <source>A tie: %1 roll.</source>
        <translation>Remis: rzuca drużyna %1.</translation>
    </message>
    <message>
        <source>Against a second enemy?</source>
        <translation>Przeciw drugiemu wrogowi?</translation>
    </message>
    <message>
        <source>one contest for both</source>
        <translation>jedno starcie z obydwoma</translation>
    </message>
    <message>
        <source>%1: 1 damage in place of falling?</source>
        <translation>%1: 1 obrażenie zamiast upadku?</translation>
    </message>
    <message>
        <source>Follow up?</source>
        <translation>Krok za piłką?</translation>
    </message>
    <message>
        <source>%1 follows up and takes the ball</source>
        <translation>%1 robi krok za piłką i ją bierze</translation>
    </message>
    <message>
        <source>%1 stays, the ball is loose</source>
        <translation>%1 zostaje, piłka jest wolna</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Push %1 back?</source>
        <translation>Odepchnąć figurkę %1?</translation>
    </message>
    <message>
        <source>No push</source>
        <translation>Bez odepchnięcia</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>na %1</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Odepchnięta</translation>
    </message>
    <message>
        <source>Vampirism heals 1 damage of</source>
        <translation>Wampiryzm leczy 1 obrażenie, kto korzysta:</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Both cards are burned when this is recorded.</source>
        <translation>Po zapisaniu obie karty są spalone.</translation>
    </message>
    <message>
        <source>This is against the rules: recording it shows why.</source>
        <translation>To jest wbrew zasadom: zapisanie pokazuje dlaczego.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Record: %1 win</source>
        <translation>Zapisz: wygrywa drużyna %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent, behind a number</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the first card, which Kaos Warp discards</source>
        <translation>pierwsza karta, którą odrzuca Skok Kaosu</translation>
    </message>
    <message>
        <source>Chances: every card that does not lie burned is as likely as every other one to be shown against it, cards discarded before too; plain cards spread evenly over their numbers; the die decides a tie.</source>
        <translation>Szanse: każda karta, która nie leży spalona, jest tak samo prawdopodobna przeciw niej, także odrzucone wcześniej; zwykłe karty rozkładają się równo na liczby; remis rozstrzyga kostka.</translation>
    </message>
    <message>
        <source>Does somebody react first?</source>
        <translation>Czy ktoś najpierw reaguje?</translation>
    </message>
    <message>
        <source>%1 have cards, so they show one.</source>
        <translation>Drużyna %1 ma karty, więc jedną pokazuje.</translation>
    </message>
    <message>
        <source>%1: has the %2 of %3 a star?</source>
        <translation>%1: czy karta %2 drużyny %3 ma gwiazdkę?</translation>
    </message>
    <message>
        <source>It has a star</source>
        <translation>Ma gwiazdkę</translation>
    </message>
    <message>
        <source>No star</source>
        <translation>Bez gwiazdki</translation>
    </message>
    <message>
        <source>Knock it down instead</source>
        <translation>Powal na miejscu</translation>
    </message>
    <message>
        <source>Choose the card of %1.</source>
        <translation>Podaj, którą kartę zagrała drużyna %1.</translation>
    </message>
    <message>
        <source>Choose both cards.</source>
        <translation>Wybierzcie obie karty.</translation>
    </message>
    <message>
        <source>Choosing a card means: nobody.</source>
        <translation>Wybór karty oznacza: nikt.</translation>
    </message>
    <message>
        <source>Is there a star on the card?</source>
        <translation>Czy na karcie jest gwiazdka?</translation>
    </message>
    <message>
        <source>No room: it falls</source>
        <translation>Nie ma miejsca: pada</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, przeciw drużynie %2</translation>
    </message>
    <message>
        <source>the new result must be kept</source>
        <translation>nowy wynik trzeba zachować</translation>
    </message>
    <message>
        <source>Roll again for us</source>
        <translation>Rzuć za nas jeszcze raz</translation>
    </message>
    <message>
        <source>Saved with the last card, if nothing else is left to enter.</source>
        <translation>Zapisuje się z ostatnią kartą, jeśli nie trzeba nic więcej podać.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::CorrectionPanel</name>
    <message>
        <source>Mirror</source>
        <translation>Lustro</translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation>Protokół</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>Poprawka: %1</translation>
    </message>
    <message>
        <source>Why it is corrected</source>
        <translation>Dlaczego poprawka</translation>
    </message>
    <message>
        <source>Record the correction</source>
        <translation>Zapisz poprawkę</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>O jeden mniej</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>O jeden więcej</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Tracking detail and corrections</source>
        <translation>Szczegółowość zapisu i poprawki</translation>
    </message>
    <message>
        <source>Enter a reason for the correction.</source>
        <translation>Podaj powód poprawki.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::DraftStage</name>
    <message>
        <source>to bid</source>
        <translation>licytuje</translation>
    </message>
    <message>
        <source>to name a lot</source>
        <translation>wskazuje przedmiot</translation>
    </message>
    <message>
        <source>Health on the card of %1</source>
        <translation>Zdrowie na karcie najemnika %1</translation>
    </message>
    <message>
        <source>press the number when it is right</source>
        <translation>naciśnij liczbę, gdy się zgadza</translation>
    </message>
    <message>
        <source>Price on the card of %1</source>
        <translation>Cena na karcie najemnika %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>price on the card</source>
        <translation>cena na karcie</translation>
    </message>
    <message>
        <source>from %1, %2 in the box</source>
        <translation>od %1, w pudełku %2</translation>
    </message>
    <message>
        <source>Deal for us</source>
        <translation>Rozdaj za nas</translation>
    </message>
    <message>
        <source>Open the auction</source>
        <translation>Otwórz licytację</translation>
    </message>
    <message>
        <source>%1 paid %2</source>
        <translation>%1, zapłacono %2</translation>
    </message>
    <message>
        <source>being sold</source>
        <translation>licytowany</translation>
    </message>
    <message>
        <source>to be named</source>
        <translation>do wskazania</translation>
    </message>
    <message>
        <source>open</source>
        <translation>wolny</translation>
    </message>
    <message>
        <source>%1 bid or pass</source>
        <translation>Drużyna %1 licytuje lub pasuje</translation>
    </message>
    <message>
        <source>%1 name a lot or pass</source>
        <translation>Drużyna %1 wskazuje przedmiot lub pasuje</translation>
    </message>
    <message>
        <source>Upgrade tiles first, then ringers. Cash left over pays bribes.</source>
        <translation>Najpierw kafelki ulepszeń, potem najemnicy. Z reszty gotówki płaci się łapówki.</translation>
    </message>
    <message>
        <source>%1: tap the lot to name</source>
        <translation>%1: dotknij przedmiotu do wskazania</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 have %2 cash</source>
        <translation>Gotówka drużyny %1: %2</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation>Drużyna %1 daje %2</translation>
    </message>
    <message>
        <source>Turn up %1 ringers and tap them</source>
        <translation>Odkryjcie najemników: %1, i dotknijcie ich</translation>
    </message>
    <message>
        <source>Turn up %1 upgrade tiles and tap them</source>
        <translation>Odkryjcie kafelki ulepszeń: %1, i dotknijcie ich</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>O jeden mniej</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>O jeden więcej</translation>
    </message>
    <message>
        <source>Sold to %1 for %2</source>
        <translation>Sprzedane: %1 za %2</translation>
    </message>
    <message>
        <source>All of them have been revealed.</source>
        <translation>Wszystkie są już odkryte.</translation>
    </message>
    <message>
        <source>It has been revealed.</source>
        <translation>Jest już odkryte.</translation>
    </message>
    <message>
        <source>All tiles have been revealed.</source>
        <translation>Wszystkie przedmioty są już odkryte.</translation>
    </message>
    <message>
        <source>From expansions</source>
        <translation>Z dodatków</translation>
    </message>
    <message>
        <source>Which ringers were revealed?</source>
        <translation>Co odkryto na licytacji najemników?</translation>
    </message>
    <message>
        <source>Which upgrade tiles were revealed?</source>
        <translation>Co odkryto na licytacji ulepszeń?</translation>
    </message>
    <message>
        <source>%1 of %2 revealed. Tap one below to take it back.</source>
        <translation>Odkryte: %1 z %2. Dotknij jednego z poniższych, aby go cofnąć.</translation>
    </message>
    <message>
        <source>Tap the revealed tiles, or deal for us.</source>
        <translation>Dotknij tego, co odkryto, albo wybierz „Rozdaj za nas”.</translation>
    </message>
    <message>
        <source>Enter what is printed on the cards of these ringers.</source>
        <translation>Podaj, co wydrukowano na kartach tych najemników.</translation>
    </message>
    <message>
        <source>End the auction</source>
        <translation>Koniec licytacji</translation>
    </message>
    <message>
        <source>Sold to %1 for</source>
        <translation>Sprzedane: %1 za</translation>
    </message>
    <message>
        <source>Or bid by bid, from</source>
        <translation>Albo po kolei, od</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::DugoutSheet</name>
    <message>
        <source>%1, %2</source>
        <comment>team, coach</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Burned %1 of %2</source>
        <translation>Spalone %1 z %2</translation>
    </message>
    <message>
        <source>The bell has rung in this period.</source>
        <translation>W tej części dzwonek już zabrzmiał.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>This turn has added nothing to the score.</source>
        <translation>Ta tura nic nie dodała do wyniku.</translation>
    </message>
    <message>
        <source>This turn has added to the score: %1.</source>
        <translation>Ta tura dodała do wyniku: %1.</translation>
    </message>
    <message>
        <source>%1, out of force until the end of the turn</source>
        <translation>%1, nie działa do końca tury</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>upgrade, copies</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, in a runner&apos;s place</source>
        <translation>%1, w miejsce biegacza</translation>
    </message>
    <message>
        <source>%1, in a bruiser&apos;s place</source>
        <translation>%1, w miejsce osiłka</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Ławka</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Zabici</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Correct a number</source>
        <translation>Popraw liczbę</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Gotówka</translation>
    </message>
    <message>
        <source>cash of %1</source>
        <translation>gotówka drużyny %1</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faule</translation>
    </message>
    <message>
        <source>fouls of %1</source>
        <translation>faule drużyny %1</translation>
    </message>
    <message>
        <source>Active upgrade points</source>
        <translation>Punkty aktywnych ulepszeń</translation>
    </message>
    <message>
        <source>active upgrade points of %1</source>
        <translation>punkty aktywnych ulepszeń drużyny %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>Wynik drużyny %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Ręka drużyny %1</translation>
    </message>
    <message>
        <source>The bell rings when the turn ends.</source>
        <translation>Dzwonek zabrzmi na końcu tury.</translation>
    </message>
    <message>
        <source>Burned cards still to come before the bell: %1</source>
        <translation>Spalone karty brakujące do dzwonka: %1</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::FieldPane</name>
    <message>
        <source>Show the killzones</source>
        <translation>Pokaż strefy rażenia</translation>
    </message>
    <message>
        <source>Show the killzones (K)</source>
        <translation>Pokaż strefy rażenia (K)</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Obróć planszę</translation>
    </message>
    <message>
        <source>killzones</source>
        <translation>strefy rażenia</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>obróć</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>stos dobierania</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>odrzucone</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::FigureSheet</name>
    <message>
        <source>runner of %1</source>
        <translation>biegacz, %1</translation>
    </message>
    <message>
        <source>bruiser of %1</source>
        <translation>osiłek, %1</translation>
    </message>
    <message>
        <source>ringer of %1</source>
        <translation>najemnik, %1</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>who, space</comment>
        <translation>%1, na polu %2</translation>
    </message>
    <message>
        <source>%1, on the bench</source>
        <translation>%1, na ławce</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>health left, health</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>health</source>
        <translation>zdrowie</translation>
    </message>
    <message>
        <source>handling</source>
        <translation>chwyt</translation>
    </message>
    <message>
        <source>tackling</source>
        <translation>obalanie</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>walka</translation>
    </message>
    <message>
        <source>sprint</source>
        <translation>sprint</translation>
    </message>
    <message>
        <source>In nobody&apos;s killzone.</source>
        <translation>W niczyjej strefie rażenia.</translation>
    </message>
    <message>
        <source>In the killzone of %1.</source>
        <translation>W strefie rażenia: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>It stays marked in log and report.</source>
        <translation>Pozostaje oznaczone w dzienniku i raporcie.</translation>
    </message>
    <message>
        <source>Why it is corrected</source>
        <translation>Dlaczego poprawka</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Obrażenia</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Postawa</translation>
    </message>
    <message>
        <source>Space and ball</source>
        <translation>Pole i piłka</translation>
    </message>
    <message>
        <source>One damage less</source>
        <translation>O jedno obrażenie mniej</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>old and new number</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>One damage more</source>
        <translation>O jedno obrażenie więcej</translation>
    </message>
    <message>
        <source>up</source>
        <translation>stoi</translation>
    </message>
    <message>
        <source>down</source>
        <translation>leży</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>ławka</translation>
    </message>
    <message>
        <source>Tap its space first.</source>
        <translation>Najpierw dotknij pola.</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Pole: %1</translation>
    </message>
    <message>
        <source>Tap its space</source>
        <translation>Dotknij pola</translation>
    </message>
    <message>
        <source>Give it the ball</source>
        <translation>Daj piłkę</translation>
    </message>
    <message>
        <source>Only who stands has the ball.</source>
        <translation>Piłkę może mieć tylko stojąca figurka.</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>Popraw: %1</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>obrażenia: %1</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>piłka</translation>
    </message>
    <message>
        <source>Enter a reason for the correction.</source>
        <translation>Podaj powód poprawki.</translation>
    </message>
    <message>
        <source>Lay the ball down here</source>
        <translation>Połóż piłkę tutaj</translation>
    </message>
    <message>
        <source>Without places there is nowhere to lay it.</source>
        <translation>Bez pozycji nie ma gdzie jej położyć.</translation>
    </message>
    <message>
        <source>without the ball</source>
        <translation>bez piłki</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::GameEntry</name>
    <message>
        <source>overtime</source>
        <translation>dogrywka</translation>
    </message>
    <message>
        <source>period %1</source>
        <translation>część %1</translation>
    </message>
    <message>
        <source>Kaosball</source>
        <translation>Kaosball</translation>
    </message>
    <message>
        <source>2 to 4 coaches</source>
        <translation>od 2 do 4 trenerów</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>licytacja</translation>
    </message>
    <message>
        <source>loadout</source>
        <translation>wyposażenie</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>ustawienie</translation>
    </message>
    <message>
        <source>Your first contest</source>
        <translation>Twoje pierwsze starcie</translation>
    </message>
    <message>
        <source>Drag b1 of the Amazons onto r2 of the Fangs</source>
        <translation>Przeciągnij figurkę O1 Amazonek na figurkę B2 Kłów</translation>
    </message>
    <message>
        <source>Tap the two cards that lie there</source>
        <translation>Dotknij obu wyłożonych kart</translation>
    </message>
    <message>
        <source>Read the ruling</source>
        <translation>Przeczytaj orzeczenie</translation>
    </message>
    <message>
        <source>Take it back (Z)</source>
        <translation>Cofnij (Z)</translation>
    </message>
    <message>
        <source>That is all: drag, cards, undo. A whole match needs no more.</source>
        <translation>To wszystko: przeciągnięcie, karty, cofnięcie. Cały mecz nie wymaga niczego więcej.</translation>
    </message>
    <message>
        <source>Kaosball: two minutes, with your own hands</source>
        <translation>Kaosball: dwie minuty, własnymi rękami</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who wins, by what</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::KaosballNewMatchPage</name>
    <message>
        <source>South and north</source>
        <translation>Południe i północ</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>Zachód i wschód</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>The side that stays free</source>
        <translation>Strona, która pozostaje wolna</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Versus</source>
        <translation>Pojedynek</translation>
    </message>
    <message>
        <source>Max kaos, three</source>
        <translation>Maksymalny Kaos we troje</translation>
    </message>
    <message>
        <source>Max kaos, four</source>
        <translation>Maksymalny Kaos we czworo</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Sojusz</translation>
    </message>
    <message>
        <source>Exhibition</source>
        <translation>Towarzyski</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligowy</translation>
    </message>
    <message>
        <source>With a draft</source>
        <translation>Z licytacją</translation>
    </message>
    <message>
        <source>First game, no draft</source>
        <translation>Pierwszy mecz, bez licytacji</translation>
    </message>
    <message>
        <source>New match of Kaosball</source>
        <translation>Nowy mecz Kaosball</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>Rodzaj meczu</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>What Whistle keeps track of</source>
        <translation>Co śledzi Whistle</translation>
    </message>
    <message>
        <source>Allies sit side by side</source>
        <translation>Sojusznicy siedzą obok siebie</translation>
    </message>
    <message>
        <source>South with west</source>
        <translation>Południe z zachodem</translation>
    </message>
    <message>
        <source>West with north</source>
        <translation>Zachód z północą</translation>
    </message>
    <message>
        <source>Full board: figures on the crossfield</source>
        <translation>Lustro: figurki na boisku krzyżowym</translation>
    </message>
    <message>
        <source>Score only: no positions</source>
        <translation>Tylko wynik: bez pozycji</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Kto gra przeciw komu</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Szybki start</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::KaosballPage</name>
    <message>
        <source>%1, entry %2</source>
        <comment>contest, number</comment>
        <translation>%1, wpis %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1, drużyna %2</translation>
    </message>
    <message>
        <source>On the crossfield: arrows go from space to space, Space takes one, G with a letter and a digit jumps to one.</source>
        <translation>Na boisku: strzałki prowadzą z pola na pole, spacja wybiera, G z literą i cyfrą przenosi na pole.</translation>
    </message>
    <message>
        <source>In a contest: 1 to 6 choose the card, with Shift that of the other side.</source>
        <translation>W starciu: 1–6 wybiera kartę, z Shiftem kartę drugiej strony.</translation>
    </message>
    <message>
        <source>It falls</source>
        <translation>Pada</translation>
    </message>
    <message>
        <source>Use Brick</source>
        <translation>Użyj: Cegła</translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation>Przypalanie</translation>
    </message>
    <message>
        <source>Other damage</source>
        <translation>Inne obrażenie</translation>
    </message>
    <message>
        <source>%1 as a reaction</source>
        <translation>%1 jako reakcja</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure and action</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ball to %1</source>
        <translation>Piłka do figurki %1</translation>
    </message>
    <message>
        <source>Ball from %1</source>
        <translation>Piłka od figurki %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pick up the ball</source>
        <translation>Podnieś piłkę</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LineupStage</name>
    <message>
        <source>enters</source>
        <translation>wchodzi</translation>
    </message>
    <message>
        <source>%1 line up</source>
        <translation>Drużyna %1 ustawia się</translation>
    </message>
    <message>
        <source>%1 fill up</source>
        <translation>Drużyna %1 uzupełnia skład</translation>
    </message>
    <message>
        <source>%1: tap its space, or whom it changes with.</source>
        <translation>%1: dotknij pola albo figurki, z którą się zamienia.</translation>
    </message>
    <message>
        <source>%1 bring these on</source>
        <translation>%1: ci wchodzą</translation>
    </message>
    <message>
        <source>to line up</source>
        <translation>ustawia się</translation>
    </message>
    <message>
        <source>%1: confirm the line-up</source>
        <translation>%1: skład gotowy</translation>
    </message>
    <message>
        <source>%1 and %2. Tap a figure to change the proposal.</source>
        <comment>runners, bruisers</comment>
        <translation>%1 i %2. Dotknij figurki, aby zmienić propozycję.</translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n biegacz</numerusform>
            <numerusform>%n biegacze</numerusform>
            <numerusform>%n biegaczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bruiser(s)</source>
        <translation>
            <numerusform>%n osiłek</numerusform>
            <numerusform>%n osiłki</numerusform>
            <numerusform>%n osiłków</numerusform>
        </translation>
    </message>
    <message>
        <source>All line up as proposed</source>
        <translation>Wszyscy jak w propozycji</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LoadoutStage</name>
    <message>
        <source>Secret until all have chosen</source>
        <translation>Tajne, dopóki wszyscy nie wybiorą</translation>
    </message>
    <message>
        <source>Still to choose: %1</source>
        <translation>Jeszcze wybierają: %1</translation>
    </message>
    <message>
        <source>Their tiles and ringers are shown when they press the button, and hidden again when they are done.</source>
        <translation>Ich kafelki i najemnicy są widoczni po naciśnięciu przycisku i znów ukryci, gdy skończą.</translation>
    </message>
    <message>
        <source>Show the tiles of %1</source>
        <translation>Pokaż kafelki drużyny %1</translation>
    </message>
    <message>
        <source>%1: upgrades and ringer</source>
        <translation>%1: ulepszenia i najemnik</translation>
    </message>
    <message>
        <source>The printed cost counts, not what was paid. Equal tiles share a place.</source>
        <translation>Liczy się koszt wydrukowany, nie zapłacony. Jednakowe kafelki dzielą miejsce.</translation>
    </message>
    <message>
        <source>Active upgrades</source>
        <translation>Aktywne ulepszenia</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>koszt %1</translation>
    </message>
    <message>
        <source>The team owns no tile.</source>
        <translation>Drużyna nie ma żadnego kafelka.</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>nie gra</translation>
    </message>
    <message>
        <source>in a runner&apos;s place</source>
        <translation>w miejscu biegacza</translation>
    </message>
    <message>
        <source>in a bruiser&apos;s place</source>
        <translation>w miejscu osiłka</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>Health on the card of %1</source>
        <translation>Zdrowie na karcie najemnika %1</translation>
    </message>
    <message>
        <source>read from the card</source>
        <translation>odczytane z karty</translation>
    </message>
    <message>
        <source>%1: confirm the loadout</source>
        <translation>%1: wyposażenie gotowe</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LotCard</name>
    <message>
        <source>%1, from %2, %3</source>
        <translation>%1, od %2, %3</translation>
    </message>
    <message>
        <source>from</source>
        <comment>minimum bid: from 3</comment>
        <translation>od</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::NewMatchForm</name>
    <message>
        <source>Choose the south team.</source>
        <translation>Wybierz drużynę południową.</translation>
    </message>
    <message>
        <source>Choose the west team.</source>
        <translation>Wybierz drużynę zachodnią.</translation>
    </message>
    <message>
        <source>Choose the north team.</source>
        <translation>Wybierz drużynę północną.</translation>
    </message>
    <message>
        <source>Choose the east team.</source>
        <translation>Wybierz drużynę wschodnią.</translation>
    </message>
    <message>
        <source>Enter the numbers printed on the board of %1.</source>
        <translation>Wpisz liczby z planszy drużyny %1.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Past</name>
    <message>
        <source>draft</source>
        <translation>licytacja</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>ustawienie</translation>
    </message>
    <message>
        <source>overtime</source>
        <translation>dogrywka</translation>
    </message>
    <message>
        <source>period %1</source>
        <translation>część %1</translation>
    </message>
    <message>
        <source>%1, turn of %2</source>
        <translation>%1, tura drużyny %2</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>zabita</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>stracona</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>usunięta</translation>
    </message>
    <message>
        <source>on the bench</source>
        <translation>na ławce</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>obrażenia: %1</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>bez obrażeń</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>stoi</translation>
    </message>
    <message>
        <source>knocked down</source>
        <translation>powalona</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>standing, space, damage</comment>
        <translation>%1 na polu %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>standing, damage</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>Wynik drużyny %1</translation>
    </message>
    <message>
        <source>Kills of %1</source>
        <translation>Zabici przez drużynę %1</translation>
    </message>
    <message>
        <source>Fouls of %1</source>
        <translation>Faule drużyny %1</translation>
    </message>
    <message>
        <source>Cash of %1</source>
        <translation>Gotówka drużyny %1</translation>
    </message>
    <message>
        <source>Burned cards of %1</source>
        <translation>Spalone karty drużyny %1</translation>
    </message>
    <message>
        <source>Cards in hand of %1</source>
        <translation>Karty na ręce drużyny %1</translation>
    </message>
    <message>
        <source>Active upgrade points of %1</source>
        <translation>Punkty aktywnych ulepszeń drużyny %1</translation>
    </message>
    <message>
        <source>Upgrades of %1</source>
        <translation>Ulepszenia drużyny %1</translation>
    </message>
    <message>
        <source>Ringers of %1</source>
        <translation>Najemnicy drużyny %1</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>Where the match stands</source>
        <translation>Gdzie jest mecz</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Dzwonek</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Piłka</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>there is no winner</comment>
        <translation>jeszcze nie</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>whose turn it is</comment>
        <translation>nikt</translation>
    </message>
    <message>
        <source>not rung</source>
        <translation>nie zabrzmiał</translation>
    </message>
    <message>
        <source>loose</source>
        <comment>the ball</comment>
        <translation>wolna</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Działa</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>figure</comment>
        <translation>%1, koniec</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n space(s) left</source>
        <comment>figure</comment>
        <translation>
            <numerusform>%1, jeszcze %n pole</numerusform>
            <numerusform>%1, jeszcze %n pola</numerusform>
            <numerusform>%1, jeszcze %n pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::PeriodStage</name>
    <message>
        <source>to bribe</source>
        <translation>daje łapówki</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>rzuca</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every step is an entry and can be taken back.</source>
        <translation>Każdy krok jest wpisem i można go cofnąć.</translation>
    </message>
    <message>
        <source>Who stands on a mound?</source>
        <translation>Kto stoi na kopcu?</translation>
    </message>
    <message>
        <source>Runners and ringers that stand on a minor mound or on their own major mound, with or without the ball.</source>
        <translation>Biegacze i najemnicy, którzy stoją na mniejszym kopcu lub na własnym większym kopcu, z piłką lub bez niej.</translation>
    </message>
    <message>
        <source>minor mound</source>
        <translation>mniejszy kopiec</translation>
    </message>
    <message>
        <source>major mound</source>
        <translation>większy kopiec</translation>
    </message>
    <message>
        <source>no mound</source>
        <translation>bez kopca</translation>
    </message>
    <message>
        <source>Score the mounds</source>
        <translation>Policz kopce</translation>
    </message>
    <message>
        <source>How much do %1 bribe?</source>
        <translation>Ile łapówek daje drużyna %1?</translation>
    </message>
    <message>
        <source>Each cash takes one burned cheat card away. Burned: %1. %2 have %3 cash.</source>
        <translation>Każdy kredyt usuwa jedną spaloną kartę oszustwa. Spalone: %1. Gotówka drużyny %2: %3.</translation>
    </message>
    <message>
        <source>%1 pay %2</source>
        <translation>%1: zapłać %2</translation>
    </message>
    <message>
        <source>%1: all cards are rolled for</source>
        <translation>%1: rzucono już za wszystkie karty</translation>
    </message>
    <message>
        <source>%1 roll for %2</source>
        <translation>Drużyna %1 rzuca za kartę %2</translation>
    </message>
    <message>
        <source>One roll for each cheat card that is still burned. A minus takes nothing away.</source>
        <translation>Jeden rzut za każdą kartę oszustwa, która wciąż jest spalona. Minus niczego nie odejmuje.</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>wynik %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>the new result must be kept</source>
        <translation>nowy wynik trzeba zachować</translation>
    </message>
    <message>
        <source>Record the rolls of %1</source>
        <translation>Zapisz rzuty drużyny %1</translation>
    </message>
    <message>
        <source>Roll for %1.</source>
        <translation>Rzut za kartę %1.</translation>
    </message>
    <message>
        <source>Kills and fouls are scored</source>
        <translation>Punkty za zabitych i faule</translation>
    </message>
    <message>
        <source>Score kills and fouls</source>
        <translation>Policz zabitych i faule</translation>
    </message>
    <message>
        <source>Half-time: clear the crossfield</source>
        <translation>Przerwa: zdejmij wszystko z boiska krzyżowego</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Porządki</translation>
    </message>
    <message>
        <source>All figures go to their dugouts and are healed. Tokens off, the ball to e5, burned cards away, hands up to 7.</source>
        <translation>Wszystkie figurki wracają na swoje ławki i są leczone. Żetony znikają, piłka na e5, spalone karty odchodzą, ręce uzupełniane do 7.</translation>
    </message>
    <message>
        <source>Tokens off, the ball to e5. Lying figures stand up; those that share a space go to the dugout and are healed. Burned cards away, hands up to 7.</source>
        <translation>Żetony znikają, piłka na e5. Leżące figurki wstają; te, które dzielą pole, wracają na ławkę i są leczone. Spalone karty odchodzą, ręce uzupełniane do 7.</translation>
    </message>
    <message>
        <source>Who lay in a space with another figure?</source>
        <translation>Kto leżał na polu z inną figurką?</translation>
    </message>
    <message>
        <source>The first-player marker goes to %1.</source>
        <translation>Znacznik pierwszego gracza dostaje drużyna %1.</translation>
    </message>
    <message>
        <source>Equal lower scores: each alliance rolls</source>
        <translation>Równe niższe wyniki: rzuca każdy sojusz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Record the rolls</source>
        <translation>Zapisz rzuty</translation>
    </message>
    <message>
        <source>Both alliances roll.</source>
        <translation>Rzucają oba sojusze.</translation>
    </message>
    <message>
        <source>Sudden death overtime</source>
        <translation>Dogrywka (nagła śmierć)</translation>
    </message>
    <message>
        <source>They play one more period: %1.</source>
        <translation>Jeszcze jedną część meczu grają: %1.</translation>
    </message>
    <message>
        <source>Start the overtime</source>
        <translation>Rozpocznij dogrywkę</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Mecz jest skończony</translation>
    </message>
    <message>
        <source>Check the account. Whoever disagrees takes a step back; then confirm.</source>
        <translation>Sprawdźcie rozliczenie. Kto się nie zgadza, robi krok wstecz; potem potwierdźcie.</translation>
    </message>
    <message>
        <source>A tie for the lead: to the overtime</source>
        <translation>Remis na czele: do dogrywki</translation>
    </message>
    <message>
        <source>Equal lower scores: to the die</source>
        <translation>Równe niższe wyniki: do kostki</translation>
    </message>
    <message>
        <source>Confirm: all have lost</source>
        <translation>Potwierdź: wszyscy przegrali</translation>
    </message>
    <message>
        <source>Confirm: %1 win</source>
        <translation>Potwierdź zwycięstwo: %1</translation>
    </message>
    <message>
        <source>All have lost</source>
        <translation>Wszyscy przegrali</translation>
    </message>
    <message>
        <source>By victory points.</source>
        <translation>Dzięki punktom zwycięstwa.</translation>
    </message>
    <message>
        <source>In the overtime.</source>
        <translation>W dogrywce.</translation>
    </message>
    <message>
        <source>By the lower scores of the alliances.</source>
        <translation>Dzięki niższym wynikom w sojuszach.</translation>
    </message>
    <message>
        <source>By the tiebreaker die.</source>
        <translation>Dzięki kostce rozstrzygającej.</translation>
    </message>
    <message>
        <source>By a blowout.</source>
        <translation>Przez pogrom.</translation>
    </message>
    <message>
        <source>By elimination.</source>
        <translation>Przez eliminację.</translation>
    </message>
    <message>
        <source>As the last team in play.</source>
        <translation>Jako ostatnia drużyna w grze.</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Łapówki</translation>
    </message>
    <message>
        <source>Foul rolls</source>
        <translation>Rzuty na faule</translation>
    </message>
    <message>
        <source>Kills and fouls</source>
        <translation>Zabici i faule</translation>
    </message>
    <message>
        <source>New loadouts</source>
        <translation>Nowe wyposażenie</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Filling up</source>
        <translation>Uzupełnianie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>%1: card %2 of %3</source>
        <translation>%1: karta %2 z %3</translation>
    </message>
    <message>
        <source>Half-time, step %1 of %2</source>
        <translation>Przerwa, krok %1 z %2</translation>
    </message>
    <message>
        <source>End of the match, step %1 of %2</source>
        <translation>Koniec meczu, krok %1 z %2</translation>
    </message>
    <message>
        <source>End of period %1, step %2 of %3</source>
        <translation>Koniec części %1, krok %2 z %3</translation>
    </message>
    <message>
        <source>mounds</source>
        <translation>kopce</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>gotówka</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>zabici</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>faule</translation>
    </message>
    <message>
        <source>score</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Dotychczas</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>premia</translation>
    </message>
    <message>
        <source>cheats</source>
        <translation>oszustwa</translation>
    </message>
    <message>
        <source>Nobody has won yet: these play on until the tie is broken.</source>
        <translation>Nikt jeszcze nie wygrał: ci grają dalej, aż remis się rozstrzygnie.</translation>
    </message>
    <message>
        <source>When this is confirmed the match is finished and its result final.</source>
        <translation>Po potwierdzeniu mecz jest zakończony, a jego wynik ostateczny.</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>zwycięzca</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>Drużyna %1 wygrywa</translation>
    </message>
    <message>
        <source>The match is finished.</source>
        <translation>Mecz jest zakończony.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>New match, the same teams</source>
        <translation>Nowy mecz, te same drużyny</translation>
    </message>
    <message>
        <source>before the period is scored</source>
        <translation>przed policzeniem części</translation>
    </message>
    <message>
        <source>%1 roll for each cheat card that stays: %2.</source>
        <translation>Rzut za każdą pozostałą kartę oszustwa (%1): %2.</translation>
    </message>
    <message>
        <source>%1 do not have to roll.</source>
        <translation>%1: nie trzeba rzucać.</translation>
    </message>
    <message>
        <source>Then kills and fouls bring: %1.</source>
        <translation>Potem zabici i faule dają: %1.</translation>
    </message>
    <message>
        <source>To the dugout: %1.</source>
        <translation>Na ławkę: %1.</translation>
    </message>
    <message>
        <source>Stand up: %1.</source>
        <translation>Wstają: %1.</translation>
    </message>
    <message>
        <source>Tokens that come off: %1.</source>
        <translation>Żetony do zdjęcia: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cards to draw: %1.</source>
        <translation>Karty do dobrania: %1.</translation>
    </message>
    <message>
        <source>%1: no bribe</source>
        <translation>%1: bez łapówek</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>następnie</translation>
    </message>
    <message>
        <source>Its roll comes later.</source>
        <translation>Jej rzut dopiero nastąpi.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>team, kills, fouls</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n zabity</numerusform>
            <numerusform>%n zabici</numerusform>
            <numerusform>%n zabitych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s)</source>
        <translation>
            <numerusform>%n faul</numerusform>
            <numerusform>%n faule</numerusform>
            <numerusform>%n fauli</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1 may bribe.</source>
        <translation>Następnie drużyna %1 może dać łapówki.</translation>
    </message>
    <message>
        <source>Next: %1 roll for their cheat cards.</source>
        <translation>Następnie drużyna %1 rzuca za swoje karty oszustwa.</translation>
    </message>
    <message>
        <source>Next: kills and fouls are scored.</source>
        <translation>Następnie punkty za zabitych i faule.</translation>
    </message>
    <message>
        <source>Next: the clean-up.</source>
        <translation>Następnie porządki.</translation>
    </message>
    <message>
        <source>Next: new loadouts.</source>
        <translation>Następnie nowe wyposażenie.</translation>
    </message>
    <message>
        <source>Next: the line-up.</source>
        <translation>Następnie ustawienie.</translation>
    </message>
    <message>
        <source>Next: figures come on where some are missing.</source>
        <translation>Następnie figurki wchodzą tam, gdzie ich brakuje.</translation>
    </message>
    <message>
        <source>Next: each alliance rolls the die.</source>
        <translation>Następnie rzuca każdy sojusz.</translation>
    </message>
    <message>
        <source>Next: the overtime.</source>
        <translation>Następnie dogrywka.</translation>
    </message>
    <message>
        <source>Next: the result is confirmed.</source>
        <translation>Następnie potwierdzenie wyniku.</translation>
    </message>
    <message>
        <source>Next: the report.</source>
        <translation>Następnie raport.</translation>
    </message>
    <message>
        <source>Next: period %1.</source>
        <translation>Następnie część %1.</translation>
    </message>
    <message>
        <source>This brings: %1.</source>
        <translation>To daje: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::PlacesStage</name>
    <message>
        <source>where?</source>
        <translation>gdzie?</translation>
    </message>
    <message>
        <source>The ball</source>
        <translation>Piłka</translation>
    </message>
    <message>
        <source>Where does everybody stand?</source>
        <translation>Gdzie kto stoi?</translation>
    </message>
    <message>
        <source>Tap a figure, then its space.</source>
        <translation>Dotknij figurki, potem jej pola.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Continue with the crossfield</source>
        <translation>Dalej z boiskiem krzyżowym</translation>
    </message>
    <message>
        <source>Some have no place yet.</source>
        <translation>Niektórzy nie mają jeszcze pola.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ScorePane</name>
    <message>
        <source>Mirror</source>
        <translation>Lustro</translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation>Protokół</translation>
    </message>
    <message>
        <source>Tracking detail</source>
        <translation>Dokładność śledzenia</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Scoreboard</name>
    <message>
        <source>to bid</source>
        <translation>licytuje</translation>
    </message>
    <message>
        <source>to bribe</source>
        <translation>daje łapówki</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>rzuca</translation>
    </message>
    <message>
        <source>Bell! Last turns: %1</source>
        <translation>Dzwonek! Ostatnie tury: %1</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>zwycięzca</translation>
    </message>
    <message>
        <source>All have lost.</source>
        <translation>Wszyscy przegrali.</translation>
    </message>
    <message>
        <source>%1 win the match.</source>
        <translation>Mecz wygrywa: %1.</translation>
    </message>
    <message>
        <source>%1 win the match together.</source>
        <translation>Mecz wygrywają razem: %1.</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>Część %1</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>zabici</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>faule</translation>
    </message>
    <message>
        <source>burned</source>
        <translation>spalone</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::SeatPanel</name>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>Choose a team</source>
        <translation>Wybierz drużynę</translation>
    </message>
    <message>
        <source>Handling %1, tackling %2, fighting %3. Health: runners %4, bruisers %5.</source>
        <translation>Chwyt %1, obalanie %2, walka %3. Zdrowie: biegacze %4, osiłki %5.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>numbers as a sentence, ability</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Imię, jeśli chcesz</translation>
    </message>
    <message>
        <source>Active upgrade points</source>
        <translation>Punkty aktywnych ulepszeń</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Handling</source>
        <translation>Chwyt</translation>
    </message>
    <message>
        <source>Tackling</source>
        <translation>Obalanie</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Health of runners</source>
        <translation>Zdrowie biegaczy</translation>
    </message>
    <message>
        <source>Health of bruisers</source>
        <translation>Zdrowie osiłków</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bursztyn</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Miętowy</translation>
    </message>
    <message>
        <source>Colour of this seat</source>
        <translation>Kolor tego miejsca</translation>
    </message>
    <message>
        <source>Teams of the box</source>
        <translation>Drużyny z pudełka</translation>
    </message>
    <message>
        <source>These numbers are printed on the team&apos;s dugout. Enter them once; they are remembered.</source>
        <translation>Te liczby są na planszy drużyny. Wystarczy wpisać je raz, program je zapamięta.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::SideColumns</name>
    <message>
        <source>Dugouts</source>
        <translation>Ławki</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Orzeczenie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>What stands beside the field</source>
        <translation>Co jest obok boiska</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Stage</name>
    <message>
        <source>Step back</source>
        <translation>Krok wstecz</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::TableStage</name>
    <message>
        <source>It is knocked down and its team loses its ability until the end of the turn.</source>
        <translation>Zostaje powalona, a jej drużyna traci zdolność do końca tury.</translation>
    </message>
    <message>
        <source>%1 can do no more</source>
        <translation>%1 nie może już nic zrobić</translation>
    </message>
    <message>
        <source>%1 sprints</source>
        <translation>%1 sprintuje</translation>
    </message>
    <message>
        <source>%1 goes to tackle</source>
        <translation>%1 idzie obalać</translation>
    </message>
    <message>
        <source>%1 goes to attack</source>
        <translation>%1 idzie atakować</translation>
    </message>
    <message>
        <source>%1 scatters</source>
        <translation>%1 biegnie w rozsypce</translation>
    </message>
    <message>
        <source>The ball is picked up: the movement is over.</source>
        <translation>Piłka podniesiona: ruch jest skończony.</translation>
    </message>
    <message>
        <source>The contest is fought: the movement is over.</source>
        <translation>Starcie rozegrane: ruch jest skończony.</translation>
    </message>
    <message>
        <source>%1: %2 may react</source>
        <translation>%1: %2 może zareagować</translation>
    </message>
    <message>
        <source>%1 on %2: do %3 react?</source>
        <translation>%1 na polu %2: czy drużyna %3 reaguje?</translation>
    </message>
    <message>
        <source>Then it goes on to %1.</source>
        <translation>Potem figurka idzie dalej na pole %1.</translation>
    </message>
    <message>
        <source>None on the whole way</source>
        <translation>Żadnej na całej drodze</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Bez reakcji</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Co robi figurka %1?</translation>
    </message>
    <message>
        <source>Drag it to sprint, or choose.</source>
        <translation>Przeciągnij ją, aby sprintowała, albo wybierz.</translation>
    </message>
    <message>
        <source>Stomp</source>
        <translation>Tupnięcie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation>Przypalanie</translation>
    </message>
    <message>
        <source>Ready for period %1</source>
        <translation>Wszystko gotowe do części %1</translation>
    </message>
    <message>
        <source>Start period %1</source>
        <translation>Rozpocznij część %1</translation>
    </message>
    <message>
        <source>%1: tap a figure, before the first turn begins</source>
        <translation>%1: dotknij figurki, zanim zacznie się pierwsza tura</translation>
    </message>
    <message>
        <source>%1: tap a bruiser, before the period is scored</source>
        <translation>%1: dotknij osiłka, zanim część zostanie policzona</translation>
    </message>
    <message>
        <source>Score the mounds</source>
        <translation>Policz kopce</translation>
    </message>
    <message>
        <source>%1: tap a figure</source>
        <translation>%1: dotknij figurki</translation>
    </message>
    <message>
        <source>The card grants one activation.</source>
        <translation>Karta daje jedną aktywację.</translation>
    </message>
    <message>
        <source>Or play a tactic card.</source>
        <translation>Albo zagraj kartę taktyki.</translation>
    </message>
    <message>
        <source>%1: tap a runner and where it goes</source>
        <translation>%1: dotknij biegacza i pola, na które idzie</translation>
    </message>
    <message>
        <source>Tap the space for the score token.</source>
        <translation>Dotknij pola dla żetonu punktów.</translation>
    </message>
    <message>
        <source>Choose a figure, then tap its space.</source>
        <translation>Wybierz figurkę, potem dotknij jej pola.</translation>
    </message>
    <message>
        <source>%1 stomps: tap whom it pushes back</source>
        <translation>%1 tupie: dotknij figurek, które odpycha</translation>
    </message>
    <message>
        <source>%1 scorches</source>
        <translation>%1 przypala</translation>
    </message>
    <message>
        <source>%1 are hit</source>
        <translation>Drużyna %1 obrywa</translation>
    </message>
    <message>
        <source>Spaces left: %1</source>
        <translation>Pozostało pól: %1</translation>
    </message>
    <message>
        <source>%1: does it take 1 damage in place of falling?</source>
        <translation>%1: czy przyjmuje 1 obrażenie zamiast upaść?</translation>
    </message>
    <message>
        <source>Drop it here, or tap.</source>
        <translation>Upuść tutaj albo dotknij.</translation>
    </message>
    <message>
        <source>Drag it: to a space it sprints, to an enemy it fights.</source>
        <translation>Przeciągnij: na pole – sprint, na wroga – walka.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figures may react</source>
        <translation>
            <numerusform>%1: %n figurka może zareagować</numerusform>
            <numerusform>%1: %n figurki mogą zareagować</numerusform>
            <numerusform>%1: %n figurek może zareagować</numerusform>
        </translation>
    </message>
    <message>
        <source>One reaction is all a figure suffers in a turn.</source>
        <translation>W jednej turze na figurkę przypada najwyżej jedna reakcja.</translation>
    </message>
    <message>
        <source>In the order in which they are tapped.</source>
        <translation>W kolejności dotknięć.</translation>
    </message>
    <message>
        <source>A team keeps it off by burning one energy card of %1 or more.</source>
        <translation>Drużyna zapobiega temu, spalając jedną kartę energii o wartości co najmniej %1.</translation>
    </message>
    <message>
        <source>Tap the space where it is</source>
        <translation>Dotknij pola, na którym stoi</translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Nic jeszcze nie zapisano.</translation>
    </message>
    <message>
        <source>Go as far as %1</source>
        <translation>Idź do pola %1</translation>
    </message>
    <message>
        <source>Fight anyway</source>
        <translation>Walcz mimo to</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Which tactic card do %1 play?</source>
        <translation>Którą kartę taktyki zagrywa drużyna %1?</translation>
    </message>
    <message>
        <source>%1: against which card?</source>
        <translation>%1: przeciwko której karcie?</translation>
    </message>
    <message>
        <source>%1: tap the enemy figure</source>
        <translation>%1: dotknij wrogiej figurki</translation>
    </message>
    <message>
        <source>Who stood in the killzone?</source>
        <translation>Kto stał w strefie rażenia?</translation>
    </message>
    <message>
        <source>1 other damage (fire, a push): who takes it?</source>
        <translation>1 inne obrażenie (ogień, odepchnięcie): kto je dostaje?</translation>
    </message>
    <message>
        <source>Who reacts, and how?</source>
        <translation>Kto reaguje i jak?</translation>
    </message>
    <message>
        <source>Tap the spaces for fire; the last one plays it.</source>
        <translation>Dotknij pól dla ognia; ostatnie zagrywa kartę.</translation>
    </message>
    <message>
        <source>Tap the borders for walls; the last one plays it.</source>
        <translation>Dotknij granic dla ścian; ostatnia zagrywa kartę.</translation>
    </message>
    <message>
        <source>Tactic card</source>
        <translation>Karta taktyki</translation>
    </message>
    <message>
        <source>No enemy stands on the field.</source>
        <translation>Na boisku krzyżowym nie stoi żaden przeciwnik.</translation>
    </message>
    <message>
        <source>Tracking detail and corrections</source>
        <translation>Szczegółowość zapisu i poprawki</translation>
    </message>
    <message>
        <source>Score only</source>
        <translation>Protokół: bez pozycji</translation>
    </message>
    <message>
        <source>%1: start the turn</source>
        <translation>%1: rozpocznij turę</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Zakończ aktywację</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <translation>Drużyna %1 pasuje</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>No scorch, end turn</source>
        <translation>Bez przypalania, koniec tury</translation>
    </message>
    <message>
        <source>Ball on a mound?</source>
        <translation>Piłka na kopcu?</translation>
    </message>
    <message>
        <source>asked at the start of each turn</source>
        <translation>pytanie na początku każdej tury</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Minor, %1</source>
        <translation>Mniejszy, %1</translation>
    </message>
    <message>
        <source>Major, %1</source>
        <translation>Większy, %1</translation>
    </message>
    <message>
        <source>before the first turn of the period</source>
        <translation>przed pierwszą turą części</translation>
    </message>
    <message>
        <source>Who acts?</source>
        <translation>Kto działa?</translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Co?</translation>
    </message>
    <message>
        <source>Moves only</source>
        <translation>Tylko ruch</translation>
    </message>
    <message>
        <source>%1: %2 acts</source>
        <translation>%1: działa %2</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, tura %2</translation>
    </message>
    <message>
        <source>one more card rings the bell</source>
        <translation>jeszcze jedna karta i dzwonek</translation>
    </message>
    <message>
        <source>two more cards ring the bell</source>
        <translation>jeszcze dwie karty i dzwonek</translation>
    </message>
    <message>
        <source>What else?</source>
        <translation>Co jeszcze?</translation>
    </message>
    <message>
        <source>%1: tap the target</source>
        <translation>%1: dotknij celu</translation>
    </message>
</context>
</TS>
