// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/home_hero.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/seats/track.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QLinearGradient>
#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

/// A longer name is cut beside the score, in em of the text.
constexpr double nameEms = 16;
constexpr double leastNameEms = 5;
/// Of the width, what the board has; and the least width of the page for it, in em.
constexpr double boardShare = 0.44;
constexpr double boardFromEms = 58;
/// Of the board, how far it fades into the ground.
constexpr double fadeShare = 0.35;
/// In lines of the text.
constexpr double trackLines = 0.7;
constexpr double trackEms = 34; ///< it is read at a glance

/// A seat: emblem, name, score; the right one of two the other way round.
QWidget* seatSign(const SummarySeat& seat, bool mirrored)
{
    auto* sign = new QWidget;
    auto* row = rowIn(*sign, 0);
    auto* emblem = new SeatEmblem(seat.seat, px(Length::SpaceXl));
    if (seat.colour != BoxColour::None)
        emblem->setInk(Theme::current().box(seat.colour));
    auto* name = new TextLabel(seat.name, TypeStep::Heading);
    name->setElided(true);
    name->setMinimumWidth(qRound(leastNameEms * em()));
    name->setMaximumWidth(qRound(nameEms * em()));
    auto* score = new CounterLabel(TypeStep::Score);
    score->setValue(seat.score);
    QList<QWidget*> parts{emblem, name, score};
    if (mirrored)
        std::reverse(parts.begin(), parts.end());
    for (QWidget* part : parts)
        row->addWidget(part);
    return sign;
}

/// How far both have come towards what they run to: segments from both sides.
class HeroTrack : public Painted<QWidget> {
public:
    HeroTrack() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }
    void setState(const ScoreboardState& state)
    {
        m_state = state;
        const bool isShown =
            state.seats.size() == 2 && trackOf(state.seats[0]) != nullptr && trackOf(state.seats[1]) != nullptr;
        setVisible(isShown);
        QStringList words;
        for (const ScoreboardSeat& seat : state.seats) {
            if (const ScoreboardCount* track = trackOf(seat))
                words << labelled(seat.name, QStringLiteral("%1/%2").arg(track->value).arg(*track->most));
        }
        setAccessibleName(isShown ? words.join(QStringLiteral("; ")) : QString());
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return {qRound(22 * em()), lineHeight(TypeStep::Body)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {qRound(8 * em()), lineHeight(TypeStep::Body)}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = height();
        const double middle = width() / 2.0;
        if (m_state.trackIcon)
            paintIcon(painter, {middle - side / 2, 0, side, side}, *m_state.trackIcon, colourOf(Colour::Text));
        const double wide = middle - side;
        const double high = side * trackLines * 0.7;
        for (int i = 0; i < 2; ++i) {
            const ScoreboardSeat& seat = m_state.seats[static_cast<std::size_t>(i)];
            paintTrack(painter, {i == 0 ? 0 : width() - wide, (side - high) / 2, wide, high},
                       i == 0 ? Qt::LeftEdge : Qt::RightEdge, *trackOf(seat),
                       {.done = Theme::current().wearing(m_state.colours).seat(seat.seat),
                        .open = colourOf(Colour::LineStrong),
                        .gap = pxF(Length::SpaceXs),
                        .radius = 2});
        }
    }

private:
    ScoreboardState m_state;
};

} // namespace

HomeHero::HomeHero(QWidget* parent) : Composed(parent), m_track(new HeroTrack)
{
    setObjectName(QStringLiteral("currentMatch"));
    m_goOn->setKey(Qt::Key_Return);
    new FlowLayout(m_seats, px(Length::SpaceL));
    columnIn(*m_words, 0, px(Length::SpaceM),
             {rowOf({{m_caption, 1}, m_saved, m_more}),
              m_seats,
              m_track,
              {m_goOn, 0, Qt::AlignLeft},
              m_news,
              m_newsMore,
              spareRoom});
    rowIn(*this, {px(Length::SpaceXl), px(Length::SpaceL)}, {{m_words, 1}});
    m_track->hide();
    m_caption->setElided(true);
    m_caption->setMinimumWidth(qRound(leastNameEms * em()));
    connect(m_goOn, &QAbstractButton::clicked, this, &HomeHero::goOnAsked);
}

void HomeHero::setSummary(const HeroSummary& summary)
{
    m_summary = summary;
    showSeats();
    tell();
}

void HomeHero::setMatch(const ScoreboardState& state, BoardPainter board)
{
    m_state = state;
    m_board = std::move(board);
    m_hasMatch = true;
    m_paintedFor = {};
    tell();
}

