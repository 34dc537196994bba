// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/case_tree.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/words/text_label.h"

namespace whistle {

namespace {

constexpr double besideEms = 50;

QString listed(const QStringList& lines)
{
    return lines.join(QLatin1Char('\n'));
}

} // namespace

CaseTree::CaseTree(QWidget* parent)
    : Composed(parent)
    , m_facts(addBranch("caseFacts"))
    , m_rules(addBranch("caseRules"))
    , m_effects(addBranch("caseEffects"))
{
    setObjectName(QStringLiteral("caseTree"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(px(Length::SpaceS));
    m_layout->insertWidget(1, m_toRules, 0, Qt::AlignCenter);
    m_layout->insertWidget(3, m_toEffects, 0, Qt::AlignCenter);
    static_cast<QVBoxLayout*>(m_rules.panel->layout())->insertWidget(2, m_chips);
    connect(m_chips, &RuleChips::opened, this, &CaseTree::ruleOpened);
    retranslate();
}

CaseTree::Branch CaseTree::addBranch(const char* name)
{
    Branch branch;
    branch.panel = new PanelBox(Colour::Surface, this);
    branch.panel->setObjectName(QString::fromLatin1(name));
    branch.title = new TextLabel({}, TypeStep::Label, Colour::TextMuted, branch.panel);
    branch.lines = new Paragraph;
    branch.lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
    columnIn(*branch.panel, px(Length::SpaceL), {branch.title, branch.lines, spareRoom});
    m_layout->addWidget(branch.panel, 1);
    return branch;
}

void CaseTree::setBranches(const CaseBranches& branches)
{
    m_facts.lines->setText(listed(branches.facts));
    m_rules.lines->setText(listed(branches.reasons));
    m_chips->setRules(branches.rules);
    m_effects.lines->setText(listed(branches.effects));
    m_facts.panel->setAccessibleDescription(listed(branches.facts));
    m_rules.panel->setAccessibleDescription(listed(branches.reasons));
    m_effects.panel->setAccessibleDescription(listed(branches.effects));
}

void CaseTree::arrange()
{
    const bool isBeside = width() >= besideEms * em();
    m_layout->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_toRules->setVisible(isBeside); // below each other the order says it
    m_toEffects->setVisible(isBeside);
}

void CaseTree::retranslate()
{
    m_facts.title->setText(tr("Facts"));
    m_rules.title->setText(CommonWords::tr("Rules"));
    m_effects.title->setText(CommonWords::tr("What follows"));
    for (const Branch& branch : {m_facts, m_rules, m_effects})
        branch.panel->setAccessibleName(branch.title->text());
}

} // namespace whistle

#include "moc_case_tree.cpp"
