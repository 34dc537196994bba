// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/quarrel_line.h"

#include "base/common_words.h"
#include "look/painting.h"

#include <QPainter>
#include <utility>

namespace whistle {

namespace {

/// A longer caption is its first word.
constexpr double longestCaption = 5;

} // namespace

QuarrelLine::QuarrelLine(QWidget* parent) : Painted(parent)
{
    setMaxLength(200);
    wearType();
}

void QuarrelLine::wearType()
{
    const Theme& theme = Theme::current();
    QFont type = theme.font(TypeStep::Heading);
    type.setWeight(QFont::Normal); // the verdict is what is heavy on the desk
    if (font() != type)
        setFont(type);
    setTextMargins(theme.px(Length::SpaceS), 0, theme.px(Length::SpaceS), theme.lineHeight(TypeStep::Caption));
}

void QuarrelLine::setTaken(std::vector<Taken> words)
{
    m_taken = std::move(words);
    QStringList said;
    for (const Taken& word : m_taken) {
        const QString typed = text().mid(word.at, word.length);
        said << (word.understood ? labelled(typed, word.caption) : tr("%1: not understood").arg(typed));
    }
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    update();
}

QSize QuarrelLine::sizeHint() const
{
    const Theme& theme = Theme::current();
    return {QLineEdit::sizeHint().width(),
            theme.lineHeight(TypeStep::Heading) + theme.lineHeight(TypeStep::Caption) + 2 * theme.px(Length::SpaceS)};
}

// A line does not say where its letters are; it says which place is nearest to a point, and that changes in the middle
// of a letter.
double QuarrelLine::leftOf(int letter)
{
    int from = 0;
    int to = width();
    while (from < to) {
        const int middle = (from + to) / 2;
        if (cursorPositionAt({middle, height() / 3}) <= letter)
            from = middle + 1;
        else
            to = middle;
    }
    return from - fontMetrics().horizontalAdvance(text()[letter]) / 2.0;
}

QString QuarrelLine::shortened(const QString& caption)
{
    return textWidth(caption, TypeStep::Caption) > longestCaption * em() ? caption.section(u' ', 0, 0) : caption;
}

void QuarrelLine::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double captionHeight = theme.lineHeight(TypeStep::Caption);
    const double below = height() - captionHeight - theme.px(Length::SpaceXs);
    double free = 0; // from where on a caption covers no other
    for (const Taken& word : m_taken) {
        if (word.at + word.length > text().size())
            continue; // of a line that was longer
        const double left = leftOf(word.at);
        const double wide = fontMetrics().horizontalAdvance(text().mid(word.at, word.length));
        if (left < 0 || left + wide > width())
            continue; // scrolled out of sight
        const QColor ink =
            word.seat > 0 ? theme.seat(word.seat) : theme.colour(word.understood ? Colour::Text : Colour::TextMuted);
        painter.setPen({ink, pxF(Length::LineStrong), word.understood ? Qt::SolidLine : Qt::DotLine});
        painter.drawLine(QPointF(left, below), QPointF(left + wide, below));
        const QString words = shortened(word.caption);
        const double caption = textWidth(words, TypeStep::Caption);
        const double at = left + (wide - caption) / 2;
        if (words.isEmpty() || at < free)
            continue;
        paintText(painter, QRectF(at, below, caption + 1, captionHeight), words, TypeStep::Caption,
                  theme.colour(Colour::TextMuted), Qt::AlignLeft);
        free = at + caption + theme.px(Length::SpaceXs);
    }
}

void QuarrelLine::changeEvent(QEvent* event)
{
    Painted::changeEvent(event);
    if (changesLooks(*event))
        wearType();
}

} // namespace whistle

#include "moc_quarrel_line.cpp"
