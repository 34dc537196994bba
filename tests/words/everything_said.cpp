// SPDX-License-Identifier: GPL-3.0-or-later
#include "everything_said.h"

namespace whistle {

void hearEverything(Heard& heard)
{
    hearRecordedMatches(heard);
    hearQuestions(heard);
    hearSeasons(heard);
    hearResults(heard);
    hearRandomMatches(heard);
    hearCards(heard);
    hearPacks(heard);
}

} // namespace whistle
