// SPDX-License-Identifier: GPL-3.0-or-later
// Matches and seasons: a fixture is played by the league's rules, its result counts by itself, what changes later is
// offered as a correction, files are replayed before they count.
#include "catalog/seasons.h"
#include "controls/press/buttons.h"
#include "games.h"
#include "kaosball/new_match/new_match_page.h"
#include "leagues/pages/league_page.h"
#include "leagues/pages/leagues_page.h"
#include "look/theme.h"
#include "match/notice_bar.h"
#include "reference_match.h"
#include "window/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

const QString referenceFile = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/matches/format_1.whistle");

/// Fangs against Amazons is the first fixture (KB-35.3).
const Json definition = *parseJson(R"({"id": "winter", "name": "Winter League", "game": "kaosball",
 "format": {"league": {"kind": "round_robin"}, "playoffs": {"kind": "bracket", "places": 2}},
 "people": [{"id": "zsofia", "name": "Zsófia"}, {"id": "bence", "name": "Bence"}],
 "entrants": [{"id": "night", "name": "Night Fangs", "coach": "zsofia", "identity": "fangs"},
              {"id": "ogres", "name": "Ogres", "identity": "ogres"},
              {"id": "daemons", "name": "Daemons", "identity": "daemons"},
              {"id": "amazons", "name": "Amazons", "coach": "bence", "identity": "amazons"}]})");

