// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/act_json.h"
#include "journal/journal.h"
#include "journal/match.h"

namespace whistle {

/// A match of the game `G` (see Journal for what a game must be; here also `id`, `rulesVersion`, `read`, `write`,
/// `table`, `headline`, `packJson`).
template <class G>
class GameMatch final : public Match {
public:
    using State = typename G::State;
    using Command = typename G::Command;

    explicit GameMatch(G game = G())
        : Match(matchHeader(G::id, G::rulesVersion, game.packJson()))
        , m_journal(std::move(game))
    {
    }

    /// A match from its recorded lines, the header first, whose chain has been checked (soundLines).
    [[nodiscard]] static Checked<std::unique_ptr<Match>> open(std::vector<RecordedLine> lines, G game = G())
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

    [[nodiscard]] const State& state() const { return m_journal.state(); }
    [[nodiscard]] std::optional<State> stateAt(int number) const { return m_journal.stateAt(number); }
    [[nodiscard]] const Journal<G>& journal() const { return m_journal; }

    /// The typed way in; see Match::play.
    Checked<PlayResult> playAct(const Act<Command>& act, Instant at, std::optional<std::string> reason = {})
    {
        const auto gate = [&](const std::optional<std::string>& kept) {
            return record({nextLine(at, actJson(m_journal.game(), act), kept)});
        };
        Checked<PlayResult> result = m_journal.play(act, at, std::move(reason), gate);
        if (result && result->accepted && !std::holds_alternative<Enter<Command>>(act))
            m_headlines.clear();
        return result;
    }
    Checked<PlayResult> playCommand(const Command& command, Instant at, std::optional<std::string> reason = {})
    {
        return playAct(Enter<Command>{command}, at, std::move(reason));
    }

    [[nodiscard]] std::string_view game() const override { return G::id; }

    Checked<PlayResult> play(const Json& line, Instant at) override
    {
        if (isUndo(line))
            return undo(at);
        Checked<ActLine<Command>> read = readAct(m_journal.game(), line);
        if (!read)
            return read.problems();
        return playAct(read->act, at, std::move(read->reason));
    }

    Checked<std::vector<PlayResult>> playAll(const std::vector<Json>& lines, Instant at) override
    {
        const Checked<ActLines> read = readAll(lines);
        if (!read)
            return read.problems();
        Journal<G> after = m_journal;
        std::vector<RecordedLine> recorded;
        std::vector<PlayResult> results;
        for (const ActLine<Command>& line : *read) {
            const auto gate = [&](const std::optional<std::string>& kept) {
                recorded.push_back(nextLine(at, actJson(m_journal.game(), line.act), kept, recorded));
                return Problems{};
            };
            Checked<PlayResult> result = after.play(line.act, at, line.reason, gate);
            if (!result)
                return belowLine(results.size(), result.problems());
            results.push_back(std::move(*result));
            if (!results.back().accepted)
                return results;
        }
        if (Problems problems = record(std::move(recorded)); !problems.empty())
            return problems;
        m_journal = std::move(after);
        m_headlines.clear();
        return results;
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
            (void)copy->record({copy->nextLine({}, actJson(m_journal.game(), line.act), line.reason)});
        }
        copy->m_journal.finishLoading();
        return std::unique_ptr<Match>(std::move(copy));
    }

    [[nodiscard]] Checked<Preview> whatIf(const Json& line) const override
    {
        const Checked<ActLine<Command>> read = readAct(m_journal.game(), line);
        if (!read)
            return read.problems();
        const auto tried = m_journal.whatIf(read->act);
        if (!tried)
            return tried.problems();
        return Preview{tried->first, table(), m_journal.game().table(tried->second.state())};
    }

    [[nodiscard]] std::optional<int> undoable() const override { return m_journal.undoable(); }
    [[nodiscard]] std::optional<int> redoable() const override { return m_journal.redoable(); }

    [[nodiscard]] std::vector<LogEntry> entries() const override
    {
        m_journal.walk(m_headlines.size(), Reasons::Listening::No,
                       [this](const Entry& entry, const State& before, const Outcome<State>& outcome) {
                           m_headlines.push_back(m_journal.game().headline(before, entry.command, outcome));
                           return true;
                       });
        std::vector<LogEntry> log;
        log.reserve(m_headlines.size());
        for (const Entry& entry : m_journal.entries()) {
            log.push_back({entry.number, entry.at, m_headlines[log.size()], entry.overrideReason, entry.withdrawn,
                           entry.refused, entry.correctedBy, entry.objections});
        }
        return log;
    }

    [[nodiscard]] std::optional<TracedEntry> entryAt(int number) const override
    {
        const auto& all = m_journal.entries();
        const auto found =
            std::find_if(all.begin(), all.end(), [number](const Entry& entry) { return entry.number == number; });
        std::optional<TracedEntry> result;
        m_journal.walk(static_cast<std::size_t>(found - all.begin()), Reasons::Listening::Yes,
                       [&](const Entry& entry, const State&, const Outcome<State>& outcome) {
                           result = traced(entry, outcome);
                           return false;
                       });
        return result;
    }

    void trace(const std::function<bool(const TracedEntry&)>& visit) const override
    {
        m_journal.walk(0, Reasons::Listening::Yes,
                       [&](const Entry& entry, const State&, const Outcome<State>& outcome) {
                           return entry.withdrawn || visit(traced(entry, outcome));
                       });
    }

    [[nodiscard]] Json table() const override { return m_journal.game().table(m_journal.state()); }
    [[nodiscard]] std::optional<Json> tableAt(int number) const override
    {
        const std::optional<State> state = m_journal.stateAt(number);
        return state ? std::optional(m_journal.game().table(*state)) : std::nullopt;
    }

    [[nodiscard]] std::vector<RefusedEntry> deviations() const override { return m_journal.deviations(); }

private:
    using Entry = typename Journal<G>::Entry;
    using ActLines = std::vector<ActLine<Command>>;

    [[nodiscard]] Checked<ActLines> readAll(const std::vector<Json>& lines) const
    {
        ActLines read;
        for (const Json& line : lines) {
            Checked<ActLine<Command>> one = readAct(m_journal.game(), line);
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
        copy->adopt(recordedLines());
        copy->setNames(gameNames());
        return copy;
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
        return unreadableLine(number, belowEntry(m_journal.load(read->act, line->at, std::move(line->overrideReason))));
    }

    [[nodiscard]] std::map<std::string, std::string> givenNames() const override
    {
        if constexpr (requires(const State& state) { G::givenNames(state); })
            return G::givenNames(state());
        else
            return {};
    }

    [[nodiscard]] TracedEntry traced(const Entry& entry, const Outcome<State>& outcome) const
    {
        PlayResult ruling = Journal<G>::resultOf(outcome, entry.overrideReason);
        ruling.number = entry.number;
        return {entry.number, entry.at, m_journal.game().write(entry.command), entry.overrideReason, std::move(ruling)};
    }

    Journal<G> m_journal;
    mutable std::vector<Text> m_headlines; ///< of the first entries, as far as somebody asked; refereed again if empty
};

} // namespace whistle
