// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "base/words.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "league/standings/tie_values.h"

#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Documents of a season that hang on the club's wall or lie on its tables: one page of HTML each, in the subset that
/// is printed. Pages are A4 and break between fixtures, never inside one.
namespace whistle::league {

enum class Paper : std::uint8_t {
    Table,
    RoundSheet,  ///< who meets whom at which table, with room for the results
    ResultSlips, ///< a form for each match of a round, to be cut out, filled in and signed
    Bracket,
    Roster
};

/// A round of the league phase or of the playoffs; number 0: what is still to be played in a ladder.
struct PaperRound {
    bool playoffs = false;
    int number = 1;
    friend bool operator==(const PaperRound&, const PaperRound&) = default;
};

/// A picture, as HTML, of the code that leads a phone to the report of a match; null: there is none.
using SlipCode = std::function<std::string(const Fixture& fixture)>;
/// How wide and high such a picture is, in the pixels of a page (96 to an inch).
inline constexpr int slipCodeSide = 84;

/// What a game says of the season's teams, and what else stands on paper.
struct PaperWords {
    NameReader names{};                                        ///< of the teams of the game
    std::function<std::vector<Text>(int entrant)> brings = {}; ///< to its next match; null: nothing
    SlipCode code = {};
    TieValues values = TieValues::Without; ///< of the table
};

/// Those that the season has now, in the order of the enum.
[[nodiscard]] std::vector<Paper> papersOf(const Season& season);
[[nodiscard]] Sentence titleOf(Paper kind);
/// Whether it is of one round.
[[nodiscard]] bool isOfRound(Paper kind);
/// Whether its pages are wider than high.
[[nodiscard]] bool isWide(Paper kind);

/// The rounds that have fixtures, in their order.
[[nodiscard]] std::vector<PaperRound> paperRounds(const Season& season);
/// The first one of which most is still to be played, else of which something is, else the last one; none: there is no
/// round yet.
[[nodiscard]] std::optional<PaperRound> roundToPrint(const Season& season);
/// "Round 3", "Semifinals", "Still to be played".
[[nodiscard]] QString titleOf(const Season& season, const PaperRound& round);
/// "3", "p2", of a ladder "open".
[[nodiscard]] std::string wordOf(const PaperRound& round);

/// `round`: where the paper is of one. The page is in the language of the installed translators; `language` names it.
[[nodiscard]] std::string paperHtml(Paper kind, const Season& season, const LeagueRules& rules, const PaperRound& round,
                                    const PaperWords& words, const std::string& language);

} // namespace whistle::league
