// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sheet.h"
#include "league/refereeing/intake_desk.h"
#include "league/refereeing/result_fields.h"

#include <vector>

namespace whistle::league {

/// What a match can tell of a side beside score and place: a column each, by its name.
[[nodiscard]] std::vector<SideField> ownFields(const Season& season, const LeagueRules& rules);

/// Whether the table has the heads of the fixtures as this program writes them (fixturesCsv), a line for each side.
[[nodiscard]] bool areOwnFixtures(const std::vector<SheetLine>& table);
/// Takes them in.
void takeOwnFixtures(const std::vector<SheetLine>& table, IntakeDesk& desk);

} // namespace whistle::league
