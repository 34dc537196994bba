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
    if (sound.lines.empty())
        return Problem{"", Text{club_texts::goneHere}};
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

/// Whether the lines begin with what is there.
bool hasAll(const std::vector<RecordedLine>& lines, const ClubState& there)
{
    return there.count <= lastOf(lines) && lines[static_cast<std::size_t>(there.count)].chain == there.chain;
}

Checked<std::unique_ptr<Match>> matchIn(const std::vector<RecordedLine>& lines)
{
    SoundLines sound;
    sound.lines = lines;
    return Catalog::standard().openMatch(sound);
}

} // namespace

Exchange::Exchange(Store& store, ClubServer& server, ClubDevice device, int patience)
    : m_store(store)
    , m_server(server)
    , m_device(std::move(device))
    , m_patience(patience)
    , m_lock(store.folder() + QStringLiteral("/club.lock"))
{
    m_lock.setStaleLockTime(0); // as long as the program lives that has it
}

Problems Exchange::start()
{
    if (!m_lock.isLocked() && !m_lock.tryLock(m_patience))
        return {{"", Text{club_texts::inUse}}};
    Checked<std::vector<ClubRecord>> there = m_server.records();
    if (!there)
        return there.problems();
    m_there = std::move(*there);
    Checked<std::vector<MatchSummary>> listed = m_store.recentMatches(std::numeric_limits<int>::max());
    if (!listed)
        return listed.problems();
    m_listed = std::move(*listed);
    const Checked<std::vector<Travel>> travels = Travels(m_store).all();
    if (!travels)
        return travels.problems();
    m_travels.clear();
    for (const Travel& travel : *travels) {
        if (travel.club == m_server.club())
            m_travels.emplace(travel.id, travel);
    }
    return {};
}

const ClubRecord* Exchange::there(const QString& id) const
{
    return firstWith(m_there, &ClubRecord::id, id);
}

const Travel* Exchange::travelOf(const QString& id) const
{
    const auto found = m_travels.find(id);
    return found == m_travels.end() ? nullptr : &found->second;
}

bool Exchange::isMine(const ClubRecord& record) const
{
    return record.holder == m_server.person() && record.device == m_device.id;
}

/// As both sides have noted it; nothing is read for it.
bool Exchange::isHereWhole(const Travel& travel, const ClubRecord& record) const
{
    return !travel.isParted && travel.sent == record.state.count && travel.history == record.state.history &&
           (travel.here.isEmpty() ? !travel.file.empty() : m_store.lineCount({travel.here}) == travel.sent);
}

Checked<Exchange::Lines> Exchange::linesOf(const Travel& travel) const
{
    if (travel.here.isEmpty()) {
        const Checked<std::string> text = readWholeFile(FileName(travel.file));
        return text ? proven(soundLines(*text)) : text.problems();
    }
    const Checked<std::vector<std::string>> lines = m_store.load({travel.here});
    return lines ? proven(soundLines(*lines)) : lines.problems();
}

Checked<Exchange::Lines> Exchange::linesThere(const ClubRecord& record) const
{
    const Checked<std::vector<std::string>> lines = m_server.lines(record.id, record.state.history, -1);
    if (!lines)
        return lines.problems();
    SoundLines sound = soundLines(*lines);
    if (sound.fault || sound.lines.empty())
        return Problem{record.id.toStdString(), Text{club_texts::faultThere, std::max(0, lastOf(sound.lines))}};
    return std::move(sound.lines);
}

Problems Exchange::keep(const Travel& travel)
{
    Problems problems = Travels(m_store).keep(travel);
    if (problems.empty())
        m_travels.insert_or_assign(travel.id, travel);
    return problems;
}

Problems Exchange::forget(const QString& id)
{
    Problems problems = Travels(m_store).forget(id);
    if (problems.empty())
        m_travels.erase(id);
    return problems;
}

std::optional<Exchanged> Exchange::passedOver(const Travel& travel)
{
    if (travel.here.isEmpty())
        return {};
    const auto told = [&](Sentence why) {
        return Exchanged{travel, Standing::Refused, {}, 0, 0, {}, {{travel.here.toStdString(), Text{why}}}};
    };
    if (!m_store.lineCount({travel.here})) {
        (void)forget(travel.id);
        return told(club_texts::goneHere);
    }
    if (m_store.shelfOf({travel.here}) == Shelf::Bin)
        return told(club_texts::inTheBinHere);
    return {};
}

