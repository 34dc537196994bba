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
    friend bool operator==(const NewPlayer&, const NewPlayer&) = default;
};
struct NewMatch {
    std::vector<NewPlayer> players; ///< clockwise
    std::optional<std::string> startPlayer;
    HouseRules houseRules;
    friend bool operator==(const NewMatch&, const NewMatch&) = default;
};
struct SetKing {
    Area region = Area::Galicia;
    friend bool operator==(const SetKing&, const SetKing&) = default;
};
struct SetHome {
    std::string player;
    Area region = Area::Galicia;
    friend bool operator==(const SetHome&, const SetHome&) = default;
};
struct StartRound {
    friend bool operator==(const StartRound&, const StartRound&) = default;
};
struct RevealActionCard {
    int stack = 1;
    std::string card;
    friend bool operator==(const RevealActionCard&, const RevealActionCard&) = default;
};
struct PlayPowerCard {
    std::string player;
    int value = 1;
    friend bool operator==(const PlayPowerCard&, const PlayPowerCard&) = default;
};
struct TakeCaballeros {
    Acting player;
    int fromProvinces = 0;
    AreaCounts fromRegions;
    friend bool operator==(const TakeCaballeros&, const TakeCaballeros&) = default;
};
struct ChooseActionCard {
    Acting player;
    int stack = 1;
    friend bool operator==(const ChooseActionCard&, const ChooseActionCard&) = default;
};
struct PlaceCaballeros {
    Acting player;
    AreaCounts placements;
    friend bool operator==(const PlaceCaballeros&, const PlaceCaballeros&) = default;
};
struct AnnounceSpecialAction {
    Acting player;
    AreaSpot region; ///< with score_any_region and eviction
    friend bool operator==(const AnnounceSpecialAction&, const AnnounceSpecialAction&) = default;
};
struct WrittenMove {
    std::string owner;
    AreaSpot from; ///< none: the court
    Area to = Area::Castillo;
    int count = 1;
    friend bool operator==(const WrittenMove&, const WrittenMove&) = default;
};
struct MoveCaballeros {
    Acting player;
    std::vector<WrittenMove> moves;
    bool more = false;
    friend bool operator==(const MoveCaballeros&, const MoveCaballeros&) = default;
};
struct MoveKing {
    Acting player;
    Area to = Area::Galicia;
    friend bool operator==(const MoveKing&, const MoveKing&) = default;
};
struct MoveGrande {
    Acting player;
    Area to = Area::Galicia;
    friend bool operator==(const MoveGrande&, const MoveGrande&) = default;
};
struct MoveScoreboard {
    Acting player;
    Scoreboard scoreboard = Scoreboard::EightFourZero;
    Area to = Area::Galicia;
    friend bool operator==(const MoveScoreboard&, const MoveScoreboard&) = default;
};
struct RetrievePowerCard {
    Acting player;
    std::optional<int> value; ///< not with the house rule secret_power_card_retrieval
    friend bool operator==(const RetrievePowerCard&, const RetrievePowerCard&) = default;
};
struct ReturnCaballeros {
    std::string player;
    std::optional<int> fromCourt; ///< left out: what a card demands from the court alone, else none
    AreaCounts fromRegions;
    friend bool operator==(const ReturnCaballeros&, const ReturnCaballeros&) = default;
};
struct SetDisc {
    std::string player;
    AreaSpot region; ///< none: unclear
    friend bool operator==(const SetDisc&, const SetDisc&) = default;
};
struct RevealDiscs {
    friend bool operator==(const RevealDiscs&, const RevealDiscs&) = default;
};
struct Score {
    std::optional<int> count; ///< left out: all that are left
    friend bool operator==(const Score&, const Score&) = default;
};
struct OpenCastillo {
    std::optional<PlayerCounts> counted; ///< left out: as recorded
    friend bool operator==(const OpenCastillo&, const OpenCastillo&) = default;
};
struct UseVeto {
    std::string holder;
    friend bool operator==(const UseVeto&, const UseVeto&) = default;
};
struct SkipSpecialAction {
    Acting player;
    friend bool operator==(const SkipSpecialAction&, const SkipSpecialAction&) = default;
};
struct EndTurn {
    Acting player;
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
/// Where the scoreboards lie; left out: where they were.
struct CorrectedBoards {
    std::optional<AreaSpot> eightFourZero;
    std::optional<AreaSpot> fourZeroZero;
    friend bool operator==(const CorrectedBoards&, const CorrectedBoards&) = default;
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
    friend bool operator==(const Corrections&, const Corrections&) = default;
};
struct Correct {
    Corrections set;
    std::string reason;
    friend bool operator==(const Correct&, const Correct&) = default;
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

template <>
const Record& recordOf<elgrande::NewPlayer>();
template <>
const Record& recordOf<elgrande::WrittenMove>();
template <>
const Record& recordOf<elgrande::CorrectedBoards>();
template <>
const Record& recordOf<elgrande::Corrections>();
template <>
const Record& recordOf<elgrande::NewMatch>();
template <>
const Record& recordOf<elgrande::SetKing>();
template <>
const Record& recordOf<elgrande::SetHome>();
template <>
const Record& recordOf<elgrande::StartRound>();
template <>
const Record& recordOf<elgrande::RevealActionCard>();
template <>
const Record& recordOf<elgrande::PlayPowerCard>();
template <>
const Record& recordOf<elgrande::TakeCaballeros>();
template <>
const Record& recordOf<elgrande::ChooseActionCard>();
template <>
const Record& recordOf<elgrande::PlaceCaballeros>();
template <>
const Record& recordOf<elgrande::AnnounceSpecialAction>();
template <>
const Record& recordOf<elgrande::MoveCaballeros>();
template <>
const Record& recordOf<elgrande::MoveKing>();
template <>
const Record& recordOf<elgrande::MoveGrande>();
template <>
const Record& recordOf<elgrande::MoveScoreboard>();
template <>
const Record& recordOf<elgrande::RetrievePowerCard>();
template <>
const Record& recordOf<elgrande::ReturnCaballeros>();
template <>
const Record& recordOf<elgrande::SetDisc>();
template <>
const Record& recordOf<elgrande::RevealDiscs>();
template <>
const Record& recordOf<elgrande::Score>();
template <>
const Record& recordOf<elgrande::OpenCastillo>();
template <>
const Record& recordOf<elgrande::UseVeto>();
template <>
const Record& recordOf<elgrande::SkipSpecialAction>();
template <>
const Record& recordOf<elgrande::EndTurn>();
template <>
const Record& recordOf<elgrande::Correct>();

} // namespace whistle
