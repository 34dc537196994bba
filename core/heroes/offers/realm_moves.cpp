// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of gathering, building, recruiting and trade.
#include "heroes/judging/recruit.h"
#include "heroes/offers/offering.h"

namespace whistle::heroes {

namespace {

void gatherIncome(const State& state, Moves& moves)
{
    const Player& player = state.activePlayer();
    const std::vector<Open> others{open("other_gold"), open("other_resources")};
    if (!player.has(Building::Income))
        moves.offer(player.name, {choiceTap("gather")}, Gather{}, others);
    for (const Money choice : allOf<Money>()) {
        if (player.has(Building::Income))
            moves.offer(player.name, {choiceTap("gather"), wordTap(choice)}, Gather{choice, 0, 0}, others);
    }
}

/// A price that no fact has is for the table to say: what stands there is one that could be paid.
void gatherBuildings(const State& state, Moves& moves)
{
    const Player& player = state.activePlayer();
    for (const Building building : allOf<Building>()) {
        if (player.has(building) && moves.isListing())
            continue;
        Build build{building, {}, {}};
        std::vector<Open> opens;
        if (!player.facts->costOf(building)) {
            std::vector<ShapeKey> keys{required("level", Shape::integer(1, player.capitalLevel))};
            if (!hasKnownPrice(building)) {
                keys.push_back(optional("gold", Shape::integer(0, std::min(99, player.gold))));
                keys.push_back(optional("resources", Shape::integer(0, std::min(99, player.resources))));
            }
            build.cost = TypedCost{};
            opens.push_back(asked("cost", Shape::object(std::move(keys))));
        }
        const std::vector<Tap> taps{choiceTap("build"), placeTap(toWord(building))};
        if (building != Building::Income) {
            moves.offer(player.name, taps, build, opens, Weight::Open);
            continue;
        }
        for (const Money money : allOf<Money>()) {
            build.payWith = money;
            moves.offer(player.name, {taps[0], taps[1], wordTap(money)}, build, opens, Weight::Open);
        }
    }
    const bool isKnown = player.facts->capitalLevels.has_value();
    std::vector<Open> opens;
    if (!isKnown)
        opens.push_back(asked("resources", Shape::integer(0, std::min(99, player.resources))));
    moves.offer(player.name, {choiceTap("raise_capital")}, RaiseCapital{isKnown ? std::nullopt : std::optional(0)},
                opens, Weight::Open);
}

/// Units for a hero, one at least and as many as the rules allow.
class RecruitMoves {
public:
    RecruitMoves(const State& state, Moves& moves) : m_state(state), m_moves(moves), m_table(recruitTable(state)) {}

    void all()
    {
        if (!m_table && m_moves.isListing())
            return;
        const Player& player = m_state.activePlayer();
        for (const UnitFacts& unit : player.facts->units) {
            for (const std::string& hero : player.heroes) {
                for (const Quality quality : allOf<Quality>()) {
                    const std::vector<Tap> taps{pieceTap(toWord(unit.unit)), wordTap(quality), pieceTap(hero)};
                    add("recruit", taps, RecruitDo::Recruit, Recruit{unit.unit, quality, 1, hero});
                    add("disband", taps, RecruitDo::Disband, Disband{unit.unit, quality, 1, hero});
                }
                add("upgrade", {pieceTap(toWord(unit.unit)), pieceTap(hero)}, RecruitDo::Upgrade,
                    Upgrade{unit.unit, 1, hero});
            }
        }
        for (const HeroFacts& hero : player.facts->heroes) {
            const std::vector<Tap> taps{choiceTap("recruit_hero"), pieceTap(hero.name)};
            if (hero.has(StartingSkill::Sage) && !m_state.hero(hero.name))
                m_moves.offer(player.name, taps, RecruitHero{hero.name, drawnSkill(Deck::Might, 1)},
                              {asked("skill_card")}, Weight::Open);
            else
                m_moves.offer(player.name, taps, RecruitHero{hero.name, {}}, Weight::Open);
        }
    }

private:
    template <class Step>
    void add(const char* verb, const std::vector<Tap>& what, RecruitDo kind, const Step& command)
    {
        Quality quality = Quality::Base;
        if constexpr (requires { command.quality; })
            quality = command.quality;
        const auto isAllowed = [&](int quantity) {
            return m_table && against(*m_table, {kind, wordOf(command.unit), quality, quantity, command.hero}).empty();
        };
        if (!isAllowed(1) && m_moves.isListing())
            return;
        constexpr int tokensOfAFaction = 26;
        int most = 1;
        while (most < tokensOfAFaction && isAllowed(most + 1))
            ++most;
        std::vector<Tap> taps{choiceTap(verb)};
        taps.insert(taps.end(), what.begin(), what.end());
        MoveOf<Command> move{{m_state.activePlayer().name, std::move(taps)}};
        move.open = {open("quantity", Shape::integer(1, most))};
        move.weight = kind == RecruitDo::Disband ? Weight::Grave : Weight::Open;
        move.commands = {command};
        keep(m_moves, std::move(move));
    }

    const State& m_state;
    Moves& m_moves;
    std::optional<RecruitTable> m_table;
};

} // namespace

void gatherRealm(const State& state, Moves& moves)
{
    const ActionKind action = state.open->action;
    if (action == ActionKind::Gather || !moves.isListing())
        gatherIncome(state, moves);
    if (action == ActionKind::Build || !moves.isListing())
        gatherBuildings(state, moves);
    RecruitMoves(state, moves).all();
}

void gatherTrade(const State& state, Moves& moves)
{
    const bool isTime = state.open || state.step == Step::Turn;
    if (!isTime || (moves.isListing() && !state.activePlayer().has(Building::Marketplace)))
        return;
    const Player& player = state.activePlayer();
    constexpr int most = 998;
    for (const Money give : allOf<Money>()) {
        std::vector<int> even{2};
        for (int number = 4; number <= std::min(most, give == Money::Gold ? player.gold : player.resources);
             number += 2)
            even.push_back(number);
        if (state.open)
            moves.offer(player.name, {choiceTap("trade"), wordTap(give)}, Trade{give, 2},
                        {open("quantity", Shape::integers(std::move(even)))}, Weight::Open);
    }
    constexpr std::size_t mostScrolls = 20;
    for (const std::string& name : player.heroes) {
        const auto scrolls = static_cast<std::size_t>(state.hero(name)->scrolls);
        if (scrolls > 0 || !moves.isListing())
            moves.offer(player.name, {choiceTap("sell_scrolls"), pieceTap(name)}, SellScrolls{name, {1}},
                        {asked("levels",
                               Shape::list(Shape::integer(1, 5), 1, std::clamp<std::size_t>(scrolls, 1, mostScrolls)))},
                        Weight::Open);
    }
}

} // namespace whistle::heroes
