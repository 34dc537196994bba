// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/desk.h"

/// What follows an attack: laurel, damage, the next piece, the next clash, victory.
namespace whistle::heroes {

/// MH-R55: a laurel that can do nothing is skipped.
[[nodiscard]] bool canLaurelDoAnything(const State& state);
/// Damage to encounters is done at once; an army's owner assigns it.
void dealDamage(Desk& desk);

} // namespace whistle::heroes