void HomeHero::forgetMatch()
{
    m_state = {};
    m_board = {};
    m_picture = {};
    m_hasMatch = false;
    tell();
}

void HomeHero::tell()
{
    m_caption->setText(m_summary.caption);
    m_saved->setText(m_summary.saved);
    static_cast<HeroTrack*>(m_track)->setState(m_state);
    const QString& news = m_state.alarm.isEmpty() ? m_state.news : m_state.alarm;
    m_news->say(news);
    QStringList more;
    if (m_state.alarm.isEmpty() && !m_state.newsMore.isEmpty())
        more << m_state.newsMore;
    for (const ScoreboardSeat& seat : m_state.seats) {
        const ScoreboardCount* track = trackOf(seat);
        if (track != nullptr && track->isNear)
            more << labelled(seat.name, track->words);
    }
    m_newsMore->say(more.join(QStringLiteral(". ")));
    arrange();
    update();
}

void HomeHero::showSeats()
{
    letGoOfAll(*m_seats->layout());
    const bool pair = m_summary.seats.size() == 2;
    for (std::size_t i = 0; i < m_summary.seats.size(); ++i) {
        if (pair && i == 1)
            m_seats->layout()->addWidget(new TextLabel(CommonWords::tr("to"), TypeStep::Heading, Colour::TextMuted));
        m_seats->layout()->addWidget(seatSign(m_summary.seats[i], pair && i == 1));
    }
    const auto signs = m_seats->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* sign : signs) // at once: what is not shown yet has no width
        sign->setVisible(m_seats->layout()->indexOf(sign) >= 0);
    m_seats->layout()->invalidate();
    m_seats->updateGeometry();
}

QRect HomeHero::boardRect() const
{
    if (!m_board || width() < em() * boardFromEms)
        return {};
    const int wide = qRound(width() * boardShare);
    return {width() - wide, 0, wide, height() - px(Length::LineSeat)};
}

void HomeHero::arrange()
{
    const QRect board = boardRect();
    // Words over the board, even where it fades, are hard to read.
    const int right = board.width();
    layout()->setContentsMargins(px(Length::SpaceXl), px(Length::SpaceL), px(Length::SpaceXl) + right,
                                 px(Length::SpaceL));
    m_track->setMaximumWidth(qRound(trackEms * em()));
    nameButton();
}

/// What the button says of the match goes with the board: in a narrow column it is one word.
void HomeHero::nameButton()
{
    const auto active = std::find_if(m_state.seats.begin(), m_state.seats.end(),
                                     [](const ScoreboardSeat& seat) { return seat.active; });
    const auto others = std::count_if(m_state.seats.begin(), m_state.seats.end(),
                                      [](const ScoreboardSeat& seat) { return seat.active; });
    if (boardRect().isEmpty()) {
        m_goOn->setSeat(0);
        m_goOn->setTitle(tr("Continue"));
    } else if (others == 1 && !active->note.isEmpty()) {
        m_goOn->setSeat(active->seat);
        m_goOn->setTitle(tr("Continue: %1, %2", "team, what it has to do").arg(active->name, active->note));
    } else {
        m_goOn->setSeat(0);
        m_goOn->setTitle(m_summary.standing.isEmpty()
                             ? tr("Continue")
                             : tr("Continue, %1", "where the match stands").arg(m_summary.standing));
    }
}

void HomeHero::changeEvent(QEvent* event)
{
    if (changesLooks(*event))
        m_paintedFor = {};
    Composed::changeEvent(event);
}

void HomeHero::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double radius = px(Length::RadiusPanel);
    paintBox(painter, QRectF(rect()), {colourOf(Colour::Surface), {}, radius});
    const QRect board = boardRect();
    if (!board.isEmpty()) {
        const QSize pixels = board.size() * devicePixelRatioF();
        if (m_paintedFor != pixels) {
            m_picture = m_board(board.size(), devicePixelRatioF());
            m_paintedFor = pixels;
        }
        painter.drawImage(board, m_picture);
        QLinearGradient fade(board.left(), 0, board.left() + board.width() * fadeShare, 0);
        QColor ground = colourOf(Colour::Surface);
        fade.setColorAt(0, ground);
        ground.setAlpha(0);
        fade.setColorAt(1, ground);
        painter.fillRect(QRectF(board.left() - 1, 0, board.width() * fadeShare + 1, board.height()), fade);
    }
    if (m_goOn->seat() > 0)
        paintEdge(painter, QRectF(rect()), Qt::BottomEdge, px(Length::LineSeat), radius,
                  Theme::current().wearing(m_state.colours).seat(m_goOn->seat()));
}

} // namespace whistle

#include "moc_home_hero.cpp"
