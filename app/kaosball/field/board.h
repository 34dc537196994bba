// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/field/crossfield_model.h"
#include "kaosball/table/position.h"
#include "kaosball/telling/shown_table.h"
#include "kaosball/telling/trace.h"

namespace whistle::kaosball {

/// The crossfield as it lies: figures, ball, tokens. Ids of figures are those of the commands ("fangs/r1").
[[nodiscard]] CrossfieldModel boardOf(const ShownTable& table);
/// Puts a figure on it.
void put(CrossfieldModel& model, const ShownTable& table, FigureRef figure, Space space);

/// Draws what the last turn has done there.
void showTrace(CrossfieldModel& model, const ShownTable& table, const Trace& trace);

/// Lights up what may be tapped next: figures, spaces.
void shine(CrossfieldModel& model, const std::vector<Tap>& taps);
/// Lights up the spaces that a figure may reach.
void showReach(CrossfieldModel& model, const ShownTable& table, FigureRef figure, const std::vector<Reach>& reach,
               int stepsLeft);
/// Marks the spaces, of those that are reachable, that enemies may react to.
void showReactions(CrossfieldModel& model, const ShownTable& table, FigureRef figure, Movement movement);
/// Hatches the killzones of every standing figure of these teams.
void showKillzones(CrossfieldModel& model, const ShownTable& table, const std::vector<int>& teams);

} // namespace whistle::kaosball
