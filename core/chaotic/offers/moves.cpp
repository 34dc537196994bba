// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that may be done at a table, as everybody may know it: what only a player sees, a deck, a face-down
// creature, a card in hand, stands in a command as one that would do, and its place is open.
#include "chaotic/offers/moves.h"

#include "base/contains.h"
#include "chaotic/judging/referee.h"
#include "chaotic/library/ready_deck.h"
#include "chaotic/offers/plays.h"

#include <algorithm>
#include <numeric>

namespace whistle::chaotic {

namespace {

class Candidates {
public:
    Candidates(const Game& game, const State& state, Gathering<Command>& moves, std::optional<CardInHand> known = {})
        : m_game(game)
        , m_state(state)
        , m_moves(moves)
        , m_known(std::move(known))
    {
    }

    void gather()
    {
        if (!m_state.hasBegun) {
            newMatch();
            return;
        }
        if (m_state.step == Step::Finished)
            return;
        if (m_state.activePlayer) {
            gatherPlays(m_game, m_state, m_moves, m_known);
            turn();
            combat();
            burst();
            texts();
        } else {
            setUp();
        }
        for (const Player player : bothPlayers)
            m_moves.offer(seatOf(player), {choiceTap("concede"), choiceTap(seatOf(player))}, Concede{player},
                          Weight::Grave);
    }

    /// What the card that is known can be used for.
    void gatherKnown()
    {
        turn();
        combat();
        gatherPlays(m_game, m_state, m_moves, m_known);
        texts();
    }

private:
    // --- set-up ---

    void newMatch()
    {
        NewMatch command;
        command.names = {seatOf(Player::One), seatOf(Player::Two)};
        m_moves.offer({}, {choiceTap("new_match")}, command,
                      {{"/0/size", Shape::integers({1, 3, 6, 10})},
                       {"/0/rules_level", {}},
                       {"/0/names", {}},
                       {"/0/house_rules", {}}});
    }

    void setUp()
    {
        for (const Player player : bothPlayers) {
            if (!m_state.revealed)
                setUp(player);
        }
        m_moves.offer({}, {choiceTap("reveal_all")}, RevealAll{});
        for (const Player player : bothPlayers)
            m_moves.offer({}, {choiceOf("first", player)}, ChooseFirst{player});
    }

    void setUp(Player player)
    {
        const std::string seat = seatOf(player);
        const auto& deck = m_state.seats[player].deck;
        const Tribe tribe = player == Player::One ? Tribe::Overworld : Tribe::Underworld;
        SetDeck brings{player, std::make_shared<const Deck>(
                                   readyDeck(*printedFacts(), tribe, creaturesOn(m_state.size), m_state.level))};
        m_moves.offer(seat, {choiceOf("set_deck", player)}, std::move(brings), {{"/0/deck", {}}},
                      deck ? Weight::Open : Weight::Due);
        if (!deck)
            return;
        const std::vector<const CreatureCard*> waiting = unplaced(m_state, player);
        for (const Space& space : m_state.board().spaces()) {
            if (space.side == player && !waiting.empty())
                m_moves.offer(seat, {placeTap(wordOf(space))}, PlaceCreature{player, waiting.front()->id, space},
                              {{"/0/card", {}}});
        }
        const std::vector<std::string> free = freeBattlegear(m_state, player);
        const std::vector<std::string> bare = unequipped(m_state, player);
        if (!free.empty() && !bare.empty())
            m_moves.offer(seat, {choiceOf("equip", player)}, Equip{player, bare.front(), free.front()},
                          {{"/0/creature", {}}, {"/0/battlegear", {}}});
    }

    // --- the turn ---

    [[nodiscard]] std::string active() const { return seatOf(*m_state.activePlayer); }

    /// With a card that its owner alone knows: one move for all, with the first that the referee takes.
    template <class Cards, class Made>
    void offerCard(const std::string& seat, std::vector<Tap> taps, const Cards& cards, Made made,
                   Weight weight = Weight::Due)
    {
        std::vector<Open> open;
        if (!m_known)
            open.push_back({"/0/card", {}});
        for (const auto& card : cards) {
            if (isMeant(m_known, card.name) && m_moves.offer(seat, taps, made(card.name), open, weight))
                return;
        }
    }

