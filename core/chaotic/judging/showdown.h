// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/judging/movement.h"

/// Question 6.7: is a Showdown required?
namespace whistle::chaotic {

struct PastTurn {
    Player player = Player::One;
    bool combat = false; ///< a combat or a Showdown took place
};
struct Picks {
    std::string byActivePlayer;
    std::string byDefendingPlayer;
};
struct ShowdownQuestion {
    BoardSize board = BoardSize::Six;
    std::vector<PastTurn> turns; ///< the last one is the turn whose Action step ends
    std::vector<Piece> creatures;
    std::optional<Picks> picks;
    std::optional<std::string> winner;
    HouseRules houseRules;
};
struct ShowdownVerdict {
    bool required = false;
    std::vector<int> window; ///< turn numbers from 1
    std::vector<std::string> activePlayerPicksFrom;
    std::vector<std::string> defendingPlayerPicksFrom;
    std::optional<bool> picksLegal;
    std::optional<Space> winnerSpace;

    /// CH-12.4: chance decides it wherever there is a Showdown.
    [[nodiscard]] std::optional<std::string> initiative() const
    {
        return required ? std::optional<std::string>("random") : std::nullopt;
    }
};
[[nodiscard]] ShowdownVerdict judgeShowdown(const ShowdownQuestion& question, Reasons& reasons);

} // namespace whistle::chaotic
