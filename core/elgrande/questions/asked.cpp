// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/questions/asked.h"

#include "base/common_words.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::elgrande {

namespace {

constexpr auto isMissing = Saying::tr("This is missing here.");
constexpr auto isUnwanted = Saying::tr("This key does not belong to this card.");
constexpr auto overThirty = Saying::tr("%1 has %2 Caballeros in play; there are %3 here.");
constexpr auto bothThere = Saying::tr("Both scoreboards cannot be in %1.");

} // namespace

Asking::Asking(const std::vector<std::string>& players)
{
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (contains(m_names, players[i]))
            say(pointerTo("/players", i), Text{said::standsTwice, players[i]});
        m_names.push_back(players[i]);
    }
}

void Asking::missing(const std::string& at)
{
    say(at, Text{isMissing});
}

void Asking::never(bool isWritten, const std::string& at)
{
    if (isWritten)
        say(at, Text{isUnwanted});
}

void Asking::only(bool isWanted, bool isWritten, const std::string& at)
{
    if (isWanted && !isWritten)
        missing(at);
    never(!isWanted && isWritten, at);
}

int Asking::player(const std::string& name, const std::string& at)
{
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    if (found != m_names.end())
        return static_cast<int>(found - m_names.begin());
    say(at, Text{said::noPlayerOf, name});
    return 0;
}

Board Asking::board(Area king, const BoardCounts& regions)
{
    Board board;
    board.players = count();
    board.king = king;
    for (const auto& [region, inside] : regions)
        board.caballeros[region] = counts(inside, pointerTo("/regions", toWord(region)));
    return board;
}

void Asking::homes(Board& board, const HomeMap& written, bool ofEverybody)
{
    board.homes = byPlayer<AreaSpot>(written, "/grandes");
    for (std::size_t i = 0; ofEverybody && i < m_names.size(); ++i) {
        if (!board.homes[i])
            missing(pointerTo("/grandes", m_names[i]));
    }
}

void Asking::boards(Board& board, const AskedBoards& written)
{
    board.scoreboards = {{written.eightFourZero, written.fourZeroZero}};
    if (written.eightFourZero && written.eightFourZero == written.fourZeroZero)
        say("/scoreboards", Text{bothThere, *written.eightFourZero});
}

void Asking::atMostThirty(const Board& board, const std::string& at)
{
    for (int player = 0; player < count(); ++player) {
        if (const int all = board.caballerosOf(player); all > caballerosInPlay)
            say(at, Text{overThirty, m_names[player], caballerosInPlay, all});
    }
}

std::vector<std::string> namesOf(const State& table)
{
    return namesOf(playersOf(table.count()), table.players);
}

HomeMap homesOf(const ByPlayer<AreaSpot>& homes, const PlayerNames& names)
{
    HomeMap written;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (homes[i])
            written.emplace_back(names[i], *homes[i]);
    }
    return written;
}

AskedBoards boardsOf(const Board& board)
{
    return {board.spotOf(Scoreboard::EightFourZero), board.spotOf(Scoreboard::FourZeroZero)};
}

int playerOf(const State& table)
{
    return std::max(0, table.toMove);
}

Effect cardOf(const State& table, const Facts& facts, bool (*among)(Effect), Effect usual)
{
    const bool hasCard = table.turn && table.turn->hasCard();
    return hasCard && among(facts.card(table.turn->card).effect) ? facts.card(table.turn->card).effect : usual;
}

Json withoutNames(Json input)
{
    for (auto key = input.begin(); key != input.end();)
        key = isEmptyText(*key) ? input.erase(key) : std::next(key);
    return input;
}

std::vector<Text> allowedWords(bool isAllowed)
{
    return {Text{isAllowed ? common::Saying::tr("This is legal.") : common::Saying::tr("This is not legal.")}};
}

} // namespace whistle::elgrande
