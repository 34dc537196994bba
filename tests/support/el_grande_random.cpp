// SPDX-License-Identifier: GPL-3.0-or-later
#include "el_grande_random.h"

#include "elgrande/judging/movement.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr std::array<const char*, mostPlayers> names{"anna", "bence", "cili", "dani", "emma"};

std::size_t indexOf(int player)
{
    return static_cast<std::size_t>(player);
}

ByArea<int> standing(const Board& board, int player)
{
    ByArea<int> counts;
    for (const Area area : allAreas())
        counts[area] = board.at(area, player);
    return counts;
}

} // namespace

Command RandomPlayer::start(int players)
{
    NewMatch match;
    HouseRules& rules = match.houseRules;
    rules.roundsInGame = chance(50) ? 9 : 6;
    rules.castilloContents = chance(80) ? CastilloContents::Hidden : CastilloContents::Open;
    rules.spentPowerCardsVisible = chance(30);
    rules.secretPowerCardRetrieval = chance(40);
    rules.allowRegionsForTheCourt = chance(40);
    rules.illegalRemovalDisc = static_cast<IllegalDisc>(below(3));
    rules.vetoInGame = chance(85);
    rules.vetoCanStopVeto = chance(60);
    rules.firstStartPlayer = chance(70) ? FirstStartPlayer::Youngest : FirstStartPlayer::Chosen;
    for (int one = below(3); one < 3 && chance(50); ++one)
        rules.tieBreakers.push_back(static_cast<TieBreaker>(one));
    std::array<int, mostPlayers> ages{1, 2, 3, 4, 5};
    std::shuffle(ages.begin(), ages.end(), m_random);
    for (int player = 0; player < players; ++player)
        match.players.push_back({names[indexOf(player)], {}, ages[indexOf(player)]});
    if (rules.firstStartPlayer == FirstStartPlayer::Chosen)
        match.startPlayer = match.players[indexOf(below(players))].player;
    return match;
}

std::optional<Command> RandomPlayer::next(const State& state)
{
    if (state.phase == Phase::Finished)
        return {};
    const Legal legal = elgrande::legal(state, *m_facts);
    if (chance(2)) {
        if (const std::optional<Command> correct = correction(state))
            return correct;
    }
    switch (state.phase) {
    case Phase::Setup:
    case Phase::RoundOver:
        return setUp(state, legal);
    case Phase::Reveal: {
        std::vector<int> cards;
        for (const std::vector<int>& stack : legal.reveals)
            cards.insert(cards.end(), stack.begin(), stack.end());
        const ActionCard& card = m_facts->card(oneOf(cards));
        return RevealActionCard{card.stack, card.id};
    }
    case Phase::PowerCards:
        return PlayPowerCard{state.name(state.toMove), oneOfCards(legal.powerCards)};
    case Phase::Turns:
        return turn(state, legal);
    default:
        return scoring(state, legal);
    }
}

int RandomPlayer::oneOfCards(PowerCards cards)
{
    std::vector<int> values;
    for (int value = 1; value <= highestPower; ++value) {
        if ((cards & cardBit(value)) != 0)
            values.push_back(value);
    }
    return oneOf(values);
}

AreaCounts RandomPlayer::spread(const AreaList& areas, int total, const ByArea<int>& most)
{
    ByArea<int> counts;
    for (int tries = 0; total > 0 && tries < 200 && !areas.empty(); ++tries) {
        const Area area = oneOf(areas);
        if (counts[area] == most[area])
            continue;
        ++counts[area];
        --total;
    }
    AreaCounts spread;
    for (const Area area : allAreas()) {
        if (counts[area] > 0)
            spread.emplace_back(area, counts[area]);
    }
    return spread;
}

Command RandomPlayer::setUp(const State& state, const Legal& legal)
{
    if (legal.mayStartRound)
        return StartRound{};
    if (!legal.kingStarts.empty())
        return SetKing{oneOf(legal.kingStarts)};
    return SetHome{state.name(legal.homeless[0]), oneOf(legal.homes)};
}

Command RandomPlayer::intake(const State& state, const IntakeOffer& offer)
{
    TakeCaballeros take;
    take.fromProvinces = chance(80) ? offer.fromProvinces : below(offer.fromProvinces + 1);
    if (offer.fromRegions > 0 && chance(60)) {
        take.fromProvinces = state.board.provinces[indexOf(offer.player)];
        take.fromRegions = spread(offer.regions, 1 + below(offer.fromRegions), standing(state.board, offer.player));
    }
    return take;
}

Command RandomPlayer::turn(const State& state, const Legal& legal)
{
    const Turn& now = *state.turn;
    if (state.step == Step::Intake)
        return intake(state, *legal.intake);
    if (state.step == Step::Choose)
        return ChooseActionCard{{}, oneOf(legal.stacks)};
    if (!legal.vetoes.empty() && chance(now.isRunning() ? 12 : 4))
        return UseVeto{state.name(oneOf(legal.vetoes))};
    if (legal.placement && chance(50)) {
        ByArea<int> most;
        most.fill(caballerosInPlay);
        const int total = chance(75) ? legal.placement->maximum : below(legal.placement->maximum + 1);
        return PlaceCaballeros{{}, spread(legal.placement->destinations, total, most)};
    }
    if (now.special == SpecialAction::Open && legal.mayAnnounce && chance(85))
        return AnnounceSpecialAction{{}, legal.announceFor.empty() ? AreaSpot{} : AreaSpot(oneOf(legal.announceFor))};
    if (legal.maySkip && (now.special == SpecialAction::Open || chance(5)))
        return SkipSpecialAction{};
    if (legal.mayEndTurn)
        return EndTurn{};
    return carryOut(state, legal);
}

