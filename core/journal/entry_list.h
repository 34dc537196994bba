// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/instant.h"
#include "base/match.h"
#include "base/problem.h"
#include "journal/entry.h"
#include "journal/texts.h"
#include "rulebook/ruling.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// An entry of a match: what was entered, and how it stands now.
template <class Command>
struct JournalEntry {
    int number = 0; ///< of the line that brought it
    Instant at;     ///< when it was first entered
    Command command;
    std::optional<std::string> overrideReason; ///< the players recorded it against the rules
    bool withdrawn = false;
    bool refused = false;                   ///< stands in the list, but the rules refuse it there: it changes nothing
    int correctedBy = 0;                    ///< the last line that replaced it; 0: none
    std::vector<Objection> objections = {}; ///< of the rules to it where it stands now
};

/// Whether there is a command in it for the referee to look at.
template <class Command>
[[nodiscard]] bool bringsAnEntry(const Act<Command>& act)
{
    return !std::holds_alternative<Withdraw>(act) && !std::holds_alternative<Restore>(act);
}

/// The entries of a match in its order, as the acts so far have left them: which came when, which are withdrawn,
/// replaced or inserted. It knows no rules.
template <class Command>
class EntryList {
public:
    using Entry = JournalEntry<Command>;

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] Entry& operator[](std::size_t index) { return m_entries[index]; }
    [[nodiscard]] const Entry& operator[](std::size_t index) const { return m_entries[index]; }
    /// Lines of the record so far, edits too.
    [[nodiscard]] int lineCount() const { return m_lineCount; }
    /// Forgets every entry behind the first `count`, and what redo would put back. Numbers go on as they would have.
    void keepFirst(std::size_t count)
    {
        m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(count), m_entries.end());
        m_redo.clear();
    }
    /// The size of the list, if there is no such entry.
    [[nodiscard]] std::size_t indexOf(int number) const
    {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                        [number](const Entry& entry) { return entry.number == number; });
        return static_cast<std::size_t>(found - m_entries.begin());
    }

    /// The entry that undo takes back: the last that stands, but not the one that starts the match.
    [[nodiscard]] std::optional<int> undoable() const
    {
        for (std::size_t i = m_entries.size(); i > 1; --i) {
            if (!m_entries[i - 1].withdrawn)
                return m_entries[i - 1].number;
        }
        return {};
    }
    /// The entry that redo puts back: the latest withdrawn one, unless something new was entered since.
    [[nodiscard]] std::optional<int> redoable() const
    {
        return m_redo.empty() ? std::nullopt : std::optional(m_redo.back());
    }

    /// Changes the list of entries and nothing else; the index of the first entry that must be refereed again.
    Checked<std::size_t> change(const Act<Command>& act, Instant at, std::optional<std::string> reason)
    {
        const Checked<std::size_t> index = placeOf(act);
        if (!index)
            return index;
        const auto place = m_entries.begin() + static_cast<std::ptrdiff_t>(*index);
        const int number = m_lineCount + 1;
        match(
            act,
            [&](const Enter<Command>& enter) {
                m_entries.push_back({.number = number, .at = at, .command = enter.entry, .overrideReason = reason});
            },
            [&](const Insert<Command>& insert) {
                m_entries.insert(place,
                                 Entry{.number = number, .at = at, .command = insert.entry, .overrideReason = reason});
            },
            [&](const Replace<Command>& replace) {
                place->command = replace.entry;
                place->overrideReason = reason;
                place->correctedBy = number;
            },
            [&](const Withdraw&) { place->withdrawn = true; }, [&](const Restore&) { place->withdrawn = false; });
        if (const auto* withdraw = std::get_if<Withdraw>(&act))
            m_redo.push_back(withdraw->number);
        else if (const auto* restore = std::get_if<Restore>(&act))
            m_redo.erase(std::remove(m_redo.begin(), m_redo.end(), restore->number), m_redo.end());
        else
            m_redo.clear();
        ++m_lineCount;
        return index;
    }

private:
    /// The index that an act touches, or why it cannot.
    [[nodiscard]] Checked<std::size_t> placeOf(const Act<Command>& act) const
    {
        namespace texts = journal_texts;
        return match(
            act, [&](const Enter<Command>&) -> Checked<std::size_t> { return m_entries.size(); },
            [&](const Insert<Command>& insert) -> Checked<std::size_t> {
                const Checked<std::size_t> index = standing(insert.before, "/before");
                if (index && *index == 0)
                    return Problem{"/before", Text{texts::nothingBeforeFirst, insert.before}};
                return index;
            },
            [&](const Replace<Command>& replace) { return standing(replace.number, "/number"); },
            [&](const Withdraw& withdraw) -> Checked<std::size_t> {
                const Checked<std::size_t> index = standing(withdraw.number, "/number");
                if (index && *index == 0)
                    return Problem{"/number", Text{texts::firstStays, withdraw.number}};
                return index;
            },
            [&](const Restore& restore) -> Checked<std::size_t> {
                const Checked<std::size_t> index = known(restore.number, "/number");
                if (index && !m_entries[*index].withdrawn)
                    return Problem{"/number", Text{texts::notWithdrawn, restore.number}};
                return index;
            });
    }
    [[nodiscard]] Checked<std::size_t> known(int number, const char* at) const
    {
        if (number < 1 || number > m_lineCount)
            return Problem{at, Text{journal_texts::noSuchEntry, number, m_lineCount}};
        const std::size_t index = indexOf(number);
        if (index == m_entries.size())
            return Problem{at, Text{journal_texts::editNotEntry, number}};
        return index;
    }
    [[nodiscard]] Checked<std::size_t> standing(int number, const char* at) const
    {
        const Checked<std::size_t> index = known(number, at);
        if (index && m_entries[*index].withdrawn)
            return Problem{at, Text{journal_texts::isWithdrawn, number}};
        return index;
    }

    std::vector<Entry> m_entries;
    int m_lineCount = 0;
    std::vector<int> m_redo; ///< withdrawn since the last new entry, the latest last
};

} // namespace whistle
