// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a match: every point has a source, and nothing is counted that was not played.
#include "kaosball/telling/report.h"
#include "kaosball_random.h"
#include "reference_match.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

std::unique_ptr<GameMatch<Game>> played(const RandomMatch& kind, unsigned seed)
{
    auto match = std::make_unique<GameMatch<Game>>();
    RandomPlayer player(match->journal().game().facts(), seed);
    if (!match->playCommand(player.start(kind), {})->accepted)
        qFatal("the match does not start");
    while (const std::optional<Command> command = player.next(match->state()))
        (void)match->playCommand(*command, {});
    return match;
}

int numberOf(const MatchReport& report, const char* count, std::size_t seat)
{
    for (const ReportCount& one : report.counts) {
        if (report.words(one.name) == QString::fromLatin1(count))
            return one.values.at(seat);
    }
    qFatal("no count %s", count);
}

int pointsOf(const MatchReport& report, const char* source, std::size_t seat)
{
    for (std::size_t i = 0; i < report.sums.sources.size(); ++i) {
        if (report.words(report.sums.sources[i]) == QString::fromLatin1(source))
            return report.sums.points.at(seat).at(i);
    }
    qFatal("no source %s", source);
}

std::unique_ptr<GameMatch<Game>> referenceMatch()
{
    auto match = std::make_unique<GameMatch<Game>>();
    for (const PlaythroughStep& step : readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"))) {
        if (step.kind == PlaythroughStep::Kind::Command)
            (void)match->play(step.content, {});
    }
    return match;
}

} // namespace

class TestKaosballReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPointHasItsSource_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("teams");
        QTest::addColumn<bool>("mirror");
        QTest::newRow("versus") << int(Mode::Versus) << 2 << true;
        QTest::newRow("three") << int(Mode::MaxKaos) << 3 << true;
        QTest::newRow("four") << int(Mode::MaxKaos) << 4 << false;
        QTest::newRow("alliance") << int(Mode::Alliance) << 4 << true;
        QTest::newRow("scorekeeper") << int(Mode::Versus) << 2 << false;
    }

    void everyPointHasItsSource()
    {
        QFETCH(int, mode);
        QFETCH(int, teams);
        QFETCH(bool, mirror);
        for (unsigned seed = 1; seed <= 12; ++seed) {
            const auto match = played(
                {static_cast<Mode>(mode), teams, seed % 2 == 0, mirror ? Depth::Mirror : Depth::Scorekeeper}, seed);
            const MatchReport report = reportOf(*match);
            QCOMPARE(flawOf(report), std::string());
            QVERIFY(report.isFinished);
            QCOMPARE(report.seats.size(), match->state().teams.size());
            for (std::size_t team = 0; team < report.seats.size(); ++team) {
                QCOMPARE(report.seats[team].score, match->state().teams[team].score);
                QCOMPARE(numberOf(report, "kills", team), int(match->state().teams[team].trophies.size()));
            }
            // Nothing is called a correction where nobody corrected.
            for (const Text& source : report.sums.sources)
                QVERIFY(report.words(source) != QStringLiteral("corrected"));
            const bool floors = !match->state().houseRules.scoresBelowZero;
            for (const Text& source : report.sums.sources)
                QVERIFY(floors || report.words(source) != QStringLiteral("kept at zero"));
        }
    }

    void eachContestHasAWinnerAndALoser()
    {
        const auto match = played({Mode::MaxKaos, 3, true, Depth::Mirror}, 11);
        const MatchReport report = reportOf(*match);
        const ReportTable& table = report.tables.front();
        int all = 0;
        for (std::size_t kind = 0; kind < 3; ++kind) {
            int won = 0;
            int lost = 0;
            for (const auto& row : table.rows) {
                won += row.at(2 * kind)->value;
                lost += row.at(2 * kind + 1)->value;
            }
            QCOMPARE(won, lost);
            all += won;
        }
        QVERIFY(all > 0);
    }

    void theReferenceMatchIsToldAsItWas()
    {
        const auto match = referenceMatch();
        const MatchReport report = reportOf(*match);
        QCOMPARE(flawOf(report), std::string());
        QCOMPARE(report.words(report.title), QStringLiteral("fangs win"));
        QCOMPARE(report.words(report.subtitle), QStringLiteral("by victory points"));
        QCOMPARE(report.seats[0].score, 26);
        QCOMPARE(report.seats[1].score, 18);
        QVERIFY(report.seats[0].hasWon && !report.seats[1].hasWon);
        const std::vector<std::pair<const char*, std::pair<int, int>>> points{
            {"carrying", {11, 0}}, {"mounds", {11, 7}}, {"Pile Driver", {8, 0}},
            {"Hate", {0, 10}},     {"kills", {6, 6}},   {"fouls", {-10, -5}}};
        for (const auto& [source, both] : points) {
            QCOMPARE(pointsOf(report, source, 0), both.first);
            QCOMPARE(pointsOf(report, source, 1), both.second);
        }
        const std::vector<std::pair<const char*, std::pair<int, int>>> counts{
            {"contests won", {17, 15}},    {"kills", {3, 4}},       {"fouls", {2, 2}},
            {"dead cards played", {8, 8}}, {"cheat cards", {4, 4}}, {"dice won", {2, 1}}};
        for (const auto& [count, both] : counts) {
            QCOMPARE(numberOf(report, count, 0), both.first);
            QCOMPARE(numberOf(report, count, 1), both.second);
        }
        QCOMPARE(report.bands.size(), std::size_t{4});
        int kills = 0;
        int bells = 0;
        for (const ReportMoment& moment : report.moments) {
            for (const Text& also : moment.also) {
                kills += report.words(also).contains(QStringLiteral(" kill ")) ? 1 : 0;
                bells += report.words(also).endsWith(QStringLiteral("ring the bell")) ? 1 : 0;
            }
        }
        QCOMPARE(kills, 7);
        QCOMPARE(bells, 4);
        const ReportTable& luck = report.tables.back();
        QCOMPARE(*luck.rows[0][0], (ReportNumber{29, 1}));
        QCOMPARE(*luck.rows[1][0], (ReportNumber{30, 1}));
        QCOMPARE(report.words(luck.remarks.front()), QStringLiteral("The luck of the cards was even."));
    }

    void overridesAndCorrectionsStandInIt()
    {
        auto match = referenceMatch();
        (void)match->undo({});
        const Json corrected{
            {"command", "correct"}, {"path", "scores/amazons"}, {"value", 20}, {"reason", "miscounted"}};
        QVERIFY(match->play(corrected, {})->accepted);
        const MatchReport report = reportOf(*match);
        QCOMPARE(flawOf(report), std::string());
        QVERIFY(!report.isFinished);
        QCOMPARE(pointsOf(report, "corrected", 1), 2);
        QCOMPARE(report.withdrawn, 1);
        QVERIFY(report.overrides.empty());
    }

    void anOverrideIsListedWithItsReasonAndRule()
    {
        GameMatch<Game> match;
        RandomPlayer player(match.journal().game().facts(), 3);
        (void)match.playCommand(player.start({Mode::Versus, 2, false, Depth::Mirror}), {});
        while (match.state().phase != Phase::BetweenTurns)
            (void)match.playCommand(*player.next(match.state()), {});
        const int wrong = match.state().leftNeighbour(match.state().nextTeam);
        const Json line{
            {"command", "start_turn"}, {"team", match.state()[wrong].name}, {"override", "the others were late"}};
        QVERIFY(match.play(line, {})->accepted);
        const MatchReport report = reportOf(match);
        QCOMPARE(report.overrides.size(), std::size_t{1});
        QCOMPARE(report.overrides[0].reason, std::string("the others were late"));
        QCOMPARE(report.overrides[0].rules.front().id, std::string_view("KB-9.2"));
        QCOMPARE(report.overrides[0].position, report.entries);
    }

    void aFlawIsFound()
    {
        const auto match = referenceMatch();
        MatchReport report = reportOf(*match);
        report.sums.points[0][0] += 1;
        QVERIFY(QString::fromStdString(flawOf(report)).contains(QStringLiteral("fangs: the sources give 27")));
        report = reportOf(*match);
        report.steps.front().position = 0;
        QVERIFY(!flawOf(report).empty());
        report = reportOf(*match);
        report.tables.front().rows.pop_back();
        QVERIFY(!flawOf(report).empty());
    }
};

QTEST_GUILESS_MAIN(TestKaosballReport)
#include "tst_kaosball_report.moc"
