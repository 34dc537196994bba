// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/board_screen.h"

#include "controls/seats/duel_painter.h"
#include "controls/seats/progress_strip.h"
#include "controls/seats/track.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

/// Shares of the height of a screen of 16 to 9; 0.037 of full HD is 40 pixels, the least that is read from three
/// metres.
namespace screen {

constexpr double margin = 0.026;
constexpr double edgeHeight = 0.011;
constexpr double footWithTracks = 0.265;
constexpr double footAlone = 0.13;
constexpr double trackHeight = 0.032;
constexpr double trackIcon = 0.05;
constexpr double trackGap = 0.006;
constexpr double trackEdge = 0.0028;
constexpr double newsText = 0.062;
constexpr double moreText = 0.048;
constexpr double footText = 0.042;
constexpr double leastText = 0.037;
constexpr double roundness = 0.012;
constexpr double oneLine = 1.25;
constexpr double boardMargin = 0.02;
/// Of the width of the screen, what the seats beside the board have.
constexpr double leastPanel = 0.2;
constexpr double mostPanel = 0.29;

} // namespace screen

/// The type in a panel, by whether two seats face each other.
struct PanelType {
    double name;
    double note;
    double tile;
    double count;
    double mostScore;
};
constexpr PanelType facingType{0.064, 0.042, 0.118, 0.04, 0.34};
constexpr PanelType stackedType{0.046, 0.037, 0.062, 0.037, 0.2};

double unitOf(const QRectF& room)
{
    return std::min(room.height(), room.width() * 9 / 16);
}

/// Of an odd number of seats the last place beside the board is free: there stands how far the match is.
bool hasFreePlace(const ScoreboardState& state)
{
    return state.seats.size() > 1 && state.seats.size() % 2 == 1;
}

bool isFacing(const ScoreboardState& state)
{
    return state.seats.size() == 2;
}

bool hasTracks(const ScoreboardState& state)
{
    return std::any_of(state.seats.begin(), state.seats.end(),
                       [](const ScoreboardSeat& seat) { return trackOf(seat) != nullptr; });
}

double footOf(const QRectF& room, const ScoreboardState& state)
{
    return unitOf(room) * (isFacing(state) && hasTracks(state) ? screen::footWithTracks : screen::footAlone);
}

/// The width of a panel beside the board.
double panelOf(const QRectF& room, const ScoreboardState& state, double shape)
{
    const double high = room.height() - footOf(room, state) - 2 * unitOf(room) * screen::boardMargin;
    const double left = (room.width() - high * shape) / 2 - unitOf(room) * screen::boardMargin;
    return std::clamp(left, room.width() * screen::leastPanel, room.width() * screen::mostPanel);
}

class BoardScreenPainter {
public:
    BoardScreenPainter(QPainter& painter, const QRectF& room, const ScoreboardState& state, const Theme& theme)
        : m_painter(painter)
        , m_room(room)
        , m_state(state)
        , m_theme(theme)
        , m_unit(unitOf(room))
        , m_type(isFacing(state) ? facingType : stackedType)
    {
    }

    void paint(double shape, const PicturePainter& board)
    {
        const double foot = footOf(m_room, m_state);
        const double panel = panelOf(m_room, m_state, shape);
        const double high = m_room.height() - foot;
        const std::size_t left = (m_state.seats.size() + 1) / 2;
        m_score = scoreSize(panel, high / static_cast<double>(left));
        const double each = high / static_cast<double>(left);
        const auto place = [&](std::size_t index) {
            const bool isLeft = index < left;
            const auto row = static_cast<double>(isLeft ? index : index - left);
            return QRectF(isLeft ? m_room.left() : m_room.right() - panel, m_room.top() + row * each, panel, each);
        };
        for (std::size_t i = 0; i < m_state.seats.size(); ++i)
            paintSeat(place(i), m_state.seats[i]);
        if (hasFreePlace(m_state))
            paintStanding(place(m_state.seats.size()));
        board(m_painter, boardOnScreen(m_room, m_state, shape));
        paintFoot({m_room.left(), m_room.bottom() - foot, m_room.width(), foot});
    }

private:
    [[nodiscard]] QColor colour(Colour which) const { return m_theme.colour(which); }
    [[nodiscard]] double px(double ofUnit) const { return m_unit * ofUnit; }
    double text(const QRectF& rect, const QString& words, double size, Colour ink,
                Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter)
    {
        return paintText(m_painter, rect, words, projectorFont(px(size)), colour(ink), alignment);
    }
    /// As large as it fits into this width, between two sizes.
    [[nodiscard]] QFont fitted(const QString& words, double size, double least, double width) const
    {
        QFont font = projectorFont(px(size));
        const double wide = textWidth(words, font);
        if (wide > width && wide > 0)
            font.setPixelSize(std::max(qRound(px(least)), static_cast<int>(font.pixelSize() * width / wide)));
        return font;
    }

