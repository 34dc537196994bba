// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace whistle::chaotic {

/// What the words of a text seem to be about, in any of the three languages. It only helps to offer what is meant
/// first: no ruling ever goes by it.
struct Hints {
    bool target = false;    ///< it speaks of one
    bool creature = false;  ///< of a creature
    bool item = false;      ///< of something on the Burst
    bool mugicOnly = false; ///< and of Mugic alone
    bool dispels = false;
    bool negates = false;
    bool hive = false;
    bool mugicBack = false;    ///< discarded Mugic are taken back into hand
    bool mugicDiscard = false; ///< Mugic of a hand are discarded
    bool battlegearUp = false; ///< Battlegear is turned face up
    std::optional<int> damage;
    std::optional<int> heal;
};
[[nodiscard]] Hints hintsIn(const std::string& words);

} // namespace whistle::chaotic