Problems Exchange::each(std::vector<Exchanged>& all, const Travel& travel,
                        const std::function<Checked<Exchanged>()>& work)
{
    if (std::optional<Exchanged> passed = passedOver(travel)) {
        all.push_back(std::move(*passed));
        return {};
    }
    Checked<Exchanged> done = work();
    if (!done && m_server.isLost())
        return done.problems();
    all.push_back(done ? std::move(*done) : Exchanged{travel, Standing::Refused, {}, 0, 0, {}, done.problems()});
    const std::optional<ClubRefusal>& refusal = all.back().refusal;
    if (refusal && refusal->why == ClubRefusal::Why::TakenOff)
        return forget(travel.id);
    return {};
}

Problems Exchange::addMatches(const Travel& season)
{
    const Checked<std::vector<MatchFixture>> ties = MatchFixtures(m_store).ofSeason({season.here});
    if (!ties)
        return ties.problems();
    std::set<QString> known;
    for (const auto& [id, travel] : m_travels)
        known.insert(travel.here);
    for (const MatchFixture& tie : *ties) {
        const MatchSummary* match = firstWith(m_listed, &MatchSummary::id, tie.match);
        if (known.count(tie.match.uuid) > 0 || !match || match->shelf == Shelf::Bin)
            continue;
        Travel travel;
        travel.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        travel.club = m_server.club();
        travel.game = match->game;
        travel.here = tie.match.uuid;
        travel.season = season.id;
        travel.fixture = tie.fixture;
        travel.terms = tie.terms;
        // It may have come from there, and the program ended before that was noted.
        if (const Checked<Lines> lines = linesOf(travel)) {
            for (const ClubRecord& record : m_there) {
                if (record.season != season.id || record.fixture != tie.fixture || travelOf(record.id) ||
                    !hasAll(*lines, record.state))
                    continue;
                travel.id = record.id;
                travel.sent = record.state.count;
                travel.history = record.state.history;
            }
        }
        if (Problems problems = keep(travel); !problems.empty())
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
    // What is told of a match in a file is worked out from its lines.
    const bool isKnown = record && !travel.here.isEmpty() && isHereWhole(travel, *record);
    if (isKnown) {
        if (Problems problems = tell(travel, nullptr); !problems.empty())
            return problems;
        return Exchanged{travel, Standing::Whole, {}};
    }
    const Checked<Lines> lines = linesOf(travel);
    if (!lines)
        return lines.problems();
    const Checked<Brought> brought = bring(m_server, m_device, travel, *lines);
    if (travel != before) {
        if (Problems problems = keep(travel); !problems.empty())
            return problems;
    }
    if (!brought)
        return brought.problems();
    const bool isMore = brought->standing == Standing::Whole && record && record->state.count > lastOf(*lines);
    if (brought->standing == Standing::Whole && !isMore) {
        if (Problems problems = tell(travel, &*lines); !problems.empty())
            return problems;
    }
    return Exchanged{travel, isMore ? Standing::More : brought->standing, brought->refusal,
                     lastOf(*lines) - brought->common};
}

/// What everybody at its table sees, where that is another than the server was told. `lines`: null: not read.
Problems Exchange::tell(const Travel& travel, const Lines* lines)
{
    const ClubRecord* record = there(travel.id);
    if (travel.isSeason || (record && !isMine(*record)))
        return {};
    MatchSummary now;
    if (travel.here.isEmpty()) {
        const Checked<std::unique_ptr<Match>> match = matchIn(*lines);
        if (!match)
            return match.problems();
        const Json table = (*match)->table();
        now.summary = tableSummary(travel.game, table);
        now.finished = isOver(travel.game, table);
    } else if (const MatchSummary* listed = firstWith(m_listed, &MatchSummary::id, MatchId{travel.here})) {
        now = *listed;
    } else {
        return {};
    }
    if (record && record->title == now.title && record->summary == now.summary && record->finished == now.finished)
        return {};
    return m_server.tell(travel.id, m_device, now.title, now.summary, now.finished).problems();
}

Checked<std::vector<Exchanged>> Exchange::push()
{
    if (Problems problems = start(); !problems.empty())
        return problems;
    std::vector<Travel> seasons;
    for (const auto& [id, travel] : m_travels) {
        if (travel.isSeason && m_store.lineCount({travel.here}))
            seasons.push_back(travel);
    }
    for (const Travel& season : seasons) {
        if (Problems problems = addMatches(season); !problems.empty())
            return problems;
    }
    std::vector<Travel> travels;
    for (const auto& [id, travel] : m_travels)
        travels.push_back(travel);
    std::stable_partition(travels.begin(), travels.end(), [](const Travel& travel) { return travel.isSeason; });
    std::vector<Exchanged> all;
    for (const Travel& travel : travels) {
        const Problems lost = each(all, travel, [&] {
            const ClubRecord* record = there(travel.id);
            // Of a season of which the server has more, that comes first.
            return travel.isSeason && record ? takeInSeason(travel, *record) : bringOne(travel);
        });
        if (!lost.empty())
            return lost;
    }
    return all;
}

Checked<std::vector<Exchanged>> Exchange::pull()
{
    if (Problems problems = start(); !problems.empty())
        return problems;
    std::vector<Exchanged> all;
    for (const ClubRecord& record : m_there) {
        const Travel* known = travelOf(record.id);
        Travel travel = known ? *known : Travel{};
        if (!known) {
            // A match that is not over may have secrets, and belongs to its table; a friendly one to its players.
            if (!record.isSeason && (!record.finished || !travelOf(record.season)))
                continue;
            travel.id = record.id;
            travel.club = m_server.club();
            travel.isSeason = record.isSeason;
            travel.game = record.game;
            travel.season = record.season;
            travel.fixture = record.fixture;
            travel.terms = record.terms;
        }
        const Problems lost = each(
            all, travel, [&] { return record.isSeason ? takeInSeason(travel, record) : takeInMatch(travel, record); });
        if (!lost.empty())
            return lost;
    }
    return all;
}

/// The same season, which is here already and goes with no club.
std::optional<MatchId> Exchange::seasonLike(const Lines& lines) const
{
    const Checked<std::vector<MatchSummary>> seasons = m_store.seasons();
    if (!seasons || lines.size() < 2)
        return {};
    for (const MatchSummary& season : *seasons) {
        const bool isKnown = std::any_of(m_travels.begin(), m_travels.end(),
                                         [&](const auto& each) { return each.second.here == season.id.uuid; });
        if (isKnown || season.shelf == Shelf::Bin)
            continue;
        const Checked<std::vector<std::string>> here = m_store.load(season.id);
        if (here && here->size() > 1 && (*here)[0] == lines[0].text && (*here)[1] == lines[1].text)
            return season.id;
    }
    return {};
}

Checked<Exchanged> Exchange::takeInSeason(Travel travel, const ClubRecord& record)
{
    if (!travel.here.isEmpty() && isHereWhole(travel, record))
        return Exchanged{travel, Standing::Whole, {}};
    std::optional<Lines> there;
    const auto lines = [&]() -> Problems {
        if (there)
            return {};
        Checked<Lines> read = linesThere(record);
        if (!read)
            return read.problems();
        there = std::move(*read);
        return {};
    };
    if (travel.here.isEmpty()) {
        if (Problems problems = lines(); !problems.empty())
            return problems;
        travel.sent = lastOf(*there);
        travel.history = record.state.history;
        if (const std::optional<MatchId> like = seasonLike(*there)) {
            travel.here = like->uuid;
            travel.sent = 0;
        } else {
            const Checked<MatchId> id = m_store.importSeason(*there, Instant::now());
            if (!id)
                return id.problems();
            travel.here = id->uuid;
            for (Problems problems : {keep(travel), keepSummary(travel, *there)}) {
                if (!problems.empty())
                    return problems;
            }
            return Exchanged{travel, Standing::Whole, {}, 0, travel.sent};
        }
    }
    const Checked<Lines> here = linesOf(travel);
    if (!here)
        return here.problems();
    if (hasAll(*here, record.state))
        return bringOne(travel);
    if (Problems problems = lines(); !problems.empty())
        return problems;
    Checked<MergedSeason> both = mergedBehind(*there, *here);
    if (!both)
        return both.problems();
    const Lines& now = both->season->recordedLines();
    const Checked<MatchId> id = keepMerged(m_store, {travel.here}, *here, now);
    if (!id)
        return id.problems();
    travel.here = id->uuid;
    travel.sent = lastOf(*there);
    travel.history = record.state.history;
    for (Problems problems : {keep(travel), keepSummary(travel, now)}) {
        if (!problems.empty())
            return problems;
    }
    Checked<Exchanged> done = lastOf(now) == travel.sent ? Checked<Exchanged>(Exchanged{travel, Standing::Whole, {}})
                                                         : bringOne(travel); // what has come behind it
    if (!done)
        return done;
    done->taken = both->taken;
    done->leftOut = std::move(both->leftOut);
    return done;
}

Checked<Exchanged> Exchange::takeInMatch(Travel travel, const ClubRecord& record)
{
    const bool isHere = !travel.here.isEmpty() || !travel.file.empty();
    if (isHere && !travel.here.isEmpty() && isHereWhole(travel, record))
        return Exchanged{travel, Standing::Whole, {}};
    Lines here;
    if (isHere) {
        Checked<Lines> read = linesOf(travel);
        if (!read)
            return read.problems();
        here = std::move(*read);
        if (hasAll(here, record.state)) {
            const Travel before = travel;
            travel.sent = record.state.count;
            travel.history = record.state.history;
            travel.isParted = false;
            if (Problems problems = travel == before ? Problems{} : keep(travel); !problems.empty())
                return problems;
            return Exchanged{
                travel, Standing::Whole, {}, lastOf(here) - record.state.count}; // the rest is to be brought
        }
    }
    if (!record.finished && !isMine(record)) // it may have secrets
        return Exchanged{travel, isHere ? Standing::More : Standing::Whole, {}};
    const Checked<Lines> lines = linesThere(record);
    if (!lines)
        return lines.problems();
    int before = 0;
    if (isHere) {
        before = lastOf(here);
        const auto more = std::mismatch(here.begin(), here.end(), lines->begin(), lines->end());
        if (more.first == here.end()) {
            if (Problems problems = putBehind(travel, here, {more.second, lines->end()}); !problems.empty())
                return problems;
        } else {
            // What was entered here is not put away before the server has it, and somebody has chosen the other.
            const Checked<Brought> brought = bring(m_server, m_device, travel, here);
            if (!brought)
                return brought.problems();
            if (Problems problems = keep(travel); !problems.empty())
                return problems;
            if (brought->standing != Standing::Parted || !record.isChosen || travel.here.isEmpty())
                return Exchanged{travel, brought->standing, brought->refusal, lastOf(here) - brought->common};
            if (Problems problems = m_store.putOn(Shelf::Bin, {travel.here}); !problems.empty())
                return problems;
            travel.here.clear();
            before = brought->common;
        }
    }
    if (travel.here.isEmpty() && travel.file.empty()) {
        const Checked<MatchId> id = m_store.importMatch(*lines, Instant::now());
        if (!id)
            return id.problems();
        travel.here = id->uuid;
    }
    travel.sent = lastOf(*lines);
    travel.history = record.state.history;
    travel.isParted = false;
    if (Problems problems = keep(travel); !problems.empty())
        return problems;
    if (!travel.here.isEmpty()) {
        for (Problems problems :
             {tieMatch(travel), m_store.setSummary({travel.here}, record.title, record.summary, record.finished)}) {
            if (!problems.empty())
                return problems;
        }
    }
    return Exchanged{travel, Standing::Whole, {}, 0, travel.sent - before};
}

Problems Exchange::putBehind(const Travel& travel, const Lines& here, const Lines& more)
{
    if (!travel.here.isEmpty())
        return m_store.append({travel.here}, more, Instant::now());
    const Checked<std::string> text = readWholeFile(FileName(travel.file));
    if (!text)
        return text.problems();
    const SoundLines sound = soundLines(*text);
    if (sound.lines != here) // somebody plays on in it just now
        return {{travel.file, Text{club_texts::inUse}}};
    Checked<MatchFileWriter> writer = MatchFileWriter::goOn(FileName(travel.file), sound);
    return writer ? writer->append(more) : writer.problems();
}

Problems Exchange::tieMatch(const Travel& match)
{
    const Travel* season = travelOf(match.season);
    if (match.season.isEmpty() || !season)
        return {};
    return MatchFixtures(m_store).tie({{match.here}, {season->here}, match.fixture, match.terms});
}

Problems Exchange::keepSummary(const Travel& travel, const Lines& lines)
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
    if (Problems problems = start(); !problems.empty())
        return problems;
    const bool isKnown = std::any_of(m_travels.begin(), m_travels.end(),
                                     [&](const auto& each) { return each.second.here == season.uuid; });
    if (!isKnown) {
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
    }
    return push();
}

