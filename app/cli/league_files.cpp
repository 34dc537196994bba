// SPDX-License-Identifier: GPL-3.0-or-later
#include "league_verbs.h"

#include "catalog/leagues.h"
#include "league/checking/check.h"
#include "league/checking/random_season.h"
#include "league/refereeing/acts.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"
#include "season_session.h"
#include "streams.h"
#include "texts.h"

#include <iostream>

namespace whistle::cli {

namespace {

std::string content(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options)
{
    const league::Season& season = session.season();
    const league::LeagueRules& rules = session.rules();
    if (options.format == "html")
        return seasonHtml(season, rules, common.language);
    if (options.format == "csv")
        return options.what == "table" ? tableCsv(season, rules) : fixturesCsv(season, rules);
    return seasonFile(session.record().recordedLines(), season, rules).dump() + "\n";
}

/// Sentences are in the language of who exported it, so they are left out of the comparison.
Json withoutSentences(Json season)
{
    for (Json& table : season["tables"]) {
        for (Json& row : table) {
            row.erase("why");
            row.erase("headline");
        }
    }
    return season;
}

Problems faultsOf(const Json& file)
{
    const Checked<std::unique_ptr<SeasonRecord>> record = openSeasonFile(file);
    if (!record)
        return record.problems();
    const Problems found = league::checkSeason(file["season"]);
    if (!found.empty())
        return found;
    if (withoutSentences((*record)->table()) != withoutSentences(file["season"]))
        return {{"/season", Text{texts::otherSeason}}};
    return {};
}

Json verdict(const Problems& faults)
{
    Json told = Json::array();
    for (const Problem& fault : faults)
        told.push_back({{"message", fault.message.toStdString()}, {"at", fault.at}});
    return {{"right", faults.empty()}, {"faults", std::move(told)}};
}

} // namespace

int exportSeason(const CommonOptions& common, const LeagueOptions& options)
{
    std::optional<SeasonSession> session;
    if (const ExitCode code = SeasonSession::open(common.dataFolder, options.season, session); code != Answered)
        return code;
    const std::string text = content(*session, common, options);
    if (options.out.empty()) {
        std::cout << text;
        return finished(Answered);
    }
    const FileName file(options.out);
    const std::error_code error = files::writeNew(file, text);
    if (error)
        return failed({{file.told(), Text{texts::cannotWrite, file.told(), files::reasonOf(error)}}}, FileTrouble);
    return finished(Answered);
}

int loadSeason(const CommonOptions& common, const LeagueOptions& options)
{
    Input input;
    if (const Problems problems = input.open(options.file); !problems.empty())
        return failed(problems, FileTrouble);
    const std::string text = input.rest();
    if (input.broke())
        return failed({input.brokenProblem()}, FileTrouble);
    const Checked<Json> file = parseJson(text);
    if (!file)
        return failed(file.problems(), BadInput);
    const Checked<std::unique_ptr<SeasonRecord>> record = openSeasonFile(*file);
    if (!record)
        return failed(record.problems(), BadInput);
    Checked<SeasonSession> session = SeasonSession::create(common.dataFolder, (*record)->recordedLines());
    if (!session)
        return failed(session.problems(), FileTrouble);
    print({{"season", session->id().uuid.toStdString()}, {"id", session->season().id}});
    return finished(session->updateSummary());
}

int checkFile(const LeagueOptions& options)
{
    Input input;
    if (const Problems problems = input.open(options.file); !problems.empty())
        return failed(problems, FileTrouble);
    if (options.batch) {
        while (const std::optional<std::string> line = input.nextLine()) {
            const Checked<Json> file = parseJson(*line);
            print(file ? verdict(faultsOf(*file)) : errorJson(file.problems()));
            if (input.mustWait())
                std::cout.flush();
            if (!std::cout)
                return FileTrouble;
        }
        return input.broke() ? failed({input.brokenProblem()}, FileTrouble) : finished(Answered);
    }
    const std::string text = input.rest();
    if (input.broke())
        return failed({input.brokenProblem()}, FileTrouble);
    const Checked<Json> file = parseJson(text);
    if (!file)
        return failed(file.problems(), BadInput);
    if (const Problems problems = league::seasonFileShape().check(*file); !problems.empty())
        return failed(problems, BadInput);
    const Problems faults = faultsOf(*file);
    print(verdict(faults));
    return finished(faults.empty() ? Answered : AnswerIsNo);
}

int makeRandom(const LeagueOptions& options)
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

int showSchemas()
{
    print({{"season", recordOf<league::Season>().shape().schema()},
           {"act", league::actShape().schema()},
           {"file", league::seasonFileShape().schema()}});
    return finished(Answered);
}

} // namespace whistle::cli
