// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QMap>
#include <QSet>
#include <utility>
#include <vector>

namespace whistle {

/// One entry of the journal as the log shows it.
struct LogLine {
    int number = 0;
    int seat = 0; ///< whose entry; 0 is nobody's
    QString sentence;
    QString remark; ///< muted, behind the sentence: the reason of an override, the old value of a correction
    QString points; ///< "+2"
    std::vector<std::pair<int, QString>> shares =
        {}; ///< where several seats get points: seat and "+2"; then `points` is empty
    bool overridden = false;
    bool corrected = false;
    bool withdrawn = false;
    bool refused = false; ///< stands in the record, but the rules refuse it and it counts for nothing
    int place = 0;        ///< as players count it; 0: its number is shown, or nothing where it is withdrawn
    int turn = 0;         ///< number of the entry with which its turn began; 0: it is in no turn
    enum class Fold { None, Closed, Open };
    Fold fold = Fold::None; ///< of a line that stands for a whole turn: whether its entries are shown below it
    bool isInTurn = false;  ///< shown below the line of its turn
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    /// Rows that are as before stay as they are.
    void setLines(std::vector<LogLine> lines);
    [[nodiscard]] const LogLine& line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The sentence as display text, the whole line in words for screen readers.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<LogLine> m_lines;
};

/// The log: number, seat, sentence, points. A turn that is over is one line, which a press unfolds to its entries. Of a
/// long log only the end is there at first; what is earlier comes as it is scrolled to or asked for, so that an entry
/// costs the same behind a hundred lines and behind fifty thousand.
class LogList : public QListView {
    Q_OBJECT
public:
    explicit LogList(QWidget* parent = nullptr);
    /// Stays at the end if it stood there. `turns`: a line for each turn of several entries, with the number of the
    /// entry with which it begins; the last turn is shown entry by entry.
    void setLines(const std::vector<LogLine>& lines, std::vector<LogLine> turns = {});
    /// Shows the entries of a turn, or hides them.
    void setUnfolded(int turn, bool unfolded);
    /// The row of an entry, its turn unfolded; not valid: there is no such entry.
    QModelIndex unfoldedAt(int number);
    /// What was noted beside entries without changing them: words by number, behind the remark.
    void setNotes(QMap<int, QString> notes);
    /// As high as its lines are, without a scroll bar of its own: what is round it scrolls.
    void setWhole(bool whole);
    /// Marks the entry that the rest of the page shows; 0 for none.
    void setCurrentNumber(int number);
    [[nodiscard]] int currentNumber() const { return m_current; }
    /// Whether the marked entry has a frame, where it is the one that is being worked on.
    void setCurrentFramed(bool framed);
    [[nodiscard]] bool isCurrentFramed() const { return m_framed; }
    [[nodiscard]] LogModel* lines() const { return m_model; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pressed(int number);
    /// F2 on an entry.
    void correctAsked(int number);
    /// Long press, right button or menu key: correct, insert before, delete, what if.
    void menuAsked(int number, const QPoint& globalPosition);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showLines();
    /// All rows from this line on, or a little before it.
    void showFrom(std::size_t line);
    void showEarlier();
    [[nodiscard]] std::vector<LogLine> rows() const;
    /// Unfolds or folds the line of a turn; false: it is an entry.
    bool turned(const LogLine& line);
    void press(const QModelIndex& index);
    void askMenu(const QModelIndex& index, const QPoint& at);

    LogModel* m_model = new LogModel(this);
    std::vector<LogLine> m_lines; ///< without the notes
    std::vector<LogLine> m_turns;
    std::size_t m_first = 0; ///< the line with which the rows begin
    QSet<int> m_unfolded;    ///< turns
    QMap<int, QString> m_notes;
    int m_current = 0;
    bool m_framed = false;
    bool m_whole = false;
};

} // namespace whistle
