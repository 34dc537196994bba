// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "battleline/table/table.h"

#include <string>
#include <utility>
#include <vector>

namespace whistle::battleline {

/// Something that cannot lie on a table (digest 3.2, 6.0).
struct Flaw {
    std::string at; ///< its place in a question
    Text asked;     ///< of a table that somebody describes
    Text brought;   ///< of one that an entry would bring about
};

/// What was found so far.
class Flaws {
public:
    void add(const std::string& at, Text asked, Text brought = {})
    {
        m_all.push_back({at, std::move(asked), std::move(brought)});
    }
    /// It lies there; no card lies in two places.
    void see(Card card, const std::string& at);
    /// The cards of a list, which stands at `at`.
    template <class List>
    void seeAll(const List& list, const std::string& at)
    {
        std::size_t place = 0;
        for (const Card card : list)
            see(card, pointerTo(at, place++));
    }
    [[nodiscard]] const std::vector<Flaw>& all() const { return m_all; }
    /// As they are told to who has described it.
    [[nodiscard]] Problems problems() const;

private:
    std::vector<Flaw> m_all;
    Indexed<bool, cardCount> m_seen;
};

/// Places are below `/table`.
[[nodiscard]] Flaws flawsOf(const Table& table);

} // namespace whistle::battleline
