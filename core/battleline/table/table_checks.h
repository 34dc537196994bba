// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "battleline/table/table.h"

namespace whistle::battleline {

/// What cannot lie on a table that somebody describes (digest 6.0); places below `/table`.
[[nodiscard]] Problems problemsOf(const Table& table);

/// Finds cards that an input names twice.
class CardsSeen {
public:
    void see(Card card, const std::string& at);
    template <class... Places>
    void report(const std::string& at, Sentence sentence, const Places&... places)
    {
        problems.push_back({at, Text{sentence, places...}});
    }
    Problems problems;

private:
    Indexed<bool, cardCount> m_seen;
};

} // namespace whistle::battleline
