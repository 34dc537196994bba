// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/damage.h"
#include "heroes/questions/codecs.h"

/// The keys of assigned damage, which a question and the command `assign_damage` share.
namespace whistle {

template <>
const Record& recordOf<heroes::AssignedPoints>();
template <>
const Record& recordOf<heroes::Wound>();

} // namespace whistle
