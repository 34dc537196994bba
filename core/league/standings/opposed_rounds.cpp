// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/opposed_rounds.h"

#include <algorithm>

namespace whistle::league {

namespace {

/// What became of a round of somebody.
enum class RoundKind : std::uint8_t {
    Open,   ///< it has a match that is still to be played, or that counts no more
    Played, ///< also by the organiser's award
    Given,  ///< a bye, or a round given as a win
    Won,    ///< the other side did not come
    Lost,   ///< it did not come itself
    Asked   ///< missed, or before it came or after it left
};

struct SeenRound {
    RoundKind kind = RoundKind::Open;
    int points = 0;
    int opponent = -1; ///< also the one who was to come
    [[nodiscard]] bool isVoluntary() const { return kind == RoundKind::Lost || kind == RoundKind::Asked; }
};

class ByFide {
public:
    ByFide(const TableInquiry& inquiry, const std::vector<int>& pointsOf)
        : m_draw(inquiry.points.draw)
        , m_mostPoints(inquiry.byFide->all * m_draw)
        , m_pointsOf(pointsOf)
        , m_rounds(pointsOf.size(), std::vector<SeenRound>(static_cast<std::size_t>(inquiry.byFide->paired)))
        , m_adjusted(pointsOf.size(), 0)
    {
        for (const CountedMatch& match : inquiry.matches) {
            for (std::size_t side = 0; side < 2; ++side)
                roundOf(match.entrants[side], match.round) = seenBy(match, side);
        }
        for (const UnpairedRound& each : inquiry.unpaired)
            roundOf(each.entrant, each.round) = {each.isVoluntary ? RoundKind::Asked : RoundKind::Given, each.points,
                                                 -1};
        for (std::size_t entrant = 0; entrant < m_rounds.size(); ++entrant)
            m_adjusted[entrant] = adjusted(m_rounds[entrant]);
    }

    [[nodiscard]] std::vector<OpposedRound> of(std::size_t entrant) const
    {
        std::vector<OpposedRound> opposed;
        for (const SeenRound& round : m_rounds[entrant]) {
            if (round.kind != RoundKind::Open)
                opposed.push_back({opponentIn(round, m_pointsOf[entrant]), round.points, round.isVoluntary()});
        }
        return opposed;
    }

private:
    SeenRound& roundOf(int entrant, int round)
    {
        return m_rounds[static_cast<std::size_t>(entrant)][static_cast<std::size_t>(round) - 1];
    }

    static SeenRound seenBy(const CountedMatch& match, std::size_t side)
    {
        const RoundKind kind = match.forfeitedBy.empty() ? RoundKind::Played
                               : match.forfeitedBy[side] ? RoundKind::Lost
                                                         : RoundKind::Won;
        return {kind, match.points[side], match.entrants[1 - side]};
    }

    /// What somebody is worth as an opponent: rounds that it asked to miss count as drawn if it played none after them.
    [[nodiscard]] int adjusted(const std::vector<SeenRound>& rounds) const
    {
        int sum = 0;
        bool playsNoMore = true;
        for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) {
            sum += round->kind == RoundKind::Asked && playsNoMore ? m_draw : round->points;
            playsNoMore = playsNoMore && round->isVoluntary();
        }
        return sum;
    }

    /// In the place of an opponent stands one with the own points: but no more than the one had who was to come, and
    /// otherwise no more than draws in all rounds would bring.
    [[nodiscard]] int opponentIn(const SeenRound& round, int own) const
    {
        if (round.opponent < 0)
            return std::min(own, m_mostPoints);
        const int theirs = m_adjusted[static_cast<std::size_t>(round.opponent)];
        return round.kind == RoundKind::Played ? theirs : std::min(own, theirs);
    }

    int m_draw;
    int m_mostPoints;
    const std::vector<int>& m_pointsOf;
    std::vector<std::vector<SeenRound>> m_rounds; ///< by entrant
    std::vector<int> m_adjusted;
};

} // namespace

std::vector<std::vector<OpposedRound>> opposedByFide(const TableInquiry& inquiry, const std::vector<int>& pointsOf)
{
    const ByFide byFide(inquiry, pointsOf);
    std::vector<std::vector<OpposedRound>> all;
    for (std::size_t entrant = 0; entrant < pointsOf.size(); ++entrant)
        all.push_back(byFide.of(entrant));
    return all;
}

int sumOfOpposed(std::vector<OpposedRound> rounds, std::size_t lowest, std::size_t highest)
{
    const auto isLess = [](const OpposedRound& a, const OpposedRound& b) { return a.points < b.points; };
    std::sort(rounds.begin(), rounds.end(), [&](const OpposedRound& a, const OpposedRound& b) {
        return a.isVoluntary == b.isVoluntary ? isLess(a, b) : a.isVoluntary;
    });
    const auto from = static_cast<std::ptrdiff_t>(std::min(lowest, rounds.size()));
    rounds.erase(rounds.begin(), rounds.begin() + from);
    std::sort(rounds.begin(), rounds.end(), isLess);
    int sum = 0;
    for (std::size_t i = 0; i + highest < rounds.size(); ++i)
        sum += rounds[i].points;
    return sum;
}

} // namespace whistle::league
