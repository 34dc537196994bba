// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/table/state.h"

#include <numeric>

namespace whistle::heroes {

int Hero::units() const
{
    return std::accumulate(army.begin(), army.end(), 0,
                           [](int sum, const Tokens& tokens) { return sum + tokens.sum(); });
}

std::optional<Slot> Hero::slotOf(const std::string& artefact) const
{
    const auto place = std::find(artefacts.begin(), artefacts.end(), artefact);
    return place == artefacts.end() ? std::nullopt : std::optional(static_cast<Slot>(place - artefacts.begin()));
}

std::optional<int> State::playerNamed(const std::string& name) const
{
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].name == name)
            return static_cast<int>(i);
    }
    return {};
}

const std::string* State::capitalAt(const Space& space) const
{
    const Player* player = firstWith(players, &Player::capital, space);
    return player ? &player->name : nullptr;
}

std::optional<int> State::factionOfHero(const std::string& name) const
{
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].facts->hero(name))
            return static_cast<int>(i);
    }
    return {};
}

int State::leadership(const Hero& hero) const
{
    return hero.facts->leadership + (owner(hero).has(Building::Leadership) ? 1 : 0);
}

std::string State::siteState(const Site& site) const
{
    if (site.looted)
        return "looted";
    if (guardOf(site.name))
        return "guarded";
    return isControlled(site.kind) ? "free" : "discovered";
}

PowerInquiry powerInquiry(const State& state, int player)
{
    const Player& one = state.players[static_cast<std::size_t>(player)];
    PowerInquiry inquiry;
    inquiry.playerCount = static_cast<int>(state.players.size());
    for (const Site& site : state.sites) {
        if (site.controller == player)
            ++inquiry.sites.number[static_cast<std::size_t>(site.kind)];
    }
    for (const Hero& hero : state.heroes) {
        if (hero.player != player)
            continue;
        WearingHero wearing{hero.name, {}};
        for (std::size_t slot = 0; slot < hero.artefacts.size(); ++slot) {
            if (!hero.artefacts[slot].empty())
                wearing.artefacts.push_back({hero.artefacts[slot], static_cast<Slot>(slot)});
        }
        inquiry.heroes.push_back(std::move(wearing));
    }
    inquiry.templeOfAsha = one.has(Building::TempleOfAsha);
    inquiry.other = one.adjusted;
    inquiry.tearScoresUnderTemple = state.rules.tearScoresUnderTemple && one.tearUnderTemple;
    return inquiry;
}

RankingInquiry rankingInquiry(const State& state)
{
    RankingInquiry inquiry;
    inquiry.tieBreak = state.rules.treasuryTieBreak;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        inquiry.players.push_back({player.name, state.powerPoints(static_cast<int>(i)), player.gold, player.resources});
    }
    return inquiry;
}

LevelUpInquiry levelUpInquiry(const State& state)
{
    const Hero& hero = *state.hero(state.claim->hero);
    LevelUpInquiry inquiry;
    inquiry.skillCards = static_cast<int>(hero.skillCards.size());
    inquiry.trophies = hero.trophies;
    inquiry.treasureExperience = state.claim->treasureExperience;
    inquiry.isFree = state.claim->isFree;
    return inquiry;
}

int State::powerPoints(int player) const
{
    return judgePower(powerInquiry(*this, player), Listening::No).verdict.powerPoints;
}

} // namespace whistle::heroes
