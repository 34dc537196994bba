// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/duel_painter.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace whistle {

namespace {

/// Shares of the height of a screen of 16 to 9.
namespace share {

constexpr double margin = 0.028;
constexpr double headHeight = 0.11;
constexpr double stackHeight = 0.22;
constexpr double edgeHeight = 0.011;
constexpr double placeText = 0.056;
constexpr double sideText = 0.042; ///< a player, what is worn
constexpr double nameText = 0.092;
constexpr double leftText = 0.175;
constexpr double threatText = 0.115;
constexpr double numberText = 0.062;
constexpr double smallText = 0.03;
constexpr double barHeight = 0.04;
constexpr double numberBox = 0.115;
constexpr double roundness = 0.012;
constexpr double signSide = 0.085;
constexpr double stripe = 0.011;
constexpr double oneLine = 1.25;

} // namespace share

constexpr int mostStackItems = 4;

class DuelPainter {
public:
    DuelPainter(QPainter& painter, const QRectF& room, const ScoreboardState& state, const Theme& theme)
        : m_painter(painter)
        , m_room(room)
        , m_state(state)
        , m_duel(*state.duel)
        , m_theme(theme)
        , m_unit(std::min(room.height(), room.width() * 9 / 16))
    {
    }

    void paint(double foot)
    {
        const double head = m_unit * share::headHeight;
        const double below = m_duel.stack.empty() ? foot : m_unit * share::stackHeight;
        paintHead({m_room.left(), m_room.top(), m_room.width(), head});
        const double wide = m_room.width() / 2;
        for (int side = 0; side < 2; ++side)
            paintFighter({m_room.left() + side * wide, m_room.top() + head, wide, m_room.height() - head - below},
                         side);
        paintSign({m_room.left(), m_room.top() + head, m_room.width(), m_room.height() - head - below});
        if (!m_duel.stack.empty())
            paintStack({m_room.left(), m_room.bottom() - below, m_room.width(), below});
    }

private:
    [[nodiscard]] QColor colour(Colour which) const { return m_theme.colour(which); }
    double text(const QRectF& rect, const QString& words, double size, Colour ink,
                Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter)
    {
        return paintText(m_painter, rect, words, projectorFont(m_unit * size), colour(ink), alignment);
    }

    void paintHead(const QRectF& rect)
    {
        const double pad = m_unit * share::margin;
        const QRectF room = rect.adjusted(pad, 0, -pad, 0);
        // The scores, small: an emblem and a number each, what they count between them.
        const QFont font = projectorFont(m_unit * share::sideText);
        const double emblem = m_unit * share::sideText;
        double right = room.right();
        const auto take = [&](double wide) {
            right -= wide;
            return QRectF(right, room.top(), wide, room.height());
        };
        const auto sign = [&](int seat) {
            const QRectF box = take(emblem);
            paintEmblem(m_painter, {box.left(), box.center().y() - emblem / 2, emblem, emblem}, seat,
                        m_theme.seat(seat));
            right -= pad / 2;
        };
        const auto words = [&](const QString& what, Colour ink) {
            paintText(m_painter, take(textWidth(what, font) + 1), what, font, colour(ink));
            right -= pad / 2;
        };
        sign(m_state.seats[1].seat);
        words(CounterLabel::words(m_state.seats[1].score), Colour::Text);
        words(m_duel.tally, Colour::TextMuted);
        words(CounterLabel::words(m_state.seats[0].score), Colour::Text);
        sign(m_state.seats[0].seat);
        QRectF left(room.left(), room.top(), right - room.left(), room.height());
        left.setLeft(left.left() + text(left, m_duel.place, share::placeText, Colour::Text) + pad);
        text(left, m_duel.placeNote, share::sideText, Colour::TextMuted);
    }

