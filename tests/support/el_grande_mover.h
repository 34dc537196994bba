// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_mover.h"

namespace whistle::elgrande {

/// What of a move of El Grande only the table knows: who plays by which house rules, cards held in hand, discs, what is
/// counted in the Castillo.
void fillFromTable(std::vector<Json>& commands, const OfferedMove& move, const Match& match, std::mt19937& random);

} // namespace whistle::elgrande
