// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/log_list.h"

#include "base/common_words.h"
#include "controls/words/log_delegate.h"
#include "look/painting.h"

#include <QContextMenuEvent>
#include <QGesture>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <algorithm>

namespace whistle {

namespace {

/// Of a long log, so many lines are there from the beginning; more than the most are given up again at its end.
constexpr std::size_t fewestLines = 250;
constexpr std::size_t usualLines = 500;
constexpr std::size_t mostLines = 1000;

} // namespace

void LogModel::setLines(std::vector<LogLine> lines)
{
    const auto [was, is] = std::mismatch(m_lines.begin(), m_lines.end(), lines.begin(), lines.end());
    const auto first = is - lines.begin();
    const auto [wasEnd, isEnd] = std::mismatch(m_lines.rbegin(), std::make_reverse_iterator(was), lines.rbegin(),
                                               std::make_reverse_iterator(is));
    const auto removed = wasEnd.base() - was;
    const auto added = isEnd.base() - is;
    const auto changed = std::min(removed, added);
    const auto row = [](auto place) { return static_cast<int>(place); };
    if (changed > 0) {
        std::copy_n(is, changed, was);
        Q_EMIT dataChanged(index(row(first)), index(row(first + changed - 1)));
    }
    const auto from = first + changed;
    if (removed > changed) {
        beginRemoveRows({}, row(from), row(first + removed - 1));
        m_lines.erase(m_lines.begin() + from, m_lines.begin() + first + removed);
        endRemoveRows();
    } else if (added > changed) {
        beginInsertRows({}, row(from), row(first + added - 1));
        m_lines.insert(m_lines.begin() + from, std::make_move_iterator(lines.begin() + from),
                       std::make_move_iterator(lines.begin() + first + added));
        endInsertRows();
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
    QStringList words{
        shown.fold == LogLine::Fold::Closed ? tr("Turn, folded: %1").arg(shown.sentence)
        : shown.fold == LogLine::Fold::Open
            ? tr("Turn, unfolded: %1").arg(shown.sentence)
            : CommonWords::tr("Entry %1: %2").arg(shown.place > 0 ? shown.place : shown.number).arg(shown.sentence)};
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
        words << CommonWords::tr("corrected");
    if (shown.withdrawn)
        words << tr("withdrawn");
    if (shown.refused)
        words << tr("against the rules, no longer counts");
    if (!shown.remark.isEmpty())
        words << shown.remark;
    return words.join(QStringLiteral(", "));
}

LogList::LogList(QWidget* parent) : QListView(parent)
{
    setObjectName(QStringLiteral("logList"));
    setAccessibleName(CommonWords::tr("Log"));
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
    // Not `activated`: on some desktops a click sends both, and would unfold a turn and fold it again.
    connect(this, &QAbstractItemView::clicked, this, &LogList::press);
    // Afterwards: the bar also stands there while the rows are being laid out.
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &LogList::showEarlier, Qt::QueuedConnection);
}

void LogList::press(const QModelIndex& index)
{
    const LogLine line = m_model->line(index.row());
    if (!turned(line))
        Q_EMIT pressed(line.number);
}

void LogList::setLines(const std::vector<LogLine>& lines, std::vector<LogLine> turns)
{
    const auto [was, is] = std::mismatch(m_lines.begin(), m_lines.end(), lines.begin(), lines.end());
    m_lines.erase(was, m_lines.end());
    m_lines.insert(m_lines.end(), is, lines.end());
    m_turns = std::move(turns);
    const bool atEnd = verticalScrollBar()->value() >= verticalScrollBar()->maximum();
    const std::size_t shown = m_lines.size() - std::min(m_first, m_lines.size());
    if (shown < fewestLines || (atEnd && shown > mostLines))
        m_first = m_lines.size() - std::min(m_lines.size(), usualLines);
    showLines();
}

void LogList::showFrom(std::size_t line)
{
    m_first = line - std::min(line, usualLines);
    m_model->setLines(rows());
}

void LogList::showEarlier()
{
    const QScrollBar* bar = verticalScrollBar();
    if (m_first == 0 || m_whole || bar->value() > bar->minimum() || bar->maximum() == bar->minimum())
        return;
    const QPersistentModelIndex top = m_model->index(0);
    showFrom(m_first);
    scrollTo(top, PositionAtTop);
}

void LogList::setUnfolded(int turn, bool unfolded)
{
    if (unfolded == m_unfolded.contains(turn))
        return;
    if (unfolded)
        m_unfolded.insert(turn);
    else
        m_unfolded.remove(turn);
    m_model->setLines(rows()); // what is above stays where it is
}

bool LogList::turned(const LogLine& line)
{
    if (line.fold != LogLine::Fold::None)
        setUnfolded(line.turn, line.fold == LogLine::Fold::Closed);
    return line.fold != LogLine::Fold::None;
}

void LogList::setWhole(bool whole)
{
    m_whole = whole;
    setVerticalScrollBarPolicy(whole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    QSizePolicy policy(QSizePolicy::Expanding, whole ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    policy.setHeightForWidth(whole);
    setSizePolicy(policy);
}

int LogList::heightForWidth(int width) const
{
    const auto* delegate = qobject_cast<const LogDelegate*>(itemDelegate());
    if (!m_whole || delegate == nullptr)
        return QListView::heightForWidth(width);
    int height = 2 * frameWidth();
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += delegate->heightOf(m_model->line(row), width - 2 * frameWidth());
    return std::max(height, px(Length::Target));
}

QSize LogList::sizeHint() const
{
    const QSize size = QListView::sizeHint();
    return m_whole ? QSize(size.width(), heightForWidth(width())) : size;
}

QSize LogList::minimumSizeHint() const
{
    const QSize size = QListView::minimumSizeHint();
    return m_whole ? QSize(size.width(), heightForWidth(width())) : size;
}

void LogList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_whole || !current.isValid() || !hasFocus())
        return;
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around)) {
            const QRect row = visualRect(current);
            const QPoint middle = viewport()->mapTo(area->widget(), row.center());
            area->ensureVisible(middle.x(), middle.y(), 0, row.height());
            return;
        }
    }
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
    m_model->setLines(rows());
    if (m_whole)
        updateGeometry();
    else if (atEnd)
        scrollToBottom();
}

