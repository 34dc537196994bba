// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/questions/questions.h"

namespace whistle::kaosball {

std::vector<Question> questions(const Facts& facts)
{
    return {contestQuestion(facts),       cardStatusQuestion(facts),     bonusScoringQuestion(facts),
            bribeAndFoulsQuestion(facts), knockoutQuestion(facts),       movementQuestion(facts),
            loadoutQuestion(facts),       auctionQuestion(facts),        matchResultQuestion(facts),
            scoringQuestion(facts),       leagueStandingsQuestion(facts)};
}

} // namespace whistle::kaosball
