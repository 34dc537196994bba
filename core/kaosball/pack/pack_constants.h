// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"

namespace whistle::kaosball {

/// Every constant of a pack, one line each: its key, where it lives, the range it may have and what it means. The shape
/// and the reader both come from this list.
template <class Visit>
void visitConstants(Visit&& visit, auto& c)
{
    visit("cash_exhibition", c.cashExhibition, 0, 99, "cash of each team before the draft of an exhibition match");
    visit("cash_league", c.cashLeague, 0, 99, "cash of each team before the draft of a league match");
    visit("starting_fouls", c.startingFouls, 0, 99, "fouls of each team before the match");
    visit("starting_active_upgrade_points", c.startingActiveUpgradePoints, 0, 99,
          "active upgrade points of a new team");
    visit("hand_size", c.handSize, 1, 20, "cards up to which a hand is drawn");
    visit("bell_at_burned_cards", c.bellAtBurnedCards, 1, 60, "burned cards that ring the bell at the end of a turn");
    visit("maximum_fouls", c.maximumFouls, 1, 99, "where the dial of fouls ends");
    visit("runners_on_field", c.runnersOnField, 0, 3, "runners of a team in the line-up");
    visit("bruisers_on_field", c.bruisersOnField, 0, 2, "bruisers of a team in the line-up");
    visit("figures_on_field", c.figuresOnField, 1, 5, "figures of a team in the line-up: the runners and the bruisers");
    visit("ringers_on_field_without_enforcement", c.ringersOnFieldWithoutEnforcement, 0, 5,
          "ringers that a team may field without the upgrade Enforcement");
    visit("upgrade_slots", c.upgradeSlots, 1, 12, "places for active upgrades in a dugout");
    visit("periods", c.periods, 1, 4, "periods of a match");
    visit("halftime_after_period", c.halftimeAfterPeriod, 1, 3, "the period after which half-time comes");
    visit("sprint_spaces", c.sprintSpaces, 0, 20, "spaces that a sprinting runner may move");
    visit("tackle_spaces", c.tackleSpaces, 0, 20, "spaces that a tackling bruiser may move");
    visit("attack_spaces", c.attackSpaces, 0, 20, "spaces that an attacking figure may move");
    visit("scatter_spaces", c.scatterSpaces, 0, 20, "spaces that each runner may move by Scatter!");
    visit("hustle_factor", c.hustleFactor, 1, 9, "by which Hustle! multiplies a movement");
    visit("the_dragon_bonus_spaces", c.theDragonBonusSpaces, 0, 20, "spaces that The Dragon moves further");
    visit("minor_score_by_period", c.minorScoreByPeriod, 0, 99, "points on a minor mound in periods 1 to 4");
    visit("minor_score_in_overtime", c.minorScoreInOvertime, 0, 99, "points on a minor mound in sudden death overtime");
    visit("major_score", c.majorScore, 0, 99, "points on the own major mound");
    visit("losing_attacker_damage", c.losingAttackerDamage, 0, 20, "damage to an attacker that loses the contest");
    visit("fire_damage_per_token", c.fireDamagePerToken, 0, 20, "damage of one fire token");
    visit("blowout_margin", c.blowoutMargin, 1, 999, "points behind that mean a blowout");
    visit("draft_upgrades_base", c.draftUpgradesBase, 0, 24, "upgrade tiles turned up for the draft, before the next");
    visit("draft_upgrades_per_player", c.draftUpgradesPerPlayer, 0, 24, "more upgrade tiles for each player");
    visit("draft_ringers_base", c.draftRingersBase, 0, 24, "ringers turned up for the draft, before the next");
    visit("draft_ringers_per_player", c.draftRingersPerPlayer, 0, 24, "more ringers for each player");
    visit("upset_wins_against_value", c.upsetWinsAgainstValue, 1, 9, "live energy from which UPSET! wins by itself");
    visit("upset_margin", c.upsetMargin, 0, 20, "by how much UPSET! then wins");
    visit("scorch_prevention_value", c.scorchPreventionValue, 1, 9, "energy card whose burning prevents Scorch");
    visit("sexy_contract_cash", c.sexyContractCash, 0, 99, "cash that Sexy Contract pays");
}

} // namespace whistle::kaosball
