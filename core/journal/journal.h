// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/match.h"
#include "base/problem.h"
#include "journal/act_json.h"
#include "journal/entry_list.h"
#include "journal/outcome.h"
#include "journal/play_result.h"
#include "journal/texts.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace whistle {

/// A match as the list of what was entered; every state is refereed from it and kept only to be quick.
///
/// `G` is a game: `State`, `Command`, `start()` and `referee(state, command, listening)`; `headline` for the log. A
/// game whose rules let players drop something that is due has `overrule` beside `referee`: the same for a command
/// that comes with a reason.
/// Lines of the record are numbered from 1. An entry has the number of the line that brought it, and keeps it.
template <class G>
class Journal {
public:
    using State = typename G::State;
    using Command = typename G::Command;
    using Entry = JournalEntry<Command>;

    /// Asked when a line is accepted and before it is taken in, with the reason that is kept for it; if it reports
    /// problems, nothing has happened. This is where the line goes to disk.
    using Gate = std::function<Problems(const std::optional<std::string>& reason)>;

    explicit Journal(G game = G()) : m_game(std::move(game)), m_checkpoints{m_game.start()}, m_state(m_checkpoints[0])
    {
    }

    [[nodiscard]] const G& game() const { return m_game; }
    /// The table now.
    [[nodiscard]] const State& state() const { return m_state; }
    /// Every entry in the order of the match, withdrawn and refused ones too.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries.entries(); }
    [[nodiscard]] const Entry* entry(int number) const
    {
        const std::size_t index = m_entries.indexOf(number);
        return index < m_entries.size() ? &m_entries[index] : nullptr;
    }
    /// The number that the next line of the record gets.
    [[nodiscard]] int nextNumber() const { return m_entries.lineCount() + 1; }

    /// What the referee says to a command now. Nothing is recorded.
    [[nodiscard]] Outcome<State> judge(const Command& command,
                                       Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return m_game.referee(m_state, command, listening);
    }

    /// Judges a line and, unless it is refused, takes it in. Problems: an edit that names no fitting entry, or what
    /// the gate reported; then nothing has changed. A reason given for an entry within the rules is not kept.
    Checked<PlayResult> play(const Act<Command>& act, Instant at, std::optional<std::string> reason = {},
                             const Gate& gate = {})
    {
        if (const auto* enter = std::get_if<Enter<Command>>(&act))
            return playEntry(*enter, at, std::move(reason), gate);
        return playEdit(act, at, std::move(reason), gate);
    }

    /// What a line would do if it were recorded, with a reason if it needs one: the result and the journal after it.
    /// The journal itself stays as it is.
    [[nodiscard]] Checked<std::pair<PlayResult, Journal>> whatIf(const Act<Command>& act) const
    {
        Journal changed = *this;
        const Checked<PlayResult> result = changed.play(act, {}, std::string("?"));
        if (!result)
            return result.problems();
        return std::pair{*result, std::move(changed)};
    }

    /// A journal of its own as this one stood after entry `number` (0: before the first): the entries up to there, with
    /// their numbers. None: no such entry.
    [[nodiscard]] std::optional<Journal> upTo(int number) const
    {
        const std::size_t count = number == 0 ? 0 : m_entries.indexOf(number) + 1;
        if (count > m_entries.size())
            return {};
        Journal copy = *this;
        copy.m_entries.keepFirst(count);
        copy.forgetFrom(count);
        copy.m_state = stateBefore(count);
        copy.m_stateIndex = count;
        return copy;
    }

    /// A line that was recorded in the past. What the rules have against it now is reported by `deviations`.
    Problems load(const Act<Command>& act, Instant at, std::optional<std::string> reason)
    {
        const Checked<std::size_t> changed = m_entries.change(act, at, std::move(reason));
        if (!changed)
            return changed.problems();
        forgetFrom(*changed);
        if (bringsAnEntry(act)) {
            catchUp(*changed + 1);
            const Entry& brought = m_entries[*changed];
            if (brought.refused)
                m_deviations.push_back({brought.number, brought.objections});
        }
        return {};
    }
    /// To be called after the last `load`.
    void finishLoading() { catchUp(m_entries.size()); }
    /// Entries that were accepted when they were recorded and that the rules, as known here, refuse.
    [[nodiscard]] const std::vector<RefusedEntry>& deviations() const { return m_deviations; }

    [[nodiscard]] std::optional<int> undoable() const { return m_entries.undoable(); }
    [[nodiscard]] std::optional<int> redoable() const { return m_entries.redoable(); }

