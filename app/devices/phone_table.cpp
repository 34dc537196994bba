// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_table.h"

#include "base/contains.h"
#include "base/first.h"
#include "base/plain_text.h"
#include "base/reader.h"
#include "devices/ask.h"
#include "look/readers_language.h"
#include "look/spoken_language.h"
#include "look/theme.h"
#include "match/match_library.h"

#include <QAbstractScrollArea>
#include <QBuffer>
#include <QCoreApplication>
#include <QPixmap>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace whistle {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::PhoneTable)
};

constexpr std::size_t linesAtOnce = 40;
/// So many tables of the past a late press may come from.
constexpr std::size_t keptOffers = 40;
/// Places out of reach are shown where they are few: of a map, not of a field of squares.
constexpr std::size_t mostShut = 16;
constexpr std::size_t longestReason = 200;
constexpr int mostHits = 20;
constexpr int longestSearch = 200;
/// Of a picture of the board, in pixels of a phone, each two pixels of the picture.
constexpr QSize pictureSize(640, 760);
constexpr double pictureScale = 2;

std::string said(const QString& words)
{
    return words.toStdString();
}

Json saidAll(const QStringList& words)
{
    Json all = Json::array();
    for (const QString& one : words)
        all.push_back(said(one));
    return all;
}

const char* wordOf(PhonesMay may)
{
    return may == PhonesMay::Watch ? "watch" : may == PhonesMay::Seal ? "seal" : "enter";
}

const char* wordOf(TapKind kind)
{
    return toWord(kind).data();
}

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

std::string textIn(const Json& asked, const char* key)
{
    return valueIn(asked, key, std::string());
}

/// The reason that somebody gives for an entry against the rules; none: none that says anything.
std::optional<std::string> reasonIn(const Json& asked)
{
    const QString reason = QString::fromStdString(textIn(asked, "reason")).trimmed().left(longestReason);
    return reason.isEmpty() ? std::nullopt : std::optional(said(readable(reason)));
}

Json lineJson(const LogLine& line, bool isSealed)
{
    QString gain = line.points;
    for (const auto& [seat, points] : line.shares)
        gain += gain.isEmpty() ? points : QStringLiteral(" ") + points;
    return {{"entry", line.number},
            {"number", line.place},
            {"seat", line.seat},
            {"words", said(line.sentence)},
            {"gain", line.shares.empty() ? said(line.points) : std::string()},
            {"override", line.overridden ? said(line.remark) : std::string()},
            {"sealed", isSealed}};
}

/// The counts of a spread that somebody said; none: they are not such as it takes.
std::optional<std::vector<int>> countsIn(const Json& asked, const Spread& spread)
{
    const Json said = asked.contains("counts") ? asked.at("counts") : Json();
    if (!said.is_array() || said.size() != spread.places.size())
        return {};
    std::vector<int> counts;
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (!said[i].is_number_integer() || said[i] < 0 || said[i] > spread.most[i])
            return {};
        counts.push_back(said[i].get<int>());
    }
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    return all >= spread.least && all <= spread.greatest ? std::optional(counts) : std::nullopt;
}

/// The shape of what stands at the pointer into the lines of a move.
std::optional<Shape> shapeOf(const Open& open, const OfferedMove& move, const Shape& command)
{
    if (open.shape)
        return open.shape;
    const std::size_t end = open.at.find('/', 1);
    const std::size_t line = std::stoul(open.at.substr(1));
    return shapeAt(command, move.commands.at(line), end == std::string::npos ? std::string() : open.at.substr(end));
}

bool isOfOneChoice(const std::vector<Tap>& taps)
{
    return taps.size() == 1 && taps.front().kind == TapKind::Choice;
}

} // namespace

Json sorry(const QString& why)
{
    return {{"is", "no"},      {"why", said(why)}, {"more", Json::array()}, {"rules", Json::array()},
            {"anyway", false}, {"late", false}};
}

PhoneTable::PhoneTable(MatchSession& session, const GameEntry& game)
    : m_session(session)
    , m_game(game)
    , m_words(game.game, (*Catalog::standard().game(game.game))->table())
{
}

int PhoneTable::revision() const
{
    return static_cast<int>(match().recordedLines().size()) - 1;
}

