// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/match.h"

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

/// Example matches, and an example season, travel with the program, as the commands that were entered.
namespace whistle {

/// What is entered, in order; `name`: a game, or "season". A problem: there is none.
[[nodiscard]] Checked<std::vector<Json>> exampleCommands(std::string_view name);
[[nodiscard]] bool hasExample(std::string_view game);
/// The game's example match, as far as where `until` holds for the first time (none: the whole). A problem: there is
/// none.
[[nodiscard]] Checked<std::unique_ptr<Match>> playExample(std::string_view game,
                                                          const std::function<bool(const Match&)>& until = {});

} // namespace whistle
