// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/ruling_banner.h"
#include "controls/words/rule_chip.h"
#include "journal/game_match.h"
#include "journal/match.h"
#include "match/club_table.h"
#include "store/store.h" // MatchId

#include <QMap>
#include <QMetaType>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace whistle {

/// The sentence with the rule that says so: "Runners only sprint (KB-3.3)".
[[nodiscard]] QString citing(RuleId rule, const QString& sentence);
/// The first of them as a sentence with its rule, for what is dashed; empty: there is none.
[[nodiscard]] QString objectionWords(const std::vector<Objection>& objections, const NameReader& names);

/// A line that the referee refused, and what it said. Nothing was recorded.
struct Refusal {
    Json line; ///< play it again with a reason to record it against the rules
    PlayResult result;
    std::vector<Json> before = {}; ///< lines that were to be entered together with it, and would have been accepted
    std::vector<Json> after = {};  ///< and those that were to follow
};

/// What became of a line that was played.
enum class Played {
    Accepted, ///< on disk, and counted
    Refused,  ///< `refused` was sent
    NotSaved, ///< `notSaved` was sent; nothing has changed
};

/// What became of lines that came from another device: they are answered there, not on this screen.
struct ElsewhereAnswer {
    Played played = Played::Accepted;
    std::optional<Refusal> refusal = {}; ///< of what was refused
    Problems problems = {};              ///< why it is not saved, or cannot be read
    int entry = 0;                       ///< the number of the entry that says what came of it; 0: none was made
};

/// Joins one match and the place where it is kept: decides, writes to disk, and only then tells the page.
///
/// A page asks the match for its state, sends commands here, and shows the match anew on `changed`. Everything that
/// has been shown is on disk.
///
/// A session with a side copy works the same, but keeps nothing: the page of a game runs on it to show "what if", and
/// nothing that is played there touches the match or a disk.
class MatchSession : public QObject {
    Q_OBJECT
public:
    /// What the home page shows of a match without opening it.
    struct Digest {
        std::string title;
        Json summary;
        bool finished = false;
    };
    using Digester = std::function<Digest(const Match&)>;
    /// The place where a match is kept.
    struct Keeper {
        MatchId id;
        Match::Recorder record;
        /// Keeps what the home page shows of the match. Only a cache: it may fail.
        std::function<void(const Match&)> keepSummary;
        /// The match as it is kept, if another window or program has gone on with it; null: nobody has. None: nobody is
        /// asked.
        std::function<std::unique_ptr<Match>(const Match&)> goneOn = {};
        /// What is against trying a line again, which was entered on `typedOn`, behind what others have made of it
        /// since: it would no longer mean the same. None: nobody is asked.
        std::function<std::optional<Objection>(const Match& typedOn, const Match& now, const Json& line)> against = {};
    };

    /// What is played in `match` is kept.
    MatchSession(std::unique_ptr<Match> match, Keeper keeper, QObject* parent = nullptr);
    /// A session with a side copy (Match::copyAt, Match::copyWith): nothing is kept, and undo goes back no further than
    /// to the copy as it is now.
    explicit MatchSession(std::unique_ptr<Match> sideCopy, QObject* parent = nullptr);
    ~MatchSession() override;

    /// Nothing here is recorded: pages say nothing of "saved" and offer no time machine.
    [[nodiscard]] bool isSideCopy() const { return !m_keeper.record; }
    /// Played for nothing but itself. Of a match of a season nobody tells what would be if it ended now.
    [[nodiscard]] bool isFriendly() const { return m_isFriendly; }
    void setFriendly(bool friendly) { m_isFriendly = friendly; }
    /// What the match has of its club: how it stands to the server, as its strip says it, and who confirms its result.
    [[nodiscard]] const ClubTable& clubTable() const { return m_clubTable; }
    void setClubTable(const ClubTable& table);
    /// A side of it, from 1, says at this screen that the result is right, or takes that back.
    void agree(int side, bool isRight) { Q_EMIT agreed(side, isRight); }
    /// Empty: a side copy.
    [[nodiscard]] const MatchId& id() const { return m_keeper.id; }
    [[nodiscard]] const Match& match() const { return *m_match; }
    /// The match with its typed state: `session.as<kaosball::Game>().state()`.
    template <class G>
    [[nodiscard]] const GameMatch<G>& as() const
    {
        return static_cast<const GameMatch<G>&>(*m_match);
    }

