// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 2 to 4: the setup, the beginning of a round, the power cards.
#include "elgrande/entries/referee.h"
#include "elgrande/judging/turn_order.h"
#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>
#include <set>

namespace whistle::elgrande {

namespace {

constexpr int homeCaballeros = 2;
constexpr int courtCaballeros = 7;

constexpr auto begins = Saying::tr("%1 lays the first power card of the first round.");
constexpr auto homeTaken = Saying::tr("%1 is the home region of %2.");
constexpr auto isAtHome = Saying::tr("%1 is at home in %2: there %3, in the court %4, in the provinces %5.");
constexpr auto roundBegins = Saying::tr("Round %1 begins; %2 lays the first power card.");
constexpr auto stackDone = Saying::tr("Stack %1 has its card of this round: %2.");
constexpr auto otherStack = Saying::tr("%1 belongs to stack %2, not to stack %3.");
constexpr auto allRevealed = Saying::tr("Every copy of this card has been turned up before: %1 (copies: %2).");
constexpr auto lays = Saying::tr("%1 lays power card %2.");

} // namespace

void Referee::on(const NewMatch& command)
{
    if (m_state.phase != Phase::NotStarted)
        return refuse("EG-1.1"_rule, Saying::tr("This match has begun already."));
    const int count = static_cast<int>(command.players.size());
    if (count < 2 || count > mostPlayers)
        return refuse("EG-1.1"_rule, Saying::tr("El Grande is for 2 to 5 players, not for %1."), count);
    const bool isChosen = command.houseRules.firstStartPlayer == FirstStartPlayer::Chosen;
    std::set<std::string> names;
    std::set<std::string> colours;
    std::set<int> ages;
    int youngest = 0;
    for (const NewPlayer& player : command.players) {
        if (!names.insert(player.player).second)
            refuse("EG-1.1"_rule, Saying::tr("Two players are called %1."), player.player);
        if (player.colour && !colours.insert(*player.colour).second)
            refuse("EG-1.1"_rule, Saying::tr("Two players have the colour %1."), *player.colour);
        if (player.ageRank && !ages.insert(*player.ageRank).second)
            refuse("EG-4.2"_rule, Saying::tr("Two players have the age rank %1."), *player.ageRank);
        if (!player.ageRank && !isChosen)
            refuse("EG-4.2"_rule, Saying::tr("The youngest starts: the age rank of %1 is missing."), player.player);
        if (player.ageRank && player.ageRank == *ages.begin())
            youngest = static_cast<int>(&player - command.players.data());
    }
    if (isChosen && !command.startPlayer)
        refuse("EG-4.2"_rule, Saying::tr("By the house rule somebody is chosen to start: enter who."));
    if (!isChosen && command.startPlayer)
        refuse("EG-4.2"_rule, Saying::tr("The youngest starts; nobody is chosen without the house rule."));
    if (m_refused)
        return;
    m_state.phase = Phase::Setup;
    m_state.step = Step::King;
    m_state.rules = command.houseRules;
    board().players = count;
    for (int player = 0; player < count; ++player) {
        const NewPlayer& entered = command.players[static_cast<std::size_t>(player)];
        m_state.players.push_back(entered.player);
        m_state.colours.push_back(entered.colour.value_or(std::string{}));
        board().provinces[player] = caballerosInPlay;
    }
    m_state.startPlayer = isChosen ? seat(*command.startPlayer) : youngest;
    say("EG-4.2"_rule, begins, name(m_state.startPlayer));
}

void Referee::on(const SetKing& command)
{
    if (!inPhase(Phase::Setup, "EG-2.2"_rule))
        return;
    if (board().king)
        return refuse("EG-2.2"_rule, Saying::tr("The King stands in %1 already."), *board().king);
    board().king = command.region;
    m_state.step = Step::Homes;
    say("EG-2.2"_rule, Saying::tr("The King starts in %1."), command.region);
}

void Referee::on(const SetHome& command)
{
    if (!inPhase(Phase::Setup, "EG-2.3"_rule))
        return;
    if (!board().king)
        return refuse("EG-2.2"_rule, Saying::tr("The King's region card is turned up first."));
    const int player = seat(command.player);
    auto& homes = board().homes;
    if (homes[player])
        return refuse("EG-2.3"_rule, Saying::tr("%1 is at home in %2 already."), command.player, *homes[player]);
    if (board().king == command.region)
        object("EG-2.3"_rule, Saying::tr("The King starts in %1; nobody else can."), command.region);
    if (const auto owner = std::find(homes.begin(), homes.end(), AreaSpot(command.region)); owner != homes.end())
        object("EG-2.3"_rule, homeTaken, command.region, name(static_cast<int>(owner - homes.begin())));
    homes[player] = command.region;
    const int provinces = caballerosInPlay - homeCaballeros - courtCaballeros;
    board().caballeros[command.region][player] = homeCaballeros;
    board().court[player] = courtCaballeros;
    board().provinces[player] = provinces;
    if (std::count_if(homes.begin(), homes.end(), [](const AreaSpot& home) { return home.has_value(); }) ==
        m_state.count())
        m_state.step = Step::Ready;
    say("EG-2.4"_rule, isAtHome, command.player, command.region, homeCaballeros, courtCaballeros, provinces);
}

void Referee::on(const StartRound& /*command*/)
{
    const bool isFirst = m_state.phase == Phase::Setup;
    if (m_state.phase == Phase::Finished)
        return refuse("EG-17.1"_rule, Saying::tr("The match is over after the third general scoring."));
    if (isFirst && m_state.step != Step::Ready)
        return refuse("EG-3.1"_rule, Saying::tr("The setup is not finished: %1."), nameOf(m_state.step));
    if (!isFirst && m_state.phase != Phase::RoundOver)
        return refuse("EG-3.1"_rule, Saying::tr("Round %1 is not over: %2."), m_state.round, nameOf(m_state.phase));
    m_state.round = *roundAfter(m_state.round, m_state.rules.roundsInGame);
    m_state.phase = Phase::Reveal;
    m_state.step = Step::None;
    if (!isFirst)
        m_state.startPlayer = m_state.nextStartPlayer;
    m_state.turnOrder = {};
    m_state.nextStartPlayer = noPlayer;
    for (Powers& powers : m_state.powers)
        powers.ofRound = 0;
    m_state.shown = {};
    m_state.shownOn(stackCount).card = m_facts.cardWith(Effect::KingCard);
    say("EG-3.2"_rule, roundBegins, m_state.round, name(m_state.startPlayer));
    m_reasons.cite("EG-3.6"_rule);
}

void Referee::on(const RevealActionCard& command)
{
    if (!inPhase(Phase::Reveal))
        return;
    if (command.stack == stackCount)
        return refuse("EG-3.6"_rule, Saying::tr("The King card lies face up in every round."));
    const int index = *m_facts.cardCalled(command.card);
    const ActionCard& card = m_facts.card(index);
    ShownCard& shown = m_state.shownOn(command.stack);
    if (shown.card)
        return refuse("EG-3.5"_rule, stackDone, command.stack, m_facts.card(*shown.card).effect);
    std::uint8_t& copies = m_state.revealed[static_cast<std::size_t>(index)];
    if (card.stack != command.stack)
        refuse("EG-1.8"_rule, otherStack, card.effect, card.stack, command.stack);
    else if (copies >= card.copies)
        refuse("EG-1.8"_rule, allRevealed, card.effect, card.copies);
    if (card.effect == Effect::Veto && !m_state.rules.vetoInGame)
        refuse("EG-R19"_rule, Saying::tr("By the house rule the Veto cards are not in this game."));
    if (m_refused)
        return;
    shown.card = index;
    ++copies;
    say("EG-3.5"_rule, Saying::tr("Stack %1 shows %2."), command.stack, card.effect);
    const bool isDone = std::all_of(m_state.shown.begin(), m_state.shown.end(),
                                    [](const ShownCard& one) { return one.card.has_value(); });
    if (!isDone)
        return;
    m_state.phase = Phase::PowerCards;
    m_state.toMove = m_state.startPlayer;
    say("EG-4.1"_rule, said::laysNext, name(m_state.toMove));
}

void Referee::on(const PlayPowerCard& command)
{
    if (!inPhase(Phase::PowerCards))
        return;
    const int player = seat(command.player);
    Bidding bidding = biddingOf(m_state);
    if (const std::optional<PlayFault> fault = faultOf(bidding, player, command.value))
        return against(objectionTo(*fault, bidding, player, command.value, m_state.players));
    Powers& powers = powersOf(player);
    const bool fromHand = powers.has(command.value);
    if (fromHand) {
        powers.hand = static_cast<PowerCards>(powers.hand & ~cardBit(command.value));
    } else { // EG-R5
        powers.spent = static_cast<PowerCards>(powers.spent & ~cardBit(command.value));
        --powers.unknown;
    }
    powers.laid = powers.ofRound = command.value;
    bidding.laid[player] = command.value;
    say("EG-4.1"_rule, lays, command.player, command.value);
    if (!fromHand)
        say("EG-R5"_rule, Saying::tr("It is the card that %1 had retrieved in secret."), command.player);
    m_state.toMove = bidding.next();
    if (!bidding.isComplete())
        return say("EG-4.1"_rule, said::laysNext, name(m_state.toMove));
    m_state.turnOrder = bidding.turnOrder();
    m_state.nextStartPlayer = m_state.turnOrder.back();
    tellTurnOrder(bidding, m_state.players, m_reasons);
    beginTurn(m_state.turnOrder[0]);
}

} // namespace whistle::elgrande
