// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

#include <QString>

namespace whistle::league {

/// The house rules of a match that are not the usual ones, as its result says them ("house rule ties: shared").
/// `usual`: a value for each of them, or for none where the table lists the unusual ones alone.
[[nodiscard]] std::vector<std::string> unusualHouseRules(const Json& played, const Json& usual);

/// A deviation of a result in the reader's language: a house rule by its title and what was chosen, as the rulebook of
/// the game has them. What the organiser has written stands as it is.
[[nodiscard]] QString deviationWords(const LeagueRules& rules, const std::string& deviation,
                                     const NameReader& names = {});

} // namespace whistle::league
