// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/instant.h"
#include "league/model/season.h"

#include <string>

namespace whistle::league {

/// The fixtures that have a day, for the calendars of the players (iCalendar, RFC 5545): in the language of the
/// installed translators, with times in UTC, taken for those of the zone in which it is written. The same fixture has
/// the same name each time, so that a calendar which takes the file in again moves what was moved; `origin` is the seal
/// of the season's first act, by which no other season has these names. `now`: when it is written.
[[nodiscard]] std::string calendarFile(const Season& season, const std::string& origin, Instant now);

} // namespace whistle::league
