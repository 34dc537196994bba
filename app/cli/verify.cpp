// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "match_input.h"
#include "streams.h"
#include "verbs.h"

#include <memory>

namespace whistle::cli {

namespace {

/// The answer: whether the file holds, how many of its entries and edits are proven, and what is wrong.
int answer(std::size_t soundLines, const Problems& problems)
{
    Json told = Json::array();
    for (const Problem& problem : problems)
        told.push_back({{"message", problem.message.toStdString()}, {"at", problem.at}, {"line", problem.line}});
    print({{"sound", problems.empty()},
           {"entries", soundLines == 0 ? 0 : soundLines - 1},
           {"problems", std::move(told)}});
    return finished(problems.empty() ? Answered : AnswerIsNo);
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
    if (match.hasOtherPack())
        problems = match.notes();
    for (const RefusedEntry& refused : match.deviations()) {
        problems.push_back({"/entry",
                            Text{Saying::tr("Entry %1 was accepted when it was recorded; the rules refuse it: %2"),
                                 refused.number, reasonsOf(refused.objections, match)},
                            refused.number + 1});
    }
    return answer(lines.lines.size(), problems);
}

} // namespace

void addVerify(CLI::App& app, Verb& chosen)
{
    const auto file = std::make_shared<std::string>();
    CLI::App* verb = app.add_subcommand("verify", "Is this match file whole, untampered, and as the rules have it?");
    verb->add_option("file", *file, "The match file; -: the standard input")->required();
    verb->callback([file, &chosen] { chosen = [file] { return verify(*file); }; });
}

} // namespace whistle::cli
