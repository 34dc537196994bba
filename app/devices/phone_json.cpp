// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_json.h"

#include <nlohmann/json.hpp>

namespace whistle {

std::string said(const QString& words)
{
    return words.toStdString();
}

Json saidAll(const QStringList& words)
{
    Json all = Json::array();
    for (const QString& one : words)
        all.push_back(said(one));
    return all;
}

Json sorry(const QString& why)
{
    return {{"is", "no"},      {"why", said(why)}, {"more", Json::array()}, {"rules", Json::array()},
            {"anyway", false}, {"late", false}};
}

QByteArray frameOf(const Json& json)
{
    constexpr int onOneLine = -1;
    return QByteArray::fromStdString(json.dump(onOneLine, ' ', false, Json::error_handler_t::replace));
}

} // namespace whistle
