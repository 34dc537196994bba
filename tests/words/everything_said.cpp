// SPDX-License-Identifier: GPL-3.0-or-later
#include "everything_said.h"

namespace whistle {

Heard everythingSaid()
{
    Heard heard;
    // What is written down before what is played by chance: a sentence then has the same values for long.
    hearRecordedMatches(heard);
    hearQuestions(heard);
    hearSeasons(heard);
    hearRandomMatches(heard);
    hearPacks(heard);
    return heard;
}

} // namespace whistle