    /// The table after entry `number`, as things stand now; 0: before the first. None: no such entry.
    [[nodiscard]] std::optional<State> stateAt(int number) const
    {
        if (number == 0)
            return m_checkpoints.front();
        const std::size_t index = m_entries.indexOf(number);
        if (index >= m_entries.size())
            return {};
        return stateBefore(index + 1);
    }

    /// Referees the match once more from entry index `from` on, and shows each entry with the state before it and its
    /// outcome (of a withdrawn one: the outcome that it would have), until the visitor says false.
    template <class Visitor>
    void walk(std::size_t from, Reasons::Listening listening, Visitor&& visit) const
    {
        if (from >= m_entries.size())
            return;
        State state = stateBefore(from);
        for (std::size_t i = from; i < m_entries.size(); ++i) {
            Outcome<State> outcome = refereed(state, m_entries[i], listening);
            if (!visit(m_entries[i], std::as_const(state), std::as_const(outcome)))
                return;
            if (counts(m_entries[i]))
                state = std::move(outcome.next);
        }
    }

    /// The ruling on an entry, recorded with this reason or none.
    [[nodiscard]] static PlayResult resultOf(const Outcome<State>& outcome, const std::optional<std::string>& reason)
    {
        PlayResult result;
        result.accepted = mayStand(outcome, reason);
        result.objections = outcome.objections;
        result.canBeOverridden = !outcome.isLegal() && outcome.canBeOverridden();
        Reasons reasons;
        for (const Objection& objection : outcome.objections)
            reasons.add({objection.why}, {objection.rule});
        if (result.accepted)
            reasons.add(outcome.why, outcome.rules);
        result.why = std::move(reasons.why);
        result.rules = std::move(reasons.rules);
        return result;
    }

private:
    /// States are kept before every 32nd entry, and after the last.
    static constexpr std::size_t stride = 32;

    [[nodiscard]] Outcome<State> refereed(const State& state, const Command& command,
                                          const std::optional<std::string>& reason, Reasons::Listening listening) const
    {
        if constexpr (requires { m_game.overrule(state, command, listening); }) {
            if (reason)
                return m_game.overrule(state, command, listening);
        }
        return m_game.referee(state, command, listening);
    }
    [[nodiscard]] Outcome<State> refereed(const State& state, const Entry& entry, Reasons::Listening listening) const
    {
        return refereed(state, entry.command, entry.overrideReason, listening);
    }

    static bool counts(const Entry& entry) { return !entry.withdrawn && !entry.refused; }
    static bool mayStand(const Outcome<State>& outcome, const std::optional<std::string>& reason)
    {
        return outcome.isLegal() || (reason && outcome.canBeOverridden());
    }

    /// The state before entry index `index`, which must not lie beyond what has been refereed.
    [[nodiscard]] State stateBefore(std::size_t index) const
    {
        if (index == m_entries.size() && m_refereed == index)
            return m_state;
        std::size_t i = index / stride * stride;
        State state = m_checkpoints[i / stride];
        for (; i < index; ++i) {
            if (counts(m_entries[i]))
                state = refereed(state, m_entries[i], Reasons::Listening::No).next;
        }
        return state;
    }

    void forgetFrom(std::size_t index)
    {
        m_refereed = std::min(m_refereed, index);
        const auto kept = static_cast<std::ptrdiff_t>(m_refereed / stride + 1);
        m_checkpoints.erase(m_checkpoints.begin() + kept, m_checkpoints.end());
    }

    /// Referees the entries up to index `end` that have not been refereed since the last change.
    void catchUp(std::size_t end)
    {
        if (m_refereed >= end)
            return;
        State state = m_stateIndex == m_refereed ? std::move(m_state) : stateBefore(m_refereed);
        while (m_refereed < end) {
            Entry& entry = m_entries[m_refereed];
            entry.refused = false;
            entry.objections.clear();
            if (!entry.withdrawn) {
                Outcome<State> outcome = refereed(state, entry, Reasons::Listening::No);
                entry.refused = !mayStand(outcome, entry.overrideReason);
                entry.objections = std::move(outcome.objections);
                if (!entry.refused)
                    state = std::move(outcome.next);
            }
            if (++m_refereed % stride == 0)
                m_checkpoints.push_back(state);
        }
        m_state = std::move(state);
        m_stateIndex = m_refereed;
    }

