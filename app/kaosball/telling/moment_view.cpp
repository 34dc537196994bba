// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/moment_view.h"

#include "controls/scroller.h"
#include "journal/game_match.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/dugout/dugouts.h"
#include "kaosball/field/board.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The least width of a dugout beside another one, in em of the text.
constexpr double dugoutEms = 20;

} // namespace

KaosballMoment::KaosballMoment(QWidget* parent)
    : MomentView(parent)
    , m_field(new CrossfieldView)
    , m_dugoutBox(new QWidget)
    , m_dugoutRow(new QHBoxLayout(m_dugoutBox))
{
    setObjectName(QStringLiteral("kaosballMoment"));
    m_field->setObjectName(QStringLiteral("momentField"));
    takeNoInput(*m_field);
    m_dugoutRow->setContentsMargins(0, 0, 0, 0);
    m_dugoutRow->setSpacing(Theme::current().px(Length::SpaceM));
    auto* inside = new QWidget;
    auto* both = new QVBoxLayout(inside);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(m_field, 1);
    both->addWidget(m_dugoutBox, 1);
    auto* area = new Scroller(inside);
    area->setObjectName(QStringLiteral("momentArea"));
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
    m_field->hide();
}

void KaosballMoment::showMoment(const Match& match, int number)
{
    const auto& game = static_cast<const GameMatch<Game>&>(match);
    std::optional<State> state = game.stateAt(number);
    if (!state)
        return;
    const ShownTable table(std::move(*state), game.journal().game().facts());
    const bool hasField = table.state().isMirror() && !table.state().onField().empty();
    if (hasField)
        m_field->setModel(boardOf(table));
    else
        showDugouts(table);
    m_field->setVisible(hasField);
    m_dugoutBox->setVisible(!hasField);
}

void KaosballMoment::showDugouts(const ShownTable& table)
{
    const auto count = static_cast<std::size_t>(table.state().teamCount());
    while (m_dugouts.size() < count) {
        auto* panel = new DugoutPanel;
        m_dugoutRow->addWidget(panel, 1, Qt::AlignTop);
        takeNoInput(*panel);
        m_dugouts.push_back(panel);
    }
    for (std::size_t i = 0; i < m_dugouts.size(); ++i) {
        m_dugouts[i]->setVisible(i < count);
        const int team = static_cast<int>(i);
        if (i < count)
            m_dugouts[i]->setState(dugoutOf(table, team, table.state().teamToAct() == team));
    }
    arrange();
}

void KaosballMoment::arrange()
{
    const auto shown =
        std::count_if(m_dugouts.begin(), m_dugouts.end(), [](const DugoutPanel* panel) { return !panel->isHidden(); });
    const bool beside = width() >= static_cast<double>(shown) * dugoutEms * Theme::current().em();
    m_dugoutRow->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void KaosballMoment::resizeEvent(QResizeEvent* event)
{
    MomentView::resizeEvent(event);
    arrange();
}

} // namespace whistle::kaosball
