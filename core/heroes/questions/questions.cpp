// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/questions.h"

namespace whistle::heroes {

std::vector<Question> questions()
{
    return {initiativeOrderQuestion(), attackRollQuestion(), assignDamageQuestion(), resurrectionQuestion(),
            battleOddsQuestion(),      incomeQuestion(),     overwhelmQuestion(),    levelUpQuestion(),
            recruitQuestion(),         movementQuestion(),   controlQuestion(),      powerPointsQuestion(),
            finalRankingQuestion()};
}

} // namespace whistle::heroes
