// SPDX-License-Identifier: GPL-3.0-or-later
// Seasons and matches between data folders and a club's server: there, back, and several people at once.
#include "catalog/catalog.h"
#include "club_under_test.h"
#include "store/match_fixtures.h"

#include <QFile>
#include <QFloat16>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

/// A round robin of four, entered by hand; its first line is this evening's.
std::vector<RecordedLine> begunSeason()
{
    Json definition{{"id", "w"},
                    {"name", "Winter League"},
                    {"game", "chaotic"},
                    {"format", {{"league", {{"kind", "round_robin"}}}}}};
    for (const char* id : {"a", "b", "c", "d"})
        definition["entrants"].push_back({{"id", id}, {"name", id}});
    const auto record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definition}}, Instant{1'800'000'000});
    (void)record->play({{"command", "start"}}, Instant{1'800'000'060});
    return record->recordedLines();
}

Json result(const char* fixture, const char* home, int mine, const char* away, int theirs)
{
    return {{"command", "record"}, {"fixture", fixture}, {"result", {{"scores", {{home, mine}, {away, theirs}}}}}};
}

/// The season of a computer, opened as everybody opens it.
std::unique_ptr<SeasonRecord> opened(const Computer& computer, const MatchId& id)
{
    auto record = openSeason(soundLines(*computer.store->load(id)).lines);
    return std::move(*record);
}

/// Enters an act as the window does.
bool enter(Computer& computer, const MatchId& id, const Json& act, int minute)
{
    const auto season = opened(computer, id);
    season->setRecorder(
        [&](const std::vector<RecordedLine>& lines) { return computer.store->append(id, lines, Instant::now()); });
    const auto answer = season->play(act, Instant{1'800'000'000 + 60 * minute});
    return answer && answer->accepted;
}

MatchId seasonOf(const Computer& computer)
{
    const auto seasons = computer.store->seasons();
    for (const MatchSummary& each : *seasons) {
        if (each.shelf == Shelf::Open)
            return each.id;
    }
    return {};
}

std::string standingsOf(const Computer& computer)
{
    const auto season = opened(computer, seasonOf(computer));
    std::string all;
    for (const league::Fixture& fixture : season->state().fixtures) {
        all += fixture.id + ":";
        if (fixture.result) {
            for (const int score : fixture.result->scores)
                all += " " + std::to_string(score);
        }
        all += "\n";
    }
    return all;
}

bool areWhole(const Checked<std::vector<Exchanged>>& all)
{
    return all && std::all_of(all->begin(), all->end(),
                              [](const Exchanged& each) { return each.standing == Standing::Whole; });
}

/// A whole match from the project's own playthroughs.
std::vector<RecordedLine> playedMatch(const QString& name, const std::string& game)
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/%1.jsonl").arg(name));
    (void)file.open(QIODevice::ReadOnly);
    const auto match = (*Catalog::standard().game(game))->newMatch();
    while (!file.atEnd()) {
        const Json line = *parseJson(file.readLine().toStdString());
        if (line.contains("command"))
            (void)match->play(line["command"], Instant{1'800'000'000});
    }
    return match->recordedLines();
}

} // namespace

class TestClubExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (!m_club)
            m_club = std::make_unique<OwnServer>();
        QVERIFY2(m_club->fault().empty(), m_club->fault().c_str());
        QCOMPARE(m_club->say("owner", QStringLiteral("DELETE FROM whistle.records")), "");
    }
    void cleanupTestCase()
    {
        m_club->forgetConnections();
        m_club.reset();
    }

    void aSeasonIsMovedThereAndComesToEverybody()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = *desk.store->importSeason(begunSeason(), Instant::now());
        QVERIFY(enter(desk, season, result("1-1", "a", 3, "d", 1), 5));
        Exchange exchange = desk.exchange();
        QVERIFY(areWhole(exchange.moveThere(season)));
        QVERIFY(areWhole(exchange.moveThere(season))); // once more changes nothing
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        QCOMPARE(*table.store->load(seasonOf(table)), *desk.store->load(season));
        const auto seasons = *table.store->seasons();
        QCOMPARE(seasons.front().title, "Winter League");
        QCOMPARE(seasons.front().summary["played"], Json(1));
        // What comes later comes there too.
        QVERIFY(enter(desk, season, result("1-2", "b", 2, "c", 2), 6));
        QVERIFY(areWhole(exchange.push()));
        const auto pulled = table.exchange().pull();
        QVERIFY(areWhole(pulled));
        QCOMPARE(pulled->front().taken, 1);
        QCOMPARE(*table.store->load(seasonOf(table)), *desk.store->load(season));
    }

    /// The second of two organisers is refereed on the first.
    void actsOfTwoOrganisersStandInOneOrder()
    {
        Computer one(*m_club, "organiser", "desk");
        Computer two(*m_club, "organiser", "bar");
        const MatchId first = *one.store->importSeason(begunSeason(), Instant::now());
        QVERIFY(areWhole(one.exchange().moveThere(first)) && areWhole(two.exchange().pull()));
        // Both go on, each for itself: one result is entered by both, differently, though two entered it sooner.
        QVERIFY(enter(two, seasonOf(two), result("1-1", "a", 0, "d", 3), 4));
        QVERIFY(enter(two, seasonOf(two), result("2-1", "c", 3, "a", 0), 9));
        QVERIFY(enter(one, first, result("1-1", "a", 3, "d", 1), 5));
        QVERIFY(enter(one, first, result("1-2", "b", 3, "c", 2), 7));
        QVERIFY(areWhole(one.exchange().push()));
        const auto pushed = two.exchange().push();
        QVERIFY(areWhole(pushed));
        QCOMPARE(pushed->front().taken, 2);
        QCOMPARE(pushed->front().leftOut.size(), std::size_t{1});
        const LeftOutAct& left = pushed->front().leftOut.front();
        QVERIFY(left.isHere && !left.why.empty() && !left.rules.empty());
        QVERIFY(areWhole(one.exchange().pull()));
        QCOMPARE(standingsOf(one), standingsOf(two));
        QVERIFY(standingsOf(one).find("1-1: 3 1\n") != std::string::npos);
        QVERIFY(standingsOf(one).find("2-1: 3 0\n") != std::string::npos);
        QCOMPARE(*one.store->load(seasonOf(one)), *two.store->load(seasonOf(two)));
    }

    /// A table plays its fixture; the organiser's computer enters what came of it.
    void aMatchBecomesAResult()
    {
        Computer desk(*m_club, "organiser", "desk");
        Json definition{
            {"id", "cup"}, {"name", "Cup"}, {"game", "kaosball"}, {"format", {{"league", {{"kind", "round_robin"}}}}}};
        for (const char* id : {"fangs", "amazons", "ogres", "daemons"})
            definition["entrants"].push_back({{"id", id}, {"name", id}});
        const auto record = newSeason();
        QVERIFY(record->play({{"command", "create"}, {"season", definition}}, Instant::now())->accepted);
        const auto started = record->play({{"command", "start"}}, Instant::now());
        QVERIFY2(started->accepted, started->why.front().toStdString().c_str());
        const auto& fixtures = record->state().fixtures;
        const auto between = std::find_if(fixtures.begin(), fixtures.end(), [](const league::Fixture& each) {
            return std::is_permutation(each.sides.begin(), each.sides.end(), std::array{0, 1}.begin());
        });
        QVERIFY(between != fixtures.end());
        const std::string fixture = between->id;
        const MatchId season = *desk.store->importSeason(record->recordedLines(), Instant::now());
        QVERIFY(areWhole(desk.exchange().moveThere(season)));

        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("kaosball/reference_match"), "kaosball");
        const MatchId match = *table.store->importMatch(lines, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), fixture, Json::object()}).empty());
        QVERIFY(areWhole(table.exchange().push()));
        QVERIFY(areWhole(desk.exchange().pull())); // it is not over: it belongs to its table
        QVERIFY(desk.store->recentMatches(10)->empty());

        QVERIFY(table.store->setSummary(match, "Fangs 13, Amazons 7", {{"score", 13}}, true).empty());
        QVERIFY(areWhole(table.exchange().push()));
        Exchange exchange = desk.exchange();
        QVERIFY(areWhole(exchange.pull()));
        QCOMPARE(desk.store->recentMatches(10)->size(), std::size_t{1});
        QCOMPARE(*desk.store->load(desk.store->recentMatches(10)->front().id), *table.store->load(match));
        const auto travels = *Travels(*desk.store).all();
        const auto results = exchange.takeResults(travels.front().id);
        QVERIFY(results && results->size() == 1);
        QVERIFY2(results->front().answer.accepted, results->front().answer.why.front().toStdString().c_str());
        QVERIFY(exchange.takeResults(travels.front().id)->empty()); // a match counts once
        QVERIFY(areWhole(exchange.push()) && areWhole(table.exchange().pull()));
        QCOMPARE(*table.store->load(seasonOf(table)), *desk.store->load(season));
        QVERIFY(standingsOf(table).find(fixture + ": ") != std::string::npos);
    }

    void aTablesComputerDiesAndAnotherGoesOn()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = *desk.store->importSeason(begunSeason(), Instant::now());
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        const QString there = Travels(*desk.store).all()->front().id;
        const std::vector<RecordedLine> lines = playedMatch(QStringLiteral("el-grande/reference_match"), "el-grande");
        QVERIFY(lines.size() > 100);
        Travel travel;
        {
            Computer table(*m_club, "table_1", "table 1");
            QVERIFY(areWhole(table.exchange().pull()));
            travel = newTravel();
            travel.game = "el-grande";
            travel.season = there;
            travel.fixture = "1-1";
            QVERIFY(bring(*table.server, table.joined.device, travel, {lines.begin(), lines.begin() + 64}));
        }
        Computer other(*m_club, "table_2", "table 2");
        QVERIFY(areWhole(other.exchange().pull()));
        Exchange exchange = other.exchange();
        const auto held = exchange.takeOver(travel.id);
        QVERIFY(held && held->refusal && held->refusal->until());
        QVERIFY(m_club->say("owner", QStringLiteral("UPDATE whistle.records SET held_until = now()")).empty());
        const auto taken = exchange.takeOver(travel.id);
        QVERIFY(taken && taken->standing == Standing::Whole);
        QCOMPARE(taken->taken, 63);
        const MatchId match{taken->travel.here};
        QVERIFY(other.store->append(match, {lines.begin() + 64, lines.end()}, Instant::now()).empty());
        QVERIFY(areWhole(exchange.push()));
        std::vector<std::string> all;
        for (const RecordedLine& line : lines)
            all.push_back(line.text);
        QCOMPARE(*other.server->lines(travel.id, 1, -1), all);
        QVERIFY(MatchFixtures(*other.store).of(match)->has_value());
    }

    void aSeasonIsBroughtBackWhole()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = *desk.store->importSeason(begunSeason(), Instant::now());
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        Computer other(*m_club, "organiser", "bar");
        QVERIFY(areWhole(other.exchange().pull()));
        QVERIFY(enter(other, seasonOf(other), result("1-1", "a", 3, "d", 1), 5));
        QVERIFY(areWhole(other.exchange().push()));
        const QString there = Travels(*desk.store).all()->front().id;
        const auto back = desk.exchange().bringBack(there);
        QVERIFY(back && back->standing == Standing::Whole);
        QVERIFY(desk.server->records()->empty() && Travels(*desk.store).all()->empty());
        QVERIFY(standingsOf(desk).find("1-1: 3 1\n") != std::string::npos);
        // And there again, whole.
        QVERIFY(areWhole(desk.exchange().moveThere(seasonOf(desk))));
        QCOMPARE(desk.server->records()->size(), std::size_t{1});
    }

    void aTableMayNotActForTheOrganiser()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = *desk.store->importSeason(begunSeason(), Instant::now());
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        QVERIFY(enter(table, seasonOf(table), result("1-1", "a", 0, "d", 3), 4));
        const auto pushed = table.exchange().push();
        QVERIFY(pushed && pushed->front().standing == Standing::Refused);
        QCOMPARE(pushed->front().refusal->why, ClubRefusal::Why::Role);
        QCOMPARE(pushed->front().waiting, 1);
    }

    void leavingKeepsWhatIsHere()
    {
        Computer desk(*m_club, "organiser", "desk");
        const QString id = desk.joined.device.id;
        QVERIFY(leaveClub(*desk.store).empty());
        QVERIFY(!joinedClub(*desk.store));
        QCOMPARE(joinClub(*desk.store, m_club->address("organiser"), {})->device.id, id);
        QCOMPARE(joinedClub(*desk.store)->device.name, QStringLiteral("desk"));
    }

private:
    std::unique_ptr<OwnServer> m_club;
};

QTEST_GUILESS_MAIN(TestClubExchange)
#include "tst_club_exchange.moc"
