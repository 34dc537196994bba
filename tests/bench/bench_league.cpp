// SPDX-License-Identifier: GPL-3.0-or-later
// The table of 20 teams and 380 matches with all its reasons; 10,000 simulated seasons of 8 teams; a season's data and
// its page with 200 seasons and 50,000 matches in the store. Usage: bench_league.
#include "catalog/leagues.h"
#include "catalog/seasons.h"
#include "league/outlook/outlook.h"
#include "league/outlook/simulation.h"
#include "league/schedule/lots.h"
#include "league/schedule/schedule.h"
#include "league/standings/standings.h"
#include "leagues/pages/league_page.h"
#include "leagues/pages/leagues_page.h"
#include "look/theme.h"
#include "store/store.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <cstdio>

using namespace whistle;
using namespace whistle::league;

namespace {

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

Json definition(int teams, int meetings)
{
    Json json{{"id", "bench"},
              {"name", "Bench"},
              {"game", "battle-line"},
              {"format",
               {{"league", {{"kind", "round_robin"}, {"meetings", meetings}}},
                {"playoffs", {{"kind", "bracket"}, {"places", 4}}}}},
              {"entrants", Json::array()}};
    for (int i = 0; i < teams; ++i) {
        const std::string id = "t" + std::to_string(i);
        json["entrants"].push_back({{"id", id}, {"name", "Team " + std::to_string(i)}});
    }
    return json;
}

/// A season with so many of its matches played, level as often as can be.
std::unique_ptr<SeasonRecord> season(int teams, int meetings, int played)
{
    std::unique_ptr<SeasonRecord> record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definition(teams, meetings)}}, Instant::now());
    (void)record->play({{"command", "start"}}, Instant::now());
    Chance chance(1);
    for (int i = 0; i < played; ++i) {
        const Fixture& fixture = record->state().fixtures[static_cast<std::size_t>(i)];
        const int score = chance.below(3);
        Json result{{"scores",
                     {{record->state().entrant(fixture.sides[0]).id, score},
                      {record->state().entrant(fixture.sides[1]).id, score == 1 ? 2 : 1}}}};
        (void)record->play({{"command", "record"}, {"fixture", fixture.id}, {"result", std::move(result)}},
                           Instant::now());
    }
    return record;
}

void table()
{
    const auto record = season(20, 2, 380);
    const TableInquiry inquiry = groupInquiry(record->state(), *rulesOf(*record));
    QElapsedTimer timer;
    timer.start();
    constexpr int rounds = 1000;
    std::size_t sentences = 0;
    for (int i = 0; i < rounds; ++i) {
        for (const TableRow& row : standings(inquiry))
            sentences += row.why.size();
    }
    std::printf("table of %zu teams, %zu matches, %zu sentences: %.3f ms\n", inquiry.entrants.size(),
                inquiry.matches.size(), sentences / rounds, milliseconds(timer) / rounds);
}

void chances()
{
    const auto record = season(8, 2, 20);
    for (const int threads : {1, 2}) {
        QElapsedTimer timer;
        timer.start();
        const Simulation found = simulate(record->state(), *rulesOf(*record), {10'000, 1, threads});
        std::printf("%d seasons of 8 teams (56 matches, 20 played), %d thread(s): %.0f ms\n", found.seasons, threads,
                    milliseconds(timer));
    }
    QElapsedTimer timer;
    timer.start();
    const Outlook found = outlook(season(8, 1, 19)->state(), *rulesOf(*record));
    std::printf("outlook, 9 matches open, every way (%s): %.1f ms\n", found.isExact ? "exact" : "bounds",
                milliseconds(timer));
}

void fill(const QString& folder)
{
    const auto store = Store::open(folder);
    const auto record = season(16, 2, 240);
    for (int i = 0; i < 200; ++i) {
        const auto id = (*store)->importSeason(record->recordedLines(), {1'770'000'000 + i});
        Json summary = seasonSummary(record->state());
        summary["lines"] = record->recordedLines().size() - 1;
        (void)(*store)->setSummary(*id, "Season " + std::to_string(i), summary, true);
        for (int match = 0; match < 250; ++match)
            (void)(*store)->createMatch(
                matchHeader("kaosball", "1", {{"id", "base"}, {"version", "1"}, {"sha256", "0"}}),
                {1'770'000'000 + match});
    }
}

void data(const QString& folder)
{
    for (int round = 0; round < 5; ++round) {
        QElapsedTimer timer;
        timer.start();
        const auto store = Store::open(folder, Store::DamageCheck::Beside);
        const auto seasons = (*store)->seasons();
        const double list = milliseconds(timer);
        const auto loaded = (*store)->load(seasons->front().id);
        const auto record = openSeason(soundLines(*loaded).lines);
        const auto rows = standings(groupInquiry((*record)->state(), *rulesOf(**record)));
        std::printf("%zu seasons listed after %.1f ms, one of %zu lines open with its table of %zu after %.1f ms\n",
                    seasons->size(), list, loaded->size(), rows.size(), milliseconds(timer));
    }
}

/// From the press on a season to its painted page; then tab after tab.
void page(const QString& folder)
{
    Theme::apply(*qApp);
    const auto store = Store::open(folder, Store::DamageCheck::Beside);
    const GameEntries games;
    LeaguesPage pages(**store, games);
    pages.resize(1366, 768);
    pages.show();
    const auto painted = [&] {
        QCoreApplication::processEvents();
        (void)pages.grab();
    };
    painted();
    const auto listed = (*store)->seasons();
    QElapsedTimer timer;
    timer.start();
    pages.showList();
    painted();
    std::printf("the list of %zu seasons is painted after %.1f ms\n", listed->size(), milliseconds(timer));
    for (std::size_t round = 0; round < 5; ++round) {
        timer.restart();
        pages.openSeason((*listed)[round].id.uuid);
        painted();
        std::printf("a season is painted after %.1f ms\n", milliseconds(timer));
    }
    const std::pair<LeaguePage::Tab, const char*> tabs[]{{LeaguePage::Tab::Fixtures, "fixtures"},
                                                         {LeaguePage::Tab::Bracket, "playoffs"},
                                                         {LeaguePage::Tab::Teams, "teams"},
                                                         {LeaguePage::Tab::Records, "records"}};
    for (const auto& [tab, name] : tabs) {
        timer.restart();
        pages.openLeague()->openTab(tab);
        painted();
        std::printf("its %s are painted after %.1f ms\n", name, milliseconds(timer));
    }
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    table();
    chances();
    const QTemporaryDir folder;
    fill(folder.path());
    data(folder.path());
    page(folder.path());
    return 0;
}