    /// What stands over and under the score of a seat.
    [[nodiscard]] double headHeight() const
    {
        return px(screen::edgeHeight + screen::margin / 2) + px(m_type.name + m_type.note) * screen::oneLine;
    }
    [[nodiscard]] double tilesHeight(const ScoreboardSeat& seat) const
    {
        return seat.tiles.isEmpty() ? 0 : px(m_type.tile + m_type.count * screen::oneLine + screen::margin / 2);
    }
    [[nodiscard]] QList<const ScoreboardCount*> countsBelow(const ScoreboardSeat& seat) const
    {
        QList<const ScoreboardCount*> counts;
        for (const ScoreboardCount& count : seat.counts) {
            if (!count.most || !isFacing(m_state)) // those of two that face each other stand below the board
                counts << &count;
        }
        return counts;
    }
    [[nodiscard]] QString wordsOf(const ScoreboardCount& count) const
    {
        return count.most ? QStringLiteral("%1/%2").arg(count.value).arg(*count.most) : QString::number(count.value);
    }
    /// Beside each other where there is room, else one below the other.
    [[nodiscard]] bool isInARow(const ScoreboardSeat& seat, double width) const
    {
        const QFont font = projectorFont(px(m_type.count));
        double wide = 0;
        for (const ScoreboardCount* count : countsBelow(seat))
            wide += textWidth(count->name + u' ' + wordsOf(*count), font) + px(screen::margin);
        return wide - px(screen::margin) <= width;
    }
    [[nodiscard]] double countsHeight(const ScoreboardSeat& seat, double width) const
    {
        const auto lines =
            isInARow(seat, width) ? std::min<qsizetype>(1, countsBelow(seat).size()) : countsBelow(seat).size();
        return px(m_type.count * screen::oneLine) * static_cast<double>(lines);
    }
    [[nodiscard]] double scoreRoom(const ScoreboardSeat& seat, double width, double high) const
    {
        return high - headHeight() - tilesHeight(seat) - countsHeight(seat, width) - px(screen::margin);
    }
    /// Of all seats: they stay comparable.
    [[nodiscard]] double scoreSize(double panel, double high) const
    {
        double size = px(m_type.mostScore);
        const double width = panel - 2 * px(screen::margin);
        for (const ScoreboardSeat& seat : m_state.seats) {
            const double room = scoreRoom(seat, width, high);
            const double cap = QFontMetricsF(projectorFont(size)).capHeight();
            size *= std::min(1.0, room / std::max(1.0, cap * 1.12));
            const double wide = CounterLabel::widthOf(CounterLabel::words(seat.score), projectorFont(size));
            size *= std::min(1.0, width / std::max(1.0, wide));
        }
        return std::max(px(screen::leastText), size);
    }

