// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"
#include "rulebook/ruling.h"

#include <QAbstractButton>
#include <QColor>

namespace whistle {

/// "KB-17.2", as the controls take rules.
[[nodiscard]] QString idOf(RuleId rule);
[[nodiscard]] QStringList idsOf(const std::vector<RuleId>& rules);

/// The id of a rule on a pill of 32 px that takes touches in 48; pressing it opens the rule.
class RuleChip : public Painted<QAbstractButton> {
    Q_OBJECT
public:
    explicit RuleChip(const QString& rule, QWidget* parent = nullptr);
    [[nodiscard]] QString rule() const { return m_rule; }
    /// The colour of word and line, on grounds that are not the usual ones.
    void setInk(const QColor& ink);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void opened(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;

private:
    QString m_rule;
    QColor m_ink;
};

/// A row of rule chips that wraps.
class RuleChips : public QWidget {
    Q_OBJECT
public:
    explicit RuleChips(const QStringList& rules = {}, QWidget* parent = nullptr);
    void setRules(const QStringList& rules);
    void setInk(const QColor& ink);

Q_SIGNALS:
    void opened(const QString& rule);

private:
    QStringList m_rules;
    QColor m_ink;
};

} // namespace whistle
