// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/plain_chart.h"

#include <QAbstractAxis>
#include <QGraphicsLayout>
#include <QLegend>
#include <QScatterSeries>

namespace whistle {

PlainChart::PlainChart(QWidget* parent) : QChartView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PlainChart::replaceChart(std::unique_ptr<QChart> chart)
{
    const std::unique_ptr<QChart> old(QChartView::chart());
    setChart(chart.release());
}

std::unique_ptr<QChart> bareChart()
{
    auto chart = std::make_unique<QChart>();
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->legend()->hide();
    chart->setAnimationOptions(QChart::NoAnimation);
    return chart;
}

void dress(QAbstractAxis& axis, const Theme& theme)
{
    axis.setLabelsFont(theme.font(TypeStep::Caption));
    axis.setLabelsColor(theme.colour(Colour::TextMuted));
    axis.setGridLineColor(theme.colour(Colour::Line));
    axis.setLinePen(QPen(theme.colour(Colour::LineStrong), theme.px(Length::LineHair)));
}

QScatterSeries* wordsAt(const QPointF& place, const QString& format, TypeStep step, const Theme& theme)
{
    auto* words = new QScatterSeries;
    words->setMarkerSize(1);
    words->setColor(Qt::transparent);
    words->setBorderColor(Qt::transparent);
    words->append(place);
    words->setPointLabelsVisible(true);
    words->setPointLabelsFormat(format);
    words->setPointLabelsFont(theme.font(step));
    words->setPointLabelsColor(theme.colour(Colour::Text));
    words->setPointLabelsClipping(false);
    return words;
}

} // namespace whistle

#include "moc_plain_chart.cpp"
