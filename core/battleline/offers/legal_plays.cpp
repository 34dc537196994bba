// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal_plays.h"

#include "battleline/offers/legal_plays_texts.h"
#include "battleline/table/names.h"
#include "battleline/table/rules.h"

namespace whistle::battleline {

namespace {

/// The formation cards of a seat at open flags, by flag.
template <class Visit>
void forEachTarget(const Table& table, Seat seat, Visit&& visit)
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (!flag.isOpen())
            continue;
        for (const LaidCard& laid : flag.rows[seat])
            visit(number, laid.card);
    }
}

/// What Redeploy, Deserter and Traitor may take.
std::vector<CardMove> movesOf(const Table& table, Seat player, Card card)
{
    const FlagSet room = flagsWithRoom(table, player);
    std::vector<CardMove> moves;
    forEachTarget(table, card == cards::redeploy ? player : opponentOf(player), [&](int flag, Card target) {
        if (card == cards::redeploy) // BL-11.4, BL-R15: to another flag
            moves.push_back({target, flag, static_cast<FlagSet>(room & ~flagBit(flag)), true});
        else if (card == cards::deserter) // BL-11.5
            moves.push_back({target, flag, 0, false});
        else if (target.isTroop()) // BL-11.6, BL-R15: the same flag too
            moves.push_back({target, flag, room, false});
    });
    return moves;
}

bool hasTarget(const Table& table, Seat player, Card card)
{
    bool found = false;
    forEachTarget(table, card == cards::redeploy ? player : opponentOf(player),
                  [&](int, Card target) { found = found || card != cards::traitor || target.isTroop(); });
    return found;
}

} // namespace

std::optional<NotPlayable> whyNotPlayable(const Table& table, Seat player, Card card)
{
    if (winnerByFlags(table))
        return NotPlayable::GameOver; // BL-12.1
    if (card.isTactics() && !mayPlayTactics(table, player))
        return NotPlayable::TacticsLimit; // BL-8.3
    if (isLeader(card) && hasPlayedLeader(table, player))
        return NotPlayable::LeaderLimit; // BL-9.6, BL-9.7
    // BL-R11
    if ((card == cards::redeploy || card == cards::deserter || card == cards::traitor) &&
        !hasTarget(table, player, card))
        return NotPlayable::NoTarget;
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

namespace {

/// "1, 6"
std::string listed(FlagSet flags)
{
    std::string numbers;
    for (const int number : numbersOf(flags))
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
    return numbers;
}

class HandJudge {
public:
    HandJudge(const Table& table, Seat player, const HouseRules& rules)
        : m_table(table)
        , m_player(player)
        , m_rules(rules)
    {
    }

    Ruling<LegalPlaysVerdict> judge(const std::vector<Card>& hand, const Cards& decks)
    {
        bool troopPlayable = false;
        bool tacticsPlayable = false;
        for (const Card card : hand) {
            CardPlay play = playOf(m_table, m_player, card, static_cast<int>(hand.size()), decks);
            (card.isTroop() ? troopPlayable : tacticsPlayable) |= play.isPlayable();
            m_verdict.plays.push_back(std::move(play));
        }
        if (const std::optional<Seat> winner = winnerByFlags(m_table)) {
            m_verdict.obligation = Obligation::GameOver;
            m_reasons.say("BL-12.1"_rule, texts::gameIsOverFor, *winner);
        } else {
            tellCards(hand);
            judgeObligation(troopPlayable, tacticsPlayable);
        }
        return {std::move(m_verdict), std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    void tellCards(const std::vector<Card>& hand)
    {
        const auto isTactics = [](Card card) { return card.isTactics(); };
        if (flagsWithRoom(m_table, m_player) == 0)
            m_reasons.say("BL-5.1"_rule, texts::noRoom, m_player);
        else if (const FlagSet full = openFlags(m_table) & ~flagsWithRoom(m_table, m_player); full != 0)
            m_reasons.say("BL-5.1"_rule, texts::fullAt, m_player, listed(full));
        if (const FlagSet won = flagsWonBy(m_table, Seat::North) | flagsWonBy(m_table, Seat::South); won != 0)
            m_reasons.say("BL-7.13"_rule, texts::wonAlready, listed(won));
        if (std::all_of(hand.begin(), hand.end(), isTactics))
            m_reasons.say("BL-5.5"_rule, texts::noTroopInHand, m_player);
        if (std::any_of(hand.begin(), hand.end(), isTactics)) {
            m_reasons.say("BL-8.3"_rule,
                          mayPlayTactics(m_table, m_player) ? texts::tacticsAllowed : texts::tacticsForbidden, m_player,
                          tacticsPlayed(m_table, m_player), tacticsPlayed(m_table, opponentOf(m_player)));
        }
        for (const CardPlay& play : m_verdict.plays) {
            if (play.reason == NotPlayable::LeaderLimit)
                m_reasons.say("BL-9.6"_rule, texts::leaderPlayed, play.card);
            else if (play.reason == NotPlayable::NoTarget)
                m_reasons.say("BL-R11"_rule, texts::nothingToTake, play.card);
            else if (play.reason == NotPlayable::NoFreeSlot && play.card == cards::traitor)
                m_reasons.say("BL-R11"_rule, texts::nowhereToPut, play.card);
        }
    }

    void judgeObligation(bool troopPlayable, bool tacticsPlayable)
    {
        if (troopPlayable) {
            m_verdict.obligation = Obligation::PlayAnyCard;
            m_reasons.say("BL-5.3"_rule, texts::mustPlay, m_player);
        } else if (!tacticsPlayable) {
            m_verdict.obligation = Obligation::Pass;
            m_reasons.say("BL-5.4"_rule, texts::nothingPlayable, m_player);
        } else if (m_rules.forcedTactics) {
            m_verdict.obligation = Obligation::PlayTacticsCard;
            m_reasons.say("BL-5.4"_rule, texts::mustPlayTactics, m_player);
        } else {
            m_verdict.obligation = Obligation::TacticsCardOrPass;
            m_reasons.say("BL-R10"_rule, texts::mayPlayTacticsOrPass, m_player);
        }
    }

    const Table& m_table;
    Seat m_player;
    const HouseRules& m_rules;
    Reasons m_reasons;
    LegalPlaysVerdict m_verdict;
};

} // namespace

Ruling<LegalPlaysVerdict> judgeLegalPlays(const Table& table, Seat player, const std::vector<Card>& hand,
                                          const Cards& decks, const HouseRules& rules)
{
    return HandJudge(table, player, rules).judge(hand, decks);
}

} // namespace whistle::battleline
