// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/offers/moves.h"

#include "elgrande/judging/court_intake.h"
#include "elgrande/judging/forced_loss.h"
#include "elgrande/judging/movement.h"
#include "elgrande/judging/placement.h"
#include "elgrande/judging/turn_order.h"
#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

using Offer = MoveOf<Command>;
/// What may stand at some keys of a command instead.
using Narrower = std::vector<std::pair<std::string_view, Shape>>;
/// Whether only the table knows what stands there.
enum class Asked { No, Yes };
/// How many may be at each of some areas.
using AreaMost = std::vector<std::pair<Area, int>>;

Tap at(Area area)
{
    return placeTap(toWord(area));
}

Shape just(std::string word)
{
    return Shape::words({std::move(word)});
}

/// The shape of the whole command, narrower at some keys; what may be left out in it, may be left out.
Shape narrowed(const Command& command, const Narrower& narrower)
{
    std::vector<ShapeKey> keys{required("command", just(std::string(commandForms().nameOf(command))))};
    for (ShapeKey key : commandForms().shape().parts().shapes[command.index()].parts().keys) {
        for (const auto& [name, shape] : narrower) {
            if (key.name == name)
                key.shape = shape;
        }
        keys.push_back(std::move(key));
    }
    return Shape::object(std::move(keys));
}

/// At most so many at these areas, out of the first `count`, and none elsewhere.
Shape countsShape(const AreaMost& most, std::size_t count)
{
    ByArea<int> all;
    for (const auto& [area, number] : most)
        all[area] = number;
    std::vector<ShapeKey> keys;
    for (std::size_t i = 0; i < count; ++i)
        keys.push_back(optional(std::string(toWord(static_cast<Area>(i))), Shape::integer(0, all[i])));
    return Shape::object(std::move(keys));
}

AreaMost standing(const AreaList& areas, const Board& board, int player)
{
    AreaMost most;
    for (const Area area : areas)
        most.emplace_back(area, board.at(area, player));
    return most;
}

/// A tap for each of `greatest` Caballeros.
Spread spreadOver(const AreaMost& most, int least, int greatest)
{
    Spread spread{{}, {}, least, greatest};
    for (const auto& [area, number] : most) {
        spread.places.push_back(at(area));
        spread.most.push_back(number);
    }
    return spread;
}

AreaCounts countsByArea(const AreaMost& areas, const std::vector<int>& counts)
{
    AreaCounts written;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        if (counts[i] > 0)
            written.emplace_back(areas[i].first, counts[i]);
    }
    return written;
}

class Candidates {
public:
    Candidates(const State& state, const Facts& facts, Gathering<Command>& moves, const std::string& seat)
        : m_state(state)
        , m_facts(facts)
        , m_moves(moves)
        , m_seat(seat)
    {
    }

    void gather()
    {
        switch (m_state.phase) {
        case Phase::NotStarted:
            return newMatch();
        case Phase::Setup:
            return setup();
        case Phase::Reveal:
            for (const ActionCard& card : m_facts.cards)
                m_moves.offer({}, {cardTap(card.id)}, RevealActionCard{card.stack, card.id});
            return;
        case Phase::PowerCards:
            return powerCards();
        case Phase::Turns:
            return turnOf(m_state.name(m_state.toMove));
        case Phase::GeneralScoring:
            return scoring();
        case Phase::RoundOver:
            return startRound();
        case Phase::Finished:
            return;
        }
    }

private:
    [[nodiscard]] const Turn& turn() const { return *m_state.turn; }
    /// EG-R4: whether whoever asks may know the spent power cards of this player.
    [[nodiscard]] bool showsPowerCards(const std::string& player) const
    {
        return m_state.rules.spentPowerCardsVisible || m_seat == player;
    }
    [[nodiscard]] Effect effect() const { return m_facts.card(turn().card).effect; }
    /// Every area, where it is asked why not; else those that may be.
    [[nodiscard]] AreaMost orAny(AreaMost areas, std::size_t count = areaCount) const
    {
        for (std::size_t i = 0; !m_moves.isListing() && i < count; ++i) {
            const auto area = static_cast<Area>(i);
            if (std::none_of(areas.begin(), areas.end(), [&](const auto& one) { return one.first == area; }))
                areas.emplace_back(area, caballerosInPlay);
        }
        return areas;
    }

