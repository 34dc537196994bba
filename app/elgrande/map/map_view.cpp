// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/map/map_view.h"

#include "controls/seats/seat_chips.h"
#include "controls/words/counter_label.h"
#include "elgrande/pack/facts.h"
#include "elgrande/telling/words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>

namespace whistle::elgrande {

namespace {

/// Words grow with a large map, and give way on a small one, so far.
constexpr double mostGrown = 1.5;
constexpr double leastGrown = 0.45;
constexpr double leastEms = 22;
constexpr double usualEms = 44;
constexpr double mapShape = 0.7; ///< the height of the map by its width

double signSide()
{
    return Theme::current().lineHeight(TypeStep::Body);
}

std::vector<SeatChip> chipsOf(const MapArea& area)
{
    std::vector<SeatChip> chips;
    for (std::size_t player = 0; player < mostPlayers; ++player) {
        const int change = area.changes[player];
        if (area.caballeros[player] == 0 && change == 0)
            continue;
        QString words = QString::number(area.caballeros[player]);
        if (change != 0)
            words += CounterLabel::words(change, CounterLabel::Sign::Always);
        chips.push_back({seatOf(static_cast<int>(player)), words, change != 0});
    }
    return chips;
}

} // namespace

MapModel plainMap()
{
    MapModel map;
    const Facts& facts = *factsInUse();
    for (const Area area : allAreas())
        map.areas[area].values = facts.scores[area];
    return map;
}

MapModel mapOf(const State& state, const Facts& facts)
{
    MapModel map;
    map.isCastilloOpen = state.isCastilloOpen();
    map.inCastillo = sum(state.board.caballeros[Area::Castillo]);
    for (const Area area : allAreas()) {
        MapArea& shown = map.areas[area];
        shown.values = valuesOf(state.board, area, facts);
        shown.hasScoreboard = state.board.scoreboardAt(area).has_value();
        if (isRegion(area) || map.isCastilloOpen)
            shown.caballeros = state.board.caballeros[area];
    }
    for (int player = 0; player < state.count(); ++player)
        map.players.push_back(playerName(state, player));
    map.homes = state.board.homes;
    map.king = state.board.king;
    for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero}) {
        if (!state.board.spotOf(board))
            map.beside.push_back(facts.scoresOf(board));
    }
    return map;
}

MapView::MapView(QWidget* parent) : BoardOf(parent, plainMap())
{
    setName([] { return tr("The map"); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

MapLayout MapView::layoutOfMap() const
{
    const double gap = pxF(Length::SpaceXs);
    return MapLayout(QRectF(rect()).adjusted(gap, gap, -gap, -gap));
}

QRectF MapView::placeRect(int place) const
{
    return layoutOfMap().words(static_cast<Area>(place));
}

int MapView::placeAt(QPointF point) const
{
    const AreaSpot area = layoutOfMap().areaAt(point);
    return area ? static_cast<int>(*area) : -1;
}

QString MapView::placeWords(int place) const
{
    const auto area = static_cast<Area>(place);
    const MapArea& shown = m_model.areas[area];
    QStringList words{
        tr("%1, worth %2, %3, %4").arg(areaName(area)).arg(shown.values[0]).arg(shown.values[1]).arg(shown.values[2])};
    if (shown.hasScoreboard)
        words << tr("by a mobile scoreboard");
    if (m_model.king == area)
        words << tr("the King is here");
    if (!isRegion(area) && !m_model.isCastilloOpen && !m_model.players.empty())
        words << tr("closed, Caballeros in it: %1").arg(m_model.inCastillo);
    for (std::size_t player = 0; player < m_model.players.size(); ++player) {
        const QString& name = m_model.players[player];
        if (m_model.homes[player] == area)
            words << tr("home of %1").arg(name);
        if (shown.caballeros[player] > 0)
            words << tr("%1: %2", "player and number").arg(name).arg(shown.caballeros[player]);
        if (shown.changes[player] != 0)
            words << tr("%1: to be entered %2")
                         .arg(name, CounterLabel::words(shown.changes[player], CounterLabel::Sign::Always));
    }
    if (shown.shines)
        words << tr("may be chosen");
    return words.join(QStringLiteral("; "));
}

QSize MapView::minimumSizeHint() const
{
    const double wide = Theme::current().em() * leastEms;
    return {qRound(wide), qRound(wide * mapShape)};
}

QSize MapView::sizeHint() const
{
    const double wide = Theme::current().em() * usualEms;
    return {qRound(wide), qRound(wide * mapShape)};
}

void MapView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    const MapLayout layout = layoutOfMap();
    for (const Area area : allAreas())
        paintGround(painter, layout, area);
    // What may be pressed has its border above its neighbours', what is chosen above all.
    for (const Area area : allAreas()) {
        const bool isChosen = m_model.chosen == area;
        if (!isChosen && !m_model.areas[area].shines)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.colour(isChosen ? Colour::Text : Colour::ReachLine), pxF(Length::LineFocus)));
        painter.drawPolygon(layout.outline(area));
    }
    const double grown = growth(layout);
    for (const Area area : allRegions())
        paintWords(painter, layout.words(area), area, grown);
    paintTower(painter, layout.words(Area::Castillo));
    int place = 0;
    for (const Scores& values : m_model.beside) {
        const QRectF box = layout.beside(place++);
        paintBox(painter, box,
                 {theme.colour(Colour::Sunken), theme.colour(Colour::Line), pxF(Length::RadiusSmall), 1, Qt::DashLine});
        paintText(painter, box, valuesWords(values), TypeStep::Caption, theme.colour(Colour::TextMuted),
                  Qt::AlignCenter);
    }
    paintCursor(painter, pxF(Length::RadiusControl));
}

