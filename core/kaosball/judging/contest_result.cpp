// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest_result.h"

#include "kaosball/judging/contest_result_texts.h"

#include <algorithm>
#include <string>

namespace whistle::kaosball {

namespace {

namespace say = texts::result;

/// The sentences of one comparison: who wins and by what stand in all of them.
class Teller {
public:
    Teller(const Contest& contest, const Comparison& comparison) : m_comparison(comparison)
    {
        m_winner = comparison.winner == Winner::Initiator ? contest.initiator.team : comparison.team;
    }

    template <class... Places>
    [[nodiscard]] Text tell(const say::Told& told, const Places&... places) const
    {
        if (m_comparison.decidedBy == DecidedBy::Totals) {
            const int initiator = m_comparison.initiatorTotal.value_or(0);
            const int target = m_comparison.targetTotal.value_or(0);
            return {told.totals, m_winner, std::max(initiator, target), std::min(initiator, target), places...};
        }
        const Sentence how = m_comparison.decidedBy == DecidedBy::Upset          ? say::byUpset
                             : m_comparison.decidedBy == DecidedBy::LiveOverDead ? say::byLiveCard
                                                                                 : say::byDie;
        return {told.otherwise, m_winner, how, places...};
    }

private:
    const Comparison& m_comparison;
    std::string m_winner;
};

Text hitBy(const Teller& teller, const FigureResult& loser)
{
    if (loser.isKilled)
        return teller.tell(say::killed, loser.id);
    return loser.damageTaken > 0 ? teller.tell(say::hurt, loser.id, loser.damageTaken)
                                 : teller.tell(say::unhurt, loser.id);
}

Text thrownBy(const Teller& teller, const FigureResult& loser)
{
    return loser.isKnockedDown ? teller.tell(say::knockedDown, loser.id) : teller.tell(say::brick, loser.id);
}

Text lostTackle(const Teller& teller, const ContestVerdict& verdict, const ContestFigure& loser, const PushChoice& push)
{
    const std::string& id = loser.id;
    if (verdict.push == Push::KnockedDown)
        return thrownBy(teller, verdict.initiator);
    if (push.smash)
        return loser.usesBrick ? teller.tell(say::brick, id) : teller.tell(say::knockedDown, id);
    if (push.to.isValid())
        return teller.tell(say::pushed, id, std::string(crossfield::name(push.to)));
    return push.pushed ? teller.tell(say::pushedAway, id) : teller.tell(say::stays, id);
}

} // namespace

std::vector<Text> contestResult(const Contest& contest, const ContestVerdict& verdict, const PushChoice& push)
{
    std::vector<Text> results;
    const ContestFigure& initiator = contest.initiator.figures.front();
    for (const Comparison& comparison : verdict.comparisons) {
        const Teller teller(contest, comparison);
        const bool initiatorWins = comparison.winner == Winner::Initiator;
        if (!verdict.isResolved || comparison.winner == Winner::Open)
            continue;
        if (initiatorWins && comparison.figures.size() != 1) {
            results.push_back(teller.tell(say::plain));
            continue;
        }
        switch (contest.type) {
        case ContestType::Steal:
            results.push_back(initiatorWins ? teller.tell(say::takesBall, initiator.id)
                                            : teller.tell(say::keepsBall, comparison.figures.front().id));
            break;
        case ContestType::Tackle:
            results.push_back(initiatorWins ? thrownBy(teller, comparison.figures.front())
                                            : lostTackle(teller, verdict, initiator, push));
            break;
        case ContestType::Attack:
            results.push_back(hitBy(teller, initiatorWins ? comparison.figures.front() : verdict.initiator));
            break;
        }
    }
    return results;
}

} // namespace whistle::kaosball
