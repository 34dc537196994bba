// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/breaker_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::breaker_words {

using league::Criterion;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::BreakerWords)
};

} // namespace

QString name(const league::LeagueRules& rules, const league::TieBreaker& breaker)
{
    const auto& stats = rules.stats;
    const auto stat =
        std::find_if(stats.begin(), stats.end(), [&](const league::StatKind& each) { return each.id == breaker.stat; });
    switch (breaker.criterion) {
    case Criterion::HeadToHead:
        return Words::tr("head-to-head points");
    case Criterion::HeadToHeadDifference:
        return Words::tr("head-to-head score difference");
    case Criterion::HeadToHeadScore:
        return Words::tr("head-to-head score");
    case Criterion::ScoreDifference:
        return Words::tr("score difference");
    case Criterion::ScoreFor:
        return Words::tr("score");
    case Criterion::ScoreAgainst:
        return Words::tr("fewest points against");
    case Criterion::Wins:
        return Words::tr("matches won");
    case Criterion::OpponentsPoints:
        return Words::tr("points of the opponents");
    case Criterion::Most:
        return stat == stats.end() ? QString() : Text{stat->most}.render();
    case Criterion::Fewest:
        return stat == stats.end() ? QString() : Text{stat->fewest}.render();
    case Criterion::Lots:
        return Words::tr("lots");
    case Criterion::Buchholz:
        return Words::tr("Buchholz (points of the opponents met)");
    case Criterion::BuchholzCut1:
        return Words::tr("Buchholz without the lowest");
    case Criterion::BuchholzCut2:
        return Words::tr("Buchholz without the two lowest");
    case Criterion::BuchholzMedian:
        return Words::tr("Buchholz without the lowest and the highest");
    case Criterion::SonnebornBerger:
        return Words::tr("Sonneborn-Berger");
    case Criterion::DirectEncounter:
        return Words::tr("direct encounter, if all of them have met");
    }
    return {};
}

} // namespace whistle::breaker_words
