// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/board.h"
#include "heroes/table/house_rules.h"
#include "heroes/table/rules.h"

namespace whistle::heroes {

enum class ControlSituation : std::uint8_t { Take, AfterHeroBattle };
struct PointedPlayer {
    std::string name;
    int powerPoints = 0;
};
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
    std::vector<PointedPlayer> players;
    std::vector<ZoneHero> heroes;
    std::vector<ControlSite> sites;
    std::string hero; ///< the active one, or the winner
    std::optional<std::vector<std::string>> take;
    std::optional<std::vector<Space>> visited;
    std::optional<std::string> loser;
    ZoneProtects protects = ZoneProtects::EverySite;
    bool harbourExtendsZone = false; ///< a house rule of matches
};

enum class ControlRefusal : std::uint8_t { NotVisited, AlreadyControlled, Guarded, ControlZone };
[[nodiscard]] RuleId ruleOf(ControlRefusal refusal);
[[nodiscard]] Sentence textOf(ControlRefusal refusal); ///< of a site
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
[[nodiscard]] Ruling<ControlVerdict> judgeControl(const ControlInquiry& inquiry, Listening listening = Listening::Yes);

} // namespace whistle::heroes
