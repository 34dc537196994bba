// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/house_rules.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

using whistle::kaosball::HouseRules;

template <>
constexpr std::array whistle::recordKeys<HouseRules>{
    optionalKey<&HouseRules::stimPackDoubles>("stim_pack_doubles"),
    optionalKey<&HouseRules::upsetPrintedValue, codecs::Number<0, 9>>("upset_printed_value"),
    optionalKey<&HouseRules::blowoutReading>("blowout_reading"),
    optionalKey<&HouseRules::allianceBlowout>("alliance_blowout"),
    optionalKey<&HouseRules::pushBackSmash>("push_back_smash"),
    optionalKey<&HouseRules::butcherKillsWhenDefending>("butcher_kills_when_defending"),
    optionalKey<&HouseRules::losingAttackerCredit>("losing_attacker_credit"),
    optionalKey<&HouseRules::scoresBelowZero>("scores_below_zero"),
    optionalKey<&HouseRules::scatterAllowsStealReactions>("scatter_allows_steal_reactions"),
    optionalKey<&HouseRules::sharedSpaceAtPeriodEnd>("shared_space_at_period_end"),
    optionalKey<&HouseRules::sexyContractPaid>("sexy_contract_paid"),
    optionalKey<&HouseRules::vampirismHeals>("vampirism_heals"),
    optionalKey<&HouseRules::allianceFirstPlayer>("alliance_first_player"),
};
template const whistle::Record& whistle::recordOf<HouseRules>();

whistle::Shape whistle::kaosball::houseRulesShape()
{
    return recordOf<HouseRules>().shape().described(
        QT_TRANSLATE_NOOP("shapes", "readings where the rulebook is silent; default if omitted"));
}
