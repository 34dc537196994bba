// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/card_row.h"

#include <QAbstractListModel>
#include <QListView>
#include <functional>

namespace whistle::chaotic {

/// A row in one line below its name: "OverWorld, 100 65 80 50", "Attack, build points 2".
[[nodiscard]] QString detailOf(const CardRow& row);

class CardRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void setRows(std::vector<CardRow> rows);
    [[nodiscard]] const CardRow& row(int place) const { return m_rows[static_cast<std::size_t>(place)]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    std::function<int(const CardRow&)> copies; ///< in the deck

private:
    std::vector<CardRow> m_rows;
};

/// Cards, thousands of them: name, tribe and numbers, what its kind is sorted by, and how often it is in the deck. Plus
/// and, on the row that is current or under the pointer, minus put a copy into the deck and take one out; the keys +
/// and - do the same.
class CardList : public QListView {
    Q_OBJECT
public:
    explicit CardList(QWidget* parent = nullptr);
    [[nodiscard]] CardRows& cards() const { return *m_cards; }
    /// One row: it scrolls.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Keeps the card that is current where it is there again.
    void setRows(std::vector<CardRow> rows);
    /// The card that the editor shows.
    void setOpen(const QString& id);
    /// Where plus and minus of a row are pressed, in its rectangle.
    [[nodiscard]] static QRect plusIn(const QRect& row);
    [[nodiscard]] static QRect minusIn(const QRect& row);

Q_SIGNALS:
    void opened(const whistle::chaotic::CardRow& row);
    void addAsked(const whistle::chaotic::CardRow& row);
    void takeAsked(const whistle::chaotic::CardRow& row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    CardRows* m_cards;
    bool m_isSetting = false;
    bool m_showsMinus = false; ///< of the row that is pressed
};

} // namespace whistle::chaotic