    void paintSeat(const QRectF& rect, const ScoreboardSeat& seat)
    {
        m_painter.fillRect(rect, seat.active ? m_theme.seatGround(seat.seat) : colour(Colour::Surface));
        QColor edge = m_theme.seat(seat.seat);
        if (!seat.active)
            edge.setAlphaF(0.55F);
        m_painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), px(screen::edgeHeight)), edge);
        const double pad = px(screen::margin);
        QRectF room = rect.adjusted(pad, px(screen::edgeHeight) + pad / 2, -pad, -pad / 2);

        const double line = px(m_type.name) * screen::oneLine;
        const double emblem = px(m_type.name) * 0.85;
        paintEmblem(m_painter, {room.left(), room.top() + (line - emblem) / 2, emblem, emblem}, seat.seat,
                    m_theme.seat(seat.seat));
        const QRectF name(room.left() + emblem + pad / 2, room.top(), room.width() - emblem - pad / 2, line);
        paintText(m_painter, name, seat.name, fitted(seat.name, m_type.name, screen::leastText, name.width()),
                  colour(Colour::Text));
        room.setTop(room.top() + line);
        const QRectF note(room.left(), room.top(), room.width(), px(m_type.note) * screen::oneLine);
        paintText(m_painter, note, seat.note, fitted(seat.note, m_type.note, screen::leastText, note.width()),
                  colour(Colour::Text));
        room.setTop(note.bottom());

        const double counts = countsHeight(seat, room.width());
        paintCounts({room.left(), room.bottom() - counts, room.width(), counts}, seat);
        room.setBottom(room.bottom() - counts);
        const double tiles = tilesHeight(seat);
        paintTiles({room.left(), room.bottom() - tiles, room.width(), tiles}, seat);
        room.setBottom(room.bottom() - tiles);
        CounterLabel::paint(m_painter, room, CounterLabel::words(seat.score), projectorFont(m_score),
                            colour(Colour::Text), Qt::AlignLeft | Qt::AlignVCenter);
    }

    /// How far the match is, and what it goes for.
    void paintStanding(const QRectF& rect)
    {
        m_painter.fillRect(rect, colour(Colour::Sunken));
        const double pad = px(screen::margin);
        QRectF room = rect.adjusted(pad, pad, -pad, -pad);
        const double line = px(m_type.name) * screen::oneLine;
        paintText(m_painter, {room.left(), room.top(), room.width(), line}, m_state.period,
                  fitted(m_state.period, m_type.name, screen::leastText, room.width()), colour(Colour::Text));
        room.setTop(room.top() + line);
        if (m_state.pips > 0) {
            paintPips({room.left(), room.top(), room.width(), px(screen::footText)}, false);
            room.setTop(room.top() + px(screen::footText) * screen::oneLine);
        }
        m_painter.setFont(projectorFont(px(screen::leastText), QFont::Normal));
        m_painter.setPen(colour(Colour::TextMuted));
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_state.goal);
    }

    void paintTiles(QRectF rect, const ScoreboardSeat& seat)
    {
        if (seat.tiles.isEmpty())
            return;
        const double line = px(m_type.count) * screen::oneLine;
        text({rect.left(), rect.top(), rect.width(), line}, seat.tilesName, m_type.count, Colour::TextMuted);
        rect.setTop(rect.top() + line);
        rect.setHeight(px(m_type.tile));
        const double gap = px(screen::roundness);
        const auto count = static_cast<double>(seat.tiles.size());
        const double wide = std::min(px(m_type.tile) * 0.88, (rect.width() - gap * (count - 1)) / count);
        for (qsizetype i = 0; i < seat.tiles.size(); ++i) {
            const QRectF tile(rect.left() + static_cast<double>(i) * (wide + gap), rect.top(), wide, rect.height());
            paintBox(m_painter, tile, {colour(Colour::Chalk), {}, px(screen::roundness)});
            paintText(m_painter, tile, seat.tiles[i], projectorFont(std::min(tile.height() * 0.62, wide * 0.62)),
                      colour(Colour::SeatInk), Qt::AlignCenter);
        }
    }

    void paintCounts(const QRectF& rect, const ScoreboardSeat& seat)
    {
        const QFont font = projectorFont(px(m_type.count));
        const double line = px(m_type.count) * screen::oneLine;
        const double space = textWidth(QStringLiteral(" "), font);
        const bool row = isInARow(seat, rect.width());
        double x = rect.left();
        double y = rect.top();
        for (const ScoreboardCount* count : countsBelow(seat)) {
            x += paintText(m_painter, {x, y, rect.right() - x, line}, count->name, font, colour(Colour::TextMuted)) +
                 space;
            x += paintText(m_painter, {x, y, rect.right() - x + space, line}, wordsOf(*count), font,
                           colour(Colour::Text)) +
                 px(screen::margin);
            if (!row) {
                x = rect.left();
                y += line;
            }
        }
    }

    void paintFoot(const QRectF& rect)
    {
        m_painter.fillRect(rect, colour(Colour::Sunken));
        QRectF room = rect.adjusted(px(screen::margin), 0, -px(screen::margin), 0);
        if (isFacing(m_state) && hasTracks(m_state)) {
            paintTracks({room.left(), room.top() + px(screen::margin), room.width(),
                         px(screen::trackIcon + screen::footText * screen::oneLine)});
            room.setTop(room.top() + px(screen::margin + screen::trackIcon + screen::footText * screen::oneLine));
        }
        if (!m_state.alarm.isEmpty())
            m_painter.fillRect(QRectF(rect.left(), room.top(), rect.width(), room.height()),
                               colour(Colour::BellGround));
        paintNews(room);
    }

    /// The left one from the left, the right one from the right, towards what both run to.
    void paintTracks(const QRectF& rect)
    {
        const double side = px(screen::trackIcon);
        const QRectF middle(rect.center().x() - side / 2, rect.top(), side, side);
        if (m_state.trackIcon)
            paintIcon(m_painter, middle, *m_state.trackIcon, colour(Colour::Text));
        const double wide = rect.width() / 2 - side;
        for (std::size_t i = 0; i < 2; ++i) {
            const ScoreboardCount* track = trackOf(m_state.seats[i]);
            if (track == nullptr)
                continue;
            const bool isLeft = i == 0;
            const QRectF steps(isLeft ? rect.left() : rect.right() - wide,
                               middle.center().y() - px(screen::trackHeight) / 2, wide, px(screen::trackHeight));
            paintTrack(m_painter, steps, isLeft ? Qt::LeftEdge : Qt::RightEdge, *track,
                       {.done = m_theme.seat(m_state.seats[i].seat),
                        .open = colour(Colour::LineStrong),
                        .gap = px(screen::trackGap),
                        .radius = px(screen::trackGap) / 1.5,
                        .edge = std::max(1.0, px(screen::trackEdge))});
            const QRectF words(isLeft ? rect.left() : rect.right() - wide, middle.bottom(), wide,
                               px(screen::footText) * screen::oneLine);
            const QString said =
                track->words.isEmpty() ? track->name + u' ' + QString::number(track->value) : track->words;
            paintText(m_painter, words, said, fitted(said, screen::footText, screen::leastText, wide),
                      colour(track->isNear ? Colour::Text : Colour::TextMuted),
                      (isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        }
    }

    void paintNews(QRectF room)
    {
        const bool isAlarm = !m_state.alarm.isEmpty();
        const QColor ink = colour(isAlarm ? Colour::BellText : Colour::Text);
        const double pad = px(screen::margin);
        room.setRight(room.right() - paintPeriod(room, isAlarm) - pad);
        const double sign = px(screen::newsText);
        const QRectF drawing(room.left(), room.center().y() - sign / 2, sign, sign);
        if (isAlarm)
            paintIcon(m_painter, drawing, Icon::Bell, ink);
        else if (m_state.newsSeat > 0)
            paintEmblem(m_painter, drawing, m_state.newsSeat, m_theme.seat(m_state.newsSeat));
        if (isAlarm || m_state.newsSeat > 0)
            room.setLeft(drawing.right() + pad / 2);
        const QString& words = isAlarm ? m_state.alarm : m_state.news;
        const QFont font = fitted(words, screen::newsText, screen::leastText, room.width());
        if (textWidth(words, font) > room.width()) {
            m_painter.setFont(font);
            m_painter.setPen(ink);
            m_painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, words);
            return;
        }
        room.setLeft(room.left() + paintText(m_painter, room, words, font, ink) + pad / 2);
        if (isAlarm || m_state.newsMore.isEmpty())
            return;
        QFont more = projectorFont(px(screen::moreText), QFont::Normal);
        for (const double size : {screen::moreText, screen::leastText}) {
            more.setPixelSize(qRound(px(size)));
            if (textWidth(m_state.newsMore, more) <= room.width()) {
                paintText(m_painter, room, m_state.newsMore, more, colour(Colour::TextMuted));
                return;
            }
        }
        // What has no room is left to the table: the result stands.
    }

    /// At the right; returns its width. Nothing where it stands beside the board.
    double paintPeriod(const QRectF& room, bool isAlarm)
    {
        if (hasFreePlace(m_state))
            return 0;
        const double pips = pipsWidth();
        const double right = room.right() - pips - (pips > 0 ? 2 * px(screen::trackGap) : 0);
        paintPips({room.right() - pips, room.top(), pips, room.height()}, isAlarm);
        return room.right() - right +
               text({room.left(), room.top(), right - room.left(), room.height()}, m_state.period, screen::footText,
                    isAlarm ? Colour::BellText : Colour::Text, Qt::AlignRight | Qt::AlignVCenter);
    }

    [[nodiscard]] double pipWidth() const { return px(screen::footText) * 1.4; }
    [[nodiscard]] double pipsWidth() const
    {
        return m_state.pips * pipWidth() + std::max(0, m_state.pips - 1) * px(screen::trackGap);
    }
    /// From the left.
    void paintPips(const QRectF& room, bool isAlarm)
    {
        double x = room.left();
        for (int i = 1; i <= m_state.pips; ++i) {
            const bool now = i == m_state.pip;
            const double high = px(screen::footText) * (now ? 0.5 : 0.32);
            QColor fill = colour(isAlarm ? Colour::BellText : colourOfPip(i, m_state.pip, Colour::Line));
            if (isAlarm && i > m_state.pip)
                fill.setAlphaF(0.25F);
            paintBox(m_painter, {x, room.center().y() - high / 2, pipWidth(), high}, {fill, {}, high / 2});
            x += pipWidth() + px(screen::trackGap);
        }
    }

    QPainter& m_painter;
    const QRectF& m_room;
    const ScoreboardState& m_state;
    const Theme& m_theme;
    double m_unit;
    PanelType m_type;
    double m_score = 0;
};

} // namespace

void paintBoardScreen(QPainter& painter, const QRectF& room, const ScoreboardState& state, const Theme& theme,
                      double shape, const PicturePainter& board)
{
    BoardScreenPainter(painter, room, state, theme).paint(shape, board);
}

QRectF boardOnScreen(const QRectF& room, const ScoreboardState& state, double shape)
{
    const double gap = unitOf(room) * screen::boardMargin;
    const double panel = panelOf(room, state, shape);
    const double right = state.seats.size() > 1 ? panel : 0;
    return {room.left() + panel + gap, room.top() + gap, room.width() - panel - right - 2 * gap,
            room.height() - footOf(room, state) - 2 * gap};
}

} // namespace whistle
