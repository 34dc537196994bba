// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "club_table.h"
#include "streams.h"
#include "verbs.h"

#include <iostream>
#include <memory>

namespace whistle::cli {

namespace {

struct PlayOptions {
    std::string game;
    std::string file = "-";
    std::string record;
    bool schema = false;
    bool moves = false;
    bool club = false;
    std::string fixture;
};

/// A new match would be played by other facts than is expected where a pack is broken; one that goes on has its own.
int packsFor(const std::string& game)
{
    const Problems problems = Catalog::packProblemsOf(game);
    return problems.empty() ? Answered : failed(problems, BadInput);
}

/// The file that a match is recorded in, if it is, and the club that it goes with, if there is one.
class Recording {
public:
    ExitCode goWithClub(const CommonOptions& common, const PlayOptions& options)
    {
        m_club = std::make_unique<ClubTable>();
        return m_club->open(common, options.game, options.fixture);
    }

    /// Begins the file, or finds the match in it to go on with; then `match` is that one.
    int begin(const PlayOptions& options, const CatalogGame& game, std::unique_ptr<Match>& match)
    {
        const FileName path(options.record);
        m_path = options.record;
        const bool isThere = files::markOf(path).has_value();
        const Checked<std::string> text = isThere ? readWholeFile(path) : Checked<std::string>(std::string());
        if (!text)
            return failed(text.problems(), FileTrouble);
        if (isUnbegun(*text)) {
            if (const int code = packsFor(game.id); code != Answered)
                return code;
            m_writer = std::make_unique<Checked<MatchFileWriter>>(MatchFileWriter::create(path, match->header()));
            m_isNew = true;
            return ready(*match);
        }
        const SoundLines sound = soundLines(*text);
        Checked<std::unique_ptr<Match>> found = Catalog::standard().openMatch(sound);
        if (!found) {
            const Problem problem = found.problems().front();
            return badInput(problem.at, {Saying::tr("%1 already exists and holds no match that could be continued: %2"),
                                         path.told(), problem.message.toStdString()});
        }
        if ((*found)->game() != game.id) {
            return badInput("/game", {Saying::tr("%1 holds a match of “%2”, not of “%3”; nothing was written."),
                                      path.told(), std::string((*found)->game()), game.id});
        }
        match = std::move(*found);
        for (const Problem& problem : match->notes())
            note(problem);
        if (sound.torn)
            note(*sound.fault);
        m_sound = sound;
        m_continued = path;
        return Answered;
    }

    /// To be called before each line: a file that is gone on with is touched only by the first, and a match goes with
    /// its club from the first entry on that it has.
    int before(const Json& line, Match& match)
    {
        if (const int code = std::exchange(m_isFirst, false) ? firstLine(line, match) : Answered; code != Answered)
            return code;
        if (!m_club || m_club->hasBegun())
            return Answered;
        const Checked<Preview> preview = match.whatIf(line);
        const bool hasEntries = match.recordedLines().size() > 1;
        if (!hasEntries && (!preview || !preview->result.accepted))
            return Answered;
        return m_club->begin(m_path, match, preview ? preview->after : match.table(), m_isNew);
    }

    /// What went wrong when the last line was written.
    [[nodiscard]] const Problems& problems() const { return m_problems; }
    /// After each answer.
    void showTable(const Json& answer)
    {
        if (m_club && m_club->hasBegun() && answer.contains("table"))
            m_club->showTable(answer["table"]);
    }
    void finish()
    {
        if (m_club)
            m_club->finish();
    }

private:
    int firstLine(const Json& line, Match& match)
    {
        if (!m_continued)
            return Answered;
        if (startsAgain(line, match))
            return badInput("/command",
                            {Saying::tr("%1 already holds a match, and the first line starts another one. Give another "
                                        "name, or continue with commands for that match; nothing was written."),
                             m_continued->told()});
        m_writer = std::make_unique<Checked<MatchFileWriter>>(MatchFileWriter::goOn(*m_continued, m_sound));
        return ready(match);
    }

    int ready(Match& match)
    {
        if (!*m_writer)
            return failed(m_writer->problems(), FileTrouble);
        match.setRecorder([this](const std::vector<RecordedLine>& lines) {
            m_problems = (*m_writer)->append(lines);
            if (m_club && m_club->hasBegun() && m_problems.empty())
                m_club->carry(lines);
            return m_problems;
        });
        return Answered;
    }

