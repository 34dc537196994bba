// SPDX-License-Identifier: GPL-3.0-or-later
// What one seat alone is told: its own cards, its moves, what it may take back (docs/devices.md, `me`).
#include "devices/phone_table.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "controls/words/counter_label.h"
#include "devices/ask.h"
#include "devices/phone_json.h"
#include "table/told_ruling.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// So many tables of the past a late press may come from.
constexpr std::size_t keptOffers = 40;
/// Places out of reach are shown where the board has few: a map, not a field of squares.
constexpr std::size_t mostShut = 16;
/// So many moves are tried for what they would bring; where there are more, none is.
constexpr std::size_t mostTried = 16;
/// Of these, such as enter several things at once, for which the match is copied.
constexpr std::size_t mostOfSeveral = 4;

const char* wordOf(Weight weight)
{
    switch (weight) {
    case Weight::Due:
        return "due";
    case Weight::Open:
        return "open";
    case Weight::Aside:
        return "aside";
    case Weight::Grave:
        return "grave";
    }
    return "open";
}

bool isWordAtMost(const std::vector<Tap>& taps)
{
    return taps.empty() || (taps.size() == 1 && taps.front().kind == TapKind::Choice);
}

/// Taps and entries of a seat's moves, each once, by the number that the moves call them by.
class Numbers {
public:
    std::size_t tap(const Tap& tap, const std::function<QString()>& name)
    {
        const auto [known, isNew] = m_taps.try_emplace(tap, m_taps.size());
        if (isNew)
            m_tapList.push_back({{"kind", toWord(tap.kind)}, {"id", tap.id}, {"name", said(name())}});
        return known->second;
    }
    std::size_t entry(const std::string& command, const PlainWords& words)
    {
        const auto [known, isNew] = m_entries.try_emplace(command, m_entries.size());
        if (isNew)
            m_entryList.push_back(said(words.entry(command)));
        return known->second;
    }
    void putInto(Json& me)
    {
        me["taps"] = std::move(m_tapList);
        me["entries"] = std::move(m_entryList);
    }

private:
    std::map<Tap, std::size_t> m_taps;
    std::map<std::string, std::size_t> m_entries;
    Json m_tapList = Json::array();
    Json m_entryList = Json::array();
};

/// Moves of one entry that end at a place, behind the same word: where they lead.
class Reach {
public:
    /// `all` places where such a move could lead; none: nobody knows.
    void add(std::size_t entry, const MoveOffer& offer, const std::function<std::set<Tap>()>& all)
    {
        std::vector<Tap> ahead = offer.taps;
        m_said.insert(ahead);
        const bool endsAtPlace = !offer.spread && !ahead.empty() && ahead.back().kind == TapKind::Place;
        if (endsAtPlace)
            ahead.pop_back();
        if ((!offer.spread && !endsAtPlace) || !isWordAtMost(ahead))
            return;
        const auto [group, isNew] = m_groups.try_emplace({entry, ahead});
        if (isNew)
            group->second.all = all();
        if (offer.spread)
            group->second.open.insert(offer.spread->places.begin(), offer.spread->places.end());
        else
            group->second.open.insert(offer.taps.back());
    }
    /// The ways to what is out of reach now: of the whole board, else of the places that the seat has had; `seen`
    /// learns those of now.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::vector<Tap>>> shut(std::set<Tap>& seen) const
    {
        for (const auto& [way, group] : m_groups)
            seen.insert(group.open.begin(), group.open.end());
        std::vector<std::pair<std::size_t, std::vector<Tap>>> ways;
        for (const auto& [begin, group] : m_groups) {
            const std::set<Tap>& all = group.all.empty() ? seen : group.all;
            for (const Tap& place : all.size() <= mostShut ? all : std::set<Tap>()) {
                std::vector<Tap> way = begin.second;
                way.push_back(place);
                if (!group.open.contains(place) && !m_said.contains(way))
                    ways.emplace_back(begin.first, std::move(way));
            }
        }
        return ways;
    }

private:
    struct Group {
        std::set<Tap> open;
        std::set<Tap> all;
    };
    std::map<std::pair<std::size_t, std::vector<Tap>>, Group> m_groups;
    std::set<std::vector<Tap>> m_said;
};

