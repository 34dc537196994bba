// SPDX-License-Identifier: GPL-3.0-or-later
// How a season grows with its matches: 380 (20 teams), 900 (a Swiss of 200), 5,000 (51 teams) and 20,000 (a ladder).
// Recording a result, in the core and with what follows from it; and, each in a program of its own, opening, loading
// from a file and checking, with the memory that takes; and moving it to a club's server, and opening it before and
// after. At last two copies of a ladder that went on with 500, 1,000 and 2,000 matches each come together.
// Usage: bench_season [380|900|5000|20000]... or bench_season merge
#include "base/json.h"
#include "catalog/season_merge.h"
#include "catalog/seasons.h"
#include "club/exchange.h"
#include "club/try_server.h"
#include "league/checking/check.h"
#include "league/refereeing/pairing.h"
#include "league/schedule/lots.h"
#include "league/standings/standings.h"
#include "league/telling/season_file.h"
#include "store/store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace whistle;
using namespace whistle::league;

namespace {

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Resident memory at its highest, in MB.
double highestMemory()
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.rfind("VmHWM:", 0) == 0)
            return std::atof(line.c_str() + 6) / 1024;
    }
    return 0;
}

std::unique_ptr<SeasonRecord> begun(int entrants, const Json& league)
{
    Json definition{{"id", "bench"},
                    {"name", "Bench"},
                    {"game", "battle-line"},
                    {"format", {{"league", league}}},
                    {"entrants", Json::array()}};
    for (int i = 0; i < entrants; ++i)
        definition["entrants"].push_back({{"id", "t" + std::to_string(i)}, {"name", "Team " + std::to_string(i)}});
    std::unique_ptr<SeasonRecord> record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definition}}, Instant::now());
    (void)record->play({{"command", "start"}}, Instant::now());
    return record;
}

/// A result for each of the first open matches.
std::vector<Json> results(const Season& season, int matches, Chance& chance)
{
    std::vector<Json> acts;
    for (const Fixture& fixture : season.fixtures) {
        if (fixture.result || static_cast<int>(acts.size()) == matches)
            continue;
        const bool homeWins = chance.below(2) == 0;
        const Json scores{{season.entrant(fixture.sides[0]).id, homeWins ? 5 : chance.below(4)},
                          {season.entrant(fixture.sides[1]).id, homeWins ? chance.below(4) : 5}};
        acts.push_back({{"command", "record"}, {"fixture", fixture.id}, {"result", {{"scores", scores}}}});
    }
    return acts;
}

/// Plays them; the last hundred, or all, with everything that follows from each told, and how long such a one took.
double play(std::unique_ptr<SeasonRecord>& record, std::vector<Json> acts)
{
    const std::size_t last = std::min<std::size_t>(acts.size(), 100);
    const std::vector<Json> told(acts.end() - static_cast<std::ptrdiff_t>(last), acts.end());
    acts.resize(acts.size() - last);
    Checked<std::unique_ptr<Match>> begun = record->copyWith(acts);
    record.reset(static_cast<SeasonRecord*>((*begun).release()));
    QElapsedTimer timer;
    timer.start();
    for (const Json& act : told)
        (void)record->play(act, Instant::now());
    return milliseconds(timer) / static_cast<double>(last);
}

