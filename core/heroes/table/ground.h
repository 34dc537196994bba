// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/control.h"
#include "heroes/judging/income.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/table/state.h"

/// What the questions about a match's board and armies are asked with.
namespace whistle::heroes {

[[nodiscard]] MovingHero moverOf(const Hero& hero);
/// The board with every token but this hero.
[[nodiscard]] Ground groundOf(const State& state, const Hero& hero);
/// The enemy on the hero's own space, which there is.
[[nodiscard]] std::string enemyAt(const State& state, const Hero& hero);
/// Board, players, heroes and sites; hero, situation and the rest are left to say.
[[nodiscard]] ControlInquiry controlInquiry(const State& state);
/// A gather action, with nothing from cards; the treasury is left to say.
[[nodiscard]] IncomeInquiry incomeInquiry(const State& state, int player, std::optional<Money> choice);
[[nodiscard]] OverwhelmInquiry overwhelmInquiry(const State& state, const Hero& hero, const EncounterFacts& encounter);
/// What the active player recruits with now.
[[nodiscard]] RecruitTable recruitTable(const State& state, Occasion occasion);
/// Puts what has become of it into the match; a hero that has arrived comes last in play.
void applyRecruiting(State& state, const RecruitTable& table);

} // namespace whistle::heroes
