// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/dugout/dugout_rows.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/telling/game_words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QtMath>
#include <algorithm>

namespace whistle {

namespace {

QFont chipFont()
{
    QFont font = Theme::current().font(TypeStep::Caption);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Left and right of a chip's words.
constexpr double chipMargin = 10;

/// From this many cards before the bell on, the panel says how many are left.
constexpr int warnBeforeBell = 2;

} // namespace

void DugoutHeader::setState(const DugoutState& state)
{
    m_state = state;
    update();
}

void DugoutHeader::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QRectF room = rect();
    const double emblem = theme.scaled(24);
    double left = 0;
    paintEmblem(painter, QRectF(left, room.center().y() - emblem / 2, emblem, emblem), m_state.seat);
    left += emblem + pxF(Length::SpaceS);

    const int burned = static_cast<int>(m_state.burned.size());
    double right = room.right();
    if (m_state.bellAt > 0) {
        const QString of = CommonWords::tr("of %1").arg(m_state.bellAt);
        const double ofWide = textWidth(of, TypeStep::Caption);
        paintText(painter, QRectF(right - ofWide, 0, ofWide, room.height()), of, TypeStep::Caption,
                  theme.colour(Colour::TextMuted));
        right -= ofWide + pxF(Length::SpaceXs);
    }
    QFont count = theme.font(TypeStep::Label);
    count.setWeight(QFont::Bold);
    count.setPixelSize(qRound(theme.scaled(18)));
    if (!m_state.live.empty()) {
        const double countWide = textWidth(QString::number(burned), count);
        paintText(painter, QRectF(right - countWide, 0, countWide, room.height()), QString::number(burned), count,
                  theme.colour(Colour::Text));
        right -= countWide + pxF(Length::SpaceS);
    }
    const double drawing = theme.scaled(16);
    for (auto one = m_state.counts.rbegin(); one != m_state.counts.rend(); ++one) {
        const QString number = QString::number(one->number);
        const double wide = textWidth(number, TypeStep::Caption);
        paintText(painter, QRectF(right - wide, 0, wide, room.height()), number, TypeStep::Caption,
                  theme.colour(Colour::Text));
        right -= wide + pxF(Length::SpaceHair);
        paintIcon(painter, QRectF(right - drawing, room.center().y() - drawing / 2, drawing, drawing), one->drawing,
                  theme.colour(Colour::TextMuted));
        right -= drawing + pxF(Length::SpaceS);
    }

