// SPDX-License-Identifier: GPL-3.0-or-later
// How the page is laid out, and what stands in the list at its left.
#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "rulebook/book_words.h"
#include "rulebook/rulebook_page.h"

#include <algorithm>

namespace whistle {

namespace {

constexpr double listEm = 21;
constexpr double asideEm = 17;
/// Of a hit's text, so many characters before and after what was found.
constexpr int snippetBefore = 24;
constexpr int snippetLength = 120;

/// The words round the first mark, from the beginning of a word.
void cutSnippet(BookLine& line, const QString& text, const std::vector<WordPlace>& marks)
{
    int from = std::max(0, marks.front().at - snippetBefore);
    if (from > 0)
        from = static_cast<int>(text.indexOf(u' ', from)) + 1;
    const QString lead = from > 0 ? QStringLiteral("\u2026 ") : QString();
    QString cut = text.mid(from, snippetLength);
    const bool isCut = from + snippetLength < text.size();
    if (isCut)
        cut = cut.left(std::max(qsizetype{1}, cut.lastIndexOf(u' '))) + QStringLiteral(" \u2026");
    line.snippet = lead + cut;
    for (const WordPlace& mark : marks) {
        const WordPlace moved{mark.at - from + static_cast<int>(lead.size()), mark.length};
        if (mark.at >= from && moved.at + moved.length <= line.snippet.size())
            line.snippetMarks.push_back(moved);
    }
}

} // namespace

void RulebookPage::build()
{
    const int gap = px(Length::SpaceM);
    const int edge = px(Length::SpaceS);
    m_contents->setCheckable(true);
    m_bar->setSpacing(gap);
    m_bar->addLayout(rowOf(gap, {m_title, {m_search, 1}}), 1);
    m_bar->addWidget(flowOf(gap, {m_contents, m_games, m_languages}));
    for (ChoiceButton* button : {m_html, m_pdf})
        button->setDrawing(Icon::Print);
    columnIn(*m_listPanel, edge, {{m_list, 1}, m_box, rowOf(edge, {m_html, m_pdf})});
    columnIn(*m_textPanel, edge, {m_view});
    m_asideArea->viewport()->setAutoFillBackground(false);
    m_aside->setAutoFillBackground(false);
    columnIn(*this, {px(Length::SpaceL), gap}, gap,
             {m_bar, {rowOf(gap, {m_listPanel, {m_textPanel, 1}, m_asideArea}), 1}});
}

void RulebookPage::retranslate()
{
    setAccessibleName(CommonWords::tr("Rulebook"));
    m_title->setText(CommonWords::tr("Rulebook"));
    m_search->setPlaceholderText(tr("Search in any language"));
    m_search->setAccessibleName(CommonWords::tr("Search the rules"));
    m_contents->setTitle(tr("Contents"));
    QStringList names;
    for (const Shelf& shelf : m_shelves)
        names << Text{shelf.game.name}.render();
    m_games->setTitles(names);
    m_games->setAccessibleName(CommonWords::tr("Game"));
    m_games->setCurrent(static_cast<int>(m_shelf));
    m_games->setVisible(m_shelves.size() > 1);
    QStringList codes;
    for (const std::string& code : allWords<BookLanguage>())
        codes << QString::fromStdString(code).toUpper();
    m_languages->setTitles(codes);
    m_languages->setAccessibleName(tr("Language of the rules"));
    m_languages->setCurrent(static_cast<int>(m_language));
    m_list->setAccessibleName(tr("Contents and results"));
    m_box->setTitle(CommonWords::tr("What Whistle knows about this box"));
    m_html->setTitle(CommonWords::tr("HTML"));
    m_html->setAccessibleName(tr("Save all rules as %1").arg(CommonWords::tr("HTML")));
    m_html->setToolTip(m_html->accessibleName());
    m_pdf->setTitle(CommonWords::tr("PDF"));
    m_pdf->setAccessibleName(tr("Save all rules as %1").arg(CommonWords::tr("PDF")));
    m_pdf->setToolTip(m_pdf->accessibleName());
}

/// Three columns where there is room for them; else the aside goes below the text; else one thing at a time.
void RulebookPage::arrange()
{
    const bool isWide = width() >= wideWidth();
    const bool isSmall = width() < mediumWidth();
    m_bar->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool isBelow = m_asideArea->widget() == nullptr;
    if (isWide && isBelow) {
        m_asideArea->setWidget(m_aside);
        m_aside->show();
    } else if (!isWide && !isBelow) {
        m_view->setBelow(m_asideArea->takeWidget());
        m_aside->show();
    }
    m_asideArea->setVisible(isWide);
    m_asideArea->setFixedWidth(qRound(asideEm * em()));
    m_contents->setVisible(isSmall);
    m_listPanel->setMinimumWidth(isSmall ? 0 : qRound(listEm * em()));
    m_listPanel->setMaximumWidth(isSmall ? QWIDGETSIZE_MAX : qRound(listEm * em()));
    m_listPanel->setVisible(!isSmall || m_showsList);
    m_textPanel->setVisible(!isSmall || !m_showsList);
    m_contents->setChecked(m_showsList);
}

void RulebookPage::showList(bool list)
{
    if (m_showsList == list)
        return;
    m_showsList = list;
    arrange();
}

BookLine RulebookPage::ruleLine(const RuleBook& book, const Rule& rule, bool withGame) const
{
    BookLine line;
    line.kind = BookLine::Kind::Rule;
    line.key = QString::fromStdString(rule.id);
    line.number = line.key;
    if (const Shelf* shelf = shelfOf(book.game()); withGame && shelf != nullptr)
        line.number = enumerated({line.key, Text{shelf->game.name}.render()});
    line.title = QString::fromStdString(rule.words.in(m_language).title);
    return line;
}

void RulebookPage::fillContents()
{
    std::vector<BookLine> lines;
    const auto caption = [&](const QString& words) {
        BookLine line;
        line.title = words;
        lines.push_back(std::move(line));
    };
    std::vector<BookLine> kept;
    for (const QString& id : m_bookmarks) {
        if (const Rule* rule = book().find(id.toStdString()))
            kept.push_back(ruleLine(book(), *rule, false));
    }
    if (!kept.empty())
        caption(tr("Bookmarks"));
    lines.insert(lines.end(), kept.begin(), kept.end());
    caption(tr("Contents"));
    for (const RuleSection& section : book().sections()) {
        BookLine line;
        line.kind = BookLine::Kind::Section;
        line.key = QString::fromStdString(section.id);
        line.title = book_words::sectionTitle(section, m_language);
        lines.push_back(std::move(line));
    }
    caption(tr("Glossary"));
    for (const Term& term : book().terms()) {
        BookLine line;
        line.kind = BookLine::Kind::Term;
        line.key = QString::fromStdString(term.id);
        line.title = QString::fromStdString(term.words.in(m_language).term);
        lines.push_back(std::move(line));
    }
    m_list->setLines(std::move(lines));
    m_list->setOpen(m_rule.isEmpty() ? m_section : m_rule);
}

/// "Rules found: 14, as killzone", then the hits.
void RulebookPage::fillFindings()
{
    std::vector<BookLine> lines;
    BookLine head;
    const auto count = static_cast<int>(m_found->rules.size());
    const QString term = m_found->terms.empty()
                             ? QString()
                             : QString::fromStdString(m_found->terms.front().term->words.in(m_language).term);
    if (count == 0)
        head.title = CommonWords::tr("No rule has \u201c%1\u201d.").arg(m_search->text());
    else if (!m_found->meant.empty())
        head.title =
            tr("No rule has “%1”; “%2” comes closest").arg(m_search->text(), m_found->meant.join(QStringLiteral(", ")));
    else if (term.isEmpty())
        head.title = tr("Rules found: %1").arg(count);
    else
        head.title = tr("%1 rules found for “%2” (closest match)").arg(count).arg(term);
    lines.push_back(std::move(head));
    for (const RuleHit& hit : m_found->rules) {
        BookLine line = ruleLine(*hit.book, *hit.rule, m_foundEverywhere);
        line.titleMarks = m_found->marksIn(line.title, m_language);
        const QString text = QString::fromStdString(hit.rule->words.in(m_language).text);
        if (const std::vector<WordPlace> marks = m_found->marksIn(text, m_language); !marks.empty())
            cutSnippet(line, text, marks);
        lines.push_back(std::move(line));
    }
    m_list->setLines(std::move(lines));
    m_list->setOpen(m_rule);
}

} // namespace whistle
