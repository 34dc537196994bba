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
    bool refused = false; ///< stands in the list, but the rules refuse it there: it changes nothing
    int correctedBy = 0;  ///< the last line that replaced it; 0: none
    int after = 0;        ///< the last entry that stood when it was entered; 0: the start, or it was inserted later
    int seenBy = 0;       ///< the last line that sealed it again, or changed it, after it had been open; 0: none
    std::vector<Objection> objections = {}; ///< of the rules to it where it stands now
};

/// The command in it for the referee to look at; null: there is none.
template <class Command>
[[nodiscard]] const Command* commandOf(const Act<Command>& act)
{
    return match(
        act, [](const Enter<Command>& enter) { return &enter.entry; },
        [](const Replace<Command>& replace) { return &replace.entry; },
        [](const Insert<Command>& insert) { return &insert.entry; },
        [](const Withdraw&) { return static_cast<const Command*>(nullptr); },
        [](const Restore&) { return static_cast<const Command*>(nullptr); });
}

/// The entries of a match in its order, as the acts so far have left them: which came when, which are withdrawn,
/// replaced or inserted. It knows no rules.
template <class Command>
class EntryList {
public:
    using Entry = JournalEntry<Command>;

    /// What a change needs to be taken back.
    struct Change {
        std::size_t index = 0;       ///< of the first entry that must be refereed again
        std::optional<Entry> before; ///< that entry as it was; none: it is new
        std::size_t keptRedo = 0;    ///< so many that redo would put back stay
        std::vector<int> redo;       ///< and those behind them
    };

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] Entry& operator[](std::size_t index) { return m_entries[index]; }
    [[nodiscard]] const Entry& operator[](std::size_t index) const { return m_entries[index]; }
    /// Lines of the record so far, edits too.
    [[nodiscard]] int lineCount() const { return static_cast<int>(m_places.size()) - 1; }
    /// The number of entries up to the last that stands.
    [[nodiscard]] std::size_t standingSize() const { return m_entries.size() - m_tail.size(); }
    /// Forgets every entry behind the first `count`, and what redo would put back. Numbers go on as they would have.
    void keepFirst(std::size_t count)
    {
        for (std::size_t i = count; i < m_entries.size(); ++i)
            place(m_entries[i].number) = nowhere;
        m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(count), m_entries.end());
        m_redo.clear();
        m_tail.clear();
        findTail();
    }
    /// The size of the list, if there is no such entry.
    [[nodiscard]] std::size_t indexOf(int number) const
    {
        if (number < 1 || number > lineCount())
            return m_entries.size();
        const int place = m_places[static_cast<std::size_t>(number)];
        return place == nowhere ? m_entries.size() : static_cast<std::size_t>(place);
    }

    /// The entry that undo takes back: the last that stands, but not the one that starts the match.
    [[nodiscard]] std::optional<int> undoable() const
    {
        const std::size_t last = standingSize();
        return last > 1 ? std::optional(m_entries[last - 1].number) : std::nullopt;
    }
    /// The entry that redo puts back: the latest withdrawn one, unless something new was entered since.
    [[nodiscard]] std::optional<int> redoable() const
    {
        return m_redo.empty() ? std::nullopt : std::optional(m_redo.back());
    }

    /// Whether those behind the entry at `index` stand as they did when it is withdrawn or restored: they are withdrawn
    /// themselves, and each entry of them all was entered behind one of them, the first behind the last that stands.
    [[nodiscard]] bool leavesWhatIsBehind(std::size_t index) const
    {
        std::size_t last = index;
        while (last > 0 && m_entries[last - 1].withdrawn)
            --last;
        if (m_entries[index].after != (last == 0 ? 0 : m_entries[last - 1].number))
            return false;
        const std::size_t behind = m_entries.size() - index - 1;
        return behind == 0 || (behind <= m_tail.size() && m_tail[behind - 1] >= index);
    }

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
    /// Changes the list of entries and nothing else. `index`: what `placeOf` says.
    Change change(const Act<Command>& act, std::size_t index, Instant at, std::optional<std::string> reason)
    {
        Change change{index, {}, keptRedo(act), {}};
        change.redo.assign(m_redo.begin() + static_cast<std::ptrdiff_t>(change.keptRedo), m_redo.end());
        const int number = lineCount() + 1;
        m_places.push_back(nowhere);
        if (index < m_entries.size() && !std::holds_alternative<Insert<Command>>(act))
            change.before = m_entries[index];
        match(
            act,
            [&](const Enter<Command>& enter) {
                const int after = lastStanding();
                m_entries.push_back(
                    {.number = number, .at = at, .command = enter.entry, .overrideReason = reason, .after = after});
                place(number) = static_cast<int>(index);
            },
            [&](const Insert<Command>& insert) {
                m_entries.insert(m_entries.begin() + static_cast<std::ptrdiff_t>(index),
                                 Entry{.number = number, .at = at, .command = insert.entry, .overrideReason = reason});
                placeFrom(index);
            },
            [&](const Replace<Command>& replace) {
                m_entries[index].command = replace.entry;
                m_entries[index].overrideReason = reason;
                m_entries[index].correctedBy = number;
            },
            [&](const Withdraw&) { m_entries[index].withdrawn = true; },
            [&](const Restore&) { m_entries[index].withdrawn = false; });
        m_redo.resize(change.keptRedo);
        if (const auto* withdraw = std::get_if<Withdraw>(&act))
            m_redo.push_back(withdraw->number);
        else if (std::holds_alternative<Restore>(act) && !change.redo.empty())
            m_redo.insert(m_redo.end(), change.redo.begin() + 1, change.redo.end());
        if (std::holds_alternative<Insert<Command>>(act))
            m_tail.clear(); // what it tells stands one behind
        else
            m_tail.resize(std::min(m_tail.size(), m_entries.size() - index - 1));
        findTail();
        return change;
    }
    /// Takes the latest change back.
    void takeBack(Change change)
    {
        m_redo.resize(change.keptRedo);
        m_redo.insert(m_redo.end(), change.redo.begin(), change.redo.end());
        m_places.pop_back();
        if (change.before) {
            m_entries[change.index] = std::move(*change.before);
            m_tail.resize(std::min(m_tail.size(), m_entries.size() - change.index - 1));
        } else {
            m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(change.index));
            placeFrom(change.index);
            m_tail.clear();
        }
        findTail();
    }

