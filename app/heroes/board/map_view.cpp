// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/map_view.h"

#include "heroes/judging/referee.h"
#include "heroes/offers/legal.h"
#include "heroes/parts/layout.h"
#include "heroes/telling/words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>

namespace whistle::heroes {

namespace {

constexpr double leastCells = 8; ///< shown at the least, so that a small board is not huge

} // namespace

MapModel mapOf(const State& state)
{
    MapModel map;
    const std::vector<std::string>& rows = state.board.rows();
    map.rows = static_cast<int>(rows.size());
    for (int row = 0; row < map.rows; ++row) {
        map.columns = std::max(map.columns, static_cast<int>(rows[static_cast<std::size_t>(row)].size()));
        for (int column = 0; column < static_cast<int>(rows[static_cast<std::size_t>(row)].size()); ++column) {
            const Space at{row, column};
            if (state.board.has(at))
                map.spaces[at].terrain = state.board.at(at);
        }
    }
    const auto at = [&map](const std::optional<Space>& space) {
        const auto found = space ? map.spaces.find(*space) : map.spaces.end();
        return found == map.spaces.end() ? nullptr : &found->second;
    };
    for (const Site& site : state.sites) {
        if (MapSpace* space = at(site.at)) {
            space->site = QString::fromStdString(site.name);
            space->siteSeat = site.controller ? seatNumber(*site.controller) : 0;
            space->isLooted = site.looted;
        }
    }
    for (const EncounterToken& token : state.encounters) {
        if (MapSpace* space = token.isGone ? nullptr : at(token.at))
            space->encounter = QString::fromStdString(token.facts->name);
    }
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (MapSpace* space = at(state.players[i].capital))
            space->capitalSeat = seatNumber(static_cast<int>(i));
    }
    for (const Hero& hero : state.heroes) {
        const std::optional<Space> where = hero.isAway ? std::optional(hero.at) : state.owner(hero).capital;
        if (MapSpace* space = at(where)) {
            space->heroSeats.push_back(seatNumber(hero.player));
            space->heroes +=
                (space->heroes.isEmpty() ? QString() : QStringLiteral(", ")) + QString::fromStdString(hero.name);
        }
        if (state.activation && state.activation->hero == hero.name)
            map.moving = where;
    }
    const Player* next = firstWith(state.players, &Player::capital, std::nullopt);
    if (state.phase == Phase::Setup && next) {
        for (auto& [space, shown] : map.spaces)
            shown.isOffered = isLegal(state, PlaceCapital{next->name, space.row, space.column});
    }
    for (const Reach& reach : reachable(state)) {
        if (MapSpace* space = at(reach.at)) {
            space->left = reach.left();
            space->isFight = reach.isEnemy;
        }
    }
    return map;
}

MapView::MapView(QWidget* parent) : BoardOf(parent)
{
    setName([] { return tr("The board"); });
}

double MapView::cell() const
{
    const double most = std::max({leastCells, static_cast<double>(m_model.columns)});
    return std::min(width() / most, height() / std::max(1.0, static_cast<double>(m_model.rows)));
}

QRectF MapView::placeRect(int place) const
{
    const Space space = spaceOf(place);
    if (m_model.spaces.count(space) == 0)
        return {};
    const double one = cell();
    const double left = (width() - one * m_model.columns) / 2;
    const double gap = px(whistle::Length::SpaceHair);
    return QRectF(left + space.column * one, space.row * one, one, one).adjusted(gap, gap, -gap, -gap);
}

QString MapView::placeWords(int place) const
{
    const auto found = m_model.spaces.find(spaceOf(place));
    if (found == m_model.spaces.end())
        return {};
    const MapSpace& space = found->second;
    QStringList words{spaceWords(found->first)};
    for (const QString& what : {terrainWords(space.terrain), space.site, space.encounter, space.heroes}) {
        if (!what.isEmpty())
            words << what;
    }
    if (space.isLooted)
        words << tr("looted");
    if (space.capitalSeat > 0)
        words << tr("a capital");
    if (space.isOffered)
        words << tr("a capital may go here");
    if (space.isFight)
        words << tr("a battle begins here");
    else if (space.left)
        words << tr("reachable, %1 movement left").arg(*space.left);
    return words.join(QStringLiteral(", "));
}

