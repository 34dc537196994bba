// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/ruling.h"

/// The rules of our leagues (docs/leagues.md); a game's own rules of its leagues come with LeagueRules.
namespace whistle::league::rules {

inline constexpr RuleId members{"LG-1.1"};     ///< who takes part, each once
inline constexpr RuleId entrants{"LG-1.2"};    ///< how many
inline constexpr RuleId identity{"LG-1.3"};    ///< a team of the game
inline constexpr RuleId start{"LG-1.4"};       ///< before and after the start
inline constexpr RuleId replacement{"LG-1.5"}; ///< who takes over goes on where the other was
inline constexpr RuleId roundRobin{"LG-2.1"};
inline constexpr RuleId groups{"LG-2.2"};
inline constexpr RuleId tables{"LG-2.3"};
inline constexpr RuleId ladder{"LG-2.4"};
inline constexpr RuleId playoffs{"LG-2.5"};
inline constexpr RuleId lots{"LG-2.6"};
inline constexpr RuleId fixtures{"LG-2.7"};      ///< dates, venues, home
inline constexpr RuleId begun{"LG-2.8"};         ///< playoffs that have begun: the seeds stay
inline constexpr RuleId swiss{"LG-2.9"};         ///< rounds paired one after the other
inline constexpr RuleId unpaired{"LG-2.10"};     ///< byes, missed rounds, who comes later
inline constexpr RuleId secondChance{"LG-2.11"}; ///< double elimination
inline constexpr RuleId consolation{"LG-2.12"};
inline constexpr RuleId fixedTable{"LG-2.13"}; ///< at which somebody always plays
inline constexpr RuleId everyPlace{"LG-2.14"}; ///< each is played for
inline constexpr RuleId oneResult{"LG-3.1"};   ///< a fixture has one; to change it is a correction
inline constexpr RuleId knownSides{"LG-3.2"};  ///< both sides must be known
inline constexpr RuleId places{"LG-3.3"};      ///< places, scores and the way it ended must agree
inline constexpr RuleId forfeit{"LG-3.4"};
inline constexpr RuleId noShow{"LG-3.5"};
inline constexpr RuleId abandoned{"LG-3.6"};
inline constexpr RuleId correction{"LG-3.7"};
inline constexpr RuleId dropOut{"LG-3.8"};
inline constexpr RuleId needsWinner{"LG-3.9"};
inline constexpr RuleId lastPlaces{"LG-3.10"};   ///< who has dropped out stands behind all who are still in
inline constexpr RuleId whenToLeave{"LG-3.11"};  ///< not any more when the season is over
inline constexpr RuleId lackingSides{"LG-3.12"}; ///< playoffs that somebody has left
inline constexpr RuleId award{"LG-3.13"};        ///< a result as the organiser says
inline constexpr RuleId decided{"LG-3.14"};      ///< what a match, a bye or a walkover has decided stays
inline constexpr RuleId keptPlace{"LG-3.15"};    ///< of who drops out
inline constexpr RuleId points{"LG-4.1"};
inline constexpr RuleId tieBreakers{"LG-4.2"};
inline constexpr RuleId fixedAtStart{"LG-4.3"};
inline constexpr RuleId openTie{"LG-4.5"};
inline constexpr RuleId sanction{"LG-4.7"}; ///< points taken off or given

} // namespace whistle::league::rules
