// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

#include <utility>

namespace whistle {

/// The differences of two tables in a game's words, as PastTeller::changes wants them: what is the same is left out.
class ChangeLines {
public:
    void add(const QString& name, const QString& before, const QString& after)
    {
        if (before != after)
            m_lines.push_back({name, before, after});
    }
    void add(const QString& name, int before, int after) { add(name, QString::number(before), QString::number(after)); }
    template <class Container>
    void addSize(const QString& name, const Container& before, const Container& after)
    {
        add(name, static_cast<int>(before.size()), static_cast<int>(after.size()));
    }
    [[nodiscard]] std::vector<ChangeWords> take() { return std::move(m_lines); }

private:
    std::vector<ChangeWords> m_lines;
};

/// The same of two tables that are read alike.
template <class Table>
class TableChanges : public ChangeLines {
public:
    TableChanges(const Table& before, const Table& after) : m_before(before), m_after(after) {}
    /// `of`: what a table says of it, in words or as a number.
    template <class Of>
    void tell(const QString& name, Of of)
    {
        add(name, of(m_before), of(m_after));
    }

private:
    const Table& m_before;
    const Table& m_after;
};

} // namespace whistle
