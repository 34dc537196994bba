// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"

#include <QStringList>

class QBoxLayout;

namespace whistle {

class RuleChips;
class TextLabel;

/// A ruling as what it grows from: the facts, the rules with their reasons, and what follows.
struct CaseBranches {
    QStringList facts;
    QStringList reasons;
    QStringList rules;
    QStringList effects;
};

/// Fact, rule, effect: side by side where there is room, else one below the other, each leading to the next.
class CaseTree : public QWidget {
    Q_OBJECT
public:
    explicit CaseTree(QWidget* parent = nullptr);
    void setBranches(const CaseBranches& branches);

Q_SIGNALS:
    void ruleOpened(const QString& rule);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Branch {
        PanelBox* panel = nullptr;
        TextLabel* title = nullptr;
        TextLabel* lines = nullptr;
    };
    Branch addBranch(const char* name);
    void arrange();
    void retranslate();

    QBoxLayout* m_layout;
    Branch m_facts;
    QWidget* m_toRules;
    Branch m_rules;
    QWidget* m_toEffects;
    Branch m_effects;
    RuleChips* m_chips;
};

} // namespace whistle
