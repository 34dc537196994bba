// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "league/model/league_rules.h"
#include "rulebook/labels.h"

#include <nlohmann/json.hpp>

/// A season's definition as a form asks for it: its own shape, with what the game has, a field for each key, "none" as
/// a kind of league phase and of playoffs, and the games of a series by two words. Limits are those of the definition.
namespace whistle::league {

/// The keys league, playoffs, draw, seed, calendar, points, rank_by, tie_breakers, settings; `filled`: what stands
/// there now, by which some keys mean something or not.
[[nodiscard]] Shape seasonFields(const LeagueRules& rules, const Json& filled);
/// What they, and those of the acts that ask for some of them, are called.
[[nodiscard]] Labels seasonLabels(const LeagueRules& rules);
/// What the game has by itself; the tie-breakers of `filled`'s kind of league.
[[nodiscard]] Json usualTieBreakerWords(const LeagueRules& rules, const Json& filled);
/// With a usual value for each key that is missing, and without those that mean nothing.
[[nodiscard]] Json completed(const LeagueRules& rules, Json filled);

[[nodiscard]] Json fieldsOf(const LeagueRules& rules, const Json& definition);
/// Without id, name, game and members.
[[nodiscard]] Json definitionOf(const Json& fields);
/// As `change_season` takes it: what somebody has changed in the fields that he was shown, and nothing else, on top of
/// what they have become meanwhile.
[[nodiscard]] Json changeOf(const LeagueRules& rules, const Json& shown, const Json& said, const Json& now);

} // namespace whistle::league
