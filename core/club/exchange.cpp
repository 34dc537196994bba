// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/exchange.h"

#include "base/contains.h"
#include "base/first.h"
#include "club/record_lines.h"
#include "club/texts.h"
#include "store/match_fixtures.h"

#include <QUuid>
#include <algorithm>
#include <limits>

namespace whistle {

using namespace record_lines;

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
    if (Problems problems = readThere(); !problems.empty())
        return problems;
    Checked<std::vector<MatchSummary>> matches = m_store.recentMatches(std::numeric_limits<int>::max());
    if (!matches)
        return matches.problems();
    Checked<std::vector<MatchSummary>> seasons = m_store.seasons();
    if (!seasons)
        return seasons.problems();
    m_listed.clear();
    for (std::vector<MatchSummary>* all : {&*matches, &*seasons}) {
        for (MatchSummary& each : *all)
            m_listed.emplace(each.id.uuid, std::move(each));
    }
    const Checked<std::vector<Travel>> travels = Travels(m_store).all();
    if (!travels)
        return travels.problems();
    Checked<std::set<QString>> takenIn = Travels(m_store).takenIn();
    if (!takenIn)
        return takenIn.problems();
    m_takenIn = std::move(*takenIn);
    m_travels.clear();
    for (const Travel& travel : *travels) {
        if (travel.isPlayedHere)
            m_takenIn.erase(travel.here);
        else
            m_takenIn.insert(travel.here);
        if (travel.club == m_server.club())
            m_travels.emplace(travel.id, travel);
    }
    Problems problems = untieWhatIsUntied();
    return problems.empty() ? noteWhatWasSaid() : problems;
}

Problems Exchange::readThere()
{
    Checked<std::vector<ClubRecord>> there = m_server.records();
    if (!there)
        return there.problems();
    m_there = std::move(*there);
    m_thereById.clear();
    for (const ClubRecord& record : m_there)
        m_thereById.emplace(record.id, &record);
    return {};
}

Problems Exchange::untieWhatIsUntied()
{
    for (const ClubRecord& record : m_there) {
        const Travel* known = record.isSeason || !record.season.isEmpty() ? nullptr : travelOf(record.id);
        if (!known || known->season.isEmpty())
            continue;
        Travel travel = *known;
        travel.season.clear();
        travel.fixture.clear();
        travel.terms = Json::object();
        Problems problems = travel.here.isEmpty() ? Problems{} : MatchFixtures(m_store).untie({travel.here});
        if (problems.empty())
            problems = keep(travel);
        if (!problems.empty())
            return problems;
    }
    return {};
}

const ClubRecord* Exchange::there(const QString& id) const
{
    const auto found = m_thereById.find(id);
    return found == m_thereById.end() ? nullptr : found->second;
}

const MatchSummary* Exchange::listed(const QString& here) const
{
    const auto found = m_listed.find(here);
    return found == m_listed.end() ? nullptr : &found->second;
}

std::optional<int> Exchange::linesHere(const QString& here) const
{
    const MatchSummary* known = listed(here);
    return known ? known->lines : m_store.lineCount({here});
}

const Travel* Exchange::travelOf(const QString& id) const
{
    const auto found = m_travels.find(id);
    return found == m_travels.end() ? nullptr : &found->second;
}

bool Exchange::travelsAlready(const QString& here) const
{
    return std::any_of(m_travels.begin(), m_travels.end(), [&](const auto& each) { return each.second.here == here; });
}

bool Exchange::isMine(const ClubRecord& record) const
{
    return record.holder == m_server.person() && record.device == m_device.id;
}

/// As both sides have noted it; nothing is read for it.
bool Exchange::isHereWhole(const Travel& travel, const ClubRecord& record) const
{
    return !travel.isParted && travel.sent == record.state.count && travel.history == record.state.history &&
           (travel.here.isEmpty() ? !travel.file.empty() : linesHere(travel.here) == travel.sent);
}

