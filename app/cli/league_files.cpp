// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "league_verbs.h"

#include "base/contains.h"
#include "catalog/leagues.h"
#include "catalog/season_check.h"
#include "catalog/season_merge.h"
#include "language.h"
#include "league/checking/random_season.h"
#include "league/refereeing/acts.h"
#include "league/telling/calendar_file.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"
#include "league/telling/trf_file.h"
#include "rulebook/json_ruling.h"
#include "season_session.h"
#include "store/merged_season.h"
#include "streams.h"

#include <algorithm>
#include <iostream>
#include <optional>

namespace whistle::cli {

namespace {

std::string content(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options)
{
    const league::Season& season = session.season();
    const league::LeagueRules& rules = session.rules();
    if (options.format == "html")
        return webPageOf(season, common.language);
    if (options.format == "ics")
        return calendarFile(session.record(), Instant::now());
    if (options.format == "csv") {
        const SheetStyle style = options.spreadsheet ? sheetStyleOf(common.language) : SheetStyle{};
        return options.what == "table" ? tableCsv(season, rules, style, valuesOf(options))
                                       : fixturesCsv(season, rules, style);
    }
    return seasonFile(session.record().recordedLines(), season, rules, valuesOf(options)).dump() + "\n";
}

/// The document that was asked for.
Checked<std::string> paperContent(const league::Season& season, const CommonOptions& common,
                                  const LeagueOptions& options)
{
    const league::Paper paper = *fromWord<league::Paper>(options.paper);
    const std::vector<league::Paper> papers = papersOf(season);
    if (options.format != "html")
        return Problem{"/format", Text{Saying::tr("--paper only goes with --format html.")}};
    if (!contains(papers, paper))
        return Problem{"/paper", Text{Saying::tr("The season has nothing to print as “%1” yet."), options.paper}};
    if (!isOfRound(paper))
        return options.round.empty()
                   ? Checked<std::string>(paperOf(paper, season, {}, common.language, {}, valuesOf(options)))
                   : Problem{"/round",
                             Text{Saying::tr("“%1” does not belong to one round; leave out --round."), options.paper}};
    std::optional<league::PaperRound> round = options.round.empty() ? roundToPrint(season) : std::nullopt;
    std::string known;
    for (const league::PaperRound& each : paperRounds(season)) {
        known += (known.empty() ? "" : ", ") + wordOf(each);
        if (wordOf(each) == options.round)
            round = each;
    }
    if (!round)
        return Problem{"/round", Text{Saying::tr("There is no round “%1” in this season yet; there are: %2."),
                                      options.round, known}};
    return paperOf(paper, season, *round, common.language);
}

/// The reasons of a file may be in any of our languages: what differs in the nearest of them.
Problems faultsOf(const Json& file)
{
    const Checked<std::unique_ptr<SeasonRecord>> record = provenSeason(file);
    if (!record)
        return record.problems();
    const std::string before = languageInUse();
    std::optional<Problems> nearest;
    for (const char* language : languages) {
        useLanguage(language);
        Problems found = wrongReasons(**record, file);
        if (!nearest || found.size() < nearest->size())
            nearest = std::move(found);
    }
    useLanguage(before);
    return nearest.value_or(Problems{});
}

Json verdict(const Problems& faults)
{
    Json told = Json::array();
    for (const Problem& fault : faults)
        told.push_back({{"message", fault.message.toStdString()}, {"at", fault.at}});
    return {{"right", faults.empty()}, {"faults", std::move(told)}};
}

} // namespace

int exportSeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options)
{
    const Checked<std::string> text = !options.paper.empty() ? paperContent(session.season(), common, options)
                                      : options.format == "trf"
                                          ? tournamentReport(session.season(), session.rules())
                                          : Checked<std::string>(content(session, common, options));
    if (!text)
        return failed(text.problems(), BadInput);
    if (options.out.empty()) {
        std::cout << *text;
        return finished(Answered);
    }
    const FileName file(options.out);
    const std::error_code error = files::writeNew(file, *text);
    if (error)
        return failed(
            {{file.told(), Text{common::Saying::tr("%1 cannot be written: %2."), file.told(), files::reasonOf(error)}}},
            FileTrouble);
    return finished(Answered);
}

namespace {

void tellTakenIn(const MatchId& id, const SeasonRecord& file, const Json& season, const char* how)
{
    Json told{{"season", id.uuid.toStdString()}, {"id", file.state().id}, {"taken_in", how}};
    // What was begun by older rules was also told by an older program.
    if (file.state().rules == league::rulesNow && !followsFromRecord(file, season))
        told["remarks"].push_back(
            {{"message",
              Text{Saying::tr("What the file says about the season differs from its record; the record is imported.")}
                  .toStdString()},
             {"at", "/season"}});
    for (const Problem& remark : remarksOn(file))
        told["remarks"].push_back({{"message", remark.message.toStdString()}, {"at", remark.at}});
    print(told);
}

/// The season of this file is here already: it goes on with what is newer, and is never there twice.
int goOnWith(const CommonOptions& common, Store* store, const MatchId& id, const SeasonRecord& file, const Json& season)
{
    const Checked<std::vector<std::string>> here = store->load(id);
    if (!here)
        return failed(here.problems(), FileTrouble);
    const std::vector<RecordedLine>& lines = file.recordedLines();
    const Kinship kinship = kinshipOf(lines, *here);
    if (kinship == Kinship::Other)
        return badInput("/record",
                        {Saying::tr("There is already a season “%1” here, and its record differs from the "
                                    "one in this file; nothing was imported. `league merge` makes one season of both."),
                         file.state().id});
    if (kinship == Kinship::Newer) {
        const std::vector<RecordedLine> newer(lines.begin() + static_cast<std::ptrdiff_t>(here->size()), lines.end());
        if (const Problems problems = store->append(id, newer, Instant::now()); !problems.empty())
            return failed(problems, FileTrouble);
    }
    std::optional<SeasonSession> session;
    if (const ExitCode code = SeasonSession::open(common.dataFolder, id.uuid.toStdString(), session); code != Answered)
        return code;
    tellTakenIn(id, file, season, kinship == Kinship::Same ? "same" : kinship == Kinship::Newer ? "newer" : "older");
    return finished(session->updateSummary());
}

} // namespace

