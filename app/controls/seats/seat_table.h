// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/icons.h"
#include "look/painted.h"

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

namespace whistle {

/// One line of a table: a seat and its numbers.
struct SeatRow {
    int seat = 0;
    QString name;
    QStringList numbers;
    std::optional<Icon> icon = {}; ///< before the last of them
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// Seats down, numbers across; the other way round where the words over the columns would not fit.
class SeatTable : public Painted<QWidget> {
    Q_OBJECT
public:
    /// Whether the last number of a row is what the others come to.
    enum class Last { Plain, Sum };
    /// Dense: rows of little more than a line, where much else stands beside them.
    enum class Rows { Usual, Dense };
    explicit SeatTable(QWidget* parent = nullptr);
    explicit SeatTable(Rows rows, QWidget* parent = nullptr);
    /// `heads`: a word over each number, as many as each row has.
    void setRows(const QString& title, const QStringList& heads, std::vector<SeatRow> rows, Last last = Last::Sum);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Columns {
        double names = 0;
        std::vector<double> wide; ///< of each number
    };
    enum class Turned { No, Yes };
    [[nodiscard]] int rowHeight(Turned turned = Turned::No) const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] bool isTurned(int width) const;
    [[nodiscard]] bool isSum(qsizetype head) const { return m_last == Last::Sum && head + 1 == m_heads.size(); }
    [[nodiscard]] bool hasIcon(const SeatRow& row, qsizetype head) const;
    void paintAcross(QPainter& painter) const;
    void paintTurned(QPainter& painter) const;
    void paintName(QPainter& painter, const QRectF& room, const SeatRow& row) const;

    QString m_title;
    QStringList m_heads;
    std::vector<SeatRow> m_rows;
    Last m_last = Last::Sum;
    Rows m_height = Rows::Usual;
};

} // namespace whistle
