// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "base/text.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "rulebook/labels.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace whistle::league {

/// An act that the organiser can do now, as a form asks for it: all of it comes from the act's own shape, narrowed to
/// who and what this season has.
struct OfferedAct {
    std::string name; ///< "drop_out"; of several ways to one act what it is for ("take_back")
    Text title;
    Text hint;            ///< empty: none
    Text accept;          ///< what is pressed to do it; empty: as usual
    Json act;             ///< as far as it is known
    Shape fields;         ///< what is still to be said: keys of the act
    Labels labels;        ///< what these and their words are called
    bool isDue = false;   ///< the season goes on by it
    Text whyNot{};        ///< why it cannot be done yet; empty: it can
    bool isWhole = false; ///< what is as it was before is said too; only an empty word is left out

    /// The act with what was said. What may be left out and is as it was before is left out.
    [[nodiscard]] Json with(const Json& said) const;
};

/// What can be done about the whole season, and about one of its fixtures.
[[nodiscard]] std::vector<OfferedAct> offeredActs(const Season& season, const LeagueRules& rules);
[[nodiscard]] std::vector<OfferedAct> offeredActs(const Season& season, const LeagueRules& rules,
                                                  const Fixture& fixture);

} // namespace whistle::league
