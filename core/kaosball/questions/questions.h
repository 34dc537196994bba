// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "rulebook/question.h"

#include <vector>

namespace whistle::kaosball {

/// All questions of the digest's section 40, answered with these facts. The facts must outlive the questions.
[[nodiscard]] std::vector<Question> questions(const Facts& facts);

// One function a question; each file of a topic holds its own.
[[nodiscard]] Question contestQuestion(const Facts& facts);
[[nodiscard]] Question cardStatusQuestion(const Facts& facts);
[[nodiscard]] Question bonusScoringQuestion(const Facts& facts);
[[nodiscard]] Question bribeAndFoulsQuestion(const Facts& facts);
[[nodiscard]] Question knockoutQuestion(const Facts& facts);
[[nodiscard]] Question movementQuestion(const Facts& facts);
[[nodiscard]] Question loadoutQuestion(const Facts& facts);
[[nodiscard]] Question auctionQuestion(const Facts& facts);
[[nodiscard]] Question matchResultQuestion(const Facts& facts);
[[nodiscard]] Question scoringQuestion(const Facts& facts);
[[nodiscard]] Question leagueStandingsQuestion(const Facts& facts);

} // namespace whistle::kaosball