    left += paintText(painter, QRectF(left, 0, right - left, room.height()), m_state.team, TypeStep::Title,
                      theme.colour(Colour::Text)) +
            pxF(Length::SpaceS);
    const double flag = theme.scaled(16);
    if (m_state.firstPlayer && left + flag <= right) {
        paintIcon(painter, QRectF(left, room.center().y() - flag / 2, flag, flag), Icon::Flag,
                  theme.colour(Colour::TextMuted));
        left += flag + pxF(Length::SpaceS);
    }
    const int before = m_state.bellAt - burned;
    const bool warned = m_state.bellAt > 0 && before > 0 && before <= warnBeforeBell;
    const bool rings = m_state.bellAt > 0 && before <= 0;
    QString words = m_state.coach;
    if (!m_state.status.isEmpty())
        words = m_state.status;
    else if (rings)
        words = DugoutPanel::tr("the bell rings");
    else if (warned)
        words =
            before == 1 ? DugoutPanel::tr("1 card to go") : DugoutPanel::tr("%n more ring the bell", nullptr, before);
    if (warned && textWidth(words, TypeStep::Caption) > right - left)
        words = DugoutPanel::tr("bell in %1", "number of cards").arg(before);
    const bool special = warned || rings || !m_state.status.isEmpty();
    if (right - left > theme.em())
        paintText(painter, QRectF(left, 0, right - left, room.height()), words, TypeStep::Caption,
                  theme.colour(special ? Colour::Text : Colour::TextMuted));
}

void DugoutStats::setStats(const std::vector<DugoutStat>& stats)
{
    m_stats = stats;
    QStringList words;
    for (const DugoutStat& stat : stats)
        words << labelled(stat.name, stat.value);
    setAccessibleName(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void DugoutStats::setInLine(bool inLine)
{
    m_inLine = inLine;
    update();
}

int DugoutStats::lineHeight()
{
    return qRound(Theme::current().scaled(20));
}

QSize DugoutStats::sizeHint() const
{
    const Theme& theme = Theme::current();
    double wide = 0;
    for (const DugoutStat& stat : m_stats)
        wide = std::max(wide, textWidth(stat.name, TypeStep::Caption));
    return {qRound(wide + pxF(Length::SpaceS) + theme.scaled(20)),
            qRound(theme.scaled(20) * static_cast<double>(m_stats.size()))};
}

void DugoutStats::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_inLine) {
        paintLine(painter);
        return;
    }
    QFont bold = theme.font(TypeStep::Label);
    bold.setWeight(QFont::Bold);
    const double line = theme.scaled(20);
    double y = (height() - line * static_cast<double>(m_stats.size())) / 2;
    for (const DugoutStat& stat : m_stats) {
        const QRectF row(0, y, width(), line);
        const double value = paintText(painter, row, QString::number(stat.value), bold, theme.colour(Colour::Text),
                                       Qt::AlignRight | Qt::AlignVCenter);
        paintText(painter, row.adjusted(0, 0, -value - pxF(Length::SpaceXs), 0), stat.name, TypeStep::Caption,
                  theme.colour(Colour::TextMuted));
        y += line;
    }
}

// Numbers never go: where the words have no room beside each other, the words end in dots.
void DugoutStats::paintLine(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    QFont bold = theme.font(TypeStep::Label);
    bold.setWeight(QFont::Bold);
    const double part = width() / static_cast<double>(std::max<std::size_t>(1, m_stats.size()));
    double x = 0;
    for (const DugoutStat& stat : m_stats) {
        const QString number = QString::number(stat.value);
        const double wide = textWidth(number, bold);
        const QRectF words(x, 0, part - wide - 2 * pxF(Length::SpaceXs), height());
        const double end = paintText(painter, words, stat.name, TypeStep::Caption, theme.colour(Colour::TextMuted));
        paintText(painter, QRectF(x + end + pxF(Length::SpaceXs), 0, wide, height()), number, bold,
                  theme.colour(Colour::Text));
        x += part;
    }
}

void DugoutChips::setChips(const std::vector<DugoutChip>& chips)
{
    m_chips = chips;
    QStringList names;
    for (const DugoutChip& chip : chips)
        names << (chip.suspended ? DugoutPanel::tr("%1 (suspended)").arg(chip.name) : chip.name);
    setAccessibleName(names.join(QStringLiteral(", ")));
    update();
}

std::vector<QRectF> DugoutChips::wrapped(double width) const
{
    const double gap = pxF(Length::SpaceXs) + pxF(Length::SpaceHair);
    const double high = pxF(Length::Chip);
    std::vector<QRectF> places;
    double x = 0;
    double y = 0;
    for (const DugoutChip& chip : m_chips) {
        const double wide = std::min(width, textWidth(chip.name, chipFont()) + 2 * Theme::current().scaled(chipMargin));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += high + pxF(Length::SpaceXs);
        }
        places.emplace_back(x, y, wide, high);
        x += wide + gap;
    }
    return places;
}

int DugoutChips::heightForWidth(int width) const
{
    const std::vector<QRectF> places = wrapped(width);
    return places.empty() ? 0 : qCeil(places.back().bottom());
}

std::vector<QRectF> DugoutChips::squeezed() const
{
    const double margin = Theme::current().scaled(chipMargin);
    const double gap = pxF(Length::SpaceXs) + pxF(Length::SpaceHair);
    std::vector<double> widths;
    double whole = -gap;
    for (const DugoutChip& chip : m_chips) {
        widths.push_back(textWidth(chip.name, chipFont()) + 2 * margin);
        whole += widths.back() + gap;
    }
    while (whole > width() && !widths.empty()) { // the longest gives way, then the one that is longest now
        const auto longest = std::max_element(widths.begin(), widths.end());
        const double least = 4 * margin;
        if (*longest <= least)
            break;
        const double cut = std::min({whole - width(), *longest - least, Theme::current().em()});
        *longest -= cut;
        whole -= cut;
    }
    std::vector<QRectF> places;
    double x = 0;
    for (const double wide : widths) {
        places.emplace_back(x, 0, wide, height());
        x += wide + gap;
    }
    return places;
}

