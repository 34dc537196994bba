// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whistle {

class Match;

/// How players count entry `number`: its place among those that stand, from 1. The numbers of lines are for files; they
/// go on over what was withdrawn. A withdrawn entry has the place that it would have; an unknown one its number.
[[nodiscard]] int placeOf(const Match& match, int number);

} // namespace whistle