/// Each word that may stand at a place of this shape, or as a key there; empty: not such a place.
std::vector<std::string> wordsOf(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    std::vector<std::string> words = parts.words;
    switch (parts.form) {
    case ShapeForm::Integer:
        for (int number = parts.minimum; number <= parts.maximum && words.size() <= mostShut; ++number)
            words.push_back(std::to_string(number));
        return words;
    case ShapeForm::Object:
        for (const ShapeKey& key : parts.keys)
            words.push_back(key.name);
        return words;
    case ShapeForm::Either:
        for (const Shape& one : parts.shapes) {
            for (std::string& word : wordsOf(one))
                words.push_back(std::move(word));
        }
        return words;
    case ShapeForm::Words:
        return words;
    default:
        return {};
    }
}

} // namespace

std::vector<OfferedMove> PhoneTable::movesOf(const std::string& seat, PhonesMay may) const
{
    if (may == PhonesMay::Watch || seat.empty())
        return {};
    std::vector<OfferedMove> moves = match().movesFor(seat);
    // What somebody else decides does not go in ahead of an own move: nobody draws for another.
    std::set<Json> ofOthers;
    for (const OfferedMove& move : this->moves()) {
        if (!move.offer.seat.empty() && move.offer.seat != seat && move.commands.size() == 1)
            ofOthers.insert(move.commands.front());
    }
    std::erase_if(moves, [&](const OfferedMove& move) {
        return (may == PhonesMay::Seal && !move.isSecret) ||
               (move.offer.needsNobody && move.offer.weight != Weight::Due) ||
               std::any_of(move.commands.begin(), move.commands.end() - 1,
                           [&](const Json& before) { return ofOthers.contains(before); });
    });
    // Where phones may seal alone, a move keeps the index that it had.
    std::stable_partition(moves.begin(), moves.end(), [](const OfferedMove& move) { return move.isSecret; });
    return moves;
}

/// A word of the bar that nobody has named is called after the entry that it leads to.
QString PhoneTable::tapName(const Tap& tap, const OfferedMove& move) const
{
    const NameReader names = match().names();
    const QString id = QString::fromStdString(tap.id);
    const Labels& labels = m_words.game().guide.labels;
    if (tap.kind == TapKind::Choice && !move.offer.taps.empty() && tap == move.offer.taps.front() &&
        !labels.hasWord({}, tap.id) && (!names || names(tap.id) == id))
        return m_words.entry(valueIn(move.commands.back(), "command", std::string()));
    return m_words.tap(tap, names);
}

Json PhoneTable::openOf(const OfferedMove& move, const std::string& seat) const
{
    const Shape& command = m_words.game().command();
    const FormWords words({&m_words.game().guide.labels, match().names(), match().names()});
    Json all = Json::array();
    for (const Open& open : move.offer.open) {
        const std::optional<Shape> shape = shapeOf(open, move, command);
        Json ask = shape ? askOf(*shape, words, open.at) : Json{{"kind", "laptop"}};
        if (shape && move.isSecret && m_game.secretMap) {
            const auto named = [&](const std::string& place) { return words.value(*shape, place, open.at); };
            drawOn(m_game.secretMap(match(), seat), named, ask);
        }
        const bool isWhole = open.at.find('/', 1) == std::string::npos;
        if (!open.isAsked && (isWhole || !canBeAsked(ask)))
            continue;
        const Json lines = move.commands;
        const Json::json_pointer at(open.at);
        all.push_back({{"at", open.at},
                       {"name", isWhole ? std::string() : said(words.label(open.at))},
                       {"asked", open.isAsked},
                       {"ask", std::move(ask)}});
        if (!open.isAsked && lines.contains(at))
            all.back()["value"] = lines.at(at);
    }
    return all;
}

void PhoneTable::tellUndo(Json& me, const std::string& seat)
{
    const std::vector<LogLine>& lines = book().lines(match().names());
    const int number = numberOf(seat);
    const std::optional<int> last = m_session.ownLast();
    const LogLine* newest = last ? firstWith(lines, &LogLine::number, *last) : nullptr;
    const bool hasOwn = std::any_of(lines.begin(), lines.end(), [&](const LogLine& line) {
        return !line.withdrawn && line.seat == number && number > 0;
    });
    if (!newest || !hasOwn)
        return;
    if (newest->seat == number) {
        me["undo"] = {{"entry", newest->number}, {"words", said(newest->sentence)}};
        return;
    }
    const std::vector<DeviceSeat> all = seats();
    const DeviceSeat* other = firstWith(all, &DeviceSeat::number, newest->seat);
    me["undoNot"] = said(other ? tr("%1 has entered something since.").arg(other->name)
                               : CommonWords::tr("Another entry has been made since."));
}

