// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/plays.h"

#include "base/text_list.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

/// Why a card cannot be played.
constexpr Indexed<RuleWords, 5> reasonsNot{{{
    {"BL-12.1"_rule, Saying::tr("The game is over.")},
    {"BL-8.3"_rule, Saying::tr("At most one Tactics card more than the opponent.")},
    {"BL-9.6"_rule, Saying::tr("Each player may have only one Leader.")},
    {"BL-R11"_rule, Saying::tr("There is no card it could take.")},
    {"BL-5.1"_rule, Saying::tr("There is no free slot on the player's own side of an open flag.")},
}}};

constexpr auto gameIsOverFor = Saying::tr("%1 has won the game: nothing more is played.");
constexpr Saying tacticsAllowed{QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3, so a Tactics card may be played.")};
constexpr Saying tacticsForbidden{QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3, so no Tactics card may be played.")};
/// %1 is a card.
constexpr auto leaderPlayed = Saying::tr("%1 cannot be played: each player may have one Leader in a game.");
/// %1 is a card, %2 a seat.
constexpr auto leaderAway =
    Saying::tr("%1 cannot be played because %2 has already had a Leader in this game; one out of play counts too.");
constexpr auto nothingToTake = Saying::tr("%1 cannot be played: there is no card it could take.");
constexpr auto nowhereToPut = Saying::tr("%1 cannot be played: there is no free slot to put a card in.");
constexpr auto scoutTakesAll = Saying{QT_TRANSLATE_N_NOOP(
    "battleline", "Both decks together have %n card(s) left. Scout may still be played and draws them all.")};
constexpr auto scoutFindsNone = Saying::tr("Both decks are empty: Scout may still be played, and draws nothing.");
/// What Redeploy, Deserter and Traitor may take, and where to.
constexpr auto redeployMay = Saying::tr("Redeploy takes one of %1's cards from an open flag and moves it to a free "
                                        "slot at another flag (never back to the same one) or out of play.");
constexpr auto deserterMay =
    Saying::tr("Deserter takes one of %1's Troop or Morale cards from an open flag out of play.");
constexpr auto traitorMay = Saying::tr("Traitor takes one of %1's Troop cards from an open flag and moves it to any of "
                                       "%2's free slots at an open flag, even the same one.");
constexpr auto mustPlay = Saying::tr("A Troop card can be played, so %1 may not pass.");
constexpr auto mustPlayTactics = Saying::tr("No Troop card can be played, so %1 must play a Tactics card.");
constexpr auto mayPlayTacticsOrPass =
    Saying::tr("No Troop card can be played; by the agreed rule %1 may play a Tactics card or pass.");

/// What Redeploy, Deserter and Traitor may take.
std::vector<CardMove> movesOf(const Table& table, Seat player, Card card)
{
    const FlagSet room = table.flagsWithRoom(player);
    const Seat owner = card == cards::redeploy ? player : opponentOf(player);
    std::vector<CardMove> moves;
    for (const int flag : numbersOf(table.openFlags())) {
        for (const auto& [target, laidAt] : table.flag(flag).rows[owner]) {
            if (card == cards::redeploy) // BL-11.4, BL-R15: to another flag
                moves.push_back({target, flag, static_cast<FlagSet>(room & ~flagBit(flag)), true});
            else if (card == cards::deserter) // BL-11.5
                moves.push_back({target, flag, 0, false});
            else if (target.isTroop()) // BL-11.6, BL-R15: the same flag too
                moves.push_back({target, flag, room, false});
        }
    }
    return moves;
}

/// What a Guile card does that can be played.
void tellGuile(const PlaysCase& asked, const CardPlay& play, Reasons& reasons)
{
    const Seat player = asked.player;
    if (play.card == cards::scout) {
        const int inDecks = asked.decks.value_or(Cards{}).sum();
        const int kept = static_cast<int>(asked.hand.size()) - 1;
        if (inDecks == 0)
            reasons.say("BL-R11"_rule, scoutFindsNone);
        else if (inDecks < scoutCards)
            reasons.say("BL-11.3"_rule, scoutTakesAll, inDecks);
        reasons.say("BL-11.2"_rule, Saying::tr("With Scout, %1 draws %2 and puts back %3: %4 + %2 − %3 = %5 in hand."),
                    player, play.cardsToDraw, play.cardsToReturn, kept, kept + play.cardsToDraw - play.cardsToReturn);
        reasons.cite("BL-R12"_rule);
    } else if (play.card == cards::redeploy) {
        reasons.say("BL-11.4"_rule, redeployMay, player);
        reasons.cite("BL-R15"_rule);
    } else if (play.card == cards::deserter) {
        reasons.say("BL-11.5"_rule, deserterMay, opponentOf(player));
    } else if (play.card == cards::traitor) {
        reasons.say("BL-11.6"_rule, traitorMay, opponentOf(player), player);
        reasons.cite("BL-R15"_rule);
    }
}

void tellCards(const PlaysCase& asked, const std::vector<CardPlay>& plays, Reasons& reasons)
{
    const auto& [table, player, hand, decks, rules] = asked;
    if (table.flagsWithRoom(player) == 0)
        reasons.say("BL-5.1"_rule, Saying::tr("%1 has no free slot at any open flag."), player);
    else if (const FlagSet full = table.openFlags() & ~table.flagsWithRoom(player); full != 0)
        reasons.say("BL-5.1"_rule, Saying::tr("%1 has no free slot at these flags: %2."), player,
                    listed(numbersOf(full)));
    if (const FlagSet won = table.flagsWonBy(Seat::North) | table.flagsWonBy(Seat::South); won != 0)
        reasons.say("BL-7.13"_rule, Saying::tr("These flags have been won and are closed to both sides: %1."),
                    listed(numbersOf(won)));
    if (std::ranges::all_of(hand, &Card::isTactics))
        reasons.say("BL-5.5"_rule, said::holdsNoTroops, player);
    if (std::ranges::any_of(hand, &Card::isTactics)) {
        reasons.say("BL-8.3"_rule, table.mayPlayTactics(player) ? tacticsAllowed : tacticsForbidden, player,
                    table.tacticsPlayed(player), table.tacticsPlayed(opponentOf(player)));
    }
    for (const CardPlay& play : plays) {
        if (play.isPlayable())
            tellGuile(asked, play, reasons);
        else if (play.reason == NotPlayable::LeaderLimit)
            reasons.say(table.secondLeaderRule(player), table.isLeaderAway(player) ? leaderAway : leaderPlayed,
                        play.card, player);
        else if (play.reason == NotPlayable::NoTarget)
            reasons.say("BL-R11"_rule, nothingToTake, play.card);
        else if (play.reason == NotPlayable::NoFreeSlot && play.card == cards::traitor)
            reasons.say("BL-R11"_rule, nowhereToPut, play.card);
    }
}

} // namespace

std::optional<NotPlayable> whyNotPlayable(const Table& table, Seat player, Card card)
{
    const bool takes = card == cards::redeploy || card == cards::deserter || card == cards::traitor;
    if (table.winnerByFlags())
        return NotPlayable::GameOver; // BL-12.1
    if (card.isTactics() && !table.mayPlayTactics(player))
        return NotPlayable::TacticsLimit; // BL-8.3
    if (isLeader(card) && table.leadersPlayed(player) > 0)
        return NotPlayable::LeaderLimit; // BL-9.6, BL-9.7
    if (takes && movesOf(table, player, card).empty())
        return NotPlayable::NoTarget; // BL-R11
    if ((card.isFormationCard() || card == cards::traitor) && table.flagsWithRoom(player) == 0)
        return NotPlayable::NoFreeSlot; // BL-5.1
    return {};
}

CardPlay playOf(const Table& table, Seat player, Card card, int hand, const Cards& decks)
{
    CardPlay play{.card = card, .reason = whyNotPlayable(table, player, card)};
    if (!play.isPlayable())
        return play;
    if (card.isFormationCard()) {
        play.flags = table.flagsWithRoom(player);
    } else if (card.kind() == CardKind::Environment) {
        play.flags = table.openFlags(); // BL-10.1, BL-R9
    } else if (card == cards::scout) {
        play.cardsToDraw = std::min(scoutCards, decks.sum());
        play.cardsToReturn = std::max(0, hand - 1 + play.cardsToDraw - handSize); // BL-R12
    } else {
        play.moves = movesOf(table, player, card);
    }
    return play;
}

Ruling<LegalPlaysVerdict> judgeLegalPlays(const PlaysCase& asked)
{
    const auto& [table, player, hand, decks, rules] = asked;
    Reasons reasons;
    LegalPlaysVerdict verdict;
    bool troopPlayable = false;
    bool tacticsPlayable = false;
    for (const Card card : hand) {
        verdict.plays.push_back(playOf(table, player, card, static_cast<int>(hand.size()), decks.value_or(Cards{})));
        (card.isTroop() ? troopPlayable : tacticsPlayable) |= verdict.plays.back().isPlayable();
    }
    const std::optional<Seat> winner = table.winnerByFlags();
    const auto conclude = [&](Obligation obligation, RuleId rule, Saying words, Seat seat) {
        verdict.obligation = obligation;
        reasons.say(rule, words, seat);
    };
    if (!winner)
        tellCards(asked, verdict.plays, reasons);
    if (winner)
        conclude(Obligation::GameOver, "BL-12.1"_rule, gameIsOverFor, *winner);
    else if (troopPlayable)
        conclude(Obligation::PlayAnyCard, "BL-5.3"_rule, mustPlay, player);
    else if (!tacticsPlayable)
        conclude(Obligation::Pass, "BL-5.4"_rule, Saying::tr("Nothing can be played, so %1 passes."), player);
    else if (rules.forcedTactics)
        conclude(Obligation::PlayTacticsCard, "BL-5.4"_rule, mustPlayTactics, player);
    else
        conclude(Obligation::TacticsCardOrPass, "BL-R10"_rule, mayPlayTacticsOrPass, player);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

std::vector<Objection> whyNot(std::optional<NotPlayable> reason)
{
    if (!reason)
        return {};
    const auto& [rule, words] = reasonsNot[*reason];
    return {{rule, Text{words}}};
}

std::vector<Objection> forcedPlay(const State& state)
{
    const Seat seat = state.toMove;
    const bool hasTroop = state.hands[seat].troop > 0;
    if (state.step != Step::Play || (hasTroop && state.table.flagsWithRoom(seat) != 0))
        return {};
    const bool mayTactics =
        state.hands[seat].tactics > 0 &&
        std::ranges::any_of(cardsOf({CardKind::Morale, CardKind::Environment, CardKind::Guile}), [&](Card card) {
            return !state.table.isOnTable(card) && !whyNotPlayable(state.table, seat, card);
        });
    const auto forced = [hasTroop](RuleId rule, Saying noSlot, Saying noTroop) {
        return std::vector<Objection>{{rule, Text{hasTroop ? noSlot : noTroop}}};
    };
    if (!mayTactics)
        return forced("BL-5.4"_rule, Saying::tr("No free slot and no playable Tactics card: pass."),
                      Saying::tr("No Troop card in hand and no playable Tactics card: pass."));
    if (!state.houseRules.forcedTactics)
        return forced("BL-R10"_rule, Saying::tr("No free slot: play a Tactics card, or pass."),
                      Saying::tr("No Troop card in hand: play a Tactics card, or pass."));
    return forced("BL-5.4"_rule, Saying::tr("No free slot: if a Tactics card can be played, it must be."),
                  Saying::tr("No Troop card in hand: if a Tactics card can be played, it must be."));
}

} // namespace whistle::battleline
