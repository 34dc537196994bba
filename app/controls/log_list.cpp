// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/log_list.h"

#include "controls/log_delegate.h"
#include "look/painting.h"

#include <QContextMenuEvent>
#include <QGesture>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QScroller>
#include <algorithm>

namespace whistle {

void LogModel::setLines(std::vector<LogLine> lines)
{
    const bool grew = lines.size() > m_lines.size() && std::equal(m_lines.begin(), m_lines.end(), lines.begin());
    if (grew) {
        beginInsertRows({}, static_cast<int>(m_lines.size()), static_cast<int>(lines.size()) - 1);
        m_lines = std::move(lines);
        endInsertRows();
    } else if (lines != m_lines) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
    }
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const LogLine& shown = line(index.row());
    if (role == Qt::DisplayRole)
        return shown.sentence;
    if (role != Qt::AccessibleTextRole)
        return {};
    QStringList words{tr("Entry %1: %2").arg(shown.number).arg(shown.sentence)};
    if (!shown.points.isEmpty())
        words << tr("points %1").arg(shown.points);
    QStringList shares;
    for (const auto& share : shown.shares)
        shares << share.second;
    if (!shares.isEmpty())
        words << tr("points %1").arg(shares.join(QStringLiteral(", ")));
    if (shown.overridden)
        words << tr("recorded against the rules");
    if (shown.corrected)
        words << tr("corrected");
    if (shown.withdrawn)
        words << tr("withdrawn");
    if (shown.refused)
        words << tr("against the rules, counts no more");
    if (!shown.remark.isEmpty())
        words << shown.remark;
    return words.join(QStringLiteral(", "));
}

LogList::LogList(QWidget* parent) : QListView(parent), m_model(new LogModel(this))
{
    setObjectName(QStringLiteral("logList"));
    setAccessibleName(tr("Log"));
    setModel(m_model);
    setItemDelegate(new LogDelegate(*this));
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setMouseTracking(true);
    viewport()->grabGesture(Qt::TapAndHoldGesture);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT pressed(m_model->line(index.row()).number); });
    connect(this, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT pressed(m_model->line(index.row()).number); });
}

void LogList::setLines(std::vector<LogLine> lines)
{
    m_lines = std::move(lines);
    showLines();
}

void LogList::setNotes(QMap<int, QString> notes)
{
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    showLines();
}

void LogList::showLines()
{
    const QScrollBar* bar = verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum();
    std::vector<LogLine> lines = m_lines;
    for (LogLine& line : lines) {
        if (const auto note = m_notes.constFind(line.number); note != m_notes.constEnd())
            line.remark = line.remark.isEmpty() ? *note : tr("%1; %2").arg(line.remark, *note);
    }
    m_model->setLines(std::move(lines));
    if (atEnd)
        scrollToBottom();
}

void LogList::setCurrentNumber(int number)
{
    m_current = number;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->line(row).number == number)
            scrollTo(m_model->index(row));
    }
    viewport()->update();
}

void LogList::setCurrentFramed(bool framed)
{
    m_framed = framed;
    viewport()->update();
}

void LogList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (!changesLooks(*event))
        return;
    setAccessibleName(tr("Log"));
    if (auto* delegate = qobject_cast<LogDelegate*>(itemDelegate())) {
        delegate->forget();
        scheduleDelayedItemsLayout();
    }
}

void LogList::resizeEvent(QResizeEvent* event)
{
    const QScrollBar* bar = verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum();
    QListView::resizeEvent(event);
    if (atEnd)
        scrollToBottom();
}

void LogList::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex index = currentIndex();
    if (event->key() == Qt::Key_F2 && index.isValid())
        Q_EMIT correctAsked(m_model->line(index.row()).number);
    else
        QListView::keyPressEvent(event);
}

void LogList::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid())
        Q_EMIT menuAsked(m_model->line(index.row()).number, event->globalPos());
}

bool LogList::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Gesture) {
        const QGesture* held = static_cast<QGestureEvent*>(event)->gesture(Qt::TapAndHoldGesture);
        if (held != nullptr && held->state() == Qt::GestureFinished) {
            const QPoint at = static_cast<const QTapAndHoldGesture*>(held)->position().toPoint();
            const QModelIndex index = indexAt(viewport()->mapFromGlobal(at));
            if (index.isValid())
                Q_EMIT menuAsked(m_model->line(index.row()).number, at);
            return true;
        }
    }
    return QListView::viewportEvent(event);
}

void LogList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() == 0) {
        const Theme& theme = Theme::current();
        QPainter painter(viewport());
        paintText(painter, viewport()->rect().adjusted(theme.px(Length::SpaceS), theme.px(Length::SpaceS), 0, 0),
                  tr("The first entry will stand here."), TypeStep::Body, theme.colour(Colour::TextMuted),
                  Qt::AlignLeft | Qt::AlignTop);
    }
}

} // namespace whistle
