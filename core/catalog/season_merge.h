// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/contradictions.h"
#include "catalog/seasons.h"
#include "catalog/silent_changes.h"

#include <map>

namespace whistle {

/// An act of one of two copies that does not fit into what came together of both.
struct LeftOutAct {
    bool isHere = false; ///< of the copy that is here; else of the other one
    int number = 0;      ///< of its line there
    Instant at;
    Text headline;
    std::vector<Text> why;
    std::vector<RuleId> rules;
};

/// Two copies of a season that parted, as one.
struct MergedSeason {
    std::unique_ptr<SeasonRecord> season;
    int common = 0; ///< lines that both have, the header not counted
    int taken = 0;  ///< acts of the other copy that are new here
    int same = 0;   ///< acts that both have, or results that both have entered alike
    std::vector<LeftOutAct> leftOut;
    std::vector<SaidTwice> twice;
    std::vector<SilentChange> changed;               ///< what counts otherwise now, and nothing above tells it
    std::map<std::string, std::string> fixturesHere; ///< ids of fixtures that have another now (free ones)
};

/// The common beginning of both, then the acts of both in the order of time, each refereed where it comes to stand. An
/// act that both have counts once; so has a result that both have entered alike. An edit that would put out what
/// counts, other than where it was made, is left out, and so is an act on a fixture in which others play than where it
/// was made. Who was entered in both with one id and two names is two. The same two copies give the same record to the
/// letter, whichever of them is here. A problem: they have no beginning in common.
[[nodiscard]] Checked<MergedSeason> merged(const std::vector<RecordedLine>& here,
                                           const std::vector<RecordedLine>& other);

/// The same where what `settled` has stays as it is, to the letter (a season on a server): the acts of `here` that it
/// does not have are refereed behind it, and nothing is told in `twice` and `changed`.
[[nodiscard]] Checked<MergedSeason> mergedBehind(const std::vector<RecordedLine>& settled,
                                                 const std::vector<RecordedLine>& here);

} // namespace whistle
