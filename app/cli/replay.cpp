// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "match_input.h"
#include "rulebook/json_ruling.h"
#include "streams.h"
#include "texts.h"
#include "verbs.h"

#include <algorithm>
#include <memory>

namespace whistle::cli {

namespace {

struct ReplayOptions {
    std::string file;
    bool trace = false;
    int until = -1;
};

Json traceLine(const TracedEntry& entry, const Match& match)
{
    Json line{{"number", entry.number}, {"entry", entry.entry}};
    if (!entry.sealedFor.empty())
        line["sealed"] = entry.sealedFor;
    if (entry.overrideReason)
        line["override"] = *entry.overrideReason;
    line["accepted"] = entry.ruling.accepted;
    line["why"] = render(entry.ruling.why, match.names());
    line["rules"] = rulesJson(entry.ruling.rules);
    return line;
}

/// Whether the match can be stopped after this entry: it stands, or it is 0.
bool stands(const Match& match, int number)
{
    const std::vector<LogEntry>& log = match.entries();
    return number == 0 || std::any_of(log.begin(), log.end(), [number](const LogEntry& entry) {
               return entry.number == number && !entry.withdrawn;
           });
}

int replay(const ReplayOptions& options)
{
    SoundLines lines;
    if (const int code = readMatchFile(options.file, lines); code != Answered)
        return code;
    const Checked<std::unique_ptr<Match>> opened = Catalog::standard().openMatch(lines);
    if (!opened)
        return failed(opened.problems(), BadInput);
    const Match& match = **opened;
    const bool toTheEnd = options.until < 0;
    if (!toTheEnd && !stands(match, options.until))
        return failed({{"", Text{texts::noSuchEntry, options.until}}}, BadInput);
    if (lines.torn)
        note(*lines.fault);
    for (const Problem& problem : match.notes())
        note(problem);
    int code = Answered;
    // What was sealed after the last entry shown is sealed here too, whatever came of it later.
    const std::unique_ptr<Match> then = toTheEnd ? nullptr : match.copyAt(options.until);
    (then ? *then : match).trace([&](const TracedEntry& entry) {
        if (options.trace)
            print(traceLine(entry, match));
        if (!entry.ruling.accepted) {
            code = AnswerIsNo;
            note({"", Text{texts::refusedNow, entry.number, reasonsOf(entry.ruling.objections, match)}});
        }
        return true;
    });
    print((then ? *then : match).table());
    return finished(code);
}

} // namespace

void addReplay(CLI::App& app, Verb& chosen)
{
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App* verb = app.add_subcommand("replay", "Referee a match file once more and show the final table");
    verb->add_option("file", options->file, "The match file; -: the standard input")->required();
    verb->add_flag("--trace", options->trace, "Before the table, show each standing entry with its ruling");
    verb->add_option("--until", options->until, "Stop after the entry with this number; 0: before the first")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber);
    verb->callback([options, &chosen] { chosen = [options] { return replay(*options); }; });
}

} // namespace whistle::cli
