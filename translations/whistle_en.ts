<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
        <source>Tap the spaces for fire: %1 of %n.</source>
        <translation>
            <numerusform>Tap the spaces for fire: %1 of %n.</numerusform>
            <numerusform>Tap the spaces for fire: %1 of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tap the borders for walls: %1 of %n.</source>
        <translation>
            <numerusform>Tap the borders for walls: %1 of %n.</numerusform>
            <numerusform>Tap the borders for walls: %1 of %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::BackupList</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n season</numerusform>
            <numerusform>%n seasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::ChangesPanel</name>
    <message numerus="yes">
        <source>%n entries would be illegal. Mend each of them, delete it, or record it with a reason.</source>
        <translation>
            <numerusform>%n entry would be illegal. Mend it, delete it, or record it with a reason.</numerusform>
            <numerusform>%n entries would be illegal. Mend each of them, delete it, or record it with a reason.</numerusform>
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
        <source>%n entries would be illegal.</source>
        <translation>
            <numerusform>%n entry would be illegal.</numerusform>
            <numerusform>%n entries would be illegal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete these %n</source>
        <translation>
            <numerusform>Delete this one</numerusform>
            <numerusform>Delete these %n</numerusform>
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
        <source>And %n more; mending the first ones may mend them too.</source>
        <translation>
            <numerusform>And %n more; mending the first ones may mend it too.</numerusform>
            <numerusform>And %n more; mending the first ones may mend them too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
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
    <name>whistle::LeagueDesk</name>
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
    <name>whistle::LogPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::MembersTab</name>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>whistle::Report</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were corrected.</source>
        <translation>
            <numerusform>%n entry was corrected.</numerusform>
            <numerusform>%n entries were corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were taken back.</source>
        <translation>
            <numerusform>%n entry was taken back.</numerusform>
            <numerusform>%n entries were taken back.</numerusform>
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
