// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/board/board_view.h"

#include "base/common_words.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>

namespace whistle::chaotic {

namespace {

/// The least width of a space in em, and its least height in lines of the label's type.
constexpr double boardLeastEms = 5.5;
constexpr double usualEms = 12.5;
constexpr double leastLines = 2;
constexpr double usualLines = 4.6;
constexpr double closedOpacity = 0.6;

void paintDot(QPainter& painter, const QRectF& rect, Colour colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().colour(colour));
    painter.drawEllipse(rect);
}

void paintGear(QPainter& painter, const QRectF& rect, bool isFaceUp)
{
    const QColor ink = Theme::current().colour(Colour::Text);
    paintBox(painter, rect, {isFaceUp ? ink : QColor(), ink, pxF(Length::RadiusSmall), pxF(Length::LineStrong)});
}

/// The seat's emblem at the left end of a line; what is left of the line.
QRectF paintOwner(QPainter& painter, const QRectF& line, Player player, double side, double gap)
{
    paintEmblem(painter, {line.left(), line.center().y() - side / 2, side, side}, seatNumber(player));
    return line.adjusted(side + gap, 0, 0, 0);
}

/// A space is never lower: it is pressed, and has a name and the Energy.
double leastSpaceHeight()
{
    return std::max(Theme::current().lineHeight(TypeStep::Label) * leastLines, pxF(Length::Target));
}

/// "Courage", "Power", ...
QStringList disciplineNames()
{
    QStringList names;
    for (const Discipline discipline : allDisciplines)
        names << wordOf(nameOf(discipline));
    return names;
}

/// What a space of some size has room for, line by line: always the name, then the Energy, the four numbers, and in
/// large ones what these are. Heights in pixels, 0 for none.
struct Lines {
    double name = 0;
    double energy = 0;
    double numbers = 0;
    double words = 0;

    explicit Lines(QSizeF room)
    {
        const Theme& theme = Theme::current();
        const double caption = theme.lineHeight(TypeStep::Caption);
        name = theme.lineHeight(TypeStep::Label);
        if (room.height() < name + caption)
            return;
        energy = std::min<double>(theme.lineHeight(TypeStep::Number), room.height() - name);
        if (room.height() < sum() + caption)
            return;
        numbers = caption;
        const QStringList all = disciplineNames();
        const bool fit = std::all_of(all.begin(), all.end(), [&room](const QString& one) {
            return textWidth(one, TypeStep::Caption) <= room.width() / 4;
        });
        if (fit && room.height() >= sum() + caption)
            words = caption;
    }

    [[nodiscard]] double sum() const { return name + energy + numbers + words; }
};

/// What is written in a space stays within this.
QRectF roomIn(const QRectF& space)
{
    const double pad = pxF(Length::SpaceS);
    const double above = pxF(Length::SpaceXs);
    return space.adjusted(pxF(Length::LineSeat) + pad, above, -pad, -above);
}

} // namespace

int BoardModel::placeOf(const Space& space) const
{
    const auto found =
        std::find_if(spaces.begin(), spaces.end(), [&](const BoardSpace& one) { return one.space == space; });
    return found == spaces.end() ? -1 : static_cast<int>(found - spaces.begin());
}

namespace {

/// From where a creature came that stands with another one on a space: a fight, also one that the match has ended in.
std::optional<Space> cameFrom(const State& state, CreatureIndex creature)
{
    const Creature& one = state.at(creature);
    if (state.combat)
        return creature == state.combat->attacker && one.space != state.combat->origin
                   ? std::optional(state.combat->origin)
                   : std::nullopt;
    const bool isShared = std::count_if(state.creatures.begin(), state.creatures.end(), [&](const Creature& other) {
                              return other.inPlay && other.space == one.space;
                          }) > 1;
    if (!isShared || state.turns.empty())
        return {};
    const std::vector<MoveMade>& moves = state.turns.back().moves;
    const auto last =
        std::find_if(moves.rbegin(), moves.rend(), [&](const MoveMade& move) { return move.creature == creature; });
    return last == moves.rend() ? std::nullopt : std::optional(last->from);
}

} // namespace

