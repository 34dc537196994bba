// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

namespace whistle::kaosball {

/// One line of the running account: a team and its numbers, the last of them the score.
struct AccountRow {
    int seat = 0;
    QString team;
    QStringList numbers;
    friend bool operator==(const AccountRow&, const AccountRow&) = default;
};

/// The running account of a period end: teams down, numbers across.
class AccountTable : public QWidget {
    Q_OBJECT
public:
    explicit AccountTable(QWidget* parent = nullptr);
    /// `heads`: a word over each number, as many as each row has.
    void setRows(const QString& title, const QStringList& heads, std::vector<AccountRow> rows);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;

    QString m_title;
    QStringList m_heads;
    std::vector<AccountRow> m_rows;
};

} // namespace whistle::kaosball
