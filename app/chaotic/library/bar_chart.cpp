// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/bar_chart.h"

#include "base/common_words.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QEvent>
#include <QValueAxis>
#include <algorithm>

namespace whistle::chaotic {

namespace {

constexpr double chartWideEms = 11;
constexpr double chartHighEms = 7;
constexpr double barShare = 0.8;
/// Fewer bars than these do not get wider.
constexpr double fewBars = 4;
/// Room for the numbers above the bars, as a share of the highest.
constexpr double roomAbove = 1.6;

} // namespace

BarChart::BarChart(QWidget* parent) : PlainChart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumHeight(sizeHint().height());
    setAttribute(Qt::WA_TransparentForMouseEvents); // the column behind it scrolls
}

void BarChart::setBars(const QString& title, const QStringList& words, const std::vector<int>& counts)
{
    QStringList told;
    for (std::size_t i = 0; i < counts.size(); ++i)
        told << labelled(words.value(static_cast<qsizetype>(i)), counts[i]);
    setAccessibleName(title);
    setAccessibleDescription(told.join(QStringLiteral(", ")));
    if (words == m_words && counts == m_counts)
        return;
    m_words = words;
    m_counts = counts;
    draw();
}

int BarChart::leastWidth() const
{
    double widest = 0;
    for (const QString& word : m_words)
        widest = std::max(widest, textWidth(word, TypeStep::Caption) + pxF(Length::SpaceS));
    return qRound(widest * static_cast<double>(m_words.size()));
}

void BarChart::draw()
{
    const Theme& theme = Theme::current();
    auto fresh = bareChart();
    auto* set = new QBarSet(accessibleName());
    set->setColor(theme.colour(Colour::TextMuted));
    set->setBorderColor(Qt::transparent);
    set->setLabelColor(theme.colour(Colour::Text));
    set->setLabelFont(theme.font(TypeStep::Label));
    int most = 1;
    for (const int count : m_counts) {
        *set << count;
        most = std::max(most, count);
    }
    auto* series = new QBarSeries;
    series->append(set);
    series->setBarWidth(barShare * std::min<double>(1, static_cast<double>(m_counts.size()) / fewBars));
    series->setLabelsVisible(true);
    series->setLabelsPosition(QAbstractBarSeries::LabelsOutsideEnd);
    fresh->addSeries(series);
    auto* across = new QBarCategoryAxis;
    across->append(m_words);
    dress(*across, theme);
    across->setTruncateLabels(false);
    across->setGridLineVisible(false);
    across->setLineVisible(false);
    auto* up = new QValueAxis;
    up->setRange(0, most * roomAbove);
    up->setVisible(false);
    fresh->addAxis(across, Qt::AlignBottom);
    fresh->addAxis(up, Qt::AlignLeft);
    series->attachAxis(across);
    series->attachAxis(up);
    replaceChart(std::move(fresh));
}

QSize BarChart::sizeHint() const
{
    const double em = Theme::current().em();
    return {qRound(em * chartWideEms), qRound(em * chartHighEms)};
}

void BarChart::changeEvent(QEvent* event)
{
    PlainChart::changeEvent(event);
    if (changesLooks(*event)) {
        setMinimumHeight(sizeHint().height());
        draw();
    }
}

} // namespace whistle::chaotic

#include "moc_bar_chart.cpp"