LogBook& PhoneTable::book()
{
    LogBook& book = m_books.try_emplace(readersLanguageCode(), m_game.past.marks).first->second;
    book.read(match());
    return book;
}

std::vector<DeviceSeat> PhoneTable::seats() const
{
    std::vector<DeviceSeat> seats;
    const std::vector<OfferedMove> moves = match().moves();
    const std::vector<std::string> due = seatsToMove(moves);
    for (const ScoreboardSeat& seat : m_game.scoreboard(match()).seats) {
        DeviceSeat& one = seats.emplace_back();
        one.isSealing = std::any_of(moves.begin(), moves.end(), [&](const OfferedMove& move) {
            return move.isSecret && move.offer.weight == Weight::Due && move.offer.seat == seat.id;
        });
        one.id = seat.id;
        one.name = seat.name;
        one.number = seat.seat;
        one.isDue = contains(due, seat.id);
    }
    return seats;
}

int PhoneTable::numberOf(const std::string& seat) const
{
    const std::vector<ScoreboardSeat> all = m_game.scoreboard(match()).seats;
    const ScoreboardSeat* found = firstWith(all, &ScoreboardSeat::id, seat);
    return found ? found->seat : 0;
}

Json PhoneTable::table(PhonesMay may, const std::vector<DeviceSeat>& seats)
{
    const ScoreboardState board = m_game.scoreboard(match());
    const std::vector<OfferedMove> moves = match().moves();
    const MatchSession::Digest digest = m_game.digest(match());
    LogBook& log = book();

    // Who is asked for a sealed choice, and who has made it meanwhile.
    std::set<std::string> asked;
    for (const OfferedMove& move : moves) {
        if (move.isSecret && move.offer.weight == Weight::Due)
            asked.insert(move.offer.seat);
    }
    std::set<std::string> sealed;
    for (const LogEntry& entry : match().entries()) {
        if (!asked.empty() && !entry.withdrawn && !entry.sealedFor.empty() && !asked.contains(entry.sealedFor))
            sealed.insert(entry.sealedFor);
    }
    const BoxColours colours = m_game.colours ? m_game.colours(match()) : BoxColours{};

    Json shown{{"is", "table"},
               {"revision", revision()},
               {"game", said(Text{m_game.name}.render())},
               {"where", said(board.period)},
               {"may", wordOf(may)},
               {"over", digest.finished && m_game.outcome ? said(m_game.outcome(digest.summary)) : std::string()},
               {"seats", Json::array()},
               {"ruling", ruling()},
               {"log", linesBefore(0, linesAtOnce)},
               {"hasMore", log.lines(match().names()).size() > linesAtOnce},
               {"board", m_game.past.view ? QStringLiteral("board/%1-%2.png")
                                                .arg(revision())
                                                .arg(QString::fromStdString(readersLanguageCode()))
                                                .toStdString()
                                          : std::string()},
               {"boardWords", saidAll(boardWords())},
               {"alarm", said(board.alarm)},
               {"me", nullptr}};
    const std::vector<std::string> due = seatsToMove(moves);
    for (const ScoreboardSeat& seat : board.seats) {
        const DeviceSeat* device = firstWith(seats, &DeviceSeat::id, seat.id);
        Json counts = Json::array();
        for (const ScoreboardCount& count : seat.counts) {
            counts.push_back({{"name", said(count.name)}, {"value", count.value}});
            if (count.most)
                counts.back()["most"] = *count.most;
        }
        const BoxColour colour = seat.seat >= 1 && seat.seat <= static_cast<int>(colours.size())
                                     ? colours[static_cast<std::size_t>(seat.seat - 1)]
                                     : BoxColour::None;
        shown["seats"].push_back(
            {{"id", seat.id},
             {"name", said(seat.name)},
             {"number", seat.seat},
             {"colour", colour == BoxColour::None ? std::string() : std::string(toWord(colour))},
             {"score", seat.score},
             {"gain", log.pointsOfTurn(seat.seat)},
             {"note", said(seat.note)},
             {"counts", std::move(counts)},
             {"due", contains(due, seat.id)},
             {"sealing", asked.contains(seat.id)    ? "asked"
                         : sealed.contains(seat.id) ? "sealed"
                                                    : ""},
             {"phone", !device || !device->isTaken ? ""
                       : device->isAwake           ? "on"
                                                   : "asleep"},
             {"since", device && device->isTaken ? said(QLocale().toString(device->since.time(), QLocale::ShortFormat))
                                                 : std::string()}});
    }
    return shown;
}

