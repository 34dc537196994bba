// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "league_verbs.h"

#include "base/contains.h"
#include "base/outside_file.h"
#include "base/sheet.h"
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/definition_checks.h"
#include "league/refereeing/intake.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/trf_intake.h"
#include "match_input.h"
#include "rulebook/json_ruling.h"
#include "season_session.h"
#include "streams.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <filesystem>
#include <iostream>
#include <optional>
#include <utility>

namespace whistle::cli {

namespace {

Json answer(const PlayResult& result)
{
    Json json{{"accepted", result.accepted}, {"why", render(result.why)}, {"rules", rulesJson(result.rules)}};
    if (result.number > 0)
        json["number"] = result.number;
    return json;
}

Checked<PlayResult> tried(const SeasonRecord& record, const Json& act)
{
    const Checked<Preview> preview = record.whatIf(act);
    if (!preview)
        return preview.problems();
    return preview->result;
}

/// Plays one act or only looks at it. The list of seasons follows when all are played.
Checked<PlayResult> play(SeasonSession& session, const Json& act, bool whatIf)
{
    return whatIf ? tried(session.record(), act) : session.play(act);
}

/// Everything that is against it, with the rules.
Problems refusal(const PlayResult& result)
{
    std::string why;
    for (const Text& each : result.why)
        why += each.toStdString() + " ";
    std::string rules;
    for (const RuleId rule : result.rules)
        rules += (rules.empty() ? "(" : ", ") + std::string(rule.id);
    return {{"", Text::verbatim(rules.empty() ? why.substr(0, why.size() - 1) : why + rules + ")")}};
}

/// Lines of a file that were not taken in.
Json leftOutJson(const Problems& leftOut)
{
    Json lines = Json::array();
    for (const Problem& problem : leftOut)
        lines.push_back({{"line", problem.line}, {"why", problem.message.toStdString()}});
    return lines;
}

/// Puts a season of another id than all that are there into the data folder. Not Answered: it is not there, which has
/// been told.
ExitCode keepNew(const CommonOptions& common, const SeasonRecord& record, std::optional<SeasonSession>& session)
{
    const Checked<std::unique_ptr<Store>> store = Store::open(QString::fromStdString(common.dataFolder));
    if (!store)
        return failed(store.problems(), FileTrouble);
    if (const ExitCode code = SeasonSession::checkFree(record.state().id, **store, "/id"); code != Answered)
        return code;
    Checked<SeasonSession> kept = SeasonSession::create(common.dataFolder, record.recordedLines());
    if (!kept)
        return failed(kept.problems(), FileTrouble);
    session.emplace(std::move(*kept));
    return Answered;
}

} // namespace

int createSeason(const CommonOptions& common, const LeagueOptions& options)
{
    Json definition;
    if (const ExitCode code = readJson(options.file, definition); code != Answered)
        return code;
    // First without the data folder: what is wrong leaves nothing behind.
    const std::unique_ptr<SeasonRecord> record = newSeason();
    std::vector<Json> acts{actJson(league::CreateSeason{definition})};
    if (!options.noStart)
        acts.push_back(actJson(league::StartSeason{}));
    Json why = Json::array();
    for (const Json& act : acts) {
        const Checked<PlayResult> result = record->play(act, Instant::now());
        if (!result) {
            Problem problem = result.problems().front();
            if (problem.at.starts_with("/season"))
                problem.at.erase(0, std::string("/season").size());
            return failed({problem}, BadInput);
        }
        if (!result->accepted) {
            const Problems found = league::definitionProblems(definition, leagueRules);
            return failed(found.empty() ? refusal(*result) : found, BadInput);
        }
        for (const Text& each : result->why)
            why.push_back(each.toStdString());
    }
    if (const Problems problems = Catalog::packProblemsOf(record->state().game); !problems.empty())
        return failed(problems, BadInput);
    std::optional<SeasonSession> session;
    if (const ExitCode code = keepNew(common, *record, session); code != Answered)
        return code;
    print({{"season", session->id().uuid.toStdString()}, {"id", session->season().id}, {"why", std::move(why)}});
    return finished(session->updateSummary());
}

int createFromTrf(const CommonOptions& common, const LeagueOptions& options)
{
    std::string bytes;
    if (const ExitCode code = readAll(options.file, bytes); code != Answered)
        return code;
    const std::string file = FileName(options.file).told();
    const Checked<DecodedText> text = decodedText(bytes, file, Unreadable::Left);
    if (!text)
        return failed(text.problems(), BadInput);
    const Checked<league::Intake> intake = takeInTrf(text->utf8, file, options.id, options.game, leagueRules);
    if (!intake)
        return failed(intake.problems(), BadInput);
    const std::unique_ptr<SeasonRecord> record = newSeason();
    for (const Json& act : intake->acts)
        (void)record->play(act, Instant::now());
    Json told{{"id", options.id}, {"acts", intake->acts.size()}, {"left_out", leftOutJson(intake->leftOut)}};
    const bool isThere = !record->state().id.empty();
    if (isThere && !options.whatIf) {
        std::optional<SeasonSession> session;
        if (const ExitCode code = keepNew(common, *record, session); code != Answered)
            return code;
        told["season"] = session->id().uuid.toStdString();
        if (const ExitCode code = session->updateSummary(); code != Answered)
            return code;
    }
    print(told);
    return finished(!isThere ? BadInput : intake->leftOut.empty() ? Answered : AnswerIsNo);
}

int recordActs(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& options)
{
    Input input;
    if (const Problems problems = input.open(options.file); !problems.empty())
        return failed(problems, FileTrouble);
    bool isTold = true;
    const auto updated = [&] { return std::exchange(isTold, true) ? Answered : session.updateSummary(); };
    // Somebody who types all evening wants the list of seasons to tell it meanwhile.
    const auto nextLine = [&] {
        if (input.mustWait())
            (void)updated();
        return input.nextLine();
    };
    while (const std::optional<std::string> text = nextLine()) {
        const Checked<Json> act = parseJson(*text);
        if (!act) {
            print(input.errorOfLine(act.problems()));
        } else {
            const Checked<PlayResult> result = play(session, *act, options.whatIf);
            // What cannot be written is no fault of the line, and the next one cannot be written either.
            if (!result && session.hasTrouble()) {
                (void)updated();
                return failed(result.problems(), FileTrouble);
            }
            isTold = isTold && (options.whatIf || !result || !result->accepted);
            print(result ? answer(*result) : input.errorOfLine(result.problems()));
        }
        std::cout.flush();
        if (!std::cout) {
            (void)updated();
            return FileTrouble;
        }
    }
    const ExitCode code = updated();
    return input.broke() ? failed({input.brokenProblem()}, FileTrouble) : finished(code);
}

int pairRound(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& options)
{
    std::optional<league::RoundToPair> round = league::roundToPair(session.season(), session.rules());
    // Where a correction came below a paired round of which nothing is played, that one.
    const bool isAnew = !round && (round = league::roundToPairAnew(session.season(), session.rules()));
    // Where nothing can be paired the referee says why.
    const league::PairRound act = round ? league::drawnRound(session.season(), *round)
                                        : league::PairRound{static_cast<int>(session.season().paired.size()) + 1, {}};
    const Checked<PlayResult> result = play(session, actJson(act), options.whatIf);
    if (!result)
        return failed(result.problems(), session.hasTrouble() ? FileTrouble : BadInput);
    if (!result->accepted)
        return failed(refusal(*result), BadInput);
    Json told = answer(*result);
    told["act"] = actJson(act);
    if (isAnew)
        told["anew"] = true;
    print(told);
    return finished(options.whatIf ? Answered : session.updateSummary());
}

namespace {

/// What came of a match file, and what a call ends with because of it.
struct Import {
    Json told;
    ExitCode code = Answered;
    Problems problems = {};
};

Import importFile(SeasonSession& session, const LeagueOptions& options, const SoundLines& lines)
{
    // A torn last line is no part of a finished match either.
    if (lines.fault)
        return {{}, BadInput, {*lines.fault}};
    const Checked<std::unique_ptr<Match>> match = Catalog::standard().openMatch(lines);
    if (!match)
        return {{}, BadInput, match.problems()};
    const MatchOrigin origin{league::Source::Imported, {}, dateOf(**match)};
    Checked<Json> act = resultOf(**match, session.season(), origin, options.fixture);
    if (!act)
        return {{}, BadInput, act.problems()};
    const auto load = [&](const std::string& id) { return session.store().load({QString::fromStdString(id)}); };
    if (Problems copied = againstCopy(**match, session.season(), (*act)["fixture"], load); !copied.empty())
        return {{}, BadInput, std::move(copied)};
    std::optional<MatchId> imported;
    if (!options.whatIf) {
        const Checked<PlayResult> before = tried(session.record(), *act);
        if (!before)
            return {{}, BadInput, before.problems()};
        if (!before->accepted)
            return {{}, BadInput, refusal(*before)};
        const Checked<MatchId> kept = session.store().importMatch(lines.lines, Instant::now());
        if (!kept)
            return {{}, FileTrouble, kept.problems()};
        imported = *kept;
        (*act)["result"]["match"] = kept->uuid.toStdString();
    }
    const Checked<PlayResult> result = play(session, *act, options.whatIf);
    if (imported && (!result || !result->accepted))
        (void)session.store().removeMatch(*imported); // a match without its result is of no use
    if (!result)
        return {{}, session.hasTrouble() ? FileTrouble : BadInput, result.problems()};
    Import done{answer(*result), result->accepted ? Answered : AnswerIsNo};
    done.told["fixture"] = (*act)["fixture"];
    done.told["result"] = (*act)["result"];
    return done;
}

/// Each match file of a folder for its fixture, in the order of their names; an answer a line. One that is refused
/// keeps no other out.
int importFolder(SeasonSession& session, const LeagueOptions& options)
{
    ExitCode code = Answered;
    // A folder that cannot be read is not an empty one.
    std::error_code error;
    const std::filesystem::directory_iterator look(std::filesystem::path(options.file), error);
    if (error)
        return failed(
            {{options.file, Text{common::Saying::tr("%1 cannot be read: %2."), options.file, files::reasonOf(error)}}},
            FileTrouble);
    const QDir folder(QString::fromStdString(options.file));
    const auto kinds = QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot; // a link to nowhere is told, too
    for (const QString& name : folder.entryList({QStringLiteral("*.whistle")}, kinds, QDir::Name)) {
        SoundLines lines;
        Import done;
        const Checked<std::string> text = readWholeFile(folder.filePath(name));
        if (text)
            done = importFile(session, options, soundLines(*text));
        else
            done = {{}, BadInput, text.problems()};
        Json line{{"file", name.toStdString()}};
        if (done.problems.empty())
            line.update(done.told);
        else
            line["error"] = {{"message", done.problems.front().message.toStdString()},
                             {"at", done.problems.front().at}};
        print(line);
        if (done.code == FileTrouble)
            return finished(FileTrouble);
        code = done.code == Answered ? code : AnswerIsNo;
    }
    if (const ExitCode told = options.whatIf ? Answered : session.updateSummary(); told != Answered)
        return told;
    return finished(code);
}

} // namespace

int importMatch(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& options)
{
    if (options.fixture.empty() && QFileInfo(QString::fromStdString(options.file)).isDir())
        return importFolder(session, options);
    SoundLines lines;
    if (const int code = readMatchFile(options.file, lines); code != Answered)
        return code;
    const Import done = importFile(session, options, lines);
    if (!done.problems.empty())
        return failed(done.problems, done.code);
    print(done.told);
    const ExitCode code = options.whatIf || done.code != Answered ? Answered : session.updateSummary();
    return finished(done.code == Answered ? code : done.code);
}

namespace {

/// "home,away,,score": by place; an empty one is not looked at.
Checked<std::vector<std::string>> chosenColumns(const SeasonSession& session, const std::string& told)
{
    std::vector<std::string> known;
    std::string all;
    for (const league::SheetColumn& column : league::sheetColumns(session.season(), session.rules())) {
        known.push_back(column.id);
        all += (all.empty() ? "" : ", ") + column.id;
    }
    std::vector<std::string> columns;
    for (const QString& each : QString::fromStdString(told).split(u',')) {
        columns.push_back(each.trimmed().toStdString());
        if (!columns.back().empty() && !contains(known, columns.back()))
            return Problem{"/columns",
                           Text{Saying::tr("There is no column “%1”; there are: %2."), columns.back(), all}};
    }
    return columns;
}

Json toldOf(const league::Intake& intake, Encoding encoding)
{
    Json columns = Json::array();
    for (std::size_t i = 0; i < intake.columns.size(); ++i)
        columns.push_back({{"head", i < intake.heads.size() ? intake.heads[i] : ""}, {"says", intake.columns[i]}});
    Json taken = Json::array();
    for (const league::TakenLine& line : intake.taken)
        taken.push_back({{"line", line.number}, {"what", line.what.toStdString()}});
    return {{"encoding", nameOf(encoding)},
            {"columns", std::move(columns)},
            {"taken_in", std::move(taken)},
            {"known", intake.known},
            {"left_out", leftOutJson(intake.leftOut)}};
}

/// All of these, or none; a refusal is a problem: somebody else has gone on with the season meanwhile.
Checked<std::vector<PlayResult>> together(SeasonSession& session, const std::vector<Json>& acts)
{
    Checked<std::vector<PlayResult>> results = session.playAll(acts);
    if (results && !results->back().accepted)
        return refusal(results->back());
    return results;
}

/// "3-382", as a table was answered: withdraws these acts, the last one first.
int takeTableBack(SeasonSession& session, const LeagueOptions& options)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,9})-(\\d{1,9})$"));
    const QRegularExpressionMatch told = form.match(QString::fromStdString(options.undo));
    const int first = told.captured(1).toInt();
    if (!told.hasMatch() || first < 1 || told.captured(2).toInt() < first)
        return badInput("/undo", Text{Saying::tr("“%1” is not a row of acts; write it as 3-382, as it was answered."),
                                      options.undo});
    // Of more than there are the first one is refused.
    const std::size_t most = session.record().recordedLines().size();
    std::vector<Json> edits;
    for (int number = told.captured(2).toInt(); number >= first && edits.size() < most; --number)
        edits.push_back({{"edit", "withdraw"}, {"number", number}});
    const Checked<std::vector<PlayResult>> results = together(session, edits);
    if (!results)
        return failed(results.problems(), session.hasTrouble() ? FileTrouble : BadInput);
    print({{"withdrawn", edits.size()}});
    return finished(session.updateSummary());
}

} // namespace

