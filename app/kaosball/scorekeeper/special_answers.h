// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/button_row.h"
#include "kaosball/entries/commands.h"
#include "kaosball/telling/shown_table.h"

namespace whistle::kaosball {

/// The activations out of turn that are open in scorekeeper depth, Celerity before the first turn of a period and Last
/// Stand at its end (KB-29.2, KB-29.6): a button for each figure and what it may announce. Empty: none.
[[nodiscard]] std::vector<ButtonSpec> specialAnswers(const ShownTable& table,
                                                     const std::function<void(const Command&)>& enter);

} // namespace whistle::kaosball
