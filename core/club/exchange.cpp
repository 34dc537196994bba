// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/exchange.h"

#include "base/first.h"
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "club/texts.h"
#include "store/match_fixtures.h"
#include "store/merged_season.h"

#include <QUuid>
#include <algorithm>
#include <limits>

namespace whistle {

namespace {

/// A record, or the lines of one, that hold in every link.
Checked<std::vector<RecordedLine>> proven(SoundLines sound)
{
    if (sound.fault && !sound.torn)
        return *sound.fault;
    return std::move(sound.lines);
}

int lastOf(const std::vector<RecordedLine>& lines)
{
    return static_cast<int>(lines.size()) - 1;
}

std::string dateOf(const Match& match)
{
    const std::vector<LogEntry>& entries = match.entries();
    return entries.empty() ? std::string() : entries.back().at.toIso().substr(0, 10);
}

} // namespace

Problems Exchange::look()
{
    Checked<std::vector<ClubRecord>> there = m_server.records();
    if (!there)
        return there.problems();
    m_there = std::move(*there);
    Checked<std::vector<MatchSummary>> listed = m_store.recentMatches(std::numeric_limits<int>::max());
    if (!listed)
        return listed.problems();
    m_listed = std::move(*listed);
    return {};
}

const ClubRecord* Exchange::there(const QString& id) const
{
    return firstWith(m_there, &ClubRecord::id, id);
}

Checked<std::vector<RecordedLine>> Exchange::linesOf(const Travel& travel) const
{
    if (travel.here.isEmpty()) {
        const Checked<std::string> text = readWholeFile(FileName(travel.file));
        return text ? proven(soundLines(*text)) : text.problems();
    }
    const Checked<std::vector<std::string>> lines = m_store.load({travel.here});
    return lines ? proven(soundLines(*lines)) : lines.problems();
}

Checked<std::vector<RecordedLine>> Exchange::linesThere(const ClubRecord& record) const
{
    const Checked<std::vector<std::string>> lines = m_server.lines(record.id, record.state.history, -1);
    if (!lines)
        return lines.problems();
    SoundLines sound = soundLines(*lines);
    if (sound.fault)
        return Problem{record.id.toStdString(), Text{club_texts::faultThere, std::max(0, lastOf(sound.lines))}};
    return std::move(sound.lines);
}

Problems Exchange::addMatches(const Travel& season)
{
    const Checked<std::vector<MatchFixture>> ties = MatchFixtures(m_store).ofSeason({season.here});
    const Checked<std::vector<Travel>> known = m_travels.all();
    if (!ties || !known)
        return ties ? known.problems() : ties.problems();
    for (const MatchFixture& tie : *ties) {
        const MatchSummary* match = firstWith(m_listed, &MatchSummary::id, tie.match);
        if (firstWith(*known, &Travel::here, tie.match.uuid) || !match || match->shelf == Shelf::Bin)
            continue;
        Travel travel;
        travel.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        travel.game = match->game;
        travel.here = tie.match.uuid;
        travel.season = season.id;
        travel.fixture = tie.fixture;
        travel.terms = tie.terms;
        if (Problems problems = m_travels.keep(travel); !problems.empty())
            return problems;
    }
    return {};
}

Checked<Exchanged> Exchange::bringOne(Travel travel)
{
    const Travel before = travel;
    const ClubRecord* record = there(travel.id);
    if (!record || travel.sent > record->state.count)
        travel.sent = -1; // the server was put back to an earlier day
    const bool isTold = record && travel.sent >= 0 && !travel.here.isEmpty() && record->state.count == travel.sent &&
                        m_store.lineCount({travel.here}) == travel.sent;
    Exchanged done{travel, Standing::Whole, {}};
    if (!isTold) {
        const Checked<std::vector<RecordedLine>> lines = linesOf(travel);
        if (!lines)
            return lines.problems();
        const Checked<Brought> brought = bring(m_server, m_device, travel, *lines);
        if (travel != before) {
            if (Problems problems = m_travels.keep(travel); !problems.empty())
                return problems;
        }
        if (!brought)
            return brought.problems();
        const bool isMore = brought->standing == Standing::Whole && record && record->state.count > lastOf(*lines);
        done = {travel, isMore ? Standing::More : brought->standing, brought->refusal,
                lastOf(*lines) - brought->common};
        if (done.standing == Standing::Whole && !travel.file.empty()) {
            if (Problems problems = tellFile(travel, *lines); !problems.empty())
                return problems;
        }
    }
    if (done.standing == Standing::Whole && !travel.isSeason && !travel.here.isEmpty()) {
        if (Problems problems = tell(travel); !problems.empty())
            return problems;
    }
    return done;
}

Problems Exchange::tellFile(const Travel& travel, const std::vector<RecordedLine>& lines)
{
    SoundLines sound;
    sound.lines = lines;
    const Checked<std::unique_ptr<Match>> match = Catalog::standard().openMatch(sound);
    if (!match)
        return match.problems();
    const Json table = (*match)->table();
    return m_server.tell(travel.id, m_device, {}, tableSummary(table), isOver(travel.game, table)).problems();
}

Problems Exchange::tell(const Travel& travel)
{
    const MatchSummary* listed = firstWith(m_listed, &MatchSummary::id, MatchId{travel.here});
    const ClubRecord* record = there(travel.id);
    if (!listed || (record && (record->device != m_device.id || record->holder != m_server.person())))
        return {};
    if (record && record->title == listed->title && record->summary == listed->summary &&
        record->finished == listed->finished)
        return {};
    return m_server.tell(travel.id, m_device, listed->title, listed->summary, listed->finished).problems();
}

Checked<std::vector<Exchanged>> Exchange::push()
{
    if (Problems problems = look(); !problems.empty())
        return problems;
    Checked<std::vector<Travel>> travels = m_travels.all();
    if (!travels)
        return travels.problems();
    for (const Travel& travel : *travels) {
        if (travel.isSeason) {
            if (Problems problems = addMatches(travel); !problems.empty())
                return problems;
        }
    }
    travels = m_travels.all();
    if (!travels)
        return travels.problems();
    std::vector<Exchanged> all;
    for (const Travel& travel : *travels) {
        const ClubRecord* record = there(travel.id);
        // Of a season of which the server has more, that comes first.
        Checked<Exchanged> done = travel.isSeason && record ? takeInSeason(travel, *record) : bringOne(travel);
        if (!done)
            return done.problems();
        all.push_back(std::move(*done));
    }
    return all;
}

Checked<std::vector<Exchanged>> Exchange::pull()
{
    if (Problems problems = look(); !problems.empty())
        return problems;
    std::vector<Exchanged> all;
    for (const ClubRecord& record : m_there) {
        const Checked<std::vector<Travel>> travels = m_travels.all();
        if (!travels)
            return travels.problems();
        const Travel* known = firstWith(*travels, &Travel::id, record.id);
        Travel travel = known ? *known : Travel{};
        if (!known) {
            // A match that is not over may have secrets, and belongs to its table.
            if (!record.isSeason && !record.finished)
                continue;
            travel.id = record.id;
            travel.isSeason = record.isSeason;
            travel.game = record.game;
            travel.season = record.season;
            travel.fixture = record.fixture;
            travel.terms = record.terms;
        }
        Checked<Exchanged> done = record.isSeason ? takeInSeason(travel, record) : takeInMatch(travel, record);
        if (!done)
            return done.problems();
        all.push_back(std::move(*done));
    }
    return all;
}

Checked<Exchanged> Exchange::takeInSeason(Travel travel, const ClubRecord& record)
{
    if (travel.here.isEmpty()) {
        const Checked<std::vector<RecordedLine>> lines = linesThere(record);
        if (!lines)
            return lines.problems();
        const Checked<MatchId> id = m_store.importSeason(*lines, Instant::now());
        if (!id)
            return id.problems();
        travel.here = id->uuid;
        travel.sent = lastOf(*lines);
        for (Problems problems : {m_travels.keep(travel), keepSummary(travel, *lines)}) {
            if (!problems.empty())
                return problems;
        }
        return Exchanged{travel, Standing::Whole, {}, 0, travel.sent};
    }
    Checked<Exchanged> brought = bringOne(travel);
    if (!brought || (brought->standing != Standing::More && brought->standing != Standing::Parted))
        return brought;
    travel = brought->travel;
    const Checked<std::vector<RecordedLine>> here = linesOf(travel);
    const Checked<std::vector<RecordedLine>> lines = linesThere(record);
    if (!here || !lines)
        return here ? lines.problems() : here.problems();
    Checked<MergedSeason> both = mergedBehind(*lines, *here);
    if (!both)
        return both.problems();
    const std::vector<RecordedLine>& now = both->season->recordedLines();
    const Checked<MatchId> id = keepMerged(m_store, {travel.here}, *here, now);
    if (!id)
        return id.problems();
    travel.here = id->uuid;
    travel.sent = lastOf(*lines);
    for (Problems problems : {m_travels.keep(travel), keepSummary(travel, now)}) {
        if (!problems.empty())
            return problems;
    }
    Checked<Exchanged> done = bringOne(travel); // what has come behind it
    if (!done)
        return done;
    done->taken = both->taken;
    done->leftOut = std::move(both->leftOut);
    return done;
}

Checked<Exchanged> Exchange::takeInMatch(Travel travel, const ClubRecord& record)
{
    const std::optional<int> count = travel.here.isEmpty() ? std::nullopt : m_store.lineCount({travel.here});
    if (!travel.here.isEmpty() && count == record.state.count && !travel.isParted)
        return Exchanged{travel, Standing::Whole, {}};
    const bool isMine = record.holder == m_server.person();
    if (!travel.file.empty() || !(record.finished || isMine)) // a file is its owner's; the rest may have secrets
        return Exchanged{travel, count.value_or(0) > record.state.count ? Standing::Refused : Standing::More, {}};
    const Checked<std::vector<RecordedLine>> lines = linesThere(record);
    if (!lines)
        return lines.problems();
    int before = -1;
    if (!travel.here.isEmpty()) {
        const Checked<std::vector<RecordedLine>> here = linesOf(travel);
        if (!here)
            return here.problems();
        const auto more = std::mismatch(here->begin(), here->end(), lines->begin(), lines->end());
        if (more.second == lines->end()) // what is here is still to be brought
            return Exchanged{travel, Standing::Whole, {}, lastOf(*here) - lastOf(*lines)};
        before = lastOf(*here);
        if (more.first == here->end()) {
            if (Problems problems = m_store.append({travel.here}, {more.second, lines->end()}, Instant::now());
                !problems.empty())
                return problems;
        } else {
            // Another history counts. The one that was here stays, in the bin.
            if (travel.isParted && !record.isChosen)
                return Exchanged{travel, Standing::Parted, {}};
            if (Problems problems = m_store.putOn(Shelf::Bin, {travel.here}); !problems.empty())
                return problems;
            travel.here.clear();
        }
    }
    if (travel.here.isEmpty()) {
        const Checked<MatchId> id = m_store.importMatch(*lines, Instant::now());
        if (!id)
            return id.problems();
        travel.here = id->uuid;
    }
    travel.sent = lastOf(*lines);
    travel.isParted = false;
    for (Problems problems : {m_travels.keep(travel), tieMatch(travel),
                              m_store.setSummary({travel.here}, record.title, record.summary, record.finished)}) {
        if (!problems.empty())
            return problems;
    }
    return Exchanged{travel, Standing::Whole, {}, 0, travel.sent - std::max(before, 0)};
}

Problems Exchange::tieMatch(const Travel& match)
{
    const Checked<std::vector<Travel>> travels = m_travels.all();
    if (!travels)
        return travels.problems();
    const Travel* season = firstWith(*travels, &Travel::id, match.season);
    if (match.season.isEmpty() || !season)
        return {};
    return MatchFixtures(m_store).tie({{match.here}, {season->here}, match.fixture, match.terms});
}

Problems Exchange::keepSummary(const Travel& travel, const std::vector<RecordedLine>& lines)
{
    const Checked<std::unique_ptr<SeasonRecord>> record = openSeason(lines);
    if (!record)
        return record.problems();
    const league::Season& season = (*record)->state();
    Json summary = seasonSummary(season);
    summary["lines"] = lastOf(lines);
    return m_store.setSummary({travel.here}, season.name, summary, season.champion >= 0);
}

Checked<std::vector<Exchanged>> Exchange::moveThere(const MatchId& season)
{
    const Checked<std::vector<Travel>> travels = m_travels.all();
    if (!travels)
        return travels.problems();
    if (!firstWith(*travels, &Travel::here, season.uuid)) {
        const Checked<std::vector<MatchSummary>> seasons = m_store.seasons();
        if (!seasons)
            return seasons.problems();
        const MatchSummary* listed = firstWith(*seasons, &MatchSummary::id, season);
        Travel travel;
        travel.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        travel.isSeason = true;
        travel.game = listed ? listed->game : std::string();
        travel.here = season.uuid;
        if (Problems problems = m_travels.keep(travel); !problems.empty())
            return problems;
    }
    return push();
}

Checked<Exchanged> Exchange::bringBack(const QString& season)
{
    const Checked<std::vector<Exchanged>> pulled = pull();
    if (!pulled)
        return pulled.problems();
    Exchanged done;
    for (const Exchanged& each : *pulled) {
        if (each.travel.id == season)
            done = each;
        // A match that is not here whole keeps the season there.
        else if (each.travel.season == season && each.standing != Standing::Whole)
            return Exchanged{each.travel, each.standing, ClubRefusal{ClubRefusal::Why::Held, Json::object()}};
    }
    for (const ClubRecord& record : m_there) {
        if (record.season == season && !record.finished && record.device != m_device.id)
            return Exchanged{done.travel, Standing::More,
                             ClubRefusal{ClubRefusal::Why::Held,
                                         {{"holder", record.holder.toStdString()},
                                          {"device_name", record.deviceName.toStdString()},
                                          {"until", record.heldUntil.toIso()}}}};
    }
    const Checked<std::vector<RecordedLine>> lines = linesOf(done.travel);
    if (!lines)
        return lines.problems();
    const Checked<ClubAnswer> answer = m_server.takeOff(season, {lastOf(*lines), lines->back().chain});
    if (!answer)
        return answer.problems();
    if (const auto* refusal = std::get_if<ClubRefusal>(&*answer))
        return Exchanged{done.travel, Standing::Refused, *refusal};
    const Checked<std::vector<Travel>> travels = m_travels.all();
    if (!travels)
        return travels.problems();
    for (const Travel& travel : *travels) {
        if (travel.id != season && travel.season != season)
            continue;
        if (Problems problems = m_travels.forget(travel.id); !problems.empty())
            return problems;
    }
    return done;
}

Checked<Exchanged> Exchange::takeOver(const QString& match)
{
    const Checked<ClubAnswer> answer = m_server.takeOver(match, m_device);
    if (!answer)
        return answer.problems();
    Travel travel;
    travel.id = match;
    if (const auto* refusal = std::get_if<ClubRefusal>(&*answer))
        return Exchanged{travel, Standing::Refused, *refusal};
    if (Problems problems = look(); !problems.empty())
        return problems;
    const Checked<std::vector<Travel>> travels = m_travels.all();
    const ClubRecord* record = there(match);
    if (!travels || !record)
        return travels ? Problems{{"", Text{club_texts::unknownThere}}} : travels.problems();
    if (const Travel* known = firstWith(*travels, &Travel::id, match)) {
        travel = *known;
    } else {
        travel.game = record->game;
        travel.season = record->season;
        travel.fixture = record->fixture;
        travel.terms = record->terms;
    }
    return takeInMatch(travel, *record);
}

Checked<std::vector<TakenResult>> Exchange::takeResults(const QString& season)
{
    const Checked<std::vector<Travel>> travels = m_travels.all();
    if (!travels)
        return travels.problems();
    const Travel* of = firstWith(*travels, &Travel::id, season);
    const Checked<std::vector<RecordedLine>> lines =
        of ? linesOf(*of) : Checked<std::vector<RecordedLine>>(Problem{"", Text{club_texts::unknownThere}});
    if (!lines)
        return lines.problems();
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(*lines);
    if (!record)
        return record.problems();
    Problems trouble;
    (*record)->setRecorder([&](const std::vector<RecordedLine>& more) {
        return trouble = m_store.append({of->here}, more, Instant::now());
    });
    std::vector<TakenResult> all;
    for (const Travel& travel : *travels) {
        const ClubRecord* match = there(travel.id);
        if (travel.season != season || travel.here.isEmpty() || !match || !match->finished || travel.isParted)
            continue;
        const league::Season& state = (*record)->state();
        const int fixture = state.fixtureNamed(travel.fixture);
        if (fixture < 0 || isSettled(state, state.fixtures[static_cast<std::size_t>(fixture)]))
            continue;
        Checked<std::vector<RecordedLine>> played = linesOf(travel);
        if (!played)
            return played.problems();
        SoundLines sound;
        sound.lines = std::move(*played);
        const Checked<std::unique_ptr<Match>> opened = Catalog::standard().openMatch(sound);
        if (!opened)
            return opened.problems();
        const Checked<Json> act = resultOf(
            **opened, state, {league::Source::Tracked, travel.here.toStdString(), dateOf(**opened), travel.terms},
            travel.fixture);
        TakenResult& taken = all.emplace_back(TakenResult{travel.id, travel.fixture, {}});
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