    Checked<PlayResult> playEntry(const Enter<Command>& enter, Instant at, std::optional<std::string> reason,
                                  const Gate& gate)
    {
        Outcome<State> outcome = refereed(m_state, enter.entry, reason, Reasons::Listening::Yes);
        if (!outcome.problems.empty())
            return outcome.problems;
        PlayResult result = resultOf(outcome, reason);
        if (!result.accepted)
            return result;
        if (result.objections.empty())
            reason.reset();
        if (Problems problems = gate ? gate(reason) : Problems{}; !problems.empty())
            return problems;
        result.number = nextNumber();
        (void)m_entries.change(enter, at, std::move(reason));
        m_entries[m_entries.size() - 1].objections = result.objections;
        m_state = std::move(outcome.next);
        m_stateIndex = ++m_refereed;
        if (m_refereed % stride == 0)
            m_checkpoints.push_back(m_state);
        return result;
    }

    Checked<PlayResult> playEdit(const Act<Command>& act, Instant at, std::optional<std::string> reason,
                                 const Gate& gate)
    {
        Journal after = *this;
        const Checked<std::size_t> changed = after.m_entries.change(act, at, reason);
        if (!changed)
            return changed.problems();
        PlayResult result;
        result.accepted = true;
        Entry& touched = after.m_entries[*changed];
        if (bringsAnEntry(act)) {
            const Outcome<State> outcome =
                refereed(stateBefore(*changed), touched.command, reason, Reasons::Listening::Yes);
            if (!outcome.problems.empty())
                return belowEntry(outcome.problems);
            result = resultOf(outcome, reason);
            if (!result.accepted)
                return result;
            if (result.objections.empty())
                touched.overrideReason.reset();
        }
        after.forgetFrom(*changed);
        after.catchUp(after.m_entries.size());
        after.compareWith(*this, touched.number, result);
        result.number = nextNumber();
        tellEdit(act, result);
        const std::optional<std::string> kept = bringsAnEntry(act) ? touched.overrideReason : std::nullopt;
        if (Problems problems = gate ? gate(kept) : Problems{}; !problems.empty())
            return problems;
        *this = std::move(after);
        return result;
    }

    /// Says what an edit did before, and what came of it after, the ruling on the entry that it brings.
    static void tellEdit(const Act<Command>& act, PlayResult& result)
    {
        namespace texts = journal_texts;
        const Text done = match(
            act, [](const Enter<Command>&) { return Text{}; },
            [](const Withdraw& edit) {
                return Text{texts::withdrawn, edit.number};
            },
            [](const Restore& edit) {
                return Text{texts::restored, edit.number};
            },
            [](const Replace<Command>& edit) {
                return Text{texts::replaced, edit.number};
            },
            [&](const Insert<Command>& edit) {
                return Text{texts::inserted, result.number, edit.before};
            });
        result.why.insert(result.why.begin(), done);
        Reasons reasons;
        reasons.rules = std::move(result.rules);
        for (const RefusedEntry& refused : result.nowRefused) {
            result.why.push_back(Text{texts::nowRefused, refused.number});
            for (const Objection& objection : refused.objections) {
                result.why.push_back(objection.why);
                reasons.cite(objection.rule);
            }
        }
        for (const int number : result.nowLegal)
            result.why.push_back(Text{texts::nowLegal, number});
        result.rules = std::move(reasons.rules);
    }

    /// Which entries, apart from the one that an edit touched, count no more or count again since `before`.
    void compareWith(const Journal& before, int touched, PlayResult& result) const
    {
        for (const Entry& now : m_entries.entries()) {
            const Entry* then = before.entry(now.number);
            if (!then || then->withdrawn != now.withdrawn || then->refused == now.refused)
                continue;
            if (now.refused)
                result.nowRefused.push_back({now.number, now.objections});
            else if (now.number != touched)
                result.nowLegal.push_back(now.number);
        }
        const Entry* restored = entry(touched);
        if (restored && restored->refused)
            result.nowRefused.insert(result.nowRefused.begin(), {touched, restored->objections});
    }

    G m_game;
    EntryList<Command> m_entries;
    std::vector<State> m_checkpoints; ///< [k]: before entry index 32 k, as far as refereed
    State m_state;                    ///< after the last entry
    std::size_t m_stateIndex = 0;     ///< number of entries that `m_state` has seen
    std::size_t m_refereed = 0;       ///< entries that have been refereed since they, or one before, changed
    std::vector<RefusedEntry> m_deviations;
};

} // namespace whistle
