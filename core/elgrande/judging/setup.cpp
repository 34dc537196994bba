// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 2 to 4: the setup, the beginning of a round, the power cards.
#include "base/common_words.h"
#include "elgrande/judging/desk.h"
#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>
#include <set>

namespace whistle::elgrande {

namespace {

constexpr int homeCaballeros = 2;
constexpr int courtCaballeros = 7;

constexpr auto homeTaken = Saying::tr("%1 is %2's home region.");
constexpr auto isAtHome = Saying::tr("%1 has %3 in %2, %4 in the court and %5 in the provinces.");
constexpr auto laysFirstOf = Saying::tr("%1 plays the first power card.");
constexpr auto stackDone = Saying::tr("Stack %1 already has “%2” for this round.");
constexpr auto otherStack = Saying::tr("“%1” belongs to stack %2, not to stack %3.");
constexpr auto allRevealed = Saying::tr("Every copy of “%1” has already been revealed (%2 in all).");
constexpr auto laysFirst = Saying::tr("%1 plays power card %2.");

} // namespace

void on(Desk& desk, const NewMatch& command)
{
    const auto isStarter = [&](const NewPlayer& player) { return player.player == command.startPlayer; };
    if (command.startPlayer && std::none_of(command.players.begin(), command.players.end(), isStarter))
        return desk.unknown("/start_player", "EG-1.1"_rule, said::noPlayerOf, *command.startPlayer);
    if (desk.state.phase != Phase::NotStarted)
        return desk.refuse("EG-1.1"_rule, common::Saying::tr("This match has already begun."));
    const int count = static_cast<int>(command.players.size());
    if (count < 2 || count > mostPlayers)
        return desk.refuse("EG-1.1"_rule, Saying::tr("El Grande is for 2 to 5 players, not %1."), count);
    const bool isChosen = command.houseRules.firstStartPlayer == FirstStartPlayer::Chosen;
    std::set<std::string> names;
    std::set<std::string> colours;
    std::set<int> ages;
    int youngest = 0;
    for (const NewPlayer& player : command.players) {
        if (!names.insert(player.player).second)
            desk.refuse("EG-1.1"_rule, common::Saying::tr("Two players are called %1; each needs a different name."),
                        player.player);
        if (player.colour && !colours.insert(*player.colour).second)
            desk.refuse("EG-1.1"_rule, Saying::tr("Two players have the colour %1."), *player.colour);
        if (player.ageRank && !ages.insert(*player.ageRank).second)
            desk.refuse("EG-4.2"_rule, Saying::tr("Two players have the age rank %1."), *player.ageRank);
        if (!player.ageRank && !isChosen)
            desk.refuse("EG-4.2"_rule, Saying::tr("The youngest starts, but %1's age rank is missing."), player.player);
        if (player.ageRank && player.ageRank == *ages.begin())
            youngest = static_cast<int>(&player - command.players.data());
    }
    if (isChosen && !command.startPlayer)
        desk.refuse("EG-4.2"_rule, Saying::tr("The house rule lets you choose the start player: enter the name."));
    if (!isChosen && command.startPlayer)
        desk.refuse("EG-4.2"_rule, Saying::tr("The youngest starts; only the house rule lets you choose."));
    if (desk.isRefused())
        return;
    desk.state.phase = Phase::Setup;
    desk.state.step = Step::King;
    desk.state.rules = command.houseRules;
    desk.board().players = count;
    for (int player = 0; player < count; ++player) {
        const NewPlayer& entered = command.players[static_cast<std::size_t>(player)];
        desk.state.players.push_back(entered.player);
        desk.state.colours.push_back(entered.colour.value_or(std::string{}));
        desk.board().provinces[player] = caballerosInPlay;
    }
    desk.state.startPlayer = isChosen ? desk.seat(*command.startPlayer) : youngest;
    desk.say("EG-4.2"_rule, laysFirstOf, desk.name(desk.state.startPlayer));
}

void on(Desk& desk, const SetKing& command)
{
    if (!desk.inPhase(Phase::Setup, "EG-2.2"_rule))
        return;
    if (desk.board().king)
        return desk.refuse("EG-2.2"_rule, Saying::tr("The King is already in %1."), *desk.board().king);
    desk.board().king = command.region;
    desk.state.step = Step::Homes;
    desk.say("EG-2.2"_rule, Saying::tr("The King starts in %1."), command.region);
}

void on(Desk& desk, const SetHome& command)
{
    if (!desk.knows(command.player) || !desk.inPhase(Phase::Setup, "EG-2.3"_rule))
        return;
    if (!desk.board().king)
        return desk.refuse("EG-2.2"_rule, Saying::tr("The King's region card is revealed first."));
    const int player = desk.seat(command.player);
    auto& homes = desk.board().homes;
    if (homes[player])
        return desk.refuse("EG-2.3"_rule, Saying::tr("%1's home region is already %2."), command.player,
                           *homes[player]);
    if (desk.board().king == command.region)
        desk.object("EG-2.3"_rule, Saying::tr("The King starts in %1; it cannot be a home region."), command.region);
    if (const auto owner = std::find(homes.begin(), homes.end(), AreaSpot(command.region)); owner != homes.end())
        desk.object("EG-2.3"_rule, homeTaken, command.region, desk.name(static_cast<int>(owner - homes.begin())));
    homes[player] = command.region;
    const int provinces = caballerosInPlay - homeCaballeros - courtCaballeros;
    desk.board().caballeros[command.region][player] = homeCaballeros;
    desk.board().court[player] = courtCaballeros;
    desk.board().provinces[player] = provinces;
    if (std::count_if(homes.begin(), homes.end(), [](const AreaSpot& home) { return home.has_value(); }) ==
        desk.state.count())
        desk.state.step = Step::Ready;
    desk.say("EG-2.4"_rule, isAtHome, command.player, command.region, homeCaballeros, courtCaballeros, provinces);
}

void on(Desk& desk, const StartRound& /*command*/)
{
    const bool isFirst = desk.state.phase == Phase::Setup;
    if (desk.state.phase == Phase::Finished)
        return desk.refuse("EG-17.1"_rule, Saying::tr("The match is over after the third general scoring."));
    if (isFirst && desk.state.step != Step::Ready)
        return desk.refuse("EG-3.1"_rule, Saying::tr("Setup is not finished: %1."), nameOf(desk.state.step));
    if (!isFirst && desk.state.phase != Phase::RoundOver)
        return desk.refuse("EG-3.1"_rule, Saying::tr("Round %1 is not over: %2."), desk.state.round,
                           nameOf(desk.state.phase));
    desk.state.round = *roundAfter(desk.state.round, desk.state.rules.roundsInGame);
    desk.state.phase = Phase::Reveal;
    desk.state.step = Step::None;
    if (!isFirst)
        desk.state.startPlayer = desk.state.nextStartPlayer;
    desk.state.turnOrder = {};
    desk.state.nextStartPlayer = noPlayer;
    for (Powers& powers : desk.state.powers)
        powers.ofRound = 0;
    desk.state.shown = {};
    desk.state.shownOn(stackCount).card = desk.facts.cardWith(Effect::KingCard);
    desk.say("EG-3.2"_rule, laysFirstOf, desk.name(desk.state.startPlayer));
    desk.reasons().cite("EG-3.6"_rule);
}

void on(Desk& desk, const RevealActionCard& command)
{
    const std::optional<int> called = desk.facts.cardCalled(command.card);
    if (!called)
        return desk.unknown("/card", "EG-1.1"_rule, Saying::tr("There is no action card “%1”."), command.card);
    if (!desk.inPhase(Phase::Reveal))
        return;
    if (command.stack == stackCount)
        return desk.refuse("EG-3.6"_rule, Saying::tr("The King card is face up in every round."));
    const int index = *called;
    const ActionCard& card = desk.facts.card(index);
    ShownCard& shown = desk.state.shownOn(command.stack);
    if (shown.card)
        return desk.refuse("EG-3.5"_rule, stackDone, command.stack, desk.facts.card(*shown.card).effect);
    std::uint8_t& copies = desk.state.revealed[static_cast<std::size_t>(index)];
    if (card.stack != command.stack)
        desk.refuse("EG-1.8"_rule, otherStack, card.effect, card.stack, command.stack);
    else if (copies >= card.copies)
        desk.refuse("EG-1.8"_rule, allRevealed, card.effect, card.copies);
    if (card.effect == Effect::Veto && !desk.state.rules.vetoInGame)
        desk.refuse("EG-R19"_rule, Saying::tr("By the house rule, the Veto cards are not in this game."));
    if (desk.isRefused())
        return;
    shown.card = index;
    ++copies;
    desk.say("EG-3.5"_rule, Saying::tr("Stack %1 shows “%2”."), command.stack, card.effect);
    const bool isDone = std::all_of(desk.state.shown.begin(), desk.state.shown.end(),
                                    [](const ShownCard& one) { return one.card.has_value(); });
    if (!isDone)
        return;
    desk.state.phase = Phase::PowerCards;
    desk.state.toMove = desk.state.startPlayer;
    desk.say("EG-4.1"_rule, laysFirstOf, desk.name(desk.state.toMove));
}

void on(Desk& desk, const PlayPowerCard& command)
{
    if (!desk.knows(command.player) || !desk.inPhase(Phase::PowerCards))
        return;
    const int player = desk.seat(command.player);
    Bidding bidding = biddingOf(desk.state);
    (void)desk.ask(BidCase{bidding, {player, command.value}});
    if (desk.isRefused())
        return;
    Powers& powers = desk.powersOf(player);
    const bool fromHand = powers.has(command.value);
    if (fromHand) {
        powers.hand = static_cast<PowerCards>(powers.hand & ~cardBit(command.value));
    } else { // EG-R5; or against the rules: the card is no longer among the spent ones, and the hand stays as it is
        powers.spent = static_cast<PowerCards>(powers.spent & ~cardBit(command.value));
    }
    const bool wasRetrieved = !fromHand && powers.unknown > 0;
    if (wasRetrieved)
        --powers.unknown;
    powers.laid = powers.ofRound = command.value;
    bidding.laid[player] = command.value;
    desk.say("EG-4.1"_rule, laysFirst, command.player, command.value);
    if (wasRetrieved)
        desk.say("EG-R5"_rule, Saying::tr("It is the card that %1 took back in secret."), command.player);
    desk.state.toMove = bidding.next();
    if (!bidding.isComplete())
        return desk.say("EG-4.1"_rule, said::laysNext, desk.name(desk.state.toMove));
    desk.state.turnOrder = bidding.turnOrder();
    desk.state.nextStartPlayer = desk.state.turnOrder.back();
    tellTurnOrder(bidding, desk.state.players, desk.reasons());
    beginTurn(desk, desk.state.turnOrder[0]);
}

} // namespace whistle::elgrande
