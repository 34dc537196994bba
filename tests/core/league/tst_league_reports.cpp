// SPDX-License-Identifier: GPL-3.0-or-later
// Results as the tables tell them by phone, before the organiser accepts one.
#include "league/refereeing/reports.h"
#include "league_maker.h"

#include <QFloat16>
#include <QTest>

using namespace whistle;
using namespace whistle::league;
using namespace whistle::testing;

namespace {

/// Ants against Bears, the first match of a season of four.
class Evening {
public:
    Evening() : m_playing(Playing::definition(4, Playing::roundRobin())) {}

    [[nodiscard]] Playing& playing() { return m_playing; }
    [[nodiscard]] const Season& season() const { return m_playing.season(); }
    [[nodiscard]] const Fixture& match() const
    {
        const int index = season().fixtureNamed(m_playing.fixtureOf("a", "b"));
        return season().fixtures[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] Checked<Json> told(const Json& told) const
    {
        return resultFrom(told, season(), m_playing.rules(), match());
    }
    [[nodiscard]] Report report(const std::string& entrant, const Json& told) const
    {
        const Checked<Json> result = this->told(told);
        return {match().id, entrant, told, result ? *result : Json()};
    }

private:
    Playing m_playing;
};

Json scores(int ants, int bears)
{
    return {{"sides", {{"a", {{"score", ants}}}, {"b", {{"score", bears}}}}}};
}

std::string firstProblem(const Checked<Json>& result)
{
    return result ? std::string() : result.problems().front().message.toStdString();
}

} // namespace

class TestLeagueReports : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsToldBecomesAResult()
    {
        const Evening evening;
        Json told = scores(3, 1);
        told["sides"]["a"]["kills"] = 2;
        told["sides"]["b"]["kills"] = 0;
        told["by"] = "points";
        const Checked<Json> result = evening.told(told);
        QVERIFY(result);
        QCOMPARE(*result, Json::parse(R"({"scores": {"a": 3, "b": 1}, "stats": {"kills": {"a": 2, "b": 0}},
                                          "by": "points"})"));
        Evening other;
        QVERIFY(other.playing().act({{"command", "record"}, {"fixture", other.match().id}, {"result", *result}}));
    }

    void whoDidNotComeHasNoNumbers()
    {
        const Evening evening;
        Json told = scores(3, 1);
        told["absent"] = {"b"};
        told["by"] = "points";
        QCOMPARE(*evening.told(told), Json::parse(R"({"scores": {"a": 3}, "forfeited_by": ["b"]})"));
    }

    void theWinnerIsAskedWhereScoresDoNotSay()
    {
        const Evening evening;
        Json told = scores(3, 5);
        told["by"] = "blowout";
        QCOMPARE(firstProblem(evening.told(told)), std::string("Choose the winner."));
        told["winner"] = "a";
        QCOMPARE((*evening.told(told))["places"], Json::parse(R"({"a": 1, "b": 2})"));
    }

    void whatIsMissingOrCannotBeIsSaid()
    {
        const Evening evening;
        QCOMPARE(firstProblem(evening.told(Json::parse(R"({"sides": {"a": {"score": 3}}})"))),
                 std::string("Enter the score of Bears, or a no-show."));
        Json told = scores(3, 1);
        told["sides"]["b"]["kills"] = 100; // 99 at most
        const Checked<Json> tooMany = evening.told(told);
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.problems().front().at, std::string("/sides/b/kills"));
        told = scores(3, 1);
        told["by"] = "overtime"; // a word of another game
        QCOMPARE(evening.told(told).problems().front().at, std::string("/by"));
        for (const char* odd : {"null", "[]", "7", R"({"sides": 7})", R"({"sides": {"a": []}, "absent": "a"})",
                                R"({"sides": {"a": {"score": "3"}, "b": {"score": 1}}})"})
            QVERIFY2(!evening.told(Json::parse(odd)), odd);
    }

    void bothHaveToSayTheSame()
    {
        const Evening evening;
        const Report ants = evening.report("a", scores(3, 1));
        QCOMPARE(reported(evening.season(), evening.match(), {}), Reported::Not);
        QCOMPARE(reported(evening.season(), evening.match(), {ants}), Reported::BySome);
        QCOMPARE(reported(evening.season(), evening.match(), {ants, evening.report("b", scores(3, 1))}),
                 Reported::Agreed);
        QCOMPARE(reported(evening.season(), evening.match(), {ants, evening.report("b", scores(3, 2))}),
                 Reported::Differs);
        QVERIFY(!agreed({ants, evening.report("b", scores(3, 2))}));
        QVERIFY(!agreed({}));
    }

    /// One of them has counted the kills, the other one has not.
    void whatOneAloneTellsIsTaken()
    {
        const Evening evening;
        Json counted = scores(3, 1);
        counted["sides"]["a"]["kills"] = 2;
        counted["sides"]["b"]["kills"] = 0;
        Json other = scores(3, 1);
        const std::optional<Json> both = agreed({evening.report("a", counted), evening.report("b", other)});
        QVERIFY(both);
        QCOMPARE((*both)["stats"]["kills"], Json::parse(R"({"a": 2, "b": 0})"));
        other = counted;
        other["sides"]["a"]["kills"] = 3;
        QVERIFY(!agreed({evening.report("a", counted), evening.report("b", other)}));
    }

    /// Silence about how it ended, or who was there, is an answer too.
    void howItEndedIsSaidAlike()
    {
        const Evening evening;
        Json one = scores(3, 1);
        one["by"] = "points";
        QVERIFY(!agreed({evening.report("a", one), evening.report("b", scores(3, 1))}));
        Json other = scores(3, 1);
        other["absent"] = {"b"};
        QVERIFY(!agreed({evening.report("a", scores(3, 1)), evening.report("b", other)}));
    }

    void reportsGoWhenTheResultIsThere()
    {
        Evening evening;
        const std::vector<Report> reports{
            evening.report("b", scores(3, 1)),
            evening.report("a", scores(3, 2)),
            {evening.match().id, "c", {}, {}}, // does not play there
            {"9-9", "a", {}, {}},              // no such match
        };
        const std::vector<Report> open = stillOpen(evening.season(), reports);
        QCOMPARE(open, (std::vector<Report>{reports[0], reports[1]}));
        QVERIFY(evening.playing().record("a", 3, 1, "b"));
        QVERIFY(stillOpen(evening.season(), reports).empty());
    }
};

QTEST_GUILESS_MAIN(TestLeagueReports)
#include "tst_league_reports.moc"
