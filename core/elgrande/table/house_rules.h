// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "base/record.h"

namespace whistle::elgrande {

enum class CastilloContents : std::uint8_t { Hidden, Open };
enum class IllegalDisc : std::uint8_t { ActingPlayerPicksSmallest, OwnerPicksAgain, NoLoss };
enum class FirstStartPlayer : std::uint8_t { Youngest, Chosen };
enum class TieBreaker : std::uint8_t { CaballerosOnBoard, CaballerosInCourt, UnusedPowerCards };
using TieBreakers = Few<TieBreaker, 3>;

/// The switches, each with its default.
struct HouseRules {
    int roundsInGame = 9;                                                    ///< EG-1.6
    CastilloContents castilloContents = CastilloContents::Hidden;            ///< EG-7.3
    bool spentPowerCardsVisible = false;                                     ///< EG-R4
    bool secretPowerCardRetrieval = false;                                   ///< EG-R5
    bool allowRegionsForTheCourt = false;                                    ///< EG-R7
    IllegalDisc illegalRemovalDisc = IllegalDisc::ActingPlayerPicksSmallest; ///< EG-R14
    bool vetoInGame = true;                                                  ///< EG-R19
    bool vetoCanStopVeto = true;                                             ///< EG-R18
    FirstStartPlayer firstStartPlayer = FirstStartPlayer::Youngest;          ///< EG-4.2
    TieBreakers tieBreakers;                                                 ///< EG-R22, in their order
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

/// How many rounds there are, in JSON.
struct RoundsCode : codecs::Number<6, 9> {
    static Shape shape() { return Shape::integers({9, 6}); }
};
/// A list of different tie-breakers.
struct TieBreakerCode : codecs::ListOf<codecs::WordOf<TieBreaker>> {
    static void read(const Json& json, TieBreakers& value);
};
/// Where a tie-breaker stands in the list a second time.
[[nodiscard]] Problems repeatedTieBreaker(const Json& list, const std::string& at);

} // namespace whistle::elgrande

namespace whistle {

extern template const Record& recordOf<elgrande::HouseRules>();

} // namespace whistle
