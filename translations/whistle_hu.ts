<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU">
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
        <translation>Ez nem JSON: %1. sor, %2. oszlop.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands here twice; one was expected.</source>
        <translation>A(z) „%1” kulcs itt kétszer szerepel; egyszer kell szerepelnie.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 was expected, not %3.</source>
        <translation>%1 és %2 közötti egész szám kell ide, nem %3.</translation>
    </message>
    <message>
        <source>A name was expected here, but this text is empty.</source>
        <translation>Név kell ide, de ez a szöveg üres.</translation>
    </message>
    <message>
        <source>A text was expected here, but this one is empty.</source>
        <translation>Szöveg kell ide, de ez üres.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; expected is one of: %2.</source>
        <translation>„%1” itt nem ismert; a következők egyike kell: %2.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; expected are: %2.</source>
        <translation>A(z) „%1” kulcs itt nem ismert; a várt kulcsok: %2.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; was &quot;%2&quot; meant?</source>
        <translation>A(z) „%1” kulcs itt nem ismert; talán „%2” lenne az?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; was &quot;%2&quot; meant? Expected is one of: %3.</source>
        <translation>„%1” itt nem ismert; talán „%2” lenne az? A következők egyike kell: %3.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; no key is expected.</source>
        <translation>A(z) „%1” kulcs itt nem ismert; ide nem kell kulcs.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>A(z) „%1” kulcs hiányzik.</translation>
    </message>
    <message>
        <source>Entries expected: at least %1, not %2.</source>
        <translation>Legalább %1 bejegyzés kell, nem %2.</translation>
    </message>
    <message>
        <source>Entries expected: at most %1, not %2.</source>
        <translation>Legfeljebb %1 bejegyzés lehet, nem %2.</translation>
    </message>
    <message>
        <source>Expected here is %1, but this is %2.</source>
        <translation>Itt %1 szükséges, de ez %2.</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>egész szám</translation>
    </message>
    <message>
        <source>a fraction</source>
        <translation>törtszám</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>igaz vagy hamis</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>szöveg</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objektum</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>At most %1 characters were expected, not %2.</source>
        <translation>Legfeljebb %1 karakter lehet, nem %2.</translation>
    </message>
    <message>
        <source>%1 stands in this list already.</source>
        <translation>%1 már áll ebben a listában.</translation>
    </message>
    <message>
        <source>There is nothing here; JSON was expected.</source>
        <translation>Itt semmi sincs; JSON kellene.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8: there is a zero byte in line %1, column %2.</source>
        <translation>Ez nem UTF-8 szöveg: nulla bájt van itt: %1. sor, %2. oszlop.</translation>
    </message>
    <message>
        <source>Lists and objects are nested deeper than anybody needs: line %1, column %2.</source>
        <translation>A listák és objektumok túl mélyen vannak egymásban: %1. sor, %2. oszlop.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>This number is out of range: line %1, column %2.</source>
        <translation>Ez a szám kívül esik a megengedett tartományon: %1. sor, %2. oszlop.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; it should be one of %2 words, such as &quot;%3&quot;.</source>
        <translation>„%1” itt nem ismert; %2 szó egyike kell, például „%3”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; was &quot;%2&quot; meant?</source>
        <translation>„%1” itt nem ismert; talán „%2” lenne az?</translation>
    </message>
    <message>
        <source>a number that is too large</source>
        <translation>túl nagy szám</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; does not belong here.</source>
        <translation>A(z) „%1” kulcs nem ide való.</translation>
    </message>
    <message>
        <source>There is not enough memory to go on. What was answered before is recorded.</source>
        <translation>Nincs elég memória a folytatáshoz. Amire már érkezett válasz, az fel van jegyezve.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 nem olvasható: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device; a file was expected.</source>
        <translation>%1 mappa, cső vagy eszköz; ide fájl kell.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; more than %3 MB are not read here.</source>
        <translation>%1 mérete %2 MB; itt legfeljebb %3 MB olvasható be.</translation>
    </message>
    <message>
        <source>This is no text: neither UTF-8, nor UTF-16, nor Windows-1250.</source>
        <translation>Ez nem szöveg: se nem UTF-8, se nem UTF-16, se nem Windows-1250.</translation>
    </message>
    <message>
        <source>There is a control character (%1) in this text; only what can be read belongs in it.</source>
        <translation>Vezérlőkarakter (%1) van ebben a szövegben; csak olvasható jel való bele.</translation>
    </message>
    <message>
        <source>A quotation mark is opened and not closed.</source>
        <translation>Egy idézőjel nyitva maradt.</translation>
    </message>
</context>
<context>
    <name>battleline</name>
    <message>
        <source>Both sets at this flag are complete, so it must be said who laid the last card there: &quot;north&quot; or &quot;south&quot;.</source>
        <translation>Ennél a zászlónál mindkét lapcsoport teljes, ezért meg kell mondani, ki tette le itt az utolsó lapot: „north” vagy „south”.</translation>
    </message>
    <message>
        <source>May this player take this flag?</source>
        <translation>Megnyerheti-e ez a játékos ezt a zászlót?</translation>
    </message>
    <message>
        <source>%1 has won the game already: no further flag can be claimed.</source>
        <translation>%1 már megnyerte a játszmát: több zászló nem igényelhető.</translation>
    </message>
    <message>
        <source>Flag %2 is won by %1 for good.</source>
        <translation>A(z) %2. zászlót %1 végleg megnyerte.</translation>
    </message>
    <message>
        <source>%1 has %2 of the %3 cards that a complete formation needs at flag %4.</source>
        <translation>%1: a teljes formáció %3 lapjából csak %2 fekszik a(z) %4. zászlónál.</translation>
    </message>
    <message>
        <source>Fog: only the sums count.</source>
        <translation>Köd: csak az összegek számítanak.</translation>
    </message>
    <message>
        <source>Mud: four cards a side.</source>
        <translation>Sár: oldalanként négy lap.</translation>
    </message>
    <message>
        <source>%1 stands for %2.</source>
        <translation>A(z) %1 kártya itt ezt helyettesíti: %2.</translation>
    </message>
    <message>
        <source>%1 has a %2 with the sum %3.</source>
        <translation>%1 formációja: %2, összege %3.</translation>
    </message>
    <message>
        <source>%1 has the sum %2.</source>
        <translation>%1 összege %2.</translation>
    </message>
    <message>
        <source>%1 has one empty slot, which any Troop card that is not visible may fill.</source>
        <translation>%1 oldalán egy üres hely van, ezt bármely nem látható Katona kártya betöltheti.</translation>
    </message>
    <message>
        <source>The best that %1 can add is %2.</source>
        <translation>%1 legjobb kiegészítése: %2.</translation>
    </message>
    <message>
        <source>That would be a %2 with the sum %3 for %1.</source>
        <translation>Ez %2 lenne, %3 összeggel (%1).</translation>
    </message>
    <message>
        <source>That would be the sum %2 for %1.</source>
        <translation>Ennek összege %2 lenne (%1).</translation>
    </message>
    <message>
        <source>A %1 beats a %2, whatever the sums.</source>
        <translation>Rangban előbb áll: %1; a másik: %2. Az összegek ekkor nem számítanak.</translation>
    </message>
    <message>
        <source>The higher sum wins: %1 against %2.</source>
        <translation>A nagyobb összeg nyer: %1 a(z) %2 ellen.</translation>
    </message>
    <message>
        <source>It would be a tie, and %1 would lay the last card: %1 loses it.</source>
        <translation>Döntetlen lenne, és az utolsó lapot %1 tenné le: %1 veszíti el.</translation>
    </message>
    <message>
        <source>It is a tie, and %1 laid the last card here: %1 loses the flag.</source>
        <translation>Döntetlen, és itt az utolsó lapot %1 tette le: %1 veszíti el a zászlót.</translation>
    </message>
    <message>
        <source>Flag %2 goes to %1.</source>
        <translation>A(z) %2. zászlót megnyeri: %1.</translation>
    </message>
    <message>
        <source>Flag %2 is not proven and stays open.</source>
        <translation>A(z) %2. zászló nincs bizonyítva, nyitott marad.</translation>
    </message>
    <message>
        <source>%1 wins the flag.</source>
        <translation>%1 megnyeri a zászlót.</translation>
    </message>
    <message>
        <source>Either &quot;to_flag&quot; or &quot;out_of_play&quot;: true says where the card goes.</source>
        <translation>Vagy „to_flag”, vagy „out_of_play”: true mondja meg, hová kerül a lap.</translation>
    </message>
    <message>
        <source>A complete set has %1 cards here, not %2.</source>
        <translation>A teljes lapcsoport itt %1 lap, nem %2.</translation>
    </message>
    <message>
        <source>%1 lies here and elsewhere too; there is only one.</source>
        <translation>A(z) %1 kártya itt is és máshol is fekszik; csak egy van belőle.</translation>
    </message>
    <message>
        <source>%1 %2 lies here and elsewhere too; there is only one.</source>
        <translation>A(z) %1 %2 kártya itt is és máshol is fekszik; csak egy van belőle.</translation>
    </message>
    <message>
        <source>Two Leaders on one side; each player may have one only.</source>
        <translation>Két Parancsnok egy oldalon; minden játékosnak csak egy lehet.</translation>
    </message>
    <message>
        <source>Which of two complete formations wins?</source>
        <translation>Két teljes formáció közül melyik nyer?</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Sorozat</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Dél</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Köd</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Sár</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Nyert játszmák</translation>
    </message>
    <message>
        <source>Troop deck</source>
        <translation>Katona pakli</translation>
    </message>
    <message>
        <source>Tactics deck</source>
        <translation>Taktika pakli</translation>
    </message>
    <message>
        <source>%1 takes flag %2.</source>
        <translation>%1 megnyeri a(z) %2. zászlót.</translation>
    </message>
    <message>
        <source>%1 cannot take flag %2 now.</source>
        <translation>%1 most nem nyerheti meg a(z) %2. zászlót.</translation>
    </message>
    <message>
        <source>It can still be beaten by a %1 with the sum %2.</source>
        <translation>Még legyőzheti: %1, összege %2.</translation>
    </message>
    <message>
        <source>%1 must play a card.</source>
        <translation>%1 köteles lapot kijátszani.</translation>
    </message>
    <message>
        <source>%1 must play a Tactics card.</source>
        <translation>%1 köteles Taktika kártyát kijátszani.</translation>
    </message>
    <message>
        <source>%1 may play a Tactics card or pass.</source>
        <translation>%1 Taktika kártyát játszhat ki vagy passzolhat.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passzol.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>A játszma folytatódik.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>A játszma döntetlen.</translation>
    </message>
    <message>
        <source>%1 has won: %2.</source>
        <translation>%1 győzött: %2.</translation>
    </message>
    <message>
        <source>%1 has won the series.</source>
        <translation>%1 megnyerte a sorozatot.</translation>
    </message>
    <message>
        <source>%1 leads by %2.</source>
        <translation>%1 vezet, előnye %2.</translation>
    </message>
    <message>
        <source>The players are level.</source>
        <translation>A játékosok egyenlők.</translation>
    </message>
    <message>
        <source>%1 starts the next game.</source>
        <translation>A következő játszmát %1 kezdi.</translation>
    </message>
    <message>
        <source>%1 is in this hand twice.</source>
        <translation>A(z) %1 kártya kétszer szerepel a kézben lévő lapok között.</translation>
    </message>
    <message>
        <source>%1 %2 is in this hand twice.</source>
        <translation>A(z) %1 %2 kártya kétszer szerepel a kézben lévő lapok között.</translation>
    </message>
    <message>
        <source>%1 lies on the table, so it cannot be in the hand.</source>
        <translation>A(z) %1 kártya az asztalon fekszik, így nem lehet kézben.</translation>
    </message>
    <message>
        <source>%1 %2 lies on the table, so it cannot be in the hand.</source>
        <translation>A(z) %1 %2 kártya az asztalon fekszik, így nem lehet kézben.</translation>
    </message>
    <message>
        <source>&quot;decks&quot; is missing: with Scout in the hand it must be said how many cards are left in each deck.</source>
        <translation>Hiányzik a „decks”: ha Felderítő van kézben, meg kell mondani, hány lap maradt az egyes paklikban.</translation>
    </message>
    <message>
        <source>At most %1 cards of this kind can be left in the deck, not %2.</source>
        <translation>Ebből a fajtából legfeljebb %1 lap maradhatott a pakliban, nem %2.</translation>
    </message>
    <message>
        <source>What may this player play, and may the player pass?</source>
        <translation>Mit játszhat ki ez a játékos, és passzolhat-e?</translation>
    </message>
    <message>
        <source>%1 has won the game: nothing is played any more.</source>
        <translation>%1 megnyerte a játszmát: már semmi sem játszható ki.</translation>
    </message>
    <message>
        <source>%1 has no free slot at any flag that is not won.</source>
        <translation>%1 oldalán egyetlen meg nem nyert zászlónál sincs üres hely.</translation>
    </message>
    <message>
        <source>%1 holds no Troop card.</source>
        <translation>%1 kezében nincs Katona kártya.</translation>
    </message>
    <message>
        <source>%1 cannot be played: each player may have one Leader in a game.</source>
        <translation>A(z) %1 kártya nem játszható ki: minden játékosnak játszmánként csak egy Parancsnoka lehet.</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2 has had a Leader in this game, which counts also out of play.</source>
        <translation>A(z) %1 kártya nem játszható ki: %2 ebben a játszmában már kijátszott egy Parancsnokot, és az játékon kívül is számít.</translation>
    </message>
    <message>
        <source>%1 cannot be played: there is no card that it could take.</source>
        <translation>A(z) %1 kártya nem játszható ki: nincs lap, amelyet elvehetne.</translation>
    </message>
    <message>
        <source>%1 cannot be played: there is no free slot to put a card into.</source>
        <translation>A(z) %1 kártya nem játszható ki: nincs üres hely, ahová lap kerülhetne.</translation>
    </message>
    <message>
        <source>With Scout %1 draws %2 and puts back %3: %4 + %2 - %3 = %5 in the hand.</source>
        <translation>Felderítővel %1 ennyi lapot húz: %2, és ennyit tesz vissza: %3. A kézben így %4 + %2 - %3 = %5 lap lesz.</translation>
    </message>
    <message>
        <source>Cards left in both decks together: %1. Scout may be played all the same, and draws them all.</source>
        <translation>A két pakliban összesen ennyi lap maradt: %1. A Felderítő így is kijátszható, és mindet felhúzza.</translation>
    </message>
    <message>
        <source>Both decks are empty: Scout may be played all the same, and draws nothing.</source>
        <translation>Mindkét pakli üres: a Felderítő így is kijátszható, de semmit sem húz.</translation>
    </message>
    <message>
        <source>Redeploy takes a card of %1 from a flag that is not won: to a free slot at another one, never back to the same, or out of play.</source>
        <translation>Az Átcsoportosítás %1 egyik lapját viszi el egy meg nem nyert zászlótól: egy másik ilyen zászló üres helyére, sosem vissza ugyanoda, vagy játékon kívülre.</translation>
    </message>
    <message>
        <source>Deserter takes a Troop or Morale card of %1 from a flag that is not won out of play.</source>
        <translation>A Dezertőr %1 egyik Katona vagy Csapatmorál kártyáját viszi játékon kívülre egy meg nem nyert zászlótól.</translation>
    </message>
    <message>
        <source>Traitor takes a Troop card of %1 from a flag that is not won, to any free slot of %2 at such a flag, the same one included.</source>
        <translation>Az Áruló %1 egyik Katona kártyáját viszi el egy meg nem nyert zászlótól, és %2 bármely üres helyére teszi ilyen zászlónál, akár ugyanannál.</translation>
    </message>
    <message>
        <source>A Troop card can be played, so %1 may not pass.</source>
        <translation>Katona kártya kijátszható, ezért %1 nem passzolhat.</translation>
    </message>
    <message>
        <source>No Troop card can be played, so %1 must play a Tactics card.</source>
        <translation>Katona kártya nem játszható ki, ezért %1 köteles Taktika kártyát kijátszani.</translation>
    </message>
    <message>
        <source>No Troop card can be played; by the agreed rule %1 may play a Tactics card or pass.</source>
        <translation>Katona kártya nem játszható ki; a megbeszélt szabály szerint %1 Taktika kártyát játszhat ki vagy passzolhat.</translation>
    </message>
    <message>
        <source>Nothing can be played: %1 passes.</source>
        <translation>Semmi sem játszható ki: %1 passzol.</translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation>Ék</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation>Falanx</translation>
    </message>
    <message>
        <source>Battalion Order</source>
        <translation>Zászlóalj</translation>
    </message>
    <message>
        <source>Skirmish Line</source>
        <translation>Csatárlánc</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Sereg</translation>
    </message>
    <message>
        <source>before the game</source>
        <translation>a játszma előtt</translation>
    </message>
    <message>
        <source>claiming first</source>
        <translation>előbb igénylés</translation>
    </message>
    <message>
        <source>playing a card</source>
        <translation>lap kijátszása</translation>
    </message>
    <message>
        <source>scouting</source>
        <translation>felderítés</translation>
    </message>
    <message>
        <source>claiming and drawing</source>
        <translation>igénylés és húzás</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>a játszma véget ért</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Áttörés</translation>
    </message>
    <message>
        <source>Envelopment</source>
        <translation>Bekerítés</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Narancs</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Nagy Sándor</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Dáriusz</translation>
    </message>
    <message>
        <source>Companion Cavalry</source>
        <translation>Kísérő lovasság</translation>
    </message>
    <message>
        <source>Shield Bearers</source>
        <translation>Pajzshordozók</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Felderítő</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Átcsoportosítás</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Dezertőr</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>This card is of the kind &quot;%1&quot;.</source>
        <translation>Ennek a lapnak a fajtája „%1”.</translation>
    </message>
    <message>
        <source>These are not the values that the card may stand for by the rules.</source>
        <translation>A szabályok szerint a lap nem ezeket az értékeket helyettesítheti.</translation>
    </message>
    <message>
        <source>The referee has no house rule &quot;%1&quot;.</source>
        <translation>A játékvezető nem ismer „%1” házi szabályt.</translation>
    </message>
    <message>
        <source>The referee has other values for this house rule: %1.</source>
        <translation>A játékvezető ennél a házi szabálynál más értékeket ismer: %1.</translation>
    </message>
    <message>
        <source>The referee has another default for this house rule: %1.</source>
        <translation>A játékvezetőnél ennek a házi szabálynak más az alapértéke: %1.</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>%1. játszma</translation>
    </message>
    <message>
        <source>%1 wins the series</source>
        <translation>%1 megnyeri a sorozatot</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 megnyeri a játszmát</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Döntetlen játszma</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>A játszma folytatódik</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>győzelem: %1</translation>
    </message>
    <message>
        <source>The game ends: %1 wins by %2.</source>
        <translation>A játszma véget ér: %1 győz (%2).</translation>
    </message>
    <message>
        <source>The game ends in a draw.</source>
        <translation>A játszma döntetlennel ér véget.</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>Számokban</translation>
    </message>
    <message>
        <source>Troop cards laid</source>
        <translation>Letett Katona kártyák</translation>
    </message>
    <message>
        <source>Tactics cards played</source>
        <translation>Kijátszott Taktika kártyák</translation>
    </message>
    <message>
        <source>Flags proven early</source>
        <translation>Idő előtt bizonyított zászlók</translation>
    </message>
    <message>
        <source>Turns passed</source>
        <translation>Passzolt körök</translation>
    </message>
    <message>
        <source>A game won by most flags leaves the loser three flags at most, not %1.</source>
        <translation>Ha valaki több zászlóval nyer, a vesztesnek legfeljebb három zászlója lehet, nem %1.</translation>
    </message>
    <message>
        <source>How does the series stand, and who starts the next game?</source>
        <translation>Hogy áll a sorozat, és ki kezdi a következő játszmát?</translation>
    </message>
    <message>
        <source>A side has three slots, four only at a flag with Mud (BL-5.1); here are %1 cards.</source>
        <translation>Egy oldalon három hely van, négy csak Sáros zászlónál (BL-5.1); itt %1 lap fekszik.</translation>
    </message>
    <message>
        <source>%1 has two Leaders; each player may have one only.</source>
        <translation>%1 oldalán két Parancsnok van; minden játékosnak csak egy lehet.</translation>
    </message>
    <message>
        <source>%1 Troop or Morale cards are set aside here; after the Deserter and the Redeploy that were played it must be from %2 to %3.</source>
        <translation>Itt %1 Katona vagy Csapatmorál kártya van félretéve; a kijátszott Dezertőr és Átcsoportosítás után %2 és %3 között lehet.</translation>
    </message>
    <message>
        <source>Both players have three adjacent or five flags; the game ends with the first.</source>
        <translation>Mindkét játékosnak három szomszédos vagy öt zászlója van; a játszma már az elsőnél véget ér.</translation>
    </message>
    <message>
        <source>No game has begun: start_game comes first.</source>
        <translation>Még nem kezdődött játszma: előbb start_game kell.</translation>
    </message>
    <message>
        <source>A game is in progress; the next one follows it.</source>
        <translation>Játszma folyik; a következő csak utána jön.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ez a játszma véget ért.</translation>
    </message>
    <message>
        <source>That belongs to another step of the turn: %1. Now comes: %2.</source>
        <translation>Ez a kör egy másik lépéséhez tartozik: %1. Most ez jön: %2.</translation>
    </message>
    <message>
        <source>The series is decided: %1 has won it.</source>
        <translation>A sorozat eldőlt: %1 megnyerte.</translation>
    </message>
    <message>
        <source>%1 starts this game of the series.</source>
        <translation>A sorozatnak ezt a játszmáját %1 kezdi.</translation>
    </message>
    <message>
        <source>What decides the series was agreed before its first game.</source>
        <translation>Arról, mi dönti el a sorozatot, az első játszma előtt kell megegyezni.</translation>
    </message>
    <message>
        <source>%1 is not a Troop card.</source>
        <translation>Ez nem Katona kártya: %1.</translation>
    </message>
    <message>
        <source>%1 is not a Morale card.</source>
        <translation>Ez nem Csapatmorál kártya: %1.</translation>
    </message>
    <message>
        <source>%1 is not an Environment card.</source>
        <translation>Ez nem Környezet kártya: %1.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <translation>A(z) %1 kártya már az asztalon fekszik.</translation>
    </message>
    <message>
        <source>%1 holds no Tactics card.</source>
        <translation>%1 kezében nincs Taktika kártya.</translation>
    </message>
    <message>
        <source>Flag %1 is won by %2: it is closed for good.</source>
        <translation>A(z) %1. zászlót %2 megnyerte: végleg lezárult.</translation>
    </message>
    <message>
        <source>%2 has no free slot at flag %1.</source>
        <translation>%2 oldalán nincs üres hely a(z) %1. zászlónál.</translation>
    </message>
    <message>
        <source>%1 has had a Leader in this game; a second one is never played.</source>
        <translation>%1 ebben a játszmában már kijátszott egy Parancsnokot; másodikat sosem lehet.</translation>
    </message>
    <message>
        <source>%1 does not lie on the opponent&apos;s side of a flag that is not won.</source>
        <translation>A(z) %1 kártya nem fekszik az ellenfél oldalán meg nem nyert zászlónál.</translation>
    </message>
    <message>
        <source>Redeploy lays %1 at another flag, not back at its own.</source>
        <translation>Az Átcsoportosítás másik zászlóhoz teszi a lapot (%1), nem vissza a sajátjához.</translation>
    </message>
    <message>
        <source>The %1 is empty.</source>
        <translation>%1: üres.</translation>
    </message>
    <message>
        <source>Draws left for Scout: %1.</source>
        <translation>Ennyi húzás van hátra a Felderítőből: %1.</translation>
    </message>
    <message>
        <source>By the agreed rule Scout draws all its cards at once: %1.</source>
        <translation>A megbeszélt szabály szerint a Felderítő egyszerre húzza az összes lapját: %1.</translation>
    </message>
    <message>
        <source>Scout draws first; cards are put back when all are drawn.</source>
        <translation>A Felderítő előbb húz; lapot visszatenni akkor kell, ha mindet kihúzta.</translation>
    </message>
    <message>
        <source>Cards to put back after Scout: %1.</source>
        <translation>A Felderítő után visszateendő lapok: %1.</translation>
    </message>
    <message>
        <source>%1 holds a Troop card and has a free slot, so a card must be played.</source>
        <translation>%1 kezében van Katona kártya, és van üres helye, ezért lapot kell kijátszania.</translation>
    </message>
    <message>
        <source>Nothing is drawn at the end of this turn.</source>
        <translation>Ennek a körnek a végén nincs húzás.</translation>
    </message>
    <message>
        <source>%1 has to draw a card; that ends the turn.</source>
        <translation>%1 köteles lapot húzni; ezzel ér véget a köre.</translation>
    </message>
    <message>
        <source>%1 has a %2 with the sum %3 there.</source>
        <translation>%1 ottani formációja: %2, összege %3.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4.</source>
        <translation>%1 ott még ezt érheti el: %2, összege %3, ezzel: %4.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4 and %5.</source>
        <translation>%1 ott még ezt érheti el: %2, összege %3, ezekkel: %4 és %5.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4, %5 and %6.</source>
        <translation>%1 ott még ezt érheti el: %2, összege %3, ezekkel: %4, %5 és %6.</translation>
    </message>
    <message>
        <source>%1 can still have a %2 with the sum %3 there, with %4, %5, %6 and %7.</source>
        <translation>%1 ott még ezt érheti el: %2, összege %3, ezekkel: %4, %5, %6 és %7.</translation>
    </message>
    <message>
        <source>The claimed set is a %1 with the sum %2, which is worse.</source>
        <translation>Az igényelt lapcsoport: %1, összege %2; ez gyengébb.</translation>
    </message>
    <message>
        <source>It is a tie, and %1 laid the last card: a tie loses.</source>
        <translation>Döntetlen, és az utolsó lapot %1 tette le: a döntetlent elveszíti.</translation>
    </message>
    <message>
        <source>Game %2 begins; %1 has the first turn.</source>
        <translation>Kezdődik a(z) %2. játszma; az első kör %1 köre.</translation>
    </message>
    <message>
        <source>%1 lays %2 at flag %3.</source>
        <translation>%1 leteszi: %2, a(z) %3. zászlóhoz.</translation>
    </message>
    <message>
        <source>The set of %1 at flag %2 is complete.</source>
        <translation>%1 lapcsoportja a(z) %2. zászlónál teljes.</translation>
    </message>
    <message>
        <source>Fog at flag %1: from now on only sums count there.</source>
        <translation>Köd a(z) %1. zászlónál: mostantól itt csak az összegek számítanak.</translation>
    </message>
    <message>
        <source>Mud at flag %1: from now on four cards a side are needed there.</source>
        <translation>Sár a(z) %1. zászlónál: mostantól itt oldalanként négy lap kell.</translation>
    </message>
    <message>
        <source>%1 draws from the %2.</source>
        <translation>%1 húz (%2).</translation>
    </message>
    <message>
        <source>%1 puts a card back on the %2.</source>
        <translation>%1 lapot tesz vissza ide: %2.</translation>
    </message>
    <message>
        <source>Redeploy: %1 moves from flag %2 to flag %3.</source>
        <translation>Átcsoportosítás: %1 a(z) %2. zászlótól a(z) %3. zászlóhoz kerül.</translation>
    </message>
    <message>
        <source>Redeploy: %1 leaves flag %2 and is out of play.</source>
        <translation>Átcsoportosítás: a(z) %1 kártya elhagyja a(z) %2. zászlót, és játékon kívülre kerül.</translation>
    </message>
    <message>
        <source>Deserter: %1 leaves flag %2 and is out of play.</source>
        <translation>Dezertőr: a(z) %1 kártya elhagyja a(z) %2. zászlót, és játékon kívülre kerül.</translation>
    </message>
    <message>
        <source>Traitor: %1 changes sides from flag %2 to flag %3.</source>
        <translation>Áruló: a(z) %1 kártya oldalt vált a(z) %2. zászlótól a(z) %3. zászlóhoz.</translation>
    </message>
    <message>
        <source>%1 passes; nothing is drawn.</source>
        <translation>%1 passzol; nincs húzás.</translation>
    </message>
    <message>
        <source>%1 holds Tactics cards and may play one more: if one of them can be played, it must be.</source>
        <translation>%1 kezében van Taktika kártya, és még egyet kijátszhat: ha valamelyik kijátszható, ki kell játszania.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 köre következik.</translation>
    </message>
    <message>
        <source>Flag %2 is proven and is awarded to %1.</source>
        <translation>A(z) %2. zászló bizonyított, megnyeri: %1.</translation>
    </message>
    <message>
        <source>%1 claims no more and plays now.</source>
        <translation>%1 nem igényel többet, most kijátszik.</translation>
    </message>
    <message>
        <source>Decks, hands and table would hold %1 Troop cards and %2 Tactics cards in place of 60 and 10.</source>
        <translation>Paklikban, kézben és asztalon %1 Katona és %2 Taktika kártya lenne 60 és 10 helyett.</translation>
    </message>
    <message>
        <source>The game would go on although %1 has won it.</source>
        <translation>A játszma folytatódna, pedig %1 már megnyerte.</translation>
    </message>
    <message>
        <source>Game %2: %1 starts</source>
        <translation>%2. játszma: %1 kezd</translation>
    </message>
    <message>
        <source>%1: %2 at flag %3</source>
        <translation>%1: %2 a(z) %3. zászlóhoz</translation>
    </message>
    <message>
        <source>%1: Scout</source>
        <translation>%1: Felderítő</translation>
    </message>
    <message>
        <source>%1 draws for Scout: %2</source>
        <translation>%1 a Felderítővel húz: %2</translation>
    </message>
    <message>
        <source>%1 draws for Scout: %2, %3</source>
        <translation>%1 a Felderítővel húz: %2, %3</translation>
    </message>
    <message>
        <source>%1 draws for Scout: %2, %3, %4</source>
        <translation>%1 a Felderítővel húz: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 puts back: %2</source>
        <translation>%1 visszatesz: %2</translation>
    </message>
    <message>
        <source>%1 puts back: %2, %3</source>
        <translation>%1 visszatesz: %2, %3</translation>
    </message>
    <message>
        <source>%1 puts back: %2, %3, %4</source>
        <translation>%1 visszatesz: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1: Redeploy, %2 to flag %3</source>
        <translation>%1: Átcsoportosítás, %2 a(z) %3. zászlóhoz</translation>
    </message>
    <message>
        <source>%1: Redeploy, %2 out of play</source>
        <translation>%1: Átcsoportosítás, %2 játékon kívül</translation>
    </message>
    <message>
        <source>%1: Deserter, %2 out of play</source>
        <translation>%1: Dezertőr, %2 játékon kívül</translation>
    </message>
    <message>
        <source>%1: Traitor, %2 to flag %3</source>
        <translation>%1: Áruló, %2 a(z) %3. zászlóhoz</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passzol</translation>
    </message>
    <message>
        <source>%1 claims flag %2</source>
        <translation>%1 igényli a(z) %2. zászlót</translation>
    </message>
    <message>
        <source>%1 draws: %2</source>
        <translation>%1 húz: %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 befejezi a körét</translation>
    </message>
    <message>
        <source>%1 claims no more</source>
        <translation>%1 nem igényel többet</translation>
    </message>
    <message>
        <source>Flag %1 is won already; a flag is won once and for good.</source>
        <translation>A(z) %1. zászlót már megnyerték; egy zászlót egyszer, végleg lehet megnyerni.</translation>
    </message>
    <message>
        <source>Is the game over, who has won, and what does it score?</source>
        <translation>Véget ért-e a játszma, ki győzött, és mennyit ér?</translation>
    </message>
    <message>
        <source>Nobody has three adjacent flags or five flags yet.</source>
        <translation>Még senkinek sincs három szomszédos vagy öt zászlója.</translation>
    </message>
    <message>
        <source>With flag %2 %1 has three adjacent flags: a Breakthrough.</source>
        <translation>A(z) %2. zászlóval %1 három szomszédos zászlót birtokol: Áttörés.</translation>
    </message>
    <message>
        <source>With flag %2 %1 has five flags: an Envelopment.</source>
        <translation>A(z) %2. zászlóval %1 öt zászlót birtokol: Bekerítés.</translation>
    </message>
    <message>
        <source>The claim of flag %1 came after the end of the game and is void.</source>
        <translation>A(z) %1. zászló igénylése a játszma vége után történt, és semmis.</translation>
    </message>
    <message>
        <source>Both players have passed one after the other: the game is over.</source>
        <translation>Mindkét játékos passzolt egymás után: a játszma véget ért.</translation>
    </message>
    <message>
        <source>%1 has more flags, %2 against %3, and wins.</source>
        <translation>%1 több zászlót szerzett, %2 a(z) %3 ellen, és győz.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Még nem volt játszma.</translation>
    </message>
    <message>
        <source>Game %1 was played after the end of the series and does not count.</source>
        <translation>A(z) %1. játszma a sorozat vége után volt, nem számít.</translation>
    </message>
    <message>
        <source>%1 won the last game and starts the next.</source>
        <translation>%1 nyerte az utolsó játszmát, és kezdi a következőt.</translation>
    </message>
    <message>
        <source>The last game was a draw: %1 started it and starts again.</source>
        <translation>Az utolsó játszma döntetlen volt: %1 kezdte, és újra kezd.</translation>
    </message>
    <message>
        <source>%1 starts the first game.</source>
        <translation>Az első játszmát %1 kezdi.</translation>
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
        <translation>%1 oldalán nincs üres hely ezeknél a zászlóknál: %2.</translation>
    </message>
    <message>
        <source>These flags are won, and closed to both sides: %1.</source>
        <translation>Ezeket a zászlókat már megnyerték, mindkét oldal számára lezárultak: %1.</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <translation>Pontok: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Game %1: %2 %3, %4 %5.</source>
        <translation>%1. játszma: %2 %3, %4 %5.</translation>
    </message>
    <message>
        <source>Together: %1 %2, %3 %4.</source>
        <translation>Összesen: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>%1 claims flag %2.</source>
        <translation>%1 igényli a(z) %2. zászlót.</translation>
    </message>
    <message>
        <source>%1 has no card there.</source>
        <translation>%1: nincs ott lapja.</translation>
    </message>
    <message>
        <source>%1 has there: %2.</source>
        <translation>%1 lapja ott: %2.</translation>
    </message>
    <message>
        <source>%1 has there: %2, %3.</source>
        <translation>%1 lapjai ott: %2, %3.</translation>
    </message>
    <message>
        <source>%1 has there: %2, %3, %4.</source>
        <translation>%1 lapjai ott: %2, %3, %4.</translation>
    </message>
    <message>
        <source>%1 has there: %2, %3, %4, %5.</source>
        <translation>%1 lapjai ott: %2, %3, %4, %5.</translation>
    </message>
    <message>
        <source>Fog lies there.</source>
        <translation>Köd fekszik ott.</translation>
    </message>
    <message>
        <source>Mud lies there.</source>
        <translation>Sár fekszik ott.</translation>
    </message>
    <message>
        <source>%1 laid the last card there.</source>
        <translation>Ott az utolsó lapot %1 tette le.</translation>
    </message>
    <message>
        <source>Troop cards that nobody has seen yet: %1.</source>
        <translation>Katona kártyák, amelyeket még senki sem látott: %1.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 következik.</translation>
    </message>
    <message>
        <source>Tactics cards that %1 has played: %2.</source>
        <translation>Kijátszott Taktika kártyák, %1: %2.</translation>
    </message>
    <message>
        <source>Open flags where %1 has a free slot: %2.</source>
        <translation>Nyitott zászlók szabad hellyel, %1: %2.</translation>
    </message>
    <message>
        <source>One Tactics card more than the opponent is the limit.</source>
        <translation>Az ellenfélnél legfeljebb eggyel több Taktika kártya játszható ki.</translation>
    </message>
    <message>
        <source>Each player may have one Leader only.</source>
        <translation>Minden játékosnak csak egy Parancsnoka lehet.</translation>
    </message>
    <message>
        <source>There is no card that it could take.</source>
        <translation>Nincs lap, amelyet elvehetne.</translation>
    </message>
    <message>
        <source>No slot is free and no Tactics card can be played: pass.</source>
        <translation>Nincs üres hely, és Taktika kártya sem játszható ki: passz.</translation>
    </message>
    <message>
        <source>No Troop card is held and no Tactics card can be played: pass.</source>
        <translation>Nincs Katona kártya a kézben, és Taktika kártya sem játszható ki: passz.</translation>
    </message>
    <message>
        <source>No slot is free: play a Tactics card, or pass.</source>
        <translation>Nincs üres hely: Taktika kártya kijátszása vagy passz.</translation>
    </message>
    <message>
        <source>No Troop card is held: play a Tactics card, or pass.</source>
        <translation>Nincs Katona kártya a kézben: Taktika kártya kijátszása vagy passz.</translation>
    </message>
    <message>
        <source>No slot is free: if a Tactics card can be played, it must be.</source>
        <translation>Nincs üres hely: ha Taktika kártya kijátszható, ki kell játszani.</translation>
    </message>
    <message>
        <source>No Troop card is held: if a Tactics card can be played, it must be.</source>
        <translation>Nincs Katona kártya a kézben: ha Taktika kártya kijátszható, ki kell játszani.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n empty slot(s); any Troop card that is not visible may go there.</source>
        <translation>
            <numerusform>%1 oldalán %n üres hely van; oda bármely nem látható Katona kártya kerülhet.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %2 %1 would win, but it lies at flag %3.</source>
        <translation>Ezzel %1 nyerne: %2, de az a(z) %3. zászlónál fekszik.</translation>
    </message>
    <message>
        <source>With %2 %1 would win, but it is out of play.</source>
        <translation>Ezzel %1 nyerne: %2, de az már játékon kívül van.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen yet, all tried: none wins.</source>
        <translation>
            <numerusform>%n még nem látott lap, mind kipróbálva: egyik sem nyer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3: no further one may follow now.</source>
        <translation>
            <numerusform>%1 eddig %n, az ellenfél %3 Taktika kártyát játszott ki: most nem jöhet újabb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Scout and draws %n card(s), as chosen.</source>
        <translation>
            <numerusform>%1 Felderítőt játszik ki, és %n lapot húz, választása szerint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s).</source>
        <translation>
            <numerusform>%1 kezében %n lap lenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n flag(s): the game is a draw.</source>
        <translation>
            <numerusform>Mindkét játékosnak %n zászlója van: a játszma döntetlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads by %n point(s): that decides the series.</source>
        <translation>
            <numerusform>%1 %n ponttal vezet: ez eldönti a sorozatot.</numerusform>
        </translation>
    </message>
    <message>
        <source>One game was agreed, and %1 has won it.</source>
        <translation>Egy játszmában állapodtak meg, és %1 megnyerte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n game(s) in a row: that decides the series.</source>
        <translation>
            <numerusform>%1 egymás után %n játszmát nyert: ez eldönti a sorozatot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n game(s) in a row by Breakthrough: that decides the series.</source>
        <translation>
            <numerusform>%1 egymás után %n játszmát nyert Áttöréssel: ez eldönti a sorozatot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3, so a Tactics card may be played.</source>
        <translation>
            <numerusform>%1 eddig %n, az ellenfél %3 Taktika kártyát játszott ki, így Taktika kártya kijátszható.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3, so no Tactics card may follow.</source>
        <translation>
            <numerusform>%1 eddig %n, az ellenfél %3 Taktika kártyát játszott ki, így újabb Taktika kártya nem következhet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most flags</source>
        <translation>Több zászló</translation>
    </message>
    <message>
        <source>Tactics cards played: North %1, South %2; these numbers can differ by one at most (BL-8.3).</source>
        <translation>Észak %1, Dél %2 Taktika kártyát játszott ki; a különbség legfeljebb egy lehet (BL-8.3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot have won this flag with %n card(s); %3 are needed.</source>
        <translation>
            <numerusform>%1 nem nyerhette meg ezt a zászlót %n lappal; %3 kell hozzá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by a lead of %n point(s)</source>
        <translation>
            <numerusform>%n pontos előnnyel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n win(s) in a row</source>
        <translation>
            <numerusform>%n egymás utáni győzelemmel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n Breakthrough(s) in a row</source>
        <translation>
            <numerusform>%n egymás utáni Áttöréssel</numerusform>
        </translation>
    </message>
    <message>
        <source>The match does not say who played: both names are needed, two different ones.</source>
        <translation>A meccs nem mondja meg, kik játszottak: mindkét név kell, két különböző.</translation>
    </message>
    <message>
        <source>by games won in a row</source>
        <translation>sorozatban nyert játszmákkal</translation>
    </message>
    <message>
        <source>Flags are claimed on your own turn, after playing and before drawing.</source>
        <translation>Zászlót a saját körben, a kijátszás után és a húzás előtt lehet igényelni.</translation>
    </message>
    <message>
        <source>By the agreed rule flags are claimed only at the start of your own turn, before playing.</source>
        <translation>A megbeszélt szabály szerint zászlót csak a saját kör elején, kijátszás előtt lehet igényelni.</translation>
    </message>
    <message>
        <source>This claim is made at another moment: %1.</source>
        <translation>Ez az igénylés más időpontban történik: %1.</translation>
    </message>
    <message>
        <source>at the start of the turn, before playing</source>
        <translation>a kör elején, kijátszás előtt</translation>
    </message>
    <message>
        <source>after playing, before drawing</source>
        <translation>kijátszás után, húzás előtt</translation>
    </message>
    <message>
        <source>after drawing</source>
        <translation>húzás után</translation>
    </message>
    <message>
        <source>in the opponent&apos;s turn</source>
        <translation>az ellenfél körében</translation>
    </message>
    <message>
        <source>Flag %2 is not proven; recorded anyway, it goes to %1.</source>
        <translation>A(z) %2. zászló nincs bizonyítva; mégis rögzítve: %1 nyeri meg.</translation>
    </message>
    <message>
        <source>%1 does not lie on the player&apos;s own side of a flag that is not won.</source>
        <translation>A(z) %1 kártya nem fekszik a saját oldalon meg nem nyert zászlónál.</translation>
    </message>
    <message>
        <source>The Traitor takes a Troop card; %1 is not one.</source>
        <translation>Az Áruló Katona kártyát visz el; ez nem az: %1.</translation>
    </message>
    <message>
        <source>There is no free slot on the player&apos;s own side of an open flag.</source>
        <translation>Nincs üres hely a saját oldalon nyitott zászlónál.</translation>
    </message>
    <message>
        <source>%1 counts %2.</source>
        <translation>%1 értéke itt %2.</translation>
    </message>
</context>
<context>
    <name>battleline_pages</name>
    <message>
        <source>in this question</source>
        <translation>ebben a kérdésben</translation>
    </message>
    <message>
        <source>More about flag %1</source>
        <translation>Több erről a zászlóról: %1</translation>
    </message>
    <message>
        <source>flag %1</source>
        <translation>%1. zászló</translation>
    </message>
    <message>
        <source>Flag %1, %2: tap the cards that lie there</source>
        <translation>%1. zászló, %2: koppints az ott fekvő lapokra</translation>
    </message>
    <message>
        <source>Tap each flag on the side of who has won it, in the order of winning.</source>
        <translation>Koppints minden zászlónál annak az oldalára, aki megnyerte, a megnyerés sorrendjében.</translation>
    </message>
    <message>
        <source>Won in this order: %1. Tap a side again to take its flag back.</source>
        <translation>Megnyerve ebben a sorrendben: %1. Ha újra az oldalra koppintasz, a zászló ismét nyitott.</translation>
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
        <translation>Nincs „%1” nevű játék.</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; was &quot;%2&quot; meant?</source>
        <translation>Nincs ilyen: „%1”; talán „%2” lenne az?</translation>
    </message>
    <message>
        <source>There is no question &quot;%1&quot;; `ask --list` shows them all.</source>
        <translation>Nincs „%1” nevű kérdés; az `ask --list` mindet felsorolja.</translation>
    </message>
    <message>
        <source>Battle Line</source>
        <translation>Battle Line</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>hullák</translation>
    </message>
    <message>
        <source>most kills</source>
        <translation>legtöbb hulla</translation>
    </message>
    <message>
        <source>fewest kills</source>
        <translation>legkevesebb hulla</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>szabálytalanságok</translation>
    </message>
    <message>
        <source>most fouls</source>
        <translation>legtöbb szabálytalanság</translation>
    </message>
    <message>
        <source>fewest fouls</source>
        <translation>legkevesebb szabálytalanság</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>pontokkal</translation>
    </message>
    <message>
        <source>in overtime</source>
        <translation>rájátszásban</translation>
    </message>
    <message>
        <source>by blowout</source>
        <translation>kiütéssel</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>megsemmisüléssel</translation>
    </message>
    <message>
        <source>as the last team in play</source>
        <translation>utolsóként játékban maradva</translation>
    </message>
    <message>
        <source>all have lost</source>
        <translation>mindenki veszített</translation>
    </message>
    <message>
        <source>Two coaches have the team &quot;%1&quot;; in this league each team is there once.</source>
        <translation>A(z) „%1” csapat két edzőnél is szerepel; ebben a ligában minden csapat egyszer lehet.</translation>
    </message>
    <message>
        <source>Only matches of two teams count for a league (KB-34.2).</source>
        <translation>Ligában csak a kétcsapatos meccsek számítanak (KB-34.2).</translation>
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
        <translation>Ez „%1” meccs; a szezon játéka „%2”.</translation>
    </message>
    <message>
        <source>Results of this game are entered by hand: its matches are not read.</source>
        <translation>Ennek a játéknak az eredményeit kézzel kell beírni: a meccseit a program nem olvassa.</translation>
    </message>
    <message>
        <source>Entry %1 cannot have happened: %2 The match does not count.</source>
        <translation>A(z) %1. bejegyzés nem történhetett meg: %2 A meccs nem számít.</translation>
    </message>
    <message>
        <source>The match was played with another data pack, so it cannot be verified.</source>
        <translation>A meccset más adatcsomaggal játszották, ezért nem ellenőrizhető.</translation>
    </message>
    <message>
        <source>No fixture of %1 is open in this season.</source>
        <translation>Ebben a szezonban %1 között nincs nyitott párosítás.</translation>
    </message>
    <message>
        <source>There is no fixture &quot;%1&quot;.</source>
        <translation>Nincs „%1” párosítás.</translation>
    </message>
    <message>
        <source>This match is in the season already: it is the result of fixture &quot;%1&quot; (%2). A match counts once.</source>
        <translation>Ez a meccs már benne van a szezonban: a(z) „%1” párosítás eredménye (%2). Egy meccs egyszer számít.</translation>
    </message>
    <message>
        <source>%1 has no team of the game in this season. Give it one, or enter the result.</source>
        <translation>%1 ebben a szezonban nem kapott csapatot a játékból. Adj neki egyet, vagy írd be az eredményt.</translation>
    </message>
    <message>
        <source>%1 and %2 play the same team, so their match cannot be followed here. Enter its result.</source>
        <translation>%1 és %2 ugyanazt a csapatot játssza, ezért a meccsük itt nem követhető. Írd be az eredményét.</translation>
    </message>
    <message>
        <source>A league match is between two teams.</source>
        <translation>A ligameccset két csapat játssza.</translation>
    </message>
    <message>
        <source>A league match starts with %1 cash.</source>
        <translation>A ligameccs %1 pénzzel kezdődik.</translation>
    </message>
    <message>
        <source>%1 start with %2 cash: what was kept is on top.</source>
        <translation>%1 kezdőpénze %2: a megtartott pénz is benne van.</translation>
    </message>
    <message>
        <source>Upgrades are drafted for each match.</source>
        <translation>A fejlesztésekre minden meccs előtt árverés van.</translation>
    </message>
    <message>
        <source>What a team has bought it keeps; what is left is drafted.</source>
        <translation>Amit egy csapat megvett, az megmarad nála; a többire árverés van.</translation>
    </message>
    <message>
        <source>%1 own from matches before: %2.</source>
        <translation>%1 korábbi meccsekről hozott tulajdona: %2.</translation>
    </message>
    <message>
        <source>%1 have lost for good: %2.</source>
        <translation>%1 végleges veszteségei: %2.</translation>
    </message>
    <message>
        <source>In the playoffs the better seed begins: %1.</source>
        <translation>A kieséses szakaszban a jobb kiemelt kezd: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of the record is one that the rules refuse: %2</source>
        <translation>A jegyzőkönyv %1. bejegyzését a szabályok elutasítják: %2</translation>
    </message>
    <message>
        <source>This record holds no season: its first entry creates one.</source>
        <translation>Ebben a feljegyzésben nincs szezon: az első bejegyzése hozná létre.</translation>
    </message>
    <message>
        <source>The season has started, so what was settled before it stays. Points and tie-breakers can still be changed, with a reason that the table then tells.</source>
        <translation>A szezon elkezdődött, ezért ami előtte eldőlt, megmarad. A pontozás és a rangsoroló szempontok indoklással még változtathatók; ezt a tabella is jelzi.</translation>
    </message>
    <message>
        <source>Cash left</source>
        <translation>Maradt pénz</translation>
    </message>
    <message>
        <source>Fouls kept</source>
        <translation>Megmaradt szabálytalanságok</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Fejlesztések</translation>
    </message>
    <message>
        <source>Ringers</source>
        <translation>Arénaharcosok</translation>
    </message>
    <message>
        <source>Killed (r1, b4)</source>
        <translation>Meghalt (r1, b4)</translation>
    </message>
    <message>
        <source>The season in this file is not the one that its record brings about.</source>
        <translation>A fájlban lévő szezon nem az, amelyet a jegyzőkönyve eredményez.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n active upgrade point(s) by now.</source>
        <translation>
            <numerusform>%1: most %n aktív fejlesztéspont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bring %n foul(s) along.</source>
        <translation>
            <numerusform>%1: %n szabálytalanságot hoz magával.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3, not %4</source>
        <translation>%1, %2: %3, nem %4</translation>
    </message>
    <message>
        <source>%1 began, not %2</source>
        <translation>%1 kezdett, nem %2</translation>
    </message>
    <message>
        <source>without a draft</source>
        <translation>árverés nélkül</translation>
    </message>
    <message>
        <source>an exhibition match</source>
        <translation>barátságos meccs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>active upgrade points</source>
        <translation>aktív fejlesztéspontok</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>pénz</translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation>fejlesztések</translation>
    </message>
    <message>
        <source>ringers</source>
        <translation>arénaharcosok</translation>
    </message>
    <message>
        <source>dead figures</source>
        <translation>halott figurák</translation>
    </message>
    <message>
        <source>This match is not to be played: it is settled.</source>
        <translation>Ezt a meccset nem kell lejátszani: már lezárult.</translation>
    </message>
    <message>
        <source>Who plays this match is not known yet.</source>
        <translation>Még nem tudni, ki játssza ezt a meccset.</translation>
    </message>
    <message>
        <source>The fixture is %1; this match was %2.</source>
        <translation>A párosítás: %1; ezt a meccset viszont ők játszották: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the match is not in this season.</source>
        <translation>A meccs „%1” nevű szereplője nincs ebben a szezonban.</translation>
    </message>
    <message>
        <source>The fixture is %1 vs %2.</source>
        <translation>A párosítás: %1 – %2.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 only %n figure(s) can still play. With fewer than 5 a team forfeits: enter a no-show.</source>
        <translation>
            <numerusform>%1: csak %n figura maradt, amely játszhat. 5-nél kevesebbel a csapat játék nélkül veszít: írd be, hogy nem jött el.</numerusform>
        </translation>
    </message>
    <message>
        <source>These reasons are not those that this Whistle gives, in any language. Another version may have worded them otherwise; the table itself is right.</source>
        <translation>Ezek az indoklások egyik nyelven sem azok, amelyeket ez a Whistle ad. Egy másik változat fogalmazhatta őket másképp; maga a tabella helyes.</translation>
    </message>
    <message>
        <source>the match was corrected after it was taken in</source>
        <translation>a meccset az átvétele után javították</translation>
    </message>
    <message>
        <source>Each team of the game only once</source>
        <translation>A játék minden csapata csak egyszer</translation>
    </message>
    <message>
        <source>Cash for each match</source>
        <translation>Pénz minden meccsre</translation>
    </message>
    <message>
        <source>Unspent cash that is kept, at most</source>
        <translation>Megtartható el nem költött pénz, legfeljebb</translation>
    </message>
    <message>
        <source>Active upgrade points at the start</source>
        <translation>Aktív fejlesztéspontok induláskor</translation>
    </message>
    <message>
        <source>One more active upgrade point after this many matches</source>
        <translation>Ennyi meccs után eggyel több aktív fejlesztéspont</translation>
    </message>
    <message>
        <source>Most active upgrade points</source>
        <translation>Legtöbb aktív fejlesztéspont</translation>
    </message>
    <message>
        <source>Upgrades and ringers</source>
        <translation>Fejlesztések és arénaharcosok</translation>
    </message>
    <message>
        <source>Killed figures stay dead</source>
        <translation>A megölt figurák halottak maradnak</translation>
    </message>
    <message>
        <source>Fouls are carried over</source>
        <translation>A szabálytalanságok megmaradnak</translation>
    </message>
    <message>
        <source>Draft before each match</source>
        <translation>Árverés minden meccs előtt</translation>
    </message>
    <message>
        <source>Kept all season</source>
        <translation>Egész szezonban megmarad</translation>
    </message>
    <message>
        <source>The packs in the folder &quot;%1&quot; are not read; those of this game lie in &quot;%2&quot;.</source>
        <translation>A(z) „%1” mappa csomagjait senki sem olvassa; a játék csomagjainak mappája „%2”.</translation>
    </message>
    <message>
        <source>These are not two copies of one season: they have no beginning in common.</source>
        <translation>Ez nem ugyanannak a szezonnak két másolata: nincs közös kezdetük.</translation>
    </message>
    <message>
        <source>The act that it changes was left out, or is the other copy&apos;s as well.</source>
        <translation>Az a lépés, amelyet módosít, kimaradt, vagy a másik másolatban is megvan.</translation>
    </message>
</context>
<context>
    <name>chaotic</name>
    <message>
        <source>A whole number from %1 to %2 was expected, not %3.</source>
        <translation>Egész szám kell %1 és %2 között, nem %3.</translation>
    </message>
    <message>
        <source>A change of 0 changes nothing.</source>
        <translation>A 0 változás semmit sem változtat.</translation>
    </message>
    <message>
        <source>Event %1 was not allowed.</source>
        <translation>A(z) %1. esemény nem volt szabályos.</translation>
    </message>
    <message>
        <source>Both have passed: the Burst is complete and resolves from the top. Then %1 may act first.</source>
        <translation>Mindketten passzoltak: a sorozat kész, felülről hajtják végre. Utána %1 cselekedhet először.</translation>
    </message>
    <message>
        <source>The Burst is open: %1 may add something or pass.</source>
        <translation>A sorozat nyitva: %1 hozzátehet valamit, vagy passzolhat.</translation>
    </message>
    <message>
        <source>No Burst has begun.</source>
        <translation>Nem kezdődött sorozat.</translation>
    </message>
    <message>
        <source>%1 resolves.</source>
        <translation>Végrehajtva: %1.</translation>
    </message>
    <message>
        <source>%1 was dispelled.</source>
        <translation>Eloszlatva: %1.</translation>
    </message>
    <message>
        <source>%1 was negated and does nothing.</source>
        <translation>%1 semlegesítve, hatástalan.</translation>
    </message>
    <message>
        <source>%1 does nothing: its target has left the Burst.</source>
        <translation>%1 nem tesz semmit: célpontja kikerült a sorozatból.</translation>
    </message>
    <message>
        <source>%1 waits for the next Burst.</source>
        <translation>%1 a következő sorozatra vár.</translation>
    </message>
    <message>
        <source>The Active Player puts down triggered abilities first.</source>
        <translation>Előbb az aktív játékos teszi le kiváltott képességeit.</translation>
    </message>
    <message>
        <source>While a Burst resolves nobody may add anything or pass.</source>
        <translation>Egy sorozat végrehajtása közben senki sem tehet hozzá és nem passzolhat.</translation>
    </message>
    <message>
        <source>Innate abilities are never part of a Burst.</source>
        <translation>Veleszületett képesség sosem része a sorozatnak.</translation>
    </message>
    <message>
        <source>An Attack can only begin a Burst.</source>
        <translation>A támadás csak kezdheti a sorozatot.</translation>
    </message>
    <message>
        <source>An Attack is played in the strikes of a combat only.</source>
        <translation>Támadás csak harc csapásaiban játszható ki.</translation>
    </message>
    <message>
        <source>Only the Striking Player plays an Attack.</source>
        <translation>Csak a csapó játékos játszik ki támadást.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s choice.</source>
        <translation>A másik játékos választ.</translation>
    </message>
    <message>
        <source>The target is not on the Burst.</source>
        <translation>A célpont nincs a sorozatban.</translation>
    </message>
    <message>
        <source>An Attack cannot be dispelled.</source>
        <translation>Támadás nem oszlatható el.</translation>
    </message>
    <message>
        <source>The target cannot be chosen as a target.</source>
        <translation>A célpont nem választható.</translation>
    </message>
    <message>
        <source>The target is not of an affiliation that may be hit.</source>
        <translation>A célpont hovatartozása nem megfelelő.</translation>
    </message>
    <message>
        <source>There is no Burst in which to pass.</source>
        <translation>Nincs sorozat, amelyben passzolni lehetne.</translation>
    </message>
    <message>
        <source>%1 deals %3 damage to %2.</source>
        <translation>%1 ennyit sebez: %3, célpontja: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 damage of %3 Energy and is defeated.</source>
        <translation>%1: sebzés %2, energia %3: legyőzve.</translation>
    </message>
    <message>
        <source>%1 has %2 damage of %3 Energy.</source>
        <translation>%1: sebzés %2, energia %3.</translation>
    </message>
    <message>
        <source>The Attack was negated: it does nothing.</source>
        <translation>A támadást semlegesítették: hatástalan.</translation>
    </message>
    <message>
        <source>%1 was the last creature of its player: the match is over before the Attack resolves.</source>
        <translation>%1 a játékosa utolsó lénye volt: a meccs a támadás végrehajtása előtt véget ér.</translation>
    </message>
    <message>
        <source>Recklessness deals %2 to %1 itself: damage %3.</source>
        <translation>A vakmerőség %2 sebzést okoz magának, %1: sebzés %3.</translation>
    </message>
    <message>
        <source>%1 is immune to Recklessness.</source>
        <translation>%1 immunis a vakmerőségre.</translation>
    </message>
    <message>
        <source>%1 is defeated; its Attack resolves with its last Disciplines and elements, without Element X and Strike.</source>
        <translation>%1 legyőzve; támadását utolsó képzettségeivel és elemeivel hajtják végre, Elem X és Csapás nélkül.</translation>
    </message>
    <message>
        <source>Base %1 + elements %2 + text %3 + Element X %4 + Strike %5 = %6.</source>
        <translation>Alap %1 + elemek %2 + szöveg %3 + Elem X %4 + Csapás %5 = %6.</translation>
    </message>
    <message>
        <source>%1 has %2: %3 more.</source>
        <translation>%1 eleme %2: %3 további.</translation>
    </message>
    <message>
        <source>%1 does not have %2: its %3 does not count.</source>
        <translation>%1: nem eleme: %2; ez nem számít: %3.</translation>
    </message>
    <message>
        <source>It is a %2 Attack: %2 X of %1 adds %3.</source>
        <translation>Típusa: %2; %1: %2 X, további %3.</translation>
    </message>
    <message>
        <source>By the house rule %2 X does not help %1, which does not have %2.</source>
        <translation>A házi szabály szerint a %2 X nem segít (%1), mert nincs meg a %2 elem.</translation>
    </message>
    <message>
        <source>First attack of the combat: Strike adds %2.</source>
        <translation>A harc első támadása: a Csapás további %2.</translation>
    </message>
    <message>
        <source>It is not the first attack of %1 in the combat: Strike does not count.</source>
        <translation>%1 nem először támad ebben a harcban: a Csapás nem számít.</translation>
    </message>
    <message>
        <source>The Invisibility of %1 works: Strike %2 counts.</source>
        <translation>%1 láthatatlansága működik: a Csapás (%2) számít.</translation>
    </message>
    <message>
        <source>The Invisibility of %1 is negated: its Strike %2 does not count.</source>
        <translation>%1 láthatatlansága semlegesítve van: a vele járó Csapás (%2) nem számít.</translation>
    </message>
    <message>
        <source>Both are invisible, so their effects cancel each other: Strike %2 of %1 does not count.</source>
        <translation>Mindkettő láthatatlan, hatásaik kioltják egymást: %1 ezzel járó Csapása (%2) nem számít.</translation>
    </message>
    <message>
        <source>%1 is immune to Strike.</source>
        <translation>%1 immunis a Csapásra.</translation>
    </message>
    <message>
        <source>Check %1 %3: %2 is enough.</source>
        <translation>Próba, %1 %3: %2 elég.</translation>
    </message>
    <message>
        <source>Check %1 %3: %2 is too little.</source>
        <translation>Próba, %1 %3: %2 kevés.</translation>
    </message>
    <message>
        <source>Challenge %1 %5: %2 − %3 = %4 is enough.</source>
        <translation>Kihívás, %1 %5: %2 − %3 = %4 elég.</translation>
    </message>
    <message>
        <source>Challenge %1 %5: %2 − %3 = %4 is too little.</source>
        <translation>Kihívás, %1 %5: %2 − %3 = %4 kevés.</translation>
    </message>
    <message>
        <source>%1 has %2: the effect works.</source>
        <translation>%1 eleme %2: a hatás él.</translation>
    </message>
    <message>
        <source>%1 does not have %2: no such effect.</source>
        <translation>%1: nem eleme: %2; nincs ilyen hatás.</translation>
    </message>
    <message>
        <source>By the players&apos; word: %1 holds.</source>
        <translation>A játékosok szava szerint teljesül: %1.</translation>
    </message>
    <message>
        <source>By the players&apos; word: %1 does not hold.</source>
        <translation>A játékosok szava szerint nem teljesül: %1.</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>a feltétel</translation>
    </message>
    <message>
        <source>The text deals %1 more.</source>
        <translation>A szöveg további %1 sebzést ad.</translation>
    </message>
    <message>
        <source>%1 heals %2: damage %3.</source>
        <translation>%1 gyógyul: %2; sebzés %3.</translation>
    </message>
    <message>
        <source>%1 gains %2 Energy: %3.</source>
        <translation>%1 energiát szerez: %2; most %3.</translation>
    </message>
    <message>
        <source>%1 loses %3 of %2: %4.</source>
        <translation>%1 veszít: %2 %3; most %4.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 elveszti: %2.</translation>
    </message>
    <message>
        <source>The players carry out: %1.</source>
        <translation>A játékosok végrehajtják: %1.</translation>
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
        <translation>%1 : %2 (%3), lefelé kerekítve %4.</translation>
    </message>
    <message>
        <source>%1 − %2 (%3) = %4.</source>
        <translation>%1 − %2 (%3) = %4.</translation>
    </message>
    <message>
        <source>The damage is set to %2 (%3).</source>
        <translation>A sebzés beállítva: %2 (%3).</translation>
    </message>
    <message>
        <source>Below 0 counts as 0.</source>
        <translation>A 0 alatti 0-nak számít.</translation>
    </message>
    <message>
        <source>The deck is legal. Build points: %1 of %2.</source>
        <translation>A pakli szabályos. Építőpont: %1 / %2.</translation>
    </message>
    <message>
        <source>The deck is not legal. Faults: %1.</source>
        <translation>A pakli nem szabályos. Hibák: %1.</translation>
    </message>
    <message>
        <source>Creatures %1, Battlegear %2, Mugic %3, Locations %4, Attacks %5.</source>
        <translation>Lények %1, harci felszerelés %2, mugic %3, helyszínek %4, támadások %5.</translation>
    </message>
    <message>
        <source>Both players use the same number of creatures: %1 here, %2 there.</source>
        <translation>A két játékos ugyanannyi lénnyel játszik: itt %1, ott %2.</translation>
    </message>
    <message>
        <source>Creatures: %2, but agreed are %1.</source>
        <translation>Lények: %2, de a megállapodás %1.</translation>
    </message>
    <message>
        <source>Battlegear: %2, but there must be %1, one for each creature.</source>
        <translation>Harci felszerelés: %2, de %1 kell, lényenként egy.</translation>
    </message>
    <message>
        <source>Mugic: %2, but there must be %1, one for each creature.</source>
        <translation>Mugic: %2, de %1 kell, lényenként egy.</translation>
    </message>
    <message>
        <source>Locations: %2, but there must be %1.</source>
        <translation>Helyszínek: %2, de %1 kell.</translation>
    </message>
    <message>
        <source>Attacks: %2, but there must be %1.</source>
        <translation>Támadások: %2, de %1 kell.</translation>
    </message>
    <message>
        <source>Build points: %2, but at most %1 are allowed.</source>
        <translation>Építőpont: %2, de legfeljebb %1 lehet.</translation>
    </message>
    <message>
        <source>%3 is Unique: one copy is allowed, here are %2.</source>
        <translation>%3 egyedi: egy példány lehet, itt %2.</translation>
    </message>
    <message>
        <source>%3: copies allowed %1, here %2.</source>
        <translation>%3: megengedett példány %1, itt %2.</translation>
    </message>
    <message>
        <source>%3 may not join a mixed army; tribes here: %2.</source>
        <translation>%3 nem lehet vegyes seregben; itteni törzsek: %2.</translation>
    </message>
    <message>
        <source>%1 of %2 strikes first.</source>
        <translation>%1 csap először, gazdája %2.</translation>
    </message>
    <message>
        <source>Chance decides who strikes first: enter whom it chose.</source>
        <translation>A véletlen dönti el, ki csap először: írjátok be, kit választott.</translation>
    </message>
    <message>
        <source>%1 has Surprise and wins Initiative.</source>
        <translation>%1: meglepetés, övé a kezdeményezés.</translation>
    </message>
    <message>
        <source>Both have Surprise: it decides nothing.</source>
        <translation>Mindkettőnek van meglepetése: nem dönt el semmit.</translation>
    </message>
    <message>
        <source>%1 is immune to Surprise.</source>
        <translation>%1 immunis a meglepetésre.</translation>
    </message>
    <message>
        <source>The Invisibility of %1 is taken away.</source>
        <translation>%1 láthatatlansága elvéve.</translation>
    </message>
    <message>
        <source>Both are invisible: their Invisibility effects cancel each other.</source>
        <translation>Mindkettő láthatatlan: láthatatlansági hatásaik kioltják egymást.</translation>
    </message>
    <message>
        <source>%1 loses Initiative checks.</source>
        <translation>%1 elveszti a kezdeményezéspróbákat.</translation>
    </message>
    <message>
        <source>In a Showdown chance decides: it chose %1.</source>
        <translation>Leszámoláskor a véletlen dönt: %1 a választott.</translation>
    </message>
    <message>
        <source>The Location compares %1: %4 %2, %5 %3.</source>
        <translation>A helyszín ezt veti össze: %1: %4 %2, %5 %3.</translation>
    </message>
    <message>
        <source>Mugic counters</source>
        <translation>Mugic jelzők</translation>
    </message>
    <message>
        <source>The Location names %1: only %2 has it.</source>
        <translation>A helyszín ezt nevezi meg: %1; csak %2 felel meg.</translation>
    </message>
    <message>
        <source>The Location names %1: it decides nothing between the two.</source>
        <translation>A helyszín ezt nevezi meg: %1; kettejük közt nem dönt.</translation>
    </message>
    <message>
        <source>It is a tie: the Active Player&apos;s creature %1 has Initiative.</source>
        <translation>Egyenlő: az aktív játékos lényéé a kezdeményezés: %1.</translation>
    </message>
    <message>
        <source>%1 can move. Spaces within reach: %2.</source>
        <translation>%1 mozoghat. Elérhető mezők: %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 nem mozoghat.</translation>
    </message>
    <message>
        <source>Only creatures of %1, the Active Player, move.</source>
        <translation>Csak az aktív játékos, %1 lényei mozognak.</translation>
    </message>
    <message>
        <source>%1 has moved in this turn.</source>
        <translation>%1 ebben a körben már mozgott.</translation>
    </message>
    <message>
        <source>An effect keeps %1 where it is.</source>
        <translation>Egy hatás a helyén tartja: %1.</translation>
    </message>
    <message>
        <source>No space within reach is free or may be attacked.</source>
        <translation>Nincs elérhető szabad vagy támadható mező.</translation>
    </message>
    <message>
        <source>Steps: 1 + Swift %1 = %2.</source>
        <translation>Lépések: 1 + Fürge %1 = %2.</translation>
    </message>
    <message>
        <source>With Range it may pass through occupied spaces.</source>
        <translation>Hatótávval foglalt mezőn is áthaladhat.</translation>
    </message>
    <message>
        <source>An effect lets it move to any space.</source>
        <translation>Egy hatás miatt bármely mezőre léphet.</translation>
    </message>
    <message>
        <source>It may attack %1.</source>
        <translation>Megtámadhatja: %1.</translation>
    </message>
    <message>
        <source>There was a combat in this turn: only empty spaces may be entered.</source>
        <translation>Ebben a körben már volt harc: csak üres mezőre lehet lépni.</translation>
    </message>
    <message>
        <source>The Mugic can be played. Creatures that may pay: %1.</source>
        <translation>A mugic kijátszható. Fizethető lények: %1.</translation>
    </message>
    <message>
        <source>No creature can play this Mugic.</source>
        <translation>Egy lény sem játszhatja ki ezt a mugicot.</translation>
    </message>
    <message>
        <source>No Mugic may be played now.</source>
        <translation>Most nem játszható ki mugic.</translation>
    </message>
    <message>
        <source>Only Generic Mugic may be played now; this one is %1.</source>
        <translation>Most csak általános mugic játszható ki; ez %1.</translation>
    </message>
    <message>
        <source>Cost %1 and a change of %2 (%3): %4.</source>
        <translation>Ár %1, változás %2 (%3): %4.</translation>
    </message>
    <message>
        <source>The cost is at least 0.</source>
        <translation>Az ár legalább 0.</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>egy hatás</translation>
    </message>
    <message>
        <source>%1 can pay: Mugic counters %2, left %3.</source>
        <translation>%1 fizethet: mugic jelzők %2, marad %3.</translation>
    </message>
    <message>
        <source>%1 is not a creature of %2.</source>
        <translation>%1 nem %2 lénye.</translation>
    </message>
    <message>
        <source>%1 is %2; the Mugic is %3.</source>
        <translation>%1 törzse %2; a mugicé %3.</translation>
    </message>
    <message>
        <source>%1 has too few Mugic counters: %2 of %3.</source>
        <translation>%1 mugic jelzői kevesek: %2 / %3.</translation>
    </message>
    <message>
        <source>A Showdown is required: no creature of %1 has fought in the turns %2 to %3.</source>
        <translation>Leszámolás kell: %1 lényei a(z) %2–%3. körben nem harcoltak.</translation>
    </message>
    <message>
        <source>No Showdown: %1 has had no turn before this one.</source>
        <translation>Nincs leszámolás: %1 körei közt ez az első.</translation>
    </message>
    <message>
        <source>No Showdown: there was a combat in turn %2, and the time of %1 runs from turn %3.</source>
        <translation>Nincs leszámolás: a(z) %1. körben volt harc, és %2 ideje a(z) %3. körtől számít.</translation>
    </message>
    <message>
        <source>Each player picks a creature of the other; chance decides who strikes first.</source>
        <translation>Mindkét játékos a másik egy lényét választja; a véletlen dönti el, ki csap először.</translation>
    </message>
    <message>
        <source>%2 is not a creature that %1 may pick.</source>
        <translation>%2 nem olyan lény, amelyet %1 választhat.</translation>
    </message>
    <message>
        <source>The winner %1 stands on the space that it came from.</source>
        <translation>A győztes, %1 azon a mezőn áll, ahonnan jött.</translation>
    </message>
    <message>
        <source>By the house rule the winner %1 stands where the fight was.</source>
        <translation>A házi szabály szerint a győztes, %1 a harc helyén áll.</translation>
    </message>
    <message>
        <source>%1 %2: Support gives %4 for each neighbour of its tribe, here %3: %5.</source>
        <translation>%1 %2: a támogatás törzse minden szomszédjáért %4, itt %3 van: %5.</translation>
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
        <translation>%1 %2 − %3 (%4): 0 alá nem megy.</translation>
    </message>
    <message>
        <source>%1: %2 for each creature that counts, %2 × %3 = %4.</source>
        <translation>%1: minden beszámító lényért %2, %2 × %3 = %4.</translation>
    </message>
    <message>
        <source>%1 does not count: it asks for %2 %4 at least, here %3.</source>
        <translation>%1: nem számít, mert ennyi kell hozzá legalább: %2 %4; itt %3 van.</translation>
    </message>
    <message>
        <source>%1 does not count: it asks for %2 below %4, here %3.</source>
        <translation>%1: nem számít, mert ennél kevesebb kell hozzá: %2 %4; itt %3 van.</translation>
    </message>
    <message>
        <source>%1 does not count: it is for creatures of %2 only.</source>
        <translation>%1: nem számít, mert csak ilyen törzsű lényekre vonatkozik: %2.</translation>
    </message>
    <message>
        <source>%1 does not count: the creature has lost its abilities.</source>
        <translation>%1: nem számít, mert a lény elvesztette képességeit.</translation>
    </message>
    <message>
        <source>%1 does not count: Hive is off.</source>
        <translation>%1: nem számít, mert a kaptár ki van kapcsolva.</translation>
    </message>
    <message>
        <source>%1 does not count: the Battlegear lies face down.</source>
        <translation>%1: nem számít, mert a harci felszerelés lefordítva fekszik.</translation>
    </message>
    <message>
        <source>%1 does not count: the Battlegear has lost its abilities.</source>
        <translation>%1: nem számít, mert a harci felszerelés elvesztette képességeit.</translation>
    </message>
    <message>
        <source>%1 does not count: the creature is immune to Intimidate.</source>
        <translation>%1: nem számít, mert a lény immunis a megfélemlítésre.</translation>
    </message>
    <message>
        <source>%1 does not count: it has ended with the turn.</source>
        <translation>%1: nem számít, mert a kör végével megszűnt.</translation>
    </message>
    <message>
        <source>%1 is set to %2 (%3).</source>
        <translation>%1 beállítva: %2 (%3).</translation>
    </message>
    <message>
        <source>It gains %1 (%2).</source>
        <translation>Megkapja: %1 (%2).</translation>
    </message>
    <message>
        <source>It loses %1 (%2).</source>
        <translation>Elveszti: %1 (%2).</translation>
    </message>
    <message>
        <source>Energy %1 − damage %2 = %3.</source>
        <translation>Energia %1 − sebzés %2 = %3.</translation>
    </message>
    <message>
        <source>Energy %1 − damage %2, but at least 0: %3.</source>
        <translation>Energia %1 − sebzés %2, de legalább 0: %3.</translation>
    </message>
    <message>
        <source>Damage %2 reaches Energy %1: it is defeated.</source>
        <translation>A sebzés, %2, eléri az energiát, %1: legyőzve.</translation>
    </message>
    <message>
        <source>No pack has a card &quot;%1&quot; of this kind.</source>
        <translation>Egy csomagban sincs ilyen fajta lap: „%1”.</translation>
    </message>
    <message>
        <source>What does this Attack do?</source>
        <translation>Mit tesz ez a támadás?</translation>
    </message>
    <message>
        <source>A creature does not fight itself.</source>
        <translation>Egy lény nem harcol önmagával.</translation>
    </message>
    <message>
        <source>With %1 damage and %2 Energy it would have been defeated before.</source>
        <translation>%1 sebzéssel és %2 energiával már korábban legyőzték volna.</translation>
    </message>
    <message>
        <source>In which order does this Burst resolve, and was everything allowed?</source>
        <translation>Milyen sorrendben hajtják végre ezt a sorozatot, és minden szabályos volt?</translation>
    </message>
    <message>
        <source>%1 is the id of another item already.</source>
        <translation>%1 már egy másik elem azonosítója.</translation>
    </message>
    <message>
        <source>Only a Mugic or an activated ability dispels or negates.</source>
        <translation>Eloszlatni vagy semlegesíteni csak mugic vagy aktivált képesség tud.</translation>
    </message>
    <message>
        <source>What are this creature&apos;s numbers now?</source>
        <translation>Milyenek most e lény számai?</translation>
    </message>
    <message>
        <source>Intimidate takes from a Discipline or from all of them.</source>
        <translation>A megfélemlítés egy képzettséget csökkent, vagy mindet.</translation>
    </message>
    <message>
        <source>Is this deck legal?</source>
        <translation>Szabályos ez a pakli?</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Kezdeményezés</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Lények</translation>
    </message>
    <message>
        <source>Battlegear</source>
        <translation>Harci felszerelés</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Mugic</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Helyszínek</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Támadások</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Egyedi</translation>
    </message>
    <message>
        <source>Build points</source>
        <translation>Építőpont</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Bátorság</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Erő</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Bölcsesség</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Gyorsaság</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Meglepetés</translation>
    </message>
    <message>
        <source>It has Invisibility</source>
        <translation>Van láthatatlansága</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Tűz</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Levegő</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Föld</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Víz</translation>
    </message>
    <message>
        <source>Element X</source>
        <translation>Elem X</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Csapás</translation>
    </message>
    <message>
        <source>Recklessness</source>
        <translation>Vakmerőség</translation>
    </message>
    <message>
        <source>Untargetable</source>
        <translation>Nem célozható</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Fürge</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Hatótáv</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>Player one</source>
        <translation>Első játékos</translation>
    </message>
    <message>
        <source>Player two</source>
        <translation>Második játékos</translation>
    </message>
    <message>
        <source>OverWorld</source>
        <translation>Felsővilági</translation>
    </message>
    <message>
        <source>UnderWorld</source>
        <translation>Alvilági</translation>
    </message>
    <message>
        <source>Danian</source>
        <translation>Danian</translation>
    </message>
    <message>
        <source>Mipedian</source>
        <translation>Mipediai</translation>
    </message>
    <message>
        <source>M&apos;arrillian</source>
        <translation>M&apos;arrilliai</translation>
    </message>
    <message>
        <source>Generic</source>
        <translation>Általános</translation>
    </message>
    <message>
        <source>all Disciplines</source>
        <translation>minden képzettség</translation>
    </message>
    <message>
        <source>Invisibility</source>
        <translation>Láthatatlanság</translation>
    </message>
    <message>
        <source>Intimidate</source>
        <translation>Megfélemlítés</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>egy képesség</translation>
    </message>
    <message>
        <source>its own ability</source>
        <translation>saját képessége</translation>
    </message>
    <message>
        <source>Hive</source>
        <translation>Kaptár</translation>
    </message>
    <message>
        <source>Who strikes first?</source>
        <translation>Ki csap először?</translation>
    </message>
    <message>
        <source>Two creatures fight, one of each player; both of these have the same one.</source>
        <translation>Két lény harcol, játékosonként egy; ezek ugyanazéi.</translation>
    </message>
    <message>
        <source>Where can this creature go?</source>
        <translation>Hová mehet ez a lény?</translation>
    </message>
    <message>
        <source>Who can play this Mugic?</source>
        <translation>Ki játszhatja ki ezt a mugicot?</translation>
    </message>
    <message>
        <source>The space %1 is not on this board.</source>
        <translation>Ezen a táblán nincs ilyen mező: %1.</translation>
    </message>
    <message>
        <source>%1 stands on this space already.</source>
        <translation>%1 már ezen a mezőn áll.</translation>
    </message>
    <message>
        <source>There is no creature &quot;%1&quot; among those that are given.</source>
        <translation>A megadottak közt nincs ilyen lény: „%1”.</translation>
    </message>
    <message>
        <source>Is a Showdown required?</source>
        <translation>Kell leszámolás?</translation>
    </message>
    <message>
        <source>The players take turns: this one belongs to %1.</source>
        <translation>A játékosok felváltva jönnek: ez %1 köre.</translation>
    </message>
    <message>
        <source>%1 has no creature in play.</source>
        <translation>%1 lényei közül egy sincs játékban.</translation>
    </message>
    <message>
        <source>The winner is one of the two that were picked.</source>
        <translation>A győztes a két választott egyike.</translation>
    </message>
    <message>
        <source>%1 stands in this list already; its copies are counted.</source>
        <translation>%1 már áll ebben a listában; a példányokat számolják.</translation>
    </message>
    <message>
        <source>The id of a creature has no &quot;/&quot;.</source>
        <translation>Egy lény azonosítójában nincs „/”.</translation>
    </message>
    <message>
        <source>A change of a Discipline cannot depend on a Discipline.</source>
        <translation>Képzettség változása nem függhet képzettségtől.</translation>
    </message>
    <message>
        <source>New match. Creatures a side: %1</source>
        <translation>Új meccs. Lények oldalanként: %1</translation>
    </message>
    <message>
        <source>%1 brings a deck</source>
        <translation>%1 paklit hoz</translation>
    </message>
    <message>
        <source>%1 places a creature: row %2, space %3</source>
        <translation>%1 lényt tesz le: %2. sor, %3. mező</translation>
    </message>
    <message>
        <source>%1 puts Battlegear under a creature</source>
        <translation>%1 felszerelést tesz egy lény alá</translation>
    </message>
    <message>
        <source>All creatures are turned up</source>
        <translation>Minden lény felfordul</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 kezd</translation>
    </message>
    <message>
        <source>%1: Location %2</source>
        <translation>%1: helyszín: %2</translation>
    </message>
    <message>
        <source>New Location: %1</source>
        <translation>Új helyszín: %1</translation>
    </message>
    <message>
        <source>%1 moves to row %2, space %3 of %4</source>
        <translation>%1 ide megy: %2. sor, %3. mező, oldal: %4</translation>
    </message>
    <message>
        <source>%1 strikes with %2</source>
        <translation>%1 csap: %2</translation>
    </message>
    <message>
        <source>%1 plays %2 with %3</source>
        <translation>%1 kijátssza: %2, fizet: %3</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2</source>
        <translation>%1 képességet használ: %2</translation>
    </message>
    <message>
        <source>Triggered abilities on the Burst: %1</source>
        <translation>Kiváltott képességek a sorozatban: %1</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passzol</translation>
    </message>
    <message>
        <source>%1 resolves</source>
        <translation>Végrehajtva: %1</translation>
    </message>
    <message>
        <source>The top of the Burst resolves</source>
        <translation>A sorozat teteje végrehajtva</translation>
    </message>
    <message>
        <source>Hive on</source>
        <translation>A kaptár bekapcsolva</translation>
    </message>
    <message>
        <source>Hive off</source>
        <translation>A kaptár kikapcsolva</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 eldobja: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 back</source>
        <translation>%1 visszaveszi: %2</translation>
    </message>
    <message>
        <source>End of the Action step</source>
        <translation>Az akció lépés vége</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>A kör vége</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1 feladja</translation>
    </message>
    <message>
        <source>An effect ends</source>
        <translation>Egy hatás véget ér</translation>
    </message>
    <message>
        <source>A rule for the whole table</source>
        <translation>Szabály az egész asztalra</translation>
    </message>
    <message>
        <source>%1 heals %2</source>
        <translation>%1 gyógyul: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 damage</source>
        <translation>%1 sebződik: %2</translation>
    </message>
    <message>
        <source>%1: Mugic counters %2</source>
        <translation>%1: mugic jelzők %2</translation>
    </message>
    <message>
        <source>%1 gains %2 Energy</source>
        <translation>%1 energiát szerez: %2</translation>
    </message>
    <message>
        <source>%1: a number changes by %2</source>
        <translation>%1: egy szám változása %2</translation>
    </message>
    <message>
        <source>%1: an element changes</source>
        <translation>%1: egy elem változik</translation>
    </message>
    <message>
        <source>%1 gains an ability</source>
        <translation>%1 képességet szerez</translation>
    </message>
    <message>
        <source>%1: damage of Attacks changes</source>
        <translation>%1: a támadások sebzése változik</translation>
    </message>
    <message>
        <source>%1: an effect of a text</source>
        <translation>%1: egy szöveg hatása</translation>
    </message>
    <message>
        <source>Mugic costs change by %2</source>
        <translation>A mugicok ára változik: %2</translation>
    </message>
    <message>
        <source>%1: Battlegear turned up</source>
        <translation>%1: felszerelés felfordul</translation>
    </message>
    <message>
        <source>%1 loses its Battlegear</source>
        <translation>%1 elveszti felszerelését</translation>
    </message>
    <message>
        <source>%1 is put on another space</source>
        <translation>%1 másik mezőre kerül</translation>
    </message>
    <message>
        <source>%1 leaves play</source>
        <translation>%1 kikerül a játékból</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>előkészület</translation>
    </message>
    <message>
        <source>Location step</source>
        <translation>helyszín lépés</translation>
    </message>
    <message>
        <source>Action step</source>
        <translation>akció lépés</translation>
    </message>
    <message>
        <source>End of turn step</source>
        <translation>kör vége lépés</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>a meccs vége</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immunis</translation>
    </message>
    <message>
        <source>Reveal at the beginning of the game</source>
        <translation>A játék elején felfedve</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 győzött</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>A meccs folytatódik</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1. kör</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Számokban</translation>
    </message>
    <message>
        <source>In a combat</source>
        <translation>Harcban</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Máshol</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Csapások</translation>
    </message>
    <message>
        <source>Damage of Attacks</source>
        <translation>Támadások sebzése</translation>
    </message>
    <message>
        <source>Mugic played</source>
        <translation>Kijátszott mugicok</translation>
    </message>
    <message>
        <source>Abilities used</source>
        <translation>Használt képességek</translation>
    </message>
    <message>
        <source>No creature of this match is called &quot;%1&quot;.</source>
        <translation>Ezen a meccsen nincs ilyen lény: „%1”.</translation>
    </message>
    <message>
        <source>No card of this match is called &quot;%1&quot;.</source>
        <translation>Ezen a meccsen nincs ilyen lap: „%1”.</translation>
    </message>
    <message>
        <source>No item of this match is called &quot;%1&quot;.</source>
        <translation>Ezen a meccsen nincs ilyen sorozatelem: „%1”.</translation>
    </message>
    <message>
        <source>No effect that is in force is called &quot;%1&quot;.</source>
        <translation>Nincs ilyen érvényes hatás: „%1”.</translation>
    </message>
    <message>
        <source>This board has no such space.</source>
        <translation>Ezen a táblán nincs ilyen mező.</translation>
    </message>
    <message>
        <source>The card has no such ability.</source>
        <translation>A lapnak nincs ilyen képessége.</translation>
    </message>
    <message>
        <source>The cost is X: the player names it.</source>
        <translation>Az ár X: a játékos mondja meg.</translation>
    </message>
    <message>
        <source>The cost of this Mugic is not X.</source>
        <translation>Ennek a mugicnak az ára nem X.</translation>
    </message>
    <message>
        <source>The card itself says what it does to an item.</source>
        <translation>A lap maga mondja meg, mit tesz egy elemmel.</translation>
    </message>
    <message>
        <source>No match has begun.</source>
        <translation>Nem kezdődött meccs.</translation>
    </message>
    <message>
        <source>A match is in progress.</source>
        <translation>Már folyik meccs.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A meccs véget ért.</translation>
    </message>
    <message>
        <source>The game is played with 1, 3, 6 or 10 creatures a side, not with %1.</source>
        <translation>A játékot oldalanként 1, 3, 6 vagy 10 lénnyel játsszák, nem ennyivel: %1.</translation>
    </message>
    <message>
        <source>The setup is done.</source>
        <translation>Az előkészület kész.</translation>
    </message>
    <message>
        <source>The setup is not done: the players have not decided who begins.</source>
        <translation>Az előkészület nem kész: a játékosok nem döntötték el, ki kezd.</translation>
    </message>
    <message>
        <source>The creatures have not been turned up.</source>
        <translation>A lényeket még nem fordították fel.</translation>
    </message>
    <message>
        <source>The basic game has nothing of this kind.</source>
        <translation>Az alapjátékban nincs ilyesmi.</translation>
    </message>
    <message>
        <source>%1 has placed a creature: the deck stays.</source>
        <translation>%1 már tett le lényt: a pakli marad.</translation>
    </message>
    <message>
        <source>%1 has no deck.</source>
        <translation>%1 paklija hiányzik.</translation>
    </message>
    <message>
        <source>This creature has been placed.</source>
        <translation>Ez a lény már a helyén van.</translation>
    </message>
    <message>
        <source>A creature of the same player stands there.</source>
        <translation>Ott ugyanannak a játékosnak a lénye áll.</translation>
    </message>
    <message>
        <source>This is not a creature that %1 has on the board.</source>
        <translation>Ez nem %1 táblán álló lénye.</translation>
    </message>
    <message>
        <source>A creature has at most one Battlegear.</source>
        <translation>Egy lénynek legfeljebb egy harci felszerelése van.</translation>
    </message>
    <message>
        <source>%1 has no further copy of this Battlegear.</source>
        <translation>%1 paklijában nincs több ilyen felszerelés.</translation>
    </message>
    <message>
        <source>Spaces of %1 are empty: creatures placed %2 of %3.</source>
        <translation>%1 mezői közt van üres: letett lények %2 / %3.</translation>
    </message>
    <message>
        <source>Creatures of %1 without Battlegear: %2.</source>
        <translation>%1 felszerelés nélküli lényei: %2.</translation>
    </message>
    <message>
        <source>The players have decided who begins: %1.</source>
        <translation>A játékosok eldöntötték, ki kezd: %1.</translation>
    </message>
    <message>
        <source>That belongs to another step: %1. Now it is: %2.</source>
        <translation>Ez másik lépésbe tartozik: %1. Most ez van: %2.</translation>
    </message>
    <message>
        <source>Triggered abilities must be put on the Burst first: %1.</source>
        <translation>Előbb a kiváltott képességek kerülnek a sorozatba: %1.</translation>
    </message>
    <message>
        <source>A Burst is open: it comes first.</source>
        <translation>Nyitott sorozat van: az jön előbb.</translation>
    </message>
    <message>
        <source>The Burst resolves: nothing may be added or done meanwhile.</source>
        <translation>A sorozat végrehajtása folyik: közben semmi sem adható hozzá és nem tehető.</translation>
    </message>
    <message>
        <source>A Showdown is due: it comes first.</source>
        <translation>Leszámolás esedékes: az jön előbb.</translation>
    </message>
    <message>
        <source>A combat is in progress.</source>
        <translation>Harc folyik.</translation>
    </message>
    <message>
        <source>%2 is not a Location of %1&apos;s deck.</source>
        <translation>%2 nem %1 paklijának helyszíne.</translation>
    </message>
    <message>
        <source>No Location is active.</source>
        <translation>Nincs aktív helyszín.</translation>
    </message>
    <message>
        <source>%1 has no %2 left in the Location Deck.</source>
        <translation>%1 helyszínpaklijában nincs több ilyen: %2.</translation>
    </message>
    <message>
        <source>No card or ability that says so is being carried out.</source>
        <translation>Nincs végrehajtás alatt olyan lap vagy képesség, amely ezt mondja.</translation>
    </message>
    <message>
        <source>%1 is not in play.</source>
        <translation>%1 nincs játékban.</translation>
    </message>
    <message>
        <source>%1 is not a creature of the Active Player.</source>
        <translation>%1 nem az aktív játékos lénye.</translation>
    </message>
    <message>
        <source>%1 stands on this space.</source>
        <translation>%1 ezen a mezőn áll.</translation>
    </message>
    <message>
        <source>%1 cannot reach this space. Steps: %2.</source>
        <translation>%1 nem érheti el ezt a mezőt. Lépések: %2.</translation>
    </message>
    <message>
        <source>There is no combat.</source>
        <translation>Nincs harc.</translation>
    </message>
    <message>
        <source>Initiative is decided: %1.</source>
        <translation>A kezdeményezés eldőlt: %1.</translation>
    </message>
    <message>
        <source>Chance decides Initiative in a Showdown only.</source>
        <translation>A véletlen csak leszámoláskor dönt a kezdeményezésről.</translation>
    </message>
    <message>
        <source>Initiative has not been decided.</source>
        <translation>A kezdeményezés még nem dőlt el.</translation>
    </message>
    <message>
        <source>%1 cannot hold %2: every copy of the deck lies on the discard pile.</source>
        <translation>%1 kezében nem lehet: %2; minden példány a dobottak közt van.</translation>
    </message>
    <message>
        <source>%2 is not an Attack of %1&apos;s deck.</source>
        <translation>%2 nem %1 paklijának támadása.</translation>
    </message>
    <message>
        <source>%1 has no Attack card.</source>
        <translation>%1 kezében nincs támadás.</translation>
    </message>
    <message>
        <source>It is the choice of %1.</source>
        <translation>%1 választ.</translation>
    </message>
    <message>
        <source>In the End of turn step no player starts a Burst.</source>
        <translation>A kör vége lépésben egy játékos sem kezd sorozatot.</translation>
    </message>
    <message>
        <source>%1 does not have the Mugic %2 in hand.</source>
        <translation>%1 kezében nincs ilyen mugic: %2.</translation>
    </message>
    <message>
        <source>%1 does not have the Mugic %2 in the discard pile.</source>
        <translation>%1 dobott lapjai közt nincs ilyen mugic: %2.</translation>
    </message>
    <message>
        <source>The target must be an item on the Burst.</source>
        <translation>A célpontnak a sorozat elemének kell lennie.</translation>
    </message>
    <message>
        <source>The target must be a creature in play.</source>
        <translation>A célpontnak játékban lévő lénynek kell lennie.</translation>
    </message>
    <message>
        <source>Of the items on the Burst only an Attack can be its target.</source>
        <translation>A sorozat elemei közül csak támadás lehet a célpontja.</translation>
    </message>
    <message>
        <source>%1 is Untargetable.</source>
        <translation>%1 nem célozható.</translation>
    </message>
    <message>
        <source>%1 has no Battlegear.</source>
        <translation>%1 felszerelés nélküli.</translation>
    </message>
    <message>
        <source>The Battlegear of %1 lies face down: it has no effect.</source>
        <translation>%1 felszerelése lefordítva fekszik: hatástalan.</translation>
    </message>
    <message>
        <source>%1 has no face-down Battlegear.</source>
        <translation>%1: nincs lefordított felszerelése.</translation>
    </message>
    <message>
        <source>%1 has no face-up Battlegear.</source>
        <translation>%1: nincs felfordított felszerelése.</translation>
    </message>
    <message>
        <source>Only activated abilities are used.</source>
        <translation>Csak aktivált képességet használnak.</translation>
    </message>
    <message>
        <source>The card has lost its abilities.</source>
        <translation>A lap elvesztette képességeit.</translation>
    </message>
    <message>
        <source>Abilities cannot be used now.</source>
        <translation>Most nem használhatók képességek.</translation>
    </message>
    <message>
        <source>The cost includes a sacrifice: enter which.</source>
        <translation>Az árhoz feláldozás tartozik: meg kell mondani, mi az.</translation>
    </message>
    <message>
        <source>The cost includes no sacrifice.</source>
        <translation>Az árhoz nem tartozik feláldozás.</translation>
    </message>
    <message>
        <source>Only a creature of one&apos;s own in play, or the Battlegear that bears the ability, can be sacrificed.</source>
        <translation>Csak saját, játékban lévő lény vagy a képességet viselő felszerelés áldozható fel.</translation>
    </message>
    <message>
        <source>A triggered ability is put down once.</source>
        <translation>Egy kiváltott képességet egyszer tesznek le.</translation>
    </message>
    <message>
        <source>This ability is not waiting to be put on the Burst.</source>
        <translation>Ez a képesség nem vár a sorozatra.</translation>
    </message>
    <message>
        <source>All abilities that have triggered go on the Burst. Left out: %1.</source>
        <translation>Minden kiváltott képesség a sorozatba kerül. Kimaradt: %1.</translation>
    </message>
    <message>
        <source>The Active Player %1 puts down triggered abilities first.</source>
        <translation>Előbb az aktív játékos, %1 teszi le kiváltott képességeit.</translation>
    </message>
    <message>
        <source>There is no Burst.</source>
        <translation>Nincs sorozat.</translation>
    </message>
    <message>
        <source>No Burst is complete: nothing resolves.</source>
        <translation>Nincs kész sorozat: semmi sem hajtható végre.</translation>
    </message>
    <message>
        <source>Conditions that the players judge here: %1; answers given: %2.</source>
        <translation>A játékosok által megítélt feltételek: %1; megadott válaszok: %2.</translation>
    </message>
    <message>
        <source>%1 has only this many Mugic counters: %2.</source>
        <translation>%1 mugic jelzői csak: %2.</translation>
    </message>
    <message>
        <source>%1 is engaged in a combat.</source>
        <translation>%1 harcban áll.</translation>
    </message>
    <message>
        <source>The space is not empty.</source>
        <translation>A mező nem üres.</translation>
    </message>
    <message>
        <source>%1 must move a creature in this turn, and one can move.</source>
        <translation>%1 lényei közül ebben a körben egynek mozognia kell, és van, amelyik mozoghat.</translation>
    </message>
    <message>
        <source>No Showdown is due.</source>
        <translation>Nem esedékes leszámolás.</translation>
    </message>
    <message>
        <source>%1 picks a creature in play of %2.</source>
        <translation>%1 választ egyet %2 játékban lévő lényei közül.</translation>
    </message>
    <message>
        <source>That would not leave a table as the rules know it.</source>
        <translation>A szabályok szerint lehetetlen asztal maradna.</translation>
    </message>
    <message>
        <source>A match begins. Creatures a side: %1.</source>
        <translation>Meccs kezdődik. Lények oldalanként: %1.</translation>
    </message>
    <message>
        <source>%1 has a deck.</source>
        <translation>%1 paklija megvan.</translation>
    </message>
    <message>
        <source>%1 places a creature: row %2, space %3.</source>
        <translation>%1 lényt tesz le: %2. sor, %3. mező.</translation>
    </message>
    <message>
        <source>%1 puts a face-down Battlegear under a creature.</source>
        <translation>%1 lefordított felszerelést tesz egy lény alá.</translation>
    </message>
    <message>
        <source>All creatures are turned up; each player draws two Attack cards.</source>
        <translation>Minden lény felfordul; mindkét játékos két támadást húz.</translation>
    </message>
    <message>
        <source>%2, the Battlegear of %1, is turned up.</source>
        <translation>%2, %1 felszerelése felfordul.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 kezd.</translation>
    </message>
    <message>
        <source>%2 of %1 is the Active Location.</source>
        <translation>%2 az aktív helyszín, gazdája %1.</translation>
    </message>
    <message>
        <source>%1 moves to row %2, space %3 on the side of %4.</source>
        <translation>%1 ide megy: %2. sor, %3. mező, oldal: %4.</translation>
    </message>
    <message>
        <source>%1 attacks %2: a combat begins.</source>
        <translation>%1 megtámadja: %2: harc kezdődik.</translation>
    </message>
    <message>
        <source>%2 of %1 triggers and goes on the Burst.</source>
        <translation>%1 képessége kiváltódik, a sorozatba kerül: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s Attack discard pile is shuffled into a new Attack Deck.</source>
        <translation>%1 dobott támadásait megkeverik, az lesz az új támadáspakli.</translation>
    </message>
    <message>
        <source>%1 strikes with %2.</source>
        <translation>%1 csap: %2.</translation>
    </message>
    <message>
        <source>Recklessness %2 of %1 goes on top of it.</source>
        <translation>A vakmerőség, %2, fölé kerül (%1).</translation>
    </message>
    <message>
        <source>%1 may answer first.</source>
        <translation>%1 válaszolhat először.</translation>
    </message>
    <message>
        <source>%1 plays %2; %3 pays Mugic counters: %4, left %5.</source>
        <translation>%1 kijátssza: %2; %3 fizet mugic jelzőt: %4, marad %5.</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2.</source>
        <translation>%1 képességet használ: %2.</translation>
    </message>
    <message>
        <source>%1 pays Mugic counters: %2, left %3.</source>
        <translation>%1 fizet mugic jelzőt: %2, marad %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 damage as the cost.</source>
        <translation>%1 árként sebződik: %2.</translation>
    </message>
    <message>
        <source>%1 is sacrificed.</source>
        <translation>%1 feláldozva.</translation>
    </message>
    <message>
        <source>%2 of %1 is sacrificed.</source>
        <translation>%2 feláldozva (%1).</translation>
    </message>
    <message>
        <source>On the Burst: %2 of %1.</source>
        <translation>A sorozatban: %2 (%1).</translation>
    </message>
    <message>
        <source>%2 of %1 waits for the next Burst.</source>
        <translation>%2 (%1) a következő sorozatra vár.</translation>
    </message>
    <message>
        <source>By the house rule the Burst is open again.</source>
        <translation>A házi szabály szerint a sorozat újra nyitva.</translation>
    </message>
    <message>
        <source>%1 may add something or pass.</source>
        <translation>%1 hozzátehet valamit, vagy passzolhat.</translation>
    </message>
    <message>
        <source>%1 adds nothing.</source>
        <translation>%1 nem tesz hozzá semmit.</translation>
    </message>
    <message>
        <source>Both have passed: the Burst is complete. What was added last resolves first.</source>
        <translation>Mindketten passzoltak: a sorozat kész. Az utolsó hozzáadottat hajtják végre először.</translation>
    </message>
    <message>
        <source>%1 does nothing: what it was meant for is gone.</source>
        <translation>%1 nem tesz semmit: amire szánták, eltűnt.</translation>
    </message>
    <message>
        <source>%1 is dispelled.</source>
        <translation>Eloszlatva: %1.</translation>
    </message>
    <message>
        <source>%1 is negated.</source>
        <translation>Semlegesítve: %1.</translation>
    </message>
    <message>
        <source>The Burst is over: %1 may act first.</source>
        <translation>A sorozat véget ért: %1 cselekedhet először.</translation>
    </message>
    <message>
        <source>What waited forms the next Burst.</source>
        <translation>A várakozók új sorozatot alkotnak.</translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3.</source>
        <translation>%1 sebződik: %2; összesen %3.</translation>
    </message>
    <message>
        <source>%2 changes %1.</source>
        <translation>%2 hat rá: %1.</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>helyesbítés</translation>
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
        <translation>%1: %2 beállítva: %3 (%4).</translation>
    </message>
    <message>
        <source>%1 gains %2 (%3).</source>
        <translation>%1 megkapja: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses %2 (%3).</source>
        <translation>%1 elveszti: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gains %2 %4 (%3).</source>
        <translation>%1 megkapja: %2 %4 (%3).</translation>
    </message>
    <message>
        <source>%1 gains %2 (%5) %4 (%3).</source>
        <translation>%1 megkapja: %2 (%5) %4 (%3).</translation>
    </message>
    <message>
        <source>%1 is immune to %2 (%3).</source>
        <translation>%1 immunis erre: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is immune to Intimidate: it does not count.</source>
        <translation>%1 immunis a megfélemlítésre: az nem számít.</translation>
    </message>
    <message>
        <source>Damage of Attacks by %1: %2 %3 (%4).</source>
        <translation>%1 támadásainak sebzése: %2 %3 (%4).</translation>
    </message>
    <message>
        <source>Damage of Attacks on %1: %2 %3 (%4).</source>
        <translation>%1 elleni támadások sebzése: %2 %3 (%4).</translation>
    </message>
    <message>
        <source>Change of the cost of every Mugic: %1 (%2).</source>
        <translation>Minden mugic árának változása: %1 (%2).</translation>
    </message>
    <message>
        <source>Change of the cost of Mugic (%3): %1 (%2).</source>
        <translation>A mugic (%3) árának változása: %1 (%2).</translation>
    </message>
    <message>
        <source>Change of the cost of every Mugic that %4 pays: %1 (%2).</source>
        <translation>A mugicok árának változása, ha %4 fizet: %1 (%2).</translation>
    </message>
    <message>
        <source>Change of the cost of Mugic (%3) that %4 pays: %1 (%2).</source>
        <translation>A mugic (%3) árának változása, ha %4 fizet: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 cannot move (%2).</source>
        <translation>%1 nem mozoghat (%2).</translation>
    </message>
    <message>
        <source>%1 may move to any space (%2).</source>
        <translation>%1 bármely mezőre léphet (%2).</translation>
    </message>
    <message>
        <source>%1 may play Mugic of every tribe (%2).</source>
        <translation>%1 bármely törzs mugicját kijátszhatja (%2).</translation>
    </message>
    <message>
        <source>%1 loses its abilities (%2).</source>
        <translation>%1 elveszti képességeit (%2).</translation>
    </message>
    <message>
        <source>The Invisibility of %1 is negated (%2).</source>
        <translation>%1 láthatatlansága semlegesítve (%2).</translation>
    </message>
    <message>
        <source>%1 loses Initiative checks (%2).</source>
        <translation>%1 elveszti a kezdeményezéspróbákat (%2).</translation>
    </message>
    <message>
        <source>Only Generic Mugic may be played (%2).</source>
        <translation>Csak általános mugic játszható ki (%2).</translation>
    </message>
    <message>
        <source>No Mugic may be played (%2).</source>
        <translation>Mugic nem játszható ki (%2).</translation>
    </message>
    <message>
        <source>The Battlegear of %1 loses its abilities (%2).</source>
        <translation>%1 felszerelése elveszti képességeit (%2).</translation>
    </message>
    <message>
        <source>%1 and its Battlegear cannot use activated abilities (%2).</source>
        <translation>%1 és felszerelése nem használhat aktivált képességet (%2).</translation>
    </message>
    <message>
        <source>All Battlegear loses its abilities (%2).</source>
        <translation>Minden harci felszerelés elveszti képességeit (%2).</translation>
    </message>
    <message>
        <source>No activated ability may be used (%2).</source>
        <translation>Aktivált képesség nem használható (%2).</translation>
    </message>
    <message>
        <source>%1 is in force.</source>
        <translation>%1 érvényben van.</translation>
    </message>
    <message>
        <source>%1 has Mugic counters: %2.</source>
        <translation>%1 mugic jelzői: %2.</translation>
    </message>
    <message>
        <source>%1 loses its Battlegear.</source>
        <translation>%1 elveszti felszerelését.</translation>
    </message>
    <message>
        <source>%1 is put on row %2, space %3 on the side of %4.</source>
        <translation>%1 ide kerül: %2. sor, %3. mező, oldal: %4.</translation>
    </message>
    <message>
        <source>The effect of %1 ends.</source>
        <translation>%1 hatása véget ér.</translation>
    </message>
    <message>
        <source>Hive is on.</source>
        <translation>A kaptár be van kapcsolva.</translation>
    </message>
    <message>
        <source>Hive is off.</source>
        <translation>A kaptár ki van kapcsolva.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 eldobja: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 back into hand.</source>
        <translation>%1 visszaveszi kezébe: %2.</translation>
    </message>
    <message>
        <source>The Action step of %1 is over.</source>
        <translation>%1 akció lépése véget ért.</translation>
    </message>
    <message>
        <source>A Showdown is required; it is dropped.</source>
        <translation>Leszámolás kellene; elmarad.</translation>
    </message>
    <message>
        <source>%1 leaves play.</source>
        <translation>%1 kikerül a játékból.</translation>
    </message>
    <message>
        <source>%1 is defeated: damage %2, Energy %3.</source>
        <translation>%1 legyőzve: sebzés %2, energia %3.</translation>
    </message>
    <message>
        <source>Strikes in a row without damage: %1 each. Both creatures are defeated.</source>
        <translation>Sebzés nélküli csapások egymás után: %1-%1. Mindkét lény legyőzve.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>A harc véget ért.</translation>
    </message>
    <message>
        <source>The Showdown is over: the End of turn step comes next.</source>
        <translation>A leszámolás véget ért: a kör vége lépés jön.</translation>
    </message>
    <message>
        <source>All damage and what lasts for the turn ends. Now %1 is the Active Player.</source>
        <translation>Minden sebzés és a körre szóló hatás véget ér. Az aktív játékos most %1.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 feladja.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 megnyeri a meccset.</translation>
    </message>
    <message>
        <source>Neither player has a creature left: the match is a draw.</source>
        <translation>Egyik játékosnak sem maradt lénye: a meccs döntetlen.</translation>
    </message>
    <message>
        <source>Two of a name, one Unique</source>
        <translation>Névből 2, egyediből 1</translation>
    </message>
    <message>
        <source>Loyal ones: one tribe</source>
        <translation>Hűségesek: egy törzs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no cards and no deck in this file: a list of cards, a data pack with cards, or a deck was expected.</source>
        <translation>Ebben a fájlban nincsenek kártyák, és nincs pakli: kártyák listája, kártyás adatcsomag vagy pakli kellene.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known here; was &quot;%2&quot; meant?</source>
        <translation>Ez az oszlop itt ismeretlen: „%1”; talán „%2”?</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known here; expected are: %2.</source>
        <translation>Ez az oszlop itt ismeretlen: „%1”; várt oszlopok: %2.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is missing.</source>
        <translation>Hiányzik ez az oszlop: „%1”.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; stands here twice.</source>
        <translation>Ez az oszlop kétszer szerepel: „%1”.</translation>
    </message>
    <message>
        <source>Cells in this line: %2, columns: %1.</source>
        <translation>Cellák ebben a sorban: %2, oszlopok: %1.</translation>
    </message>
    <message>
        <source>Damage of its Attacks of the type %1: +%2</source>
        <translation>Ilyen fajtájú támadásainak sebzése (%1): +%2</translation>
    </message>
    <message>
        <source>Further spaces in a move: %2</source>
        <translation>További mezők egy lépésben: %2</translation>
    </message>
    <message>
        <source>It may pass through occupied spaces</source>
        <translation>Áthaladhat foglalt mezőkön</translation>
    </message>
    <message>
        <source>Damage of its first Attack in a combat: +%2</source>
        <translation>Első támadásának sebzése egy harcban: +%2</translation>
    </message>
    <message>
        <source>Damage to itself whenever it uses an Attack: %2</source>
        <translation>Sebzés saját magának minden támadásánál: %2</translation>
    </message>
    <message>
        <source>At the beginning of combat the opposing creature loses: %1 %2</source>
        <translation>A harc kezdetén a szemben álló lény ezt veszti el: %1 %2</translation>
    </message>
    <message>
        <source>%1 for each adjacent creature of its own tribe: +%2</source>
        <translation>%1 minden szomszédos, azonos törzsű lényért: +%2</translation>
    </message>
    <message>
        <source>It has Initiative whatever the Location says</source>
        <translation>Övé a kezdeményezés, bármit mond a helyszín</translation>
    </message>
    <message>
        <source>It has Hive</source>
        <translation>Van kaptárja</translation>
    </message>
    <message>
        <source>It is immune to this ability: %1</source>
        <translation>Immunis erre a képességre: %1</translation>
    </message>
    <message>
        <source>It cannot be chosen as a target</source>
        <translation>Nem választható célpontnak</translation>
    </message>
    <message>
        <source>One copy in a deck at most</source>
        <translation>Legfeljebb egy példány egy pakliban</translation>
    </message>
    <message>
        <source>It lies face up from the beginning of the game</source>
        <translation>A játék kezdetétől felfedve fekszik</translation>
    </message>
    <message>
        <source>while its Invisibility is not negated</source>
        <translation>amíg láthatatlansága nincs semlegesítve</translation>
    </message>
    <message>
        <source>while Hive is on</source>
        <translation>amíg a kaptár működik</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Ő maga</translation>
    </message>
    <message>
        <source>The equipped creature</source>
        <translation>A felszerelt lény</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>A célpont</translation>
    </message>
    <message>
        <source>The opposing creature</source>
        <translation>A szemben álló lény</translation>
    </message>
    <message>
        <source>Every creature</source>
        <translation>Minden lény</translation>
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
        <translation>%1: %2 ennyi lesz: %3</translation>
    </message>
    <message>
        <source>%1: gains %2</source>
        <translation>%1: megkapja ezt: %2</translation>
    </message>
    <message>
        <source>%1: loses %2</source>
        <translation>%1: elveszti ezt: %2</translation>
    </message>
    <message>
        <source>only of the tribe %1</source>
        <translation>csak ebből a törzsből: %1</translation>
    </message>
    <message>
        <source>only with %1 of %2 or more</source>
        <translation>csak ha %1 legalább %2</translation>
    </message>
    <message>
        <source>only with %1 below %2</source>
        <translation>csak ha %1 kisebb ennél: %2</translation>
    </message>
    <message>
        <source>times the creatures of the tribe %1</source>
        <translation>ennyiszer: a törzs lényei (%1)</translation>
    </message>
    <message>
        <source>times the creatures that are: %1</source>
        <translation>ennyiszer: ilyen lények (%1)</translation>
    </message>
    <message>
        <source>it outlives the turn</source>
        <translation>túléli a kört</translation>
    </message>
    <message>
        <source>not for %1</source>
        <translation>erre nem: %1</translation>
    </message>
    <message>
        <source>Damage of Attacks: +%1</source>
        <translation>Támadások sebzése: +%1</translation>
    </message>
    <message>
        <source>Damage of Attacks: times %1</source>
        <translation>Támadások sebzése ennyiszer: %1</translation>
    </message>
    <message>
        <source>Damage of Attacks: divided by %1</source>
        <translation>Támadások sebzése ennyivel osztva: %1</translation>
    </message>
    <message>
        <source>Damage of Attacks: −%1</source>
        <translation>Támadások sebzése: −%1</translation>
    </message>
    <message>
        <source>Damage of Attacks: becomes %1</source>
        <translation>Támadások sebzése ennyi lesz: %1</translation>
    </message>
    <message>
        <source>only of the type %1</source>
        <translation>csak ebből a fajtából: %1</translation>
    </message>
    <message>
        <source>only the first in a combat</source>
        <translation>csak az első egy harcban</translation>
    </message>
    <message>
        <source>not the first in a combat</source>
        <translation>nem az első egy harcban</translation>
    </message>
    <message>
        <source>only by the tribe %1</source>
        <translation>csak ettől a törzstől: %1</translation>
    </message>
    <message>
        <source>only if the attacker has %1</source>
        <translation>csak ha a támadónak van: %1</translation>
    </message>
    <message>
        <source>only if the attacker is lower in %1</source>
        <translation>csak ha a támadó ebben gyengébb: %1</translation>
    </message>
    <message>
        <source>if the attacker has %1 of %2 or more</source>
        <translation>ha a támadónál %1 legalább %2</translation>
    </message>
    <message>
        <source>if the attacker is higher in %1 by %2 or more</source>
        <translation>ha a támadó ebben erősebb: %1, legalább ennyivel: %2</translation>
    </message>
    <message>
        <source>if the players say so: %1</source>
        <translation>ha a játékosok szerint igaz: %1</translation>
    </message>
    <message>
        <source>Damage: +%1</source>
        <translation>Sebzés: +%1</translation>
    </message>
    <message>
        <source>The attacker heals: %1</source>
        <translation>A támadó gyógyul: %1</translation>
    </message>
    <message>
        <source>The attacker: %1 +%2</source>
        <translation>A támadó: %1 +%2</translation>
    </message>
    <message>
        <source>The attacker: loses %1</source>
        <translation>A támadó elveszti ezt: %1</translation>
    </message>
    <message>
        <source>Activated ability. It costs Mugic counters: %1</source>
        <translation>Aktivált képesség. Mugic jelzőkbe kerül: %1</translation>
    </message>
    <message>
        <source>Activated ability. It costs a sacrifice</source>
        <translation>Aktivált képesség. Feláldozásba kerül</translation>
    </message>
    <message>
        <source>Activated ability. It costs damage to itself: %1</source>
        <translation>Aktivált képesség. Saját magának okozott sebzésbe kerül: %1</translation>
    </message>
    <message>
        <source>Activated ability without a cost</source>
        <translation>Aktivált képesség költség nélkül</translation>
    </message>
    <message>
        <source>Triggers at the beginning of combat</source>
        <translation>A harc kezdetén lép működésbe</translation>
    </message>
    <message>
        <source>Triggers when the Location becomes active</source>
        <translation>A helyszín aktívvá válásakor lép működésbe</translation>
    </message>
    <message>
        <source>Triggers when an Attack is played</source>
        <translation>Támadás kijátszásakor lép működésbe</translation>
    </message>
    <message>
        <source>Triggers when damage is dealt</source>
        <translation>Sebzéskor lép működésbe</translation>
    </message>
    <message>
        <source>Triggers when the players say so</source>
        <translation>A játékosok szavára lép működésbe</translation>
    </message>
    <message>
        <source>You carry it out: %1</source>
        <translation>Ezt ti hajtjátok végre: %1</translation>
    </message>
    <message>
        <source>It needs a deck of its own tribe alone</source>
        <translation>Csak a saját törzséből álló pakliban lehet</translation>
    </message>
    <message>
        <source>Copies in a deck at most: %1</source>
        <translation>Legfeljebb ennyi példány egy pakliban: %1</translation>
    </message>
    <message>
        <source>Any creature may pay. Mugic counters: %1</source>
        <translation>Bármelyik lény fizethet. Mugic jelzők: %1</translation>
    </message>
    <message>
        <source>A creature of the tribe %1 pays. Mugic counters: %2</source>
        <translation>Ilyen törzsű lény fizet: %1. Mugic jelzők: %2</translation>
    </message>
    <message>
        <source>Damage to the target: %1</source>
        <translation>A célpont sebzése: %1</translation>
    </message>
    <message>
        <source>The target heals: %1</source>
        <translation>A célpont gyógyul: %1</translation>
    </message>
    <message>
        <source>The item that it is aimed at is dispelled</source>
        <translation>Eloszlatja azt, amire irányul</translation>
    </message>
    <message>
        <source>The item that it is aimed at is negated</source>
        <translation>Semlegesíti azt, amire irányul</translation>
    </message>
    <message>
        <source>Initiative by %1</source>
        <translation>Kezdeményezés eszerint: %1</translation>
    </message>
    <message>
        <source>Mugic costs more counters: %1</source>
        <translation>A Mugic ennyivel több jelzőbe kerül: %1</translation>
    </message>
    <message>
        <source>Mugic costs fewer counters: %1</source>
        <translation>A Mugic ennyivel kevesebb jelzőbe kerül: %1</translation>
    </message>
    <message>
        <source>Showdown: %1 vs %2</source>
        <translation>Leszámolás: %1 és %2</translation>
    </message>
    <message>
        <source>%1 places creatures on their own side only.</source>
        <translation>%1 csak a saját oldalára tehet lényt.</translation>
    </message>
    <message>
        <source>Showdown: %1 vs %2.</source>
        <translation>Leszámolás: %1 és %2.</translation>
    </message>
    <message>
        <source>An element is gained or lost, never set.</source>
        <translation>Egy elemet nyerni vagy elveszíteni lehet, beállítani nem.</translation>
    </message>
    <message>
        <source>What comes behind them was not looked at.</source>
        <translation>A továbbiakat már nem néztük meg.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 nem olvasható: %2.</translation>
    </message>
    <message>
        <source>Which question? `ask --list` shows them all, `ask GAME/QUESTION` asks one.</source>
        <translation>Melyik kérdés? Az `ask --list` mindet felsorolja, az `ask GAME/QUESTION` egyet tesz fel.</translation>
    </message>
    <message>
        <source>--list goes with no question, and --json only with --list.</source>
        <translation>A --list kérdés nélkül áll, a --json pedig csak a --list mellett.</translation>
    </message>
    <message>
        <source>--schema reads no input and records nothing.</source>
        <translation>A --schema nem olvas bemenetet, és nem rögzít semmit.</translation>
    </message>
    <message>
        <source>%1 holds a match of &quot;%2&quot;, not of &quot;%3&quot;; nothing was written.</source>
        <translation>%1 egy „%2” meccset tartalmaz, nem „%3” meccset; semmi sem lett kiírva.</translation>
    </message>
    <message>
        <source>%1 holds a match already, and the first line starts another one. Give another name, or go on with commands of the match in it; nothing was written.</source>
        <translation>%1 már tartalmaz egy meccset, és az első sor újat kezd. Adj meg másik nevet, vagy folytasd a benne lévő meccs parancsaival; semmi sem lett kiírva.</translation>
    </message>
    <message>
        <source>%1 exists already and holds no match that could be continued: %2</source>
        <translation>%1 már létezik, és nincs benne folytatható meccs: %2</translation>
    </message>
    <message>
        <source>This match has no entry %1; its last is %2, and 0 is before the first.</source>
        <translation>Ennek a meccsnek nincs %1 számú bejegyzése; az utolsó száma %2, a 0 pedig az első előtti állapot.</translation>
    </message>
    <message>
        <source>--until: the number of an entry was expected, or 0, not &quot;%1&quot;.</source>
        <translation>--until: egy bejegyzés száma kell ide, vagy 0, nem „%1”.</translation>
    </message>
    <message>
        <source>Entry %1 was accepted when it was recorded; the rules refuse it: %2</source>
        <translation>A(z) %1. bejegyzés rögzítéskor szabályos volt; most a szabályok elutasítják: %2</translation>
    </message>
    <message>
        <source>Entry %1 is refused and changes nothing: %2</source>
        <translation>A(z) %1. bejegyzés elutasítva, nem változtat semmin: %2</translation>
    </message>
    <message>
        <source>There is no season &quot;%1&quot;; `league list` shows them all.</source>
        <translation>Nincs „%1” szezon; a `league list` mindet felsorolja.</translation>
    </message>
    <message>
        <source>There is no entrant &quot;%1&quot; in this season; there are: %2.</source>
        <translation>Ebben a szezonban nincs „%1” résztvevő; a résztvevők: %2.</translation>
    </message>
    <message>
        <source>Several seasons are called &quot;%1&quot;; `league list --all` shows what else names them.</source>
        <translation>Több szezon neve is „%1”; a `league list --all` mutatja, mi más azonosítja őket.</translation>
    </message>
    <message>
        <source>The season cannot be like this: %1</source>
        <translation>A szezon nem lehet ilyen: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 nem írható: %2.</translation>
    </message>
    <message>
        <source>No rule has &quot;%1&quot;.</source>
        <translation>Egyetlen szabályban sincs „%1”.</translation>
    </message>
    <message>
        <source>There are no rules of &quot;%1&quot; here; there are: %2.</source>
        <translation>„%1” szabályai itt nincsenek meg; ezek vannak: %2.</translation>
    </message>
    <message>
        <source>Found as: %1.</source>
        <translation>Találat így: %1.</translation>
    </message>
    <message>
        <source>Also found: %1.</source>
        <translation>Találat még: %1.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Példa: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Miért: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: %2.</source>
        <translation>%1 nem olvasható végig: %2.</translation>
    </message>
    <message>
        <source>Everything is recorded, but the list of seasons could not be brought up to date: %1</source>
        <translation>Minden rögzítve van, de a szezonok listája nem frissült: %1</translation>
    </message>
    <message>
        <source>%1 cannot be used: the name of a data folder or a backup has to be UTF-8.</source>
        <translation>%1 nem használható: az adatmappa és a mentés neve csak UTF-8 lehet.</translation>
    </message>
    <message>
        <source>There is a season &quot;%1&quot; already; each needs an id of its own.</source>
        <translation>Már van „%1” szezon; mindegyiknek saját azonosító kell.</translation>
    </message>
    <message>
        <source>--paper goes with --format html.</source>
        <translation>A --paper a --format html beállítással együtt használható.</translation>
    </message>
    <message>
        <source>The season has nothing to print as &quot;%1&quot; yet.</source>
        <translation>A szezonnak még nincs „%1” nyomtatványa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of one round; leave --round out.</source>
        <translation>„%1” nem egy fordulóról szól; a --round elhagyandó.</translation>
    </message>
    <message>
        <source>There is no round &quot;%1&quot; in this season yet; there are: %2.</source>
        <translation>Ebben a szezonban még nincs „%1” forduló; van: %2.</translation>
    </message>
    <message>
        <source>Input line %1: %2</source>
        <translation>%1. bemeneti sor: %2</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; there are: %2.</source>
        <translation>Nincs „%1”; ezek vannak: %2.</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; was &quot;%2&quot; meant? There are: %3.</source>
        <translation>Nincs „%1”; talán „%2” lenne az? Ezek vannak: %3.</translation>
    </message>
    <message>
        <source>A word is missing; there are: %1.</source>
        <translation>Hiányzik egy szó; ezek vannak: %1.</translation>
    </message>
    <message>
        <source>There is a season &quot;%1&quot; here already, and its record went on differently than the one of this file. Delete or keep that one; nothing was imported.</source>
        <translation>Itt már van „%1” szezon, és a feljegyzése másképp folytatódott, mint ezé a fájlé. Töröld vagy tartsd meg azt; semmi sem került be.</translation>
    </message>
    <message>
        <source>No rule has &quot;%1&quot;. Nearest: &quot;%2&quot;.</source>
        <translation>Egyetlen szabályban sincs „%1”. A legközelebbi: „%2”.</translation>
    </message>
    <message>
        <source>--schema reads no match.</source>
        <translation>A --schema nem olvas meccset.</translation>
    </message>
    <message>
        <source>A match file was expected.</source>
        <translation>Meccsfájl kell ide.</translation>
    </message>
    <message>
        <source>The time %1 is before that of the line above, or still to come.</source>
        <translation>Ez az időpont: %1 korábbi az előző sorénál, vagy még el sem jött.</translation>
    </message>
    <message>
        <source>This line is sealed, and there is no secret of this seat.</source>
        <translation>Ez a sor le van pecsételve, de ennek a helynek itt nincs titka.</translation>
    </message>
    <message>
        <source>What the file says of the season is not what its record brings about; the record is taken in.</source>
        <translation>Amit a fájl a szezonról mond, nem az, ami a jegyzőkönyvéből következik; a jegyzőkönyv számít.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;; there are: %2.</source>
        <translation>Nincs „%1” oszlop; ezek vannak: %2.</translation>
    </message>
</context>
<context>
    <name>elgrande</name>
    <message>
        <source>A move must lead to another place.</source>
        <translation>A lépésnek más helyre kell vezetnie.</translation>
    </message>
    <message>
        <source>A move was expected here: an entry after which more follows moves somebody.</source>
        <translation>Itt lépés kell: ha még több következik, a bejegyzés mozgat valakit.</translation>
    </message>
    <message>
        <source>A correction was expected here; this sets nothing.</source>
        <translation>Itt javítás kell; ez semmit sem állít be.</translation>
    </message>
    <message>
        <source>No match has begun: new_match comes first.</source>
        <translation>Még nincs meccs: előbb a new_match jön.</translation>
    </message>
    <message>
        <source>Not now: %1. This belongs to: %2.</source>
        <translation>Most nem: %1. Ez ide tartozik: %2.</translation>
    </message>
    <message>
        <source>It is the turn of %2, not of %1.</source>
        <translation>%2 következik, nem %1.</translation>
    </message>
    <message>
        <source>%1 has no action card yet.</source>
        <translation>%1 még nem vett akciókártyát.</translation>
    </message>
    <message>
        <source>The action card of %1 does something else: %2.</source>
        <translation>%1 akciókártyája mást tesz: %2.</translation>
    </message>
    <message>
        <source>The special action of %1 has not been announced yet.</source>
        <translation>%1 speciális akciója még nincs bejelentve.</translation>
    </message>
    <message>
        <source>The special action of %1 is over.</source>
        <translation>%1 speciális akciója véget ért.</translation>
    </message>
    <message>
        <source>More of this special action follows.</source>
        <translation>A speciális akció folytatódik.</translation>
    </message>
    <message>
        <source>%1 takes power card %2 back.</source>
        <translation>%1 visszaveszi ezt az erőkártyát: %2.</translation>
    </message>
    <message>
        <source>%1 takes a spent power card back, in secret.</source>
        <translation>%1 titokban visszavesz egy elhasznált erőkártyát.</translation>
    </message>
    <message>
        <source>%1 has not spent power card %2.</source>
        <translation>%1 nem használta el ezt az erőkártyát: %2.</translation>
    </message>
    <message>
        <source>%1 has no spent power card left to take.</source>
        <translation>%1 elhasznált erőkártyái közül nincs mit visszavenni.</translation>
    </message>
    <message>
        <source>No return is asked of %1.</source>
        <translation>%1 most nem küld vissza lovagot.</translation>
    </message>
    <message>
        <source>%2 returns Caballeros next, not %1.</source>
        <translation>Most %2 küld vissza lovagot, nem %1.</translation>
    </message>
    <message>
        <source>This card takes from the court only: %2 from the court of %1, nobody else.</source>
        <translation>Ez a lap csak udvarból vesz: %1 udvarából %2, máshonnan senkit.</translation>
    </message>
    <message>
        <source>Nobody leaves %1 while the King stands there.</source>
        <translation>Innen senki sem megy el, amíg a király itt áll: %1.</translation>
    </message>
    <message>
        <source>%1 must return %2 in all, not %3.</source>
        <translation>%1 összesen ennyit küld vissza: %2, nem pedig: %3.</translation>
    </message>
    <message>
        <source>%1 has too few Caballeros in %2 for that (%3).</source>
        <translation>%1 itt túl kevés lovaggal áll ehhez: %2 (%3).</translation>
    </message>
    <message>
        <source>One Caballero of %1 from one region within reach is returned, no other.</source>
        <translation>%1 egy lovagja tér vissza egy elérhető régióból, más nem.</translation>
    </message>
    <message>
        <source>%1 returns from one region only, and nobody from the court: %2 from it.</source>
        <translation>%1 csak egy régióból küld vissza, az udvarból senkit: onnan %2.</translation>
    </message>
    <message>
        <source>In the setup nothing is corrected; entries are taken back.</source>
        <translation>Előkészületkor nincs javítás; a bejegyzések visszavonhatók.</translation>
    </message>
    <message>
        <source>The special action of %1 comes to its end first.</source>
        <translation>Előbb %1 speciális akciója ér véget.</translation>
    </message>
    <message>
        <source>%1 would have %2 Caballeros in all, not %3.</source>
        <translation>%1 lovagjainak száma %2 lenne, nem %3.</translation>
    </message>
    <message>
        <source>Both scoreboards would lie in %1.</source>
        <translation>Mindkét pontozótábla itt feküdne: %1.</translation>
    </message>
    <message>
        <source>No disc is asked of %1 now.</source>
        <translation>%1 most nem állít korongot.</translation>
    </message>
    <message>
        <source>No discs are asked for now.</source>
        <translation>Most nincs szükség korongra.</translation>
    </message>
    <message>
        <source>The discs have been turned over already.</source>
        <translation>A korongokat már felfordították.</translation>
    </message>
    <message>
        <source>The Castillo is open; discs can no longer be changed.</source>
        <translation>A kastély nyitva; a korongok már nem változhatnak.</translation>
    </message>
    <message>
        <source>%1 has set a secret disc.</source>
        <translation>%1 beállította titkos korongját.</translation>
    </message>
    <message>
        <source>The disc of %1 is missing.</source>
        <translation>%1 korongja hiányzik.</translation>
    </message>
    <message>
        <source>The Castillo is opened and scored first.</source>
        <translation>Előbb a kastélyt nyitják ki és pontozzák.</translation>
    </message>
    <message>
        <source>The disc of %1 shows %2.</source>
        <translation>%1 korongja ezt mutatja: %2.</translation>
    </message>
    <message>
        <source>No scoring is under way.</source>
        <translation>Most nincs pontozás.</translation>
    </message>
    <message>
        <source>No scoring asks for the Castillo now.</source>
        <translation>Most egy pontozás sem kéri a kastélyt.</translation>
    </message>
    <message>
        <source>It is the Castillo that is scored next: it is opened.</source>
        <translation>A kastély pontozása következik: ki kell nyitni.</translation>
    </message>
    <message>
        <source>The discs are turned over before the regions are scored.</source>
        <translation>A régiók pontozása előtt felfordítják a korongokat.</translation>
    </message>
    <message>
        <source>%1 are left to be scored, not %2.</source>
        <translation>Ezek pontozása van hátra: %1, nem ez: %2.</translation>
    </message>
    <message>
        <source>The count differs for %1: %2 counted, %3 by the record.</source>
        <translation>Eltérés (%1): megszámolva %2, a nyilvántartás szerint %3.</translation>
    </message>
    <message>
        <source>The Castillo held Caballeros of %1: %2.</source>
        <translation>%1 lovagjai a kastélyban: %2.</translation>
    </message>
    <message>
        <source>The Castillo was empty.</source>
        <translation>A kastély üres volt.</translation>
    </message>
    <message>
        <source>Everybody goes back into the Castillo.</source>
        <translation>Mindenki visszakerül a kastélyba.</translation>
    </message>
    <message>
        <source>General scoring %1 is done.</source>
        <translation>A(z) %1. általános pontozás kész.</translation>
    </message>
    <message>
        <source>Points of %1 now: %2.</source>
        <translation>%1 pontjai most: %2.</translation>
    </message>
    <message>
        <source>This match has begun already.</source>
        <translation>Ez a meccs már elkezdődött.</translation>
    </message>
    <message>
        <source>El Grande is for 2 to 5 players, not for %1.</source>
        <translation>Az El Grande 2–5 játékosra való, nem ennyire: %1.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Két játékos neve ugyanaz: %1.</translation>
    </message>
    <message>
        <source>Two players have the colour %1.</source>
        <translation>Két játékos színe ugyanaz: %1.</translation>
    </message>
    <message>
        <source>The youngest starts: the age rank of %1 is missing.</source>
        <translation>A legfiatalabb kezd: hiányzik a korsorrend (%1).</translation>
    </message>
    <message>
        <source>Two players have the age rank %1.</source>
        <translation>Két játékos korsorrendje ugyanaz: %1.</translation>
    </message>
    <message>
        <source>By the house rule somebody is chosen to start: enter who.</source>
        <translation>A házi szabály szerint kijelölik a kezdőt: meg kell nevezni.</translation>
    </message>
    <message>
        <source>The youngest starts; nobody is chosen without the house rule.</source>
        <translation>A legfiatalabb kezd; házi szabály nélkül senkit sem jelölnek ki.</translation>
    </message>
    <message>
        <source>%1 lays the first power card of the first round.</source>
        <translation>%1 teszi le az első kör első erőkártyáját.</translation>
    </message>
    <message>
        <source>The King stands in %1 already.</source>
        <translation>A király már itt áll: %1.</translation>
    </message>
    <message>
        <source>The King starts in %1.</source>
        <translation>A király itt kezd: %1.</translation>
    </message>
    <message>
        <source>The King&apos;s region card is turned up first.</source>
        <translation>Előbb a király régiókártyáját fordítják fel.</translation>
    </message>
    <message>
        <source>%1 is at home in %2 already.</source>
        <translation>%1 saját területe már megvan: %2.</translation>
    </message>
    <message>
        <source>The King starts in %1; nobody else can.</source>
        <translation>A király itt kezd: %1; senki más nem kezdhet ott.</translation>
    </message>
    <message>
        <source>%1 is the home region of %2.</source>
        <translation>%1 már foglalt: %2 saját területe.</translation>
    </message>
    <message>
        <source>%1 is at home in %2: there %3, in the court %4, in the provinces %5.</source>
        <translation>%1 saját területe: %2; ott %3, az udvarban %4, a tartományokban %5.</translation>
    </message>
    <message>
        <source>The setup is not finished: %1.</source>
        <translation>Az előkészület nem kész: %1.</translation>
    </message>
    <message>
        <source>Round %1 is not over: %2.</source>
        <translation>A(z) %1. kör nem ért véget: %2.</translation>
    </message>
    <message>
        <source>The match is over after the third general scoring.</source>
        <translation>A meccs a harmadik általános pontozás után véget ért.</translation>
    </message>
    <message>
        <source>Round %1 begins; %2 lays the first power card.</source>
        <translation>Elkezdődik a(z) %1. kör; %2 teszi le az első erőkártyát.</translation>
    </message>
    <message>
        <source>The King card lies face up in every round.</source>
        <translation>A királykártya minden körben nyitva fekszik.</translation>
    </message>
    <message>
        <source>Stack %1 has its card of this round: %2.</source>
        <translation>A(z) %1. pakli e körben már adott lapot: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to stack %2, not to stack %3.</source>
        <translation>Ennek a lapnak a helye a(z) %2. pakli, nem a(z) %3. pakli: %1.</translation>
    </message>
    <message>
        <source>Every copy of this card has been turned up before: %1 (copies: %2).</source>
        <translation>E lap minden példányát felcsapták már: %1 (példányok: %2).</translation>
    </message>
    <message>
        <source>By the house rule the Veto cards are not in this game.</source>
        <translation>A házi szabály szerint ebben a játékban nincsenek Vétó kártyák.</translation>
    </message>
    <message>
        <source>Stack %1 shows %2.</source>
        <translation>A(z) %1. pakli lapja: %2.</translation>
    </message>
    <message>
        <source>%1 lays power card %2.</source>
        <translation>%1 leteszi ezt az erőkártyát: %2.</translation>
    </message>
    <message>
        <source>%1 lays the next card.</source>
        <translation>A következő lapot %1 teszi le.</translation>
    </message>
    <message>
        <source>It is the card that %1 had retrieved in secret.</source>
        <translation>Ezt a lapot %1 korábban titokban visszavette.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 következik.</translation>
    </message>
    <message>
        <source>%1 takes Caballeros at the start of the turn, or by The Court.</source>
        <translation>%1 a sor elején vagy Az udvar lappal vesz lovagot.</translation>
    </message>
    <message>
        <source>First %1 takes Caballeros, even if it is none.</source>
        <translation>%1 előbb lovagot vesz, akár egyet sem.</translation>
    </message>
    <message>
        <source>%1 has an action card already: %2.</source>
        <translation>%1 már vett akciókártyát: %2.</translation>
    </message>
    <message>
        <source>Stack %1 shows no card.</source>
        <translation>A(z) %1. pakliból nincs nyitott lap.</translation>
    </message>
    <message>
        <source>%1 is taken in this round, by %2.</source>
        <translation>%1 ebben a körben már elkelt: %2 vette el.</translation>
    </message>
    <message>
        <source>%1 takes %2 and discards the power card.</source>
        <translation>%1 elveszi ezt: %2, és eldobja az erőkártyát.</translation>
    </message>
    <message>
        <source>%1 has placed Caballeros in this turn already.</source>
        <translation>%1 ebben a sorban már tett le lovagot.</translation>
    </message>
    <message>
        <source>The special action of %1 has been announced, skipped or stopped already.</source>
        <translation>%1 speciális akciója már bejelentve, kihagyva vagy megállítva.</translation>
    </message>
    <message>
        <source>The Grande of %1 stands in the King&apos;s region and cannot leave it.</source>
        <translation>%1 Grandéja a király területén áll, nem mehet el.</translation>
    </message>
    <message>
        <source>Nothing goes to %1 and nothing leaves it while the King stands there.</source>
        <translation>Ide senki sem jöhet, és innen senki sem mehet, amíg a király itt áll: %1.</translation>
    </message>
    <message>
        <source>%1 announces the special action: %2.</source>
        <translation>%1 bejelenti a speciális akciót: %2.</translation>
    </message>
    <message>
        <source>%1 announces the special action: %2, for %3.</source>
        <translation>%1 bejelenti a speciális akciót: %2, itt: %3.</translation>
    </message>
    <message>
        <source>The Veto lies before %1, up to round %2.</source>
        <translation>A Vétó kint fekszik: %1, a(z) %2. körig.</translation>
    </message>
    <message>
        <source>It strikes nobody.</source>
        <translation>Senkit sem érint.</translation>
    </message>
    <message>
        <source>%1 returns Caballeros next.</source>
        <translation>Most %1 küld vissza lovagot.</translation>
    </message>
    <message>
        <source>The Veto lies before %1 already.</source>
        <translation>A Vétó már kint fekszik: %1.</translation>
    </message>
    <message>
        <source>The special action of %1 is over already.</source>
        <translation>%1 speciális akciója már véget ért.</translation>
    </message>
    <message>
        <source>The special action of %1 has begun and cannot be dropped.</source>
        <translation>%1 speciális akciója elkezdődött, már nem hagyható el.</translation>
    </message>
    <message>
        <source>%1 leaves out the special action.</source>
        <translation>%1 kihagyja a speciális akciót.</translation>
    </message>
    <message>
        <source>No Veto lies before %1.</source>
        <translation>%1 előtt nincs Vétó.</translation>
    </message>
    <message>
        <source>No special action has been announced.</source>
        <translation>Nincs bejelentett speciális akció.</translation>
    </message>
    <message>
        <source>The special action is over; a Veto comes too late.</source>
        <translation>A speciális akció véget ért; a Vétó elkésett.</translation>
    </message>
    <message>
        <source>The discs have been turned over; a Veto comes too late.</source>
        <translation>A korongokat felfordították; a Vétó elkésett.</translation>
    </message>
    <message>
        <source>What the discs bring about is one piece, also while a region is still to be chosen for one of them.</source>
        <translation>Amit a korongok előidéznek, az egy egész, akkor is, ha valamelyik helyett még régiót kell választani.</translation>
    </message>
    <message>
        <source>%1 must take an action card first.</source>
        <translation>%1 előbb akciókártyát vesz.</translation>
    </message>
    <message>
        <source>The special action of %1 must be carried out or left out first.</source>
        <translation>%1 speciális akcióját előbb végre kell hajtani vagy ki kell hagyni.</translation>
    </message>
    <message>
        <source>The turn of %1 is over.</source>
        <translation>%1 sora véget ért.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>A(z) %1. kör véget ért.</translation>
    </message>
    <message>
        <source>The unused Veto of %1 is discarded.</source>
        <translation>%1 fel nem használt Vétója kikerül.</translation>
    </message>
    <message>
        <source>A general scoring comes now: everybody sets a secret disc.</source>
        <translation>Általános pontozás jön: mindenki titkos korongot állít.</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; plays in this match.</source>
        <translation>Ilyen nevű játékos nincs a meccsen: „%1”.</translation>
    </message>
    <message>
        <source>There is no action card &quot;%1&quot;.</source>
        <translation>Nincs ilyen akciókártya: „%1”.</translation>
    </message>
    <message>
        <source>The key &quot;region&quot; is missing: this card needs it.</source>
        <translation>Hiányzik a „region” kulcs: ehhez a laphoz kell.</translation>
    </message>
    <message>
        <source>The key &quot;region&quot; is not known here: this card takes none.</source>
        <translation>A „region” kulcs itt ismeretlen: ehhez a laphoz nem kell.</translation>
    </message>
    <message>
        <source>A region was expected here, not the Castillo.</source>
        <translation>Itt régió kell, nem a kastély.</translation>
    </message>
    <message>
        <source>The key &quot;value&quot; is missing.</source>
        <translation>Hiányzik a „value” kulcs.</translation>
    </message>
    <message>
        <source>The key &quot;value&quot; is not known here: power cards are retrieved in secret.</source>
        <translation>A „value” kulcs itt ismeretlen: az erőkártyát titokban veszik vissza.</translation>
    </message>
    <message>
        <source>Taken: %1 (allowed: %2). The court holds %3 then, the provinces %4.</source>
        <translation>Elvéve: %1 (megengedett: %2). Utána az udvarban %3, a tartományokban %4.</translation>
    </message>
    <message>
        <source>Power card %1 brings up to %2.</source>
        <translation>Ezzel az erőkártyával legfeljebb ennyi jön: %1 → %2.</translation>
    </message>
    <message>
        <source>The Court brings up to %1.</source>
        <translation>Az udvar lap legfeljebb ennyit hoz: %1.</translation>
    </message>
    <message>
        <source>%1 may be taken, not %2.</source>
        <translation>Legfeljebb %1 vehető, nem %2.</translation>
    </message>
    <message>
        <source>The provinces hold %1, too few for %2.</source>
        <translation>A tartományokban %1 van, ehhez kevés: %2.</translation>
    </message>
    <message>
        <source>The Court takes from the provinces only.</source>
        <translation>Az udvar lap csak a tartományokból vesz.</translation>
    </message>
    <message>
        <source>The provinces still hold %1; they come first, the board only for the rest.</source>
        <translation>A tartományokban még van: %1; előbb azok jönnek, a tábla csak a maradékért.</translation>
    </message>
    <message>
        <source>More are taken from %1 than stand there (%2).</source>
        <translation>Innen többet vesznek, mint ahány ott áll: %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s) and is El Grande.</source>
        <translation>
            <numerusform>%1 %n ponttal győz: ő El Grande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>%1 %n ponttal osztozik a győzelmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1: %2 with %3.</source>
        <translation>%1. hely: %2, %3 pont.</translation>
    </message>
    <message>
        <source>The match goes on: %1 of 3 general scorings are done.</source>
        <translation>A meccs folytatódik: 3 általános pontozásból kész: %1.</translation>
    </message>
    <message>
        <source>The tie is broken by the most Caballeros in regions.</source>
        <translation>A döntetlent a régiókban álló több lovag dönti el.</translation>
    </message>
    <message>
        <source>The tie is broken by the most Caballeros in the court.</source>
        <translation>A döntetlent az udvarban álló több lovag dönti el.</translation>
    </message>
    <message>
        <source>The tie is broken by the highest unused power cards.</source>
        <translation>A döntetlent a legnagyobb fel nem használt erőkártyák döntik el.</translation>
    </message>
    <message>
        <source>%1 returns from the court: %2.</source>
        <translation>%1 az udvarból küld vissza: %2.</translation>
    </message>
    <message>
        <source>%1 returns from %2: %3.</source>
        <translation>%1 visszaküld innen: %2: %3.</translation>
    </message>
    <message>
        <source>%1 has nothing to return.</source>
        <translation>%1 nem tud mit visszaküldeni.</translation>
    </message>
    <message>
        <source>%1 has nobody in %2.</source>
        <translation>%1 lovagjai közül itt senki sem áll: %2.</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 (Caballeros: %4).</source>
        <translation>%1: innen %2 ide %3 (lovagok: %4).</translation>
    </message>
    <message>
        <source>The disc of %1 shows no valid goal (%2): Caballeros that go to the court: %3.</source>
        <translation>%1 korongja érvénytelen célt mutat (%2): az udvarba kerülő lovagok: %3.</translation>
    </message>
    <message>
        <source>%1 must return exactly %2, out of the court or regions without the King.</source>
        <translation>%1 pontosan ennyit küld vissza: %2, az udvarból vagy király nélküli régiókból.</translation>
    </message>
    <message>
        <source>%1 has no Caballero within reach in %2.</source>
        <translation>%1 lovagjai közül itt egy sem érhető el: %2.</translation>
    </message>
    <message>
        <source>The disc of %1 shows %2: nothing that this card demands stands there.</source>
        <translation>%1 korongja ezt mutatja: %2; ott nincs, amit a lap kér.</translation>
    </message>
    <message>
        <source>In place of the illegal disc of %1 it is %2.</source>
        <translation>%1 szabálytalan korongja helyett: %2.</translation>
    </message>
    <message>
        <source>%1 is the King&apos;s region and cannot be evicted.</source>
        <translation>%1 a király területe, nem lakoltatható ki.</translation>
    </message>
    <message>
        <source>Caballeros of %1 that go from %2 to %3: %4.</source>
        <translation>%1 lovagjai (innen: %2, ide: %3): %4.</translation>
    </message>
    <message>
        <source>Caballeros that go from %1 into the Castillo: %2.</source>
        <translation>A kastélyba menő lovagok (%1): %2.</translation>
    </message>
    <message>
        <source>Nobody is moved.</source>
        <translation>Senki sem mozog.</translation>
    </message>
    <message>
        <source>%1 is the King&apos;s region: nobody may go there.</source>
        <translation>%1 a király területe: oda senki sem mehet.</translation>
    </message>
    <message>
        <source>Nobody leaves the Castillo before it is scored.</source>
        <translation>A kastélyt pontozás előtt senki sem hagyja el.</translation>
    </message>
    <message>
        <source>This card moves nobody out of a court.</source>
        <translation>Ez a lap udvarból senkit sem mozgat.</translation>
    </message>
    <message>
        <source>This card places from the court, not from a region.</source>
        <translation>Ez a lap az udvarból tesz le, nem régióból.</translation>
    </message>
    <message>
        <source>Only %1&apos;s own Caballeros may be moved here, not those of %2.</source>
        <translation>Itt csak %1 saját lovagjai mozgathatók, nem ezé: %2.</translation>
    </message>
    <message>
        <source>This card moves Caballeros of the other players, not one&apos;s own.</source>
        <translation>Ez a lap más játékosok lovagjait mozgatja, nem a sajátokat.</translation>
    </message>
    <message>
        <source>%1 has too few Caballeros in %2 for that: before the special action there are %3.</source>
        <translation>%1 itt túl kevés lovaggal áll ehhez: %2; a speciális akció előtt %3.</translation>
    </message>
    <message>
        <source>This card moves Caballeros out of one region only.</source>
        <translation>Ez a lap csak egy régióból mozgat.</translation>
    </message>
    <message>
        <source>Either from the court or out of one region, not both.</source>
        <translation>Vagy az udvarból, vagy egy régióból, mindkettő nem.</translation>
    </message>
    <message>
        <source>At most %1 of one&apos;s own, not %2.</source>
        <translation>Sajátból legfeljebb %1, nem %2.</translation>
    </message>
    <message>
        <source>At most %1 of other players, not %2.</source>
        <translation>Más játékosokéból legfeljebb %1, nem %2.</translation>
    </message>
    <message>
        <source>At most %1 in all, not %2.</source>
        <translation>Összesen legfeljebb %1, nem %2.</translation>
    </message>
    <message>
        <source>The King goes from %1 to %2.</source>
        <translation>A király innen %1 ide megy: %2.</translation>
    </message>
    <message>
        <source>The Grande goes from %1 to %2, the new home region.</source>
        <translation>A Grande innen %1 ide megy: %2; ez az új saját terület.</translation>
    </message>
    <message>
        <source>The scoreboard goes from %1 to %2.</source>
        <translation>A pontozótábla innen %1 ide kerül: %2.</translation>
    </message>
    <message>
        <source>Nothing leaves %1 while the King stands there.</source>
        <translation>Innen semmi sem mehet el, amíg a király itt áll: %1.</translation>
    </message>
    <message>
        <source>Nothing goes to %1 while the King stands there.</source>
        <translation>Ide semmi sem jöhet, amíg a király itt áll: %1.</translation>
    </message>
    <message>
        <source>It cannot go into the Castillo.</source>
        <translation>A kastélyba nem mehet.</translation>
    </message>
    <message>
        <source>The other scoreboard lies in %1.</source>
        <translation>A másik pontozótábla itt fekszik: %1.</translation>
    </message>
    <message>
        <source>It stands in %1 already and must really move.</source>
        <translation>Már itt áll: %1; valóban mozdulnia kell.</translation>
    </message>
    <message>
        <source>%1 does not touch the King&apos;s region, %2.</source>
        <translation>%1 nem szomszédja a király területének: %2.</translation>
    </message>
    <message>
        <source>Placed: %1. The card allows %2, the court holds %3 and then %4.</source>
        <translation>Letéve: %1. A lap %2 letételét engedi, az udvarban %3 volt, utána %4.</translation>
    </message>
    <message>
        <source>The King is in %1; the regions that touch it and the Castillo may receive Caballeros.</source>
        <translation>A király itt áll: %1; a szomszédos régiókba és a kastélyba tehető lovag.</translation>
    </message>
    <message>
        <source>The card allows %1 to be placed, not %2.</source>
        <translation>A lap %1 letételét engedi, nem %2.</translation>
    </message>
    <message>
        <source>The court holds %1, too few for %2.</source>
        <translation>Az udvarban %1 van, ehhez kevés: %2.</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3 (Caballeros: %5, place %4).</source>
        <translation>%1 pontjai: %2, itt: %3 (lovagok: %5, %4. hely).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3 (Caballeros: %5, tied and so place %4).</source>
        <translation>%1 pontjai: %2, itt: %3 (lovagok: %5, döntetlen, ezért %4. hely).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3: %4 and 2 for the King&apos;s region (most Caballeros: %5).</source>
        <translation>%1 pontjai: %2, itt: %3: %4 és 2 a király területéért (legtöbb lovag: %5).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3: %4 and 2 at home (most Caballeros: %5).</source>
        <translation>%1 pontjai: %2, itt: %3: %4 és 2 a saját területért (legtöbb lovag: %5).</translation>
    </message>
    <message>
        <source>%1 scores %2 in %3: %4, 2 for the King&apos;s region and 2 at home (most Caballeros: %5).</source>
        <translation>%1 pontjai: %2, itt: %3: %4, 2 a király területéért és 2 a saját területért (legtöbb lovag: %5).</translation>
    </message>
    <message>
        <source>%1 scores nothing in %2 (Caballeros: %4, place %3).</source>
        <translation>%1 itt nem kap pontot: %2 (lovagok: %4, %3. hely).</translation>
    </message>
    <message>
        <source>%1 scores nothing in %2 (Caballeros: %4, tied and so place %3).</source>
        <translation>%1 itt nem kap pontot: %2 (lovagok: %4, döntetlen, ezért %3. hely).</translation>
    </message>
    <message>
        <source>Nobody scores in %1: it is empty.</source>
        <translation>Itt senki sem kap pontot, mert üres: %1.</translation>
    </message>
    <message>
        <source>In %1 the scoreboard counts: %2, %3 and %4 for the three places.</source>
        <translation>Itt a pontozótábla számít: %1: a három hely %2, %3 és %4.</translation>
    </message>
    <message>
        <source>With two players only first place pays.</source>
        <translation>Két játékosnál csak az első hely fizet.</translation>
    </message>
    <message>
        <source>With three players only first and second place pay.</source>
        <translation>Három játékosnál csak az első és a második hely fizet.</translation>
    </message>
    <message>
        <source>This card scores first places only; a tie pays nobody.</source>
        <translation>Ez a lap csak az első helyeket pontozza; döntetlennél senki sem kap.</translation>
    </message>
    <message>
        <source>Nobody alone has the most Caballeros in %1, so no bonus is paid.</source>
        <translation>Itt senkinek sincs egyedül a legtöbb lovagja, ezért nincs jutalom: %1.</translation>
    </message>
    <message>
        <source>%1 goes from the Castillo to %2 (Caballeros: %3).</source>
        <translation>%1 a kastélyból ide megy: %2 (lovagok: %3).</translation>
    </message>
    <message>
        <source>%1 set the King&apos;s region: Caballeros back from the Castillo into the court: %2.</source>
        <translation>%1 a király területét állította be: a kastélyból az udvarba visszatérő lovagok: %2.</translation>
    </message>
    <message>
        <source>Nobody can read the disc of %1: Caballeros back from the Castillo into the court: %2.</source>
        <translation>%1 korongja olvashatatlan: a kastélyból az udvarba visszatérő lovagok: %2.</translation>
    </message>
    <message>
        <source>Scored is %1 (value %2).</source>
        <translation>Pontozzák: %1 (érték: %2).</translation>
    </message>
    <message>
        <source>%1 is left out: under the scoreboard its value is %2 in place of the printed %3.</source>
        <translation>%1 kimarad: a pontozótábla alatt az értéke %2, nem a nyomtatott %3.</translation>
    </message>
    <message>
        <source>Scored is %1.</source>
        <translation>Pontozzák: %1.</translation>
    </message>
    <message>
        <source>Scored is %1, the fullest (Caballeros: %2).</source>
        <translation>Pontozzák a legtelibbet: %1 (lovagok: %2).</translation>
    </message>
    <message>
        <source>Scored is %1, the emptiest with anybody (Caballeros: %2).</source>
        <translation>Pontozzák a legüresebbet, ahol áll valaki: %1 (lovagok: %2).</translation>
    </message>
    <message>
        <source>In every region first place alone is scored.</source>
        <translation>Minden régióban csak az első helyet pontozzák.</translation>
    </message>
    <message>
        <source>Scored is %1: only one disc shows it.</source>
        <translation>Pontozzák: %1; csak egy korong mutatja.</translation>
    </message>
    <message>
        <source>%1 is not scored: %2 discs show it.</source>
        <translation>Nem pontozzák: %1; %2 korong mutatja.</translation>
    </message>
    <message>
        <source>No region is scored: nobody stands in any of them.</source>
        <translation>Egy régiót sem pontoznak: sehol sem áll senki.</translation>
    </message>
    <message>
        <source>No region is scored: none is shown by one disc alone.</source>
        <translation>Egy régiót sem pontoznak: egyik sem szerepel pontosan egy korongon.</translation>
    </message>
    <message>
        <source>No region is scored: none has such a value now.</source>
        <translation>Egy régiót sem pontoznak: most egyiknek sincs ilyen értéke.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <translation>%1 lapja: %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2, with %3.</source>
        <translation>%1. sor: %2, lapja: %3.</translation>
    </message>
    <message>
        <source>%1 laid the lowest card and starts the next round.</source>
        <translation>%1 tette le a legkisebb lapot, ő kezdi a következő kört.</translation>
    </message>
    <message>
        <source>%1 has laid %2 in this round already.</source>
        <translation>%1 ebben a körben már letett egyet: %2.</translation>
    </message>
    <message>
        <source>It is %2 who lays a card now, not %1.</source>
        <translation>Most %2 tesz le lapot, nem %1.</translation>
    </message>
    <message>
        <source>%1 does not hold %2 any more.</source>
        <translation>%1 kezében már nincs ilyen lap: %2.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <translation>%1 már az asztalon van.</translation>
    </message>
    <message>
        <source>%1 stops the special action of %2: %3.</source>
        <translation>%1 megállítja %2 speciális akcióját: %3.</translation>
    </message>
    <message>
        <source>%1 stops the rest of the special action of %2 (%3); what is done stands.</source>
        <translation>%1 megállítja %2 speciális akciójának hátralevő részét (%3); ami megtörtént, áll.</translation>
    </message>
    <message>
        <source>This Veto can be used up to round %1.</source>
        <translation>Ez a Vétó a(z) %1. körig használható.</translation>
    </message>
    <message>
        <source>This Veto could be used up to round %1, and leaves the game now.</source>
        <translation>Ez a Vétó a(z) %1. körig volt használható, és most kikerül a játékból.</translation>
    </message>
    <message>
        <source>This Veto has been used already.</source>
        <translation>Ezt a Vétót már felhasználták.</translation>
    </message>
    <message>
        <source>This Veto could be used up to round %1 only.</source>
        <translation>Ez a Vétó csak a(z) %1. körig volt használható.</translation>
    </message>
    <message>
        <source>%1 cannot stop an action of their own.</source>
        <translation>%1 a saját akcióját nem állíthatja meg.</translation>
    </message>
    <message>
        <source>A Veto stops special actions only, not the placing of Caballeros.</source>
        <translation>A Vétó csak speciális akciót állít meg, lovagok letételét nem.</translation>
    </message>
    <message>
        <source>That special action is over; a Veto comes too late.</source>
        <translation>Az a speciális akció véget ért; a Vétó elkésett.</translation>
    </message>
    <message>
        <source>By the house rule no Veto stops the taking of a Veto.</source>
        <translation>A házi szabály szerint Vétó elvételét nem állítja meg Vétó.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in this list twice; once was expected.</source>
        <translation>„%1” kétszer áll ebben a listában; egyszer kell.</translation>
    </message>
    <message>
        <source>%1 and %2 must be neighbours of each other, or neither of the other.</source>
        <translation>%1 és %2 kölcsönösen szomszédok, vagy egyik sem.</translation>
    </message>
    <message>
        <source>Neither has the Castillo neighbours nor a region itself.</source>
        <translation>A kastélynak nincs szomszédja, és a régió sem szomszédja önmagának.</translation>
    </message>
    <message>
        <source>Stack %1 has %2 cards; nine rounds need at least %3.</source>
        <translation>A(z) %1. pakliban %2 lap van; kilenc körhöz legalább %3 kell.</translation>
    </message>
    <message>
        <source>Stack 5 is one card, and its effect is king_card.</source>
        <translation>Az 5. pakli egyetlen lap, hatása king_card.</translation>
    </message>
    <message>
        <source>At most %1 different action cards were expected.</source>
        <translation>Legfeljebb %1 különböző akciókártya lehet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice; once was expected.</source>
        <translation>„%1” itt kétszer áll; egyszer kell.</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; is among the players.</source>
        <translation>Ilyen nevű játékos nincs: „%1”.</translation>
    </message>
    <message>
        <source>This is missing here.</source>
        <translation>Ez itt hiányzik.</translation>
    </message>
    <message>
        <source>This key is not for this card.</source>
        <translation>Ez a kulcs nem ehhez a laphoz való.</translation>
    </message>
    <message>
        <source>%1 has %2 Caballeros in play, and here are %3.</source>
        <translation>%1 lovagjainak száma %2, itt pedig %3.</translation>
    </message>
    <message>
        <source>Both scoreboards cannot lie in %1.</source>
        <translation>A két pontozótábla nem feküdhet együtt: %1.</translation>
    </message>
    <message>
        <source>%1 scores %2 in all.</source>
        <translation>%1 összesen: %2 pont.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Senki sem kap pontot.</translation>
    </message>
    <message>
        <source>This is allowed.</source>
        <translation>Ez megengedett.</translation>
    </message>
    <message>
        <source>This is not allowed.</source>
        <translation>Ez nem megengedett.</translation>
    </message>
    <message>
        <source>Play %1 is against the rules.</source>
        <translation>A(z) %1. kijátszás szabálytalan.</translation>
    </message>
    <message>
        <source>%1 has the first turn.</source>
        <translation>%1 kerül először sorra.</translation>
    </message>
    <message>
        <source>The Veto holds.</source>
        <translation>A Vétó érvényes.</translation>
    </message>
    <message>
        <source>The Veto cannot be used.</source>
        <translation>A Vétó nem használható.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 győzött.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>A meccs folytatódik.</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Ki győzött?</translation>
    </message>
    <message>
        <source>the court</source>
        <translation>az udvar</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>Az udvar</translation>
    </message>
    <message>
        <source>%1 plays the card; only opponents can stand here.</source>
        <translation>%1 használja a lapot; itt csak ellenfelek állhatnak.</translation>
    </message>
    <message>
        <source>The choice of %1 is missing, who has something to lose.</source>
        <translation>%1 választása hiányzik, pedig van mit vesztenie.</translation>
    </message>
    <message>
        <source>What do the opponents lose by this card?</source>
        <translation>Mit vesztenek az ellenfelek ezzel a lappal?</translation>
    </message>
    <message>
        <source>A Grande is in a region, never in the Castillo.</source>
        <translation>A Grande régióban áll, a kastélyban soha.</translation>
    </message>
    <message>
        <source>Both scoreboards cannot lie in one place.</source>
        <translation>A két pontozótábla nem feküdhet egy helyen.</translation>
    </message>
    <message>
        <source>May these Caballeros be placed?</source>
        <translation>Letehetők ezek a lovagok?</translation>
    </message>
    <message>
        <source>May these Caballeros be moved by this card?</source>
        <translation>Mozgathatók ezek a lovagok ezzel a lappal?</translation>
    </message>
    <message>
        <source>May the King, a Grande or a scoreboard go there?</source>
        <translation>Mehet oda a király, egy Grande vagy egy pontozótábla?</translation>
    </message>
    <message>
        <source>%1 stands here twice; once was expected.</source>
        <translation>%1 itt kétszer áll; egyszer kell.</translation>
    </message>
    <message>
        <source>Round %1 is not played in this game.</source>
        <translation>A(z) %1. kört ebben a játékban nem játsszák.</translation>
    </message>
    <message>
        <source>Round %1 comes before the one in which the Veto was taken.</source>
        <translation>A(z) %1. kör a Vétó elvételének köre előtt van.</translation>
    </message>
    <message>
        <source>Either &quot;start_player&quot; or &quot;previous_round&quot; was expected, and not both.</source>
        <translation>Vagy „start_player”, vagy „previous_round” kell, mindkettő nem.</translation>
    </message>
    <message>
        <source>The card of %1 is missing.</source>
        <translation>%1 lapja hiányzik.</translation>
    </message>
    <message>
        <source>The hand of %1 is missing.</source>
        <translation>%1 kézben lévő lapjai hiányoznak.</translation>
    </message>
    <message>
        <source>This is missing: a tie-breaker needs it.</source>
        <translation>Ez hiányzik: egy rangsoroló szempont kéri.</translation>
    </message>
    <message>
        <source>A player has %1 Caballeros in play, and here are %2.</source>
        <translation>Egy játékosnak %1 lovagja van játékban, itt pedig %2.</translation>
    </message>
    <message>
        <source>The power cards of a round</source>
        <translation>Egy kör erőkártyái</translation>
    </message>
    <message>
        <source>Caballeros that go to the court</source>
        <translation>Az udvarba kerülő lovagok</translation>
    </message>
    <message>
        <source>May this Veto be used?</source>
        <translation>Használható ez a Vétó?</translation>
    </message>
    <message>
        <source>That card never scores the Castillo.</source>
        <translation>Az a lap sosem pontozza a kastélyt.</translation>
    </message>
    <message>
        <source>Who scores what in one region?</source>
        <translation>Ki mennyi pontot kap egy régióban?</translation>
    </message>
    <message>
        <source>A whole general scoring</source>
        <translation>Egy teljes általános pontozás</translation>
    </message>
    <message>
        <source>A scoring by an action card</source>
        <translation>Egy akciókártya pontozása</translation>
    </message>
    <message>
        <source>Somewhere %1 would have fewer Caballeros than none.</source>
        <translation>Valahol %1 lovagjainak száma nulla alá menne.</translation>
    </message>
    <message>
        <source>Both scoreboards would lie in one place.</source>
        <translation>A két pontozótábla egy helyen feküdne.</translation>
    </message>
    <message>
        <source>A match of %1 players begins</source>
        <translation>Meccs kezdődik, játékosok: %1</translation>
    </message>
    <message>
        <source>The King starts in %1</source>
        <translation>A király itt kezd: %1</translation>
    </message>
    <message>
        <source>%1 is at home in %2</source>
        <translation>%1 saját területe: %2</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Elkezdődik a(z) %1. kör</translation>
    </message>
    <message>
        <source>Stack %1 shows %2</source>
        <translation>A(z) %1. pakli lapja: %2</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>ismeretlen lap</translation>
    </message>
    <message>
        <source>%1 lays power card %2</source>
        <translation>%1 erőkártyája: %2</translation>
    </message>
    <message>
        <source>%1 takes Caballeros to the court: %2</source>
        <translation>%1 lovagokat vesz az udvarba: %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 elveszi: %2</translation>
    </message>
    <message>
        <source>%1 places Caballeros: %2</source>
        <translation>%1 lovagokat tesz le: %2</translation>
    </message>
    <message>
        <source>%1 announces %2</source>
        <translation>%1 bejelenti: %2</translation>
    </message>
    <message>
        <source>%1 announces %2, for %3</source>
        <translation>%1 bejelenti: %2, itt: %3</translation>
    </message>
    <message>
        <source>%1 moves Caballeros: %2</source>
        <translation>%1 lovagokat mozgat: %2</translation>
    </message>
    <message>
        <source>%1 moves the King to %2</source>
        <translation>%1 ide lépteti a királyt: %2</translation>
    </message>
    <message>
        <source>%1 moves the Grande to %2</source>
        <translation>%1 ide viszi a Grandéját: %2</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3</source>
        <translation>%1: %2 új helye: %3</translation>
    </message>
    <message>
        <source>%1 takes power card %2 back</source>
        <translation>%1 visszaveszi ezt az erőkártyát: %2</translation>
    </message>
    <message>
        <source>%1 takes a power card back in secret</source>
        <translation>%1 titokban visszavesz egy erőkártyát</translation>
    </message>
    <message>
        <source>%1 returns Caballeros to the provinces</source>
        <translation>%1 lovagokat küld vissza a tartományokba</translation>
    </message>
    <message>
        <source>%1 sets a secret disc</source>
        <translation>%1 titkos korongot állít</translation>
    </message>
    <message>
        <source>The discs are turned over</source>
        <translation>Felfordítják a korongokat</translation>
    </message>
    <message>
        <source>%1 is scored</source>
        <translation>Pontozás: %1</translation>
    </message>
    <message>
        <source>Regions are scored: %1</source>
        <translation>Régiók pontozása: %1</translation>
    </message>
    <message>
        <source>The Castillo is opened and scored</source>
        <translation>Kinyitják és pontozzák a kastélyt</translation>
    </message>
    <message>
        <source>%1 says Veto</source>
        <translation>%1: Vétó</translation>
    </message>
    <message>
        <source>%1 leaves out the special action</source>
        <translation>%1 kihagyja a speciális akciót</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 befejezi a sorát</translation>
    </message>
    <message>
        <source>Galicia</source>
        <translation>Galicia</translation>
    </message>
    <message>
        <source>Basque Country</source>
        <translation>Baszkföld</translation>
    </message>
    <message>
        <source>Old Castile</source>
        <translation>Ókasztília</translation>
    </message>
    <message>
        <source>Aragon</source>
        <translation>Aragónia</translation>
    </message>
    <message>
        <source>Catalonia</source>
        <translation>Katalónia</translation>
    </message>
    <message>
        <source>New Castile</source>
        <translation>Újkasztília</translation>
    </message>
    <message>
        <source>Valencia</source>
        <translation>Valencia</translation>
    </message>
    <message>
        <source>Seville</source>
        <translation>Sevilla</translation>
    </message>
    <message>
        <source>Granada</source>
        <translation>Granada</translation>
    </message>
    <message>
        <source>the Castillo</source>
        <translation>a kastély</translation>
    </message>
    <message>
        <source>Intrigue: all of one&apos;s own out of one region</source>
        <translation>Intrika: minden saját egy régióból</translation>
    </message>
    <message>
        <source>Intrigue: two more from the court</source>
        <translation>Intrika: még kettő az udvarból</translation>
    </message>
    <message>
        <source>Intrigue: two from the court, or all of one&apos;s own out of one region</source>
        <translation>Intrika: kettő az udvarból, vagy minden saját egy régióból</translation>
    </message>
    <message>
        <source>Intrigue: five of any colour out of one region</source>
        <translation>Intrika: öt bárkié egy régióból</translation>
    </message>
    <message>
        <source>Intrigue: three of other players</source>
        <translation>Intrika: három más játékosoké</translation>
    </message>
    <message>
        <source>Intrigue: three of any colour</source>
        <translation>Intrika: három bárkié</translation>
    </message>
    <message>
        <source>Intrigue: two of one&apos;s own and two of others</source>
        <translation>Intrika: két saját és két más</translation>
    </message>
    <message>
        <source>Intrigue: four of one&apos;s own</source>
        <translation>Intrika: négy saját</translation>
    </message>
    <message>
        <source>Intrigue: four of any colour</source>
        <translation>Intrika: négy bárkié</translation>
    </message>
    <message>
        <source>Decay of Authority: all</source>
        <translation>Hatalomvesztés: mind</translation>
    </message>
    <message>
        <source>Decay of Authority: three</source>
        <translation>Hatalomvesztés: három</translation>
    </message>
    <message>
        <source>The King returns!</source>
        <translation>Visszatér a király!</translation>
    </message>
    <message>
        <source>One of each opponent</source>
        <translation>Minden ellenféltől egy</translation>
    </message>
    <message>
        <source>Two from a secret region</source>
        <translation>Kettő egy titkos régióból</translation>
    </message>
    <message>
        <source>All from a secret region</source>
        <translation>Mind egy titkos régióból</translation>
    </message>
    <message>
        <source>Special scoring: any region</source>
        <translation>Különpontozás: bármely régió</translation>
    </message>
    <message>
        <source>Special scoring: the fours</source>
        <translation>Különpontozás: a négyesek</translation>
    </message>
    <message>
        <source>Special scoring: the fives</source>
        <translation>Különpontozás: az ötösök</translation>
    </message>
    <message>
        <source>Special scoring: sixes and sevens</source>
        <translation>Különpontozás: hatosok és hetesek</translation>
    </message>
    <message>
        <source>Special scoring: the Castillo</source>
        <translation>Különpontozás: a kastély</translation>
    </message>
    <message>
        <source>Special scoring: the fullest region</source>
        <translation>Különpontozás: a legtelibb régió</translation>
    </message>
    <message>
        <source>Special scoring: the emptiest region</source>
        <translation>Különpontozás: a legüresebb régió</translation>
    </message>
    <message>
        <source>Special scoring: first places</source>
        <translation>Különpontozás: első helyek</translation>
    </message>
    <message>
        <source>Mobile scoreboard</source>
        <translation>Mozgatható pontozótábla</translation>
    </message>
    <message>
        <source>Royal Adviser</source>
        <translation>Királyi tanácsadó</translation>
    </message>
    <message>
        <source>Eviction</source>
        <translation>Kilakoltatás</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Power Cards</source>
        <translation>Erőkártyák</translation>
    </message>
    <message>
        <source>Special scoring: secret regions</source>
        <translation>Különpontozás: titkos régiók</translation>
    </message>
    <message>
        <source>King card</source>
        <translation>Királykártya</translation>
    </message>
    <message>
        <source>before the match</source>
        <translation>a meccs előtt</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>előkészület</translation>
    </message>
    <message>
        <source>action cards are turned up</source>
        <translation>akciókártyák felcsapása</translation>
    </message>
    <message>
        <source>power cards are laid</source>
        <translation>erőkártyák letétele</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>sorok</translation>
    </message>
    <message>
        <source>general scoring</source>
        <translation>általános pontozás</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>a kör véget ért</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>a meccs véget ért</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>the King&apos;s region</source>
        <translation>a király területe</translation>
    </message>
    <message>
        <source>home regions</source>
        <translation>saját területek</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>taking Caballeros</source>
        <translation>lovagok vétele</translation>
    </message>
    <message>
        <source>choosing an action card</source>
        <translation>akciókártya választása</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>akciókártya</translation>
    </message>
    <message>
        <source>secret discs</source>
        <translation>titkos korongok</translation>
    </message>
    <message>
        <source>opening the Castillo</source>
        <translation>a kastély kinyitása</translation>
    </message>
    <message>
        <source>revealing the discs</source>
        <translation>a korongok felfordítása</translation>
    </message>
    <message>
        <source>scoring the regions</source>
        <translation>a régiók pontozása</translation>
    </message>
    <message>
        <source>the scoreboard 8/4/0</source>
        <translation>a 8/4/0 pontozótábla</translation>
    </message>
    <message>
        <source>the scoreboard 4/0/0</source>
        <translation>a 4/0/0 pontozótábla</translation>
    </message>
    <message>
        <source>nothing that can be read</source>
        <translation>semmi olvasható</translation>
    </message>
    <message>
        <source>the place beside the board</source>
        <translation>a tábla melletti hely</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>A meccs folytatódik</translation>
    </message>
    <message>
        <source>%1 is El Grande</source>
        <translation>%1 El Grande</translation>
    </message>
    <message>
        <source>Several players win together</source>
        <translation>Több játékos együtt nyer</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kör</translation>
    </message>
    <message>
        <source>General scoring %1</source>
        <translation>%1. általános pontozás</translation>
    </message>
    <message>
        <source>Special scorings</source>
        <translation>Különpontozások</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Javítások</translation>
    </message>
    <message>
        <source>The match in numbers</source>
        <translation>A meccs számokban</translation>
    </message>
    <message>
        <source>Caballeros taken to the court</source>
        <translation>Az udvarba vett lovagok</translation>
    </message>
    <message>
        <source>Caballeros placed from the court</source>
        <translation>Az udvarból letett lovagok</translation>
    </message>
    <message>
        <source>The King moved</source>
        <translation>A király lépései</translation>
    </message>
    <message>
        <source>Vetoes used</source>
        <translation>Felhasznált Vétók</translation>
    </message>
    <message>
        <source>Special actions left out</source>
        <translation>Kihagyott speciális akciók</translation>
    </message>
    <message>
        <source>After an illegal disc it is a legal region with the fewest Caballeros of %1; %2 is not one.</source>
        <translation>Szabálytalan korong után olyan szabályos régió jön, ahol a legkevesebb lovag áll (%1); ez nem az: %2.</translation>
    </message>
    <message>
        <source>%2 is not a legal region for %1.</source>
        <translation>Nem szabályos régió (%1): %2.</translation>
    </message>
    <message>
        <source>The record is corrected: %1</source>
        <translation>A nyilvántartás javítva: %1</translation>
    </message>
    <message>
        <source>That is not a legal region for %1: %2 chooses another, with the fewest Caballeros.</source>
        <translation>Ez nem szabályos régió (%1): %2 választ másikat, a legkevesebb lovaggal.</translation>
    </message>
    <message>
        <source>That is not a legal region for %1, who chooses again.</source>
        <translation>Ez nem szabályos régió: %1 újra választ.</translation>
    </message>
    <message>
        <source>That is not a legal region for %1, who by the house rule loses nothing.</source>
        <translation>Ez nem szabályos régió: a házi szabály szerint %1 semmit sem veszít.</translation>
    </message>
    <message>
        <source>%1 takes nobody to the court</source>
        <translation>%1 senkit sem vesz az udvarba</translation>
    </message>
    <message>
        <source>%1 places nobody</source>
        <translation>%1 senkit sem rak le</translation>
    </message>
    <message>
        <source>%1 moves nobody</source>
        <translation>%1 senkit sem mozgat</translation>
    </message>
</context>
<context>
    <name>heroes</name>
    <message>
        <source>The four units of the faction are expected here, each once.</source>
        <translation>Itt a frakció négy egysége kell, mindegyik egyszer.</translation>
    </message>
    <message>
        <source>The tokens of a faction are %1, not %2.</source>
        <translation>Egy frakció jelzőinek száma %1, nem %2.</translation>
    </message>
    <message>
        <source>A hero has at most one Chief or Master skill, of a unit of its faction.</source>
        <translation>Egy hősnek legfeljebb egy vezető vagy mester jártassága van, frakciója egységére.</translation>
    </message>
    <message>
        <source>Four texts of four terrain codes (. M W H P) were expected.</source>
        <translation>Négy szöveg kell, négy-négy terepjellel (. M W H P).</translation>
    </message>
    <message>
        <source>Terrain, site, encounter or guards: one of them at least was expected.</source>
        <translation>Terep, helyszín, találkozás vagy őrzés: legalább egy kell.</translation>
    </message>
    <message>
        <source>0 changes nothing.</source>
        <translation>A 0 semmit sem változtat.</translation>
    </message>
    <message>
        <source>The price of this building is known: only the level is typed in.</source>
        <translation>Ennek az épületnek az ára ismert: csak a szintet kell beírni.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is in use already.</source>
        <translation>Ez a név már foglalt: „%1”.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice: %2, not %3.</source>
        <translation>Támadások: %1, tehát támadó kockák: %2, nem %3.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice beside the elite die: %2, not %3.</source>
        <translation>Támadások: %1, tehát az elit kocka mellett támadó kockák: %2, nem %3.</translation>
    </message>
    <message>
        <source>There is no elite unit and no elite-die symbol in this attack: no elite die.</source>
        <translation>Ebben a támadásban nincs elit egység és elit kocka jel: nincs elit kocka.</translation>
    </message>
    <message>
        <source>Elite dice are ruled out in this battle.</source>
        <translation>Ebben a csatában nincs elit kocka.</translation>
    </message>
    <message>
        <source>The luck token for the elite die comes before every other re-roll.</source>
        <translation>Az elit kockára szánt szerencsejelző minden más újradobást megelőz.</translation>
    </message>
    <message>
        <source>No elite die was rolled.</source>
        <translation>Nem dobtak elit kockával.</translation>
    </message>
    <message>
        <source>The elite die does not show luck.</source>
        <translation>Az elit kockán nincs szerencse.</translation>
    </message>
    <message>
        <source>The elite die does not show bad luck.</source>
        <translation>Az elit kockán nincs balszerencse.</translation>
    </message>
    <message>
        <source>What the elite die shows works once.</source>
        <translation>Az elit kocka jele egyszer hat.</translation>
    </message>
    <message>
        <source>What the elite die shows works before the other re-rolls.</source>
        <translation>Az elit kocka jele a többi újradobás előtt hat.</translation>
    </message>
    <message>
        <source>Bad luck comes first: the hits must be re-rolled.</source>
        <translation>Előbb a balszerencse jön: a találatokat újra kell dobni.</translation>
    </message>
    <message>
        <source>There is no missed die that has not been re-rolled.</source>
        <translation>Nincs célt tévesztett kocka, amelyet még nem dobtak újra.</translation>
    </message>
    <message>
        <source>The attacker has no Precise Strike.</source>
        <translation>A támadónak nincs pontos támadása.</translation>
    </message>
    <message>
        <source>Precise Strike re-rolls one die in an attack.</source>
        <translation>A pontos támadás támadásonként egy kockát dob újra.</translation>
    </message>
    <message>
        <source>There is no luck token left.</source>
        <translation>Nincs több szerencsejelző.</translation>
    </message>
    <message>
        <source>Dice to be re-rolled: %1; results that were given: %2.</source>
        <translation>Újradobandó kockák: %1; megadott eredmények: %2.</translation>
    </message>
    <message>
        <source>A luck token re-rolls the elite die: %1.</source>
        <translation>Egy szerencsejelző újradobja az elit kockát: %1.</translation>
    </message>
    <message>
        <source>Luck re-rolls the misses: %1, now %2.</source>
        <translation>A szerencse újradobja a tévesztetteket: %1 helyett %2.</translation>
    </message>
    <message>
        <source>Bad luck re-rolls the hits: %1, now %2.</source>
        <translation>A balszerencse újradobja a találatokat: %1 helyett %2.</translation>
    </message>
    <message>
        <source>A luck token cancels the bad luck.</source>
        <translation>Egy szerencsejelző törli a balszerencsét.</translation>
    </message>
    <message>
        <source>A luck token re-rolls the misses: %1, now %2.</source>
        <translation>Egy szerencsejelző újradobja a tévesztetteket: %1 helyett %2.</translation>
    </message>
    <message>
        <source>Precise Strike re-rolls %1: it becomes %2.</source>
        <translation>A pontos támadás újradobja: %1 helyett %2.</translation>
    </message>
    <message>
        <source>A card re-rolls the misses: %1, now %2.</source>
        <translation>Egy kártya újradobja a tévesztetteket: %1 helyett %2.</translation>
    </message>
    <message>
        <source>The opponent has the hits re-rolled: %1, now %2.</source>
        <translation>Az ellenfél újradobatja a találatokat: %1 helyett %2.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice: %2.</source>
        <translation>Támadások: %1, tehát támadó kockák: %2.</translation>
    </message>
    <message>
        <source>Attacks: %1, so attack dice beside the elite die: %2.</source>
        <translation>Támadások: %1, tehát az elit kocka mellett támadó kockák: %2.</translation>
    </message>
    <message>
        <source>Rolled: %1, against a strength of %2.</source>
        <translation>Dobás: %1, az erő: %2.</translation>
    </message>
    <message>
        <source>Only the elite die is rolled.</source>
        <translation>Csak az elit kockával dobnak.</translation>
    </message>
    <message>
        <source>The elite die shows %1.</source>
        <translation>Az elit kocka: %1.</translation>
    </message>
    <message>
        <source>Bad luck: dice that hit and must be re-rolled first: %1.</source>
        <translation>Balszerencse: előbb újradobandó találatok: %1.</translation>
    </message>
    <message>
        <source>Damage %1: hits %2, skulls %3, modifier %4.</source>
        <translation>Sebzés: %1: találatok %2, koponyák %3, módosító %4.</translation>
    </message>
    <message>
        <source>Damage %1: hits %2 doubled by Devastating, skulls %3, modifier %4.</source>
        <translation>Sebzés: %1: találatok %2 (a pusztító duplázza), koponyák %3, módosító %4.</translation>
    </message>
    <message>
        <source>Guardian Angel ignores the damage of the elite die: %1.</source>
        <translation>Az őrangyal elhagyja az elit kocka sebzését: %1.</translation>
    </message>
    <message>
        <source>Rage: never fewer than 5 attacks.</source>
        <translation>Düh: sosem kevesebb 5 támadásnál.</translation>
    </message>
    <message>
        <source>The laurel turns one base unit to elite or resurrects one point, before the damage.</source>
        <translation>A babérkoszorú egy alap egységet elitté tesz, vagy egy pontot feltámaszt, a sebzés előtt.</translation>
    </message>
    <message>
        <source>The laurel resurrects: damage of one encounter token, if any has some, comes off before that of the roll.</source>
        <translation>A babérkoszorú feltámaszt: a dobás sebzése előtt egy találkozásról, ha van rajta, lekerül minden sebzés.</translation>
    </message>
    <message>
        <source>%1: not taken, the hero has not been on its space in this movement.</source>
        <translation>%1: nem szerzi meg, a hős ebben a mozgásban nem járt a mezőjén.</translation>
    </message>
    <message>
        <source>%1: not taken, it is controlled by the hero&apos;s player already.</source>
        <translation>%1: nem szerzi meg, már a hős játékosáé.</translation>
    </message>
    <message>
        <source>%1: not taken, it is still guarded.</source>
        <translation>%1: nem szerzi meg, még őrzik.</translation>
    </message>
    <message>
        <source>%1: not taken, it lies in the control zone of %2.</source>
        <translation>%1: nem szerzi meg, ellenőrzési zónában van, az övében: %2.</translation>
    </message>
    <message>
        <source>%1 changes hands: Power Points %2 for %3.</source>
        <translation>%1 gazdát cserél: hatalompont %2, övé: %3.</translation>
    </message>
    <message>
        <source>%1 changes hands: Power Points %2 for %3, as many less for %4.</source>
        <translation>%1 gazdát cserél: hatalompont %2, övé: %3, ennyivel kevesebb: %4.</translation>
    </message>
    <message>
        <source>No site changes hands.</source>
        <translation>Egy helyszín sem cserél gazdát.</translation>
    </message>
    <message>
        <source>Power Points of %1: %2, before %3.</source>
        <translation>%1 hatalompontjai: %2, előtte %3.</translation>
    </message>
    <message>
        <source>%1 has reached %2 Power Points and wins at once.</source>
        <translation>%1 elért %2 hatalompontot, és azonnal nyer.</translation>
    </message>
    <message>
        <source>A stack with Defence cannot be chosen by Precise Strike.</source>
        <translation>A pontos támadás nem választhat védekezéssel bíró kupacot.</translation>
    </message>
    <message>
        <source>More points are assigned than there is damage to take.</source>
        <translation>Több pontot osztanak ki, mint amennyi a sebzés.</translation>
    </message>
    <message>
        <source>The damage stays with a stack until that stack is destroyed.</source>
        <translation>A sebzés a kupacé marad, míg az el nem pusztul.</translation>
    </message>
    <message>
        <source>The stack that Precise Strike has chosen takes the damage first.</source>
        <translation>Előbb a pontos támadás választotta kupac kapja a sebzést.</translation>
    </message>
    <message>
        <source>This stack is destroyed already.</source>
        <translation>Ez a kupac már elpusztult.</translation>
    </message>
    <message>
        <source>The wounded token of the stack must be hit next.</source>
        <translation>A kupac sebesült jelzője jön.</translation>
    </message>
    <message>
        <source>There is no such token in this stack any more.</source>
        <translation>Ilyen jelző már nincs ebben a kupacban.</translation>
    </message>
    <message>
        <source>All the damage must be assigned as long as there is a unit.</source>
        <translation>Amíg van egység, minden sebzést ki kell osztani.</translation>
    </message>
    <message>
        <source>Not legal: it goes wrong with damage point %1.</source>
        <translation>Nem szabályos: a(z) %1. sebzéspont hibás.</translation>
    </message>
    <message>
        <source>Not legal.</source>
        <translation>Nem szabályos.</translation>
    </message>
    <message>
        <source>%1: base units %2, elite units %3.</source>
        <translation>%1: alap egységek %2, elit egységek %3.</translation>
    </message>
    <message>
        <source>%1: destroyed.</source>
        <translation>%1: megsemmisült.</translation>
    </message>
    <message>
        <source>The whole army is destroyed; damage lost: %1.</source>
        <translation>Az egész sereg megsemmisült; elveszett sebzés: %1.</translation>
    </message>
    <message>
        <source>Damage %1: unit tokens destroyed %2.</source>
        <translation>Sebzés: %1, elpusztult egységjelzők: %2.</translation>
    </message>
    <message>
        <source>%1: challenge left %2, damage %3, absorbed by Tough %4.</source>
        <translation>%1: maradt kihívás %2, sebzés %3, a szívósság elnyelte: %4.</translation>
    </message>
    <message>
        <source>%1: destroyed with %2 damage.</source>
        <translation>%1: megsemmisült, sebzés: %2.</translation>
    </message>
    <message>
        <source>Damage goes to the additional enemy before the original.</source>
        <translation>Az eredeti előtt a további ellenség kapja a sebzést.</translation>
    </message>
    <message>
        <source>Pierce: Tough does not help against this attack.</source>
        <translation>Átütés: a szívósság nem véd e támadás ellen.</translation>
    </message>
    <message>
        <source>The match has not begun: new_match comes first.</source>
        <translation>A meccs nem kezdődött el: előbb a new_match jön.</translation>
    </message>
    <message>
        <source>This match has begun already.</source>
        <translation>Ez a meccs már elkezdődött.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A meccs véget ért.</translation>
    </message>
    <message>
        <source>Not now. What comes now: %1.</source>
        <translation>Most nem. Ami most jön: %1.</translation>
    </message>
    <message>
        <source>The open action is another one: %1.</source>
        <translation>Más akció van folyamatban: %1.</translation>
    </message>
    <message>
        <source>No action is open.</source>
        <translation>Nincs folyamatban akció.</translation>
    </message>
    <message>
        <source>There is nothing of that name in this battle: %1.</source>
        <translation>Ilyen nevű nincs ebben a csatában: %1.</translation>
    </message>
    <message>
        <source>%1 is not in play.</source>
        <translation>%1 nincs játékban.</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>az előkészület</translation>
    </message>
    <message>
        <source>revealing the Week Card</source>
        <translation>a hét kártya felcsapása</translation>
    </message>
    <message>
        <source>playing an Action Card or passing</source>
        <translation>egy akció kártya kijátszása vagy passz</translation>
    </message>
    <message>
        <source>carrying out the action</source>
        <translation>az akció végrehajtása</translation>
    </message>
    <message>
        <source>the battle with the enemy on the space</source>
        <translation>csata a mezőn álló ellenséggel</translation>
    </message>
    <message>
        <source>placing the pieces on the initiative board</source>
        <translation>a felek elhelyezése a kezdeményezés táblán</translation>
    </message>
    <message>
        <source>the next attack</source>
        <translation>a következő támadás</translation>
    </message>
    <message>
        <source>the laurel</source>
        <translation>a babérkoszorú</translation>
    </message>
    <message>
        <source>assigning the damage</source>
        <translation>a sebzés kiosztása</translation>
    </message>
    <message>
        <source>ending the battle</source>
        <translation>a csata befejezése</translation>
    </message>
    <message>
        <source>choosing the rewards of the Treasure Card</source>
        <translation>a kincs kártya jutalmainak választása</translation>
    </message>
    <message>
        <source>the level-up</source>
        <translation>a szintlépés</translation>
    </message>
    <message>
        <source>ending the match</source>
        <translation>a meccs befejezése</translation>
    </message>
    <message>
        <source>A match has 2 to 4 players, not %1.</source>
        <translation>Egy meccsen 2–4 játékos van, nem %1.</translation>
    </message>
    <message>
        <source>Each faction is played once: %1.</source>
        <translation>Minden frakció egyszer szerepelhet: %1.</translation>
    </message>
    <message>
        <source>The match begins; the first player is %1, the goal %2 Power Points.</source>
        <translation>Kezdődik a meccs; az első játékos %1, a cél %2 hatalompont.</translation>
    </message>
    <message>
        <source>Every treasury holds 7 gold and 5 resources; Week Cards: %1.</source>
        <translation>Minden kincstárban 7 arany és 5 nyersanyag van; hét kártyák: %1.</translation>
    </message>
    <message>
        <source>This match is tracked without a board.</source>
        <translation>Ezt a meccset tábla nélkül követik.</translation>
    </message>
    <message>
        <source>Tile %1 is not used with this number of players: only 1 to %2.</source>
        <translation>A(z) %1. lap ennyi játékosnál nincs játékban: csak 1-től %2-ig.</translation>
    </message>
    <message>
        <source>Tile %1 lies on the table already.</source>
        <translation>A(z) %1. lap már az asztalon van.</translation>
    </message>
    <message>
        <source>A tile lies in this place already.</source>
        <translation>Ezen a helyen már van lap.</translation>
    </message>
    <message>
        <source>Tile %1 is laid.</source>
        <translation>A(z) %1. lap lekerült.</translation>
    </message>
    <message>
        <source>Portals of two tiles touch: turn one of the tiles so that they are as far apart as possible.</source>
        <translation>Két lap portálja érintkezik: az egyik lapot forgassátok el, hogy minél távolabb legyenek.</translation>
    </message>
    <message>
        <source>There is no tile at %1.</source>
        <translation>Itt nincs lap: %1.</translation>
    </message>
    <message>
        <source>There is a capital at %1.</source>
        <translation>Itt főváros van: %1.</translation>
    </message>
    <message>
        <source>There is a site at %1 already.</source>
        <translation>Itt már van helyszín: %1.</translation>
    </message>
    <message>
        <source>There is an encounter at %1 already.</source>
        <translation>Itt már van találkozás: %1.</translation>
    </message>
    <message>
        <source>There is a site of the name %1 already.</source>
        <translation>Ilyen nevű helyszín már van: %1.</translation>
    </message>
    <message>
        <source>The name %1 is in use already.</source>
        <translation>Ez a név már foglalt: %1.</translation>
    </message>
    <message>
        <source>Only an encounter on this space can guard a site.</source>
        <translation>Csak az ezen a mezőn lévő találkozás őrizhet helyszínt.</translation>
    </message>
    <message>
        <source>%1 has a guard already.</source>
        <translation>%1: már van őre.</translation>
    </message>
    <message>
        <source>%1 guards a site already.</source>
        <translation>%1 már őriz egy helyszínt.</translation>
    </message>
    <message>
        <source>The space %1 is described.</source>
        <translation>A mező leírva: %1.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 őrzi ezt: %2.</translation>
    </message>
    <message>
        <source>A capital goes on the corner of a tile.</source>
        <translation>A főváros egy lap sarkára kerül.</translation>
    </message>
    <message>
        <source>There is a capital on this tile already.</source>
        <translation>Ezen a lapon már van főváros.</translation>
    </message>
    <message>
        <source>A capital goes on a space without site and encounter.</source>
        <translation>A főváros helyszín és találkozás nélküli mezőre kerül.</translation>
    </message>
    <message>
        <source>%1 has a capital already.</source>
        <translation>%1 fővárosa már megvan.</translation>
    </message>
    <message>
        <source>The capital of %1 lies at %2.</source>
        <translation>%1 fővárosa itt van: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to another faction.</source>
        <translation>%1 másik frakcióé.</translation>
    </message>
    <message>
        <source>%1 has chosen a hero already.</source>
        <translation>%1 már választott hőst.</translation>
    </message>
    <message>
        <source>The starting army (%1 units) exceeds the Leadership (%2).</source>
        <translation>A kezdő sereg (%1 egység) túllépi a vezetést (%2).</translation>
    </message>
    <message>
        <source>%1 enters play for %2.</source>
        <translation>%1 játékba kerül, gazdája %2.</translation>
    </message>
    <message>
        <source>The army: %1 of level I and %2 of level II, all elite.</source>
        <translation>A sereg: I. szintű %1, II. szintű %2, mind elit.</translation>
    </message>
    <message>
        <source>Supply Wagon: 5 resources, now %1.</source>
        <translation>Utánpótlás: 5 nyersanyag, most %1.</translation>
    </message>
    <message>
        <source>Legacy: 5 gold, now %1.</source>
        <translation>Örökség: 5 arany, most %1.</translation>
    </message>
    <message>
        <source>Sage: the Skill Card %1.</source>
        <translation>Bölcs: jártasság kártya: %1.</translation>
    </message>
    <message>
        <source>Everybody is ready: the first turn is that of %1.</source>
        <translation>Mindenki kész: az első lépés %1 játékosé.</translation>
    </message>
    <message>
        <source>Week Card %1; cards left: %2.</source>
        <translation>Hét kártya: %1; maradt: %2.</translation>
    </message>
    <message>
        <source>That was the last Week Card: this is the last round.</source>
        <translation>Ez volt a hét-pakli utolsó lapja: ez az utolsó kör.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 következik.</translation>
    </message>
    <message>
        <source>Card %1 lies face down.</source>
        <translation>A(z) %1. kártya lefelé fordítva fekszik.</translation>
    </message>
    <message>
        <source>The fourth card comes with the Marketplace.</source>
        <translation>A negyedik kártya a piaccal jár.</translation>
    </message>
    <message>
        <source>This action is not on card %1.</source>
        <translation>Ez az akció nincs rajta a(z) %1. kártyán.</translation>
    </message>
    <message>
        <source>%1 uses card %2: %3.</source>
        <translation>%1 használja a(z) %2. kártyát: %3.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passzol.</translation>
    </message>
    <message>
        <source>Card %1 of %2 is turned face down.</source>
        <translation>%2 %1. kártyája lefordul.</translation>
    </message>
    <message>
        <source>Round %1 is over; the First Player token goes to %2.</source>
        <translation>A(z) %1. kör véget ért; az első játékos jelzője ide kerül: %2.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Az utolsó kör véget ért.</translation>
    </message>
    <message>
        <source>The last round is not over yet.</source>
        <translation>Az utolsó kör még nem ért véget.</translation>
    </message>
    <message>
        <source>%1 is not a hero of %2.</source>
        <translation>%1 nem %2 hőse.</translation>
    </message>
    <message>
        <source>%1 has no unit and stays in the capital.</source>
        <translation>%1 egység nélkül a fővárosban marad.</translation>
    </message>
    <message>
        <source>%1 has been activated in this action already.</source>
        <translation>%1 ebben az akcióban már aktiválva volt.</translation>
    </message>
    <message>
        <source>%1 is activated.</source>
        <translation>%1 aktiválva.</translation>
    </message>
    <message>
        <source>%1 is not being moved now.</source>
        <translation>%1 most nem mozog.</translation>
    </message>
    <message>
        <source>The movement of %1 is over.</source>
        <translation>%1 mozgása véget ért.</translation>
    </message>
    <message>
        <source>%1 has lost its battle and is done for this activation.</source>
        <translation>%1 elvesztette a csatáját, és ebben az aktiválásban kész.</translation>
    </message>
    <message>
        <source>Entering the space of an enemy starts a battle at once: %1.</source>
        <translation>Ellenség mezőjére lépve azonnal csata kezdődik: %1.</translation>
    </message>
    <message>
        <source>%1 stands at %2; movement points left: %3.</source>
        <translation>%1 itt áll: %2; maradt mozgáspont: %3.</translation>
    </message>
    <message>
        <source>%1 enters the capital; the movement ends.</source>
        <translation>%1 belép a fővárosba; a mozgás véget ér.</translation>
    </message>
    <message>
        <source>A battle begins with %1.</source>
        <translation>Csata kezdődik, az ellenség: %1.</translation>
    </message>
    <message>
        <source>%1 is known as another kind of site.</source>
        <translation>%1 másféle helyszínként ismert.</translation>
    </message>
    <message>
        <source>%1 does not stand on the space of %2.</source>
        <translation>%1 nem ennek a mezőjén áll: %2.</translation>
    </message>
    <message>
        <source>%1 is still guarded.</source>
        <translation>%1: még őrzik.</translation>
    </message>
    <message>
        <source>%1 has been looted already.</source>
        <translation>%1: már kifosztották.</translation>
    </message>
    <message>
        <source>%1 loots %2.</source>
        <translation>%1 kifosztja: %2.</translation>
    </message>
    <message>
        <source>A Treasure Card: one reward.</source>
        <translation>Kincs kártya: egy jutalom.</translation>
    </message>
    <message>
        <source>%1 levels up without paying experience.</source>
        <translation>%1 szintet lép, tapasztalat nélkül.</translation>
    </message>
    <message>
        <source>%1 may be activated once more in this action.</source>
        <translation>%1 ebben az akcióban még egyszer aktiválható.</translation>
    </message>
    <message>
        <source>%1 may recruit 3 units here, whatever the capital&apos;s level.</source>
        <translation>%1 itt 3 egységet toborozhat, a főváros szintjétől függetlenül.</translation>
    </message>
    <message>
        <source>%1 may upgrade base units here.</source>
        <translation>%1 itt alap egységeket fejleszthet.</translation>
    </message>
    <message>
        <source>The card that is drawn is entered next.</source>
        <translation>A húzott kártyát ezután kell beírni.</translation>
    </message>
    <message>
        <source>%1 is in the capital.</source>
        <translation>%1 a fővárosban van.</translation>
    </message>
    <message>
        <source>%1 is controlled by %2 already.</source>
        <translation>%1 már %2 irányítása alatt áll.</translation>
    </message>
    <message>
        <source>%1 takes control of %2.</source>
        <translation>%1 irányítást szerez: %2.</translation>
    </message>
    <message>
        <source>%1 has been beaten or scared off already.</source>
        <translation>%1 már legyőzve vagy elijesztve.</translation>
    </message>
    <message>
        <source>%1 is not here: neither on the space that was entered nor the guard of this site.</source>
        <translation>%1 nincs itt: sem a mezőn, ahová lépett, sem e helyszín őreként.</translation>
    </message>
    <message>
        <source>%1 is known with other values.</source>
        <translation>%1 más értékekkel ismert.</translation>
    </message>
    <message>
        <source>%1 has fought a battle in this activation already.</source>
        <translation>%1 ebben az aktiválásban már harcolt.</translation>
    </message>
    <message>
        <source>%1 is gone; rewards of a Treasure Card: %2.</source>
        <translation>%1 eltűnt; kincs kártya jutalmai: %2.</translation>
    </message>
    <message>
        <source>%1 is a hero of the same player.</source>
        <translation>%1 ugyanannak a játékosnak a hőse.</translation>
    </message>
    <message>
        <source>%1 has no unit and cannot be fought.</source>
        <translation>%1 egység nélkül van, nem lehet harcolni ellene.</translation>
    </message>
    <message>
        <source>Nobody in this battle has Honor, so elite dice cannot be ruled out.</source>
        <translation>Ebben a csatában senkinek sincs Becsülete, az elit kocka nem zárható ki.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1 harcol, ellenfele: %2.</translation>
    </message>
    <message>
        <source>On Dark Days there is an additional enemy with the same values.</source>
        <translation>Sötét napokon további ellenség is van, azonos értékekkel.</translation>
    </message>
    <message>
        <source>Honor: no elite dice in this battle.</source>
        <translation>Becsület: ebben a csatában nincs elit kocka.</translation>
    </message>
    <message>
        <source>%1 is not guarded any more.</source>
        <translation>%1: már nem őrzik.</translation>
    </message>
    <message>
        <source>The order stays as it is: no initiative has changed.</source>
        <translation>A sorrend marad: egy kezdeményezés sem változott.</translation>
    </message>
    <message>
        <source>By initiative the pieces come in another order: place %1 is that of %2.</source>
        <translation>A kezdeményezés más sorrendet ad: a(z) %1. hely %2 helye.</translation>
    </message>
    <message>
        <source>The pieces are placed. The first attack: %1.</source>
        <translation>A felek a helyükön. Az első támadás: %1.</translation>
    </message>
    <message>
        <source>Every piece of the battle is expected here once.</source>
        <translation>A csata minden résztvevője egyszer kell.</translation>
    </message>
    <message>
        <source>The next attack is that of %2, not of %1.</source>
        <translation>A következő támadás: %2, nem %1.</translation>
    </message>
    <message>
        <source>This face is not on the elite die.</source>
        <translation>Ilyen oldala nincs az elit kockának.</translation>
    </message>
    <message>
        <source>A lone elite unit may not roll the elite die here.</source>
        <translation>Egyetlen elit egység itt nem dobhat az elit kockával.</translation>
    </message>
    <message>
        <source>Only Precise Strike chooses a target.</source>
        <translation>Csak pontos támadás választ célpontot.</translation>
    </message>
    <message>
        <source>The additional enemy takes the damage first.</source>
        <translation>Előbb a további ellenség kapja a sebzést.</translation>
    </message>
    <message>
        <source>The defender has no Guardian Angel.</source>
        <translation>A védőnek nincs őrangyala.</translation>
    </message>
    <message>
        <source>The Guardian Angel has been used in this clash already.</source>
        <translation>Az őrangyalt ebben az összecsapásban már használták.</translation>
    </message>
    <message>
        <source>The Guardian Angel ignores skulls, and there are none.</source>
        <translation>Az őrangyal koponyát hagy el, de nincs.</translation>
    </message>
    <message>
        <source>Only a hero with the skill Aggressor attacks once more.</source>
        <translation>Csak agresszor jártasságú hős támad újra.</translation>
    </message>
    <message>
        <source>Aggressor has been used already.</source>
        <translation>Az agresszort már használták.</translation>
    </message>
    <message>
        <source>Attack: %1.</source>
        <translation>Támadás: %1.</translation>
    </message>
    <message>
        <source>Aggressor: %1 attacks once more after this.</source>
        <translation>Agresszor: %1 ezután újra támad.</translation>
    </message>
    <message>
        <source>The laurel is carried out before the damage.</source>
        <translation>A babérkoszorú a sebzés előtt jön.</translation>
    </message>
    <message>
        <source>The laurel can do nothing and is skipped.</source>
        <translation>A babérkoszorú semmit sem tehet: kimarad.</translation>
    </message>
    <message>
        <source>Damage to be assigned by the defender: %1.</source>
        <translation>A védő által kiosztandó sebzés: %1.</translation>
    </message>
    <message>
        <source>No damage.</source>
        <translation>Nincs sebzés.</translation>
    </message>
    <message>
        <source>All enemies are destroyed: %1 has won.</source>
        <translation>Minden ellenség megsemmisült: %1 győzött.</translation>
    </message>
    <message>
        <source>The whole army is destroyed: %1 has won.</source>
        <translation>Az egész sereg megsemmisült: %1 győzött.</translation>
    </message>
    <message>
        <source>The clash is over; clash %1 begins.</source>
        <translation>Az összecsapás véget ért; jön a(z) %1. összecsapás.</translation>
    </message>
    <message>
        <source>%1 regenerates: all damage comes off.</source>
        <translation>%1 regenerálódik: minden sebzés lekerül.</translation>
    </message>
    <message>
        <source>An initiative has changed: the order is made anew.</source>
        <translation>Egy kezdeményezés megváltozott: új sorrend készül.</translation>
    </message>
    <message>
        <source>The laurel belongs to %1.</source>
        <translation>A babérkoszorú %1 babérja.</translation>
    </message>
    <message>
        <source>The laurel of an army upgrades or resurrects one of its own units.</source>
        <translation>A sereg babérkoszorúja saját egységet fejleszt vagy támaszt fel.</translation>
    </message>
    <message>
        <source>The laurel of an encounter resurrects an encounter.</source>
        <translation>A találkozás babérkoszorúja találkozást támaszt fel.</translation>
    </message>
    <message>
        <source>%1 has no damage that could come off.</source>
        <translation>%1: nincs sebzése, ami lekerülhetne.</translation>
    </message>
    <message>
        <source>All damage comes off %1.</source>
        <translation>%1: minden sebzés lekerül.</translation>
    </message>
    <message>
        <source>There is no wounded token in this stack.</source>
        <translation>Ebben a kupacban nincs sebesült jelző.</translation>
    </message>
    <message>
        <source>%1: a wound is healed.</source>
        <translation>%1: egy seb gyógyul.</translation>
    </message>
    <message>
        <source>Of the other side: %1.</source>
        <translation>A másik oldalhoz tartozik: %1.</translation>
    </message>
    <message>
        <source>No unit is left: %1.</source>
        <translation>Nincs több egység: %1.</translation>
    </message>
    <message>
        <source>Necromancy works after the battle.</source>
        <translation>A nekromancia a csata után hat.</translation>
    </message>
    <message>
        <source>This side has no Necromancy.</source>
        <translation>Ennek az oldalnak nincs nekromanciája.</translation>
    </message>
    <message>
        <source>Necromancy has been used in this battle already.</source>
        <translation>A nekromanciát ebben a csatában már használták.</translation>
    </message>
    <message>
        <source>Necromancy does not work after a lost battle here.</source>
        <translation>Itt vesztett csata után nincs nekromancia.</translation>
    </message>
    <message>
        <source>Only an army is resurrected this way.</source>
        <translation>Így csak sereg támad fel.</translation>
    </message>
    <message>
        <source>Points of resurrection used: %1 of %2.</source>
        <translation>Felhasznált feltámasztási pontok: %1 / %2.</translation>
    </message>
    <message>
        <source>That needs %1 points of resurrection; there are %2.</source>
        <translation>Ehhez %1 feltámasztási pont kell; van: %2.</translation>
    </message>
    <message>
        <source>A hero retreats at the beginning of a clash, but not of the first.</source>
        <translation>A hős összecsapás elején vonul vissza, de nem az elsőén.</translation>
    </message>
    <message>
        <source>Encounters never retreat.</source>
        <translation>A találkozás sosem vonul vissza.</translation>
    </message>
    <message>
        <source>%1 are not there in that number.</source>
        <translation>%1: nincs belőle ennyi.</translation>
    </message>
    <message>
        <source>A retreat costs %1 units (or a single one with Defence), not %2.</source>
        <translation>A visszavonulás ára %1 egység (vagy egyetlen védekezéssel bíró), nem %2.</translation>
    </message>
    <message>
        <source>%1 retreats and gives up units: %2. That is a defeat.</source>
        <translation>%1 visszavonul, és egységeket ad fel: %2. Ez vereség.</translation>
    </message>
    <message>
        <source>Only the winner of a battle between heroes gets such a reward.</source>
        <translation>Ilyen jutalmat csak a hőscsata győztese kap.</translation>
    </message>
    <message>
        <source>%1 does not wear %2.</source>
        <translation>%1 nem viseli ezt: %2.</translation>
    </message>
    <message>
        <source>%1 wears an Artefact in this slot already.</source>
        <translation>%1 ezen a helyen már visel varázstárgyat.</translation>
    </message>
    <message>
        <source>%1 is not controlled by %2.</source>
        <translation>%1 nem %2 irányítása alatt áll.</translation>
    </message>
    <message>
        <source>%1 is a trophy of %2: experience %3.</source>
        <translation>%1 %2 zsákmánya: tapasztalat %3.</translation>
    </message>
    <message>
        <source>%1 stays where it was, without damage.</source>
        <translation>%1 sebzés nélkül a helyén marad.</translation>
    </message>
    <message>
        <source>%1 goes to its capital.</source>
        <translation>%1 a fővárosába megy.</translation>
    </message>
    <message>
        <source>Destroyed units go back to the reserve: %1.</source>
        <translation>Az elpusztult egységek a tartalékba kerülnek: %1.</translation>
    </message>
    <message>
        <source>%1 gains the Skill Card %2.</source>
        <translation>%1 jártasság kártyát szerez: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3.</source>
        <translation>%1 elveszi ezt: %2, tőle: %3.</translation>
    </message>
    <message>
        <source>%1 goes over to %2.</source>
        <translation>%1 átkerül, új gazdája: %2.</translation>
    </message>
    <message>
        <source>This is for %1 to take.</source>
        <translation>Ez %1 jutalma.</translation>
    </message>
    <message>
        <source>There are %1 rewards to choose, not %2.</source>
        <translation>%1 jutalom választható, nem %2.</translation>
    </message>
    <message>
        <source>Each reward of a card can be chosen once: number %1.</source>
        <translation>Egy kártya jutalma egyszer választható: %1.</translation>
    </message>
    <message>
        <source>Gold: %1, now %2.</source>
        <translation>Arany: %1, most %2.</translation>
    </message>
    <message>
        <source>Resources: %1, now %2.</source>
        <translation>Nyersanyag: %1, most %2.</translation>
    </message>
    <message>
        <source>Luck tokens: %1, now %2.</source>
        <translation>Szerencsejelzők: %1, most %2.</translation>
    </message>
    <message>
        <source>Experience for a level-up now: %1.</source>
        <translation>Tapasztalat most szintlépésre: %1.</translation>
    </message>
    <message>
        <source>The card that was drawn or what else the reward is, is entered next.</source>
        <translation>A húzott kártyát vagy a jutalom egyéb részét ezután kell beírni.</translation>
    </message>
    <message>
        <source>No reward is taken.</source>
        <translation>Nem vesz jutalmat.</translation>
    </message>
    <message>
        <source>The experience of the Treasure Card (%1) does not suffice for a level and is lost.</source>
        <translation>A kincs kártya tapasztalata (%1) nem elég egy szintre, elvész.</translation>
    </message>
    <message>
        <source>%1 must level up: experience %2, cost %3.</source>
        <translation>%1 szintet kell lépjen: tapasztalat %2, ár %3.</translation>
    </message>
    <message>
        <source>%1 has no trophy of the name %2.</source>
        <translation>%1 zsákmányai közt nincs ilyen: %2.</translation>
    </message>
    <message>
        <source>The payment is worth %1, the level costs %2.</source>
        <translation>A fizetés %1, a szint ára %2.</translation>
    </message>
    <message>
        <source>%1 learns %2.</source>
        <translation>%1 megtanulja: %2.</translation>
    </message>
    <message>
        <source>No card is left; %1 learns nothing.</source>
        <translation>Nem maradt kártya; %1 semmit sem tanul.</translation>
    </message>
    <message>
        <source>Trophies discarded: %1; experience paid %2 of %3.</source>
        <translation>Eldobott zsákmány: %1; fizetett tapasztalat: %2 / %3.</translation>
    </message>
    <message>
        <source>The player has gathered in this action already.</source>
        <translation>A játékos ebben az akcióban már gyűjtött.</translation>
    </message>
    <message>
        <source>This building stands already.</source>
        <translation>Ez az épület már áll.</translation>
    </message>
    <message>
        <source>One building or one level in an action.</source>
        <translation>Akciónként egy épület vagy egy szint.</translation>
    </message>
    <message>
        <source>%1 needs capital level %2; the capital has %3.</source>
        <translation>%1: %2. szintű főváros kell hozzá; most %3.</translation>
    </message>
    <message>
        <source>That costs gold %1 and resources %2; there are gold %3 and resources %4.</source>
        <translation>Ennek ára %1 arany és %2 nyersanyag; van %3 arany és %4 nyersanyag.</translation>
    </message>
    <message>
        <source>The Temple needs the Tear of Asha with a hero of the faction.</source>
        <translation>A templomhoz Asha könnye kell a frakció egy hősénél.</translation>
    </message>
    <message>
        <source>%1 builds: %2.</source>
        <translation>%1 megépíti: %2.</translation>
    </message>
    <message>
        <source>Paid: gold %1, resources %2; left: gold %3, resources %4.</source>
        <translation>Kifizetve: %1 arany, %2 nyersanyag; maradt: %3 arany, %4 nyersanyag.</translation>
    </message>
    <message>
        <source>The fourth Action Card comes into play.</source>
        <translation>A negyedik akció kártya játékba kerül.</translation>
    </message>
    <message>
        <source>The fourth Action Card can be used from the next round on.</source>
        <translation>A negyedik akció kártya a következő körtől használható.</translation>
    </message>
    <message>
        <source>The Tear of Asha lies under the Temple now.</source>
        <translation>Asha könnye most a templom alatt van.</translation>
    </message>
    <message>
        <source>The capital has the highest level already.</source>
        <translation>A főváros már a legmagasabb szinten van.</translation>
    </message>
    <message>
        <source>The capital of %1 has level %2 now.</source>
        <translation>%1 fővárosa most %2. szintű.</translation>
    </message>
    <message>
        <source>%1 is not a unit of this faction.</source>
        <translation>%1 nem e frakció egysége.</translation>
    </message>
    <message>
        <source>%1: %2, gold left %3, recruited %4 of %5.</source>
        <translation>%1: %2, maradt arany %3, toborozva %4 / %5.</translation>
    </message>
    <message>
        <source>Trading needs the Marketplace.</source>
        <translation>Kereskedni piaccal lehet.</translation>
    </message>
    <message>
        <source>Two are changed for one: an even number is needed.</source>
        <translation>Kettőt váltanak egyre: páros szám kell.</translation>
    </message>
    <message>
        <source>There is not enough: %1 of %2.</source>
        <translation>Nincs elég: %1 / %2.</translation>
    </message>
    <message>
        <source>Given: %1, taken: %2; the treasury holds gold %3, resources %4.</source>
        <translation>Adva: %1, kapva: %2; a kincstárban %3 arany, %4 nyersanyag.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is sells Scrolls.</source>
        <translation>Csak a soron lévő játékos ad el varázslatot.</translation>
    </message>
    <message>
        <source>%1 is not in the capital.</source>
        <translation>%1 nincs a fővárosban.</translation>
    </message>
    <message>
        <source>%1 has Scrolls: %2.</source>
        <translation>%1 varázslatai: %2.</translation>
    </message>
    <message>
        <source>Scrolls sold for gold: %1; gold now %2.</source>
        <translation>Eladott varázslatok ára: %1; arany most %2.</translation>
    </message>
    <message>
        <source>%1 is on the table already.</source>
        <translation>%1 már az asztalon van.</translation>
    </message>
    <message>
        <source>%1 wears %2: 1 Power Point.</source>
        <translation>%1 viseli: %2: 1 hatalompont.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 elveszti: %2.</translation>
    </message>
    <message>
        <source>An Artefact goes to another hero.</source>
        <translation>A varázstárgy másik hőshöz kerül.</translation>
    </message>
    <message>
        <source>The Magic of %1 (%2) is too low for a Scroll of level %3.</source>
        <translation>%1 mágiája (%2) kevés a(z) %3. szintű varázslathoz.</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 használja: %2.</translation>
    </message>
    <message>
        <source>%1 has luck tokens: %2.</source>
        <translation>%1 szerencsejelzői: %2.</translation>
    </message>
    <message>
        <source>That would fall below 0.</source>
        <translation>Ez 0 alá menne.</translation>
    </message>
    <message>
        <source>Adjusted by %1, now %2.</source>
        <translation>Igazítás: %1, most %2.</translation>
    </message>
    <message>
        <source>A remark is noted.</source>
        <translation>Megjegyzés feljegyezve.</translation>
    </message>
    <message>
        <source>Gathered: gold %1, resources %2.</source>
        <translation>Gyűjtve: %1 arany, %2 nyersanyag.</translation>
    </message>
    <message>
        <source>The treasury holds gold %1, resources %2 then.</source>
        <translation>A kincstárban utána: %1 arany, %2 nyersanyag.</translation>
    </message>
    <message>
        <source>Sawmills (%1): gold %2, resources %3</source>
        <translation>Fűrésztelepek (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>Ore mines (%1): gold %2, resources %3</source>
        <translation>Ércbányák (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>Crystal mines (%1): gold %2, resources %3</source>
        <translation>Kristály bányák (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>Gold mines (%1): gold %2, resources %3</source>
        <translation>Arany bányák (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>Income building (%1): gold %2, resources %3</source>
        <translation>Jövedelemépület (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>Traders (%1): gold %2, resources %3</source>
        <translation>Kereskedők (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>Estate Management (%1): gold %2, resources %3</source>
        <translation>Birtokigazgatás (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>Cards and other sources (%1): gold %2, resources %3</source>
        <translation>Kártyák és más források (%1): arany %2, nyersanyag %3</translation>
    </message>
    <message>
        <source>%1. %2 (initiative %3)</source>
        <translation>%1. %2 (kezdeményezés %3)</translation>
    </message>
    <message>
        <source>At initiative %1 an encounter comes first, then the sides take turns.</source>
        <translation>%1 kezdeményezésnél előbb egy találkozás jön, aztán a felek felváltva.</translation>
    </message>
    <message>
        <source>At initiative %1 %2 places first: a hero&apos;s initiative of %3 against %4.</source>
        <translation>%1 kezdeményezésnél %2 tesz először: hősének kezdeményezése %3, a másiké %4.</translation>
    </message>
    <message>
        <source>At initiative %1 the active side places first: both heroes have initiative %2.</source>
        <translation>%1 kezdeményezésnél az aktív fél tesz először: mindkét hős kezdeményezése %2.</translation>
    </message>
    <message>
        <source>At initiative %1 all pieces of %2 come first: Bloodrage wins every tie.</source>
        <translation>%1 kezdeményezésnél %2 minden egysége előre kerül: a vérdüh minden egyenlőséget megnyer.</translation>
    </message>
    <message>
        <source>At initiative %1 %2 places first, then the sides take turns: Bloodrage.</source>
        <translation>%1 kezdeményezésnél %2 tesz először, aztán felváltva: vérdüh.</translation>
    </message>
    <message>
        <source>The hero levels up: experience %1, cost %2.</source>
        <translation>A hős szintet lép: tapasztalat %1, ár %2.</translation>
    </message>
    <message>
        <source>No level-up: experience %1, cost %2.</source>
        <translation>Nincs szintlépés: tapasztalat %1, ár %2.</translation>
    </message>
    <message>
        <source>The hero levels up without paying experience.</source>
        <translation>A hős tapasztalat nélkül lép szintet.</translation>
    </message>
    <message>
        <source>Cost: 3 and one for each Skill Card (%1).</source>
        <translation>Ár: 3, és minden jártasság kártyáért egy (%1).</translation>
    </message>
    <message>
        <source>Experience from the Treasure Card: %1.</source>
        <translation>A kincs kártya tapasztalata: %1.</translation>
    </message>
    <message>
        <source>Best payment: %1.</source>
        <translation>Legjobb fizetés: %1.</translation>
    </message>
    <message>
        <source>Experience paid in excess and lost: %1.</source>
        <translation>Túlfizetett, elvesző tapasztalat: %1.</translation>
    </message>
    <message>
        <source>The experience of the Treasure Card (%1) is lost.</source>
        <translation>A kincs kártya tapasztalata (%1) elvész.</translation>
    </message>
    <message>
        <source>The payment is enough; lost in excess: %1.</source>
        <translation>A fizetés elég; túlfizetés: %1.</translation>
    </message>
    <message>
        <source>The payment is not enough.</source>
        <translation>A fizetés nem elég.</translation>
    </message>
    <message>
        <source>The trophies that are left (%1) reach the next cost (%2) too.</source>
        <translation>A maradék zsákmány (%1) a következő árhoz (%2) is elég.</translation>
    </message>
    <message>
        <source>Cards drawn: %1, kept: %2.</source>
        <translation>Húzott kártyák: %1, megtartva: %2.</translation>
    </message>
    <message>
        <source>A hero without a unit stays in the capital.</source>
        <translation>Az egység nélküli hős a fővárosban marad.</translation>
    </message>
    <message>
        <source>The movement has ended already.</source>
        <translation>A mozgás már véget ért.</translation>
    </message>
    <message>
        <source>A step goes to a space beside the hero, never diagonally.</source>
        <translation>Egy lépés szomszédos mezőre visz, átlósan soha.</translation>
    </message>
    <message>
        <source>A portal leads from a portal space to another, or to the capital.</source>
        <translation>Portálról portálra vagy a fővárosba vezet az út.</translation>
    </message>
    <message>
        <source>The capital has no Portal yet.</source>
        <translation>A fővárosban még nincs portál.</translation>
    </message>
    <message>
        <source>Only a Dimension Walker travels between two portals of the board.</source>
        <translation>Csak a dimenzióvándor utazik a tábla két portálja között.</translation>
    </message>
    <message>
        <source>A hero may not enter an enemy capital.</source>
        <translation>Ellenséges fővárosba nem lehet belépni.</translation>
    </message>
    <message>
        <source>Only an Explorer crosses mountains.</source>
        <translation>Csak a felfedező kel át hegyen.</translation>
    </message>
    <message>
        <source>Only a hero that started on a harbour crosses water.</source>
        <translation>Vízen csak kikötőből induló hős kel át.</translation>
    </message>
    <message>
        <source>The step needs a movement point, but %1 of %2 are used.</source>
        <translation>A lépéshez mozgáspont kell; felhasználva már %1 / %2.</translation>
    </message>
    <message>
        <source>A hero fights one battle in an activation.</source>
        <translation>Egy hős aktiválásonként egy csatát vív.</translation>
    </message>
    <message>
        <source>Nobody may end the movement on a mountain.</source>
        <translation>Hegyen senki sem állhat meg.</translation>
    </message>
    <message>
        <source>Nobody may end the movement on water.</source>
        <translation>Vízen senki sem állhat meg.</translation>
    </message>
    <message>
        <source>Two heroes of a player may not stand on one space.</source>
        <translation>Egy játékos két hőse nem állhat egy mezőn.</translation>
    </message>
    <message>
        <source>Not legal: step %1, to %2.</source>
        <translation>Nem szabályos: %1. lépés, ide: %2.</translation>
    </message>
    <message>
        <source>Legal: movement points used %1 of %2, left %3.</source>
        <translation>Szabályos: felhasznált mozgáspont %1 / %2, maradt %3.</translation>
    </message>
    <message>
        <source>The movement ends in the capital.</source>
        <translation>A mozgás a fővárosban ér véget.</translation>
    </message>
    <message>
        <source>At %1 there is a battle with a hero.</source>
        <translation>Itt hőssel csata van: %1.</translation>
    </message>
    <message>
        <source>At %1 there is a battle with an encounter.</source>
        <translation>Itt találkozással csata van: %1.</translation>
    </message>
    <message>
        <source>Movement points %1: usual 4, Wanderer %2, further %3.</source>
        <translation>Mozgáspontok %1: alapból 4, vándor %2, további %3.</translation>
    </message>
    <message>
        <source>Through a portal to %1; movement points: %2.</source>
        <translation>Portálon át ide: %1; mozgáspont: %2.</translation>
    </message>
    <message>
        <source>Another harbour is reached at %1: the movement ends.</source>
        <translation>Másik kikötőbe ér, itt: %1; a mozgás véget ér.</translation>
    </message>
    <message>
        <source>The active side wins with %1 percent, loses with %2, undecided %3.</source>
        <translation>Az aktív fél %1 százalékban nyer, %2 százalékban veszít, %3 eldöntetlen.</translation>
    </message>
    <message>
        <source>Clashes begun on average: %1.</source>
        <translation>Megkezdett összecsapások átlagosan: %1.</translation>
    </message>
    <message>
        <source>Units left on average: %1.</source>
        <translation>Megmaradó egységek átlagosan: %1.</translation>
    </message>
    <message>
        <source>In half of the battles at least %1 units are left, in every tenth at least %2.</source>
        <translation>A csaták felében legalább %1 egység marad, minden tizedikben legalább %2.</translation>
    </message>
    <message>
        <source>Worked out exactly, for sides that follow a fixed policy and never retreat.</source>
        <translation>Pontos számítás, rögzített módon játszó, vissza nem vonuló felekre.</translation>
    </message>
    <message>
        <source>The encounter runs away: overwhelm %1, needed %2 (group: %3).</source>
        <translation>A találkozás elmenekül: túlerő %1, kell %2 (csoport: %3).</translation>
    </message>
    <message>
        <source>The encounter stays: overwhelm %1, needed %2 (group: %3).</source>
        <translation>A találkozás marad: túlerő %1, kell %2 (csoport: %3).</translation>
    </message>
    <message>
        <source>An army of at least nine units: 1.</source>
        <translation>Legalább kilenc egységnyi sereg: 1.</translation>
    </message>
    <message>
        <source>An elite unit of strength 5 (level IV): 1.</source>
        <translation>5-ös erejű (IV. szintű) elit egység: 1.</translation>
    </message>
    <message>
        <source>Ambush: 1.</source>
        <translation>Rajtaütés: 1.</translation>
    </message>
    <message>
        <source>Gauntlet of Victory: 1.</source>
        <translation>A Győzelem kesztyűje: 1.</translation>
    </message>
    <message>
        <source>Cards and other sources: %1.</source>
        <translation>Kártyák és más források: %1.</translation>
    </message>
    <message>
        <source>On Dark Days one more overwhelm is needed.</source>
        <translation>Sötét napokon eggyel több túlerő kell.</translation>
    </message>
    <message>
        <source>Rewards of the Treasure Card: %1; a scared encounter brings no experience.</source>
        <translation>Kincs kártya jutalmai: %1; az elijesztett találkozás nem hoz tapasztalatot.</translation>
    </message>
    <message>
        <source>Power Points: %1 of %2.</source>
        <translation>Hatalompont: %1 / %2.</translation>
    </message>
    <message>
        <source>That is the goal: domination.</source>
        <translation>Ez a cél: uralom.</translation>
    </message>
    <message>
        <source>The marker stands at %1; correction: %2.</source>
        <translation>A jelző itt áll: %1; javítás: %2.</translation>
    </message>
    <message>
        <source>Nothing brings Power Points yet.</source>
        <translation>Még semmi sem hoz hatalompontot.</translation>
    </message>
    <message>
        <source>The Power Points do not fall below 0.</source>
        <translation>A hatalompont nem megy 0 alá.</translation>
    </message>
    <message>
        <source>Sawmills: %1.</source>
        <translation>Fűrésztelepek: %1.</translation>
    </message>
    <message>
        <source>Crystal mines: %1.</source>
        <translation>Kristály bányák: %1.</translation>
    </message>
    <message>
        <source>Ore mines: %1.</source>
        <translation>Ércbányák: %1.</translation>
    </message>
    <message>
        <source>Gold mines: %1.</source>
        <translation>Arany bányák: %1.</translation>
    </message>
    <message>
        <source>Crystal orbs: %1.</source>
        <translation>Kristály-gömbök: %1.</translation>
    </message>
    <message>
        <source>Dragon circles: %1.</source>
        <translation>Sárkány-körök: %1.</translation>
    </message>
    <message>
        <source>Artefacts: %1.</source>
        <translation>Varázstárgyak: %1.</translation>
    </message>
    <message>
        <source>Temple of Asha: %1.</source>
        <translation>Asha temploma: %1.</translation>
    </message>
    <message>
        <source>Tear of Asha: %1.</source>
        <translation>Asha könnye: %1.</translation>
    </message>
    <message>
        <source>Other: %1.</source>
        <translation>Egyéb: %1.</translation>
    </message>
    <message>
        <source>The game goes on: nobody has %1 Power Points yet.</source>
        <translation>A játék folytatódik: még senkinek sincs %1 hatalompontja.</translation>
    </message>
    <message>
        <source>%1 wins at once: Power Points %2, goal %3.</source>
        <translation>%1 azonnal nyer: hatalompont %2, cél %3.</translation>
    </message>
    <message>
        <source>%1 wins with the most Power Points: %2.</source>
        <translation>%1 nyer a legtöbb hatalomponttal: %2.</translation>
    </message>
    <message>
        <source>%1 wins: level on Power Points (%2), but with the richest treasury.</source>
        <translation>%1 nyer: hatalompontban egyenlő (%2), de övé a leggazdagabb kincstár.</translation>
    </message>
    <message>
        <source>%1 wins too: level on Power Points (%2) and on the treasury.</source>
        <translation>%1 is nyer: hatalompontban (%2) és kincstárban is egyenlő.</translation>
    </message>
    <message>
        <source>%1: Power Points %2, gold %3 + resources %4 = %5.</source>
        <translation>%1: hatalompont %2, arany %3 + nyersanyag %4 = %5.</translation>
    </message>
    <message>
        <source>%1: Power Points %2, gold %3, then resources %4.</source>
        <translation>%1: hatalompont %2, arany %3, aztán nyersanyag %4.</translation>
    </message>
    <message>
        <source>Not legal: step %1 goes wrong.</source>
        <translation>Nem szabályos: a(z) %1. lépés hibás.</translation>
    </message>
    <message>
        <source>Gold spent %1, gold left %2.</source>
        <translation>Elköltött arany %1, maradt arany %2.</translation>
    </message>
    <message>
        <source>Recruited %1 of at most %2.</source>
        <translation>Toborozva %1, legfeljebb %2.</translation>
    </message>
    <message>
        <source>Units of %1: %2 of at most %3.</source>
        <translation>%1 egységei: %2, legfeljebb %3.</translation>
    </message>
    <message>
        <source>%1: %2 × %3 gold = %5.</source>
        <translation>%1: %2 × %3 arany = %5.</translation>
    </message>
    <message>
        <source>%1: %2 × (%3 − %4) gold = %5.</source>
        <translation>%1: %2 × (%3 − %4) arany = %5.</translation>
    </message>
    <message>
        <source>%1 recruits %2 for 1 gold less each.</source>
        <translation>%1 1 arannyal olcsóbban toborozza: %2.</translation>
    </message>
    <message>
        <source>%1 brings gold: %2.</source>
        <translation>%1 aranyat hoz: %2.</translation>
    </message>
    <message>
        <source>This cannot be done at this site.</source>
        <translation>Ezen a helyszínen ez nem tehető.</translation>
    </message>
    <message>
        <source>The building for new heroes is missing.</source>
        <translation>Hiányzik az új hősök épülete.</translation>
    </message>
    <message>
        <source>This hero is in play already.</source>
        <translation>Ez a hős már játékban van.</translation>
    </message>
    <message>
        <source>A player has at most three heroes in play.</source>
        <translation>Egy játékosnak legfeljebb három hőse van játékban.</translation>
    </message>
    <message>
        <source>The limit of recruits is exceeded: %1, at most %2.</source>
        <translation>A toborzási határ túllépve: %1, legfeljebb %2.</translation>
    </message>
    <message>
        <source>There is not enough gold: needed %1, there is %2.</source>
        <translation>Nincs elég arany: kell %1, van %2.</translation>
    </message>
    <message>
        <source>This hero is not in play.</source>
        <translation>Ez a hős nincs játékban.</translation>
    </message>
    <message>
        <source>The hero needs %1 of these units and has %2.</source>
        <translation>A hősnek ebből az egységből %1 kell, és %2 van.</translation>
    </message>
    <message>
        <source>The last unit of a hero may not be disbanded.</source>
        <translation>Egy hős utolsó egysége nem oszlatható fel.</translation>
    </message>
    <message>
        <source>Only the hero at the site may use it.</source>
        <translation>Csak a helyszínen álló hős használhatja.</translation>
    </message>
    <message>
        <source>The hero is not in the capital.</source>
        <translation>A hős nincs a fővárosban.</translation>
    </message>
    <message>
        <source>The building for elite units is missing.</source>
        <translation>Hiányzik az elit egységek épülete.</translation>
    </message>
    <message>
        <source>The unit has level %1, the capital only level %2.</source>
        <translation>Az egység szintje %1, a fővárosé csak %2.</translation>
    </message>
    <message>
        <source>Needed from the reserve: %1; tokens there: %2.</source>
        <translation>A tartalékból kell: %1; jelző ott: %2.</translation>
    </message>
    <message>
        <source>The hero&apos;s Leadership would be exceeded: %1 units, at most %2.</source>
        <translation>A hős vezetése túl lenne lépve: %1 egység, legfeljebb %2.</translation>
    </message>
    <message>
        <source>There are not enough points of resurrection for this step.</source>
        <translation>Ehhez a lépéshez nincs elég feltámasztási pont.</translation>
    </message>
    <message>
        <source>Only a laurel upgrades a unit beyond the elites at the start.</source>
        <translation>Csak babérkoszorú fejleszt a kezdeti eliteken túl.</translation>
    </message>
    <message>
        <source>No unit of this stack has been destroyed in this battle.</source>
        <translation>E kupacból ebben a csatában nem pusztult el egység.</translation>
    </message>
    <message>
        <source>The stack has all the elites that it had at the start.</source>
        <translation>A kupacban megvan minden kezdeti elit.</translation>
    </message>
    <message>
        <source>There is no base unit in this stack.</source>
        <translation>Ebben a kupacban nincs alap egység.</translation>
    </message>
    <message>
        <source>A destroyed encounter does not come back.</source>
        <translation>A megsemmisült találkozás nem tér vissza.</translation>
    </message>
    <message>
        <source>Points used: %1 of %2.</source>
        <translation>Felhasznált pontok: %1 / %2.</translation>
    </message>
    <message>
        <source>All damage comes off the encounter: its challenge is %1 again.</source>
        <translation>A találkozásról minden sebzés lekerül: kihívása újra %1.</translation>
    </message>
    <message>
        <source>The referee has no switch of this name with this default.</source>
        <translation>A játékvezetőnek nincs ilyen nevű és alapértékű kapcsolója.</translation>
    </message>
    <message>
        <source>Is this assignment of damage legal, and what is left?</source>
        <translation>Szabályos ez a sebzéskiosztás, és mi marad?</translation>
    </message>
    <message>
        <source>Are dice and re-rolls right, how many hits, how much damage?</source>
        <translation>Jók a kockák és az újradobások, mennyi a találat és a sebzés?</translation>
    </message>
    <message>
        <source>What are the chances of this battle?</source>
        <translation>Milyenek e csata esélyei?</translation>
    </message>
    <message>
        <source>Does a site change hands, what about control zones and Power Points?</source>
        <translation>Gazdát cserél egy helyszín, mi a helyzet a zónákkal és a hatalompontokkal?</translation>
    </message>
    <message>
        <source>Who wins, and why?</source>
        <translation>Ki nyer, és miért?</translation>
    </message>
    <message>
        <source>What does a gather action bring?</source>
        <translation>Mit hoz egy gyűjtés?</translation>
    </message>
    <message>
        <source>Who attacks in which order?</source>
        <translation>Ki milyen sorrendben támad?</translation>
    </message>
    <message>
        <source>What does a level cost, must the hero level up, how is it paid?</source>
        <translation>Mennyibe kerül egy szint, kell-e szintet lépni, hogyan fizetik?</translation>
    </message>
    <message>
        <source>Is this way legal, what does it cost, where are the battles?</source>
        <translation>Szabályos ez az út, mennyibe kerül, hol van csata?</translation>
    </message>
    <message>
        <source>Does the encounter run away?</source>
        <translation>Elmenekül a találkozás?</translation>
    </message>
    <message>
        <source>How many Power Points has a player, and what is left to domination?</source>
        <translation>Hány hatalompontja van egy játékosnak, és mennyi hiányzik az uralomhoz?</translation>
    </message>
    <message>
        <source>Is this recruit action legal, and what comes of it?</source>
        <translation>Szabályos ez a toborzás, és mi lesz belőle?</translation>
    </message>
    <message>
        <source>May these units come back?</source>
        <translation>Visszatérhetnek ezek az egységek?</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot; here.</source>
        <translation>Itt nincs ilyen: „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice.</source>
        <translation>„%1” itt kétszer áll.</translation>
    </message>
    <message>
        <source>All rows must have the same length.</source>
        <translation>Minden sor egyforma hosszú legyen.</translation>
    </message>
    <message>
        <source>A row consists of the codes . M W H P.</source>
        <translation>Egy sor a . M W H P jelekből áll.</translation>
    </message>
    <message>
        <source>This space is not on the board.</source>
        <translation>Ez a mező nincs a táblán.</translation>
    </message>
    <message>
        <source>Only Tough can stand here twice.</source>
        <translation>Itt csak a szívós állhat kétszer.</translation>
    </message>
    <message>
        <source>Only encounters have this ability.</source>
        <translation>Ez a képesség csak találkozásé lehet.</translation>
    </message>
    <message>
        <source>An army has exactly one hero, at least one stack and no encounter.</source>
        <translation>Egy seregben pontosan egy hős, legalább egy kupac és nulla találkozás van.</translation>
    </message>
    <message>
        <source>In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.</source>
        <translation>Találkozás elleni csatában az ellenfélnek csak találkozásai vannak, legfeljebb négy, és nincs vérdühe.</translation>
    </message>
    <message>
        <source>Only one side can have Bloodrage.</source>
        <translation>Csak az egyik félnek lehet vérdühe.</translation>
    </message>
    <message>
        <source>Only one side can have a Guardian Angel.</source>
        <translation>Csak az egyik félnek lehet őrangyala.</translation>
    </message>
    <message>
        <source>A hero&apos;s attack has no elite die.</source>
        <translation>A hős támadásában nincs elit kocka.</translation>
    </message>
    <message>
        <source>Encounters have no luck tokens.</source>
        <translation>A találkozásnak nincs szerencsejelzője.</translation>
    </message>
    <message>
        <source>At least one unit is needed here.</source>
        <translation>Itt legalább egy egység kell.</translation>
    </message>
    <message>
        <source>There is no such token with that many Tough symbols.</source>
        <translation>Nincs ennyi szívós jellel bíró jelző.</translation>
    </message>
    <message>
        <source>The damage must be less than the challenge.</source>
        <translation>A sebzés legyen kevesebb a kihívásnál.</translation>
    </message>
    <message>
        <source>The damage cannot be more than the challenge.</source>
        <translation>A sebzés nem lehet több a kihívásnál.</translation>
    </message>
    <message>
        <source>Of two encounters exactly one is the additional enemy; a single one is not.</source>
        <translation>Két találkozásból pontosan egy a további ellenség; egyetlen találkozás nem az.</translation>
    </message>
    <message>
        <source>Damage to encounters is not assigned.</source>
        <translation>A találkozás sebzését nem osztják ki.</translation>
    </message>
    <message>
        <source>A laurel is one point.</source>
        <translation>A babérkoszorú egy pont.</translation>
    </message>
    <message>
        <source>Either &quot;stacks&quot; with &quot;steps&quot; or &quot;encounter&quot; was expected.</source>
        <translation>Vagy „stacks” a „steps” kulccsal, vagy „encounter” kell.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Hiányzik a(z) „%1” kulcs.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; does not belong here.</source>
        <translation>A(z) „%1” kulcs nem ide való.</translation>
    </message>
    <message>
        <source>There are more tokens or more elites now than at the start.</source>
        <translation>Több jelző vagy elit van most, mint az elején.</translation>
    </message>
    <message>
        <source>All stacks must be named here, each once.</source>
        <translation>Itt minden kupacot meg kell nevezni, egyszer.</translation>
    </message>
    <message>
        <source>In a battle of heroes the opponent is an army.</source>
        <translation>Hőscsatában az ellenfél sereg.</translation>
    </message>
    <message>
        <source>In a battle against encounters the opponent is an encounter.</source>
        <translation>Találkozás elleni csatában az ellenfél találkozás.</translation>
    </message>
    <message>
        <source>An army has at most %1 tokens here.</source>
        <translation>Egy seregnek itt legfeljebb %1 jelzője van.</translation>
    </message>
    <message>
        <source>Another unit has this level already.</source>
        <translation>Ez a szint már egy másik egységé.</translation>
    </message>
    <message>
        <source>An elite unit is not cheaper than a base unit.</source>
        <translation>Az elit egység nem olcsóbb az alapnál.</translation>
    </message>
    <message>
        <source>The army is greater than the hero&apos;s Leadership allows.</source>
        <translation>A sereg nagyobb, mint amennyit a hős vezetése enged.</translation>
    </message>
    <message>
        <source>The site needs a hero that is not in the capital and has a unit.</source>
        <translation>A helyszínhez olyan hős kell, aki nincs a fővárosban, és van egysége.</translation>
    </message>
    <message>
        <source>Only the Arena and the Armourer have a hero at the site.</source>
        <translation>Csak az arénánál és a páncélkovácsnál áll hős a helyszínen.</translation>
    </message>
    <message>
        <source>This is not one of the unused heroes.</source>
        <translation>Ez nem a várakozó hősök egyike.</translation>
    </message>
    <message>
        <source>This player has a capital already.</source>
        <translation>Ennek a játékosnak már van fővárosa.</translation>
    </message>
    <message>
        <source>The hero&apos;s player needs a capital.</source>
        <translation>A hős játékosának főváros kell.</translation>
    </message>
    <message>
        <source>There is something else on this space already.</source>
        <translation>Ezen a mezőn már van valami.</translation>
    </message>
    <message>
        <source>This is a capital&apos;s space.</source>
        <translation>Ez főváros mezője.</translation>
    </message>
    <message>
        <source>A controlled site is not guarded.</source>
        <translation>Irányított helyszínt nem őriznek.</translation>
    </message>
    <message>
        <source>The loser is another player.</source>
        <translation>A vesztes másik játékos.</translation>
    </message>
    <message>
        <source>This hero has an Artefact in this slot already.</source>
        <translation>E hősnek ezen a helyen már van varázstárgya.</translation>
    </message>
    <message>
        <source>This card stands here already.</source>
        <translation>Ez a kártya már itt van.</translation>
    </message>
    <message>
        <source>The Tear of Asha lies under the Temple.</source>
        <translation>Asha könnye a templom alatt van.</translation>
    </message>
    <message>
        <source>Two players have reached the goal; the first of them has won already.</source>
        <translation>Két játékos érte el a célt; közülük az első már nyert.</translation>
    </message>
    <message>
        <source>A free level-up uses no experience of a Treasure Card.</source>
        <translation>Az ingyenes szintlépés nem használ kincs kártyás tapasztalatot.</translation>
    </message>
    <message>
        <source>New match: %1 players, %2 goes first</source>
        <translation>Új meccs: %1 játékos, kezd: %2</translation>
    </message>
    <message>
        <source>Tile %1 is laid</source>
        <translation>Lekerül a(z) %1. lap</translation>
    </message>
    <message>
        <source>The space %1 is described</source>
        <translation>Mező leírva: %1</translation>
    </message>
    <message>
        <source>The capital of %1 at %2</source>
        <translation>%1 fővárosa: %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 választ: %2</translation>
    </message>
    <message>
        <source>Week Card: %1</source>
        <translation>Hét kártya: %1</translation>
    </message>
    <message>
        <source>Week Card: %1 (Dark Days)</source>
        <translation>Hét kártya: %1 (sötét napok)</translation>
    </message>
    <message>
        <source>%1: card %2, %3</source>
        <translation>%1: %2. kártya, %3</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passzol</translation>
    </message>
    <message>
        <source>%1 ends the action</source>
        <translation>%1 befejezi az akciót</translation>
    </message>
    <message>
        <source>%1 is activated</source>
        <translation>%1 aktiválva</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 ide megy: %2</translation>
    </message>
    <message>
        <source>%1 loots %2</source>
        <translation>%1 kifosztja: %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 megszerzi: %2</translation>
    </message>
    <message>
        <source>%1 scares off %2</source>
        <translation>%1 elijeszti: %2</translation>
    </message>
    <message>
        <source>%1 fights %2</source>
        <translation>%1 harcol, ellenfele: %2</translation>
    </message>
    <message>
        <source>The pieces are placed</source>
        <translation>A felek a helyükön</translation>
    </message>
    <message>
        <source>Attack, %1: %2</source>
        <translation>Támadás, %1: %2</translation>
    </message>
    <message>
        <source>The laurel of %1</source>
        <translation>%1 babérkoszorúja</translation>
    </message>
    <message>
        <source>Damage is assigned</source>
        <translation>Sebzés kiosztva</translation>
    </message>
    <message>
        <source>Units are resurrected: %1</source>
        <translation>Egységek feltámasztva: %1</translation>
    </message>
    <message>
        <source>Necromancy: %1</source>
        <translation>Nekromancia: %1</translation>
    </message>
    <message>
        <source>%1 retreats</source>
        <translation>%1 visszavonul</translation>
    </message>
    <message>
        <source>The battle is over: %1 has won</source>
        <translation>A csata véget ért: %1 győzött</translation>
    </message>
    <message>
        <source>%1 takes rewards: %2</source>
        <translation>%1 jutalmai: %2</translation>
    </message>
    <message>
        <source>%1 learns %2</source>
        <translation>%1 megtanulja: %2</translation>
    </message>
    <message>
        <source>%1 levels up</source>
        <translation>%1 szintet lép</translation>
    </message>
    <message>
        <source>%1 gathers</source>
        <translation>%1 gyűjt</translation>
    </message>
    <message>
        <source>%1 builds: %2</source>
        <translation>%1 megépíti: %2</translation>
    </message>
    <message>
        <source>%1 raises the capital</source>
        <translation>%1 fejleszti a fővárost</translation>
    </message>
    <message>
        <source>%1 recruits %2 (%3)</source>
        <translation>%1 toboroz: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 upgrades %2 (%3)</source>
        <translation>%1 fejleszt: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 disbands %2 (%3)</source>
        <translation>%1 feloszlat: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 recruits %2</source>
        <translation>%1 toboroz: %2</translation>
    </message>
    <message>
        <source>%1 trades: %2, given %3</source>
        <translation>%1 kereskedik: %2, adva %3</translation>
    </message>
    <message>
        <source>%1 sells Scrolls: %2</source>
        <translation>%1 varázslatokat ad el: %2</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 megkapja: %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 elveszti: %2</translation>
    </message>
    <message>
        <source>%1 gets Scrolls: %2</source>
        <translation>%1 varázslatokat kap: %2</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 használja: %2</translation>
    </message>
    <message>
        <source>%1 gets luck: %2</source>
        <translation>%1 szerencsét kap: %2</translation>
    </message>
    <message>
        <source>%1 spends luck: %2</source>
        <translation>%1 szerencsét költ: %2</translation>
    </message>
    <message>
        <source>%1: adjusted by %2, %3</source>
        <translation>%1: igazítás %2, %3</translation>
    </message>
    <message>
        <source>Remark: %1</source>
        <translation>Megjegyzés: %1</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>A meccs véget ér</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Számszeríjászok</translation>
    </message>
    <message>
        <source>Sisters</source>
        <translation>Nővérek</translation>
    </message>
    <message>
        <source>Griffins</source>
        <translation>Griffek</translation>
    </message>
    <message>
        <source>Seraphs</source>
        <translation>Szeráfok</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>Csontvázak</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Vámpírok</translation>
    </message>
    <message>
        <source>Liches</source>
        <translation>Lichek</translation>
    </message>
    <message>
        <source>Fate Weavers</source>
        <translation>Sorsszövők</translation>
    </message>
    <message>
        <source>Shark Guards</source>
        <translation>Cápaőrök</translation>
    </message>
    <message>
        <source>Kenshi</source>
        <translation>Kenshik</translation>
    </message>
    <message>
        <source>the fourth Sanctuary unit</source>
        <translation>a Szentély negyedik egysége</translation>
    </message>
    <message>
        <source>Kirin</source>
        <translation>Kirinek</translation>
    </message>
    <message>
        <source>Orcs</source>
        <translation>Orkok</translation>
    </message>
    <message>
        <source>Centaurs</source>
        <translation>Kentaurok</translation>
    </message>
    <message>
        <source>Dreamwalkers</source>
        <translation>Álomjárók</translation>
    </message>
    <message>
        <source>Cyclopes</source>
        <translation>Küklopszok</translation>
    </message>
    <message>
        <source>Haven</source>
        <translation>Menedék</translation>
    </message>
    <message>
        <source>Necropolis</source>
        <translation>Nekropolisz</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Szentély</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <translation>Erőd</translation>
    </message>
    <message>
        <source>base</source>
        <translation>alap</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>elit</translation>
    </message>
    <message>
        <source>one skull</source>
        <translation>egy koponya</translation>
    </message>
    <message>
        <source>two skulls</source>
        <translation>két koponya</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szerencse</translation>
    </message>
    <message>
        <source>laurel</source>
        <translation>babérkoszorú</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>balszerencse</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>üres</translation>
    </message>
    <message>
        <source>average</source>
        <translation>átlagos</translation>
    </message>
    <message>
        <source>dreadful</source>
        <translation>irtózatos</translation>
    </message>
    <message>
        <source>legendary</source>
        <translation>legendás</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Fűrésztelep</translation>
    </message>
    <message>
        <source>Crystal mine</source>
        <translation>Kristály bánya</translation>
    </message>
    <message>
        <source>Ore mine</source>
        <translation>Ércbánya</translation>
    </message>
    <message>
        <source>Gold mine</source>
        <translation>Arany bánya</translation>
    </message>
    <message>
        <source>Crystal orb</source>
        <translation>Kristály-gömb</translation>
    </message>
    <message>
        <source>Dragon circle</source>
        <translation>Sárkány-kör</translation>
    </message>
    <message>
        <source>Dragon lake</source>
        <translation>Sárkány-tó</translation>
    </message>
    <message>
        <source>Mystic library</source>
        <translation>Misztikus könyvtár</translation>
    </message>
    <message>
        <source>Armourer</source>
        <translation>Páncélkovács</translation>
    </message>
    <message>
        <source>Stone of Enlightenment</source>
        <translation>Megvilágosodás köve</translation>
    </message>
    <message>
        <source>Stables</source>
        <translation>Istálló</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Aréna</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Kovács</translation>
    </message>
    <message>
        <source>Dragon&apos;s nest</source>
        <translation>Sárkányfészek</translation>
    </message>
    <message>
        <source>New heroes</source>
        <translation>Új hősök</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Jövedelem</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Piac</translation>
    </message>
    <message>
        <source>Temple of Asha</source>
        <translation>Asha temploma</translation>
    </message>
    <message>
        <source>Elite units</source>
        <translation>Elit egységek</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Vezetés</translation>
    </message>
    <message>
        <source>Portal</source>
        <translation>Portál</translation>
    </message>
    <message>
        <source>Faction building</source>
        <translation>Frakcióépület</translation>
    </message>
    <message>
        <source>garment</source>
        <translation>ruha</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>páncél</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>fegyver</translation>
    </message>
    <message>
        <source>jewel</source>
        <translation>ékszer</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>zsák</translation>
    </message>
    <message>
        <source>activate heroes</source>
        <translation>hősök aktiválása</translation>
    </message>
    <message>
        <source>gather</source>
        <translation>gyűjtés</translation>
    </message>
    <message>
        <source>build</source>
        <translation>építkezés</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>toborzás</translation>
    </message>
    <message>
        <source>Might deck</source>
        <translation>Kardpakli</translation>
    </message>
    <message>
        <source>Magic deck</source>
        <translation>Mágiapakli</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>arany</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>nyersanyag</translation>
    </message>
    <message>
        <source>the active side</source>
        <translation>az aktív fél</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>az ellenfél</translation>
    </message>
    <message>
        <source>Aggressor</source>
        <translation>Agresszor</translation>
    </message>
    <message>
        <source>Supply Wagon</source>
        <translation>Utánpótlás</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Misztikus</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Felfedező</translation>
    </message>
    <message>
        <source>Artefact Seeker</source>
        <translation>Varázstárgykereső</translation>
    </message>
    <message>
        <source>Legacy</source>
        <translation>Örökség</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>Estate Management</source>
        <translation>Birtokigazgatás</translation>
    </message>
    <message>
        <source>Dimension Walker</source>
        <translation>Dimenzióvándor</translation>
    </message>
    <message>
        <source>Recognised Leader</source>
        <translation>Elismert vezető</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Bölcs</translation>
    </message>
    <message>
        <source>Wanderer</source>
        <translation>Vándor</translation>
    </message>
    <message>
        <source>Orc Chief</source>
        <translation>Orkvezér</translation>
    </message>
    <message>
        <source>Crossbowman Chief</source>
        <translation>Számszeríjászvezér</translation>
    </message>
    <message>
        <source>Shark Guard Chief</source>
        <translation>Cápaőrvezér</translation>
    </message>
    <message>
        <source>Skeleton Chief</source>
        <translation>Csontvázvezér</translation>
    </message>
    <message>
        <source>Dreamwalker Master</source>
        <translation>Álomjárómester</translation>
    </message>
    <message>
        <source>Griffin Master</source>
        <translation>Griffmester</translation>
    </message>
    <message>
        <source>Kenshi Master</source>
        <translation>Kenshimester</translation>
    </message>
    <message>
        <source>Vampire Master</source>
        <translation>Vámpírmester</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Rajtaütés</translation>
    </message>
    <message>
        <source>Gauntlet of Victory</source>
        <translation>A Győzelem kesztyűje</translation>
    </message>
    <message>
        <source>Tear of Asha</source>
        <translation>Asha könnye</translation>
    </message>
    <message>
        <source>Artefacts</source>
        <translation>Varázstárgyak</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Támadó kockák</translation>
    </message>
    <message>
        <source>This is legal.</source>
        <translation>Ez szabályos.</translation>
    </message>
    <message>
        <source>This is not legal.</source>
        <translation>Ez nem szabályos.</translation>
    </message>
    <message>
        <source>The first attack: %1.</source>
        <translation>Az első támadás: %1.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 nyert.</translation>
    </message>
    <message>
        <source>Sites that change hands: %1.</source>
        <translation>Gazdát cserélő helyszínek: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>A játék folytatódik.</translation>
    </message>
    <message>
        <source>Hits %1, damage %2.</source>
        <translation>Találat: %1, sebzés: %2.</translation>
    </message>
    <message>
        <source>Bad luck comes first: hits must be re-rolled.</source>
        <translation>Előbb a balszerencse: a találatokat újra kell dobni.</translation>
    </message>
    <message>
        <source>The active side wins with %1 percent.</source>
        <translation>Az aktív oldal %1 százalékkal nyer.</translation>
    </message>
    <message>
        <source>Gold %1, resources %2.</source>
        <translation>Arany: %1, nyersanyag: %2.</translation>
    </message>
    <message>
        <source>The encounter runs away.</source>
        <translation>A találkozás elmenekül.</translation>
    </message>
    <message>
        <source>The encounter stays.</source>
        <translation>A találkozás marad.</translation>
    </message>
    <message>
        <source>The hero levels up.</source>
        <translation>A hős szintet lép.</translation>
    </message>
    <message>
        <source>No level-up.</source>
        <translation>Nincs szintlépés.</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>A meccs folytatódik</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 nyer</translation>
    </message>
    <message>
        <source>Several players win together</source>
        <translation>Több játékos együtt nyer</translation>
    </message>
    <message>
        <source>By domination: the goal of %1 Power Points</source>
        <translation>Uralommal: a cél %1 hatalompont</translation>
    </message>
    <message>
        <source>After the last Week Card</source>
        <translation>A hét-pakli utolsó lapja után</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kör</translation>
    </message>
    <message>
        <source>Controlled sites</source>
        <translation>Birtokolt helyszínek</translation>
    </message>
    <message>
        <source>Cards and corrections</source>
        <translation>Kártyák és javítások</translation>
    </message>
    <message>
        <source>The match in numbers</source>
        <translation>A meccs számokban</translation>
    </message>
    <message>
        <source>Battles won</source>
        <translation>Megnyert csaták</translation>
    </message>
    <message>
        <source>Battles lost</source>
        <translation>Elvesztett csaták</translation>
    </message>
    <message>
        <source>Encounters scared off</source>
        <translation>Elijesztett találkozások</translation>
    </message>
    <message>
        <source>Sites looted</source>
        <translation>Kifosztott helyszínek</translation>
    </message>
    <message>
        <source>Times gathered</source>
        <translation>Gyűjtések</translation>
    </message>
    <message>
        <source>Units recruited</source>
        <translation>Toborzott egységek</translation>
    </message>
    <message>
        <source>Levels gained</source>
        <translation>Szintlépések</translation>
    </message>
    <message>
        <source>The luck of the dice</source>
        <translation>A kockák szerencséje</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Találatok</translation>
    </message>
    <message>
        <source>Hits to be expected</source>
        <translation>Várható találatok</translation>
    </message>
    <message>
        <source>Each throw as it fell, before re-rolls.</source>
        <translation>Minden dobás, ahogy esett, újradobás előtt.</translation>
    </message>
    <message>
        <source>Die %1 is not a missed die that can still be re-rolled.</source>
        <translation>A(z) %1. kocka nem olyan célt tévesztett kocka, amelyet még nem dobtak újra.</translation>
    </message>
    <message>
        <source>That would leave an impossible table.</source>
        <translation>Lehetetlen asztal maradna.</translation>
    </message>
    <message>
        <source>%1 is not a site to be looted.</source>
        <translation>%1 nem kifosztható helyszín.</translation>
    </message>
    <message>
        <source>%1 is not a site to be controlled.</source>
        <translation>%1 nem irányítható helyszín.</translation>
    </message>
    <message>
        <source>%1 is not an enemy stack or encounter with anything left.</source>
        <translation>%1 nem ép ellenséges kupac vagy találkozás.</translation>
    </message>
    <message>
        <source>Might + 1</source>
        <translation>Erő + 1</translation>
    </message>
    <message>
        <source>one more die for the hero</source>
        <translation>a hős eggyel több kockája</translation>
    </message>
    <message>
        <source>%1: a base unit becomes an elite</source>
        <translation>%1: egy alap egység elit lesz</translation>
    </message>
    <message>
        <source>%1: one more base unit</source>
        <translation>%1: eggyel több alap egység</translation>
    </message>
    <message>
        <source>Precise Strike</source>
        <translation>Pontos támadás</translation>
    </message>
    <message>
        <source>Tough</source>
        <translation>Szívós</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Védekezés</translation>
    </message>
    <message>
        <source>Pierce</source>
        <translation>Átütés</translation>
    </message>
    <message>
        <source>Devastating</source>
        <translation>Pusztító</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Düh</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Regeneráció</translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message>
        <source>Entry %1 is withdrawn.</source>
        <translation>A(z) %1. bejegyzés vissza van vonva.</translation>
    </message>
    <message>
        <source>Entry %1 is restored.</source>
        <translation>A(z) %1. bejegyzés helyre van állítva.</translation>
    </message>
    <message>
        <source>Entry %1 is replaced.</source>
        <translation>A(z) %1. bejegyzés ki van cserélve.</translation>
    </message>
    <message>
        <source>Entry %1 is inserted before entry %2.</source>
        <translation>A(z) %1. bejegyzés bekerül a(z) %2. bejegyzés elé.</translation>
    </message>
    <message>
        <source>Entry %1 is now against the rules and does not count any more:</source>
        <translation>A(z) %1. bejegyzés most a szabályok ellen van, és már nem számít:</translation>
    </message>
    <message>
        <source>Entry %1 follows the rules again and counts.</source>
        <translation>A(z) %1. bejegyzés ismét megfelel a szabályoknak, és számít.</translation>
    </message>
    <message>
        <source>There is no entry %1; the record has %2 lines so far.</source>
        <translation>Nincs %1. bejegyzés; a feljegyzésnek eddig %2 sora van.</translation>
    </message>
    <message>
        <source>Line %1 is an edit; the number of an entry was expected.</source>
        <translation>A(z) %1. sor szerkesztés; egy bejegyzés száma kell ide.</translation>
    </message>
    <message>
        <source>Entry %1 is withdrawn; an entry that stands was expected.</source>
        <translation>A(z) %1. bejegyzés vissza van vonva; érvényben lévő bejegyzés kell ide.</translation>
    </message>
    <message>
        <source>Entry %1 stands; only a withdrawn entry can be restored.</source>
        <translation>A(z) %1. bejegyzés érvényben van; csak visszavont bejegyzés állítható helyre.</translation>
    </message>
    <message>
        <source>Entry %1 starts the match; it can be replaced, but not withdrawn.</source>
        <translation>A(z) %1. bejegyzés kezdi a meccset; kicserélhető, de nem vonható vissza.</translation>
    </message>
    <message>
        <source>Entry %1 starts the match; nothing can come before it.</source>
        <translation>A(z) %1. bejegyzés kezdi a meccset; semmi sem kerülhet elé.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nincs mit újra megtenni.</translation>
    </message>
    <message>
        <source>This match was recorded under version %1 of the rules; this Whistle has version %2.</source>
        <translation>Ez a meccs a szabályok %1. változata szerint készült; ebben a Whistle programban a(z) %2. változat van.</translation>
    </message>
    <message>
        <source>This match was played with the data pack &quot;%1&quot; %2 as it was then; the pack here, &quot;%3&quot; %4, differs from it.</source>
        <translation>Ez a meccs a(z) „%1” %2 adatcsomag akkori állapotával készült; az itteni csomag („%3” %4) eltér tőle.</translation>
    </message>
    <message>
        <source>This is not a match file: its first line is not the header of one.</source>
        <translation>Ez nem meccsfájl: az első sora nem egy meccsfájl fejléce.</translation>
    </message>
    <message>
        <source>This match file has format version %1; this Whistle reads up to version %2. A newer Whistle can open it.</source>
        <translation>Ennek a meccsfájlnak a formátuma %1. változatú; ez a Whistle legfeljebb a(z) %2. változatot olvassa. Egy újabb Whistle megnyithatja.</translation>
    </message>
    <message>
        <source>The first line of this match file was changed; nothing in it can be relied on.</source>
        <translation>Ennek a meccsfájlnak az első sorát megváltoztatták; semmi sem megbízható benne.</translation>
    </message>
    <message>
        <source>The number %1 was expected here, not %2.</source>
        <translation>Itt a(z) %1 szám áll helyesen, nem %2.</translation>
    </message>
    <message>
        <source>A time in UTC such as &quot;2026-01-31T19:04:11Z&quot; was expected here.</source>
        <translation>UTC idő kell ide, például „2026-01-31T19:04:11Z”.</translation>
    </message>
    <message>
        <source>Line %1 of the record cannot be read: %2</source>
        <translation>A feljegyzés %1. sora nem olvasható: %2</translation>
    </message>
    <message>
        <source>The reason of an override stands beside the entry, not in it.</source>
        <translation>A szabály ellenére rögzített bejegyzés indoka mellette áll, nem benne.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 nem olvasható: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 nem írható: %2.</translation>
    </message>
    <message>
        <source>%1 exists already and is not overwritten.</source>
        <translation>%1 már létezik, és nem lesz felülírva.</translation>
    </message>
    <message>
        <source>Another program is writing %1; close the match there first.</source>
        <translation>Egy másik program éppen ezt írja: %1; ott előbb be kell zárni a meccset.</translation>
    </message>
    <message>
        <source>Entry %1 is sealed again, but it has been seen: the record says so from now on.</source>
        <translation>A(z) %1. bejegyzés ismét le van zárva, de már látták: a jegyzőkönyv ezt mostantól jelzi.</translation>
    </message>
    <message>
        <source>Entry %1 was changed after it had been opened: the record says so from now on.</source>
        <translation>A(z) %1. bejegyzést a felfedése után módosították: a jegyzőkönyv ezt mostantól jelzi.</translation>
    </message>
    <message>
        <source>Entry %1 is sealed; what the rules have against it is told when it is opened.</source>
        <translation>A(z) %1. bejegyzés le van zárva; hogy mi szól ellene a szabályokban, az a felfedésekor derül ki.</translation>
    </message>
    <message>
        <source>This is not what a sealed entry looks like.</source>
        <translation>Egy lezárt bejegyzés nem így néz ki.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device; a match is kept in a file.</source>
        <translation>%1 mappa, cső vagy eszköz; a meccs fájlban áll.</translation>
    </message>
    <message>
        <source>%1 was moved, removed or changed by another program. Nothing is recorded any more; what was entered before is where that file is now.</source>
        <translation>%1: egy másik program áthelyezte, törölte vagy megváltoztatta. Több bejegyzés már nem rögzül; a korábbiak ott vannak, ahol az a fájl most van.</translation>
    </message>
    <message>
        <source>This match file was changed after entry %1. Up to there it is sound.</source>
        <translation>Ezt a meccsfájlt a(z) %1. bejegyzés után megváltoztatták. Addig rendben van.</translation>
    </message>
    <message>
        <source>The last line of this match file was not finished and is left out. Up to entry %1 it is sound.</source>
        <translation>Ennek a meccsfájlnak az utolsó sora befejezetlen, ezért kimarad. A(z) %1. bejegyzésig rendben van.</translation>
    </message>
    <message>
        <source>This file is in UTF-16; a match file is in UTF-8. Another program has saved it anew: take the file as Whistle wrote it.</source>
        <translation>Ez a fájl UTF-16 kódolású, a meccsfájl viszont UTF-8. Egy másik program újra elmentette: használd azt a fájlt, amelyet a Whistle írt.</translation>
    </message>
    <message>
        <source>This file begins with a byte order mark, which no match file has. Another program has saved it anew: take the file as Whistle wrote it.</source>
        <translation>Ez a fájl bájtsorrendjellel kezdődik, ami meccsfájlban nincs. Egy másik program újra elmentette: használd azt a fájlt, amelyet a Whistle írt.</translation>
    </message>
    <message>
        <source>This would open what is still sealed in the match. It is opened there alone, not on a copy.</source>
        <translation>Ez felfedné, ami a meccsben még le van zárva. Az csak ott fedhető fel, másolaton nem.</translation>
    </message>
</context>
<context>
    <name>kaosball</name>
    <message>
        <source>Bonus points for kills and fouls at half-time and at the end.</source>
        <translation>Jutalompontok a hullákért és a szabálytalanságokért félidőben és a végén.</translation>
    </message>
    <message>
        <source>Teams in play: %1; the table for %1 teams counts.</source>
        <translation>Játékban lévő csapatok: %1; a(z) %1 csapatos táblázat érvényes.</translation>
    </message>
    <message>
        <source>Kills of %4: %1. That is place %2: +%3.</source>
        <translation>%4: %1 hulla. Ez a(z) %2. hely: +%3.</translation>
    </message>
    <message>
        <source>Kills of %4 and of %5: %1 each. They share place %2: +%3 each.</source>
        <translation>%4 és %5: egyenként %1 hulla. Osztoznak a(z) %2. helyen: egyenként +%3.</translation>
    </message>
    <message>
        <source>Kills of %4, of %5 and of %6: %1 each. They share place %2: +%3 each.</source>
        <translation>%4, %5 és %6: egyenként %1 hulla. Osztoznak a(z) %2. helyen: egyenként +%3.</translation>
    </message>
    <message>
        <source>Kills of %4, of %5, of %6 and of %7: %1 each. They share place %2: +%3 each.</source>
        <translation>%4, %5, %6 és %7: egyenként %1 hulla. Osztoznak a(z) %2. helyen: egyenként +%3.</translation>
    </message>
    <message>
        <source>Fouls of %4: %1. That is place %2: %3.</source>
        <translation>%4: %1 szabálytalanság. Ez a(z) %2. hely: %3.</translation>
    </message>
    <message>
        <source>Fouls of %4 and of %5: %1 each. They share place %2: %3 each.</source>
        <translation>%4 és %5: egyenként %1 szabálytalanság. Osztoznak a(z) %2. helyen: egyenként %3.</translation>
    </message>
    <message>
        <source>Fouls of %4, of %5 and of %6: %1 each. They share place %2: %3 each.</source>
        <translation>%4, %5 és %6: egyenként %1 szabálytalanság. Osztoznak a(z) %2. helyen: egyenként %3.</translation>
    </message>
    <message>
        <source>Fouls of %4, of %5, of %6 and of %7: %1 each. They share place %2: %3 each.</source>
        <translation>%4, %5, %6 és %7: egyenként %1 szabálytalanság. Osztoznak a(z) %2. helyen: egyenként %3.</translation>
    </message>
    <message>
        <source>At least two teams must be in play; here there are %1.</source>
        <translation>Legalább két csapatnak kell játékban lennie; itt %1 van.</translation>
    </message>
    <message>
        <source>Bribes and foul rolls at the end of a period: cash, rolls and fouls.</source>
        <translation>Lefizetések és szabálytalanságdobások a játékszakasz végén: pénz, dobások és szabálytalanságok.</translation>
    </message>
    <message>
        <source>The rolls of %1 bring fouls: %2. With %3 from before that makes %4.</source>
        <translation>A(z) %1 dobásai ennyi szabálytalanságot hoznak: %2. A korábbi %3 szabálytalansággal együtt ez %4.</translation>
    </message>
    <message>
        <source>The rolls of %1 bring fouls: %2. With %3 from before that would be more than %4, so it stays at %4.</source>
        <translation>A(z) %1 dobásai ennyi szabálytalanságot hoznak: %2. A korábbi %3 szabálytalansággal együtt ez több lenne, mint %4, ezért %4 marad.</translation>
    </message>
    <message>
        <source>A roll of %1 has at most %2 results, with its re-rolls, not %3.</source>
        <translation>A(z) %1 csapatának egy dobásához az újradobásokkal együtt legfeljebb %2 eredmény tartozik, nem %3.</translation>
    </message>
    <message>
        <source>Card %1 is live and counts %2.</source>
        <translation>A(z) %1. lap élő, értéke %2.</translation>
    </message>
    <message>
        <source>Card %1 is dead: the same number lies burned as card %2.</source>
        <translation>A(z) %1. lap halott: ugyanez a szám már elégetve fekszik, ez a(z) %2. lap.</translation>
    </message>
    <message>
        <source>Card %1 is dead: tactic and cheat cards bring nothing in a contest.</source>
        <translation>A(z) %1. lap halott: taktikai kártya és csaláskártya nem ér semmit az összecsapásban.</translation>
    </message>
    <message>
        <source>Is this card live or dead, and does the bell ring?</source>
        <translation>Élő vagy halott ez a lap, és megszólal-e a csengő?</translation>
    </message>
    <message>
        <source>handling</source>
        <translation>kezelés</translation>
    </message>
    <message>
        <source>tackling</source>
        <translation>szerelés</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>harc</translation>
    </message>
    <message>
        <source>health of the runners</source>
        <translation>a futók életereje</translation>
    </message>
    <message>
        <source>health of the bruisers</source>
        <translation>a bunyósok életereje</translation>
    </message>
    <message>
        <source>No pack knows this number of %1: %2. The players have to read it off the dugout.</source>
        <translation>Egyetlen csomag sem ismeri a(z) %1 csapatának ezt a számát: %2. A játékosoknak a fedezékről kell leolvasniuk.</translation>
    </message>
    <message>
        <source>No pack knows the team %1, so its ability has to be given.</source>
        <translation>Egyetlen csomag sem ismeri a(z) %1 csapatát, ezért a képességét meg kell adni.</translation>
    </message>
    <message>
        <source>No pack knows a ringer %1; its minimum bid and its health have to be given.</source>
        <translation>Egyetlen csomag sem ismer %1 nevű arénaharcost; a minimális licitjét és az életerejét meg kell adni.</translation>
    </message>
    <message>
        <source>No pack knows a ringer %1; was &quot;%2&quot; meant? If not, its minimum bid and its health have to be given.</source>
        <translation>Egyetlen csomag sem ismer %1 nevű arénaharcost; talán „%2” lenne az? Ha nem, a minimális licitjét és az életerejét meg kell adni.</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent; a wall stands between two adjacent spaces.</source>
        <translation>A(z) %1 és a(z) %2 mező nem szomszédos; fal két szomszédos mező között áll.</translation>
    </message>
    <message>
        <source>The figures are missing: &quot;placements&quot;, or in scorekeeper depth &quot;figures&quot;.</source>
        <translation>Hiányoznak a figurák: „placements”, vagy jegyzőkönyv részletességnél „figures”.</translation>
    </message>
    <message>
        <source>&quot;placements&quot; and &quot;figures&quot; cannot be given together.</source>
        <translation>A „placements” és a „figures” együtt nem adható meg.</translation>
    </message>
    <message>
        <source>Only a figure of kind ringer has a ringer.</source>
        <translation>„ringer” csak arénaharcos fajtájú figuránál állhat.</translation>
    </message>
    <message>
        <source>Who wins this contest, and what happens?</source>
        <translation>Ki nyeri ezt az összecsapást, és mi történik?</translation>
    </message>
    <message>
        <source>The team &quot;%1&quot; is in this contest twice.</source>
        <translation>A(z) „%1” csapat kétszer szerepel ebben az összecsapásban.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; is in this contest twice.</source>
        <translation>A(z) „%1” figura kétszer szerepel ebben az összecsapásban.</translation>
    </message>
    <message>
        <source>%1 has health %2, so its damage is below that, not %3.</source>
        <translation>%1 életereje %2, ezért a sebzése ennél kisebb, nem %3.</translation>
    </message>
    <message>
        <source>A runner cannot tackle or attack (KB-3.3); a bruiser or ringer can.</source>
        <translation>Futó nem szerelhet és nem támadhat (KB-3.3); bunyós vagy arénaharcos igen.</translation>
    </message>
    <message>
        <source>A bruiser cannot steal (KB-3.4); a runner or ringer can.</source>
        <translation>Bunyós nem szedheti el a labdát (KB-3.4); futó vagy arénaharcos igen.</translation>
    </message>
    <message>
        <source>There is one ball: two figures cannot have it.</source>
        <translation>Egy labda van: két figuránál nem lehet.</translation>
    </message>
    <message>
        <source>A steal has one target.</source>
        <translation>A labda elszedésének egy célpontja van.</translation>
    </message>
    <message>
        <source>A steal needs a target with the ball; %1 has none.</source>
        <translation>A labda elszedéséhez olyan célpont kell, akinél ott a labda; %1 figuránál nincs labda.</translation>
    </message>
    <message>
        <source>Two targets are for Cretin the Ettin alone, tackling or attacking in its own turn (KB-30.1).</source>
        <translation>Két célpontja csak Cretin the Ettin figurának lehet, ha a saját körében szerel vagy támad (KB-30.1).</translation>
    </message>
    <message>
        <source>At most two figures can be targets together.</source>
        <translation>Legfeljebb két figura lehet egyszerre célpont.</translation>
    </message>
    <message>
        <source>A reaction has one target.</source>
        <translation>A reakciónak egy célpontja van.</translation>
    </message>
    <message>
        <source>Panther cannot be tackled or attacked as a reaction (KB-30.4).</source>
        <translation>Panther reakcióból nem szerelhető és nem támadható meg (KB-30.4).</translation>
    </message>
    <message>
        <source>Pain/Gain is for an undamaged figure; %1 has damage (KB-29.8).</source>
        <translation>A Fájdalomdíjat csak sértetlen figura használhatja; %1 sérült (KB-29.8).</translation>
    </message>
    <message>
        <source>Pain/Gain may not kill: %1 has health %2 (KB-R18).</source>
        <translation>A Fájdalomdíj nem ölhet: %1 életereje %2 (KB-R18).</translation>
    </message>
    <message>
        <source>Brick is for bruisers and ringers; %1 is a runner (KB-29.1).</source>
        <translation>A Téglát csak bunyós és arénaharcos használhatja; %1 futó (KB-29.1).</translation>
    </message>
    <message>
        <source>Brick may not kill: 1 more damage would end %1 (KB-R18).</source>
        <translation>A Tégla nem ölhet: még 1 sebzéssel %1 meghalna (KB-R18).</translation>
    </message>
    <message>
        <source>A space has four sides: %1 free and %2 blocked are too many.</source>
        <translation>Egy mezőnek négy oldala van: %1 szabad és %2 elzárt oldal túl sok.</translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, total %5.</source>
        <translation>%1: lap %2, %3 %4, összesen %5.</translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, Pain/Gain %5, total %6.</source>
        <translation>%1: lap %2, %3 %4, Fájdalomdíj %5, összesen %6.</translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, Pain/Gain %5, doubled by Stim Pack! to %6.</source>
        <translation>%1: lap %2, %3 %4, Fájdalomdíj %5, az Erősítő injekcióval megduplázva %6.</translation>
    </message>
    <message>
        <source>%1 played Stim Pack!: the starred %2 counts %3.</source>
        <translation>A(z) %1 csapata Erősítő injekciót játszott ki: a csillagos %2 értéke %3.</translation>
    </message>
    <message>
        <source>The %2 of %1 is dead: a %2 is burned already in this period.</source>
        <translation>A(z) %1 csapatának %2 értékű lapja halott: ebben a játékszakaszban már elégetve fekszik egy %2 értékű.</translation>
    </message>
    <message>
        <source>The UPSET! of %1 is dead: one is burned already in this period.</source>
        <translation>A(z) %1 által kijátszott Felfordulás halott: ebben a játékszakaszban már elégetve fekszik egy.</translation>
    </message>
    <message>
        <source>The Booster Bru of %1 is dead: one is burned already in this period.</source>
        <translation>A(z) %1 által kijátszott Booster Bru halott: ebben a játékszakaszban már elégetve fekszik egy.</translation>
    </message>
    <message>
        <source>%1 played a tactic card: dead in a contest.</source>
        <translation>A(z) %1 csapata taktikai kártyát játszott ki: az összecsapásban halott.</translation>
    </message>
    <message>
        <source>%1 played a cheat card: dead in a contest.</source>
        <translation>A(z) %1 csapata csaláskártyát játszott ki: az összecsapásban halott.</translation>
    </message>
    <message>
        <source>The UPSET! of %1 beats a live card of %2 or more: won by %3.</source>
        <translation>A(z) %1 által kijátszott Felfordulás legyőz egy legalább %2 értékű élő lapot: a különbség %3.</translation>
    </message>
    <message>
        <source>The UPSET! of %1 beats a dead card: won by %2.</source>
        <translation>A(z) %1 által kijátszott Felfordulás legyőz egy halott lapot: a különbség %2.</translation>
    </message>
    <message>
        <source>The live card of %1 beats the dead card of %2: %3.</source>
        <translation>A(z) %1 élő lapja legyőzi a(z) %2 halott lapját: a különbség %3.</translation>
    </message>
    <message>
        <source>Both cards are dead and count 0; the rest decides.</source>
        <translation>Mindkét lap halott, és 0-t ér; a többi dönt.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3, by %4.</source>
        <translation>A(z) %1 csapata nyer, az eredmény %2 : %3, a különbség %4.</translation>
    </message>
    <message>
        <source>%1 to %1: %2 have the turn and roll the tiebreaker die.</source>
        <translation>%1 : %1, döntetlen. A soron lévő csapat (%2) dob a döntetlen kockával.</translation>
    </message>
    <message>
        <source>%1 to %1: %2 have the turn and rolled %3, so %4 win by %5.</source>
        <translation>%1 : %1, döntetlen. A soron lévő csapat (%2) dobása %3, így a(z) %4 csapata nyer, a különbség %5.</translation>
    </message>
    <message>
        <source>%1 takes the ball.</source>
        <translation>%1 megszerzi a labdát.</translation>
    </message>
    <message>
        <source>The steal fails; nothing else happens.</source>
        <translation>A labda elszedése nem sikerül; más nem történik.</translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3 of %4 health.</source>
        <translation>%1 kap %2 sebzést: összesen %3, az életereje %4.</translation>
    </message>
    <message>
        <source>Hardy: %1 ignores %2 damage this turn.</source>
        <translation>Edzett: %1 ebben a körben nem vesz figyelembe %2 sebzést.</translation>
    </message>
    <message>
        <source>%1 lost its attack: %2 damage, whatever the difference.</source>
        <translation>%1 elveszítette a támadását: %2 sebzés, bármekkora a különbség.</translation>
    </message>
    <message>
        <source>%1 is killed: a trophy for %2.</source>
        <translation>%1 meghal; trófea: %2.</translation>
    </message>
    <message>
        <source>%1 is killed; nobody gets the kill.</source>
        <translation>%1 meghal; a hulla senkié.</translation>
    </message>
    <message>
        <source>The Butcher won and dealt damage: %1 dies, whatever its health.</source>
        <translation>The Butcher nyert és sebzett: %1 meghal, bármennyi az életereje.</translation>
    </message>
    <message>
        <source>%1 is knocked down.</source>
        <translation>%1 leütve fekszik.</translation>
    </message>
    <message>
        <source>Brick: %1 takes 1 damage and stays on its feet.</source>
        <translation>Tégla: %1 kap 1 sebzést, és talpon marad.</translation>
    </message>
    <message>
        <source>The tackle is lost: %1 may be pushed one space.</source>
        <translation>A szerelés elveszett: %1 egy mezőnyire ellökhető.</translation>
    </message>
    <message>
        <source>The tackle is lost next to an obstacle: %1 may be pushed or knocked down.</source>
        <translation>A szerelés akadály mellett veszett el: %1 ellökhető vagy leüthető.</translation>
    </message>
    <message>
        <source>The tackle is lost and every space round %1 is blocked.</source>
        <translation>A szerelés elveszett, és %1 körül minden mező elzárt.</translation>
    </message>
    <message>
        <source>%1 follows up into the space and takes the ball.</source>
        <translation>%1 követő lépéssel belép a mezőre, és megszerzi a labdát.</translation>
    </message>
    <message>
        <source>The ball stays loose in the space.</source>
        <translation>A labda szabadon marad a mezőn.</translation>
    </message>
    <message>
        <source>The ball stays loose in the space; %1 could have followed up.</source>
        <translation>A labda szabadon marad a mezőn; %1 megtehette volna a követő lépést.</translation>
    </message>
    <message>
        <source>Hate: +%2 for %1.</source>
        <translation>Gyűlölet: %1 +%2.</translation>
    </message>
    <message>
        <source>Pile Driver: +%2 for %1.</source>
        <translation>Leütés bajnok: %1 +%2.</translation>
    </message>
    <message>
        <source>Panda Monium: −1 for %1, who started a contest against it.</source>
        <translation>Panda Monium: %1 −1, mert összecsapást kezdtek ellene.</translation>
    </message>
    <message>
        <source>Vampirism: %1 may heal 1 damage.</source>
        <translation>Vámpirizmus (%1): 1 sebzés gyógyítható.</translation>
    </message>
    <message>
        <source>Replay of an auction: who owns what, who must act, which entry is illegal.</source>
        <translation>Árverés visszajátszása: kié mi, ki van soron, melyik bejegyzés szabálytalan.</translation>
    </message>
    <message>
        <source>It is the turn of %1 to name a lot or to pass.</source>
        <translation>Soron: %1. Tételt kell megneveznie vagy passzolnia.</translation>
    </message>
    <message>
        <source>No lot is left: the auction is over.</source>
        <translation>Nincs több tétel: az árverés véget ért.</translation>
    </message>
    <message>
        <source>All teams in a row passed the right to name: the auction is over. Lots unsold: %1.</source>
        <translation>Egymás után minden csapat passzolt a megnevezéskor: az árverés véget ért. El nem kelt tételek: %1.</translation>
    </message>
    <message>
        <source>The rules turn up %1 lots for %2 players; here there are %3.</source>
        <translation>A szabályok szerint %2 játékosnál %1 tételt fordítanak fel; itt %3 van.</translation>
    </message>
    <message>
        <source>The auction is over; %1 can do nothing more.</source>
        <translation>Az árverés véget ért; a(z) %1 csapata már nem tehet semmit.</translation>
    </message>
    <message>
        <source>%1 cannot name a lot now: the bidding for %2 is not finished.</source>
        <translation>A(z) %1 csapata most nem nevezhet meg tételt: a licitálás még tart (%2).</translation>
    </message>
    <message>
        <source>%1 cannot bid: no lot is named, and %2 may name one or pass.</source>
        <translation>A(z) %1 csapata nem licitálhat: nincs megnevezett tétel; megnevezhet egyet vagy passzolhat: %2.</translation>
    </message>
    <message>
        <source>It is the turn of %1, not of %2.</source>
        <translation>Most a(z) %1 jönnek, nem a(z) %2.</translation>
    </message>
    <message>
        <source>The printed minimum bid of %1 is not known; minimum_bid must be given.</source>
        <translation>A nyomtatott minimális licit nem ismert (%1); a minimum_bid megadása szükséges.</translation>
    </message>
    <message>
        <source>From now on with the spaces of all figures</source>
        <translation>Mostantól az összes figura mezőjével</translation>
    </message>
    <message>
        <source>From now on without spaces</source>
        <translation>Mostantól mezők nélkül</translation>
    </message>
    <message>
        <source>Period %1 begins</source>
        <translation>Kezdődik a(z) %1. játékszakasz</translation>
    </message>
    <message>
        <source>Overtime begins</source>
        <translation>Kezdődik a rájátszás</translation>
    </message>
    <message>
        <source>Overtime period %1 begins</source>
        <translation>Kezdődik a rájátszás %1. szakasza</translation>
    </message>
    <message>
        <source>%1 acts before the first turn, by Celerity</source>
        <translation>%1 az első kör előtt cselekszik (Gyorsaság)</translation>
    </message>
    <message>
        <source>%1 acts at the very end, by Last Stand</source>
        <translation>%1 a legvégén cselekszik (Utolsó vérig)</translation>
    </message>
    <message>
        <source>The activation of %1 ends</source>
        <translation>%1 aktiválása véget ér</translation>
    </message>
    <message>
        <source>The activation ends</source>
        <translation>Az aktiválás véget ér</translation>
    </message>
    <message>
        <source>%1 announces a sprint</source>
        <translation>%1 sprintet jelent be</translation>
    </message>
    <message>
        <source>%1 announces a tackle</source>
        <translation>%1 szerelést jelent be</translation>
    </message>
    <message>
        <source>%1 announces an attack</source>
        <translation>%1 támadást jelent be</translation>
    </message>
    <message>
        <source>%1 sprints to %2</source>
        <translation>%1 idáig sprintel: %2</translation>
    </message>
    <message>
        <source>%1 sprints to %2 and picks up the ball</source>
        <translation>%1 idáig sprintel: %2, és felveszi a labdát</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 ide lép: %2</translation>
    </message>
    <message>
        <source>%1 moves to %2 and picks up the ball</source>
        <translation>%1 ide lép: %2, és felveszi a labdát</translation>
    </message>
    <message>
        <source>%1 picks up the ball</source>
        <translation>%1 felveszi a labdát</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 lép</translation>
    </message>
    <message>
        <source>A figure moves</source>
        <translation>Egy figura mozog</translation>
    </message>
    <message>
        <source>%1 scatters to %2</source>
        <translation>%1 szétszóródva ide lép: %2</translation>
    </message>
    <message>
        <source>%1 scatters to %2 and picks up the ball</source>
        <translation>%1 szétszóródva ide lép: %2, és felveszi a labdát</translation>
    </message>
    <message>
        <source>%1 hands the ball to %2</source>
        <translation>%1 leadja a labdát neki: %2</translation>
    </message>
    <message>
        <source>%1 stomps %2</source>
        <translation>%1 dobbant, célpont: %2</translation>
    </message>
    <message>
        <source>%1 stomps %2 enemies</source>
        <translation>%1 dobbant, célpont: %2 ellenfél</translation>
    </message>
    <message>
        <source>%1 scorches the enemies round it</source>
        <translation>%1 megperzseli a körülötte álló ellenfeleket</translation>
    </message>
    <message>
        <source>%1 takes %2 damage</source>
        <translation>%1 kap %2 sebzést</translation>
    </message>
    <message>
        <source>%1 tries to steal from %2</source>
        <translation>%1 megpróbálja elszedni a labdát tőle: %2</translation>
    </message>
    <message>
        <source>%1 tackles %2</source>
        <translation>%1 szerelést indít %2 ellen</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 támadást indít %2 ellen</translation>
    </message>
    <message>
        <source>%1 tackles %2 and %3</source>
        <translation>%1 szerelést indít %2 és %3 ellen</translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3</source>
        <translation>%1 támadást indít %2 és %3 ellen</translation>
    </message>
    <message>
        <source>%1 reacts and tries to steal from %2</source>
        <translation>%1 reagál, és megpróbálja elszedni a labdát tőle: %2</translation>
    </message>
    <message>
        <source>%1 reacts and tackles %2</source>
        <translation>%1 reagál, és szerelést indít %2 ellen</translation>
    </message>
    <message>
        <source>%1 reacts and attacks %2</source>
        <translation>%1 reagál, és támadást indít %2 ellen</translation>
    </message>
    <message>
        <source>%1 reacts</source>
        <translation>%1 reagál</translation>
    </message>
    <message>
        <source>Period %1 is scored</source>
        <translation>A(z) %1. játékszakasz pontozása</translation>
    </message>
    <message>
        <source>The overtime is scored</source>
        <translation>A rájátszás pontozása</translation>
    </message>
    <message>
        <source>Kills and fouls are scored</source>
        <translation>Hullák és szabálytalanságok pontozása</translation>
    </message>
    <message>
        <source>Clean-up after period %1</source>
        <translation>Rendrakás a(z) %1. játékszakasz után</translation>
    </message>
    <message>
        <source>The match is called</source>
        <translation>A játékvezető lefújja a meccset</translation>
    </message>
    <message>
        <source>Overtime of %1 teams</source>
        <translation>%1 csapatos rájátszás</translation>
    </message>
    <message>
        <source>The alliances roll the tiebreaker die</source>
        <translation>A szövetségek dobnak a döntetlen kockával</translation>
    </message>
    <message>
        <source>%1 stands here twice; every name is used once.</source>
        <translation>%1 itt kétszer szerepel; minden név egyszer használható.</translation>
    </message>
    <message>
        <source>%1 would be a third alliance; there are two alliances of two teams.</source>
        <translation>%1 harmadik szövetség lenne; két szövetség van, két-két csapattal.</translation>
    </message>
    <message>
        <source>Alliance %1 has two teams already; there are two alliances of two teams.</source>
        <translation>A(z) %1 szövetségnek már két csapata van; két szövetség van, két-két csapattal.</translation>
    </message>
    <message>
        <source>%1 would be on the crossfield, but in none of its spaces.</source>
        <translation>%1 a keresztmezőn lenne, de egyik mezőjén sem.</translation>
    </message>
    <message>
        <source>%1 and %2 would both stand in %3; a space has room for one standing figure.</source>
        <translation>%1 és %2 ugyanott állna: %3; egy mezőn egy álló figura fér el.</translation>
    </message>
    <message>
        <source>%1 would carry the ball without standing on the crossfield.</source>
        <translation>%1 úgy vinné a labdát, hogy nem áll a keresztmezőn.</translation>
    </message>
    <message>
        <source>The ball would be in no space and with no figure.</source>
        <translation>A labda sem mezőn, sem figuránál nem lenne.</translation>
    </message>
    <message>
        <source>The ball would be with %1 and lie in %2 at the same time.</source>
        <translation>A labda egyszerre lenne %1 figuránál és a(z) %2 mezőn.</translation>
    </message>
    <message>
        <source>%1 would live on with %2 damage; its health is %3.</source>
        <translation>%1 élne %2 sebzéssel; az életereje %3.</translation>
    </message>
    <message>
        <source>The damage of %1 would be %2, below 0.</source>
        <translation>%1 sebzése %2 lenne, 0 alatt.</translation>
    </message>
    <message>
        <source>%1 would have %2 damage in its dugout; there it has none.</source>
        <translation>%1 sebzése %2 lenne a fedezékben; ott nincs sebzése.</translation>
    </message>
    <message>
        <source>The fouls of %1 would be %2; the dial goes from 0 to %3.</source>
        <translation>A(z) %1 szabálytalanságainak száma %2 lenne; a tárcsa 0 és %3 között jár.</translation>
    </message>
    <message>
        <source>The cash of %1 would be %2; it cannot go below 0.</source>
        <translation>A(z) %1 pénze %2 lenne; 0 alá nem mehet.</translation>
    </message>
    <message>
        <source>A wall would stand where no two spaces of the crossfield meet.</source>
        <translation>Fal állna ott, ahol a keresztmező két mezője nem érintkezik.</translation>
    </message>
    <message>
        <source>Two walls would stand between %1 and %2; a border has room for one.</source>
        <translation>Két fal állna itt: %1 és %2 között; egy határon egy fér el.</translation>
    </message>
    <message>
        <source>There would be %1 walls; the box has %2 wall tokens.</source>
        <translation>%1 fal lenne; a dobozban %2 faljelölő van.</translation>
    </message>
    <message>
        <source>Fire would burn in none of the spaces of the crossfield.</source>
        <translation>Tűz égne a keresztmező egyik mezőjén sem.</translation>
    </message>
    <message>
        <source>The fire in %1 would be written down twice, or without a token.</source>
        <translation>A tűz (%1) kétszer lenne feljegyezve, vagy jelölő nélkül.</translation>
    </message>
    <message>
        <source>Fire would burn in %1, which is a scoring mound.</source>
        <translation>Tűz égne itt: %1, ez pontszerző hely.</translation>
    </message>
    <message>
        <source>There would be %1 fire tokens on the crossfield; the box has %2.</source>
        <translation>%1 tűzjelölő lenne a keresztmezőn; a dobozban %2 van.</translation>
    </message>
    <message>
        <source>Two score tokens would lie in %1.</source>
        <translation>Két kisebb pontjelölő feküdne itt: %1.</translation>
    </message>
    <message>
        <source>A score token would belong to none of the teams.</source>
        <translation>Egy kisebb pontjelölő egyik csapathoz sem tartozna.</translation>
    </message>
    <message>
        <source>There would be %1 score tokens on the crossfield; the box has %2.</source>
        <translation>%1 kisebb pontjelölő lenne a keresztmezőn; a dobozban %2 van.</translation>
    </message>
    <message>
        <source>%1 would have been killed by a team, but be nobody&apos;s trophy.</source>
        <translation>%1 meghalt volna egy csapat keze által, de senkinek sem lenne a trófeája.</translation>
    </message>
    <message>
        <source>%1 would be a trophy more than once.</source>
        <translation>%1 többször lenne trófea.</translation>
    </message>
    <message>
        <source>%1 would be a trophy of %2 without having been killed by a team.</source>
        <translation>%1 trófea lenne (%2), pedig nem csapat ölte meg.</translation>
    </message>
    <message>
        <source>The draw pile would have %1 cards and the discard pile %2.</source>
        <translation>A húzópakliban %1 lap lenne, a dobópakliban %2.</translation>
    </message>
    <message>
        <source>Hands, burned cards and both piles would be %1 cards together; the deck has %2.</source>
        <translation>A kézben lévő, az elégetett és a két pakli lapjai együtt %1 lapot tennének ki; a pakliban %2 van.</translation>
    </message>
    <message>
        <source>No team would be the first player.</source>
        <translation>Egyik csapat sem lenne kezdőjátékos.</translation>
    </message>
    <message>
        <source>A turn would go on that belongs to no team.</source>
        <translation>Olyan kör folyna, amely egyik csapathoz sem tartozik.</translation>
    </message>
    <message>
        <source>Teams would have their last turns before the bell has rung.</source>
        <translation>A csapatok utolsó köre a csengő megszólalása előtt lenne.</translation>
    </message>
    <message>
        <source>%1 would have more than one turn after the bell.</source>
        <translation>A(z) %1 csapatának egynél több köre lenne a csengő után.</translation>
    </message>
    <message>
        <source>The bell would have been rung by none of the teams.</source>
        <translation>A csengőt egyik csapat sem szólaltatta volna meg.</translation>
    </message>
    <message>
        <source>Which teams are blown out or eliminated, and is the match over?</source>
        <translation>Mely csapatok esnek ki kiütéssel vagy megsemmisüléssel, és véget ért-e a meccs?</translation>
    </message>
    <message>
        <source>No team in play is %1 points behind the next one above: nobody is blown out.</source>
        <translation>Egyetlen játékban lévő csapat sincs %1 ponttal a fölötte lévő mögött: nincs kiütés.</translation>
    </message>
    <message>
        <source>The last place is not %1 points behind the next one above: nobody is blown out.</source>
        <translation>Az utolsó helyezett nincs %1 ponttal a fölötte lévő mögött: nincs kiütés.</translation>
    </message>
    <message>
        <source>The lower score of an alliance counts: %1 has %2, %3 has %4.</source>
        <translation>Egy szövetség kisebb pontszáma számít: %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>Alliance %1 is %2 points behind: blown out (the limit is %3).</source>
        <translation>A(z) %1 szövetség %2 ponttal van lemaradva: kiütéssel kiesik (a határ %3).</translation>
    </message>
    <message>
        <source>Neither alliance is %1 points behind the other: nobody is blown out.</source>
        <translation>Egyik szövetség sincs %1 ponttal a másik mögött: nincs kiütés.</translation>
    </message>
    <message>
        <source>Alliance %1 has lost with a team that is out: %2 and %3 have won.</source>
        <translation>A(z) %1 szövetség veszített, mert egyik csapata kiesett: a győztes %2 és %3.</translation>
    </message>
    <message>
        <source>All went out at the same time: all have lost.</source>
        <translation>Mindenki egyszerre esett ki: mindenki veszített.</translation>
    </message>
    <message>
        <source>Teams still in play: %1. The match goes on.</source>
        <translation>Játékban lévő csapatok: %1. A meccs folytatódik.</translation>
    </message>
    <message>
        <source>The key &quot;figures&quot; is missing: while replenishing, the figures of %1 must be known.</source>
        <translation>A „figures” kulcs hiányzik: feltöltéskor a(z) %1 figuráit ismerni kell.</translation>
    </message>
    <message>
        <source>Is this loadout legal, and what do its upgrades do?</source>
        <translation>Szabályos ez a felszerelés, és mit tesznek a fejlesztései?</translation>
    </message>
    <message>
        <source>The active upgrades cost %1 of %2 active upgrade points; left: %3.</source>
        <translation>Az aktív fejlesztések ára %1 a(z) %2 aktív fejlesztéspontból; maradt: %3.</translation>
    </message>
    <message>
        <source>The active upgrades cost %1, but there are only %2 active upgrade points: %3 too many.</source>
        <translation>Az aktív fejlesztések ára %1, de csak %2 aktív fejlesztéspont van: ez %3 ponttal több a kelleténél.</translation>
    </message>
    <message>
        <source>Active copies of %1: %2; owned: %3. Only tiles that were bought can be active.</source>
        <translation>Aktív példányok (%1): %2; megvásárolva: %3. Csak megvásárolt lapka lehet aktív.</translation>
    </message>
    <message>
        <source>The active upgrades take %1 of %2 places.</source>
        <translation>Az aktív fejlesztések %1 helyet foglalnak el a(z) %2 helyből.</translation>
    </message>
    <message>
        <source>The active upgrades have %1 different names, but there are only %2 places.</source>
        <translation>Az aktív fejlesztéseknek %1 különböző nevük van, de csak %2 hely van.</translation>
    </message>
    <message>
        <source>Ringers fielded: %1; allowed: %2.</source>
        <translation>Bevetett arénaharcosok: %1; megengedett: %2.</translation>
    </message>
    <message>
        <source>%1 is fielded, but is not among the team&apos;s living ringers.</source>
        <translation>%1 be van vetve, de nincs a csapat élő arénaharcosai között.</translation>
    </message>
    <message>
        <source>Ringers in a runner&apos;s place: %1; there are only %2 such places.</source>
        <translation>Arénaharcosok futó helyén: %1; csak %2 ilyen hely van.</translation>
    </message>
    <message>
        <source>Ringers in a bruiser&apos;s place: %1; there are only %2 such places.</source>
        <translation>Arénaharcosok bunyós helyén: %1; csak %2 ilyen hely van.</translation>
    </message>
    <message>
        <source>Who has won the match, or what must still be played?</source>
        <translation>Ki nyerte a meccset, vagy mit kell még lejátszani?</translation>
    </message>
    <message>
        <source>No team is in play: all have lost.</source>
        <translation>Nincs játékban lévő csapat: mindenki veszített.</translation>
    </message>
    <message>
        <source>Several teams are in play and period 4 is not over: the match goes on.</source>
        <translation>Több csapat is játékban van, és a 4. játékszakasz még nem ért véget: a meccs folytatódik.</translation>
    </message>
    <message>
        <source>Both alliances are complete and period 4 is not over: the match goes on.</source>
        <translation>Mindkét szövetség teljes, és a 4. játékszakasz még nem ért véget: a meccs folytatódik.</translation>
    </message>
    <message>
        <source>Teams that share the lead with %2 points: %1. They play an overtime period.</source>
        <translation>Csapatok, amelyek %2 ponttal osztoznak az élen: %1. Rájátszást játszanak.</translation>
    </message>
    <message>
        <source>Both alliances have a team that is out: all have lost.</source>
        <translation>Mindkét szövetségben van kiesett csapat: mindenki veszített.</translation>
    </message>
    <message>
        <source>Both alliances rolled %1: the roll is repeated.</source>
        <translation>Mindkét szövetség dobása %1: a dobást meg kell ismételni.</translation>
    </message>
    <message>
        <source>The lower scores are equal: each alliance rolls the tiebreaker die, the higher one wins.</source>
        <translation>A kisebb pontszámok egyenlők: minden szövetség dob a döntetlen kockával, a nagyobb dobás nyer.</translation>
    </message>
    <message>
        <source>Teams are in play, but none of them played the overtime.</source>
        <translation>Vannak játékban lévő csapatok, de egyikük sem játszotta a rájátszást.</translation>
    </message>
    <message>
        <source>The key &quot;overtime_teams&quot; is missing: after an overtime it tells who played it.</source>
        <translation>Az „overtime_teams” kulcs hiányzik: rájátszás után megadja, ki játszotta.</translation>
    </message>
    <message>
        <source>overtime_teams belongs to the end of an overtime only.</source>
        <translation>Az overtime_teams csak a rájátszás végéhez tartozik.</translation>
    </message>
    <message>
        <source>%1 is neither of the two alliances.</source>
        <translation>%1 egyik a két szövetség közül sem.</translation>
    </message>
    <message>
        <source>The roll of alliance %1 is missing.</source>
        <translation>A(z) %1 szövetség dobása hiányzik.</translation>
    </message>
    <message>
        <source>Where can a figure go, and what does its path provoke?</source>
        <translation>Hová mehet egy figura, és mit vált ki az útja?</translation>
    </message>
    <message>
        <source>%1 has %2 damage and health %3, so it would be dead already.</source>
        <translation>%1 sebzése %2, életereje %3, tehát már halott lenne.</translation>
    </message>
    <message>
        <source>There is no figure called %1.</source>
        <translation>Nincs %1 nevű figura.</translation>
    </message>
    <message>
        <source>%1 is knocked down, so it cannot be activated.</source>
        <translation>%1 leütve fekszik, ezért nem aktiválható.</translation>
    </message>
    <message>
        <source>%1 is a runner: it can neither tackle nor attack.</source>
        <translation>%1 futó: nem szerelhet és nem támadhat.</translation>
    </message>
    <message>
        <source>%1 is a bruiser: Scatter! moves runners and ringers only.</source>
        <translation>%1 bunyós: a Szétszóródni! csak futókat és arénaharcosokat mozgat.</translation>
    </message>
    <message>
        <source>Only a sprint of a runner or a ringer can end with a steal.</source>
        <translation>Csak futó vagy arénaharcos sprintje végződhet labda elszedésével.</translation>
    </message>
    <message>
        <source>Hustle! does not go with Scatter!.</source>
        <translation>Az Uzsgyi! nem jár együtt a Szétszóródni! lappal.</translation>
    </message>
    <message>
        <source>A wall stands between two adjacent spaces; %1 and %2 are not.</source>
        <translation>Fal két szomszédos mező között áll; a(z) %1 és a(z) %2 mező nem az.</translation>
    </message>
    <message>
        <source>There is a wall between %1 and %2 already.</source>
        <translation>A(z) %1 és a(z) %2 mező között már van fal.</translation>
    </message>
    <message>
        <source>%1 has an entry already; its tokens belong together.</source>
        <translation>Már van bejegyzés ehhez: %1; a jelölői összetartoznak.</translation>
    </message>
    <message>
        <source>There are %1 fire tokens in all, not %2.</source>
        <translation>Összesen %1 tűzjelölő van, nem %2.</translation>
    </message>
    <message>
        <source>The ball is picked up at the end of a path, but no path is given.</source>
        <translation>A labdát az út végén veszik fel, de nincs megadott út.</translation>
    </message>
    <message>
        <source>sprint</source>
        <translation>sprint</translation>
    </message>
    <message>
        <source>tackle</source>
        <translation>szerelés</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>támadás</translation>
    </message>
    <message>
        <source>Scatter! moves %1 up to %2 spaces, whatever else it has.</source>
        <translation>Szétszóródni!: %1 legfeljebb %2 mezőt léphet, bármi mása van is.</translation>
    </message>
    <message>
        <source>Spaces where %1 can end its movement alive, its own included: %2.</source>
        <translation>Mezők, ahol %1 élve fejezheti be a mozgását, a sajátjával együtt: %2.</translation>
    </message>
    <message>
        <source>%1 passes figures and walls, but cannot stop on a figure.</source>
        <translation>%1: áthalad figurákon és falakon, de nem állhat meg figurán.</translation>
    </message>
    <message>
        <source>Each fire token that %1 enters is %2 damage; for each space its least harmful way counts.</source>
        <translation>Minden tűzjelölő, amelybe %1 belép, %2 sebzés; minden mezőnél a legkevésbé ártalmas út számít.</translation>
    </message>
    <message>
        <source>Points of damage that Hardy still keeps off %1 in this turn: %2.</source>
        <translation>Sebzéspontok, amelyeket az Edzett ebben a körben még távol tart (%1): %2.</translation>
    </message>
    <message>
        <source>The path of %1 to %2 is legal: %3 of %4 spaces used.</source>
        <translation>%1 útja (ide: %2) szabályos: %3 lépés a(z) %4 mezőből.</translation>
    </message>
    <message>
        <source>%1 stays in %2, which is legal.</source>
        <translation>%1 a helyén marad (%2), ez szabályos.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2 and %3 share no border line.</source>
        <translation>A(z) %1. lépés nem lehetséges: %2 és %3 között nincs közös határvonal.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: there is a wall between %2 and %3.</source>
        <translation>A(z) %1. lépés nem lehetséges: %2 és %3 között fal van.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2 stands in %3.</source>
        <translation>A(z) %1. lépés nem lehetséges: %2 áll ott (%3).</translation>
    </message>
    <message>
        <source>%1 passes figures, but cannot stop in %2: %3 stands there.</source>
        <translation>%1 áthalad figurákon, de nem állhat meg itt: %2. Ott áll: %3.</translation>
    </message>
    <message>
        <source>Step %1 into %2 kills %3, so it never walks the rest of the path.</source>
        <translation>A(z) %1. lépés (%2) halálos: %3 meghal, így az út többi részét már nem járja be.</translation>
    </message>
    <message>
        <source>The fire in %1 kills %2; it is nobody&apos;s kill.</source>
        <translation>A tűz itt: %1. %2 meghal; a hulla senkié.</translation>
    </message>
    <message>
        <source>%1 cannot pick up the ball: it does not lie in %2.</source>
        <translation>%1 nem veheti fel a labdát: nem itt fekszik: %2.</translation>
    </message>
    <message>
        <source>Step %1, fire in %2: tokens %3, damage to %4 %5.</source>
        <translation>%1. lépés, tűz itt: %2. Jelölők: %3, sebzés (%4): %5.</translation>
    </message>
    <message>
        <source>Step %1, fire in %2: tokens %3, kept off by Hardy %4, damage to %5 %6.</source>
        <translation>%1. lépés, tűz itt: %2. Jelölők: %3, az Edzett távol tart: %4, sebzés (%5): %6.</translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may attack or tackle.</source>
        <translation>%1. lépés ide: %2. %3 (%4) támadhat vagy szerelhet.</translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may steal the ball.</source>
        <translation>%1. lépés ide: %2. %3 (%4) elszedheti a labdát.</translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may attack, tackle or steal the ball.</source>
        <translation>%1. lépés ide: %2. %3 (%4) támadhat, szerelhet vagy elszedheti a labdát.</translation>
    </message>
    <message>
        <source>%1: nobody attacks or tackles it for its steps.</source>
        <translation>%1: a lépéseire nem lehet támadással vagy szereléssel reagálni.</translation>
    </message>
    <message>
        <source>Scatter!: nobody attacks or tackles %1 for its steps.</source>
        <translation>Szétszóródni!: %1 lépései miatt senki sem támadja és nem szereli.</translation>
    </message>
    <message>
        <source>No enemy may react to the steps of %1.</source>
        <translation>%1 lépéseire egy ellenfél sem reagálhat.</translation>
    </message>
    <message>
        <source>In %1, %2 can hand off the ball to %3.</source>
        <translation>A(z) %1 mezőn %2 leadhatja a labdát neki: %3.</translation>
    </message>
    <message>
        <source>In %1, %2 can receive the ball from %3.</source>
        <translation>A(z) %1 mezőn %2 átveheti a labdát tőle: %3.</translation>
    </message>
    <message>
        <source>No hand-off: it needs a sprint without a steal, or a Scatter! move.</source>
        <translation>Nincs labdaleadás: ehhez labdaelszedés nélküli sprint vagy Szétszóródni! mozgás kell.</translation>
    </message>
    <message>
        <source>%1 picks up the ball in %2, which ends its movement and its action.</source>
        <translation>%1 felveszi a labdát a(z) %2 mezőn, ez véget vet a mozgásának és az akciójának.</translation>
    </message>
    <message>
        <source>%1 takes the ball along to %2.</source>
        <translation>%1 magával viszi a labdát ide: %2.</translation>
    </message>
    <message>
        <source>From %1, %2 can tackle %3.</source>
        <translation>A(z) %1 mezőről %2 szerelheti őt: %3.</translation>
    </message>
    <message>
        <source>From %1, %2 can attack %3.</source>
        <translation>A(z) %1 mezőről %2 megtámadhatja őt: %3.</translation>
    </message>
    <message>
        <source>From %1, %2 can steal the ball from %3.</source>
        <translation>A(z) %1 mezőről %2 elszedheti a labdát tőle: %3.</translation>
    </message>
    <message>
        <source>From %1, no enemy stands in the killzone of %2.</source>
        <translation>A(z) %1 mezőről %2 gyilokzónájában nem áll ellenfél.</translation>
    </message>
    <message>
        <source>From %1, no enemy with the ball stands in the killzone of %2.</source>
        <translation>A(z) %1 mezőről %2 gyilokzónájában nem áll labdás ellenfél.</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Tégla</translation>
    </message>
    <message>
        <source>Celerity</source>
        <translation>Gyorsaság</translation>
    </message>
    <message>
        <source>Enforcement</source>
        <translation>Jóváhagyás</translation>
    </message>
    <message>
        <source>Hardy</source>
        <translation>Edzett</translation>
    </message>
    <message>
        <source>Hate</source>
        <translation>Gyűlölet</translation>
    </message>
    <message>
        <source>Last Stand</source>
        <translation>Utolsó vérig</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Szerencsés</translation>
    </message>
    <message>
        <source>Pain/Gain</source>
        <translation>Fájdalomdíj</translation>
    </message>
    <message>
        <source>Pile Driver</source>
        <translation>Leütés bajnok</translation>
    </message>
    <message>
        <source>Relay Training</source>
        <translation>Fogadás tréning</translation>
    </message>
    <message>
        <source>Sexy Contract</source>
        <translation>Szexi szerződés</translation>
    </message>
    <message>
        <source>Speed Training</source>
        <translation>Sebesség tréning</translation>
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
        <translation>Üdvözlégység játék</translation>
    </message>
    <message>
        <source>Huddle</source>
        <translation>Kupaktanács</translation>
    </message>
    <message>
        <source>Hustle!</source>
        <translation>Uzsgyi!</translation>
    </message>
    <message>
        <source>Power Play</source>
        <translation>Kemény játék</translation>
    </message>
    <message>
        <source>Rain of Fire</source>
        <translation>Tűzeső</translation>
    </message>
    <message>
        <source>Scatter!</source>
        <translation>Szétszóródni!</translation>
    </message>
    <message>
        <source>Wall of Stone</source>
        <translation>Kőfal</translation>
    </message>
    <message>
        <source>Warpstone</source>
        <translation>Hatalomkő</translation>
    </message>
    <message>
        <source>Boot to the Head</source>
        <translation>Fejberúgás</translation>
    </message>
    <message>
        <source>BZZZZT!</source>
        <translation>BZZZZT!</translation>
    </message>
    <message>
        <source>Illegal Scouting</source>
        <translation>Illegális kémkedés</translation>
    </message>
    <message>
        <source>Kaos Rule</source>
        <translation>Kaotikus szabály</translation>
    </message>
    <message>
        <source>Kaos Warp</source>
        <translation>Kaotikus ugrás</translation>
    </message>
    <message>
        <source>Stim Pack!</source>
        <translation>Erősítő injekció</translation>
    </message>
    <message>
        <source>before the match</source>
        <translation>a meccs előtt</translation>
    </message>
    <message>
        <source>upgrade auction</source>
        <translation>fejlesztések árverése</translation>
    </message>
    <message>
        <source>ringer auction</source>
        <translation>arénaharcosok árverése</translation>
    </message>
    <message>
        <source>loadout</source>
        <translation>felszerelés</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>felállás</translation>
    </message>
    <message>
        <source>before the period</source>
        <translation>a játékszakasz előtt</translation>
    </message>
    <message>
        <source>between turns</source>
        <translation>körök között</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>kör</translation>
    </message>
    <message>
        <source>end of the period</source>
        <translation>játékszakasz vége</translation>
    </message>
    <message>
        <source>bribes</source>
        <translation>lefizetések</translation>
    </message>
    <message>
        <source>foul rolls</source>
        <translation>szabálytalanságdobások</translation>
    </message>
    <message>
        <source>kills and fouls</source>
        <translation>hullák és szabálytalanságok</translation>
    </message>
    <message>
        <source>clean-up</source>
        <translation>rendrakás</translation>
    </message>
    <message>
        <source>filling up</source>
        <translation>feltöltés</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>a meccs vége</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>befejeződött</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Melee Mastery</source>
        <translation>Közelharcmester</translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation>Perzselés</translation>
    </message>
    <message>
        <source>Vampirism</source>
        <translation>Vámpirizmus</translation>
    </message>
    <message>
        <source>Stomp</source>
        <translation>Dobbantás</translation>
    </message>
    <message>
        <source>south</source>
        <translation>dél</translation>
    </message>
    <message>
        <source>west</source>
        <translation>nyugat</translation>
    </message>
    <message>
        <source>north</source>
        <translation>észak</translation>
    </message>
    <message>
        <source>east</source>
        <translation>kelet</translation>
    </message>
    <message>
        <source>energy card</source>
        <translation>energiakártya</translation>
    </message>
    <message>
        <source>UPSET!</source>
        <translation>Felfordulás</translation>
    </message>
    <message>
        <source>Booster Bru</source>
        <translation>Booster Bru</translation>
    </message>
    <message>
        <source>tactic card</source>
        <translation>taktikai kártya</translation>
    </message>
    <message>
        <source>cheat card</source>
        <translation>csaláskártya</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nincs lap</translation>
    </message>
    <message>
        <source>An id has small letters, digits and _ only, not &quot;%1&quot;.</source>
        <translation>Egy azonosítóban csak kisbetű, számjegy és _ állhat, nem „%1”.</translation>
    </message>
    <message>
        <source>This should be %1, the sum of its parts, not %2.</source>
        <translation>Itt %1 áll helyesen, a részek összege, nem %2.</translation>
    </message>
    <message>
        <source>The pack lists %1 of these, not %2.</source>
        <translation>A csomag ezekből %1 darabot sorol fel, nem %2 darabot.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is missing.</source>
        <translation>A(z) „%1” kártya hiányzik.</translation>
    </message>
    <message>
        <source>The minimum bid of an upgrade is its cost (KB-26.3), here %1, not %2.</source>
        <translation>A fejlesztés minimális licitje az ára (KB-26.3), itt %1, nem %2.</translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; is not among the pack&apos;s &quot;sources&quot;; was &quot;%2&quot; meant?</source>
        <translation>A(z) „%1” forrás nincs a csomag „sources” kulcsa alatt; talán „%2” lenne az?</translation>
    </message>
    <message>
        <source>Of value %1 there cannot be more cards with a star (%2) than cards (%3).</source>
        <translation>%1 értékből nem lehet több csillagos kártya (%2), mint kártya (%3).</translation>
    </message>
    <message>
        <source>A later place cannot count for more than the one before it.</source>
        <translation>Egy későbbi hely nem érhet többet, mint az előtte lévő.</translation>
    </message>
    <message>
        <source>The die cannot show %1: it is not among its results.</source>
        <translation>A kocka nem mutathat ilyet: %1; nincs az eredményei között.</translation>
    </message>
    <message>
        <source>The tiebreaker die has no 0: a tie is always broken (KB-R14).</source>
        <translation>A döntetlen kockán nincs 0: a döntetlen mindig eldől (KB-R14).</translation>
    </message>
    <message>
        <source>Half-time must come before the last period, which is %1.</source>
        <translation>A félidő az utolsó játékszakasz előtt van, ez a(z) %1. játékszakasz.</translation>
    </message>
    <message>
        <source>The space %1 stands here twice; one was expected.</source>
        <translation>A(z) %1 mező itt kétszer szerepel; egyszer kell szerepelnie.</translation>
    </message>
    <message>
        <source>The space %1 of the crossfield is missing.</source>
        <translation>A keresztmező %1 mezője hiányzik.</translation>
    </message>
    <message>
        <source>On the crossfield (KB-2) this is %1 for %2, not %3.</source>
        <translation>A keresztmezőn (KB-2) ez itt %1 (%2), nem %3.</translation>
    </message>
    <message>
        <source>The crossfield has %1 spaces, not %2.</source>
        <translation>A keresztmezőnek %1 mezője van, nem %2.</translation>
    </message>
    <message>
        <source>Opposite to %1 lies %2, not %3.</source>
        <translation>Szemben fekvő mezők: %1 és %2, nem %3.</translation>
    </message>
    <message>
        <source>For this house rule the referee has %1 here, not %2.</source>
        <translation>Ehhez a házi szabályhoz a játékvezetőnél itt %1 áll, nem %2.</translation>
    </message>
    <message>
        <source>The referee&apos;s default for this house rule is another one than %1.</source>
        <translation>A játékvezető alapértelmezése ehhez a házi szabályhoz más, mint %1.</translation>
    </message>
    <message>
        <source>The name %1 stands here twice.</source>
        <translation>A(z) %1 név itt kétszer szerepel.</translation>
    </message>
    <message>
        <source>There is no team called %1 in &quot;teams&quot;.</source>
        <translation>Nincs %1 nevű csapat a „teams” alatt.</translation>
    </message>
    <message>
        <source>%1 and %2 both stand in %3; one standing figure fits in a space.</source>
        <translation>%1 és %2 is itt áll: %3; egy mezőn egy álló figura fér el.</translation>
    </message>
    <message>
        <source>There is no figure called %1 that could carry the ball.</source>
        <translation>Nincs %1 nevű figura, amely a labdát vihetné.</translation>
    </message>
    <message>
        <source>%1 is knocked down, so it cannot carry the ball.</source>
        <translation>%1 leütve fekszik, ezért nem viheti a labdát.</translation>
    </message>
    <message>
        <source>Who scores now, at the start of a turn or at the end of a period?</source>
        <translation>Ki szerez most pontot, a kör elején vagy a játékszakasz végén?</translation>
    </message>
    <message>
        <source>Another team sits at this side already.</source>
        <translation>Ezen az oldalon már másik csapat ül.</translation>
    </message>
    <message>
        <source>The key &quot;active_team&quot; is missing: whose turn starts?</source>
        <translation>Az „active_team” kulcs hiányzik: kinek a köre kezdődik?</translation>
    </message>
    <message>
        <source>No team is active at the end of a period.</source>
        <translation>A játékszakasz végén egyetlen csapat sem aktív.</translation>
    </message>
    <message>
        <source>There is a score token in %1 already.</source>
        <translation>A(z) %1 mezőn már van kisebb pontjelölő.</translation>
    </message>
    <message>
        <source>A minor scoring mound is worth %2 in period %1.</source>
        <translation>Egy kisebb pontszerző hely a(z) %1. játékszakaszban %2 pontot ér.</translation>
    </message>
    <message>
        <source>A minor scoring mound is worth %1 in overtime.</source>
        <translation>Egy kisebb pontszerző hely a rájátszásban %1 pontot ér.</translation>
    </message>
    <message>
        <source>%1 on %2 is a bruiser, and bruisers do not score.</source>
        <translation>%1 bunyós (%2), a bunyósok pedig nem szereznek pontot.</translation>
    </message>
    <message>
        <source>%1 on %2 is knocked down and does not score.</source>
        <translation>%1 leütve fekszik (%2), és nem szerez pontot.</translation>
    </message>
    <message>
        <source>%1 on %2: the major scoring mound of %3 is %4, so this one gives nothing.</source>
        <translation>%1 itt áll: %2; %3 nagyobb pontszerző helye a(z) %4 mező, így ez nem ér semmit.</translation>
    </message>
    <message>
        <source>%1 on %2: the score token there is not its team&apos;s, so it gives nothing.</source>
        <translation>%1 itt áll: %2; az ottani kisebb pontjelölő nem a csapatáé, így nem ér semmit.</translation>
    </message>
    <message>
        <source>No standing runner or ringer is on a scoring mound of its own.</source>
        <translation>Egyetlen álló futó vagy arénaharcos sincs a saját pontszerző helyén.</translation>
    </message>
    <message>
        <source>The table of a league, with its tie-breakers.</source>
        <translation>Egy liga tabellája a rangsoroló szempontokkal.</translation>
    </message>
    <message>
        <source>That belongs to the phase &quot;%1&quot;; the match is in the phase &quot;%2&quot;.</source>
        <translation>Ez a(z) „%1” szakaszhoz tartozik; a meccs a(z) „%2” szakaszban van.</translation>
    </message>
    <message>
        <source>The match has begun already.</source>
        <translation>A meccs már elkezdődött.</translation>
    </message>
    <message>
        <source>No match has begun: new_match comes first.</source>
        <translation>Még nem kezdődött meccs: előbb a new_match jön.</translation>
    </message>
    <message>
        <source>No team &quot;%1&quot; plays in this match.</source>
        <translation>„%1” nevű csapat nem játszik ezen a meccsen.</translation>
    </message>
    <message>
        <source>%1 are out of the match.</source>
        <translation>A(z) %1 csapata már kiesett a meccsből.</translation>
    </message>
    <message>
        <source>There is no figure &quot;%1&quot; in this match.</source>
        <translation>„%1” nevű figura nincs ezen a meccsen.</translation>
    </message>
    <message>
        <source>%1 does not stand on the crossfield.</source>
        <translation>%1 nem áll a keresztmezőn.</translation>
    </message>
    <message>
        <source>The team %1 is listed twice.</source>
        <translation>A(z) %1 csapat kétszer van felsorolva.</translation>
    </message>
    <message>
        <source>This step is for %1, not for %2.</source>
        <translation>Ez a lépés a(z) %1 csapatáé, nem a(z) %2 csapatáé.</translation>
    </message>
    <message>
        <source>Without figures on the crossfield nothing is moved; this needs the mirror.</source>
        <translation>A keresztmezőn álló figurák nélkül semmi sem mozog; ehhez Tükör mód kell (figurák a pályán).</translation>
    </message>
    <message>
        <source>The crossfield is mirrored here, so &quot;%1&quot; follows from the places.</source>
        <translation>A keresztmező itt tükrözve van, ezért „%1” a helyekből következik.</translation>
    </message>
    <message>
        <source>The match has this depth already.</source>
        <translation>A meccs részletessége már ez.</translation>
    </message>
    <message>
        <source>%1 is on the crossfield: enter the space.</source>
        <translation>%1 a keresztmezőn van: meg kell mondani, melyik mezőn.</translation>
    </message>
    <message>
        <source>Two standing figures cannot share %1.</source>
        <translation>Két álló figura nem osztozhat ezen a mezőn: %1.</translation>
    </message>
    <message>
        <source>Nobody carries the ball: enter where it lies.</source>
        <translation>Senki sem viszi a labdát: meg kell mondani, hol fekszik.</translation>
    </message>
    <message>
        <source>%1 is not on the crossfield.</source>
        <translation>%1 nincs a keresztmezőn.</translation>
    </message>
    <message>
        <source>%1 teams do not fit this mode: versus has 2, max kaos 3 or 4, alliance 4.</source>
        <translation>%1 csapat nem illik ehhez a módhoz: egymás ellen 2, maximális káoszban 3 vagy 4, szövetségesen 4 csapat játszik.</translation>
    </message>
    <message>
        <source>A league match is between two teams.</source>
        <translation>A ligameccset két csapat játssza.</translation>
    </message>
    <message>
        <source>Two teams sit at opposite sides.</source>
        <translation>Két csapat szemközti oldalakon ül.</translation>
    </message>
    <message>
        <source>The teams are listed clockwise: south, west, north, east.</source>
        <translation>A csapatok sorrendje az óramutató járását követi: dél, nyugat, észak, kelet.</translation>
    </message>
    <message>
        <source>An alliance match has two alliances of two teams.</source>
        <translation>A szövetséges meccsen két szövetség van, két-két csapattal.</translation>
    </message>
    <message>
        <source>Allies sit at neighbouring sides.</source>
        <translation>A szövetségesek szomszédos oldalakon ülnek.</translation>
    </message>
    <message>
        <source>In an alliance match the first player is the left-seated ally: %1 or %2.</source>
        <translation>Szövetséges meccsen a kezdőjátékos a bal oldalon ülő szövetséges: %1 vagy %2.</translation>
    </message>
    <message>
        <source>The first player &quot;%1&quot; is not among the teams.</source>
        <translation>A kezdőjátékos („%1”) nincs a csapatok között.</translation>
    </message>
    <message>
        <source>No pack has a ringer &quot;%1&quot;.</source>
        <translation>Egyetlen csomagban sincs „%1” nevű arénaharcos.</translation>
    </message>
    <message>
        <source>%1 lots are turned up with %2 players, not %3.</source>
        <translation>%2 játékosnál %1 tételt fordítanak fel, nem %3 tételt.</translation>
    </message>
    <message>
        <source>The lot &quot;%1&quot; is listed twice.</source>
        <translation>A(z) „%1” tétel kétszer van felsorolva.</translation>
    </message>
    <message>
        <source>No pack has an upgrade &quot;%1&quot;.</source>
        <translation>Egyetlen csomagban sincs „%1” nevű fejlesztés.</translation>
    </message>
    <message>
        <source>There is one %1 only.</source>
        <translation>Csak egy van belőle: %1.</translation>
    </message>
    <message>
        <source>There is no lot &quot;%1&quot;.</source>
        <translation>Nincs „%1” nevű tétel.</translation>
    </message>
    <message>
        <source>The auction is over; unsold lots go back to the box.</source>
        <translation>Az árverés véget ért; az el nem kelt tételek visszakerülnek a dobozba.</translation>
    </message>
    <message>
        <source>%1 is dead and cannot be fielded.</source>
        <translation>%1 halott, és nem vethető be.</translation>
    </message>
    <message>
        <source>All have chosen: the loadouts are revealed.</source>
        <translation>Mindenki választott: a felszerelések láthatóvá válnak.</translation>
    </message>
    <message>
        <source>%1 is placed twice.</source>
        <translation>%1 kétszer van elhelyezve.</translation>
    </message>
    <message>
        <source>%1 is not in the dugout.</source>
        <translation>%1 nincs a fedezékben.</translation>
    </message>
    <message>
        <source>%1 was not chosen for this half; another ringer waits for half-time.</source>
        <translation>%1 nem lett kiválasztva erre a félidőre; más arénaharcos a félidei szünetig vár.</translation>
    </message>
    <message>
        <source>%1 was chosen and has to be lined up in its post.</source>
        <translation>%1 ki lett választva, és a saját helyén kell felállnia.</translation>
    </message>
    <message>
        <source>%1 starts on a free space of its own symbol of its scrimmage line, not on %2.</source>
        <translation>%1 a csomóvonala szabad, saját jelű mezőjén kezd, nem itt: %2.</translation>
    </message>
    <message>
        <source>A figure stands on %1.</source>
        <translation>Figura áll ezen a mezőn: %1.</translation>
    </message>
    <message>
        <source>Every hand is filled to %1 cards.</source>
        <translation>Mindenki %1 lapra húz.</translation>
    </message>
    <message>
        <source>The next turn belongs to %1, not to %2.</source>
        <translation>A következő kör a(z) %1 csapatáé, nem a(z) %2 csapatáé.</translation>
    </message>
    <message>
        <source>%1 heals completely.</source>
        <translation>%1 teljesen meggyógyul.</translation>
    </message>
    <message>
        <source>A runner or ringer of %1 has to hold the ball to score; %2 does.</source>
        <translation>A(z) %1 pontszerzéséhez futónak vagy arénaharcosnak kell tartania a labdát; most %2 tartja.</translation>
    </message>
    <message>
        <source>Celerity comes before the first turn of the period.</source>
        <translation>A Gyorsaság a játékszakasz első köre előtt jön.</translation>
    </message>
    <message>
        <source>Last Stand activates a bruiser or a ringer.</source>
        <translation>Az Utolsó vérig bunyóst vagy arénaharcost aktivál.</translation>
    </message>
    <message>
        <source>%1 does not belong to %2.</source>
        <translation>%1 más csapathoz tartozik, nem ehhez: %2.</translation>
    </message>
    <message>
        <source>One figure is activated in a turn; %1 has been.</source>
        <translation>Egy körben egy figurát aktiválnak; %1 már sorra került.</translation>
    </message>
    <message>
        <source>Scatter! activates no figure.</source>
        <translation>A Szétszóródni! nem aktivál figurát.</translation>
    </message>
    <message>
        <source>Hail Mary Play activates %1 and no other.</source>
        <translation>Az Üdvözlégység játék ezt a figurát aktiválja, nem mást: %1.</translation>
    </message>
    <message>
        <source>%1 has stomped and is the one to activate.</source>
        <translation>%1 dobbantott, ezért őt kell aktiválni.</translation>
    </message>
    <message>
        <source>%1 is knocked down and cannot be activated.</source>
        <translation>%1 leütve fekszik, és nem aktiválható.</translation>
    </message>
    <message>
        <source>%1 is a runner: it can sprint only.</source>
        <translation>%1 futó: csak sprintelhet.</translation>
    </message>
    <message>
        <source>Power Play: all damage of %1 is removed.</source>
        <translation>Kemény játék: %1 minden sebzése eltűnik.</translation>
    </message>
    <message>
        <source>%1 stands up again.</source>
        <translation>%1 felkel.</translation>
    </message>
    <message>
        <source>A figure stands on its space, so %1 stays down for the period.</source>
        <translation>A mezőjén figura áll, ezért %1 a játékszakasz végéig fekve marad.</translation>
    </message>
    <message>
        <source>The last turn is played: the period is over.</source>
        <translation>Az utolsó kör is lement: a játékszakasz véget ért.</translation>
    </message>
    <message>
        <source>A tactic card takes the place of the activation: it comes first in the turn.</source>
        <translation>A taktikai kártya az aktiválás helyébe lép: a körben elsőként jön.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong to this card.</source>
        <translation>„%1” nem ehhez a kártyához tartozik.</translation>
    </message>
    <message>
        <source>Kaos Rule is for an opponent of %1.</source>
        <translation>Kaotikus szabályt a(z) %1 ellenfele játszhat ki.</translation>
    </message>
    <message>
        <source>Kaos Rule by %1: the card is discarded without effect; %2 may activate a figure.</source>
        <translation>Kaotikus szabály (%1): a kártya hatás nélkül kerül a dobópakliba; %2: egy figura aktiválható.</translation>
    </message>
    <message>
        <source>Hail Mary Play brings no ringer.</source>
        <translation>Az Üdvözlégység játék nem hoz be arénaharcost.</translation>
    </message>
    <message>
        <source>No such token is left, so the card cannot be played.</source>
        <translation>Nincs több ilyen jelölő, ezért a kártya nem játszható ki.</translation>
    </message>
    <message>
        <source>The two spaces must be different.</source>
        <translation>A két mezőnek különböznie kell.</translation>
    </message>
    <message>
        <source>%1 is a scoring mound.</source>
        <translation>A(z) %1 mező pontszerző hely.</translation>
    </message>
    <message>
        <source>%1 is not in the midfield.</source>
        <translation>A(z) %1 mező nincs a középpályán.</translation>
    </message>
    <message>
        <source>A wall stands between %1 and %2 already.</source>
        <translation>%1 és %2 között már áll fal.</translation>
    </message>
    <message>
        <source>This cheat card is played with a contest or a tactic card, not by itself.</source>
        <translation>Ezt a csaláskártyát összecsapással vagy taktikai kártyával együtt játsszák ki, önmagában nem.</translation>
    </message>
    <message>
        <source>%1 is not an enemy of %2.</source>
        <translation>%1 nem ellenfele neki: %2.</translation>
    </message>
    <message>
        <source>Boot to the Head: %1 have no team ability until the end of the turn.</source>
        <translation>Fejberúgás: a(z) %1 csapatának nincs csapatképessége a kör végéig.</translation>
    </message>
    <message>
        <source>%1 has not just come into a killzone of %2.</source>
        <translation>%1 nem most került %2 gyilokzónájába.</translation>
    </message>
    <message>
        <source>BZZZZT! hits %1; nothing prevents it.</source>
        <translation>A BZZZZT! eltalálja: %1; semmi sem akadályozza meg.</translation>
    </message>
    <message>
        <source>Brick is for bruisers and ringers, not for %1.</source>
        <translation>A Téglát csak bunyós és arénaharcos használhatja, %1 nem.</translation>
    </message>
    <message>
        <source>Brick may not kill %1.</source>
        <translation>A Tégla nem ölheti meg őt: %1.</translation>
    </message>
    <message>
        <source>No figure is being activated.</source>
        <translation>Nincs aktiválás alatt álló figura.</translation>
    </message>
    <message>
        <source>The activation of %1 is over.</source>
        <translation>%1 aktiválása véget ért.</translation>
    </message>
    <message>
        <source>%1 picked up the ball: that ended its movement and its action.</source>
        <translation>%1 felvette a labdát: ez véget vetett a mozgásának és az akciójának.</translation>
    </message>
    <message>
        <source>%1 has had its contest; it does not move any more.</source>
        <translation>%1 már túl van az összecsapásán; többet nem mozog.</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent.</source>
        <translation>%1 és %2 nem szomszédos.</translation>
    </message>
    <message>
        <source>A wall stands between %1 and %2.</source>
        <translation>Fal áll %1 és %2 között.</translation>
    </message>
    <message>
        <source>A figure stands on %1; %2 cannot enter it.</source>
        <translation>Figura áll itt: %1; %2 nem léphet rá.</translation>
    </message>
    <message>
        <source>%2 may pass figures but not stop on %1.</source>
        <translation>%2 áthaladhat figurákon, de nem állhat meg itt: %1.</translation>
    </message>
    <message>
        <source>Fire kills %1 on %2, before the end of the path.</source>
        <translation>A tűzben %1 meghal az út vége előtt (%2).</translation>
    </message>
    <message>
        <source>The ball does not lie on %1.</source>
        <translation>A labda nem itt fekszik: %1.</translation>
    </message>
    <message>
        <source>A move without a step and without picking up the ball does nothing.</source>
        <translation>A lépés és labdafelvétel nélküli mozgás nem tesz semmit.</translation>
    </message>
    <message>
        <source>During Scatter! a figure moves as that card says, not as in an activation.</source>
        <translation>A Szétszóródni! alatt a figura e kártya szerint mozog, nem úgy, mint aktiváláskor.</translation>
    </message>
    <message>
        <source>Scatter! was not played in this turn.</source>
        <translation>Ebben a körben nem játszottak ki Szétszóródni! lapot.</translation>
    </message>
    <message>
        <source>Scatter! moves each runner once; %1 has moved.</source>
        <translation>A Szétszóródni! minden futót egyszer mozgat; %1 már mozgott.</translation>
    </message>
    <message>
        <source>Scatter! moves runners and ringers; %1 is a bruiser.</source>
        <translation>A Szétszóródni! futókat és arénaharcosokat mozgat; %1 bunyós.</translation>
    </message>
    <message>
        <source>Fire on %2 burns %1.</source>
        <translation>%1 megég a tűzben ezen a mezőn: %2.</translation>
    </message>
    <message>
        <source>%1 picks up the ball; that ends its movement and its action.</source>
        <translation>%1 felveszi a labdát; ez véget vet a mozgásának és az akciójának.</translation>
    </message>
    <message>
        <source>A hand-off is possible only in a sprint or a Scatter! move.</source>
        <translation>Labdaleadás csak sprintben vagy Szétszóródni! mozgásban lehetséges.</translation>
    </message>
    <message>
        <source>%1 is active: it gives or receives the ball.</source>
        <translation>%1 az aktív: ő adja le vagy veszi át a labdát.</translation>
    </message>
    <message>
        <source>%1 does not hold the ball.</source>
        <translation>%1 nem tartja a labdát.</translation>
    </message>
    <message>
        <source>The ball is handed to teammates and allies only.</source>
        <translation>A labda csak csapattársnak és szövetségesnek adható le.</translation>
    </message>
    <message>
        <source>%2 is out of hand-off range of %1.</source>
        <translation>%2 túl messze van ahhoz, hogy átvegye a labdát tőle: %1.</translation>
    </message>
    <message>
        <source>%1 hands the ball to %2; the movement goes on.</source>
        <translation>%1 leadja a labdát neki: %2. A mozgás folytatódik.</translation>
    </message>
    <message>
        <source>%1 do not have the ability to stomp now.</source>
        <translation>A(z) %1 csapata most nem dobbanthat.</translation>
    </message>
    <message>
        <source>One stomp an activation, before the figure does anything else.</source>
        <translation>Egy aktiválásban egy dobbantás, mielőtt a figura bármi mást tesz.</translation>
    </message>
    <message>
        <source>This stomp moves nobody.</source>
        <translation>Ez a dobbantás senkit sem mozdít el.</translation>
    </message>
    <message>
        <source>%1 is not a standing enemy next to %2.</source>
        <translation>%1 nem álló ellenfél %2 mellett.</translation>
    </message>
    <message>
        <source>%1 can only be pushed straight back, onto a free space without a wall before it.</source>
        <translation>%1 csak egyenesen hátra lökhető el, szabad mezőre, amely előtt nincs fal.</translation>
    </message>
    <message>
        <source>%1 stomps: %2 is pushed to %3.</source>
        <translation>%1 dobbant: %2 ide lökődik: %3.</translation>
    </message>
    <message>
        <source>%1 do not have the ability to scorch now.</source>
        <translation>A(z) %1 csapata most nem perzselhet.</translation>
    </message>
    <message>
        <source>One scorch an activation.</source>
        <translation>Egy aktiválásban egy perzselés.</translation>
    </message>
    <message>
        <source>%1 must stand, with its activation behind it, to scorch.</source>
        <translation>A perzseléshez az kell, hogy %1 álljon, és az aktiválása véget érjen.</translation>
    </message>
    <message>
        <source>No enemy figure is in the killzone of %1.</source>
        <translation>%1 gyilokzónájában nincs ellenséges figura.</translation>
    </message>
    <message>
        <source>An energy card of %1 or more prevents the scorch.</source>
        <translation>A perzselést legalább %1 értékű energiakártya hárítja el.</translation>
    </message>
    <message>
        <source>%1 scorches %2.</source>
        <translation>%1 megperzseli őt: %2.</translation>
    </message>
    <message>
        <source>The ball of %1 stays in the space.</source>
        <translation>%1 labdája a mezőn marad.</translation>
    </message>
    <message>
        <source>%1 is the active figure, not %2.</source>
        <translation>%1 az aktív figura, nem %2.</translation>
    </message>
    <message>
        <source>The announced action stays: %1 cannot do that now.</source>
        <translation>A bejelentett akció marad: %1 most nem tehet ilyet.</translation>
    </message>
    <message>
        <source>After a hand-off there is no steal.</source>
        <translation>Labdaleadás után nincs labda elszedése.</translation>
    </message>
    <message>
        <source>A Scatter! move has no contest of its own.</source>
        <translation>Egy Szétszóródni! mozgásnak nincs saját összecsapása.</translation>
    </message>
    <message>
        <source>%1 is not in the killzone of %2.</source>
        <translation>%1 nincs %2 gyilokzónájában.</translation>
    </message>
    <message>
        <source>The same target stands twice.</source>
        <translation>Ugyanaz a célpont kétszer szerepel.</translation>
    </message>
    <message>
        <source>Nobody may react now: %1 has not just entered a killzone by moving.</source>
        <translation>Most senki sem reagálhat: %1 nem mozgással lépett most egy gyilokzónába.</translation>
    </message>
    <message>
        <source>%1 has had its one reaction in this activation.</source>
        <translation>%1 ebben az aktiválásban már túl van az egyetlen reakcióján.</translation>
    </message>
    <message>
        <source>%1 cannot react to %2 in this way.</source>
        <translation>%1 így nem reagálhat rá: %2.</translation>
    </message>
    <message>
        <source>%1 did not carry the ball when it entered.</source>
        <translation>%1 nem vitte a labdát, amikor belépett.</translation>
    </message>
    <message>
        <source>It is a tie: %1 have the turn and roll the tiebreaker die.</source>
        <translation>Döntetlen: a soron lévő csapat (%1) dob a döntetlen kockával.</translation>
    </message>
    <message>
        <source>There is no tie, so nobody rolls the tiebreaker die.</source>
        <translation>Nincs döntetlen, ezért senki sem dob a döntetlen kockával.</translation>
    </message>
    <message>
        <source>The results of the tiebreaker die are given for each target&apos;s team.</source>
        <translation>A döntetlen kocka eredményeit minden célpont csapatánál külön kell megadni.</translation>
    </message>
    <message>
        <source>%1 cannot follow up: no ball carrier was knocked down by it.</source>
        <translation>%1 nem tehet követő lépést: ettől nem lett leütött labdavivő.</translation>
    </message>
    <message>
        <source>Nobody is pushed here.</source>
        <translation>Itt senkit sem löknek el.</translation>
    </message>
    <message>
        <source>%1 cannot be pushed to %2.</source>
        <translation>%1 ide nem lökhető el: %2.</translation>
    </message>
    <message>
        <source>The winner cannot choose the smash here.</source>
        <translation>A győztes itt nem választhatja az odacsapást.</translation>
    </message>
    <message>
        <source>Either the push or the smash, not both.</source>
        <translation>Vagy az ellökés, vagy az odacsapás, nem mindkettő.</translation>
    </message>
    <message>
        <source>%1 is pushed to %2.</source>
        <translation>%1 ide lökődik: %2.</translation>
    </message>
    <message>
        <source>Vampirism does not heal here.</source>
        <translation>A Vámpirizmus itt nem gyógyít.</translation>
    </message>
    <message>
        <source>%1 cannot be healed: it must be a damaged figure of the team on the crossfield.</source>
        <translation>%1 nem gyógyítható: a csapat sérült figurája kell, amely a keresztmezőn van.</translation>
    </message>
    <message>
        <source>By the house rule Vampirism heals the figure that won, %1.</source>
        <translation>A házi szabály szerint a Vámpirizmus a győztes figurát gyógyítja: %1.</translation>
    </message>
    <message>
        <source>Vampirism heals 1 damage of %1.</source>
        <translation>A Vámpirizmus 1 sebzést gyógyít: %1.</translation>
    </message>
    <message>
        <source>Kaos Warp by %1: the first cards are discarded, new ones are played.</source>
        <translation>A(z) %1 Kaotikus ugrása: az első lapok eldobva, újakat játszanak ki.</translation>
    </message>
    <message>
        <source>Illegal Scouting by %1: the other side shows its card first.</source>
        <translation>A(z) %1 Illegális kémkedése: a másik fél mutatja meg előbb a lapját.</translation>
    </message>
    <message>
        <source>%1 follows up to %2.</source>
        <translation>%1 követő lépést tesz ide: %2.</translation>
    </message>
    <message>
        <source>%1 cannot score: runners and ringers that stand do.</source>
        <translation>%1 nem szerezhet pontot: az álló futók és arénaharcosok szereznek.</translation>
    </message>
    <message>
        <source>Fire, walls and score tokens are removed; the ball goes to the centerfield.</source>
        <translation>A tüzek, falak és kisebb pontjelölők lekerülnek; a labda a középső mezőre kerül.</translation>
    </message>
    <message>
        <source>%1 shares its space: benched and healed.</source>
        <translation>%1 mezőjén más is van: a kispadra kerül, és meggyógyul.</translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <translation>%1 felkel.</translation>
    </message>
    <message>
        <source>Half-time: all figures go to their dugouts and are healed.</source>
        <translation>Félidő: minden figura a fedezékébe megy, és meggyógyul.</translation>
    </message>
    <message>
        <source>The first-player marker goes to %1.</source>
        <translation>A kezdőjátékos-jelölő ide kerül: %1.</translation>
    </message>
    <message>
        <source>The lead is shared: sudden death overtime.</source>
        <translation>Többen osztoznak az élen: hirtelen halál rájátszás.</translation>
    </message>
    <message>
        <source>The lower scores are equal: each alliance rolls the tiebreaker die.</source>
        <translation>A kisebb pontszámok egyenlők: minden szövetség dob a döntetlen kockával.</translation>
    </message>
    <message>
        <source>The overtime is for the teams that share the lead, and only for them.</source>
        <translation>A rájátszás az élen osztozó csapatoké, és csak az övék.</translation>
    </message>
    <message>
        <source>No overtime is due.</source>
        <translation>Nincs esedékes rájátszás.</translation>
    </message>
    <message>
        <source>No roll of the alliances is due.</source>
        <translation>Nincs esedékes dobás a szövetségeknél.</translation>
    </message>
    <message>
        <source>Both alliances roll: %1 and %2.</source>
        <translation>Mindkét szövetség dob: %1 és %2.</translation>
    </message>
    <message>
        <source>Equal rolls: both roll again.</source>
        <translation>Egyenlő dobások: mindketten újra dobnak.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be corrected; expected is a path such as scores/TEAM, cash/TEAM, figures/TEAM/FIGURE/damage or ball.</source>
        <translation>„%1” nem javítható; olyan útvonal kell, mint scores/TEAM, cash/TEAM, figures/TEAM/FIGURE/damage vagy ball.</translation>
    </message>
    <message>
        <source>dead card</source>
        <translation>halott lap</translation>
    </message>
    <message>
        <source>live card</source>
        <translation>élő lap</translation>
    </message>
    <message>
        <source>%1 dies, nobody&apos;s kill</source>
        <translation>%1 meghal, a hulla senkié</translation>
    </message>
    <message>
        <source>%1 dies: a trophy for %2</source>
        <translation>%1 meghal; trófea: %2</translation>
    </message>
    <message>
        <source>%1 is knocked down</source>
        <translation>%1 leütve fekszik</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage, %2 of %3 now</source>
        <translation>
            <numerusform>%1 kap %n sebzést, most összesen %2, az életereje %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Hardy keeps the damage off %1</source>
        <translation>Edzett: %1 nem kap sebzést</translation>
    </message>
    <message>
        <source>%1 has the ball</source>
        <translation>A labdát %1 tartja</translation>
    </message>
    <message>
        <source>The ball lies loose on %1</source>
        <translation>A labda szabadon hever itt: %1</translation>
    </message>
    <message>
        <source>The ball is loose</source>
        <translation>A labda szabadon hever</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>%1: győzelmi pontok</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Elszedés</translation>
    </message>
    <message>
        <source>Tackle</source>
        <translation>Szerelés</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>%1 steals</source>
        <translation>%1 elszedi a labdát</translation>
    </message>
    <message>
        <source>%1 tackles</source>
        <translation>%1 szerel</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 támad</translation>
    </message>
    <message>
        <source>die</source>
        <translation>kocka</translation>
    </message>
    <message>
        <source>roll now</source>
        <translation>dobás most</translation>
    </message>
    <message>
        <source>only in a tie</source>
        <translation>csak döntetlennél</translation>
    </message>
    <message>
        <source>UPSET! wins by itself.</source>
        <translation>A Felfordulás önmagában nyer.</translation>
    </message>
    <message>
        <source>Live beats dead.</source>
        <translation>Az élő legyőzi a halottat.</translation>
    </message>
    <message>
        <source>This contest is not possible (%1).</source>
        <translation>Ez az összecsapás nem lehetséges (%1).</translation>
    </message>
    <message>
        <source>A tie: %1 roll</source>
        <translation>Döntetlen; dob: %1</translation>
    </message>
    <message>
        <source>One won, one lost</source>
        <translation>Egy nyert, egy vesztett</translation>
    </message>
    <message>
        <source>%1 win, %2 to %3</source>
        <translation>%1: győzelem, %2 : %3</translation>
    </message>
    <message>
        <source>%1 win by %2</source>
        <translation>%1: győzelem, a különbség %2</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1: győzelem</translation>
    </message>
    <message>
        <source>blown out</source>
        <translation>kiütve</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>megsemmisült</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>pénz</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>szabálytalanság</translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation>fejlesztések</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>utolsó kör</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>következik</translation>
    </message>
    <message>
        <source>Draft: upgrades</source>
        <translation>Árverés: fejlesztések</translation>
    </message>
    <message>
        <source>Draft: ringers</source>
        <translation>Árverés: arénaharcosok</translation>
    </message>
    <message>
        <source>Loadout</source>
        <translation>Felszerelés</translation>
    </message>
    <message>
        <source>New loadouts</source>
        <translation>Új felszerelések</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Felállás</translation>
    </message>
    <message>
        <source>End of the overtime</source>
        <translation>A rájátszás vége</translation>
    </message>
    <message>
        <source>End of period %1</source>
        <translation>%1. játékszakasz vége</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>A meccs vége</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Rájátszás</translation>
    </message>
    <message>
        <source>Period %1 of %2</source>
        <translation>%1. játékszakasz, összesen %2</translation>
    </message>
    <message>
        <source>last turn now</source>
        <translation>utolsó kör most</translation>
    </message>
    <message>
        <source>last turn next</source>
        <translation>ezután utolsó kör</translation>
    </message>
    <message>
        <source>last turn after that</source>
        <translation>azután utolsó kör</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Sprint</translation>
    </message>
    <message>
        <source>energy %1 with a star</source>
        <translation>energia %1, csillaggal</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>energia %1</translation>
    </message>
    <message>
        <source>a tactic card</source>
        <translation>egy taktikai kártya</translation>
    </message>
    <message>
        <source>a cheat card</source>
        <translation>egy csaláskártya</translation>
    </message>
    <message>
        <source>No more than %1 figures can stand on these mounds at once.</source>
        <translation>Ezeken a pontszerző helyeken egyszerre legfeljebb %1 figura állhat.</translation>
    </message>
    <message>
        <source>%1 stands: only figures that lie in a shared space are benched.</source>
        <translation>%1 áll: csak a közös mezőn fekvő figurák mennek a kispadra.</translation>
    </message>
    <message>
        <source>Bell! %1 have %2 burned cards.</source>
        <translation>Csengő! %1: %2 elégetett lap.</translation>
    </message>
    <message>
        <source>The period ends after one last turn. %1 have had theirs.</source>
        <translation>A játékszakasz egy utolsó kör után ér véget. %1: az övék már megvolt.</translation>
    </message>
    <message>
        <source>The period ends after %1 last turns. %2 have had theirs.</source>
        <translation>A játékszakasz %1 utolsó kör után ér véget. %2: az övék már megvolt.</translation>
    </message>
    <message>
        <source>%1 have no card left: that counts as a dead card.</source>
        <translation>A(z) %1 csapatának nincs több lapja: ez halott lapnak számít.</translation>
    </message>
    <message>
        <source>%1 name %2 and bid %3</source>
        <translation>%1: árverésen %2, licit %3</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation>%1: licit %2</translation>
    </message>
    <message>
        <source>%1 bid %2 for %3</source>
        <translation>%1: licit %2 (%3)</translation>
    </message>
    <message>
        <source>%1 pass on %2</source>
        <translation>%1: passz (%2)</translation>
    </message>
    <message>
        <source>%1 name no lot</source>
        <translation>%1: nincs megnevezett tétel</translation>
    </message>
    <message>
        <source>%1 have chosen their loadout</source>
        <translation>%1: a felszerelés eldőlt</translation>
    </message>
    <message>
        <source>%1 line up</source>
        <translation>%1: felállás</translation>
    </message>
    <message>
        <source>%1 end their turn</source>
        <translation>%1: a kör véget ér</translation>
    </message>
    <message>
        <source>%1 pass their turn</source>
        <translation>%1: passz, a kör kimarad</translation>
    </message>
    <message>
        <source>%1 play %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 play %2, cancelled by Kaos Rule of %3</source>
        <translation>%1: %2, de hatástalan, mert Kaotikus szabály jött (%3)</translation>
    </message>
    <message>
        <source>%1 play Rain of Fire on %2 and %3</source>
        <translation>%1: Tűzeső, ide: %2 és %3</translation>
    </message>
    <message>
        <source>%1 play Warpstone on %2</source>
        <translation>%1: Hatalomkő, ide: %2</translation>
    </message>
    <message>
        <source>%1 play Hail Mary Play: %2 comes in on %3</source>
        <translation>%1: Üdvözlégység játék, %2 bejön ide: %3</translation>
    </message>
    <message>
        <source>%1 play %2 against %3</source>
        <translation>%1: %2, ellenfél: %3</translation>
    </message>
    <message>
        <source>%1 pay no bribe</source>
        <translation>%1: nincs lefizetés</translation>
    </message>
    <message>
        <source>%1 pay a bribe of %2</source>
        <translation>%1: lefizetés, %2 pénz</translation>
    </message>
    <message>
        <source>%1 roll for their cheat cards</source>
        <translation>%1: dobás a csaláskártyákra</translation>
    </message>
    <message>
        <source>%1 bring in nobody</source>
        <translation>%1: senki sem jön be</translation>
    </message>
    <message>
        <source>%1 bring in %2</source>
        <translation>%1: bejön %2</translation>
    </message>
    <message>
        <source>The match begins: %1 cash a team, %2 go first.</source>
        <translation>A meccs kezdődik: csapatonként %1 pénz, a kezdőjátékos %2.</translation>
    </message>
    <message>
        <source>%1 name %2 and bid %3.</source>
        <translation>%1: a megnevezett tétel %2, a licit %3.</translation>
    </message>
    <message>
        <source>%1 bid %2.</source>
        <translation>%1: licit %2.</translation>
    </message>
    <message>
        <source>%1 pass.</source>
        <translation>%1: passz.</translation>
    </message>
    <message>
        <source>%1 have chosen; it stays secret until all have.</source>
        <translation>%1: a választás megvan; titokban marad, amíg mindenki nem választott.</translation>
    </message>
    <message>
        <source>%1 need %2 in runners&apos; and %3 in bruisers&apos; places, not %4 and %5.</source>
        <translation>%1: %2 figura kell futó és %3 bunyós helyre, nem %4 és %5.</translation>
    </message>
    <message>
        <source>Period %1 begins; %2 go first.</source>
        <translation>Kezdődik a(z) %1. játékszakasz; kezd: %2.</translation>
    </message>
    <message>
        <source>Overtime begins; %1 go first.</source>
        <translation>Kezdődik a rájátszás; kezd: %1.</translation>
    </message>
    <message>
        <source>%1 begin a turn.</source>
        <translation>%1: új kör kezdődik.</translation>
    </message>
    <message>
        <source>%1 begin the last turn of the period.</source>
        <translation>%1: a játékszakasz utolsó köre kezdődik.</translation>
    </message>
    <message>
        <source>%1 begin with the ball on a mound: +%2.</source>
        <translation>%1: labdával, pontszerző helyen kezdenek: +%2.</translation>
    </message>
    <message>
        <source>%1 have no Celerity left for this period.</source>
        <translation>%1: ebben a játékszakaszban már nincs több Gyorsaság.</translation>
    </message>
    <message>
        <source>%1 have no Last Stand left for this period.</source>
        <translation>%1: ebben a játékszakaszban már nincs több Utolsó vérig.</translation>
    </message>
    <message>
        <source>%1 come before %2 in turn order from the first player, and %2 have acted already.</source>
        <translation>A kezdőjátékostól számított sorrendben a(z) %1 csapata előbb jön, mint a(z) %2 csapata, amely már lépett.</translation>
    </message>
    <message>
        <source>A turn is a tactic card or an activation; %1 have done neither.</source>
        <translation>A körhöz taktikai kártya vagy aktiválás tartozik; %1: még egyik sem volt.</translation>
    </message>
    <message>
        <source>%1 have a standing figure, so there is something to do; no pass.</source>
        <translation>A(z) %1 csapatának van álló figurája, tehát van tennivaló; nincs passz.</translation>
    </message>
    <message>
        <source>%1 have done something in this turn; that is no pass.</source>
        <translation>A(z) %1 csapata tett már valamit ebben a körben; ez nem passz.</translation>
    </message>
    <message>
        <source>%1 have no card in the hand.</source>
        <translation>%1: nincs lap a kézben.</translation>
    </message>
    <message>
        <source>One tactic card a turn; %1 have played one.</source>
        <translation>Egy körben egy taktikai kártya; %1: ez már megvolt.</translation>
    </message>
    <message>
        <source>%1 play %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Huddle discards %1 other cards; %2 have %3.</source>
        <translation>A Kupaktanács %1 másik lapot dobat el; %2: %3 lap.</translation>
    </message>
    <message>
        <source>%1 discard %2 and draw %3.</source>
        <translation>%1: %2 eldobott és %3 húzott lap.</translation>
    </message>
    <message>
        <source>%1 have no active Brick.</source>
        <translation>A(z) %1 csapatának nincs aktív Tégla lapkája.</translation>
    </message>
    <message>
        <source>%1 have no figure in this scorch.</source>
        <translation>A(z) %1 csapatának nincs figurája ebben a perzselésben.</translation>
    </message>
    <message>
        <source>%1 burn a card and prevent the scorch.</source>
        <translation>%1: egy elégetett lap elhárítja a perzselést.</translation>
    </message>
    <message>
        <source>%1 take no part in this contest.</source>
        <translation>A(z) %1 csapata nem vesz részt ebben az összecsapásban.</translation>
    </message>
    <message>
        <source>%1 have cards in the hand and have to play one.</source>
        <translation>%1: van lap a kézben, egyet ki kell játszani.</translation>
    </message>
    <message>
        <source>%1 are out: their figures leave the crossfield.</source>
        <translation>A(z) %1 csapata kiesett: a figurái elhagyják a keresztmezőt.</translation>
    </message>
    <message>
        <source>%1 win.</source>
        <translation>Győz: %1.</translation>
    </message>
    <message>
        <source>A tie: the tiebreaker die decides.</source>
        <translation>Döntetlen: a döntetlen kocka dönt.</translation>
    </message>
    <message>
        <source>The card of %1 is dead.</source>
        <translation>%1 lapja halott.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <translation>%1 meghal.</translation>
    </message>
    <message>
        <source>%1 has the ball.</source>
        <translation>A labda nála van: %1.</translation>
    </message>
    <message>
        <source>The ball is loose.</source>
        <translation>A labda szabad.</translation>
    </message>
    <message>
        <source>%1 may be pushed back.</source>
        <translation>%1 ellökhető.</translation>
    </message>
    <message>
        <source>%1 cannot be pushed and goes down.</source>
        <translation>%1 nem lökhető el, ezért leütve marad.</translation>
    </message>
    <message>
        <source>The card is live.</source>
        <translation>A lap élő.</translation>
    </message>
    <message>
        <source>The card is dead.</source>
        <translation>A lap halott.</translation>
    </message>
    <message>
        <source>Card %1 is live.</source>
        <translation>A(z) %1. lap élő.</translation>
    </message>
    <message>
        <source>Card %1 is dead.</source>
        <translation>A(z) %1. lap halott.</translation>
    </message>
    <message>
        <source>The bell rings at the end of the turn.</source>
        <translation>A csengő a kör végén megszólal.</translation>
    </message>
    <message>
        <source>Points for %1: %2.</source>
        <translation>Pontok, %1: %2.</translation>
    </message>
    <message>
        <source>Fouls of %1 afterwards: %2.</source>
        <translation>Szabálytalanságok ezután, %1: %2.</translation>
    </message>
    <message>
        <source>Rolls that %1 must still make: %2.</source>
        <translation>Hátralévő dobások, %1: %2.</translation>
    </message>
    <message>
        <source>All have lost.</source>
        <translation>Mindenki veszített.</translation>
    </message>
    <message>
        <source>Nobody goes out; the match goes on.</source>
        <translation>Senki sem esik ki; a meccs folytatódik.</translation>
    </message>
    <message>
        <source>The path is legal.</source>
        <translation>Az út szabályos.</translation>
    </message>
    <message>
        <source>The path is legal, and kills the figure.</source>
        <translation>Az út szabályos, és megöli a figurát.</translation>
    </message>
    <message>
        <source>The path is not legal: step %1 fails.</source>
        <translation>Az út nem szabályos: a(z) %1. lépés nem lehetséges.</translation>
    </message>
    <message>
        <source>Steps that enemies may react to: %1.</source>
        <translation>Lépések, amelyekre az ellenfél reagálhat: %1.</translation>
    </message>
    <message>
        <source>The loadout is legal.</source>
        <translation>A felszerelés szabályos.</translation>
    </message>
    <message>
        <source>The loadout is not legal.</source>
        <translation>A felszerelés nem szabályos.</translation>
    </message>
    <message>
        <source>Entry %1 of the auction is not legal.</source>
        <translation>Az árverés %1. bejegyzése nem szabályos.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>Az árverés véget ért.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Következik: %1.</translation>
    </message>
    <message>
        <source>An overtime period is played.</source>
        <translation>Rájátszás következik.</translation>
    </message>
    <message>
        <source>The alliances roll the tiebreaker die.</source>
        <translation>A szövetségek dobnak a döntetlen kockával.</translation>
    </message>
    <message>
        <source>Nothing is decided; the match goes on.</source>
        <translation>Semmi sem dőlt el; a meccs folytatódik.</translation>
    </message>
    <message>
        <source>%1 score %2.</source>
        <translation>%1: %2 pont.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Senki sem szerez pontot.</translation>
    </message>
    <message>
        <source>The lead is shared.</source>
        <translation>Az első helyen holtverseny van.</translation>
    </message>
    <message>
        <source>The match is not finished</source>
        <translation>A meccs nem fejeződött be</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>Győztesek: %1 és %2</translation>
    </message>
    <message>
        <source>All have lost</source>
        <translation>Mindenki veszített</translation>
    </message>
    <message>
        <source>by victory points</source>
        <translation>győzelmi pontokkal</translation>
    </message>
    <message>
        <source>in the overtime</source>
        <translation>a rájátszásban</translation>
    </message>
    <message>
        <source>by the lower scores of the alliances</source>
        <translation>a szövetségek kisebb pontszámaival</translation>
    </message>
    <message>
        <source>by the tiebreaker die</source>
        <translation>a döntetlen kockával</translation>
    </message>
    <message>
        <source>by a blowout</source>
        <translation>kiütéssel</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>megsemmisüléssel</translation>
    </message>
    <message>
        <source>as the last team in play</source>
        <translation>utolsóként játékban maradva</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>%1. játékszakasz</translation>
    </message>
    <message>
        <source>carrying</source>
        <translation>labdavitel</translation>
    </message>
    <message>
        <source>mounds</source>
        <translation>pontszerző helyek</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>hullák</translation>
    </message>
    <message>
        <source>kept at zero</source>
        <translation>nullán tartva</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>javítva</translation>
    </message>
    <message>
        <source>Contests and cards</source>
        <translation>Összecsapások és lapok</translation>
    </message>
    <message>
        <source>contests won</source>
        <translation>megnyert összecsapások</translation>
    </message>
    <message>
        <source>dead cards played</source>
        <translation>kijátszott halott lapok</translation>
    </message>
    <message>
        <source>cheat cards</source>
        <translation>kijátszott csaláskártyák</translation>
    </message>
    <message>
        <source>dice won</source>
        <translation>megnyert kockadobások</translation>
    </message>
    <message>
        <source>Contests by kind</source>
        <translation>Összecsapások fajtánként</translation>
    </message>
    <message>
        <source>steals won</source>
        <translation>megnyert labdaelszedés</translation>
    </message>
    <message>
        <source>steals lost</source>
        <translation>elvesztett labdaelszedés</translation>
    </message>
    <message>
        <source>tackles won</source>
        <translation>megnyert szerelés</translation>
    </message>
    <message>
        <source>tackles lost</source>
        <translation>elvesztett szerelés</translation>
    </message>
    <message>
        <source>attacks won</source>
        <translation>megnyert támadás</translation>
    </message>
    <message>
        <source>attacks lost</source>
        <translation>elvesztett támadás</translation>
    </message>
    <message>
        <source>reactions</source>
        <translation>reakciók</translation>
    </message>
    <message>
        <source>Card luck</source>
        <translation>Lapszerencse</translation>
    </message>
    <message>
        <source>average live energy</source>
        <translation>átlagos élő energia</translation>
    </message>
    <message>
        <source>live cards</source>
        <translation>élő lapok</translation>
    </message>
    <message>
        <source>dice in all</source>
        <translation>kockák összege</translation>
    </message>
    <message>
        <source>A match of equal luck with the cards.</source>
        <translation>A lapok egyformán kedveztek.</translation>
    </message>
    <message>
        <source>%1 had the better cards.</source>
        <translation>Jobb lapjai voltak: %1.</translation>
    </message>
    <message>
        <source>%1 had the better cards, and did not win.</source>
        <translation>Jobb lapjai voltak, mégsem győzött: %1.</translation>
    </message>
    <message>
        <source>%2 kill %1</source>
        <translation>%1 meghal; trófea: %2</translation>
    </message>
    <message>
        <source>%1 dies, and nobody gets the kill</source>
        <translation>%1 meghal, a hulla senkié</translation>
    </message>
    <message>
        <source>%1 ring the bell</source>
        <translation>%1: megszólal a csengő</translation>
    </message>
    <message>
        <source>%1 are out of the match</source>
        <translation>A(z) %1 csapata kiesett a meccsből</translation>
    </message>
    <message>
        <source>Only in a league match does a team bring something along: %1.</source>
        <translation>Csapat csak ligameccsre hoz magával valamit: %1.</translation>
    </message>
    <message>
        <source>%1 start with %2 cash.</source>
        <translation>%1: kezdőpénz %2.</translation>
    </message>
    <message>
        <source>%1 belongs to one of the teams already, so it is left out.</source>
        <translation>%1 már az egyik csapaté, ezért kimarad.</translation>
    </message>
    <message>
        <source>Put right: the score of %1 is %2.</source>
        <translation>Helyreigazítva, %1: pontszám %2.</translation>
    </message>
    <message>
        <source>Put right: the cash of %1 is %2.</source>
        <translation>Helyreigazítva, %1: pénz %2.</translation>
    </message>
    <message>
        <source>Put right: the fouls of %1 are %2.</source>
        <translation>Helyreigazítva, %1: szabálytalanságok %2.</translation>
    </message>
    <message>
        <source>Put right: cards in hand of %1: %2.</source>
        <translation>Helyreigazítva, %1: lapok kézben %2.</translation>
    </message>
    <message>
        <source>Put right: the active upgrade points of %1 are %2.</source>
        <translation>Helyreigazítva, %1: aktív fejlesztéspontok %2.</translation>
    </message>
    <message>
        <source>Put right: the upgrades of %1.</source>
        <translation>Helyreigazítva, %1: fejlesztések.</translation>
    </message>
    <message>
        <source>Put right: the burned cards of %1.</source>
        <translation>Helyreigazítva, %1: elégetett lapok.</translation>
    </message>
    <message>
        <source>Put right: damage on %1: %2.</source>
        <translation>Helyreigazítva: %1 sebzése: %2.</translation>
    </message>
    <message>
        <source>Put right: the health of %1 is %2.</source>
        <translation>Helyreigazítva: %1 életereje: %2.</translation>
    </message>
    <message>
        <source>Put right: %1 stands.</source>
        <translation>Helyreigazítva: %1 áll.</translation>
    </message>
    <message>
        <source>Put right: %1 lies.</source>
        <translation>Helyreigazítva: %1 leütve fekszik.</translation>
    </message>
    <message>
        <source>Put right: %1 is on %2.</source>
        <translation>Helyreigazítva: %1 itt van: %2.</translation>
    </message>
    <message>
        <source>Put right: %1 is on the bench.</source>
        <translation>Helyreigazítva: %1 a kispadon van.</translation>
    </message>
    <message>
        <source>Put right: %1 has the ball.</source>
        <translation>Helyreigazítva: a labda %1 kezében van.</translation>
    </message>
    <message>
        <source>Put right: the ball lies on %1.</source>
        <translation>Helyreigazítva: a labda itt fekszik: %1.</translation>
    </message>
    <message>
        <source>Put right: nobody has said who has the ball.</source>
        <translation>Helyreigazítva: senki sem mondta meg, kié a labda.</translation>
    </message>
    <message>
        <source>Put right: cards in the draw pile: %1.</source>
        <translation>Helyreigazítva: lapok a húzópakliban: %1.</translation>
    </message>
    <message>
        <source>Put right: something that has no name here.</source>
        <translation>Helyreigazítva: valami, aminek itt nincs neve.</translation>
    </message>
    <message>
        <source>%1 is not one of the teams.</source>
        <translation>%1 nincs a csapatok között.</translation>
    </message>
    <message>
        <source>%1 are out of the match and are not counted.</source>
        <translation>A(z) %1 csapata kiesett a meccsből, ezért nem számít.</translation>
    </message>
    <message>
        <source>%1 have no kill: no place, no points.</source>
        <translation>A(z) %1 csapatának nincs hullája: nincs hely, nincs pont.</translation>
    </message>
    <message>
        <source>%1 have no foul: they lose nothing.</source>
        <translation>A(z) %1 csapatának nincs szabálytalansága: nem veszít semmit.</translation>
    </message>
    <message>
        <source>Kills and fouls: %1 %2, %3 %4.</source>
        <translation>Hullák és szabálytalanságok: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Kills and fouls: %1 %2, %3 %4, %5 %6.</source>
        <translation>Hullák és szabálytalanságok: %1 %2, %3 %4, %5 %6.</translation>
    </message>
    <message>
        <source>Kills and fouls: %1 %2, %3 %4, %5 %6, %7 %8.</source>
        <translation>Hullák és szabálytalanságok: %1 %2, %3 %4, %5 %6, %7 %8.</translation>
    </message>
    <message>
        <source>%1 pay %2 cash for as many cheat cards and keep %3. Cheat cards left to roll for: %4.</source>
        <translation>A(z) %1 csapata %2 pénzt fizet ugyanennyi csaláskártyáért, és %3 pénze marad. Csaláskártyák, amelyekre még dobni kell: %4.</translation>
    </message>
    <message>
        <source>%1 pay no bribe. Cheat cards left to roll for: %2.</source>
        <translation>A(z) %1 csapata nem fizet le senkit. Csaláskártyák, amelyekre még dobni kell: %2.</translation>
    </message>
    <message>
        <source>%1 have not rolled yet; afterwards they have at least %2 and at most %3 fouls.</source>
        <translation>A(z) %1 csapata még nem dobott; utána legalább %2 és legfeljebb %3 szabálytalansága lesz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stand at %n foul(s): a greatest cheater at every bonus scoring.</source>
        <translation>
            <numerusform>A(z) %1 csapata %n szabálytalanságnál áll: minden jutalompontozáskor a legnagyobb csalók közé számít.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay %2 in bribes: they have only %3 cash.</source>
        <translation>A(z) %1 csapata nem költhet %2 pénzt lefizetésre: csak %3 pénze van.</translation>
    </message>
    <message>
        <source>%1 cannot pay %2 in bribes: only %3 of their cheat cards lie burned.</source>
        <translation>A(z) %1 csapata nem költhet %2 pénzt lefizetésre: csak %3 elégetett csaláskártyája van.</translation>
    </message>
    <message numerus="yes">
        <source>%1 roll for each cheat card that is left: %n roll(s) needed, not %3.</source>
        <translation>
            <numerusform>A(z) %1 csapata minden megmaradt csaláskártyára dob: %n dobás kell, nem %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n burned card(s); %2 ring the bell.</source>
        <translation>
            <numerusform>%n elégetett lap; a csengő %2 lapnál szólal meg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may roll %n time(s): once, and once more for each active Lucky.</source>
        <translation>
            <numerusform>A(z) %1 csapata %n alkalommal dobhat: egyszer, és minden aktív Szerencsés lapkáért még egyszer.</numerusform>
        </translation>
    </message>
    <message>
        <source>live beats dead</source>
        <translation>az élő legyőzi a halottat</translation>
    </message>
    <message>
        <source>UPSET! decides</source>
        <translation>a Felfordulás dönt</translation>
    </message>
    <message>
        <source>the die decides</source>
        <translation>a kocka dönt</translation>
    </message>
    <message>
        <source>%1 win %2 to %3.</source>
        <translation>%1: győzelem, %2 : %3.</translation>
    </message>
    <message>
        <source>%1 win, %2.</source>
        <translation>%1: győzelem, %2.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 takes the ball.</source>
        <translation>%1: győzelem, %2 : %3; %4 megszerzi a labdát.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 takes the ball.</source>
        <translation>%1: győzelem, %2; %3 megszerzi a labdát.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 keeps the ball.</source>
        <translation>%1: győzelem, %2 : %3; %4 megtartja a labdát.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 keeps the ball.</source>
        <translation>%1: győzelem, %2; %3 megtartja a labdát.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is knocked down.</source>
        <translation>%1: győzelem, %2 : %3; %4 leütve fekszik.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is knocked down.</source>
        <translation>%1: győzelem, %2; %3 leütve fekszik.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 stays on its feet by Brick.</source>
        <translation>%1: győzelem, %2 : %3; %4 a Tégla révén talpon marad.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 stays on its feet by Brick.</source>
        <translation>%1: győzelem, %2; %3 a Tégla révén talpon marad.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is pushed to %5.</source>
        <translation>%1: győzelem, %2 : %3; %4 ide lökődik: %5.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is pushed to %4.</source>
        <translation>%1: győzelem, %2; %3 ide lökődik: %4.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is pushed.</source>
        <translation>%1: győzelem, %2 : %3; %4 ellökve.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is pushed.</source>
        <translation>%1: győzelem, %2; %3 ellökve.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 stays where it is.</source>
        <translation>%1: győzelem, %2 : %3; %4 ott marad, ahol van.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 stays where it is.</source>
        <translation>%1: győzelem, %2; %3 ott marad, ahol van.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is killed.</source>
        <translation>%1: győzelem, %2 : %3; %4 meghal.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is killed.</source>
        <translation>%1: győzelem, %2; %3 meghal.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 takes %5 damage.</source>
        <translation>%1: győzelem, %2 : %3; %4 sebződik: %5.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 takes %4 damage.</source>
        <translation>%1: győzelem, %2; %3 sebződik: %4.</translation>
    </message>
    <message>
        <source>%1 win %2 to %3: %4 is unhurt.</source>
        <translation>%1: győzelem, %2 : %3; %4 sértetlen.</translation>
    </message>
    <message>
        <source>%1 win, %2: %3 is unhurt.</source>
        <translation>%1: győzelem, %2; %3 sértetlen.</translation>
    </message>
    <message>
        <source>%1 played Stim Pack!, but no live card with a star: nothing is doubled.</source>
        <translation>A(z) %1 csapata Erősítő injekciót játszott ki, de nem mutatott élő csillagos lapot: semmi sem duplázódik.</translation>
    </message>
    <message>
        <source>%1 played Stim Pack!, but no totals are compared: nothing is doubled.</source>
        <translation>A(z) %1 csapata Erősítő injekciót játszott ki, de nincs mit összeadni: semmi sem duplázódik.</translation>
    </message>
    <message numerus="yes">
        <source>%1 are the last ones in for %2, pay %3 and have %n cash left.</source>
        <translation>
            <numerusform>%1: utolsóként bent (%2), ára %3, marad %n pénz.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lead for %2 with %3; it is the turn of %4 to bid more or to pass.</source>
        <translation>Vezet: %1 (%2, licit: %3). Soron: %4, többet licitál vagy passzol.</translation>
    </message>
    <message>
        <source>%1 open %2 with %3, but its minimum bid is %4.</source>
        <translation>A(z) %1 csapata ezzel nyit (%2): %3, de a minimális licit %4.</translation>
    </message>
    <message>
        <source>%1 bid %2, but the last bid is %3: bid more or pass.</source>
        <translation>A(z) %1 csapatának licitje %2, de az előző licit %3: többet kell licitálni vagy passzolni.</translation>
    </message>
    <message>
        <source>%1 bid %2, but have only %3 cash.</source>
        <translation>A(z) %1 csapatának licitje %2, de csak %3 pénze van.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s), %3 behind %4, the next ones above: blown out (the limit is %5).</source>
        <translation>
            <numerusform>A(z) %1 csapatának %n pontja van, %3 ponttal marad el a fölötte lévő %4 mögött: kiütéssel kiesik (a határ %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are last with %n point(s), %3 behind %4, the next ones above: blown out (the limit is %5).</source>
        <translation>
            <numerusform>A(z) %1 csapata utolsó %n ponttal, %3 ponttal marad el a fölötte lévő %4 mögött: kiütéssel kiesik (a határ %5).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must fill up, but are short of figures (runners %2, bruisers %3, ringers that they may field %4): eliminated.</source>
        <translation>A(z) %1 csapatának fel kell töltenie a figuráit, de nincs elég belőlük (futó %2, bunyós %3, bevethető arénaharcos %4): megsemmisül.</translation>
    </message>
    <message>
        <source>%1 can fill up: they need %3 figures and have %2.</source>
        <translation>A(z) %1 csapata fel tudja tölteni a figuráit: %3 figura kell, és %2 van.</translation>
    </message>
    <message>
        <source>%1 are the last team in play and have won.</source>
        <translation>A(z) %1 csapata az utolsó játékban lévő csapat, ezért nyert.</translation>
    </message>
    <message>
        <source>In an alliance match all four teams must be in play, but %1 are not.</source>
        <translation>Szövetséges meccsen mind a négy csapatnak játékban kell lennie, de a(z) %1 csapata nincs.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tile(s) of %1 in the box.</source>
        <translation>
            <numerusform>A dobozban csak %n lapka van ebből: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are the last team in play; the others are blown out.</source>
        <translation>A(z) %1 csapata az utolsó játékban lévő csapat; a többiek kiütéssel estek ki.</translation>
    </message>
    <message>
        <source>%1 are the last team in play; the others are eliminated.</source>
        <translation>A(z) %1 csapata az utolsó játékban lévő csapat; a többiek megsemmisültek.</translation>
    </message>
    <message>
        <source>%1 are the last team in play; of the others some are blown out and some eliminated.</source>
        <translation>A(z) %1 csapata az utolsó játékban lévő csapat; a többiek részben kiütéssel, részben megsemmisüléssel estek ki.</translation>
    </message>
    <message>
        <source>%1 alone have the most points in play, %2, and win.</source>
        <translation>A játékban lévők közül egyedül a(z) %1 csapatának van a legtöbb pontja (%2), és nyer.</translation>
    </message>
    <message>
        <source>%1 alone have the most points after the overtime, %2, and win.</source>
        <translation>A rájátszás után egyedül a(z) %1 csapatának van a legtöbb pontja (%2), és nyer.</translation>
    </message>
    <message>
        <source>%1 play in the overtime.</source>
        <translation>A(z) %1 csapata játszik a rájátszásban.</translation>
    </message>
    <message>
        <source>%1 are out and do not count, whatever their score.</source>
        <translation>A(z) %1 csapata kiesett, és nem számít, bármennyi a pontja.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4.</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5.</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4, Sebesség tréning %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, The Dragon %5.</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4, The Dragon %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5, The Dragon %6.</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4, Sebesség tréning %5, The Dragon %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, times %5 for Hustle!</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4, az Uzsgyi! szorzója %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4 and Speed Training %5, times %6 for Hustle!</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4 és Sebesség tréning %5, az Uzsgyi! szorzója %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4 and The Dragon %5, times %6 for Hustle!</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4 és The Dragon %5, az Uzsgyi! szorzója %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!</source>
        <translation>
            <numerusform>%1 %n mezőt léphet: %3 %4, Sebesség tréning %5 és The Dragon %6, az Uzsgyi! szorzója %7.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1 to %2 is too far: %3 may move %n space(s).</source>
        <translation>
            <numerusform>A(z) %1. lépés (%2) túl messze van: %3 %n mezőt léphet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 do not hold the ball at the start of their turn, so they score nothing.</source>
        <translation>%1: a kör elején nincs náluk a labda, ezért nincs pont.</translation>
    </message>
    <message>
        <source>%1 score %2: %3 holds the ball on %4.</source>
        <translation>%1: %2 pont. A labdát %3 tartja itt: %4.</translation>
    </message>
    <message>
        <source>%1 score %2, %3 score %4.</source>
        <translation>Pontot szerez: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>%1 score %2, %3 score %4, %5 score %6.</source>
        <translation>Pontot szerez: %1 %2, %3 %4, %5 %6.</translation>
    </message>
    <message>
        <source>%1 score %2, %3 score %4, %5 score %6, %7 score %8.</source>
        <translation>Pontot szerez: %1 %2, %3 %4, %5 %6, %7 %8.</translation>
    </message>
    <message>
        <source>%1 have done this already.</source>
        <translation>%1: ez már megtörtént.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have only %n figure(s) left and need %3: they forfeit the match.</source>
        <translation>
            <numerusform>A(z) %1 csapatának csak %n figurája maradt, és %3 kell: ez ki nem állás, a meccset elveszti.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sit at a side that is taken.</source>
        <translation>%1: ez az oldal már foglalt.</translation>
    </message>
    <message>
        <source>Only an alliance match has alliances; %1 have one.</source>
        <translation>Csak a szövetséges meccsen vannak szövetségek; a(z) %1 csapatának van egy.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tile(s) of %1.</source>
        <translation>
            <numerusform>Csak %n lapka van ebből: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lot(s) are up; %2 name the first.</source>
        <translation>
            <numerusform>%n tétel van felfordítva; az elsőt megnevezi: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 get %2 for %3 and have %n cash left.</source>
        <translation>
            <numerusform>%1: megvan %2, ára %3, marad %n pénz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sexy Contract: +%n cash for %1.</source>
        <translation>
            <numerusform>Szexi szerződés: %1 +%n pénz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 put %n figure(s) on, not %3.</source>
        <translation>
            <numerusform>%1: %n figura kerül fel, nem %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have lined up %n figure(s).</source>
        <translation>
            <numerusform>%1: %n figura felállítva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bring on %n figure(s).</source>
        <translation>
            <numerusform>%1: %n figura jön be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s).</source>
        <translation>
            <numerusform>%1 %n mezőt léphet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draw %2 and have %n card(s).</source>
        <translation>
            <numerusform>%1: %2 húzott lap, kézben %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n card(s) and draw nothing.</source>
        <translation>
            <numerusform>%1: kézben %n lap, nem húz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The activation is over. It was no turn: nobody draws.</source>
        <translation>Az aktiválás véget ért. Ez nem kör volt: senki sem húz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n burned card(s): the bell rings. Every other team has one more turn.</source>
        <translation>
            <numerusform>%1: %n elégetett lap, megszólal a csengő. Minden más csapatnak még egy köre van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) must be placed, not %2.</source>
        <translation>
            <numerusform>%n jelölőt kell elhelyezni, nem %2 jelölőt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n space(s) left, not %3.</source>
        <translation>
            <numerusform>%1 még %n mezőt léphet, nem %3 mezőt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves to %2 and has %n space(s) left.</source>
        <translation>
            <numerusform>%1 ide lép: %2, és még %n mezőt léphet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Active for %1: %2 (%3).</source>
        <translation>Aktív, %1: %2 (%3).</translation>
    </message>
    <message>
        <source>On the field for %1: %2.</source>
        <translation>Pályán, %1: %2.</translation>
    </message>
    <message>
        <source>No %1 is left to be played: all that the deck has lie burned (%2).</source>
        <translation>Nincs több kijátszható %1: a pakli összes ilyen lapja elégetve fekszik (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n burned cheat card(s) and %3 cash: %4 is too much.</source>
        <translation>
            <numerusform>%1: %n elégetett csaláskártya és %3 pénz; %4 túl sok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 roll once for each of their %n cheat card(s), not %3 times.</source>
        <translation>
            <numerusform>%1: minden csaláskártyára egy dobás jár, összesen %n, nem %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may roll each die %n time(s), not %3.</source>
        <translation>
            <numerusform>%1: minden kockával %n dobás jár, nem %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 roll %n foul(s) and have %3.</source>
        <translation>
            <numerusform>%1: a dobásból %n szabálytalanság, összesen %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win a forfeited match against %2 with %3 to 0, without kills and fouls.</source>
        <translation>%1: győzelem, mert a(z) %2 csapata nem állt ki; az eredmény %3 : 0, hullák és szabálytalanságok nélkül.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 both lost their match and get %n league point(s) each.</source>
        <translation>
            <numerusform>%1, %2: mindketten elvesztették a meccsüket, egyenként %n ligapontot kapnak.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot play against themselves.</source>
        <translation>A(z) %1 csapata nem játszhat önmaga ellen.</translation>
    </message>
    <message>
        <source>%1 did not play this match, so they cannot be its winner.</source>
        <translation>%1: ezen a meccsen nem játszottak, így nem lehetnek győztesek.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n figure(s) on the crossfield; at most %3 may be there.</source>
        <translation>
            <numerusform>%1: %n figura lenne a keresztmezőn; legfeljebb %3 lehet ott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n ringer(s) on the crossfield; at most %3 may be there.</source>
        <translation>
            <numerusform>%1: %n arénaharcos lenne a keresztmezőn; legfeljebb %3 lehet ott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n different active upgrade(s); their dugout has %3 places.</source>
        <translation>
            <numerusform>A(z) %1 csapatának %n különböző aktív fejlesztése lenne; a fedezékben %3 hely van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s); a hand has 0 to %3.</source>
        <translation>
            <numerusform>A(z) %1 csapata %n lapot tartana kézben; kézben 0 és %3 közötti lap lehet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be the turn of %1, who are not in play.</source>
        <translation>A(z) %1 csapata következne, de már nincs játékban.</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n team(s) begins</source>
        <translation>
            <numerusform>Kezdődik egy %n csapatos meccs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begin their turn</source>
        <translation>%1: kezdődik a kör</translation>
    </message>
    <message numerus="yes">
        <source>%1 bring in %n figure(s)</source>
        <translation>
            <numerusform>%1: %n figura jön be</numerusform>
        </translation>
    </message>
    <message>
        <source>Amazons</source>
        <translation>Amazonok</translation>
    </message>
    <message>
        <source>Daemons</source>
        <translation>Démonok</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Méregagyarak</translation>
    </message>
    <message>
        <source>Ogres</source>
        <translation>Ogrék</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbárok</translation>
    </message>
    <message>
        <source>Cowboys</source>
        <translation>Cowboyok</translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation>Goblinok</translation>
    </message>
    <message>
        <source>Hellcats</source>
        <translation>Pokolmacskák</translation>
    </message>
    <message>
        <source>Klockwerks</source>
        <translation>Óraművek</translation>
    </message>
    <message>
        <source>Lycanthropes</source>
        <translation>Likantrópok</translation>
    </message>
    <message>
        <source>Ninjas</source>
        <translation>Nindzsák</translation>
    </message>
    <message>
        <source>Paragons</source>
        <translation>Példaképek</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Kalózok</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Szamurájok</translation>
    </message>
    <message>
        <source>Trolls</source>
        <translation>Trollok</translation>
    </message>
    <message>
        <source>Valkyries</source>
        <translation>Valkűrök</translation>
    </message>
    <message>
        <source>Warlocks</source>
        <translation>Boszorkánymesterek</translation>
    </message>
    <message>
        <source>Zombies</source>
        <translation>Zombik</translation>
    </message>
    <message>
        <source>a bruiser may take 1 damage that cannot be prevented instead of being knocked down</source>
        <translation>egy bunyós leütés helyett elszenvedhet 1 sebzést, amely nem hárítható el</translation>
    </message>
    <message>
        <source>each period, before the first player&apos;s first turn, may activate one runner or bruiser</source>
        <translation>minden játékszakaszban, a kezdőjátékos első köre előtt aktiválhat egy futót vagy bunyóst</translation>
    </message>
    <message>
        <source>may field one more ringer</source>
        <translation>eggyel több arénaharcost állíthat ki</translation>
    </message>
    <message>
        <source>each turn, each figure ignores the first point of damage it would take</source>
        <translation>minden figurája minden körben figyelmen kívül hagyja az első sebzést, amelyet kapna</translation>
    </message>
    <message>
        <source>gain 1 victory point each time one of the team&apos;s figures damages or kills an enemy figure</source>
        <translation>1 győzelmi pont, valahányszor a csapat figurája megsebez vagy megöl egy ellenséges figurát</translation>
    </message>
    <message>
        <source>may activate one bruiser at the very end of each period</source>
        <translation>minden játékszakasz legvégén aktiválhat egy bunyóst</translation>
    </message>
    <message>
        <source>each time the team rolls the tiebreaker die it may re-roll once and must keep the new result</source>
        <translation>valahányszor a csapat a döntetlen kockával dob, egyszer újradobhat, és az új eredmény marad</translation>
    </message>
    <message>
        <source>before a contest, an undamaged figure may take 1 damage for +1 in that contest</source>
        <translation>összecsapás előtt egy sértetlen figura elszenvedhet 1 sebzést, és +1-et kap abban az összecsapásban</translation>
    </message>
    <message>
        <source>gain 1 victory point each time the team initiates and wins a tackle contest</source>
        <translation>1 győzelmi pont, valahányszor a csapat szerelést kezdeményez és megnyeri</translation>
    </message>
    <message>
        <source>figures can hand off and receive the ball from one space further away</source>
        <translation>a figurák egy mezővel távolabbról is leadhatják és átvehetik a labdát</translation>
    </message>
    <message>
        <source>3 cash before each match</source>
        <translation>3 pénz minden meccs előtt</translation>
    </message>
    <message>
        <source>each activated figure may move 1 more space</source>
        <translation>minden aktivált figura 1 mezővel többet léphet</translation>
    </message>
    <message>
        <source>on its own team&apos;s turn it may attack or tackle two enemies with a single contest</source>
        <translation>a saját csapata körében egyetlen összecsapással két ellenfelet támadhat vagy szerelhet</translation>
    </message>
    <message>
        <source>victory points it scores at the end of a period count double</source>
        <translation>a játékszakasz végén szerzett győzelmi pontjai duplán számítanak</translation>
    </message>
    <message>
        <source>an opponent that initiates a contest against it loses 1 victory point</source>
        <translation>az az ellenfél, aki összecsapást kezdeményez ellene, elveszít 1 győzelmi pontot</translation>
    </message>
    <message>
        <source>cannot be attacked or tackled for moving into enemy killzones on its own team&apos;s turn</source>
        <translation>a saját csapata körében nem támadható és nem szerelhető azért, mert ellenséges gyilokzónába lép</translation>
    </message>
    <message>
        <source>heals all damage at the start of each of its team&apos;s turns</source>
        <translation>csapata minden körének elején minden sebzése meggyógyul</translation>
    </message>
    <message>
        <source>if it wins an attack contest and deals any damage, the opposing figure is killed</source>
        <translation>ha megnyer egy támadást és bármennyit sebez, az ellenfele figurája meghal</translation>
    </message>
    <message>
        <source>moves 3 more spaces when activated</source>
        <translation>aktiváláskor 3 mezővel többet lép</translation>
    </message>
    <message>
        <source>may move through other figures and wall tokens</source>
        <translation>áthaladhat más figurákon és faljelölőkön</translation>
    </message>
    <message>
        <source>cannot be attacked</source>
        <translation>nem támadható</translation>
    </message>
    <message>
        <source>the team&apos;s other runners get +1 in every contest (erratum)</source>
        <translation>a csapat többi futója minden összecsapásban +1-et kap (javított szöveg)</translation>
    </message>
    <message>
        <source>%1 holds the ball on %2 as the turn begins</source>
        <translation>%1 kezében a labda itt: %2, amikor a kör kezdődik</translation>
    </message>
    <message>
        <source>r%1</source>
        <comment>a runner and its number</comment>
        <translation>f%1</translation>
    </message>
    <message>
        <source>b%1</source>
        <comment>a bruiser and its number</comment>
        <translation>b%1</translation>
    </message>
    <message>
        <source>card</source>
        <translation>lap</translation>
    </message>
    <message>
        <source>Clean-up: nobody goes to the bench.</source>
        <translation>Rendrakás: senki sem megy a kispadra.</translation>
    </message>
    <message numerus="yes">
        <source>Clean-up: %n figure(s) benched and healed.</source>
        <translation>
            <numerusform>Rendrakás: %n figura a kispadra kerül, és meggyógyul.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pain/Gain can be used once for each active copy; %1 have %2.</source>
        <translation>A Fájdalomdíj aktív lapkánként egyszer használható; %1: %2.</translation>
    </message>
    <message>
        <source>%1 cannot name %2: %3 have bought it already.</source>
        <translation>A(z) %1 csapata nem nevezheti meg ezt: %2. Már megvette: %3.</translation>
    </message>
    <message>
        <source>%2 of alliance %1 are out, so that alliance has lost.</source>
        <translation>%2: kiesés, ezért a szövetség (%1) veszített.</translation>
    </message>
    <message>
        <source>The lower score of an alliance counts: %2 for alliance %1, %4 for alliance %3.</source>
        <translation>Egy szövetség kisebb pontszáma számít: %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>Alliance %1 has more and wins.</source>
        <translation>A(z) %1 szövetségnek több pontja van, és nyer.</translation>
    </message>
    <message>
        <source>The lower scores are equal; alliance %1 rolled %2 and wins, alliance %3 rolled %4.</source>
        <translation>A kisebb pontszámok egyenlők; %1 szövetség dobása %2, %3 szövetségé %4: %1 nyer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on the minor scoring mound %2: %n point(s).</source>
        <translation>
            <numerusform>%1 a kisebb pontszerző helyen (%2): %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on its own major scoring mound %2: %n point(s).</source>
        <translation>
            <numerusform>%1 a saját nagyobb pontszerző helyén (%2): %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on its team&apos;s score token in %2: %n point(s).</source>
        <translation>
            <numerusform>%1 a csapata kisebb pontjelölőjén (%2): %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the minor scoring mound %2: %3, doubled for Macho Libre to %4.</source>
        <translation>%1 a kisebb pontszerző helyen (%2): %3, Macho Libre miatt megduplázva %4.</translation>
    </message>
    <message>
        <source>%1 on its own major scoring mound %2: %3, doubled for Macho Libre to %4.</source>
        <translation>%1 a saját nagyobb pontszerző helyén (%2): %3, Macho Libre miatt megduplázva %4.</translation>
    </message>
    <message>
        <source>%1 on its team&apos;s score token in %2: %3, doubled for Macho Libre to %4.</source>
        <translation>%1 a csapata kisebb pontjelölőjén (%2): %3, Macho Libre miatt megduplázva %4.</translation>
    </message>
    <message>
        <source>A name is listed twice: %1.</source>
        <translation>Kétszer szerepel a listán: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 bribe %n cheat card(s), 1 cash each; left to roll for: %3.</source>
        <translation>
            <numerusform>%1: %n csaláskártya lefizetve, darabja 1 pénz; dobni kell még ennyire: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 have nothing to roll for.</source>
        <translation>%1: nincs miért dobni.</translation>
    </message>
    <message>
        <source>%1 have won.</source>
        <translation>Győztes: %1.</translation>
    </message>
    <message>
        <source>%1 are blown out.</source>
        <translation>Kiütéssel kiesik: %1.</translation>
    </message>
    <message>
        <source>%1 are eliminated.</source>
        <translation>Megsemmisül: %1.</translation>
    </message>
    <message>
        <source>%1 lead the table.</source>
        <translation>A tabellát vezeti: %1.</translation>
    </message>
    <message>
        <source>The winner by points or in overtime has the higher score; %1 have not.</source>
        <translation>A pontokkal vagy rájátszásban győztesnek nagyobb a pontszáma; %1 pontszáma nem az.</translation>
    </message>
    <message>
        <source>%1 burned cards ring the bell at the end of the team&apos;s own turn.</source>
        <translation>%1 elégetett lap szólaltatja meg a csengőt a saját kör végén.</translation>
    </message>
    <message>
        <source>%1 is not one of the lots.</source>
        <translation>%1 nincs a tételek között.</translation>
    </message>
    <message>
        <source>Only one of them may try it: %1 suffers one reaction a turn, successful or not.</source>
        <translation>Ezt csak egyikük próbálhatja meg: %1 egy körben egy reakciót kap, akár sikerül, akár nem.</translation>
    </message>
    <message>
        <source>A score token lies on a midfield space that is not a scoring mound; %1 does not fit.</source>
        <translation>A kisebb pontjelölő a középpálya olyan mezőjén fekszik, amely nem pontszerző hely; a(z) %1 mező nem ilyen.</translation>
    </message>
    <message>
        <source>%1 holds the ball on %2, which is not a scoring mound.</source>
        <translation>%1 itt tartja a labdát: %2, ez nem pontszerző hely.</translation>
    </message>
    <message>
        <source>The price of %1 is not known: enter it from the card.</source>
        <translation>Nincs ismert ár ehhez: %1. A kártyáról le kell olvasni, és meg kell mondani.</translation>
    </message>
    <message>
        <source>The health of %1 is not known: enter it from the card (ringer_health, or with the lot).</source>
        <translation>%1 életereje nem ismert: a kártyáról le kell olvasni (ringer_health, vagy a tétellel együtt).</translation>
    </message>
    <message>
        <source>Enter the space on which %1 starts.</source>
        <translation>Meg kell mondani, melyik mezőn kezd %1.</translation>
    </message>
    <message>
        <source>Hail Mary Play needs fewer than %1 of the team&apos;s figures on the crossfield; %2 have %3.</source>
        <translation>Az Üdvözlégység játékhoz %1 figuránál kevesebb saját figura kell a keresztmezőn; %2: %3.</translation>
    </message>
    <message>
        <source>Enter which figure comes in, and where.</source>
        <translation>Meg kell mondani, melyik figura jön be, és hová.</translation>
    </message>
    <message>
        <source>Boot to the Head comes at the start of the team&apos;s own turn, before anything else.</source>
        <translation>A Fejberúgás a saját kör elején jön, minden más előtt.</translation>
    </message>
    <message>
        <source>Enter the card that %1 played.</source>
        <translation>Meg kell mondani, melyik lapot játszotta ki %1.</translation>
    </message>
    <message>
        <source>%1 cannot have the value that was given.</source>
        <translation>Ez az érték itt nem lehetséges: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the values that plain energy cards have here.</source>
        <translation>„%1” nem tartozik az egyszerű energiakártyák itteni értékei közé.</translation>
    </message>
    <message>
        <source>A score token would lie where none may lie; they belong on spaces of the midfield that are not mounds.</source>
        <translation>Kisebb pontjelölő olyan helyen feküdne, ahol nem lehet; a helye a középpálya mezőin van, amelyek nem pontszerző helyek.</translation>
    </message>
    <message>
        <source>%1 would be a trophy of %2, but is not an enemy of that team.</source>
        <translation>%1 trófea lenne (%2), de nem ellenfele annak a csapatnak.</translation>
    </message>
    <message>
        <source>%1 is not a ringer: only figures of kind ringer have this key.</source>
        <translation>%1 nem arénaharcos: csak arénaharcos figurának van ilyen kulcsa.</translation>
    </message>
    <message>
        <source>%1 vs %2: the match begins</source>
        <translation>%1 – %2: kezdődik a meccs</translation>
    </message>
    <message numerus="yes">
        <source>%n upgrade tile(s) revealed</source>
        <translation>
            <numerusform>%n fejlesztés-lapka felfordítva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ringer(s) revealed</source>
        <translation>
            <numerusform>%n arénaharcos felfordítva</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtime: %1 vs %2</source>
        <translation>Rájátszás: %1 – %2</translation>
    </message>
    <message>
        <source>%1 cannot name %2: its minimum bid is %3, but they have only %4 cash.</source>
        <translation>A(z) %1 csapata nem nevezheti meg ezt: %2. A minimális licit %3, de csak %4 pénze van.</translation>
    </message>
</context>
<context>
    <name>kaosball_pages</name>
    <message>
        <source>A card is asked for here.</source>
        <translation>Itt egy lapot kell megadni.</translation>
    </message>
    <message>
        <source>Choose on the crossfield</source>
        <translation>Választás a keresztmezőn</translation>
    </message>
    <message>
        <source>Which figures are on the crossfield?</source>
        <translation>Milyen figurák vannak a keresztmezőn?</translation>
    </message>
    <message>
        <source>Tap another figure, or the space that %1 goes to.</source>
        <translation>Koppints egy másik figurára, vagy arra a mezőre, ahová ez kerül: %1.</translation>
    </message>
    <message>
        <source>Tap the space of %1.</source>
        <translation>Koppints erre: %1 mezője.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 kivétele</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Több erről: %1</translation>
    </message>
    <message>
        <source>no space yet</source>
        <translation>még nincs mezője</translation>
    </message>
    <message>
        <source>Add to %1: %2</source>
        <translation>Hozzáadás (%1): %2</translation>
    </message>
</context>
<context>
    <name>league</name>
    <message>
        <source>Seed %1 belongs to %2, not to %3.</source>
        <translation>A(z) %1. kiemelt %2, nem %3.</translation>
    </message>
    <message>
        <source>Others play in round %1, pairing %2 of the playoffs.</source>
        <translation>A kieséses szakasz %1. fordulójának %2. párosításában mások játszanak.</translation>
    </message>
    <message>
        <source>The game %1 has other sides than its pairing.</source>
        <translation>A(z) %1 játszmában nem a párosítás szereplői játszanak.</translation>
    </message>
    <message>
        <source>In round %1, pairing %2 somebody else advances: %3.</source>
        <translation>A(z) %1. forduló %2. párosításából más jutott tovább: %3.</translation>
    </message>
    <message>
        <source>The games won in round %1, pairing %2 are %3 to %4.</source>
        <translation>A(z) %1. forduló %2. párosításában a nyert játszmák aránya %3 : %4.</translation>
    </message>
    <message>
        <source>The champion is %1, not %2.</source>
        <translation>A bajnok %1, nem %2.</translation>
    </message>
    <message>
        <source>The fixture %1 is there twice.</source>
        <translation>A(z) %1 párosítás kétszer szerepel.</translation>
    </message>
    <message>
        <source>%1 has a side twice, or one that takes no part.</source>
        <translation>A(z) %1 párosításban valaki kétszer szerepel, vagy nem résztvevő.</translation>
    </message>
    <message>
        <source>%1 plays twice in round %2.</source>
        <translation>%1 kétszer játszik a(z) %2. fordulóban.</translation>
    </message>
    <message>
        <source>%1 is a match between two groups.</source>
        <translation>%1 két csoport közötti meccs.</translation>
    </message>
    <message>
        <source>The matches are uneven: some play %1, others %2.</source>
        <translation>A meccsek száma egyenlőtlen: van, akinek %1, másnak %2 jut.</translation>
    </message>
    <message>
        <source>%1 has %2 sides; %3 to %4 was to be.</source>
        <translation>A(z) %1 párosításnak %2 résztvevője van; %3 és %4 között kellene.</translation>
    </message>
    <message>
        <source>The groups do not hold everybody once.</source>
        <translation>A csoportokban nem szerepel mindenki pontosan egyszer.</translation>
    </message>
    <message>
        <source>The places of %1 do not follow its scores.</source>
        <translation>%1 helyezései nem felelnek meg a pontszámoknak.</translation>
    </message>
    <message>
        <source>%1 belongs to the playoffs and has no winner.</source>
        <translation>%1 a kieséses szakasz meccse, és nincs győztese.</translation>
    </message>
    <message>
        <source>The result of %1 is not one of its sides.</source>
        <translation>%1 eredménye nem az ő résztvevőié.</translation>
    </message>
    <message>
        <source>%1 counts although a side has dropped out with all its matches.</source>
        <translation>%1 számít, pedig egyik résztvevője minden meccsével együtt visszalépett.</translation>
    </message>
    <message>
        <source>%1 has %2: %3, not %4.</source>
        <translation>%1: %2 értéke %3, nem %4.</translation>
    </message>
    <message>
        <source>Place %1 belongs to %2, not to %3.</source>
        <translation>A(z) %1. helyezett %2, nem %3.</translation>
    </message>
    <message>
        <source>%1 is on place %2, not %3.</source>
        <translation>%1 a(z) %2. helyen áll, nem a(z) %3. helyen.</translation>
    </message>
    <message>
        <source>The table does not hold those who take part in it.</source>
        <translation>A tabellában nem azok vannak, akik részt vesznek.</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Legnagyobb győzelem</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Legnagyobb pontszám</translation>
    </message>
    <message>
        <source>Highest scores of both together</source>
        <translation>Legnagyobb együttes pontszám</translation>
    </message>
    <message>
        <source>Most in a match</source>
        <translation>Legtöbb egy meccsen</translation>
    </message>
    <message>
        <source>The record of this season file does not hold: %1</source>
        <translation>Ennek a szezonfájlnak a jegyzőkönyve nem állja meg a helyét: %1</translation>
    </message>
    <message>
        <source>Season %1 created</source>
        <translation>A(z) %1 szezon létrehozva</translation>
    </message>
    <message>
        <source>%1 among the people</source>
        <translation>%1 a személyek között</translation>
    </message>
    <message>
        <source>%1 enters</source>
        <translation>%1 nevez</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 módosítva</translation>
    </message>
    <message>
        <source>The season starts</source>
        <translation>A szezon elkezdődik</translation>
    </message>
    <message>
        <source>Fixture added: %1</source>
        <translation>Új párosítás: %1</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>%1 eredménye</translation>
    </message>
    <message>
        <source>Result of %1 corrected</source>
        <translation>%1 eredménye javítva</translation>
    </message>
    <message>
        <source>%1 drops out</source>
        <translation>%1 visszalép</translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 helyettesítve</translation>
    </message>
    <message>
        <source>Rules of the table changed: %1</source>
        <translation>A tabella szabályai módosítva: %1</translation>
    </message>
    <message>
        <source>The organiser decides: %1</source>
        <translation>A szervező döntése: %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>%1. csoport</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Csapat</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Játszott</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Vereség</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontszám</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Különbség</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Párosítások</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Kieséses szakasz</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. forduló</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Még nyitott</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>kézzel</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>játék nélkül</translation>
    </message>
    <message>
        <source>corrected: %1</source>
        <translation>javítva: %1</translation>
    </message>
    <message>
        <source>Points or tie-breakers were changed after the start: %1</source>
        <translation>A pontozás vagy a rangsoroló szempontok a rajt után változtak: %1</translation>
    </message>
    <message>
        <source>Nobody else has as many.</source>
        <translation>Senki másnak nincs ennyi.</translation>
    </message>
    <message>
        <source>Level on points with %1.</source>
        <translation>Pontszáma egyenlő vele: %1.</translation>
    </message>
    <message>
        <source>Level on points per match with %1.</source>
        <translation>Meccsenkénti pontszáma egyenlő vele: %1.</translation>
    </message>
    <message>
        <source>Still level with %1 by %2: %3 each.</source>
        <translation>Vele még mindig egyenlő: %1 (%2: egyaránt %3).</translation>
    </message>
    <message>
        <source>Ahead of %1 by %2: %3 to %4.</source>
        <translation>%1 előtt áll, %2: %3 és %4.</translation>
    </message>
    <message>
        <source>Behind %1 by %2: %3 to %4.</source>
        <translation>%1 mögött áll, %2: %3 és %4.</translation>
    </message>
    <message>
        <source>Ahead of %1: won the head-to-head %2 to %3.</source>
        <translation>%1 előtt áll; az egymás elleni eredmény %2 : %3.</translation>
    </message>
    <message>
        <source>Behind %1: lost the head-to-head %2 to %3.</source>
        <translation>%1 mögött áll; az egymás elleni eredmény %2 : %3.</translation>
    </message>
    <message>
        <source>Ahead of %1 by the organiser&apos;s decision: %2.</source>
        <translation>%1 előtt áll, a szervező döntésével: %2.</translation>
    </message>
    <message>
        <source>Behind %1 by the organiser&apos;s decision: %2.</source>
        <translation>%1 mögött áll, a szervező döntésével: %2.</translation>
    </message>
    <message>
        <source>Shares place %2 with %1: no tie-breaker separates them.</source>
        <translation>Osztozik a(z) %2. helyen vele: %1; egyetlen rangsoroló szempont sem választja el őket.</translation>
    </message>
    <message>
        <source>points of the matches among them</source>
        <translation>az egymás elleni meccsek pontjai</translation>
    </message>
    <message>
        <source>score difference of the matches among them</source>
        <translation>az egymás elleni meccsek pontkülönbsége</translation>
    </message>
    <message>
        <source>score of the matches among them</source>
        <translation>az egymás elleni meccsek pontszáma</translation>
    </message>
    <message>
        <source>score difference</source>
        <translation>pontkülönbség</translation>
    </message>
    <message>
        <source>score</source>
        <translation>pontszám</translation>
    </message>
    <message>
        <source>fewest points against</source>
        <translation>legkevesebb kapott pont</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>megnyert meccsek</translation>
    </message>
    <message>
        <source>points of the opponents met</source>
        <translation>az ellenfelek pontjai</translation>
    </message>
    <message>
        <source>There is no season yet: create it first.</source>
        <translation>Még nincs szezon: előbb létre kell hozni.</translation>
    </message>
    <message>
        <source>The season %1 has been created already.</source>
        <translation>A(z) %1 szezon már létre van hozva.</translation>
    </message>
    <message>
        <source>No game with the name &quot;%1&quot; has leagues.</source>
        <translation>Nincs „%1” nevű játék, amelynek ligái lennének.</translation>
    </message>
    <message>
        <source>The season has started already.</source>
        <translation>A szezon már elkezdődött.</translation>
    </message>
    <message>
        <source>The season has not started yet.</source>
        <translation>A szezon még nem kezdődött el.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is there twice; each needs its own.</source>
        <translation>A(z) „%1” név kétszer szerepel; mindenkinek saját név kell.</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; takes part.</source>
        <translation>Nincs „%1” nevű résztvevő.</translation>
    </message>
    <message>
        <source>There is no fixture &quot;%1&quot;.</source>
        <translation>Nincs „%1” párosítás.</translation>
    </message>
    <message>
        <source>The game has no team &quot;%1&quot;.</source>
        <translation>A játékban nincs „%1” csapat.</translation>
    </message>
    <message>
        <source>A season of this game takes %1 to %2 entrants; there are %3.</source>
        <translation>Ebben a játékban egy szezonhoz %1–%2 nevező kell; most %3 van.</translation>
    </message>
    <message>
        <source>This game is not played by two.</source>
        <translation>Ezt a játékot nem ketten játsszák.</translation>
    </message>
    <message>
        <source>%1 groups are too many for %2 entrants: each needs two.</source>
        <translation>%1 csoport túl sok %2 nevezőhöz: mindegyikbe kettő kell.</translation>
    </message>
    <message>
        <source>Tables of %1 to %2 are not possible: this game takes %3 to %4 players, and there are %5.</source>
        <translation>%1–%2 fős asztalok nem lehetnek: ehhez a játékhoz %3–%4 játékos kell, és %5 nevező van.</translation>
    </message>
    <message>
        <source>Playoffs for %1 are not possible with %2 entrants.</source>
        <translation>%1 fős kieséses szakasz nem lehet %2 nevezővel.</translation>
    </message>
    <message>
        <source>A series is the best of an odd number of games, not of %1.</source>
        <translation>Egy sorozat páratlan számú játszmából áll, nem %1 játszmából.</translation>
    </message>
    <message>
        <source>There is no tie-breaker &quot;%1&quot; in this game.</source>
        <translation>Ebben a játékban nincs „%1” rangsoroló szempont.</translation>
    </message>
    <message>
        <source>This game does not count &quot;%1&quot;.</source>
        <translation>Ez a játék nem számolja: „%1”.</translation>
    </message>
    <message>
        <source>Fixtures and entrants come in later only in a ladder; here the draw is made.</source>
        <translation>Párosítás és nevező később csak ranglétrán jöhet; itt a sorsolás megtörtént.</translation>
    </message>
    <message>
        <source>A match of this game has %1 to %2 different players.</source>
        <translation>Ennek a játéknak egy meccsén %1–%2 különböző játékos játszik.</translation>
    </message>
    <message>
        <source>%1 cannot have %2; between %3 and %4 is possible.</source>
        <translation>%1 értéke nem lehet %2; %3 és %4 között lehetséges.</translation>
    </message>
    <message>
        <source>These places are not possible: who is behind two others is third, and so on; where nobody wins all are second.</source>
        <translation>Ezek a helyezések nem lehetségesek: aki kettő mögött áll, harmadik, és így tovább; ha senki sem nyer, mindenki második.</translation>
    </message>
    <message>
        <source>The places and the scores do not agree: %1 has more than %2 and stands behind.</source>
        <translation>A helyezések és a pontszámok ellentmondanak: %1 pontszáma nagyobb, mint %2 pontszáma, mégis mögötte áll.</translation>
    </message>
    <message>
        <source>No match of this game ends by &quot;%1&quot;.</source>
        <translation>Ennek a játéknak a meccse nem érhet így véget: „%1”.</translation>
    </message>
    <message>
        <source>Nobody has won by these places; the way it ended says that somebody has.</source>
        <translation>A helyezések szerint senki sem nyert; a befejezés módja szerint valaki igen.</translation>
    </message>
    <message>
        <source>No league match of this game ends level.</source>
        <translation>Ennek a játéknak a ligameccse nem lehet döntetlen.</translation>
    </message>
    <message>
        <source>A match of the playoffs needs a winner.</source>
        <translation>A kieséses szakasz meccsének győztes kell.</translation>
    </message>
    <message>
        <source>A forfeited match has no scores, places or statistics of its own.</source>
        <translation>Játék nélkül eldőlt meccsnek nincs saját pontszáma, helyezése és statisztikája.</translation>
    </message>
    <message>
        <source>The organiser decides between two or more different entrants.</source>
        <translation>A szervező két vagy több különböző nevező között dönt.</translation>
    </message>
    <message>
        <source>Points and tie-breakers are fixed since the start. A change is possible; the table will carry its reason.</source>
        <translation>A pontozás és a rangsoroló szempontok a rajt óta kötöttek. Változtatni lehet; az indok a tabellán marad.</translation>
    </message>
    <message>
        <source>The season %1 is created.</source>
        <translation>A(z) %1 szezon létrejött.</translation>
    </message>
    <message>
        <source>%1: nobody came; all have lost.</source>
        <translation>%1: senki sem jött el; mindenki veszít.</translation>
    </message>
    <message>
        <source>League points for %1: %2.</source>
        <translation>Ligapontok, %1: %2.</translation>
    </message>
    <message>
        <source>The result of %1 is corrected: %2.</source>
        <translation>%1 eredménye javítva: %2.</translation>
    </message>
    <message>
        <source>The result of %1 is taken back: %2.</source>
        <translation>%1 eredménye visszavonva: %2.</translation>
    </message>
    <message>
        <source>The rules of the table are changed: %1.</source>
        <translation>A tabella szabályai megváltoznak: %1.</translation>
    </message>
    <message>
        <source>The organiser decides: %1 (%2).</source>
        <translation>A szervező döntése: %1 (%2).</translation>
    </message>
    <message>
        <source>Nothing separates %1, and it matters: the organiser must decide.</source>
        <translation>%1: minden szempontból egyenlők, és ezen múlik valami; a szervezőnek kell döntenie.</translation>
    </message>
    <message>
        <source>The champion is %2 instead of %1.</source>
        <translation>A bajnok %1 helyett %2.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>%1: clinched first place.</source>
        <translation>%1: biztos az első hely.</translation>
    </message>
    <message>
        <source>%1: place %2 to %3 still possible; others must lose points.</source>
        <translation>%1: még a(z) %2. és %3. hely között végezhet; másoknak pontot kell veszíteniük.</translation>
    </message>
    <message>
        <source>No match against %1 yet.</source>
        <translation>Még nem játszottak egymással: %1.</translation>
    </message>
    <message>
        <source>Dropped out already: %1.</source>
        <translation>Már visszalépett: %1.</translation>
    </message>
    <message>
        <source>Entered: %1.</source>
        <translation>Nevezett: %1.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Módosítva: %1.</translation>
    </message>
    <message>
        <source>Taken out: %1.</source>
        <translation>Kivéve: %1.</translation>
    </message>
    <message>
        <source>Dropped out: %1. The matches left are won by the opponents.</source>
        <translation>Visszalépett: %1. A hátralévő meccseit az ellenfelek nyerik.</translation>
    </message>
    <message>
        <source>Dropped out: %1. None of these league matches counts.</source>
        <translation>Visszalépett: %1. Egyetlen ligameccse sem számít.</translation>
    </message>
    <message>
        <source>%2 in the place of %1, whose results stay.</source>
        <translation>%2 lép %1 helyére, akinek az eredményei megmaradnak.</translation>
    </message>
    <message>
        <source>%1: from place %2 to place %3.</source>
        <translation>%1: a(z) %2. helyről a(z) %3. helyre.</translation>
    </message>
    <message>
        <source>The champion: %1.</source>
        <translation>A bajnok: %1.</translation>
    </message>
    <message>
        <source>This season does not fit together: %1</source>
        <translation>Ez a szezon nem áll össze: %1</translation>
    </message>
    <message>
        <source>An exported season says &quot;%1&quot;; it is missing.</source>
        <translation>Egy exportált szezonban szerepel „%1”; itt hiányzik.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>„%1” kétszer szerepel.</translation>
    </message>
    <message>
        <source>There is no fixture &quot;%1&quot; in this season.</source>
        <translation>Ebben a szezonban nincs „%1” párosítás.</translation>
    </message>
    <message>
        <source>%1 is played and has no result.</source>
        <translation>%1: lejátszott, de nincs eredménye.</translation>
    </message>
    <message>
        <source>This is not told of each side of %1, once.</source>
        <translation>Ez nem szerepel %1 minden feléről, egyszer.</translation>
    </message>
    <message>
        <source>There are no groups, or one is empty.</source>
        <translation>Nincsenek csoportok, vagy valamelyik üres.</translation>
    </message>
    <message>
        <source>This pairing is not the next one of a bracket of %1.</source>
        <translation>Ez nem a következő párosítás egy %1 fős ágrajzon.</translation>
    </message>
    <message>
        <source>The playoffs have no match.</source>
        <translation>A kieséses szakasznak nincs meccse.</translation>
    </message>
    <message>
        <source>Other games are forfeited than the drop-out of a side leaves open.</source>
        <translation>Más játszmák számítanak játék nélkülinek, mint amennyit a visszalépés nyitva hagy.</translation>
    </message>
    <message>
        <source>Others are level and wait for the organiser.</source>
        <translation>Mások állnak holtversenyben, és várnak a szervezőre.</translation>
    </message>
    <message>
        <source>Nothing is left to play or to decide, and there is no champion.</source>
        <translation>Nincs mit játszani vagy eldönteni, és nincs bajnok.</translation>
    </message>
    <message>
        <source>There is no tie between these that waits for the organiser.</source>
        <translation>Ezek között nincs olyan holtverseny, amely a szervezőre vár.</translation>
    </message>
    <message>
        <source>The season is over.</source>
        <translation>A szezon véget ért.</translation>
    </message>
    <message>
        <source>The playoffs have begun: what was played before them stays.</source>
        <translation>A kieséses szakasz megkezdődött: ami előtte lejátszódott, megmarad.</translation>
    </message>
    <message>
        <source>No match of the playoffs has been played: their seeds follow the table by themselves.</source>
        <translation>A kieséses szakaszból még nincs lejátszott meccs: a kiemelés magától követi a tabellát.</translation>
    </message>
    <message>
        <source>Nothing separates %1 in the table: decide that first.</source>
        <translation>A tabellán semmi sem választja szét őket: %1. Előbb erről kell dönteni.</translation>
    </message>
    <message>
        <source>%1 stands behind all who are still in.</source>
        <translation>%1 mindenki mögött áll, aki még versenyben van.</translation>
    </message>
    <message>
        <source>%1 forfeits what is left to play; what was played stays.</source>
        <translation>%1 játék nélkül elveszíti a hátralévő meccseket; a lejátszottak megmaradnak.</translation>
    </message>
    <message>
        <source>The playoffs are seeded anew by the table: %1 (%2).</source>
        <translation>Új kiemelés a tabella szerint a kieséses szakaszra: %1 (%2).</translation>
    </message>
    <message>
        <source>By the table the seeds would now be %1. The playoffs have begun, so the seeds stay as they are.</source>
        <translation>A tabella szerint a kiemelés most ez lenne: %1. A kieséses szakasz megkezdődött, ezért a kiemelés marad, ahogy van.</translation>
    </message>
    <message>
        <source>Through without a match: %1.</source>
        <translation>Meccs nélkül továbbjut: %1.</translation>
    </message>
    <message>
        <source>The season is over. Nobody is left to be its champion.</source>
        <translation>A szezon véget ért. Senki sem maradt, aki bajnok lehetne.</translation>
    </message>
    <message>
        <source>The final is shared by %1: the organiser must decide who is champion.</source>
        <translation>A döntő első helyén osztoznak: %1. A szervezőnek kell eldöntenie, ki a bajnok.</translation>
    </message>
    <message>
        <source>Playoffs seeded anew: %1</source>
        <translation>Új kiemelés a kieséses szakaszra: %1</translation>
    </message>
    <message>
        <source>Has dropped out: behind all who are still in.</source>
        <translation>Visszalépett: mindenki mögött áll, aki még versenyben van.</translation>
    </message>
    <message>
        <source>Not compared by %1: it is not known of every match.</source>
        <translation>Nem hasonlítható össze (%1): nem minden meccsről ismert.</translation>
    </message>
    <message>
        <source>%1 neither plays in round %2 nor may be left out.</source>
        <translation>%1 nem játszik a(z) %2. fordulóban, pedig nem maradhat ki.</translation>
    </message>
    <message>
        <source>%1 and %2 meet again in round %3; it need not be.</source>
        <translation>%1 és %2 a(z) %3. fordulóban újra találkozik; ez elkerülhető.</translation>
    </message>
    <message>
        <source>%1 has a second bye in round %2; it need not be.</source>
        <translation>%1 a(z) %2. fordulóban másodszor szabadnapos; ez elkerülhető.</translation>
    </message>
    <message>
        <source>In round %1 those who meet could be nearer by their points.</source>
        <translation>A(z) %1. fordulóban pontban közelebb állók is találkozhatnának.</translation>
    </message>
    <message>
        <source>The bye of round %1 belongs to somebody else.</source>
        <translation>A(z) %1. fordulóban másnak kellene szabadnaposnak lennie.</translation>
    </message>
    <message>
        <source>%1 rounds are too many for %2 entrants: nobody is to meet anybody again.</source>
        <translation>%2 résztvevőhöz %1 forduló túl sok: senki sem találkozhat újra ugyanazzal.</translation>
    </message>
    <message>
        <source>In the Swiss system the table goes by points.</source>
        <translation>A svájci rendszerben a tabella pont szerinti.</translation>
    </message>
    <message>
        <source>Rounds are paired one after the other only in the Swiss system.</source>
        <translation>Fordulónként csak a svájci rendszerben párosítanak.</translation>
    </message>
    <message>
        <source>All rounds have been paired.</source>
        <translation>Minden forduló párosítva van.</translation>
    </message>
    <message>
        <source>The round before is not over: %1 has no result yet.</source>
        <translation>Az előző forduló nem ért véget: %1 eredménye még hiányzik.</translation>
    </message>
    <message>
        <source>The next round to be paired is round %1.</source>
        <translation>A következő párosítandó forduló a(z) %1.</translation>
    </message>
    <message>
        <source>%1 does not play in round %2.</source>
        <translation>%1 nem játszik a(z) %2. fordulóban.</translation>
    </message>
    <message>
        <source>%1 is neither paired nor has the bye.</source>
        <translation>%1 nincs párosítva, és nem is szabadnapos.</translation>
    </message>
    <message>
        <source>A bye is only for the one who is left of an odd number.</source>
        <translation>Szabadnapos csak páratlan létszámnál lehet valaki.</translation>
    </message>
    <message>
        <source>%1 and %2 have met already. Others could meet instead: enter a reason.</source>
        <translation>%1 és %2 már találkozott. Mások is találkozhatnának helyettük: mondd meg, miért legyen így.</translation>
    </message>
    <message>
        <source>%1 has had a bye already. Others could have it: enter a reason.</source>
        <translation>%1 már volt szabadnapos. Más is lehetne az: mondd meg, miért legyen így.</translation>
    </message>
    <message>
        <source>In the Swiss system what was played stays: the rounds were paired by it.</source>
        <translation>A svájci rendszerben a lejátszott meccsek megmaradnak: a fordulókat ezek szerint párosították.</translation>
    </message>
    <message>
        <source>Round %1 has been paired already.</source>
        <translation>A(z) %1. forduló már párosítva van.</translation>
    </message>
    <message>
        <source>The round is not over: %1 has no result yet.</source>
        <translation>A forduló nem ért véget: %1 eredménye még hiányzik.</translation>
    </message>
    <message>
        <source>The season %1 is changed before its start.</source>
        <translation>A(z) %1 szezon a kezdete előtt módosul.</translation>
    </message>
    <message>
        <source>Booked twice at that time: %1 and %2.</source>
        <translation>Ugyanarra az időre kétszer van kiírva: %1 és %2.</translation>
    </message>
    <message>
        <source>Round %1 is paired: %2.</source>
        <translation>A(z) %1. forduló párosítása: %2.</translation>
    </message>
    <message>
        <source>The bye: %1.</source>
        <translation>Szabadnapos: %1.</translation>
    </message>
    <message>
        <source>Paired by the organiser, not by the rules: %1.</source>
        <translation>A szervező párosította, nem a szabályok szerint: %1.</translation>
    </message>
    <message>
        <source>%1 is not paired in round %2.</source>
        <translation>%1 a(z) %2. fordulóban nem lesz párosítva.</translation>
    </message>
    <message>
        <source>The season is changed before its start</source>
        <translation>A szezon a kezdete előtt módosul</translation>
    </message>
    <message>
        <source>Round %1 paired</source>
        <translation>%1. forduló párosítva</translation>
    </message>
    <message>
        <source>%1 does not play in round %2</source>
        <translation>%1 nem játszik a(z) %2. fordulóban</translation>
    </message>
    <message>
        <source>Points for the bye in round %1: %2.</source>
        <translation>Pont a(z) %1. forduló szabadnapjáért: %2.</translation>
    </message>
    <message>
        <source>Points for round %1, which was missed: %2.</source>
        <translation>Pont a kihagyott %1. fordulóért: %2.</translation>
    </message>
    <message>
        <source>Not compared by %1: not all of them have met.</source>
        <translation>Nem hasonlítható össze (%1): nem mindannyian játszottak egymással.</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>Buchholz a legkisebb nélkül</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>Buchholz a két legkisebb nélkül</translation>
    </message>
    <message>
        <source>Buchholz without the lowest and the highest</source>
        <translation>Buchholz a legkisebb és a legnagyobb nélkül</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>direct encounter</source>
        <translation>egymás elleni eredmény</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>visszalépett</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Döntő</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Elődöntők</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>Negyeddöntők</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Harmadik hely</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Döntő asztal</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>%1. kiemelt</translation>
    </message>
    <message>
        <source>place %1 of the table</source>
        <translation>a tabella %1. helyezettje</translation>
    </message>
    <message>
        <source>winner of match %1 (%2)</source>
        <translation>a(z) %1. meccs győztese (%2)</translation>
    </message>
    <message>
        <source>loser of match %1 (%2)</source>
        <translation>a(z) %1. meccs vesztese (%2)</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Szabadnapos: %1</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>A meccs még nem ért véget.</translation>
    </message>
    <message>
        <source>All matches of the league are played with the usual readings.</source>
        <translation>A liga minden meccsét a szokásos értelmezésekkel játsszák.</translation>
    </message>
    <message>
        <source>A result that is awarded has no statistics, and nobody forfeits in it.</source>
        <translation>A megítélt eredménynek nincs statisztikája, és senki sem veszít benne játék nélkül.</translation>
    </message>
    <message>
        <source>This league has no table: points cannot be taken off or given.</source>
        <translation>Ennek a ligának nincs tabellája: nem lehet pontot levonni vagy adni.</translation>
    </message>
    <message>
        <source>%1 is awarded by the organiser: %2.</source>
        <translation>%1: az eredményt a szervező ítélte meg: %2.</translation>
    </message>
    <message>
        <source>The organiser takes points off %1: %2 (%3).</source>
        <translation>A szervező pontot von le, %1: %2 (%3).</translation>
    </message>
    <message>
        <source>The organiser gives points to %1: %2 (%3).</source>
        <translation>A szervező pontot ad, %1: %2 (%3).</translation>
    </message>
    <message>
        <source>Points taken off %1</source>
        <translation>Pontlevonás: %1</translation>
    </message>
    <message>
        <source>Points given to %1</source>
        <translation>Pontok, amelyeket kap: %1</translation>
    </message>
    <message>
        <source>Points taken off: %1 (%2).</source>
        <translation>Levont pontok: %1 (%2).</translation>
    </message>
    <message>
        <source>Points given: %1 (%2).</source>
        <translation>Adott pontok: %1 (%2).</translation>
    </message>
    <message>
        <source>awarded: %1</source>
        <translation>megítélve: %1</translation>
    </message>
    <message>
        <source>A double elimination has three places at least, and no match for the third place: the lower bracket decides it.</source>
        <translation>A kétszeres kieséshez legalább három hely kell, és nincs meccs a harmadik helyért: arról a vigaszág dönt.</translation>
    </message>
    <message>
        <source>A consolation needs six places at least: two who lose in the first round.</source>
        <translation>A vigaszversenyhez legalább hat hely kell: ketten, akik az első fordulóban veszítenek.</translation>
    </message>
    <message>
        <source>Group %1, round %2</source>
        <translation>%1 csoport, %2. forduló</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ranglétra</translation>
    </message>
    <message>
        <source>Upper round %1</source>
        <translation>Felső ág, %1. forduló</translation>
    </message>
    <message>
        <source>Upper final</source>
        <translation>Felső ág döntője</translation>
    </message>
    <message>
        <source>Lower round %1</source>
        <translation>Vigaszág, %1. forduló</translation>
    </message>
    <message>
        <source>Lower final</source>
        <translation>Vigaszág döntője</translation>
    </message>
    <message>
        <source>Second final</source>
        <translation>Második döntő</translation>
    </message>
    <message>
        <source>Consolation, round %1</source>
        <translation>Vigaszverseny, %1. forduló</translation>
    </message>
    <message>
        <source>Consolation, final</source>
        <translation>Vigaszverseny döntője</translation>
    </message>
    <message>
        <source>winner of %1, %2</source>
        <translation>%1 / %2 győztese</translation>
    </message>
    <message>
        <source>loser of %1, %2</source>
        <translation>%1 / %2 vesztese</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>még nem ismert</translation>
    </message>
    <message>
        <source>most points scored</source>
        <translation>legtöbb szerzett pont</translation>
    </message>
    <message>
        <source>%1 is a season of another game than %2.</source>
        <translation>%1 másik játék szezonja, mint %2.</translation>
    </message>
    <message>
        <source>The table of %1 is not final: nobody can change places by it yet.</source>
        <translation>%1 tabellája még nem végleges: eszerint még senki sem cserélhet helyet.</translation>
    </message>
    <message>
        <source>%1 has %2 who are still in; that is too few for %3 to change places.</source>
        <translation>%1: még versenyben van %2; ez kevés ahhoz, hogy ennyien cseréljenek helyet: %3.</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>Fordulólap</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Eredménylapok</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Ágrajz</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Nevezők</translation>
    </message>
    <message>
        <source>Still to be played</source>
        <translation>Hátralévő meccsek</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>How a day is written: Sat 9 Jan 2027</extracomment>
        <translation>yyyy. MMM d., ddd</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>%1. játszma, legfeljebb %2</translation>
    </message>
    <message>
        <source>postponed from %1</source>
        <translation>elhalasztva erről: %1</translation>
    </message>
    <message>
        <source>Table no.</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Hazai</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Vendég</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Helyezés</translation>
    </message>
    <message>
        <source>Does not play: %1</source>
        <translation>Nem játszik: %1</translation>
    </message>
    <message>
        <source>Nothing of this round is to be played.</source>
        <translation>Ebből a fordulóból nincs lejátszandó meccs.</translation>
    </message>
    <message>
        <source>Table no. %1</source>
        <translation>%1. asztal</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Aláírás</translation>
    </message>
    <message>
        <source>How it ended:</source>
        <translation>Így ért véget:</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Edző</translation>
    </message>
    <message>
        <source>Team of the game</source>
        <translation>Csapat a játékból</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Bajnok</translation>
    </message>
    <message>
        <source>no opponent</source>
        <translation>nincs ellenfél</translation>
    </message>
    <message>
        <source>best of %1</source>
        <translation>legfeljebb %1 játszma</translation>
    </message>
    <message>
        <source>only if it is needed</source>
        <translation>csak ha szükséges</translation>
    </message>
    <message>
        <source>Others would meet nearer by their points: enter a reason.</source>
        <translation>Mások pontban közelebb állnának egymáshoz: meg kell mondani, miért legyen mégis így.</translation>
    </message>
    <message numerus="yes">
        <source>There are %1 tables of %n group(s).</source>
        <translation>
            <numerusform>%n csoporthoz %1 tabella van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 meet %n time(s); %4 was to be.</source>
        <translation>
            <numerusform>%1 és %2 %n alkalommal találkozik; %4 kellene.</numerusform>
        </translation>
    </message>
    <message>
        <source>The matches of %1 at home: %2; away: %3.</source>
        <translation>%1 meccsei otthon: %2; idegenben: %3.</translation>
    </message>
    <message>
        <source>Rounds that have fixtures: %1; rounds that are paired: %2.</source>
        <translation>Fordulók, amelyekben van párosítás: %1; párosított fordulók: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 brings %2 %n point(s), not %4.</source>
        <translation>
            <numerusform>%1 %n pontot ad (%2), nem %4 pontot.</numerusform>
        </translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>%1. bejegyzés: %2</translation>
    </message>
    <message>
        <source>Among the people: %1.</source>
        <translation>A személyek között: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The season starts: %1 entrants, %n fixture(s).</source>
        <translation>
            <numerusform>A szezon elkezdődik: %1 résztvevő, %n párosítás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) instead of %2.</source>
        <translation>
            <numerusform>%1: %2 helyett %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still in for the %2 places of the playoffs: %1. The free places will be byes.</source>
        <translation>A kieséses szakasz %2 helyére még versenyben: %1. Az üres helyek szabadnapok lesznek.</translation>
    </message>
    <message numerus="yes">
        <source>%1: clinched with %n more point(s), whatever the others do. Matches left: %3.</source>
        <translation>
            <numerusform>%1: további %n ponttal biztos, bármit tesznek a többiek. Hátralévő meccsek: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, won %4, drawn %5, lost %6.</source>
        <translation>
            <numerusform>%1: %n pont; meccs %3, győzelem %4, döntetlen %5, vereség %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, won %4, lost %5.</source>
        <translation>
            <numerusform>%1: %n pont; meccs %3, győzelem %4, vereség %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, first in %4 of them.</source>
        <translation>
            <numerusform>%1: %n pont; meccs %3, ebből első: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>score difference of the matches among them, to each of them</source>
        <translation>az egymás elleni meccsek pontkülönbsége, mindegyikükhöz képest</translation>
    </message>
    <message>
        <source>score of the matches among them, counted against each of them</source>
        <translation>az egymás elleni meccsek pontszáma, mindegyikük ellen számolva</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Points of the league for a match</extracomment>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>The match has its result already; to change it, correct it and enter a reason.</source>
        <translation>A meccsnek már van eredménye; ha változik, javítani kell, indoklással.</translation>
    </message>
    <message>
        <source>The match has no result to correct.</source>
        <translation>A meccsnek nincs javítható eredménye.</translation>
    </message>
    <message>
        <source>Who plays this match is not known yet.</source>
        <translation>Még nem tudni, ki játssza ezt a meccset.</translation>
    </message>
    <message>
        <source>This match is not to be played any more.</source>
        <translation>Ezt a meccset már nem játsszák le.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not play in this match.</source>
        <translation>„%1” nem játszik ezen a meccsen.</translation>
    </message>
    <message>
        <source>Arranged: %1.</source>
        <translation>Egyeztetve: %1.</translation>
    </message>
    <message>
        <source>Arranged: a match whose sides are not known yet.</source>
        <translation>Egyeztetve: egy meccs, amelynek résztvevői még nem ismertek.</translation>
    </message>
    <message>
        <source>Fixture added: %1.</source>
        <translation>Új párosítás: %1.</translation>
    </message>
    <message>
        <source>Fixture cancelled: %1.</source>
        <translation>Törölt párosítás: %1.</translation>
    </message>
    <message>
        <source>Won by %1: %2.</source>
        <translation>Győztes: %1 (%2).</translation>
    </message>
    <message>
        <source>Level: %1.</source>
        <translation>Döntetlen: %1.</translation>
    </message>
    <message>
        <source>Nobody wins: %1.</source>
        <translation>Senki sem nyer: %1.</translation>
    </message>
    <message>
        <source>Now %2 meet instead of %1.</source>
        <translation>Most %2 találkozik, nem %1.</translation>
    </message>
    <message>
        <source>%1 do not meet for now: who plays there is not known any more.</source>
        <translation>%1 egyelőre nem találkozik: már nem tudni, ki játszik ott.</translation>
    </message>
    <message>
        <source>This result does not count any more, for others play there now: %1.</source>
        <translation>Ez az eredmény már nem számít, mert most mások játszanak ott: %1.</translation>
    </message>
    <message>
        <source>This result counts again: %1.</source>
        <translation>Ez az eredmény újra számít: %1.</translation>
    </message>
    <message>
        <source>Seeded for the playoffs are now: %1.</source>
        <translation>A kieséses szakasz kiemeltjei most: %1.</translation>
    </message>
    <message>
        <source>Nobody is left of %1; the next opponent has a bye.</source>
        <translation>%1 közül senki sem maradt; a következő ellenfél szabadnapos.</translation>
    </message>
    <message>
        <source>Nobody is left for one more match of the playoffs; the next opponent has a bye.</source>
        <translation>A kieséses szakasz még egy meccsére nem maradt senki; a következő ellenfél szabadnapos.</translation>
    </message>
    <message>
        <source>A match of the playoffs arranged</source>
        <translation>A kieséses szakasz egy meccse egyeztetve</translation>
    </message>
    <message>
        <source>Arranged: %1</source>
        <translation>Egyeztetve: %1</translation>
    </message>
    <message>
        <source>Fixture cancelled: %1</source>
        <translation>Törölt párosítás: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in this season.</source>
        <translation>„%1” nem szerepel ebben a szezonban.</translation>
    </message>
    <message>
        <source>The playoffs are seeded before the league phase is over.</source>
        <translation>A kieséses szakasz kiemelése megtörtént, pedig az alapszakasz nem ért véget.</translation>
    </message>
    <message>
        <source>The league phase is over and nobody is seeded.</source>
        <translation>Az alapszakasz véget ért, és nincs kiemelés.</translation>
    </message>
    <message>
        <source>Whether round %1, pairing %2 is a bye is reported wrongly.</source>
        <translation>A(z) %1. forduló %2. párosításánál téves, hogy szabadnapos-e.</translation>
    </message>
    <message>
        <source>%1 plays in round %2 and is listed as left out.</source>
        <translation>%1 játszik a(z) %2. fordulóban, mégis kimaradtként szerepel.</translation>
    </message>
    <message>
        <source>The draw does not match the draw phrase &quot;%1&quot;.</source>
        <translation>A sorsolás nem ehhez a kulcsszóhoz tartozik: „%1”.</translation>
    </message>
    <message>
        <source>The places of %1 are not possible.</source>
        <translation>%1 helyezései nem lehetségesek.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the people of this season.</source>
        <translation>„%1” nincs a szezon személyei között.</translation>
    </message>
    <message>
        <source>The season needs a league phase, playoffs, or both.</source>
        <translation>A szezonhoz alapszakasz, kieséses szakasz vagy mindkettő kell.</translation>
    </message>
    <message>
        <source>Without a league phase all %2 entrants play in the playoffs, not %1.</source>
        <translation>Alapszakasz nélkül mind a(z) %2 nevező játszik a kieséses szakaszban, nem %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date or time of the form 2027-01-31 or 18:30.</source>
        <translation>„%1” nem 2027-01-31 vagy 18:30 alakú dátum vagy időpont.</translation>
    </message>
    <message>
        <source>Enter it for each side of the match: %1 is missing.</source>
        <translation>A meccs minden résztvevőjére meg kell mondani: hiányzik %1.</translation>
    </message>
    <message>
        <source>Enter the scores or the places.</source>
        <translation>Meg kell adni a pontszámokat vagy a helyezéseket.</translation>
    </message>
    <message>
        <source>A match that ends this way has no winner; the places say that there is one.</source>
        <translation>Az így végződő meccsnek nincs győztese; a helyezések szerint van.</translation>
    </message>
    <message>
        <source>Enter a number of points: 0 changes nothing.</source>
        <translation>Hány pont? A 0 semmin sem változtat.</translation>
    </message>
    <message>
        <source>All draws are made from the draw phrase &quot;%1&quot;.</source>
        <translation>Minden sorsolás kulcsszava: „%1”.</translation>
    </message>
    <message>
        <source>%1: %2 did not show up; the match is forfeited.</source>
        <translation>%1: %2 nem jött el; a meccs játék nélkül dől el.</translation>
    </message>
    <message>
        <source>Not by league rules: %1.</source>
        <translation>Nem a liga szabályai szerint: %1.</translation>
    </message>
    <message>
        <source>%1 is abandoned and waits to be continued.</source>
        <translation>%1 félbeszakadt, és folytatásra vár.</translation>
    </message>
    <message>
        <source>The league phase is closed.</source>
        <translation>Az alapszakasz lezárult.</translation>
    </message>
    <message>
        <source>The league phase is over. Seeded for the playoffs: %1.</source>
        <translation>Az alapszakasz véget ért. Kiemelve a kieséses szakaszra: %1.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Legtöbb győzelem egymás után</translation>
    </message>
    <message>
        <source>Longest unbeaten run</source>
        <translation>Legtöbb meccs vereség nélkül</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>legtöbb győzelem egymás után</translation>
    </message>
    <message>
        <source>%1: clinched a top-%2 place.</source>
        <translation>%1: biztos helye van az első %2 között.</translation>
    </message>
    <message>
        <source>%1: can no longer reach the top %2.</source>
        <translation>%1: az első %2 közé már nem kerülhet.</translation>
    </message>
    <message>
        <source>%1: can no longer reach first place.</source>
        <translation>%1: az első hely már nem érhető el.</translation>
    </message>
    <message>
        <source>Draw with the phrase &quot;%1&quot;</source>
        <translation>Sorsolás ezzel a kulcsszóval: „%1”</translation>
    </message>
    <message>
        <source>%1 abandoned</source>
        <translation>%1 félbeszakadt</translation>
    </message>
    <message>
        <source>The league phase is closed</source>
        <translation>Az alapszakasz lezárva</translation>
    </message>
    <message>
        <source>Ahead of %1 by the draw, from the published draw phrase &quot;%2&quot;.</source>
        <translation>%1 előtt áll, sorsolással, a közzétett kulcsszóval: „%2”.</translation>
    </message>
    <message>
        <source>Behind %1 by the draw, from the published draw phrase &quot;%2&quot;.</source>
        <translation>%1 mögött áll, sorsolással, a közzétett kulcsszóval: „%2”.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>sorsolás</translation>
    </message>
    <message>
        <source>not by league rules: %1</source>
        <translation>nem a liga szabályai szerint: %1</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>félbeszakadt: %1</translation>
    </message>
    <message>
        <source>The players of the fixture play: %1.</source>
        <translation>A párosítás játékosai játszanak: %1.</translation>
    </message>
    <message>
        <source>Advances: %1, %2 to %3 in games vs %4.</source>
        <translation>Továbbjut: %1, a nyert játszmák %2 : %3, ellenfele %4.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miért</translation>
    </message>
    <message>
        <source>Date (2027-01-31, optional)</source>
        <translation>Dátum (2027-01-31), elhagyható</translation>
    </message>
    <message>
        <source>Time (18:30, optional)</source>
        <translation>Időpont (18:30), elhagyható</translation>
    </message>
    <message>
        <source>Place (optional)</source>
        <translation>Helyszín, elhagyható</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Otthon játszik</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kik játszanak</translation>
    </message>
    <message>
        <source>What becomes of its matches</source>
        <translation>Mi lesz a meccseivel</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Melyik forduló</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>A legjobb elöl</translation>
    </message>
    <message>
        <source>How it was decided (by a die, 5 to 3)</source>
        <translation>Hogyan dőlt el (kockával, 5:3)</translation>
    </message>
    <message>
        <source>Points; below 0: taken off</source>
        <translation>Pontok; 0 alatt: levonás</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Játék nélkül</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>Törölve</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Nobody meets anybody again; those with as many points meet as far as they can.</source>
        <translation>Senki sem találkozik újra ugyanazzal; lehetőleg az azonos pontszámúak találkoznak.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>%1. forduló párosítása</translation>
    </message>
    <message>
        <source>Pair them this way</source>
        <translation>Legyen így párosítva</translation>
    </message>
    <message>
        <source>Misses a round</source>
        <translation>Kihagy egy fordulót</translation>
    </message>
    <message>
        <source>Who says so before is not paired in it.</source>
        <translation>Aki előre szól, azt abban nem párosítják.</translation>
    </message>
    <message>
        <source>End it after this round</source>
        <translation>Lezárás e forduló után</translation>
    </message>
    <message>
        <source>No round is paired any more; the table is final.</source>
        <translation>Több fordulót nem párosítanak; a tabella végleges.</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Lezárás</translation>
    </message>
    <message>
        <source>Add a fixture</source>
        <translation>Új párosítás</translation>
    </message>
    <message>
        <source>The first one is at home, or begins.</source>
        <translation>Az első játszik otthon, vagy kezd.</translation>
    </message>
    <message>
        <source>Close the ladder</source>
        <translation>Ranglétra lezárása</translation>
    </message>
    <message>
        <source>No fixture can be added afterwards; the table is final.</source>
        <translation>Utána nem lehet új párosítást felvenni; a tabella végleges.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Lezárás</translation>
    </message>
    <message>
        <source>Rename or recolour</source>
        <translation>Új név vagy szín</translation>
    </message>
    <message>
        <source>Results and fixtures stay as they are.</source>
        <translation>Az eredmények és a párosítások nem változnak.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Helyettesítés</translation>
    </message>
    <message>
        <source>The replacement keeps the results and the fixtures; results remember who coached.</source>
        <translation>Aki átveszi, az eredményekkel és a párosításokkal folytatja; az eredmények megőrzik, ki volt az edző.</translation>
    </message>
    <message>
        <source>Who is replaced</source>
        <translation>Kinek a helyére</translation>
    </message>
    <message>
        <source>Drop-out</source>
        <translation>Visszalépés</translation>
    </message>
    <message>
        <source>Forfeited: what was played stays, the rest is won by the opponents. Annulled: none of its league matches counts.</source>
        <translation>Játék nélkül: a lejátszott meccsek megmaradnak, a többit az ellenfelek nyerik. Törölve: egyetlen ligameccse sem számít.</translation>
    </message>
    <message>
        <source>Who drops out</source>
        <translation>Ki lép vissza</translation>
    </message>
    <message>
        <source>Points off or given</source>
        <translation>Pontlevonás, pontadás</translation>
    </message>
    <message>
        <source>They count in the table, which tells the reason.</source>
        <translation>A tabellában számítanak, és az az okot is közli.</translation>
    </message>
    <message>
        <source>Whose points</source>
        <translation>Kinek a pontjai</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Személyek</translation>
    </message>
    <message>
        <source>Coaches and players; who is retired stays in the records.</source>
        <translation>Edzők és játékosok; aki visszavonult, a rekordokban megmarad.</translation>
    </message>
    <message>
        <source>Decide the tie</source>
        <translation>Holtverseny eldöntése</translation>
    </message>
    <message>
        <source>Best first, and how it was decided.</source>
        <translation>A legjobb legyen elöl, és add meg, hogyan dőlt el.</translation>
    </message>
    <message>
        <source>Somebody comes later</source>
        <translation>Valaki később csatlakozik</translation>
    </message>
    <message>
        <source>Is paired from the next round on; the rounds before bring nothing.</source>
        <translation>A következő fordulótól párosítják; a korábbi fordulók nem hoznak semmit.</translation>
    </message>
    <message>
        <source>Seed the playoffs anew</source>
        <translation>A kieséses szakasz újbóli kiemelése</translation>
    </message>
    <message>
        <source>The seeds are those of the table as it is now. What others have played is kept aside and counts again if the same sides meet.</source>
        <translation>A kiemelés a mostani tabella szerinti. Amit mások játszottak, félre van téve, és újra számít, ha ugyanazok találkoznak.</translation>
    </message>
    <message>
        <source>Name, format, dates and rules</source>
        <translation>Név, lebonyolítás, dátumok és szabályok</translation>
    </message>
    <message>
        <source>Points and tie-breakers</source>
        <translation>Pontozás és rangsoroló szempontok</translation>
    </message>
    <message>
        <source>They are fixed since the start. A change is possible; the table carries its reason for everybody to see.</source>
        <translation>A rajt óta kötöttek. Változtatni lehet; az indok mindenki számára láthatóan a tabellán marad.</translation>
    </message>
    <message>
        <source>They are fixed when the season starts.</source>
        <translation>A szezon indításakor rögzülnek.</translation>
    </message>
    <message>
        <source>Who plays is not known yet.</source>
        <translation>Még nem tudni, ki játszik.</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Eredmény beírása</translation>
    </message>
    <message>
        <source>Entered by hand, and marked as such.</source>
        <translation>Kézzel beírva, és így is jelölve.</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Eredmény rögzítése</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Félbeszakadt</translation>
    </message>
    <message>
        <source>It waits; its result is entered when it has been played.</source>
        <translation>Várakozik; az eredményt akkor kell beírni, amikor lejátszották.</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Eredmény javítása</translation>
    </message>
    <message>
        <source>What was entered stays in the record, beside the reason.</source>
        <translation>Ami be volt írva, a jegyzőkönyvben marad, az indok mellett.</translation>
    </message>
    <message>
        <source>Accept the correction</source>
        <translation>Javítás elfogadása</translation>
    </message>
    <message>
        <source>Remove the result</source>
        <translation>Eredmény törlése</translation>
    </message>
    <message>
        <source>What was entered stays in the record.</source>
        <translation>Ami be volt írva, a jegyzőkönyvben marad.</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Időpont és helyszín</translation>
    </message>
    <message>
        <source>Save date and place</source>
        <translation>Időpont és helyszín mentése</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Kezd</translation>
    </message>
    <message>
        <source>Cancel the fixture</source>
        <translation>Párosítás törlése</translation>
    </message>
    <message>
        <source>The playoffs have begun: what is decided stays, %1 plays what is open.</source>
        <translation>A kieséses szakasz elkezdődött: ami eldőlt, az marad, %1 a még nyitottakat játssza.</translation>
    </message>
    <message>
        <source>%1 and %2 meet again: of those who play nobody is left for all of them whom they have not met.</source>
        <translation>%1 és %2 újra találkozik: a játszók között nem jut mindenkinek olyan ellenfél, akivel még nem játszott.</translation>
    </message>
    <message>
        <source>League phase</source>
        <translation>Alapszakasz</translation>
    </message>
    <message>
        <source>Meetings of each pair</source>
        <translation>Találkozások páronként</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Csoportok</translation>
    </message>
    <message>
        <source>Players at a table, at least</source>
        <translation>Játékosok egy asztalnál, legalább</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Legfeljebb</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>A bye counts</source>
        <translation>A szabadnap értéke</translation>
    </message>
    <message>
        <source>A round missed on request counts</source>
        <translation>A kérésre kihagyott forduló értéke</translation>
    </message>
    <message>
        <source>Places (free ones are byes)</source>
        <translation>Helyek (az üres hely szabadnap)</translation>
    </message>
    <message>
        <source>Each round</source>
        <translation>Minden forduló</translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation>Aki veszít</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Meccs a harmadik helyért</translation>
    </message>
    <message>
        <source>Players in the last match</source>
        <translation>Játékosok az utolsó meccsen</translation>
    </message>
    <message>
        <source>Schedule order</source>
        <translation>Ki hol áll a menetrendben</translation>
    </message>
    <message>
        <source>Draw phrase: any words, published before the draw; empty: the name of the season</source>
        <translation>Sorsolási kulcsszó: bármilyen szavak, a sorsolás előtt kihirdetve; üresen: a szezon neve</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dátumok</translation>
    </message>
    <message>
        <source>First round (2027-01-31); empty: no dates</source>
        <translation>Első forduló (2027-01-31); üresen: nincs dátum</translation>
    </message>
    <message>
        <source>Days from round to round</source>
        <translation>Napok fordulótól fordulóig</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Vereség</translation>
    </message>
    <message>
        <source>Everyone loses</source>
        <translation>Mindenki veszített</translation>
    </message>
    <message>
        <source>No-show</source>
        <translation>Nem jött el</translation>
    </message>
    <message>
        <source>Score awarded for a no-show</source>
        <translation>Pontszám, ha az ellenfél nem jött el</translation>
    </message>
    <message>
        <source>By place, the first one first</source>
        <translation>Helyezésenként, az első elöl</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Jutalompontok</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Mi számít</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Legalább</translation>
    </message>
    <message>
        <source>Ranked by (per match: for ladders with unequal numbers of matches)</source>
        <translation>Rangsor alapja (meccsenként: ranglétrára, ha a meccsek száma eltér)</translation>
    </message>
    <message>
        <source>Tie-breakers, in order</source>
        <translation>Rangsoroló szempontok, sorrendben</translation>
    </message>
    <message>
        <source>Rules of the game in this league</source>
        <translation>A játék szabályai ebben a ligában</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Körmérkőzés</translation>
    </message>
    <message>
        <source>Tables, everybody meets everybody evenly</source>
        <translation>Asztalok, mindenki egyenletesen találkozik mindenkivel</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Svájci rendszer</translation>
    </message>
    <message>
        <source>Ladder with free fixtures</source>
        <translation>Ranglétra szabad párosításokkal</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Egyenes kiesés</translation>
    </message>
    <message>
        <source>One last match of the best</source>
        <translation>A legjobbak egyetlen utolsó meccse</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Egyik sem</translation>
    </message>
    <message>
        <source>As won</source>
        <translation>Győzelemnek számít</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Döntetlennek számít</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>Single match</source>
        <translation>Egyetlen meccs</translation>
    </message>
    <message>
        <source>Best of 3</source>
        <translation>Legfeljebb 3 játszma</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <translation>Legfeljebb 5 játszma</translation>
    </message>
    <message>
        <source>Best of 7</source>
        <translation>Legfeljebb 7 játszma</translation>
    </message>
    <message>
        <source>Best of 9</source>
        <translation>Legfeljebb 9 játszma</translation>
    </message>
    <message>
        <source>Are out</source>
        <translation>Kiesik</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Vigaszverseny</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Kétszeres kiesés</translation>
    </message>
    <message>
        <source>In the order of entry</source>
        <translation>A nevezés sorrendjében</translation>
    </message>
    <message>
        <source>By draw</source>
        <translation>Sorsolással</translation>
    </message>
    <message>
        <source>Points per match</source>
        <translation>Pont meccsenként</translation>
    </message>
    <message>
        <source>Score of at least</source>
        <translation>Pontszám legalább</translation>
    </message>
    <message>
        <source>Lost by at most</source>
        <translation>Vereség legfeljebb ennyivel</translation>
    </message>
    <message>
        <source>At least this many</source>
        <translation>Legalább ennyi</translation>
    </message>
    <message>
        <source>Round %1 was paired by the points before. Nothing of it has been played: it can be taken back and paired anew.</source>
        <translation>A(z) %1. forduló párosítása a korábbi pontok szerint készült. Még nem játszottak belőle semmit: visszavonható és újra párosítható.</translation>
    </message>
    <message>
        <source>%1 has won, %2 to %3 in games vs %4.</source>
        <translation>%1 győzött, %2–%3 a meccsekben %4 ellen.</translation>
    </message>
    <message>
        <source>More than one is called %1.</source>
        <translation>Többen is viselik ezt a nevet: %1.</translation>
    </message>
    <message>
        <source>What %1 have played does not count any more.</source>
        <translation>Amit %1 játszott, többé nem számít.</translation>
    </message>
    <message>
        <source>The row of %1 in the table of the league has changed.</source>
        <translation>%1 sora megváltozott a liga tabelláján.</translation>
    </message>
    <message>
        <source>%1, at home</source>
        <translation>%1, hazai</translation>
    </message>
    <message>
        <source>%1, away</source>
        <translation>%1, vendég</translation>
    </message>
    <message>
        <source>There is no line in this table.</source>
        <translation>Ebben a táblázatban nincs sor.</translation>
    </message>
    <message>
        <source>No column says who it is about: one of names, or one of each side of a match.</source>
        <translation>Egyik oszlop sem mondja meg, kiről van szó: kell egy a nevekkel, vagy egy-egy a két félnek.</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; takes part; was &quot;%2&quot; meant?</source>
        <translation>Nincs „%1” nevű résztvevő; talán „%2”?</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Hiányzik a név.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour; write it as #b03030.</source>
        <translation>„%1” nem szín; így írd: #b03030.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the game.</source>
        <translation>„%1” nincs a játékban.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no day; write it as 2027-01-31.</source>
        <translation>„%1” nem egyértelmű nap; így írd: 2027-01-31.</translation>
    </message>
    <message>
        <source>This match is not among the fixtures, or has its result already.</source>
        <translation>Ez a mérkőzés nincs a sorsolásban, vagy már megvan az eredménye.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no score; write it as 3:1.</source>
        <translation>„%1” nem eredmény; így írd: 3:1.</translation>
    </message>
    <message>
        <source>Fixture</source>
        <translation>Mérkőzés</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Időpont</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>Score (3:1)</source>
        <translation>Eredmény (3:1)</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Hogyan ért véget</translation>
    </message>
    <message>
        <source>Did not show up</source>
        <translation>Nem jött el</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Megjegyzés</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Colour (#b03030)</source>
        <translation>Szín (#b03030)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Megjegyzések</translation>
    </message>
    <message>
        <source>Played on (2027-01-31, optional)</source>
        <translation>Lejátszva (2027-01-31), elhagyható</translation>
    </message>
    <message>
        <source>Note (optional)</source>
        <translation>Megjegyzés, elhagyható</translation>
    </message>
    <message>
        <source>Awarded by the organiser: why; empty: it was played</source>
        <translation>A szervező ítélte meg, mert; üresen: lejátszották</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3.</source>
        <translation>„%1” nem szám %2 és %3 között.</translation>
    </message>
    <message>
        <source>Enter the score of %1, or a no-show.</source>
        <translation>Add meg, mennyi %1 pontszáma, vagy ki nem jött el.</translation>
    </message>
    <message>
        <source>Choose the winner.</source>
        <translation>Add meg, ki győzött.</translation>
    </message>
    <message>
        <source>Among them</source>
        <translation>Egymás ellen</translation>
    </message>
    <message>
        <source>Among them, diff.</source>
        <translation>Egymás ellen, kül.</translation>
    </message>
    <message>
        <source>Among them, score</source>
        <translation>Egymás ellen, pont</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Buchholz -1</source>
        <translation>Buchholz −1</translation>
    </message>
    <message>
        <source>Buchholz -2</source>
        <translation>Buchholz −2</translation>
    </message>
    <message>
        <source>Buchholz, median</source>
        <translation>Buchholz, közép</translation>
    </message>
    <message>
        <source>Table %1: %2 - %3</source>
        <translation>%1. asztal: %2 – %3</translation>
    </message>
    <message>
        <source>Pair round %1 anew</source>
        <translation>%1. forduló újrapárosítása</translation>
    </message>
    <message>
        <source>Round %1 is paired anew.</source>
        <translation>A(z) %1. forduló új párosítást kap.</translation>
    </message>
</context>
<context>
    <name>leagues</name>
    <message>
        <source>The season %1 is here already, and its record went on differently than the one of this file.</source>
        <translation>A(z) %1 szezon már itt van, és a jegyzőkönyve másképp folytatódott, mint ezé a fájlé.</translation>
    </message>
    <message>
        <source>The season %1 has come in its place; the two cannot be told apart.</source>
        <translation>A helyére %1 szezonja került; a kettőt nem lehetne megkülönböztetni.</translation>
    </message>
    <message>
        <source>This season was changed after entry %1. Up to there it is sound.</source>
        <translation>Ezt a szezont a(z) %1. bejegyzés után megváltoztatták. Addig rendben van.</translation>
    </message>
    <message>
        <source>The rules refuse an entry of the example season.</source>
        <translation>A példaszezon egyik bejegyzése ellenkezik a szabályokkal.</translation>
    </message>
</context>
<context>
    <name>packs</name>
    <message>
        <source>The pack&apos;s format version is %1; this program reads version %2.</source>
        <translation>A csomag formátuma %1. változatú; ez a program a(z) %2. változatot olvassa.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, %2. sor: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1. sor: %2</translation>
    </message>
    <message>
        <source>This is not a data pack: its key &quot;format&quot; must be &quot;whistle-data-pack&quot;.</source>
        <translation>Ez nem adatcsomag: a „format” kulcs értéke helyesen „whistle-data-pack”.</translation>
    </message>
    <message>
        <source>The folder cannot be read: %1</source>
        <translation>A mappa nem olvasható: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in this list twice; one was expected.</source>
        <translation>„%1” kétszer szerepel ebben a listában; egyszer kell szerepelnie.</translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; is not among the pack&apos;s &quot;sources&quot;.</source>
        <translation>A(z) „%1” forrás nincs a csomag „sources” kulcsa alatt.</translation>
    </message>
    <message>
        <source>By the rules this is %1, not %2; a pack cannot change it.</source>
        <translation>A szabályok szerint ez %1, nem %2; adatcsomag ezt nem változtathatja meg.</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>triangle</source>
        <translation>háromszög</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombusz</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>kereszt</translation>
    </message>
    <message>
        <source>half disc</source>
        <translation>félkorong</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>gyűrű</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 nem írható: %2.</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>The id &quot;%1&quot; stands here twice.</source>
        <translation>A(z) „%1” azonosító kétszer szerepel itt.</translation>
    </message>
    <message>
        <source>The book has no rule &quot;%1&quot;.</source>
        <translation>A könyvben nincs „%1” szabály.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; points at itself.</source>
        <translation>A(z) „%1” szabály önmagára mutat.</translation>
    </message>
    <message>
        <source>A reading or an example says in &quot;about&quot; which rules it belongs to.</source>
        <translation>Értelmezés vagy példa az „about” kulcsban mondja meg, mely szabályokhoz tartozik.</translation>
    </message>
    <message>
        <source>Only a reading or an example has &quot;about&quot;; other rules have &quot;see&quot;.</source>
        <translation>„about” csak értelmezésnél és példánál van; más szabálynál „see” áll.</translation>
    </message>
    <message>
        <source>The words of &quot;%1&quot; are missing here.</source>
        <translation>Itt hiányzik „%1” szövege.</translation>
    </message>
    <message>
        <source>The book has no &quot;%1&quot;.</source>
        <translation>A könyvben nincs „%1”.</translation>
    </message>
    <message>
        <source>The book has no &quot;%1&quot;; was &quot;%2&quot; meant?</source>
        <translation>A könyvben nincs „%1”; „%2” lett volna?</translation>
    </message>
    <message>
        <source>A reading says in &quot;reason&quot; why it is taken.</source>
        <translation>Az értelmezés a „reason” kulcsban mondja meg, miért ilyen.</translation>
    </message>
    <message>
        <source>Only a reading has a reason.</source>
        <translation>Indoka csak értelmezésnek van.</translation>
    </message>
    <message>
        <source>&quot;values&quot; are those of a house rule; this has none.</source>
        <translation>„values” házi szabály értékei; itt nincs házi szabály.</translation>
    </message>
    <message>
        <source>The usual value &quot;%1&quot; of the house rule is not among its values.</source>
        <translation>A házi szabály szokásos „%1” értéke nincs az értékei között.</translation>
    </message>
    <message>
        <source>These are words of &quot;%1&quot;, the book is of &quot;%2&quot;.</source>
        <translation>Ezek „%1” szavai, a könyv „%2”.</translation>
    </message>
    <message>
        <source>The book is written in &quot;%1&quot; too, but there is no file with its words.</source>
        <translation>A könyv „%1” nyelven is megvan, de nincs fájl a szavaival.</translation>
    </message>
    <message>
        <source>The book does not list the language &quot;%1&quot; of these words.</source>
        <translation>A könyv nem sorolja fel ezeknek a szavaknak a nyelvét: „%1”.</translation>
    </message>
</context>
<context>
    <name>shapes</name>
    <message>
        <source>the whole table at the moment of the claim</source>
        <translation>az egész asztal az igénylés pillanatában</translation>
    </message>
    <message>
        <source>the claimed flag</source>
        <translation>az igényelt zászló</translation>
    </message>
    <message>
        <source>who claims</source>
        <translation>aki igényel</translation>
    </message>
    <message>
        <source>default: the proper moment</source>
        <translation>alapérték: a megfelelő pillanat</translation>
    </message>
    <message>
        <source>a complete set: three cards, four with Mud</source>
        <translation>teljes lapcsoport: három lap, Sárnál négy</translation>
    </message>
    <message>
        <source>who laid the last formation card (BL-R4)</source>
        <translation>aki az utolsó formációs lapot letette (BL-R4)</translation>
    </message>
    <message>
        <source>visible Troop cards elsewhere; default: none</source>
        <translation>máshol látható Katona kártyák; alapérték: nincs</translation>
    </message>
    <message>
        <source>what a wildcard may stand for (BL-R1)</source>
        <translation>mit helyettesíthet a dzsóker (BL-R1)</translation>
    </message>
    <message>
        <source>when flags are claimed (BL-13.1)</source>
        <translation>mikor lehet zászlót igényelni (BL-13.1)</translation>
    </message>
    <message>
        <source>a Tactics card must be played where no Troop card can be (BL-R10)</source>
        <translation>Taktika kártyát kell kijátszani, ha Katona kártyát nem lehet (BL-R10)</translation>
    </message>
    <message>
        <source>how Scout draws (BL-R12)</source>
        <translation>hogyan húz a Felderítő (BL-R12)</translation>
    </message>
    <message>
        <source>what a drawn game scores (BL-R17)</source>
        <translation>mit ér a döntetlen játszma (BL-R17)</translation>
    </message>
    <message>
        <source>at the start of the playing step</source>
        <translation>a kijátszási lépés elején</translation>
    </message>
    <message>
        <source>who is to play</source>
        <translation>aki következik</translation>
    </message>
    <message>
        <source>cards left; required with scout in the hand</source>
        <translation>megmaradt lapok; kötelező, ha Felderítő van kézben</translation>
    </message>
    <message>
        <source>default 10; null: switched off</source>
        <translation>alapérték 10; null: kikapcsolva</translation>
    </message>
    <message>
        <source>default 5; null: switched off</source>
        <translation>alapérték 5; null: kikapcsolva</translation>
    </message>
    <message>
        <source>default 3; null: switched off</source>
        <translation>alapérték 3; null: kikapcsolva</translation>
    </message>
    <message>
        <source>who started game 1</source>
        <translation>aki az 1. játszmát kezdte</translation>
    </message>
    <message>
        <source>results in order</source>
        <translation>eredmények, sorrendben</translation>
    </message>
    <message>
        <source>with most_flags 0 to 3</source>
        <translation>most_flags esetén 0–3</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>döntetlen</translation>
    </message>
    <message>
        <source>what decides the series (BL-14.1)</source>
        <translation>mi dönti el a sorozatot (BL-14.1)</translation>
    </message>
    <message>
        <source>flags 1 to 9</source>
        <translation>1–9. zászló</translation>
    </message>
    <message>
        <source>formation cards on this side</source>
        <translation>formációs lapok ezen az oldalon</translation>
    </message>
    <message>
        <source>who laid it; default: none lies here</source>
        <translation>aki letette; alapérték: itt nincs ilyen</translation>
    </message>
    <message>
        <source>default null</source>
        <translation>alapérték null</translation>
    </message>
    <message>
        <source>who laid the latest formation card that lies here (BL-R4); default null</source>
        <translation>aki az itt fekvő legutóbbi formációs lapot letette (BL-R4); alapérték null</translation>
    </message>
    <message>
        <source>face-up cards beside the Tactics deck, by the side they lie on; default: none</source>
        <translation>felfordított lapok a Taktika pakli mellett, aszerint, melyik oldalon fekszenek; alapérték: nincs</translation>
    </message>
    <message>
        <source>the flags won so far, in the order they were won</source>
        <translation>az eddig megnyert zászlók, a megnyerésük sorrendjében</translation>
    </message>
    <message>
        <source>both have passed one after the other, and the awards are among the claims</source>
        <translation>mindkét játékos passzolt egymás után, és az odaítélt zászlók az igénylések között vannak</translation>
    </message>
    <message>
        <source>trophies of the whole match</source>
        <translation>az egész meccs trófeái</translation>
    </message>
    <message>
        <source>on the dial</source>
        <translation>a tárcsán</translation>
    </message>
    <message>
        <source>a team that is out gets and loses nothing</source>
        <translation>kiesett csapat nem kap és nem veszít semmit</translation>
    </message>
    <message>
        <source>at least two in play; an alliance match gives all four</source>
        <translation>legalább kettő játékban; szövetséges meccsen mind a négy</translation>
    </message>
    <message>
        <source>before the bribes</source>
        <translation>a lefizetések előtt</translation>
    </message>
    <message>
        <source>before the rolls</source>
        <translation>a dobások előtt</translation>
    </message>
    <message>
        <source>cash spent, one for each cheat card</source>
        <translation>elköltött pénz, csaláskártyánként egy</translation>
    </message>
    <message>
        <source>active copies</source>
        <translation>aktív példányok</translation>
    </message>
    <message>
        <source>in turn order</source>
        <translation>a körök sorrendjében</translation>
    </message>
    <message>
        <source>in this period, in order</source>
        <translation>ebben a játékszakaszban, sorrendben</translation>
    </message>
    <message>
        <source>each is judged against `burned` only</source>
        <translation>mindegyiket csak a `burned` alapján kell megítélni</translation>
    </message>
    <message>
        <source>the number on the card</source>
        <translation>a lapon álló szám</translation>
    </message>
    <message>
        <source>Booster Bru has its own kind</source>
        <translation>a Booster Bru külön fajta</translation>
    </message>
    <message>
        <source>the players&apos; own name for it</source>
        <translation>a játékosok saját neve rá</translation>
    </message>
    <message>
        <source>whose place it takes</source>
        <translation>akinek a helyére lép</translation>
    </message>
    <message>
        <source>adjacent spaces that it could enter</source>
        <translation>szomszédos mezők, amelyekre léphetne</translation>
    </message>
    <message>
        <source>edge, wall or standing figure, not counting the side of a target</source>
        <translation>szél, fal vagy álló figura; a célpont felőli oldal nem számít</translation>
    </message>
    <message>
        <source>before the contest and before Pain/Gain</source>
        <translation>az összecsapás és a Fájdalomdíj előtt</translation>
    </message>
    <message>
        <source>only of kind ringer</source>
        <translation>csak arénaharcos fajtájú</translation>
    </message>
    <message>
        <source>points that Hardy has ignored in this turn</source>
        <translation>pontok, amelyeket az Edzett ebben a körben már nem vett figyelembe</translation>
    </message>
    <message>
        <source>if it would be knocked down</source>
        <translation>ha leütnék</translation>
    </message>
    <message>
        <source>in this period, in order, without the cards of this contest</source>
        <translation>ebben a játékszakaszban, sorrendben, ennek az összecsapásnak a lapjai nélkül</translation>
    </message>
    <message>
        <source>played Stim Pack! for this contest</source>
        <translation>Erősítő injekciót játszott ki ehhez az összecsapáshoz</translation>
    </message>
    <message>
        <source>uses by the side&apos;s first figure</source>
        <translation>hányszor használja az oldal első figurája</translation>
    </message>
    <message>
        <source>successive results of the active side if this comparison ties; the last counts</source>
        <translation>az aktív oldal egymást követő dobásai, ha ez az összevetés döntetlen; az utolsó számít</translation>
    </message>
    <message>
        <source>the single target&apos;s team has its turn</source>
        <translation>az egyetlen célpont csapata van soron</translation>
    </message>
    <message>
        <source>the initiator&apos;s side follows up if that is allowed</source>
        <translation>a kezdeményező oldal követő lépést tesz, ha szabad</translation>
    </message>
    <message>
        <source>who acts; one of `teams`</source>
        <translation>aki cselekszik; a `teams` egyike</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>pénz</translation>
    </message>
    <message>
        <source>one of `lots`</source>
        <translation>a `lots` egyike</translation>
    </message>
    <message>
        <source>what is sold</source>
        <translation>ami eladó</translation>
    </message>
    <message>
        <source>default: the printed minimum bid</source>
        <translation>alapérték: a nyomtatott minimális licit</translation>
    </message>
    <message>
        <source>clockwise from the first player</source>
        <translation>az óramutató járása szerint, a kezdőjátékostól</translation>
    </message>
    <message>
        <source>what was turned up</source>
        <translation>amit felfordítottak</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>sorrendben</translation>
    </message>
    <message>
        <source>alive, on the crossfield and in the dugout</source>
        <translation>élők, a keresztmezőn és a fedezékben</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>élők</translation>
    </message>
    <message>
        <source>1 + active Enforcement tiles</source>
        <translation>1 + aktív Jóváhagyás lapkák</translation>
    </message>
    <message>
        <source>two alliances of two teams</source>
        <translation>két szövetség, két-két csapattal</translation>
    </message>
    <message>
        <source>required while replenishing</source>
        <translation>feltöltéskor kötelező</translation>
    </message>
    <message>
        <source>the teams must fill up their figures now</source>
        <translation>a csapatoknak most fel kell tölteniük a figuráikat</translation>
    </message>
    <message>
        <source>at least two in play; in mode alliance all four</source>
        <translation>legalább kettő játékban; szövetséges módban mind a négy</translation>
    </message>
    <message>
        <source>one entry for each tile; never more than there are tiles</source>
        <translation>lapkánként egy bejegyzés; sosem több, mint ahány lapka van</translation>
    </message>
    <message>
        <source>different ones, without those that died; default none</source>
        <translation>különbözők, a meghaltak nélkül; alapérték: nincs</translation>
    </message>
    <message>
        <source>each ringer once; default none</source>
        <translation>minden arénaharcos egyszer; alapérték: nincs</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>különböző nevek</translation>
    </message>
    <message>
        <source>the ends: after the bonus scoring</source>
        <translation>a vége-szakaszok: a jutalompontozás után</translation>
    </message>
    <message>
        <source>who played the overtime; required at end_of_overtime and only there</source>
        <translation>akik a rájátszást játszották; end_of_overtime esetén kötelező, és csak ott</translation>
    </message>
    <message>
        <source>the end: after the bonus scoring</source>
        <translation>a vége: a jutalompontozás után</translation>
    </message>
    <message>
        <source>one entry for each time both alliances rolled: result by alliance; default none</source>
        <translation>egy bejegyzés minden alkalomhoz, amikor mindkét szövetség dobott: eredmény szövetségenként; alapérték: nincs</translation>
    </message>
    <message>
        <source>teams with the same one are not enemies</source>
        <translation>az azonos szövetségben lévő csapatok nem ellenfelek</translation>
    </message>
    <message>
        <source>below health</source>
        <translation>kisebb az életerőnél</translation>
    </message>
    <message>
        <source>all figures on the crossfield</source>
        <translation>minden figura a keresztmezőn</translation>
    </message>
    <message>
        <source>a standing figure</source>
        <translation>egy álló figura</translation>
    </message>
    <message>
        <source>scatter: moved by Scatter!</source>
        <translation>scatter: mozgatja a Szétszóródni!</translation>
    </message>
    <message>
        <source>the sprint shall end with a steal</source>
        <translation>a sprint labda elszedésével végződjön</translation>
    </message>
    <message>
        <source>activated by Hustle!</source>
        <translation>aktiválta az Uzsgyi!</translation>
    </message>
    <message>
        <source>pairs of adjacent spaces</source>
        <translation>szomszédos mezők párjai</translation>
    </message>
    <message>
        <source>one entry a space</source>
        <translation>mezőnként egy bejegyzés</translation>
    </message>
    <message>
        <source>teams, by Boot to the Head</source>
        <translation>csapatok, a Fejberúgás miatt</translation>
    </message>
    <message>
        <source>points that Hardy has ignored for the active figure</source>
        <translation>pontok, amelyeket az Edzett az aktív figuránál már nem vett figyelembe</translation>
    </message>
    <message>
        <source>spaces entered, in order; [] = stay</source>
        <translation>a bejárt mezők, sorrendben; [] = marad</translation>
    </message>
    <message>
        <source>at the end of the path</source>
        <translation>az út végén</translation>
    </message>
    <message>
        <source>where it lies loose</source>
        <translation>ahol szabadon fekszik</translation>
    </message>
    <message>
        <source>in the midfield, no mound</source>
        <translation>a középpályán, nem pontszerző hely</translation>
    </message>
    <message>
        <source>its owner</source>
        <translation>a gazdája</translation>
    </message>
    <message>
        <source>all that matter</source>
        <translation>mind, ami számít</translation>
    </message>
    <message>
        <source>at start_of_turn, and only then</source>
        <translation>start_of_turn esetén, és csak akkor</translation>
    </message>
    <message>
        <source>two different ones of `teams`</source>
        <translation>két különböző a `teams` közül</translation>
    </message>
    <message>
        <source>of the two teams</source>
        <translation>a két csapaté</translation>
    </message>
    <message>
        <source>one of the two; by points or in overtime: the one with more</source>
        <translation>a kettő egyike; pontokkal vagy rájátszásban: akinek több van</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>default none</source>
        <translation>alapérték: nincs</translation>
    </message>
    <message>
        <source>for each team of a match that all lose</source>
        <translation>minden csapatnak olyan meccsen, amelyet mindenki elveszít</translation>
    </message>
    <message>
        <source>in order, none twice; default all, in the order in which the schema names them</source>
        <translation>sorrendben, egyik sem kétszer; alapérték: mind, a séma felsorolásának sorrendjében</translation>
    </message>
    <message>
        <source>as they are now</source>
        <translation>ahogy most vannak</translation>
    </message>
    <message>
        <source>as it is now, without regard to damage</source>
        <translation>ahogy most van, a sebzés nélkül</translation>
    </message>
    <message>
        <source>Element X: one number for each copy</source>
        <translation>Elem X: példányonként egy szám</translation>
    </message>
    <message>
        <source>one number for each copy</source>
        <translation>példányonként egy szám</translation>
    </message>
    <message>
        <source>it is its player&apos;s last creature</source>
        <translation>játékosa utolsó lénye</translation>
    </message>
    <message>
        <source>the attacker&apos;s first attack in this combat</source>
        <translation>a támadó első támadása ebben a harcban</translation>
    </message>
    <message>
        <source>everything else that changes the damage</source>
        <translation>minden más, ami a sebzést változtatja</translation>
    </message>
    <message>
        <source>the item that is dispelled or negated</source>
        <translation>az eloszlatott vagy semlegesített elem</translation>
    </message>
    <message>
        <source>it may only hit items of these</source>
        <translation>csak ezek elemeit érheti</translation>
    </message>
    <message>
        <source>in the order in which they were put down</source>
        <translation>a lerakás sorrendjében</translation>
    </message>
    <message>
        <source>only in the strikes of a combat</source>
        <translation>csak harc csapásaiban</translation>
    </message>
    <message>
        <source>in the order in which they happened</source>
        <translation>az események sorrendjében</translation>
    </message>
    <message>
        <source>all creatures in play</source>
        <translation>minden játékban lévő lény</translation>
    </message>
    <message>
        <source>Hive is on</source>
        <translation>A kaptár be van kapcsolva</translation>
    </message>
    <message>
        <source>the creature has lost its own abilities</source>
        <translation>a lény elvesztette saját képességeit</translation>
    </message>
    <message>
        <source>one for each copy</source>
        <translation>példányonként egy</translation>
    </message>
    <message>
        <source>in the order in which they took effect</source>
        <translation>a hatás sorrendjében</translation>
    </message>
    <message>
        <source>for a card that states its own limit</source>
        <translation>a saját határt megadó laphoz</translation>
    </message>
    <message>
        <source>may not join mixed armies</source>
        <translation>nem lehet vegyes seregben</translation>
    </message>
    <message>
        <source>creatures agreed for the game</source>
        <translation>a játékra megbeszélt lények</translation>
    </message>
    <message>
        <source>size of the opponent&apos;s deck, if it is to be compared</source>
        <translation>az ellenfél paklijának mérete, ha össze kell vetni</translation>
    </message>
    <message>
        <source>it has any Invisibility effect</source>
        <translation>van bármilyen láthatatlansági hatása</translation>
    </message>
    <message>
        <source>an effect has taken its Invisibility</source>
        <translation>egy hatás elvette a láthatatlanságát</translation>
    </message>
    <message>
        <source>whom chance has chosen; in a Showdown only</source>
        <translation>akit a véletlen választott; csak leszámoláskor</translation>
    </message>
    <message>
        <source>what the Active Location names; not needed in a Showdown</source>
        <translation>amit az aktív helyszín megnevez; leszámoláskor nem kell</translation>
    </message>
    <message>
        <source>every space counts as adjacent</source>
        <translation>minden mező szomszédosnak számít</translation>
    </message>
    <message>
        <source>only for Mugic of this affiliation</source>
        <translation>csak ilyen hovatartozású mugicnál</translation>
    </message>
    <message>
        <source>only where this creature pays</source>
        <translation>csak ha ez a lény fizet</translation>
    </message>
    <message>
        <source>may play Mugic of every tribe</source>
        <translation>minden törzs mugicját kijátszhatja</translation>
    </message>
    <message>
        <source>who wants to play it</source>
        <translation>aki ki akarja játszani</translation>
    </message>
    <message>
        <source>needed exactly when the cost is X</source>
        <translation>pontosan akkor kell, ha az ár X</translation>
    </message>
    <message>
        <source>a combat or a Showdown took place</source>
        <translation>volt harc vagy leszámolás</translation>
    </message>
    <message>
        <source>every turn so far; the last one is the turn that ends</source>
        <translation>minden eddigi kör; az utolsó a most végződő</translation>
    </message>
    <message>
        <source>what it comes from</source>
        <translation>amiből ered</translation>
    </message>
    <message>
        <source>times the creatures in play that are counted</source>
        <translation>szorozva a számolt játékban lévő lényekkel</translation>
    </message>
    <message>
        <source>counts only for a tribe, or by a Discipline</source>
        <translation>csak egy törzsnél vagy képzettségtől számít</translation>
    </message>
    <message>
        <source>the effect outlives the turn</source>
        <translation>a hatás a kör után is tart</translation>
    </message>
    <message>
        <source>as the players judge it</source>
        <translation>ahogy a játékosok megítélik</translation>
    </message>
    <message>
        <source>all must be met</source>
        <translation>mindnek teljesülnie kell</translation>
    </message>
    <message>
        <source>only elements with a number on the card, 0 included</source>
        <translation>csak a lapon számmal álló elemek, a 0 is</translation>
    </message>
    <message>
        <source>a Discipline in which the attacker is the lower one</source>
        <translation>képzettség, amelyben a támadó a kisebb</translation>
    </message>
    <message>
        <source>front spaces that touch at a corner across the centre are adjacent (CH-R1)</source>
        <translation>a középvonalon át sarkosan érintkező első mezők szomszédosak (CH-R1)</translation>
    </message>
    <message>
        <source>Intimidate lowers all four Disciplines in place of the named one (CH-R5)</source>
        <translation>a megfélemlítés a megnevezett helyett mind a négy képzettséget csökkenti (CH-R5)</translation>
    </message>
    <message>
        <source>Element X helps only a creature that has the element (CH-R6)</source>
        <translation>az Elem X csak olyan lénynek segít, amelynek megvan az elem (CH-R6)</translation>
    </message>
    <message>
        <source>where the winner of a Showdown stands (CH-R9)</source>
        <translation>hol áll a leszámolás győztese (CH-R9)</translation>
    </message>
    <message>
        <source>abilities that trigger while a Burst resolves reopen it (CH-R12)</source>
        <translation>a végrehajtás közben kiváltódó képességek újra megnyitják (CH-R12)</translation>
    </message>
    <message>
        <source>strikes in a row without damage after which both creatures are defeated; 0: never (CH-R16)</source>
        <translation>ennyi sebzés nélküli csapás után mindkét lény legyőzve; 0: soha (CH-R16)</translation>
    </message>
    <message>
        <source>begins a match</source>
        <translation>meccset kezd</translation>
    </message>
    <message>
        <source>where the King starts</source>
        <translation>ahol a király kezd</translation>
    </message>
    <message>
        <source>where a Grande starts</source>
        <translation>ahol egy Grande kezd</translation>
    </message>
    <message>
        <source>the next round begins</source>
        <translation>elkezdődik a következő kör</translation>
    </message>
    <message>
        <source>the top card of a stack is turned up</source>
        <translation>felcsapják egy pakli felső lapját</translation>
    </message>
    <message>
        <source>a power card is laid</source>
        <translation>egy erőkártya letétele</translation>
    </message>
    <message>
        <source>Caballeros go to the court: at the start of a turn, or by The Court</source>
        <translation>lovagok az udvarba: a sor elején vagy Az udvar lappal</translation>
    </message>
    <message>
        <source>an action card is taken</source>
        <translation>egy akciókártya elvétele</translation>
    </message>
    <message>
        <source>Caballeros go from the court to the board</source>
        <translation>lovagok az udvarból a táblára</translation>
    </message>
    <message>
        <source>the special action of the card begins</source>
        <translation>elkezdődik a lap speciális akciója</translation>
    </message>
    <message>
        <source>a card of stack 1 is carried out, whole or in parts</source>
        <translation>az 1. pakli egy lapjának végrehajtása, egészben vagy részenként</translation>
    </message>
    <message>
        <source>the King is moved</source>
        <translation>a király lép</translation>
    </message>
    <message>
        <source>a mobile scoreboard is moved</source>
        <translation>egy mozgatható pontozótábla áthelyezése</translation>
    </message>
    <message>
        <source>a spent power card is taken back</source>
        <translation>egy elhasznált erőkártya visszavétele</translation>
    </message>
    <message>
        <source>an opponent returns Caballeros to the provinces</source>
        <translation>egy ellenfél lovagokat küld vissza a tartományokba</translation>
    </message>
    <message>
        <source>a secret disc is set</source>
        <translation>egy titkos korong beállítása</translation>
    </message>
    <message>
        <source>the discs are turned over</source>
        <translation>a korongok felfordítása</translation>
    </message>
    <message>
        <source>the next areas are scored</source>
        <translation>a következő helyek pontozása</translation>
    </message>
    <message>
        <source>the Castillo is lifted, counted and scored</source>
        <translation>a kastély felemelése, megszámolása, pontozása</translation>
    </message>
    <message>
        <source>a Veto stops a special action</source>
        <translation>egy Vétó megállít egy speciális akciót</translation>
    </message>
    <message>
        <source>the special action is left out</source>
        <translation>a speciális akció kihagyása</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>a sor vége</translation>
    </message>
    <message>
        <source>the smallest is the youngest</source>
        <translation>a legkisebb a legfiatalabb</translation>
    </message>
    <message>
        <source>the content itself</source>
        <translation>maga a tartalom</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>az óramutató járása szerint</translation>
    </message>
    <message>
        <source>starts the first round; only where it is not the youngest</source>
        <translation>az első kört kezdi; csak ha nem a legfiatalabb</translation>
    </message>
    <message>
        <source>the switches</source>
        <translation>a házi szabályok</translation>
    </message>
    <message>
        <source>1 to 4; the King card lies there by itself</source>
        <translation>1–4; a királykártya magától ott fekszik</translation>
    </message>
    <message>
        <source>its id in the pack</source>
        <translation>azonosítója a csomagban</translation>
    </message>
    <message>
        <source>only the shortfall</source>
        <translation>csak ami hiányzik</translation>
    </message>
    <message>
        <source>what is scored or evicted; only with these two cards</source>
        <translation>amit pontoznak vagy kilakoltatnak; csak e két lapnál</translation>
    </message>
    <message>
        <source>further moves of this special action follow</source>
        <translation>e speciális akció további lépései következnek</translation>
    </message>
    <message>
        <source>left out where it is retrieved in secret</source>
        <translation>elmarad, ha titokban veszik vissza</translation>
    </message>
    <message>
        <source>shaped like the table; what it leaves out stays</source>
        <translation>olyan, mint az asztal; ami elmarad, az marad</translation>
    </message>
    <message>
        <source>whose card it is</source>
        <translation>kinek a lapja</translation>
    </message>
    <message>
        <source>where each opponent loses one; only with that card</source>
        <translation>hol veszít minden ellenfél egyet; csak annál a lapnál</translation>
    </message>
    <message>
        <source>only with the cards that ask for secret discs</source>
        <translation>csak a titkos korongot kérő lapoknál</translation>
    </message>
    <message>
        <source>chosen in place of an illegal disc</source>
        <translation>szabálytalan korong helyett választva</translation>
    </message>
    <message>
        <source>only with Eviction</source>
        <translation>csak Kilakoltatásnál</translation>
    </message>
    <message>
        <source>at the moment of placing</source>
        <translation>a letétel pillanatában</translation>
    </message>
    <message>
        <source>of the action card</source>
        <translation>az akciókártyáé</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>ki következik</translation>
    </message>
    <message>
        <source>before the special action</source>
        <translation>a speciális akció előtt</translation>
    </message>
    <message>
        <source>before the move</source>
        <translation>a lépés előtt</translation>
    </message>
    <message>
        <source>who lays the first card; or give the previous round</source>
        <translation>ki teszi le az első lapot; vagy az előző kör</translation>
    </message>
    <message>
        <source>the cards of the round before; or give who starts</source>
        <translation>az előző kör lapjai; vagy hogy ki kezd</translation>
    </message>
    <message>
        <source>in the order in which they were laid</source>
        <translation>a letétel sorrendjében</translation>
    </message>
    <message>
        <source>before</source>
        <translation>előtte</translation>
    </message>
    <message>
        <source>Caballeros of this player</source>
        <translation>e játékos lovagjai</translation>
    </message>
    <message>
        <source>before whom the Veto lies</source>
        <translation>ki előtt fekszik a Vétó</translation>
    </message>
    <message>
        <source>what is to be stopped</source>
        <translation>amit megállítana</translation>
    </message>
    <message>
        <source>what is scored</source>
        <translation>amit pontoznak</translation>
    </message>
    <message>
        <source>how many stand there</source>
        <translation>mennyi áll ott</translation>
    </message>
    <message>
        <source>home regions</source>
        <translation>saját területek</translation>
    </message>
    <message>
        <source>before the Castillo is opened</source>
        <translation>a kastély kinyitása előtt</translation>
    </message>
    <message>
        <source>nine rounds, or six without 1, 4 and 7</source>
        <translation>kilenc kör, vagy hat az 1., 4. és 7. nélkül</translation>
    </message>
    <message>
        <source>whether everybody sees what is in the Castillo</source>
        <translation>mindenki látja-e a kastély tartalmát</translation>
    </message>
    <message>
        <source>what an illegal disc leads to on the return cards</source>
        <translation>mire vezet szabálytalan korong a visszaküldő lapoknál</translation>
    </message>
    <message>
        <source>tried in this order where the scores are equal</source>
        <translation>egyenlő pontoknál ebben a sorrendben</translation>
    </message>
    <message>
        <source>it has the elite-die symbol</source>
        <translation>rajta az elit kocka jele</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>ahogy rajta áll</translation>
    </message>
    <message>
        <source>the additional enemy of Dark Days</source>
        <translation>a sötét napok további ellensége</translation>
    </message>
    <message>
        <source>chosen by Precise Strike</source>
        <translation>pontos támadással választva</translation>
    </message>
    <message>
        <source>with everything that changes it; a hero&apos;s Might</source>
        <translation>mindennel, ami változtatja; hősnél az erő</translation>
    </message>
    <message>
        <source>units of the stack, current challenge, attacks of the hero</source>
        <translation>a kupac egységei, a jelenlegi kihívás, a hős támadásai</translation>
    </message>
    <message>
        <source>the stack has an elite unit, the encounter the elite-die symbol</source>
        <translation>a kupacban elit egység van, a találkozáson elit kocka jel</translation>
    </message>
    <message>
        <source>the face of the elite die</source>
        <translation>az elit kocka lapja</translation>
    </message>
    <message>
        <source>re-rolls in the order in which they happened</source>
        <translation>újradobások, sorrendben</translation>
    </message>
    <message>
        <source>Guardian Angel</source>
        <translation>őrangyal</translation>
    </message>
    <message>
        <source>its six faces</source>
        <translation>hat lapja</translation>
    </message>
    <message>
        <source>rows of terrain codes</source>
        <translation>terepjelek sorai</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>a táblán</translation>
    </message>
    <message>
        <source>the active one, or the winner of the battle</source>
        <translation>az aktív, vagy a csata győztese</translation>
    </message>
    <message>
        <source>sites, in this order</source>
        <translation>helyszínek, ebben a sorrendben</translation>
    </message>
    <message>
        <source>in this movement</source>
        <translation>ebben a mozgásban</translation>
    </message>
    <message>
        <source>the player whose hero has lost</source>
        <translation>akinek hőse vesztett</translation>
    </message>
    <message>
        <source>controlled by the player</source>
        <translation>a játékos irányítja</translation>
    </message>
    <message>
        <source>null: not built</source>
        <translation>null: nem épült meg</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>játékban</translation>
    </message>
    <message>
        <source>before the gathering</source>
        <translation>a gyűjtés előtt</translation>
    </message>
    <message>
        <source>with everything that changes it</source>
        <translation>mindennel, ami változtatja</translation>
    </message>
    <message>
        <source>tied ones as their owner wants to place them</source>
        <translation>az egyenlőket, ahogy gazdájuk elhelyezné</translation>
    </message>
    <message>
        <source>in the deck and among its discards</source>
        <translation>a pakliban és dobott lapjai közt</translation>
    </message>
    <message>
        <source>from a Treasure Card just now</source>
        <translation>most, kincs kártyáról</translation>
    </message>
    <message>
        <source>Stone of Enlightenment</source>
        <translation>Megvilágosodás köve</translation>
    </message>
    <message>
        <source>trophies, to be judged</source>
        <translation>zsákmány, amelyet meg kell ítélni</translation>
    </message>
    <message>
        <source>null: in its capital</source>
        <translation>null: a fővárosában</translation>
    </message>
    <message>
        <source>in this activation</source>
        <translation>ebben az aktiválásban</translation>
    </message>
    <message>
        <source>where the marker stands</source>
        <translation>ahol a jelző áll</translation>
    </message>
    <message>
        <source>without the building</source>
        <translation>az épület nélkül</translation>
    </message>
    <message>
        <source>the unit of a Chief or Master</source>
        <translation>a vezető vagy mester egysége</translation>
    </message>
    <message>
        <source>Legacy</source>
        <translation>Örökség</translation>
    </message>
    <message>
        <source>at the Arena or the Armourer</source>
        <translation>az arénánál vagy a páncélkovácsnál</translation>
    </message>
    <message>
        <source>at the start of the battle</source>
        <translation>a csata elején</translation>
    </message>
    <message>
        <source>what opponents return; only where they choose it themselves</source>
        <translation>amit az ellenfelek visszavesznek; csak ott, ahol maguk választják meg</translation>
    </message>
    <message>
        <source>a game that was won</source>
        <translation>megnyert játszma</translation>
    </message>
    <message>
        <source>a drawn game</source>
        <translation>döntetlen játszma</translation>
    </message>
    <message>
        <source>switches of the digest&apos;s section 4; default if omitted</source>
        <translation>a kivonat 4. szakaszának kapcsolói; elhagyva: az alapérték</translation>
    </message>
    <message>
        <source>the player&apos;s own Grande is moved</source>
        <translation>a saját Grande lép</translation>
    </message>
    <message>
        <source>corrects the record</source>
        <translation>javítja a nyilvántartást</translation>
    </message>
    <message>
        <source>omitted: all that are left</source>
        <translation>ha elmarad: mind, ami hátravan</translation>
    </message>
    <message>
        <source>what was found; omitted: as recorded</source>
        <translation>amit találtak; ha elmarad: a nyilvántartás szerint</translation>
    </message>
    <message>
        <source>at the start of the round; omitted: anybody may hold any card</source>
        <translation>a kör elején; ha elmarad: bárki bármit tarthat</translation>
    </message>
    <message>
        <source>omitted: ascending strength</source>
        <translation>ha elmarad: növekvő erő</translation>
    </message>
    <message>
        <source>readings where the rulebook is silent; default if omitted</source>
        <translation>értelmezések, ahol a szabálykönyv hallgat; elhagyva: az alapérték</translation>
    </message>
    <message>
        <source>one entry for each cheat card left, with the successive results of that roll, of which the last counts; omitted: not rolled yet</source>
        <translation>minden megmaradt csaláskártyához egy bejegyzés, e dobás egymást követő eredményeivel, az utolsó számít; elhagyva: még nem dobtak</translation>
    </message>
    <message>
        <source>active copies; omitted: none</source>
        <translation>aktív példányok; elhagyva: nincs</translation>
    </message>
    <message>
        <source>for a lost tackle; omitted: there is a free space and nothing is blocked</source>
        <translation>elveszített szereléshez; elhagyva: van szabad mező, és semmi sincs elzárva</translation>
    </message>
    <message>
        <source>omitted or null: not known, the figure never dies</source>
        <translation>elhagyva vagy null: nem ismert, a figura sosem hal meg</translation>
    </message>
    <message>
        <source>a triggered ability</source>
        <translation>kiváltott képesség</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>bármi más</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>név szerint</translation>
    </message>
    <message>
        <source>by its token</source>
        <translation>a jelzője szerint</translation>
    </message>
    <message>
        <source>against one team</source>
        <translation>egy csapat ellen</translation>
    </message>
    <message>
        <source>against several teams</source>
        <translation>több csapat ellen</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>egy pakli</translation>
    </message>
    <message>
        <source>several decks</source>
        <translation>több pakli</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>This match is of the game %1, which this Whistle does not know. A newer one may.</source>
        <translation>Ez a meccs egy másik játéké (%1), amelyet ez a Whistle nem ismer. Egy újabb talán igen.</translation>
    </message>
    <message>
        <source>This game has no reports.</source>
        <translation>Ehhez a játékhoz nincs meccsjelentés.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a value that is not there</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
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
        <translation>%1 ellenében: „%2”</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>rule</comment>
        <translation>ellentétes ezzel: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>seen before its time, or changed after it</source>
        <translation>idő előtt látták, vagy utólag módosították</translation>
    </message>
    <message>
        <source>This match was changed after entry %1. Up to there it is sound.</source>
        <translation>Ezt a meccset a(z) %1. bejegyzés után megváltoztatták. Addig rendben van.</translation>
    </message>
    <message>
        <source>There is no example match of this game.</source>
        <translation>Ehhez a játékhoz nincs példameccs.</translation>
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
        <translation>A(z) %1 adatbázis nem nyitható meg: %2. Ellenőrizd, hogy a mappa írható, és a lemez nincs tele.</translation>
    </message>
    <message>
        <source>The database %1 is damaged: %2. Nothing was changed in it. Move it away to start afresh, or put a backup in its place.</source>
        <translation>A(z) %1 adatbázis sérült: %2. Semmi sem változott benne. Helyezd át, ha újra akarod kezdeni, vagy tegyél a helyére biztonsági másolatot.</translation>
    </message>
    <message>
        <source>The file %1 is not a database of Whistle. Move it away or choose another folder.</source>
        <translation>A(z) %1 fájl nem Whistle-adatbázis. Helyezd át, vagy válassz másik mappát.</translation>
    </message>
    <message>
        <source>The database %1 was made by a newer Whistle (version %2 of the tables; this one knows %3). Install the newer Whistle to open it.</source>
        <translation>A(z) %1 adatbázist egy újabb Whistle készítette (a táblák %2. változata; ez a program a(z) %3. változatot ismeri). Telepítsd az újabb Whistle programot a megnyitásához.</translation>
    </message>
    <message>
        <source>The database %1 could not do this: %2. Nothing was changed.</source>
        <translation>A(z) %1 adatbázis ezt nem tudta megtenni: %2. Semmi sem változott.</translation>
    </message>
    <message>
        <source>There is no match %1 in the database.</source>
        <translation>Az adatbázisban nincs ilyen meccs: %1.</translation>
    </message>
    <message>
        <source>%1 exists already and is not overwritten. Give another name.</source>
        <translation>%1 már létezik, nem írjuk felül. Más név kell.</translation>
    </message>
    <message>
        <source>There is no database in %1 that could be backed up.</source>
        <translation>Itt nincs menthető adatbázis: %1.</translation>
    </message>
    <message>
        <source>The backup %1 could not be made: %2.</source>
        <translation>A(z) %1 mentés nem készült el: %2.</translation>
    </message>
    <message>
        <source>%1 is not a backup of Whistle: %2.</source>
        <translation>%1 nem a Whistle mentése: %2.</translation>
    </message>
    <message>
        <source>it does not read as a sound database</source>
        <translation>nem olvasható ép adatbázisként</translation>
    </message>
    <message>
        <source>The backup could not be put into %1: %2. What was there is still there.</source>
        <translation>A mentés nem került be ide: %1 (%2). Ami ott volt, megmaradt.</translation>
    </message>
    <message>
        <source>The data folder %1 cannot be made: %2. Choose a folder that you may write to.</source>
        <translation>A(z) %1 adatmappa nem hozható létre: %2. Válassz olyan mappát, amelybe írhatsz.</translation>
    </message>
    <message>
        <source>The database %1 is held by another program: %2. Nothing was changed. Try again when that program has finished.</source>
        <translation>A(z) %1 adatbázist egy másik program tartja: %2. Semmi sem változott. Próbáld újra, ha az a program végzett.</translation>
    </message>
    <message>
        <source>The database %1 was moved, removed or replaced by another program. Nothing is recorded any more; what was entered before is where that file is now.</source>
        <translation>A(z) %1 adatbázist egy másik program áthelyezte, törölte vagy kicserélte. Több bejegyzés már nem rögzül; a korábbiak ott vannak, ahol az a fájl most van.</translation>
    </message>
    <message>
        <source>Of this record %1 lines were written, and %2 of them can be found: the database is damaged. Put a backup in its place.</source>
        <translation>Ebből a feljegyzésből %1 sor íródott le, és %2 található meg: az adatbázis sérült. Tégy mentést a helyére.</translation>
    </message>
    <message>
        <source>There is no backup: %1 in the data folder cannot be taken into it: %2.</source>
        <translation>Nincs mentés: az adatmappában lévő %1 nem kerülhet bele: %2.</translation>
    </message>
    <message>
        <source>The data folder %1 is in use by another window or program (%2). Close it there before restoring.</source>
        <translation>A(z) %1 adatmappát egy másik ablak vagy program használja (%2). Visszaállítás előtt zárd be ott.</translation>
    </message>
    <message>
        <source>%1 cannot be moved aside: %2. Nothing was changed. Check that you may write there.</source>
        <translation>%1 nem tehető félre: %2. Semmi sem változott. Nézd meg, írhatsz-e oda.</translation>
    </message>
    <message>
        <source>Putting the backup in place stopped at %1: %2. What is still to come is in %3, what was there in %4. It goes on when Whistle is started again.</source>
        <translation>A mentés visszaállítása itt elakadt: %1: %2. Ami hátravan, itt van: %3; ami ott volt: %4. A Whistle következő indításakor folytatódik.</translation>
    </message>
    <message>
        <source>its tables are not those of Whistle</source>
        <translation>a táblái nem a Whistle táblái</translation>
    </message>
    <message>
        <source>it was changed after it was written</source>
        <translation>megváltozott, miután elkészült</translation>
    </message>
    <message>
        <source>the record %1 cannot be proven beyond its entry %2</source>
        <translation>a(z) %1 feljegyzés a(z) %2. bejegyzésen túl nem bizonyítható</translation>
    </message>
    <message>
        <source>its files are not those of a data folder</source>
        <translation>a fájljai nem egy adatmappa fájljai</translation>
    </message>
    <message>
        <source>It was continued in another window or program. Close it here and open it again to see what was entered there.</source>
        <translation>Egy másik ablakban vagy programban folytatták. Zárd be itt, és nyisd meg újra, hogy lásd, mi került bele ott.</translation>
    </message>
    <message>
        <source>The database %1 could not finish this: %2. Whether it is recorded shows when Whistle is started again.</source>
        <translation>A(z) %1 adatbázis ezt nem tudta befejezni: %2. Hogy bekerült-e, a Whistle következő indításakor látszik.</translation>
    </message>
    <message>
        <source>This season is deleted, and nothing more is entered in it. If two copies were merged, it goes on as another one of the list.</source>
        <translation>Ez a szezon törölve van, ebbe már semmi sem kerül be. Ha két másolatot egyesítettek, a listában egy másik szezonként folytatódik.</translation>
    </message>
</context>
<context>
    <name>whistle::ActForm</name>
    <message>
        <source>Somebody new</source>
        <translation>Új személy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Notes (optional)</source>
        <translation>Megjegyzés, elhagyható</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Add meg a nevet.</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Visszavonult</translation>
    </message>
    <message>
        <source>Still to be told: %1</source>
        <translation>Még hiányzik: %1</translation>
    </message>
</context>
<context>
    <name>whistle::ActPanel</name>
    <message>
        <source>Record</source>
        <translation>Rögzítés</translation>
    </message>
    <message>
        <source>• %1</source>
        <comment>one of a list</comment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>This cannot be recorded.</source>
        <translation>Ez nem rögzíthető.</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ami következik</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Choose first what it is about.</source>
        <translation>Előbb mondd meg, miről van szó.</translation>
    </message>
</context>
<context>
    <name>whistle::ArithmeticPanel</name>
    <message>
        <source>%1: points %2</source>
        <translation>%1: %2 pont</translation>
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
        <translation>1 meccs</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n meccs</numerusform>
        </translation>
    </message>
    <message>
        <source>1 season</source>
        <translation>1 szezon</translation>
    </message>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n szezon</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>matches, seasons</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Mentések</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is in it, size</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It is being looked through (%1).</source>
        <comment>size</comment>
        <translation>Átnézés folyamatban (%1).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>A mentés visszaállítása: %1</translation>
    </message>
    <message>
        <source>1 other file</source>
        <translation>1 további fájl</translation>
    </message>
    <message numerus="yes">
        <source>%n other files</source>
        <translation>
            <numerusform>%n további fájl</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; not in it: %2</source>
        <comment>what is in it, files that no backup holds</comment>
        <translation>%1; nincs benne: %2</translation>
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
        <translation>%1 szabadnapos ebben a fordulóban</translation>
    </message>
    <message>
        <source>%1 (%2) is free in this round</source>
        <translation>%1 (%2) szabadnapos ebben a fordulóban</translation>
    </message>
    <message>
        <source>best of %1</source>
        <translation>legfeljebb %1 játszma</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Bajnok</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Döntő asztal</translation>
    </message>
    <message>
        <source>The seeds follow from the table when its last match is played.</source>
        <translation>A kiemelés a tabellából következik, ha az utolsó meccsét is lejátszották.</translation>
    </message>
    <message>
        <source>Seeded by the draw.</source>
        <translation>Kiemelés sorsolással.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>team, why it stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The seeds are the places of the table.</source>
        <translation>A kiemelések a tabella helyei.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Következik: %1</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Kieséses szakasz</translation>
    </message>
    <message>
        <source>Nobody is left here</source>
        <translation>Itt nem maradt senki</translation>
    </message>
    <message>
        <source>set aside: %1</source>
        <translation>félretéve: %1</translation>
    </message>
    <message>
        <source>only if it is needed</source>
        <translation>csak ha kell</translation>
    </message>
    <message>
        <source>Nothing separates some of them, and it matters: decide it under Organiser.</source>
        <translation>Néhányan minden szempontból egyenlők, és ezen múlik valami: döntsd el a Szervező lapon.</translation>
    </message>
</context>
<context>
    <name>whistle::BracketView</name>
    <message>
        <source>goes on</source>
        <translation>továbbjut</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <comment>the champion</comment>
        <translation>%1: még nem ismert</translation>
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
        <translation>Nincs elégetett lap</translation>
    </message>
    <message>
        <source>Burned cards: %1</source>
        <translation>Elégetett lapok: %1</translation>
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
        <translation>élő</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>halott</translation>
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
        <translation>Taktikai kártya</translation>
    </message>
    <message>
        <source>always dead</source>
        <translation>mindig halott</translation>
    </message>
    <message>
        <source>Cheat card</source>
        <translation>Csaláskártya</translation>
    </message>
    <message>
        <source>★ star</source>
        <translation>★ csillag</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nincs lap</translation>
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
        <translation>Tények</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ami következik</translation>
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
        <translation>Az asztalon semmi sem változik.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Óvás</translation>
    </message>
    <message>
        <source>The match waits. Whatever is changed here is tried on a side copy.</source>
        <translation>A meccs vár. Amit itt megváltoztattok, az csak egy másolaton érvényes.</translation>
    </message>
    <message>
        <source>Ruling before</source>
        <translation>Előző döntés</translation>
    </message>
    <message>
        <source>Ruling after</source>
        <translation>Következő döntés</translation>
    </message>
    <message>
        <source>Correct entry %1</source>
        <translation>%1. bejegyzés javítása</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>A döntés</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>Egy tény módosítása</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>%1. bejegyzés: %2</translation>
    </message>
    <message>
        <source>This is the first ruling.</source>
        <translation>Ez az első döntés.</translation>
    </message>
    <message>
        <source>This is the last ruling.</source>
        <translation>Ez az utolsó döntés.</translation>
    </message>
    <message>
        <source>Challenge view</source>
        <translation>Az óvás nézete</translation>
    </message>
</context>
<context>
    <name>whistle::ChancesPanel</name>
    <message>
        <source>Chances</source>
        <translation>Esélyek</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Seasons played</source>
        <translation>Lejátszott szezonok</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Kieséses szakasz</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Bajnok</translation>
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
        <translation>A szezon hátralévő része %1 alkalommal lejátszva, minden meccs a mostani Élő-értékszámok szerint.</translation>
    </message>
    <message>
        <source>The rest of the season is played many times, each match by current Elo ratings.</source>
        <translation>A szezon hátralévő részét sokszor lejátssza a program, minden meccset a mostani Élő-értékszámok szerint.</translation>
    </message>
    <message>
        <source>Calculate the chances</source>
        <translation>Esélyek kiszámítása</translation>
    </message>
</context>
<context>
    <name>whistle::ChangesPanel</name>
    <message>
        <source>%1: %2, then %3</source>
        <comment>name, old value, new value</comment>
        <translation>%1: %2, utána %3</translation>
    </message>
    <message>
        <source>Leave as it was</source>
        <translation>Maradjon, ahogy volt</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Elfogadás</translation>
    </message>
    <message numerus="yes">
        <source>%n entries would be illegal. Fix each of them, delete it, or record it with a reason.</source>
        <translation>
            <numerusform>%n bejegyzés szabálytalan lenne. Mindegyiket javítani, törölni vagy indoklással rögzíteni kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was: %1</source>
        <translation>Ez volt: %1</translation>
    </message>
    <message>
        <source>It becomes: %1</source>
        <translation>Ez lesz: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n edits, accepted together.</source>
        <translation>
            <numerusform>%n javítás, együtt elfogadva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n entries that would be illegal</source>
        <translation>
            <numerusform>A szabálytalanná váló %n bejegyzés törlése</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 would be illegal</source>
        <translation>%1. bejegyzés: szabálytalan lenne</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>Javítás</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Törlés</translation>
    </message>
    <message numerus="yes">
        <source>And %n more; fixing the first ones may fix them too.</source>
        <translation>
            <numerusform>És még %n; az elsők javítása ezeket is rendbe teheti.</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes after it</source>
        <translation>Mi változik utána</translation>
    </message>
    <message>
        <source>Counts again: %1</source>
        <translation>Újra számít: %1</translation>
    </message>
    <message>
        <source>Nothing: the match stands as it stood.</source>
        <translation>Semmi: a meccs úgy áll, ahogy állt.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>És még %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Több mutatása</translation>
    </message>
    <message>
        <source>Show more of the entries that would be illegal</source>
        <translation>További bejegyzések, amelyek szabálytalanok lennének</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n</source>
        <translation>
            <numerusform>Mind törlése (%n)</numerusform>
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
        <translation>Edző</translation>
    </message>
    <message>
        <source>Season by season</source>
        <translation>Szezonról szezonra</translation>
    </message>
    <message>
        <source>The seasons of the game are being read, %1 of %2.</source>
        <translation>A játék szezonjainak beolvasása: %1 / %2.</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>bajnok</translation>
    </message>
    <message>
        <source>in the final</source>
        <translation>döntős</translation>
    </message>
    <message>
        <source>seasons</source>
        <translation>szezon</translation>
    </message>
    <message>
        <source>titles</source>
        <translation>bajnoki cím</translation>
    </message>
    <message>
        <source>finals</source>
        <translation>döntő</translation>
    </message>
    <message>
        <source>played</source>
        <translation>játszott</translation>
    </message>
    <message>
        <source>won</source>
        <translation>győzelem</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>vereség</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Szezon</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Értékszám: %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>No coaches are named in this season. Name them with the teams, and their careers appear here.</source>
        <translation>Ebben a szezonban nincs megnevezett edző. Add meg őket a csapatoknál, és itt áll majd a pályafutásuk.</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>győzelem egymás után</translation>
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
        <translation>Összehasonlítva</translation>
    </message>
</context>
<context>
    <name>whistle::Crossfield</name>
    <message>
        <source>seat %1</source>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>centre of the field</source>
        <translation>a pálya közepe</translation>
    </message>
    <message>
        <source>minor mound</source>
        <translation>kisebb pontszerző hely</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>értéke %1</translation>
    </message>
    <message>
        <source>major mound of %1</source>
        <translation>nagyobb pontszerző hely, %1</translation>
    </message>
    <message>
        <source>major mound of nobody</source>
        <translation>nagyobb pontszerző hely, senkié</translation>
    </message>
    <message>
        <source>runner&apos;s post of %1</source>
        <translation>futók helye, %1</translation>
    </message>
    <message>
        <source>runner&apos;s post of nobody</source>
        <translation>futók helye, senkié</translation>
    </message>
    <message>
        <source>bruiser&apos;s post of %1</source>
        <translation>bunyósok helye, %1</translation>
    </message>
    <message>
        <source>bruiser&apos;s post of nobody</source>
        <translation>bunyósok helye, senkié</translation>
    </message>
    <message>
        <source>%1 knocked down</source>
        <translation>%1 leütve</translation>
    </message>
    <message>
        <source>%1 of %2 hurt</source>
        <translation>sérülés: %1 / %2</translation>
    </message>
    <message>
        <source>has the ball</source>
        <translation>nála a labda</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>kiválasztva</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktív</translation>
    </message>
    <message>
        <source>may be chosen as a target</source>
        <translation>célpontnak választható</translation>
    </message>
    <message>
        <source>score token of %1</source>
        <translation>kisebb pontjelölő, %1</translation>
    </message>
    <message>
        <source>the ball lies here</source>
        <translation>itt fekszik a labda</translation>
    </message>
    <message>
        <source>fire, %1 damage</source>
        <translation>tűz, %1 sebzés</translation>
    </message>
    <message>
        <source>wall towards %1</source>
        <translation>fal %1 felé</translation>
    </message>
    <message>
        <source>reachable in 1 step</source>
        <translation>1 lépésből elérhető</translation>
    </message>
    <message numerus="yes">
        <source>reachable in %n steps</source>
        <translation>
            <numerusform>%n lépésből elérhető</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 damage on the way</source>
        <translation>útközben %1 sebzés</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <translation>%1 reagálhat</translation>
    </message>
    <message>
        <source>killzone of %1</source>
        <translation>gyilokzóna, %1</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>választható</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is on a space</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1 and %2</source>
        <translation>határvonal %1 és %2 között</translation>
    </message>
</context>
<context>
    <name>whistle::CrossfieldView</name>
    <message>
        <source>Crossfield</source>
        <translation>Keresztmező</translation>
    </message>
</context>
<context>
    <name>whistle::Curtain</name>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Mindenki más elfordul.</translation>
    </message>
    <message>
        <source>The curtain is open, for %1 alone.</source>
        <translation>A függöny nyitva van, csak %1 számára.</translation>
    </message>
    <message>
        <source>The curtain before %1 is closed. Everybody else looks away.</source>
        <translation>A függöny zárva van; %1 következik. Mindenki más elfordul.</translation>
    </message>
</context>
<context>
    <name>whistle::Dial</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 / %3</translation>
    </message>
    <message>
        <source>Press to correct it.</source>
        <translation>Megnyomva javítható.</translation>
    </message>
</context>
<context>
    <name>whistle::DiePad</name>
    <message>
        <source>Tiebreaker die</source>
        <translation>Döntetlen kocka</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Dobj helyettünk</translation>
    </message>
</context>
<context>
    <name>whistle::DisputePage</name>
    <message>
        <source>Dispute desk</source>
        <translation>Vitás kérdések</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Ürítés</translation>
    </message>
    <message>
        <source>Take from the match</source>
        <translation>Kitöltés a meccsből</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Kérdések</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Filled in from the match</source>
        <translation>A meccsből kitöltve</translation>
    </message>
</context>
<context>
    <name>whistle::DugoutPanel</name>
    <message>
        <source>Live</source>
        <translation>Élő</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n burned card(s). %2.</source>
        <translation>
            <numerusform>%1, %n elégetett lap. %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press for all upgrades and to correct the dials.</source>
        <translation>Megnyomva az összes fejlesztés látható, és a tárcsák javíthatók.</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>the bell rings</source>
        <translation>szól a csengő</translation>
    </message>
    <message numerus="yes">
        <source>%n more ring the bell</source>
        <translation>
            <numerusform>még %n lap, és szól a csengő</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (suspended)</source>
        <translation>%1 (felfüggesztve)</translation>
    </message>
    <message>
        <source>Bench: %1. Kills: %2.</source>
        <translation>Kispad: %1. Hullák: %2.</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Hullák</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Kispad</translation>
    </message>
    <message>
        <source> %1: %2.</source>
        <comment>what, number</comment>
        <translation> %1: %2.</translation>
    </message>
    <message>
        <source>bell in %1</source>
        <comment>number of cards</comment>
        <translation>csengő: még %1</translation>
    </message>
    <message>
        <source>No kills</source>
        <translation>Nincs hulla</translation>
    </message>
    <message>
        <source>Bench empty</source>
        <translation>Üres a kispad</translation>
    </message>
    <message>
        <source>1 card to the bell</source>
        <translation>1 lap a csengőig</translation>
    </message>
</context>
<context>
    <name>whistle::EntrantForm</name>
    <message>
        <source>Colour of seat 1</source>
        <translation>Az 1. hely színe</translation>
    </message>
    <message>
        <source>Colour of seat 2</source>
        <translation>A 2. hely színe</translation>
    </message>
    <message>
        <source>Colour of seat 3</source>
        <translation>A 3. hely színe</translation>
    </message>
    <message>
        <source>Colour of seat 4</source>
        <translation>A 4. hely színe</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Narancs</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Team of the game</source>
        <translation>Csapat a játékból</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Szín</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Edző</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>a team of the game</comment>
        <translation>nincs megadva</translation>
    </message>
    <message>
        <source>Notes (optional)</source>
        <translation>Megjegyzés, elhagyható</translation>
    </message>
    <message>
        <source>Enter the name of the team.</source>
        <translation>Add meg a csapat nevét.</translation>
    </message>
    <message>
        <source>Enter the name.</source>
        <translation>Add meg a nevet.</translation>
    </message>
</context>
<context>
    <name>whistle::EntryPanel</name>
    <message>
        <source>Still needed: %1.</source>
        <translation>Még hiányzik: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::EntrySheet</name>
    <message>
        <source>Other entry</source>
        <translation>Más bejegyzés</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>Keresés a bejegyzések között</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Minden bejegyzés</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>Rögzítés</translation>
    </message>
    <message>
        <source>The referee would refuse it: %1</source>
        <translation>A játékvezető elutasítaná: %1</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation>Még hiányzik: %1.</translation>
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
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Rules, questions, matches, teams, pages</source>
        <translation>Szabályok, kérdések, meccsek, csapatok, oldalak</translation>
    </message>
    <message>
        <source>Find rules, questions, matches, teams and pages</source>
        <translation>Szabályok, kérdések, meccsek, csapatok és oldalak keresése</translation>
    </message>
</context>
<context>
    <name>whistle::FinderContent</name>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Dispute desk</source>
        <translation>Vitás kérdések</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A meccs</translation>
    </message>
    <message>
        <source>Challenge the last ruling</source>
        <translation>Óvás az utolsó döntés ellen</translation>
    </message>
    <message>
        <source>Time machine</source>
        <translation>Időgép</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Meccsjelentés</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Eredményjelző</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Új meccs: %1</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Oldal</translation>
    </message>
    <message>
        <source>Question, %1: %2</source>
        <translation>Kérdés, %1: %2</translation>
    </message>
    <message>
        <source>Match of %1</source>
        <translation>Meccs: %1</translation>
    </message>
    <message>
        <source>Team of %1: a new match</source>
        <translation>%1 csapata: új meccs</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>%1 szabály</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Szabálykönyv</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligák</translation>
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
        <translation>Kezdjük</translation>
    </message>
    <message>
        <source>It leaves no match behind.</source>
        <translation>Nem marad utána meccs.</translation>
    </message>
    <message>
        <source>New here? See what it does</source>
        <translation>Először jársz itt? Nézd meg, mit tud</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>Nézz meg egy meccset</translation>
    </message>
    <message numerus="yes">
        <source>%n entries. Nothing to set up.</source>
        <translation>
            <numerusform>%n bejegyzés. Semmit sem kell előkészíteni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry by entry, each with its ruling. Stop anywhere, and go on from there yourself.</source>
        <translation>Bejegyzésről bejegyzésre, döntésekkel. Bárhol megállhatsz, és folytathatod magad.</translation>
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
        <translation>Megjegyzés: %1</translation>
    </message>
    <message>
        <source>Corrected, it was %1: %2</source>
        <comment>score, reason</comment>
        <translation>Javítva, korábban %1 volt: %2</translation>
    </message>
    <message>
        <source>Who plays is not known yet.</source>
        <translation>Még nem tudni, ki játszik.</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Lejátszás itt</translation>
    </message>
    <message>
        <source>Result from a match file</source>
        <translation>Eredmény meccsfájlból</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>A meccshez</translation>
    </message>
    <message>
        <source>Choose a fixture to see its result, its date and what else can be done.</source>
        <translation>Válassz egy párosítást: látszik az eredménye, az időpontja, és hogy mi mást lehet még tenni.</translation>
    </message>
    <message>
        <source>Not by league rules: %1</source>
        <translation>Nem a liga szabályai szerint: %1</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>A meccs folytatása</translation>
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
        <translation>senki sem jött el</translation>
    </message>
    <message>
        <source>forfeited by %1</source>
        <translation>nem jött el: %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two names</comment>
        <translation> és </translation>
    </message>
    <message>
        <source>a result of others is kept aside</source>
        <translation>mások eredménye félretéve</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>törölve</translation>
    </message>
    <message>
        <source>not to be played any more</source>
        <translation>már nem játsszák le</translation>
    </message>
    <message>
        <source>after a drop-out</source>
        <translation>visszalépés után</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>kézzel</translation>
    </message>
    <message>
        <source>tracked</source>
        <translation>követve</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>átvéve</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>senki sem győzött</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>javítva</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>%1. játszma</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>postponed from %1</source>
        <translation>elhalasztva erről: %1</translation>
    </message>
    <message>
        <source>double booking with %1</source>
        <translation>ütközik: %1</translation>
    </message>
    <message>
        <source>awarded: %1</source>
        <translation>megítélve: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>félbeszakadt: %1</translation>
    </message>
    <message>
        <source>not by league rules</source>
        <translation>nem a liga szabályai szerint</translation>
    </message>
</context>
<context>
    <name>whistle::FixturesTab</name>
    <message>
        <source>Open</source>
        <translation>Nyitott</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Játszott</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Which fixtures</source>
        <translation>Mely párosítások</translation>
    </message>
    <message>
        <source>Fixtures of</source>
        <translation>Kinek a párosításai</translation>
    </message>
    <message>
        <source>All fixtures</source>
        <translation>Minden párosítás</translation>
    </message>
    <message>
        <source>All teams</source>
        <translation>Minden csapat</translation>
    </message>
    <message>
        <source>Nothing is left to be played.</source>
        <translation>Nincs több lejátszandó meccs.</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Még nem játszottak egy meccset sem.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>%1. forduló párosítása</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Szabadnapos: %1</translation>
    </message>
    <message>
        <source>Does not play: %1</source>
        <translation>Nem játszik: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Paired by the organiser: %1</source>
        <translation>A szervező párosította: %1</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Minden játékos</translation>
    </message>
</context>
<context>
    <name>whistle::FormWords</name>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
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
        <translation>%1. sz.</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>az egész</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between facts that hold lists themselves</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1, %2 nélkül</translation>
    </message>
</context>
<context>
    <name>whistle::Gallery</name>
    <message>
        <source>Gallery of the parts</source>
        <translation>Elemek galériája</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Gombok</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Elszedés</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>Kaosball</source>
        <translation>Kaosball</translation>
    </message>
    <message>
        <source>2 to 4 coaches</source>
        <translation>2–4 edző</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>Record: Fangs win</source>
        <translation>Rögzítés, győztes: Méregagyarak</translation>
    </message>
    <message>
        <source>Start a league</source>
        <translation>Liga indítása</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>Minor, 3</source>
        <translation>Kisebb, 3</translation>
    </message>
    <message>
        <source>Major, 5</source>
        <translation>Nagyobb, 5</translation>
    </message>
    <message>
        <source>Ball on a mound?</source>
        <translation>Pontszerző helyen van a labda?</translation>
    </message>
    <message>
        <source>Nobody stands on a major mound.</source>
        <translation>Senki sem áll nagyobb pontszerző helyen.</translation>
    </message>
    <message>
        <source>Stock controls</source>
        <translation>Alapelemek</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Lapos</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Nem elérhető</translation>
    </message>
    <message>
        <source>Find a rule, a match, a player</source>
        <translation>Szabály, meccs vagy játékos keresése</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angol</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Lengyel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Kevesebb mozgás</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Tükör</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Méregagyarak</translation>
    </message>
    <message>
        <source>Amazons</source>
        <translation>Amazonok</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>No league so far.</source>
        <translation>Még nincs liga.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Teams or players, a few weeks, one table that explains itself.</source>
        <translation>Csapatok vagy játékosok, néhány hét, és egy tabella, amely önmagát magyarázza.</translation>
    </message>
</context>
<context>
    <name>whistle::GamePage</name>
    <message>
        <source>Entry %1</source>
        <translation>%1. bejegyzés</translation>
    </message>
    <message>
        <source>Correct entry %1</source>
        <translation>%1. bejegyzés javítása</translation>
    </message>
    <message>
        <source>Insert one before entry %1</source>
        <translation>Új bejegyzés beszúrása, %1. elé</translation>
    </message>
    <message>
        <source>Delete entry %1</source>
        <translation>%1. bejegyzés törlése</translation>
    </message>
    <message>
        <source>What if, after entry %1</source>
        <translation>Mi lenne, ha – %1. bejegyzés után</translation>
    </message>
    <message>
        <source>Challenge the ruling on entry %1</source>
        <translation>Óvás: %1. bejegyzés döntése</translation>
    </message>
</context>
<context>
    <name>whistle::GoalTrack</name>
    <message>
        <source>%1: %2 of %3</source>
        <comment>name, score, goal</comment>
        <translation>%1: %2 / %3</translation>
    </message>
</context>
<context>
    <name>whistle::HomePage</name>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új meccs</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Minden ezen a számítógépen marad.</translation>
    </message>
    <message>
        <source>%1, on at this moment</source>
        <comment>game</comment>
        <translation>%1, éppen zajlik</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two scores: 13 to 7</comment>
        <translation>:</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two teams</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Again: %1</source>
        <comment>teams</comment>
        <translation>Újra: %1</translation>
    </message>
    <message>
        <source>%1, the same seats</source>
        <comment>game</comment>
        <translation>%1, ugyanazokkal a helyekkel</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligák</translation>
    </message>
    <message>
        <source>one table that explains itself</source>
        <translation>egy tabella, amely önmagát magyarázza</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Archive or delete this match</source>
        <translation>Archiválás vagy törlés</translation>
    </message>
    <message>
        <source>Archive: %1</source>
        <translation>Archívum: %1</translation>
    </message>
    <message>
        <source>Which game is on the table?</source>
        <translation>Melyik játék van az asztalon?</translation>
    </message>
    <message>
        <source>Find a rule, a match, a player</source>
        <translation>Keress szabályt, meccset, játékost</translation>
    </message>
    <message>
        <source>Ctrl+K, from every page</source>
        <translation>Ctrl+K, bármelyik oldalról</translation>
    </message>
    <message>
        <source>Somebody disagrees?</source>
        <translation>Valaki vitatja?</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>Nézz meg egy meccset</translation>
    </message>
    <message>
        <source>entry by entry, each with its ruling</source>
        <translation>bejegyzésről bejegyzésre, mindegyik a döntésével</translation>
    </message>
    <message>
        <source>From files</source>
        <translation>Fájlokból</translation>
    </message>
    <message>
        <source>matches from another table</source>
        <translation>meccsek egy másik asztaltól</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Folyamatban</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Befejezve</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Mely meccsek</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Meccsek</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Meccsek: %1</translation>
    </message>
    <message>
        <source>No other match so far.</source>
        <translation>Nincs még más meccs.</translation>
    </message>
    <message>
        <source>No match of this kind.</source>
        <translation>Nincs ilyen meccs.</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Régebbi meccsek</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Continue, %1</source>
        <comment>where the match stands</comment>
        <translation>Folytatás: %1</translation>
    </message>
    <message>
        <source>saved %1</source>
        <comment>time</comment>
        <translation>mentve: %1</translation>
    </message>
    <message>
        <source>Ask, and see the rule.</source>
        <translation>Kérdezz, és lásd a szabályt.</translation>
    </message>
    <message>
        <source>An example season</source>
        <translation>Egy példaszezon</translation>
    </message>
    <message>
        <source>six teams, table and playoffs</source>
        <translation>hat csapat, tabella és kieséses szakasz</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Szabály keresése</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
</context>
<context>
    <name>whistle::HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>Where the rulebook is silent, the usual readings are in force.</source>
        <translation>Ahol a szabálykönyv hallgat, ott a szokásos értelmezés érvényes.</translation>
    </message>
    <message>
        <source>One reading is not the usual one.</source>
        <translation>Egy értelmezés eltér a szokásostól.</translation>
    </message>
    <message>
        <source>%1 readings are not the usual ones.</source>
        <translation>%1 értelmezés eltér a szokásostól.</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>A lista bezárása</translation>
    </message>
    <message>
        <source>See or change them</source>
        <translation>Megnézem vagy módosítom</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are set.</source>
        <comment>title of a house rule, number, number</comment>
        <translation>%1: %3 közül %2 megvan.</translation>
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
        <translation>A döntés ez volt: %1</translation>
    </message>
    <message>
        <source>The same facts.</source>
        <translation>Ugyanezek a tények.</translation>
    </message>
    <message>
        <source>Different then: %1 and more.</source>
        <translation>Akkor más volt: %1 és még más.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Different then: %1.</source>
        <translation>Akkor más volt: %1.</translation>
    </message>
    <message>
        <source>House precedents</source>
        <translation>Házi precedensek</translation>
    </message>
    <message>
        <source>The rules in this program judge it differently today.</source>
        <translation>A mai szabályismeret szerint más lenne a döntés.</translation>
    </message>
    <message>
        <source>View it</source>
        <translation>Megnézés</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Elvetés</translation>
    </message>
</context>
<context>
    <name>whistle::KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>On this page now</source>
        <translation>Most ezen az oldalon</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Mindenhol</translation>
    </message>
    <message>
        <source>The rule about what has the keyboard, or these keys</source>
        <translation>A kijelölt elem szabálya, vagy ez a lista</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Visszavonás, újra</translation>
    </message>
    <message>
        <source>Back, or close what is open</source>
        <translation>Vissza, vagy a megnyitott bezárása</translation>
    </message>
    <message>
        <source>Time machine</source>
        <translation>Időgép</translation>
    </message>
    <message>
        <source>Challenge the last ruling</source>
        <translation>Óvás az utolsó döntés ellen</translation>
    </message>
    <message>
        <source>Find a rule, a match, a player</source>
        <translation>Szabály, meccs vagy játékos keresése</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A meccs</translation>
    </message>
    <message>
        <source>Dispute desk</source>
        <translation>Vitás kérdések</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Szabálykönyv</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligák</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Scoreboard on the second screen</source>
        <translation>Eredményjelző a második képernyőn</translation>
    </message>
    <message>
        <source>Larger, smaller or usual text</source>
        <translation>Nagyobb, kisebb vagy szokásos betűk</translation>
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
        <translation>A liga szabályai szerint</translation>
    </message>
    <message>
        <source>Some rules differ. The match still counts; its result says what was different.</source>
        <translation>Valamit másként játszotok. A meccs így is számít; az eredménye megmondja, mi volt más.</translation>
    </message>
    <message>
        <source>Use other rules</source>
        <translation>Játék másként</translation>
    </message>
</context>
<context>
    <name>whistle::LeagueLayout</name>
    <message>
        <source>Choose the day from a calendar</source>
        <translation>A nap kiválasztása naptárból</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Meg kell adni az indokot.</translation>
    </message>
</context>
<context>
    <name>whistle::LeaguePage</name>
    <message>
        <source>Table</source>
        <comment>of a league</comment>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Áttekintés</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Párosítások</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Kieséses szakasz</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Edzők</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordok</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Szervező</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>undo, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nincs mit újra megtenni.</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Minden szezon</translation>
    </message>
    <message>
        <source>Export season</source>
        <translation>Szezon exportálása</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Weboldal</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabella (CSV)</translation>
    </message>
    <message>
        <source>Fixtures (CSV)</source>
        <translation>Párosítások (CSV)</translation>
    </message>
    <message>
        <source>Season file</source>
        <translation>Szezonfájl</translation>
    </message>
    <message>
        <source>The season is in the file %1.</source>
        <translation>A szezon fájlja: %1.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Nyomtatás</translation>
    </message>
    <message>
        <source>The page to print is in the file %1.</source>
        <translation>A nyomtatandó oldal ebben a fájlban van: %1.</translation>
    </message>
    <message>
        <source>The whole season</source>
        <translation>Az egész szezon</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Nyomtatandó dokumentum</translation>
    </message>
    <message>
        <source>Of which round</source>
        <translation>Melyik forduló</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>the results of one</comment>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Naptár</translation>
    </message>
    <message>
        <source>Careers</source>
        <translation>Pályafutások</translation>
    </message>
    <message>
        <source>Season tabs</source>
        <translation>A szezon lapjai</translation>
    </message>
    <message>
        <source>Save the season to a file</source>
        <translation>Szezon kiírása fájlba</translation>
    </message>
    <message>
        <source>The season could not be saved to %1.</source>
        <translation>A szezon nem került fájlba: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::LeagueSession</name>
    <message>
        <source>not known yet</source>
        <comment>a side of a fixture</comment>
        <translation>még nem ismert</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>még nincs időpont</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>format of a day: Sat 9 Jan</comment>
        <translation>MMM d., ddd</translation>
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
        <translation>egyszeres körmérkőzés</translation>
    </message>
    <message>
        <source>double round robin</source>
        <translation>kétszeres körmérkőzés</translation>
    </message>
    <message numerus="yes">
        <source>%n meetings each</source>
        <translation>
            <numerusform>egyenként %n találkozás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n groups</source>
        <comment>single round robin</comment>
        <translation>
            <numerusform>%1, %n csoportban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message>
        <source>tables of %1, %2</source>
        <comment>players, rounds</comment>
        <translation>%1 fős asztalok, %2</translation>
    </message>
    <message>
        <source>tables of %1 to %2, %3</source>
        <translation>%1–%2 fős asztalok, %3</translation>
    </message>
    <message>
        <source>ladder with free fixtures</source>
        <translation>ranglétra szabad párosításokkal</translation>
    </message>
    <message>
        <source>final table of the best %1</source>
        <translation>a legjobb %1 döntő asztala</translation>
    </message>
    <message>
        <source>series of two</source>
        <translation>sorozat két résztvevővel</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>kieséses kupa</translation>
    </message>
    <message>
        <source>championship match of the best 2</source>
        <translation>bajnoki döntő a legjobb 2 között</translation>
    </message>
    <message>
        <source>best %1 to the playoffs</source>
        <translation>a legjobb %1 a kieséses szakaszba jut</translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n csapat</numerusform>
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
            <numerusform>svájci rendszer, %n forduló</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1 to a double elimination</source>
        <translation>a legjobb %1 kétszeres kieséssel</translation>
    </message>
    <message>
        <source>double elimination</source>
        <translation>kétszeres kiesés</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Csapat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Csapatok</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>whistle::LeagueTab</name>
    <message>
        <source>in progress</source>
        <comment>of a match that has begun</comment>
        <translation>folyamatban</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <comment>when, of a match that has begun</comment>
        <translation>%1, folyamatban</translation>
    </message>
    <message>
        <source>The season has moved on: what you typed no longer fits.</source>
        <translation>A szezon közben továbbhaladt: a beírtak már nem illenek bele.</translation>
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
        <translation>Szezonok (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Champion: %1</source>
        <translation>Bajnok: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n members, not started yet</source>
        <translation>
            <numerusform>%n résztvevő, még nem kezdődött el</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 matches played</source>
        <translation>%1 / %2 meccs lejátszva</translation>
    </message>
    <message>
        <source>The list of seasons cannot be read.</source>
        <translation>A szezonok listája nem olvasható.</translation>
    </message>
    <message>
        <source>The league is not created.</source>
        <translation>A liga nem jött létre.</translation>
    </message>
    <message>
        <source>This season cannot be opened.</source>
        <translation>Ez a szezon nem nyitható meg.</translation>
    </message>
    <message>
        <source>Something about this season is not as it was recorded.</source>
        <translation>A szezon eltér attól, ahogy rögzítették.</translation>
    </message>
    <message>
        <source>This is not saved, so it does not count.</source>
        <translation>Ez nincs mentve, ezért nem számít.</translation>
    </message>
    <message>
        <source>This fixture cannot be played here.</source>
        <translation>Ez a párosítás itt nem játszható le.</translation>
    </message>
    <message>
        <source>The match file of this fixture</source>
        <translation>A párosítás meccsfájlja</translation>
    </message>
    <message>
        <source>Matches (*.whistle);;All files (*)</source>
        <translation>Meccsek (*.whistle);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Season of %1</source>
        <translation>%1 szezonja</translation>
    </message>
    <message>
        <source>Import a season</source>
        <translation>Szezon importálása</translation>
    </message>
    <message>
        <source>The season stays where it is.</source>
        <translation>A szezon ott marad, ahol van.</translation>
    </message>
    <message>
        <source>In the archive: %1</source>
        <translation>Az archívumban: %1</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Törölve: %1</translation>
    </message>
    <message>
        <source>Back among the seasons: %1</source>
        <translation>Vissza a szezonok közé: %1</translation>
    </message>
    <message>
        <source>This season could not be imported.</source>
        <translation>A szezon importálása nem sikerült.</translation>
    </message>
    <message>
        <source>Example season</source>
        <translation>Példaszezon</translation>
    </message>
    <message>
        <source>The folder with the match files</source>
        <translation>A mérkőzésfájlok mappája</translation>
    </message>
    <message>
        <source>The two copies stay as they are.</source>
        <translation>A két példány változatlan marad.</translation>
    </message>
</context>
<context>
    <name>whistle::LessonPage</name>
    <message>
        <source>%1. Nothing here is recorded.</source>
        <comment>title of a lesson</comment>
        <translation>%1. Itt semmi sem kerül rögzítésre.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>%1. lépés, összesen %2: %3</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>Elolvastam</translation>
    </message>
</context>
<context>
    <name>whistle::ListControl</name>
    <message>
        <source>Add: %1</source>
        <translation>Hozzáadás: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>%1: take out %2</source>
        <translation>%1: %2 kivétele</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <translation>%1, %2. sz.</translation>
    </message>
    <message>
        <source>Take out of %1: no. %2</source>
        <translation>Kivétel innen: %1, %2. sz.</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Még egy</translation>
    </message>
    <message>
        <source>%1: take out %2, no. %3</source>
        <translation>%1: %2 kivétele, %3.</translation>
    </message>
</context>
<context>
    <name>whistle::LiveRow</name>
    <message>
        <source>No live number</source>
        <translation>Nincs élő szám</translation>
    </message>
    <message>
        <source>Live numbers: %1</source>
        <translation>Élő számok: %1</translation>
    </message>
</context>
<context>
    <name>whistle::LogList</name>
    <message>
        <source>withdrawn: %1</source>
        <translation>visszavonva: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>counts no more: %1</source>
        <translation>már nem számít: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Entries will appear here.</source>
        <translation>Az első bejegyzés ide kerül.</translation>
    </message>
</context>
<context>
    <name>whistle::LogModel</name>
    <message>
        <source>Entry %1: %2</source>
        <translation>%1. bejegyzés: %2</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>pontok: %1</translation>
    </message>
    <message>
        <source>recorded against the rules</source>
        <translation>szabály ellenére rögzítve</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>javítva</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>visszavonva</translation>
    </message>
    <message>
        <source>against the rules, counts no more</source>
        <translation>szabályellenes, már nem számít</translation>
    </message>
    <message>
        <source>Turn, folded: %1</source>
        <translation>Kör, összecsukva: %1</translation>
    </message>
    <message>
        <source>Turn, unfolded: %1</source>
        <translation>Kör, kinyitva: %1</translation>
    </message>
</context>
<context>
    <name>whistle::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n bejegyzés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MainWindow</name>
    <message>
        <source>Leagues</source>
        <translation>Ligák</translation>
    </message>
    <message>
        <source>The list of matches cannot be read.</source>
        <translation>A meccsek listája nem olvasható.</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>Ez a meccs nem nyitható meg.</translation>
    </message>
    <message>
        <source>Something about this match is not as it was recorded.</source>
        <translation>A meccs eltér attól, ahogy rögzítették.</translation>
    </message>
    <message>
        <source>The match is not started.</source>
        <translation>A meccs nem indult el.</translation>
    </message>
    <message>
        <source>The match is in the file %1.</source>
        <translation>A meccs fájlja: %1.</translation>
    </message>
    <message>
        <source>Matches (*.whistle);;All files (*)</source>
        <translation>Meccsek (*.whistle);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>The ruling is not kept.</source>
        <translation>A döntést nem sikerült megőrizni.</translation>
    </message>
    <message>
        <source>The report is in the file %1.</source>
        <translation>A jelentés ebben a fájlban van: %1.</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>HTML (*.html);;All files (*)</source>
        <translation>HTML (*.html);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>The rules are in the file %1.</source>
        <translation>A szabályok ebben a fájlban vannak: %1.</translation>
    </message>
    <message>
        <source>The match is not tied to its fixture. Count it for the league when it is over.</source>
        <translation>A meccs nincs hozzákapcsolva a liga párosításához. Számítsd be a ligába, ha véget ért.</translation>
    </message>
    <message>
        <source>In the archive: %1</source>
        <translation>Az archívumban: %1</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Törölve: %1</translation>
    </message>
    <message>
        <source>Back among the matches: %1</source>
        <translation>Újra a meccsek között: %1</translation>
    </message>
    <message>
        <source>The match stays where it is.</source>
        <translation>A meccs ott marad, ahol van.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: this match was here already.</source>
        <translation>%1: ez a meccs már itt volt.</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>Nem sikerült importálni: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>%n fájlt nem sikerült importálni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported, with a remark.</source>
        <translation>Importálva, egy megjegyzéssel.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n meccs importálva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Meccsek importálása</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Meccs mentése másként</translation>
    </message>
    <message>
        <source>The match could not be saved to %1.</source>
        <translation>A meccs nem került fájlba: %1.</translation>
    </message>
    <message>
        <source>The report could not be saved to %1.</source>
        <translation>A jelentés nem íródott ki ide: %1.</translation>
    </message>
    <message>
        <source>Save the report to a file</source>
        <translation>Jelentés mentése fájlba</translation>
    </message>
    <message>
        <source>Save the rules to a file</source>
        <translation>Szabályok mentése fájlba</translation>
    </message>
    <message>
        <source>The rules could not be saved to %1.</source>
        <translation>A szabályok nem íródtak ki ide: %1.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Megnyitás újra</translation>
    </message>
    <message>
        <source>PNG (*.png);;All files (*)</source>
        <translation>PNG (*.png);;Minden fájl (*)</translation>
    </message>
</context>
<context>
    <name>whistle::MapControl</name>
    <message>
        <source>%1: the next name</source>
        <translation>%1: a következő név</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hozzáadás: %1</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 kivétele</translation>
    </message>
</context>
<context>
    <name>whistle::MatchFrame</name>
    <message>
        <source>Other entry…</source>
        <translation>Más bejegyzés…</translation>
    </message>
    <message>
        <source>Enter what happened</source>
        <translation>A történtek beírása</translation>
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
        <translation>Nem olvasható, hogy ez a meccs számít-e egy szezonba.</translation>
    </message>
    <message>
        <source>The season of this match cannot be opened.</source>
        <translation>A meccs szezonja nem nyitható meg.</translation>
    </message>
    <message>
        <source>This match does not count for %1.</source>
        <translation>Ez a meccs nem számít ide: %1.</translation>
    </message>
    <message>
        <source>%1 does not take this result.</source>
        <translation>%1 nem fogadja el ezt az eredményt.</translation>
    </message>
    <message>
        <source>The result is not saved in %1.</source>
        <translation>Az eredmény nincs mentve itt: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>season and round, result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has the result.</source>
        <translation>Az eredmény bekerült ide: %1.</translation>
    </message>
    <message>
        <source>See the season</source>
        <translation>Szezon megnézése</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>The result is not taken back.</source>
        <translation>Az eredmény nem lett visszavonva.</translation>
    </message>
    <message>
        <source>%1 has the result no more. The match stays as it is.</source>
        <translation>Az eredmény már nincs itt: %1. A meccs marad, ahogy van.</translation>
    </message>
    <message>
        <source>This match: %1</source>
        <translation>Ez a meccs: %1</translation>
    </message>
    <message>
        <source>The match has another result than the season</source>
        <translation>A meccs eredménye más, mint a szezonban</translation>
    </message>
    <message>
        <source>%1 has another result for this match.</source>
        <translation>%1 más eredményt tartalmaz erre a meccsre.</translation>
    </message>
    <message>
        <source>See what would follow</source>
        <translation>Következmények</translation>
    </message>
    <message>
        <source>The match goes on, and the season has its result</source>
        <translation>A meccs folytatódik, és a szezonban ott az eredménye</translation>
    </message>
    <message>
        <source>This match goes on, and %1 still has its result.</source>
        <translation>Ez a meccs folytatódik, és az eredménye még itt van: %1.</translation>
    </message>
    <message>
        <source>When it is over again, a different result is offered as a correction.</source>
        <translation>Ha újra véget ér, az eltérő eredményt javításként lehet átvenni.</translation>
    </message>
    <message>
        <source>Count it for %1</source>
        <translation>Beszámítás ide: %1</translation>
    </message>
    <message>
        <source>The match is not counted.</source>
        <translation>A meccs nem lett beszámítva.</translation>
    </message>
    <message>
        <source>Does this match count for a league?</source>
        <translation>Ez a meccs beleszámít egy ligába?</translation>
    </message>
    <message>
        <source>Does this match count for one of these leagues?</source>
        <translation>Ez a meccs beleszámít valamelyik ligába ezek közül?</translation>
    </message>
    <message>
        <source>The file %1 is not taken as a result.</source>
        <translation>Ebből a fájlból nem lett eredmény: %1.</translation>
    </message>
    <message>
        <source>Not by league rules: %1</source>
        <translation>Nem a liga szabályai szerint: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it is not taken</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no match file in this folder.</source>
        <translation>Ebben a mappában nincs mérkőzésfájl.</translation>
    </message>
    <message numerus="yes">
        <source>%n match files are in.</source>
        <translation>
            <numerusform>%n mérkőzésfájl bekerült.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MatchRows</name>
    <message>
        <source>%1, finished, %2</source>
        <comment>game, day</comment>
        <translation>%1, befejezve, %2</translation>
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
        <translation>Jelentés: %1</translation>
    </message>
    <message>
        <source>Into the archive</source>
        <translation>Az archívumba</translation>
    </message>
    <message>
        <source>Back among the matches</source>
        <translation>Vissza a meccsek közé</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Archive or delete %1</source>
        <translation>Archiválás vagy törlés: %1</translation>
    </message>
    <message>
        <source>Save %1 to a file</source>
        <translation>Kiírás fájlba: %1</translation>
    </message>
</context>
<context>
    <name>whistle::MatchSession</name>
    <message>
        <source>Ruling %1</source>
        <translation>%1. döntés</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Óvás</translation>
    </message>
</context>
<context>
    <name>whistle::MembersTab</name>
    <message>
        <source>Draw phrase: any words, published before the draw</source>
        <translation>Sorsolási kulcsszó: tetszőleges szavak, a sorsolás előtt közzétéve</translation>
    </message>
    <message>
        <source>Start the season</source>
        <translation>A szezon indítása</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Another season</source>
        <translation>Másik szezon</translation>
    </message>
    <message>
        <source>This season cannot be opened.</source>
        <translation>Ez a szezon nem nyitható meg.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Módosítás: %1</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Kivétel</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Csapat hozzáadása</translation>
    </message>
    <message>
        <source>Enter the team</source>
        <translation>Csapat beírása</translation>
    </message>
    <message>
        <source>Enter them one after the other; they can be changed until the start.</source>
        <translation>Vedd fel őket egymás után; a kezdésig módosíthatók.</translation>
    </message>
    <message>
        <source>Take over who took part</source>
        <translation>A résztvevők átvétele</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Játékos felvétele</translation>
    </message>
    <message>
        <source>Enter the player</source>
        <translation>A játékos bejegyzése</translation>
    </message>
    <message>
        <source>Then the draw is made, and members, draw phrase and format stay as they are.</source>
        <translation>Ekkor megtörténik a sorsolás, és a résztvevők, a kulcsszó és a lebonyolítás már nem változik.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>Draw with this phrase</source>
        <translation>Sorsolás ezzel a kulcsszóval</translation>
    </message>
    <message>
        <source>Enter the draw phrase.</source>
        <translation>Add meg a kulcsszót.</translation>
    </message>
    <message>
        <source>This draw phrase has been used already.</source>
        <translation>Ezzel a kulcsszóval már megtörtént a sorsolás.</translation>
    </message>
    <message>
        <source>The schedule goes by the order of entry; the draw decides only ties.</source>
        <translation>A menetrend a nevezési sorrendet követi; a sorsolás csak holtversenyt dönt el.</translation>
    </message>
    <message>
        <source>The same draw phrase gives everybody the same draw.</source>
        <translation>Ugyanaz a kulcsszó mindenkinél ugyanazt a sorsolást adja.</translation>
    </message>
    <message>
        <source>The draw with &quot;%1&quot;: %2. The same draw phrase gives everybody the same draw.</source>
        <translation>Sorsolás ezzel a kulcsszóval: „%1”: %2. Ugyanaz a kulcsszó mindenkinél ugyanazt a sorsolást adja.</translation>
    </message>
</context>
<context>
    <name>whistle::MergePage</name>
    <message>
        <source>%1 went on in two places</source>
        <translation>Két helyen folytatódott: %1</translation>
    </message>
    <message>
        <source>Both copies become one: what they have in common, then what was entered in each, in the order of time. The copy as it is here is kept among the deleted seasons.</source>
        <translation>A két példányból egy lesz: a közös eleje, majd időrendben az, amit bennük rögzítettek. Az itteni példány a törölt szezonok között megmarad.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts of the file are new here.</source>
        <translation>
            <numerusform>A fájlból %n bejegyzés új itt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Semmi sem marad ki.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts do not fit any more; they stand below.</source>
        <translation>
            <numerusform>%n bejegyzés már nem illik bele; lent látható.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of this copy: %1. %2</source>
        <translation>Ebből a példányból: %1. %2</translation>
    </message>
    <message>
        <source>Of the file: %1. %2</source>
        <translation>A fájlból: %1. %2</translation>
    </message>
    <message>
        <source>Bring both together</source>
        <translation>A kettő egyesítése</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>whistle::MoveGroups</name>
    <message numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n lehetőség</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Egyébként</translation>
    </message>
    <message>
        <source>And then</source>
        <translation>És aztán</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Emellett</translation>
    </message>
</context>
<context>
    <name>whistle::MoveInput</name>
    <message>
        <source>Put back</source>
        <translation>Vissza</translation>
    </message>
</context>
<context>
    <name>whistle::NewLeaguePage</name>
    <message>
        <source>New league</source>
        <translation>Új liga</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Mit játszotok</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>A szezon neve</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Create the league</source>
        <translation>Liga létrehozása</translation>
    </message>
    <message>
        <source>Change the season</source>
        <translation>A szezon módosítása</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Ugyanez újra</translation>
    </message>
    <message>
        <source>Divisions</source>
        <translation>Osztályok</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>a division</comment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Division above: its last ones come down</source>
        <translation>Felette lévő osztály: az utolsói jönnek le</translation>
    </message>
    <message>
        <source>Division below: its best ones come up</source>
        <translation>Alatta lévő osztály: a legjobbjai jönnek fel</translation>
    </message>
    <message>
        <source>How many change places</source>
        <translation>Hányan cserélnek helyet</translation>
    </message>
    <message>
        <source>Who takes part is entered next; everything can be changed until the start.</source>
        <translation>A következő lépés a résztvevők felvétele; a kezdésig minden módosítható.</translation>
    </message>
    <message>
        <source>Who took part comes along; everything can be changed until the start.</source>
        <translation>A résztvevők is átkerülnek; a kezdésig minden módosítható.</translation>
    </message>
    <message>
        <source>Enter the name of the season.</source>
        <translation>Add meg a szezon nevét.</translation>
    </message>
    <message>
        <source>Still to be told: %1</source>
        <translation>Még hiányzik: %1</translation>
    </message>
</context>
<context>
    <name>whistle::NewMatchFrame</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>A meccs indítása</translation>
    </message>
    <message>
        <source>All set: the match can begin.</source>
        <translation>Minden megvan. Kezdődhet a meccs.</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>Nézz meg egy meccset</translation>
    </message>
    <message>
        <source>entry by entry, each with its ruling</source>
        <translation>bejegyzésről bejegyzésre, mindegyik a döntésével</translation>
    </message>
</context>
<context>
    <name>whistle::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>és még %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::NumbersControl</name>
    <message>
        <source>%1, place %2</source>
        <translation>%1, %2. hely</translation>
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
        <translation>Ez a választás a program bezárásáig érvényes.</translation>
    </message>
    <message>
        <source>Where are the matches kept?</source>
        <translation>Hol vannak a meccsek?</translation>
    </message>
    <message>
        <source>Backups (*.backup);;All files (*)</source>
        <translation>Mentések (*.backup);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>The backup is being written.</source>
        <translation>A mentés készül.</translation>
    </message>
    <message>
        <source>There is no backup in %1.</source>
        <translation>Itt nincs mentés: %1.</translation>
    </message>
    <message>
        <source>The backup is in the file %1.</source>
        <translation>A mentés ebben a fájlban van: %1.</translation>
    </message>
    <message>
        <source>The backup is not restored.</source>
        <translation>A mentés nem lett visszaállítva.</translation>
    </message>
    <message>
        <source>The backup is being put in place.</source>
        <translation>A mentés visszaállítása folyamatban.</translation>
    </message>
    <message>
        <source>What was there before is kept in %1.</source>
        <translation>Ami korábban ott volt, itt megmaradt: %1.</translation>
    </message>
    <message>
        <source>The backup of %1 is restored.</source>
        <translation>A mentés vissza van állítva: %1.</translation>
    </message>
    <message>
        <source>The folder starts empty.</source>
        <translation>A mappa üresen indul.</translation>
    </message>
    <message>
        <source>The damaged database is kept in %1.</source>
        <translation>A sérült adatbázis itt megmaradt: %1.</translation>
    </message>
    <message>
        <source>The database is not moved aside.</source>
        <translation>Az adatbázis nem lett félretéve.</translation>
    </message>
    <message>
        <source>Which backup is to be restored?</source>
        <translation>Melyik mentést kell visszaállítani?</translation>
    </message>
    <message>
        <source>No automatic backup could be made.</source>
        <translation>Nem készült automatikus mentés.</translation>
    </message>
    <message>
        <source>When Whistle was closed, no automatic backup could be made.</source>
        <translation>A Whistle bezárásakor nem készült automatikus mentés.</translation>
    </message>
    <message>
        <source>Save a backup of everything</source>
        <translation>Mentés készítése mindenről</translation>
    </message>
    <message>
        <source>Your own data packs have a problem. Played without them: %1.</source>
        <translation>Hiba van a saját adatcsomagjaidban. Ezek nélkülük játszhatók: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more; fixing the first ones may fix them too.</source>
        <translation>
            <numerusform>És még %n; az elsők javítása ezeket is rendbe teheti.</numerusform>
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
        <translation>és még más</translation>
    </message>
    <message>
        <source>The ruling is not kept.</source>
        <translation>A döntést nem sikerült megőrizni.</translation>
    </message>
    <message>
        <source>The rulings kept beside this match cannot be read.</source>
        <translation>A meccs mellett őrzött döntések nem olvashatók.</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>eldöntve: %1</translation>
    </message>
    <message>
        <source>This entry is not recorded. Every entry before it is safe.</source>
        <translation>Ez a bejegyzés nincs rögzítve. Minden korábbi bejegyzés biztonságban van.</translation>
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
        <translation>Fel</translation>
    </message>
    <message>
        <source>%1: up</source>
        <translation>%1: fel</translation>
    </message>
    <message>
        <source>It is the first one already.</source>
        <translation>Már ez az első.</translation>
    </message>
    <message>
        <source>%1: take it out</source>
        <translation>%1: kivétel</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>Még egy: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hozzáadás: %1</translation>
    </message>
</context>
<context>
    <name>whistle::OrganiserTab</name>
    <message>
        <source>What the organiser does</source>
        <translation>A szervező teendői</translation>
    </message>
    <message>
        <source>Record of the season</source>
        <translation>A szezon jegyzőkönyve</translation>
    </message>
    <message>
        <source>Nothing separates %1, and it matters.</source>
        <translation>%1: minden szempontból egyenlők, és ezen múlik valami.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>%1. lépés</translation>
    </message>
    <message>
        <source>From a table (CSV)</source>
        <translation>Táblázatból (CSV)</translation>
    </message>
    <message>
        <source>From a folder of match files</source>
        <translation>Mérkőzésfájlok mappájából</translation>
    </message>
</context>
<context>
    <name>whistle::OverviewTab</name>
    <message>
        <source>Champion: %1</source>
        <translation>Bajnok: %1</translation>
    </message>
    <message>
        <source>Points or tie-breakers were changed after the start: %1</source>
        <translation>A pontozás vagy a rangsoroló szempontok a rajt után változtak: %1</translation>
    </message>
    <message>
        <source>Tie-breakers: %1</source>
        <translation>Rangsoroló szempontok: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two tie-breakers</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Team page</source>
        <translation>Csapatoldal</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of a league</comment>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>&lt;b&gt;Still open.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Még nyitott.&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>Every case</source>
        <translation>Minden eset</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Lejátszás: %1</translation>
    </message>
    <message>
        <source>Last results</source>
        <translation>Legutóbbi eredmények</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>%1 csoport</translation>
    </message>
    <message>
        <source>The round is over</source>
        <comment>of a Swiss system</comment>
        <translation>A forduló véget ért</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>%1. forduló párosítása</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Elhalasztva</translation>
    </message>
    <message>
        <source>Player page</source>
        <translation>A játékos lapja</translation>
    </message>
    <message>
        <source>Nothing separates %1, and it matters: the organiser decides.</source>
        <translation>Semmi sem választja szét őket, pedig számít: %1. A szervező dönt.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>The first round</source>
        <comment>of a Swiss system</comment>
        <translation>Az első forduló</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Folytatás: %1</translation>
    </message>
</context>
<context>
    <name>whistle::PickerControl</name>
    <message>
        <source>Choose</source>
        <translation>Választás</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Keresés: %1</translation>
    </message>
    <message>
        <source>Search, or another name</source>
        <translation>Keresés, vagy más név</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Take &quot;%1&quot;</source>
        <translation>„%1” legyen</translation>
    </message>
</context>
<context>
    <name>whistle::PlainBoard</name>
    <message>
        <source>the table, seat by seat</source>
        <translation>az asztal, játékosonként</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>győzött</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>lép</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>on nobody’s side</source>
        <translation>senkinél</translation>
    </message>
</context>
<context>
    <name>whistle::PlainNewMatchPage</name>
    <message>
        <source>Still missing: %1.</source>
        <translation>Még hiányzik: %1.</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Új meccs: %1</translation>
    </message>
</context>
<context>
    <name>whistle::PlainTelling</name>
    <message>
        <source>The match goes on</source>
        <translation>A meccs folytatódik</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 győz</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Megosztott győzelem</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A meccsnek vége</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Counted at the table</source>
        <translation>Az asztalon számolva</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>győzött</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>lép</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 győzött</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n bejegyzés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the stretch of the match, how many entries</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The win is shared: %1</source>
        <translation>Megosztott győzelem: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a fact and whose it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Győztes</translation>
    </message>
    <message>
        <source>Stretch of the match</source>
        <translation>A meccs szakasza</translation>
    </message>
</context>
<context>
    <name>whistle::PlainView</name>
    <message>
        <source>Table and words</source>
        <translation>Asztal és szöveg</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Ruling and log</source>
        <translation>Döntés és napló</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>%1 lép</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>A játék folytatódik</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A meccsnek vége</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 győzött</translation>
    </message>
    <message>
        <source>The win is shared: %1</source>
        <translation>Megosztott győzelem: %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>Play again, the same seats</source>
        <translation>Még egyszer, ugyanezek a helyek</translation>
    </message>
</context>
<context>
    <name>whistle::PlayerFields</name>
    <message>
        <source>Players, clockwise</source>
        <translation>Játékosok az óra járása szerint</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>Player %1, if there is one</source>
        <translation>%1. játékos, ha van</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Narancssárga</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Barna</translation>
    </message>
    <message>
        <source>As the seat</source>
        <translation>A hely színe</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>%1. játékos színe: %2</translation>
    </message>
</context>
<context>
    <name>whistle::QuestionList</name>
    <message>
        <source>Questions</source>
        <translation>Kérdések</translation>
    </message>
    <message>
        <source>Search questions</source>
        <translation>Keresés a kérdések között</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look in the rulebook</source>
        <translation>Keresés a szabálykönyvben</translation>
    </message>
    <message>
        <source>No question is about this.</source>
        <translation>Erről nem szól kérdés.</translation>
    </message>
</context>
<context>
    <name>whistle::QuestionPanel</name>
    <message>
        <source>Then: %1.</source>
        <translation>Akkor: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation>Még hiányzik: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::Rail</name>
    <message>
        <source>Places</source>
        <translation>Helyek</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A meccs</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>A hang be van kapcsolva</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>A hang ki van kapcsolva</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Dispute desk</source>
        <translation>Vitás kérdések</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Szabálykönyv</translation>
    </message>
    <message>
        <source>Gallery of the parts</source>
        <translation>Elemek galériája</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligák</translation>
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
        <translation>Értékszámok, meccsről meccsre</translation>
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
        <translation>Ez a szezon</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Minden szezon</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Edzők</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordok</translation>
    </message>
    <message>
        <source>Records of which seasons</source>
        <translation>Mely szezonok rekordjai</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Értékszámok</translation>
    </message>
    <message>
        <source>The seasons of the game are being read, %1 of %2.</source>
        <translation>A játék szezonjainak beolvasása: %1 / %2.</translation>
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
        <translation>Érték</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Edző</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Meccsek</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Értékszám</translation>
    </message>
    <message>
        <source>second: %1</source>
        <translation>második: %1</translation>
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
        <translation>senki</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>champion, coach</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Dicsőségcsarnok</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Szezon</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Bajnok</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Személyek</translation>
    </message>
    <message>
        <source>Show ratings of</source>
        <translation>Kinek az értékszámai</translation>
    </message>
    <message>
        <source>Records appear here with the first result.</source>
        <translation>Itt áll majd az első eredmény.</translation>
    </message>
</context>
<context>
    <name>whistle::Report</name>
    <message>
        <source>Score, entry by entry</source>
        <translation>Pontszám, bejegyzésenként</translation>
    </message>
    <message>
        <source>Refereed by Whistle.</source>
        <translation>Játékvezető: Whistle.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>team, who played it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Honnan jöttek a pontok</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>összeg</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Pillanatok</translation>
    </message>
    <message>
        <source>Recorded against the rules</source>
        <translation>Szabály ellenére rögzítve</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
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
            <numerusform>%n bejegyzés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Entry %1, %2, against %3: “%4”</source>
        <translation>%1. bejegyzés, %2, ellentétes ezzel: %3, „%4”</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rule id, how it is read</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were corrected.</source>
        <translation>
            <numerusform>%n bejegyzést javítottak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were taken back.</source>
        <translation>
            <numerusform>%n bejegyzést visszavontak.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 óra %2 perc</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 perc</translation>
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
        <translation>Meccsjelentés</translation>
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
        <translation>Meccsfájl</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>A meccshez</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Rematch, same teams</source>
        <translation>Visszavágó, ugyanazok a csapatok</translation>
    </message>
    <message>
        <source>Score, entry by entry</source>
        <translation>Pontszám, bejegyzésenként</translation>
    </message>
    <message>
        <source>Press a step or a moment to see it in the time machine.</source>
        <translation>Egy lépcső vagy pillanat megnyomva az időgépben látható.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Honnan jöttek a pontok</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Pillanatok</translation>
    </message>
    <message>
        <source>Moments of the match</source>
        <translation>A meccs pillanatai</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Házi szabályok: %1</translation>
    </message>
    <message>
        <source>For the record</source>
        <translation>Jegyzőkönyvbe</translation>
    </message>
    <message>
        <source>Recorded against the rules</source>
        <translation>Szabály ellenére rögzítve</translation>
    </message>
    <message>
        <source>Rematch, same players</source>
        <translation>Visszavágó, ugyanazok a játékosok</translation>
    </message>
    <message>
        <source>Save the report as PDF</source>
        <translation>A jelentés mentése PDF-fájlba</translation>
    </message>
    <message>
        <source>Save the report as HTML</source>
        <translation>A jelentés mentése HTML-fájlba</translation>
    </message>
    <message>
        <source>Save the match to a file that other tables can read</source>
        <translation>A meccs mentése olyan fájlba, amelyet más asztalok is olvasnak</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Kép</translation>
    </message>
    <message>
        <source>Save the result and the chart as a picture to share</source>
        <translation>Az eredmény és a grafikon mentése képként, megosztáshoz</translation>
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
        <translation>Eredmény</translation>
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
        <translation>Miért kell javítani?</translation>
    </message>
    <message>
        <source>the match was corrected</source>
        <translation>a meccset javították</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Eredmény javítása</translation>
    </message>
    <message>
        <source>Take the result out</source>
        <translation>Eredmény kivétele</translation>
    </message>
    <message>
        <source>Enter why the result is corrected.</source>
        <translation>Meg kell adni, miért változik az eredmény.</translation>
    </message>
</context>
<context>
    <name>whistle::ResultForm</name>
    <message>
        <source>%1 of %2</source>
        <comment>score, team</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nincs megadva</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Hogyan ért véget</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Ki győzött</translation>
    </message>
    <message>
        <source>No-show</source>
        <translation>Nem jött el</translation>
    </message>
    <message>
        <source>%1 did not show up</source>
        <translation>%1 nem jött el</translation>
    </message>
    <message>
        <source>Ended: not set</source>
        <translation>Vége: nincs megadva</translation>
    </message>
    <message>
        <source>No-show: %1</source>
        <translation>Nem jött el: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is asked, what is typed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Győztes: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: this match is not to be played any more; typed here was %2.</source>
        <translation>%1: ezt a meccset már nem játsszák le; az itt beírt %2 volt.</translation>
    </message>
    <message>
        <source>%1: recorded is %2, typed here was %3.</source>
        <translation>%1: a feljegyzett eredmény %2, az itt beírt %3 volt.</translation>
    </message>
</context>
<context>
    <name>whistle::RoundTab</name>
    <message>
        <source>Results of a round</source>
        <translation>Egy forduló eredményei</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Melyik forduló</translation>
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
            <numerusform>%n eredmény rögzítése</numerusform>
        </translation>
    </message>
    <message>
        <source>No result is complete yet.</source>
        <translation>Még egyetlen eredmény sem teljes.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Tab, Enter and the arrows go from field to field. A minus sign, or nothing: not known.</source>
        <translation>A Tab, az Enter és a nyilak mezőről mezőre lépnek. Mínuszjel vagy üres mező: nem ismert.</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>A meccshez</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Lejátszás itt</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Időpont és helyszín</translation>
    </message>
    <message>
        <source>Table after this round</source>
        <translation>Tabella a forduló után</translation>
    </message>
    <message>
        <source>Scores of one digit</source>
        <translation>Egyjegyű eredmények</translation>
    </message>
    <message>
        <source>After a digit it goes on to the next field by itself.</source>
        <translation>Egy számjegy után magától a következő mezőre lép.</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>További teendők: %1</translation>
    </message>
    <message>
        <source>%1 is settled and needs no date any more.</source>
        <translation>%1: ez a meccs eldőlt, már nem kell hozzá időpont.</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>A meccs folytatása</translation>
    </message>
</context>
<context>
    <name>whistle::RuleChip</name>
    <message>
        <source>Rule %1</source>
        <translation>%1 szabály</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Szabály megnyitása: %1</translation>
    </message>
</context>
<context>
    <name>whistle::RuleSheet</name>
    <message>
        <source>Rule %1</source>
        <translation>%1 szabály</translation>
    </message>
    <message>
        <source>No rulebook has a rule %1.</source>
        <translation>Egyik szabálykönyvben sincs %1 szabály.</translation>
    </message>
    <message>
        <source>The rulebook is silent here: this is a reading that a match may change by a house rule.</source>
        <translation>A szabálykönyv itt hallgat: ez egy értelmezés, amelyet egy meccs házi szabállyal megváltoztathat.</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>A fejezet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Példa: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Miért: %1</translation>
    </message>
    <message>
        <source>Open in the rulebook</source>
        <translation>Megnyitás a szabálykönyvben</translation>
    </message>
</context>
<context>
    <name>whistle::RulebookPage</name>
    <message>
        <source>Glossary</source>
        <translation>Szójegyzék</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Miért: %1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Példa: %1</translation>
    </message>
    <message>
        <source>House rule of this match</source>
        <translation>A meccs házi szabálya</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Lásd még</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Szó</translation>
    </message>
    <message>
        <source>Used in this match</source>
        <translation>Ezen a meccsen szerepelt</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>%1. bejegyzés</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>%1. bejegyzés: %2</translation>
    </message>
    <message>
        <source>Earlier entries: %1</source>
        <translation>Korábbi bejegyzések: %1</translation>
    </message>
    <message>
        <source>Keep rule %1 as a bookmark</source>
        <translation>Könyvjelző ehhez a szabályhoz: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: the rules</source>
        <translation>%1: a szabályok</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Szabálykönyv</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>Keresés bármelyik nyelven</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>A szabályok nyelve</translation>
    </message>
    <message>
        <source>Contents and hits</source>
        <translation>Tartalom és találatok</translation>
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
        <translation>Könyvjelzők</translation>
    </message>
    <message>
        <source>No rule has “%1”.</source>
        <translation>Egyetlen szabályban sincs „%1”.</translation>
    </message>
    <message>
        <source>Rules found: %1</source>
        <translation>Talált szabályok: %1</translation>
    </message>
    <message>
        <source>Rules found: %1, as “%2”</source>
        <translation>Talált szabályok: %1, így: „%2”</translation>
    </message>
    <message>
        <source>Save all rules as HTML</source>
        <translation>Minden szabály mentése HTML-ként</translation>
    </message>
    <message>
        <source>Save all rules as PDF</source>
        <translation>Minden szabály mentése PDF-ként</translation>
    </message>
    <message>
        <source>No rule has “%1”. Nearest: “%2”</source>
        <translation>Egyetlen szabályban sincs „%1”. A legközelebbi: „%2”</translation>
    </message>
</context>
<context>
    <name>whistle::RulingBanner</name>
    <message>
        <source>Record it anyway, with a reason</source>
        <translation>Rögzítés mégis, indoklással</translation>
    </message>
    <message>
        <source>Record with this reason</source>
        <translation>Rögzítés ezzel az indoklással</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Enter a reason first.</source>
        <translation>Előbb add meg az indokot.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Reason for recording it anyway</source>
        <translation>Miért kerül mégis a naplóba</translation>
    </message>
</context>
<context>
    <name>whistle::RulingMoment</name>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
</context>
<context>
    <name>whistle::RulingView</name>
    <message>
        <source>Ruling</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Másolás szövegként</translation>
    </message>
    <message>
        <source>Save to the log at entry %1</source>
        <translation>Mentés a naplóba, %1. bejegyzés</translation>
    </message>
    <message>
        <source>Save to the match log</source>
        <translation>Mentés a meccs naplójába</translation>
    </message>
    <message>
        <source>Keep as precedent</source>
        <translation>Megőrzés precedensként</translation>
    </message>
    <message>
        <source>What you decided, if it is not the ruling</source>
        <translation>Amit eldöntöttetek, ha nem a döntés szerint</translation>
    </message>
    <message>
        <source>What if … %1?</source>
        <translation>Mi lenne, ha … %1?</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Saved to the log</source>
        <translation>A naplóba mentve</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Megőrizve</translation>
    </message>
    <message>
        <source>Ruled differently? Note it.</source>
        <translation>Másként döntöttetek? Hogyan?</translation>
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
        <translation>Szabályok: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Eldöntve: %1</translation>
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
        <translation>%1 %2</translation>
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
        <translation>Pontszám, bejegyzésenként</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreStrip</name>
    <message>
        <source>Saved</source>
        <translation>Mentve</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nincs mentve</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Visszavonás: %1</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Újra: %1</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nincs mit újra megtenni.</translation>
    </message>
    <message>
        <source>Time machine: look at, correct, insert or delete entries (Ctrl+T)</source>
        <translation>Időgép: bejegyzések megnézése, javítása, beszúrása, törlése (Ctrl+T)</translation>
    </message>
    <message>
        <source>Scoreboard on the second screen (F11)</source>
        <translation>Eredményjelző a második képernyőn (F11)</translation>
    </message>
    <message>
        <source>More of what can be done with this match</source>
        <translation>További műveletek a meccsel</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreTrack</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 itt áll: %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 innen: %2, ide: %3</translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation>Pontsáv: %1</translation>
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
        <translation>/ %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2, összesen %3</translation>
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
        <translation>Eredményjelző</translation>
    </message>
    <message>
        <source>Scoreboard, %1</source>
        <translation>Eredményjelző, %1</translation>
    </message>
</context>
<context>
    <name>whistle::ScoreboardWindow</name>
    <message>
        <source>Scoreboard</source>
        <translation>Eredményjelző</translation>
    </message>
</context>
<context>
    <name>whistle::ScreenGuard</name>
    <message>
        <source>A match is on.</source>
        <translation>Meccs zajlik.</translation>
    </message>
</context>
<context>
    <name>whistle::Scrubber</name>
    <message>
        <source>Entries of the match</source>
        <translation>A meccs bejegyzései</translation>
    </message>
</context>
<context>
    <name>whistle::SeasonExport</name>
    <message>
        <source>HTML (*.html);;All files (*)</source>
        <translation>HTML (*.html);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Seasons (*.json);;All files (*)</source>
        <translation>Szezonok (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Calendars (*.ics);;All files (*)</source>
        <translation>Naptárak (*.ics);;Minden fájl (*)</translation>
    </message>
</context>
<context>
    <name>whistle::SeasonsPage</name>
    <message>
        <source>Leagues</source>
        <translation>Ligák</translation>
    </message>
    <message>
        <source>Seasons of any game: fixtures, results, a table that explains itself, playoffs.</source>
        <translation>Szezonok bármely játékhoz: párosítások, eredmények, önmagát magyarázó tabella, kieséses szakasz.</translation>
    </message>
    <message>
        <source>Import a season</source>
        <translation>Szezon importálása</translation>
    </message>
    <message>
        <source>Start a league</source>
        <translation>Liga indítása</translation>
    </message>
    <message>
        <source>No league so far.</source>
        <translation>Még nincs liga.</translation>
    </message>
    <message numerus="yes">
        <source>All %n seasons</source>
        <translation>
            <numerusform>Minden szezon (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>game, where it stands, day</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Copy, archive or delete %1</source>
        <translation>%1: másolás, archiválás, törlés</translation>
    </message>
    <message>
        <source>Back among the seasons</source>
        <translation>Vissza a szezonok közé</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Ugyanez újra</translation>
    </message>
    <message>
        <source>In the archive: %1</source>
        <translation>Az archívumban: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Törölve: %1</translation>
    </message>
    <message>
        <source>Look at an example</source>
        <translation>Nézz meg egy példát</translation>
    </message>
    <message>
        <source>Teams or players, a few weeks, one table that explains itself.</source>
        <translation>Csapatok vagy játékosok, néhány hét, és egy tabella, amely önmagát magyarázza.</translation>
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
        <translation>választ</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>vár</translation>
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
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, behind a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Teljes</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Csökkentett</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Be</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Minden ezen a számítógépen marad.</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Csengő</translation>
    </message>
    <message>
        <source>Whistle</source>
        <translation>Síp</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Hulla</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Elutasítás</translation>
    </message>
    <message>
        <source>Chances in contests</source>
        <translation>Esélyek az összecsapásokban</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Rejtve</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Látszanak</translation>
    </message>
    <message>
        <source>How likely each card wins, as far as the table shows. Never in league matches.</source>
        <translation>Mennyire valószínű, hogy az egyes lapok nyernek, amennyire az asztalról látszik. Ligameccsen soha.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Mentések</translation>
    </message>
    <message>
        <source>Back up now…</source>
        <translation>Mentés most…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Visszaállítás…</translation>
    </message>
    <message>
        <source>Matches, seasons, settings and data packs in one file. Whistle also makes backups by itself and keeps them in the data folder.</source>
        <translation>Meccsek, szezonok, beállítások és adatcsomagok egyetlen fájlban. A Whistle magától is készít mentéseket, és az adatmappában őrzi őket.</translation>
    </message>
    <message>
        <source>The sound is off.</source>
        <translation>A hang ki van kapcsolva.</translation>
    </message>
    <message>
        <source>Listen: %1</source>
        <translation>Meghallgatás: %1</translation>
    </message>
    <message>
        <source>Larger in a large window</source>
        <translation>Nagy ablakban nagyobb</translation>
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
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>whistle::SideBand</name>
    <message>
        <source>Side copy: nothing here is recorded.</source>
        <translation>Másolat: itt semmi sem kerül rögzítésre.</translation>
    </message>
    <message>
        <source>Leave the side copy</source>
        <translation>Kilépés a másolatból</translation>
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
        <translation>visszalépett</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Játszott</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Vereség</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontszám</translation>
    </message>
    <message>
        <source>Diff.</source>
        <translation>Kül.</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points of the table</comment>
        <translation>Ligapont</translation>
    </message>
    <message>
        <source>Per match</source>
        <translation>Meccsenként</translation>
    </message>
    <message>
        <source>playoff line</source>
        <translation>a kieséses szakasz határa</translation>
    </message>
    <message>
        <source>qualified</source>
        <translation>továbbjutott</translation>
    </message>
    <message>
        <source>clinched 1st</source>
        <translation>biztos első</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>kiesett</translation>
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
        <translation>%1. lépés, most: %2</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>%1. lépés, kész: %2</translation>
    </message>
    <message>
        <source>Step %1, up next: %2</source>
        <translation>%1. lépés, hátravan: %2</translation>
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
        <translation>%1: %2; összesen %3.</translation>
    </message>
</context>
<context>
    <name>whistle::TablePage</name>
    <message>
        <source>The table of the season</source>
        <translation>A szezon táblázata</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Táblázatok (*.csv *.tsv *.txt);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation>A vágólap</translation>
    </message>
    <message>
        <source>%1, written in %2</source>
        <comment>file, encoding</comment>
        <translation>%1, kódolása %2</translation>
    </message>
    <message>
        <source>not used</source>
        <comment>a column of a table</comment>
        <translation>nem kell</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1. oszlop</translation>
    </message>
    <message>
        <source>From a table</source>
        <translation>Táblázatból</translation>
    </message>
    <message>
        <source>Who takes part, when matches are, or how they ended: a CSV file, or lines that were copied from a spreadsheet. The first line says what the columns are.</source>
        <translation>Résztvevők, időpontok vagy eredmények: CSV-fájlból vagy táblázatkezelőből kimásolt sorokból. Az első sor mondja meg, mi melyik oszlop.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Fájl kiválasztása</translation>
    </message>
    <message>
        <source>Paste what was copied</source>
        <translation>Beillesztés a vágólapról</translation>
    </message>
    <message>
        <source>Take all of it back</source>
        <translation>Az egész visszavonása</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are in.</source>
        <translation>
            <numerusform>%n sor bekerült.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines come in.</source>
        <translation>
            <numerusform>%n sor kerül be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines say what the season has already.</source>
        <translation>
            <numerusform>%n sor már szerepel a szezonban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are left out; they stand below.</source>
        <translation>
            <numerusform>%n sor kimarad; lent látható.</numerusform>
        </translation>
    </message>
    <message>
        <source>• %1</source>
        <comment>one of a list</comment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>• and so on</source>
        <comment>one of a list</comment>
        <translation>• és így tovább</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1. sor: %2</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n lines</source>
        <translation>
            <numerusform>%n sor átvétele</numerusform>
        </translation>
    </message>
    <message>
        <source>No line of it can come in.</source>
        <translation>Egyetlen sora sem vehető át.</translation>
    </message>
</context>
<context>
    <name>whistle::Tally</name>
    <message>
        <source>Played</source>
        <translation>Játszott</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Vereség</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontszám</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>score for and against</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Elo: everybody starts with %1, a match moves a rating by %2 at most, %3 more means 10 to 1. Forfeits are not rated.</source>
        <translation>Élő-rendszer: mindenki %1 ponttal kezd, egy meccs legfeljebb %2 ponttal változtatja az értékszámot, %3 pont előny 10 : 1 esélyt jelent. A játék nélkül eldőlt meccsek nem számítanak bele.</translation>
    </message>
</context>
<context>
    <name>whistle::TeamsTab</name>
    <message>
        <source>Form: the last matches, the latest last</source>
        <translation>Forma: az utolsó meccsek, a legutóbbi a végén</translation>
    </message>
    <message>
        <source>Brings to its next match</source>
        <translation>Ezt hozza a következő meccsére</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Egyenként a többiek ellen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Meccsek</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <translation>Edző: %1</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>visszalépett</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>played</source>
        <translation>játszott</translation>
    </message>
    <message>
        <source>won</source>
        <translation>győzelem</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>döntetlen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>vereség</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>score for and against</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>score</source>
        <translation>pontszám</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>játék nélkül</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won, one letter</comment>
        <translation>Gy</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn, one letter</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost, one letter</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>won or lost, result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Értékszám: %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>győzelem egymás után</translation>
    </message>
</context>
<context>
    <name>whistle::TimeMachine</name>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Változások</translation>
    </message>
    <message>
        <source>What the time machine shows</source>
        <translation>Mit mutat az időgép</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Javítás</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Beszúrás elé</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Mi lenne, ha</translation>
    </message>
    <message>
        <source>One entry back (left arrow)</source>
        <translation>Egy bejegyzéssel vissza (bal nyíl)</translation>
    </message>
    <message>
        <source>One entry on (right arrow)</source>
        <translation>Egy bejegyzéssel előre (jobb nyíl)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>%1. bejegyzés: %2</translation>
    </message>
    <message>
        <source>This is the first entry.</source>
        <translation>Ez az első bejegyzés.</translation>
    </message>
    <message>
        <source>This is the last entry.</source>
        <translation>Ez az utolsó bejegyzés.</translation>
    </message>
    <message>
        <source>Entry %1 starts the match: it can be corrected, but nothing can come before it, and it cannot be deleted.</source>
        <translation>%1. bejegyzés: ez indítja a meccset. Javítható, de semmi sem kerülhet elé, és nem törölhető.</translation>
    </message>
    <message>
        <source>Enter what entry %1 should have been: the first entry you make takes its place.</source>
        <translation>Vidd be, mi lett volna helyesen (%1. bejegyzés): az első új bejegyzés kerül a helyére.</translation>
    </message>
    <message>
        <source>Enter what was forgotten before entry %1: the first entry you make is inserted.</source>
        <translation>Vidd be, mi maradt ki (%1. bejegyzés előtt): az első új bejegyzés kerül oda.</translation>
    </message>
    <message>
        <source>What if: play on from entry %1.</source>
        <translation>Mi lenne, ha: folytatás %1. bejegyzéstől.</translation>
    </message>
    <message>
        <source>Entry %1 is corrected</source>
        <translation>%1. bejegyzés: javítva</translation>
    </message>
    <message>
        <source>Entry %1 is inserted</source>
        <translation>%1. bejegyzés: beszúrva</translation>
    </message>
    <message>
        <source>Entry %1 is deleted</source>
        <translation>%1. bejegyzés: törölve</translation>
    </message>
    <message>
        <source>entry %1, %2</source>
        <comment>number, sentence</comment>
        <translation>%1. bejegyzés, %2</translation>
    </message>
</context>
<context>
    <name>whistle::TimeMachineStrip</name>
    <message>
        <source>Close the time machine (Esc)</source>
        <translation>Az időgép bezárása (Esc)</translation>
    </message>
    <message>
        <source>Time machine, entry %1 of %2</source>
        <translation>Időgép, %1. bejegyzés, összesen %2</translation>
    </message>
    <message>
        <source>Nothing is changed until you accept.</source>
        <translation>Elfogadásig semmi sem változik.</translation>
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
        <translation>:</translation>
    </message>
</context>
<context>
    <name>whistle::TroublePage</name>
    <message>
        <source>The matches in the data folder cannot be opened.</source>
        <translation>Az adatmappa meccsei nem nyithatók meg.</translation>
    </message>
    <message>
        <source>Data folder: %1</source>
        <translation>Adatmappa: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>Másik mappa</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Mentések</translation>
    </message>
    <message>
        <source>Whistle has made these by itself. What is in the folder now is kept beside what is restored.</source>
        <translation>Ezeket a Whistle magától készítette. Ami most a mappában van, megmarad a visszaállított adatok mellett.</translation>
    </message>
    <message>
        <source>Whistle has no backup of this folder.</source>
        <translation>A Whistle programnak nincs mentése erről a mappáról.</translation>
    </message>
    <message>
        <source>Another backup…</source>
        <translation>Másik mentés…</translation>
    </message>
    <message>
        <source>Or go on without the old matches: the damaged database is moved aside and stays in the folder.</source>
        <translation>Vagy folytasd a régi meccsek nélkül: a sérült adatbázis félrekerül, és a mappában marad.</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Indulás üresen</translation>
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
        <translation>Dél</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>New match of Battle Line</source>
        <translation>Új Battle Line meccs</translation>
    </message>
    <message>
        <source>Player at the south side</source>
        <translation>Játékos a déli oldalon</translation>
    </message>
    <message>
        <source>Player at the north side</source>
        <translation>Játékos az északi oldalon</translation>
    </message>
    <message>
        <source>Who did not deal takes the first turn</source>
        <translation>Az első kör azé, aki nem osztott</translation>
    </message>
    <message>
        <source>What decides a series (0: it does not count)</source>
        <translation>Mi dönti el a sorozatot (0: nem számít)</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Pontelőny</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Győzelem egymás után</translation>
    </message>
    <message>
        <source>Breakthroughs in a row</source>
        <translation>Áttörés egymás után</translation>
    </message>
    <message>
        <source>Seven Troop cards each are dealt on the table; Whistle never asks which.</source>
        <translation>Az asztalon mindenki hét Katona kártyát kap; a Whistle sosem kérdezi, melyeket.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Egy játszma</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Sorozat</translation>
    </message>
    <message>
        <source>One game or a series</source>
        <translation>Egy játszma vagy sorozat</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::BattleLinePage</name>
    <message>
        <source>Troop cards not seen yet: %1</source>
        <translation>Még nem látott Katona kártyák: %1</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Katonák</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Taktika</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Zászló</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Harcivonal</translation>
    </message>
    <message>
        <source>What stands beside the line</source>
        <translation>Mi álljon a harcivonal mellett</translation>
    </message>
    <message>
        <source>Troop cards</source>
        <translation>Katona kártyák</translation>
    </message>
    <message>
        <source>Tactics cards</source>
        <translation>Taktika kártyák</translation>
    </message>
    <message>
        <source>Decks: %1 Troop, %2 Tactics</source>
        <translation>Paklik: %1 Katona, %2 Taktika</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>%1 plays a card</source>
        <translation>%1 lapot játszik ki</translation>
    </message>
    <message>
        <source>%1 moves %2: which flag?</source>
        <translation>%1 áthelyezi: %2. Melyik zászlóhoz?</translation>
    </message>
    <message>
        <source>%1: which card?</source>
        <translation>%1: melyik lapot?</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 kijátssza: %2</translation>
    </message>
    <message>
        <source>%1: which flag?</source>
        <translation>%1: melyik zászlóhoz?</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Vissza a kézbe</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Kijátszás: %1</translation>
    </message>
    <message>
        <source>%1 draws; cards to go: %2</source>
        <translation>%1 húz; hátravan: %2</translation>
    </message>
    <message>
        <source>%1 puts back; cards to go: %2</source>
        <translation>%1 visszatesz; hátravan: %2</translation>
    </message>
    <message>
        <source>Draw a Troop card</source>
        <translation>Katona kártya húzása</translation>
    </message>
    <message>
        <source>Draw a Tactics card</source>
        <translation>Taktika kártya húzása</translation>
    </message>
    <message>
        <source>Troop card back</source>
        <translation>Katona kártya vissza</translation>
    </message>
    <message>
        <source>Tactics card back</source>
        <translation>Taktika kártya vissza</translation>
    </message>
    <message>
        <source>%1 may claim flags</source>
        <translation>%1 zászlót igényelhet</translation>
    </message>
    <message>
        <source>%1 claims, then draws</source>
        <translation>%1 igényel, majd húz</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>%1 cannot play a Troop card</source>
        <translation>%1 nem tud Katona kártyát kijátszani</translation>
    </message>
    <message>
        <source>By keyboard: the letter of the colour, the value (0 for 10), then the flag&apos;s number.</source>
        <translation>Billentyűzettel: a szín betűje, az érték (0 a 10), majd a zászló száma.</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 lapot húz</translation>
    </message>
    <message>
        <source>Play again, the same seats</source>
        <translation>Még egyszer, ugyanezek a helyek</translation>
    </message>
    <message>
        <source>Choose another card</source>
        <translation>Másik lap választása</translation>
    </message>
    <message>
        <source>%1 takes flag %2</source>
        <translation>%1: %2. zászló</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Több egyszerre</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::CardPad</name>
    <message>
        <source>%1, lies at %2</source>
        <translation>%1, itt fekszik: %2</translation>
    </message>
    <message>
        <source>%1, not seen yet</source>
        <translation>%1, még nem látták</translation>
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
        <translation>%1 mint %2</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::ClaimView</name>
    <message>
        <source>The best that %1 could have</source>
        <translation>%1 legjobb lehetősége</translation>
    </message>
    <message>
        <source>lies at flag %1</source>
        <translation>helye: %1. zászló</translation>
    </message>
    <message>
        <source>is out of play</source>
        <translation>játékon kívül van</translation>
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
        <translation>%1 megnyerheti a zászlót.</translation>
    </message>
    <message>
        <source>%1 cannot prove it now.</source>
        <translation>%1 most nem tudja bizonyítani.</translation>
    </message>
    <message>
        <source>Tap a flag to see who could prove it, and why.</source>
        <translation>Egy zászlót megérintve látszik, ki tudná bizonyítani, és miért.</translation>
    </message>
    <message>
        <source>Claim on flag %1</source>
        <translation>Igény: %1. zászló</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Zászlók</translation>
    </message>
    <message>
        <source>Whose claim</source>
        <translation>Kinek az igénylése</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>bizonyított</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nem bizonyított</translation>
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
        <translation>2 játékos</translation>
    </message>
    <message>
        <source>game %1, turn %2</source>
        <translation>%1. játszma, %2. kör</translation>
    </message>
    <message>
        <source>%1 has won the series</source>
        <translation>%1 megnyerte a sorozatot</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::LineView</name>
    <message>
        <source>The line of nine flags</source>
        <translation>A kilenc zászló harcivonala</translation>
    </message>
    <message>
        <source>%1 at flag %2, may be taken</source>
        <translation>%1, %2. zászló, elvehető</translation>
    </message>
    <message>
        <source>Flag %1, won by %2</source>
        <translation>%1. zászló, megnyerte: %2</translation>
    </message>
    <message>
        <source>Flag %1, open</source>
        <translation>%1. zászló, nyitott</translation>
    </message>
    <message>
        <source>%1: no card</source>
        <translation>%1: nincs lap</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 can prove it</source>
        <translation>%1 bizonyítani tudja</translation>
    </message>
    <message>
        <source>the chosen card may be laid here</source>
        <translation>a választott lap ide tehető</translation>
    </message>
    <message>
        <source>%1 claimable</source>
        <translation>%1 igényelhető</translation>
    </message>
    <message>
        <source>Flag %1, %2</source>
        <translation>%1. zászló, %2</translation>
    </message>
    <message>
        <source>Flag %1, %2: empty slot</source>
        <comment>number, player</comment>
        <translation>%1. zászló, %2: üres hely</translation>
    </message>
    <message>
        <source>%1; has won the flag</source>
        <comment>a side, what lies there</comment>
        <translation>%1; megnyerte a zászlót</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::Past</name>
    <message>
        <source>game %1</source>
        <translation>%1. játszma</translation>
    </message>
    <message>
        <source>Turn %1, %2 to move</source>
        <translation>%1. kör, %2 következik</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nincs lap</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Set aside, %1</source>
        <translation>Félretéve, %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1 kézben lévő lapjai</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paklik</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Következik</translation>
    </message>
    <message>
        <source>Flag %1</source>
        <translation>%1. zászló</translation>
    </message>
    <message>
        <source>Flag %1, %2</source>
        <comment>number, player</comment>
        <translation>%1. zászló, %2</translation>
    </message>
    <message>
        <source>Fog and Mud at flag %1</source>
        <translation>%1. zászló: Köd és Sár</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>megnyerte: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nyitott</translation>
    </message>
    <message>
        <source>%1 Troop, %2 Tactics</source>
        <translation>%1 Katona, %2 Taktika</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>a játszma folytatódik</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
</context>
<context>
    <name>whistle::battleline::Strip</name>
    <message>
        <source>to claim</source>
        <translation>igényel</translation>
    </message>
    <message>
        <source>scouting</source>
        <translation>felderít</translation>
    </message>
    <message>
        <source>to claim and draw</source>
        <translation>igényel és húz</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>kijátszik</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1. kör</translation>
    </message>
    <message>
        <source>Game %1, turn %2</source>
        <translation>%1. játszma, %2. kör</translation>
    </message>
    <message>
        <source>Tactics played</source>
        <translation>Kijátszott Taktika</translation>
    </message>
    <message>
        <source>Series points</source>
        <translation>Sorozatpontok</translation>
    </message>
    <message>
        <source>flag %1</source>
        <translation>%1. zászló</translation>
    </message>
    <message>
        <source>the side of the table, set aside</source>
        <translation>az asztal széle, félretéve</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>A játszma döntetlen</translation>
    </message>
    <message>
        <source>%1 wins by Breakthrough</source>
        <translation>%1 győz Áttöréssel</translation>
    </message>
    <message>
        <source>%1 wins by Envelopment</source>
        <translation>%1 győz Bekerítéssel</translation>
    </message>
    <message>
        <source>%1 wins with more flags</source>
        <translation>%1 győz több zászlóval</translation>
    </message>
    <message>
        <source>Series points %1 to %2: %3 has won the series</source>
        <translation>Sorozatpontok %1 : %2, a sorozatot %3 nyerte</translation>
    </message>
    <message>
        <source>Series points %1 to %2: level</source>
        <translation>Sorozatpontok %1 : %2, egyenlő</translation>
    </message>
    <message>
        <source>Series points %1 to %2: %3 leads</source>
        <translation>Sorozatpontok %1 : %2, vezet: %3</translation>
    </message>
    <message>
        <source>Tactics played: %1</source>
        <translation>Kijátszott Taktika: %1</translation>
    </message>
    <message>
        <source>Hand: %1 Troop, %2 Tactics. Tactics played: %3</source>
        <translation>Kézben: %1 Katona, %2 Taktika. Kijátszott Taktika: %3</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>húz</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>zászló</translation>
    </message>
    <message>
        <source>%1 flags, or %2 in a row</source>
        <translation>%1 zászló, vagy %2 egymás mellett</translation>
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
        <translation>Helyszínek: %1</translation>
    </message>
    <message>
        <source>Mugic in hand %1</source>
        <translation>Mugic kézben: %1</translation>
    </message>
    <message>
        <source>The Battleboard</source>
        <translation>A harctábla</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Nincs mező</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player and space</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>creature and player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Energy %1 of %2</source>
        <translation>Energia %1 / %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Discipline and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Mugic counters %1</source>
        <translation>mugic jelzők: %1</translation>
    </message>
    <message>
        <source>Battlegear face up</source>
        <translation>felszerelés felfordítva</translation>
    </message>
    <message>
        <source>Battlegear face down</source>
        <translation>felszerelés lefordítva</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>harcol</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>már lépett</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>Energy</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Attack deck %1</source>
        <translation>Támadáspakli: %1</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>eldobva: %1</translation>
    </message>
    <message>
        <source>Battlegear, face down</source>
        <translation>Felszerelés, lefordítva</translation>
    </message>
    <message>
        <source>Mugic counter</source>
        <translation>Mugic jelző</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::BurstView</name>
    <message>
        <source>No Burst</source>
        <translation>Nincs sorozat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kind and player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>item and target</comment>
        <translation>%1, célpont: %2</translation>
    </message>
    <message>
        <source>to be put down</source>
        <translation>még le kell tenni</translation>
    </message>
    <message>
        <source>dispelled</source>
        <translation>eloszlatva</translation>
    </message>
    <message>
        <source>negated</source>
        <translation>semlegesítve</translation>
    </message>
    <message>
        <source>resolves next</source>
        <translation>most következik</translation>
    </message>
    <message>
        <source>resolves</source>
        <translation>végrehajtódik</translation>
    </message>
    <message>
        <source>waits for the next Burst</source>
        <translation>a következő sorozatra vár</translation>
    </message>
    <message>
        <source>The Burst</source>
        <translation>A sorozat</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>%1 in the order of resolving</source>
        <translation>a végrehajtás sorrendjében: %1</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>választható</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::CardEditor</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Mentés: %1</translation>
    </message>
    <message>
        <source>The card has no name yet.</source>
        <translation>A kártyának még nincs neve.</translation>
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
        <translation>Csak a számai, semmi más.</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Semmi sem változott.</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>A kártya neve</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Lény</translation>
    </message>
    <message>
        <source>Battlegear</source>
        <translation>Felszerelés</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Mugic</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>What kind of card</source>
        <translation>Milyen kártya</translation>
    </message>
    <message>
        <source>What stands on it, sentence by sentence</source>
        <translation>Ami rajta áll, mondatonként</translation>
    </message>
    <message>
        <source>Swift 1. Fire 5. 1 Mugic counter: heals 10</source>
        <translation>Fürge 1. Tűz 5. 1 Mugic jelző: gyógyul 10-et</translation>
    </message>
    <message>
        <source>What the referee understands</source>
        <translation>Amit a játékvezető ért belőle</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Minden mező</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Kivétel</translation>
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
        <translation>Harci felszerelés</translation>
    </message>
    <message>
        <source>Mugic, %1</source>
        <translation>Mugic, %1</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>Attack, base %1</source>
        <translation>Támadás, alap %1</translation>
    </message>
    <message>
        <source>Attack, base %1, %2</source>
        <comment>elements</comment>
        <translation>Támadás, alap %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card, what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, in the deck: %2</source>
        <translation>%1, a pakliban: %2</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::ChaoticNewMatchPage</name>
    <message>
        <source>Each player then chooses a deck behind the curtain.</source>
        <translation>Ezután mindkét játékos paklit választ a függöny mögött.</translation>
    </message>
    <message>
        <source>Player on the near side</source>
        <translation>Játékos a közelebbi oldalon</translation>
    </message>
    <message>
        <source>Player on the far side</source>
        <translation>Játékos a távolabbi oldalon</translation>
    </message>
    <message>
        <source>Creatures a side</source>
        <translation>Lények oldalanként</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Alap</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Haladó</translation>
    </message>
    <message>
        <source>New match of Chaotic</source>
        <translation>Új Chaotic meccs</translation>
    </message>
    <message>
        <source>Each player then chooses a deck behind the curtain; %1 is among them.</source>
        <translation>Ezután mindkét játékos paklit választ a függöny mögött; köztük van ez is: %1.</translation>
    </message>
    <message>
        <source>Cards and decks</source>
        <translation>Kártyák és paklik</translation>
    </message>
    <message>
        <source>%1 vs %1</source>
        <translation>%1 – %1</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::ChaoticPage</name>
    <message>
        <source>the creature may be placed here</source>
        <translation>ide tehető a lény</translation>
    </message>
    <message>
        <source>the Battlegear may be put here</source>
        <translation>ide tehető a felszerelés</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>választható</translation>
    </message>
    <message>
        <source>may be picked for the Showdown</source>
        <translation>választható a leszámoláshoz</translation>
    </message>
    <message>
        <source>may be attacked</source>
        <translation>megtámadható</translation>
    </message>
    <message>
        <source>may be moved to</source>
        <translation>ide léphet</translation>
    </message>
    <message>
        <source>put down as number %1</source>
        <translation>%1. letett</translation>
    </message>
    <message>
        <source>Burst, complete</source>
        <translation>Sorozat, lezárva</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Sorozat</translation>
    </message>
    <message>
        <source>last added, first resolved</source>
        <translation>az utolsó hajtódik végre először</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Használat: %1</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Lény</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Kézben</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>What stands beside the board</source>
        <translation>Mi álljon a tábla mellett</translation>
    </message>
    <message>
        <source>Active Location</source>
        <translation>Aktív helyszín</translation>
    </message>
    <message>
        <source>Tap a creature to see what makes its numbers.</source>
        <translation>Koppints egy lényre: látszik, miből állnak össze a számai.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Válasz</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Mugic</translation>
    </message>
    <message>
        <source>Mugic of %1, behind the curtain</source>
        <translation>%1 mugicjai a függöny mögött</translation>
    </message>
    <message>
        <source>Both set up; what lies face down stays closed</source>
        <translation>Mindketten felállítanak; ami lefordítva van, zárva marad</translation>
    </message>
    <message>
        <source>%1: creatures and Battlegear</source>
        <translation>%1: lények és felszerelés</translation>
    </message>
    <message>
        <source>%1: choose the deck</source>
        <translation>%1: paklit választ</translation>
    </message>
    <message>
        <source>Turn up all creatures</source>
        <translation>Minden lény felfordul</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Ki kezd?</translation>
    </message>
    <message>
        <source>The players decide it by any method that both accept.</source>
        <translation>A játékosok döntik el, bármilyen közösen elfogadott módon.</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 kezd</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 választ</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Mindenki más elfordul.</translation>
    </message>
    <message>
        <source>Done, close the curtain</source>
        <translation>Kész, függöny be</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Függöny be</translation>
    </message>
    <message>
        <source>Place the rest as listed</source>
        <translation>A többi a lista szerint</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Vissza a kézbe</translation>
    </message>
    <message>
        <source>%1: which creature pays?</source>
        <translation>%1: melyik lény fizet?</translation>
    </message>
    <message>
        <source>%1: how much is X?</source>
        <translation>%1: mennyi az X?</translation>
    </message>
    <message>
        <source>%1: what is sacrificed?</source>
        <translation>%1: mi az áldozat?</translation>
    </message>
    <message>
        <source>The Battlegear itself</source>
        <translation>Maga a felszerelés</translation>
    </message>
    <message>
        <source>%1: which target?</source>
        <translation>%1: mi a célpont?</translation>
    </message>
    <message>
        <source>Without a target</source>
        <translation>Célpont nélkül</translation>
    </message>
    <message>
        <source>Tap what shines, on the board or on the Burst.</source>
        <translation>Koppints arra, ami fénylik, a táblán vagy a sorozatban.</translation>
    </message>
    <message>
        <source>Triggered abilities go on the Burst</source>
        <translation>Kiváltott képességek kerülnek a sorozatba</translation>
    </message>
    <message>
        <source>Tap them in the order in which they are put down.</source>
        <translation>Koppints rájuk abban a sorrendben, ahogy lekerülnek.</translation>
    </message>
    <message>
        <source>Put them down</source>
        <translation>Letétel</translation>
    </message>
    <message>
        <source>%1 may add something</source>
        <translation>%1 hozzátehet valamit</translation>
    </message>
    <message>
        <source>%1 has added nothing.</source>
        <translation>%1 nem tett hozzá semmit.</translation>
    </message>
    <message>
        <source>%1 adds nothing</source>
        <translation>%1 nem tesz hozzá semmit</translation>
    </message>
    <message>
        <source>Closed: nothing can be added</source>
        <translation>Lezárva: semmit sem lehet hozzátenni</translation>
    </message>
    <message>
        <source>The condition holds</source>
        <translation>A feltétel teljesül</translation>
    </message>
    <message>
        <source>It does not hold</source>
        <translation>Nem teljesül</translation>
    </message>
    <message>
        <source>Dispel an item</source>
        <translation>Valaminek az eloszlatása</translation>
    </message>
    <message>
        <source>Negate an item</source>
        <translation>Valaminek a semlegesítése</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <translation>%1 végrehajtása</translation>
    </message>
    <message>
        <source>Chance decides who strikes first</source>
        <translation>A véletlen dönti el, ki csap először</translation>
    </message>
    <message>
        <source>%1 strikes first</source>
        <translation>%1 csap először</translation>
    </message>
    <message>
        <source>Who strikes first?</source>
        <translation>Ki csap először?</translation>
    </message>
    <message>
        <source>Decide Initiative</source>
        <translation>Kezdeményezés eldöntése</translation>
    </message>
    <message>
        <source>%1 strikes</source>
        <translation>%1 csap</translation>
    </message>
    <message>
        <source>%1 draws an Attack and plays one of three.</source>
        <translation>%1 támadáslapot húz, és a háromból egyet kijátszik.</translation>
    </message>
    <message>
        <source>Attacks of %1</source>
        <translation>%1 támadásai</translation>
    </message>
    <message>
        <source>Showdown: %1 picks a creature of %2</source>
        <translation>Leszámolás: %1 választ %2 lényei közül</translation>
    </message>
    <message>
        <source>Tap one of those that shine.</source>
        <translation>Koppints az egyik fénylőre.</translation>
    </message>
    <message>
        <source>%1 turns up a Location</source>
        <translation>%1 helyszínt fordít fel</translation>
    </message>
    <message>
        <source>Locations of %1</source>
        <translation>%1 helyszínei</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 lép</translation>
    </message>
    <message>
        <source>No creature can move any more.</source>
        <translation>Már egyik lény sem léphet.</translation>
    </message>
    <message>
        <source>Tap a creature, then a shining space.</source>
        <translation>Koppints egy lényre, aztán egy fénylő mezőre.</translation>
    </message>
    <message>
        <source>End the Action step</source>
        <translation>Az akció lépés vége</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>%1 köre véget ér</translation>
    </message>
    <message>
        <source>All damage goes, and what lasts for the turn.</source>
        <translation>Minden sebzés elmúlik, és ami a kör végéig tart.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>A kör vége</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>%1, Energy %2</source>
        <translation>%1, energia %2</translation>
    </message>
    <message>
        <source>Only %1 looks at what is behind the curtain.</source>
        <translation>Ami a függöny mögött van, azt csak %1 nézi meg.</translation>
    </message>
    <message>
        <source>A button below opens the curtain.</source>
        <translation>A függönyt egy lenti gomb nyitja.</translation>
    </message>
    <message>
        <source>The deck of %1</source>
        <translation>%1 paklija</translation>
    </message>
    <message>
        <source>Cards to try with</source>
        <translation>Próbakártyák</translation>
    </message>
    <message>
        <source>Build points %1</source>
        <translation>Építőpont: %1</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>tribe</comment>
        <translation>Elöl: %1</translation>
    </message>
    <message>
        <source>Whole decks</source>
        <translation>Kész paklik</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Paklik (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in the file, problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 felállít</translation>
    </message>
    <message>
        <source>Tap a card, then a shining space of the board.</source>
        <translation>Koppints egy lapra, aztán a tábla egy fénylő mezőjére.</translation>
    </message>
    <message>
        <source>Creatures to place</source>
        <translation>Felállítandó lények</translation>
    </message>
    <message>
        <source>Battlegear to put under them</source>
        <translation>Alájuk tehető felszerelés</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>A táblán</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>space, creature</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>creature, Battlegear</comment>
        <translation>%1, felszerelés: %2</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>%1 kézben lévő lapjai</translation>
    </message>
    <message>
        <source>Which Location is turned up?</source>
        <translation>Melyik helyszín fordul fel?</translation>
    </message>
    <message>
        <source>Which Attack is played?</source>
        <translation>Melyik támadást játssza ki?</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>sebzés: %1</translation>
    </message>
    <message>
        <source>It cannot be played now.</source>
        <translation>Most nem játszható ki.</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>ár: %1</translation>
    </message>
    <message>
        <source>cost X</source>
        <translation>ár: X</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cost and effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Mugic in hand.</source>
        <translation>Nincs mugic a kézben.</translation>
    </message>
    <message>
        <source>Your own decks are made among the cards and decks; a file is one in JSON.</source>
        <translation>Saját pakli a kártyák és paklik között készül; a fájl egy ilyen pakli JSON-ban.</translation>
    </message>
    <message>
        <source>Import a deck…</source>
        <translation>Pakli beolvasása…</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Pakli beolvasása</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::DeckCheckView</name>
    <message>
        <source>%1 of %2</source>
        <comment>cards here, cards wanted</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is checked, how it stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Pakliellenőrzés</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::DeckPanel</name>
    <message>
        <source>Basic</source>
        <comment>rules</comment>
        <translation>Alap</translation>
    </message>
    <message>
        <source>%1 for one %2</source>
        <comment>Attack to put in, Attack to take out</comment>
        <translation>%1 egy %2 helyett</translation>
    </message>
    <message>
        <source>%1 − %2 + %3 = %4 build points</source>
        <translation>%1 − %2 + %3 = %4 építőpont</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>szabályos</translation>
    </message>
    <message>
        <source>not legal yet: %1</source>
        <translation>még nem szabályos: %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>so many or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>No creature of this deck has: %1.</source>
        <translation>Egyik lényének sincs: %1.</translation>
    </message>
    <message>
        <source>Mugic counters of its creatures: %1; all its Mugic costs: %2.</source>
        <translation>Lényeinek Mugic jelzői: %1; minden Mugic együtt: %2.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paklik</translation>
    </message>
    <message>
        <source>No deck yet</source>
        <translation>Még nincs pakli</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>A pakli neve</translation>
    </message>
    <message>
        <source>Another name for this deck</source>
        <translation>Más név ennek a paklinak</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Új pakli</translation>
    </message>
    <message>
        <source>Delete this deck</source>
        <translation>Pakli törlése</translation>
    </message>
    <message>
        <source>%1v%1</source>
        <comment>creatures against creatures</comment>
        <translation>%1–%1</translation>
    </message>
    <message>
        <source>Creatures a side</source>
        <translation>Lények oldalanként</translation>
    </message>
    <message>
        <source>A deck for the basic rules</source>
        <translation>Pakli az alapszabályokhoz</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Attacks by build points</source>
        <translation>Támadások építőpont szerint</translation>
    </message>
    <message>
        <source>Attacks by element</source>
        <translation>Támadások elem szerint</translation>
    </message>
    <message>
        <source>Creatures by Energy</source>
        <translation>Lények energia szerint</translation>
    </message>
    <message>
        <source>Creatures by tribe</source>
        <translation>Lények törzs szerint</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Pakli nyomtatása</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Játsszunk vele</translation>
    </message>
    <message>
        <source>Save the deck to a file</source>
        <translation>Pakli mentése fájlba</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::DeckSheet</name>
    <message>
        <source>basic rules</source>
        <translation>alapszabályok</translation>
    </message>
    <message>
        <source>advanced rules</source>
        <translation>haladó szabályok</translation>
    </message>
    <message>
        <source>%1 vs %1, %2</source>
        <comment>creatures a side, basic or advanced</comment>
        <translation>%1 %1 ellen, %2</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::FightSums</name>
    <message>
        <source>Base damage</source>
        <translation>Alapsebzés</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemek</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>elements</comment>
        <translation>%1 eleme: %2</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>A lap szövege</translation>
    </message>
    <message>
        <source>Element X</source>
        <translation>Elem X</translation>
    </message>
    <message>
        <source>Strike X</source>
        <translation>Csapás X</translation>
    </message>
    <message>
        <source>Other changes</source>
        <translation>Egyéb változások</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>nyomtatva %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and source</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>set to %1 by %2</source>
        <translation>%1 lesz (%2)</translation>
    </message>
    <message>
        <source>%1 strikes %2</source>
        <translation>%1 csap, célpont: %2</translation>
    </message>
    <message>
        <source>%1, as it would resolve now</source>
        <translation>%1, ahogy most végrehajtódna</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Sebzés: %1</translation>
    </message>
    <message>
        <source>%1: %2 − %3, defeated</source>
        <translation>%1: %2 − %3, legyőzve</translation>
    </message>
    <message>
        <source>%1: %2 − %3, Energy left %4</source>
        <translation>%1: %2 − %3, marad %4 energia</translation>
    </message>
    <message>
        <source>%1 struck %2</source>
        <translation>%1 csapott, célpont: %2</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Sebzés</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>marad: %1</translation>
    </message>
    <message>
        <source>Mugic counters</source>
        <translation>Mugic jelzők</translation>
    </message>
    <message>
        <source>Mugic ability %1</source>
        <translation>mugic képesség: %1</translation>
    </message>
    <message>
        <source>Battlegear: %1</source>
        <translation>Felszerelés: %1</translation>
    </message>
    <message>
        <source>Battlegear: face down</source>
        <translation>Felszerelés: lefordítva</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::FormPickers</name>
    <message>
        <source>Tap a card of the Burst to dispel it with the next one.</source>
        <translation>Koppints a sorozat egy lapjára, hogy a következő eloszlassa.</translation>
    </message>
    <message>
        <source>The next Mugic or ability dispels %1.</source>
        <translation>A következő mugic vagy képesség eloszlatja: %1.</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <translation>Az utolsó visszavétele</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>nem tesz hozzá</translation>
    </message>
    <message>
        <source>Nothing on the Burst yet</source>
        <translation>Még nincs semmi a sorozatban</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>player and target</comment>
        <translation>%1, célpont: %2</translation>
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
        <translation>a helyszín</translation>
    </message>
    <message>
        <source>the Battlegear</source>
        <translation>a felszerelés</translation>
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
        <translation>2 játékos</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>felállítás</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1. kör</translation>
    </message>
    <message>
        <source>Cards and decks</source>
        <translation>Kártyák és paklik</translation>
    </message>
    <message>
        <source>Chaotic: your own cards, decks that are legal</source>
        <translation>Chaotic: saját kártyák, szabályos paklik</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::LibraryPage</name>
    <message>
        <source>Cards and decks (*.csv *.json);;All files (*)</source>
        <translation>Kártyák és paklik (*.csv *.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>%1. pakli</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards found, all cards</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Cards: %1, decks: %2</source>
        <translation>Kártyák: %1, paklik: %2</translation>
    </message>
    <message>
        <source>your copy</source>
        <translation>saját példány</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>nyomtatott</translation>
    </message>
    <message>
        <source>new</source>
        <translation>új</translation>
    </message>
    <message>
        <source>Imported. Cards: %1.</source>
        <translation>Beolvasva. Kártyák: %1.</translation>
    </message>
    <message>
        <source>Imported: the deck %1.</source>
        <translation>Beolvasott pakli: %1.</translation>
    </message>
    <message>
        <source>The deck is in the file %1.</source>
        <translation>A pakli ebben a fájlban van: %1.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Pakli nyomtatása</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Decks (*.json);;All files (*)</source>
        <translation>Paklik (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Not everything could be kept or read.</source>
        <translation>Nem sikerült mindent megőrizni vagy beolvasni.</translation>
    </message>
    <message>
        <source>Cards and decks</source>
        <translation>Kártyák és paklik</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Új kártya</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kártyák</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kártya</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>Name, tribe, energy&gt;40</source>
        <translation>Név, törzs, energia&gt;40</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Keresés a kártyák között</translation>
    </message>
    <message>
        <source>highest first</source>
        <translation>legnagyobb elöl</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Kártyák</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>Ebben a pakliban</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Melyik fajta</translation>
    </message>
    <message>
        <source>All tribes</source>
        <translation>Törzsek</translation>
    </message>
    <message>
        <source>Which tribe</source>
        <translation>Melyik törzs</translation>
    </message>
    <message>
        <source>Import cards or a deck</source>
        <translation>Kártyák vagy pakli beolvasása</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <comment>file</comment>
        <translation>%1 nem került be.</translation>
    </message>
    <message>
        <source>The deck could not be saved.</source>
        <translation>A paklit nem sikerült menteni.</translation>
    </message>
    <message>
        <source>Save the deck to a file</source>
        <translation>Pakli mentése fájlba</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Kártyák beolvasása</translation>
    </message>
    <message>
        <source>The file was read as %1.</source>
        <translation>A fájl kódolása: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::Past</name>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Helyszín</translation>
    </message>
    <message>
        <source>On the Burst</source>
        <translation>A sorozatban</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Körök</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nincs játékban</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>space and player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation>%1 energiája</translation>
    </message>
    <message>
        <source>Mugic counters of %1</source>
        <translation>%1 mugic jelzői</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Attack deck of %1</source>
        <translation>%1 támadáspaklija</translation>
    </message>
    <message>
        <source>Attacks discarded by %1</source>
        <translation>%1 eldobott támadásai</translation>
    </message>
    <message>
        <source>Location deck of %1</source>
        <translation>%1 helyszínpaklija</translation>
    </message>
    <message>
        <source>Mugic in hand of %1</source>
        <translation>%1 kézben lévő mugicjai</translation>
    </message>
    <message>
        <source>the match goes on</source>
        <translation>a meccs folytatódik</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Location</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1. kör</translation>
    </message>
</context>
<context>
    <name>whistle::chaotic::Strip</name>
    <message>
        <source>has won</source>
        <translation>győzött</translation>
    </message>
    <message>
        <source>sets up</source>
        <translation>felállít</translation>
    </message>
    <message>
        <source>may answer</source>
        <translation>válaszolhat</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>csap</translation>
    </message>
    <message>
        <source>Active Player</source>
        <translation>aktív játékos</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>%1. kör, %2</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Lények</translation>
    </message>
    <message>
        <source>Mugic in hand</source>
        <translation>Mugic kézben</translation>
    </message>
    <message>
        <source>creatures</source>
        <comment>behind or beside their number</comment>
        <translation>lény</translation>
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
        <translation>immunis: %1</translation>
    </message>
    <message>
        <source>a face-down creature</source>
        <translation>egy lefordított lény</translation>
    </message>
    <message>
        <source>row %1, space %2</source>
        <translation>%1. sor, %2. mező</translation>
    </message>
    <message>
        <source>no element</source>
        <translation>nincs eleme</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>Mugic</source>
        <translation>Mugic</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>képesség</translation>
    </message>
    <message>
        <source>triggered ability</source>
        <translation>kiváltott képesség</translation>
    </message>
    <message>
        <source>Mugic counters</source>
        <translation>Mugic jelzők</translation>
    </message>
    <message>
        <source>Initiative by %1</source>
        <translation>Kezdeményezés: %1</translation>
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
        <translation>mugic jelzők: %1</translation>
    </message>
    <message>
        <source>damage to itself: %1</source>
        <translation>sebzés önmagának: %1</translation>
    </message>
    <message>
        <source>a sacrifice</source>
        <translation>egy áldozat</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>egy képesség</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cost and effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 megnyeri a meccset</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>A meccs döntetlen</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>leszámolás</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>harc</translation>
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
        <translation>Senki sem pontoz</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 értéke: %2</translation>
    </message>
    <message>
        <source>place %1 pays nothing</source>
        <translation>%1. hely: nem fizet</translation>
    </message>
    <message>
        <source>tied: no points</source>
        <translation>holtverseny: nincs pont</translation>
    </message>
    <message>
        <source>tied: paid as place %1</source>
        <translation>holtverseny: %1. helyként fizet</translation>
    </message>
    <message>
        <source>alone in front</source>
        <translation>egyedül az élen</translation>
    </message>
    <message>
        <source>alone: place %1</source>
        <translation>egyedül: %1. hely</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, Caballeros</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>King</source>
        <translation>király</translation>
    </message>
    <message>
        <source>home</source>
        <translation>saját</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Üres.</translation>
    </message>
    <message>
        <source>Nobody is alone in front, so no bonus is paid.</source>
        <translation>Senki sincs egyedül az élen, ezért nincs bónusz.</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::Card</name>
    <message>
        <source>All own, one region</source>
        <translation>Minden saját, egy régió</translation>
    </message>
    <message>
        <source>Two from court</source>
        <translation>Kettő az udvarból</translation>
    </message>
    <message>
        <source>Two from court, or all own</source>
        <translation>Kettő az udvarból, vagy minden saját</translation>
    </message>
    <message>
        <source>Five any, one region</source>
        <translation>Öt bárkié, egy régió</translation>
    </message>
    <message>
        <source>Three of others</source>
        <translation>Három másoké</translation>
    </message>
    <message>
        <source>Three any</source>
        <translation>Három bárkié</translation>
    </message>
    <message>
        <source>Two own, two others</source>
        <translation>Két saját, két más</translation>
    </message>
    <message>
        <source>Four own</source>
        <translation>Négy saját</translation>
    </message>
    <message>
        <source>Four any</source>
        <translation>Négy bárkié</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>Decay: all</source>
        <translation>Hatalomvesztés: mind</translation>
    </message>
    <message>
        <source>Decay: three</source>
        <translation>Hatalomvesztés: három</translation>
    </message>
    <message>
        <source>The King returns!</source>
        <translation>Visszatér a király!</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Mindenkitől egy</translation>
    </message>
    <message>
        <source>Two, secret region</source>
        <translation>Kettő, titkos régió</translation>
    </message>
    <message>
        <source>All, secret region</source>
        <translation>Mind, titkos régió</translation>
    </message>
    <message>
        <source>Score any region</source>
        <translation>Pont: bármely régió</translation>
    </message>
    <message>
        <source>Score the fours</source>
        <translation>Pont: négyesek</translation>
    </message>
    <message>
        <source>Score the fives</source>
        <translation>Pont: ötösök</translation>
    </message>
    <message>
        <source>Score 6 and 7</source>
        <translation>Pont: 6 és 7</translation>
    </message>
    <message>
        <source>Score the Castillo</source>
        <translation>Pont: kastély</translation>
    </message>
    <message>
        <source>Score the fullest</source>
        <translation>Pont: legtelibb</translation>
    </message>
    <message>
        <source>Score the emptiest</source>
        <translation>Pont: legüresebb</translation>
    </message>
    <message>
        <source>Score first places</source>
        <translation>Pont: első helyek</translation>
    </message>
    <message>
        <source>Mobile scoreboard</source>
        <translation>Mozgatható pontozótábla</translation>
    </message>
    <message>
        <source>Royal Adviser</source>
        <translation>Királyi tanácsadó</translation>
    </message>
    <message>
        <source>Eviction</source>
        <translation>Kilakoltatás</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Power Cards</source>
        <translation>Erőkártyák</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>Az udvar</translation>
    </message>
    <message>
        <source>Score secret regions</source>
        <translation>Pont: titkos régiók</translation>
    </message>
    <message>
        <source>King card</source>
        <translation>Királykártya</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::ElGrandeNewMatchPage</name>
    <message>
        <source>Who lays the first power card?</source>
        <translation>Ki teszi le az első erőkártyát?</translation>
    </message>
    <message>
        <source>Who is the youngest, and lays the first power card?</source>
        <translation>Ki a legfiatalabb? Ő teszi le az első erőkártyát.</translation>
    </message>
    <message>
        <source>New match of El Grande</source>
        <translation>Új El Grande-meccs</translation>
    </message>
    <message>
        <source>Enter the players: two to five names.</source>
        <translation>Add meg, ki játszik: két–öt név.</translation>
    </message>
    <message>
        <source>Choose who lays the first power card.</source>
        <translation>Add meg, ki teszi le az első erőkártyát.</translation>
    </message>
    <message>
        <source>9 rounds</source>
        <translation>9 kör</translation>
    </message>
    <message>
        <source>6 rounds</source>
        <translation>6 kör</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::ElGrandePage</name>
    <message>
        <source>Special scoring, %1 of %2</source>
        <translation>Különpontozás, %1 / %2</translation>
    </message>
    <message>
        <source>General scoring, %1 of %2</source>
        <translation>Általános pontozás, %1 / %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>What stands beside the map</source>
        <translation>Mi álljon a térkép mellett</translation>
    </message>
    <message>
        <source>Secret until all are turned over</source>
        <translation>Titok, amíg mindet fel nem fordítják</translation>
    </message>
    <message>
        <source>Show the regions to %1</source>
        <translation>Régiók megmutatása: %1</translation>
    </message>
    <message>
        <source>The action cards are turned up</source>
        <translation>Akciókártyák felfordítása</translation>
    </message>
    <message>
        <source>%1 lays a power card</source>
        <translation>%1 erőkártyát tesz le</translation>
    </message>
    <message>
        <source>General scoring</source>
        <translation>Általános pontozás</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A kör véget ért</translation>
    </message>
    <message>
        <source>Start round %1</source>
        <translation>%1. kör indítása</translation>
    </message>
    <message>
        <source>Put it right…</source>
        <translation>Helyesbítés…</translation>
    </message>
    <message>
        <source>Where does the King start?</source>
        <translation>Honnan indul a király?</translation>
    </message>
    <message>
        <source>Where is %1 at home?</source>
        <translation>Hol van %1 saját területe?</translation>
    </message>
    <message>
        <source>Choose an action card; the Caballeros are taken with it</source>
        <translation>Válassz akciókártyát; a lovagok felvétele vele jár</translation>
    </message>
    <message>
        <source>%1 takes an action card</source>
        <translation>%1 akciókártyát vesz el</translation>
    </message>
    <message>
        <source>Special action first</source>
        <translation>Előbb a speciális akció</translation>
    </message>
    <message>
        <source>Leave the action out</source>
        <translation>Akció kihagyása</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>A sor vége</translation>
    </message>
    <message>
        <source>Veto of %1</source>
        <translation>Vétó: %1</translation>
    </message>
    <message>
        <source>%1 takes from the provinces: %2</source>
        <translation>%1 ennyit vesz a tartományokból: %2</translation>
    </message>
    <message>
        <source>%1 takes from the provinces: %2, from regions: %3</source>
        <translation>%1 a tartományokból: %2, régiókból: %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Felvétel: %1</translation>
    </message>
    <message>
        <source>%1 places: %2 of %3</source>
        <translation>%1 lerak: %2 / %3</translation>
    </message>
    <message>
        <source>Place nobody</source>
        <translation>Senkit sem rak le</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose the region</source>
        <translation>Válaszd ki a régiót</translation>
    </message>
    <message>
        <source>There is nothing that it could do now</source>
        <translation>Most semmit sem tehetne</translation>
    </message>
    <message>
        <source>Announce and score</source>
        <translation>Bejelentés és pontozás</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>Bejelentés</translation>
    </message>
    <message>
        <source>Choose the King&apos;s region</source>
        <translation>Válaszd ki a király régióját</translation>
    </message>
    <message>
        <source>Choose the region of the Grande</source>
        <translation>Válaszd ki a Grande régióját</translation>
    </message>
    <message>
        <source>Choose a scoreboard and where it goes</source>
        <translation>Válassz pontozótáblát és helyet</translation>
    </message>
    <message>
        <source>Take a card back in secret</source>
        <translation>Egy kártya titkos visszavétele</translation>
    </message>
    <message>
        <source>Move nobody</source>
        <translation>Senkit sem mozgat</translation>
    </message>
    <message>
        <source>Choose where they come from</source>
        <translation>Válaszd ki, honnan jönnek</translation>
    </message>
    <message>
        <source>From the court</source>
        <translation>Az udvarból</translation>
    </message>
    <message>
        <source>From the court: choose where they go</source>
        <translation>Az udvarból: válaszd ki, hová mennek</translation>
    </message>
    <message>
        <source>%1 returns: %2 of %3</source>
        <translation>%1 visszaad: %2 / %3</translation>
    </message>
    <message>
        <source>One from the court</source>
        <translation>Egyet az udvarból</translation>
    </message>
    <message>
        <source>Turn the discs over</source>
        <translation>Korongok felfordítása</translation>
    </message>
    <message>
        <source>Score the regions</source>
        <translation>Régiók pontozása</translation>
    </message>
    <message>
        <source>Score %1 alone</source>
        <translation>Csak ezt pontozza: %1</translation>
    </message>
    <message>
        <source>Count what is in the Castillo, or take the record as it is</source>
        <translation>Számold meg, mi van a kastélyban, vagy fogadd el a feljegyzést</translation>
    </message>
    <message>
        <source>Open: the record stands</source>
        <translation>Nyitás: a feljegyzés érvényes</translation>
    </message>
    <message>
        <source>Region back</source>
        <translation>Régió vissza</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Tovább: %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>If it were scored now</source>
        <translation>Ha most pontoznák</translation>
    </message>
    <message>
        <source>What everybody has</source>
        <translation>Kinek mije van</translation>
    </message>
    <message>
        <source>power</source>
        <translation>erő</translation>
    </message>
    <message>
        <source>court</source>
        <translation>udvar</translation>
    </message>
    <message>
        <source>prov.</source>
        <translation>tart.</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>Power card %1, Caballeros: %2</source>
        <translation>%1. erőkártya, lovagok: %2</translation>
    </message>
    <message>
        <source>%1 has laid it in this round.</source>
        <translation>Ebben a körben már letette: %1.</translation>
    </message>
    <message>
        <source>It is spent.</source>
        <translation>Elhasznált.</translation>
    </message>
    <message>
        <source>The power card that comes back</source>
        <translation>A visszavett erőkártya</translation>
    </message>
    <message>
        <source>Stack %1 shows</source>
        <translation>%1. pakli lapja</translation>
    </message>
    <message>
        <source>What was found in the Castillo: a tap for each Caballero</source>
        <translation>Mi volt a kastélyban: lovagonként egy érintés</translation>
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
        <translation>még nincs felfordítva</translation>
    </message>
    <message>
        <source>%1 has taken it.</source>
        <translation>Már elvitte: %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Secret discs</source>
        <translation>Titkos korongok</translation>
    </message>
    <message>
        <source>Where the Caballeros of the Castillo go</source>
        <translation>Hová mennek a kastély lovagjai</translation>
    </message>
    <message>
        <source>Which region, %1?</source>
        <translation>Melyik régió, %1?</translation>
    </message>
    <message>
        <source>the King is here</source>
        <translation>itt a király</translation>
    </message>
    <message>
        <source>None that can be read</source>
        <translation>Nem olvasható</translation>
    </message>
    <message>
        <source>Nobody else moves</source>
        <translation>Más nem mozog</translation>
    </message>
    <message>
        <source>%1 returns Caballeros</source>
        <translation>%1 lovagokat ad vissza</translation>
    </message>
    <message>
        <source>Caballeros of %1, from %2: choose where they go</source>
        <translation>%1 lovagjai innen: %2. Válaszd ki, hová mennek</translation>
    </message>
    <message>
        <source>Move %1, and more</source>
        <translation>%1 lép, és még mások</translation>
    </message>
    <message>
        <source>Move %1: that is all</source>
        <translation>%1 lép: ennyi volt</translation>
    </message>
    <message>
        <source>All %1 from the court</source>
        <translation>Az udvarból mind: %1</translation>
    </message>
    <message>
        <source>%1 chooses for %2</source>
        <translation>%1 választ helyette: %2</translation>
    </message>
    <message>
        <source>The disc of %1 shows no region that counts</source>
        <translation>%1 korongja nem érvényes régiót mutat</translation>
    </message>
    <message>
        <source>A tap for each, or a region and a number</source>
        <translation>Lovagonként egy érintés, vagy régió és szám</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Mind egyszerre</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Senki sem pontoz</translation>
    </message>
    <message>
        <source>Special scoring</source>
        <translation>Különpontozás</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>%1 köre</translation>
    </message>
    <message>
        <source>The rest of %1 is stopped.</source>
        <translation>%1: a maradék elmarad.</translation>
    </message>
    <message>
        <source>%1 is stopped.</source>
        <translation>%1: elmarad.</translation>
    </message>
    <message>
        <source>The King is in %1</source>
        <translation>A király itt: %1</translation>
    </message>
    <message>
        <source>Put the record right…</source>
        <translation>A feljegyzés helyesbítése…</translation>
    </message>
    <message>
        <source>now</source>
        <comment>what the nine regions would score</comment>
        <translation>most</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press the button, go to the region and let go there; or tap one after the other.</source>
        <translation>Nyomd meg a gombot, húzd az ujjad a régióra, és ott engedd el; vagy érintsd meg a kettőt egymás után.</translation>
    </message>
    <message>
        <source>A disc that shows %1 does not count now.</source>
        <translation>Most nem érvényes az a korong, amelyik ezt mutatja: %1.</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>Óvás…</translation>
    </message>
    <message>
        <source>now: what the nine regions would bring, without the Castillo</source>
        <translation>most: amennyit a kilenc régió hozna, a kastély nélkül</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>M: to the map; arrows go from region to region, Space takes one, a digit says how many.</source>
        <translation>M: a térképre; a nyilak régióról régióra lépnek, a szóköz kiválaszt, a számjegy megmondja, hány.</translation>
    </message>
    <message>
        <source>Power card of %1 (■ to the court)</source>
        <translation>%1 erőkártyája (■ az udvarba)</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>Egyszerre %1</translation>
    </message>
    <message>
        <source>1 to 5 take a card of the round, 1 to 9 a card of a stack. Power cards are typed: 1 waits for a second digit or Enter.</source>
        <translation>1–5: a kör egy lapja, 1–9: egy pakli lapja. Az erőkártyát be kell gépelni: az 1 után még egy számjegy vagy Enter jön.</translation>
    </message>
    <message>
        <source>1 and a second digit, or Enter</source>
        <translation>1 és még egy számjegy vagy Enter</translation>
    </message>
    <message>
        <source>Take nobody</source>
        <translation>Senkit sem vesz</translation>
    </message>
    <message>
        <source>%1 takes nobody from the provinces</source>
        <translation>%1 senkit sem vesz a tartományokból</translation>
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
        <translation>2–5 játékos</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>előkészület</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1. kör</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::MapView</name>
    <message>
        <source>The map</source>
        <translation>A térkép</translation>
    </message>
    <message>
        <source>%1, worth %2, %3, %4</source>
        <translation>%1, értéke %2, %3, %4</translation>
    </message>
    <message>
        <source>by a mobile scoreboard</source>
        <translation>pontozótábla szerint</translation>
    </message>
    <message>
        <source>the King is here</source>
        <translation>itt a király</translation>
    </message>
    <message>
        <source>home of %1</source>
        <translation>%1 saját területe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: to be entered %2</source>
        <translation>%1: rögzítésre vár %2</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>választható</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zárva</translation>
    </message>
    <message>
        <source>would score %1 now</source>
        <translation>most ennyit pontozna: %1</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::Past</name>
    <message>
        <source>nowhere</source>
        <translation>sehol</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kör</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>%1 pontjai</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>region, player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Court of %1</source>
        <translation>%1 udvara</translation>
    </message>
    <message>
        <source>Provinces of %1</source>
        <translation>%1 tartományai</translation>
    </message>
    <message>
        <source>Home of %1</source>
        <translation>%1 saját területe</translation>
    </message>
    <message>
        <source>Caballeros in the Castillo</source>
        <translation>Lovagok a kastélyban</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>A király</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Soron van</translation>
    </message>
    <message>
        <source>the match goes on</source>
        <translation>a meccs folytatódik</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>round, phase</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>%1, %2 to move</source>
        <comment>round, player</comment>
        <translation>%1, soron: %2</translation>
    </message>
    <message>
        <source>%1 out of the court</source>
        <translation>%1 az udvarból</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, region</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>court</source>
        <translation>udvar</translation>
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
        <translation>olvashatatlan</translation>
    </message>
    <message>
        <source>Discs: %1</source>
        <translation>Korongok: %1</translation>
    </message>
    <message>
        <source>%1 places: %2</source>
        <translation>%1 lerak: %2</translation>
    </message>
    <message>
        <source>%1 moves: %2</source>
        <translation>%1 mozgat: %2</translation>
    </message>
    <message>
        <source>%1 returns: %2</source>
        <translation>%1 visszaad: %2</translation>
    </message>
    <message>
        <source>King to %1</source>
        <translation>király ide: %1</translation>
    </message>
    <message>
        <source>Grande to %1</source>
        <translation>Grande ide: %1</translation>
    </message>
    <message>
        <source>no special action</source>
        <translation>speciális akció nélkül</translation>
    </message>
    <message>
        <source>All nine regions are scored</source>
        <translation>Mind a kilenc régió pontot ad</translation>
    </message>
    <message>
        <source>Scored: %1</source>
        <translation>Pontozás: %1</translation>
    </message>
</context>
<context>
    <name>whistle::elgrande::Strip</name>
    <message>
        <source>sets a disc</source>
        <translation>korongot állít</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>visszaad</translation>
    </message>
    <message>
        <source>lays a card</source>
        <translation>kártyát tesz le</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>soron van</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>%1. kör, összesen %2</translation>
    </message>
    <message>
        <source>%1 is El Grande</source>
        <translation>%1 az El Grande</translation>
    </message>
    <message>
        <source>Level in front: %1</source>
        <translation>Holtversenyben az élen: %1</translation>
    </message>
    <message>
        <source>court</source>
        <translation>udvar</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>tartományok</translation>
    </message>
    <message>
        <source>general scoring %1 of 3</source>
        <translation>%1. általános pontozás a 3-ból</translation>
    </message>
    <message>
        <source>scoring after round %1</source>
        <translation>pontozás: %1. kör végén</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Acts</name>
    <message>
        <source>Lay a tile…</source>
        <translation>Lap lerakása…</translation>
    </message>
    <message>
        <source>Describe a space…</source>
        <translation>Mező leírása…</translation>
    </message>
    <message>
        <source>%1 begins with %2</source>
        <translation>%1 hőse kezdésnek: %2</translation>
    </message>
    <message>
        <source>with a Skill Card</source>
        <translation>jártasság kártyával</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>%1. hét</translation>
    </message>
    <message>
        <source>A week without Dark Days</source>
        <translation>Hét, sötét napok nélkül</translation>
    </message>
    <message>
        <source>Dark Days</source>
        <translation>Sötét napok</translation>
    </message>
    <message>
        <source>every encounter is two</source>
        <translation>minden találkozás kettő</translation>
    </message>
    <message>
        <source>With its name…</source>
        <translation>Névvel…</translation>
    </message>
    <message>
        <source>without elite dice</source>
        <translation>elit kockák nélkül</translation>
    </message>
    <message>
        <source>overwhelm %1</source>
        <translation>túlerő %1</translation>
    </message>
    <message>
        <source>reward: %1</source>
        <translation>jutalom: %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>number, unit, side</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>gives up %1</source>
        <translation>felad: %1</translation>
    </message>
    <message>
        <source>%1: all damage goes</source>
        <translation>%1: minden sebzés lekerül</translation>
    </message>
    <message>
        <source>%1: a unit comes back</source>
        <translation>%1: egy egység visszatér</translation>
    </message>
    <message>
        <source>%1: a unit is elite again</source>
        <translation>%1: egy egység újra elit</translation>
    </message>
    <message>
        <source>%1: a unit becomes elite</source>
        <translation>%1: egy egység elit lesz</translation>
    </message>
    <message>
        <source>%1: a wound heals</source>
        <translation>%1: egy seb gyógyul</translation>
    </message>
    <message>
        <source>Necromancy</source>
        <translation>Nekromancia</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>%1. kártya</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>%1 aktiválása</translation>
    </message>
    <message>
        <source>Gather %1</source>
        <translation>Gyűjtés: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>unit, side</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>price, hero</comment>
        <translation>%1, neki: %2</translation>
    </message>
    <message>
        <source>Upgrade %1</source>
        <translation>Fejlesztés: %1</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Építés: %1</translation>
    </message>
    <message>
        <source>Fight an encounter…</source>
        <translation>Harc találkozással…</translation>
    </message>
    <message>
        <source>Take a site…</source>
        <translation>Helyszín birtokba vétele…</translation>
    </message>
    <message>
        <source>Loot a site…</source>
        <translation>Helyszín kifosztása…</translation>
    </message>
    <message>
        <source>Trade 2 gold for 1 resource</source>
        <translation>2 aranyért 1 nyersanyag</translation>
    </message>
    <message>
        <source>Trade 2 resources for 1 gold</source>
        <translation>2 nyersanyagért 1 arany</translation>
    </message>
    <message>
        <source>End the action</source>
        <translation>Az akció vége</translation>
    </message>
    <message>
        <source>takes an Artefact</source>
        <translation>varázstárgyat vesz el</translation>
    </message>
    <message>
        <source>takes a Scroll</source>
        <translation>varázslatot vesz el</translation>
    </message>
    <message>
        <source>takes a Treasure Card</source>
        <translation>kincs kártyát vesz el</translation>
    </message>
    <message>
        <source>Raise the capital…</source>
        <translation>A főváros fejlesztése…</translation>
    </message>
    <message>
        <source>Recruit %1…</source>
        <translation>%1 toborzása…</translation>
    </message>
    <message>
        <source>costs %1 experience</source>
        <translation>ára %1 tapasztalat</translation>
    </message>
    <message>
        <source>A card of the Might deck</source>
        <translation>A kardpakli egy kártyája</translation>
    </message>
    <message>
        <source>A card of the Magic deck</source>
        <translation>A mágiapakli egy kártyája</translation>
    </message>
    <message>
        <source>Nothing of it</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <comment>damage, stack, side</comment>
        <translation>%1 sebzés: %2 (%3)</translation>
    </message>
    <message>
        <source>Point by point…</source>
        <translation>Pontonként…</translation>
    </message>
    <message>
        <source>Recruit another hero…</source>
        <translation>Másik hős toborzása…</translation>
    </message>
    <message>
        <source>%1 begins with another hero…</source>
        <translation>%1 másik hőssel kezd…</translation>
    </message>
    <message>
        <source>Recruit %1, %2</source>
        <comment>unit, side</comment>
        <translation>Toborzás: %1, %2</translation>
    </message>
    <message>
        <source>for 3 of one kind</source>
        <translation>3 egyféléért</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>ismeretlen ár</translation>
    </message>
    <message>
        <source>Reward: a card of the Might deck</source>
        <translation>Jutalom: egy lap a kardpakliból</translation>
    </message>
    <message>
        <source>Reward: a card of the Magic deck</source>
        <translation>Jutalom: egy lap a mágiapakliból</translation>
    </message>
    <message>
        <source>price unknown, for %1</source>
        <translation>ismeretlen ár, hős: %1</translation>
    </message>
    <message>
        <source>Might card %1</source>
        <translation>A kardpakli %1. kártyája</translation>
    </message>
    <message>
        <source>Magic card %1</source>
        <translation>A mágiapakli %1. kártyája</translation>
    </message>
    <message>
        <source>Choose the rewards…</source>
        <translation>A jutalmak kiválasztása…</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::BattleView</name>
    <message>
        <source>destroyed</source>
        <translation>megsemmisült</translation>
    </message>
    <message>
        <source>strength %1, %2 of %3 units</source>
        <translation>erő %1, %2 / %3 egység</translation>
    </message>
    <message>
        <source>one is wounded</source>
        <translation>egy sebesült</translation>
    </message>
    <message>
        <source>might %1, 1 die</source>
        <translation>erő %1, 1 kocka</translation>
    </message>
    <message>
        <source>strength %1, %2 of %3 challenge left</source>
        <translation>erő %1, kihívás %2 / %3</translation>
    </message>
    <message>
        <source>has attacked</source>
        <translation>már támadott</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Kezdeményezés</translation>
    </message>
    <message>
        <source>%1: the attack</source>
        <translation>%1: a támadás</translation>
    </message>
    <message numerus="yes">
        <source>%n attack dice and the elite die; a hit is %1 or less.</source>
        <translation>
            <numerusform>%n támadó kocka és az elit kocka; %1 vagy kevesebb talál.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack dice; a hit is %1 or less.</source>
        <translation>
            <numerusform>%n támadó kocka; %1 vagy kevesebb talál.</numerusform>
        </translation>
    </message>
    <message>
        <source>hit</source>
        <translation>talál</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>mellé</translation>
    </message>
    <message>
        <source>elite die</source>
        <translation>elit kocka</translation>
    </message>
    <message>
        <source>%1: the attack is over</source>
        <translation>%1: a támadás véget ért</translation>
    </message>
    <message>
        <source>Nobody has attacked yet</source>
        <translation>Még senki sem támadott</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Without the elite die</source>
        <translation>Elit kocka nélkül</translation>
    </message>
    <message>
        <source>Keep the misses</source>
        <translation>A mellédobások maradnak</translation>
    </message>
    <message>
        <source>Luck token: the misses again</source>
        <translation>Szerencsejelző: a mellédobások újra</translation>
    </message>
    <message>
        <source>Luck token: no bad luck</source>
        <translation>Szerencsejelző: nincs balszerencse</translation>
    </message>
    <message>
        <source>Luck token: the elite die again</source>
        <translation>Szerencsejelző: az elit kocka újra</translation>
    </message>
    <message>
        <source>Precise Strike: one miss again</source>
        <translation>Pontos támadás: egy mellédobás újra</translation>
    </message>
    <message>
        <source>Aggressor: attack once more</source>
        <translation>Agresszor: még egy támadás</translation>
    </message>
    <message>
        <source>Guardian Angel: no skulls</source>
        <translation>Őrangyal: nincs koponya</translation>
    </message>
    <message>
        <source>%1, a hit</source>
        <translation>%1, talál</translation>
    </message>
    <message>
        <source>%1, a miss</source>
        <translation>%1, mellé</translation>
    </message>
    <message>
        <source>Throw for us</source>
        <translation>Dobj helyettünk</translation>
    </message>
    <message>
        <source>Take the last back</source>
        <translation>Az utolsó vissza</translation>
    </message>
    <message>
        <source>Aim at %1</source>
        <translation>Célpont: %1</translation>
    </message>
    <message numerus="yes">
        <source>Bad luck: the hits are thrown again, %n to enter.</source>
        <translation>
            <numerusform>Balszerencse: a találatokat újra kell dobni, még %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The misses are thrown again, %n to enter.</source>
        <translation>
            <numerusform>A mellédobások újra, még %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hits %1 + skulls %2: damage %3.</source>
        <translation>Találat %1 + koponya %2: sebzés %3.</translation>
    </message>
    <message>
        <source>Hits %1: damage %2.</source>
        <translation>Találat %1: sebzés %2.</translation>
    </message>
    <message>
        <source>%1 vs %2, clash %3</source>
        <comment>hero, enemy, number</comment>
        <translation>%1 – %2, %3. összecsapás</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Esélyek mutatása</translation>
    </message>
    <message>
        <source>Hide the odds</source>
        <translation>Esélyek elrejtése</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>leadva</translation>
    </message>
    <message>
        <source>to throw</source>
        <translation>dobásra vár</translation>
    </message>
    <message>
        <source>%1 wins the battle</source>
        <translation>%1 megnyeri a csatát</translation>
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
        <translation>2–4 játékos</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>előkészület</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1. kör</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::HeroesNewMatchPage</name>
    <message>
        <source>Player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>Encounters, week cards and prices that are not known yet are asked when they come up.</source>
        <translation>A még ismeretlen találkozásokra, hét kártyákra és árakra akkor kérdez rá a program, amikor sorra kerülnek.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Bezárom</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Játékosok, az óramutató járása szerint</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>%1. játékos neve</translation>
    </message>
    <message>
        <source>Faction of player %1</source>
        <translation>%1. játékos frakciója</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Hossz</translation>
    </message>
    <message>
        <source>What is tracked</source>
        <translation>Mit követ a Whistle</translation>
    </message>
    <message>
        <source>What is printed on the components</source>
        <translation>Ami a játékelemekre van nyomtatva</translation>
    </message>
    <message>
        <source>Whose components</source>
        <translation>Kinek a játékelemei</translation>
    </message>
    <message>
        <source>New match of Might &amp; Magic Heroes</source>
        <translation>Új Might &amp; Magic Heroes meccs</translation>
    </message>
    <message>
        <source>Each faction is played once: %1.</source>
        <translation>Minden frakciót egyszer játszanak: %1.</translation>
    </message>
    <message>
        <source>Check it and correct it</source>
        <translation>Megnézem és kijavítom</translation>
    </message>
    <message>
        <source>Short, 10 rounds</source>
        <translation>Rövid, 10 kör</translation>
    </message>
    <message>
        <source>Standard, 13 rounds</source>
        <translation>Közepes, 13 kör</translation>
    </message>
    <message>
        <source>Long, 16 rounds</source>
        <translation>Hosszú, 16 kör</translation>
    </message>
    <message>
        <source>Without the board</source>
        <translation>Tábla nélkül</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Táblával</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Találkozások</translation>
    </message>
    <message>
        <source>Whistle does not know the numbers on your tokens and sheets. Each is asked once, where it is first needed, and kept for every match. What stands here is a stand-in until then; you can put it right now.</source>
        <translation>A Whistle nem ismeri a jelzőitek és tábláitok számait. Mindegyiket egyszer kérdezi meg, amikor először kell, és minden meccsre megjegyzi. Ami itt áll, addig csak helyettesíti; most is kijavíthatjátok.</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::HeroesPage</name>
    <message>
        <source>Battle</source>
        <translation>Csata</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>%1: movement left %2</source>
        <comment>hero, number</comment>
        <translation>%1: maradt mozgás %2</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>Thrown by Whistle; the log will say so.</source>
        <translation>A Whistle dobott; a naplóban is benne lesz.</translation>
    </message>
    <message>
        <source>Tap the faces as they fell, or let Whistle throw.</source>
        <translation>Koppintsátok be a kockákat, ahogy estek, vagy dobjon a Whistle.</translation>
    </message>
    <message>
        <source>Deal %1 damage</source>
        <translation>%1 sebzés</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>Whistle threw the dice of %1.</source>
        <translation>A kockákat a Whistle dobta: %1.</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Az asztal nézete</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>points %1, a gather: %2</source>
        <comment>number, money</comment>
        <translation>pont: %1, gyűjtéskor: %2</translation>
    </message>
    <message>
        <source>%1 wins the battle</source>
        <translation>%1 megnyeri a csatát</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <translation>%1 vesztett</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 megszerzi: %2</translation>
    </message>
    <message>
        <source>It was held by %1</source>
        <translation>Eddig az övé volt: %1</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>Mennyibe kerül?</translation>
    </message>
    <message>
        <source>It is kept for every match.</source>
        <translation>Minden meccsre megjegyezzük.</translation>
    </message>
    <message>
        <source>A line has no number yet.</source>
        <translation>Az egyik sorban még nincs szám.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Most nem</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <translation>Támadás: %1</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Nincs sebzés</translation>
    </message>
    <message>
        <source>So it is printed</source>
        <translation>Ez áll rajta</translation>
    </message>
    <message>
        <source>What do their tokens say?</source>
        <translation>Mi áll a jelzőiken?</translation>
    </message>
    <message>
        <source>The battle rests on it, and nobody has said it yet.</source>
        <translation>A csata ezen múlik, és még senki sem mondta meg.</translation>
    </message>
    <message>
        <source>Which hero is it?</source>
        <translation>Melyik hős az?</translation>
    </message>
    <message>
        <source>The Hero Sheet of %1</source>
        <translation>%1 hős táblája</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>a neve</translation>
    </message>
    <message>
        <source>%1 begins with this hero</source>
        <translation>%1 ezzel a hőssel kezd</translation>
    </message>
    <message>
        <source>%1 recruits this hero</source>
        <translation>%1 ezt a hőst toborozza</translation>
    </message>
    <message>
        <source>Which encounter does %1 meet?</source>
        <translation>Melyik találkozásra bukkan %1?</translation>
    </message>
    <message>
        <source>Honor</source>
        <translation>Becsület</translation>
    </message>
    <message>
        <source>no elite dice</source>
        <translation>nincs elit kocka</translation>
    </message>
    <message>
        <source>%1 encounter</source>
        <comment>group</comment>
        <translation>%1 találkozás</translation>
    </message>
    <message>
        <source>Fight it</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>Scare it off</source>
        <translation>Elijesztés</translation>
    </message>
    <message>
        <source>What is printed on its token?</source>
        <translation>Mi áll a jelzőjén?</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Felépítés</translation>
    </message>
    <message>
        <source>Build it for %1</source>
        <translation>Felépítés, ára: %1</translation>
    </message>
    <message>
        <source>Level %1 of the capital</source>
        <translation>A főváros %1. szintje</translation>
    </message>
    <message>
        <source>What is printed on the Capital Sheet?</source>
        <translation>Mi áll a város táblán?</translation>
    </message>
    <message>
        <source>Raise it for %1</source>
        <translation>Fejlesztés, ára: %1</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Fejlesztés</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>gold or resources, player, number</comment>
        <translation>%2, %1: %3</translation>
    </message>
    <message>
        <source>By how much is it wrong?</source>
        <translation>Mennyivel tér el?</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>gold or resources, numbers</comment>
        <translation>%1: %2, nem %3</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Helyreigazítás</translation>
    </message>
    <message>
        <source>put right on the board</source>
        <translation>a táblán helyreigazítva</translation>
    </message>
    <message>
        <source>First the tiles, then the capitals, then a hero for every player.</source>
        <translation>Előbb a lapok, aztán a fővárosok, végül mindenkinek egy hős.</translation>
    </message>
    <message>
        <source>Which hero has each player drawn?</source>
        <translation>Ki melyik hőst húzta?</translation>
    </message>
    <message>
        <source>The rewards of %1</source>
        <translation>%1 jutalmai</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>%1. jutalom</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>tapasztalat</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szerencse</translation>
    </message>
    <message>
        <source>an Artefact</source>
        <translation>varázstárgy</translation>
    </message>
    <message>
        <source>a Scroll</source>
        <translation>varázslat</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>más</translation>
    </message>
    <message>
        <source>how much of reward %1</source>
        <translation>mennyiség, %1. jutalom</translation>
    </message>
    <message>
        <source>Take the rewards</source>
        <translation>A jutalmak felvétele</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::MapView</name>
    <message>
        <source>The board</source>
        <translation>A tábla</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>hegy</translation>
    </message>
    <message>
        <source>water</source>
        <translation>víz</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>kikötő</translation>
    </message>
    <message>
        <source>portal</source>
        <translation>portál</translation>
    </message>
    <message>
        <source>looted</source>
        <translation>kifosztva</translation>
    </message>
    <message>
        <source>a capital</source>
        <translation>főváros</translation>
    </message>
    <message>
        <source>a capital may go here</source>
        <translation>ide kerülhet főváros</translation>
    </message>
    <message>
        <source>a battle begins here</source>
        <translation>itt csata kezdődik</translation>
    </message>
    <message>
        <source>reachable, %1 movement left</source>
        <translation>elérhető, marad %1 mozgás</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>csata</translation>
    </message>
</context>
<context>
    <name>whistle::NumberSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>what, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>more</source>
        <translation>több</translation>
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
        <translation>Elég</translation>
    </message>
    <message>
        <source>Exact odds, from %1</source>
        <translation>Pontos esélyek, innen: %1</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Pontos esélyek</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Megállítva.</translation>
    </message>
    <message>
        <source>Counted, not simulated: every outcome of every die. Nobody retreats, no cards are used, and damage goes to the weakest stack first, elites before base units.</source>
        <translation>Számolva, nem szimulálva: minden kocka minden kimenetele. Senki sem vonul vissza, nincsenek kártyák, a sebzés előbb a leggyengébb kupacra megy, elitekre az alapok előtt.</translation>
    </message>
    <message>
        <source>The odds are being calculated</source>
        <translation>Az esélyek számítása folyik</translation>
    </message>
    <message>
        <source>No odds for the battle as it stands.</source>
        <translation>Ehhez az álláshoz nincs esélyszámítás.</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Számolás…</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) left</source>
        <translation>
            <numerusform>%n egység marad</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 units left</source>
        <translation>%1–%2 egység marad</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>egy sem marad</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Megmaradó egységek</translation>
    </message>
    <message>
        <source>Clash by clash</source>
        <translation>Összecsapásonként</translation>
    </message>
    <message>
        <source>With more</source>
        <translation>Ha több volna</translation>
    </message>
    <message>
        <source>What is told of the odds</source>
        <translation>Mi látszik az esélyekből</translation>
    </message>
    <message>
        <source>On average %1 clashes, %2 units left.</source>
        <translation>Átlagosan %1 összecsapás, %2 egység marad.</translation>
    </message>
    <message>
        <source>Bounds so far, no estimates: the exact odds lie between them.</source>
        <translation>Eddig csak határok, nem becslések: a pontos esélyek köztük vannak.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two shares</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>still on after clash %1 (won %2, lost %3)</source>
        <translation>még tart %1 összecsapás után (nyert: %2, vesztett: %3)</translation>
    </message>
    <message>
        <source>the start of clash %1</source>
        <translation>%1. összecsapás eleje</translation>
    </message>
    <message>
        <source>Odds on stand-ins, from %1</source>
        <translation>Esélyek helyettesítő számokkal, ettől: %1</translation>
    </message>
    <message>
        <source>Not exact: nobody has said what is printed on %1.</source>
        <translation>Nem pontos: még senki sem mondta meg, mi áll ezeken: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Past</name>
    <message>
        <source>held by %1</source>
        <translation>birtokolja: %1</translation>
    </message>
    <message>
        <source>looted</source>
        <translation>kifosztva</translation>
    </message>
    <message>
        <source>guarded</source>
        <translation>őrzött</translation>
    </message>
    <message>
        <source>free</source>
        <translation>szabad</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kör</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ismeretlen</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Soron</translation>
    </message>
    <message>
        <source>Power Points of %1</source>
        <translation>%1 hatalompontjai</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>%1 kincstára</translation>
    </message>
    <message>
        <source>Capital level of %1</source>
        <translation>%1 fővárosának szintje</translation>
    </message>
    <message>
        <source>Buildings of %1</source>
        <translation>%1 épületei</translation>
    </message>
    <message>
        <source>Heroes of %1</source>
        <translation>%1 hősei</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation>%1 serege</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>%1 helye</translation>
    </message>
    <message>
        <source>Skill cards of %1</source>
        <translation>%1 jártasság kártyái</translation>
    </message>
    <message>
        <source>Trophies of %1</source>
        <translation>%1 zsákmányai</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hero, army</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>előkészület</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1. kör</translation>
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
        <translation>az egyikből 3</translation>
    </message>
    <message>
        <source>12 of both, Tear</source>
        <translation>12-12, a Könny</translation>
    </message>
    <message>
        <source>heroes for 5 gold</source>
        <translation>hősök 5 aranyért</translation>
    </message>
    <message>
        <source>+3 gold or resources</source>
        <translation>+3 arany vagy nyersanyag</translation>
    </message>
    <message>
        <source>fourth card, trade</source>
        <translation>negyedik kártya, kereskedés</translation>
    </message>
    <message>
        <source>3 Power Points</source>
        <translation>3 hatalompont</translation>
    </message>
    <message>
        <source>recruit, upgrade</source>
        <translation>toborzás, fejlesztés</translation>
    </message>
    <message>
        <source>limit 5</source>
        <translation>határ: 5</translation>
    </message>
    <message>
        <source>+1 for every hero</source>
        <translation>+1 minden hősnek</translation>
    </message>
    <message>
        <source>capital to portals</source>
        <translation>főváros és portálok között</translation>
    </message>
    <message>
        <source>Guardian Angel</source>
        <translation>Őrangyal</translation>
    </message>
    <message>
        <source>Necromancy, 2 after a battle</source>
        <translation>Nekromancia, 2 csata után</translation>
    </message>
    <message>
        <source>Honor</source>
        <translation>Becsület</translation>
    </message>
    <message>
        <source>Bloodrage</source>
        <translation>Vérdüh</translation>
    </message>
    <message>
        <source>%1 elite %2</source>
        <comment>number, unit</comment>
        <translation>%1 elit %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no army</source>
        <translation>nincs sereg</translation>
    </message>
    <message>
        <source>in the capital</source>
        <translation>a fővárosban</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>itt: %1</translation>
    </message>
    <message>
        <source>Heroes of %1</source>
        <translation>%1 hősei</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kincstár</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>arany</translation>
    </message>
    <message>
        <source>+%1 a gather</source>
        <translation>+%1 / gyűjtés</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>nyersanyag</translation>
    </message>
    <message>
        <source>%1, town level %2</source>
        <comment>faction, number</comment>
        <translation>%1, %2. szintű város</translation>
    </message>
    <message>
        <source>%1 elite, %2 base</source>
        <translation>%1 elit, %2 alap</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Épületek</translation>
    </message>
    <message>
        <source>from level %1</source>
        <translation>%1. szinttől</translation>
    </message>
    <message>
        <source>No hero has entered play yet.</source>
        <translation>Még nincs hős játékban.</translation>
    </message>
    <message>
        <source>might</source>
        <translation>erő</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>mágia</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>kezdeményezés</translation>
    </message>
    <message>
        <source>leadership</source>
        <translation>vezetés</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>tapasztalat</translation>
    </message>
    <message>
        <source>Level up</source>
        <translation>Szintlépés</translation>
    </message>
    <message>
        <source>at %1 experience</source>
        <translation>%1 tapasztalatnál</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szerencse</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Jártasságok</translation>
    </message>
    <message>
        <source>Skill cards</source>
        <translation>Jártasság kártyák</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Zsákmány</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>Varázslatok</translation>
    </message>
    <message>
        <source>Artefacts, 1 Power Point each</source>
        <translation>Varázstárgyak, darabja 1 hatalompont</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message>
        <source>Army, %1 of %2 that the leadership allows; overwhelm %3</source>
        <translation>Sereg, %1 / %2 a vezetés szerint; túlerő %3</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Sereg</translation>
    </message>
    <message>
        <source>strength %1, initiative %2</source>
        <translation>erő %1, kezdeményezés %2</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>ismeretlen ár</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Readings</name>
    <message>
        <source>%1, twice</source>
        <comment>ability</comment>
        <translation>%1, kétszer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>unit, side</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hero, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>might</source>
        <translation>erő</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>mágia</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>kezdeményezés</translation>
    </message>
    <message>
        <source>leadership</source>
        <translation>vezetés</translation>
    </message>
    <message>
        <source>starting skills</source>
        <translation>kezdeti jártasságok</translation>
    </message>
    <message>
        <source>%1: gold</source>
        <comment>unit, side</comment>
        <translation>%1: arany</translation>
    </message>
    <message>
        <source>%1: initiative</source>
        <comment>unit, side</comment>
        <translation>%1: kezdeményezés</translation>
    </message>
    <message>
        <source>%1: signs</source>
        <comment>unit, side</comment>
        <translation>%1: jelek</translation>
    </message>
    <message>
        <source>group</source>
        <translation>csoport</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>erő</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>kihívás</translation>
    </message>
    <message>
        <source>medals</source>
        <translation>medálok</translation>
    </message>
    <message>
        <source>chests</source>
        <translation>ládák</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>jelek</translation>
    </message>
    <message>
        <source>elite die</source>
        <translation>elit kocka</translation>
    </message>
    <message>
        <source>its name, if you like</source>
        <translation>neve, ha van</translation>
    </message>
    <message>
        <source>strength %1, initiative %2, challenge %3</source>
        <translation>erő %1, kezdeményezés %2, kihívás %3</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>arany</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>nyersanyag</translation>
    </message>
    <message>
        <source>from capital level</source>
        <translation>a főváros szintje</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::RealmPanel</name>
    <message>
        <source>%1; Week Cards left: %2</source>
        <comment>round, number</comment>
        <translation>%1; a hét-pakliban: %2</translation>
    </message>
    <message>
        <source>No Week Card yet</source>
        <translation>A hét-pakliból még nincs lap</translation>
    </message>
    <message>
        <source>Dark Days: encounters are two, and overwhelm needs 1 more.</source>
        <translation>Sötét napok: a találkozások kettőzve, a túlerőhöz 1-gyel több kell.</translation>
    </message>
    <message>
        <source>Power Points; %1 win at once</source>
        <translation>Hatalompont; %1 azonnal nyer</translation>
    </message>
    <message>
        <source>What counts for %1</source>
        <translation>Ami neki számít: %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>a gather</source>
        <translation>gyűjtésenként</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>site, kind</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Artefacts</source>
        <translation>Varázstárgyak</translation>
    </message>
    <message>
        <source>Cards and corrections</source>
        <translation>Kártyák és javítások</translation>
    </message>
    <message>
        <source>3 of one kind</source>
        <translation>3 egyikből</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Együtt</translation>
    </message>
    <message>
        <source>later</source>
        <translation>később</translation>
    </message>
    <message>
        <source>now</source>
        <translation>most</translation>
    </message>
    <message>
        <source>open</source>
        <translation>szabad</translation>
    </message>
    <message>
        <source>used</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>Action Cards of %1</source>
        <translation>%1 akció kártyái</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Strip</name>
    <message>
        <source>in battle</source>
        <translation>csatában</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>soron</translation>
    </message>
    <message>
        <source>Last round, %1</source>
        <translation>Utolsó kör: %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>%1. kör / %2</translation>
    </message>
    <message>
        <source>They win together: %1</source>
        <translation>Együtt nyernek: %1</translation>
    </message>
    <message>
        <source>%1 wins by domination</source>
        <translation>%1 uralommal nyer</translation>
    </message>
    <message>
        <source>%1 wins after the last round</source>
        <translation>%1 nyer az utolsó kör után</translation>
    </message>
    <message>
        <source>Setting up the table</source>
        <translation>Az asztal előkészítése</translation>
    </message>
    <message>
        <source>%1 reveals the Week Card</source>
        <translation>%1 felcsapja a hét kártyát</translation>
    </message>
    <message>
        <source>%1 plays an Action Card</source>
        <translation>%1 akció kártyát játszik</translation>
    </message>
    <message>
        <source>%1, card %2: %3</source>
        <comment>player, number, action</comment>
        <translation>%1, %2. kártya: %3</translation>
    </message>
    <message>
        <source>%1 meets %2</source>
        <comment>hero, enemy</comment>
        <translation>%1 találkozik: %2</translation>
    </message>
    <message>
        <source>The pieces are placed by initiative</source>
        <translation>A figurák kezdeményezés szerint állnak fel</translation>
    </message>
    <message>
        <source>Clash %1</source>
        <translation>%1. összecsapás</translation>
    </message>
    <message>
        <source>A laurel: %1 chooses</source>
        <translation>Babérkoszorú: %1 választ</translation>
    </message>
    <message>
        <source>Damage to deal with: %1</source>
        <translation>Kiosztandó sebzés: %1</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>A csata véget ért</translation>
    </message>
    <message>
        <source>%1 takes rewards of a Treasure Card: %2</source>
        <comment>hero, number</comment>
        <translation>%1 kincs kártya jutalmai: %2</translation>
    </message>
    <message>
        <source>%1 levels up</source>
        <translation>%1 szintet lép</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Az utolsó kör véget ért</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Arany</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Nyersanyag</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::TileGrid</name>
    <message>
        <source>built</source>
        <translation>megépült</translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Words</name>
    <message>
        <source>%1 gold</source>
        <translation>%1 arany</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n nyersanyag</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ArrangeStage</name>
    <message>
        <source>The ball</source>
        <translation>A labda</translation>
    </message>
    <message>
        <source>enters</source>
        <translation>pályára lép</translation>
    </message>
    <message>
        <source>where?</source>
        <translation>hol?</translation>
    </message>
    <message>
        <source>Where does everybody stand?</source>
        <translation>Hol állnak a figurák?</translation>
    </message>
    <message>
        <source>Tap a figure, then its space.</source>
        <translation>Koppints egy figurára, aztán a mezőjére.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Continue with the crossfield</source>
        <translation>Folytatás a keresztmezővel</translation>
    </message>
    <message>
        <source>Some have no place yet.</source>
        <translation>Van, akinek még nincs helye.</translation>
    </message>
    <message>
        <source>%1 line up</source>
        <translation>%1: felállás</translation>
    </message>
    <message>
        <source>%1 fill up</source>
        <translation>%1: feltöltés</translation>
    </message>
    <message>
        <source>%1: tap its space, or whom it changes with.</source>
        <translation>%1: koppints a mezőjére vagy arra, akivel helyet cserél.</translation>
    </message>
    <message>
        <source>%1 and %2. Tap a figure to change the proposal.</source>
        <comment>runners, bruisers</comment>
        <translation>%1 és %2. Koppints egy figurára, ha mást javasolsz.</translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n futó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bruiser(s)</source>
        <translation>
            <numerusform>%n bunyós</numerusform>
        </translation>
    </message>
    <message>
        <source>All line up as proposed</source>
        <translation>Mindenki a javaslat szerint áll fel</translation>
    </message>
    <message>
        <source>%1: confirm the line-up</source>
        <translation>%1: kész a felállás</translation>
    </message>
    <message>
        <source>%1 bring these on</source>
        <translation>%1: ők jönnek be</translation>
    </message>
    <message>
        <source>to line up</source>
        <translation>felállít</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::BellStage</name>
    <message>
        <source>%1: to the last turn</source>
        <translation>%1: tovább az utolsó körre</translation>
    </message>
    <message>
        <source>The bell rang in period %1</source>
        <translation>Megszólalt a csengő: %1. játékszakasz</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ContestSidePanel</name>
    <message>
        <source>Burned %1 of %2</source>
        <translation>Elégetve: %1 / %2</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ContestStage</name>
    <message>
        <source>%1 by %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1, %2 mező</translation>
    </message>
    <message>
        <source>reaction, started by %1</source>
        <translation>reakció, kezdeményező: %1</translation>
    </message>
    <message>
        <source>started by %1</source>
        <translation>kezdeményező: %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>%1 resists</source>
        <translation>%1 védekezik</translation>
    </message>
    <message>
        <source>%1, initiator</source>
        <translation>%1, kezdeményező</translation>
    </message>
    <message>
        <source>%1, target</source>
        <translation>%1, célpont</translation>
    </message>
    <message>
        <source>Kaos Warp discarded %1; a new card</source>
        <translation>Kaotikus ugrás miatt eldobva: %1; új lap jön</translation>
    </message>
    <message>
        <source>A tie with %1: %2 roll.</source>
        <translation>Döntetlen, ellenfél: %1. Dob: %2.</translation>
    </message>
    <message>
        <source>A tie: %1 roll.</source>
        <translation>Döntetlen. Dob: %1.</translation>
    </message>
    <message>
        <source>Against a second enemy?</source>
        <translation>Egy második ellenfél ellen is?</translation>
    </message>
    <message>
        <source>one contest for both</source>
        <translation>egy összecsapás mindkettővel</translation>
    </message>
    <message>
        <source>%1: 1 damage in place of falling?</source>
        <translation>%1: 1 sebzés a leütés helyett?</translation>
    </message>
    <message>
        <source>Follow up?</source>
        <translation>Követő lépés?</translation>
    </message>
    <message>
        <source>%1 follows up and takes the ball</source>
        <translation>%1: követő lépés, és övé a labda</translation>
    </message>
    <message>
        <source>%1 stays, the ball is loose</source>
        <translation>%1 marad, a labda szabad</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>Push %1 back?</source>
        <translation>Ellökés: %1?</translation>
    </message>
    <message>
        <source>No push</source>
        <translation>Nincs ellökés</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>ide: %1</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Ellökve</translation>
    </message>
    <message>
        <source>Vampirism heals 1 damage of</source>
        <translation>Vámpirizmus: kinek gyógyul 1 sebzése?</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senkinek</translation>
    </message>
    <message>
        <source>Both cards are burned when this is recorded.</source>
        <translation>A rögzítéskor mindkét lap elég.</translation>
    </message>
    <message>
        <source>This is against the rules: recording it shows why.</source>
        <translation>Ez szabályellenes: a rögzítés megmutatja, miért.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rögzítés</translation>
    </message>
    <message>
        <source>Record: %1 win</source>
        <translation>Rögzítés, győztes: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent, behind a number</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the first card, which Kaos Warp discards</source>
        <translation>az első lap, amelyet a Kaotikus ugrás eldobat</translation>
    </message>
    <message>
        <source>Chances: every card that does not lie burned is as likely as every other one to be shown against it, cards discarded before too; plain cards spread evenly over their numbers; the die decides a tie.</source>
        <translation>Esélyek: minden lap, amely nem fekszik elégetve, egyformán valószínű ellene, a korábban eldobottak is; a sima lapok egyenletesen oszlanak meg a számok között; döntetlennél a kocka dönt.</translation>
    </message>
    <message>
        <source>Does somebody react first?</source>
        <translation>Reagál előbb valaki?</translation>
    </message>
    <message>
        <source>%1 have cards, so they show one.</source>
        <translation>%1: van lapjuk, ezért mutatnak egyet.</translation>
    </message>
    <message>
        <source>%1: has the %2 of %3 a star?</source>
        <translation>%1: van csillag a lapon (%3, %2)?</translation>
    </message>
    <message>
        <source>It has a star</source>
        <translation>Van rajta csillag</translation>
    </message>
    <message>
        <source>No star</source>
        <translation>Nincs csillag</translation>
    </message>
    <message>
        <source>Knock it down instead</source>
        <translation>Odacsapás</translation>
    </message>
    <message>
        <source>Choose the card of %1.</source>
        <translation>Melyik lap jött tőlük: %1?</translation>
    </message>
    <message>
        <source>Choose both cards.</source>
        <translation>Válasszátok ki mindkét lapot.</translation>
    </message>
    <message>
        <source>Choosing a card means: nobody.</source>
        <translation>Lapot választani annyi: senki.</translation>
    </message>
    <message>
        <source>Is there a star on the card?</source>
        <translation>Van csillag a lapon?</translation>
    </message>
    <message>
        <source>No room: it falls</source>
        <translation>Nincs hely: elesik</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, ellenfél: %2</translation>
    </message>
    <message>
        <source>the new result must be kept</source>
        <translation>az új eredmény marad</translation>
    </message>
    <message>
        <source>Roll again for us</source>
        <translation>Dobj újra helyettünk</translation>
    </message>
    <message>
        <source>Saved with the last card, if nothing else is left to enter.</source>
        <translation>Az utolsó lappal rögzül, ha nincs más megadnivaló.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::CorrectionPanel</name>
    <message>
        <source>Mirror</source>
        <translation>Tükör</translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation>Jegyzőkönyv</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>Javítás: %1</translation>
    </message>
    <message>
        <source>Why it is corrected</source>
        <translation>Miért kell javítani</translation>
    </message>
    <message>
        <source>Record the correction</source>
        <translation>A javítás rögzítése</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eggyel kevesebb</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eggyel több</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Tracking detail and corrections</source>
        <translation>A követés részletessége és javítások</translation>
    </message>
    <message>
        <source>Enter a reason for the correction.</source>
        <translation>Írd be a javítás okát.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::DraftStage</name>
    <message>
        <source>to bid</source>
        <translation>licitál</translation>
    </message>
    <message>
        <source>to name a lot</source>
        <translation>tételt nevez meg</translation>
    </message>
    <message>
        <source>Health on the card of %1</source>
        <translation>Életerő ezen a lapon: %1</translation>
    </message>
    <message>
        <source>press the number when it is right</source>
        <translation>nyomd meg a számot, ha stimmel</translation>
    </message>
    <message>
        <source>Price on the card of %1</source>
        <translation>Ár ezen a lapon: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>legalább %1</translation>
    </message>
    <message>
        <source>price on the card</source>
        <translation>ár a lapon</translation>
    </message>
    <message>
        <source>from %1, %2 in the box</source>
        <translation>legalább %1, a dobozban %2</translation>
    </message>
    <message>
        <source>Deal for us</source>
        <translation>Ossz helyettünk</translation>
    </message>
    <message>
        <source>Open the auction</source>
        <translation>Az árverés megnyitása</translation>
    </message>
    <message>
        <source>%1 paid %2</source>
        <translation>%1: %2 kifizetve</translation>
    </message>
    <message>
        <source>being sold</source>
        <translation>licit alatt</translation>
    </message>
    <message>
        <source>to be named</source>
        <translation>megnevezésre vár</translation>
    </message>
    <message>
        <source>open</source>
        <translation>szabad</translation>
    </message>
    <message>
        <source>%1 bid or pass</source>
        <translation>%1: licit vagy passz</translation>
    </message>
    <message>
        <source>%1 name a lot or pass</source>
        <translation>%1: tétel megnevezése vagy passz</translation>
    </message>
    <message>
        <source>Upgrade tiles first, then ringers. Cash left over pays bribes.</source>
        <translation>Előbb a fejlesztés-lapkák, aztán az arénaharcosok. A maradék pénz lefizetésre jó.</translation>
    </message>
    <message>
        <source>%1: tap the lot to name</source>
        <translation>%1: koppints a megnevezendő tételre</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 have %2 cash</source>
        <translation>%1: %2 pénz</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation>%1: licit %2</translation>
    </message>
    <message>
        <source>Turn up %1 ringers and tap them</source>
        <translation>Fordítsatok fel %1 arénaharcost, és érintsétek meg őket</translation>
    </message>
    <message>
        <source>Turn up %1 upgrade tiles and tap them</source>
        <translation>Fordítsatok fel %1 fejlesztés-lapkát, és érintsétek meg őket</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eggyel kevesebb</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eggyel több</translation>
    </message>
    <message>
        <source>All of them have been revealed.</source>
        <translation>Mindegyik fel van már fordítva.</translation>
    </message>
    <message>
        <source>It has been revealed.</source>
        <translation>Már fel van fordítva.</translation>
    </message>
    <message>
        <source>All tiles have been revealed.</source>
        <translation>Minden tétel fel van fordítva.</translation>
    </message>
    <message>
        <source>From expansions</source>
        <translation>Kiegészítőkből</translation>
    </message>
    <message>
        <source>Which ringers were revealed?</source>
        <translation>Mi került elő az arénaharcosok árveréséhez?</translation>
    </message>
    <message>
        <source>Which upgrade tiles were revealed?</source>
        <translation>Mi került elő a fejlesztések árveréséhez?</translation>
    </message>
    <message>
        <source>%1 of %2 revealed. Tap one below to take it back.</source>
        <translation>Felfordítva: %1 / %2. Amelyikre lent koppintasz, az visszakerül.</translation>
    </message>
    <message>
        <source>Tap the revealed tiles, or deal for us.</source>
        <translation>Koppints arra, ami előkerült, vagy az osztásra.</translation>
    </message>
    <message>
        <source>Enter what is printed on the cards of these ringers.</source>
        <translation>Írd be, mi áll ezeknek az arénaharcosoknak a lapján.</translation>
    </message>
    <message>
        <source>Sold to %1 for</source>
        <translation>Eladva: %1, ár:</translation>
    </message>
    <message>
        <source>Or bid by bid, from</source>
        <translation>Vagy licitenként, kezdő licit:</translation>
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
        <translation>Elégetve: %1 / %2</translation>
    </message>
    <message>
        <source>The bell has rung in this period.</source>
        <translation>A csengő ebben a játékszakaszban már megszólalt.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>This turn has added nothing to the score.</source>
        <translation>Ez a kör nem adott pontot.</translation>
    </message>
    <message>
        <source>This turn has added to the score: %1.</source>
        <translation>Ennek a körnek a pontjai: %1.</translation>
    </message>
    <message>
        <source>%1, out of force until the end of the turn</source>
        <translation>%1, a kör végéig nem hat</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>upgrade, copies</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, in a runner&apos;s place</source>
        <translation>%1, futó helyén</translation>
    </message>
    <message>
        <source>%1, in a bruiser&apos;s place</source>
        <translation>%1, bunyós helyén</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Kispad</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Senki</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Hullák</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Egy sem</translation>
    </message>
    <message>
        <source>Correct a number</source>
        <translation>Egy szám javítása</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>cash of %1</source>
        <translation>%1: pénz</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Szabálytalanságok</translation>
    </message>
    <message>
        <source>fouls of %1</source>
        <translation>%1: szabálytalanságok</translation>
    </message>
    <message>
        <source>Active upgrade points</source>
        <translation>Aktív fejlesztéspontok</translation>
    </message>
    <message>
        <source>active upgrade points of %1</source>
        <translation>%1: aktív fejlesztéspontok</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontszám</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>%1: pontszám</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Kézben</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1: lapok kézben</translation>
    </message>
    <message>
        <source>The bell rings when the turn ends.</source>
        <translation>A csengő a kör végén megszólal.</translation>
    </message>
    <message>
        <source>Burned cards still to come before the bell: %1</source>
        <translation>Még ennyi elégetett lap kell a csengőhöz: %1</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::FieldPane</name>
    <message>
        <source>Show the killzones</source>
        <translation>Gyilokzónák mutatása</translation>
    </message>
    <message>
        <source>Show the killzones (K)</source>
        <translation>Gyilokzónák mutatása (K)</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>A tábla elforgatása</translation>
    </message>
    <message>
        <source>killzones</source>
        <translation>gyilokzónák</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>forgatás</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>húzópakli</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>eldobott</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::FigureSheet</name>
    <message>
        <source>runner of %1</source>
        <translation>futó, %1</translation>
    </message>
    <message>
        <source>bruiser of %1</source>
        <translation>bunyós, %1</translation>
    </message>
    <message>
        <source>ringer of %1</source>
        <translation>arénaharcos, %1</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>who, space</comment>
        <translation>%1, itt: %2</translation>
    </message>
    <message>
        <source>%1, on the bench</source>
        <translation>%1, a kispadon</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>health left, health</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>health</source>
        <translation>életerő</translation>
    </message>
    <message>
        <source>handling</source>
        <translation>kezelés</translation>
    </message>
    <message>
        <source>tackling</source>
        <translation>szerelés</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>harc</translation>
    </message>
    <message>
        <source>sprint</source>
        <translation>sprint</translation>
    </message>
    <message>
        <source>In nobody&apos;s killzone.</source>
        <translation>Senki gyilokzónájában sincs.</translation>
    </message>
    <message>
        <source>In the killzone of %1.</source>
        <translation>Akinek a gyilokzónájában van: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Helyreigazítás</translation>
    </message>
    <message>
        <source>It stays marked in log and report.</source>
        <translation>A naplóban és a jelentésben jelölve marad.</translation>
    </message>
    <message>
        <source>Why it is corrected</source>
        <translation>Miért kell javítani</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Sebzés</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Helyzet</translation>
    </message>
    <message>
        <source>Space and ball</source>
        <translation>Mező és labda</translation>
    </message>
    <message>
        <source>One damage less</source>
        <translation>Eggyel kevesebb sebzés</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>old and new number</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>One damage more</source>
        <translation>Eggyel több sebzés</translation>
    </message>
    <message>
        <source>up</source>
        <translation>áll</translation>
    </message>
    <message>
        <source>down</source>
        <translation>fekszik</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>kispad</translation>
    </message>
    <message>
        <source>Tap its space first.</source>
        <translation>Előbb érintsd meg a mezőjét.</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Mező: %1</translation>
    </message>
    <message>
        <source>Tap its space</source>
        <translation>Mező megérintése</translation>
    </message>
    <message>
        <source>Give it the ball</source>
        <translation>Kapja meg a labdát</translation>
    </message>
    <message>
        <source>Only who stands has the ball.</source>
        <translation>Labdája csak álló figurának lehet.</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>Helyreigazítás: %1</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>sebzés: %1</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>a labda</translation>
    </message>
    <message>
        <source>Enter a reason for the correction.</source>
        <translation>Írd be a javítás okát.</translation>
    </message>
    <message>
        <source>Lay the ball down here</source>
        <translation>A labda letétele ide</translation>
    </message>
    <message>
        <source>Without places there is nowhere to lay it.</source>
        <translation>Helyek nélkül nincs hová letenni.</translation>
    </message>
    <message>
        <source>without the ball</source>
        <translation>labda nélkül</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::GameEntry</name>
    <message>
        <source>overtime</source>
        <translation>rájátszás</translation>
    </message>
    <message>
        <source>period %1</source>
        <translation>%1. játékszakasz</translation>
    </message>
    <message>
        <source>Kaosball</source>
        <translation>Kaosball</translation>
    </message>
    <message>
        <source>2 to 4 coaches</source>
        <translation>2–4 edző</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>árverés</translation>
    </message>
    <message>
        <source>loadout</source>
        <translation>felszerelés</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>felállás</translation>
    </message>
    <message>
        <source>Your first contest</source>
        <translation>Az első összecsapásod</translation>
    </message>
    <message>
        <source>Drag b1 of the Amazons onto r2 of the Fangs</source>
        <translation>Húzd az Amazonok b1 figuráját a Méregagyarak f2 figurájára</translation>
    </message>
    <message>
        <source>Tap the two cards that lie there</source>
        <translation>Koppints a két kijátszott lapra</translation>
    </message>
    <message>
        <source>Read the ruling</source>
        <translation>Olvasd el a döntést</translation>
    </message>
    <message>
        <source>Take it back (Z)</source>
        <translation>Vond vissza (Z)</translation>
    </message>
    <message>
        <source>That is all: drag, cards, undo. A whole match needs no more.</source>
        <translation>Ennyi az egész: húzás, lapok, visszavonás. Egy teljes meccshez sem kell több.</translation>
    </message>
    <message>
        <source>Kaosball: two minutes, with your own hands</source>
        <translation>Kaosball: két perc, a saját kezeddel</translation>
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
        <translation>Dél és észak</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>Nyugat és kelet</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Dél</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Nyugat</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Kelet</translation>
    </message>
    <message>
        <source>The side that stays free</source>
        <translation>A szabadon maradó oldal</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Versus</source>
        <translation>Egymás ellen</translation>
    </message>
    <message>
        <source>Max kaos, three</source>
        <translation>Maximális káosz, hárman</translation>
    </message>
    <message>
        <source>Max kaos, four</source>
        <translation>Maximális káosz, négyen</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Szövetséges játék</translation>
    </message>
    <message>
        <source>Exhibition</source>
        <translation>Barátságos</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligameccs</translation>
    </message>
    <message>
        <source>With a draft</source>
        <translation>Árveréssel</translation>
    </message>
    <message>
        <source>First game, no draft</source>
        <translation>Első meccs, árverés nélkül</translation>
    </message>
    <message>
        <source>New match of Kaosball</source>
        <translation>Új Kaosball-meccs</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>A meccs fajtája</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Árverés</translation>
    </message>
    <message>
        <source>What Whistle keeps track of</source>
        <translation>Mit követ a Whistle</translation>
    </message>
    <message>
        <source>Allies sit side by side</source>
        <translation>A szövetségesek egymás mellett ülnek</translation>
    </message>
    <message>
        <source>South with west</source>
        <translation>Dél és nyugat</translation>
    </message>
    <message>
        <source>West with north</source>
        <translation>Nyugat és észak</translation>
    </message>
    <message>
        <source>Full board: figures on the crossfield</source>
        <translation>Tükör: figurák a keresztmezőn</translation>
    </message>
    <message>
        <source>Score only: no positions</source>
        <translation>Csak a pontok: helyek nélkül</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Ki játszik ki ellen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Gyors kezdés</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::KaosballPage</name>
    <message>
        <source>%1, entry %2</source>
        <comment>contest, number</comment>
        <translation>%1, %2. bejegyzés</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>On the crossfield: arrows go from space to space, Space takes one, G with a letter and a digit jumps to one.</source>
        <translation>A keresztmezőn: a nyilak mezőről mezőre lépnek, a szóköz kiválaszt, a G után egy betű és egy számjegy odaugrik.</translation>
    </message>
    <message>
        <source>In a contest: 1 to 6 choose the card, with Shift that of the other side.</source>
        <translation>Összecsapásban: 1–6 választja a lapot, Shifttel a másik oldalét.</translation>
    </message>
    <message>
        <source>It falls</source>
        <translation>Elesik</translation>
    </message>
    <message>
        <source>Use Brick</source>
        <translation>Tégla használata</translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation>Perzselés</translation>
    </message>
    <message>
        <source>Other damage</source>
        <translation>Egyéb sérülés</translation>
    </message>
    <message>
        <source>%1 as a reaction</source>
        <translation>%1 reakcióként</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure and action</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ball to %1</source>
        <translation>Labda neki: %1</translation>
    </message>
    <message>
        <source>Ball from %1</source>
        <translation>Labda tőle: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pick up the ball</source>
        <translation>Labda felvétele</translation>
    </message>
    <message>
        <source>Sold to %1 for %2</source>
        <translation>Eladva: %1, ár: %2</translation>
    </message>
    <message>
        <source>End the auction</source>
        <translation>Az árverés vége</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LoadoutStage</name>
    <message>
        <source>Secret until all have chosen</source>
        <translation>Titkos, amíg mindenki nem választott</translation>
    </message>
    <message>
        <source>Still to choose: %1</source>
        <translation>Még választ: %1</translation>
    </message>
    <message>
        <source>Their tiles and ringers are shown when they press the button, and hidden again when they are done.</source>
        <translation>A lapkák és az arénaharcosok a gomb megnyomására látszanak, és a választás végén újra eltűnnek.</translation>
    </message>
    <message>
        <source>Show the tiles of %1</source>
        <translation>%1: a lapkák mutatása</translation>
    </message>
    <message>
        <source>%1: upgrades and ringer</source>
        <translation>%1: fejlesztések és arénaharcos</translation>
    </message>
    <message>
        <source>The printed cost counts, not what was paid. Equal tiles share a place.</source>
        <translation>A nyomtatott ár számít, nem az, amennyit fizettetek. Az egyforma lapkák közös helyen állnak.</translation>
    </message>
    <message>
        <source>Active upgrades</source>
        <translation>Aktív fejlesztések</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>ára %1</translation>
    </message>
    <message>
        <source>The team owns no tile.</source>
        <translation>A csapatnak nincs lapkája.</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>kimarad</translation>
    </message>
    <message>
        <source>in a runner&apos;s place</source>
        <translation>futóhelyen</translation>
    </message>
    <message>
        <source>in a bruiser&apos;s place</source>
        <translation>bunyóshelyen</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>választ</translation>
    </message>
    <message>
        <source>Health on the card of %1</source>
        <translation>Életerő ezen a lapon: %1</translation>
    </message>
    <message>
        <source>read from the card</source>
        <translation>a kártyáról leolvasva</translation>
    </message>
    <message>
        <source>%1: confirm the loadout</source>
        <translation>%1: kész a felszerelés</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LotCard</name>
    <message>
        <source>%1, from %2, %3</source>
        <translation>%1, legalább %2, %3</translation>
    </message>
    <message>
        <source>from</source>
        <comment>minimum bid: from 3</comment>
        <translation>legalább</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::NewMatchForm</name>
    <message>
        <source>Choose the south team.</source>
        <translation>Válaszd ki a déli csapatot.</translation>
    </message>
    <message>
        <source>Choose the west team.</source>
        <translation>Válaszd ki a nyugati csapatot.</translation>
    </message>
    <message>
        <source>Choose the north team.</source>
        <translation>Válaszd ki az északi csapatot.</translation>
    </message>
    <message>
        <source>Choose the east team.</source>
        <translation>Válaszd ki a keleti csapatot.</translation>
    </message>
    <message>
        <source>Enter the numbers printed on the board of %1.</source>
        <translation>%1: írd be a táblájukra nyomtatott számokat.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Past</name>
    <message>
        <source>draft</source>
        <translation>árverés</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>felállás</translation>
    </message>
    <message>
        <source>overtime</source>
        <translation>rájátszás</translation>
    </message>
    <message>
        <source>period %1</source>
        <translation>%1. játékszakasz</translation>
    </message>
    <message>
        <source>%1, turn of %2</source>
        <translation>%1, soron: %2</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>meghalt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>elveszett</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eltávolítva</translation>
    </message>
    <message>
        <source>on the bench</source>
        <translation>a kispadon</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>sebzés: %1</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>sértetlen</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>áll</translation>
    </message>
    <message>
        <source>knocked down</source>
        <translation>leütve</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>standing, space, damage</comment>
        <translation>%1 itt: %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>standing, damage</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>%1: pontszám</translation>
    </message>
    <message>
        <source>Kills of %1</source>
        <translation>%1: hullák</translation>
    </message>
    <message>
        <source>Fouls of %1</source>
        <translation>%1: szabálytalanságok</translation>
    </message>
    <message>
        <source>Cash of %1</source>
        <translation>%1: pénz</translation>
    </message>
    <message>
        <source>Burned cards of %1</source>
        <translation>%1: elégetett lapok</translation>
    </message>
    <message>
        <source>Cards in hand of %1</source>
        <translation>%1: lapok kézben</translation>
    </message>
    <message>
        <source>Active upgrade points of %1</source>
        <translation>%1: aktív fejlesztéspontok</translation>
    </message>
    <message>
        <source>Upgrades of %1</source>
        <translation>%1: fejlesztések</translation>
    </message>
    <message>
        <source>Ringers of %1</source>
        <translation>%1: arénaharcosok</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Győztes</translation>
    </message>
    <message>
        <source>Where the match stands</source>
        <translation>Hol tart a meccs</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kör</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Csengő</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Labda</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>there is no winner</comment>
        <translation>még nincs</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>whose turn it is</comment>
        <translation>senki</translation>
    </message>
    <message>
        <source>not rung</source>
        <translation>nem szólt</translation>
    </message>
    <message>
        <source>loose</source>
        <comment>the ball</comment>
        <translation>szabad</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Aktív figura</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>figure</comment>
        <translation>%1, kész</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n space(s) left</source>
        <comment>figure</comment>
        <translation>
            <numerusform>%1, még %n mező</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::PeriodStage</name>
    <message>
        <source>to bribe</source>
        <translation>lefizet</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>dob</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every step is an entry and can be taken back.</source>
        <translation>Minden lépés külön bejegyzés, és visszavonható.</translation>
    </message>
    <message>
        <source>Who stands on a mound?</source>
        <translation>Ki áll pontszerző helyen?</translation>
    </message>
    <message>
        <source>Runners and ringers that stand on a minor mound or on their own major mound, with or without the ball.</source>
        <translation>Futók és arénaharcosok, akik kisebb vagy saját nagyobb pontszerző helyen állnak, labdával vagy anélkül.</translation>
    </message>
    <message>
        <source>minor mound</source>
        <translation>kisebb pontszerző hely</translation>
    </message>
    <message>
        <source>major mound</source>
        <translation>nagyobb pontszerző hely</translation>
    </message>
    <message>
        <source>no mound</source>
        <translation>nem pontszerző hely</translation>
    </message>
    <message>
        <source>Score the mounds</source>
        <translation>Pontszerző helyek pontozása</translation>
    </message>
    <message>
        <source>How much do %1 bribe?</source>
        <translation>%1: mennyi megy lefizetésre?</translation>
    </message>
    <message>
        <source>Each cash takes one burned cheat card away. Burned: %1. %2 have %3 cash.</source>
        <translation>Minden pénz egy elégetett csaláskártyát visz el. Elégetve: %1. %2: %3 pénz.</translation>
    </message>
    <message>
        <source>%1 pay %2</source>
        <translation>%1 fizet: %2</translation>
    </message>
    <message>
        <source>%1: all cards are rolled for</source>
        <translation>%1: minden lapra megvolt a dobás</translation>
    </message>
    <message>
        <source>%1 roll for %2</source>
        <translation>%1: dobás, %2</translation>
    </message>
    <message>
        <source>One roll for each cheat card that is still burned. A minus takes nothing away.</source>
        <translation>Egy dobás minden még elégetve fekvő csaláskártyára. A mínusz semmit sem vesz el.</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>dobás: %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>most</translation>
    </message>
    <message>
        <source>the new result must be kept</source>
        <translation>az új eredmény marad</translation>
    </message>
    <message>
        <source>Record the rolls of %1</source>
        <translation>%1: a dobások rögzítése</translation>
    </message>
    <message>
        <source>Roll for %1.</source>
        <translation>Dobj erre: %1.</translation>
    </message>
    <message>
        <source>Kills and fouls are scored</source>
        <translation>A hullák és a szabálytalanságok pontozása</translation>
    </message>
    <message>
        <source>Score kills and fouls</source>
        <translation>Hullák és szabálytalanságok pontozása</translation>
    </message>
    <message>
        <source>Half-time: clear the crossfield</source>
        <translation>Félidő: a keresztmező kiürítése</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Rendrakás</translation>
    </message>
    <message>
        <source>All figures go to their dugouts and are healed. Tokens off, the ball to e5, burned cards away, hands up to 7.</source>
        <translation>Minden figura a fedezékbe megy és meggyógyul. A jelölők lekerülnek, a labda az e5 mezőre, az elégetett lapok el, mindenki 7 lapra húz.</translation>
    </message>
    <message>
        <source>Tokens off, the ball to e5. Lying figures stand up; those that share a space go to the dugout and are healed. Burned cards away, hands up to 7.</source>
        <translation>A jelölők lekerülnek, a labda az e5 mezőre. A fekvő figurák felállnak; akik osztoznak egy mezőn, a fedezékbe mennek és meggyógyulnak. Az elégetett lapok el, mindenki 7 lapra húz.</translation>
    </message>
    <message>
        <source>Who lay in a space with another figure?</source>
        <translation>Ki feküdt egy mezőn másik figurával?</translation>
    </message>
    <message>
        <source>The first-player marker goes to %1.</source>
        <translation>A kezdőjátékos-jelölő ide kerül: %1.</translation>
    </message>
    <message>
        <source>Equal lower scores: each alliance rolls</source>
        <translation>Egyenlő a kisebb pontszám: mindkét szövetség dob</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Record the rolls</source>
        <translation>A dobások rögzítése</translation>
    </message>
    <message>
        <source>Both alliances roll.</source>
        <translation>Mindkét szövetség dob.</translation>
    </message>
    <message>
        <source>Sudden death overtime</source>
        <translation>Hirtelen halál rájátszás</translation>
    </message>
    <message>
        <source>They play one more period: %1.</source>
        <translation>Még egy játékszakaszt játszanak: %1.</translation>
    </message>
    <message>
        <source>Start the overtime</source>
        <translation>A rájátszás indítása</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A meccsnek vége</translation>
    </message>
    <message>
        <source>Check the account. Whoever disagrees takes a step back; then confirm.</source>
        <translation>Nézzétek át az elszámolást. Aki nem ért egyet, egy lépést visszalép; utána jön a megerősítés.</translation>
    </message>
    <message>
        <source>A tie for the lead: to the overtime</source>
        <translation>Holtverseny az élen: jön a rájátszás</translation>
    </message>
    <message>
        <source>Equal lower scores: to the die</source>
        <translation>Egyenlő a kisebb pontszám: jön a kocka</translation>
    </message>
    <message>
        <source>Confirm: all have lost</source>
        <translation>Megerősítés: mindenki veszített</translation>
    </message>
    <message>
        <source>Confirm: %1 win</source>
        <translation>Megerősítés, győztes: %1</translation>
    </message>
    <message>
        <source>All have lost</source>
        <translation>Mindenki veszített</translation>
    </message>
    <message>
        <source>By victory points.</source>
        <translation>Győzelmi pontokkal.</translation>
    </message>
    <message>
        <source>In the overtime.</source>
        <translation>A rájátszásban.</translation>
    </message>
    <message>
        <source>By the lower scores of the alliances.</source>
        <translation>A szövetségek kisebb pontszámával.</translation>
    </message>
    <message>
        <source>By the tiebreaker die.</source>
        <translation>A döntetlen kockával.</translation>
    </message>
    <message>
        <source>By a blowout.</source>
        <translation>Kiütéssel.</translation>
    </message>
    <message>
        <source>By elimination.</source>
        <translation>Megsemmisüléssel.</translation>
    </message>
    <message>
        <source>As the last team in play.</source>
        <translation>Utolsóként játékban maradt csapatként.</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Lefizetések</translation>
    </message>
    <message>
        <source>Foul rolls</source>
        <translation>Szabálytalanságdobások</translation>
    </message>
    <message>
        <source>Kills and fouls</source>
        <translation>Hullák és szabálytalanságok</translation>
    </message>
    <message>
        <source>New loadouts</source>
        <translation>Új felszerelések</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Felállás</translation>
    </message>
    <message>
        <source>Filling up</source>
        <translation>Feltöltés</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>%1: card %2 of %3</source>
        <translation>%1: %2/%3. lap</translation>
    </message>
    <message>
        <source>Half-time, step %1 of %2</source>
        <translation>Félidő, %1/%2. lépés</translation>
    </message>
    <message>
        <source>End of the match, step %1 of %2</source>
        <translation>A meccs vége, %1/%2. lépés</translation>
    </message>
    <message>
        <source>End of period %1, step %2 of %3</source>
        <translation>%1. játékszakasz vége, %2/%3. lépés</translation>
    </message>
    <message>
        <source>mounds</source>
        <translation>pontszerző helyek</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>pénz</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>hullák</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>szabálytalanságok</translation>
    </message>
    <message>
        <source>score</source>
        <translation>pontszám</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Eddig</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bónusz</translation>
    </message>
    <message>
        <source>cheats</source>
        <translation>csalások</translation>
    </message>
    <message>
        <source>Nobody has won yet: these play on until the tie is broken.</source>
        <translation>Még senki sem győzött: ezek játszanak tovább, amíg el nem dől.</translation>
    </message>
    <message>
        <source>When this is confirmed the match is finished and its result final.</source>
        <translation>Megerősítés után a meccs véget ér, és az eredménye végleges.</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>győztes</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1: győzelem</translation>
    </message>
    <message>
        <source>The match is finished.</source>
        <translation>A meccs véget ért.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>New match, the same teams</source>
        <translation>Új meccs, ugyanazok a csapatok</translation>
    </message>
    <message>
        <source>before the period is scored</source>
        <translation>a játékszakasz pontozása előtt</translation>
    </message>
    <message>
        <source>%1 roll for each cheat card that stays: %2.</source>
        <translation>Dob minden megmaradó csaláskártyára (%1): %2.</translation>
    </message>
    <message>
        <source>%1 do not have to roll.</source>
        <translation>%1: nem kell dobni.</translation>
    </message>
    <message>
        <source>Then kills and fouls bring: %1.</source>
        <translation>Ezután a hullák és a szabálytalanságok pontjai: %1.</translation>
    </message>
    <message>
        <source>To the dugout: %1.</source>
        <translation>A fedezékbe: %1.</translation>
    </message>
    <message>
        <source>Stand up: %1.</source>
        <translation>Felállnak: %1.</translation>
    </message>
    <message>
        <source>Tokens that come off: %1.</source>
        <translation>Lekerülő jelölők: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cards to draw: %1.</source>
        <translation>Húzandó lapok: %1.</translation>
    </message>
    <message>
        <source>%1: no bribe</source>
        <translation>%1: nincs lefizetés</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>ez következik</translation>
    </message>
    <message>
        <source>Its roll comes later.</source>
        <translation>Erre később jön a dobás.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>team, kills, fouls</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n hulla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s)</source>
        <translation>
            <numerusform>%n szabálytalanság</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1 may bribe.</source>
        <translation>Utána lefizethet: %1.</translation>
    </message>
    <message>
        <source>Next: %1 roll for their cheat cards.</source>
        <translation>Utána a csaláskártyáira dob: %1.</translation>
    </message>
    <message>
        <source>Next: kills and fouls are scored.</source>
        <translation>Utána a hullák és a szabálytalanságok pontozása jön.</translation>
    </message>
    <message>
        <source>Next: the clean-up.</source>
        <translation>Utána a rendrakás jön.</translation>
    </message>
    <message>
        <source>Next: new loadouts.</source>
        <translation>Utána az új felszerelések jönnek.</translation>
    </message>
    <message>
        <source>Next: the line-up.</source>
        <translation>Utána a felállás jön.</translation>
    </message>
    <message>
        <source>Next: figures come on where some are missing.</source>
        <translation>Utána a hiányzó figurák helyére újak állnak be.</translation>
    </message>
    <message>
        <source>Next: each alliance rolls the die.</source>
        <translation>Utána mindkét szövetség dob.</translation>
    </message>
    <message>
        <source>Next: the overtime.</source>
        <translation>Utána a rájátszás jön.</translation>
    </message>
    <message>
        <source>Next: the result is confirmed.</source>
        <translation>Utána az eredmény megerősítése jön.</translation>
    </message>
    <message>
        <source>Next: the report.</source>
        <translation>Utána a jelentés jön.</translation>
    </message>
    <message>
        <source>Next: period %1.</source>
        <translation>Utána: %1. játékszakasz.</translation>
    </message>
    <message>
        <source>This brings: %1.</source>
        <translation>Ennyit ér: %1.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ScorePane</name>
    <message>
        <source>Mirror</source>
        <translation>Tükör</translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation>Jegyzőkönyv</translation>
    </message>
    <message>
        <source>Tracking detail</source>
        <translation>A követés részletessége</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Scoreboard</name>
    <message>
        <source>to bid</source>
        <translation>licitál</translation>
    </message>
    <message>
        <source>to bribe</source>
        <translation>lefizet</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>dob</translation>
    </message>
    <message>
        <source>Bell! Last turns: %1</source>
        <translation>Csengő! Utolsó körök: %1</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>győztes</translation>
    </message>
    <message>
        <source>All have lost.</source>
        <translation>Mindenki veszített.</translation>
    </message>
    <message>
        <source>%1 win the match.</source>
        <translation>A meccs győztese: %1.</translation>
    </message>
    <message>
        <source>%1 win the match together.</source>
        <translation>%1 együtt nyerik a meccset.</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>%1. játékszakasz</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>hullák</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>szabálytalanságok</translation>
    </message>
    <message>
        <source>burned</source>
        <translation>elégetve</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::SeatPanel</name>
    <message>
        <source>South</source>
        <translation>Dél</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Nyugat</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Kelet</translation>
    </message>
    <message>
        <source>Choose a team</source>
        <translation>Válassz csapatot</translation>
    </message>
    <message>
        <source>Handling %1, tackling %2, fighting %3. Health: runners %4, bruisers %5.</source>
        <translation>Kezelés %1, szerelés %2, harc %3. Életerő: futók %4, bunyósok %5.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>numbers as a sentence, ability</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Csapat</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Edző</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Név, ha szeretnéd</translation>
    </message>
    <message>
        <source>Active upgrade points</source>
        <translation>Aktív fejlesztéspontok</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Módosítás</translation>
    </message>
    <message>
        <source>Handling</source>
        <translation>Kezelés</translation>
    </message>
    <message>
        <source>Tackling</source>
        <translation>Szerelés</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>Health of runners</source>
        <translation>A futók életereje</translation>
    </message>
    <message>
        <source>Health of bruisers</source>
        <translation>A bunyósok életereje</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Borostyán</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rózsaszín</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Menta</translation>
    </message>
    <message>
        <source>Colour of this seat</source>
        <translation>A hely színe</translation>
    </message>
    <message>
        <source>Teams of the box</source>
        <translation>A doboz csapatai</translation>
    </message>
    <message>
        <source>These numbers are printed on the team&apos;s dugout. Enter them once; they are remembered.</source>
        <translation>Ezek a számok a csapat fedezékén állnak. Elég egyszer beírni, a program megjegyzi.</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::SideColumns</name>
    <message>
        <source>Dugouts</source>
        <translation>Fedezékek</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>What stands beside the field</source>
        <translation>Mi álljon a pálya mellett</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Stage</name>
    <message>
        <source>Step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::TableStage</name>
    <message>
        <source>It is knocked down and its team loses its ability until the end of the turn.</source>
        <translation>A figura leütve fekszik, csapata pedig a kör végéig elveszíti a képességét.</translation>
    </message>
    <message>
        <source>%1 can do no more</source>
        <translation>%1 már nem tehet semmit</translation>
    </message>
    <message>
        <source>%1 sprints</source>
        <translation>%1 sprintel</translation>
    </message>
    <message>
        <source>%1 goes to tackle</source>
        <translation>%1 szerelni indul</translation>
    </message>
    <message>
        <source>%1 goes to attack</source>
        <translation>%1 támadni indul</translation>
    </message>
    <message>
        <source>%1 scatters</source>
        <translation>%1 szétszóródik</translation>
    </message>
    <message>
        <source>The ball is picked up: the movement is over.</source>
        <translation>A labda fel van véve: a mozgásnak vége.</translation>
    </message>
    <message>
        <source>The contest is fought: the movement is over.</source>
        <translation>Az összecsapás lezajlott: a mozgásnak vége.</translation>
    </message>
    <message>
        <source>%1: %2 may react</source>
        <translation>%1: %2 reagálhat</translation>
    </message>
    <message>
        <source>%1 on %2: do %3 react?</source>
        <translation>%1 itt: %2. Reagálnak: %3?</translation>
    </message>
    <message>
        <source>Then it goes on to %1.</source>
        <translation>Utána továbbmegy ide: %1.</translation>
    </message>
    <message>
        <source>None on the whole way</source>
        <translation>Az egész úton nincs reakció</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Nincs reakció</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Mit csinál %1?</translation>
    </message>
    <message>
        <source>Drag it to sprint, or choose.</source>
        <translation>Húzd a helyére sprinthez, vagy válassz.</translation>
    </message>
    <message>
        <source>Stomp</source>
        <translation>Dobbantás</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation>Perzselés</translation>
    </message>
    <message>
        <source>Ready for period %1</source>
        <translation>Jöhet: %1. játékszakasz</translation>
    </message>
    <message>
        <source>Start period %1</source>
        <translation>Indul: %1. játékszakasz</translation>
    </message>
    <message>
        <source>%1: tap a figure, before the first turn begins</source>
        <translation>%1: koppints egy figurára az első kör előtt</translation>
    </message>
    <message>
        <source>%1: tap a bruiser, before the period is scored</source>
        <translation>%1: koppints egy bunyósra a játékszakasz pontozása előtt</translation>
    </message>
    <message>
        <source>Score the mounds</source>
        <translation>Pontszerző helyek pontozása</translation>
    </message>
    <message>
        <source>%1: tap a figure</source>
        <translation>%1: koppints egy figurára</translation>
    </message>
    <message>
        <source>The card grants one activation.</source>
        <translation>A lap egy aktiválást ad.</translation>
    </message>
    <message>
        <source>Or play a tactic card.</source>
        <translation>Vagy játssz ki taktikai kártyát.</translation>
    </message>
    <message>
        <source>%1: tap a runner and where it goes</source>
        <translation>%1: koppints egy futóra és arra, ahová megy</translation>
    </message>
    <message>
        <source>Tap the space for the score token.</source>
        <translation>Koppints a kisebb pontjelölő mezőjére.</translation>
    </message>
    <message>
        <source>Choose a figure, then tap its space.</source>
        <translation>Válassz egy figurát, aztán koppints a mezőjére.</translation>
    </message>
    <message>
        <source>%1 stomps: tap whom it pushes back</source>
        <translation>%1 dobbant: koppints arra, akit ellök</translation>
    </message>
    <message>
        <source>%1 scorches</source>
        <translation>%1 perzsel</translation>
    </message>
    <message>
        <source>%1 are hit</source>
        <translation>%1: találat</translation>
    </message>
    <message>
        <source>Spaces left: %1</source>
        <translation>Hátralévő mezők: %1</translation>
    </message>
    <message>
        <source>%1: does it take 1 damage in place of falling?</source>
        <translation>%1: vállal 1 sebzést az elesés helyett?</translation>
    </message>
    <message>
        <source>Drop it here, or tap.</source>
        <translation>Ide ejteni, vagy megérinteni.</translation>
    </message>
    <message>
        <source>Drag it: to a space it sprints, to an enemy it fights.</source>
        <translation>Húzd: mezőre sprintel, ellenfélre harcol.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figures may react</source>
        <translation>
            <numerusform>%1: %n figura reagálhat</numerusform>
        </translation>
    </message>
    <message>
        <source>One reaction is all a figure suffers in a turn.</source>
        <translation>Egy figurát egy körben csak egy reakció ér.</translation>
    </message>
    <message>
        <source>In the order in which they are tapped.</source>
        <translation>A koppintások sorrendjében.</translation>
    </message>
    <message>
        <source>A team keeps it off by burning one energy card of %1 or more.</source>
        <translation>Egy csapat úgy védi ki, hogy eléget egy legalább %1 értékű energiakártyát.</translation>
    </message>
    <message>
        <source>Tap the space where it is</source>
        <translation>Érintsd meg a mezőt, ahol áll</translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Még semmi sincs rögzítve.</translation>
    </message>
    <message>
        <source>Go as far as %1</source>
        <translation>Menjen eddig: %1</translation>
    </message>
    <message>
        <source>Fight anyway</source>
        <translation>Összecsapás mindenképp</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Which tactic card do %1 play?</source>
        <translation>%1: melyik taktikai kártya?</translation>
    </message>
    <message>
        <source>%1: against which card?</source>
        <translation>%1: melyik kártya ellen?</translation>
    </message>
    <message>
        <source>%1: tap the enemy figure</source>
        <translation>%1: koppints az ellenséges figurára</translation>
    </message>
    <message>
        <source>Who stood in the killzone?</source>
        <translation>Ki állt a gyilokzónában?</translation>
    </message>
    <message>
        <source>1 other damage (fire, a push): who takes it?</source>
        <translation>1 egyéb sérülés (tűz, ellökés): kié?</translation>
    </message>
    <message>
        <source>Who reacts, and how?</source>
        <translation>Ki reagál, és hogyan?</translation>
    </message>
    <message>
        <source>Tap the spaces for fire; the last one plays it.</source>
        <translation>Koppints a mezőkre, ahová tűz kerül; az utolsóval kijátszod.</translation>
    </message>
    <message>
        <source>Tap the borders for walls; the last one plays it.</source>
        <translation>Koppints a határokra, ahová fal kerül; az utolsóval kijátszod.</translation>
    </message>
    <message>
        <source>Tactic card</source>
        <translation>Taktikai kártya</translation>
    </message>
    <message>
        <source>No enemy stands on the field.</source>
        <translation>Nincs álló ellenfél a keresztmezőn.</translation>
    </message>
    <message>
        <source>Tracking detail and corrections</source>
        <translation>A követés részletessége és javítások</translation>
    </message>
    <message>
        <source>Score only</source>
        <translation>Jegyzőkönyv: helyek nélkül</translation>
    </message>
    <message>
        <source>%1: start the turn</source>
        <translation>%1: kör indítása</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Az aktiválás vége</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <translation>%1: passz</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>No scorch, end turn</source>
        <translation>Nincs perzselés, kör vége</translation>
    </message>
    <message>
        <source>Ball on a mound?</source>
        <translation>Pontszerző helyen van a labda?</translation>
    </message>
    <message>
        <source>asked at the start of each turn</source>
        <translation>minden kör elején ez a kérdés</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>Minor, %1</source>
        <translation>Kisebb, %1</translation>
    </message>
    <message>
        <source>Major, %1</source>
        <translation>Nagyobb, %1</translation>
    </message>
    <message>
        <source>before the first turn of the period</source>
        <translation>a játékszakasz első köre előtt</translation>
    </message>
    <message>
        <source>Who acts?</source>
        <translation>Ki cselekszik?</translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Mit tesz?</translation>
    </message>
    <message>
        <source>Moves only</source>
        <translation>Csak mozog</translation>
    </message>
    <message>
        <source>%1: %2 acts</source>
        <translation>%1: %2 cselekszik</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, %2. kör</translation>
    </message>
    <message>
        <source>one more card rings the bell</source>
        <translation>még egy lap, és szól a csengő</translation>
    </message>
    <message>
        <source>two more cards ring the bell</source>
        <translation>még két lap, és szól a csengő</translation>
    </message>
    <message>
        <source>What else?</source>
        <translation>Mi történik még?</translation>
    </message>
    <message>
        <source>%1: tap the target</source>
        <translation>%1: koppints a célpontra</translation>
    </message>
    <message>
        <source>%1 burn a card?</source>
        <translation>%1: éget lapot?</translation>
    </message>
    <message>
        <source>Tap who stood in the killzone.</source>
        <translation>Koppints arra, aki a gyilokzónában állt.</translation>
    </message>
    <message>
        <source>Ball to</source>
        <translation>Labda neki</translation>
    </message>
    <message>
        <source>Ball from</source>
        <translation>Labda tőle</translation>
    </message>
    <message>
        <source>Who moves?</source>
        <translation>Ki mozog?</translation>
    </message>
    <message>
        <source>only those who touch the ball</source>
        <translation>csak az, aki a labdához ér</translation>
    </message>
</context>
</TS>
