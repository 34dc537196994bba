// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/bracket_plan.h"

#include "league/schedule/schedule.h"

#include <algorithm>
#include <map>

namespace whistle::league {

namespace {

class Planning {
public:
    explicit Planning(const Bracket& part) : m_part(part) {}

    std::vector<Series> make()
    {
        const std::vector<std::vector<int>> main = knockout(Branch::Main, 1, seeds());
        if (m_part.losers == Losers::DoubleElimination)
            addSecondChance(main);
        if (m_part.thirdPlace && main.size() > 1) {
            const std::vector<int>& semifinals = main[main.size() - 2];
            add(Branch::ThirdPlace, static_cast<int>(main.size()), 0, {loser(semifinals[0]), loser(semifinals[1])});
        }
        if (m_part.losers == Losers::Consolation)
            (void)knockout(Branch::Consolation, 2, losers(main.front()));
        if (m_part.losers == Losers::EveryPlace)
            addPlaces(main);
        return std::move(m_plan);
    }

private:
    static Origin winner(int series) { return {Origin::Kind::Winner, series}; }
    static Origin loser(int series) { return {Origin::Kind::Loser, series}; }
    static std::vector<Origin> winners(const std::vector<int>& round)
    {
        std::vector<Origin> found;
        std::transform(round.begin(), round.end(), std::back_inserter(found), winner);
        return found;
    }
    static std::vector<Origin> losers(const std::vector<int>& round)
    {
        std::vector<Origin> found;
        std::transform(round.begin(), round.end(), std::back_inserter(found), loser);
        return found;
    }
    [[nodiscard]] std::vector<Origin> seeds() const
    {
        std::vector<Origin> found;
        for (const int seed : bracketSeeds(m_part.places))
            found.push_back({Origin::Kind::Seed, seed});
        return found;
    }

    /// Neighbours meet until one is left; the pairings of each round.
    std::vector<std::vector<int>> knockout(Branch branch, int first, std::vector<Origin> sides)
    {
        std::vector<std::vector<int>> rounds;
        for (int round = first; sides.size() > 1; ++round) {
            rounds.push_back(meet(branch, round, sides));
            sides = winners(rounds.back());
        }
        return rounds;
    }

    /// A round in which neighbours meet; `first`: the number of its first pairing.
    std::vector<int> meet(Branch branch, int round, const std::vector<Origin>& sides, int first = 0)
    {
        std::vector<int> added;
        for (std::size_t i = 0; i + 1 < sides.size(); i += 2)
            added.push_back(add(branch, round, first + static_cast<int>(i / 2), {sides[i], sides[i + 1]}));
        return added;
    }

    /// LG-2.14: of those who go for the same places the winners go on for the better half, the losers for the other.
    void addPlaces(const std::vector<std::vector<int>>& main)
    {
        std::vector<std::vector<int>> before{main.front()}; // pairings, by the places that they are for
        for (std::size_t next = 1; next < main.size(); ++next) {
            const int round = static_cast<int>(next) + 1;
            std::vector<std::vector<int>> now{main[next]};
            int pairing = static_cast<int>(main[next].size());
            for (std::size_t i = 0; i < before.size(); ++i) {
                for (const bool areWinners : {true, false}) {
                    if (i == 0 && areWinners)
                        continue;
                    now.push_back(
                        meet(Branch::Places, round, areWinners ? winners(before[i]) : losers(before[i]), pairing));
                    pairing += static_cast<int>(now.back().size());
                }
            }
            before = std::move(now);
        }
    }

    /// LG-2.11: who has lost once meets those who have lost once; those of a later round come from the other end.
    void addSecondChance(const std::vector<std::vector<int>>& main)
    {
        int round = 2;
        std::vector<int> lower = meet(Branch::Lower, round++, losers(main.front()));
        for (std::size_t next = 1; next < main.size(); ++next) {
            std::vector<Origin> sides;
            for (std::size_t i = 0; i < lower.size(); ++i) {
                sides.push_back(winner(lower[i]));
                sides.push_back(loser(main[next][lower.size() - 1 - i]));
            }
            lower = meet(Branch::Lower, round++, sides);
            if (lower.size() > 1)
                lower = meet(Branch::Lower, round++, winners(lower));
        }
        const int first = add(Branch::Final, round, 0, {winner(main.back().front()), winner(lower.front())});
        if (!m_part.oneFinal)
            add(Branch::Final, round + 1, 0, {winner(first), loser(first)});
    }

    [[nodiscard]] bool isFree(const Origin& origin) const
    {
        if (origin.kind == Origin::Kind::Seed)
            return origin.of > m_part.places;
        const Series& before = m_plan[static_cast<std::size_t>(origin.of)];
        const bool first = isFree(before.from[0]);
        const bool second = isFree(before.from[1]);
        return origin.kind == Origin::Kind::Loser ? first || second : first && second;
    }

    int add(Branch branch, int round, int pairing, const std::array<Origin, 2>& from)
    {
        Series series;
        series.branch = branch;
        series.round = round;
        series.pairing = pairing;
        series.from = from;
        series.isBye = isFree(from[0]) != isFree(from[1]);
        series.isForNobody = isFree(from[0]) && isFree(from[1]);
        if (!m_part.bestOf.empty())
            series.bestOf = m_part.bestOf[std::min(m_part.bestOf.size(), static_cast<std::size_t>(round)) - 1];
        m_plan.push_back(series);
        return static_cast<int>(m_plan.size()) - 1;
    }

    const Bracket& m_part;
    std::vector<Series> m_plan;
};

} // namespace

PlacesAtStake placesAtStake(const Bracket& part, int round, int pairing)
{
    // In each round all lines of the bracket are halved once more.
    int size = 2;
    while (size < part.places)
        size *= 2;
    const int players = size >> (round - 1);
    const int best = pairing / (players / 2) * players + 1;
    return {best, best + players - 1};
}

std::vector<std::vector<const Series*>> placeKnockouts(const Season& season)
{
    std::map<int, std::vector<const Series*>> byPlace;
    for (const Series& series : season.series) {
        if (series.branch != Branch::Places)
            continue;
        const auto& part = std::get<Bracket>(*season.format.playoffs);
        byPlace[placesAtStake(part, series.round, series.pairing).best].push_back(&series);
    }
    std::vector<std::vector<const Series*>> knockouts;
    for (auto& [place, all] : byPlace)
        knockouts.push_back(std::move(all));
    return knockouts;
}

std::vector<FinalPlace> finalPlaces(const Season& season)
{
    const auto* part = season.format.playoffs ? std::get_if<Bracket>(&*season.format.playoffs) : nullptr;
    std::vector<FinalPlace> places;
    if (!part || part->losers != Losers::EveryPlace)
        return places;
    for (const Series& series : season.series) {
        const PlacesAtStake stake = placesAtStake(*part, series.round, series.pairing);
        if (stake.last != stake.best + 1)
            continue;
        if (series.winner >= 0)
            places.push_back({stake.best, series.winner});
        if (series.loser() >= 0)
            places.push_back({stake.last, series.loser()});
    }
    return places;
}

std::vector<Series> bracketPlan(const Bracket& part)
{
    return Planning(part).make();
}

} // namespace whistle::league
