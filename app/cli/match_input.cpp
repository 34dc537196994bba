// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_input.h"

#include "streams.h"

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

} // namespace whistle::cli