    // --- before the turns ---
    void newMatch()
    {
        const NewMatch match{{{"Anna", {}, 1}, {"Bence", {}, 2}}, {}, {}};
        m_moves.offer({}, {choiceTap("new_match")}, match, {Open{"/0", narrowed(match, {})}});
    }

    void setup()
    {
        if (!m_state.board.king) {
            for (const Area region : allRegions())
                m_moves.offer({}, {at(region)}, SetKing{region});
            return;
        }
        Weight weight = Weight::Due; // clockwise, unless somebody else is called
        for (int player = 0; player < m_state.count(); ++player) {
            if (m_state.board.homes[player])
                continue;
            const std::string& name = m_state.name(player);
            for (const Area region : allRegions()) {
                if (!m_moves.isListing() && weight == Weight::Due)
                    m_moves.offer(name, {at(region)}, SetHome{name, region});
                m_moves.offer(name, {choiceTap(name), at(region)}, SetHome{name, region}, weight);
            }
            weight = Weight::Open;
        }
        startRound();
    }

    void startRound()
    {
        Offer start{{{}, {choiceTap("start_round")}}, {StartRound{}}};
        start.needsNobody = m_step.has_value();
        m_moves.offer(std::move(start));
    }

    /// EG-R4: which of the cards are spent is nobody else's affair. Then it is one move with all that might be.
    void powerCards()
    {
        const Bidding bidding = biddingOf(m_state);
        const std::string& name = m_state.name(m_state.toMove);
        const auto playable = cardsIn(static_cast<PowerCards>(bidding.hands[m_state.toMove] & ~bidding.forbidden()));
        if (!m_moves.isListing() || showsPowerCards(name)) {
            for (const int value : m_moves.isListing() ? playable : cardsIn(allPowerCards))
                m_moves.offer(name, {numberTap(value)}, PlayPowerCard{name, value});
            return;
        }
        const auto possible = cardsIn(static_cast<PowerCards>(allPowerCards & ~bidding.forbidden()));
        m_moves.offer(name, {choiceTap("power_card")}, PlayPowerCard{name, playable.front()},
                      {Open{"/0/value", Shape::integers(possible)}});
    }

    // --- a player's turn ---
    void turnOf(const std::string& player)
    {
        m_player = player;
        if (m_state.step != Step::Action) {
            if (m_state.step == Step::Intake)
                intake(false);
            return stacks();
        }
        place();
        specialAction();
        scoring();
        inTurn({choiceTap("skip_special_action")}, SkipSpecialAction{}, Weight::Open);
        endTurn();
        for (const std::string& holder : m_state.players)
            m_moves.offer(holder, {choiceTap("veto_" + holder)}, UseVeto{holder}, Weight::Aside);
    }

    /// A command of the turn: it may name the player, or not.
    bool inTurn(std::vector<Tap> taps, Command command, Weight weight, Narrower narrower = {})
    {
        return inTurn(Offer{{m_player, std::move(taps), {}, weight}, {std::move(command)}}, std::move(narrower));
    }
    bool inTurn(Offer move, Narrower narrower = {}, Asked asked = Asked::No)
    {
        narrower.emplace_back("player", just(m_player));
        return offerOpen(std::move(move), narrower, asked);
    }
    /// Its last command is open but for what is narrower.
    bool offerOpen(Offer move, const Narrower& narrower, Asked asked = Asked::No)
    {
        if (m_moves.isListing() && !narrower.empty())
            move.open.push_back({'/' + std::to_string(move.commands.size() - 1),
                                 narrowed(move.commands.back(), narrower), asked == Asked::Yes});
        return m_moves.offer(std::move(move));
    }

