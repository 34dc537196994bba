// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_server.h"
#include "journal/match.h"

/// What the parts of an Exchange ask of a record's lines.
namespace whistle::record_lines {

using Lines = std::vector<RecordedLine>;

/// A record that holds in every link; a last line that was torn is left out.
[[nodiscard]] Checked<Lines> proven(SoundLines sound);
/// The number of the last line; -1: there is not even a header.
[[nodiscard]] int lastOf(const Lines& lines);
/// Whether the lines begin with what is there.
[[nodiscard]] bool hasAll(const Lines& lines, const ClubState& there);
/// The match that they record, whatever its game.
[[nodiscard]] Checked<std::unique_ptr<Match>> matchIn(const Lines& lines);

} // namespace whistle::record_lines