Json PhoneTable::linesBefore(int entry, std::size_t most)
{
    const std::vector<LogLine>& lines = book().lines(match().names());
    Json log = Json::array();
    for (auto line = lines.rbegin(); line != lines.rend() && log.size() < most; ++line) {
        if (line->withdrawn || (entry > 0 && line->number >= entry))
            continue;
        const LogEntry* of = firstWith(match().entries(), &LogEntry::number, line->number);
        log.push_back(lineJson(*line, of && !of->sealedFor.empty()));
    }
    return log;
}

/// The newest ruling: what came of what was entered last, else that of the last entry that stands.
Json PhoneTable::ruling()
{
    LogBook& log = book();
    const PlayResult* last = m_session.lastRuling();
    PlayResult traced;
    if (!last || last->number == 0) {
        const int newest = log.newest();
        const std::optional<TracedEntry> entry = newest > 0 ? match().entryAt(newest) : std::nullopt;
        if (!entry)
            return nullptr;
        traced = entry->ruling;
        // What was open for a moment alone is not told afterwards.
        if (m_game.past.tellsReasons && !m_game.past.tellsReasons(match(), newest))
            traced.why.clear();
        last = &traced;
    }
    const int number = last->number;
    const std::vector<LogLine>& lines = log.lines(match().names());
    const LogLine* line = firstWith(lines, &LogLine::number, number);
    const RulingState state = m_session.banner(*last, log.placeOf(number), line ? line->sentence : QString());
    Json rules = Json::array();
    const RuleBook* rulebook = RuleBook::of(QString::fromStdString(m_game.game));
    for (const QString& id : state.rules) {
        const Rule* rule = rulebook ? rulebook->find(said(id)) : nullptr;
        rules.push_back({{"id", said(id)}, {"title", rule ? rule->words.in(readersLanguage()).title : std::string()}});
    }
    return {{"entry", number},
            {"number", log.placeOf(number)},
            {"headline", said(state.sentence)},
            {"seat", line ? line->seat : 0},
            {"why", saidAll(state.reasons)},
            {"rules", std::move(rules)},
            {"override", line && line->overridden ? said(line->remark) : std::string()}};
}

int PhoneTable::ruledEntry()
{
    const Json now = ruling();
    return now.is_null() ? 0 : valueIn(now, "entry", 0);
}

QStringList PhoneTable::boardWords() const
{
    const PlainTable table = m_words.read(match().table(), match().names());
    const auto tell = [](const PlainFact& fact) {
        const QString value = fact.number  ? QString::number(*fact.number)
                              : fact.chips ? fact.chips->join(QStringLiteral(", "))
                                           : fact.words;
        return value.isEmpty() ? QString() : Words::tr("%1: %2", "a fact of the table").arg(fact.name, value);
    };
    QStringList words;
    for (const PlainSeat& seat : table.seats) {
        QStringList facts;
        for (const PlainFact& fact : seat.facts)
            facts << tell(fact);
        facts.removeAll(QString());
        words << Words::tr("%1: %2", "a fact of the table").arg(seat.name, facts.join(QStringLiteral("; ")));
    }
    for (const PlainFact& fact : table.others)
        words << tell(fact);
    words.removeAll(QString());
    return words;
}

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