    /// Plays a command that comes as JSON (or an edit, see Match::play) and, if it is accepted, the automatic steps
    /// after it. `reason`: record it even if it is against the rules.
    Played play(Json line, const std::optional<QString>& reason = {});

    /// Plays several edits (or commands) as one, see Match::playAll, and then the automatic steps. Refused: the line
    /// that could not be recorded is told.
    Played playAll(const std::vector<Json>& lines, std::size_t ruledOn = 0);

    /// The way of the pages: commands that are entered together, all or none. `ruledOn`: of which of them the newest
    /// ruling tells; none: the last, for what goes in before it is what it needs.
    template <class G>
    Played play(const std::vector<typename G::Command>& commands, const std::optional<QString>& reason = {},
                std::optional<std::size_t> ruledOn = {})
    {
        Q_ASSERT(!commands.empty());
        auto& match = static_cast<GameMatch<G>&>(*m_match);
        std::vector<std::optional<std::string>> reasons;
        if (reason)
            reasons.assign(commands.size(), reason->toStdString());
        return took(
            match.playCommands(commands, Instant::now(), reasons),
            [&](std::size_t line) { return match.journal().game().write(commands[line]); }, commands.size(),
            ruledOn.value_or(commands.size() - 1));
    }
    /// Records a refused line all the same, with what was to be entered together with it.
    Played playAnyway(const Refusal& refusal, const QString& reason);

    /// The same for lines that somebody has entered on another device of this table: in `changed`, `isFromDevice`
    /// says so, and what is half entered here stays. What is refused is told to the caller alone; what is not saved,
    /// here too.
    ElsewhereAnswer playElsewhere(const std::vector<Json>& lines);
    /// Takes back entry `number` for another device, while it is the last that somebody made; else nothing.
    ElsewhereAnswer undoElsewhere(int number);
    /// In `changed`: it came from another device of this table.
    [[nodiscard]] bool isFromDevice() const { return m_elsewhere != nullptr; }

    /// Takes in what another window or program has entered meanwhile, if its place is asked for that; false: nothing
    /// was. What is played in between is taken in behind it, if it still fits there.
    bool catchUp();
    /// In `changed`: it is what another window or program has entered.
    [[nodiscard]] bool isOfOthers() const { return m_isOfOthers; }

    /// Takes back what a player entered last, together with what was entered in the same moment and the automatic steps
    /// that came after it: one press, as many withdrawals in the record as entries. Which entries were automatic is
    /// seen from the match itself (the step that is proposed before it is just this entry), so it also works after a
    /// restart; what went in together is known until then. Never takes back the first entry or the automatic steps
    /// right after it.
    void undo();
    /// Puts back what undo took, with what went in together with it and its automatic steps.
    void redo();
    [[nodiscard]] bool canUndo() const { return m_undoable.has_value(); }
    [[nodiscard]] bool canRedo() const { return m_match->canRedo(); }
    /// The last entry that players made themselves; none: there is nothing to take back.
    [[nodiscard]] std::optional<int> ownLast() const { return m_undoable; }
    /// The entry that undo would take back and redo put back, in words; empty: there is none.
    [[nodiscard]] QString undoes() const;
    [[nodiscard]] QString redoes() const;

    /// False from a failed write until the next one that goes well.
    [[nodiscard]] bool isSaved() const { return m_problems.empty(); }
    /// Why not.
    [[nodiscard]] const Problems& saveProblems() const { return m_problems; }

    /// The rulings on what was accepted last, in the order of the record: what a player entered together, then the
    /// automatic steps. Empty after undo, redo and opening; but an undo that closes again what had been revealed is
    /// told here.
    [[nodiscard]] const std::vector<PlayResult>& lastRulings() const { return m_rulings; }
    /// Those of them that a player entered.
    [[nodiscard]] std::span<const PlayResult> lastEntered() const
    {
        return {m_rulings.data(), std::min(m_entered, m_rulings.size())};
    }
    /// The one that says what came of it; null: there is none.
    [[nodiscard]] const PlayResult* lastRuling() const
    {
        return m_ruledOn < m_rulings.size() ? &m_rulings[m_ruledOn] : nullptr;
    }

