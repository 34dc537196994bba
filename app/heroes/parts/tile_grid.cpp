// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/parts/tile_grid.h"

#include "controls/press/dial.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace whistle::heroes {

namespace {

/// Unit tokens in lines.
struct TokenLines {
    double side = px(Length::Icon);
    double step = side + px(Length::SpaceXs);
    int inLine;
    explicit TokenLines(double width) : inLine(std::max(1, static_cast<int>((width + px(Length::SpaceXs)) / step))) {}
    [[nodiscard]] double heightOf(const Tile& tile) const
    {
        return std::ceil(static_cast<double>(tile.elites + tile.bases) / inLine) * step;
    }
};

/// Within a tile and between them.
int room(const Tile& tile)
{
    return px(tile.isCentred ? Length::SpaceXs : Length::SpaceS);
}

/// A centred tile is as wide as its longest word.
double widthOfWords(const Tile& tile)
{
    double widest = 0;
    for (const QString& word : tile.title.split(u' '))
        widest = std::max(widest, textWidth(word, TypeStep::Body) + 2 * room(tile));
    return widest;
}

Box boxOf(const Tile& tile)
{
    const Theme& theme = Theme::current();
    Box box;
    box.radius = px(Length::RadiusControl);
    if (tile.look == Tile::Look::Raised || tile.look == Tile::Look::Sunken)
        box.fill = theme.colour(tile.look == Tile::Look::Raised ? Colour::Raised : Colour::Sunken);
    if (tile.look == Tile::Look::Dashed) {
        box.edge = theme.colour(Colour::LineStrong);
        box.style = Qt::DashLine;
    }
    if (tile.look == Tile::Look::Active)
        box.fill = tile.seat > 0 ? theme.seatGround(tile.seat) : theme.colour(Colour::RaisedPressed);
    if (tile.look == Tile::Look::Lit)
        box.fill = theme.colour(Colour::Chalk);
    if (tile.look == Tile::Look::Framed || tile.look == Tile::Look::Active) {
        box.edge = theme.colour(Colour::Chalk);
        box.line = px(Length::LineStrong);
    }
    return box;
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
        const int line = i / inLine;
        const QRectF box(from.x() + (i % inLine) * step, from.y() + line * step, side, side);
        const bool isElite = i < tile.elites;
        paintBox(painter, box,
                 {isElite ? colour : QColor(), colour, pxF(Length::RadiusSmall), pxF(Length::LineStrong)});
        if (!isElite)
            continue;
        painter.setPen(QPen(theme.seatInk(tile.seat), px(Length::LineStrong), Qt::SolidLine, Qt::RoundCap));
        for (const double height : {0.42, 0.68}) {
            const QPointF tip(box.center().x(), box.top() + side * (height - 0.12));
            painter.drawLine(tip, {box.left() + side * 0.28, box.top() + side * height});
            painter.drawLine(tip, {box.right() - side * 0.28, box.top() + side * height});
        }
    }
}

