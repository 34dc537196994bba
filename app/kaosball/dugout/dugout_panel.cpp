// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/dugout/dugout_panel.h"

#include "look/painting.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <numeric>

namespace whistle {

DugoutPanel::DugoutPanel(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    // Presses on rows that are only looked at open the panel.
    for (QWidget* row : std::initializer_list<QWidget*>{m_header, m_live, m_stats, m_bench})
        row->setAttribute(Qt::WA_TransparentForMouseEvents);
    refresh();
}

void DugoutPanel::setState(const DugoutState& state)
{
    if (state == m_state) // most entries change no dugout, and each is a good part of the page
        return;
    m_state = state;
    refresh();
}

void DugoutPanel::refresh()
{
    setObjectName(QStringLiteral("dugoutPanel%1").arg(m_state.seat));
    m_header->setState(m_state);
    m_burned->setCards(m_state.burned, m_state.bellAt > 0 ? m_state.bellAt : 9);
    m_live->setNumbers(m_state.live, tr("Live"));
    while (m_dials.size() > m_state.dials.size()) {
        m_dials.back()->hide();
        m_dials.back()->deleteLater(); // it may be the one that was just pressed
        m_dials.pop_back();
    }
    while (m_dials.size() < m_state.dials.size()) {
        auto* dial = new Dial({}, m_dialRow);
        const int index = static_cast<int>(m_dials.size());
        dial->setObjectName(QStringLiteral("dial%1").arg(index));
        connect(dial, &QAbstractButton::clicked, this, [this, index] { Q_EMIT dialPressed(m_state.seat, index); });
        m_dials.push_back(dial);
    }
    for (std::size_t i = 0; i < m_dials.size(); ++i)
        m_dials[i]->setState(m_state.dials[i]);
    m_stats->setStats(m_state.stats);
    m_chips->setChips(m_state.chips);
    m_bench->setFigures(m_state.bench, m_state.benchMore, m_state.kills);

    const int burned = static_cast<int>(m_state.burned.size());
    QString words = m_state.live.empty()
                        ? m_state.team + u'.'
                        : tr("%1, %n burned card(s). %2.", nullptr, burned).arg(m_state.team, m_live->accessibleName());
    for (const DugoutState::Count& one : m_state.counts)
        words += tr(" %1: %2.", "what, number").arg(one.name).arg(one.number);
    setAccessibleName(words);
    setAccessibleDescription(tr("Press for all upgrades and to correct the dials."));
    updateGeometry();
    arrange();
    update();
}

QMargins DugoutPanel::margins() const
{
    const int side = px(Length::SpaceM);
    const int high = m_state.live.empty() ? px(Length::SpaceXs) : side; // in a draft the lots have the page
    return {px(Length::SpaceL), high, side, high};
}

int DugoutPanel::dialsWidth() const
{
    int wide = 0;
    for (const Dial* dial : m_dials)
        wide += dial->sizeHint().width();
    return wide;
}

std::vector<std::pair<QWidget*, int>> DugoutPanel::rows(int width) const
{
    const Theme& theme = Theme::current();
    std::vector<std::pair<QWidget*, int>> rows{{m_header, theme.lineHeight(TypeStep::Title)}};
    if (!m_state.live.empty()) {
        rows.emplace_back(m_burned, m_burned->sizeHint().height());
        rows.emplace_back(m_live, m_live->sizeHint().height());
    }
    const bool isBeside = statsBeside(width);
    if (!m_dials.empty() || isBeside) {
        const int dials = m_dials.empty() ? 0 : m_dials.front()->sizeHint().height();
        rows.emplace_back(m_dialRow, std::max(dials, isBeside ? m_stats->sizeHint().height() : 0));
    }
    if (!isBeside && !m_stats->isEmpty())
        rows.emplace_back(m_stats, DugoutStats::lineHeight());
    if (!m_chips->isEmpty())
        rows.emplace_back(m_chips, m_chips->heightForWidth(width));
    if (!m_state.live.empty())
        rows.emplace_back(m_bench, qRound(theme.scaled(30)));
    return rows;
}

// The header, the burned cards and the live numbers; in a draft the cash and what has been bought: all.
std::size_t DugoutPanel::rowsThatStay() const
{
    constexpr std::size_t all = 99;
    return m_state.live.empty() ? all : 3;
}

// Long words push the statistics into a line of their own; they never go before the chips do.
bool DugoutPanel::statsBeside(int width) const
{
    return !m_stats->isEmpty() && dialsWidth() + m_stats->sizeHint().width() <= width;
}

void DugoutPanel::arrange()
{
    const QRect room = rect().marginsRemoved(margins());
    const bool isBeside = statsBeside(room.width());
    m_stats->setInLine(!isBeside);
    for (QWidget* row : std::initializer_list<QWidget*>{m_burned, m_live, m_dialRow, m_stats, m_chips, m_bench})
        row->hide();
    Places places = placesIn(room, px(Length::SpaceS));
    if (Places closer = placesIn(room, px(Length::SpaceXs)); shownOf(closer) > shownOf(places))
        places = std::move(closer); // the gaps are given up before a row is, or a part of one
    for (const auto& [row, place] : places) {
        row->setGeometry(place);
        row->show();
    }
    // Dials and stats share their row evenly.
    const int stats = isBeside ? m_stats->sizeHint().width() : 0;
    const int dials = dialsWidth();
    const int left = m_dialRow->width() - dials - stats;
    const int between = std::max(0, left / std::max<int>(1, static_cast<int>(m_dials.size()) - (isBeside ? 0 : 1)));
    const int most = m_dialRow->width() / std::max<int>(1, static_cast<int>(m_dials.size()));
    int x = 0;
    for (Dial* dial : m_dials) {
        QSize size = dial->sizeHint();
        if (dials > m_dialRow->width()) // their captions get smaller
            size.setWidth(most);
        dial->setGeometry(x, (m_dialRow->height() - size.height()) / 2, size.width(), size.height());
        dial->show();
        x += size.width() + between;
    }
    if (isBeside && m_dialRow->isVisibleTo(this)) {
        m_stats->setGeometry(m_dialRow->x() + m_dialRow->width() - stats, m_dialRow->y(), stats, m_dialRow->height());
        m_stats->show();
        m_stats->raise();
    }
}

int DugoutPanel::shownOf(const Places& places)
{
    return std::accumulate(places.begin(), places.end(), 0,
                           [](int sum, const auto& row) { return sum + row.second.height(); });
}

DugoutPanel::Places DugoutPanel::placesIn(const QRect& room, int between) const
{
    Places places;
    int y = room.top();
    for (const auto& [row, wanted] : rows(room.width())) {
        int height = wanted;
        if (row == m_chips && y + height > room.bottom() + 1)
            height = px(Length::Chip); // one line of them, cut
        if (places.size() >= rowsThatStay() && y + height > room.bottom() + 1)
            break;
        places.emplace_back(row, QRect(room.left(), y, room.width(), height));
        y += height + between;
    }
    return places;
}

QSize DugoutPanel::sizeHint() const
{
    int height = margins().top() + margins().bottom() - px(Length::SpaceS);
    const int inside = m_burned->sizeHint().width();
    for (const auto& [row, high] : rows(width() > 0 && isVisible() ? rect().marginsRemoved(margins()).width() : inside))
        height += high + px(Length::SpaceS);
    return {m_burned->sizeHint().width() + margins().left() + margins().right(), height};
}

QSize DugoutPanel::minimumSizeHint() const
{
    int height = margins().top() + margins().bottom() - px(Length::SpaceS);
    const auto all = rows(m_burned->sizeHint().width());
    for (std::size_t i = 0; i < std::min(rowsThatStay(), all.size()); ++i)
        height += all[i].second + px(Length::SpaceS);
    return {sizeHint().width() * 2 / 3, height};
}

void DugoutPanel::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const double radius = theme.px(Length::RadiusPanel);
    paintBox(painter, rect(),
             {m_state.active ? theme.seatGround(m_state.seat) : theme.colour(Colour::Surface),
              {},
              radius,
              0,
              Qt::SolidLine});
    paintEdge(painter, rect(), Qt::LeftEdge, theme.px(Length::LineSeat), radius, theme.seat(m_state.seat));
}

void DugoutPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DugoutPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        refresh();
}

void DugoutPanel::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT opened(m_state.seat);
}

void DugoutPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT opened(m_state.seat);
    else
        QWidget::keyPressEvent(event);
}

void showDugouts(std::vector<DugoutPanel*>& panels, const std::vector<DugoutState>& dugouts,
                 const std::function<void(DugoutPanel&)>& place)
{
    while (panels.size() < dugouts.size()) {
        auto* panel = new DugoutPanel;
        place(*panel);
        panels.push_back(panel);
    }
    for (std::size_t i = 0; i < panels.size(); ++i) {
        panels[i]->setVisible(i < dugouts.size());
        if (i < dugouts.size())
            panels[i]->setState(dugouts[i]);
    }
}

} // namespace whistle

#include "moc_dugout_panel.cpp"
