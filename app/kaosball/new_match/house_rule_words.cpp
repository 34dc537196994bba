// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/new_match/house_rule_words.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

constexpr const char* context = "kaosball_pages";

Reading reading(const char* value, const char* words)
{
    return {Json(std::string(value)), {context, words}};
}

std::vector<Reading> yesOrNo(const char* yes, const char* no)
{
    return {{Json(true), {context, yes}}, {Json(false), {context, no}}};
}

} // namespace

const std::vector<HouseRuleWords>& houseRuleWords()
{
    static const std::vector<HouseRuleWords> all{
        {"stim_pack_doubles",
         "KB-R1",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "Stim Pack! doubles")},
         {reading("card_value", QT_TRANSLATE_NOOP("kaosball_pages", "the card")),
          reading("contest_total", QT_TRANSLATE_NOOP("kaosball_pages", "the whole sum"))}},
        {"upset_printed_value",
         "KB-R2",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "The number that UPSET! counts when it does not win by itself")},
         {}},
        {"blowout_reading",
         "KB-R3",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "A team is blown out when it is 20 behind")},
         {reading("next_above", QT_TRANSLATE_NOOP("kaosball_pages", "the team next above it")),
          reading("last_place_only", QT_TRANSLATE_NOOP("kaosball_pages", "as the last one only"))}},
        {"alliance_blowout",
         "KB-R4",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "Blowouts between alliances compare")},
         {reading("compare_alliances", QT_TRANSLATE_NOOP("kaosball_pages", "the alliances")),
          reading("each_team", QT_TRANSLATE_NOOP("kaosball_pages", "each team"))}},
        {"push_back_smash",
         "KB-R5",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "A tackled figure is smashed instead of pushed")},
         {reading("only_if_all_blocked", QT_TRANSLATE_NOOP("kaosball_pages", "if every way is blocked")),
          reading("if_any_blocked", QT_TRANSLATE_NOOP("kaosball_pages", "if one way is blocked"))}},
        {"butcher_kills_when_defending",
         "KB-R6",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "The Butcher kills who attacks him and loses")},
         yesOrNo(QT_TRANSLATE_NOOP("kaosball_pages", "yes"), QT_TRANSLATE_NOOP("kaosball_pages", "no"))},
        {"losing_attacker_credit",
         "KB-R7",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "The damage of a losing attacker is credited to the winner")},
         yesOrNo(QT_TRANSLATE_NOOP("kaosball_pages", "yes"), QT_TRANSLATE_NOOP("kaosball_pages", "no"))},
        {"scores_below_zero",
         "KB-R8",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "A score can fall below 0")},
         yesOrNo(QT_TRANSLATE_NOOP("kaosball_pages", "yes"), QT_TRANSLATE_NOOP("kaosball_pages", "no"))},
        {"scatter_allows_steal_reactions",
         "KB-R9",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "The ball can be stolen from a figure that moves by Scatter!")},
         yesOrNo(QT_TRANSLATE_NOOP("kaosball_pages", "yes"), QT_TRANSLATE_NOOP("kaosball_pages", "no"))},
        {"shared_space_at_period_end",
         "KB-R10",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "Of figures that share a space at the end of a period")},
         {reading("bench_knocked_down", QT_TRANSLATE_NOOP("kaosball_pages", "those down are benched")),
          reading("bench_all", QT_TRANSLATE_NOOP("kaosball_pages", "all are benched"))}},
        {"sexy_contract_paid",
         "KB-R11",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "Sexy Contract pays")},
         {reading("at_first_loadout", QT_TRANSLATE_NOOP("kaosball_pages", "at the first loadout")),
          reading("on_purchase", QT_TRANSLATE_NOOP("kaosball_pages", "when it is bought"))}},
        {"vampirism_heals",
         "KB-R12",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "Vampirism heals")},
         {reading("any_own_figure", QT_TRANSLATE_NOOP("kaosball_pages", "any own figure")),
          reading("acting_figure", QT_TRANSLATE_NOOP("kaosball_pages", "the one that won"))}},
        {"alliance_first_player",
         "KB-R13",
         {context, QT_TRANSLATE_NOOP("kaosball_pages", "In an alliance match the first player changes")},
         {reading("two_periods_each", QT_TRANSLATE_NOOP("kaosball_pages", "within an alliance, two periods each")),
          reading("alternate_alliances", QT_TRANSLATE_NOOP("kaosball_pages", "between the alliances"))}},
    };
    return all;
}

} // namespace whistle::kaosball
