// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/table/house_rules.h"

#include "elgrande/table/rules.h"

namespace whistle::elgrande {

void TieBreakerCode::read(const Json& json, TieBreakers& value)
{
    value = {};
    for (const Json& word : json) {
        const TieBreaker one = *fromWord<TieBreaker>(word.get_ref<const std::string&>());
        if (!contains(value, one))
            value.push_back(one);
    }
}

Problems repeatedTieBreaker(const Json& list, const std::string& at)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto here = list.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(list.begin(), here, *here) != here)
            return {{pointerTo(at, i), Text{said::standsTwice, list[i].get<std::string>()}}};
    }
    return {};
}

} // namespace whistle::elgrande

using whistle::elgrande::HouseRules;

template <>
constexpr std::array whistle::recordKeys<HouseRules>{
    optionalKey<&HouseRules::roundsInGame, elgrande::RoundsCode>(
        "rounds_in_game", QT_TRANSLATE_NOOP("shapes", "nine rounds, or six without 1, 4 and 7")),
    optionalKey<&HouseRules::castilloContents>(
        "castillo_contents", QT_TRANSLATE_NOOP("shapes", "whether everyone may see what is in the Castillo")),
    optionalKey<&HouseRules::spentPowerCardsVisible>("spent_power_cards_visible"),
    optionalKey<&HouseRules::secretPowerCardRetrieval>("secret_power_card_retrieval"),
    optionalKey<&HouseRules::allowRegionsForTheCourt>("allow_regions_for_the_court"),
    optionalKey<&HouseRules::illegalRemovalDisc>(
        "illegal_removal_disc", QT_TRANSLATE_NOOP("shapes", "what an illegal disc leads to on the return cards")),
    optionalKey<&HouseRules::vetoInGame>("veto_in_game"),
    optionalKey<&HouseRules::vetoCanStopVeto>("veto_can_stop_veto"),
    optionalKey<&HouseRules::firstStartPlayer>("first_start_player"),
    optionalKey<&HouseRules::tieBreakers, elgrande::TieBreakerCode>(
        "tie_breakers", QT_TRANSLATE_NOOP("shapes", "tried in this order when scores are tied")),
};
template const whistle::Record& whistle::recordOf<HouseRules>();