    void turn()
    {
        if ((m_state.step == Step::Location || !m_moves.isListing()) && isMeant(m_known, *m_state.activePlayer))
            offerCard(active(), {choiceTap("reveal_location")}, m_state.deckOf(*m_state.activePlayer).locations,
                      [](const std::string& card) { return RevealLocation{card}; });
        if (m_known)
            return;
        const bool mayMove = m_state.step == Step::Action && !m_state.combat && m_state.burst.isQuiet();
        if (m_state.showdownDue || !m_moves.isListing())
            showdown();
        if ((mayMove && !m_state.showdownDue) || !m_moves.isListing())
            moves();
        // Where no Showdown comes between, the turn ends with its Action step.
        const bool isWhole =
            m_moves.offer(MoveOf<Command>{{active(), {choiceTap("end_all")}}, {EndActionStep{}, EndTurn{}}});
        const auto& all = m_moves.moves();
        const bool canMove = std::any_of(all.begin(), all.end(), [](const MoveOf<Command>& move) {
            return std::holds_alternative<Move>(move.commands.front());
        });
        offerOfNobody(active(), choiceTap("end_action_step"), EndActionStep{},
                      isWhole && !canMove && !mayAdd(Player::One) && !mayAdd(Player::Two),
                      isWhole ? Weight::Open : Weight::Due);
        offerOfNobody(active(), choiceTap("end_turn"), EndTurn{}, true);
    }

    /// What goes in by itself where `isForced`: there is no other way on, and no text that the players carry out first.
    void offerOfNobody(const std::string& seat, Tap tap, Command command, bool isForced, Weight weight = Weight::Due,
                       std::vector<Open> open = {})
    {
        MoveOf<Command> move{{seat, {std::move(tap)}, std::move(open), weight}, {std::move(command)}};
        move.needsNobody = isForced && (m_state.burst.carryingOut == 0 || m_state.burst.carriedWords.empty());
        m_moves.offer(std::move(move));
    }

    [[nodiscard]] bool mayAdd(Player player) const { return chaotic::mayAdd(m_state, m_moves.moves(), player); }

    void moves()
    {
        const Weight weight = m_state.turns.back().moves.empty() ? Weight::Due : Weight::Open;
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& one = m_state.at(i);
            if (!one.inPlay || (m_moves.isListing() && one.player != *m_state.activePlayer))
                continue;
            std::vector<Space> goals = m_state.board().spaces();
            if (m_moves.isListing()) {
                const MovementVerdict verdict = judgeMovement(movementAt(m_state, i), Reasons::unheard());
                std::erase_if(goals, [&](const Space& space) { return !verdict.to(space); });
            }
            for (const Space& space : goals)
                m_moves.offer(active(), {pieceTap(one.id), placeTap(wordOf(space))}, Move{one.id, space}, weight);
        }
    }

    /// CH-12.2: each picks one of the other's.
    void showdown()
    {
        for (const Creature& foe : m_state.creatures) {
            for (const Creature& own : m_state.creatures) {
                if (foe.player != *m_state.activePlayer && own.player != foe.player)
                    m_moves.offer({}, {pieceTap(foe.id), pieceTap(own.id)}, PlayShowdown{foe.id, own.id});
            }
        }
    }

    // --- combat ---

    void combat()
    {
        if (!m_state.combat && m_moves.isListing())
            return;
        const Player striking = m_state.combat ? m_state.combat->striking : *m_state.activePlayer;
        if (isMeant(m_known, striking))
            offerCard(seatOf(striking), {choiceTap("strike")}, m_state.deckOf(striking).attacks,
                      [](const std::string& card) { return Strike{card}; });
        if (m_known)
            return;
        const std::size_t before = m_moves.moves().size();
        offerOfNobody({}, choiceTap("set_initiative"), SetInitiative{}, !mayAdd(Player::One) && !mayAdd(Player::Two));
        const bool isDecided = m_moves.moves().size() > before;
        for (const Player player : bothPlayers)
            m_moves.offer({}, {choiceOf("chance", player)}, SetInitiative{player},
                          isDecided ? Weight::Aside : Weight::Due);
    }

    // --- the Burst ---

    void burst()
    {
        const BurstTurn& turn = m_state.burst.turn;
        const Player passing = turn.choice.value_or(*m_state.activePlayer);
        offerOfNobody(seatOf(passing), choiceTap("pass"), Pass{passing}, !mayAdd(passing), Weight::Open);
        // CH-11.5: all that is left to be passed, and what resolves then.
        MoveOf<Command> all{{{}, {choiceTap("nobody_adds")}}, {Pass{passing}}};
        if (turn.passes == 0)
            all.commands.emplace_back(Pass{opponentOf(passing)});
        if (conditionsOnTop() == 0)
            all.commands.emplace_back(ResolveNext{});
        if (turn.choice)
            m_moves.offer(std::move(all));
        resolve();
        triggers();
    }

    /// So many conditions of an Attack on top of the Burst are judged by the players.
    [[nodiscard]] int conditionsOnTop() const
    {
        const std::vector<Item>& items = m_state.burst.items;
        if (items.empty() || items.back().type != ItemType::Attack)
            return 0;
        return statedConditions(
            m_state.deckOf(items.back().player).attacks[static_cast<std::size_t>(items.back().card)]);
    }

