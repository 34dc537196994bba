// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game.h"
#include "battleline/judging/plays.h"

namespace whistle::battleline {

namespace {

Tap flagTap(int flag)
{
    return placeTap(std::to_string(flag));
}

/// End conditions that were agreed before the first game of a series: a later game may repeat them, no more.
Shape agreed(const EndConditions& conditions)
{
    const auto goal = [](const char* name, const std::optional<int>& value, const std::optional<int>& usual) {
        const Shape shape = value ? Shape::integer(*value, *value) : Shape::null();
        return value == usual ? optional(name, shape) : required(name, shape);
    };
    const EndConditions usual;
    return Shape::object({goal("point_lead", conditions.pointLead, usual.pointLead),
                          goal("wins_in_a_row", conditions.winsInARow, usual.winsInARow),
                          goal("breakthroughs_in_a_row", conditions.breakthroughsInARow, usual.breakthroughsInARow)});
}

/// Every order of exactly `count` decks that these cards allow.
void forEachOrder(Cards left, int count, std::vector<Deck>& decks,
                  const std::function<void(const std::vector<Deck>&)>& visit)
{
    if (static_cast<int>(decks.size()) == count)
        return visit(decks);
    for (const Deck deck : {Deck::Troop, Deck::Tactics}) {
        if (left.of(deck) == 0)
            continue;
        --left.of(deck);
        decks.push_back(deck);
        forEachOrder(left, count, decks, visit);
        decks.pop_back();
        ++left.of(deck);
    }
}

/// Where cards can be laid next, and what goes in before.
struct Playing {
    State state;
    std::vector<Command> before;
    bool drawsUsually = false; ///< one of those is the draw that most turns end with
};

/// The step that plays a card, over what needs nobody and the usual draw, where no flag can be claimed. None: something
/// else has to be decided first.
std::optional<Playing> playingAfter(const State& now)
{
    Playing playing{now, {}};
    State& state = playing.state;
    while (state.isRunning() && state.step != Step::Play) {
        std::optional<Command> step = automaticStep(state);
        const bool isClaiming = state.step == state.claimingStep() && state.provableBy(state.toMove) != 0;
        if (!step && state.mustDraw() && !isClaiming && !std::exchange(playing.drawsUsually, true))
            step = Draw{Deck::Troop};
        if (!step)
            return {};
        state = referee(state, *step, Reasons::Listening::No).next;
        playing.before.push_back(std::move(*step));
    }
    return state.step == Step::Play ? std::optional(std::move(playing)) : std::nullopt;
}

/// The moves of one table. Which cards are held nobody sees: every card that lies nowhere yet may be in a hand that
/// holds one of its kind.
class LineMoves {
public:
    LineMoves(const State& state, Gathering<Command>& moves)
        : m_state(state)
        , m_moves(moves)
        , m_seat(toWord(state.toMove))
        , m_isListing(moves.isListing())
    {
    }

    void all()
    {
        if (!m_state.isRunning())
            return games();
        if (std::optional<Playing> playing = playingAfter(m_state))
            plays(*playing);
        else if (!m_isListing) // the referee says what comes first
            plays({m_state, {}});
        if (m_state.step == Step::Scouting)
            scouting();
        if (m_state.step != Step::Scouting || !m_isListing)
            claimsAndEnds();
    }

private:
    using Taps = std::vector<Tap>;

    void games()
    {
        StartGame start{Seat::South, m_state.houseRules, m_state.endConditions, m_state.players[Seat::North],
                        m_state.players[Seat::South]};
        std::vector<Open> open;
        for (const char* at : {"/0/house_rules", "/0/end_conditions", "/0/north", "/0/south"})
            open.push_back({at, {}, false});
        if (m_state.games.empty()) {
            for (const Seat seat : seatsInOrder) {
                start.firstStarter = seat;
                m_moves.offer({}, {choiceTap("start_game"), choiceTap(toWord(seat))}, start, open);
            }
        } else if (const auto starter = m_state.series(Reasons::Listening::No).verdict.nextStarter) {
            start.firstStarter = *starter;
            open[1].shape = agreed(m_state.endConditions);
            m_moves.offer({}, {choiceTap("start_game")}, start, std::move(open));
        }
    }

    // --- cards ---
    void plays(const Playing& playing)
    {
        const Table& table = playing.state.table;
        const Seat player = playing.state.toMove;
        const FlagSet room = m_isListing ? table.flagsWithRoom(player) : allFlags;
        const std::size_t before = m_moves.moves().size();
        for (int i = 0; i < cardCount; ++i) {
            const Card card = Card::at(i);
            const bool isSeen = playing.state.hands[player].of(card) == 0 || table.isOnTable(card);
            if (m_isListing && (isSeen || whyNotPlayable(table, player, card)))
                continue;
            if (card.isFormationCard())
                lay(playing, card, room);
            else if (card.kind() == CardKind::Environment)
                lay(playing, card, m_isListing ? table.openFlags() : allFlags);
            else if (card == cards::scout)
                play(playing, {cardTap(idOf(card)), choiceTap("play_scout")}, PlayScout{});
            else
                take(playing, card, room);
        }
        // Whether one of them is held is hidden: Enter does not pass then.
        if (!playing.drawsUsually)
            play(playing, {choiceTap("pass")}, Pass{}, m_moves.moves().size() > before ? Weight::Open : Weight::Due);
    }