Checked<Exchanged> Exchange::bringBack(const QString& season)
{
    const Checked<std::vector<Exchanged>> pulled = pull();
    if (!pulled)
        return pulled.problems();
    const Travel* known = travelOf(season);
    if (!known)
        return Problem{"", Text{club_texts::unknownThere}};
    const Travel travel = *known;
    // What stands there is what is here, of every match too; of two histories one has been chosen.
    if (Problems problems = start(); !problems.empty())
        return problems;
    for (const ClubRecord& record : m_there) {
        if (record.id != season && record.season != season)
            continue;
        const Travel* each = travelOf(record.id);
        const Checked<Lines> lines = each ? linesOf(*each) : Checked<Lines>(Lines{});
        const bool isWhole = each && lines && lastOf(*lines) == record.state.count && hasAll(*lines, record.state) &&
                             (record.histories < 2 || record.isChosen);
        if (!isWhole)
            return Exchanged{each ? *each : travel, Standing::Refused,
                             ClubRefusal{ClubRefusal::Why::NotWhole, Json::object()}};
    }
    const Checked<Lines> lines = linesOf(travel);
    if (!lines)
        return lines.problems();
    const Checked<ClubAnswer> answer = m_server.takeOff(season, {lastOf(*lines), lines->back().chain});
    if (!answer)
        return answer.problems();
    if (const auto* refusal = std::get_if<ClubRefusal>(&*answer))
        return Exchanged{travel, Standing::Refused, *refusal};
    std::vector<QString> gone;
    for (const auto& [id, each] : m_travels) {
        if (id == season || each.season == season)
            gone.push_back(id);
    }
    for (const QString& id : gone) {
        if (Problems problems = forget(id); !problems.empty())
            return problems;
    }
    return Exchanged{travel, Standing::Whole, {}};
}