    void paintFighter(const QRectF& rect, int side)
    {
        const ScoreboardSeat& seat = m_state.seats[static_cast<std::size_t>(side)];
        const ScoreboardFighter& one = m_duel.fighters[static_cast<std::size_t>(side)];
        m_painter.fillRect(rect, seat.active ? m_theme.seatGround(seat.seat) : colour(Colour::Surface));
        m_painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), m_unit * share::edgeHeight),
                           m_theme.seat(seat.seat));
        const double pad = m_unit * share::margin;
        QRectF room = rect.adjusted(pad, m_unit * share::edgeHeight + pad / 2, -pad, -pad / 2);
        const auto line = [&](double high) {
            const QRectF taken(room.left(), room.top(), room.width(), high);
            room.setTop(room.top() + high);
            return taken;
        };
        const QRectF who = line(m_unit * share::sideText * share::oneLine);
        const double emblem = m_unit * share::sideText;
        paintEmblem(m_painter, {who.left(), who.center().y() - emblem / 2, emblem, emblem}, seat.seat,
                    m_theme.seat(seat.seat));
        text(who.adjusted(emblem + pad / 2, 0, 0, 0), seat.name, share::sideText, Colour::Text);
        text(who, seat.note, share::sideText, seat.active ? Colour::Text : Colour::TextMuted,
             Qt::AlignRight | Qt::AlignVCenter);
        // What stands at the bottom keeps its place; name and number share what is left.
        const QRectF worn(room.left(), room.bottom() - m_unit * share::sideText * share::oneLine, room.width(),
                          m_unit * share::sideText * share::oneLine);
        const QRectF numbers(room.left(), worn.top() - m_unit * share::numberBox - pad / 2, room.width(),
                             m_unit * share::numberBox);
        const QRectF bar(room.left(), numbers.top() - m_unit * share::barHeight - pad / 2, room.width(),
                         m_unit * share::barHeight);
        text(worn, one.bears, share::sideText, Colour::Text);
        text(worn, one.also, share::sideText, Colour::Text, Qt::AlignRight | Qt::AlignVCenter);
        paintNumbers(numbers, one);
        paintBar(bar, one, seat.seat);
        room.setBottom(bar.top());
        text(line(room.height() * 0.34), one.name, share::nameText, Colour::Text);
        QRectF left = room;
        left.setLeft(left.left() + text(left, CounterLabel::words(one.left), share::leftText, Colour::Text) + pad / 2);
        left.setTop(left.bottom() - m_unit * share::leftText * 0.55);
        text(left, CommonWords::tr("of %1").arg(one.whole), share::sideText, Colour::TextMuted);
        if (one.threat > 0)
            text(room, CounterLabel::words(-one.threat), share::threatText, Colour::Text,
                 Qt::AlignRight | Qt::AlignVCenter);
    }

    void paintNumbers(const QRectF& rect, const ScoreboardFighter& one)
    {
        const double gap = m_unit * share::roundness;
        const auto count = static_cast<double>(one.numbers.size());
        const double wide = (rect.width() - gap * (count - 1)) / std::max(1.0, count);
        double x = rect.left();
        for (const ScoreboardFighter::Number& number : one.numbers) {
            const QRectF box(x, rect.top(), wide, rect.height());
            const Colour ink = number.isAsked ? Colour::SeatInk : Colour::Text;
            paintBox(m_painter, box,
                     {colour(number.isAsked ? Colour::Chalk : Colour::Sunken), {}, m_unit * share::roundness});
            text({box.left(), box.top(), box.width(), box.height() * 0.62}, CounterLabel::words(number.value),
                 share::numberText, ink, Qt::AlignCenter);
            text({box.left(), box.top() + box.height() * 0.58, box.width(), box.height() * 0.36}, number.name,
                 share::smallText, ink, Qt::AlignCenter);
            x += wide + gap;
        }
    }

    /// What is left, and hatched what will be gone.
    void paintBar(const QRectF& rect, const ScoreboardFighter& one, int seat)
    {
        const double radius = rect.height() / 2;
        paintBox(m_painter, rect, {colour(Colour::Sunken), {}, radius});
        const double whole = std::max(1, one.whole);
        const auto upTo = [&](int amount) { return rect.width() * std::clamp(amount / whole, 0.0, 1.0); };
        const double stays = upTo(one.left - one.threat);
        QPainterPath shape;
        shape.addRoundedRect(rect, radius, radius);
        m_painter.save();
        m_painter.setClipPath(shape);
        m_painter.fillRect(QRectF(rect.left(), rect.top(), stays, rect.height()), m_theme.seat(seat));
        m_painter.setClipRect(QRectF(rect.left() + stays, rect.top(), upTo(one.left) - stays, rect.height()),
                              Qt::IntersectClip);
        m_painter.setPen(QPen(m_theme.seat(seat), m_unit * share::stripe / 2));
        for (double x = rect.left() - rect.height(); x < rect.right() + rect.height(); x += m_unit * share::stripe)
            m_painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
        m_painter.restore();
    }

    /// Between both, towards whom the blow goes.
    void paintSign(const QRectF& rect)
    {
        if (m_duel.striking == 0)
            return;
        const double side = m_unit * share::signSide;
        const QRectF sign(rect.center().x() - side / 2, rect.top() + rect.height() * 0.3 - side / 2, side, side);
        const QColor ink = m_theme.seat(m_duel.striking);
        paintBox(m_painter, sign, {colour(Colour::Window), ink, side / 2, m_unit * share::edgeHeight / 2});
        const double pad = side * 0.22;
        paintIcon(m_painter, sign.adjusted(pad, pad, -pad, -pad),
                  m_duel.striking == m_state.seats[0].seat ? Icon::Right : Icon::Left, ink);
    }

    void paintStack(const QRectF& rect)
    {
        const double pad = m_unit * share::margin;
        QRectF room = rect.adjusted(pad, pad, -pad, -pad);
        const double wide = std::max(textWidth(m_duel.stackTitle, projectorFont(m_unit * share::sideText)),
                                     textWidth(m_duel.stackNote, projectorFont(m_unit * share::smallText)));
        const QRectF title(room.left(), room.top(), wide + 1, room.height());
        text(title.adjusted(0, 0, 0, -room.height() / 2), m_duel.stackTitle, share::sideText, Colour::Text,
             Qt::AlignLeft | Qt::AlignBottom);
        text(title.adjusted(0, room.height() / 2, 0, 0), m_duel.stackNote, share::smallText, Colour::TextMuted,
             Qt::AlignLeft | Qt::AlignTop);
        room.setLeft(title.right() + pad);
        const auto count = std::min<std::size_t>(m_duel.stack.size(), mostStackItems);
        const double fair = (room.width() - pad * static_cast<double>(count - 1)) / static_cast<double>(count);
        const double each = std::min(fair, room.width() / 2);
        for (std::size_t i = 0; i < count; ++i)
            paintItem({room.left() + static_cast<double>(i) * (each + pad), room.top(), each, room.height()},
                      m_duel.stack[i], i == 0);
    }

    void paintItem(const QRectF& rect, const ScoreboardItem& item, bool isNext)
    {
        const double pad = m_unit * share::margin;
        paintBox(m_painter, rect,
                 {isNext ? colour(Colour::Raised) : QColor(), colour(isNext ? Colour::Chalk : Colour::LineStrong),
                  m_unit * share::roundness, isNext ? 3.0 : 2.0, item.isStruck ? Qt::DashLine : Qt::SolidLine});
        QRectF room = rect.adjusted(pad / 2, 0, -pad / 2, 0);
        const double emblem = m_unit * share::smallText;
        paintEmblem(m_painter, {room.left(), room.center().y() - emblem / 2, emblem, emblem}, item.seat,
                    m_theme.seat(item.seat));
        room.setLeft(room.left() + emblem + pad / 2);
        const Colour ink = item.isStruck ? Colour::TextMuted : Colour::Text;
        const QRectF title(room.left(), room.top(), room.width(), room.height() / 2);
        const double wide = text(title, item.title, share::sideText, ink, Qt::AlignLeft | Qt::AlignBottom);
        if (item.isStruck)
            m_painter.fillRect(QRectF(title.left(), title.bottom() - m_unit * share::sideText * 0.55, wide, 2),
                               colour(ink));
        text({room.left(), room.center().y(), room.width(), room.height() / 2}, item.note, share::smallText,
             Colour::TextMuted, Qt::AlignLeft | Qt::AlignTop);
    }

    QPainter& m_painter;
    const QRectF& m_room;
    const ScoreboardState& m_state;
    const ScoreboardDuel& m_duel;
    const Theme& m_theme;
    double m_unit;
};

} // namespace

QFont projectorFont(double pixels, QFont::Weight weight)
{
    QFont font = fontOf(TypeStep::Projector);
    font.setPixelSize(std::max(1, qRound(pixels)));
    font.setWeight(weight);
    return font;
}

void paintDuel(QPainter& painter, const QRectF& room, const ScoreboardState& state, const Theme& theme, double foot)
{
    DuelPainter(painter, room, state, theme).paint(foot);
}

QStringList duelWords(const ScoreboardState& state)
{
    QStringList words{state.duel->place};
    for (const ScoreboardFighter& one : state.duel->fighters) {
        words << CommonWords::tr("%1: %2 of %3").arg(one.name).arg(one.left).arg(one.whole);
        if (one.threat > 0)
            words.back() += QStringLiteral(", ") + CounterLabel::words(-one.threat);
    }
    for (const ScoreboardItem& item : state.duel->stack)
        words << item.title;
    return words;
}

} // namespace whistle
