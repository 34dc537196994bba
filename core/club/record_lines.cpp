// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/record_lines.h"

#include "catalog/catalog.h"
#include "club/texts.h"

namespace whistle::record_lines {

Checked<Lines> proven(SoundLines sound)
{
    if (sound.fault && !sound.torn)
        return *sound.fault;
    if (sound.lines.empty())
        return Problem{"", Text{club_texts::goneHere}};
    return std::move(sound.lines);
}

int lastOf(const Lines& lines)
{
    return static_cast<int>(lines.size()) - 1;
}

bool hasAll(const Lines& lines, const ClubState& there)
{
    return there.count <= lastOf(lines) && lines[static_cast<std::size_t>(there.count)].chain == there.chain;
}

Checked<std::unique_ptr<Match>> matchIn(const Lines& lines)
{
    SoundLines sound;
    sound.lines = lines;
    return Catalog::standard().openMatch(sound);
}

} // namespace whistle::record_lines
