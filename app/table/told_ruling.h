// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/ruling_banner.h"
#include "match/match_session.h"
#include "table/log_book.h"

#include <functional>

namespace whistle {

/// What came of what was entered last, as every screen of the table says it.
struct ToldRuling {
    int number = 0; ///< of the entry that is ruled on; 0: there is none
    RulingState state;
};

/// The player's own entry is ruled on, not the steps that followed by themselves; those that scored are told with it.
/// `tellsReasons`: whether the reasons of an entry may be told when it is read anew (PastTeller); empty: of all.
[[nodiscard]] ToldRuling toldRuling(const MatchSession& session, LogBook& book,
                                    const std::function<bool(const Match&, int)>& tellsReasons = {});

/// "Waiting for Cili and Dani to seal"; empty: for nobody.
[[nodiscard]] QString waitingToSeal(const QStringList& names);
/// The rule by which the sealed choices are made that may be made now; empty: none is.
[[nodiscard]] QString ruleOfSealing(const Match& match, const std::vector<OfferedMove>& moves);

} // namespace whistle
