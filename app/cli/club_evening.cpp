// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "base/first.h"
#include "catalog/seasons.h"
#include "club_verbs.h"
#include "league/refereeing/settle.h"
#include "streams.h"

namespace whistle::cli {

int callMatch(ClubSession& session, const ClubOptions& options)
{
    const Checked<QString> season = session.seasonThere(options.season);
    if (!season)
        return failed(season.problems(), BadInput);
    if (options.takeOff != options.place.empty())
        return badInput("/place", {Saying::tr("Enter where they play, or --take-off.")});
    const Checked<MatchId> here = session.seasonHere(options.season);
    const Checked<std::vector<std::string>> lines =
        here ? session.store().load(*here) : Checked<std::vector<std::string>>(here.problems());
    const Checked<std::unique_ptr<SeasonRecord>> record =
        lines ? openSeason(soundLines(*lines).lines) : Checked<std::unique_ptr<SeasonRecord>>(lines.problems());
    if (!record)
        return failed(record.problems(), FileTrouble);
    const league::Season& state = (*record)->state();
    const int fixture = state.fixtureNamed(options.fixture);
    if (fixture < 0 || (!options.takeOff && isSettled(state, state.fixtures[static_cast<std::size_t>(fixture)])))
        return badInput("/fixture", {fixture < 0 ? Sentence(common::Saying::tr("There is no fixture “%1”."))
                                                 : Sentence(Saying::tr("The fixture %1 already has its result.")),
                                     options.fixture});
    return tellAnswer(session.server().callMatch(*season, options.fixture, options.place));
}

int setClock(ClubSession& session, const ClubOptions& options)
{
    const Checked<QString> season = session.seasonThere(options.season);
    if (!season)
        return failed(season.problems(), BadInput);
    if (options.takeOff == options.minutes.has_value())
        return badInput("/minutes", {Saying::tr("Enter how many minutes, or --take-off.")});
    constexpr double secondsOfAMinute = 60;
    return tellAnswer(session.server().setClock(
        *season, options.round,
        options.takeOff ? std::nullopt : std::optional(static_cast<int>(*options.minutes * secondsOfAMinute))));
}

int evening(ClubSession& session, const ClubOptions& /*options*/)
{
    const Checked<ClubEvening> evening = session.server().evening();
    if (!evening)
        return failed(evening.problems(), FileTrouble);
    Json calls = Json::array();
    for (const ClubCall& call : evening->calls)
        calls.push_back({{"season", call.season.toStdString()},
                         {"fixture", call.fixture},
                         {"place", call.place},
                         {"at", call.at.toIso()}});
    Json clocks = Json::array();
    for (const ClubClock& clock : evening->clocks)
        clocks.push_back(
            {{"season", clock.season.toStdString()}, {"round", clock.round}, {"ends", clock.ends.toIso()}});
    print({{"called", std::move(calls)}, {"clocks", std::move(clocks)}});
    return finished(Answered);
}

int confirm(ClubSession& session, const ClubOptions& options)
{
    const QString match = QString::fromStdString(options.match);
    const Checked<std::vector<ClubRecord>> records = session.server().records();
    if (!records)
        return failed(records.problems(), FileTrouble);
    const ClubRecord* record = firstWith(*records, &ClubRecord::id, match);
    if (!record)
        return badInput("/match", {Saying::tr("There is no match “%1”; `club status` shows them all."), options.match});
    const std::string& chain = record->state.chain;
    const Checked<ClubAnswer> answer =
        options.takeBack         ? session.server().takeBack(match, session.club().device, options.side, chain)
        : options.reason.empty() ? session.server().agree(match, session.club().device, options.side, chain)
                                 : session.server().agreeFor(match, options.side, chain, options.reason);
    // A server that is lost is told again.
    const bool isTaken = answer && std::holds_alternative<ClubState>(*answer);
    Travels travels(session.store());
    const Problems problems = !isTaken           ? Problems{}
                              : options.takeBack ? travels.takenBack(match, chain, options.side)
                                                 : travels.note(match, chain, {{options.side, options.reason}});
    return problems.empty() ? tellAnswer(answer) : failed(problems, FileTrouble);
}

} // namespace whistle::cli