/// A window with a season that has been started, on a folder of its own.
class League {
public:
    explicit League(QSize size = {1366, 768}, double textScale = 1.0, const Json& season = definition)
    {
        const std::unique_ptr<SeasonRecord> record = newSeason();
        (void)record->play({{"command", "create"}, {"season", season}}, Instant::now());
        (void)record->play({{"command", "start"}}, Instant::now());
        {
            const auto store = Store::open(m_folder.path());
            m_season = *(*store)->importSeason(record->recordedLines(), Instant::now());
            (void)(*store)->setSummary(m_season, "Winter League", seasonSummary(record->state()), false);
        }
        m_window = std::make_unique<MainWindow>(allGames(), m_folder.path(), leaguePages());
        m_window->settings().setLanguage(s("en"));
        m_window->settings().setSound(false);
        m_window->settings().setTheme({Shade::Dark, textScale, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_window->resize(size);
        m_window->show();
    }

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] const MatchId& season() const { return m_season; }
    [[nodiscard]] QString file(const char* name) const { return m_other.filePath(s(name)); }

    /// The season as it is on disk.
    [[nodiscard]] league::Season now() const
    {
        const auto lines = m_window->store()->load(m_season);
        const auto record = whistle::openSeason(soundLines(*lines).lines);
        return (*record)->state();
    }
    /// An act on the season, entered by another program.
    void enterElsewhere(const Json& act) const
    {
        const auto other = Store::open(m_folder.path());
        const auto lines = (*other)->load(m_season);
        const auto record = whistle::openSeason(soundLines(*lines).lines);
        const auto played = (*record)->play(act, Instant::now());
        QVERIFY(played && played->accepted);
        QVERIFY((*other)->append(m_season, {(*record)->recordedLines().back()}, Instant::now()).empty());
    }
    [[nodiscard]] league::Fixture first() const { return now().fixtures.front(); }
    [[nodiscard]] std::optional<MatchFixture> tie() const
    {
        return *MatchFixtures(*m_window->store()).of(m_window->session()->id());
    }

    /// A visible button somewhere in the window.
    [[nodiscard]] ChoiceButton* button(const char* name) const
    {
        for (ChoiceButton* each : m_window->findChildren<ChoiceButton*>(s(name))) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    void press(const char* name)
    {
        QCoreApplication::processEvents();
        ChoiceButton* found = button(name);
        QVERIFY2(found != nullptr, name);
        QVERIFY2(!found->isUnavailable(), name);
        found->click();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QString notice() const
    {
        const auto* bar = m_window->findChild<NoticeBar*>();
        return bar->isVisible() ? bar->words() : QString();
    }
    [[nodiscard]] QString page() const { return m_window->currentPage()->objectName(); }

    /// From the table of the season to the page of the new match.
    void openFixture()
    {
        m_window->openSeason(m_season.uuid);
        shoot(s("season"));
        press("play_1-1");
        QCOMPARE(page(), s("newMatchPage"));
    }
    /// Enters the reference match after its first entry; what the program enters by itself is there already.
    void playReference()
    {
        bool isFirst = true;
        for (const PlaythroughStep& step : readPlaythrough(s("kaosball"), s("reference_match"))) {
            if (step.kind != PlaythroughStep::Kind::Command)
                continue;
            Json command = step.content;
            if (command["command"] == "reveal_ringers") { // this match has begun without their health
                for (Json& lot : command["lots"])
                    lot["health"] = lot["name"] == "t_bone" ? 4 : 3;
            }
            if (!isFirst)
                (void)m_window->session()->play(command);
            isFirst = false;
        }
    }
    /// From the season's table to a finished match.
    void playFixture()
    {
        openFixture();
        press("startButton");
        QVERIFY(m_window->session() != nullptr);
        playReference();
    }
    void shoot(const QString& name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        QCoreApplication::processEvents();
        if (!folder.isEmpty())
            QVERIFY(m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
    }

private:
    QTemporaryDir m_folder;
    QTemporaryDir m_other;
    std::unique_ptr<MainWindow> m_window;
    MatchId m_season;
};

/// The reference match, sealed anew with one entry that cannot have happened.
QByteArray forged(int& number)
{
    const Checked<std::string> text = readWholeFile(referenceFile);
    std::string chain;
    QByteArray file;
    number = 0;
    for (const RecordedLine& line : soundLines(*text).lines) {
        Json content = *parseJson(line.text);
        content.erase("chain");
        if (number == 0 && content.value("entry", Json::object()).value("command", "") == "open_lot") {
            content["entry"]["bid"] = 50;
            number = line.number;
        }
        const RecordedLine again = chained(line.number, content, chain);
        chain = again.chain;
        file += QByteArray::fromStdString(again.text) + '\n';
    }
    return file;
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int numberOf(const Match& match, const std::string& command)
{
    int number = 0;
    match.trace([&](const TracedEntry& entry) {
        if (entry.entry.value("command", std::string()) == command)
            number = entry.number;
        return true;
    });
    return number;
}

int score(const league::Fixture& fixture, std::size_t side)
{
    return fixture.result ? fixture.result->scores[side] : -1;
}

} // namespace

class TestLeagueLinks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp); }

    void aFixtureIsFilledInAndLocked()
    {
        League league;
        league.openFixture();
        auto* page = static_cast<kaosball::KaosballNewMatchPage*>(league.window().currentPage());
        league.shoot(s("fixture-new-match"));
        QVERIFY(page->findChild<QLabel*>(s("leagueBandTitle"))->text().contains(s("Winter League")));
        QVERIFY(page->findChild<QLabel*>(s("leagueBandWhy"))->text().contains(s("10 cash")));
        const Json command = page->command();
        QVERIFY(command["kind"] == "league" && command["mode"] == "versus" && command["draft"] == true);
        QVERIFY(command["first_player"] == "fangs");
        QVERIFY(command["teams"][0]["team"] == "fangs" && command["teams"][1]["team"] == "amazons");
        QVERIFY(command["teams"][0]["active_upgrade_points"] == 3);
        QCOMPARE(command["teams"][0]["coach"].get<std::string>(), "Zsófia");
        // Each locked field says why.
        auto* kind = page->findChild<SegmentedChoice*>(s("kind"))->findChild<ChoiceButton*>(s("segment0"));
        QVERIFY(kind->isUnavailable() && kind->toolTip().contains(s("10 cash")));
        auto* mode = page->findChild<SegmentedChoice*>(s("mode"))->findChild<ChoiceButton*>(s("segment1"));
        QVERIFY(mode->isUnavailable() && mode->toolTip().contains(s("between two teams")));
        auto* draft = page->findChild<SegmentedChoice*>(s("draft"))->findChild<ChoiceButton*>(s("segment1"));
        QVERIFY(draft->isUnavailable() && draft->toolTip().contains(s("drafted")));
        auto* south = page->findChild<QWidget*>(s("seat_south"));
        QVERIFY(!south->findChild<QComboBox*>(s("team"))->isEnabled());
        QVERIFY(south->findChild<QComboBox*>(s("team"))->toolTip().contains(s("Night Fangs")));
        auto* points = south->findChild<QSpinBox*>(s("activeUpgradePoints"));
        QVERIFY(points->isReadOnly() && points->toolTip().contains(s("3 active upgrade points")));
        QVERIFY(league.button("houseRulesToggle")->isUnavailable());
        // At other sides the teams are the same.
        page->findChild<SegmentedChoice*>(s("sides"))->findChild<ChoiceButton*>(s("segment1"))->click();
        QVERIFY(page->command()["teams"][0]["team"] == "fangs");
        QVERIFY(page->command()["teams"][0]["side"] == "west");
        league.press("startButton");
        QVERIFY(league.window().session() != nullptr);
        QVERIFY(league.tie() && league.tie()->fixture == "1-1" && league.tie()->season == league.season());
        QVERIFY(league.window().session()->match().table()["cash"]["fangs"] == 10);
        // Once it is on, "Play" goes on with it.
        const QString match = league.window().session()->id().uuid;
        league.window().goHome();
        league.window().importMatch(referenceFile);
        QVERIFY(league.window().session()->id().uuid != match);
        league.window().openSeason(league.season().uuid);
        league.press("play_1-1");
        QCOMPARE(league.window().session()->id().uuid, match);
    }

    void theNewMatchHasThePlayersOfItsFixture_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("format");
        QTest::newRow("battle-line") << "battle-line"
                                     << R"({"kind": "round_robin"})";
        QTest::newRow("el-grande") << "el-grande"
                                   << R"({"kind": "tables", "least": 3, "most": 4, "rounds": 1})";
        QTest::newRow("heroes") << "heroes"
                                << R"({"kind": "tables", "least": 3, "most": 4, "rounds": 1})";
        QTest::newRow("chaotic") << "chaotic"
                                 << R"({"kind": "round_robin"})";
    }
    void theNewMatchHasThePlayersOfItsFixture()
    {
        QFETCH(QString, game);
        QFETCH(QString, format);
        Json season{{"id", "winter"},
                    {"name", "Winter League"},
                    {"game", game.toStdString()},
                    {"format", {{"league", *parseJson(format.toStdString())}}},
                    {"entrants", Json::array()}};
        for (const char* name : {"Anna", "Béla", "Cili"})
            season["entrants"].push_back({{"id", std::string("the_") + name[0]}, {"name", name}});
        League league({1366, 768}, 1.0, season);
        league.openFixture();
        league.shoot(s("fixture-") + game);
        QStringList wanted;
        for (const int side : league.first().sides)
            wanted << QString::fromStdString(league.now().nameOf(side));
        QStringList shown;
        for (const QLineEdit* field : league.window().currentPage()->findChildren<QLineEdit*>()) {
            if (field->isVisible() && field->isReadOnly() && !field->text().isEmpty())
                shown << field->text();
            if (field->isReadOnly())
                QVERIFY2(field->toolTip().contains(s("Playing this fixture")), qPrintable(field->toolTip()));
        }
        QCOMPARE(shown, wanted);
        if (auto* starter = league.window().currentPage()->findChild<SegmentedChoice*>(s("starter")))
            starter->findChild<ChoiceButton*>(s("segment0"))->click(); // no league says who begins
        league.press("startButton");
        QVERIFY(league.window().session() != nullptr);
        QVERIFY(league.tie() && league.tie()->fixture == "1-1");
    }