BoardModel boardOf(const State& state, const Names& names)
{
    BoardModel model;
    const Board board = state.board();
    model.rows = board.rows();
    for (const Space& space : board.spaces())
        model.spaces.push_back({space, {}, false, false, {}});
    const auto put = [&model](const Space& at, const BoardCreature& creature) {
        const int place = model.placeOf(at);
        if (place < 0 || model.spaces[static_cast<std::size_t>(place)].creature)
            return false;
        model.spaces[static_cast<std::size_t>(place)].creature = creature;
        return true;
    };
    const InForce now(state);
    for (const bool isComing : {false, true}) {
        for (CreatureIndex i = 0; i < static_cast<int>(state.creatures.size()); ++i) {
            const Creature& one = state.at(i);
            const std::optional<Space> from = one.inPlay ? cameFrom(state, i) : std::nullopt;
            if (!one.inPlay || from.has_value() != isComing)
                continue;
            BoardCreature shown;
            shown.index = i;
            shown.player = one.player;
            shown.faceUp = one.faceUp;
            shown.name = names.of(one);
            shown.counters = one.mugicCounters;
            shown.moved = one.moved;
            shown.engaged = state.isEngaged(i);
            if (one.faceUp) {
                const StatsVerdict numbers = now.numbers(i).verdict;
                shown.disciplines = numbers.disciplines;
                shown.energy = numbers.energy;
                shown.left = numbers.currentEnergy();
                const CreatureCard& card = state.cardOf(one);
                shown.traits << wordOf(nameOf(card.tribe)) << elementWords(numbers.elements) << keywordWords(now, i);
                for (const Ability& ability : card.abilities)
                    shown.traits << abilityWords(ability);
            }
            if (one.battlegear && one.faceUp) // under a face-down creature it is its owner's secret whose it is
                shown.gearFaceUp = one.battlegear->faceUp;
            if (shown.gearFaceUp.value_or(false))
                shown.gear = QString::fromStdString(state.battlegearOf(one).name);
            (void)((from && put(*from, shown)) || put(one.space, shown));
        }
    }
    for (const Player player : bothPlayers) {
        const Seat& seat = state.seats[player];
        model.names[player] = names[player];
        if (!seat.deck)
            continue;
        model.piles[player] = {BoardView::tr("Attack deck %1").arg(seat.attackDeck),
                               BoardView::tr("discarded %1").arg(static_cast<int>(seat.attackDiscard.size())),
                               labelled(GameWords::tr("Locations"), seat.locationDeck)};
        if (state.isAdvanced())
            model.piles[player] << BoardView::tr("Mugic in hand %1").arg(seat.mugicCount());
    }
    return model;
}

