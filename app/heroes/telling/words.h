// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"
#include "heroes/telling/names.h"

#include <QStringList>

/// The things of this game in the reader's language.
namespace whistle::heroes {

/// A name that somebody has typed in.
[[nodiscard]] inline QString qt(const std::string& name)
{
    return isolated(QString::fromStdString(name));
}
/// "Griffins", "Gold mine": whatever `nameOf` knows.
template <class Thing>
[[nodiscard]] QString word(Thing thing)
{
    return Text{nameOf(thing)}.render();
}
[[nodiscard]] inline QString wordAt(const TextPlace& place)
{
    return Text{Sentence{"heroes", "%1"}, place}.render();
}
/// A card by its name, or by what it is called where it counts by rule.
[[nodiscard]] inline QString cardWord(const std::string& card)
{
    return wordAt(cardName(card));
}
/// A stack by its unit, a hero or an encounter by its name.
[[nodiscard]] inline QString pieceWord(const std::string& piece)
{
    return wordAt(pieceName(piece));
}
/// "3 gold, 4 resources"; what is nothing is left out.
[[nodiscard]] QString moneyWords(int gold, int resources);
/// "C2": the third column, the second row.
[[nodiscard]] inline QString spaceWords(const Space& space)
{
    return wordAt(textPlace(space));
}
/// All of them in words.
template <class Things, class Say>
[[nodiscard]] QStringList wordsOf(const Things& things, Say say)
{
    QStringList words;
    for (const auto& thing : things)
        words << say(thing);
    return words;
}
/// The same, one behind the other.
template <class Things, class Say>
[[nodiscard]] QString listWords(const Things& things, Say say, const QString& between = QStringLiteral(", "))
{
    return wordsOf(things, say).join(between);
}
/// A seat in the design system.
[[nodiscard]] constexpr int seatNumber(int player)
{
    return player + 1;
}
/// That of a side of the battle; 0: encounters.
[[nodiscard]] int seatOf(const State& state, Side side);
[[nodiscard]] inline QString nameOfPlayer(const State& state, int player)
{
    return qt(state.players[static_cast<std::size_t>(player)].name);
}
/// Display names for the ids that stand in sentences of a match (units, factions).
[[nodiscard]] NameReader nameReader();

} // namespace whistle::heroes
