// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_server.h"

#include <nlohmann/json.hpp>

namespace whistle {

void PhoneLine::send(const Json& frame)
{
    // Words that are no UTF-8 are shown as well as they can be; a frame never fails.
    constexpr int onOneLine = -1;
    send(QByteArray::fromStdString(frame.dump(onOneLine, ' ', false, Json::error_handler_t::replace)));
}

} // namespace whistle
