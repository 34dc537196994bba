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

/// A match file that is looked at as it stood after one of its lines.
struct MatchThen {
    std::unique_ptr<Match> whole;
    std::unique_ptr<Match> part; ///< up to the line that was asked for; null: all of it
    [[nodiscard]] const Match& shown() const { return part ? *part : *whole; }
};
/// `until`: the number of a line, 0: before the first, empty: to the end. Where an entry of that number stands, it and
/// those before it are as they are after all edits. Notes of the match are told. Not 0: it cannot be, which has been
/// told.
[[nodiscard]] int readMatchUntil(const std::string& path, const std::string& until, MatchThen& match);

} // namespace whistle::cli
