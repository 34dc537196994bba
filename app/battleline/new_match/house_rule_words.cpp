// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/new_match/house_rule_words.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

constexpr Sentence say(const char* words)
{
    return {"battleline_pages", words};
}

} // namespace

const std::vector<HouseRuleWords>& houseRuleWords()
{
    static const std::vector<HouseRuleWords> words{
        {"wildcard_duplicates",
         "BL-R1",
         say(QT_TRANSLATE_NOOP("battleline_pages", "May a wildcard stand for a card that lies on the table?")),
         {{"allowed", say(QT_TRANSLATE_NOOP("battleline_pages", "Yes"))},
          {"not_in_formation", say(QT_TRANSLATE_NOOP("battleline_pages", "Not for one of its own set"))},
          {"not_visible", say(QT_TRANSLATE_NOOP("battleline_pages", "Not for any that is visible"))}}},
        {"claim_timing",
         "BL-13.1",
         say(QT_TRANSLATE_NOOP("battleline_pages", "When are flags claimed?")),
         {{"end_of_turn", say(QT_TRANSLATE_NOOP("battleline_pages", "After playing a card"))},
          {"start_of_turn", say(QT_TRANSLATE_NOOP("battleline_pages", "At the start of the turn"))}}},
        {"forced_tactics",
         "BL-R10",
         say(QT_TRANSLATE_NOOP("battleline_pages", "Only a Tactics card can be played: must it be?")),
         {{true, say(QT_TRANSLATE_NOOP("battleline_pages", "It must"))},
          {false, say(QT_TRANSLATE_NOOP("battleline_pages", "It may, or the player passes"))}}},
        {"scout_draw",
         "BL-R12",
         say(QT_TRANSLATE_NOOP("battleline_pages", "How does Scout draw?")),
         {{"one_at_a_time", say(QT_TRANSLATE_NOOP("battleline_pages", "One card at a time"))},
          {"all_at_once", say(QT_TRANSLATE_NOOP("battleline_pages", "All at once"))}}},
        {"draw_points",
         "BL-R17",
         say(QT_TRANSLATE_NOOP("battleline_pages", "What does a drawn game score?")),
         {{"flags_won", say(QT_TRANSLATE_NOOP("battleline_pages", "A point for each flag"))},
          {"zero", say(QT_TRANSLATE_NOOP("battleline_pages", "Nothing"))}}},
    };
    return words;
}

} // namespace whistle::battleline
