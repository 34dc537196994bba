// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest_result.h"

#include <algorithm>
#include <string>

namespace whistle::kaosball {

namespace {

/// One result, said with the totals (%1 win %2 to %3) or with how it came (%1 win, %2).
struct Told {
    Saying totals;
    Saying otherwise;
};

constexpr Told plain{Saying::tr("%1 win %2 to %3."), Saying::tr("%1 win, %2.")};
constexpr Told takesBall{Saying::tr("%1 win %2 to %3: %4 takes the ball."),
                         Saying::tr("%1 win, %2: %3 takes the ball.")};
constexpr Told keepsBall{Saying::tr("%1 win %2 to %3: %4 keeps the ball."),
                         Saying::tr("%1 win, %2: %3 keeps the ball.")};
constexpr Told knockedDown{Saying::tr("%1 win %2 to %3: %4 is knocked down."),
                           Saying::tr("%1 win, %2: %3 is knocked down.")};
constexpr Told brick{Saying::tr("%1 win %2 to %3: %4 stays on its feet by Brick."),
                     Saying::tr("%1 win, %2: %3 stays on its feet by Brick.")};
constexpr Told pushed{Saying::tr("%1 win %2 to %3: %4 is pushed to %5."),
                      Saying::tr("%1 win, %2: %3 is pushed to %4.")};
constexpr Told pushedAway{Saying::tr("%1 win %2 to %3: %4 is pushed."), Saying::tr("%1 win, %2: %3 is pushed.")};
constexpr Told stays{Saying::tr("%1 win %2 to %3: %4 stays where it is."),
                     Saying::tr("%1 win, %2: %3 stays where it is.")};
constexpr Told killed{Saying::tr("%1 win %2 to %3: %4 is killed."), Saying::tr("%1 win, %2: %3 is killed.")};
constexpr Told hurt{Saying::tr("%1 win %2 to %3: %4 takes %5 damage."), Saying::tr("%1 win, %2: %3 takes %4 damage.")};
constexpr Told unhurt{Saying::tr("%1 win %2 to %3: %4 is unhurt."), Saying::tr("%1 win, %2: %3 is unhurt.")};

/// The sentences of one comparison: who wins and by what stand in all of them.
class Teller {
public:
    Teller(const Contest& contest, const Comparison& comparison) : m_comparison(comparison)
    {
        m_winner = comparison.winner == Winner::Initiator ? contest.initiator.team : comparison.team;
    }

    template <class... Places>
    [[nodiscard]] Text tell(const Told& told, const Places&... places) const
    {
        if (m_comparison.decidedBy == DecidedBy::Totals) {
            const int initiator = m_comparison.initiatorTotal.value_or(0);
            const int target = m_comparison.targetTotal.value_or(0);
            return {told.totals, m_winner, std::max(initiator, target), std::min(initiator, target), places...};
        }
        const Saying how = m_comparison.decidedBy == DecidedBy::Upset ? QT_TRANSLATE_NOOP("kaosball", "UPSET! decides")
                           : m_comparison.decidedBy == DecidedBy::LiveOverDead
                               ? QT_TRANSLATE_NOOP("kaosball", "live beats dead")
                               : QT_TRANSLATE_NOOP("kaosball", "the die decides");
        return {told.otherwise, m_winner, how, places...};
    }

private:
    const Comparison& m_comparison;
    std::string m_winner;
};

Text hitBy(const Teller& teller, const FigureResult& loser)
{
    if (loser.isKilled)
        return teller.tell(killed, loser.id);
    return loser.damageTaken > 0 ? teller.tell(hurt, loser.id, loser.damageTaken) : teller.tell(unhurt, loser.id);
}

Text thrownBy(const Teller& teller, const FigureResult& loser)
{
    return loser.isKnockedDown ? teller.tell(knockedDown, loser.id) : teller.tell(brick, loser.id);
}

Text lostTackle(const Teller& teller, const ContestVerdict& verdict, const ContestFigure& loser, const PushChoice& push)
{
    const std::string& id = loser.id;
    if (verdict.push == Push::KnockedDown)
        return thrownBy(teller, verdict.initiator);
    if (push.smash)
        return loser.usesBrick ? teller.tell(brick, id) : teller.tell(knockedDown, id);
    if (push.to.isValid())
        return teller.tell(pushed, id, push.to);
    return push.pushed ? teller.tell(pushedAway, id) : teller.tell(stays, id);
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
            results.push_back(teller.tell(plain));
            continue;
        }
        switch (contest.type) {
        case ContestType::Steal:
            results.push_back(initiatorWins ? teller.tell(takesBall, initiator.id)
                                            : teller.tell(keepsBall, comparison.figures.front().id));
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
