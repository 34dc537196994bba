// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/match_marks.h"
#include "search/rule_search.h"

#include <QWidget>

namespace whistle {

/// Beside a section: the term in three languages, where the match that is open used the rule, and what to read next.
class RuleAside : public QWidget {
    Q_OBJECT
public:
    explicit RuleAside(QWidget* parent = nullptr);

    /// `terms`: those that were searched; else those that the rule explains. A rule of null empties the aside.
    void setRule(const RuleBook& book, const Rule* rule, const std::vector<const Term*>& terms, const MatchMarks& match,
                 BookLanguage language);

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void entryAsked(int number);

private:
    QWidget* panel(const QString& title, const char* name);
    void addTerm(const Term& term, BookLanguage language);
    void addCitations(const std::vector<CitingEntry>& entries);
};

} // namespace whistle
