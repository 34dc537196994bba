// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/match.h"

#include <memory>
#include <string>

namespace whistle::cli {

/// The objections to an entry as one sentence after another.
[[nodiscard]] std::string reasonsOf(const std::vector<Objection>& objections, const Match& match);

/// Reads a match file into lines; not 0: it cannot be read, which has been told.
[[nodiscard]] int readMatchFile(const std::string& path, SoundLines& lines);

} // namespace whistle::cli
