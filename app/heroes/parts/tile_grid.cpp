// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/parts/tile_grid.h"

#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace whistle::heroes {

namespace {

double emblemSide()
{
    return Theme::current().lineHeight(TypeStep::Label) * 0.8;
}

/// What stands before the title takes this much.
double leadOf(const Tile& tile)
{
    return tile.seat > 0 || tile.isTicked ? emblemSide() + px(whistle::Length::SpaceXs) : 0;
}

/// The height of a detail of several lines, each wrapped by itself.
double linesHeight(const QString& text, int width)
{
    double height = 0;
    for (const QString& line : text.split(u'\n'))
        height += wrappedHeight(line, TypeStep::Body, width);
    return height;
}

double asideWidth(const Tile& tile)
{
    return tile.aside.isEmpty() ? 0 : textWidth(tile.aside, TypeStep::Body) + px(whistle::Length::SpaceS);
}

double numberWidth(const Tile& tile)
{
    return tile.number.isEmpty() ? 0 : textWidth(tile.number, TypeStep::Number) + px(whistle::Length::SpaceS);
}

/// Unit tokens in lines.
struct TokenLines {
    double side = px(whistle::Length::Icon);
    double step = side + px(whistle::Length::SpaceXs);
    int inLine;
    explicit TokenLines(double width)
        : inLine(std::max(1, static_cast<int>((width + px(whistle::Length::SpaceXs)) / step)))
    {
    }
    [[nodiscard]] double heightOf(const Tile& tile) const
    {
        return std::ceil(static_cast<double>(tile.elites + tile.bases) / inLine) * step;
    }
};

Box boxOf(const Tile& tile)
{
    const Theme& theme = Theme::current();
    Box box;
    box.radius = px(whistle::Length::RadiusControl);
    if (tile.look == Tile::Look::Raised || tile.look == Tile::Look::Sunken)
        box.fill = theme.colour(tile.look == Tile::Look::Raised ? Colour::Raised : Colour::Sunken);
    if (tile.look == Tile::Look::Dashed) {
        box.edge = theme.colour(Colour::LineStrong);
        box.style = Qt::DashLine;
    }
    if (tile.look == Tile::Look::Active)
        box.fill = tile.seat > 0 ? theme.seatGround(tile.seat) : theme.colour(Colour::RaisedPressed);
    if (tile.look == Tile::Look::Framed || tile.look == Tile::Look::Active) {
        box.edge = theme.colour(Colour::Chalk);
        box.line = px(whistle::Length::LineStrong);
    }
    return box;
}

double heightOf(const Tile& tile, double width)
{
    const Theme& theme = Theme::current();
    const double pad = px(whistle::Length::SpaceS);
    const int inner = std::max(1, static_cast<int>(width - 2 * pad));
    if (tile.isCentred)
        return theme.lineHeight(TypeStep::Number) + wrappedHeight(tile.title, TypeStep::Body, inner) + 2 * pad;
    const int room = std::max(1, static_cast<int>(inner - leadOf(tile) - asideWidth(tile) - numberWidth(tile)));
    double height = wrappedHeight(tile.title, TypeStep::Label, room) + TokenLines(inner).heightOf(tile);
    if (!tile.detail.isEmpty())
        height += linesHeight(tile.detail, tile.number.isEmpty() ? inner : room);
    if (!tile.number.isEmpty())
        height = std::max<double>(height, theme.lineHeight(TypeStep::Number));
    return height + 2 * pad;
}

/// Elite sides are filled and wear the double arrow, base sides are an outline: told apart without any colour.
void paintTokens(QPainter& painter, QPointF from, double width, const Tile& tile)
{
    const Theme& theme = Theme::current();
    const auto [side, step, inLine] = TokenLines(width);
    QColor colour = theme.seat(tile.seat);
    if (tile.isFaded)
        colour.setAlphaF(0.5F);
    for (int i = 0; i < tile.elites + tile.bases; ++i) {
        const QRectF box(from.x() + (i % inLine) * step, from.y() + (i / inLine) * step, side, side);
        const bool isElite = i < tile.elites;
        paintBox(
            painter, box,
            {isElite ? colour : QColor(), colour, pxF(whistle::Length::RadiusSmall), pxF(whistle::Length::LineStrong)});
        if (!isElite)
            continue;
        painter.setPen(QPen(theme.seatInk(tile.seat), px(whistle::Length::LineStrong), Qt::SolidLine, Qt::RoundCap));
        for (const double middle : {0.42, 0.68}) {
            const QPointF tip(box.center().x(), box.top() + side * (middle - 0.12));
            painter.drawLine(tip, {box.left() + side * 0.28, box.top() + side * middle});
            painter.drawLine(tip, {box.right() - side * 0.28, box.top() + side * middle});
        }
    }
}

void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile)
{
    const Theme& theme = Theme::current();
    paintBox(painter, rect, boxOf(tile));
    const bool isQuiet = tile.isFaded || tile.look == Tile::Look::Dashed;
    const QColor ink = theme.colour(isQuiet ? Colour::TextMuted : Colour::Text);
    const QColor muted = theme.colour(Colour::TextMuted);
    const double pad = px(whistle::Length::SpaceS);
    QRectF room = rect.adjusted(pad, pad, -pad, -pad);
    if (tile.isCentred) {
        const double number = theme.lineHeight(TypeStep::Number);
        paintText(painter, {room.left(), room.top(), room.width(), number}, tile.number, TypeStep::Number, ink,
                  Qt::AlignCenter);
        paintWrapped(painter, room.adjusted(0, number, 0, 0), tile.title, TypeStep::Body, muted,
                     Qt::AlignHCenter | Qt::AlignTop);
        return;
    }
    if (!tile.number.isEmpty())
        paintText(painter, {room.left(), room.top(), numberWidth(tile), room.height()}, tile.number, TypeStep::Number,
                  ink);
    room.setLeft(room.left() + numberWidth(tile));
    const double line = theme.lineHeight(TypeStep::Label);
    const double side = emblemSide();
    const QRectF lead(room.left(), room.top() + (line - side) / 2, side, side);
    if (tile.seat > 0)
        paintEmblem(painter, lead, tile.seat);
    else if (tile.isTicked)
        paintIcon(painter, lead, Icon::Check, ink);
    if (!tile.aside.isEmpty())
        paintText(painter, {room.left(), room.top(), room.width(), line}, tile.aside, TypeStep::Body, ink,
                  Qt::AlignRight | Qt::AlignVCenter);
    const double left = room.left() + leadOf(tile);
    const QRectF title(left, room.top(), std::max(1.0, room.right() - left - asideWidth(tile)), room.height());
    paintWrapped(painter, title, tile.title, TypeStep::Label, ink, Qt::AlignLeft | Qt::AlignTop);
    double top = room.top() + wrappedHeight(tile.title, TypeStep::Label, static_cast<int>(title.width()));
    paintTokens(painter, {room.left(), top}, room.width(), tile);
    top += TokenLines(room.width()).heightOf(tile);
    for (const QString& words : tile.detail.split(u'\n')) {
        paintWrapped(painter, {room.left(), top, room.width(), room.bottom() - top}, words, TypeStep::Body, muted,
                     Qt::AlignLeft | Qt::AlignTop);
        top += wrappedHeight(words, TypeStep::Body, static_cast<int>(room.width()));
    }
}

} // namespace

