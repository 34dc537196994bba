// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/codecs.h"

namespace whistle::kaosball::codes {

Shape Copies::shape()
{
    std::vector<ShapeKey> keys;
    for (std::string& upgrade : allWords<Upgrade>())
        keys.push_back(withDefault(std::move(upgrade), Shape::integer(0, 0), "0"));
    return Shape::object(std::move(keys)).described(QT_TRANSLATE_NOOP("shapes", "active copies; omitted: none"));
}

void Copies::read(const Json& json, Upgrades& value)
{
    for (const auto& [word, copies] : json.items())
        value.copies[static_cast<std::size_t>(*fromWord<Upgrade>(word))] = copies.get<std::uint8_t>();
}

Json Copies::write(const Upgrades& value)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        if (value.copies[i] > 0)
            json[std::string(toWord(static_cast<Upgrade>(i)))] = value.copies[i];
    }
    return json;
}

} // namespace whistle::kaosball::codes
