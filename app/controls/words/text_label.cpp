// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/text_label.h"

#include "look/painting.h"

#include <QEvent>
#include <QPainter>

namespace whistle {

TextLabel::TextLabel(const QString& text, TypeStep step, Colour colour, QWidget* parent)
    : QLabel(text, parent)
    , m_step(step)
    , m_colour(colour)
{
    setTextFormat(Qt::PlainText);
    wear();
}

void TextLabel::say(const QString& words)
{
    setText(words);
    setVisible(!words.isEmpty());
}

void TextLabel::setStep(TypeStep step)
{
    m_step = step;
    wear();
}

void TextLabel::setColour(Colour colour)
{
    m_colour = colour;
    wear();
}

void TextLabel::setStruck(bool struck)
{
    m_struck = struck;
    wear();
}

void TextLabel::setElided(bool elided)
{
    m_elided = elided;
    updateGeometry();
}

QSize TextLabel::minimumSizeHint() const
{
    const QSize size = QLabel::minimumSizeHint();
    return m_elided ? QSize(qRound(em()), size.height()) : size;
}

void TextLabel::wear()
{
    const Theme& theme = Theme::current();
    QFont font = theme.font(m_step);
    font.setStrikeOut(m_struck);
    setFont(font);
    QPalette worn = palette();
    // Of its own even where it is the same: what a button hands down may be another in the next theme.
    if (!testAttribute(Qt::WA_SetPalette) || worn.color(QPalette::WindowText) != theme.colour(m_colour)) {
        worn.setColor(QPalette::WindowText, theme.colour(m_colour));
        setPalette(worn);
    }
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (changesLooks(*event))
        wear();
}

void TextLabel::paintEvent(QPaintEvent* event)
{
    if (!m_elided || textWidth(text(), m_step) <= width()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    paintText(painter, contentsRect(), text(), m_step, colourOf(m_colour));
    if (toolTip() != text())
        setToolTip(text());
}

} // namespace whistle

#include "moc_text_label.cpp"
