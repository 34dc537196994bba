// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_aside.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/capital.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "rulebook/book_words.h"

#include <QGridLayout>

namespace whistle {

namespace {

using book_words::Words;

/// More say nothing more.
constexpr std::size_t mostTerms = 2;
constexpr std::size_t mostEntries = 6;

} // namespace

RuleAside::RuleAside(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("ruleAside"));
    columnIn(*this, 0, px(Length::SpaceM), {spareRoom});
}

void RuleAside::setRule(const RuleBook& book, const Rule* rule, const std::vector<const Term*>& terms,
                        const MatchMarks& match, BookLanguage language)
{
    letGoOfAll(*layout());
    for (std::size_t i = 0; i < std::min(terms.size(), mostTerms); ++i)
        addTerm(*terms[i], language);
    if (rule != nullptr) {
        const auto cited = match.isOf(book) ? match.cited.find(rule->id) : match.cited.end();
        if (cited != match.cited.end())
            addCitations(cited->second);
        QStringList others;
        for (const Rule* other : book.seeAlso(*rule))
            others << QString::fromStdString(other->id);
        if (!others.isEmpty()) {
            QWidget* box = panel(Words::tr("See also"), "seeAlso");
            auto* chips = new RuleChips(others, box);
            connect(chips, &RuleChips::opened, this, &RuleAside::ruleAsked);
            box->layout()->addWidget(chips);
        }
    }
    static_cast<QVBoxLayout*>(layout())->addStretch(1);
}

QWidget* RuleAside::panel(const QString& title, const char* name)
{
    auto* box = new PanelBox(Colour::Surface, this);
    box->setObjectName(QString::fromLatin1(name));
    const int edge = px(Length::SpaceM);
    columnIn(*box, edge, px(Length::SpaceS), {new TextLabel(title, TypeStep::Label, Colour::Text, box)});
    layout()->addWidget(box);
    return box;
}

void RuleAside::addTerm(const Term& term, BookLanguage language)
{
    QWidget* box = panel(Words::tr("Term"), "termPanel");
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(px(Length::SpaceM));
    grid->setColumnStretch(1, 1);
    for (const BookLanguage each : bookLanguages) {
        const QString code = QString::fromLatin1(toWord(each).data(), static_cast<qsizetype>(toWord(each).size()));
        const QString name = QString::fromStdString(term.words.in(each).term);
        const int row = grid->rowCount();
        grid->addWidget(new TextLabel(code.toUpper(), TypeStep::Caption, Colour::TextMuted, box), row, 0);
        auto* words = new Paragraph(name, TypeStep::Label);
        words->setObjectName(QStringLiteral("term_") + code);
        grid->addWidget(words, row, 1);
    }
    static_cast<QVBoxLayout*>(box->layout())->addLayout(grid);
    const QString meaning = QString::fromStdString(term.words.in(language).meaning);
    box->layout()->addWidget(new Paragraph(meaning, TypeStep::Body, Colour::TextMuted));
}

void RuleAside::addCitations(const std::vector<CitingEntry>& entries)
{
    QWidget* box = panel(Words::tr("Used in this match"), "citedPanel");
    const std::size_t shown = std::min(entries.size(), mostEntries);
    for (std::size_t i = entries.size() - shown; i < entries.size(); ++i) {
        const CitingEntry& entry = entries[i];
        auto* button = new ChoiceButton(capital(CommonWords::tr("entry %1").arg(entry.place)), ButtonLook::Raised, box);
        button->setObjectName(QStringLiteral("entry_%1").arg(entry.number));
        button->setAccessibleName(CommonWords::tr("Entry %1: %2").arg(entry.place).arg(entry.headline));
        connect(button, &QAbstractButton::clicked, this, [this, number = entry.number] { Q_EMIT entryAsked(number); });
        box->layout()->addWidget(button);
        box->layout()->addWidget(new Paragraph(entry.headline, TypeStep::Caption, Colour::TextMuted));
    }
    if (entries.size() > shown) {
        const auto others = static_cast<int>(entries.size() - shown);
        auto* more =
            new TextLabel(Words::tr("Earlier entries: %1").arg(others), TypeStep::Caption, Colour::TextMuted, box);
        box->layout()->addWidget(more);
    }
}

} // namespace whistle

#include "moc_rule_aside.cpp"
