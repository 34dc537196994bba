// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/act_json.h"
#include "journal/journal.h"
#include "journal/match.h"
#include "moves/gathering.h"

namespace whistle {

/// A match of the game `G` (see Journal for what a game must be; here also `id`, `rulesVersion`, `read`, `write`,
/// `table`, `headline`, `packJson`).
///
/// It is compiled once for each game: `extern template class GameMatch<Game>;` stands beside the game. What others call
/// is therefore defined below the class, where it is not inline.
template <class G>
class GameMatch final : public Match {
public:
    using State = typename G::State;
    using Command = typename G::Command;
    using ActLines = std::vector<ActLine<Command>>;

    explicit GameMatch(G game = G());

    /// A match from its recorded lines, the header first, whose chain has been checked (soundLines).
    [[nodiscard]] static Checked<std::unique_ptr<Match>> open(std::vector<RecordedLine> lines);
    [[nodiscard]] static Checked<std::unique_ptr<Match>> open(std::vector<RecordedLine> lines, G game);

    [[nodiscard]] const State& state() const { return m_journal.state(); }
    [[nodiscard]] std::optional<State> stateAt(int number) const { return m_journal.stateAt(number); }
    [[nodiscard]] const Journal<G>& journal() const { return m_journal; }

    /// The typed way in; see Match::play.
    Checked<PlayResult> playAct(const Act<Command>& act, Instant at, std::optional<std::string> reason = {});
    Checked<PlayResult> playCommand(const Command& command, Instant at, std::optional<std::string> reason = {})
    {
        return playAct(Enter<Command>{command}, at, std::move(reason));
    }

    /// Several commands as one, see Match::playAll. `reasons`: why those that stand at the same places are recorded
    /// although the rules refuse them.
    Checked<std::vector<PlayResult>> playCommands(const std::vector<Command>& commands, Instant at,
                                                  const std::vector<std::optional<std::string>>& reasons = {})
    {
        ActLines lines;
        for (std::size_t i = 0; i < commands.size(); ++i)
            lines.push_back({Enter<Command>{commands[i]}, i < reasons.size() ? reasons[i] : std::nullopt});
        return playActs(lines, at);
    }
    /// What the log would say of these commands, entered one after the other.
    [[nodiscard]] Text wordsOf(const std::vector<Command>& commands) const
    {
        Text words;
        State state = m_journal.state();
        for (const Command& command : commands) {
            Outcome<State> outcome = m_journal.game().referee(state, command, Reasons::Listening::No);
            words = m_journal.game().headline(state, command, outcome);
            if constexpr (KeepsSecrets<G>) {
                if (std::optional<Seal> seal = m_journal.game().sealOf(state, command))
                    words = std::move(seal->headline);
            }
            state = std::move(outcome.next);
        }
        return words;
    }

    [[nodiscard]] std::string_view game() const override { return G::id; }

    Checked<PlayResult> play(const Json& line, Instant at) override
    {
        if (isUndo(line))
            return undo(at);
        Checked<ActLine<Command>> read = readAct(m_journal.game(), asEntered(m_journal.game(), line));
        if (!read)
            return read.problems();
        return playAct(read->act, at, std::move(read->reason));
    }

    Checked<std::vector<PlayResult>> playAll(const std::vector<Json>& lines, Instant at) override
    {
        const Checked<ActLines> read = readAll(lines);
        return read ? playActs(*read, at) : read.problems();
    }

    [[nodiscard]] std::unique_ptr<Match> copyAt(int number) const override
    {
        std::optional<Journal<G>> journal = m_journal.upTo(number);
        return journal ? copyWith(std::move(*journal)) : nullptr;
    }

    [[nodiscard]] Checked<std::unique_ptr<Match>> copyWith(const std::vector<Json>& lines) const override
    {
        const Checked<ActLines> read = readAll(lines);
        if (!read)
            return read.problems();
        std::unique_ptr<GameMatch> copy = copyWith(m_journal);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const ActLine<Command>& line = (*read)[i];
            if (Problems problems = copy->m_journal.load(line.act, {}, line.reason); !problems.empty())
                return belowLine(i, std::move(problems));
            if (Problems problems =
                    copy->record({copy->nextLine({}, actJson(m_journal.game(), line.act), {line.reason})});
                !problems.empty())
                return belowLine(i, std::move(problems));
        }
        copy->m_journal.finishLoading();
        if (copy->m_journal.hasOpenedKept())
            return Problems{{"", Text{journal_texts::openedElsewhere}}};
        return std::unique_ptr<Match>(std::move(copy));
    }