int loadSeason(const CommonOptions& common, const LeagueOptions& options)
{
    Json file;
    if (const ExitCode code = readJson(options.file, file); code != Answered)
        return code;
    const Checked<std::unique_ptr<SeasonRecord>> record = openSeasonFile(file);
    if (!record)
        return failed(record.problems(), BadInput);
    const Checked<std::unique_ptr<Store>> store = Store::open(QString::fromStdString(common.dataFolder));
    if (!store)
        return failed(store.problems(), FileTrouble);
    const Checked<std::vector<MatchId>> known = SeasonSession::called(**store, (*record)->state().id);
    if (!known)
        return failed(known.problems(), FileTrouble);
    if (!known->empty())
        return goOnWith(common, (*store).get(), known->front(), **record, file);
    Checked<SeasonSession> session = SeasonSession::create(common.dataFolder, (*record)->recordedLines());
    if (!session)
        return failed(session.problems(), FileTrouble);
    tellTakenIn(session->id(), **record, file, "new");
    return finished(session->updateSummary());
}

int mergeSeason(const CommonOptions& common, const LeagueOptions& options)
{
    Json file;
    if (const ExitCode code = readJson(options.file, file); code != Answered)
        return code;
    const Checked<std::unique_ptr<SeasonRecord>> other = openSeasonFile(file);
    if (!other)
        return failed(other.problems(), BadInput);
    std::optional<SeasonSession> session;
    if (const ExitCode code = SeasonSession::open(common.dataFolder, (*other)->state().id, session); code != Answered)
        return code;
    const std::vector<RecordedLine> here = session->record().recordedLines();
    const Checked<MergedSeason> both = merged(here, (*other)->recordedLines());
    if (!both)
        return failed(both.problems(), BadInput);
    Json told{{"season", session->id().uuid.toStdString()},
              {"id", session->season().id},
              {"common", both->common},
              {"taken_in", both->taken},
              {"left_out", Json::array()},
              {"said_twice", Json::array()},
              {"changed", Json::array()}};
    for (const LeftOutAct& act : both->leftOut)
        told["left_out"].push_back({{"of", act.isHere ? "here" : "file"},
                                    {"number", act.number},
                                    {"at", act.at.toIso()},
                                    {"act", act.headline.toStdString()},
                                    {"why", render(act.why)},
                                    {"rules", rulesJson(act.rules)}});
    for (const SaidTwice& said : both->twice)
        told["said_twice"].push_back({{"here", said.here.toStdString()},
                                      {"file", said.other.toStdString()},
                                      {"counts", said.counts == SaidTwice::Counts::Both   ? "both"
                                                 : said.counts == SaidTwice::Counts::Here ? "here"
                                                                                          : "file"}});
    for (const SilentChange& change : both->changed) {
        Json& one = told["changed"].emplace_back(Json::object());
        if (!change.fixture.empty())
            one["fixture"] = change.fixture;
        if (!change.entrant.empty())
            one["entrant"] = change.entrant;
        one["what"] = change.words.toStdString();
    }
    if (!options.whatIf) {
        const Checked<MatchId> id =
            keepMerged(session->store(), session->id(), here, both->season->recordedLines(), both->fixturesHere);
        if (!id)
            return failed(id.problems(), FileTrouble);
        told["season"] = id->uuid.toStdString();
        if (const ExitCode code = SeasonSession::open(common.dataFolder, id->uuid.toStdString(), session);
            code != Answered)
            return code;
    }
    print(told);
    return finished(options.whatIf ? Answered : session->updateSummary());
}

int checkFile(const CommonOptions& /*common*/, const LeagueOptions& options)
{
    if (options.batch) {
        Input input;
        if (const Problems problems = input.open(options.file); !problems.empty())
            return failed(problems, FileTrouble);
        return answerLines(input, [](const Json& file) { return verdict(faultsOf(file)); });
    }
    Json file;
    if (const ExitCode code = readJson(options.file, file); code != Answered)
        return code;
    if (const Problems problems = league::seasonFileShape().check(file); !problems.empty())
        return failed(problems, BadInput);
    const Problems faults = faultsOf(file);
    print(verdict(faults));
    return finished(faults.empty() ? Answered : AnswerIsNo);
}

int makeRandom(const CommonOptions& /*common*/, const LeagueOptions& options)
{
    for (int i = 0; i < options.count; ++i) {
        const std::unique_ptr<SeasonRecord> record = newSeason();
        for (const Json& act : league::randomSeason(options.seed + static_cast<std::uint64_t>(i), leagueGames())) {
            // A fixed moment, so that the same seed gives the same file.
            if (const auto result = record->play(act, Instant{1'800'000'000}); !result)
                return failed(result.problems(), BadInput);
        }
        print(seasonFile(record->recordedLines(), record->state(), *rulesOf(*record)));
    }
    return finished(Answered);
}

int showSchemas(const CommonOptions& /*common*/, const LeagueOptions& /*options*/)
{
    print({{"season", recordOf<league::Season>().shape().schema()},
           {"act", league::actShape().schema()},
           {"file", league::seasonFileShape().schema()}});
    return finished(Answered);
}

} // namespace whistle::cli
