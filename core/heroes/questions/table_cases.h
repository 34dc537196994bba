// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "heroes/judging/odds.h"
#include "heroes/judging/victory.h"

/// The questions that no entry puts to a judge, but a running match asks at the dispute desk; their keys stand with
/// them.
namespace whistle {

extern template const Record& recordOf<heroes::OddsInquiry>();
extern template const Record& recordOf<heroes::PowerInquiry>();

} // namespace whistle
