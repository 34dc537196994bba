// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/scrubber.h"
#include "controls/words/log_list.h"
#include "journal/match.h"
#include "match/past.h"

#include <QStringList>
#include <string>
#include <vector>

namespace whistle {

/// An entry as every log shows it: whose it is, what it says, what it brought, and why it is against the rules.
[[nodiscard]] LogLine logLine(const LogEntry& entry, const EntryMarks& marks, const NameReader& names);

/// An entry that was not withdrawn becomes the next detent.
void addDetent(ScrubberState& track, const LogEntry& entry, const EntryMarks& marks);

/// A turn that is over: as the log folds it, and as whoever looks back at it sees it.
struct PastTurn {
    LogLine line;             ///< what happened in it and what each seat has got; its number is that of its first entry
    int last = 0;             ///< number of its last entry
    QString band = {};        ///< the stretch of the match it belongs to
    QStringList clauses = {}; ///< what happened, one thing after the other
    std::vector<TurnSign> signs = {};
    std::vector<int> steps = {}; ///< numbers of its entries that say something; a replay stands still at them
    std::size_t lines = 0;       ///< so many the log has of it
    std::size_t end = 0;         ///< the line behind it
};

/// The log of a match for the page that shows it. Reads and tells only what has changed since it read last; in another
/// language it is to be read again.
class LogBook {
public:
    explicit LogBook(EntryTeller marks) : m_teller(std::move(marks)) {}
    void read(const Match& match);

    /// In the reader's language; of withdrawn entries only those at the end (they may be restored).
    [[nodiscard]] const std::vector<LogLine>& lines(const NameReader& names);
    /// Of these lines, the turns that are over.
    [[nodiscard]] const std::vector<PastTurn>& pastTurns(const NameReader& names);
    /// A line for each of them that has several, for LogList::setLines.
    [[nodiscard]] std::vector<LogLine> turns(const NameReader& names);
    /// What the seat has got since the turn that runs (or the last one) began.
    [[nodiscard]] int pointsOfTurn(int seat) const;
    /// Whether the entry changed anybody's score.
    [[nodiscard]] bool broughtPoints(int number) const;
    /// Whether the line of a turn leaves the entry out: what came of it says all.
    [[nodiscard]] bool isRoutine(int number) const;
    /// What the entry takes for so because nobody has said otherwise.
    [[nodiscard]] std::vector<Text> assumedBy(int number) const;
    /// What it brought, and that.
    [[nodiscard]] std::vector<Text> broughtBy(int number) const;
    /// The entries that stand, from this one on.
    [[nodiscard]] std::vector<int> standingFrom(int number) const;
    /// As players count the entry (journal/entry_place.h).
    [[nodiscard]] int placeOf(int number) const;
    /// The number of the newest entry that stands; 0: there is none.
    [[nodiscard]] int newest() const;

private:
    /// Null: the entry does not count.
    [[nodiscard]] const EntryMarks* marksOf(int number) const;
    void forget(std::size_t from);

    EntryTeller m_teller;
    std::vector<LogEntry> m_entries;
    std::vector<EntryMarks> m_marks; ///< of the entries
    std::size_t m_end = 0;           ///< of the entries, before the withdrawn ones at their end
    std::string m_language;          ///< that all of this is in
    std::vector<LogLine> m_lines;
    std::vector<std::size_t> m_told; ///< the entry of each line
    std::vector<PastTurn> m_past;
};

} // namespace whistle
