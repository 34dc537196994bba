// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/final_standing.h"

#include "elgrande/table/rules.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr Saying wins{QT_TRANSLATE_N_NOOP("elgrande", "%1 wins with %n point(s) and is El Grande.")};
constexpr Saying winShared{QT_TRANSLATE_N_NOOP("elgrande", "%1 shares the win with %n point(s).")};
constexpr auto goesOn = Saying::tr("The match goes on, with %1 of 3 general scorings done.");
/// By tie-breaker.
constexpr Indexed<Saying, 3> breaksTie{{Saying::tr("The tie is broken by the most Caballeros in regions."),
                                        Saying::tr("The tie is broken by the most Caballeros in the court."),
                                        Saying::tr("The tie is broken by the highest unused power cards.")}};

/// Above, equal or below by one criterion. Unused cards: the highest that only one of them holds decides, and a list
/// that runs out first loses; as sets of bits they compare like numbers.
int compare(const StandingCase& match, DecidedBy by, int a, int b)
{
    switch (by) {
    case DecidedBy::CaballerosOnBoard:
        return match.onBoard[a] - match.onBoard[b];
    case DecidedBy::CaballerosInCourt:
        return match.inCourt[a] - match.inCourt[b];
    case DecidedBy::UnusedPowerCards:
        return match.unused[a] - match.unused[b];
    default:
        return match.scores[a] - match.scores[b];
    }
}

class StandingJudge {
public:
    StandingJudge(const StandingCase& match, Reasons::Listening listening) : m_match(match), m_reasons(listening)
    {
        m_criteria.push_back(DecidedBy::Score);
        for (const TieBreaker one : match.tieBreakers)
            m_criteria.push_back(static_cast<DecidedBy>(one));
    }

    Ruling<Standing> judge()
    {
        PlayerList order = playersOf(static_cast<int>(m_match.names.size()));
        std::stable_sort(order.begin(), order.end(), [this](int a, int b) { return compareAll(a, b) > 0; });
        for (std::size_t i = 0; i < order.size();) {
            StandingRow row;
            row.place = static_cast<int>(i) + 1;
            row.score = m_match.scores[order[i]];
            const int first = order[i];
            for (; i < order.size() && compareAll(first, order[i]) == 0; ++i)
                row.players.push_back(order[i]);
            m_standing.rows.push_back(row);
        }
        m_standing.isFinal = m_match.generalScoringsDone >= 3;
        if (m_standing.isFinal)
            m_standing.winDecidedBy = decidedBy();
        tell();
        return {m_standing, std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    [[nodiscard]] int compareAll(int a, int b) const
    {
        for (const DecidedBy by : m_criteria) {
            if (const int difference = compare(m_match, by, a, b); difference != 0)
                return difference;
        }
        return 0;
    }

    /// The first criterion by which one player alone is ahead.
    [[nodiscard]] DecidedBy decidedBy() const
    {
        const StandingRow& first = m_standing.rows[0];
        if (first.players.size() > 1)
            return DecidedBy::Shared;
        if (m_standing.rows.size() == 1)
            return DecidedBy::Score;
        const int winner = first.players[0];
        const int second = m_standing.rows[1].players[0];
        for (const DecidedBy by : m_criteria) {
            if (compare(m_match, by, winner, second) != 0)
                return by;
        }
        return DecidedBy::Shared;
    }

    void tell()
    {
        const auto name = [this](int player) { return m_match.names[player]; };
        const StandingRow& first = m_standing.rows[0];
        if (!m_standing.isFinal) {
            m_reasons.say("EG-17.1"_rule, goesOn, m_match.generalScoringsDone);
        } else {
            for (const int player : first.players)
                m_reasons.say("EG-17.2"_rule, first.players.size() > 1 ? winShared : wins, name(player), first.score);
            if (m_standing.winDecidedBy < DecidedBy::Score)
                m_reasons.say("EG-R22"_rule, breaksTie[*m_standing.winDecidedBy]);
            else if (m_standing.winDecidedBy == DecidedBy::Shared)
                m_reasons.cite("EG-R22"_rule);
        }
        for (const StandingRow& row : m_standing.rows) {
            for (const int player : row.players)
                m_reasons.say("EG-17.2"_rule, Saying::tr("Place %1: %2, score %3."), row.place, name(player),
                              row.score);
        }
    }

    const StandingCase& m_match;
    Reasons m_reasons;
    Few<DecidedBy, 4> m_criteria;
    Standing m_standing;
};

} // namespace

StandingCase standingOf(const State& state)
{
    StandingCase match{state.players,          state.scores, {}, state.board.court, {}, state.generalScoringsDone,
                       state.rules.tieBreakers};
    for (int player = 0; player < state.count(); ++player) {
        match.unused[player] = state.powers[player].hand; // EG-R31
        for (const Area region : allRegions())
            match.onBoard[player] += state.board.at(region, player);
    }
    return match;
}

StandingCase openly(StandingCase match)
{
    TieBreakers open;
    for (const TieBreaker one : match.tieBreakers) {
        if (one == TieBreaker::UnusedPowerCards)
            break;
        open.push_back(one);
    }
    match.tieBreakers = open;
    match.unused = {};
    return match;
}

Ruling<Standing> judgeStanding(const StandingCase& match, Reasons::Listening listening)
{
    return StandingJudge(match, listening).judge();
}

} // namespace whistle::elgrande