    [[nodiscard]] Checked<Preview> whatIf(const Json& line) const override
    {
        const Checked<ActLine<Command>> read = readAct(m_journal.game(), asEntered(m_journal.game(), line));
        if (!read)
            return read.problems();
        const auto tried = m_journal.whatIf(read->act);
        if (!tried)
            return tried.problems();
        return Preview{tried->first, table(), m_journal.game().table(tried->second)};
    }

    [[nodiscard]] std::optional<int> undoable() const override { return m_journal.undoable(); }
    [[nodiscard]] std::optional<int> redoable() const override { return m_journal.redoable(); }

    [[nodiscard]] const std::vector<LogEntry>& entries() const override
    {
        m_journal.walk(m_log.size(), Reasons::Listening::No,
                       [this](const Entry& entry, const State& before, const Outcome<State>& outcome) {
                           m_log.push_back(lineOf(entry, before, outcome, m_log.size()));
                           return true;
                       });
        // Far behind it, an entry opens and an edit closes what is sealed.
        if (!std::exchange(m_tellsSealed, true)) {
            for (const auto& [index, headline] : m_sealed)
                m_log[index] = logEntry(m_journal.entries()[index], index, headline);
        }
        return m_log;
    }

    [[nodiscard]] std::optional<TracedEntry> entryAt(int number) const override
    {
        std::optional<TracedEntry> result;
        m_journal.walk(m_journal.indexOf(number), Reasons::Listening::Yes,
                       [&](const Entry& entry, const State& before, const Outcome<State>& outcome) {
                           result = traced(entry, before, outcome);
                           return false;
                       });
        return result;
    }

    [[nodiscard]] std::optional<EnteredEntry> entered(int number) const override
    {
        const Entry* entry = m_journal.entry(number);
        if (!entry)
            return {};
        return EnteredEntry{m_journal.game().write(entry->command), entry->overrideReason};
    }

    void trace(const std::function<bool(const TracedEntry&)>& visit) const override
    {
        m_journal.walk(0, Reasons::Listening::Yes,
                       [&](const Entry& entry, const State& before, const Outcome<State>& outcome) {
                           return entry.withdrawn || visit(traced(entry, before, outcome));
                       });
    }

    [[nodiscard]] std::vector<OfferedMove> moves() const override
    {
        std::vector<OfferedMove> offered;
        if constexpr (OffersMoves<G>) {
            for (const MoveOf<Command>& move : movesOf(m_journal.game(), m_journal.state()))
                offered.push_back(offeredMove(move));
        }
        return offered;
    }

    [[nodiscard]] std::vector<OfferedMove> movesFor(const std::string& seat) const override
    {
        std::vector<OfferedMove> offered;
        if constexpr (OffersMoves<G>) {
            for (const MoveOf<Command>& move : movesForSeat(m_journal.game(), m_journal.state(), seat)) {
                if (move.seat.empty() || move.seat == seat)
                    offered.push_back(offeredMove(move));
            }
        }
        return offered;
    }

    [[nodiscard]] std::vector<Held> heldBy(const std::string& seat) const override
    {
        if constexpr (requires { m_journal.game().heldBy(m_journal.state(), seat); })
            return m_journal.game().heldBy(m_journal.state(), seat);
        else
            return {};
    }

    [[nodiscard]] std::optional<Attempt> attempt(const std::vector<Tap>& taps) const override
    {
        if constexpr (OffersMoves<G>) {
            const auto candidate = candidateOf(m_journal.game(), m_journal.state(), taps);
            if (!candidate)
                return {};
            Attempt attempt{candidate->seat, written(candidate->commands), isAsked(*candidate), {}};
            State then = m_journal.state();
            for (const Command& command : candidate->commands) {
                Outcome<State> outcome = m_journal.game().referee(then, command, Reasons::Listening::Yes);
                if (!outcome.isLegal()) {
                    attempt.refusal = Journal<G>::resultOf(outcome, {});
                    break;
                }
                then = std::move(outcome.next);
            }
            return attempt;
        }
        return {};
    }

    [[nodiscard]] Json table() const override { return m_journal.game().table(m_journal.state()); }
    [[nodiscard]] std::optional<Json> tableAt(int number) const override
    {
        const std::optional<State> state = m_journal.stateAt(number);
        return state ? std::optional(m_journal.game().table(*state)) : std::nullopt;
    }

