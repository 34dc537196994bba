// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "battleline/table/table.h"

namespace whistle::battleline {

/// What cannot lie on a table (digest 3.2, 6.0), as far as it was found.
class Flaws {
public:
    void add(const std::string& at, Text why) { m_problems.push_back({at, std::move(why)}); }
    /// It lies there; no card lies in two places.
    void see(Card card, const std::string& at);
    /// The cards of a list, which stands at `at`.
    template <class List>
    void seeAll(const List& list, const std::string& at)
    {
        lookAtEach(list, at, [this](Card card, const std::string& place) { see(card, place); });
    }
    [[nodiscard]] const Problems& problems() const { return m_problems; }

private:
    Problems m_problems;
    Indexed<bool, cardCount> m_seen;
};

/// Of a whole table, which a question has as `/table`.
[[nodiscard]] Problems flawsOf(const Table& table);

} // namespace whistle::battleline