TileGrid::TileGrid(int most, double leastEms) : m_most(most), m_leastEms(leastEms)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::NoFocus);
}

void TileGrid::setTiles(const QString& name, std::vector<Tile> tiles)
{
    setAccessibleName(name);
    tiles.resize(std::min<std::size_t>(tiles.size(), mostTiles));
    if (m_tiles == tiles)
        return;
    m_tiles = std::move(tiles);
    setVisible(!m_tiles.empty());
    updateGeometry();
    update();
    tellChanged();
}

void TileGrid::setMost(int most)
{
    m_most = most;
    updateGeometry();
    update();
}

double TileGrid::leastWidth() const
{
    double least = m_leastEms * Theme::current().em();
    for (const Tile& tile : m_tiles) {
        for (const QString& word : tile.isCentred ? tile.title.split(u' ') : QStringList())
            least = std::max(least, textWidth(word, TypeStep::Body) + 2 * px(whistle::Length::SpaceS));
    }
    return least;
}

int TileGrid::columnsAt(int width) const
{
    const double gap = px(whistle::Length::SpaceS);
    const int fitting = static_cast<int>((width + gap) / (leastWidth() + gap));
    const int wanted = m_keepsColumns ? m_most : std::min(m_most, static_cast<int>(m_tiles.size()));
    return std::clamp(fitting, 1, std::max(1, wanted));
}

std::vector<QRectF> TileGrid::rectsAt(int width) const
{
    std::vector<QRectF> rects;
    const int columns = columnsAt(width);
    const double gap = px(whistle::Length::SpaceS);
    const double wide = (width - gap * (columns - 1)) / columns;
    double top = 0;
    for (std::size_t first = 0; first < m_tiles.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t end = std::min(m_tiles.size(), first + static_cast<std::size_t>(columns));
        double high = 0;
        for (std::size_t i = first; i < end; ++i)
            high = std::max(high, heightOf(m_tiles[i], wide));
        for (std::size_t i = first; i < end; ++i)
            rects.emplace_back(static_cast<double>(i - first) * (wide + gap), top, wide, high);
        top += high + gap;
    }
    return rects;
}

int TileGrid::heightForWidth(int width) const
{
    const std::vector<QRectF> rects = rectsAt(width);
    return rects.empty() ? 0 : static_cast<int>(std::ceil(rects.back().bottom()));
}

QSize TileGrid::sizeHint() const
{
    const int wide = qRound(m_leastEms * Theme::current().em() * std::min<double>(m_most, 2));
    return {wide, heightForWidth(wide)};
}

QSize TileGrid::minimumSizeHint() const
{
    const int height = m_tiles.empty() ? 0 : px(whistle::Length::Target) / 2;
    return {static_cast<int>(std::ceil(leastWidth())), height};
}

const Tile* TileGrid::tileAt(int place) const
{
    return place < static_cast<int>(m_tiles.size()) ? &m_tiles[static_cast<std::size_t>(place)] : nullptr;
}

QRectF TileGrid::placeRect(int place) const
{
    return tileAt(place) ? rectsAt(width())[static_cast<std::size_t>(place)] : QRectF();
}

QString TileGrid::placeWords(int place) const
{
    const Tile* tile = tileAt(place);
    if (!tile)
        return {};
    QStringList words{tile->title, tile->number, tile->aside, tile->detail, tile->isTicked ? tr("built") : QString()};
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

bool TileGrid::isChosen(int place) const
{
    return tileAt(place) && tileAt(place)->look == Tile::Look::Active;
}

void TileGrid::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRectF> rects = rectsAt(width());
    for (std::size_t i = 0; i < rects.size(); ++i)
        paintTile(painter, rects[i], m_tiles[i]);
    paintCursor(painter, px(whistle::Length::RadiusControl));
}

} // namespace whistle::heroes
