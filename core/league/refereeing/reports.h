// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"
#include "base/words.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Results as the sides of a match tell them, before the organiser has accepted any: they count for nothing.
namespace whistle::league {

/// What one side has told of the result of a fixture.
struct Report {
    std::string fixture;
    std::vector<std::string> sides; ///< who played there when it was told
    std::string entrant;            ///< whose report it is
    Json told;                      ///< TOLD of docs/devices.md, so that it can be changed where it was made
    Json result;                    ///< the same as the act `record` takes it
    friend bool operator==(const Report&, const Report&) = default;
};

/// Reads what somebody tells of a match, side by side; nothing of it is kept that is not asked for. A problem where
/// something is missing or cannot be. Whether the rules allow it, the act itself says.
[[nodiscard]] Checked<Report> readReport(const Json& told, const std::string& entrant, const Season& season,
                                         const LeagueRules& rules, const Fixture& fixture);

/// Those on one fixture, in their order.
[[nodiscard]] std::vector<Report> reportsOn(const std::string& fixture, const std::vector<Report>& reports);
/// Those that are about something now, in their order: their fixture is open, and the same sides play in it.
[[nodiscard]] std::vector<Report> stillOpen(const Season& season, const std::vector<Report>& reports);

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

} // namespace whistle::league

template <>
inline constexpr std::array whistle::enumWords<whistle::league::Reported>{"open", "reported", "agreed", "differs"};
