// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/instant.h"
#include "base/json.h"
#include "journal/match_file.h"
#include "journal/play_result.h"
#include "journal/remarks.h"
#include "moves/held.h"
#include "moves/move.h"

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// One line of the log that players see.
struct LogEntry {
    int number = 0;
    Instant at;
    Text headline;
    std::optional<std::string> overrideReason;
    bool withdrawn = false;
    bool refused = false; ///< after an edit, or under newer rules, it is against the rules and changes nothing
    int correctedBy = 0;  ///< the line that replaced it; 0: none
    std::vector<Objection> objections; ///< why it is refused, or what was overridden
    std::string sealedFor = {};        ///< still a secret of this seat: what is told here is only that it was made
    int seenBy = 0; ///< the line that sealed it again, or changed it, after it had been open; 0: none
};

/// What a line would do.
struct Preview {
    PlayResult result; ///< `accepted` also where it would need a reason: then there are objections
    Json before;       ///< the table
    Json after;
};

/// An entry that stands, refereed once more.
struct TracedEntry {
    int number = 0;
    Instant at;
    Json entry; ///< the command
    std::optional<std::string> overrideReason;
    PlayResult ruling;
    std::string sealedFor = {}; ///< still a secret of this seat: what is told here is only that it was made
};

/// What taps mean that no move has.
struct Attempt {
    std::string seat;                  ///< whose it would be; empty: nobody's in particular
    std::vector<Json> lines;           ///< what they would enter
    bool isAsked = false;              ///< something in the lines only stands for what nobody has said yet
    std::optional<PlayResult> refusal; ///< what the referee has against it; none: nothing
};

/// An entry as it was made.
struct EnteredEntry {
    Json entry; ///< the command
    std::optional<std::string> overrideReason;
};

/// A match of any game: JSON lines in, rulings out, and the record of it. A game's own page asks `GameMatch` for the
/// typed state.
class Match {
public:
    /// Puts lines on disk before they count: all of them, or none and why.
    using Recorder = std::function<Problems(const std::vector<RecordedLine>&)>;

    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    [[nodiscard]] virtual std::string_view game() const = 0;

    /// A command object as the game writes it (`"override": reason` beside it), `{"command": "undo"}`, or an edit
    /// (`{"edit": "withdraw", "number": 12}` ...). Refused: `accepted` is false and nothing has changed. Problems: it
    /// cannot be read, names no such entry, or could not be recorded; nothing has changed either.
    virtual Checked<PlayResult> play(const Json& line, Instant at) = 0;
    /// Plays several commands and edits as one: all of them are recorded and count, or none. The results are those of
    /// the lines in turn; if the last one is refused, nothing has changed, nor if there are problems (their places
    /// start with the index of the line).
    virtual Checked<std::vector<PlayResult>> playAll(const std::vector<Json>& lines, Instant at) = 0;
    /// What `play` would do. Nothing is recorded.
    [[nodiscard]] virtual Checked<Preview> whatIf(const Json& line) const = 0;

    /// A side copy as the match stood after entry `number` (0: before the first): the entries up to there with their
    /// numbers, the names, and no recorder. What is played on it touches neither this match nor a disk, and it outlives
    /// this match. It is no match to be kept: its record goes on behind the whole record of this one. Null: no such
    /// entry.
    [[nodiscard]] virtual std::unique_ptr<Match> copyAt(int number) const = 0;
    /// A side copy of the whole match as if these lines had been recorded. Nobody judges whether they would be
    /// accepted: what the rules refuse where it stands is in the list of entries as refused. Problems as with
    /// `playAll`.
    [[nodiscard]] virtual Checked<std::unique_ptr<Match>> copyWith(const std::vector<Json>& lines) const = 0;

    Checked<PlayResult> undo(Instant at);
    Checked<PlayResult> redo(Instant at);
    [[nodiscard]] bool canUndo() const { return undoable().has_value(); }
    [[nodiscard]] bool canRedo() const { return redoable().has_value(); }
    /// The numbers of the entries that undo would withdraw and redo would restore.
    [[nodiscard]] virtual std::optional<int> undoable() const = 0;
    [[nodiscard]] virtual std::optional<int> redoable() const = 0;

