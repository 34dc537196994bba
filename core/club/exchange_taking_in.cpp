// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/exchange.h"

#include "base/first.h"
#include "club/record_lines.h"
#include "club/texts.h"
#include "store/match_fixtures.h"
#include "store/merged_season.h"

#include <algorithm>

namespace whistle {

using namespace record_lines;

/// The same season, which is here already and goes with no record of this server; it may have gone with one that was
/// taken off.
Checked<std::optional<MatchId>> Exchange::seasonLike(const Lines& lines)
{
    const Checked<std::vector<MatchSummary>> seasons = m_store.seasons();
    if (!seasons || lines.size() < 2)
        return std::optional<MatchId>();
    for (const MatchSummary& season : *seasons) {
        const auto before = std::find_if(m_travels.begin(), m_travels.end(),
                                         [&](const auto& each) { return each.second.here == season.id.uuid; });
        const QString gone = before == m_travels.end() ? QString() : before->first;
        if (there(gone) || season.shelf == Shelf::Bin)
            continue;
        const Checked<std::vector<std::string>> here = m_store.load(season.id);
        if (!here || here->size() < 2 || (*here)[0] != lines[0].text || (*here)[1] != lines[1].text)
            continue;
        if (Problems problems = gone.isEmpty() ? Problems{} : putSeasonAside(gone); !problems.empty())
            return problems;
        return std::optional(season.id);
    }
    return std::optional<MatchId>();
}

/// The same match, which is here already: the program ended before that was noted, or it came in a file.
std::optional<MatchId> Exchange::matchLike(const ClubRecord& record) const
{
    for (const auto& [id, match] : m_listed) {
        if (travelsAlready(id) || match.lines != record.state.count || match.game != record.game ||
            match.shelf == Shelf::Bin)
            continue;
        Travel travel;
        travel.here = id;
        const Checked<Lines> lines = linesOf(travel);
        if (lines && hasAll(*lines, record.state))
            return match.id;
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
        const Checked<std::optional<MatchId>> like = seasonLike(*there);
        if (!like)
            return like.problems();
        if (*like) {
            travel.here = (*like)->uuid;
            travel.sent = 0;
            // It goes with the club from now on, whoever may append to it.
            if (Problems problems = keep(travel); !problems.empty())
                return problems;
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
    if (hasAll(*here, record.state)) {
        const Travel before = travel;
        travel.sent = record.state.count;
        travel.history = record.state.history;
        if (Problems problems = travel == before ? Problems{} : keep(travel); !problems.empty())
            return problems;
        return lastOf(*here) == travel.sent ? Checked<Exchanged>(Exchanged{travel, Standing::Whole, {}})
                                            : bringOne(travel);
    }
    if (Problems problems = lines(); !problems.empty())
        return problems;
    Checked<MergedSeason> both = mergedBehind(*there, *here);
    if (!both)
        return both.problems();
    const Lines& now = both->season->recordedLines();
    const Checked<MatchId> id = keepMerged(m_store, {travel.here}, *here, now, both->fixturesHere);
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
            if (countsAnother(travel, record))
                travel.sent = -1;
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
        const std::optional<MatchId> like = matchLike(record);
        const Checked<MatchId> id = like ? *like : m_store.importMatch(*lines, Instant::now());
        if (!id)
            return id.problems();
        travel.here = id->uuid;
        travel.isPlayedHere = travel.isPlayedHere || (like && isPlayedHere(travel.here));
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
    travel.isPlayedHere = true;
    return takeInMatch(travel, *record);
}

} // namespace whistle
