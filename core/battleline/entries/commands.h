// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/compiled_once.h"
#include "base/json.h"
#include "base/shape.h"
#include "battleline/entries/house_rules.h"
#include "battleline/judging/series.h"
#include "battleline/table/cards.h"
#include "battleline/table/types.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What players enter, one struct a command of the digest's section 3.3, with the digest's parameters. Who acts is
/// always the seat to move.
namespace whistle::battleline {

/// The first game of a match, or the next of a series. What a later game leaves out stays as it was.
struct StartGame {
    Seat firstStarter = Seat::South;
    std::optional<HouseRules> houseRules;
    std::optional<EndConditions> endConditions;
    std::optional<std::string> north; ///< the players' names
    std::optional<std::string> south;
};
struct PlayTroop {
    Card card;
    int flag = 1;
};
struct PlayMorale {
    Card card;
    int flag = 1;
};
struct PlayEnvironment {
    Card card;
    int flag = 1;
};
struct PlayScout {};
/// One draw, or several at once in their order.
struct ScoutDrawCards {
    std::vector<Deck> decks;
};
/// One card put back, or several at once in their order.
struct ScoutReturnCards {
    std::vector<Deck> decks;
};
struct PlayRedeploy {
    Card card;
    std::optional<int> toFlag;
    bool outOfPlay = false; ///< in place of `toFlag`
};
struct PlayDeserter {
    Card card;
};
struct PlayTraitor {
    Card card;
    int toFlag = 1;
};
struct Pass {};
struct ClaimFlag {
    int flag = 1;
};
struct Draw {
    Deck deck = Deck::Troop;
};
struct EndTurn {};
struct EndClaims {};

using AnyCommand =
    std::variant<StartGame, PlayTroop, PlayMorale, PlayEnvironment, PlayScout, ScoutDrawCards, ScoutReturnCards,
                 PlayRedeploy, PlayDeserter, PlayTraitor, Pass, ClaimFlag, Draw, EndTurn, EndClaims>;
using Command = CompiledOnce<AnyCommand>;

/// "play_troop", "claim", ... as in the JSON.
[[nodiscard]] std::string_view nameOf(const Command& command);

/// The shape of a whole command object, `command` included.
[[nodiscard]] Shape commandShape();
/// Reads a command strictly: unknown keys, wrong types and unknown cards are problems.
[[nodiscard]] Checked<Command> readCommand(const Json& json);
[[nodiscard]] Json writeCommand(const Command& command);

} // namespace whistle::battleline

namespace whistle {
extern template class CompiledOnce<battleline::AnyCommand>;
} // namespace whistle
