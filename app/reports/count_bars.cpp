// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/count_bars.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QPainter>
#include <algorithm>
#include <numeric>

namespace whistle {

namespace {

constexpr double barLine = 10;
constexpr double barLeastEms = 12;

} // namespace

CountBars::CountBars(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("countBars"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CountBars::setBars(std::vector<int> seats, QStringList names, std::vector<CountBar> bars)
{
    m_seats = std::move(seats);
    m_bars = std::move(bars);
    QStringList words;
    for (const CountBar& bar : m_bars) {
        QStringList numbers;
        for (std::size_t seat = 0; seat < bar.values.size(); ++seat)
            numbers << spaced(names.value(static_cast<qsizetype>(seat)), bar.values[seat]);
        words << labelled(bar.name, numbers.join(QStringLiteral(", ")));
    }
    setAccessibleName(tr("Compared"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int CountBars::barHeight() const
{
    const int numbers = isPair() ? 0 : lineHeight(TypeStep::Label);
    return lineHeight(TypeStep::Caption) + px(Length::SpaceXs) + numbers + qRound(scaled(barLine)) + px(Length::SpaceL);
}

double CountBars::numberWidth() const
{
    double wide = 0;
    for (const CountBar& bar : m_bars) {
        for (const int value : bar.values)
            wide = std::max(wide, CounterLabel::widthOf(CounterLabel::words(value), fontOf(TypeStep::Number)));
    }
    return wide + px(Length::SpaceM);
}

QSize CountBars::minimumSizeHint() const
{
    return {qRound(em() * barLeastEms), barHeight() * static_cast<int>(m_bars.size())};
}

QSize CountBars::sizeHint() const
{
    return minimumSizeHint();
}

void CountBars::paintShares(QPainter& painter, const QRectF& room, const CountBar& bar) const
{
    const Theme& theme = Theme::current();
    const int all = std::accumulate(bar.values.begin(), bar.values.end(), 0);
    const double round = room.height() / 2;
    if (all <= 0) {
        paintBox(painter, room, {theme.colour(Colour::RaisedPressed), {}, round});
        return;
    }
    const double gap = px(Length::SpaceXs);
    const auto shown = std::count_if(bar.values.begin(), bar.values.end(), [](int value) { return value > 0; });
    const double wide = room.width() - gap * static_cast<double>(shown - 1);
    double x = room.left();
    for (std::size_t seat = 0; seat < bar.values.size(); ++seat) {
        if (bar.values[seat] <= 0)
            continue;
        const double share = wide * bar.values[seat] / all;
        paintBox(painter, QRectF(x, room.top(), share, room.height()), {theme.seat(m_seats[seat]), {}, round});
        x += share + gap;
    }
}

void CountBars::paintBar(QPainter& painter, const QRectF& room, const CountBar& bar) const
{
    const double line = scaled(barLine);
    const double caption = lineHeight(TypeStep::Caption);
    const double side = isPair() ? numberWidth() : 0;
    const QRectF middle = room.adjusted(side, 0, -side, 0);
    paintText(painter, QRectF(middle.left(), middle.top(), middle.width(), caption), bar.name, TypeStep::Caption,
              colourOf(Colour::TextMuted), isPair() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    double below = middle.top() + caption + px(Length::SpaceXs);
    const QColor ink = colourOf(Colour::Text);
    if (isPair()) {
        const QRectF numbers(room.left(), room.top(), room.width(), caption + px(Length::SpaceXs) + line);
        const QFont font = fontOf(TypeStep::Number);
        CounterLabel::paint(painter, numbers, CounterLabel::words(bar.values[0]), font, ink, Qt::AlignLeft);
        CounterLabel::paint(painter, numbers, CounterLabel::words(bar.values[1]), font, ink, Qt::AlignRight);
    } else {
        const double high = lineHeight(TypeStep::Label);
        const double column = middle.width() / static_cast<double>(std::max<std::size_t>(1, m_seats.size()));
        const double emblem = scaled(16);
        double x = middle.left();
        for (std::size_t seat = 0; seat < bar.values.size(); ++seat, x += column) {
            paintEmblem(painter, QRectF(x, below + (high - emblem) / 2, emblem, emblem), m_seats[seat]);
            paintText(painter, QRectF(x + emblem + px(Length::SpaceS), below, column, high),
                      CounterLabel::words(bar.values[seat]), TypeStep::Label, ink);
        }
        below += high;
    }
    paintShares(painter, QRectF(middle.left(), below, middle.width(), line), bar);
}

void CountBars::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    double y = 0;
    for (const CountBar& bar : m_bars) {
        paintBar(painter, QRectF(0, y, width(), barHeight()), bar);
        y += barHeight();
    }
}

} // namespace whistle

#include "moc_count_bars.cpp"
