// SPDX-License-Identifier: GPL-3.0-or-later
// A season on everybody's phone, as docs/devices.md tells it: who looks, who reports, what the organiser accepts.
#include "catalog/leagues.h"
#include "catalog/seasons.h"
#include "inspection.h"
#include "league/checking/random_season.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/pairing.h"
#include "leagues/phones/season_frames.h"
#include "leagues/season/season_export.h"
#include "look/theme.h"
#include "season_club.h"
#include "told_examples.h"
#include "window/language.h"

#include <QFileInfo>
#include <QFloat16>
#include <QScopeGuard>
#include <QTest>
#include <random>

using namespace whistle;

namespace {

QString s(const std::string& text)
{
    return QString::fromStdString(text);
}

Json scores(const std::string& one, int his, const std::string& other, int theirs)
{
    return {{"sides", {{one, {{"score", his}}}, {other, {{"score", theirs}}}}}};
}
Json report(const std::string& fixture, const Json& told)
{
    return {{"do", "report"}, {"fixture", fixture}, {"told", told}};
}
/// The frame's match with this id.
Json matchIn(const Json& frame, const std::string& fixture)
{
    for (const Json& round : partOf(frame, "rounds")) {
        for (const Json& match : partOf(round, "matches")) {
            if (partOf(match, "fixture") == Json(fixture))
                return match;
        }
    }
    return {};
}
bool waitForState(RawPhone& phone, const std::string& fixture, const char* state)
{
    return phone.waitForTable(
        [&](const Json& frame) { return partOf(matchIn(frame, fixture), "state") == Json(state); });
}

} // namespace

