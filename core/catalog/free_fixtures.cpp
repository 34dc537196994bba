// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/free_fixtures.h"

namespace whistle {

FreeFixtures::FreeFixtures(const SeasonJournal& season)
{
    readAll(season);
}

void FreeFixtures::goOn(const SeasonJournal& season, bool isEdit)
{
    if (isEdit)
        readAll(season);
    else if (!season.entries().empty())
        add(season.entries().back());
}

int FreeFixtures::makerOf(int index) const
{
    return index >= 0 && index < static_cast<int>(m_makers.size()) ? m_makers[static_cast<std::size_t>(index)] : 0;
}

int FreeFixtures::madeBy(int number) const
{
    const auto found = m_indices.find(number);
    return found == m_indices.end() ? -1 : found->second;
}

void FreeFixtures::add(const SeasonJournal::Entry& entry)
{
    if (entry.withdrawn || entry.refused || entry.command.json["command"] != "add_fixture")
        return;
    m_indices[entry.number] = static_cast<int>(m_makers.size());
    m_makers.push_back(entry.number);
}

void FreeFixtures::readAll(const SeasonJournal& season)
{
    m_makers.clear();
    m_indices.clear();
    for (const SeasonJournal::Entry& entry : season.entries())
        add(entry);
}

} // namespace whistle
