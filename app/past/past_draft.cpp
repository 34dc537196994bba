// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/past_draft.h"

#include <algorithm>

namespace whistle {

namespace {

Json lineOf(Json line, const std::optional<std::string>& reason)
{
    if (reason)
        line["override"] = *reason;
    return line;
}

} // namespace

void PastDraft::clear()
{
    m_edits.clear();
    m_rewrite.reset();
}

Problems PastDraft::replace(int number, const std::vector<EnteredEntry>& entries)
{
    Edits edits = m_edits;
    if (const Edit* inserted = inserting(edits, number)) {
        // What belongs to it is inserted at the same place.
        auto at = edits.begin() + (inserted - edits.data());
        const Edit first = *at;
        at = edits.erase(at);
        for (const EnteredEntry& entry : entries)
            at =
                std::next(edits.insert(at, {first.kind, first.number, entry.entry, entry.overrideReason, first.place}));
    } else {
        const std::vector<LogEntry>& log = m_match.entries();
        const std::size_t next = placeOf(number) + 1;
        // Nothing can be inserted behind the last entry: there the last of them takes its place.
        const std::size_t replacing = next < log.size() ? 0 : entries.size() - 1;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const auto& [command, reason] = entries[i];
            if (i == replacing)
                put(edits, {Edit::Kind::Replace, number, command, reason, 0});
            else
                put(edits, {Edit::Kind::Insert, i < replacing ? number : log[next].number, command, reason, 0});
        }
    }
    return adopt(std::move(edits));
}

Problems PastDraft::insert(int before, const std::vector<EnteredEntry>& entries)
{
    Edits edits = m_edits;
    for (const auto& [command, reason] : entries)
        put(edits, {Edit::Kind::Insert, before, command, reason, 0});
    return adopt(std::move(edits));
}

Problems PastDraft::withdraw(int number)
{
    Edits edits = m_edits;
    if (const Edit* inserted = inserting(edits, number))
        edits.erase(edits.begin() + (inserted - edits.data()));
    else
        put(edits, {Edit::Kind::Withdraw, number, {}, {}, 0});
    return adopt(std::move(edits));
}

Problems PastDraft::override(int number, const std::string& reason)
{
    const std::optional<EnteredEntry> entry = shown().entered(number);
    return entry ? replace(number, {{entry->entry, reason}}) : Problems{};
}

Problems PastDraft::withdrawIllegal()
{
    if (!m_rewrite)
        return {};
    Edits edits = m_edits;
    // From behind, so that the numbers of what is inserted stay those of the rewrite.
    for (auto illegal = m_rewrite->illegal.rbegin(); illegal != m_rewrite->illegal.rend(); ++illegal) {
        if (const Edit* inserted = inserting(edits, illegal->number))
            edits.erase(edits.begin() + (inserted - edits.data()));
    }
    for (const RefusedEntry& illegal : m_rewrite->illegal) {
        if (static_cast<std::size_t>(illegal.number) < m_match.recordedLines().size())
            put(edits, {Edit::Kind::Withdraw, illegal.number, {}, {}, 0});
    }
    return adopt(std::move(edits));
}

std::vector<Json> PastDraft::lines() const
{
    std::vector<Json> lines;
    for (const Edit& edit : m_edits) {
        switch (edit.kind) {
        case Edit::Kind::Insert:
            lines.push_back(
                lineOf({{"edit", "insert"}, {"before", edit.number}, {"entry", edit.command}}, edit.reason));
            break;
        case Edit::Kind::Replace:
            lines.push_back(
                lineOf({{"edit", "replace"}, {"number", edit.number}, {"entry", edit.command}}, edit.reason));
            break;
        case Edit::Kind::Withdraw:
            lines.push_back({{"edit", "withdraw"}, {"number", edit.number}});
            break;
        }
    }
    return lines;
}

int PastDraft::insertedBefore(int before) const
{
    const auto found = std::find_if(m_edits.rbegin(), m_edits.rend(), [before](const Edit& edit) {
        return edit.kind == Edit::Kind::Insert && edit.number == before;
    });
    if (found == m_edits.rend())
        return 0;
    const auto index = static_cast<std::size_t>(m_edits.rend() - found - 1);
    return static_cast<int>(m_match.recordedLines().size() + index);
}

std::size_t PastDraft::placeOf(int number) const
{
    const std::vector<LogEntry>& log = m_match.entries();
    const auto found =
        std::find_if(log.begin(), log.end(), [number](const LogEntry& entry) { return entry.number == number; });
    return static_cast<std::size_t>(found - log.begin());
}

PastDraft::Edit* PastDraft::inserting(Edits& edits, int number) const
{
    // A line that inserts gives its own number, and the lines of the draft come behind those of the match.
    const std::size_t first = m_match.recordedLines().size();
    const auto index = static_cast<std::size_t>(std::max(number, 0));
    return index >= first && index - first < edits.size() ? &edits[index - first] : nullptr;
}

void PastDraft::put(Edits& edits, Edit edit) const
{
    if (edit.kind != Edit::Kind::Insert) {
        edits.erase(std::remove_if(edits.begin(), edits.end(),
                                   [&edit](const Edit& other) {
                                       return other.kind != Edit::Kind::Insert && other.number == edit.number;
                                   }),
                    edits.end());
    }
    // Behind everything about earlier entries; what is inserted before an entry comes ahead of what happens to it.
    edit.place = placeOf(edit.number);
    const auto behind = std::find_if(edits.begin(), edits.end(), [&](const Edit& other) {
        const bool aheadOfSame = edit.kind == Edit::Kind::Insert && other.kind != Edit::Kind::Insert;
        return other.place > edit.place || (other.place == edit.place && aheadOfSame);
    });
    edits.insert(behind, std::move(edit));
}

Problems PastDraft::adopt(Edits edits)
{
    if (edits.empty()) {
        clear();
        return {};
    }
    std::swap(m_edits, edits);
    Checked<Rewrite> rewritten = whistle::rewrite(m_match, lines());
    if (!rewritten) {
        std::swap(m_edits, edits);
        return rewritten.problems();
    }
    m_rewrite = std::move(*rewritten);
    return {};
}

} // namespace whistle