void MapView::paintGround(QPainter& painter, const MapLayout& layout, Area area) const
{
    const Theme& theme = Theme::current();
    const bool isChosen = m_model.chosen == area;
    const bool shines = m_model.areas[area].shines;
    const Colour ground = !isRegion(area) ? Colour::Surface : Colour::FieldMid;
    const QColor fill = theme.colour(isChosen || shines ? Colour::Reach : ground); // the border tells which
    painter.setBrush(fill);
    painter.setPen(QPen(theme.colour(Colour::Window), pxF(Length::LineSeat)));
    painter.drawPolygon(layout.outline(area));
    if (!isRegion(area)) {
        painter.setPen(QPen(theme.colour(Colour::LineStrong), pxF(Length::LineStrong)));
        painter.drawRoundedRect(layout.outline(area).boundingRect(), pxF(Length::RadiusControl),
                                pxF(Length::RadiusControl));
    }
}

double MapView::growth(const MapLayout& layout) const
{
    const Theme& theme = Theme::current();
    const double high = theme.lineHeight(TypeStep::Label) + theme.lineHeight(TypeStep::Caption) +
                        SeatChips::lineHeight() + pxF(Length::SpaceXs);
    double grown = mostGrown;
    for (const Area region : allRegions())
        grown = std::min(grown, layout.words(region).height() / high);
    return grown;
}

