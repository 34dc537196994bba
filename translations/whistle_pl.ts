<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>base</name>
    <message>
        <source>This is not JSON: line %1, column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands here twice; one was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was expected here, but this is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 was expected, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name was expected here, but this text is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; expected is one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; expected are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; was &quot;%2&quot; meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; was &quot;%2&quot; meant? Expected is one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; no key is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1 entries were expected, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 entries were expected, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>catalog</name>
    <message>
        <source>Kaosball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; was &quot;%2&quot; meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no question &quot;%1&quot;; `ask --list` shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which question? `ask --list` shows them all, `ask GAME/QUESTION` asks one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--list goes with no question, and --json only with --list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--schema reads no input and records nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a match of &quot;%2&quot;, not of &quot;%3&quot;; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a match already, and the first line starts another one. Give another name, or go on with commands of the match in it; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already and holds no match that could be continued: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry with the number %1 stands in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 was accepted when it was recorded; the rules refuse it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is refused and changes nothing: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message>
        <source>Entry %1 is withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is inserted before entry %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is now against the rules and does not count any more:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 follows the rules again and counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no entry %1; the record has %2 lines so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 is an edit; the number of an entry was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is withdrawn; an entry that stands was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 stands; only a withdrawn entry can be restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 starts the match; it can be replaced, but not withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 starts the match; nothing can come before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was recorded under version %1 of the rules; this Whistle has version %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was played with the data pack &quot;%1&quot; %2 as it was then; the pack here, &quot;%3&quot; %4, differs from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a match file: its first line is not the header of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match file has format version %1; this Whistle reads up to version %2. A newer Whistle can open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line of this match file was changed; nothing in it can be relied on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match file was changed after entry %1. The first %1 entries are sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line of this match file was not finished and is left out. The first %1 entries are sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 was expected here, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time in UTC such as &quot;2026-01-31T19:04:11Z&quot; was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of the record cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason of an override stands beside the entry, not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already and is not overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing %1; close the match there first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kaosball</name>
    <message>
        <source>Bonus points for kills and fouls at half-time and at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams in play: %1; the table for %1 teams counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of the match and is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills of %4: %1. That is place %2: +%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills of %4 and of %5: %1 each. They share place %2: +%3 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills of %4, of %5 and of %6: %1 each. They share place %2: +%3 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills of %4, of %5, of %6 and of %7: %1 each. They share place %2: +%3 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fouls of %4: %1. That is place %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fouls of %4 and of %5: %1 each. They share place %2: %3 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fouls of %4, of %5 and of %6: %1 each. They share place %2: %3 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fouls of %4, of %5, of %6 and of %7: %1 each. They share place %2: %3 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no kill: no place, no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no foul: it loses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two teams must be in play; here there are %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bribes and foul rolls at the end of a period: cash, rolls and fouls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays %2 cash for as many cheat cards and keeps %3 cash. Cheat cards left to roll for: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays no bribe. Cheat cards left to roll for: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rolls of %1 bring fouls: %2. With %3 from before that makes %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rolls of %1 bring fouls: %2. With %3 from before that would be more than %4, so it stays at %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not rolled yet; afterwards it has at least %2 and at most %3 fouls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands at %2 fouls: a greatest cheater at every bonus scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot pay %2 in bribes: it has only %3 cash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot pay %2 in bribes: only %3 of its cheat cards lie burned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls for each cheat card that is left: %2 entries are needed, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roll of %1 has at most %2 results, with its re-rolls, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 is live and counts %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 is dead: the same number lies burned as card %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 is dead: tactic and cheat cards bring nothing in a contest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 burned cards ring the bell at the end of the own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 burned cards; %2 ring the bell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this card live or dead, and does the bell ring?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tackling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>health of the runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>health of the bruisers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pack knows this number of %1: %2. The players have to read it off the dugout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pack knows the team %1, so its ability has to be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pack knows a ringer %1; its minimum bid and its health have to be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pack knows a ringer %1; was &quot;%2&quot; meant? If not, its minimum bid and its health have to be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent; a wall stands between two adjacent spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures are missing: &quot;placements&quot;, or in scorekeeper depth &quot;figures&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;placements&quot; and &quot;figures&quot; cannot be given together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a figure of kind ringer has a ringer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins this contest, and what happens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team &quot;%1&quot; is in this contest twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; is in this contest twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has health %2, so its damage is below that, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A runner cannot tackle or attack (KB-3.3); a bruiser or ringer can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bruiser cannot steal (KB-3.4); a runner or ringer can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one ball: two figures cannot have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A steal has one target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A steal needs a target with the ball; %1 has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two targets are for Cretin the Ettin alone, tackling or attacking in its own turn (KB-30.1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most two figures can be targets together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reaction has one target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panther cannot be tackled or attacked as a reaction (KB-30.4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 active Pain/Gain, so it can be used that often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pain/Gain is for an undamaged figure; %1 has damage (KB-29.8).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pain/Gain may not kill: %1 has health %2 (KB-R18).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no active Brick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick is for bruisers and ringers; %1 is a runner (KB-29.1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick may not kill: 1 more damage would end %1 (KB-R18).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may roll %2 times: once, and once more for each active Lucky.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space has four sides: %1 free and %2 blocked are too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, total %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, Pain/Gain %5, total %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: card %2, %3 %4, Pain/Gain %5, doubled by Stim Pack! to %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played Stim Pack!: the starred %2 counts %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 is dead: a %2 is burned already in this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s UPSET! is dead: one is burned already in this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s Booster Bru is dead: one is burned already in this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played a tactic card: dead in a contest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played a cheat card: dead in a contest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no card left: that counts as a dead card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s UPSET! beats a live card of %2 or more: won by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s UPSET! beats a dead card: won by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s live card beats %2&apos;s dead card: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cards are dead and count 0; the rest decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win %2 to %3, by %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %1: %2 have the turn and roll the tiebreaker die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %1: %2 have the turn and rolled %3, so %4 win by %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steal fails; nothing else happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3 of %4 health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardy: %1 ignores %2 damage this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost its attack: %2 damage, whatever the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is killed: a trophy for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is killed; nobody gets the kill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Butcher won and dealt damage: %1 dies, whatever its health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is knocked down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick: %1 takes 1 damage and stays on its feet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tackle is lost: %1 may be pushed one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tackle is lost next to an obstacle: %1 may be pushed or knocked down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tackle is lost and every space round %1 is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 follows up into the space and takes the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball stays loose in the space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball stays loose in the space; %1 could have followed up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hate: +%2 for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile Driver: +%2 for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panda Monium: −1 for %1, who started a contest against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vampirism: %1 may heal 1 damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay of an auction: who owns what, who must act, which entry is illegal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the last one in for %2, pays %3 and has %4 cash left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads for %2 with %3; it is the turn of %4 to bid more or to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1 to name a lot or to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lot is left: the auction is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All teams in a row passed the right to name: the auction is over. Lots unsold: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules turn up %1 lots for %2 players; here there are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is over; %1 can do nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot name a lot now: the bidding for %2 is not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot bid: no lot is named, and %2 may name one or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1, not of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot name %2: %3 has bought it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 opens %2 with %3, but its minimum bid is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2, but the last bid is %3: bid more or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2, but has only %3 cash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is none of the lots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed minimum bid of %1 is not known; minimum_bid must be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: the match begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match of %1 teams begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on with the spaces of all figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on without spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 upgrade tiles are turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ringers are turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 opens %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names no lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has chosen its loadout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period %1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime period %1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acts before the first turn, by Celerity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acts at the very end, by Last Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn of %1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activation of %1 ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activation ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2, cancelled by Kaos Rule of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays Rain of Fire on %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays Warpstone on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays Hail Mary Play: %2 comes in on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces a sprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces a tackle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces an attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sprints to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sprints to %2 and picks up the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to %2 and picks up the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picks up the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scatters to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scatters to %2 and picks up the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands the ball to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stomps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stomps %2 enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scorches the enemies round it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tries to steal from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tackles %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tackles %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reacts and tries to steal from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reacts and tackles %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reacts and attacks %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period %1 is scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overtime is scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays no bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays a bribe of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls for its cheat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills and fouls are scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean-up after period %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings in nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings in %2 figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime: %1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime of %1 teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alliances roll the tiebreaker die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee corrects %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands here twice; every name is used once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is none of the teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be a third alliance; there are two alliances of two teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliance %1 has two teams already; there are two alliances of two teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be on the crossfield, but in none of its spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 would both stand in %3; a space has room for one standing figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would carry the ball without standing on the crossfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball would be in no space and with no figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball would be with %1 and lie in %2 at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would live on with %2 damage; its health is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage of %1 would be %2, below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have %2 damage in its dugout; there it has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fouls of %1 would be %2; the dial goes from 0 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cash of %1 would be %2; it cannot go below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall would stand where no two spaces of the crossfield meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two walls would stand between %1 and %2; a border has room for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There would be %1 walls; the box has %2 wall tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire would burn in none of the spaces of the crossfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fire in %1 would be written down twice, or without a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire would burn in %1, which is a scoring mound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There would be %1 fire tokens on the crossfield; the box has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score token would lie where none may lie; they belong on spaces of the midfield that are no mounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two score tokens would lie in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score token would belong to none of the teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There would be %1 score tokens on the crossfield; the box has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have %2 figures on the crossfield; at most %3 may be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have %2 ringers on the crossfield; at most %3 may be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have been killed by a team, but be nobody&apos;s trophy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be a trophy more than once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be a trophy of %2 without having been killed by a team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be a trophy of %2, but is no enemy of that team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have %2 different active upgrades; its dugout has %3 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would hold %2 cards; a hand has 0 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile would have %1 cards and the discard pile %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands, burned cards and both piles would be %1 cards together; the deck has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team would be the first player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn would go on that belongs to no team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be the turn of %1, which is not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams would have their last turns before the bell has rung.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have more than one turn after the bell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bell would have been rung by none of the teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which teams are blown out or eliminated, and is the match over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 points, %3 behind %4, the next one above: blown out (the limit is %5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is last with %2 points, %3 behind %4, the next one above: blown out (the limit is %5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team in play is %1 points behind the next one above: nobody is blown out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last place is not %1 points behind the next one above: nobody is blown out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower score of an alliance counts: %1 has %2, %3 has %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliance %1 is %2 points behind: blown out (the limit is %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither alliance is %1 points behind the other: nobody is blown out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must fill up, but is short of figures (runners %2, bruisers %3, ringers that it may field %4): eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can fill up: it needs %3 figures and has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the last team in play and has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliance %1 has lost with a team that is out: %2 and %3 have won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All went out at the same time: all have lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams still in play: %1. The match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an alliance match all four teams must be in play, but %1 is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;figures&quot; is missing: while replenishing, the figures of %1 must be known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this loadout legal, and what do its upgrades do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active upgrades cost %1 of %2 active upgrade points; left: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active upgrades cost %1, but there are only %2 active upgrade points: %3 too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active copies of %1: %2; owned: %3. Only tiles that were bought can be active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active upgrades take %1 of %2 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active upgrades have %1 different names, but there are only %2 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringers fielded: %1; allowed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is fielded, but is not among the team&apos;s living ringers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringers in a runner&apos;s place: %1; there are only %2 such places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringers in a bruiser&apos;s place: %1; there are only %2 such places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only %2 tiles of %1 in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has won the match, or what must still be played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team is in play: all have lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the last team in play; the others are blown out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the last team in play; the others are eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the last team in play; of the others some are blown out and some eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several teams are in play and period 4 is not over: the match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both alliances are complete and period 4 is not over: the match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone has the most points in play, %2, and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone has the most points after the overtime, %2, and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams that share the lead with %2 points: %1. They play an overtime period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays in the overtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out and does not count, whatever its score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 of alliance %1 is out, so that alliance has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both alliances have a team that is out: all have lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has more and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both alliances rolled %1: the roll is repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower scores are equal; %1 rolled %2, %3 rolled %4: %1 wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower scores are equal: each alliance rolls the tiebreaker die, the higher one wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams are in play, but none of them played the overtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;overtime_teams&quot; is missing: after an overtime it tells who played it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overtime_teams belongs to the end of an overtime only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither of the two alliances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll of alliance %1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where can a figure go, and what does its path provoke?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 damage and health %3, so it would be dead already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is knocked down, so it cannot be activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a runner: it can neither tackle nor attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a bruiser: Scatter! moves runners and ringers only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a sprint of a runner or a ringer can end with a steal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hustle! does not go with Scatter!.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall stands between two adjacent spaces; %1 and %2 are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a wall between %1 and %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has an entry already; its tokens belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 fire tokens in all, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball is picked up at the end of a path, but no path is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tackle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4, Speed Training %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4, The Dragon %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4, Speed Training %5, The Dragon %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4, times %5 for Hustle!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4 and Speed Training %5, times %6 for Hustle!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4 and The Dragon %5, times %6 for Hustle!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces: %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter! moves %1 up to %2 spaces, whatever else it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces where %1 can end its movement alive, its own included: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is Spectre: it passes figures and walls, but cannot stop on a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each fire token that %1 enters is %2 damage; for each space its least harmful way counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of damage that Hardy still keeps off %1 in this turn: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of %1 to %2 is legal: %3 of %4 spaces used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays in %2, which is legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 to %2 is too far: %3 may move %4 spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2 and %3 share no border line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 is not possible: there is a wall between %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2 stands in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes figures, but cannot stop in %2: %3 stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 into %2 kills %3, so it never walks the rest of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fire in %1 kills %2; it is nobody&apos;s kill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot pick up the ball: it does not lie in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, fire in %2: tokens %3, damage to %4 %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, fire in %2: tokens %3, kept off by Hardy %4, damage to %5 %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may attack or tackle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may steal the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 to %2: %3 (%4) may attack, tackle or steal the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the Panther: nobody attacks or tackles it for its steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter!: nobody attacks or tackles %1 for its steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy may react to the steps of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1, %2 can hand off the ball to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1, %2 can receive the ball from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand-off: it needs a sprint without a steal, or a Scatter! move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picks up the ball in %2, which ends its movement and its action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the ball along to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, %2 can tackle %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, %2 can attack %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, %2 can steal the ball from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, no enemy stands in %2&apos;s killzone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, no enemy with the ball stands in %2&apos;s killzone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celerity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pain/Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile Driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relay Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sexy Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cretin the Ettin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macho Libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panda Monium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T-Bone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Butcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hail Mary Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huddle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hustle!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rain of Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall of Stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warpstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot to the Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BZZZZT!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal Scouting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaos Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaos Warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stim Pack!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrade auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ringer auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loadout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foul rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kills and fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filling up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee Mastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vampirism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stomp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPSET!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booster Bru</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tactic card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheat card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An id has small letters, digits and _ only, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in this list twice; one was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be %1, the sum of its parts, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack lists %1 of these, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minimum bid of an upgrade is its cost (KB-26.3), here %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; is not among the pack&apos;s &quot;sources&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; is not among the pack&apos;s &quot;sources&quot;; was &quot;%2&quot; meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the values that plain energy cards have here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of value %1 there cannot be more cards with a star (%2) than cards (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later place cannot count for more than the one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die cannot show %1: it is not among its results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiebreaker die has no 0: a tie is always broken (KB-R14).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-time must come before the last period, which is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space %1 stands here twice; one was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space %1 of the crossfield is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the crossfield (KB-2) this is %1 for %2, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crossfield has %1 spaces, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite to %1 lies %2, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this house rule the referee has %1 here, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee&apos;s default for this house rule is another one than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name %1 stands here twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no team called %1 in &quot;teams&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no ringer: only figures of kind ringer have this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 both stand in %3; one standing figure fits in a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure called %1 that could carry the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is knocked down, so it cannot carry the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who scores now, at the start of a turn or at the end of a period?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another team sits at this side already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;active_team&quot; is missing: whose turn starts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team is active at the end of a period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score token lies on a midfield space that is no scoring mound; %1 is not one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a score token in %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A minor scoring mound is worth %2 in period %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A minor scoring mound is worth %1 in overtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) on the minor scoring mound %3: points %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) on its own major scoring mound %3: points %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) on its team&apos;s score token in %3: points %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) on the minor scoring mound %3: %4, doubled for Macho Libre to %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) on its own major scoring mound %3: %4, doubled for Macho Libre to %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) on its team&apos;s score token in %3: %4, doubled for Macho Libre to %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 is a bruiser, and bruisers do not score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 is knocked down and does not score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: the major scoring mound of %3 is %4, so this one gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: the score token there is not its team&apos;s, so it gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hold the ball at the start of its turn, so it scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds the ball on %2, which is no scoring mound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No standing runner or ringer is on a scoring mound of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scores %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of a league, with its tie-breakers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 league points: matches won %3, lost %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins a forfeited match against %2 with %3 to 0, without kills and fouls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 both lost their match and get %3 league points each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams level on %2 league points: %1. The tie-breakers decide in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the matches among the teams still level %1 has %2 points and %3 has %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a victory point difference of %2 and %3 one of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has scored %2 victory points and %3 has scored %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills of %1: %2; kills of %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fouls of %1: %2; fouls of %3, more: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing separates %1 and %2: they share rank %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot play against itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not play this match, so it cannot be its winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner by points or in overtime has the higher score; %1 has not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That belongs to the phase &quot;%1&quot;; the match is in the phase &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has begun already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has begun: new_match comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team &quot;%1&quot; plays in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure &quot;%1&quot; in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not stand on the crossfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team %1 is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s step, not %2&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has done this already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without figures on the crossfield nothing is moved; this needs the mirror.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crossfield is mirrored here, so &quot;%1&quot; follows from the places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has this depth already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on the crossfield: say in which space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two standing figures cannot share %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody carries the ball: say where it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the crossfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 teams do not fit this mode: versus has 2, max kaos 3 or 4, alliance 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A league match is between two teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sits at a side that is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two teams sit at opposite sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The teams are listed clockwise: south, west, north, east.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An alliance match has two alliances of two teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an alliance match has alliances; %1 has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies sit at neighbouring sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an alliance match the first player is the left-seated ally: %1 or %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player &quot;%1&quot; is not among the teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pack has a ringer &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match begins: %1 cash a team, %2 is the first player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lots are turned up with %2 players, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot &quot;%1&quot; is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pack has an upgrade &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only %2 tiles of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one %1 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of %1 is not known: read it off the card and say it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lots are up; %2 names the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lot &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names %2 and bids %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2 for %3 and has %4 cash left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is over; unsold lots go back to the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead and cannot be fielded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The health of %1 is not known: read it off the card (ringer_health, or with the lot).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has chosen; it stays secret until all have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have chosen: the loadouts are revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sexy Contract: +%2 cash for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is placed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the dugout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not chosen for this half; another ringer waits for half-time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was chosen and has to be lined up in its post.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts %2 figures on, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs %2 in runners&apos; and %3 in bruisers&apos; places, not %4 and %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts on a free space of its own symbol of its scrimmage line, not on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure stands on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say on which space %1 starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has lined up %2 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hand is filled to %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings on %2 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period %1 begins; %2 goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime begins; %1 goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turn is %1&apos;s, not %2&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins the last turn of the period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heals completely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins with the ball on a mound: +%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A runner or ringer of %1 has to hold the ball to score; %2 does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Celerity left for this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celerity comes before the first turn of the period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Last Stand left for this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Stand activates a bruiser or a ringer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not belong to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One figure is activated in a turn; %1 has been.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter! activates no figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hail Mary Play activates %1 and no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has stomped and is the one to activate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is knocked down and cannot be activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a runner: it can sprint only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move %2 spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn is a tactic card or an activation; %1 has done neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a standing figure, so there is something to do; no pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 activates a figure after that card; a 0-space activation will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power Play: all damage of %1 is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure stands on its space, so %1 stays down for the period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2 to %3 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 burned cards: the bell rings. Every other team has one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn is played: the period is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no card in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tactic card takes the place of the activation: it comes first in the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tactic card a turn; %1 has played one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn, not %2&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong to this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaos Rule is for an opponent of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaos Rule by %1: the card is discarded without effect; %2 may activate a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hail Mary Play needs fewer than %1 own figures on the crossfield; %2 has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hail Mary Play brings no ringer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which figure comes in, and where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huddle discards %1 other cards; %2 has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2 and draws %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens are to be placed, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such token is left, so the card cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two spaces must be different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a scoring mound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the midfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall stands between %1 and %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cheat card is played with a contest or a tactic card, not by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot to the Head comes at the start of the own turn, before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an enemy of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot to the Head: %1 have no team ability until the end of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not just come into a killzone of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BZZZZT! hits %1; nothing prevents it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick is for bruisers and ringers, not for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick may not kill %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure is being activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activation of %1 is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picked up the ball: that ended its movement and its action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has had its contest; it does not move any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 spaces left, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall stands between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure stands on %1; %2 cannot enter it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 may pass figures but not stop on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire kills %1 on %2, before the end of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball does not lie on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move without a step and without picking up the ball does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During Scatter! a figure moves by scatter_move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter! was not played in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter! moves each runner once; %1 has moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter! moves runners and ringers; %1 is a bruiser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to %2 and has %3 spaces left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire on %2 burns %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picks up the ball; that ends its movement and its action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand-off is possible only in a sprint or a Scatter! move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is active: it gives or receives the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hold the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball is handed to teammates and allies only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is out of hand-off range of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands the ball to %2; the movement goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 do not have the ability to stomp now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stomp an activation, before the figure does anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stomp moves nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a standing enemy next to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be pushed straight back, onto a free space without a wall before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stomps: %2 is pushed to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 do not have the ability to scorch now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scorch an activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must stand, with its activation behind it, to scorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy figure is in the killzone of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An energy card of %1 or more prevents the scorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no figure in this scorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 burns a card and prevents the scorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scorches %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball of %1 stays in the space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the active figure, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The announced action stays: %1 cannot do that now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a hand-off there is no steal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Scatter! move has no contest of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the killzone of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not carry the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two targets are for Cretin the Ettin, tackling or attacking in its own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same target stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may react now: %1 has not just entered a killzone by moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has had its one reaction in this activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot react to %2 in this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not carry the ball when it entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which card %1 played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no part in this contest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has cards in the hand and has to play one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a tie: %1 have the turn and roll the tiebreaker die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tie, so nobody rolls the tiebreaker die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot follow up: no ball carrier was knocked down by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is pushed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be pushed to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner cannot choose the smash here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either the push or the smash, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is pushed to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vampirism does not heal here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be healed: it must be a damaged figure of the team on the crossfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the house rule Vampirism heals the figure that won, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vampirism heals 1 damage of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaos Warp by %1: the first cards are discarded, new ones are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal Scouting by %1: the other side shows its card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 follows up to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot score: runners and ringers that stand do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 burned cheat cards and %3 cash: %4 is too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays %2 for as many cheat cards; %3 are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls once for each of its %2 cheat cards, not %3 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may roll each die %2 times, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls %2 fouls and has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire, walls and score tokens are removed; the ball goes to the centerfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shares its space: benched and healed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-time: all figures go to their dugouts and are healed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first-player marker goes to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead is shared: sudden death overtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower scores are equal: each alliance rolls the tiebreaker die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overtime is for the teams that share the lead, and only for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No overtime is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll of the alliances is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both alliances roll: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal rolls: both roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out: its figures leave the crossfield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be corrected; expected is a path such as scores/TEAM, cash/TEAM, figures/TEAM/FIGURE/damage or ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%2&quot; is no value for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected by the referee: %1 is %2 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dies, nobody&apos;s kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dies: a trophy for the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is knocked down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage, %2 of %3 now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hardy keeps the damage off %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball lies loose on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball is loose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tackle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tackles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPSET! wins by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live beats dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This contest is not possible (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: the %1 roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One won, one lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n ringer(s) and tap them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n upgrade tile(s) and tap them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>blown out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft: upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft: ringers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loadout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New loadouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of period %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Bell! The %1 have %n burned card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>last turn now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turn next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turn after that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy %1 with a star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tactic card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cheat card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team and figure: Fangs b2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tap the spaces for fire: %1 of %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tap the borders for walls: %1 of %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No more than %1 figures can stand on these mounds at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands: only figures that lie in a shared space are benched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) ring the bell</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kaosball_pages</name>
    <message>
        <source>Stim Pack! doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that UPSET! counts when it does not win by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A team is blown out when it is 20 behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the team next above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the last one only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blowouts between alliances compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the alliances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tackled figure is smashed instead of pushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if every way is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if one way is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Butcher kills who attacks him and loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage of a losing attacker is credited to the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score can fall below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball can be stolen from a figure that moves by Scatter!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of figures that share a space at the end of a period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those down are benched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all are benched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sexy Contract pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the first loadout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vampirism heals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any own figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one that won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an alliance match the first player changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within an alliance, two periods each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between the alliances</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>packs</name>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no data pack: its key &quot;format&quot; must be &quot;whistle-data-pack&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack&apos;s format version is %1; this program reads version %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>The rule &quot;%1&quot; stands here twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>This match was changed after entry %1. The first %1 entries are sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is of the game %1, which this Whistle does not know. A newer one may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be replaced. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>The data folder %1 cannot be made. Choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 cannot be opened: %2. Check that the folder can be written to and that the disk is not full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 is damaged: %2. Nothing was changed in it. Move it away to start afresh, or put a backup in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is not a database of Whistle. Move it away or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 was made by a newer Whistle (version %2 of the tables; this one knows %3). Install the newer Whistle to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 could not do this: %2. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match %1 in the database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was continued in another window or program. Close it here and open it again to see what was entered there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::ArithmeticPanel</name>
    <message>
        <source>%1: %2 points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::BellBand</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::BurnedRow</name>
    <message>
        <source>No burned cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burned cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::CardButton</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::CardPad</name>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bru</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactic card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheat card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::Crossfield</name>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre of the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minor mound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>major mound of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>major mound of nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runner&apos;s post of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runner&apos;s post of nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bruiser&apos;s post of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bruiser&apos;s post of nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knocked down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 hurt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be chosen as a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score token of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ball lies here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire, %1 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall towards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reachable in 1 step</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>reachable in %n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 damage on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may react</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killzone of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is on a space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>border between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::CrossfieldView</name>
    <message>
        <source>Crossfield</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::Dial</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to correct it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::DiePad</name>
    <message>
        <source>Tiebreaker die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::DugoutPanel</name>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n burned card(s). %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Press for all upgrades and to correct the dials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bell rings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more rings the bell</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more ring the bell</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (suspended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bench: %1. Kills: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bench none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bench</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::Gallery</name>
    <message>
        <source>Gallery of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only runners and ringers steal (KB-4.2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaosball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 coaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record: Fangs win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minor, 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Major, 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball on a mound?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stands on a major mound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a rule, a match, a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amazons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warpstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rain of Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaos Warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stim Pack!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No league so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four to eight teams, a few weeks, one table that explains itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::HomePage</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowy mecz</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match from another table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that were played stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the box, say who plays, and Whistle keeps the score and knows the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on at this moment</source>
        <comment>game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 saved %2</source>
        <comment>number, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on, %1</source>
        <comment>where the match stands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two scores: 13 to 7</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::LiveRow</name>
    <message>
        <source>No live number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live numbers: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::LogList</name>
    <message>
        <source>withdrawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first entry will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::LogModel</name>
    <message>
        <source>Entry %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::MainWindow</name>
    <message>
        <source>This choice counts until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of matches cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something about this match is not as it was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is not taken in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is in the file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is not recorded. Every entry before it, %2 in all, is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*.whistle);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where are the matches kept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the match to a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::MatchDesk</name>
    <message>
        <source>Ruling %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::MatchRows</name>
    <message>
        <source>%1, finished, %2</source>
        <comment>game, day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>game, where it stands, day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team, score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two teams</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1 to a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::Rail</name>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::RuleChip</name>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::RuleSheet</name>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rulebook has a rule %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook is silent here: this is a reading that a match may change by a house rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::RulingBanner</name>
    <message>
        <source>Say why it is recorded all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record it anyway, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is recorded all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record with this reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::ScoreCell</name>
    <message>
        <source>%1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::ScoreStrip</name>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, behind a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::StepList</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, now: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, to come: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::SumRows</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; total %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::TroublePage</name>
    <message>
        <source>The matches in the data folder cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data folder: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::AccountTable</name>
    <message>
        <source>%1 %2</source>
        <comment>column and number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::BellStage</name>
    <message>
        <source>The bell rang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: to the last turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ContestSidePanel</name>
    <message>
        <source>Burned %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ContestStage</name>
    <message>
        <source>Kaos Warp is played when both cards are shown (KB-33.6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 have played Kaos Warp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaction, started by the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started by the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, initiator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaos Warp discarded %1; a new card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 have cards, so they show one (KB-R40).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which card the %1 played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which cards were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the %2 may roll once more and keep the new result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie with the %1: the %2 roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: the %1 roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a second enemy?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one contest for both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: 1 damage in place of falling?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 follows up and takes the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays, the ball is loose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the way is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some sides are blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all sides are blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push %1 back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smash it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vampirism heals 1 damage of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cards are burned when this is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is against the rules: recording it shows why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record: %1 win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::CorrectionPanel</name>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth of tracking, and corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why it is corrected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::DraftStage</name>
    <message>
        <source>to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to name a lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health on the card of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press the number when it is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price on the card of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them have been turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lots have been turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price on the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1, %2 in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came up for the ringer draft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came up for the upgrade draft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 turned up. Tap one below to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap what came up, or let us deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what is printed on the cards of these ringers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bid or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 name a lot or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade tiles first, then ringers. Cash left over pays bribes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 have %2 cash (KB-26.5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap the lot to name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have %2 cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the lot to name, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::FieldPane</name>
    <message>
        <source>Show the killzones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the killzones (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killzones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::GameEntry</name>
    <message>
        <source>overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>period %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaosball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 coaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loadout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line-up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the rulebook is silent, the usual readings are in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One reading is not the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 readings are not the usual ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See or change them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::KaosballNewMatchPage</name>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South and north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West and east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that stays free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is said. The match can begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max kaos, three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max kaos, four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhibition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First game, no draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror: figures on the crossfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper: no places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match of Kaosball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays against whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Whistle keeps track of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies sit side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South with west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West with north</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::KaosballPage</name>
    <message>
        <source>cash of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fouls of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active upgrade points of the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LineupStage</name>
    <message>
        <source>enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 line up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fill up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap its space, or whom it changes with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runners and %2 bruisers. Tap a figure to change the proposal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stand so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bring these on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to line up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LoadoutStage</name>
    <message>
        <source>The tiles cost %1, the points are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 places for different tiles, %2 are wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many ringers are allowed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 runners&apos; places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 bruisers&apos; places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team does not own this ringer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team does not own this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret until all have chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to choose: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 choose. The others look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their tiles and ringers are shown when they press the button, and hidden again when they are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tiles of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: upgrades and ringer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed cost counts, not what was paid. Equal tiles share a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 points, %3 of %4 places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this is it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team owns no tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a runner&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a bruiser&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to choose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::LotCard</name>
    <message>
        <source>%1, from %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <comment>minimum bid: from 3</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::NewMatchForm</name>
    <message>
        <source>Say which team sits in the south.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which team sits in the west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which team sits in the north.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which team sits in the east.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the numbers of the %1 that Whistle does not know.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::PeriodStage</name>
    <message>
        <source>to bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team and points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step is an entry and can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stands on a mound?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners and ringers that stand on a minor mound or on their own major mound, with or without the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minor mound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>major mound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the mounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much do the %1 bribe?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each cash takes one burned cheat card away. Burned: %1. The %2 have %3 cash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bribe nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pay %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all cards are rolled for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 roll for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One roll for each cheat card that is still burned. A minus takes nothing away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its roll is to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new result must be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the rolls of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills and fouls are scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 kills, %3 fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score kills and fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-time: clear the crossfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All figures go to their dugouts and are healed. Tokens off, the ball to e5, burned cards away, hands up to 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens off, the ball to e5. Lying figures stand up; those that share a space go to the dugout and are healed. Burned cards away, hands up to 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lay in a space with another figure?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first-player marker goes to the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal lower scores: each alliance rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both alliances roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudden death overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They play one more period: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the account. Whoever disagrees takes a step back; then confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie for the lead: to the overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal lower scores: to the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm: all have lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm: %1 win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By victory points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the overtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the lower scores of the alliances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the tiebreaker die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a blowout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By elimination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the last team in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foul rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills and fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New loadouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filling up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: card %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-time, step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match, step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of period %1, step %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kills and fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheats left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::PlacesStage</name>
    <message>
        <source>where?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does everybody stand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a figure, then its space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the crossfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some have no place yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ScorekeeperStage</name>
    <message>
        <source>Ball on a mound?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked at the start of each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minor, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Major, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who acts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruisers do not steal (KB-3.4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners only sprint (KB-3.3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tackle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sprints, and more happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactic card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What else?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks up the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy reacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it before the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tactic card do the %1 play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: who comes on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap the enemy figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 damage by nobody: who was burned?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reacts, and how?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stood in the killzone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorch them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper: no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: start the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::SeatPanel</name>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packs do not know these numbers. Read them from the dugout; Whistle remembers them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handling %1, tackling %2, fighting %3. Health: runners %4, bruisers %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>numbers as a sentence, ability</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active upgrade points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tackling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health of runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health of bruisers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::SideColumns</name>
    <message>
        <source>Dugouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands beside the field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Stage</name>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::TableStage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tactic card do the %1 play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap the enemy figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is knocked down and its team loses its ability until the end of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its owner uses Brick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can do no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sprints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to tackle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scatters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball is picked up: the movement is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contest is fought: the movement is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 may react</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (KB-15.1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: do the %3 react?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One reaction is all a figure suffers in a turn (KB-15.3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then it goes on to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None on the whole way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it to sprint, or choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners only sprint (KB-3.3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stomp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactic card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand-off excludes the steal (KB-14.6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy in the killzone carries the ball (KB-12.2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy stands in the killzone (KB-4.2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready for period %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start period %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap a figure, before the first turn begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: start the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap a bruiser, before the period is scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the mounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card grants one activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or play a tactic card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap a runner and where it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the space for the score token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a figure, then tap its space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard 3 cards, draw up to 7, then activate a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure moves twice as far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the turn the figure is healed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each runner and ringer may move up to 3 spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record: cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stomps: tap whom it pushes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order in which they are tapped (KB-R28).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scorches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A team keeps it off by burning one energy card of %1 or more (KB-28.2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are hit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
