// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/attack_roll.h"
#include "heroes/questions/codecs.h"

/// The keys of dice and re-rolls, which a question and the command `attack` share.
namespace whistle {

template <>
const Record& recordOf<heroes::Roll>();
template <>
const Record& recordOf<heroes::RollStep>();
template <>
const Record& recordOf<heroes::RollVerdict>();

} // namespace whistle

namespace whistle::heroes {
using RollSteps = ListOf<ObjectOf<RollStep>, 0, 12>;
}
