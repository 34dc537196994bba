// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/words/text_label.h"
#include "rulebook/rule_row.h"

#include <QScrollArea>

namespace whistle {

/// A section with all its rules, one below the other; the one that was asked for is raised and scrolled to.
class SectionView : public QScrollArea {
    Q_OBJECT
public:
    explicit SectionView(QWidget* parent = nullptr);

    /// Shows a section anew. `below`: what stands at its end where the page is too narrow for a column beside it.
    void setSection(const RuleSection& section, const RuleContext& context, const QStringList& bookmarks);
    void setCurrent(const QString& rule);
    void setBookmarks(const QStringList& bookmarks);
    void setBelow(QWidget* below);
    [[nodiscard]] const std::vector<RuleRow*>& rows() const { return m_rows; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void chosen(const QString& rule);
    void bookmarkAsked(const QString& rule, bool on);

private:
    void scrollTo(RuleRow& row);

    TextLabel* m_title = named("sectionTitle", new Paragraph(TypeStep::Heading));
    QWidget* m_content = new QWidget;
    std::vector<RuleRow*> m_rows;
};

} // namespace whistle
