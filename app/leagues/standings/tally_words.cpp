// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/standings/tally_words.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "leagues/season/league_words.h"

#include <QCoreApplication>

namespace whistle::tally_words {

namespace {

struct TallyTexts {
    Q_DECLARE_TR_FUNCTIONS(whistle::Tally)
};

/// Columns that go where the table is narrow, the highest number first.
enum Goes { Stays = 0, Score = 1, Drawn = 2, FirstStat = 3 };

} // namespace

std::vector<LeagueColumn> columns(const league::LeagueRules& rules)
{
    std::vector<LeagueColumn> found{{TallyTexts::tr("Played"), Stays}, {LeagueWords::tr("Won"), Stays, true}};
    if (rules.hasDraws)
        found.push_back({LeagueWords::tr("Drawn"), Drawn});
    found.push_back({LeagueWords::tr("Lost"), Stays});
    if (rules.hasScores)
        found.push_back({CommonWords::tr("Score"), Score});
    int goes = FirstStat;
    for (const league::StatKind& stat : rules.stats)
        found.push_back({nameOf(stat), goes++});
    return found;
}

QStringList cells(const league::LeagueRules& rules, const league::Tally& tally)
{
    QStringList words{QString::number(tally.played), QString::number(tally.won)};
    if (rules.hasDraws)
        words << QString::number(tally.drawn);
    words << QString::number(tally.lost);
    if (rules.hasScores)
        words << LeagueWords::tr("%1:%2").arg(CounterLabel::words(tally.scoreFor),
                                              CounterLabel::words(tally.scoreAgainst));
    for (std::size_t stat = 0; stat < rules.stats.size(); ++stat)
        words << countWords(tally.stat(stat));
    return words;
}

QString nameOf(const league::StatKind& stat)
{
    return capital(Text{stat.name}.render());
}

QString countWords(std::optional<int> count)
{
    return count ? QString::number(*count) : QStringLiteral("–");
}

QString ratingSystem()
{
    const league::EloParameters elo;
    return TallyTexts::tr("Elo: everyone starts at %1, a match moves a rating by at most %2, and a lead of %3 means "
                          "odds of 10 to 1. Forfeits are not rated.")
        .arg(qRound(elo.initial))
        .arg(qRound(elo.k))
        .arg(qRound(elo.scale));
}

QString ratingWords(double rating)
{
    return QString::number(qRound(rating));
}

} // namespace whistle::tally_words