BoardView::BoardView(QWidget* parent) : BoardOf(parent)
{
    setName([] { return tr("The Battleboard"); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

const BoardSpace* BoardView::spaceAt(int place) const
{
    const bool isThere = place >= 0 && place < static_cast<int>(m_model.spaces.size());
    return isThere ? &m_model.spaces[static_cast<std::size_t>(place)] : nullptr;
}

QRectF BoardView::placeRect(int place) const
{
    if (!spaceAt(place))
        return {};
    const Space& space = spaceAt(place)->space;
    const double gap = pxF(Length::SpaceXs);
    const double wide = spaceWidth();
    const double high = std::min((height() - gap - 2 * lineOfPiles()) / (2.0 * m_model.rows) - gap,
                                 Theme::current().lineHeight(TypeStep::Label) * usualLines * 1.5);
    const int inRow = m_model.rows - space.row + 1;
    const double rowWidth = inRow * (wide + gap) - gap;
    const double left = (width() - rowWidth) / 2 + (space.column - 1) * (wide + gap);
    const double middle = height() / 2.0;
    const double top = space.side == Player::One ? middle + gap / 2 + (space.row - 1) * (high + gap)
                                                 : middle - gap / 2 - space.row * (high + gap) + gap;
    return {left, top, wide, high};
}

double BoardView::spaceWidth() const
{
    return std::min((width() - pxF(Length::SpaceXs)) / m_model.rows - pxF(Length::SpaceXs),
                    Theme::current().em() * usualEms * 1.6);
}

// By the width alone, with the spaces as low as they may be: the height that the board asks for rests on it.
double BoardView::lineOfPiles() const
{
    const double gap = pxF(Length::SpaceXs);
    const double line = Theme::current().lineHeight(TypeStep::Caption);
    for (const Player player : bothPlayers) {
        const QStringList& piles = m_model.piles[player];
        for (qsizetype i = 0; i < piles.size(); ++i) {
            // From the edge of the board inwards its rows are wider.
            const qsizetype before = player == Player::One ? piles.size() - 1 - i : i + 1;
            const int row = static_cast<int>((static_cast<double>(before) + 1.2) * line / (leastSpaceHeight() + gap));
            const double beside = (width() - (row + 1) * (spaceWidth() + gap) + gap) / 2;
            if (textWidth(piles[i], TypeStep::Caption) > beside - 2 * pxF(Length::SpaceS))
                return line + gap;
        }
    }
    return 0;
}

QString BoardView::placeWords(int place) const
{
    if (!spaceAt(place))
        return tr("No space");
    const BoardSpace& space = *spaceAt(place);
    QStringList words{enumerated({m_model.names[space.space.side], spaceWords(space.space)})};
    if (!space.creature) {
        words << CommonWords::tr("empty");
    } else {
        const BoardCreature& one = *space.creature;
        words << GameWords::tr("%2's %1").arg(one.name, m_model.names[one.player]);
        if (one.faceUp) {
            words << tr("Energy %1 of %2").arg(one.left).arg(one.energy);
            for (const Discipline discipline : allDisciplines)
                words << spaced(wordOf(nameOf(discipline)), one.disciplines[discipline]);
            words << GameWords::tr("Mugic counters: %1").arg(one.counters) << one.traits;
        }
        if (one.gearFaceUp)
            words << (*one.gearFaceUp ? labelled(GameWords::tr("Battlegear"), one.gear)
                                      : GameWords::tr("Battlegear, face down"));
        if (one.engaged)
            words << tr("fights");
        if (one.moved)
            words << tr("has moved");
    }
    if (!space.offer.isEmpty())
        words << space.offer;
    return words.join(QStringLiteral("; "));
}

bool BoardView::isChosen(int place) const
{
    return spaceAt(place) && spaceAt(place)->chosen;
}

void BoardView::pressPlace(int place)
{
    if (spaceAt(place))
        Q_EMIT pressed(spaceAt(place)->space);
}

int BoardView::placeOf(CreatureIndex creature) const
{
    for (int place = 0; spaceAt(place); ++place) {
        if (spaceAt(place)->creature && spaceAt(place)->creature->index == creature)
            return place;
    }
    return -1;
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    BoardOf::resizeEvent(event);
    updateGeometry(); // the width says whether the piles have a line of their own
}

QSize BoardView::minimumSizeHint() const
{
    return sizeFor(boardLeastEms, leastSpaceHeight());
}

QSize BoardView::sizeHint() const
{
    return sizeFor(usualEms, Theme::current().lineHeight(TypeStep::Label) * usualLines);
}

QSize BoardView::sizeFor(double ems, double high) const
{
    const int rows = std::max(1, m_model.rows);
    const double gap = pxF(Length::SpaceXs);
    return {qRound(rows * (Theme::current().em() * ems + gap)), qRound(2 * (rows * (high + gap) + lineOfPiles()))};
}

void BoardView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_model.rows == 0)
        return;
    for (const Player player : bothPlayers)
        paintPiles(painter, player);
    paintLegend(painter);
    for (std::size_t i = 0; i < m_model.spaces.size(); ++i)
        paintSpace(painter, m_model.spaces[i], placeRect(static_cast<int>(i)));
    paintFight(painter);
    paintCursor(painter, pxF(Length::RadiusControl));
}

void BoardView::paintSpace(QPainter& painter, const BoardSpace& space, const QRectF& rect) const
{
    const Theme& theme = Theme::current();
    const double radius = pxF(Length::RadiusControl);
    if (space.creature) {
        paintCreature(painter, *space.creature, rect);
    } else {
        paintBox(painter, rect,
                 {theme.colour(Colour::Sunken), theme.colour(Colour::LineStrong), radius, 1, Qt::DashLine});
        if (!space.offered)
            paintText(painter, rect, CommonWords::tr("empty"), TypeStep::Caption, theme.colour(Colour::TextDisabled),
                      Qt::AlignCenter);
    }
    if (space.offered) {
        QColor veil = theme.colour(Colour::ReachLine);
        veil.setAlphaF(space.creature ? 0.12F : 0.22F);
        paintBox(painter, rect, {veil, theme.colour(Colour::ReachLine), radius, pxF(Length::LineStrong)});
    }
    if (space.chosen)
        paintBox(painter, rect, {{}, theme.colour(Colour::Chalk), radius, pxF(Length::LineFocus)});
}

/// Gear and counters at the right of the name; returns the width that they took.
double BoardView::paintSigns(QPainter& painter, const BoardCreature& creature, const QRectF& line) const
{
    const double dot = line.height() * 0.36;
    double right = line.right();
    for (int i = 0; i < std::min(creature.counters, 5); ++i) {
        paintDot(painter, QRectF(right - dot, line.center().y() - dot / 2, dot, dot), Colour::Text);
        right -= dot + pxF(Length::SpaceXs);
    }
    if (creature.gearFaceUp) {
        const QRectF card(right - line.height() * 0.6, line.top() + line.height() * 0.1, line.height() * 0.58,
                          line.height() * 0.8);
        paintGear(painter, card, *creature.gearFaceUp);
        right = card.left() - pxF(Length::SpaceXs);
    }
    return line.right() - right;
}

void BoardView::paintCreature(QPainter& painter, const BoardCreature& one, const QRectF& rect) const
{
    const Theme& theme = Theme::current();
    const int seat = seatNumber(one.player);
    const double radius = pxF(Length::RadiusControl);
    painter.save();
    paintBox(painter, rect, {one.engaged ? theme.seatGround(seat) : theme.colour(Colour::Surface), {}, radius});
    paintEdge(painter, rect, Qt::LeftEdge, pxF(Length::LineSeat), radius, theme.seat(seat));
    if (one.engaged)
        paintBox(painter, rect, {{}, theme.colour(Colour::Chalk), radius, pxF(Length::LineFocus)});
    QRectF room = roomIn(rect);
    const Lines high(room.size());
    room.setTop(room.top() + (room.height() - high.sum()) / 2);
    // Name and signs; where there is no room for the four numbers, the name has its line for itself.
    QRectF line(room.left(), room.top(), room.width(), high.name);
    const bool signsBelow = high.energy > 0 && high.numbers == 0;
    const double signs = signsBelow ? 0 : paintSigns(painter, one, line);
    const QRectF name = paintOwner(painter, line, one.player, high.name * 0.62, pxF(Length::SpaceXs));
    if (!one.faceUp)
        painter.setOpacity(closedOpacity);
    paintText(painter, name.adjusted(0, 0, -signs, 0), one.name, TypeStep::Label,
              theme.colour(one.moved ? Colour::TextMuted : Colour::Text));
    line = {room.left(), line.bottom(), room.width(), high.energy};
    const QRectF small(line.left(), line.center().y() - high.name / 2, line.width(), high.name);
    const double below = signsBelow ? paintSigns(painter, one, small) : 0;
    if (one.faceUp && high.energy > 0)
        paintEnergy(painter, one, line.adjusted(0, 0, -below, 0), !signsBelow);
    if (one.faceUp && high.numbers > 0)
        paintNumbers(painter, one, {room.left(), line.bottom(), room.width(), high.numbers}, high.words > 0);
    painter.restore();
}

/// The Energy that is left, as number and bar, and of how much.
void BoardView::paintEnergy(QPainter& painter, const BoardCreature& one, const QRectF& line, bool saysWhole) const
{
    const Theme& theme = Theme::current();
    const TypeStep step = line.height() >= theme.lineHeight(TypeStep::Number) ? TypeStep::Number : TypeStep::Label;
    const QString left = QString::number(one.left);
    const QString whole = saysWhole ? CommonWords::tr("of %1").arg(one.energy) : QString();
    const double number = std::max(textWidth(left, step), textWidth(QStringLiteral("00"), step));
    paintText(painter, line, left, step, theme.colour(Colour::Text));
    const double gap = pxF(Length::SpaceS);
    const QRectF bar(line.left() + number + gap, line.center().y() - 5,
                     line.width() - number - textWidth(whole, TypeStep::Caption) - 2 * gap, 10);
    if (bar.width() < pxF(Length::SpaceL))
        return;
    paintBox(painter, bar, {theme.colour(Colour::Sunken), {}, 5});
    QRectF rest = bar;
    rest.setWidth(one.energy > 0 ? bar.width() * std::min(1.0, static_cast<double>(one.left) / one.energy) : 0);
    if (rest.width() > 0)
        paintBox(painter, rest, {theme.seat(seatNumber(one.player)), {}, std::min(5.0, rest.width() / 2)});
    paintText(painter, line, whole, TypeStep::Caption, theme.colour(Colour::TextMuted),
              Qt::AlignRight | Qt::AlignVCenter);
}

/// The four Disciplines, the one that the Location or the Attack asks for set off.
void BoardView::paintNumbers(QPainter& painter, const BoardCreature& one, const QRectF& line, bool saysNames) const
{
    const Theme& theme = Theme::current();
    const QStringList names = disciplineNames();
    const double cell = line.width() / 4;
    QFont font = theme.font(TypeStep::Caption);
    font.setWeight(QFont::DemiBold);
    for (const Discipline discipline : allDisciplines) {
        const QRectF box(line.left() + static_cast<int>(discipline) * cell, line.top(), cell, line.height());
        const bool isAsked = one.asked == discipline;
        if (isAsked)
            paintBox(painter, box.adjusted(2, 0, -2, 0), {theme.colour(Colour::Chalk), {}, pxF(Length::RadiusSmall)});
        paintText(painter, box, QString::number(one.disciplines[discipline]), font,
                  theme.colour(isAsked ? Colour::SeatInk : Colour::TextMuted), Qt::AlignCenter);
        if (saysNames)
            paintText(painter, box.translated(0, line.height()), names[static_cast<int>(discipline)], TypeStep::Caption,
                      theme.colour(Colour::TextMuted), Qt::AlignCenter);
    }
}

/// In the corner beside the player's last row, or in a line above or below the board.
void BoardView::paintPiles(QPainter& painter, Player player) const
{
    const Theme& theme = Theme::current();
    const QColor muted = theme.colour(Colour::TextMuted);
    const bool isBelow = player == Player::One;
    const double gap = pxF(Length::SpaceS);
    const double line = theme.lineHeight(TypeStep::Caption);
    const QString& name = m_model.names[player];
    const QStringList& piles = m_model.piles[player];
    const bool inLine = lineOfPiles() > 0;
    const QRectF back = placeRect(placeOf(Space{player, m_model.rows, 1}));
    const double cornerTop = isBelow ? back.bottom() - line * (static_cast<int>(piles.size()) + 1.2) : back.top();
    QRectF room(isBelow ? back.right() + gap : gap, cornerTop, back.left() - 2 * gap, line);
    if (inLine)
        room = {gap, isBelow ? height() - line : 0, width() - 2 * gap, line};
    // The shape in the seat's colour, the words in that of text.
    const double emblem = line * 0.8;
    const double wide = std::min(textWidth(name, TypeStep::Label), room.width() - emblem - gap);
    const double start = isBelow && !inLine ? room.right() - wide - gap - emblem : room.left();
    const QRectF head(start, room.top(), emblem + gap + wide + 1, line);
    paintText(painter, paintOwner(painter, head, player, emblem, gap), name, TypeStep::Label,
              theme.colour(Colour::Text));
    if (inLine) {
        paintText(painter, room.adjusted(head.width() + gap, 0, 0, 0), piles.join(QStringLiteral(", ")),
                  TypeStep::Caption, muted);
        return;
    }
    room.translate(0, line * 1.2);
    for (const QString& words : piles) {
        paintText(painter, room, words, TypeStep::Caption, muted,
                  (isBelow ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        room.translate(0, line);
    }
}

/// What the numbers and signs of a creature are, in the corner that no piles have.
void BoardView::paintLegend(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const double gap = pxF(Length::SpaceS);
    const double line = theme.lineHeight(TypeStep::Caption);
    const QRectF back = placeRect(placeOf(Space{Player::One, m_model.rows, 1}));
    const Lines shown(roomIn(back).size());
    const QString numbers =
        shown.numbers > 0 && shown.words == 0 ? disciplineNames().join(QStringLiteral(", ")) : QString();
    const double wide = back.left() - 2 * gap;
    const int lines = wide > 0 && !numbers.isEmpty() ? wrappedHeight(numbers, TypeStep::Caption, qRound(wide)) : 0;
    const bool isBasic = std::none_of(m_model.spaces.begin(), m_model.spaces.end(), [](const BoardSpace& one) {
        return one.creature && (one.creature->gearFaceUp || one.creature->counters > 0);
    });
    const QString gear = GameWords::tr("Battlegear, face down");
    const double sign = line * 0.8;
    const double signs = isBasic ? 0 : 2 * line;
    if (wide < std::max(textWidth(gear, TypeStep::Caption) + sign + gap, theme.em() * boardLeastEms) ||
        lines + signs > back.height())
        return;
    const QColor muted = theme.colour(Colour::TextMuted);
    double y = back.bottom() - lines - signs;
    if (lines > 0)
        paintWrapped(painter, QRectF(gap, y, wide, lines), numbers, TypeStep::Caption, muted);
    if (isBasic)
        return;
    y += lines;
    paintGear(painter, QRectF(gap + sign * 0.1, y + line * 0.1, line * 0.58, sign), false);
    paintText(painter, QRectF(gap + sign + gap, y, wide - sign, line), gear, TypeStep::Caption, muted);
    y += line;
    paintDot(painter, QRectF(gap + sign * 0.25, y + line * 0.32, line * 0.36, line * 0.36), Colour::Text);
    paintText(painter, QRectF(gap + sign + gap, y, wide - sign, line), tr("Mugic counter"), TypeStep::Caption, muted);
}

/// A cross between the two that fight, where it lies on nobody else.
void BoardView::paintFight(QPainter& painter) const
{
    std::vector<QRectF> fighting;
    std::vector<QRectF> others;
    for (std::size_t i = 0; i < m_model.spaces.size(); ++i) {
        if (m_model.spaces[i].creature)
            (m_model.spaces[i].creature->engaged ? fighting : others).push_back(placeRect(static_cast<int>(i)));
    }
    if (fighting.size() != 2)
        return;
    const Theme& theme = Theme::current();
    const double side = pxF(Length::Icon) * 1.2;
    QPointF middle = (fighting[0].center() + fighting[1].center()) / 2;
    if (std::abs(fighting[0].center().x() - fighting[1].center().x()) < side)
        middle.setX(fighting[0].left() + pxF(Length::LineSeat));
    else if (std::abs(fighting[0].center().y() - fighting[1].center().y()) < side) // beside each other: off the numbers
        middle.setY(fighting[0].top());
    const QRectF disc(std::clamp(middle.x() - side / 2, 0.0, width() - side), std::max(0.0, middle.y() - side / 2),
                      side, side);
    if (std::any_of(others.begin(), others.end(), [&](const QRectF& one) { return one.intersects(disc); }))
        return;
    paintDot(painter, disc, Colour::Chalk);
    painter.setPen(QPen(theme.colour(Colour::SeatInk), pxF(Length::LineFocus), Qt::SolidLine, Qt::RoundCap));
    const QRectF cross = disc.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

} // namespace whistle::chaotic

#include "moc_board_view.cpp"
