// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "base/match.h"
#include "battleline/game.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

Text headline(const State& before, const Command& command)
{
    const auto say = [seat = before.toMove](Saying words, const auto&... places) {
        return Text{words, seat, places...};
    };
    static constexpr auto lays = Saying::tr("%1: %2 at flag %3");
    /// One, two or three decks.
    static constexpr Indexed<Saying, 3> draws{{Saying::tr("%1 draws for Scout from: %2"),
                                               Saying::tr("%1 draws for Scout from: %2, %3"),
                                               Saying::tr("%1 draws for Scout from: %2, %3, %4")}};
    static constexpr Indexed<Saying, 3> returns{{Saying::tr("%1 puts a card back on: %2"),
                                                 Saying::tr("%1 puts cards back on: %2, %3"),
                                                 Saying::tr("%1 puts cards back on: %2, %3, %4")}};
    const auto ofDecks = [&](const Indexed<Saying, 3>& words, const std::vector<Deck>& decks) {
        return say(words[decks.size() - 1], decks.front(), decks[decks.size() / 2], decks.back());
    };
    return match(
               command,
               [&](const StartGame& c) {
                   return Text{Saying::tr("Game %2: %1 starts"), c.firstStarter,
                               static_cast<int>(before.games.size()) + 1};
               },
               [&](const PlayTroop& c) { return say(lays, c.card, c.flag); },
               [&](const PlayMorale& c) { return say(lays, c.card, c.flag); },
               [&](const PlayEnvironment& c) { return say(lays, c.card, c.flag); },
               [&](const PlayScout&) { return say(Saying::tr("%1: Scout")); },
               [&](const ScoutDrawCards& c) { return ofDecks(draws, c.decks); },
               [&](const ScoutReturnCards& c) { return ofDecks(returns, c.decks); },
               [&](const PlayRedeploy& c) {
                   return c.toFlag ? say(Saying::tr("%1: Redeploy, %2 to flag %3"), c.card, *c.toFlag)
                                   : say(Saying::tr("%1: Redeploy, %2 out of play"), c.card);
               },
               [&](const PlayDeserter& c) { return say(Saying::tr("%1: Deserter, %2 out of play"), c.card); },
               [&](const PlayTraitor& c) { return say(Saying::tr("%1: Traitor, %2 to flag %3"), c.card, c.toFlag); },
               [&](const Pass&) { return say(common::Saying::tr("%1 passes.")); },
               [&](const ClaimFlag& c) { return say(Saying::tr("%1 claims flag %2."), c.flag); },
               [&](const Draw& c) { return say(Saying::tr("%1 draws from the %2."), c.deck); },
               [&](const EndTurn&) { return say(Saying::tr("%1 ends the turn")); },
               [&](const EndClaims&) { return say(Saying::tr("%1 claims nothing more")); })
        .asLine();
}

} // namespace whistle::battleline
