// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/story_card.h"

#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"
#include "reports/report_words.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace whistle {

namespace {

/// Of a picture, its height by its width.
constexpr double pictureShape = 0.444;
constexpr double leastEms = 17;
constexpr double usualEms = 24;
/// Of the height of a line, the disc with the number.
constexpr double discLines = 1.1;

/// The sources that have brought something; none where they are more than have room: a part of a sum adds up to
/// nothing.
std::vector<std::size_t> sourcesTold(const MatchReport& report, std::size_t most)
{
    std::vector<std::size_t> sources;
    for (std::size_t source = 0; source < report.sums.sources.size(); ++source) {
        if (std::any_of(report.sums.points.begin(), report.sums.points.end(),
                        [source](const std::vector<int>& points) { return points[source] != 0; }))
            sources.push_back(source);
    }
    return sources.size() <= most ? sources : std::vector<std::size_t>();
}

} // namespace

void paintAccount(QPainter& painter, const QRectF& room, const MatchReport& report, const StoryMoment& moment,
                  const Theme& theme)
{
    constexpr std::size_t mostSources = 4;
    const std::size_t seats = report.seats.size();
    const double gap = room.height() * 0.05;
    const double high = (room.height() - gap * (static_cast<double>(seats) + 1)) / static_cast<double>(seats);
    const std::vector<std::size_t> sources =
        moment.isEnd && seats <= 3 ? sourcesTold(report, mostSources) : std::vector<std::size_t>();
    const double tile = std::min(high * 1.15, room.width() / 6.5);
    const auto fontOfHeight = [&](double pixels, QFont::Weight weight) {
        QFont font = theme.font(TypeStep::Number);
        font.setPixelSize(std::max(1, qRound(pixels)));
        font.setWeight(weight);
        return font;
    };
    double y = room.top() + gap;
    for (std::size_t i = 0; i < seats; ++i) {
        const ReportSeat& seat = report.seats[i];
        const QRectF sum(room.right() - gap * 2 - tile * 1.2, y, tile * 1.2, high);
        const QColor own = theme.seat(seat.seat);
        paintBox(painter, sum, {seat.hasWon ? own : QColor(), own, theme.scaled(theme.px(Length::RadiusControl)), 2});
        const QColor ink = seat.hasWon ? theme.seatInk(seat.seat) : theme.colour(Colour::Text);
        const int score = i < moment.scores.size() ? moment.scores[i] : seat.score;
        CounterLabel::paint(painter, sum, CounterLabel::words(score), fontOfHeight(high * 0.5, QFont::Bold), ink);
        const double emblem = std::min(high * 0.5, tile * 0.5);
        paintEmblem(painter, {room.left() + gap * 2, y + (high - emblem) / 2, emblem, emblem}, seat.seat, own);
        const double left = room.left() + gap * 3 + emblem;
        if (sources.empty()) {
            paintText(painter, {left, y, sum.left() - left - gap, high}, report.nameOf(seat),
                      fontOfHeight(std::min(high * 0.42, theme.scaled(22)), QFont::DemiBold),
                      theme.colour(Colour::Text));
        } else {
            const double each = (sum.left() - gap * 2 - left) / static_cast<double>(sources.size());
            for (std::size_t at = 0; at < sources.size(); ++at) {
                const QRectF box(left + each * static_cast<double>(at), y, each - gap, high);
                paintBox(painter, box,
                         {theme.colour(Colour::Window), {}, theme.scaled(theme.px(Length::RadiusControl))});
                const int points = report.sums.points[i][sources[at]];
                CounterLabel::paint(
                    painter, {box.left(), box.top(), box.width(), high * 0.58},
                    CounterLabel::words(points, at == 0 ? CounterLabel::Sign::Minus : CounterLabel::Sign::Always),
                    fontOfHeight(high * 0.34, QFont::DemiBold), theme.colour(Colour::Text));
                paintText(painter, {box.left() + 2, box.top() + high * 0.54, box.width() - 4, high * 0.38},
                          report.words(report.sums.sources[sources[at]]),
                          fontOfHeight(std::clamp(high * 0.19, 1.0, theme.scaled(16)), QFont::Normal),
                          theme.colour(Colour::TextMuted), Qt::AlignCenter);
            }
        }
        y += high + gap;
    }
}

StoryCard::StoryCard(QWidget* parent) : Painted(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT opened(m_moment.moment.entry); });
}

void StoryCard::setMoment(const MatchReport& report, const StoryMoment& moment, int number,
                          const MomentPainter& painter)
{
    m_report = &report;
    m_moment = moment;
    m_number = number;
    m_painter = painter;
    m_paintedFor = {};
    setObjectName(QStringLiteral("story%1").arg(number));
    sayNames();
    updateGeometry();
    update();
}

