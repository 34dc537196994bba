// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "base/match.h"
#include "base/problem.h"
#include "journal/act_json.h"
#include "journal/entry_list.h"
#include "journal/made_edit.h"
#include "journal/outcome.h"
#include "journal/play_result.h"
#include "journal/remarks.h"
#include "journal/seal.h"
#include "journal/texts.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace whistle {

/// A match as the list of what was entered; every state is refereed from it and kept only to be quick.
///
/// `G` is a game: `State`, `Command`, `start()` and `referee(state, command, listening)`; `headline` for the log; one
/// that keeps secrets (journal/seal.h) says so too. A game whose rules let players drop something that is due has
/// `overrule` beside `referee`: the same for a command that comes with a reason.
/// Lines of the record are numbered from 1. An entry has the number of the line that brought it, and keeps it.
template <class G>
class Journal {
public:
    using State = typename G::State;
    using Command = typename G::Command;
    using Entry = JournalEntry<Command>;

    /// Asked when a line is accepted and before it is taken in, with what is kept beside it; if it reports problems,
    /// nothing has happened. This is where the line goes to disk.
    using Gate = std::function<Problems(const Remarks&)>;

    explicit Journal(G game = G());

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
    /// The place of an entry in the match; the number of entries, if there is none.
    [[nodiscard]] std::size_t indexOf(int number) const { return m_entries.indexOf(number); }
    /// Whether withdrawing or restoring an entry leaves those behind it as they stood (EntryList).
    [[nodiscard]] bool leavesWhatIsBehind(std::size_t index) const { return m_entries.leavesWhatIsBehind(index); }
    /// Whether an entry is sealed and has not been opened yet.
    [[nodiscard]] bool isClosed(std::size_t index) const
    {
        const Secret* secret = secretAt(m_secrets, index);
        return secret && !secret->isOpen();
    }
    /// The numbers of the entries that are sealed and have not been opened, and of those that are kept closed.
    [[nodiscard]] std::vector<int> closedNumbers() const
    {
        std::vector<int> numbers = m_keptClosed;
        for (const std::size_t closed : m_closed)
            numbers.push_back(m_entries[m_secrets[closed].index].number);
        return numbers;
    }
    /// Of a side copy: these entries are still sealed in the match itself. What would open one here is refused.
    void keepClosed(std::vector<int> numbers) { m_keptClosed = std::move(numbers); }
    /// Whether one of those has been opened by a line that was loaded.
    [[nodiscard]] bool hasOpenedKept() const { return openedKept() != nullptr; }
    /// The number that the next line of the record gets.
    [[nodiscard]] int nextNumber() const { return m_entries.lineCount() + 1; }

    /// What the referee says to a command now. Nothing is recorded.
    [[nodiscard]] Outcome<State> judge(const Command& command,
                                       Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return m_game.referee(m_state, command, listening);
    }

    /// Judges a line and, unless it is refused, takes it in. Problems: an edit that names no fitting entry, or what
    /// the gate reported; then nothing has changed. A reason given for an entry within the rules is not kept. Of an
    /// entry that is sealed the result tells only that it was made.
    Checked<PlayResult> play(const Act<Command>& act, Instant at, std::optional<std::string> reason = {},
                             const Gate& gate = {})
    {
        const auto* enter = std::get_if<Enter<Command>>(&act);
        if (enter && !m_together)
            return playEntry(*enter, at, std::move(reason), gate);
        return playEdit(act, at, std::move(reason), gate);
    }

    /// Plays several lines as one: `lines` plays them on this journal and says whether all went well. If not, nothing
    /// has changed.
    template <class Lines>
    bool playTogether(Lines&& lines)
    {
        m_together.emplace();
        const bool wentWell = lines();
        std::vector<Before> changes = std::move(*m_together);
        m_together.reset();
        while (!wentWell && !changes.empty()) {
            putBack(std::move(changes.back()));
            changes.pop_back();
        }
        return wentWell;
    }