    /// From now on steps that need nobody are entered by themselves, each as an entry of its own, after every accepted
    /// entry: `session.automate<Game>([](const State& s) { return automaticStep(s, facts); })`, none where somebody has
    /// to decide. Nothing is entered at this moment.
    template <class G, class Step>
    void automate(Step step)
    {
        using Proposed = std::optional<typename G::Command>;
        // The match may be another one by then (catchUp).
        m_playStep = [this, step]() -> std::optional<Checked<PlayResult>> {
            auto& match = static_cast<GameMatch<G>&>(*m_match);
            const Proposed command = step(match.state());
            return command ? std::optional(match.playCommand(*command, Instant::now())) : std::nullopt;
        };
        m_isStep = [this, step](int after, int number) {
            const auto& match = as<G>();
            const auto state = match.stateAt(after);
            const Proposed command = state ? step(*state) : Proposed();
            const auto* entry = match.journal().entry(number);
            const G& game = match.journal().game();
            return command && entry && game.write(entry->command) == game.write(*command);
        };
        findUndoable();
    }

    /// What players noted beside entries without changing the match (rulings that were kept): words by number.
    void setNotes(QMap<int, QString> notes);
    [[nodiscard]] const QMap<int, QString>& notes() const { return m_notes; }

    /// A sentence of this match in the reader's language, with its names.
    [[nodiscard]] QString words(const Text& text) const { return text.render(m_match->names()); }
    [[nodiscard]] QStringList words(const std::vector<Text>& texts) const;
    /// The refusal as a RulingBanner shows it; connect overrideChosen to `play(refusal.line, reason)`.
    [[nodiscard]] RulingState banner(const Refusal& refusal) const;
    /// An accepted ruling as a RulingBanner shows it: the sentence comes first (none: what the log says of the entry),
    /// then the reasons, without what it says already. `place`: of its entry (journal/entry_place.h); 0: it is not
    /// told.
    [[nodiscard]] RulingState banner(const PlayResult& ruling, int place = 0, const QString& sentence = {}) const;

    /// Writes what the home page shows of the match now, instead of a moment after the last change.
    void keepSummary();

Q_SIGNALS:
    /// The match is another: show it.
    void changed();
    void clubTableChanged();
    void agreed(int side, bool isRight);
    void notesChanged();
    void refused(const whistle::Refusal& refusal);
    /// The world is in the way (the disk is full): what is not recorded, and why.
    void notSaved(const whistle::Problems& problems);

private:
    /// What came of lines that were played together.
    Played took(Checked<std::vector<PlayResult>> results, const std::function<Json(std::size_t)>& line,
                std::size_t count, std::size_t ruledOn);
    /// What comes of the attempt, made again behind what others have entered meanwhile as long as it cannot be kept;
    /// `refused(line, objection)`: where that changes what one of the lines means.
    template <class Attempt, class Refused>
    auto untilKept(const std::vector<Json>& lines, Attempt attempt, Refused refused);
    /// Takes in what others have entered, and gives back the match as it was; null: nothing was.
    std::unique_ptr<Match> takeOver();
    bool playAutomaticSteps();
    [[nodiscard]] bool isAutomatic(const std::vector<LogEntry>& log, std::size_t index) const;
    /// The first of the entries that went in together with this one; it itself: it went in alone.
    [[nodiscard]] int firstOfTogether(int number) const;
    /// It stands, and is not of those that others have entered meanwhile.
    [[nodiscard]] bool isOwn(const LogEntry& entry) const;
    void findUndoable();
    void noteChange();
    void noteProblems(Problems problems);

    Keeper m_keeper;
    std::unique_ptr<Match> m_match;
    QMap<int, QString> m_notes;
    std::size_t m_floor = 1;                                        ///< entries that undo leaves alone
    std::function<std::optional<Checked<PlayResult>>()> m_playStep; ///< plays the automatic step that is due, if one is
    std::function<bool(int after, int number)> m_isStep;            ///< entry `number` is the one that was due then
    std::vector<PlayResult> m_rulings;
    std::size_t m_entered = 0; ///< so many of them a player entered
    std::size_t m_ruledOn = 0;
    Problems m_problems;
    ClubTable m_clubTable;
    bool m_isFriendly = true;
    bool m_isOfOthers = false;              ///< the change that is told just now
    ElsewhereAnswer* m_elsewhere = nullptr; ///< who is answered instead of this screen
    std::map<int, int> m_joined;            ///< entries that went in together, and behind which of them each did
    std::set<int> m_ofOthers;               ///< entries of another window or program, which undo leaves alone
    std::optional<int> m_undoable;          ///< the player's own last entry
    QTimer m_summaryTimer;
};

} // namespace whistle

Q_DECLARE_METATYPE(whistle::Refusal)
