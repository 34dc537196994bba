// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/types.h"
#include "rulebook/ruling.h"

#include <string>
#include <vector>

/// Question 6.5: who can play this Mugic?
namespace whistle::chaotic {

struct CostChange {
    int amount = 0;
    std::optional<std::string> source;
    std::optional<Affiliation> affiliation; ///< only for Mugic of this one
    std::optional<std::string> creature;    ///< only for this payer
};
struct Payer {
    std::string id;
    Player player = Player::One;
    Tribe tribe = Tribe::Overworld;
    int mugicCounters = 0;
    bool anyTribe = false;
};
struct MugicToPay {
    std::optional<std::string> name;
    Affiliation affiliation = Affiliation::Generic;
    std::optional<int> cost; ///< none: X
};
struct MugicCostQuestion {
    Player player = Player::One;
    MugicToPay mugic;
    std::optional<int> x;
    bool onlyGeneric = false;
    bool noMugic = false;
    std::vector<CostChange> costChanges;
    std::vector<Payer> creatures;
};
enum class MugicBlocked { NoMugicAllowed, OnlyGenericMugic };
enum class PayerRefused { OtherPlayer, WrongTribe, NotEnoughCounters };
struct MugicCostVerdict {
    struct Pays {
        std::string creature;
        int pays = 0;
        int left = 0;
    };
    struct Refused {
        std::string creature;
        PayerRefused reason = PayerRefused::OtherPlayer;
    };
    bool playable = false;
    std::optional<MugicBlocked> blocked;
    std::vector<Pays> payers;
    std::vector<Refused> refused;
};
[[nodiscard]] MugicCostVerdict judgeMugicCost(const MugicCostQuestion& question, Reasons& reasons);

} // namespace whistle::chaotic