/// An organiser has chosen another history than the one that was brought from here.
bool Exchange::countsAnother(const Travel& travel, const ClubRecord& record)
{
    return !travel.isParted && travel.history != record.state.history;
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

Problems Exchange::putAside(const QString& id)
{
    const Travel* travel = travelOf(id);
    Problems problems = travel ? Travels(m_store).putAside(*travel) : Problems{};
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
    if (!linesHere(travel.here)) {
        (void)forget(travel.id);
        return told(club_texts::goneHere);
    }
    // One that was put away for the history that was chosen still makes room for that.
    const ClubRecord* record = there(travel.id);
    if (record && record->isChosen && (travel.isParted || countsAnother(travel, *record)))
        return {};
    const MatchSummary* known = listed(travel.here);
    if ((known ? known->shelf : m_store.shelfOf({travel.here})) == Shelf::Bin)
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
    const int waiting = waitingOf(travel, linesHere(travel.here).value_or(0));
    all.push_back(done ? std::move(*done) : Exchanged{travel, Standing::Refused, {}, waiting, 0, {}, done.problems()});
    const std::optional<ClubRefusal>& refusal = all.back().refusal;
    if (refusal && refusal->why == ClubRefusal::Why::TakenOff)
        return putAside(travel.id);
    return {};
}

namespace {

/// The same wherever it is brought from: a match that is over lies on the laptop that played it and on those that took
/// it in.
QString idOf(const Travel& match, const std::string& lastChain)
{
    return QUuid::createUuidV5(QUuid::fromString(match.season), QByteArray::fromStdString(match.fixture + lastChain))
        .toString(QUuid::WithoutBraces);
}

} // namespace

Problems Exchange::addMatches(const Travel& season)
{
    const Checked<std::vector<MatchFixture>> ties = MatchFixtures(m_store).ofSeason({season.here});
    if (!ties)
        return ties.problems();
    std::set<QString> known;
    for (const auto& [id, travel] : m_travels)
        known.insert(travel.here);
    for (const MatchFixture& tie : *ties) {
        const MatchSummary* match = listed(tie.match.uuid);
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
        travel.isPlayedHere = isPlayedHere(travel.here);
        // It may have come from there, and the program ended before that was noted.
        if (const Checked<Lines> lines = linesOf(travel)) {
            if (match->finished)
                travel.id = idOf(travel, lines->back().chain);
            for (const ClubRecord& record : m_there) {
                if (record.season != season.id || record.fixture != tie.fixture || travelOf(record.id) ||
                    !hasAll(*lines, record.state))
                    continue;
                travel.id = record.id;
                travel.sent = record.state.count;
                travel.history = record.state.history;
                travel.isPlayedHere = isMine(record);
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
    if (!record || travel.sent > record->state.count || countsAnother(travel, *record))
        travel.sent = -1; // the server was put back to an earlier day, or what was sent counts no longer
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

/// How a match that is over counts; worked out once for each last line of it. Null: it cannot be read.
Json Exchange::outcome(const Travel& travel, const Lines* lines) const
{
    const ClubRecord* record = there(travel.id);
    const std::string known = record ? record->state.chain : std::string();
    const std::string chain = lines ? lines->back().chain : known;
    Json told = record ? partOf(record->summary, "result") : Json();
    if (!chain.empty() && valueIn(told, "chain", std::string()) == chain)
        return told;
    const Checked<Lines> read = lines ? *lines : linesOf(travel);
    const Checked<std::unique_ptr<Match>> match = read ? matchIn(*read) : Checked<std::unique_ptr<Match>>(Problems{});
    return match ? outcomeOf(travel.game, (*match)->table(), chain) : Json();
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
        now.summary = tableSummary(travel.game, table, lines->back().chain);
        now.finished = isOver(travel.game, table);
    } else if (const MatchSummary* kept = listed(travel.here)) {
        now = *kept;
        if (now.finished)
            now.summary["result"] = outcome(travel, lines);
    } else {
        return {};
    }
    if (record && record->title == now.title && record->summary == now.summary && record->finished == now.finished)
        return {};
    return m_server.tell(travel.id, m_device, now.title, now.summary, now.finished).problems();
}

Checked<std::vector<Exchanged>> Exchange::push()
{
    for (const auto step : {&Exchange::start, &Exchange::haveBack}) {
        if (Problems problems = (this->*step)(); !problems.empty())
            return problems;
    }
    std::vector<Travel> seasons;
    for (const auto& [id, travel] : m_travels) {
        if (travel.isSeason && linesHere(travel.here))
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
        if (!goesOn(all.size(), travels.size()))
            return all;
        const Problems lost = each(all, travel, [&] {
            const ClubRecord* record = there(travel.id);
            // Of a season of which the server has more, that comes first.
            return travel.isSeason && record ? takeInSeason(travel, *record) : bringOne(travel);
        });
        if (!lost.empty())
            return lost;
    }
    if (Problems problems = chooseAgain(); !problems.empty())
        return problems;
    Checked<std::vector<Text>> lost = bringAgreements();
    if (!lost)
        return lost.problems();
    m_lost.insert(m_lost.end(), lost->begin(), lost->end());
    return all;
}

Checked<std::vector<Exchanged>> Exchange::pull()
{
    if (Problems problems = start(); !problems.empty())
        return problems;
    std::vector<Exchanged> all;
    for (const ClubRecord& record : m_there) {
        if (!goesOn(static_cast<std::size_t>(&record - m_there.data()), m_there.size()))
            return all;
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

bool Exchange::goesOn(std::size_t done, std::size_t of)
{
    m_isCancelled = m_isCancelled || (m_progress && !m_progress(static_cast<int>(done), static_cast<int>(of)));
    return !m_isCancelled;
}

Problems Exchange::tellHistories(const Telling& telling)
{
    if (Problems problems = start(); !problems.empty())
        return problems;
    for (const ClubRecord& record : m_there) {
        const Travel* travel = record.histories < 2 ? nullptr : travelOf(record.id);
        if (!travel || (travel->here.isEmpty() && travel->file.empty()))
            continue;
        const Checked<std::vector<ClubHistory>> histories = m_server.histories(record.id);
        if (!histories)
            return histories.problems();
        const int common = commonOf(*histories);
        for (const ClubHistory& history : *histories) {
            // The one that was chosen goes on: what it was like is told once.
            const bool isToldOnce = record.isChosen && history.counts && history.telling.contains("chain");
            const bool isHere = !isToldOnce && history.holder == m_server.person() && history.device == m_device.id &&
                                (travel->isParted ? travel->history == history.number : history.counts);
            const Checked<Lines> lines = isHere ? linesOf(*travel) : Checked<Lines>(Problems{});
            if (!lines || lastOf(*lines) != history.lines ||
                valueIn(history.telling, "chain", std::string()) == lines->back().chain)
                continue;
            const Checked<std::unique_ptr<Match>> match = matchIn(*lines);
            if (!match)
                continue; // those who chose it see its numbers
            if (telling.names)
                (*match)->setNames(telling.names(travel->game));
            const MatchSummary* kept = listed(travel->here);
            const Json summary = kept ? kept->summary : tableSummary(travel->game, (*match)->table());
            const Checked<ClubAnswer> told =
                m_server.tellHistory(record.id, m_device, history.number,
                                     historyTelling(**match, common, summary, (*match)->names(), telling.shares));
            if (!told)
                return told.problems();
        }
    }
    return {};
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