    /// While Caballeros may be placed the card is tapped before what its special action is done with.
    [[nodiscard]] std::vector<Tap> behindCard(std::vector<Tap> taps) const
    {
        if (m_mayPlace)
            taps.insert(taps.begin(), cardTap(m_facts.card(turn().card).id));
        return taps;
    }
    /// A command of the special action. Where that is still to be announced it is announced with it, unless somebody
    /// could say Veto before it begins.
    void act(Offer move, Narrower narrower = {}, Asked asked = Asked::No)
    {
        move.seat = m_player;
        move.taps = behindCard(std::move(move.taps));
        if (m_mayPlace)
            move.weight = std::max(Weight::Open, move.weight);
        if (turn().special != SpecialAction::Open) {
            inTurn(std::move(move), std::move(narrower), asked);
            return;
        }
        move.commands.insert(move.commands.begin(), AnnounceSpecialAction{});
        if (move.shared) {
            move.shared = [shared = std::move(move.shared)](const std::vector<int>& counts) {
                std::vector<Command> both = shared(counts);
                both.insert(both.begin(), AnnounceSpecialAction{});
                return both;
            };
        }
        m_actsAtOnce = offerOpen(std::move(move), narrower, asked) || m_actsAtOnce;
    }
    void act(std::vector<Tap> taps, Command command) { act(Offer{{{}, std::move(taps)}, {std::move(command)}}); }

    /// A move that shares Caballeros out over areas; `commandOf` makes it of their counts.
    template <class CommandOf>
    static Offer shared(std::vector<Tap> taps, const AreaMost& areas, int least, int greatest, CommandOf commandOf)
    {
        Offer move{{{}, std::move(taps)}};
        move.spread = spreadOver(areas, least, greatest);
        move.shared = [areas, commandOf](const std::vector<int>& counts) {
            return std::vector<Command>{commandOf(countsByArea(areas, counts))};
        };
        move.commands = move.shared(move.spread->usual());
        return move;
    }

    void intake(bool isTheCourt)
    {
        const int player = turn().player;
        const IntakeCase before = intakeOf(m_state, isTheCourt);
        const IntakeVerdict verdict = judgeIntake(before, m_facts, Reasons::Listening::No).verdict;
        const int usual = std::min(verdict.limit, before.provinces);
        for (int count = m_moves.isListing() ? usual : caballerosInPlay; count >= 0; --count) {
            const int fromRegions = count == before.provinces ? verdict.maximumFromRegions : 0;
            const AreaMost reach = fromRegions > 0
                                       ? standing(m_state.board.regionsWithinReach(player), m_state.board, player)
                                       : AreaMost{};
            const Tap tap = count == usual ? choiceTap("take_caballeros") : numberTap(count);
            Offer take{{m_player, {tap}}, {TakeCaballeros{{}, count, {}}}};
            if (fromRegions > 0 || !m_moves.isListing())
                take = shared({tap}, orAny(reach, regionCount), 0, fromRegions, [count](AreaCounts regions) {
                    return TakeCaballeros{{}, count, std::move(regions)};
                });
            take.seat = m_player;
            take.weight = isTheCourt && count == usual ? Weight::Due : Weight::Open; // else the cards are due
            Narrower narrower{{"from_provinces", Shape::integers({count})},
                              {"from_regions", countsShape(reach, regionCount)}};
            if (isTheCourt)
                act(std::move(take), std::move(narrower));
            else
                inTurn(std::move(take), std::move(narrower));
        }
        m_usualIntake = usual;
    }

    /// The usual intake needs no tap of its own: it is entered with the card.
    void stacks()
    {
        for (int stack = 1; stack <= stackCount; ++stack) {
            const std::optional<int> card = m_state.shownOn(stack).card;
            if (!card)
                continue;
            const std::vector<Tap> taps{cardTap(m_facts.card(*card).id)};
            if (m_state.step == Step::Choose)
                inTurn(taps, ChooseActionCard{{}, stack}, Weight::Due);
            else
                m_moves.offer(
                    Offer{{m_player, taps}, {TakeCaballeros{{}, m_usualIntake, {}}, ChooseActionCard{{}, stack}}});
        }
    }

