// SPDX-License-Identifier: GPL-3.0-or-later
#include "league_verbs.h"

#include "catalog/leagues.h"
#include "league/outlook/history.h"
#include "league/outlook/honours.h"
#include "league/outlook/outlook.h"
#include "league/outlook/simulation.h"
#include "league/refereeing/why_paired.h"
#include "league/standings/rating.h"
#include "league/telling/season_json.h"
#include "rulebook/json_ruling.h"
#include "season_session.h"
#include "streams.h"

#include <cmath>
#include <thread>

namespace whistle::cli {

namespace {

using league::Season;

int told(const Json& answer)
{
    print(answer);
    return finished(Answered);
}

/// The ids of all, one after the other.
std::string entrantsOf(const Season& season)
{
    std::string all;
    for (const league::Entrant& entrant : season.entrants)
        all += (all.empty() ? "" : ", ") + entrant.id;
    return all;
}

Json outlookJson(const Season& season, const league::Outlook& outlook)
{
    Json prospects = Json::array();
    for (const league::Prospect& each : outlook.prospects) {
        prospects.push_back({{"entrant", season.entrant(each.entrant).id},
                             {"best", each.best},
                             {"worst", each.worst},
                             {"open", each.open},
                             {"most_points", each.mostPoints},
                             {"sure", each.isSure},
                             {"out", each.isOut},
                             {"needs", each.needs ? Json(*each.needs) : Json(nullptr)}});
    }
    return {{"places", outlook.places},
            {"exact", outlook.isExact},
            {"prospects", std::move(prospects)},
            {"sentences", render(outlook.sentences)}};
}

Json tallyJson(const league::Tally& tally, const league::LeagueRules& rules)
{
    Json stats = Json::object();
    Json unknown = Json::array();
    for (std::size_t stat = 0; stat < tally.stats.size(); ++stat) {
        stats[rules.stats[stat].id] = tally.stats[stat];
        if (!tally.stat(stat))
            unknown.push_back(rules.stats[stat].id);
    }
    Json json{{"played", tally.played},
              {"won", tally.won},
              {"drawn", tally.drawn},
              {"lost", tally.lost},
              {"forfeited", tally.forfeited},
              {"score_for", tally.scoreFor},
              {"score_against", tally.scoreAgainst},
              {"titles", tally.titles},
              {"finals", tally.finals},
              {"longest_winning", tally.longestWinning},
              {"longest_unbeaten", tally.longestUnbeaten},
              {"stats", std::move(stats)}};
    if (!unknown.empty())
        json["not_known"] = std::move(unknown);
    return json;
}

Json ratingsJson(const Season& season, league::RateBy by)
{
    Json json = Json::object();
    for (const auto& [key, rating] : ratings(ratedMatches(season, by)))
        json[key] = {{"rating", std::lround(rating.value)}, {"matches", rating.matches}};
    return json;
}

/// Null: the season is not over.
Json honoursJson(const Season& season, const league::LeagueRules& rules)
{
    const std::optional<league::Honours> honours = honoursOf(season, rules);
    if (!honours)
        return nullptr;
    Json json{{"champion", honours->champion}, {"coach", honours->coach}, {"runner_up", honours->runnerUp}};
    json["awards"] = Json::array();
    for (const league::Award& award : honours->awards)
        json["awards"].push_back(
            {{"award", Text{award.name}.toStdString()}, {"holders", award.holders}, {"value", award.value}});
    return json;
}

Json recordsJson(const std::vector<league::Record>& records)
{
    Json json = Json::array();
    for (const league::Record& each : records) {
        json.push_back({{"kind", each.kind},
                        {"name", Text{each.name}.toStdString()},
                        {"value", each.value},
                        {"holder", each.holder},
                        {"fixture", each.fixture},
                        {"match", each.line}});
    }
    return json;
}

/// Of each round of a Swiss why these meet, and why somebody has the bye.
Json reasonsJson(const Season& season, const league::LeagueRules& rules)
{
    Json rounds = Json::array();
    for (int round = 1; round <= static_cast<int>(season.paired.size()); ++round) {
        Json pairings = Json::array();
        for (const league::PairingReason& reason : whyPaired(season, rules, round)) {
            Json who = Json::array();
            for (const int side : reason.sides)
                who.push_back(season.entrant(side).id);
            pairings.push_back(
                {{"who", std::move(who)}, {"why", render(reason.why)}, {"rules", rulesJson(reason.rules)}});
        }
        rounds.push_back(std::move(pairings));
    }
    return rounds;
}

} // namespace

int listSeasons(const CommonOptions& common, const LeagueOptions& options)
{
    const Checked<std::unique_ptr<Store>> store = Store::open(QString::fromStdString(common.dataFolder));
    if (!store)
        return failed(store.problems(), FileTrouble);
    const Checked<std::vector<MatchSummary>> seasons = (*store)->seasons();
    if (!seasons)
        return failed(seasons.problems(), FileTrouble);
    for (const MatchSummary& each : *seasons) {
        if (each.shelf != Shelf::Open && !options.all)
            continue;
        Json line{{"season", each.id.uuid.toStdString()}, {"name", each.title}, {"changed_at", each.changedAt.toIso()}};
        line.update(each.summary);
        line.erase("lines");
        if (each.shelf != Shelf::Open)
            line["shelf"] = toWord(each.shelf);
        print(line);
    }
    return finished(Answered);
}

int showSchedule(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& /*options*/)
{
    const Json season = seasonJson(session.season(), session.rules());
    Json answer{{"groups", season["groups"]}, {"fixtures", season["fixtures"]}, {"playoffs", season["playoffs"]}};
    for (const char* rounds : {"paired_rounds", "missed"}) { // of a Swiss
        if (season.contains(rounds))
            answer[rounds] = season[rounds];
    }
    if (swissOf(session.season()))
        answer["why_paired"] = reasonsJson(session.season(), session.rules());
    return told(answer);
}

int showStandings(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& options)
{
    const Json season = seasonJson(session.season(), session.rules(), valuesOf(options));
    return told({{"tables", season["tables"]},
                 {"rules", rulesJson(session.rules().rules)},
                 {"open_ties", season["open_ties"]},
                 {"champion", season["champion"]}});
}

int explain(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& options)
{
    const Season& season = session.season();
    if (!options.entrant.empty() && season.entrantNamed(options.entrant) < 0)
        return badInput("", {Saying::tr("There is no entrant “%1” in this season; there are: %2."),
                             shortened(options.entrant), entrantsOf(season)});
    Json places = Json::array();
    Json outlooks = Json::array();
    for (std::size_t group = 0; group < season.groups.size() && season.format.league; ++group) {
        const auto table = standings(groupInquiry(season, session.rules(), static_cast<int>(group)));
        for (const league::TableRow& row : table) {
            const league::Entrant& entrant = season.entrant(row.entrant);
            if (options.entrant.empty() || options.entrant == entrant.id)
                places.push_back({{"rank", row.rank}, {"entrant", entrant.id}, {"why", render(row.why)}});
        }
        outlooks.push_back(outlookJson(season, league::outlook(season, session.rules(), static_cast<int>(group))));
    }
    return told(
        {{"places", std::move(places)}, {"outlook", std::move(outlooks)}, {"rules", rulesJson(session.rules().rules)}});
}

int simulateSeason(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& options)
{
    league::SimulationSettings settings;
    settings.seasons = options.seasons;
    settings.seed = options.seed;
    settings.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
    const league::Simulation simulation = simulate(session.season(), session.rules(), settings);
    Json chances = Json::object();
    for (const league::Chances& each : simulation.chances) {
        chances[session.season().entrant(each.entrant).id] = {
            {"places", each.places}, {"playoffs", each.playoffs}, {"champion", each.champion}};
    }
    return told({{"seasons", simulation.seasons}, {"seed", options.seed}, {"chances", std::move(chances)}});
}

int showHistory(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& /*options*/)
{
    const Season& season = session.season();
    const league::LeagueRules& rules = session.rules();
    Json teams = Json::object();
    for (const auto& [id, tally] : teamCareers({&season}, rules))
        teams[id] = tallyJson(tally, rules);
    Json coaches = Json::object();
    for (const auto& [id, tally] : coachCareers({&season}, rules))
        coaches[id] = tallyJson(tally, rules);
    const league::EloParameters elo;
    return told({{"honours", honoursJson(season, rules)},
                 {"records", recordsJson(records({&season}, rules))},
                 {"teams", std::move(teams)},
                 {"coaches", std::move(coaches)},
                 {"ratings",
                  {{"system", "Elo"},
                   {"initial", elo.initial},
                   {"k", elo.k},
                   {"scale", elo.scale},
                   {"teams", ratingsJson(season, league::RateBy::Entrant)},
                   {"coaches", ratingsJson(season, league::RateBy::Coach)}}}});
}

int showLog(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& /*options*/)
{
    for (const LogEntry& entry : session.record().entries()) {
        Json line{{"number", entry.number}, {"at", entry.at.toIso()}, {"entry", entry.headline.toStdString()}};
        if (entry.withdrawn)
            line["withdrawn"] = true;
        if (entry.refused)
            line["refused"] = true;
        if (entry.correctedBy > 0)
            line["corrected_by"] = entry.correctedBy;
        print(line);
    }
    return finished(Answered);
}

} // namespace whistle::cli
