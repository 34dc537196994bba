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
    [[nodiscard]] Checked<Report> read(const Json& told, const std::string& entrant = "a") const
    {
        return readReport(told, entrant, season(), m_playing.rules(), match());
    }
    /// The result that is told so; null: it cannot be.
    [[nodiscard]] Json told(const Json& told) const
    {
        const Checked<Report> report = read(told);
        return report ? report->result : Json();
    }
    [[nodiscard]] Report report(const std::string& entrant, const Json& told) const { return *read(told, entrant); }

private:
    Playing m_playing;
};

Json scores(int ants, int bears)
{
    return {{"sides", {{"a", {{"score", ants}}}, {"b", {{"score", bears}}}}}};
}

std::string firstProblem(const Checked<Report>& result)
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
        const Json result = evening.told(told);
        QCOMPARE(result, Json::parse(R"({"scores": {"a": 3, "b": 1}, "stats": {"kills": {"a": 2, "b": 0}},
                                          "by": "points"})"));
        Evening other;
        QVERIFY(other.playing().act({{"command", "record"}, {"fixture", other.match().id}, {"result", result}}));
    }

    void whoDidNotComeHasNoNumbers()
    {
        const Evening evening;
        Json told = scores(3, 1);
        told["absent"] = {"b"};
        told["by"] = "points";
        QCOMPARE(evening.told(told), Json::parse(R"({"scores": {"a": 3}, "forfeited_by": ["b"]})"));
    }

    void theWinnerIsAskedWhereScoresDoNotSay()
    {
        const Evening evening;
        Json told = scores(3, 5);
        told["by"] = "blowout";
        QCOMPARE(firstProblem(evening.read(told)), std::string("Choose the winner."));
        told["winner"] = "a";
        QCOMPARE(evening.told(told)["places"], Json::parse(R"({"a": 1, "b": 2})"));
    }

    void whatIsMissingOrCannotBeIsSaid()
    {
        const Evening evening;
        QCOMPARE(firstProblem(evening.read(Json::parse(R"({"sides": {"a": {"score": 3}}})"))),
                 std::string("Enter Bears' score, or a no-show."));
        Json told = scores(3, 1);
        told["sides"]["b"]["kills"] = 100; // 99 at most
        const Checked<Report> tooMany = evening.read(told);
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.problems().front().at, std::string("/sides/b/kills"));
        told = scores(3, 1);
        told["by"] = "overtime"; // a word of another game
        QCOMPARE(evening.read(told).problems().front().at, std::string("/by"));
        for (const char* odd : {"null", "[]", "7", R"({"sides": 7})", R"({"sides": {"a": []}, "absent": "a"})",
                                R"({"sides": {"a": {"score": "3"}, "b": {"score": 1}}})"})
            QVERIFY2(!evening.read(Json::parse(odd)), odd);
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

    /// What nobody asks for is not kept: a report is as big as its form.
    void nothingElseIsKept()
    {
        const Evening evening;
        Json told = scores(3, 1);
        told["sides"]["a"]["shouts"] = std::string(10'000, 'x');
        told["sides"]["z"] = {{"score", 7}};
        told["more"] = Json::array({1, 2, 3});
        QCOMPARE(evening.report("a", told).told, scores(3, 1));
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
            {evening.match().id, {"a", "b"}, "c", {}, {}}, // does not play there
            {evening.match().id, {"a", "c"}, "a", {}, {}}, // told of others, who would have played there
            {"9-9", {"a", "b"}, "a", {}, {}},              // no such match
        };
        const std::vector<Report> open = stillOpen(evening.season(), reports);
        QCOMPARE(open, (std::vector<Report>{reports[0], reports[1]}));
        QVERIFY(evening.playing().record("a", 3, 1, "b"));
        QVERIFY(stillOpen(evening.season(), reports).empty());
    }
};

QTEST_GUILESS_MAIN(TestLeagueReports)
#include "tst_league_reports.moc"
