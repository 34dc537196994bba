// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/command_visitors.h"

namespace whistle::kaosball {

Json writeCommand(const Command& command)
{
    Json json{{"command", nameOf(command)}};
    std::visit([&json](const auto& one) { fields::Writer::write(json, one); }, command);
    return json;
}

} // namespace whistle::kaosball
