// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/scoreboard_view.h"

#include "base/common_words.h"
#include "controls/seats/board_screen.h"
#include "controls/seats/duel_painter.h"
#include "controls/seats/progress_strip.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace whistle {

namespace {

// Everything is a share of the height of a screen of 16 to 9: read from afar, it does not follow the text size.
constexpr double screenShape = 16.0 / 9;
constexpr double tileMargin = 0.026;
constexpr double footHeight = 0.105;
constexpr double tileRadius = 0.016;
constexpr double tileEdge = 0.012;
constexpr double largeName = 0.078; ///< of two seats
constexpr double smallName = 0.058; ///< of more: 62 px at full HD
constexpr double leastName = 0.056;
constexpr double largeCount = 0.044;
constexpr double smallCount = 0.036;
constexpr double footText = 0.046;
constexpr double noteOfName = 0.5;
constexpr double leastScore = 0.34; ///< a third of the height
constexpr double mostScore = 0.56;
/// Of the room between name and counts, what the digits fill.
constexpr double digitsOfRoom = 0.86;
constexpr int manySeats = 3;

QString ofWords(const ScoreboardCount& count)
{
    return count.most ? CommonWords::tr("of %1").arg(*count.most) : QString();
}

QString wordsOf(const ScoreboardCount& count)
{
    return count.most ? ScoreboardView::tr("%1 %2 of %3").arg(count.name).arg(count.value).arg(*count.most)
                      : spaced(count.name, count.value);
}

} // namespace

ScoreboardView::ScoreboardView(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("scoreboard"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus); // screen readers read what has the focus
    sayNames();
}

void ScoreboardView::setState(const ScoreboardState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    sayNames();
    update();
}

void ScoreboardView::setBoard(ScoreboardBoard board)
{
    m_board = std::move(board);
    update();
}

double ScoreboardView::boardShape() const
{
    return m_board.shape && !m_state.duel && !m_state.seats.empty() ? m_board.shape() : 0;
}

QRectF ScoreboardView::boardRect() const
{
    const double shape = boardShape();
    return shape > 0 ? boardOnScreen(QRectF(rect()), m_state, shape) : QRectF();
}

void ScoreboardView::sayNames()
{
    QStringList seats;
    for (const ScoreboardSeat& seat : m_state.seats) {
        QStringList words{CommonWords::tr("%1 (%2): %3").arg(seat.name, emblemName(seat.seat)).arg(seat.score)};
        if (!seat.note.isEmpty())
            words << seat.note;
        for (const ScoreboardCount& count : seat.counts)
            words << wordsOf(count);
        if (!seat.tiles.isEmpty())
            words << tr("%1: %2", "what the tiles show, the tiles")
                         .arg(seat.tilesName, seat.tiles.join(QStringLiteral(", ")));
        seats << words.join(QStringLiteral(", "));
    }
    if (m_state.duel)
        seats << duelWords(m_state);
    if (!m_state.goal.isEmpty())
        seats << m_state.goal;
    setAccessibleName(m_state.period.isEmpty() ? CommonWords::tr("Scoreboard")
                                               : tr("Scoreboard, %1").arg(m_state.period));
    const QString& last = m_state.alarm.isEmpty() ? m_state.news : m_state.alarm;
    if (!last.isEmpty())
        seats << last;
    if (m_state.alarm.isEmpty() && !m_state.newsMore.isEmpty())
        seats << m_state.newsMore;
    setAccessibleDescription(seats.join(QStringLiteral("; ")));
}

QSize ScoreboardView::sizeHint() const
{
    const double high = mediumWidth() / screenShape;
    return {qRound(high * screenShape), qRound(high)};
}

int ScoreboardView::columns() const
{
    const auto seats = static_cast<int>(m_state.seats.size());
    return seats <= manySeats ? std::max(1, seats) : (seats + 1) / 2;
}

QRectF ScoreboardView::foot() const
{
    const double gap = height() * tileMargin;
    const double high = height() * footHeight;
    return {gap, height() - gap - high, width() - 2 * gap, high};
}

QRectF ScoreboardView::panelOf(int index) const
{
    const double gap = height() * tileMargin;
    const int across = columns();
    const int down = (std::max<int>(1, static_cast<int>(m_state.seats.size())) + across - 1) / across;
    const double wide = (width() - gap * (across + 1)) / across;
    const double high = (foot().top() - gap * (down + 1)) / down;
    const int row = index / across;
    return {gap + index % across * (wide + gap), gap + row * (high + gap), wide, high};
}

