// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/position.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

Space space(std::string_view name)
{
    return *crossfield::fromName(name);
}

std::set<std::string> names(const std::vector<Space>& spaces)
{
    std::set<std::string> result;
    for (const Space each : spaces)
        result.emplace(crossfield::name(each));
    return result;
}

std::set<std::string> names(const SpaceSet& spaces)
{
    std::set<std::string> result;
    for (std::size_t i = 0; i < spaceCount; ++i) {
        if (spaces.test(i))
            result.emplace(crossfield::name(Space{static_cast<std::int8_t>(i)}));
    }
    return result;
}

using SpaceNames = std::set<std::string>;

Piece piece(const char* id, int team, FigureKind kind, const char* where)
{
    Piece result;
    result.id = id;
    result.team = team;
    result.kind = kind;
    result.space = space(where);
    return result;
}

/// Amazons (0) and Fangs (1), with nobody on the crossfield yet.
Position twoTeams()
{
    Position position;
    position.teams = {{"amazons", Ability::MeleeMastery, -1, {}}, {"fangs", Ability::Vampirism, -1, {}}};
    return position;
}

} // namespace

class TestCrossfield : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sixtyFiveSpacesInOrderOfColumnThenRow()
    {
        const std::vector<std::string> all = crossfield::allNames();
        QCOMPARE(all.size(), std::size_t{65});
        QVERIFY(std::is_sorted(all.begin(), all.end()));
        QCOMPARE(all.front(), std::string("a3"));
        QCOMPARE(all.back(), std::string("i7"));
        for (const std::string& name : all)
            QCOMPARE(std::string(crossfield::name(space(name))), name);
    }

    void cornersAndOtherWordsAreNoSpaces()
    {
        for (const char* name : {"a1", "b2", "h8", "i9", "a8", "j5", "e0", "E5", "e", "e55", "", "55"})
            QVERIFY2(!crossfield::fromName(name), name);
    }

    void minorMoundsLieRoundTheCenterfield()
    {
        SpaceNames minor;
        for (const std::string& name : crossfield::allNames()) {
            if (crossfield::mound(space(name)) == Mound::Minor)
                minor.insert(name);
        }
        QCOMPARE(minor, (SpaceNames{"d5", "f5", "e4", "e6"}));
        QCOMPARE(crossfield::centerfield(), space("e5"));
        QCOMPARE(crossfield::mound(space("e5")), Mound::None);
    }

    void theMajorMoundOfATeamIsInTheOppositeBackfield()
    {
        QCOMPARE(crossfield::majorMoundOf(Side::South), space("e9"));
        QCOMPARE(crossfield::majorMoundOf(Side::North), space("e1"));
        QCOMPARE(crossfield::majorMoundOf(Side::West), space("i5"));
        QCOMPARE(crossfield::majorMoundOf(Side::East), space("a5"));
        for (const Side side : {Side::South, Side::West, Side::North, Side::East}) {
            const Space mound = crossfield::majorMoundOf(side);
            QCOMPARE(crossfield::mound(mound), Mound::Major);
            QCOMPARE(crossfield::zone(mound), Zone::Backfield);
            QCOMPARE(crossfield::side(mound), std::optional(crossfield::opposite(side)));
        }
    }

    void aScrimmageLineIsTheInnerRowOfAnArm()
    {
        QCOMPARE(names(crossfield::scrimmageLine(Side::South)), (SpaceNames{"c2", "d2", "e2", "f2", "g2"}));
        QCOMPARE(names(crossfield::scrimmageLine(Side::North)), (SpaceNames{"c8", "d8", "e8", "f8", "g8"}));
        QCOMPARE(names(crossfield::scrimmageLine(Side::West)), (SpaceNames{"b3", "b4", "b5", "b6", "b7"}));
        QCOMPARE(names(crossfield::scrimmageLine(Side::East)), (SpaceNames{"h3", "h4", "h5", "h6", "h7"}));
    }

    void circlesAndSquaresAlternate()
    {
        for (const char* circle : {"c2", "e2", "g2", "b3", "b5", "b7", "h5", "e8"})
            QCOMPARE(crossfield::symbol(space(circle)), Symbol::Circle);
        for (const char* square : {"d2", "f2", "b4", "b6", "h4", "h6", "d8", "f8"})
            QCOMPARE(crossfield::symbol(space(square)), Symbol::Square);
        for (const char* plain : {"e5", "c3", "e1", "a5"})
            QCOMPARE(crossfield::symbol(space(plain)), Symbol::None);
    }

    void theArmsMeetInACornerOnly()
    {
        QVERIFY(!crossfield::areAdjacent(space("b3"), space("c2")));
        QCOMPARE(names(crossfield::adjacent(space("b3"))), (SpaceNames{"a3", "c3", "b4"}));
        QCOMPARE(names(crossfield::diagonal(space("b3"))), (SpaceNames{"a4", "c4", "c2"}));
        QCOMPARE(names(crossfield::diagonal(space("h7"))), (SpaceNames{"i6", "g6", "g8"}));
        QCOMPARE(names(crossfield::adjacent(space("i7"))), (SpaceNames{"h7", "i6"}));
    }

    void aPushGoesStraightOn()
    {
        QCOMPARE(crossfield::straightBeyond(space("e4"), space("e5")), space("e6"));
        QCOMPARE(crossfield::straightBeyond(space("c3"), space("b3")), space("a3"));
        QVERIFY(!crossfield::straightBeyond(space("b3"), space("a3")).isValid());
        QVERIFY(!crossfield::straightBeyond(space("b4"), space("b3")).isValid());
    }

    void aKillzoneIsTheUpToFourAdjacentSpaces()
    {
        Position position = twoTeams();
        position.pieces = {piece("f", 1, FigureKind::Bruiser, "a3"), piece("g", 1, FigureKind::Runner, "e5")};
        QCOMPARE(names(killzone(position, 0)), (SpaceNames{"a4", "b3"}));
        QCOMPARE(names(killzone(position, 1)), (SpaceNames{"e4", "e6", "d5", "f5"}));
    }

    void whoLiesHasNoKillzone()
    {
        Position position = twoTeams();
        position.pieces = {piece("f", 1, FigureKind::Bruiser, "e5")};
        position.pieces[0].standing = false;
        QVERIFY(killzone(position, 0).none());
    }

    void amazonsCoverTheDiagonalsAndTheInnerCornersToo()
    {
        const Position position = twoTeams();
        QCOMPARE(names(killzoneFrom(position, 0, space("e5"))),
                 (SpaceNames{"d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"}));
        QCOMPARE(names(killzoneFrom(position, 0, space("b3"))), (SpaceNames{"a3", "a4", "b4", "c2", "c3", "c4"}));
        QCOMPARE(names(killzoneFrom(position, 1, space("b3"))), (SpaceNames{"a3", "b4", "c3"}));
    }

    void aWallStopsTheKillzoneAndItsEndsStopTheDiagonals()
    {
        Position position = twoTeams();
        position.walls = {wallBetween(space("e6"), space("e5"))};
        // The wall lies on the upper border of e5: its ends are the upper corners of the space.
        QCOMPARE(names(killzoneFrom(position, 0, space("e5"))), (SpaceNames{"d4", "d5", "e4", "f4", "f5"}));
        QCOMPARE(names(killzoneFrom(position, 1, space("e5"))), (SpaceNames{"d5", "e4", "f5"}));
        // Away from e5, the wall between e6 and d6 ends in the corner that d6 shares with e5's neighbours.
        position.walls = {wallBetween(space("d6"), space("e6"))};
        QVERIFY(position.wallTouchesCorner(space("e5"), space("d6")));
        QVERIFY(!position.wallTouchesCorner(space("e5"), space("f6")));
        QVERIFY(!position.wallTouchesCorner(space("e5"), space("d4")));
    }

    void aWallAtAnInnerCornerStopsTheDiagonalThere()
    {
        Position position = twoTeams();
        position.walls = {wallBetween(space("c2"), space("c3"))};
        QVERIFY(position.wallTouchesCorner(space("b3"), space("c2")));
        position.walls = {wallBetween(space("b3"), space("b4"))};
        QVERIFY(!position.wallTouchesCorner(space("b3"), space("c2")));
    }

    void alliesAreNoEnemies()
    {
        Position position;
        position.teams = {{"a", Ability::None, 0, {}},
                          {"b", Ability::None, 1, {}},
                          {"c", Ability::None, 0, {}},
                          {"d", Ability::None, -1, {}},
                          {"e", Ability::None, -1, {}}};
        QVERIFY(!position.areEnemies(0, 2));
        QVERIFY(position.areEnemies(0, 1));
        QVERIFY(position.areEnemies(3, 4));
        QVERIFY(position.areEnemies(0, 3));
        QVERIFY(!position.areEnemies(3, 3));
    }

    void theAllowanceDoublesEverythingWithHustle()
    {
        Position position = twoTeams();
        position.teams[1].upgrades.copies[static_cast<std::size_t>(Upgrade::SpeedTraining)] = 2;
        position.pieces = {piece("dragon", 1, FigureKind::Ringer, "e5"), piece("r", 0, FigureKind::Runner, "e1")};
        position.pieces[0].ringer = Ringer::TheDragon;
        const Constants constants;
        QCOMPARE(movementAllowance(position, 0, Movement::Sprint, false, constants), 10);
        QCOMPARE(movementAllowance(position, 0, Movement::Sprint, true, constants), 20);
        QCOMPARE(movementAllowance(position, 0, Movement::Attack, false, constants), 8);
        QCOMPARE(movementAllowance(position, 0, Movement::Scatter, false, constants), 3);
        QCOMPARE(movementAllowance(position, 1, Movement::Sprint, false, constants), 5);
    }

    void relayTrainingCountsKillzoneStepsRoundWalls()
    {
        Position position = twoTeams();
        position.pieces = {piece("giver", 1, FigureKind::Runner, "e1"), piece("mate", 1, FigureKind::Bruiser, "e3")};
        QVERIFY(!canHandOff(position, 0, space("e1"), 1, space("e3")));
        position.teams[1].upgrades.add(Upgrade::RelayTraining);
        QVERIFY(canHandOff(position, 0, space("e1"), 1, space("e3")));
        position.walls = {wallBetween(space("e1"), space("e2"))};
        QVERIFY(!canHandOff(position, 0, space("e1"), 1, space("e3"))); // d1 d2 d3 e3 are four
        position.teams[1].upgrades.add(Upgrade::RelayTraining);
        QVERIFY(!canHandOff(position, 0, space("e1"), 1, space("e3")));
        QVERIFY(canHandOff(position, 0, space("e1"), 1, space("e2")));
    }
};

QTEST_APPLESS_MAIN(TestCrossfield)
#include "tst_kaosball_crossfield.moc"
