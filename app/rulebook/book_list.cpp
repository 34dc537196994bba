// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/book_list.h"

#include "base/first.h"
#include "look/theme.h"
#include "rulebook/book_list_delegate.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <algorithm>

namespace whistle {

void BookLines::setLines(std::vector<BookLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int BookLines::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant BookLines::data(const QModelIndex& index, int role) const
{
    const BookLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.title;
    case Qt::AccessibleTextRole:
        return line.number.isEmpty() ? line.title : line.number + QStringLiteral(": ") + line.title;
    case Qt::AccessibleDescriptionRole:
        return line.snippet;
    default:
        return {};
    }
}

Qt::ItemFlags BookLines::flags(const QModelIndex& index) const
{
    const bool isCaption = m_lines[static_cast<std::size_t>(index.row())].kind == BookLine::Kind::Caption;
    return isCaption ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

BookList::BookList(QWidget* parent) : QListView(parent)
{
    setObjectName(QStringLiteral("bookList"));
    setModel(m_lines);
    setItemDelegate(new BookListDelegate(*this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::clicked, this, &BookList::choose);
    connect(this, &QListView::activated, this, &BookList::choose);
}

void BookList::setLines(std::vector<BookLine> lines)
{
    const QScopedValueRollback<bool> setting(m_isSetting, true);
    const QModelIndex current = currentIndex();
    const QString key = current.isValid() ? m_lines->lines()[static_cast<std::size_t>(current.row())].key : QString();
    m_lines->setLines(std::move(lines));
    setOpen(key);
}

void BookList::setOpen(const QString& key)
{
    const QScopedValueRollback<bool> setting(m_isSetting, true);
    const auto& all = m_lines->lines();
    const auto found = std::find_if(all.begin(), all.end(), [&](const BookLine& line) {
        return line.kind != BookLine::Kind::Caption && line.key == key;
    });
    if (found == all.end() || key.isEmpty()) {
        setCurrentIndex({});
        return;
    }
    const QModelIndex index = m_lines->index(static_cast<int>(found - all.begin()));
    setCurrentIndex(index);
    scrollTo(index);
}

const BookLine* BookList::firstLine() const
{
    const auto& all = m_lines->lines();
    return firstOf(all, [](const BookLine& line) { return line.kind != BookLine::Kind::Caption; });
}

void BookList::choose(const QModelIndex& index)
{
    if (!index.isValid() || m_isSetting)
        return;
    const BookLine line = m_lines->lines()[static_cast<std::size_t>(index.row())];
    if (line.kind != BookLine::Kind::Caption)
        Q_EMIT chosen(line.kind, line.key);
}

void BookList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    choose(current);
}

void BookList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // lines wrap
}

void BookList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (changesLooks(*event))
        scheduleDelayedItemsLayout();
}

} // namespace whistle

#include "moc_book_list.cpp"
