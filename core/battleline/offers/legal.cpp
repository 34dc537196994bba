// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal.h"

#include "battleline/game.h"

#include <algorithm>

namespace whistle::battleline {

namespace {

/// Why a card cannot be played.
constexpr std::array<RuleWords, 5> reasons{
    {{"BL-12.1"_rule, QT_TRANSLATE_NOOP("battleline", "The game is over.")},
     {"BL-8.3"_rule, QT_TRANSLATE_NOOP("battleline", "One Tactics card more than the opponent is the limit.")},
     {"BL-9.6"_rule, QT_TRANSLATE_NOOP("battleline", "Each player may have one Leader only.")},
     {"BL-R11"_rule, QT_TRANSLATE_NOOP("battleline", "There is no card that it could take.")},
     {"BL-5.1"_rule,
      QT_TRANSLATE_NOOP("battleline", "There is no free slot on the player's own side of an open flag.")}}};

} // namespace

std::vector<Objection> whyNot(const State& state, const Command& command)
{
    return referee(state, command, Reasons::Listening::No).objections;
}

Legal legal(const State& state)
{
    Legal legal;
    if (!state.isRunning())
        return legal;
    const Cards& hand = state.hands[state.toMove];
    if (state.step == Step::Play) {
        for (int i = 0; i < cardCount; ++i) {
            const Card card = Card::at(i);
            if (hand.of(card) > 0 && !isOnTable(state.table, card))
                legal.plays.push_back(playOf(state.table, state.toMove, card, hand.sum(), state.decks));
        }
        legal.mayPass = whyNot(state, Pass{}).empty();
    }
    legal.mayClaim = state.step == state.claimingStep();
    for (const Deck deck : {Deck::Troop, Deck::Tactics}) {
        const bool draws = (state.step == Step::ClaimAndDraw && state.drawsThisTurn) || state.scoutDraws > 0;
        if (draws && state.decks.of(deck) > 0)
            legal.draws.push_back(deck);
        if (state.scoutReturns() > 0 && hand.of(deck) > 0)
            legal.returns.push_back(deck);
    }
    legal.mayEndTurn = state.step == Step::ClaimAndDraw && !state.mustDraw();
    legal.mayEndClaims = state.step == Step::ClaimFirst;
    return legal;
}

Seats<FlagSet> provable(const State& state)
{
    if (!state.isRunning())
        return {};
    return provableFlags(state.table, state.houseRules);
}

std::optional<Command> automaticStep(const State& state)
{
    if (!state.isRunning())
        return {};
    if (state.step == state.claimingStep() && provableFlags(state.table, state.toMove, state.houseRules) != 0)
        return {};
    if (state.step == Step::ClaimFirst)
        return EndClaims{};
    if (state.step != Step::ClaimAndDraw)
        return {};
    if (!state.mustDraw())
        return EndTurn{};
    if (state.decks.troop == 0 || state.decks.tactics == 0)
        return Draw{state.decks.troop > 0 ? Deck::Troop : Deck::Tactics};
    return {};
}

Objection whyNot(NotPlayable reason)
{
    const auto& [rule, words] = reasons[static_cast<std::size_t>(reason)];
    return {rule, Text{words}};
}

std::optional<RuleWords> forcedPlay(const State& state)
{
    const Seat seat = state.toMove;
    const bool hasTroop = state.hands[seat].troop > 0;
    if (state.step != Step::Play || (hasTroop && flagsWithRoom(state.table, seat) != 0))
        return {};
    const Legal may = legal(state);
    const bool mayTactics = std::any_of(may.plays.begin(), may.plays.end(), [](const CardPlay& play) {
        return play.card.isTactics() && play.isPlayable();
    });
    const auto forced = [hasTroop](RuleId rule, Saying noSlot, Saying noTroop) {
        return RuleWords{rule, hasTroop ? noSlot : noTroop};
    };
    if (!mayTactics)
        return forced(
            "BL-5.4"_rule, QT_TRANSLATE_NOOP("battleline", "No slot is free and no Tactics card can be played: pass."),
            QT_TRANSLATE_NOOP("battleline", "No Troop card is held and no Tactics card can be played: pass."));
    if (!state.houseRules.forcedTactics)
        return forced("BL-R10"_rule, QT_TRANSLATE_NOOP("battleline", "No slot is free: play a Tactics card, or pass."),
                      QT_TRANSLATE_NOOP("battleline", "No Troop card is held: play a Tactics card, or pass."));
    return forced(
        "BL-5.4"_rule, QT_TRANSLATE_NOOP("battleline", "No slot is free: if a Tactics card can be played, it must be."),
        QT_TRANSLATE_NOOP("battleline", "No Troop card is held: if a Tactics card can be played, it must be."));
}

} // namespace whistle::battleline
