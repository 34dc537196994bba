// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/instant.h"
#include "base/text.h"
#include "rulebook/ruling.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle {

class Match;

/// A team or player of a match. Every list "by seat" in a report is in the order of MatchReport::seats.
struct ReportSeat {
    int seat = 0; ///< of the design system, 1 to 5: its shape and colour
    std::string name;
    std::string player; ///< who played it; may be empty
    int score = 0;
    bool hasWon = false;
    std::string colour = {}; ///< of the box, that the player sits behind ("red"); empty: the seat's own
};

/// A number in a table: `value` in units of the last of its decimals (3.25 is 325 with 2). None is a dash.
struct ReportNumber {
    int value = 0;
    int decimals = 0;
    friend bool operator==(const ReportNumber&, const ReportNumber&) = default;
};

/// The scores after an entry that changed one; `position` counts the standing entries from 1.
struct ReportStep {
    int position = 0;
    int entry = 0; ///< its number in the match
    std::vector<int> scores;
};

/// A stretch of the match (a period), up to where the next one begins.
struct ReportBand {
    Text name;
    int from = 0; ///< the position before which it begins
};

/// What people will talk about: points, kills, the bell.
struct ReportMoment {
    int position = 0;
    int entry = 0;
    int seat = -1; ///< whose, by index; below zero: nobody's
    Text what;
    std::vector<Text> also;
    std::vector<int> points; ///< by seat; empty: no points
    Text name = {};          ///< what people call such a moment ("The kill"); empty text: its points alone speak
    int loudness = 0;        ///< how much people speak of it beside its points, 0 to 10
};

/// Where the points came from. Each seat's points add up to its score.
struct ReportSums {
    std::vector<Text> sources;
    std::vector<std::vector<int>> points; ///< [seat][source]
};

/// One thing that was counted, to be compared between the seats.
struct ReportCount {
    Text name;
    std::vector<int> values; ///< by seat
};

struct ReportTable {
    Text title;
    std::vector<Text> heads;
    std::vector<std::vector<std::optional<ReportNumber>>> rows; ///< [seat][head]
    std::vector<Text> remarks;
};

/// An entry that was recorded against the rules, marked for ever.
struct ReportOverride {
    int position = 0;
    Text what;
    std::string reason;
    std::vector<RuleId> rules;
};

/// A house rule that was not as usual: the rule that it reads, and its value as the rulebook writes it.
struct ReportHouseRule {
    RuleId rule;
    std::string value;
};

/// A match, told after it. A plain value; the sentences become a language when they are shown.
struct MatchReport {
    std::string game; ///< "kaosball"
    Text title;       ///< "Fangs win"
    Text subtitle;    ///< by what; empty text: nothing to say
    bool isFinished = false;
    Instant from; ///< first and last standing entry
    Instant until;
    Text scoreIs; ///< what the scores count, where they are no points ("Creatures defeated"); empty text: points
    std::vector<ReportSeat> seats;
    int entries = 0; ///< standing ones: the last position
    std::vector<ReportStep> steps;
    std::vector<ReportBand> bands;
    std::vector<ReportMoment> moments;
    ReportSums sums;
    Text countsTitle;
    std::vector<ReportCount> counts;
    std::vector<ReportTable> tables;
    std::vector<ReportOverride> overrides;
    std::vector<ReportHouseRule> houseRules;
    int corrected = 0; ///< standing entries that were corrected later
    int withdrawn = 0;

    /// A sentence of this report in the reader's language, with the names of its match.
    [[nodiscard]] QString words(const Text& text) const { return text.render(names); }
    [[nodiscard]] QString nameOf(const ReportSeat& seat) const;
    NameReader names;
};

/// What every game's report tells alike of its match: the times, the number of entries, overrides, corrections, house
/// rules, names.
[[nodiscard]] MatchReport reportFrame(const Match& match);

/// Gives every entry that stands, in order: a moment at its place, its command, the states before and after it.
template <class GameMatch, class Reading>
void readEntries(const GameMatch& match, Reading&& reading)
{
    int position = 0;
    match.journal().walk(0, Reasons::Listening::No, [&](const auto& entry, const auto& before, const auto& outcome) {
        if (!entry.withdrawn && !entry.refused)
            reading(ReportMoment{++position, entry.number, -1, {}, {}, {}}, entry.command, before, outcome.next);
        return true;
    });
}

/// What an entry brought, by seat, from the scores before and after it: the points of the moment and a step of the
/// report, where it brought anything.
void noteScores(MatchReport& report, ReportMoment& moment, std::vector<int> before, const std::vector<int>& after);

/// How a match of several ends, in words: it has not, one has won (%1), several have.
struct EndWords {
    Sentence running;
    Sentence wins;
    Sentence shared;
};
/// The seats of a match of several, and its title.
void tellSeats(MatchReport& report, const std::vector<std::string>& names, const std::vector<int>& scores,
               const std::vector<std::string>& winners, const EndWords& words);

/// What was counted: each with its name, from the tallies of the seats.
template <class Tallies>
void tellCounts(MatchReport& report, Sentence title, const Tallies& tallies,
                std::initializer_list<std::pair<Sentence, int Tallies::value_type::*>> counts)
{
    report.countsTitle = title;
    for (const auto& [name, number] : counts) {
        ReportCount& count = report.counts.emplace_back(ReportCount{name, {}});
        for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
            count.values.push_back(tallies[seat].*number);
    }
}

/// The first thing in a report that does not add up, in English for whoever writes reports; empty: all is well. Sums
/// against scores, the last step against scores, positions against entries, and lists against the number of seats.
[[nodiscard]] std::string flawOf(const MatchReport& report);

} // namespace whistle
