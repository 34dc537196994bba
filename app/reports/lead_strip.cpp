// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lead_strip.h"

#include "look/painting.h"

#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

/// In lines of the text.
constexpr double stripLines = 3.4;
constexpr double markLines = 1.15;
/// Of the height: where the line stands where two play, and where more do.
constexpr double lineOfTwo = 0.72;
constexpr double lineOfMore = 0.78;
/// The hill keeps so much away from the top, in heights of a disc.
constexpr double topGap = 0.2;

double markSide()
{
    return lineHeight(TypeStep::Body) * markLines;
}

/// Where each disc stands: at its moment, but beside its neighbour.
std::vector<double> placesOf(const std::vector<StoryMoment>& story, const QRectF& room, int entries, double side)
{
    std::vector<double> places;
    const double all = std::max(1, entries);
    for (const StoryMoment& one : story)
        places.push_back(room.left() + room.width() * one.moment.position / all);
    const double step = side * 1.08;
    double right = room.right() - side / 2;
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        *place = std::min(*place, right);
        right = *place - step;
    }
    double left = room.left() + side / 2;
    for (double& place : places) {
        place = std::max(place, left);
        left = place + step;
    }
    return places;
}

} // namespace

LeadStrip::LeadStrip(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("leadStrip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LeadStrip::setMatch(const MatchReport& report, std::vector<StoryMoment> story)
{
    m_report = report;
    m_story = std::move(story);
    sayNames();
    update();
}

void LeadStrip::sayNames()
{
    setAccessibleName(tr("Who leads"));
    QStringList words;
    for (const StoryMoment& one : m_story) {
        const Lead lead = leadOf(one.scores);
        if (lead.seat >= 0)
            words << tr("%1 leads by %2", "team, points")
                         .arg(m_report.nameOf(m_report.seats[static_cast<std::size_t>(lead.seat)]))
                         .arg(lead.by);
        else
            words << tr("nobody leads alone");
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

QSize LeadStrip::sizeHint() const
{
    return {qRound(20 * em()), qRound(lineHeight(TypeStep::Body) * stripLines)};
}

void LeadStrip::paint(QPainter& painter, const QRectF& room, const MatchReport& report,
                      const std::vector<StoryMoment>& story, const Theme& theme, double unit, int marked)
{
    const bool isTwo = report.seats.size() == 2;
    const double line = room.top() + room.height() * (isTwo ? lineOfTwo : lineOfMore);
    int most = 1;
    for (const ReportStep& step : report.steps)
        most = std::max(most, leadOf(step.scores).by);
    const double above = line - room.top() - unit * topGap;
    const double below = room.bottom() - line;
    const double all = std::max(1, report.entries);
    const auto x = [&](int position) { return room.left() + room.width() * position / all; };

    painter.setPen(QPen(theme.colour(Colour::LineStrong), std::max(1.0, unit / 20), Qt::DotLine));
    for (std::size_t band = 1; band < report.bands.size(); ++band)
        painter.drawLine(QPointF(x(report.bands[band].from), room.top()),
                         QPointF(x(report.bands[band].from), room.bottom()));
    for (std::size_t i = 0; i < report.steps.size(); ++i) {
        const Lead lead = leadOf(report.steps[i].scores);
        if (lead.seat < 0)
            continue;
        const double from = x(report.steps[i].position);
        const double to = i + 1 < report.steps.size() ? x(report.steps[i + 1].position) : room.right();
        const bool isBelow = isTwo && lead.seat == 1;
        const double high = std::max(1.0, (isBelow ? below : above) * lead.by / most);
        painter.fillRect(QRectF(from, isBelow ? line : line - high, to - from + 0.6, high),
                         theme.seat(report.seats[static_cast<std::size_t>(lead.seat)].seat));
    }
    painter.fillRect(QRectF(room.left(), line - 0.5, room.width(), std::max(1.0, unit / 20)),
                     theme.colour(Colour::LineStrong));

    const std::vector<double> places = placesOf(story, room, report.entries, unit);
    QFont font = theme.font(TypeStep::Label);
    font.setPixelSize(std::max(1, qRound(unit * 0.62)));
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (marked >= 0 && static_cast<std::size_t>(marked) != i)
            continue;
        const QRectF disc(places[i] - unit / 2, line - unit / 2, unit, unit);
        paintBox(painter, disc,
                 {theme.colour(Colour::Chalk), theme.colour(Colour::Sunken), unit / 2, std::max(2.0, unit / 12)});
        if (marked < 0)
            paintText(painter, disc, QString::number(i + 1), font, theme.colour(Colour::SeatInk), Qt::AlignCenter);
    }
}

void LeadStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF room(rect());
    const QString words = tr("who leads");
    const double wide = textWidth(words, TypeStep::Caption);
    if (wide < room.width() / 4) {
        paintText(painter, room, words, TypeStep::Caption, colourOf(Colour::TextMuted));
        room.setLeft(room.left() + wide + px(Length::SpaceL));
    }
    paint(painter, room, m_report, m_story, Theme::current(), markSide());
}

} // namespace whistle

#include "moc_lead_strip.cpp"
