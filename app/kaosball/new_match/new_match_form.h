// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "kaosball/table/types.h"

#include <QString>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace whistle::kaosball {

/// A number of a team that a match needs.
enum class TeamNumber { Handling, Tackling, Fighting, RunnerHealth, BruiserHealth };
inline constexpr std::size_t teamNumbers = 5;
/// Empty: not known.
using TeamNumbers = std::array<std::optional<int>, teamNumbers>;

/// What the packs know of them.
[[nodiscard]] TeamNumbers printedNumbers(const TeamFacts& team);
/// As the settings keep what the players said, and back; unreadable words are no numbers.
[[nodiscard]] QString written(const TeamNumbers& numbers);
[[nodiscard]] TeamNumbers readNumbers(const QString& words);

/// A seat of a match to come.
struct SeatEntry {
    Side side = Side::South;
    std::string team; ///< empty: not chosen yet
    QString coach;
    TeamNumbers numbers; ///< printed or told by the players
    int activeUpgradePoints = 0;
    Json brought = Json::object(); ///< keys of a team of `new_match` that a league sets: cash, fouls, upgrades ...
};

/// Everything that the page of a new match asks, as a value.
struct NewMatchForm {
    MatchKind kind = MatchKind::Exhibition;
    Mode mode = Mode::Versus;
    bool hasDraft = true;
    Depth depth = Depth::Mirror;
    std::vector<SeatEntry> seats; ///< clockwise
    std::size_t firstSeat = 0;
    bool southAndWest = true; ///< the pairs of an alliance match; else west and north
    Json houseRules = Json::object();

    /// The sides at which teams sit: `choice` 0 or 1 for two teams (south and north, west and east); the side that
    /// stays free for three; nothing for four.
    [[nodiscard]] static std::vector<Side> sidesFor(int teams, int choice);

    /// The command; what is not chosen yet has a stand-in, so that the referee can be asked about the rest.
    [[nodiscard]] Json command() const;
    /// The first thing that is still to be said, as a sentence; empty: nothing.
    [[nodiscard]] QString missing() const;
};

} // namespace whistle::kaosball
