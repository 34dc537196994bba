// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_input.h"

#include "catalog/catalog.h"
#include "streams.h"
#include "verbs.h"

#include <algorithm>
#include <charconv>

namespace whistle::cli {

std::string reasonsOf(const std::vector<Objection>& objections, const Match& match)
{
    std::string reasons;
    for (const Objection& objection : objections)
        reasons += (reasons.empty() ? "" : " ") + objection.why.toStdString(match.names());
    return reasons;
}

int readMatchFile(const std::string& path, SoundLines& lines)
{
    std::string text;
    if (const ExitCode code = readAll(path, text); code != Answered)
        return code;
    lines = soundLines(text);
    return Answered;
}

namespace {

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

} // namespace

int readMatchUntil(const std::string& path, const std::string& untilWords, MatchThen& match)
{
    const bool toTheEnd = untilWords.empty();
    const std::optional<int> until = numberIn(untilWords);
    if (!toTheEnd && !until)
        return badInput(
            "", {Saying::tr("--until: the number of an entry was expected, or 0, not “%1”."), shortened(untilWords)});
    SoundLines lines;
    if (const int code = readMatchFile(path, lines); code != Answered)
        return code;
    Checked<std::unique_ptr<Match>> opened = Catalog::standard().openMatch(lines);
    if (!opened)
        return failed(opened.problems(), BadInput);
    match.whole = std::move(*opened);
    const int last = static_cast<int>(match.whole->recordedLines().size()) - 1;
    if (!toTheEnd && *until > last)
        return badInput(
            "", {Saying::tr("This match has no entry %1; the last is %2, and 0 is before the first."), *until, last});
    if (lines.torn)
        note(*lines.fault);
    for (const Problem& problem : match.whole->notes())
        note(problem);
    if (toTheEnd)
        return Answered;
    // What was sealed after the last entry shown is sealed here too, whatever came of it later.
    Checked<std::unique_ptr<Match>> then = matchUntil(*until, *match.whole, lines);
    if (!then)
        return failed(then.problems(), BadInput);
    match.part = std::move(*then);
    return Answered;
}

} // namespace whistle::cli
