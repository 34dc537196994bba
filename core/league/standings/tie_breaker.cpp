// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/tie_breaker.h"

#include "base/common_words.h"
#include "base/first.h"
#include "league/model/league_rules.h"
#include "league/model/texts.h"

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
    if (!tieBreaker.stat.empty()) {
        const StatKind& stat = *firstWith(stats, &StatKind::id, tieBreaker.stat);
        return tieBreaker.criterion == Criterion::Most ? stat.most : stat.fewest;
    }
    // In the order of the enum, in the middle of a sentence: "by ...".
    static constexpr std::array<Saying, enumWords<Criterion>.size()> names{
        Saying::tr("points in the matches among them"),
        Saying::tr("score difference in the matches among them"),
        Saying::tr("score in the matches among them"),
        Saying::tr("score difference"),
        common::Saying::tr("score"),
        Saying::tr("fewest points against"),
        Saying::tr("matches won"),
        Saying::tr("points of the opponents met"),
        "", // the most and the fewest are of a statistic
        "",
        Saying::tr("draw"),
        Saying::tr("Buchholz"),
        Saying::tr("Buchholz without the lowest"),
        Saying::tr("Buchholz without the two lowest"),
        Saying::tr("Buchholz without the lowest and the highest"),
        Saying::tr("Sonneborn-Berger"),
        Saying::tr("direct encounter"),
        Saying::tr("opponents' share of their points (of 10,000)"),
    };
    return names[static_cast<std::size_t>(tieBreaker.criterion)];
}

} // namespace whistle::league
