// SPDX-License-Identifier: GPL-3.0-or-later
// Seasons and matches between data folders and a club's server: there, back, and several people at once.
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "club/courier.h"
#include "club_under_test.h"
#include "league/checking/random_season.h"
#include "league/schedule/lots.h"
#include "league/telling/season_file.h"
#include "store/backup.h"
#include "store/match_fixtures.h"

#include <QDir>
#include <QFile>
#include <QFloat16>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

/// A round robin of four, entered by hand; its first line is this evening's.
std::vector<RecordedLine> begunSeason(const std::string& game = "chaotic")
{
    Json definition{
        {"id", "w"}, {"name", "Winter League"}, {"game", game}, {"format", {{"league", {{"kind", "round_robin"}}}}}};
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

/// A season of this computer's that is on the server too; without uuid: it is not.
MatchId movedThere(Computer& desk, const std::string& game = "chaotic")
{
    const MatchId season = *desk.store->importSeason(begunSeason(game), Instant::now());
    return areWhole(desk.exchange().moveThere(season)) ? season : MatchId{};
}

/// A cup of four teams that has begun, and the fixture of the two in the reference match.
std::pair<std::unique_ptr<SeasonRecord>, std::string> cup()
{
    Json definition{
        {"id", "cup"}, {"name", "Cup"}, {"game", "kaosball"}, {"format", {{"league", {{"kind", "round_robin"}}}}}};
    for (const char* id : {"fangs", "amazons", "ogres", "daemons"})
        definition["entrants"].push_back({{"id", id}, {"name", id}});
    auto record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definition}}, Instant::now());
    (void)record->play({{"command", "start"}}, Instant::now());
    for (const league::Fixture& each : record->state().fixtures) {
        if (std::is_permutation(each.sides.begin(), each.sides.end(), std::array{0, 1}.begin()))
            return {std::move(record), each.id};
    }
    return {};
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
        const auto [record, fixture] = cup();
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

    /// What every side has confirmed at its table is entered by an organiser's computer; by two of them once.
    void whatEverySideHasConfirmedIsEnteredOnce()
    {
        Computer desk(*m_club, "organiser", "desk");
        Computer bar(*m_club, "organiser", "bar");
        const auto [record, fixture] = cup();
        const MatchId season = *desk.store->importSeason(record->recordedLines(), Instant::now());
        QVERIFY(areWhole(desk.exchange().moveThere(season)) && areWhole(bar.exchange().pull()));

        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("kaosball/reference_match"), "kaosball");
        const MatchId match = *table.store->importMatch(lines, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), fixture, Json::object()}).empty());
        const Json summary{
            {"seats",
             {{{"seat", 1}, {"name", "fangs"}, {"score", 26}}, {{"seat", 2}, {"name", "amazons"}, {"score", 18}}}}};
        QVERIFY(table.store->setSummary(match, "Fangs 26, Amazons 18", summary, true).empty());
        // The first of them says so before anything has gone to the server; it is told behind the match.
        const auto waitsOf = [&] {
            std::size_t waits = 0;
            for (const HeldAgreement& held : *Travels(*table.store).agreements())
                waits += held.sides.size() + held.back.size();
            return waits;
        };
        QVERIFY(areWhole(table.exchange().push())); // begins to travel
        const auto travels = *Travels(*table.store).all();
        const QString there = travels.back().id;
        QVERIFY(Travels(*table.store).agree(there, lines.back().chain, 1).empty());
        QCOMPARE(waitsOf(), std::size_t{1});
        QVERIFY(areWhole(table.exchange().push()));
        QVERIFY(areWhole(table.exchange().push())); // that it is over was told by the one before
        QCOMPARE(waitsOf(), std::size_t{0});

        Exchange exchange = desk.exchange();
        QVERIFY(areWhole(exchange.pull()));
        const QString seasonThere = Travels(*desk.store).all()->front().id;
        QVERIFY(exchange.takeResults(seasonThere, Exchange::Results::Agreed)->empty()); // one is missing
        // It is taken back, and said again, without the server and with it.
        Travels held(*table.store);
        QVERIFY(held.takeBack(there, lines.back().chain, 1).empty());
        QVERIFY(held.agree(there, lines.back().chain, 1).empty());
        QCOMPARE(held.agreements()->front(), (HeldAgreement{there, lines.back().chain, {1}, {}}));
        QVERIFY(held.takeBack(there, lines.back().chain, 1).empty());
        QVERIFY(held.agree(there, lines.back().chain, 2).empty());
        QVERIFY(areWhole(table.exchange().push()));
        QCOMPARE(waitsOf(), std::size_t{0});
        QVERIFY(areWhole(exchange.pull()));
        QVERIFY(exchange.takeResults(seasonThere, Exchange::Results::Agreed)->empty()); // the first has gone
        QVERIFY(held.agree(there, lines.back().chain, 1).empty());
        QVERIFY(held.takeBack(there, lines.back().chain, 2).empty());
        QVERIFY(areWhole(table.exchange().push()));
        QVERIFY(Travels(*table.store).agree(there, "another line", 2).empty());
        QVERIFY(areWhole(table.exchange().push()));
        QCOMPARE(waitsOf(), std::size_t{0}); // of another last line it is nobody's word
        QVERIFY(Travels(*table.store).agree(there, lines.back().chain, 2).empty());
        QVERIFY(areWhole(table.exchange().push()));

        // Two organisers' computers enter it at the same time: the result is there once, and nobody is told of a fault.
        Exchange other = bar.exchange();
        QVERIFY(areWhole(exchange.pull()) && areWhole(other.pull()));
        for (Exchange* each : {&exchange, &other}) {
            const auto results = each->takeResults(seasonThere, Exchange::Results::Agreed);
            QVERIFY(results && results->size() == 1);
            QVERIFY2(results->front().answer.accepted, results->front().answer.why.front().toStdString().c_str());
        }
        QVERIFY(areWhole(exchange.push()));
        const auto second = other.push();
        QVERIFY(areWhole(second));
        for (const Exchanged& each : *second)
            QVERIFY(each.leftOut.empty());
        QVERIFY(areWhole(exchange.pull()));
        QCOMPARE(*desk.store->load(seasonOf(desk)), *bar.store->load(seasonOf(bar)));
        QCOMPARE(desk.store->lineCount(seasonOf(desk)), std::optional(3));
        QVERIFY(standingsOf(desk).find(fixture + ": ") != std::string::npos);

        // What an organiser takes back does not come in again by itself.
        QVERIFY(enter(desk, seasonOf(desk), {{"edit", "withdraw"}, {"number", 3}}, 9));
        QVERIFY(exchange.takeResults(seasonThere, Exchange::Results::Agreed)->empty());
        QVERIFY(enter(desk, seasonOf(desk), {{"edit", "restore"}, {"number", 3}}, 10));

        // The table goes on. Before its lines have come nothing is entered for them, whatever its sides have said.
        const auto again = Catalog::standard().openMatch(soundLines(*table.store->load(match)));
        (*again)->setRecorder(
            [&](const std::vector<RecordedLine>& more) { return table.store->append(match, more, Instant::now()); });
        QVERIFY((*again)->undo(Instant::now())->accepted);
        QVERIFY((*again)->redo(Instant::now())->accepted);
        const std::string later = (*again)->recordedLines().back().chain;
        QVERIFY(table.store->setSummary(match, "Fangs 26, Amazons 18", summary, true).empty());
        for (const int side : {1, 2})
            QVERIFY(Travels(*table.store).agree(there, later, side).empty());
        for (int i = 0; i < 2; ++i)
            QVERIFY(areWhole(table.exchange().push()));
        QCOMPARE(waitsOf(), std::size_t{0});
        // What came of it corrects the result, for a reason, once it is here.
        const auto correction = [&] {
            const std::vector<ClubRecord> records = *desk.server->records();
            const ClubRecord& last =
                *std::find_if(records.begin(), records.end(), [&](const ClubRecord& each) { return each.id == there; });
            const auto all = *Travels(*desk.store).all();
            const QString here =
                std::find_if(all.begin(), all.end(), [&](const Travel& each) { return each.id == there; })->here;
            return resultAct(last, here, soundLines(*desk.store->load({here})).lines,
                             (*openSeason(soundLines(*desk.store->load(seasonOf(desk))).lines))->state(),
                             "they played on");
        };
        QVERIFY(!correction());
        QVERIFY(areWhole(exchange.pull()));
        QVERIFY(exchange.takeResults(seasonThere, Exchange::Results::Agreed)->empty()); // it has one
        const auto act = correction();
        QVERIFY(act);
        QCOMPARE((*act)["command"], Json("correct"));
        QVERIFY(enter(desk, seasonOf(desk), *act, 11));
    }

    /// Two histories of a match look to an organiser as they do at their tables; a secret stays one.
    void whatHistoriesLookLikeIsToldByWhoeverHasThem()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(!movedThere(desk, "el-grande").uuid.isEmpty());
        const auto lines = playedMatch(QStringLiteral("el-grande/reference_match"), "el-grande");
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const MatchId match = *table.store->importMatch({lines.begin(), lines.begin() + 41}, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), "1-1", Json::object()}).empty());
        QVERIFY(areWhole(table.exchange().push()));
        QVERIFY(areWhole(table.exchange().push()));
        const QString there = Travels(*table.store).all()->back().id;
        QVERIFY(m_club->say("owner", QStringLiteral("UPDATE whistle.records SET held_until = now()")).empty());
        const auto taken = desk.exchange().takeOver(there);
        QVERIFY(taken && taken->standing == Standing::Whole);
        // The desk takes an entry back, the table plays on.
        auto atDesk = Catalog::standard().openMatch(soundLines(*desk.store->load({taken->travel.here})));
        (*atDesk)->setRecorder(
            [&](const auto& more) { return desk.store->append({taken->travel.here}, more, Instant::now()); });
        QVERIFY((*atDesk)->undo(Instant::now())->accepted);
        QVERIFY(table.store->append(match, {lines.begin() + 41, lines.begin() + 61}, Instant::now()).empty());
        QVERIFY(areWhole(desk.exchange().push()));
        (void)table.exchange().push();
        QVERIFY(table.exchange().tellHistories().empty());
        QVERIFY(desk.exchange().tellHistories().empty());
        const auto histories = desk.server->histories(there);
        QVERIFY(histories);
        QCOMPARE(histories->size(), std::size_t{2});
        QCOMPARE(commonOf(*histories), 40);
        const Json& played = histories->back().telling;
        QCOMPARE(played["chain"], Json(lines[60].chain));
        QVERIFY(played["entries"].size() > 10);
        QCOMPARE(played["entries"].front()["number"], Json(41));
        QVERIFY(!played["entries"].front()["words"].get<std::string>().empty());
        for (const Json& entry : played["entries"]) { // both say the same where both speak the same language
            QVERIFY(entry.contains("told"));
            QCOMPARE(wordsOfEntry(entry).toStdString(), entry["words"].get<std::string>());
        }
        QCOMPARE(wordsOfEntry({{"words", "as it was there"}}), QStringLiteral("as it was there"));
        QVERIFY(histories->front().telling.contains("chain"));
        const std::string words = played.dump();
        QVERIFY(words.find("\"sealed\"") == std::string::npos && words.find("salt") == std::string::npos);
        // Of a page that knows whose entries are, and of more than there is room for, the last one too.
        const auto whole = Catalog::standard().openMatch(soundLines(*table.store->load(match)));
        QVERIFY(!played["entries"].front().contains("seat") && !played.contains("last"));
        const Json shared = historyTelling(**whole, 40, {}, {}, [](const Match& of) {
            return std::vector<EntryShare>(of.entries().size(), EntryShare{2, 7});
        });
        QCOMPARE(shared["entries"].front()["seat"], Json(2));
        QCOMPARE(shared["entries"].front()["points"], Json(7));
        SoundLines all;
        all.lines = lines;
        const Json longOne = historyTelling(**Catalog::standard().openMatch(all), 0, {}, {});
        QCOMPARE(longOne["entries"].size(), std::size_t{100});
        QVERIFY(longOne.dump().size() < 60'000); // as much as the server takes
        QVERIFY(longOne["more"] > 0 && longOne["last"]["number"] > longOne["entries"].back()["number"]);
        // Nothing new is told twice.
        const std::string before =
            m_club->ask("owner", QStringLiteral("SELECT max(changed::text) FROM whistle.records"));
        QVERIFY(desk.exchange().tellHistories().empty());
        QCOMPARE(m_club->ask("owner", QStringLiteral("SELECT max(changed::text) FROM whistle.records")), before);
    }

    /// Whoever is killed before the first entry is on disk begins another match: nothing holds its fixture.
    void aMatchComesWithItsFirstEntry()
    {
        Computer table(*m_club, "table_1", "table 1");
        Travel travel = newTravel();
        travel.club = table.server->club();
        QVERIFY(Travels(*table.store).keep(travel).empty());
        const auto lines = someLines(1);
        Courier courier(table.joined, table.folder(), travel, {lines.front()}, {});
        QTRY_VERIFY_WITH_TIMEOUT(courier.news().isLive, 10'000);
        QTest::qWait(300);
        QVERIFY(table.server->records()->empty());
        courier.carry({lines.back()});
        QTRY_COMPARE_WITH_TIMEOUT(table.server->records()->size(), std::size_t{1}, 10'000);
        QTRY_COMPARE_WITH_TIMEOUT(table.server->records()->front().state.count, 1, 10'000);
    }

    /// A match of another game does not take the fixture, whoever brings it.
    void aMatchOfAnotherGameTakesNoFixture()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(!movedThere(desk).uuid.isEmpty());
        Computer table(*m_club, "table_1", "table 1");
        Travel travel = newTravel();
        travel.season = Travels(*desk.store).all()->front().id;
        travel.fixture = "1-1";
        const auto refused = bring(*table.server, table.joined.device, travel, someLines(2));
        QVERIFY(refused && refused->refusal);
        QCOMPARE(refused->refusal->why, ClubRefusal::Why::Game);
        QCOMPARE(refused->refusal->told().toStdString(), "The match is “Kaosball”, but the season is “Chaotic”.");
        QCOMPARE(table.server->records()->size(), std::size_t{1});
        travel.game = "chaotic";
        const auto lines = playedMatch(QStringLiteral("chaotic/reference_match"), "chaotic");
        QCOMPARE(bring(*table.server, table.joined.device, travel, lines)->standing, Standing::Whole);
    }

    /// A match that was begun for the wrong fixture goes on for none, and the fixture is free.
    void anOrganiserUntiesAMatchFromItsFixture()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(!movedThere(desk).uuid.isEmpty());
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("chaotic/reference_match"), "chaotic");
        const MatchId match = *table.store->importMatch({lines.begin(), lines.begin() + 9}, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), "1-1", Json::object()}).empty());
        QVERIFY(areWhole(table.exchange().push()));
        const QString there = Travels(*table.store).all()->back().id;
        const auto refused = table.server->untie(there);
        QCOMPARE(std::get<ClubRefusal>(*refused).told().toStdString(), "Only an organiser of the club may do this.");
        QVERIFY(std::holds_alternative<ClubState>(*desk.server->untie(there)));
        QVERIFY(table.store->append(match, {lines.begin() + 9, lines.begin() + 12}, Instant::now()).empty());
        QVERIFY(areWhole(table.exchange().push()));
        QVERIFY(!*MatchFixtures(*table.store).of(match));
        QVERIFY(Travels(*table.store).all()->back().season.isEmpty());
        const auto records = desk.server->records();
        QCOMPARE(records->back().state.count, 11);
        QVERIFY(records->back().season.isEmpty() && records->back().fixture.empty());
        // Another table plays the fixture.
        Computer other(*m_club, "table_2", "table 2");
        Travel right = newTravel();
        right.game = "chaotic";
        right.season = Travels(*desk.store).all()->front().id;
        right.fixture = "1-1";
        QCOMPARE(bring(*other.server, other.joined.device, right, lines)->standing, Standing::Whole);
    }

    /// The server's disk is gone: the laptops bring back what sides have confirmed at them, and who holds a match.
    void aLostServerHearsAgainWhatWasConfirmed()
    {
        Computer desk(*m_club, "organiser", "desk");
        const auto [record, fixture] = cup();
        const MatchId season = *desk.store->importSeason(record->recordedLines(), Instant::now());
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("kaosball/reference_match"), "kaosball");
        const std::string& chain = lines.back().chain;
        const MatchId match = *table.store->importMatch(lines, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), fixture, Json::object()}).empty());
        QVERIFY(table.store->setSummary(match, "over", {{"score", 1}}, true).empty());
        for (int i = 0; i < 2; ++i)
            QVERIFY(areWhole(table.exchange().push()));
        const QString there = Travels(*table.store).all()->back().id;
        for (const int side : {1, 2})
            QVERIFY(Travels(*table.store).agree(there, chain, side).empty());
        QVERIFY(Travels(*table.store).takeBack(there, chain, 2).empty()); // what is taken back is not said again
        QVERIFY(areWhole(table.exchange().push()));
        QVERIFY(std::holds_alternative<ClubState>(*desk.server->agreeFor(there, 2, chain, "she has gone home")));
        QVERIFY(areWhole(desk.exchange().pull()));

        QVERIFY(loseEverything(desk, table));
        // The desk comes first: it brings the match too, for the table.
        QVERIFY(areWhole(desk.exchange().push()));
        QCOMPARE(desk.server->records()->back().holder, QStringLiteral("organiser"));
        QVERIFY(desk.server->records()->back().isBrought);
        QVERIFY(areWhole(table.exchange().push()));
        QVERIFY(areWhole(desk.exchange().push()));
        const ClubRecord now = desk.server->records()->back();
        QCOMPARE(now.holder, QStringLiteral("table_1"));
        QVERIFY(!now.isBrought && now.finished && isAgreed(now));
        QCOMPARE(now.agreed.front(), (ClubAgreement{1, QStringLiteral("table_1"), ""}));
        QCOMPARE(now.agreed.back(), (ClubAgreement{2, QStringLiteral("organiser"), "she has gone home"}));

        // The table comes first: with its match come the words of its side.
        QVERIFY(loseEverything(desk, table));
        Travel itsSeason = Travels(*desk.store).all()->front();
        itsSeason.sent = -1;
        QVERIFY(bring(*desk.server, desk.joined.device, itsSeason, record->recordedLines()));
        QVERIFY(areWhole(table.exchange().push()));
        QCOMPARE(desk.server->records()->back().agreed.size(), std::size_t{1});
    }

    /// The one that counts is chosen again, as long as nothing has come since that nobody has seen.
    void aLostServerHearsAgainWhichHistoryCounts()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(!movedThere(desk, "el-grande").uuid.isEmpty());
        const auto lines = playedMatch(QStringLiteral("el-grande/reference_match"), "el-grande");
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const MatchId match = *table.store->importMatch({lines.begin(), lines.begin() + 41}, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), "1-1", Json::object()}).empty());
        QVERIFY(areWhole(table.exchange().push()));
        const QString there = Travels(*table.store).all()->back().id;
        QVERIFY(m_club->say("owner", QStringLiteral("UPDATE whistle.records SET held_until = now()")).empty());
        const auto taken = desk.exchange().takeOver(there);
        QVERIFY(taken && taken->standing == Standing::Whole);
        auto atDesk = Catalog::standard().openMatch(soundLines(*desk.store->load({taken->travel.here})));
        (*atDesk)->setRecorder(
            [&](const auto& more) { return desk.store->append({taken->travel.here}, more, Instant::now()); });
        QVERIFY((*atDesk)->undo(Instant::now())->accepted);
        QVERIFY(table.store->append(match, {lines.begin() + 41, lines.begin() + 61}, Instant::now()).empty());
        QVERIFY(areWhole(desk.exchange().push()));
        (void)table.exchange().push();
        QCOMPARE(desk.server->histories(there)->size(), std::size_t{2});
        QVERIFY(std::holds_alternative<ClubState>(*desk.server->choose(there, 1, "the desk was right")));
        QVERIFY(desk.exchange().push());

        QVERIFY(loseEverything(desk, table));
        QVERIFY(areWhole(desk.exchange().push()));
        (void)table.exchange()
            .push(); // it has not heard of the choice; the server does not know that it held the match
        QCOMPARE(desk.server->histories(there)->size(), std::size_t{2});
        QVERIFY(!desk.server->histories(there)->front().counts ||
                desk.server->histories(there)->front().reason.empty());
        QVERIFY(desk.exchange().push());
        const auto histories = desk.server->histories(there);
        QVERIFY(histories->front().counts);
        QCOMPARE(histories->front().reason, "the desk was right");
        QCOMPARE(histories->front().lines, 41);
        QCOMPARE(histories->back().lines, 60);
        // Of a history that has come since nobody has said anything.
        QVERIFY(
            m_club->say("owner", QStringLiteral("UPDATE whistle.histories SET chosen_by = NULL, reason = ''")).empty());
        QVERIFY(
            m_club
                ->say("owner", QStringLiteral("INSERT INTO whistle.histories (record, history, header, last_chain, "
                                              "holder, device, device_name) SELECT record, 3, header, last_chain, "
                                              "holder, device, device_name FROM whistle.histories WHERE history = 2"))
                .empty());
        QVERIFY(m_club->say("owner", QStringLiteral("UPDATE whistle.records SET title = 'x'")).empty());
        QVERIFY(desk.exchange().push());
        for (const ClubHistory& history : *desk.server->histories(there))
            QVERIFY(history.chosenBy.isEmpty());
    }

    /// A match with a pack of its players' own is played on by whoever has none of it.
    void aMatchBringsItsPacksAlong()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("packs/kaosball")));
        QVERIFY(QFile::copy(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/packs/good/club_teams.json"),
                            folder.filePath(QStringLiteral("packs/kaosball/club_teams.json"))));
        Catalog::usePacks(folder.path());
        const auto played = (*Catalog::standard().game("kaosball"))->newMatch();
        const Checked<PlayResult> begun =
            played->play(*parseJson(R"({"command": "new_match", "mode": "versus", "kind": "league", "draft": false,
                                        "first_player": "krakens", "teams": [{"team": "krakens", "side": "south"},
                                                                             {"team": "fangs", "side": "north"}]})"),
                         Instant::now());
        Catalog::usePacks(folder.filePath(QStringLiteral("none")));
        QVERIFY(begun && begun->accepted);
        Computer table(*m_club, "table_1", "table 1");
        Travel travel = newTravel();
        QVERIFY(bring(*table.server, table.joined.device, travel, played->recordedLines()));
        QVERIFY(table.server->letGo(travel.id, table.joined.device));
        Computer other(*m_club, "table_2", "table 2");
        const auto taken = other.exchange().takeOver(travel.id);
        QVERIFY(taken && taken->standing == Standing::Whole);
        const auto again = Catalog::standard().openMatch(soundLines(*other.store->load({taken->travel.here})));
        QVERIFY(again && (*again)->notes().empty() && !(*again)->hasOtherPack());
        QCOMPARE((*again)->table().dump(), played->table().dump());
    }

    void aTablesComputerDiesAndAnotherGoesOn()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk, "el-grande");
        QVERIFY(!season.uuid.isEmpty());
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

    /// Made-up seasons of every game and format, entered by two organisers in turn: on the server, on both computers
    /// and at home again they are what one computer alone would have. WHISTLE_SEASONS: so many of them.
    void randomSeasonsAreThoseOfASingleMachine()
    {
        const int seasons = std::max(20, qEnvironmentVariableIntValue("WHISTLE_SEASONS"));
        int entered = 0;
        for (int seed = 1; seed <= seasons; ++seed) {
            const std::vector<Json> acts = league::randomSeason(static_cast<std::uint64_t>(seed), leagueGames());
            league::Chance chance(static_cast<std::uint64_t>(seed));
            const auto alone = newSeason();
            Computer desk(*m_club, "organiser", "desk");
            Computer bar(*m_club, "organiser", "bar");
            std::size_t next = 0;
            for (; next < 2; ++next)
                QVERIFY(alone->play(acts[next], Instant{1'800'000'000 + static_cast<int>(next)})->accepted);
            const MatchId season = *desk.store->importSeason(alone->recordedLines(), Instant::now());
            QVERIFY(areWhole(desk.exchange().moveThere(season)));
            while (next < acts.size()) {
                Computer& who = chance.below(2) == 0 ? desk : bar;
                QVERIFY(areWhole(who.exchange().pull()));
                const MatchId here = seasonOf(who);
                const auto record = opened(who, here);
                std::vector<RecordedLine> more;
                record->setRecorder([&](const std::vector<RecordedLine>& lines) {
                    return who.store->append(here, lines, Instant::now());
                });
                for (int count = 1 + chance.below(12); count > 0 && next < acts.size(); --count, ++next) {
                    const Instant at{1'800'000'000 + static_cast<int>(next)};
                    QVERIFY(alone->play(acts[next], at)->accepted);
                    QVERIFY(record->play(acts[next], at)->accepted);
                    ++entered;
                }
                QVERIFY(areWhole(who.exchange().push()));
            }
            QVERIFY(areWhole(desk.exchange().pull()));
            QVERIFY(areWhole(bar.exchange().pull()));
            std::vector<std::string> all;
            for (const RecordedLine& line : alone->recordedLines())
                all.push_back(line.text);
            QVERIFY2(*desk.store->load(seasonOf(desk)) == all, std::to_string(seed).c_str());
            QVERIFY2(*bar.store->load(seasonOf(bar)) == all, std::to_string(seed).c_str());
            QVERIFY(opened(bar, seasonOf(bar))->deviations().empty());
            QVERIFY(desk.server->faults()->empty());
            const auto home = desk.exchange().bringBack(Travels(*desk.store).all()->front().id);
            QVERIFY(home && home->standing == Standing::Whole);
            QVERIFY(*desk.store->load(season) == all);
            QVERIFY(desk.server->records()->empty());
        }
        qInfo("%d acts of %d seasons", entered, seasons);
    }

    void aSeasonIsBroughtBackWhole()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk);
        QVERIFY(!season.uuid.isEmpty());
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

    /// A laptop with copies of its matches is at it while a season is moved again: each of them is there once.
    void matchesOfASeasonThatIsMovedAgainAreThereOnce()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = *desk.store->importSeason(begunSeason(), Instant::now());
        const auto lines = playedMatch(QStringLiteral("chaotic/reference_match"), "chaotic");
        for (const char* fixture : {"1-1", "1-2", "2-1"}) {
            const MatchId match = *desk.store->importMatch({lines.begin(), lines.begin() + 9}, Instant::now());
            QVERIFY(MatchFixtures(*desk.store).tie({match, season, fixture, Json::object()}).empty());
            QVERIFY(desk.store->setSummary(match, fixture, Json::object(), true).empty());
        }
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        Computer bar(*m_club, "organiser", "bar");
        QVERIFY(areWhole(bar.exchange().pull()));
        Computer away(*m_club, "organiser", "away"); // which hears of nothing until the season is there again
        QVERIFY(areWhole(away.exchange().pull()));
        for (int move = 0; move < 2; ++move) {
            QCOMPARE(desk.exchange().bringBack(Travels(*desk.store).all()->front().id)->standing, Standing::Whole);
            QVERIFY(bar.exchange().push());
            Exchange exchange = desk.exchange();
            exchange.setProgress([&](int done, int) {
                if (done == 1) {
                    (void)bar.exchange().pull();
                    (void)bar.exchange().push();
                }
                return true;
            });
            QVERIFY(exchange.moveThere(season));
            exchange.setProgress({});
            QVERIFY(areWhole(exchange.pull()) && areWhole(exchange.push()));
            for (Computer* other : {&bar, &away}) {
                QVERIFY(areWhole(other->exchange().pull()));
                QVERIFY(areWhole(other->exchange().push()));
                QCOMPARE(other->store->seasons()->size(), std::size_t{1});
                QCOMPARE(other->store->recentMatches(10)->size(), std::size_t{3});
            }
            QCOMPARE(desk.server->records()->size(), std::size_t{4});
        }
    }

    /// The table where a match was played confirms it, also when its season was taken off and came back meanwhile; what
    /// a side had said stands.
    void aMatchThatCameBackIsConfirmedWhereItWasPlayed()
    {
        Computer desk(*m_club, "organiser", "desk");
        const auto [record, fixture] = cup();
        const MatchId season = *desk.store->importSeason(record->recordedLines(), Instant::now());
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("kaosball/reference_match"), "kaosball");
        const MatchId match = *table.store->importMatch(lines, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), fixture, Json::object()}).empty());
        QVERIFY(table.store->setSummary(match, "Fangs 26, Amazons 18", Json::object(), true).empty());
        for (int i = 0; i < 2; ++i)
            QVERIFY(areWhole(table.exchange().push()));
        const std::string& chain = lines.back().chain;
        QVERIFY(Travels(*table.store).agree(Travels(*table.store).all()->back().id, chain, 2).empty());
        QVERIFY(areWhole(table.exchange().push()));

        QCOMPARE(desk.exchange().bringBack(Travels(*desk.store).all()->front().id)->standing, Standing::Whole);
        QVERIFY(table.exchange().push()); // it has heard of it
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        QVERIFY(areWhole(desk.exchange().push()));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(areWhole(table.exchange().pull()));
            QVERIFY(areWhole(table.exchange().push()));
        }
        const ClubRecord there = desk.server->records()->back();
        QCOMPARE(there.deviceName, QStringLiteral("table 1"));
        QVERIFY(hasAgreed(there, 2) && !hasAgreed(there, 1));
        QVERIFY(std::holds_alternative<ClubState>(*table.server->agree(there.id, table.joined.device, 1, chain)));
    }

    /// What was not chosen stays to be read when the season is taken off.
    void aHistoryThatDoesNotCountGoesToTheArchive()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(!movedThere(desk, "el-grande").uuid.isEmpty());
        const auto lines = playedMatch(QStringLiteral("el-grande/reference_match"), "el-grande");
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const MatchId match = *table.store->importMatch({lines.begin(), lines.begin() + 41}, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), "1-1", Json::object()}).empty());
        QVERIFY(areWhole(table.exchange().push()));
        const QString there = Travels(*table.store).all()->back().id;
        QVERIFY(table.server->letGo(there, table.joined.device));
        QCOMPARE(desk.exchange().takeOver(there)->standing, Standing::Whole);
        const auto others = partedAt({lines.begin(), lines.begin() + 41}, 40, 5, "other");
        QVERIFY(table.store->append(match, {others.begin() + 41, others.end()}, Instant::now()).empty());
        QVERIFY(desk.store
                    ->append({Travels(*desk.store).all()->back().here}, {lines.begin() + 41, lines.begin() + 43},
                             Instant::now())
                    .empty());
        QVERIFY(areWhole(desk.exchange().push()));
        (void)table.exchange().push();
        QCOMPARE(desk.server->histories(there)->size(), std::size_t{2});
        const Travel kept = Travels(*table.store).all()->back();
        QVERIFY(kept.isParted);
        QCOMPARE(waitingOf(kept, *table.store->lineCount(match)), 0); // all of it is there
        QVERIFY(std::holds_alternative<ClubState>(*desk.server->choose(there, 1, "the desk was right")));
        QCOMPARE(desk.exchange().bringBack(Travels(*desk.store).all()->front().id)->standing, Standing::Whole);
        const auto archive = *desk.store->recentMatches(10, Shelf::Archive);
        QCOMPARE(archive.size(), std::size_t{1});
        QCOMPARE(archive.front().title, "1-1: the history of table 1, which does not count (the desk was right)");
        QCOMPARE(desk.store->load(archive.front().id)->back(), others.back().text);
    }

    void aTableMayNotActForTheOrganiser()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk);
        QVERIFY(!season.uuid.isEmpty());
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        QVERIFY(enter(table, seasonOf(table), result("1-1", "a", 0, "d", 3), 4));
        const auto pushed = table.exchange().push();
        QVERIFY(pushed && pushed->front().standing == Standing::Refused);
        QCOMPARE(pushed->front().refusal->why, ClubRefusal::Why::Role);
        QCOMPARE(pushed->front().waiting, 1);
    }

    /// What others enter still comes.
    void anActThatIsRefusedFreezesNoSeason()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk);
        QVERIFY(!season.uuid.isEmpty());
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        QVERIFY(enter(table, seasonOf(table), result("1-1", "a", 0, "d", 3), 4));
        QVERIFY(enter(desk, season, result("1-2", "b", 3, "c", 2), 5));
        QVERIFY(areWhole(desk.exchange().push()));
        const auto pulled = table.exchange().pull();
        QVERIFY(pulled && pulled->front().standing == Standing::Refused);
        QVERIFY(standingsOf(table).find("1-2: 3 2\n") != std::string::npos);
        QVERIFY(standingsOf(table).find("1-1: 0 3\n") != std::string::npos); // still here
        QVERIFY(!table.exchange().takeResults(pulled->front().travel.id));
    }

    /// A took its match home, entered on, and B had finished it: both histories are kept before anything is put away.
    void whatWasEnteredHereIsNotPutAwayBeforeItIsThere()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk, "kaosball");
        QVERIFY(!season.uuid.isEmpty());
        Computer one(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(one.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("kaosball/reference_match"), "kaosball");
        const MatchId match = *one.store->importMatch({lines.begin(), lines.begin() + 21}, Instant::now());
        QVERIFY(MatchFixtures(*one.store).tie({match, seasonOf(one), "1-1", Json::object()}).empty());
        QVERIFY(areWhole(one.exchange().push()));
        const QString record = Travels(*one.store).all()->back().id;
        QVERIFY(one.server->letGo(record, one.joined.device));
        Computer two(*m_club, "table_2", "table 2");
        QVERIFY(areWhole(two.exchange().pull()));
        const auto taken = two.exchange().takeOver(record);
        QVERIFY(taken && taken->standing == Standing::Whole);
        const auto others = partedAt({lines.begin(), lines.begin() + 21}, 20, 2, "other");
        QVERIFY(two.store->append({taken->travel.here}, {others.begin() + 21, others.end()}, Instant::now()).empty());
        QVERIFY(two.store->setSummary({taken->travel.here}, "over", Json::object(), true).empty());
        QVERIFY(two.exchange().push());
        QVERIFY(one.store->append(match, {lines.begin() + 21, lines.begin() + 23}, Instant::now()).empty());
        const auto pulled = one.exchange().pull();
        QVERIFY(pulled && pulled->back().standing == Standing::Parted);
        QCOMPARE(one.store->shelfOf(match), Shelf::Open);
        QCOMPARE(one.server->histories(record)->size(), std::size_t{2});
        QCOMPARE(one.server->lines(record, 2, -1)->size(), std::size_t{23});
        // Somebody says that the other one counts: then that is here, and this one in the bin.
        QVERIFY(desk.server->choose(record, 1, "the umpire saw it"));
        QVERIFY(two.exchange().push());                       // it is over, still
        QVERIFY(one.store->putOn(Shelf::Bin, match).empty()); // and as if the program had ended in between
        QVERIFY(areWhole(one.exchange().pull()));
        QCOMPARE(one.store->shelfOf(match), Shelf::Bin);
        const Travel now = Travels(*one.store).all()->back();
        QCOMPARE(one.store->load({now.here})->size(), others.size());
        // What is here and was not noted is not taken in twice.
        QVERIFY(Travels(*one.store).forget(now.id).empty());
        QVERIFY(areWhole(one.exchange().pull()));
        QCOMPARE(Travels(*one.store).all()->back().here, now.here);
    }

    /// The desk has taken a match over, the table has played on: what the table played is chosen, comes to the desk
    /// when it is over, and is the result.
    void whatIsChosenComesToWhoeverHadTheOther()
    {
        Computer desk(*m_club, "organiser", "desk");
        const auto [season, fixture] = cup();
        QVERIFY(season && !fixture.empty());
        QVERIFY(
            areWhole(desk.exchange().moveThere(*desk.store->importSeason(season->recordedLines(), Instant::now()))));
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("kaosball/reference_match"), "kaosball");
        const MatchId match = *table.store->importMatch({lines.begin(), lines.begin() + 21}, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), fixture, Json::object()}).empty());
        QVERIFY(areWhole(table.exchange().push()));
        const QString record = Travels(*table.store).all()->back().id;
        QVERIFY(table.server->letGo(record, table.joined.device));
        const auto taken = desk.exchange().takeOver(record);
        QVERIFY(taken && taken->standing == Standing::Whole);
        const auto others = partedAt({lines.begin(), lines.begin() + 21}, 20, 1, "other");
        QVERIFY(desk.store->append({taken->travel.here}, {others.begin() + 21, others.end()}, Instant::now()).empty());
        QVERIFY(areWhole(desk.exchange().push()));
        QVERIFY(table.store->append(match, {lines.begin() + 21, lines.begin() + 31}, Instant::now()).empty());
        (void)table.exchange().push();
        QVERIFY(desk.server->choose(record, 2, "both coaches say so"));
        // Both stay to be read, as they were told.
        QVERIFY(table.exchange().tellHistories().empty() && desk.exchange().tellHistories().empty());
        QVERIFY(desk.exchange().pull());
        QCOMPARE(desk.exchange().push()->back().standing, Standing::Parted);
        QVERIFY(table.store->append(match, {lines.begin() + 31, lines.end()}, Instant::now()).empty());
        const Json summary{
            {"seats",
             {{{"seat", 1}, {"name", "fangs"}, {"score", 26}}, {{"seat", 2}, {"name", "amazons"}, {"score", 18}}}}};
        QVERIFY(table.store->setSummary(match, "Fangs 26, Amazons 18", summary, true).empty());
        QVERIFY(table.exchange().push());
        QVERIFY(areWhole(table.exchange().push()));
        const QString seasonThere = Travels(*desk.store).all()->front().id;
        const auto early = desk.exchange().takeResults(seasonThere);
        QVERIFY(early && (early->empty() || !early->front().answer.accepted));
        QVERIFY(areWhole(desk.exchange().pull()));
        QCOMPARE(desk.store->load({Travels(*desk.store).all()->back().here})->size(), lines.size());
        const auto results = desk.exchange().takeResults(seasonThere);
        QVERIFY(results && results->size() == 1 && results->front().answer.accepted);
    }

    /// A table's laptop that has the season already, from a file or an evening before, takes part like any other.
    void whoHasTheSeasonAlreadyJoinsWithIt()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk);
        QVERIFY(!season.uuid.isEmpty());
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(table.store->importSeason(soundLines(*desk.store->load(season)).lines, Instant::now()));
        QVERIFY(areWhole(table.exchange().pull()));
        QCOMPARE(table.store->seasons()->size(), std::size_t{1});
        QCOMPARE(Travels(*table.store).of(table.server->club())->size(), std::size_t{1});
        QVERIFY(areWhole(table.exchange().push()));
        // It is taken off and comes back: still one.
        QCOMPARE(desk.exchange().bringBack(Travels(*desk.store).all()->front().id)->standing, Standing::Whole);
        QVERIFY(table.exchange().push());
        QVERIFY(Travels(*table.store).of(table.server->club())->empty());
        QVERIFY(areWhole(desk.exchange().moveThere(season)));
        QVERIFY(areWhole(table.exchange().pull()));
        QCOMPARE(table.store->seasons()->size(), std::size_t{1});
    }

    /// The server's disk is gone: a new database takes the club's place, and the laptops bring what they have.
    void aLostServerIsFilledAgainFromTheLaptops()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(!movedThere(desk, "el-grande").uuid.isEmpty());
        Computer table(*m_club, "table_1", "table 1");
        QVERIFY(areWhole(table.exchange().pull()));
        const auto lines = playedMatch(QStringLiteral("el-grande/reference_match"), "el-grande");
        const MatchId match = *table.store->importMatch({lines.begin(), lines.begin() + 41}, Instant::now());
        QVERIFY(MatchFixtures(*table.store).tie({match, seasonOf(table), "1-1", Json::object()}).empty());
        QVERIFY(areWhole(table.exchange().push()));
        QCOMPARE(desk.server->records()->size(), std::size_t{2});
        const QString club = desk.server->club();

        ClubAddress anew = m_club->address("owner");
        anew.database = QStringLiteral("anew");
        QCOMPARE(m_club->say("owner", QStringLiteral("CREATE DATABASE anew")), "");
        const auto owner = ClubServer::connect(anew, ClubServer::Schema::AnyVersion);
        QVERIFY(owner && (*owner)->setUp(0, club).empty());
        QVERIFY((*owner)->setUp(0, club).empty()); // once more changes nothing
        QVERIFY((*owner)->setMember(QStringLiteral("organiser"), ClubRole::Organiser).empty());
        QVERIFY((*owner)->setMember(QStringLiteral("table_1"), ClubRole::Table).empty());
        for (Computer* each : {&desk, &table}) {
            ClubAddress address = m_club->address(each == &desk ? "organiser" : "table_1");
            address.database = anew.database;
            each->server = std::move(*ClubServer::connect(address));
            QCOMPARE(each->server->club(), club);
            QVERIFY(areWhole(each->exchange().push()));
        }
        QCOMPARE(desk.server->records()->size(), std::size_t{2});
        QCOMPARE(table.server->lines(Travels(*table.store).all()->back().id, 1, -1)->size(), std::size_t{41});
        // What has records of its own takes nobody's place.
        QVERIFY(!(*owner)->setUp(0, newId()).empty());
    }

    void oneExchangeAtATimeForAFolder()
    {
        Computer desk(*m_club, "organiser", "desk");
        Exchange one = desk.exchange();
        QVERIFY(one.pull());
        Exchange other(*desk.store, *desk.server, desk.joined.device, 0);
        QVERIFY(!other.pull());
    }

    /// Whoever thinks better of it on the way has the season where it was, and nothing of it where it was going.
    void movingIsCancelled()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = *desk.store->importSeason(begunSeason(), Instant::now());
        const auto lines = playedMatch(QStringLiteral("chaotic/reference_match"), "chaotic");
        for (const char* fixture : {"1-1", "1-2"}) {
            const MatchId match = *desk.store->importMatch({lines.begin(), lines.begin() + 9}, Instant::now());
            QVERIFY(MatchFixtures(*desk.store).tie({match, season, fixture, Json::object()}).empty());
        }
        const auto cancelAt = [&](int last, bool goesThere) {
            Exchange exchange = desk.exchange();
            exchange.setProgress([last](int done, int of) { return of != 3 || done < last; });
            const Problems problems = goesThere ? exchange.moveThere(season).problems()
                                                : exchange.bringBack(Travels(*desk.store).all()->front().id).problems();
            return problems.empty() ? std::string() : problems.front().message.toStdString();
        };
        for (const int at : {0, 1, 2}) {
            QCOMPARE(cancelAt(at, true), "It was cancelled. The season is only on this computer, as before.");
            QVERIFY(desk.server->records()->empty() && Travels(*desk.store).all()->empty());
        }
        QCOMPARE(cancelAt(3, true), "");
        QCOMPARE(desk.server->records()->size(), std::size_t{3});
        QCOMPARE(cancelAt(1, false), "It was cancelled. The season is on the server, as before.");
        QCOMPARE(desk.server->records()->size(), std::size_t{3});
        QCOMPARE(Travels(*desk.store).all()->size(), std::size_t{3});
        // Somebody has entered something there meanwhile: it is not taken from them.
        QCOMPARE(cancelAt(3, false), "");
        Exchange exchange = desk.exchange();
        exchange.setProgress([&](int done, int) {
            if (done == 1) {
                Computer bar(*m_club, "organiser", "bar");
                (void)bar.exchange().pull();
                (void)enter(bar, seasonOf(bar), result("2-1", "c", 3, "a", 0), 9);
                (void)bar.exchange().push();
            }
            return done < 1;
        });
        const auto half = exchange.moveThere(season);
        QVERIFY(!half);
        QVERIFY(half.problems().front().message.toStdString().starts_with("It was cancelled, but others already"));
        exchange.setProgress({});
        QVERIFY(areWhole(exchange.push())); // it goes on later
        QCOMPARE(desk.server->records()->size(), std::size_t{3});
    }

    /// A season on the server is exported and backed up like any other; a folder that is restored goes on with the
    /// club.
    void aSeasonOfAClubIsExportedAndBackedUp()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk);
        QVERIFY(!season.uuid.isEmpty());
        QVERIFY(enter(desk, season, result("1-1", "a", 3, "d", 1), 5));
        QVERIFY(areWhole(desk.exchange().push()));
        const auto record = opened(desk, season);
        const auto read =
            openSeasonFile(league::seasonFile(record->recordedLines(), record->state(), *rulesOf(*record)));
        QVERIFY(read && remarksOn(**read).empty());
        QCOMPARE((*read)->recordedLines().back().chain, record->recordedLines().back().chain);

        QTemporaryDir place;
        const QString file = place.filePath(QStringLiteral("club.backup"));
        const QString folder = place.filePath(QStringLiteral("restored"));
        QVERIFY(backUp(desk.folder(), file, Instant::now()));
        QVERIFY(enter(desk, season, result("1-2", "b", 3, "c", 1), 6)); // and then the laptop is lost
        QVERIFY(areWhole(desk.exchange().push()));
        QVERIFY(restoreBackup(file, folder, Instant::now()));
        const auto store = std::move(*Store::open(folder));
        const auto joined = joinedClub(*store);
        QVERIFY(joined);
        QCOMPARE(joined->device.id, desk.joined.device.id);
        QVERIFY(areWhole(Exchange(*store, *desk.server, joined->device).pull()));
        QCOMPARE(*store->load(season), *desk.store->load(season));
    }

    /// Which matches keep a season on the server is said, with the way out.
    void whatKeepsASeasonThereIsNamed()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(!movedThere(desk).uuid.isEmpty());
        Computer table(*m_club, "table_1", "table 1");
        Travel travel = newTravel();
        travel.game = "chaotic";
        travel.season = Travels(*desk.store).all()->front().id;
        travel.fixture = "1-2";
        const auto lines = playedMatch(QStringLiteral("chaotic/reference_match"), "chaotic");
        QVERIFY(bring(*table.server, table.joined.device, travel, {lines.begin(), lines.begin() + 9}));
        Exchange exchange = desk.exchange();
        const auto kept = exchange.bringBack(travel.season);
        QVERIFY(kept && kept->refusal);
        QCOMPARE(kept->refusal->told().toStdString(),
                 "These matches differ between this computer and the server: 1-2. Let them end, take them over, or "
                 "choose between their histories; then fetch what is new and try again.");
        QVERIFY(table.server->letGo(travel.id, table.joined.device));
        QCOMPARE(exchange.takeOver(travel.id)->standing, Standing::Whole);
        QCOMPARE(exchange.bringBack(travel.season)->standing, Standing::Whole);
    }

    /// Another organiser's laptop, which has it still, does not bring it back there.
    void whatIsTakenOffStaysOff()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk);
        QVERIFY(!season.uuid.isEmpty());
        Computer other(*m_club, "organiser", "bar");
        QVERIFY(areWhole(other.exchange().pull()));
        QVERIFY(desk.exchange().bringBack(Travels(*desk.store).all()->front().id));
        QVERIFY(enter(other, seasonOf(other), result("1-1", "a", 3, "d", 1), 5));
        const auto pushed = other.exchange().push();
        QVERIFY(pushed && pushed->front().refusal);
        QCOMPARE(pushed->front().refusal->why, ClubRefusal::Why::TakenOff);
        QVERIFY(other.server->records()->empty() && Travels(*other.store).all()->empty());
        // It is there again, and the laptop that had it has it once.
        QVERIFY(areWhole(desk.exchange().moveThere(seasonOf(desk))));
        QVERIFY(areWhole(other.exchange().pull()));
        QCOMPARE(other.store->seasons()->size(), std::size_t{1});
        QVERIFY(areWhole(desk.exchange().pull()));
        QVERIFY(standingsOf(desk).find("1-1: 3 1\n") != std::string::npos);
    }

    void whatCannotBeReadKeepsNothingElseBack()
    {
        Computer desk(*m_club, "organiser", "desk");
        const MatchId season = movedThere(desk);
        QVERIFY(!season.uuid.isEmpty());
        Travel lost = newTravel();
        lost.club = desk.server->club();
        lost.file = "/there/is/no/such.whistle";
        Travel emptied = lost;
        emptied.id = newId();
        emptied.file.clear();
        emptied.here = newId();
        QVERIFY(Travels(*desk.store).keep(lost).empty() && Travels(*desk.store).keep(emptied).empty());
        QVERIFY(enter(desk, season, result("1-1", "a", 3, "d", 1), 5));
        const auto pushed = desk.exchange().push();
        QVERIFY(pushed && pushed->size() == 3);
        QCOMPARE(pushed->front().standing, Standing::Whole);
        for (std::size_t i = 1; i < 3; ++i)
            QVERIFY((*pushed)[i].standing == Standing::Refused && !(*pushed)[i].problems.empty());
        QCOMPARE(desk.server->records()->front().state.count, 3);
        QCOMPARE(Travels(*desk.store).all()->size(), std::size_t{2}); // what is no longer here is forgotten
        // A deleted season is left alone.
        QVERIFY(desk.store->putOn(Shelf::Bin, season).empty());
        QVERIFY(desk.exchange().pull());
        QCOMPARE(desk.store->shelfOf(season), Shelf::Bin);
    }

    void whatSomebodyMayDoIsKnownWithoutTheServer()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(joinedClub(*desk.store)->role == ClubRole::Nobody);
        QVERIFY(noteRole(*desk.store, desk.server->role()).empty());
        QVERIFY(joinedClub(*desk.store)->role == ClubRole::Organiser);
        // In another club one may be somebody else.
        QVERIFY(joinClub(*desk.store, m_club->address("viewer"), desk.server->club(), "desk"));
        QVERIFY(joinedClub(*desk.store)->role == ClubRole::Nobody);
    }

    void anotherClubGetsNothingUnasked()
    {
        Computer desk(*m_club, "organiser", "desk");
        QVERIFY(areWhole(desk.exchange().moveThere(*desk.store->importSeason(begunSeason(), Instant::now()))));
        const std::string club = m_club->ask("owner", QStringLiteral("SELECT club FROM whistle.about"));
        QCOMPARE(m_club->say("owner", QStringLiteral("DELETE FROM whistle.records")), "");
        QCOMPARE(m_club->say("owner", QStringLiteral("UPDATE whistle.about SET club = gen_random_uuid()")), "");
        const auto other = m_club->as("organiser");
        QVERIFY(Exchange(*desk.store, *other, desk.joined.device).push()->empty());
        QVERIFY(other->records()->empty());
        QCOMPARE(m_club->say("owner",
                             QStringLiteral("UPDATE whistle.about SET club = '%1'").arg(QString::fromStdString(club))),
                 "");
    }

    void leavingKeepsWhatIsHere()
    {
        Computer desk(*m_club, "organiser", "desk");
        const QString id = desk.joined.device.id;
        QVERIFY(leaveClub(*desk.store).empty());
        QVERIFY(!joinedClub(*desk.store));
        QCOMPARE(joinClub(*desk.store, m_club->address("organiser"), desk.server->club(), {})->device.id, id);
        QCOMPARE(joinedClub(*desk.store)->device.name, QStringLiteral("desk"));
    }

private:
    /// As on a new server that was set up in the place of the one before.
    [[nodiscard]] bool loseEverything(Computer& one, Computer& two) const
    {
        for (Computer* each : {&one, &two})
            each->server = std::move(*ClubServer::connect(each->joined.address));
        return m_club->say("owner", QStringLiteral("DELETE FROM whistle.records")).empty() &&
               m_club->say("owner", QStringLiteral("UPDATE whistle.about SET restored = true")).empty();
    }

    std::unique_ptr<OwnServer> m_club;
};

QTEST_GUILESS_MAIN(TestClubExchange)
#include "tst_club_exchange.moc"
