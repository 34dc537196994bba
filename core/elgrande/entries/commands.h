// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/compiled_once.h"
#include "base/record.h"
#include "elgrande/table/codecs.h"
#include "elgrande/table/house_rules.h"

#include <variant>

/// Everything that players enter, by the names that they use (digest, section Commands; el-grande-match, part 1).
namespace whistle::elgrande {

/// Whose turn it is says so himself; left out: whoever's turn it is.
using Acting = std::optional<std::string>;

struct NewPlayer {
    std::string player;
    std::optional<std::string> colour;
    std::optional<int> ageRank; ///< the smallest is the youngest
};
struct NewMatch {
    std::vector<NewPlayer> players; ///< clockwise
    std::optional<std::string> startPlayer;
    HouseRules houseRules;
};
struct SetKing {
    Area region = Area::Galicia;
};
struct SetHome {
    std::string player;
    Area region = Area::Galicia;
};
struct StartRound {};
struct RevealActionCard {
    int stack = 1;
    std::string card;
};
struct PlayPowerCard {
    std::string player;
    int value = 1;
};
struct TakeCaballeros {
    Acting player;
    int fromProvinces = 0;
    AreaCounts fromRegions;
};
struct ChooseActionCard {
    Acting player;
    int stack = 1;
};
struct PlaceCaballeros {
    Acting player;
    AreaCounts placements;
};
struct AnnounceSpecialAction {
    Acting player;
    AreaSpot region; ///< with score_any_region and eviction
};
struct WrittenMove {
    std::string owner;
    AreaSpot from; ///< none: the court
    Area to = Area::Castillo;
    int count = 1;
};
struct MoveCaballeros {
    Acting player;
    std::vector<WrittenMove> moves;
    bool more = false;
};
struct MoveKing {
    Acting player;
    Area to = Area::Galicia;
};
struct MoveGrande {
    Acting player;
    Area to = Area::Galicia;
};
struct MoveScoreboard {
    Acting player;
    Scoreboard scoreboard = Scoreboard::EightFourZero;
    Area to = Area::Galicia;
};
struct RetrievePowerCard {
    Acting player;
    std::optional<int> value; ///< not with the house rule secret_power_card_retrieval
};
struct ReturnCaballeros {
    std::string player;
    std::optional<int> fromCourt; ///< left out: what a card demands from the court alone, else none
    AreaCounts fromRegions;
};
struct SetDisc {
    std::string player;
    AreaSpot region; ///< none: unclear
};
struct RevealDiscs {};
struct Score {
    std::optional<int> count; ///< left out: all that are left
};
struct OpenCastillo {
    std::optional<PlayerCounts> counted; ///< left out: as recorded
};
struct UseVeto {
    std::string holder;
};
struct SkipSpecialAction {
    Acting player;
};
struct EndTurn {
    Acting player;
};
/// Where the scoreboards lie; left out: where they were.
struct CorrectedBoards {
    std::optional<AreaSpot> eightFourZero;
    std::optional<AreaSpot> fourZeroZero;
};
/// What is to be in force from now on; what is left out stays.
struct Corrections {
    BoardCounts regions;
    PlayerCounts castillo;
    PlayerCounts court;
    PlayerCounts provinces;
    PlayerCounts scores;
    AreaSpot kingRegion;
    std::vector<std::pair<std::string, Area>> homeRegions;
    CorrectedBoards boards;
};
struct Correct {
    Corrections set;
    std::string reason;
};

using AnyCommand = std::variant<NewMatch, SetKing, SetHome, StartRound, RevealActionCard, PlayPowerCard, TakeCaballeros,
                                ChooseActionCard, PlaceCaballeros, AnnounceSpecialAction, MoveCaballeros, MoveKing,
                                MoveGrande, MoveScoreboard, RetrievePowerCard, ReturnCaballeros, SetDisc, RevealDiscs,
                                Score, OpenCastillo, UseVeto, SkipSpecialAction, EndTurn, Correct>;
using Command = CompiledOnce<AnyCommand>;

/// Shape, reader and writer of all commands.
[[nodiscard]] const CommandForms<Command>& commandForms();
[[nodiscard]] Checked<Command> readCommand(const Json& json);
[[nodiscard]] Json writeCommand(const Command& command);

} // namespace whistle::elgrande

namespace whistle {

extern template class CompiledOnce<elgrande::AnyCommand>;

extern template const Record& recordOf<elgrande::WrittenMove>();

} // namespace whistle