QString StoryCard::sentence() const
{
    return m_report == nullptr ? QString() : report_words::lineOf(*m_report, m_moment);
}

void StoryCard::sayNames()
{
    if (m_report == nullptr)
        return;
    setText(m_report->words(m_moment.title));
    setAccessibleName(
        tr("%1, %2: %3", "number, name of a moment, what happened").arg(m_number).arg(text(), sentence()));
    setAccessibleDescription(report_words::standingOf(*m_report, m_moment));
    setToolTip(tr("Opens the match there"));
    m_paintedFor = {};
}

void StoryCard::changeEvent(QEvent* event)
{
    if (changesLooks(*event))
        m_paintedFor = {};
    Painted::changeEvent(event);
}

int StoryCard::pictureHeight(int width) const
{
    return qRound(width * pictureShape);
}

int StoryCard::heightForWidth(int width) const
{
    return pictureHeight(width) + px(Length::SpaceS) + qRound(lineHeight(TypeStep::Title) * 1.2) +
           wrappedHeight(sentence(), TypeStep::Body, width) + px(Length::SpaceXs);
}

QSize StoryCard::sizeHint() const
{
    const int wide = qRound(usualEms * em());
    return {wide, heightForWidth(wide)};
}

QSize StoryCard::minimumSizeHint() const
{
    const int wide = qRound(leastEms * em());
    return {wide, pictureHeight(wide)};
}

void StoryCard::paintPicture(QPainter& painter, const QRectF& room)
{
    const QSize pixels = (room.size() * devicePixelRatioF()).toSize();
    if (m_paintedFor != pixels) {
        m_picture = m_painter && !m_moment.isEnd ? m_painter(m_moment.moment.entry, room.size(), devicePixelRatioF())
                                                 : QImage();
        m_paintedFor = pixels;
    }
    const double radius = px(Length::RadiusPanel);
    paintBox(painter, room, {colourOf(Colour::Sunken), {}, radius});
    if (m_picture.isNull()) {
        paintAccount(painter, room, *m_report, m_moment, Theme::current());
        return;
    }
    painter.save();
    QPainterPath shape;
    shape.addRoundedRect(room, radius, radius);
    painter.setClipPath(shape);
    painter.drawImage(room, m_picture);
    painter.restore();
    const QString badge = report_words::standingOf(*m_report, m_moment);
    if (badge.isEmpty())
        return;
    QFont font = fontOf(TypeStep::Title);
    font.setWeight(QFont::Bold);
    const double pad = px(Length::SpaceM);
    const double high = lineHeight(TypeStep::Title) + px(Length::SpaceS);
    const double wide = textWidth(badge, font) + 2 * pad;
    const QRectF box(room.right() - pad - wide, room.top() + pad, wide, high);
    QColor ground = colourOf(Colour::Window);
    ground.setAlphaF(0.92F);
    paintBox(painter, box, {ground, {}, static_cast<double>(px(Length::RadiusControl))});
    paintText(painter, box, badge, font, colourOf(Colour::Text), Qt::AlignCenter);
}

void StoryCard::paintEvent(QPaintEvent* /*event*/)
{
    if (m_report == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF picture(0, 0, width(), pictureHeight(width()));
    paintPicture(painter, picture);
    if (underMouse() || isDown())
        paintBox(
            painter, picture,
            {{}, colourOf(Colour::LineStrong), static_cast<double>(px(Length::RadiusPanel)), pxF(Length::LineStrong)});

    const double line = lineHeight(TypeStep::Title) * 1.2;
    const double side = lineHeight(TypeStep::Body) * discLines;
    const double top = picture.bottom() + px(Length::SpaceS);
    const QRectF disc(0, top + (line - side) / 2, side, side);
    paintBox(painter, disc, {colourOf(Colour::Chalk), {}, side / 2});
    paintText(painter, disc, QString::number(m_number), TypeStep::Label, colourOf(Colour::SeatInk), Qt::AlignCenter);
    QFont bold = fontOf(TypeStep::Title);
    bold.setWeight(QFont::Bold);
    paintText(painter, {disc.right() + px(Length::SpaceS), top, width() - disc.right() - px(Length::SpaceS), line},
              text(), bold, colourOf(Colour::Text));
    paintWrapped(painter, {0, top + line, static_cast<double>(width()), height() - top - line}, sentence(),
                 TypeStep::Body, colourOf(Colour::TextMuted), Qt::AlignLeft | Qt::AlignTop);
}

} // namespace whistle

#include "moc_story_card.cpp"
