// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"

#include <QString>

/// Regions, cards and players as the reader calls them.
namespace whistle::elgrande {

[[nodiscard]] QString areaName(Area area);
/// "6 · 4 · 2"
[[nodiscard]] QString valuesWords(const Scores& values);
/// What an action card is called.
[[nodiscard]] QString titleOf(const ActionCard& card);
/// The same as short as players say it: "Four own".
[[nodiscard]] QString shortTitleOf(const ActionCard& card);
/// What it does, in our own words.
[[nodiscard]] QString textOf(const ActionCard& card);
[[nodiscard]] QString playerName(const State& state, int player);
[[nodiscard]] constexpr int seatOf(int player)
{
    return player + 1;
}
/// Display names for the ids of a match.
[[nodiscard]] NameReader nameReader();

} // namespace whistle::elgrande
