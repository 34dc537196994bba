// SPDX-License-Identifier: GPL-3.0-or-later
// What a device enters: looked up in what was offered to its seat, and refereed like an entry of the laptop.
#include "devices/phone_table.h"

#include "base/first.h"
#include "base/plain_text.h"
#include "devices/ask.h"
#include "devices/phone_json.h"
#include "look/spoken_language.h"
#include "match/match_library.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace whistle {

namespace {

constexpr qsizetype longestReason = 200;

constexpr Sentence notShared{"whistle::PhoneTable",
                             QT_TRANSLATE_NOOP("whistle::PhoneTable", "They cannot be divided like this.")};
constexpr Sentence misfit{"whistle::PhoneTable",
                          QT_TRANSLATE_NOOP("whistle::PhoneTable", "This value does not fit here.")};
constexpr Sentence missing{"common", QT_TRANSLATE_NOOP("common", "Something is still missing.")};

/// The reason that somebody gives for an entry against the rules; none: none that says anything.
std::optional<std::string> reasonIn(const Json& asked)
{
    const QString reason =
        QString::fromStdString(valueIn(asked, "reason", std::string())).trimmed().left(longestReason);
    return reason.isEmpty() ? std::nullopt : std::optional(said(readable(reason)));
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

} // namespace

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
    Json answer = sorry(first == lines.end() ? tr("The table has changed since: look again.")
                        : who ? tr("%1 was first: %2", "who, what they entered").arg(who->name, first->sentence)
                              : tr("This came first: %1").arg(first->sentence));
    answer["late"] = true;
    return answer;
}

Json PhoneTable::record(std::vector<Json> lines, const std::optional<std::string>& reason)
{
    for (const Json& line : lines) {
        if (!m_words.game().command().check(line).empty())
            return sorry(tr("This cannot be entered as it is."));
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
        Json answered = sorry(tr("Not recorded: the laptop could not save it."));
        answered["more"] = saidAll(words(answer.problems));
        return answered;
    }
    return entered(answer);
}

Checked<std::vector<Json>> PhoneTable::linesOf(const OfferedMove& move, const Json& asked) const
{
    Json lines = move.commands;
    const bool isShared = asked.contains("counts") && !asked.at("counts").is_null();
    if (move.offer.spread && (isShared || move.offer.spread->least > 0)) { // nothing is shared out by chance
        const std::optional<std::vector<int>> counts = countsIn(asked, *move.offer.spread);
        if (!counts)
            return Problems{{"", Text{notShared}}};
        lines = move.shared(*counts);
    }
    const Json values =
        asked.contains("values") && asked.at("values").is_object() ? asked.at("values") : Json::object();
    for (const auto& [pointer, value] : values.items()) {
        if (!firstWith(move.offer.open, &Open::at, pointer))
            return Problems{{"", Text{misfit}}};
    }
    for (const Open& open : move.offer.open) {
        const Json::json_pointer place(open.at);
        if (!values.contains(open.at)) {
            if (open.isAsked)
                return Problems{{"", Text{missing}}};
            continue;
        }
        const Json& value = values.at(open.at);
        const std::optional<Shape> shape = shapeOf(open, move, m_words.game().command());
        if (shape && !shape->check(value).empty())
            return Problems{{"", Text{misfit}}};
        if (open.at.find('/', 1) != std::string::npos)
            lines[place] = value;
    }
    return lines.get<std::vector<Json>>();
}

const PhoneTable::Offered* PhoneTable::offeredAt(const std::string& seat, int revision) const
{
    const auto offered = std::find_if(m_offered.begin(), m_offered.end(),
                                      [&](const Offered& one) { return one.seat == seat && one.revision == revision; });
    return offered == m_offered.end() ? nullptr : &*offered;
}

Json PhoneTable::ahead(const std::string& seat, PhonesMay may, const Json& asked) const
{
    Json none{{"is", "ahead"}, {"gain", 0}, {"brings", Json::array()}};
    const int index = valueIn(asked, "move", -1);
    const Offered* offered = valueIn(asked, "revision", -1) == revision() ? offeredAt(seat, revision()) : nullptr;
    if (may != PhonesMay::Enter || !offered || index < 0 || static_cast<std::size_t>(index) >= offered->moves.size())
        return none;
    const std::vector<OfferedMove> now = movesOf(seat, may);
    const OfferedMove* move = firstWith(now, &OfferedMove::commands, offered->moves[static_cast<std::size_t>(index)]);
    if (!move || !tellsAhead(*move))
        return none;
    const Checked<std::vector<Json>> lines = linesOf(*move, asked);
    if (const std::optional<Json> brought = lines ? broughtBy(*lines, seat) : std::nullopt)
        none.update(*brought);
    return none;
}

Json PhoneTable::enter(const std::string& seat, PhonesMay may, const Json& asked)
{
    const int at = valueIn(asked, "revision", -1);
    const int index = valueIn(asked, "move", -1);
    const Offered* offered = offeredAt(seat, at);
    if (!offered)
        return late(at);
    if (index < 0 || static_cast<std::size_t>(index) >= offered->moves.size())
        return sorry(tr("There is no such move."));
    const std::vector<Json> wanted = offered->moves[static_cast<std::size_t>(index)];
    const std::vector<OfferedMove> now = movesOf(seat, may);
    const auto move =
        std::find_if(now.begin(), now.end(), [&](const OfferedMove& one) { return one.commands == wanted; });
    if (move == now.end())
        return at == revision() ? sorry(tr("The laptop decides what phones may do; this is not allowed for now."))
                                : late(at);
    const Checked<std::vector<Json>> lines = linesOf(*move, asked);
    if (!lines)
        return sorry(lines.problems().front().message.render());
    Json answer = record(*lines, may == PhonesMay::Enter ? reasonIn(asked) : std::nullopt);
    if (may != PhonesMay::Enter && answer.contains("anyway"))
        answer["anyway"] = false;
    return answer;
}

Json PhoneTable::why(const std::string& seat, PhonesMay may, const Json& asked)
{
    if (may != PhonesMay::Enter)
        return sorry(tr("The laptop decides what phones may do; this is not allowed for now."));
    const int at = valueIn(asked, "revision", -1);
    if (at != revision())
        return late(at);
    std::vector<Tap> taps;
    for (const Json& tap : asked.contains("taps") && asked.at("taps").is_array() ? asked.at("taps") : Json::array()) {
        const std::optional<TapKind> kind = fromWord<TapKind>(valueIn(tap, "kind", std::string()));
        if (kind)
            taps.push_back({*kind, valueIn(tap, "id", std::string())});
    }
    const std::optional<Attempt> attempt = match().attempt(taps);
    if (!attempt)
        return sorry(tr("That is not possible now."));
    if (!attempt->seat.empty() && attempt->seat != seat)
        return sorry(tr("Only another seat may do that."));
    if (!attempt->refusal)
        return sorry(attempt->isAsked ? Text{missing}.render() : tr("This can be done now: choose it again."));
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
        return sorry(tr("Only this seat's own entries can be undone here."));
    const QString words = line->sentence;
    const ElsewhereAnswer answer = [&] {
        const SayingIn atHome = SayingIn::home();
        return m_session.undoElsewhere(entry);
    }();
    if (answer.played == Played::Refused)
        return late(entry);
    if (answer.played == Played::NotSaved)
        return sorry(tr("Not recorded: the laptop could not save it."));
    return {{"is", "entered"}, {"entry", entry}, {"words", said(words)}};
}

} // namespace whistle