    [[nodiscard]] std::vector<RefusedEntry> deviations() const override
    {
        std::vector<RefusedEntry> told = m_journal.deviations();
        for (RefusedEntry& refused : told) {
            const std::size_t index = m_journal.indexOf(refused.number);
            if (m_journal.isClosed(index))
                refused.objections = m_journal.objectionsTo(index);
        }
        return told;
    }

private:
    using Entry = typename Journal<G>::Entry;
    /// An entry's line in the log, and what stands there instead while it is sealed.
    struct Headline {
        Text text;
        std::optional<Seal> seal; ///< none: it is no secret
    };
    [[nodiscard]] LogEntry logEntry(const Entry& entry, std::size_t index, const Headline& headline) const
    {
        const bool isClosed = headline.seal && m_journal.isClosed(index);
        return {entry.number,
                entry.at,
                isClosed ? headline.seal->headline : headline.text,
                isClosed ? std::nullopt : entry.overrideReason,
                entry.withdrawn,
                entry.refused,
                entry.correctedBy,
                m_journal.objectionsTo(index),
                isClosed ? headline.seal->seat : std::string(),
                entry.seenBy};
    }
    [[nodiscard]] LogEntry lineOf(const Entry& entry, const State& before, const Outcome<State>& outcome,
                                  std::size_t index) const
    {
        Headline headline{m_journal.game().headline(before, entry.command, outcome), {}};
        if constexpr (KeepsSecrets<G>) {
            headline.seal = m_journal.game().sealOf(before, entry.command);
            if (headline.seal)
                return logEntry(entry, index, m_sealed.insert_or_assign(index, std::move(headline)).first->second);
        }
        return logEntry(entry, index, headline);
    }

    /// Keeps of the log what a line has not changed. `number`: of the line. The first entry that may be told otherwise.
    std::size_t forgetLog(const Act<Command>& act, int number)
    {
        const int touched = match(
            act, [&](const Enter<Command>&) { return number; }, [&](const Insert<Command>&) { return number; },
            [](const auto& edit) { return edit.number; });
        const std::size_t index = m_journal.indexOf(touched);
        m_tellsSealed = m_sealed.empty();
        if (index >= m_log.size())
            return m_log.size();
        // A row of undos, or of redos: those behind it stay as they were told.
        const bool isPutAway = std::holds_alternative<Withdraw>(act) || std::holds_alternative<Restore>(act);
        if (isPutAway && m_journal.leavesWhatIsBehind(index)) {
            m_journal.walk(index, Reasons::Listening::No,
                           [&](const Entry& entry, const State& before, const Outcome<State>& outcome) {
                               m_log[index] = lineOf(entry, before, outcome, index);
                               return false;
                           });
            return index;
        }
        cutLog(index);
        return index;
    }
    void cutLog(std::size_t index)
    {
        m_log.erase(m_log.begin() + static_cast<std::ptrdiff_t>(index), m_log.end());
        m_sealed.erase(m_sealed.lower_bound(index), m_sealed.end());
    }

    [[nodiscard]] Checked<ActLines> readAll(const std::vector<Json>& lines) const
    {
        ActLines read;
        for (const Json& line : lines) {
            Checked<ActLine<Command>> one = readAct(m_journal.game(), asEntered(m_journal.game(), line));
            if (!one)
                return belowLine(read.size(), one.problems());
            read.push_back(std::move(*one));
        }
        return read;
    }

    [[nodiscard]] std::unique_ptr<GameMatch> copyWith(Journal<G> journal) const
    {
        auto copy = std::make_unique<GameMatch>(m_journal.game());
        copy->m_journal = std::move(journal);
        copy->m_journal.keepClosed(m_journal.closedNumbers());
        copy->adopt(recordedLines());
        copy->setNames(gameNames());
        return copy;
    }

    [[nodiscard]] OfferedMove offeredMove(const MoveOf<Command>& move) const
    {
        OfferedMove offered{move, written(move.commands), {}, wordsOf(move.commands)};
        if constexpr (KeepsSecrets<G>)
            offered.isSecret = m_journal.game().sealOf(m_journal.state(), move.commands.back()).has_value();
        if (move.shared)
            offered.shared = [this, shared = move.shared](const std::vector<int>& counts) {
                return written(shared(counts));
            };
        return offered;
    }
    [[nodiscard]] std::vector<Json> written(const std::vector<Command>& commands) const
    {
        std::vector<Json> lines;
        for (const Command& command : commands)
            lines.push_back(m_journal.game().write(command));
        return lines;
    }