/// Lays a tile out, and paints it where there is a painter; gives the height that it takes.
double layTile(QPainter* painter, const QRectF& rect, const Tile& tile, bool isTight)
{
    const Theme& theme = Theme::current();
    const bool isQuiet = tile.isFaded || tile.look == Tile::Look::Dashed;
    const bool isLit = tile.look == Tile::Look::Lit;
    const QColor ink = theme.colour(isLit ? Colour::TextOnLight : isQuiet ? Colour::TextMuted : Colour::Text);
    const QColor muted = theme.colour(isLit ? Colour::TextOnLight : Colour::TextMuted);
    const double pad = room(tile);
    const double end = isTight ? px(Length::SpaceXs) : pad; // above and below
    const auto line = [&](const QRectF& place, const QString& words, TypeStep step, Qt::Alignment alignment) {
        if (painter && !words.isEmpty())
            paintText(*painter, place, words, step, ink, alignment);
    };
    const auto wrapped = [&](const QRectF& place, const QString& words, TypeStep step, const QColor& colour,
                             Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop) {
        if (painter)
            paintWrapped(*painter, place, words, step, colour, alignment);
        return wrappedHeight(words, step, std::max(1, static_cast<int>(place.width())));
    };
    const auto widthOf = [&](const QString& words, TypeStep step) {
        return words.isEmpty() ? 0 : textWidth(words, step) + pad;
    };
    if (painter)
        paintBox(*painter, rect, boxOf(tile));
    QRectF inner = rect.adjusted(pad, end, -pad, -end);
    const double high = tile.isCentred || !tile.number.isEmpty() ? theme.lineHeight(TypeStep::Number) : 0;
    if (tile.isCentred) {
        const QRectF place(inner.left(), inner.top(), inner.width(), high);
        if (painter && tile.ring > 0)
            Dial::paint(*painter, place.adjusted(0, -pad, 0, pad), tile.number.toInt(), tile.ring);
        else if (painter && !tile.signs.empty())
            paintSigns(*painter, place, tile.signs, ink);
        else
            line(place, tile.number, TypeStep::Number, Qt::AlignCenter);
        return high + 2 * end +
               wrapped(inner.adjusted(0, high, 0, 0), tile.title, TypeStep::Body, muted,
                       Qt::AlignHCenter | Qt::AlignTop);
    }
    const double number = widthOf(tile.number, TypeStep::Number);
    line({inner.left(), inner.top(), number, inner.height()}, tile.number, TypeStep::Number,
         Qt::AlignLeft | Qt::AlignVCenter);
    inner.setLeft(inner.left() + number);
    const TypeStep asideStep = tile.isAsideNumber ? TypeStep::Number : TypeStep::Body;
    const double titleLine = theme.lineHeight(tile.isAsideNumber ? TypeStep::Number : TypeStep::Label);
    const double side = titleLine * 0.8;
    const QRectF lead(inner.left(), inner.top() + (titleLine - side) / 2, side, side);
    if (painter && tile.seat > 0)
        paintEmblem(*painter, lead, tile.seat);
    else if (painter && tile.isTicked)
        paintIcon(*painter, lead, Icon::Check, ink);
    const bool hasLead = tile.seat > 0 || tile.isTicked;
    const double left = hasLead ? lead.right() + px(Length::SpaceXs) : inner.left();
    const double room = std::max(1.0, inner.right() - left);
    const double wordsTop = inner.top() + (titleLine - theme.lineHeight(TypeStep::Label)) / 2;
    double top = wordsTop + wrapped({left, wordsTop, room, inner.height()}, tile.title, TypeStep::Label, ink);
    top = std::max(top, inner.top() + (tile.isAsideNumber ? titleLine : 0));
    // What stands aside has a line of its own where the title leaves it no room.
    const double beside = widthOf(tile.title, TypeStep::Label) + px(Length::SpaceS);
    const bool isBelow = !tile.aside.isEmpty() && beside + widthOf(tile.aside, asideStep) > room;
    line({inner.left(), isBelow ? top : inner.top(), inner.width(), titleLine}, tile.aside, asideStep,
         Qt::AlignRight | Qt::AlignVCenter);
    top += isBelow ? titleLine : 0;
    if (painter)
        paintTokens(*painter, {inner.left(), top}, inner.width(), tile);
    top += TokenLines(inner.width()).heightOf(tile);
    for (const QString& words : tile.detail.isEmpty() ? QStringList() : tile.detail.split(u'\n'))
        top += wrapped({inner.left(), top, inner.width(), inner.bottom() - top}, words, TypeStep::Body, muted);
    return std::max(high, top - inner.top()) + 2 * end;
}

} // namespace

void paintSigns(QPainter& painter, const QRectF& place, const std::vector<Icon>& signs, const QColor& ink)
{
    const auto number = static_cast<double>(signs.size());
    const double side = std::min(place.height(), place.width() / number);
    QRectF one(place.center().x() - number * side / 2, place.center().y() - side / 2, side, side);
    for (const Icon sign : signs) {
        paintIcon(painter, one, sign, ink);
        one.translate(side, 0);
    }
}

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
        if (tile.isCentred)
            least = std::max(least, widthOfWords(tile));
    }
    return least;
}

double TileGrid::gap() const
{
    return m_tiles.empty() ? 0 : room(m_tiles.front());
}

int TileGrid::columnsAt(int width) const
{
    const int fitting = static_cast<int>((width + gap()) / (leastWidth() + gap()));
    const int wanted = m_keepsColumns ? m_most : std::min(m_most, static_cast<int>(m_tiles.size()));
    return std::clamp(fitting, 1, std::max(1, wanted));
}

std::vector<double> TileGrid::widthsAt(int width) const
{
    const auto columns = static_cast<std::size_t>(columnsAt(width));
    // Centred numbers stand in one line for as long as each has room for its own word.
    if (columns < m_tiles.size() && m_tiles.size() <= static_cast<std::size_t>(m_most) && m_tiles.front().isCentred) {
        std::vector<double> widths;
        double left = width - gap() * static_cast<double>(m_tiles.size() - 1);
        for (const Tile& tile : m_tiles)
            left -= widths.emplace_back(widthOfWords(tile));
        if (left >= 0) {
            for (double& wide : widths)
                wide += left / static_cast<double>(widths.size());
            return widths;
        }
    }
    return std::vector<double>(columns,
                               (width - gap() * static_cast<double>(columns - 1)) / static_cast<double>(columns));
}

std::vector<QRectF> TileGrid::rectsAt(int width) const
{
    std::vector<QRectF> rects;
    const std::vector<double> widths = widthsAt(width);
    double top = 0;
    for (std::size_t first = 0; first < m_tiles.size(); first += widths.size()) {
        const std::size_t end = std::min(m_tiles.size(), first + widths.size());
        double high = 0;
        for (std::size_t i = first; i < end; ++i)
            high = std::max(high, layTile(nullptr, {0, 0, widths[i - first], 0}, m_tiles[i], m_isTight));
        double left = 0;
        for (std::size_t i = first; i < end; ++i) {
            rects.emplace_back(left, top, widths[i - first], high);
            left += widths[i - first] + gap();
        }
        top += high + (m_isTight ? px(Length::SpaceXs) : gap());
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
    const int height = m_tiles.empty() ? 0 : px(Length::Target) / 2;
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
        layTile(&painter, rects[i], m_tiles[i], m_isTight);
    paintCursor(painter, px(Length::RadiusControl));
}

} // namespace whistle::heroes

#include "moc_tile_grid.cpp"
