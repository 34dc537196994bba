// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/command_visitors.h"

namespace whistle::kaosball {

std::string_view nameOf(const Command& command)
{
    return fields::commandNames[command.index()].name;
}

// The same for all packs: a match file must be readable where its packs are not.
Shape commandShape(const Facts&)
{
    static const Shape shape = fields::CommandCodec::shape(fields::commandNames);
    return shape;
}

} // namespace whistle::kaosball
