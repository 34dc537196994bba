// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QStringList>
#include <QWidget>
#include <memory>
#include <vector>

class QVBoxLayout;

namespace whistle {

/// One column of numbers in a LeagueTable.
struct LeagueColumn {
    QString head;
    /// Where the table is narrow, columns with the highest number go first; 0 stays.
    int goes = 0;
    /// The numbers that count most: larger than the others.
    bool isStrong = false;
    friend bool operator==(const LeagueColumn&, const LeagueColumn&) = default;
};

struct LeagueRow {
    QString id;    ///< objectName of the row: "row_<id>"
    QString rank;  ///< before the name; empty: none in any row
    QColor colour; ///< of the team; invalid: none
    QString name;
    QString detail;      ///< below the name: the coach
    QString mark;        ///< behind the name, in words: "qualified", "eliminated"
    bool isGood = false; ///< the mark says so of something good
    QStringList cells;
    std::vector<double> shares; ///< by cell, 0 to 1: how far it is filled; empty: nothing is
    QString note;               ///< below the row: what separates it from its neighbour
    QStringList more;           ///< shown when the row is pressed; empty: the press is only told
    QString lineBelow;          ///< a line below the row, with these words; empty: none
    friend bool operator==(const LeagueRow&, const LeagueRow&) = default;
};

/// Names down, numbers across; each row can be pressed and explains itself, and then tells the numbers too that have no
/// room beside the name. Used for tables, chances, records.
class LeagueTable : public QWidget {
    Q_OBJECT
public:
    explicit LeagueTable(QWidget* parent = nullptr);
    /// `names`: the word over the names. Rows that were open stay open.
    void setTable(const QString& names, std::vector<LeagueColumn> columns, std::vector<LeagueRow> rows);
    /// What the button below an open row says ("Team page"); empty: there is none.
    void setWayOn(const QString& title);
    /// Columns, in pixels, for the width that the table has.
    struct Measure;

Q_SIGNALS:
    /// A row without `more` was pressed, or the button below an open one.
    void chosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Row;
    struct Shown {
        Row* row = nullptr;
        QWidget* more = nullptr; ///< below it, while it is open
    };
    void build();
    void showRow(Shown& shown, const LeagueRow& row);
    void setOpen(const Row& row, bool isOpen);
    [[nodiscard]] QWidget* moreBelow(const Row& row);
    /// The columns that have no room in the table, for an open row.
    [[nodiscard]] QString withoutRoom(const LeagueRow& row) const;
    void measure();
    /// After a change of width or numbers.
    void remeasure();

    QString m_names;
    QString m_wayOn;
    std::vector<LeagueColumn> m_columns;
    std::vector<LeagueRow> m_rows;
    QStringList m_open; ///< ids
    std::vector<Shown> m_shown;
    QVBoxLayout* m_layout;
    std::shared_ptr<Measure> m_measure;
};

} // namespace whistle