std::vector<LogLine> LogList::rows() const
{
    std::vector<LogLine> rows;
    const int last = m_lines.empty() ? 0 : m_lines.back().turn;
    auto turn = m_turns.begin();
    auto from = m_lines.begin();
    for (auto line = from; !m_whole && line <= m_lines.begin() + static_cast<std::ptrdiff_t>(m_first); ++line) {
        if (line == m_lines.end())
            break;
        // A turn that is over is shown from its beginning on.
        if (line->turn == 0 || line->turn == last || line->turn == line->number)
            from = line;
    }
    for (auto line = m_lines.begin(); line != from; ++line)
        turn += turn != m_turns.end() && turn->number == line->turn && line->turn == line->number ? 1 : 0;
    rows.reserve(static_cast<std::size_t>(m_lines.end() - from));
    bool folds = false; // the entries of the turn that is gone through
    for (auto shown = from; shown != m_lines.end(); ++shown) {
        const LogLine& line = *shown;
        if (line.turn != 0 && line.turn == line.number) {
            const bool isTold = turn != m_turns.end() && turn->number == line.turn;
            folds = isTold && line.turn != last;
            if (folds) {
                rows.push_back(*turn);
                rows.back().fold = m_unfolded.contains(line.turn) ? LogLine::Fold::Open : LogLine::Fold::Closed;
            }
            turn += isTold ? 1 : 0;
        }
        if (folds && !m_unfolded.contains(line.turn))
            continue;
        rows.push_back(line);
        LogLine& row = rows.back();
        row.isInTurn = folds;
        if (const auto note = m_notes.constFind(row.number); note != m_notes.constEnd())
            row.remark = row.remark.isEmpty() ? *note : tr("%1; %2").arg(row.remark, *note);
    }
    return rows;
}

void LogList::setCurrentNumber(int number)
{
    m_current = number;
    if (const QModelIndex row = unfoldedAt(number); row.isValid())
        scrollTo(row);
    viewport()->update();
}

QModelIndex LogList::unfoldedAt(int number)
{
    const auto entry =
        std::find_if(m_lines.begin(), m_lines.end(), [number](const LogLine& line) { return line.number == number; });
    if (entry == m_lines.end())
        return {};
    if (const auto line = static_cast<std::size_t>(entry - m_lines.begin()); line < m_first)
        showFrom(line);
    if (entry->turn != m_lines.back().turn)
        setUnfolded(entry->turn, true);
    for (int row = m_model->rowCount() - 1; row >= 0; --row) {
        if (m_model->line(row).number == number && m_model->line(row).fold == LogLine::Fold::None)
            return m_model->index(row);
    }
    return {};
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
    setAccessibleName(CommonWords::tr("Log"));
    if (auto* delegate = qobject_cast<LogDelegate*>(itemDelegate())) {
        delegate->forget();
        scheduleDelayedItemsLayout();
    }
    updateGeometry();
}

void LogList::resizeEvent(QResizeEvent* event)
{
    const QScrollBar* bar = verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum();
    QListView::resizeEvent(event);
    if (atEnd && !m_whole)
        scrollToBottom();
    if (m_whole && event->size().width() != event->oldSize().width())
        updateGeometry(); // it is as high as its lines are in this width
}

void LogList::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex index = currentIndex();
    const LogLine line = index.isValid() ? m_model->line(index.row()) : LogLine{};
    const bool isTurn = line.fold != LogLine::Fold::None;
    if (event->key() == Qt::Key_Home)
        showFrom(0);
    if (isTurn && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left))
        setUnfolded(line.turn, event->key() == Qt::Key_Right);
    else if (index.isValid() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        press(index);
    else if (event->key() == Qt::Key_F2 && index.isValid() && !turned(line))
        Q_EMIT correctAsked(line.number);
    else
        QListView::keyPressEvent(event);
}

void LogList::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    askMenu(index, event->globalPos());
}

void LogList::askMenu(const QModelIndex& index, const QPoint& at)
{
    const LogLine line = index.isValid() ? m_model->line(index.row()) : LogLine{};
    if (index.isValid() && !turned(line))
        Q_EMIT menuAsked(line.number, at);
}

bool LogList::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Gesture) {
        const QGesture* held = static_cast<QGestureEvent*>(event)->gesture(Qt::TapAndHoldGesture);
        if (held != nullptr && held->state() == Qt::GestureFinished) {
            const QPoint at = static_cast<const QTapAndHoldGesture*>(held)->position().toPoint();
            const QModelIndex index = indexAt(viewport()->mapFromGlobal(at));
            askMenu(index, at);
            return true;
        }
    }
    return QListView::viewportEvent(event);
}

void LogList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() == 0) {
        QPainter painter(viewport());
        paintText(painter, viewport()->rect().adjusted(px(Length::SpaceS), px(Length::SpaceS), 0, 0),
                  CommonWords::tr("Entries will appear here."), TypeStep::Body, colourOf(Colour::TextMuted),
                  Qt::AlignLeft | Qt::AlignTop);
    }
}

} // namespace whistle

#include "moc_log_list.cpp"
