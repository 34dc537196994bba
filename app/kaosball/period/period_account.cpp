// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a period end as a list, and the running account: what is, and what the next press makes of it.
#include "base/common_words.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "kaosball/period/period_stage.h"
#include "kaosball/telling/game_words.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// A number, and what it is going to be.
QString numberCell(int now, int then)
{
    return now == then ? CounterLabel::words(now)
                       : QStringLiteral("%1 \u2192 %2").arg(CounterLabel::words(now), CounterLabel::words(then));
}

} // namespace

QString PeriodStage::signedNumber(int number)
{
    return CounterLabel::words(number, CounterLabel::Sign::Always);
}

QString PeriodStage::pointsWords(const std::vector<int>& points) const
{
    QStringList words;
    for (std::size_t team = 0; team < points.size(); ++team)
        words << spaced(m_table.team(static_cast<int>(team)), signedNumber(points[team]));
    return words.join(QStringLiteral(", "));
}

/// The state that the command would leave; the state as it is where there is nothing to record.
State PeriodStage::stateAfter(const Command& command) const
{
    Outcome<State> outcome = referee(state(), command, m_table.facts(), Reasons::Listening::No);
    if (!outcome.canBeOverridden())
        return state();
    return std::move(outcome.next);
}

void PeriodStage::showSteps()
{
    const bool half = state().period == m_table.rules().halftimeAfterPeriod;
    const bool last = state().period >= m_table.rules().periods;
    std::vector<std::pair<Phase, QString>> phases{{Phase::PeriodOver, GameWords::tr("Score the mounds")},
                                                  {Phase::Bribes, capital(GameWords::tr("bribes"))},
                                                  {Phase::FoulRolls, capital(GameWords::tr("foul rolls"))}};
    if (half || last)
        phases.emplace_back(Phase::Bonus, GameWords::tr("Kills and fouls"));
    if (!last)
        phases.emplace_back(Phase::CleanUp, tr("Clean up"));
    if (half && state().hasDraft)
        phases.emplace_back(Phase::Loadout, GameWords::tr("New loadouts"));
    if (last)
        phases.emplace_back(Phase::MatchOver, CommonWords::tr("Result"));
    else
        phases.emplace_back(half ? Phase::Lineup : Phase::Replace,
                            half ? capital(GameWords::tr("line-up")) : capital(GameWords::tr("filling up")));
    std::vector<GuidedStep> steps;
    const bool isFinished = m_phase == Phase::Finished;
    bool reached = false;
    int number = 0;
    for (const auto& [phase, title] : phases) {
        const bool current = phase == (isFinished ? Phase::MatchOver : m_phase);
        GuidedStep step{title,
                        {},
                        current && !isFinished ? StepPlace::Now
                        : reached              ? StepPlace::ToCome
                                               : StepPlace::Done};
        if (phase == Phase::PeriodOver && step.place == StepPlace::Done && !state().lastPoints.empty())
            step.note = pointsWords(state().lastPoints);
        if (phase == Phase::Bonus && step.place == StepPlace::Done && !state().lastBonus.empty())
            step.note = pointsWords(state().lastBonus);
        if (current && phase == Phase::FoulRolls && m_team >= 0)
            step.note = tr("%1: card %2 of %3")
                            .arg(m_table.team(m_team))
                            .arg(std::min<int>(static_cast<int>(m_rolls.size()) + 1, state().burnedCheats(m_team)))
                            .arg(state().burnedCheats(m_team));
        reached = reached || current;
        number = current ? static_cast<int>(steps.size()) + 1 : number;
        steps.push_back(std::move(step));
    }
    const auto all = static_cast<int>(steps.size());
    m_stepsTitle->setText(half   ? tr("Half-time, step %1 of %2").arg(number).arg(all)
                          : last ? tr("End of the match, step %1 of %2").arg(number).arg(all)
                                 : tr("End of period %1, step %2 of %3").arg(state().period).arg(number).arg(all));
    m_steps->setSteps(steps);
}

void PeriodStage::showAccount(const Asked& asked)
{
    const State then = asked.command ? stateAfter(*asked.command) : state();
    const bool scored = m_phase != Phase::PeriodOver && !state().lastPoints.empty();
    const bool bonus = m_phase == Phase::MatchOver || m_phase == Phase::Finished ||
                       (m_phase == Phase::CleanUp && state().period == m_table.rules().halftimeAfterPeriod);
    QStringList heads;
    if (scored)
        heads << GameWords::tr("mounds");
    if (bonus)
        heads << tr("bonus");
    heads << GameWords::tr("cash") << tr("cheats") << GameWords::tr("kills") << GameWords::tr("fouls")
          << CommonWords::tr("score");
    std::vector<SeatRow> rows;
    for (int team = 0; team < state().teamCount(); ++team) {
        const Team& one = state()[team];
        const Team& later = then[team];
        const auto index = static_cast<std::size_t>(team);
        SeatRow row{m_table.seat(team), m_table.team(team), {}};
        if (scored)
            row.numbers << signedNumber(index < state().lastPoints.size() ? state().lastPoints[index] : 0);
        if (bonus)
            row.numbers << signedNumber(index < state().lastBonus.size() ? state().lastBonus[index] : 0);
        int pending = 0; // rolled, but not for all cards yet
        if (m_phase == Phase::FoulRolls && team == m_team && later.fouls == one.fouls) {
            for (const std::vector<int>& rolls : m_rolls)
                pending += std::max(0, rolls.back());
        }
        row.numbers << numberCell(one.cash, later.cash)
                    << numberCell(state().burnedCheats(team), then.burnedCheats(team))
                    << numberCell(static_cast<int>(one.trophies.size()), static_cast<int>(later.trophies.size()))
                    << (pending > 0 ? tr("%1 + %2").arg(one.fouls).arg(pending) : numberCell(one.fouls, later.fouls))
                    << numberCell(one.score, later.score);
        rows.push_back(std::move(row));
    }
    m_account->setRows(tr("So far"), heads, std::move(rows));
}

} // namespace whistle::kaosball
