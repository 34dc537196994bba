// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_mover.h"

#include "battle_line_random.h"
#include "battleline/game.h"
#include "chaotic/game.h"
#include "chaotic_random.h"
#include "el_grande_mover.h"
#include "elgrande/game.h"
#include "heroes/game.h"
#include "heroes_made_up.h"
#include "json_schema.h"

#include <map>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

int weightOf(const OfferedMove& move)
{
    switch (move.offer.weight) {
    case Weight::Due:
        return 60;
    case Weight::Open:
        return 20;
    case Weight::Aside:
        return 5;
    case Weight::Grave:
        return 1;
    }
    return 1;
}

std::vector<int> randomShares(const Spread& spread, std::mt19937& random)
{
    std::vector<int> counts(spread.places.size());
    int left = std::uniform_int_distribution<int>(spread.least, spread.greatest)(random);
    while (left > 0) {
        std::vector<std::size_t> withRoom;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (spread.hasRoom(counts, i))
                withRoom.push_back(i);
        }
        if (withRoom.empty())
            break;
        ++counts[withRoom[std::uniform_int_distribution<std::size_t>(0, withRoom.size() - 1)(random)]];
        --left;
    }
    return counts;
}

/// The value at a pointer into the list that this command stands in alone; null: there is none.
const Json* valueAt(const Json& commands, const std::string& at)
{
    const Json::json_pointer pointer(at);
    return commands.contains(pointer) ? &commands[pointer] : nullptr;
}

void erase(Json& commands, const std::string& at)
{
    const Json::json_pointer pointer(at);
    if (!commands.contains(pointer))
        return;
    Json& parent = commands[pointer.parent_pointer()];
    if (parent.is_object())
        parent.erase(pointer.back());
    else
        commands[pointer] = nullptr;
}

bool isThisMove(const Json& entry, const OfferedMove& move, const Shape& command)
{
    if (move.commands.size() != 1 || move.commands.front().at("command") != entry.at("command"))
        return false;
    Json said = Json::array({entry});
    Json offered = Json::array({move.commands.front()});
    if (said == offered)
        return true;
    const Json told = moveJson(move, command, {});
    for (const Json& open : told.value("open", Json::array())) {
        const std::string at = open["at"];
        if (const Json* value = valueAt(said, at)) {
            if (!fits(*value, open["schema"]))
                return false;
        } else {
            // Left out, where it may be.
            Json without = offered;
            erase(without, at);
            if (!command.check(without.front()).empty())
                return false;
        }
    }
    for (const Json& open : told.value("open", Json::array())) {
        erase(said, open["at"]);
        erase(offered, open["at"]);
    }
    // The order of the keys means nothing.
    return nlohmann::json(said) == nlohmann::json(offered);
}

} // namespace

std::optional<Json> RandomMover::next(const Match& match)
{
    if (m_ahead.empty()) {
        const std::vector<OfferedMove> moves = match.moves();
        const OfferedMove* move = chosen(moves);
        if (!move)
            return {};
        std::vector<Json> commands = move->commands;
        if (move->shared) {
            std::vector<Json> shared = move->shared(randomShares(*move->offer.spread, m_random));
            if (Checked<Preview> preview = match.whatIf(shared.front()); preview && preview->result.objections.empty())
                commands = std::move(shared);
        }
        if (m_table)
            m_table(commands, *move, match, m_random);
        m_ahead.assign(commands.begin(), commands.end());
    }
    Json first = std::move(m_ahead.front());
    m_ahead.pop_front();
    return first;
}

const OfferedMove* RandomMover::chosen(const std::vector<OfferedMove>& moves)
{
    if (moves.empty())
        return nullptr;
    const auto kindOf = [](const OfferedMove& move) {
        return move.commands.back().at("command").get_ref<const std::string&>();
    };
    std::map<std::string, int> alike; // one of a kind as likely as one of another, however many there are
    for (const OfferedMove& move : moves)
        ++alike[kindOf(move)];
    std::vector<double> weights;
    for (const OfferedMove& move : moves)
        weights.push_back(weightOf(move) / static_cast<double>(alike[kindOf(move)]));
    return &moves[std::discrete_distribution<std::size_t>(weights.begin(), weights.end())(m_random)];
}

RandomMover::Table tableOf(std::string_view game)
{
    if (game == battleline::Game::id)
        return battleline::agree;
    if (game == chaotic::Game::id)
        return chaotic::tellTable;
    if (game == elgrande::Game::id)
        return elgrande::fillFromTable;
    if (game == heroes::Game::id)
        return heroes::madeUp;
    return {};
}

bool isAmong(const Json& entry, const std::vector<OfferedMove>& moves, const Shape& command)
{
    return std::any_of(moves.begin(), moves.end(),
                       [&](const OfferedMove& move) { return isThisMove(entry, move, command); });
}

} // namespace whistle
