// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/turn_chip.h"
#include "controls/seats/seat_score.h"
#include "journal/rewrite.h"

#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

/// What the time machine needs to know of a game (GameEntry::past). Everything else it does for every game alike.
namespace whistle {

/// What can be done about an entry of the past.
enum class PastAct { Look, Correct, InsertBefore, Delete, WhatIf };

/// Shows a match as it stood after one of its entries; takes no input.
class MomentView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// After entry `number` of `match`, which may be a side copy and need not outlive the call.
    virtual void showMoment(const Match& match, int number) = 0;
    /// Whether it may say what would be if it ended there (MatchSession::isFriendly).
    void setTellsOutlook(bool tells) { m_tellsOutlook = tells; }
    [[nodiscard]] bool tellsOutlook() const { return m_tellsOutlook; }
    /// Whether it draws what has led there (ways, blows) where the game does so.
    void setTellsTrace(bool tells) { m_tellsTrace = tells; }
    [[nodiscard]] bool tellsTrace() const { return m_tellsTrace; }
    /// Its figures go by themselves from where they stood to where they stand; else the pictures cross.
    [[nodiscard]] virtual bool movesByItself() const { return false; }
    /// The least room in which all of the board is seen, in pixels; empty: there is no board to be seen then.
    [[nodiscard]] virtual QSize boardSize() const { return minimumSizeHint(); }
    /// What has no room on the board (the benches), for a place beside it; it shows what the board shows from then on.
    /// Null: there is nothing. Whoever asks keeps it.
    virtual QWidget* beside() { return nullptr; }

private:
    bool m_tellsOutlook = true;
    bool m_tellsTrace = true;
};

/// Makes a part only looked at: neither mouse nor keys get to it or to anything in it.
void takeNoInput(QWidget& widget);

struct SeatPoints {
    int seat = 0;
    int points = 0;
    friend bool operator==(const SeatPoints&, const SeatPoints&) = default;
};

/// How the log tells an entry.
struct Told {
    std::vector<Text> result = {}; ///< what came of it, behind its sentence
    /// What it takes for so because nobody has said otherwise: the ruling that goes in with it says it too.
    std::vector<Text> assumed = {};
    bool isCorrection = false; ///< the players put the table right by it: a pencil
    std::string reason = {};   ///< why, in their words; empty: nobody has said, or it stands elsewhere
    bool isRoutine = false;    ///< the line of its turn leaves its sentence out: a card is drawn, the result says all
    /// In place of its sentence, in the reader's language; none: its own says it well.
    std::function<QString()> sentence = {};
    /// The same beside others in the line of its turn, where its player has been named; none: the whole sentence.
    std::function<QString()> clause = {};
    std::vector<TurnSign> signs = {}; ///< what the ribbon of turns shows of it; none: nothing, or its clause
};

/// What the log and the scrubber show of an entry beside its sentence.
struct EntryMarks {
    int seat = 0;                   ///< whose entry; 0 is nobody's
    bool beginsTurn = false;        ///< the points of a turn are counted from here
    std::vector<SeatPoints> points; ///< that it brought or took
    QString band;                   ///< the stretch of the match it belongs to: "period 1"
    Told told = {};
};

/// One for every entry of Match::entries from the one at index `from` on, in that order.
using EntryTeller = std::function<std::vector<EntryMarks>(const Match&, std::size_t from)>;

/// Where a match stood, for the strip of the time machine.
struct Moment {
    QString when; ///< "Period 1, turn of the Fangs"
    std::vector<SeatScore> scores;
};

/// A difference in words: "Kills of the Fangs", 3, 2.
struct ChangeWords {
    QString name;
    QString before;
    QString after;
    friend bool operator==(const ChangeWords&, const ChangeWords&) = default;
};

/// How a game tells its past.
struct PastTeller {
    EntryTeller marks;
    std::function<Moment(const Match&, int number)> moment;
    /// Whether the reasons of the ruling on an entry are still told afterwards: what was open for a moment is not. None
    /// given: they are.
    std::function<bool(const Match&, int number)> tellsReasons = {};
    std::function<MomentView*(QWidget* parent)> view;
    /// The differences between the ends of two versions of a match in the game's words, what matters most first.
    /// `changes` are those of their tables (Rewrite::changes). None given: plainChanges.
    std::function<std::vector<ChangeWords>(const Match& before, const Match& after,
                                           const std::vector<TableChange>& changes)>
        changes;
};

/// Differences of two tables, told by their keys and with the display names of the match: "scores, Fangs".
[[nodiscard]] std::vector<ChangeWords> plainChanges(const std::vector<TableChange>& changes, const NameReader& names);

} // namespace whistle
