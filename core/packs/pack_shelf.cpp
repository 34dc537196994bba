// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/pack_shelf.h"

#include <QCryptographicHash>
#include <algorithm>

namespace whistle {

std::shared_ptr<const Json> packHeader(const std::vector<Pack>& printed, const std::vector<Pack>& added)
{
    QCryptographicHash hashes(QCryptographicHash::Sha256);
    Json contents = Json::array();
    for (const Pack& pack : printed)
        hashes.addData(QByteArray::fromStdString(pack.hash));
    for (const Pack& pack : added) {
        hashes.addData(QByteArray::fromStdString(pack.hash));
        contents.push_back(pack.content);
    }
    const PackIdentity& base = printed.front().identity;
    Json header{{"id", base.id}, {"version", base.version}, {"sha256", hashes.result().toHex().toStdString()}};
    if (!added.empty())
        header["added"] = std::move(contents);
    return std::make_shared<const Json>(std::move(header));
}

Checked<std::vector<Pack>> addedPacks(const Json& header, const Shape& shape)
{
    std::vector<Pack> packs;
    const Json& added = header.at("added");
    for (std::size_t i = 0; i < added.size(); ++i) {
        Checked<Pack> pack = readPack(added[i].dump(), {}, shape);
        if (!pack) {
            Problems problems = pack.problems();
            for (Problem& problem : problems)
                problem = {pointerTo("/pack/added", i) + problem.at.substr(problem.at.find('#') + 1), problem.message,
                           1};
            return problems;
        }
        packs.push_back(std::move(*pack));
    }
    return packs;
}

Json laidSection(const std::vector<Pack>& printed, const Json& header, const std::string& section)
{
    Json laid;
    const auto lay = [&](const Json& content) {
        const auto said = content.find(section);
        if (said == content.end())
            return;
        const bool isList = laid.is_array() && said->is_array() && !said->empty() && said->front().contains("id");
        if (!isList) {
            laid = *said;
            return;
        }
        for (const Json& thing : *said) {
            const auto known =
                std::ranges::find_if(laid, [&](const Json& one) { return one.at("id") == thing.at("id"); });
            if (known == laid.end())
                laid.push_back(thing);
            else
                *known = thing;
        }
    };
    for (const Pack& pack : printed)
        lay(pack.content);
    const Json none = Json::array();
    for (const Json& content : header.contains("added") ? header.at("added") : none)
        lay(content);
    return laid;
}

} // namespace whistle