    void place()
    {
        if (turn().placementDone || (turn().isRunning() && effect() != Effect::Veto))
            return;
        const int most = std::min(turn().stack, m_state.board.court[turn().player]);
        AreaMost areas;
        for (const Area area : placementDestinations(*m_state.board.king, m_facts))
            areas.emplace_back(area, most);
        m_mayPlace = most > 0; // an empty court places nobody
        if (m_mayPlace || !m_moves.isListing()) {
            Offer move = shared({}, orAny(areas), 1, most, [](AreaCounts counts) {
                return PlaceCaballeros{{}, std::move(counts)};
            });
            move.seat = m_player;
            inTurn(std::move(move), {{"placements", countsShape(areas, areaCount)}});
        }
        inTurn({choiceTap("place_nobody")}, PlaceCaballeros{}, m_mayPlace ? Weight::Open : Weight::Aside,
               {{"placements", countsShape({}, areaCount)}});
    }

    void endTurn()
    {
        const bool isDone = turn().special >= SpecialAction::Done || turn().special == SpecialAction::Announced;
        Offer end{{m_player, {choiceTap("end_turn")}, {}, isDone && !m_mayPlace ? Weight::Due : Weight::Open},
                  {EndTurn{}}};
        end.needsNobody = m_step && std::holds_alternative<EndTurn>(*m_step);
        inTurn(std::move(end));
    }

    // --- the special action ---
    void specialAction()
    {
        if (turn().isRunning() || (turn().special == SpecialAction::Open && !isVetoPossible(m_state)))
            carryOut();
        if (turn().special != SpecialAction::Open)
            return;
        const Weight weight = m_actsAtOnce ? Weight::Aside : m_mayPlace ? Weight::Open : Weight::Due;
        if (!announcesArea(effect())) {
            inTurn({choiceTap("announce_special_action")}, AnnounceSpecialAction{}, weight);
            return;
        }
        for (const Area area : allAreas()) {
            if (effect() != Effect::Eviction || isRegion(area))
                inTurn(behindCard({at(area)}), AnnounceSpecialAction{{}, area}, weight,
                       {{"region", just(std::string(toWord(area)))}});
        }
    }

