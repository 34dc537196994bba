// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/instant.h"
#include "league/model/season.h"

#include <string>

namespace whistle::league {

/// The fixtures that have a day, for the calendars of the players (iCalendar, RFC 5545): in the language of the
/// installed translators, times as the club's clock shows them. The same fixture has the same name each time, so that
/// a calendar which takes the file in again moves what was moved. `now`: when it is written.
[[nodiscard]] std::string calendarFile(const Season& season, Instant now);

} // namespace whistle::league