    /// CH-8.5: what the players judge is said with it, condition by condition.
    void resolve()
    {
        const int conditions = conditionsOnTop();
        constexpr int mostTapped = 3;
        if (conditions == 0) {
            m_moves.offer({}, {choiceTap("resolve_next")}, ResolveNext{});
        } else if (conditions > mostTapped) {
            const auto count = static_cast<std::size_t>(conditions);
            m_moves.offer({}, {choiceTap("resolve_next")}, ResolveNext{StatedFacts{std::vector<bool>(count)}},
                          {{"/0/facts/stated", Shape::list(Shape::boolean(), count, count)}});
        } else {
            for (int facts = 0; facts < 1 << conditions; ++facts) {
                std::vector<Tap> taps;
                StatedFacts told;
                for (int i = conditions - 1; i >= 0; --i) {
                    told.stated.push_back((facts >> i & 1) == 0);
                    taps.push_back(choiceTap(told.stated.back() ? "true" : "false"));
                }
                m_moves.offer({}, std::move(taps), ResolveNext{std::move(told)});
            }
        }
    }

    /// CH-10.7, CH-11.9: those that wait, in an order that each player chooses; and whatever else the texts of cards
    /// may trigger, which the players say.
    void triggers()
    {
        std::vector<Item> pending = m_state.burst.pending;
        const auto isActive = [&](const Item& item) { return item.player == *m_state.activePlayer; };
        const auto others = std::stable_partition(pending.begin(), pending.end(), isActive);
        std::string seat;
        if (!pending.empty() && pending.front().player == pending.back().player)
            seat = seatOf(pending.front().player);
        Trigger listed;
        for (const Item& item : pending)
            listed.items.emplace_back(itemWord(item.id));
        if (pending.empty())
            listed.items.emplace_back(FreeItem{*m_state.activePlayer, "triggered ability", {}, {}});
        const std::vector<std::vector<int>> orders =
            ordersOf(static_cast<int>(others - pending.begin()), static_cast<int>(pending.end() - others));
        const Weight due = orders.empty() ? Weight::Due : Weight::Open;
        const bool hasOneOrder = others - pending.begin() < 2 && pending.end() - others < 2;
        offerOfNobody(seat, choiceTap("trigger"), listed, !pending.empty() && hasOneOrder,
                      pending.empty() ? Weight::Aside : due, {{"/0/items", {}, pending.empty()}});
        for (const std::vector<int>& order : orders) {
            Trigger trigger;
            for (const int place : order)
                trigger.items.push_back(listed.items[static_cast<std::size_t>(place)]);
            // What is the last of its player goes without saying; that they are put down is said at the end.
            std::vector<Tap> taps;
            for (std::size_t i = 0; i + 1 < order.size(); ++i) {
                const Item& item = pending[static_cast<std::size_t>(order[i])];
                if (item.player == pending[static_cast<std::size_t>(order[i + 1])].player)
                    taps.push_back(cardTap(itemWord(item.id)));
            }
            if (!taps.empty())
                taps.push_back(choiceTap("trigger"));
            m_moves.offer(seat, std::move(taps), trigger);
        }
    }

    /// The orders of so many items of the one and of the other; none: there is just one, or too many to tell them all.
    static std::vector<std::vector<int>> ordersOf(int first, int second)
    {
        constexpr int mostOfOne = 4;
        if ((first < 2 && second < 2) || first > mostOfOne || second > mostOfOne || first + second > mostOfOne + 1)
            return {};
        std::vector<std::vector<int>> orders;
        std::vector<int> order(static_cast<std::size_t>(first + second));
        std::iota(order.begin(), order.end(), 0);
        const auto middle = order.begin() + first;
        do {
            do
                orders.push_back(order);
            while (std::next_permutation(middle, order.end()));
        } while (std::next_permutation(order.begin(), middle));
        return orders;
    }

    // --- texts that players carry out ---

    void texts()
    {
        if (m_state.burst.carryingOut == 0 && m_moves.isListing())
            return;
        for (const bool on : {true, false}) {
            if (!m_known)
                m_moves.offer({}, {choiceTap("set_hive"), choiceTap(on ? "true" : "false")}, SetHive{on},
                              Weight::Aside);
        }
        for (const Player player : bothPlayers) {
            if (!isMeant(m_known, player))
                continue;
            const std::string seat = seatOf(player);
            offerCard(
                seat, {choiceTap("discard"), choiceTap(seat)}, m_state.deckOf(player).mugic,
                [player](const std::string& card) {
                    return Discard{player, card};
                },
                Weight::Aside);
            offerCard(
                seat, {choiceTap("replace_location"), choiceTap(seat)}, m_state.deckOf(player).locations,
                [player](const std::string& card) {
                    return ReplaceLocation{player, card};
                },
                Weight::Aside);
            std::vector<std::string> discarded;
            for (const DiscardedCard& card : m_state.seats[player].discard) {
                if (card.kind == DiscardedCard::Kind::Mugic && !contains(discarded, card.name) && !m_known)
                    discarded.push_back(card.name);
            }
            for (const std::string& card : discarded)
                m_moves.offer(seat, {choiceTap("return_card"), choiceTap(seat), cardTap(card)},
                              ReturnCard{player, card}, Weight::Aside);
        }
    }

