// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "battleline/table/cards.h"
#include "battleline/table/types.h"

#include <QString>
#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace whistle::battleline {

/// What something is called, by language ("en", "hu", "pl"); a language that is missing has no name of its own.
using Names = std::map<std::string, std::string>;
/// The word in this language, else the English one; empty: none.
[[nodiscard]] std::string wordIn(const Names& names, const std::string& language);

struct TacticsFacts {
    Names names;
    Names effects; ///< what it does, in our own words
};

/// What is printed on the components, from the data packs (docs/data-packs.md). Everything that can be counted is a
/// rule of the game and stands in the code; a pack repeats it, and is held against it.
struct Facts {
    Indexed<Names, colorCount> colors;
    Indexed<Names, valueCount> troops; ///< by value: "Elephants" is the last
    Indexed<TacticsFacts, tacticsCount> tactics;
    Indexed<Names, 5> formations;
    Indexed<Names, 3> victories;
    std::string packId; ///< of the base pack, for the match file's header
    std::string packVersion;
    std::string packHash; ///< SHA-256 over all packs in use, hex

    [[nodiscard]] const Names& color(int color) const { return colors[color]; }
    /// By value, 1 to 10.
    [[nodiscard]] const Names& troop(int value) const { return troops[value - 1]; }
    [[nodiscard]] const TacticsFacts& of(Card card) const { return tactics[card.index - troopCount]; }
    [[nodiscard]] const Names& of(Formation formation) const { return formations[formation]; }
    [[nodiscard]] const Names& of(Victory victory) const { return victories[victory]; }
};

/// The facts of the pack that is compiled in. Read once, on first use; nobody changes them.
[[nodiscard]] const std::shared_ptr<const Facts>& printedFacts();

/// The same with the packs of a folder on top, in order of file name; no folder is no pack. A later pack gives other
/// names and effects. One problem in any of them and there are no facts, only all problems.
[[nodiscard]] Checked<Facts> loadFacts(const QString& userPackFolder);

} // namespace whistle::battleline
