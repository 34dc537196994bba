// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/guide.h"
#include "battleline/questions/inputs.h"
#include "battleline/table/english.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

/// %1 is a seat, %2 a flag.
constexpr Sentence mayTake = english(QT_TRANSLATE_NOOP("battleline", "%1 takes flag %2."));
constexpr Sentence mayNotTake = english(QT_TRANSLATE_NOOP("battleline", "%1 cannot take flag %2 now."));
/// %1 is a formation, %2 a sum.
constexpr Sentence canBeBeaten =
    english(QT_TRANSLATE_NOOP("battleline", "It can still be beaten by a %1 with the sum %2."));
constexpr Sentence winsFlag = english(QT_TRANSLATE_NOOP("battleline", "%1 wins the flag."));
constexpr Sentence mustPlayAny = english(QT_TRANSLATE_NOOP("battleline", "%1 must play a card."));
constexpr Sentence mustPlayTactics = english(QT_TRANSLATE_NOOP("battleline", "%1 must play a Tactics card."));
constexpr Sentence tacticsOrPass = english(QT_TRANSLATE_NOOP("battleline", "%1 may play a Tactics card or pass."));
constexpr Sentence mustPass = english(QT_TRANSLATE_NOOP("battleline", "%1 passes."));
constexpr Sentence isOver = english(QT_TRANSLATE_NOOP("battleline", "The game is over."));
constexpr Sentence goesOn = english(QT_TRANSLATE_NOOP("battleline", "The game goes on."));
constexpr Sentence isDrawn = english(QT_TRANSLATE_NOOP("battleline", "The game is a draw."));
/// %1 is a seat, %2 a kind of victory.
constexpr Sentence hasWonBy = english(QT_TRANSLATE_NOOP("battleline", "%1 has won: %2."));
constexpr Sentence hasWonSeries = english(QT_TRANSLATE_NOOP("battleline", "%1 has won the series."));
/// %1 is a seat, %2 a number of points.
constexpr Sentence leadsSeries = english(QT_TRANSLATE_NOOP("battleline", "%1 leads by %2."));
constexpr Sentence seriesLevel = english(QT_TRANSLATE_NOOP("battleline", "The players are level."));
constexpr Sentence startsNext = english(QT_TRANSLATE_NOOP("battleline", "%1 starts the next game."));

using Words = std::vector<Text>;

Words claimWords(const ClaimInput& input, const ClaimVerdict& verdict)
{
    Words words{{verdict.isProven ? mayTake : mayNotTake, input.claimant, input.flag}};
    if (verdict.reason == ClaimReason::Weaker)
        words.emplace_back(canBeBeaten, nameOf(verdict.opponent->value.formation), verdict.opponent->value.sum);
    return words;
}

Words playWords(Seat player, Obligation obligation)
{
    switch (obligation) {
    case Obligation::GameOver:
        return {Text{isOver}};
    case Obligation::PlayAnyCard:
        return {{mustPlayAny, player}};
    case Obligation::PlayTacticsCard:
        return {{mustPlayTactics, player}};
    case Obligation::TacticsCardOrPass:
        return {{tacticsOrPass, player}};
    case Obligation::Pass:
        break;
    }
    return {{mustPass, player}};
}

Words victoryWords(const VictoryVerdict& verdict)
{
    if (verdict.status != GameStatus::Won)
        return {Text{verdict.status == GameStatus::Drawn ? isDrawn : goesOn}};
    return {{hasWonBy, *verdict.winner, nameOf(*verdict.victory)}};
}

Words seriesWords(const SeriesVerdict& verdict)
{
    if (!verdict.nextStarter)
        return {{hasWonSeries, *verdict.seriesWinner()}};
    Words words;
    if (verdict.leader)
        words.emplace_back(leadsSeries, *verdict.leader, verdict.lead);
    else
        words.emplace_back(seriesLevel);
    words.emplace_back(startsNext, *verdict.nextStarter);
    return words;
}

} // namespace

std::vector<Text> verdictWords(std::string_view question, const Json& input, const Json& verdict)
{
    if (question == "claim")
        return claimWords(readRecord<ClaimInput>(input), readRecord<ClaimVerdict>(verdict));
    if (question == "compare")
        return {{winsFlag, readRecord<ComparisonVerdict>(verdict).winner}};
    if (question == "legal_plays")
        return playWords(readRecord<PlaysInput>(input).player, readRecord<LegalPlaysVerdict>(verdict).obligation);
    if (question == "victory")
        return victoryWords(readRecord<VictoryVerdict>(verdict));
    if (question == "series")
        return seriesWords(readRecord<SeriesVerdict>(verdict));
    return {};
}

} // namespace whistle::battleline
