// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/judging/contest.h"
#include "kaosball/table/state.h"

#include <vector>

namespace whistle::kaosball {

/// What is taken for granted about the hidden hands: every card that does not lie burned now is as likely as every
/// other one to be the one that the other side shows. Cards discarded before count as unseen, for the table does not
/// tell which they were. Where the packs do not know how the plain energy cards spread over their numbers, they spread
/// evenly. The die shows each of its faces equally often (KB-17.6); who may roll again does so after a roll that loses
/// (KB-29.7).

/// A kind of card and how many of it nobody has seen; a fraction where the spread of the plain cards is not known.
struct UnseenCard {
    Card card;
    double copies = 0;
};
/// The cards of the deck that do not lie burned before any team (KB-6.1).
[[nodiscard]] std::vector<UnseenCard> unseenCards(const State& state, const Facts& facts);

/// Who shows the card that is asked about.
enum class ContestPart { Initiator, Target };

/// The chance, 0 to 1, that this part wins the contest with this card against a card drawn from `unseen`, less its own.
/// The contest says everything else: figures, statistics, upgrades, what is burned, Stim Pack!, Pain/Gain; its cards
/// and rolls do not matter. One target side (against two for Cretin the Ettin there is no chance of one number).
[[nodiscard]] double chanceToWin(const Contest& contest, ContestPart part, Card card,
                                 const std::vector<UnseenCard>& unseen, const HouseRules& houseRules,
                                 const Facts& facts);

} // namespace whistle::kaosball
