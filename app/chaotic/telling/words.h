// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/game.h"
#include "chaotic/judging/in_force.h"
#include "chaotic/library/understanding.h"

#include <QStringList>
#include <map>

/// What a table is called in the reader's words. Nothing here tells what lies face down.
namespace whistle::chaotic {

[[nodiscard]] constexpr int seatNumber(Player player)
{
    return static_cast<int>(player) + 1;
}
/// A word of core in the reader's language.
[[nodiscard]] QString wordOf(Sentence sentence);

/// The names of a match as it stands: players, face-up creatures, what lies on the Burst.
class Names {
public:
    Names() = default;
    explicit Names(const State& state);
    [[nodiscard]] QString operator[](Player player) const;
    /// "a face-down creature" where it lies so.
    [[nodiscard]] QString of(const Creature& creature) const;
    /// By the id that commands have: a creature, an item of the Burst.
    [[nodiscard]] QString of(const std::string& id) const;

private:
    std::map<std::string, std::string> m_given;
};

/// "row 1, space 2"
[[nodiscard]] QString spaceWords(const Space& space);
[[nodiscard]] QString elementWords(const Elements& elements);
/// "attack", "Mugic", ...
[[nodiscard]] QString kindWords(ItemType type);
/// "Initiative by Power"
[[nodiscard]] QString initiativeWords(const LocationInitiative& asked);
/// The same of the Active Location, with what both have where they fight.
[[nodiscard]] QString initiativeWords(const State& state, const Names& names);
/// "Intimidate (Courage) 10"
[[nodiscard]] QString keywordWords(const Keyword& keyword);
/// The keywords that a creature has now: "Swift 1, Range".
[[nodiscard]] QStringList keywordWords(const InForce& now, CreatureIndex creature);
/// All that the referee understands of a card in play, line by line.
[[nodiscard]] QStringList doesWords(const AnyCard& card);
/// What an ability costs and does, in the words of its card.
[[nodiscard]] QString abilityWords(const Ability& ability);
/// "Ola wins the match"; empty while it runs.
[[nodiscard]] QString resultWords(const State& state, const Names& names);
/// Nobody: it is drawn.
[[nodiscard]] QString resultWords(const QString& winner);
/// "Ola: strike", "Dani: Action step"
[[nodiscard]] QString stepWords(const State& state);

} // namespace whistle::chaotic
