// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"
#include "match/pages.h"

namespace whistle::elgrande {

/// What the players set their secret discs for now, in a few words, and what it is for.
struct DiscQuestion {
    QString title; ///< "General scoring 2 of 3: secret discs"
    QString note;
};
/// Discs are asked for.
[[nodiscard]] DiscQuestion discQuestion(const State& state, const Facts& facts);
/// "the King is here"; empty: nothing is to be said of the region.
[[nodiscard]] QString discNote(const State& state, Area region);
/// Why a disc of the player that shows this region does not count now; empty: it does.
[[nodiscard]] QString discBarred(const State& state, const Facts& facts, int player, Area region);

/// The map for whoever sets a disc now; no places: nobody does.
[[nodiscard]] ChoiceMap discMap(const Match& match, const std::string& player);

} // namespace whistle::elgrande
