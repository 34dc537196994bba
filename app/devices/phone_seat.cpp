// SPDX-License-Identifier: GPL-3.0-or-later
// What one seat alone is told: its own cards, its moves, what it may take back (docs/devices.md, `me`).
#include "devices/phone_table.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/words/counter_label.h"
#include "devices/ask.h"
#include "devices/phone_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// So many tables of the past a late press may come from.
constexpr std::size_t keptOffers = 40;
/// Places out of reach are shown where they are few: of a map, not of a field of squares.
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
    void add(std::size_t entry, const MoveOffer& offer)
    {
        std::vector<Tap> ahead = offer.taps;
        m_said.insert(ahead);
        if (offer.spread && isWordAtMost(ahead)) {
            m_groups[{entry, ahead}].insert(offer.spread->places.begin(), offer.spread->places.end());
        } else if (!offer.spread && !ahead.empty() && ahead.back().kind == TapKind::Place) {
            const Tap place = ahead.back();
            ahead.pop_back();
            if (isWordAtMost(ahead))
                m_groups[{entry, ahead}].insert(place);
        }
    }
    /// The ways to what is out of reach now, of all places that the seat has had; `seen` learns those of now.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::vector<Tap>>> shut(std::set<Tap>& seen) const
    {
        for (const auto& [group, places] : m_groups)
            seen.insert(places.begin(), places.end());
        std::vector<std::pair<std::size_t, std::vector<Tap>>> ways;
        for (const auto& [group, places] : seen.size() <= mostShut ? m_groups : Groups()) {
            for (const Tap& place : seen) {
                std::vector<Tap> way = group.second;
                way.push_back(place);
                if (!places.contains(place) && !m_said.contains(way))
                    ways.emplace_back(group.first, std::move(way));
            }
        }
        return ways;
    }

private:
    using Groups = std::map<std::pair<std::size_t, std::vector<Tap>>, std::set<Tap>>;
    Groups m_groups;
    std::set<std::vector<Tap>> m_said;
};

} // namespace

std::vector<OfferedMove> PhoneTable::movesOf(const std::string& seat, PhonesMay may) const
{
    if (may == PhonesMay::Watch || seat.empty())
        return {};
    std::vector<OfferedMove> moves = match().movesFor(seat);
    std::erase_if(moves, [&](const OfferedMove& move) {
        return (may == PhonesMay::Seal && !move.isSecret) ||
               (move.offer.needsNobody && move.offer.weight != Weight::Due);
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

Json PhoneTable::heldBy(const std::string& seat) const
{
    const NameReader names = match().names();
    Json all = Json::array();
    for (const Held& held : match().heldBy(seat)) {
        Json things = Json::array();
        for (const HeldThing& thing : held.things)
            things.push_back({{"words", said(thing.words.render(names))}, {"note", said(thing.note.render(names))}});
        all.push_back({{"title", said(Text{held.title}.render())}, {"note", ""}, {"things", std::move(things)}});
    }
    return all;
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
                               {"spread", std::move(spread)},
                               {"open", std::move(open)}});
        reach.add(entry, move.offer);
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

/// Of what is said whole by its taps: who gains or loses, and the reasons of the ruling that it would get. What it
/// would open it does not tell (Match::whatIf). In a season nobody is told what would be.
void PhoneTable::tellAhead(Json& moves, const std::vector<OfferedMove>& offered, const std::string& seat) const
{
    const auto isTried = [](const OfferedMove& move) {
        return !move.isSecret && !move.offer.spread && !isAsked(move.offer) && move.offer.weight != Weight::Grave;
    };
    const auto isOfSeveral = [&](const OfferedMove& move) { return isTried(move) && move.commands.size() > 1; };
    const auto count = [&](const auto& which) {
        return static_cast<std::size_t>(std::count_if(offered.begin(), offered.end(), which));
    };
    if (!m_session.isFriendly() || count(isTried) > mostTried)
        return;
    const bool triesSeveral = count(isOfSeveral) <= mostOfSeveral;
    const NameReader names = match().names();
    std::vector<PlainSeat> before;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const std::vector<Json>& lines = offered[i].commands;
        if (!isTried(offered[i]) || (lines.size() > 1 && !triesSeveral))
            continue;
        std::unique_ptr<Match> ahead;
        if (lines.size() > 1) {
            Checked<std::unique_ptr<Match>> copy = match().copyWith({lines.begin(), lines.end() - 1});
            if (!copy)
                continue;
            ahead = std::move(*copy);
        }
        const Checked<Preview> preview = (ahead ? *ahead : match()).whatIf(lines.back());
        if (!preview || !preview->result.objections.empty())
            continue;
        if (before.empty())
            before = m_words.read(match().table(), names).seats;
        const std::vector<PlainSeat> after = m_words.read(preview->after, names).seats;
        Json brings = Json::array();
        for (const PlainSeat& one : before) {
            const PlainSeat* then = firstWith(after, &PlainSeat::id, one.id);
            const int gain = then ? then->score - one.score : 0;
            if (one.id == seat)
                moves[i]["gain"] = gain;
            if (gain != 0)
                brings.push_back(said(spaced(one.name, CounterLabel::words(gain, CounterLabel::Sign::Always))));
        }
        for (const Text& why : preview->result.why)
            brings.push_back(said(why.render(names)));
        moves[i]["brings"] = std::move(brings);
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
