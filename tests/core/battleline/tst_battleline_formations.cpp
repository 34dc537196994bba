// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_brute.h"
#include "battleline/judging/formation.h"

#include <QTest>
#include <initializer_list>
#include <random>

using namespace whistle::battleline;

namespace {

std::vector<Card> cardsOf(const QString& ids)
{
    std::vector<Card> cards;
    for (const QString& id : ids.split(u' ', Qt::SkipEmptyParts))
        cards.push_back(*cardOf(id.toStdString()));
    return cards;
}

Side sideOf(const std::vector<Card>& cards, int slots)
{
    Side side;
    for (const Card card : cards)
        side.add(card);
    side.emptySlots = slots - static_cast<int>(cards.size());
    return side;
}

TroopSet troopsIn(const std::vector<Card>& cards)
{
    TroopSet troops;
    for (const Card card : cards) {
        if (card.isTroop())
            troops.add(card);
    }
    return troops;
}

constexpr auto allowed = WildcardDuplicates::Allowed;
constexpr auto notInFormation = WildcardDuplicates::NotInFormation;
constexpr auto notVisible = WildcardDuplicates::NotVisible;

} // namespace

/// BL-6, BL-9: what a set is, and what can still come of one.
class TestBattleLineFormations : public QObject {
    Q_OBJECT

    static BestSet best(const QString& set, const QString& elsewhere, bool fog, bool mud, int duplicates)
    {
        const std::vector<Card> cards = cardsOf(set);
        Ground ground;
        ground.slots = mud ? slotsWithMud : slotsOfASide;
        ground.fog = fog;
        ground.duplicates = static_cast<WildcardDuplicates>(duplicates);
        ground.visible = troopsIn(cards) | troopsIn(cardsOf(elsewhere));
        return bestSet(sideOf(cards, ground.slots), ground);
    }

private Q_SLOTS:
    void aSetIsItsBestFormation_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("elsewhere");
        QTest::addColumn<bool>("fog");
        QTest::addColumn<bool>("mud");
        QTest::addColumn<int>("duplicates");
        QTest::addColumn<int>("formation");
        QTest::addColumn<int>("sum");
        const auto row = [](const char* name, const char* set, Formation formation, int sum,
                            WildcardDuplicates duplicates = allowed, const char* elsewhere = "") {
            const QString cards = QString::fromLatin1(set);
            const bool fog = cards.contains(QStringLiteral("fog"));
            const bool mud = cards.contains(QStringLiteral("mud"));
            QTest::newRow(name) << QString(cards).remove(QStringLiteral("fog")).remove(QStringLiteral("mud"))
                                << QString::fromLatin1(elsewhere) << fog << mud << static_cast<int>(duplicates)
                                << static_cast<int>(formation) << sum;
        };
        // The rulebook's examples
        row("BL-E1", "blue_8 alexander blue_6", Formation::Wedge, 21);
        row("BL-E2", "blue_8 alexander blue_7", Formation::Wedge, 24);
        row("BL-E3", "blue_8 alexander blue_9", Formation::Wedge, 27);
        row("BL-E4", "blue_8 alexander blue_10", Formation::Wedge, 27);
        row("BL-E5", "blue_8 alexander red_8", Formation::Phalanx, 24);