Json PhoneTable::sealedBy(const std::string& seat) const
{
    Json closed = Json::array();
    for (const LogEntry& entry : sealed().contains(seat) ? match().entries() : std::vector<LogEntry>()) {
        if (!entry.withdrawn && entry.sealedFor == seat)
            closed.push_back(entry.number);
    }
    return closed;
}

/// What lies in rows on its board has the same heading for each row.
Json PhoneTable::heldBy(const std::string& seat) const
{
    const NameReader names = match().names();
    Json all = Json::array();
    for (const Held& held : match().heldBy(seat)) {
        const std::string title = said(Text{held.title}.render());
        if (all.empty() || all.back()["title"] != Json(title))
            all.push_back({{"title", title}, {"note", ""}, {"things", Json::array()}, {"rows", Json::array()}});
        for (const HeldThing& thing : held.things)
            all.back()["things"].push_back(
                {{"words", said(thing.words.render(names))}, {"note", said(thing.note.render(names))}});
        all.back()["rows"].push_back(held.things.size());
    }
    return all;
}

std::set<Tap> PhoneTable::placesLike(const OfferedMove& move) const
{
    const auto& spread = move.offer.spread;
    const Json line = spread ? move.shared(std::vector<int>(spread->places.size(), 1)).back() : move.commands.back();
    const std::vector<Tap> open = spread ? spread->places : std::vector{move.offer.taps.back()};
    for (const auto& [key, value] : line.items()) {
        const std::optional<Shape> shape = shapeAt(m_words.game().command(), line, '/' + key);
        const std::vector<std::string> words = shape ? wordsOf(*shape) : std::vector<std::string>();
        const auto isOne = [&](const Tap& tap) { return tap.kind == TapKind::Place && contains(words, tap.id); };
        const bool isThere = value.is_object() || value == Json(open.front().id) ||
                             (value.is_number() && value.dump() == open.front().id);
        if (!isThere || !std::all_of(open.begin(), open.end(), isOne))
            continue;
        std::set<Tap> places;
        for (const std::string& word : words)
            places.insert(placeTap(word));
        return places;
    }
    return {};
}

void PhoneTable::keepOffered(Offered offered)
{
    const auto known = std::find_if(m_offered.begin(), m_offered.end(), [&](const Offered& one) {
        return one.seat == offered.seat && one.revision == offered.revision;
    });
    if (known == m_offered.end())
        m_offered.push_back(std::move(offered));
    else if (known->moves.size() < offered.moves.size())
        *known = std::move(offered);
    while (m_offered.size() > keptOffers)
        m_offered.pop_front();
}

