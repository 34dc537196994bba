<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>base</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>battleline</name>
    <message numerus="yes">
        <source>%1 has %n empty slot(s); any Troop card not in view may go there.</source>
        <translation>
            <numerusform>%1 has %n empty slot; any Troop card not in view may go there.</numerusform>
            <numerusform>%1 has %n empty slots; any Troop card not in view may go there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) tried: none wins.</source>
        <translation>
            <numerusform>%n unseen card tried: it does not win.</numerusform>
            <numerusform>%n unseen cards tried: none wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3, so may play no more now.</source>
        <translation>
            <numerusform>%1 has played %n Tactics card and the opponent %3, so may play no more now.</numerusform>
            <numerusform>%1 has played %n Tactics cards and the opponent %3, so may play no more now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Scout and draws %n card(s), as chosen.</source>
        <translation>
            <numerusform>%1 plays Scout and draws %n card, as chosen.</numerusform>
            <numerusform>%1 plays Scout and draws %n cards, as chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s).</source>
        <translation>
            <numerusform>%1 would hold %n card.</numerusform>
            <numerusform>%1 would hold %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n flag(s): the game is a draw.</source>
        <translation>
            <numerusform>Each player has %n flag: the game is a draw.</numerusform>
            <numerusform>Each player has %n flags: the game is a draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads by %n point(s): that decides the series.</source>
        <translation>
            <numerusform>%1 leads by %n point: that decides the series.</numerusform>
            <numerusform>%1 leads by %n points: that decides the series.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n game(s) in a row: that decides the series.</source>
        <translation>
            <numerusform>%1 has won %n game in a row: that decides the series.</numerusform>
            <numerusform>%1 has won %n games in a row: that decides the series.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n game(s) in a row by Breakthrough: that decides the series.</source>
        <translation>
            <numerusform>%1 has won %n game in a row by Breakthrough: that decides the series.</numerusform>
            <numerusform>%1 has won %n games in a row by Breakthrough: that decides the series.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3, so a Tactics card may be played.</source>
        <translation>
            <numerusform>%1 has played %n Tactics card and the opponent %3, so a Tactics card may be played.</numerusform>
            <numerusform>%1 has played %n Tactics cards and the opponent %3, so a Tactics card may be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n Tactics card(s) and the opponent %3, so no Tactics card may be played.</source>
        <translation>
            <numerusform>%1 has played %n Tactics card and the opponent %3, so no Tactics card may be played.</numerusform>
            <numerusform>%1 has played %n Tactics cards and the opponent %3, so no Tactics card may be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot have won this flag with %n card(s); %3 are needed.</source>
        <translation>
            <numerusform>%1 cannot have won this flag with %n card; %3 are needed.</numerusform>
            <numerusform>%1 cannot have won this flag with %n cards; %3 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by a lead of %n point(s)</source>
        <translation>
            <numerusform>by a lead of %n point</numerusform>
            <numerusform>by a lead of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n win(s) in a row</source>
        <translation>
            <numerusform>by %n win in a row</numerusform>
            <numerusform>by %n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n Breakthrough(s) in a row</source>
        <translation>
            <numerusform>by %n Breakthrough in a row</numerusform>
            <numerusform>by %n Breakthroughs in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scout still draws %n card(s).</source>
        <translation>
            <numerusform>Scout still draws %n card.</numerusform>
            <numerusform>Scout still draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scout must still put back %n card(s).</source>
        <translation>
            <numerusform>Scout must still put back %n card.</numerusform>
            <numerusform>Scout must still put back %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both decks together have %n card(s) left. Scout may still be played and draws them all.</source>
        <translation>
            <numerusform>Both decks together have %n card left. Scout may still be played and draws them all.</numerusform>
            <numerusform>Both decks together have %n cards left. Scout may still be played and draws them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody has seen %n Troop card(s) yet.</source>
        <translation>
            <numerusform>Nobody has seen %n Troop card yet.</numerusform>
            <numerusform>Nobody has seen %n Troop cards yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>catalog</name>
    <message numerus="yes">
        <source>%1 have %n active upgrade point(s) now.</source>
        <translation>
            <numerusform>%1 have %n active upgrade point now.</numerusform>
            <numerusform>%1 have %n active upgrade points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 carry over %n foul(s).</source>
        <translation>
            <numerusform>%1 carry over %n foul.</numerusform>
            <numerusform>%1 carry over %n fouls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have only %n figure(s) left. With fewer than 5, a team forfeits: enter a no-show.</source>
        <translation>
            <numerusform>%1 have only %n figure left. With fewer than 5, a team forfeits: enter a no-show.</numerusform>
            <numerusform>%1 have only %n figures left. With fewer than 5, a team forfeits: enter a no-show.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chaotic</name>
    <message numerus="yes">
        <source>%1 can move to %n space(s).</source>
        <translation>
            <numerusform>%1 can move to %n space.</numerusform>
            <numerusform>%1 can move to %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck is not legal, with %n fault(s).</source>
        <translation>
            <numerusform>The deck is not legal, with %n fault.</numerusform>
            <numerusform>The deck is not legal, with %n faults.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The army has %n creature(s), but %1 were agreed.</source>
        <translation>
            <numerusform>The army has %n creature, but %1 were agreed.</numerusform>
            <numerusform>The army has %n creatures, but %1 were agreed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be %n Battlegear card(s), one for each creature, not %2.</source>
        <translation>
            <numerusform>There must be %n Battlegear card, one for each creature, not %2.</numerusform>
            <numerusform>There must be %n Battlegear cards, one for each creature, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be %n Mugic card(s), one for each creature, not %2.</source>
        <translation>
            <numerusform>There must be %n Mugic card, one for each creature, not %2.</numerusform>
            <numerusform>There must be %n Mugic cards, one for each creature, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck uses %n build point(s), but at most %1 are allowed.</source>
        <translation>
            <numerusform>The deck uses %n build point, but at most %1 are allowed.</numerusform>
            <numerusform>The deck uses %n build points, but at most %1 are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line has %n cell(s) for %1 columns.</source>
        <translation>
            <numerusform>This line has %n cell for %1 columns.</numerusform>
            <numerusform>This line has %n cells for %1 columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Activated ability for %n Mugic counter(s)</source>
        <translation>
            <numerusform>Activated ability for %n Mugic counter</numerusform>
            <numerusform>Activated ability for %n Mugic counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mugic costs %n counter(s) more</source>
        <translation>
            <numerusform>Mugic costs %n counter more</numerusform>
            <numerusform>Mugic costs %n counters more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mugic costs %n counter(s) less</source>
        <translation>
            <numerusform>Mugic costs %n counter less</numerusform>
            <numerusform>Mugic costs %n counters less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match begins with %n creature(s) per side.</source>
        <translation>
            <numerusform>A match begins with %n creature per side.</numerusform>
            <numerusform>A match begins with %n creatures per side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n creature(s) without Battlegear.</source>
        <translation>
            <numerusform>%1 has %n creature without Battlegear.</numerusform>
            <numerusform>%1 has %n creatures without Battlegear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot reach this space in %n step(s).</source>
        <translation>
            <numerusform>%1 cannot reach this space in %n step.</numerusform>
            <numerusform>%1 cannot reach this space in %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n Mugic counter(s).</source>
        <translation>
            <numerusform>%1 has only %n Mugic counter.</numerusform>
            <numerusform>%1 has only %n Mugic counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %2; %3 pays %n Mugic counter(s) and has %5 left.</source>
        <translation>
            <numerusform>%1 plays %2; %3 pays %n Mugic counter and has %5 left.</numerusform>
            <numerusform>%1 plays %2; %3 pays %n Mugic counters and has %5 left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n Mugic counter(s) and has %3 left.</source>
        <translation>
            <numerusform>%1 pays %n Mugic counter and has %3 left.</numerusform>
            <numerusform>%1 pays %n Mugic counters and has %3 left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Mugic counter(s).</source>
        <translation>
            <numerusform>%1 has %n Mugic counter.</numerusform>
            <numerusform>%1 has %n Mugic counters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n line(s) have not reached the club&apos;s server; `club push` sends them.</source>
        <translation>
            <numerusform>%n line has not reached the club&apos;s server; `club push` sends it.</numerusform>
            <numerusform>%n lines have not reached the club&apos;s server; `club push` sends them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>common</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more; correcting the first ones may fix them too.</source>
        <translation>
            <numerusform>And %n more; correcting the first ones may fix it too.</numerusform>
            <numerusform>And %n more; correcting the first ones may fix them too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s) and is El Grande.</source>
        <translation>
            <numerusform>%1 wins with %n point and is El Grande.</numerusform>
            <numerusform>%1 wins with %n points and is El Grande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>%1 shares the win with %n point.</numerusform>
            <numerusform>%1 shares the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %3 (%n Caballero(s)).</source>
        <translation>
            <numerusform>%1: %2 → %3 (%n Caballero).</numerusform>
            <numerusform>%1: %2 → %3 (%n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s disc shows no legal destination (%2): all go to the court (%n Caballero(s)).</source>
        <translation>
            <numerusform>%1&apos;s disc shows no legal destination (%2): all go to the court (%n Caballero).</numerusform>
            <numerusform>%1&apos;s disc shows no legal destination (%2): all go to the court (%n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → Castillo (%n Caballero(s)).</source>
        <translation>
            <numerusform>%1 → Castillo (%n Caballero).</numerusform>
            <numerusform>%1 → Castillo (%n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 in %3 (place %4 with %n Caballero(s)).</source>
        <translation>
            <numerusform>%1 scores %2 in %3 (place %4 with %n Caballero).</numerusform>
            <numerusform>%1 scores %2 in %3 (place %4 with %n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 in %3 (tied with %n Caballero(s), so place %4).</source>
        <translation>
            <numerusform>%1 scores %2 in %3 (tied with %n Caballero, so place %4).</numerusform>
            <numerusform>%1 scores %2 in %3 (tied with %n Caballeros, so place %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores nothing in %2 (place %3 with %n Caballero(s)).</source>
        <translation>
            <numerusform>%1 scores nothing in %2 (place %3 with %n Caballero).</numerusform>
            <numerusform>%1 scores nothing in %2 (place %3 with %n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores nothing in %2 (tied with %n Caballero(s), so place %3).</source>
        <translation>
            <numerusform>%1 scores nothing in %2 (tied with %n Caballero, so place %3).</numerusform>
            <numerusform>%1 scores nothing in %2 (tied with %n Caballeros, so place %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Castillo → %2 (%n Caballero(s)).</source>
        <translation>
            <numerusform>%1: Castillo → %2 (%n Caballero).</numerusform>
            <numerusform>%1: Castillo → %2 (%n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s disc shows the King&apos;s region: Castillo → court (%n Caballero(s)).</source>
        <translation>
            <numerusform>%1&apos;s disc shows the King&apos;s region: Castillo → court (%n Caballero).</numerusform>
            <numerusform>%1&apos;s disc shows the King&apos;s region: Castillo → court (%n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s disc cannot be read: Castillo → court (%n Caballero(s)).</source>
        <translation>
            <numerusform>%1&apos;s disc cannot be read: Castillo → court (%n Caballero).</numerusform>
            <numerusform>%1&apos;s disc cannot be read: Castillo → court (%n Caballeros).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fullest region, %1 with %n Caballero(s), is scored.</source>
        <translation>
            <numerusform>The fullest region, %1 with %n Caballero, is scored.</numerusform>
            <numerusform>The fullest region, %1 with %n Caballeros, is scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The emptiest occupied region, %1 with %n Caballero(s), is scored.</source>
        <translation>
            <numerusform>The emptiest occupied region, %1 with %n Caballero, is scored.</numerusform>
            <numerusform>The emptiest occupied region, %1 with %n Caballeros, is scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 now has %n point(s).</source>
        <translation>
            <numerusform>%1 now has %n point.</numerusform>
            <numerusform>%1 now has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n Caballero(s) to the court</source>
        <translation>
            <numerusform>%1 takes %n Caballero to the court</numerusform>
            <numerusform>%1 takes %n Caballeros to the court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n Caballero(s)</source>
        <translation>
            <numerusform>%1 places %n Caballero</numerusform>
            <numerusform>%1 places %n Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n Caballero(s)</source>
        <translation>
            <numerusform>%1 moves %n Caballero</numerusform>
            <numerusform>%1 moves %n Caballeros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heroes</name>
    <message numerus="yes">
        <source>%1 has %n luck token(s).</source>
        <translation>
            <numerusform>%1 has %n luck token.</numerusform>
            <numerusform>%1 has %n luck tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Scroll(s).</source>
        <translation>
            <numerusform>%1 has %n Scroll.</numerusform>
            <numerusform>%1 has %n Scrolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes %n resurrection point(s), but %2 are left.</source>
        <translation>
            <numerusform>This takes %n resurrection point, but %2 are left.</numerusform>
            <numerusform>This takes %n resurrection points, but %2 are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Power Point(s), %3 before.</source>
        <translation>
            <numerusform>%1 now has %n Power Point (%3 before).</numerusform>
            <numerusform>%1 now has %n Power Points (%3 before).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn, %2 kept.</source>
        <translation>
            <numerusform>%n card drawn, %2 kept.</numerusform>
            <numerusform>%n cards drawn, %2 kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 damage destroys %n unit token(s).</source>
        <translation>
            <numerusform>%1 damage destroys %n unit token.</numerusform>
            <numerusform>%1 damage destroys %n unit tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Through a portal to %1 for %n movement point(s).</source>
        <translation>
            <numerusform>Through a portal to %1 for %n movement point.</numerusform>
            <numerusform>Through a portal to %1 for %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is at %2 with %n movement point(s) left.</source>
        <translation>
            <numerusform>%1 is at %2 with %n movement point left.</numerusform>
            <numerusform>%1 is at %2 with %n movement points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Treasure Card gives %n reward(s); a scared-off encounter brings no experience.</source>
        <translation>
            <numerusform>The Treasure Card gives %n reward; a scared-off encounter brings no experience.</numerusform>
            <numerusform>The Treasure Card gives %n rewards; a scared-off encounter brings no experience.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scroll(s) sold for gold, now %2.</source>
        <translation>
            <numerusform>%n Scroll sold for gold, now %2.</numerusform>
            <numerusform>%n Scrolls sold for gold, now %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n unit(s), of at most %3.</source>
        <translation>
            <numerusform>%1 has %n unit; the limit is %3.</numerusform>
            <numerusform>%1 has %n units; the limit is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exceeds the hero&apos;s Leadership (%n unit(s), at most %2).</source>
        <translation>
            <numerusform>This exceeds the hero&apos;s Leadership (%n unit, at most %2).</numerusform>
            <numerusform>This exceeds the hero&apos;s Leadership (%n units, at most %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n reward(s), not %2.</source>
        <translation>
            <numerusform>Choose %n reward, not %2.</numerusform>
            <numerusform>Choose %n rewards, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Week Card “%1”, with %n card(s) left.</source>
        <translation>
            <numerusform>Week Card “%1”, with %n card left.</numerusform>
            <numerusform>Week Card “%1”, with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n reward(s)</source>
        <translation>
            <numerusform>%1 takes %n reward</numerusform>
            <numerusform>%1 takes %n rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gathers %2 gold and %n resource(s)</source>
        <translation>
            <numerusform>%1 gathers %2 gold and %n resource</numerusform>
            <numerusform>%1 gathers %2 gold and %n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %n Scroll(s)</source>
        <translation>
            <numerusform>%1 sells %n Scroll</numerusform>
            <numerusform>%1 sells %n Scrolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n Scroll(s)</source>
        <translation>
            <numerusform>%1 gets %n Scroll</numerusform>
            <numerusform>%1 gets %n Scrolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scared off: %1. The Treasure Card gives %n reward(s).</source>
        <translation>
            <numerusform>Scared off: %1. The Treasure Card gives %n reward.</numerusform>
            <numerusform>Scared off: %1. The Treasure Card gives %n rewards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 retreats and gives up %n unit(s). That counts as a defeat.</source>
        <translation>
            <numerusform>%1 retreats and gives up %n unit. That counts as a defeat.</numerusform>
            <numerusform>%1 retreats and gives up %n units. That counts as a defeat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The treasury then holds %1 gold and %n resource(s).</source>
        <translation>
            <numerusform>The treasury then holds %1 gold and %n resource.</numerusform>
            <numerusform>The treasury then holds %1 gold and %n resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 given, %2 taken. The treasury now holds %3 gold and %n resource(s).</source>
        <translation>
            <numerusform>%1 given, %2 taken. The treasury now holds %3 gold and %n resource.</numerusform>
            <numerusform>%1 given, %2 taken. The treasury now holds %3 gold and %n resources.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kaosball</name>
    <message numerus="yes">
        <source>%1 takes %n damage, %2 of %3 now</source>
        <translation>
            <numerusform>%1 takes %n damage, %2 of %3 now</numerusform>
            <numerusform>%1 takes %n damage, %2 of %3 now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n foul(s): a greatest cheater at every bonus scoring.</source>
        <translation>
            <numerusform>%1 have %n foul: a greatest cheater at every bonus scoring.</numerusform>
            <numerusform>%1 have %n fouls: a greatest cheater at every bonus scoring.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n burned card(s); %2 ring the bell.</source>
        <translation>
            <numerusform>%n burned card; %2 ring the bell.</numerusform>
            <numerusform>%n burned cards; %2 ring the bell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may roll %n time(s): one roll, plus one for each active Lucky.</source>
        <translation>
            <numerusform>%1 may roll %n time: one roll, plus one for each active Lucky.</numerusform>
            <numerusform>%1 may roll %n times: one roll, plus one for each active Lucky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are the only ones left bidding for %2, pay %3 and have %n cash left.</source>
        <translation>
            <numerusform>%1 are the only ones left bidding for %2, pay %3 and have %n cash left.</numerusform>
            <numerusform>%1 are the only ones left bidding for %2, pay %3 and have %n cash left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s), %3 behind %4, the next team above: blown out (the limit is %5).</source>
        <translation>
            <numerusform>%1 have %n point, %3 behind %4, the next team above: blown out (the limit is %5).</numerusform>
            <numerusform>%1 have %n points, %3 behind %4, the next team above: blown out (the limit is %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are last with %n point(s), %3 behind %4, the next team above: blown out (the limit is %5).</source>
        <translation>
            <numerusform>%1 are last with %n point, %3 behind %4, the next team above: blown out (the limit is %5).</numerusform>
            <numerusform>%1 are last with %n points, %3 behind %4, the next team above: blown out (the limit is %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tile(s) of %1 in the box.</source>
        <translation>
            <numerusform>There is only %n %1 tile in the box.</numerusform>
            <numerusform>There are only %n %1 tiles in the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4.</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4.</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5.</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4, Speed Training %5.</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4, Speed Training %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, The Dragon %5.</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4, The Dragon %5.</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4, The Dragon %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5, The Dragon %6.</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4, Speed Training %5, The Dragon %6.</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4, Speed Training %5, The Dragon %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, times %5 for Hustle!</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4, times %5 for Hustle!</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4, times %5 for Hustle!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4 and Speed Training %5, times %6 for Hustle!</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4 and Speed Training %5, times %6 for Hustle!</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4 and Speed Training %5, times %6 for Hustle!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4 and The Dragon %5, times %6 for Hustle!</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4 and The Dragon %5, times %6 for Hustle!</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4 and The Dragon %5, times %6 for Hustle!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s): %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!</source>
        <translation>
            <numerusform>%1 may move %n space: %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!</numerusform>
            <numerusform>%1 may move %n spaces: %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have only %n figure(s) left and need %3: they forfeit the match.</source>
        <translation>
            <numerusform>%1 have only %n figure left and need %3: they forfeit the match.</numerusform>
            <numerusform>%1 have only %n figures left and need %3: they forfeit the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lot(s) revealed; %2 name the first.</source>
        <translation>
            <numerusform>%n lot revealed; %2 name it.</numerusform>
            <numerusform>%n lots revealed; %2 name the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 get %2 for %3 and have %n cash left.</source>
        <translation>
            <numerusform>%1 get %2 for %3 and have %n cash left.</numerusform>
            <numerusform>%1 get %2 for %3 and have %n cash left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sexy Contract: +%n cash for %1.</source>
        <translation>
            <numerusform>Sexy Contract: +%n cash for %1.</numerusform>
            <numerusform>Sexy Contract: +%n cash for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 field %n figure(s), not %3.</source>
        <translation>
            <numerusform>%1 field %n figure, not %3.</numerusform>
            <numerusform>%1 field %n figures, not %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have lined up %n figure(s).</source>
        <translation>
            <numerusform>%1 have lined up %n figure.</numerusform>
            <numerusform>%1 have lined up %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bring in %n figure(s).</source>
        <translation>
            <numerusform>%1 bring in %n figure.</numerusform>
            <numerusform>%1 bring in %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move %n space(s).</source>
        <translation>
            <numerusform>%1 may move %n space.</numerusform>
            <numerusform>%1 may move %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draw %2 and have %n card(s).</source>
        <translation>
            <numerusform>%1 draw %2 and have %n card.</numerusform>
            <numerusform>%1 draw %2 and have %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n card(s) and draw nothing.</source>
        <translation>
            <numerusform>%1 have %n card and draw nothing.</numerusform>
            <numerusform>%1 have %n cards and draw nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n burned card(s): the bell rings. Every other team has one more turn.</source>
        <translation>
            <numerusform>%1 have %n burned card: the bell rings. Every other team has one more turn.</numerusform>
            <numerusform>%1 have %n burned cards: the bell rings. Every other team has one more turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) must be placed, not %2.</source>
        <translation>
            <numerusform>%n token must be placed, not %2.</numerusform>
            <numerusform>%n tokens must be placed, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n space(s) left, not %3.</source>
        <translation>
            <numerusform>%1 has %n space left, not %3.</numerusform>
            <numerusform>%1 has %n spaces left, not %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves to %2 and has %n space(s) left.</source>
        <translation>
            <numerusform>%1 moves to %2 and has %n space left.</numerusform>
            <numerusform>%1 moves to %2 and has %n spaces left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 roll once for each of their %n cheat card(s), not %3 times.</source>
        <translation>
            <numerusform>%1 roll once for their %n cheat card, not %3 times.</numerusform>
            <numerusform>%1 roll once for each of their %n cheat cards, not %3 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may roll each die %n time(s), not %3.</source>
        <translation>
            <numerusform>%1 may roll each die %n time, not %3.</numerusform>
            <numerusform>%1 may roll each die %n times, not %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 roll %n foul(s) and now have %3.</source>
        <translation>
            <numerusform>%1 roll %n foul and now have %3.</numerusform>
            <numerusform>%1 roll %n fouls and now have %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 both lost their match and get %n league point(s) each.</source>
        <translation>
            <numerusform>%1 and %2 both lost their match and get %n league point each.</numerusform>
            <numerusform>%1 and %2 both lost their match and get %n league points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n figure(s) on the crossfield; the limit is %3.</source>
        <translation>
            <numerusform>%1 would have %n figure on the crossfield; the limit is %3.</numerusform>
            <numerusform>%1 would have %n figures on the crossfield; the limit is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n ringer(s) on the crossfield; the limit is %3.</source>
        <translation>
            <numerusform>%1 would have %n ringer on the crossfield; the limit is %3.</numerusform>
            <numerusform>%1 would have %n ringers on the crossfield; the limit is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n different active upgrade(s); their dugout has %3 places.</source>
        <translation>
            <numerusform>%1 would have %n different active upgrade; their dugout has %3 places.</numerusform>
            <numerusform>%1 would have %n different active upgrades; their dugout has %3 places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s); a hand has 0 to %3.</source>
        <translation>
            <numerusform>%1 would hold %n card; a hand has 0 to %3.</numerusform>
            <numerusform>%1 would hold %n cards; a hand has 0 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match of %n team(s) begins</source>
        <translation>
            <numerusform>A match of %n team begins</numerusform>
            <numerusform>A match of %n teams begins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bring in %n figure(s)</source>
        <translation>
            <numerusform>%1 bring in %n figure</numerusform>
            <numerusform>%1 bring in %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clean-up: %n figure(s) benched and healed.</source>
        <translation>
            <numerusform>Clean-up: %n figure benched and healed.</numerusform>
            <numerusform>Clean-up: %n figures benched and healed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on the minor scoring mound %2: %n point(s).</source>
        <translation>
            <numerusform>%1 on the minor scoring mound %2: %n point.</numerusform>
            <numerusform>%1 on the minor scoring mound %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on its own major scoring mound %2: %n point(s).</source>
        <translation>
            <numerusform>%1 on its own major scoring mound %2: %n point.</numerusform>
            <numerusform>%1 on its own major scoring mound %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on its own team&apos;s score token on %2: %n point(s).</source>
        <translation>
            <numerusform>%1 on its own team&apos;s score token on %2: %n point.</numerusform>
            <numerusform>%1 on its own team&apos;s score token on %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upgrade tile(s) revealed</source>
        <translation>
            <numerusform>%n upgrade tile revealed</numerusform>
            <numerusform>%n upgrade tiles revealed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ringer(s) revealed</source>
        <translation>
            <numerusform>%n ringer revealed</numerusform>
            <numerusform>%n ringers revealed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pay %2 cash, 1 per cheat card, and keep %3. They roll for %n more cheat card(s).</source>
        <translation>
            <numerusform>%1 pay %2 cash, 1 per cheat card, and keep %3. They roll for %n more cheat card.</numerusform>
            <numerusform>%1 pay %2 cash, 1 per cheat card, and keep %3. They roll for %n more cheat cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s rolls bring %n foul(s). With the earlier %3, that would be more than %4, so it stays at %4.</source>
        <translation>
            <numerusform>%1&apos;s rolls bring %n foul. With the earlier %3, that would be more than %4, so it stays at %4.</numerusform>
            <numerusform>%1&apos;s rolls bring %n fouls. With the earlier %3, that would be more than %4, so it stays at %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s rolls bring %n foul(s). With the earlier %3, that makes %4.</source>
        <translation>
            <numerusform>%1&apos;s rolls bring %n foul. With the earlier %3, that makes %4.</numerusform>
            <numerusform>%1&apos;s rolls bring %n fouls. With the earlier %3, that makes %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on with %n team(s) in play.</source>
        <translation>
            <numerusform>The match goes on with %n team in play.</numerusform>
            <numerusform>The match goes on with %n teams in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ringer(s) in a bruiser&apos;s place, but there are only %2 such places.</source>
        <translation>
            <numerusform>%n ringer in a bruiser&apos;s place, but there are only %2 such places.</numerusform>
            <numerusform>%n ringers in a bruiser&apos;s place, but there are only %2 such places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ringer(s) in a runner&apos;s place, but there are only %2 such places.</source>
        <translation>
            <numerusform>%n ringer in a runner&apos;s place, but there are only %2 such places.</numerusform>
            <numerusform>%n ringers in a runner&apos;s place, but there are only %2 such places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ringer(s) fielded, %2 allowed.</source>
        <translation>
            <numerusform>%n ringer fielded, %2 allowed.</numerusform>
            <numerusform>%n ringers fielded, %2 allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1 to %2 is too far, since %3 may move %n space(s).</source>
        <translation>
            <numerusform>Step %1 to %2 is too far, since %3 may move %n space.</numerusform>
            <numerusform>Step %1 to %2 is too far, since %3 may move %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1: the fire on %2 (%n token(s)) deals %6 damage to %5; Hardy keeps off %4.</source>
        <translation>
            <numerusform>Step %1: the fire on %2 (%n token) deals %6 damage to %5; Hardy keeps off %4.</numerusform>
            <numerusform>Step %1: the fire on %2 (%n tokens) deals %6 damage to %5; Hardy keeps off %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1: the fire on %2 (%n token(s)) deals %5 damage to %4.</source>
        <translation>
            <numerusform>Step %1: the fire on %2 (%n token) deals %5 damage to %4.</numerusform>
            <numerusform>Step %1: the fire on %2 (%n tokens) deals %5 damage to %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can end its movement alive on %n space(s), its own included.</source>
        <translation>
            <numerusform>%1 can end its movement alive on %n space, its own included.</numerusform>
            <numerusform>%1 can end its movement alive on %n spaces, its own included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n burned cheat card(s) and %3 cash, so %4 is too much.</source>
        <translation>
            <numerusform>%1 have %n burned cheat card and %3 cash, so %4 is too much.</numerusform>
            <numerusform>%1 have %n burned cheat cards and %3 cash, so %4 is too much.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pay bribes for %n cheat card(s), 1 cash each, and roll for %3 more.</source>
        <translation>
            <numerusform>%1 pay a bribe for %n cheat card, 1 cash each, and roll for %3 more.</numerusform>
            <numerusform>%1 pay bribes for %n cheat cards, 1 cash each, and roll for %3 more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pay no bribe and roll for %n cheat card(s).</source>
        <translation>
            <numerusform>%1 pay no bribe and roll for %n cheat card.</numerusform>
            <numerusform>%1 pay no bribe and roll for %n cheat cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot pay %2 in bribes with only %n burned cheat card(s).</source>
        <translation>
            <numerusform>%1 cannot pay %2 in bribes with only %n burned cheat card.</numerusform>
            <numerusform>%1 cannot pay %2 in bribes with only %n burned cheat cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 need %n roll(s), one for each remaining cheat card, not %3.</source>
        <translation>
            <numerusform>%1 need %n roll, one for each remaining cheat card, not %3.</numerusform>
            <numerusform>%1 need %n rolls, one for each remaining cheat card, not %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then have %n foul(s).</source>
        <translation>
            <numerusform>%1 then have %n foul.</numerusform>
            <numerusform>%1 then have %n fouls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must still make %n roll(s).</source>
        <translation>
            <numerusform>%1 must still make %n roll.</numerusform>
            <numerusform>%1 must still make %n rolls.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>league</name>
    <message numerus="yes">
        <source>There are %1 tables for %n group(s).</source>
        <translation>
            <numerusform>There are %1 tables for %n group.</numerusform>
            <numerusform>There are %1 tables for %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 meet %n time(s); %4 expected.</source>
        <translation>
            <numerusform>%1 and %2 meet %n time; %4 expected.</numerusform>
            <numerusform>%1 and %2 meet %n times; %4 expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings %2 %n point(s), not %4.</source>
        <translation>
            <numerusform>%1 brings %2 %n point, not %4.</numerusform>
            <numerusform>%1 brings %2 %n points, not %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) instead of %2.</source>
        <translation>
            <numerusform>%1: %n point instead of %2.</numerusform>
            <numerusform>%1: %n points instead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, won %4, drawn %5, lost %6.</source>
        <translation>
            <numerusform>%1: %n point; played %3, won %4, drawn %5, lost %6.</numerusform>
            <numerusform>%1: %n points; played %3, won %4, drawn %5, lost %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, won %4, lost %5.</source>
        <translation>
            <numerusform>%1: %n point; played %3, won %4, lost %5.</numerusform>
            <numerusform>%1: %n points; played %3, won %4, lost %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s); played %3, first in %4 of them.</source>
        <translation>
            <numerusform>%1: %n point; played %3, first in %4 of them.</numerusform>
            <numerusform>%1: %n points; played %3, first in %4 of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Points of the league for a match</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: clinches with %n more point(s), whatever the others do; %3 left to play.</source>
        <translation>
            <numerusform>%1: clinches with %n more point, whatever the others do; %3 left to play.</numerusform>
            <numerusform>%1: clinches with %n more points, whatever the others do; %3 left to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The season starts with %1 entrants and %n fixture(s).</source>
        <translation>
            <numerusform>The season starts with %1 entrants and %n fixture.</numerusform>
            <numerusform>The season starts with %1 entrants and %n fixtures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::BackupList</name>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n season</numerusform>
            <numerusform>%n seasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files</source>
        <translation>
            <numerusform>%n other file</numerusform>
            <numerusform>%n other files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::ChangesPanel</name>
    <message numerus="yes">
        <source>%n entries would be illegal. Correct each of them, delete it, or record it with a reason.</source>
        <translation>
            <numerusform>%n entry would be illegal. Correct it, delete it, or record it with a reason.</numerusform>
            <numerusform>%n entries would be illegal. Correct each of them, delete it, or record it with a reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edits, accepted together.</source>
        <translation>
            <numerusform>%n edit, accepted.</numerusform>
            <numerusform>%n edits, accepted together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n entries that would be illegal</source>
        <translation>
            <numerusform>Delete the entry that would be illegal</numerusform>
            <numerusform>Delete the %n entries that would be illegal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n</source>
        <translation>
            <numerusform>Delete %n</numerusform>
            <numerusform>Delete all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::ClubPage</name>
    <message numerus="yes">
        <source>%n entries are waiting here.</source>
        <translation>
            <numerusform>%n entry is waiting here.</numerusform>
            <numerusform>%n entries are waiting here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are on their way to the server</source>
        <translation>
            <numerusform>%n entry is on its way to the server</numerusform>
            <numerusform>%n entries are on their way to the server</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::ClubWorker</name>
    <message numerus="yes">
        <source>%n acts from this computer no longer fit after what others have entered.</source>
        <translation>
            <numerusform>%n act from this computer no longer fits after what others have entered.</numerusform>
            <numerusform>%n acts from this computer no longer fit after what others have entered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::ConfirmPanel</name>
    <message numerus="yes">
        <source>Enter %n results as they are</source>
        <translation>
            <numerusform>Enter %n result as it is</numerusform>
            <numerusform>Enter %n results as they are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::Crossfield</name>
    <message numerus="yes">
        <source>reachable in %n steps</source>
        <translation>
            <numerusform>reachable in %n step</numerusform>
            <numerusform>reachable in %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::DeskBar</name>
    <message numerus="yes">
        <source>%n matches of this round have no result yet.</source>
        <translation>
            <numerusform>%n match of this round has no result yet.</numerusform>
            <numerusform>%n matches of this round have no result yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::DevicesSheet</name>
    <message numerus="yes">
        <source>%n watch</source>
        <comment>phones without a seat</comment>
        <translation>
            <numerusform>%n watches</numerusform>
            <numerusform>%n watch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::DugoutPanel</name>
    <message numerus="yes">
        <source>%1, %n burned card(s). %2.</source>
        <translation>
            <numerusform>%1, %n burned card. %2.</numerusform>
            <numerusform>%1, %n burned cards. %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ring the bell</source>
        <translation>
            <numerusform>%n more rings the bell</numerusform>
            <numerusform>%n more ring the bell</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::FirstEvening</name>
    <message numerus="yes">
        <source>%n entries. Nothing to set up.</source>
        <translation>
            <numerusform>%n entry. Nothing to set up.</numerusform>
            <numerusform>%n entries. Nothing to set up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::HistoriesView</name>
    <message numerus="yes">
        <source>and %n more entries, only here</source>
        <translation>
            <numerusform>and %n more entry, only here</numerusform>
            <numerusform>and %n more entries, only here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::LeagueSession</name>
    <message numerus="yes">
        <source>%n meetings each</source>
        <translation>
            <numerusform>%n meeting each</numerusform>
            <numerusform>%n meetings each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n groups</source>
        <comment>single round robin</comment>
        <translation>
            <numerusform>%1 in %n group</numerusform>
            <numerusform>%1 in %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swiss system, %n rounds</source>
        <translation>
            <numerusform>Swiss system, %n round</numerusform>
            <numerusform>Swiss system, %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::LeaguesPage</name>
    <message numerus="yes">
        <source>%n members, not started yet</source>
        <translation>
            <numerusform>%n member, not started yet</numerusform>
            <numerusform>%n members, not started yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::LookBack</name>
    <message numerus="yes">
        <source>%1, %n turn(s): %2</source>
        <comment>stretch of the match, its turns, the scores</comment>
        <translation>
            <numerusform>%1, %n turn: %2</numerusform>
            <numerusform>%1, %n turns: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MainWindow</name>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>%n file could not be imported.</numerusform>
            <numerusform>%n files could not be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MatchFrame</name>
    <message numerus="yes">
        <source>%n seats have not sealed</source>
        <translation>
            <numerusform>%n seat has not sealed</numerusform>
            <numerusform>%n seats have not sealed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MatchLinks</name>
    <message numerus="yes">
        <source>%n match files imported.</source>
        <translation>
            <numerusform>%n match file imported.</numerusform>
            <numerusform>%n match files imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MergePage</name>
    <message numerus="yes">
        <source>%n acts no longer fit; they are listed below.</source>
        <translation>
            <numerusform>%n act no longer fits; it is listed below.</numerusform>
            <numerusform>%n acts no longer fit; they are listed below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n acts in the file are new here.</source>
        <translation>
            <numerusform>%n act in the file is new here.</numerusform>
            <numerusform>%n acts in the file are new here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copies differ about %n things; they are listed below.</source>
        <translation>
            <numerusform>The copies differ about one thing; it is listed below.</numerusform>
            <numerusform>The copies differ about %n things; they are listed below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With both together, %n things count differently; they are listed below.</source>
        <translation>
            <numerusform>With both together, %n thing counts differently; it is listed below.</numerusform>
            <numerusform>With both together, %n things count differently; they are listed below.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MoveGroups</name>
    <message numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::OtherSeasonsPanel</name>
    <message numerus="yes">
        <source>%n matches in progress</source>
        <translation>
            <numerusform>%n match in progress</numerusform>
            <numerusform>%n matches in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results to confirm</source>
        <translation>
            <numerusform>%n result to confirm</numerusform>
            <numerusform>%n results to confirm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches called</source>
        <translation>
            <numerusform>%n match called</numerusform>
            <numerusform>%n matches called</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::Phone</name>
    <message numerus="yes">
        <source>Waiting for %2 to seal</source>
        <translation>
            <numerusform>Waiting for %2 to seal</numerusform>
            <numerusform>Waiting for %2 to seal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries since %2</source>
        <translation>
            <numerusform>%1 entry since %2</numerusform>
            <numerusform>%1 entries since %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are out of reach</source>
        <translation>
            <numerusform>%1 is out of reach</numerusform>
            <numerusform>%1 are out of reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more on the laptop</source>
        <translation>
            <numerusform>%1 more on the laptop</numerusform>
            <numerusform>%1 more on the laptop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rules of %2</source>
        <translation>
            <numerusform>%1 rule of %2</numerusform>
            <numerusform>%1 rules of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rules of %2, closest match %3</source>
        <translation>
            <numerusform>%1 rule of %2, closest match %3</numerusform>
            <numerusform>%1 rules of %2, closest match %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::Report</name>
    <message numerus="yes">
        <source>%n entries were corrected.</source>
        <translation>
            <numerusform>%n entry was corrected.</numerusform>
            <numerusform>%n entries were corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were undone.</source>
        <translation>
            <numerusform>%n entry was undone.</numerusform>
            <numerusform>%n entries were undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::RoundClockPanel</name>
    <message numerus="yes">
        <source>%n min</source>
        <comment>left</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min more</source>
        <translation>
            <numerusform>%n min more</numerusform>
            <numerusform>%n min more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::RoundTab</name>
    <message numerus="yes">
        <source>Record %n results</source>
        <translation>
            <numerusform>Record %n result</numerusform>
            <numerusform>Record %n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::SeasonDevices</name>
    <message numerus="yes">
        <source>after %n matches</source>
        <translation>
            <numerusform>after %n match</numerusform>
            <numerusform>after %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::SeasonsPage</name>
    <message numerus="yes">
        <source>All %n seasons</source>
        <translation>
            <numerusform>All %n season</numerusform>
            <numerusform>All %n seasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::TablePage</name>
    <message numerus="yes">
        <source>%n lines imported.</source>
        <translation>
            <numerusform>%n line imported.</numerusform>
            <numerusform>%n lines imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines will be imported.</source>
        <translation>
            <numerusform>%n line will be imported.</numerusform>
            <numerusform>%n lines will be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines match what the season already has.</source>
        <translation>
            <numerusform>%n line matches what the season already has.</numerusform>
            <numerusform>%n lines match what the season already has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are left out; they are listed below.</source>
        <translation>
            <numerusform>%n line is left out; it is listed below.</numerusform>
            <numerusform>%n lines are left out; they are listed below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n lines</source>
        <translation>
            <numerusform>Import %n line</numerusform>
            <numerusform>Import %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::TablesTab</name>
    <message numerus="yes">
        <source>%n entries, the last at %1</source>
        <translation>
            <numerusform>%n entry, at %1</numerusform>
            <numerusform>%n entries, the last at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries until then</source>
        <translation>
            <numerusform>%n entry until then</numerusform>
            <numerusform>%n entries until then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sides have confirmed it</source>
        <translation>
            <numerusform>%n side has confirmed it</numerusform>
            <numerusform>%n sides have confirmed it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no entry for %n min</source>
        <translation>
            <numerusform>no entry for %n min</numerusform>
            <numerusform>no entry for %n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::club</name>
    <message numerus="yes">
        <source>%n entries are waiting.</source>
        <comment>for the club&apos;s server</comment>
        <translation>
            <numerusform>%n entry is waiting.</numerusform>
            <numerusform>%n entries are waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offline, %n waiting</source>
        <comment>entries</comment>
        <translation>
            <numerusform>offline, %n waiting</numerusform>
            <numerusform>offline, %n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <comment>entries</comment>
        <translation>
            <numerusform>%n to come</numerusform>
            <numerusform>%n to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::heroes::BattleView</name>
    <message numerus="yes">
        <source>%n attack dice and the elite die; %1 or less hits.</source>
        <translation>
            <numerusform>%n attack die and the elite die; %1 or less hits.</numerusform>
            <numerusform>%n attack dice and the elite die; %1 or less hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack dice; %1 or less hits.</source>
        <translation>
            <numerusform>%n attack die; %1 or less hits.</numerusform>
            <numerusform>%n attack dice; %1 or less hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck: the hits are re-rolled, %n to enter.</source>
        <translation>
            <numerusform>Bad luck: the hits are re-rolled, %n to enter.</numerusform>
            <numerusform>Bad luck: the hits are re-rolled, %n to enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The misses are re-rolled, %n to enter.</source>
        <translation>
            <numerusform>The misses are re-rolled, %n to enter.</numerusform>
            <numerusform>The misses are re-rolled, %n to enter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::heroes::OddsPanel</name>
    <message numerus="yes">
        <source>%n unit(s) left</source>
        <translation>
            <numerusform>%n unit left</numerusform>
            <numerusform>%n units left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::heroes::Words</name>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::ArrangeStage</name>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n runner</numerusform>
            <numerusform>%n runners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bruiser(s)</source>
        <translation>
            <numerusform>%n bruiser</numerusform>
            <numerusform>%n bruisers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::KaosballPage</name>
    <message numerus="yes">
        <source>End it: %n lot(s) unsold</source>
        <comment>the auction</comment>
        <translation>
            <numerusform>End it: %n lot unsold</numerusform>
            <numerusform>End it: %n lots unsold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Past</name>
    <message numerus="yes">
        <source>%1, %n space(s) left</source>
        <comment>figure</comment>
        <translation>
            <numerusform>%1, %n space left</numerusform>
            <numerusform>%1, %n spaces left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::PeriodStage</name>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n kill</numerusform>
            <numerusform>%n kills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s)</source>
        <translation>
            <numerusform>%n foul</numerusform>
            <numerusform>%n fouls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::Scoreboard</name>
    <message numerus="yes">
        <source>%n more ring(s) the bell</source>
        <comment>burned cards</comment>
        <translation>
            <numerusform>%n more rings the bell</numerusform>
            <numerusform>%n more ring the bell</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::kaosball::TableStage</name>
    <message numerus="yes">
        <source>%1: %n figures may react</source>
        <translation>
            <numerusform>%1: %n figures may react</numerusform>
            <numerusform>%1: %n figures may react</numerusform>
        </translation>
    </message>
</context>
</TS>