Checked<Exchanged> Exchange::takeOver(const QString& match)
{
    if (Problems problems = start(); !problems.empty())
        return problems;
    Travel travel;
    const ClubRecord* record = there(match);
    if (const Travel* known = travelOf(match)) {
        travel = *known;
    } else {
        travel.id = match;
        travel.club = m_server.club();
        if (record) {
            travel.game = record->game;
            travel.season = record->season;
            travel.fixture = record->fixture;
            travel.terms = record->terms;
        }
    }
    const Checked<ClubAnswer> answer = m_server.takeOver(match, m_device);
    if (!answer)
        return answer.problems();
    if (const auto* refusal = std::get_if<ClubRefusal>(&*answer))
        return Exchanged{travel, Standing::Refused, *refusal};
    if (Problems problems = start(); !problems.empty())
        return problems;
    record = there(match);
    if (!record)
        return Problem{"", Text{club_texts::unknownThere}};
    return takeInMatch(travel, *record);
}

Checked<std::vector<TakenResult>> Exchange::takeResults(const QString& season)
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
        const int fixture = state.fixtureNamed(match.fixture);
        if (fixture < 0 || isSettled(state, state.fixtures[static_cast<std::size_t>(fixture)]))
            continue;
        TakenResult& taken = all.emplace_back(TakenResult{match.id, match.fixture, {}});
        const auto refuse = [&](const Problems& problems) {
            for (const Problem& problem : problems)
                taken.answer.why.push_back(problem.message);
        };
        const Checked<Lines> played = linesOf(*travel);
        const Checked<std::unique_ptr<Match>> opened =
            played ? matchIn(*played) : Checked<std::unique_ptr<Match>>(played.problems());
        if (!opened) {
            refuse(opened.problems());
            continue;
        }
        const Checked<Json> act = resultOf(
            **opened, state, {league::Source::Tracked, travel->here.toStdString(), dateOf(**opened), match.terms},
            match.fixture);
        if (!act) {
            refuse(act.problems());
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

Problems Exchange::keepHeld()
{
    if (Problems problems = start(); !problems.empty())
        return problems;
    for (const ClubRecord& record : m_there) {
        if (record.isSeason || record.finished || !isMine(record))
            continue;
        const Checked<ClubAnswer> told = m_server.tell(record.id, m_device, record.title, record.summary, false);
        if (!told)
            return told.problems();
    }
    return {};
}

} // namespace whistle
