// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/score_cell.h"

#include "base/common_words.h"
#include "controls/seats/progress_strip.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <array>

namespace whistle {

namespace {

/// Nothing is smaller.
constexpr double leastPixels = 14;

QFont scoreFont(bool many, double room)
{
    QFont font = fontOf(TypeStep::Score);
    if (many)
        font.setPixelSize(qRound(scaled(38)));
    font.setPixelSize(std::min(font.pixelSize(), qRound(room * 0.62)));
    return font;
}

} // namespace

ScoreCell::ScoreCell(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
}

void ScoreCell::setSeat(const ScoreStripSeat& seat, bool many)
{
    m_seat = seat;
    m_many = many;
    setObjectName(QStringLiteral("scoreCell%1").arg(seat.seat));
    const QString score = seat.unit.isEmpty()
                              ? QString::number(seat.score)
                              : tr("%1 %2", "a number and what it counts").arg(seat.score).arg(seat.unit);
    setAccessibleName(seat.note.isEmpty()
                          ? CommonWords::tr("%1 (%2): %3").arg(seat.name, emblemName(seat.seat), score)
                          : tr("%1 (%2): %3, %4").arg(seat.name, emblemName(seat.seat), score, seat.note));
    QStringList stakes;
    if (seat.stepsOf > 0)
        stakes << tr("%1 of %2 to the end", "steps").arg(seat.steps).arg(seat.stepsOf);
    if (seat.pending)
        stakes << pendingWords();
    setAccessibleDescription(enumerated(stakes));
    setToolTip(seat.note.isEmpty() ? seat.name : seat.name + u'\n' + seat.note);
    updateGeometry();
    update();
}

QSize ScoreCell::sizeHint() const
{
    return {qRound(em() * 12), px(Length::Strip)};
}

QSize ScoreCell::minimumSizeHint() const
{
    return {qRound(em() * (m_many ? 4 : 6)), px(Length::Target)};
}

QString ScoreCell::pendingWords() const
{
    return tr("%1 if it ended now", "points").arg(CounterLabel::words(*m_seat.pending, CounterLabel::Sign::Always));
}

// What would come stands above the steps; the words give way, then the steps, then the number.
void ScoreCell::paintStakes(QPainter& painter, const QRectF& room) const
{
    const double gap = pxF(Length::SpaceHair);
    const double step = scaled(10);
    const double steps = m_seat.stepsOf * (step + gap) - gap;
    const bool hasSteps = m_seat.stepsOf > 0 && steps <= room.width();
    const double line = lineHeight(TypeStep::Caption);
    const double bar = scaled(8);
    const double high = (m_seat.pending ? line : 0) + (hasSteps ? bar : 0) + (m_seat.pending && hasSteps ? gap : 0);
    double top = room.center().y() - high / 2;
    if (m_seat.pending) {
        QString words = pendingWords();
        if (textWidth(words, TypeStep::Caption) > room.width())
            words = CounterLabel::words(*m_seat.pending, CounterLabel::Sign::Always);
        if (textWidth(words, TypeStep::Caption) <= room.width())
            paintText(painter, {room.left(), top, room.width(), line}, words, TypeStep::Caption,
                      colourOf(Colour::TextMuted), Qt::AlignRight | Qt::AlignVCenter);
        top += line + gap;
    }
    const QColor seat = Theme::current().seat(m_seat.seat);
    for (int i = 0; hasSteps && i < m_seat.stepsOf; ++i) {
        const QRectF box(room.right() - steps + i * (step + gap), top, step, bar);
        const bool isDone = i < m_seat.steps; // filled and hollow differ in form
        paintBox(painter, box,
                 {isDone ? seat : QColor(), isDone ? QColor() : colourOf(Colour::LineStrong), pxF(Length::SpaceHair),
                  pxF(Length::LineHair), Qt::SolidLine});
    }
}

bool ScoreCell::hasCounts() const
{
    return !m_many && (m_seat.cash || m_seat.fouls || m_seat.kills);
}

// They get smaller before one of them goes, but never smaller than they are read.
double ScoreCell::paintCounts(QPainter& painter, const QRectF& line) const
{
    const QColor muted = colourOf(Colour::TextMuted);
    const std::array counts{std::pair{m_seat.cash, Icon::Coin}, std::pair{m_seat.fouls, Icon::Foul},
                            std::pair{m_seat.kills, Icon::Kill}};
    QFont font = fontOf(TypeStep::Caption);
    double whole = -pxF(Length::SpaceM);
    for (const auto& [count, drawing] : counts) {
        if (count)
            whole += scaled(16) + pxF(Length::SpaceXs) + textWidth(QString::number(*count), font) + pxF(Length::SpaceM);
    }
    const double least = std::min(1.0, leastPixels / font.pixelSize());
    const double share = std::clamp(line.width() / std::max(1.0, whole), least, 1.0);
    font.setPixelSize(qFloor(font.pixelSize() * share));
    const double side = scaled(16) * share;
    double x = line.left();
    for (const auto& [count, drawing] : counts) {
        if (!count)
            continue;
        paintIcon(painter, QRectF(x, line.center().y() - side / 2, side, side), drawing, muted);
        x += side + pxF(Length::SpaceXs) * share;
        x += paintText(painter, QRectF(x, line.top(), line.right() - x, line.height()), QString::number(*count), font,
                       muted);
        x += pxF(Length::SpaceM) * share;
    }
    return x - line.left();
}

// The ground of the cell and the bar say whose turn it is; nothing else says the counts while the dugouts are a tab.
double ScoreCell::paintNotes(QPainter& painter, const QRectF& line) const
{
    QFont strong = fontOf(TypeStep::Caption);
    strong.setWeight(QFont::Bold);
    const double taken = hasCounts() ? paintCounts(painter, line) : 0;
    const QRectF rest = line.adjusted(taken, 0, 0, 0);
    if (hasCounts() && textWidth(m_seat.note, strong) > rest.width())
        return taken;
    return taken + paintText(painter, rest, m_seat.note, strong, colourOf(Colour::Text));
}

void ScoreCell::paintStacked(QPainter& painter) const
{
    const double left = pxF(Length::LineSeat) + pxF(Length::SpaceS);
    const double right = width() - pxF(Length::SpaceXs);
    QFont name = fontOf(TypeStep::Label);
    const double wide = textWidth(m_seat.name, name);
    if (wide > right - left) // smaller down to captions, then it elides after all
        name.setPixelSize(
            std::max(fontOf(TypeStep::Caption).pixelSize(), qRound(name.pixelSize() * (right - left) / wide - 1)));
    const double line = lineHeight(TypeStep::Label);
    const double scoreHigh = height() - line - pxF(Length::LineSeat) - pxF(Length::SpaceXs);
    QFont score = fontOf(TypeStep::Score);
    score.setPixelSize(std::min(score.pixelSize(), qRound(scoreHigh)));
    paintText(painter, QRectF(left, pxF(Length::SpaceXs), right - left, line), m_seat.name, name,
              colourOf(Colour::Text));
    const QRectF below(left, pxF(Length::SpaceXs) + line, right - left, scoreHigh);
    const double emblem = std::min(scoreHigh, scaled(24));
    paintEmblem(painter, QRectF(left, below.center().y() - emblem / 2, emblem, emblem), m_seat.seat);
    const QString points = CounterLabel::words(m_seat.score);
    CounterLabel::paint(painter, below, points, score, colourOf(Colour::Text), Qt::AlignRight);
    const double noteLeft = left + emblem + pxF(Length::SpaceXs);
    const double noteRoom = below.right() - CounterLabel::widthOf(points, score) - pxF(Length::SpaceXs) - noteLeft;
    if (hasCounts())
        paintCounts(painter, QRectF(noteLeft, below.top(), noteRoom, below.height()));
    else if (textWidth(m_seat.note, TypeStep::Caption) <= noteRoom)
        paintText(painter, QRectF(noteLeft, below.top(), noteRoom, below.height()), m_seat.note, TypeStep::Caption,
                  colourOf(Colour::Text));
}

void ScoreCell::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QRectF room = rect();
    painter.fillRect(room, m_seat.active ? theme.seatGround(m_seat.seat) : theme.colour(Colour::Surface));
    const double line = pxF(Length::LineSeat);
    painter.fillRect(QRectF(room.left(), room.top(), line, room.height()), theme.seat(m_seat.seat));
    if (m_seat.active)
        painter.fillRect(QRectF(room.left(), room.bottom() - line, room.width(), line), theme.seat(m_seat.seat));

