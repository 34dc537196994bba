// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/house_rules.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

// One line a rule: its key, and how its value is shaped, read and written.
template <class Visit>
void visitEach(Visit&& visit, auto& rules)
{
    visit("stim_pack_doubles", rules.stimPackDoubles);
    visit("upset_printed_value", rules.upsetPrintedValue);
    visit("blowout_reading", rules.blowoutReading);
    visit("alliance_blowout", rules.allianceBlowout);
    visit("push_back_smash", rules.pushBackSmash);
    visit("butcher_kills_when_defending", rules.butcherKillsWhenDefending);
    visit("losing_attacker_credit", rules.losingAttackerCredit);
    visit("scores_below_zero", rules.scoresBelowZero);
    visit("scatter_allows_steal_reactions", rules.scatterAllowsStealReactions);
    visit("shared_space_at_period_end", rules.sharedSpaceAtPeriodEnd);
    visit("sexy_contract_paid", rules.sexyContractPaid);
    visit("vampirism_heals", rules.vampirismHeals);
    visit("alliance_first_player", rules.allianceFirstPlayer);
}

Shape shapeOf(bool)
{
    return Shape::boolean();
}
Shape shapeOf(int)
{
    return Shape::integer(0, 9);
}
template <class Enum>
Shape shapeOf(Enum)
{
    return Shape::words(allWords<Enum>());
}

void read(const Json& json, bool& value)
{
    value = json.get<bool>();
}
void read(const Json& json, int& value)
{
    value = json.get<int>();
}
template <class Enum>
void read(const Json& json, Enum& value)
{
    value = *fromWord<Enum>(json.get_ref<const std::string&>());
}

Json written(bool value)
{
    return value;
}
Json written(int value)
{
    return value;
}
template <class Enum>
Json written(Enum value)
{
    return std::string(toWord(value));
}

} // namespace

Shape houseRulesShape()
{
    std::vector<ShapeKey> keys;
    const HouseRules defaults;
    visitEach([&](const char* key,
                  const auto& value) { keys.push_back(withDefault(key, shapeOf(value), written(value).dump())); },
              defaults);
    return Shape::object(std::move(keys))
        .described(QT_TRANSLATE_NOOP("shapes", "readings where the rulebook is silent; default if omitted"));
}

HouseRules readHouseRules(const Json& json)
{
    HouseRules rules;
    visitEach(
        [&](const char* key, auto& value) {
            if (const auto found = json.find(key); found != json.end())
                read(*found, value);
        },
        rules);
    return rules;
}

Json writeHouseRules(const HouseRules& rules)
{
    Json json = Json::object();
    const Json defaults = [] {
        Json all = Json::object();
        const HouseRules standard;
        visitEach([&](const char* key, const auto& value) { all[key] = written(value); }, standard);
        return all;
    }();
    visitEach(
        [&](const char* key, const auto& value) {
            if (const Json now = written(value); now != defaults[key])
                json[key] = now;
        },
        rules);
    return json;
}

} // namespace whistle::kaosball
