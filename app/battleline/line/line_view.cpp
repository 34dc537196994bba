// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/line_view.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "battleline/cards/card_painter.h"
#include "battleline/telling/game_words.h"
#include "battleline/telling/spoken_names.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>

namespace whistle::battleline {

namespace {

/// A slot is at most so high, in lines of the number's type.
constexpr double mostLines = 2.5;
constexpr double fadedOutBy = 0.45;
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
        painter.setOpacity(1 - fadedOutBy / 2);
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

/// What stands above the slots: the number, or who could prove the flag.
double headHeight()
{
    return Theme::current().lineHeight(TypeStep::Body) + 2 * pxF(Length::SpaceXs);
}

double standardHeight()
{
    return pxF(Length::Icon) * signIcons + 2 * pxF(Length::SpaceS);
}

/// What is said of how a flag stands: the set that is ahead, and what beats it.
double standingHeight()
{
    constexpr int lines = 3;
    return lines * Theme::current().lineHeight(TypeStep::Caption);
}

/// "7 of 13" stays in one line.
QString togetherNumbers(QString sentence)
{
    for (qsizetype i = sentence.indexOf(QStringLiteral("%1")); i >= 0 && i < sentence.indexOf(QStringLiteral("%2"));
         ++i) {
        if (sentence.at(i) == QLatin1Char(' '))
            sentence[i] = QChar::Nbsp;
    }
    return sentence;
}

} // namespace

QStringList groundWords(const Flag& flag)
{
    QStringList ground;
    if (flag.fog)
        ground << displayName(cards::fog);
    if (flag.mud)
        ground << displayName(cards::mud);
    return ground;
}

std::vector<FlagStanding> standingOf(const State& state)
{
    std::vector<FlagStanding> standing;
    for (int flag = 1; flag <= flagCount; ++flag)
        standing.push_back(standingAt(state.table, flag, state.houseRules));
    return standing;
}

LineView::LineView(QWidget* parent) : BoardOf(parent)
{
    setName([] { return tr("The line of nine flags"); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

LineView::Spot LineView::spotAt(int place) const
{
    if (place < flagCount)
        return {.flag = place + 1, .isFlag = true};
    const int within = (place - flagCount) % placesOfAFlag;
    Spot spot{.flag = (place - flagCount) / placesOfAFlag + 1,
              .seat = within < slotsWithMud ? Seat::North : Seat::South,
              .slot = static_cast<std::size_t>(within % slotsWithMud)};
    if (const Row& row = m_model.table.flag(spot.flag).rows[spot.seat]; spot.slot < row.size())
        spot.card = row[spot.slot];
    return spot;
}

// The cards come first: there is room for words where they stay as high as their numbers.
bool LineView::tellsStanding() const
{
    if (m_model.standing.empty())
        return false;
    const double gaps = pxF(Length::SpaceXs) * 2 * slots();
    const double room = height() - headHeight() - standardHeight() - standingHeight() - gaps;
    return room / (2 * slots()) >= Theme::current().lineHeight(TypeStep::Number);
}

double LineView::signHeight() const
{
    return standardHeight() + (tellsStanding() ? standingHeight() : 0);
}

std::optional<Seat> LineView::aheadAt(int number) const
{
    return m_model.standing.empty() ? std::nullopt : m_model.standing[static_cast<std::size_t>(number - 1)].ahead;
}

QStringList LineView::standingWords(int number) const
{
    if (!aheadAt(number))
        return {};
    const FlagStanding& standing = m_model.standing[static_cast<std::size_t>(number - 1)];
    const FormationValue set = *standing.sets[*standing.ahead];
    QStringList words{m_model.table.flag(number).fog ? tr("sum %1", "of a set").arg(set.sum) : displayName(set)};
    if (standing.unseen > 0)
        words << togetherNumbers(tr("%1 of %2 beat it", "so many of the cards that nobody has seen"))
                     .arg(standing.beating)
                     .arg(standing.unseen);
    return words;
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
    // The first card lies at the flag; south sits below.
    const double top = seat == Seat::South ? sign.bottom() + index * step : sign.top() - (index + 1) * step;
    return {sign.left(), top, sign.width(), slotHeight()};
}

QRectF LineView::placeRect(int place) const
{
    const Spot spot = spotAt(place);
    const QRectF slot = slotRect(spot.flag, spot.seat, spot.slot);
    if (spot.isFlag)
        return m_model.hasSides ? signRect(spot.flag) : columnRect(spot.flag);
    if (!m_model.hasSides)
        return spot.card && contains(m_model.takeable, *spot.card) ? slot : QRectF();
    return spot.slot > 0 ? QRectF() : slot | slotRect(spot.flag, spot.seat, static_cast<std::size_t>(slots() - 1));
}

QString LineView::rowWords(int flag, Seat seat, const QString& name) const
{
    QStringList row;
    for (const Card card : m_model.table.flag(flag).rows[seat])
        row << displayName(card);
    return row.isEmpty() ? tr("%1: no card").arg(name) : labelled(name, row.join(QStringLiteral(", ")));
}

QString LineView::placeWords(int place) const
{
    const Spot spot = spotAt(place);
    const Flag& flag = m_model.table.flag(spot.flag);
    const QString player = m_model.names[spot.seat];
    if (!spot.isFlag && m_model.hasSides) {
        const QString lying = rowWords(spot.flag, spot.seat, GameWords::tr("Flag %1, %2").arg(spot.flag).arg(player));
        return flag.wonBy == spot.seat ? tr("%1; has won the flag", "a side, what lies there").arg(lying) : lying;
    }
    if (!spot.isFlag)
        return spot.card ? tr("%1 at flag %2, may be taken").arg(displayName(*spot.card)).arg(spot.flag)
                         : tr("Flag %1, %2: empty slot", "number, player").arg(spot.flag).arg(player);
    QStringList words{flag.wonBy ? tr("Flag %1, won by %2").arg(spot.flag).arg(m_model.names[*flag.wonBy])
                                 : tr("Flag %1, open").arg(spot.flag)};
    words << groundWords(flag);
    for (const Seat seat : seatsInOrder) {
        const QString name = m_model.names[seat];
        words << rowWords(spot.flag, seat, name);
        if (m_model.isProvable(spot.flag, seat))
            words << tr("%1 can prove it").arg(name);
    }
    if (const QStringList standing = standingWords(spot.flag); !standing.isEmpty())
        words << tr("%1 is ahead: %2", "player, set and what beats it")
                     .arg(m_model.names[*aheadAt(spot.flag)], standing.join(QStringLiteral(", ")));
    if ((m_model.offeredFlags & flagBit(spot.flag)) != 0)
        words << tr("the chosen card may be laid here");
    return words.join(QStringLiteral("; "));
}

bool LineView::isChosen(int place) const
{
    const Spot spot = spotAt(place);
    if (!spot.isFlag && m_model.hasSides)
        return m_model.chosenFlag > 0 && place == placeOfSide(m_model.chosenFlag, m_model.chosenFor);
    return spot.isFlag ? m_model.chosenFlag == spot.flag
                       : m_model.chosenCard.isValid() && spot.card == m_model.chosenCard;
}

void LineView::pressPlace(int place)
{
    const Spot spot = spotAt(place);
    if (spot.isFlag)
        Q_EMIT flagPressed(spot.flag);
    else if (m_model.hasSides)
        Q_EMIT sidePressed(spot.flag, spot.seat);
    else if (spot.card && !placeRect(place).isEmpty())
        Q_EMIT cardPressed(*spot.card);
}

QSize LineView::minimumSizeHint() const
{
    // What is only looked at need not be met by a finger.
    const double column = pxF(Length::Target) * (testAttribute(Qt::WA_TransparentForMouseEvents) ? lookedAtShare : 1);
    return sizeFor(column, Theme::current().lineHeight(TypeStep::Label) + pxF(Length::SpaceXs));
}

QSize LineView::sizeHint() const
{
    return sizeFor(2 * pxF(Length::Target), Theme::current().lineHeight(TypeStep::Number) * mostLines);
}

QSize LineView::sizeFor(double column, double slot) const
{
    return {qRound(flagCount * (column + pxF(Length::SpaceS))),
            qRound(headHeight() + signHeight() + 2 * slots() * (slot + pxF(Length::SpaceXs)))};
}

void LineView::keyPressEvent(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_0;
    if (digit >= 1 && digit <= flagCount && event->modifiers() == Qt::NoModifier) {
        setCursorPlace(placeOfFlag(digit));
        pressPlace(placeOfFlag(digit));
    } else {
        Board::keyPressEvent(event);
    }
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
            const CardLook look = card == m_model.chosenCard         ? CardLook::Chosen
                                  : contains(m_model.takeable, card) ? CardLook::Offered
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
    for (const Seat seat : seatsInOrder) {
        if (!m_model.isProvable(number, seat))
            continue;
        paintEmblem(painter, {left, room.center().y() - emblem / 2, emblem, emblem}, seatNumber(seat));
        left += emblem + pxF(Length::SpaceXs);
    }
    paintText(painter, {left, room.top(), wide, room.height()}, words, font, theme.colour(Colour::Text));
}

// Below the flag, and an edge at the cards of whoever is ahead.
void LineView::paintStanding(QPainter& painter, int number, QRectF& room) const
{
    const Theme& theme = Theme::current();
    const double line = theme.lineHeight(TypeStep::Caption);
    const QRectF words(room.left(), room.bottom() - standingHeight(), room.width(), standingHeight());
    room.setBottom(words.top());
    QStringList said = standingWords(number);
    if (!said.isEmpty()) {
        const FormationValue set = *m_model.standing[static_cast<std::size_t>(number - 1)].sets[*aheadAt(number)];
        if (textWidth(said.front(), TypeStep::Caption) > words.width()) // the sum is what is compared most
            said.front() = tr("sum %1", "of a set").arg(set.sum);
        paintText(painter, words.adjusted(0, 0, 0, line - words.height()), said.takeFirst(), TypeStep::Caption,
                  theme.colour(Colour::Text), Qt::AlignCenter);
        paintWrapped(painter, words.adjusted(0, line, 0, 0), said.join(QString()), TypeStep::Caption,
                     theme.colour(Colour::TextMuted), Qt::AlignHCenter | Qt::AlignTop);
    }
    const std::optional<Seat> ahead = aheadAt(number);
    if (!ahead)
        return;
    const QRectF cards = slotRect(number, *ahead, 0) |
                         slotRect(number, *ahead, static_cast<std::size_t>(m_model.table.flag(number).slots() - 1));
    const double wide = pxF(Length::LineSeat);
    painter.fillRect(QRectF(cards.left() - wide, cards.top(), wide - pxF(Length::LineHair), cards.height()),
                     theme.seat(seatNumber(*ahead)));
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
    if (tellsStanding())
        paintStanding(painter, number, room);
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

#include "moc_line_view.cpp"