    /// Every entry in the order of the match, withdrawn and refused ones too; as they are until the next line is
    /// played.
    [[nodiscard]] virtual const std::vector<LogEntry>& entries() const = 0;
    /// The ruling that entry `number` got, refereed once more; none: no such entry.
    [[nodiscard]] virtual std::optional<TracedEntry> entryAt(int number) const = 0;
    /// Entry `number` to be entered once more, sealed or not: never to be shown. None: no such entry.
    [[nodiscard]] virtual std::optional<EnteredEntry> entered(int number) const = 0;
    /// Referees the match once more and shows every standing entry, until the visitor says false.
    virtual void trace(const std::function<bool(const TracedEntry&)>& visit) const = 0;

    /// Everything that may be done now, as everybody may know it; empty also for a game that does not say it.
    [[nodiscard]] virtual std::vector<OfferedMove> moves() const = 0;
    /// What may be done now by this seat, and by nobody in particular, as this seat alone may know it: to be shown to
    /// nobody else.
    [[nodiscard]] virtual std::vector<OfferedMove> movesFor(const std::string& seat) const = 0;
    /// What this seat alone knows of: to be shown to nobody else.
    [[nodiscard]] virtual std::vector<Held> heldBy(const std::string& seat) const = 0;
    /// Taps that no move has: what the referee says to them. None: they mean nothing.
    [[nodiscard]] virtual std::optional<Attempt> attempt(const std::vector<Tap>& taps) const = 0;

    /// The table as everyone sees it.
    [[nodiscard]] virtual Json table() const = 0;
    /// The table after entry `number`, as things stand now (0: before the first); none: no such entry.
    [[nodiscard]] virtual std::optional<Json> tableAt(int number) const = 0;

    /// The record: the header, then every line, as in a match file.
    [[nodiscard]] const std::vector<RecordedLine>& recordedLines() const { return m_lines; }
    [[nodiscard]] const RecordedLine& header() const { return m_lines.front(); }
    /// From now on all lines go here first.
    void setRecorder(Recorder recorder) { m_recorder = std::move(recorder); }
    /// What sealed entries are mixed with on disk; randomSalt, unless a test wants the same lines each time.
    void setSalt(std::function<std::string()> salt) { m_salt = std::move(salt); }

    /// What the reader should know of a match that was opened: other rules or another pack than today's.
    [[nodiscard]] const Problems& notes() const { return m_notes; }
    [[nodiscard]] bool hasOtherPack() const { return m_otherPack; }
    /// Entries that were accepted when they were recorded and that the rules, as known here, refuse.
    [[nodiscard]] virtual std::vector<RefusedEntry> deviations() const = 0;

    /// The game's display names for ids.
    void setNames(NameReader names) { m_names = std::move(names); }
    /// How this match's sentences are read: what its players call a thing, else the game's display names.
    [[nodiscard]] NameReader names() const;

protected:
    /// What the players of this match have named, by id (Battle Line: who sits north and south).
    [[nodiscard]] virtual std::map<std::string, std::string> givenNames() const = 0;

    explicit Match(RecordedLine header) : m_lines{std::move(header)} {}

    /// The line that comes behind `ahead`, which have not been recorded yet, chained.
    [[nodiscard]] RecordedLine nextLine(Instant at, Json entry, const Remarks& remarks,
                                        const std::vector<RecordedLine>& ahead = {}) const;
    /// Hands the lines to the recorder, and keeps them if that goes well.
    Problems record(std::vector<RecordedLine> lines);
    /// Takes over the record of a match that is being opened.
    void adopt(std::vector<RecordedLine> lines) { m_lines = std::move(lines); }
    /// Notes where the header tells of other rules or another pack than those known here.
    void compareHeader(const MatchHeader& header, std::string_view rulesVersion, const Json& pack);

    [[nodiscard]] const NameReader& gameNames() const { return m_names; }

private:
    std::vector<RecordedLine> m_lines;
    Recorder m_recorder;
    std::function<std::string()> m_salt = randomSalt;
    NameReader m_names;
    Problems m_notes;
    bool m_otherPack = false;
};

/// `{"accepted", "why", "rules", "table"}`: the answer to a line that was played in `match`.
[[nodiscard]] Json answerJson(const PlayResult& result, const Match& match);
/// The moves of the match's table, one after the other; `command`: the shape of its game's commands.
[[nodiscard]] Json movesJson(const Match& match, const Shape& command);

} // namespace whistle
