// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_table.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "base/reader.h"
#include "controls/panels/sum_panel.h"
#include "devices/phone_json.h"
#include "look/readers_language.h"
#include "table/told_ruling.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr std::size_t linesAtOnce = 40;
const char* wordOf(PhonesMay may)
{
    return may == PhonesMay::Watch ? "watch" : may == PhonesMay::Seal ? "seal" : "enter";
}

Json lineJson(const LogLine& line, bool isSealed)
{
    return {{"entry", line.number},      {"number", line.place},
            {"seat", line.seat},         {"words", said(line.sentence)},
            {"gain", said(line.points)}, {"override", line.overridden ? said(line.remark) : std::string()},
            {"sealed", isSealed}};
}

Json sumJson(const std::vector<SumLine>& lines)
{
    Json sum = Json::array();
    for (const SumLine& line : lines) {
        Json parts = Json::array();
        for (const SumPart& part : line.tiles)
            parts.push_back({{"value", said(part.value)}, {"name", said(part.name)}});
        sum.push_back({{"seat", line.seat},
                       {"title", said(line.title)},
                       {"note", said(line.detail)},
                       {"rule", said(line.rule)},
                       {"value", said(line.value)},
                       {"parts", std::move(parts)}});
    }
    return sum;
}

} // namespace

PhoneTable::PhoneTable(MatchSession& session, const GameEntry& game)
    : m_session(session)
    , m_game(game)
    , m_words(game.game, (*Catalog::standard().game(game.game))->table())
    , m_rules({QString::fromStdString(game.game)})
{
}

int PhoneTable::revision() const
{
    return static_cast<int>(match().recordedLines().size()) - 1;
}

const std::vector<OfferedMove>& PhoneTable::moves() const
{
    if (std::exchange(m_movesAt, revision()) != revision())
        m_moves = match().moves();
    return m_moves;
}

std::set<std::string> PhoneTable::sealing() const
{
    std::set<std::string> asked;
    for (const OfferedMove& move : moves()) {
        if (move.isSecret && move.offer.weight == Weight::Due)
            asked.insert(move.offer.seat);
    }
    return asked;
}

/// What lies closed for longer (a deck, what is face down) is no choice that waits: nobody is asked, and none can be
/// made anew.
std::set<std::string> PhoneTable::sealed() const
{
    const std::set<std::string> asked = sealing();
    std::set<std::string> canAnew;
    for (const OfferedMove& move : moves()) {
        if (move.isSecret)
            canAnew.insert(move.offer.seat);
    }
    std::set<std::string> sealed;
    for (const LogEntry& entry : match().entries()) {
        const std::string& seat = entry.sealedFor;
        if (!entry.withdrawn && !seat.empty() && !asked.contains(seat) && (!asked.empty() || canAnew.contains(seat)))
            sealed.insert(seat);
    }
    return sealed;
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
    const std::vector<std::string> due = seatsToMove(moves());
    const std::set<std::string> asked = sealing();
    const std::set<std::string> hasSealed = sealed();
    for (const ScoreboardSeat& seat : m_game.scoreboard(match()).seats) {
        DeviceSeat& one = seats.emplace_back();
        one.isSealing = asked.contains(seat.id);
        one.hasSealed = hasSealed.contains(seat.id);
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

Json PhoneTable::seatsJson(const ScoreboardState& board, const std::vector<DeviceSeat>& seats)
{
    LogBook& log = book();
    Json all = Json::array();
    const std::set<std::string> asked = sealing();
    const std::set<std::string> hasSealed = sealed();
    const BoxColours colours = m_game.colours ? m_game.colours(match()) : BoxColours{};
    const std::vector<std::string> due = seatsToMove(moves());
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
        all.push_back(
            {{"id", seat.id},
             {"name", said(seat.name)},
             {"number", seat.seat},
             {"colour", colour == BoxColour::None ? std::string() : std::string(toWord(colour))},
             {"score", seat.score},
             {"gain", log.pointsOfTurn(seat.seat)},
             {"note", said(seat.note)},
             {"counts", std::move(counts)},
             {"due", contains(due, seat.id)},
             {"sealing", asked.contains(seat.id)       ? "asked"
                         : hasSealed.contains(seat.id) ? "sealed"
                                                       : ""},
             {"phone", !device || !device->isTaken ? ""
                       : device->isAwake           ? "on"
                                                   : "asleep"},
             {"since", device && device->isTaken ? said(QLocale().toString(device->since.time(), QLocale::ShortFormat))
                                                 : std::string()}});
    }
    return all;
}

Json PhoneTable::table(PhonesMay may, const std::vector<DeviceSeat>& seats)
{
    const ScoreboardState board = m_game.scoreboard(match());
    const MatchSession::Digest digest = m_game.digest(match());
    LogBook& log = book();

    Json shown{{"is", "table"},
               {"revision", revision()},
               {"game", said(Text{m_game.name}.render())},
               {"where", said(board.period)},
               {"may", wordOf(may)},
               {"over", digest.finished && m_game.outcome ? said(m_game.outcome(digest.summary)) : std::string()},
               {"waits", said(waits())},
               {"ruling", ruling()},
               {"log", linesBefore(0, linesAtOnce)},
               {"hasMore", log.lines(match().names()).size() > linesAtOnce},
               {"board", m_game.past.view ? QStringLiteral("board/%1-%2-dark.png")
                                                .arg(revision())
                                                .arg(QString::fromStdString(readersLanguageCode()))
                                                .toStdString()
                                          : std::string()},
               {"boardWords", saidAll(boardWords())},
               {"alarm", said(board.alarm)},
               {"me", nullptr}};
    shown["seats"] = seatsJson(board, seats);
    return shown;
}

QString PhoneTable::waits() const
{
    QStringList sealing;
    QStringList due;
    for (const DeviceSeat& seat : seats()) {
        if (seat.isSealing)
            sealing << seat.name;
        if (seat.isDue)
            due << seat.name;
    }
    if (!sealing.isEmpty())
        return waitingToSeal(sealing);
    return due.size() > 1
               ? QCoreApplication::translate("whistle::Phone", "Waiting for %1").arg(QLocale().createSeparatedList(due))
           : due.isEmpty() ? QString()
                           : QCoreApplication::translate("whistle::Phone", "%1 to move").arg(due.front());
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
    // What was open for a moment alone is not told afterwards.
    const ToldRuling told = toldRuling(m_session, log, m_game.past.tellsReasons);
    if (told.number == 0)
        return nullptr;
    const int number = told.number;
    const RulingState& state = told.state;
    const LogLine* line = firstWith(log.lines(match().names()), &LogLine::number, number);
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
            {"sum", sumJson(m_game.sums ? m_game.sums(match(), log.standingFrom(number)) : std::vector<SumLine>())},
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
        return value.isEmpty() ? QString() : labelled(fact.name, value);
    };
    QStringList words;
    for (const PlainSeat& seat : table.seats) {
        QStringList facts;
        for (const PlainFact& fact : seat.facts)
            facts << tell(fact);
        facts.removeAll(QString());
        words << labelled(seat.name, facts.join(QStringLiteral("; ")));
    }
    for (const PlainFact& fact : table.others)
        words << tell(fact);
    words.removeAll(QString());
    return words;
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
    return m_rules.find(asked);
}

Json PhoneTable::readAll(const Json& asked) const
{
    return m_rules.readAll(asked);
}

Json PhoneTable::section(const Json& asked)
{
    return m_rules.section(asked, match(), revision(), book().lines(match().names()));
}

} // namespace whistle
