// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/victory.h"

#include "battleline/judging/series.h"
#include "battleline/judging/victory_texts.h"
#include "battleline/table/names.h"
#include "battleline/table/rules.h"

namespace whistle::battleline {

namespace {

class VictoryJudge {
public:
    VictoryJudge(const std::vector<WonFlag>& claims, bool blocked, const HouseRules& rules,
                 Reasons::Listening listening)
        : m_claims(claims)
        , m_blocked(blocked)
        , m_rules(rules)
        , m_reasons(listening)
    {
    }

    Ruling<VictoryVerdict> judge()
    {
        countClaims();
        if (m_verdict.winner)
            tellVictory();
        else if (m_blocked)
            compareFlags();
        else
            m_reasons.say("BL-3.1"_rule, texts::nobodyYet);
        score();
        return {std::move(m_verdict), std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    [[nodiscard]] int flagsOf(Seat seat) const { return m_verdict.flagsWon[seat]; }

    void countClaims()
    {
        Seats<FlagSet> won;
        int number = 0;
        for (const WonFlag& claim : m_claims) {
            ++number;
            if (m_verdict.winner) {
                m_verdict.voidClaims.push_back(number);
                continue;
            }
            won[claim.wonBy] |= flagBit(claim.flag);
            ++m_verdict.flagsWon[claim.wonBy];
            if (const std::optional<Victory> victory = victoryBy(won[claim.wonBy])) {
                m_verdict.status = GameStatus::Won;
                m_verdict.winner = claim.wonBy;
                m_verdict.victory = victory;
                m_verdict.decidingClaim = number;
            }
        }
    }

    void tellVictory()
    {
        const WonFlag& last = m_claims[static_cast<std::size_t>(*m_verdict.decidingClaim - 1)];
        const Seat winner = last.wonBy;
        if (m_verdict.victory == Victory::Breakthrough)
            m_reasons.say("BL-12.1"_rule, texts::breakthrough, winner, last.flag);
        else
            m_reasons.say("BL-12.1"_rule, texts::envelopment, winner, last.flag);
        m_reasons.cite("BL-3.1"_rule);
        for (const int number : m_verdict.voidClaims)
            m_reasons.say("BL-R7"_rule, texts::voidClaim, m_claims[static_cast<std::size_t>(number - 1)].flag);
    }

    /// BL-12.2, BL-12.3; a draw is as rare as BL-12.4 says
    void compareFlags()
    {
        const int north = flagsOf(Seat::North);
        const int south = flagsOf(Seat::South);
        m_reasons.say("BL-12.2"_rule, texts::bothBlocked);
        if (north == south) {
            m_verdict.status = GameStatus::Drawn;
            m_reasons.say("BL-12.3"_rule, texts::drawn, north);
            return;
        }
        m_verdict.status = GameStatus::Won;
        m_verdict.winner = north > south ? Seat::North : Seat::South;
        m_verdict.victory = Victory::MostFlags;
        m_reasons.say("BL-12.3"_rule, texts::mostFlags, *m_verdict.winner, std::max(north, south),
                      std::min(north, south));
    }

    /// BL-12.5, BL-R17
    void score()
    {
        if (m_verdict.status == GameStatus::InProgress)
            return;
        const Seat loser = m_verdict.winner ? opponentOf(*m_verdict.winner) : Seat::North;
        const Seats<int> points = pointsOf({m_verdict.winner, m_verdict.victory.value_or(Victory::MostFlags),
                                            m_verdict.flagsWon[loser], m_rules.drawPoints});
        m_verdict.points = points;
        const RuleId rule = m_verdict.winner ? "BL-12.5"_rule : "BL-R17"_rule;
        m_reasons.say(rule, texts::points, Seat::North, points[Seat::North], Seat::South, points[Seat::South]);
    }

    const std::vector<WonFlag>& m_claims;
    bool m_blocked;
    const HouseRules& m_rules;
    Reasons m_reasons;
    VictoryVerdict m_verdict;
};

} // namespace

Ruling<VictoryVerdict> judgeVictory(const std::vector<WonFlag>& claims, bool blocked, const HouseRules& rules,
                                    Reasons::Listening listening)
{
    return VictoryJudge(claims, blocked, rules, listening).judge();
}

} // namespace whistle::battleline
