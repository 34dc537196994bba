// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace whistle {

class BookList;
struct BookLine;

/// Paints a line: its number small, its title, and the words round what was found, with marks on chalk.
class BookListDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit BookListDelegate(BookList& list);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] const BookLine& lineAt(const QModelIndex& index) const;

    BookList& m_list;
};

} // namespace whistle
