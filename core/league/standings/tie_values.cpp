// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/tie_values.h"

#include "league/model/texts.h"

#include <algorithm>
#include <array>

namespace whistle::league {

std::vector<TieColumn> tieColumns(const TableInquiry& inquiry, const std::vector<TableRow>& table)
{
    // In the order of the enum; without a title: another column has it.
    static constexpr std::array<Saying, enumWords<Criterion>.size()> titles{Saying::tr("Among them"),
                                                                            Saying::tr("Among them, diff."),
                                                                            Saying::tr("Among them, score"),
                                                                            "",
                                                                            "",
                                                                            "",
                                                                            "",
                                                                            Saying::tr("Opponents"),
                                                                            "",
                                                                            "",
                                                                            "",
                                                                            Saying::tr("Buchholz"),
                                                                            Saying::tr("Buchholz −1"),
                                                                            Saying::tr("Buchholz −2"),
                                                                            Saying::tr("Buchholz, median"),
                                                                            Saying::tr("Sonneborn-Berger"),
                                                                            Saying::tr("Among them"),
                                                                            Saying::tr("Opp. share")};
    std::vector<TieColumn> columns;
    for (std::size_t i = 0; i < inquiry.tieBreakers.size(); ++i) {
        const TieBreaker& tieBreaker = inquiry.tieBreakers[i];
        const Sentence title = titles[static_cast<std::size_t>(tieBreaker.criterion)];
        if (*title.source == 0)
            continue;
        const std::vector<std::optional<int>> values = tieValues(inquiry, i);
        TieColumn column{wordFor(tieBreaker), !isAmongLevelOnes(tieBreaker.criterion), title, {}};
        for (const TableRow& row : table)
            column.values.push_back(values[static_cast<std::size_t>(row.entrant)]);
        const auto known = std::find_if(column.values.begin(), column.values.end(),
                                        [](const std::optional<int>& value) { return value.has_value(); });
        const bool separates = std::any_of(column.values.begin(), column.values.end(),
                                           [&](const std::optional<int>& value) { return value && value != *known; });
        if (separates)
            columns.push_back(std::move(column));
    }
    return columns;
}

std::vector<Text> dashWords(const std::vector<TableRow>& table, const std::vector<TieColumn>& ties)
{
    std::vector<Text> words;
    if (std::any_of(table.begin(), table.end(), [](const TableRow& row) {
            return std::any_of(row.unknown.begin(), row.unknown.end(), [](int matches) { return matches > 0; });
        }))
        words.emplace_back(Saying::tr("–: not entered for every match"));
    if (std::any_of(ties.begin(), ties.end(), [](const TieColumn& column) {
            return std::any_of(column.values.begin(), column.values.end(), [](const auto& value) { return !value; });
        }))
        words.emplace_back(Saying::tr("–: only those level on points who have all met are compared"));
    return words;
}

} // namespace whistle::league
