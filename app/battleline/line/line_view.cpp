// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/line_view.h"

#include "base/contains.h"
#include "battleline/cards/card_painter.h"
#include "battleline/telling/spoken_names.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>

namespace whistle::battleline {

namespace {

constexpr int placesOfAFlag = 2 * slotsWithMud;
/// A slot is at most so high, in lines of the number's type.
constexpr double mostLines = 2.5;
constexpr double fadedBy = 0.45;
/// Of a target: the least width of a column that is only looked at.
constexpr double lookedAtShare = 0.8;

/// The flag itself is so high, in icons.
constexpr double signIcons = 1.6;
/// Of its box: the height of the cloth, and how deep the tail is cut.
constexpr double clothPart = 0.66;
constexpr double tailPart = 0.22;

/// A swallow-tailed flag on its pole: an outline while nobody has won it, then the winner's colour with the winner's
/// shape.
void paintStandard(QPainter& painter, const QRectF& box, std::optional<Seat> wonBy)
{
    const Theme& theme = Theme::current();
    const int seat = wonBy ? seatNumber(*wonBy) : 0;
    const QColor colour = wonBy ? theme.seat(seat) : theme.colour(Colour::Text);
    const double line = pxF(Length::LineStrong);
    const QRectF inner = box.adjusted(line, line / 2, -line / 2, -line / 2);
    const QRectF cloth(inner.left(), inner.top(), inner.width(), inner.height() * clothPart);
    painter.save();
    if (wonBy)
        painter.setOpacity(1 - fadedBy / 2);
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(wonBy ? QBrush(colour) : Qt::NoBrush);
    painter.drawLine(inner.topLeft(), inner.bottomLeft());
    painter.drawPolygon(QPolygonF{cloth.topLeft(),
                                  cloth.topRight(),
                                  {cloth.right() - cloth.width() * tailPart, cloth.center().y()},
                                  cloth.bottomRight(),
                                  cloth.bottomLeft()});
    if (wonBy) {
        const double emblem = cloth.height() - 3 * line;
        const double middle = cloth.left() + cloth.width() * (1 - tailPart) / 2;
        paintEmblem(painter, {middle - emblem / 2, cloth.center().y() - emblem / 2, emblem, emblem}, seat,
                    theme.seatInk(seat));
    }
    painter.restore();
}

/// "Fog", "Mud".
QStringList groundWords(const Flag& flag)
{
    QStringList ground;
    if (flag.fog)
        ground << displayName(cards::fog);
    if (flag.mud)
        ground << displayName(cards::mud);
    return ground;
}

} // namespace

bool LineModel::isTakeable(Card card) const
{
    return contains(takeable, card);
}

LineView::LineView(QWidget* parent) : BoardOf(parent)
{
    setName([] { return tr("The line of nine flags"); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

int LineView::placeCount() const
{
    return flagCount + flagCount * placesOfAFlag;
}

LineView::CardPlace LineView::cardPlace(int place)
{
    const int index = place - flagCount;
    const int within = index % placesOfAFlag;
    return {index / placesOfAFlag + 1, within < slotsWithMud ? Seat::North : Seat::South,
            static_cast<std::size_t>(within % slotsWithMud)};
}

std::optional<Card> LineView::cardAt(int place) const
{
    if (place < flagCount)
        return {};
    const CardPlace at = cardPlace(place);
    const Row& row = m_model.table.flag(at.flag).rows[at.seat];
    return at.slot < row.size() ? std::optional(row[at.slot].card) : std::nullopt;
}

int LineView::placeOfCard(Card card) const
{
    for (int place = flagCount; place < placeCount(); ++place) {
        if (cardAt(place) == card)
            return place;
    }
    return -1;
}

int LineView::placeOfSide(int flag, Seat seat)
{
    return flagCount + (flag - 1) * placesOfAFlag + (seat == Seat::North ? 0 : static_cast<int>(slotsWithMud));
}

int LineView::slots() const
{
    const auto& flags = m_model.table.flags;
    const bool hasMud = std::any_of(flags.begin(), flags.end(), [](const Flag& flag) { return flag.mud.has_value(); });
    return hasMud ? slotsWithMud : slotsOfASide;
}

double LineView::headHeight() const
{
    return Theme::current().lineHeight(TypeStep::Body) + 2 * pxF(Length::SpaceXs);
}

double LineView::signHeight() const
{
    return pxF(Length::Icon) * signIcons + 2 * pxF(Length::SpaceS);
}

double LineView::slotHeight() const
{
    const double gaps = pxF(Length::SpaceXs) * 2 * slots();
    const double room = (height() - headHeight() - signHeight() - gaps) / (2 * slots());
    return std::min(room, Theme::current().lineHeight(TypeStep::Number) * mostLines);
}

QRectF LineView::columnRect(int flag) const
{
    const double gap = pxF(Length::SpaceS);
    const double wide = (width() - gap * (flagCount + 1)) / flagCount;
    const double high = headHeight() + signHeight() + 2 * slots() * (slotHeight() + pxF(Length::SpaceXs));
    return {gap + (flag - 1) * (wide + gap), std::max(0.0, (height() - high) / 2), wide, high};
}

QRectF LineView::signRect(int flag) const
{
    const QRectF column = columnRect(flag);
    const double above = slots() * (slotHeight() + pxF(Length::SpaceXs));
    return {column.left(), column.top() + headHeight() + above, column.width(), signHeight()};
}

QRectF LineView::slotRect(int flag, Seat seat, std::size_t slot) const
{
    const QRectF sign = signRect(flag);
    const double step = slotHeight() + pxF(Length::SpaceXs);
    const auto index = static_cast<double>(slot);
    // The first card lies at the flag.
    const double top = seat == m_model.below ? sign.bottom() + index * step : sign.top() - (index + 1) * step;
    return {sign.left(), top, sign.width(), slotHeight()};
}

QRectF LineView::placeRect(int place) const
{
    if (place < flagCount)
        return m_model.hasSides ? signRect(place + 1) : columnRect(place + 1);
    if (m_model.hasSides) {
        const CardPlace side = cardPlace(place);
        const auto last = static_cast<std::size_t>(slots() - 1);
        return side.slot > 0 ? QRectF() : slotRect(side.flag, side.seat, 0) | slotRect(side.flag, side.seat, last);
    }
    const std::optional<Card> card = cardAt(place);
    if (!card || !m_model.isTakeable(*card))
        return {};
    const CardPlace at = cardPlace(place);
    return slotRect(at.flag, at.seat, at.slot);
}

QString LineView::rowWords(int flag, Seat seat, const QString& name) const
{
    QStringList row;
    for (const Card card : m_model.table.flag(flag).rows[seat])
        row << displayName(card);
    return row.isEmpty() ? tr("%1: no card").arg(name) : tr("%1: %2").arg(name, row.join(QStringLiteral(", ")));
}

QString LineView::placeWords(int place) const
{
    if (place >= flagCount) {
        const CardPlace at = cardPlace(place);
        const QString name = m_model.names[at.seat];
        if (m_model.hasSides) {
            const QString lying = rowWords(at.flag, at.seat, tr("Flag %1, %2").arg(at.flag).arg(name));
            const bool hasWon = m_model.table.flag(at.flag).wonBy == at.seat;
            return hasWon ? tr("%1; has won the flag", "a side, what lies there").arg(lying) : lying;
        }
        if (const std::optional<Card> card = cardAt(place))
            return tr("%1 at flag %2, may be taken").arg(displayName(*card)).arg(at.flag);
        return tr("Flag %1, %2: empty slot", "number, player").arg(at.flag).arg(name);
    }
    const int number = place + 1;
    const Flag& flag = m_model.table.flag(number);
    QStringList words{flag.wonBy ? tr("Flag %1, won by %2").arg(number).arg(m_model.names[*flag.wonBy])
                                 : tr("Flag %1, open").arg(number)};
    words << groundWords(flag);
    for (const Seat seat : {m_model.below, opponentOf(m_model.below)}) {
        const QString name = m_model.names[seat];
        words << rowWords(number, seat, name);
        if (m_model.isProvable(number, seat))
            words << tr("%1 can prove it").arg(name);
    }
    if ((m_model.offeredFlags & flagBit(number)) != 0)
        words << tr("the chosen card may be laid here");
    return words.join(QStringLiteral("; "));
}

bool LineView::isChosen(int place) const
{
    if (place >= flagCount && m_model.hasSides)
        return m_model.chosenFlag > 0 && place == placeOfSide(m_model.chosenFlag, m_model.chosenFor);
    return place < flagCount ? m_model.chosenFlag == place + 1
                             : m_model.chosenCard.isValid() && cardAt(place) == m_model.chosenCard;
}

void LineView::pressPlace(int place)
{
    if (place >= flagCount && m_model.hasSides) {
        const CardPlace side = cardPlace(place);
        Q_EMIT sidePressed(side.flag, side.seat);
        return;
    }
    if (place >= flagCount) {
        if (const std::optional<Card> card = cardAt(place); card && !placeRect(place).isEmpty())
            Q_EMIT cardPressed(*card);
        return;
    }
    Q_EMIT flagPressed(place + 1);
}

QSize LineView::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    const double slot = theme.lineHeight(TypeStep::Label) + pxF(Length::SpaceXs);
    // What is only looked at need not be met by a finger.
    const double column = pxF(Length::Target) * (testAttribute(Qt::WA_TransparentForMouseEvents) ? lookedAtShare : 1);
    const double wide = flagCount * (column + pxF(Length::SpaceS));
    return {qRound(wide), qRound(headHeight() + signHeight() + 2 * slots() * (slot + pxF(Length::SpaceXs)))};
}

QSize LineView::sizeHint() const
{
    const double slot = Theme::current().lineHeight(TypeStep::Number) * mostLines;
    const double wide = flagCount * (2 * pxF(Length::Target) + pxF(Length::SpaceS));
    return {qRound(wide), qRound(headHeight() + signHeight() + 2 * slots() * (slot + pxF(Length::SpaceXs)))};
}

void LineView::keyPressEvent(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_0;
    if (digit >= 1 && digit <= flagCount && event->modifiers() == Qt::NoModifier) {
        setCursorPlace(placeOfFlag(digit));
        pressPlace(placeOfFlag(digit));
        return;
    }
    Board::keyPressEvent(event);
}

void LineView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int flag = 1; flag <= flagCount; ++flag)
        paintFlag(painter, flag);
    paintCursor(painter, pxF(Length::RadiusControl));
}

void LineView::paintFlag(QPainter& painter, int number) const
{
    const Theme& theme = Theme::current();
    const Flag& flag = m_model.table.flag(number);
    if (m_model.chosenFlag == number) {
        const double out = pxF(Length::SpaceXs);
        const int seat = seatNumber(m_model.chosenFor);
        paintBox(painter, columnRect(number).adjusted(-out, -out, out, out),
                 {theme.seatGround(seat), theme.seat(seat), pxF(Length::RadiusControl), pxF(Length::LineStrong)});
    }
    paintHead(painter, number);
    paintSign(painter, number);
    for (const Seat seat : bothSeats) {
        const bool isOffered = (m_model.offeredFlags & flagBit(number)) != 0 && m_model.offeredTo == seat;
        for (std::size_t slot = 0; slot < static_cast<std::size_t>(flag.slots()); ++slot) {
            const QRectF rect = slotRect(number, seat, slot);
            if (slot >= flag.rows[seat].size()) {
                paintSlot(painter, rect, isOffered);
                continue;
            }
            const Card card = flag.rows[seat][slot].card;
            const CardLook look = card == m_model.chosenCard ? CardLook::Chosen
                                  : m_model.isTakeable(card) ? CardLook::Offered
                                                             : CardLook::Lying;
            paintCard(painter, rect, card, look, flag.wonBy.has_value());
        }
    }
}

void LineView::paintHead(QPainter& painter, int number) const
{
    const Theme& theme = Theme::current();
    const Flag& flag = m_model.table.flag(number);
    const QRectF column = columnRect(number);
    const QRectF room(column.left(), column.top(), column.width(), headHeight());
    const int provers = m_model.isProvable(number, Seat::North) + m_model.isProvable(number, Seat::South);
    if (flag.wonBy || provers == 0) {
        paintText(painter, room, QString::number(number), TypeStep::Body,
                  theme.colour(flag.wonBy ? Colour::TextDisabled : Colour::TextMuted), Qt::AlignCenter);
        return;
    }
    // "3 claimable" where there is room for the word, else the number; the shape says who.
    const double emblem = theme.lineHeight(TypeStep::Caption) * 0.8;
    QFont font = theme.font(TypeStep::Caption);
    font.setWeight(QFont::DemiBold);
    QString words = tr("%1 claimable").arg(number);
    const double signs = provers * (emblem + pxF(Length::SpaceXs));
    if (textWidth(words, font) + signs > room.width() + pxF(Length::SpaceS)) {
        font = theme.font(TypeStep::Label);
        words = QString::number(number);
    }
    const double wide = textWidth(words, font);
    double left = room.left() + (room.width() - wide - signs) / 2;
    for (const Seat seat : {m_model.below, opponentOf(m_model.below)}) {
        if (!m_model.isProvable(number, seat))
            continue;
        paintEmblem(painter, {left, room.center().y() - emblem / 2, emblem, emblem}, seatNumber(seat));
        left += emblem + pxF(Length::SpaceXs);
    }
    paintText(painter, {left, room.top(), wide, room.height()}, words, font, theme.colour(Colour::Text));
}

void LineView::paintSign(QPainter& painter, int number) const
{
    const Theme& theme = Theme::current();
    const Flag& flag = m_model.table.flag(number);
    QRectF room = signRect(number);
    QStringList ground = groundWords(flag);
    const double caption = theme.lineHeight(TypeStep::Caption);
    // One below the other where they have no room beside each other.
    if (const QString both = ground.join(QStringLiteral(" + ")); textWidth(both, TypeStep::Caption) <= room.width())
        ground = both.isEmpty() ? QStringList() : QStringList{both};
    room.adjust(0, 0, 0, ground.isEmpty() ? 0 : -pxF(Length::SpaceHair));
    while (!ground.isEmpty()) {
        const QRectF words(room.left(), room.bottom() - caption, room.width(), caption);
        paintText(painter, words, ground.takeLast(), TypeStep::Caption, theme.colour(Colour::Text), Qt::AlignCenter);
        room.setBottom(words.top());
    }
    const double side = std::min(pxF(Length::Icon) * signIcons, room.height() - pxF(Length::SpaceS));
    paintStandard(painter, {room.center().x() - side / 2, room.center().y() - side / 2, side, side}, flag.wonBy);
}

} // namespace whistle::battleline
