// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/command_visitors.h"

namespace whistle::kaosball {

Json writeCommand(const Command& command)
{
    return fields::CommandCodec::write(fields::commandNames, command);
}

} // namespace whistle::kaosball
