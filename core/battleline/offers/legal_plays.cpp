// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal_plays.h"

#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

constexpr Saying gameIsOverFor{QT_TRANSLATE_NOOP("battleline", "%1 has won the game: nothing is played any more.")};
constexpr Saying tacticsAllowed{QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3, so a Tactics card may be played.")};
constexpr Saying tacticsForbidden{QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3, so no Tactics card may follow.")};
constexpr Saying noRoom{QT_TRANSLATE_NOOP("battleline", "%1 has no free slot at any flag that is not won.")};
/// %1 are the numbers of flags.
constexpr Saying wonAlready{QT_TRANSLATE_NOOP("battleline", "These flags are won, and closed to both sides: %1.")};
/// %1 is a card.
constexpr Saying leaderPlayed{
    QT_TRANSLATE_NOOP("battleline", "%1 cannot be played: each player may have one Leader in a game.")};
constexpr Saying nothingToTake{
    QT_TRANSLATE_NOOP("battleline", "%1 cannot be played: there is no card that it could take.")};
constexpr Saying nowhereToPut{
    QT_TRANSLATE_NOOP("battleline", "%1 cannot be played: there is no free slot to put a card into.")};
constexpr Saying mustPlay{QT_TRANSLATE_NOOP("battleline", "A Troop card can be played, so %1 may not pass.")};
constexpr Saying mustPlayTactics{
    QT_TRANSLATE_NOOP("battleline", "No Troop card can be played, so %1 must play a Tactics card.")};
constexpr Saying mayPlayTacticsOrPass{QT_TRANSLATE_NOOP(
    "battleline", "No Troop card can be played; by the agreed rule %1 may play a Tactics card or pass.")};
constexpr Saying nothingPlayable{QT_TRANSLATE_NOOP("battleline", "Nothing can be played: %1 passes.")};

/// What Redeploy, Deserter and Traitor may take.
std::vector<CardMove> movesOf(const Table& table, Seat player, Card card)
{
    const FlagSet room = flagsWithRoom(table, player);
    const Seat owner = card == cards::redeploy ? player : opponentOf(player);
    std::vector<CardMove> moves;
    for (const int flag : numbersOf(openFlags(table))) {
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

/// "1, 6"
std::string listed(FlagSet flags)
{
    std::string numbers;
    for (const int number : numbersOf(flags))
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
    return numbers;
}

void tellCards(const PlaysCase& asked, const std::vector<CardPlay>& plays, Reasons& reasons)
{
    const auto& [table, player, hand, decks, rules] = asked;
    const auto isTactics = [](Card card) { return card.isTactics(); };
    if (flagsWithRoom(table, player) == 0)
        reasons.say("BL-5.1"_rule, noRoom, player);
    else if (const FlagSet full = openFlags(table) & ~flagsWithRoom(table, player); full != 0)
        reasons.say("BL-5.1"_rule, Saying(QT_TRANSLATE_NOOP("battleline", "%1 has no free slot at these flags: %2.")),
                    player, listed(full));
    if (const FlagSet won = flagsWonBy(table, Seat::North) | flagsWonBy(table, Seat::South); won != 0)
        reasons.say("BL-7.13"_rule, wonAlready, listed(won));
    if (std::all_of(hand.begin(), hand.end(), isTactics))
        reasons.say("BL-5.5"_rule, said::holdsNoTroops, player);
    if (std::any_of(hand.begin(), hand.end(), isTactics)) {
        reasons.say("BL-8.3"_rule, mayPlayTactics(table, player) ? tacticsAllowed : tacticsForbidden, player,
                    tacticsPlayed(table, player), tacticsPlayed(table, opponentOf(player)));
    }
    for (const CardPlay& play : plays) {
        if (play.reason == NotPlayable::LeaderLimit)
            reasons.say("BL-9.6"_rule, leaderPlayed, play.card);
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
    if (winnerByFlags(table))
        return NotPlayable::GameOver; // BL-12.1
    if (card.isTactics() && !mayPlayTactics(table, player))
        return NotPlayable::TacticsLimit; // BL-8.3
    if (isLeader(card) && leadersPlayed(table, player) > 0)
        return NotPlayable::LeaderLimit; // BL-9.6, BL-9.7
    if (takes && movesOf(table, player, card).empty())
        return NotPlayable::NoTarget; // BL-R11
    if ((card.isFormationCard() || card == cards::traitor) && flagsWithRoom(table, player) == 0)
        return NotPlayable::NoFreeSlot; // BL-5.1
    return {};
}

CardPlay playOf(const Table& table, Seat player, Card card, int hand, const Cards& decks)
{
    CardPlay play;
    play.card = card;
    play.reason = whyNotPlayable(table, player, card);
    if (!play.isPlayable())
        return play;
    if (card.isFormationCard()) {
        play.flags = flagsWithRoom(table, player);
    } else if (card.kind() == CardKind::Environment) {
        play.flags = openFlags(table); // BL-10.1, BL-R9
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
    const std::optional<Seat> winner = winnerByFlags(table);
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
        conclude(Obligation::Pass, "BL-5.4"_rule, nothingPlayable, player);
    else if (rules.forcedTactics)
        conclude(Obligation::PlayTacticsCard, "BL-5.4"_rule, mustPlayTactics, player);
    else
        conclude(Obligation::TacticsCardOrPass, "BL-R10"_rule, mayPlayTacticsOrPass, player);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::battleline
