// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/number_sheet.h"
#include "heroes/offers/printed.h"

/// What is printed on components, as sheets of numbers that somebody reads off, and back.
namespace whistle::heroes {

/// Some printed things of a match on one sheet, and the match with what the sheet says.
class PrintedSheet {
public:
    /// A sheet without a hero's name is that of a hero that nobody has named yet.
    explicit PrintedSheet(std::vector<Lacking> asked) : m_asked(std::move(asked)) {}

    [[nodiscard]] const std::vector<Lacking>& asked() const { return m_asked; }
    /// Numbers that somebody has given stand there, to be put right.
    [[nodiscard]] NumberSheetState of(const NewMatch& begun) const;
    /// What the sheet leaves open is as it was.
    [[nodiscard]] NewMatch read(NewMatch begun, const NumberSheetState& sheet) const;

private:
    std::vector<Lacking> m_asked;
};
/// Takes over what was read off into other facts of the same faction.
void takeOver(PlayerFacts& facts, std::vector<std::string>& standIns, const NewPlayer& from, const Printed& printed);

/// "Crossbowmen, elite", "Anton".
[[nodiscard]] QString printedWords(const Printed& printed);

/// An encounter token: its group, five numbers and its signs, as far as they are known.
[[nodiscard]] NumberSheetState encounterSheet(const EncounterFacts* known = nullptr);
[[nodiscard]] EncounterFacts encounterOn(const NumberSheetState& sheet);
/// "strength 3, initiative 2, challenge 4"
[[nodiscard]] QString encounterWords(const EncounterFacts& facts);

/// What a building costs, where the level of the capital leaves a choice also from which level on; `gold` and
/// `resources`: nothing of them where the rules have the price. With what is known of it.
[[nodiscard]] NumberSheetState priceSheet(Building building, int capitalLevel,
                                          const std::optional<TypedCost>& known = {});
[[nodiscard]] TypedCost costOn(const NumberSheetState& sheet, Building building);

} // namespace whistle::heroes
