// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/tie_breaker.h"

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

} // namespace whistle::league
