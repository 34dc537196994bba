// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_json.h"
#include "devices/phone_server.h"

namespace whistle {

void PhoneLine::send(const Json& frame)
{
    send(frameOf(frame));
}

} // namespace whistle
