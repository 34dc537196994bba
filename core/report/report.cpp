// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include "base/contains.h"
#include "journal/house_rules_played.h"

#include <algorithm>
#include <numeric>

namespace whistle {

QString MatchReport::nameOf(const ReportSeat& seat) const
{
    return names ? names(seat.name) : QString::fromStdString(seat.name);
}

MatchReport reportFrame(const Match& match)
{
    MatchReport report;
    report.game = match.game();
    report.names = match.names();
    if (const RuleBook* book = RuleBook::of(QString::fromStdString(report.game))) {
        for (const PlayedHouseRule& played : houseRulesPlayed(match, *book))
            report.houseRules.push_back({RuleId{played.rule->id}, played.value});
    }
    for (const LogEntry& entry : match.entries()) {
        if (entry.withdrawn) {
            ++report.withdrawn;
            continue;
        }
        if (entry.refused)
            continue;
        if (report.entries++ == 0)
            report.from = entry.at;
        report.until = std::max(report.until, entry.at);
        report.corrected += entry.correctedBy > 0 ? 1 : 0;
        if (entry.overrideReason) {
            ReportOverride one{report.entries, entry.headline, *entry.overrideReason, {}};
            for (const Objection& objection : entry.objections)
                one.rules.push_back(objection.rule);
            report.overrides.push_back(std::move(one));
        }
    }
    return report;
}

void noteScores(MatchReport& report, ReportMoment& moment, std::vector<int> before, const std::vector<int>& after)
{
    before.resize(after.size());
    if (before == after)
        return;
    report.steps.push_back({moment.position, moment.entry, after});
    for (std::size_t seat = 0; seat < after.size(); ++seat)
        moment.points.push_back(after[seat] - before[seat]);
}

void tellSeats(MatchReport& report, const std::vector<std::string>& names, const std::vector<int>& scores,
               const std::vector<std::string>& winners, const EndWords& words)
{
    report.title = winners.empty()       ? Text{words.running}
                   : winners.size() == 1 ? Text{words.wins, winners.front()}
                                         : Text{words.shared};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool hasWon = contains(winners, names[i]);
        report.seats.push_back({static_cast<int>(i) + 1, names[i], {}, scores[i], hasWon});
    }
}

std::string flawOf(const MatchReport& report)
{
    const std::size_t seats = report.seats.size();
    if (report.sums.points.size() != seats)
        return "the sums are not those of all seats";
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::vector<int>& points = report.sums.points[seat];
        if (points.size() != report.sums.sources.size())
            return report.seats[seat].name + ": not a number for each source of points";
        const int sum = std::accumulate(points.begin(), points.end(), 0);
        if (sum != report.seats[seat].score)
            return report.seats[seat].name + ": the sources give " + std::to_string(sum) + ", the score is " +
                   std::to_string(report.seats[seat].score);
        if (!report.steps.empty() && report.steps.back().scores.at(seat) != report.seats[seat].score)
            return report.seats[seat].name + ": the last step is not the score";
    }
    int before = 0;
    for (const ReportStep& step : report.steps) {
        if (step.position <= before || step.position > report.entries || step.scores.size() != seats)
            return "step of entry " + std::to_string(step.entry) + ": out of its place";
        before = step.position;
    }
    for (const ReportCount& count : report.counts) {
        if (count.values.size() != seats)
            return "a count is not that of all seats";
    }
    for (const ReportTable& table : report.tables) {
        if (table.rows.size() != seats)
            return "a table has not a row for each seat";
        for (const auto& row : table.rows) {
            if (row.size() != table.heads.size())
                return "a row of a table has not a number for each head";
        }
    }
    for (const ReportMoment& moment : report.moments) {
        const bool fits = moment.position >= 1 && moment.position <= report.entries &&
                          moment.seat < static_cast<int>(seats) &&
                          (moment.points.empty() || moment.points.size() == seats);
        if (!fits)
            return "moment of entry " + std::to_string(moment.entry) + ": out of its place";
    }
    return {};
}

} // namespace whistle
