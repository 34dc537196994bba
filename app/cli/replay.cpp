// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "match_input.h"
#include "rulebook/json_ruling.h"
#include "streams.h"
#include "verbs.h"

#include <algorithm>
#include <charconv>
#include <memory>

namespace whistle::cli {

namespace {

struct ReplayOptions {
    std::string file;
    bool trace = false;
    std::string until; ///< the number of a line; empty: to the end
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

/// The number of a line; none: the words are no number.
std::optional<int> numberIn(const std::string& words)
{
    int number = 0;
    const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), number);
    return error == std::errc() && end == words.data() + words.size() && number >= 0 ? std::optional(number)
                                                                                     : std::nullopt;
}

/// Whether this is an entry that counts after all edits, or 0.
bool stands(const Match& match, int number)
{
    const std::vector<LogEntry>& log = match.entries();
    return number == 0 || std::any_of(log.begin(), log.end(), [number](const LogEntry& entry) {
               return entry.number == number && !entry.withdrawn;
           });
}

/// The match as it stood after this line: where an entry stands, it and those before it as they are after all edits;
/// else (an edit, or an entry that was withdrawn) as after this line of the file, when nobody knew of later ones.
Checked<std::unique_ptr<Match>> matchUntil(int number, const Match& match, const SoundLines& lines)
{
    if (stands(match, number))
        return match.copyAt(number);
    SoundLines first;
    first.lines.assign(lines.lines.begin(), lines.lines.begin() + number + 1); // the header is the first
    return Catalog::standard().openMatch(first);
}

int replay(const ReplayOptions& options)
{
    const bool toTheEnd = options.until.empty();
    const std::optional<int> until = numberIn(options.until);
    if (!toTheEnd && !until)
        return badInput("", {Saying::tr("--until: the number of an entry was expected, or 0, not \"%1\"."),
                             shortened(options.until)});
    SoundLines lines;
    if (const int code = readMatchFile(options.file, lines); code != Answered)
        return code;
    const Checked<std::unique_ptr<Match>> opened = Catalog::standard().openMatch(lines);
    if (!opened)
        return failed(opened.problems(), BadInput);
    const Match& match = **opened;
    const int last = static_cast<int>(match.recordedLines().size()) - 1;
    if (!toTheEnd && *until > last)
        return badInput(
            "", {Saying::tr("This match has no entry %1; its last is %2, and 0 is before the first."), *until, last});
    if (lines.torn)
        note(*lines.fault);
    for (const Problem& problem : match.notes())
        note(problem);
    int code = Answered;
    // What was sealed after the last entry shown is sealed here too, whatever came of it later.
    Checked<std::unique_ptr<Match>> then = toTheEnd ? std::unique_ptr<Match>() : matchUntil(*until, match, lines);
    if (!then)
        return failed(then.problems(), BadInput);
    const Match& shown = toTheEnd ? match : **then;
    shown.trace([&](const TracedEntry& entry) {
        if (options.trace)
            print(traceLine(entry, match));
        if (!entry.ruling.accepted) {
            code = AnswerIsNo;
            note({"", Text{Saying::tr("Entry %1 is refused and changes nothing: %2"), entry.number,
                           reasonsOf(entry.ruling.objections, match)}});
        }
        return true;
    });
    print(shown.table());
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
        ->check(notEmpty());
    verb->callback([options, &chosen] { chosen = [options] { return replay(*options); }; });
}

} // namespace whistle::cli
