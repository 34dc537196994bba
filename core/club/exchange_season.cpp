// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/exchange.h"

#include "base/first.h"
#include "club/record_lines.h"
#include "club/texts.h"

#include <QUuid>
#include <algorithm>

namespace whistle {

using namespace record_lines;

Checked<std::vector<Exchanged>> Exchange::moveThere(const MatchId& season)
{
    if (Problems problems = start(); !problems.empty())
        return problems;
    if (!travelsAlready(season.uuid)) {
        const Checked<std::vector<MatchSummary>> seasons = m_store.seasons();
        if (!seasons)
            return seasons.problems();
        const MatchSummary* listed = firstWith(*seasons, &MatchSummary::id, season);
        Travel travel;
        travel.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        travel.club = m_server.club();
        travel.isSeason = true;
        travel.game = listed ? listed->game : std::string();
        travel.here = season.uuid;
        if (Problems problems = keep(travel); !problems.empty())
            return problems;
    } else {
        return push();
    }
    Checked<std::vector<Exchanged>> all = push();
    if (!m_isCancelled)
        return all;
    return takeBackWhatWasMoved(season);
}

/// Off the server again, before anybody else has entered anything.
Problems Exchange::takeBackWhatWasMoved(const MatchId& season)
{
    if (Problems problems = readThere(); !problems.empty())
        return problems;
    const auto of = std::find_if(m_travels.begin(), m_travels.end(),
                                 [&](const auto& each) { return each.second.here == season.uuid; });
    const Travel travel = of->second;
    if (const ClubRecord* record = there(travel.id)) {
        std::map<QString, std::string> matches;
        for (const auto& [id, each] : m_travels) {
            const Checked<Lines> lines = each.season == travel.id && each.sent >= 0 ? linesOf(each) : Lines{};
            if (lines && !lines->empty())
                matches.emplace(id, (*lines)[static_cast<std::size_t>(each.sent)].chain);
        }
        const Checked<Lines> lines = linesOf(travel);
        if (!lines)
            return lines.problems();
        const RecordedLine& last = (*lines)[static_cast<std::size_t>(std::clamp(travel.sent, 0, lastOf(*lines)))];
        const Checked<ClubAnswer> answer = m_server.takeOff(record->id, {last.number, last.chain}, matches);
        if (!answer)
            return answer.problems();
        if (std::holds_alternative<ClubRefusal>(*answer))
            return {{"", Text{club_texts::cancelledHalf}}};
    }
    if (Problems problems = putSeasonAside(travel.id); !problems.empty())
        return problems;
    return {{"", Text{club_texts::cancelledThere}}};
}

Problems Exchange::putSeasonAside(const QString& season)
{
    std::vector<QString> gone;
    for (const auto& [id, each] : m_travels) {
        if (id == season || each.season == season)
            gone.push_back(id);
    }
    for (const QString& id : gone) {
        if (Problems problems = putAside(id); !problems.empty())
            return problems;
    }
    return {};
}

Problems Exchange::keepOtherHistories(const ClubRecord& record)
{
    const Checked<std::vector<ClubHistory>> histories = m_server.histories(record.id);
    if (!histories)
        return histories.problems();
    const ClubHistory* chosen = firstWith(*histories, &ClubHistory::counts, true);
    for (const ClubHistory& history : *histories) {
        if (history.counts)
            continue;
        const Checked<std::vector<std::string>> text = m_server.lines(record.id, history.number, -1);
        if (!text)
            return text.problems();
        const Lines lines = soundLines(*text).lines;
        if (lines.empty())
            continue;
        ClubRecord other = record;
        other.state = {lastOf(lines), lines.back().chain, history.number};
        if (matchLike(other)) // it was played here, or the season was not taken off then
            continue;
        const Checked<MatchId> id = m_store.importMatch(lines, Instant::now());
        if (!id)
            return id.problems();
        const Text title{club_texts::otherHistory, record.title.empty() ? record.fixture : record.title,
                         history.deviceName.toStdString(), chosen ? chosen->reason : std::string()};
        for (Problems problems :
             {m_store.setSummary(*id, title.render().toStdString(), partOf(history.telling, "summary"), true),
              m_store.putOn(Shelf::Archive, *id)}) {
            if (!problems.empty())
                return problems;
        }
    }
    return {};
}

Checked<Exchanged> Exchange::bringBack(const QString& season)
{
    const Checked<std::vector<Exchanged>> pulled = pull();
    if (!pulled)
        return pulled.problems();
    if (m_isCancelled)
        return Problem{"", Text{club_texts::cancelledHere}};
    const Travel* known = travelOf(season);
    if (!known)
        return Problem{"", Text{club_texts::unknownThere}};
    const Travel travel = *known;
    // What stands there is what is here, of every match too; of two histories one has been chosen.
    if (Problems problems = start(); !problems.empty())
        return problems;
    std::map<QString, std::string> matches;
    Json others = Json::array();
    for (const ClubRecord& record : m_there) {
        if (record.id != season && record.season != season)
            continue;
        if (!record.isSeason)
            matches.emplace(record.id, record.state.chain);
        const Travel* each = travelOf(record.id);
        const Checked<Lines> lines = each ? linesOf(*each) : Checked<Lines>(Lines{});
        const bool isWhole = each && lines && lastOf(*lines) == record.state.count && hasAll(*lines, record.state) &&
                             (record.histories < 2 || record.isChosen);
        if (!isWhole)
            others.push_back({{"record", record.id.toStdString()}, {"fixture", record.fixture}});
    }
    if (!others.empty())
        return Exchanged{travel, Standing::Refused, ClubRefusal{ClubRefusal::Why::NotWhole, {{"matches", others}}}};
    const Checked<Lines> lines = linesOf(travel);
    if (!lines)
        return lines.problems();
    for (const ClubRecord& record : m_there) {
        if (record.season != season || record.histories < 2)
            continue;
        if (Problems problems = keepOtherHistories(record); !problems.empty())
            return problems;
    }
    const Checked<ClubAnswer> answer = m_server.takeOff(season, {lastOf(*lines), lines->back().chain}, matches);
    if (!answer)
        return answer.problems();
    if (const auto* refusal = std::get_if<ClubRefusal>(&*answer))
        return Exchanged{travel, Standing::Refused, *refusal};
    if (Problems problems = putSeasonAside(season); !problems.empty())
        return problems;
    return Exchanged{travel, Standing::Whole, {}};
}

namespace {

bool isAsThere(const Lines& lines, const ClubRecord& record)
{
    return lastOf(lines) == record.state.count && hasAll(lines, record.state);
}

/// Whether some act of the season names this state of a match, whatever became of the act.
bool names(const Lines& season, const std::string& chain)
{
    return std::any_of(season.begin(), season.end(),
                       [&](const RecordedLine& line) { return line.text.find(chain) != line.text.npos; });
}

} // namespace

Checked<std::vector<TakenResult>> Exchange::takeResults(const QString& season, Results which)
{
    const auto isOpen = [&](const ClubRecord& match, const league::Fixture& fixture, const league::Season& state,
                            const Lines& acts) {
        return (match.histories < 2 || match.isChosen) && !isSettled(state, fixture) &&
               (which == Results::All || (isAgreed(match) && !names(acts, match.state.chain)));
    };
    return enter(season, isOpen, which);
}

Checked<Json> resultAct(const ClubRecord& match, const QString& here, const Lines& played, const league::Season& season,
                        const std::string& reason)
{
    if (!isAsThere(played, match))
        return Problem{"", Text{club_texts::notHereAsThere}};
    const Checked<std::unique_ptr<Match>> opened = matchIn(played);
    if (!opened)
        return opened.problems();
    Checked<Json> act = resultOf(
        **opened, season, {league::Source::Tracked, here.toStdString(), dateOf(**opened), match.terms}, match.fixture);
    const int index = season.fixtureNamed(match.fixture);
    if (!act || index < 0 || !season.fixtures[static_cast<std::size_t>(index)].result)
        return act;
    return Json{{"command", "correct"}, {"fixture", match.fixture}, {"result", (*act)["result"]}, {"reason", reason}};
}

Checked<std::vector<TakenResult>> Exchange::enter(const QString& season, const Wanted& isWanted, Results which)
{
    if (m_server.role() != ClubRole::Organiser)
        return Problem{"", Text{club_texts::organiserNeeded}};
    if (Problems problems = start(); !problems.empty())
        return problems;
    const Travel* of = travelOf(season);
    const Checked<Lines> lines = of ? linesOf(*of) : Checked<Lines>(Problem{"", Text{club_texts::unknownThere}});
    if (!lines)
        return lines.problems();
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(*lines);
    if (!record)
        return record.problems();
    Problems trouble;
    (*record)->setRecorder(
        [&](const Lines& more) { return trouble = m_store.append({of->here}, more, Instant::now()); });
    std::vector<TakenResult> all;
    for (const ClubRecord& match : m_there) {
        const Travel* travel = travelOf(match.id);
        if (match.season != season || !match.finished || !travel || travel->isParted)
            continue;
        const league::Season& state = (*record)->state();
        const int index = state.fixtureNamed(match.fixture);
        if (index < 0)
            continue;
        const league::Fixture& fixture = state.fixtures[static_cast<std::size_t>(index)];
        if (!isWanted(match, fixture, state, (*record)->recordedLines()))
            continue;
        const Checked<Lines> played = linesOf(*travel);
        if (played && !isAsThere(*played, match) && which == Results::Agreed) // it will be
            continue;
        TakenResult& taken = all.emplace_back(TakenResult{match.id, match.fixture, {}});
        const Checked<Json> act =
            played ? resultAct(match, travel->here, *played, state) : Checked<Json>(played.problems());
        if (!act) {
            for (const Problem& problem : act.problems())
                taken.answer.why.push_back(problem.message);
            continue;
        }
        Checked<PlayResult> answer = (*record)->play(*act, Instant::now());
        if (!answer)
            return answer.problems();
        taken.answer = std::move(*answer);
    }
    if (std::any_of(all.begin(), all.end(), [](const TakenResult& taken) { return taken.answer.accepted; })) {
        if (Problems problems = keepSummary(*of, (*record)->recordedLines()); !problems.empty())
            return problems;
    }
    return all;
}

} // namespace whistle
