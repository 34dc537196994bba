// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/own_fixtures.h"

#include "base/contains.h"
#include "base/words.h"
#include "league/model/season.h"

#include <algorithm>

namespace whistle::league {

std::optional<std::vector<SheetLine>> matchesOfSides(const std::vector<SheetLine>& table)
{
    const std::vector<std::string>& heads = table.front().cells;
    const auto cell = [&](std::size_t line, const char* head) {
        const auto place = static_cast<std::size_t>(std::find(heads.begin(), heads.end(), head) - heads.begin());
        return place < table[line].cells.size() ? table[line].cells[place] : std::string();
    };
    const bool isOurs = contains(heads, std::string("part")) && contains(heads, std::string("side"));
    if (!isOurs || table.size() % 2 == 0)
        return {};
    std::vector<SheetLine> matches{
        {table.front().number, {"fixture", "home", "away", "score", "absent", "date", "time", "venue", "by"}}};
    for (std::size_t line = 1; line < table.size(); line += 2) {
        if (cell(line, "fixture") != cell(line + 1, "fixture"))
            return {};
        std::string absent;
        const bool isForfeit = cell(line, "how") == toWord(HowEnded::Forfeit);
        for (const std::size_t side : {line, line + 1}) {
            if (isForfeit && cell(side, "place") != "1")
                absent += (absent.empty() ? "" : ",") + cell(side, "name");
        }
        const bool isPlayed = !isForfeit && !cell(line, "score").empty();
        matches.push_back({table[line].number,
                           {cell(line, "fixture"), cell(line, "name"), cell(line + 1, "name"),
                            isPlayed ? cell(line, "score") + ':' + cell(line + 1, "score") : std::string(), absent,
                            cell(line, "date"), cell(line, "time"), cell(line, "venue"), cell(line, "by")}});
    }
    return matches;
}

} // namespace whistle::league
