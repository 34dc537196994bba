// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal.h"

#include "battleline/game.h"
#include "battleline/table/rules.h"

#include <algorithm>

namespace whistle::battleline {

namespace {

/// Why a card cannot be played.
constexpr Indexed<std::pair<RuleId, Saying>, 5> reasons{
    {std::pair<RuleId, Saying>{"BL-12.1"_rule, QT_TRANSLATE_NOOP("battleline", "The game is over.")},
     std::pair<RuleId, Saying>{
         "BL-8.3"_rule, QT_TRANSLATE_NOOP("battleline", "One Tactics card more than the opponent is the limit.")},
     std::pair<RuleId, Saying>{"BL-9.6"_rule, QT_TRANSLATE_NOOP("battleline", "Each player may have one Leader only.")},
     std::pair<RuleId, Saying>{"BL-R11"_rule, QT_TRANSLATE_NOOP("battleline", "There is no card that it could take.")},
     std::pair<RuleId, Saying>{
         "BL-5.1"_rule,
         QT_TRANSLATE_NOOP("battleline", "There is no free slot on the player's own side of an open flag.")}}};

/// Gathers what may be entered, sort by sort.
class Offers {
public:
    explicit Offers(const State& state) : m_state(state), m_legal(legal(state)) {}

    std::vector<Command> all()
    {
        if (m_legal.mayStartGame)
            offerGames();
        for (const CardPlay& play : m_legal.plays)
            offerPlays(play);
        offerIf<Pass>(m_legal.mayPass);
        if (m_legal.mayClaim) {
            for (const int flag : numbersOf(provableFlags(m_state.table, m_state.toMove, m_state.houseRules)))
                m_offers.push_back(ClaimFlag{flag});
        }
        if (m_state.step == Step::Scouting) {
            const bool atOnce = m_state.houseRules.scoutDraw == ScoutDraw::AllAtOnce;
            const int draws = m_state.scoutDraws;
            offerDecks<ScoutDrawCards>(m_state.decks, atOnce ? draws : 1, draws);
            offerDecks<ScoutReturnCards>(m_state.hands[m_state.toMove], 1, m_state.scoutReturns());
        } else {
            for (const Deck deck : m_legal.draws)
                m_offers.push_back(Draw{deck});
        }
        offerIf<EndTurn>(m_legal.mayEndTurn);
        offerIf<EndClaims>(m_legal.mayEndClaims);
        return std::move(m_offers);
    }

private:
    template <class Entry>
    void offerIf(bool may)
    {
        if (may)
            m_offers.push_back(Entry{});
    }

    void offerGames()
    {
        const SeriesVerdict series = seriesOf(m_state, Reasons::Listening::No).verdict;
        for (const Seat seat : bothSeats) {
            if (m_state.games.empty() || series.nextStarter == seat)
                m_offers.push_back(StartGame{seat, {}, {}, {}, {}});
        }
    }

    void offerPlays(const CardPlay& play)
    {
        for (const int flag : numbersOf(play.flags))
            m_offers.push_back(playAt(play.card, flag));
        offerIf<PlayScout>(play.card == cards::scout && play.isPlayable());
        for (const CardMove& move : play.moves) {
            if (play.card == cards::deserter)
                m_offers.push_back(PlayDeserter{move.card});
            if (move.mayLeavePlay)
                m_offers.push_back(PlayRedeploy{move.card, {}, true});
            for (const int flag : numbersOf(move.toFlags)) {
                if (play.card == cards::traitor)
                    m_offers.push_back(PlayTraitor{move.card, flag});
                else
                    m_offers.push_back(PlayRedeploy{move.card, flag, false});
            }
        }
    }

    /// Every order of `least` to `most` decks that these cards allow.
    template <class Entry>
    void offerDecks(Cards left, int least, int most, std::vector<Deck> decks = {})
    {
        const int count = static_cast<int>(decks.size());
        if (count >= least && count > 0)
            m_offers.push_back(Entry{decks});
        for (const Deck deck : {Deck::Troop, Deck::Tactics}) {
            if (count == most || left.of(deck) == 0)
                continue;
            --left.of(deck);
            decks.push_back(deck);
            offerDecks<Entry>(left, least, most, decks);
            decks.pop_back();
            ++left.of(deck);
        }
    }

    const State& m_state;
    Legal m_legal;
    std::vector<Command> m_offers;
};

} // namespace

std::vector<Objection> whyNot(const State& state, const Command& command)
{
    return referee(state, command, Reasons::Listening::No).objections;
}

std::vector<Command> offers(const State& state)
{
    return Offers(state).all();
}

Legal legal(const State& state)
{
    Legal legal;
    legal.mayStartGame = !state.isRunning();
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

Ruling<ClaimVerdict> claimAt(const State& state, int flag, Seat claimant)
{
    return judgeClaim(state.table, {flag, claimant, properMoment(state.houseRules.claimTiming)}, state.houseRules);
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
    const auto& [rule, words] = reasons[reason];
    return {rule, Text{words}};
}

std::optional<Forced> forcedPlay(const State& state)
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
        return Forced{rule, Text{hasTroop ? noSlot : noTroop}};
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