    const double margin = pxF(m_many ? Length::SpaceM : Length::SpaceL);
    const QFont plain = theme.font(TypeStep::Title);
    const double beside = room.width() - theme.scaled(28) - pxF(Length::SpaceL) - pxF(Length::SpaceM) -
                          pxF(Length::SpaceS) - margin -
                          CounterLabel::widthOf(CounterLabel::words(m_seat.score), scoreFont(m_many, room.height()));
    if (textWidth(m_seat.name, plain) * 0.8 > beside) {
        paintStacked(painter);
        return;
    }
    const double emblem = theme.scaled(28);
    double left = room.left() + pxF(Length::SpaceL);
    double right = room.right() - margin;
    paintEmblem(painter, QRectF(left, room.center().y() - emblem / 2, emblem, emblem), m_seat.seat);
    left += emblem + pxF(Length::SpaceM);

    const QFont large = scoreFont(m_many, room.height());
    const QString score = CounterLabel::words(m_seat.score);
    const double scoreWide = CounterLabel::widthOf(score, large);
    CounterLabel::paint(painter, QRectF(right - scoreWide, room.top(), scoreWide, room.height()), score, large,
                        theme.colour(Colour::Text));
    right -= scoreWide + pxF(Length::SpaceS);

    QFont nameFont = theme.font(TypeStep::Title);
    const double name = textWidth(m_seat.name, nameFont);
    const double unit = textWidth(m_seat.unit, TypeStep::Caption);
    if (unit > 0 && right - unit - left >= name) { // gives way to the name
        paintText(painter, QRectF(right - unit, room.top(), unit, room.height()), m_seat.unit, TypeStep::Caption,
                  theme.colour(Colour::TextMuted));
        right -= unit + pxF(Length::SpaceS);
    }
    const bool noted = !m_seat.note.isEmpty() || hasCounts();
    const double titleLine = theme.lineHeight(TypeStep::Title);
    const double noteLine = theme.lineHeight(TypeStep::Caption);
    const bool two = noted && titleLine + noteLine <= room.height();
    const double top = room.center().y() - (titleLine + (two ? noteLine : 0)) / 2;
    // What has just come gives way to the names, beside which it stands: of all seats, or of none.
    QFont bold = theme.font(TypeStep::Title);
    bold.setWeight(QFont::Bold);
    const auto changeOf = [](const ScoreCell& cell) {
        return CounterLabel::words(*cell.m_seat.change, CounterLabel::Sign::Always);
    };
    const auto hasRoom = [&](const ScoreCell* cell) {
        if (cell->m_seat.change.value_or(0) == 0)
            return true;
        const double points =
            CounterLabel::widthOf(CounterLabel::words(cell->m_seat.score), scoreFont(cell->m_many, cell->height()));
        const double rest = cell->width() - (left - room.left()) - margin - points - 2 * pxF(Length::SpaceS) -
                            CounterLabel::widthOf(changeOf(*cell), bold);
        return rest >= textWidth(cell->m_seat.name, TypeStep::Body);
    };
    const QWidget* strip = parentWidget() != nullptr ? parentWidget() : this;
    const QList<ScoreCell*> all = strip->findChildren<ScoreCell*>();
    if (m_seat.change.value_or(0) != 0 && std::all_of(all.begin(), all.end(), hasRoom)) {
        const double wide = CounterLabel::widthOf(changeOf(*this), bold);
        CounterLabel::paint(painter, QRectF(right - wide, top, wide, titleLine), changeOf(*this), bold,
                            theme.colour(Colour::TextMuted));
        right -= wide + pxF(Length::SpaceS);
    }
    if (name > right - left) // names elide last: they get smaller first
        nameFont.setPixelSize(
            std::max(theme.font(TypeStep::Body).pixelSize(), qRound(nameFont.pixelSize() * (right - left) / name)));
    paintText(painter, QRectF(left, top, right - left, titleLine), m_seat.name, nameFont, theme.colour(Colour::Text));
    double taken = std::min(name, right - left);
    if (two)
        taken = std::max(taken, paintNotes(painter, QRectF(left, top + titleLine, right - left, noteLine)));
    taken += pxF(Length::SpaceL);
    paintStakes(painter, {left + taken, room.top(), std::max(0.0, right - left - taken), room.height()});
}