Command RandomPlayer::carryOut(const State& state, const Legal& legal)
{
    if (legal.mayMove)
        return move(state);
    if (!legal.kingGoals.empty())
        return MoveKing{{}, oneOf(legal.kingGoals)};
    if (!legal.grandeGoals.empty())
        return MoveGrande{{}, oneOf(legal.grandeGoals)};
    for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero}) {
        const AreaList& goals = legal.scoreboardGoals[static_cast<std::size_t>(board)];
        if (!goals.empty() && (board == Scoreboard::FourZeroZero || chance(50)))
            return MoveScoreboard{{}, board, oneOf(goals)};
    }
    if (legal.mayRetrieveInSecret)
        return RetrievePowerCard{};
    if (legal.retrievable != 0)
        return RetrievePowerCard{{}, oneOfCards(legal.retrievable)};
    if (legal.intake)
        return intake(state, *legal.intake);
    if (legal.returns)
        return returns(state, *legal.returns);
    if (!legal.discs.empty() || legal.mayRevealDiscs)
        return disc(state, legal);
    if (legal.mayOpenCastillo || legal.scores > 0)
        return scoring(state, legal);
    return SkipSpecialAction{}; // a scoreboard that has nowhere to go
}

/// One or two moves; where they are against the card, none at all.
Command RandomPlayer::move(const State& state)
{
    MoveCaballeros command;
    for (int tries = 0; tries < 8 && command.moves.size() < 2; ++tries) {
        const int owner = below(state.count());
        const bool fromCourt = chance(25);
        const AreaSpot from = fromCourt ? AreaSpot{} : AreaSpot(oneOf(allRegions()));
        const Area to = oneOf(allAreas());
        const int there = from ? state.turn->before.at(*from, owner) : state.turn->before.court[indexOf(owner)];
        if (there == 0 || from == to)
            continue;
        MoveCaballeros longer = command;
        longer.moves.push_back({state.name(owner), from, to, 1 + below(std::min(there, 3))});
        if (isLegal(state, longer, *m_facts))
            command = longer;
    }
    command.more = !command.moves.empty() && chance(30);
    return command;
}

Command RandomPlayer::returns(const State& state, const ReturnOffer& offer)
{
    ReturnCaballeros command;
    command.player = state.name(offer.player);
    const Effect effect = m_facts->card(state.turn->card).effect;
    if (offer.fromOneRegion) {
        const Area region = oneOf(offer.regions);
        const int there = state.board.at(region, offer.player);
        const int count = effect == Effect::RemoveOneEach               ? 1
                          : effect == Effect::ReturnTwoFromSecretRegion ? std::min(2, there)
                                                                        : there;
        command.fromRegions = {{region, count}};
        return command;
    }
    if (offer.regions.empty() && chance(50) && effect != Effect::KingReturns)
        return command; // what the card demands
    const int inReach = state.board.withinReach(offer.player);
    const int least = effect == Effect::KingReturns ? std::max(0, offer.required - inReach) : offer.required;
    command.fromCourt = least + below(offer.fromCourt - least + 1);
    command.fromRegions =
        spread(offer.regions, offer.required - *command.fromCourt, standing(state.board, offer.player));
    return command;
}

Command RandomPlayer::disc(const State& state, const Legal& legal)
{
    if (legal.mayRevealDiscs && (legal.discs.empty() || chance(90)))
        return RevealDiscs{};
    const PlayerList missing = state.discs->missing();
    const int player = missing.empty() ? oneOf(legal.discs) : oneOf(missing);
    const AreaList regions =
        chance(70) && state.phase == Phase::Turns && !state.board.regionsWithinReach(player).empty()
            ? state.board.regionsWithinReach(player)
            : allRegions();
    return SetDisc{state.name(player), chance(8) ? AreaSpot{} : AreaSpot(oneOf(regions))};
}

Command RandomPlayer::scoring(const State& state, const Legal& legal)
{
    if (legal.mayOpenCastillo && (legal.discs.empty() || chance(90))) {
        OpenCastillo command;
        if (chance(50))
            return command;
        command.counted.emplace();
        for (int player = 0; player < state.count(); ++player) {
            if (const int count = state.board.at(Area::Castillo, player); count > 0)
                command.counted->emplace_back(state.name(player), count);
        }
        return command;
    }
    if (legal.scores > 0)
        return chance(50) ? Score{} : Score{1 + below(legal.scores)};
    return disc(state, legal);
}

std::optional<Command> RandomPlayer::correction(const State& state)
{
    const int player = below(state.count());
    const Area region = oneOf(allRegions());
    const int there = state.board.at(region, player);
    if (state.phase == Phase::Setup || there == 0)
        return {};
    Correct correct;
    correct.reason = "counted again";
    correct.set.regions = {{region, {{state.name(player), there - 1}}}};
    correct.set.provinces = {{state.name(player), state.board.provinces[indexOf(player)] + 1}};
    return isLegal(state, correct, *m_facts) ? std::optional<Command>(correct) : std::nullopt;
}

} // namespace whistle::elgrande
