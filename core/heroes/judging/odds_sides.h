// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/odds.h"
#include "heroes/judging/odds_roll.h"

#include <unordered_map>

namespace whistle::heroes {

using SideState = std::uint32_t; ///< a state of a side, numbered as they are met

/// How an attack chooses whom it hits.
struct Strike {
    bool precise = false;
    bool pierce = false;
};

/// One side of a battle in the odds: its states, who attacks, and what damage and laurels make of a state.
class OddsSide {
public:
    virtual ~OddsSide() = default;
    /// The first state; 0.
    [[nodiscard]] static constexpr SideState start() { return 0; }
    [[nodiscard]] virtual bool isGone(SideState state) const = 0;
    [[nodiscard]] virtual int unitsLeft(SideState state) const = 0;
    /// The attack of a piece (in the order of `pieces`), or none if it cannot attack.
    [[nodiscard]] virtual std::optional<std::pair<RolledAttack, Strike>> attackOf(SideState state,
                                                                                  std::size_t piece) const = 0;
    [[nodiscard]] virtual SideState hit(SideState state, int points, const Strike& strike) = 0;
    [[nodiscard]] virtual SideState afterLaurel(SideState state, std::size_t piece) = 0;
    [[nodiscard]] virtual SideState afterClash(SideState state) = 0;
    [[nodiscard]] virtual PieceSide pieces() const = 0;
    [[nodiscard]] bool hasGuardianAngel() const { return m_hasGuardianAngel; }

protected:
    explicit OddsSide(bool hasGuardianAngel) : m_hasGuardianAngel(hasGuardianAngel) {}

private:
    bool m_hasGuardianAngel;
};

[[nodiscard]] std::unique_ptr<OddsSide> sideOf(const OddsArmy& army, bool eliteDiceAllowed);
[[nodiscard]] std::unique_ptr<OddsSide> sideOf(const OddsGuard& guard, bool eliteDiceAllowed);

} // namespace whistle::heroes
