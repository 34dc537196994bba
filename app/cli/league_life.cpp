// SPDX-License-Identifier: GPL-3.0-or-later
#include "league_verbs.h"

#include "league/refereeing/acts.h"
#include "league/refereeing/next_season.h"
#include "season_session.h"
#include "streams.h"
#include "texts.h"

namespace whistle::cli {

namespace {

int putSeason(Shelf shelf, const CommonOptions& common, const LeagueOptions& options)
{
    std::optional<SeasonSession> session;
    const auto wanted = shelf == Shelf::Open ? SeasonSession::Wanted::OutOfTheList : SeasonSession::Wanted::NotInTheBin;
    if (const ExitCode code = SeasonSession::open(common.dataFolder, options.season, session, wanted); code != Answered)
        return code;
    if (shelf == Shelf::Open && session->store().shelfOf(session->id()) == Shelf::Bin) {
        const Checked<std::vector<MatchId>> others = SeasonSession::called(session->store(), session->season().id);
        if (!others)
            return failed(others.problems(), FileTrouble);
        if (!others->empty())
            return failed({{"", Text{texts::idIsTaken, session->season().id}}}, BadInput);
    }
    if (const Problems problems = session->store().putOn(shelf, session->id()); !problems.empty())
        return failed(problems, FileTrouble);
    print({{"season", session->id().uuid.toStdString()}, {"id", session->season().id}, {"shelf", toWord(shelf)}});
    return finished(Answered);
}

} // namespace

int archiveSeason(const CommonOptions& common, const LeagueOptions& options)
{
    return putSeason(Shelf::Archive, common, options);
}

int deleteSeason(const CommonOptions& common, const LeagueOptions& options)
{
    return putSeason(Shelf::Bin, common, options);
}

int takeBackSeason(const CommonOptions& common, const LeagueOptions& options)
{
    return putSeason(Shelf::Open, common, options);
}

int copySeason(const CommonOptions& common, const LeagueOptions& options)
{
    std::optional<SeasonSession> session;
    if (const ExitCode code = SeasonSession::open(common.dataFolder, options.season, session); code != Answered)
        return code;
    const Checked<std::vector<MatchId>> known = SeasonSession::called(session->store(), options.id);
    if (!known)
        return failed(known.problems(), FileTrouble);
    if (!known->empty())
        return failed({{"", Text{texts::idIsTaken, options.id}}}, BadInput);
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
    const Checked<Json> next = nextSeason(session->season(), session->rules(), options.id, name, divisions);
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
