// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of the questions that take a whole table, without what does not matter for them.
#include "battleline/questions/guide.h"
#include "battleline/questions/inputs.h"
#include "battleline/table/english.h"
#include "battleline/table/names.h"

#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

/// %1 is a seat, %2 a flag.
constexpr Sentence claims = english(QT_TRANSLATE_NOOP("battleline", "%1 claims flag %2."));
/// %1 is a seat, then its cards.
constexpr Sentence lies0 = english(QT_TRANSLATE_NOOP("battleline", "%1 has no card there."));
constexpr Sentence lies1 = english(QT_TRANSLATE_NOOP("battleline", "%1 has there: %2."));
constexpr Sentence lies2 = english(QT_TRANSLATE_NOOP("battleline", "%1 has there: %2, %3."));
constexpr Sentence lies3 = english(QT_TRANSLATE_NOOP("battleline", "%1 has there: %2, %3, %4."));
constexpr Sentence lies4 = english(QT_TRANSLATE_NOOP("battleline", "%1 has there: %2, %3, %4, %5."));
constexpr Sentence fogLies = english(QT_TRANSLATE_NOOP("battleline", "Fog lies there."));
constexpr Sentence mudLies = english(QT_TRANSLATE_NOOP("battleline", "Mud lies there."));
constexpr Sentence laidLast = english(QT_TRANSLATE_NOOP("battleline", "%1 laid the last card there."));
constexpr Sentence unseen = english(QT_TRANSLATE_NOOP("battleline", "Troop cards that nobody has seen yet: %1."));
constexpr Sentence plays = english(QT_TRANSLATE_NOOP("battleline", "%1 is to play."));
constexpr Sentence played = english(QT_TRANSLATE_NOOP("battleline", "Tactics cards that %1 has played: %2."));
/// %1 is a seat, %2 a number of flags.
constexpr Sentence rooms = english(QT_TRANSLATE_NOOP("battleline", "Open flags where %1 has a free slot: %2."));

Text rowWords(Seat seat, const Row& row)
{
    switch (row.size()) {
    case 0:
        return {lies0, seat};
    case 1:
        return {lies1, seat, row[0].card};
    case 2:
        return {lies2, seat, row[0].card, row[1].card};
    case 3:
        return {lies3, seat, row[0].card, row[1].card, row[2].card};
    default:
        return {lies4, seat, row[0].card, row[1].card, row[2].card, row[3].card};
    }
}

std::vector<Text> claimFacts(const Table& table, Seat claimant, int number)
{
    const Flag& flag = table.flag(number);
    std::vector<Text> words{{claims, claimant, number}};
    for (const Seat seat : {claimant, opponentOf(claimant)})
        words.push_back(rowWords(seat, flag.rows[seat]));
    if (flag.fog)
        words.emplace_back(fogLies);
    if (flag.mud)
        words.emplace_back(mudLies);
    if (flag.lastCardLaidBy && flag.isComplete(Seat::North) && flag.isComplete(Seat::South))
        words.emplace_back(laidLast, *flag.lastCardLaidBy);
    words.emplace_back(unseen, (TroopSet::all() - visibleTroops(table)).size());
    return words;
}

std::vector<Text> playFacts(const Table& table, Seat player)
{
    std::vector<Text> words{{plays, player}};
    words.emplace_back(rooms, player, std::popcount(flagsWithRoom(table, player)));
    for (const Seat seat : {player, opponentOf(player)})
        words.emplace_back(played, seat, tacticsPlayed(table, seat));
    return words;
}

} // namespace

std::vector<Text> factWords(std::string_view question, const Json& input)
{
    if (question == "claim") {
        const auto asked = readRecord<ClaimInput>(input);
        return claimFacts(asked.table, asked.claimant, asked.flag);
    }
    if (question == "legal_plays") {
        const auto asked = readRecord<PlaysInput>(input);
        return playFacts(asked.table, asked.player);
    }
    return {};
}

} // namespace whistle::battleline
