// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"
#include "league/checking/random_season.h"
#include "league/refereeing/pairing.h"
#include "league/telling/papers.h"
#include "league/telling/season_json.h"
#include "league_maker.h"

#include <QRegularExpression>
#include <QTest>
#include <map>
#include <random>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::findTestGame;
using whistle::testing::testGames;

namespace {

constexpr int atOnce = 500;

/// WHISTLE_SEASONS: how many random seasons; the target `nightly_leagues` asks for 100,000.
int seasons()
{
    const int asked = qEnvironmentVariableIntValue("WHISTLE_SEASONS");
    return asked > 0 ? asked : 1000;
}

/// The season as the referee has it after all acts.
Season refereed(const std::vector<Json>& acts)
{
    GameMatch<SeasonGame> record{SeasonGame(findTestGame)};
    for (const Json& act : acts)
        (void)record.play(act, Instant{});
    return record.state();
}

std::string firstOf(const Problems& problems)
{
    return problems.empty() ? "" : problems.front().at + ": " + problems.front().message.toStdString();
}

/// One number or name in the exported season is another one.
bool meddle(Json& season, std::mt19937& random)
{
    const auto any = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    Json& fixtures = season["fixtures"];
    switch (any(6)) {
    case 0:
        if (season["tables"].empty() || season["tables"][0].size() < 2)
            return false;
        std::swap(season["tables"][0][0], season["tables"][0][1]);
        return true;
    case 1: {
        if (season["tables"].empty() || season["tables"][0].empty())
            return false;
        Json& row = season["tables"][0][any(season["tables"][0].size())];
        row["points"] = row["points"].get<int>() + 1;
        return true;
    }
    case 2: {
        if (fixtures.empty())
            return false;
        Json& fixture = fixtures[any(fixtures.size())];
        if (!fixture.contains("result") || fixture["state"] != "played")
            return false;
        Json& points = fixture["result"]["points"].begin().value();
        points = points.get<int>() + 1;
        return true;
    }
    case 3:
        // Seeds that the playoffs have kept follow from the record, not from the table.
        if (season["seeding"].size() < 2 || season.contains("seeds_held"))
            return false;
        std::swap(season["seeding"][0], season["seeding"][1]);
        return true;
    case 4:
        if (season["champion"].is_null())
            return false;
        for (const Json& entrant : season["definition"]["entrants"]) {
            if (entrant["id"] != season["champion"]) {
                season["champion"] = entrant["id"];
                return true;
            }
        }
        return false;
    default:
        if (season["definition"]["format"].contains("league") &&
            season["definition"]["format"]["league"]["kind"] == "round_robin" && !fixtures.empty() &&
            fixtures[0]["part"] == "league") {
            fixtures.erase(fixtures.begin());
            return true;
        }
        return false;
    }
}

} // namespace

