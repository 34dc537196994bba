// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/score_chart.h"

#include "base/common_words.h"
#include "look/emblem.h"

#include <QCategoryAxis>
#include <QEvent>
#include <QLineSeries>
#include <QPainter>
#include <QRegularExpression>
#include <QScatterSeries>
#include <QSet>
#include <QValueAxis>
#include <algorithm>
#include <memory>

namespace whistle {

namespace {

constexpr double chartShape = 2.2; ///< wide to high
constexpr double chartLeastEms = 20;
constexpr double lineWidth = 3;
constexpr double chartEmblemSide = 18;
/// Room for the last score behind the last entry, as a share of the entries.
constexpr double roomBehind = 0.07;
constexpr int density = 2;
constexpr int gridLines = 5;
/// The axis goes on to here where nobody has as many: its lines stand at whole numbers.
constexpr int leastScore = 4;

/// The score of a seat before and after each entry that changed it.
QList<QPointF> stepsOf(const MatchReport& report, std::size_t seat)
{
    QList<QPointF> points{{0, 0}};
    for (const ReportStep& step : report.steps) {
        const double score = step.scores[seat];
        if (score == points.back().y())
            continue;
        points << QPointF(step.position, points.back().y()) << QPointF(step.position, score);
    }
    points << QPointF(report.entries, points.back().y());
    return points;
}

double scoreAt(const QList<QPointF>& steps, double position)
{
    double score = 0;
    for (const QPointF& point : steps) {
        if (point.x() <= position)
            score = point.y();
    }
    return score;
}

QImage emblemImage(int seat, const QColor& colour, double side)
{
    QImage image(QSize(qRound(side), qRound(side)) * density, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(density);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintEmblem(painter, QRectF(0, 0, side, side), seat, colour);
    return image;
}

QScatterSeries* markers(const MatchReport& report, std::size_t seat, const Theme& theme)
{
    auto* series = new QScatterSeries;
    const double side = theme.scaled(chartEmblemSide);
    const QColor colour = theme.seat(report.seats[seat].seat);
    series->setMarkerSize(side);
    series->setLightMarker(emblemImage(report.seats[seat].seat, colour, side));
    series->setColor(Qt::transparent);
    series->setBorderColor(Qt::transparent);
    return series;
}

/// The names of the parts of the match; of many that are numbered only the numbers, for which there is room.
QStringList bandLabels(const MatchReport& report)
{
    constexpr qsizetype many = 7;
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    QStringList names;
    QStringList numbers;
    for (const ReportBand& band : report.bands) {
        names << report.words(band.name);
        numbers << digits.match(names.back()).captured();
    }
    const bool areNumbered = QSet<QString>(numbers.begin(), numbers.end()).size() == names.size();
    return names.size() >= many && areNumbered && !numbers.contains(QString()) ? numbers : names;
}

QCategoryAxis* bandAxis(const MatchReport& report, const Theme& theme)
{
    auto* axis = new QCategoryAxis;
    axis->setRange(0, report.entries * (1 + roomBehind));
    axis->setStartValue(report.bands.empty() ? 0 : report.bands.front().from);
    const QStringList labels = bandLabels(report);
    for (std::size_t band = 0; band < report.bands.size(); ++band) {
        const bool last = band + 1 == report.bands.size();
        axis->append(labels[static_cast<qsizetype>(band)], last ? report.entries : report.bands[band + 1].from);
    }
    dress(*axis, theme);
    return axis;
}

QValueAxis* scoreAxis(const MatchReport& report, const Theme& theme)
{
    int least = 0;
    int most = leastScore;
    for (const ReportStep& step : report.steps) {
        const auto [low, high] = std::minmax_element(step.scores.begin(), step.scores.end());
        least = std::min(least, *low);
        most = std::max(most, *high);
    }
    auto* axis = new QValueAxis;
    axis->setRange(least, most + 1);
    axis->setTickCount(gridLines);
    axis->applyNiceNumbers();
    axis->setLabelFormat(QStringLiteral("%d"));
    dress(*axis, theme);
    return axis;
}

/// The chart of a report; `pressed` is told the place on a line that was pressed.
std::unique_ptr<QChart> chartOf(const MatchReport& report, const Theme& theme,
                                const std::function<void(const QPointF&)>& pressed)
{
    auto chart = bareChart();
    auto* across = bandAxis(report, theme);
    auto* up = scoreAxis(report, theme);
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        const QList<QPointF> steps = stepsOf(report, seat);
        auto* line = new QLineSeries;
        line->setPen(QPen(theme.seat(report.seats[seat].seat), lineWidth));
        line->append(steps);
        // Its shape where each band ends, and at the end with the score.
        QScatterSeries* shapes = markers(report, seat, theme);
        for (std::size_t band = 1; band < report.bands.size(); ++band) {
            const double at = report.bands[band].from;
            shapes->append(at, scoreAt(steps, at));
        }
        QScatterSeries* end = markers(report, seat, theme);
        end->append(steps.back());
        // The score itself stands behind the last entry, where no line runs.
        auto* score = wordsAt({report.entries * (1 + roomBehind / 2), steps.back().y()}, QStringLiteral("@yPoint"),
                              TypeStep::Label, theme);
        for (QXYSeries* series : {static_cast<QXYSeries*>(line), static_cast<QXYSeries*>(shapes),
                                  static_cast<QXYSeries*>(score), static_cast<QXYSeries*>(end)}) {
            series->setName(report.nameOf(report.seats[seat]));
            chart->addSeries(series);
            series->attachAxis(across);
            series->attachAxis(up);
            if (pressed)
                QObject::connect(series, &QXYSeries::clicked, chart.get(), pressed);
        }
    }
    return chart;
}

} // namespace

ScoreChart::ScoreChart(QWidget* parent) : PlainChart(parent)
{
    setObjectName(QStringLiteral("scoreChart"));
}

void ScoreChart::setReport(const MatchReport& report)
{
    m_report = report;
    draw();
}

void ScoreChart::draw()
{
    const auto press = [this](const QPointF& at) {
        const ReportStep* nearest = nullptr;
        for (const ReportStep& step : m_report.steps) {
            if (nearest == nullptr || std::abs(step.position - at.x()) < std::abs(nearest->position - at.x()))
                nearest = &step;
        }
        if (nearest != nullptr)
            Q_EMIT entryPressed(nearest->entry);
    };
    replaceChart(chartOf(m_report, Theme::current(), press));
    QStringList words;
    for (const ReportSeat& seat : m_report.seats)
        words << CommonWords::tr("%1 (%2): %3").arg(m_report.nameOf(seat), emblemName(seat.seat)).arg(seat.score);
    setAccessibleName(CommonWords::tr("Score, entry by entry"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

QSize ScoreChart::sizeHint() const
{
    const double wide = mediumWidth();
    return {qRound(wide), qRound(wide / chartShape)};
}

QSize ScoreChart::minimumSizeHint() const
{
    const double wide = em() * chartLeastEms;
    return {qRound(wide), qRound(wide / chartShape)};
}

void ScoreChart::changeEvent(QEvent* event)
{
    PlainChart::changeEvent(event);
    if (changesLooks(*event) && !m_report.seats.empty())
        draw();
}

QImage ScoreChart::picture(const MatchReport& report, const Theme& theme, const QSize& size)
{
    QChartView view(chartOf(report, theme, {}).release());
    view.setFrameShape(QFrame::NoFrame);
    view.setRenderHint(QPainter::Antialiasing);
    view.resize(size);
    view.setBackgroundBrush(theme.colour(Colour::Surface));
    QImage image(size * density, QImage::Format_RGB32);
    image.setDevicePixelRatio(density);
    image.fill(theme.colour(Colour::Surface));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    view.grab(); // lays the chart out
    view.render(&painter, QRectF(QPointF(), size), QRect(QPoint(), size), Qt::IgnoreAspectRatio);
    return image;
}

} // namespace whistle

#include "moc_score_chart.cpp"
