// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"
#include "base/shape.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "rulebook/labels.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

/// What is asked of a result that is told by hand: from the result's own shape and what the game declares. Forms, the
/// grid of a round, slips of paper and tables from elsewhere all go by it.
namespace whistle::league {

/// Something that is told of each side.
struct SideField {
    std::string part; ///< of the result: "scores", "places", "stats", "details"
    std::string key;  ///< which statistic, what is carried on; empty: the part itself
    Sentence label;
    Shape shape = Shape::anything(); ///< of the value of one side
    bool isNeeded = false;           ///< a result without it is not complete
    bool isKept = false;             ///< a statistic that is carried on as well

    /// Unique among the fields of a season: "score", "place", "kills", "carried_cash".
    [[nodiscard]] std::string name() const;
};

/// Those of a match of so many sides, in the order in which they are asked for.
[[nodiscard]] std::vector<SideField> sideFields(const Season& season, const LeagueRules& rules, std::size_t sides);
/// What is said once of a match, beside how it ended: keys of the result's shape.
[[nodiscard]] Shape circumstances();
[[nodiscard]] Labels circumstanceLabels();

/// What the result tells of a side; null: nothing.
[[nodiscard]] Json told(const Json& result, const SideField& field, const std::string& side);
/// Null: it is not told.
void tell(Json& result, const SideField& field, const std::string& side, Json value);
/// Of two: who has won, where the scores do not say so; -1: nobody is chosen yet.
void tellWinner(Json& result, const std::vector<std::string>& sides, int winner);

/// What is typed for one side; null: nothing. Words and names may be several, with commas between them; `names` calls
/// the game's words as its players do.
[[nodiscard]] Checked<Json> readTyped(const SideField& field, const QString& text, const NameReader& names);
/// The same, as it is typed.
[[nodiscard]] QString typedFrom(const Json& value, const NameReader& names);

/// A result as far as it is told.
struct ToldSoFar {
    bool isWalkover = false;    ///< one came at most: nothing was played
    bool asksWinner = false;    ///< the scores do not decide
    bool countsNothing = false; ///< it is awarded: no statistics
    Text missing{};             ///< what has still to be told; empty: nothing
};
[[nodiscard]] ToldSoFar toldSoFar(const Json& result, const Season& season, const LeagueRules& rules,
                                  const Sides& sides);

} // namespace whistle::league
