// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_input.h"
#include "rulebook/json_ruling.h"
#include "streams.h"
#include "verbs.h"

#include <memory>

namespace whistle::cli {

namespace {

struct ReplayOptions {
    std::string file;
    bool trace = false;
    std::string until; ///< the number of an entry or edit; empty: to the end
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

int replay(const ReplayOptions& options)
{
    MatchThen match;
    if (const int code = readMatchUntil(options.file, options.until, match); code != Answered)
        return code;
    int code = Answered;
    match.shown().trace([&](const TracedEntry& entry) {
        if (options.trace)
            print(traceLine(entry, *match.whole));
        if (!entry.ruling.accepted) {
            code = AnswerIsNo;
            note({"", Text{Saying::tr("Entry %1 is refused and changes nothing: %2"), entry.number,
                           reasonsOf(entry.ruling.objections, *match.whole)}});
        }
        return true;
    });
    print(match.shown().table());
    return finished(code);
}

} // namespace

void addReplay(CLI::App& app, Verb& chosen)
{
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App* verb = app.add_subcommand("replay", "Referee a match file again and show the final table");
    verb->add_option("file", options->file, "The match file; -: the standard input")->required();
    verb->add_flag("--trace", options->trace, "Before the table, show each standing entry with its ruling");
    verb->add_option("--until", options->until, "Stop after the entry with this number; 0: before the first")
        ->type_name("N")
        ->check(notEmpty());
    verb->callback([options, &chosen] { chosen = [options] { return replay(*options); }; });
}

} // namespace whistle::cli
