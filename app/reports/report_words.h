// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"
#include "report/story.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace whistle {

/// What page and file say alike of a report, in the reader's language.
namespace report_words {

/// "Fangs win 26 to 18".
[[nodiscard]] QString result(const MatchReport& report);
/// What its players wear.
[[nodiscard]] BoxColours coloursOf(const MatchReport& report);
/// "by victory points, 31 January 2026, 19:04 to 21:16 (2 h 12 min), 75 entries".
[[nodiscard]] QString details(const MatchReport& report);
/// Numbers in words: a head over each column, a row for each seat in the report's order.
struct Numbers {
    QStringList heads;
    std::vector<QStringList> rows;
};
/// What is drawn entry by entry, and what the sums are of: the scores, or what they count.
[[nodiscard]] QString chartTitle(const MatchReport& report);
[[nodiscard]] QString sumsTitle(const MatchReport& report);
/// Where the points came from, and at the end their sum.
[[nodiscard]] Numbers sumsOf(const MatchReport& report);
[[nodiscard]] Numbers numbersOf(const MatchReport& report, const ReportTable& table);
/// "Fangs +3, Amazons +1"; empty: no points.
[[nodiscard]] QString pointsOf(const MatchReport& report, const ReportMoment& moment);
/// Entry and what came of it in one sentence.
[[nodiscard]] QString sentenceOf(const MatchReport& report, const ReportMoment& moment);
/// The line under a picture: what happened, and what it brought.
[[nodiscard]] QString lineOf(const MatchReport& report, const StoryMoment& told);
/// How it stood then: "17 : 8" of two, else what it brought: "Kinga +7"; where it brought nothing, who leads.
[[nodiscard]] QString standingOf(const MatchReport& report, const StoryMoment& told);
/// "entry 24: four cards discarded, against KB-32.2, \u201cwe said so\u201d".
[[nodiscard]] QString overrideOf(const MatchReport& report, const ReportOverride& override);
/// "KB-R1: Stim Pack! doubles the whole sum".
[[nodiscard]] QString houseRuleOf(const MatchReport& report, const ReportHouseRule& rule);
/// "2 entries were corrected, 1 was taken back."; empty: none was.
[[nodiscard]] QString mended(const MatchReport& report);

} // namespace report_words

} // namespace whistle
