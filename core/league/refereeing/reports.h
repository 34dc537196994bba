// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <optional>
#include <string>
#include <vector>

/// Results as the sides of a match tell them, before the organiser has accepted any: they count for nothing.
namespace whistle::league {

/// What somebody tells of a match, side by side (TOLD of docs/devices.md), as the act `record` takes it; a problem
/// where something is missing or cannot be. Whether the rules allow it, the act itself says.
[[nodiscard]] Checked<Json> resultFrom(const Json& told, const Season& season, const LeagueRules& rules,
                                       const Fixture& fixture);

/// What one side has told of the result of a fixture.
struct Report {
    std::string fixture;
    std::string entrant;
    Json told; ///< so that it can be changed where it was made
    Json result;
    friend bool operator==(const Report&, const Report&) = default;
};

/// What all of them say together: what one alone has told, and what several have told alike. None: they contradict each
/// other somewhere, or nobody says anything.
[[nodiscard]] std::optional<Json> agreed(const std::vector<Report>& reports);

/// How far the reports on one fixture have come.
enum class Reported : std::uint8_t {
    Not,
    BySome, ///< not by everybody who plays
    Agreed, ///< by all, and alike
    Differs ///< two contradict each other
};
[[nodiscard]] Reported reported(const Season& season, const Fixture& fixture, const std::vector<Report>& reports);

/// Those that are still about something: their fixture is open, and they are from a side of it that takes part. Those
/// on one fixture stand together, in its order.
[[nodiscard]] std::vector<Report> stillOpen(const Season& season, const std::vector<Report>& reports);

} // namespace whistle::league