    /// What a line would do if it were recorded, with a reason if it needs one: the result and the state after it.
    /// The journal itself stays as it is.
    [[nodiscard]] Checked<std::pair<PlayResult, State>> whatIf(const Act<Command>& act) const
    {
        const std::optional<std::string> reason = "?";
        if (const auto* enter = std::get_if<Enter<Command>>(&act)) {
            Outcome<State> outcome = refereed(m_state, enter->entry, {}, Reasons::Listening::Yes);
            if (!outcome.problems.empty())
                return outcome.problems;
            if (!outcome.isLegal())
                outcome = refereed(m_state, enter->entry, reason, Reasons::Listening::Yes);
            PlayResult result = resultOf(outcome, reason);
            if (!result.accepted)
                return std::pair{std::move(result), m_state};
            result.number = nextNumber();
            if (const Secret* secret = openedBy(outcome.next, closedNumbers())) { // it may be done, and is not told
                result.why = {Text{journal_texts::openedElsewhere}};
                result.rules = {secret->rule};
                return std::pair{std::move(result), m_state};
            }
            hideIf(sealAfter(m_state, enter->entry, outcome.next), result);
            return std::pair{std::move(result), std::move(outcome.next)};
        }
        Journal changed = *this;
        changed.keepClosed(closedNumbers());
        Checked<PlayResult> result = changed.play(act, {});
        if (result && !result->accepted)
            result = changed.play(act, {}, reason);
        if (!result)
            return result.problems();
        return std::pair{*result, std::move(changed.m_state)};
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
    Problems load(const Act<Command>& act, Instant at, std::optional<std::string> reason,
                  const std::vector<int>& seen = {})
    {
        const Checked<std::size_t> index = m_entries.placeOf(act);
        if (!index)
            return index.problems();
        for (std::size_t i = 0; i < seen.size(); ++i) {
            if (m_entries.indexOf(seen[i]) == m_entries.size())
                return {{pointerTo("/seen", i), Text{journal_texts::editNotEntry, seen[i]}}};
        }
        (void)m_entries.change(act, *index, at, std::move(reason));
        noteSeen(seen, m_entries.lineCount());
        forgetFrom(*index);
        if (commandOf(act)) {
            const int number = m_entries[*index].number;
            m_effort += effortPerLine;
            const std::size_t cost = *index + 1 - m_refereed;
            if (cost <= m_effort) {
                m_effort -= cost;
                catchUp(*index + 1);
                judgeLoaded(number);
            } else {
                m_unjudged.push_back(number);
            }
        }
        return {};
    }
    /// To be called after the last `load`.
    void finishLoading()
    {
        catchUp(m_entries.size());
        std::sort(m_unjudged.begin(), m_unjudged.end());
        m_unjudged.erase(std::unique(m_unjudged.begin(), m_unjudged.end()), m_unjudged.end());
        for (const int number : m_unjudged)
            judgeLoaded(number);
        m_unjudged.clear();
    }
    /// Entries that were accepted when they were recorded and that the rules, as known here, refuse. Each is judged as
    /// the match stood when it was recorded. Where a record goes back to its past over and over, that would take
    /// forever; then the entries that are left are judged as they stand at its end.
    [[nodiscard]] const std::vector<RefusedEntry>& deviations() const { return m_deviations; }

    [[nodiscard]] std::optional<int> undoable() const { return m_entries.undoable(); }
    [[nodiscard]] std::optional<int> redoable() const { return m_entries.redoable(); }

    /// The table after entry `number`, as things stand now; 0: before the first. None: no such entry.
    [[nodiscard]] std::optional<State> stateAt(int number) const;

    /// Referees the match once more from entry index `from` on, and shows each entry with the state before it and its
    /// outcome, until the visitor says false. A withdrawn entry is shown as it stood: behind the one after which it was
    /// entered, even if that is withdrawn too.
    template <class Visitor>
    void walk(std::size_t from, Reasons::Listening listening, Visitor&& visit) const
    {
        if (from >= m_entries.size())
            return;
        std::size_t first = from;
        while (first > 0 && m_entries[first].withdrawn && m_entries[first - 1].withdrawn)
            --first;
        State state = stateBefore(first);
        std::map<int, State> withdrawn; // by number: after withdrawn entries in a row, as they stood
        for (std::size_t i = first; i < m_entries.size(); ++i) {
            const Entry& entry = m_entries[i];
            const auto stood = entry.withdrawn ? withdrawn.find(entry.after) : withdrawn.end();
            const State& before = stood == withdrawn.end() ? state : stood->second;
            Outcome<State> outcome = refereed(before, entry, i < from ? Reasons::Listening::No : listening);
            if (i >= from && !visit(entry, before, std::as_const(outcome)))
                return;
            if (entry.withdrawn) {
                State after = mayStand(outcome, entry.overrideReason) ? std::move(outcome.next) : before;
                withdrawn.insert_or_assign(entry.number, std::move(after));
            } else if (counts(entry)) {
                state = std::move(outcome.next);
                withdrawn.clear();
            }
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

    /// What everybody may know of an entry that is not to be opened yet; none: all of it.
    [[nodiscard]] std::optional<Seal> sealOf(const Entry& entry, const State& before) const
    {
        if constexpr (KeepsSecrets<G>) {
            if (isClosed(m_entries.indexOf(entry.number)))
                return m_game.sealOf(before, entry.command);
        }
        return {};
    }
    /// Takes out of the ruling on an entry what is sealed.
    static void hideIf(const std::optional<Seal>& seal, PlayResult& ruling)
    {
        if (!seal)
            return;
        ruling.why = {seal->why};
        ruling.rules = seal->rules;
        ruling.objections.clear();
        if (ruling.accepted)
            return;
        ruling.why = {Text{journal_texts::refusedInSecret, ruling.number}};
        ruling.objections = {{seal->rules.front(), ruling.why.front(), false}};
        ruling.canBeOverridden = false;
    }
    /// What the rules have against the entry at `index`, as everybody may know it.
    [[nodiscard]] std::vector<Objection> objectionsTo(std::size_t index) const
    {
        const Entry& entry = m_entries[index];
        const Secret* secret = secretAt(m_secrets, index);
        if (!secret || secret->isOpen())
            return entry.objections;
        if (!entry.refused)
            return {};
        return {{secret->rule, Text{journal_texts::refusedInSecret, entry.number}, false}};
    }

private:
    /// A sealed entry, and which entry opened it.
    struct Secret {
        static constexpr std::size_t notYet = std::numeric_limits<std::size_t>::max();
        std::size_t index = 0;
        RuleId rule; ///< on which it rests that it is sealed
        std::size_t openedAt = notYet;
        [[nodiscard]] bool isOpen() const { return openedAt != notYet; }
    };
    /// How an entry stood.
    struct Standing {
        bool refused = false;
        std::vector<Objection> objections;
    };
    /// What a change has replaced: to compare with it, and to put it back.
    struct Before {
        typename EntryList<Command>::Change change;
        /// Of the entries from the changed index to the last that stood, one that is new left out.
        std::vector<Standing> standing;
        std::vector<State> checkpoints; ///< those that were forgotten
        std::optional<State> state;     ///< none: one before it has it
        std::vector<Secret> secrets;
        std::vector<std::pair<int, int>> seenBy; ///< number of the entry, and what it had
    };

    /// States are kept before every 32nd entry, and after the last.
    static constexpr std::size_t stride = 32;
    /// Entries that may be refereed to judge the lines of a record as things stood then: at once, and more per line.
    static constexpr std::size_t effortAtOnce = 100'000;
    static constexpr std::size_t effortPerLine = 8;

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
    [[nodiscard]] State stateBefore(std::size_t index) const;

    void forgetFrom(std::size_t index)
    {
        if (index >= m_refereed)
            return;
        m_refereed = index;
        m_checkpoints.resize(std::min(m_checkpoints.size(), m_refereed / stride + 1), m_checkpoints.front());
        while (!m_secrets.empty() && m_secrets.back().index >= index)
            m_secrets.pop_back();
        for (Secret& secret : m_secrets) {
            if (secret.isOpen() && secret.openedAt >= index)
                secret.openedAt = Secret::notYet;
        }
        findClosed();
    }
    void findClosed()
    {
        m_closed.clear();
        for (std::size_t i = 0; i < m_secrets.size(); ++i) {
            if (!m_secrets[i].isOpen())
                m_closed.push_back(i);
        }
    }

    [[nodiscard]] static const Secret* secretAt(const std::vector<Secret>& secrets, std::size_t index)
    {
        const auto found = std::lower_bound(secrets.begin(), secrets.end(), index,
                                            [](const Secret& secret, std::size_t at) { return secret.index < at; });
        return found != secrets.end() && found->index == index ? &*found : nullptr;
    }
    /// What a command stays sealed with when it leads from one state to the next; none: everybody may know it.
    [[nodiscard]] std::optional<Seal> sealAfter(const State& before, const Command& command, const State& after) const
    {
        std::optional<Seal> seal;
        if constexpr (KeepsSecrets<G>) {
            seal = m_game.sealOf(before, command);
            if (seal && m_game.opens(before, after, command))
                seal.reset();
        }
        return seal;
    }
    /// Notes whether the entry at `index` is sealed. `after`: the state it leads to; null: it changes nothing.
    void noteSecrets(std::size_t index, const State& before, const State* after)
    {
        if constexpr (KeepsSecrets<G>) {
            if (const std::optional<Seal> seal = m_game.sealOf(before, m_entries[index].command)) {
                m_closed.push_back(m_secrets.size());
                m_secrets.push_back({index, seal->rules.front()});
            }
            if (!after)
                return;
            std::erase_if(m_closed, [&](std::size_t closed) {
                Secret& secret = m_secrets[closed];
                if (m_game.opens(before, *after, m_entries[secret.index].command))
                    secret.openedAt = index;
                return secret.isOpen();
            });
        }
    }
    /// An entry that this copy was to keep closed, and that is open; null: none.
    [[nodiscard]] const Secret* openedKept() const
    {
        const auto found = std::find_if(m_secrets.begin(), m_secrets.end(), [this](const Secret& secret) {
            return secret.isOpen() && contains(m_keptClosed, m_entries[secret.index].number);
        });
        return found == m_secrets.end() ? nullptr : &*found;
    }
    /// A closed entry among these that the step to this state would open; null: none.
    [[nodiscard]] const Secret* openedBy(const State& after, const std::vector<int>& numbers) const
    {
        if constexpr (KeepsSecrets<G>) {
            for (const std::size_t closed : m_closed) {
                const Secret& secret = m_secrets[closed];
                const Entry& entry = m_entries[secret.index];
                if (contains(numbers, entry.number) && m_game.opens(m_state, after, entry.command))
                    return &secret;
            }
        }
        return nullptr;
    }
    static PlayResult openedElsewhere(RuleId rule)
    {
        return refusedBy({rule, Text{journal_texts::openedElsewhere}, false});
    }
    void noteSeen(const std::vector<int>& seen, int line)
    {
        for (const int number : seen)
            m_entries[m_entries.indexOf(number)].seenBy = line;
    }

    /// Takes an entry that was loaded among the deviations if the rules refuse it where it stands now.
    void judgeLoaded(int number)
    {
        const Entry& entry = m_entries[m_entries.indexOf(number)];
        if (entry.refused && !entry.withdrawn)
            m_deviations.push_back({number, entry.objections});
    }

    /// Referees the entries up to index `end` that have not been refereed since the last change.
    void catchUp(std::size_t end)
    {
        if (m_refereed >= end)
            return;
        State state = m_stateIndex == m_refereed ? std::move(m_state) : stateBefore(m_refereed);
        fillCheckpoints(state);
        while (m_refereed < end) {
            Entry& entry = m_entries[m_refereed];
            entry.refused = false;
            entry.objections.clear();
            if (!entry.withdrawn) {
                Outcome<State> outcome = refereed(state, entry, Reasons::Listening::No);
                entry.refused = !mayStand(outcome, entry.overrideReason);
                entry.objections = std::move(outcome.objections);
                noteSecrets(m_refereed, state, entry.refused ? nullptr : &outcome.next);
                if (!entry.refused)
                    state = std::move(outcome.next);
            } else {
                noteSecrets(m_refereed, state, nullptr);
            }
            if (++m_refereed % stride == 0)
                m_checkpoints.push_back(state);
        }
        m_state = std::move(state);
        m_stateIndex = m_refereed;
    }

    /// Behind the last entry that stands they are all the same, and are left out until one stands again.
    void fillCheckpoints(const State& state)
    {
        if (m_checkpoints.size() < m_refereed / stride + 1)
            m_checkpoints.resize(m_refereed / stride + 1, state);
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
        if (const Secret* secret = openedBy(outcome.next, m_keptClosed))
            return openedElsewhere(secret->rule);
        const std::optional<Seal> seal = sealAfter(m_state, enter.entry, outcome.next);
        if (Problems problems = gate ? gate({reason, seal ? seal->seat : "", {}}) : Problems{}; !problems.empty())
            return problems;
        result.number = nextNumber();
        const std::size_t index = m_entries.size();
        (void)m_entries.change(enter, index, at, std::move(reason));
        m_entries[index].objections = result.objections;
        fillCheckpoints(m_state);
        noteSecrets(index, m_state, &outcome.next);
        m_state = std::move(outcome.next);
        m_stateIndex = ++m_refereed;
        if (m_refereed % stride == 0)
            m_checkpoints.push_back(m_state);
        hideIf(seal, result);
        return result;
    }

    Checked<PlayResult> playEdit(const Act<Command>& act, Instant at, std::optional<std::string> reason,
                                 const Gate& gate)
    {
        const Checked<std::size_t> index = m_entries.placeOf(act);
        if (!index)
            return index.problems();
        PlayResult result;
        result.accepted = true;
        const Command* brought = commandOf(act);
        std::optional<Seal> seal;
        if (brought) {
            const State before = stateBefore(*index);
            const Outcome<State> outcome = refereed(before, *brought, reason, Reasons::Listening::Yes);
            if (!outcome.problems.empty())
                return belowEntry(outcome.problems);
            result = resultOf(outcome, reason);
            if (!result.accepted)
                return result;
            if (result.objections.empty())
                reason.reset();
            if constexpr (KeepsSecrets<G>)
                seal = m_game.sealOf(before, *brought);
        }
        Before before = change(act, *index, at, brought ? reason : std::nullopt);
        if (const Secret* secret = openedKept()) {
            const RuleId rule = secret->rule;
            putBack(std::move(before));
            return openedElsewhere(rule);
        }
        if (const std::optional<Objection> objection = againstEdit(before, *index, act)) {
            putBack(std::move(before));
            return refusedBy(*objection);
        }
        if (!isClosed(*index))
            seal.reset();
        hideIf(seal, result);
        result.number = m_entries.lineCount();
        result.seen = seenBefore(before, act);
        compareWith(before, act, result);
        tellEdit(act, result);
        for (const int number : result.seen)
            before.seenBy.emplace_back(number, entry(number)->seenBy);
        const Remarks remarks{brought ? m_entries[*index].overrideReason : std::nullopt, seal ? seal->seat : "",
                              result.seen};
        if (Problems problems = gate ? gate(remarks) : Problems{}; !problems.empty()) {
            putBack(std::move(before));
            return problems;
        }
        noteSeen(result.seen, result.number);
        if (m_together) {
            if (!m_together->empty()) // the first one leads back behind all of them
                before.state.reset();
            m_together->push_back(std::move(before));
        }
        return result;
    }

    /// What the game has against an edit that has been made at `index`.
    std::optional<Objection> againstEdit(const Before& before, std::size_t index, const Act<Command>& act) const
    {
        if constexpr (JudgesEdits<G>) {
            if (!std::holds_alternative<Enter<Command>>(act)) {
                const Entry& touched = before.change.before ? *before.change.before : m_entries[index];
                return m_game.against(MadeEdit<G>{m_entries.entries(), index, touched, *before.state, m_state});
            }
        }
        return {};
    }

    /// Changes the list and referees what stands behind the change; what that replaces.
    Before change(const Act<Command>& act, std::size_t index, Instant at, std::optional<std::string> reason)
    {
        Before before{{}, {}, {}, m_state, m_secrets, {}};
        const auto forgotten = static_cast<std::ptrdiff_t>(std::min(index / stride + 1, m_checkpoints.size()));
        before.checkpoints.assign(std::make_move_iterator(m_checkpoints.begin() + forgotten),
                                  std::make_move_iterator(m_checkpoints.end()));
        // What is withdrawn at the end counts for nothing; only whether it is sealed can change.
        const auto end = [this, index] {
            return KeepsSecrets<G> ? m_entries.size() : std::max(m_entries.standingSize(), index + 1);
        };
        for (std::size_t i = index; i < std::min(end(), m_entries.size()); ++i)
            before.standing.push_back({m_entries[i].refused, std::move(m_entries[i].objections)});
        before.change = m_entries.change(act, index, at, std::move(reason));
        forgetFrom(index);
        catchUp(end());
        m_stateIndex = m_refereed = m_entries.size();
        return before;
    }
    void putBack(Before before)
    {
        for (const auto& [number, line] : before.seenBy)
            m_entries[m_entries.indexOf(number)].seenBy = line;
        const std::size_t index = before.change.index;
        m_entries.takeBack(std::move(before.change));
        for (std::size_t i = 0; i < before.standing.size(); ++i) {
            m_entries[index + i].refused = before.standing[i].refused;
            m_entries[index + i].objections = std::move(before.standing[i].objections);
        }
        forgetFrom(index);
        std::move(before.checkpoints.begin(), before.checkpoints.end(), std::back_inserter(m_checkpoints));
        m_secrets = std::move(before.secrets);
        findClosed();
        if (before.state)
            m_state = std::move(*before.state);
        m_stateIndex = m_refereed = m_entries.size();
    }

    /// Where an entry stood before a change that is standing now at `index`; none: it is new.
    static std::optional<std::size_t> placeThen(const Before& before, std::size_t index)
    {
        const bool isInserted = !before.change.before;
        if (!isInserted || index < before.change.index)
            return index;
        return index == before.change.index ? std::nullopt : std::optional(index - 1);
    }

    /// Sealed entries that had been open and that an edit has closed again, or changed.
    std::vector<int> seenBefore(const Before& before, const Act<Command>& act) const
    {
        std::vector<int> seen;
        for (const Secret& secret : m_secrets) {
            const std::optional<std::size_t> then = placeThen(before, secret.index);
            const Secret* was = then ? secretAt(before.secrets, *then) : nullptr;
            const bool isChanged = std::holds_alternative<Replace<Command>>(act) && secret.index == before.change.index;
            if (was && was->isOpen() && (!secret.isOpen() || isChanged))
                seen.push_back(m_entries[secret.index].number);
        }
        return seen;
    }

    /// Says what an edit did before, and what came of it after, the ruling on the entry that it brings.
    void tellEdit(const Act<Command>& act, PlayResult& result) const
    {
        if (std::holds_alternative<Enter<Command>>(act))
            return;
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
        const auto isClosedAgain = [&](int number) { return isClosed(m_entries.indexOf(number)); };
        const auto closed = std::count_if(result.seen.begin(), result.seen.end(), isClosedAgain);
        if (closed > 1)
            result.why.push_back(Text{texts::manyClosedAgain, static_cast<int>(closed)});
        for (const int number : result.seen) {
            if (!isClosedAgain(number))
                result.why.push_back(Text{texts::changedAfterReveal, number});
            else if (closed == 1)
                result.why.push_back(Text{texts::closedAgain, number});
        }
        result.rules = std::move(reasons.rules);
    }

    /// Which entries, apart from the one that an edit touched, count no more or count again since `before`. One that
    /// is restored and refused comes first.
    void compareWith(const Before& before, const Act<Command>& act, PlayResult& result) const
    {
        for (std::size_t i = before.change.index; i < m_entries.standingSize(); ++i) {
            const Entry& now = m_entries[i];
            const std::optional<std::size_t> then = placeThen(before, i);
            if (!then || now.withdrawn)
                continue;
            const bool isTouched = i == before.change.index && before.change.before;
            const bool isRestored = isTouched && std::holds_alternative<Restore>(act);
            const bool wasRefused = !isRestored && before.standing[*then - before.change.index].refused;
            if (now.refused && !wasRefused)
                result.nowRefused.push_back({now.number, objectionsTo(i)});
            else if (!now.refused && wasRefused && !isTouched)
                result.nowLegal.push_back(now.number);
        }
    }

    G m_game;
    EntryList<Command> m_entries;
    std::vector<State> m_checkpoints;  ///< [k]: before entry index 32 k, as far as refereed (see fillCheckpoints)
    State m_state;                     ///< after the last entry
    std::size_t m_stateIndex = 0;      ///< number of entries that `m_state` has seen
    std::size_t m_refereed = 0;        ///< entries that have been refereed since they, or one before, changed
    std::vector<Secret> m_secrets;     ///< of the entries that have been refereed, in the order of the match
    std::vector<std::size_t> m_closed; ///< those of them that are, by their place there
    std::vector<int> m_keptClosed;     ///< entries that this copy never opens
    std::optional<std::vector<Before>> m_together; ///< while several lines are played as one: what to put back
    std::vector<RefusedEntry> m_deviations;
    std::vector<int> m_unjudged; ///< loaded, and too much effort to be judged at once
    std::size_t m_effort = effortAtOnce;
};

// Not inline, so that they are compiled with the game (game_match.h).

template <class G>
Journal<G>::Journal(G game) : m_game(std::move(game))
                            , m_checkpoints{m_game.start()}
                            , m_state(m_checkpoints[0])
{
}

template <class G>
auto Journal<G>::stateAt(int number) const -> std::optional<State>
{
    if (number == 0)
        return m_checkpoints.front();
    const std::size_t index = m_entries.indexOf(number);
    if (index >= m_entries.size())
        return {};
    return stateBefore(index + 1);
}

template <class G>
auto Journal<G>::stateBefore(std::size_t index) const -> State
{
    if (index == m_entries.size() && m_refereed == index)
        return m_state;
    const std::size_t kept = std::min(index / stride, m_checkpoints.size() - 1);
    std::size_t i = kept * stride;
    State state = m_checkpoints[kept];
    for (; i < index; ++i) {
        if (counts(m_entries[i]))
            state = refereed(state, m_entries[i], Reasons::Listening::No).next;
    }
    return state;
}

} // namespace whistle