    void theResultCountsByItselfOnce()
    {
        League league;
        league.playFixture();
        QVERIFY(league.window().session()->match().table()["phase"] == "finished");
        QCOMPARE(score(league.first(), 0), 26);
        QCOMPARE(score(league.first(), 1), 18);
        QVERIFY(league.first().result->source == league::Source::Tracked);
        QCOMPARE(league.first().result->match, league.window().session()->id().uuid.toStdString());
        QVERIFY(league.first().result->deviations.empty());
        QVERIFY2(league.notice().contains(s("Winter League has the result.")), qPrintable(league.notice()));
        QVERIFY(league.notice().contains(s("Night Fangs 26, Amazons 18")));
        league.shoot(s("result-by-itself"));
        // Opened again, nothing is counted twice and nothing is said.
        const QString match = league.window().session()->id().uuid;
        league.window().importMatch(referenceFile);
        league.window().openMatch(match);
        QCOMPARE(league.notice(), QString());
        QCOMPARE(league.first().corrected.size(), std::size_t{0});
    }

    // A match that has begun is marked on its fixture, and one goes on with it instead of beginning another.
    void aMatchThatIsOnIsMarkedOnItsFixture()
    {
        League league;
        league.openFixture();
        league.press("startButton");
        const QString match = league.window().session()->id().uuid;
        league.window().openSeason(league.season().uuid);
        QCoreApplication::processEvents();
        QVERIFY(league.button("play_1-1") != nullptr);
        QCOMPARE(league.button("play_1-1")->title(), s("Continue"));
        const auto rowOf = [&](const char* name) {
            return league.window().findChild<QAbstractButton*>(s(name))->accessibleName();
        };
        QVERIFY2(rowOf("fixture_1-1").contains(s("in progress")), qPrintable(rowOf("fixture_1-1")));
        QVERIFY2(!rowOf("fixture_1-1").contains(s("no date yet")), qPrintable(rowOf("fixture_1-1")));
        QVERIFY(!rowOf("fixture_1-2").contains(s("in progress")));
        league.press("play_1-1");
        QCOMPARE(league.window().session()->id().uuid, match);
        // One that was deleted is not gone on with.
        QVERIFY(league.window().store()->putOn(Shelf::Bin, MatchId{match}).empty());
        QVERIFY(MatchFixtures(*league.window().store()).begunOf(league.season()).empty());
    }

