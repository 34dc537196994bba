// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/log_list.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace whistle {

/// Paints the lines of a LogList, and remembers how high each is at the present width.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit LogDelegate(LogList& list);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// In pixels, in a list of this width.
    [[nodiscard]] int heightOf(const LogLine& line, int width) const;
    /// Theme or text size changed: measure again.
    void forget() { m_heights.clear(); }

private:
    LogList& m_list;
    /// By the width, and by what stands in the line: lines come and go by undo.
    mutable QHash<std::pair<int, QString>, int> m_heights;
};

} // namespace whistle
