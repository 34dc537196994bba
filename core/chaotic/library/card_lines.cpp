// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/card_lines.h"

#include "chaotic/library/import.h"

#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

std::string wordsOf(const std::vector<Understood>& all)
{
    QStringList parts;
    for (const Understood& one : all)
        parts << chaotic::wordsOf(one);
    return parts.join(QStringLiteral("; ")).toStdString();
}

} // namespace

Checked<std::vector<Json>> cardLines(std::string_view bytes, const std::string& file)
{
    const Checked<TakenIn> taken = lookThrough(bytes, file);
    if (!taken)
        return taken.problems();
    std::vector<Json> lines;
    for (std::size_t i = 0; i < taken->cards.size(); ++i) {
        Json sentences = Json::array();
        for (const ReadSentence& one : taken->origins[i].sentences) {
            sentences.push_back({{"text", one.text}, {"read", !one.as.empty()}});
            if (!one.as.empty())
                sentences.back()["as"] = wordsOf(one.as);
        }
        lines.push_back({{"card", baseOf(taken->cards[i]).name},
                         {"line", taken->origins[i].line},
                         {"sentences", std::move(sentences)}});
    }
    for (const BadLine& one : taken->bad)
        lines.push_back({{"line", one.problem.line}, {"message", one.message.toStdString()}, {"at", one.column}});
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Json& a, const Json& b) { return a.at("line") < b.at("line"); });
    return lines;
}

} // namespace whistle::chaotic