    // The season that is open here went on elsewhere while the match was played.
    void whatWasEnteredElsewhereMeanwhileIsSeen()
    {
        League league;
        league.openFixture();
        league.press("startButton");
        league.enterElsewhere(
            {{"command", "record"}, {"fixture", "1-1"}, {"result", {{"scores", {{"night", 20}, {"amazons", 3}}}}}});
        league.playReference();
        QCOMPARE(score(league.first(), 0), 20); // not silently
        QVERIFY2(league.notice().contains(s("has a different result for this match")), qPrintable(league.notice()));
        QVERIFY2(league.notice().contains(s("Night Fangs 20, Amazons 3")), qPrintable(league.notice()));
    }

    // Where the result does not count any more, the reason is the referee's.
    void aResultThatIsRefusedHasItsReason()
    {
        League league;
        league.openFixture();
        league.press("startButton");
        league.enterElsewhere({{"command", "drop_out"}, {"entrant", "amazons"}, {"remaining", "annul"}});
        league.playReference();
        QVERIFY(!league.first().result);
        const QString told = league.notice();
        QVERIFY2(told.contains(s("does not accept this result")), qPrintable(told));
        QVERIFY2(told.contains(s("no longer to be played")), qPrintable(told));
    }

    void theResultCanBeTakenBackAndCountedAgain()
    {
        League league;
        league.playFixture();
        // Somebody else has taken it back already.
        {
            League other;
            other.playFixture();
            other.enterElsewhere({{"edit", "withdraw"}, {"number", 3}});
            other.press("takeResultBack");
            QVERIFY2(other.notice().contains(s("Could not undo the result.")), qPrintable(other.notice()));
            QVERIFY2(other.notice().size() > s("Could not undo the result.").size(), qPrintable(other.notice()));
        }
        league.press("takeResultBack");
        QVERIFY(!league.first().result);
        QVERIFY(!league.tie());
        QVERIFY(league.window().session()->match().table()["phase"] == "finished");
        // It is offered again when it is opened the next time.
        const QString match = league.window().session()->id().uuid;
        league.window().goHome();
        league.window().importMatch(referenceFile);
        league.window().openMatch(match);
        league.press("countMatch0");
        QCOMPARE(score(league.first(), 0), 26);
    }

