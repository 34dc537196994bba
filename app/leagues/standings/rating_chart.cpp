// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/standings/rating_chart.h"

#include "base/common_words.h"
#include "look/theme.h"

#include <QEvent>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace whistle {

namespace {

constexpr double ratingShape = 1.9; ///< wide to high
constexpr double leastEms = 18;
constexpr double strokeWidth = 3;
/// Room for the names behind the last match, as a share of the matches.
constexpr double roomBehind = 0.35;
/// Ratings are shown at least this far up and down.
constexpr double leastSpan = 40;
/// The share of the height that the lines have; the rest is the axis below them.
constexpr double plotShare = 0.8;
constexpr int gridLines = 4;
constexpr int seatColours = 5;

/// Where the names stand, so that none is over another: as near to the ends of their lines as can be.
std::vector<double> placesOf(const std::vector<double>& ends, double gap)
{
    std::vector<std::size_t> order(ends.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return ends[a] < ends[b]; });
    std::vector<double> places = ends;
    for (std::size_t i = 1; i < order.size(); ++i)
        places[order[i]] = std::max(ends[order[i]], places[order[i - 1]] + gap);
    return places;
}

} // namespace

RatingChart::RatingChart(QWidget* parent) : PlainChart(parent)
{
    setObjectName(QStringLiteral("ratingChart"));
}

void RatingChart::setLines(std::vector<RatingLine> lines, double start)
{
    m_lines = std::move(lines);
    m_start = start;
    draw();
}

void RatingChart::draw()
{
    const Theme& theme = Theme::current();
    auto fresh = bareChart();
    double least = m_start - leastSpan;
    double most = m_start + leastSpan;
    std::size_t matches = 1;
    QStringList words;
    for (const RatingLine& line : m_lines) {
        matches = std::max(matches, line.course.size());
        for (const double rating : line.course) {
            least = std::min(least, rating);
            most = std::max(most, rating);
        }
        words << labelled(line.name, qRound(line.course.empty() ? m_start : line.course.back()));
    }
    auto* across = new QValueAxis;
    across->setRange(0, static_cast<double>(matches) * (1 + roomBehind));
    across->setTickType(QValueAxis::TicksDynamic);
    across->setTickInterval(std::max(1.0, std::ceil(static_cast<double>(matches) / gridLines)));
    across->setLabelFormat(QStringLiteral("%d"));
    auto* up = new QValueAxis;
    up->setRange(least, most);
    up->setTickCount(gridLines);
    up->applyNiceNumbers();
    up->setLabelFormat(QStringLiteral("%d"));
    dress(*across, theme);
    dress(*up, theme);
    fresh->addAxis(across, Qt::AlignBottom);
    fresh->addAxis(up, Qt::AlignLeft);
    std::vector<double> ends;
    for (const RatingLine& line : m_lines)
        ends.push_back(line.course.empty() ? m_start : line.course.back());
    const double plot = std::max(1.0, std::max(height(), minimumSizeHint().height()) * plotShare);
    const std::vector<double> places =
        placesOf(ends, (up->max() - up->min()) * theme.lineHeight(TypeStep::Caption) / plot);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const RatingLine& line = m_lines[i];
        const QColor colour = line.colour.isValid() ? line.colour : theme.seat(static_cast<int>(i) % seatColours + 1);
        auto* course = new QLineSeries;
        course->setName(line.name);
        course->setPen(QPen(colour, strokeWidth));
        course->append(0, m_start);
        for (std::size_t match = 0; match < line.course.size(); ++match)
            course->append(static_cast<double>(match + 1), line.course[match]);
        // Its name stands behind the last match of all, as near to its end as can be.
        auto* end = new QScatterSeries;
        end->setMarkerSize(theme.scaled(2 * strokeWidth));
        end->setColor(colour);
        end->setBorderColor(Qt::transparent);
        end->append(course->points().back());
        for (QXYSeries* series : {static_cast<QXYSeries*>(course), static_cast<QXYSeries*>(end)}) {
            fresh->addSeries(series);
            series->attachAxis(across);
            series->attachAxis(up);
        }
        auto* name = wordsAt({static_cast<double>(matches) * (1 + roomBehind / 2), places[i]}, line.name,
                             TypeStep::Caption, theme);
        fresh->addSeries(name);
        name->attachAxis(across);
        name->attachAxis(up);
    }
    replaceChart(std::move(fresh));
    setAccessibleName(tr("Ratings, match by match"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

QSize RatingChart::sizeHint() const
{
    const double wide = Theme::current().em() * Theme::current().mediumFrom() / 2;
    return {qRound(wide), qRound(wide / ratingShape)};
}

QSize RatingChart::minimumSizeHint() const
{
    const double wide = Theme::current().em() * leastEms;
    return {qRound(wide), qRound(wide / ratingShape)};
}

void RatingChart::resizeEvent(QResizeEvent* event)
{
    PlainChart::resizeEvent(event);
    if (event->oldSize().height() != event->size().height() && m_lines.size() > 1)
        draw(); // the names are set apart by pixels
}

void RatingChart::changeEvent(QEvent* event)
{
    PlainChart::changeEvent(event);
    if (changesLooks(*event) && chart() != nullptr && !m_lines.empty())
        draw();
}

} // namespace whistle

#include "moc_rating_chart.cpp"
