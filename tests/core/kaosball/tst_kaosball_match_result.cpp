// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/match_result.h"
#include "rulebook_facts.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

using Teams = std::vector<int>;
using Ranking = std::vector<RankingPlace>;
constexpr TeamStatus in = TeamStatus::InPlay;
constexpr TeamStatus blownOut = TeamStatus::BlownOut;
constexpr TeamStatus eliminated = TeamStatus::Eliminated;

MatchResultInquiry asked(Mode mode, MatchStage stage, std::vector<ResultTeam> teams)
{
    return {mode, stage, std::move(teams), {}, {}};
}

MatchResultVerdict judged(const MatchResultInquiry& inquiry)
{
    return judgeMatchResult(inquiry).verdict;
}

MatchResultInquiry alliances(int lowerX, int lowerY)
{
    return asked(Mode::Alliance, MatchStage::EndOfPeriod4,
                 {{"a", lowerX, in, "x"}, {"b", 60, in, "x"}, {"c", lowerY, in, "y"}, {"d", 61, in, "y"}});
}

} // namespace

class TestMatchResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mostPointsWin()
    {
        const auto verdict =
            judged(asked(Mode::Versus, MatchStage::EndOfPeriod4, {{"a", 20, in, {}}, {"b", 21, in, {}}}));
        QCOMPARE(verdict.outcome, MatchOutcome::Won);
        QCOMPARE(verdict.winners, Teams{1});
        QCOMPARE(verdict.by, std::optional{WonBy::Points});
        QCOMPARE(verdict.finalRanking, (Ranking{{1, {1}}, {2, {0}}}));
    }

    void theLeadersAndOnlyTheyPlayOvertime()
    {
        const auto verdict =
            judged(asked(Mode::MaxKaos, MatchStage::EndOfPeriod4,
                         {{"a", 33, in, {}}, {"b", 27, in, {}}, {"c", 33, in, {}}, {"d", 40, blownOut, {}}}));
        QCOMPARE(verdict.outcome, MatchOutcome::Overtime);
        QCOMPARE(verdict.overtimeTeams, (Teams{0, 2}));
        QVERIFY(verdict.finalRanking.empty());
    }

    void theLosersOfTheOvertimeStandBeforeTheRest()
    {
        MatchResultInquiry inquiry =
            asked(Mode::MaxKaos, MatchStage::EndOfOvertime, {{"a", 35, in, {}}, {"b", 27, in, {}}, {"c", 23, in, {}}});
        inquiry.overtimeTeams = {0, 2};
        const auto verdict = judged(inquiry);
        QCOMPARE(verdict.by, std::optional{WonBy::Overtime});
        QCOMPARE(verdict.finalRanking, (Ranking{{1, {0}}, {2, {2}}, {3, {1}}}));
    }

    void teamsThatShareAPlaceAreFollowedByTheOneAfterThem()
    {
        const auto verdict =
            judged(asked(Mode::MaxKaos, MatchStage::EndOfPeriod4,
                         {{"a", 50, eliminated, {}}, {"b", 21, in, {}}, {"c", 33, in, {}}, {"d", 21, in, {}}}));
        QCOMPARE(verdict.finalRanking, (Ranking{{1, {2}}, {2, {1, 3}}, {4, {0}}}));
    }

    void theLastTeamInPlayHasWon()
    {
        const auto by = [](TeamStatus first, TeamStatus second) {
            return judged(asked(Mode::MaxKaos, MatchStage::InPlay,
                                {{"a", 1, first, {}}, {"b", 0, in, {}}, {"c", 1, second, {}}}))
                .by;
        };
        QCOMPARE(by(blownOut, blownOut), std::optional{WonBy::Blowout});
        QCOMPARE(by(eliminated, eliminated), std::optional{WonBy::Elimination});
        QCOMPARE(by(eliminated, blownOut), std::optional{WonBy::LastTeamInPlay});
    }

    void withoutATeamInPlayAllHaveLost()
    {
        const auto verdict =
            judged(asked(Mode::Versus, MatchStage::InPlay, {{"a", 1, eliminated, {}}, {"b", 2, eliminated, {}}}));
        QCOMPARE(verdict.outcome, MatchOutcome::AllLost);
        QCOMPARE(verdict.winners, Teams{});
    }

    void theLowerScoreOfAnAllianceCounts()
    {
        const auto verdict = judged(alliances(16, 19));
        QCOMPARE(verdict.winners, (Teams{2, 3}));
        QCOMPARE(verdict.by, std::optional{WonBy::LowerScores});
        QCOMPARE(verdict.allianceScores, (std::vector<std::pair<std::string, int>>{{"x", 16}, {"y", 19}}));
    }

    void equalAlliancesRollUntilTheyDiffer()
    {
        MatchResultInquiry inquiry = alliances(16, 16);
        QCOMPARE(judged(inquiry).outcome, MatchOutcome::AllianceTiebreaker);
        inquiry.allianceRolls = {{{"x", 1}, {"y", 1}}};
        QCOMPARE(judged(inquiry).outcome, MatchOutcome::AllianceTiebreaker);
        inquiry.allianceRolls.push_back({{"x", -1}, {"y", -2}});
        inquiry.allianceRolls.push_back({{"x", -2}, {"y", 2}});
        QCOMPARE(judged(inquiry).winners, (Teams{0, 1}));
        QCOMPARE(judged(inquiry).by, std::optional{WonBy::TiebreakerDie});
    }

    void anAllianceWithATeamOutHasLost()
    {
        MatchResultInquiry inquiry = alliances(30, 1);
        inquiry.teams[0].status = blownOut;
        QCOMPARE(judged(inquiry).winners, (Teams{2, 3}));
        QCOMPARE(judged(inquiry).by, std::optional{WonBy::Blowout});
        inquiry.teams[1].status = eliminated;
        QCOMPARE(judged(inquiry).by, std::optional{WonBy::Elimination});
        inquiry.teams[3].status = blownOut;
        QCOMPARE(judged(inquiry).outcome, MatchOutcome::AllLost);
    }
};

QTEST_GUILESS_MAIN(TestMatchResult)
#include "tst_kaosball_match_result.moc"
