// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/guide.h"
#include "battleline/table/names.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

/// %1 is a seat, %2 a flag.
constexpr Sentence mayTake{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 takes flag %2.")};
constexpr Sentence mayNotTake{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 cannot take flag %2 now.")};
/// %1 is a formation, %2 a sum.
constexpr Sentence canBeBeaten{"battleline",
                               QT_TRANSLATE_NOOP("battleline", "It can still be beaten by a %1 with the sum %2.")};
constexpr Sentence winsFlag{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 wins the flag.")};
constexpr Sentence mustPlayAny{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 must play a card.")};
constexpr Sentence mustPlayTactics{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 must play a Tactics card.")};
constexpr Sentence tacticsOrPass{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 may play a Tactics card or pass.")};
constexpr Sentence mustPass{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 passes.")};
constexpr Sentence isOver{"battleline", QT_TRANSLATE_NOOP("battleline", "The game is over.")};
constexpr Sentence goesOn{"battleline", QT_TRANSLATE_NOOP("battleline", "The game goes on.")};
constexpr Sentence isDrawn{"battleline", QT_TRANSLATE_NOOP("battleline", "The game is a draw.")};
/// %1 is a seat, %2 a kind of victory.
constexpr Sentence hasWonBy{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 has won: %2.")};
constexpr Sentence hasWonSeries{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 has won the series.")};
/// %1 is a seat, %2 a number of points.
constexpr Sentence leadsSeries{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 leads by %2.")};
constexpr Sentence seriesLevel{"battleline", QT_TRANSLATE_NOOP("battleline", "The players are level.")};
constexpr Sentence startsNext{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 starts the next game.")};

using Words = std::vector<Text>;

Seat seatIn(const Json& json, const char* key)
{
    return *fromWord<Seat>(json.at(key).get_ref<const std::string&>());
}

Words claimWords(const Json& input, const Json& verdict)
{
    const bool isProven = verdict.at("proven").get<bool>();
    Words words{{isProven ? mayTake : mayNotTake, seatIn(input, "claimant"), input.at("flag").get<int>()}};
    if (verdict.at("reason") == "weaker") {
        const Json& best = verdict.at("opponent_best");
        const auto formation = *fromWord<Formation>(best.at("formation").get_ref<const std::string&>());
        words.emplace_back(canBeBeaten, nameOf(formation), best.at("sum").get<int>());
    }
    return words;
}

Words playWords(const Json& input, const Json& verdict)
{
    const std::string& obligation = verdict.at("obligation").get_ref<const std::string&>();
    const Seat player = seatIn(input, "player");
    if (obligation == "game_over")
        return {Text{isOver}};
    if (obligation == "play_any_card")
        return {{mustPlayAny, player}};
    if (obligation == "play_tactics_card")
        return {{mustPlayTactics, player}};
    return {{obligation == "pass" ? mustPass : tacticsOrPass, player}};
}

Words victoryWords(const Json& verdict)
{
    if (verdict.at("status") == "drawn")
        return {Text{isDrawn}};
    if (verdict.at("status") == "in_progress")
        return {Text{goesOn}};
    const auto victory = *fromWord<Victory>(verdict.at("victory").get_ref<const std::string&>());
    return {{hasWonBy, seatIn(verdict, "winner"), nameOf(victory)}};
}

Words seriesWords(const Json& verdict)
{
    if (verdict.at("series_over").get<bool>())
        return {{hasWonSeries, seatIn(verdict, "series_winner")}};
    Words words;
    if (verdict.at("leader").is_null())
        words.emplace_back(seriesLevel);
    else
        words.emplace_back(leadsSeries, seatIn(verdict, "leader"), verdict.at("lead").get<int>());
    words.emplace_back(startsNext, seatIn(verdict, "next_starter"));
    return words;
}

} // namespace

std::vector<Text> verdictWords(std::string_view question, const Json& input, const Json& verdict)
{
    if (question == "claim")
        return claimWords(input, verdict);
    if (question == "compare")
        return {{winsFlag, seatIn(verdict, "winner")}};
    if (question == "legal_plays")
        return playWords(input, verdict);
    if (question == "victory")
        return victoryWords(verdict);
    if (question == "series")
        return seriesWords(verdict);
    return {};
}

} // namespace whistle::battleline
