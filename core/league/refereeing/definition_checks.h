// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/refereeing/desk.h"

#include <string>
#include <vector>

/// What is against the season on the desk is refused.
namespace whistle::league {

/// The season as it was written, before it starts (LG-1, LG-2, LG-4).
void checkDefinition(Desk& desk, const Json& definition);
/// Names that are there twice, coaches nobody knows, teams that the game does not have.
void checkMembers(Desk& desk);
/// How many take part.
void checkCount(Desk& desk);
void checkPoints(Desk& desk);
/// False: one of the words was refused.
bool checkTieBreakers(Desk& desk, const std::vector<std::string>& words);
/// What the table is ranked by.
void checkRanking(Desk& desk);
/// The start with these entrants.
void checkStart(Desk& desk);
/// What is against a season with this definition that starts at once, where it is, and by which rule; it has its shape.
[[nodiscard]] Problems definitionProblems(const Json& definition, const FindRules& findRules);
/// A day and a time of the day; empty: none.
void checkTime(Desk& desk, const std::string& date, const std::string& time);

} // namespace whistle::league
