// SPDX-License-Identifier: GPL-3.0-or-later
#include "league_verbs.h"

#include "league/refereeing/acts.h"
#include "league/refereeing/next_season.h"
#include "season_session.h"
#include "streams.h"

namespace whistle::cli {

namespace {

int putOn(Shelf shelf, SeasonSession& session)
{
    if (const Problems problems = session.store().putOn(shelf, session.id()); !problems.empty())
        return failed(problems, FileTrouble);
    print({{"season", session.id().uuid.toStdString()}, {"id", session.season().id}, {"shelf", toWord(shelf)}});
    return finished(Answered);
}

} // namespace

int archiveSeason(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& /*options*/)
{
    return putOn(Shelf::Archive, session);
}

int deleteSeason(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& /*options*/)
{
    return putOn(Shelf::Bin, session);
}

int takeBackSeason(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& /*options*/)
{
    if (session.store().shelfOf(session.id()) == Shelf::Bin) {
        if (const ExitCode code = SeasonSession::checkFree(session.season().id, session.store()); code != Answered)
            return code;
    }
    return putOn(Shelf::Open, session);
}

int copySeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options)
{
    if (const ExitCode code = SeasonSession::checkFree(options.id, session.store()); code != Answered)
        return code;
    const std::unique_ptr<SeasonRecord> record = newSeason();
    std::optional<SeasonSession> above;
    std::optional<SeasonSession> below;
    for (auto& [named, other] : {std::pair{&options.above, &above}, std::pair{&options.below, &below}}) {
        if (named->empty())
            continue;
        if (const ExitCode code = SeasonSession::open(common.dataFolder, *named, *other); code != Answered)
            return code;
    }
    const league::Divisions divisions{above ? &above->season() : nullptr, below ? &below->season() : nullptr,
                                      options.exchanged};
    const std::string& name = options.name.empty() ? options.id : options.name;
    const Checked<Json> next = nextSeason(session.season(), session.rules(), options.id, name, divisions);
    if (!next)
        return failed(next.problems(), BadInput);
    const Checked<PlayResult> created = record->play(actJson(league::CreateSeason{*next}), Instant::now());
    if (!created)
        return failed(created.problems(), BadInput);
    Checked<SeasonSession> copy = SeasonSession::create(common.dataFolder, record->recordedLines());
    if (!copy)
        return failed(copy.problems(), FileTrouble);
    print({{"season", copy->id().uuid.toStdString()}, {"id", copy->season().id}});
    return finished(copy->updateSummary());
}

} // namespace whistle::cli