Json PhoneTable::openOf(const OfferedMove& move) const
{
    const Shape& command = m_words.game().command();
    const FormWords words({&m_words.game().guide.labels, match().names(), match().names()});
    Json all = Json::array();
    for (const Open& open : move.offer.open) {
        const std::optional<Shape> shape = shapeOf(open, move, command);
        Json ask = shape ? askOf(*shape, words, open.at) : Json{{"kind", "laptop"}};
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

Json PhoneTable::me(const std::string& seat, PhonesMay may)
{
    Json me{{"seat", seat},           {"undo", nullptr},
            {"undoNot", ""},          {"sealed", Json::array()},
            {"held", Json::array()},  {"taps", Json::array()},
            {"moves", Json::array()}, {"entries", Json::array()},
            {"shut", Json::array()},  {"others", 0}};
    const NameReader names = match().names();
    LogBook& log = book();
    const std::vector<LogLine>& lines = log.lines(names);
    const int number = numberOf(seat);
    const auto own = std::find_if(lines.rbegin(), lines.rend(), [&](const LogLine& line) {
        return !line.withdrawn && line.seat == number && number > 0;
    });
    if (may == PhonesMay::Enter && own != lines.rend()) {
        const std::optional<int> last = m_session.ownLast();
        if (last == own->number) {
            me["undo"] = {{"entry", own->number}, {"words", said(own->sentence)}};
        } else if (last) {
            const LogLine* since = firstWith(lines, &LogLine::number, *last);
            const std::vector<DeviceSeat> all = seats();
            const DeviceSeat* other = since ? firstWith(all, &DeviceSeat::number, since->seat) : nullptr;
            me["undoNot"] =
                said(other && since->seat != number ? Words::tr("%1: entered something since.").arg(other->name)
                                                    : Words::tr("Something else was entered since."));
        }
    }
    const bool isAskedElsewhere = [&] {
        const std::vector<OfferedMove> all = match().moves();
        return std::any_of(all.begin(), all.end(), [&](const OfferedMove& move) {
            return move.isSecret && move.offer.weight == Weight::Due && move.offer.seat != seat;
        });
    }();
    for (const LogEntry& entry : match().entries()) {
        if (isAskedElsewhere && !entry.withdrawn && entry.sealedFor == seat)
            me["sealed"].push_back(entry.number);
    }
    for (const Held& held : match().heldBy(seat)) {
        Json things = Json::array();
        for (const HeldThing& thing : held.things)
            things.push_back({{"words", said(thing.words.render(names))}, {"note", said(thing.note.render(names))}});
        me["held"].push_back({{"title", said(Text{held.title}.render())}, {"note", ""}, {"things", std::move(things)}});
    }

    std::map<Tap, std::size_t> taps;
    const auto tapOf = [&](const Tap& tap, const OfferedMove& move) {
        const auto [known, isNew] = taps.try_emplace(tap, taps.size());
        if (isNew)
            me["taps"].push_back({{"kind", wordOf(tap.kind)}, {"id", tap.id}, {"name", said(tapName(tap, move))}});
        return known->second;
    };
    std::map<std::string, std::size_t> entries;
    Offered offered{seat, revision(), {}};
    /// Of each group of moves that end at a place: what leads to it.
    std::map<std::pair<std::size_t, std::vector<Tap>>, std::set<Tap>> groups;
    for (const OfferedMove& move : movesOf(seat, may)) {
        const std::string command = valueIn(move.commands.back(), "command", std::string());
        const auto [entry, isNew] = entries.try_emplace(command, entries.size());
        if (isNew)
            me["entries"].push_back(said(m_words.entry(command)));
        Json way = Json::array();
        for (const Tap& tap : move.offer.taps)
            way.push_back(tapOf(tap, move));
        Json spread = nullptr;
        if (move.offer.spread) {
            Json places = Json::array();
            for (const Tap& place : move.offer.spread->places)
                places.push_back(tapOf(place, move));
            spread = {{"places", std::move(places)},
                      {"most", move.offer.spread->most},
                      {"least", move.offer.spread->least},
                      {"greatest", move.offer.spread->greatest}};
        }
        std::vector<Tap> ahead = move.offer.taps;
        if (!spread.is_null() && (ahead.empty() || isOfOneChoice(ahead))) {
            for (const Tap& place : move.offer.spread->places)
                groups[{entry->second, ahead}].insert(place);
        } else if (!ahead.empty() && ahead.back().kind == TapKind::Place) {
            const Tap place = ahead.back();
            ahead.pop_back();
            if (ahead.empty() || isOfOneChoice(ahead))
                groups[{entry->second, ahead}].insert(place);
        }
        const std::string words = said((move.offer.title ? *move.offer.title : move.words).render(names));
        me["moves"].push_back({{"taps", std::move(way)},
                               {"words", words},
                               {"entry", entry->second},
                               {"weight", wordOf(move.offer.weight)},
                               {"secret", move.isSecret},
                               {"spread", std::move(spread)},
                               {"open", openOf(move)}});
        const Json& open = me["moves"].back()["open"];
        const bool isForLaptop = std::any_of(open.begin(), open.end(), [](const Json& one) {
            return one["asked"].get<bool>() && !canBeAsked(one["ask"]);
        });
        me["others"] = me["others"].get<int>() + (isForLaptop ? 1 : 0);
        offered.moves.push_back(move.commands);
    }
    std::set<Tap>& seen = m_places[seat];
    for (const auto& [group, places] : groups)
        seen.insert(places.begin(), places.end());
    if (seen.size() <= mostShut) {
        for (const auto& [group, places] : groups) {
            for (const Tap& place : seen) {
                if (places.contains(place))
                    continue;
                Json way = Json::array();
                for (const Tap& tap : group.second)
                    way.push_back(taps.at(tap));
                const auto [known, isNew] = taps.try_emplace(place, taps.size());
                if (isNew)
                    me["taps"].push_back(
                        {{"kind", wordOf(place.kind)}, {"id", place.id}, {"name", said(m_words.tap(place, names))}});
                way.push_back(known->second);
                me["shut"].push_back({{"taps", std::move(way)}, {"entry", group.first}});
            }
        }
    }
    const auto known = std::find_if(m_offered.begin(), m_offered.end(),
                                    [&](const Offered& one) { return one.seat == seat && one.revision == revision(); });
    if (known == m_offered.end())
        m_offered.push_back(std::move(offered));
    else if (known->moves.size() < offered.moves.size())
        *known = std::move(offered);
    while (m_offered.size() > keptOffers)
        m_offered.pop_front();
    return me;
}

Json PhoneTable::entered(const ElsewhereAnswer& answer) const
{
    const LogEntry* entry = firstWith(match().entries(), &LogEntry::number, answer.entry);
    return {{"is", "entered"},
            {"entry", answer.entry},
            {"words", entry ? said(m_session.words(entry->headline)) : std::string()}};
}

Json PhoneTable::no(const Refusal& refusal) const
{
    const RulingState state = m_session.banner(refusal);
    Json answer = sorry(state.sentence);
    answer["more"] = saidAll(state.reasons);
    answer["rules"] = saidAll(state.rules);
    answer["anyway"] = state.canOverride;
    return answer;
}

/// The table is another since: what came first, in the words of the log.
Json PhoneTable::late(int since)
{
    const std::vector<LogLine>& lines = book().lines(match().names());
    const auto first = std::find_if(lines.begin(), lines.end(),
                                    [&](const LogLine& line) { return !line.withdrawn && line.number > since; });
    const std::vector<DeviceSeat> all = seats();
    const DeviceSeat* who = first != lines.end() ? firstWith(all, &DeviceSeat::number, first->seat) : nullptr;
    Json answer = sorry(first == lines.end() ? Words::tr("The table has changed since: look again.")
                        : who ? Words::tr("%1 was first: %2", "who, what they entered").arg(who->name, first->sentence)
                              : Words::tr("This came first: %1").arg(first->sentence));
    answer["late"] = true;
    return answer;
}

Json PhoneTable::record(std::vector<Json> lines, const std::optional<std::string>& reason)
{
    for (const Json& line : lines) {
        if (!m_words.game().command().check(line).empty())
            return sorry(Words::tr("This cannot be entered as it stands."));
    }
    // What is entered is shown on the laptop at once, in the laptop's language.
    const auto play = [this](const std::vector<Json>& all) {
        const SayingIn atHome = SayingIn::home();
        return m_session.playElsewhere(all);
    };
    ElsewhereAnswer answer = play(lines);
    if (answer.refusal && answer.refusal->result.canBeOverridden && reason) {
        lines[answer.refusal->before.size()]["override"] = *reason;
        answer = play(lines);
    }
    if (answer.refusal)
        return no(*answer.refusal);
    if (answer.played == Played::NotSaved && answer.entry == 0) {
        Json answered = sorry(Words::tr("It is not recorded: the laptop could not write it down."));
        answered["more"] = saidAll(words(answer.problems));
        return answered;
    }
    return entered(answer);
}

Json PhoneTable::enter(const std::string& seat, PhonesMay may, const Json& asked)
{
    const int at = valueIn(asked, "revision", -1);
    const int index = valueIn(asked, "move", -1);
    const auto offered = std::find_if(m_offered.begin(), m_offered.end(),
                                      [&](const Offered& one) { return one.seat == seat && one.revision == at; });
    if (offered == m_offered.end())
        return late(at);
    if (index < 0 || static_cast<std::size_t>(index) >= offered->moves.size())
        return sorry(Words::tr("There is no such move."));
    const std::vector<Json> wanted = offered->moves[static_cast<std::size_t>(index)];
    const std::vector<OfferedMove> now = movesOf(seat, may);
    const auto move =
        std::find_if(now.begin(), now.end(), [&](const OfferedMove& one) { return one.commands == wanted; });
    if (move == now.end())
        return at == revision() ? sorry(Words::tr("The laptop decides what phones may do: not this, for now."))
                                : late(at);
    Json lines = move->commands;
    const bool isShared = asked.contains("counts") && !asked.at("counts").is_null();
    if (move->offer.spread && (isShared || move->offer.spread->least > 0)) { // nothing is shared out by chance
        const std::optional<std::vector<int>> counts = countsIn(asked, *move->offer.spread);
        if (!counts)
            return sorry(Words::tr("They cannot be shared out like this."));
        lines = move->shared(*counts);
    }
    const Json values =
        asked.contains("values") && asked.at("values").is_object() ? asked.at("values") : Json::object();
    for (const auto& [pointer, value] : values.items()) {
        if (!firstWith(move->offer.open, &Open::at, pointer))
            return sorry(Words::tr("This value does not fit here."));
    }
    for (const Open& open : move->offer.open) {
        const Json::json_pointer place(open.at);
        if (!values.contains(open.at)) {
            if (open.isAsked)
                return sorry(Words::tr("Something is still missing."));
            continue;
        }
        const Json& value = values.at(open.at);
        const std::optional<Shape> shape = shapeOf(open, *move, m_words.game().command());
        if (shape && !shape->check(value).empty())
            return sorry(Words::tr("This value does not fit here."));
        if (open.at.find('/', 1) != std::string::npos)
            lines[place] = value;
    }
    Json answer = record(lines.get<std::vector<Json>>(), may == PhonesMay::Enter ? reasonIn(asked) : std::nullopt);
    if (may != PhonesMay::Enter && answer.contains("anyway"))
        answer["anyway"] = false;
    return answer;
}

Json PhoneTable::why(const std::string& seat, PhonesMay may, const Json& asked)
{
    if (may != PhonesMay::Enter)
        return sorry(Words::tr("The laptop decides what phones may do: not this, for now."));
    const int at = valueIn(asked, "revision", -1);
    if (at != revision())
        return late(at);
    std::vector<Tap> taps;
    for (const Json& tap : asked.contains("taps") && asked.at("taps").is_array() ? asked.at("taps") : Json::array()) {
        const std::optional<TapKind> kind = fromWord<TapKind>(textIn(tap, "kind"));
        if (kind)
            taps.push_back({*kind, textIn(tap, "id")});
    }
    const std::optional<Attempt> attempt = match().attempt(taps);
    if (!attempt)
        return sorry(Words::tr("This means nothing now."));
    if (!attempt->seat.empty() && attempt->seat != seat)
        return sorry(Words::tr("That is for another seat to do."));
    if (!attempt->refusal)
        return sorry(attempt->isAsked ? Words::tr("Something is still missing.")
                                      : Words::tr("This can be done now: choose it again."));
    const std::optional<std::string> reason = reasonIn(asked);
    if (reason && !attempt->isAsked && attempt->refusal->canBeOverridden)
        return record(attempt->lines, reason);
    Json answer = no(Refusal{attempt->lines.front(), *attempt->refusal});
    answer["anyway"] = attempt->refusal->canBeOverridden && !attempt->isAsked;
    return answer;
}

Json PhoneTable::undo(const std::string& seat, const Json& asked)
{
    const int entry = valueIn(asked, "entry", 0);
    const std::vector<LogLine>& lines = book().lines(match().names());
    const LogLine* line = firstWith(lines, &LogLine::number, entry);
    if (!line || line->seat == 0 || line->seat != numberOf(seat))
        return sorry(Words::tr("Only what this seat entered itself can be taken back here."));
    const QString words = line->sentence;
    const ElsewhereAnswer answer = [&] {
        const SayingIn atHome = SayingIn::home();
        return m_session.undoElsewhere(entry);
    }();
    if (answer.played == Played::Refused)
        return late(entry);
    if (answer.played == Played::NotSaved)
        return sorry(Words::tr("It is not recorded: the laptop could not write it down."));
    return {{"is", "entered"}, {"entry", entry}, {"words", said(words)}};
}

Json PhoneTable::lines(const Json& asked)
{
    const int before = valueIn(asked, "before", 0);
    Json log = linesBefore(before, linesAtOnce);
    const std::vector<LogLine>& all = book().lines(match().names());
    const int last = log.empty() ? 0 : valueIn(log.back(), "entry", 0);
    const bool hasMore =
        std::any_of(all.begin(), all.end(), [&](const LogLine& line) { return !line.withdrawn && line.number < last; });
    return {{"is", "lines"}, {"log", std::move(log)}, {"hasMore", hasMore}};
}

Json PhoneTable::rules(const Json& asked)
{
    const QString game = QString::fromStdString(m_game.game);
    if (!m_search)
        m_search = std::make_unique<RuleSearch>(QStringList{game});
    const QString typed = QString::fromStdString(textIn(asked, "words")).left(longestSearch);
    const RuleFindings found = m_search->find(typed, game, mostHits);
    Json hits = Json::array();
    for (const RuleHit& hit : found.rules) {
        const RuleWords& words = hit.rule->words.in(readersLanguage());
        Json marks = Json::array();
        for (const WordPlace& place : found.marksIn(QString::fromStdString(words.text), readersLanguage()))
            marks.push_back({place.at, place.length});
        hits.push_back({{"rule", hit.rule->id}, {"title", words.title}, {"text", words.text}, {"marks", marks}});
    }
    return {{"is", "rules"}, {"found", said(found.words.join(QLatin1Char(' ')))}, {"hits", std::move(hits)}};
}

Json PhoneTable::section(const Json& asked)
{
    const RuleBook* rulebook = RuleBook::of(QString::fromStdString(m_game.game));
    const Rule* rule = rulebook ? rulebook->find(textIn(asked, "rule")) : nullptr;
    const RuleSection* of = rule ? rulebook->section(rule->section) : nullptr;
    if (!of)
        return sorry(Words::tr("The rulebook has no such rule."));
    const BookLanguage language = readersLanguage();
    Json rules = Json::array();
    Json entries = Json::array();
    if (m_marksAt != revision()) {
        m_marks = marksOf(match(), *rulebook);
        m_marksAt = revision();
    }
    std::vector<std::string> ids = of->rules;
    if (!contains(ids, rule->id))
        ids.push_back(rule->id); // a reading, an example
    const std::vector<LogLine>& lines = book().lines(match().names());
    for (const std::string& id : ids) {
        const Rule* one = rulebook->find(id);
        const RuleWords& words = one->words.in(language);
        rules.push_back({{"rule", id}, {"title", words.title}, {"text", words.text}});
        const auto cited = m_marks.cited.find(id);
        if (cited == m_marks.cited.end() || cited->second.empty())
            continue;
        const CitingEntry& last = cited->second.back();
        const LogLine* line = firstWith(lines, &LogLine::number, last.number);
        if (line && !line->withdrawn)
            entries.push_back({{"rule", id},
                               {"entry", last.number},
                               {"number", last.place},
                               {"seat", line->seat},
                               {"words", said(line->sentence)}});
    }
    const QString number = QString::fromStdString(of->id).section(u'-', 1);
    return {{"is", "section"},
            {"title", said(QStringLiteral("%1 %2").arg(number, QString::fromStdString(of->title.in(language))))},
            {"rules", std::move(rules)},
            {"entries", std::move(entries)}};
}

QByteArray PhoneTable::picture(const QString& language)
{
    if (!m_game.past.view || match().entries().empty())
        return {};
    std::unique_ptr<MomentView>& view = m_views[language];
    if (!view) {
        view.reset(m_game.past.view(nullptr));
        view->setAttribute(Qt::WA_DontShowOnScreen);
        view->setTellsOutlook(false);
        view->resize(pictureSize.expandedTo(view->minimumSizeHint()));
    }
    view->showMoment(match(), match().entries().back().number);
    view->ensurePolished();
    for (auto* area : view->findChildren<QAbstractScrollArea*>()) { // nobody scrolls a picture
        area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    QPixmap picture(view->size() * pictureScale);
    picture.setDevicePixelRatio(pictureScale);
    picture.fill(Theme::current().colour(Colour::Window));
    view->render(&picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

} // namespace whistle