int takeTable(SeasonSession& session, const CommonOptions& /*common*/, const LeagueOptions& options)
{
    if (!options.undo.empty())
        return takeTableBack(session, options);
    std::string bytes;
    if (const ExitCode code = readAll(options.file, bytes); code != Answered)
        return code;
    const Checked<DecodedText> text = decodedText(bytes, FileName(options.file).told(), Unreadable::Left);
    if (!text)
        return failed(text.problems(), BadInput);
    if (league::isTournamentReport(text->utf8))
        return failed({{"", Text{Saying::tr(
                                "This is a tournament report; “whistle-cli league from-trf” makes a season of it.")}}},
                      BadInput);
    const Checked<std::vector<SheetLine>> table = readSheet(text->utf8, FileName(options.file).told());
    if (!table)
        return failed(table.problems(), BadInput);
    std::vector<std::string> columns;
    if (!options.columns.empty()) {
        const Checked<std::vector<std::string>> chosen = chosenColumns(session, options.columns);
        if (!chosen)
            return failed(chosen.problems(), BadInput);
        columns = *chosen;
    }
    const auto game = Catalog::standard().game(session.season().game);
    const NameReader names = game ? (*game)->names : NameReader();
    const Checked<league::Intake> intake = takeIn(*table, session.season(), leagueRules, names, columns);
    if (!intake)
        return failed(intake.problems(), BadInput);
    Json told = toldOf(*intake, text->encoding);
    const std::vector<Json> acts = options.whatIf ? std::vector<Json>() : intake->acts;
    ExitCode code = Answered;
    if (!acts.empty()) {
        const Checked<std::vector<PlayResult>> results = together(session, acts);
        if (!results)
            return failed(results.problems(), session.hasTrouble() ? FileTrouble : BadInput);
        told["numbers"] = {results->front().number, results->back().number};
        code = session.updateSummary();
    }
    print(told);
    return finished(code != Answered ? code : intake->leftOut.empty() ? Answered : AnswerIsNo);
}

} // namespace whistle::cli
