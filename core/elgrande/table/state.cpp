// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/table/state.h"

#include "elgrande/table/rules.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

bool hasNegative(const Board& board, int player)
{
    if (board.court[player] < 0 || board.provinces[player] < 0)
        return true;
    return std::any_of(board.caballeros.begin(), board.caballeros.end(),
                       [player](const Counts& counts) { return counts[player] < 0; });
}

} // namespace

PlayerList Discs::missing() const
{
    PlayerList players;
    for (const int player : asked) {
        if (!set[player])
            players.push_back(player);
    }
    return players;
}

std::optional<int> State::playerCalled(const std::string& name) const
{
    const auto found = std::find(players.begin(), players.end(), name);
    return found == players.end() ? std::nullopt : std::optional(static_cast<int>(found - players.begin()));
}

std::optional<Text> unsoundness(const State& state)
{
    for (int player = 0; player < state.count(); ++player) {
        if (const int all = state.board.caballerosOf(player); all != caballerosInPlay)
            return Text{said::notThirty, state.name(player), all, caballerosInPlay};
        if (hasNegative(state.board, player))
            return Text{Saying::tr("%1 would have a negative number of Caballeros somewhere."), state.name(player)};
    }
    const auto& boards = state.board.scoreboards;
    if (boards[0] && boards[0] == boards[1])
        return Text{Saying::tr("Both scoreboards cannot be in one place.")};
    return {};
}

} // namespace whistle::elgrande
