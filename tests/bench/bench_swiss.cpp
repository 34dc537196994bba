// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss of 200 players over 9 rounds: how long a round takes to be drawn and recorded, how far apart by points those
// who meet are, and how long the whole record takes to be refereed again. Usage: bench_swiss [players] [rounds].
#include "catalog/leagues.h"
#include "catalog/seasons.h"
#include "league/checking/check.h"
#include "league/refereeing/pairing.h"
#include "league/schedule/lots.h"

#include <QElapsedTimer>
#include <cstdio>
#include <cstdlib>

using namespace whistle;
using namespace whistle::league;

namespace {

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

std::unique_ptr<SeasonRecord> begun(int players, int rounds)
{
    Json definition{{"id", "bench"},
                    {"name", "Bench"},
                    {"game", "battle-line"},
                    {"format", {{"league", {{"kind", "swiss"}, {"rounds", rounds}}}}},
                    {"entrants", Json::array()}};
    for (int i = 0; i < players; ++i) {
        const std::string id = "p" + std::to_string(i);
        definition["entrants"].push_back({{"id", id}, {"name", "Player " + std::to_string(i)}});
    }
    std::unique_ptr<SeasonRecord> record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definition}}, Instant::now());
    (void)record->play({{"command", "start"}}, Instant::now());
    return record;
}

/// Pairs within a score group, and the squares of the differences of all.
void tellQuality(const RoundToPair& round, const SwissRound& drawn)
{
    int within = 0;
    long long squares = 0;
    for (const Pairing& pairing : drawn.pairings) {
        const long long apart = round.players[static_cast<std::size_t>(pairing[0])].points -
                                round.players[static_cast<std::size_t>(pairing[1])].points;
        within += apart == 0 ? 1 : 0;
        squares += apart * apart;
    }
    std::printf("%d of %zu pairs within a score group, squares of the differences %lld", within, drawn.pairings.size(),
                squares);
}

/// The stronger one wins four times of five; who they are is their place in the list.
void play(SeasonRecord& record, int round, Chance& chance)
{
    for (const Fixture& fixture : std::vector<Fixture>(record.state().fixtures)) {
        if (fixture.round != round || isSettled(record.state(), fixture))
            continue;
        const bool homeIsBetter = fixture.sides[0] < fixture.sides[1];
        const bool homeWins = homeIsBetter == (chance.below(5) != 0);
        (void)record.play({{"command", "record"},
                           {"fixture", fixture.id},
                           {"result",
                            {{"scores",
                              {{record.state().entrant(fixture.sides[0]).id, homeWins ? 5 : 3},
                               {record.state().entrant(fixture.sides[1]).id, homeWins ? 3 : 5}}}}}},
                          Instant::now());
    }
}

} // namespace

int main(int argc, char* argv[])
{
    const int players = argc > 1 ? std::atoi(argv[1]) : 200;
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 9;
    const std::unique_ptr<SeasonRecord> record = begun(players, rounds);
    const LeagueRules& rules = *rulesOf(*record);
    Chance chance(1);
    for (int number = 1; number <= rounds; ++number) {
        const std::optional<RoundToPair> round = roundToPair(record->state(), rules);
        if (!round)
            return 1;
        QElapsedTimer timer;
        timer.start();
        const SwissRound drawn = swissRound(round->players);
        std::printf("round %d is drawn in %.1f ms: ", number, milliseconds(timer));
        tellQuality(*round, drawn);
        const Json act = actJson(drawnRound(record->state(), *round));
        timer.restart();
        (void)record->play(act, Instant::now());
        std::printf("; recorded in %.1f ms\n", milliseconds(timer));
        play(*record, number, chance);
    }
    QElapsedTimer timer;
    timer.start();
    const auto again = openSeason(record->recordedLines());
    std::printf("the record of %zu lines is refereed again in %.1f ms\n", record->recordedLines().size(),
                milliseconds(timer));
    timer.restart();
    const bool isRight = checkSeason(record->table()).empty();
    std::printf("it is written and checked in %.1f ms: %s\n", milliseconds(timer), isRight ? "right" : "wrong");
    return again && isRight ? 0 : 1;
}
