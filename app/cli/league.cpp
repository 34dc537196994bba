// SPDX-License-Identifier: GPL-3.0-or-later
#include "league_verbs.h"

#include "league/telling/papers.h"
#include "season_session.h"

#include <memory>

namespace whistle::cli {

namespace {

/// The words after `league`; adds their options to them.
class Words {
public:
    Words(CLI::App& league, const CommonOptions& common, Verb& chosen)
        : m_league(league)
        , m_common(common)
        , m_chosen(chosen)
    {
    }

    CLI::App& add(const char* name, const char* meaning,
                  std::function<int(const CommonOptions&, const LeagueOptions&)> run)
    {
        CLI::App* word = m_league.add_subcommand(name, meaning);
        word->callback([run = std::move(run), &common = m_common, &chosen = m_chosen, options = m_options] {
            chosen = [run, &common, options] { return run(common, *options); };
        });
        return *word;
    }
    /// A word about one season, which is open when it is run.
    CLI::App& addForSeason(const char* name, const char* meaning,
                           int (*run)(SeasonSession&, const CommonOptions&, const LeagueOptions&),
                           SeasonSession::Wanted wanted = SeasonSession::Wanted::NotInTheBin)
    {
        CLI::App& word = add(name, meaning, [run, wanted](const CommonOptions& common, const LeagueOptions& options) {
            std::optional<SeasonSession> session;
            const ExitCode code = SeasonSession::open(common.dataFolder, options.season, session, wanted);
            return code == Answered ? run(*session, common, options) : code;
        });
        word.add_option("season", m_options->season, "Its id, as `league list` shows it")->required();
        return word;
    }
    [[nodiscard]] LeagueOptions& options() { return *m_options; }

private:
    CLI::App& m_league;
    const CommonOptions& m_common;
    Verb& m_chosen;
    std::shared_ptr<LeagueOptions> m_options = std::make_shared<LeagueOptions>();
};

void addActs(Words& words)
{
    LeagueOptions& options = words.options();
    CLI::App& create = words.add("create", "A new season from a JSON file; it starts if it can", createSeason);
    create.add_option("file", options.file, "The season's definition; -: the standard input")->required();
    create.add_flag("--no-start", options.noStart, "Do not start it yet");
    CLI::App& trf = words.add("from-trf", "A new season from a tournament report (TRF16)", createFromTrf);
    trf.add_option("file", options.file, "The report; -: the standard input")->required();
    trf.add_option("--game", options.game, "What was played: kaosball, ...")->required()->check(notEmpty());
    trf.add_option("--id", options.id, "Of the new season")->required()->check(notEmpty());
    trf.add_flag("--what-if", options.whatIf, "Only show what would be imported; nothing is recorded");
    CLI::App& record =
        words.addForSeason("record", "What the organiser does: one JSON act per line, one answer per line", recordActs);
    record.add_option("file", options.file, "The acts; - or nothing: the standard input");
    record.add_flag("--what-if", options.whatIf, "Only show the consequences; nothing is recorded");
    words
        .addForSeason("pair", "Pair the next round of a Swiss system, or the last one anew after a correction",
                      pairRound)
        .add_flag("--what-if", options.whatIf, "Only show who would meet; nothing is recorded");
    CLI::App& import = words.addForSeason("import", "The result of a match file, verified by replay", importMatch);
    import.add_option("file", options.file, "The match file, or a folder of them")->required();
    import.add_option("--fixture", options.fixture,
                      "For this fixture; otherwise the first open one between these teams");
    import.add_flag("--what-if", options.whatIf, "Only show the consequences; nothing is recorded");
    CLI::App& table = words.addForSeason(
        "take-in", "Entrants, fixtures or results from a table (CSV, or copied from a spreadsheet)", takeTable);
    table.add_option("file", options.file, "The table; - or nothing: the standard input");
    table
        .add_option("--columns", options.columns,
                    "What each column holds, separated by commas: home,away,,score; default: from the first line")
        ->check(notEmpty());
    table
        .add_option("--undo", options.undo,
                    "Take a table back as a whole: the first and the last number that it was answered with, 3-382")
        ->type_name("NUMBERS")
        ->check(notEmpty());
    table.add_flag("--what-if", options.whatIf, "Only show what would be imported; nothing is recorded");
}

void addAnswers(Words& words)
{
    LeagueOptions& options = words.options();
    words.add("list", "The seasons of the data folder", listSeasons)
        .add_flag("--all", options.all, "Also those in the archive and the bin");
    words.addForSeason("schedule", "Fixtures with dates and results", showSchedule);
    words.addForSeason("standings", "The standings, each place with its reason", showStandings)
        .add_flag("--values", options.values, "What each tiebreaker that separates anyone comes to");
    CLI::App& explanation =
        words.addForSeason("explain", "Why the places are as they are, and what is still open", explain);
    explanation.add_option("entrant", options.entrant, "Only this one");
    CLI::App& simulation = words.addForSeason("simulate", "The chances of each place", simulateSeason);
    simulation.add_option("--seasons", options.seasons, "How many seasons to play; default 10000")
        ->check(CLI::Range(1, 10'000'000));
    simulation.add_option("--seed", options.seed, "The same seed, the same numbers; default 1");
    words.addForSeason("history", "Records, careers, head-to-head, ratings", showHistory);
    words.addForSeason("log", "Every recorded act", showLog);
}

void addLife(Words& words)
{
    LeagueOptions& options = words.options();
    CLI::App& copy = words.addForSeason("copy", "Same again: a new season like this one, before its start", copySeason);
    copy.add_option("id", options.id, "Of the new season")->required()->check(notEmpty());
    copy.add_option("--name", options.name, "Of the new season; default: its id")->check(notEmpty());
    copy.add_option("--above", options.above, "The season of the division above: its lowest entrants come down")
        ->type_name("SEASON")
        ->check(notEmpty());
    copy.add_option("--below", options.below, "The season of the division below: its best entrants come up")
        ->type_name("SEASON")
        ->check(notEmpty());
    copy.add_option("--exchange", options.exchanged, "How many are promoted and relegated; default 1")
        ->check(CLI::Range(1, 128));
    words.addForSeason("archive", "Out of the list, but still available", archiveSeason);
    words.addForSeason("delete", "Into the bin; `take-back` brings it back", deleteSeason);
    words.addForSeason("take-back", "Back into the list, from the archive or the bin", takeBackSeason,
                       SeasonSession::Wanted::OutOfTheList);
}

void addFiles(Words& words)
{
    LeagueOptions& options = words.options();
    CLI::App& written = words.addForSeason("export", "The season as a file", exportSeason);
    written
        .add_option(
            "--format", options.format,
            "json (default; can be loaded again), csv, html, ics (a calendar of the fixtures) or trf (a Swiss, as "
            "FIDE's TRF16)")
        ->check(CLI::IsMember({"json", "csv", "html", "ics", "trf"}));
    written.add_option("--what", options.what, "csv: the standings (default) or the fixtures")
        ->check(CLI::IsMember({"table", "fixtures"}));
    written.add_flag("--spreadsheet", options.spreadsheet,
                     "csv: as spreadsheets in the language read it (in Hungarian and Polish with semicolons)");
    written.add_flag("--values", options.values,
                     "csv, json and the paper table: what each tiebreaker that separates anyone comes to");
    CLI::Option* paper =
        written
            .add_option("--paper", options.paper,
                        "html: a printable document: table, round_sheet, result_slips, bracket, roster")
            ->check(CLI::IsMember(allWords<league::Paper>()));
    written
        .add_option("--round", options.round,
                    "round_sheet and result_slips: 3; p1 is the first of the playoffs; default: the next to be played")
        ->needs(paper);
    written.add_option("--out", options.out, "To this new file; otherwise to the standard output")
        ->type_name("FILE")
        ->check(notEmpty());
    CLI::App& loaded = words.add("load", "Import an exported season, with its whole record", loadSeason);
    loaded.add_option("file", options.file, "A file written by `export`")->required();
    CLI::App& merge = words.add("merge", "Merge two copies of a season that went separate ways", mergeSeason);
    merge.add_option("file", options.file, "The other copy, as written by `export`")->required();
    merge.add_flag("--what-if", options.whatIf, "Only show the result; nothing is changed");
    CLI::App& check = words.add("check", "Is this exported season sound? An independent check", checkFile);
    check.add_option("file", options.file, "A file written by `export` or `random`; -: the standard input")->required();
    check.add_flag("--batch", options.batch, "One season per line, one answer per line");
    CLI::App& random = words.add("random", "Whole random seasons for testing, one per line", makeRandom);
    random.add_option("--seed", options.seed, "The first one's seed; default 1");
    random.add_option("--count", options.count, "How many, with consecutive seeds; default 1")
        ->check(CLI::Range(1, 1'000'000));
    words.add("schema", "What seasons, acts and season files look like, as JSON Schema", showSchemas);
}

} // namespace

void addLeague(CLI::App& app, const CommonOptions& common, Verb& chosen)
{
    CLI::App* league = app.add_subcommand("league", "Season leagues");
    league->require_subcommand(1);
    league->fallthrough();
    Words words(*league, common, chosen);
    addActs(words);
    addAnswers(words);
    addLife(words);
    addFiles(words);
}

} // namespace whistle::cli
