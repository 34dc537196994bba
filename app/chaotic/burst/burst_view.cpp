// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/burst/burst_view.h"

#include "base/common_words.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/game_words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>

namespace whistle::chaotic {

namespace {

/// Each item below the top lies a little more to the right, up to so many.
constexpr int mostBurstSteps = 5;
constexpr double dimmed = 0.55;
/// What one line of a text holds at least, in em.
constexpr double wordsEms = 15;
constexpr int mostLines = 3;

} // namespace

StackModel stackOf(const State& state, const Names& names)
{
    StackModel model;
    model.empty = BurstView::tr("No Burst");
    const Burst& burst = state.burst;
    const auto add = [&](const Item& item) -> StackItem& {
        StackItem shown;
        shown.id = itemWord(item.id);
        shown.player = item.player;
        shown.name = item.keyword ? keywordWords(*item.keyword) : QString::fromStdString(item.name);
        const Deck& deck = state.deckOf(item.player);
        const auto card = static_cast<std::size_t>(item.card);
        if (item.type == ItemType::Attack)
            shown.words = carriedOut(deck.attacks[card]).join(QLatin1Char(' '));
        else if (!item.words.empty())
            shown.words = QString::fromStdString(item.words);
        else if (item.type == ItemType::Mugic && item.card >= 0)
            shown.words = doesWords(deck.mugic[card]).mid(1).join(QStringLiteral("; ")); // its cost has been paid
        const QString of = GameWords::tr("%2's %1").arg(kindWords(item.type), names[item.player]);
        QString target;
        if (item.target.creature != nobody)
            target = names.of(state.at(item.target.creature));
        else if (item.target.item != 0)
            target = names.of(itemWord(item.target.item));
        shown.note = target.isEmpty() ? of : GameWords::tr("%1, on %2").arg(of, target);
        return model.items.emplace_back(std::move(shown));
    };
    for (const Item& item : burst.pending) {
        StackItem& shown = add(item);
        shown.fate = BurstView::tr("still to be added");
    }
    // As it stands now: what a dispel or a negation above an item does to it.
    const bool isResolving = burst.turn.status == BurstStatus::Resolving && burst.pending.empty();
    std::map<int, BurstEffect> hit;
    int place = 0;
    for (auto item = burst.items.rbegin(); item != burst.items.rend(); ++item) {
        StackItem& shown = add(*item);
        shown.place = ++place;
        const auto struck = hit.find(item->id);
        const bool isHit = item->negated || struck != hit.end();
        if (item->effect && item->target.item != 0 && !isHit)
            hit.emplace(item->target.item, *item->effect);
        if (isHit) {
            shown.is = StackItem::Fate::Hit;
            shown.fate = struck != hit.end() && struck->second == BurstEffect::Dispel ? BurstView::tr("dispelled")
                                                                                      : BurstView::tr("negated");
        } else if (isResolving) {
            shown.is = place == 1 ? StackItem::Fate::Resolves : StackItem::Fate::Waits;
            shown.fate = place == 1 ? BurstView::tr("resolves next") : BurstView::tr("resolves");
        }
    }
    for (const Item& item : burst.next) {
        StackItem& shown = add(item);
        shown.fate = BurstView::tr("waits for the next Burst");
    }
    return model;
}

BurstView::BurstView(QWidget* parent) : BoardOf(parent)
{
    setName([] { return GameWords::tr("The Burst"); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

const StackItem* BurstView::itemAt(int place) const
{
    const bool isThere = place >= 0 && place < static_cast<int>(m_model.items.size());
    return isThere ? &m_model.items[static_cast<std::size_t>(place)] : nullptr;
}

int BurstView::wordLines() const
{
    double widest = 0;
    for (const StackItem& item : m_model.items)
        widest = std::max(widest, textWidth(item.words, TypeStep::Caption));
    return std::min(mostLines, static_cast<int>(std::ceil(widest / (Theme::current().em() * wordsEms))));
}

double BurstView::itemHeight() const
{
    const Theme& theme = Theme::current();
    return std::max<double>(theme.lineHeight(TypeStep::Label) +
                                (1 + wordLines()) * theme.lineHeight(TypeStep::Caption) + 2 * pxF(Length::SpaceS),
                            pxF(Length::Target));
}

QRectF BurstView::placeRect(int place) const
{
    if (!itemAt(place))
        return {};
    const double shift = pxF(Length::SpaceL) * std::min(place, mostBurstSteps);
    return {shift, place * (itemHeight() + pxF(Length::SpaceS)), width() - shift, itemHeight()};
}

QString BurstView::placeWords(int place) const
{
    if (!itemAt(place))
        return CommonWords::tr("Nothing");
    const StackItem& item = *itemAt(place);
    QStringList words{item.name, item.note};
    if (!item.words.isEmpty())
        words << item.words;
    if (item.place > 0)
        words.prepend(tr("resolves as number %1").arg(item.place));
    if (!item.fate.isEmpty())
        words << item.fate;
    if (item.offered)
        words << CommonWords::tr("may be chosen");
    return words.join(QStringLiteral("; "));
}

bool BurstView::isChosen(int place) const
{
    return itemAt(place) && itemAt(place)->chosen;
}

void BurstView::pressPlace(int place)
{
    if (itemAt(place))
        Q_EMIT pressed(QString::fromStdString(itemAt(place)->id));
}

QSize BurstView::sizeHint() const
{
    const int count = std::clamp(static_cast<int>(m_model.items.size()), 1, mostItems);
    return {qRound(Theme::current().em() * 16), qRound(count * (itemHeight() + pxF(Length::SpaceS)))};
}

void BurstView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    if (m_model.items.empty()) {
        const QRectF room(0, 0, width(), itemHeight());
        paintBox(painter, room, {{}, theme.colour(Colour::Line), pxF(Length::RadiusControl), 1, Qt::DashLine});
        paintText(painter, room, m_model.empty, TypeStep::Body, theme.colour(Colour::TextMuted), Qt::AlignCenter);
        return;
    }
    for (std::size_t i = 0; i < m_model.items.size() && i < mostItems; ++i)
        paintItem(painter, m_model.items[i], placeRect(static_cast<int>(i)));
    paintCursor(painter, pxF(Length::RadiusControl));
}

void BurstView::paintItem(QPainter& painter, const StackItem& item, const QRectF& rect) const
{
    const Theme& theme = Theme::current();
    const double radius = pxF(Length::RadiusControl);
    const bool isTop = item.is == StackItem::Fate::Resolves || item.place == 1;
    painter.save();
    if (item.is == StackItem::Fate::Hit)
        painter.setOpacity(dimmed);
    paintBox(painter, rect, {theme.colour(Colour::Raised), {}, radius});
    paintEdge(painter, rect, Qt::LeftEdge, pxF(Length::LineSeat), radius, theme.seat(seatNumber(item.player)));
    painter.setOpacity(1);
    if (item.offered)
        paintBox(painter, rect, {{}, theme.colour(Colour::ReachLine), radius, pxF(Length::LineStrong), Qt::DashLine});
    if (item.chosen || (isTop && !item.offered))
        paintBox(painter, rect, {{}, theme.colour(Colour::Chalk), radius, pxF(Length::LineStrong)});
    if (item.is == StackItem::Fate::Hit)
        painter.setOpacity(dimmed);
    const double pad = pxF(Length::SpaceM);
    QRectF room = rect.adjusted(pxF(Length::LineSeat) + pad, pxF(Length::SpaceS), -pad, -pxF(Length::SpaceS));
    if (item.place > 0) {
        const double wide = textWidth(QStringLiteral("00"), TypeStep::Number);
        paintText(painter, room, QString::number(item.place), TypeStep::Number, theme.colour(Colour::TextMuted));
        room.setLeft(room.left() + wide + pxF(Length::SpaceS));
    }
    if (!item.fate.isEmpty()) {
        const double wide = std::min(textWidth(item.fate, TypeStep::Label) + 2 * pad, room.width() / 2);
        const QRectF sign(room.right() - wide, room.center().y() - theme.lineHeight(TypeStep::Label) * 0.8, wide,
                          theme.lineHeight(TypeStep::Label) * 1.6);
        const bool isNext = item.is == StackItem::Fate::Resolves;
        paintBox(painter, sign,
                 {isNext ? theme.colour(Colour::Chalk) : QColor(), isNext ? QColor() : theme.colour(Colour::LineStrong),
                  pxF(Length::RadiusSmall), 1, isNext ? Qt::SolidLine : Qt::DashLine});
        paintText(painter, sign, item.fate, isNext ? TypeStep::Label : TypeStep::Caption,
                  theme.colour(isNext ? Colour::SeatInk : Colour::TextMuted), Qt::AlignCenter);
        room.setRight(sign.left() - pxF(Length::SpaceS));
    }
    QRectF line(room.left(), room.top(), room.width(), theme.lineHeight(TypeStep::Label));
    const double emblem = line.height() * 0.7;
    paintEmblem(painter, {line.left(), line.center().y() - emblem / 2, emblem, emblem}, seatNumber(item.player));
    paintText(painter, line.adjusted(emblem + pxF(Length::SpaceS), 0, 0, 0), item.name, TypeStep::Label,
              theme.colour(Colour::Text));
    line = {room.left(), line.bottom(), room.width(), static_cast<double>(theme.lineHeight(TypeStep::Caption))};
    paintText(painter, line, item.note, TypeStep::Caption, theme.colour(Colour::TextMuted));
    line = {room.left(), line.bottom(), room.width(), rect.bottom() - pxF(Length::SpaceS) - line.bottom()};
    if (!item.words.isEmpty())
        paintWrapped(painter, line, item.words, TypeStep::Caption, theme.colour(Colour::Text));
    painter.restore();
}

} // namespace whistle::chaotic

#include "moc_burst_view.cpp"
