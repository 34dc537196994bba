// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period/bell_stage.h"

#include "controls/layout/columns.h"
#include "kaosball/dugout/dugouts.h"

namespace whistle::kaosball {

BellStage::BellStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("bellStage"));
    const int gap = px(Length::SpaceL);
    m_grid->setContentsMargins(gap, gap, gap, gap);
    m_grid->setSpacing(gap);
    columnIn(*this, 0, 0, {m_band})->addLayout(m_grid, 1);
    connect(m_band, &BellBand::ruleOpened, this, &Stage::ruleAsked);
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

void BellStage::setTable(const ShownTable& table)
{
    m_table = table;
    m_band->setState(bellOf(table));
    std::vector<DugoutState> dugouts = dugoutsOf(table, actor());
    for (DugoutState& dugout : dugouts) { // of the rest the bell says nothing
        dugout.dials.clear();
        dugout.stats.clear();
        dugout.chips.clear();
        dugout.bellAt = table.rules().bellAtBurnedCards;
    }
    showDugouts(m_dugouts, dugouts, [this](DugoutPanel& panel) {
        panel.setFocusPolicy(Qt::NoFocus);
        panel.setAttribute(Qt::WA_TransparentForMouseEvents);
        const auto index = static_cast<int>(m_dugouts.size());
        m_grid->addWidget(&panel, index / 2, index % 2);
    });
    BarState bar;
    bar.title = tr("The bell rang in period %1").arg(table.state().period);
    bar.buttons = {undoButton()};
    bar.main = ButtonSpec{
        QStringLiteral("bellMain"), tr("%1: to the last turn").arg(table.team(actor())), [this] {
            Q_EMIT heard();
        }}.of(table.seat(actor()));
    this->bar()->setState(std::move(bar));
}

} // namespace whistle::kaosball

#include "moc_bell_stage.cpp"