private:
    static constexpr int nowhere = -1;

    /// The number of the last entry that has not been withdrawn; 0: there is none.
    [[nodiscard]] int lastStanding() const { return standingSize() == 0 ? 0 : m_entries[standingSize() - 1].number; }
    /// How many of those that redo would put back an act leaves as they are.
    [[nodiscard]] std::size_t keptRedo(const Act<Command>& act) const
    {
        if (std::holds_alternative<Withdraw>(act))
            return m_redo.size();
        const auto* restore = std::get_if<Restore>(&act);
        const auto found = restore ? std::find(m_redo.rbegin(), m_redo.rend(), restore->number) : m_redo.rend();
        if (restore && found == m_redo.rend()) // withdrawn before the last new entry
            return m_redo.size();
        return found == m_redo.rend() ? 0 : static_cast<std::size_t>(m_redo.rend() - found) - 1;
    }
    /// Goes on with the withdrawn entries at the end up to the last that stands.
    void findTail()
    {
        while (standingSize() > 0 && m_entries[standingSize() - 1].withdrawn) {
            const std::size_t after = indexOf(m_entries[standingSize() - 1].after);
            const std::size_t place = after == m_entries.size() ? 0 : after;
            m_tail.push_back(m_tail.empty() ? place : std::min(place, m_tail.back()));
        }
    }
    [[nodiscard]] int& place(int number) { return m_places[static_cast<std::size_t>(number)]; }
    void placeFrom(std::size_t index)
    {
        for (std::size_t i = index; i < m_entries.size(); ++i)
            place(m_entries[i].number) = static_cast<int>(i);
    }
    [[nodiscard]] Checked<std::size_t> known(int number, const char* at) const
    {
        if (number < 1 || number > lineCount())
            return Problem{at, Text{journal_texts::noSuchEntry, number, lineCount()}};
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
    std::vector<int> m_places{nowhere}; ///< by the number of a line: the index of the entry that it brought
    /// Of the withdrawn entries at the end, the last one first: the first place behind which it, or one after it, was
    /// entered.
    std::vector<std::size_t> m_tail;
    std::vector<int> m_redo; ///< withdrawn since the last new entry, the latest last
};

} // namespace whistle
