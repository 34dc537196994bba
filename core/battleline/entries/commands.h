// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "battleline/judging/ending.h"
#include "battleline/table/cards.h"
#include "battleline/table/types.h"

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
template <CardKind kind>
struct PlayAtFlag {
    Card card;
    int flag = 1;
};
using PlayTroop = PlayAtFlag<CardKind::Troop>;
using PlayMorale = PlayAtFlag<CardKind::Morale>;
using PlayEnvironment = PlayAtFlag<CardKind::Environment>;
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

/// What lays a card at a flag: by its kind.
[[nodiscard]] Command playAt(Card card, int flag);

/// Shape, reader and writer of all commands.
[[nodiscard]] const CommandForms<Command>& commandForms();
/// Reads a command strictly: unknown keys, wrong types and unknown cards are problems.
[[nodiscard]] Checked<Command> readCommand(const Json& json);
[[nodiscard]] Json writeCommand(const Command& command);

} // namespace whistle::battleline

namespace whistle {
extern template class CompiledOnce<battleline::AnyCommand>;
} // namespace whistle
