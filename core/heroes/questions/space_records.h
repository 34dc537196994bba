// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/movement.h"
#include "heroes/questions/codecs.h"

/// The keys of spaces and steps, which questions and commands share.
namespace whistle {

template <>
const Record& recordOf<heroes::Space>();
template <>
const Record& recordOf<heroes::PathStep>();

} // namespace whistle
