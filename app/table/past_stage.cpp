// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/past_stage.h"

#include "controls/layout/columns.h"
#include "look/painting.h"
#include "match/entry_menu.h"
#include "match/pages.h"

#include <QMouseEvent>
#include <QPainter>

namespace whistle {

namespace {

/// The width of the words beside the board, in em of the text: what they want, and what they need.
constexpr double besideEms = 22;
constexpr double leastBesideEms = 14;
/// The share of the height that the reasons of the ruling may have: the entries of the turn stand below it.
constexpr double reasonsShare = 0.25;

} // namespace

PastStage::PastStage(GamePage& page, const PastTeller& teller)
    : Composed(&page)
    , m_view(teller.view ? teller.view(this) : nullptr)
{
    setObjectName(QStringLiteral("pastStage"));
    if (m_view != nullptr) {
        m_view->setTellsOutlook(page.session().isFriendly());
        m_area = new Scroller(m_view, this);
        m_area->setFocusPolicy(Qt::NoFocus);
        m_beside = m_view->beside();
        if (m_beside != nullptr)
            m_beside->setParent(this);
    }
    auto* caption = new QHBoxLayout;
    caption->setSpacing(px(Length::SpaceS));
    lay(*caption, {m_emblem, {m_when, 1}});
    columnIn(*m_words, px(Length::SpaceM), px(Length::SpaceS), {caption, m_ruling, {m_entries, 1}});
    connect(m_ruling, &RulingBanner::ruleOpened, &page, &GamePage::ruleAsked);
    connect(m_ruling, &RulingBanner::challenged, &page, [this, &page] { Q_EMIT page.challengeAsked(m_ruled); });
    offerPast(*m_entries, page);
    hide();
}

void PastStage::setBoard(const QRect& board)
{
    if (std::exchange(m_board, board) != board)
        arrange();
}

void PastStage::showMoment(const Match& match, const PastMoment& moment)
{
    m_ruled = moment.ruled;
    if (m_view != nullptr) {
        m_crossing->keep(m_view->movesByItself() ? nullptr : m_view);
        m_view->showMoment(match, moment.number);
        m_crossing->cross();
    }
    m_emblem->setSeat(moment.seat);
    m_emblem->setVisible(moment.seat > 0);
    m_when->setText(moment.when);
    m_ruling->setState(moment.ruling);
    m_ruling->setVisible(!moment.ruling.sentence.isEmpty());
    m_entries->setLines(moment.entries);
    m_entries->setCurrentNumber(moment.number);
}

void PastStage::arrange()
{
    const QRect inside =
        rect().adjusted(px(Length::SpaceS), px(Length::SpaceS), -px(Length::SpaceS), -px(Length::SpaceS));
    QRect board = m_board & inside;
    const int wide = qRound(em() * besideEms);
    if (board.isEmpty())
        board = inside.width() >= 2 * wide ? inside.adjusted(0, 0, -wide, 0) : inside;
    const QRect left(inside.topLeft(), QPoint(board.left() - 1, inside.bottom()));
    const QRect right(QPoint(board.right() + 1, inside.top()), inside.bottomRight());
    const QRect words = right.width() >= left.width() ? right : left;
    m_tellsWords = words.width() >= qRound(em() * leastBesideEms);
    if (!m_tellsWords && board.width() < inside.width() / 2)
        board = inside;
    const QRect& other = right.width() >= left.width() ? left : right;
    if (m_beside != nullptr) {
        m_beside->setGeometry(other);
        m_beside->setVisible(m_tellsWords && other.width() >= qRound(em() * leastBesideEms));
    }
    m_words->setGeometry(words);
    m_ruling->setReasonsHighest(qRound(height() * reasonsShare));
    m_words->setVisible(m_tellsWords);
    if (m_area != nullptr)
        m_area->setGeometry(board);
}

void PastStage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(Colour::Window));
    painter.setRenderHint(QPainter::Antialiasing);
    const double hair = pxF(Length::SpaceHair);
    paintBox(painter, QRectF(rect()).adjusted(hair, hair, -hair, -hair),
             {{}, colourOf(Colour::LineStrong), pxF(Length::RadiusPanel), pxF(Length::LineStrong), Qt::DashLine});
}

// What lies below is the present: nothing of it is touched through the past.
void PastStage::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    Q_EMIT touched();
}

} // namespace whistle

#include "moc_past_stage.cpp"
