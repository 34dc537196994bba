// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/telling/words.h"
#include "controls/panels/sum_panel.h"

#include <optional>

namespace whistle::chaotic {

/// The Attack that lies on the Burst as it would resolve now, else the last one of this combat; none: there is none.
[[nodiscard]] std::optional<SumState> strikeSum(const State& state, const Names& names, const NameReader& reader);
/// What an Attack of the striking creature would deal now, if nothing answers it; none: nobody is there to be hit.
[[nodiscard]] std::optional<int> damageOf(const State& state, const AttackCard& card);
/// Whether an Attack lies on the Burst and nothing else does.
[[nodiscard]] bool strikesAlone(const State& state);
/// What the Attack on the Burst would deal as things stand; none: it is negated, or nobody is there to be hit.
[[nodiscard]] std::optional<int> damageOfStrike(const State& state);
/// What of an Attack the players carry out when it resolves, in its words; empty: nothing.
[[nodiscard]] QStringList carriedOut(const AttackCard& card);
/// The Discipline that the Attack on the Burst asks for, and of whom: of the attacker alone, or (Challenge) of both.
struct AskedDiscipline {
    Discipline discipline = Discipline::Courage;
    bool ofBoth = false;
    friend bool operator==(const AskedDiscipline&, const AskedDiscipline&) = default;
};
[[nodiscard]] std::optional<AskedDiscipline> askedBy(const State& state);
/// A creature's numbers, each with what makes it so.
[[nodiscard]] SumState creatureSum(const State& state, const Names& names, CreatureIndex creature);

} // namespace whistle::chaotic
