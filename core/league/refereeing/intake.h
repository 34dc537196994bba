// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/sheet.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// What somebody's own table (a file, or what was copied from a spreadsheet) says of a season: who takes part, when
/// matches are, how they ended. Each line becomes acts, refereed one after the other; nothing is recorded here.
namespace whistle::league {

/// What a column can say; of matches of two "score_home", "kills_away" ...
struct SheetColumn {
    std::string id;
    Sentence label;
    bool isOfAway = false; ///< of the side that is not at home, where both have one
    bool isOfHome = false;
};
/// Those that can be chosen for this season.
[[nodiscard]] std::vector<SheetColumn> sheetColumns(const Season& season, const LeagueRules& rules);
/// What it is called in the reader's language.
[[nodiscard]] QString titleOf(const SheetColumn& column);

/// What the columns say by the words of the first line, in any of our languages; by place, empty: nobody knows.
[[nodiscard]] std::vector<std::string> recognisedColumns(const std::vector<std::string>& heads, const Season& season,
                                                         const LeagueRules& rules);

struct TakenLine {
    int number = 1; ///< of the table
    Text what;      ///< who, or which match and how it ended
};

/// What comes of somebody's own file, of a table or of a tournament report.
struct Intake {
    std::vector<std::string> heads;   ///< of a table: the first line
    std::vector<std::string> columns; ///< by place: the id of what it says; empty: nobody looks at it
    std::vector<TakenLine> taken;
    std::vector<Json> acts; ///< each accepted after those before it
    Problems leftOut;       ///< by line
    int known = 0;          ///< lines that say nothing but what the season says already
    bool isOurs = false;    ///< fixtures as this program writes them: no column is to be chosen
};

/// `columns`: as they were chosen, by place; none: as they are recognised. A first line that tells of a match names no
/// columns: it is taken like the others.
/// A problem of the whole: it has no line, or nothing says who it is about. `names`: of the game's teams.
[[nodiscard]] Checked<Intake> takeIn(const std::vector<SheetLine>& table, const Season& season,
                                     const FindRules& findRules, const NameReader& names,
                                     const std::vector<std::string>& columns = {});

/// "spring-2027" for "Spring 2027", different from all of `taken`.
[[nodiscard]] std::string idFor(const QString& name, const std::vector<std::string>& taken);

} // namespace whistle::league
