// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period/bell_band.h"

#include "base/common_words.h"
#include "controls/words/rule_chip.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLayout>
#include <QPainter>

namespace whistle {

namespace {

constexpr double leastHeight = 240;
constexpr double turnHeight = 84;
constexpr double bellSide = 72;

QFont nextFont()
{
    QFont font = Theme::current().font(TypeStep::Body);
    font.setPixelSize(qRound(Theme::current().scaled(22)));
    return font;
}

double wrappedHeight(const QString& text, const QFont& font, double width)
{
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, std::max(1.0, width), 1 << 20), Qt::TextWordWrap, text)
        .height();
}

} // namespace

BellBand::BellBand(QWidget* parent) : QWidget(parent), m_rules(new RuleChips({}, this))
{
    setObjectName(QStringLiteral("bellBand"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_rules, &RuleChips::opened, this, &BellBand::ruleOpened);
}

void BellBand::setState(const BellState& state)
{
    m_state = state;
    m_rules->setRules(state.rules);
    QStringList order;
    for (const LastTurn& turn : state.turns)
        order << labelled(turn.name, turn.note);
    setAccessibleName(state.sentence);
    setAccessibleDescription(state.next + QLatin1Char(' ') + order.join(QStringLiteral(", ")));
    arrange();
}

QRectF BellBand::words() const
{
    const double left = pxF(Length::SpaceXxl) + Theme::current().scaled(bellSide) + pxF(Length::SpaceXl);
    const double rules = m_state.rules.isEmpty() ? 0 : m_rules->width() + pxF(Length::SpaceXl);
    return {left, pxF(Length::SpaceXl), std::max(1.0, width() - left - pxF(Length::SpaceXxl) - rules), 0};
}

double BellBand::turnsTop() const
{
    const QRectF place = words();
    const double text = wrappedHeight(m_state.sentence, Theme::current().font(TypeStep::Score), place.width()) +
                        wrappedHeight(m_state.next, nextFont(), place.width());
    return place.top() + std::max(text, Theme::current().scaled(bellSide)) + pxF(Length::SpaceL);
}

void BellBand::arrange()
{
    const Theme& theme = Theme::current();
    m_rules->setInk(theme.colour(Colour::BellText));
    const int wide = m_rules->layout()->sizeHint().width();
    m_rules->setGeometry(width() - wide - theme.px(Length::SpaceXxl),
                         theme.px(Length::SpaceXl) + theme.px(Length::SpaceM), wide,
                         m_rules->layout()->sizeHint().height());
    double needed = turnsTop() + pxF(Length::SpaceXl);
    if (!m_state.turns.empty())
        needed += theme.scaled(turnHeight);
    setFixedHeight(qRound(std::max(needed, theme.scaled(leastHeight))));
    update();
}

QSize BellBand::sizeHint() const
{
    const Theme& theme = Theme::current();
    return {qRound(theme.em() * 60), qRound(theme.scaled(leastHeight))};
}

QSize BellBand::minimumSizeHint() const
{
    return {qRound(Theme::current().em() * 20), height()};
}

void BellBand::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QColor ink = theme.colour(Colour::BellText);
    painter.fillRect(rect(), theme.colour(Colour::BellGround));
    const QRectF place = words();
    const double bell = theme.scaled(bellSide);
    paintIcon(painter, QRectF(pxF(Length::SpaceXxl), place.top(), bell, bell), Icon::Bell, ink);
    const QFont sentence = theme.font(TypeStep::Score);
    const double high = wrappedHeight(m_state.sentence, sentence, place.width());
    painter.setPen(ink);
    painter.setFont(sentence);
    painter.drawText(QRectF(place.left(), place.top(), place.width(), high), Qt::TextWordWrap, m_state.sentence);
    painter.setFont(nextFont());
    painter.drawText(
        QRectF(place.left(), place.top() + high, place.width(), wrappedHeight(m_state.next, nextFont(), place.width())),
        Qt::TextWordWrap, m_state.next);

    const auto count = static_cast<double>(m_state.turns.size());
    const double gap = pxF(Length::SpaceM);
    const double wide = (width() - 2 * pxF(Length::SpaceXxl) - (count - 1) * gap) / std::max(1.0, count);
    double x = pxF(Length::SpaceXxl);
    for (const LastTurn& turn : m_state.turns) {
        const QRectF box(x, turnsTop(), wide, theme.scaled(turnHeight));
        paintBox(painter, box,
                 {turn.now ? theme.colour(Colour::Window) : QColor(), ink, pxF(Length::RadiusPanel),
                  pxF(Length::LineStrong), Qt::SolidLine});
        const QColor own = turn.now ? theme.colour(Colour::Text) : ink;
        const double side = theme.scaled(30);
        paintEmblem(painter, QRectF(box.left() + pxF(Length::SpaceL), box.center().y() - side / 2, side, side),
                    turn.seat, turn.now ? QColor() : ink);
        const double left = box.left() + pxF(Length::SpaceL) + side + pxF(Length::SpaceM);
        const double title = theme.lineHeight(TypeStep::Title);
        const double note = theme.lineHeight(TypeStep::Body);
        const double top = box.center().y() - (title + note) / 2;
        paintText(painter, QRectF(left, top, box.right() - left, title), turn.name, TypeStep::Title, own);
        paintText(painter, QRectF(left, top + title, box.right() - left, note), turn.note, TypeStep::Body, own);
        x += wide + gap;
    }
}

void BellBand::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void BellBand::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        arrange();
}

} // namespace whistle

#include "moc_bell_band.cpp"
