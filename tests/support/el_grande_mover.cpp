// SPDX-License-Identifier: GPL-3.0-or-later
#include "el_grande_mover.h"

#include "elgrande/game.h"
#include "elgrande/judging/turn_order.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

class Filling {
public:
    Filling(const State& state, std::mt19937& random) : m_state(state), m_random(random) {}

    void operator()(NewMatch& match)
    {
        static constexpr std::array names{"anna", "bence", "cili", "dani", "emma"};
        std::array<int, mostPlayers> ages{1, 2, 3, 4, 5};
        std::shuffle(ages.begin(), ages.end(), m_random);
        match.players.clear();
        const std::size_t count = 2 + below(4);
        for (std::size_t player = 0; player < count; ++player)
            match.players.push_back({names[player], {}, ages[player]});
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
        for (std::size_t one = below(3); one < 3 && chance(50); ++one)
            rules.tieBreakers.push_back(static_cast<TieBreaker>(one));
        if (rules.firstStartPlayer == FirstStartPlayer::Chosen)
            match.startPlayer = match.players[below(match.players.size())].player;
    }
    void operator()(PlayPowerCard& play)
    {
        const Bidding bidding = biddingOf(m_state);
        play.value = oneOf(cardsIn(static_cast<PowerCards>(bidding.hands[m_state.toMove] & ~bidding.forbidden())));
    }
    void operator()(RetrievePowerCard& back)
    {
        if (back.value)
            back.value = oneOf(cardsIn(m_state.powers[m_state.turn->player].spent));
    }
    /// Mostly a region where something stands to be lost.
    void operator()(SetDisc& disc)
    {
        const AreaList reach = m_state.board.regionsWithinReach(*m_state.playerCalled(disc.player));
        const AreaList& regions = !reach.empty() && m_state.phase == Phase::Turns && chance(70) ? reach : allRegions();
        disc.region = chance(8) ? AreaSpot() : AreaSpot(oneOf(regions));
    }
    void operator()(OpenCastillo& castillo)
    {
        castillo.counted.reset();
        if (chance(50))
            return;
        castillo.counted.emplace();
        for (int player = 0; player < m_state.count(); ++player)
            castillo.counted->emplace_back(m_state.name(player), m_state.board.at(Area::Castillo, player));
    }
    void operator()(const auto& /*another*/) {}

private:
    std::size_t below(std::size_t end) { return m_random() % end; }
    bool chance(std::size_t percent) { return below(100) < percent; }
    template <class List>
    typename List::value_type oneOf(const List& list)
    {
        return list[below(list.size())];
    }

    const State& m_state;
    std::mt19937& m_random;
};

} // namespace

void fillFromTable(std::vector<Json>& commands, const OfferedMove& /*move*/, const Match& match, std::mt19937& random)
{
    Filling filling(static_cast<const GameMatch<Game>&>(match).state(), random);
    for (Json& line : commands) {
        Command command = *readCommand(line);
        std::visit([&](auto& one) { filling(one); }, command);
        line = writeCommand(command);
    }
}

} // namespace whistle::elgrande