    Checked<std::vector<PlayResult>> playActs(const ActLines& lines, Instant at)
    {
        std::vector<RecordedLine> recorded;
        std::vector<PlayResult> results;
        Problems problems;
        std::size_t kept = m_log.size();
        const bool allStand = m_journal.playTogether([&] {
            for (const ActLine<Command>& line : lines) {
                const auto gate = [&](const Remarks& remarks) {
                    recorded.push_back(nextLine(at, actJson(m_journal.game(), line.act), remarks, recorded));
                    return Problems{};
                };
                Checked<PlayResult> result = m_journal.play(line.act, at, line.reason, gate);
                if (!result) {
                    problems = belowLine(results.size(), result.problems());
                    return false;
                }
                results.push_back(std::move(*result));
                if (!results.back().accepted)
                    return false;
                kept = std::min(kept, forgetLog(line.act, results.back().number));
            }
            problems = record(std::move(recorded));
            return problems.empty();
        });
        if (!allStand)
            cutLog(kept);
        if (!problems.empty())
            return problems;
        return results;
    }

    Problems load(const std::string& text, int number)
    {
        Checked<LineContent> line = readLine(text, number);
        if (!line)
            return line.problems();
        Checked<ActLine<Command>> read = readAct(m_journal.game(), std::move(line->entry));
        if (!read)
            return unreadableLine(number, belowEntry(read.problems()));
        if (read->reason)
            return unreadableLine(number, {misplacedReason()});
        return unreadableLine(
            number, belowEntry(m_journal.load(read->act, line->at, std::move(line->overrideReason), line->seen)));
    }

    [[nodiscard]] std::map<std::string, std::string> givenNames() const override
    {
        if constexpr (requires(const State& state) { G::givenNames(state); })
            return G::givenNames(state());
        else
            return {};
    }

    [[nodiscard]] TracedEntry traced(const Entry& entry, const State& before, const Outcome<State>& outcome) const
    {
        PlayResult ruling = Journal<G>::resultOf(outcome, entry.overrideReason);
        ruling.number = entry.number;
        const std::optional<Seal> seal = m_journal.sealOf(entry, before);
        if (!seal) {
            return {entry.number, entry.at, m_journal.game().write(entry.command), entry.overrideReason,
                    std::move(ruling)};
        }
        Journal<G>::hideIf(seal, ruling);
        return {entry.number, entry.at, seal->shown, {}, std::move(ruling), seal->seat};
    }

    Journal<G> m_journal;
    mutable std::vector<LogEntry> m_log;              ///< the first entries, as far as somebody asked
    mutable std::map<std::size_t, Headline> m_sealed; ///< those of them that are a secret or were, by index
    mutable bool m_tellsSealed = true;                ///< they are told in the log as they are now
};

template <class G>
GameMatch<G>::GameMatch(G game)
    : Match(matchHeader(G::id, G::rulesVersion, game.packJson(), KeepsSecrets<G>))
    , m_journal(std::move(game))
{
}

template <class G>
Checked<std::unique_ptr<Match>> GameMatch<G>::open(std::vector<RecordedLine> lines)
{
    if constexpr (requires(const Json& pack) { G::playedWith(pack); }) {
        const Checked<MatchHeader> header = readHeader(lines.front().text);
        if (!header)
            return header.problems();
        Checked<G> game = G::playedWith(header->pack);
        return game ? open(std::move(lines), std::move(*game)) : game.problems();
    } else {
        return open(std::move(lines), G{});
    }
}

template <class G>
Checked<std::unique_ptr<Match>> GameMatch<G>::open(std::vector<RecordedLine> lines, G game)
{
    const Checked<MatchHeader> header = readHeader(lines.front().text);
    if (!header)
        return header.problems();
    auto opened = std::make_unique<GameMatch>(std::move(game));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (Problems problems = opened->load(lines[i].text, static_cast<int>(i)); !problems.empty())
            return problems;
    }
    opened->m_journal.finishLoading();
    opened->compareHeader(*header, G::rulesVersion, opened->m_journal.game().packJson());
    opened->adopt(std::move(lines));
    return std::unique_ptr<Match>(std::move(opened));
}

template <class G>
Checked<PlayResult> GameMatch<G>::playAct(const Act<Command>& act, Instant at, std::optional<std::string> reason)
{
    const auto gate = [&](const Remarks& remarks) {
        return record({nextLine(at, actJson(m_journal.game(), act), remarks)});
    };
    Checked<PlayResult> result = m_journal.play(act, at, std::move(reason), gate);
    if (result && result->accepted)
        forgetLog(act, result->number);
    return result;
}

} // namespace whistle
