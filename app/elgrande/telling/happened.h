// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/state.h"

#include <QString>

/// What has come of an entry for everybody's Caballeros, from the tables before and after it.
namespace whistle::elgrande {

/// Of discs that are turned over: "Aragon is empty: Dorottya's 2 to Seville", "Vilmos loses 2 in New Castile"; what
/// they show, where nobody goes anywhere.
[[nodiscard]] QString revealedWords(const State& before, const State& after);
/// "Vilmos loses 2 in New Castile"; empty: nothing.
[[nodiscard]] QString lossWords(const State& before, const State& after, int player);
/// The areas that have been scored in between.
[[nodiscard]] AreaList scoredBetween(const State& before, const State& after);
/// "Zsófia +22, Kinga +21", most first; empty: nobody scores.
[[nodiscard]] QString gainWords(const State& state, const Counts& gains);

} // namespace whistle::elgrande
