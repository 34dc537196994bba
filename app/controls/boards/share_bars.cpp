// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/share_bars.h"

#include "base/common_words.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

constexpr double leastBarEms = 4;
constexpr double leastShown = 0.0005;
constexpr double notYetKnown = 0.4; ///< opacity of what lies between the bounds

double partGap()
{
    return px(Length::SpaceM);
}

int barHeight()
{
    return px(Length::SpaceM);
}

} // namespace

ShareBars::ShareBars(QWidget* parent) : Painted(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void ShareBars::setBars(const QString& title, std::vector<ShareBar> bars)
{
    m_bars = std::move(bars);
    QStringList words;
    for (const ShareBar& bar : m_bars)
        words << labelled(bar.label, bar.number);
    setAccessibleName(title);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

double ShareBars::labelWidth() const
{
    double wide = 0;
    for (const ShareBar& bar : m_bars)
        wide = std::max(wide, textWidth(bar.label, TypeStep::Body));
    return wide;
}

double ShareBars::numberWidth() const
{
    double wide = 0;
    for (const ShareBar& bar : m_bars)
        wide = std::max(wide, textWidth(bar.number, TypeStep::Label));
    return wide;
}

bool ShareBars::isStacked(int width) const
{
    return labelWidth() + numberWidth() + 2 * partGap() + leastBarEms * em() > width;
}

int ShareBars::heightOf(const ShareBar& bar, int width) const
{
    if (!isStacked(width))
        return std::max(lineHeight(TypeStep::Label), lineHeight(TypeStep::Body)) + px(Length::SpaceS);
    const int room = qRound(width - numberWidth() - partGap());
    return std::max(wrappedHeight(bar.label, TypeStep::Body, room), lineHeight(TypeStep::Label)) + barHeight() +
           px(Length::SpaceM);
}

int ShareBars::heightForWidth(int width) const
{
    int height = 0;
    for (const ShareBar& bar : m_bars)
        height += heightOf(bar, width);
    return height;
}

QSize ShareBars::sizeHint() const
{
    const int wide = qRound(labelWidth() + numberWidth() + 2 * partGap() + 2 * leastBarEms * em());
    return {wide, heightForWidth(wide)};
}

QSize ShareBars::minimumSizeHint() const
{
    const int wide = qRound(numberWidth() + partGap() + leastBarEms * em());
    return {wide, 0};
}

void ShareBars::paintBar(QPainter& painter, const QRectF& rect, const ShareBar& bar) const
{
    const Theme& theme = Theme::current();
    const double radius = rect.height() / 2;
    const QColor ink = bar.seat > 0 ? theme.seat(bar.seat) : theme.colour(Colour::TextMuted);
    const auto part = [&](double share) {
        return QRectF(rect.left(), rect.top(), std::max(rect.height(), rect.width() * share), rect.height());
    };
    paintBox(painter, rect, {theme.colour(Colour::Sunken), {}, radius});
    if (bar.most > bar.least) {
        QColor faint = ink;
        faint.setAlphaF(static_cast<float>(notYetKnown));
        paintBox(painter, part(bar.most), {faint, {}, radius});
    }
    if (bar.least >= leastShown)
        paintBox(painter, part(bar.least), {ink, {}, radius});
}

void ShareBars::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isBelow = isStacked(width());
    const double labels = isBelow ? width() - numberWidth() - partGap() : labelWidth();
    double top = 0;
    for (const ShareBar& bar : m_bars) {
        const double whole = heightOf(bar, width());
        const double words = isBelow ? whole - barHeight() - px(Length::SpaceM) : whole - px(Length::SpaceS);
        paintWrapped(painter, QRectF(0, top, labels, words), bar.label, TypeStep::Body, colourOf(Colour::Text));
        paintText(painter, QRectF(width() - numberWidth(), top, numberWidth(), words), bar.number, TypeStep::Label,
                  colourOf(Colour::Text), Qt::AlignRight | (isBelow ? Qt::AlignTop : Qt::AlignVCenter));
        const double left = isBelow ? 0 : labels + partGap();
        const double right = isBelow ? width() : width() - numberWidth() - partGap();
        const double middle = isBelow ? top + words + barHeight() : top + words / 2;
        paintBar(painter, QRectF(left, middle - barHeight() / 2.0, right - left, barHeight()), bar);
        top += whole;
    }
}

} // namespace whistle

#include "moc_share_bars.cpp"
