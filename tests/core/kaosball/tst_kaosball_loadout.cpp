// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/loadout.h"
#include "rulebook_facts.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

Upgrades tiles(std::initializer_list<Upgrade> each)
{
    Upgrades upgrades;
    for (const Upgrade upgrade : each)
        upgrades.add(upgrade);
    return upgrades;
}

/// A team that owns just what it makes active.
LoadoutInquiry owning(int points, std::initializer_list<Upgrade> active)
{
    LoadoutInquiry inquiry;
    inquiry.activeUpgradePoints = points;
    inquiry.owned = inquiry.active = tiles(active);
    return inquiry;
}

LoadoutVerdict judged(const LoadoutInquiry& inquiry)
{
    return judgeLoadout(inquiry, rulebookFacts()).verdict;
}

using Found = std::vector<LoadoutProblem>;

} // namespace

class TestLoadout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // KB-E5.
    void fangsNeedAFourthPointForSpeedRelayAndHardy()
    {
        const auto three = {Upgrade::SpeedTraining, Upgrade::RelayTraining, Upgrade::Hardy};
        QCOMPARE(judged(owning(3, three)).problems, Found{LoadoutProblem::TooExpensive});
        QCOMPARE(judged(owning(3, three)).pointsLeft, -1);
        QVERIFY(judged(owning(4, three)).isLegal());
    }

    // KB-E6.
    void speedTrainingCostsOne() { QCOMPARE(totalCost(tiles({Upgrade::SpeedTraining}), rulebookFacts()), 1); }

    void tilesOfOneNameShareAPlaceAndAddUp()
    {
        const LoadoutVerdict verdict = judged(owning(6, {Upgrade::Hardy, Upgrade::Hardy}));
        QVERIFY(verdict.isLegal());
        QCOMPARE(verdict.slotsUsed, 1);
        QCOMPARE(verdict.effects.damageIgnoredPerTurn, 2);
    }

    void fiveNamesAreOneTooMany()
    {
        const LoadoutInquiry five =
            owning(99, {Upgrade::Lucky, Upgrade::RelayTraining, Upgrade::Brick, Upgrade::Hate, Upgrade::SexyContract});
        QCOMPARE(judged(five).problems, Found{LoadoutProblem::TooManySlots});
        QCOMPARE(judged(five).effects.cashBeforeMatch, 3);
    }

    void onlyTilesThatWereBoughtCanBeActive()
    {
        LoadoutInquiry inquiry = owning(3, {Upgrade::Brick, Upgrade::Brick});
        inquiry.owned = tiles({Upgrade::Brick});
        QCOMPARE(judged(inquiry).problems, Found{LoadoutProblem::UpgradeNotOwned});
    }

    void eachEnforcementAllowsOneMoreRinger()
    {
        LoadoutInquiry inquiry = owning(3, {Upgrade::Enforcement});
        inquiry.ownedRingers = {"panther", "spectre", "t_bone"};
        inquiry.fieldedRingers = {{"panther", Post::Runner}, {"spectre", Post::Bruiser}};
        QVERIFY(judged(inquiry).isLegal());
        inquiry.fieldedRingers.push_back({"t_bone", Post::Runner});
        QCOMPARE(judged(inquiry).problems, Found{LoadoutProblem::TooManyRingers});
    }

    void aRingerMustBeOwned()
    {
        LoadoutInquiry inquiry = owning(3, {});
        inquiry.fieldedRingers = {{"panther", Post::Runner}};
        QCOMPARE(judged(inquiry).problems, Found{LoadoutProblem::RingerNotOwned});
    }

    void thereAreTwoPlacesForBruisers()
    {
        LoadoutInquiry inquiry = owning(6, {Upgrade::Enforcement, Upgrade::Enforcement});
        inquiry.ownedRingers = {"panther", "spectre", "t_bone"};
        inquiry.fieldedRingers = {{"panther", Post::Bruiser}, {"spectre", Post::Bruiser}, {"t_bone", Post::Bruiser}};
        QCOMPARE(judged(inquiry).problems, Found{LoadoutProblem::TooManyAsBruiser});
    }

    void theArithmeticIsTold()
    {
        const auto ruling = judgeLoadout(owning(3, {Upgrade::SpeedTraining, Upgrade::Hardy}), rulebookFacts());
        QVERIFY2(
            told(ruling.why)
                .contains(QStringLiteral("cost 4, but there are only 3 active upgrade points, which is 1 too few")),
            qPrintable(told(ruling.why)));
        QVERIFY(!ruling.rules.empty());
    }
};

QTEST_GUILESS_MAIN(TestLoadout)
#include "tst_kaosball_loadout.moc"
