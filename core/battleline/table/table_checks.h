// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "battleline/table/table.h"

namespace whistle::battleline {

/// What cannot lie on a table that somebody describes (digest 6.0); places below `at`.
[[nodiscard]] Problems problemsOf(const Table& table, const std::string& at);

/// Finds cards that an input names twice.
class CardsSeen {
public:
    void see(Card card, const std::string& at);
    Problems problems;

private:
    std::array<bool, cardCount> m_seen{};
};

} // namespace whistle::battleline
