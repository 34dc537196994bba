// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/card_button.h"

#include "base/common_words.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle {

namespace {

constexpr double wideShape = 118; // four of them stand below seven tall ones
constexpr double wideHigh = 52;

} // namespace

CardButton::CardButton(kaosball::CardKind kind, CardShape shape) : m_kind(kind), m_shape(shape)
{
    setCheckable(true);
    setSizePolicy(shape == CardShape::Tall ? QSizePolicy::Fixed : QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CardButton::setCard(const QString& face, const QString& word, bool dead)
{
    m_word = word;
    m_dead = dead;
    setTitle(face);
    setAccessibleName(word.isEmpty() ? face : enumerated({face, word}));
}

QSize CardButton::sizeHint() const
{
    const Theme& theme = Theme::current();
    if (m_shape == CardShape::Tall)
        return {theme.px(Length::CardPadWidth), theme.px(Length::CardPadHeight)};
    const double words = std::max(textWidth(title(), TypeStep::Caption), textWidth(m_word, TypeStep::Caption));
    return {qRound(std::max(theme.scaled(wideShape), words + 2 * theme.px(Length::SpaceM))),
            qRound(theme.scaled(wideHigh))};
}

void CardButton::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const ButtonFace worn = face();
    const QRectF room = rect();
    const double radius = theme.px(Length::RadiusControl);
    Box box{theme.colour(worn.pressed   ? Colour::RaisedPressed
                         : worn.hovered ? Colour::RaisedHover
                                        : Colour::Raised),
            {},
            radius,
            static_cast<double>(theme.px(Length::LineHair)),
            Qt::SolidLine};
    QColor ink = theme.colour(Colour::Text);
    QColor small = theme.colour(Colour::TextMuted);
    if (worn.chosen && m_dead) {
        box.edge = theme.colour(Colour::Chalk);
        box.line = theme.px(Length::LineFocus);
        small = ink;
    } else if (worn.chosen) {
        box.fill = theme.colour(Colour::Chalk);
        ink = small = theme.colour(Colour::Window);
    } else if (worn.unavailable) {
        box.fill = QColor();
        box.edge = theme.colour(Colour::Line);
        box.style = Qt::DashLine;
        ink = small = theme.colour(Colour::TextDisabled);
    } else if (m_dead) {
        if (!worn.hovered && !worn.pressed)
            box.fill = QColor();
        box.edge = theme.colour(Colour::Line);
        ink = small = theme.colour(Colour::DeadInk);
    }
    paintBox(painter, room, box);
    const double edge = theme.scaled(6);
    if (!worn.unavailable)
        paintEdge(painter, room, Qt::TopEdge, edge, radius, theme.colour(cardEdge(m_kind)));

    const QRectF body = room.adjusted(0, edge, 0, 0);
    QFont word = theme.font(TypeStep::Caption);
    word.setWeight(m_dead && !worn.chosen ? QFont::Medium : QFont::DemiBold);
    const double wordLine = m_word.isEmpty() ? 0 : theme.lineHeight(TypeStep::Caption);
    if (m_shape == CardShape::Wide) {
        QFont title = word;
        title.setPixelSize(qRound(theme.scaled(15)));
        const double line = theme.lineHeight(TypeStep::Caption);
        const double top = body.center().y() - (line + wordLine) / 2;
        paintText(painter, QRectF(body.left(), top, body.width(), line), this->title(), title, ink, Qt::AlignCenter);
        paintText(painter, QRectF(body.left(), top + line, body.width(), wordLine), m_word, word, small,
                  Qt::AlignCenter);
        return;
    }
    QFont number = theme.font(TypeStep::Heading);
    number.setWeight(m_dead && !worn.chosen ? QFont::Medium : QFont::Bold);
    const double line = theme.scaled(30);
    const double top = body.center().y() - (line + wordLine) / 2;
    const QRectF faceBox(body.left(), top, body.width(), line);
    paintText(painter, faceBox, title(), number, ink, Qt::AlignCenter);
    paintText(painter, QRectF(body.left(), top + line, body.width(), wordLine), m_word, word, small, Qt::AlignCenter);
    if (m_dead) {
        const double inset = theme.scaled(12);
        paintStrike(painter, faceBox.adjusted(inset, 0, -inset, 0), ink);
    }
}

} // namespace whistle

#include "moc_card_button.cpp"