    void lay(const Playing& playing, Card card, FlagSet where)
    {
        for (const int flag : numbersOf(where))
            play(playing, {cardTap(idOf(card)), flagTap(flag)}, playAt(card, flag));
    }

    /// Redeploy, Deserter and Traitor: a card of the line, and where it goes.
    void take(const Playing& playing, Card card, FlagSet room)
    {
        const Seat owner = card == cards::redeploy ? playing.state.toMove : opponentOf(playing.state.toMove);
        for (const Flag& flag : playing.state.table.flags) {
            for (const Seat side : bothSeats) {
                for (const LaidCard& laid : flag.rows[side]) {
                    if (m_isListing && (side != owner || !flag.isOpen()))
                        continue;
                    Taps taps{cardTap(idOf(card)), pieceTap(idOf(laid.card))};
                    if (card == cards::deserter)
                        play(playing, taps, PlayDeserter{laid.card});
                    if (card == cards::redeploy)
                        play(playing, with(taps, choiceTap("out_of_play")), PlayRedeploy{laid.card, {}, true});
                    for (const int to : numbersOf(card == cards::deserter ? FlagSet{0} : room)) {
                        if (card == cards::redeploy)
                            play(playing, with(taps, flagTap(to)), PlayRedeploy{laid.card, to, false});
                        else
                            play(playing, with(taps, flagTap(to)), PlayTraitor{laid.card, to});
                    }
                }
            }
        }
    }

    static Taps with(Taps taps, Tap last)
    {
        taps.push_back(std::move(last));
        return taps;
    }

    void play(const Playing& playing, Taps taps, Command command, Weight weight = Weight::Due)
    {
        if (playing.drawsUsually)
            weight = Weight::Open;
        MoveOf<Command> move{{std::string(toWord(playing.state.toMove)), std::move(taps), {}, weight}};
        move.commands = playing.before;
        move.commands.push_back(std::move(command));
        m_moves.offer(std::move(move));
    }

    void scouting()
    {
        const bool atOnce = m_state.houseRules.scoutDraw == ScoutDraw::AllAtOnce;
        takeDecks<ScoutDrawCards>("draw_", m_state.decks, m_state.scoutDraws, atOnce);
        takeDecks<ScoutReturnCards>("return_", m_state.hands[m_state.toMove], m_state.scoutReturns(), false);
    }

    /// One by one, or several in one command; `atOnce`: all of them, no less.
    template <class Entry>
    void takeDecks(std::string_view word, const Cards& cards, int most, bool atOnce)
    {
        for (int count = atOnce ? most : 1; count > 0 && count <= most; ++count) {
            const bool isUsual = atOnce || count == 1;
            std::vector<Deck> order;
            forEachOrder(cards, count, order, [&](const std::vector<Deck>& decks) {
                Taps taps = isUsual ? Taps{} : Taps{choiceTap("at_once"), numberTap(count)};
                for (const Deck deck : decks)
                    taps.push_back(choiceTap(std::string(word).append(toWord(deck))));
                const bool isDue = atOnce || decks.front() == usualDeck(cards);
                m_moves.offer(m_seat, std::move(taps), Entry{decks},
                              !isUsual ? Weight::Aside
                              : isDue  ? Weight::Due
                                       : Weight::Open);
            });
        }
    }

    // --- claims, draws, ends ---
    void claimsAndEnds()
    {
        const bool isMoment = m_state.step == m_state.claimingStep();
        const FlagSet proven = isMoment ? m_state.provableBy(m_state.toMove) : FlagSet{0};
        for (const int flag : numbersOf(m_isListing ? proven : allFlags))
            m_moves.offer(m_seat, {choiceTap("claim_" + std::to_string(flag))}, ClaimFlag{flag});
        // Who can claim and does not, says so.
        const Weight due = proven != 0 ? Weight::Open : Weight::Due;
        const bool needsNobody = automaticStep(m_state).has_value();
        const auto end = [&](std::string_view word, Command command, Weight weight) {
            MoveOf<Command> move{{m_seat, {choiceTap(word)}, {}, weight}, {std::move(command)}};
            move.needsNobody = needsNobody;
            m_moves.offer(std::move(move));
        };
        for (const Deck deck : {Deck::Troop, Deck::Tactics})
            end("draw_" + std::string(toWord(deck)), Draw{deck}, deck == usualDeck(m_state.decks) ? due : Weight::Open);
        end("end_turn", EndTurn{}, due);
        end("end_claims", EndClaims{}, due);
    }

    /// Which Enter draws from.
    static Deck usualDeck(const Cards& cards) { return cards.troop > 0 ? Deck::Troop : Deck::Tactics; }

    static constexpr FlagSet allFlags = (1U << flagCount) - 1U;

    const State& m_state;
    Gathering<Command>& m_moves;
    std::string m_seat;
    bool m_isListing;
};

} // namespace

std::optional<Command> automaticStep(const State& state)
{
    if (!state.isRunning())
        return {};
    if (state.step == state.claimingStep() && state.provableBy(state.toMove) != 0)
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

void Game::gather(const State& state, Gathering<Command>& moves) const
{
    LineMoves(state, moves).all();
}

} // namespace whistle::battleline