void MapView::paintWords(QPainter& painter, const QRectF& room, Area area, double most) const
{
    const Theme& theme = Theme::current();
    const MapArea& shown = m_model.areas[area];
    const double gap = pxF(Length::SpaceXs);
    QFont bold = theme.font(TypeStep::Label);
    bold.setWeight(QFont::Bold);
    const double head = theme.lineHeight(TypeStep::Label);
    const double line = theme.lineHeight(TypeStep::Caption);
    const QString name = areaName(area);
    std::vector<int> homes;
    for (std::size_t player = 0; player < mostPlayers; ++player) {
        if (m_model.homes[player] == area)
            homes.push_back(seatOf(static_cast<int>(player)));
    }
    const double signs = static_cast<double>(homes.size()) + (m_model.king == area ? 1.2 : 0);
    const double titleWide = textWidth(name, bold) + signs * (signSide() + gap);
    const SeatChips chips(chipsOf(shown), std::max(room.width() * 1.1, titleWide));
    const double high = head + line + std::max(SeatChips::lineHeight(), chips.height());
    const double grown = std::clamp(std::min(room.height() / high, room.width() / std::max(titleWide, chips.width())),
                                    leastGrown, std::max(leastGrown, most));
    painter.save();
    painter.translate(room.center());
    painter.scale(grown, grown);
    double top = -high / 2;
    double left = -titleWide / 2;
    for (const int seat : homes) {
        const double side = signSide();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.seat(seat), pxF(Length::LineStrong)));
        painter.save();
        painter.translate(left + side / 2, top + head / 2);
        painter.drawPath(emblemPath(seat, side / 2.4));
        painter.restore();
        left += side + gap;
    }
    left +=
        paintText(painter, {left, top, textWidth(name, bold) + 1, head}, name, bold, theme.colour(Colour::Text)) + gap;
    if (m_model.king == area)
        paintIcon(painter, {left, top - signSide() * 0.1, signSide() * 1.2, signSide() * 1.2}, Icon::Crown,
                  theme.colour(Colour::Text));
    top += head;
    const QString values = valuesWords(shown.values);
    const QRectF valueBox(-textWidth(values, TypeStep::Caption) / 2 - gap, top,
                          textWidth(values, TypeStep::Caption) + 2 * gap, line);
    if (shown.hasScoreboard)
        paintBox(painter, valueBox, {theme.colour(Colour::Chalk), {}, pxF(Length::RadiusSmall)});
    paintText(painter, valueBox, values, TypeStep::Caption,
              theme.colour(shown.hasScoreboard ? Colour::SeatInk : Colour::TextMuted), Qt::AlignCenter);
    top += line + gap;
    chips.paint(painter, {0, top});
    painter.restore();
}

void MapView::paintTower(QPainter& painter, const QRectF& room) const
{
    const Theme& theme = Theme::current();
    const MapArea& shown = m_model.areas[Area::Castillo];
    const double gap = pxF(Length::SpaceXs);
    const QString name = areaName(Area::Castillo);
    QFont bold = theme.font(TypeStep::Label);
    bold.setWeight(QFont::Bold);
    const bool isClosed = !m_model.isCastilloOpen && !m_model.players.empty();
    const double head = theme.lineHeight(TypeStep::Label);
    const double line = theme.lineHeight(TypeStep::Caption);
    const SeatChips chips(chipsOf(shown), room.width());
    const double below = isClosed ? theme.lineHeight(TypeStep::Heading) + line : chips.height();
    const double high = head + line + gap + below;
    const QString closed = tr("closed");
    const double wide = std::max({textWidth(name, bold), textWidth(valuesWords(shown.values), TypeStep::Caption),
                                  isClosed ? textWidth(closed, TypeStep::Caption) : 0.0});
    const double inside = 2 * gap;
    const double grown =
        std::clamp(std::min((room.height() - inside) / high, (room.width() - inside) / wide), leastGrown, mostGrown);
    painter.save();
    painter.translate(room.center());
    painter.scale(grown, grown);
    double top = -high / 2;
    const auto row = [&](double height) {
        const QRectF box(-room.width(), top, 2 * room.width(), height);
        top += height;
        return box;
    };
    paintText(painter, row(head), name, bold, theme.colour(Colour::Text), Qt::AlignCenter);
    paintText(painter, row(line), valuesWords(shown.values), TypeStep::Caption,
              theme.colour(shown.hasScoreboard ? Colour::Text : Colour::TextMuted), Qt::AlignCenter);
    top += gap;
    if (!isClosed) {
        chips.paint(painter, {0, top});
        painter.restore();
        return;
    }
    // Whose they are stays closed; how many they are everybody saw. What is being put in is still in a hand.
    const int change = sum(shown.changes);
    QString count = QString::number(m_model.inCastillo);
    if (change != 0)
        count += CounterLabel::words(change, CounterLabel::Sign::Always);
    paintText(painter, row(theme.lineHeight(TypeStep::Heading)), count, TypeStep::Heading, theme.colour(Colour::Text),
              Qt::AlignCenter);
    paintText(painter, row(line), closed, TypeStep::Caption, theme.colour(Colour::TextMuted), Qt::AlignCenter);
    painter.restore();
}

} // namespace whistle::elgrande
