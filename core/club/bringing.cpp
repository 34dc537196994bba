// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/bringing.h"

#include "base/told_text.h"
#include "catalog/leagues.h"

#include <algorithm>
#include <span>

namespace whistle {

namespace {

/// The chain at the end of a line of ours.
std::string_view chainIn(std::string_view text)
{
    constexpr std::size_t digits = 64;
    constexpr std::size_t behind = 2; // "}
    return text.size() < digits + behind ? std::string_view() : text.substr(text.size() - digits - behind, digits);
}

class Bringing {
public:
    Bringing(ClubServer& server, const ClubDevice& device, Travel& travel, const std::vector<RecordedLine>& lines)
        : m_server(server)
        , m_device(device)
        , m_travel(travel)
        , m_lines(lines)
    {
    }

    Checked<Brought> bring()
    {
        if (m_travel.sent < 0 || m_travel.sent > last()) {
            const Checked<ClubAnswer> begun = begin();
            if (!begun)
                return begun.problems();
            if (const auto* refusal = std::get_if<ClubRefusal>(&*begun))
                return Brought{Standing::Refused, *refusal, 0};
            if (std::optional<Checked<Brought>> end = goOnFrom(std::get<ClubState>(*begun), {}))
                return *end;
        }
        while (m_travel.sent < last()) {
            constexpr int atOnce = 500;
            const auto more =
                std::span(m_lines).subspan(static_cast<std::size_t>(m_travel.sent) + 1,
                                           static_cast<std::size_t>(std::min(atOnce, last() - m_travel.sent)));
            const Checked<ClubAnswer> answer = m_server.append(m_travel.id, m_device, line(m_travel.sent), more);
            if (!answer)
                return answer.problems();
            if (const auto* state = std::get_if<ClubState>(&*answer)) {
                m_travel.sent = state->count;
                m_travel.history = state->history;
                m_travel.isParted = false;
            } else if (std::optional<Checked<Brought>> end = afterRefusal(std::get<ClubRefusal>(*answer))) {
                return *end;
            }
        }
        return Brought{Standing::Whole, {}, last()};
    }

private:
    Checked<ClubAnswer> begin()
    {
        return m_server.begin(recordOf(m_travel), m_lines.front(), m_device,
                              m_travel.isSeason || m_travel.isPlayedHere);
    }
    [[nodiscard]] int last() const { return static_cast<int>(m_lines.size()) - 1; }
    [[nodiscard]] const RecordedLine& line(int number) const { return m_lines[static_cast<std::size_t>(number)]; }

    [[nodiscard]] std::size_t sameLines(const std::vector<std::string>& there) const
    {
        std::size_t same = 0;
        while (same < there.size() && same < m_lines.size() && chainIn(there[same]) == m_lines[same].chain)
            ++same;
        return same;
    }
    static ClubRecord recordOf(const Travel& travel)
    {
        ClubRecord record;
        record.id = travel.id;
        record.isSeason = travel.isSeason;
        record.game = travel.game;
        record.season = travel.season;
        record.fixture = travel.fixture;
        record.terms = travel.terms;
        return record;
    }

    /// None: there is a way on.
    std::optional<Checked<Brought>> afterRefusal(const ClubRefusal& refusal)
    {
        using Why = ClubRefusal::Why;
        if (refusal.why == Why::Parted)
            return goOnFrom(refusal.there(), refusal);
        if (refusal.why == Why::Unknown && !m_hasBegun) {
            // The server was put back to an earlier day, or the season was taken off it.
            m_hasBegun = true;
            m_travel.sent = -1;
            return bring();
        }
        if (refusal.why != Why::Held)
            return Checked<Brought>(Brought{Standing::Refused, refusal, m_travel.sent});
        const Checked<std::vector<ClubHistory>> histories = m_server.histories(m_travel.id);
        if (!histories)
            return Checked<Brought>(histories.problems());
        const auto counts = std::find_if(histories->begin(), histories->end(),
                                         [](const ClubHistory& history) { return history.counts; });
        if (counts == histories->end())
            return Checked<Brought>(Brought{Standing::Refused, refusal, m_travel.sent});
        const Checked<std::vector<std::string>> there = m_server.lines(m_travel.id, counts->number, -1);
        if (!there)
            return Checked<Brought>(there.problems());
        if (sameLines(*there) < there->size() || !m_travel.isPlayedHere)
            return afterComparing(*there, refusal);
        // Nobody has gone on. If nobody holds it any more, it is ours again.
        const Checked<ClubAnswer> taken = m_server.takeOver(m_travel.id, m_device);
        if (!taken)
            return Checked<Brought>(taken.problems());
        if (const auto* state = std::get_if<ClubState>(&*taken))
            return goOnFrom(*state, refusal);
        return Checked<Brought>(Brought{Standing::Refused, std::get<ClubRefusal>(*taken), m_travel.sent});
    }

    /// The server is so far with what counts there. None: what is here goes on from there.
    std::optional<Checked<Brought>> goOnFrom(const ClubState& there, const std::optional<ClubRefusal>& refusal)
    {
        if (there.count <= last() && line(there.count).chain == there.chain) {
            m_travel.sent = there.count;
            m_travel.history = there.history;
            return {};
        }
        const Checked<std::vector<std::string>> lines = m_server.lines(m_travel.id, there.history, -1);
        return lines ? afterComparing(*lines, refusal) : Checked<Brought>(lines.problems());
    }

