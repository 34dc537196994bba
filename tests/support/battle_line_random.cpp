// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_random.h"

#include "battleline/offers/legal.h"

#include <algorithm>
#include <numeric>

namespace whistle::battleline {

namespace {

std::vector<Card> shuffled(int from, int to, std::mt19937& random)
{
    std::vector<Card> cards;
    for (int i = from; i < to; ++i)
        cards.push_back(Card::at(i));
    std::shuffle(cards.begin(), cards.end(), random);
    return cards;
}

} // namespace

int RandomPlayer::oneOf(FlagSet flags)
{
    for (int skip = below(static_cast<std::size_t>(std::popcount(flags))); skip > 0; --skip)
        flags = static_cast<FlagSet>(flags & (flags - 1));
    return std::countr_zero(flags) + 1;
}

Command RandomPlayer::start(const State& state)
{
    m_troops = shuffled(0, troopCount, m_random);
    m_tactics = shuffled(troopCount, cardCount, m_random);
    for (const Seat seat : bothSeats) {
        m_hands[seat].assign(m_troops.end() - handSize, m_troops.end());
        m_troops.resize(m_troops.size() - handSize);
    }
    StartGame start;
    if (!state.games.empty()) {
        start.firstStarter = *state.series().verdict.nextStarter;
        return start;
    }
    start.firstStarter = chance(50) ? Seat::North : Seat::South;
    start.houseRules = HouseRules{static_cast<WildcardDuplicates>(below(3)), static_cast<ClaimTiming>(below(2)),
                                  chance(80), static_cast<ScoutDraw>(below(2)), static_cast<DrawPoints>(below(2))};
    start.north = "Ada";
    start.south = "Bruno";
    return start;
}

std::optional<Command> RandomPlayer::next(const State& state)
{
    switch (state.step) {
    case Step::ClaimFirst: {
        const std::optional<Command> claimed = claim(state);
        return claimed ? *claimed : Command(EndClaims{});
    }
    case Step::Play:
        return play(state);
    case Step::Scouting:
        return scout(state);
    case Step::ClaimAndDraw: {
        if (state.houseRules.claimTiming == ClaimTiming::EndOfTurn) {
            if (const std::optional<Command> claimed = claim(state))
                return claimed;
        }
        return drawOrEnd(state);
    }
    case Step::NotStarted:
        return start(state);
    case Step::Over:
        break;
    }
    return {};
}

std::optional<Command> RandomPlayer::claim(const State& state)
{
    const FlagSet proven = provableFlags(state.table, state.toMove, state.houseRules);
    if (proven == 0 || chance(10))
        return {};
    return ClaimFlag{oneOf(proven)};
}

Command RandomPlayer::play(const State& state)
{
    const std::vector<Card>& hand = m_hands[state.toMove];
    if (!hand.empty()) {
        const std::size_t first = static_cast<std::size_t>(below(hand.size()));
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const Card card = hand[(first + i) % hand.size()];
            if (whyNotPlayable(state.table, state.toMove, card))
                continue;
            return playCard(state, card);
        }
    }
    return Pass{};
}

Command RandomPlayer::playCard(const State& state, Card card)
{
    std::vector<Card>& hand = m_hands[state.toMove];
    const CardPlay play = playOf(state.table, state.toMove, card, static_cast<int>(hand.size()), state.decks);
    hand.erase(std::find(hand.begin(), hand.end(), card));
    if (card.isTroop())
        return PlayTroop{card, oneOf(play.flags)};
    if (card.kind() == CardKind::Morale)
        return PlayMorale{card, oneOf(play.flags)};
    if (card.kind() == CardKind::Environment)
        return PlayEnvironment{card, oneOf(play.flags)};
    if (card == cards::scout)
        return PlayScout{};
    const CardMove& move = play.moves[static_cast<std::size_t>(below(play.moves.size()))];
    if (card == cards::deserter)
        return PlayDeserter{move.card};
    if (card == cards::traitor)
        return PlayTraitor{move.card, oneOf(move.toFlags)};
    if (move.toFlags == 0 || chance(30))
        return PlayRedeploy{move.card, {}, true};
    return PlayRedeploy{move.card, oneOf(move.toFlags), false};
}

Deck RandomPlayer::anyDeck(const State& state)
{
    if (state.decks.troop == 0 || state.decks.tactics == 0)
        return state.decks.troop > 0 ? Deck::Troop : Deck::Tactics;
    return chance(70) ? Deck::Troop : Deck::Tactics;
}

void RandomPlayer::draw(Seat seat, Deck deck)
{
    std::vector<Card>& from = deck == Deck::Troop ? m_troops : m_tactics;
    m_hands[seat].push_back(from.back());
    from.pop_back();
}