/// The record of a season with so many matches; tells how long a result took at its end.
std::unique_ptr<SeasonRecord> played(int matches)
{
    Chance chance(1);
    QElapsedTimer timer;
    timer.start();
    double last = 0;
    std::unique_ptr<SeasonRecord> record;
    if (matches == 900) {
        record = begun(200, {{"kind", "swiss"}, {"rounds", 9}});
        while (const std::optional<RoundToPair> round = roundToPair(record->state(), *rulesOf(*record))) {
            (void)record->play(actJson(drawnRound(record->state(), *round)), Instant::now());
            last = play(record, results(record->state(), matches, chance));
        }
    } else if (matches > 8000) {
        // More than anybody's round robin: the evenings of a club over the years.
        record = begun(50, {{"kind", "ladder"}});
        std::vector<Json> added;
        for (int i = 0; i < matches; ++i)
            added.push_back(
                {{"command", "add_fixture"},
                 {"sides", {"t" + std::to_string(i % 50), "t" + std::to_string((i + 1 + i / 50 % 49) % 50)}}});
        (void)play(record, std::move(added));
        last = play(record, results(record->state(), matches, chance));
    } else {
        int entrants = 20;
        const int meetings = matches > 380 ? 4 : 2;
        while (entrants * (entrants - 1) / 2 * meetings < matches)
            ++entrants;
        record = begun(entrants, {{"kind", "round_robin"}, {"meetings", meetings}});
        last = play(record, results(record->state(), matches, chance));
    }
    std::printf("%5d matches: all recorded in %.0f ms, a result at the end in %.2f ms\n", matches, milliseconds(timer),
                last);
    return record;
}

/// In a program of its own.
int open(const char* path)
{
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    QElapsedTimer timer;
    timer.start();
    const auto record = openSeason(soundLines(lines).lines);
    const double opened = milliseconds(timer);
    timer.restart();
    const auto rows = standings(groupInquiry((*record)->state(), *rulesOf(**record)));
    std::printf("      opened in %.0f ms, its table with reasons in %.1f ms, at most %.0f MB\n", opened,
                milliseconds(timer), highestMemory());
    return rows.empty() ? 1 : 0;
}

int load(const char* path)
{
    QElapsedTimer timer;
    timer.start();
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    const Json json = Json::parse(text.str());
    const auto record = openSeasonFile(json);
    std::printf("      loaded from a file in %.0f ms, at most %.0f MB\n", milliseconds(timer), highestMemory());
    timer.restart();
    const bool isRight = checkSeason(json["season"]).empty();
    std::printf("      checked in %.0f ms: %s\n", milliseconds(timer), isRight ? "right" : "wrong");
    return record && isRight ? 0 : 1;
}

/// What was recorded last is taken back as one, as a table that was imported is.
void takeBack(const char* path, int acts)
{
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    const auto record = openSeason(soundLines(lines).lines);
    const int last = (*record)->entries().back().number;
    std::vector<Json> edits;
    for (int number = last; number > last - acts; --number)
        edits.push_back({{"edit", "withdraw"}, {"number", number}});
    QElapsedTimer timer;
    timer.start();
    const bool isBack = (*record)->playAll(edits, Instant::now()).isGood();
    (void)(*record)->entries();
    std::printf("      %d acts taken back in %.0f ms, at most %.0f MB%s\n", acts, milliseconds(timer), highestMemory(),
                isBack ? "" : ": refused");
}

