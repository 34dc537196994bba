// SPDX-License-Identifier: GPL-3.0-or-later
// A club's server in the window: joining, moving a season there, a table's sign, the organiser's tables.
#include "../core/club/club_under_test.h"
#include "club/club_link.h"
#include "club/club_page.h"
#include "club/club_words.h"
#include "controls/words/live_sign.h"
#include "games.h"
#include "inspection.h"
#include "leagues/club/histories_view.h"
#include "leagues/club/table_tile.h"
#include "leagues/club/tables_tab.h"
#include "leagues/pages/league_page.h"
#include "leagues/pages/leagues_page.h"
#include "look/emblem.h"
#include "look/theme.h"
#include "match/notice_bar.h"
#include "store/match_fixtures.h"
#include "table/club_band.h"
#include "window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <set>
#include <string>

using namespace whistle;
using namespace whistle::testing;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

/// What a network may take here; a sign has two seconds of its own.
constexpr int soon = 8000;

/// The commands of the reference match of Kaosball, between Fangs and Amazons.
std::vector<Json> reference()
{
    QFile file(s(WHISTLE_SOURCE_DIR "/tests/playthroughs/kaosball/reference_match.jsonl"));
    (void)file.open(QIODevice::ReadOnly);
    std::vector<Json> commands;
    while (!file.atEnd()) {
        const Json line = *parseJson(file.readLine().toStdString());
        if (line.contains("command"))
            commands.push_back(line["command"]);
    }
    return commands;
}

std::vector<RecordedLine> winterLeague(const std::string& name = "Winter League")
{
    Json definition{
        {"id", "w"}, {"name", name}, {"game", "kaosball"}, {"format", {{"league", {{"kind", "round_robin"}}}}}};
    for (const auto& [id, called] : {std::pair("fangs", "Fangs"), std::pair("amazons", "Amazons"),
                                     std::pair("ogres", "Ogres"), std::pair("daemons", "Daemons")})
        definition["entrants"].push_back({{"id", id}, {"name", called}});
    const auto record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definition}}, Instant::now());
    (void)record->play({{"command", "start"}}, Instant::now());
    return record->recordedLines();
}

/// The fixture of these two.
std::string fixtureOf(const std::vector<RecordedLine>& season, const char* one, const char* other)
{
    const auto record = openSeason(season);
    const league::Season& state = (*record)->state();
    for (const league::Fixture& fixture : state.fixtures) {
        const std::string first = state.entrant(fixture.sides[0]).id;
        const std::string second = state.entrant(fixture.sides[1]).id;
        if ((first == one && second == other) || (first == other && second == one))
            return fixture.id;
    }
    return {};
}

/// The program's window on a folder.
class Window {
public:
    explicit Window(const QString& folder) : m_window(allGames(), folder, leaguePages())
    {
        m_window.resize(1366, 768);
        m_window.show();
    }
    MainWindow* operator->() { return &m_window; }
    [[nodiscard]] MainWindow* get() { return &m_window; }
    template <class Part>
    [[nodiscard]] Part* find(const QString& name) const
    {
        for (Part* part : m_window.findChildren<Part*>(name)) {
            if (part->isVisible())
                return part;
        }
        return nullptr;
    }
    [[nodiscard]] bool press(const QString& name) const
    {
        auto* button = find<QAbstractButton>(name);
        if (button)
            button->click();
        return button != nullptr;
    }
    /// The Club tab of the season that is open; false: it has none yet.
    [[nodiscard]] bool opensTables()
    {
        LeaguePage* page = dynamic_cast<LeaguesPage*>(m_window.leagues())->openLeague();
        page->openTab(LeaguePage::Tab::Tables);
        return qobject_cast<TablesTab*>(page->currentTab()) != nullptr;
    }
    [[nodiscard]] QString sign() const
    {
        auto* sign = find<LiveSign>(s("clubSign"));
        return sign ? sign->words().words : QString();
    }

private:
    MainWindow m_window;
};

