// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/headline.h"

#include "base/match.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <numeric>

namespace whistle::elgrande {

Text headlineOf(const State& before, const Command& command, const State& after, const Facts& facts)
{
    static constexpr auto say = [](Saying words, const auto&... places) { return Text{words, places...}; };
    const auto actor = [&](const Acting& player) {
        if (player)
            return *player;
        return before.toMove == noPlayer ? std::string("?") : before.name(before.toMove);
    };
    const auto nameOfCard = [&](std::optional<int> card) {
        return card ? nameOf(facts.card(*card).effect) : Saying::tr("an unknown card");
    };
    return match(
               command,
               [](const NewMatch& c) {
                   return say(Saying::tr("A match of %1 players begins"), static_cast<int>(c.players.size()));
               },
               [](const SetKing& c) { return say(Saying::tr("The King starts in %1."), c.region); },
               [](const SetHome& c) { return say(Saying::tr("%1 is at home in %2"), c.player, c.region); },
               [&](const StartRound&) { return say(Saying::tr("Round %1 begins"), after.round); },
               [&](const RevealActionCard& c) {
                   return say(Saying::tr("Stack %1 shows “%2”."), c.stack, nameOfCard(facts.cardCalled(c.card)));
               },
               [](const PlayPowerCard& c) { return say(Saying::tr("%1 plays power card %2."), c.player, c.value); },
               [&](const TakeCaballeros& c) {
                   const int count = c.fromProvinces + sum(byArea(c.fromRegions));
                   return count == 0
                              ? say(Saying::tr("%1 takes nobody to the court"), actor(c.player))
                              : say(Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 takes %n Caballero(s) to the court")},
                                    actor(c.player), count);
               },
               [&](const ChooseActionCard& c) {
                   return say(Saying::tr("%1 takes “%2”."), actor(c.player), nameOfCard(before.shownOn(c.stack).card));
               },
               [&](const PlaceCaballeros& c) {
                   const int count = sum(byArea(c.placements));
                   return count == 0 ? say(Saying::tr("%1 places nobody"), actor(c.player))
                                     : say(Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 places %n Caballero(s)")},
                                           actor(c.player), count);
               },
               [&](const AnnounceSpecialAction& c) {
                   const bool hasCard = before.turn && before.turn->hasCard();
                   const Saying card = nameOfCard(hasCard ? std::optional(before.turn->card) : std::nullopt);
                   return c.region ? say(Saying::tr("%1 announces “%2”, for %3."), actor(c.player), card, *c.region)
                                   : say(Saying::tr("%1 announces “%2”."), actor(c.player), card);
               },
               [&](const MoveCaballeros& c) {
                   const int count = std::accumulate(c.moves.begin(), c.moves.end(), 0,
                                                     [](int all, const WrittenMove& move) { return all + move.count; });
                   return count == 0 ? say(Saying::tr("%1 moves nobody"), actor(c.player))
                                     : say(Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 moves %n Caballero(s)")},
                                           actor(c.player), count);
               },
               [&](const MoveKing& c) { return say(Saying::tr("%1 moves the King to %2"), actor(c.player), c.to); },
               [&](const MoveGrande& c) { return say(Saying::tr("%1 moves the Grande to %2"), actor(c.player), c.to); },
               [&](const MoveScoreboard& c) {
                   return say(Saying::tr("%1 moves %2 to %3"), actor(c.player), c.scoreboard, c.to);
               },
               [&](const RetrievePowerCard& c) {
                   return c.value ? say(Saying::tr("%1 takes back power card %2."), actor(c.player), *c.value)
                                  : say(Saying::tr("%1 takes back a spent power card in secret."), actor(c.player));
               },
               [](const ReturnCaballeros& c) {
                   return say(Saying::tr("%1 returns Caballeros to the provinces"), c.player);
               },
               [](const SetDisc& c) { return say(said::discSet, c.player); },
               [](const RevealDiscs&) { return say(Saying::tr("The discs are revealed")); },
               [&](const Score&) {
                   const std::size_t scored = before.scoring ? before.scoring->scored.size() : 0;
                   const std::size_t nowScored = after.scoring ? after.scoring->scored.size() : 0;
                   const auto area = [&](std::size_t i) { return after.scoring->scored[scored + i]; };
                   switch (nowScored - scored) {
                   case 1:
                       return say(Saying::tr("%1 is scored."), area(0));
                   case 2:
                       return say(Saying::tr("%1 and %2 are scored"), area(0), area(1));
                   case 3:
                       return say(Saying::tr("%1, %2 and %3 are scored"), area(0), area(1), area(2));
                   case regionCount:
                       return say(Saying::tr("All nine regions are scored"));
                   default:
                       return say(Saying::tr("%1 regions are scored"), static_cast<int>(nowScored - scored));
                   }
               },
               [](const OpenCastillo&) { return say(Saying::tr("The Castillo is opened and scored")); },
               [&](const UseVeto& c) {
                   if (!before.turn || !before.turn->hasCard())
                       return say(Saying::tr("%1 plays a Veto"), c.holder);
                   return say(
                       before.turn->special == SpecialAction::UnderWay
                           ? Saying::tr("%1 stops the rest of %2's special action (“%3”); what has happened stands.")
                           : Saying::tr("%1 stops %2's special action “%3”."),
                       c.holder, actor({}), nameOfCard(before.turn->card));
               },
               [&](const SkipSpecialAction& c) {
                   return say(Saying::tr("%1 skips the special action."), actor(c.player));
               },
               [&](const EndTurn& c) { return say(Saying::tr("%1 ends the turn"), actor(c.player)); },
               [](const Correct& c) { return say(said::isCorrected, c.reason); })
        .asLine();
}

} // namespace whistle::elgrande