    void carryOut()
    {
        const Effect what = effect();
        if (isMovement(what)) {
            movement();
        } else if (movesKing(what)) {
            for (const Area area : allAreas())
                act({at(area)}, MoveKing{{}, area});
        } else if (what == Effect::Grande) {
            for (const Area area : allAreas())
                act({at(area)}, MoveGrande{{}, area});
        } else if (what == Effect::MobileScoreboard) {
            for (const Area area : allAreas()) { // the larger one needs no word
                for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero})
                    act({choiceTap(toWord(board)), at(area)}, MoveScoreboard{{}, board, area});
            }
        } else if (what == Effect::RetrievePowerCard) {
            retrieve();
        } else if (what == Effect::TheCourt) {
            intake(true);
        } else if (!turn().waitingFor.empty()) {
            returns();
        } else if (turn().special == SpecialAction::Open && isScoring(what) && !announcesArea(what)) {
            act({choiceTap("announce_and_score")}, Score{});
        }
    }

    /// EG-R4, EG-R5: what is spent stays with its player; the card of this round everybody has seen.
    void retrieve()
    {
        const Powers& powers = m_state.powers[turn().player];
        const Tap word = choiceTap("retrieve_power_card");
        if (m_state.rules.secretPowerCardRetrieval)
            return act({word}, RetrievePowerCard{});
        if (m_moves.isListing() && !showsPowerCards(m_state.name(turn().player)))
            return act(Offer{{{}, {word}}, {RetrievePowerCard{{}, powers.ofRound}}},
                       {{"value", Shape::integer(1, highestPower)}}, Asked::Yes);
        for (const int value : cardsIn(m_moves.isListing() ? powers.spent : allPowerCards))
            act({numberTap(value)}, RetrievePowerCard{{}, value});
    }

    /// Caballeros of one owner out of one place at a time. Where a card takes from one place alone it is the whole
    /// action; else more may follow, up to what the card allows.
    void movement()
    {
        const MovementLimits& limits = movementLimits(effect());
        const Board& before = turn().isRunning() ? turn().before : m_state.board;
        const MovementCase soFar{effect(), turn().player, before, turn().moves};
        const bool isWhole = limits.owner == MovementLimits::Owner::Own && (limits.oneSource || !limits.fromRegions);
        const int left = isWhole ? 0 : mostInAll(limits) - countOf(turn().moves);
        AreaList goals;
        for (const Area area : allAreas()) {
            if (area != m_state.board.king)
                goals.push_back(area);
        }
        std::optional<MoveCaballeros> first;
        std::vector<std::string> sources;
        std::vector<std::string> allOwners;
        const auto offerFrom = [&](AreaSpot from) {
            std::vector<std::pair<int, int>> owners; // who may be moved from there comes first
            for (int owner = 0; owner < m_state.count(); ++owner) {
                const int most = movable(soFar, owner, from);
                if (most > 0)
                    owners.insert(std::find_if(owners.begin(), owners.end(), [](auto one) { return one.second == 0; }),
                                  {owner, most});
                else if (!m_moves.isListing() && (from ? before.at(*from, owner) : before.court[owner]) > 0)
                    owners.emplace_back(owner, 0);
            }
            AreaMost areas;
            for (const Area goal : m_moves.isListing() ? goals : allAreas()) {
                if (goal != from)
                    areas.emplace_back(goal, caballerosInPlay);
            }
            const bool hasOne = std::ranges::count_if(owners, [](auto one) { return one.second > 0; }) <= 1;
            for (const auto& [owner, most] : owners) {
                const std::string& name = m_state.name(owner);
                std::vector<Tap> taps{from ? at(*from) : choiceTap("court")};
                if (!hasOne || owner != owners.front().first) // whose, is never by chance
                    taps.push_back(choiceTap(name));
                Offer move = shared(std::move(taps), areas, 1, most, [name, from, left](const AreaCounts& counts) {
                    MoveCaballeros command;
                    int all = 0;
                    for (const auto& [to, count] : counts) {
                        command.moves.push_back({name, from, to, count});
                        all += count;
                    }
                    command.more = all < left;
                    return command;
                });
                if (!first)
                    first = std::get<MoveCaballeros>(move.commands.front());
                sources.emplace_back(from ? toWord(*from) : "court");
                if (!contains(allOwners, name))
                    allOwners.push_back(name);
                Narrower narrower{{"moves", movesShape({name}, {sources.back()}, goals, most, goals.size())}};
                act(std::move(move), std::move(narrower));
            }
        };
        if (limits.fromCourt > 0)
            offerFrom({});
        for (const Area region : allRegions()) {
            if (region != m_state.board.king || !m_moves.isListing())
                offerFrom(region);
        }
        Offer nobody{{{}, {choiceTap("nobody")}}, {MoveCaballeros{}}};
        nobody.weight = turn().special == SpecialAction::UnderWay && !first ? Weight::Due : Weight::Open;
        act(std::move(nobody), {{"moves", movesShape({m_player}, {"court"}, goals, 1, 0)}});
        if (first && turn().isRunning())
            act(Offer{{{}, {choiceTap("several")}, {}, Weight::Aside}, {*first}},
                {{"moves", movesShape(allOwners, sources, goals, caballerosInPlay,
                                      static_cast<std::size_t>(mostInAll(limits)))}},
                Asked::Yes);
    }
    static int mostInAll(const MovementLimits& limits)
    {
        if (limits.limit > 0)
            return limits.limit;
        return limits.limitEach > 0 ? 2 * limits.limitEach : caballerosInPlay;
    }
    static int countOf(const std::vector<Move>& moves)
    {
        int count = 0;
        for (const Move& move : moves)
            count += move.count;
        return count;
    }
    static Shape movesShape(std::vector<std::string> owners, std::vector<std::string> sources, const AreaList& goals,
                            int most, std::size_t longest)
    {
        std::vector<std::string> places;
        for (const Area goal : goals)
            places.emplace_back(toWord(goal));
        const Shape move = Shape::object(
            {required("owner", Shape::words(std::move(owners))), required("from", Shape::words(std::move(sources))),
             required("to", Shape::words(std::move(places))), required("count", Shape::integer(1, most))});
        return Shape::list(move, longest == 0 ? 0 : 1, longest);
    }

    /// Caballeros that an opponent returns. EG-13.10, EG-R14: where they come from the acting player may choose.
    void returns()
    {
        const int player = turn().waitingFor[0];
        const std::string& name = m_state.name(player);
        const Effect what = effect();
        const Loss loss = lossOf(lossOf(m_state, what), player);
        if (isDecay(what)) {
            Offer move{{name, {choiceTap("return_caballeros")}}, {ReturnCaballeros{name, {}, {}}}};
            move.needsNobody = m_step.has_value();
            return giveBack(std::move(move), Shape::integers({loss.required}), {});
        }
        if (what == Effect::KingReturns)
            return returnAsOneLikes(name, loss);
        const bool ownerPicks = m_state.rules.illegalRemovalDisc == IllegalDisc::OwnerPicksAgain;
        const bool isAfterDisc = isSecretReturn(what);
        const AreaList& regions = !isAfterDisc || ownerPicks ? loss.options : loss.replacementOptions;
        for (const Area region : m_moves.isListing() ? regions : allRegions()) {
            const int there = m_state.board.at(region, player);
            const int count = what == Effect::ReturnAllFromSecretRegion   ? there
                              : what == Effect::ReturnTwoFromSecretRegion ? std::min(2, there)
                                                                          : 1;
            Offer move{{m_state.name(chooserOfReturn(m_state, what)), {at(region)}},
                       {ReturnCaballeros{name, {}, {{region, std::max(1, count)}}}}};
            giveBack(std::move(move), Shape::integers({0}), {{region, count}});
        }
    }
    void returnAsOneLikes(const std::string& name, const Loss& loss)
    {
        const int court = std::min(loss.required, m_state.board.court[loss.player]);
        const AreaMost reach = standing(loss.options, m_state.board, loss.player);
        const AreaMost regions = orAny(reach, regionCount);
        Offer move{{name, {}}};
        move.spread = spreadOver(regions, loss.required, loss.required);
        move.spread->places.insert(move.spread->places.begin(), choiceTap("court"));
        move.spread->most.insert(move.spread->most.begin(), court);
        move.shared = [name, regions](const std::vector<int>& counts) {
            return std::vector<Command>{
                ReturnCaballeros{name, counts.front(), countsByArea(regions, {counts.begin() + 1, counts.end()})}};
        };
        move.commands = move.shared(move.spread->usual());
        giveBack(std::move(move), Shape::integer(0, court), reach);
    }
    void giveBack(Offer move, Shape court, const AreaMost& regions)
    {
        offerOpen(std::move(move), {{"player", just(m_state.name(turn().waitingFor[0]))},
                                    {"from_court", std::move(court)},
                                    {"from_regions", countsShape(regions, regionCount)}});
    }

    // --- discs and scorings ---
    void scoring()
    {
        if (m_state.discs && !m_state.discs->revealed) {
            const PlayerList missing = m_state.discs->missing();
            for (const int player : m_state.discs->asked) { // EG-R32: also one that is set
                const std::string& name = m_state.name(player);
                m_moves.offer(name, {choiceTap("set_disc"), choiceTap(name)}, SetDisc{name, Area::Galicia},
                              {Open{"/0/region", {}}}, contains(missing, player) ? Weight::Due : Weight::Open);
            }
            Offer reveal{{{}, {choiceTap("reveal_discs")}}, {RevealDiscs{}}};
            reveal.needsNobody = m_step.has_value();
            m_moves.offer(std::move(reveal));
        }
        if (!m_state.scoring || m_state.scoring->remaining.empty())
            return;
        if (m_state.scoring->remaining[0] == Area::Castillo)
            return openCastillo();
        const auto left = static_cast<int>(m_state.scoring->remaining.size());
        const auto score = [&](Tap tap, Score command, Weight weight, int least, int most) {
            Offer move{{{}, {std::move(tap)}, {}, weight}, {command}};
            move.needsNobody = m_step.has_value();
            offerOpen(std::move(move), {{"count", Shape::integer(least, most)}});
        };
        score(choiceTap("score"), Score{}, Weight::Due, 1, left);
        if (left > 1)
            score(choiceTap("score_one"), Score{1}, Weight::Open, 1, 1);
    }

    /// EG-7.3: what is in it the list of moves does not say. Nobody counted: the record is taken as it is.
    void openCastillo()
    {
        Offer move{{{}, {choiceTap("open_castillo")}}};
        move.spread.emplace();
        std::vector<ShapeKey> keys;
        for (const std::string& name : m_state.players) {
            move.spread->places.push_back(pieceTap(name)); // a Caballero of his
            move.spread->most.push_back(caballerosInPlay);
            keys.push_back(optional(name, Shape::integer(0, caballerosInPlay)));
        }
        move.spread->greatest = caballerosInPlay * m_state.count();
        move.shared = [names = m_state.players](const std::vector<int>& counts) {
            OpenCastillo command;
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (counts[i] > 0)
                    command.counted = command.counted.value_or(PlayerCounts{});
                if (counts[i] > 0)
                    command.counted->emplace_back(names[i], counts[i]);
            }
            return std::vector<Command>{command};
        };
        move.commands = move.shared(move.spread->usual());
        offerOpen(std::move(move), {{"counted", Shape::object(std::move(keys))}});
    }

    const State& m_state;
    const Facts& m_facts;
    Gathering<Command>& m_moves;
    const std::string& m_seat;
    const std::optional<Command> m_step = automaticStep(m_state, m_facts);
    std::string m_player; ///< whose turn it is
    int m_usualIntake = 0;
    bool m_mayPlace = false;
    bool m_actsAtOnce = false;
};

} // namespace

