// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/knockout.h"
#include "rulebook_facts.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

using Teams = std::vector<int>;

KnockoutTeam scoring(int score)
{
    KnockoutTeam team;
    team.team = "team with " + std::to_string(score);
    team.score = score;
    return team;
}

KnockoutTeam with(int score, LivingFigures figures)
{
    KnockoutTeam team = scoring(score);
    team.figures = figures;
    return team;
}

KnockoutVerdict judged(const KnockoutInquiry& inquiry, const HouseRules& houseRules = {})
{
    return judgeKnockout(inquiry, Facts{}, houseRules).verdict;
}

KnockoutInquiry maxKaos(const std::vector<int>& scores)
{
    KnockoutInquiry inquiry{Mode::MaxKaos, false, {}};
    for (const int score : scores)
        inquiry.teams.push_back(scoring(score));
    return inquiry;
}

/// Alliances x and y, alternating.
KnockoutInquiry alliances(const std::vector<int>& scores)
{
    KnockoutInquiry inquiry = maxKaos(scores);
    inquiry.mode = Mode::Alliance;
    for (std::size_t i = 0; i < inquiry.teams.size(); ++i)
        inquiry.teams[i].alliance = i % 2 == 0 ? "x" : "y";
    return inquiry;
}

HouseRules lastPlaceOnly()
{
    HouseRules rules;
    rules.blowoutReading = BlowoutReading::LastPlaceOnly;
    return rules;
}

HouseRules eachTeam()
{
    HouseRules rules;
    rules.allianceBlowout = AllianceBlowout::EachTeam;
    return rules;
}

} // namespace

class TestKnockout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twentyBehindIsOutNineteenIsNot()
    {
        QCOMPARE(judged({Mode::Versus, false, {scoring(20), scoring(0)}}).blownOut, Teams{1});
        QCOMPARE(judged({Mode::Versus, false, {scoring(19), scoring(0)}}).blownOut, Teams{});
    }

    void everyTeamBelowTheGapFalls()
    {
        const KnockoutVerdict verdict = judged(maxKaos({41, 19, 12}));
        QCOMPARE(verdict.blownOut, (Teams{1, 2}));
        QCOMPARE(verdict.winners, Teams{0});
        QCOMPARE(verdict.by, std::optional{KnockoutStep::Blowout});
    }

    void aChainOfNineteensHolds() { QCOMPARE(judged(maxKaos({57, 38, 19, 0})).inPlay, (Teams{0, 1, 2, 3})); }

    void theOtherReadingMeasuresOnlyTheLastPlace()
    {
        QCOMPARE(judged(maxKaos({41, 19, 12}), lastPlaceOnly()).blownOut, Teams{});
        QCOMPARE(judged(maxKaos({60, 35, 12}), lastPlaceOnly()).blownOut, (Teams{1, 2}));
    }

    void teamsOutDoNotCountAsTheNextOne()
    {
        KnockoutInquiry inquiry = maxKaos({50, 28, 10});
        inquiry.teams[1].status = TeamStatus::Eliminated;
        const KnockoutVerdict verdict = judged(inquiry);
        QCOMPARE(verdict.blownOut, Teams{2});
        QCOMPARE(verdict.statuses[1], TeamStatus::Eliminated);
    }

    void onlyRingersThatMayBeFieldedCount()
    {
        QCOMPARE((LivingFigures{2, 1, 2, 1}.usable()), 4);
        QCOMPARE((LivingFigures{2, 1, 2, 2}.usable()), 5);
        QCOMPARE((LivingFigures{2, 1, 0, 2}.usable()), 3);
    }

    void fewerThanFiveFiguresAreAnElimination()
    {
        const KnockoutVerdict verdict = judged({Mode::Versus, true, {with(12, {2, 1, 2, 1}), with(18, {6, 4, 0, 1})}});
        QCOMPARE(verdict.eliminated, Teams{0});
        QCOMPARE(verdict.by, std::optional{KnockoutStep::Elimination});
        QCOMPARE(verdict.winners, Teams{1});
    }

    void theMatchEndsWithTheStepThatDecidesIt()
    {
        const auto ruling =
            judgeKnockout({Mode::Versus, true, {with(12, {2, 1, 2, 1}), with(18, {6, 4, 0, 1})}}, Facts{}, {});
        QCOMPARE(told(ruling.why).count(QStringLiteral("nobody is blown out")), 1);
    }

    void withoutFillingUpNobodyIsEliminated()
    {
        QVERIFY(!judged({Mode::Versus, false, {with(12, {0, 0, 0, 1}), with(18, {6, 4, 0, 1})}}).isMatchOver);
    }

    void ifAllGoOutTogetherAllLose()
    {
        const KnockoutVerdict verdict = judged({Mode::Versus, true, {with(12, {2, 1, 0, 1}), with(18, {0, 4, 0, 1})}});
        QVERIFY(verdict.allLost);
        QVERIFY(verdict.isMatchOver);
        QCOMPARE(verdict.winners, Teams{});
        QVERIFY(!verdict.by);
    }

    void anEliminationCanOpenAGap()
    {
        const KnockoutVerdict verdict =
            judged({Mode::MaxKaos, true, {with(40, {3, 2, 0, 1}), with(25, {3, 1, 0, 1}), with(10, {3, 2, 0, 1})}});
        QCOMPARE(verdict.eliminated, Teams{1});
        QCOMPARE(verdict.blownOut, Teams{2});
        QCOMPARE(verdict.by, std::optional{KnockoutStep::Blowout});
    }

    void alliancesAreComparedByTheirLowerScores()
    {
        const KnockoutVerdict verdict = judged(alliances({60, 25, 5, 30}));
        QCOMPARE(verdict.blownOut, (Teams{0, 2}));
        QCOMPARE(verdict.winners, (Teams{1, 3}));
        QVERIFY(!judged(alliances({90, 25, 6, 60})).isMatchOver);
    }

    void inTheLiteralReadingBothAlliancesCanLoseATeam()
    {
        const KnockoutVerdict verdict = judged(alliances({50, 50, 25, 5}), eachTeam());
        QVERIFY(verdict.allLost);
        QCOMPARE(verdict.blownOut, (Teams{2, 3}));
    }

    void inTheLiteralReadingTheFirstRoundThatDecidesIsTheLast()
    {
        const KnockoutVerdict verdict = judged(alliances({50, 50, 25, 20}), eachTeam());
        QCOMPARE(verdict.blownOut, Teams{2});
        QCOMPARE(verdict.winners, (Teams{1, 3}));
    }
};

QTEST_GUILESS_MAIN(TestKnockout)
#include "tst_kaosball_knockout.moc"
