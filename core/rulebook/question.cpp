// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/question.h"

#include "rulebook/json_ruling.h"

namespace whistle {

Checked<JsonRuling> askQuestion(const Question& question, const Json& input)
{
    if (Problems problems = question.input.check(input); !problems.empty())
        return problems;
    return question.ask(input);
}

Json toJson(JsonRuling ruling, const NameReader& names)
{
    constexpr std::size_t keys = 4;
    Json::object_t json;
    json.reserve(keys); // the keys lie in a vector that copies what it holds when it grows
    json["verdict"] = std::move(ruling.verdict);
    if (ruling.proof)
        json["proof"] = std::move(*ruling.proof);
    Json& why = json["why"] = Json::array();
    for (const Text& sentence : ruling.why)
        why.push_back(sentence.toStdString(names));
    json["rules"] = rulesJson(ruling.rules);
    return json;
}

Json rulesJson(const std::vector<RuleId>& rules)
{
    Json ids = Json::array();
    for (const RuleId rule : rules)
        ids.push_back(std::string(rule.id));
    return ids;
}

} // namespace whistle