std::vector<QRectF> DugoutChips::places() const
{
    return heightForWidth(width()) <= height() ? wrapped(width()) : squeezed();
}

bool DugoutChips::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto boxes = places();
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            if (boxes[i].contains(help->pos())) {
                const DugoutChip& chip = m_chips[i];
                QToolTip::showText(help->globalPos(), chip.text.isEmpty() ? chip.name : labelled(chip.name, chip.text),
                                   this);
            }
        }
        return true;
    }
    return QWidget::event(event);
}

void DugoutChips::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const double margin = theme.scaled(chipMargin);
    const auto boxes = places();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const DugoutChip& chip = m_chips[i];
        const QRectF box = boxes[i];
        const double radius = pxF(Length::RadiusSmall);
        if (chip.suspended)
            paintBox(painter, box, {{}, theme.colour(Colour::LineStrong), radius, pxF(Length::LineHair), Qt::DashLine});
        else
            paintBox(painter, box, {theme.colour(Colour::Raised), {}, radius, 0, Qt::SolidLine});
        const QRectF words = box.adjusted(margin, 0, -margin, 0);
        const double wide = paintText(painter, words, chip.name, chipFont(),
                                      theme.colour(chip.suspended ? Colour::DeadInk : Colour::Text));
        if (chip.suspended)
            painter.fillRect(QRectF(words.left(), words.center().y(), wide, pxF(Length::LineStrong)),
                             theme.colour(Colour::DeadInk));
    }
}

void DugoutBench::setFigures(const std::vector<FigureLook>& bench, int more, const std::vector<FigureLook>& kills)
{
    m_bench = bench;
    m_more = more;
    m_kills = kills;
    const int benched = static_cast<int>(bench.size()) + more;
    setAccessibleName(DugoutPanel::tr("Bench: %1. Kills: %2.").arg(benched).arg(static_cast<int>(kills.size())));
    update();
}

void DugoutBench::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor muted = theme.colour(Colour::TextMuted);
    const double token = theme.scaled(30);
    const double cell = token / (2 * figureRadiusOfCell) * 0.8;
    const double gap = pxF(Length::SpaceXs);
    const QString killWord = m_kills.empty() ? DugoutPanel::tr("No kills") : capital(kaosball::GameWords::tr("kills"));
    const auto killCount = static_cast<double>(m_kills.size());
    // From the right: the trophies, as many as leave half of the row to the bench.
    const double each =
        killCount > 0 ? std::min(token + gap, (width() * 0.5 - textWidth(killWord, TypeStep::Caption)) / killCount) : 0;
    double right = width() - killCount * each;
    double x = right;
    for (const FigureLook& kill : m_kills) {
        paintFigure(painter, QPointF(x + each / 2, height() / 2.0), cell, kill, theme);
        x += each;
    }
    right -= textWidth(killWord, TypeStep::Caption) + gap;
    paintText(painter, QRectF(right, 0, width() - right, height()), killWord, TypeStep::Caption, muted);
    right -= pxF(Length::SpaceS);

    x = 0;
    const QString benchWord =
        m_bench.empty() && m_more == 0 ? DugoutPanel::tr("Bench empty") : capital(kaosball::GameWords::tr("bench"));
    x += paintText(painter, QRectF(0, 0, right, height()), benchWord, TypeStep::Caption, muted) + pxF(Length::SpaceS);
    int hidden = m_more;
    const double moreWide = textWidth(QStringLiteral("+99"), TypeStep::Caption);
    for (std::size_t i = 0; i < m_bench.size(); ++i) {
        const bool last = i + 1 == m_bench.size() && m_more == 0;
        if (x + token + (last ? 0 : gap + moreWide) > right) {
            hidden += static_cast<int>(m_bench.size() - i);
            break;
        }
        paintFigure(painter, QPointF(x + token / 2, height() / 2.0), cell, m_bench[i], theme);
        x += token + gap;
    }
    if (hidden > 0)
        paintText(painter, QRectF(x, 0, std::max(0.0, right - x), height()), QStringLiteral("+%1").arg(hidden),
                  TypeStep::Caption, muted);
}

} // namespace whistle

#include "moc_dugout_rows.cpp"