void RandomPlayer::putBack(Seat seat, Deck deck)
{
    std::vector<Card>& hand = m_hands[seat];
    const auto card =
        std::find_if(hand.begin(), hand.end(), [deck](Card one) { return one.isTroop() == (deck == Deck::Troop); });
    (deck == Deck::Troop ? m_troops : m_tactics).push_back(*card);
    hand.erase(card);
}

Command RandomPlayer::drawOrEnd(const State& state)
{
    if (!state.mustDraw())
        return EndTurn{};
    const Deck deck = anyDeck(state);
    draw(state.toMove, deck);
    return Draw{deck};
}

Command RandomPlayer::scout(const State& state)
{
    if (state.scoutDraws == 0) {
        const Cards& hand = state.hands[state.toMove];
        const Deck deck = hand.tactics > 0 && (hand.troop == 0 || chance(50)) ? Deck::Tactics : Deck::Troop;
        putBack(state.toMove, deck);
        return ScoutReturnCards{{deck}};
    }
    const int count = state.houseRules.scoutDraw == ScoutDraw::AllAtOnce ? state.scoutDraws : 1;
    ScoutDrawCards drawn;
    State left = state;
    for (int i = 0; i < count; ++i) {
        const Deck deck = anyDeck(left);
        --left.decks.of(deck);
        draw(state.toMove, deck);
        drawn.decks.push_back(deck);
    }
    return drawn;
}

namespace {

class TableMaker {
public:
    explicit TableMaker(std::mt19937& random) : m_random(random) {}

    Table make()
    {
        m_troops = shuffled(0, troopCount, m_random);
        m_tactics = shuffled(troopCount, cardCount, m_random);
        favor();
        layTactics();
        const int fullness = below(4) == 0 ? below(101) : 70 + below(31);
        for (Flag& flag : m_table.flags) {
            for (const Seat seat : bothSeats) {
                while (!flag.isComplete(seat) && below(100) < fullness)
                    flag.rows[seat].push_back({takeTroop(), 0});
            }
            flag.lastCardLaidBy = anySeat();
        }
        winSome();
        return m_table;
    }

private:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    Seat anySeat() { return below(2) == 0 ? Seat::North : Seat::South; }
    Flag& anyFlag() { return m_table.flag(1 + below(flagCount)); }
    Card takeTroop()
    {
        const Card card = m_troops.back();
        m_troops.pop_back();
        return card;
    }

    /// Often the cards of some kind are laid first: then few or none of them are left.
    void favor()
    {
        const int kind = below(5);
        const int color = below(colorCount);
        std::stable_sort(m_troops.begin(), m_troops.end(), [&](Card a, Card b) {
            const auto isFavored = [&](Card card) {
                return kind == 0   ? card.value() == 8
                       : kind == 1 ? card.value() <= 3
                                   : kind == 2 && card.color() == color;
            };
            return isFavored(a) < isFavored(b);
        });
        if (below(2) == 0 && kind < 3) // but for a few
            std::shuffle(m_troops.end() - 8, m_troops.end(), m_random);
    }

    void layTactics()
    {
        for (int count = below(tacticsCount + 1); count > 0; --count) {
            const Card card = m_tactics.back();
            m_tactics.pop_back();
            Seat seat = anySeat();
            if (!m_table.mayPlayTactics(seat))
                seat = opponentOf(seat);
            if (isLeader(card) && m_table.leadersPlayed(seat) > 0)
                continue;
            Flag& flag = anyFlag();
            if (card.isFormationCard() && !flag.isComplete(seat))
                flag.rows[seat].push_back({card, 0});
            else if (card == cards::fog)
                flag.fog = seat;
            else if (card == cards::mud)
                flag.mud = seat;
            else if (card.kind() == CardKind::Guile)
                m_table.setAside[seat].push_back(card);
            if (card == cards::deserter)
                m_table.setAside[opponentOf(seat)].push_back(takeTroop());
            if (card == cards::redeploy && below(2) == 0)
                m_table.setAside[seat].push_back(takeTroop());
        }
    }

    void winSome()
    {
        for (int count = below(5); count > 0; --count) {
            Flag& flag = anyFlag();
            const Seat seat = anySeat();
            if (flag.isOpen() && flag.isComplete(seat)) {
                flag.wonBy = seat;
                if (m_table.winnerByFlags())
                    flag.wonBy.reset();
            }
        }
    }

    std::mt19937& m_random;
    Table m_table;
    std::vector<Card> m_troops;
    std::vector<Card> m_tactics;
};

} // namespace

Table randomTable(std::mt19937& random)
{
    return TableMaker(random).make();
}

} // namespace whistle::battleline
