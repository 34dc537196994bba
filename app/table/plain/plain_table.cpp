// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/plain/plain_table.h"

#include "base/contains.h"
#include "base/shape_walk.h"
#include "controls/words/capital.h"
#include "table/entry_name.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// Its display name; of a game without any, the id itself.
QString nameOf(const std::string& id, const NameReader& names)
{
    return names ? names(id) : QString::fromStdString(id);
}

constexpr std::array nameKeys{"name", "player", "team", "seat"};
constexpr std::array scoreKeys{"score", "scores", "points"};
constexpr const char* stretchKey = "phase";
constexpr std::array winnerKeys{"winner", "winners"};
constexpr std::array turnKeys{"turn", "to_move", "active_player"};
constexpr std::size_t mostSeats = 5; ///< that have an emblem of their own

/// The key under which a seat says who it is; null: it does not.
const char* nameKeyOf(const Json& seat)
{
    const auto found = std::find_if(nameKeys.begin(), nameKeys.end(), [&](const char* key) {
        return seat.is_object() && seat.contains(key) && seat[key].is_string();
    });
    return found == nameKeys.end() ? nullptr : *found;
}

/// The seats of a list or an object, by name, and where each stands; empty: these are none.
std::vector<std::pair<std::string, std::string>> namedSeats(const Json& seats, const std::string& at)
{
    std::vector<std::pair<std::string, std::string>> found;
    if (seats.is_object()) {
        for (const auto& [id, one] : seats.items())
            found.emplace_back(id, pointerTo(at, id));
    } else if (seats.is_array()) {
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const char* key = nameKeyOf(seats[i]);
            if (!key && !seats[i].is_string())
                return {};
            found.emplace_back(key ? seats[i][key].get<std::string>() : seats[i].get<std::string>(), pointerTo(at, i));
        }
    }
    return found;
}

bool isBySeat(const Json& value, const PlainTable& table)
{
    if (!value.is_object() || value.empty())
        return false;
    for (const auto& [key, one] : value.items()) {
        if (!table.seat(key))
            return false;
    }
    return true;
}

bool saysNothing(const Json& value)
{
    return value.is_null() || (value.is_structured() && value.empty());
}

std::vector<std::string> winnersIn(const Json& table)
{
    std::vector<std::string> winners;
    for (const char* key : winnerKeys) {
        const Json said = table.contains(key) ? table[key] : Json();
        for (const Json& one : said.is_array() ? said : Json::array({said})) {
            if (one.is_string())
                winners.push_back(one.get<std::string>());
        }
    }
    return winners;
}

/// The fact that is the score of a seat; null: it has no number.
const PlainFact* scoreIn(const std::vector<PlainFact>& facts)
{
    const auto found = std::find_if(facts.begin(), facts.end(),
                                    [](const PlainFact& fact) { return fact.number && contains(scoreKeys, fact.key); });
    if (found != facts.end())
        return &*found;
    const auto first = std::find_if(facts.begin(), facts.end(), [](const PlainFact& fact) { return fact.number; });
    return first == facts.end() ? nullptr : &*first;
}

void takeScores(PlainTable& table, const std::vector<std::string>& winners)
{
    for (PlainSeat& seat : table.seats) {
        if (const PlainFact* score = scoreIn(seat.facts)) {
            seat.score = *score->number;
            if (!contains(scoreKeys, score->key))
                table.scoreName = score->name;
        }
        seat.hasWon = contains(winners, seat.id);
    }
}

} // namespace

const PlainSeat* PlainTable::seat(const std::string& id) const
{
    const auto found = std::find_if(seats.begin(), seats.end(), [&](const PlainSeat& one) { return one.id == id; });
    return found == seats.end() ? nullptr : &*found;
}

int PlainTable::numberOf(const std::string& id) const
{
    const PlainSeat* found = seat(id);
    return found ? found->seat : 0;
}

std::vector<SeatScore> PlainTable::scores() const
{
    std::vector<SeatScore> all;
    for (const PlainSeat& seat : seats)
        all.push_back({seat.seat, seat.name, seat.score});
    return all;
}

QStringList PlainTable::winners() const
{
    QStringList names;
    for (const PlainSeat& seat : seats) {
        if (seat.hasWon)
            names << seat.name;
    }
    return names;
}

PlainWords::PlainWords(std::string_view game, Shape table)
    : m_game(*Catalog::standard().game(game))
    , m_table(std::move(table))
{
    const std::vector<OfferedMove> first = m_game->newMatch()->moves();
    if (!first.empty())
        m_start = valueIn(first.front().commands.front(), "command", std::string());
}