class TestSeasonPhones : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_language.speak(QStringLiteral("en")); }

    /// At a club: where the call is stands before the number of the pairing, and comes first; until when the round is
    /// played; who has been called last.
    void whoIsCalledIsToldWhere()
    {
        Club club(eightPlayers(everybodyOnce()));
        const LeagueSession& league = club.page().league();
        season_frames::Going going;
        going.called["1-2"] = {QStringLiteral("table 8"), Instant{1000}};
        going.called["3-1"] = {QStringLiteral("the bar"), Instant{2000}};
        going.clock = ClubClock{QStringLiteral("s"), 1, Instant{1'740'774'600}};
        const Json rounds = season_frames::roundsOf(league, going);
        const Json match = matchIn(Json{{"rounds", rounds}}, "1-2");
        QCOMPARE(match["called"]["place"], Json("Table 8"));
        QVERIFY(!match["called"]["at"].get<std::string>().empty());
        QCOMPARE(match["called"]["now"], Json("now"));
        QVERIFY(matchIn(Json{{"rounds", rounds}}, "1-1")["called"].is_null());
        const Json call = season_frames::callOf(league, going);
        QCOMPARE(call["fixture"], Json("3-1"));
        QCOMPARE(call["place"], Json("the bar"));
        QCOMPARE(call["names"].size(), std::size_t{2});
        const Json clock = season_frames::clockOf(going);
        QCOMPARE(clock["ends"], Json(1'740'774'600));
        QVERIFY(QByteArray::fromStdString(clock["words"]).startsWith("Round 1 ends at "));
        QVERIFY(QByteArray::fromStdString(clock["over"]).startsWith("Round 1 ended at "));
        QVERIFY(season_frames::callOf(league, {}).is_null() && season_frames::clockOf({}).is_null());
        // Whoever is called to a match of another round plays that first.
        const std::string side = league.season().entrant(club.fixture("3-1").sides[0]).id;
        const season_frames::NextMatches next = season_frames::nextOf(league.season());
        QCOMPARE(season_frames::ownOf(league, going, next, side)["next"][0], Json("3-1"));
        QVERIFY(season_frames::ownOf(league, {}, next, side)["next"][0] != Json("3-1"));
        // One that has begun is no longer called; how far it is is said where its table tells it.
        going.begun.insert("1-2");
        const auto begun = [&] { return matchIn(Json{{"rounds", season_frames::roundsOf(league, going)}}, "1-2"); };
        QVERIFY(begun()["called"].is_null());
        QCOMPARE(begun()["words"], Json("being played"));
        QCOMPARE(begun()["place"], Json(""));
        going.places["1-2"] = QStringLiteral("table 8"); // and there it is played
        QCOMPARE(begun()["place"], Json("Table 8"));
        going.standing["1-2"] = QStringLiteral("period 3");
        QCOMPARE(begun()["words"], Json("period 3"));
        const league::Fixture& over = club.fixture("1-2");
        Json scores;
        for (const int each : over.sides)
            scores[league.season().entrant(each).id] = 3 + each;
        QVERIFY(club.play({{"command", "record"}, {"fixture", "1-2"}, {"result", {{"scores", scores}}}}));
        QCOMPARE(begun()["words"], Json("over"));
    }

    void theExamplesAreAnsweredAsTold()
    {
        int said = 0;
        for (const ToldExample& example : toldExamples()) {
            if (example.table != "season")
                continue;
            Club club(eightPlayers(everybodyOnce()));
            (void)club.phone();
            club.page().openTab(LeaguePage::Tab::Reports);
            QVERIFY(club.press("checkInOpen"));
            const QString trouble = say(example, club.devices().url());
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
            ++said;
        }
        QVERIFY(said > 0);
    }

    void everybodySeesTheSeason()
    {
        Club club(eightPlayers(everybodyOnce()));
        QVERIFY(club.isOpen());
        const auto phone = club.phone();
        QVERIFY(phone);
        const Json& frame = phone->table();
        QCOMPARE(frame["is"], Json("season"));
        QCOMPARE(frame["name"], Json("Spring League"));
        QCOMPARE(frame["game"], Json("Battle Line"));
        QCOMPARE(frame["where"], Json("Round 1 of 7"));
        QCOMPARE(frame["round"], Json("1"));
        QCOMPARE(frame["entrants"].size(), std::size_t{8});
        QCOMPARE(frame["tables"][0]["rows"].size(), std::size_t{8});
        QCOMPARE(frame["rounds"].size(), std::size_t{7});
        QCOMPARE(frame["rounds"][0]["matches"].size(), std::size_t{4});
        QCOMPARE(frame["rounds"][0]["matches"][1]["table"], Json(2));
        QVERIFY(frame["me"].is_null());
        QVERIFY(frame["over"].get<std::string>().empty());

        // A result that the organiser enters is on every phone, with the reasons of the table.
        const std::string first = frame["rounds"][0]["matches"][0]["fixture"];
        const std::string home = frame["rounds"][0]["matches"][0]["sides"][0]["entrant"];
        const std::string away = frame["rounds"][0]["matches"][0]["sides"][1]["entrant"];
        QVERIFY(
            club.play({{"command", "record"}, {"fixture", first}, {"result", {{"scores", {{home, 5}, {away, 3}}}}}}));
        QVERIFY(waitForState(*phone, first, "over"));
        const Json match = matchIn(phone->table(), first);
        QCOMPARE(match["sides"][0]["score"], Json("5"));
        QVERIFY(match["sides"][0]["won"].get<bool>());
        QCOMPARE(phone->table()["tables"][0]["rows"][0]["entrant"], Json(home));
        QVERIFY(!phone->table()["tables"][0]["rows"][0]["why"].empty());
    }

    void itSpeaksTheLanguageOfThePhone()
    {
        Club club(eightPlayers(everybodyOnce()));
        const auto phone = club.phone({}, QStringLiteral("hu"));
        QVERIFY(phone);
        QVERIFY(phone->table()["where"] != Json("Round 1 of 7"));
        QVERIFY(phone->words()["say"].contains("myMatch"));
        // Every word of the page is said in each language.
        for (const char* language : {"hu", "pl"}) {
            const auto other = club.phone({}, QString::fromLatin1(language));
            QVERIFY(other);
            for (const auto& [key, words] : other->words()["say"].items())
                QVERIFY2(!words.get<std::string>().empty(), key.c_str());
        }
    }

    void bothReportAndTheOrganiserAccepts()
    {
        Club club(eightPlayers(everybodyOnce()));
        const auto anna = club.phone("anna");
        const auto watcher = club.phone();
        QVERIFY(anna && watcher);
        const std::string match = anna->me()["next"][0];
        const Json sides = matchIn(anna->table(), match)["sides"];
        const std::string other = sides[sides[0]["entrant"] == Json("anna") ? 1 : 0]["entrant"];
        const auto against = club.phone(other);
        QVERIFY(against);

        const Json form = anna->ask({{"do", "form"}, {"fixture", match}});
        QCOMPARE(form["is"], Json("form"));
        QCOMPARE(form["sides"].size(), std::size_t{2});
        QCOMPARE(form["fields"][0]["name"], Json("score"));

        Json answer = anna->ask(report(match, scores("anna", 5, other, 3)));
        QCOMPARE(answer["is"], Json("reported"));
        QCOMPARE(answer["state"], Json("reported"));
        QVERIFY(waitForState(*watcher, match, "reported"));
        // What was reported is nobody's business yet.
        QVERIFY(!QByteArray::fromStdString(watcher->table().dump()).contains("5:3"));
        QVERIFY(!QByteArray::fromStdString(watcher->table().dump()).contains("3:5"));
        QVERIFY(waitForState(*against, match, "reported"));
        QCOMPARE(against->me()["reports"][0]["others"][0]["entrant"], Json("anna"));

        answer = against->ask(report(match, scores("anna", 5, other, 3)));
        QCOMPARE(answer["state"], Json("agreed"));
        // Nothing counts yet.
        QVERIFY(!isSettled(club.season(), club.fixture(match)));

        club.page().openTab(LeaguePage::Tab::Reports);
        QVERIFY(club.words("actFollows").contains(QStringLiteral("Anna")));
        QVERIFY(club.press("actAccept"));
        QVERIFY(waitForState(*anna, match, "over"));
        QVERIFY(anna->me()["reports"].empty());
        QVERIFY(club.devices().reports().empty());
        // Undo takes the result back, and what was reported is there again.
        club.session().undo();
        QVERIFY(waitForState(*anna, match, "agreed"));
        QCOMPARE(club.devices().reports().size(), std::size_t{2});
    }

    void whereTheyDifferTheOrganiserChooses()
    {
        Club club(eightPlayers(everybodyOnce()));
        const std::string match = club.phone()->table()["rounds"][0]["matches"][0]["fixture"];
        const Json sides = matchIn(club.phone()->table(), match)["sides"];
        const std::string one = sides[0]["entrant"];
        const std::string other = sides[1]["entrant"];
        const auto first = club.phone(one);
        const auto second = club.phone(other);
        QVERIFY(first && second);
        QCOMPARE(first->ask(report(match, scores(one, 5, other, 3)))["state"], Json("reported"));
        QCOMPARE(second->ask(report(match, scores(one, 4, other, 5)))["state"], Json("differs"));
        QVERIFY(waitForState(*first, match, "differs"));
        QCOMPARE(first->me()["reports"][0]["others"][0]["words"], Json("4:5"));

        club.page().openTab(LeaguePage::Tab::Reports);
        auto* which = club.on<SegmentedChoice>("whoseReport");
        QVERIFY(which);
        auto* theirs = which->findChild<ChoiceButton*>(QStringLiteral("segment1"));
        QVERIFY(theirs);
        theirs->click();
        QVERIFY(club.press("actAccept"));
        QVERIFY(waitForState(*first, match, "over"));
        QCOMPARE(matchIn(first->table(), match)["sides"][1]["score"], Json("5"));

        // Or the table is asked once more.
        const std::string next = first->me()["next"][0];
        const Json again = matchIn(first->table(), next)["sides"];
        const std::string there = again[again[0]["entrant"] == Json(one) ? 1 : 0]["entrant"];
        QCOMPARE(first->ask(report(next, scores(one, 5, there, 0)))["state"], Json("reported"));
        QVERIFY(club.press("askAgain"));
        QVERIFY(waitForState(*first, next, "open"));
    }

    void whatTheRulesRefuseIsToldAtOnce()
    {
        Club club(eightPlayers(everybodyOnce()));
        const auto anna = club.phone("anna");
        QVERIFY(anna);
        const std::string match = anna->me()["next"][0];
        const Json sides = matchIn(anna->table(), match)["sides"];
        const std::string other = sides[sides[0]["entrant"] == Json("anna") ? 1 : 0]["entrant"];
        // Battle Line has no draws.
        const Json refused = anna->ask(report(match, scores("anna", 4, other, 4)));
        QCOMPARE(refused["is"], Json("no"));
        QVERIFY(!refused["why"].get<std::string>().empty());
        QVERIFY(!refused["rules"].empty());
        // Half of it.
        const Json half = anna->ask(report(match, {{"sides", {{"anna", {{"score", 5}}}}}}));
        QVERIFY(half["why"].get<std::string>().ends_with("score, or a no-show."));
        // A match of others.
        std::string foreign;
        for (const Json& each : anna->table()["rounds"][0]["matches"]) {
            const bool isOwn =
                each["sides"][0]["entrant"] == Json("anna") || each["sides"][1]["entrant"] == Json("anna");
            foreign = isOwn ? foreign : each["fixture"].get<std::string>();
        }
        QCOMPARE(anna->ask({{"do", "form"}, {"fixture", foreign}})["is"], Json("no"));
        QCOMPARE(anna->ask(report(foreign, scores("anna", 5, other, 0)))["is"], Json("no"));
        // Somebody without a place.
        const auto watcher = club.phone();
        QCOMPARE(watcher->ask(report(match, scores("anna", 5, other, 0)))["is"], Json("no"));
        // Where phones only watch.
        club.devices().setRight(static_cast<int>(SeasonDevices::May::Watch));
        QCOMPARE(anna->ask(report(match, scores("anna", 5, other, 0)))["is"], Json("no"));
        QVERIFY(club.devices().reports().empty());
    }

    void aReportCanBeChangedAndTakenBack()
    {
        Club club(eightPlayers(everybodyOnce()));
        const auto anna = club.phone("anna");
        const std::string match = anna->me()["next"][0];
        const Json sides = matchIn(anna->table(), match)["sides"];
        const std::string other = sides[sides[0]["entrant"] == Json("anna") ? 1 : 0]["entrant"];
        QCOMPARE(anna->ask(report(match, scores("anna", 5, other, 3)))["is"], Json("reported"));
        QCOMPARE(anna->ask(report(match, scores("anna", 5, other, 2)))["is"], Json("reported"));
        QCOMPARE(club.devices().reports().size(), std::size_t{1});
        QVERIFY(anna->waitForTable([&](const Json& frame) {
            const Json& reports = partOf(partOf(frame, "me"), "reports");
            return !reports.empty() && reports[0]["own"]["told"] == scores("anna", 5, other, 2);
        }));
        QCOMPARE(anna->ask(report(match, nullptr))["state"], Json("open"));
        QVERIFY(club.devices().reports().empty());
    }

    /// The laptop was off for the night: the same address, everybody in their place, nothing reported is lost.
    void aRestartLosesNothing()
    {
        Club club(eightPlayers(everybodyOnce()));
        auto anna = club.phone("anna");
        const std::string match = anna->me()["next"][0];
        const Json sides = matchIn(anna->table(), match)["sides"];
        const std::string other = sides[sides[0]["entrant"] == Json("anna") ? 1 : 0]["entrant"];
        QCOMPARE(anna->ask(report(match, scores("anna", 5, other, 3)))["is"], Json("reported"));
        const QString word = club.devices().word();
        const std::string seatWord = anna->seatWord();
        club.restart();
        QCOMPARE(club.devices().reports().size(), std::size_t{1});
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        QCOMPARE(club.devices().word(), word);
        anna = std::make_unique<RawPhone>(club.devices().url());
        anna->keepSeatWord(seatWord);
        QVERIFY(anna->come());
        QCOMPARE(anna->seat(), std::string("anna"));
        QCOMPARE(anna->me()["reports"].size(), std::size_t{1});
        // And so it is when the phones were off in between.
        club.devices().switchOff();
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        QCOMPARE(club.devices().word(), word);
        // Another address lets everybody go.
        club.devices().renew();
        QVERIFY(club.devices().word() != word);
        QVERIFY(club.devices().seats().empty());
        QCOMPARE(club.devices().reports().size(), std::size_t{1});
    }

    /// One program writes down what is reported: a second window of the same season is told so.
    void aSeasonIsServedOnce()
    {
        Club club(eightPlayers(everybodyOnce()));
        const QString here = QStringLiteral("127.0.0.1");
        QVERIFY(club.devices().switchOn(here));
        SeasonDevices other(club.page().league());
        QVERIFY(!other.switchOn(here));
        QVERIFY(!other.isOn() && !other.trouble().isEmpty());
        club.devices().switchOff();
        QVERIFY2(other.switchOn(here), qPrintable(other.trouble()));
        QVERIFY(!club.devices().switchOn(here));
        other.switchOff();
        QVERIFY(club.devices().switchOn(here));
    }

    void aPlaceIsTakenOnce()
    {
        Club club(eightPlayers(everybodyOnce()));
        const auto anna = club.phone("anna");
        const auto other = club.phone();
        QCOMPARE(other->sit("anna")["is"], Json("no"));
        QCOMPARE(other->sit("nobody")["is"], Json("no"));
        QCOMPARE(club.devices().seats().size(), std::size_t{1});
        club.devices().takeBack("anna");
        QVERIFY(!anna->waitFor("rose").is_null());
        QCOMPARE(other->sit("anna")["is"], Json("seat"));
    }

    /// Before a Swiss round is paired: who is not there misses it, by one press.
    void whoHasNotCheckedInMissesTheRound()
    {
        Club club(eightPlayers(swiss()));
        const auto anna = club.phone("anna");
        QVERIFY(anna);
        QCOMPARE(anna->ask({{"do", "here"}, {"here", true}})["is"], Json("no")); // nobody asks
        club.page().openTab(LeaguePage::Tab::Reports);
        QVERIFY(club.press("checkInOpen"));
        QVERIFY(anna->waitForTable([](const Json& frame) { return partOf(frame, "checkIn").is_object(); }));
        QCOMPARE(anna->table()["checkIn"]["round"], Json("Round 1"));
        QCOMPARE(anna->ask({{"do", "here"}, {"here", true}})["is"], Json("told"));
        for (const char* id : {"here_benc", "here_cili", "here_dani", "here_emma", "here_fann"})
            QVERIFY2(club.press(id), id);
        QVERIFY(
            anna->waitForTable([](const Json& frame) { return partOf(partOf(frame, "checkIn"), "here").size() == 6; }));
        // A name can be pressed by mistake.
        QVERIFY(club.press("here_fann"));
        QVERIFY(club.press("here_fann"));
        QVERIFY(club.press("checkInClose"));
        QVERIFY(club.press("actAccept"));
        QCOMPARE(club.season().missed.size(), std::size_t{2});
        QVERIFY(club.devices().checkIn() == nullptr);
        QVERIFY(anna->waitForTable([](const Json& frame) { return partOf(frame, "checkIn").is_null(); }));
    }

    /// Whoever is paired in a Swiss reads why beside the match, until it is played.
    void whyTwoMeetIsOnThePhone()
    {
        Club club(eightPlayers(swiss()));
        const auto round = league::roundToPair(club.season(), club.page().league().rules());
        QVERIFY(round && club.play(actJson(league::drawnRound(club.season(), *round))));
        const auto anna = club.phone("anna");
        QVERIFY(anna);
        const Json match = anna->table()["rounds"][0]["matches"][0];
        const std::string why = match["why"];
        QVERIFY2(why.find("are level on points (0). In the order of the draw") != std::string::npos, why.c_str());
        const std::string home = match["sides"][0]["entrant"];
        const std::string away = match["sides"][1]["entrant"];
        QVERIFY(club.play(
            {{"command", "record"}, {"fixture", match["fixture"]}, {"result", {{"scores", {{home, 5}, {away, 3}}}}}}));
        QVERIFY(waitForState(*anna, match["fixture"], "over"));
        QVERIFY(!matchIn(anna->table(), match["fixture"]).contains("why"));
    }

    void checkInStaysOverARestart()
    {
        Club club(eightPlayers(everybodyOnce()));
        club.devices().openCheckIn();
        club.devices().setHere("anna", true);
        club.restart();
        QVERIFY(club.devices().checkIn() != nullptr);
        QCOMPARE(club.devices().checkIn()->here, (std::set<std::string>{"anna"}));
    }

    /// A slip of a match leads to its report.
    void resultSlipsCarryTheirCode()
    {
        Club club(eightPlayers(everybodyOnce()));
        QVERIFY(!club.devices().slipCodes());
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        const league::SlipCode code = club.devices().slipCodes();
        QVERIFY(code);
        const std::string slips = paperOf(league::Paper::ResultSlips, club.season(), {false, 1}, "en", code);
        QCOMPARE(s(slips).count(QStringLiteral("data:image/png;base64,")), 4);
        QVERIFY(code(club.season().fixtures[0]) != code(club.season().fixtures[1]));
        // And on paper.
        const QTemporaryDir folder;
        const QString shots = qEnvironmentVariable("WHISTLE_SHOTS");
        const QString file = (shots.isEmpty() ? folder.path() : shots) + QStringLiteral("/slips.pdf");
        const SeasonPaper plain{league::Paper::ResultSlips, {false, 1}, {}};
        QVERIFY(writeSeason(SeasonFile::Pdf, club.page().league(), file, plain).empty());
        const qint64 without = QFileInfo(file).size();
        const SeasonPaper coded{league::Paper::ResultSlips, {false, 1}, code};
        QVERIFY(writeSeason(SeasonFile::Pdf, club.page().league(), file, coded).empty());
        QVERIFY(QFileInfo(file).size() > without + 1000); // four pictures
    }

    void theOrganisersPagesFitEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QString>("language");
        QTest::newRow("1366") << QSize(1310, 747) << 1.0 << QStringLiteral("en");
        QTest::newRow("1024-hu") << QSize(968, 679) << 1.0 << QStringLiteral("hu");
        QTest::newRow("1366-200-pl") << QSize(1310, 747) << 2.0 << QStringLiteral("pl");
        QTest::newRow("1024-200-hu") << QSize(968, 679) << 2.0 << QStringLiteral("hu");
        QTest::newRow("2560") << QSize(2504, 1419) << 1.0 << QStringLiteral("en");
    }
    /// What has been reported, a check-in and the sheet, as a window of such a size has room for them.
    void theOrganisersPagesFitEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(QString, language);
        const auto atHome = qScopeGuard([&] {
            m_language.speak(QStringLiteral("en"));
            Theme::apply(*qApp, {});
        });
        Theme::apply(*qApp, {Shade::Dark, scale, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_language.speak(language);
        Club club(eightPlayers(everybodyOnce()));
        club.page().resize(size);
        const QString row = QString::fromLatin1(QTest::currentDataTag());
        QStringList faults;
        const auto look = [&](const char* name) {
            for (int i = 0; i < 4; ++i)
                QCoreApplication::processEvents();
            if (const QString shots = qEnvironmentVariable("WHISTLE_SHOTS"); !shots.isEmpty())
                club.page().grab().save(QStringLiteral("%1/club-%2-%3.png").arg(shots, row, QString::fromLatin1(name)));
            for (const QStringList& found : {inspection::badNames(club.page()), inspection::smallTargets(club.page()),
                                             inspection::cutThings(club.page()), inspection::overlaps(club.page()),
                                             inspection::needlessScrollBars(club.page())}) {
                for (const QString& fault : found)
                    faults << QStringLiteral("%1: %2").arg(QString::fromLatin1(name), fault);
            }
        };
        QVERIFY(club.press("leaguePhones"));
        look("sheet-off");
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        look("sheet-on");
        // Two matches: one reported alike by both, one otherwise by each.
        std::vector<std::unique_ptr<RawPhone>> phones;
        for (const std::size_t index : {std::size_t{0}, std::size_t{1}}) {
            const league::Fixture fixture = club.season().fixtures[index];
            const std::string one = club.season().entrant(fixture.sides[0]).id;
            const std::string other = club.season().entrant(fixture.sides[1]).id;
            for (const std::string& who : {one, other}) {
                phones.push_back(club.phone(who, language));
                QVERIFY(phones.back());
                const int theirs = who == one || index == 0 ? 3 : 2;
                QCOMPARE(phones.back()->ask(report(fixture.id, scores(one, 5, other, theirs)))["is"], Json("reported"));
            }
        }
        look("sheet");
        QVERIFY(club.press("closeDevices"));
        club.page().openTab(LeaguePage::Tab::Reports);
        look("reports");
        QVERIFY(club.press(("report_" + club.season().fixtures[1].id).c_str()));
        club.devices().openCheckIn();
        look("differing");
        for (const QString& fault : faults)
            qWarning("%s", qPrintable(fault));
        QCOMPARE(faults.size(), 0);
    }

    /// Seasons of every kind and game, at every stage: a frame is whole, and not too big to be read.
    void anySeasonIsTold()
    {
        std::set<std::string> formats;
        constexpr int mostBytes = 200'000; // of seasons of some eighty matches at most
        for (unsigned seed = 1; seed <= 24; ++seed) {
            const std::vector<Json> acts = league::randomSeason(seed, leagueGames());
            Club club(acts.front().at("season"), Club::Start::No);
            QVERIFY2(club.isOpen(), acts.front().dump().c_str());
            const auto phone = club.phone();
            QVERIFY(phone);
            for (std::size_t i = 1; i < acts.size(); ++i)
                QVERIFY2(club.play(acts[i]), acts[i].dump().c_str());
            const std::string someone = club.season().entrants.front().id;
            const bool isOut = club.season().entrants.front().droppedOut.has_value();
            QCOMPARE(isFrame(phone->sit(someone), "seat"), !isOut);
            const auto lines = static_cast<int>(club.page().league().record().recordedLines().size());
            QVERIFY(phone->waitForTable(lines));
            const Json& frame = phone->table();
            QVERIFY(static_cast<int>(frame.dump().size()) < mostBytes);
            QCOMPARE(frame["over"].get<std::string>().empty(), !club.season().isOver);
            QCOMPARE(frame["tables"].size(), club.season().format.league ? club.season().groups.size() : 0);
            QCOMPARE(frame["bracket"].empty(), !club.season().format.playoffs || !club.season().started);
            for (const Json& table : frame["tables"]) {
                for (const Json& row : table["rows"])
                    QCOMPARE(row["cells"].size(), table["columns"].size());
            }
            if (!isOut) {
                const Json& me = frame["me"];
                QVERIFY(!me["next"].empty() || club.season().isOver || !me["nextWords"].get<std::string>().empty());
                for (const Json& fixture : me["next"])
                    QVERIFY(isFrame(phone->ask({{"do", "form"}, {"fixture", fixture}}), "form"));
            }
            formats.insert(acts.front()["season"]["format"].dump());
        }
        QVERIFY(formats.size() > 10);
    }

    void oddFramesDoNothing()
    {
        Club club(eightPlayers(everybodyOnce()));
        const auto anna = club.phone("anna");
        const std::string match = anna->me()["next"][0];
        std::mt19937 chance(7);
        const std::vector<Json> odd{nullptr, 7, "anna", Json::array(), Json::object(), true, -1e9, {{"sides", 7}}};
        const auto any = [&] { return odd[chance() % odd.size()]; };
        for (int i = 0; i < 300; ++i) {
            Json told{{"sides", {{"anna", any()}, {"benc", {{"score", any()}}}}},
                      {"absent", any()},
                      {"by", any()},
                      {"winner", any()}};
            const Json frame = i % 3 == 0   ? report(match, any())
                               : i % 3 == 1 ? report(match, told)
                                            : Json{{"do", "here"}, {"here", any()}, {"fixture", any()}};
            const Json answer = anna->ask(frame);
            QVERIFY2(isFrame(answer, "no") || isFrame(answer, "reported"), frame.dump().c_str());
        }
        QVERIFY(anna->isConnected());
        QVERIFY(club.devices().reports().empty());
    }

private:
    Language m_language;
};

QTEST_MAIN(TestSeasonPhones)
#include "tst_season_phones.moc"