    const Game& m_game;
    const State& m_state;
    Gathering<Command>& m_moves;
    std::optional<CardInHand> m_known;
};

} // namespace

bool Game::allows(const State& state, const Command& command) const
{
    return isLegal(state, command);
}

void Game::gather(const State& state, Gathering<Command>& moves) const
{
    Candidates(*this, state, moves).gather();
}

std::vector<MoveOf<Command>> movesWith(const Game& game, const State& state, const CardInHand& card)
{
    Gathering<Command> moves([&](const std::vector<Command>& commands) { return areLegal(game, state, commands); });
    if (state.activePlayer && state.step != Step::Finished)
        Candidates(game, state, moves, card).gatherKnown();
    return std::move(moves.moves());
}

std::vector<MoveOf<Command>> answersOf(const Game& game, const State& state, Player player,
                                       const std::optional<std::string>& mugic)
{
    const BurstTurn& turn = state.burst.turn;
    std::optional<Command> ahead;
    if (turn.choice && *turn.choice != player && turn.passes == 0)
        ahead = Pass{*turn.choice};
    const State on = ahead ? game.referee(state, *ahead, Reasons::Listening::No).next : state;
    std::vector<MoveOf<Command>> answers = mugic ? movesWith(game, on, {player, *mugic}) : movesOf(game, on);
    std::erase_if(answers, [&](const MoveOf<Command>& move) {
        const Command& command = move.commands.front();
        const auto* use = std::get_if<UseAbility>(&command);
        return mugic ? !std::holds_alternative<PlayMugic>(command) : !use || use->player != player;
    });
    for (MoveOf<Command>& move : answers) {
        if (ahead)
            move.commands.insert(move.commands.begin(), *ahead);
    }
    return answers;
}

bool mayAdd(const State& state, const std::vector<MoveOf<Command>>& moves, Player player)
{
    const bool isOffered = std::any_of(moves.begin(), moves.end(), [&](const MoveOf<Command>& move) {
        const Command& command = move.commands.front();
        return move.seat == seatOf(player) &&
               (std::holds_alternative<PlayMugic>(command) || std::holds_alternative<UseAbility>(command));
    });
    const std::vector<Creature>& all = state.creatures;
    return isOffered || (state.isAdvanced() && state.seats[player].mugicCount() > 0 &&
                         std::any_of(all.begin(), all.end(), [&](const Creature& one) {
                             return one.inPlay && one.player == player && one.mugicCounters > 0;
                         }));
}

std::vector<Space> freeSpaces(const State& state, Player player)
{
    std::vector<Space> spaces = state.board().spaces();
    std::erase_if(spaces,
                  [&](const Space& space) { return space.side != player || state.standingOn(space) != nobody; });
    return spaces;
}

std::vector<const CreatureCard*> unplaced(const State& state, Player player)
{
    std::vector<const CreatureCard*> waiting;
    for (const CreatureCard& card : state.deckOf(player).creatures) {
        if (state.called(seatOf(player) + '/' + card.id) == nobody)
            waiting.push_back(&card);
    }
    return waiting;
}

std::vector<std::string> unequipped(const State& state, Player player)
{
    std::vector<std::string> bare;
    for (const CreatureCard& card : state.deckOf(player).creatures) {
        const CreatureIndex placed = state.called(seatOf(player) + '/' + card.id);
        if (placed != nobody && !state.at(placed).battlegear)
            bare.push_back(state.at(placed).id);
    }
    return bare;
}

std::vector<std::string> freeBattlegear(const State& state, Player player)
{
    std::vector<std::string> free;
    const auto& deck = state.seats[player].deck;
    for (std::size_t i = 0; deck && i < deck->battlegear.size(); ++i) {
        const auto used = std::count_if(state.creatures.begin(), state.creatures.end(), [&](const Creature& one) {
            return one.player == player && one.battlegear && one.battlegear->card == static_cast<int>(i);
        });
        for (auto copy = used; copy < deck->battlegear[i].count; ++copy)
            free.push_back(deck->battlegear[i].name);
    }
    return free;
}

} // namespace whistle::chaotic
