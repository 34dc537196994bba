// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/log_book.h"

#include "controls/counter_label.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace whistle::kaosball {

namespace {

/// Entries that belong to nobody: steps of the match.
bool isNobodys(const Command& command)
{
    return std::holds_alternative<NewMatch>(command) || std::holds_alternative<StartPeriod>(command) ||
           std::holds_alternative<ScorePeriod>(command) || std::holds_alternative<ScoreBonus>(command) ||
           std::holds_alternative<CleanUp>(command) || std::holds_alternative<EndMatch>(command) ||
           std::holds_alternative<RevealUpgrades>(command) || std::holds_alternative<RevealRingers>(command) ||
           std::holds_alternative<SetDepth>(command) || std::holds_alternative<StartOvertime>(command) ||
           std::holds_alternative<RollAllianceTiebreaker>(command) || std::holds_alternative<Correct>(command);
}

} // namespace

int ownerOf(const Command& command, const State& before)
{
    if (isNobodys(command))
        return -1;
    const Json json = writeCommand(command);
    for (const char* key : {"team", "figure", "from"}) {
        const auto found = json.find(key);
        if (found == json.end() || !found->is_string())
            continue;
        const std::string& word = found->get_ref<const std::string&>();
        if (const int team = before.teamNamed(word.substr(0, word.find('/'))); team >= 0)
            return team;
    }
    return before.active;
}

void LogBook::read(const GameMatch<Game>& match)
{
    const auto& entries = match.journal().entries();
    const auto isAsBefore = [](const Line& line, const auto& entry) {
        return line.number == entry.number && line.counts == (!entry.withdrawn && !entry.refused);
    };
    std::size_t same = 0;
    while (same < m_lines.size() && same < entries.size() && isAsBefore(m_lines[same], entries[same]))
        ++same;
    m_lines.resize(same);
    match.journal().walk(same, Reasons::Listening::No,
                         [this](const auto& entry, const State& before, const Outcome<State>& outcome) {
                             Line line;
                             line.number = entry.number;
                             line.counts = !entry.withdrawn && !entry.refused;
                             line.team = ownerOf(entry.command, before);
                             line.beginsTurn = std::holds_alternative<StartTurn>(entry.command) ||
                                               std::holds_alternative<ScorePeriod>(entry.command) ||
                                               std::holds_alternative<ScoreBonus>(entry.command) ||
                                               std::holds_alternative<StartPeriod>(entry.command);
                             for (int team = 0; line.counts && team < before.teamCount(); ++team)
                                 line.points.push_back(outcome.next[team].score - before[team].score);
                             if (const auto* begins = std::get_if<Activate>(&entry.command))
                                 line.activated = begins->figure.substr(begins->figure.find('/') + 1);
                             else if (const auto* fights = std::get_if<ContestCommand>(&entry.command))
                                 line.contest = fights->type;
                             m_lines.push_back(std::move(line));
                             return true;
                         });
}

std::vector<LogLine> LogBook::lines(const GameMatch<Game>& match, const ShownTable& table) const
{
    const std::vector<LogEntry> entries = match.entries();
    std::size_t lastStanding = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].withdrawn)
            lastStanding = i;
    }
    std::vector<LogLine> shown;
    for (std::size_t i = 0; i < entries.size() && i < m_lines.size(); ++i) {
        const LogEntry& entry = entries[i];
        if (entry.withdrawn && i < lastStanding)
            continue;
        LogLine line;
        line.number = entry.number;
        line.seat = table.seat(m_lines[i].team);
        line.sentence = entry.headline.render(match.names());
        line.overridden = entry.overrideReason.has_value();
        line.corrected = entry.correctedBy > 0;
        line.withdrawn = entry.withdrawn || entry.refused;
        if (entry.overrideReason && !entry.objections.empty())
            line.remark = QCoreApplication::translate("kaosball", "against %1: \u201c%2\u201d")
                              .arg(fromWordView(entry.objections.front().rule.id), fromStd(*entry.overrideReason));
        else if (entry.seenBy > 0)
            line.remark = QCoreApplication::translate("kaosball", "seen before its time, or changed after it");
        const int points = std::accumulate(m_lines[i].points.begin(), m_lines[i].points.end(), 0);
        if (points != 0)
            line.points = CounterLabel::words(points, CounterLabel::Sign::Always);
        shown.push_back(std::move(line));
    }
    return shown;
}

std::vector<int> LogBook::pointsOfTurn() const
{
    std::vector<int> sum;
    for (auto line = m_lines.rbegin(); line != m_lines.rend(); ++line) {
        if (!line->counts)
            continue;
        sum.resize(std::max(sum.size(), line->points.size()));
        for (std::size_t team = 0; team < line->points.size(); ++team)
            sum[team] += line->points[team];
        if (line->beginsTurn)
            break;
    }
    return sum;
}

std::vector<Habit> LogBook::habits(int teams) const
{
    std::vector<Habit> found(static_cast<std::size_t>(teams));
    for (auto line = m_lines.rbegin(); line != m_lines.rend(); ++line) {
        if (!line->counts || line->team < 0 || line->team >= teams)
            continue;
        Habit& habit = found[static_cast<std::size_t>(line->team)];
        if (!habit.figure.empty())
            continue;
        if (line->contest)
            habit.contest = line->contest;
        habit.figure = line->activated;
    }
    return found;
}

} // namespace whistle::kaosball
