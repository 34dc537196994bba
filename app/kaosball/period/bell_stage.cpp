// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period/bell_stage.h"

#include "kaosball/dugout/dugouts.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>

namespace whistle::kaosball {

BellStage::BellStage(QWidget* parent) : Stage(parent), m_band(new BellBand), m_grid(new QGridLayout)
{
    setObjectName(QStringLiteral("bellStage"));
    const int gap = Theme::current().px(Length::SpaceL);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_band);
    m_grid->setContentsMargins(gap, gap, gap, gap);
    m_grid->setSpacing(gap);
    column->addLayout(m_grid, 1);
    connect(m_band, &BellBand::ruleOpened, this, &Stage::ruleAsked);
}

void BellStage::setTable(const ShownTable& table)
{
    m_table = table;
    refresh();
}

int BellStage::actor() const
{
    const State& state = m_table.state();
    return state.active >= 0 ? state.active : state.nextTeam;
}

bool BellStage::stepBack()
{
    Q_EMIT heard();
    return true;
}

void BellStage::refresh()
{
    const State& state = m_table.state();
    m_band->setState(bellOf(m_table));
    while (static_cast<int>(m_dugouts.size()) < state.teamCount()) {
        auto* panel = new DugoutPanel;
        panel->setFocusPolicy(Qt::NoFocus);
        panel->setAttribute(Qt::WA_TransparentForMouseEvents);
        const auto index = static_cast<int>(m_dugouts.size());
        m_grid->addWidget(panel, index / 2, index % 2);
        m_dugouts.push_back(panel);
    }
    for (int team = 0; team < static_cast<int>(m_dugouts.size()); ++team) {
        DugoutPanel* panel = m_dugouts[static_cast<std::size_t>(team)];
        panel->setVisible(team < state.teamCount());
        if (team >= state.teamCount())
            continue;
        DugoutState dugout = dugoutOf(m_table, team, team == actor());
        dugout.dials.clear();
        dugout.stats.clear();
        dugout.chips.clear();
        dugout.bellAt = m_table.rules().bellAtBurnedCards;
        panel->setState(dugout);
    }
    BarState bar;
    bar.title = tr("The bell rang in period %1").arg(state.period);
    bar.buttons = {undoButton()};
    const int next = actor();
    ButtonSpec main{QStringLiteral("bellMain"), tr("%1: to the last turn").arg(m_table.team(next)),
                    [this] { Q_EMIT heard(); }};
    main.seat = m_table.seat(next);
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

void BellStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_table.isShown() && m_table.state().bell >= 0)
        refresh();
}

} // namespace whistle::kaosball
