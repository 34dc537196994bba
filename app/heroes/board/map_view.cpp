// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/map_view.h"

#include "base/common_words.h"
#include "heroes/board/site_signs.h"
#include "heroes/board/terrain.h"
#include "heroes/offers/reach.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle::heroes {

namespace {

constexpr double leastCells = 8; ///< shown at the least, so that a small board is not huge

void paintSpace(QPainter& painter, const QRectF& rect, const MapSpace& space)
{
    const Theme& theme = Theme::current();
    const bool isClosed = space.terrain == Terrain::Mountain || space.terrain == Terrain::Water;
    Box box;
    box.fill = theme.colour(isClosed ? Colour::Sunken : Colour::Surface);
    box.radius = px(Length::RadiusSmall);
    box.edge = theme.colour(Colour::Line);
    if (space.left || space.isOffered) {
        box.fill = theme.colour(Colour::Reach);
        box.edge = theme.colour(space.isFight ? Colour::Refuse : Colour::ReachLine);
    }
    if (space.isMoving)
        box.edge = theme.colour(Colour::Chalk);
    if (space.left || space.isOffered || space.isMoving)
        box.line = px(Length::LineStrong);
    paintBox(painter, rect, box);
    if (space.site.isEmpty() && space.encounter.isEmpty() && space.heroSeats.empty() && space.capitalSeat == 0)
        paintTerrain(painter, rect, space.terrain);
    const QColor muted = theme.colour(Colour::TextMuted);
    const QColor ink = theme.colour(Colour::Text);
    const double pad = px(Length::SpaceXs);
    const double line = theme.lineHeight(TypeStep::Caption);
    QRectF row(rect.left() + pad, rect.top() + pad, rect.width() - 2 * pad, line);
    // Names where they fit whole; the drawings tell it where they do not.
    const auto write = [&](const QString& words, const QColor& colour) {
        if (textWidth(words, TypeStep::Caption) <= row.width())
            paintText(painter, row, words, TypeStep::Caption, colour);
    };
    if (!space.encounter.isEmpty()) { // a flame more for each group
        for (int flame = 0; flame <= static_cast<int>(space.group); ++flame, row.adjust(line * 0.7, 0, 0, 0))
            paintIcon(painter, {row.left(), row.top(), line, line}, Icon::Flame, ink);
        row.adjust(line * 0.3, 0, 0, 0);
        write(space.encounter, ink);
    }
    if (space.siteKind) {
        const double side = std::min(rect.width(), rect.height()) / 2;
        paintSite(painter, {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side}, *space.siteKind,
                  space.isLooted ? theme.colour(Colour::LineStrong) : muted);
        if (space.encounter.isEmpty())
            write(space.site, space.isLooted ? muted : ink);
    }
    const double shape = std::min<double>(px(Length::Icon), rect.height() / 3);
    QRectF sign(rect.left() + pad, rect.bottom() - shape - pad, shape, shape);
    for (const int seat : space.heroSeats) {
        paintEmblem(painter, sign, seat);
        sign.translate(shape + pad, 0);
    }
    sign.moveRight(rect.right() - pad);
    if (space.capitalSeat > 0) {
        const double side = std::min(rect.width(), rect.height()) / 2;
        paintIcon(painter, {rect.center().x() - side / 2, rect.top() + pad, side, side}, Icon::Home,
                  theme.seat(space.capitalSeat));
    } else if (space.siteSeat > 0) {
        paintIcon(painter, sign, Icon::Flag, theme.seat(space.siteSeat));
    }
    if (space.left && space.heroSeats.empty())
        paintText(painter, {rect.left() + pad, rect.bottom() - line - pad, rect.width(), line},
                  space.isFight ? GameWords::tr("battle") : QString::number(*space.left), TypeStep::Caption, ink);
}

} // namespace

MapModel mapOf(const State& state, const std::vector<MoveOf<Command>>& moves)
{
    const std::vector<std::string>& rows = state.board.rows();
    MapModel map;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const auto columns = static_cast<int>(rows[static_cast<std::size_t>(row)].size());
        map.size = map.size.expandedTo({columns, row + 1});
        for (Space at{row, 0}; at.column < columns; ++at.column) {
            if (state.board.has(at))
                map.spaces[at].terrain = state.board.at(at);
        }
    }
    MapSpace nowhere; // takes what lies on no space of the board
    const auto at = [&](const std::optional<Space>& space) -> MapSpace& {
        const auto found = space ? map.spaces.find(*space) : map.spaces.end();
        return found == map.spaces.end() ? nowhere : found->second;
    };
    for (const Site& site : state.sites) {
        MapSpace& space = at(site.at);
        space.site = qt(site.name);
        space.siteKind = site.kind;
        space.siteSeat = site.controller ? seatNumber(*site.controller) : 0;
        space.isLooted = site.looted;
    }
    for (const EncounterToken& token : state.encounters) {
        if (token.isGone)
            continue;
        at(token.at).encounter = qt(token.name());
        at(token.at).group = token.facts->group;
    }
    for (std::size_t i = 0; i < state.players.size(); ++i)
        at(state.players[i].capital).capitalSeat = seatNumber(static_cast<int>(i));
    for (const Hero& hero : state.heroes) {
        MapSpace& space = at(hero.isAway ? std::optional(hero.at) : state.owner(hero).capital);
        space.heroSeats.push_back(seatNumber(hero.player));
        space.heroes << qt(hero.name);
        if (state.activation && state.activation->hero == hero.name)
            space.isMoving = true;
    }
    const bool isLaying =
        state.tiles.size() < static_cast<std::size_t>(tilesOf(static_cast<int>(state.players.size())));
    for (const MoveOf<Command>& move : moves) {
        if (const auto* tile = std::get_if<PlaceTile>(&move.commands.front()); tile && isLaying)
            map.free.push_back({tile->row, tile->column});
        if (const auto* capital = std::get_if<PlaceCapital>(&move.commands.front()))
            at(Space{capital->row, capital->column}).isOffered = true;
    }
    for (const Reach& reach : moves.empty() ? std::vector<Reach>{} : reachable(state)) {
        at(reach.at).left = reach.left();
        at(reach.at).isFight = reach.isEnemy;
    }
    if (!map.free.empty()) // the places of all tiles
        map.size = {tileSide * tileSide, tileSide * tileSide};
    return map;
}