void gatherMoves(const State& state, const Facts& facts, Gathering<Command>& moves, const std::string& seat)
{
    Candidates(state, facts, moves, seat).gather();
}

std::vector<Held> heldBy(const State& state, const std::string& seat)
{
    const auto player = std::find(state.players.begin(), state.players.end(), seat);
    if (player == state.players.end() || state.phase == Phase::NotStarted)
        return {};
    const Powers& powers = state.powers[static_cast<int>(player - state.players.begin())];
    Held hand{Saying::tr("Power cards in hand"), {}};
    for (const int value : cardsIn(powers.hand))
        hand.things.push_back({Text{asNamed, value}});
    return hand.things.empty() ? std::vector<Held>{} : std::vector{std::move(hand)};
}

std::optional<Command> automaticStep(const State& state, const Facts& facts)
{
    if (state.phase == Phase::RoundOver && !endsWithScoring(state.round))
        return StartRound{};
    // All discs lie: nobody waits for anything, unless a Veto could still be said (EG-R23).
    const bool isGeneral = state.phase == Phase::GeneralScoring;
    const bool isLast = state.discs && !state.discs->revealed && state.discs->missing().empty();
    if (isLast && (isGeneral ? state.step == Step::Reveal : state.phase == Phase::Turns && !isVetoPossible(state)))
        return RevealDiscs{};
    if (isGeneral && state.step == Step::Regions)
        return Score{};
    if (state.phase != Phase::Turns || state.step != Step::Action || !state.turn)
        return {};
    const Turn& turn = *state.turn;
    if (isDecay(facts.card(turn.card).effect) && turn.isRunning() && !turn.waitingFor.empty() && !isVetoPossible(state))
        return ReturnCaballeros{state.name(turn.waitingFor[0]), {}, {}};
    const bool hasPlaced = turn.placementDone || state.board.court[turn.player] == 0;
    const bool takesVeto = facts.card(turn.card).effect == Effect::Veto && turn.special == SpecialAction::Announced &&
                           !isVetoPossible(state);
    if (hasPlaced && (turn.special >= SpecialAction::Done || takesVeto))
        return EndTurn{};
    return {};
}

bool isVetoPossible(const State& state)
{
    return std::any_of(state.vetoes.begin(), state.vetoes.end(),
                       [&state](const VetoCard& veto) { return veto.holder != state.toMove; });
}

} // namespace whistle::elgrande
