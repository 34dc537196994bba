// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/log_list.h"
#include "rulebook/match_marks.h"
#include "search/rule_search.h"

#include <QStringList>
#include <memory>
#include <vector>

namespace whistle {

/// The rulebook on a device: answers `rules`, `section` and `book` (docs/devices.md), in the language that is spoken.
class PhoneRules {
public:
    /// Of these books.
    explicit PhoneRules(QStringList books) : m_books(std::move(books)) {}
    /// Reads the books, so that nobody's first search has to wait for that.
    void prepare();
    [[nodiscard]] Json find(const Json& asked);
    [[nodiscard]] Json section(const Json& asked) const;
    /// Section by section, so many at once; `next` begins the next part.
    [[nodiscard]] Json readAll(const Json& asked) const;
    /// With the newest entry of the match for each rule that one cites. `lines`: of its log.
    [[nodiscard]] Json section(const Json& asked, const Match& match, int revision, const std::vector<LogLine>& lines);

private:
    [[nodiscard]] const RuleBook* bookWith(const std::string& rule) const;

    QStringList m_books;
    std::unique_ptr<RuleSearch> m_search; ///< made when it is first needed
    MatchMarks m_marks;
    int m_marksAt = -1; ///< the revision they were read at
};

} // namespace whistle
