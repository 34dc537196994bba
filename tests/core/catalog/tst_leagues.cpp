// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/leagues.h"
#include "catalog/seasons.h"

#include <QTest>

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

    // KB-35.1
    void aTeamIsThereOnceWhereTheSettingSaysSo()
    {
        QCOMPARE(kaosball().check(kaosball().defaults, {"fangs", "fangs"}).size(), std::size_t{1});
        Json settings = kaosball().defaults;
        settings["one_coach_per_team_name"] = false;
        QVERIFY(kaosball().check(settings, {"fangs", "fangs"}).empty());
    }

    void aMatchThatGoesOnHasNoResult() { QVERIFY(!kaosball().report(Json{{"phase", "turn"}, {"result", nullptr}})); }

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
