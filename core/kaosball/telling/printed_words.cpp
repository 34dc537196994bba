// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

// What is printed in the packs and has to be said in the reader's language. Names of tiles and ringers stand with the
// table (table/names.cpp). A test holds this list against the packs.
namespace {

[[maybe_unused]] constexpr const char* printedTeams[]{
    QT_TRANSLATE_NOOP("kaosball", "Amazons"),    QT_TRANSLATE_NOOP("kaosball", "Daemons"),
    QT_TRANSLATE_NOOP("kaosball", "Fangs"),      QT_TRANSLATE_NOOP("kaosball", "Ogres"),
    QT_TRANSLATE_NOOP("kaosball", "Barbarians"), QT_TRANSLATE_NOOP("kaosball", "Cowboys"),
    QT_TRANSLATE_NOOP("kaosball", "Goblins"),    QT_TRANSLATE_NOOP("kaosball", "Hellcats"),
    QT_TRANSLATE_NOOP("kaosball", "Klockwerks"), QT_TRANSLATE_NOOP("kaosball", "Lycanthropes"),
    QT_TRANSLATE_NOOP("kaosball", "Ninjas"),     QT_TRANSLATE_NOOP("kaosball", "Paragons"),
    QT_TRANSLATE_NOOP("kaosball", "Pirates"),    QT_TRANSLATE_NOOP("kaosball", "Samurai"),
    QT_TRANSLATE_NOOP("kaosball", "Trolls"),     QT_TRANSLATE_NOOP("kaosball", "Valkyries"),
    QT_TRANSLATE_NOOP("kaosball", "Warlocks"),   QT_TRANSLATE_NOOP("kaosball", "Zombies"),
};

[[maybe_unused]] constexpr const char* effects[]{
    QT_TRANSLATE_NOOP("kaosball", "a bruiser may take 1 damage that cannot be prevented instead of being knocked down"),
    QT_TRANSLATE_NOOP("kaosball",
                      "each period, before the first player's first turn, may activate one runner or bruiser"),
    QT_TRANSLATE_NOOP("kaosball", "may field one more ringer"),
    QT_TRANSLATE_NOOP("kaosball", "each turn, each figure ignores the first point of damage it would take"),
    QT_TRANSLATE_NOOP("kaosball",
                      "gain 1 victory point each time one of the team's figures damages or kills an enemy figure"),
    QT_TRANSLATE_NOOP("kaosball", "may activate one bruiser at the very end of each period"),
    QT_TRANSLATE_NOOP("kaosball",
                      "each time the team rolls the tiebreaker die it may re-roll once and must keep the new result"),
    QT_TRANSLATE_NOOP("kaosball", "before a contest, an undamaged figure may take 1 damage for +1 in that contest"),
    QT_TRANSLATE_NOOP("kaosball", "gain 1 victory point each time the team initiates and wins a tackle contest"),
    QT_TRANSLATE_NOOP("kaosball", "figures can hand off and receive the ball from one space further away"),
    QT_TRANSLATE_NOOP("kaosball", "3 cash before each match"),
    QT_TRANSLATE_NOOP("kaosball", "each activated figure may move 1 more space"),
    QT_TRANSLATE_NOOP("kaosball", "on its own team's turn it may attack or tackle two enemies with a single contest"),
    QT_TRANSLATE_NOOP("kaosball", "victory points it scores at the end of a period count double"),
    QT_TRANSLATE_NOOP("kaosball", "an opponent that initiates a contest against it loses 1 victory point"),
    QT_TRANSLATE_NOOP("kaosball",
                      "cannot be attacked or tackled for moving into enemy killzones on its own team's turn"),
    QT_TRANSLATE_NOOP("kaosball", "heals all damage at the start of each of its team's turns"),
    QT_TRANSLATE_NOOP("kaosball", "if it wins an attack contest and deals any damage, the opposing figure is killed"),
    QT_TRANSLATE_NOOP("kaosball", "moves 3 more spaces when activated"),
    QT_TRANSLATE_NOOP("kaosball", "may move through other figures and wall tokens"),
    QT_TRANSLATE_NOOP("kaosball", "cannot be attacked"),
    QT_TRANSLATE_NOOP("kaosball", "the team's other runners get +1 in every contest (erratum)"),
};

} // namespace
