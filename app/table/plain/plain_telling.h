// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/score_strip.h"
#include "controls/seats/scoreboard_view.h"
#include "match/match_session.h"
#include "match/past.h"
#include "report/report.h"
#include "table/plain/plain_table.h"

#include <string>
#include <vector>

namespace whistle {

/// An entry as the log wants to know it.
struct PlainStep {
    int number = 0;
    Json command;
    Json before; ///< the table
    Json after;
    bool counts = true; ///< neither withdrawn nor refused
};

/// Play is over: there is a match, and nothing that may be done.
[[nodiscard]] bool isPlainOver(const Match& match);
[[nodiscard]] ScoreStripState plainStrip(const PlainTable& table, const std::vector<OfferedMove>& moves);
[[nodiscard]] ScoreboardState plainScoreboard(const PlainWords& words, const Match& match, const EntryTeller& marks);
[[nodiscard]] MatchSession::Digest plainDigest(const PlainWords& words, const Match& match);
/// Where the match stands and how it ended, from the digest's summary.
[[nodiscard]] QString plainStanding(const PlainWords& words, const Json& summary);
[[nodiscard]] QString plainOutcome(const Json& summary, const NameReader& names);
/// `ahead`: so many steps come before the first one that is told.
[[nodiscard]] std::vector<EntryMarks> plainMarks(const PlainWords& words, const NameReader& names,
                                                 const std::vector<PlainStep>& steps, std::size_t ahead);
[[nodiscard]] MatchReport plainReport(const PlainWords& words, const Match& match, const std::vector<PlainStep>& steps);
[[nodiscard]] Moment plainMoment(const PlainWords& words, const Match& match, int number);
/// The differences of two tables, seat by seat.
[[nodiscard]] std::vector<ChangeWords> plainDifferences(const PlainWords& words, const Match& before,
                                                        const Match& after);

} // namespace whistle