/// The program itself, as a process on a folder, and what it has of the system.
class Program {
public:
    explicit Program(const QString& folder)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(s("QT_QPA_PLATFORM"), s("offscreen"));
        for (const char* other : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"})
            environment.remove(s(other));
        m_process.setProcessEnvironment(environment);
        m_process.start(s(WHISTLE_BINARY_DIR "/bin/whistle"), {s("--data"), folder});
    }
    ~Program()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }
    /// Whether PostgreSQL's driver is loaded.
    [[nodiscard]] bool driver() const
    {
        QFile maps(of(s("maps")));
        return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("psql");
    }
    [[nodiscard]] int sockets() const
    {
        int count = 0;
        for (const QString& each :
             QDir(of(s("fd"))).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
            std::error_code error;
            const auto to = std::filesystem::read_symlink(of(s("fd/")).append(each).toStdString(), error);
            count += to.string().rfind("socket:", 0) == 0 ? 1 : 0;
        }
        return count;
    }
    /// Beside its own and those of the pool, which come and go.
    [[nodiscard]] int threads() const
    {
        int count = 0;
        for (const QString& each : QDir(of(s("task"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile name(of(s("task/")) + each + s("/comm"));
            const bool isTold = name.open(QIODevice::ReadOnly);
            const QByteArray words = isTold ? name.readAll().trimmed() : QByteArray("gone");
            count += words != "gone" && words != "whistle" && !words.contains("pooled") ? 1 : 0;
        }
        return count;
    }

private:
    [[nodiscard]] QString of(const QString& what) const
    {
        return QStringLiteral("/proc/%1/%2").arg(m_process.processId()).arg(what);
    }

    QProcess m_process;
};

/// A computer whose folder is the window's; the store is closed again.
QString folderWith(QTemporaryDir& folder, const OwnServer& club, const char* person, const char* name)
{
    const auto store = Store::open(folder.path());
    (void)joinClub(**store, club.address(person), club.as(person)->club(), name);
    return folder.path();
}

} // namespace

class TestClubWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp);
        QVERIFY2(m_club.fault().empty(), m_club.fault().c_str());
    }
    void init() { QCOMPARE(m_club.say("owner", s("DELETE FROM whistle.records")), ""); }
    void cleanupTestCase() { m_club.forgetConnections(); }

    void somebodyJoinsAndMovesASeason()
    {
        QTemporaryDir folder;
        QString season;
        {
            const auto store = Store::open(folder.path());
            season = (*store)->importSeason(winterLeague(), Instant::now())->uuid;
        }
        Window window(folder.path());
        window->goToClub();
        QVERIFY(qobject_cast<ClubPage*>(window->currentPage()));
        QVERIFY(!window.find<QLineEdit>(s("clubAddress")));
        QVERIFY(window.press(s("keptThere")));
        auto* address = window.find<QLineEdit>(s("clubAddress"));
        QVERIFY(address && address->window()->focusWidget() == address);
        address->setText(s("vadvirag.example"));
        QVERIFY(window.press(s("clubJoin")));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QLabel>(s("clubTrouble")), soon);
        address->setText(QString::fromStdString(m_club.address("organiser").told()));
        QTest::keyClick(address, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);
        QVERIFY(!window.find<QLabel>(s("clubTrouble")));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("moveSeason_") + season), soon);
        // Whoever thinks better of it while it is on its way has it here, as before.
        QCOMPARE(m_club.say("owner", s("BEGIN")), "");
        QCOMPARE(m_club.say("owner", s("LOCK TABLE whistle.records")), "");
        QVERIFY(window.press(s("moveSeason_") + season));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("cancelMoving_") + season), soon);
        QVERIFY(window.press(s("cancelMoving_") + season));
        QCOMPARE(m_club.say("owner", s("COMMIT")), "");
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("moveSeason_") + season), soon);
        QCOMPARE(m_club.ask("owner", s("SELECT count(*) FROM whistle.records")), "0");
        QVERIFY(window.press(s("moveSeason_") + season));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("bringSeason_") + season), soon);
        QCOMPARE(m_club.ask("owner", s("SELECT kind FROM whistle.records")), "season");
        // And home again, if somebody is sure.
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("bringSeason_") + season), soon);
        QVERIFY(window.press(s("bringSeason_") + season));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("takeOff_") + season), soon);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("bringSeason_") + season), soon);
        QVERIFY(window.press(s("bringSeason_") + season)); // no
        QTRY_VERIFY_WITH_TIMEOUT(!window.find<QAbstractButton>(s("takeOff_") + season), soon);
        QCOMPARE(m_club.ask("owner", s("SELECT count(*) FROM whistle.records")), "1");
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("bringSeason_") + season), soon);
        QVERIFY(window.press(s("bringSeason_") + season));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("takeOff_") + season), soon);
        QVERIFY(window.press(s("takeOff_") + season));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("moveSeason_") + season), soon);
        QCOMPARE(m_club.ask("owner", s("SELECT count(*) FROM whistle.records")), "0");
        QVERIFY(window.press(s("clubLeave")));
        QVERIFY(!window.find<QLineEdit>(s("clubAddress")));
    }

    /// The state of the connection is on the strip within two seconds; the table waits for nothing.
    void aTablesStripSaysHowItStands()
    {
        const std::vector<Json> commands = reference();
        Computer desk(m_club, "organiser", "desk");
        const auto lines = winterLeague();
        QVERIFY(desk.exchange().moveThere(*desk.store->importSeason(lines, Instant::now())));
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "table_1", "table 1"));
        const auto seasonHere = [&] {
            const auto seasons = window->store()->seasons();
            return seasons->empty() ? MatchId{} : seasons->front().id;
        };
        QTRY_VERIFY_WITH_TIMEOUT(!seasonHere().uuid.isEmpty(), soon); // it has come by itself
        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        for (std::size_t i = 0; i < 20; ++i)
            QVERIFY(match->play(commands[i], Instant::now())->accepted);
        const MatchId id = *window->store()->importMatch(match->recordedLines(), Instant::now());
        QVERIFY(MatchFixtures(*window->store())
                    .tie({id, seasonHere(), fixtureOf(lines, "fangs", "amazons"), Json::object()})
                    .empty());
        window->openMatch(id.uuid);
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);
        QTRY_COMPARE_WITH_TIMEOUT(
            m_club.ask("owner", s("SELECT line_count FROM whistle.histories h JOIN whistle.records r "
                                  "ON r.id = h.record WHERE r.kind = 'match'")),
            "20", soon);

        {
            // The server keeps it waiting: it is told all the same what waits here.
            const auto backend = static_cast<pid_t>(std::stoi(m_club.ask(
                "owner",
                s("SELECT pid FROM pg_stat_activity WHERE usename = 'table_1' ORDER BY backend_start DESC LIMIT 1"))));
            QCOMPARE(::kill(backend, SIGSTOP), 0);
            const auto goesOn = qScopeGuard([&] { (void)::kill(backend, SIGCONT); });
            QTRY_VERIFY_WITH_TIMEOUT(window.sign().startsWith(s("offline")), soon);
            QCOMPARE(window->session()->play(commands[20]), Played::Accepted);
            QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("offline, 1 waiting"), 4000);
        }
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);

        m_club.forgetConnections();
        QVERIFY(TryServer::stop(m_club.folder()).empty());
        QElapsedTimer clock;
        clock.start();
        QTRY_VERIFY_WITH_TIMEOUT(window.sign().startsWith(s("offline")), soon);
        QVERIFY2(clock.elapsed() < 2500, qPrintable(QString::number(clock.elapsed())));
        clock.restart();
        QCOMPARE(window->session()->play(commands[21]), Played::Accepted);
        QVERIFY2(clock.elapsed() < 500, qPrintable(QString::number(clock.elapsed())));
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("offline, 1 waiting"), soon);

        QVERIFY(TryServer::start(m_club.folder()));
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);
        QCOMPARE(m_club.ask("owner", s("SELECT line_count FROM whistle.histories h JOIN whistle.records r ON r.id = "
                                       "h.record WHERE r.kind = 'match'")),
                 "22");
    }

    /// What a table without a window tells of a match is what its page would tell, at every entry.
    void aTableWithoutAPageTellsWhereItStands()
    {
        for (const GameEntry& game : allGames()) {
            const QString name = game.game == "battle-line" ? s("reference_series") : s("reference_match");
            QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/%1/%2.jsonl")
                           .arg(QString::fromStdString(game.game), name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto match = (*Catalog::standard().game(game.game))->newMatch();
            int compared = 0;
            while (!file.atEnd()) {
                const Json line = *parseJson(file.readLine().toStdString());
                if (!line.contains("command") || !match->play(line["command"], Instant::now())->accepted)
                    continue;
                const MatchSession::Digest page = game.digest(*match);
                if (page.finished)
                    break;
                const Json told = tableSummary(game.game, match->table());
                const std::string at = game.game + ' ' + std::to_string(match->recordedLines().size());
                QVERIFY2(game.standing(told) == game.standing(page.summary),
                         (at + game.standing(told).toStdString()).c_str());
                const auto seats = [](const Json& summary) {
                    QStringList all;
                    for (const SummarySeat& seat : seatsOf(summary, {}))
                        all << QStringLiteral("%1 %2").arg(seat.name).arg(seat.score);
                    all.sort();
                    return all;
                };
                QVERIFY2(seats(told) == seats(page.summary), (at + seats(told).join(u' ').toStdString()).c_str());
                QVERIFY2(progressOf(told).pip == progressOf(page.summary).pip, at.c_str());
                QVERIFY2(progressOf(told).pips == progressOf(page.summary).pips, at.c_str());
                QVERIFY2(progressOf(told).owners == progressOf(page.summary).owners, at.c_str());
                ++compared;
            }
            QVERIFY2(compared > 50, game.game.c_str());
        }
    }

    /// All tables at a glance; a result is entered with one press, and a match is taken over with all its entries.
    void theOrganiserSeesTheTables()
    {
        const std::vector<Json> commands = reference();
        const auto lines = winterLeague();
        QTemporaryDir folder;
        QString season;
        {
            const auto store = Store::open(folder.path());
            season = (*store)->importSeason(lines, Instant::now())->uuid;
        }
        Window window(folderWith(folder, m_club, "organiser", "desk"));
        window->goToClub();
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("moveSeason_") + season), soon);
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("moveSeason_") + season), soon);
        QVERIFY(window.press(s("moveSeason_") + season));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("bringSeason_") + season), soon);

        Computer table(m_club, "table_1", "table 1");
        QVERIFY(table.exchange().pull());
        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        for (std::size_t i = 0; i < 60; ++i)
            QVERIFY(match->play(commands[i], Instant::now())->accepted);
        const MatchId id = *table.store->importMatch(match->recordedLines(), Instant::now());
        const std::string fixture = fixtureOf(lines, "fangs", "amazons");
        QVERIFY(
            MatchFixtures(*table.store).tie({id, table.store->seasons()->front().id, fixture, Json::object()}).empty());
        const Json summary{
            {"seats",
             {{{"seat", 1}, {"name", "fangs"}, {"score", 1}}, {{"seat", 2}, {"name", "amazons"}, {"score", 4}}}}};
        QVERIFY(table.store->setSummary(id, "Fangs 1, Amazons 4", summary, false).empty());
        QVERIFY(table.exchange().push());
        QVERIFY(table.exchange().push());
        const QString record =
            QString::fromStdString(m_club.ask("owner", s("SELECT id FROM whistle.records WHERE kind = 'match'")));

        // It is only there as long as it is played, and counted all the same.
        const auto counted = [&] {
            const auto* where = window.find<QLabel>(s("seasonWhere_") + season);
            return where && where->text().contains(s("1 match, 60 entries"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(counted(), soon);
        window->openSeason(season);
        LeaguePage* page = dynamic_cast<LeaguesPage*>(window->leagues())->openLeague();
        QVERIFY(page);
        page->openTab(LeaguePage::Tab::Tables);
        QVERIFY(qobject_cast<TablesTab*>(page->currentTab()));
        const auto tile = [&] { return window.find<QWidget>(s("table_") + record); };
        QTRY_VERIFY_WITH_TIMEOUT(tile() && tile()->accessibleName().startsWith(s("table 1, Fangs 1, Amazons 4")), soon);
        QVERIFY(!window.find<QAbstractButton>(s("takeOver_") + record)); // it is there
        // Nobody has entered anything for a while, and its computer says that it is there: it is live.
        QCOMPARE(m_club.say("owner", s("UPDATE whistle.records SET last_at = now() - interval '14 minutes'")), "");
        QCOMPARE(m_club.say("owner", s("SELECT pg_notify('whistle', '')")), "");
        QTRY_VERIFY_WITH_TIMEOUT(tile() && tile()->accessibleName().contains(s("no entry for 14 min")), soon);
        QVERIFY(tile()->accessibleName().endsWith(s("live")));
        // Its computer has gone, and its lease has ended.
        QCOMPARE(m_club.say("owner",
                            s("UPDATE whistle.records SET heard_at = now() - interval '1 hour', held_until = now()")),
                 "");
        QCOMPARE(m_club.say("owner", s("SELECT pg_notify('whistle', '')")), "");
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("takeOver_") + record), soon);
        QVERIFY(window.press(s("takeOver_") + record));
        QTRY_VERIFY_WITH_TIMEOUT(window->session() != nullptr, soon); // it is on screen
        QCOMPARE(window->session()->match().recordedLines().size(), std::size_t{61});
        for (std::size_t i = 60; i < commands.size(); ++i)
            (void)window->session()->play(commands[i]); // some are steps that the window takes by itself
        window->session()->keepSummary();
        // Each side confirms it at this screen; then it is a result by itself.
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("agree_1")), soon);
        QVERIFY(window.press(s("agree_1")));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<ChoiceButton>(s("agree_1"))->isUnavailable(), soon);
        QVERIFY(!window.find<ChoiceButton>(s("agree_2"))->isUnavailable());
        shoot(window, "club_band");
        QVERIFY(window.press(s("takeBackAgreed_1"))); // a slip is taken back at the same screen
        QTRY_VERIFY_WITH_TIMEOUT(!window.find<ChoiceButton>(s("agree_1"))->isUnavailable(), soon);
        QVERIFY(!window.find<QAbstractButton>(s("takeBackAgreed_1")));
        QVERIFY(window.press(s("agree_1")));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<ChoiceButton>(s("agree_1"))->isUnavailable(), soon);
        QTest::qWait(500);
        QCOMPARE(m_club.ask("owner", s("SELECT line_count FROM whistle.histories h JOIN whistle.records r "
                                       "ON r.id = h.record WHERE r.kind = 'season'")),
                 "2");
        QVERIFY(window.press(s("agree_2")));
        const auto results = [&] {
            const auto kept = window->store()->load({season});
            const auto opened = openSeason(soundLines(*kept).lines);
            const league::Season& state = (*opened)->state();
            return state.fixtures[static_cast<std::size_t>(state.fixtureNamed(fixture))].result.has_value();
        };
        QTRY_VERIFY_WITH_TIMEOUT(results(), soon);
        QTRY_COMPARE_WITH_TIMEOUT(
            m_club.ask("owner", s("SELECT line_count FROM whistle.histories h JOIN whistle.records r "
                                  "ON r.id = h.record WHERE r.kind = 'season'")),
            "3", soon);
    }

    /// What follows is before the organiser's eyes, also that nothing is entered before he has seen it.
    void whatFollowsIsSeenBeforeAResultIsEntered()
    {
        const auto lines = winterLeague();
        QTemporaryDir folder;
        Computer desk(m_club, "organiser", "other desk");
        QVERIFY(desk.exchange().moveThere(*desk.store->importSeason(lines, Instant::now())));
        Computer table(m_club, "table_1", "table 1");
        QVERIFY(table.exchange().pull());
        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        for (const Json& command : reference())
            QVERIFY(match->play(command, Instant::now())->accepted);
        const MatchId id = *table.store->importMatch(match->recordedLines(), Instant::now());
        const std::string fixture = fixtureOf(lines, "fangs", "amazons");
        QVERIFY(
            MatchFixtures(*table.store).tie({id, table.store->seasons()->front().id, fixture, Json::object()}).empty());
        QVERIFY(table.store->setSummary(id, "Fangs 26, Amazons 18", Json::object(), true).empty());
        QVERIFY(table.exchange().push());
        QVERIFY(table.exchange().push());

        Window window(folderWith(folder, m_club, "organiser", "desk"));
        const auto season = [&] {
            const auto seasons = window->store()->seasons();
            return seasons->empty() ? QString() : seasons->front().id.uuid;
        };
        QTRY_VERIFY_WITH_TIMEOUT(!season().isEmpty(), soon);
        window->openSeason(season());
        QTRY_VERIFY_WITH_TIMEOUT(window.opensTables(), soon);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("enterResults")), soon);
        const auto follows = [&] {
            const auto* label = window.find<QLabel>(s("actFollows"));
            return label ? label->text() : QString();
        };
        QVERIFY(window.press(s("enterResults")));
        QVERIFY(!window.find<QAbstractButton>(s("enterResults")));
        QTRY_VERIFY2_WITH_TIMEOUT(follows().contains(s("Fangs: ")) && follows().contains(s("instead of 0.")),
                                  qPrintable(follows()), soon);
        QVERIFY(window.press(s("actLeave")));
        QVERIFY(follows().isEmpty() && window.find<QAbstractButton>(s("enterResults")));
        QCOMPARE(window->store()->lineCount({season()}), std::optional(2));
        QVERIFY(window.press(s("enterResults")));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("actAccept")), soon);
        QVERIFY(window.press(s("actAccept")));
        QTRY_VERIFY_WITH_TIMEOUT(!window.find<QAbstractButton>(s("enterResults")), soon);
        QVERIFY(!window.find<QAbstractButton>(s("actAccept")));
        QCOMPARE(window->store()->lineCount({season()}), std::optional(3));
        // It is here first, and on its way there.
        QTRY_COMPARE_WITH_TIMEOUT(
            m_club.ask("owner", s("SELECT line_count FROM whistle.histories h JOIN whistle.records r ON r.id = "
                                  "h.record WHERE r.kind = 'season'")),
            "3", soon);
    }

    /// A match that went on after its result was entered: who moves where, and what the season would refuse.
    void aCorrectionShowsWhatFollows()
    {
        auto lines = winterLeague();
        const std::string fixture = fixtureOf(lines, "fangs", "amazons");
        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        for (const Json& command : reference())
            QVERIFY(match->play(command, Instant::now())->accepted);
        {
            const auto opened = openSeason(lines);
            const auto& record = *opened;
            Json act = *resultOf(*match, record->state(), {league::Source::Tracked, "m", "2026-11-30"}, fixture);
            act["result"]["scores"] = {{"fangs", 10}, {"amazons", 20}};
            act["result"]["places"] = {{"fangs", 2}, {"amazons", 1}};
            act["result"]["chain"] = std::string(64, '0');
            const auto played = record->play(act, Instant::now());
            QVERIFY2(played && played->accepted, played->why.front().toStdString().c_str());
            lines = record->recordedLines();
        }
        Computer other(m_club, "organiser", "other desk");
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(lines, Instant::now())));
        Computer table(m_club, "table_1", "table 1");
        QVERIFY(table.exchange().pull());
        const MatchId id = *table.store->importMatch(match->recordedLines(), Instant::now());
        QVERIFY(
            MatchFixtures(*table.store).tie({id, table.store->seasons()->front().id, fixture, Json::object()}).empty());
        QVERIFY(table.store->setSummary(id, "Fangs 26, Amazons 18", Json::object(), true).empty());
        QVERIFY(table.exchange().push());
        QVERIFY(table.exchange().push());

        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "organiser", "desk"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        LeaguePage* page = openClubTab(window);
        QVERIFY(page);
        const QString record =
            QString::fromStdString(m_club.ask("owner", s("SELECT id FROM whistle.records WHERE kind = 'match'")));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("confirm_") + record), soon);
        QVERIFY(window.press(s("confirm_") + record));
        const auto follows = [&] {
            const auto* label = window.find<QLabel>(s("actFollows"));
            return label ? label->text() : QString();
        };
        QTRY_VERIFY2_WITH_TIMEOUT(follows().contains(s("Fangs: from place 4 to place 1.")), qPrintable(follows()),
                                  soon);
        auto* accept = window.find<ChoiceButton>(s("actAccept"));
        QVERIFY(accept && accept->isUnavailable()); // and why?
        QTRY_COMPARE(inspection::cutThings(*window.get()).join(u'\n'), QString());
        shoot(window, "club_correct");
        window.find<QLineEdit>(s("correctionReason"))->setText(s("they played on"));
        QVERIFY(!accept->isUnavailable());
        accept->click();
        const league::Season& state = page->league().season();
        QCOMPARE(state.fixtures[static_cast<std::size_t>(state.fixtureNamed(fixture))].result->scores[0] +
                     state.fixtures[static_cast<std::size_t>(state.fixtureNamed(fixture))].result->scores[1],
                 44);
        QTRY_VERIFY_WITH_TIMEOUT(!window.find<QAbstractButton>(s("confirm_") + record), soon);
        QVERIFY(follows().isEmpty());
    }

    /// Two leagues on one evening: the tables of both at a glance, how the other one stands, and the way to its desk.
    void anotherSeasonOfTheEveningIsSeen()
    {
        Json definition{{"id", "o"},
                        {"name", "Other League"},
                        {"game", "battle-line"},
                        {"entrants", {{{"id", "ada"}, {"name", "Ada"}}, {{"id", "bruno"}, {"name", "Bruno"}}}},
                        {"format", {{"league", {{"kind", "round_robin"}, {"meetings", 2}}}}}};
        const auto record = newSeason();
        (void)record->play({{"command", "create"}, {"season", definition}}, Instant::now());
        (void)record->play({{"command", "start"}}, Instant::now());
        Computer other(m_club, "organiser", "other desk");
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(winterLeague(), Instant::now())));
        const QString winter = Travels(*other.store).all()->front().id;
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(record->recordedLines(), Instant::now())));
        const auto all = *Travels(*other.store).all();
        const QString battle = all[0].id == winter ? all[1].id : all[0].id;
        Travel travel = newTravel();
        travel.season = winter;
        travel.fixture = "1-1";
        QVERIFY(bring(*m_club.as("table_2"), {newId(), s("Table 2")}, travel, someLines(30)));
        QVERIFY(other.server->callMatch(battle, "1-1", "Table 1"));
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "organiser", "desk"));
        const auto named = [&](const char* name) {
            const auto seasons = window->store()->seasons();
            for (const MatchSummary& each : *seasons) {
                if (each.title == name)
                    return each.id.uuid;
            }
            return QString();
        };
        QTRY_VERIFY_WITH_TIMEOUT(!named("Winter League").isEmpty() && !named("Other League").isEmpty(), soon);
        QVERIFY(openClubTab(window, named("Winter League")));
        const auto tiles = [&] {
            QStringList names;
            for (const auto* tile : window->findChildren<TileBox*>()) {
                if (tile->isVisible())
                    names << tile->accessibleName().remove(QChar(0x2068)).remove(QChar(0x2069));
            }
            names.sort();
            return names;
        };
        QTRY_COMPARE_WITH_TIMEOUT(tiles().size(), 2, soon);
        QVERIFY2(tiles()[0].startsWith(s("Table 1, Other League, Ada vs Bruno")), qPrintable(tiles()[0]));
        QVERIFY2(tiles()[1].startsWith(s("Table 2, Winter League, ")), qPrintable(tiles()[1]));
        auto* way = window.find<QAbstractButton>(s("toDesk_") + named("Other League"));
        QVERIFY(way && way->accessibleName().contains(s("1 match called")));
        shoot(window, "club_two");
        way->click();
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("toDesk_") + named("Winter League")), soon);
        QVERIFY(window.find<QAbstractButton>(s("toDesk_") + named("Winter League"))
                    ->accessibleName()
                    .contains(s("1 match in progress")));
        QTRY_COMPARE_WITH_TIMEOUT(tiles().size(), 2, soon);
    }

    /// A match that was begun for the wrong fixture: the organiser is told what happens before it does.
    void anOrganiserFreesAFixture()
    {
        const auto lines = winterLeague();
        Computer other(m_club, "organiser", "other desk");
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(lines, Instant::now())));
        Travel travel = newTravel();
        travel.season = Travels(*other.store).all()->front().id;
        travel.fixture = "1-1";
        QVERIFY(bring(*m_club.as("table_1"), {newId(), s("Table 1")}, travel, someLines(30)));
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "organiser", "desk"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        LeaguePage* page = openClubTab(window);
        QVERIFY(page);
        page->openItem(LeaguePage::Tab::Fixtures, s("1-1"));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("untieMatch")), soon);
        QVERIFY(window.find<QLabel>(s("fixtureState"))->text().contains(s("It is played at: ")));
        QVERIFY(!window.find<QLabel>(s("sureToUntie")));
        QVERIFY(window.press(s("untieMatch")));
        QVERIFY(window.find<QLabel>(s("sureToUntie"))->text().startsWith(s("The match goes on at its table")));
        QTest::qWait(100);
        shoot(window, "club_untie");
        QVERIFY(window.press(s("leaveTied")));
        QVERIFY(!window.find<QAbstractButton>(s("untieSurely")));
        const QString tied = s("SELECT fixture FROM whistle.records WHERE kind = 'match'");
        QCOMPARE(m_club.ask("owner", tied), "1-1");
        QVERIFY(window.press(s("untieMatch")));
        QVERIFY(window.press(s("untieSurely")));
        QTRY_COMPARE_WITH_TIMEOUT(m_club.ask("owner", tied), "", soon);
        QTRY_VERIFY_WITH_TIMEOUT(!window.find<QAbstractButton>(s("untieMatch")), soon);
        QVERIFY(!window.find<QLabel>(s("fixtureState"))->text().contains(s("It is played at: ")));
    }

    void oneOfTwoHistoriesIsChosenWithAReason()
    {
        const auto lines = winterLeague();
        QTemporaryDir folder;
        Computer other(m_club, "organiser", "other desk");
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(lines, Instant::now())));
        Computer table(m_club, "table_1", "table 1");
        QVERIFY(table.exchange().pull());
        Travel travel = newTravel();
        travel.season = Travels(*other.store).all()->front().id;
        travel.fixture = fixtureOf(lines, "fangs", "amazons");
        const auto common = someLines(63);
        QVERIFY(bring(*table.server, table.joined.device, travel, common));
        QVERIFY(table.server->letGo(travel.id, table.joined.device) &&
                other.server->takeOver(travel.id, other.joined.device));
        Travel atDesk = travel;
        QVERIFY(bring(*other.server, other.joined.device, atDesk, partedAt(common, 63, 7, "desk")));
        QVERIFY(bring(*table.server, table.joined.device, travel, partedAt(common, 63, 12, "table")));

        Window window(folderWith(folder, m_club, "organiser", "desk"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        window->openSeason(window->store()->seasons()->front().id.uuid);
        QTRY_VERIFY_WITH_TIMEOUT(window.opensTables(), soon);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("seeHistories")), soon);
        QVERIFY(window.press(s("seeHistories")));
        QVERIFY(window.find<QAbstractButton>(s("history_2")));
        QVERIFY(window.press(s("leaveHistories"))); // and once more
        QVERIFY(window.press(s("seeHistories")));
        auto* choose = window.find<ChoiceButton>(s("chooseHistory"));
        QVERIFY(choose && choose->isUnavailable()); // neither is chosen at first
        QVERIFY(window.press(s("history_2")));
        // Of these nobody has told the scores: nothing is said to stand.
        QCOMPARE(window.find<QLabel>(s("historyChosen"))->text(), s("Then the match continues there."));
        QVERIFY(choose->isUnavailable()); // and why?
        QVERIFY(window.press(s("why_other")));
        QVERIFY(choose->isUnavailable());
        window.find<QLineEdit>(s("historyReason"))->setText(s("both coaches say so"));
        QVERIFY(!choose->isUnavailable());
        choose->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_club.ask("owner", s("SELECT counts FROM whistle.records WHERE kind = 'match'")),
                                  "2", soon);
        QTRY_VERIFY_WITH_TIMEOUT(!window.find<QAbstractButton>(s("history_2")), soon);
        QCOMPARE(m_club.ask("owner", s("SELECT reason FROM whistle.histories WHERE history = 2")),
                 "both coaches say so");
        // Both can be read for ever, from the list and from the tile: who chose, and why; nothing is chosen any more.
        const QString record =
            QString::fromStdString(m_club.ask("owner", s("SELECT id FROM whistle.records WHERE kind = 'match'")));
        for (const char* way : {"readHistories_", "bothHistories_"}) {
            QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s(way) + record), soon);
            QVERIFY(window.press(s(way) + record));
            const auto* stays = window.find<QLabel>(s("historyChosen"));
            QVERIFY(stays && stays->text().endsWith(s("counts.")));
            const auto* view = window.find<HistoriesView>(s("historiesView"));
            const auto labels = view->findChildren<QLabel*>();
            QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().contains(s("both coaches say so"));
            }));
            QVERIFY(!window.find<QAbstractButton>(s("history_2")));
            QVERIFY(!window.find<QAbstractButton>(s("chooseHistory")));
            QVERIFY(!window.find<QAbstractButton>(s("why_other")));
            QVERIFY(window.press(s("leaveHistories")));
        }
    }

    /// Of a history that is here, with whose each entry is and what it has brought.
    void theWindowTellsWhatItsHistoryIs()
    {
        const auto lines = winterLeague();
        Computer other(m_club, "organiser", "other desk");
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(lines, Instant::now())));
        Computer table(m_club, "table_1", "table 1");
        QVERIFY(table.exchange().pull());
        Travel travel = newTravel();
        travel.season = Travels(*other.store).all()->front().id;
        travel.fixture = fixtureOf(lines, "fangs", "amazons");
        const std::vector<Json> commands = reference();
        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        for (std::size_t i = 0; i < 140; ++i)
            QVERIFY(match->play(commands[i], Instant::now())->accepted);
        const auto common = match->recordedLines();
        QVERIFY(bring(*table.server, table.joined.device, travel, common));
        QCOMPARE(m_club.say("owner",
                            s("UPDATE whistle.records SET heard_at = now() - interval '1 hour', held_until = now()")),
                 "");
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "organiser", "desk"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        window->openSeason(window->store()->seasons()->front().id.uuid);
        QTRY_VERIFY_WITH_TIMEOUT(window.opensTables(), soon);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("takeOver_") + travel.id), soon);
        QVERIFY(window.press(s("takeOver_") + travel.id));
        QTRY_COMPARE_WITH_TIMEOUT(
            m_club.ask("owner", s("SELECT device_name FROM whistle.records WHERE kind = 'match'")), "desk", soon);
        QVERIFY(bring(*table.server, table.joined.device, travel, partedAt(common, 60, 12, "table")));
        const auto told = [&] {
            const std::string text =
                m_club.ask("owner", s("SELECT telling FROM whistle.histories WHERE device_name = 'desk'"));
            const Json json = Json::parse(text, nullptr, false);
            int whose = 0;
            int brought = 0;
            for (const Json& entry : partOf(json, "entries")) {
                whose += valueIn(entry, "seat", 0) > 0 ? 1 : 0;
                brought += valueIn(entry, "points", 0);
            }
            return whose > 20 && brought > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(told(), soon);
    }

    /// Tables stand in the order of their numbers, also where nobody has come yet; the bar calls whoever is next.
    void theDeskCallsWhoIsNext()
    {
        const auto lines = winterLeague();
        Computer other(m_club, "organiser", "other desk");
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(lines, Instant::now())));
        const QString season = Travels(*other.store).all()->front().id;
        QVERIFY(other.server->callMatch(season, "1-1", "Table 2"));
        for (const int table : {3, 1}) {
            Travel travel = newTravel();
            travel.season = season;
            travel.fixture = table == 3 ? "2-1" : "2-2";
            const auto server = m_club.as(table == 3 ? "table_3" : "table_1");
            const ClubDevice device{newId(), QStringLiteral("Table %1").arg(table)};
            QVERIFY(bring(*server, device, travel, someLines(30)));
            if (table != 3)
                continue;
            const Json result{
                {"sides",
                 {{{"name", "fangs"}, {"place", 1}, {"score", 12}}, {{"name", "ogres"}, {"place", 2}, {"score", 4}}}}};
            QVERIFY(server->tell(travel.id, device, "", {{"result", result}}, true));
            QVERIFY(server->agree(travel.id, device, 1, someLines(30).back().chain));
        }
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "organiser", "desk"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        window->openSeason(window->store()->seasons()->front().id.uuid);
        QTRY_VERIFY_WITH_TIMEOUT(window.opensTables(), soon);
        const auto names = [&] {
            std::vector<std::pair<int, QString>> tiles; // by their places on the page, one row
            for (auto* tile : window->findChildren<TileBox*>()) {
                if (tile->isVisible())
                    tiles.emplace_back(tile->y() * 10'000 + tile->x(), tile->accessibleName());
            }
            std::sort(tiles.begin(), tiles.end());
            QStringList all;
            for (const auto& [place, name] : tiles)
                all << name;
            return all;
        };
        QTRY_COMPARE_WITH_TIMEOUT(names().size(), 3, soon);
        QVERIFY2(names()[0].startsWith(s("Table 1")) && names()[2].startsWith(s("Table 3")),
                 qPrintable(names().join(u'\n')));
        QVERIFY2(names()[1].startsWith(s("Table 2")) && names()[1].endsWith(s("not begun")), qPrintable(names()[1]));
        QVERIFY2(names()[2].contains(s("1 side has confirmed it")), qPrintable(names()[2]));

        auto* call = window.find<ChoiceButton>(s("callMatch"));
        QVERIFY(call && !call->isUnavailable());
        const QString first = call->title();
        call->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_club.ask("owner", s("SELECT count(*) FROM whistle.calls")), "2", soon);
        QTRY_COMPARE_WITH_TIMEOUT(names().size(), 4, soon);
        auto* next = window.find<ChoiceButton>(s("callMatch"));
        QVERIFY(!next || next->title() != first); // of round 1 nobody is left
    }

    /// No two matches are called to one table unawares; what was called to a table is played there.
    void aTableIsGivenOnce()
    {
        Computer other(m_club, "organiser", "other desk");
        for (const char* name : {"Winter League", "Cup"})
            QVERIFY(other.exchange().moveThere(*other.store->importSeason(winterLeague(name), Instant::now())));
        const auto travels = *Travels(*other.store).all();
        QVERIFY(other.server->callMatch(travels.front().id, "1-1", "Table 1"));
        QVERIFY(other.server->callMatch(travels.back().id, "1-2", "Table 7"));
        Travel travel = newTravel();
        travel.season = travels.back().id;
        travel.fixture = "1-2";
        const ClubDevice device{newId(), QStringLiteral("laptop B")};
        QVERIFY(bring(*m_club.as("table_1"), device, travel, someLines(30)));
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "organiser", "desk"));
        QTRY_COMPARE_WITH_TIMEOUT(window->store()->seasons()->size(), std::size_t{2}, soon);
        QString here;
        const auto find = [&] {
            const auto all = *Travels(*window->store()).all();
            for (const Travel& each : all)
                here = each.id == travels.back().id ? each.here : here;
            return !here.isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(find(), soon);
        window->openSeason(here);
        LeaguePage* page = dynamic_cast<LeaguesPage*>(window->leagues())->openLeague();
        // It is played elsewhere, and not begun here.
        page->openTab(LeaguePage::Tab::Overview);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QLabel>(s("elsewhere_1-2")), soon);
        QCOMPARE(window.find<QLabel>(s("elsewhere_1-2"))->text().remove(QChar(0x2068)).remove(QChar(0x2069)),
                 s("played at Table 7"));
        QVERIFY(!window.find<QAbstractButton>(s("play_1-2")) && window.find<QAbstractButton>(s("play_1-1")));
        QTRY_VERIFY_WITH_TIMEOUT(window.opensTables(), soon);
        auto* place = window.find<QLineEdit>(s("callPlace"));
        QTRY_VERIFY_WITH_TIMEOUT((place = window.find<QLineEdit>(s("callPlace"))), soon);
        QCOMPARE(place->text(), s("table 2")); // at the first somebody is
        QVERIFY(!window.find<QLabel>(s("placeTaken")));
        for (const char* taken : {"table 1", "Table 7"}) {
            place->setText(s(taken));
            QVERIFY(window.find<QLabel>(s("placeTaken")));
        }
        const auto told = [&] {
            const auto* tile = window.find<QWidget>(s("table_") + travel.id);
            return tile ? tile->accessibleName().remove(QChar(0x2068)).remove(QChar(0x2069)) : QString();
        };
        QTRY_VERIFY2_WITH_TIMEOUT(told().startsWith(s("Table 7")) && told().contains(s("on laptop B")),
                                  qPrintable(told()), soon);
        // Taken off, it offers nothing of the club's any more.
        QVERIFY(window.find<QAbstractButton>(s("startRoundClock")));
        Exchange exchange = other.exchange();
        QVERIFY(m_club.say("owner", s("UPDATE whistle.records SET held_until = now() WHERE kind = 'match'")).empty());
        QCOMPARE(exchange.takeOver(travel.id)->standing, Standing::Whole);
        QCOMPARE(exchange.bringBack(travels.back().id)->standing, Standing::Whole);
        QTRY_VERIFY_WITH_TIMEOUT(!window.find<QAbstractButton>(s("startRoundClock")), soon);
        QVERIFY(!window.find<QAbstractButton>(s("callMatch")) && !window.find<QLineEdit>(s("callPlace")));
    }

    void aResultIsToldAsItIs()
    {
        const auto told = [](int one, int other) {
            return club_words::outcomeWords({{"fangs", one, 19}, {"ogres", other, 13}}, {})
                .remove(QChar(0x2068))
                .remove(QChar(0x2069));
        };
        QCOMPARE(told(1, 2), s("fangs 19, ogres 13, winner: fangs"));
        QCOMPARE(told(1, 1), s("fangs 19, ogres 13, tied"));
        QCOMPARE(told(2, 2), s("fangs 19, ogres 13, no winner"));
    }

    /// Whoever is called begins there; when the round's time is up, a bell rings at its tables.
    void aTableIsCalledAndHearsTheBell()
    {
        const std::vector<Json> commands = reference();
        Computer desk(m_club, "organiser", "desk");
        const auto lines = winterLeague();
        QVERIFY(desk.exchange().moveThere(*desk.store->importSeason(lines, Instant::now())));
        const QString season = Travels(*desk.store).all()->front().id;
        const std::string fixture = fixtureOf(lines, "fangs", "amazons");
        QVERIFY(desk.server->callMatch(season, fixture, "table 8"));
        {
            Travel over = newTravel();
            over.season = season;
            over.fixture = fixtureOf(lines, "ogres", "daemons");
            const auto server = m_club.as("table_3");
            const ClubDevice device{newId(), s("Table 3")};
            QVERIFY(bring(*server, device, over, someLines(30)));
            QVERIFY(server->tell(over.id, device, "", Json::object(), true));
        }
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "table_1", "table 1"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        const MatchId here = window->store()->seasons()->front().id;
        window->openSeason(here.uuid);
        QTRY_VERIFY_WITH_TIMEOUT(window.opensTables(), soon);
        const auto called = [&] {
            auto* row = window.find<QAbstractButton>(s("open_") + QString::fromStdString(fixture));
            return row && row->isChecked() && row->accessibleName().contains(s("table 8"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(called(), soon);
        QVERIFY(!window.find<QAbstractButton>(s("callMatch"))); // an organiser's
        QTRY_VERIFY_WITH_TIMEOUT(window.find<ChoiceButton>(s("enterResults")), soon);
        QVERIFY(window.find<ChoiceButton>(s("enterResults"))->isUnavailable());
        QVERIFY(!window.find<QAbstractButton>(s("startRoundClock")));
        QVERIFY(window.press(s("playCalled")));
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QWidget>(s("leagueBand")), soon);

        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        for (std::size_t i = 0; i < 20; ++i)
            QVERIFY(match->play(commands[i], Instant::now())->accepted);
        const MatchId id = *window->store()->importMatch(match->recordedLines(), Instant::now());
        QVERIFY(MatchFixtures(*window->store()).tie({id, here, fixture, Json::object()}).empty());
        window->openMatch(id.uuid);
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);
        auto* notice = window->findChild<NoticeBar*>();
        QVERIFY(desk.server->setClock(season, 1, 3));
        QTRY_VERIFY_WITH_TIMEOUT(window.sign().startsWith(QStringLiteral("live · round ends ")), soon);
        QVERIFY(!notice->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible() && notice->words().startsWith(s("Round 1 ended at")), soon);
        QVERIFY(window.press(s("roundHeard")));
        QVERIFY(!notice->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);
        // One that is set anew rings once more.
        QVERIFY(desk.server->setClock(season, 2, 0));
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), soon);
    }

    void everyPageFitsEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("columns");
        QTest::newRow("1024 hu") << QSize(1024, 700) << 100 << "hu" << 2;
        QTest::newRow("1024 200% pl") << QSize(1024, 700) << 200 << "pl" << 2;
        QTest::newRow("1366 en") << QSize(1366, 768) << 100 << "en" << 4;
        QTest::newRow("1366 hu") << QSize(1366, 768) << 100 << "hu" << 3;
        QTest::newRow("1920 pl") << QSize(1920, 1080) << 100 << "pl" << 4;
        QTest::newRow("2560 200% hu") << QSize(2560, 1440) << 200 << "hu" << 3;
    }
    void everyPageFitsEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(QString, language);
        QFETCH(int, columns);
        const auto lines = winterLeague();
        Computer other(m_club, "organiser", "The other desk");
        QVERIFY(other.exchange().moveThere(*other.store->importSeason(lines, Instant::now())));
        const Json summary{
            {"seats",
             {{{"seat", 1}, {"name", "fangs"}, {"score", 12}}, {{"seat", 2}, {"name", "amazons"}, {"score", 4}}}},
            {"progress", {{"pip", 1}, {"pips", 4}}}};
        Travel travel = newTravel();
        travel.season = Travels(*other.store).all()->front().id;
        // The third one has two histories, and is that of Fangs and Amazons.
        std::vector<std::string> fixtures{"1-1", "1-2", "2-1", "2-2", "3-1", "3-2"};
        const std::string both = fixtureOf(lines, "fangs", "amazons");
        std::erase(fixtures, both);
        fixtures.insert(fixtures.begin() + 2, both);
        for (int table = 0; table < 4; ++table) {
            travel.id = newId();
            travel.fixture = fixtures[static_cast<std::size_t>(table)];
            travel.sent = -1;
            const std::string person = "table_" + std::to_string(table + 1);
            const auto server = m_club.as(person.c_str());
            const ClubDevice device{newId(), QStringLiteral("Table %1").arg(table + 1)};
            QVERIFY(bring(*server, device, travel, someLines(30)));
            QVERIFY(server->tell(travel.id, device, "", summary, table == 1));
            if (table != 2)
                continue;
            QVERIFY(server->letGo(travel.id, device) && other.server->takeOver(travel.id, other.joined.device));
            Travel there = travel;
            QVERIFY(bring(*other.server, other.joined.device, there, partedAt(someLines(30), 30, 2, "desk")));
            QVERIFY(bring(*server, device, travel, partedAt(someLines(30), 30, 4, "table")));
            const auto entry = [](int number, const char* words, int seat, int points = 0) {
                return Json{{"number", number}, {"words", words}, {"seat", seat}, {"points", points}};
            };
            const Json told{{"chain", "x"},
                            {"summary", summary},
                            {"from", "2026-11-30T21:01:00Z"},
                            {"to", "2026-11-30T21:24:00Z"},
                            {"more", 1},
                            {"last", entry(34, "Fangs pass", 1)},
                            {"entries",
                             {entry(31, "Fangs runner 1 hands the ball to Fangs runner 2", 1),
                              entry(32, "Start of turn, minor mound", 2, 3),
                              entry(33, "Amazons blocker 2 attacks Fangs runner 2: 5 to 2, 1 damage", 2)}}};
            Json desk = told;
            desk["entries"] = {entry(31, "Fangs runner 1 stays on e5", 1),
                               entry(32, "Start of turn, minor mound", 2, 3)};
            desk["more"] = 0;
            desk.erase("last");
            QVERIFY(server->tellHistory(travel.id, device, 2, told));
            QVERIFY(other.server->tellHistory(travel.id, other.joined.device, 1, desk));
        }
        QCOMPARE(
            m_club.say("owner", s("UPDATE whistle.records SET heard_at = now() - interval '1 hour', held_until = now() "
                                  "WHERE fixture = '%1'")
                                    .arg(QString::fromStdString(fixtures[3]))),
            "");
        QVERIFY(other.server->callMatch(travel.season, fixtures[4], "Table 5"));
        QVERIFY(other.server->setClock(travel.season, 1, 23 * 60));
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "organiser", "The desk"));
        window->settings().setLanguage(language);
        window->settings().setTheme({Shade::Dark, percent / 100.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        window->resize(size);
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        const auto faults = [&] {
            QTest::qWait(50);
            QStringList all;
            for (const QStringList& found :
                 {inspection::cutThings(*window.get()), inspection::overlaps(*window.get()),
                  inspection::needlessScrollBars(*window.get()), inspection::badNames(*window.get()),
                  inspection::smallTargets(*window.get())})
                all << found;
            if (auto* notice = window->findChild<NoticeBar*>(); notice->isVisible())
                all << notice->words();
            if (window->size() != size)
                all << s("the window has another size");
            return all.join(u'\n');
        };
        window->goToClub();
        QTRY_VERIFY_WITH_TIMEOUT(!window.sign().isEmpty(), soon);
        QTest::qWait(300); // until the words of the language have come to rest, in the rail too
        QTRY_COMPARE(faults(), QString());
        shoot(window, "club_page");
        window->openSeason(window->store()->seasons()->front().id.uuid);
        QTRY_VERIFY_WITH_TIMEOUT(window.opensTables(), soon);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("seeHistories")), soon);
        QTRY_COMPARE(faults(), QString());
        shoot(window, "club_tables");
        std::set<int> places;
        for (const auto* tile : window->findChildren<TileBox*>()) {
            if (tile->isVisible())
                places.insert(tile->x());
        }
        QCOMPARE(static_cast<int>(places.size()), columns);
        const auto results = [&] {
            for (auto* each : window->findChildren<QAbstractButton*>()) {
                if (each->objectName().startsWith(s("confirm_")) && each->isVisible())
                    return each;
            }
            return static_cast<QAbstractButton*>(nullptr);
        };
        QVERIFY(results());
        results()->click();
        QTRY_COMPARE(faults(), QString());
        shoot(window, "club_confirm");
        QVERIFY(window.press(s("enterResults")));
        QTRY_VERIFY(window.find<QAbstractButton>(s("actLeave")));
        QTRY_COMPARE(faults(), QString());
        shoot(window, "club_enter");
        QVERIFY(window.press(s("actLeave")));
        QVERIFY(window.press(s("seeHistories")));
        QVERIFY(window.press(s("history_2")));
        QVERIFY(window.press(s("why_other")));
        QTRY_COMPARE(faults(), QString());
        QVERIFY(window.press(s("why_both")));
        QTRY_COMPARE(faults(), QString());
        shoot(window, "club_histories");
        // What differs is marked, and nothing else; whose it is and what it brought stands beside it.
        QStringList shown;
        std::vector<int> seats;
        for (const auto* label : window.find<HistoriesView>(s("historiesView"))->findChildren<QLabel*>()) {
            shown << label->text().remove(QChar(0x2068)).remove(QChar(0x2069));
            if (const auto* sign = label->parentWidget()->findChild<SeatEmblem*>();
                sign && shown.last().contains(s("<b>")))
                seats.push_back(sign->seat());
        }
        QVERIFY(shown.contains(s("Fangs runner 1 <b>stays on e5</b>")));
        QCOMPARE(shown.count(s("Start of turn, minor mound")), 2);
        QCOMPARE(shown.count(s("+3")), 2);
        QVERIFY(shown.filter(s("Fangs pass")).size() == 1); // the newest one, of those that have no room
        QCOMPARE(seats, (std::vector<int>{1, 1, 2}));
        QTemporaryDir papers;
        const QString paper = papers.filePath(s("both.pdf"));
        QVERIFY(window.find<HistoriesView>(s("historiesView"))->write(paper).empty());
        QFile file(paper);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("%PDF"));
    }

    /// A server that has stopped answering keeps nobody: the club is left at once, and nothing of it stays.
    void aClubIsLeftWhileItsServerHangs()
    {
        Computer desk(m_club, "organiser", "desk");
        const auto lines = winterLeague();
        QVERIFY(desk.exchange().moveThere(*desk.store->importSeason(lines, Instant::now())));
        QTemporaryDir folder;
        Window window(folderWith(folder, m_club, "table_1", "table 1"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        const MatchId season = window->store()->seasons()->front().id;
        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        for (const Json& command : reference())
            QVERIFY(match->play(command, Instant::now())->accepted);
        const MatchId id = *window->store()->importMatch(match->recordedLines(), Instant::now());
        QVERIFY(MatchFixtures(*window->store())
                    .tie({id, season, fixtureOf(lines, "fangs", "amazons"), Json::object()})
                    .empty());
        window->openMatch(id.uuid);
        QTRY_COMPARE_WITH_TIMEOUT(window.sign(), s("live"), soon);
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QAbstractButton>(s("agree_1")), soon);

        const auto backend = static_cast<pid_t>(std::stoi(m_club.ask(
            "owner",
            s("SELECT pid FROM pg_stat_activity WHERE usename = 'table_1' ORDER BY backend_start DESC LIMIT 1"))));
        QCOMPARE(::kill(backend, SIGSTOP), 0);
        const auto goesOn = qScopeGuard([&] { (void)::kill(backend, SIGCONT); });
        QTRY_VERIFY_WITH_TIMEOUT(window.sign().startsWith(s("offline")), soon);
        window->goToClub();
        QElapsedTimer clock;
        clock.start();
        QVERIFY(window.press(s("clubLeave")));
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(!ClubLink::areAllDone(0)); // it still waits for an answer
        QCOMPARE(window->session()->clubTable(), ClubTable());
        QVERIFY(!window.find<QAbstractButton>(s("agree_1")));
        QCOMPARE(::kill(backend, SIGCONT), 0);
        QVERIFY(ClubLink::areAllDone(soon));
    }

    /// A table's window enters no act into a season of the club, and says why; what the server does not take is told.
    void whoIsNoOrganiserEntersNoActs()
    {
        Computer desk(m_club, "organiser", "desk");
        const auto lines = winterLeague();
        QVERIFY(desk.exchange().moveThere(*desk.store->importSeason(lines, Instant::now())));
        QTemporaryDir folder;
        const QString path = folderWith(folder, m_club, "table_1", "table 1");
        Window window(path);
        QTRY_VERIFY_WITH_TIMEOUT(!window->store()->seasons()->empty(), soon);
        const MatchId season = window->store()->seasons()->front().id;
        window->openSeason(season.uuid);
        LeaguePage* page = dynamic_cast<LeaguesPage*>(window->leagues())->openLeague();
        QVERIFY(page);
        const auto words = [&] {
            const auto* label = window.find<QLabel>(s("leagueClub"));
            return label ? label->text() : QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(words(), s("This season is on the club's server, and only an organiser changes it."),
                                  soon);
        QVERIFY(window.find<ChoiceButton>(s("leagueUndo"))->isUnavailable());
        const int before = *window->store()->lineCount(season);
        auto* notice = window->findChild<NoticeBar*>();
        QCOMPARE(page->league().session().play({{"command", "drop_out"}, {"entrant", "fangs"}}), Played::NotSaved);
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(*window->store()->lineCount(season), before);
        // What another program has entered all the same is not taken: the page and the row say so.
        auto other = openSeason(soundLines(*window->store()->load(season)).lines);
        std::vector<RecordedLine> more;
        (*other)->setRecorder([&](const std::vector<RecordedLine>& recorded) {
            more.insert(more.end(), recorded.begin(), recorded.end());
            return Problems{};
        });
        QVERIFY((*other)->play({{"command", "drop_out"}, {"entrant", "fangs"}}, Instant::now())->accepted);
        QVERIFY((*Store::open(path))->append(season, more, Instant::now()).empty());
        QTRY_VERIFY_WITH_TIMEOUT(words().startsWith(s("The club's server does not take what was entered here.")), soon);
        window->goToClub();
        QTRY_VERIFY_WITH_TIMEOUT(window.find<QLabel>(s("seasonWhere_") + season.uuid), soon);
        QVERIFY(
            window.find<QLabel>(s("seasonWhere_") + season.uuid)->text().startsWith(s("The club's server does not")));
    }

    /// What an organiser has said for a side is not taken back at the table; several sides fit.
    void theBandHasRoomForFiveSides_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("percent");
        QTest::newRow("1024") << 900 << 100;
        QTest::newRow("1024 200%") << 900 << 200;
        QTest::newRow("1366") << 1280 << 100;
    }
    void theBandHasRoomForFiveSides()
    {
        QFETCH(int, width);
        QFETCH(int, percent);
        Theme::apply(*qApp, {Shade::Dark, percent / 100.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        const auto restored = qScopeGuard([] { Theme::apply(*qApp); });
        QWidget page;
        auto* band = new ClubBand;
        auto* column = new QVBoxLayout(&page);
        column->addWidget(band);
        column->addStretch(1);
        ClubTable table{{}, s("Zsófia 101, Bartłomiej 97, winner: Zsófia"), {}};
        for (int side = 1; side <= 5; ++side)
            table.sides.push_back({side, QStringLiteral("Bartłomiej %1").arg(side), side < 5, side < 4});
        band->setTable(table);
        page.resize(width, 900);
        page.show();
        const auto button = [&](const char* name) { return band->findChild<ChoiceButton*>(s(name)); };
        const auto fits = [&] {
            QTest::qWait(50);
            return (inspection::cutThings(page) + inspection::overlaps(page)).join(u'\n');
        };
        QCOMPARE(fits(), QString());
        QVERIFY(button("agree_4")->isUnavailable() && !button("agree_5")->isUnavailable());
        QVERIFY(button("takeBackAgreed") && !button("takeBackAgreed_1"));
        button("takeBackAgreed")->click();
        QVERIFY(button("takeBackAgreed_1") && button("takeBackAgreed_3"));
        QVERIFY(!button("takeBackAgreed_4")); // an organiser has said so for it
        QCOMPARE(fits(), QString());
        QSignalSpy agreed(band, &ClubBand::agreed);
        button("takeBackAgreed_3")->click();
        QCOMPARE(agreed.takeFirst(), (QVariantList{3, false}));
        button("keepAgreed")->click();
        QVERIFY(button("agree_5") && !button("takeBackAgreed_1"));
    }

    /// Whoever is in no club has no driver loaded, no socket, no thread of its own and no file more; whoever has joined
    /// one does, in less time than the other one is looked at.
    void whoHasJoinedNoneNoticesNothing()
    {
        QTemporaryDir joined;
        (void)folderWith(joined, m_club, "table_1", "table 1");
        QTemporaryDir none;
        QElapsedTimer clock;
        clock.start();
        {
            const Program program(joined.path());
            QTRY_VERIFY_WITH_TIMEOUT(program.driver() && program.sockets() > 0 && program.threads() > 0, 60'000);
        }
        const auto wait = static_cast<int>(std::max<qint64>(2000, 2 * clock.elapsed()));
        const Program program(none.path());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(none.filePath(s("whistle.sqlite"))), 60'000);
        QTest::qWait(wait);
        QVERIFY(program.isRunning());
        QVERIFY(!program.driver());
        QCOMPARE(program.sockets(), 0);
        QCOMPARE(program.threads(), 0);
        for (const QString& file : QDir(none.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
            QVERIFY2(file == s("backups") || file.startsWith(s("whistle.sqlite")), qPrintable(file));
    }

private:
    /// The desk of a season, of the first if none is said; null: it does not come.
    static LeaguePage* openClubTab(Window& window, const QString& season = {})
    {
        window->openSeason(season.isEmpty() ? window->store()->seasons()->front().id.uuid : season);
        LeaguePage* page = dynamic_cast<LeaguesPage*>(window->leagues())->openLeague();
        const bool isThere = page && QTest::qWaitFor(
                                         [page] {
                                             page->openTab(LeaguePage::Tab::Tables);
                                             return qobject_cast<TablesTab*>(page->currentTab()) != nullptr;
                                         },
                                         soon);
        return isThere ? page : nullptr;
    }
    /// A picture for WHISTLE_SHOTS, if somebody wants to see it.
    static void shoot(Window& window, const char* name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!folder.isEmpty())
            (void)window->grab().save(folder + u'/' + s(name) + u'_' + s(QTest::currentDataTag()).remove(u' ') +
                                      s(".png"));
    }

    OwnServer m_club;
};

QTEST_MAIN(TestClubWindow)
#include "tst_club_window.moc"
