// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "catalog/season_check.h"
#include "catalog/seasons.h"
#include "league/telling/season_fields.h"
#include "league/telling/season_file.h"
#include "reference_match.h"

#include <QTest>
#include <algorithm>

using namespace whistle;
using league::LeagueRules;
using league::PastMatch;

namespace {

const LeagueRules& kaosball()
{
    return *leagueRules("kaosball");
}

/// What a team brings to its next match after these, with a setting changed.
Json carried(const Json& changed, const std::vector<PastMatch>& past)
{
    Json settings = kaosball().defaults;
    settings.update(changed);
    return kaosball().carriedOn(settings, past);
}

PastMatch played(int cash, const Json& upgrades = Json::array(), const Json& killed = Json::array())
{
    return {{{"cash", cash}, {"fouls", 4}, {"upgrades", upgrades}, {"ringers", {"panther"}}, {"killed", killed}}, true};
}

} // namespace

/// What Kaosball brings to a season (KB-34, KB-35).
class TestLeagues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDefaultsAreTheDigests()
    {
        const LeagueRules& rules = kaosball();
        QCOMPARE(rules.leastEntrants, 4); // KB-35.1
        QCOMPARE(rules.mostEntrants, 8);
        QVERIFY(!rules.hasDraws); // KB-35.4
        QCOMPARE(rules.points.win, 3);
        QCOMPARE(rules.points.forfeitScore, 20); // KB-35.7
        std::vector<std::string> words;
        for (const league::TieBreaker& each : rules.tieBreakers)
            words.push_back(wordFor(each));
        QCOMPARE(words, (std::vector<std::string>{"head_to_head", "score_difference", "score_for", "most_kills",
                                                  "fewest_fouls"})); // KB-35.5
        QVERIFY(rules.settings.check(rules.defaults).empty());
        QVERIFY(!rules.settings.check({{"cash_carried_over", 6}}).empty()); // KB-35.10: at most 5
    }

    // docs/leagues.md; where somebody changes these, seasons that are to begin are other ones.
    void theDefaultsOfTheOtherGames_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("points");
        QTest::addColumn<QString>("tieBreakers");
        QTest::newRow("Battle Line") << "battle-line"
                                     << "3 1 0 0 0 0"
                                     << "head_to_head score_difference score_for";
        QTest::newRow("Chaotic") << "chaotic"
                                 << "3 1 0 0 0 0"
                                 << "head_to_head score_difference score_for";
        QTest::newRow("El Grande") << "el-grande"
                                   << "3 1 0 0 0 0: 5 3 2 1 0"
                                   << "head_to_head score_for wins";
        QTest::newRow("Heroes") << "heroes"
                                << "3 1 0 0 0 0: 5 3 2 1 0"
                                << "head_to_head score_for wins";
    }
    void theDefaultsOfTheOtherGames()
    {
        QFETCH(QString, game);
        const LeagueRules& rules = *leagueRules(game.toStdString());
        const league::PointsScheme& scheme = rules.points;
        QStringList points;
        for (const int each :
             {scheme.win, scheme.draw, scheme.loss, scheme.allLost, scheme.forfeit, scheme.forfeitScore})
            points << QString::number(each);
        QStringList places;
        for (const int each : scheme.placement)
            places << QString::number(each);
        const QString all =
            points.join(u' ') + (places.isEmpty() ? QString() : QStringLiteral(": ") + places.join(u' '));
        QTEST(all, "points");
        QVERIFY(scheme.bonuses.empty());
        QStringList words;
        for (const league::TieBreaker& each : rules.tieBreakers)
            words << QString::fromStdString(wordFor(each));
        QTEST(words.join(u' '), "tieBreakers");
        // Battle Line knows no draw, Chaotic does (CH-R25); tables may be shared.
        QCOMPARE(rules.hasDraws, game != QStringLiteral("battle-line"));
    }

    // KB-34.3, KB-34.4
    void theFirstMatchStartsWithTenCashAndThreePoints()
    {
        const Json start = carried(Json::object(), {});
        QVERIFY(start["cash"] == 10);
        QVERIFY(start["active_upgrade_points"] == 3);
        QVERIFY(start["upgrades"].empty() && start["dead"].empty());
    }

    // KB-35.9: one more after every two matches played, up to six; a forfeited one was not played.
    void activeUpgradePointsGrow_data()
    {
        QTest::addColumn<int>("matches");
        QTest::addColumn<int>("points");
        for (const auto& [matches, points] : {std::pair{1, 3}, {2, 4}, {3, 4}, {4, 5}, {6, 6}, {12, 6}})
            QTest::addRow("%d matches", matches) << matches << points;
    }
    void activeUpgradePointsGrow()
    {
        QFETCH(int, matches);
        QFETCH(int, points);
        std::vector<PastMatch> past(static_cast<std::size_t>(matches), played(0));
        past.push_back({Json(), false});
        QVERIFY(carried(Json::object(), past)["active_upgrade_points"] == points);
    }

    // KB-35.10
    void unspentCashIsKeptAsFarAsTheSettingSays()
    {
        QVERIFY(carried(Json::object(), {played(4)})["cash"] == 10);
        QVERIFY(carried({{"cash_carried_over", 3}}, {played(4)})["cash"] == 13);
        QVERIFY(carried({{"cash_carried_over", 3}}, {played(2)})["cash"] == 12);
    }

    // KB-35.11 to KB-35.13
    void whatIsBoughtKilledAndFouledMayStay()
    {
        const std::vector<PastMatch> past{played(0, {"hate"}, {"r1"}), played(0, {"hate", "lucky"}, {"b2"})};
        const Json none = carried(Json::object(), past);
        QVERIFY(none["upgrades"].empty() && none["ringers"].empty() && none["dead"].empty() && none["fouls"] == 0);
        const Json all = carried(
            {{"upgrade_ownership", "keep_all_season"}, {"permanent_deaths", true}, {"fouls_carried_over", true}}, past);
        QCOMPARE(all["upgrades"].dump(), R"(["hate","lucky"])");
        QCOMPARE(all["ringers"].dump(), R"(["panther"])");
        QCOMPARE(all["dead"].dump(), R"(["r1","b2"])");
        QVERIFY(all["fouls"] == 4);
    }

    // KB-34.2, KB-34.3, KB-35.8 to KB-35.13
    void aMatchBeginsAsTheLeagueWantsIt()
    {
        Json settings = kaosball().defaults;
        const league::SideToPlay fangs{"Fangs", "fangs", "Zsófia", carried(Json::object(), {played(4), played(2)})};
        const league::SideToPlay ogres{"Ogres", "ogres", "", carried(Json::object(), {})};
        const auto match = kaosball().newMatch(settings, {fangs, ogres}, false);
        QVERIFY(bool(match));
        QCOMPARE(match->newMatch.dump(),
                 R"({"command":"new_match","mode":"versus","kind":"league","draft":true,"first_player":"fangs",)"
                 R"("teams":[{"team":"fangs","side":"south","active_upgrade_points":4,"coach":"Zsófia"},)"
                 R"({"team":"ogres","side":"north","active_upgrade_points":3}]})");
        const auto isSettled = [](const league::MatchToPlay& one, const char* key) {
            return std::any_of(one.settled.begin(), one.settled.end(),
                               [&](const league::SettledField& field) { return field.key == key; });
        };
        for (const char* key : {"mode", "kind", "draft", "teams", "active_upgrade_points", "house_rules"})
            QVERIFY2(isSettled(*match, key), key);
        QVERIFY(!isSettled(*match, "first_player"));
        QVERIFY(isSettled(*kaosball().newMatch(settings, {fangs, ogres}, true), "first_player"));
        QVERIFY(kaosball().strayed(match->newMatch, match->terms).empty());
        Json other = match->newMatch;
        other["teams"][0]["active_upgrade_points"] = 6;
        other["draft"] = false;
        const std::vector<std::string> strayed = kaosball().strayed(other, match->terms);
        QCOMPARE(strayed,
                 (std::vector<std::string>{"draft: false, not true", "fangs, active_upgrade_points: 6, not 4"}));
    }

    void whatIsCarriedOnStandsInTheNewMatch()
    {
        const Json changed{{"upgrade_ownership", "keep_all_season"},
                           {"permanent_deaths", true},
                           {"fouls_carried_over", true},
                           {"cash_carried_over", 5}};
        const league::SideToPlay fangs{"Fangs", "fangs", "",
                                       carried(changed, {played(3, {"hate"}, {"r1", "minotaur"})})};
        const league::SideToPlay ogres{"Ogres", "ogres", "", carried(changed, {})};
        Json settings = kaosball().defaults;
        settings.update(changed);
        const auto match = kaosball().newMatch(settings, {fangs, ogres}, false);
        QVERIFY(bool(match));
        const Json team = match->newMatch["teams"][0];
        QVERIFY(team["cash"] == 13);
        QVERIFY(team["fouls"] == 4);
        QCOMPARE(team["upgrades"].dump(), R"(["hate"])");
        QCOMPARE(team["ringers"].dump(), R"(["panther"])");
        QCOMPARE(team["dead"].dump(), R"(["r1"])"); // a ringer of somebody else's is no figure of theirs
        QVERIFY(!match->newMatch["teams"][1].contains("cash"));
        // The referee takes it all; what the packs do not know of the Ogres the players say.
        Json told = match->newMatch;
        told["teams"][1].update({{"stats", {{"handling", 0}, {"tackling", 1}, {"fighting", 2}}},
                                 {"health", {{"runner", 3}, {"bruiser", 4}}}});
        const auto begun = Catalog::standard().game("kaosball").operator*()->newMatch();
        const auto result = begun->play(told, Instant{});
        QVERIFY2(bool(result),
                 result.problems().empty() ? "" : result.problems().front().message.toStdString().c_str());
        QVERIFY2(result->accepted, result->why.empty() ? "" : result->why.front().toStdString().c_str());
        const Json table = begun->table();
        QVERIFY(table["cash"]["fangs"] == 13 && table["cash"]["ogres"] == 10);
        QVERIFY(table["fouls"]["fangs"] == 4);
        QCOMPARE(table["owned_upgrades"]["fangs"].dump(), R"(["hate"])");
        QVERIFY(table["figures"]["fangs/r1"]["where"] == "lost");
        QVERIFY(table["figures"]["fangs/panther"]["where"] == "dugout");
        QVERIFY(kaosball().strayed(told, match->terms).empty());
    }

    void whatIsBroughtAlongHasItsName()
    {
        const Json changed{{"upgrade_ownership", "keep_all_season"}, {"permanent_deaths", true}};
        const league::SideToPlay fangs{"Fangs", "fangs", "",
                                       carried(changed, {played(3, {"hate", "pile_driver"}, {"r1", "panther"})})};
        std::string words;
        for (const league::SettledField& field : kaosball().brings(fangs))
            words += field.why.toStdString(Catalog::standard().game("kaosball").operator*()->names) + "\n";
        QVERIFY2(words.find("Fangs own from earlier matches: Hate, Pile Driver and Panther.") != std::string::npos,
                 words.c_str());
        QVERIFY2(words.find("Fangs have lost for good: r1 and Panther.") != std::string::npos, words.c_str());
    }

    void oneFoulIsOneFoul()
    {
        Json brought = carried(Json::object(), {});
        brought["fouls"] = 1;
        brought["active_upgrade_points"] = 1;
        std::string words;
        for (const league::SettledField& field : kaosball().brings({"Fangs", "fangs", "", brought}))
            words += field.why.toStdString(Catalog::standard().game("kaosball").operator*()->names) + "\n";
        QCOMPARE(words, "Fangs have 1 active upgrade point now.\nFangs carry over 1 foul.\n");
    }

    void aDeviationIsToldInWords_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("deviation");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* game, const char* deviation, const char* words) {
            QTest::newRow(deviation) << game << deviation << words;
        };
        row("kaosball", "house rule stim_pack_doubles: contest_total",
            "What does Stim Pack! double? – the contest's total");
        row("kaosball", "house rule upset_printed_value: 4",
            "What does UPSET! count as when it does not win outright? – 4");
        row("el-grande", "house rule tie_breakers: [\"caballeros_on_board\",\"unused_power_cards\"]",
            "Tie for the win: more Caballeros in regions, higher unused power cards");
        row("kaosball", "entry 12: we agreed on it", "entry 12: we agreed on it");
        row("kaosball", "kind: exhibition", "an exhibition match");
        row("kaosball", "draft: false, not true", "without a draft");
        row("kaosball", R"(first_player: "ogres", not "fangs")", "Ogres started, not Fangs");
        row("kaosball", "fangs, active_upgrade_points: 6, not 3", "Fangs, active upgrade points: 6, not 3");
        row("kaosball", R"(fangs, upgrades: ["pile_driver"], not [])", "Fangs, upgrades: Pile Driver, not none");
        // As the organiser has written it.
        row("kaosball", "fangs, cash: plenty, not 10", "fangs, cash: plenty, not 10");
        row("heroes", "house rule of the club: no dragons", "house rule of the club: no dragons");
    }
    void aDeviationIsToldInWords()
    {
        QFETCH(QString, game);
        QFETCH(QString, deviation);
        QFETCH(QString, words);
        league::Season season;
        season.game = game.toStdString();
        QCOMPARE(deviationIn(season, deviation.toStdString()), words);
    }

    void thePapersOfASeasonUseTheWordsOfItsGame()
    {
        const auto record = newSeason();
        Json season{{"id", "spring"},
                    {"name", "Spring"},
                    {"game", "kaosball"},
                    {"format", {{"league", {{"kind", "round_robin"}}}}},
                    {"settings", {{"upgrade_ownership", "keep_all_season"}}},
                    {"entrants", Json::array()}};
        for (const char* team : {"fangs", "ogres", "amazons", "daemons"})
            season["entrants"].push_back({{"id", team}, {"name", team}, {"identity", team}});
        (void)record->play({{"command", "create"}, {"season", season}}, Instant{});
        (void)record->play({{"command", "start"}}, Instant{});
        const league::Fixture& first = record->state().fixtures.front();
        const std::string home = record->state().entrant(first.sides[0]).id;
        const std::string away = record->state().entrant(first.sides[1]).id;
        (void)record->play({{"command", "record"},
                            {"fixture", first.id},
                            {"result",
                             {{"scores", {{home, 20}, {away, 12}}},
                              {"details", {{home, {{"upgrades", {"pile_driver"}}}}}},
                              {"deviations", {"house rule stim_pack_doubles: contest_total"}}}}},
                           Instant{});
        const std::string page = webPageOf(record->state(), "en");
        QVERIFY2(page.find("not by league rules: What does Stim Pack! double?") != std::string::npos, page.c_str());
        const std::string table = paperOf(league::Paper::Table, record->state(), {}, "en");
        QVERIFY2(page.find("<th>Won</th><th>Lost</th>") != std::string::npos && page.find("Drawn") == std::string::npos,
                 page.c_str());
        QVERIFY2(table.find("Drawn") == std::string::npos && table.find("drawn") == std::string::npos, table.c_str());
        const std::string roster = paperOf(league::Paper::Roster, record->state(), {}, "en");
        QVERIFY2(roster.find("own from earlier matches: Pile Driver.") != std::string::npos, roster.c_str());
    }

    void aMatchThatCannotBePlayedIsTold()
    {
        const league::SideToPlay fangs{"Fangs", "fangs", "", carried(Json::object(), {})};
        const league::SideToPlay same{"Night Fangs", "fangs", "", carried(Json::object(), {})};
        const league::SideToPlay nobody{"Newcomers", "", "", carried(Json::object(), {})};
        QVERIFY(!kaosball().newMatch(kaosball().defaults, {fangs, same}, false));
        QVERIFY(!kaosball().newMatch(kaosball().defaults, {fangs, nobody}, false));
    }

    // KB-35.1
    void aTeamIsThereOnceWhereTheSettingSaysSo()
    {
        QCOMPARE(kaosball().check(kaosball().defaults, {"fangs", "fangs"}).size(), std::size_t{1});
        Json settings = kaosball().defaults;
        settings["one_coach_per_team_name"] = false;
        QVERIFY(kaosball().check(settings, {"fangs", "fangs"}).empty());
    }

    void aMatchThatGoesOnHasNoResult() { QVERIFY(!kaosball().report(Json{{"phase", "turn"}, {"result", nullptr}})); }

    // EG-17.2, MH-1.2 to MH-1.4, CH-1.2, CH-R25
    void aFinishedMatchTellsItsResult_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* game, const char* table, const char* told) {
            QTest::newRow(name) << game << QByteArray(table) << told;
        };
        row("Heroes: places are the match's, scores its Power Points", "heroes",
            R"({"players": {"Anna": {"power_points": 9}, "Béla": {"power_points": 12}, "Cili": {"power_points": 9}},
                "result": {"ranking": [{"rank": 1, "players": ["Béla"]}, {"rank": 2, "players": ["Anna", "Cili"]}]}})",
            "Béla 1 12, Anna 2 9, Cili 2 9");
        row("Chaotic: who has lost every creature has lost", "chaotic",
            R"({"size": 3, "winner": "two", "house_rules": {"stalemate_strikes": 10},
                "players": {"one": {"name": "Ola", "creatures": 0}, "two": {"name": "Dani", "creatures": 2}}})",
            "Ola 2 1, Dani 1 3, house rule stalemate_strikes: 10");
        row("Chaotic: both lose the last creature at once", "chaotic",
            R"({"size": 1, "winner": "draw", "house_rules": {},
                "players": {"one": {"name": "Ola", "creatures": 0}, "two": {"name": "Dani", "creatures": 0}}})",
            "Ola 1 1, Dani 1 1");
        row("El Grande: a shared win", "el-grande",
            R"({"players": ["Anna", "Béla"], "scores": {"Anna": 101, "Béla": 101}, "house_rules": {},
                "result": {"standing": [{"place": 1, "players": ["Anna", "Béla"]}]}})",
            "Anna 1 101, Béla 1 101");
    }
    void aFinishedMatchTellsItsResult()
    {
        QFETCH(QString, game);
        QFETCH(QByteArray, table);
        const auto report = leagueRules(game.toStdString())->report(*parseJson(table.toStdString()));
        QVERIFY(bool(report));
        QStringList told;
        for (std::size_t side = 0; side < report->sides.size(); ++side)
            told << QStringLiteral("%1 %2 %3")
                        .arg(QString::fromStdString(report->sides[side]))
                        .arg(report->places[side])
                        .arg(report->scores[side]);
        for (const std::string& deviation : report->deviations)
            told << QString::fromStdString(deviation);
        QTEST(told.join(QStringLiteral(", ")), "told");
    }

    void aMatchThatIsNotOverHasNoResult()
    {
        QVERIFY(!leagueRules("heroes")->report(Json{{"result", nullptr}}));
        QVERIFY(!leagueRules("chaotic")->report(Json{{"winner", nullptr}}));
        QVERIFY(!leagueRules("el-grande")->report(Json{{"result", nullptr}}));
    }

    void theReferenceMatchCountsForItsFixture_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("winner");
        QTest::newRow("El Grande") << "el-grande"
                                   << R"({"kind": "tables", "least": 3, "most": 4, "rounds": 1})"
                                   << "bence";
        QTest::newRow("Heroes") << "heroes"
                                << R"({"kind": "round_robin"})"
                                << "Béla";
        QTest::newRow("Chaotic") << "chaotic"
                                 << R"({"kind": "round_robin"})"
                                 << "Dani";
    }
    void theReferenceMatchCountsForItsFixture()
    {
        QFETCH(QString, game);
        QFETCH(QString, format);
        const std::unique_ptr<Match> match = (*Catalog::standard().game(game.toStdString()))->newMatch();
        for (const PlaythroughStep& step : readPlaythrough(game, QStringLiteral("reference_match"))) {
            if (step.kind == PlaythroughStep::Kind::Command)
                (void)match->play(step.content, Instant());
        }
        const auto report = leagueRules(game.toStdString())->report(match->table());
        QVERIFY(bool(report));
        Json season{{"id", "winter"},
                    {"name", "Winter"},
                    {"game", game.toStdString()},
                    {"format", {{"league", *parseJson(format.toStdString())}}},
                    {"entrants", Json::array()}};
        for (const std::string& side : report->sides)
            season["entrants"].push_back({{"id", "e" + std::to_string(season["entrants"].size())}, {"name", side}});
        const std::unique_ptr<SeasonRecord> record = newSeason();
        (void)record->play({{"command", "create"}, {"season", season}}, Instant());
        (void)record->play({{"command", "start"}}, Instant());
        const Checked<Json> result = resultOf(*match, record->state(), {});
        QVERIFY2(bool(result), result ? "" : result.problems().front().message.toStdString().c_str());
        const auto recorded = record->play(*result, Instant());
        QVERIFY(recorded && recorded->accepted);
        const league::Fixture& fixture = record->state().fixtures.front();
        QVERIFY(fixture.result.has_value());
        for (std::size_t side = 0; side < fixture.sides.size(); ++side) {
            if (fixture.result->places[side] == 1)
                QTEST(QString::fromStdString(record->state().nameOf(fixture.sides[side])), "winner");
        }
        // The same once more is refused; with a slip that was mended since it is a correction, with its reason.
        QVERIFY(!resultOf(*match, record->state(), {}));
        QVERIFY(bool(match->play({{"command", "undo"}}, Instant())));
        const std::vector<LogEntry> entries = match->entries();
        (void)match->play({{"edit", "restore"}, {"number", entries.back().number}}, Instant());
        const Checked<Json> mended = resultOf(*match, record->state(), {});
        QVERIFY2(bool(mended), mended ? "" : mended.problems().front().message.toStdString().c_str());
        QCOMPARE((*mended)["command"].get<std::string>(), std::string("correct"));
        QVERIFY(!(*mended)["reason"].get<std::string>().empty());
        const auto corrected = record->play(*mended, Instant());
        QVERIFY(corrected && corrected->accepted);
        QCOMPARE(record->state().fixtures.front().corrected.size(), std::size_t{1});
    }

    // What its table does not tell, the command that began the match does.
    void houseRulesOfHeroesAreStamped()
    {
        const auto strayed = leagueRules("heroes")->strayed;
        const Json usual{{"command", "new_match"}, {"house_rules", {{"treasury_tie_break", "sum"}}}};
        QVERIFY(strayed(usual, Json::object()).empty());
        const Json other{{"command", "new_match"}, {"house_rules", {{"treasury_tie_break", "gold_then_resources"}}}};
        QCOMPARE(strayed(other, Json::object()),
                 std::vector<std::string>{"house rule treasury_tie_break: gold_then_resources"});
    }

    void theOtherGamesArePlayedByTheirPlayers_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"battle-line", "el-grande", "chaotic", "heroes"})
            QTest::newRow(game) << game;
    }
    void theOtherGamesArePlayedByTheirPlayers()
    {
        QFETCH(QString, game);
        const LeagueRules& rules = *leagueRules(game.toStdString());
        const auto match = rules.newMatch(rules.defaults, {{"Anna", "", "", {}}, {"Béla", "", "", {}}}, false);
        QVERIFY(bool(match));
        QCOMPARE(match->players, (std::vector<std::string>{"Anna", "Béla"}));
        QCOMPARE(match->settled.front().why.toStdString(), "Playing this fixture: Anna and Béla.");
        QVERIFY(!match->settled.front().canBeDeviated && match->settled.back().key == "house_rules");
    }

    // An export from before names were put in order says them to the letter, in its season and in its record.
    void aSeasonFileWithTwoBlanksInANameIsRight()
    {
        const std::unique_ptr<SeasonRecord> record = newSeason();
        Json definition{{"id", "w"}, {"name", "W"}, {"game", "chaotic"}};
        definition["format"] = {{"league", {{"kind", "round_robin"}}}};
        definition["people"].push_back({{"id", "anna"}, {"name", "Anna Kis"}});
        for (const char* id : {"a", "b", "c"})
            definition["entrants"].push_back({{"id", id}, {"name", *id == 'a' ? "Anna Kis" : id}});
        for (const Json& act : {Json{{"command", "create"}, {"season", definition}}, Json{{"command", "start"}}})
            QVERIFY(record->play(act, Instant{1'800'000'000})->accepted);
        for (const league::Fixture& fixture :
             std::vector(record->state().fixtures.begin(), record->state().fixtures.end())) {
            const auto idOf = [&](std::size_t side) { return record->state().entrant(fixture.sides[side]).id; };
            const Json result{{"scores", {{idOf(0), 3}, {idOf(1), 1}}}};
            QVERIFY(
                record
                    ->play({{"command", "record"}, {"fixture", fixture.id}, {"result", result}}, Instant{1'800'000'000})
                    ->accepted);
        }
        const auto old = [](const Json& json) {
            QString text = QString::fromStdString(json.dump());
            return *parseJson(text.replace(QStringLiteral("Anna Kis"), QStringLiteral("Anna  Kis")).toStdString());
        };
        std::vector<RecordedLine> lines;
        for (const RecordedLine& line : record->recordedLines()) {
            Json content = *parseJson(line.text);
            content.erase("chain");
            lines.push_back(chained(line.number, old(content), lines.empty() ? std::string() : lines.back().chain));
        }
        // For a while such a record was told with the names as they are entered now.
        const Json later = seasonFile(lines, record->state(), *rulesOf(*record));
        Json earlier = later;
        earlier["season"] = old(later["season"]);
        for (const Json& file : {earlier, later}) {
            const Checked<std::unique_ptr<SeasonRecord>> proven = provenSeason(file);
            QVERIFY2(proven, proven ? "" : proven.problems().front().message.toStdString().c_str());
            QVERIFY(wrongReasons(**proven, file).empty());
        }
        Json other = later;
        other["season"]["definition"]["entrants"][0]["name"] = "AnnaKis";
        QVERIFY(!provenSeason(other));
    }

    // Whoever changes a season says only what he changed; what others changed meanwhile stays.
    void aChangeIsOnlyWhatWasChanged()
    {
        const LeagueRules& rules = *leagueRules("battle-line");
        const Json shown = fieldsOf(rules, {{"format", {{"league", {{"kind", "round_robin"}}}}}, {"seed", "x"}});
        QVERIFY(changeOf(rules, shown, shown, shown).empty());
        Json said = shown;
        said["points"]["win"] = 2;
        said["league"]["meetings"] = 2;
        QCOMPARE(changeOf(rules, shown, said, shown).size(), std::size_t{2}); // points and format
        Json now = shown;
        now["points"]["loss"] = 1;
        now["calendar"]["venue"] = "Club";
        now["league"]["groups"] = 2;
        const Json change = changeOf(rules, shown, said, now);
        QCOMPARE(change.size(), std::size_t{2});
        QVERIFY(change["points"]["win"] == 2 && change["points"]["loss"] == 1);
        QVERIFY(change["format"]["league"]["meetings"] == 2 && change["format"]["league"]["groups"] == 2);
        // Another kind of league phase is taken as it was said.
        now["league"] = {{"kind", "swiss"}, {"rounds", 3}, {"bye", "win"}, {"missed", "nothing"}};
        const Json other = changeOf(rules, shown, said, now);
        QVERIFY(other["format"]["league"]["kind"] == "round_robin" && other["format"]["league"]["meetings"] == 2);
    }

    void everyGameHasLeagues()
    {
        for (const char* game : {"kaosball", "battle-line", "el-grande", "chaotic", "heroes"}) {
            const LeagueRules* rules = leagueRules(game);
            QVERIFY2(rules, game);
            QVERIFY(rules->leastPlayers <= rules->mostPlayers && !rules->tieBreakers.empty());
        }
        QVERIFY(!leagueRules("chess"));
    }
};

QTEST_GUILESS_MAIN(TestLeagues)
#include "tst_leagues.moc"
