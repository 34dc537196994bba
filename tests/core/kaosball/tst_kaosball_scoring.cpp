// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/scoring.h"

#include <QTest>
#include <algorithm>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

constexpr auto runner = FigureKind::Runner;
constexpr auto bruiser = FigureKind::Bruiser;
constexpr auto ringer = FigureKind::Ringer;

/// Ogres (0) in the west, Amazons (1) in the east.
class Table {
public:
    explicit Table(int period)
    {
        m_inquiry.period = period;
        m_inquiry.teams = {{"ogres", Side::West}, {"amazons", Side::East}};
    }
    Table& figure(int team, FigureKind kind, const char* where, Ringer which = Ringer::None, bool standing = true)
    {
        m_inquiry.figures.push_back({"f" + std::to_string(m_inquiry.figures.size()), team, kind, which,
                                     *crossfield::fromName(where), standing});
        return *this;
    }
    Table& lying(int team, FigureKind kind, const char* where)
    {
        return figure(team, kind, where, Ringer::None, false);
    }
    Table& token(int team, const char* where)
    {
        m_inquiry.scoreTokens.push_back({*crossfield::fromName(where), team});
        return *this;
    }
    /// The turn of a team starts while a figure, or nobody (-1), carries the ball.
    Table& turnOf(int team, int carrier)
    {
        m_inquiry.moment = ScoringMoment::StartOfTurn;
        m_inquiry.activeTeam = team;
        m_inquiry.carrier = carrier;
        return *this;
    }
    [[nodiscard]] Ruling<ScoringVerdict> judge() const { return judgeScoring(m_inquiry, Facts{}); }
    [[nodiscard]] std::vector<int> points() const { return judge().verdict.points; }

private:
    ScoringInquiry m_inquiry;
};

using Points = std::vector<int>;

bool cites(const Ruling<ScoringVerdict>& ruling, std::string_view id)
{
    return std::any_of(ruling.rules.begin(), ruling.rules.end(), [&](RuleId rule) { return rule.id == id; });
}

} // namespace

class TestScoring : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMinorScoreIsWorthThePeriodAndFourInOvertime()
    {
        for (int period = 1; period <= 4; ++period)
            QCOMPARE(Table(period).figure(0, runner, "d5").points(), (Points{period, 0}));
        QCOMPARE(Table(5).figure(0, runner, "d5").points(), (Points{4, 0}));
        QCOMPARE(Table(7).figure(0, runner, "d5").points(), (Points{4, 0}));
        QVERIFY(cites(Table(5).figure(0, runner, "d5").judge(), "KB-22.2"));
    }

    void onlyTheMajorMoundOfTheOppositeBackfieldScores()
    {
        QCOMPARE(Table(1).figure(0, runner, "i5").points(), (Points{5, 0}));
        for (const char* foreign : {"a5", "e1", "e9"})
            QCOMPARE(Table(1).figure(0, runner, foreign).points(), (Points{0, 0}));
        QCOMPARE(Table(1).figure(1, runner, "a5").points(), (Points{0, 5}));
    }

    void bruisersAndThoseWhoLieDoNotScore()
    {
        const auto ruling = Table(3).figure(0, bruiser, "e4").lying(1, runner, "e6").figure(1, ringer, "f5").judge();
        QCOMPARE(ruling.verdict.points, (Points{0, 3}));
        QCOMPARE(ruling.verdict.details, (std::vector<ScoringDetail>{{2, Mound::Minor, 3}}));
        QVERIFY(cites(ruling, "KB-R23"));
        QVERIFY(cites(ruling, "KB-3.4"));
    }

    void aScoreTokenScoresForItsOwnerOnly()
    {
        QCOMPARE(Table(2).figure(0, runner, "c3").token(0, "c3").points(), (Points{2, 0}));
        QCOMPARE(Table(2).figure(1, runner, "c3").token(0, "c3").points(), (Points{0, 0}));
    }

    void machoLibreCountsDoubleAtTheEndOfThePeriodOnly()
    {
        QCOMPARE(Table(2).figure(0, ringer, "e4", Ringer::MachoLibre).points(), (Points{4, 0}));
        QCOMPARE(Table(2).figure(0, ringer, "i5", Ringer::MachoLibre).points(), (Points{10, 0}));
        QCOMPARE(Table(2).figure(0, ringer, "i5", Ringer::MachoLibre).turnOf(0, 0).points(), (Points{5, 0}));
    }

    void aTurnStartsWithAScoreOfTheActiveTeamsCarrier()
    {
        const auto table = [] { return Table(3).figure(0, runner, "e4").figure(0, runner, "f5"); };
        QCOMPARE(table().turnOf(0, 0).points(), (Points{3, 0}));
        QCOMPARE(table().turnOf(0, -1).points(), (Points{0, 0}));
        QCOMPARE(table().turnOf(1, 0).points(), (Points{0, 0}));
        QCOMPARE(Table(3).figure(0, bruiser, "e4").turnOf(0, 0).points(), (Points{0, 0}));
        QCOMPARE(Table(3).figure(0, runner, "e5").turnOf(0, 0).points(), (Points{0, 0}));
        QCOMPARE(Table(3).figure(0, runner, "c3").token(0, "c3").turnOf(0, 0).points(), (Points{3, 0}));
    }

    void everyRulingGivesItsReasons()
    {
        const auto nothing = Table(1).judge();
        QVERIFY(!nothing.rules.empty());
        QVERIFY(!nothing.why.empty());
        QCOMPARE(Table(1).figure(0, ringer, "e4", Ringer::MachoLibre).judge().why[1].toStdString(),
                 std::string("f0 on the minor scoring mound e4: 1, doubled for Macho Libre to 2."));
    }
};

QTEST_APPLESS_MAIN(TestScoring)
#include "tst_kaosball_scoring.moc"
