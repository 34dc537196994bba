// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/match_marks.h"
#include "search/rule_search.h"

#include <QWidget>

namespace whistle {

class IconButton;

/// What a row shows besides the rule itself; all of it outlives the row.
struct RuleContext {
    const RuleBook* book = nullptr; ///< never null
    BookLanguage language = BookLanguage::English;
    const RuleFindings* found = nullptr; ///< what to mark; null: nothing
    const MatchMarks* match = nullptr;   ///< never null
};

/// One rule of a section: its id, title and text, examples, why a reading is taken, the readings and examples about it,
/// house rules that change it, and a bookmark.
class RuleRow : public QWidget {
    Q_OBJECT
public:
    RuleRow(const Rule& rule, const RuleContext& context, QWidget* parent = nullptr);

    [[nodiscard]] const Rule& rule() const { return m_rule; }
    /// The rule that somebody looks at: raised, with an edge.
    void setCurrent(bool current);
    [[nodiscard]] bool isCurrent() const { return m_current; }
    void setBookmarked(bool bookmarked);

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void bookmarkAsked(const QString& rule, bool on);
    /// Pressed anywhere but on a link.
    void chosen(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QWidget* words(const std::string& text, const char* name, bool muted = false);
    QWidget* houseNote(const Rule& change);
    [[nodiscard]] std::vector<WordPlace> marks(const std::string& text) const;

    const Rule& m_rule;
    RuleContext m_context;
    IconButton* m_bookmark;
    bool m_current = false;
};

} // namespace whistle