    std::optional<Checked<Brought>> afterComparing(const std::vector<std::string>& there,
                                                   const std::optional<ClubRefusal>& refusal)
    {
        const std::size_t same = sameLines(there);
        const int common = static_cast<int>(same) - 1;
        if (common == last()) {
            m_travel.sent = common;
            return Checked<Brought>(
                Brought{there.size() > m_lines.size() ? Standing::More : Standing::Whole, {}, common});
        }
        const ClubRefusal why = refusal.value_or(ClubRefusal{ClubRefusal::Why::Parted, Json::object()});
        if (same == there.size()) // there is nothing else: what is here waits
            return Checked<Brought>(Brought{Standing::Refused, why, common});
        if (common < 0)
            return Checked<Brought>(Brought{Standing::Refused, ClubRefusal{ClubRefusal::Why::Another, {}}, 0});
        if (!m_travel.isSeason) {
            const auto keep = [&] {
                return m_server.keepHistory(m_travel.id, m_device, common, std::span(m_lines).subspan(same));
            };
            Checked<ClubAnswer> kept = keep();
            const auto* unknown = kept ? std::get_if<ClubRefusal>(&*kept) : nullptr;
            // A server in the place of one that was lost does not know who has held the match.
            if (unknown && unknown->why == ClubRefusal::Why::Held && m_travel.isPlayedHere && begin())
                kept = keep();
            if (!kept)
                return Checked<Brought>(kept.problems());
            if (const auto* refused = std::get_if<ClubRefusal>(&*kept))
                return Checked<Brought>(Brought{Standing::Refused, *refused, common});
            m_travel.isParted = true;
            m_travel.history = std::get<ClubState>(*kept).history;
            m_travel.kept = std::get<ClubState>(*kept).count;
        }
        m_travel.sent = common;
        return Checked<Brought>(Brought{Standing::Parted, why, common});
    }

    ClubServer& m_server;
    const ClubDevice& m_device;
    Travel& m_travel;
    const std::vector<RecordedLine>& m_lines;
    bool m_hasBegun = false;
};

} // namespace

Checked<Brought> bring(ClubServer& server, const ClubDevice& device, Travel& travel,
                       const std::vector<RecordedLine>& lines)
{
    return Bringing(server, device, travel, lines).bring();
}

Json historyTelling(const Match& match, int common, Json summary, const NameReader& names, const SharesOf& shares)
{
    constexpr std::size_t most = 100;
    constexpr std::size_t mostTold = 40'000; // bytes; the server takes 60,000 in all
    std::size_t size = 0;
    const std::vector<LogEntry>& log = match.entries();
    const std::vector<EntryShare> shared = shares ? shares(match) : std::vector<EntryShare>();
    Json told{{"chain", match.recordedLines().back().chain}, {"summary", std::move(summary)}};
    Json entries = Json::array();
    int more = 0;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const LogEntry& entry = log[i];
        if (entry.number <= common || entry.withdrawn)
            continue;
        if (entries.empty())
            told["from"] = entry.at.toIso();
        told["to"] = entry.at.toIso();
        Json line{{"number", entry.number}, {"words", entry.headline.toStdString(names)}};
        if (Json sentence = toldText(entry.headline, names); size < mostTold) {
            size += sentence.dump().size();
            line["told"] = std::move(sentence); // any other in the words of this computer alone
        }
        if (i < shared.size() && shared[i].seat > 0) {
            line["seat"] = shared[i].seat;
            line["points"] = shared[i].points;
        }
        if (entries.size() < most) {
            entries.push_back(std::move(line));
        } else {
            ++more;
            told["last"] = std::move(line);
        }
    }
    told["entries"] = std::move(entries);
    told["more"] = more;
    return told;
}

QString wordsOfEntry(const Json& entry, const NameReader& names)
{
    const QString here = readTold(partOf(entry, "told"), names);
    return QString::fromStdString(
        shortened(here.isEmpty() ? valueIn(entry, "words", std::string()) : here.toStdString()));
}

Json outcomeOf(const std::string& game, const Json& table, const std::string& chain)
{
    const league::LeagueRules* rules = leagueRules(game);
    const Checked<league::ReportedMatch> report =
        rules && rules->report ? rules->report(table) : Checked<league::ReportedMatch>(Problems{});
    if (!report)
        return nullptr;
    Json sides = Json::array();
    for (std::size_t side = 0; side < report->sides.size(); ++side) {
        Json told{{"name", report->sides[side]}, {"place", report->places[side]}};
        if (side < report->scores.size())
            told["score"] = report->scores[side];
        sides.push_back(std::move(told));
    }
    return {{"chain", chain}, {"sides", std::move(sides)}};
}

Json tableSummary(const std::string& game, const Json& table, const std::string& chain)
{
    const league::LeagueRules* rules = leagueRules(game);
    Json summary = rules && rules->standing && table.is_object() ? rules->standing(table) : Json::object();
    summary["table"] = table;
    if (Json outcome = outcomeOf(game, table, chain); !outcome.is_null())
        summary["result"] = std::move(outcome);
    const Checked<league::ReportedMatch> report =
        rules && rules->report ? rules->report(table) : Checked<league::ReportedMatch>(Problems{});
    if (report && report->scores.size() == report->sides.size()) {
        summary["seats"] = Json::array();
        for (std::size_t side = 0; side < report->sides.size(); ++side)
            summary["seats"].push_back(
                {{"seat", side + 1}, {"name", report->sides[side]}, {"score", report->scores[side]}});
    }
    return summary;
}

bool isOver(const std::string& game, const Json& table)
{
    const league::LeagueRules* rules = leagueRules(game);
    return rules && rules->report && rules->report(table).isGood();
}

} // namespace whistle
