// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/seasons.h"

#include <unordered_map>
#include <vector>

namespace whistle {

/// Which acts have made the free fixtures of a season, in their order: the first fixture is called 1, and so on.
class FreeFixtures {
public:
    using SeasonJournal = Journal<league::SeasonGame>;
    explicit FreeFixtures(const SeasonJournal& season);
    /// Behind the line that came in last.
    void goOn(const SeasonJournal& season, bool isEdit);
    /// The number of the act that has made the fixture at this index; 0: none, it is no free one.
    [[nodiscard]] int makerOf(int index) const;
    /// The index of the fixture that this act has made; -1: none.
    [[nodiscard]] int madeBy(int number) const;

private:
    void add(const SeasonJournal::Entry& entry);
    void readAll(const SeasonJournal& season);

    std::vector<int> m_makers;
    std::unordered_map<int, int> m_indices; ///< by the maker
};

} // namespace whistle