    void anUndoneMatchIsOfferedToBeTakenOut()
    {
        League league;
        league.playFixture();
        league.window().session()->undo();
        QVERIFY(league.window().session()->match().table()["phase"] != "finished");
        QVERIFY(league.first().result); // nothing happens silently
        QVERIFY2(league.notice().contains(s("still has its result")), qPrintable(league.notice()));
        league.press("seeConsequences");
        QCOMPARE(league.page(), s("leaguesPage"));
        league.shoot(s("result-taken-out"));
        league.press("actAccept");
        QVERIFY(!league.first().result);
        // Played to its end it counts again.
        league.window().goToMatch();
        league.window().session()->redo();
        QCOMPARE(score(league.first(), 0), 26);
        QVERIFY(league.notice().contains(s("has the result")));
    }

    // LG-2.8: the playoffs rest on it, so it is corrected to none, and what was played in them stays.
    void anUndoneMatchThatPlayoffsRestOnIsCorrectedToNone()
    {
        League league;
        league.playFixture();
        const auto recordElsewhere = [&](const league::Fixture& fixture) {
            const league::Season season = league.now();
            Json scores = Json::object();
            for (std::size_t side = 0; side < 2; ++side)
                scores[season.entrant(fixture.sides[side]).id] = side == 0 ? 20 : 10;
            league.enterElsewhere({{"command", "record"}, {"fixture", fixture.id}, {"result", {{"scores", scores}}}});
        };
        for (const league::Fixture& fixture : league.now().fixtures) {
            if (!fixture.playoffs && !fixture.result)
                recordElsewhere(fixture);
        }
        recordElsewhere(league.now().fixtures.back());
        QVERIFY(league.now().fixtures.back().result && league.now().champion >= 0);
        league.window().session()->undo();
        league.press("seeConsequences");
        auto* reason = league.window().findChild<QLineEdit*>(s("changeReason"));
        QVERIFY(reason != nullptr);
        reason->setText(s("The match goes on."));
        league.press("actAccept");
        QVERIFY(!league.first().result);
        QVERIFY(league.now().fixtures.back().result && league.now().champion >= 0);
    }

    // What is no longer so is no longer said.
    void aMatchThatEndsAgainIsNotCalledOneThatGoesOn()
    {
        League league;
        league.playFixture();
        league.window().session()->undo();
        QVERIFY2(league.notice().contains(s("continues")), qPrintable(league.notice()));
        league.window().session()->redo();
        QVERIFY2(!league.notice().contains(s("continues")), qPrintable(league.notice()));
    }

    void fromAFixturesNewMatchTheWayBackIsTheSeason()
    {
        League league;
        league.openFixture();
        QVERIFY(league.page() != s("leaguesPage"));
        QTest::keyClick(&league.window(), Qt::Key_Escape);
        QCOMPARE(league.page(), s("leaguesPage"));
        QVERIFY(league.button("play") != nullptr || league.window().findChild<QWidget*>(s("leaguePage"))->isVisible());
    }

