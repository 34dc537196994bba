// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/tile_desk.h"

#include "controls/layout/columns.h"
#include "heroes/board/site_signs.h"
#include "heroes/board/terrain.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle::heroes {

namespace {

/// A tile that nobody has painted yet.
void paintUnknown(QPainter& painter, const QRectF& rect)
{
    const Theme& theme = Theme::current();
    paintBox(painter, rect,
             {{}, theme.colour(Colour::LineStrong), pxF(Length::RadiusSmall), pxF(Length::LineHair), Qt::DashLine});
}

} // namespace

TileView::TileView() : BoardOf(nullptr)
{
    setName([] { return tr("The tile"); });
}

Space TileView::printed(int place) const
{
    return printedAt({place / tileSide, place % tileSide}, m_model.turn);
}

QRectF TileView::placeRect(int place) const
{
    const double one = std::min(width(), height()) / static_cast<double>(tileSide);
    const double gap = px(Length::SpaceHair);
    const int row = place / tileSide;
    return QRectF((width() - one * tileSide) / 2 + place % tileSide * one, (height() - one * tileSide) / 2 + row * one,
                  one, one)
        .adjusted(gap, gap, -gap, -gap);
}

QString TileView::placeWords(int place) const
{
    QStringList words{spaceWords({place / tileSide, place % tileSide})};
    const Space at = printed(place);
    words << groundWords(m_model.facts.at(at));
    for (const PrintedSite& site : m_model.facts.sites) {
        if (Space{site.row, site.column} == at)
            words << word(site.kind);
    }
    return words.join(QStringLiteral(", "));
}

QSize TileView::sizeHint() const
{
    return QSize(tileSide, tileSide) * (px(Length::Target) * 1.5);
}

QSize TileView::minimumSizeHint() const
{
    return QSize(tileSide, tileSide) * px(Length::Target);
}

void TileView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int place = 0; place < placeCount(); ++place)
        terrainPicture(m_model.facts.at(printed(place)))(painter, placeRect(place));
    for (const PrintedSite& site : m_model.facts.sites) {
        const Space lying = lyingAt({site.row, site.column}, m_model.turn);
        const QRectF rect = placeRect(lying.row * tileSide + lying.column);
        const double side = rect.height() / 2;
        const double pad = px(Length::SpaceXs);
        paintSite(painter, {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side}, site.kind,
                  Theme::current().colour(Colour::Text));
        const QString name = word(site.kind);
        if (textWidth(name, TypeStep::Caption) <= rect.width() - 2 * pad)
            paintText(painter, rect.adjusted(pad, pad, -pad, -pad), name, TypeStep::Caption,
                      Theme::current().colour(Colour::Text), Qt::AlignTop | Qt::AlignLeft);
    }
    paintCursor(painter, px(Length::RadiusSmall));
}

TileDesk::TileDesk()
{
    m_row = rowIn(*this, 0, px(Length::SpaceM), {{m_view, 1}, {m_choices, 1}});
    connect(m_view, &TileView::placePressed, this, &TileDesk::paint);
}

/// The same once more takes it away.
void TileDesk::paint(int place)
{
    TileOnDesk tile = m_view->model();
    const Space at = m_view->printed(place);
    if (const auto* ground = std::get_if<Terrain>(&m_brush)) {
        tile.facts.set(at, tile.facts.at(at) == *ground ? Terrain::Open : *ground);
    } else {
        const PrintedSite site{at.row, at.column, std::get<SiteKind>(m_brush)};
        const bool isThere = contains(tile.facts.sites, site);
        std::erase_if(tile.facts.sites, [&](const PrintedSite& one) { return Space{one.row, one.column} == at; });
        if (!isThere)
            tile.facts.sites.push_back(site);
    }
    m_view->setModel(std::move(tile));
    Q_EMIT changed();
}

void TileDesk::setTile(TileFacts tile)
{
    m_view->setModel({std::move(tile), 0});
    showChoices();
}

void TileDesk::setTiles(int count, std::vector<int> laid, std::map<int, TileFacts> known)
{
    m_count = count;
    m_laid = std::move(laid);
    m_known = std::move(known);
    m_tile.reset();
    m_view->setModel({});
    showChoices();
}

void TileDesk::choose(int tile)
{
    m_tile = tile;
    TileOnDesk shown = m_view->model();
    if (const auto known = m_known.find(tile); known != m_known.end())
        shown.facts = known->second;
    m_view->setModel(std::move(shown));
    showChoices();
    Q_EMIT changed();
}

void TileDesk::turn()
{
    TileOnDesk tile = m_view->model();
    tile.turn = (tile.turn + 1) % 4;
    m_view->setModel(std::move(tile));
}

template <class What>
ButtonSpec TileDesk::brush(const QString& name, const QString& words, What what, PicturePainter picture)
{
    return ButtonSpec{name, words,
                      [this, what] {
                          m_brush = what;
                          showChoices();
                      }}
        .among(m_brush == std::variant<Terrain, SiteKind>(what))
        .showing(std::move(picture));
}

void TileDesk::showChoices()
{
    ChoiceSection tiles{tr("Its number"), {}, {}};
    for (int tile = 1; tile <= m_count; ++tile) { // each at its own place, to the last
        ButtonSpec& one = tiles.choices.emplace_back(ButtonSpec{
            QStringLiteral("tile_%1").arg(tile), QString::number(tile),
            [this, tile] { choose(tile); }}.among(m_tile == tile));
        const auto known = m_known.find(tile);
        if (contains(m_laid, tile))
            one = std::move(one).unless(true, tr("It is on the table."));
        one.picture = known != m_known.end() ? tilePicture(known->second) : PicturePainter(paintUnknown);
        one.spoken =
            known != m_known.end() ? GameWords::tr("tile %1").arg(tile) : tr("tile %1, not painted yet").arg(tile);
    }
    ChoiceSection grounds{tr("Tap what is printed on it, with"), {}, {}};
    for (std::size_t i = 0; i < terrainCodes.size(); ++i) {
        const auto terrain = static_cast<Terrain>(terrainCodes[i]);
        grounds.choices.push_back(
            brush(QStringLiteral("ground_%1").arg(i), groundWords(terrain), terrain, terrainPicture(terrain)));
    }
    ChoiceSection sites{tr("or one of its sites"), {}, {}};
    for (const SiteKind kind : allOf<SiteKind>())
        sites.choices.push_back(brush(QStringLiteral("site_") + qt(wordOf(kind)), word(kind), kind, sitePicture(kind)));
    ChoicePanelState state;
    state.add(std::move(tiles));
    state.add(std::move(grounds));
    state.add(std::move(sites));
    m_choices->setState(std::move(state));
}

void TileDesk::arrange()
{
    m_row->setDirection(width() < height() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace whistle::heroes

#include "moc_tile_desk.cpp"
