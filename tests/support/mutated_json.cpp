// SPDX-License-Identifier: GPL-3.0-or-later
#include "mutated_json.h"

#include <cstdint>
#include <vector>

namespace whistle {

namespace {

void collect(Json& value, std::vector<Json*>& all)
{
    all.push_back(&value);
    if (value.is_structured()) {
        for (Json& each : value)
            collect(each, all);
    }
}

} // namespace

Json MutatedJson::odd()
{
    static const std::vector<Json> values{nullptr,
                                          true,
                                          false,
                                          0,
                                          -1,
                                          1,
                                          2,
                                          7,
                                          64,
                                          1'000'000,
                                          INT32_MAX,
                                          INT64_MIN,
                                          UINT64_MAX,
                                          0.5,
                                          -0.0,
                                          1e300,
                                          "",
                                          "x",
                                          "%1 %2",
                                          "\u202e",
                                          std::string(300, 'a'),
                                          Json::array(),
                                          Json::object(),
                                          Json{{"", 5}},
                                          Json::array({1, "x", nullptr})};
    return values[below(values.size())];
}

void MutatedJson::change(Json& value)
{
    std::vector<Json*> all;
    collect(value, all);
    Json& target = *all[below(all.size())];
    switch (below(8)) {
    case 0:
        target = odd();
        break;
    case 1: // as it stands somewhere else
        target = Json(*all[below(all.size())]);
        break;
    case 2: // left out
        if (target.is_structured() && !target.empty()) {
            auto gone = target.begin();
            std::advance(gone, static_cast<std::ptrdiff_t>(below(target.size())));
            target.erase(gone);
        }
        break;
    case 3: // doubled
        if (target.is_array() && !target.empty())
            target.push_back(Json(target[below(target.size())]));
        else if (target.is_object())
            target[below(2) == 0 ? "x" : ""] = odd();
        break;
    case 4: // near by
        if (target.is_number_integer())
            target = static_cast<std::int64_t>(target.get<std::uint64_t>() + (below(2) == 0 ? 1U : UINT64_MAX));
        else if (target.is_string())
            target = target.get<std::string>() + "x";
        else if (target.is_boolean())
            target = !target.get<bool>();
        break;
    case 5: // another name
        if (target.is_object() && !target.empty()) {
            const std::string name = std::next(target.begin(), static_cast<std::ptrdiff_t>(below(target.size()))).key();
            Json moved = target[name];
            target.erase(name);
            target[name + (below(2) == 0 ? "s" : "")] = std::move(moved);
        }
        break;
    case 6: // places change
        if (target.is_array() && target.size() > 1)
            std::swap(target[below(target.size())], target[below(target.size())]);
        break;
    default: // a word of the input for another
        if (Json& other = *all[below(all.size())]; target.is_string() && other.is_string())
            target = Json(other);
    }
}

Json MutatedJson::of(Json value)
{
    for (std::size_t changes = 1 + below(3); changes > 0; --changes)
        change(value);
    return value;
}

std::string MutatedJson::lineOf(const Json& value)
{
    std::string line = of(value).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (below(20) != 0 || line.empty())
        return line;
    const std::size_t at = below(line.size());
    switch (below(4)) {
    case 0:
        line[at] = static_cast<char>(below(256));
        break;
    case 1:
        line.erase(at, 1 + below(8));
        break;
    case 2:
        line.insert(at, 1 + below(4), "[{\"0,:}]"[below(8)]);
        break;
    default:
        line.resize(at);
    }
    return line;
}

} // namespace whistle
