// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/first.h"
#include "catalog/catalog.h"
#include "match_input.h"
#include "streams.h"
#include "verbs.h"

#include <memory>

namespace whistle::cli {

namespace {

Json told(const Problems& problems)
{
    Json all = Json::array();
    for (const Problem& problem : problems)
        all.push_back({{"message", problem.message.toStdString()}, {"at", problem.at}, {"line", problem.line}});
    return all;
}

/// The answer: whether the file holds, how many of its entries and edits are proven, what is wrong, and what Whistle
/// itself never writes, where there is any.
int answer(std::size_t soundLines, const Problems& problems, const Problems& notes = {})
{
    Json json{
        {"sound", problems.empty()}, {"entries", soundLines == 0 ? 0 : soundLines - 1}, {"problems", told(problems)}};
    if (!notes.empty())
        json["notes"] = told(notes);
    print(json);
    return finished(problems.empty() ? Answered : AnswerIsNo);
}

/// Times before that of the line above, and times that no clock of ours has shown.
Problems oddTimes(const std::vector<RecordedLine>& lines)
{
    constexpr std::int64_t day = 24 * 60 * 60;
    const Instant earliest = *Instant::fromIso("2000-01-01T00:00:00Z");
    const Instant latest{Instant::now().secondsSinceEpoch + day};
    Problems notes;
    Instant before = earliest;
    for (const RecordedLine& line : lines) {
        const Checked<LineContent> content = line.number > 0 ? readLine(line.text, line.number) : Problems{};
        if (!content)
            continue;
        const Instant at = content->at;
        if (at < before || latest < at) {
            notes.push_back(
                {"/at",
                 Text{Saying::tr("The time %1 is earlier than that of the line above, or in the future."), at.toIso()},
                 line.number + 1});
        }
        before = std::max(before, std::min(at, latest));
    }
    return notes;
}

/// Lines that are written as a secret and are none.
Problems oddSeals(const std::vector<RecordedLine>& lines)
{
    Problems notes;
    SoundLines first;
    std::unique_ptr<Match> match; // as it stood behind the line; null: it has to be opened
    for (const RecordedLine& line : lines) {
        first.lines.push_back(line);
        const Checked<LineContent> content = line.number > 0 ? readLine(line.text, line.number) : Problems{};
        if (!content)
            continue;
        if (match) {
            Json entered = content->entry;
            if (content->overrideReason)
                entered["override"] = *content->overrideReason;
            const Checked<PlayResult> went = match->play(entered, content->at);
            if (!went || !went->accepted)
                match.reset();
        }
        if (!content->sealing)
            continue;
        if (!match) {
            Checked<std::unique_ptr<Match>> opened = Catalog::standard().openMatch(first);
            if (!opened)
                continue;
            match = std::move(*opened);
        }
        if (firstWith(match->entries(), &LogEntry::sealedFor, content->sealing->seat) == nullptr)
            notes.push_back({"/entry/sealed",
                             Text{Saying::tr("This line is sealed, and this seat's secret is missing.")},
                             line.number + 1});
    }
    return notes;
}

int verify(const std::string& file)
{
    SoundLines lines;
    if (const int code = readMatchFile(file, lines); code != Answered)
        return code;
    if (lines.fault)
        return answer(lines.lines.size(), {*lines.fault});
    // A format or a game that this program does not know cannot be judged.
    const Checked<MatchHeader> header = readHeader(lines.lines.front().text);
    if (!header)
        return failed(header.problems(), BadInput);
    const Checked<const CatalogGame*> game = Catalog::standard().game(header->game);
    if (!game)
        return failed(game.problems(), BadInput);
    const Checked<std::unique_ptr<Match>> opened = (*game)->openMatch(lines.lines);
    if (!opened) {
        const int line = opened.problems().front().line;
        return answer(line > 0 ? static_cast<std::size_t>(line - 1) : 0, opened.problems());
    }
    const Match& match = **opened;
    Problems problems;
    Problems notes = oddTimes(lines.lines);
    addTo(notes, oddSeals(lines.lines));
    for (const Problem& note : match.notes())
        (note.at == "/pack" ? problems : notes).push_back(note);
    for (const RefusedEntry& refused : match.deviations()) {
        problems.push_back({"/entry",
                            Text{Saying::tr("Entry %1 was accepted when it was recorded; the rules now refuse it: %2"),
                                 refused.number, reasonsOf(refused.objections, match)},
                            refused.number + 1});
    }
    return answer(lines.lines.size(), problems, notes);
}

} // namespace

void addVerify(CLI::App& app, Verb& chosen)
{
    const auto file = std::make_shared<std::string>();
    CLI::App* verb = app.add_subcommand("verify", "Is this match file complete, untampered, and legal?");
    verb->add_option("file", *file, "The match file; -: the standard input")->required();
    verb->callback([file, &chosen] { chosen = [file] { return verify(*file); }; });
}

} // namespace whistle::cli
