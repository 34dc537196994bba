// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "battleline/judging/formation.h"
#include "battleline/table/table.h"

#include <string>
#include <vector>

/// The digest taken at its word, without a thought for speed: what the prover is held against. It shares nothing with
/// the prover but the names of the cards.
namespace whistle::battleline::brute {

/// BL-6.1, BL-6.4: what these cards are.
[[nodiscard]] FormationValue valueOf(const std::vector<Card>& troops, bool fog);

/// The best over every fill of the empty slots and every admissible meaning of the wildcards, one after the other.
[[nodiscard]] FormationValue best(const std::vector<Card>& side, const Ground& ground);

/// What is wrong with a proof of question 6.1 for this input; empty: it proves what the verdict says. Everything but
/// that nothing better can be built: that needs `best`.
[[nodiscard]] std::string flawOfProof(const Json& input, const Json& verdict, const Json& proof);

} // namespace whistle::battleline::brute
