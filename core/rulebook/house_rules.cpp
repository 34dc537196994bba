// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/house_rules.h"

#include "base/first.h"

#include <algorithm>

namespace whistle {

namespace {

std::vector<Json> valuesOf(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    if (parts.form == ShapeForm::Boolean)
        return {true, false};
    if (parts.form == ShapeForm::List)
        return valuesOf(parts.shapes.front());
    return {parts.words.begin(), parts.words.end()};
}

const Rule* ruleOf(const RuleBook& book, const std::string& key)
{
    const std::vector<Rule>& rules = book.rules();
    return firstWith(rules, &Rule::houseRule, key);
}

} // namespace

std::string writtenValue(const Json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::vector<ShapeKey> houseRuleKeys(const Shape& commands)
{
    for (const Shape& command : commands.parts().shapes) {
        for (const ShapeKey& key : command.parts().keys) {
            if (key.name == "house_rules")
                return key.shape.parts().keys;
        }
    }
    return {};
}

std::vector<HouseRule> houseRules(const RuleBook& book, const std::vector<ShapeKey>& keys, BookLanguage language)
{
    std::vector<HouseRule> all;
    for (const ShapeKey& key : keys) {
        const Rule* rule = ruleOf(book, key.name);
        if (rule == nullptr)
            continue;
        const RuleWords& words = rule->words.in(language);
        HouseRule& one = all.emplace_back();
        one.key = key.name;
        one.rule = rule->id;
        one.title = words.title;
        one.text = words.text;
        one.minimum = key.shape.parts().minimum;
        one.maximum = key.shape.parts().maximum;
        for (Json& value : valuesOf(key.shape)) {
            const auto meaning = words.values.find(writtenValue(value));
            one.values.push_back({std::move(value), meaning == words.values.end() ? std::string{} : meaning->second});
            if (writtenValue(one.values.back().value) == rule->usualValue)
                one.usual = one.values.back().value;
        }
        if (one.usual.is_null()) // a number, or a list of values
            one.usual = Json::parse(rule->usualValue);
    }
    return all;
}

QString valueMeaning(const Rule& rule, const std::string& value, BookLanguage language)
{
    const auto& values = rule.words.in(language).values;
    const auto meaning = [&](const std::string& word) {
        const auto found = values.find(word);
        return QString::fromStdString(found == values.end() ? word : found->second);
    };
    const Checked<Json> list = parseJson(value);
    if (!list || !list->is_array())
        return meaning(value);
    QStringList meanings;
    for (const Json& each : *list)
        meanings << meaning(writtenValue(each));
    return meanings.join(QStringLiteral(", "));
}

QString houseRuleReading(const Rule& rule, const std::string& value, BookLanguage language)
{
    const QString title = QString::fromStdString(rule.words.in(language).title);
    const QString meaning = valueMeaning(rule, value, language);
    return title.endsWith(u'?') ? title + QStringLiteral(" – ") + meaning : title + QStringLiteral(": ") + meaning;
}

std::vector<std::string> houseRuleDisagreements(const RuleBook& book, const std::vector<ShapeKey>& keys)
{
    std::vector<std::string> found;
    for (const Rule& rule : book.rules()) {
        const auto hasIt = [&](const ShapeKey& key) { return key.name == rule.houseRule; };
        if (!rule.houseRule.empty() && std::none_of(keys.begin(), keys.end(), hasIt))
            found.push_back(rule.id + ": the game has no switch \"" + rule.houseRule + '"');
    }
    for (const ShapeKey& key : keys) {
        const Rule* rule = ruleOf(book, key.name);
        if (rule == nullptr) {
            found.push_back("no rule is switched by \"" + key.name + '"');
            continue;
        }
        if (key.fallback.empty() || writtenValue(Json::parse(key.fallback)) != rule->usualValue)
            found.push_back(rule->id + ": usual is \"" + rule->usualValue + "\", declared is " + key.fallback);
        std::vector<std::string> declared;
        for (const Json& value : valuesOf(key.shape))
            declared.push_back(writtenValue(value));
        std::sort(declared.begin(), declared.end());
        for (const BookLanguage language : book.languages()) {
            std::vector<std::string> told;
            for (const auto& [value, meaning] : rule->words.in(language).values)
                told.push_back(value);
            if (told != declared)
                found.push_back(rule->id + " in \"" + std::string(toWord(language)) + "\": other values");
        }
    }
    return found;
}

} // namespace whistle
