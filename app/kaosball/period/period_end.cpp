// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the match: confirmed by a person, by the die or by an overtime, and the result.
#include "base/common_words.h"
#include "base/contains.h"
#include "controls/words/capital.h"
#include "kaosball/dugout/dugouts.h"
#include "kaosball/judging/match_result.h"
#include "kaosball/period/period_stage.h"
#include "kaosball/telling/game_words.h"

#include <algorithm>
#include <tuple>

namespace whistle::kaosball {

namespace {

QString wonByWords(const std::string& by)
{
    const auto way = fromWord<WonBy>(by);
    if (!way)
        return {};
    switch (*way) {
    case WonBy::Points:
        return asSentence(GameWords::tr("by victory points"));
    case WonBy::Overtime:
        return asSentence(GameWords::tr("in the overtime"));
    case WonBy::LowerScores:
        return asSentence(GameWords::tr("by the alliances' lower scores"));
    case WonBy::TiebreakerDie:
        return asSentence(GameWords::tr("by the tiebreaker die"));
    case WonBy::Blowout:
        return asSentence(GameWords::tr("by a blowout"));
    case WonBy::Elimination:
        return asSentence(GameWords::tr("by elimination"));
    case WonBy::LastTeamInPlay:
        return asSentence(GameWords::tr("as the last team in play"));
    }
    return {};
}

} // namespace

void PeriodStage::askAllianceDie(Asked& asked, const std::vector<std::string>& alliances)
{
    asked.title = tr("Equal lower scores: each alliance rolls");
    asked.rules = {QStringLiteral("KB-25.8"), QStringLiteral("KB-R39")};
    QStringList words;
    for (const std::string& alliance : alliances) {
        const auto rolled = m_allianceRolls.find(alliance);
        words << labelled(fromStd(alliance),
                          rolled == m_allianceRolls.end() ? GameWords::tr("to roll") : signedNumber(rolled->second));
    }
    asked.text = words.join(QStringLiteral(", "));
    asked.wantsDie = m_allianceRolls.size() < alliances.size();
    setMain(asked, tr("Record the rolls"), -1,
            RollAllianceTiebreaker{{m_allianceRolls.begin(), m_allianceRolls.end()}});
    if (asked.wantsDie) {
        asked.bar.main->why = tr("Both alliances roll.");
        std::map<std::string, int> likely = m_allianceRolls;
        for (const std::string& alliance : alliances)
            likely.emplace(alliance, likely.empty() || likely.begin()->second != 1 ? 1 : 2);
        asked.likely = RollAllianceTiebreaker{{likely.begin(), likely.end()}};
    }
}

void PeriodStage::askEnd(Asked& asked)
{
    if (state().allianceTiebreaker) {
        std::vector<std::string> alliances;
        for (const Team& team : state().teams) {
            if (!contains(alliances, team.alliance))
                alliances.push_back(team.alliance);
        }
        askAllianceDie(asked, alliances);
        return;
    }
    if (state().overtimeDue) {
        asked.title = tr("Sudden death overtime");
        asked.text = tr("They play one more period: %1.").arg(m_table.teams(state().overtimeTeams));
        asked.rules = {QStringLiteral("KB-22.1")};
        setMain(asked, tr("Start overtime"), -1, *m_table.offered<StartOvertime>().front());
        return;
    }
    const State after = stateAfter(EndMatch{});
    asked.rules = {QStringLiteral("KB-21.2")};
    asked.title =
        after.overtimeDue || after.allianceTiebreaker ? tr("The match is tied") : CommonWords::tr("The match is over");
    asked.text = tr("Check the account. Undo if anything is wrong; then confirm.");
    if (after.overtimeDue) {
        asked.changes << tr("Nobody has won yet: these teams play on until the tie is broken.");
        setMain(asked, tr("Tied for the lead: to overtime"), -1, EndMatch{});
        return;
    }
    if (after.allianceTiebreaker) {
        setMain(asked, tr("Equal lower scores: roll the die"), -1, EndMatch{});
        return;
    }
    asked.result = resultRows(after);
    asked.changes << tr("Once confirmed, the match is finished and its result final.");
    const std::vector<int> winners = after.result ? after.result->winners : std::vector<int>();
    setMain(asked, winners.empty() ? tr("Confirm: all have lost") : tr("Confirm: %1 win").arg(m_table.teams(winners)),
            winners.size() == 1 ? winners.front() : -1, EndMatch{});
}

/// The winners first, then by place, then by score.
std::vector<ResultRow> PeriodStage::resultRows(const State& after) const
{
    if (!after.result)
        return {};
    std::vector<ResultRow> rows;
    for (int team = 0; team < after.teamCount(); ++team) {
        const Team& one = after[team];
        ResultRow row{0, m_table.seat(team), m_table.team(team), {}, one.score, false};
        row.won = contains(after.result->winners, team);
        row.note = row.won ? GameWords::tr("winner") : statusWords(one.status);
        for (const RankingPlace& place : after.result->ranking) {
            if (contains(place.teams, team))
                row.place = place.place;
        }
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {},
                             [](const ResultRow& row) { return std::tuple(!row.won, row.place, -row.score); });
    return rows;
}

void PeriodStage::showResult(Asked& asked)
{
    if (!state().result)
        return;
    const std::vector<int>& winners = state().result->winners;
    asked.title =
        winners.empty() ? asLine(GameWords::tr("All have lost.")) : GameWords::tr("%1 win").arg(m_table.teams(winners));
    asked.text = wonByWords(state().result->by);
    asked.bar.title = tr("The match is finished.");
    asked.rules = {QStringLiteral("KB-21.2")};
    asked.result = resultRows(state());
    asked.bar.main =
        ButtonSpec{QStringLiteral("reportButton"), CommonWords::tr("Report"), [this] { Q_EMIT reportAsked(); }};
    asked.bar.buttons.push_back(
        ButtonSpec{QStringLiteral("rematch"), tr("New match, same teams"), [this] { Q_EMIT rematchAsked(); }}.as(
            ButtonLook::Outline));
}

} // namespace whistle::kaosball