        row("ten is not followed by one", "red_10 red_1 red_9", Formation::BattalionOrder, 20);
        row("any order", "green_3 green_1 green_2", Formation::Wedge, 6);
        row("a line of any colors", "green_3 red_1 blue_2", Formation::SkirmishLine, 6);
        row("anything else", "green_3 green_1 blue_7", Formation::Host, 11);
        row("a pair is nothing", "green_3 blue_3 red_9", Formation::Host, 15);
        row("three of a kind and a fourth", "green_3 blue_3 red_3 red_9 mud", Formation::Host, 18);
        row("four in a row", "green_3 blue_4 red_5 red_6 mud", Formation::SkirmishLine, 18);
        row("BL-R20: Fog knows no Wedge", "green_3 green_4 green_5 fog", Formation::Host, 12);
        row("wildcards under Fog", "shield_bearers companion_cavalry darius fog", Formation::Host, 21);
        row("two wildcards in a Wedge", "red_10 red_9 alexander companion_cavalry mud", Formation::Wedge, 34, allowed);
        row("Battalion Order with a second 10, allowed", "red_10 red_2 alexander", Formation::BattalionOrder, 22);
        row("not in the formation", "red_10 red_2 alexander", Formation::BattalionOrder, 21, notInFormation);
        row("not visible", "red_10 red_2 alexander", Formation::BattalionOrder, 20, notVisible, "red_9");
        row("two wildcards are two cards", "companion_cavalry alexander red_8", Formation::Phalanx, 24, notInFormation);
        row("BL-9.3: an 8 of any color", "red_8 red_2 companion_cavalry", Formation::BattalionOrder, 18, allowed);
        row("an 8 that is in the set, strictly", "red_8 red_2 companion_cavalry", Formation::Host, 18, notInFormation);
        row("no 8 is left: the set is free of the rule", "red_9 red_10 companion_cavalry", Formation::Wedge, 27,
            notVisible, "red_8 orange_8 yellow_8 green_8 blue_8 purple_8");
        row("one 8 is left, of another color", "red_9 red_10 companion_cavalry", Formation::SkirmishLine, 27,
            notVisible, "red_8 orange_8 yellow_8 green_8 purple_8");
        row("every 10 is visible", "red_2 blue_7 darius fog", Formation::Host, 18, notVisible,
            "red_10 orange_10 yellow_10 green_10 blue_10 purple_10");
        row("Shield Bearers with what is left", "red_9 blue_7 shield_bearers", Formation::Host, 18, notVisible,
            "red_3 orange_3 yellow_3 green_3 blue_3 purple_3");
    }
    void aSetIsItsBestFormation()
    {
        QFETCH(QString, set);
        QFETCH(QString, elsewhere);
        QFETCH(bool, fog);
        QFETCH(bool, mud);
        QFETCH(int, duplicates);
        QFETCH(int, formation);
        QFETCH(int, sum);
        const FormationValue value = best(set, elsewhere, fog, mud, duplicates).value;
        QCOMPARE(static_cast<int>(value.formation), formation);
        QCOMPARE(value.sum, sum);
    }

    void valuesAreOrderedByRankThenSum()
    {
        const FormationValue wedge{Formation::Wedge, 6};
        QVERIFY(wedge > (FormationValue{Formation::Phalanx, 30}));
        QVERIFY(wedge < (FormationValue{Formation::Wedge, 7}));
        QVERIFY(wedge == (FormationValue{Formation::Wedge, 6}));
        QVERIFY((FormationValue{Formation::SkirmishLine, 6}) > (FormationValue{Formation::Host, 40}));
    }

    void theHighestAndLowestSums_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<int>("sum");
        QTest::newRow("wedge of three") << QStringLiteral("red_8 red_9 red_10") << 27;
        QTest::newRow("wedge of four") << QStringLiteral("red_7 red_8 red_9 red_10") << 34;
        QTest::newRow("phalanx of four") << QStringLiteral("red_10 orange_10 green_10 blue_10") << 40;
        QTest::newRow("lowest phalanx") << QStringLiteral("red_1 orange_1 green_1") << 3;
    }
    void theHighestAndLowestSums()
    {
        QFETCH(QString, set);
        QFETCH(int, sum);
        const bool mud = set.count(u'_') == 4;
        QCOMPARE(best(set, QString(), false, mud, 0).value.sum, sum);
    }

    /// The imagined cards count as cards of their set: they may use up what a wildcard could stand for.
    void imaginedCardsCanFreeAWildcard()
    {
        // One 8 is not visible, the blue one. If it is imagined in the empty slot, Companion Cavalry has no meaning
        // left and is free: 8-8-8. Otherwise it is the blue 8 and no other 8 can be laid.
        const QString eights = QStringLiteral("orange_8 yellow_8 green_8 purple_8");
        const BestSet set =
            best(QStringLiteral("red_8 companion_cavalry"), eights, false, false, static_cast<int>(notVisible));
        QCOMPARE(set.value.formation, Formation::Phalanx);
        QVERIFY(set.added.has(*cardOf("blue_8")));
        QCOMPARE(best(QStringLiteral("red_8 companion_cavalry"), eights + QStringLiteral(" blue_8"), false, false,
                      static_cast<int>(notVisible))
                     .value.formation,
                 Formation::BattalionOrder);
    }

    /// Every three cards of a few: the search without empty slots is nothing but BL-6.1.
    void completeSetsAreWhatTheirCardsAre()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 20'000; ++i) {
            const int slots = 3 + i % 2;
            std::vector<Card> cards;
            while (static_cast<int>(cards.size()) < slots) {
                const Card card = Card::at(static_cast<int>(random() % 24U)); // few values: many formations
                if (std::find(cards.begin(), cards.end(), card) == cards.end())
                    cards.push_back(card);
            }
            const Ground ground{slots, i % 5 == 0, troopsIn(cards), allowed};
            QVERIFY(bestSet(sideOf(cards, slots), ground).value == brute::valueOf(cards, ground.fog));
        }
    }
};

QTEST_GUILESS_MAIN(TestBattleLineFormations)
#include "tst_battleline_formations.moc"