    void aCorrectedMatchIsOfferedAsACorrection()
    {
        League league;
        league.playFixture();
        const Match& match = league.window().session()->match();
        const Json entry{
            {"command", "correct"}, {"path", "scores/amazons"}, {"value", 40}, {"reason", "a scoring was forgotten"}};
        const int end = numberOf(match, "end_match");
        const Played played = league.window().session()->play({{"edit", "insert"}, {"before", end}, {"entry", entry}});
        QCOMPARE(played, Played::Accepted);
        QVERIFY(match.table()["scores"]["amazons"] == 40);
        QCOMPARE(score(league.first(), 1), 18); // not silently
        QVERIFY2(league.notice().contains(s("a different result")), qPrintable(league.notice()));
        league.press("seeConsequences");
        auto* follows = league.window().findChild<QLabel*>(s("actFollows"));
        QVERIFY(follows != nullptr && follows->isVisible());
        league.shoot(s("result-corrected"));
        auto* reason = league.window().findChild<QLineEdit*>(s("changeReason"));
        reason->clear();
        QVERIFY(league.button("actAccept")->isUnavailable());
        reason->setText(s("A scoring was forgotten."));
        league.press("actAccept");
        QCOMPARE(score(league.first(), 1), 40);
        QCOMPARE(league.first().corrected.size(), std::size_t{1});
        QCOMPARE(league.first().corrected.front().reason, "A scoring was forgotten.");
    }

    void whatIsPlayedOtherwiseIsStampedOnTheResult()
    {
        League league;
        league.openFixture();
        auto* page = static_cast<kaosball::KaosballNewMatchPage*>(league.window().currentPage());
        league.press("deviateButton");
        auto* points = page->findChild<QWidget*>(s("seat_south"))->findChild<QSpinBox*>(s("activeUpgradePoints"));
        QVERIFY(!points->isReadOnly());
        QVERIFY(!league.button("houseRulesToggle")->isUnavailable());
        QVERIFY(!page->findChild<QWidget*>(s("seat_south"))->findChild<QComboBox*>(s("team"))->isEnabled());
        points->setValue(6);
        league.press("deviateButton"); // by the rules again
        QCOMPARE(points->value(), 3);
        league.press("deviateButton");
        points->setValue(6);
        league.shoot(s("fixture-deviating"));
        league.press("startButton");
        league.playReference();
        QCOMPARE(score(league.first(), 0), 26);
        QCOMPARE(league.first().result->deviations,
                 (std::vector<std::string>{"fangs, active_upgrade_points: 6, not 3"}));
        QVERIFY2(league.notice().contains(s("Not by league rules: Fangs, active upgrade points: 6, not 3")),
                 qPrintable(league.notice()));
    }

    void aMatchThatIsNotTiedIsOffered()
    {
        League league;
        league.window().importMatch(referenceFile);
        QVERIFY2(league.notice().contains(s("Does this match count")), qPrintable(league.notice()));
        QVERIFY(league.notice().contains(s("Winter League")));
        QVERIFY(!league.first().result);
        league.shoot(s("match-offered"));
        league.press("countMatch0");
        QCOMPARE(score(league.first(), 0), 26);
        QVERIFY(league.tie());
    }

