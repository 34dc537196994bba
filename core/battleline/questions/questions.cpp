// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/questions.h"

namespace whistle::battleline {

std::vector<Question> questions()
{
    return {claimQuestion(), compareQuestion(), legalPlaysQuestion(), victoryQuestion(), seriesQuestion()};
}

} // namespace whistle::battleline
