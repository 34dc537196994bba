// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/story_card.h"

#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"
#include "reports/report_words.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <functional>

namespace whistle {

namespace {

/// Of a picture, its height by its width.
constexpr double pictureShape = 0.444;
constexpr double leastEms = 17;
constexpr double usualEms = 24;
/// Of the height of a line, the disc with the number.
constexpr double discLines = 1.1;

/// Of the height of an account's tile, its number and its name.
constexpr double accountNumber = 0.34;
constexpr double accountWhole = 0.44; ///< that has no name
constexpr double accountName = 0.19;
constexpr double leastName = 14; ///< pixels at 100 %

/// The sources that have brought something.
std::vector<std::size_t> sourcesTold(const MatchReport& report)
{
    std::vector<std::size_t> sources;
    for (std::size_t source = 0; source < report.sums.sources.size(); ++source) {
        if (std::any_of(report.sums.points.begin(), report.sums.points.end(),
                        [source](const std::vector<int>& points) { return points[source] != 0; }))
            sources.push_back(source);
    }
    return sources;
}

QString pointsOf(const AccountColumn& column, std::size_t seat, bool isFirst)
{
    return CounterLabel::words(column.points[seat], isFirst ? CounterLabel::Sign::Minus : CounterLabel::Sign::Always);
}

/// Paints the account of a match, a row a seat.
class AccountPainter {
public:
    AccountPainter(QPainter& painter, const QRectF& room, const MatchReport& report, const StoryMoment& moment,
                   const Theme& theme)
        : m_painter(painter)
        , m_room(room)
        , m_report(report)
        , m_moment(moment)
        , m_theme(theme)
        , m_gap(room.height() * 0.05)
    {
        const auto seats = static_cast<double>(report.seats.size());
        m_high = (room.height() - m_gap * (seats + 1)) / seats;
        m_tile = std::min(m_high * 1.15, room.width() / 6.5) * 1.2;
        m_emblem = std::min(m_high * 0.5, m_tile * 0.4);
        const double names = std::max(theme.scaled(leastName), m_high * accountName);
        m_names = font(names, QFont::Normal);
        m_left = room.left() + m_gap * 3 + m_emblem;
        // What the sum follows stands before it.
        m_equals = textWidth(QStringLiteral("="), font(m_high * accountNumber, QFont::DemiBold));
        m_right = room.right() - m_gap * 2 - m_tile;
        if (moment.isEnd && report.seats.size() <= mostSeats)
            m_columns = accountColumns(report, m_right - m_left - m_gap - m_equals, m_gap, m_names,
                                       font(m_high * accountNumber, QFont::DemiBold));
    }

    void paint()
    {
        double y = m_room.top() + m_gap;
        for (std::size_t seat = 0; seat < m_report.seats.size(); ++seat) {
            paintSeat(seat, y);
            y += m_high + m_gap;
        }
    }

private:
    static constexpr std::size_t mostSeats = 3;

    [[nodiscard]] QFont font(double pixels, QFont::Weight weight) const
    {
        QFont font = m_theme.font(TypeStep::Number);
        font.setPixelSize(std::max(1, qRound(pixels)));
        font.setWeight(weight);
        return font;
    }
    [[nodiscard]] double radius() const { return m_theme.scaled(m_theme.px(Length::RadiusControl)); }

    void paintSeat(std::size_t at, double y)
    {
        const ReportSeat& seat = m_report.seats[at];
        const QColor own = m_theme.seat(seat.seat);
        const QRectF sum(m_right, y, m_tile, m_high);
        paintBox(m_painter, sum, {seat.hasWon ? own : QColor(), own, radius(), 2});
        const QColor ink = seat.hasWon ? m_theme.seatInk(seat.seat) : m_theme.colour(Colour::Text);
        const int score = at < m_moment.scores.size() ? m_moment.scores[at] : seat.score;
        CounterLabel::paint(m_painter, sum, CounterLabel::words(score), font(m_high * 0.5, QFont::Bold), ink);
        paintEmblem(m_painter, {m_room.left() + m_gap * 2, y + (m_high - m_emblem) / 2, m_emblem, m_emblem}, seat.seat,
                    own);
        if (m_columns.empty()) {
            paintText(m_painter, {m_left, y, sum.left() - m_left - m_gap, m_high}, m_report.nameOf(seat),
                      font(std::min(m_high * 0.42, m_theme.scaled(22)), QFont::DemiBold), m_theme.colour(Colour::Text));
            return;
        }
        double x = m_left;
        for (const AccountColumn& column : m_columns) {
            paintPart(column, at, {x, y, column.width - m_gap, m_high});
            x += column.width;
        }
        paintText(m_painter, {x, y, m_equals + 1, m_high}, QStringLiteral("="),
                  font(m_high * accountNumber, QFont::DemiBold), m_theme.colour(Colour::TextMuted), Qt::AlignCenter);
    }