ScoreboardView::TypeSizes ScoreboardView::typeSizes() const
{
    const double unit = std::min<double>(height(), width() / screenShape);
    const auto seats = static_cast<int>(m_state.seats.size());
    const bool many = seats >= manySeats;
    TypeSizes sizes;
    sizes.name = unit * (many ? smallName : largeName);
    sizes.note = sizes.name * noteOfName;
    sizes.count = unit * (many ? smallCount : largeCount);
    sizes.foot = unit * footText;
    // All scores in one size: what fits the widest of them, and two digits at least.
    QStringList scores{QStringLiteral("00")};
    for (const ScoreboardSeat& seat : m_state.seats)
        scores << CounterLabel::words(seat.score);
    sizes.score = unit * (seats > manySeats ? leastScore : mostScore);
    const QRectF panel = panelOf(0);
    const double room = panel.width() - 2 * unit * tileMargin;
    for (const QString& score : scores) {
        const double wide = CounterLabel::widthOf(score, projectorFont(sizes.score));
        sizes.score = std::min(sizes.score, sizes.score * room / wide);
    }
    return sizes;
}

void ScoreboardView::paintSeat(QPainter& painter, const QRectF& panel, const ScoreboardSeat& seat) const
{
    const Theme theme = worn();
    const TypeSizes sizes = typeSizes();
    const double round = height() * tileRadius;
    paintBox(painter, panel, {seat.active ? theme.seatGround(seat.seat) : colourOf(Colour::Surface), {}, round});
    paintEdge(painter, panel, Qt::TopEdge, height() * tileEdge, round, theme.seat(seat.seat));

    const double pad = height() * tileMargin;
    QRectF room = panel.adjusted(pad, height() * tileEdge + pad / 2, -pad, -pad / 2);
    // Name and what is special about it; where they do not fit beside each other, the note goes below.
    const QFont noteFont = projectorFont(sizes.note);
    const double emblem = sizes.name;
    const double line = sizes.name * 1.25;
    const double left = room.left() + emblem + pad / 2;
    QFont nameFont = projectorFont(sizes.name);
    const double name = textWidth(seat.name, nameFont);
    const double note = seat.note.isEmpty() ? 0 : textWidth(seat.note, noteFont) + pad / 2;
    const bool beside = name + note <= room.right() - left;
    const double nameRoom = room.right() - left - (beside ? note : 0);
    if (name > nameRoom)
        nameFont.setPixelSize(
            std::max(qRound(std::min(sizes.name, height() * leastName)), qRound(sizes.name * nameRoom / name - 1)));
    paintEmblem(painter, QRectF(room.left(), room.top() + (line - emblem) / 2, emblem, emblem), seat.seat,
                theme.seat(seat.seat));
    paintText(painter, QRectF(left, room.top(), nameRoom, line), seat.name, nameFont, colourOf(Colour::Text));
    double below = room.top() + line;
    if (beside) {
        paintText(painter, QRectF(left, room.top(), room.right() - left, line), seat.note, noteFont,
                  colourOf(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
    } else {
        const double noteLine = sizes.note * 1.25;
        paintText(painter, QRectF(left, below, room.right() - left, noteLine), seat.note, noteFont,
                  colourOf(Colour::Text));
        below += noteLine;
    }
    room.setTop(below);

    // Counts in one row where they fit, else one below the other.
    const double countLine = sizes.count * 1.35;
    double countsWide = 0;
    for (const ScoreboardCount& count : seat.counts)
        countsWide += textWidth(wordsOf(count), projectorFont(sizes.count)) + pad;
    const bool row = countsWide - pad <= room.width();
    const double counts = seat.counts.empty() ? 0 : countLine * (row ? 1 : static_cast<double>(seat.counts.size()));
    paintCounts(painter, QRectF(room.left(), room.bottom() - counts, room.width(), counts), seat);
    room.setBottom(room.bottom() - counts);

    QFont score = projectorFont(sizes.score);
    const double cap = QFontMetricsF(score).capHeight();
    if (cap > room.height() * digitsOfRoom)
        score.setPixelSize(qRound(sizes.score * room.height() * digitsOfRoom / cap));
    CounterLabel::paint(painter, room, CounterLabel::words(seat.score), score, colourOf(Colour::Text));
}

void ScoreboardView::paintCounts(QPainter& painter, const QRectF& room, const ScoreboardSeat& seat) const
{
    if (seat.counts.empty())
        return;
    const QFont font = projectorFont(typeSizes().count);
    const double space = textWidth(QStringLiteral(" "), font);
    const double line = font.pixelSize() * 1.35;
    const bool row = room.height() < line * 1.5;
    const auto widthOf = [&](const ScoreboardCount& count) {
        const double most = count.most ? space + textWidth(ofWords(count), font) : 0;
        return textWidth(count.name, font) + space + textWidth(QString::number(count.value), font) + most;
    };
    double all = 0;
    for (const ScoreboardCount& count : seat.counts)
        all += widthOf(count);
    const auto gaps = static_cast<double>(std::max<std::size_t>(1, seat.counts.size() - 1));
    const double gap = (room.width() - all) / gaps;
    double x = room.left();
    double y = room.top();
    for (const ScoreboardCount& count : seat.counts) {
        const auto word = [&](const QString& text, Colour ink) {
            paintText(painter, QRectF(x, y, room.right() - x + space, line), text, font, colourOf(ink));
            x += textWidth(text, font) + space;
        };
        const double start = x;
        word(count.name, Colour::TextMuted);
        if (!row)
            x = room.right() - (widthOf(count) - textWidth(count.name, font) - space);
        word(QString::number(count.value), Colour::Text);
        if (count.most)
            word(ofWords(count), Colour::TextMuted);
        x = row ? start + widthOf(count) + gap : room.left();
        y += row ? 0 : line;
    }
}

void ScoreboardView::paintFoot(QPainter& painter) const
{
    const TypeSizes sizes = typeSizes();
    const bool alarm = !m_state.alarm.isEmpty();
    const QColor ink = colourOf(alarm ? Colour::BellText : Colour::Text);
    const QRectF box = foot();
    const double pad = height() * tileMargin;
    paintBox(painter, box, {colourOf(alarm ? Colour::BellGround : Colour::Surface), {}, height() * tileRadius});
    double x = box.left() + pad;
    x += paintText(painter, QRectF(x, box.top(), box.width() / 2, box.height()), m_state.period,
                   projectorFont(sizes.foot), ink);
    x += pad;
    const double pipWide = sizes.foot * 1.5;
    for (int i = 1; i <= m_state.pips; ++i) {
        const bool now = i == m_state.pip;
        const double high = sizes.foot * (now ? 0.5 : 0.32);
        QColor fill = alarm ? ink : colourOf(colourOfPip(i, m_state.pip, Colour::Line));
        if (alarm && i > m_state.pip)
            fill.setAlphaF(0.25F);
        paintBox(painter, QRectF(x, box.center().y() - high / 2, pipWide, high), {fill, {}, high / 2});
        x += pipWide * 1.15;
    }
    x += pad;
    const QString words = alarm                        ? m_state.alarm
                          : m_state.newsMore.isEmpty() ? m_state.news
                                                       : m_state.news + u' ' + m_state.newsMore;
    if (words.isEmpty())
        return;
    const QFont font = projectorFont(sizes.foot * (alarm ? 1 : 0.9), alarm ? QFont::Bold : QFont::Normal);
    const double sign = alarm || m_state.newsSeat > 0 ? sizes.foot + pad / 2 : 0;
    const double right = box.right() - pad;
    const double wide = std::min(textWidth(words, font), right - x - sign);
    const QRectF drawing(right - wide - sign, box.center().y() - sizes.foot / 2, sizes.foot, sizes.foot);
    if (alarm)
        paintIcon(painter, drawing, Icon::Bell, ink);
    else if (m_state.newsSeat > 0)
        paintEmblem(painter, drawing, m_state.newsSeat, worn().seat(m_state.newsSeat));
    paintText(painter, QRectF(right - wide, box.top(), wide, box.height()), words, font, ink);
}

void ScoreboardView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(Colour::Window));
    if (m_state.duel) {
        paintDuel(painter, QRectF(rect()), m_state, worn(), height() - foot().top() + height() * tileMargin);
        if (m_state.duel->stack.empty())
            paintFoot(painter);
        return;
    }
    if (const double shape = boardShape(); shape > 0) {
        paintBoardScreen(painter, QRectF(rect()), m_state, worn(), shape, m_board.paint);
        return;
    }
    int index = 0;
    for (const ScoreboardSeat& seat : m_state.seats)
        paintSeat(painter, panelOf(index++), seat);
    paintFoot(painter);
}

} // namespace whistle

#include "moc_scoreboard_view.cpp"
