// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/table/board.h"

#include "elgrande/pack/facts.h"

namespace whistle::elgrande {

std::optional<Scoreboard> Board::scoreboardAt(Area area) const
{
    for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero}) {
        if (spotOf(board) == area)
            return board;
    }
    return {};
}

AreaList Board::regionsWithinReach(int player) const
{
    AreaList regions;
    for (const Area region : allRegions()) {
        if (at(region, player) > 0 && region != king)
            regions.push_back(region);
    }
    return regions;
}

int Board::withinReach(int player) const
{
    int count = 0;
    for (const Area region : regionsWithinReach(player))
        count += at(region, player);
    return count;
}

int Board::caballerosOf(int player) const
{
    int count = court[player] + provinces[player];
    for (const Area area : allAreas())
        count += at(area, player);
    return count;
}

PlayerList opponentsOf(int player, int players)
{
    PlayerList opponents;
    for (int step = 1; step < players; ++step)
        opponents.push_back((player + step) % players);
    return opponents;
}

const Scores& valuesOf(const Board& board, Area area, const Facts& facts)
{
    const std::optional<Scoreboard> laid = board.scoreboardAt(area);
    return laid ? facts.scoresOf(*laid) : facts.scores[area];
}

} // namespace whistle::elgrande
