// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/printed.h"

#include "base/match.h"
#include "heroes/judging/battle_pieces.h"

namespace whistle::heroes {

std::string idOf(const Printed& printed)
{
    if (printed.what == Printed::What::Sheet)
        return printed.hero + "/sheet";
    return wordOf(printed.unit) + '/' + wordOf(printed.quality) +
           (printed.what == Printed::What::Fight ? "/fight" : "/price");
}

std::vector<Printed> allPrinted(const PlayerFacts& facts)
{
    std::vector<Printed> all;
    for (const UnitFacts& unit : facts.units) {
        for (const Quality quality : allOf<Quality>()) {
            all.push_back({Printed::What::Fight, unit.unit, quality});
            all.push_back({Printed::What::Price, unit.unit, quality});
        }
    }
    for (const HeroFacts& hero : facts.heroes)
        all.push_back({.what = Printed::What::Sheet, .hero = hero.name});
    return all;
}

bool isLacking(const State& state, int player, const Printed& printed)
{
    return contains(state.players[static_cast<std::size_t>(player)].standIns, idOf(printed));
}

namespace {

/// Those of them that nobody has given.
class LackingOnes {
public:
    explicit LackingOnes(const State& state) : m_state(state) {}
    void add(int player, Printed printed)
    {
        if (isLacking(m_state, player, printed))
            m_found.push_back({player, std::move(printed)});
    }
    [[nodiscard]] std::vector<Lacking> take() { return std::move(m_found); }

private:
    const State& m_state;
    std::vector<Lacking> m_found;
};

} // namespace

std::vector<Lacking> lackingInBattle(const State& state)
{
    LackingOnes lacking(state);
    if (!state.battle || state.step == Step::BattleOver)
        return {};
    for (const Side side : allOf<Side>()) {
        const Hero* hero = heroOf(state, side);
        if (!hero)
            continue;
        lacking.add(hero->player, {.what = Printed::What::Sheet, .hero = hero->name});
        for (const UnitFacts& unit : state.owner(*hero).facts->units) {
            for (const Quality quality : {Quality::Elite, Quality::Base}) {
                if (hero->tokens(unit.unit).of(quality) > 0)
                    lacking.add(hero->player, {Printed::What::Fight, unit.unit, quality});
            }
        }
    }
    return lacking.take();
}

std::vector<Lacking> lackingFor(const State& state, const Command& command)
{
    LackingOnes lacking(state);
    const auto sheet = [&](const std::string& hero) {
        if (const std::optional<int> player = state.factionOfHero(hero))
            lacking.add(*player, {.what = Printed::What::Sheet, .hero = hero});
    };
    match(
        command, [&](const ChooseHero& choice) { sheet(choice.hero); },
        [&](const RecruitHero& recruit) { sheet(recruit.hero); },
        [&](const Recruit& recruit) {
            lacking.add(*state.active, {Printed::What::Price, recruit.unit, recruit.quality});
        },
        [&](const Upgrade& upgrade) {
            for (const Quality quality : allOf<Quality>())
                lacking.add(*state.active, {Printed::What::Price, upgrade.unit, quality});
        },
        [](const auto& /*others*/) {});
    return lacking.take();
}

} // namespace whistle::heroes
