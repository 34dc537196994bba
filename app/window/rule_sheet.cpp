// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/rule_sheet.h"

#include "base/common_words.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "rulebook/rule_book.h"
#include "window/language.h"

#include <QBoxLayout>
#include <QEvent>
#include <QTimer>

namespace whistle {

namespace {

TextLabel* wrapped(const QString& text, TypeStep step, Colour colour = Colour::Text)
{
    auto* label = new Paragraph(text, step, colour);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString shown(const std::string& words)
{
    return QString::fromStdString(words);
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
    setTitle(CommonWords::tr("Rule %1").arg(m_rule));
    QVBoxLayout& column = emptyColumn();
    for (const QString& game : m_games) {
        const RuleBook* book = RuleBook::of(game);
        if (const Rule* rule = book ? book->find(m_rule.toStdString()) : nullptr) {
            fill(column, *book, *rule);
            column.addStretch(1);
            return;
        }
    }
    column.addWidget(wrapped(tr("No rulebook has a rule %1.").arg(m_rule), TypeStep::Body));
    column.addStretch(1);
}

void RuleSheet::fill(QVBoxLayout& column, const RuleBook& book, const Rule& rule)
{
    const BookLanguage language = readersLanguage();
    const RuleWords& words = rule.words.in(language);
    const RuleSection& section = *book.section(rule.section);
    column.addWidget(wrapped(shown(section.title.in(language)), TypeStep::Caption, Colour::TextMuted));
    TextLabel* title = wrapped(shown(words.title), TypeStep::Label);
    title->setObjectName(QStringLiteral("ruleTitle"));
    column.addWidget(title);
    TextLabel* text = wrapped(shown(words.text), TypeStep::Body);
    text->setObjectName(QStringLiteral("ruleText"));
    column.addWidget(text);
    for (const std::string& example : words.examples)
        column.addWidget(
            wrapped(CommonWords::tr("Example: %1").arg(shown(example)), TypeStep::Body, Colour::TextMuted));
    if (!words.reason.empty())
        column.addWidget(
            wrapped(CommonWords::tr("Why: %1").arg(shown(words.reason)), TypeStep::Body, Colour::TextMuted));
    if (!rule.houseRule.empty())
        column.addWidget(wrapped(tr("The rulebook is silent here: this is a reading that a house rule may change."),
                                 TypeStep::Caption, Colour::TextMuted));
    QStringList others;
    for (const RuleKind kind : {RuleKind::Reading, RuleKind::Example}) {
        for (const Rule* other : book.about(rule.id, kind))
            others << shown(other->id);
    }
    for (const Rule* other : book.seeAlso(rule)) {
        if (!others.contains(shown(other->id)))
            others << shown(other->id);
    }
    auto* chips = new RuleChips(others, this);
    connect(chips, &RuleChips::opened, this, &RuleSheet::open);
    column.addWidget(chips);
    auto* inBook = new ChoiceButton(tr("Open in the rulebook"), ButtonLook::Raised, this);
    inBook->setObjectName(QStringLiteral("openInRulebook"));
    inBook->setDrawing(Icon::Book);
    connect(inBook, &QAbstractButton::clicked, this, [this] { Q_EMIT rulebookAsked(m_rule); });
    column.addWidget(inBook);
    if (rule.kind != RuleKind::Rule)
        return; // readings and examples are about other things than their neighbours
    column.addWidget(wrapped(tr("The section"), TypeStep::Label));
    for (const std::string& id : section.rules) {
        if (id != rule.id)
            column.addWidget(wrapped(labelled(shown(id), shown(book.find(id)->words.in(language).text)),
                                     TypeStep::Caption, Colour::TextMuted));
    }
}

void RuleSheet::changeEvent(QEvent* event)
{
    Sheet::changeEvent(event);
    // Not now: the event is on its way through the widgets that would go.
    if (event->type() == QEvent::LanguageChange && !m_rule.isEmpty())
        QTimer::singleShot(0, this, &RuleSheet::refresh);
}

} // namespace whistle

#include "moc_rule_sheet.cpp"
