// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/control.h"

#include "base/text_list.h"
#include "heroes/table/state.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

constexpr auto changesHands = Saying::tr("%1 changes hands: Power Points +%2 for %3.");
constexpr auto takenFrom = Saying::tr("%1 changes hands: Power Points +%2 for %3, −%2 for %4.");

bool covers(const HeroZone& zone, const Space& space)
{
    return std::binary_search(zone.spaces.begin(), zone.spaces.end(), space);
}

std::optional<RefusedSite> refusalOf(const ControlInquiry& inquiry, const std::vector<HeroZone>& zones,
                                     const ZoneHero& hero, const ControlSite& site)
{
    const bool isVisited = site == hero || (inquiry.visited && contains(*inquiry.visited, site));
    std::vector<std::string> blockedBy;
    for (const HeroZone& zone : zones) {
        const std::string& owner = firstWith(inquiry.heroes, &ZoneHero::name, zone.hero)->player;
        const bool protects = inquiry.protects == ZoneProtects::EverySite || site.controller == owner;
        if (protects && covers(zone, site))
            blockedBy.push_back(zone.hero);
    }
    const auto reason =
        firstThatHolds<ControlRefusal>({{!isVisited, ControlRefusal::NotVisited},
                                        {site.controller == hero.player, ControlRefusal::AlreadyControlled},
                                        {site.guarded, ControlRefusal::Guarded},
                                        {!blockedBy.empty(), ControlRefusal::ControlZone}});
    if (!reason)
        return {};
    if (reason != ControlRefusal::ControlZone)
        blockedBy.clear();
    return RefusedSite{site.name, *reason, std::move(blockedBy)};
}

} // namespace

ControlInquiry controlInquiry(const State& state, const Hero& hero)
{
    ControlInquiry inquiry;
    inquiry.board = state.board;
    inquiry.hero = hero.name;
    inquiry.protects = state.rules.zoneProtects;
    inquiry.harbourExtendsZone = state.rules.harbourExtendsZone;
    inquiry.players = rankingInquiry(state, false).players;
    for (const Player& player : state.players) {
        if (player.capital)
            inquiry.capitals.push_back(*player.capital);
    }
    for (const Hero& one : state.heroes) {
        if (one.isAway)
            inquiry.heroes.push_back(
                {one.at, one.name, state.owner(one).name, one.facts->has(StartingSkill::Explorer)});
    }
    for (const Site& site : state.sites) {
        if (!isControlled(site.kind) || !site.at)
            continue;
        ControlSite one{*site.at, site.name, site.kind, {}, state.guardOf(site.name) != nullptr};
        if (site.controller)
            one.controller = state.players[static_cast<std::size_t>(*site.controller)].name;
        inquiry.sites.push_back(std::move(one));
    }
    return inquiry;
}

ControlVerdict judgeControl(const ControlInquiry& inquiry, Reasons& reasons)
{
    const bool isTaking = inquiry.situation == ControlSituation::Take;
    const ZoneHero& hero = *firstWith(inquiry.heroes, &ZoneHero::name, inquiry.hero);
    ControlVerdict verdict;
    for (const RankedPlayer& player : inquiry.players)
        verdict.powerPoints.push_back({player.name, player.powerPoints, player.powerPoints});
    for (const ZoneHero& one : inquiry.heroes) {
        if (isTaking ? one.player == hero.player : one.name != hero.name)
            continue;
        const bool crossesWater = inquiry.harbourExtendsZone && inquiry.board.at(one) == Terrain::Harbour;
        verdict.zones.push_back(
            {one.name, controlZone(inquiry.board, inquiry.capitals, {one, one.explorer, crossesWater})});
    }
    const auto powerOfPlayer = [&](const std::string& player) -> int& {
        return firstWith(verdict.powerPoints, &PowerChange::player, player)->after;
    };
    const auto change = [&](const ControlSite& site) {
        const RuleId rule = isTaking ? "MH-9.5"_rule : "MH-18.8"_rule;
        const int worth = powerOf(site.kind);
        verdict.sitesTaken.push_back(site.name);
        powerOfPlayer(hero.player) += worth;
        if (!site.controller)
            return reasons.say(rule, changesHands, site.name, worth, hero.player);
        int& loser = powerOfPlayer(*site.controller);
        loser = std::max(0, loser - worth);
        reasons.say(rule, takenFrom, site.name, worth, hero.player, *site.controller);
    };
    for (const std::string& name : isTaking ? *inquiry.take : std::vector<std::string>{}) {
        const ControlSite& site = *firstWith(inquiry.sites, &ControlSite::name, name);
        std::optional<RefusedSite> refused = refusalOf(inquiry, verdict.zones, hero, site);
        if (!refused) {
            change(site);
            continue;
        }
        reasons.say(controlRefusals[refused->reason].rule, controlRefusals[refused->reason].words, name,
                    several(refused->blockedBy));
        verdict.refused.push_back(std::move(*refused));
    }
    // MH-18.8, MH-R26
    for (const ControlSite& site : inquiry.sites) {
        if (!isTaking && site.controller == inquiry.loser && covers(verdict.zones.front(), site))
            change(site);
    }
    if (verdict.sitesTaken.empty())
        reasons.say(isTaking ? "MH-9.2"_rule : "MH-18.8"_rule, Saying::tr("No site changes hands."));
    for (const auto& [player, before, after] : verdict.powerPoints) {
        if (before != after)
            reasons.say("MH-9.5"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 has %n Power Point(s), %3 before.")},
                        player, after, before);
    }
    const int goal = goalOf(static_cast<int>(inquiry.players.size()));
    if (!verdict.sitesTaken.empty() && powerOfPlayer(hero.player) >= goal) {
        verdict.dominationWinner = hero.player;
        reasons.say("MH-1.1"_rule, Saying::tr("%1 has reached %2 Power Points and wins at once."), hero.player, goal);
    }
    return verdict;
}

} // namespace whistle::heroes
