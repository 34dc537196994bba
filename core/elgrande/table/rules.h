// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/few.h"
#include "elgrande/table/effect.h"
#include "rulebook/ruling.h"

#include <QtGlobal>

namespace whistle::elgrande {

/// A sentence of El Grande, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(elgrande)
};

/// What is said in more than one place.
namespace said {
inline constexpr auto leadsElsewhere = Saying::tr("A move must lead to a different place.");
inline constexpr auto actionRuns = Saying::tr("%1's special action must finish first.");
inline constexpr auto notThirty = Saying::tr("%1 would have %2 Caballeros in all, not %3.");
inline constexpr auto isCorrected = Saying::tr("The record is corrected: %1");
inline constexpr auto tabooRegion = Saying::tr("Nothing enters or leaves %1 while the King is there.");
inline constexpr auto discSet = Saying::tr("%1 sets a secret disc.");
inline constexpr auto discMissing = Saying::tr("%1's disc is missing.");
inline constexpr auto laysNext = Saying::tr("%1 plays the next card.");
inline constexpr auto nobodyEnters = Saying::tr("%1 is the King's region: nobody may go there.");
inline constexpr auto notAdjacent = Saying::tr("%1 does not border the King's region, %2.");
inline constexpr auto noPlayerOf = Saying::tr("None of the players is called “%1”.");
inline constexpr auto standsTwice = common::Saying::tr("“%1” appears here twice; once was expected.");
} // namespace said

/// The rule that says what an action card does.
[[nodiscard]] constexpr RuleId ruleOf(Effect card)
{
    constexpr Indexed<RuleId, effectCount> rules{
        {"EG-12.1"_rule,  "EG-12.2"_rule,  "EG-12.3"_rule,  "EG-12.4"_rule,  "EG-12.5"_rule,  "EG-12.6"_rule,
         "EG-12.7"_rule,  "EG-12.8"_rule,  "EG-12.9"_rule,  "EG-13.1"_rule,  "EG-13.7"_rule,  "EG-13.8"_rule,
         "EG-13.9"_rule,  "EG-13.10"_rule, "EG-13.11"_rule, "EG-13.12"_rule, "EG-13.13"_rule, "EG-14.1"_rule,
         "EG-14.2"_rule,  "EG-14.3"_rule,  "EG-14.5"_rule,  "EG-14.8"_rule,  "EG-14.9"_rule,  "EG-14.10"_rule,
         "EG-15.1"_rule,  "EG-15.4"_rule,  "EG-15.5"_rule,  "EG-15.7"_rule,  "EG-15.11"_rule, "EG-15.12"_rule,
         "EG-15.13"_rule, "EG-16.1"_rule}};
    return rules[card];
}

} // namespace whistle::elgrande
