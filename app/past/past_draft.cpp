// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/past_draft.h"

#include "base/contains.h"
#include "base/first.h"

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
    const Edit* before = behind(edits, number);
    Edit first = before ? *before : made(Edit::Kind::Replace, number, entries.front(), 0);
    const int replaced = dropFollowers(edits, first);
    const auto of = [&first](std::size_t i) { return i == 0 ? first.of : first.id; };
    if (replaced == 0) {
        // What belongs to an entry that is inserted comes in at the same place.
        auto at = std::find_if(edits.begin(), edits.end(), [&first](const Edit& edit) { return edit.id == first.id; });
        at = edits.erase(at);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            Edit edit = made(first.kind, first.number, entries[i], of(i));
            edit.id = i == 0 ? first.id : edit.id;
            edit.place = first.place;
            at = std::next(edits.insert(at, std::move(edit)));
        }
        return adopt(std::move(edits));
    }
    std::erase_if(edits, [&first](const Edit& edit) { return edit.id == first.id; });
    const std::vector<LogEntry>& log = m_match.entries();
    const std::size_t next = placeOf(replaced) + 1;
    const bool isLast = next >= log.size();
    // Nothing can be inserted behind the last entry: there the last of them takes its place.
    const std::size_t replacing = isLast ? entries.size() - 1 : 0;
    std::vector<Edit> own;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool replaces = i == replacing;
        own.push_back(made(replaces ? Edit::Kind::Replace : Edit::Kind::Insert,
                           replaces || isLast ? replaced : log[next].number, entries[i], of(i)));
    }
    own.front().id = first.id;
    if (isLast) {
        for (Edit& edit : own)
            put(edits, std::move(edit));
    } else { // right behind the first, ahead of what else is inserted there
        for (auto edit = own.rbegin(); edit != own.rend(); ++edit)
            put(edits, std::move(*edit), AtItsPlace::First);
    }
    return adopt(std::move(edits));
}

Problems PastDraft::insert(int before, const std::vector<EnteredEntry>& entries)
{
    Edits edits = m_edits;
    int first = 0;
    for (const EnteredEntry& entry : entries) {
        Edit edit = made(Edit::Kind::Insert, before, entry, first);
        first = first == 0 ? edit.id : first;
        put(edits, std::move(edit));
    }
    return adopt(std::move(edits));
}

Problems PastDraft::withdraw(int number)
{
    Edits edits = m_edits;
    const Edit* before = behind(edits, number);
    Edit gone = before ? *before : made(Edit::Kind::Withdraw, number, {}, 0);
    const int replaced = before ? dropFollowers(edits, gone) : number;
    std::erase_if(edits, [&gone](const Edit& edit) { return edit.id == gone.id; });
    if (replaced != 0) {
        gone.kind = Edit::Kind::Withdraw;
        gone.number = replaced;
        gone.reason.reset();
        put(edits, std::move(gone));
    }
    return adopt(std::move(edits));
}

Problems PastDraft::override(int number, const std::string& reason)
{
    const std::optional<EnteredEntry> entry = shown().entered(number);
    if (!entry)
        return {};
    Edits edits = m_edits;
    if (Edit* own = behind(edits, number))
        own->reason = reason;
    else
        put(edits, made(Edit::Kind::Replace, number, {entry->entry, reason}, 0));
    return adopt(std::move(edits));
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
            put(edits, made(Edit::Kind::Withdraw, illegal.number, {}, 0));
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

PastDraft::Edit* PastDraft::behind(Edits& edits, int number) const
{
    if (Edit* inserted = inserting(edits, number))
        return inserted;
    return firstOf(edits,
                   [number](const Edit& edit) { return edit.kind == Edit::Kind::Replace && edit.number == number; });
}

int PastDraft::dropFollowers(Edits& edits, const Edit& first)
{
    int replaced = first.kind == Edit::Kind::Insert ? 0 : first.number;
    std::vector<int> gone{first.id};
    std::erase_if(edits, [&](const Edit& edit) { // an edit stands behind the one that it came with
        if (!contains(gone, edit.of))
            return false;
        gone.push_back(edit.id);
        replaced = edit.kind == Edit::Kind::Insert ? replaced : edit.number;
        return true;
    });
    return replaced;
}

PastDraft::Edit PastDraft::made(Edit::Kind kind, int number, const EnteredEntry& entry, int of)
{
    return {kind, number, entry.entry, entry.overrideReason, ++m_lastId, of};
}

void PastDraft::put(Edits& edits, Edit edit, AtItsPlace at) const
{
    if (edit.kind != Edit::Kind::Insert) {
        std::erase_if(edits, [&edit](const Edit& other) {
            return other.kind != Edit::Kind::Insert && other.number == edit.number;
        });
    }
    // Behind everything about earlier entries; what is inserted before an entry comes ahead of what happens to it.
    edit.place = placeOf(edit.number);
    const bool isInserted = edit.kind == Edit::Kind::Insert;
    const auto next = std::find_if(edits.begin(), edits.end(), [&](const Edit& other) {
        const bool isAhead = isInserted && (at == AtItsPlace::First || other.kind != Edit::Kind::Insert);
        return other.place > edit.place || (other.place == edit.place && isAhead);
    });
    edits.insert(next, std::move(edit));
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