    void paintPart(const AccountColumn& column, std::size_t seat, const QRectF& box)
    {
        const bool isFirst = &column == &m_columns.front();
        paintBox(m_painter, box, {m_theme.colour(Colour::Window), {}, radius()});
        if (column.name.isEmpty()) {
            CounterLabel::paint(m_painter, box, pointsOf(column, seat, isFirst),
                                font(m_high * accountWhole, QFont::DemiBold), m_theme.colour(Colour::Text));
            return;
        }
        const double line = m_names.pixelSize() * 1.3;
        CounterLabel::paint(m_painter, box.adjusted(0, 0, 0, -line), pointsOf(column, seat, isFirst),
                            font(m_high * accountNumber, QFont::DemiBold), m_theme.colour(Colour::Text));
        paintText(m_painter, {box.left(), box.bottom() - line - m_gap / 2, box.width(), line}, column.name, m_names,
                  m_theme.colour(Colour::TextMuted), Qt::AlignCenter);
    }

    QPainter& m_painter;
    const QRectF& m_room;
    const MatchReport& m_report;
    const StoryMoment& m_moment;
    const Theme& m_theme;
    double m_gap;
    double m_high = 0;   ///< of a row
    double m_tile = 0;   ///< the width of a sum
    double m_emblem = 0; ///< its side
    double m_equals = 0;
    double m_left = 0; ///< where the parts begin
    double m_right = 0;
    QFont m_names;
    std::vector<AccountColumn> m_columns;
};

} // namespace

std::vector<AccountColumn> accountColumns(const MatchReport& report, double width, double padding, const QFont& names,
                                          const QFont& numbers)
{
    const std::vector<std::size_t> sources = sourcesTold(report);
    for (std::size_t joined = 0; joined < sources.size(); ++joined) {
        std::vector<AccountColumn> columns;
        AccountColumn before{{}, std::vector<int>(report.seats.size()), 0};
        for (std::size_t i = 0; i < sources.size(); ++i) {
            AccountColumn one{report.words(report.sums.sources[sources[i]]), {}, 0};
            for (const std::vector<int>& points : report.sums.points)
                one.points.push_back(points[sources[i]]);
            if (i >= joined)
                columns.push_back(std::move(one));
            else
                std::transform(one.points.begin(), one.points.end(), before.points.begin(), before.points.begin(),
                               std::plus());
        }
        if (joined > 0)
            columns.insert(columns.begin(), std::move(before));
        double needed = 0;
        for (AccountColumn& column : columns) {
            column.width = textWidth(column.name, names);
            for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
                column.width = std::max(column.width, CounterLabel::widthOf(pointsOf(column, seat, false), numbers));
            column.width += 3 * padding;
            needed += column.width;
        }
        if (needed > width)
            continue;
        for (AccountColumn& column : columns)
            column.width += (width - needed) / static_cast<double>(columns.size());
        return columns;
    }
    return {};
}

void paintAccount(QPainter& painter, const QRectF& room, const MatchReport& report, const StoryMoment& moment,
                  const Theme& theme)
{
    AccountPainter(painter, room, report, moment, theme).paint();
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
    return pictureHeight(width) + px(Length::SpaceS) + qRound(titleHeight()) +
           wrappedHeight(sentence(), wordStep(), width) + px(Length::SpaceXs);
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

    const double line = titleHeight();
    const double side = lineHeight(wordStep()) * discLines;
    const double top = picture.bottom() + px(Length::SpaceS);
    const QRectF disc(0, top + (line - side) / 2, side, side);
    paintBox(painter, disc, {colourOf(Colour::Chalk), {}, side / 2});
    paintText(painter, disc, QString::number(m_number), m_isLarge ? TypeStep::Title : TypeStep::Label,
              colourOf(Colour::SeatInk), Qt::AlignCenter);
    QFont bold = fontOf(titleStep());
    bold.setWeight(QFont::Bold);
    paintText(painter, {disc.right() + px(Length::SpaceS), top, width() - disc.right() - px(Length::SpaceS), line},
              text(), bold, colourOf(Colour::Text));
    paintWrapped(painter, {0, top + line, static_cast<double>(width()), height() - top - line}, sentence(), wordStep(),
                 colourOf(Colour::TextMuted), Qt::AlignLeft | Qt::AlignTop);
}

} // namespace whistle

#include "moc_story_card.cpp"
