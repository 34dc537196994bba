// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/contradictions.h"
#include "catalog/free_fixtures.h"
#include "catalog/other_ids.h"
#include "league/refereeing/meant_sides.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace whistle {

/// A record that has been opened once already; it does not tell what its acts have done.
[[nodiscard]] std::unique_ptr<SeasonRecord> openedSeason(const std::vector<RecordedLine>& lines);

/// What one of two copies of a season has entered since they parted, to be entered act by act in what comes of both.
class SeasonTail {
public:
    /// `begun`: the first `common` lines; the ids: of those who are called otherwise in what comes of both.
    SeasonTail(const std::vector<RecordedLine>& lines, std::size_t common, const SeasonRecord& begun, OtherIds ids);

    [[nodiscard]] bool isDone() const { return m_next == m_lines.size(); }
    [[nodiscard]] const LineContent& next() const { return m_lines[m_next].content; }
    /// The same act has the same key in both copies, whatever its number is there, and that of the fixture.
    [[nodiscard]] const std::string& nextKey() const { return m_lines[m_next].key; }
    /// Whether the act is still to come.
    [[nodiscard]] bool hasAhead(const std::string& key) const;
    /// The next act, as it is written where the numbers of acts and of free fixtures are others. None: what it is about
    /// was left out.
    [[nodiscard]] std::optional<Json> written(const FreeFixtures& now) const;
    /// That others play there in its fixture than did where it was entered. None: nothing.
    [[nodiscard]] std::optional<Objection> againstOthers(const SeasonRecord& season, const Json& written) const;
    /// Goes on behind the next act, whose number is now this one; 0: it was left out.
    void goOn(int number);

    [[nodiscard]] Text headline() const;
    /// Whether the next act, an edit, has put out what has this number now, where it was made too.
    [[nodiscard]] bool hasPutOut(int number) const;
    /// The next act, which has become this line; 0: it was there.
    [[nodiscard]] SaidLine saying(const Json& line, bool isHere, int number) const;
    /// What the next act says something of (Contradictions); an edit: also what it changes.
    [[nodiscard]] std::set<std::string> things(const std::optional<Json>& written) const;

    [[nodiscard]] const SeasonRecord& season() const { return *m_season; } ///< at the end of the copy
    [[nodiscard]] const OtherIds& ids() const { return m_ids; }
    [[nodiscard]] std::optional<int> numberNow(int number) const;

private:
    struct Line {
        LineContent content;
        std::string key;
        league::MeantSides meant;
        int maker = 0;           ///< the act that has made the free fixture that this one is about; 0: it is about none
        std::vector<int> putOut; ///< by an edit, by the numbers there
    };
    std::string keyOf(const Line& line);

    std::unique_ptr<SeasonRecord> m_season;
    OtherIds m_ids;
    int m_common; ///< the number of the last line that both have
    std::vector<Line> m_lines;
    std::map<int, std::string> m_keyOf;
    std::set<std::string> m_seen;
    std::map<std::string, int> m_ahead; ///< how often a key is still to come
    std::map<int, int> m_numbers;       ///< by the number there
    std::size_t m_next = 0;
};

/// An entry as the log calls it.
[[nodiscard]] Text headlineOf(const SeasonRecord& season, int number);

} // namespace whistle