std::optional<Space> MapView::tilePlaceOf(int place)
{
    const int tile = place - side * side;
    return tile >= 0 ? std::optional(Space{tile / tileSide, tile % tileSide}) : std::nullopt;
}

MapView::MapView(QWidget* parent) : BoardOf(parent)
{
    setName([] { return CommonWords::tr("The board"); });
}

const MapSpace* MapView::spaceAt(int place) const
{
    const auto found = m_model.spaces.find(spaceOf(place));
    return found == m_model.spaces.end() ? nullptr : &found->second;
}

QRectF MapView::placeRect(int place) const
{
    const std::optional<Space> tile = tilePlaceOf(place);
    if (tile ? !contains(m_model.free, *tile) : !spaceAt(place))
        return {};
    const double one = cellSide();
    const int wide = tile ? tileSide : 1; // in spaces
    const Space at = tile ? *tile : spaceOf(place);
    const QPointF begin = origin();
    const double gap = px(Length::SpaceHair);
    return QRectF(begin.x() + at.column * wide * one, begin.y() + at.row * wide * one, wide * one, wide * one)
        .adjusted(gap, gap, -gap, -gap);
}

double MapView::labelRoom() const
{
    return Theme::current().lineHeight(TypeStep::Caption) + px(Length::SpaceXs);
}

double MapView::cellSide() const
{
    return std::min((width() - 2 * labelRoom()) / std::max<double>(leastCells, m_model.size.width()),
                    (height() - labelRoom()) / static_cast<double>(m_model.size.height()));
}

QPointF MapView::origin() const
{
    return {(width() - cellSide() * m_model.size.width()) / 2, labelRoom()};
}

QString MapView::placeWords(int place) const
{
    if (const std::optional<Space> tile = tilePlaceOf(place))
        return tr("free for a tile, %1", "row and column").arg(spaceWords(*tile));
    const MapSpace* space = spaceAt(place);
    if (!space)
        return {};
    QStringList words{spaceWords(spaceOf(place)), terrainWords(space->terrain), space->site, space->encounter};
    words << space->heroes;
    words.removeAll(QString());
    if (space->isLooted)
        words << GameWords::tr("looted");
    if (space->capitalSeat > 0)
        words << GameWords::tr("a capital");
    if (space->isOffered)
        words << tr("a capital may go here");
    if (space->isFight)
        words << tr("a battle begins here");
    else if (space->left)
        words << tr("reachable, %1 movement left").arg(*space->left);
    return words.join(QStringLiteral(", "));
}

bool MapView::isChosen(int place) const
{
    return spaceAt(place) && spaceAt(place)->isMoving;
}

QSize MapView::sizeHint() const
{
    return m_model.size * (px(Length::Target) * 1.5);
}

QSize MapView::minimumSizeHint() const
{
    const double cell = px(Length::CellMinimum) * (m_model.free.empty() ? 0.8 : 0.5); // tiles are larger
    const auto labels = static_cast<int>(std::ceil(labelRoom()));
    return m_model.size * cell + QSize(2 * labels, labels);
}

/// "C" above the third column, "2" beside the second row: as rulings name the spaces.
void MapView::paintLabels(QPainter& painter) const
{
    const QColor ink = Theme::current().colour(Colour::TextMuted);
    const double room = labelRoom();
    const double one = cellSide();
    const QPointF begin = origin();
    for (int column = 0; column < m_model.size.width(); ++column)
        paintText(painter, {begin.x() + column * one, 0, one, room}, spaceWords({0, column}).chopped(1),
                  TypeStep::Caption, ink, Qt::AlignCenter);
    for (int row = 0; row < m_model.size.height(); ++row)
        paintText(painter, {begin.x() - room, begin.y() + row * one, room, one}, QString::number(row + 1),
                  TypeStep::Caption, ink, Qt::AlignCenter);
}

void MapView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLabels(painter);
    for (const auto& [at, space] : m_model.spaces)
        paintSpace(painter, placeRect(placeOf(at)), space);
    const Theme& theme = Theme::current();
    for (const Space& tile : m_model.free) {
        const QRectF rect = placeRect(side * side + tile.row * tileSide + tile.column);
        paintBox(painter, rect,
                 {{}, theme.colour(Colour::ReachLine), pxF(Length::RadiusSmall), pxF(Length::LineHair), Qt::DashLine});
        const double sign = px(Length::Icon);
        paintIcon(painter, {rect.center().x() - sign / 2, rect.center().y() - sign / 2, sign, sign}, Icon::Plus,
                  theme.colour(Colour::TextMuted));
    }
    paintCursor(painter, px(Length::RadiusSmall));
}

} // namespace whistle::heroes

#include "moc_map_view.cpp"