    /// Whether a line is the command that the match in the file was started with, and cannot come there now: not
    /// meant for that match. (In a series it also begins the next game.)
    static bool startsAgain(const Json& line, const Match& match)
    {
        const std::optional<TracedEntry> first = match.entryAt(1);
        if (!first || !line.is_object() || !line.contains("command") || line["command"] != first->entry["command"])
            return false;
        const Checked<Preview> preview = match.whatIf(line);
        return !preview || !preview->result.objections.empty();
    }

    std::string m_path;
    bool m_isFirst = true; ///< no line has come yet
    bool m_isNew = false;
    std::unique_ptr<ClubTable> m_club;
    std::unique_ptr<Checked<MatchFileWriter>> m_writer;
    std::optional<FileName> m_continued; ///< the file with a match in it
    SoundLines m_sound;
    Problems m_problems;
};

/// `command`: the shape of the game's commands, where the moves are wanted too.
Json answerTo(const Checked<Json>& line, Match& match, const Input& input, const Shape* command)
{
    if (!line)
        return input.errorOfLine(line.problems());
    const Checked<PlayResult> result = match.play(*line, Instant::now());
    if (!result)
        return input.errorOfLine(result.problems());
    Json answer = answerJson(*result, match);
    if (command)
        answer["moves"] = movesJson(match, *command);
    return answer;
}

int play(const CommonOptions& common, const PlayOptions& options)
{
    const Checked<const CatalogGame*> game = Catalog::standard().game(options.game);
    if (!game)
        return failed(game.problems(), BadInput);
    if (options.record.empty()) {
        if (const int code = packsFor(options.game); code != Answered)
            return code;
    }
    if (options.schema) {
        if (!options.record.empty() || options.file != "-")
            return badInput("", {Saying::tr("--schema reads no input and records nothing.")});
        print((*game)->playSchema());
        return finished(Answered);
    }
    Input input;
    if (const Problems problems = input.open(options.file); !problems.empty())
        return failed(problems, FileTrouble);
    std::unique_ptr<Match> match = (*game)->newMatch();
    Recording recording;
    if (options.club) {
        if (const ExitCode code = recording.goWithClub(common, options); code != Answered)
            return code;
    }
    if (!options.record.empty()) {
        if (const int code = recording.begin(options, **game, match); code != Answered)
            return code;
    }
    while (const std::optional<std::string> text = input.nextLine()) {
        const Checked<Json> line = parseJson(*text);
        if (const int code = recording.before(line ? *line : Json(), *match); code != Answered)
            return code;
        const Json answer = answerTo(line, *match, input, options.moves ? &(*game)->command() : nullptr);
        if (!recording.problems().empty())
            return failed(recording.problems(), FileTrouble);
        recording.showTable(answer);
        print(answer);
        std::cout.flush();
        if (!std::cout)
            return FileTrouble;
    }
    recording.finish();
    return input.broke() ? failed({input.brokenProblem()}, FileTrouble) : finished(Answered);
}

} // namespace

void addPlay(CLI::App& app, const CommonOptions& common, Verb& chosen)
{
    const auto options = std::make_shared<PlayOptions>();
    CLI::App* verb = app.add_subcommand("play", "Referee a match: commands as JSON Lines in, one answer per line out");
    verb->add_option("game", options->game, "GAME")->required();
    verb->add_option("file", options->file, "The commands; - or nothing: the standard input");
    CLI::Option* record =
        verb->add_option(
                "--record", options->record,
                "Write the match to this file, each entry before it is answered; a match already in it continues")
            ->type_name("FILE")
            ->check(notEmpty());
    CLI::Option* club =
        verb->add_flag("--club", options->club,
                       "The recorded match belongs to the club the data folder has joined; it waits for nothing there");
    club->needs(record);
    verb->add_option("--fixture", options->fixture, "The fixture of a club season that the match is played for")
        ->type_name("SEASON/FIXTURE")
        ->check(notEmpty())
        ->needs(club);
    verb->add_flag("--schema", options->schema, "Show what a line and its answer look like, as JSON Schema");
    verb->add_flag("--moves", options->moves, "Adds to every answer what may be done now, under the key \"moves\"");
    verb->callback([options, &common, &chosen] { chosen = [options, &common] { return play(common, *options); }; });
}

} // namespace whistle::cli
