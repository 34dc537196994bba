// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/questions/codecs.h"
#include "heroes/table/facts_of_match.h"
#include "heroes/table/house_rules.h"

/// The keys of typed-in facts and of house rules.
namespace whistle {

template <>
const Record& recordOf<heroes::PlayerFacts>();
template <>
const Record& recordOf<heroes::EncounterFacts>();
template <>
const Record& recordOf<heroes::HouseRules>();

} // namespace whistle

namespace whistle::heroes {

/// What is wrong with typed-in facts beyond their shape.
[[nodiscard]] Problems problemsOf(const PlayerFacts& facts, Faction faction, const std::string& at);

} // namespace whistle::heroes
