// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/summary_line.h"

#include "look/painting.h"
#include "look/theme.h"

#include <QPainter>
#include <QtMath>

namespace whistle {

namespace {

constexpr double leastEm = 8;
constexpr double usualEm = 18;

int edge()
{
    return px(Length::SpaceS);
}

} // namespace

SummaryLine::SummaryLine(QWidget* parent) : Painted(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void SummaryLine::setWords(const QString& words, const QString& detail)
{
    if (words == text() && detail == m_detail)
        return;
    m_detail = detail;
    setText(words);
    updateGeometry();
    update();
}

void SummaryLine::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

int SummaryLine::heightForWidth(int width) const
{
    const int room = std::max(1, width - 2 * edge());
    const int words = wrappedHeight(text(), TypeStep::Label, room) +
                      (m_detail.isEmpty() ? 0 : wrappedHeight(m_detail, TypeStep::Caption, room));
    return std::max(px(Length::Target), words + edge());
}

QSize SummaryLine::sizeHint() const
{
    const double words = std::max(textWidth(text(), TypeStep::Label), textWidth(m_detail, TypeStep::Caption));
    const int width = std::min(qRound(usualEm * em()), qCeil(words) + 2 * edge());
    return {width, heightForWidth(width)};
}

QSize SummaryLine::minimumSizeHint() const
{
    return {qRound(leastEm * em()), px(Length::Target)};
}

void SummaryLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    QColor ground;
    if (isDown())
        ground = colourOf(Colour::RaisedPressed);
    else if (isChecked() || underMouse())
        ground = colourOf(Colour::RaisedHover);
    else if (!m_quiet)
        ground = colourOf(Colour::Raised);
    paintBox(painter, rect(), {ground, {}, pxF(Length::RadiusControl)});
    const QRect room = rect().adjusted(edge(), edge() / 2, -edge(), -edge() / 2);
    const int lower = m_detail.isEmpty() ? 0 : wrappedHeight(m_detail, TypeStep::Caption, room.width());
    painter.setPen(colourOf(Colour::Text));
    painter.setFont(fontOf(TypeStep::Label));
    painter.drawText(room.adjusted(0, 0, 0, -lower), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
    if (lower == 0)
        return;
    painter.setPen(colourOf(Colour::TextMuted));
    painter.setFont(fontOf(TypeStep::Caption));
    painter.drawText(room.adjusted(0, room.height() - lower, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                     m_detail);
}

} // namespace whistle

#include "moc_summary_line.cpp"
