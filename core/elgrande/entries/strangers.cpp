// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "elgrande/entries/referee.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr auto noPlayerOf = Saying::tr("Nobody called \"%1\" plays in this match.");
constexpr auto regionWanted = Saying::tr("The key \"region\" is missing: this card needs it.");
constexpr auto noRegionWanted = Saying::tr("The key \"region\" is not known here: this card takes none.");
constexpr auto valueWanted = Saying::tr("The key \"value\" is missing.");
constexpr auto noValueWanted = Saying::tr("The key \"value\" is not known here: power cards are retrieved in secret.");

class Stranger {
public:
    Stranger(const State& state, const Facts& facts) : m_state(state), m_facts(facts) {}

    Problems in(const Command& command)
    {
        if (m_state.phase != Phase::NotStarted || std::holds_alternative<NewMatch>(command))
            std::visit([this](const auto& one) { look(one); }, command);
        return std::move(m_problems);
    }

private:
    void player(const std::string& at, const std::string& name)
    {
        if (!m_state.playerCalled(name))
            m_problems.push_back({at, Text{noPlayerOf, name}});
    }
    void players(const std::string& at, const PlayerCounts& counts)
    {
        for (const auto& [name, count] : counts)
            player(pointerTo(at, name), name);
    }

    void look(const NewMatch& command)
    {
        if (!command.startPlayer)
            return;
        for (const NewPlayer& each : command.players) {
            if (each.player == command.startPlayer)
                return;
        }
        m_problems.push_back({"/start_player", Text{noPlayerOf, *command.startPlayer}});
    }
    void look(const RevealActionCard& command)
    {
        if (!m_facts.cardCalled(command.card))
            m_problems.push_back({"/card", Text{Saying::tr("There is no action card \"%1\"."), command.card}});
    }
    void look(const AnnounceSpecialAction& command)
    {
        acting(command.player);
        if (m_state.step != Step::Action)
            return;
        const Effect card = m_facts.card(m_state.turn->card).effect;
        if (command.region.has_value() != announcesArea(card))
            m_problems.push_back({"/region", Text{command.region ? noRegionWanted : regionWanted}});
        else if (card == Effect::Eviction && command.region == Area::Castillo)
            m_problems.push_back({"/region", Text{Saying::tr("A region was expected here, not the Castillo.")}});
    }
    void look(const MoveCaballeros& command)
    {
        acting(command.player);
        for (std::size_t i = 0; i < command.moves.size(); ++i)
            player(pointerTo("/moves", i) + "/owner", command.moves[i].owner);
    }
    void look(const RetrievePowerCard& command)
    {
        acting(command.player);
        if (command.value.has_value() == m_state.rules.secretPowerCardRetrieval)
            m_problems.push_back({"/value", Text{command.value ? noValueWanted : valueWanted}});
    }
    void look(const OpenCastillo& command)
    {
        if (command.counted)
            players("/counted", *command.counted);
    }
    void look(const UseVeto& command) { player("/holder", command.holder); }
    void look(const Correct& command)
    {
        const Corrections& set = command.set;
        for (const auto& [region, counts] : set.regions)
            players(pointerTo("/set/regions", toWord(region)), counts);
        players("/set/castillo", set.castillo);
        players("/set/court", set.court);
        players("/set/provinces", set.provinces);
        players("/set/scores", set.scores);
        for (const auto& [name, region] : set.homeRegions)
            player(pointerTo("/set/home_regions", name), name);
    }
    template <class Other>
    void look(const Other& command)
    {
        if constexpr (requires { command.player.has_value(); })
            acting(command.player);
        else if constexpr (requires { command.player; })
            player("/player", command.player);
    }
    void acting(const Acting& name)
    {
        if (name)
            player("/player", *name);
    }

    const State& m_state;
    const Facts& m_facts;
    Problems m_problems;
};

} // namespace

Problems strangersIn(const Command& command, const State& state, const Facts& facts)
{
    return Stranger(state, facts).in(command);
}

} // namespace whistle::elgrande
