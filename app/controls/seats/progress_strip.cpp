// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/progress_strip.h"

#include "look/emblem.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

constexpr double plainHigh = 6;
constexpr double nowHigh = 10;
constexpr double boxHigh = 26;
constexpr double boxWidest = 22;
constexpr double boxNarrowest = 8;
constexpr double between = 4;

} // namespace

Colour colourOfPip(int pip, int now, Colour open)
{
    return pip == now ? Colour::Chalk : pip < now ? Colour::TextMuted : open;
}

ProgressStrip::ProgressStrip(Progress progress, QWidget* parent)
    : Painted<QWidget>(parent)
    , m_progress(std::move(progress))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ProgressStrip::sizeHint() const
{
    const auto parts = static_cast<double>(m_progress.owners.size());
    return {m_progress.owners.empty() ? qRound(m_progress.pips * scaled(boxWidest))
                                      : qRound(parts * scaled(boxWidest + between)),
            qRound(scaled(m_progress.owners.empty() ? nowHigh : boxHigh))};
}

QSize ProgressStrip::minimumSizeHint() const
{
    const std::size_t parts =
        m_progress.owners.empty() ? static_cast<std::size_t>(m_progress.pips) : m_progress.owners.size();
    return {qRound(static_cast<double>(parts) * scaled(boxNarrowest + 1)), sizeHint().height()};
}

void ProgressStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isWon = !m_progress.owners.empty();
    const int parts = isWon ? static_cast<int>(m_progress.owners.size()) : m_progress.pips;
    if (parts == 0)
        return;
    const double gap = scaled(isWon && width() < parts * scaled(boxWidest) ? between / 2 : between);
    double wide = (width() - (parts - 1) * gap) / parts;
    if (isWon)
        wide = std::min(wide, scaled(boxWidest));
    for (int i = 1; i <= parts; ++i) {
        const double x = (i - 1) * (wide + gap);
        if (!isWon) {
            const double high = scaled(i == m_progress.pip ? nowHigh : plainHigh);
            paintBox(painter, {x, (height() - high) / 2, wide, high},
                     {colourOf(colourOfPip(i, m_progress.pip)), {}, high / 2});
            continue;
        }
        const int owner = m_progress.owners[static_cast<std::size_t>(i - 1)];
        const QRectF box(x, 0, wide, height());
        paintBox(
            painter, box.adjusted(0.5, 0.5, -0.5, -0.5),
            {owner == 0 ? QColor(Qt::transparent) : colourOf(Colour::Sunken), colourOf(Colour::Line), scaled(between)});
        const double edge = std::min(box.width(), box.height()) * 0.6;
        if (owner != 0)
            paintEmblem(painter, {box.center().x() - edge / 2, box.center().y() - edge / 2, edge, edge}, owner);
    }
}

} // namespace whistle

#include "moc_progress_strip.cpp"