void PhoneTable::tellMoves(Json& me, const std::string& seat, PhonesMay may)
{
    const NameReader names = match().names();
    Numbers numbers;
    Reach reach;
    Offered offered{seat, revision(), {}};
    int forLaptop = 0;
    me["moves"] = Json::array();
    const std::vector<OfferedMove> all = movesOf(seat, may);
    me["sealRule"] = said(ruleOfSealing(match(), all));
    std::set<std::vector<Json>> known; // to everybody
    for (const OfferedMove& move : moves())
        known.insert(move.commands);
    for (const OfferedMove& move : all) {
        const auto numbersOf = [&](const std::vector<Tap>& taps) {
            Json all = Json::array();
            for (const Tap& tap : taps)
                all.push_back(numbers.tap(tap, [&] { return tapName(tap, move); }));
            return all;
        };
        const std::size_t entry = numbers.entry(valueIn(move.commands.back(), "command", std::string()), m_words);
        Json way = numbersOf(move.offer.taps);
        Json spread = nullptr;
        if (const auto& over = move.offer.spread)
            spread = {{"places", numbersOf(over->places)},
                      {"most", over->most},
                      {"least", over->least},
                      {"greatest", over->greatest}};
        Json open = openOf(move, seat);
        forLaptop += std::any_of(open.begin(), open.end(),
                                 [](const Json& one) { return one["asked"].get<bool>() && !canBeAsked(one["ask"]); });
        me["moves"].push_back({{"taps", std::move(way)},
                               {"words", said((move.offer.title ? *move.offer.title : move.words).render(names))},
                               {"entry", entry},
                               {"weight", wordOf(move.offer.weight)},
                               {"secret", move.isSecret},
                               {"own", move.isSecret || !known.contains(move.commands)},
                               {"spread", std::move(spread)},
                               {"open", std::move(open)}});
        reach.add(entry, move.offer, [&] { return placesLike(move); });
        offered.moves.push_back(move.commands);
    }
    tellAhead(me["moves"], all, seat);
    me["shut"] = Json::array();
    for (const auto& [entry, taps] : reach.shut(m_places[seat])) {
        Json way = Json::array();
        for (const Tap& tap : taps)
            way.push_back(numbers.tap(tap, [&] { return m_words.tap(tap, names); }));
        me["shut"].push_back({{"taps", std::move(way)}, {"entry", entry}});
    }
    numbers.putInto(me);
    me["others"] = forLaptop;
    keepOffered(std::move(offered));
}

/// Of what is said whole by its taps and counts, except in a season, where nobody is told what would be.
bool PhoneTable::tellsAhead(const OfferedMove& move) const
{
    return m_session.isFriendly() && !move.isSecret && !isAsked(move.offer) && move.offer.weight != Weight::Grave;
}

/// Who gains or loses, and the reasons of the ruling. What it would open it does not tell (Match::whatIf), nor what
/// changes nothing of the table.
std::optional<Json> PhoneTable::broughtBy(const std::vector<Json>& lines, const std::string& seat) const
{
    std::unique_ptr<Match> ahead;
    if (lines.size() > 1) {
        Checked<std::unique_ptr<Match>> copy = match().copyWith({lines.begin(), lines.end() - 1});
        if (!copy)
            return {};
        ahead = std::move(*copy);
    }
    const Checked<Preview> preview = (ahead ? *ahead : match()).whatIf(lines.back());
    if (!preview || !preview->result.objections.empty() || preview->after == preview->before)
        return {};
    const NameReader names = match().names();
    const std::vector<PlainSeat> after = m_words.read(preview->after, names).seats;
    Json told{{"gain", 0}, {"brings", Json::array()}};
    for (const PlainSeat& one : m_words.read(match().table(), names).seats) {
        const PlainSeat* then = firstWith(after, &PlainSeat::id, one.id);
        const int gain = then ? then->score - one.score : 0;
        if (one.id == seat)
            told["gain"] = gain;
        if (gain != 0)
            told["brings"].push_back(said(spaced(one.name, CounterLabel::words(gain, CounterLabel::Sign::Always))));
    }
    for (const Text& why : preview->result.why)
        told["brings"].push_back(said(why.render(names)));
    return told;
}

void PhoneTable::tellAhead(Json& moves, const std::vector<OfferedMove>& offered, const std::string& seat) const
{
    const auto isTried = [&](const OfferedMove& move) { return tellsAhead(move) && !move.offer.spread; };
    const auto isOfSeveral = [&](const OfferedMove& move) { return isTried(move) && move.commands.size() > 1; };
    const auto count = [&](const auto& which) {
        return static_cast<std::size_t>(std::count_if(offered.begin(), offered.end(), which));
    };
    if (count(isTried) > mostTried)
        return;
    const bool triesSeveral = count(isOfSeveral) <= mostOfSeveral;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if (!isTried(offered[i]) || (isOfSeveral(offered[i]) && !triesSeveral))
            continue;
        if (const std::optional<Json> brought = broughtBy(offered[i].commands, seat))
            moves[i].update(*brought);
    }
}

Json PhoneTable::me(const std::string& seat, PhonesMay may)
{
    Json me{{"seat", seat}, {"undo", nullptr}, {"undoNot", ""}, {"sealed", sealedBy(seat)}, {"held", heldBy(seat)}};
    if (may == PhonesMay::Enter)
        tellUndo(me, seat);
    tellMoves(me, seat, may);
    return me;
}

} // namespace whistle
