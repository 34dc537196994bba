// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest_result.h"

#include <algorithm>
#include <string>

namespace whistle::kaosball {

namespace {

/// The sentences of one comparison: who wins and by what stand in all of them.
class Teller {
public:
    Teller(const Contest& contest, const Comparison& comparison) : m_comparison(comparison)
    {
        m_winner = comparison.winner == Winner::Initiator ? contest.initiator.team : comparison.team;
    }

    /// One result, said with the totals (%1 win %2 to %3) or with how it came (%1 win, %2); then come the places.
    template <class... Places>
    [[nodiscard]] Text tell(Saying withTotals, Saying otherwise, const Places&... places) const
    {
        if (m_comparison.decidedBy == DecidedBy::Totals) {
            const int initiator = m_comparison.initiatorTotal.value_or(0);
            const int target = m_comparison.targetTotal.value_or(0);
            return {withTotals, m_winner, std::max(initiator, target), std::min(initiator, target), places...};
        }
        const Saying how = m_comparison.decidedBy == DecidedBy::Upset ? QT_TRANSLATE_NOOP("kaosball", "UPSET! decides")
                           : m_comparison.decidedBy == DecidedBy::LiveOverDead
                               ? QT_TRANSLATE_NOOP("kaosball", "live beats dead")
                               : QT_TRANSLATE_NOOP("kaosball", "the die decides");
        return {otherwise, m_winner, how, places...};
    }

private:
    const Comparison& m_comparison;
    std::string m_winner;
};

Text hitBy(const Teller& teller, const FigureResult& loser)
{
    if (loser.isKilled)
        return teller.tell(Saying::tr("%1 win %2 to %3: %4 is killed."), Saying::tr("%1 win (%2): %3 is killed."),
                           loser.id);
    if (loser.damageTaken == 0)
        return teller.tell(Saying::tr("%1 win %2 to %3: %4 is unhurt."), Saying::tr("%1 win (%2): %3 is unhurt."),
                           loser.id);
    return teller.tell(Saying::tr("%1 win %2 to %3: %4 takes %5 damage."),
                       Saying::tr("%1 win (%2): %3 takes %4 damage."), loser.id, loser.damageTaken);
}

Text thrownBy(const Teller& teller, const std::string& loser, bool isKnockedDown)
{
    if (isKnockedDown)
        return teller.tell(Saying::tr("%1 win %2 to %3: %4 is knocked down."),
                           Saying::tr("%1 win (%2): %3 is knocked down."), loser);
    return teller.tell(Saying::tr("%1 win %2 to %3: %4 stays on its feet with Brick."),
                       Saying::tr("%1 win (%2): %3 stays on its feet with Brick."), loser);
}

Text lostTackle(const Teller& teller, const ContestVerdict& verdict, const ContestFigure& loser,
                const ContestEntry& entry)
{
    if (verdict.push == Push::KnockedDown)
        return thrownBy(teller, loser.id, verdict.initiator.isKnockedDown);
    if (entry.smash)
        return thrownBy(teller, loser.id, !loser.usesBrick);
    if (entry.pushTo.isValid())
        return teller.tell(Saying::tr("%1 win %2 to %3: %4 is pushed to %5."),
                           Saying::tr("%1 win (%2): %3 is pushed to %4."), loser.id, entry.pushTo);
    if (entry.pushed)
        return teller.tell(Saying::tr("%1 win %2 to %3: %4 is pushed."), Saying::tr("%1 win (%2): %3 is pushed."),
                           loser.id);
    return teller.tell(Saying::tr("%1 win %2 to %3: %4 stays where it is."),
                       Saying::tr("%1 win (%2): %3 stays where it is."), loser.id);
}

Text triedSteal(const Teller& teller, const ContestFigure& initiator, const Comparison& comparison)
{
    if (comparison.winner == Winner::Initiator)
        return teller.tell(Saying::tr("%1 win %2 to %3: %4 takes the ball."),
                           Saying::tr("%1 win (%2): %3 takes the ball."), initiator.id);
    return teller.tell(Saying::tr("%1 win %2 to %3: %4 keeps the ball."), Saying::tr("%1 win (%2): %3 keeps the ball."),
                       comparison.figures.front().id);
}

} // namespace

std::vector<Text> contestResult(const Contest& contest, const ContestVerdict& verdict, const ContestEntry& entry)
{
    std::vector<Text> results;
    const ContestFigure& initiator = contest.initiator.figures.front();
    for (const Comparison& comparison : verdict.comparisons) {
        const Teller teller(contest, comparison);
        const bool initiatorWins = comparison.winner == Winner::Initiator;
        if (!verdict.isResolved || comparison.winner == Winner::Open)
            continue;
        if (initiatorWins && comparison.figures.size() != 1) {
            results.push_back(teller.tell(Saying::tr("%1 win %2 to %3."), Saying::tr("%1 win, %2.")));
            continue;
        }
        switch (contest.type) {
        case ContestType::Steal:
            results.push_back(triedSteal(teller, initiator, comparison));
            break;
        case ContestType::Tackle:
            results.push_back(initiatorWins ? thrownBy(teller, comparison.figures.front().id,
                                                       comparison.figures.front().isKnockedDown)
                                            : lostTackle(teller, verdict, initiator, entry));
            break;
        case ContestType::Attack:
            results.push_back(hitBy(teller, initiatorWins ? comparison.figures.front() : verdict.initiator));
            break;
        }
    }
    return results;
}

} // namespace whistle::kaosball
