// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/match.h"

#include "base/plain_text.h"
#include "journal/texts.h"
#include "rulebook/json_ruling.h"

#include <algorithm>
#include <iterator>

namespace whistle {

namespace {

/// What nobody can read is not recorded; a match that has it already is read as it is.
Problems unreadableIn(const RecordedLine& line)
{
    // JSON writes control characters as "\\u001b" or "\\n", but for those behind the ASCII letters.
    const bool isPlain =
        std::all_of(line.text.begin(), line.text.end(), [](char c) { return c >= 0x20 && c < 0x7f; }) &&
        line.text.find('\\') == std::string::npos && line.text.find("\"sealed\"") == std::string::npos;
    if (isPlain || line.number == 0)
        return {};
    const Checked<LineContent> content = readLine(line.text, line.number); // a sealed one, too
    if (!content)
        return content.problems();
    Problems problems = unreadableTexts(content->entry);
    addTo(problems, unreadableTexts(content->overrideReason.value_or(""), "/override"));
    return problems;
}

} // namespace

Checked<PlayResult> Match::undo(Instant at)
{
    const std::optional<int> number = undoable();
    if (!number)
        return Problem{"", Text{journal_texts::nothingToUndo}};
    return play({{"edit", "withdraw"}, {"number", *number}}, at);
}

Checked<PlayResult> Match::redo(Instant at)
{
    const std::optional<int> number = redoable();
    if (!number)
        return Problem{"", Text{journal_texts::nothingToRedo}};
    return play({{"edit", "restore"}, {"number", *number}}, at);
}

RecordedLine Match::nextLine(Instant at, Json entry, const Remarks& remarks,
                             const std::vector<RecordedLine>& ahead) const
{
    const int number = static_cast<int>(m_lines.size() + ahead.size());
    const RecordedLine& before = ahead.empty() ? m_lines.back() : ahead.back();
    LineContent line{number, at, std::move(entry), remarks.overrideReason, remarks.seen};
    if (!remarks.sealedFor.empty())
        line.sealing = {remarks.sealedFor, m_salt()};
    return chained(number, lineContent(line), before.chain);
}

Problems Match::record(std::vector<RecordedLine> lines)
{
    for (const RecordedLine& line : lines) {
        if (Problems problems = unreadableIn(line); !problems.empty())
            return problems;
    }
    if (m_recorder) {
        if (Problems problems = m_recorder(lines); !problems.empty())
            return problems;
    }
    std::move(lines.begin(), lines.end(), std::back_inserter(m_lines));
    return {};
}

NameReader Match::names() const
{
    std::map<std::string, std::string> given = givenNames();
    if (given.empty())
        return m_names;
    return [given = std::move(given), names = m_names](const std::string& id) {
        const auto found = given.find(id);
        if (found != given.end())
            return QString::fromStdString(found->second);
        return names ? names(id) : QString::fromStdString(id);
    };
}

void Match::compareHeader(const MatchHeader& header, std::string_view rulesVersion, const Json& pack)
{
    if (header.rulesVersion != rulesVersion) {
        m_notes.push_back(
            {"/rules_version", Text{journal_texts::otherRules, header.rulesVersion, std::string(rulesVersion)}});
    }
    m_otherPack = header.pack != pack;
    if (m_otherPack) {
        m_notes.push_back({"/pack", Text{journal_texts::otherPack, header.pack["id"].get<std::string>(),
                                         header.pack["version"].get<std::string>(), pack["id"].get<std::string>(),
                                         pack["version"].get<std::string>()}});
    }
}

Json answerJson(const PlayResult& result, const Match& match)
{
    return {{"accepted", result.accepted},
            {"why", render(result.why, match.names())},
            {"rules", rulesJson(result.rules)},
            {"table", match.table()}};
}

Json movesJson(const Match& match, const Shape& command)
{
    Json all = Json::array();
    for (const OfferedMove& move : match.moves())
        all.push_back(moveJson(move, command, match.names()));
    return all;
}

} // namespace whistle
