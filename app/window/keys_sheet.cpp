// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/keys_sheet.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"

#include <QSet>

namespace whistle {

KeysSheet::KeysSheet(QWidget* parent) : Sheet(parent)
{
    setObjectName(QStringLiteral("keysSheet"));
}

void KeysSheet::open(const QWidget* page, const QStringList& besides)
{
    setTitle(tr("Keys"));
    QVBoxLayout& column = emptyColumn();
    QSet<QString> told;
    const auto buttons = page != nullptr ? page->findChildren<ChoiceButton*>() : QList<ChoiceButton*>();
    for (const ChoiceButton* button : buttons) {
        const QString words = button->title().isEmpty() ? button->accessibleName() : button->title();
        if (!button->isVisible() || button->keyHint().isEmpty() || told.contains(button->keyHint()))
            continue;
        if (told.isEmpty())
            column.addWidget(new Paragraph(tr("On this page"), TypeStep::Label));
        told.insert(button->keyHint());
        addLine(column, button->keyHint(), words);
    }
    for (const QString& sentence : besides)
        column.addWidget(new Paragraph(sentence, TypeStep::Body, Colour::TextMuted));
    column.addSpacing(px(Length::SpaceM));
    column.addWidget(new Paragraph(tr("Everywhere"), TypeStep::Label));
    const std::pair<const char*, QString> everywhere[]{
        {"F1, ?", tr("The rule for the focused item, or these keys")},
        {"Z, Shift+Z", tr("Undo, redo")},
        {"Esc", tr("Back, or close what is open")},
        {", .", tr("In a match: view the previous turn, the next one")},
        {"Ctrl+T", CommonWords::tr("Time machine")},
        {"Ctrl+R", CommonWords::tr("Challenge the last ruling")},
        {"Ctrl+K", CommonWords::tr("Find a rule, a match, a player")},
        {"Ctrl+1", CommonWords::tr("The match")},
        {"Ctrl+2", CommonWords::tr("Dispute desk")},
        {"Ctrl+3", CommonWords::tr("Rulebook")},
        {"Ctrl+4", CommonWords::tr("Leagues")},
        {"Ctrl+5", CommonWords::tr("Home")},
        {"F11", tr("Scoreboard on the second screen")},
        {"Ctrl++, Ctrl+-, Ctrl+0", tr("Larger, smaller or normal text")},
    };
    for (const auto& [key, words] : everywhere)
        addLine(column, QString::fromLatin1(key), words);
    column.addStretch(1);
}

void KeysSheet::addLine(QBoxLayout& column, const QString& key, const QString& words)
{
    constexpr double keyEms = 7;
    auto* line = new QWidget;
    line->setObjectName(QStringLiteral("keyLine"));
    line->setAccessibleName(labelled(key, words));
    auto* name = new Paragraph(key, TypeStep::Label);
    name->setFixedWidth(qRound(em() * keyEms));
    rowIn(*line, 0, {{name, 0, Qt::AlignTop}, {new Paragraph(words, TypeStep::Body), 1}});
    column.addWidget(line);
}

} // namespace whistle

#include "moc_keys_sheet.cpp"
