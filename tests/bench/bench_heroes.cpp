// SPDX-License-Identifier: GPL-3.0-or-later
// Heroes: exact odds of battles, until the first bounds are told and until they are exact. Goals (issue 15): a starting
// army against an encounter in 5 ms, twelve units in four stacks against a legendary encounter in 50 ms, the first
// bounds of any battle within 50 ms. Run: build/release/bin/bench_heroes

#include "heroes/judging/odds.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace whistle;
using namespace whistle::heroes;

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration duration)
{
    return std::chrono::duration<double, std::milli>(duration).count();
}

FightingStack stack(const char* name, int strength, int initiative, int base, int elite)
{
    return {{{base, elite}, {}}, name, strength, initiative};
}

OddsParty twelveUnits()
{
    OddsParty army;
    army.hero = {3, 4, 2};
    army.stacks = {stack("Skeleton", 2, 2, 3, 1), stack("Vampire", 3, 5, 2, 1), stack("Lich", 3, 4, 2, 1),
                   stack("Fate weaver", 4, 6, 1, 1)};
    return army;
}

OddsParty greatArmy()
{
    OddsParty army;
    army.hero = {4, 4, 3};
    army.stacks = {stack("Skeleton", 2, 2, 5, 3), stack("Vampire", 3, 5, 4, 3), stack("Lich", 3, 4, 4, 2),
                   stack("Fate weaver", 4, 6, 3, 2)};
    return army;
}

OddsInquiry against(OddsParty army, const char* name, int strength, int challenge)
{
    OddsInquiry inquiry;
    inquiry.active = std::move(army);
    FightingEncounter encounter;
    encounter.name = name;
    encounter.strength = strength;
    encounter.initiative = 3;
    encounter.challenge = challenge;
    inquiry.opponent.encounter = std::move(encounter);
    return inquiry;
}

OddsInquiry between(OddsParty army, OddsParty other)
{
    OddsInquiry inquiry;
    inquiry.battle = BattleKind::Heroes;
    inquiry.active = std::move(army);
    inquiry.opponent = std::move(other);
    return inquiry;
}

void measure(const char* name, const OddsInquiry& inquiry, int times)
{
    std::vector<double> first;
    std::vector<double> whole;
    double win = 0;
    for (int i = 0; i < times; ++i) {
        const Clock::time_point start = Clock::now();
        bool isFirst = true;
        const auto odds = battleOdds(inquiry, {}, [&](const BattleOdds&) {
            if (std::exchange(isFirst, false))
                first.push_back(milliseconds(Clock::now() - start));
        });
        whole.push_back(milliseconds(Clock::now() - start));
        win = odds->win;
    }
    const auto middle = [](std::vector<double>& all) {
        std::sort(all.begin(), all.end());
        return all[all.size() / 2];
    };
    std::printf("%-52s first bounds %8.3f ms, exact %9.2f ms (wins %.4f)\n", name, middle(first), middle(whole), win);
    std::fflush(stdout);
}

} // namespace

int main()
{
    OddsParty starting;
    starting.hero = {3, 4, 1};
    starting.stacks = {stack("Skeleton", 2, 2, 2, 0), stack("Vampire", 3, 5, 1, 0)};
    measure("a starting army against an encounter", against(starting, "Imps", 2, 3), 51);
    measure("twelve units in four stacks against a legendary one", against(twelveUnits(), "Dragon", 5, 9), 11);
    measure("twelve units against twelve", between(twelveUnits(), twelveUnits()), 3);
    measure("a great army against a great army", between(greatArmy(), greatArmy()), 1);
    return 0;
}