/// Whole seasons made up from seeds against a check that was written without the code of the standings.
class TestLeagueRandomSeasons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A bye came to somebody who had left, and whom somebody replaced later: nobody goes through by it (LG-3.14).
    void aByeThatNobodyUsedStaysUnused()
    {
        for (const std::uint64_t seed : {4852U, 40932U, 70486U}) { // found among a hundred thousand
            const Season season = refereed(randomSeason(seed, testGames()));
            const Problems found = checkSeason(seasonJson(season, *findTestGame(season.game)));
            QVERIFY2(found.empty(), firstOf(found).c_str());
        }
    }

    void theCheckAgreesOnAll_data()
    {
        QTest::addColumn<int>("from");
        for (int from = 1; from <= seasons(); from += atOnce)
            QTest::addRow("from seed %d", from) << from;
    }
    void theCheckAgreesOnAll()
    {
        QFETCH(int, from);
        for (int seed = from; seed < from + atOnce; ++seed) {
            const std::vector<Json> made = randomSeason(static_cast<std::uint64_t>(seed), testGames());
            QVERIFY(made.size() >= 2);
            const Season season = refereed(made);
            const Json json = seasonJson(season, *findTestGame(season.game), TieValues::With);
            const Problems found = checkSeason(json);
            QVERIFY2(found.empty(),
                     qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(QString::fromStdString(firstOf(found)))));
            const Json& format = json["definition"]["format"];
            ++m_kinds[format.contains("league") ? format["league"]["kind"].get<std::string>() : "cup"];
            ++m_kinds[format.contains("playoffs") ? format["playoffs"]["kind"].get<std::string>() : "no playoffs"];
            ++m_kinds[format.value("playoffs", Json::object()).value("losers", std::string("who loses is out"))];
            for (const Json& act : made)
                m_kinds["awarded"] += act.contains("result") && act["result"].contains("awarded") ? 1 : 0;
            for (const Json& act : made) {
                for (const char* option : {"brings", "remaining"})
                    ++m_kinds[option + std::string(" ") + act.value(option, std::string())];
            }
            const Json& definition = json["definition"];
            m_kinds["one final"] += format.value("playoffs", Json::object()).value("one_final", false) ? 1 : 0;
            m_kinds["more than 8 places"] += format.value("playoffs", Json::object()).value("places", 0) > 8 ? 1 : 0;
            m_kinds["all level"] += definition.value("head_to_head_of", std::string()) == "all_level" ? 1 : 0;
            m_kinds["by FIDE"] += swissOf(season) && definition.contains("unplayed_rounds") ? 1 : 0;
            for (const Json& word : definition["tie_breakers"])
                ++m_kinds[word.get<std::string>()];
            for (const Json& act : made)
                ++m_kinds[(act.contains("command") ? act["command"] : act["edit"]).get<std::string>()];
            m_finished += season.champion >= 0 ? 1 : 0;
            // Never stuck: what was gone on with to the end has an end.
            const bool wasLeftOpen =
                std::any_of(season.fixtures.begin(), season.fixtures.end(), [&](const Fixture& each) {
                    return !isSettled(season, each) &&
                           std::all_of(each.sides.begin(), each.sides.end(), [](int side) { return side >= 0; });
                });
            const LeagueRules& rules = *findTestGame(season.game);
            const bool isOpenLadder = !isLeagueOver(season) && isLadder(season);
            const bool canBePaired = roundToPair(season, rules).has_value();
            QVERIFY2(season.isOver || wasLeftOpen || isOpenLadder || canBePaired || !openTies(season, rules).empty(),
                     qPrintable(QStringLiteral("seed %1 is stuck").arg(seed)));
        }
    }

    void allFormatsAndActsWereAmongThem()
    {
        QString line;
        for (const auto& [kind, count] : m_kinds)
            line += QStringLiteral(" %1 %2,").arg(QString::fromStdString(kind)).arg(count);
        qInfo("%d seasons, %d of them to a champion:%s", seasons(), m_finished, qPrintable(line));
        for (const char* kind : {"round_robin",
                                 "tables",
                                 "ladder",
                                 "cup",
                                 "bracket",
                                 "final_table",
                                 "no playoffs",
                                 "drop_out",
                                 "replace",
                                 "correct",
                                 "change_rules",
                                 "decide",
                                 "abandon",
                                 "withdraw",
                                 "arrange",
                                 "cancel_fixture",
                                 "enter",
                                 "seed_anew",
                                 "edit_entrant",
                                 "swiss",
                                 "pair_round",
                                 "miss_round",
                                 "double_elimination",
                                 "consolation",
                                 "sanction",
                                 "every_place",
                                 "one final",
                                 "more than 8 places",
                                 "all level",
                                 "by FIDE",
                                 "opponents_share",
                                 "brings win",
                                 "remaining keep",
                                 "remaining half",
                                 "fix_table",
                                 "awarded"})
            QVERIFY2(m_kinds[kind] > 20, kind);
        QVERIFY(m_finished > seasons() / 2);
    }

    // "1-2", "B-3-1" and "p1-2-1" stand in files; whoever reads a sentence or a slip knows who plays.
    // (In quotation marks: what somebody has typed and is none.)
    void noSentenceNamesAFixtureByItsCode()
    {
        static const QRegularExpression code(QStringLiteral(R"((?<![\w“-])(p?\d+-\d+(-\d+)?|[A-H]-\d+-\d+)(?![\w-]))"));
        int told = 0;
        const auto look = [&](const QString& words) {
            ++told;
            QVERIFY2(!words.contains(code), qPrintable(words));
        };
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            GameMatch<SeasonGame> record{SeasonGame(findTestGame)};
            for (const Json& act : randomSeason(seed, testGames())) {
                const Checked<PlayResult> result = record.play(act, Instant{});
                for (const Text& each : result && result->accepted ? result->why : std::vector<Text>())
                    look(each.render());
            }
            for (const LogEntry& entry : record.entries())
                look(entry.headline.render());
            const Season& season = record.state();
            for (const PaperRound& round : paperRounds(season)) {
                QString slips = QString::fromStdString(
                    paperHtml(Paper::ResultSlips, season, *findTestGame(season.game), round, {}, "en"));
                slips.remove(QRegularExpression(QStringLiteral("<style>.*</style>"),
                                                QRegularExpression::DotMatchesEverythingOption));
                look(slips.remove(QRegularExpression(QStringLiteral("<[^>]*>"))));
            }
        }
        QVERIFY(told > 5000);
    }

    void theSameSeedTheSameSeason()
    {
        for (std::uint64_t seed = 1; seed < 20; ++seed)
            QVERIFY(randomSeason(seed, testGames()) == randomSeason(seed, testGames()));
    }

    void theCheckFindsWhatIsWrong()
    {
        std::mt19937 random(1);
        int meddled = 0;
        for (int seed = 1; seed <= 300; ++seed) {
            const Season season = refereed(randomSeason(static_cast<std::uint64_t>(seed), testGames()));
            Json json = seasonJson(season, *findTestGame(season.game));
            if (!meddle(json, random))
                continue;
            ++meddled;
            QVERIFY2(!checkSeason(json).empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
        QVERIFY(meddled > 100);
    }

    void everySeasonHasItsShape()
    {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Season season = refereed(randomSeason(seed, testGames()));
            const Problems found = seasonShape().check(seasonJson(season, *findTestGame(season.game)));
            QVERIFY2(found.empty(), firstOf(found).c_str());
        }
    }

private:
    std::map<std::string, int> m_kinds; ///< seasons by their formats, and acts
    int m_finished = 0;
};

QTEST_GUILESS_MAIN(TestLeagueRandomSeasons)
#include "tst_league_random_seasons.moc"
