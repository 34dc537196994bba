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
    return Theme::current().px(Length::SpaceS);
}

} // namespace

SummaryLine::SummaryLine(QWidget* parent) : Painted(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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
    return std::max(Theme::current().px(Length::Target), words + edge());
}

QSize SummaryLine::sizeHint() const
{
    const double words = std::max(textWidth(text(), TypeStep::Label), textWidth(m_detail, TypeStep::Caption));
    const int width = std::min(qRound(usualEm * Theme::current().em()), qCeil(words) + 2 * edge());
    return {width, heightForWidth(width)};
}

QSize SummaryLine::minimumSizeHint() const
{
    return {qRound(leastEm * Theme::current().em()), Theme::current().px(Length::Target)};
}

void SummaryLine::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    QColor ground;
    if (isDown())
        ground = theme.colour(Colour::RaisedPressed);
    else if (isChecked() || underMouse())
        ground = theme.colour(Colour::RaisedHover);
    else if (!m_quiet)
        ground = theme.colour(Colour::Raised);
    paintBox(painter, rect(), {ground, {}, static_cast<double>(theme.px(Length::RadiusControl)), 0, Qt::SolidLine});
    const QRect room = rect().adjusted(edge(), edge() / 2, -edge(), -edge() / 2);
    const int lower = m_detail.isEmpty() ? 0 : wrappedHeight(m_detail, TypeStep::Caption, room.width());
    painter.setPen(theme.colour(Colour::Text));
    painter.setFont(theme.font(TypeStep::Label));
    painter.drawText(room.adjusted(0, 0, 0, -lower), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
    if (lower == 0)
        return;
    painter.setPen(theme.colour(Colour::TextMuted));
    painter.setFont(theme.font(TypeStep::Caption));
    painter.drawText(room.adjusted(0, room.height() - lower, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                     m_detail);
}

} // namespace whistle