/// Opened from a data folder, as the window opens it: the middle of so many times.
double openedFrom(const QString& folder, const MatchId& season)
{
    std::vector<double> times;
    for (int i = 0; i < 9; ++i) {
        QElapsedTimer timer;
        timer.start();
        const auto store = Store::open(folder);
        const auto kept = (*store)->load(season);
        const auto record = openSeason(soundLines(*kept).lines);
        (void)standings(groupInquiry((*record)->state(), *rulesOf(**record)));
        times.push_back(milliseconds(timer));
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

/// The same season alone in a folder, and after it has moved to a club's server.
int moveToAClub(const SeasonRecord& record)
{
    const QTemporaryDir folder;
    const QTemporaryDir place;
    MatchId season;
    {
        const auto store = Store::open(folder.path());
        season = *(*store)->importSeason(record.recordedLines(), Instant::now());
    }
    const double alone = openedFrom(folder.path(), season);
    const Checked<TryServer> server = TryServer::start(place.path().toStdString());
    if (!server) {
        std::printf("      no club: %s\n", server.problems().front().message.toStdString().c_str());
        return 0;
    }
    QElapsedTimer timer;
    {
        const ClubAddress desk = server->address(QStringLiteral("organiser"));
        const auto store = Store::open(folder.path());
        const auto connection = ClubServer::connect(desk);
        const auto joined = joinClub(**store, desk, (*connection)->club(), "desk");
        timer.start();
        (void)Exchange(**store, **connection, joined->device).moveThere(season);
    }
    const double moved = milliseconds(timer);
    std::printf(
        "      from its folder in %.0f ms; moved to a club's server in %.0f ms; then from its folder in %.0f ms\n",
        alone, moved, openedFrom(folder.path(), season));
    (void)TryServer::end(place.path().toStdString());
    return 0;
}

/// A copy of a ladder that has gone on with so many matches, one every two minutes from this minute on.
std::vector<RecordedLine> wentOn(const SeasonRecord& begun, int matches, int minute)
{
    std::vector<RecordedLine> lines = begun.recordedLines();
    const auto add = [&](const Json& act, int second) {
        const int number = static_cast<int>(lines.size());
        const LineContent content{number, Instant{1'800'000'000 + second}, act, {}};
        lines.push_back(chained(number, lineContent(content), lines.back().chain));
    };
    for (int i = 0; i < matches; ++i) {
        const std::string home = "t" + std::to_string((i + minute) % 50);
        const std::string away = "t" + std::to_string((i + minute + 1 + i / 50 % 49) % 50);
        const int second = 60 * (2 * i + minute);
        add({{"command", "add_fixture"}, {"sides", {home, away}}}, second);
        add({{"command", "record"},
             {"fixture", std::to_string(i + 1)},
             {"result", {{"scores", {{home, 5}, {away, i % 5}}}}}},
            second + 30);
    }
    return lines;
}

/// Two copies of a ladder come together, each with so many matches of its own.
bool mergeLadders(int matches)
{
    const std::unique_ptr<SeasonRecord> record = begun(50, {{"kind", "ladder"}});
    const std::vector<RecordedLine> here = wentOn(*record, matches, 0);
    const std::vector<RecordedLine> there = wentOn(*record, matches, 1);
    QElapsedTimer timer;
    timer.start();
    const Checked<MergedSeason> both = merged(here, there);
    const bool areAllIn = both && both->leftOut.empty() && both->taken == 2 * matches;
    std::printf("two copies of a ladder with %d matches each merged in %.1f s%s\n", matches, milliseconds(timer) / 1000,
                areAllIn ? "" : ": not all are in");
    std::fflush(stdout);
    return areAllIn;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const std::string word = argc > 2 ? argv[1] : "";
    if (word == "open")
        return open(argv[2]);
    if (word == "load")
        return load(argv[2]);
    if (word == "back") {
        takeBack(argv[2], std::atoi(argv[3]));
        return 0;
    }
    if (argc == 2 && argv[1] == std::string("merge"))
        return mergeLadders(500) && mergeLadders(1000) && mergeLadders(2000) ? 0 : 1;
    std::vector<int> sizes{380, 900, 5000, 20'000};
    if (argc > 1) {
        sizes.clear();
        for (int i = 1; i < argc; ++i)
            sizes.push_back(std::atoi(argv[i]));
    }
    const QString program = QCoreApplication::applicationFilePath();
    int worst = 0;
    for (const int matches : sizes) {
        const QTemporaryDir folder;
        const QString lines = folder.filePath(QStringLiteral("lines"));
        const QString file = folder.filePath(QStringLiteral("season.json"));
        const auto record = played(matches);
        {
            std::ofstream written(lines.toStdString());
            for (const RecordedLine& line : record->recordedLines())
                written << line.text << "\n";
            std::ofstream(file.toStdString())
                << seasonFile(record->recordedLines(), record->state(), *rulesOf(*record)).dump();
        }
        std::fflush(stdout);
        worst = std::max(worst, QProcess::execute(program, {QStringLiteral("open"), lines}));
        worst = std::max(worst, QProcess::execute(program, {QStringLiteral("load"), file}));
        const int acts = matches > 8000 ? 2 * matches : matches;
        worst = std::max(worst, QProcess::execute(program, {QStringLiteral("back"), lines, QString::number(acts)}));
        worst = std::max(worst, moveToAClub(*record));
    }
    if (argc == 1 && !(mergeLadders(500) && mergeLadders(1000) && mergeLadders(2000)))
        worst = 1;
    return worst;
}