QString MapView::terrainWords(Terrain terrain)
{
    return terrain == Terrain::Mountain  ? tr("mountain")
           : terrain == Terrain::Water   ? tr("water")
           : terrain == Terrain::Harbour ? tr("harbour")
           : terrain == Terrain::Portal  ? tr("portal")
                                         : QString();
}

bool MapView::isChosen(int place) const
{
    return m_model.moving == spaceOf(place);
}

void MapView::pressPlace(int place)
{
    Q_EMIT spacePressed(spaceOf(place));
}

QSize MapView::sizeHint() const
{
    const int one = px(whistle::Length::Target) * 3 / 2;
    return {one * std::max(1, m_model.columns), one * std::max(1, m_model.rows)};
}

QSize MapView::minimumSizeHint() const
{
    const int one = px(whistle::Length::CellMinimum);
    return {one * std::max(1, m_model.columns), one * std::max(1, m_model.rows)};
}

void MapView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [at, space] : m_model.spaces)
        paintSpace(painter, placeRect(placeOf(at)), space, m_model.moving == at);
    paintCursor(painter, px(whistle::Length::RadiusSmall));
}

void MapView::paintSpace(QPainter& painter, const QRectF& rect, const MapSpace& space, bool isMoving) const
{
    const Theme& theme = Theme::current();
    const bool isClosed = space.terrain == Terrain::Mountain || space.terrain == Terrain::Water;
    Box box;
    box.fill = theme.colour(isClosed ? Colour::Sunken : Colour::Surface);
    box.radius = px(whistle::Length::RadiusSmall);
    box.edge = theme.colour(Colour::Line);
    if (space.left || space.isOffered) {
        box.fill = theme.colour(Colour::Reach);
        box.edge = theme.colour(space.isFight ? Colour::Refuse : Colour::ReachLine);
        box.line = px(whistle::Length::LineStrong);
    }
    if (isMoving) {
        box.edge = theme.colour(Colour::Chalk);
        box.line = px(whistle::Length::LineStrong);
    }
    paintBox(painter, rect, box);
    const QColor muted = theme.colour(Colour::TextMuted);
    const QColor ink = theme.colour(Colour::Text);
    const double pad = px(whistle::Length::SpaceXs);
    const double line = theme.lineHeight(TypeStep::Caption);
    QRectF row(rect.left() + pad, rect.top() + pad, rect.width() - 2 * pad, line);
    const auto write = [&](const QString& words, const QColor& colour) {
        if (words.isEmpty() || row.bottom() > rect.bottom())
            return;
        paintText(painter, row, words, TypeStep::Caption, colour);
        row.translate(0, line);
    };
    write(space.site, space.isLooted ? muted : ink);
    if (!space.encounter.isEmpty() && row.bottom() <= rect.bottom()) {
        paintIcon(painter, {row.left(), row.top(), line, line}, Icon::Flame, ink);
        paintText(painter, row.adjusted(line, 0, 0, 0), space.encounter, TypeStep::Caption, ink);
        row.translate(0, line);
    }
    if (space.site.isEmpty() && space.encounter.isEmpty())
        write(terrainWords(space.terrain), muted);
    const double shape = std::min<double>(px(whistle::Length::Icon), rect.height() / 3);
    double left = rect.left() + pad;
    for (const int seat : space.heroSeats) {
        paintEmblem(painter, {left, rect.bottom() - shape - pad, shape, shape}, seat);
        left += shape + pad;
    }
    if (space.capitalSeat > 0) {
        paintIcon(painter, {rect.right() - shape - pad, rect.bottom() - shape - pad, shape, shape}, Icon::Home,
                  theme.seat(space.capitalSeat));
    } else if (space.siteSeat > 0) {
        paintIcon(painter, {rect.right() - shape - pad, rect.bottom() - shape - pad, shape, shape}, Icon::Flag,
                  theme.seat(space.siteSeat));
    }
    if (space.left && space.heroSeats.empty())
        paintText(painter, {rect.left() + pad, rect.bottom() - line - pad, rect.width(), line},
                  space.isFight ? tr("battle") : QString::number(*space.left), TypeStep::Caption, ink);
}

} // namespace whistle::heroes