PlainFact PlainWords::fact(const FormWords& words, const Json& table, const std::string& at) const
{
    const Json& value = table[Json::json_pointer(at)];
    const std::optional<Shape> known = shapeAt(m_table, table, at);
    const Shape shape = known.value_or(Shape::anything());
    PlainFact fact{keysOfPointer(at).key, capital(words.label(at)), {}, {}};
    if (value.is_number_integer()) {
        fact.number = value.get<int>();
    } else if (value.is_array()) {
        const Shape* list = caseOf(shape, value);
        const std::vector<Shape>& items = (list ? *list : shape).parts().shapes;
        fact.chips = QStringList();
        for (std::size_t i = 0; i < value.size(); ++i)
            *fact.chips << words.summary(items.empty() ? Shape::anything() : items.front(), value[i], pointerTo(at, i));
    } else {
        fact.words = words.summary(shape, value, at);
    }
    return fact;
}

PlainTable PlainWords::read(const Json& table, const NameReader& names) const
{
    const FormWords words({&m_game->guide.labels, names, names});
    PlainTable read;
    std::string seatsAt;
    for (const char* key : plainSeatKeys) {
        const auto named = table.contains(key) ? namedSeats(table[key], pointerTo({}, key))
                                               : std::vector<std::pair<std::string, std::string>>();
        if (named.empty())
            continue;
        Q_ASSERT(named.size() <= mostSeats);
        seatsAt = key;
        for (const auto& [id, at] : named) {
            const int number = static_cast<int>(read.seats.size()) + 1;
            PlainSeat& seat = read.seats.emplace_back(PlainSeat{number, id, nameOf(id, names), 0, false, {}});
            const Json& said = table[Json::json_pointer(at)];
            const char* nameKey = nameKeyOf(said);
            if (!said.is_object())
                continue;
            for (const auto& [what, value] : said.items()) {
                if (!nameKey || what != nameKey)
                    seat.facts.push_back(fact(words, table, pointerTo(at, what)));
            }
        }
        break;
    }
    for (const auto& [key, value] : table.items()) {
        if (key == seatsAt || saysNothing(value) || contains(winnerKeys, key))
            continue;
        if (key == stretchKey && value.is_string()) {
            read.stretch = stretch(value.get<std::string>());
        } else if (isBySeat(value, read)) {
            for (PlainSeat& seat : read.seats) {
                if (!value.contains(seat.id))
                    continue;
                PlainFact fact = this->fact(words, table, pointerTo(pointerTo({}, key), seat.id));
                fact.key = key;
                fact.name = capital(m_game->guide.labels.key({}, key));
                seat.facts.push_back(std::move(fact));
            }
        } else if (!contains(turnKeys, key)) { // whose turn it is stands at the seat
            read.others.push_back(fact(words, table, pointerTo({}, key)));
        }
    }
    takeScores(read, winnersIn(table));
    return read;
}

QString PlainWords::stretch(const std::string& phase) const
{
    return capital(m_game->guide.labels.word(stretchKey, phase));
}

QString PlainWords::tap(const Tap& tap, const NameReader& names) const
{
    const QString id = QString::fromStdString(tap.id);
    if (tap.kind == TapKind::Number)
        return id;
    if (tap.kind == TapKind::Choice && contains(m_game->command().parts().words, tap.id))
        return entry(tap.id);
    const Labels& labels = m_game->guide.labels;
    if (tap.kind == TapKind::Place && labels.hasWord("place", tap.id))
        return labels.word("place", tap.id);
    if (const QString name = nameOf(tap.id, names); name != id)
        return name;
    const QString word = labels.word({}, tap.id);
    return word == id && word.size() <= 2 ? word : capital(word); // "a1" is called so
}

QString PlainWords::entry(const std::string& command) const
{
    return entryName(*m_game, command);
}

int PlainWords::seatOf(const Json& command, const PlainTable& table) const
{
    const auto seatAt = [&](const Json& value) {
        return value.is_string() ? table.numberOf(value.get<std::string>()) : 0;
    };
    for (const char* key : nameKeys) {
        if (const int number = command.contains(key) ? seatAt(command[key]) : 0; number > 0)
            return number;
    }
    for (const auto& [key, value] : command.items()) {
        if (const int number = seatAt(value); number > 0)
            return number;
    }
    return 0;
}

std::vector<std::string> seatsToMove(const std::vector<OfferedMove>& moves)
{
    std::vector<std::string> seats;
    for (const Weight weight : {Weight::Due, Weight::Open}) { // who has a turn may have nothing that is due
        for (const OfferedMove& move : moves) {
            if (move.offer.weight == weight && !move.offer.seat.empty() && !contains(seats, move.offer.seat))
                seats.push_back(move.offer.seat);
        }
        if (!seats.empty())
            break;
    }
    return seats;
}

} // namespace whistle
