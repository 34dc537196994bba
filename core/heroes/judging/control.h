// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/victory.h"
#include "heroes/table/board.h"

namespace whistle::heroes {

struct Hero;
struct State;

enum class ControlSituation : std::uint8_t { Take, AfterHeroBattle };
struct ZoneHero : Space {
    std::string name;
    std::string player;
    bool explorer = false;
};
struct ControlSite : Space {
    std::string name;
    SiteKind kind = SiteKind::Sawmill;
    std::optional<std::string> controller;
    bool guarded = false;
};
struct ControlInquiry {
    ControlSituation situation = ControlSituation::Take;
    Board board;
    std::vector<Space> capitals;
    std::vector<RankedPlayer> players; ///< their Power Points
    std::vector<ZoneHero> heroes;
    std::vector<ControlSite> sites;
    std::string hero; ///< the active one, or the winner
    std::optional<std::vector<std::string>> take;
    std::optional<std::vector<Space>> visited;
    std::optional<std::string> loser;
    ZoneProtects protects = ZoneProtects::EverySite;
    bool harbourExtendsZone = false; ///< a house rule of matches
};
/// As a match stands, with the hero who takes; what is taken, or won from whom, is left to say.
[[nodiscard]] ControlInquiry controlInquiry(const State& state, const Hero& hero);

enum class ControlRefusal : std::uint8_t { NotVisited, AlreadyControlled, Guarded, ControlZone };
/// Of a site.
inline constexpr Indexed<RuleWords, 4> controlRefusals{
    {{{"MH-9.2"_rule, Saying::tr("%1: not taken, since the hero was not on its space during this movement.")},
      {"MH-9.1"_rule, Saying::tr("%1: not taken, since the hero's player already controls it.")},
      {"MH-9.3"_rule, Saying::tr("%1: not taken, since it is still guarded.")},
      {"MH-9.4"_rule, Saying::tr("%1: not taken, since it is in %2's control zone.")}}}};
struct RefusedSite {
    std::string site;
    ControlRefusal reason = ControlRefusal::NotVisited;
    std::vector<std::string> blockedBy;
};
struct PowerChange {
    std::string player;
    int before = 0;
    int after = 0;
};
struct HeroZone {
    std::string hero;
    std::vector<Space> spaces;
};
struct ControlVerdict {
    std::vector<std::string> sitesTaken;
    std::vector<RefusedSite> refused;
    std::vector<PowerChange> powerPoints;
    std::vector<HeroZone> zones;
    std::optional<std::string> dominationWinner;
};

/// MH-9, MH-18.8: which sites change hands, and what that does to the Power Points.
[[nodiscard]] ControlVerdict judgeControl(const ControlInquiry& inquiry, Reasons& reasons = Reasons::unheard());

} // namespace whistle::heroes
