// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/flag_panel.h"

#include "battleline/offers/legal.h"

namespace whistle::battleline {

FlagPanel::FlagPanel(QWidget* parent) : PanelBox(Colour::Raised, parent)
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_caption, 1);
    head->addWidget(m_signIcon);
    head->addWidget(m_sign);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_who, 0, Qt::AlignLeft);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_verdict, m_picture, m_why, m_rules, m_hint})
        column->addWidget(widget);
    column->addStretch(1);
    connect(m_rules, &RuleChips::opened, this, &FlagPanel::ruleAsked);
    connect(m_who, &SegmentedChoice::chosen, this,
            [this](int index) { Q_EMIT seatChosen(seatsInOrder[static_cast<std::size_t>(index)]); });
}

void FlagPanel::showClaim(const State& state, int flag, Seat claimant, const Seats<QString>& names,
                          const NameReader& reader)
{
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_signIcon, m_sign, m_who, m_verdict, m_picture, m_why, m_rules})
        widget->setVisible(flag > 0);
    m_hint->setVisible(flag == 0);
    m_hint->setText(tr("Tap a flag to see who could prove it, and why."));
    m_caption->setText(flag > 0 ? tr("Claim on flag %1").arg(flag) : tr("Flags"));
    m_who->setTitles({names[Seat::South], names[Seat::North]});
    m_who->setAccessibleName(tr("Whose claim"));
    m_who->setCurrent(claimant == Seat::South ? 0 : 1);
    if (flag == 0)
        return;
    const ClaimCase asked = state.claimOn(flag, claimant);
    const Ruling<ClaimVerdict> ruling = judgeClaim(asked);
    const bool isProven = ruling.verdict.isProven;
    m_signIcon->setDrawing(isProven ? Icon::Check : Icon::Refused);
    m_sign->setText(isProven ? tr("proven") : tr("not proven"));
    m_verdict->setText((isProven ? tr("%1 can take the flag.") : tr("%1 cannot prove it now.")).arg(names[claimant]));
    m_picture->showClaim(asked, ruling.verdict, names);
    QStringList why;
    for (const Text& reason : ruling.why)
        why << reason.render(reader);
    m_why->setText(why.join(u'\n'));
    m_rules->setRules(idsOf(ruling.rules));
}

} // namespace whistle::battleline
