// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/rule_sheet.h"

#include "parts/rule_chip.h"
#include "parts/text_label.h"
#include "rulebook/rule_book.h"

#include <QBoxLayout>
#include <QEvent>
#include <QRegularExpression>

namespace whistle {

namespace {

/// The ids of rules that a text names, each once.
QStringList rulesNamedIn(const QString& text, const RuleBook& book, const QString& besides)
{
    static const QRegularExpression id(QStringLiteral("\\b[A-Z]{2}-(?:R\\d+|E\\d+|\\d+\\.\\d+)\\b"));
    QStringList rules;
    for (auto match = id.globalMatch(text); match.hasNext();) {
        const QString rule = match.next().captured();
        if (rule != besides && !rules.contains(rule) && book.find(rule.toStdString()) != nullptr)
            rules << rule;
    }
    return rules;
}

TextLabel* wrapped(const QString& text, TypeStep step, Colour colour = Colour::Text)
{
    auto* label = new TextLabel(text, step, colour);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

RuleSheet::RuleSheet(const QStringList& games, QWidget* parent) : Sheet(parent), m_games(games)
{
    setObjectName(QStringLiteral("ruleSheet"));
}

void RuleSheet::open(const QString& rule)
{
    m_rule = rule;
    refresh();
}

void RuleSheet::refresh()
{
    setTitle(tr("Rule %1").arg(m_rule));
    QVBoxLayout& column = emptyColumn();
    const RuleBook* book = nullptr;
    const Rule* rule = nullptr;
    for (const QString& game : m_games) {
        const RuleBook* candidate = RuleBook::of(game);
        rule = candidate ? candidate->find(m_rule.toStdString()) : nullptr;
        if (rule) {
            book = candidate;
            break;
        }
    }
    if (!rule) {
        column.addWidget(wrapped(tr("No rulebook has a rule %1.").arg(m_rule), TypeStep::Body));
        column.addStretch(1);
        return;
    }
    const QString text = QString::fromStdString(rule->text);
    column.addWidget(wrapped(QString::fromStdString(rule->section), TypeStep::Caption, Colour::TextMuted));
    TextLabel* words = wrapped(text, TypeStep::Body);
    words->setObjectName(QStringLiteral("ruleText"));
    column.addWidget(words);
    if (!rule->houseRule.empty())
        column.addWidget(wrapped(tr("The rulebook is silent here: this is a reading that a match may change by a house "
                                    "rule."),
                                 TypeStep::Caption, Colour::TextMuted));
    auto* chips = new RuleChips(rulesNamedIn(text, *book, m_rule), this);
    connect(chips, &RuleChips::opened, this, &RuleSheet::open);
    column.addWidget(chips);
    column.addWidget(wrapped(tr("The section"), TypeStep::Label));
    for (const Rule& other : book->rules()) {
        if (other.section != rule->section || other.id == rule->id)
            continue;
        column.addWidget(wrapped(tr("%1: %2").arg(QString::fromStdString(other.id), QString::fromStdString(other.text)),
                                 TypeStep::Caption, Colour::TextMuted));
    }
    column.addStretch(1);
}

void RuleSheet::changeEvent(QEvent* event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_rule.isEmpty())
        setTitle(tr("Rule %1").arg(m_rule));
}

} // namespace whistle
