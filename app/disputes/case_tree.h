// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "controls/words/icon_label.h"
#include "controls/words/rule_chip.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <QStringList>

namespace whistle {

class TextLabel;

/// A ruling as what it grows from: the facts, the rules with their reasons, and what follows.
struct CaseBranches {
    QStringList facts;
    QStringList reasons;
    QStringList rules;
    QStringList effects;
};

/// Fact, rule, effect: side by side where there is room, else one below the other, each leading to the next.
class CaseTree : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit CaseTree(QWidget* parent = nullptr);
    void setBranches(const CaseBranches& branches);

Q_SIGNALS:
    void ruleOpened(const QString& rule);

private:
    struct Branch {
        PanelBox* panel = nullptr;
        TextLabel* title = nullptr;
        TextLabel* lines = nullptr;
    };
    Branch addBranch(const char* name);
    void arrange() override;
    void retranslate() override;

    QBoxLayout* m_layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    Branch m_facts;
    QWidget* m_toRules = new IconLabel(Icon::Right, Colour::TextMuted);
    Branch m_rules;
    QWidget* m_toEffects = new IconLabel(Icon::Right, Colour::TextMuted);
    Branch m_effects;
    RuleChips* m_chips = new RuleChips;
};

} // namespace whistle
