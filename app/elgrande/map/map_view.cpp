// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/map/map_view.h"

#include "base/common_words.h"
#include "controls/seats/seat_chips.h"
#include "controls/words/counter_label.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/pack/facts.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <utility>

namespace whistle::elgrande {

namespace {

/// Words grow with a large map, and give way on a small one, so far.
constexpr double mostGrown = 1.5;
constexpr double leastGrown = 0.45;
/// Rows smaller than this nobody reads: then it is chips.
constexpr double mostRowsGrown = 1.6;
constexpr double leastRowsGrown = 0.95;
/// More cubes in a row than this are told by their number alone.
constexpr int mostCubes = 10;
/// Smaller than this share of its size no cube is drawn.
constexpr double leastCube = 0.5;
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

void paintLock(QPainter& painter, const QRectF& room)
{
    const double side = room.height() * 0.8;
    const QRectF box(room.center().x() - side / 2, room.center().y() - side * 0.05, side, side * 0.55);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colourOf(Colour::TextMuted), pxF(Length::LineStrong)));
    painter.drawRect(box);
    const QRectF bow(box.center().x() - side * 0.28, box.top() - side * 0.42, side * 0.56, side * 0.84);
    painter.drawArc(bow, 0, 180 * 16);
}

/// Who stands in a region, most first: whose, how many, as many cubes as have room, what they would score.
class StandingRows {
public:
    StandingRows(const MapArea& area, double room)
    {
        for (std::size_t player = 0; player < mostPlayers; ++player) {
            Row row{seatOf(static_cast<int>(player)), area.caballeros[player], area.changes[player], {}};
            if (row.count == 0 && row.change == 0)
                continue;
            if (area.pays)
                row.pays = (*area.pays)[player] == 0
                               ? QStringLiteral("0")
                               : CounterLabel::words((*area.pays)[player], CounterLabel::Sign::Always);
            m_rows.push_back(std::move(row));
        }
        std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) { return a.count > b.count; });
        for (const Row& row : m_rows) {
            m_numbers = std::max(m_numbers, textWidth(numberOf(row), TypeStep::Label));
            m_pays = std::max(m_pays, textWidth(row.pays, TypeStep::Label));
        }
        int most = 0;
        for (const Row& row : m_rows)
            most = std::max(most, cubesOf(row));
        m_cube = most == 0 ? 0 : std::min(fullCube(), (room - width()) / most - cubeGap());
        if (m_cube < fullCube() * leastCube)
            m_cube = 0;
        m_cubes = m_cube > 0 ? most * (m_cube + cubeGap()) : 0;
    }
    /// What so many rows of numbers need, whatever the numbers are.
    [[nodiscard]] static QSizeF usualSize(std::size_t rows)
    {
        const double numbers =
            textWidth(QStringLiteral("0+0"), TypeStep::Label) + textWidth(QStringLiteral("+00"), TypeStep::Label);
        return {signSide() * 0.8 + numbers + 3 * pxF(Length::SpaceS), lineHigh() * static_cast<double>(rows)};
    }
    [[nodiscard]] double width() const
    {
        const double gap = pxF(Length::SpaceS);
        return m_rows.empty() ? 1 : signSide() * 0.8 + m_numbers + m_cubes + m_pays + 3 * gap;
    }
    [[nodiscard]] double height() const { return lineHigh() * static_cast<double>(m_rows.size()); }
    /// Below this point, to both sides of it.
    void paint(QPainter& painter, const QPointF& above) const
    {
        const double gap = pxF(Length::SpaceS);
        double top = above.y();
        for (const Row& row : m_rows) {
            const double side = signSide() * 0.8;
            double left = above.x() - width() / 2;
            paintEmblem(painter, {left, top + (lineHigh() - side) / 2, side, side}, row.seat);
            left += side + gap;
            paintText(painter, {left, top, m_numbers + 1, lineHigh()}, numberOf(row), TypeStep::Label,
                      colourOf(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
            left += m_numbers + gap;
            for (int i = 0; m_cube > 0 && i < cubesOf(row); ++i) {
                const QRectF box(left + i * (m_cube + cubeGap()), top + (lineHigh() - m_cube) / 2, m_cube, m_cube);
                const QColor colour = Theme::current().seat(row.seat);
                if (i < row.count + std::min(0, row.change))
                    painter.fillRect(box, colour);
                else
                    paintBox(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), {{}, colour, 0}); // comes, or goes
            }
            left += m_cubes + gap;
            paintText(painter, {left, top, m_pays + 1, lineHigh()}, row.pays, TypeStep::Label,
                      colourOf(row.pays == u'0' ? Colour::TextMuted : Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
            top += lineHigh();
        }
    }

private:
    struct Row {
        int seat;
        int count;
        int change;
        QString pays;
    };
    [[nodiscard]] static double lineHigh() { return lineHeight(TypeStep::Caption); }
    [[nodiscard]] static double fullCube() { return signSide() * 0.45; }
    [[nodiscard]] static double cubeGap() { return 2; }
    [[nodiscard]] static int cubesOf(const Row& row)
    {
        const int all = row.count + std::max(0, row.change);
        return all > mostCubes ? 0 : all;
    }
    [[nodiscard]] static QString numberOf(const Row& row)
    {
        return row.change == 0
                   ? QString::number(row.count)
                   : QString::number(row.count) + CounterLabel::words(row.change, CounterLabel::Sign::Always);
    }

    std::vector<Row> m_rows;
    double m_numbers = 0;
    double m_cube = 0; ///< the side of one; 0: there is no room for them
    double m_cubes = 0;
    double m_pays = 0;
};

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
        if (isRegion(area)) {
            Reasons unheard(Reasons::Listening::No);
            shown.pays = scoreArea(areaOf(state.board, area, facts), state.players, unheard).points;
        }
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
    return MapLayout(QRectF(QPointF(), m_held.value_or(size())).adjusted(gap, gap, -gap, -gap));
}

void MapView::hold(bool held)
{
    if (held == m_held.has_value())
        return;
    m_held = held ? std::optional(size()) : std::nullopt;
    update();
}

void MapView::resizeEvent(QResizeEvent* event)
{
    BoardOf::resizeEvent(event);
    if (m_held && m_held->width() != width())
        m_held.reset();
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
        words << GameWords::tr("the King is here");
    if (!isRegion(area) && !m_model.isCastilloOpen && !m_model.players.empty())
        words << tr("closed");
    for (std::size_t player = 0; player < m_model.players.size(); ++player) {
        const QString& name = m_model.players[player];
        if (m_model.homes[player] == area)
            words << tr("home of %1").arg(name);
        if (shown.caballeros[player] > 0)
            words << labelled(name, shown.caballeros[player]);
        if (shown.caballeros[player] > 0 && shown.pays)
            words << tr("would score %1 now").arg((*shown.pays)[player]);
        if (shown.changes[player] != 0)
            words << tr("%1: to be entered %2")
                         .arg(name, CounterLabel::words(shown.changes[player], CounterLabel::Sign::Always));
    }
    if (shown.shines)
        words << CommonWords::tr("may be chosen");
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
    const Wording words = wording(layout);
    for (const Area area : allRegions())
        paintWords(painter, layout.words(area), area, words);
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
    const int leader = leaderIn(area);
    QColor ground = theme.colour(!isRegion(area) ? Colour::Surface : Colour::FieldMid);
    if (isRegion(area) && leader != noPlayer)
        ground = theme.seatGround(seatOf(leader));
    painter.setBrush(isChosen || shines ? theme.colour(Colour::Reach) : ground); // the border tells which
    painter.setPen(QPen(theme.colour(Colour::Window), pxF(Length::LineSeat)));
    painter.drawPolygon(layout.outline(area));
    if (!isRegion(area)) {
        painter.setPen(QPen(theme.colour(Colour::LineStrong), pxF(Length::LineStrong)));
        painter.drawRoundedRect(layout.outline(area).boundingRect(), pxF(Length::RadiusControl),
                                pxF(Length::RadiusControl));
    }
}

/// Of one size for everybody that could stand there: what is tapped or entered does not change it. Where that would be
/// too small, for those who stand there.
MapView::Wording MapView::wording(const MapLayout& layout) const
{
    const Theme& theme = Theme::current();
    const double head = theme.lineHeight(TypeStep::Label);
    const double chips = head + theme.lineHeight(TypeStep::Caption) + SeatChips::lineHeight() + pxF(Length::SpaceXs);
    Wording byChips{Look::Chips, mostGrown};
    Wording forAll{Look::Rows, mostRowsGrown};
    Wording forThese = forAll;
    for (const Area region : allRegions()) {
        const QRectF room = layout.words(region);
        byChips.grown = std::min(byChips.grown, room.height() / chips);
        const Counts& counts = m_model.areas[region].caballeros;
        const auto there = std::count_if(counts.begin(), counts.end(), [](int count) { return count > 0; });
        const double title = head * (isTitleInOneLine(region, room) ? 1 : 2);
        const auto fit = [&](Wording& words, std::size_t rows) {
            const QSizeF size = StandingRows::usualSize(rows);
            words.grown = std::min({words.grown, room.height() / (title + size.height()), room.width() / size.width()});
        };
        fit(forAll, m_model.players.size());
        fit(forThese, static_cast<std::size_t>(there));
    }
    if (forAll.grown >= leastRowsGrown)
        return forAll;
    return forThese.grown >= leastRowsGrown ? Wording{Look::Rows, leastRowsGrown} : byChips;
}

bool MapView::isTitleInOneLine(Area area, const QRectF& room) const
{
    QFont bold = fontOf(TypeStep::Label);
    bold.setWeight(QFont::Bold);
    const double wide = textWidth(areaName(area), bold) + signCount(area) * (signSide() + pxF(Length::SpaceXs)) +
                        textWidth(valuesWords(m_model.areas[area].values), TypeStep::Caption) + pxF(Length::SpaceM);
    return wide <= room.width();
}

double MapView::signCount(Area area) const
{
    const auto homes = std::count(m_model.homes.begin(), m_model.homes.end(), AreaSpot(area));
    return static_cast<double>(homes) + (m_model.king == area ? 1.2 : 0);
}

int MapView::leaderIn(Area area) const
{
    const Counts& counts = m_model.areas[area].caballeros;
    const auto most = std::max_element(counts.begin(), counts.end());
    return *most > 0 && std::count(counts.begin(), counts.end(), *most) == 1 ? static_cast<int>(most - counts.begin())
                                                                             : noPlayer;
}

void MapView::paintWords(QPainter& painter, const QRectF& room, Area area, const Wording& wording) const
{
    const Theme& theme = Theme::current();
    const MapArea& shown = m_model.areas[area];
    const double gap = pxF(Length::SpaceXs);
    QFont bold = theme.font(TypeStep::Label);
    bold.setWeight(QFont::Bold);
    const double head = theme.lineHeight(TypeStep::Label);
    const double line = theme.lineHeight(TypeStep::Caption);
    const QString name = areaName(area);
    const QString values = valuesWords(shown.values);
    const double valuesWide = textWidth(values, TypeStep::Caption);
    const bool byRows = wording.look == Look::Rows;
    const bool inOne = byRows && isTitleInOneLine(area, room);
    const double nameWide = textWidth(name, bold) + signCount(area) * (signSide() + gap);
    const double titleWide = nameWide + (inOne ? valuesWide + pxF(Length::SpaceM) : 0);
    const StandingRows rows(shown, room.width() / std::max(leastGrown, wording.grown));
    const SeatChips chips(chipsOf(shown), std::max(room.width() * 1.1, titleWide));
    const double below = byRows ? rows.height() : gap + std::max(SeatChips::lineHeight(), chips.height());
    const double high = head + (inOne ? 0 : line) + below;
    const double wide = std::max(titleWide, byRows ? rows.width() : chips.width());
    const double grown = std::clamp(std::min(room.height() / high, room.width() / wide), leastGrown,
                                    std::max(leastGrown, wording.grown));
    painter.save();
    painter.translate(room.center());
    painter.scale(grown, grown);
    double top = -high / 2;
    double left = -titleWide / 2;
    for (std::size_t player = 0; player < mostPlayers; ++player) {
        if (m_model.homes[player] != area)
            continue;
        const double side = signSide();
        const int seat = seatOf(static_cast<int>(player));
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
    if (m_model.king == area) {
        paintIcon(painter, {left, top - signSide() * 0.1, signSide() * 1.2, signSide() * 1.2}, Icon::Crown,
                  theme.colour(Colour::Text));
        left += signSide() * 1.2 + gap;
    }
    top += inOne ? 0 : head;
    const double valueLine = inOne ? head : line;
    const QRectF valueBox(inOne ? left : -valuesWide / 2 - gap, top, valuesWide + 2 * gap, valueLine);
    if (shown.hasScoreboard)
        paintBox(painter, valueBox, {theme.colour(Colour::Chalk), {}, pxF(Length::RadiusSmall)});
    paintText(painter, valueBox, values, TypeStep::Caption,
              theme.colour(shown.hasScoreboard ? Colour::SeatInk : Colour::TextMuted), Qt::AlignCenter);
    top += valueLine;
    if (byRows)
        rows.paint(painter, {0, top});
    else
        chips.paint(painter, {0, top + gap});
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
    // Nobody looks into it. What is being put in is still in a hand.
    const QRectF sign = row(theme.lineHeight(TypeStep::Heading));
    if (const int change = sum(shown.changes); change != 0)
        paintText(painter, sign, CounterLabel::words(change, CounterLabel::Sign::Always), TypeStep::Heading,
                  theme.colour(Colour::Text), Qt::AlignCenter);
    else
        paintLock(painter, sign);
    paintText(painter, row(line), closed, TypeStep::Caption, theme.colour(Colour::TextMuted), Qt::AlignCenter);
    painter.restore();
}

} // namespace whistle::elgrande

#include "moc_map_view.cpp"
