// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/section_view.h"

#include "controls/layout/columns.h"
#include "rulebook/book_words.h"

#include <QScrollBar>
#include <QTimer>

namespace whistle {

SectionView::SectionView(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("sectionView"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int edge = px(Length::SpaceM);
    columnIn(*m_content, edge, px(Length::SpaceXs), {m_title, spareRoom});
    setWidget(m_content);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
}

void SectionView::setSection(const RuleSection& section, const RuleContext& context, const QStringList& bookmarks)
{
    setUpdatesEnabled(false);
    for (RuleRow* row : m_rows)
        letGo(row);
    m_rows.clear();
    const QString title = book_words::sectionTitle(section, context.language);
    m_title->setText(title);
    setAccessibleName(title);
    auto* column = static_cast<QVBoxLayout*>(m_content->layout());
    int place = 1;
    for (const std::string& id : section.rules) {
        auto* row = new RuleRow(*context.book->find(id), context, m_content);
        connect(row, &RuleRow::ruleAsked, this, &SectionView::ruleAsked);
        connect(row, &RuleRow::chosen, this, &SectionView::chosen);
        connect(row, &RuleRow::bookmarkAsked, this, &SectionView::bookmarkAsked);
        column->insertWidget(place++, row);
        row->show();
        m_rows.push_back(row);
    }
    setBookmarks(bookmarks);
    verticalScrollBar()->setValue(0);
    setUpdatesEnabled(true);
}

void SectionView::setCurrent(const QString& rule)
{
    for (RuleRow* row : m_rows) {
        const bool isIt = QString::fromStdString(row->rule().id) == rule;
        row->setCurrent(isIt);
        if (isIt)
            scrollTo(*row);
    }
}

void SectionView::scrollTo(RuleRow& row)
{
    // The rows have their heights only after the layout has run.
    QTimer::singleShot(0, &row, [this, &row] {
        m_content->layout()->activate();
        ensureWidgetVisible(&row, 0, px(Length::SpaceXl));
    });
}

void SectionView::setBookmarks(const QStringList& bookmarks)
{
    for (RuleRow* row : m_rows)
        row->setBookmarked(bookmarks.contains(QString::fromStdString(row->rule().id)));
}

void SectionView::setBelow(QWidget* below)
{
    static_cast<QVBoxLayout*>(m_content->layout())->addWidget(below);
}

} // namespace whistle

#include "moc_section_view.cpp"