    void aMatchFileCountsAfterItsReplay()
    {
        League league;
        league.window().openSeason(league.season().uuid);
        auto* pages = league.window().findChild<LeaguesPage*>();
        pages->importResult(s("1-2"), referenceFile); // another fixture
        QVERIFY2(league.notice().contains(s("The fixture is ")), qPrintable(league.notice()));

        QByteArray tampered = contentOf(referenceFile);
        tampered.replace("\"bid\":3", "\"bid\":2");
        write(league.file("tampered.whistle"), tampered);
        pages->importResult(s("1-1"), league.file("tampered.whistle"));
        QVERIFY2(league.notice().contains(s("was changed after entry 2")), qPrintable(league.notice()));

        int number = 0;
        write(league.file("forged.whistle"), forged(number));
        pages->importResult(s("1-1"), league.file("forged.whistle"));
        QVERIFY2(league.notice().contains(s("Entry %1 is impossible").arg(number)), qPrintable(league.notice()));
        QVERIFY(!league.first().result);
        QVERIFY(league.window().store()->recentMatches(10)->empty());

        pages->importResult(s("1-1"), referenceFile);
        QCOMPARE(score(league.first(), 0), 26);
        QVERIFY(league.first().result->source == league::Source::Imported);
        QCOMPARE(league.window().store()->recentMatches(10)->size(), std::size_t{1});
        QVERIFY(league.notice().contains(s("has the result")));
        league.window().openMatch(league.window().store()->recentMatches(1)->front().id.uuid);
        QCOMPARE(league.notice(), QString()); // it says what the season has
        league.window().openSeason(league.season().uuid);
        pages->importResult(s("1-1"), referenceFile); // once is enough
        QVERIFY2(league.notice().contains(s("is not accepted as a result")), qPrintable(league.notice()));
        QCOMPARE(league.window().store()->recentMatches(10)->size(), std::size_t{1});
    }

    // Each file for its fixture; one that is refused is named and keeps no other out.
    void aFolderOfMatchFilesIsTakenInAtOnce()
    {
        League league;
        league.window().openSeason(league.season().uuid);
        auto* pages = league.window().findChild<LeaguesPage*>();
        QVERIFY(QDir().mkpath(league.file("evening")));
        QByteArray tampered = contentOf(referenceFile);
        tampered.replace("\"bid\":3", "\"bid\":2");
        write(league.file("evening/a.whistle"), tampered);
        write(league.file("evening/b.whistle"), contentOf(referenceFile));
        pages->importMatches(league.file("evening"));
        QCOMPARE(score(league.first(), 0), 26);
        QVERIFY2(league.notice().contains(s("1 match file imported")), qPrintable(league.notice()));
        QVERIFY2(league.notice().contains(s("a.whistle: ")), qPrintable(league.notice()));
        pages->importMatches(league.file("evening")); // once is enough
        QCOMPARE(league.window().store()->recentMatches(10)->size(), std::size_t{1});
    }

    void aFixtureThatCannotBePlayedIsTold()
    {
        League league;
        league.window().openSeason(league.season().uuid);
        auto* pages = league.window().findChild<LeaguesPage*>();
        QVERIFY(pages->session()->play({{"command", "record"},
                                        {"fixture", "1-1"},
                                        {"result", {{"scores", {{"night", 20}, {"amazons", 3}}}}}}) ==
                Played::Accepted);
        Q_EMIT pages->openLeague()->playAsked(s("1-1"));
        QVERIFY2(league.notice().contains(s("settled")), qPrintable(league.notice()));
        QCOMPARE(league.page(), s("leaguesPage"));
    }

    void theNewMatchPageIsWholeAtEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("1024") << QSize(1024, 700) << 1.0;
        QTest::newRow("1366") << QSize(1366, 768) << 1.0;
        QTest::newRow("1024-200") << QSize(1024, 700) << 2.0;
    }
    void theNewMatchPageIsWholeAtEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        League league(size, text);
        league.openFixture();
        QCoreApplication::processEvents();
        ChoiceButton* deviate = league.button("deviateButton");
        QVERIFY(deviate != nullptr && deviate->width() >= 48 && deviate->height() >= 48);
        QVERIFY(deviate->mapTo(&league.window(), deviate->rect().topRight()).x() < size.width());
        league.shoot(QStringLiteral("fixture-new-match-%1").arg(s(QTest::currentDataTag())));
        league.window().settings().setTheme({});
    }
};

QTEST_MAIN(TestLeagueLinks)
#include "tst_league_links.moc"