PeriodSign::PeriodSign(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("periodSign"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void PeriodSign::setPeriod(const QString& words, const QString& goal, int pip, int pips)
{
    m_words = words;
    m_goal = goal;
    m_pip = pip;
    m_pips = pips;
    setAccessibleName(words);
    setAccessibleDescription(goal);
    setToolTip(goal);
    updateGeometry();
    update();
}

void PeriodSign::setRoom(Room room)
{
    m_room = room;
    updateGeometry();
    update();
}

// Two lines as equal as they can be, where it has to be narrow.
QStringList PeriodSign::lines() const
{
    const double pips = m_pips * scaled(22);
    const auto wide = [](const QString& words) { return textWidth(words, TypeStep::Label); };
    QStringList best{m_words};
    double least = wide(m_words);
    for (qsizetype at = m_words.indexOf(u' '); m_room == Room::Narrow && least > pips && at > 0;
         at = m_words.indexOf(u' ', at + 1)) {
        const QStringList split{m_words.left(at), m_words.mid(at + 1)};
        const double width = std::max(wide(split.first()), wide(split.last()));
        if (width < least) {
            least = width;
            best = split;
        }
    }
    return best;
}

QSize PeriodSign::sizeHint() const
{
    double wide = m_pips * scaled(22);
    for (const QString& line : lines())
        wide = std::max(wide, textWidth(line, TypeStep::Label));
    if (showsGoal())
        wide = std::max(wide, textWidth(m_goal, TypeStep::Caption));
    return {qRound(wide + 2 * pxF(Length::SpaceL)), px(Length::Target)};
}

void PeriodSign::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const double line = lineHeight(TypeStep::Label);
    const double pipHigh = scaled(6);
    const double gap = pxF(Length::SpaceS);
    const QStringList words = lines();
    const double goalHigh = showsGoal() ? lineHeight(TypeStep::Caption) : 0;
    const double wordsHigh = line * static_cast<double>(words.size()) + goalHigh;
    const double whole = m_pips > 0 ? wordsHigh + gap + pipHigh : wordsHigh;
    double top = (height() - whole) / 2;
    double x = pxF(Length::SpaceL);
    for (const QString& one : words) {
        paintText(painter, QRectF(x, top, width() - x, line), one, TypeStep::Label, colourOf(Colour::Text));
        top += line;
    }
    if (goalHigh > 0) {
        paintText(painter, QRectF(x, top, width() - x, goalHigh), m_goal, TypeStep::Caption,
                  colourOf(Colour::TextMuted));
        top += goalHigh;
    }
    for (int i = 1; i <= m_pips; ++i) {
        const bool now = i == m_pip;
        const double high = now ? scaled(10) : pipHigh;
        const QRectF pip(x, top + gap + pipHigh / 2 - high / 2, scaled(18), high);
        paintBox(painter, pip, {colourOf(colourOfPip(i, m_pip)), {}, pipHigh / 2});
        x += scaled(22);
    }
}

} // namespace whistle

#include "moc_score_cell.cpp"
