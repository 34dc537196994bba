// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/tie_breaker.h"

#include "league/model/league_rules.h"
#include "league/standings/standings_texts.h"

#include <algorithm>

namespace whistle::league {

std::string wordFor(const TieBreaker& tieBreaker)
{
    const std::string word(toWord(tieBreaker.criterion));
    return tieBreaker.stat.empty() ? word : word + "_" + tieBreaker.stat;
}

std::optional<TieBreaker> tieBreakerFrom(std::string_view word)
{
    for (const Criterion criterion : {Criterion::Most, Criterion::Fewest}) {
        const std::string prefix = std::string(toWord(criterion)) + "_";
        if (word.starts_with(prefix) && word.size() > prefix.size())
            return TieBreaker{criterion, std::string(word.substr(prefix.size()))};
    }
    const std::optional<Criterion> criterion = fromWord<Criterion>(word);
    if (!criterion || *criterion == Criterion::Most || *criterion == Criterion::Fewest)
        return {};
    return TieBreaker{*criterion, {}};
}

Sentence nameOf(const TieBreaker& tieBreaker, const std::vector<StatKind>& stats)
{
    const auto stat =
        std::find_if(stats.begin(), stats.end(), [&](const StatKind& each) { return each.id == tieBreaker.stat; });
    switch (tieBreaker.criterion) {
    case Criterion::HeadToHead:
        return texts::headToHead;
    case Criterion::HeadToHeadDifference:
        return texts::headToHeadDifference;
    case Criterion::HeadToHeadScore:
        return texts::headToHeadScore;
    case Criterion::ScoreDifference:
        return texts::scoreDifference;
    case Criterion::ScoreFor:
        return texts::scoreFor;
    case Criterion::ScoreAgainst:
        return texts::scoreAgainst;
    case Criterion::Wins:
        return texts::wins;
    case Criterion::OpponentsPoints:
        return texts::opponentsPoints;
    case Criterion::Most:
        return stat->most;
    case Criterion::Fewest:
        return stat->fewest;
    case Criterion::Lots:
        return texts::lots;
    case Criterion::Buchholz:
        return texts::buchholz;
    case Criterion::BuchholzCut1:
        return texts::buchholzCut1;
    case Criterion::BuchholzCut2:
        return texts::buchholzCut2;
    case Criterion::BuchholzMedian:
        return texts::buchholzMedian;
    case Criterion::SonnebornBerger:
        return texts::sonnebornBerger;
    case Criterion::DirectEncounter:
        return texts::directEncounter;
    }
    return {};
}

} // namespace whistle::league
