// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/instant.h"
#include "league/refereeing/referee.h"

#include <string>

namespace whistle::league {

/// The fixtures that have a day, or have had one, for the calendars of the players (iCalendar, RFC 5545): in the
/// language of the installed translators, with times in UTC, taken for those of the zone in which it is written. The
/// same fixture has the same name each time, so that a calendar which takes the file in again moves what was moved; the
/// seal of the season's first act is in it, by which no other season has these names. What is not to be played any
/// more, or has no day now, is in it as cancelled, on the last day that was told. `now`: when it is written.
[[nodiscard]] std::string calendarFile(const GameMatch<SeasonGame>& record, Instant now);

} // namespace whistle::league
